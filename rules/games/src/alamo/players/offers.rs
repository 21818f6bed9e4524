//! A player's decisions about rules of variants: whether to use an offer, and what to answer.
//!
//! No rule is treated specially: it is applied to copies of the position, and the result is compared with the position
//! in which it is not used.

use super::Seat;
use super::foresight::Foresight;
use crate::alamo::variant::{Item, Task};
use crate::alamo::{Action, PieceId};

/// The most offers taken up in one phase.
const MOST_OFFERS: u8 = 12;

/// The most choices that are evaluated one by one.
const MOST_THINGS: usize = 16;

/// After this many targets for which a rule is worth nothing, the player ignores it for the rest of the phase.
const MOST_IN_VAIN: usize = 6;

/// The most positions whose promise is computed in a phase.
const MOST_THOUGHTS: u8 = 24;

/// The most answers to a rule's questions evaluated in a phase; the others are assumed to be alike.
const MOST_ANSWERS: usize = 3;

/// The least worth of an offer taken up, and the least difference for which one answer is preferred to another.
const LEAST: f32 = 0.02;

/// The offers of a phase as a player has evaluated them.
#[derive(Debug, Clone, Default)]
pub(super) struct Offers {
    /// The number of offers taken up.
    used: u8,
    thoughts: u8,
    /// The evaluated rules with their targets and worth.
    known: Vec<(u16, Item, f32)>,
    /// The rules that have asked, with the worth of accepting.
    answered: Vec<(u16, f32)>,
    legal: Vec<Action>,
    foresight: Foresight,
}

impl Offers {
    /// Clears the evaluations of the previous phase.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.thoughts = 0;
        self.known.clear();
        self.answered.clear();
    }

    /// Returns the most valuable use of a rule offered to a piece that has moved, or to no piece in particular; `any`
    /// even if it is worth nothing.
    pub(super) fn for_piece(&mut self, seat: Seat<'_>, to: Option<PieceId>, any: bool) -> Option<Action> {
        let least = if any { f32::MIN } else { LEAST };
        self.best(seat, least, |legal| seat.game.offered(seat.view, to, legal))
    }

    /// Returns the most valuable use of any offered rule.
    pub(super) fn for_anybody(&mut self, seat: Seat<'_>) -> Option<Action> {
        if !seat.game.has_offers(seat.view.phase) {
            return None;
        }
        self.best(seat, LEAST, |legal| seat.game.offers(seat.view, legal))
    }

    fn best(&mut self, seat: Seat<'_>, least: f32, list: impl FnOnce(&mut Vec<Action>)) -> Option<Action> {
        if self.used >= MOST_OFFERS {
            return None;
        }
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        list(&mut legal);
        let mut best: Option<(f32, Action)> = None;
        for action in &legal {
            let worth = self.worth(seat, *action);
            if worth > best.map_or(least, |(most, _)| most) {
                best = Some((worth, *action));
            }
        }
        self.legal = legal;
        let (_, action) = best?;
        self.used += 1;
        Some(action)
    }

    /// Returns the worth of using an offered rule; an evaluation is kept for the phase.
    fn worth(&mut self, seat: Seat<'_>, action: Action) -> f32 {
        let Action::Use { rule, item, .. } = action else { return 0.0 };
        if let Some((.., worth)) = self.known.iter().find(|(own, on, _)| (*own, *on) == (rule, item)) {
            return *worth;
        }
        let of_rule = || self.known.iter().filter(|(own, ..)| *own == rule);
        if of_rule().count() >= MOST_IN_VAIN && of_rule().all(|(.., worth)| *worth <= LEAST) {
            return 0.0;
        }
        let worth = self.gain(seat, action);
        self.known.push((rule, item, worth));
        worth
    }

    /// Returns the gain from an action compared with doing nothing.
    ///
    /// During a move the immediate result decides, and the promise only if that is nothing: the coming phases would
    /// pass without the rest of the move. In other phases it is the other way round: once a side has finished one, the
    /// game goes on without it, and what is seen then is not caused by its action.
    fn gain(&mut self, Seat { game, view, side }: Seat<'_>, action: Action) -> f32 {
        let before = self.foresight.outlook(game, view, side);
        let at_once = self.foresight.after(game, view, side, action) - before;
        let is_move = view.phase.is_movement();
        if is_move && at_once.abs() > LEAST {
            return at_once;
        }
        if self.thoughts >= MOST_THOUGHTS {
            return if is_move { at_once } else { 0.0 };
        }
        self.thoughts += 1;
        let now = (view.turn, view.phase);
        let promised = self.foresight.promised(game, now, side);
        promised - self.foresight.promise(game, view, now, side)
    }

    /// Chooses an answer to a rule of a variant; `liking`, always below 1, separates answers with unforeseeable
    /// results.
    pub(super) fn reply(&mut self, seat: Seat<'_>, mut liking: impl FnMut(Action) -> f32) -> Action {
        let Seat { game, view, .. } = seat;
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(view, &mut legal);
        let few = legal.len() <= MOST_THINGS && legal.len() > 1 && !view.phase.is_setup();
        let foreseen: Vec<f32> = if few { self.foreseen(seat, &legal) } else { vec![0.0; legal.len()] };
        let mut best: Option<(f32, Action)> = None;
        for (action, foreseen) in legal.iter().zip(foreseen) {
            // If nothing can be foreseen, an offer is taken, and among things those that look most useful come first.
            let worth = (foreseen / LEAST).round() + liking(*action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *action));
            }
        }
        self.legal = legal;
        best.map_or(Action::Done, |(_, action)| action)
    }

    /// Returns the result of each answer: the immediate one or, if those are equal, the promise.
    fn foreseen(&mut self, seat: Seat<'_>, legal: &[Action]) -> Vec<f32> {
        let Seat { game, view, side } = seat;
        let at_once: Vec<f32> = legal.iter().map(|action| self.foresight.after(game, view, side, *action)).collect();
        let differ = at_once.iter().any(|own| (own - at_once[0]).abs() > LEAST);
        if differ || legal.len() > MOST_IN_VAIN {
            return at_once;
        }
        let asked = match view.frames.last().map(|frame| frame.task) {
            Some(Task::Ask { rule }) => Some(rule),
            _ => None,
        };
        let before = |own: &Self| {
            let worths: Vec<f32> =
                own.answered.iter().filter(|(rule, _)| Some(*rule) == asked).map(|(_, worth)| *worth).collect();
            (worths.len(), worths.iter().sum::<f32>() / worths.len().max(1) as f32)
        };
        let (times, mean) = before(self);
        if times >= MOST_ANSWERS {
            return legal.iter().map(|action| if *action == Action::Accept { mean } else { 0.0 }).collect();
        }
        if usize::from(self.thoughts) + legal.len() > usize::from(MOST_THOUGHTS) {
            return at_once;
        }
        self.thoughts += legal.len() as u8;
        let mut promised = Vec::new();
        for action in legal {
            self.foresight.after(game, view, side, *action);
            promised.push(self.foresight.promised(game, (view.turn, view.phase), side));
        }
        let of = |wanted: Action| legal.iter().position(|own| *own == wanted).map(|at| promised[at]);
        if let (Some(rule), Some(yes), Some(no)) = (asked, of(Action::Accept), of(Action::Decline)) {
            self.answered.push((rule, yes - no));
        }
        promised
    }
}
