//! The [`Tabletop`] of any game system.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::super::players::{self, Players};
use super::super::{
    AccountLine, Answer, GameHistory, Hand, Nature, NotDone, PhaseBegun, Scene, Series, Tabletop, TextStep,
};
use super::{GameTable, Kept};
use crate::board::los::Meeting;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::log::{self, Log, LogEntry};
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::play::{
    Activation, Actor, Atom, Concern, CounterClass, Decision, Dice, Fact, Group, Moment, Odds, Piece, PieceId, Range,
    Reach, Refusal, Score, Shown, Stakes, Task, Token,
};
use crate::playtest::{Plan, Results, UnknownPlayer, from_here, game_from_here};
use crate::side::Side;
use crate::system::System;

impl<G: System + Shown> Tabletop for GameTable<G> {
    fn head(&self) -> &Log {
        &self.head
    }

    fn log(&self) -> Log {
        let entries = (0..self.history.steps().len()).filter_map(|at| self.entry(at));
        let mut head = self.head.clone();
        head.notes.retain(|own| own.step <= self.history.steps().len());
        Log { entries: entries.collect(), ..head }
    }

    fn entry(&self, at: usize) -> Option<LogEntry> {
        let Kept { made, events, .. } = self.kept[..self.history.steps().len()].get(at)?;
        Some(match *made {
            log::LoggedStep::Action(action) => LogEntry::action(&*self.game, action, events),
            log::LoggedStep::Roll(roll) => LogEntry::roll(&*self.game, roll, events),
            log::LoggedStep::Amend(amend) => LogEntry::amend(&*self.game, amend),
        })
    }

    fn history(&self) -> &GameHistory {
        &self.history
    }

    fn seat(&mut self, side: Side, hand: Hand) {
        // A player that the system does not have leaves the seat to a person.
        let hand = Hand::named::<G>(hand.name());
        self.history.hands[side.index()] = hand;
        self.players = None;
        let name = hand.name().to_owned();
        match side {
            Side::Texan => self.head.players.texan = name,
            Side::Mexican => self.head.players.mexican = name,
        }
    }

    fn go(&mut self, steps: usize) {
        self.history.go(steps);
        self.turn();
    }

    fn stay(&mut self) {
        self.history.stay();
        let steps = self.history.steps().len();
        self.kept.truncate(steps);
        self.head.notes.retain(|own| own.step <= steps);
    }

    fn moment(&self) -> Moment {
        self.game.moment(self.position())
    }

    fn moment_said(&self, moment: Moment) -> Phrase {
        self.game.moment_said(moment)
    }

    fn actor(&self) -> Actor {
        self.game.actor(self.position())
    }

    fn dice(&self) -> Option<Dice> {
        self.game.chance(self.position())
    }

    fn decisions(&self) -> &[Decision] {
        let decision = |action: &G::Action| self.game.decision(self.position(), *action);
        self.decisions.get_or_init(|| self.legal.iter().map(decision).collect())
    }

    fn done(&self) -> String {
        self.game.write_action(G::DONE)
    }

    fn label(&self, decision: &str) -> Option<Phrase> {
        let action = self.game.read_action(decision).ok()?;
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

    fn winner(&self) -> Option<Side> {
        self.game.outcome(self.position()).map(|outcome| outcome.winner)
    }

    fn turn_word(&self) -> &'static str {
        self.game.turn_word()
    }

    fn ahead(&self) -> Option<Side> {
        self.game.ahead(self.position())
    }

    fn score(&self) -> Score {
        self.game.score(self.position())
    }

    fn ending(&self) -> Option<Phrase> {
        let steps = (0..self.history.steps().len()).rev();
        let mut events = steps.flat_map(|at| self.events(at).iter().rev().map(move |event| (at, event)));
        let end = events.find(|(at, event)| self.game.glance(self.after(*at), &[], event).ends);
        end.map(|(_, event)| self.game.tell(event))
    }

    fn make(&mut self, made: &TextStep) -> Result<(), NotDone> {
        let own = self.read(made)?;
        self.make_own(own)
    }

    fn nature(&self, made: &TextStep) -> Nature {
        self.read(made).map_or(Nature::Decision, |own| self.nature_of(own))
    }

    fn throw(&mut self) {
        if let Some(dice) = self.dice() {
            let roll = self.cup().roll(dice);
            drop(self.make_own(log::LoggedStep::Roll(roll)));
        }
    }

    fn roll_on(&mut self) {
        let mut cup = self.cup();
        while let Some(dice) = self.dice() {
            let moment = self.moment();
            cup.at(moment.turn, moment.phase.number);
            if self.make_own(log::LoggedStep::Roll(cup.roll(dice))).is_err() {
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

    fn rank(&self, piece: PieceId) -> u8 {
        self.game.rank(piece)
    }

    fn token(&self, piece: PieceId) -> Token {
        self.game.token(self.position(), piece)
    }

    fn tokens_seen(&self, views: &[Side]) -> Vec<Token> {
        let seen = self.seen(views);
        (0..self.piece_count()).map(|number| self.game.token(&seen, PieceId(number as u16))).collect()
    }

    fn tokens_at_start(&self, viewer: Option<Side>) -> Vec<Token> {
        let seen = viewer.map_or(Cow::Borrowed(&self.start), |side| self.game.view(&self.start, side));
        (0..self.piece_count()).map(|number| self.game.token(&seen, PieceId(number as u16))).collect()
    }

    fn scene(&self, views: &[Side], printed: &MapDocument) -> Scene {
        Scene::new(&*self.game, &self.seen(views), printed)
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
        let (Some(step), Some(kept)) = (self.history.steps().get(at), self.kept.get(at)) else { return Vec::new() };
        let (mut told, mut moment) = (Vec::new(), step.moment);
        if at == 0 {
            told.extend(self.notes_on(0, moment));
        }
        if let log::LoggedStep::Amend(amend) = kept.made {
            let said = self.game.tell_amend(amend);
            let (rule, dice, fact, news, began) = (None, None, None, None, None);
            told.push(AccountLine { moment: step.moment, said, rule, dice, fact, news, began });
        }
        for (number, event) in kept.events.iter().enumerate() {
            if viewer.is_some_and(|side| !self.game.is_known(before, after, event, side)) {
                continue;
            }
            let (earlier, later) = kept.events.split_at(number);
            let glance = self.game.glance(before, earlier, event);
            told.push(AccountLine {
                moment,
                said: self.game.tell(event),
                rule: Some(G::atom(event)),
                dice: glance.rolled.zip(step.dice).map(|(sum, dice)| (dice, sum)),
                fact: glance.fact,
                news: glance.news,
                began: glance.began.map(|moment| {
                    let then = self.game.counted(after, later);
                    let (ahead, score) = (self.game.ahead(&then), self.game.score(&then));
                    PhaseBegun { moment, stand: self.game.stand(&then), ahead, score }
                }),
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
        // Use the view of the side, so that no hidden information is revealed.
        let (view, board) = (self.seen(&[side]), self.game.board());
        let mut threat = BTreeMap::new();
        for number in 0..self.piece_count() {
            let piece = PieceId(number as u16);
            let (own, token) = (self.game.piece(piece), self.game.token(&view, piece));
            let Some(at) = token.at.filter(|_| own.class == CounterClass::Unit && own.side == Some(side.enemy()))
            else {
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

    fn range(&self, from: SpotId, to: SpotId) -> Range {
        self.game.range(from, to)
    }

    fn line_of_sight(&self, from: SpotId, to: SpotId) -> Result<Atom, Refusal> {
        self.game.line_of_sight(self.position(), from, to)
    }

    fn line_followed(&self, from: SpotId, to: SpotId) -> Option<Vec<Meeting>> {
        self.game.line_followed(self.position(), from, to)
    }

    fn odds(&self, piece: PieceId, target: PieceId) -> Odds {
        self.game.odds(self.position(), piece, target)
    }

    fn answer_odds(&self) -> Option<Odds> {
        let asked = self.history.is_person(self.actor());
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
            let own = self.own_choices();
            self.players = Players::start(&self.game, self.history.hands(), own);
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
        let own = self.own_choices();
        let (cup, position) = (rolls.then(|| self.cup()), self.position().clone());
        let mut goes_on = |_: &G::Position, made| goes_on(made);
        let made = players::here(&*self.game, self.history.hands(), own, position, cup, &mut goes_on);
        made.iter().try_for_each(|made| self.make(made))
    }

    fn is_set_up(&self) -> bool {
        self.game.actor(self.position()) != Actor::Over && self.game.is_set_up(self.moment())
    }

    fn finish_set_up(&mut self, hands: [Hand; 2], rolls: bool) -> Result<(), NotDone> {
        let own = self.own_choices();
        let (cup, position) = (rolls.then(|| self.cup()), self.position().clone());
        let game = Arc::clone(&self.game);
        let mut goes_on = |position: &G::Position, _| game.is_set_up(game.moment(position));
        let made = players::here(&*game, hands, own, position, cup, &mut goes_on);
        made.iter().try_for_each(|made| self.make(made))
    }

    fn game_from_here(&self, plan: &Plan) -> Result<(Results, Vec<LogEntry>), UnknownPlayer> {
        game_from_here(&*self.game, self.position(), plan)
    }

    fn series(&self) -> Series {
        let (game, position) = (Arc::clone(&self.game), self.position().clone());
        Box::new(move |plan, progress| from_here(&*game, &position, plan, progress))
    }
}
