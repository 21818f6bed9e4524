//! The dice of a trial.
//!
//! A roll belongs to the pieces it is about, and does not depend on earlier rolls of others. So two trials that differ
//! in what one unit does differ in little else, and a few of them show which is better.

use crate::alamo::{Pending, PieceId, Position};
use crate::play::{Dice, Roll};

/// The dice of one trial.
#[derive(Debug, Default)]
pub(super) struct TrialDice {
    seed: u64,
    moment: (u8, u8),
    /// The number of rolls by each piece in this phase, and in the last place those that concern no piece.
    rolled: Vec<u8>,
}

impl TrialDice {
    /// Restarts with other dice.
    pub(super) fn restart(&mut self, seed: u64, trial: u32, pieces: usize) {
        self.seed = mixed(seed ^ u64::from(trial).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.moment = (u8::MAX, u8::MAX);
        self.rolled.clear();
        self.rolled.resize(pieces + 1, 0);
    }

    /// Makes the roll a position waits for.
    pub(super) fn roll(&mut self, dice: Dice, position: &Position) -> Roll {
        let moment = (position.turn, position.phase as u8);
        if self.moment != moment {
            self.moment = moment;
            self.rolled.fill(0);
        }
        let (by, about) = position.pending.last().map_or((None, None), concerned);
        let nobody = self.rolled.len() - 1;
        let place = by.map_or(nobody, |by| by.index().min(nobody));
        let number = self.rolled[place];
        self.rolled[place] = number.wrapping_add(1);
        let purpose = position.pending.last().and_then(Pending::purpose).map_or(0, |purpose| purpose as u64);
        let piece = |piece: Option<PieceId>| piece.map_or(0xff, |piece| piece.index() as u64 & 0xff);
        let key = u64::from(moment.0) << 40
            | u64::from(moment.1) << 32
            | purpose << 24
            | u64::from(number) << 16
            | piece(by) << 8
            | piece(about);
        let mut lot = mixed(self.seed ^ mixed(key));
        let mut sum = 0;
        for _ in 0..dice.count {
            sum += (lot % u64::from(dice.faces.max(1))) as u8 + 1;
            lot = mixed(lot);
        }
        Roll(sum)
    }
}

/// Returns the pieces a roll is about: the attacker and the target.
const fn concerned(pending: &Pending) -> (Option<PieceId>, Option<PieceId>) {
    match pending {
        Pending::Combat(strike) => (Some(strike.by), None),
        Pending::Damage { by, target, .. } => (Some(*by), Some(*target)),
        Pending::Leader(peril) => (Some(peril.leader), None),
        Pending::FerocityRoll(strike, leader) => (Some(*leader), Some(strike.target)),
        Pending::Breach { battery, .. } => (Some(*battery), None),
        Pending::Trial { unit, .. } => (Some(*unit), None),
        _ => (None, None),
    }
}

/// Returns a number with its bits well mixed (the finalizer of `SplitMix64`).
const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
