//! A scenario whose map is not the one it was made for.

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project_edit::{ProjectEdit, ScenarioEdit, Swap};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "other-map",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-other-map",
    help: "lint-other-map-help",
    pages: pages(include_str!("other_map.md"), include_str!("other_map.fr.md")),
    check: Check::Lists(Lists::NAMES, check),
};

/// The fix accepts the map that was found. It is only a suggestion, because the alternative is to find the map the
/// scenario was made for.
fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_other_map() {
        return;
    }
    let (was, becomes) = (survey.scenario.map_fingerprint.clone(), survey.map_on_file.fingerprint().clone());
    let finding =
        lint.finding(DocumentRef::Scenario, Place::Field("map_fingerprint")).with("map", &survey.scenario.map);
    let finding = finding.with("made_for", &was).with("found", &becomes);
    let pin = ScenarioEdit::MapFingerprint(Swap { was, becomes });
    report.add(finding.fix(Fix::your_choice(vec![ProjectEdit::Scenario(pin)])));
}

#[cfg(test)]
mod tests {
    use crate::edit::paint_hex;
    use crate::fingerprint::Fingerprint;
    use crate::fixture;
    use crate::lint::{Touched, Validator, run};
    use crate::map::{Ground, MapDocument};
    use crate::project::{LoadError, PictureFault, Project, Shelf};
    use crate::project_edit::ProjectEdit;
    use crate::provenance::Provenance;
    use crate::text;

    fn found(project: &Project) -> usize {
        run(project).findings_of("other-map").count()
    }

    /// The bundled documents, with another map of the Alamo.
    struct OtherMap(fn(String) -> String);

    impl Shelf for OtherMap {
        fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
            let text = fixture::Data.read(name, extension)?;
            Ok(if extension == "map.ron" { self.0(text) } else { text })
        }

        fn has(&self, name: &str) -> bool {
            fixture::Data.has(name)
        }

        fn picture_fault(&self, name: &str) -> Option<PictureFault> {
            fixture::Data.picture_fault(name)
        }
    }

    fn with_map(map: fn(String) -> String) -> Project {
        Project::load(&OtherMap(map), "mission").unwrap()
    }

    #[test]
    fn how_a_map_is_written_is_of_no_matter() {
        assert_eq!(found(&with_map(|text| text)), 0);
        // Layout, comments, the order of a list, sources written out in place.
        assert_eq!(found(&with_map(|text| format!("// as printed\n{}", text.replace("\n  ", "\n")))), 0);
        let spelt_out = OtherMap(|text| {
            let map = text::read::<MapDocument>(&text).unwrap();
            assert!(!map.sources.is_empty());
            text::write(&MapDocument { sources: Vec::new(), ..map })
        });
        assert_eq!(found(&Project::load(&spelt_out, "alamo").unwrap()), 0);
        assert_eq!(found(&with_map(|text| text.replacen("stone_wall", "wooden_wall", 1))), 1);
        assert_eq!(found(&with_map(|text| text.replacen("San Telmo", "San Elmo", 1))), 1);
    }

    #[test]
    fn corrections_are_not_part_of_the_map() {
        let mut project = fixture::alamo();
        project.corrections[0].on = true;
        project.correct();
        assert_ne!(&project.map, project.base_map());
        assert_eq!(found(&project), 0);
        let (on, corrections) = (project.scenario.clone(), project.corrections.clone());
        let read = Project::new(on, project.base_map().clone(), corrections, project.counters, project.rulebook);
        assert!(!read.map_on_file.fingerprint().is_empty());
        assert_eq!(found(&read), 0);
    }

    #[test]
    fn painting_raises_no_alarm_and_what_is_written_follows() {
        let mut project = fixture::mission();
        let hex = "0303".parse().unwrap();
        let edit = paint_hex(project.base_map(), hex, Ground::Yard, &Provenance::Painted);
        ProjectEdit::Map(edit).apply(&mut project).unwrap();
        assert_eq!(found(&project), 0);
        let map = project.base_map();
        assert_ne!(project.fingerprint_for(map), project.scenario.map_fingerprint);
        assert_eq!(project.fingerprint_for(map), Fingerprint::of(map));
    }

    #[test]
    fn a_scenario_without_a_fingerprint_is_content_with_any_map() {
        let mut project = with_map(|text| text.replacen("stone_wall", "wooden_wall", 1));
        project.scenario.map_fingerprint = Fingerprint::default();
        assert_eq!(found(&project), 0);
    }

    #[test]
    fn the_fix_pins_the_map_that_was_found_and_is_taken_back_after_a_save_too() {
        let mut project = with_map(|text| text.replacen("stone_wall", "wooden_wall", 1));
        let (before, mut validator) = (project.clone(), Validator::new(&project, false));
        // Saving without a decision keeps the finding.
        assert_eq!(project.fingerprint_for(project.base_map()), before.scenario.map_fingerprint);
        let finding = validator.report().findings_of("other-map").next().unwrap().clone();
        let [pin] = &finding.fix.as_ref().unwrap().edits[..] else { panic!("one edit") };
        let back = pin.apply(&mut project).unwrap();
        validator.update(&project, &Touched::new(pin, &project));
        assert_eq!(validator.report(), Validator::new(&project, false).report());
        assert_eq!(found(&project), 0);
        assert_eq!(project.scenario.map_fingerprint, Fingerprint::of(project.base_map()));
        // A recovered document was read with the fingerprint written by the save.
        project.scenario.map_fingerprint = Fingerprint::of(&MapDocument::default());
        back.apply(&mut project).unwrap();
        assert_eq!(project, before);
    }
}
