//! Play by hand: a game of the open document, between persons, computer players, or one of each.
//!
//! The [`table::Table`] holds the game and everything that was done; [`pick::Pick`] what the person has in hand. A game
//! goes on with the documents as they were when it began, whatever is painted meanwhile.

pub mod account;
pub mod deed;
mod following;
mod keeper;
pub mod marks;
pub mod matter;
mod message;
pub mod names;
mod on_map;
pub mod opponent;
pub mod pace;
pub mod pick;
mod pointed;
mod seen;
pub mod series;
pub mod table;
pub mod telling;
#[cfg(test)]
mod tests;
mod threat;

use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;
use rules::ai;
use rules::alamo::{Action, Amend, Game, PieceId};
use rules::hex::Hex;
use rules::lint::Report;
use rules::log::{Doubt, Log, Made, Players};
use rules::message::Message as Say;
use rules::play::{Actor, Roll};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::side::Side;

pub use self::deed::Deed;
use self::following::Coming;
pub use self::keeper::GameKeeper;
pub use self::message::Message;
use self::names::Names;
use self::opponent::Opponents;
use self::pace::Pace;
use self::pick::Pick;
pub use self::pointed::Pointed;
use self::series::Series;
use self::table::{Hand, Table};
use self::threat::Threat;
use super::action;
use super::asking::is_small;
use super::asking::slot::{Slot, Ticket};
use super::document::OpenDocument;
use super::file::Purpose;

/// Whom a person plays against until he picks somebody else.
const OPPONENT: &str = ai::USUAL;

/// How many lines of the account are shown at first.
pub const LINES: usize = 120;

/// What the lower part of the page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The account of the game.
    #[default]
    Account,
    /// Who wins from here.
    Series,
}

/// The game of a document, and the page of it.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Play {
    /// Who is to play.
    pub hands: [Hand; 2],
    /// Whether the program rolls the dice.
    pub rolls: bool,
    /// How many lines of the account are shown.
    pub lines: usize,
    /// Whether it is shown how odds come about.
    pub details: bool,
    /// How fast the decisions of computer players are shown.
    pub pace: Pace,
    /// What the lower part of the page shows.
    pub tab: Tab,
    /// Whether the map shows it.
    pub shown: bool,
    game: Slot<Result<Arc<Game>, Report>>,
    /// What the game begins with once it is compiled.
    head: Option<Box<Log>>,
    /// The scenario's name and its documents, as they were when the game began.
    documents: Option<Box<(String, Project)>>,
    table: Option<Table>,
    opponents: Option<Opponents>,
    thinking: Option<Ticket>,
    /// What they have decided and is not shown yet.
    coming: Coming,
    names: Names,
    threat: Threat,
    pointed: Option<Pointed>,
    seated: Option<Side>,
    held: bool,
    amending: bool,
    /// Whether it was said that the game is not saved, just now.
    warned: bool,
    series: Series,
    pick: Pick,
    trouble: Option<Say>,
    /// What is odd about the log the game was taken up from.
    doubts: Vec<Say>,
    file: Option<PathBuf>,
    /// The number of the last step that lies in the file.
    saved: Option<u64>,
    version: u64,
}

impl Default for Play {
    fn default() -> Self {
        let opponent = ai::named(OPPONENT).or(ai::ROSTER.last()).map_or(Hand::Person, Hand::Player);
        Self {
            hands: [Hand::Person, opponent],
            rolls: true,
            lines: LINES,
            details: false,
            pace: Pace::default(),
            tab: Tab::default(),
            shown: false,
            game: Slot::Empty,
            head: None,
            documents: None,
            table: None,
            opponents: None,
            thinking: None,
            coming: Coming::default(),
            names: Names::default(),
            threat: Threat::default(),
            pointed: None,
            seated: None,
            held: false,
            amending: false,
            warned: false,
            series: Series::default(),
            pick: Pick::default(),
            trouble: None,
            doubts: Vec::new(),
            file: None,
            saved: None,
            version: 0,
        }
    }
}

impl Play {
    /// The game; `None` before one has begun.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What counters are called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The counter of this name in the game that is on, and its hex if it is on the map.
    pub fn counter_named(&self, name: &str) -> Option<(PieceId, Option<Hex>)> {
        let table = self.table.as_ref()?;
        let piece = table.game().piece_named(name)?;
        let state = table.position().of(piece);
        Some((piece, state.is_on_map().then(|| table.game().board().spot(state.at).hex)))
    }

    /// What the person has in hand.
    pub const fn pick(&self) -> &Pick {
        &self.pick
    }

    /// What went wrong.
    pub const fn trouble(&self) -> Option<&Say> {
        self.trouble.as_ref()
    }

    /// What is odd about the log the game was taken up from.
    pub fn doubts(&self) -> &[Say] {
        &self.doubts
    }

    /// Notes what has changed since the game was saved.
    pub fn changed_since(&mut self, changes: impl IntoIterator<Item = Say>) {
        self.doubts.extend(changes);
    }

    /// Why the documents cannot be played.
    pub fn refused(&self) -> Option<&Report> {
        self.game.get().and_then(|game| game.as_ref().as_ref().err())
    }

    /// Whether the documents are being compiled.
    pub const fn is_compiling(&self) -> bool {
        self.game.is_working()
    }

    /// Whether a computer player is thinking.
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether the computer players wait.
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the position is being set by hand.
    pub const fn is_amending(&self) -> bool {
        self.amending
    }

    /// The games that are fought from here.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// A number that is another one whenever the position has changed.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether there is anything that lies in no file.
    pub fn is_unsaved(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.number_after(table.steps().len()) != self.saved)
    }

    /// The file of the saved game.
    pub const fn file(&self) -> Option<&PathBuf> {
        self.file.as_ref()
    }

    /// What the scenario is called, and its documents as they were when the game began.
    pub fn documents(&self) -> Option<(&str, &Project)> {
        self.documents.as_deref().map(|(name, project)| (name.as_str(), project))
    }

    /// The game is saved in this file.
    pub fn saved(&mut self, file: PathBuf, steps: usize) {
        let table = self.table.as_ref();
        (self.file, self.saved) = (Some(file), table.and_then(|table| table.number_after(steps)));
    }

    /// Begins a game of a project once it is compiled: a new one with the hands that were picked, or a saved one.
    ///
    /// Of documents with errors none begins: [`Play::refused`] says which.
    pub fn begin(&mut self, document: &OpenDocument, head: Log) -> Task<Message> {
        self.put_away();
        self.doubts = head.doubts().iter().map(Doubt::message).collect();
        self.head = Some(Box::new(head));
        if let Some(errors) = document.obstacles() {
            self.game.put(Err(errors));
            return Task::none();
        }
        self.compile(document.to_pack())
    }

    /// Goes on with a game that was cut short, played with these documents, once they are compiled.
    pub fn take_up(&mut self, documents: (String, Project), log: Log, rolls: bool) -> Task<Message> {
        self.put_away();
        self.doubts = log.doubts().iter().map(Doubt::message).collect();
        (self.head, self.rolls) = (Some(Box::new(log)), rolls);
        self.compile(documents)
    }

    fn compile(&mut self, documents: (String, Project)) -> Task<Message> {
        let (_, project) = &**self.documents.insert(Box::new(documents));
        self.names = Names::of(&project.counters);
        if is_small(project) {
            self.game.put(Game::new(project).map(Arc::new));
            return self.open();
        }
        let project = project.clone();
        let work = self.game.work(move || Game::new(&project).map(Arc::new));
        work.map(|(ticket, game)| Message::Compiled(ticket, game))
    }

    /// What the log of a new game begins with.
    pub fn head(&self, project: &Project, scenario: String, seed: u64) -> Log {
        let [texan, mexican] = self.hands.map(|hand| hand.name().to_owned());
        let by = Provenance::reconstructed("played in the editor", "jouée dans l’éditeur");
        Log { by, ..Log::begin(project, scenario, seed, Players { texan, mexican }) }
    }

    /// Sits down at the table with what was compiled.
    fn open(&mut self) -> Task<Message> {
        let Some(Ok(game)) = self.game.get().map(AsRef::as_ref) else { return Task::none() };
        let Some(head) = self.head.take() else { return Task::none() };
        let (game, steps) = (Arc::clone(game), head.entries.len());
        let (table, replayed) = Table::resume(game, *head);
        self.doubts.extend(replayed.other_dice.map(|other| Doubt::Dice(other).message()));
        self.trouble = replayed
            .divergence
            .map(|divergence| Say::new("gui-play-diverges").count("step", divergence.step).count("of", steps));
        // A game that was cut short lies in no file.
        self.saved = self.file.as_ref().and_then(|_| table.number_after(table.steps().len()));
        self.hands = table.hands();
        self.table = Some(table);
        let waited = self.go_on();
        if steps == 0 {
            // What a scenario sets up by itself is begun again as easily.
            self.saved = self.table.as_ref().and_then(|table| table.number_after(table.steps().len()));
        }
        waited
    }

    fn put_away(&mut self) {
        self.forget_plans();
        (self.table, self.head, self.documents) = (None, None, None);
        self.pointed = None;
        (self.seated, self.held, self.trouble, self.file) = (None, false, None, None);
        (self.game, self.saved, self.lines) = (Slot::Empty, None, LINES);
        self.doubts.clear();
        (self.amending, self.series) = (false, Series::default());
        self.pick.let_go(None);
        self.version += 1;
    }

    /// Does what happened. `seed` is where the dice of a new game would start.
    pub fn update(
        &mut self,
        message: Message,
        document: &OpenDocument,
        scenario: &str,
        seed: u64,
    ) -> action::Action<Message> {
        self.trouble = self.trouble.take().filter(|_| matches!(message, Message::Played(..) | Message::Ticked(_)));
        let warned = std::mem::take(&mut self.warned);
        let waited = match message {
            // A game that lies in no file is not lost by one click.
            Message::PutAway | Message::Started if self.is_unsaved() && !warned => {
                self.warned = true;
                self.trouble = Some(Say::new("gui-play-not-saved"));
                Task::none()
            }
            Message::HandPicked(side, name) => self.give(side, name),
            Message::RollsPicked(rolls) => {
                self.rolls = rolls;
                self.go_on()
            }
            Message::Started => {
                let head = self.head(document.project(), scenario.to_owned(), seed);
                self.begin(document, head)
            }
            Message::Compiled(ticket, game) => {
                self.game.deliver(&ticket, game);
                self.open()
            }
            Message::Did(action) if self.is_asked() && !self.amending => self.make(&[action]),
            // A key was pressed while somebody else decides.
            Message::Did(_) => Task::none(),
            Message::Rolled(sum) => {
                self.table.as_mut().map(|table| table.roll(Roll(sum)));
                self.go_on()
            }
            Message::RollAsked => {
                self.table.iter_mut().for_each(Table::throw);
                self.go_on()
            }
            Message::Taken(piece) => {
                if let Some(table) = &self.table {
                    self.pick.take(table, piece);
                    self.pick.moves = self.pick.moves.take().filter(|_| !self.amending);
                }
                Task::none()
            }
            Message::Chosen(at) if self.amending => match self.pick.piece {
                Some(piece) => self.amend(Amend::Put { piece, at }),
                None => Task::none(),
            },
            Message::Chosen(spot) => {
                let actions = self.table.as_ref().map(|table| self.pick.choose(table, spot)).unwrap_or_default();
                self.make(&actions)
            }
            Message::ColumnPicked(column) => {
                self.pick.column = Some(column);
                Task::none()
            }
            Message::LetGo => {
                self.pick.let_go(self.table.as_ref());
                Task::none()
            }
            Message::WentTo(steps) => self.go(Some(steps)),
            Message::Back => self.go(self.table.as_ref().and_then(Table::last_decision)),
            Message::Forward => self.go(self.table.as_ref().and_then(Table::next_decision)),
            Message::Seated(side) => {
                self.seated = Some(side);
                Task::none()
            }
            Message::Held(_)
            | Message::PacePicked(_)
            | Message::Ticked(_)
            | Message::Earlier
            | Message::Later
            | Message::Skipped => self.on_following(message),
            Message::TurnedTo { next } => {
                self.turn_to(next);
                Task::none()
            }
            Message::Played(ticket, made) => self.played(&ticket, made),
            Message::MoreAsked | Message::DetailsAsked(_) | Message::TabPicked(_) | Message::ThreatAsked(_) => {
                self.look_otherwise(&message);
                Task::none()
            }
            Message::PutAway => {
                self.put_away();
                Task::none()
            }
            Message::AmendAsked(amending) => self.turn_to_amend(amending),
            Message::Amended(amend) => self.amend(amend),
            // The page says what stands in the way.
            Message::Series(series::Message::Asked) if document.obstacles().is_some() => Task::none(),
            Message::Series(message) => {
                self.tab = Tab::Series;
                let Some(table) = &self.table else { return action::Action::None };
                let (game, version) = (table.game(), self.version);
                self.series.update(message, game, table.position(), version).map(Message::Series)
            }
            Message::SaveAsked if document.is_scenario() => return action::Action::Choose(Purpose::SaveGame),
            Message::SaveAsked => return action::Action::Refused(Say::new("gui-play-no-scenario")),
            Message::OpenAsked => return action::Action::Choose(Purpose::OpenGame),
            Message::ProblemsAsked => return action::Action::ShowObstacles,
        };
        action::Action::Run(waited)
    }

    /// Shows more of the page, or something else of it.
    fn look_otherwise(&mut self, message: &Message) {
        match *message {
            Message::MoreAsked => self.lines *= 4,
            Message::DetailsAsked(details) => self.details = details,
            Message::TabPicked(tab) => self.tab = tab,
            Message::ThreatAsked(shown) => {
                self.threat.shown = shown;
                self.settle();
            }
            _ => {}
        }
    }

    /// Gives a side to another hand, in the game too when one is on.
    fn give(&mut self, side: Side, name: &str) -> Task<Message> {
        let hand = Hand::named(name);
        self.hands[side.index()] = hand;
        let Some(table) = &mut self.table else { return Task::none() };
        // Whoever gives a side away in the past goes on from there.
        table.stay();
        table.seat(side, hand);
        self.forget_plans();
        self.go_on()
    }

    /// Takes the next counter that can do something in hand, or the one before.
    fn turn_to(&mut self, next: bool) {
        if let Some(table) = self.table.as_ref().filter(|_| self.is_asked() && !self.amending) {
            self.pick.turn(table, next);
        }
    }

    /// Makes one action after the other, until something else must be decided or rolled first.
    fn make(&mut self, actions: &[Action]) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        for (at, action) in actions.iter().enumerate() {
            if at > 0 && !table.position().pending.is_empty() {
                break;
            }
            if let Err(refusal) = table.act(*action) {
                self.pick.no = Some(refusal.into());
                return if at == 0 { Task::none() } else { self.go_on() };
            }
        }
        if actions.is_empty() {
            return Task::none();
        }
        // A person who plays on wants an answer.
        self.held = false;
        self.go_on()
    }

    /// Begins to set the position by hand, or goes on from what was set.
    fn turn_to_amend(&mut self, amending: bool) -> Task<Message> {
        self.amending = amending;
        self.forget_plans();
        self.pick.let_go(None);
        self.go_on()
    }

    /// Changes the position by hand; what no position may be is refused.
    fn amend(&mut self, amend: Amend) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        match table.amend(amend) {
            Ok(()) => {
                let held = self.pick.piece.filter(|_| !matches!(amend, Amend::Put { .. } | Amend::Remove { .. }));
                let waited = self.go_on();
                self.pick = Pick::of(held);
                waited
            }
            Err(refusal) => {
                self.pick.no = Some(refusal.into());
                Task::none()
            }
        }
    }

    /// Does what a key asks for.
    pub fn meant(&self, deed: Deed) -> Option<Message> {
        Some(match deed {
            Deed::Start => Message::Started,
            Deed::Open => Message::OpenAsked,
            Deed::Pace => Message::PacePicked(self.pace.slower()),
            _ if self.table.is_none() => return None,
            Deed::Done => Message::Did(Action::Done),
            Deed::Save => Message::SaveAsked,
            Deed::Amend => Message::AmendAsked(!self.amending),
            Deed::Series if self.series.job.is_running() => Message::Series(series::Message::Cancelled),
            Deed::Series => Message::Series(series::Message::Asked),
            Deed::Hold => Message::Held(!self.stands_still()),
            Deed::Earlier => Message::Earlier,
            Deed::Later => Message::Later,
            Deed::Skip => Message::Skipped,
            Deed::Threat => Message::ThreatAsked(!self.threat.shown),
        })
    }

    /// Goes back or forward in the game. The computer players think anew: what they remember may not have happened.
    fn go(&mut self, steps: Option<usize>) -> Task<Message> {
        let (Some(table), Some(steps)) = (&mut self.table, steps) else { return Task::none() };
        table.go(steps);
        // Without a person nobody would stay there to look.
        self.held = table.hands().iter().all(|hand| !hand.is_person());
        self.forget_plans();
        self.settle();
        if table_is_behind(self.table.as_ref()) { Task::none() } else { self.go_on() }
    }

    /// What the computer players did.
    fn played(&mut self, ticket: &Ticket, made: Option<Vec<Made>>) -> Task<Message> {
        if !self.thinking.as_ref().is_some_and(|own| Arc::ptr_eq(own, ticket)) {
            return Task::none();
        }
        self.thinking = None;
        let Some(made) = made else {
            self.forget_plans();
            self.held = true;
            self.trouble = Some(Say::new("gui-play-broken-down"));
            return Task::none();
        };
        self.hear(made)
    }

    /// After something was done: dice are rolled, computer players asked.
    fn go_on(&mut self) -> Task<Message> {
        let Some(table) = &mut self.table else { return Task::none() };
        if self.rolls && table.ahead() == 0 && !self.held && !self.amending && self.coming.is_empty() {
            table.roll_on();
        }
        self.settle();
        self.think()
    }

    /// Brings what is shown up to date with the table.
    fn settle(&mut self) {
        self.version += 1;
        self.stop_skipping();
        if let Some(table) = &self.table {
            self.pick.table_changed(table);
        }
        self.look_for_threat();
        if self.is_shared() && self.hand_over().is_none() {
            let table = self.table.as_ref();
            let asked = table.filter(|table| table.position().pending.is_empty()).and_then(Table::asked);
            self.seated = asked.or(self.seated);
        }
    }

    fn think(&mut self) -> Task<Message> {
        let Some(table) = &self.table else { return Task::none() };
        let due = match table.actor() {
            Actor::Player(side) => !table.hand(side).is_person(),
            Actor::Chance | Actor::Over => false,
        };
        let waits = self.held && !self.coming.is_wanted() || self.amending || !self.coming.is_empty();
        if !due || waits || self.thinking.is_some() || table.ahead() > 0 {
            return Task::none();
        }
        if self.opponents.is_none() {
            self.opponents = Opponents::of(table);
        }
        let Some(opponents) = &self.opponents else { return Task::none() };
        let (answer, ticket) = (opponents.ask(table, self.rolls), Ticket::default());
        self.thinking = Some(Arc::clone(&ticket));
        Task::perform(answer, move |made| Message::Played(Arc::clone(&ticket), made.ok()))
    }
}

/// Whether steps were taken back that can be made again.
fn table_is_behind(table: Option<&Table>) -> bool {
    table.is_some_and(|table| table.ahead() > 0)
}
