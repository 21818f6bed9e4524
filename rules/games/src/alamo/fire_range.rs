//! The optional rule of range (14.0): fire loses strength with distance and has a maximum range.

use super::action::Mode;
use super::variant::{Quantity, Roles};
use super::{Allowed, Game, Piece, PieceClass, PieceId, Position, Why};
use super::{atoms, rulings};
use crate::rulebook::{ParameterValue, Settings};
use crate::side::Side;

/// The parameters of the rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct FireRange {
    enabled: bool,
    free: u32,
    penalty: i16,
    most: u32,
    pub(super) first: First,
    batteries_exempt: bool,
    /// Home states whose units lose no strength.
    states: Vec<String>,
}

/// Which comes first for a disordered unit, range or halving (R72).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum First {
    /// Range is subtracted, then the rest is halved.
    #[default]
    Range,
    /// The printed strength is halved, then range is subtracted.
    Halving,
}

impl FireRange {
    pub(super) fn new(settings: &Settings<'_>) -> Self {
        let text = |name| match settings.value(name) {
            Some(ParameterValue::Text(text)) => text,
            Some(ParameterValue::Number(_) | ParameterValue::Flag(_)) | None => String::new(),
        };
        let hexes = |name| u32::try_from(settings.number(name)).unwrap_or(0);
        Self {
            enabled: settings.flag("range.enabled"),
            free: hexes("range.free"),
            penalty: settings.number("range.penalty_per_hex").clamp(0, i32::from(u8::MAX)) as i16,
            most: hexes("range.max"),
            first: if text("range.order") == "halve_first" { First::Halving } else { First::Range },
            batteries_exempt: settings.flag("range.exempt_batteries"),
            states: text("range.exempt_states").split(',').map(|state| state.trim().to_owned()).collect(),
        }
    }

    /// Whether units of this side and home state lose no strength; attackers always do (14.0.c, 14.0.d).
    pub(super) fn spares(&self, side: Side, origin: &str) -> bool {
        side == Side::Texan && self.states.iter().any(|state| state == origin)
    }

    /// Whether the rule applies to an attack by a piece.
    pub(super) fn binds(&self, piece: &Piece, mode: Mode) -> bool {
        self.enabled
            && mode == Mode::Fire
            && match piece.class {
                PieceClass::Unit { .. } => !piece.far_shot,
                PieceClass::Battery { .. } => !self.batteries_exempt,
                PieceClass::Leader { .. } => false,
            }
    }
}

impl Game {
    /// The strength points an attack loses to range: the target's hex counts, the attacker's does not (14.0.b), and
    /// levels do not matter (R73).
    #[inline]
    pub(super) fn lost_to_range(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> i16 {
        let range = &self.options.range;
        if !range.binds(self.piece(by), mode) {
            return 0;
        }
        if !position.state(by).is_on_map() || !position.state(target).is_on_map() {
            return 0;
        }
        let hexes = self.board.range(position.state(by).at, position.state(target).at);
        let beyond = i16::try_from(hexes.saturating_sub(range.free)).unwrap_or(i16::MAX);
        // No strength is larger, so nothing is lost by capping here.
        beyond.saturating_mul(range.penalty).min(i16::from(u8::MAX))
    }

    /// Whether a unit's fire reaches a target from its current spot (14.0).
    pub(crate) fn fire_carries(&self, position: &Position, by: PieceId, target: PieceId) -> bool {
        self.carries(position, by, Mode::Fire, target).is_ok()
    }

    /// Whether fire reaches the target: within the maximum range (14.0.a), with at least 1 strength point left (R72).
    #[inline]
    pub(super) fn carries(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Allowed {
        let may_fall_short = mode == Mode::Fire && (self.options.range.enabled || self.adjusts(Quantity::Reach));
        if may_fall_short { self.carries_so_far(position, by, mode, target) } else { Ok(()) }
    }

    #[inline(never)]
    fn carries_so_far(&self, position: &Position, by: PieceId, mode: Mode, target: PieceId) -> Allowed {
        let range = &self.options.range;
        let (from, at) = (position.state(by).at, position.state(target).at);
        if self.adjusts(Quantity::Reach) {
            let roles = || Roles { foe: Some(target), from, to: at, ..self.shooters(position, by) };
            let most = self.adjusted(position, Quantity::Reach, i32::MAX, roles);
            if i64::from(self.board.range(from, at)) > i64::from(most) {
                let atom = self.changed_by(position, Quantity::Reach, &roles()).unwrap_or(atoms::A14_0_A);
                return Err(Why::between(atom, from, at));
            }
        }
        if !range.binds(self.piece(by), mode) {
            return Ok(());
        }
        if self.board.range(from, at) > range.most {
            return Err(Why::between(atoms::A14_0_A, from, at));
        }
        if self.strength(position, by, mode) > 0 && self.strength_against(position, by, mode, target) == 0 {
            return Err(Why::between(rulings::R72, from, at));
        }
        Ok(())
    }
}
