//! The curve: how the share varies with the value.

use rules::playtest::{BalanceTarget, Confirmed, Interval, TargetFit, Tried};

use super::BalanceReport;

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
pub(super) fn csv(balance: &BalanceReport<'_>) -> String {
    let row = |number: usize, dice: &str, values: &[i32], won: u32, games: u32, share: Interval, standing: &str| {
        let values = values.iter().map(|own| format!(",{own}")).collect::<Vec<_>>().concat();
        let Interval { share, low, high } = share;
        format!("{number},{dice},{games},{won},{share:.4},{low:.4},{high:.4},{standing}{values}\n")
    };
    let names = balance.figures.iter().map(|own| format!(",{own}")).collect::<Vec<_>>().concat();
    let mut text = format!("setting,dice,games,won,share,low,high,standing{names}\n");
    for (number, own) in (1..).zip(&balance.answer.tried) {
        text += &row(number, "search", &own.values, own.walk.hits, own.walk.tries, own.interval, word(own));
    }
    for Confirmed { values, walk } in &balance.answer.confirmed {
        let number = balance.answer.tried.iter().position(|own| own.values == *values).map_or(0, |at| at + 1);
        let interval = Interval::wilson(walk.hits, walk.tries);
        let standing = if balance.search.target.holds(interval.share) { "inside" } else { "outside" };
        text += &row(number, "fresh", values, walk.hits, walk.tries, interval, standing);
    }
    text
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
