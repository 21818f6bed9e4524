//! Hexes of the inside that no attacker can reach over a wall, through a gate or through a breach.

use super::{Check, Lint, Lists, Survey, pages};
use crate::board::{Board, SpotId, SpotSet};
use crate::hexside::Hexside;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "unreachable-inside",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unreachable-inside",
    help: "lint-unreachable-inside-help",
    pages: pages(include_str!("unreachable_inside.md"), include_str!("unreachable_inside.fr.md")),
    check: Check::Playable(Lists::WAYS.union(Lists::REGIONS).union(Lists::ENTRY_AREAS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let board = survey.board();
    let mut known = SpotSet::new(board.len());
    for spot in board.ids().filter(|spot| board.place(*spot).entry_area != 0) {
        known.insert(spot);
    }
    if known.is_empty() {
        return;
    }
    if is_sound(board) {
        return;
    }
    let mut found: Vec<SpotId> = known.iter().collect();
    spread(board, &mut found, &mut known);
    let inside = |spot: &SpotId| board.inside_walls().contains(*spot) || board.confines().contains(*spot);
    for spot in board.ids() {
        if known.contains(spot) || !inside(&spot) {
            continue;
        }
        known.insert(spot);
        let mut pocket = vec![spot];
        spread(board, &mut pocket, &mut known);
        pocket.retain(inside);
        // Isolated spots and unreachable roofs are reported by other lints.
        let floor = pocket.iter().find(|spot| board.spot(**spot).level != Level::Roof);
        if let Some(first) = floor.filter(|_| pocket.len() > 1) {
            let spots = Place::Spot(board.spot(*first));
            report.add(
                lint.at(spots)
                    .count("spots", pocket.len() - 1)
                    .with("first", board.spot(*first))
                    .list(&bars(board, &pocket)),
            );
        }
    }
}

/// Whether the whole inside is connected to an entry area. Searching the inside first usually decides this quickly.
fn is_sound(board: &Board) -> bool {
    let is_inside = |spot| board.inside_walls().contains(spot) || board.confines().contains(spot);
    let mut left = board.ids().filter(|spot| is_inside(*spot)).count();
    let Some(first) = board.ids().find(|spot| is_inside(*spot)) else { return true };
    let (mut met, mut inside, mut outside, mut entered) = (SpotSet::new(board.len()), vec![first], Vec::new(), false);
    met.insert(first);
    while let Some(here) = inside.pop().or_else(|| outside.pop()) {
        left -= usize::from(is_inside(here));
        entered |= board.place(here).entry_area != 0;
        if left == 0 && entered {
            return true;
        }
        for crossing in board.crossings(here).iter().filter(|crossing| board.can_open(crossing)) {
            if met.insert(crossing.to) {
                if is_inside(crossing.to) { &mut inside } else { &mut outside }.push(crossing.to);
            }
        }
    }
    left == 0 && entered
}

/// Extends `found` with all spots reachable from it, except those already known.
fn spread(board: &Board, found: &mut Vec<SpotId>, known: &mut SpotSet) {
    let mut next = 0;
    while let Some(&here) = found.get(next) {
        next += 1;
        for crossing in board.crossings(here).iter().filter(|crossing| board.can_open(crossing)) {
            if known.insert(crossing.to) {
                found.push(crossing.to);
            }
        }
    }
}

/// Returns the impassable hexsides around a pocket.
fn bars(board: &Board, pocket: &[SpotId]) -> Vec<Hexside> {
    let shut = pocket.iter().flat_map(|spot| {
        let beyond = board.crossings(*spot).iter().filter(|crossing| !pocket.contains(&crossing.to));
        beyond.map(|crossing| board.side(*spot, crossing))
    });
    let mut sides: Vec<Hexside> = shut.collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}
