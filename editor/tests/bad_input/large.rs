//! Documents that are well-formed but far too large.

use std::fmt::Write as _;
use std::path::PathBuf;

use bexar::files::bundled;

use super::desk::{Desk, Try};
use super::documents::word;

/// The number of times a line is repeated.
const COPIES: usize = 5_000;

pub(crate) fn tries(desk: &Desk) -> Vec<Try> {
    [copies(desk), findings(desk), grids(desk)].concat()
}

/// Repeats the first line of each list of each document five thousand times.
fn copies(desk: &Desk) -> Vec<Try> {
    let mut tries = Vec::new();
    for name in [
        "mission.map.ron",
        "mission.scenario.ron",
        "mission.counters.ron",
        "mission.rules.ron",
        "palisade.correction.ron",
        "ladders.variant.ron",
        "odds.case.ron",
    ] {
        let text = bundled(name).unwrap();
        let mut files = Vec::new();
        for (at, (start, _)) in text.match_indices(": [\n").enumerate() {
            let from = start + ": [\n".len();
            let Some(length) = text[from..].find('\n') else { continue };
            let line = &text[from..=from + length];
            if line.trim_end().ends_with("),") {
                let long = [&text[..from], &line.repeat(COPIES), &text[from..]].concat();
                files.push(desk.put(format!("copies-{at}-{name}"), long));
            }
        }
        for (at, file) in files.iter().enumerate() {
            let format = ["text", "json", "sarif"][at % 3];
            tries.push(Try::new(["check", "--format", format, word(file)]));
        }
    }
    tries
}

/// Makes ten thousand faults, each at a different place.
fn findings(desk: &Desk) -> Vec<Try> {
    let map = bundled("mission.map.ron").unwrap();
    let hexes = |entry: &dyn Fn(String) -> String| {
        (100..200).flat_map(|column| (100..200).map(move |row| format!("{column}{row}"))).fold(
            String::new(),
            |mut all, hex| {
                let _ = writeln!(all, "{}", entry(hex));
                all
            },
        )
    };
    let with = |name: &str, list: &str, lines: String| -> PathBuf {
        desk.put(name, map.replacen(&format!("  {list}: [\n"), &format!("  {list}: [\n{lines}"), 1))
    };
    let by = "by: Cited(\"2.0\")";
    let files = [
        with("strays.map.ron", "hexes", hexes(&|hex| format!("(hex: \"{hex}\", ground: plaza, {by}),"))),
        with(
            "rooms.map.ron",
            "rooms",
            hexes(&|hex| format!("(id: \"r{hex}\", name: (en: \"\"), spots: [\"{hex}/in\"], {by}),")),
        ),
        with(
            "members.map.ron",
            "regions",
            format!(
                "(id: \"plaza\", name: (en: \"\"), members: hexes([{}]), {by}),",
                hexes(&|hex| format!("\"{hex}\","))
            ),
        ),
        with("sites.map.ron", "gun_sites", hexes(&|hex| format!("(at: \"{hex}/roof\", kind: printed, {by}),"))),
    ];
    let scenario = bundled("mission.scenario.ron").unwrap();
    let pieces = hexes(&|hex| format!("(piece: \"nobody-{hex}\", at: \"{hex}\"),"));
    let pieces = desk.put("pieces.scenario.ron", scenario.replacen("setup: [\n", &format!("setup: [\n{pieces}"), 1));
    let mut tries = Vec::new();
    for (at, file) in files.iter().chain([&pieces]).enumerate() {
        let format = ["text", "json", "sarif"][at % 3];
        tries.push(Try::new(["check", "--notes", "--format", format, word(file)]));
    }
    let out = desk.out();
    tries.push(Try::new(["diff", "mission", word(&files[0])]));
    tries.push(Try::new(["merge", "mission", word(&files[0]), "mission", "-o", word(&out.join("a.map.ron"))]));
    tries.push(Try::new(["fix", "--dry-run", "--suggestions", word(&files[0])]));
    tries.push(Try::new(["playtest", word(&pieces)]));
    tries
}

/// Makes grids from empty to far too large, for every verb that draws or compiles.
fn grids(desk: &Desk) -> Vec<Try> {
    let map = bundled("mission.map.ron").unwrap();
    let out = desk.out();
    let mut tries = Vec::new();
    for (columns, rows) in [(0, 0), (1, 1), (999, 999), (65_535, 1), (65_535, 65_535)] {
        let name = format!("grid-{columns}-{rows}");
        let text = map.replacen("columns: 12", &format!("columns: {columns}"), 1);
        let file = desk.put(format!("{name}.map.ron"), text.replacen("rows: 10", &format!("rows: {rows}"), 1));
        let scenario = bundled("mission.scenario.ron").unwrap();
        let own = scenario.replace("map: \"mission\"", &format!("map: \"{name}.map.ron\""));
        let scenario = desk.put(format!("{name}.scenario.ron"), own);
        let (file, scenario) = (word(&file), word(&scenario));
        tries.push(Try::new(["check", file]));
        for end in ["svg", "png"] {
            let out = out.join(format!("{name}.{end}"));
            tries.push(Try::new(["render", file, "-o", word(&out)]));
        }
        tries.push(Try::new(["query", scenario, "los", "0101", "0102"]));
        tries.push(Try::new(["playtest", scenario, "--games", "1", "--texan", "random", "--mexican", "random"]));
        tries.push(Try::new(["diff", "mission", file]));
    }
    let wide = out.join("wide.png");
    tries.push(Try::new(["render", "alamo", "-o", word(&wide), "--hex-size", "1000"]).ends(&[2]));
    tries
}
