//! Plays games by random rulebooks: all parameters are drawn from their ranges at once, on documents with parts
//! missing. Games must end without a panic, and the laws no rulebook can change must hold after every step.

#[path = "laws/mod.rs"]
mod laws;

use std::collections::BTreeMap;

use bexar::files::Bundled;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::alamo::players::ROSTER;
use rules::alamo::{Game, Order, Position, Status};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::{Parameter, ParameterValue, Setting, System};
use rules::side::Side;

/// More steps than two turns take, even if steps cost nothing and there are many attacks.
const STEPS: u32 = 120_000;

/// The last turn of these games.
const TURNS: i32 = 3;

/// A further change to the documents.
type Change = fn(&mut Project);

/// Games with something missing from or unusual in their documents.
const DOCUMENTS: [(&str, &str, Change); 10] = [
    ("the Alamo", "alamo", |_| {}),
    ("the mission", "mission", |_| {}),
    ("the Alamo, set up by its players", "alamo", |project| {
        project.scenario.setup.clear();
        project.scenario.plot.clear();
    }),
    ("the mission, set up by its players", "mission", |project| {
        project.scenario.setup.clear();
        project.scenario.plot.clear();
    }),
    ("the mission without Texans", "mission", |project| {
        project.scenario.setup.clear();
        project.counters.units.retain(|unit| unit.side == Side::Mexican);
        project.counters.leaders.retain(|leader| leader.side == Side::Mexican);
    }),
    ("the mission without Mexicans", "mission", |project| {
        project.counters.units.retain(|unit| unit.side == Side::Texan);
        project.counters.leaders.retain(|leader| leader.side == Side::Texan);
    }),
    ("the mission without batteries", "mission", |project| {
        project.scenario.setup.clear();
        project.counters.batteries.clear();
    }),
    ("the mission with leaders only", "mission", |project| {
        project.scenario.setup.clear();
        project.counters.units.clear();
    }),
    ("the mission with nobody but the Reserve", "mission", |project| {
        project.counters.columns.iter_mut().for_each(|column| column.reserve = true);
    }),
    ("a map of a single hex", "mission", |project| {
        project.scenario.setup.clear();
        (project.map.grid.columns, project.map.grid.rows) = (1, 1);
    }),
];

/// Returns a value in a parameter's range; half of all draws of a number give an end of the range.
fn value(parameter: &Parameter, draw: u32) -> ParameterValue {
    let (low, high) = parameter.range;
    match parameter.default_value() {
        ParameterValue::Flag(_) => ParameterValue::Flag(draw % 2 == 1),
        ParameterValue::Number(_) => ParameterValue::Number(match draw % 4 {
            0 => low,
            1 => high,
            _ => low + i32::try_from(draw / 4 % (high - low + 1).unsigned_abs()).expect("ranges are small"),
        }),
        ParameterValue::Text(default) if parameter.allowed.is_empty() => ParameterValue::Text(default),
        ParameterValue::Text(_) => {
            ParameterValue::Text(parameter.allowed[draw as usize % parameter.allowed.len()].to_owned())
        }
    }
}

/// Generates the settings that differ from the published rules.
fn settings() -> impl Strategy<Value = BTreeMap<&'static str, ParameterValue>> {
    let each = |share: f64| {
        prop::collection::vec(prop::option::weighted(share, any::<u32>()), System::Alamo.parameters().len())
    };
    prop_oneof![each(0.1), each(0.5), each(0.95)].prop_map(|draws| {
        let drawn =
            System::Alamo.parameters().iter().zip(draws).filter_map(|(own, draw)| Some((own.name, value(own, draw?))));
        drawn.collect()
    })
}

fn game(document: usize, settings: &BTreeMap<&'static str, ParameterValue>) -> Game {
    let (what, name, change) = DOCUMENTS[document];
    let mut project = Project::load(&Bundled, name).expect("the bundled scenario loads");
    change(&mut project);
    let mut settings = settings.clone();
    let last = settings.entry("game.turns").or_insert(ParameterValue::Number(TURNS));
    if matches!(last, ParameterValue::Number(turns) if *turns > TURNS) {
        *last = ParameterValue::Number(TURNS);
    }
    let by = || Provenance::reconstructed("drawn for a test", "");
    project.rulebook.parameters.retain(|setting| !settings.contains_key(setting.name.as_str()));
    let drawn = settings.into_iter().map(|(name, value)| Setting { name: name.to_owned(), value, by: by() });
    project.rulebook.parameters.extend(drawn);
    Game::new(&project).unwrap_or_else(|report| panic!("{what} cannot be played: {report:?}"))
}

/// The laws that hold under any rulebook.
struct Laws {
    confined: bool,
    permanent: bool,
    /// The most units on one spot; `None` if stacking is checked late.
    stack: Option<usize>,
}

impl Laws {
    fn new(settings: &BTreeMap<&'static str, ParameterValue>) -> Self {
        let is = |name, value: ParameterValue| settings.get(name) == Some(&value);
        let number = |name| match settings.get(name) {
            Some(ParameterValue::Number(number)) => usize::try_from(*number).unwrap_or(1),
            _ => 1,
        };
        let late = is("stack.check", ParameterValue::Text("phase_end".to_owned()));
        Self {
            confined: !is("texan.confined", ParameterValue::Flag(false))
                && !is("setup.zone", ParameterValue::Text("map".to_owned())),
            permanent: is("track.mexican_permanent_loss", ParameterValue::Flag(true)),
            stack: (!late).then(|| number("stack.units_per_layer").max(number("setup.units_per_hex"))),
        }
    }

    fn hold(&self, game: &Game, position: &Position) -> Result<(), TestCaseError> {
        let at_rest = position.pending.is_empty() && position.mover.is_none();
        for piece in game.piece_ids() {
            let (own, state) = (game.piece(piece), position.state(piece));
            if let Status::Track(space) = state.status {
                prop_assert!(space <= 9 && own.side == Some(Side::Mexican), "{} on space {space}", own.name);
            }
            let stays = own.is_battery() || own.is_unit() && own.side == Some(Side::Mexican) && !self.permanent;
            prop_assert!(state.status != Status::Gone || !stays, "{} is gone", own.name);
            let (true, true) = (at_rest, state.status == Status::Map) else { continue };
            prop_assert!(own.is_unit() || state.with.is_none(), "{} is in company at rest", own.name);
            let spot = game.board().spot(state.at);
            if own.side == Some(Side::Texan) && self.confined {
                prop_assert!(game.board().confines().contains(state.at), "{} left the confines for {spot}", own.name);
            }
            let there = || position.on(state.at).filter(|other| game.piece(*other).is_unit()).count();
            if own.is_unit()
                && let Some(most) = self.stack
            {
                prop_assert!(there() <= most, "{} units stand on {spot}", there());
            }
            prop_assert!(own.is_unit() || state.order == Order::Good, "{} has lost its order", own.name);
        }
        if at_rest { zones_are_mutual(game, position) } else { Ok(()) }
    }
}

/// Zones of control are mutual: a unit in an enemy's zone has that enemy in its own, except for routed units (6.0,
/// 6.4).
fn zones_are_mutual(game: &Game, position: &Position) -> Result<(), TestCaseError> {
    let stands = |piece: &rules::alamo::PieceId| {
        game.piece(*piece).is_unit()
            && position.state(*piece).is_on_map()
            && position.state(*piece).order != Order::Routed
    };
    for unit in game.piece_ids().filter(stands) {
        let (Some(side), at) = (game.piece(unit).side, position.state(unit).at) else { continue };
        for enemy in game.controllers(position, at, side) {
            let there = position.state(enemy).at;
            let back = game.controllers(position, there, side.enemy()).any(|other| other == unit);
            prop_assert!(back, "{} is in the zone of {} alone", game.piece(unit).name, game.piece(enemy).name);
        }
    }
    Ok(())
}

/// Returns a fixed seed in the quick run, so that a failure is due to a change and not to luck; a random one in the
/// long run.
fn seed_of_the_draws() -> RngSeed {
    if std::env::var_os("BEXAR_LONG").is_some() { RngSeed::Random } else { RngSeed::Fixed(1836) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (ProptestConfig::default().cases / 4).max(1), rng_seed: seed_of_the_draws(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_rulebook_breaks_a_game(
        document in 0..DOCUMENTS.len(), settings in settings(), player in 0..ROSTER.len(), seed in any::<u64>()
    ) {
        let game = game(document, &settings);
        let laws = Laws::new(&settings);
        // A search would take minutes, and the captains it tries are in the roster themselves.
        let entry = if ROSTER[player].searches { &ROSTER[0] } else { &ROSTER[player] };
        let end = laws::play(&game, entry, seed, STEPS, &|game, position| laws.hold(game, position));
        let end = end.map_err(|fault| {
            TestCaseError::fail(format!("{}, {}: {fault}", DOCUMENTS[document].0, entry.name))
        })?;
        prop_assert!(end.outcome.is_some() && end.turn <= game.last_turn(&end));
    }
}
