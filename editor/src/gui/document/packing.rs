//! The document as it is packed to be sent to someone else.

use rules::project::Project;

use super::OpenDocument;

impl OpenDocument {
    /// Returns the name of the scenario, and the scenario with all its parts as they are in the window, saved or not. A
    /// bare map is wrapped in a scenario of its own title and name.
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
        let document =
            OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 9, rows: 9 }, rules::rulebook::System::Alamo);
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
