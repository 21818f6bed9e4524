//! Turns the coverage of two series into a list of gaps.

mod choices;
mod course;
mod pieces;
mod places;
mod rules;

use super::coverage::CoverageMarks;
use super::first_seen::{Sightings, StepOfGame};
use super::ground::ScenarioView;
use super::{Gap, GapItem, GapStatus, GapSubject, Lot, Total, Witness};
use crate::counts::UseLine;
use crate::play::Shown;
use crate::project::Project;
use crate::system::System;

/// The coverage to search: of the players that draw from the list, and of the players that choose.
pub(super) struct Both<'a, G> {
    pub(super) ground: &'a ScenarioView<'a, G>,
    pub(super) project: &'a Project,
    pub(super) drawn: &'a CoverageMarks,
    pub(super) played: &'a CoverageMarks,
    pub(super) uses: &'a [UseLine],
}

/// The list of gaps being built.
#[derive(Default)]
pub(super) struct GapList {
    pub(super) gaps: Vec<Gap>,
    pub(super) totals: Vec<Total>,
}

impl<G: System + Shown> Both<'_, G> {
    /// Returns every gap, those a designer can do most about first.
    pub(super) fn find(&self) -> GapList {
        let mut found = GapList::default();
        self.silences(&mut found);
        self.rules_of_variants(&mut found);
        self.pieces(&mut found);
        self.places(&mut found);
        self.verbs(&mut found);
        self.rules(&mut found);
        self.cells(&mut found);
        self.course(&mut found);
        // The order of each subject stays that of the documents and of the turn.
        found.gaps.sort_by_key(|gap| (gap.subject.rank(), gap.status));
        found
    }
}

impl GapList {
    /// Adds a gap for each item not seen in the games of players that choose. Each item comes with its sightings in the
    /// drawn and in the played series.
    fn unless_played(&mut self, subject: GapSubject, group: &str, all: Vec<(GapItem, Sightings, Sightings)>) {
        if all.is_empty() {
            return;
        }
        self.totals.push(Total { subject, group: group.to_owned(), all: all.len() });
        for (what, drawn, played) in all {
            if played.is_seen() {
                continue;
            }
            let status = if drawn.is_seen() { GapStatus::Drawn } else { GapStatus::Never };
            self.gaps.push(Gap {
                times: drawn.times,
                games: drawn.games,
                witness: drawn.first.map(|at| witness(Lot::Drawn, at)),
                ..Gap::new(subject, status, group, what)
            });
        }
    }

    /// Adds a gap for something that happened, in the games of the players that choose or otherwise in the others.
    fn happened(&mut self, subject: GapSubject, group: &str, what: GapItem, [drawn, played]: [(Sightings, u64); 2]) {
        let (lot, (mark, of)) = if played.0.is_seen() { (Lot::Played, played) } else { (Lot::Drawn, drawn) };
        if !mark.is_seen() {
            return;
        }
        let status = if lot == Lot::Played { GapStatus::Happens } else { GapStatus::Drawn };
        let witness = mark.first.map(|at| witness(lot, at));
        let gap = Gap::new(subject, status, group, what);
        self.gaps.push(Gap { times: mark.times, of, games: mark.games, witness, ..gap });
    }
}

/// Returns the witness for a step of a game.
pub(super) const fn witness(lot: Lot, at: StepOfGame) -> Witness {
    Witness { lot, game: at.game, step: at.step }
}

/// Returns the sightings at an index, empty if the list is too short.
pub(super) fn at(marks: &[Sightings], place: usize) -> Sightings {
    marks.get(place).copied().unwrap_or_default()
}
