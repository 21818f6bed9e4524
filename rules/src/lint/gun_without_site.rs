//! More guns in the mix than gun sites inside the perimeter (K14.d, K15.e).

use super::enclosure::Enclosure;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "gun-without-site",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-gun-without-site",
    help: "lint-gun-without-site-help",
    pages: pages(include_str!("gun_without_site.md"), include_str!("gun_without_site.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::GUN_SITES).union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let of_guns = survey.counters.pieces.iter().filter(|piece| piece.kind == "gun");
    let guns = of_guns.map(|piece| usize::try_from(piece.quantity).unwrap_or(0)).fold(0, usize::saturating_add);
    let enclosure = Enclosure::new(&survey.map);
    let sites = survey.map.gun_sites.iter().filter(|site| enclosure.inside.contains(&site.at.hex)).count();
    if sites < guns && !enclosure.inside.is_empty() {
        report.add(lint.at(Place::Field("gun_sites")).count("guns", guns).count("sites", sites));
    }
}
