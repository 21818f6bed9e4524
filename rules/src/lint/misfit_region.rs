//! A region that is not what its kind wants: made of something else, or with figures it does not have.

use super::{Check, Lint, Lists, Survey, mending, pages};
use crate::map::{Region, RegionKind};
use crate::place::Place;
use crate::report::{Finding, Report, Severity};
use crate::rulebook::Systems;
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "misfit-region",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-misfit-region",
    help: "lint-misfit-region-help",
    pages: pages(include_str!("misfit_region.md"), include_str!("misfit_region.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for region in &survey.map.regions {
        // A kind there is not is told as such.
        let kind = RegionKind::named(&region.kind);
        if kind.is_none() && !region.kind.is_empty() {
            continue;
        }
        let told = |reason: &str, figure: &str| {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("reason", reason);
            let finding = finding.with("kind", &region.kind).with("figure", figure).with("nearest", "");
            finding.with("value", 0).with("least", 0).with("most", 0).word("holds", "kind-of-region-holds-hexes")
        };
        if let Some(kind) = kind.filter(|kind| !kind.holds.fits(&region.members)) {
            report.add(told("holds", "").word("holds", kind.holds.word()));
        }
        for (name, value) in &region.figures {
            match kind.and_then(|kind| kind.figure(name)) {
                None => report.add(unknown(survey, region, kind, name, told("unknown", name))),
                Some(own) if !own.range().contains(value) => {
                    let finding = told("range", name).with("value", value);
                    report.add(finding.with("least", own.least).with("most", own.most));
                }
                Some(_) => {}
            }
        }
        let figures = kind.map(|kind| kind.figures).unwrap_or_default();
        for figure in figures.iter().filter(|figure| !region.figures.contains_key(figure.name)) {
            let finding = told("missing", figure.name);
            report.add(finding.with("least", figure.least).with("most", figure.most));
        }
    }
}

/// A figure the kind does not have: renamed where one is near and not there yet, otherwise taken out.
fn unknown(survey: &Survey<'_>, region: &Region, kind: Option<&RegionKind>, name: &str, finding: Finding) -> Finding {
    let names = || kind.into_iter().flat_map(|kind| kind.figures).map(|figure| figure.name);
    let mut figures = region.figures.clone();
    let value = figures.remove(name);
    let near = only_near(name, names()).filter(|near| !region.figures.contains_key(*near));
    if let (Some(near), Some(value)) = (near, value) {
        figures.insert(near.to_owned(), value);
    }
    let edits = mending::alter_region(survey, region, Region { figures, ..region.clone() });
    let finding = finding.with("nearest", nearest(name, names()).unwrap_or_default());
    if near.is_some() { finding.mend_safely(edits) } else { finding.mend(edits) }
}
