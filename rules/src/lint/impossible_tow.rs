//! A place that cites how a battery was towed, where no battery can be towed (10.1, 10.2, 10.3).

use super::reachability::{has_chart, is_passable};
use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::index::citation::names_rule;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::place::Place;
use crate::provenance::Provenance;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "impossible-tow",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-impossible-tow",
    help: "lint-impossible-tow-help",
    pages: pages(include_str!("impossible_tow.md"), include_str!("impossible_tow.fr.md")),
    check: Check::Lists(Lists::BOARD.union(Lists::GROUND).union(Lists::GUN_SITES), check),
};

/// The rules about towing batteries.
const TOWING: [&str; 3] = ["10.1", "10.2", "10.3"];

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let (map, board) = (&survey.map, survey.board());
    for entry in map.hexes.iter().filter(|entry| map.grid.contains(entry.hex)) {
        let Some(rule) = cited(&entry.by) else { continue };
        let near = sites_beside(survey, entry.hex);
        // A rule about a tow from a gun site says nothing of a hex that has none beside it and is one itself.
        let own = map.gun_sites.iter().any(|site| site.at.hex == entry.hex);
        let arrives = |from: &SpotId| leads(board, *from, Some(entry.hex));
        let leaves = || own && board.spots_of(entry.hex).any(|spot| leads(board, spot, None));
        if near.iter().any(arrives) || leaves() {
            continue;
        }
        let site = near.first().map(|site| board.spot(*site));
        let place = near.first().map_or(Place::Hex(entry.hex), |site| {
            let layer = if board.place(*site).elevation >= 2 { Layer::Upper } else { Layer::Ground };
            Place::Hexside(LayeredSide::new(Hexside::new(board.spot(*site).hex, entry.hex), layer))
        });
        let finding = lint.at(place).with("at", entry.hex).with("rule", rule);
        let reason = if site.is_some() { "from-site" } else { "no-site" };
        report.add(finding.with("reason", reason).with("site", site.map(|site| site.to_string()).unwrap_or_default()));
    }
    for entry in &map.hexsides {
        let Some(rule) = cited(&entry.by) else { continue };
        if survey.rulebook.effect(entry.kind).is_some_and(|effect| !effect.battery) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", entry.at.side).with("rule", rule);
            report.add(finding.with("reason", "hexside").with("site", ""));
        }
    }
    for site in &map.gun_sites {
        let (Some(rule), Some(spot)) = (cited(&site.by), board.id(site.at)) else { continue };
        if !leads(board, spot, None) {
            let finding = lint.at(Place::GunSite(site.at)).with("at", site.at).with("rule", rule);
            report.add(finding.with("reason", "site").with("site", site.at));
        }
    }
}

/// Returns the rule about towing that an origin cites, if it does.
fn cited(by: &Provenance) -> Option<&'static str> {
    let Provenance::Cited(citation) = by else { return None };
    TOWING.into_iter().find(|rule| names_rule(citation, rule))
}

/// Returns the gun sites in the hexes around a hex.
fn sites_beside(survey: &Survey<'_>, hex: Hex) -> Vec<SpotId> {
    let beside = survey.map.gun_sites.iter().filter(|site| site.at.hex.is_adjacent(hex));
    beside.filter_map(|site| survey.board().id(site.at)).collect()
}

/// Whether a battery can be towed from a spot, to this hex if one is given.
fn leads(board: &Board, from: SpotId, to: Option<Hex>) -> bool {
    let is_there = |spot: SpotId| to.is_none_or(|hex| board.spot(spot).hex == hex);
    board.crossings(from).iter().any(|crossing| is_passable(crossing) && crossing.battery && is_there(crossing.to))
}
