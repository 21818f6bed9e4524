//! Sentences about an opening, shared by all outputs: what differs in it, and how its games went.

use rules::phrase::Phrase;
use rules::playtest::openings::{Fair, LayoutChange};
use rules::side::Side;

use super::OpeningsReport;
use crate::words::Voice;

/// Describes a difference.
pub(super) fn shift(own: &LayoutChange) -> Phrase {
    match own {
        LayoutChange::Boxed { id, count } => {
            Phrase::new("openings-boxed").with("id", id).count("count", usize::try_from(*count).unwrap_or(0))
        }
        LayoutChange::Enters { column, from, to } => {
            Phrase::new("openings-enters").with("column", column).with("from", from).with("to", to)
        }
        LayoutChange::Stands { id, from, to } => {
            Phrase::new("openings-stands").with("id", id).with("from", from).with("to", to)
        }
    }
}

/// Returns the id of the side whose wins are measured.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Texan => "playtest-texans",
        Side::Mexican => "playtest-mexicans",
    }
}

/// Returns the id of the attackers' losses.
pub(super) fn losses(openings: &OpeningsReport<'_>) -> String {
    format!("report-{}", openings.losses.replace('_', "-"))
}

/// Describes the games of an opening in a sentence, stored in its scenario.
pub(super) fn note(openings: &OpeningsReport<'_>, number: usize, own: &Fair, voice: &Voice) -> Phrase {
    let [texan, mexican] = &openings.plan.players;
    let percent = |share: f64| voice.decimal(100.0 * share);
    Phrase::new("openings-note")
        .with("number", number)
        .with("all", openings.found.fair.len())
        .with("seed", openings.plan.seed)
        .with("texan", texan)
        .with("mexican", mexican)
        .word("side", side(openings.side))
        .with("share", percent(own.interval.share))
        .with("low", percent(own.interval.low))
        .with("high", percent(own.interval.high))
        .count("games", usize::try_from(own.score.games).unwrap_or(usize::MAX))
        .with("length", voice.decimal(own.score.length()))
        .with("losses", voice.decimal(own.score.losses()))
        .word("figure", losses(openings))
}
