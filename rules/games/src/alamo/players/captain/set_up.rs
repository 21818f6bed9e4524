//! Placing pieces where the scenario leaves the set-up open (2.0).

use super::super::Seat;
use super::super::identity::of_action;
use super::Captain;
use super::orders::Note;
use crate::alamo::{Action, Mode, PieceClass, PieceId};
use crate::board::{Crossing, SpotId};
use crate::dice::{Drawer, Streams};
use crate::side::Side;

/// An upper bound of the placements of a side: more than it has pieces and columns.
const MOST_SET_UPS: u16 = 250;

impl Captain {
    /// Chooses one placement, or plots one column.
    pub(super) fn set_up(&mut self, seat: Seat<'_>, streams: &mut Streams) -> Action {
        let Seat { game, view, side } = seat;
        let mut legal = Vec::new();
        game.legal(view, &mut legal);
        let drawer = Drawer::from(side);
        // What a variant still demands of a complete set-up is unknown; then anything is tried.
        self.set_ups += 1;
        if self.set_ups > MOST_SET_UPS {
            return legal.get(streams.below(drawer, legal.len())).copied().unwrap_or(Action::Done);
        }
        // The strongest waiting piece is placed first; each takes the best of its spots.
        let piece = legal.iter().filter_map(|action| match action {
            Action::Place { piece, .. } => {
                Some((self.rank(seat, *piece), self.draw.rank(game.piece(*piece).identity), *piece))
            }
            _ => None,
        });
        let piece = piece.max().map(|(.., piece)| piece);
        let order = piece.and_then(|piece| self.orders.post_of(piece).map(|at| Action::Place { piece, at }));
        let order = order.filter(|order| legal.contains(order));
        let mut note = piece.map(|piece| Note::new(piece, SpotId::NOWHERE));
        let mut best: Option<(f32, Action)> = None;
        for action in &legal {
            let liking = self.draw.liking(of_action(game, *action));
            let worth = match *action {
                Action::Place { piece: own, at } if Some(own) == piece => {
                    self.site(seat, own, at) + self.bent.as_ref().map_or(0.0, |bent| bent.site(seat, own, at)) + liking
                }
                Action::Place { .. } => continue,
                // A predictable plot would be no secret.
                Action::Plot { column, area } => {
                    let wanted = self.bent.as_ref().map_or(0.0, |bent| bent.entry(area));
                    self.entry(seat, column, area) + wanted + 0.5 * liking
                }
                Action::Done => -1.0e6,
                _ => streams.below(drawer, 100) as f32 / 100.0 - 1.0e5,
            };
            if let (Some(note), Action::Place { at, .. }) = (&mut note, action) {
                note.add(worth, *at);
            }
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *action));
            }
        }
        let chosen = order.or(best.map(|(_, action)| action)).unwrap_or(Action::Done);
        if let (Some(note), Action::Place { piece, at }) = (note, chosen) {
            self.orders.note(Note { piece, to: at, ..note });
        }
        chosen
    }

    /// Returns the placement priority of a piece: units before leaders, the strong before the weak.
    fn rank(&self, Seat { game, .. }: Seat<'_>, piece: PieceId) -> u16 {
        match &game.piece(piece).class {
            PieceClass::Unit { full, .. } => 100 + u16::from(full.fire) + u16::from(full.melee),
            PieceClass::Battery { strength } => 100 + u16::from(*strength),
            PieceClass::Leader { rating, .. } => u16::from(*rating),
        }
    }

    /// Returns the worth of a spot for a piece set up there.
    fn site(&mut self, seat: Seat<'_>, piece: PieceId, at: SpotId) -> f32 {
        let Seat { game, view, side } = seat;
        match (&game.piece(piece).class, side) {
            (PieceClass::Battery { .. }, _) => self.ground_seen(seat, at),
            (PieceClass::Unit { .. }, Side::Texan) => {
                let gun = game.batteries().iter().any(|battery| view.state(*battery).at == at);
                let friends = game.units(side).iter().filter(|unit| view.state(**unit).is_on_map());
                let nearest = friends.map(|unit| game.board().range(view.state(*unit).at, at)).min().unwrap_or(9);
                let apart = nearest.min(4) as f32;
                self.ground_seen(seat, at) + 20.0 * self.is_wall(seat, at) + 4.0 * apart + if gun { 60.0 } else { 0.0 }
            }
            (PieceClass::Leader { .. }, Side::Texan) => {
                let unit = view.unit_on(at).map_or(-100.0, |unit| f32::from(game.morale(view, unit)));
                let alone = self.led(seat, at);
                unit + 3.0 * self.is_wall(seat, at) - 50.0 * alone
            }
            (PieceClass::Unit { .. }, Side::Mexican) => {
                let way = f32::from(self.situation.approach.from(at).min(200));
                -way - 2.0 * self.situation.exposed(game, view, at)
            }
            (PieceClass::Leader { .. }, Side::Mexican) => {
                let unit = if view.unit_on(at).is_some() { 0.0 } else { -100.0 };
                unit + self.situation.exposed(game, view, at) - 50.0 * self.led(seat, at)
            }
        }
    }

    /// Returns 1 if a leader of the side is on a spot, otherwise 0.
    fn led(&self, Seat { game, view, side }: Seat<'_>, at: SpotId) -> f32 {
        let led = game.leaders().iter().any(|own| view.state(*own).at == at && game.piece(*own).side == Some(side));
        if led { 1.0 } else { 0.0 }
    }

    /// Returns the ground outside the walls seen from a spot, cached from the first call: a set-up may ask for each
    /// spot hundreds of times.
    pub(super) fn ground_seen(&mut self, seat: Seat<'_>, at: SpotId) -> f32 {
        self.grounds.resize(seat.game.board().len(), None);
        if let Some(seen) = self.grounds[at.index()] {
            return seen;
        }
        let seen = self.field_of_fire(seat, at);
        self.grounds[at.index()] = Some(seen);
        seen
    }

    /// Returns the ground outside the walls seen from a spot, in hundredths of the board.
    fn field_of_fire(&self, Seat { game, view, .. }: Seat<'_>, at: SpotId) -> f32 {
        let board = game.board();
        let outside = board.ids().filter(|spot| !board.confines().contains(*spot));
        let (mut seen, mut all) = (0.0, 1.0);
        for spot in outside {
            // Near ground matters more than far ground.
            let weight = 10.0 / (4.0 + board.range(at, spot) as f32);
            all += weight;
            if game.sees(view, at, spot) {
                seen += weight;
            }
        }
        100.0 * seen / all
    }

    /// Returns 1 if a spot borders the outside, so that a unit there keeps the enemy out, otherwise 0.
    fn is_wall(&self, Seat { game, view, .. }: Seat<'_>, at: SpotId) -> f32 {
        let outside = |crossing: &Crossing| {
            crossing.cost != Crossing::PROHIBITED && !game.board().confines().contains(crossing.to)
        };
        if game.crossings(view, at).any(|crossing| outside(&crossing)) { 1.0 } else { 0.0 }
    }

    /// Returns the worth of an entry area for a column: a short way in under little fire.
    fn entry(&self, seat: Seat<'_>, column: u8, area: u8) -> f32 {
        let Seat { game, view, side } = seat;
        let Some(area) = game.areas().iter().find(|own| own.number == area) else { return 0.0 };
        let strength: u32 = game
            .units(side)
            .iter()
            .filter(|unit| game.piece(**unit).column == Some(column))
            .map(|unit| u32::from(game.strength(view, *unit, Mode::Melee)))
            .sum();
        let spot = |at: &SpotId| {
            -f32::from(self.situation.approach.from(*at).min(200)) - 0.5 * self.situation.exposed(game, view, *at)
        };
        let mean = area.spots.iter().map(spot).sum::<f32>() / area.spots.len().max(1) as f32;
        mean * (1.0 + strength as f32 / 100.0)
    }
}
