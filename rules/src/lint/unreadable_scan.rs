//! A background scan whose file exists but cannot be shown.

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
    if let Some((_, fault)) = survey.unreadable_scan.as_ref().filter(|(file, _)| *file == scan.file) {
        let finding = lint.at(Place::Field("scan")).with("file", &scan.file).said("why", &fault.message());
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
    use crate::project::{LoadError, PictureFault, Project, Shelf};

    /// A shelf with one file, and what is wrong with it.
    struct OneFile(Option<PictureFault>);

    impl Shelf for OneFile {
        fn read(&self, _: &str, _: &str) -> Result<String, LoadError> {
            unreachable!("only a picture is looked for")
        }

        fn has(&self, name: &str) -> bool {
            name == "old.png"
        }

        fn picture_fault(&self, _: &str) -> Option<PictureFault> {
            self.0
        }
    }

    #[test]
    fn a_file_that_is_no_picture_is_found_and_one_that_is_missing_only_as_missing() {
        for (file, fault, lints) in [
            ("old.png", None, [].as_slice()),
            ("old.png", Some(PictureFault::Format), ["unreadable-scan"].as_slice()),
            ("old.png", PictureFault::of_size(20_000, 20_000), ["unreadable-scan"].as_slice()),
            ("new.png", None, ["missing-scan"].as_slice()),
        ] {
            let mut project = Project::default();
            project.map.scan = Some(Scan::new(file));
            project.look_for_scan(&OneFile(fault));
            let report = run(&project);
            let found: Vec<&str> =
                report.findings.iter().map(|own| own.lint).filter(|lint| lint.ends_with("-scan")).collect();
            assert_eq!(found, lints, "{file} {fault:?}");
        }
    }
}
