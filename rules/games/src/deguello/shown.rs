//! The presentation of this game on maps and in panels.

mod activation;
mod decision;
mod due;
mod facts;
mod field_of_fire;
mod label;
mod markers;
mod reach;
mod reckoning;

use super::amend::{BEGINNINGS, Being};
use super::position::{Life, Position};
use super::{Action, Amend, Event, Game, Happening, Phase, PieceType, atoms};
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::house;
use crate::phrase::Phrase;
use crate::play::{
    Activation, Atom, BackFace, Concern, CounterClass, Decision, EventView, Marker, MarkerKind, Moment, Odds, Piece,
    PieceId, Range, RangeUnit, Reach, Refusal, Score, Shown, Stakes, Task, Token, UnitCondition, beginning,
};
use crate::side::Side;

impl Shown for Game {
    const MARKERS: &'static [MarkerKind] = markers::KINDS;

    fn back_of(kind: &str) -> Option<BackFace> {
        match PieceType::named(kind)? {
            PieceType::Cannon => Some(BackFace::Unloaded),
            kind => kind.is_company().then_some(BackFace::Reduced),
        }
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn piece_count(&self) -> usize {
        self.pieces.len()
    }

    fn piece(&self, piece: PieceId) -> Piece<'_> {
        let own = self.piece_of(piece);
        let class = match own.kind {
            PieceType::Cannon => CounterClass::Battery,
            kind if kind.is_officer() => CounterClass::Leader,
            _ => CounterClass::Unit,
        };
        Piece { name: &own.name, side: own.kind.side(), class }
    }

    fn rank(&self, piece: PieceId) -> u8 {
        match self.kind(piece) {
            PieceType::Leader | PieceType::Invalid => 3,
            PieceType::Gunner | PieceType::MexicanGunner => 1,
            kind => {
                if kind.is_officer() {
                    2
                } else {
                    0
                }
            }
        }
    }

    fn token(&self, position: &Position, piece: PieceId) -> Token {
        let state = position.state(piece);
        let at = Some(state.at).filter(|spot| state.stands() && spot.index() < self.board.len());
        let back = state.is_reduced || self.kind(piece) == PieceType::Cannon && !self.gun(position, piece).is_loaded;
        let with = || position.on(state.at).find(|own| self.kind(*own).is_unit()).and_then(|own| self.side(own));
        let side = self.side(piece).or_else(|| at.and_then(|_| with()));
        Token { piece, side, at, track: None, back, condition: UnitCondition::Good }
    }

    fn markers(&self, position: &Position) -> Vec<Marker> {
        markers::markers(self, position)
    }

    fn is_set_up(&self, moment: Moment) -> bool {
        moment.turn == 0
    }

    fn moment_said(&self, moment: Moment) -> Phrase {
        let id = if self.is_set_up(moment) { "replay-set-up" } else { "replay-round" };
        Phrase::new(id).with("turn", moment.turn).word("phase", moment.phase.name_word())
    }

    fn turn_word(&self) -> &'static str {
        "round"
    }

    fn stand(&self, position: &Position) -> Phrase {
        Phrase::new("stand-deguello")
            .with("rounds", self.last_round(position))
            .word("light", if position.is_day { "deguello-day" } else { "deguello-night" })
            .with("lost", position.lost)
            .with("percent", self.losses(position))
            .with("limit", self.figures.losses)
            .with("bearable", self.bearable())
            .count("units", self.defenders(position))
            .with("garrison", self.defenders(position) + self.fallen(position))
            .with("losses", if self.is_cheap(position) { "light" } else { "heavy" })
    }

    fn ahead(&self, position: &Position) -> Option<Side> {
        // As long as their losses stay below the limit, the attackers may still destroy the garrison (D17.a).
        (!self.is_cheap(position)).then_some(Side::Texan)
    }

    fn score(&self, position: &Position) -> Score {
        let said = Phrase::new("score-deguello")
            .count("units", self.defenders(position))
            .with("lost", position.lost)
            .with("bearable", self.bearable())
            .with("percent", self.losses(position))
            .with("limit", self.figures.losses)
            .with("losses", if self.is_cheap(position) { "light" } else { "heavy" });
        Score { parts: Vec::new(), said: vec![said] }
    }

    fn task(&self, position: &Position) -> Task {
        if !position.due.is_empty() || !position.asked.is_empty() {
            return Task::Answer;
        }
        match position.phase {
            Phase::SetUp => Task::Place,
            Phase::MexicanAction | Phase::TexanAction => Task::Move,
            Phase::Light | Phase::MexicanOrder | Phase::TexanOrder | Phase::Fires => Task::Answer,
        }
    }

    fn is_answer(&self, position: &Position) -> bool {
        !position.due.is_empty() || !position.asked.is_empty()
    }

    fn due(&self, position: &Position, legal: &[Action]) -> Phrase {
        due::due(self, position, legal)
    }

    fn concerned(&self, position: &Position) -> Vec<Concern> {
        due::concerned(self, position)
    }

    fn decision(&self, _: &Position, action: Action) -> Decision {
        decision::decision(self, action)
    }

    fn label(&self, position: &Position, action: Action) -> Phrase {
        label::label(self, position, action)
    }

    fn place(&self, piece: PieceId, at: SpotId) -> Option<Action> {
        Some(Action::Place { piece, at })
    }

    fn step(&self, piece: PieceId, to: SpotId) -> Option<Action> {
        Some(Action::Step { piece, to })
    }

    fn reach(&self, position: &Position, piece: PieceId, anew: bool) -> Reach {
        reach::reach(self, position, piece, anew)
    }

    fn field(&self, position: &Position, piece: PieceId) -> Vec<Hex> {
        field_of_fire::field(self, position, piece)
    }

    fn summons(&self, position: &Position, piece: PieceId) -> Option<Activation> {
        activation::summons(self, position, piece)
    }

    fn range(&self, from: SpotId, to: SpotId) -> Range {
        Range { count: Self::range(self, from, to).into(), unit: RangeUnit::Areas }
    }

    fn line_of_sight(&self, position: &Position, from: SpotId, to: SpotId) -> Result<Atom, Refusal> {
        self.sight(position, None, from, to).map(|_| atoms::D13_2_E).map_err(|no| self.refusal(no))
    }

    fn odds(&self, position: &Position, piece: PieceId, target: PieceId) -> Odds {
        reckoning::odds(self, position, piece, target)
    }

    fn stakes(&self, position: &Position) -> Option<Stakes> {
        if !position.asked.is_empty() {
            let begins = |event: &Event| matches!(event.what, Happening::Began { .. });
            let nothing = Phrase::new("upshot-house-nothing");
            let chances = house::chances(self, position, begins, &nothing);
            return Some(Stakes { chances, together: Vec::new() });
        }
        let chances = self.upshots(position)?.into_iter().map(|(upshot, chance)| (upshot.message(), chance)).collect();
        Some(Stakes { chances, together: Vec::new() })
    }

    fn glance(&self, before: &Position, earlier: &[Event], event: &Event) -> EventView {
        facts::glance(self, before, earlier, event)
    }

    fn put(&self, piece: PieceId, at: SpotId) -> Amend {
        Amend::Put { piece, at }
    }

    fn amends(&self, position: &Position, piece: PieceId) -> Vec<(Phrase, Amend)> {
        let kind = self.kind(piece);
        let mut beings = Vec::new();
        if kind == PieceType::Cannon {
            let loaded = self.gun(position, piece).is_loaded;
            beings.push(if loaded { Being::Empty } else { Being::Loaded });
        }
        if kind.is_company() && !position.state(piece).is_reduced {
            beings.push(Being::Reduced);
        }
        let on_map = position.state(piece).life == Life::Standing;
        if on_map && kind.is_unit() && self.side(piece) == Some(Side::Texan) && !position.state(piece).is_exposed {
            beings.push(Being::Exposed);
        }
        if position.phase.is_action() && self.side(piece) == Some(position.phase.side()) {
            beings.push(if kind.is_officer() { Being::Calling } else { Being::Active });
        }
        let name = |what| Phrase::new("amend-deguello-to").word("what", Self::being_word(what));
        let mut amends: Vec<(Phrase, Amend)> =
            beings.into_iter().map(|what| (name(what), Amend::Be { piece, what })).collect();
        if on_map && kind != PieceType::Cannon {
            amends.push((Phrase::new("amend-do-remove"), Amend::Remove { piece }));
        }
        amends
    }

    fn beginnings(&self) -> Vec<(Phrase, Phrase, Amend)> {
        BEGINNINGS.into_iter().map(|phase| beginning(phase.neutral(), Amend::Begin { phase })).collect()
    }

    fn tell_amend(&self, amend: Amend) -> Phrase {
        self.tell_amended(amend)
    }
}
