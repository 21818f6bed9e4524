//! Replays a log of any system and retells it.

use super::{AnyGame, with_game};
use crate::log::{Account, Divergence, Log, LogWarning, LoggedStep, Replayed, replay_to};
use crate::phrase::Phrase;
use crate::play::{Actor, Atom, Credit, Moment, Outcome, Shown};
use crate::system::System;

/// A replayed log: every step with its events as text and as sentences.
#[derive(Debug, Clone)]
pub struct Retold {
    /// The Game-Turn and phase in which the game began.
    pub start: Moment,
    /// The steps, in order.
    pub steps: Vec<RetoldStep>,
    /// The state of the game after the last step that matches the log.
    pub status: GameStatus,
    /// The first step that goes differently; no step after it is played.
    pub divergence: Option<Divergence>,
    /// Doubts about the log, such as dice that its seed does not give.
    pub doubts: Vec<LogWarning>,
}

/// A step of a retold game: a decision, a roll or a change by hand.
#[derive(Debug, Clone)]
pub struct RetoldStep {
    /// The number of the step, from 1.
    pub number: usize,
    /// The Game-Turn and phase in which it was made.
    pub moment: Moment,
    /// The action, the roll or the change.
    pub done: Done,
    /// The events that followed, in order.
    pub events: Vec<RetoldEvent>,
}

/// What was done in a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// A player's action, in the notation of logs.
    Action(String),
    /// The sum of a roll.
    Roll(u8),
    /// A change by hand, in the notation of logs and as a sentence.
    Amend(String, Phrase),
}

/// An event of a retold game.
#[derive(Debug, Clone)]
pub struct RetoldEvent {
    /// The rule it happened by.
    pub rule: Atom,
    /// The event in the notation of logs.
    pub text: String,
    /// The event as a sentence.
    pub said: Phrase,
    /// The phase that began with it.
    pub began: Option<Moment>,
}

/// The state of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameStatus {
    /// The Game-Turn and phase.
    pub moment: Moment,
    /// The side that decides, chance, or the end of the game.
    pub actor: Actor,
    /// Casualty points of the attackers, in a system that counts them.
    pub casualties: Option<u16>,
    /// The outcome; `None` while the game goes on.
    pub outcome: Option<Outcome>,
}

impl AnyGame {
    /// Replays the first `steps` steps of a log.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// // `project` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::log::{LogEntry, Log, Players};
    /// use rules::systems::{AnyGame, Done};
    ///
    /// let game = AnyGame::compile(&project).map_err(|report| format!("{report:?}"))?;
    /// let mut log = Log::begin(&project, "skirmish", 1836, Players::default());
    /// let placed = vec!["A2.0.j placed line 0101".to_owned()];
    /// log.entries.push(LogEntry::Did("place line 0101".to_owned(), placed.clone()));
    /// let told = game.retell(&log, 1);
    /// assert!(told.divergence.is_none());
    /// assert_eq!(told.steps[0].done, Done::Action("place line 0101".to_owned()));
    /// assert_eq!(told.steps[0].events.iter().map(|event| event.text.clone()).collect::<Vec<_>>(), placed);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn retell(&self, log: &Log, steps: usize) -> Retold {
        match self {
            Self::Alamo(game) => retell(&**game, log, steps, |position| Some(position.casualties)),
            Self::Knapp(game) => retell(&**game, log, steps, |_| None),
            Self::Deguello(game) => retell(&**game, log, steps, |_| None),
        }
    }

    /// Returns a Game-Turn and its phase for a heading; the set-up has no turn.
    #[must_use]
    pub fn moment_said(&self, moment: Moment) -> Phrase {
        with_game!(self, game => game.moment_said(moment))
    }

    /// Returns the variant in force to which a rule belongs; `None` for a rule of the game system.
    #[must_use]
    pub fn credit(&self, rule: Atom) -> Option<&Credit> {
        match self {
            Self::Alamo(game) => game.credit(rule),
            Self::Knapp(game) => game.credit(rule),
            Self::Deguello(game) => game.credit(rule),
        }
    }

    /// Returns the citation of a rule in accounts: its number, with the title of the variant for a rule of a variant.
    #[must_use]
    pub fn cite(&self, rule: Atom) -> Phrase {
        match self.credit(rule) {
            None => Phrase::new("cited-rule").with("rule", rule),
            Some(own) => Phrase::new("cited-variant-rule").with("rule", rule).words("title", own.title.clone()),
        }
    }
}

fn retell<G: System + Shown>(
    game: &G,
    log: &Log,
    steps: usize,
    casualties: impl Fn(&G::Position) -> Option<u16>,
) -> Retold {
    let replayed = replay_to(log, game, steps);
    let doubts = replayed.doubts(log);
    let start = game.start();
    let Replayed { position, accounts, divergence, .. } = replayed;
    Retold {
        start: game.moment(&start),
        steps: accounts.into_iter().map(|account| told(game, &start, account)).collect(),
        status: GameStatus {
            moment: game.moment(&position),
            actor: game.actor(&position),
            casualties: casualties(&position),
            outcome: game.outcome(&position),
        },
        divergence,
        doubts,
    }
}

/// Retells a step. The phase that begins with an event follows from the event alone, so any position will do.
fn told<G: System + Shown>(game: &G, position: &G::Position, account: Account<G>) -> RetoldStep {
    let Account { step, moment, made, events } = account;
    let done = match made {
        LoggedStep::Action(action) => Done::Action(game.write_action(action)),
        LoggedStep::Roll(roll) => Done::Roll(roll.0),
        LoggedStep::Amend(amend) => Done::Amend(game.write_amend(amend), game.tell_amend(amend)),
    };
    let event = |(number, event): (usize, &G::Event)| RetoldEvent {
        rule: G::atom(event),
        text: game.write_event(event),
        said: game.tell(event),
        began: game.glance(position, &events[..number], event).began,
    };
    RetoldStep { number: step, moment, done, events: events.iter().enumerate().map(event).collect() }
}
