//! The parameters of a rulebook as plain figures.

use crate::rulebook::{Rulebook, Value};

/// Every figure the engine consults, read once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parameters {
    pub(super) allowance: u8,
    pub(super) allowance_disordered: u8,
    pub(super) allowance_towing: u8,
    pub(super) texan_tows: u8,
    pub(super) confined: bool,
    pub(super) disorder_over: i32,
    pub(super) step_over: i32,
    pub(super) eliminate_over: i32,
    pub(super) inside_mexican: i8,
    pub(super) inside_texan: i8,
    pub(super) disordered: i8,
    pub(super) per_mexican_in_zoc: i8,
    pub(super) leaders_per_side: u8,
    pub(super) track_full: u8,
    pub(super) track_reduced_step: u8,
    pub(super) track_reduced_elim: u8,
    pub(super) track_no_retreat: u8,
    pub(super) entry_full: u8,
    pub(super) entry_reduced: u8,
    pub(super) leader_first: u8,
    pub(super) leader_again: u8,
    pub(super) leader_loss: u8,
    pub(super) turns: u8,
    pub(super) withdrawal_last: u8,
    pub(super) points_per_turn: u16,
    pub(super) casualty_divisor: u16,
}

impl Parameters {
    pub(super) fn of(rulebook: &Rulebook) -> Self {
        let byte = |name| rulebook.number(name).clamp(0, i32::from(u8::MAX)) as u8;
        let small = |name| rulebook.number(name).clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        let word = |name| rulebook.number(name).clamp(0, i32::from(u16::MAX)) as u16;
        Self {
            allowance: byte("move.ma"),
            allowance_disordered: byte("move.ma_disordered"),
            allowance_towing: byte("move.ma_towing"),
            texan_tows: byte("battery.texan_tows"),
            confined: rulebook.flag("texan.confined"),
            disorder_over: rulebook.number("damage.disorder_over"),
            step_over: rulebook.number("damage.step_over"),
            eliminate_over: rulebook.number("damage.eliminate_over"),
            inside_mexican: small("mod.inside_mexican"),
            inside_texan: small("mod.inside_texan"),
            disordered: small("mod.disordered"),
            per_mexican_in_zoc: small("mod.per_mexican_in_zoc"),
            leaders_per_side: byte("mod.leaders_per_side"),
            track_full: byte("track.full"),
            track_reduced_step: byte("track.reduced_step"),
            track_reduced_elim: byte("track.reduced_elim"),
            track_no_retreat: byte("track.no_retreat"),
            entry_full: byte("entryretreat.space_full"),
            entry_reduced: byte("entryretreat.space_reduced"),
            leader_first: byte("track.leader_first"),
            leader_again: byte("track.leader_again"),
            leader_loss: byte("leader.loss_max"),
            turns: byte("game.turns"),
            withdrawal_last: byte("withdrawal.last_turn"),
            points_per_turn: word("vp.per_turn"),
            casualty_divisor: word("vp.casualty_divisor").max(1),
        }
    }

    /// The hex the fixed leader is set up in (2.0): a text, so read apart.
    pub(super) fn bowie_hex(rulebook: &Rulebook) -> Option<crate::hex::Hex> {
        match rulebook.value("setup.bowie_hex") {
            Some(Value::Text(hex)) => hex.parse().ok(),
            Some(Value::Number(_) | Value::Flag(_)) | None => None,
        }
    }
}
