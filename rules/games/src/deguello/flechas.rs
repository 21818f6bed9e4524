//! Companies that split into flechas at the wall (D7.12).

use super::event::{Events, Happening, tell};
use super::position::{Did, Life, Position};
use super::refusal::{No, Verdict, unless};
use super::{Figures, Game, atoms};
use crate::board::SpotId;
use crate::play::PieceId;

impl Game {
    pub(super) fn may_split(&self, position: &Position, piece: PieceId) -> Verdict {
        self.may_act(position, piece)?;
        let state = position.state(piece);
        let company = self.kind(piece).is_company() && state.stands();
        unless(company, No::new(atoms::D7_12_B, "deguello-no-company").of(piece))?;
        let touched = state.did.contains(Did::TOUCH) && state.began == state.at;
        unless(touched, No::new(atoms::D7_12_B, "deguello-no-touch").of(piece))?;
        unless(self.is_led(position, piece), No::new(atoms::D4_11_A, "deguello-no-led").of(piece))?;
        unless(!position.is_locked(piece), No::new(atoms::D14_7_A, "deguello-no-locked").of(piece))?;
        let free = self.free_flechas(position, piece).count();
        unless(free >= self.parts(position, piece), No::new(atoms::D7_12_C, "deguello-no-flechas").of(piece))
    }

    /// The number of flechas a company splits into (D7.12.c).
    fn parts(&self, position: &Position, piece: PieceId) -> usize {
        let reduced = position.state(piece).is_reduced;
        let parts = if reduced { self.figures.split_reduced } else { self.figures.split_full };
        usize::from(Figures::small(parts))
    }

    /// The free flechas of a company's column that it can become.
    fn free_flechas<'p>(&'p self, position: &'p Position, piece: PieceId) -> impl Iterator<Item = PieceId> + 'p {
        let own = self.piece_of(piece);
        let fits = move |other: &PieceId| {
            let flecha = self.piece_of(*other);
            Some(flecha.kind) == own.kind.split()
                && flecha.command == own.command
                && flecha.range == own.range
                && position.state(*other).life == Life::Waiting
        };
        self.units.iter().copied().filter(fits)
    }

    /// Splits a company: its ladders and axes are shared out, and each flecha counts as having done what the company
    /// did (D7.12.c).
    pub(super) fn split(&self, position: &mut Position, piece: PieceId, events: &mut Events) {
        let flechas: Vec<PieceId> = self.free_flechas(position, piece).take(self.parts(position, piece)).collect();
        let own = *position.state(piece);
        tell(events, atoms::D7_12_B, Happening::Split { piece, flechas: flechas.len() as u8 });
        let count = flechas.len().max(1);
        for (number, flecha) in flechas.iter().enumerate() {
            let share = |all: u8, from: usize| {
                let all = usize::from(all);
                (all / count + usize::from((number + count - from) % count < all % count)) as u8
            };
            position.put(*flecha, own.at, own.life);
            let state = position.state_mut(*flecha);
            // Axes go to the last flechas, ladders to the first, so that no flecha carries everything.
            *state = super::PieceState {
                ladders: share(own.ladders, 0),
                axes: share(own.axes, count - usize::from(own.axes) % count),
                is_reduced: false,
                ..own
            };
            tell(events, atoms::D7_12_C, Happening::Placed { piece: *flecha, at: own.at });
        }
        position.put(piece, SpotId::NOWHERE, Life::Split);
        let state = position.state_mut(piece);
        (state.ladders, state.axes) = (0, 0);
    }
}
