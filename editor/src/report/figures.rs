//! The figures of a game, and how they spread.

use rules::playtest::Histogram;

use super::{Bar, Chart, Grid, Section, Teller};

/// A table of all, then a chart of each of the three that matter most.
pub(super) fn sections(teller: &Teller<'_>) -> Vec<Section> {
    let summary = teller.summary;
    let all = [
        ("report-points", &summary.points),
        ("report-turns", &summary.turns),
        ("report-casualties", &summary.casualties),
        ("report-breaches", &summary.breaches),
        ("report-first-entry", &summary.first_entry),
        ("report-committed", &summary.committed),
        ("report-lead-changes", &summary.lead_changes),
    ];
    let mut table = teller.blank("figures", "report-figures", "report-figures-unit");
    let row = |(word, own): &(&str, &Histogram)| {
        let quantile = |share| own.quantile(share).map_or_else(|| "–".to_owned(), |value| value.to_string());
        vec![
            teller.text(word),
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
    let chart = |id, word: &str, own: &Histogram| {
        let mut section = teller.blank(id, word, "report-percent-of-games");
        section.chart = Some(Chart::Bars {
            across: teller.text(word),
            up: teller.text("report-percent-of-games"),
            bars: bars(own),
        });
        section
    };
    vec![
        table,
        chart("points", "report-points", &summary.points),
        chart("length", "report-turns", &summary.turns),
        chart("casualties", "report-casualties", &summary.casualties),
    ]
}

/// More bars than this are drawn together in classes of equal width.
const MOST_BARS: u32 = 24;

/// A histogram as bars in percent of its games; no gap between the least and the greatest value.
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

/// Widths of classes people can count in: 1, 2, 5, 10, 20, 50 …
fn step(number: u32) -> u32 {
    [1, 2, 5][(number as usize - 1) % 3] * 10_u32.pow((number - 1) / 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_leave_no_gap_and_lose_no_game() {
        for values in [vec![3, 3, 7], vec![0, 500, 1234], vec![9], (0..2000).collect()] {
            let own = bars(&Histogram::of(values));
            assert!(own.len() <= MOST_BARS as usize + 1, "{}", own.len());
            assert!((own.iter().map(|bar| bar.value).sum::<f64>() - 100.0).abs() < 1e-6);
        }
        let names: Vec<_> = bars(&Histogram::of([3, 3, 7])).into_iter().map(|bar| bar.name).collect();
        assert_eq!(names, ["3", "4", "5", "6", "7"]);
    }
}
