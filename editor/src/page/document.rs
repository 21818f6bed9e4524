//! The page as a whole: what stands where.

use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use rules::project::Project;
use rules::scenario::Placement;
use rules::spot::Level;
use rules::words::{Language, Words};
use serde_json::{Map, Value, json};

use super::beats::Scene;
use super::board::Board;
use super::film::{Camera, Film};
use super::stacks::Stacks;
use super::tongues::{Tongues, both};
use super::{Content, Played, account, beats, board, controls, findings, results};
use crate::picture::Theme;
use crate::picture::counter::stepped_back;
use crate::picture::geometry::Rect;
use crate::picture::inks::Inks;
use crate::picture::palette::Palette;
use crate::picture::shape::{Typeface, Weight};
use crate::picture::svg::FONTS;
use crate::picture::typeface;
use crate::words::names::Names;

/// The style sheet.
const STYLE: &str = include_str!("page.css");
/// The script, part by part.
const SCRIPT: [&str; 5] = [
    include_str!("board.js"),
    include_str!("film.js"),
    include_str!("transport.js"),
    include_str!("switches.js"),
    include_str!("notes.js"),
];

pub(super) fn document(content: Content<'_>, language: Language) -> String {
    let Content { project, mut game, results } = content;
    let tongues = Tongues::new();
    let names = Names::of(&project.counters);
    let mut inks = Inks::new();
    let mut stacks = Stacks::new(&project.map, &project.counters);
    let camera = Camera::new(project, &mut stacks, &mut inks, &tongues);
    let film = match &mut game {
        Some(game) => camera.film(&mut *game.table),
        None => camera.still(),
    };
    // Those so far are the inks of counters, which may step back.
    let of_counters = inks.len();
    let mut board = Board::of(&project.map, &film.changing, &mut inks);
    let counted =
        results.map(|summary| results::results(summary, &project.map, board.map, &mut inks, &mut board.fine, &tongues));
    let title = title(project, game.as_ref(), results.map(|summary| &summary.title));
    let scenes = game.as_ref().map_or_else(Vec::new, |game| beats::scenes(&*game.table));
    let told = game.as_ref().map(|game| account::phases(&scenes, &*game.table, &names, &tongues));
    let mut data = data(project, &film, game.as_ref(), &names, &tongues);
    data["symbols"] = symbols(&stacks).into();
    data["fine"] = json!(board.fine);
    data["account"] = told.map(Markup::into_string).into();
    let steps = game.as_ref().map_or(0, |game| game.table.course().steps().len());
    let tag = if language == Language::French { "fr" } else { "en" };
    let body = html! {
        a.skip href="#account" { (tongues.put("web-skip")) }
        (top(&title, game.as_ref(), counted.is_some(), &names, &tongues))
        main {
            section.game aria-label="Map" data-en=(tongues.text("web-map").en) data-fr=(tongues.text("web-map").fr) {
                div.table {
                    (drawn(&board, &title, &tongues))
                    (controls::tools(&tongues))
                }
                @if steps > 0 { (controls::deck(steps, &tongues)) } @else { div.deck { (controls::keys(false, &tongues)) } }
                aside.side #account aria-labelledby="account-title" tabindex="-1" {
                    h2 #account-title { (tongues.put(if game.is_some() { "web-account" } else { "web-set-up" })) }
                    div.roll #roll tabindex="0" aria-labelledby="account-title" {
                        @if game.is_none() { (placed(project, &names, &tongues)) }
                    }
                    p.trouble #trouble hidden { (tongues.put("web-not-unpacked")) }
                    noscript { p.trouble { (tongues.put("web-no-script")) } }
                    details.writing.js-only #standing {
                        summary { (tongues.put("web-standing")) }
                        ul #standing-list style="max-height:30vh;overflow:auto;font-size:.9rem;padding-left:1.2rem" {}
                    }
                    @if game.is_some() {
                        (controls::writing(&tongues))
                        div.writing { (controls::keys(true, &tongues)) }
                    }
                }
            }
            (parts(project, &scenes, counted.as_ref(), &tongues))
        }
        footer { (about(project, &tongues)) }
        script #packed type="application/gzip" data-print=(fingerprint(&data)) { (PreEscaped(packed(&data.to_string()))) }
        script #notes type="application/json" { (PreEscaped(in_script(&notes(game.as_ref())))) }
        script type="module" { (PreEscaped(SCRIPT.concat())) }
    };
    let quiet = game.as_ref().is_some_and(|game| game.quiet).then_some("");
    let page = html! {
        (DOCTYPE)
        html lang=(tag) data-lang=(tag) data-theme="light" data-level="0" data-quiet=[quiet] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content="bexar";
                title { (title.get(language)) }
                style { (PreEscaped(fonts())) (PreEscaped(STYLE)) (PreEscaped(colours(&inks, of_counters))) }
            }
            body { (body) }
        }
    };
    page.into_string() + "\n"
}

/// What the page is of: the game, or else the scenario, or else its map.
fn title(project: &Project, game: Option<&Played<'_>>, counted: Option<&Words>) -> Words {
    let own = [game.map(|game| &game.log.title), counted, Some(&project.scenario.title), Some(&project.map.title)];
    own.into_iter().flatten().find(|title| !title.is_empty()).cloned().unwrap_or_default()
}

fn top(title: &Words, game: Option<&Played<'_>>, counted: bool, names: &Names, tongues: &Tongues) -> Markup {
    let cites = game.map(|_| ("cited", "web-cited"));
    let parts = [Some(("rules", "web-rules")), Some(("errata", "web-errata")), Some(("findings", "web-findings"))];
    let parts = parts.into_iter().chain([counted.then_some(("results", "web-results")), cites]);
    html! {
        header.top {
            div {
                h1 #title { (both(title)) }
                @if let Some(game) = game {
                    (controls::players(&game.log.players.texan, &game.log.players.mexican, game.log.seed, tongues))
                    @if let Some(ending) = game.table.ending() {
                        p.about.result { (both(&tongues.say(&names.put(ending)))) }
                    }
                }
            }
            nav.parts aria-label="Contents" data-en=(tongues.text("web-contents").en) data-fr=(tongues.text("web-contents").fr) {
                @for (id, word) in parts.flatten() { a href=(format!("#{id}")) { (tongues.put(word)) } }
            }
            (controls::switches(game.is_some(), tongues))
        }
    }
}

/// The map with everything that may lie on it.
fn drawn(board: &Board, title: &Words, tongues: &Tongues) -> Markup {
    let view_box =
        |own: Rect| [own.from.x, own.from.y, own.width(), own.height()].map(|part| format!("{part:.1}")).join(" ");
    let about = tongues.text("web-map-about");
    html! {
        svg.board #board xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(board.sheet)) data-map=(view_box(board.map.grown(70.0)))
            font-family=(FONTS) stroke-linejoin="round" role="img" aria-label=(format!("{}. {}", title.en, about.en))
            data-en=(format!("{}. {}", title.en, about.en)) data-fr=(format!("{}. {}", title.get(Language::French), about.fr)) {
            defs {
                @for (id, colour) in [("w", "#1d6fb8"), ("s", "#c8321f")] {
                    marker id=(format!("tip-{id}")) viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto" {
                        path d="M0 0L10 5L0 10z" fill=(colour) {}
                    }
                }
            }
            defs #symbols {}
            g #map { (PreEscaped(&board.drawn)) }
            g #counters {}
            g #marks {}
            g #chosen {}
        }
    }
}

/// The counters as symbols, which the script lays on the map.
fn symbols(stacks: &Stacks<'_>) -> String {
    let symbol =
        |(number, own): (usize, &String)| format!("<symbol id=\"c{number}\" overflow=\"visible\">{own}</symbol>");
    stacks.symbols().iter().enumerate().map(symbol).collect()
}

/// The set-up by hexes.
fn in_order(project: &Project) -> Vec<&Placement> {
    let mut placed: Vec<_> = project.scenario.setup.iter().collect();
    placed.sort_by_key(|own| own.at.to_string());
    placed
}

/// The set-up in words, hex by hex.
fn placed(project: &Project, names: &Names, tongues: &Tongues) -> Markup {
    html! {
        ul.placed {
            @for placement in in_order(project) {
                li {
                    (placement.at.hex) ": "
                    @match names.get(&placement.piece) { Some(words) => (both(words)), None => (placement.piece) }
                    @if placement.at.level != Level::Ground { " (" (tongues.put(level(placement.at.level))) ")" }
                }
            }
        }
    }
}

/// Everything below the map.
fn parts(project: &Project, scenes: &[Scene], counted: Option<&Markup>, tongues: &Tongues) -> Markup {
    let part = |id: &str, title: &str, inner: Markup| {
        html! { section.part id=(id) aria-labelledby=(format!("{id}-title")) { h2 id=(format!("{id}-title")) { (tongues.put(title)) } (inner) } }
    };
    html! {
        (part("rules", "web-rules", super::in_force::rules(project, tongues)))
        (part("errata", "web-errata", super::in_force::errata(project, tongues)))
        (part("findings", "web-findings", findings::findings(project, tongues)))
        @if let Some(counted) = counted { (part("results", "web-results", counted.clone())) }
        @if !scenes.is_empty() { (part("cited", "web-cited", account::rules(scenes, tongues))) }
    }
}

/// Where map and scenario come from.
fn about(project: &Project, tongues: &Tongues) -> Markup {
    html! {
        @for note in &project.scenario.notes { p { (both(note)) } }
        p { (tongues.put("report-reconstruction")) }
        p { (tongues.put("web-made")) }
    }
}

/// What the script has to know, beside the film: names and words.
fn data(project: &Project, film: &Film, game: Option<&Played<'_>>, names: &Names, tongues: &Tongues) -> Value {
    let pair = |words: &Words| {
        let [english, french] = board::LANGUAGES.map(|language| words.get(language));
        if english == french { json!(english) } else { json!([english, french]) }
    };
    let placed = project.scenario.setup.iter().map(|placement| placement.piece.clone());
    let pieces: Vec<String> = match game {
        Some(game) => game.table.pieces().map(|piece| game.table.piece(piece).name.to_owned()).collect(),
        None => placed.collect(),
    };
    let called: Map<String, Value> =
        pieces.into_iter().filter_map(|piece| names.get(&piece).map(|words| (piece, pair(words)))).collect();
    let word = |id: &str| pair(&tongues.text(id));
    let mut data = film.data.clone();
    data["names"] = called.into();
    data["grid"] = json!([project.map.grid.columns, project.map.grid.rows]);
    data["words"] = json!({
        "level0": word("web-on-ground"), "level1": word("web-on-inside"), "level2": word("web-on-roof"),
        "reduced": word("web-reduced"), "disordered": word("web-disordered"), "routed": word("web-routed"),
        "hex": word("web-hex"), "nobody": word("web-nobody"), "step": word("web-step"), "begin": word("web-begin"),
    });
    data
}

const fn level(level: Level) -> &'static str {
    match level {
        Level::Ground => "web-on-ground",
        Level::In => "web-on-inside",
        Level::Roof => "web-on-roof",
    }
}

fn notes(game: Option<&Played<'_>>) -> Value {
    let notes = game.map(|game| game.notes.by_step());
    notes
        .into_iter()
        .flatten()
        .map(|(step, text)| (step.to_string(), Value::from(text.as_str())))
        .collect::<Map<_, _>>()
        .into()
}

/// JSON as a script may hold it: nothing in it ends the script.
fn in_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// A number by which a reader's notes find their page again.
fn fingerprint(data: &Value) -> String {
    let text = data.to_string();
    let sum = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{sum:016x}")
}

/// A text so that a page may hold it and a browser can unpack it: a tenth of its size, and the same bytes every time.
fn packed(text: &str) -> String {
    let mut encoder: GzEncoder<Vec<u8>> = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    // Writing into memory cannot fail.
    let _ = encoder.write_all(text.as_bytes());
    STANDARD.encode(encoder.finish().unwrap_or_default())
}

/// The typefaces of the drawing, so that every reader sees the same letters.
fn fonts() -> String {
    let faces = [
        (Typeface::Sans, Weight::Plain, "400"),
        (Typeface::Sans, Weight::Bold, "700"),
        (Typeface::Serif, Weight::Plain, "400"),
    ];
    let face = |(own, weight, heavy): (Typeface, Weight, &str)| {
        let [file, _] = typeface::file(own, weight);
        let data = STANDARD.encode(typeface::FILES[file]);
        format!(
            "@font-face{{font-family:\"{}\";font-weight:{heavy};src:url(data:font/ttf;base64,{data}) format(\"truetype\")}}\n",
            typeface::family(own)
        )
    };
    faces.into_iter().map(face).collect()
}

/// What the inks look like by day and by lamplight, and where counters step back.
fn colours(inks: &Inks, of_counters: usize) -> String {
    let all = |theme| inks.declared(theme, usize::MAX, |colour| colour);
    let back = |theme| {
        let paper = Palette::of(theme).paper;
        inks.declared(theme, of_counters, |colour| stepped_back(colour, paper))
    };
    format!(
        ":root{{{}}}.back{{{}}}@media screen{{[data-theme=dark]{{{}}}[data-theme=dark] .back{{{}}}}}symbol{{overflow:visible}}\n",
        all(Theme::Light),
        back(Theme::Light),
        all(Theme::Dark),
        back(Theme::Dark)
    )
}
