//! Detects games that make no progress: repeated positions, idle turns, and decisions with only one option.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::coverage::{CoverageMarks, PhaseDecisions};
use super::first_seen::{Sightings, StepOfGame};
use crate::play::{Marker, Moment, PieceId, Shown, Token};
use crate::side::Side;

/// The greatest number of positions of one phase to remember.
const MOST_POSITIONS: usize = 512;

/// The course of one game.
#[derive(Debug)]
pub(super) struct StallWatch<P> {
    /// The current Game-Turn and phase.
    moment: Option<(u8, u8)>,
    /// The positions in which a side had to decide in this phase, each with its hash.
    met: Vec<(u64, P)>,
    /// The state of the map at the end of each turn.
    ends: Vec<(Vec<Token>, Vec<Marker>)>,
    /// Whether anything was done in this turn.
    is_busy: bool,
    /// By side, the current run of decisions with a single legal action, and where it starts.
    runs: [(u32, StepOfGame); 2],
}

impl<P> Default for StallWatch<P> {
    fn default() -> Self {
        Self { moment: None, met: Vec::new(), ends: Vec::new(), is_busy: false, runs: [(0, StepOfGame::default()); 2] }
    }
}

impl<P: Clone + Eq> StallWatch<P> {
    /// Records that something was done.
    pub(super) const fn stirs(&mut self) {
        self.is_busy = true;
    }

    /// Records that a step is due, which may end a turn.
    pub(super) fn comes_to<G: Shown<Position = P>>(
        &mut self,
        game: &G,
        position: &P,
        at: StepOfGame,
        seen: &mut CoverageMarks,
    ) {
        let Moment { turn, phase } = game.moment(position);
        let before = self.moment.replace((turn, phase.number));
        if before == self.moment {
            return;
        }
        self.met.clear();
        match before {
            Some((last, _)) if last != turn => self.turn_is_over(game, position, last, at, seen),
            _ => {}
        }
    }

    fn turn_is_over<G: Shown<Position = P>>(
        &mut self,
        game: &G,
        position: &P,
        last: u8,
        at: StepOfGame,
        seen: &mut CoverageMarks,
    ) {
        let end = (tokens(game, position).collect(), game.markers(position));
        // The set-up is not a turn.
        if last > 0 {
            seen.turns += 1;
            if !self.is_busy && self.ends.last() == Some(&end) {
                seen.idle.note(at);
            } else if self.ends.contains(&end) {
                seen.standstills.note(at);
            }
        }
        self.ends.push(end);
        self.is_busy = false;
    }

    /// Records that a side has to decide between this number of choices.
    pub(super) fn asks<G: Shown<Position = P>>(
        &mut self,
        game: &G,
        position: &P,
        (side, choices): (Side, usize),
        at: StepOfGame,
        seen: &mut CoverageMarks,
    ) {
        let phase = game.moment(position).phase;
        let blank = PhaseDecisions { phase, all: Sightings::default(), forced: Sightings::default() };
        let asked = seen.phases.entry((side.index(), phase.number)).or_insert(blank);
        asked.all.note(at);
        let run = &mut self.runs[side.index()];
        if choices == 1 {
            asked.forced.note(at);
            if run.0 == 0 {
                run.1 = at;
            }
            run.0 += 1;
            seen.runs[side.index()].hear(run.0, run.1);
        } else {
            run.0 = 0;
        }
        let mut hasher = DefaultHasher::new();
        side.hash(&mut hasher);
        for Token { at, back, condition, .. } in tokens(game, position) {
            (at.map(|at| at.0), back, condition).hash(&mut hasher);
        }
        let own = hasher.finish();
        if self.met.iter().any(|(number, met)| *number == own && met == position) {
            seen.loops.note(at);
        } else if self.met.len() < MOST_POSITIONS {
            self.met.push((own, position.clone()));
        }
    }
}

/// Returns the current state of every counter.
pub(super) fn tokens<G: Shown>(game: &G, position: &G::Position) -> impl Iterator<Item = Token> {
    (0..game.piece_count()).map(|piece| game.token(position, PieceId(piece as u16)))
}
