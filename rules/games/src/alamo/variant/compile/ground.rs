//! The part of a game common to every set of variants: its painted hexsides, its rooms, its words.

use std::sync::Arc;

use super::layout;
use crate::alamo::Game;
use crate::alamo::piece_set::PieceSet;
use crate::alamo::variant::Program;
use crate::alamo::variant::zone::SideList;
use crate::map::MapDocument;
use crate::side::Side;

/// The part of a game that is the same whatever variants are compiled for it.
pub(in crate::alamo::variant) struct CompileBase {
    /// A program without rules that has the hexsides and rooms.
    pub(super) program: Program,
    /// All tags of pieces, sorted.
    pub(super) tags: Vec<String>,
    /// The pieces of each side.
    pub(super) sides: [PieceSet; 2],
}

impl CompileBase {
    /// Creates the base for a game that has its board and its pieces.
    pub(in crate::alamo::variant) fn new(map: &MapDocument, game: &Game) -> Self {
        let mut program = Program { sides: Arc::new(SideList::painted(&game.board)), ..Program::default() };
        program.rooms = layout::rooms(map, &game.board);
        program.room_spots = vec![Vec::new(); map.rooms.len()];
        for (spot, room) in game.board.ids().zip(&program.rooms) {
            if let Some(spots) = program.room_spots.get_mut(usize::from(*room)) {
                spots.push(spot);
            }
        }
        program.room_names = map.rooms.iter().map(|room| room.id.clone()).collect();
        Self { program, tags: game.tags(), sides: sides(game) }
    }

    /// Returns the base for the same board with the current pieces of a game.
    pub(in crate::alamo::variant) fn with_pieces_of(&self, game: &Game) -> Self {
        Self { program: self.program.clone(), tags: game.tags(), sides: sides(game) }
    }
}

/// Returns the pieces of each side.
fn sides(game: &Game) -> [PieceSet; 2] {
    Side::ALL.map(|side| {
        let mut own = PieceSet::default();
        let pieces = game.piece_ids().filter(|piece| game.piece(*piece).side == Some(side));
        pieces.for_each(|piece| own.insert(piece));
        own
    })
}
