//! The report as one self-contained page that can be sent to a friend.

use std::fmt::Write as _;

use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::playtest::Summary;
use rules::playtest::gaps::Gaps;
use rules::side::Side;
use rules::words::Language;

use super::heat::HeatBackground;
use super::plot::escaped;
use super::{Grid, PlotColours, Section, gap_heads, gap_sections, heading, heat_maps, plot, sections, wins};
use crate::picture::Theme;
use crate::words::Voice;

/// Light and dark follow the reader's system; the colours of the charts differ in brightness too.
const STYLE: &str = "
:root { --ink: #1f1b16; --soft: #d5cdbd; --paper: #fbf8f1; --first: #0072b2; --second: #d55e00; color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --soft: #4a453c; --paper: #1d1a16; --first: #56b4e9; --second: #e69f00 }
  .light { display: none }
}
@media (prefers-color-scheme: light) { .dark { display: none } }
body { color: var(--ink); background: var(--paper); font: 16px/1.5 'DejaVu Sans', Verdana, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-top: 1px solid var(--soft); padding-top: 1rem }
.about { font-size: .85rem; margin-top: -.5rem }
svg { max-width: 100%; height: auto }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid var(--soft) }
th:first-child, td:first-child { text-align: left }
summary { cursor: pointer; margin-top: .6rem } details p { font-size: .85rem }
nav { font-size: .85rem } nav a { color: inherit; margin-right: .8rem }
";

/// Returns the page of a play-test, with the map it was played on.
#[must_use]
pub fn page(summary: &Summary, map: &MapDocument, voice: &Voice) -> String {
    let language = voice.language();
    let title = voice.say(&Phrase::new("report-title").with("title", voice.words(&summary.title)));
    let sections = sections(summary, voice);
    let maps = heat_maps(summary, voice);
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    for line in head(summary, voice) {
        let _ = writeln!(body, "<p>{}</p>", escaped(&line));
    }
    let links =
        sections.iter().map(|own| (own.id.as_str(), &own.title)).chain(maps.iter().map(|own| (own.id, &own.title)));
    let links = links.map(|(id, title)| format!("<a href=\"#{id}\">{}</a>", escaped(title)));
    let _ = writeln!(body, "<nav>{}</nav>", links.collect::<Vec<_>>().join(" "));
    for section in &sections {
        body += &told(section, language);
    }
    let grounds = [
        ("light", HeatBackground::new(map, voice, Theme::Light)),
        ("dark", HeatBackground::new(map, voice, Theme::Dark)),
    ];
    // The page contains the map itself once for light and once for dark; every heat map refers to it.
    for (theme, ground) in &grounds {
        let drawn = ground.drawn();
        let _ = writeln!(
            body,
            r#"<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><g id="ground-{theme}">{drawn}</g></defs></svg>"#
        );
    }
    for own in maps.iter().filter(|own| !own.values.is_empty()) {
        let _ = writeln!(
            body,
            "<h2 id=\"{}\">{}</h2>\n<p class=\"about\">{}</p>",
            own.id,
            escaped(&own.title),
            escaped(&own.about())
        );
        for (theme, ground) in &grounds {
            let (width, height) = ground.size();
            let _ = writeln!(
                body,
                r##"<svg class="{theme}" viewBox="{}" width="{width:.0}" height="{height:.0}" stroke-linejoin="round" role="img"><title>{}</title><use href="#ground-{theme}"/>{}</svg>"##,
                ground.view_box(),
                escaped(&own.title),
                ground.heat(own)
            );
        }
    }
    whole(&title, &body, language)
}

/// Returns the page of what a scenario leaves unused, with full lists.
#[must_use]
pub fn gaps_page(title: &str, gaps: &Gaps, voice: &Voice) -> String {
    let language = voice.language();
    let title_of_page = voice.say(&Phrase::new("gap-title").with("title", title));
    let mut body = format!("<h1>{}</h1>\n", escaped(&title_of_page));
    for line in gap_heads(title, gaps, voice) {
        let _ = writeln!(body, "<p>{}</p>", escaped(&line));
    }
    for section in gap_sections(gaps, usize::MAX, voice) {
        body += &told(&section, language);
    }
    whole(&title_of_page, &body, language)
}

/// Returns a complete page with its head.
fn whole(title: &str, body: &str, language: Language) -> String {
    let tag = if language == Language::French { "fr" } else { "en" };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        escaped(title)
    )
}

/// Returns the lines with the players and the number of games each side won.
fn head(summary: &Summary, voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.say(&heading(&voice.words(&summary.title), summary.games, summary.seed))];
    lines.extend(
        Side::ALL.map(|side| {
            voice.say(&wins(side, summary.player(side), summary.wins(side), summary.interval(side), voice))
        }),
    );
    if summary.sequential {
        lines.push(voice.text("playtest-sequential"));
    }
    lines.push(voice.text("report-reconstruction"));
    lines
}

fn told(section: &Section, language: Language) -> String {
    let mut text = format!(
        "<h2 id=\"{}\">{}</h2>\n<p class=\"about\">{}</p>\n",
        section.id,
        escaped(&section.title),
        escaped(&section.about())
    );
    if let Some(chart) = plot(section, PlotColours::PAGE, language) {
        let _ = writeln!(text, "<div class=\"scroll\">{chart}</div>");
    }
    if let Some(table) = &section.table {
        text += &tabled(table);
    }
    for (title, entries) in section.lists.iter().filter(|(_, entries)| !entries.is_empty()) {
        let _ = writeln!(
            text,
            "<details><summary>{} ({})</summary><p>{}</p></details>",
            escaped(title),
            entries.len(),
            escaped(&entries.join(", "))
        );
    }
    text
}

fn tabled(table: &Grid) -> String {
    let row = |cells: &[String], tag: &str| {
        let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)));
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows: String = table.rows.iter().map(|cells| row(cells, "td")).collect();
    format!("<div class=\"scroll\"><table>\n{}{rows}</table></div>\n", row(&table.heads, "th"))
}
