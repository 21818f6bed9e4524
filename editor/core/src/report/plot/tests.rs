use resvg::usvg::{Options, Tree};

use super::canvas::scale;
use super::*;
use crate::report::{Bar, Curve, Share};

fn section(chart: Chart) -> Section {
    let [title, unit, who] = ["Wins & <losses>", "per cent", "12 games"].map(str::to_owned);
    Section { id: "x".to_owned(), title, unit, who, chart: Some(chart), table: None, lists: Vec::new() }
}

fn bar(name: &str, value: f64) -> Bar {
    Bar { name: name.to_owned(), value, interval: Some((value / 2.0, value * 1.5)) }
}

/// Returns a chart of `count` shares, the last of them from fresh dice.
fn shares(ordered: bool, count: i32) -> Chart {
    let share = |at| {
        let share = 30.0 + 5.0 * f64::from(at);
        Share { at, name: format!("kind {at}"), share, interval: (share - 4.0, share + 4.0), fresh: at + 1 == count }
    };
    let [across, up] = ["value", "% won"].map(str::to_owned);
    Chart::Shares { across, up, band: (47.0, 53.0), ordered, shares: (0..count).map(share).collect() }
}

#[test]
fn every_chart_is_whole_svg_with_its_units_even_of_nothing() {
    let [across, up] = ["turn", "games"].map(str::to_owned);
    let curve = |values: &[Option<f64>]| Curve { name: "Texans".to_owned(), values: values.to_vec() };
    let charts = [
        Chart::Bars { across: across.clone(), up: up.clone(), bars: vec![bar("1", 3.0), bar("2", 0.0)] },
        Chart::Bars { across: across.clone(), up: up.clone(), bars: vec![bar("a very long name indeed", 70.0)] },
        Chart::Bars { across: across.clone(), up: up.clone(), bars: Vec::new() },
        Chart::Curves {
            across: across.clone(),
            up: up.clone(),
            places: vec!["1".to_owned(), "2".to_owned()],
            curves: vec![curve(&[Some(1.0), None]), curve(&[Some(1.0), Some(1.0)])],
        },
        Chart::Curves { across: across.clone(), up: up.clone(), places: Vec::new(), curves: Vec::new() },
        shares(true, 3),
        shares(true, 1),
        shares(true, 0),
        shares(false, 13),
        shares(false, 0),
    ];
    for chart in charts {
        let drawn = plot(&section(chart.clone()), PlotColours::LIGHT, Language::French).unwrap();
        let tree = Tree::from_str(&drawn, &Options::default());
        assert!(tree.is_ok() && drawn.contains("12 games") && drawn.contains("Wins &amp; &lt;losses&gt;"), "{chart:?}");
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{chart:?}: {drawn}");
    }
}

#[test]
fn scales_end_above_the_greatest_value_at_a_round_mark() {
    for (most, top, step) in [(7.0, 8.0, 2.0), (100.0, 100.0, 20.0), (0.3, 0.3, 0.1), (1234.0, 1500.0, 500.0)] {
        let (own_top, own_step) = scale(most);
        assert!((own_top - top).abs() < 1e-9 && (own_step - step).abs() < 1e-9, "{most}: {own_top} {own_step}");
    }
    assert_eq!(scale(0.0), (1.0, 0.5));
}
