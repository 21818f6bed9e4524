//! How far a piece can move, at what cost, and what bars the spots around it.

use rules::alamo::{Game, Phase, PieceId, Position};
use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{Reach, Refusal, Route};
use rules::spot::Spot;

/// The reach of a piece from its spot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// The piece.
    pub piece: PieceId,
    /// Its spot at the start.
    pub spot: Spot,
    /// The Movement Phase of its side.
    pub phase: Phase,
    /// The spots it can reach, the cheapest first, and what bars those around.
    pub reach: Reach,
}

impl Moves {
    /// Computes the reach of a piece on the map, in its own Movement Phase. `anew` restarts that phase even if it is in
    /// progress; `points` replaces its movement allowance.
    #[must_use]
    pub fn new(game: &Game, position: Position, piece: PieceId, anew: bool, points: Option<u8>) -> Self {
        let (spot, phase) = (game.board().spot(position.state(piece).at), game.movement_of(piece));
        Self { piece, spot, phase, reach: game.reach_when_moving(position, piece, anew, points) }
    }

    /// Returns the heading: the piece, its spot, the phase and its movement points.
    #[must_use]
    pub fn heading(&self, game: &Game) -> Phrase {
        let phase = match self.phase {
            Phase::MexicanMovement => "query-phase-mexican-movement",
            _ => "query-phase-texan-movement",
        };
        Phrase::new("query-moves")
            .with("piece", &game.piece(self.piece).name)
            .with("spot", game.board().shown(self.spot))
            .word("phase", phase)
            .count("points", usize::from(self.reach.points))
    }

    /// Describes the end of a path, its cost, and the enemy whose zone of control stops it.
    #[must_use]
    pub fn end(&self, game: &Game, way: &Route) -> Phrase {
        self.reach.end(way, game.board(), |piece| game.piece(piece.into()).name.clone())
    }

    /// Returns the refused spots, grouped by reason.
    #[must_use]
    pub fn reasons(&self, game: &Game) -> Vec<(Vec<Spot>, &Refusal)> {
        let mut reasons: Vec<(Vec<Spot>, &Refusal)> = Vec::new();
        for (spot, refusal) in &self.reach.refused {
            let spot = game.board().spot(*spot);
            match reasons.iter_mut().find(|(_, known)| *known == refusal) {
                Some((spots, _)) => spots.push(spot),
                None => reasons.push((vec![spot], refusal)),
            }
        }
        reasons
    }

    /// Explains one spot ([`Reach::explain`]).
    #[must_use]
    pub fn explain(&self, game: &Game, spot: SpotId) -> Vec<Phrase> {
        self.reach.explain(spot, game.board(), |piece| game.piece(piece.into()).name.clone())
    }
}
