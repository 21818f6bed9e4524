//! The game of a case: its scenario with the changes the case makes to the map, counters, parameters, corrections and
//! variants.

use super::set_up::Staged;
use super::{Case, Cases, OwnCounter, variants};
use crate::counters::{BatteryCounter, CounterMix, LeaderCounter, Replacement, UnitCounter};
use crate::map::{MapDocument, NotASketch};
use crate::phrase::Phrase;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::report::Report;
use crate::rulebook::Setting;
use crate::side::Side;
use crate::words::Words;

/// The reason why the game of a case cannot be made.
pub(super) enum SettingError {
    /// A line of its sketch is wrong.
    Sketch(NotASketch),
    /// The changed documents cannot be played; contains the first reason.
    Unplayable(Phrase),
}

/// Returns the sketch of the map a case is played on; empty if it uses the scenario's map.
pub(super) fn sketch_of<'a>(case: &'a Case, cases: &'a Cases) -> &'a [String] {
    if case.sketch.is_empty() { &cases.sketch } else { &case.sketch }
}

/// Whether the game differs from that of the scenario.
pub(super) fn is_own(case: &Case, cases: &Cases) -> bool {
    let changed = [case.corrections.is_empty(), case.parameters.is_empty(), case.counters.is_empty()];
    changed.contains(&false)
        || variants::changes(case, cases)
        || !cases.counters.is_empty()
        || !sketch_of(case, cases).is_empty()
}

/// Compiles the game of a case.
pub(super) fn game<G: Staged>(case: &Case, cases: &Cases, base: &Project) -> Result<G, SettingError> {
    let project = project(case, cases, base).map_err(SettingError::Sketch)?;
    G::compile(&project).map_err(|report| unplayable(&report))
}

/// Compiles the game of a case with sight limited to neighbouring spots, for checking names and places only.
pub(super) fn blindfold<G: Staged>(case: &Case, cases: &Cases, base: &Project) -> Result<G::SetUp, SettingError> {
    let project = project(case, cases, base).map_err(SettingError::Sketch)?;
    G::set_up(&project).map_err(|report| unplayable(&report))
}

/// Returns the reason why documents cannot be played.
pub(super) fn unplayable(report: &Report) -> SettingError {
    let first = report.findings.first().map(|finding| finding.message.clone());
    SettingError::Unplayable(first.unwrap_or(Phrase::new("case-unplayable")))
}

/// Returns the scenario with the changes of the case.
pub(super) fn project(case: &Case, cases: &Cases, base: &Project) -> Result<Project, NotASketch> {
    let mut project = base.clone();
    for changed in &case.parameters {
        project.rulebook.parameters.retain(|setting| setting.name != changed.name);
        project.rulebook.parameters.push(Setting {
            name: changed.name.clone(),
            value: changed.value.clone(),
            by: own(),
        });
    }
    variants::put_in_force(&mut project, case, cases);
    for counter in cases.counters.iter().chain(&case.counters) {
        put_in(&mut project.counters, counter);
    }
    let lines = sketch_of(case, cases);
    if lines.is_empty() {
        for correction in &mut project.corrections {
            correction.on = correction.on || case.corrections.contains(&correction.name);
        }
        project.correct();
    } else {
        // On another map, neither the scenario's set-up and plot nor its corrections apply.
        let sketch = MapDocument::sketch(lines)?;
        project.corrections.clear();
        project.set_base_map(sketch);
        project.scenario.setup.clear();
        project.scenario.plot.clear();
    }
    Ok(project)
}

fn own() -> Provenance {
    Provenance::reconstructed("changed for a case", "changé pour un cas")
}

/// Adds a counter of a case to the mix, replacing one with the same id.
fn put_in(mix: &mut CounterMix, counter: &OwnCounter) {
    let first = mix.columns.iter().find(|column| !column.reserve).map(|column| column.id.clone()).unwrap_or_default();
    let column_of = |said: &str, known: Option<&str>, side| match (said, known, side) {
        ("", Some(known), _) => known.to_owned(),
        ("", None, Side::Mexican) => first,
        (said, _, _) => said.to_owned(),
    };
    let named = |id: &str| Words { en: id.to_owned(), fr: id.to_owned() };
    match counter {
        OwnCounter::Unit { id, side, column, origin, strength, reduced } => {
            let known = take(&mut mix.units, |unit| unit.id == *id);
            let was = known.as_ref();
            mix.units.push(UnitCounter {
                id: id.clone(),
                name: named(id),
                side: *side,
                column: column_of(column, was.map(|unit| unit.column.as_str()), *side),
                origin: was.filter(|_| origin.is_empty()).map_or(origin.clone(), |unit| unit.origin.clone()),
                branch: was.map_or_else(Default::default, |unit| unit.branch),
                full: *strength,
                reduced: reduced.unwrap_or(*strength),
                quantity: was.map_or(1, |unit| unit.quantity),
                by: own(),
            });
        }
        OwnCounter::Leader { id, side, column, rating, replacement } => {
            let known = take(&mut mix.leaders, |leader| leader.id == *id);
            mix.leaders.push(LeaderCounter {
                id: id.clone(),
                name: named(id),
                side: *side,
                column: column_of(column, known.as_ref().map(|leader| leader.column.as_str()), *side),
                rating: *rating,
                replacement: replacement.map(|rating| Replacement { name: named(id), rating }),
                by: own(),
            });
        }
        OwnCounter::Battery { id, strength } => {
            let known = take(&mut mix.batteries, |battery| battery.id == *id);
            let (pounds, quantity) = known.map_or((0, 1), |battery| (battery.pounds, battery.quantity));
            mix.batteries.push(BatteryCounter { id: id.clone(), pounds, strength: *strength, quantity, by: own() });
        }
    }
}

fn take<T>(list: &mut Vec<T>, is: impl Fn(&T) -> bool) -> Option<T> {
    list.iter().position(is).map(|index| list.remove(index))
}
