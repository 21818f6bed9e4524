//! Characters that no output can show, in every text of every document: no verb passes them on, and `check` names the field.

use std::collections::BTreeSet;
use std::path::Path;

use bexar::cli::StreamLook;
use quick_xml::events::Event;
use rules::characters::is_hidden;
use rules::report::Finding;

use super::*;

/// Orders to a terminal in both notations, characters that XML forbids, and one that turns a line around.
const HOSTILE: [char; 9] = ['\0', '\u{7}', '\u{b}', '\u{1b}', '\u{7f}', '\u{9b}', '\u{202e}', '\u{fffe}', '\u{ffff}'];

/// Returns the documents of the mission with a variant, by file name.
fn documents() -> Vec<(&'static str, String)> {
    let of = |name: &str| bundled(name).unwrap().to_owned();
    let scenario = of("mission.scenario.ron");
    let scenario = scenario.replace("map: \"mission\"", "map: \"m.map.ron\"").replace(
        "counters: \"mission\",",
        "counters: \"m.counters.ron\", variants: [(document: \"m.variant.ron\", on: true)],",
    );
    let scenario = scenario.replace("rulebook: \"mission\"", "rulebook: \"m.rules.ron\"");
    let lines: Vec<&str> = scenario.lines().filter(|line| !line.contains("map_fingerprint")).collect();
    vec![
        ("m.scenario.ron", lines.join("\n") + "\n"),
        ("m.map.ron", of("mission.map.ron")),
        ("m.counters.ron", of("mission.counters.ron")),
        ("m.rules.ron", of("mission.rules.ron")),
        ("m.variant.ron", of("homebrew/smoke.variant.ron")),
    ]
}

/// Returns where the strings of a document begin: one for each field of each list.
fn strings(text: &str) -> Vec<usize> {
    let (mut list, mut seen, mut found, mut start) = ("", BTreeSet::new(), Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        if line.starts_with("  ") && !line.starts_with("   ") {
            list = line.trim().split(':').next().unwrap_or_default();
        }
        for (number, (at, _)) in line.match_indices('"').enumerate() {
            let before = line[..at].trim_end_matches(['(', '[', ' ', ':', '"']);
            let field = before.rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_').next().unwrap_or_default();
            // Every second quote closes a string.
            if number % 2 == 0 && !line.contains("\\\"") && seen.insert((list, field)) {
                found.push(start + at + 1);
            }
        }
        start += line.len();
    }
    found
}

fn escaped(sign: char) -> String {
    format!("\\u{{{:x}}}", u32::from(sign))
}

/// Writes the documents into a folder.
fn put(desk: &Desk, documents: &[(&str, String)]) -> PathBuf {
    for (name, text) in documents {
        desk.put(name, text);
    }
    desk.path("m.scenario.ron")
}

fn field(finding: &Finding) -> String {
    format!("{:?}", finding.message.arguments.iter().find(|(name, _)| *name == "field"))
}

#[test]
fn check_names_every_field_with_such_a_character() {
    let desk = Desk::new();
    let sound = documents();
    let file = put(&desk, &sound);
    let mut tried = 0;
    for (name, text) in &sound {
        for at in strings(text) {
            for sign in HOSTILE {
                let odd = format!("{}{}{}", &text[..at], escaped(sign), &text[at..]);
                desk.put(name, &odd);
                let found = match bexar::files::open(&file) {
                    // A name that belongs to another document, or one with a form of its own, is refused where it stands.
                    Err(_) => continue,
                    Ok(opened) => rules::lint::run(&opened.project),
                };
                let named: Vec<_> = found.findings_of("hidden-character").collect();
                assert!(!named.is_empty(), "{name}, U+{:04X}: {}", u32::from(sign), &odd[at.saturating_sub(40)..at]);
                assert!(named.iter().all(|finding| field(finding).len() > 20), "{named:?}");
                tried += 1;
            }
        }
        desk.put(name, text);
    }
    assert!(tried > 9 * 40, "{tried}");
}

/// Returns the documents with all the characters in every text for people.
fn hostile() -> Vec<(&'static str, String)> {
    let all: String = HOSTILE.into_iter().map(escaped).collect();
    let mut documents = documents();
    for (_, text) in &mut documents {
        for before in ["en: \"", "fr: \"", "Cited(\"", "origin: \""] {
            *text = text.replace(before, &format!("{before}A{all}[31m"));
        }
    }
    documents
}

#[track_caller]
fn is_shown(whose: &str, text: &str) {
    let odd: BTreeSet<String> = text.chars().filter(|sign| is_hidden(*sign)).map(|sign| format!("{sign:?}")).collect();
    assert!(odd.is_empty(), "{whose}: {odd:?}");
}

/// Reads XML with a reader of its own; every text in it can be shown.
#[track_caller]
fn is_sound_xml(whose: &str, text: &str) {
    is_shown(whose, text);
    let mut reader = quick_xml::Reader::from_str(text);
    while !matches!(reader.read_event().unwrap_or_else(|error| panic!("{whose}: {error}")), Event::Eof) {}
}

#[test]
fn no_verb_passes_such_a_character_on() {
    let desk = Desk::new();
    let file = put(&desk, &hostile());
    let file = file.to_str().unwrap();
    let [svg, pdf, vmod, csv, results, report, logs, simple, page] =
        ["m.svg", "m.pdf", "m.vmod", "m.csv", "m.results.ron", "m.html", "logs", "simple", "p.html"]
            .map(|name| desk.path(name).to_str().unwrap().to_owned());
    let log = format!("{logs}/game-0001.log.ron");
    let quick = ["--texan", "random", "--mexican", "random"];
    let played = [
        &["playtest", file, "--games", "1", "--out", &logs, "--csv", &csv, "-o", &results, "--report", &report],
        &quick[..],
    ]
    .concat();
    let lines: Vec<Vec<&str>> = vec![
        vec!["check", file, "--notes"],
        vec!["check", file, "--format", "json"],
        vec!["check", file, "--format", "sarif"],
        vec!["fix", file, "--dry-run", "--suggestions"],
        vec!["render", file, "-o", &svg],
        vec!["print", file, "-o", &pdf],
        vec!["export", "vassal", file, "-o", &vmod],
        vec!["export", "simple", file, "-o", &simple],
        played,
        vec!["replay", &log],
        vec!["page", &log, "-o", &page],
        vec!["compare", file, "--games", "2"],
        vec!["query", file, "moves", "rifles-1@0704"],
        vec!["gaps", file, "--games", "2"],
    ];
    for line in lines {
        for lang in ["en", "fr"] {
            let ran = run(line.iter().copied().chain(["--lang", lang]));
            let whose = format!("{line:?} {lang}");
            assert!(!ran.out.contains("(NonXml") && !ran.err.contains("(NonXml"), "{whose}: {}", ran.err);
            is_shown(&whose, &ran.out);
            is_shown(&whose, &ran.err);
            if line.contains(&"json") || line.contains(&"sarif") {
                serde_json::from_str::<serde_json::Value>(&ran.out).unwrap_or_else(|error| panic!("{whose}: {error}"));
            }
        }
    }
    is_sound_xml("SVG", &fs::read_to_string(&svg).unwrap());
    let sheets = fs::read(&pdf).unwrap();
    assert!(sheets.starts_with(b"%PDF-") && sheets.trim_ascii_end().ends_with(b"%%EOF"));
    let mut module = zip::ZipArchive::new(fs::File::open(&vmod).unwrap()).unwrap();
    for at in 0..module.len() {
        let mut entry = module.by_index(at).unwrap();
        let name = entry.name().unwrap().into_owned();
        is_shown("a name in the module", &name);
        if Path::new(&name).extension().is_some_and(|kind| kind == "png") {
            continue;
        }
        let mut text = String::new();
        std::io::Read::read_to_string(&mut entry, &mut text).unwrap();
        is_sound_xml(&name, &text);
    }
    for table in [csv.clone(), format!("{simple}/counters.csv"), format!("{simple}/hexes.csv")] {
        let text = fs::read_to_string(&table).unwrap();
        is_shown(&table, &text);
        // Written in French last: its cells are separated by semicolons.
        let heads = text.lines().next().unwrap_or_default().split(';').count();
        assert!(heads > 3, "{table}: {text}");
    }
    let json = fs::read_to_string(format!("{simple}/scenario.json")).unwrap();
    is_shown("JSON", &json);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json["title"]["en"].as_str().unwrap().contains('\u{1b}'), "JSON can hold it: {}", json["title"]);
    for html in [&report, &page] {
        is_shown(html, &fs::read_to_string(html).unwrap());
    }
}

#[test]
fn colours_are_ours_alone() {
    let desk = Desk::new();
    let file = put(&desk, &hostile());
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut terminal = Terminal::new(&mut out, &mut err, Language::English);
    let look = StreamLook { colour: true, width: Some(80) };
    terminal.show(look, look);
    let line = ["bexar", "check", file.to_str().unwrap()].map(OsString::from);
    assert_eq!(cli::run(line, &mut terminal), Exit::Findings);
    let out = String::from_utf8(out).unwrap();
    assert!(out.contains("\u{1b}["), "there are colours: {out}");
    for order in out.split('\u{1b}').skip(1) {
        let rest = order.strip_prefix('[').unwrap_or_else(|| panic!("{order}"));
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != ';');
        assert_eq!(end.map(|at| &rest[at..=at]), Some("m"), "{order}");
    }
    is_shown("everything else", &out.replace('\u{1b}', ""));
}

#[test]
fn a_module_gives_no_orders_to_a_terminal() {
    let desk = Desk::new();
    let build = "<?xml version=\"1.0\"?><VASSAL.build.GameModule name=\"A&#x9b;31m\"><VASSAL.build.module.Map \
        mapName=\"M\"><x.Board name=\"Fort&#x9b;2J&#x202e;\" image=\"gone&#x9b;.png\"><x.HexGrid/></x.Board>\
        </VASSAL.build.module.Map></VASSAL.build.GameModule>";
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    archive.start_file("buildFile.xml", zip::write::SimpleFileOptions::default()).unwrap();
    std::io::Write::write_all(&mut archive, build.as_bytes()).unwrap();
    let module = desk.put("own.vmod", archive.finish().unwrap().into_inner());
    let out = desk.path("own.map.ron");
    let ran = run(["new", "map", "--from-vassal", module.to_str().unwrap(), "-o", out.to_str().unwrap()]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("Fort"), "{}", ran.err);
    is_shown("what is refused", &ran.err);
    let ran = run(["check", "\u{1b}[31mnowhere.map.ron"]);
    is_shown("an argument", &(ran.out + &ran.err));
}
