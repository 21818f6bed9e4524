//! A replayed game as JSON. The help of the verb describes this form: change both together.

use rules::log::{Divergence, DivergenceCause, Log, LogEntry};
use rules::play::{Actor, Atom, Outcome};
use rules::side::Side;
use rules::systems::{AnyGame, Done, RetoldEvent, RetoldStep};
use serde::Serialize;

use super::ReplayReport;
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
    notes: Vec<&'a str>,
    changed: Vec<String>,
    doubts: Vec<String>,
    steps: Vec<ReplayStep<'a>>,
    position: Stand,
    of: usize,
    divergence: Option<Diverges<'a>>,
}

#[derive(Serialize)]
struct ReplayStep<'a> {
    #[serde(rename = "step")]
    number: usize,
    turn: u8,
    phase: &'static str,
    action: Option<String>,
    roll: Option<u8>,
    amend: Option<String>,
    events: Vec<Happened>,
    notes: Vec<&'a str>,
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
    phase: &'static str,
    decides: Option<&'static str>,
    casualties: Option<u16>,
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

/// Returns one JSON object.
pub(super) fn report(replayed: &ReplayReport<'_>, voice: &Voice) -> String {
    let ReplayReport { file, log, game, changed, retold, names: _ } = replayed;
    super::super::json(&Report {
        file,
        title: log.title.get(voice.language()),
        scenario: &log.scenario,
        version: &log.version,
        seed: log.seed,
        game: log.game,
        texan: &log.players.texan,
        mexican: &log.players.mexican,
        notes: notes(log, 0, voice),
        changed: changed.iter().map(|changed| voice.say(&changed.said())).collect(),
        doubts: retold.doubts.iter().map(|doubt| voice.say(&doubt.message())).collect(),
        steps: retold.steps.iter().map(|own| step(own, log, game, voice)).collect(),
        position: stand(replayed),
        of: log.entries.len(),
        divergence: retold.divergence.as_ref().map(|divergence| diverges(divergence, game, voice)),
    })
}

/// Returns the notes of the log on a step; step 0 stands for the game as a whole.
fn notes<'a>(log: &'a Log, step: usize, voice: &Voice) -> Vec<&'a str> {
    log.notes_on(step).map(|says| says.get(voice.language())).collect()
}

fn step<'a>(own: &RetoldStep, log: &'a Log, game: &AnyGame, voice: &Voice) -> ReplayStep<'a> {
    let (action, roll, amend) = match &own.done {
        Done::Action(action) => (Some(action.clone()), None, None),
        Done::Roll(roll) => (None, Some(*roll), None),
        Done::Amend(amend, _) => (None, None, Some(amend.clone())),
    };
    let happened = |event: &RetoldEvent| Happened {
        rule: event.rule,
        variant: game.credit(event.rule).map(|own| own.variant.clone()),
        event: event.text.clone(),
        text: voice.say(&event.said),
    };
    let RetoldStep { number, moment, events, .. } = own;
    ReplayStep {
        number: *number,
        turn: moment.turn,
        phase: moment.phase.word,
        action,
        roll,
        amend,
        events: events.iter().map(happened).collect(),
        notes: notes(log, *number, voice),
    }
}

fn stand(replayed: &ReplayReport<'_>) -> Stand {
    let status = replayed.retold.status;
    let decides = match status.actor {
        Actor::Player(Side::Texan) => Some("texan"),
        Actor::Player(Side::Mexican) => Some("mexican"),
        Actor::Chance => Some("chance"),
        Actor::Over => None,
    };
    Stand {
        step: replayed.retold.steps.len(),
        turn: status.moment.turn,
        phase: status.moment.phase.word,
        decides,
        casualties: status.casualties,
        outcome: status.outcome,
    }
}

fn diverges<'a>(divergence: &'a Divergence, game: &AnyGame, voice: &Voice) -> Diverges<'a> {
    let (action, roll, amend) = match &divergence.logged {
        LogEntry::Did(action, _) => (Some(action.as_str()), None, None),
        LogEntry::Rolled(sum, _) => (None, Some(*sum), None),
        LogEntry::Amended(amend) => (None, None, Some(amend.as_str())),
    };
    let (logged, found, rule) = match &divergence.now {
        DivergenceCause::Refused(refusal) => (None, None, Some(refusal.atom)),
        DivergenceCause::Otherwise { logged, found } => {
            let event = found.as_ref();
            (logged.as_deref(), event.map(|event| event.text.clone()), event.map(|event| event.atom))
        }
        DivergenceCause::Unreadable(_)
        | DivergenceCause::RollDue(_)
        | DivergenceCause::NoRollDue
        | DivergenceCause::OtherDice(_)
        | DivergenceCause::Over => (None, None, None),
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
        logged: if matches!(divergence.now, DivergenceCause::Otherwise { .. }) { logged } else { first },
        found,
        rule,
        text: reason(&divergence.now, game, voice),
    }
}
