//! Walls that leak: an open path from the country outside into the confines (2.2, 2.3).

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
mod cut;
mod flow;
mod mend;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use self::cut::{Gap, smallest};
pub(super) use self::flow::is_outside;
use self::mend::mend;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::MapDocument;

pub(super) static LINT: Lint = Lint {
    name: "leaking-walls",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-leaking-walls",
    help: "lint-leaking-walls-help",
    pages: pages(include_str!("leaking_walls.md"), include_str!("leaking_walls.fr.md")),
    check: Check::Lists(
        Lists::SPOTS.union(Lists::GAPS).union(Lists::REGIONS).union(Lists::ENTRY_AREAS).union(Lists::CORRECTIONS),
        check,
    ),
};

/// Gunslits, doorways and every wall count as closed: a doorway can be shut and a wall must be climbed. The confines
/// count as one place, so openings between plaza, churchyard and pen do not matter.
fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let board = survey.board();
    if board.confines().is_empty() {
        return;
    }
    let leaks = leaks(smallest(board, map));
    if leaks.is_empty() {
        return;
    }
    for (leak, edits) in leaks.iter().zip(mend(survey, survey.confines(), &leaks)) {
        let sides: Vec<Hexside> = leak.iter().map(|gap| gap.side).collect();
        let place = match leak.as_slice() {
            [gap] => Place::Hexside(LayeredSide { side: gap.side, layer: only_layer(map, gap) }),
            _ => Place::Hexsides(sides.clone()),
        };
        report.add(lint.at(place).list(&sides).mend(edits));
    }
}

/// Returns the open layer if the hexside has another one that is closed.
fn only_layer(map: &MapDocument, gap: &Gap) -> Option<Layer> {
    let shut = |layer: &Layer| !gap.layers.contains(layer) && map.layer_applies(LayeredSide::new(gap.side, *layer));
    if Layer::ALL.iter().any(shut) { gap.layers.first().copied() } else { None }
}

/// Groups gaps into leaks: adjacent gaps are one leak.
fn leaks(gaps: Vec<Gap>) -> Vec<Vec<Gap>> {
    let mut left: BTreeMap<Hexside, Gap> = gaps.into_iter().map(|gap| (gap.side, gap)).collect();
    let mut leaks = Vec::new();
    while let Some((_, first)) = left.pop_first() {
        let mut leak = vec![first];
        let mut next = 0;
        while let Some(gap) = leak.get(next) {
            let near: Vec<Gap> = gap.side.meeting().filter_map(|side| left.remove(&side)).collect();
            leak.extend(near);
            next += 1;
        }
        leak.sort_unstable_by_key(|gap| gap.side);
        leaks.push(leak);
    }
    leaks
}
