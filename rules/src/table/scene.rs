//! The data of a picture of a position.

use std::borrow::Cow;

use crate::board::SpotId;
use crate::map::MapDocument;
use crate::play::{Marker, PieceId, Shown, Token};
use crate::spot::Spot;

/// A position to draw: the counters on their spots, and all markers.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The map, if it differs from the printed one.
    pub map: Option<MapDocument>,
    /// The counters on the map, by name and spot.
    pub counters: Vec<(String, Spot, Token)>,
    /// The markers with their spots; `None` for a marker off the map or on a hexside.
    pub markers: Vec<(Marker, Option<SpotId>)>,
}

impl Scene {
    /// Returns the scene of a position. To show only what a player may see, pass that player's view of it
    /// ([`Game::view`](crate::play::Game::view)).
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::table::Scene;
    ///
    /// let scene = Scene::new(&game, &game.start(), &project.map);
    /// let shown: Vec<String> = scene.counters.iter().map(|(name, spot, _)| format!("{name} {spot}")).collect();
    /// assert_eq!(shown, ["rifles 0303"], "the other unit waits beside the map");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new<G: Shown>(game: &G, position: &G::Position, printed: &MapDocument) -> Self {
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
