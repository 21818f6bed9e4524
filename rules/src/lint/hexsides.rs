//! What lints ask of a hexside: whether it can be, what opens indoors, what is climbed, whom it shelters.

use super::Survey;
use crate::board::{self, BreachId, Place, layer_between};
use crate::edit::sheltered;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, MapDocument, Protects, Region, Storey};
use crate::spot::{Level, Spot};

/// Whether both hexes are on the map and touch. What cannot be a hexside is the affair of lints that say just that.
pub(super) fn is_on_map(survey: &Survey<'_>, side: Hexside) -> bool {
    side.is_real() && side.hexes().into_iter().all(|hex| survey.map.grid.contains(hex))
}

/// The storeys of a hex that see one layer of its hexsides, as the board has them.
fn places(map: &MapDocument, hex: Hex) -> impl Iterator<Item = Place> + '_ {
    map.storeys(hex).iter().map(move |Storey { level, elevation }| Place {
        spot: Spot::new(hex, *level),
        elevation: *elevation,
        rows: [0; 6],
        breaches: [BreachId::NONE; 6],
        entry_area: 0,
    })
}

/// Whether a feature opens an interior on either side of it.
pub(super) fn opens_indoors(survey: &Survey<'_>, entry: &HexsideEntry) -> bool {
    let indoors = |place: Place| place.spot.level == Level::In && entry.at.covers(place.layer());
    entry.at.side.hexes().into_iter().any(|hex| places(&survey.map, hex).any(indoors))
}

/// Whether one gets over a hexside from level 1 to level 2, if what stands there lets one (7.4).
pub(super) fn rises(map: &MapDocument, side: Hexside) -> bool {
    let [a, b] = side.hexes();
    let rises = |a: &Place, b: &Place| a.layer() != b.layer() && layer_between(map, a, b, side) == Some(Layer::Upper);
    places(map, a).any(|low| places(map, b).any(|high| rises(&low, &high)))
}

/// Whom a feature of its kind shelters where nothing else is said.
pub(super) fn usual_shelter(survey: &Survey<'_>, entry: &HexsideEntry) -> Protects {
    let (map, side) = (&survey.map, entry.at.side);
    let in_region = |id: &str, hex: Hex| {
        let spot = Spot::new(hex, Level::Ground);
        if id == Region::CONFINES { survey.confines().has(spot) } else { survey.inside_walls().has(spot) }
    };
    let mut covered = [false; 2];
    for layer in Layer::ALL {
        if !entry.at.covers(layer) {
            continue;
        }
        let protects = sheltered(map, side, layer, entry.kind, &in_region);
        if protects != Protects::Nobody && map.layer_applies(LayeredSide::new(side, layer)) {
            for (covered, hex) in covered.iter_mut().zip(side.hexes()) {
                *covered |= protects.covers(hex);
            }
        }
    }
    let [low, high] = side.hexes();
    match covered {
        [true, true] => Protects::Both,
        [true, false] => Protects::Hex(low),
        [false, true] => Protects::Hex(high),
        [false, false] => Protects::Nobody,
    }
}

/// Whether a feature says it protects a hex of its hexside, and shelters nobody in any that it names.
pub(super) fn is_idle(survey: &Survey<'_>, entry: &HexsideEntry) -> bool {
    let sheltered = |place: Place| entry.at.covers(place.layer()) && board::shelters(entry.kind, &place);
    let mut named = entry.at.side.hexes().into_iter().filter(|hex| entry.protects.covers(*hex)).peekable();
    named.peek().is_some() && !named.any(|hex| places(&survey.map, hex).any(sheltered))
}
