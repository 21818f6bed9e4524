//! The answer as text: a sentence, then the curve.

use rules::playtest::{Interval, Tried};

use super::{BalanceReport, curve};
use crate::report::tuned::figure_value;
use crate::report::{Grid, columns};
use crate::words::Voice;

/// The maximum number of candidates listed when several figures are tuned.
const MOST: usize = 15;

pub(super) fn report(balance: &BalanceReport<'_>, voice: &Voice) -> String {
    let tuned = balance.tuned();
    let mut lines = vec![tuned.heading(voice)];
    lines.extend(tuned.sentences(voice));
    let mut text = super::super::lines(&lines, voice) + &columns(&chart(balance, voice));
    text += &super::super::lines(&[tuned.about()], voice);
    text
}

/// Draws the share of each candidate: all of them for one figure, the nearest ones for several.
fn chart(balance: &BalanceReport<'_>, voice: &Voice) -> Grid {
    let target = balance.search.target;
    let mut tried: Vec<&Tried> = balance.answer.tried.iter().filter(|own| own.playable).collect();
    if balance.figures.len() > 1 {
        tried.sort_by(|a, b| target.distance(a.share()).total_cmp(&target.distance(b.share())));
        tried.truncate(MOST);
    }
    let percent = |share: f64| voice.decimal(share * 100.0);
    let row = |own: &Tried| {
        let values = balance.figures.iter().zip(&own.values);
        let mut row: Vec<String> = values.map(|(name, value)| figure_value(name, *value, voice)).collect();
        let Interval { share, low, high } = own.interval;
        row.push(curve::line(own.interval, target));
        row.push(percent(share));
        row.push(format!("{}–{}", percent(low), percent(high)));
        row.push(own.walk.tries.to_string());
        row
    };
    let mut heads = balance.figures.clone();
    heads.push(format!("│0 %{}100 %│", " ".repeat(43)));
    heads.extend(["balance-share", "balance-interval", "report-games"].map(|id| voice.text(id)));
    Grid { heads, rows: tried.into_iter().map(row).collect() }
}
