//! Counts the verdicts of a series and formats the report.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::series::Fault;
use crate::survivors::reason;
use crate::verdict::Verdict;

/// The numbers of faults drawn, found, and found at the exact place.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) drawn: usize,
    pub(crate) found: usize,
    pub(crate) named: usize,
}

impl Tally {
    pub(crate) fn new<'f>(faults: impl IntoIterator<Item = &'f Fault>) -> Self {
        let mut tally = Self::default();
        for fault in faults {
            tally.drawn += 1;
            tally.found += usize::from(matches!(fault.verdict, Some(Verdict::Elsewhere(_) | Verdict::Named)));
            tally.named += usize::from(fault.verdict == Some(Verdict::Named));
        }
        tally
    }
}

/// Returns the report: a table by document and kind, the missed faults with their reasons, and the faults reported at
/// another place.
pub(crate) fn report(faults: &[Fault]) -> String {
    let mut rows: BTreeMap<(&str, &str), Vec<&Fault>> = BTreeMap::new();
    for fault in faults {
        let document = fault.file.split_once('.').map_or("", |(_, kind)| kind);
        rows.entry((document, fault.kind.name)).or_default().push(fault);
    }
    let mut text = format!("{:14} {:30} {:>5} {:>5} {:>5}\n", "document", "fault", "drawn", "found", "named");
    for ((document, kind), faults) in &rows {
        let Tally { drawn, found, named } = Tally::new(faults.iter().copied());
        let _ = writeln!(text, "{document:14} {kind:30} {drawn:>5} {found:>5} {named:>5}");
    }
    for (title, is_it) in [("missed", true), ("said to be elsewhere", false)] {
        let _ = writeln!(text, "\n{title}:");
        for fault in faults {
            let (line, name) = (fault.slip.lines.first().unwrap_or(&0), fault.slip.names.first());
            let place = format!("{}:{line} {} {}", fault.file, fault.kind.name, name.map_or("", String::as_str));
            match &fault.verdict {
                Some(Verdict::Missed) if is_it => {
                    let why = reason(fault.kind.name).unwrap_or("NO REASON");
                    let _ = writeln!(text, "  {place}: {why}");
                }
                Some(Verdict::Elsewhere(said)) if !is_it => {
                    let _ =
                        writeln!(text, "  {place}: {}", said.iter().take(3).cloned().collect::<Vec<_>>().join("; "));
                }
                _ => {}
            }
        }
    }
    let blind = Tally::new(faults.iter().filter(|fault| fault.kind.blind));
    let Tally { drawn, found, named } = Tally::new(faults);
    let _ = writeln!(
        text,
        "\n{found} of {drawn} found, {named} of them at the very place; {} of the drawn strike anywhere, {} of these found",
        blind.drawn, blind.found
    );
    text
}
