//! What stands can get at: where they touch castings, and how far from everywhere the castings are.

use super::super::shared_choices::worth;
use super::super::terrain::costs;
use super::persona::Persona;
use crate::board::SpotId;
use crate::knapp::{Game, Link, Passage, Position};

/// What a door that holds costs on the way to castings, in half inches: a stand breaks it in about two turns.
const DOOR: u16 = 24;

/// What stands can get at in one movement segment, in which no casting moves. Worth is in hundredths of a point.
#[derive(Debug)]
pub(super) struct CastingTargets {
    /// What the captain cares for who looks for it.
    pub(super) persona: Persona,
    /// What a fight from a spot may be expected to kill.
    kills: Vec<i32>,
    /// Half inches from a spot to the nearest casting, doors reckoned in.
    far: Vec<u16>,
}

impl CastingTargets {
    /// What there is now.
    pub(super) fn new(game: &Game, view: &Position, persona: Persona) -> Self {
        let mut touched = vec![(0, 0); game.board().len()];
        let alive = || game.castings.iter().copied().filter(|own| view.of(*own).stands());
        for casting in alive() {
            let (at, own) = (view.of(casting).at, worth(game, view, casting));
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
        let far = costs(game, alive().map(|own| (view.of(own).at, 0)), cost);
        Self { persona, kills: touched.into_iter().map(kills).collect(), far }
    }

    /// What a fight from a spot may be expected to kill.
    pub(super) fn kills(&self, at: SpotId) -> i32 {
        self.kills[at.index()]
    }

    /// Half inches to the nearest casting.
    pub(super) fn far(&self, at: SpotId) -> u16 {
        self.far[at.index()]
    }
}

/// Sixths of a chance that a die shows at least so much.
pub(super) fn sixths_of(need: i32) -> i32 {
    (7 - need).clamp(0, 6)
}

/// What the castings at the top of an edge are worth to a stand that comes up there: what may be expected to be killed, and
/// in how many of a hundred cases none of them is left.
pub(super) fn at_the_top(game: &Game, view: &Position, top: SpotId) -> (i32, i32) {
    let hits = sixths_of(game.figures.mexican_kills);
    let castings = usize::from(view.crowd(top).castings);
    let dice = usize::try_from(game.figures.mexican_dice).unwrap_or(0);
    let first = game.castings_on(view, top).take(dice.min(castings));
    let kills = first.map(|own| worth(game, view, own) * hits / 6).sum();
    let clear = if castings > dice { 0 } else { (0..castings).fold(100, |share, _| share * hits / 6) };
    (kills, clear)
}
