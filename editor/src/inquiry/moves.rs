//! How far does a piece get, what does it cost, and what bars the spots around it?

use rules::alamo::{Game, Phase, PieceId, Position, Reach, Way};
use rules::board::SpotId;
use rules::message::Message;
use rules::play::Refusal;
use rules::spot::Spot;

use super::stage::movement_of;

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
    pub fn of(game: &Game, mut position: Position, piece: PieceId, anew: bool, points: Option<u8>) -> Self {
        let (spot, phase) = (game.board().spot(position.of(piece).at), movement_of(game, piece));
        if anew || position.phase != phase {
            game.open(&mut position, phase);
        }
        if let Some(points) = points {
            game.give(&mut position, piece, points);
        }
        let mut reach = game.reach(&position, piece);
        // For people the nearest first.
        reach.ways.sort_by_key(|way| (way.cost(), way.to()));
        Self { piece, spot, phase, reach }
    }

    /// The cheapest way to a spot.
    #[must_use]
    pub fn way_to(&self, spot: SpotId) -> Option<&Way> {
        self.reach.ways.iter().find(|way| way.to() == spot)
    }

    /// Why the piece cannot step onto a spot of the hexes around it.
    #[must_use]
    pub fn refusal(&self, spot: SpotId) -> Option<&Refusal> {
        self.reach.refused.iter().find(|(own, _)| *own == spot).map(|(_, refusal)| refusal)
    }

    /// Who moves, from where, when and with how many points.
    #[must_use]
    pub fn heading(&self, game: &Game) -> Message {
        let phase = match self.phase {
            Phase::MexicanMovement => "query-phase-mexican-movement",
            _ => "query-phase-texan-movement",
        };
        Message::new("query-moves")
            .with("piece", &game.piece(self.piece).name)
            .with("spot", game.board().shown(self.spot))
            .word("phase", phase)
            .count("points", usize::from(self.reach.points))
    }

    /// Where a way ends, what it costs, and whose zone of control stops it.
    #[must_use]
    pub fn end(&self, game: &Game, way: &Way) -> Message {
        let message = Message::new("query-way")
            .with("spot", shown(game, way.to()))
            .count("cost", usize::from(way.cost()))
            .count("steps", way.steps.len());
        match way.stopped_by {
            None => message,
            Some(enemy) => Message::new("query-way-stopped")
                .said("way", message)
                .with("by", &game.piece(enemy).name)
                .with("rule", game.stop_rule(self.piece)),
        }
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

    /// All there is to say of one spot: every step of the way there with its cost and the points spent by then, and, where
    /// the way goes round about, why the piece does not enter at once. When there is no way: that, and why if it is known.
    #[must_use]
    pub fn explain(&self, game: &Game, spot: SpotId) -> Vec<Message> {
        let refusal = self.refusal(spot);
        let Some(way) = self.way_to(spot) else {
            let unreached = Message::new("query-unreached").with("spot", shown(game, spot));
            return [unreached].into_iter().chain(refusal.map(|refusal| refusal.message.clone())).collect();
        };
        let mut messages = vec![self.end(game, way)];
        let mut before = 0;
        for stride in &way.steps {
            messages.push(
                Message::new("query-stride")
                    .with("spot", shown(game, stride.to))
                    .count("cost", usize::from(stride.spent - before))
                    .count("spent", usize::from(stride.spent))
                    .word("over", stride.over.word())
                    .with("rule", stride.rule),
            );
            before = stride.spent;
        }
        messages.extend(refusal.map(|refusal| {
            Message::new("query-not-straight")
                .with("from", game.board().shown(self.spot))
                .said("reason", refusal.message.clone())
        }));
        messages
    }
}

fn shown(game: &Game, spot: SpotId) -> String {
    game.board().shown(game.board().spot(spot))
}
