//! The events of a game, each with the rule that caused it.

use super::Phase;
use super::position::Ending;
use crate::board::SpotId;
use crate::hex::Direction;
use crate::house::HouseEvent;
use crate::play::{Atom, PieceId};
use crate::side::Side;

/// An event and its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// The rule that caused it.
    pub atom: Atom,
    /// What happened.
    pub what: Happening,
}

/// The kinds of events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happening {
    /// A phase begins.
    Began {
        /// The round.
        round: u8,
        /// The phase.
        phase: Phase,
    },
    /// A piece is placed on the map.
    Placed {
        /// The piece.
        piece: PieceId,
        /// The spot it is placed on.
        at: SpotId,
    },
    /// A piece changes facing.
    Faced {
        /// The piece.
        piece: PieceId,
        /// Its new facing.
        facing: Direction,
    },
    /// The die for whether the invalid can fight.
    Rose {
        /// The invalid.
        piece: PieceId,
        /// The die roll.
        roll: u8,
        /// Whether he can fight.
        well: bool,
    },
    /// The dice for night or day.
    Light {
        /// The sum of the dice.
        roll: u8,
        /// The lowest roll that brings the day.
        need: i8,
        /// Whether it is day.
        day: bool,
    },
    /// The staff officers are released.
    Released,
    /// A side passes.
    Passed {
        /// The side.
        side: Side,
    },
    /// An officer is activated.
    Activated {
        /// The officer.
        officer: PieceId,
    },
    /// An artillery officer activates a battery.
    Manned {
        /// The officer.
        officer: PieceId,
        /// The battery.
        command: u8,
    },
    /// A column enters.
    Called {
        /// The column.
        command: u8,
    },
    /// A unit acts alone.
    Alone {
        /// The unit.
        piece: PieceId,
    },
    /// The units of an area act.
    Roused {
        /// The area.
        area: u16,
    },
    /// Units are activated.
    Reached {
        /// The number of units.
        units: u8,
    },
    /// A piece moves.
    Stepped {
        /// The piece.
        piece: PieceId,
        /// The spot it leaves.
        from: SpotId,
        /// The spot it moves to.
        to: SpotId,
        /// The movement points spent.
        cost: u8,
    },
    /// A unit moves a gun along with it.
    Hauled {
        /// The gun.
        gun: PieceId,
        /// The spot it is moved to.
        to: SpotId,
    },
    /// A unit leans over the wall.
    Exposed {
        /// The unit.
        piece: PieceId,
    },
    /// A unit takes cover again.
    Covered {
        /// The unit.
        piece: PieceId,
    },
    /// A unit fires at another.
    Fired {
        /// The unit that fires.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A gun fires at a door.
    Blasted {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
    },
    /// The dice of a shot.
    Shot {
        /// The sum of the dice.
        roll: u8,
        /// The modifier.
        add: i8,
        /// Whether it hits.
        hit: bool,
    },
    /// A gun becomes unloaded.
    Emptied {
        /// The gun.
        gun: PieceId,
    },
    /// A gun is loaded.
    Loaded {
        /// The gun.
        gun: PieceId,
    },
    /// A company loses a step.
    Reduced {
        /// The company.
        piece: PieceId,
    },
    /// A piece is lost.
    Killed {
        /// The piece.
        piece: PieceId,
    },
    /// The die for whether a ladder is lost.
    LadderHit {
        /// The unit that carries it.
        piece: PieceId,
        /// The die roll.
        roll: u8,
        /// The lowest roll that destroys it.
        need: i8,
        /// Whether the ladder is lost.
        lost: bool,
    },
    /// The die for whether an officer is lost.
    OfficerHit {
        /// The area of the officers.
        area: u16,
        /// The die roll.
        roll: u8,
        /// Whether an officer is lost.
        lost: bool,
    },
    /// An officer is wounded.
    Wounded {
        /// The officer.
        piece: PieceId,
    },
    /// The die for whether a wounded officer lives.
    Checked {
        /// The officer.
        piece: PieceId,
        /// The die roll.
        roll: u8,
        /// Whether the officer lives.
        lives: bool,
    },
    /// A company splits.
    Split {
        /// The company.
        piece: PieceId,
        /// The number of flechas it splits into.
        flechas: u8,
    },
    /// The die for whether a ladder stands.
    Emplaced {
        /// The flecha.
        piece: PieceId,
        /// The edge.
        edge: u16,
        /// The die roll.
        roll: u8,
        /// Whether the ladder stands.
        up: bool,
    },
    /// A unit attacks another in melee.
    Attacked {
        /// The attacker.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A side of a melee has rolled.
    Struck {
        /// The sum of the dice.
        roll: u8,
        /// The modifier.
        add: i8,
    },
    /// A melee is resolved.
    Fought {
        /// The total of the attackers.
        attack: i8,
        /// The total of the defenders.
        defence: i8,
    },
    /// Two units become locked.
    Locked {
        /// The unit that attacked.
        by: PieceId,
        /// The unit that was attacked.
        target: PieceId,
    },
    /// A unit breaks off from melee.
    BrokeOff {
        /// The unit.
        piece: PieceId,
    },
    /// A flecha takes an axe to a door, or Zapadores break it.
    Hewed {
        /// The flecha.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The die roll; 0 if none was made.
        roll: u8,
        /// Whether the door breaks.
        broken: bool,
    },
    /// A door is opened permanently.
    Opened {
        /// The door.
        door: u16,
    },
    /// Rubble lies in a room.
    Strewn {
        /// The area of the room.
        area: u16,
    },
    /// A flecha tries to set a room on fire.
    Torched {
        /// The flecha.
        piece: PieceId,
        /// The area of the room.
        area: u16,
        /// The die roll.
        roll: u8,
        /// Whether the room catches fire.
        burns: bool,
    },
    /// A room catches fire.
    Ignited {
        /// The area of the room.
        area: u16,
    },
    /// The die for whether a fire goes on.
    Burned {
        /// The area of the room.
        area: u16,
        /// The die roll.
        roll: u8,
        /// Whether the fire is out.
        out: bool,
    },
    /// A company gets back the step it has lost.
    Restored {
        /// The company.
        piece: PieceId,
    },
    /// A piece may move no farther.
    Halted {
        /// The piece.
        piece: PieceId,
    },
    /// A house rule does something.
    House(HouseEvent),
    /// The game is over.
    Ended {
        /// The winner.
        winner: Side,
        /// Why the game is over.
        reason: Ending,
    },
}

/// The events in the order in which they occur.
pub(super) type Events = Vec<Event>;

/// Appends an event.
pub(super) fn tell(events: &mut Events, atom: Atom, what: Happening) {
    events.push(Event { atom, what });
}
