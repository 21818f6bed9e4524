//! What every game system does: the contract that players, series, logs and tables are written against.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use super::{Actor, Dice, Moment, Outcome, Refusal, Roll};
use crate::side::Side;

/// A scenario compiled for play by one game system.
///
/// A game never changes; all that changes is a [`Position`](Game::Position). It rolls no dice: where some are due the
/// actor is [`Actor::Chance`], and whoever plays hands the sum to [`Game::resolve`].
///
/// What holds for every game system is tested for each of them by one battery (`tests/contract`):
///
/// - [`Game::legal`] lists, sorted and each once, exactly what [`Game::check`] allows; never nothing when a player decides.
/// - [`Game::apply`] does what `check` allows and refuses the rest, and a refusal changes nothing.
/// - A side's view, in the game as that side may know it, gives the list of the position: it says nothing of what is hidden.
/// - The same seed gives the same game, a game goes on from any of its positions as if it had never stopped, and every
///   game ends within [`Game::MOST_STEPS`].
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
    /// One moment of play: plain data.
    type Position: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a player decides. The order is that of the lists.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happens, with the rule it happens by.
    type Event: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// More decisions and rolls than any game takes: one that reaches it is reported as stuck.
    const MOST_STEPS: u32;
    /// The action of a player who has done all he wants.
    const DONE: Self::Action;

    /// The position before the first decision.
    fn start(&self) -> Self::Position;

    /// The same game, begun at this position.
    #[must_use]
    fn begun_at(&self, position: &Self::Position) -> Self;

    /// The Game-Turn and phase of a position: what dice are drawn by, and accounts are headed with.
    fn moment(&self, position: &Self::Position) -> Moment;

    /// Game-Turns begun.
    fn turns(&self, position: &Self::Position) -> u8;

    /// Who decides next.
    fn actor(&self, position: &Self::Position) -> Actor;

    /// Every action that is allowed, sorted; none when chance decides or the game is over. What the list held before is
    /// cleared.
    fn legal(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// Whether an action is allowed.
    ///
    /// # Errors
    ///
    /// The first rule that forbids it.
    fn check(&self, position: &Self::Position, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out an action; what happens is added to the events.
    ///
    /// # Errors
    ///
    /// As [`Game::check`]; the position is then unchanged.
    fn apply(
        &self,
        position: &mut Self::Position,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal>;

    /// The dice that must be rolled now; `None` when a player decides or the game is over.
    fn chance(&self, position: &Self::Position) -> Option<Dice>;

    /// Hands over a roll. A sum the dice cannot give, or a roll that is not due, changes nothing and gives `false`.
    fn resolve(&self, position: &mut Self::Position, roll: Roll, events: &mut Vec<Self::Event>) -> bool;

    /// How the game has ended; `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The position as a side may see it. A game that hides nothing shows all.
    fn view<'p>(&self, position: &'p Self::Position, _side: Side) -> Cow<'p, Self::Position> {
        Cow::Borrowed(position)
    }

    /// Shows a position as a side may see it for as long as `look` takes: cheaper than [`Game::view`] where little is
    /// hidden.
    fn seen_by<T>(&self, position: &mut Self::Position, side: Side, look: impl FnOnce(&Self::Position) -> T) -> T {
        look(&self.view(position, side))
    }

    /// The game as a side may know it before it begins.
    #[must_use]
    fn known_to(&self, _side: Side) -> Self {
        self.clone()
    }

    /// What a side means by an action it has chosen in its view: there hidden pieces may have other names.
    fn meant(&self, _position: &Self::Position, _side: Side, action: Self::Action) -> Self::Action {
        action
    }
}
