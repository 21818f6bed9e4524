//! The lists of legal actions agree with the rules for all candidate actions.

use super::games::{Chooser, eager, play};
use crate::deguello::{Action, Did, Due, Game, Life, Phase, PieceType, Position};
use crate::fixture;
use crate::hex::Direction;
use crate::house::Offers as _;
use crate::play::{Actor, Game as _, PieceId};
use crate::side::Side;

/// All candidate actions.
fn attempts(game: &Game, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    if position.ended.is_some() {
        return actions;
    }
    if let Some(due) = position.due.last() {
        match due {
            Due::Officers { area, side } => {
                actions.extend(game.officers_in(position, *area, *side).map(|piece| Action::Lose { piece }));
            }
            Due::Beaten { units, .. } => actions.extend(units.iter().map(|piece| Action::Lose { piece: *piece })),
            Due::Ignite { area } => {
                let rooms = game.spreads_to(position, *area);
                actions.extend(rooms.into_iter().map(|area| Action::Ignite { area }));
            }
            Due::Free { by, target } => actions.push(Action::Fire { by: *by, target: *target }),
            _ => {}
        }
        return actions;
    }
    actions.extend(game.offered(position).into_iter().map(|(rule, piece)| Action::Use { rule, piece }));
    match position.phase {
        Phase::SetUp => {
            let waiting = game.to_place(position);
            let placed = waiting.flat_map(|piece| game.board().ids().map(move |at| Action::Place { piece, at }));
            actions.extend(placed);
            let pieces = (0..game.pieces.len() as u16).map(PieceId);
            for piece in pieces.filter(|own| position.state(*own).stands()) {
                actions.extend(Direction::ALL.map(|facing| Action::Face { piece, facing }));
            }
        }
        Phase::MexicanOrder | Phase::TexanOrder => try_orders(game, &mut actions),
        Phase::MexicanAction | Phase::TexanAction => try_acts(game, position, &mut actions),
        Phase::Light | Phase::Fires => {}
    }
    actions
}

fn try_orders(game: &Game, actions: &mut Vec<Action>) {
    let commands = 0..game.commands.len() as u8;
    for officer in &game.officers {
        actions.push(Action::Activate { officer: *officer });
        if game.kind(*officer) == PieceType::Gunner {
            actions.extend(commands.clone().map(|command| Action::Battery { officer: *officer, command }));
        }
    }
    actions.extend(commands.map(|command| Action::Column { command }));
    actions.extend(game.units.iter().map(|piece| Action::Lone { piece: *piece }));
    if game.figures.option_areas != 0 {
        actions.extend((0..game.ground.areas.len() as u16).map(|area| Action::Area { area }));
    }
}

fn try_acts(game: &Game, position: &Position, actions: &mut Vec<Action>) {
    let side = position.phase.side();
    let here = |piece: &&PieceId| position.state(**piece).stands() && game.side(**piece) == Some(side.enemy());
    let enemies: Vec<PieceId> = game.units.iter().chain(&game.officers).filter(here).copied().collect();
    let doors = 0..game.ground.doors.len() as u16;
    let acts = |piece: &&PieceId| {
        let lives = matches!(position.state(**piece).life, Life::Standing | Life::Waiting);
        lives && position.did(**piece, Did::ACTIVE) && game.side(**piece) == Some(side)
    };
    let active: Vec<PieceId> = game.units.iter().chain(&game.officers).filter(acts).copied().collect();
    let fights: Vec<PieceId> = active.iter().copied().filter(|own| game.kind(*own).is_unit()).collect();
    if let Some((piece, edge)) = game.bound(position) {
        try_ladder(game, position, piece, edge, &fights, actions);
        return;
    }
    for piece in active {
        let state = *position.state(piece);
        if game.left(position, piece).is_some() {
            actions.extend(game.nearby(position, piece).iter().copied().map(|to| Action::Step { piece, to }));
        }
        actions.extend(Direction::ALL.map(|facing| Action::Face { piece, facing }));
        if state.life == Life::Waiting {
            continue;
        }
        if !game.kind(piece).is_unit() {
            for edge in game.ground.fronts[state.at.index()].iter().copied() {
                try_climb(game, position, piece, edge, actions);
            }
            continue;
        }
        if game.left(position, piece).is_some()
            && let Some(gun) = position.on(state.at).find(|own| game.kind(*own) == PieceType::Cannon)
        {
            actions.extend(game.nearby(position, piece).iter().copied().map(|to| Action::Haul { piece, gun, to }));
        }
        actions.push(Action::Expose { piece });
        if !state.did.contains(Did::FIRE) {
            actions.extend(enemies.iter().map(|target| Action::Fire { by: piece, target: *target }));
        }
        for target in enemies.iter().copied() {
            let with = fights.iter().copied().filter(|with| *with > piece).map(Some);
            let with = std::iter::once(None).chain(with);
            actions.extend(with.map(|with| Action::Melee { by: piece, with, target }));
        }
        if side == Side::Texan {
            continue;
        }
        actions.push(Action::Split { piece });
        for edge in game.ground.fronts[state.at.index()].iter().copied() {
            actions.push(Action::Emplace { piece, edge });
            try_ladder(game, position, piece, edge, &fights, actions);
        }
        let near = doors.clone().filter(|door| game.ground.door(*door).spots.contains(&state.at));
        for door in near {
            actions.push(Action::Axe { piece, door });
            actions.push(Action::Arson { piece, door });
        }
    }
    for gun in game.guns.iter().copied().filter(|gun| position.state(*gun).stands()) {
        actions.extend(Direction::ALL.map(|facing| Action::Face { piece: gun, facing }));
        actions.push(Action::Load { gun });
        actions.extend(enemies.iter().map(|target| Action::Cannon { gun, target: *target }));
        actions.extend(doors.clone().map(|door| Action::Blast { gun, door }));
    }
}

fn try_climb(game: &Game, position: &Position, piece: PieceId, edge: u16, actions: &mut Vec<Action>) {
    if position.has_ladder(edge) {
        actions.extend(game.ground.edge(edge).beside.iter().map(|to| Action::Climb { piece, to: *to }));
    }
}

fn try_ladder(
    game: &Game,
    position: &Position,
    piece: PieceId,
    edge: u16,
    fights: &[PieceId],
    actions: &mut Vec<Action>,
) {
    if !position.has_ladder(edge) {
        return;
    }
    try_climb(game, position, piece, edge, actions);
    actions.push(Action::Storm { by: piece, with: None, edge });
    let with = fights.iter().filter(|with| **with != piece && game.kind(**with).is_flecha());
    let with = with.filter(|with| game.ground.touches(position.state(**with).at));
    actions.extend(with.map(|with| Action::Storm { by: piece, with: Some(*with), edge }));
}

/// Checks that the lists in a game, or every `every`-th of them, agree with the rules.
pub(super) fn lists_hold(game: &Game, seed: u64, choose: Chooser, every: u32) {
    let mut step = 0;
    play(game, seed, choose, |position, legal| {
        step += 1;
        if step % every != 0 || !matches!(game.actor(position), Actor::Player(_)) {
            return;
        }
        let mut allowed = attempts(game, position);
        allowed.push(Action::Done);
        allowed.retain(|action| game.check(position, *action).is_ok());
        allowed.sort_unstable();
        allowed.dedup();
        assert_eq!(legal, allowed, "seed {seed}, step {step}, {:?}", position.phase);
    });
}

#[test]
fn lists_are_what_the_rules_allow() {
    let guardhouse = Game::new(&fixture::guardhouse()).unwrap();
    for seed in 0..6 {
        let choose: Chooser = if seed % 2 == 0 { |_, _, legal, draw| legal[draw(legal.len())] } else { eager };
        lists_hold(&guardhouse, seed, choose, 3);
    }
    lists_hold(&Game::new(&fixture::deguello()).unwrap(), 1, eager, 61);
}
