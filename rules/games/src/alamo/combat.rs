//! Attacks: which attacks are legal, and which table entries they use (8.0 to 8.3, 10.4, 10.5).

use super::action::{Action, Mode};
use super::position::{Order, Strike};
use super::variant::{Quantity, Roles, SideId, way};
use super::{Allowed, Game, PieceClass, PieceId, Position, Status, Why};
use super::{atoms, rulings};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::play::Refusal;
use crate::rulebook::{Band, CombatResult};
use crate::side::Side;
use crate::variant::AttackMode;

impl Game {
    /// Adds every attack a unit or battery may make now to `actions`.
    pub fn attacks(&self, position: &Position, by: PieceId, actions: &mut Vec<Action>) {
        if self.attacker(position, by).is_err() {
            return;
        }
        for (index, piece) in self.pieces.iter().enumerate() {
            // Only variants allow attacks on leaders.
            let target = piece.is_unit() || piece.is_leader() && self.program.is_some();
            if piece.side == position.phase.side() || !target {
                continue;
            }
            let target = PieceId(index as u8);
            for mode in Mode::ALL {
                if self.attack(position, by, mode, target).is_ok() {
                    actions.push(Action::Attack { by, mode, target });
                }
            }
        }
    }

    /// Returns the unit that attacks, which for a battery is its crew, or why it may not attack in this phase.
    #[inline]
    pub(super) fn attacker(&self, position: &Position, by: PieceId) -> Result<PieceId, Why> {
        if !position.phase.is_combat() {
            return Err(Why::new(atoms::A8_1_B));
        }
        let state = position.state(by);
        if state.status != Status::Map {
            return Err(Why::new(atoms::A8_1_A));
        }
        match self.piece(by).class {
            PieceClass::Leader { .. } => Err(Why::at(atoms::A11_2_A, state.at)),
            PieceClass::Unit { .. } => {
                if self.piece(by).side != position.phase.side() {
                    return Err(Why::at(atoms::A8_1_B, state.at));
                }
                if state.attacked >= self.attacks_at_most(position, by) {
                    return Err(Why::at(atoms::A8_1_A, state.at));
                }
                Ok(by)
            }
            PieceClass::Battery { .. } => self.crew(position, by),
        }
    }

    /// Returns the unit that serves a battery: one that can fire it, or else the first on its spot.
    pub(super) fn served_by(&self, position: &Position, battery: PieceId) -> Option<PieceId> {
        let at = position.state(battery).at;
        let first = position.unit_on(at)?;
        position.units_on(at).find(|unit| self.may_serve(position, battery, *unit).is_ok()).or(Some(first))
    }

    /// Returns the unit that can fire a battery in this phase (10.0, 10.4, 10.5).
    fn crew(&self, position: &Position, battery: PieceId) -> Result<PieceId, Why> {
        let at = position.state(battery).at;
        let mut crews = position.units_on(at).filter(|unit| self.piece(*unit).side == position.phase.side());
        let Some(first) = crews.next() else { return Err(Why::at(atoms::A10_0_B, at)) };
        let able = self.may_serve(position, battery, first);
        // If several units share the spot, any of them may serve the gun.
        able.or_else(|why| crews.find_map(|other| self.may_serve(position, battery, other).ok()).ok_or(why))
    }

    /// Returns `crew` if this unit stacked with a battery may fire it.
    fn may_serve(&self, position: &Position, battery: PieceId, crew: PieceId) -> Result<PieceId, Why> {
        let state = position.state(battery);
        let own = position.state(crew);
        if own.newcomer {
            return Err(Why::at(atoms::A10_0_C, state.at));
        }
        if own.order != Order::Good {
            return Err(Why::at(atoms::A10_4_B, state.at));
        }
        let shots = self.shots_of(position, crew);
        if state.gunned >= shots || own.gunned >= self.parameters.shots.max(shots) {
            return Err(Why::at(atoms::A10_4_D, state.at));
        }
        if state.silenced {
            return Err(Why::at(atoms::A10_5_A, state.at));
        }
        Ok(crew)
    }

    /// Resolves an attack in the attacker's own Combat Phase to a strike.
    pub(super) fn attack(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Result<Strike, Why> {
        let unit = self.attacker(position, by)?;
        self.may_turn_on(position, by, unit, target)?;
        self.may_attack_so(position, by, unit, mode)?;
        self.strike(position, by, unit, mode, target)
    }

    /// Whether a unit or battery has used all its attacks in this phase.
    #[must_use]
    pub fn has_spent_its_attacks(&self, position: &Position, by: PieceId) -> bool {
        let state = position.state(by);
        if self.piece(by).is_battery() {
            position.unit_on(state.at).is_none_or(|crew| state.gunned >= self.shots_of(position, crew))
        } else {
            state.attacked >= self.attacks_at_most(position, by)
        }
    }

    /// The number of times a crew may fire one battery in this phase: once, unless variants change it.
    #[inline]
    fn shots_of(&self, position: &Position, crew: PieceId) -> u8 {
        let shots = self.adjusted(position, Quantity::Attacks(AttackMode::Battery), 1, || Roles {
            using: Some(AttackMode::Battery),
            ..Roles::new(crew)
        });
        shots.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// The number of attacks a unit or battery has left in this phase, in either mode.
    #[must_use]
    pub fn attacks_left(&self, position: &Position, by: PieceId) -> u8 {
        let state = position.state(by);
        if self.piece(by).is_battery() {
            position.unit_on(state.at).map_or(0, |crew| self.shots_of(position, crew).saturating_sub(state.gunned))
        } else {
            self.attacks_at_most(position, by).saturating_sub(state.attacked)
        }
    }

    /// The number of attacks a unit has in this phase, in either mode.
    #[inline]
    fn attacks_at_most(&self, position: &Position, unit: PieceId) -> u8 {
        self.attacks_of(position, unit, Mode::Fire).max(self.attacks_of(position, unit, Mode::Melee))
    }

    /// The number of attacks a unit has in this phase if all are made in `mode`.
    #[inline]
    fn attacks_of(&self, position: &Position, unit: PieceId, mode: Mode) -> u8 {
        let attacks = i32::from(self.parameters.attacks);
        let attacks = self.adjusted(position, Quantity::Attacks(way(mode)), attacks, || Roles {
            using: Some(way(mode)),
            ..Roles::new(unit)
        });
        attacks.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// Whether a unit or battery has an attack in `mode` left: attacks that variants add to the usual number must all be
    /// in one mode.
    #[inline]
    pub(super) fn may_attack_so(&self, position: &Position, by: PieceId, unit: PieceId, mode: Mode) -> Allowed {
        if self.program.is_none() || by != unit { Ok(()) } else { self.has_attack_left(position, by, mode) }
    }

    #[cold]
    fn has_attack_left(&self, position: &Position, by: PieceId, mode: Mode) -> Allowed {
        let (attacked, at) = (position.state(by).attacked, position.state(by).at);
        let other = if mode == Mode::Fire { AttackMode::Melee } else { AttackMode::Fire };
        let mixes = || attacked >= self.parameters.attacks && self.made_so(position, by, other);
        if attacked >= self.attacks_of(position, by, mode) || mixes() {
            return Err(Why::at(atoms::A8_1_A, at));
        }
        Ok(())
    }

    /// Whether variants allow fire at a target from a spot.
    #[inline]
    pub(super) fn may_shoot(&self, position: &Position, by: PieceId, unit: PieceId, target: PieceId) -> Allowed {
        let how = if by == unit { AttackMode::Fire } else { AttackMode::Battery };
        let (from, at) = (position.state(unit).at, position.state(target).at);
        let strike = Strike { by, unit, target, mode: Mode::Fire, row: 0, column: 0 };
        match self.forbids(position, Quantity::MayAttack(how), || self.roles_between(&strike, from, at)) {
            Some(atom) => Err(Why::between(atom, from, at)),
            None => Ok(()),
        }
    }

    /// Checks that a crew and its gun fire at the same enemy, if the rulebook requires it (R31).
    pub(super) fn may_turn_on(&self, position: &Position, by: PieceId, unit: PieceId, target: PieceId) -> Allowed {
        let split = position.state(unit).with.is_some_and(|enemy| enemy != target);
        if split && !self.parameters.split_targets && (by != unit || position.state(unit).gunned > 0) {
            return Err(Why::between(rulings::R31, position.state(unit).at, position.state(target).at));
        }
        Ok(())
    }

    /// Returns the strike of an attack, in any phase, as if it were the attacker's own Combat Phase.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it.
    pub fn aim(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Result<Strike, Refusal> {
        self.aimed(position, by, mode, target).map_err(|why| self.refusal(position, why))
    }

    /// Like [`Self::aim`], but does not put the reason of a refusal into words.
    pub(super) fn aimed(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Result<Strike, Why> {
        let unit = match self.piece(by).class {
            PieceClass::Battery { .. } => position.unit_on(position.state(by).at).ok_or(Why::new(atoms::A10_0_B)),
            PieceClass::Unit { .. } | PieceClass::Leader { .. } if position.state(by).is_on_map() => Ok(by),
            PieceClass::Unit { .. } | PieceClass::Leader { .. } => Err(Why::new(atoms::A8_1_A)),
        };
        self.strike(position, by, unit?, mode, target)
    }

    /// The name of a row of the combat table.
    #[must_use]
    pub fn row_name(&self, row: u8) -> &str {
        self.table.row_name(row)
    }

    /// The names of all rows of the combat table.
    pub fn row_names(&self) -> impl Iterator<Item = &str> {
        self.table.row_names()
    }

    /// The number of rows and columns of the combat table.
    #[must_use]
    pub fn table_size(&self) -> (usize, usize) {
        self.table.size()
    }

    /// The results of the die faces 1 to 6 in a column of the combat table.
    #[must_use]
    pub fn table_line(&self, column: u8) -> [CombatResult; 6] {
        [1, 2, 3, 4, 5, 6].map(|die| self.table.result(column, die))
    }

    /// The range of strengths that use a column in a row of the combat table, as printed at its head.
    #[must_use]
    pub fn strengths(&self, row: u8, column: u8) -> Band {
        self.table.band(row, column)
    }

    /// Resolves a strike regardless of whose turn it is: eligibility, row and column (8.2, 8.3, 8.6).
    pub(super) fn strike(
        &self,
        position: &Position,
        by: PieceId,
        unit: PieceId,
        mode: Mode,
        target: PieceId,
    ) -> Result<Strike, Why> {
        let side = self.side(unit);
        let (from, at) = (position.state(unit).at, position.state(target).at);
        if position.state(unit).order == Order::Routed {
            return Err(Why::at(atoms::A8_1_G, from));
        }
        let is_target = self.piece(target).is_unit() || self.may_be_target(position, by, unit, mode, target);
        if !is_target || self.side(target) == side || position.state(target).status != Status::Map {
            return Err(Why::at(atoms::A8_1_F, at));
        }
        let using = if by == unit { way(mode) } else { AttackMode::Battery };
        let roles = || Roles { foe: Some(target), using: Some(using), ..Roles::new(unit) };
        if let Some(atom) = self.forbids(position, Quantity::MayTarget, roles) {
            return Err(Why::at(atom, at));
        }
        self.strike_if(position, by, unit, mode, target)
    }

    /// Whether a variant allows a leader to be attacked like a unit.
    fn may_be_target(&self, position: &Position, by: PieceId, unit: PieceId, mode: Mode, target: PieceId) -> bool {
        let using = if by == unit { way(mode) } else { AttackMode::Battery };
        let roles = || Roles { foe: Some(target), using: Some(using), ..Roles::new(unit) };
        self.piece(target).is_leader() && self.grants(position, Quantity::MayTarget, roles).is_some()
    }

    /// Resolves a strike at any piece a rule of a variant names, leaders included.
    pub(super) fn strike_on_any(
        &self,
        position: &Position,
        by: PieceId,
        unit: PieceId,
        mode: Mode,
        target: PieceId,
    ) -> Result<Strike, Why> {
        let at = position.state(target).at;
        let enemies = self.side(unit) != self.side(target) && !self.piece(target).is_battery();
        if !enemies || !position.state(target).is_on_map() || !position.state(unit).is_on_map() {
            return Err(Why::at(atoms::A8_1_F, at));
        }
        if position.state(unit).order == Order::Routed {
            return Err(Why::at(atoms::A8_1_G, position.state(unit).at));
        }
        self.strike_if(position, by, unit, mode, target)
    }

    fn strike_if(
        &self,
        position: &Position,
        by: PieceId,
        unit: PieceId,
        mode: Mode,
        target: PieceId,
    ) -> Result<Strike, Why> {
        let side = self.side(unit);
        let (from, at) = (position.state(unit).at, position.state(target).at);
        let row = match mode {
            Mode::Fire => {
                self.may_shoot(position, by, unit, target)?;
                // A unit running through a spot is fired at by the units on it without any cover.
                if from == at {
                    0
                } else {
                    self.may_fire(position, side, from)?;
                    self.fire_row(position, from, at)?
                }
            }
            Mode::Melee => self.melee_row(position, by, unit, target)?,
        };
        self.landed(position, by, unit, mode, target, row)
    }

    /// Completes a strike whose row is known: the column follows from strength and range (8.3, 14.0).
    pub(super) fn landed(
        &self,
        position: &Position,
        by: PieceId,
        unit: PieceId,
        mode: Mode,
        target: PieceId,
        row: u8,
    ) -> Result<Strike, Why> {
        self.carries(position, by, mode, target)?;
        let strength = self.strength_against(position, by, mode, target);
        let (rows, columns) = self.table.size();
        let mut strike = Strike { by, unit, target, mode, row, column: 0 };
        if self.stirs(position, Quantity::Row) {
            strike.row = self.shifted(position, Quantity::Row, row, rows, &strike);
        }
        strike.column =
            self.table.column(strike.row, strength).ok_or(Why::at(atoms::A8_3_A, position.state(unit).at))?;
        if self.stirs(position, Quantity::Column) {
            strike.column = self.shifted(position, Quantity::Column, strike.column, columns, &strike);
        }
        Ok(strike)
    }

    /// Returns a row or column of the combat table shifted by variants, clamped to the table.
    #[inline(never)]
    fn shifted(&self, position: &Position, figure: Quantity, value: u8, most: usize, strike: &Strike) -> u8 {
        let shifted = self.adjusted(position, figure, i32::from(value) + 1, || self.strike_roles(position, strike));
        if shifted == i32::from(value) + 1 { value } else { (shifted.clamp(1, most.max(1) as i32) - 1) as u8 }
    }

    /// Whether a side may fire from a spot: no enemy zone of control covers it (8.2).
    pub(super) fn may_fire(&self, position: &Position, side: Side, from: SpotId) -> Allowed {
        match self.controller(position, from, side) {
            Some(enemy) => Err(Why::between(atoms::A8_2_B, from, position.state(enemy).at)),
            None => Ok(()),
        }
    }

    /// The row of the table for fire along a line, if there is a line of sight (8.2, 8.6).
    pub(super) fn fire_row(&self, position: &Position, from: SpotId, at: SpotId) -> Result<u8, Why> {
        if !self.sees(position, from, at) {
            return Err(Why::between(atoms::A8_2_A, from, at));
        }
        self.row_in_sight(position, from, at)
    }

    /// The row of the table for fire at a spot known to be in sight (8.2, 8.6).
    #[inline]
    pub(super) fn row_in_sight(&self, position: &Position, from: SpotId, at: SpotId) -> Result<u8, Why> {
        if self.parameters.units_block
            && self.sight.is_obstructed(&self.board, from, at, |hex| self.blocks(position, hex, from, at))
        {
            return Err(Why::between(rulings::R22, from, at));
        }
        Ok(self.protection(position, from, at))
    }

    /// Whether a unit in a hex blocks the line between two spots, under rulebooks in which units block (R22): it must
    /// stand at least as high as the higher end.
    pub(super) fn blocks(&self, position: &Position, hex: Hex, from: SpotId, at: SpotId) -> bool {
        let elevation = |spot| self.board.place(spot).elevation;
        let height = elevation(from).max(elevation(at));
        self.board.spots_of(hex).any(|spot| elevation(spot) >= height && position.unit_on(spot).is_some())
    }

    fn melee_row(&self, position: &Position, by: PieceId, unit: PieceId, target: PieceId) -> Result<u8, Why> {
        let (from, at) = (position.state(unit).at, position.state(target).at);
        if by != unit {
            return Err(Why::at(atoms::A10_4_A, from));
        }
        // From the defender's side: its own hexside protects it.
        let crossing = self.crossing(position, at, from);
        let roles = || {
            let via = crossing.map_or(SideId::NONE, |crossing| self.side_id(at, &crossing));
            Roles { foe: Some(target), using: Some(AttackMode::Melee), via, from, to: at, ..Roles::new(unit) }
        };
        // As with fire, a rule that forbids it is the reason wherever the two stand.
        if let Some(atom) = self.forbids(position, Quantity::MayAttack(AttackMode::Melee), roles) {
            return Err(Why::between(atom, from, at));
        }
        let crossing = crossing.ok_or_else(|| {
            // A roof and a room are not connected, however close (R23).
            let near = self.board.range(from, at) <= 1;
            Why::between(if near { rulings::R23 } else { atoms::A8_2_C }, from, at)
        })?;
        if !crossing.melee {
            return Err(Why::between(atoms::A8_2_D, from, at));
        }
        Ok(self.board.row_through(&position.breaches, at, crossing.direction))
    }

    /// Resolves the counterattack of a unit against its attacker (9.1): it must be in good order and eligible at this
    /// moment.
    pub(super) fn counterattack(
        &self,
        position: &Position,
        unit: PieceId,
        mode: Mode,
        target: PieceId,
    ) -> Result<Strike, Why> {
        let state = position.state(unit);
        if let Some(atom) =
            self.forbids(position, Quantity::MayCounter, || Roles { foe: Some(target), ..Roles::new(unit) })
        {
            return Err(Why::at(atom, state.at));
        }
        let against = || Roles { foe: Some(target), ..Roles::new(unit) };
        match state.order {
            // A disordered unit may counterattack only if a variant allows it, a routed one never.
            order
                if order == Order::Good
                    || order == Order::Disordered && self.grants(position, Quantity::MayCounter, against).is_some() =>
            {
                self.strike(position, unit, unit, mode, target)
            }
            Order::Routed => Err(Why::at(atoms::A9_4_D, state.at)),
            Order::Good | Order::Disordered => Err(Why::at(atoms::A9_3_D, state.at)),
        }
    }

    /// Whether any counterattack is possible.
    pub(super) fn can_counter(&self, position: &Position, strike: &Strike) -> bool {
        position.state(strike.unit).status == Status::Map
            && Mode::ALL.into_iter().any(|mode| self.counterattack(position, strike.unit, mode, strike.target).is_ok())
    }

    pub(super) fn allowed_counter(&self, position: &Position, strike: &Strike, mode: Mode) -> Allowed {
        self.counterattack(position, strike.unit, mode, strike.target).map(|_| ())
    }
}
