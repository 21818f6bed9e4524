//! A replayed game for people.

use std::collections::BTreeSet;
use std::fmt::Write;

use rules::alamo::variant::Credit;
use rules::alamo::{Happening, Phase};
use rules::log::Made;
use rules::message::Message;
use rules::play::{Actor, Atom};

use super::Told;
use super::divergence::{describe, sentence};
use crate::explain::variant::page_of;
use crate::words::Voice;

/// How far the numbers of the steps reach.
const MARGIN: usize = 6;

/// What was played, what has changed since, what happened, and how it ends.
pub(super) fn report(told: &Told<'_>, voice: &Voice) -> String {
    let end = match &told.replayed.divergence {
        Some(divergence) => describe(divergence, told.game, voice),
        None => voice.say(&end(told, voice)) + "\n",
    };
    head(told, voice) + &account(told, voice) + "\n" + &pages(told, voice) + &end
}

/// The variants whose rules have acted, each with where it comes from and how to read it.
fn pages(told: &Told<'_>, voice: &Voice) -> String {
    let events = told.replayed.accounts.iter().flat_map(|account| &account.events);
    let cited: BTreeSet<_> = events.map(|event| event.atom).collect();
    let mut credits: Vec<&Credit> = cited.into_iter().filter_map(|atom| told.game.credit(atom)).collect();
    credits.sort_by_key(|own| &own.variant);
    credits.dedup();
    let told = credits.into_iter().map(|own| {
        let message = Message::new("replay-variant").words("title", own.title.clone());
        voice.say(&message.words("source", own.by.words()).with("page", page_of(&own.variant))) + "\n"
    });
    told.collect::<String>()
}

fn head(told: &Told<'_>, voice: &Voice) -> String {
    let log = told.log;
    let played = Message::new("replay-head")
        .with("title", log.title.get(voice.language()))
        .with("texan", &log.players.texan)
        .with("mexican", &log.players.mexican)
        .with("seed", log.seed)
        .with("version", &log.version);
    let messages = [played].into_iter().chain(told.changed.iter().map(rules::log::Changed::message));
    messages.map(|message| voice.say(&message) + "\n").collect()
}

/// One sentence an event, under the Game-Turn and phase; phases in which nothing happens are left out.
fn account(told: &Told<'_>, voice: &Voice) -> String {
    let start = told.game.start();
    let mut heading = Some((start.turn, start.phase, None));
    let mut text = String::new();
    for account in &told.replayed.accounts {
        let mut number = account.step.to_string();
        if let Made::Amend(amend) = account.made {
            let _ = writeln!(text, "\n{number:>MARGIN$}  {}", voice.say(&told.game.tell_amend(amend)));
        }
        for event in &account.events {
            if let Happening::PhaseBegan { turn, phase } = event.what {
                heading = Some((turn, phase, Some(event.atom)));
                continue;
            }
            if let Some((turn, phase, atom)) = heading.take() {
                text.extend(["\n", &title(turn, phase, atom, voice), "\n"]);
            }
            // The number stands before the first event of its step only.
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:>MARGIN$}  {}", sentence(event, told.game, voice));
            number.clear();
        }
    }
    text
}

fn title(turn: u8, phase: Phase, atom: Option<Atom>, voice: &Voice) -> String {
    let title = moment(turn, phase, voice);
    atom.map_or(title.clone(), |atom| format!("{title} [{atom}]"))
}

/// The Game-Turn and the phase; the set-up has no turn.
fn moment(turn: u8, phase: Phase, voice: &Voice) -> String {
    let id = if phase.is_setup() { "replay-set-up" } else { "replay-moment" };
    voice.say(&Message::new(id).with("turn", turn).word("phase", phase.name_word()))
}

/// How far it went, and who goes on.
fn end(told: &Told<'_>, voice: &Voice) -> Message {
    let (position, steps) = (&told.replayed.position, told.replayed.accounts.len());
    let id = match told.game.actor(position) {
        Actor::Over => "replay-identical",
        Actor::Chance => "replay-stops-at-roll",
        Actor::Player(_) => "replay-stops",
    };
    let side = match told.game.actor(position) {
        Actor::Player(side) => side.word(),
        Actor::Chance | Actor::Over => "replay-nobody",
    };
    Message::new(id)
        .with("step", steps)
        .with("of", told.log.entries.len())
        .with("moment", moment(position.turn, position.phase, voice))
        .word("side", side)
}
