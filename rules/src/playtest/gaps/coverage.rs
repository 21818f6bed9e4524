//! What the games of a series have shown.

use std::collections::BTreeMap;

use super::first_seen::{Longest, Sightings, StepOfGame, add_all};
use crate::play::Phase;

/// Marks of everything that is looked for. Those of different games of a scenario can be added in any order.
#[derive(Debug, Clone, Default)]
pub(super) struct CoverageMarks {
    /// Games that were watched to their end.
    pub(super) games: u32,
    /// Kinds of actions, by their words.
    pub(super) verbs: BTreeMap<String, Verb>,
    /// Rules by which something happened, by their numbers.
    pub(super) acted: BTreeMap<&'static str, Sightings>,
    /// Rules by which something was refused.
    pub(super) refused: BTreeMap<&'static str, Sightings>,
    /// Cells of the tables that were read, by their places.
    pub(super) cells: Vec<Sightings>,
    /// Spots somebody came to.
    pub(super) entered: Vec<Sightings>,
    /// Spots somebody came to from beyond the map.
    pub(super) arrived: Vec<Sightings>,
    /// Spots a gun came to.
    pub(super) guns: Vec<Sightings>,
    /// Hexsides somebody crossed, by their places.
    pub(super) crossed: Vec<Sightings>,
    /// What of each piece was seen.
    pub(super) pieces: Vec<Piece>,
    /// Decisions, by side, and by phase in the order they are played.
    pub(super) phases: BTreeMap<(usize, u8), PhaseDecisions>,
    /// Decisions in a row with a single thing to do, by side.
    pub(super) runs: [Longest; 2],
    /// Decisions at which everything stood as at one before in the same phase.
    pub(super) loops: Sightings,
    /// Game-Turns that were played to their end.
    pub(super) turns: u64,
    /// Those in which nobody did anything.
    pub(super) idle: Sightings,
    /// Those after which everything on the map stood as after an earlier one, although something was done.
    pub(super) standstills: Sightings,
    /// What no rule speaks of.
    pub(super) silences: BTreeMap<(Silence, String), Sightings>,
}

/// How often a kind of action was allowed and chosen, by side.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Verb {
    pub(super) legal: [Sightings; 2],
    pub(super) chosen: [Sightings; 2],
}

/// What was seen of a piece.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Piece {
    /// Games in which it was on the map.
    pub(super) stood: Sightings,
    /// Decisions at which an action began with it.
    pub(super) able: Sightings,
    /// Actions that were about it first.
    pub(super) acted: Sightings,
    /// Games at whose end it was on the map.
    pub(super) left: Sightings,
    /// Those of them in which it could do nothing for long before the end; the place is the last at which it could.
    pub(super) stranded: Sightings,
}

/// The decisions of a side in a phase.
#[derive(Debug, Clone, Copy)]
pub(super) struct PhaseDecisions {
    pub(super) phase: Phase,
    /// All of them.
    pub(super) all: Sightings,
    /// Those with a single thing to do.
    pub(super) forced: Sightings,
}

/// What no rule speaks of, or what the rules say in two ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Silence {
    /// A side has to decide, and there is nothing it may do.
    NoChoice,
    /// Chance has to decide, and no dice are named.
    NoDice,
    /// An action is on the list of those allowed, and refused.
    Refused,
    /// An action is allowed, and not on the list.
    Unlisted,
    /// Something happened or was refused by a rule the system does not have.
    NoRule,
    /// A game does not come to an end.
    Endless,
}

impl Silence {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::NoChoice, Self::NoDice, Self::Refused, Self::Unlisted, Self::NoRule, Self::Endless];

    /// The word for programs.
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
    /// Notes what no rule speaks of, with what there is to say of it.
    pub(super) fn silent(&mut self, silence: Silence, about: String, at: StepOfGame) {
        self.silences.entry((silence, about)).or_default().note(at);
    }

    /// Adds what was seen in other games.
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
