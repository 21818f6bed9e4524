//! Everything that happens, each with the rule that made it happen.

use super::Phase;
use super::position::{ColumnOrder, Ending};
use super::variant::Item;
use crate::board::SpotId;
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
        /// The turn.
        turn: u8,
        /// The day.
        day: u8,
        /// The phase.
        phase: Phase,
    },
    /// A piece comes onto the map, or a gun to another site.
    Placed {
        /// The piece.
        piece: PieceId,
        /// The spot it comes to.
        at: SpotId,
    },
    /// A gun goes up.
    Raised {
        /// The gun.
        gun: PieceId,
    },
    /// A gun goes down.
    Lowered {
        /// The gun.
        gun: PieceId,
    },
    /// A section is strengthened.
    Reinforced {
        /// The section.
        section: u8,
    },
    /// A gun is to answer the batteries.
    Committed {
        /// The gun.
        gun: PieceId,
    },
    /// A battery fires at a stretch of wall.
    Aimed {
        /// The battery.
        by: PieceId,
        /// The stretch.
        at: u16,
    },
    /// A gun or a battery fires at another.
    Shelled {
        /// Who fires.
        by: PieceId,
        /// At what.
        target: PieceId,
    },
    /// The dice of a shot of the bombardment.
    Bombarded {
        /// Their sum.
        roll: u8,
        /// Whether it hits.
        hit: bool,
    },
    /// A section of the wall is breached.
    Breached {
        /// The stretch.
        at: u16,
    },
    /// A gun is out of action for good.
    Disabled {
        /// The gun.
        gun: PieceId,
    },
    /// A battery is gone.
    Silenced {
        /// The battery.
        battery: PieceId,
    },
    /// Something of a column is planned; what is kept secret.
    Planned {
        /// The column.
        column: u8,
    },
    /// A column comes to light.
    Revealed {
        /// The column.
        column: u8,
        /// Its stands.
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
        /// The die.
        roll: u8,
        /// What is taken off it.
        less: i8,
        /// What it may do.
        order: ColumnOrder,
    },
    /// A column falls back.
    FellBack {
        /// The column.
        column: u8,
        /// By so many half inches.
        by: u8,
    },
    /// A column marches beyond the edge of the map.
    Marched {
        /// The column.
        column: u8,
        /// So many half inches.
        by: u8,
        /// What it has to go to the edge.
        left: u8,
    },
    /// A piece goes a step; a column by its first stand.
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
    /// A column enters a pond.
    Waded {
        /// The column.
        column: u8,
        /// The die.
        roll: u8,
        /// Whether it is bogged.
        bogged: bool,
    },
    /// A column waits in the mud.
    Mired {
        /// The column.
        column: u8,
    },
    /// A column has come to the wall.
    Arrived {
        /// The column.
        column: u8,
    },
    /// A command stand becomes infantry.
    Exchanged {
        /// The stand.
        piece: PieceId,
    },
    /// Somebody fires at somebody.
    Fired {
        /// Who or which gun fires.
        by: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// The die of a shot.
    Shot {
        /// The die.
        roll: u8,
        /// What is added to it.
        bonus: i8,
        /// What was needed.
        need: i8,
        /// Whether it hits.
        hit: bool,
    },
    /// Whether the loss is the command stand.
    Struck {
        /// The column.
        column: u8,
        /// The die.
        roll: u8,
        /// Whether it is.
        command: bool,
    },
    /// A piece is lost.
    Killed {
        /// The piece.
        piece: PieceId,
    },
    /// A column has nobody left.
    Spent {
        /// The column.
        column: u8,
    },
    /// A stand puts a ladder up.
    Scaled {
        /// The stand.
        piece: PieceId,
        /// Where it leads.
        to: SpotId,
        /// The die.
        roll: u8,
        /// Whether it stands.
        up: bool,
    },
    /// The garrison pushes at a ladder.
    Pushed {
        /// The stand on it.
        piece: PieceId,
        /// The die.
        roll: u8,
        /// Whether it is thrown down.
        thrown: bool,
    },
    /// A ladder stays.
    Laddered {
        /// The edge of the perimeter.
        edge: u16,
    },
    /// A stand hits a door.
    Bashed {
        /// The stand.
        piece: PieceId,
        /// The door.
        door: u16,
        /// The die.
        roll: u8,
        /// Whether it breaks.
        broken: bool,
    },
    /// A gun fires at a door.
    Blasted {
        /// The gun.
        gun: PieceId,
        /// The door.
        door: u16,
    },
    /// The die of that.
    DoorShot {
        /// The die.
        roll: u8,
        /// Whether the door breaks.
        broken: bool,
    },
    /// A door is open for good.
    Opened {
        /// The door.
        door: u16,
    },
    /// A gun changes hands.
    Captured {
        /// The gun.
        gun: PieceId,
        /// Who has it now.
        by: PieceId,
    },
    /// A gun is moved with its stand.
    Hauled {
        /// The gun.
        gun: PieceId,
        /// Where to.
        to: SpotId,
    },
    /// Somebody is to fight somebody.
    Matched {
        /// Who rolls.
        by: PieceId,
        /// Against whom.
        target: PieceId,
    },
    /// A die of hand-to-hand fighting.
    Fought {
        /// Who rolls.
        by: PieceId,
        /// Against whom.
        target: PieceId,
        /// The die.
        roll: u8,
        /// Whether it kills.
        kills: bool,
    },
    /// A rule of a variant acts.
    Ruled {
        /// The rule, by its place among all.
        rule: u16,
    },
    /// A thing carries a flag of a variant, or does so no more.
    Flagged {
        /// The flag, by its place among all.
        flag: u16,
        /// The thing.
        item: Item,
        /// How much it carries now.
        to: u8,
    },
    /// A table of a variant is rolled on.
    Threw {
        /// The table, by its place among all.
        table: u16,
        /// The dice.
        roll: u8,
    },
    /// A rule of a variant changes a die.
    Shifted {
        /// By so much.
        by: i8,
    },
    /// A piece goes no farther.
    Halted {
        /// The piece; of a column its first stand.
        piece: PieceId,
    },
    /// A rule of a variant gives points.
    Scored {
        /// To whom.
        side: Side,
        /// How many.
        points: i8,
    },
    /// The game is over.
    Ended {
        /// Who has won.
        winner: Side,
        /// Points, the Texan side first.
        points: [i32; 2],
        /// Why.
        reason: Ending,
    },
}

/// Events as they come.
pub(super) type Events = Vec<Event>;

/// Notes what happens.
pub(super) fn tell(events: &mut Events, atom: Atom, what: Happening) {
    events.push(Event { atom, what });
}
