//! A gun site that is useless to the garrison: printed outside the confines, cut off from every other spot, or on a
//! high spot without a ramp down, so that its battery can never leave (2.3, 10.0, 10.3).

use super::reachability::{has_chart, has_way, is_passable};
use super::{Check, Lint, Lists, Survey, pages};
use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::map::GunSiteKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "unservable-gun-site",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unservable-gun-site",
    help: "lint-unservable-gun-site-help",
    pages: pages(include_str!("unservable_gun_site.md"), include_str!("unservable_gun_site.fr.md")),
    check: Check::Lists(
        Lists::SPOTS
            .union(Lists::WAYS)
            .union(Lists::RAMPS)
            .union(Lists::REGIONS)
            .union(Lists::RULEBOOK)
            .union(Lists::GUN_SITES),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let board = survey.board();
    let is_charted = has_chart(survey);
    for site in &survey.map.gun_sites {
        let Some(id) = board.id(site.at) else { continue };
        let confines = board.confines();
        let is_printed = site.kind == GunSiteKind::Printed;
        let mut platform = vec![id];
        let reason = if is_printed && !confines.is_empty() && !confines.contains(id) {
            "beyond"
        } else if is_charted && board.len() > 1 && !has_way(board, id) {
            "cut-off"
        } else if is_charted && is_printed && !has_ramp_down(board, &mut platform) && climbs_down(board, id) {
            "stranded"
        } else {
            continue;
        };
        let platform: Vec<Spot> = platform.into_iter().map(|spot| board.spot(spot)).collect();
        let finding = lint.at(Place::GunSite(site.at)).with("spot", site.at).with("reason", reason);
        report.add(finding.list(&platform));
    }
}

/// Whether a battery can move from a spot to level 1 over clear hexsides and ramps; if not, `found` holds all spots it
/// can reach.
fn has_ramp_down(board: &Board, found: &mut Vec<SpotId>) -> bool {
    gets_down(board, found, |crossing| is_passable(crossing) && crossing.battery)
}

/// Whether a unit can move down to level 1; if none can, another lint reports it.
fn climbs_down(board: &Board, from: SpotId) -> bool {
    gets_down(board, &mut vec![from], is_passable)
}

fn gets_down(board: &Board, found: &mut Vec<SpotId>, leads: impl Fn(&Crossing) -> bool) -> bool {
    let is_down = |spot: SpotId| board.place(spot).elevation < 2;
    // Most sites are on the ground.
    if is_down(found[0]) {
        return true;
    }
    let mut met = SpotSet::new(board.len());
    met.insert(found[0]);
    let mut next = 0;
    while let Some(here) = found.get(next).copied() {
        next += 1;
        for crossing in board.crossings(here).iter().filter(|crossing| leads(crossing)) {
            if is_down(crossing.to) {
                return true;
            }
            if met.insert(crossing.to) {
                found.push(crossing.to);
            }
        }
    }
    false
}
