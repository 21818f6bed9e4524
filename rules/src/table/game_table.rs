//! A table of one game system.

mod tabletop;

use std::cell::OnceCell;
use std::sync::Arc;

use super::players::Players;
use super::{AccountLine, GameHistory, Hand, Nature, NotDone, StepTaken, Tabletop, TextStep};
use crate::dice::Streams;
use crate::log::{self, Divergence, Log, OtherDice, replay};
use crate::phrase::Phrase;
use crate::play::{Decision, DecisionKind, Moment, Refusal, Shown};
use crate::side::Side;
use crate::system::System;
use crate::words::Words;

/// A step in terms of the game system.
type Own<G> = log::LoggedStep<<G as crate::play::Game>::Action, <G as crate::play::Spoken>::Amend>;

/// A step with its events and the position after it.
#[derive(Debug)]
struct Kept<G: System> {
    made: Own<G>,
    events: Vec<G::Event>,
    after: Box<G::Position>,
}

/// A game in progress.
#[derive(Debug)]
pub struct GameTable<G: System> {
    game: Arc<G>,
    /// The log without its entries.
    head: Log,
    start: G::Position,
    history: GameHistory,
    /// The steps, including those taken back.
    kept: Vec<Kept<G>>,
    legal: Vec<G::Action>,
    decisions: OnceCell<Vec<Decision>>,
    players: Option<Players<G>>,
}

/// The outcome of resuming a game from its log.
#[derive(Debug)]
pub struct Resumed {
    /// The first step that goes differently now: the game resumes before it.
    pub divergence: Option<Divergence>,
    /// The first roll that the seed does not give.
    pub other_dice: Option<OtherDice>,
}

impl<G: System + Shown> GameTable<G> {
    /// Creates a table before the first decision of the game. The head of the log is kept, its entries are not.
    fn begin(game: Arc<G>, mut head: Log) -> Self {
        head.entries.clear();
        let hands = [&head.players.texan, &head.players.mexican].map(|name| Hand::named::<G>(name));
        let start = game.start();
        let (history, kept) = (GameHistory::new(hands), Vec::new());
        let (legal, decisions) = (Vec::new(), OnceCell::new());
        let mut table = Self { game, head, start, history, kept, legal, decisions, players: None };
        table.turn();
        table
    }

    /// Resumes a game from its log, up to the first step that goes differently now.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// use std::sync::Arc;
    ///
    /// use rules::log::{LogEntry, Log, Players};
    /// use rules::table::{GameTable, Tabletop};
    ///
    /// let mut log = Log::begin(&project, "skirmish", 1836, Players::default());
    /// log.entries.push(LogEntry::Did("place line 0505".to_owned(), Vec::new()));
    /// let (table, resumed) = GameTable::resume(Arc::new(game), log);
    /// assert!(resumed.divergence.is_some_and(|own| own.step == 1));
    /// assert!(table.log().entries.is_empty(), "the game goes on before the step that does not fit");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(game: Arc<G>, log: Log) -> (Self, Resumed) {
        let replayed = replay(&log, &*game);
        let notes = log.notes.clone();
        let mut table = Self::begin(game, log);
        for account in &replayed.accounts {
            drop(table.make_own(account.made));
        }
        let made = replayed.accounts.len();
        table.head.notes = notes.into_iter().filter(|own| own.step <= made).collect();
        (table, Resumed { divergence: replayed.divergence, other_dice: replayed.other_dice })
    }

    /// Returns the position that is shown and played on.
    fn position(&self) -> &G::Position {
        self.after(self.history.steps().len())
    }

    /// Returns the position after `steps` steps, or after the last one if there are fewer.
    fn after(&self, steps: usize) -> &G::Position {
        let last = steps.min(self.kept.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.kept[last].after)
    }

    /// Returns the events of a step.
    fn events(&self, at: usize) -> &[G::Event] {
        self.kept[..self.history.steps().len()].get(at).map_or(&[], |kept| &kept.events)
    }

    /// Makes a step.
    ///
    /// # Errors
    ///
    /// Returns why the step cannot be made; nothing has changed then.
    fn make_own(&mut self, made: Own<G>) -> Result<(), NotDone> {
        let (mut after, mut events) = (Box::new(self.position().clone()), Vec::new());
        let dice = matches!(made, log::LoggedStep::Roll(_)).then(|| self.dice()).flatten();
        match made {
            log::LoggedStep::Action(action) => {
                self.game.apply(&mut after, action, &mut events).map_err(NotDone::Refused)?;
            }
            log::LoggedStep::Roll(roll) => {
                if !self.game.resolve(&mut after, roll, &mut events) {
                    return Err(NotDone::OtherDice);
                }
            }
            log::LoggedStep::Amend(amend) => self.game.amend(&mut after, amend).map_err(NotDone::Refused)?,
        }
        let before = self.history.steps().len();
        self.kept.truncate(before);
        // Remarks on steps that were taken back are dropped with them.
        self.head.notes.retain(|own| own.step <= before);
        self.history.push(StepTaken {
            number: 0,
            actor: self.actor(),
            moment: self.moment(),
            nature: self.nature_of(made),
            is_answer: self.is_answer(),
            dice,
            events: events.len(),
        });
        self.kept.push(Kept { made, events, after });
        self.turn();
        Ok(())
    }

    fn read(&self, made: &TextStep) -> Result<Own<G>, NotDone> {
        Ok(match made {
            log::LoggedStep::Action(text) => {
                log::LoggedStep::Action(self.game.read_action(text).map_err(NotDone::Unread)?)
            }
            log::LoggedStep::Roll(roll) => log::LoggedStep::Roll(*roll),
            log::LoggedStep::Amend(text) => {
                log::LoggedStep::Amend(self.game.read_amend(text).map_err(NotDone::Unread)?)
            }
        })
    }

    fn nature_of(&self, made: Own<G>) -> Nature {
        match made {
            log::LoggedStep::Roll(roll) => Nature::Roll(roll),
            log::LoggedStep::Amend(_) => Nature::Amend,
            log::LoggedStep::Action(action) if action == G::DONE => Nature::Done,
            log::LoggedStep::Action(action) => {
                let decision = self.game.decision(self.position(), action);
                match decision.piece.filter(|_| decision.kind == DecisionKind::Step) {
                    Some(piece) => Nature::Walk(piece),
                    None => Nature::Decision,
                }
            }
        }
    }

    fn turn(&mut self) {
        let mut legal = std::mem::take(&mut self.legal);
        self.game.legal(self.position(), &mut legal);
        (self.legal, self.decisions) = (legal, OnceCell::new());
    }

    /// Returns the streams of the players' own choices: the members of their populations are those of the log's game, so
    /// that a resumed game goes on with the same ones.
    fn own_choices(&self) -> Streams {
        let log::Players { texan, mexican } = &self.head.players;
        Streams::between(self.head.seed, self.head.game, [texan, mexican])
    }

    /// Returns the dice in their current state. Coming to the same roll again, after going back, gives the same result.
    ///
    /// Typed-in dice count as rolled, so that the dice after them stay the same.
    fn cup(&self) -> Streams {
        let moment = self.moment();
        let mut cup = Streams::new(self.head.seed, self.head.game);
        cup.at(moment.turn, moment.phase.number);
        let here = self.history.steps().iter().rev().take_while(|step| step.moment == moment);
        for dice in here.collect::<Vec<_>>().into_iter().rev().filter_map(|step| step.dice) {
            cup.roll(dice);
        }
        cup
    }

    /// Returns the position with the views of the given sides applied in turn.
    fn seen(&self, views: &[Side]) -> G::Position {
        let mut position = self.position().clone();
        for side in views {
            position = self.game.view(&position, *side).into_owned();
        }
        position
    }

    /// Returns the remarks of the log on a step, as lines of the account.
    fn notes_on(&self, step: usize, moment: Moment) -> impl Iterator<Item = AccountLine> {
        let note = move |says: &Words| AccountLine {
            moment,
            said: Phrase::new("log-note").words("text", says.clone()),
            rule: None,
            dice: None,
            fact: None,
            news: None,
            began: None,
        };
        self.head.notes_on(step).map(note)
    }

    fn allowed(&self, action: Option<G::Action>) -> Option<Result<String, Refusal>> {
        let action = action?;
        Some(self.game.check(self.position(), action).map(|()| self.game.write_action(action)))
    }
}
