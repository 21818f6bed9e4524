//! The account of a game in beats: what one reads at a glance, and what the arrow keys go by.
//!
//! A beat is a decision with everything that comes of it: a whole move of a counter, or an attack with its rolls, its
//! answer and whoever falls. Beats stand under their phase.

use rules::play::{Actor, Moment};
use rules::side::Side;
use rules::table::{Nature, StepTaken};

use crate::account::{self, AnyTable, ShownLine};

/// A phase in which something happened.
#[derive(Debug)]
pub(super) struct PhaseEntries {
    pub(super) moment: Moment,
    pub(super) entries: Vec<AccountEntry>,
}

/// A beat.
#[derive(Debug)]
pub(super) struct AccountEntry {
    /// How many steps lie before it.
    pub(super) from: usize,
    /// How many steps have been made with it.
    pub(super) to: usize,
    /// Whose decision it was.
    pub(super) side: Option<Side>,
    /// What is told of it.
    pub(super) lines: Vec<ShownLine>,
}

/// The game on the table, phase by phase. Steps of which nothing is told go with the beat before them.
pub(super) fn scenes(table: &AnyTable) -> Vec<PhaseEntries> {
    let steps = table.history().steps();
    let mut lines = account::shown(table, usize::MAX, None).lines.into_iter().peekable();
    let mut scenes: Vec<PhaseEntries> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let mut own = Vec::new();
        while let Some(line) = lines.next_if(|line| line.at <= at) {
            own.push(line);
        }
        let begins = begins(table, at, step);
        // What happens as a phase begins belongs to that phase.
        let moment = own.first().map_or(step.moment, |line| line.moment);
        let scene = match scenes.last_mut() {
            Some(last) if last.moment == moment || own.is_empty() => last,
            _ => {
                scenes.push(PhaseEntries { moment, entries: Vec::new() });
                let Some(new) = scenes.last_mut() else { continue };
                new
            }
        };
        match scene.entries.last_mut() {
            Some(beat) if !begins || own.is_empty() || beat.lines.is_empty() => {
                beat.to = at + 1;
                beat.lines.extend(own);
            }
            _ => scene.entries.push(AccountEntry { from: at, to: at + 1, side: side(step), lines: own }),
        }
    }
    scenes
}

/// Whether something new begins with a step: it neither goes on with a move, nor is rolled or answered for what is under
/// way.
fn begins(table: &AnyTable, at: usize, step: &StepTaken) -> bool {
    !matches!(step.nature, Nature::Roll(_)) && !step.is_answer && !table.history().goes_on(at)
}

fn side(step: &StepTaken) -> Option<Side> {
    match step.actor {
        Actor::Player(side) => Some(side),
        Actor::Chance | Actor::Over => None,
    }
}
