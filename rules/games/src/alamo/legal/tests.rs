//! Compares the lists to the rules: every conceivable action is tried, in positions of whole games and in crowds.

use super::super::{Game, Order, Phase, PieceId, Position};
use super::*;
use crate::alamo::players::{self, Player, Seat};
use crate::board::BreachId;
use crate::dice::{Drawer, Streams};
use crate::fixture;
use crate::play::Actor;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Setting};
use crate::side::Side;

/// How often each situation occurred in the lists compared, so that an untested rule is noticed.
#[derive(Debug, Default)]
struct Met {
    lists: u32,
    steps: u32,
    company: u32,
    shots: u32,
    melees: u32,
    breached: u32,
}

/// Tries every action of a Movement or Combat Phase for all pieces on the map, and returns the legal ones.
fn tried(game: &Game, position: &Position) -> Vec<Action> {
    let pieces = || game.piece_ids().filter(|piece| position.state(*piece).is_on_map());
    let mut all = vec![Action::Done];
    for piece in pieces() {
        let crossings = game.board().crossings(position.state(piece).at);
        all.extend(crossings.iter().map(|crossing| Action::Step { piece, to: crossing.to }));
        all.extend([Action::Leave { piece }, Action::Breach { battery: piece }]);
        for other in pieces() {
            all.push(Action::Take { leader: piece, with: other });
            all.push(Action::Tow { battery: piece, by: other });
            all.extend(Mode::ALL.map(|mode| Action::Attack { by: piece, mode, target: other }));
        }
    }
    all.retain(|action| game.check(position, *action).is_ok());
    all.sort_unstable();
    all
}

/// Formats actions in the notation of cases.
fn said(game: &Game, actions: &[&Action]) -> String {
    actions.iter().map(|action| game.write_action(**action)).collect::<Vec<_>>().join("; ")
}

#[track_caller]
fn same(game: &Game, position: &Position, met: &mut Met) {
    let mut listed = Vec::new();
    game.legal(position, &mut listed);
    // Rules offered by variants are not tried.
    listed.retain(|action| !matches!(action, Action::Use { .. }));
    let tried = tried(game, position);
    let missing: Vec<_> = tried.iter().filter(|action| !listed.contains(action)).collect();
    let excess: Vec<_> = listed.iter().filter(|action| !tried.contains(action)).collect();
    assert!(
        missing.is_empty() && excess.is_empty(),
        "missing {}, in excess {}",
        said(game, &missing),
        said(game, &excess)
    );
    assert_eq!(listed, tried, "the order");
    let count = |wanted: fn(&Action) -> bool| listed.iter().filter(|action| wanted(action)).count() as u32;
    met.lists += 1;
    met.steps += count(|action| matches!(action, Action::Step { .. }));
    met.company += count(|action| matches!(action, Action::Take { .. } | Action::Leave { .. } | Action::Tow { .. }));
    met.shots += count(|action| matches!(action, Action::Attack { mode: Mode::Fire, .. }));
    met.melees += count(|action| matches!(action, Action::Attack { mode: Mode::Melee, .. }));
    met.breached += u32::from(!position.breaches.is_empty());
}

/// Plays games and compares the lists at some of the decisions, with random breaches.
fn compare_games(game: &Game, player: &str, games: u32, every: usize) -> Met {
    let (mut met, mut events) = (Met::default(), Vec::new());
    for number in 0..games {
        let mut players: [Box<dyn Player<Game>>; 2] = Side::ALL.map(|_| (players::named(player).unwrap().make)());
        let (mut position, mut streams, mut draws) = (game.start(), Streams::new(7, number), Streams::new(8, number));
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
            let phase = position.phase.is_movement() || position.phase.is_combat();
            if phase && position.pending.is_empty() && draws.below(Drawer::Chance, every) == 0 {
                same(game, &position, &mut met);
                same(game, &breached(game, &position, &mut draws), &mut met);
            }
            let action = players[side.index()].choose(Seat { game, view: &position, side }, &mut streams);
            game.carry_out(&mut position, action, &mut events);
        }
    }
    met
}

/// Returns the position with some random breaches.
fn breached(game: &Game, position: &Position, draws: &mut Streams) -> Position {
    let mut breached = *position;
    let known = game.board().breach_ids().count();
    for _ in 0..known.min(12) {
        breached.breaches.insert(BreachId(draws.below(Drawer::Chance, known) as u16));
    }
    breached
}

/// A position with pieces of both sides, in random order, on random spots around one spot.
fn crowd(game: &Game, phase: Phase, draws: &mut Streams) -> Position {
    let mut draw = |limit| draws.below(Drawer::Chance, limit);
    let board = game.board();
    let mut position = game.empty();
    let middle = SpotId(draw(board.len()) as u16);
    let near: Vec<_> = board.ids().filter(|spot| board.range(*spot, middle) <= 4).collect();
    for _ in 0..60 {
        let (piece, at) = (PieceId(draw(game.pieces().len()) as u8), near[draw(near.len())]);
        let own = game.piece(piece).side;
        let foreign = position.on(at).any(|other| own.is_some() && game.piece(other).side == own.map(Side::enemy));
        if foreign || game.put(&mut position, piece, at).is_err() {
            continue;
        }
        if game.piece(piece).is_unit() {
            position.state_mut(piece).order = [Order::Good, Order::Good, Order::Disordered, Order::Routed][draw(4)];
        }
    }
    game.open(&mut position, phase);
    position
}

const PHASES: [Phase; 4] = [Phase::TexanMovement, Phase::TexanCombat, Phase::MexicanMovement, Phase::MexicanCombat];

fn compare_crowds(project: &Project, crowds: u32) -> Met {
    let game = Game::new(project).unwrap();
    let mut met = Met::default();
    for number in 0..crowds {
        let mut draws = Streams::new(1836, number);
        for phase in PHASES {
            let mut position = crowd(&game, phase, &mut draws);
            same(&game, &position, &mut met);
            same(&game, &breached(&game, &position, &mut draws), &mut met);
            // Start moving pieces, perhaps with company, and leave them few points.
            let mut actions = Vec::new();
            game.legal(&position, &mut actions);
            for _ in 0..4 {
                let place = draws.below(Drawer::Chance, actions.len());
                // Without its points a unit may be stuck among friendly units.
                let Some(action) = actions.get(place).filter(|action| **action != Action::Done).copied() else { break };
                if !phase.is_movement() {
                    break;
                }
                game.carry_out(&mut position, action, &mut Vec::new());
                if let Some(mover) = &mut position.mover {
                    mover.points = mover.points.min(draws.below(Drawer::Chance, 5) as u8);
                }
                same(&game, &position, &mut met);
                game.legal(&position, &mut actions);
            }
        }
    }
    met
}

fn with(name: &str, value: ParameterValue) -> Project {
    let mut project = fixture::alamo();
    let by = Provenance::reconstructed("changed for a test", "");
    project.rulebook.parameters.retain(|setting| setting.name != name);
    project.rulebook.parameters.push(Setting { name: name.to_owned(), value, by });
    project
}

#[test]
fn the_lists_hold_what_the_rules_allow_in_the_positions_of_games() {
    let [alamo, mission] = [fixture::alamo(), fixture::mission()].map(|project| Game::new(&project).unwrap());
    for met in [compare_games(&alamo, "random", 1, 40), compare_games(&alamo, "advance", 1, 20)] {
        assert!(met.lists > 20 && met.steps > 200 && met.shots > 20, "{met:?}");
    }
    let met = compare_games(&mission, "random", 4, 2);
    assert!(met.lists > 10, "{met:?}");
}

#[test]
fn the_lists_hold_what_the_rules_allow_in_crowds() {
    for project in [fixture::alamo(), fixture::mission()] {
        let met = compare_crowds(&project, 12);
        assert!(met.steps > 200 && met.company > 5 && met.shots > 50 && met.melees > 50, "{met:?}");
        assert!(met.breached > 0, "{met:?}");
    }
}

#[test]
fn the_lists_hold_what_other_rules_allow() {
    for (name, value) in [
        ("stack.units_per_layer", ParameterValue::Number(2)),
        ("stack.check", ParameterValue::Text("phase_end".to_owned())),
        ("zoc.texan_shift", ParameterValue::Flag(true)),
        ("zoc.mexican_shift", ParameterValue::Flag(true)),
        ("zoc.leader_stops", ParameterValue::Flag(false)),
        ("zoc.radius", ParameterValue::Number(0)),
        ("los.units_block", ParameterValue::Flag(true)),
        ("range.enabled", ParameterValue::Flag(true)),
        ("move.ma_routed", ParameterValue::Number(4)),
    ] {
        let met = compare_crowds(&with(name, value), 3);
        assert!(met.lists > 20, "{name}: {met:?}");
    }
}

/// A step that variants make cheap is in no list of steps affordable at printed cost.
#[test]
fn the_lists_hold_steps_that_variants_make_cheap() {
    for cond in
        [r#"Is(Via, "wall")"#, r#"Is(Via, "clear")"#, r#"In(To, "inside_walls")"#, r#"In(From, "inside_walls")"#]
    {
        let rules = format!("rules: [Adjust(what: CrossCost, if: {cond}, op: Set(N(0)))]");
        let met = compare_crowds(&fixture::mission_and(&rules), 12);
        assert!(met.steps > 100, "{cond}: {met:?}");
    }
}

/// The published variants one by one with those they need, all together, and the homebrew ones.
fn varied() -> Vec<(String, Project)> {
    let published: Vec<String> = fixture::alamo().variants.into_iter().map(|own| own.name).collect();
    let needs = |name: &str| match name {
        "cannon_roll" => "extra_guns",
        "strong_doors" => "doors",
        _ => "",
    };
    let single = published.iter().map(|name| {
        let on = |own: &str| own == name || own == needs(name);
        (name.clone(), fixture::alamo_with(on))
    });
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/variants/homebrew");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    let own = files.iter().map(|file| file.to_str().unwrap()).map(|file| (file.to_owned(), fixture::alamo_and(file)));
    single.chain([("all".to_owned(), fixture::alamo_with(|_| true))]).chain(own).collect()
}

/// Returns the position with random flags of variants raised.
fn flagged(game: &Game, position: &Position, draws: &mut Streams) -> Position {
    let mut flagged = *position;
    for _ in 0..80 {
        game.put_up(&mut flagged, draws.below(Drawer::Chance, 6000) as u16);
    }
    flagged
}

#[test]
fn the_lists_hold_what_variants_allow() {
    for (name, project) in varied() {
        let game = Game::new(&project).unwrap_or_else(|report| panic!("{name}: {:?}", report.findings));
        let mut met = Met::default();
        for number in 0..3 {
            let mut draws = Streams::new(1836, number);
            for phase in PHASES {
                let mut position = crowd(&game, phase, &mut draws);
                // Rules that act at the start of the phase are not tested here.
                position.pending.clear();
                position.frames.clear();
                same(&game, &position, &mut met);
                same(&game, &flagged(&game, &position, &mut draws), &mut met);
            }
        }
        assert!(met.steps > 100 && met.shots > 20 && met.melees > 10, "{name}: {met:?}");
    }
}
