//! Spots that block a line of sight, such as smoke or fire: they hide what lies behind them, and what stands in them.

use super::program::Program;
use super::{Item, Quantity, Roles};
use crate::alamo::{Game, Position};
use crate::board::SpotId;
use crate::play::Atom;

impl Program {
    /// Returns the flags of which a blocking spot carries at least one; `None` if any spot may block.
    pub(super) fn hiding_spot_flags(&self) -> Option<Vec<u16>> {
        let changes = &self.changes[usize::from(Quantity::SeesPast.number())];
        changes.iter().map(|change| self.spot_flag_of_it(change.condition)).collect()
    }
}

impl Game {
    /// Whether a variant currently blocks sight past any spot.
    #[inline]
    pub(in crate::alamo) fn spots_hide(&self, position: &Position) -> bool {
        self.stirs(position, Quantity::SeesPast)
    }

    /// Returns the spot on the line between two others that hides one from the other, with the rule responsible; `None`
    /// if nothing is in the way.
    pub(in crate::alamo) fn hidden_by_spot(&self, position: &Position, a: SpotId, b: SpotId) -> Option<(SpotId, Atom)> {
        let program = self.program.as_deref().filter(|_| self.spots_hide(position))?;
        if !self.may_be_hidden_by_spot(program, position, a, b) {
            return None;
        }
        let hides = |spot: SpotId| {
            let roles = || Roles { from: a, to: b, it: Item::Spot(spot), ..Roles::default() };
            self.forbids(position, Quantity::SeesPast, roles).map(|atom| (spot, atom))
        };
        let at_an_end = hides(a).or_else(|| hides(b));
        if at_an_end.is_some() || self.board.range(a, b) <= 1 {
            return at_an_end;
        }
        let between = std::cell::Cell::new(None);
        let hidden = self.sight.is_obstructed(&self.board, a, b, |hex| {
            let found = self.board.spots_of(hex).find_map(hides);
            if found.is_some() {
                between.set(found);
            }
            found.is_some()
        });
        if hidden { between.get() } else { None }
    }

    /// Whether a spot that may block sight lies near the line between two others.
    fn may_be_hidden_by_spot(&self, program: &Program, position: &Position, a: SpotId, b: SpotId) -> bool {
        let Some(flags) = &program.hiding_spots else { return true };
        let far = self.board.range(a, b);
        flags.iter().map(|flag| &program.flags[usize::from(*flag)]).any(|place| {
            let mut hiding =
                position.marks.within(place.first, place.end).map(|(address, _)| SpotId(address - place.first));
            // A line along hexsides touches hexes on either side of it.
            hiding.any(|spot| self.board.range(a, spot) + self.board.range(spot, b) <= far + 1)
        })
    }
}
