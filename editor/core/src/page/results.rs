//! The results of a play-test: charts, tables, and heat maps over the map of the page.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, PreEscaped, html};
use rules::map::MapDocument;
use rules::playtest::Summary;
use rules::side::Side;
use rules::spot::Level;
use rules::words::Words;

use super::bilingual::{Bilingual, both, either};
use super::board::{drawn_in, views};
use super::layers::{LayeredDrawings, Visibility};
use crate::picture::geometry::Rect;
use crate::picture::heat::{LIFTED, NUMBER, heat};
use crate::picture::theme_colours::Inks;
use crate::picture::{MapFeatures, Theme, View, printed};
use crate::report::{Grid, HeatMap, PlotColours, Section, heading, heat_maps, plot, sections, wins};
use crate::words::Voice;

/// Renders all results.
pub(super) fn results(
    summary: &Summary,
    map: &MapDocument,
    around: Rect,
    inks: &mut Inks,
    fine: &mut BTreeMap<String, String>,
    bilingual: &Bilingual,
) -> Markup {
    let [english, french] = bilingual.voices().each_ref().map(|voice| sections(summary, voice));
    let charts = english.iter().zip(&french).map(|(english, french)| section(english, french, bilingual));
    let charts: Vec<_> = charts.collect();
    let maps = heat_figures(summary, map, around, inks, fine, bilingual);
    html! {
        @for line in head(summary, bilingual) { p { (both(&line)) } }
        @for chart in charts { (chart) }
        (maps)
    }
}

/// Returns the number of games and the winners.
fn head(summary: &Summary, bilingual: &Bilingual) -> Vec<Words> {
    let of_side = |side: Side, voice: &Voice| {
        voice.say(&wins(side, summary.player(side), summary.wins(side), summary.interval(side), voice))
    };
    let title = |voice: &Voice| voice.say(&heading(&voice.words(&summary.title), summary.games, summary.seed));
    let mut lines = vec![bilingual.each(title)];
    lines.extend(Side::ALL.map(|side| bilingual.each(|voice| of_side(side, voice))));
    if summary.sequential {
        lines.push(bilingual.text("playtest-sequential"));
    }
    lines.push(bilingual.text("report-reconstruction"));
    lines
}

fn section(english: &Section, french: &Section, bilingual: &Bilingual) -> Markup {
    let each = |own: &Section, language| {
        html! {
            h3 { (own.title) }
            p.about { (own.about()) }
            @if let Some(chart) = plot(own, PlotColours::PAGE, language) { div.scroll tabindex="0" { (PreEscaped(chart)) } }
            @if let Some(table) = &own.table { (tabled(table)) }
            @for (title, entries) in own.lists.iter().filter(|(_, entries)| !entries.is_empty()) {
                details {
                    summary { (title) " (" (entries.len()) ")" }
                    p { (entries.join(", ")) }
                }
            }
        }
    };
    let [first, second] = bilingual.voices();
    html! {
        section.chart id=(english.id) {
            (either(&each(english, first.language()), &each(french, second.language())))
        }
    }
}

fn tabled(table: &Grid) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table {
                thead { tr { @for head in &table.heads { th scope="col" { (head) } } } }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Renders the heat maps. The map is already in the page and is referenced, and so are the shapes lifted above the
/// heat. The drawings are stored separately, to be packed.
fn heat_figures(
    summary: &Summary,
    map: &MapDocument,
    around: Rect,
    inks: &mut Inks,
    fine: &mut BTreeMap<String, String>,
    bilingual: &Bilingual,
) -> Markup {
    let [english, french] = bilingual.voices().each_ref().map(|voice| heat_maps(summary, voice));
    let view_box = [around.from.x, around.from.y, around.width(), around.height()].map(|part| format!("{part:.0}"));
    let figures = english.iter().zip(&french).filter(|(own, _)| !own.values.is_empty()).map(|(english, french)| {
        let laid = drawn(english, map, inks);
        let id = format!("heat-{}", english.id);
        let part = |from, to| laid.elements(|_| true, from, to);
        fine.insert(id.clone(), part(0, LIFTED - 1) + "<use href=\"#lifted\"/>" + &part(NUMBER, u8::MAX));
        fine.entry("lifted".to_owned()).or_insert_with(|| part(LIFTED, NUMBER - 1));
        let [title, about] = [Words::new(&english.title, &french.title), Words::new(english.about(), french.about())];
        html! {
            figure.heat id=(english.id) {
                figcaption { h3 { (both(&title)) } p.about { (both(&about)) } }
                svg viewBox=(view_box.join(" ")) stroke-linejoin="round" role="img" aria-label=(english.title)
                    data-en=(english.title) data-fr=(french.title) {
                    use href="#map" {}
                    g id=(id) {}
                }
            }
        }
    });
    let figures: Vec<_> = figures.collect();
    html! { svg width="0" height="0" aria-hidden="true" style="position:absolute" { defs { g #lifted {} } } div.heats { @for figure in figures { (figure) } } }
}

fn drawn(own: &HeatMap, map: &MapDocument, inks: &mut Inks) -> LayeredDrawings {
    let mut laid = LayeredDrawings::default();
    for (language, (_, view)) in views(&[Level::Ground], MapFeatures::NONE).enumerate() {
        let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| {
            let view = View { theme, ..view };
            heat(&own.values, &printed(map, &view, &BTreeSet::new()), theme)
        });
        laid.lay(Visibility::always(language), drawn_in(inks, light, dark));
    }
    laid
}
