//! Which spots does a side control, and with whom?

use rules::alamo::{Game, PieceId, Position};
use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::side::Side;

/// The zones of control of a side in a position (6.0).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zones {
    /// Whose.
    pub side: Side,
    /// The spots, each with the units whose zone covers it.
    pub spots: Vec<(SpotId, Vec<PieceId>)>,
    /// Whether the side has any combat unit on the map.
    pub present: bool,
}

impl Zones {
    /// Asks every spot of the board.
    #[must_use]
    pub fn new(game: &Game, position: &Position, side: Side) -> Self {
        let by = |spot| game.controllers(position, spot, side.enemy()).collect::<Vec<_>>();
        let spots = game.board().ids().map(|spot| (spot, by(spot))).filter(|(_, by)| !by.is_empty()).collect();
        let present = game
            .pieces()
            .iter()
            .zip(&position.pieces)
            .any(|(piece, state)| piece.is_unit() && piece.side == Some(side) && state.is_on_map());
        Self { side, spots, present }
    }

    /// How many spots there are, or that nobody is there to control any.
    #[must_use]
    pub fn heading(&self) -> Phrase {
        let id = if self.present { "query-zone" } else { "query-zone-nobody" };
        let side = match self.side {
            Side::Texan => "texan",
            Side::Mexican => "mexican",
        };
        Phrase::new(id).with("side", side).count("count", self.spots.len())
    }

    /// A spot and who controls it.
    #[must_use]
    pub fn told(game: &Game, spot: SpotId, by: &[PieceId]) -> Phrase {
        let names: Vec<_> = by.iter().map(|unit| game.piece(*unit).name.as_str()).collect();
        Phrase::new("query-zone-spot")
            .with("spot", game.board().shown(game.board().spot(spot)))
            .with("by", names.join(", "))
    }
}
