//! A background scan that is not where the map says.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::edit::Edit;

pub(super) static LINT: Lint = Lint {
    name: "missing-scan",
    severity: Severity::Warning,
    message: "lint-missing-scan",
    help: "lint-missing-scan-help",
    pages: pages(include_str!("missing_scan.md"), include_str!("missing_scan.fr.md")),
    check: Check::Lists(Lists::MAP_HEAD, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(scan) = &survey.map.scan else { return };
    if survey.missing_scan.as_deref() == Some(scan.file.as_str()) {
        let finding = lint.at(Place::Field("scan")).with("file", &scan.file);
        let was = survey.base_map().scan.clone();
        let edits = if was.as_ref() == Some(scan) { vec![Edit::Scan { was, becomes: None }] } else { Vec::new() };
        report.add(finding.mend(edits));
    }
}
