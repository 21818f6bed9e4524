//! The spots where a piece can end its move, with the steps that lead there.
//!
//! A unit on its own is searched as in [`Game::range`]. Where that does not apply, each possible next step is tested
//! with the predicates that allow a step, without making any: only the piece itself moves meanwhile. Its company is
//! ignored; a step it cannot make is refused when tried.

use super::{Game, MoveRange, PieceId, Position};
use crate::board::{Crossing, SpotId};

/// The spots where a piece can end its move: a reusable workspace, for any game.
#[derive(Debug, Clone, Default)]
pub struct MovePaths {
    range: MoveRange,
    is_fast: bool,
    nodes: Vec<Node>,
    /// The index of the node of each spot; `u16::MAX` for none.
    known: Vec<u16>,
    /// The spots still to be visited: the points spent on the way there, and the index of the node.
    order: Vec<(u8, u16)>,
}

/// A spot reached by the search.
#[derive(Debug, Clone, Copy)]
struct Node {
    at: SpotId,
    spent: u8,
    from: u16,
    is_end: bool,
    is_settled: bool,
}

impl MovePaths {
    /// The spots where the move can end, each with its minimum cost. The piece's own spot is excluded.
    pub fn ends(&self) -> impl Iterator<Item = (SpotId, u8)> + '_ {
        let fast = self.is_fast.then(|| self.range.ends());
        let slow = self.nodes.iter().skip(1).filter(|node| node.is_end).map(|node| (node.at, node.spent));
        fast.into_iter().flatten().chain(slow)
    }
}

impl Game {
    /// Finds the spots where a piece can end its move from its current spot, in the phase of the position.
    pub fn ways(&self, position: &Position, piece: PieceId, ways: &mut MovePaths) {
        ways.nodes.clear();
        // Among paths of equal cost, players take the one found first; with breaches on the map, that is the one found
        // step by step.
        let step_by_step = !position.breaches.is_empty() && self.may_move(position, piece).is_ok();
        ways.is_fast = !step_by_step && self.range_fast(position, piece, &mut ways.range);
        if !ways.is_fast {
            self.walk_around(position, piece, ways);
        }
    }

    /// The spots a piece enters on a cheapest path to `to`, in order; empty if its move cannot end there.
    #[must_use]
    pub fn way(&self, position: &Position, piece: PieceId, ways: &MovePaths, to: SpotId) -> Vec<SpotId> {
        if ways.is_fast {
            return self.range_way(position, piece, &ways.range, to);
        }
        let Some(mut node) = ways.nodes.iter().skip(1).position(|node| node.at == to).map(|at| at + 1) else {
            return Vec::new();
        };
        let mut way = Vec::new();
        while node != 0 {
            way.push(ways.nodes[node].at);
            node = usize::from(ways.nodes[node].from);
        }
        way.reverse();
        way
    }

    fn walk_around(&self, position: &Position, piece: PieceId, ways: &mut MovePaths) {
        let (start, points) = (position.state(piece).at, self.points(position, piece));
        let MovePaths { nodes, known, order, range: MoveRange { field, .. }, .. } = ways;
        field.look(self, position, self.side(piece));
        // The rules are not consulted for steps that the board masks prove legal.
        let is_printed = self.program.is_none();
        known.clear();
        known.resize(self.board.len(), u16::MAX);
        order.clear();
        nodes.push(Node { at: start, spent: 0, from: 0, is_end: false, is_settled: false });
        known[start.index()] = 0;
        order.push((0, 0));
        // Few spots are open at a time, so the cheapest is found by a linear search.
        while let Some(place) = (0..order.len()).min_by_key(|place| order[*place].0) {
            let (_, number) = order.swap_remove(place);
            let here = nodes[usize::from(number)];
            nodes[usize::from(number)].is_settled = true;
            for crossing in self.crossings_of(position, piece, here.at) {
                let to = crossing.to;
                let found = known[to.index()];
                let least = nodes.get(usize::from(found)).map_or(u8::MAX, |node| node.spent);
                let spent = here.spent.saturating_add(crossing.cost);
                let may = || {
                    let certain = if is_printed { field.entered(to, crossing.kind) } else { None };
                    certain.unwrap_or_else(|| {
                        self.crossable(position, piece, here.at, &crossing, points - here.spent).is_ok()
                    }) && (here.at != start || self.may_leave(position, piece, start, to).is_ok())
                };
                if crossing.cost == Crossing::PROHIBITED || spent > points || spent >= least || !may() {
                    continue;
                }
                if found != u16::MAX {
                    let node = &mut nodes[usize::from(found)];
                    if !node.is_settled {
                        (node.spent, node.from) = (spent, number);
                        order.iter_mut().filter(|(_, own)| *own == found).for_each(|own| own.0 = spent);
                    }
                    continue;
                }
                let is_end = !self.piece(piece).is_unit()
                    || is_printed && field.has_no_friend(to)
                    || self.has_room(position, piece, to);
                // Most spots are far from the enemy.
                let held = !field.is_free(to) && self.holder(position, piece, to).is_some();
                if held && !is_end {
                    continue;
                }
                known[to.index()] = nodes.len() as u16;
                if !held {
                    order.push((spent, nodes.len() as u16));
                }
                nodes.push(Node { at: to, spent, from: number, is_end, is_settled: false });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::alamo::{Action, Phase};
    use crate::fixture;
    use crate::side::Side;

    /// Compares both searches to the exact one, and walks every path.
    fn same(game: &Game, position: &Position, piece: PieceId) -> usize {
        let exact: BTreeMap<_, _> = game.reach(position, piece).ways.iter().map(|way| (way.to(), way.cost())).collect();
        let (mut found, mut slow) = (MovePaths::default(), MovePaths::default());
        game.ways(position, piece, &mut found);
        game.walk_around(position, piece, &mut slow);
        for ways in [&found, &slow] {
            let ends: BTreeMap<_, _> = ways.ends().collect();
            let name = &game.piece(piece).name;
            assert_eq!(ends, exact, "{name}");
            for to in ends.keys() {
                let mut walked = *position;
                for spot in game.way(position, piece, ways, *to) {
                    let step = Action::Step { piece, to: spot };
                    game.apply(&mut walked, step, &mut Vec::new()).unwrap_or_else(|why| panic!("{name}: {why:?}"));
                }
                assert_eq!(walked.state(piece).at, *to, "{name}");
            }
        }
        exact.len()
    }

    #[test]
    fn ways_lead_where_the_exact_search_leads_and_can_be_walked() {
        let mut project = fixture::mission();
        compare(&Game::new(&project).unwrap());
        // Where steps cost nothing, every path could go round in circles.
        project.rulebook.parameters.retain(|setting| setting.name != "move.hex_cost");
        let (name, by) = ("move.hex_cost".to_owned(), crate::provenance::Provenance::default());
        project.rulebook.parameters.push(crate::rulebook::Setting {
            name,
            value: crate::rulebook::ParameterValue::Number(0),
            by,
        });
        compare(&Game::new(&project).unwrap());
    }

    #[track_caller]
    fn compare(game: &Game) {
        let mut ends = 0;
        for side in Side::ALL {
            let mut position = game.start();
            for (name, at) in [("line-1", "0405"), ("line-2", "0505"), ("line-3", "0806")] {
                let (piece, at) = (game.piece_named(name).unwrap(), game.board().id(at.parse().unwrap()).unwrap());
                game.put(&mut position, piece, at).unwrap();
            }
            game.open(&mut position, if side == Side::Texan { Phase::TexanMovement } else { Phase::MexicanMovement });
            for piece in game.piece_ids().filter(|piece| game.piece(*piece).side == Some(side)) {
                if position.state(piece).is_on_map() {
                    ends += same(game, &position, piece);
                }
            }
        }
        assert!(ends > 50, "{ends}");
    }
}
