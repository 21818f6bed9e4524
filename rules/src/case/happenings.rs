//! The actions and rolls made in one step of a case, and the events that follow.

use crate::log::{LogEntry, LoggedStep};
use crate::play::{Game, Refusal, Roll, Spoken};

/// An action, roll or amendment in a game of a system.
type MadeIn<G> = LoggedStep<<G as Game>::Action, <G as Spoken>::Amend>;

/// The actions and rolls made in a step of a case, and their events: an action with its rolls, or everything that a
/// step such as `until` makes.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::case::Happenings;
/// use rules::log::LogEntry;
///
/// let (mut position, mut happenings) = (game.start(), Happenings::default());
/// let early = game.read_action("place line 0505")?;
/// assert!(happenings.act(&game, &mut position, early).is_err());
/// assert!(happenings.entries(&game).is_empty(), "what is refused is not done");
/// happenings.act(&game, &mut position, game.read_action("place line 0101")?)?;
/// let entries = happenings.entries(&game);
/// assert!(matches!(&entries[..], [LogEntry::Did(action, _)] if action == "place line 0101"));
/// assert_eq!(entries[0].events().len(), happenings.events().len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Happenings<G: Spoken> {
    events: Vec<G::Event>,
    /// The actions and rolls, each with the number of events after it.
    made: Vec<(MadeIn<G>, usize)>,
}

impl<G: Spoken> Default for Happenings<G> {
    fn default() -> Self {
        Self { events: Vec::new(), made: Vec::new() }
    }
}

impl<G: Spoken> Happenings<G> {
    /// Performs an action.
    ///
    /// # Errors
    ///
    /// If the rules refuse it; nothing changes then.
    pub fn act(&mut self, game: &G, position: &mut G::Position, action: G::Action) -> Result<(), Refusal> {
        game.apply(position, action, &mut self.events)?;
        self.made.push((LoggedStep::Action(action), self.events.len()));
        Ok(())
    }

    /// Resolves the pending roll with this sum. Returns `false` if no roll is pending or the dice cannot give that sum.
    #[must_use]
    pub fn roll(&mut self, game: &G, position: &mut G::Position, roll: Roll) -> bool {
        let rolled = game.resolve(position, roll, &mut self.events);
        if rolled {
            self.made.push((LoggedStep::Roll(roll), self.events.len()));
        }
        rolled
    }

    /// Returns the events, in order.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Returns everything as log entries.
    #[must_use]
    pub fn entries(&self, game: &G) -> Vec<LogEntry> {
        let mut seen = 0;
        let entry = |(made, end): &(MadeIn<G>, usize)| {
            let events = &self.events[std::mem::replace(&mut seen, *end)..*end];
            match *made {
                LoggedStep::Action(action) => LogEntry::action(game, action, events),
                LoggedStep::Roll(roll) => LogEntry::roll(game, roll, events),
                LoggedStep::Amend(amend) => LogEntry::amend(game, amend),
            }
        };
        self.made.iter().map(entry).collect()
    }
}
