//! A gun site no Texan crew can come to: printed outside the confines, or cut off from every other spot (2.3, 10.0).

use super::ways::{has_chart, has_way};
use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::map::GunSiteKind;

pub(super) static LINT: Lint = Lint {
    name: "unservable-gun-site",
    severity: Severity::Warning,
    message: "lint-unservable-gun-site",
    help: "lint-unservable-gun-site-help",
    pages: pages(include_str!("unservable_gun_site.md"), include_str!("unservable_gun_site.fr.md")),
    check: Check::Playable(Lists::WAYS.union(Lists::REGIONS).union(Lists::GUN_SITES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let board = survey.board();
    for site in &survey.map.gun_sites {
        let Some(id) = board.id(site.at) else { continue };
        let confines = board.confines();
        let is_printed = site.kind == GunSiteKind::Printed;
        let reason = if is_printed && !confines.is_empty() && !confines.contains(id) {
            "beyond"
        } else if board.len() > 1 && !has_way(board, id) {
            "cut-off"
        } else {
            continue;
        };
        report.add(lint.at(Place::GunSite(site.at)).with("spot", site.at).with("reason", reason));
    }
}
