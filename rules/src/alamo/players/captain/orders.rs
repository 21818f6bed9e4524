//! Orders that override a captain: the spots pieces must go to in one phase.

use crate::alamo::{Phase, PieceId, Position};
use crate::board::SpotId;

/// How many posts are noted for a piece.
const NOTED: usize = 16;

/// Orders for one phase, and what the captain chose from when he planned it.
#[derive(Debug, Clone, Default)]
pub(in crate::alamo::players) struct Orders {
    phase: Option<(u8, Phase)>,
    /// Who is to go where, or to stay there.
    posts: Vec<(PieceId, SpotId)>,
    /// What he chose from, the pieces in the order in which they go; nothing is noted where nobody asks for it.
    notes: Option<Vec<Note>>,
}

/// The posts a piece could choose from.
#[derive(Debug, Clone, Copy)]
pub(in crate::alamo::players) struct Note {
    pub(in crate::alamo::players) piece: PieceId,
    /// Where it goes.
    pub(in crate::alamo::players) to: SpotId,
    /// What is best for it by the captain's weights, and what it is worth; the last may be nowhere.
    pub(in crate::alamo::players) posts: [(f32, SpotId); NOTED],
}

impl Orders {
    /// Sends pieces to posts in the phase of a position.
    pub(in crate::alamo::players) fn give(&mut self, view: &Position, posts: &[(PieceId, SpotId)]) {
        self.turn_to(Some((view.turn, view.phase)));
        self.posts.clear();
        self.posts.extend_from_slice(posts);
    }

    /// Has the captain note from now on what he chooses from.
    pub(in crate::alamo::players) fn ask_for_notes(&mut self) {
        self.notes = Some(Vec::new());
    }

    /// What he has noted since he was asked to.
    pub(in crate::alamo::players) fn take_notes(&mut self) -> Vec<Note> {
        self.notes.take().unwrap_or_default()
    }

    /// Orders for another phase are out of date.
    pub(super) fn turn_to(&mut self, phase: Option<(u8, Phase)>) {
        if self.phase != phase {
            self.phase = phase;
            self.posts.clear();
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.posts.clear();
        self.notes = None;
    }

    /// Where a piece is sent.
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

    /// Takes a post in where it belongs.
    pub(super) fn add(&mut self, worth: f32, spot: SpotId) {
        if let Some(place) = self.posts.iter().position(|(other, _)| worth > *other) {
            self.posts[place..].rotate_right(1);
            self.posts[place] = (worth, spot);
        }
    }
}
