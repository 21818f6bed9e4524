//! The spots that a side controls, and the units that control them.

use rules::alamo::{Game, PieceId, Position};
use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::side::Side;

/// The zones of control of a side in a position (6.0).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zones {
    /// The side.
    pub side: Side,
    /// The spots, each with the units whose zones of control cover it.
    pub spots: Vec<(SpotId, Vec<PieceId>)>,
    /// Whether the side has any combat unit on the map.
    pub present: bool,
}

impl Zones {
    /// Computes the zones of a side on the whole board.
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

    /// Returns the number of spots, or that the side has no unit on the map.
    #[must_use]
    pub fn heading(&self) -> Phrase {
        let id = if self.present { "query-zone" } else { "query-zone-nobody" };
        let side = match self.side {
            Side::Texan => "texan",
            Side::Mexican => "mexican",
        };
        Phrase::new(id).with("side", side).count("count", self.spots.len())
    }

    /// Describes a spot and the units that control it.
    #[must_use]
    pub fn told(game: &Game, spot: SpotId, by: &[PieceId]) -> Phrase {
        let names: Vec<_> = by.iter().map(|unit| game.piece(*unit).name.as_str()).collect();
        Phrase::new("query-zone-spot")
            .with("spot", game.board().shown(game.board().spot(spot)))
            .with("by", names.join(", "))
    }
}
