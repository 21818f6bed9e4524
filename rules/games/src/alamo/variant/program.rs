//! The rules of the variants in force, with every name resolved.

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
use super::prizes::Prize;
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
    /// The conditions, as flat code: each starts at an index and says where it ends.
    pub(super) conditions: Vec<ConditionStep>,
    /// The control flow of the conditions.
    pub(super) jumps: Jumps,
    pub(super) numbers: Vec<Number>,
    pub(super) queries: Vec<Query>,
    pub(super) zones: Vec<Zone>,
    /// Sets of pieces that share an unchanging tag.
    pub(super) bands: Vec<PieceSet>,
    pub(super) flags: Vec<FlagPlace>,
    pub(super) rules: Vec<When>,
    /// The rules by occasion.
    pub(super) lists: Vec<Vec<u16>>,
    pub(super) blocks: Vec<Vec<CompiledEffect>>,
    pub(super) tables: Vec<CompiledTable>,
    pub(super) choices: Vec<CompiledChoice>,
    /// The changes of each quantity, by its number.
    pub(super) changes: Vec<Vec<Adjust>>,
    /// The guard of all changes of each quantity, by its number.
    pub(super) guards: Vec<Guard>,
    /// The guard of all changes that may bar a step.
    pub(super) bars: Guard,
    /// The alterations of each side's steps, by phase.
    pub(super) bends: Vec<[StepChanges; 2]>,
    /// The flags that are hidden from each side until they are revealed.
    pub(super) hidden: [Vec<u16>; 2],
    /// The rules that are offered, by phase.
    pub(super) offers: Vec<Offer>,
    pub(super) wants: Vec<Require>,
    /// What the rules let each side win.
    pub(super) prizes: Vec<Prize>,
    /// The words for modes; the first is none.
    pub(super) modes: Vec<String>,
    pub(super) sides: Arc<SideList>,
    pub(super) ways: Ways,
    /// The hexsides that may hide one spot from another.
    pub(super) blocking_sides: BlockingSides,
    /// The flags of which a sight-blocking spot carries at least one; `None` if any spot may block.
    pub(super) hiding_spots: Option<Vec<u16>>,
    /// The room of every spot; [`NO_ROOM`] for none.
    pub(super) rooms: Vec<u8>,
    /// The spots of every room.
    pub(super) room_spots: Vec<Vec<SpotId>>,
    pub(super) room_names: Vec<String>,
    /// Whether a rule depends on what pieces have done in the Game-Turn.
    pub(super) turn_marks: bool,
    /// Whether a rule depends on the movement points of a piece.
    pub(super) points: bool,
    /// Whether a rule depends on the last dice rolled.
    pub(super) dice: bool,
    /// The flag of pieces that are kept off the map in this phase, if a rule may do so.
    pub(super) kept: Option<u16>,
    /// The flag of units that have attacked in melee in this phase, if a rule depends on it.
    pub(super) melee: Option<u16>,
}

/// Used in place of a zone: the entry area plotted for the column of a piece.
pub(super) const PLOTTED: u16 = u16::MAX;

/// The number for no room.
pub(super) const NO_ROOM: u8 = u8::MAX;

/// A step of a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ConditionStep {
    /// A constant.
    Is(bool),
    /// All steps up to an index hold.
    All(u32),
    /// At least one of the steps up to an index holds.
    Any(u32),
    /// The next condition does not hold.
    Not,
    /// A thing has a tag.
    Tag(Ref, Tag),
    /// A thing lies in a zone.
    Zone(Ref, u16),
    /// A thing has a flag.
    Has(u16, Ref),
    /// Both things are the same.
    Same(Ref, Ref),
    /// Both things touch.
    Near(Ref, Ref),
    /// A spot lies in a unit's zone of control.
    Zoc(Ref, Ref),
    /// The first is within a number of hexes of the second.
    Within(Ref, Ref, u16),
    /// A straight line of hexes leads from the first to the second.
    InLine(Ref, Ref),
    /// Both things lie in the same hex.
    SameHex(Ref, Ref),
    /// The first sees the second.
    Sees(Ref, Ref),
    /// The first number is at most the second.
    Le(u16, u16),
    /// The first number is at least the second.
    Ge(u16, u16),
    /// Both numbers are equal.
    Eq(u16, u16),
    /// A query finds something.
    Exists(u16),
    /// It is this phase.
    Now(Phase),
    /// What happens has this mode.
    Mode(u8),
    /// The attack is made in this mode.
    Using(AttackMode),
    /// What happened had this result.
    Got(u8),
}

/// A reference to a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ref {
    pub(super) of: Base,
    pub(super) lens: Lens,
}

/// The base of a reference.
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

/// Whether a reference means the thing itself, or its spot, its room or its column.
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
    /// Belongs to a set of pieces.
    Band(u16),
    /// Is in this order.
    Order(Order),
    /// Is on its back.
    Reduced,
    /// Is on the map.
    OnMap,
    /// Has done this in the Game-Turn.
    Done(TurnMark),
    /// The Reserve of the game has been committed.
    Committed,
    /// Is on this level.
    Level(Level),
    /// Is on level 2.
    High,
    /// Is a hexside of this kind now.
    Kind(HexsideKind),
    /// Is a wall of any kind, doors and gunslits included.
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
    /// The strength printed on the side of a counter that is up.
    Strength(Ref, AttackMode),
    Morale(Ref),
    Rating(Ref),
    Steps(Ref),
    Points(Ref),
    Casualties,
    VictoryPoints,
    Dice,
    /// The number of cards left in a deck, by the number of its table.
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
    /// The condition each thing must meet.
    pub(super) condition: u32,
    /// The criterion by which only the nearest are kept, if any.
    pub(super) nearest: Option<Nearest>,
    /// The flag that must be up for it to find anything.
    pub(super) flag: Option<u16>,
    /// The thing that every spot it finds is near to.
    pub(super) near: Option<Ref>,
    /// The thing on whose spot every piece it finds stands.
    pub(super) with: Option<Ref>,
    /// The zone in which everything it finds lies.
    pub(super) zone: Option<u16>,
    /// Whether the zone is the whole condition.
    pub(super) whole: bool,
}

/// The criterion for the nearest things a query finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nearest {
    /// The fewest hexes from this thing.
    Hexes(Ref),
    /// The fewest steps to this spot on a march in this mode.
    Steps(SpotId, u8),
}

/// The source a query searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The pieces of a set that are on the map.
    Pieces(u16),
    /// The pieces of a set that are not on the map.
    Waiting(u16),
    /// Every spot.
    Spots,
    /// The spots of a zone.
    SpotsOf(u16),
    /// The spots of a room.
    SpotsOfRoom(Ref),
    /// Every painted hexside.
    Sides,
    /// Every room.
    Rooms,
    /// The things that carry a flag.
    Flagged(u16),
}

/// A rule that does something.
#[derive(Debug, Clone)]
pub(super) struct When {
    pub(super) name: String,
    pub(super) atom: Atom,
    /// The index of its variant among those in force.
    pub(super) variant: u16,
    pub(super) condition: u32,
    /// The guard of the condition.
    pub(super) guard: Guard,
    pub(super) by: crate::variant::By,
    pub(super) block: u16,
    /// The most things it looks at when it acts, including the rules evaluated after each of its effects.
    pub(super) weight: u32,
    /// The number by which other rules forbid it; `None` if it has no name.
    pub(super) quantity: Option<u16>,
    pub(super) says: Words,
}

/// A table.
#[derive(Debug, Clone)]
pub(super) struct CompiledTable {
    pub(super) name: String,
    pub(super) dice: u8,
    /// The flags of the cards that are out, one per card; `None` if dice are rolled.
    pub(super) deck: Option<u16>,
    /// Ranges of the roll, result words, blocks.
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
    /// The flag of things already chosen.
    pub(super) taken: u16,
}

/// A change of a quantity.
#[derive(Debug, Clone)]
pub(super) struct Adjust {
    pub(super) atom: Atom,
    pub(super) condition: u32,
    /// The guard of the condition.
    pub(super) guard: Guard,
    pub(super) op: Operation,
    /// Whether its words ask about the target of an attack.
    pub(super) asks_for_target: bool,
    pub(super) says: Words,
}

/// The operation of a change.
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
    /// The flag carried by what is found, if the unit must stand beside it.
    pub(super) beside: Option<u16>,
    /// Whether what is found is itself the acting piece.
    pub(super) of_pieces: bool,
    /// The flag of pieces that have used it in this phase. A use that costs movement points is not counted.
    pub(super) used: u16,
}

/// A requirement on a step of the set-up.
#[derive(Debug, Clone)]
pub(super) struct Require {
    pub(super) step: crate::variant::SetUpStep,
    pub(super) atom: Atom,
    pub(super) condition: u32,
    pub(super) says: Words,
}
