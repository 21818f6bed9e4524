//! Variants in whole games: the laws of all games hold with every published module on, and no set of rules, however
//! hostile, makes the program run forever.

#[path = "laws/mod.rs"]
mod laws;
#[path = "laws/standing.rs"]
mod standing;

use bexar::files::{Bundled, bundled, bundled_names};
use proptest::prelude::*;
use rules::alamo::Game;
use rules::alamo::players::{ROSTER, RosterEntry};
use rules::playtest::{Plan, run};
use rules::project::{LoadedVariant, Project};
use rules::rulebook::System;
use rules::scenario::VariantUse;
use rules::text::{self, Document};
use rules::variant::{Rule, Variant};

/// An upper bound on steps that no game reaches.
const STEPS: u32 = 60_000;

/// The eleven modules that are variants, in the order of the bits of a set; the twelfth is the terrain correction.
const MODULES: [&str; 11] = [
    "intensive_fire",
    "extra_guns",
    "cannon_roll",
    "bowie",
    "ladders",
    "doors",
    "strong_doors",
    "fires",
    "armory",
    "magazine",
    "long_game",
];

fn alamo() -> Project {
    Project::load(&Bundled, "alamo").expect("the bundled scenario loads")
}

/// Returns the Alamo with a set of modules: a bit each, the last for the correction. `None` if one requires another
/// that is missing.
fn alamo_with(set: u16) -> Option<Project> {
    let mut project = alamo();
    for own in &mut project.variants {
        own.on = MODULES.iter().position(|name| *name == own.name).is_some_and(|bit| set >> bit & 1 != 0);
    }
    let on: Vec<&str> = project.variants.iter().filter(|own| own.on).map(|own| own.name.as_str()).collect();
    let in_force = project.variants.iter().filter(|own| own.on);
    let missing = in_force.flat_map(|own| &own.document.needs).any(|need| !on.contains(&need.as_str()));
    if set >> MODULES.len() & 1 == 0 {
        let map = project.base_map().clone();
        project.corrections.clear();
        project.set_base_map(map);
    }
    (!missing).then_some(project)
}

fn random() -> &'static RosterEntry {
    ROSTER.iter().find(|entry| entry.name == "random").expect("the roster has it")
}

/// Plays a range of seeds of a game in parallel under the laws.
fn play_all(name: &str, game: &Game, seeds: std::ops::Range<u64>) -> u64 {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    std::thread::scope(|scope| {
        let series = |first: u64| {
            let own = (seeds.start + first..seeds.end).step_by(threads as usize);
            own.map(|seed| {
                let end = laws::play(game, random(), seed, STEPS, &standing::nobody_is_doubled);
                let end = end.unwrap_or_else(|fault| panic!("{name}, seed {seed}: {fault}"));
                assert!(end.outcome.is_some() && end.turn <= game.last_turn(&end), "{name}, seed {seed}");
            })
            .count() as u64
        };
        let handles: Vec<_> = (0..threads).map(|first| scope.spawn(move || series(first))).collect();
        handles.into_iter().map(|handle| handle.join().expect("a series does not panic")).sum()
    })
}

#[test]
fn games_with_every_module_keep_the_laws() {
    let project = alamo_with(0xfff).expect("all together have what they need");
    let game = Game::new(&project).expect("all together can be played");
    assert_eq!(play_all("all modules", &game, 0..6), 6);
}

/// `cargo test --release -p tests --test variants -- --ignored --nocapture` prints its figures.
#[test]
#[ignore = "takes minutes"]
fn two_thousand_games_with_every_module_keep_the_laws() {
    let project = alamo_with(0xfff).expect("all together have what they need");
    let game = Game::new(&project).expect("all together can be played");
    eprintln!("{} games with all modules, no violation", play_all("all modules", &game, 0..2000));
}

/// Returns sets of modules whose requirements are met.
fn sampled(count: usize) -> Vec<u16> {
    // Visits all 4,096 sets in a scattered order that leaves none out.
    let all = (0..4096_u32).map(|at| (at * 1_597 + 611) as u16 % 4096);
    all.filter(|set| alamo_with(*set).is_some()).take(count).collect()
}

fn play_sets(count: usize, games: u64) -> u64 {
    sampled(count)
        .into_iter()
        .map(|set| {
            let project = alamo_with(set).expect("sampled sets have what they need");
            let name = format!("set {set:#05x}");
            let game = Game::new(&project).unwrap_or_else(|report| panic!("{name}: {:?}", report.findings));
            play_all(&name, &game, 0..games)
        })
        .sum()
}

#[test]
fn games_of_some_sets_of_modules_keep_the_laws() {
    assert_eq!(play_sets(6, 1), 6);
}

#[test]
#[ignore = "takes minutes"]
fn games_of_two_hundred_sets_of_modules_keep_the_laws() {
    eprintln!("{} games of 200 sets of modules, no violation", play_sets(200, 20));
}

/// Returns a variant with only these rules and tables.
fn variant(tables: &str, flags: &str, rules: &str) -> Result<Variant, String> {
    let text = format!(
        r#"Variant(format: 1, id: "hostile", title: (en: "Hostile", fr: "Hostile"),
            by: Reconstructed("a test", "un essai"),
            flags: [{flags}], tables: [{tables}], rules: [{rules}])"#
    );
    text::read(&text).map_err(|error| error.to_string())
}

/// Plays a game with a variant to its end; `Err` is the reason it is refused.
fn survive(document: Variant) -> Result<(), String> {
    let mut project = alamo();
    let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
    project.variants = vec![LoadedVariant::new(&used, document)];
    let game = Game::new(&project).map_err(|report| format!("{:?}", report.findings))?;
    let plan = Plan { games: 1, seed: 7, players: ["random".to_owned(), "random".to_owned()], jobs: 1 };
    let results = run(&game, &plan, &|_| true).expect("the players are known");
    assert_eq!(results.games(), 1);
    Ok(())
}

const FLAG: &str = r#"(id: "n", of: game, most: 200, says: (en: "n", fr: "n")), (id: "s", of: spot, most: 9, says: (en: "s", fr: "s"))"#;

#[test]
fn rules_that_start_themselves_come_to_an_end() {
    for rules in [
        r#"When(id: "a", on: Settled, do: [Bump("n", Game, N(1))])"#,
        r#"When(id: "a", on: Settled, do: [Bump("n", Game, N(1))]), When(id: "b", on: Settled, do: [Bump("n", Game, N(1))])"#,
        r#"When(id: "a", on: Did(Attack), do: [Attack(Foe, Unit, Fire)]), When(id: "b", on: Did(Attack), do: [Attack(Unit, Foe, Fire)])"#,
        r#"When(id: "a", on: Did(Check), do: [Check(Units(Is(It, "texan")), "again")])"#,
        r#"When(id: "a", on: Did(Cross), do: [March(Unit, Hex("1816/in"), "run")])"#,
        r#"When(id: "a", on: Did(Remove), do: [Remove(Units(Always))])"#,
        r#"When(id: "a", on: Try(Cross), do: [Deny])"#,
        r#"When(id: "a", on: Phase(TexanMove), by: May(texan), do: [Choose(by: texan, most: N(99), from: Spots(Always), do: [Bump("s", It, N(1))])])"#,
    ] {
        let document = variant("", FLAG, rules).unwrap_or_else(|error| panic!("{rules}: {error}"));
        survive(document).unwrap_or_else(|why| panic!("{rules}: {why}"));
    }
}

#[test]
fn a_table_that_rolls_itself_is_refused() {
    let table = r#"(id: "t", throw: D6, rows: [(on: R(1, 6), is: "again", do: [Roll("t")])])"#;
    let rules = r#"When(id: "a", on: Phase(TexanMove), do: [Roll("t")])"#;
    let document = variant(table, FLAG, rules).expect("it reads");
    let why = survive(document).expect_err("such a game would never end");
    assert!(why.contains("variant-table-circle"), "{why}");
}

#[test]
fn queries_over_everything_inside_everything_are_refused_with_the_reason() {
    let mut query = "Spots(Always)".to_owned();
    for _ in 0..3 {
        query = format!("Spots(Exists({query}))");
    }
    let document = variant(
        "",
        FLAG,
        &format!(r#"When(id: "a", on: Did(Cross), if: Exists({query}), do: [Bump("n", Game, N(1))])"#),
    );
    let why = survive(document.expect("it reads")).expect_err("it asks too much");
    assert!(why.contains("variant-too-much"), "{why}");
}

#[test]
fn ten_thousand_rules_are_played_or_refused() {
    let rules: Vec<_> = (0..10_000)
        .map(|at| {
            format!(r#"When(id: "r{at}", on: Did(Cross), if: Eq(Turn, N({})), do: [Bump("n", Game, N(1))])"#, at % 40)
        })
        .collect();
    let document = variant("", FLAG, &rules.join(",\n")).expect("it reads");
    survive(document).expect("they are many and small");
    let many: Vec<_> = (0..40_000)
        .map(|at| format!(r#"When(id: "r{at}", on: Did(Cross), if: Exists(Spots(Always)), do: [])"#))
        .collect();
    let why = survive(variant("", FLAG, &many.join(",\n")).expect("it reads")).expect_err("they ask too much");
    assert!(why.contains("variant-too-"), "{why}");
}

#[test]
fn deep_nesting_is_refused_by_the_reader_or_played() {
    for depth in [10, 100, 1_000, 100_000] {
        let condition = format!("{}Always{}", "Not(".repeat(depth), ")".repeat(depth));
        let read = variant(
            "",
            FLAG,
            &format!(r#"When(id: "a", on: Did(Cross), if: {condition}, do: [Bump("n", Game, N(1))])"#),
        );
        if let Ok(document) = read {
            survive(document).unwrap_or_else(|why| panic!("{depth}: {why}"));
        }
    }
}

/// Every bundled variant of the 1981 game.
fn stock() -> Vec<Variant> {
    let names = bundled_names(Variant::EXTENSION).into_iter().filter(|name| System::of_variant(name) == System::Alamo);
    names
        .map(|name| text::read(bundled(&format!("{name}.variant.ron")).expect("it is bundled")).expect("it reads"))
        .collect()
}

/// Returns a variant assembled from rules of others, with everything they declare and some numbers changed.
fn mixed(picks: &[(usize, usize)], numbers: &[i32]) -> Option<Variant> {
    let stock = stock();
    let mut mixture = stock[0].clone();
    let mut rules: Vec<Rule> = Vec::new();
    for own in &stock {
        mixture.params.extend(own.params.clone());
        mixture.opts.extend(own.opts.clone());
        mixture.flags.extend(own.flags.clone());
        mixture.tables.extend(own.tables.clone());
        mixture.regions.extend(own.regions.clone());
    }
    mixture.flags.sort_by(|a, b| a.id.cmp(&b.id));
    mixture.flags.dedup_by(|a, b| a.id == b.id);
    mixture.needs.clear();
    for (from, at) in picks {
        let own = &stock[from % stock.len()].rules;
        rules.extend(own.get(at % own.len().max(1)).cloned());
    }
    mixture.rules = rules;
    // Numbers are replaced in the text; every result that still parses is tried.
    let mut text = text::write(&mixture);
    for (at, number) in numbers.iter().enumerate() {
        text = text.replacen(&format!("N({})", at % 4), &format!("N({number})"), 2);
    }
    text::read(&text).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn rules_thrown_together_are_refused_or_played_to_the_end(
        picks in prop::collection::vec((any::<usize>(), any::<usize>()), 1..24),
        numbers in prop::collection::vec(-3..200_i32, 0..4),
    ) {
        if let Some(document) = mixed(&picks, &numbers) {
            drop(survive(document));
        }
    }
}

/// The processor time of this process, so that other load on the machine does not count; wall-clock time since `start`
/// if the system does not provide it.
fn spent(start: std::time::Instant) -> std::time::Duration {
    let worked = || {
        let text = std::fs::read_to_string("/proc/self/stat").ok()?;
        // After the name in brackets: the state, ten numbers, then the ticks in user mode and in system mode.
        let ticks = text.rsplit(')').next()?.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
        Some(std::time::Duration::from_millis(10 * ticks.sum::<Result<u64, _>>().ok()?))
    };
    worked().unwrap_or_else(|| start.elapsed())
}

/// The duration of the long run.
const HOUR: std::time::Duration = std::time::Duration::from_hours(1);

/// `BEXAR_FUZZ_SECONDS=600 cargo test --release -p tests --test variants -- --ignored thrown --nocapture`;
/// `BEXAR_FUZZ_SEED=44903` begins with that seed, to reproduce a failure.
#[test]
#[ignore = "takes an hour"]
fn an_hour_of_rules_thrown_together() {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let wanted = number("BEXAR_FUZZ_SECONDS").map_or(HOUR, std::time::Duration::from_secs);
    let start = std::time::Instant::now();
    let (mut played, mut refused, mut worst) = (0, 0, std::time::Duration::ZERO);
    for seed in number("BEXAR_FUZZ_SEED").unwrap_or(1).. {
        if start.elapsed() >= wanted {
            break;
        }
        let mut draw = rules::dice::Streams::new(seed, 0);
        let mut below = |limit| draw.below(rules::dice::Drawer::Chance, limit);
        let picks: Vec<_> = (0..=below(40)).map(|_| (below(1000), below(1000))).collect();
        let numbers: Vec<_> = (0..below(5)).map(|_| below(240) as i32 - 20).collect();
        let Some(document) = mixed(&picks, &numbers) else { continue };
        let began = spent(start);
        match survive(document) {
            Ok(()) => played += 1,
            Err(_) => refused += 1,
        }
        let took = spent(start).saturating_sub(began);
        if took > worst {
            worst = took;
            eprintln!("seed {seed}: {worst:.1?}");
        }
    }
    eprintln!("{played} played to the end, {refused} refused, the longest took {worst:.1?}");
}
