//! A game on the table: its position and its history, with undo to any decision.
//!
//! A [`GameTable`] holds a game of one system. User interfaces access it as a [`Tabletop`], whose texts and values are
//! the same for all game systems; decisions are identified by their text.

mod account;
mod game_table;
mod hand;
mod history;
mod players;
mod scene;

pub use account::{AccountLine, PhaseBegun};
pub use game_table::{GameTable, Resumed};
pub use hand::Hand;
pub use history::{GameHistory, Nature, StepTaken};
pub use scene::Scene;

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::board::los::Meeting;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::log::{self, Log, LogEntry};
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::play::{
    Activation, Actor, Atom, Concern, Decision, Dice, Fact, Group, Moment, NotAnAction, Odds, Piece, PieceId, Range,
    Reach, Refusal, Score, Stakes, Task, Token,
};
use crate::playtest::{Plan, Results, UnknownPlayer};
use crate::side::Side;

/// A step as text: a decision, a roll, or a change by hand.
pub type TextStep = log::LoggedStep<String, String>;

/// A callback that receives the steps made by computer players.
pub type Answer = Box<dyn FnOnce(Vec<TextStep>) + Send>;

/// A function that plays a series of games from a position.
pub type Series = Box<dyn FnOnce(&Plan, &(dyn Fn(u32) -> bool + Sync)) -> Result<Results, UnknownPlayer> + Send>;

/// The error for a step that was not made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotDone {
    /// A rule forbids it.
    Refused(Refusal),
    /// Its text cannot be parsed.
    Unread(NotAnAction),
    /// No dice are due, or those that are due cannot give this result.
    OtherDice,
}

impl NotDone {
    /// Returns the message to show to the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::Refused(refusal) => refusal.message.clone(),
            Self::Unread(unread) => unread.message(),
            Self::OtherDice => Phrase::new("not-done-dice"),
        }
    }
}

/// A game on the table, of any system.
///
/// Steps that were taken back can be made again until another step is made or [`Tabletop::stay`] is called. A step is
/// identified by the number of steps before it; steps that were taken back have no number.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
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
    /// Returns the head of the log: scenario, seed and players, without entries.
    fn head(&self) -> &Log;
    /// Returns the log of all steps that were not taken back.
    fn log(&self) -> Log;
    /// Returns the log entry of a step; `None` beyond the last step.
    fn entry(&self, at: usize) -> Option<LogEntry>;
    /// Returns the steps, and who plays each side.
    fn history(&self) -> &GameHistory;
    /// Sets who plays a side.
    fn seat(&mut self, side: Side, hand: Hand);
    /// Shows the position after `steps` steps: takes later ones back, or makes them again.
    fn go(&mut self, steps: usize);
    /// Drops the steps that were taken back, so that they cannot be made again.
    fn stay(&mut self);

    /// Returns the Game-Turn and phase.
    fn moment(&self) -> Moment;
    /// Returns a Game-Turn and its phase for a heading; the set-up has no turn.
    fn moment_said(&self, moment: Moment) -> Phrase;
    /// Returns who decides now.
    fn actor(&self) -> Actor;
    /// Returns the dice that are due; `None` if none are.
    fn dice(&self) -> Option<Dice>;
    /// Returns the legal decisions; empty if a roll is due or the game is over.
    fn decisions(&self) -> &[Decision];
    /// Returns the decision that ends the phase, as text.
    fn done(&self) -> String;
    /// Returns the button label of a decision; `None` if the text is not a decision.
    fn label(&self, decision: &str) -> Option<Phrase>;
    /// Returns a sentence about the decision or roll that is due.
    fn due(&self) -> Phrase;
    /// Returns the kind of decision that is due.
    fn task(&self) -> Task;
    /// Whether the decision that is due responds to an action in progress.
    fn is_answer(&self) -> bool;
    /// Returns the pieces, spots and hexsides that the decision or roll is about, to highlight on the map.
    fn concerned(&self) -> Vec<Concern>;
    /// Returns a sentence on the state of the game.
    fn stand(&self) -> Phrase;
    /// Returns what the game counts: `turn` or `round`.
    fn turn_word(&self) -> &'static str;
    /// Returns a sentence on how the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Phrase>;

    /// Returns the side that won; `None` while the game goes on.
    fn winner(&self) -> Option<Side>;

    /// Returns the side that would win a game that ended now; `None` if neither would, or if something else than that has
    /// ended the game.
    fn ahead(&self) -> Option<Side>;

    /// Returns what the score is made of, and what it is measured against.
    fn score(&self) -> Score;

    /// Makes a step: a decision, a roll or a change by hand.
    ///
    /// # Errors
    ///
    /// If the step cannot be made; the game is then unchanged.
    fn make(&mut self, made: &TextStep) -> Result<(), NotDone>;
    /// Returns the kind of step this would be, without making it.
    fn nature(&self, made: &TextStep) -> Nature;
    /// Rolls the dice that are due, once.
    fn throw(&mut self);
    /// Rolls the dice that are due and all that follow, until a player must decide.
    fn roll_on(&mut self);

    /// Returns the board.
    fn board(&self) -> &Board;
    /// Returns the number of counters.
    fn piece_count(&self) -> usize;
    /// Returns the fixed data of a counter.
    fn piece(&self, piece: PieceId) -> Piece<'_>;
    /// Returns the rank of a leader or of another man with a name of his own; 0 for other counters.
    fn rank(&self, piece: PieceId) -> u8;
    /// Returns the state of a counter: its spot, which side is up, and its condition.
    fn token(&self, piece: PieceId) -> Token;
    /// Returns the state of each counter as the sides in `views` may see it. A counter hidden from any of them is
    /// hidden.
    fn tokens_seen(&self, views: &[Side]) -> Vec<Token>;
    /// Returns the state of each counter before the first step, as `viewer` may know it.
    fn tokens_at_start(&self, viewer: Option<Side>) -> Vec<Token>;
    /// Returns the position to draw, as the sides in `views` may see it.
    fn scene(&self, views: &[Side], printed: &MapDocument) -> Scene;
    /// Returns the groups of counters that plans are made for.
    fn groups(&self) -> Vec<Group>;
    /// Returns the counters that are face down to a side.
    fn unknown_to(&self, side: Side) -> Vec<PieceId>;
    /// Whether anything is hidden from a side.
    fn hides(&self, side: Side) -> bool;
    /// Returns the side that plans for its groups; `None` if neither does.
    fn planner(&self) -> Option<Side>;
    /// Whether a plan is hidden from a side.
    fn hides_plan(&self, side: Side) -> bool;

    /// Returns the account of a step, without what is hidden from `viewer`; the full account for `None`.
    fn told(&self, at: usize, viewer: Option<Side>) -> Vec<AccountLine>;
    /// Returns what a step shows on the map: moves, attacks and placements.
    fn facts(&self, at: usize) -> Vec<Fact>;

    /// Returns the decision that places a counter on a spot; `None` if counters are never placed by a decision.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it.
    fn place(&self, piece: PieceId, at: SpotId) -> Option<Result<String, Refusal>>;
    /// Returns the decision that plans for a group what a hex stands for; `None` if the hex stands for nothing.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it.
    fn plan(&self, group: usize, hex: Hex) -> Option<Result<String, Refusal>>;
    /// Returns the steps of a counter along a path of spots, each as text.
    fn walk(&self, piece: PieceId, path: &[SpotId]) -> Vec<String>;
    /// Returns how far a counter can move in this phase, or with `anew` in the next phase in which it moves.
    fn reach(&self, piece: PieceId, anew: bool) -> Reach;
    /// Returns the hexes a counter can fire into from its spot; empty if the system does not support this.
    fn field(&self, piece: PieceId) -> Vec<Hex>;
    /// Returns the units that a counter on the map can activate, and why it cannot activate others; `None` for a
    /// counter that activates no others.
    fn summons(&self, piece: PieceId) -> Option<Activation>;
    /// Returns for each hex how many enemy units of `side` are in it or can reach it in their next move, judging by
    /// what `side` can see.
    fn threat_to(&self, side: Side) -> BTreeMap<Hex, usize>;
    /// Returns how far one spot is from another as the rules count it.
    fn range(&self, from: SpotId, to: SpotId) -> Range;
    /// Returns the rule by which one spot sees another now.
    ///
    /// # Errors
    ///
    /// Returns the rule that blocks the line, with the obstacles on the map if the rules name them.
    fn line_of_sight(&self, from: SpotId, to: SpotId) -> Result<Atom, Refusal>;
    /// Returns everything a line between two spots meets now, in order from the first; `None` if lines of the system do
    /// not meet one hexside after the other.
    fn line_followed(&self, from: SpotId, to: SpotId) -> Option<Vec<Meeting>>;
    /// Returns the probabilities of all results of an attack.
    fn odds(&self, piece: PieceId, target: PieceId) -> Odds;
    /// Returns the possible results of responding to the current attack; `None` if no person must respond to one.
    fn answer_odds(&self) -> Option<Odds>;
    /// Returns the possible results of the dice that are due; `None` if no dice are due or the system does not state
    /// their results.
    fn stakes(&self) -> Option<Stakes>;

    /// Returns the change by hand that puts a counter on a spot.
    fn put(&self, piece: PieceId, at: SpotId) -> String;
    /// Returns the other changes that can be made to a counter by hand, each with its label.
    fn amends(&self, piece: PieceId) -> Vec<(Phrase, String)>;
    /// Returns the phases that can be restarted by hand, each with its name, the label of the change, and the change.
    fn beginnings(&self) -> Vec<(Phrase, Phrase, String)>;

    /// Lets the computer players play on from here; `rolls` says whether the program rolls the dice. Returns whether
    /// there are any. `answer` is dropped without being called if one of them fails, or if they are dismissed.
    fn think(&mut self, rolls: bool, answer: Answer) -> bool;
    /// Stops the computer players; their unfinished work is lost.
    fn dismiss(&mut self);
    /// Lets the computer players play on in the calling thread, while [`Tabletop::think`] uses a separate thread.
    ///
    /// The players start without memory of earlier decisions. Before each step `goes_on` gets the number of steps made
    /// and says whether to make another. Play also stops when a person decides, when dice are due and `rolls` is
    /// `false`, and when the game is over.
    ///
    /// # Errors
    ///
    /// If a player makes an illegal decision; the steps before it are kept.
    fn let_play(&mut self, rolls: bool, goes_on: &mut dyn FnMut(usize) -> bool) -> Result<(), NotDone>;
    /// Whether the game is still being set up.
    fn is_set_up(&self) -> bool;
    /// Lets these computer players decide, in the calling thread, until the game has been set up, a person must decide,
    /// or dice are due and `rolls` is `false`. The steps can be taken back like those of a person.
    ///
    /// # Errors
    ///
    /// If a player makes an illegal decision; the steps before it are kept.
    fn finish_set_up(&mut self, hands: [Hand; 2], rolls: bool) -> Result<(), NotDone>;
    /// Returns a function that plays a series of games between computer players, all starting in the position shown.
    fn series(&self) -> Series;
    /// Plays the first game of the series from the position shown, and returns its steps.
    ///
    /// # Errors
    ///
    /// If the name of a player is unknown.
    fn game_from_here(&self, plan: &Plan) -> Result<(Results, Vec<LogEntry>), UnknownPlayer>;
}

impl dyn Tabletop + '_ {
    /// Returns the side whose decision is due from a person; `None` if a computer player or chance decides, or the game
    /// is over.
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

    /// Returns all counters.
    pub fn pieces(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.piece_count()).map(|number| PieceId(number as u16))
    }

    /// Returns the counter with this name; `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
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

    /// Returns the hex of a spot; `None` for a spot that is not on the board.
    #[must_use]
    pub fn hex(&self, spot: SpotId) -> Option<Hex> {
        (spot.index() < self.board().len()).then(|| self.board().spot(spot).hex)
    }

    /// Returns the hex a counter is in; `None` if it is not on the map.
    #[must_use]
    pub fn hex_of(&self, piece: PieceId) -> Option<Hex> {
        self.token(piece).at.and_then(|at| self.hex(at))
    }

    /// Returns the counters on a spot.
    #[must_use]
    pub fn on(&self, spot: SpotId) -> Vec<PieceId> {
        self.pieces().filter(|piece| self.token(*piece).at == Some(spot)).collect()
    }

    /// Returns the display name of a spot; a dash for a spot that is not on the board.
    #[must_use]
    pub fn shown(&self, spot: SpotId) -> String {
        if spot.index() < self.board().len() { self.board().shown(self.board().spot(spot)) } else { "–".to_owned() }
    }
}
