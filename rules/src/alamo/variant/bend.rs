//! How variants bend the steps a side can make: where each must be asked for by itself. Lists of moves are made fast
//! everywhere else.

use super::Figure;
use super::bounds::Place;
use super::program::{Base, Program};
use crate::alamo::field::{Spots, has};
use crate::alamo::{Game, Position};
use crate::board::SpotId;
use crate::side::Side;

/// How variants bend the steps a side can make just now.
#[derive(Debug)]
pub(in crate::alamo) enum Bend {
    /// Each must be asked for by itself.
    Everywhere,
    /// Those must that these tell; none at all without them.
    Here(Option<Box<Bent>>),
}

/// Which steps must be asked for.
#[derive(Debug, Default)]
pub(in crate::alamo) struct Bent {
    /// All from here.
    from: Spots,
    /// All that end here.
    to: Spots,
    /// Those that begin and end here: over a hexside there.
    over: Spots,
}

impl Bent {
    /// Whether every step from a spot must be asked for.
    #[inline]
    pub(in crate::alamo) const fn begins(&self, from: SpotId) -> bool {
        has(&self.from, from)
    }

    /// Whether a step must be asked for, or any that goes on from its end.
    #[inline]
    pub(in crate::alamo) const fn touches(&self, to: SpotId) -> bool {
        has(&self.from, to) || has(&self.to, to) || has(&self.over, to)
    }

    /// The ends of the steps from a spot that must be asked for, by the place of a word.
    #[inline]
    pub(in crate::alamo) const fn ends(&self, from: SpotId, at: usize) -> u64 {
        if has(&self.over, from) { self.to[at] | self.over[at] } else { self.to[at] }
    }

    fn is_empty(&self) -> bool {
        [&self.from, &self.to, &self.over].into_iter().flatten().all(|word| *word == 0)
    }
}

impl Game {
    /// How variants bend the steps of a side just now: where they may forbid one, allow one or change its cost.
    ///
    /// Zones of control they can only lift or cut off, who holds whom is asked each time, and where friends stand every
    /// step is asked: what changes those needs no mention here.
    pub(in crate::alamo) fn bend_of_steps(&self, position: &Position, side: Side) -> Bend {
        let Some(program) = self.program.as_deref() else { return Bend::Here(None) };
        let mut bent = Box::<Bent>::default();
        if program.awake(position, Figure::ENEMY_HEXES, side).next().is_some() {
            return Bend::Everywhere;
        }
        for figure in [Figure::MayCross, Figure::MayEnter, Figure::CONFINES, Figure::CrossCost] {
            for bounds in program.awake(position, figure, side) {
                let place = bounds.place;
                let is_told = self.each_spot_of(program, position, place, |spot| match place {
                    // What has become cheap is in reach from spots that could not afford it.
                    _ if figure == Figure::CrossCost => {
                        insert(&mut bent.from, spot);
                        self.board.crossings(spot).iter().for_each(|way| insert(&mut bent.from, way.to));
                    }
                    Place::Flagged(Base::Via, _) => insert(&mut bent.over, spot),
                    Place::Flagged(Base::To, _) | Place::Zone(Base::To, _) => insert(&mut bent.to, spot),
                    Place::Flagged(Base::From | Base::Unit, _) | Place::Zone(Base::From, _) => {
                        insert(&mut bent.from, spot);
                    }
                    _ => {
                        insert(&mut bent.from, spot);
                        insert(&mut bent.to, spot);
                    }
                });
                if !is_told {
                    return Bend::Everywhere;
                }
            }
        }
        Bend::Here(Some(bent).filter(|bent| !bent.is_empty()))
    }

    /// Whether variants bend any step of a side just now.
    pub(in crate::alamo) fn bends_steps(&self, position: &Position, side: Side) -> bool {
        if self.program.is_none() {
            return false;
        }
        // The stack of a unit, its points and what holds it are asked by the exact search alone.
        let asked = [Figure::Moves, Figure::StackMax, Figure::ZocAcross, Figure::ZONES, Figure::WALL_BAN];
        match self.bend_of_steps(position, side) {
            Bend::Everywhere => true,
            Bend::Here(bent) => {
                let awake = |program: &Program| {
                    asked.into_iter().any(|own| program.awake(position, own, side).next().is_some())
                };
                bent.is_some() || self.program.as_deref().is_some_and(awake)
            }
        }
    }
}

#[inline]
fn insert(set: &mut Spots, spot: SpotId) {
    if let Some(word) = set.get_mut(spot.index() / 64) {
        *word |= 1 << (spot.index() % 64);
    }
}
