//! Documents of every kind, each broken in many ways.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use bexar::cli::{self, Terminal};
use bexar::files::bundled;
use rules::words::Language;

use super::desk::{Desk, Try};

/// The verbs to try on each kind of document; `FILE` and `OUT` are replaced.
const VERBS: &[(&str, &[&str])] = &[
    ("map", &["diff", "mission", "FILE"]),
    ("map", &["diff", "FILE", "mission", "--format", "json"]),
    ("map", &["apply", "palisade", "FILE", "-o", "OUT/a.map.ron"]),
    ("map", &["render", "FILE", "-o", "OUT/a.svg"]),
    ("map", &["render", "FILE", "-o", "OUT/a.png", "--hex-size", "9", "--level", "roof"]),
    ("map", &["edit", "FILE", "--find", "hexes", "--set", "plaza", "-o", "OUT/a.map.ron"]),
    ("map", &["merge", "mission", "FILE", "mission", "-o", "OUT/a.map.ron", "--prefer", "ours"]),
    ("map", &["record", "mission", "FILE", "-o", "OUT/a.correction.ron", "--title-en", "A", "--source", "B"]),
    ("scenario", &["playtest", "FILE", "--games", "2", "--texan", "random", "--csv", "OUT/a.csv"]),
    ("scenario", &["compare", "FILE", "mission", "--games", "2", "--texan", "random", "--mexican", "random"]),
    ("scenario", &["ladder", "FILE", "--matches", "1", "--players", "random,recruit"]),
    ("scenario", &["balance", "FILE", "--tune", "game.turns=1..2", "--games", "20", "--texan", "random"]),
    ("scenario", &["selftest", "FILE", "--changes", "1", "--members", "0", "--games", "2"]),
    ("scenario", &["matrix", "FILE", "--games", "1", "--players", "random,recruit"]),
    ("scenario", &["ablate", "FILE", "--forbid", "climbing", "--games", "2", "--texan", "random"]),
    ("scenario", &["gaps", "FILE", "--games", "1", "--texan", "random"]),
    (
        "scenario",
        &[
            "exploit",
            "FILE",
            "--games",
            "2",
            "--plans",
            "1",
            "--side",
            "texan",
            "--texan",
            "random",
            "--mexican",
            "random",
        ],
    ),
    (
        "scenario",
        &[
            "openings",
            "FILE",
            "--openings",
            "1",
            "--games",
            "2",
            "--tries",
            "3",
            "--texan",
            "random",
            "--mexican",
            "random",
            "--out",
            "OUT/openings",
        ],
    ),
    ("scenario", &["query", "FILE", "zoc", "texan"]),
    ("scenario", &["query", "FILE", "los", "0704", "0708"]),
    ("scenario", &["odds", "FILE", "rifles-1@0704", "line-1@0703"]),
    ("scenario", &["render", "FILE", "-o", "OUT/a.svg"]),
    ("scenario", &["pack", "FILE", "-o", "OUT/a.zip"]),
    ("scenario", &["replay", "LOG", "--scenario", "FILE"]),
    ("counters", &["diff", "FILE", "mission"]),
    ("correction", &["apply", "FILE", "mission", "-o", "OUT/a.map.ron"]),
    ("correction", &["diff", "mission", "FILE"]),
    ("variant", &["explain", "FILE"]),
    ("case", &["test", "FILE"]),
    ("case", &["test", "FILE", "--out", "OUT/logs"]),
    ("log", &["replay", "FILE"]),
    ("log", &["render", "mission", "-o", "OUT/a.svg", "--at", "FILE:9"]),
    ("results", &["render", "mission", "-o", "OUT/a.svg", "--overlay", "heat:FILE"]),
    ("walls", &["render", "mission", "-o", "OUT/a.svg", "--overlay", "walls:FILE"]),
    ("shard", &["gather", "FILE", "-o", "OUT/a.results.ron", "--csv", "OUT/a.csv"]),
    ("shard", &["gather", "FILE", "--scenario", "mission", "--replay", "all", "--full", "--format", "json"]),
];

/// Checks every kind of document broken in every way; each verb gets some of them.
pub(crate) fn tries(desk: &Desk) -> Vec<Try> {
    let sound = sound(desk);
    let log = sound.iter().find(|(kind, _)| *kind == "log").map(|(_, text)| desk.put("sound.log.ron", text)).unwrap();
    let mut tries = Vec::new();
    let broken: Vec<(&str, Vec<PathBuf>)> = sound
        .iter()
        .map(|(kind, text)| {
            let put = |(name, bytes)| desk.put(format!("{name}.{}.ron", extension(kind)), bytes);
            (*kind, broken(text).into_iter().map(put).collect())
        })
        .collect();
    for (at, (_, files)) in broken.iter().enumerate() {
        let format = ["text", "json", "sarif"][at % 3];
        let words = ["check", "--notes", "--format", format].map(PathBuf::from);
        tries.push(Try::new(words.iter().chain(files)).with(files.len()));
    }
    for (at, (kind, line)) in VERBS.iter().enumerate() {
        let files = &broken.iter().find(|(own, _)| own == kind).unwrap().1;
        // A different selection for each verb; the first line of each document is tried with all files.
        for file in files.iter().skip(at % 4).step_by(4) {
            let out = desk.out();
            let fill = |word: &&str| {
                let word = word.replace("FILE", file.to_str().unwrap()).replace("LOG", log.to_str().unwrap());
                word.replace("OUT", out.to_str().unwrap())
            };
            tries.push(Try::new(line.iter().map(fill)));
        }
    }
    tries
}

const fn extension(kind: &str) -> &str {
    match kind.as_bytes() {
        b"rulebook" => "rules",
        _ => kind,
    }
}

/// Returns a valid document of each kind, the smallest there is.
fn sound(desk: &Desk) -> Vec<(&'static str, String)> {
    let made = desk.out();
    let line = |words: &str| {
        let words = words.replace("OUT", made.to_str().unwrap());
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let line = ["bexar"].into_iter().chain(words.split(' ')).map(Into::into);
        let exit = cli::run(line, &mut Terminal::new(&mut out, &mut err, Language::English));
        assert_eq!(exit, cli::Exit::Fine, "{}", String::from_utf8_lossy(&err));
    };
    line("playtest mission --games 1 --texan random --mexican random --out OUT --results OUT/a.results.ron");
    line(
        "compare mission --each-wall --stretch 99 --games 2 --texan random --mexican random --results OUT/a.walls.ron",
    );
    line("playtest mission --games 3 --texan random --mexican random --shard 2/2 -o OUT/a.shard.ron");
    let own = |name: &str| std::fs::read_to_string(made.join(name)).unwrap();
    let ours = |name: &str| bundled(name).unwrap().to_owned();
    vec![
        ("map", ours("mission.map.ron")),
        ("scenario", ours("mission.scenario.ron")),
        ("counters", ours("mission.counters.ron")),
        ("rulebook", ours("mission.rules.ron")),
        ("correction", ours("palisade.correction.ron")),
        ("variant", ours("ladders.variant.ron")),
        ("case", ours("odds.case.ron")),
        ("log", own("game-0001.log.ron")),
        ("results", own("a.results.ron")),
        ("walls", own("a.walls.ron")),
        ("shard", own("a.shard.ron")),
    ]
}

/// Returns a text broken in many ways, each with a name.
fn broken(text: &str) -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<(String, Vec<u8>)> = Vec::new();
    let bytes = text.as_bytes();
    for part in 1..5 {
        all.push((format!("cut-{part}"), bytes[..bytes.len() * part / 5].to_vec()));
    }
    let mut dice = Dice(bytes.len() as u64);
    for number in 0..4 {
        let mut flipped = bytes.to_vec();
        for _ in 0..3 {
            let at = dice.roll(flipped.len());
            flipped[at] ^= 1 << dice.roll(7);
        }
        all.push((format!("flipped-{number}"), flipped));
    }
    let middle = (0..=text.len() / 2).rev().find(|at| text.is_char_boundary(*at)).unwrap();
    let with = |inside: &[u8]| [&bytes[..middle], inside, &bytes[middle..]].concat();
    all.push(("nul".into(), with(&[0; 9])));
    all.push(("latin".into(), with(b"\xe9\xff")));
    all.push(("comment".into(), with(b"/*")));
    let open = |sign: &str| text.replacen('(', &format!("({}", sign.repeat(20_000)), 1).into_bytes();
    all.extend([("deep-round".into(), open("(")), ("deep-square".into(), open("["))]);
    all.push(("deep-option".into(), open("format: Some(")));
    for (name, number) in [("huge", "99999999999999999999"), ("large", "65535"), ("less", "-1"), ("none", "0")] {
        all.push((format!("number-{name}"), numbers(text, number).into_bytes()));
    }
    all.push((
        "doubled".into(),
        text.lines().fold(String::new(), |all, line| all + line + "\n" + line + "\n").into_bytes(),
    ));
    let word = text.split('(').next().unwrap();
    let other = if word == "Map" { "Scenario" } else { "Map" };
    all.push(("other-kind".into(), text.replacen(word, other, 1).into_bytes()));
    all.push(("no-kind".into(), text.replacen(word, "Remember", 1).into_bytes()));
    all.push(("wordless".into(), strings(text, "").into_bytes()));
    all.push(("wordy".into(), strings(text, &"é".repeat(3_000)).into_bytes()));
    all.push(("twins".into(), strings(text, "0101").into_bytes()));
    all.push(("later".into(), text.replacen("format: 1", "format: 4294967295", 1).into_bytes()));
    all.push(("marked".into(), format!("\u{feff}// A remark.\r\n{}", text.replace('\n', "\r\n")).into_bytes()));
    all.push(("wide".into(), text.encode_utf16().flat_map(u16::to_le_bytes).collect()));
    for (name, whole) in
        [("empty", ""), ("mark", "\u{feff}"), ("blank", " \n\n"), ("remark", "// nothing"), ("open", "/*")]
    {
        all.push((name.into(), whole.into()));
    }
    all
}

/// Replaces every number of a text outside its strings.
fn numbers(text: &str, number: &str) -> String {
    let (mut all, mut in_string, mut in_number) = (String::new(), false, false);
    for sign in text.replacen("format: 1,", "", 1).chars() {
        in_string ^= sign == '"';
        let is_digit = !in_string && sign.is_ascii_digit();
        if is_digit && !in_number {
            all.push_str(number);
        } else if !is_digit {
            all.push(sign);
        }
        in_number = is_digit;
    }
    all.replacen('(', "(format: 1,", 1)
}

/// Replaces every string of a text.
fn strings(text: &str, string: &str) -> String {
    let mut all = String::new();
    for (at, part) in text.split('"').enumerate() {
        let _ = if at % 2 == 0 { write!(all, "{part}") } else { write!(all, "\"{string}\"") };
    }
    all
}

/// A deterministic generator of seemingly random numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// Returns the path as a command line argument.
pub(super) fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}
