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
    /// # use rules::{counters::CounterMix, map::MapDocument, project::Project};
    /// # use rules::{rulebook::Rulebook, scenario::Scenario, text};
    /// # let map = MapDocument::sketch(&["grid 5 5", "inside 0303", "entry 1 0101 0201"])?;
    /// # let scenario: Scenario = text::read(r#"Scenario(format: 1, title: (en: "Skirmish"), by: Painted,
    /// #     map: "fort", counters: "two", rulebook: "short",
    /// #     plot: [(column: "1", area: 1)], setup: [(piece: "rifles", at: "0303")])"#)?;
    /// # let counters: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two units"), by: Painted,
    /// #     columns: [(id: "1", name: (en: "First"))], units: [
    /// #         (id: "rifles", name: (en: "Rifles"), side: texan, by: Painted,
    /// #             full: (fire: 7, melee: 3, morale: 9), reduced: (fire: 4, melee: 2, morale: 8)),
    /// #         (id: "line", name: (en: "Line"), side: mexican, column: "1", by: Painted,
    /// #             full: (fire: 4, melee: 8, morale: 8), reduced: (fire: 3, melee: 5, morale: 7))])"#)?;
    /// # let rulebook: Rulebook = text::read(r#"Rulebook(format: 1, title: (en: "Short"), by: Painted, system: alamo,
    /// #     parameters: [(name: "game.turns", value: 3, by: Painted)],
    /// #     terrain: [
    /// #         (kind: clear, cost: 0, battery: true, zoc: true, height: 0, melee: true, row: "open", by: Painted)],
    /// #     combat_rows: [(row: "open", strengths: ["1+"], by: Painted)],
    /// #     combat_results: [(die: 1, results: ["3"]), (die: 2, results: ["1"]), (die: 3, results: ["H"]),
    /// #         (die: 4, results: ["H"]), (die: 5, results: ["-"]), (die: 6, results: ["-"])],
    /// #     victory: [(from: 0, winner: mexican, degree: marginal), (from: 3, winner: texan, degree: marginal)])"#)?;
    /// # let project = Project::new(scenario, map, Vec::new(), counters, rulebook);
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
