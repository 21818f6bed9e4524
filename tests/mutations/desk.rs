//! The bundled documents, each with the scenario it belongs to.

use std::path::Path;

use bexar::files::{Bundled, DocumentKind, bundled, bundled_names, open_cases};
use rules::project::Project;

use crate::sheet::Sheet;

/// The scenarios; their maps, counters and rulebooks have the same names.
const SCENARIOS: [&str; 3] = ["alamo", "mission", "presidio"];

/// Returns every bundled document.
pub(crate) fn sheets() -> Vec<Sheet> {
    let mut sheets = Vec::new();
    for name in SCENARIOS {
        let project = Project::load(&Bundled, name).expect("a bundled scenario loads");
        for kind in [DocumentKind::Map, DocumentKind::Counters, DocumentKind::Rulebook, DocumentKind::Scenario] {
            sheets.push(sheet(kind, name, project.clone()));
        }
        for used in project.corrections.iter().map(|used| used.name.clone()) {
            sheets.push(sheet(DocumentKind::Correction, &used, project.clone()));
        }
    }
    for name in bundled_names(DocumentKind::Cases.extension()) {
        let base = open_cases(Path::new(&format!("{name}.{}", DocumentKind::Cases.extension())))
            .expect("bundled cases load")
            .base;
        sheets.push(sheet(DocumentKind::Cases, name, base));
    }
    sheets
}

fn sheet(kind: DocumentKind, name: &str, project: Project) -> Sheet {
    let file = format!("{name}.{}", kind.extension());
    let text = bundled(&file).expect("a bundled document");
    Sheet { kind, file, text, lines: text.lines().collect(), project }
}
