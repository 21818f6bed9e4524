//! One moment of play, as plain data.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::attempt::Attempt;
use super::deeds::Deeds;
use super::occupancy::Occupancy;
use super::variant::{Frame, MOST_FRAMES, Marks};
use super::{Mode, Phase, PieceId};
use crate::board::{BreachId, Breaches, SpotId};
use crate::play::{Dice, Outcome, Purpose, Roll};
use crate::side::Side;

/// The most pieces a game holds.
pub const MOST_PIECES: usize = 160;

/// The most columns a game holds.
pub const MOST_COLUMNS: usize = 12;

/// The most decisions and rolls that can wait for one another.
///
/// Each rout of a chain starts farther from the enemy than the one before it and upsets three spots at most, so a
/// real chain is a dozen deep; whoever would be laid aside beyond this finds no retreat.
pub const MOST_PENDING: usize = 96;

/// One moment of play: plain data of at most 5 KB, copied as one block.
///
/// A game is taken up again from its log, not from a position: nobody reads one back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Position {
    /// Game-Turn, from 1; 0 during set-up.
    pub turn: u8,
    /// Phase.
    pub phase: Phase,
    /// Every piece, by its number.
    pub pieces: ArrayVec<[PieceState; MOST_PIECES]>,
    /// The area plotted for each column; 0 for none, or for one the viewer does not know.
    pub plot: ArrayVec<[u8; MOST_COLUMNS]>,
    /// The piece on the move.
    pub mover: Option<Mover>,
    /// Decisions and rolls that must come before the phase goes on, innermost last.
    pub pending: ArrayVec<[Pending; MOST_PENDING]>,
    /// Casualty points of the attackers (16.1).
    pub casualties: u16,
    /// Game-Turns the garrison has lived to see (16.4).
    pub turns_held: u8,
    /// The turn in which the Reserve was committed; 0 for not yet.
    pub committed: u8,
    /// The hexsides batteries have breached (10.6).
    pub breaches: Breaches,
    /// Batteries the Texan side has moved (10.2).
    pub texan_tows: u8,
    /// Whether a combat unit of the attackers has ever come inside the walls (16.7).
    pub been_inside: bool,
    /// The leader each side has named for the Damage Check that is due (11.1).
    pub leads: [Option<PieceId>; Side::ALL.len()],
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The flags variants have put up.
    pub marks: Marks,
    /// The work of variants that waits, innermost last: one for each decision or roll of theirs that is pending.
    pub frames: ArrayVec<[Frame; MOST_FRAMES]>,
    /// Victory points variants have given the Texan side, or taken from it.
    pub score: i16,
    /// What rules of variants have looked at since the last action of the phase.
    pub labour: u32,
    /// How often the step of the set-up has been mended: a piece that stood already was given another spot.
    pub mends: u16,
    /// How many sides are through with the rules on offer to them in a phase in which nobody moves or attacks.
    #[serde(skip)]
    pub(super) passed: u8,
    /// The die or the sum of the dice thrown last, where a rule of a variant asks for it.
    #[serde(skip)]
    pub(super) dice: u8,
    /// What pieces have done in this Game-Turn, where a rule of a variant asks for it.
    #[serde(skip)]
    pub(super) deeds: Deeds,
    /// Who stands where: follows from the pieces.
    #[serde(skip)]
    pub(super) standing: Occupancy,
}

/// The state of a piece.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PieceState {
    /// Its spot; [`SpotId::NOWHERE`] when it is not on the map.
    pub at: SpotId,
    /// Where it is otherwise.
    pub status: Status,
    /// Its order, for combat units.
    pub order: Order,
    /// Whether its back is up: reduced units, replacement leaders.
    pub flipped: bool,
    /// Whether it has finished its move in this phase, and why.
    pub moved: Moved,
    /// Movement points a leader has spent in this phase.
    pub spent: u8,
    /// The unit this leader or towed battery travels with, during its move or its retreat; in a Combat Phase, the
    /// enemy at whom this unit or its battery has fired, or the battery itself when that was at a hexside.
    pub with: Option<PieceId>,
    /// How often it has attacked in this phase.
    pub attacked: u8,
    /// How many batteries it has fired in this phase, or, a battery, how often it has been fired.
    pub gunned: u8,
    /// Whether it came to its spot after the Combat Phase began (10.0).
    pub newcomer: bool,
    /// Whether an enemy stood next to this battery when the Combat Phase began (10.5).
    pub silenced: bool,
}

/// Whether a piece has finished its move in this phase, and why.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// It has a move left.
    #[default]
    No,
    /// It has had its one move: another piece has set out, or a rule has ended it (5.0).
    Once,
    /// An enemy zone of control has stopped it (6.1).
    Stopped,
    /// Its points are spent (5.2).
    Spent,
}

impl Moved {
    /// Whether the move is finished.
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::No)
    }
}

/// Where a piece is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Not placed yet.
    #[default]
    Waiting,
    /// On the map.
    Map,
    /// On this space of the Replacement Track (13.0).
    Track(u8),
    /// Out of the game.
    Gone,
}

/// The order of a combat unit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// In good order.
    #[default]
    Good,
    /// Disordered (9.3).
    Disordered,
    /// Routed (9.4).
    Routed,
}

impl Order {
    /// The word cases, logs and accounts use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Disordered => "disordered",
            Self::Routed => "routed",
        }
    }
}

/// The piece on the move and what it has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mover {
    /// The piece.
    pub piece: PieceId,
    /// Movement points left.
    pub points: u8,
    /// Whether it has made a step.
    pub stepped: bool,
    /// Whether it has taken a leader along since its last step (R83).
    pub joined: bool,
    /// The last spot of the move with room for it: where it falls back to when a variant stops it among friends.
    pub last_room: SpotId,
    /// How many batteries it has in tow.
    pub towing: u8,
    /// How many hexes it has towed them.
    pub hauled: u8,
}

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
    pub(super) const fn new(result: u8, dice: Roll) -> Self {
        Self(result << 4 | dice.0 & 15)
    }

    /// The number of the result.
    pub(super) const fn result(self) -> u8 {
        self.0 >> 4
    }

    /// The dice.
    pub(super) const fn dice(self) -> Roll {
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

impl Default for SpotId {
    fn default() -> Self {
        Self::NOWHERE
    }
}

impl Pending {
    /// Whether chance decides.
    #[must_use]
    pub const fn is_roll(&self) -> bool {
        self.dice().is_some()
    }

    /// The dice it asks for; `None` when a player decides.
    #[must_use]
    pub const fn dice(&self) -> Option<Dice> {
        match self {
            Self::Combat(_) => Some(Dice::published(Purpose::Combat)),
            Self::Damage(..) | Self::Trial { .. } => Some(Dice::published(Purpose::Damage)),
            Self::Leader(..) => Some(Dice::published(Purpose::LeaderLoss)),
            Self::FerocityRoll(..) => Some(Dice::published(Purpose::Ferocity)),
            Self::Siege => Some(Dice::published(Purpose::Siege)),
            Self::Breach { .. } => Some(Dice::published(Purpose::Breach)),
            Self::Throw { dice } => Some(Dice { purpose: Purpose::Variant, count: *dice }),
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
            | Self::Opening
            | Self::Ending => None,
        }
    }
}

impl PieceState {
    /// Whether the piece stands on the map.
    #[must_use]
    pub const fn is_on_map(&self) -> bool {
        matches!(self.status, Status::Map)
    }
}

impl Position {
    /// The state of a piece.
    #[must_use]
    #[inline]
    pub fn of(&self, piece: PieceId) -> &PieceState {
        &self.pieces[piece.index()]
    }

    /// The state of a piece, to change it.
    pub(crate) fn of_mut(&mut self, piece: PieceId) -> &mut PieceState {
        &mut self.pieces[piece.index()]
    }

    /// The combat unit on a spot: the one that was there first, while another passes through.
    #[must_use]
    #[inline]
    pub fn unit_on(&self, spot: SpotId) -> Option<PieceId> {
        self.units_on(spot).next()
    }

    /// Every combat unit on a spot: the one that holds it, then those that came upon it.
    #[inline]
    pub(crate) fn units_on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.standing.units(spot).filter(move |piece| self.of(*piece).at == spot)
    }

    /// The pieces on a spot: its combat units, then its leaders and batteries.
    pub fn on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.units_on(spot).chain(self.others_on(spot))
    }

    /// The leaders and batteries on a spot.
    pub(crate) fn others_on(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.standing.others(spot).filter(move |piece| self.of(*piece).at == spot)
    }

    /// Moves a piece to a spot; [`SpotId::NOWHERE`] takes it off the map.
    pub(crate) fn put(&mut self, piece: PieceId, is_unit: bool, to: SpotId) {
        let from = self.of(piece).at;
        self.of_mut(piece).at = to;
        self.standing.leave(piece, is_unit, from);
        self.standing.enter(piece, is_unit, to);
    }

    /// Marks what an attack uses up: one of a unit, or a battery and a shot of its crew; the target is remembered (R31).
    pub(super) fn spend(&mut self, by: PieceId, unit: PieceId, target: PieceId) {
        let state = self.of_mut(by);
        state.attacked = state.attacked.saturating_add(1);
        if by != unit {
            state.gunned += 1;
            self.of_mut(unit).gunned += 1;
        }
        self.of_mut(unit).with = Some(target);
    }

    /// Whether the game is over: it is decided, and nobody is asked anything any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() && self.pending.is_empty()
    }

    /// Lays a decision or a roll on top of those that wait; `false` when too many wait already.
    pub(super) fn lay(&mut self, pending: Pending) -> bool {
        self.pending.try_push(pending).is_none()
    }
}

#[cfg(test)]
mod tests;
