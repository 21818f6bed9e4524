//! The castings that stands can reach: where they are in contact, and how far each spot is from the nearest one.

use super::super::shared_choices::worth;
use super::super::terrain::costs;
use super::persona::Persona;
use crate::board::SpotId;
use crate::knapp::{Game, Link, Passage, Position};

/// The extra cost of an unbroken door on the path to castings, in half inches: a stand takes about two turns to break
/// it.
const DOOR: u16 = 24;

/// The castings stands can reach in one movement segment, in which no casting moves. Values are in hundredths of a
/// point.
#[derive(Debug)]
pub(super) struct CastingTargets {
    /// The persona of the captain that uses it.
    pub(super) persona: Persona,
    /// For each spot, the expected value of kills in a fight from there.
    kills: Vec<i32>,
    /// For each spot, the half inches to the nearest casting, including the cost of doors.
    far: Vec<u16>,
}

impl CastingTargets {
    /// Computes the targets in a position.
    pub(super) fn new(game: &Game, view: &Position, persona: Persona) -> Self {
        let mut touched = vec![(0, 0); game.board().len()];
        let alive = || game.castings.iter().copied().filter(|own| view.state(*own).stands());
        for casting in alive() {
            let (at, own) = (view.state(casting).at, worth(game, view, casting));
            for spot in game.touching(view, at) {
                let (count, sum) = &mut touched[spot.index()];
                *count += 1;
                *sum += own;
            }
        }
        let dice = game.figures.mexican_dice;
        let hits = sixths_of(game.figures.mexican_kills);
        let kills = |(count, sum): (i32, i32)| if count == 0 { 0 } else { sum * hits * count.min(dice) / count / 6 };
        let cost = |step: &Link| {
            let door = |whole: bool| if whole { DOOR } else { 0 };
            let more = match step.way {
                Passage::Open => 0,
                Passage::Door(own) => door(!view.is_broken(own)),
                Passage::Edge(edge) => {
                    let own = game.ground.edge(edge);
                    if !own.open && !game.is_gap(view, edge) && !own.has_door() {
                        return None;
                    }
                    door(own.has_door() && !view.is_broken(own.door) && !game.is_gap(view, edge))
                }
            };
            Some(u16::from(step.cost) + more)
        };
        let far = costs(game, alive().map(|own| (view.state(own).at, 0)), None, cost);
        Self { persona, kills: touched.into_iter().map(kills).collect(), far }
    }

    /// The expected value of kills in a fight from a spot.
    pub(super) fn kills(&self, at: SpotId) -> i32 {
        self.kills[at.index()]
    }

    /// The half inches to the nearest casting.
    pub(super) fn far(&self, at: SpotId) -> u16 {
        self.far[at.index()]
    }
}

/// The chance, in sixths, that a die shows at least `need`.
pub(super) fn sixths_of(need: i32) -> i32 {
    (7 - need).clamp(0, 6)
}

/// The value of the castings at the top of an edge to a stand that comes up there: the expected value of kills, and the
/// chance in percent that no casting is left.
pub(super) fn at_the_top(game: &Game, view: &Position, top: SpotId) -> (i32, i32) {
    let hits = sixths_of(game.figures.mexican_kills);
    let castings = usize::from(view.crowd(top).castings);
    let dice = usize::try_from(game.figures.mexican_dice).unwrap_or(0);
    let first = game.castings_on(view, top).take(dice.min(castings));
    let kills = first.map(|own| worth(game, view, own) * hits / 6).sum();
    let clear = if castings > dice { 0 } else { (0..castings).fold(100, |share, _| share * hits / 6) };
    (kills, clear)
}
