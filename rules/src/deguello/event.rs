//! Everything that happens, each with the rule that made it happen.

use super::Phase;
use super::position::Ending;
use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::{Atom, PieceId};
use crate::side::Side;

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// The rule.
    pub atom: Atom,
    /// What happened.
    pub what: Happening,
}

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happening {
    /// A phase begins.
    Began {
        /// The round.
        round: u8,
        /// The phase.
        phase: Phase,
    },
    /// A piece comes onto the map.
    Placed {
        /// The piece.
        piece: PieceId,
        /// The spot it comes to.
        at: SpotId,
    },
    /// A piece turns.
    Faced {
        /// The piece.
        piece: PieceId,
        /// Where it looks.
        facing: Direction,
    },
    /// Whether the invalid can fight.
    Rose {
        /// Who.
        piece: PieceId,
        /// The die.
        roll: u8,
        /// Whether he can.
        well: bool,
    },
    /// Night or day.
    Light {
        /// The dice.
        roll: u8,
        /// Whether it is day.
        day: bool,
    },
    /// The staff officers are released.
    Released,
    /// A side passes.
    Passed {
        /// Which.
        side: Side,
    },
    /// An officer is activated.
    Activated {
        /// Who.
        officer: PieceId,
    },
    /// An artillery officer activates a battery.
    Manned {
        /// Who.
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
    /// So many units are activated.
    Reached {
        /// How many.
        units: u8,
    },
    /// A piece goes to another place.
    Stepped {
        /// The piece.
        piece: PieceId,
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
        /// What it costs.
        cost: u8,
    },
    /// A gun is taken along.
    Hauled {
        /// The gun.
        gun: PieceId,
        /// Where to.
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
        /// Who.
        by: PieceId,
        /// At whom.
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
        /// Their sum.
        roll: u8,
        /// What is added to it.
        add: i8,
        /// Whether it hits.
        hit: bool,
    },
    /// A gun has to be loaded.
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
    /// Whether a ladder is lost.
    LadderHit {
        /// Who carries it.
        piece: PieceId,
        /// The die.
        roll: u8,
        /// Whether it is.
        lost: bool,
    },
    /// Whether an officer is lost.
    OfficerHit {
        /// The area the officer is in.
        area: u16,
        /// The die.
        roll: u8,
        /// Whether one is.
        lost: bool,
    },
    /// An officer is wounded.
    Wounded {
        /// Who.
        piece: PieceId,
    },
    /// Whether a wounded officer lives.
    Checked {
        /// Who.
        piece: PieceId,
        /// The die.
        roll: u8,
        /// Whether he does.
        lives: bool,
    },
    /// A company splits.
    Split {
        /// The company.
        piece: PieceId,
        /// Into so many flechas.
        flechas: u8,
    },
    /// Whether a ladder stands.
    Emplaced {
        /// The flecha.
        piece: PieceId,
        /// The edge.
        edge: u16,
        /// The die.
        roll: u8,
        /// Whether it does.
        up: bool,
    },
    /// A unit attacks another hand to hand.
    Attacked {
        /// Who.
        by: PieceId,
        /// Whom.
        target: PieceId,
    },
    /// A side of a fight has rolled.
    Struck {
        /// The dice.
        roll: u8,
        /// What is added to them.
        add: i8,
    },
    /// A fight is over.
    Fought {
        /// The total of the attackers.
        attack: i8,
        /// The total of the defenders.
        defence: i8,
    },
    /// Two units are locked.
    Locked {
        /// Who attacked.
        by: PieceId,
        /// Whom.
        target: PieceId,
    },
    /// A unit breaks off.
    BrokeOff {
        /// The unit.
        piece: PieceId,
    },
    /// An axe, or Zapadores, at a door.
    Hewed {
        /// The flecha.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The die; 0 without one.
        roll: u8,
        /// Whether it breaks.
        broken: bool,
    },
    /// A door is open for good.
    Opened {
        /// The door.
        door: u16,
    },
    /// A flecha lays fire.
    Torched {
        /// The flecha.
        piece: PieceId,
        /// The room.
        area: u16,
        /// The die.
        roll: u8,
        /// Whether it burns.
        burns: bool,
    },
    /// A room burns.
    Ignited {
        /// The room.
        area: u16,
    },
    /// What becomes of a fire.
    Burned {
        /// The room.
        area: u16,
        /// The die.
        roll: u8,
        /// Whether it is out.
        out: bool,
    },
    /// The game is over.
    Ended {
        /// Who has won.
        winner: Side,
        /// Why the game is over.
        reason: Ending,
    },
}

/// Events as they come.
pub(super) type Events = Vec<Event>;

/// Notes what happens.
pub(super) fn tell(events: &mut Events, atom: Atom, what: Happening) {
    events.push(Event { atom, what });
}
