//! The games drawn rules are played in.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rules::lint;
use rules::playtest::{Failure, Plan};
use rules::project::{LoadedVariant, Project};
use rules::rulebook::System;
use rules::scenario::VariantUse;
use rules::systems::{AnyGame, is_tag};
use rules::text;
use rules::variant::grammar::NameClass;
use rules::variant::{Variant, named};

use crate::drawing::Drawing;
use crate::shelf::{Data, here};

/// The most a game may take. The engines are much slower without optimization.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 30 } else { 2 });

/// The games a rule is played in: by players that draw, and by captains.
const PLAYERS: [&str; 2] = ["random", "captain"];

/// A game system that reads rules, with what there is to speak of.
pub(crate) struct Ground {
    project: Project,
    /// Variants without rules that declare a flag of each sort, tables, a deck, a region, a parameter and a choice.
    frame: Variant,
    pub(crate) tags: Vec<String>,
    pub(crate) spots: Vec<String>,
    pub(crate) sides: Vec<String>,
    pub(crate) batteries: Vec<String>,
    pub(crate) figures: Vec<String>,
    /// The bundled variants.
    bundled: Vec<Variant>,
}

/// A variant drawn for a game, with a bundled one now and then.
pub(crate) struct Drawn<'a> {
    ground: &'a Ground,
    variants: Vec<Variant>,
}

/// The processor time of this process, where the system provides it.
fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in brackets: the state, ten numbers, then the ticks in user mode and in system mode.
    let ticks = text.rsplit(')').next()?.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    Some(Duration::from_millis(10 * ticks.sum::<Result<u64, _>>().ok()?))
}

fn owned(all: &[&str]) -> Vec<String> {
    all.iter().map(|own| (*own).to_owned()).collect()
}

impl Ground {
    /// How the names of faults begin that were found in this game.
    pub(crate) fn prefix(&self) -> &'static str {
        self.project.rulebook.system.name()
    }

    /// The flags that rules can speak of.
    pub(crate) fn flags(&self) -> Vec<&str> {
        self.frame.flags.iter().map(|own| own.id.as_str()).collect()
    }

    /// Returns the systems that read rules, by a small scenario of each.
    pub(crate) fn all() -> [Self; 3] {
        let alamo = Self {
            project: Project::load(&Data("drawn_rules"), "mission").expect("it is bundled"),
            frame: frame(&[("of_side", "hexside"), ("of_room", "room")]),
            tags: Vec::new(),
            spots: owned(&["0707/in", "0707/roof", "0707", "0102", "0505", "1010"]),
            sides: owned(&["0707/0708", "0505/0506", "0101/0102"]),
            batteries: owned(&["gun6"]),
            figures: owned(&["game.turns", "fire.range"]),
            bundled: bundled(System::Alamo),
        };
        let knapp = Self {
            project: Project::load(&Data("drawn_rules"), "rancho").expect("it is bundled"),
            frame: frame(&[]),
            tags: Vec::new(),
            spots: owned(&["0505", "0606", "0304"]),
            sides: owned(&["0505/0506"]),
            batteries: owned(&["gun"]),
            figures: owned(&["k.turns", "k.hex.inside"]),
            bundled: bundled(System::Knapp),
        };
        let deguello = Self {
            project: Project::load(&Data("drawn_rules"), "guardhouse").expect("it is bundled"),
            frame: frame(&[("of_area", "area")]),
            tags: owned(&["column_1", "greys"]),
            spots: owned(&["0705/roof", "0706", "0704", "1008/in", "0501"]),
            sides: owned(&["0704/0705"]),
            batteries: owned(&["cannon"]),
            figures: owned(&["d.rounds", "d.move.points", "d.fire.hit", "d.ladder.stands"]),
            bundled: bundled(System::Deguello),
        };
        [alamo, knapp, deguello].map(|mut ground| {
            let system = ground.project.rulebook.system;
            let tags = named(NameClass::Tag).map(|(tag, _)| tag).filter(|tag| is_tag(system, tag));
            ground.tags.extend(tags.map(str::to_owned));
            ground
        })
    }
}

/// Returns a variant that declares what rules can speak of.
fn frame(flags: &[(&str, &str)]) -> Variant {
    let common = [("of_game", "game"), ("of_unit", "unit"), ("of_spot", "spot"), ("of_column", "column")];
    let flags = common.iter().chain(flags).map(|(id, of)| {
        let lasts = if *of == "unit" { "lasts: phase," } else { "" };
        format!(r#"(id: "{id}", of: {of}, most: 9, {lasts} says: (en: "{id}"))"#)
    });
    let flags: Vec<String> = flags.collect();
    let is_first = flags.len() > 5;
    let kinds = if is_first { r#"kinds: [(id: "raised", like: stone_wall)],"# } else { "" };
    let deck = if is_first { r#", (id: "deck", throw: Deck(3), rows: [(on: Ge(1), is: "so")])"# } else { "" };
    let text = format!(
        r#"Variant(format: 1, id: "drawn", title: (en: "Drawn"), by: Original, flags: [{}], {kinds}
            params: [(id: "figure", is: 2, least: 0, most: 9)], opts: [(id: "choice", choices: ["yes", "no"])],
            regions: [(id: "field", members: hexes(["0101", "0102", "0201", "0505", "0707"]))],
            tables: [(id: "one", throw: D6, rows: [(on: Le(3), is: "low"), (on: Ge(4), is: "high")]),
                (id: "two", throw: TwoD6, rows: [(on: Ge(1), is: "so")]){deck}])"#,
        flags.join(", ")
    );
    text::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn bundled(system: System) -> Vec<Variant> {
    let root = here("../data/variants");
    let mut files: Vec<PathBuf> = Vec::new();
    let mut open = vec![root.clone()];
    while let Some(folder) = open.pop() {
        for file in std::fs::read_dir(folder).expect("the folder of variants").map(|file| file.expect("a file").path())
        {
            if file.is_dir() { open.push(file) } else { files.push(file) }
        }
    }
    files.sort();
    let name = |file: &PathBuf| file.strip_prefix(&root).expect("it is below").to_string_lossy().replace('\\', "/");
    let own = files.iter().filter(|file| System::of_variant(&name(file)) == system);
    own.map(|file| text::read(&std::fs::read_to_string(file).expect("a text")).expect("a variant")).collect()
}

impl<'a> Drawn<'a> {
    /// Draws a variant; with one in four comes a bundled one.
    pub(crate) fn new(ground: &'a Ground, mut drawing: Drawing<'a>) -> Self {
        let mut variants = vec![drawing.variant(&ground.frame)];
        if drawing.below(4) == 0 {
            variants.push(ground.bundled[drawing.below(ground.bundled.len())].clone());
        }
        Self { ground, variants }
    }

    pub(crate) fn of(ground: &'a Ground, document: Variant) -> Self {
        Self { ground, variants: vec![document] }
    }

    /// Plays a game or two, unless the game refuses the rules; `Ok` says whether it was played.
    pub(crate) fn play(&self) -> Result<bool, String> {
        self.play_games(1, 1)
    }

    /// Plays many games.
    pub(crate) fn play_many(&self) -> Result<bool, String> {
        self.play_games(12, 3)
    }

    fn project(&self) -> Project {
        let mut project = self.ground.project.clone();
        let used = |document: &Variant| {
            let used = VariantUse { document: document.id.clone(), on: true, ..VariantUse::default() };
            LoadedVariant::new(&used, document.clone())
        };
        project.variants = self.variants.iter().map(used).collect();
        project
    }

    fn play_games(&self, random: u32, captains: u32) -> Result<bool, String> {
        let project = self.project();
        let Ok(game) = AnyGame::compile(&project) else { return Ok(false) };
        for (player, games) in PLAYERS.into_iter().zip([random, captains]) {
            let plan = Plan { games, seed: 7, players: [player.to_owned(), player.to_owned()], jobs: 1 };
            let (start, before) = (Instant::now(), worked());
            let results = game.run(&plan, &|_| true).expect("the players are known");
            let elapsed = start.elapsed();
            // Other work on the machine does not count.
            let took =
                before.zip(worked()).map_or(elapsed, |(before, after)| after.saturating_sub(before).min(elapsed))
                    / games;
            // No rules may break a game; those that are an error to `check` may keep it long.
            let is_refused = || !lint::run(&project).is_playable();
            if results.faults() > 0 {
                let failed = results.records.iter().find_map(|own| own.failed.clone());
                if failed.as_ref().is_some_and(|own| own.why == Failure::Endless) && is_refused() {
                    return Ok(false);
                }
                return Err(format!("{player}: {failed:?}"));
            }
            if took > MOST {
                if is_refused() {
                    return Ok(false);
                }
                return Err(format!("{player}: a game takes {took:.1?}"));
            }
        }
        Ok(true)
    }

    /// Returns the variants as text.
    pub(crate) fn text(&self) -> String {
        self.variants.iter().map(text::write).collect()
    }
}
