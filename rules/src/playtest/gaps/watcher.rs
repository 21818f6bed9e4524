//! Watches games and records what is seen in them.

use std::collections::HashMap;

use super::coverage::{CoverageMarks, Piece, Silence, Verb};
use super::first_seen::{Sightings, StepOfGame};
use super::ground::{ScenarioView, verb_of};
use super::stalling::{StallWatch, tokens};
use super::watch::Watch;
use crate::board::SpotId;
use crate::play::{Actor, CounterClass, Fact, PieceId, Refusal, Shown};
use crate::side::Side;
use crate::system::System;

/// The number of steps between tries of actions that are not legal, made to see what the rules say against them.
const TRY_EVERY: u32 = 8;
/// The number of actions to try.
const TRIES: usize = 8;
/// The greatest number of actions of a game to remember for tries.
const MOST_ACTIONS: usize = 4096;
/// The number of Game-Turns up to the end without a legal action after which a piece counts as stranded.
const LONG: u8 = 3;

/// Watches games of a scenario, one at a time. Each thread has its own watcher.
pub(super) struct Watcher<'g, G: System + Shown> {
    ground: &'g ScenarioView<'g, G>,
    pub(super) seen: CoverageMarks,
    /// Every action met so far, with the parsed content of its text.
    known: HashMap<G::Action, ParsedAction>,
    /// The words of the kinds of actions, by index.
    verbs: Vec<String>,
    /// The sightings of each kind of action; they are added under its word at the end of each game.
    marks: Vec<Verb>,
    legal: Vec<G::Action>,
    now: GameUnderWay<G>,
}

/// The parsed content of the text of an action.
#[derive(Debug, Clone, Copy)]
struct ParsedAction {
    verb: usize,
    piece: Option<PieceId>,
    /// The last game it was met in.
    game: Option<u32>,
}

/// The game under way.
struct GameUnderWay<G: System> {
    at: StepOfGame,
    before: Option<G::Position>,
    stalls: StallWatch<G::Position>,
    /// The spot of each piece.
    spots: Vec<Option<SpotId>>,
    /// The last Game-Turn and step at which each piece had a legal action.
    able: Vec<Option<(u8, StepOfGame)>>,
    /// The actions that were legal at some time.
    met: Vec<G::Action>,
    was_refused: bool,
}

impl<'g, G: System + Shown> Watcher<'g, G> {
    pub(super) fn new(ground: &'g ScenarioView<'g, G>) -> Self {
        let (spots, pieces) = (ground.game.board().len(), ground.game.piece_count());
        let seen = CoverageMarks {
            entered: vec![Sightings::default(); spots],
            arrived: vec![Sightings::default(); spots],
            guns: vec![Sightings::default(); spots],
            crossed: vec![Sightings::default(); ground.sides.len()],
            pieces: vec![Piece::default(); pieces],
            ..CoverageMarks::default()
        };
        let now = GameUnderWay {
            at: StepOfGame::default(),
            before: None,
            stalls: StallWatch::default(),
            spots: vec![None; pieces],
            able: vec![None; pieces],
            met: Vec::new(),
            was_refused: false,
        };
        Self { ground, seen, known: HashMap::new(), verbs: Vec::new(), marks: Vec::new(), legal: Vec::new(), now }
    }

    /// Returns the parsed text of an action, parsing it only once.
    fn know(&mut self, action: G::Action) -> ParsedAction {
        let (ground, verbs, marks) = (self.ground, &mut self.verbs, &mut self.marks);
        let game = self.now.at.game;
        let known = self.known.entry(action).or_insert_with(|| {
            let text = ground.game.write_action(action);
            let word = verb_of(&text);
            let verb = verbs.iter().position(|own| own == word).unwrap_or_else(|| {
                verbs.push(word.to_owned());
                marks.push(Verb::default());
                verbs.len() - 1
            });
            let piece = text[word.len()..].split_whitespace().find_map(|name| ground.piece(name));
            ParsedAction { verb, piece, game: None }
        });
        if known.game.replace(game) != Some(game) && self.now.met.len() < MOST_ACTIONS {
            self.now.met.push(action);
        }
        *known
    }

    fn decides(&mut self, position: &G::Position, side: Side) {
        let (game, at) = (self.ground.game, self.now.at);
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(position, &mut legal);
        if legal.is_empty() {
            let about = game.moment(position).phase.word.to_owned();
            self.seen.silent(Silence::NoChoice, about, at);
        }
        let turn = game.moment(position).turn;
        let (mut verbs, mut pieces) = (Vec::new(), Vec::new());
        for action in &legal {
            let known = self.know(*action);
            verbs.push(known.verb);
            pieces.extend(known.piece);
        }
        verbs.sort_unstable();
        verbs.dedup();
        pieces.sort_unstable();
        pieces.dedup();
        for verb in verbs {
            self.marks[verb].legal[side.index()].note(at);
        }
        for piece in pieces {
            self.seen.pieces[piece.index()].able.note(at);
            self.now.able[piece.index()] = Some((turn, at));
        }
        self.now.stalls.asks(game, position, (side, legal.len()), at, &mut self.seen);
        if at.step.is_multiple_of(TRY_EVERY) {
            self.try_others(position, &legal);
        }
        self.legal = legal;
    }

    /// Tries some actions that were legal at another time: a rule must refuse each that is not in the list.
    fn try_others(&mut self, position: &G::Position, legal: &[G::Action]) {
        let at = self.now.at;
        let met = self.now.met.len();
        // A scattered but deterministic selection of the actions met.
        let begin = (at.step as usize).wrapping_mul(2_654_435_761);
        for place in (0..TRIES.min(met)).map(|own| begin.wrapping_add(own * 613) % met) {
            let action = self.now.met[place];
            if legal.binary_search(&action).is_ok() {
                continue;
            }
            match self.ground.game.check(position, action) {
                Ok(()) => self.seen.silent(Silence::Unlisted, self.ground.game.write_action(action), at),
                Err(refusal) => self.hear(&refusal),
            }
        }
    }

    fn hear(&mut self, refusal: &Refusal) {
        let (rule, at) = (refusal.atom.id(), self.now.at);
        self.seen.refused.entry(rule).or_default().note(at);
        if !self.ground.has_rule(rule) {
            self.seen.silent(Silence::NoRule, rule.to_owned(), at);
        }
    }

    fn cross(&mut self, from: SpotId, to: SpotId, at: StepOfGame) {
        if let Some(side) = self.ground.over(from, to) {
            self.seen.crossed[side].note(at);
        }
    }

    fn enter(&mut self, spot: SpotId, at: StepOfGame) {
        if let Some(mark) = self.seen.entered.get_mut(spot.index()) {
            mark.note(at);
        }
    }

    /// Follows the movement in events step by step, and returns the spots reached.
    fn follow(&mut self, before: &G::Position, events: &[G::Event], at: StepOfGame) -> Vec<SpotId> {
        let mut told = Vec::new();
        for (number, event) in events.iter().enumerate() {
            match self.ground.game.glance(before, &events[..number], event).fact {
                Some(Fact::Walked { from, to, .. } | Fact::Went { from, to }) => {
                    self.cross(from, to, at);
                    self.enter(to, at);
                    told.push(to);
                }
                Some(Fact::Struck { .. } | Fact::Tested { .. }) => self.now.stalls.stirs(),
                Some(Fact::Placed { .. }) | None => {}
            }
        }
        told
    }

    /// Updates the spot of every piece. `told` holds the spots already entered step by step.
    fn look(&mut self, position: &G::Position, told: &[SpotId], at: StepOfGame) {
        for token in tokens(self.ground.game, position) {
            let before = std::mem::replace(&mut self.now.spots[token.piece.index()], token.at);
            let Some(spot) = token.at.filter(|_| before != token.at) else { continue };
            if !told.contains(&spot) {
                if let Some(from) = before {
                    self.cross(from, spot, at);
                }
                self.enter(spot, at);
            }
            if before.is_none() {
                self.stands(token.piece, spot, at);
            }
            if self.ground.game.piece(token.piece).class == CounterClass::Battery
                && let Some(mark) = self.seen.guns.get_mut(spot.index())
            {
                mark.note(at);
            }
        }
    }

    /// Records that a piece comes onto the map.
    fn stands(&mut self, piece: PieceId, spot: SpotId, at: StepOfGame) {
        self.seen.pieces[piece.index()].stood.note(at);
        if let Some(mark) = self.seen.arrived.get_mut(spot.index()) {
            mark.note(at);
        }
    }
}

impl<G: System + Shown> Watch<G> for Watcher<'_, G> {
    fn begins(&mut self, number: u32, start: &G::Position) {
        self.now.at = StepOfGame { step: 0, game: number };
        self.now.stalls = StallWatch::default();
        self.now.spots.fill(None);
        self.now.able.fill(None);
        self.now.met.clear();
        self.now.was_refused = false;
        self.look(start, &[], self.now.at);
    }

    fn is_due(&mut self, step: u32, position: &G::Position) {
        let game = self.ground.game;
        self.now.at.step = step;
        self.now.stalls.comes_to(game, position, self.now.at, &mut self.seen);
        match game.actor(position) {
            Actor::Player(side) => self.decides(position, side),
            Actor::Chance if game.chance(position).is_none() => {
                let about = game.moment(position).phase.word.to_owned();
                self.seen.silent(Silence::NoDice, about, self.now.at);
            }
            Actor::Chance | Actor::Over => {}
        }
        match &mut self.now.before {
            Some(before) => before.clone_from(position),
            None => self.now.before = Some(position.clone()),
        }
    }

    fn chosen(&mut self, position: &G::Position, action: G::Action) {
        let (game, at) = (self.ground.game, self.now.at);
        let Actor::Player(side) = game.actor(position) else { return };
        let known = self.know(action);
        self.marks[known.verb].chosen[side.index()].note(at);
        let about = || game.about_action(position, action).pieces;
        let piece = known.piece.or_else(|| about().first().and_then(|name| self.ground.piece(name)));
        if let Some(piece) = piece {
            self.seen.pieces[piece.index()].acted.note(at);
        }
        if action != G::DONE {
            self.now.stalls.stirs();
        }
    }

    fn refused(&mut self, refusal: &Refusal) {
        self.now.was_refused = true;
        self.seen.silent(Silence::Refused, refusal.atom.id().to_owned(), self.now.at);
        self.hear(refusal);
    }

    fn happened(&mut self, position: &G::Position, events: &[G::Event]) {
        let at = StepOfGame { step: self.now.at.step + 1, ..self.now.at };
        for event in events {
            let rule = G::atom(event).id();
            self.seen.acted.entry(rule).or_default().note(at);
            if !self.ground.has_rule(rule) {
                self.seen.silent(Silence::NoRule, rule.to_owned(), at);
            }
        }
        for cell in self.ground.game.cells_read(position, events) {
            if cell >= self.seen.cells.len() {
                self.seen.cells.resize(cell + 1, Sightings::default());
            }
            self.seen.cells[cell].note(at);
        }
        let before = self.now.before.take();
        let told = before.as_ref().map_or_else(Vec::new, |before| self.follow(before, events, at));
        self.now.before = before;
        self.look(position, &told, at);
    }

    fn ended(&mut self, position: &G::Position) {
        let game = self.ground.game;
        self.seen.games += 1;
        let is_over = game.actor(position) == Actor::Over;
        if !is_over && !self.now.was_refused {
            self.seen.silent(Silence::Endless, game.moment(position).phase.word.to_owned(), self.now.at);
        }
        let turn = game.moment(position).turn;
        for (place, (spot, able)) in self.now.spots.iter().zip(&self.now.able).enumerate() {
            let piece = &mut self.seen.pieces[place];
            if spot.is_some() {
                piece.left.note(self.now.at);
                if let Some((_, at)) = able.filter(|(last, _)| is_over && last.saturating_add(LONG) <= turn) {
                    piece.stranded.note(at);
                }
            }
        }
        for (word, marks) in self.verbs.iter().zip(&mut self.marks) {
            let own = self.seen.verbs.entry(word.clone()).or_default();
            let marks = std::mem::take(marks);
            for side in 0..2 {
                own.legal[side].add(&marks.legal[side]);
                own.chosen[side].add(&marks.chosen[side]);
            }
        }
    }
}
