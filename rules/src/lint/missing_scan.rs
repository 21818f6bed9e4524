//! A background scan whose file is not where the map says.

use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-scan",
    severity: Severity::Warning,
    systems: Systems::ALL,
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
        // Measurements and check marks on the scan are not thrown away because its file is missing.
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

    /// A shelf with one picture.
    struct Pictures(&'static str);

    impl Shelf for Pictures {
        fn read(&self, _: &str, _: &str) -> Result<String, LoadError> {
            unreachable!("only a picture is looked for")
        }

        fn has(&self, name: &str) -> bool {
            name == self.0
        }

        fn picture_fault(&self, _: &str) -> Option<PictureFault> {
            None
        }
    }

    fn found(picture: &'static str, map: &str) -> usize {
        found_of("old.png", picture, map)
    }

    fn found_of(file: &str, picture: &'static str, map: &str) -> usize {
        let mut project = Project::default();
        project.scenario.map = map.to_owned();
        project.map.scan = Some(Scan::new(file));
        project.look_for_scan(&Pictures(picture));
        run(&project).findings_of("missing-scan").count()
    }

    #[test]
    fn the_scan_lies_beside_its_map() {
        assert_eq!(found("old.png", ""), 0);
        assert_eq!(found("new.png", ""), 1);
        assert_eq!(found("maps/old.png", "maps/farm.map.ron"), 0);
        assert_eq!(found("old.png", "maps/farm.map.ron"), 1);
        assert_eq!(found("old.png", "alamo"), 0);
        assert_eq!(found_of("/scans/old.png", "/scans/old.png", "maps/farm.map.ron"), 0);
    }
}
