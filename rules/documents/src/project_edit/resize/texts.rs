//! Renumbers the hexes in the places that allowances name.

use crate::allowance::Allowance;
use crate::edit::remap::{Placed, To};
use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::spot::Spot;

/// Prefixes of places on the map, before the hex.
const PLACED: [&str; 2] = ["gun site ", "label "];

/// Returns allowances with their places moved, in order; those whose place is gone are left out.
pub(in crate::project_edit) fn all(was: &[Allowance], to: To<'_>) -> Vec<Allowance> {
    let moved = |own: &Allowance| place(&own.at, to).map(|at| Allowance { at, ..own.clone() });
    let mut all: Vec<Allowance> = was.iter().filter_map(moved).collect();
    all.sort();
    all
}

/// Returns a place, as a finding prints it, with its hexes renumbered; `None` if they are gone. Text that names no hex,
/// hexside or spot is unchanged.
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::project_edit::moved_place;
///
/// let right = |hex: Hex| Some(Hex::new(hex.column + 2, hex.row));
/// assert_eq!(moved_place("gun site 0101/roof", &right).as_deref(), Some("gun site 0301/roof"));
/// ```
pub fn place(at: &str, to: &dyn Fn(Hex) -> Option<Hex>) -> Option<String> {
    let prefix = PLACED.into_iter().find(|prefix| at.starts_with(prefix)).unwrap_or_default();
    let (mut moved, mut gone) = (Vec::new(), false);
    for word in at[prefix.len()..].split(' ') {
        let place = match (word.parse::<LayeredSide>(), word.parse::<Spot>()) {
            (Ok(side), _) => side.moved(to).map(|side| side.to_string()),
            (_, Ok(spot)) => spot.moved(to).map(|spot| spot.to_string()),
            // The name of something, which is kept whole.
            _ => return Some(at.to_owned()),
        };
        gone |= place.is_none();
        moved.extend(place);
    }
    (!gone).then(|| format!("{prefix}{}", moved.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_move_and_names_stay() {
        let to = |hex: Hex| (hex.row < 9).then(|| Hex::new(hex.column + 2, hex.row));
        let moved = |at: &str| place(at, &to);
        for (at, there) in [
            ("0101", "0301"),
            ("0101/0102:upper", "0301/0302:upper"),
            ("0101/0102 0102/0103", "0301/0302 0302/0303"),
            ("gun site 0101/roof", "gun site 0301/roof"),
            ("label 0101", "label 0301"),
            ("room 0101", "room 0101"),
            ("combat_rows 1", "combat_rows 1"),
            ("", ""),
        ] {
            assert_eq!(moved(at).as_deref(), Some(there));
        }
        assert_eq!(moved("0109"), None);
        assert_eq!(moved("0108/0109"), None);
    }
}
