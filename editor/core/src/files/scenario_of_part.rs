//! Finds the scenario that uses a document which means nothing on its own.

use std::path::{Path, PathBuf};

use rules::scenario::Scenario;
use rules::text;

use super::path_name::named_beside;
use super::scenario_of_file::files_of;
use super::{DocumentKind, folder_of, read};

/// Returns the first scenario in the folder of a counter mix, rulebook, correction or variant that uses it.
#[must_use]
pub fn scenario_with(part: &Path) -> Option<PathBuf> {
    let whole = part.canonicalize().ok()?;
    let uses = |file: &PathBuf| {
        let scenario = read(file).ok().and_then(|text| text::read::<Scenario>(&text).ok());
        scenario.is_some_and(|scenario| {
            let corrections = scenario.corrections.iter().map(|own| &own.document);
            let variants = scenario.variants.iter().map(|own| &own.document);
            let mut parts = [&scenario.counters, &scenario.rulebook].into_iter().chain(corrections).chain(variants);
            parts.any(|name| named_beside(file, name).canonicalize().is_ok_and(|own| own == whole))
        })
    };
    files_of(folder_of(part), DocumentKind::Scenario).into_iter().find(uses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::bundled;

    #[test]
    fn the_scenario_beside_a_part_is_found_if_it_uses_it() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            let file = folder.path().join(name);
            std::fs::write(&file, text).unwrap();
            file
        };
        let scenario = bundled("mission.scenario.ron").unwrap();
        put("bundled.scenario.ron", scenario);
        let counters = put("own.counters.ron", bundled("mission.counters.ron").unwrap());
        assert_eq!(scenario_with(&counters), None, "the bundled counters are others");
        let own = put("own.scenario.ron", &scenario.replace("counters: \"mission\"", "counters: \"own.counters.ron\""));
        assert_eq!(scenario_with(&counters), Some(own));
        assert_eq!(scenario_with(&folder.path().join("gone.counters.ron")), None);
    }
}
