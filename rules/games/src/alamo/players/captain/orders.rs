//! Orders that override a captain: the spots pieces must go to in one phase.

use crate::alamo::{Phase, PieceId, Position};
use crate::board::SpotId;

/// The number of posts noted for each piece.
const NOTED: usize = 16;

/// Orders for one phase, with the alternatives the captain chose from when planning it.
#[derive(Debug, Clone, Default)]
pub(in crate::alamo::players) struct Orders {
    phase: Option<(u8, Phase)>,
    /// The spots pieces are sent to, or must stay on.
    posts: Vec<(PieceId, SpotId)>,
    /// Whether every offer of a rule is taken up, whatever its worth.
    takes_offers: bool,
    /// The alternatives for each piece, in the order in which the pieces go; `None` unless notes were asked for.
    notes: Option<Vec<Note>>,
}

/// The posts a piece could choose from.
#[derive(Debug, Clone, Copy)]
pub(in crate::alamo::players) struct Note {
    pub(in crate::alamo::players) piece: PieceId,
    /// The spot it goes to.
    pub(in crate::alamo::players) to: SpotId,
    /// The best posts by the captain's weights with their worth; trailing entries may be [`SpotId::NOWHERE`].
    pub(in crate::alamo::players) posts: [(f32, SpotId); NOTED],
}

impl Orders {
    /// Sends pieces to posts in the phase of a position.
    pub(in crate::alamo::players) fn give(&mut self, view: &Position, posts: &[(PieceId, SpotId)]) {
        self.turn_to(Some((view.turn, view.phase)));
        self.posts.clear();
        self.posts.extend_from_slice(posts);
    }

    /// Makes the captain note its alternatives from now on.
    pub(in crate::alamo::players) fn ask_for_notes(&mut self) {
        self.notes = Some(Vec::new());
    }

    /// Takes what the captain has noted since it was asked to.
    pub(in crate::alamo::players) fn take_notes(&mut self) -> Vec<Note> {
        self.notes.take().unwrap_or_default()
    }

    /// Drops the orders if they are for another phase.
    pub(super) fn turn_to(&mut self, phase: Option<(u8, Phase)>) {
        if self.phase != phase {
            self.phase = phase;
            self.posts.clear();
            self.takes_offers = false;
        }
    }

    /// Orders that every offer of a rule is taken up in the phase of the last orders.
    pub(in crate::alamo::players) const fn take_offers(&mut self, takes: bool) {
        self.takes_offers = takes;
    }

    /// Whether every offer of a rule is taken up.
    pub(super) const fn takes_offers(&self) -> bool {
        self.takes_offers
    }

    /// Clears orders and notes.
    pub(super) fn clear(&mut self) {
        self.posts.clear();
        self.takes_offers = false;
        self.notes = None;
    }

    /// Returns the spot a piece is sent to, if any.
    pub(super) fn post_of(&self, piece: PieceId) -> Option<SpotId> {
        self.posts.iter().find(|(own, _)| *own == piece).map(|(_, spot)| *spot)
    }

    pub(super) const fn is_noting(&self) -> bool {
        self.notes.is_some()
    }

    pub(super) fn note(&mut self, note: Note) {
        self.notes.iter_mut().for_each(|notes| notes.push(note));
    }
}

impl Note {
    pub(super) const fn new(piece: PieceId, to: SpotId) -> Self {
        Self { piece, to, posts: [(f32::MIN, SpotId::NOWHERE); NOTED] }
    }

    /// Inserts a post in order of worth.
    pub(super) fn add(&mut self, worth: f32, spot: SpotId) {
        if let Some(place) = self.posts.iter().position(|(other, _)| worth > *other) {
            self.posts[place..].rotate_right(1);
            self.posts[place] = (worth, spot);
        }
    }
}
