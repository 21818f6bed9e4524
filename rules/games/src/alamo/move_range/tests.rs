//! Compares the fast range to the exact search, over positions of whole games.

use std::collections::BTreeMap;

use super::*;
use crate::alamo::players::{self, Player, Seat};
use crate::alamo::{Action, Order, Phase};
use crate::dice::{Drawer, Streams};
use crate::fixture;
use crate::map::HexsideKind;
use crate::play::Actor;
use crate::rulebook::ParameterValue;
use crate::side::Side;

/// How often each situation occurred in the positions compared, so that an untested rule is noticed.
#[derive(Debug, Default)]
struct Met {
    ranges: u32,
    held: u32,
    negated: u32,
    stopped: u32,
    through_friends: u32,
    barred: u32,
    confined: u32,
    disordered: u32,
    in_company: u32,
    under_way: u32,
    through_breaches: u32,
}

fn same(game: &Game, position: &Position, piece: PieceId, range: &mut MoveRange, met: &mut Met) {
    game.range(position, piece, range);
    let reach = game.reach(position, piece);
    let found: BTreeMap<_, _> = range.ends().collect();
    let exact: BTreeMap<_, _> = reach.ways.iter().map(|way| (way.to(), way.cost())).collect();
    let state = position.state(piece);
    assert_eq!(found.len(), range.ends().count(), "a spot is listed twice");
    assert_eq!(
        found,
        exact,
        "{} at {} in {:?}, turn {}",
        game.piece(piece).name,
        game.board().spot(state.at),
        position.phase,
        position.turn
    );
    assert_eq!(range.points(), reach.points);

    if !state.is_on_map() {
        return;
    }
    let side = game.side(piece);
    let touched = |spot: SpotId| game.is_controlled(position, spot, side);
    met.ranges += 1;
    met.held += u32::from(game.holder(position, piece, state.at).is_some());
    met.negated += u32::from(touched(state.at) && game.holder(position, piece, state.at).is_none());
    met.stopped += u32::from(reach.ways.iter().any(|way| way.stopped_by.is_some()));
    met.through_friends += u32::from(
        reach
            .ways
            .iter()
            .any(|way| way.steps.iter().any(|step| position.unit_on(step.to).is_some_and(|on| on != piece))),
    );
    met.barred += u32::from(reach.refused.iter().any(|(_, why)| why.atom.id() == "A6.3.a"));
    met.confined += u32::from(reach.refused.iter().any(|(_, why)| why.atom.id() == "A2.3.a"));
    met.disordered += u32::from(state.order == Order::Disordered);
    met.in_company += u32::from(game.piece(piece).is_unit() && !game.is_alone(position, piece));
    let breached = |from: SpotId, to: SpotId| {
        game.crossing(position, from, to).is_some_and(|crossing| crossing.kind == HexsideKind::Breach)
    };
    met.through_breaches += u32::from(reach.ways.iter().any(|way| {
        let spots = || std::iter::once(state.at).chain(way.steps.iter().map(|step| step.to));
        spots().zip(spots().skip(1)).any(|(from, to)| breached(from, to))
    }));
    met.under_way += u32::from(position.mover.is_some_and(|mover| mover.piece == piece && mover.stepped));
}

/// Plays games and compares some pieces of the moving side after some of the decisions.
fn compare_games(game: &Game, player: &str, games: u32, every: usize) -> [Met; 2] {
    let (mut met, mut range, mut events) = ([Met::default(), Met::default()], MoveRange::default(), Vec::new());
    for number in 0..games {
        let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (players::named(player).unwrap().make)());
        let (mut position, mut streams, mut draws) =
            (game.start(), Streams::new(1836, number), Streams::new(4, number));
        loop {
            events.clear();
            streams.at(position.turn, position.phase as u8);
            draws.at(position.turn, position.phase as u8);
            let side = match game.actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).unwrap());
                    assert!(game.resolve(&mut position, roll, &mut events));
                    continue;
                }
                Actor::Player(side) => side,
            };
            if position.phase.is_movement() && draws.below(Drawer::Chance, every) == 0 {
                let mover = position.mover.map(|mover| mover.piece);
                let other = PieceId(draws.below(Drawer::Chance, game.pieces().len()) as u8);
                for piece in mover.into_iter().chain([other]) {
                    same(game, &position, piece, &mut range, &mut met[side.index()]);
                }
            }
            let action = players[side.index()].choose(Seat { game, view: &position, side }, &mut streams);
            game.carry_out(&mut position, action, &mut events);
        }
    }
    met
}

#[test]
fn range_is_reach_in_the_positions_of_games() {
    let [alamo, mission] = [fixture::alamo(), fixture::mission()].map(|project| Game::new(&project).unwrap());
    for met in compare_games(&alamo, "random", 2, 50) {
        assert!(met.ranges > 10 && met.through_friends > 0 && met.under_way > 0, "{met:?}");
    }
    // Most of the garrison stays in place.
    let [_, met] = compare_games(&alamo, "advance", 2, 12);
    assert!(met.ranges > 5, "{met:?}");
    for player in ["random", "advance"] {
        let met = compare_games(&mission, player, 6, 4);
        assert!(met.iter().map(|met| met.ranges).sum::<u32>() > 20, "{met:?}");
    }
}

/// A mêlée: pieces of both sides, in random order, on random spots around one spot.
fn crowd(game: &Game, side: Side, breached: bool, draws: &mut Streams) -> Position {
    let mut draw = |limit| draws.below(Drawer::Chance, limit);
    let board = game.board();
    let mut position = game.empty();
    let middle = SpotId(draw(board.len()) as u16);
    let near: Vec<_> = board.ids().filter(|spot| board.range(*spot, middle) <= 4).collect();
    for _ in 0..30 {
        let (piece, at) = (PieceId(draw(game.pieces().len()) as u8), near[draw(near.len())]);
        let own = game.piece(piece).side;
        let foreign = position.on(at).any(|other| game.piece(other).side != own);
        let outside = own == Some(Side::Texan) && !board.confines().contains(at);
        if game.piece(piece).is_battery() || foreign || outside || game.put(&mut position, piece, at).is_err() {
            continue;
        }
        position.state_mut(piece).order = [Order::Good, Order::Good, Order::Disordered, Order::Routed][draw(4)];
    }
    if breached {
        position.breaches = board.breach_ids().filter(|_| draw(2) == 0).collect();
    }
    game.open(&mut position, if side == Side::Texan { Phase::TexanMovement } else { Phase::MexicanMovement });
    position
}

#[test]
fn range_is_reach_in_a_crowd() {
    let (mut met, mut range) = ([Met::default(), Met::default()], MoveRange::default());
    for (project, crowds) in [(fixture::alamo(), 14), (fixture::mission(), 10)] {
        let game = Game::new(&project).unwrap();
        for number in 0..crowds {
            for side in Side::ALL {
                let position = crowd(&game, side, number % 2 == 1, &mut Streams::new(1836, number));
                let own = game.piece_ids().filter(|piece| game.piece(*piece).side == Some(side));
                for piece in own.filter(|piece| game.piece(*piece).is_unit() && position.state(*piece).is_on_map()) {
                    let mut position = position;
                    // Fewer points than usual: the exact search through a crowd takes long.
                    if position.state(piece).order == Order::Good {
                        game.give(&mut position, piece, 5);
                    }
                    same(&game, &position, piece, &mut range, &mut met[side.index()]);
                }
            }
        }
    }
    for met in &met {
        assert!(met.ranges > 30 && met.held > 5 && met.stopped > 5 && met.through_friends > 0, "{met:?}");
        assert!(met.barred > 0 && met.disordered > 5 && met.through_breaches > 5, "{met:?}");
    }
    let [texan, mexican] = met;
    assert!(texan.confined > 0 && texan.negated == 0 && mexican.negated > 0, "{texan:?} {mexican:?}");
}

#[test]
fn a_unit_in_company_takes_the_exact_search() {
    let game = Game::new(&fixture::alamo()).unwrap();
    let [leader, with] = ["travis", "tenn9"].map(|name| game.piece_named(name).unwrap());
    let mut position = game.start();
    game.open(&mut position, Phase::TexanMovement);
    let at = position.state(with).at;
    game.put(&mut position, leader, at).unwrap();
    let (mut range, mut met) = (MoveRange::default(), Met::default());
    same(&game, &position, leader, &mut range, &mut met);
    game.apply(&mut position, Action::Take { leader, with }, &mut Vec::new()).unwrap();
    same(&game, &position, with, &mut range, &mut met);
    assert_eq!(met.in_company, 1);
    assert!(range.ends().count() > 3);
}

#[test]
fn where_steps_cost_nothing_a_unit_still_gets_everywhere_it_can() {
    let mut project = fixture::alamo();
    let parameters = &mut project.rulebook.parameters;
    parameters
        .iter_mut()
        .filter(|own| own.name == "move.hex_cost")
        .for_each(|own| own.value = ParameterValue::Number(0));
    project
        .rulebook
        .parameters
        .iter_mut()
        .filter(|own| own.name == "move.ma")
        .for_each(|own| own.value = ParameterValue::Number(1));
    let game = Game::new(&project).unwrap();
    let (mut position, mut range, mut met) = (game.empty(), MoveRange::default(), Met::default());
    let unit = game.piece_ids().find(|piece| game.piece(*piece).side == Some(Side::Mexican)).unwrap();
    game.put(&mut position, unit, SpotId(0)).unwrap();
    game.open(&mut position, Phase::MexicanMovement);
    same(&game, &position, unit, &mut range, &mut met);
    assert!(range.ends().filter(|(_, cost)| *cost == 0).count() > 10);
}
