//! Decisions and rolls that must be resolved before anything else.

use serde::{Deserialize, Serialize};

use crate::alamo::Purpose;
use crate::alamo::attempt::Attempt;
use crate::alamo::{Mode, PieceId};
use crate::board::{BreachId, SpotId};
use crate::play::{Dice, Roll};
use crate::side::Side;

/// The reason for which an attack is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Warrant {
    /// The attacker's own Combat Phase (8.1).
    Phase,
    /// An attack that it counters (9.1).
    Answer,
    /// A rule of a variant.
    Rule,
}

/// The result of an attack and its roll, in one byte: a position holds many of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Landed(u8);

impl Landed {
    /// Creates it from the number of a result and the sum of the dice, both below 16.
    pub(in crate::alamo) const fn new(result: u8, dice: Roll) -> Self {
        Self(result << 4 | dice.0 & 15)
    }

    /// The number of the result.
    pub(in crate::alamo) const fn result(self) -> u8 {
        self.0 >> 4
    }

    /// The sum of the dice.
    pub(in crate::alamo) const fn dice(self) -> Roll {
        Roll(self.0 & 15)
    }
}

/// A leader whose unit suffered a loss (11.0.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Peril {
    /// The leader.
    pub leader: PieceId,
    /// Its unit.
    pub unit: PieceId,
    /// Whether the unit was eliminated.
    pub eliminated: bool,
    /// The responsible enemy, if any.
    pub foe: Option<PieceId>,
}

/// A decision or a roll that must be resolved before anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A roll on the combat table.
    Combat(Strike),
    /// A roll for a Damage Check of the target.
    Damage {
        /// The attacker.
        by: PieceId,
        /// The unit that attacks: itself, or the crew of a battery.
        unit: PieceId,
        /// The attacked unit.
        target: PieceId,
        /// Fire or melee.
        mode: Mode,
        /// The number from the table.
        number: u8,
        /// The spot from which the attack came.
        from: SpotId,
    },
    /// A roll that decides whether a leader falls.
    Leader(Peril),
    /// A decision whether to make this counterattack.
    Counter(Strike),
    /// A decision whether to test for a ferocious counterattack, and with which leader (15.0).
    Ferocity(Strike),
    /// A roll that decides whether the counterattack is ferocious, with this leader.
    FerocityRoll(Strike, PieceId),
    /// The remaining attacks of a unit's ferocious counterattack (15.1).
    Ferocious {
        /// The unit.
        unit: PieceId,
        /// The enemy that caused it.
        foe: PieceId,
        /// The number of attacks left.
        left: u8,
    },
    /// A decision which leader with this unit counts in the pending Damage Check (11.1).
    Lead(PieceId),
    /// A retreat of the unit from the spot of an enemy.
    Retreat {
        /// The unit.
        unit: PieceId,
        /// The spot of the enemy that caused the rout.
        from: SpotId,
        /// The number of hexes it must retreat.
        hexes: u8,
        /// The enemy that caused the rout, which eliminates a unit without a retreat.
        foe: Option<PieceId>,
    },
    /// A decision whether a leader follows the unit that leaves its spot.
    Company {
        /// The leader.
        leader: PieceId,
        /// The unit.
        unit: PieceId,
    },
    /// An advance of the unit, once its leaders have decided whether they follow.
    Advancing {
        /// The unit.
        unit: PieceId,
        /// The emptied spot.
        to: SpotId,
    },
    /// A decision whether the unit advances into the spot its enemy has left.
    Advance {
        /// The unit.
        unit: PieceId,
        /// The emptied spot.
        to: SpotId,
    },
    /// A decision of the Texan side whether to consult the Continued Siege Table (16.3). The outcome of the game is
    /// already decided.
    Consult,
    /// A roll on the Continued Siege Table.
    Siege,
    /// A decision at which hexside this battery fires (10.6).
    Aim {
        /// The battery.
        battery: PieceId,
        /// The unit that fires it.
        crew: PieceId,
    },
    /// A roll that decides whether its shot opens a breach.
    Breach {
        /// The battery.
        battery: PieceId,
        /// The unit that fires it.
        crew: PieceId,
        /// The hexside.
        side: BreachId,
    },
    /// A rule of a variant that continues.
    Rule,
    /// A question that a rule of a variant asks a side.
    Question {
        /// The side.
        side: Side,
    },
    /// A roll on a table of a variant.
    Throw {
        /// The number of dice.
        dice: u8,
    },
    /// A random draw of one of several items for a rule of a variant.
    Draw {
        /// The number of items.
        things: u8,
    },
    /// A step of the piece, made after the rules of variants that precede it.
    Stepping {
        /// The piece.
        piece: PieceId,
        /// The spot.
        to: SpotId,
        /// The movement points it had.
        points: u8,
    },
    /// An attack, made after the rules of variants that precede it.
    Striking {
        /// The attack.
        strike: Strike,
        /// The reason for which it is made.
        warrant: Warrant,
    },
    /// An attack that has been made, with all its consequences.
    Struck {
        /// The attacker.
        by: PieceId,
        /// The unit that attacks: itself, or the crew of a battery.
        unit: PieceId,
        /// The attacked unit.
        target: PieceId,
        /// Fire or melee.
        mode: Mode,
        /// The spot of the target at the time of the attack.
        at: SpotId,
        /// The result and its roll; the default before the roll.
        landed: Landed,
    },
    /// A roll for a Damage Check that a rule of a variant calls for.
    Trial {
        /// The unit.
        unit: PieceId,
        /// The spot from which the cause acts.
        from: SpotId,
        /// The responsible enemy, if any.
        foe: Option<PieceId>,
        /// The number of the check's mode.
        mode: u8,
    },
    /// Something that happens unless a rule of a variant prevents it.
    Trying {
        /// The attempt.
        attempt: Attempt,
        /// Whether it has been announced to the rules.
        is_said: bool,
    },
    /// The scenario's placements for this step of the set-up.
    Opening,
    /// The end of the phase, after the rules of variants that precede it.
    Ending,
    /// A check by a unit because its hexside was breached, if it is still there.
    Exposed {
        /// The battery that opened the breach.
        battery: PieceId,
        /// The unit that fired it.
        crew: PieceId,
        /// The unit at the breach.
        unit: PieceId,
        /// Its spot when the breach was opened.
        at: SpotId,
    },
}

/// One attack: attacker, target, mode, and its entry of the combat table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    /// The attacker; a battery attacks through its crew.
    pub by: PieceId,
    /// The unit that attacks: itself, or the crew of a battery.
    pub unit: PieceId,
    /// The attacked unit.
    pub target: PieceId,
    /// Fire or melee.
    pub mode: Mode,
    /// Row of the combat table.
    pub row: u8,
    /// Column of the combat table.
    pub column: u8,
}

impl Strike {
    /// An attack whose place in the combat table does not matter, or no longer.
    pub(in crate::alamo) const fn off_table(by: PieceId, unit: PieceId, target: PieceId, mode: Mode) -> Self {
        Self { by, unit, target, mode, row: 0, column: 0 }
    }
}

impl Default for Pending {
    /// The value of unused slots of the list.
    fn default() -> Self {
        Self::Advancing { unit: PieceId(0), to: SpotId::NOWHERE }
    }
}

impl Pending {
    /// The Damage Check an attack calls for, with a number from the table and the spot from which the attack came.
    pub(in crate::alamo) const fn damage(strike: &Strike, number: u8, from: SpotId) -> Self {
        let Strike { by, unit, target, mode, .. } = *strike;
        Self::Damage { by, unit, target, mode, number, from }
    }

    /// Whether it is resolved by a roll.
    #[must_use]
    pub const fn is_roll(&self) -> bool {
        self.purpose().is_some()
    }

    /// The purpose of its roll; `None` if a player decides.
    #[must_use]
    pub const fn purpose(&self) -> Option<Purpose> {
        match self {
            Self::Combat(_) => Some(Purpose::Combat),
            Self::Damage { .. } | Self::Trial { .. } => Some(Purpose::Damage),
            Self::Leader(..) => Some(Purpose::LeaderLoss),
            Self::FerocityRoll(..) => Some(Purpose::Ferocity),
            Self::Siege => Some(Purpose::Siege),
            Self::Breach { .. } => Some(Purpose::Breach),
            Self::Throw { .. } => Some(Purpose::Variant),
            Self::Draw { .. } => Some(Purpose::Draw),
            Self::Counter(_)
            | Self::Rule
            | Self::Question { .. }
            | Self::Stepping { .. }
            | Self::Striking { .. }
            | Self::Struck { .. }
            | Self::Trying { .. }
            | Self::Opening
            | Self::Ending
            | Self::Ferocity(_)
            | Self::Ferocious { .. }
            | Self::Lead(_)
            | Self::Consult
            | Self::Aim { .. }
            | Self::Exposed { .. }
            | Self::Retreat { .. }
            | Self::Company { .. }
            | Self::Advance { .. }
            | Self::Advancing { .. } => None,
        }
    }

    /// The dice the published rules roll for it; `None` if a player decides.
    pub(in crate::alamo) const fn dice(&self) -> Option<Dice> {
        match (self, self.purpose()) {
            (Self::Throw { dice }, _) => Some(Purpose::Variant.dice(*dice)),
            (Self::Draw { things }, _) => Some(Purpose::draw(*things)),
            (_, Some(purpose)) => Some(purpose.published()),
            (_, None) => None,
        }
    }

    /// The pieces it concerns.
    pub(in crate::alamo) fn pieces(&self) -> impl Iterator<Item = PieceId> {
        let [a, b, c] = match self {
            Self::Combat(strike)
            | Self::Counter(strike)
            | Self::Ferocity(strike)
            | Self::FerocityRoll(strike, _)
            | Self::Striking { strike, .. } => [Some(strike.by), Some(strike.unit), Some(strike.target)],
            Self::Damage { by, unit, target, .. } | Self::Struck { by, unit, target, .. } => {
                [Some(*by), Some(*unit), Some(*target)]
            }
            Self::Leader(peril) => [Some(peril.leader), Some(peril.unit), peril.foe],
            Self::Ferocious { unit, foe, .. } => [Some(*unit), Some(*foe), None],
            Self::Retreat { unit, foe, .. } | Self::Trial { unit, foe, .. } => [Some(*unit), *foe, None],
            Self::Company { leader, unit } => [Some(*leader), Some(*unit), None],
            Self::Aim { battery, crew } | Self::Breach { battery, crew, .. } => [Some(*battery), Some(*crew), None],
            Self::Exposed { battery, crew, unit, .. } => [Some(*battery), Some(*crew), Some(*unit)],
            Self::Trying { attempt, .. } => [Some(attempt.piece()), None, None],
            Self::Lead(unit)
            | Self::Advancing { unit, .. }
            | Self::Advance { unit, .. }
            | Self::Stepping { piece: unit, .. } => [Some(*unit), None, None],
            Self::Consult
            | Self::Siege
            | Self::Rule
            | Self::Question { .. }
            | Self::Throw { .. }
            | Self::Draw { .. }
            | Self::Opening
            | Self::Ending => [None; 3],
        };
        [a, b, c].into_iter().flatten()
    }

    /// The piece whose owner decides; `None` if it concerns no piece.
    #[must_use]
    pub const fn owner(&self) -> Option<PieceId> {
        match self {
            Self::Combat(strike) | Self::Counter(strike) | Self::Ferocity(strike) | Self::FerocityRoll(strike, _) => {
                Some(strike.unit)
            }
            Self::Damage { target, .. } => Some(*target),
            Self::Leader(Peril { leader, .. }) | Self::Company { leader, .. } => Some(*leader),
            Self::Lead(unit)
            | Self::Stepping { piece: unit, .. }
            | Self::Trial { unit, .. }
            | Self::Aim { crew: unit, .. }
            | Self::Breach { crew: unit, .. }
            | Self::Exposed { unit, .. }
            | Self::Struck { unit, .. }
            | Self::Ferocious { unit, .. }
            | Self::Retreat { unit, .. }
            | Self::Advance { unit, .. }
            | Self::Advancing { unit, .. } => Some(*unit),
            Self::Striking { strike, .. } => Some(strike.unit),
            Self::Trying { attempt, .. } => Some(attempt.piece()),
            Self::Consult
            | Self::Siege
            | Self::Rule
            | Self::Question { .. }
            | Self::Throw { .. }
            | Self::Draw { .. }
            | Self::Opening
            | Self::Ending => None,
        }
    }
}
