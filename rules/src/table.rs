//! A game on the table: its position, everything that was done, and the way back to any decision.
//!
//! A [`GameTable`] seats a game of one system. A window sees it as a [`Tabletop`], which says everything in words and values that
//! no game system owns; decisions are known there by their text.

mod account;
mod game_table;
mod hand;
mod history;
mod players;
mod scene;

pub use account::{AccountLine, CounterMove};
pub use game_table::{GameTable, Resumed};
pub use hand::Hand;
pub use history::{GameHistory, Nature, StepTaken};
pub use scene::Scene;

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::log::{self, Log, LogEntry};
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::play::{
    Activation, Actor, Concern, Decision, Dice, Fact, Group, Moment, NotAnAction, Odds, Piece, PieceId, Reach, Refusal,
    Stakes, Task, Token,
};
use crate::playtest::{Plan, Results, UnknownPlayer};
use crate::side::Side;

/// What was done, as text: a decision, a roll, or a change by hand.
pub type TextStep = log::LoggedStep<String, String>;

/// Takes what computer players have done.
pub type Answer = Box<dyn FnOnce(Vec<TextStep>) + Send>;

/// Plays a series of games from a position.
pub type Series = Box<dyn FnOnce(&Plan, &(dyn Fn(u32) -> bool + Sync)) -> Result<Results, UnknownPlayer> + Send>;

/// Why something was not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotDone {
    /// A rule forbids it.
    Refused(Refusal),
    /// Its text is not read.
    Unread(NotAnAction),
    /// The dice that are due cannot give it, or none are.
    OtherDice,
}

/// A game on the table, whatever its system.
///
/// Steps that were taken back can be made again until another step is made or [`Tabletop::stay`] is called. A step is
/// identified by the number of steps before it; steps that were taken back have no number.
///
/// # Examples
///
/// ```
/// # use rules::{counters::CounterMix, map::MapDocument, project::Project};
/// # use rules::{rulebook::Rulebook, scenario::Scenario, text};
/// # let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
/// # let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
/// #     map: "fort", counters: "two", rulebook: "short",
/// #     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
/// # let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
/// #     columns: [(id: "1", name: (en: "First"))], units: [
/// #         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
/// #             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
/// #         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
/// #             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
/// # let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
/// #     parameters: [(name: "game.turns", value: 3, by: Painted)],
/// #     terrain: [
/// #         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
/// #     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
/// #     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
/// #         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
/// #     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
/// # let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::log::{Log, Players};
/// use rules::systems::AnyGame;
/// use rules::table::TextStep;
///
/// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
/// let players = Players { texan: "person".to_owned(), mexican: "person".to_owned() };
/// let (mut table, _) = game.sit_down(Log::begin(&project, "skirmish", 1836, players));
/// let offered: Vec<&str> = table.decisions().iter().map(|decision| decision.text.as_str()).collect();
/// assert_eq!(offered, ["place line 0101", "place line 0201"]);
/// assert!(table.make(&TextStep::Action("place line 0505".to_owned())).is_err(), "refused, and nothing has changed");
/// assert!(table.make(&TextStep::Action("place line 0101".to_owned())).is_ok());
/// table.go(0);
/// assert_eq!(table.history().ahead(), 1, "taken back, and it can be made again");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Tabletop: Debug + Send {
    /// The head of the log: scenario, seed and players, without entries.
    fn head(&self) -> &Log;
    /// The log of all steps that were not taken back.
    fn log(&self) -> Log;
    /// The log's entry of a step; `None` beyond the last one.
    fn entry(&self, at: usize) -> Option<LogEntry>;
    /// The steps, and who plays.
    fn history(&self) -> &GameHistory;
    /// Changes who plays a side.
    fn seat(&mut self, side: Side, hand: Hand);
    /// Shows the position after `steps` steps: takes later ones back, or makes them again.
    fn go(&mut self, steps: usize);
    /// Drops the steps that were taken back, so that they cannot be made again.
    fn stay(&mut self);

    /// The Game-Turn and phase.
    fn moment(&self) -> Moment;
    /// Whether a phase belongs to the set-up.
    fn is_set_up(&self, moment: Moment) -> bool;
    /// Who decides now.
    fn actor(&self) -> Actor;
    /// The dice that are due.
    fn dice(&self) -> Option<Dice>;
    /// What may be done now; nothing when a die decides or the game is over.
    fn decisions(&self) -> &[Decision];
    /// The decision that ends the phase, as text.
    fn done(&self) -> String;
    /// What a decision is called on its button; nothing for what is none.
    fn label(&self, decision: &str) -> Option<Phrase>;
    /// A sentence about the decision or roll that is due.
    fn due(&self) -> Phrase;
    /// The kind of decision that is due.
    fn task(&self) -> Task;
    /// Whether the decision that is due answers something under way.
    fn is_answer(&self) -> bool;
    /// The pieces, spots and hexsides that the decision or roll is about, to highlight on the map.
    fn concerned(&self) -> Vec<Concern>;
    /// How the game stands, in a sentence.
    fn stand(&self) -> Phrase;
    /// How it has ended, in a sentence.
    fn ending(&self) -> Option<Phrase>;

    /// Makes a step: a decision, a roll or a change by hand.
    ///
    /// # Errors
    ///
    /// Why the step cannot be made; the game is then unchanged.
    fn make(&mut self, made: &TextStep) -> Result<(), NotDone>;
    /// What kind of step this would be, without making it.
    fn nature(&self, made: &TextStep) -> Nature;
    /// Rolls the dice that are due, once.
    fn throw(&mut self);
    /// Rolls the dice that are due, and those after them until somebody must decide.
    fn roll_on(&mut self);

    /// The board.
    fn board(&self) -> &Board;
    /// How many counters there are.
    fn piece_count(&self) -> usize;
    /// What a counter is.
    fn piece(&self, piece: PieceId) -> Piece<'_>;
    /// The state of a counter: its spot, its side up, its condition.
    fn token(&self, piece: PieceId) -> Token;
    /// The state of each counter as the sides in `views` may see it; a counter hidden from one of them is hidden.
    fn tokens_seen(&self, views: &[Side]) -> Vec<Token>;
    /// The position to draw, as the sides in `views` may see it.
    fn scene(&self, views: &[Side], printed: &MapDocument) -> Scene;
    /// The groups that are planned for.
    fn groups(&self) -> Vec<Group>;
    /// The counters that lie face down for a side.
    fn unknown_to(&self, side: Side) -> Vec<PieceId>;
    /// Whether anything is hidden from a side.
    fn hides(&self, side: Side) -> bool;
    /// The side that plans for its groups; `None` where nobody does.
    fn planner(&self) -> Option<Side>;
    /// Whether a plan is kept from a side.
    fn hides_plan(&self, side: Side) -> bool;

    /// The account of a step, without what is hidden from `viewer`; all of it for `None`.
    fn told(&self, at: usize, viewer: Option<Side>) -> Vec<AccountLine>;
    /// What a step shows on the map: moves, attacks, placements.
    fn facts(&self, at: usize) -> Vec<Fact>;

    /// The decision that places a counter, or why not.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    fn place(&self, piece: PieceId, at: SpotId) -> Option<Result<String, Refusal>>;
    /// The decision that plans for a group what a hex stands for, or why not; `None` where it stands for nothing.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    fn plan(&self, group: usize, hex: Hex) -> Option<Result<String, Refusal>>;
    /// The steps of a counter along a path of spots, each as text.
    fn walk(&self, piece: PieceId, path: &[SpotId]) -> Vec<String>;
    /// How far a counter gets: in this phase, or with `anew` in the next one it moves in.
    fn reach(&self, piece: PieceId, anew: bool) -> Reach;
    /// The hexes a counter can shoot into from where it stands; none where the system shows no such thing.
    fn field(&self, piece: PieceId) -> Vec<Hex>;
    /// Whom a counter on the map calls to act, and why not the others; `None` for one that calls nobody.
    fn summons(&self, piece: PieceId) -> Option<Activation>;
    /// For each hex, how many enemies of a side can reach it in their next move, as far as that side knows.
    fn threat_to(&self, side: Side) -> BTreeMap<Hex, usize>;
    /// The chances of every result of an attack.
    fn odds(&self, piece: PieceId, target: PieceId) -> Odds;
    /// What may come of answering the attack that was made; `None` where no person is asked for it.
    fn answer_odds(&self) -> Option<Odds>;
    /// What the dice that are due may bring; `None` where none are, or nothing is said of it.
    fn stakes(&self) -> Option<Stakes>;

    /// The change by hand that puts a counter onto a spot.
    fn put(&self, piece: PieceId, at: SpotId) -> String;
    /// What else can be done with a counter by hand, each with its name.
    fn amends(&self, piece: PieceId) -> Vec<(Phrase, String)>;
    /// The phases that can be begun anew by hand: each with its name, and what doing so is called.
    fn beginnings(&self) -> Vec<(Phrase, Phrase, String)>;

    /// Lets the computer players go on from here; `rolls` says whether the program rolls the dice. Returns whether there
    /// are any. The answer is dropped unheard where one of them breaks down, or they are sent away.
    fn think(&mut self, rolls: bool, answer: Answer) -> bool;
    /// Stops the computer players; what they were thinking about is lost.
    fn dismiss(&mut self);
    /// Lets the computer players go on in the calling thread, where [`Tabletop::think`] starts one of its own.
    ///
    /// The players start without memory of earlier decisions. Before each step `goes_on` gets the number of steps made
    /// and says whether to make another. Play also stops when a person decides, when dice are due and `rolls` is
    /// `false`, and when the game is over.
    ///
    /// # Errors
    ///
    /// When a player has done what the rules forbid; what was done before counts.
    fn let_play(&mut self, rolls: bool, goes_on: &mut dyn FnMut(usize) -> bool) -> Result<(), NotDone>;
    /// A series of games between computer players that all begin in the position shown.
    fn series(&self) -> Series;
    /// The first game of such a series, step by step.
    ///
    /// # Errors
    ///
    /// When a player's name is unknown.
    fn game_from_here(&self, plan: &Plan) -> Result<(Results, Vec<LogEntry>), UnknownPlayer>;
}

impl dyn Tabletop + '_ {
    /// The side whose person decides now; `None` when a computer player or a die does, or the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<Side> {
        match self.actor() {
            Actor::Player(side) if self.history().hand(side).is_person() => Some(side),
            Actor::Player(_) | Actor::Chance | Actor::Over => None,
        }
    }

    /// Whether a computer player decides now.
    #[must_use]
    pub fn is_computers_turn(&self) -> bool {
        self.history().is_computer(self.actor())
    }

    /// Every counter.
    pub fn pieces(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.piece_count()).map(|number| PieceId(number as u16))
    }

    /// The counter of a name.
    ///
    /// # Examples
    ///
    /// ```
    /// # use rules::{counters::CounterMix, map::MapDocument, project::Project};
    /// # use rules::{rulebook::Rulebook, scenario::Scenario, text};
    /// # let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
    /// # let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
    /// #     map: "fort", counters: "two", rulebook: "short",
    /// #     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
    /// # let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
    /// #     columns: [(id: "1", name: (en: "First"))], units: [
    /// #         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
    /// #             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
    /// #         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
    /// #             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
    /// # let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
    /// #     parameters: [(name: "game.turns", value: 3, by: Painted)],
    /// #     terrain: [
    /// #         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
    /// #     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
    /// #     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
    /// #         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
    /// #     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
    /// # let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::log::{Log, Players};
    /// use rules::systems::AnyGame;
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// let (table, _) = game.sit_down(Log::begin(&project, "skirmish", 1836, Players::default()));
    /// let rifles = table.piece_named("rifles").ok_or("no such counter")?;
    /// assert_eq!(table.hex_of(rifles), Some("0303".parse()?));
    /// assert_eq!(table.piece_named("travis"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn piece_named(&self, name: &str) -> Option<PieceId> {
        self.pieces().find(|piece| self.piece(*piece).name == name)
    }

    /// The hex of a spot.
    #[must_use]
    pub fn hex(&self, spot: SpotId) -> Option<Hex> {
        (spot.index() < self.board().len()).then(|| self.board().spot(spot).hex)
    }

    /// The hex a counter stands in.
    #[must_use]
    pub fn hex_of(&self, piece: PieceId) -> Option<Hex> {
        self.token(piece).at.and_then(|at| self.hex(at))
    }

    /// The counters on a spot.
    #[must_use]
    pub fn on(&self, spot: SpotId) -> Vec<PieceId> {
        self.pieces().filter(|piece| self.token(*piece).at == Some(spot)).collect()
    }

    /// The spot as people say it.
    #[must_use]
    pub fn shown(&self, spot: SpotId) -> String {
        if spot.index() < self.board().len() { self.board().shown(self.board().spot(spot)) } else { "–".to_owned() }
    }
}
