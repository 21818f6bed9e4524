//! How variants bend the steps a side can make: where each must be asked for by itself. Lists of moves are made fast
//! everywhere else.

use super::Figure;
use super::bounds::Place;
use super::program::{Base, Program};
use crate::alamo::field::{Field, Spots, each, has};
use crate::alamo::{Game, PieceId, Position};
use crate::board::{Board, SpotId};
use crate::side::Side;

/// Which steps of a side must be asked for just now.
#[derive(Debug, Default)]
pub(in crate::alamo) struct Bent {
    /// Whether any must.
    pub(in crate::alamo) any: bool,
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

    /// Whether any step must be asked for that begins or ends at a spot.
    pub(in crate::alamo) const fn touches(&self, spot: SpotId) -> bool {
        has(&self.from, spot) || has(&self.to, spot) || has(&self.over, spot)
    }

    /// The ends of the steps from a spot that must be asked for: those of two sets.
    #[inline]
    pub(in crate::alamo) const fn ends(&self, from: SpotId) -> [&Spots; 2] {
        [&self.to, if has(&self.over, from) { &self.over } else { &self.to }]
    }

    /// Whether any step must be asked for that begins within so many hexes of a spot, or ends one farther.
    fn is_near(&self, board: &Board, at: SpotId, hexes: u32) -> bool {
        let words = self.from.iter().zip(&self.to).zip(&self.over).enumerate();
        let mut found = false;
        for (place, ((from, to), over)) in words {
            each(place, from | to | over, |spot| found |= board.range(at, spot) <= hexes + 1);
        }
        found
    }
}

impl Game {
    /// How variants bend the steps of a side just now: where they may forbid one, allow one or change its cost.
    ///
    /// Zones of control they can only lift or cut off, who holds whom is asked each time, and where friends stand every
    /// step is asked: what changes those needs no mention here.
    ///
    /// `false` where every step must be asked for by itself.
    #[inline]
    pub(in crate::alamo) fn bend_of_steps(&self, position: &Position, side: Side, bent: &mut Bent) -> bool {
        self.program.as_deref().is_none_or(|program| self.note_bends(program, position, side, bent))
    }

    #[cold]
    fn note_bends(&self, program: &Program, position: &Position, side: Side, bent: &mut Bent) -> bool {
        if program.awake(position, Figure::ENEMY_HEXES, side).next().is_some() {
            return false;
        }
        for figure in [Figure::MayCross, Figure::MayEnter, Figure::CONFINES, Figure::CrossCost] {
            for bounds in program.awake(position, figure, side) {
                bent.any = true;
                if !self.note_bend(program, position, figure, bounds.place, bent) {
                    return false;
                }
            }
        }
        true
    }

    /// Notes what bends steps at a place; `false` for anywhere.
    fn note_bend(
        &self,
        program: &Program,
        position: &Position,
        figure: Figure,
        place: Place,
        Bent { from, to, over, .. }: &mut Bent,
    ) -> bool {
        // What has become cheap is in reach from spots that could not afford it.
        if figure == Figure::CrossCost {
            return self.each_spot_of(program, position, place, |spot| {
                insert(from, spot);
                self.board.crossings(spot).iter().for_each(|way| insert(from, way.to));
            });
        }
        let sets = match place {
            Place::Flagged(Base::Via, _) => [Some(over), None],
            Place::Flagged(Base::To, _) | Place::Zone(Base::To, _) => [Some(to), None],
            Place::Flagged(Base::From | Base::Unit, _) | Place::Zone(Base::From, _) => [Some(from), None],
            Place::Anywhere | Place::Flagged(..) | Place::Zone(..) => [Some(from), Some(to)],
        };
        let mut is_told = true;
        for set in sets.into_iter().flatten() {
            is_told &= match place {
                Place::Zone(_, zone) => {
                    let touching = program.zones[usize::from(zone)].touching().words();
                    set.iter_mut().zip(touching).for_each(|(word, own)| *word |= own);
                    true
                }
                Place::Anywhere | Place::Flagged(..) => {
                    self.each_spot_of(program, position, place, |spot| insert(set, spot))
                }
            };
        }
        is_told
    }

    /// Whether variants bend any step a piece may come to with so many points just now.
    pub(in crate::alamo) fn bends_steps(&self, position: &Position, piece: PieceId, points: u8) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let (side, at) = (self.side(piece), position.of(piece).at);
        // The stack of a unit, its points and what holds it are asked by the exact search alone.
        let mut asked =
            [Figure::Moves, Figure::StackMax, Figure::ZocAcross, Figure::ZONES, Figure::WALL_BAN].into_iter();
        let mut bent = Bent::default();
        asked.any(|own| program.awake(position, own, side).next().is_some())
            || self.board.len() > Field::MOST_SPOTS
            || !self.bend_of_steps(position, side, &mut bent)
            // Where steps cost nothing there is no telling how far it comes.
            || bent.any && (self.board.links().has_free() || bent.is_near(&self.board, at, u32::from(points)))
    }
}

#[inline]
fn insert(set: &mut Spots, spot: SpotId) {
    if let Some(word) = set.get_mut(spot.index() / 64) {
        *word |= 1 << (spot.index() % 64);
    }
}
