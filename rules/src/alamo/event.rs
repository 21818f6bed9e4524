//! Everything that happens, each with the rule that made it happen.

use serde::Serialize;

use super::variant::Item;
use super::{Mode, Order, Phase, PieceId};
use crate::alamo::Outcome;
use crate::board::{BreachId, SpotId};
use crate::play::{Atom, Roll};
use crate::rulebook::CombatResult;

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Event {
    /// The rule.
    pub atom: Atom,
    /// What happened.
    pub what: Happening,
}

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// A phase begins.
    PhaseBegan {
        /// Game-Turn.
        turn: u8,
        /// Phase.
        phase: Phase,
    },
    /// A piece was placed.
    Placed {
        /// The piece.
        piece: PieceId,
        /// Its spot.
        at: SpotId,
    },
    /// A column's area was plotted.
    Plotted {
        /// The column.
        column: u8,
    },
    /// A piece moved one spot.
    Stepped {
        /// The piece.
        piece: PieceId,
        /// The spot left.
        from: SpotId,
        /// The spot entered.
        to: SpotId,
        /// Movement points spent.
        cost: u8,
    },
    /// A leader travels with a unit from here on.
    Taken {
        /// The leader.
        leader: PieceId,
        /// The unit.
        with: PieceId,
    },
    /// A leader or a battery was left behind.
    Left {
        /// The leader or battery.
        piece: PieceId,
    },
    /// A battery was taken in tow.
    Towed {
        /// The battery.
        battery: PieceId,
        /// The unit.
        by: PieceId,
    },
    /// A zone of control ended a move.
    Stopped {
        /// The piece.
        piece: PieceId,
        /// The enemy whose zone it is.
        by: PieceId,
    },
    /// A battery changed hands.
    Captured {
        /// The battery.
        battery: PieceId,
        /// The unit that took it.
        by: PieceId,
    },
    /// An attack was made.
    Attacked {
        /// The unit or battery.
        by: PieceId,
        /// Its target.
        target: PieceId,
        /// Fire or melee.
        mode: Mode,
        /// Row of the combat table.
        row: u8,
        /// Column of the combat table.
        column: u8,
        /// Whether it is a counterattack.
        counter: bool,
    },
    /// The combat table was read.
    Resulted {
        /// The die.
        roll: Roll,
        /// The result.
        result: CombatResult,
    },
    /// A Damage Check was made.
    Checked {
        /// The unit.
        unit: PieceId,
        /// The dice.
        roll: Roll,
        /// The sum of all modifiers.
        modifier: i8,
        /// The unit's morale.
        morale: u8,
    },
    /// The owner named the leader who counts in the Damage Check.
    Led {
        /// The leader.
        leader: PieceId,
    },
    /// A leader was tried for a ferocious counterattack of his unit.
    FerocityTested {
        /// The unit.
        unit: PieceId,
        /// The leader.
        leader: PieceId,
        /// The dice.
        roll: Roll,
        /// Whether the counterattack is ferocious.
        ferocious: bool,
    },
    /// A unit makes a ferocious counterattack.
    Ferocious {
        /// The unit.
        unit: PieceId,
        /// How many attacks it has.
        attacks: u8,
    },
    /// A unit may not answer a C that a ferocious counterattack gave.
    Unanswered {
        /// The unit.
        unit: PieceId,
    },
    /// The attacks left of a ferocious counterattack were lost.
    Lapsed {
        /// The unit.
        unit: PieceId,
        /// How many attacks it had left.
        attacks: u8,
    },
    /// A unit changed its order: disordered, routed, rallied.
    Ordered {
        /// The unit.
        unit: PieceId,
        /// Its new order.
        order: Order,
    },
    /// A unit lost a step.
    Reduced {
        /// The unit.
        unit: PieceId,
    },
    /// A unit was eliminated.
    Eliminated {
        /// The unit.
        unit: PieceId,
    },
    /// A lost piece was put on the Replacement Track.
    Tracked {
        /// The piece.
        piece: PieceId,
        /// The space.
        space: u8,
    },
    /// Casualty points were added.
    Casualties {
        /// How many.
        points: u8,
    },
    /// A leader survived the loss of his unit or fell.
    LeaderTested {
        /// The leader.
        leader: PieceId,
        /// The die.
        roll: Roll,
        /// Whether he fell.
        fell: bool,
    },
    /// A leader fell because an enemy unit came upon him.
    LeaderKilled {
        /// The leader.
        leader: PieceId,
    },
    /// A unit shows its front again.
    Restored {
        /// The unit.
        unit: PieceId,
    },
    /// A rule of a variant took a piece off the map without a loss.
    Withdrawn {
        /// The piece.
        piece: PieceId,
    },
    /// A rule of a variant is used.
    Ruled {
        /// The rule, by its number in the game.
        rule: u16,
    },
    /// A table of a variant was rolled on.
    Threw {
        /// The table, by its number in the game.
        table: u16,
        /// The dice.
        roll: Roll,
        /// What rules add to them.
        modifier: i8,
        /// The row that answers; 255 for none.
        row: u8,
    },
    /// A card was drawn from a deck of a variant.
    Drew {
        /// The deck, by the number of its table in the game.
        table: u16,
        /// The number of the card; 0 where the deck is empty.
        card: u8,
        /// The row that answers; 255 for none.
        row: u8,
    },
    /// All cards went back into a deck of a variant.
    Shuffled {
        /// The deck, by the number of its table in the game.
        table: u16,
    },
    /// A thing was drawn at random for a rule of a variant.
    Drawn {
        /// The thing.
        item: Item,
    },
    /// A flag of a variant has changed.
    Flagged {
        /// Its address.
        address: u16,
        /// What it is now.
        value: u8,
    },
    /// What a rule does is left out: as many flags are up as can be, or as many rules wait for one another.
    LeftOut {
        /// The address of the flag; `None` for what a rule would do or start.
        flag: Option<u16>,
    },
    /// Rules have started one another so often since the last action of the phase that no other starts before the next.
    CutOff,
    /// However often the set-up is mended, it is not as a rule wants it: it may stay as it is.
    Waived,
    /// A hexside has become clear, or what was painted there stands again.
    Became {
        /// The hexside.
        side: BreachId,
        /// Whether it is open now.
        open: bool,
    },
    /// A variant has given the Texan side victory points, or taken them.
    Scored {
        /// How many.
        points: i16,
    },
    /// A unit retreated one spot.
    Retreated {
        /// The unit.
        unit: PieceId,
        /// The spot entered.
        to: SpotId,
    },
    /// A unit moved into the spot its melee had emptied.
    Advanced {
        /// The unit.
        unit: PieceId,
        /// The spot entered.
        to: SpotId,
    },
    /// A combat unit of the attackers came inside the walls.
    Entered {
        /// The unit.
        unit: PieceId,
        /// The first spot inside.
        at: SpotId,
    },
    /// The Reserve was committed.
    Committed,
    /// The Continued Siege Table was read.
    SiegeRead {
        /// The dice.
        roll: Roll,
        /// What was added.
        modifier: u8,
        /// The line that says how it went on, by its place in the table; `None` when the table has none for it.
        line: Option<u8>,
    },
    /// A battery fired at a hexside.
    BreachTested {
        /// The battery.
        battery: PieceId,
        /// The hexside.
        side: BreachId,
        /// The dice.
        roll: Roll,
        /// The strength the roll must not exceed.
        strength: u8,
    },
    /// A hexside was breached.
    Breached {
        /// The hexside.
        side: BreachId,
    },
    /// A unit stands at a new breach and must make a Damage Check.
    Exposed {
        /// The unit.
        unit: PieceId,
    },
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
