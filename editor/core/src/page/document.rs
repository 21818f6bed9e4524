//! The page as a whole.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use rules::characters::{escaped, shown};
use rules::project::Project;
use rules::scenario::Placement;
use rules::spot::Level;
use rules::systems;
use rules::words::{Language, Words};
use serde_json::json;

use super::bilingual::{Bilingual, both};
use super::board::PageBoard;
use super::layers::levels;
use super::playback::Camera;
use super::stacks::Stacks;
use super::{PageContent, Played, account, controls, data, findings, in_force, panel, results, style};
use crate::account::Chapter;
use crate::picture::geometry::Rect;
use crate::picture::svg::FONTS;
use crate::picture::theme_colours::Inks;
use crate::words::names::Names;

/// The script, in parts.
const SCRIPT: [&str; 5] = [
    include_str!("board.js"),
    include_str!("film.js"),
    include_str!("transport.js"),
    include_str!("switches.js"),
    include_str!("notes.js"),
];

/// The script of the engine.
const ENGINE: &str = include_str!("engine.js");

pub(super) fn document(content: PageContent<'_>, language: Language) -> String {
    let PageContent { project, mut game, results, engine } = content;
    let bilingual = Bilingual::new();
    let names = Names::of(project);
    let mut inks = Inks::new();
    let levels = levels(project);
    let mut stacks = Stacks::new(project);
    let camera = Camera::new(project, &mut stacks, &mut inks, &bilingual);
    let film = match &mut game {
        Some(game) => camera.film(&mut *game.table),
        None => camera.still(),
    };
    // The inks so far are those of counters, which may be dimmed.
    let of_counters = inks.len();
    let mut board = PageBoard::new(project, &levels, &film.changing, &mut inks);
    let counted = results
        .map(|summary| results::results(summary, &project.map, board.map, &mut inks, &mut board.fine, &bilingual));
    let title = title(project, game.as_ref(), results.map(|summary| &summary.title));
    let whole = game.as_ref().map(|game| account::whole(&*game.table));
    let scenes = whole.as_ref().map_or(&[][..], |whole| &whole.chapters);
    let told = game.as_ref().zip(whole.as_ref());
    let told = told.map(|(game, whole)| account::phases(whole, 0, &*game.table, &names, &bilingual));
    let mut own = data::data(project, &film, game.as_ref(), &names, &bilingual);
    own["symbols"] = data::symbols(&stacks).into();
    own["fine"] = json!(board.fine);
    own["account"] = told.map(Markup::into_string).into();
    let engine = engine.and_then(|engine| Some((engine, &*game.as_ref()?.table)));
    if let Some((_, table)) = &engine {
        own["engine"] = panel::data(project, *table, &inks, &film.changing, &bilingual);
    }
    let steps = game.as_ref().map_or(0, |game| game.table.history().steps().len());
    let tag = if language == Language::French { "fr" } else { "en" };
    let body = html! {
        a.skip href="#account" { (bilingual.put("web-skip")) }
        (top(&title, game.as_ref(), counted.is_some(), &names, &bilingual))
        main {
            section.game aria-label="Map" data-en=(bilingual.text("web-map").en) data-fr=(bilingual.text("web-map").fr) {
                div.table {
                    (drawn(&board, &title, &bilingual))
                    (controls::tools(&levels, &bilingual))
                }
                @if steps > 0 || engine.is_some() { (controls::deck(steps, &bilingual)) } @else { div.deck { (controls::keys(false, false, &bilingual)) } }
                aside.side #account aria-labelledby="account-title" tabindex="-1" {
                    @if let Some((_, table)) = engine { (panel::form(project, table, steps == 0, &bilingual)) }
                    h2 #account-title { (bilingual.put(if game.is_some() { "web-account" } else { "web-set-up" })) }
                    div.roll #roll tabindex="0" aria-labelledby="account-title" {
                        @if game.is_none() { (placed(project, &names, &bilingual)) }
                    }
                    p.trouble #trouble hidden { (bilingual.put("web-not-unpacked")) }
                    noscript { p.trouble { (bilingual.put("web-no-script")) } }
                    details.writing.js-only #standing {
                        summary { (bilingual.put("web-standing")) }
                        ul #standing-list style="max-height:30vh;overflow:auto;font-size:.9rem;padding-left:1.2rem" {}
                    }
                    @if game.is_some() {
                        (controls::writing(&bilingual))
                        div.writing { (controls::keys(true, engine.is_some(), &bilingual)) }
                    }
                }
            }
            (parts(project, scenes, !scenes.is_empty() || engine.is_some(), counted.as_ref(), &bilingual))
        }
        footer { (about(project, &bilingual)) }
        script #packed type="application/gzip" data-print=(data::print(game.as_ref())) { (PreEscaped(data::packed(escaped(&own.to_string()).as_bytes()))) }
        script #notes type="application/json" { (PreEscaped(data::in_script(&data::notes(game.as_ref())))) }
        @if let Some((engine, _)) = &engine { (panel::program(engine)) }
        script type="module" { (PreEscaped(SCRIPT.concat())) @if engine.is_some() { (PreEscaped(ENGINE)) } }
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
                style { (PreEscaped(style::style(&inks, of_counters, levels.len()))) }
            }
            body { (body) }
        }
    };
    shown(&page.into_string()).into_owned() + "\n"
}

/// Returns the title of the page: that of the game, otherwise of the results, the scenario, or its map.
fn title(project: &Project, game: Option<&Played<'_>>, counted: Option<&Words>) -> Words {
    let own = [game.map(|game| &game.log.title), counted, Some(&project.scenario.title), Some(&project.map.title)];
    own.into_iter().flatten().find(|title| !title.is_empty()).cloned().unwrap_or_default()
}

fn top(title: &Words, game: Option<&Played<'_>>, counted: bool, names: &Names, bilingual: &Bilingual) -> Markup {
    let cites = game.map(|_| ("cited", "web-cited"));
    let parts = [Some(("rules", "web-rules")), Some(("errata", "web-errata")), Some(("findings", "web-findings"))];
    let parts = parts.into_iter().chain([counted.then_some(("results", "web-results")), cites]);
    html! {
        header.top {
            div {
                h1 #title { (both(title)) }
                @if let Some(game) = game.filter(|game| !game.table.history().steps().is_empty()) {
                    (controls::players(&game.log.players.texan, &game.log.players.mexican, game.log.seed, bilingual))
                    @if let Some(ending) = game.table.ending() {
                        p.about.result { (both(&bilingual.say(&names.put(ending)))) }
                    }
                }
            }
            nav.parts aria-label="Contents" data-en=(bilingual.text("web-contents").en) data-fr=(bilingual.text("web-contents").fr) {
                @for (id, word) in parts.flatten() { a href=(format!("#{id}")) { (bilingual.put(word)) } }
            }
            (controls::switches(game.is_some(), bilingual))
        }
    }
}

/// Renders the map with everything that may lie on it.
fn drawn(board: &PageBoard, title: &Words, bilingual: &Bilingual) -> Markup {
    let view_box =
        |own: Rect| [own.from.x, own.from.y, own.width(), own.height()].map(|part| format!("{part:.1}")).join(" ");
    let about = bilingual.text("web-map-about");
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

/// Returns the set-up ordered by hex.
fn in_order(project: &Project) -> Vec<&Placement> {
    let mut placed: Vec<_> = systems::set_up(project).collect();
    placed.sort_by_key(|own| own.at.to_string());
    placed
}

/// Renders the set-up in words, hex by hex.
fn placed(project: &Project, names: &Names, bilingual: &Bilingual) -> Markup {
    let all = in_order(project);
    if all.is_empty() {
        return html! { p { (bilingual.put("web-set-up-in-play")) } };
    }
    html! {
        ul.placed {
            @for placement in all {
                li {
                    (placement.at.hex) (both(&bilingual.each(|voice| voice.colon().to_owned())))
                    @match names.get(&placement.piece) { Some(words) => (both(words)), None => (placement.piece) }
                    @if placement.at.level != Level::Ground { " (" (bilingual.put(level(placement.at.level))) ")" }
                }
            }
        }
    }
}

/// Renders everything below the map.
fn parts(
    project: &Project,
    scenes: &[Chapter],
    cites: bool,
    counted: Option<&Markup>,
    bilingual: &Bilingual,
) -> Markup {
    let part = |id: &str, title: &str, inner: Markup| {
        html! { section.part id=(id) aria-labelledby=(format!("{id}-title")) { h2 id=(format!("{id}-title")) { (bilingual.put(title)) } (inner) } }
    };
    html! {
        (part("rules", "web-rules", in_force::rules(project, bilingual)))
        (part("errata", "web-errata", in_force::errata(project, bilingual)))
        (part("findings", "web-findings", findings::findings(project, bilingual)))
        @if let Some(counted) = counted { (part("results", "web-results", counted.clone())) }
        @if cites { (part("cited", "web-cited", account::rules(scenes, bilingual))) }
    }
}

/// Renders the origins of map and scenario.
fn about(project: &Project, bilingual: &Bilingual) -> Markup {
    html! {
        @for note in &project.scenario.notes { p { (both(note)) } }
        p { (bilingual.put("report-reconstruction")) }
        p { (bilingual.put("web-made")) }
    }
}

const fn level(level: Level) -> &'static str {
    match level {
        Level::Ground => "web-on-ground",
        Level::In => "web-on-inside",
        Level::Upper => "web-on-upper",
        Level::Roof => "web-on-roof",
    }
}
