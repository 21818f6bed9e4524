//! A replayed game for programs. The help of the verb describes this form: change both together.

use rules::alamo::{Event, Game, Outcome, Phase};
use rules::log::{Account, Divergence, Entry, Made, Now};
use rules::play::{Actor, Atom};
use rules::side::Side;
use serde::Serialize;

use super::Told;
use super::divergence::reason;
use crate::words::Voice;

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    title: &'a str,
    scenario: &'a str,
    version: &'a str,
    seed: u64,
    game: u32,
    texan: &'a str,
    mexican: &'a str,
    changed: Vec<String>,
    doubts: Vec<String>,
    steps: Vec<Step>,
    position: Stand,
    of: usize,
    divergence: Option<Diverges<'a>>,
}

#[derive(Serialize)]
struct Step {
    #[serde(rename = "step")]
    number: usize,
    turn: u8,
    phase: &'static str,
    action: Option<String>,
    roll: Option<u8>,
    amend: Option<String>,
    events: Vec<Happened>,
}

#[derive(Serialize)]
struct Happened {
    rule: Atom,
    variant: Option<String>,
    event: String,
    text: String,
}

#[derive(Serialize)]
struct Stand {
    step: usize,
    turn: u8,
    phase: Phase,
    decides: Option<&'static str>,
    casualties: u16,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Diverges<'a> {
    step: usize,
    turn: u8,
    phase: &'static str,
    pieces: &'a [String],
    place: Option<String>,
    action: Option<&'a str>,
    roll: Option<u8>,
    amend: Option<&'a str>,
    logged: Option<&'a str>,
    found: Option<String>,
    rule: Option<Atom>,
    text: String,
}

/// One JSON object.
pub(super) fn report(told: &Told<'_>, voice: &Voice) -> String {
    let Told { file, log, game, changed, doubts, replayed } = told;
    super::super::json(&Report {
        file,
        title: log.title.get(voice.language()),
        scenario: &log.scenario,
        version: &log.version,
        seed: log.seed,
        game: log.game,
        texan: &log.players.texan,
        mexican: &log.players.mexican,
        changed: changed.iter().map(|changed| voice.say(&changed.message())).collect(),
        doubts: doubts.iter().map(|doubt| voice.say(&doubt.message())).collect(),
        steps: replayed.accounts.iter().map(|account| step(account, game, voice)).collect(),
        position: stand(told),
        of: log.entries.len(),
        divergence: replayed.divergence.as_ref().map(|divergence| diverges(divergence, game, voice)),
    })
}

fn step(account: &Account<Game>, game: &Game, voice: &Voice) -> Step {
    let (action, roll, amend) = match account.made {
        Made::Action(action) => (Some(game.write_action(action)), None, None),
        Made::Roll(roll) => (None, Some(roll.0), None),
        Made::Amend(amend) => (None, None, Some(game.write_amend(amend))),
    };
    let happened = |event: &Event| Happened {
        rule: event.atom,
        variant: game.credit(event.atom).map(|own| own.variant.clone()),
        event: game.write_event(event),
        text: voice.say(&game.tell(event)),
    };
    let Account { step, moment, events, .. } = account;
    Step {
        number: *step,
        turn: moment.turn,
        phase: moment.phase.word,
        action,
        roll,
        amend,
        events: events.iter().map(happened).collect(),
    }
}

fn stand(told: &Told<'_>) -> Stand {
    let position = &told.replayed.position;
    let decides = match told.game.actor(position) {
        Actor::Player(Side::Texan) => Some("texan"),
        Actor::Player(Side::Mexican) => Some("mexican"),
        Actor::Chance => Some("chance"),
        Actor::Over => None,
    };
    Stand {
        step: told.replayed.accounts.len(),
        turn: position.turn,
        phase: position.phase,
        decides,
        casualties: position.casualties,
        outcome: position.outcome,
    }
}

fn diverges<'a>(divergence: &'a Divergence, game: &Game, voice: &Voice) -> Diverges<'a> {
    let (action, roll, amend) = match &divergence.logged {
        Entry::Did(action, _) => (Some(action.as_str()), None, None),
        Entry::Rolled(sum, _) => (None, Some(*sum), None),
        Entry::Amended(amend) => (None, None, Some(amend.as_str())),
    };
    let (logged, found, rule) = match &divergence.now {
        Now::Refused(refusal) => (None, None, Some(refusal.atom)),
        Now::Otherwise { logged, found } => {
            let event = found.as_ref();
            (logged.as_deref(), event.map(|event| event.text.clone()), event.map(|event| event.atom))
        }
        Now::Unreadable(_) | Now::RollDue(_) | Now::NoRollDue | Now::OtherDice(_) | Now::Over => (None, None, None),
    };
    let first = divergence.logged.events().first().map(String::as_str);
    Diverges {
        step: divergence.step,
        turn: divergence.moment.turn,
        phase: divergence.moment.phase.word,
        pieces: &divergence.pieces,
        place: divergence.place.as_ref().and_then(|place| voice.place(place)),
        action,
        roll,
        amend,
        logged: if matches!(divergence.now, Now::Otherwise { .. }) { logged } else { first },
        found,
        rule,
        text: reason(&divergence.now, game, voice),
    }
}
