//! The coverage of the games of a series.

use std::collections::BTreeMap;

use super::first_seen::{Longest, Sightings, StepOfGame, add_all};
use crate::play::Phase;

/// Sightings of everything searched for. Those of different games of a scenario can be added in any order.
#[derive(Debug, Clone, Default)]
pub(super) struct CoverageMarks {
    /// The number of games watched to their end.
    pub(super) games: u32,
    /// The kinds of actions, by their words.
    pub(super) verbs: BTreeMap<String, Verb>,
    /// The rules by which something happened, by their numbers.
    pub(super) acted: BTreeMap<&'static str, Sightings>,
    /// The rules by which something was refused.
    pub(super) refused: BTreeMap<&'static str, Sightings>,
    /// The cells of the tables that were read, by their indices.
    pub(super) cells: Vec<Sightings>,
    /// The spots a piece came to.
    pub(super) entered: Vec<Sightings>,
    /// The spots a piece came to from off the map.
    pub(super) arrived: Vec<Sightings>,
    /// The spots a gun came to.
    pub(super) guns: Vec<Sightings>,
    /// The hexsides a piece crossed, by their indices.
    pub(super) crossed: Vec<Sightings>,
    /// The sightings of each piece.
    pub(super) pieces: Vec<Piece>,
    /// The decisions, by side, and by phase in the order of play.
    pub(super) phases: BTreeMap<(usize, u8), PhaseDecisions>,
    /// The longest run of decisions with a single legal action, by side.
    pub(super) runs: [Longest; 2],
    /// The decisions at a position met before in the same phase.
    pub(super) loops: Sightings,
    /// The number of Game-Turns played to their end.
    pub(super) turns: u64,
    /// The Game-Turns in which nothing was done.
    pub(super) idle: Sightings,
    /// The Game-Turns after which the map was as after an earlier one, although something was done.
    pub(super) standstills: Sightings,
    /// The silences of the rules.
    pub(super) silences: BTreeMap<(Silence, String), Sightings>,
}

/// How often a kind of action was allowed and chosen, by side.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Verb {
    pub(super) legal: [Sightings; 2],
    pub(super) chosen: [Sightings; 2],
}

/// The sightings of a piece.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Piece {
    /// The games in which it came onto the map.
    pub(super) stood: Sightings,
    /// The decisions with a legal action of this piece.
    pub(super) able: Sightings,
    /// The chosen actions of this piece.
    pub(super) acted: Sightings,
    /// The games at whose end it was on the map.
    pub(super) left: Sightings,
    /// The games among those in which it could do nothing for long before the end; the place is the last at which it
    /// could.
    pub(super) stranded: Sightings,
}

/// The decisions of a side in a phase.
#[derive(Debug, Clone, Copy)]
pub(super) struct PhaseDecisions {
    pub(super) phase: Phase,
    /// All decisions.
    pub(super) all: Sightings,
    /// The decisions with a single legal action.
    pub(super) forced: Sightings,
}

/// Something no rule covers, or on which the rules contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Silence {
    /// A side has to decide, but has no legal action.
    NoChoice,
    /// Chance has to decide, but no dice are named.
    NoDice,
    /// An action is listed as legal, but refused.
    Refused,
    /// An action is allowed, but not listed as legal.
    Unlisted,
    /// Something happened or was refused by a rule that the system does not have.
    NoRule,
    /// A game does not end.
    Endless,
}

impl Silence {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::NoChoice, Self::NoDice, Self::Refused, Self::Unlisted, Self::NoRule, Self::Endless];

    /// Returns the word for it in machine-readable output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoChoice => "no_choice",
            Self::NoDice => "no_dice",
            Self::Refused => "refused",
            Self::Unlisted => "unlisted",
            Self::NoRule => "no_rule",
            Self::Endless => "endless",
        }
    }
}

impl CoverageMarks {
    /// Records a silence of the rules, with a detail in `about`.
    pub(super) fn silent(&mut self, silence: Silence, about: String, at: StepOfGame) {
        self.silences.entry((silence, about)).or_default().note(at);
    }

    /// Adds the marks of other games.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.turns += other.turns;
        for (name, verb) in &other.verbs {
            let own = self.verbs.entry(name.clone()).or_default();
            for side in 0..2 {
                own.legal[side].add(&verb.legal[side]);
                own.chosen[side].add(&verb.chosen[side]);
            }
        }
        for (into, from) in [(&mut self.acted, &other.acted), (&mut self.refused, &other.refused)] {
            for (rule, mark) in from {
                into.entry(rule).or_default().add(mark);
            }
        }
        add_all(&mut self.cells, &other.cells);
        add_all(&mut self.entered, &other.entered);
        add_all(&mut self.arrived, &other.arrived);
        add_all(&mut self.guns, &other.guns);
        add_all(&mut self.crossed, &other.crossed);
        if self.pieces.len() < other.pieces.len() {
            self.pieces.resize(other.pieces.len(), Piece::default());
        }
        for (own, other) in self.pieces.iter_mut().zip(&other.pieces) {
            own.stood.add(&other.stood);
            own.able.add(&other.able);
            own.acted.add(&other.acted);
            own.left.add(&other.left);
            own.stranded.add(&other.stranded);
        }
        for (key, asked) in &other.phases {
            let blank = PhaseDecisions { all: Sightings::default(), forced: Sightings::default(), ..*asked };
            let own = self.phases.entry(*key).or_insert(blank);
            own.all.add(&asked.all);
            own.forced.add(&asked.forced);
        }
        for (own, other) in self.runs.iter_mut().zip(&other.runs) {
            own.hear(other.length, other.at);
        }
        self.loops.add(&other.loops);
        self.idle.add(&other.idle);
        self.standstills.add(&other.standstills);
        for (key, mark) in &other.silences {
            self.silences.entry(key.clone()).or_default().add(mark);
        }
    }
}
