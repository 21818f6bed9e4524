//! The presentation of the 1981 game on maps and panels.

mod amends;
mod decision;
mod due;
mod facts;
mod label;
mod reckoning;

pub(super) use facts::stands;

use std::borrow::Cow;

use super::telling::degree_word;
use super::variant::{Bearer, Marker};
use super::{
    Action, Amend, Ending, Event, Game, Happening, Mode, Order, Pending, Phase, PieceClass, PieceId, Position,
};
use super::{Why, atoms};
use crate::alamo::assault::Assault;
use crate::board::los::Meeting;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::play::{
    self, Atom, Concern, Decision, EventView, Group, Moment, Odds, Reach, Score, Shown, Task, Token, UnitCondition,
};
use crate::side::Side;

impl From<PieceId> for play::PieceId {
    fn from(piece: PieceId) -> Self {
        Self(u16::from(piece.0))
    }
}

impl From<play::PieceId> for PieceId {
    fn from(piece: play::PieceId) -> Self {
        // No game of this system has more pieces than fit in a `u8`.
        Self(piece.0 as u8)
    }
}

impl From<Order> for UnitCondition {
    fn from(order: Order) -> Self {
        match order {
            Order::Good => Self::Good,
            Order::Disordered => Self::Disordered,
            Order::Routed => Self::Routed,
        }
    }
}

impl Shown for Game {
    fn board(&self) -> &Board {
        self.board()
    }

    fn piece_count(&self) -> usize {
        self.pieces().len()
    }

    fn piece(&self, piece: play::PieceId) -> play::Piece<'_> {
        let own = self.piece(piece.into());
        let class = match own.class {
            PieceClass::Leader { .. } => play::CounterClass::Leader,
            PieceClass::Battery { .. } => play::CounterClass::Battery,
            PieceClass::Unit { .. } => play::CounterClass::Unit,
        };
        play::Piece { name: &own.name, side: own.side, class }
    }

    fn rank(&self, piece: play::PieceId) -> u8 {
        match self.piece(piece.into()).class {
            PieceClass::Leader { rating, .. } => rating.max(1),
            PieceClass::Battery { .. } | PieceClass::Unit { .. } => 0,
        }
    }

    fn token(&self, position: &Position, piece: play::PieceId) -> Token {
        let state = position.state(piece.into());
        let at = state.is_on_map().then_some(state.at);
        let side = self.piece(piece.into()).side;
        Token { piece, side, at, track: None, back: state.flipped, condition: state.order.into() }
    }

    fn markers(&self, position: &Position) -> Vec<play::Marker> {
        let shown = |own: Marker<'_>| {
            let on = match own.on {
                Bearer::Game | Bearer::Column(_) => play::Bearer::Beside,
                Bearer::Piece(piece) => play::Bearer::Piece(piece.into()),
                Bearer::Spot(spot) => play::Bearer::Spot(spot),
                // In the first hex of the room, like its name.
                Bearer::Room(spots) => play::Bearer::Spot(*spots.first()?),
                Bearer::Hexside(side, _) => play::Bearer::Hexside(side),
            };
            let count = (own.most > 1).then_some(own.count);
            Some(play::Marker { icon: own.icon.to_owned(), says: own.says.clone(), count, on })
        };
        self.markers(position).into_iter().filter_map(shown).collect()
    }

    fn map_now<'m>(&self, printed: &'m MapDocument, position: &Position) -> Cow<'m, MapDocument> {
        self.map_now(printed, position)
    }

    fn unknown_to(&self, position: &Position, side: Side) -> Vec<play::PieceId> {
        self.unknown_to(position, side).into_iter().map(Into::into).collect()
    }

    fn planner(&self) -> Option<Side> {
        Some(Side::Mexican)
    }

    fn hides_plan(&self, position: &Position, side: Side) -> bool {
        !position.is_over() && self.view(position, side).plot != position.plot
    }

    fn is_known(&self, before: &Position, after: &Position, event: &Event, side: Side) -> bool {
        // A change of a flag hidden from a side is not announced to it.
        let Happening::Flagged { address, .. } = event.what else { return true };
        [before, after].into_iter().all(|position| match self.view(position, side) {
            Cow::Borrowed(_) => true,
            Cow::Owned(seen) => seen.marks.get(address) == position.marks.get(address),
        })
    }

    fn groups(&self, position: &Position) -> Vec<Group> {
        let planned = |area: &u8| (*area != 0).then(|| area.to_string());
        let columns = self.columns().iter().zip(&position.plot);
        columns.map(|(column, area)| Group { id: column.id.clone(), planned: planned(area) }).collect()
    }

    fn is_set_up(&self, moment: Moment) -> bool {
        let steps = [Phase::SetUpGuns, Phase::Plot, Phase::SetUpTexans, Phase::SetUpMexicans];
        steps.into_iter().any(|step| play::Phase::from(step) == moment.phase)
    }

    fn stand(&self, position: &Position) -> Phrase {
        let (ahead, degree) = self.victory_level(position);
        Phrase::new("stand-alamo")
            .with("casualties", position.casualties)
            .amount("points", self.victory_points(position))
            .with("turns", self.last_turn(position))
            .word("degree", degree_word(degree))
            .with("winner", ahead.word())
            .amount("needed", self.points_needed(position).filter(|_| ahead == Side::Mexican).unwrap_or(0))
    }

    fn ahead(&self, position: &Position) -> Option<Side> {
        // Whoever has won by something else than points is not ahead by them.
        let by_points = position.outcome.is_none_or(|outcome| outcome.reason == Ending::GarrisonFallen);
        by_points.then(|| self.victory_level(position).0)
    }

    fn counted<'p>(&self, after: &'p Position, later: &[Event]) -> Cow<'p, Position> {
        // A turn is held from its Texan Movement Phase on (16.4).
        let is_held = |event: &&Event| matches!(event.what, Happening::PhaseBegan { phase: Phase::TexanMovement, .. });
        let later = if self.garrison_lives(after) { later.iter().filter(is_held).count() } else { 0 };
        let mut then = *after;
        then.turns_held = then.turns_held.saturating_sub(later as u8);
        Cow::Owned(then)
    }

    fn score(&self, position: &Position) -> Score {
        Score { parts: self.score_parts(position).into(), said: self.measured(position).into_iter().collect() }
    }

    fn task(&self, position: &Position) -> Task {
        match position.pending.last() {
            Some(Pending::Retreat { unit, .. }) => Task::Retreat((*unit).into()),
            Some(Pending::Aim { .. }) => Task::Aim,
            Some(Pending::Ferocious { .. }) => Task::Attack,
            Some(_) => Task::Answer,
            None if position.phase == Phase::Plot => Task::Plan,
            None if position.phase.is_movement() => Task::Move,
            None if position.phase.is_combat() => Task::Attack,
            None => Task::Place,
        }
    }

    fn is_answer(&self, position: &Position) -> bool {
        !position.pending.is_empty()
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

    fn place(&self, piece: play::PieceId, at: SpotId) -> Option<Action> {
        Some(Action::Place { piece: piece.into(), at })
    }

    fn plan(&self, group: usize, hex: Hex) -> Option<Action> {
        let covers = |spot: &SpotId| self.board().spot(*spot).hex == hex;
        let area = self.areas().iter().find(|area| area.spots.iter().any(covers))?;
        Some(Action::Plot { column: group as u8, area: area.number })
    }

    fn step(&self, piece: play::PieceId, to: SpotId) -> Option<Action> {
        Some(Action::Step { piece: piece.into(), to })
    }

    fn reach(&self, position: &Position, piece: play::PieceId, anew: bool) -> Reach {
        self.reach_when_moving(*position, piece.into(), anew, None)
    }

    fn line_of_sight(&self, position: &Position, from: SpotId, to: SpotId) -> Result<Atom, play::Refusal> {
        if self.sees(position, from, to) {
            let line = self.sight().line_through(&position.breaches, self.board(), from, to);
            return Ok(Atom::new(line.ruling));
        }
        Err(self.refusal(position, Why::between(atoms::A8_2_A, from, to)))
    }

    fn line_followed(&self, position: &Position, from: SpotId, to: SpotId) -> Option<Vec<Meeting>> {
        Some(self.sight().trace(&position.breaches, self.board(), from, to))
    }

    fn odds(&self, position: &Position, piece: play::PieceId, target: play::PieceId) -> Odds {
        let assault = Assault::new(self, *position, piece.into(), target.into(), &Mode::ALL);
        reckoning::odds(self, position, &assault, Some(assault.heading(self)))
    }

    fn answer_odds(&self, position: &Position) -> Option<Odds> {
        reckoning::answer(self, position)
    }

    fn glance(&self, before: &Position, earlier: &[Event], event: &Event) -> EventView {
        facts::glance(self, before, earlier, event)
    }

    fn put(&self, piece: play::PieceId, at: SpotId) -> Amend {
        Amend::Put { piece: piece.into(), at }
    }

    fn amends(&self, position: &Position, piece: play::PieceId) -> Vec<(Phrase, Amend)> {
        amends::offered(self, position, piece.into())
    }

    fn beginnings(&self) -> Vec<(Phrase, Phrase, Amend)> {
        amends::beginnings()
    }

    fn tell_amend(&self, amend: Amend) -> Phrase {
        self.tell_amend(amend)
    }
}

impl Game {
    /// The reach of a piece in its own Movement Phase, nearest spots first, for display to users. `anew` restarts that
    /// phase even if it is under way; `points` replaces its allowance.
    #[must_use]
    pub fn reach_when_moving(&self, mut position: Position, piece: PieceId, anew: bool, points: Option<u8>) -> Reach {
        let phase = self.movement_of(piece);
        if anew || position.phase != phase {
            self.open(&mut position, phase);
        }
        if let Some(points) = points {
            self.give(&mut position, piece, points);
        }
        let mut reach = self.reach(&position, piece);
        reach.ways.sort_by_key(|way| (way.cost(), way.to()));
        reach
    }

    /// The Movement Phase in which a piece moves; batteries, which have none of their own, get the Texan one.
    #[must_use]
    pub fn movement_of(&self, piece: PieceId) -> Phase {
        match self.piece(piece).side {
            Some(Side::Mexican) => Phase::MexicanMovement,
            Some(Side::Texan) | None => Phase::TexanMovement,
        }
    }
}
