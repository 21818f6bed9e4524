//! A background scan whose file exists but is not a picture.

use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unreadable-scan",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unreadable-scan",
    help: "lint-unreadable-scan-help",
    pages: pages(include_str!("unreadable_scan.md"), include_str!("unreadable_scan.fr.md")),
    check: Check::Lists(Lists::MAP_HEAD, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(scan) = &survey.map.scan else { return };
    if survey.unreadable_scan.as_deref() == Some(scan.file.as_str()) {
        let finding = lint.at(Place::Field("scan")).with("file", &scan.file);
        let was = survey.base_map().scan.clone();
        // Measurements and check marks on the scan are not thrown away because its file is unusable.
        let bare = scan.anchors.is_empty() && scan.checked.is_empty() && was.as_ref() == Some(scan);
        let edits = if bare { vec![Edit::Scan { was, becomes: None }] } else { Vec::new() };
        report.add(finding.mend(edits));
    }
}

#[cfg(test)]
mod tests {
    use crate::lint::run;
    use crate::map::Scan;
    use crate::project::{LoadError, Project, Shelf};

    /// A shelf with one file, a picture or not.
    struct OneFile(bool);

    impl Shelf for OneFile {
        fn read(&self, _: &str, _: &str) -> Result<String, LoadError> {
            unreachable!("only a picture is looked for")
        }

        fn has(&self, name: &str) -> bool {
            name == "old.png"
        }

        fn is_picture(&self, _: &str) -> bool {
            self.0
        }
    }

    #[test]
    fn a_file_that_is_no_picture_is_found_and_one_that_is_missing_only_as_missing() {
        for (file, is_picture, lints) in [
            ("old.png", true, [].as_slice()),
            ("old.png", false, ["unreadable-scan"].as_slice()),
            ("new.png", false, ["missing-scan"].as_slice()),
        ] {
            let mut project = Project::default();
            project.map.scan = Some(Scan::new(file));
            project.look_for_scan(&OneFile(is_picture));
            let report = run(&project);
            let found: Vec<&str> =
                report.findings.iter().map(|own| own.lint).filter(|lint| lint.ends_with("-scan")).collect();
            assert_eq!(found, lints, "{file} {is_picture}");
        }
    }
}
