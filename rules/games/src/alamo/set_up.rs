//! Set-up (2.0): batteries, the secret plot, the garrison, the columns.

use super::atoms;
use super::event::Happening;
use super::parameters::SetUpZone;
use super::variant::{Quantity, Roles};
use super::{Action, Allowed, Event, Game, Phase, PieceClass, PieceId, Position, Status, Why};
use crate::board::{SpotId, SpotSet};
use crate::side::Side;

/// The number of times a step of the set-up can be changed before the demands of variants on it are waived: far more
/// than needed by a player who means to meet them.
pub(super) const MOST_MENDS: u16 = 1_000;

impl Game {
    /// Whether a piece is placed in this step of the set-up.
    pub(super) fn belongs_to(&self, phase: Phase, piece: PieceId) -> bool {
        let own = self.piece(piece);
        match phase {
            Phase::SetUpGuns => own.is_battery(),
            Phase::SetUpTexans => own.side == Some(Side::Texan),
            Phase::SetUpMexicans => {
                own.side == Some(Side::Mexican) && self.is_of_assault(piece) && self.parameters.assault_turn <= 1
            }
            Phase::Plot
            | Phase::Replacement
            | Phase::ReservePlacement
            | Phase::TexanMovement
            | Phase::TexanCombat
            | Phase::TexanRally
            | Phase::ReserveCommitment
            | Phase::MexicanMovement
            | Phase::MexicanCombat
            | Phase::MexicanRally
            | Phase::Withdrawal
            | Phase::TurnEnd => false,
        }
    }

    /// Whether a piece may be set up on a spot.
    pub(super) fn may_set_up(&self, position: &Position, piece: PieceId, at: SpotId) -> Allowed {
        let mends = || position.state(piece).status == Status::Map && self.is_mended(position);
        if !self.belongs_to(position.phase, piece) || !self.is_to_be_placed(position, piece, mends()) {
            return Err(Why::new(atoms::A2_0_A));
        }
        self.fits(position, piece, at)
    }

    /// Whether a piece that is to be placed in this step may be set up on a spot.
    fn fits(&self, position: &Position, piece: PieceId, at: SpotId) -> Allowed {
        if at.index() >= self.board.len() {
            return Err(Why::new(atoms::A2_0_G));
        }
        match (&self.piece(piece).class, position.phase) {
            (PieceClass::Battery { .. }, _) => {
                let taken = position.on(at).any(|other| self.piece(other).is_battery());
                let granted = || self.grants(position, Quantity::MayPlace, || Roles { to: at, ..Roles::new(piece) });
                if taken || !self.gun_sites.contains(&at) && granted().is_none() {
                    return Err(Why::at(atoms::A2_0_B, at));
                }
                self.may_stand(position, piece, at)
            }
            (_, Phase::SetUpMexicans) => self.in_own_area(position, piece, at),
            (class, _) => {
                let roles = || Roles { to: at, ..Roles::new(piece) };
                if self.set_up_zone().is_some_and(|zone| !zone.contains(at))
                    && !self.lifts(position, Quantity::CONFINES, roles)
                {
                    return Err(Why::at(atoms::A2_0_G, at));
                }
                if matches!(class, PieceClass::Leader { fixed: true, .. })
                    && self.fixed_hex != Some(self.board.spot(at).hex)
                    && !self.lifts(position, Quantity::FIXED_HEX, roles)
                {
                    return Err(Why::at(atoms::A2_0_I, at));
                }
                self.may_stand(position, piece, at)?;
                if self.piece(piece).is_unit() && !self.has_set_up_room(position, at) {
                    return Err(Why::at(atoms::A2_0_H, at));
                }
                Ok(())
            }
        }
    }

    /// Whether a piece of this step still has to be placed, or may be moved because the step must be changed.
    fn is_to_be_placed(&self, position: &Position, piece: PieceId, mended: bool) -> bool {
        let due = match position.state(piece).status {
            Status::Waiting => true,
            Status::Map => mended,
            Status::Track(_) | Status::Gone => false,
        };
        due && self.belongs_to(position.phase, piece)
    }

    /// Whether placed pieces may be moved: all pieces are placed, but the step does not meet the demands of a variant.
    fn is_mended(&self, position: &Position) -> bool {
        self.program.is_some() && self.all_are_placed(position) && self.wants_are_met(position).is_err()
    }

    /// Places a piece in a step of the set-up. After [`MOST_MENDS`] changes the step may stay as it is, which is
    /// announced.
    pub(super) fn set_up(&self, position: &mut Position, piece: PieceId, at: SpotId, events: &mut Vec<Event>) {
        let mends = position.state(piece).status == Status::Map;
        position.put(piece, self.piece(piece).is_unit(), at);
        if !mends {
            return;
        }
        let wanted = self.wants_are_met(position);
        position.mends = position.mends.saturating_add(1);
        if let (MOST_MENDS, Err(why)) = (position.mends, wanted) {
            events.push(Event { atom: why.atom, what: Happening::Waived });
        }
    }

    /// Whether any placed piece could be moved to another spot.
    pub(super) fn can_mend(&self, position: &Position) -> bool {
        self.piece_ids().any(|piece| self.spots_if(position, piece, true).next().is_some())
    }

    /// Adds every placement that may be made now in the current step of the set-up.
    pub(super) fn placements(&self, position: &Position, actions: &mut Vec<Action>) {
        let mended = self.is_mended(position);
        for piece in self.piece_ids().filter(|piece| self.is_to_be_placed(position, *piece, mended)) {
            actions.extend(self.spots_if(position, piece, mended).map(|at| Action::Place { piece, at }));
        }
    }

    /// Whether variants let a piece be set up on a spot.
    #[inline]
    pub(super) fn may_stand(&self, position: &Position, piece: PieceId, at: SpotId) -> Allowed {
        let bars = |figure| self.may_forbid(figure) && self.may_bar_from(position, figure, at);
        if !bars(Quantity::MayPlace) && !bars(Quantity::MayEnter) {
            return Ok(());
        }
        self.lets_stand(position, &Roles { to: at, ..Roles::new(piece) })
    }

    #[inline(never)]
    fn lets_stand(&self, position: &Position, roles: &Roles) -> Allowed {
        let there = self.forbids_of(position, Quantity::MayPlace, roles);
        match there.or_else(|| self.forbids_of(position, Quantity::MayEnter, roles)) {
            Some(atom) => Err(Why::at(atom, roles.to)),
            None => Ok(()),
        }
    }

    /// The zone in which the garrison is set up (R50); `None` for the whole map.
    fn set_up_zone(&self) -> Option<&SpotSet> {
        match self.parameters.set_up_zone {
            SetUpZone::Confines => Some(self.board.confines()),
            SetUpZone::InsideWalls => Some(self.board.inside_walls()),
            SetUpZone::Map => None,
        }
    }

    /// Whether a spot, or its whole hex, has room for another Texan unit (2.0.h, R50).
    fn has_set_up_room(&self, position: &Position, at: SpotId) -> bool {
        let units = |spot| position.units_on(spot).count();
        let there = if self.parameters.set_up_per_layer {
            units(at)
        } else {
            self.board.spots_of(self.board.spot(at).hex).map(units).sum()
        };
        there < usize::from(self.parameters.set_up_per_hex)
    }

    /// Whether a column may be plotted for an area (2.0.d, 2.0.e).
    pub(super) fn may_plot(&self, position: &Position, column: u8, area: u8) -> Allowed {
        let known = self.columns.get(usize::from(column));
        let open = position.phase == Phase::Plot
            && position.plot.get(usize::from(column)) == Some(&0)
            && area != 0
            && self.areas.iter().any(|own| own.number == area);
        let (Some(known), true) = (known, open) else { return Err(Why::new(atoms::A2_0_D)) };
        let there = self.columns.iter().zip(&position.plot).filter(|(_, plotted)| **plotted == area);
        let (assault, reserve): (Vec<_>, Vec<_>) = there.partition(|(other, _)| !other.reserve);
        let full = !known.reserve && assault.len() >= usize::from(self.parameters.columns_per_area);
        // Either the Reserve may share an area with other columns and they with it, or neither.
        let apart = !self.parameters.reserve_may_share;
        let shared = apart && (known.reserve && !assault.is_empty() || !known.reserve && !reserve.is_empty());
        if full || shared { Err(Why::new(atoms::A2_0_E)) } else { Ok(()) }
    }

    /// Whether this step of the set-up is complete.
    pub(super) fn set_up_is_complete(&self, position: &Position) -> bool {
        match position.phase {
            // A column left without an area never enters: better than a game that cannot start.
            Phase::Plot => (0..self.columns.len() as u8)
                .all(|column| self.areas.iter().all(|area| self.may_plot(position, column, area.number).is_err())),
            _ => self.all_are_placed(position),
        }
    }

    /// Whether every piece of this step that has room is placed.
    fn all_are_placed(&self, position: &Position) -> bool {
        self.piece_ids().all(|piece| {
            !self.belongs_to(position.phase, piece)
                || position.state(piece).status != Status::Waiting
                || !self.spots_if(position, piece, false).any(|_| true)
        })
    }

    /// The spots where a piece may be set up now.
    pub(super) fn spots_for<'a>(&'a self, position: &'a Position, piece: PieceId) -> impl Iterator<Item = SpotId> + 'a {
        self.spots_if(position, piece, position.state(piece).status == Status::Map && self.is_mended(position))
    }

    fn spots_if<'a>(
        &'a self,
        position: &'a Position,
        piece: PieceId,
        mended: bool,
    ) -> impl Iterator<Item = SpotId> + 'a {
        let waits = self.is_to_be_placed(position, piece, mended);
        let listed: &[SpotId] = match position.phase {
            _ if !waits => &[],
            Phase::SetUpGuns => &self.gun_sites,
            Phase::SetUpMexicans => self.area_of(position, piece).unwrap_or_default(),
            _ => &[],
        };
        // Variants may add gun sites to the printed ones.
        let adds = waits && position.phase == Phase::SetUpGuns && self.adjusts(Quantity::MayPlace);
        let added = if adds { self.spots_granted(position, piece) } else { Some(Vec::new()) };
        let anywhere = added.is_none() || waits && position.phase == Phase::SetUpTexans;
        let zone = anywhere.then(|| self.board.ids()).into_iter().flatten();
        let added = added.unwrap_or_default().into_iter().filter(|at| !listed.contains(at));
        listed.iter().copied().chain(added).chain(zone).filter(move |at| self.fits(position, piece, *at).is_ok())
    }

    /// The numbers of all pieces.
    pub fn piece_ids(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.pieces.len() as u8).map(PieceId)
    }
}
