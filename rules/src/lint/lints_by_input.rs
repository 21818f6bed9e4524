//! The lints grouped by their inputs, so that an edit runs only those affected.

use std::sync::LazyLock;

use super::check::{HexCheck, ListCheck, OpeningCheck, SideCheck};
use super::{Check, Features, LINTS, Lint, Lists};
use crate::report::Severity;
use crate::rulebook::System;

/// A lint with its index in [`LINTS`] and its check.
pub(super) type ListedLint<C> = (usize, &'static Lint, C);

/// The lints of each round, each list in the order of [`LINTS`].
#[derive(Debug, Default)]
pub(super) struct LintsByInput {
    pub(super) hexes: Vec<ListedLint<HexCheck>>,
    /// The lints that check a hexside alone.
    pub(super) sides: Vec<(Features, ListedLint<SideCheck>)>,
    /// The lints that also read what meets the hexside.
    pub(super) sides_with_ends: Vec<(Features, ListedLint<SideCheck>)>,
    pub(super) lists: Vec<(Lists, ListedLint<ListCheck>)>,
    pub(super) opening: Vec<ListedLint<OpeningCheck>>,
    pub(super) playable: Vec<(Lists, ListedLint<ListCheck>)>,
}

impl LintsByInput {
    /// Returns the lints of a game system, with or without those that only produce notes.
    pub(super) fn for_system(system: System, notes: bool) -> &'static Self {
        static ALL: LazyLock<[[LintsByInput; 2]; System::ALL.len()]> =
            LazyLock::new(|| System::ALL.map(|system| [false, true].map(|notes| LintsByInput::new(system, notes))));
        &ALL[system as usize][usize::from(notes)]
    }

    fn new(system: System, notes: bool) -> Self {
        let mut rounds = Self::default();
        let asked = LINTS.iter().copied().enumerate().filter(|(_, lint)| lint.systems.include(system));
        for (at, lint) in asked.filter(|(_, lint)| notes || lint.severity != Severity::Note) {
            match lint.check {
                Check::Hex(check) => rounds.hexes.push((at, lint, check)),
                Check::Hexside(features, check) => rounds.sides.push((features, (at, lint, check))),
                Check::HexsideWithEnds(features, check) => rounds.sides_with_ends.push((features, (at, lint, check))),
                Check::Lists(lists, check) => rounds.lists.push((lists, (at, lint, check))),
                Check::Opening(check) => rounds.opening.push((at, lint, check)),
                Check::Playable(lists, check) => rounds.playable.push((lists, (at, lint, check))),
                Check::Cases(_) | Check::Allowances(_) => {}
            }
        }
        rounds
    }
}
