//! Parses the arguments of `bexar balance`: the figure to tune and the target share.

use rules::playtest::{BalanceTarget, Range};

use super::super::usage_error::UsageError;
use crate::words::{number, plain_number};

/// A figure and the values to try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tune {
    pub(super) name: String,
    pub(super) range: Range,
}

/// Parses `NAME=a..b`: a figure and the range of its values.
pub(super) fn tune(text: &str) -> Result<Tune, UsageError> {
    let wrong = || UsageError::value("cli-not-a-tune", text);
    let (name, values) = text.split_once('=').ok_or_else(wrong)?;
    let (least, most) = values.split_once("..").ok_or_else(wrong)?;
    let number = |text: &str| plain_number(text.trim_start_matches('=')).parse::<i32>().map_err(|_| wrong());
    let range = Range { least: number(least)?, most: number(most)? };
    let name = name.trim();
    if name.is_empty() || range.least >= range.most { Err(wrong()) } else { Ok(Tune { name: name.to_owned(), range }) }
}

/// Parses a target such as `50±3` or `50+-3`, with or without percent signs.
pub(in crate::cli) fn target(text: &str) -> Result<BalanceTarget, UsageError> {
    let wrong = || UsageError::value("cli-not-a-target", text);
    let (share, within) = text.split_once('±').or_else(|| text.split_once("+-")).ok_or_else(wrong)?;
    let percent = |text: &str| number(text.trim().trim_end_matches('%')).ok_or_else(wrong);
    let (share, within) = (percent(share)?, percent(within)?);
    let fits = (1.0..=99.0).contains(&share) && (0.5..=49.0).contains(&within);
    if fits { Ok(BalanceTarget { share: share / 100.0, within: within / 100.0 }) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_their_values_are_read_or_refused() {
        let own = tune("withdrawal.threshold = -20..5").unwrap();
        assert_eq!((own.name.as_str(), own.range), ("withdrawal.threshold", Range { least: -20, most: 5 }));
        assert_eq!(tune("withdrawal.threshold=−20..−5").unwrap().range, Range { least: -20, most: -5 });
        assert_eq!(tune("move.ma=7..=9").unwrap().range, Range { least: 7, most: 9 });
        for wrong in
            ["move.ma", "move.ma=7", "move.ma=9..7", "move.ma=7..7", "=1..2", "move.ma=a..b", "move.ma=1..9999999999"]
        {
            assert!(tune(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn targets_are_read_or_refused() {
        for text in ["50±3", "50+-3", "50%±3%", " 50 ± 3 ", "50,0±3,0", "50\u{202f}% ± 3\u{202f}%"] {
            assert_eq!(target(text).unwrap(), BalanceTarget { share: 0.5, within: 0.03 }, "{text}");
        }
        for wrong in ["50", "50±", "±3", "0±3", "100±3", "50±0", "50±60", "nan±3", "fair"] {
            assert!(target(wrong).is_err(), "{wrong}");
        }
    }
}
