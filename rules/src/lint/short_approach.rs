//! A start position so near that its column arrives before its third turn (K11.c).

use super::enclosure::{Enclosure, hexes};
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "short-approach",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-short-approach",
    help: "lint-short-approach-help",
    pages: pages(include_str!("short_approach.md"), include_str!("short_approach.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::HEXSIDES).union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    if enclosure.inside.is_empty() {
        return;
    }
    let number = |name| i64::from(survey.rulebook.number(name));
    let least = 2 * number("k.move.column") + 1;
    for region in survey.map.regions_of(RegionKind::START_POSITION) {
        let Some(steps) = enclosure.to_wall(&enclosure.ways(&hexes(region))) else { continue };
        let off_map = i64::from(region.figures.get(RegionKind::OFF_MAP).copied().unwrap_or(0));
        let way = off_map + i64::from(steps) * number("k.hex.outside");
        if way < least {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id);
            report.add(finding.with("way", way).with("least", least).with("more", least - way));
        }
    }
}
