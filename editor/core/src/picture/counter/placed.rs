//! Draws the set-up of a scenario.

use std::collections::BTreeMap;

use rules::counters::CounterMix;
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::scenario::Placement;
use rules::spot::Level;

use super::{CounterLook, CounterPiece, Token, on_hex};
use crate::picture::shape::{Layer, Shape};
use crate::picture::view::View;

/// Draws counters where these lines set them up. Counters missing from the mix and spots off the grid are
/// skipped; the validator reports them.
#[must_use]
pub fn placed<'l>(
    map: &MapDocument,
    mix: &CounterMix,
    lines: impl Iterator<Item = &'l Placement>,
    view: &View,
) -> Vec<Shape> {
    if !view.layers.has(Layer::Counters) {
        return Vec::new();
    }
    let pieces = pieces(mix);
    let mut hexes: BTreeMap<Hex, Vec<(Level, Token<'_>)>> = BTreeMap::new();
    for placement in lines.filter(|placement| map.grid.contains(placement.at.hex)) {
        if let Some(piece) = pieces.get(&placement.piece) {
            hexes.entry(placement.at.hex).or_default().push((placement.at.level, (*piece).into()));
        }
    }
    let look = CounterLook::new(mix, view);
    hexes.iter().flat_map(|(hex, tokens)| on_hex(&look, map, view, *hex, tokens)).collect()
}

/// Returns the counter of a piece. Variants may add more counters of a kind than the mix has; they look like the
/// others.
#[must_use]
pub fn named<'m>(mix: &'m CounterMix, piece: &str) -> Option<CounterPiece<'m>> {
    let find = |id: &str| {
        let unit = || mix.units.iter().find(|own| own.id == id).map(CounterPiece::Unit);
        let leader = || mix.leaders.iter().find(|own| own.id == id).map(CounterPiece::Leader);
        let battery = || mix.batteries.iter().find(|own| own.id == id).map(CounterPiece::Battery);
        let declared = || mix.pieces.iter().find(|own| own.id == id).map(CounterPiece::Declared);
        unit().or_else(leader).or_else(battery).or_else(declared)
    };
    let of_several = || piece.rsplit_once('-').filter(|(_, number)| number.parse::<u8>().is_ok());
    find(piece).or_else(|| of_several().and_then(|(kind, _)| find(kind)))
}

/// Returns every counter of a mix, by the name under which it is placed.
#[must_use]
pub fn pieces(mix: &CounterMix) -> BTreeMap<String, CounterPiece<'_>> {
    let units = mix.units.iter().map(|unit| (unit.id.as_str(), unit.quantity, CounterPiece::Unit(unit)));
    let leaders = mix.leaders.iter().map(|leader| (leader.id.as_str(), 1, CounterPiece::Leader(leader)));
    let batteries =
        mix.batteries.iter().map(|battery| (battery.id.as_str(), battery.quantity, CounterPiece::Battery(battery)));
    let declared = mix.pieces.iter().map(|own| (own.id.as_str(), own.quantity, CounterPiece::Declared(own)));
    let kinds = units.chain(leaders).chain(batteries).chain(declared);
    kinds.flat_map(|(id, quantity, piece)| CounterMix::pieces_of(id, quantity).map(move |name| (name, piece))).collect()
}
