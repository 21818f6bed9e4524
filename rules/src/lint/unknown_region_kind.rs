//! A kind of region that no game system uses; if it is a typo, a layer is missing.

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::{Region, RegionKind};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "unknown-region-kind",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unknown-region-kind",
    help: "lint-unknown-region-kind-help",
    pages: pages(include_str!("unknown_region_kind.md"), include_str!("unknown_region_kind.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let is_unknown = |region: &&Region| !region.kind.is_empty() && RegionKind::named(&region.kind).is_none();
    for region in survey.map.regions.iter().filter(is_unknown) {
        let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("kind", &region.kind);
        let near = nearest(&region.kind, names());
        let finding = finding.with("reason", if near.is_some() { "near" } else { "strange" });
        let finding = finding.with("nearest", near.unwrap_or_default());
        let anew = |name: &str| Region { kind: name.to_owned(), ..region.clone() };
        let edits = only_near(&region.kind, names()).map(|name| repairs::alter_region(survey, region, anew(name)));
        report.add(finding.mend_safely(edits.unwrap_or_default()));
    }
}

fn names() -> impl Iterator<Item = &'static str> {
    RegionKind::ALL.iter().map(|kind| kind.name)
}
