//! How a player decides about rules of variants: whether to use an offer, and what to answer.
//!
//! No rule is treated specially: it is applied to copies of the position, and the result is compared with the position
//! in which it is not used.

use super::Seat;
use super::foresight::Foresight;
use crate::alamo::variant::{Item, Task};
use crate::alamo::{Action, PieceId};

/// More offers than anybody takes up in one phase.
const MOST_OFFERS: u8 = 12;

/// More things to choose from than he thinks through one by one.
const MOST_THINGS: usize = 16;

/// After this many targets for which a rule is worth nothing, the player ignores it for the rest of the phase.
const MOST_IN_VAIN: usize = 6;

/// Positions he looks at in a phase to see what they promise.
const MOST_THOUGHTS: u8 = 24;

/// Answers to the questions of a rule that are thought through in a phase; the others are like them.
const MOST_ANSWERS: usize = 3;

/// What an offer must be worth to be taken up, and what an answer must be worth more than another to be preferred.
const LEAST: f32 = 0.02;

/// What a player has made of the offers of a phase.
#[derive(Debug, Clone, Default)]
pub(super) struct Offers {
    /// Offers taken up.
    used: u8,
    thoughts: u8,
    /// Rules, and what they would be used on, that have been thought through, and what that is worth.
    known: Vec<(u16, Item, f32)>,
    /// Rules that have asked, and what it was worth to accept.
    answered: Vec<(u16, f32)>,
    legal: Vec<Action>,
    foresight: Foresight,
}

impl Offers {
    /// Forgets the phase before.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.thoughts = 0;
        self.known.clear();
        self.answered.clear();
    }

    /// The rule on offer to a piece that has made its move, or to nobody in particular, that is most worth being used.
    pub(super) fn for_piece(&mut self, seat: Seat<'_>, to: Option<PieceId>) -> Option<Action> {
        self.best(seat, |legal| seat.game.offered(seat.view, to, legal))
    }

    /// The rule on offer to anybody that is most worth being used.
    pub(super) fn for_anybody(&mut self, seat: Seat<'_>) -> Option<Action> {
        if !seat.game.has_offers(seat.view.phase) {
            return None;
        }
        self.best(seat, |legal| seat.game.offers(seat.view, legal))
    }

    fn best(&mut self, seat: Seat<'_>, list: impl FnOnce(&mut Vec<Action>)) -> Option<Action> {
        if self.used >= MOST_OFFERS {
            return None;
        }
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        list(&mut legal);
        let mut best: Option<(f32, Action)> = None;
        for action in &legal {
            let worth = self.worth(seat, *action);
            if worth > best.map_or(LEAST, |(most, _)| most) {
                best = Some((worth, *action));
            }
        }
        self.legal = legal;
        let (_, action) = best?;
        self.used += 1;
        Some(action)
    }

    /// What a rule on offer is worth; what has been thought through once holds for the phase.
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

    /// What it is worth to do something rather than nothing.
    ///
    /// During a move what is seen at once decides, and what it promises only where that is nothing: the phases to come would
    /// go by without the rest of the move. In other phases it is the other way round: once a side is through with one, the
    /// game goes on by itself, and what is seen then does not come of what it did.
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

    /// What he answers to a rule of a variant; `liking` tells answers apart of which nothing can be foreseen, by less
    /// than 1.
    pub(super) fn reply(&mut self, seat: Seat<'_>, mut liking: impl FnMut(Action) -> f32) -> Action {
        let Seat { game, view, .. } = seat;
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(view, &mut legal);
        let few = legal.len() <= MOST_THINGS && legal.len() > 1 && !view.phase.is_setup();
        let foreseen: Vec<f32> = if few { self.foreseen(seat, &legal) } else { vec![0.0; legal.len()] };
        let mut best: Option<(f32, Action)> = None;
        for (action, foreseen) in legal.iter().zip(foreseen) {
            // Where nothing can be foreseen, what is offered is taken, and of things those first that look most useful.
            let worth = (foreseen / LEAST).round() + liking(*action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *action));
            }
        }
        self.legal = legal;
        best.map_or(Action::Done, |(_, action)| action)
    }

    /// What each answer leads to: at once, or, where that is the same, what it promises.
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
