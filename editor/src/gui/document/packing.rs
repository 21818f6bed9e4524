//! The document as a friend gets it.

use rules::project::Project;

use super::OpenDocument;

impl OpenDocument {
    /// The name of the scenario and the scenario itself with all its parts, as the window has them, whether they are saved or
    /// not. A bare map gets a scenario of its own title and name around it.
    pub fn to_pack(&self) -> (String, Project) {
        let name = self.name().split('.').next().unwrap_or_default().to_owned();
        let mut project = self.project.clone();
        if !self.is_scenario {
            project.scenario = self.companions.scenario(&self.project, false);
            project.scenario.map.clone_from(&name);
        }
        (name, project)
    }
}

#[cfg(test)]
mod tests {
    use rules::map::Grid;
    use rules::words::Words;

    use super::*;
    use crate::pack::pack;

    #[test]
    fn a_bare_map_is_packed_as_a_scenario_of_its_own_title() {
        let document = OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 9, rows: 9 });
        let (name, project) = document.to_pack();
        assert_eq!(
            (name.as_str(), project.scenario.title.en.as_str(), project.scenario.map.as_str()),
            ("fort", "Fort", "fort")
        );
        assert_eq!(pack(&name, &project, None).unwrap().files, 4);
    }

    #[test]
    fn what_is_not_saved_yet_is_packed_too() {
        let mut document = OpenDocument::open("mission".as_ref()).unwrap();
        let pack = |document: &OpenDocument| {
            let (name, project) = document.to_pack();
            crate::pack::pack(&name, &project, None).unwrap().bytes
        };
        let before = pack(&document);
        let hexes: Vec<_> = document.map().grid.hexes().take(1).collect();
        document.paint_hexes(&hexes, rules::map::Ground::Plaza);
        assert_ne!(pack(&document), before);
        assert!(document.is_edited(), "packing saves nothing");
    }
}
