//! The curve: how the share varies with the value.

use rules::playtest::{BalanceTarget, Confirmed, Interval, ShareWalk, TargetFit, Tried};
use rules::words::Language;

use super::BalanceReport;
use crate::spreadsheet::{self, Cell};

/// The width of the line, in characters.
const WIDTH: usize = 50;

/// Draws a share on a line from 0 to 100 %: its interval, the share itself, and the target band behind them.
pub(super) fn line(interval: Interval, target: BalanceTarget) -> String {
    let place = |share: f64| (share.clamp(0.0, 1.0) * WIDTH as f64).round() as usize;
    let (low, own, high) = (place(interval.low), place(interval.share), place(interval.high));
    let (least, most) = (place(target.share - target.within), place(target.share + target.within));
    let sign = |at: usize| {
        if at == own {
            '●'
        } else if (low..=high).contains(&at) {
            '─'
        } else if (least..=most).contains(&at) {
            '░'
        } else {
            ' '
        }
    };
    format!("│{}│", (0..=WIDTH).map(sign).collect::<String>())
}

/// Returns the status of a candidate, for JSON and CSV.
pub(super) const fn word(own: &Tried) -> &'static str {
    if !own.playable {
        return "unplayable";
    }
    match own.fit {
        TargetFit::Below => "below",
        TargetFit::Inside => "inside",
        TargetFit::Above => "above",
        TargetFit::Open => "open",
    }
}

/// Lists every candidate, one per line, then those that were played with fresh dice.
pub(super) fn csv(balance: &BalanceReport<'_>, language: Language) -> String {
    let row = |number: usize, dice: &str, values: &[i32], walk: &ShareWalk, share: Interval, standing: &str| {
        let [share, low, high] = [share.share, share.low, share.high].map(|own| Cell::decimal(own, 4));
        let [games, won] = [walk.tries, walk.hits].map(Cell::from);
        let row = [Cell::from(number), dice.into(), games, won, share, low, high, standing.into()];
        row.into_iter().chain(values.iter().copied().map(Cell::from)).collect::<Vec<_>>()
    };
    let heads = ["setting", "dice", "games", "won", "share", "low", "high", "standing"].into_iter();
    let mut rows = vec![heads.chain(balance.figures.iter().map(String::as_str)).map(Cell::from).collect()];
    for (number, own) in (1..).zip(&balance.answer.tried) {
        rows.push(row(number, "search", &own.values, &own.walk, own.interval, word(own)));
    }
    for Confirmed { values, walk } in &balance.answer.confirmed {
        let number = balance.answer.tried.iter().position(|own| own.values == *values).map_or(0, |at| at + 1);
        let interval = Interval::wilson(walk.hits, walk.tries);
        let standing = if balance.search.target.holds(interval.share) { "inside" } else { "outside" };
        rows.push(row(number, "fresh", values, walk, interval, standing));
    }
    spreadsheet::csv(rows, language.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_stands_where_it_belongs() {
        let target = BalanceTarget { share: 0.5, within: 0.04 };
        let far = line(Interval { share: 0.1, low: 0.06, high: 0.14 }, target);
        assert_eq!(far.chars().count(), WIDTH + 3);
        let places = |line: &str, sign: char| {
            line.chars().enumerate().filter(|own| own.1 == sign).map(|own| own.0).collect::<Vec<_>>()
        };
        // One character for the frame in front, then two percent per character.
        assert_eq!(places(&far, '●'), [6]);
        assert_eq!(places(&far, '─'), [4, 5, 7, 8]);
        assert_eq!(places(&far, '░'), [24, 25, 26, 27, 28]);
        let all = line(Interval { share: 1.0, low: 0.98, high: 1.0 }, target);
        assert!(all.ends_with("─●│"), "{all}");
    }
}
