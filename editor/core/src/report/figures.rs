//! The figures of a game and their distributions.

use rules::phrase::Phrase;
use rules::playtest::{FigureLine, Histogram};

use super::{Bar, Chart, Grid, Section, Teller};
use crate::words::Voice;

/// Returns a table of all figures, then a chart for each of the three that matter most.
pub(super) fn sections(teller: &Teller<'_>) -> Vec<Section> {
    let summary = teller.summary;
    if !summary.figures.is_empty() {
        return of_system(teller);
    }
    let all = [
        ("report-points", &summary.points),
        ("report-turns", &summary.turns),
        ("report-casualties", &summary.casualties),
        ("report-breaches", &summary.breaches),
        ("report-first-entry", &summary.first_entry),
        ("report-committed", &summary.committed),
        ("report-lead-changes", &summary.lead_changes),
    ];
    let all = all.map(|(word, own)| (teller.text(word), own));
    let chart = |id, word: &str, own: &Histogram| chart(id, teller.text(word), own, teller);
    vec![
        table(&all, teller),
        chart("points", "report-points", &summary.points),
        chart("length", "report-turns", &summary.turns),
        chart("casualties", "report-casualties", &summary.casualties),
    ]
}

/// Returns the figures of a game system other than the Alamo's: a table of all, then a chart for each.
fn of_system(teller: &Teller<'_>) -> Vec<Section> {
    let summary = teller.summary;
    let turns = (teller.text("report-turns"), &summary.turns);
    let all: Vec<_> = std::iter::once(turns)
        .chain(summary.figures.iter().map(|own| (name(own, teller.voice), &own.values)))
        .collect();
    let id = |own: &FigureLine| own.side.map_or(own.figure.clone(), |side| format!("{}-{}", own.figure, side.word()));
    let ids = std::iter::once("length".to_owned()).chain(summary.figures.iter().map(id));
    let charts = ids.zip(&all).map(|(id, (title, own))| chart(id, title.clone(), own, teller));
    std::iter::once(table(&all, teller)).chain(charts).collect()
}

/// Returns the name of a figure of a system, with its side if it has one.
#[must_use]
pub fn name(line: &FigureLine, voice: &Voice) -> String {
    let name = voice.text(&format!("report-{}", line.figure.replace('_', "-")));
    match line.side {
        None => name,
        Some(side) => voice.say(&Phrase::new("report-figure-of").with("figure", name).word("side", side.word())),
    }
}

/// Lists every figure: the number of games that have it, its mean, and its spread.
fn table(all: &[(String, &Histogram)], teller: &Teller<'_>) -> Section {
    let mut table = teller.blank("figures", "report-figures", "report-figures-unit");
    let row = |(name, own): &(String, &Histogram)| {
        let quantile = |share| own.quantile(share).map_or_else(|| "–".to_owned(), |value| value.to_string());
        vec![
            name.clone(),
            own.games().to_string(),
            teller.decimal(own.mean()),
            teller.decimal(own.half_width()),
            quantile(0.05),
            quantile(0.5),
            quantile(0.95),
        ]
    };
    let heads = [
        "report-figure",
        "report-games",
        "report-mean",
        "report-plus-minus",
        "report-p5",
        "report-median",
        "report-p95",
    ];
    table.table = Some(Grid { heads: teller.texts(&heads), rows: all.iter().map(row).collect() });
    table
}

/// Charts the distribution of a figure over the games.
fn chart(id: impl Into<String>, title: String, own: &Histogram, teller: &Teller<'_>) -> Section {
    let mut section = teller.blank(id, "report-figures", "report-percent-of-games");
    section.title.clone_from(&title);
    section.chart = Some(Chart::Bars { across: title, up: teller.text("report-percent-of-games"), bars: bars(own) });
    section
}

/// The maximum number of bars; beyond it they are grouped in classes of equal width.
const MOST_BARS: u32 = 24;

/// Converts a histogram to bars in percent of its games, without gaps between the least and the greatest value.
pub(super) fn bars(histogram: &Histogram) -> Vec<Bar> {
    let (Some(least), Some(most)) = (histogram.0.keys().next(), histogram.0.keys().last()) else { return Vec::new() };
    let width = (1..=28).map(step).find(|width| (most - least) / width < MOST_BARS).unwrap_or(1);
    let first = least / width;
    let bar = |class: u32| {
        let (from, to) = (class * width, class * width + width - 1);
        let games: u32 = histogram.0.range(from..=to).map(|(_, games)| games).sum();
        let name = if width == 1 { from.to_string() } else { format!("{from}–{to}") };
        Bar { name, value: 100.0 * f64::from(games) / f64::from(histogram.games().max(1)), interval: None }
    };
    (first..=most / width).map(bar).collect()
}

/// Returns the class widths that are easy to read: 1, 2, 5, 10, 20, 50 …
fn step(number: u32) -> u32 {
    [1, 2, 5][(number as usize - 1) % 3] * 10_u32.pow((number - 1) / 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_leave_no_gap_and_lose_no_game() {
        for values in [vec![3, 3, 7], vec![0, 500, 1234], vec![9], (0..2000).collect()] {
            let own = bars(&Histogram::from_values(values));
            assert!(own.len() <= MOST_BARS as usize + 1, "{}", own.len());
            assert!((own.iter().map(|bar| bar.value).sum::<f64>() - 100.0).abs() < 1e-6);
        }
        let names: Vec<_> = bars(&Histogram::from_values([3, 3, 7])).into_iter().map(|bar| bar.name).collect();
        assert_eq!(names, ["3", "4", "5", "6", "7"]);
    }
}
