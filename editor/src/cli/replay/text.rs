//! A replayed game as text.

use std::collections::BTreeSet;
use std::fmt::Write;

use rules::log::Changed;
use rules::phrase::Phrase;
use rules::play::{Actor, Atom, Moment};
use rules::systems::{AnyGame, Credit, Done};
use rules::words::Words;

use super::ReplayReport;
use super::divergence::{cited, describe};
use crate::explain::variant::page_of;
use crate::words::Voice;

/// The width of the column of step numbers.
pub(super) const MARGIN: usize = 6;

/// Describes the game: what was played, what has changed since, what happened as `account` tells it, and, with
/// `counts_steps`, how far the replay got. A game that now goes differently is always reported.
pub(super) fn report(
    replayed: &ReplayReport<'_>,
    account: impl Fn(&ReplayReport<'_>, &Voice) -> String,
    counts_steps: bool,
    voice: &Voice,
) -> String {
    let end = match &replayed.retold.divergence {
        Some(divergence) => describe(divergence, replayed.game, voice),
        None if counts_steps => voice.say(&end(replayed, voice)) + "\n",
        None => String::new(),
    };
    let end = pages(replayed, voice) + &end;
    head(replayed, voice) + &account(replayed, voice) + if end.is_empty() { "" } else { "\n" } + &end
}

/// Lists the variants whose rules took effect, each with its origin and how to read it.
fn pages(replayed: &ReplayReport<'_>, voice: &Voice) -> String {
    let events = replayed.retold.steps.iter().flat_map(|step| &step.events);
    let rules: BTreeSet<_> = events.map(|event| event.rule).collect();
    let mut credits: Vec<&Credit> = rules.into_iter().filter_map(|atom| replayed.game.credit(atom)).collect();
    credits.sort_by_key(|own| &own.variant);
    credits.dedup();
    let credited = credits.into_iter().map(|own| {
        let message = Phrase::new("replay-variant").words("title", own.title.clone());
        voice.say(&message.words("source", own.by.words()).with("page", page_of(&own.variant))) + "\n"
    });
    credited.collect::<String>()
}

fn head(replayed: &ReplayReport<'_>, voice: &Voice) -> String {
    let log = replayed.log;
    let played = Phrase::new("replay-head")
        .with("title", voice.words(&log.title))
        .with("texan", voice.player(&log.players.texan))
        .with("mexican", voice.player(&log.players.mexican))
        .with("seed", log.seed)
        .with("version", &log.version);
    let messages = [played].into_iter().chain(log.notes_on(0).map(note));
    let messages = messages.chain(Changed::message(replayed.changed));
    messages.map(|message| voice.say(&message) + "\n").collect()
}

/// Formats a note of the log.
fn note(says: &Words) -> Phrase {
    Phrase::new("log-note").words("text", says.clone())
}

/// Describes each event in a sentence, under its Game-Turn and phase; phases without events are left out. The notes
/// on a step follow its events.
pub(super) fn every_event(replayed: &ReplayReport<'_>, voice: &Voice) -> String {
    let mut heading = Some((replayed.retold.start, None));
    let (mut text, mut amended) = (String::new(), false);
    for step in &replayed.retold.steps {
        let mut number = step.number.to_string();
        if let Done::Amend(_, said) = &step.done {
            let _ = writeln!(text, "\n{number:>MARGIN$}  {}", voice.say(&replayed.names.put(said.clone())));
            amended = true;
        } else if std::mem::take(&mut amended) {
            // A change by hand may also have changed the phase.
            heading = Some((step.moment, None));
        }
        for event in &step.events {
            if let Some(moment) = event.began {
                heading = Some((moment, Some(event.rule)));
                continue;
            }
            if let Some((moment, rule)) = heading.take() {
                text.extend(["\n", &title(moment, rule, replayed.game, voice), "\n"]);
            }
            // The number is printed only before the first event of its step.
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{number:>MARGIN$}  {}",
                cited(&replayed.names.put(event.said.clone()), event.rule, replayed.game, voice)
            );
            number.clear();
        }
        for says in replayed.log.notes_on(step.number) {
            let _ = writeln!(text, "{number:>MARGIN$}  {}", voice.say(&note(says)));
            number.clear();
        }
    }
    text
}

fn title(began: Moment, rule: Option<Atom>, game: &AnyGame, voice: &Voice) -> String {
    let title = moment(began, game, voice);
    rule.map_or(title.clone(), |rule| format!("{title} [{rule}]"))
}

/// Returns the Game-Turn and the phase; the set-up has no turn.
fn moment(when: Moment, game: &AnyGame, voice: &Voice) -> String {
    voice.say(&game.moment_said(when))
}

/// Describes how far the game went, and who decides next.
fn end(replayed: &ReplayReport<'_>, voice: &Voice) -> Phrase {
    let (status, steps) = (replayed.retold.status, replayed.retold.steps.len());
    let id = match status.actor {
        Actor::Over => "replay-identical",
        Actor::Chance => "replay-stops-at-roll",
        Actor::Player(_) => "replay-stops",
    };
    let side = match status.actor {
        Actor::Player(side) => side.word(),
        Actor::Chance | Actor::Over => "replay-nobody",
    };
    Phrase::new(id)
        .with("step", steps)
        .with("of", replayed.log.entries.len())
        .with("moment", moment(status.moment, replayed.game, voice))
        .word("side", side)
}
