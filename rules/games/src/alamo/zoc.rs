//! Zones of control (6.0 to 6.4).

use arrayvec::ArrayVec;

use super::atoms;
use super::position::MOST_PIECES;
use super::variant::{Quantity, Roles};
use super::{Allowed, Game, Order, PieceId, Position, Why};
use crate::board::{Crossing, SpotId};
use crate::side::Side;

impl Game {
    /// The enemy combat units whose zone of control covers a spot, for a piece of `side` (6.0).
    ///
    /// Routed units have no zone (6.4). The relation is symmetric, so the zones are read outwards from the spot.
    pub fn controllers<'a>(
        &'a self,
        position: &'a Position,
        spot: SpotId,
        side: Side,
    ) -> impl Iterator<Item = PieceId> + 'a {
        self.around(position, spot, side.enemy()).filter(move |unit| position.state(*unit).order != Order::Routed)
    }

    /// The combat units of a side next to a spot, whatever their order, if zones of control extend between them.
    fn around(&self, position: &Position, spot: SpotId, side: Side) -> arrayvec::IntoIter<PieceId, MOST_PIECES> {
        let mut units = ArrayVec::<PieceId, MOST_PIECES>::new();
        self.find_around(position, spot, side, |unit| {
            units.push(unit);
            false
        });
        units.into_iter()
    }

    /// Returns the first such unit for which `wanted` is true, without collecting the others.
    #[inline]
    fn find_around(
        &self,
        position: &Position,
        spot: SpotId,
        side: Side,
        mut wanted: impl FnMut(PieceId) -> bool,
    ) -> Option<PieceId> {
        let crossings = self.board.crossings(spot).iter();
        let is_covered = |crossing: &&Crossing| self.board.through(&position.breaches, crossing).zoc;
        // Evaluated only when the first unit is met: around most spots there is none.
        let mut cuts = None;
        let mut is_found = |unit: PieceId| {
            let cuts = *cuts
                .get_or_insert_with(|| self.stirs(position, Quantity::ZocAcross) && self.may_cut_off(position, spot));
            !(cuts && self.is_cut_off(position, spot, position.state(unit).at)) && wanted(unit)
        };
        for crossing in crossings.clone() {
            // Most spots around are empty, so that is asked first.
            if let Some(unit) = position.unit_on(crossing.to)
                && self.side(unit) == side
                && is_covered(&crossing)
                && is_found(unit)
            {
                return Some(unit);
            }
        }
        // If units may share a spot, those after the first come last.
        if self.parameters.crowds {
            let mut crowd = crossings.filter(is_covered).flat_map(|own| position.units_on(own.to).skip(1));
            return crowd.find(|unit| self.side(*unit) == side && is_found(*unit));
        }
        None
    }

    /// The first of the [`Game::controllers`] of a spot for which `wanted` is true.
    #[inline]
    fn find_controller(
        &self,
        position: &Position,
        spot: SpotId,
        side: Side,
        mut wanted: impl FnMut(PieceId) -> bool,
    ) -> Option<PieceId> {
        self.find_around(position, spot, side.enemy(), |unit| {
            position.state(unit).order != Order::Routed && wanted(unit)
        })
    }

    /// Whether a variant prevents zones from extending between two adjacent spots.
    fn is_cut_off(&self, position: &Position, from: SpotId, to: SpotId) -> bool {
        let cut = |crossing: Crossing| {
            let roles = Roles { from, to, via: self.side_id(from, &crossing), ..Roles::default() };
            self.forbids_of(position, Quantity::ZocAcross, &roles).is_some()
        };
        self.crossing(position, from, to).is_some_and(cut)
    }

    /// Whether a spot is in any enemy zone of control.
    #[must_use]
    pub fn is_controlled(&self, position: &Position, spot: SpotId, side: Side) -> bool {
        self.controller(position, spot, side).is_some()
    }

    /// The first enemy combat unit whose zone of control covers a spot, if any.
    pub(super) fn controller(&self, position: &Position, spot: SpotId, side: Side) -> Option<PieceId> {
        self.find_controller(position, spot, side, |_| true)
    }

    /// The enemy whose zone stops or holds a piece on a spot (6.1), if any.
    ///
    /// A Texan unit's zone is negated for a Mexican while another unrouted Mexican unit is in it (6.2, R9, R10).
    pub(super) fn holder(&self, position: &Position, piece: PieceId, spot: SpotId) -> Option<PieceId> {
        if !self.parameters.zones_stop_leaders && self.piece(piece).is_leader() {
            return None;
        }
        let holds = |enemy| !self.is_negated(position, enemy, piece);
        let holder = self.find_controller(position, spot, self.side(piece), holds);
        holder.filter(|_| !self.lifts(position, Quantity::ZONES, || Roles { to: spot, ..Roles::new(piece) }))
    }

    /// Whether enough combat units other than the mover are in an enemy's zone: one for a Mexican mover, while a Texan
    /// mover never has enough.
    pub(super) fn is_negated(&self, position: &Position, enemy: PieceId, mover: PieceId) -> bool {
        let side = self.side(mover);
        let needed = match side {
            Side::Texan => self.parameters.negators_vs_mexican,
            Side::Mexican => self.parameters.negators_vs_texan,
        };
        let mut met = 0;
        let negates = |own: PieceId| {
            met += u8::from(own != mover && position.state(own).order <= self.parameters.negator_order);
            met == needed
        };
        needed != 0 && self.find_around(position, position.state(enemy).at, side, negates).is_some()
    }

    /// The number of enemy combat units covered by a unit's own zone, whatever their order (8.5.g, R39).
    pub(super) fn covered(&self, position: &Position, unit: PieceId) -> usize {
        if position.state(unit).order == Order::Routed {
            return 0;
        }
        let enemies = self.around(position, position.state(unit).at, self.side(unit).enemy());
        let counts =
            |other: &PieceId| self.parameters.zoc_counts_routed || position.state(*other).order != Order::Routed;
        enemies.filter(counts).count()
    }

    /// Checks the ban on crossing a wall in the Movement Phase: it applies if an enemy borders the same wall at the
    /// elevation of the spot entered, and its zone covers that spot (6.3, R13 to R15).
    pub(super) fn wall_ban(&self, position: &Position, piece: PieceId, from: SpotId, crossing: &Crossing) -> Allowed {
        if !crossing.kind.is_wall() {
            return Ok(());
        }
        let height = self.board.place(crossing.to).elevation;
        let guard = self.find_controller(position, crossing.to, self.side(piece), |enemy| {
            let at = position.state(enemy).at;
            let guards = self.board.place(at).elevation == height
                && self.board.same_wall(&position.breaches, from, crossing, at);
            guards && !(self.parameters.negation_lifts_ban && self.is_negated(position, enemy, piece))
        });
        match guard {
            Some(guard) => Err(Why::between(atoms::A6_3_A, crossing.to, position.state(guard).at)),
            None => Ok(()),
        }
    }

    /// The side of a unit or leader.
    pub(super) fn side(&self, piece: PieceId) -> Side {
        self.pieces[piece.index()].side.unwrap_or(Side::Texan)
    }
}
