//! The presentation of this game on maps and in panels.

mod decision;
mod due;
mod facts;
mod field_of_fire;
mod label;
mod markers;
mod reach;
mod reckoning;

use std::borrow::Cow;
use std::cmp::Ordering;

use super::position::{Life, Position};
use super::refusal::No;
use super::{Action, Amend, Event, Game, Happening, Phase, PieceType, amend, amend_column, atoms};
use crate::board::los::Meeting;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::map::{HexsideKind, MapDocument};
use crate::phrase::Phrase;
use crate::play::{
    Atom, BackFace, Concern, CounterClass, Decision, EventView, Group, Marker, MarkerKind, Moment, Odds, Piece,
    PieceId, Range, RangeUnit, Reach, Refusal, Score, Shown, Stakes, Task, Token, UnitCondition, beginning,
};
use crate::side::Side;

/// The rule by which walls and buildings stop lines of sight.
const BLOCKS: &str = "K6.p";

impl Shown for Game {
    const MARKERS: &'static [MarkerKind] = markers::KINDS;

    fn back_of(kind: &str) -> Option<BackFace> {
        (PieceType::named(kind) == Some(PieceType::Gun)).then_some(BackFace::Down)
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn piece_count(&self) -> usize {
        self.pieces.len()
    }

    fn piece(&self, piece: PieceId) -> Piece<'_> {
        let own = self.piece_of(piece);
        let (class, side) = match own.kind {
            // A gun belongs to the side that holds it.
            PieceType::Gun => (CounterClass::Battery, None),
            PieceType::Battery => (CounterClass::Battery, Some(Side::Mexican)),
            PieceType::Commander => (CounterClass::Leader, Some(Side::Mexican)),
            kind => (CounterClass::Unit, Some(kind.side())),
        };
        Piece { name: &own.name, side, class }
    }

    fn rank(&self, piece: PieceId) -> u8 {
        match self.piece_of(piece).kind {
            PieceType::Commander => 3,
            // Those the rules know by name come before other leaders.
            PieceType::Bowie | PieceType::Crockett => 2,
            PieceType::Leader => 1,
            _ => 0,
        }
    }

    fn token(&self, position: &Position, piece: PieceId) -> Token {
        let state = position.state(piece);
        let at = Some(state.at).filter(|spot| spot.index() < self.board.len());
        let is_gun = self.piece_of(piece).kind == PieceType::Gun;
        let captured = is_gun && self.gun(position, piece).is_captured;
        let back = is_gun && (!self.gun(position, piece).is_up || self.gun(position, piece).is_out);
        let side = self.piece(piece).side.or(Some(if captured { Side::Mexican } else { Side::Texan }));
        let column = position.columns.get(usize::from(state.column)).filter(|own| own.is_marching() && own.off > 0);
        let track = column.filter(|own| own.lead() == Some(piece)).map(|own| own.head[0]);
        Token { piece, side, at, track, back, condition: UnitCondition::Good }
    }

    fn markers(&self, position: &Position) -> Vec<Marker> {
        markers::markers(self, position)
    }

    fn map_now<'m>(&self, printed: &'m MapDocument, position: &Position) -> Cow<'m, MapDocument> {
        if position.breached == 0 {
            return Cow::Borrowed(printed);
        }
        let mut now = printed.clone();
        for aim in self.ground.aims.iter().filter(|aim| position.is_breached(aim.section)) {
            let fallen = |edge: &u16| self.is_gap(position, *edge);
            for side in aim.edges.iter().filter(|edge| fallen(edge)).map(|edge| self.ground.edge(*edge).side) {
                for entry in now.hexsides.iter_mut().filter(|entry| entry.at.side == side) {
                    entry.kind = HexsideKind::Breach;
                }
            }
        }
        Cow::Owned(now)
    }

    fn planner(&self) -> Option<Side> {
        Some(Side::Mexican)
    }

    fn hides_plan(&self, position: &Position, side: Side) -> bool {
        side == Side::Texan && position.has_secret()
    }

    fn is_known(&self, _: &Position, _: &Position, event: &Event, side: Side) -> bool {
        // The number of columns, and when they are planned, is part of the secret.
        side == Side::Mexican || !matches!(event.what, Happening::Planned { .. })
    }

    fn groups(&self, position: &Position) -> Vec<Group> {
        let plan = |column: &super::Column| match (column.stands, self.ground.starts.get(usize::from(column.start))) {
            (0, _) => None,
            (stands, None) => Some(stands.to_string()),
            (stands, Some(start)) => Some(format!("{stands} · {}", start.id)),
        };
        let columns = (0..).zip(&position.columns);
        columns.map(|(number, own)| Group { id: self.column_text(number), planned: plan(own) }).collect()
    }

    fn is_set_up(&self, moment: Moment) -> bool {
        moment.turn == 0
    }

    fn stand(&self, position: &Position) -> Phrase {
        let [texan, mexican] = self.points(position);
        Phrase::new("stand-knapp")
            .with("turns", self.figures.turns)
            .with("days", position.day)
            .with("texan", texan)
            .with("mexican", mexican)
            .with("stands", self.lost(position, Side::Mexican).count())
            .with("castings", self.lost(position, Side::Texan).count())
    }

    fn ahead(&self, position: &Position) -> Option<Side> {
        let [texan, mexican] = self.points(position);
        match texan.cmp(&mexican) {
            Ordering::Greater => Some(Side::Texan),
            Ordering::Less => Some(Side::Mexican),
            Ordering::Equal => None,
        }
    }

    fn score(&self, position: &Position) -> Score {
        self.score_of(position)
    }

    fn task(&self, position: &Position) -> Task {
        match position.phase {
            Phase::Guns | Phase::Redeploy | Phase::Regroup | Phase::Posts => Task::Place,
            Phase::Plan => Task::Plan,
            Phase::TexanMove | Phase::MexicanMove => Task::Move,
            Phase::TexanFire | Phase::MexicanFire | Phase::Melee => Task::Attack,
            Phase::Bombard => Task::Aim,
            Phase::Siege | Phase::Commit | Phase::Answer | Phase::Release | Phase::Morale => Task::Answer,
        }
    }

    fn is_answer(&self, position: &Position) -> bool {
        matches!(position.phase, Phase::Melee | Phase::Answer)
    }

    fn due(&self, position: &Position, legal: &[Action]) -> Phrase {
        due::due(self, position, legal)
    }

    fn concerned(&self, position: &Position) -> Vec<Concern> {
        due::concerned(self, position)
    }

    fn decision(&self, position: &Position, action: Action) -> Decision {
        decision::decision(self, position, action)
    }

    fn label(&self, position: &Position, action: Action) -> Phrase {
        label::label(self, position, action)
    }

    fn place(&self, piece: PieceId, at: SpotId) -> Option<Action> {
        Some(Action::Place { piece, at })
    }

    fn plan(&self, group: usize, hex: Hex) -> Option<Action> {
        let here = |spot: &SpotId| self.board.spot(*spot).hex == hex;
        let start = self.ground.starts.iter().position(|start| start.head.iter().any(here))?;
        Some(Action::Start { column: group as u8, position: start as u8 })
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

    fn range(&self, from: SpotId, to: SpotId) -> Range {
        Range { count: Self::range(self, from, to).into(), unit: RangeUnit::HalfInches }
    }

    fn line_of_sight(&self, position: &Position, from: SpotId, to: SpotId) -> Result<Atom, Refusal> {
        if self.sees(position, from, to) {
            return Ok(atoms::K6_C);
        }
        let refusal = self.refusal(No::new(atoms::K6_C, "knapp-no-sight").at(to));
        let blockers = self.sight.line_through(&position.breaches, &self.board, from, to).blockers.into_iter();
        Err(Refusal { blockers: blockers.map(|own| own.ruled_by(BLOCKS)).collect(), ..refusal })
    }

    fn line_followed(&self, position: &Position, from: SpotId, to: SpotId) -> Option<Vec<Meeting>> {
        let met = self.sight.trace(&position.breaches, &self.board, from, to);
        Some(met.into_iter().map(|own| own.ruled_by(BLOCKS)).collect())
    }

    fn odds(&self, position: &Position, piece: PieceId, target: PieceId) -> Odds {
        reckoning::odds(self, position, piece, target)
    }

    fn stakes(&self, position: &Position) -> Option<Stakes> {
        reckoning::stakes(self, position)
    }

    fn glance(&self, before: &Position, earlier: &[Event], event: &Event) -> EventView {
        facts::glance(self, before, earlier, event)
    }

    fn put(&self, piece: PieceId, at: SpotId) -> Amend {
        Amend::Put { piece, at }
    }

    fn amends(&self, position: &Position, piece: PieceId) -> Vec<(Phrase, Amend)> {
        let mut amends = Vec::new();
        if self.piece_of(piece).kind == PieceType::Gun {
            let words = [
                ("amend-knapp-up", amend::GunState::Up),
                ("amend-knapp-down", amend::GunState::Down),
                ("amend-knapp-out", amend::GunState::Out),
                ("amend-knapp-captured", amend::GunState::Captured),
            ];
            let fits = |state: amend::GunState| state != amend::GunState::Down || self.has_ramp(position, piece);
            let all = words.into_iter().filter(|(_, state)| fits(*state));
            amends.extend(all.map(|(word, state)| (Phrase::new(word), Amend::Gun { gun: piece, state })));
        }
        if matches!(position.state(piece).life, Life::Standing | Life::Ranked) {
            amends.push((Phrase::new("amend-do-remove"), Amend::Remove { piece }));
        }
        if !position.state(piece).did.is_empty() {
            amends.push((Phrase::new("amend-knapp-fresh"), Amend::Fresh { piece }));
        }
        if let Some(column) = self.led_by(position, piece) {
            let now = position.columns[usize::from(column)].order;
            let others = amend_column::ORDERS.iter().filter(|(order, _)| *order != now);
            let change = |order| Amend::Column { column, what: amend_column::OfColumn::Order(order) };
            let word = |word: &str| Phrase::new("amend-knapp-order").word("order", format!("knapp-order-{word}"));
            amends.extend(others.map(|(order, own)| (word(own), change(*order))));
        }
        amends
    }

    fn beginnings(&self) -> Vec<(Phrase, Phrase, Amend)> {
        amend::BEGINNINGS.into_iter().map(|phase| beginning(phase.in_day(0), Amend::Begin { phase })).collect()
    }

    fn tell_amend(&self, amend: Amend) -> Phrase {
        self.tell_amended(amend)
    }
}
