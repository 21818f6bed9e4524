//! The printed table.

use std::io::{Write, stdout};

use crate::measure::{Pair, Spread};

/// A row of the table: ours compared with a peer.
pub(crate) struct Row {
    pub(crate) what: &'static str,
    pub(crate) peer: &'static str,
    pub(crate) pair: Pair,
    /// Whether the time per operation or the number per second is printed, and its unit.
    pub(crate) unit: Unit,
    /// The least acceptable ratio; `None` for a row that only informs.
    pub(crate) gate: Option<f64>,
    /// The desired ratio.
    pub(crate) goal: f64,
}

/// The way a figure is printed.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// The time per operation.
    Each,
    /// The number of operations per second.
    Rate,
}

impl Unit {
    fn figure(self, seconds: Spread) -> String {
        match self {
            Self::Each => time(seconds.median),
            Self::Rate => format!("{}/s", thousands(1.0 / seconds.median)),
        }
    }
}

impl Row {
    /// Whether the gate is passed.
    pub(crate) fn passes(&self) -> bool {
        self.gate.is_none_or(|gate| self.pair.ratio.median >= gate)
    }

    fn verdict(&self, judged: bool) -> &'static str {
        match self.gate {
            None => "-",
            Some(_) if !judged => "not judged",
            Some(_) if self.passes() => "passed",
            Some(_) => "FAILED",
        }
    }
}

/// Formats a time with its unit.
pub(crate) fn time(seconds: f64) -> String {
    let (scale, unit) = match seconds {
        under if under < 1e-6 => (1e9, "ns"),
        under if under < 1e-3 => (1e6, "us"),
        under if under < 1.0 => (1e3, "ms"),
        _ => (1.0, "s"),
    };
    format!("{:.2} {unit}", seconds * scale)
}

fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// Prints a line to standard output; errors are ignored, because there is nowhere else to report them.
pub(crate) fn say(line: &str) {
    let _ = writeln!(stdout(), "{line}");
}

/// Prints the rows.
pub(crate) fn print(rows: &[Row], judged: bool) {
    say(&format!(
        "{:<34} {:>14} {:<28} {:>14} {:>8} {:>17} {:>6} {:>6}  verdict",
        "what", "ours", "peer", "peer’s", "ratio", "least to most", "gate", "goal"
    ));
    for row in rows {
        let Pair { ours, peer, ratio } = row.pair;
        say(&format!(
            "{:<34} {:>14} {:<28} {:>14} {:>7}x {:>17} {:>6} {:>6}  {}",
            row.what,
            row.unit.figure(ours),
            row.peer,
            row.unit.figure(peer),
            short(ratio.median),
            format!("{} to {}", short(ratio.least), short(ratio.most)),
            row.gate.map_or(String::new(), |gate| format!("{}x", short(gate))),
            format!("{}x", short(row.goal)),
            row.verdict(judged),
        ));
    }
}

/// Formats a ratio with three significant digits, or as a whole number.
fn short(ratio: f64) -> String {
    if ratio.fract() == 0.0 {
        format!("{ratio}")
    } else if ratio < 1.0 {
        format!("{ratio:.3}")
    } else if ratio < 10.0 {
        format!("{ratio:.2}")
    } else {
        format!("{ratio:.1}")
    }
}
