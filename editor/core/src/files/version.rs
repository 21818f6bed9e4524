//! A version of a map: a map, the map of a scenario, or the result of applying a correction to another map.

use rules::correction::Correction;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::LoadError;

use super::{DocumentKind, Source, corrected_map};

/// Returns the map a source stands for.
///
/// # Errors
///
/// Returns everything that is missing or broken, a correction that does not fit, and any other document: counter
/// mixes, rulebooks, cases and logs have no map.
pub fn version_of(base: &MapDocument, source: &Source) -> Result<MapDocument, Vec<LoadError>> {
    let one = |error| vec![error];
    match source.kind().map_err(one)? {
        DocumentKind::Map | DocumentKind::Scenario => corrected_map(source),
        DocumentKind::Correction => {
            let correction: Correction = source.read().map_err(one)?;
            let mut map = base.clone();
            correction.apply(&mut map).map_err(|conflict| {
                let message = Phrase::new("correction-does-not-fit").with("place", &conflict.place);
                one(LoadError::Missing { name: source.name.clone(), message })
            })?;
            Ok(map)
        }
        _ => Err(one(LoadError::Missing { name: source.name.clone(), message: Phrase::new("file-no-map") })),
    }
}
