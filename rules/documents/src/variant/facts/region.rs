//! Regions named by rules.

use crate::map::{MapDocument, Members};
use crate::variant::Variant;

/// Whether a region named by a rule of a variant has no members; `false` for an unknown one.
pub fn is_empty(name: &str, own: &Variant, known: &[&Variant], map: &MapDocument) -> bool {
    let mut all = std::iter::once(own).chain(known.iter().copied()).flat_map(|variant| &variant.regions);
    let members = all.find(|region| region.id == name).map(|region| &region.members);
    match members.or_else(|| map.region(name).map(|region| &region.members)) {
        Some(Members::Hexes(hexes)) => hexes.is_empty(),
        Some(Members::Spots(spots)) => spots.is_empty(),
        Some(Members::Hexsides(sides)) => sides.is_empty(),
        None => false,
    }
}
