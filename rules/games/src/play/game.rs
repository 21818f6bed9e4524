//! The interface of every game system, used by players, series, logs and tables.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use super::{Actor, Dice, Moment, Outcome, Refusal, Roll};
use crate::side::Side;

/// A scenario compiled for play by one game system.
///
/// A game never changes; all changes are in a [`Position`](Game::Position). It rolls no dice: while dice are pending
/// the actor is [`Actor::Chance`], and the caller passes their sum to [`Game::resolve`].
///
/// These laws hold for every game system and are tested for each of them (`tests/contract`):
///
/// - [`Game::legal`] lists exactly the actions that [`Game::check`] allows, sorted and without duplicates; never an
///   empty list when a player decides.
/// - [`Game::apply`] performs what `check` allows and refuses the rest, and a refusal changes nothing.
/// - A side's view, in the game as that side may know it, gives the same list as the position, so that the list reveals
///   nothing hidden.
/// - The same seed gives the same game, a game continues from any of its positions as if it had never stopped, and
///   every game ends within [`Game::MOST_STEPS`].
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::play::{Actor, Game, Roll};
///
/// /// Plays a game in which everybody takes the first action and every die shows its least; counts the steps.
/// fn play<G: Game>(game: &G) -> Option<u32> {
///     let (mut position, mut events, mut legal) = (game.start(), Vec::new(), Vec::new());
///     (0..G::MOST_STEPS).find(|_| {
///         game.legal(&position, &mut legal);
///         let done = match (game.chance(&position), legal.first()) {
///             (Some(dice), _) => game.resolve(&mut position, Roll(dice.least()), &mut events),
///             (None, Some(first)) => game.apply(&mut position, *first, &mut events).is_ok(),
///             (None, None) => false,
///         };
///         !done && game.actor(&position) == Actor::Over
///     })
/// }
/// assert!(play(&game).is_some_and(|steps| steps > 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A moment of play, as plain data.
    type Position: Clone + Eq + Debug + Send + Sync + 'static;
    /// A decision of a player. Its order is that of the lists of legal actions.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// Something that happens, with the rule that causes it.
    type Event: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// An upper bound on the decisions and rolls of a game. A game that reaches it is reported as stuck.
    const MOST_STEPS: u32;
    /// The action of a player who is done.
    const DONE: Self::Action;

    /// Returns the position before the first decision.
    fn start(&self) -> Self::Position;

    /// Returns the same game with this position as its start.
    #[must_use]
    fn begun_at(&self, position: &Self::Position) -> Self;

    /// Returns the Game-Turn and phase of a position. Dice are drawn by them, and accounts use them as headings.
    fn moment(&self, position: &Self::Position) -> Moment;

    /// Returns the number of Game-Turns begun.
    fn turns(&self, position: &Self::Position) -> u8;

    /// Returns the actor that decides next.
    fn actor(&self, position: &Self::Position) -> Actor;

    /// Lists every legal action, sorted; none if chance decides or the game is over. Clears `actions` first.
    fn legal(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// Checks whether an action is allowed.
    ///
    /// # Errors
    ///
    /// Returns the first rule that forbids it.
    fn check(&self, position: &Self::Position, action: Self::Action) -> Result<(), Refusal>;

    /// Performs an action and appends its events to `events`.
    ///
    /// # Errors
    ///
    /// As [`Game::check`]; the position is unchanged then.
    fn apply(
        &self,
        position: &mut Self::Position,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Returns the dice that must be rolled now; `None` if a player decides or the game is over.
    fn chance(&self, position: &Self::Position) -> Option<Dice>;

    /// Resolves the pending roll with this sum. Returns `false` and changes nothing if no roll is pending or the dice
    /// cannot give that sum.
    fn resolve(&self, position: &mut Self::Position, roll: Roll, events: &mut Vec<Self::Event>) -> bool;

    /// Returns how the game has ended; `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Returns the position as a side may see it. A game without hidden information shows everything.
    fn view<'p>(&self, position: &'p Self::Position, _side: Side) -> Cow<'p, Self::Position> {
        Cow::Borrowed(position)
    }

    /// Calls `look` with the position as a side may see it. Cheaper than [`Game::view`] if little is hidden.
    fn seen_by<T>(&self, position: &mut Self::Position, side: Side, look: impl FnOnce(&Self::Position) -> T) -> T {
        look(&self.view(position, side))
    }

    /// Returns the game as a side may know it before it begins.
    #[must_use]
    fn known_to(&self, _side: Side) -> Self {
        self.clone()
    }

    /// Converts an action that a side has chosen in its view into an action of the position: in the view, hidden pieces
    /// may have other names.
    fn meant(&self, _position: &Self::Position, _side: Side, action: Self::Action) -> Self::Action {
        action
    }
}
