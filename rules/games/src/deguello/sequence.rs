//! The sequence of phases (D4).

use super::event::{Events, Happening, tell};
use super::house::named;
use super::position::{Crowd, Decider, Did, Due, Ending, Gun, PieceState, Position};
use super::{Game, Phase, atoms};
use crate::house::{Marks, Occasions as _, Roles};
use crate::side::Side;
use crate::variant::InPhase;

impl Game {
    /// Begins a phase.
    pub(super) fn enter(&self, position: &mut Position, phase: Phase, events: &mut Events) {
        position.phase = phase;
        tell(events, phase.atom(), Happening::Began { round: position.round, phase });
        self.heed_beginning(position, named(phase), phase == Phase::Light, events);
        if position.ended.is_some() {
            return;
        }
        match phase {
            Phase::Light => self.see_light(position),
            Phase::MexicanOrder => {
                self.rest(position, Side::Mexican);
                self.release_staff(position, events);
            }
            Phase::TexanOrder => self.rest(position, Side::Texan),
            Phase::Fires => self.burn_on(position),
            Phase::SetUp | Phase::MexicanAction | Phase::TexanAction => {}
        }
    }

    /// Resets what pieces, guns and fires have done, before an activation of a side.
    fn rest(&self, position: &mut Position, side: Side) {
        for state in &mut position.pieces {
            state.did = if self.ground.touches(state.at) { Did::TOUCH } else { Did::empty() };
            state.began = state.at;
        }
        for gun in &mut position.guns {
            gun.is_done = false;
        }
        for fire in &mut position.fires {
            fire.seen[side.index()] = true;
        }
        position.fought.clear();
        (position.mover, position.bound, position.caller, position.battery) = (None, None, None, None);
    }

    /// Ends the current phase.
    pub(super) fn leave_phase(&self, position: &mut Position, events: &mut Events) {
        self.heed_end(position, named(position.phase), events);
        if position.ended.is_some() {
            return;
        }
        let side = position.phase.side();
        match position.phase {
            Phase::SetUp => self.begin_round(position, events),
            Phase::Light => self.enter(position, Phase::MexicanOrder, events),
            Phase::MexicanOrder | Phase::MexicanAction => {
                self.scorch(position, side, events);
                self.enter(position, Phase::TexanOrder, events);
            }
            Phase::TexanOrder | Phase::TexanAction => {
                self.scorch(position, side, events);
                if Self::has_fires(position) {
                    self.enter(position, Phase::Fires, events);
                } else {
                    self.end_round(position, events);
                }
            }
            Phase::Fires => self.end_round(position, events),
        }
    }

    /// Passes for the side to play (D4.0.b).
    pub(super) fn pass(&self, position: &mut Position, events: &mut Events) {
        position.passes = position.passes.saturating_add(1);
        tell(events, atoms::D4_0_B, Happening::Passed { side: position.phase.side() });
        self.leave_phase(position, events);
    }

    fn begin_round(&self, position: &mut Position, events: &mut Events) {
        position.round = position.round.saturating_add(1);
        self.enter(position, Phase::Light, events);
    }

    fn end_round(&self, position: &mut Position, events: &mut Events) {
        self.heed_end(position, Some(InPhase::TurnEnd), events);
        if position.ended.is_some() {
            return;
        }
        if i32::from(position.passes) >= 2 * self.figures.idle_rounds {
            return self.finish(position, Ending::Idle, events);
        }
        if i32::from(position.round) >= self.last_round(position) {
            return self.finish(position, Ending::RoundsOver, events);
        }
        self.begin_round(position, events);
    }

    /// Continues play until a player has to decide or dice are due.
    pub(super) fn go_on(&self, position: &mut Position, events: &mut Events) {
        while position.ended.is_none() && position.asked.is_empty() {
            let before = events.len();
            if let Some(reason) = self.is_spent(position) {
                return self.finish(position, reason, events);
            }
            match position.due.last() {
                Some(due) if self.decides(position, due) != Decider::Nobody => return,
                Some(_) => {
                    if let Some(due) = position.due.pop() {
                        self.happens(position, due, events);
                        self.heed(position, before, Roles::default(), events);
                    }
                }
                None if matches!(position.phase, Phase::Light | Phase::Fires) => {
                    self.leave_phase(position, events);
                    self.heed(position, before, Roles::default(), events);
                }
                None => return,
            }
        }
    }

    /// Who or what decides something that is due.
    pub(super) fn decides(&self, position: &Position, due: &Due) -> Decider {
        let one = |count: usize, side: Side| if count > 1 { Decider::Player(side) } else { Decider::Nobody };
        match due {
            Due::Invalid { .. } => Decider::Dice("dice-deguello-invalid", 1),
            Due::Day => Decider::Dice("dice-deguello-day", 2),
            Due::Check { .. } | Due::Wound { .. } => Decider::Dice("dice-deguello-wound", 1),
            Due::Shot { .. } => Decider::Dice("dice-deguello-fire", 2),
            Due::Cannon { .. } | Due::Blast { .. } => Decider::Dice("dice-deguello-cannon", 2),
            Due::Ladder { .. } => Decider::Dice("dice-deguello-ladder-lost", 1),
            Due::Officer { .. } => Decider::Dice("dice-deguello-officer", 1),
            Due::Emplace { .. } => Decider::Dice("dice-deguello-ladder", 1),
            Due::Axe { .. } => Decider::Dice("dice-deguello-door", 1),
            Due::Arson { .. } => Decider::Dice("dice-deguello-arson", 1),
            Due::Clash(clash) if clash.rolled == 0 => Decider::Dice("dice-deguello-attack", 2),
            Due::Clash(_) => Decider::Dice("dice-deguello-defence", 2),
            Due::Burn { .. } => Decider::Dice("dice-deguello-burning", 1),
            Due::Officers { area, side } => one(self.officers_in(position, *area, *side).count(), *side),
            Due::Beaten { side, units } => {
                one(units.iter().filter(|own| position.state(**own).stands()).count(), *side)
            }
            Due::Ignite { area } => one(self.spreads_to(position, *area).len(), Side::Mexican),
            Due::Free { by, target } => match self.side(*by) {
                Some(side) if self.musket(position, *by, *target).is_ok() => Decider::Player(side),
                _ => Decider::Nobody,
            },
            Due::Up { .. } | Due::Leave { .. } => Decider::Nobody,
        }
    }

    /// Carries out something that needs no decision.
    fn happens(&self, position: &mut Position, due: Due, events: &mut Events) {
        match due {
            Due::Officers { area, side } => {
                let officer = self.officers_in(position, area, side).next();
                if let Some(officer) = officer {
                    self.officer_falls(position, officer, events);
                }
            }
            Due::Beaten { units, .. } => {
                let unit = units.into_iter().find(|own| position.state(*own).stands());
                if let Some(unit) = unit {
                    self.beat(position, unit, events);
                }
            }
            Due::Ignite { area } => {
                let next = self.spreads_to(position, area).first().copied();
                if let Some(next) = next {
                    self.ignite(position, next, atoms::D16_3_B, events);
                }
            }
            Due::Up { piece, edge, to } => self.up(position, piece, edge, to, events),
            Due::Leave { piece, to } => self.leave(position, piece, to, events),
            Due::Invalid { .. }
            | Due::Day
            | Due::Check { .. }
            | Due::Shot { .. }
            | Due::Cannon { .. }
            | Due::Blast { .. }
            | Due::Ladder { .. }
            | Due::Officer { .. }
            | Due::Wound { .. }
            | Due::Emplace { .. }
            | Due::Axe { .. }
            | Due::Arson { .. }
            | Due::Clash(_)
            | Due::Free { .. }
            | Due::Burn { .. } => {}
        }
    }
}

impl Position {
    /// A position without pieces.
    pub(super) const fn blank() -> Self {
        Self {
            round: 0,
            phase: Phase::SetUp,
            is_day: false,
            pieces: Vec::new(),
            guns: Vec::new(),
            ladders: Vec::new(),
            doors: Vec::new(),
            fires: Vec::new(),
            rubble: Vec::new(),
            locks: Vec::new(),
            fought: Vec::new(),
            mover: None,
            bound: None,
            caller: None,
            battery: None,
            due: Vec::new(),
            passes: 0,
            released: false,
            lost: 0,
            ended: None,
            marks: Marks::NONE,
            asked: Vec::new(),
            crowd: Crowd::NONE,
        }
    }

    /// The position of a game before anything is placed.
    pub(super) fn empty(game: &Game) -> Self {
        let state =
            |piece: &super::Piece| PieceState { ladders: piece.ladders, axes: piece.axes, ..PieceState::WAITING };
        let gun = Gun { is_loaded: true, is_done: false };
        Self {
            pieces: game.pieces.iter().map(state).collect(),
            guns: vec![gun; game.guns.len()],
            crowd: Crowd::new(game.board.len(), game.pieces.len()),
            ..Self::blank()
        }
    }
}
