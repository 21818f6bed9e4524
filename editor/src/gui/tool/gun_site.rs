//! Placing gun sites: a click puts one on the level of the hex that is shown.

use rules::hex::Hex;
use rules::map::{GunSiteKind, MapDocument};
use rules::spot::{Level, Spot};

/// The brushes, in the order in which the panel shows them; the last one removes a site.
pub const BRUSHES: [Option<GunSiteKind>; 3] = [Some(GunSiteKind::Printed), Some(GunSiteKind::Optional), None];

/// Returns the spot meant by a click on a hex: its spot on the level shown, or the only one it has.
///
/// `None` for a hex with several levels that lacks the one shown, since the meaning cannot be guessed.
pub fn spot(map: &MapDocument, hex: Hex, shown: Level) -> Option<Spot> {
    if !map.grid.contains(hex) {
        return None;
    }
    let storeys = map.storeys(hex);
    match storeys {
        [only] => Some(Spot::new(hex, only.level)),
        _ => storeys.iter().find(|storey| storey.level == shown).map(|storey| Spot::new(hex, storey.level)),
    }
}

#[cfg(test)]
mod tests {
    use rules::edit::paint_hex;
    use rules::map::{Grid, Ground};
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;

    #[test]
    fn the_level_shown_decides_and_a_single_level_needs_no_decision() {
        let mut map = MapDocument::new(Words::default(), Grid { columns: 9, rows: 9 });
        let (floor, platform, plain) = (Hex::new(2, 2), Hex::new(3, 3), Hex::new(4, 4));
        for (hex, ground) in [(floor, Ground::Floor), (platform, Ground::Platform)] {
            paint_hex(&map, hex, ground, &Provenance::default()).apply(&mut map).unwrap();
        }
        assert_eq!(spot(&map, floor, Level::Ground), None);
        assert_eq!(spot(&map, floor, Level::Roof), Some(Spot::new(floor, Level::Roof)));
        assert_eq!(spot(&map, platform, Level::Ground), Some(Spot::new(platform, Level::Roof)));
        assert_eq!(spot(&map, plain, Level::In), Some(Spot::new(plain, Level::Ground)));
        assert_eq!(spot(&map, Hex::new(12, 1), Level::Ground), None);
    }
}
