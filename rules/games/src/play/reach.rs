//! The spots a counter can reach, as maps and panels show them, in any game system.

use super::{Atom, PieceId, Refusal};
use crate::board::{Board, SpotId};
use crate::map::HexsideKind;
use crate::phrase::Phrase;

/// The spots where a counter can end its move, and the reasons why it cannot enter adjacent ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The counter.
    pub piece: PieceId,
    /// The spot where it starts.
    pub from: SpotId,
    /// The movement points at the start.
    pub points: u8,
    /// The cheapest path to each spot where the move can end, except its own spot.
    pub ways: Vec<Route>,
    /// The spots in adjacent hexes that it cannot step onto, each with the reason.
    pub refused: Vec<(SpotId, Refusal)>,
    /// The rule by which enemies stop its move.
    pub stop_rule: Atom,
}

/// A path to a spot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// The steps in order; the last one enters the destination.
    pub steps: Vec<RouteStep>,
    /// The enemy that ends the move at the destination.
    pub stopped_by: Option<PieceId>,
}

/// One step of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RouteStep {
    /// The spot entered.
    pub to: SpotId,
    /// Movement points spent up to and including this step.
    pub spent: u8,
    /// The kind of hexside crossed.
    pub over: HexsideKind,
    /// The rule that sets the cost.
    pub rule: Atom,
}

impl Route {
    /// Returns the destination.
    #[must_use]
    pub fn to(&self) -> SpotId {
        self.steps.last().map_or(SpotId::NOWHERE, |step| step.to)
    }

    /// Returns the cost in movement points.
    #[must_use]
    pub fn cost(&self) -> u8 {
        self.steps.last().map_or(0, |step| step.spent)
    }
}

impl Reach {
    /// Returns the cheapest path to a spot.
    #[must_use]
    pub fn way_to(&self, spot: SpotId) -> Option<&Route> {
        self.ways.iter().find(|way| way.to() == spot)
    }

    /// Returns the reason why the counter cannot step onto a spot in an adjacent hex.
    #[must_use]
    pub fn refusal(&self, spot: SpotId) -> Option<&Refusal> {
        self.refused.iter().find(|(own, _)| *own == spot).map(|(_, refusal)| refusal)
    }

    /// Returns a message with the end of a path, its cost, and the enemy that stops it.
    #[must_use]
    pub fn end(&self, way: &Route, board: &Board, name: impl Fn(PieceId) -> String) -> Phrase {
        let message = Phrase::new("query-way")
            .with("spot", shown(board, way.to()))
            .count("cost", usize::from(way.cost()))
            .count("steps", way.steps.len());
        match way.stopped_by {
            None => message,
            Some(enemy) => Phrase::new("query-way-stopped")
                .said("way", message)
                .with("by", name(enemy))
                .with("rule", self.stop_rule),
        }
    }

    /// Explains one spot: every step of the path with its cost and the points spent so far, and, if the path is a
    /// detour, why the counter does not enter directly. If there is no path, says so, with the reason if it is known.
    #[must_use]
    pub fn explain(&self, spot: SpotId, board: &Board, name: impl Fn(PieceId) -> String) -> Vec<Phrase> {
        let refusal = self.refusal(spot);
        let Some(way) = self.way_to(spot) else {
            let unreached = Phrase::new("query-unreached").with("spot", shown(board, spot));
            return [unreached].into_iter().chain(refusal.map(|refusal| refusal.message.clone())).collect();
        };
        let mut messages = vec![self.end(way, board, name)];
        let mut before = 0;
        for stride in &way.steps {
            messages.push(
                Phrase::new("query-stride")
                    .with("spot", shown(board, stride.to))
                    .count("cost", usize::from(stride.spent - before))
                    .count("spent", usize::from(stride.spent))
                    .word("over", stride.over.word())
                    .with("rule", stride.rule),
            );
            before = stride.spent;
        }
        messages.extend(refusal.map(|refusal| {
            Phrase::new("query-not-straight")
                .with("from", shown(board, self.from))
                .said("reason", refusal.message.clone())
        }));
        messages
    }
}

fn shown(board: &Board, spot: SpotId) -> String {
    board.shown(board.spot(spot))
}
