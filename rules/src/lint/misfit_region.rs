//! A region that does not match its kind: wrong members, or figures the kind does not have.

use super::{Check, Lint, Lists, Survey, pages, repairs};
use crate::map::{Holds, Region, RegionFigure, RegionKind};
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

/// The fault of a region.
#[derive(Debug, Clone, Copy)]
enum Fault<'a> {
    /// Its members are not of this type.
    Holds(Holds),
    /// It has a figure but no kind that could have one.
    Plain(&'a str),
    /// It has a figure its kind does not have; with the most similar known name, if any.
    Unknown(&'a str, Option<&'static str>),
    /// A figure of its kind has a value out of range.
    Range(&'static RegionFigure, i32),
    /// It lacks a figure of its kind.
    Missing(&'static RegionFigure),
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for region in &survey.map.regions {
        match RegionKind::named(&region.kind) {
            Some(kind) => of_kind(lint, survey, region, kind, report),
            None if region.kind.is_empty() => {
                for name in region.figures.keys() {
                    let finding = told(lint, region, Fault::Plain(name));
                    report.add(finding.mend(without(survey, region, name, None)));
                }
            }
            // An unknown kind is reported by another lint.
            None => {}
        }
    }
}

fn of_kind(lint: &Lint, survey: &Survey<'_>, region: &Region, kind: &'static RegionKind, report: &mut Report) {
    if !kind.holds.fits(&region.members) {
        report.add(told(lint, region, Fault::Holds(kind.holds)));
    }
    let names = || kind.figures.iter().map(|figure| figure.name);
    for (name, value) in &region.figures {
        match kind.figure(name) {
            None => {
                let renamed = only_near(name, names()).filter(|near| !region.figures.contains_key(*near));
                let finding = told(lint, region, Fault::Unknown(name, nearest(name, names())));
                let edits = without(survey, region, name, renamed);
                report.add(if renamed.is_some() { finding.mend_safely(edits) } else { finding.mend(edits) });
            }
            Some(own) if !own.range().contains(value) => report.add(told(lint, region, Fault::Range(own, *value))),
            Some(_) => {}
        }
    }
    for figure in kind.figures.iter().filter(|figure| !region.figures.contains_key(figure.name)) {
        report.add(told(lint, region, Fault::Missing(figure)));
    }
}

fn told(lint: &Lint, region: &Region, fault: Fault<'_>) -> Finding {
    let (reason, figure) = match fault {
        Fault::Holds(_) => ("holds", ""),
        Fault::Plain(name) => ("plain", name),
        Fault::Unknown(name, None) => ("unknown", name),
        Fault::Unknown(name, Some(_)) => ("near", name),
        Fault::Range(figure, _) => ("range", figure.name),
        Fault::Missing(figure) => ("missing", figure.name),
    };
    let near = if let Fault::Unknown(_, Some(near)) = fault { near } else { "" };
    let value = if let Fault::Range(_, value) = fault { value } else { 0 };
    let holds = if let Fault::Holds(holds) = fault { holds } else { Holds::Hexes };
    let (least, most) = match fault {
        Fault::Range(figure, _) | Fault::Missing(figure) => (figure.least, figure.most),
        Fault::Holds(_) | Fault::Plain(_) | Fault::Unknown(..) => (0, 0),
    };
    let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("kind", &region.kind);
    let finding = finding.with("reason", reason).with("figure", figure).with("nearest", near).with("value", value);
    finding.with("least", least).with("most", most).word("holds", holds.word())
}

/// Returns the edits that remove a figure from the region or rename it.
fn without(survey: &Survey<'_>, region: &Region, name: &str, renamed: Option<&str>) -> Vec<crate::edit::Edit> {
    let mut figures = region.figures.clone();
    let value = figures.remove(name);
    if let (Some(near), Some(value)) = (renamed, value) {
        figures.insert(near.to_owned(), value);
    }
    repairs::alter_region(survey, region, Region { figures, ..region.clone() })
}
