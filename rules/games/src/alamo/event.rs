//! Everything that can happen in a game, each event with the rule that caused it.

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
    /// A leader now travels with a unit.
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
    /// A leader was tested for a ferocious counterattack of its unit.
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
        /// The number of attacks it has.
        attacks: u8,
    },
    /// A unit may not answer a C result from a ferocious counterattack.
    Unanswered {
        /// The unit.
        unit: PieceId,
    },
    /// The remaining attacks of a ferocious counterattack were lost.
    Lapsed {
        /// The unit.
        unit: PieceId,
        /// The number of attacks it had left.
        attacks: u8,
    },
    /// The order of a unit changed: disordered, routed, rallied.
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
        /// The number of points.
        points: u8,
    },
    /// A leader survived the loss of its unit or fell.
    LeaderTested {
        /// The leader.
        leader: PieceId,
        /// The die.
        roll: Roll,
        /// Whether it fell.
        fell: bool,
    },
    /// A leader fell because an enemy unit entered its spot.
    LeaderKilled {
        /// The leader.
        leader: PieceId,
    },
    /// A unit was turned to its front again.
    Restored {
        /// The unit.
        unit: PieceId,
    },
    /// A rule of a variant took a piece off the map without counting it as a loss.
    Withdrawn {
        /// The piece.
        piece: PieceId,
    },
    /// A rule of a variant was used.
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
        /// The modifier from rules.
        modifier: i8,
        /// The resulting row; 255 for none.
        row: u8,
    },
    /// A card was drawn from a deck of a variant.
    Drew {
        /// The deck, by the number of its table in the game.
        table: u16,
        /// The number of the card; 0 if the deck is empty.
        card: u8,
        /// The resulting row; 255 for none.
        row: u8,
    },
    /// All cards went back into a deck of a variant.
    Shuffled {
        /// The deck, by the number of its table in the game.
        table: u16,
    },
    /// An item was drawn at random for a rule of a variant.
    Drawn {
        /// The item.
        item: Item,
    },
    /// A flag of a variant changed.
    Flagged {
        /// Its address.
        address: u16,
        /// Its new value.
        value: u8,
    },
    /// An effect of a rule was dropped: the maximum of raised flags or of nested rules is reached.
    LeftOut {
        /// The address of the flag; `None` for any other effect or for starting a rule.
        flag: Option<u16>,
    },
    /// An effect of a rule has changed something that no other event names: it has spent points, ended a move, prevented
    /// something or called for a check.
    Applied,
    /// Rules have started one another too often since the last action of the phase: none starts before the next action.
    CutOff,
    /// The set-up was changed as often as allowed and still violates a rule of a variant: it may stay as it is.
    Waived,
    /// A hexside became clear, or its painted kind was restored.
    Became {
        /// The hexside.
        side: BreachId,
        /// Whether it is open now.
        open: bool,
    },
    /// A variant gave victory points to the Texan side or took them away.
    Scored {
        /// The number of points, negative if taken away.
        points: i16,
    },
    /// A unit retreated one spot.
    Retreated {
        /// The unit.
        unit: PieceId,
        /// The spot entered.
        to: SpotId,
    },
    /// A unit advanced into the spot emptied by its melee.
    Advanced {
        /// The unit.
        unit: PieceId,
        /// The spot entered.
        to: SpotId,
    },
    /// An attacking combat unit came inside the walls.
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
        /// The amount added.
        modifier: u8,
        /// The index of the resulting line in the table; `None` if the table has none for the total.
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
        /// The outcome.
        outcome: Outcome,
    },
}
