//! Laws of logs: a game resumed from its text is the same game, and no text makes the reader panic.

use std::sync::LazyLock;

use proptest::prelude::*;

use super::{Changed, DivergenceCause, Log, LogEntry, Parts, Players, replay, replay_to};
use crate::alamo::{Event, Game, Position};
use crate::dice::{Drawer, Streams};
use crate::fingerprint::Fingerprint;
use crate::fixture;
use crate::place::Place;
use crate::play::Actor;
use crate::playtest::{self, Plan};
use crate::project::Project;
use crate::text;

struct TestTable {
    project: Project,
    game: Game,
}

impl TestTable {
    fn new(project: Project) -> Self {
        let game = Game::new(&project).unwrap();
        Self { project, game }
    }

    fn log(&self, seed: u64, entries: Vec<LogEntry>) -> Log {
        Log::begin(&self.project, "alamo", seed, Players::default()).of_game(0, entries)
    }
}

static ALAMO: LazyLock<TestTable> = LazyLock::new(|| TestTable::new(fixture::alamo()));
static MISSION: LazyLock<TestTable> = LazyLock::new(|| TestTable::new(fixture::mission()));

/// Makes one random decision, or rolls.
fn go_on(game: &Game, position: &mut Position, streams: &mut Streams) -> (LogEntry, Vec<Event>) {
    let mut events = Vec::new();
    streams.at(position.turn, position.phase as u8);
    if let Some(dice) = game.chance(position) {
        let roll = streams.roll(dice);
        assert!(game.resolve(position, roll, &mut events));
        return (LogEntry::roll(game, roll, &events), events);
    }
    let mut legal = Vec::new();
    game.legal(position, &mut legal);
    let action = legal[streams.below(Drawer::Texan, legal.len())];
    game.apply(position, action, &mut events).unwrap();
    (LogEntry::action(game, action, &events), events)
}

/// Makes up to `steps` random steps, and returns the position after each of them.
fn random_game(table: &TestTable, seed: u64, steps: usize) -> (Vec<LogEntry>, Vec<Position>) {
    let mut streams = Streams::new(seed, 0);
    let mut position = table.game.start();
    let (mut entries, mut positions) = (Vec::new(), vec![position]);
    while entries.len() < steps && table.game.actor(&position) != Actor::Over {
        entries.push(go_on(&table.game, &mut position, &mut streams).0);
        positions.push(position);
    }
    (entries, positions)
}

fn legal(game: &Game, position: &Position) -> Vec<crate::alamo::Action> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions
}

/// Logs and shards identify a scenario by its plot and its set-up alone: whether it is pinned to a map or not, old logs
/// replay without a warning.
#[test]
fn which_map_a_scenario_is_made_for_is_no_part_of_what_a_log_remembers() {
    let mut project = fixture::mission();
    let parts = Parts::new(&project);
    project.scenario.map_fingerprint = Fingerprint::default();
    assert_eq!(Parts::new(&project), parts);
    project.scenario.map_fingerprint = parts.counters.clone();
    assert_eq!(Parts::new(&project), parts);
    // The fingerprint from before scenarios could be pinned.
    let nothing = Parts::new(&Project::default()).set_up;
    assert_eq!(nothing.to_string(), "a5452c1d708d84207a1b9433c2a046b1");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_game_goes_on_from_its_log_as_if_it_had_never_stopped(seed in any::<u64>(), steps in 1_usize..1500) {
        for table in [&*ALAMO, &*MISSION] {
            let game = &table.game;
            let (entries, positions) = random_game(table, seed, steps);
            let saved = text::write(&table.log(seed, entries));
            let read: Log = text::read(&saved).unwrap();
            prop_assert_eq!(text::write(&read), saved);
            let again = replay(&read, game);
            prop_assert_eq!(&again.divergence, &None);
            prop_assert_eq!(again.accounts.len(), read.entries.len());
            let (mut here, mut there) = (positions[positions.len() - 1], again.position);
            prop_assert_eq!(&here, &there);
            let (mut ours, mut theirs) = (Streams::new(!seed, 0), Streams::new(!seed, 0));
            for _ in 0..40 {
                prop_assert_eq!(legal(game, &here), legal(game, &there));
                if game.actor(&here) == Actor::Over {
                    break;
                }
                prop_assert_eq!(go_on(game, &mut here, &mut ours), go_on(game, &mut there, &mut theirs));
                prop_assert_eq!(&here, &there);
            }
        }
    }

    #[test]
    fn steps_are_taken_back_by_replaying_the_ones_before(seed in any::<u64>(), steps in 1_usize..400) {
        let table = &*MISSION;
        let (entries, positions) = random_game(table, seed, steps);
        let log = table.log(seed, entries);
        for kept in [log.entries.len() - 1, log.entries.len() / 2, log.entries.len() / 3, 0] {
            prop_assert_eq!(&replay_to(&log, &table.game, kept).position, &positions[kept]);
        }
    }

    #[test]
    fn a_mangled_log_is_read_and_replayed_or_refused(
        seed in any::<u64>(),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..40, "[ -~é]{0,6}"), 1..6),
    ) {
        let table = &*MISSION;
        let mut mangled: Vec<char> = text::write(&table.log(seed, random_game(table, seed, 60).0)).chars().collect();
        for (at, length, new) in cuts {
            let at = at.index(mangled.len());
            let end = (at + length).min(mangled.len());
            mangled.splice(at..end, new.chars());
            if mangled.is_empty() {
                break;
            }
        }
        let mangled: String = mangled.into_iter().collect();
        match text::read::<Log>(&mangled) {
            Ok(log) => {
                let replayed = replay(&log, &table.game);
                let played = replayed.accounts.len() + usize::from(replayed.divergence.is_some());
                prop_assert!(played <= log.entries.len());
            }
            Err(error) => prop_assert!(error.line > 0 && !error.message.id.is_empty()),
        }
    }
}

/// A mission log with the entry at a step replaced.
fn spoilt(step: usize, entry: LogEntry) -> Log {
    let mut log = MISSION.log(1, random_game(&MISSION, 1, 300).0);
    log.entries[step - 1] = entry;
    log
}

#[test]
fn what_was_never_played_is_a_broken_log() {
    for text in ["jump kent9 0101", "", "step kent9", "step nobody 0101", "step kent9 9999", "plot 9 1"] {
        let divergence =
            replay(&spoilt(5, LogEntry::Did(text.to_owned(), Vec::new())), &MISSION.game).divergence.unwrap();
        assert_eq!(divergence.step, 5, "{text}");
        assert!(matches!(divergence.now, DivergenceCause::Unreadable(_)) && divergence.is_broken_log(false), "{text}");
        let may_be_a_change = ["nobody", "9999", "plot 9", "step kent9 "].iter().any(|part| text.contains(part));
        assert_eq!(divergence.is_broken_log(true), !may_be_a_change, "{text}");
    }
    let (entries, _) = random_game(&MISSION, 1, 300);
    let rolled = entries.iter().position(|entry| matches!(entry, LogEntry::Rolled(..))).unwrap() + 1;
    let impossible = replay(&spoilt(rolled, LogEntry::Rolled(13, Vec::new())), &MISSION.game).divergence.unwrap();
    assert!(matches!(impossible.now, DivergenceCause::OtherDice(_)) && impossible.is_broken_log(false));
    let early = replay(&spoilt(1, LogEntry::Rolled(3, Vec::new())), &MISSION.game).divergence.unwrap();
    assert_eq!((early.step, early.now), (1, DivergenceCause::NoRollDue));
    let acting =
        replay(&spoilt(rolled, LogEntry::Did("done".to_owned(), Vec::new())), &MISSION.game).divergence.unwrap();
    assert!(matches!(acting.now, DivergenceCause::RollDue(_)));
}

#[test]
fn a_log_that_goes_on_after_the_end_diverges_there() {
    let (mut entries, _) = random_game(&MISSION, 1, 100_000);
    entries.push(LogEntry::Did("done".to_owned(), Vec::new()));
    let log = MISSION.log(1, entries);
    let replayed = replay(&log, &MISSION.game);
    assert!(replayed.position.outcome.is_some());
    assert_eq!(replayed.divergence.map(|it| (it.step, it.now)), Some((log.entries.len(), DivergenceCause::Over)));
}

#[test]
fn every_document_that_has_changed_is_named() {
    let was = Parts::new(&ALAMO.project);
    let changes = |change: fn(&mut Project)| {
        let mut project = ALAMO.project.clone();
        change(&mut project);
        was.changes(&Parts::new(&project))
    };
    assert_eq!(changes(|_| {}), []);
    assert_eq!(changes(|project| project.map.hexes[0].open_top = true), [Changed::Map]);
    assert_eq!(changes(|project| project.corrections[0].on = true), [Changed::SwitchedOn("palisade".to_owned())]);
    assert_eq!(changes(|project| project.counters.units[0].full.fire += 1), [Changed::Counters]);
    assert_eq!(changes(|project| project.rulebook.parameters[0].name.push('x')), [Changed::Rulebook]);
    assert_eq!(changes(|project| project.scenario.plot[0].area += 1), [Changed::SetUp]);
    assert_eq!(changes(|project| project.scenario.title.en.push('x')), []);
    let mut on = ALAMO.project.clone();
    on.corrections[0].on = true;
    let with = Parts::new(&on);
    assert_eq!(with.changes(&was), [Changed::SwitchedOff("palisade".to_owned())]);
    on.corrections[0].document.items.pop();
    assert_eq!(with.changes(&Parts::new(&on)), [Changed::Correction("palisade".to_owned())]);
}

#[test]
fn a_log_remembers_its_variants_and_how_they_were_set() {
    let mut project = ALAMO.project.clone();
    let off = Parts::new(&project);
    assert_eq!(off.variants, []);
    let ladders = project.variants.iter().position(|own| own.name == "ladders").unwrap();
    let changed = |name: fn(String) -> Changed| vec![name("ladders".to_owned())];
    project.variants[ladders].params.insert("wait_cost".to_owned(), 2);
    assert_eq!(Parts::new(&project), off, "what is off may be set as one likes");
    project.variants[ladders].on = true;
    let on = Parts::new(&project);
    assert_eq!(off.changes(&on), changed(Changed::VariantOn));
    assert_eq!(on.changes(&off), changed(Changed::VariantOff));

    let log = Log::begin(&project, "alamo", 1, Players::default());
    let read: Log = text::read(&text::write(&log)).unwrap();
    assert_eq!((read.parts.changes(&on), read.parts.variants[0].params["wait_cost"]), (vec![], 2));

    project.variants[ladders].opts.insert("outside".to_owned(), "walls".to_owned());
    assert_eq!(on.changes(&Parts::new(&project)), changed(Changed::Settings));
    project.variants[ladders].opts.clear();
    project.variants[ladders].document.rules.pop();
    assert_eq!(on.changes(&Parts::new(&project)), changed(Changed::Variant));
}

#[test]
fn the_correction_of_the_palisade_shows_where_it_is_crossed() {
    let mut corrected = fixture::alamo();
    corrected.corrections[0].on = true;
    corrected.correct();
    let corrected = Game::new(&corrected).unwrap();
    let plan = Plan { games: 24, seed: 1, players: ["advance".to_owned(), "advance".to_owned()], jobs: 0 };
    let logs = std::sync::Mutex::new(Vec::new());
    playtest::record(&ALAMO.game, &plan, &|_| true, &|_, entries| logs.lock().unwrap().push(entries)).unwrap();
    let logs = logs.into_inner().unwrap();
    assert_eq!(logs.len(), 24);
    let palisade = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"];
    let mut crossings = 0;
    for entries in logs {
        let log = ALAMO.log(1, entries);
        assert_eq!(replay(&log, &ALAMO.game).divergence, None);
        let Some(divergence) = replay(&log, &corrected).divergence else { continue };
        let Some(Place::Hexside(place)) = divergence.place else { panic!("{divergence:?}") };
        assert!(palisade.contains(&place.to_string().as_str()), "{divergence:?}");
        assert!(
            matches!(divergence.now, DivergenceCause::Refused(_) | DivergenceCause::Otherwise { .. }),
            "{divergence:?}"
        );
        crossings += 1;
    }
    assert!(crossings > 0, "nobody crosses the palisade");
}

#[test]
fn one_step_of_a_log_is_one_line() {
    // Leave out what changes with every release and every document.
    let (version, parts) = ("0".to_owned(), Parts::default());
    let log = Log { version, parts, ..MISSION.log(7, random_game(&MISSION, 7, 40).0) };
    let text = text::write(&log);
    let lines = text.lines().filter(|line| line.starts_with("    Did(") || line.starts_with("    Rolled("));
    assert_eq!(lines.count(), log.entries.len());
    insta::assert_snapshot!(text.lines().take(34).collect::<Vec<_>>().join("\n"));
}

#[test]
fn both_pages_have_the_same_example_and_it_is_a_log() {
    use crate::words::Language;

    let examples = [Language::English, Language::French].map(|language| {
        let (_, rest) = super::page(language).split_once("```ron\n").unwrap();
        rest.split_once("```").unwrap().0
    });
    assert_eq!(examples[0], examples[1]);
    let log: Log = text::read(examples[0]).unwrap();
    let replayed = replay(&log, &ALAMO.game);
    assert_eq!((replayed.divergence, replayed.accounts.len()), (None, 1));
}
