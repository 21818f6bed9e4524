//! A table of one game system.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::players::{self, Players};
use super::{AccountLine, Answer, CounterMove, Course, Hand, Made, Nature, NotDone, Scene, Series, Step, Tabletop};
use crate::board::{Board, SpotId};
use crate::dice::Streams;
use crate::hex::Hex;
use crate::log::{self, Divergence, Entry, Log, OtherDice, replay};
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::play::{
    Activation, Actor, Class, Concern, Deed, Dice, Fact, Group, Kind, Moment, Odds, Piece, PieceId, Reach, Refusal,
    Shown, Stakes, Task, Token,
};
use crate::playtest::{Plan, Results, UnknownPlayer, from_here, game_from_here};
use crate::side::Side;
use crate::system::System;
use crate::words::Words;

/// What a step was, as the game system has it.
type Own<G> = log::Made<<G as crate::play::Game>::Action, <G as crate::play::Spoken>::Amend>;

/// A step with what followed.
#[derive(Debug)]
struct Kept<G: System> {
    made: Own<G>,
    events: Vec<G::Event>,
    after: Box<G::Position>,
}

/// A game that is being played.
#[derive(Debug)]
pub struct Table<G: System> {
    game: Arc<G>,
    /// The log without its entries.
    head: Log,
    start: G::Position,
    course: Course,
    /// By step, those that were taken back as well.
    kept: Vec<Kept<G>>,
    legal: Vec<G::Action>,
    deeds: OnceCell<Vec<Deed>>,
    players: Option<Players<G>>,
}

/// How taking up a game from its log went.
#[derive(Debug)]
pub struct Resumed {
    /// The first step that goes otherwise now: the game goes on before it.
    pub divergence: Option<Divergence>,
    /// The first roll that is not the one the seed gives.
    pub other_dice: Option<OtherDice>,
}

impl<G: System + Shown> Table<G> {
    /// A game before its first decision. What the log begins with is kept, its entries are not.
    fn begin(game: Arc<G>, mut head: Log) -> Self {
        head.entries.clear();
        let hands = [&head.players.texan, &head.players.mexican].map(|name| Hand::named::<G>(name));
        let start = game.start();
        let (course, kept) = (Course::new(hands), Vec::new());
        let (legal, deeds) = (Vec::new(), OnceCell::new());
        let mut table = Self { game, head, start, course, kept, legal, deeds, players: None };
        table.turn();
        table
    }

    /// A game taken up again from its log: where it goes otherwise now, it goes on from there.
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
    /// use std::sync::Arc;
    ///
    /// use rules::log::{Entry, Log, Players};
    /// use rules::table::{Table, Tabletop};
    ///
    /// let mut log = Log::begin(&project, "skirmish", 1836, Players::default());
    /// log.entries.push(Entry::Did("place line 0505".to_owned(), Vec::new()));
    /// let (table, resumed) = Table::resume(Arc::new(game), log);
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

    /// The position that is shown and played on.
    fn position(&self) -> &G::Position {
        self.after(self.course.steps().len())
    }

    /// The position after so many steps; after the last one when there are fewer.
    fn after(&self, steps: usize) -> &G::Position {
        let last = steps.min(self.kept.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.kept[last].after)
    }

    /// The events of a step.
    fn events(&self, at: usize) -> &[G::Event] {
        self.kept[..self.course.steps().len()].get(at).map_or(&[], |kept| &kept.events)
    }

    /// Does something.
    ///
    /// # Errors
    ///
    /// Why not; nothing has changed then.
    fn make_own(&mut self, made: Own<G>) -> Result<(), NotDone> {
        let (mut after, mut events) = (Box::new(self.position().clone()), Vec::new());
        let dice = matches!(made, log::Made::Roll(_)).then(|| self.dice()).flatten();
        match made {
            log::Made::Action(action) => {
                self.game.apply(&mut after, action, &mut events).map_err(NotDone::Refused)?;
            }
            log::Made::Roll(roll) => {
                if !self.game.resolve(&mut after, roll, &mut events) {
                    return Err(NotDone::OtherDice);
                }
            }
            log::Made::Amend(amend) => self.game.amend(&mut after, amend).map_err(NotDone::Refused)?,
        }
        let before = self.course.steps().len();
        self.kept.truncate(before);
        // What was said of steps that are not made again is said of none.
        self.head.notes.retain(|own| own.step <= before);
        self.course.push(Step {
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

    fn read(&self, made: &Made) -> Result<Own<G>, NotDone> {
        Ok(match made {
            log::Made::Action(text) => log::Made::Action(self.game.read_action(text).map_err(NotDone::Unread)?),
            log::Made::Roll(roll) => log::Made::Roll(*roll),
            log::Made::Amend(text) => log::Made::Amend(self.game.read_amend(text).map_err(NotDone::Unread)?),
        })
    }

    fn nature_of(&self, made: Own<G>) -> Nature {
        match made {
            log::Made::Roll(roll) => Nature::Roll(roll),
            log::Made::Amend(_) => Nature::Amend,
            log::Made::Action(action) if action == G::DONE => Nature::Done,
            log::Made::Action(action) => {
                let deed = self.game.deed(self.position(), action);
                match deed.piece.filter(|_| deed.kind == Kind::Step) {
                    Some(piece) => Nature::Walk(piece),
                    None => Nature::Decision,
                }
            }
        }
    }

    fn turn(&mut self) {
        let mut legal = std::mem::take(&mut self.legal);
        self.game.legal(self.position(), &mut legal);
        (self.legal, self.deeds) = (legal, OnceCell::new());
    }

    /// The dice of the game as they lie now: whoever comes to the same roll again rolls the same.
    ///
    /// Dice somebody has typed in count as rolled, so that those after them are as they would have been.
    fn cup(&self) -> Streams {
        let moment = self.moment();
        let mut cup = Streams::new(self.head.seed, self.head.game);
        cup.at(moment.turn, moment.phase.number);
        let here = self.course.steps().iter().rev().take_while(|step| step.moment == moment);
        for dice in here.collect::<Vec<_>>().into_iter().rev().filter_map(|step| step.dice) {
            cup.roll(dice);
        }
        cup
    }

    /// The position in the views of some sides, one after the other.
    fn seen(&self, views: &[Side]) -> G::Position {
        let mut position = self.position().clone();
        for side in views {
            position = self.game.view(&position, *side).into_owned();
        }
        position
    }

    /// What its log says of a step, as lines of the account.
    fn notes_on(&self, step: usize, moment: Moment) -> impl Iterator<Item = AccountLine> {
        let note = move |says: &Words| AccountLine {
            moment,
            said: Phrase::new("log-note").words("text", says.clone()),
            rule: None,
            dice: None,
            walk: None,
            is_heading: false,
        };
        self.head.notes_on(step).map(note)
    }

    fn allowed(&self, action: Option<G::Action>) -> Option<Result<String, Refusal>> {
        let action = action?;
        Some(self.game.check(self.position(), action).map(|()| self.game.write_action(action)))
    }
}

impl<G: System + Shown> Tabletop for Table<G> {
    fn head(&self) -> &Log {
        &self.head
    }

    fn log(&self) -> Log {
        let entries = (0..self.course.steps().len()).filter_map(|at| self.entry(at));
        let mut head = self.head.clone();
        head.notes.retain(|own| own.step <= self.course.steps().len());
        Log { entries: entries.collect(), ..head }
    }

    fn entry(&self, at: usize) -> Option<Entry> {
        let Kept { made, events, .. } = self.kept[..self.course.steps().len()].get(at)?;
        Some(match *made {
            log::Made::Action(action) => Entry::action(&*self.game, action, events),
            log::Made::Roll(roll) => Entry::roll(&*self.game, roll, events),
            log::Made::Amend(amend) => Entry::amend(&*self.game, amend),
        })
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn seat(&mut self, side: Side, hand: Hand) {
        // A player the system does not have leaves the seat to a person.
        let hand = Hand::named::<G>(hand.name());
        self.course.hands[side.index()] = hand;
        self.players = None;
        let name = hand.name().to_owned();
        match side {
            Side::Texan => self.head.players.texan = name,
            Side::Mexican => self.head.players.mexican = name,
        }
    }

    fn go(&mut self, steps: usize) {
        self.course.go(steps);
        self.turn();
    }

    fn stay(&mut self) {
        self.course.stay();
        let steps = self.course.steps().len();
        self.kept.truncate(steps);
        self.head.notes.retain(|own| own.step <= steps);
    }

    fn moment(&self) -> Moment {
        self.game.moment(self.position())
    }

    fn is_set_up(&self, moment: Moment) -> bool {
        self.game.is_set_up(moment)
    }

    fn actor(&self) -> Actor {
        self.game.actor(self.position())
    }

    fn dice(&self) -> Option<Dice> {
        self.game.chance(self.position())
    }

    fn deeds(&self) -> &[Deed] {
        let deed = |action: &G::Action| self.game.deed(self.position(), *action);
        self.deeds.get_or_init(|| self.legal.iter().map(deed).collect())
    }

    fn done(&self) -> String {
        self.game.write_action(G::DONE)
    }

    fn label(&self, deed: &str) -> Option<Phrase> {
        let action = self.game.read_action(deed).ok()?;
        Some(self.game.label(self.position(), action))
    }

    fn due(&self) -> Phrase {
        self.game.due(self.position(), &self.legal)
    }

    fn task(&self) -> Task {
        self.game.task(self.position())
    }

    fn is_answer(&self) -> bool {
        self.game.is_answer(self.position())
    }

    fn concerned(&self) -> Vec<Concern> {
        self.game.concerned(self.position())
    }

    fn stand(&self) -> Phrase {
        self.game.stand(self.position())
    }

    fn ending(&self) -> Option<Phrase> {
        let steps = (0..self.course.steps().len()).rev();
        let mut events = steps.flat_map(|at| self.events(at).iter().rev().map(move |event| (at, event)));
        let end = events.find(|(at, event)| self.game.glance(self.after(*at), &[], event).ends);
        end.map(|(_, event)| self.game.tell(event))
    }

    fn make(&mut self, made: &Made) -> Result<(), NotDone> {
        let own = self.read(made)?;
        self.make_own(own)
    }

    fn nature(&self, made: &Made) -> Nature {
        self.read(made).map_or(Nature::Decision, |own| self.nature_of(own))
    }

    fn throw(&mut self) {
        if let Some(dice) = self.dice() {
            let roll = self.cup().roll(dice);
            drop(self.make_own(log::Made::Roll(roll)));
        }
    }

    fn roll_on(&mut self) {
        let mut cup = self.cup();
        while let Some(dice) = self.dice() {
            let moment = self.moment();
            cup.at(moment.turn, moment.phase.number);
            if self.make_own(log::Made::Roll(cup.roll(dice))).is_err() {
                break;
            }
        }
    }

    fn board(&self) -> &Board {
        self.game.board()
    }

    fn piece_count(&self) -> usize {
        self.game.piece_count()
    }

    fn piece(&self, piece: PieceId) -> Piece<'_> {
        self.game.piece(piece)
    }

    fn token(&self, piece: PieceId) -> Token {
        self.game.token(self.position(), piece)
    }

    fn tokens_seen(&self, views: &[Side]) -> Vec<Token> {
        let seen = self.seen(views);
        (0..self.piece_count()).map(|number| self.game.token(&seen, PieceId(number as u16))).collect()
    }

    fn scene(&self, views: &[Side], printed: &MapDocument) -> Scene {
        Scene::of(&*self.game, &self.seen(views), printed)
    }

    fn groups(&self) -> Vec<Group> {
        self.game.groups(self.position())
    }

    fn unknown_to(&self, side: Side) -> Vec<PieceId> {
        self.game.unknown_to(self.position(), side)
    }

    fn hides(&self, side: Side) -> bool {
        matches!(self.game.view(self.position(), side), Cow::Owned(_))
    }

    fn planner(&self) -> Option<Side> {
        self.game.planner()
    }

    fn hides_plan(&self, side: Side) -> bool {
        self.game.hides_plan(self.position(), side)
    }

    fn told(&self, at: usize, viewer: Option<Side>) -> Vec<AccountLine> {
        let (before, after) = (self.after(at), self.after(at + 1));
        let (Some(step), Some(kept)) = (self.course.steps().get(at), self.kept.get(at)) else { return Vec::new() };
        let (mut told, mut moment) = (Vec::new(), step.moment);
        if at == 0 {
            told.extend(self.notes_on(0, moment));
        }
        if let log::Made::Amend(amend) = kept.made {
            let said = self.game.tell_amend(amend);
            let (rule, dice, walk) = (None, None, None);
            told.push(AccountLine { moment: step.moment, said, rule, dice, walk, is_heading: false });
        }
        for (number, event) in kept.events.iter().enumerate() {
            if viewer.is_some_and(|side| !self.game.is_known(before, after, event, side)) {
                continue;
            }
            let (earlier, _) = kept.events.split_at(number);
            let glance = self.game.glance(before, earlier, event);
            told.push(AccountLine {
                moment,
                said: self.game.tell(event),
                rule: Some(G::atom(event)),
                dice: glance.rolled.zip(step.dice).map(|(sum, dice)| (dice, sum)),
                walk: match glance.fact {
                    Some(Fact::Walked { piece, from, to, cost }) => Some(CounterMove { piece, from, to, cost }),
                    _ => None,
                },
                is_heading: glance.began.is_some(),
            });
            moment = glance.began.unwrap_or(moment);
        }
        told.extend(self.notes_on(at + 1, moment));
        told
    }

    fn facts(&self, at: usize) -> Vec<Fact> {
        let (before, events) = (self.after(at), self.events(at));
        let fact = |(number, event)| self.game.glance(before, &events[..number], event).fact;
        events.iter().enumerate().filter_map(fact).collect()
    }

    fn place(&self, piece: PieceId, at: SpotId) -> Option<Result<String, Refusal>> {
        self.allowed(self.game.place(piece, at))
    }

    fn plan(&self, group: usize, hex: Hex) -> Option<Result<String, Refusal>> {
        self.allowed(self.game.plan(group, hex))
    }

    fn walk(&self, piece: PieceId, path: &[SpotId]) -> Vec<String> {
        let steps = path.iter().filter_map(|to| self.game.step(piece, *to));
        steps.map(|step| self.game.write_action(step)).collect()
    }

    fn reach(&self, piece: PieceId, anew: bool) -> Reach {
        self.game.reach(self.position(), piece, anew)
    }

    fn field(&self, piece: PieceId) -> Vec<Hex> {
        self.game.field(self.position(), piece)
    }

    fn summons(&self, piece: PieceId) -> Option<Activation> {
        self.game.summons(self.position(), piece)
    }

    fn threat_to(&self, side: Side) -> BTreeMap<Hex, usize> {
        // Nothing that must not be known is given away.
        let (view, board) = (self.seen(&[side]), self.game.board());
        let mut threat = BTreeMap::new();
        for number in 0..self.piece_count() {
            let piece = PieceId(number as u16);
            let (own, token) = (self.game.piece(piece), self.game.token(&view, piece));
            let Some(at) = token.at.filter(|_| own.class == Class::Unit && own.side == Some(side.enemy())) else {
                continue;
            };
            let ways = self.game.reach(&view, piece, true).ways;
            let mut hexes: Vec<_> = ways.iter().map(|way| board.spot(way.to()).hex).collect();
            hexes.push(board.spot(at).hex);
            hexes.sort_unstable();
            hexes.dedup();
            for hex in hexes {
                *threat.entry(hex).or_default() += 1;
            }
        }
        threat
    }

    fn odds(&self, piece: PieceId, target: PieceId) -> Odds {
        self.game.odds(self.position(), piece, target)
    }

    fn answer_odds(&self) -> Option<Odds> {
        let asked = self.course.is_person(self.actor());
        asked.then(|| self.game.answer_odds(self.position())).flatten()
    }

    fn stakes(&self) -> Option<Stakes> {
        self.game.stakes(self.position())
    }

    fn put(&self, piece: PieceId, at: SpotId) -> String {
        self.game.write_amend(self.game.put(piece, at))
    }

    fn amends(&self, piece: PieceId) -> Vec<(Phrase, String)> {
        let amends = self.game.amends(self.position(), piece).into_iter();
        amends.map(|(name, amend)| (name, self.game.write_amend(amend))).collect()
    }

    fn beginnings(&self) -> Vec<(Phrase, Phrase, String)> {
        let all = self.game.beginnings().into_iter();
        all.map(|(name, about, amend)| (name, about, self.game.write_amend(amend))).collect()
    }

    fn think(&mut self, rolls: bool, answer: Answer) -> bool {
        if self.players.is_none() {
            let own = Streams::new(self.head.seed, self.head.game);
            self.players = Players::of(&self.game, self.course.hands(), own);
        }
        let cup = rolls.then(|| self.cup());
        let Some(players) = &self.players else { return false };
        players.ask(self.position().clone(), cup, answer);
        true
    }

    fn dismiss(&mut self) {
        self.players = None;
    }

    fn let_play(&mut self, rolls: bool, goes_on: &mut dyn FnMut(usize) -> bool) -> Result<(), NotDone> {
        let own = Streams::new(self.head.seed, self.head.game);
        let (cup, position) = (rolls.then(|| self.cup()), self.position().clone());
        let made = players::here(&*self.game, self.course.hands(), own, position, cup, goes_on);
        made.iter().try_for_each(|made| self.make(made))
    }

    fn game_from_here(&self, plan: &Plan) -> Result<(Results, Vec<Entry>), UnknownPlayer> {
        game_from_here(&*self.game, self.position(), plan)
    }

    fn series(&self) -> Series {
        let (game, position) = (Arc::clone(&self.game), self.position().clone());
        Box::new(move |plan, progress| from_here(&*game, &position, plan, progress))
    }
}
