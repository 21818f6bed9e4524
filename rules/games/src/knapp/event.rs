//! The events of a game, each with the rule that caused it.

use super::Phase;
use super::position::{ColumnOrder, Ending};
use crate::board::SpotId;
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
        /// The turn.
        turn: u8,
        /// The day.
        day: u8,
        /// The phase.
        phase: Phase,
    },
    /// A piece is placed on the map, or a gun moves to another site.
    Placed {
        /// The piece.
        piece: PieceId,
        /// The spot it is placed on.
        at: SpotId,
    },
    /// A gun is moved up its ramp.
    Raised {
        /// The gun.
        gun: PieceId,
    },
    /// A gun is moved down its ramp.
    Lowered {
        /// The gun.
        gun: PieceId,
    },
    /// A section is reinforced.
    Reinforced {
        /// The section.
        section: u8,
    },
    /// A gun is committed to answer the batteries.
    Committed {
        /// The gun.
        gun: PieceId,
    },
    /// A battery fires at a stretch of wall.
    Aimed {
        /// The battery.
        by: PieceId,
        /// The stretch of wall.
        at: u16,
    },
    /// A gun or a battery fires at another.
    Shelled {
        /// The gun or battery that fires.
        by: PieceId,
        /// The target.
        target: PieceId,
    },
    /// The dice of a shot of the bombardment.
    Bombarded {
        /// The sum of the dice.
        roll: u8,
        /// Whether it hits.
        hit: bool,
    },
    /// A stretch of wall is breached.
    Breached {
        /// The stretch of wall.
        at: u16,
    },
    /// A gun is permanently out of action.
    Disabled {
        /// The gun.
        gun: PieceId,
    },
    /// A battery is silenced.
    Silenced {
        /// The battery.
        battery: PieceId,
    },
    /// A part of the plan of a column is made; the details stay secret.
    Planned {
        /// The column.
        column: u8,
    },
    /// A column is revealed.
    Revealed {
        /// The column.
        column: u8,
        /// The number of its stands.
        stands: u8,
        /// Its start position.
        start: u8,
    },
    /// The reserve is released.
    Released,
    /// A column checks its morale.
    Checked {
        /// The column.
        column: u8,
        /// The die roll.
        roll: u8,
        /// The amount subtracted from the die roll.
        less: i8,
        /// The resulting order.
        order: ColumnOrder,
    },
    /// A column falls back.
    FellBack {
        /// The column.
        column: u8,
        /// The distance in half inches.
        by: u8,
    },
    /// A column marches beyond the map edge.
    Marched {
        /// The column.
        column: u8,
        /// The distance in half inches.
        by: u8,
        /// The half inches left to the map edge.
        left: u8,
    },
    /// A piece takes a step; a column is named by its first stand.
    Stepped {
        /// The piece.
        piece: PieceId,
        /// The spot it leaves.
        from: SpotId,
        /// The spot it enters.
        to: SpotId,
        /// The cost in half inches.
        cost: u8,
    },
    /// The die of a column that enters a pond.
    Waded {
        /// The column.
        column: u8,
        /// The die roll.
        roll: u8,
        /// Whether the column is bogged.
        bogged: bool,
    },
    /// A bogged column waits.
    Mired {
        /// The column.
        column: u8,
    },
    /// A column arrives at the wall.
    Arrived {
        /// The column.
        column: u8,
    },
    /// A command stand becomes infantry.
    Exchanged {
        /// The stand.
        piece: PieceId,
    },
    /// A shot is fired.
    Fired {
        /// The piece that fires.
        by: PieceId,
        /// The target; a column is named by its first stand.
        target: PieceId,
    },
    /// The die of a shot.
    Shot {
        /// The die roll.
        roll: u8,
        /// The bonus added to the die roll.
        bonus: i8,
        /// The result needed.
        need: i8,
        /// Whether it hits.
        hit: bool,
    },
    /// The die for whether a column loses its command stand.
    Struck {
        /// The column.
        column: u8,
        /// The die roll.
        roll: u8,
        /// Whether the command stand is lost.
        command: bool,
    },
    /// A piece is lost.
    Killed {
        /// The piece.
        piece: PieceId,
    },
    /// A column has no stands left.
    Spent {
        /// The column.
        column: u8,
    },
    /// The die of a stand that raises a ladder.
    Scaled {
        /// The stand.
        piece: PieceId,
        /// The spot the ladder leads to.
        to: SpotId,
        /// The die roll.
        roll: u8,
        /// Whether the ladder stands.
        up: bool,
    },
    /// The die of the garrison pushing at a ladder.
    Pushed {
        /// The stand on the ladder.
        piece: PieceId,
        /// The die roll.
        roll: u8,
        /// Whether the ladder is thrown down.
        thrown: bool,
    },
    /// A ladder marker is placed.
    Laddered {
        /// The edge of the perimeter.
        edge: u16,
    },
    /// The die of a stand that tries to force a door.
    Bashed {
        /// The stand.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The die roll.
        roll: u8,
        /// The lowest roll that succeeds.
        need: i8,
        /// Whether the door breaks.
        broken: bool,
    },
    /// A gun fires at a door.
    Blasted {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
    },
    /// The die of a shot at a door.
    DoorShot {
        /// The die roll.
        roll: u8,
        /// Whether the door breaks.
        broken: bool,
    },
    /// A door is opened permanently.
    Opened {
        /// The door.
        door: u16,
    },
    /// A gun changes hands.
    Captured {
        /// The gun.
        gun: PieceId,
        /// The piece that takes it.
        by: PieceId,
    },
    /// A gun is moved with its stand.
    Hauled {
        /// The gun.
        gun: PieceId,
        /// The spot it is moved to.
        to: SpotId,
    },
    /// Two pieces are matched for a fight.
    Matched {
        /// The piece that rolls.
        by: PieceId,
        /// Its opponent.
        target: PieceId,
    },
    /// A die roll in melee.
    Fought {
        /// The piece that rolls.
        by: PieceId,
        /// Its opponent.
        target: PieceId,
        /// The die roll.
        roll: u8,
        /// The lowest roll that succeeds.
        need: i8,
        /// Whether the opponent is killed.
        kills: bool,
    },
    /// A house rule does something.
    House(HouseEvent),
    /// A piece may move no farther.
    Halted {
        /// The piece; a column is named by its first stand.
        piece: PieceId,
    },
    /// A rule of a variant gives points to a side.
    Scored {
        /// The side.
        side: Side,
        /// The number of points.
        points: i8,
    },
    /// The game is over.
    Ended {
        /// The winner.
        winner: Side,
        /// The points, the Texan side first.
        points: [i32; 2],
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
