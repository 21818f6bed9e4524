//! The reach of a piece in its Movement Phase, found by making the engine's own steps.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use rustc_hash::FxHashSet;

use super::action::Action;
use super::movement::chart;
use super::{Game, PieceId, Position};
use crate::board::SpotId;
use crate::map::HexsideKind;
use crate::play::{Reach, Refusal, Route, RouteStep};

/// A position reached by the search, and how.
struct Node {
    /// Taken out when the node is expanded.
    position: Option<Box<Position>>,
    from: Option<usize>,
    stride: RouteStep,
    stopped_by: Option<PieceId>,
}

impl Game {
    /// Computes the reach of a piece from its current spot, in the phase of the position.
    ///
    /// The result is exact: every step is checked and made by the engine on a copy, cheapest first, and two paths to a
    /// spot count as the same only if they leave the same position behind, points aside. Among equally cheap paths, the
    /// one with the fewest steps is kept.
    #[must_use]
    pub fn reach(&self, position: &Position, piece: PieceId) -> Reach {
        let points = self.points(position, piece);
        let start = position.state(piece).at;
        let mut nodes = vec![Node {
            position: Some(Box::new(*position)),
            from: None,
            stride: RouteStep { to: start, spent: 0, over: HexsideKind::Clear, rule: chart(HexsideKind::Clear) },
            stopped_by: None,
        }];
        let mut open = BinaryHeap::new();
        if position.state(piece).is_on_map() {
            open.push(Reverse((0, 0, start, 0)));
        }
        let mut seen = FxHashSet::default();
        let mut ends = BTreeMap::new();
        while let Some(Reverse((_, steps, spot, index))) = open.pop() {
            let Some(here) = nodes[index].position.take() else { continue };
            if !seen.insert(self.left_behind(&here, piece)) {
                continue;
            }
            if spot != start && self.check(&here, Action::Done).is_ok() {
                ends.entry(spot).or_insert(index);
            }
            for crossing in self.crossings(&here, spot) {
                let Ok(step) = self.step(&here, piece, crossing.to) else { continue };
                let mut there = here.clone();
                self.make_step(&mut there, piece, crossing.to, &mut Vec::new());
                // Reactions of variants to a step matter when it is made, not when it is considered.
                there.pending = here.pending;
                there.frames = here.frames;
                let spent = points - step.left;
                open.push(Reverse((spent, steps + 1, crossing.to, nodes.len())));
                nodes.push(Node {
                    position: Some(there),
                    from: Some(index),
                    stride: RouteStep { to: crossing.to, spent, over: crossing.kind, rule: chart(crossing.kind) },
                    stopped_by: step.stopped_by,
                });
            }
        }
        let ways = ends.into_values().map(|end| way(&nodes, end)).collect();
        let refused = self.refused_around(position, piece, start);
        Reach { piece: piece.into(), from: start, points, ways, refused, stop_rule: self.stop_rule(piece) }
    }

    /// Returns the position that distinguishes paths to the same spot. Points are left out, because the cheaper path
    /// comes first and can be continued wherever the other can, unless variants ask for the points left.
    fn left_behind(&self, position: &Position, piece: PieceId) -> Box<Position> {
        let mut position = Box::new(*position);
        if !self.asks_for_points() {
            let company = self.company(&position, piece);
            if let Some(mover) = &mut position.mover {
                mover.points = 0;
            }
            for own in company.into_iter().chain([piece]) {
                position.state_mut(own).spent = 0;
            }
        }
        position
    }

    /// The spots of the surrounding hexes that a piece cannot step onto, connected to its own or not.
    fn refused_around(&self, position: &Position, piece: PieceId, at: SpotId) -> Vec<(SpotId, Refusal)> {
        if at == SpotId::NOWHERE {
            return Vec::new();
        }
        let around = self.board.spot(at).hex.neighbours().flat_map(|hex| self.board.spots_of(hex));
        let mut refused: Vec<_> = around
            .filter_map(|to| self.check(position, Action::Step { piece, to }).err().map(|refusal| (to, refusal)))
            .collect();
        refused.sort_unstable_by_key(|(to, _)| *to);
        refused
    }
}

fn way(nodes: &[Node], end: usize) -> Route {
    let back = std::iter::successors(Some(end), |index| nodes[*index].from);
    let mut steps: Vec<_> = back.map(|index| nodes[index].stride).collect();
    // The last one is the start.
    steps.pop();
    steps.reverse();
    Route { steps, stopped_by: nodes[end].stopped_by.map(Into::into) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Phase;
    use crate::fixture;

    /// The minimum cost to end on each spot, found by making every possible sequence of steps.
    fn every_way(game: &Game, position: &Position, piece: PieceId, spent: u8, best: &mut BTreeMap<SpotId, u8>) {
        let at = position.state(piece).at;
        if game.check(position, Action::Done).is_ok() {
            let least = best.entry(at).or_insert(spent);
            *least = spent.min(*least);
        }
        let mut steps = Vec::new();
        game.steps(position, piece, &mut steps);
        for step in steps {
            let Action::Step { to, .. } = step else { panic!("{step:?}") };
            let cost = game.board().crossing(at, to).unwrap().cost;
            let mut there = *position;
            game.apply(&mut there, step, &mut Vec::new()).unwrap();
            every_way(game, &there, piece, spent + cost, best);
        }
    }

    #[track_caller]
    fn scene(game: &Game, name: &str, at: &str, phase: Phase, points: u8) -> (Position, PieceId) {
        let mut position = game.start();
        game.open(&mut position, phase);
        let piece = game.piece_named(name).unwrap();
        game.put(&mut position, piece, game.board().id(at.parse().unwrap()).unwrap()).unwrap();
        game.give(&mut position, piece, points);
        (position, piece)
    }

    #[test]
    fn the_cheapest_ways_are_those_of_trying_every_sequence_of_steps() {
        let game = Game::new(&fixture::alamo()).unwrap();
        for (name, at, phase) in [
            ("c1-aldama-1", "1506", Phase::MexicanMovement),
            ("c1-aldama-1", "0508", Phase::MexicanMovement),
            ("cos", "1304", Phase::MexicanMovement),
            ("tenn9", "1520", Phase::TexanMovement),
            ("travis", "0907/roof", Phase::TexanMovement),
        ] {
            let (position, piece) = scene(&game, name, at, phase, 5);
            let mut best = BTreeMap::new();
            every_way(&game, &position, piece, 0, &mut best);
            best.remove(&position.state(piece).at);
            let reach = game.reach(&position, piece);
            let found: BTreeMap<_, _> = reach.ways.iter().map(|way| (way.to(), way.cost())).collect();
            assert_eq!(found, best, "{name} at {at}");
            assert!(found.len() > 2, "{name} at {at} gets nowhere");
        }
    }

    #[test]
    fn a_way_can_be_walked_step_by_step_for_what_it_says() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let (position, piece) = scene(&game, "c1-aldama-1", "1304", Phase::MexicanMovement, 8);
        for way in game.reach(&position, piece).ways {
            let mut walked = position;
            for stride in &way.steps {
                let left = game.step(&walked, piece, stride.to).unwrap().left;
                game.apply(&mut walked, Action::Step { piece, to: stride.to }, &mut Vec::new()).unwrap();
                assert_eq!(left, 8 - stride.spent);
            }
            assert_eq!(walked.state(piece).moved.is_over(), way.stopped_by.is_some() || way.cost() == 8);
        }
    }

    #[test]
    fn whoever_is_not_on_the_map_gets_nowhere() {
        let game = Game::new(&fixture::alamo()).unwrap();
        let reserve = game.piece_named("r-zapad-1").unwrap();
        let reach = game.reach(&game.start(), reserve);
        assert!(reach.ways.is_empty() && reach.refused.is_empty());
    }

    #[test]
    fn whoever_cannot_move_is_told_why_for_every_spot_around() {
        let game = Game::new(&fixture::alamo()).unwrap();
        for (name, at, atom) in [("bowie", "1717/in", "A11.5.a"), ("gun4-1", "1420", "A5.1.d")] {
            let (position, piece) = scene(&game, name, at, Phase::TexanMovement, 8);
            let reach = game.reach(&position, piece);
            assert!(reach.ways.is_empty());
            assert!(reach.refused.len() > 5 && reach.refused.iter().all(|(_, why)| why.atom.id() == atom), "{name}");
        }
    }
}
