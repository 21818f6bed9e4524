//! Rules of variants: whether the captain uses what is offered, and what he answers when he is asked.

use super::super::Seat;
use super::super::answers::MOST_OFFERS;
use super::Captain;
use crate::alamo::variant::Item;
use crate::alamo::{Action, Mode, PieceId};
use crate::dice::{Drawer, Streams};

/// More things to choose from than he thinks through one by one.
const MOST_THINGS: usize = 16;

/// What an offer must be worth to be taken up, and what an answer must be worth more than another to be preferred.
const LEAST: f32 = 0.02;

/// What he has made of the offers of a phase.
#[derive(Debug, Clone, Default)]
pub(super) struct Offers {
    /// Offers taken up.
    used: u8,
    /// Rules, and what they would be used on, that have been thought through, and whether they are worth it.
    known: Vec<(u16, Item, bool)>,
    legal: Vec<Action>,
}

impl Offers {
    /// Forgets the phase before.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.known.clear();
    }
}

impl Captain {
    /// A rule on offer to a piece that has made its move, or to nobody in particular, that is worth being used.
    pub(super) fn offer(&mut self, seat: Seat<'_>, to: Option<PieceId>) -> Option<Action> {
        let Seat { game, view, .. } = seat;
        if self.offers.used >= MOST_OFFERS {
            return None;
        }
        let mut legal = std::mem::take(&mut self.offers.legal);
        legal.clear();
        game.offered(view, to, &mut legal);
        let found = legal.iter().copied().find(|action| self.is_worth_using(seat, *action));
        self.offers.legal = legal;
        self.offers.used += u8::from(found.is_some());
        found
    }

    /// Whether a rule on offer is worth being used; what has been thought through once holds for the phase.
    fn is_worth_using(&mut self, Seat { game, view, side }: Seat<'_>, action: Action) -> bool {
        let Action::Use { rule, item, .. } = action else { return false };
        let known = self.offers.known.iter().find(|(own, on, _)| (*own, *on) == (rule, item));
        if let Some((.., is_worth)) = known {
            return *is_worth;
        }
        let before = self.foresight.outlook(game, view, side);
        let is_worth = self.foresight.after(game, view, side, action) > before + LEAST;
        self.offers.known.push((rule, item, is_worth));
        is_worth
    }

    /// What he answers to a rule of a variant.
    pub(super) fn reply(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let Seat { game, view, side } = seat;
        let mut legal = std::mem::take(&mut self.offers.legal);
        game.legal(view, &mut legal);
        let few = legal.len() <= MOST_THINGS && !view.phase.is_setup();
        let mut best: Option<(f32, Action)> = None;
        for action in &legal {
            let foreseen = if few && legal.len() > 1 { self.foresight.after(game, view, side, *action) } else { 0.0 };
            // Where nothing can be foreseen, what is offered is taken, and of things those first that look most useful.
            let worth = (foreseen / LEAST).round() + self.liking(seat, streams, *action);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *action));
            }
        }
        self.offers.legal = legal;
        best.map_or(Action::Done, |(_, action)| action)
    }

    /// How much he likes an answer of which nothing can be foreseen: below 1, so that it never outweighs what can be.
    fn liking(&mut self, seat: Seat<'_>, streams: &mut Streams, action: Action) -> f32 {
        let drawer = Drawer::from(seat.side);
        match action {
            Action::Accept => 0.5,
            Action::Pick { item: Item::Piece(piece) } => 0.1 + 0.8 * self.use_of(seat, piece),
            Action::Pick { .. } => 0.1 + streams.below(drawer, 100) as f32 / 200.0,
            _ => 0.0,
        }
    }

    /// How useful a piece is as it stands, of 1: in strength, and in the ground it can fire upon.
    fn use_of(&mut self, seat: Seat<'_>, piece: PieceId) -> f32 {
        let Seat { game, view, .. } = seat;
        if !game.piece(piece).is_unit() {
            return 0.5;
        }
        let strength = Mode::ALL.map(|mode| f32::from(game.strength(view, piece, mode)));
        let state = view.of(piece);
        let ground = if state.is_on_map() { self.ground_seen(seat, state.at) / 100.0 } else { 0.0 };
        (0.02 * (strength[0] + strength[1]) + 2.0 * ground).min(1.0)
    }
}
