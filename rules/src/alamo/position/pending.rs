//! What waits to be decided or rolled before anything else.

use serde::{Deserialize, Serialize};

use crate::alamo::Purpose;
use crate::alamo::attempt::Attempt;
use crate::alamo::{Mode, PieceId};
use crate::board::{BreachId, SpotId};
use crate::play::{Dice, Roll};
use crate::side::Side;

/// What an attack is made by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Warrant {
    /// The attacker's own Combat Phase (8.1).
    Phase,
    /// An attack that it answers (9.1).
    Answer,
    /// A rule of a variant.
    Rule,
}

/// The result of an attack and the dice that gave it, in one byte: a position holds many of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Landed(u8);

impl Landed {
    /// A result by its number, which is below 16, and the sum of the dice, which is below 16 too.
    pub(in crate::alamo) const fn new(result: u8, dice: Roll) -> Self {
        Self(result << 4 | dice.0 & 15)
    }

    /// The number of the result.
    pub(in crate::alamo) const fn result(self) -> u8 {
        self.0 >> 4
    }

    /// The dice.
    pub(in crate::alamo) const fn dice(self) -> Roll {
        Roll(self.0 & 15)
    }
}

/// A leader whose unit suffered (11.0.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Peril {
    /// The leader.
    pub leader: PieceId,
    /// His unit.
    pub unit: PieceId,
    /// Whether the unit is eliminated.
    pub eliminated: bool,
    /// The enemy at whose hands it suffered.
    pub foe: Option<PieceId>,
}

/// A decision or a roll that must come before anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Roll on the combat table.
    Combat(Strike),
    /// Roll a Damage Check of the target; the number is the table's.
    Damage(Strike, u8),
    /// Roll whether a leader falls.
    Leader(Peril),
    /// May the first strike back at the second?
    Counter(Strike),
    /// Is the counterattack to be tried for ferocity, and with which leader (15.0)?
    Ferocity(Strike),
    /// Roll whether it is ferocious, with this leader.
    FerocityRoll(Strike, PieceId),
    /// The unit may make so many attacks more of its ferocious counterattack (15.1).
    Ferocious {
        /// The unit.
        unit: PieceId,
        /// The enemy that caused it.
        foe: PieceId,
        /// Attacks left.
        left: u8,
    },
    /// Which leader with this unit counts in the Damage Check that is due (11.1)?
    Lead(PieceId),
    /// The unit must retreat from where that enemy stood.
    Retreat {
        /// The unit.
        unit: PieceId,
        /// The spot of the enemy that caused the rout.
        from: SpotId,
        /// How many hexes it must go.
        hexes: u8,
        /// The enemy that caused the rout: a unit without a way to go dies at his hands.
        foe: Option<PieceId>,
    },
    /// Does the leader go along with the unit that leaves his spot?
    Company {
        /// The leader.
        leader: PieceId,
        /// The unit.
        unit: PieceId,
    },
    /// The unit moves into this spot as soon as its leaders have said whether they go along.
    Advancing {
        /// The unit.
        unit: PieceId,
        /// The emptied spot.
        to: SpotId,
    },
    /// May the unit move into this spot, its enemy gone?
    Advance {
        /// The unit.
        unit: PieceId,
        /// The emptied spot.
        to: SpotId,
    },
    /// Does the Texan side consult the Continued Siege Table (16.3)? The game is decided.
    Consult,
    /// Roll on that table.
    Siege,
    /// At which hexside does this battery fire (10.6)?
    Aim {
        /// The battery.
        battery: PieceId,
        /// The unit that fires it.
        crew: PieceId,
    },
    /// Roll whether its shot opens a breach.
    Breach {
        /// The battery.
        battery: PieceId,
        /// The unit that fires it.
        crew: PieceId,
        /// The hexside.
        side: BreachId,
    },
    /// A rule of a variant goes on.
    Rule,
    /// A side answers a question a rule of a variant puts.
    Question {
        /// The side.
        side: Side,
    },
    /// Roll on a table of a variant.
    Throw {
        /// How many dice.
        dice: u8,
    },
    /// Draw one of several things for a rule of a variant.
    Draw {
        /// How many things there are.
        things: u8,
    },
    /// The piece makes this step, once the rules of variants have had their say.
    Stepping {
        /// The piece.
        piece: PieceId,
        /// The spot.
        to: SpotId,
        /// Movement points it had.
        points: u8,
    },
    /// The attack is made, once the rules of variants have had their say.
    Striking {
        /// The attack.
        strike: Strike,
        /// What it is made by.
        warrant: Warrant,
    },
    /// The attack has been made with all that came of it; the number is its result.
    Struck {
        /// The attacker.
        by: PieceId,
        /// The unit of the attacker's side that stands for it.
        unit: PieceId,
        /// The unit attacked.
        target: PieceId,
        /// Fire or melee.
        mode: Mode,
        /// Where the target stood.
        at: SpotId,
        /// What it led to; nothing before the die is thrown.
        landed: Landed,
    },
    /// Roll a Damage Check a rule of a variant asks for.
    Trial {
        /// The unit.
        unit: PieceId,
        /// Where what makes it check comes from.
        from: SpotId,
        /// The enemy whose doing it is, if one acts.
        foe: Option<PieceId>,
        /// What the check is called.
        mode: u8,
    },
    /// This happens, unless a rule of a variant keeps it from happening.
    Trying {
        /// What.
        attempt: Attempt,
        /// Whether the rules have been told.
        is_said: bool,
    },
    /// The scenario makes its placements of this step of the set-up.
    Opening,
    /// The phase ends, once the rules of variants have had their say.
    Ending,
    /// The unit checks because its hexside was breached, if it still stands there.
    Exposed {
        /// The battery that opened the breach.
        battery: PieceId,
        /// The unit that fired it.
        crew: PieceId,
        /// The unit at the breach.
        unit: PieceId,
        /// Where it stood when the breach was opened.
        at: SpotId,
    },
}

/// One attack: who strikes, whom, how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strike {
    /// The attacker; a battery strikes through its crew.
    pub by: PieceId,
    /// The unit of the attacker's side that stands for it: itself, or the crew.
    pub unit: PieceId,
    /// The unit attacked.
    pub target: PieceId,
    /// Fire or melee.
    pub mode: Mode,
    /// Row of the combat table.
    pub row: u8,
    /// Column of the combat table.
    pub column: u8,
}

impl Default for Pending {
    /// What fills the places of the list that are not in use.
    fn default() -> Self {
        Self::Advancing { unit: PieceId(0), to: SpotId::NOWHERE }
    }
}

impl Pending {
    /// Whether chance decides.
    #[must_use]
    pub const fn is_roll(&self) -> bool {
        self.purpose().is_some()
    }

    /// What it asks for dice for; `None` when a player decides.
    #[must_use]
    pub const fn purpose(&self) -> Option<Purpose> {
        match self {
            Self::Combat(_) => Some(Purpose::Combat),
            Self::Damage(..) | Self::Trial { .. } => Some(Purpose::Damage),
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

    /// The dice the published rules roll for it; `None` when a player decides.
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
            | Self::Damage(strike, _)
            | Self::Counter(strike)
            | Self::Ferocity(strike)
            | Self::FerocityRoll(strike, _)
            | Self::Striking { strike, .. } => [Some(strike.by), Some(strike.unit), Some(strike.target)],
            Self::Struck { by, unit, target, .. } => [Some(*by), Some(*unit), Some(*target)],
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

    /// The piece whose owner decides; `None` for what concerns no piece.
    #[must_use]
    pub const fn owner(&self) -> Option<PieceId> {
        match self {
            Self::Combat(strike) | Self::Counter(strike) | Self::Ferocity(strike) | Self::FerocityRoll(strike, _) => {
                Some(strike.unit)
            }
            Self::Damage(strike, _) => Some(strike.target),
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
