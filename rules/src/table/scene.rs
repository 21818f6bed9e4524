//! A moment of play, as a picture of it needs it.

use std::borrow::Cow;

use crate::board::SpotId;
use crate::map::MapDocument;
use crate::play::{Marker, PieceId, Shown, Token};
use crate::spot::Spot;

/// A moment of play: the counters where they stand, and everything else that lies on the map.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The map, where it is not the printed one any more.
    pub map: Option<MapDocument>,
    /// The counters on the map, by name and spot.
    pub counters: Vec<(String, Spot, Token)>,
    /// The markers, with where they lie; `None` beside the map.
    pub markers: Vec<(Marker, Option<SpotId>)>,
}

impl Scene {
    /// The scene of a position. To show a player what he may see, hand over his view of it
    /// ([`Game::view`](crate::play::Game::view)).
    #[must_use]
    pub fn of<G: Shown>(game: &G, position: &G::Position, printed: &MapDocument) -> Self {
        let map = match game.map_now(printed, position) {
            Cow::Borrowed(_) => None,
            Cow::Owned(now) => Some(now),
        };
        let tokens = (0..game.piece_count()).map(|number| game.token(position, PieceId(number as u16)));
        let counters = tokens.filter_map(|token| {
            let at = game.board().spot(token.at?);
            Some((game.piece(token.piece).name.to_owned(), at, token))
        });
        let counters = counters.collect();
        let lies = |marker: &Marker| match marker.on {
            crate::play::Bearer::Piece(piece) => game.token(position, piece).at,
            crate::play::Bearer::Spot(spot) => Some(spot),
            crate::play::Bearer::Beside | crate::play::Bearer::Hexside(_) => None,
        };
        let markers = game.markers(position).into_iter().map(|marker| {
            let at = lies(&marker);
            (marker, at)
        });
        Self { map, counters, markers: markers.collect() }
    }
}
