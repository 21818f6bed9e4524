//! Fields that only cases of the 1981 game may have.

use super::limits::impossible;
use super::words::quoted;
use super::{Case, Cases, Failure};
use crate::phrase::Phrase;

/// Returns a failure for each such field that the case uses, with what to write instead.
pub(super) fn strange(case: &Case, cases: &Cases) -> Vec<Failure> {
    let fields = [
        ("counters", !case.counters.is_empty() || !cases.counters.is_empty()),
        ("with_setup", case.with_setup),
        ("turn", case.turn != 1),
        ("phase", case.phase.is_some()),
        ("pieces", !case.pieces.is_empty()),
        ("mover", case.mover.is_some()),
        ("plot", !case.plot.is_empty()),
        ("flags", !case.flags.is_empty()),
        ("breaches", !case.breaches.is_empty()),
        ("casualties", case.casualties > 0),
        ("held", case.held > 0),
        ("committed", case.committed > 0),
        ("texan_tows", case.texan_tows > 0),
    ];
    let strange = fields.into_iter().filter(|(_, is_there)| *is_there);
    let other = |field: &'static str| Phrase::new("case-other-field").with("field", field);
    strange.map(|(field, _)| impossible(quoted(field), other(field))).collect()
}
