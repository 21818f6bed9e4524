//! How far does a piece get, what does it cost, and what bars the spots around it?

use rules::alamo::{Game, Phase, PieceId, Position};
use rules::board::SpotId;
use rules::phrase::Phrase;
use rules::play::{Reach, Refusal, Route};
use rules::spot::Spot;

/// The range of a piece from where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// Which piece.
    pub piece: PieceId,
    /// Where it starts.
    pub spot: Spot,
    /// In whose Movement Phase.
    pub phase: Phase,
    /// Where it gets, the cheapest first, and what bars the spots around.
    pub reach: Reach,
}

impl Moves {
    /// The range of a piece that is on the map, in its own Movement Phase. `anew` begins that phase even when it is under
    /// way; `points` stand in for its allowance.
    #[must_use]
    pub fn new(game: &Game, position: Position, piece: PieceId, anew: bool, points: Option<u8>) -> Self {
        let (spot, phase) = (game.board().spot(position.of(piece).at), game.movement_of(piece));
        Self { piece, spot, phase, reach: game.reach_when_moving(position, piece, anew, points) }
    }

    /// Who moves, from where, when and with how many points.
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

    /// Where a way ends, what it costs, and whose zone of control stops it.
    #[must_use]
    pub fn end(&self, game: &Game, way: &Route) -> Phrase {
        self.reach.end(way, game.board(), |piece| game.piece(piece.into()).name.clone())
    }

    /// The refused spots, those of one reason together.
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

    /// All there is to say of one spot ([`Reach::explain`]).
    #[must_use]
    pub fn explain(&self, game: &Game, spot: SpotId) -> Vec<Phrase> {
        self.reach.explain(spot, game.board(), |piece| game.piece(piece.into()).name.clone())
    }
}
