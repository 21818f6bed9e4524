//! The movement of a counter, as marks on the map.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::Board;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::play::Reach;

use crate::picture::overlay::{Mark, Tone};

/// Marks the hexes a counter can reach with their costs, and the neighbours it may not enter.
pub(in crate::gui) fn reached(reach: &Reach, board: &Board) -> Vec<Mark> {
    let from = board.spot(reach.from).hex;
    let mut costs: BTreeMap<Hex, Vec<(u8, bool)>> = BTreeMap::new();
    for way in &reach.ways {
        costs.entry(board.spot(way.to()).hex).or_default().push((way.cost(), way.stopped_by.is_some()));
    }
    let refused = reach.refused.iter().map(|(spot, _)| board.spot(*spot).hex);
    let refused: BTreeSet<_> = refused.filter(|hex| !costs.contains_key(hex)).collect();
    let mut marks: Vec<_> = refused.into_iter().map(|hex| Mark::Hex(hex, Tone::No, String::new())).collect();
    marks.extend(costs.into_iter().map(|(hex, mut ways)| {
        ways.sort_unstable();
        ways.dedup_by_key(|(cost, _)| *cost);
        let tone = if ways.iter().all(|(_, stopped)| *stopped) { Tone::Doubt } else { Tone::Yes };
        let said: Vec<_> = ways.iter().map(|(cost, _)| cost.to_string()).collect();
        Mark::Hex(hex, tone, said.join("·"))
    }));
    marks.push(Mark::Hex(from, Tone::Preview, String::new()));
    marks
}

/// Marks the cheapest path to a hex; if there is none, the hexside it cannot be entered by and the hexes that cause
/// this.
pub(in crate::gui) fn towards(reach: &Reach, board: &Board, hex: Hex) -> Vec<Mark> {
    let from = board.spot(reach.from).hex;
    let ways = board.spots_of(hex).filter_map(|spot| reach.way_to(spot));
    let refusals: Vec<_> = board.spots_of(hex).filter_map(|spot| reach.refusal(spot)).collect();
    let barred = (!refusals.is_empty()).then(|| Mark::Side(Hexside::new(from, hex), Tone::No));
    if let Some(way) = ways.min_by_key(|way| way.cost()) {
        let stops = [from].into_iter().chain(way.steps.iter().map(|stride| board.spot(stride.to).hex));
        let stops: Vec<_> = stops.collect();
        let lines = stops.windows(2).map(|step| Mark::Line(step[0], step[1], Tone::Yes));
        // If the path goes round, the hex cannot be entered directly.
        return lines.chain(barred.filter(|_| way.steps.len() > 1)).collect();
    }
    let lit = refusals.iter().flat_map(|refusal| &refusal.hexes).filter(|own| **own != from);
    lit.map(|hex| Mark::Hex(*hex, Tone::No, String::new())).chain(barred).collect()
}
