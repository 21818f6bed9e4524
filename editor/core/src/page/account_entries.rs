//! Groups the account of a game into entries: units that can be read at a glance and stepped through with the arrow
//! keys.
//!
//! An entry is a decision with all its consequences: a whole move of a counter, or an attack with its rolls, its answer
//! and its losses. Entries are listed under their phase.

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

/// A decision with all its consequences.
#[derive(Debug)]
pub(super) struct AccountEntry {
    /// The number of steps before it.
    pub(super) from: usize,
    /// The number of steps up to and including it.
    pub(super) to: usize,
    /// The side that made the decision, if any.
    pub(super) side: Option<Side>,
    /// The lines of the account.
    pub(super) lines: Vec<ShownLine>,
}

/// Returns the game on the table, phase by phase. Steps without lines are added to the preceding entry.
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
        // Events at the start of a phase belong to that phase.
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

/// Whether a step begins a new entry: it neither continues a move, nor is a roll or an answer for something in
/// progress.
fn begins(table: &AnyTable, at: usize, step: &StepTaken) -> bool {
    !matches!(step.nature, Nature::Roll(_)) && !step.is_answer && !table.history().goes_on(at)
}

fn side(step: &StepTaken) -> Option<Side> {
    match step.actor {
        Actor::Player(side) => Some(side),
        Actor::Chance | Actor::Over => None,
    }
}
