//! The 1981 hex game.
//!
//! A [`Game`] is a scenario compiled for play: it is always playable and never changes. A [`Position`] is one moment of
//! play. Each section of the rulebook has its own file, and each check and each event cites the rule it follows by its
//! atom, such as `A6.3.a`.

pub mod action;
mod advance;
mod amend;
pub mod assault;
pub mod atoms;
pub mod attempt;
mod barred_steps;
mod blocked_shot;
pub mod bounds;
mod breach;
mod cells;
mod charts;
mod combat;
mod compile;
mod contract;
pub mod counts;
mod damage;
mod done_this_turn;
pub mod event;
mod ferocity;
mod fire_range;
mod forecast;
mod ground;
mod idle_phases;
pub mod index;
mod interrupted_move;
mod leader;
mod leader_choice;
mod legal;
mod limits;
mod move_paths;
mod move_range;
mod move_reach;
mod movement;
mod moving_together;
pub mod notation;
mod occupancy;
mod odds;
mod options;
mod outcome;
mod parameters;
pub mod phase;
pub mod piece;
mod piece_order;
mod piece_set;
pub mod players;
pub mod position;
mod position_builder;
mod rally;
mod replacement;
mod retreat;
mod roll_purpose;
mod roster;
pub mod rulings;
pub mod scenario_check;
mod sequence;
mod set_up;
mod set_up_check;
mod set_up_shortfall;
mod shown;
mod side_masks;
mod siege;
mod standing;
mod stepping;
mod strength;
mod striking;
mod subjects;
mod table;
mod targets;
mod telling;
mod terrain;
pub mod variant;
mod victory;
mod zoc;

pub use action::{Action, Mode, Path};
pub use amend::{Amend, PHASES};
pub use barred_steps::BarredSteps;
pub use charts::charts;
pub use damage::{DamageResult, Modifier, Modifiers};
pub use event::{Event, Happening};
pub use forecast::Forecast;
pub use move_paths::MovePaths;
pub use move_range::MoveRange;
pub use odds::{Odds, StrikeEffect};
pub use outcome::{Ending, Outcome};
pub use phase::Phase;
pub use piece::{Piece, PieceClass, PieceId};
pub use position::{Moved, Order, Pending, Peril, Position, Status, Strike, Warrant};
pub use roll_purpose::Purpose;
pub use set_up_check::SetUp;
pub use strength::{Portion, Portions};
pub use targets::{Cover, PossibleAttack};

use compile::ScenarioLine;
use options::Options;
use parameters::Parameters;
use roster::Roster;
use table::CombatTable;
use variant::{FaceDown, Mentioned, Program, Quantity, Roles};

use std::borrow::Cow;
use std::sync::Arc;

use crate::board::los::Sight;
use crate::board::{Board, Breaches, SpotId};
use crate::draw::Identity;
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::play::{Actor, Atom, Credit, Dice, Refusal, Roll};
use crate::rulebook::{VictoryLevel, WithdrawalFigure};
use crate::side::Side;

/// A scenario compiled for play.
#[derive(Debug, Clone)]
pub struct Game {
    board: Board,
    /// The lines of sight. Clones of the game share them, so that each line traced on demand is traced only once.
    sight: Arc<Sight>,
    pieces: Vec<Piece>,
    leaders: Vec<PieceId>,
    roster: Roster,
    columns: Vec<Column>,
    areas: Vec<Area>,
    gun_sites: Vec<SpotId>,
    fixed_hex: Option<Hex>,
    table: CombatTable,
    /// The sums of a Damage Check with their probabilities ([`Parameters::damage_shares`]).
    damage_shares: Vec<(Roll, f32)>,
    /// The forecasts of attacks by column and shift ([`Game::known_forecast`]).
    forecasts: Arc<[Forecast]>,
    parameters: Parameters,
    options: Options,
    withdrawal: Vec<WithdrawalFigure>,
    victory: Vec<VictoryLevel>,
    /// The compiled rules of the variants in force; `None` without variants.
    program: Option<Arc<Program>>,
    /// The parts of the game that the variants affect.
    mentioned: Mentioned,
    /// The variants in force with the rules that belong to each.
    credits: Arc<[Credit]>,
    /// The hexsides that start open: the features that variants may raise there are already on the board.
    opened: Breaches,
    opening: Vec<(ScenarioLine, Action)>,
    start: Position,
}

/// A column of the attackers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The code printed on its counters.
    pub id: String,
    /// Whether it is the Reserve (2.2).
    pub reserve: bool,
    /// What it is, without its id: its pieces.
    pub identity: Identity,
}

/// An entry area on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// Its printed number.
    pub number: u8,
    /// Its spots.
    pub spots: Vec<SpotId>,
}

/// The reason why something is not allowed, before it is put into words: cheap enough for the hot path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Why {
    atom: Atom,
    spots: [SpotId; 2],
}

impl Why {
    const fn new(atom: Atom) -> Self {
        Self { atom, spots: [SpotId::NOWHERE; 2] }
    }

    const fn at(atom: Atom, spot: SpotId) -> Self {
        Self { atom, spots: [spot, SpotId::NOWHERE] }
    }

    const fn between(atom: Atom, a: SpotId, b: SpotId) -> Self {
        Self { atom, spots: [a, b] }
    }
}

type Allowed = Result<(), Why>;

impl Game {
    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the lines of sight.
    #[must_use]
    pub fn sight(&self) -> &Sight {
        &self.sight
    }

    /// Returns all pieces, indexed by [`PieceId`].
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the piece with this number.
    #[must_use]
    pub fn piece(&self, piece: PieceId) -> &Piece {
        &self.pieces[piece.index()]
    }

    /// Returns the combat units of a side, in the order of their numbers.
    #[must_use]
    pub fn units(&self, side: Side) -> &[PieceId] {
        self.roster.units(side)
    }

    /// Returns the leaders of both sides, in the order of their numbers.
    #[must_use]
    pub fn leaders(&self) -> &[PieceId] {
        &self.leaders
    }

    /// Returns all batteries, whichever side holds them.
    #[must_use]
    pub fn batteries(&self) -> &[PieceId] {
        self.roster.batteries()
    }

    /// Returns the columns of the attackers.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Returns what a column is: its pieces, whatever they and it are called.
    pub(crate) fn column_identity(&self, column: u8) -> Identity {
        self.columns.get(usize::from(column)).map_or(Identity::NONE, |column| column.identity)
    }

    /// Returns what an entry area is: its spots, whatever its number.
    pub(crate) fn area_identity(&self, number: u8) -> Identity {
        let area = self.areas.iter().find(|area| area.number == number);
        area.map_or(Identity::NONE, |area| Identity::of_all(area.spots.iter().map(|spot| self.board.identity(*spot))))
    }

    /// Returns the entry areas.
    #[must_use]
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// Returns the position before the first decision, after the scenario's set-up and plot.
    #[must_use]
    pub fn start(&self) -> Position {
        self.start
    }

    /// Returns the number of the last Game-Turn (16.4), as adjusted by variants in this position (16.6).
    #[must_use]
    pub fn last_turn(&self, position: &Position) -> u8 {
        let turns = i32::from(self.parameters.turns);
        let turns = self.adjusted(position, Quantity::GameLength, turns, Roles::default);
        turns.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// Returns who decides next: a player or chance, unless the game is over.
    #[must_use]
    pub fn actor(&self, position: &Position) -> Actor {
        match position.pending.last() {
            Some(pending) if pending.is_roll() => Actor::Chance,
            Some(Pending::Question { side }) => Actor::Player(*side),
            Some(pending) => {
                let side = pending.owner().and_then(|owner| self.piece(owner).side);
                Actor::Player(side.unwrap_or(Side::Texan))
            }
            None if position.is_over() => Actor::Over,
            None => self.decider(position).map_or(Actor::Over, Actor::Player),
        }
    }

    /// Checks whether an action is allowed.
    ///
    /// # Errors
    ///
    /// Returns the first rule that forbids it, in words and with the hexes concerned.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// let start = game.start();
    /// assert!(game.check(&start, game.read_action("place line 0101")?).is_ok());
    /// let Err(refusal) = game.check(&start, game.read_action("place line 0505")?) else {
    ///     panic!("0505 lies in no entry area")
    /// };
    /// assert!(refusal.atom.id().starts_with("A2.0"), "{refusal:?}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        self.allowed(position, action).map_err(|why| self.refusal(position, why))
    }

    /// Carries out an action and appends what happens to `events`.
    ///
    /// # Errors
    ///
    /// The same as [`Game::check`]; the position is then unchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// let (mut position, mut events) = (game.start(), Vec::new());
    /// game.apply(&mut position, game.read_action("place line 0101")?, &mut events)?;
    /// let happened: Vec<String> = events.iter().map(|event| game.write_event(event)).collect();
    /// assert_eq!(happened[0], "A2.0.j placed line 0101");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(position, action)?;
        self.carry_out(position, action, events);
        Ok(())
    }

    /// Carries out an action without checking it, for players that choose from [`Game::legal`].
    pub(crate) fn carry_out(&self, position: &mut Position, action: Action, events: &mut Vec<Event>) {
        if position.pending.is_empty() {
            position.labour = 0;
            self.act(position, action, events);
        } else {
            self.decide(position, action, events);
        }
        self.proceed(position, events);
    }

    /// Returns the dice that must be rolled now; `None` if no roll is due.
    #[must_use]
    pub fn chance(&self, position: &Position) -> Option<Dice> {
        let pending = position.pending.last()?;
        Some(self.parameters.dice(pending.purpose()?, pending.dice()?))
    }

    /// Applies the result of a roll and appends what happens to `events`. Returns `false` and changes nothing if no
    /// roll is due or the dice cannot give this sum.
    pub fn resolve(&self, position: &mut Position, roll: Roll, events: &mut Vec<Event>) -> bool {
        if !self.chance(position).is_some_and(|dice| dice.can_roll(roll)) {
            return false;
        }
        self.settle(position, roll, events);
        self.proceed(position, events);
        true
    }

    /// Returns the game as a side may know it before play: for the Texan side, without the entry plot (2.0).
    #[must_use]
    pub fn known_to(&self, side: Side) -> Self {
        let mut game = self.clone();
        if side == Side::Texan {
            game.start = self.view(&self.start, side).into_owned();
            game.opening.retain(|(line, _)| matches!(line, ScenarioLine::Placement(_)));
        }
        game
    }

    /// Returns the position as a side may see it; the position itself if nothing is hidden.
    ///
    /// The Texan side does not see the plot of columns that have not entered (2.0), and neither side sees the flags and
    /// face-down counters that variants hide from it. [`Game::meant`] translates an action chosen in a view into the
    /// action meant in the position.
    #[must_use]
    pub fn view<'a>(&self, position: &'a Position, side: Side) -> Cow<'a, Position> {
        let unknown = if side == Side::Texan { self.unknown_columns(position) } else { 0 };
        let disguise = self.disguise(position, side);
        if unknown == 0 && disguise.is_none() && !self.hides_marks(position, side) {
            return Cow::Borrowed(position);
        }
        Cow::Owned(self.veiled(position, side, unknown, disguise.as_ref()))
    }

    /// Calls `look` with the position as a side may see it ([`Game::view`]).
    ///
    /// Most views are made by hiding parts of `position` during the call, not by copying it: a position is large, and
    /// little of it is hidden.
    pub fn seen_by<T>(&self, position: &mut Position, side: Side, look: impl FnOnce(&Position) -> T) -> T {
        let unknown = if side == Side::Texan { self.unknown_columns(position) } else { 0 };
        if let Some(disguise) = self.disguise(position, side) {
            return look(&self.veiled(position, side, unknown, Some(&disguise)));
        }
        let marks = self.hides_marks(position, side).then_some(position.marks);
        let plot = position.plot;
        if let Some(all) = &marks {
            self.hide_marks(all, side, &mut position.marks);
        }
        hide_columns(position, unknown);
        let seen = look(position);
        position.plot = plot;
        if let Some(marks) = marks {
            position.marks = marks;
        }
        seen
    }

    /// Returns a copy of the position without the plot of some columns and the flags hidden from a side, and with the
    /// units it does not know in disguise.
    #[inline(never)]
    fn veiled(&self, position: &Position, side: Side, unknown: u32, disguise: Option<&FaceDown>) -> Position {
        let mut veiled = *position;
        if let Some(disguise) = disguise {
            self.put_on(&mut veiled, disguise);
        }
        hide_columns(&mut veiled, unknown);
        let all = veiled.marks;
        self.hide_marks(&all, side, &mut veiled.marks);
        veiled
    }

    /// Returns the plotted columns of which no piece has entered, as bits.
    fn unknown_columns(&self, position: &Position) -> u32 {
        let plotted = position.plot.iter().zip(self.roster.columns()).enumerate().filter(|(_, (area, _))| **area != 0);
        // Only the last columns wait for long.
        let waits = |members: &[PieceId]| members.iter().all(|piece| position.state(*piece).status == Status::Waiting);
        plotted.filter(|(_, (_, members))| waits(members)).fold(0, |bits, (index, _)| bits | 1 << index)
    }

    /// Puts a refusal into words.
    fn refusal_of(&self, why: Why) -> Refusal {
        // An action may name spots the board does not have.
        let known = why.spots.into_iter().filter(|spot| spot.index() < self.board.len());
        let hexes: Vec<_> = known.map(|spot| self.board.spot(spot)).collect();
        let places = hexes.iter().map(|spot| self.board.shown(*spot)).collect::<Vec<_>>().join(", ");
        let message = Phrase::new("refused");
        let message = match self.credit(why.atom) {
            None => message.with("rule", why.atom),
            Some(_) => message.said("rule", self.cite(why.atom)),
        };
        Refusal {
            atom: why.atom,
            message: message.explained(self.why_in_words(why.atom)).with("places", places).count("count", hexes.len()),
            hexes: hexes.into_iter().map(|spot| spot.hex).collect(),
            blockers: Vec::new(),
        }
    }
}

/// Removes the plot of some columns, given as bits, from a position.
fn hide_columns(position: &mut Position, columns: u32) {
    for (index, area) in position.plot.iter_mut().enumerate() {
        if columns >> index & 1 != 0 {
            *area = 0;
        }
    }
}

#[cfg(test)]
mod examples;
#[cfg(test)]
mod extreme_tests;
