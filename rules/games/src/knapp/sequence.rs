//! The sequence of phases (K2.a, K3.j, K4.n, K13).

use std::ops::ControlFlow;

use super::event::{Events, Happening, tell};
use super::house::named;
use super::position::{Column, ColumnOrder, Crowd, Did, Ending, Gun, Life, PieceState, Position, Stage};
use super::{Game, Phase};
use crate::house::Occasions as _;
use crate::variant::InPhase;

impl Game {
    /// Begins a phase. A phase without anything to decide ends at once.
    pub(super) fn enter(&self, position: &mut Position, phase: Phase, events: &mut Events) {
        position.phase = phase;
        if phase == Phase::TexanMove {
            self.begin_turn(position);
        }
        tell(events, phase.atom(), Happening::Began { turn: position.turn, day: position.day, phase });
        self.heed_beginning(position, named(phase), phase == Phase::TexanMove, events);
        match phase {
            Phase::Regroup => Self::rest(position),
            Phase::Guns => self.site_as_set_up(position, events),
            Phase::Posts => {
                self.man_guns(position, events);
                self.post_as_set_up(position, events);
            }
            Phase::Morale => return self.check_morale(position, None, events),
            Phase::MexicanMove => self.wait_in_mud(position, events),
            Phase::Melee => return self.match_up(position, events),
            _ => {}
        }
        if position.asked.is_empty() && !self.has_choice(position) && self.ends(position).is_ok() {
            self.leave(position, events);
        }
    }

    /// Ends the current phase.
    pub(super) fn leave(&self, position: &mut Position, events: &mut Events) {
        self.heed_end(position, named(position.phase), events);
        let next = match position.phase {
            Phase::Guns => Phase::Siege,
            Phase::Siege => Phase::Regroup,
            Phase::Redeploy => Phase::Commit,
            Phase::Commit => Phase::Bombard,
            Phase::Bombard => Phase::Answer,
            Phase::Answer => Phase::Siege,
            Phase::Regroup => Phase::Plan,
            Phase::Plan => Phase::Posts,
            Phase::Posts => {
                self.reveal(position, events);
                Phase::TexanMove
            }
            Phase::TexanMove => {
                self.stop(position);
                self.leave_ladders(position, events);
                Phase::TexanFire
            }
            Phase::TexanFire => Phase::Release,
            Phase::Release => Phase::Morale,
            Phase::Morale => Phase::MexicanFire,
            Phase::MexicanFire => Phase::MexicanMove,
            Phase::MexicanMove => {
                self.stop(position);
                self.come_down(position);
                for column in &mut position.columns {
                    column.bogged = column.bogged.saturating_sub(1).max(column.sinks);
                    column.sinks = 0;
                }
                Phase::Melee
            }
            Phase::Melee => Phase::TexanMove,
        };
        self.enter(position, next, events);
    }

    /// Continues play until a player has to decide or dice are due.
    pub(super) fn go_on(&self, position: &mut Position, events: &mut Events) {
        if position.ended.is_some() || position.pending.is_some() || !position.asked.is_empty() {
            return;
        }
        if let Some(reason) = self.is_spent(position).filter(|_| position.bouts.is_empty()) {
            return self.finish(position, reason, events);
        }
        match position.phase {
            Phase::Melee => self.match_up(position, events),
            Phase::Redeploy | Phase::Commit | Phase::Bombard | Phase::Answer | Phase::Regroup
                if !self.has_choice(position) =>
            {
                self.leave(position, events);
            }
            _ => {}
        }
    }

    /// Whether any action other than ending the phase is legal.
    fn has_choice(&self, position: &Position) -> bool {
        self.each_action(position, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Resets what pieces have done: the garrison redeploys once more (K4.n).
    fn rest(position: &mut Position) {
        for state in &mut position.pieces {
            state.did = Did::empty();
        }
    }

    fn begin_turn(&self, position: &mut Position) {
        if position.turn == 0 {
            Self::rest(position);
        }
        position.turn += 1;
        let stale = Did::FIRE | Did::MOVE | Did::SERVE | Did::TURN | Did::FALL | Did::WALK;
        for state in &mut position.pieces {
            state.did.remove(stale);
        }
        (position.windows, position.through, position.mover) = (Vec::new(), Vec::new(), None);
        for column in &mut position.columns {
            (column.marched, column.grown, column.order) = (0, 0, ColumnOrder::Advance);
        }
        debug_assert!(self.is_counted(position), "the crowd follows from the pieces");
    }

    fn wait_in_mud(&self, position: &mut Position, events: &mut Events) {
        for (number, column) in (0..).zip(&position.columns) {
            if column.is_marching() && column.bogged > 0 {
                tell(events, super::atoms::K7_E, Happening::Mired { column: number });
            }
        }
    }

    /// Ends a turn (K13.7).
    pub(super) fn end_turn(&self, position: &mut Position, events: &mut Events) {
        self.heed_end(position, Some(InPhase::TurnEnd), events);
        if let Some(reason) = self.is_spent(position) {
            return self.finish(position, reason, events);
        }
        if i32::from(position.turn) >= self.figures.turns {
            return self.finish(position, Ending::TurnsOver, events);
        }
        self.enter(position, Phase::TexanMove, events);
    }

    /// Whether the crowd of every spot agrees with the pieces.
    pub(super) fn is_counted(&self, position: &Position) -> bool {
        let mut crowd = vec![Crowd::default(); self.board.len()];
        for (piece, state) in self.pieces.iter().zip(&position.pieces) {
            let Some(own) = crowd.get_mut(state.at.index()) else { continue };
            own.castings += u8::from(piece.kind.is_casting());
            own.stands += u8::from(piece.kind.is_stand());
        }
        crowd == position.crowd
    }

    /// The position before the first decision.
    pub(super) fn opening(&self) -> (Position, Events) {
        let mut position = Position::empty(self);
        let mut events = Vec::new();
        self.enter(&mut position, Phase::Guns, &mut events);
        (position, events)
    }
}

impl Position {
    /// A position without pieces.
    pub(super) const fn blank() -> Self {
        Self {
            turn: 0,
            day: 0,
            phase: Phase::Guns,
            pieces: Vec::new(),
            guns: Vec::new(),
            bearing: Vec::new(),
            columns: Vec::new(),
            breached: 0,
            reinforced: 0,
            breaches: crate::board::Breaches::NONE,
            ladders: Vec::new(),
            doors: Vec::new(),
            windows: Vec::new(),
            through: Vec::new(),
            mover: None,
            pending: None,
            bouts: Vec::new(),
            ended: None,
            marks: crate::house::Marks::NONE,
            asked: Vec::new(),
            score: [0; 2],
            crowd: Vec::new(),
        }
    }

    /// The position of a game before anything is placed or planned.
    pub(super) fn empty(game: &Game) -> Self {
        let gun = Gun { site: Gun::NO_SITE, is_up: true, is_out: false, is_captured: false };
        Self {
            pieces: vec![PieceState::WAITING; game.pieces.len()],
            guns: vec![gun; game.guns.len()],
            bearing: vec![None; game.batteries.len()],
            columns: vec![Column::open(); usize::from(game.reserve()) + 1],
            crowd: vec![Crowd::default(); game.board.len()],
            ..Self::blank()
        }
    }

    /// Whether the plan of the columns is secret and not empty.
    #[must_use]
    pub fn has_secret(&self) -> bool {
        self.phase.is_secret() && self.columns.iter().any(|own| own.stands > 0 || own.start != Column::NO_START)
    }

    /// A copy of the position without the plan.
    #[must_use]
    pub(super) fn without_plan(&self) -> Self {
        let mut seen = self.clone();
        seen.hide_plan();
        seen
    }

    /// Removes the plan and returns it: the stands and the start position of each column.
    pub(super) fn hide_plan(&mut self) -> Vec<(u8, u8)> {
        let hidden = |column: &mut Column| {
            let plan = (column.stands, column.start);
            (column.stands, column.start) = (0, Column::NO_START);
            plan
        };
        self.columns.iter_mut().map(hidden).collect()
    }

    /// Restores a plan that was removed.
    pub(super) fn show_plan(&mut self, plan: &[(u8, u8)]) {
        for (column, plan) in self.columns.iter_mut().zip(plan) {
            (column.stands, column.start) = *plan;
        }
    }

    /// Whether a piece is in play.
    #[must_use]
    pub fn is_alive(&self, piece: crate::play::PieceId) -> bool {
        matches!(self.state(piece).life, Life::Standing | Life::Ranked)
    }

    /// Whether the reserve has not been released.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.columns.last().is_some_and(|own| own.stage == Stage::Held)
    }
}
