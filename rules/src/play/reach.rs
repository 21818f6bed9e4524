//! How far a counter gets, as maps and panels show it, whatever the game system.

use super::{Atom, PieceId, Refusal};
use crate::board::{Board, SpotId};
use crate::map::HexsideKind;
use crate::phrase::Phrase;

/// Where a counter can end its move, and what keeps it from the spots around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// The counter.
    pub piece: PieceId,
    /// Where it starts.
    pub from: SpotId,
    /// The movement points it starts with.
    pub points: u8,
    /// The cheapest way to each spot where the move can end; its own spot is left out.
    pub ways: Vec<Route>,
    /// The spots of the hexes around it that it cannot step onto, each with the reason.
    pub refused: Vec<(SpotId, Refusal)>,
    /// The rule by which enemies stop it.
    pub stop_rule: Atom,
}

/// A way to a spot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// The spots entered, in order; the last is where it leads.
    pub steps: Vec<RouteStep>,
    /// The enemy who ends the move there.
    pub stopped_by: Option<PieceId>,
}

/// One step of a way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RouteStep {
    /// The spot entered.
    pub to: SpotId,
    /// Movement points spent by then.
    pub spent: u8,
    /// What stands on the hexside crossed.
    pub over: HexsideKind,
    /// The rule that says what it costs.
    pub rule: Atom,
}

impl Route {
    /// Where it leads.
    #[must_use]
    pub fn to(&self) -> SpotId {
        self.steps.last().map_or(SpotId::NOWHERE, |step| step.to)
    }

    /// What it costs in movement points.
    #[must_use]
    pub fn cost(&self) -> u8 {
        self.steps.last().map_or(0, |step| step.spent)
    }
}

impl Reach {
    /// The cheapest way to a spot.
    #[must_use]
    pub fn way_to(&self, spot: SpotId) -> Option<&Route> {
        self.ways.iter().find(|way| way.to() == spot)
    }

    /// Why the counter cannot step onto a spot of the hexes around it.
    #[must_use]
    pub fn refusal(&self, spot: SpotId) -> Option<&Refusal> {
        self.refused.iter().find(|(own, _)| *own == spot).map(|(_, refusal)| refusal)
    }

    /// Where a way ends, what it costs, and who stops it.
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

    /// All there is to say of one spot: every step of the way there with its cost and the points spent by then, and, where
    /// the way goes round about, why the counter does not enter at once. When there is no way: that, and why if it is known.
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
