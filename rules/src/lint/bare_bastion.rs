//! Hexsides of the front of a bastion where no wall stands (D10.3.g).

use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello::is_gap;
use crate::hexside::Hexside;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "bare-bastion",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-bare-bastion",
    help: "lint-bare-bastion-help",
    pages: pages(include_str!("bare_bastion.md"), include_str!("bare_bastion.fr.md")),
    check: Check::Lists(Lists::HEXSIDES.union(Lists::REGIONS).union(Lists::CORRECTIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let is_bare = |side: &&Hexside| survey.map.entries_at(**side).all(|entry| is_gap(entry.kind));
    for region in survey.map.regions_of(RegionKind::BASTION) {
        let sides: Vec<Hexside> = region.members.sides().iter().filter(is_bare).copied().collect();
        if !sides.is_empty() {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id);
            report.add(finding.count("sides", sides.len()).list(&sides));
        }
    }
}
