//! Every verb with every option in every game: it works, or it is refused by the game's name.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use bexar::cli::Exit;

use super::{Desk, run};

/// The games: a small scenario of each, a counter on its spot, an enemy on another, a variant, a figure, the counter's spot,
/// a wall.
const GAMES: [[&str; 7]; 3] = [
    ["mission", "rifles-1@0604", "line-1@0603", "homebrew/smoke", "game.turns", "0604", "0404/0505"],
    ["rancho", "infantry-1@0604", "rifleman-1@0606/roof", "knapp/grapeshot", "k.turns", "0604", "0507/0607"],
    ["guardhouse", "toluca_flecha-1@0706", "greys-1@0707", "deguello/moonlight", "d.losses", "0706", "0506/0606"],
];

/// The verbs that are about a scenario or a game of it, with what they need at least. `{S}` is the scenario, `{L}` a log
/// of it, `{R}` its results, `{1}` and `{2}` the two shards of a series, `{U}`, `{T}`, `{V}`, `{F}`, `{A}`, `{W}` the rest
/// of the game's line, `{M}` counter and spot apart, and `{O}` a name for a file or folder.
const VERBS: [(&str, &str); 25] = [
    ("check", "{S}"),
    ("fix", "{S} --dry-run"),
    ("render", "{S} --out {O}.svg"),
    ("print", "{S} --out {O}.pdf"),
    ("playtest", "{S} --games 2 --texan random --mexican random"),
    ("gather", "{1} {2}"),
    ("compare", "{S} --games 2 --texan random --mexican random --vary {F}=3"),
    ("ladder", "{S} --players random,recruit --matches 1"),
    ("balance", "{S} --tune {F}=3..4 --games 20 --texan random --mexican random"),
    ("matrix", "{S} --players random,recruit --games 1"),
    ("ablate", "{S} --each-unit --games 2 --texan random --mexican random"),
    ("selftest", "{S} --games 2 --changes 1 --members 1 --texan random --mexican random"),
    ("gaps", "{S} --games 1 --texan random --mexican random"),
    ("exploit", "{S} --games 2 --plans 1 --texan random --mexican random"),
    ("replay", "{L}"),
    ("query {S} los", "{A} 0606"),
    ("query {S} moves", "{M}"),
    ("query {S} zoc", "texan"),
    ("query {S} attacks", "{U}"),
    ("query {S} odds", "{U} {T}"),
    ("odds", "{S} {U} {T}"),
    ("pack", "{S} --out {O}.zip"),
    ("export vassal", "{S} --out {O}.vmod"),
    ("export simple", "{S} --out {O}"),
    ("page", "{S} --out {O}.html"),
];

/// A value for every option that takes one, for all verbs that have it.
const VALUES: [(&str, &str); 51] = [
    ("--allow", "idle-officer"),
    ("--at", "{L}:3"),
    ("--changes", "1"),
    ("--counter", "15mm"),
    ("--csv", "{O}.csv"),
    ("--deny", "warnings"),
    ("--draw", "3"),
    ("--engine", ""),
    ("--first", "1 --results {O}.results.ron"),
    ("--forbid", "fire"),
    ("--format", "json"),
    ("--games", "2"),
    ("--hex", "20mm"),
    ("--hex-size", "40"),
    ("--jobs", "1"),
    ("--layout", "fold"),
    ("--length", "page"),
    ("--level", "roof"),
    ("--levels", "roof"),
    ("--map", "{S}"),
    ("--margin", "5"),
    ("--matches", "1"),
    ("--members", "1"),
    ("--mexican", "random"),
    ("--mode", "fire"),
    ("--only", "counters"),
    ("--out", "{O}"),
    ("--overlay", "heat:{R}"),
    ("--paper", "a4"),
    ("--pictures", "{O}"),
    ("--plans", "1"),
    ("--players", "random,recruit"),
    ("--points", "2"),
    ("--regions", "all"),
    ("--release", "1.0"),
    ("--replay", "1"),
    ("--report", "{O}.html"),
    ("--results", "{O}.results.ron"),
    ("--scenario", "{S}"),
    ("--seed", "3"),
    ("--shard", "1/2 --results {O}.results.ron"),
    ("--shift", "1mm,1mm"),
    ("--side", "texan"),
    ("--target", "50±10"),
    ("--texan", "random"),
    ("--theme", "dark"),
    ("--to", "2"),
    ("--until", "20"),
    ("--variant", "{V}"),
    ("--with", "{T}"),
    ("--without", "counters"),
];

/// The options that need other arguments than the least of their verb, or another value: the whole line after the verb.
const LINES: [(&str, &str); 16] = [
    ("playtest --only", "{S} --games 2 --texan random --mexican random --out {O} --only 1"),
    ("balance --out", "{S} --tune {F}=3..4 --games 20 --texan random --mexican random --out {O}.rules.ron"),
    ("compare --corrections", ""),
    ("compare --each-variant", ""),
    ("compare --each-wall", "{S} --games 2 --texan random --mexican random --each-wall"),
    ("compare --every-game", "{S} --games 2 --wall {W} --every-game"),
    ("compare --map", ""),
    ("compare --one-look", "{S} --games 20 --texan random --mexican random --vary {F}=3 --until 20 --one-look"),
    ("compare --stretch", "{S} --games 2 --texan random --mexican random --each-wall --stretch 9"),
    ("compare --variant", "{S} --games 2 --texan random --mexican random --variant {V}"),
    ("compare --wall", "{S} --games 2 --texan random --mexican random --wall {W}"),
    ("page --results", "{S} --out {O}.html --results {R}"),
    ("page --notes", "{L} --out {O}.html --notes {N}"),
    ("query {S} los --breach", "{A} 0606 --breach {W}"),
    ("query {S} moves --to", "{M} --to {A}"),
    ("replay --with", ""),
];

/// Returns the options of a verb that take a value or none, from its help.
fn options(verb: &str) -> Vec<String> {
    let line: Vec<&str> = verb.split(' ').filter(|word| *word != "{S}").chain(["-h"]).collect();
    let help = run(line).out;
    let long = |line: &str| {
        let text = line.trim_start();
        let text = text.split_once(", --").map_or(text, |(_, long)| &text[text.len() - long.len() - 2..]);
        let name = text.split([' ', '[', '=']).next()?;
        name.starts_with("--").then(|| name.to_owned())
    };
    let apart = ["--help", "--lang", "--despite-errors", "--despite-comments"];
    let lines = help.lines().filter(|line| line.starts_with("  ") && line.trim_start().starts_with('-'));
    lines.filter_map(long).filter(|name| !apart.contains(&name.as_str())).collect()
}

/// Fills in a line of arguments for a game.
fn filled(text: &str, game: &[&str; 7], desk: &Desk, number: usize) -> Vec<String> {
    let [scenario, unit, target, variant, figure, spot, side] = game;
    let file = |name: &str| desk.path(name).display().to_string();
    let log = desk.path(scenario).join("game-0001.log.ron").display().to_string();
    let mut text = text.replace("{L}", &log).replace("{R}", &file(&format!("{scenario}.results.ron")));
    for (mark, put) in [
        ("{1}", file(&format!("{scenario}-1.results.ron"))),
        ("{2}", file(&format!("{scenario}-2.results.ron"))),
        ("{M}", unit.replace('@', " ")),
        ("{N}", file("notes.txt")),
        ("{O}", file(&format!("out-{number}"))),
    ] {
        text = text.replace(mark, &put);
    }
    for (mark, put) in [
        ("{S}", scenario),
        ("{U}", unit),
        ("{T}", target),
        ("{V}", variant),
        ("{F}", figure),
        ("{A}", spot),
        ("{W}", side),
    ] {
        text = text.replace(mark, put);
    }
    text.split_whitespace().map(str::to_owned).collect()
}

/// Plays a game of each scenario, and a series in two shards.
fn played() -> Desk {
    let desk = Desk::new();
    desk.put("notes.txt", "3 A remark.\n");
    for [scenario, ..] in GAMES {
        let random = "--seed 1 --texan random --mexican random";
        let [out, results, one, two] = ["", ".results.ron", "-1.results.ron", "-2.results.ron"]
            .map(|end| desk.path(&format!("{scenario}{end}")).display().to_string());
        for line in [
            format!("playtest {scenario} --games 1 {random} --out {out} --results {results}"),
            format!("playtest {scenario} --games 2 {random} --shard 1/2 --results {one}"),
            format!("playtest {scenario} --games 2 {random} --shard 2/2 --results {two}"),
        ] {
            let ran = run(line.split(' '));
            assert_eq!(ran.exit, Exit::Fine, "{line}: {}", ran.err);
        }
    }
    desk
}

#[test]
#[ignore = "600 runs take minutes: run after a change of a verb"]
fn every_verb_works_with_every_option_in_every_game_or_is_refused_by_name() {
    let desk = played();
    let names = ["“Remember the Alamo!”", "“Deguello at Dawn”"];
    let (values, lines) = (BTreeMap::from(VALUES), BTreeMap::from(LINES));
    let (mut number, mut table, mut wrong) = (0, String::new(), Vec::new());
    for (verb, least) in VERBS {
        let base: Vec<String> = filled(least, &GAMES[0], &desk, 0);
        for option in std::iter::once(String::new()).chain(options(verb)) {
            let key = format!("{verb} {option}");
            let line = match lines.get(key.as_str()) {
                // It needs what no bundled scenario of all games has.
                Some(&"") => continue,
                Some(line) => (*line).to_owned(),
                None if !option.is_empty() && base.contains(&option) => continue,
                None => format!("{least} {option} {}", values.get(option.as_str()).copied().unwrap_or_default()),
            };
            let mut cells = Vec::new();
            for game in &GAMES {
                number += 1;
                let all = format!("{verb} {line}");
                let arguments = filled(&all, game, &desk, number);
                let ran = run(arguments.iter());
                let by_name = names.iter().any(|name| ran.err.contains(name));
                let cell = match ran.exit {
                    Exit::Fine | Exit::Findings => "works",
                    Exit::Trouble if by_name => "refused",
                    Exit::Trouble => "wrong",
                };
                if cell == "wrong" {
                    wrong.push(format!("{}: {}", arguments.join(" "), ran.err.lines().next().unwrap_or_default()));
                }
                cells.push(cell);
            }
            let row = key.replace(" {S}", "");
            writeln!(table, "{row:<28} {:<8} {:<8} {}", cells[0], cells[1], cells[2]).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    insta::assert_snapshot!("every_game", table);
}
