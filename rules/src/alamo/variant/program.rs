//! What the variants in force say, with every name resolved.

mod effects;
mod flags;

pub(super) use effects::{CompiledEffect, StateChange};
pub(super) use flags::FlagPlace;

use std::sync::Arc;

use super::SideId;
use super::altered_steps::StepChanges;
use super::blocked_sight::BlockingSides;
use super::branches::Jumps;
use super::precheck::Guard;
use super::zone::{SideList, Ways, Zone};
use crate::alamo::done_this_turn::TurnMark;
use crate::alamo::piece_set::PieceSet;
use crate::alamo::{Order, Phase};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::map::HexsideKind;
use crate::play::Atom;
use crate::side::Side;
use crate::spot::Level;
use crate::variant::{AttackMode, ResultRange};
use crate::words::Words;

/// The variants in force, compiled.
#[derive(Debug, Clone, Default)]
pub(in crate::alamo) struct Program {
    /// Conditions, as flat code: each starts at a number and says where it ends.
    pub(super) conditions: Vec<ConditionStep>,
    /// How conditions go on after each step.
    pub(super) jumps: Jumps,
    pub(super) numbers: Vec<Number>,
    pub(super) queries: Vec<Query>,
    pub(super) zones: Vec<Zone>,
    /// Pieces that share a tag which never changes.
    pub(super) bands: Vec<PieceSet>,
    pub(super) flags: Vec<FlagPlace>,
    pub(super) rules: Vec<When>,
    /// Rules by occasion.
    pub(super) lists: Vec<Vec<u16>>,
    pub(super) blocks: Vec<Vec<CompiledEffect>>,
    pub(super) tables: Vec<CompiledTable>,
    pub(super) choices: Vec<CompiledChoice>,
    /// What changes a quantity, by its number.
    pub(super) changes: Vec<Vec<Adjust>>,
    /// What must be so for any change of a quantity to hold, by its number.
    pub(super) guards: Vec<Guard>,
    /// What must be so for any change to hold that may bar a step.
    pub(super) bars: Guard,
    /// What bends the steps of each side, by phase.
    pub(super) bends: Vec<[StepChanges; 2]>,
    /// The flags that are hidden from each side until they are revealed.
    pub(super) hidden: [Vec<u16>; 2],
    /// Rules that are offered, by phase.
    pub(super) offers: Vec<Offer>,
    pub(super) wants: Vec<Require>,
    /// Words for what happens; the first is none.
    pub(super) modes: Vec<String>,
    pub(super) sides: Arc<SideList>,
    pub(super) ways: Ways,
    /// What may hide one spot from another.
    pub(super) blocking_sides: BlockingSides,
    /// The flags one of which a spot carries past which nobody sees; none where that may be any spot.
    pub(super) hiding_spots: Option<Vec<u16>>,
    /// Room of every spot; [`NO_ROOM`] for none.
    pub(super) rooms: Vec<u8>,
    /// The spots of every room.
    pub(super) room_spots: Vec<Vec<SpotId>>,
    pub(super) room_names: Vec<String>,
    /// Whether a rule asks what pieces have done in the Game-Turn.
    pub(super) turn_marks: bool,
    /// Whether a rule asks for the movement points of a piece.
    pub(super) points: bool,
    /// Whether a rule asks for the dice thrown last.
    pub(super) dice: bool,
    /// The flag of pieces that are kept from coming onto the map in this phase, where a rule may do so.
    pub(super) kept: Option<u16>,
    /// The flag of units that have attacked hand to hand in this phase, where a rule asks for it.
    pub(super) melee: Option<u16>,
}

/// In place of a zone: the entry area plotted for the column of a piece.
pub(super) const PLOTTED: u16 = u16::MAX;

/// No room.
pub(super) const NO_ROOM: u8 = u8::MAX;

/// A step of a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ConditionStep {
    /// Holds, or does not.
    Is(bool),
    /// All that follow up to a number.
    All(u32),
    /// One of those that follow up to a number.
    Any(u32),
    /// Not the next.
    Not,
    /// A thing has a tag.
    Tag(Ref, Tag),
    /// A thing lies in a zone.
    Zone(Ref, u16),
    /// A thing has a flag.
    Has(u16, Ref),
    /// Both are the same.
    Same(Ref, Ref),
    /// Both touch.
    Near(Ref, Ref),
    /// A spot lies in a unit's zone of control.
    Zoc(Ref, Ref),
    /// The first is so many hexes from the second at most.
    Within(Ref, Ref, u16),
    /// A straight line of hexes leads from the first to the second.
    InLine(Ref, Ref),
    /// Both lie in the same hex.
    SameHex(Ref, Ref),
    /// The first sees the second.
    Sees(Ref, Ref),
    /// Numbers are compared.
    Le(u16, u16),
    /// The first is the second at least.
    Ge(u16, u16),
    /// Both are equal.
    Eq(u16, u16),
    /// A query finds something.
    Exists(u16),
    /// It is this phase.
    Now(Phase),
    /// What happens is called so.
    Mode(u8),
    /// The attack is made so.
    Using(AttackMode),
    /// It ended so.
    Got(u8),
}

/// What a rule speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ref {
    pub(super) of: Base,
    pub(super) lens: Lens,
}

/// Where a thing comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Base {
    Unit,
    Foe,
    Gun,
    From,
    To,
    Via,
    It,
    Up,
    Game,
    Hex(Hex),
    Spot(SpotId),
    Side(SideId),
}

/// Whether the thing itself is meant, or its spot, its room or its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lens {
    Itself,
    Spot,
    Room,
    Column,
}

/// A tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tag {
    /// One of a set of pieces.
    Band(u16),
    /// In this order.
    Order(Order),
    /// On its back.
    Reduced,
    /// On the map.
    OnMap,
    /// Has done this in the Game-Turn.
    Done(TurnMark),
    /// The game: the Reserve has been committed.
    Committed,
    /// On this level.
    Level(Level),
    /// On level 2.
    High,
    /// A hexside of this kind, as it is now.
    Kind(HexsideKind),
    /// A hexside that is a wall of any kind, doors and gunslits included.
    Wall,
}

/// A number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    Is(i32),
    Flag(u16, Ref),
    Turn,
    Mp,
    Margin,
    Made(AttackMode),
    Count(u16),
    Distance(Ref, Ref),
    Direction(Ref, Ref),
    /// What is printed on the side of a counter that is up.
    Strength(Ref, AttackMode),
    Morale(Ref),
    Rating(Ref),
    Steps(Ref),
    Points(Ref),
    Casualties,
    VictoryPoints,
    Dice,
    /// Cards left in a deck, by the number of its table.
    Left(u16),
    Sum(u16, u16),
    Difference(u16, u16),
    Product(u16, u16),
    Least(u16, u16),
    Most(u16, u16),
}

/// A query.
#[derive(Debug, Clone, Copy)]
pub(super) struct Query {
    pub(super) from: Source,
    /// The condition each thing is asked.
    pub(super) condition: u32,
    /// Only those nearest to something.
    pub(super) nearest: Option<Nearest>,
    /// The flag without which it finds nothing.
    pub(super) flag: Option<u16>,
    /// What every spot it finds is near to.
    pub(super) near: Option<Ref>,
    /// The thing on whose spot every piece it finds stands.
    pub(super) with: Option<Ref>,
    /// The zone in which everything lies that it finds.
    pub(super) zone: Option<u16>,
    /// Whether the condition asks nothing but that.
    pub(super) whole: bool,
}

/// Which of the things a query finds are the nearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nearest {
    /// The fewest hexes away from this.
    Hexes(Ref),
    /// The fewest steps away from a spot on a march of this name.
    Steps(SpotId, u8),
}

/// Where a query looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// At the pieces of a set that are on the map.
    Pieces(u16),
    /// At those that are not.
    Waiting(u16),
    /// At every spot.
    Spots,
    /// At the spots of a zone.
    SpotsOf(u16),
    /// At the spots of a room.
    SpotsOfRoom(Ref),
    /// At every painted hexside.
    Sides,
    /// At every room.
    Rooms,
    /// At what has a flag.
    Flagged(u16),
}

/// A rule that does something.
#[derive(Debug, Clone)]
pub(super) struct When {
    pub(super) name: String,
    pub(super) atom: Atom,
    /// The variant, by its place among those in force.
    pub(super) variant: u16,
    pub(super) condition: u32,
    /// What must be so for the condition to hold.
    pub(super) guard: Guard,
    pub(super) by: crate::variant::By,
    pub(super) block: u16,
    /// What it looks at when it speaks, at most, with what is asked after each of its effects.
    pub(super) weight: u32,
    /// The number by which other rules forbid it; none when it has no name.
    pub(super) quantity: Option<u16>,
    pub(super) says: Words,
}

/// A table.
#[derive(Debug, Clone)]
pub(super) struct CompiledTable {
    pub(super) name: String,
    pub(super) dice: u8,
    /// The flags of the cards that are out, one a card; none where dice are rolled.
    pub(super) deck: Option<u16>,
    /// Spans, results in a word, blocks.
    pub(super) rows: Vec<(ResultRange, String, u16)>,
    /// The number of its quantity.
    pub(super) quantity: u16,
}

/// A choice of a player.
#[derive(Debug, Clone)]
pub(super) struct CompiledChoice {
    pub(super) by: Side,
    pub(super) from: u16,
    pub(super) least: u16,
    pub(super) most: u16,
    pub(super) block: u16,
    /// The flag of what has been chosen already.
    pub(super) taken: u16,
}

/// What changes a quantity.
#[derive(Debug, Clone)]
pub(super) struct Adjust {
    pub(super) atom: Atom,
    pub(super) condition: u32,
    /// What must be so for the condition to hold.
    pub(super) guard: Guard,
    pub(super) op: Operation,
    pub(super) says: Words,
}

/// How.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operation {
    Allow,
    Forbid,
    Add(u16),
    Set(u16),
    AtLeast(u16),
    AtMost(u16),
    Halve,
}

/// A rule that is offered to a player.
#[derive(Debug, Clone)]
pub(super) struct Offer {
    pub(super) phase: Phase,
    /// The side it is offered to.
    pub(super) side: Side,
    pub(super) rule: u16,
    pub(super) query: u16,
    /// The flag that what is found carries, where the unit must stand beside it.
    pub(super) beside: Option<u16>,
    /// Whether what is found is itself the piece that acts.
    pub(super) of_pieces: bool,
    /// The flag of those who have used it in this phase; none when each use costs movement points.
    pub(super) used: Option<u16>,
}

/// What is wanted of a step of the set-up.
#[derive(Debug, Clone)]
pub(super) struct Require {
    pub(super) step: crate::variant::SetUpStep,
    pub(super) atom: Atom,
    pub(super) condition: u32,
    pub(super) says: Words,
}
