//! The most frequent operations of the engine, one bench each; `ratios` compares them with other libraries.

#[path = "scene.rs"]
mod scene;

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use rules::alamo::{Action, Game, MoveRange, Phase, PieceId, Position};
use rules::board::los::Sight;
use rules::board::{SpotId, SpotSet};
use rules::side::Side;

use scene::Draws;

static GAME: LazyLock<Game> = LazyLock::new(scene::game);

fn main() {
    divan::main();
}

/// Returns an endless cycle of the positions at the start of these phases of a game.
fn positions(phases: &[Phase]) -> impl Iterator<Item = Position> {
    scene::moments(&GAME, phases).into_iter().cycle()
}

#[divan::bench]
fn sight_query(bencher: Bencher<'_, '_>) {
    let (spots, mut draws) = (GAME.board().len(), Draws::new(1836));
    bencher
        .with_inputs(|| [(); 2].map(|()| SpotId(draws.below(spots) as u16)))
        .bench_local_values(|[a, b]| GAME.sight().clear(a, b));
}

#[divan::bench(sample_count = 20)]
fn sight_matrix() -> Sight {
    static PROJECT: LazyLock<rules::project::Project> = LazyLock::new(scene::project);
    Sight::new(&PROJECT.map, GAME.board())
}

#[divan::bench]
fn zone_map(bencher: Bencher<'_, '_>) {
    let mut positions = positions(&[Phase::TexanMovement]);
    let mut zone = SpotSet::new(GAME.board().len());
    bencher.with_inputs(|| positions.next()).bench_local_refs(|position| {
        zone.clear();
        for spot in GAME.board().ids() {
            if position.as_ref().is_some_and(|position| GAME.is_controlled(position, spot, Side::Texan)) {
                zone.insert(spot);
            }
        }
        zone.len()
    });
}

/// Returns units that can move, each with its position.
fn movers() -> impl Iterator<Item = (Position, PieceId)> {
    let moments = scene::moments(&GAME, &[Phase::TexanMovement, Phase::MexicanMovement]);
    let starts = scene::starts(&GAME, &moments);
    starts.into_iter().cycle().map(move |(at, piece)| (moments[at], piece))
}

#[divan::bench]
fn range_of_a_unit(bencher: Bencher<'_, '_>) {
    let (mut movers, mut range) = (movers(), MoveRange::default());
    bencher.with_inputs(|| movers.next().expect("somebody moves")).bench_local_refs(|(position, piece)| {
        GAME.range(position, *piece, &mut range);
        range.ends().count()
    });
}

#[divan::bench]
fn reach_of_a_unit_with_ways(bencher: Bencher<'_, '_>) {
    let mut movers = movers();
    bencher
        .with_inputs(|| movers.next().expect("somebody moves"))
        .bench_local_refs(|(position, piece)| GAME.reach(position, *piece));
}

#[divan::bench(args = ["movement", "combat"])]
fn legal_actions(bencher: Bencher<'_, '_>, phase: &str) {
    let phases = match phase {
        "movement" => [Phase::TexanMovement, Phase::MexicanMovement],
        _ => [Phase::TexanCombat, Phase::MexicanCombat],
    };
    let (mut positions, mut legal) = (positions(&phases), Vec::new());
    bencher.with_inputs(|| positions.next().expect("the phases come")).bench_local_refs(|position| {
        GAME.legal(position, &mut legal);
        legal.len()
    });
}

#[divan::bench]
fn apply_an_action(bencher: Bencher<'_, '_>) {
    let mut positions =
        positions(&[Phase::TexanMovement, Phase::TexanCombat, Phase::MexicanMovement, Phase::MexicanCombat]);
    let (mut draws, mut legal, mut events) = (Draws::new(1836), Vec::<Action>::new(), Vec::new());
    bencher
        .with_inputs(|| {
            let position = positions.next().expect("the phases come");
            GAME.legal(&position, &mut legal);
            (position, legal[draws.below(legal.len())])
        })
        .bench_local_refs(|(position, action)| {
            events.clear();
            GAME.apply(position, *action, &mut events).is_ok()
        });
}

#[divan::bench]
fn copy_a_position(bencher: Bencher<'_, '_>) {
    let start = GAME.start();
    bencher.bench_local(|| *black_box(&start));
}

#[divan::bench(sample_count = 10)]
fn random_game(bencher: Bencher<'_, '_>) {
    let (mut draws, mut legal, mut events) = (Draws::new(1836), Vec::new(), Vec::new());
    bencher.bench_local(|| scene::random_game(&GAME, &mut draws, &mut legal, &mut events));
}
