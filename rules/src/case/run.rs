//! Running cases.

use std::collections::BTreeSet;

use super::{Case, Cases, Expectation, Standing, Step};
use crate::alamo::{Event, Game, Position, Status};
use crate::board::SpotId;
use crate::play::Roll;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::Setting;

/// What came of one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseReport {
    /// Its name.
    pub id: String,
    /// What did not hold; empty when all is well.
    pub failures: Vec<Failure>,
    /// The rules it covers: those it says, and those that acted.
    pub covered: BTreeSet<String>,
}

/// Something that did not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The step, from 1; 0 for the set-up of the case.
    pub step: usize,
    /// What the case says.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// Runs every case of a file on its scenario.
#[must_use]
pub fn run(cases: &Cases, base: &Project) -> Vec<CaseReport> {
    // Most cases of a file play the scenario as it is: it is compiled once for them.
    let plain = Game::new(base);
    cases
        .cases
        .iter()
        .map(|case| {
            let mut report = CaseReport {
                id: case.id.clone(),
                failures: Vec::new(),
                covered: case.covers.iter().cloned().collect(),
            };
            let changed = !case.corrections.is_empty() || !case.parameters.is_empty();
            let own = changed.then(|| changed_game(case, base));
            match own.as_ref().unwrap_or(&plain.as_ref().map_err(|_| ()).map(Clone::clone)) {
                Ok(game) => play(case, game, &mut report),
                Err(()) => report.fail(0, "a scenario that can be played", "its documents have errors"),
            }
            report
        })
        .collect()
}

fn changed_game(case: &Case, base: &Project) -> Result<Game, ()> {
    let mut project = base.clone();
    for correction in &mut project.corrections {
        correction.on = correction.on || case.corrections.contains(&correction.name);
    }
    for changed in &case.parameters {
        let by = Provenance::Reconstructed("changed for a case".to_owned());
        project.rulebook.parameters.retain(|setting| setting.name != changed.name);
        project.rulebook.parameters.push(Setting { name: changed.name.clone(), value: changed.value.clone(), by });
    }
    project.correct();
    Game::new(&project).map_err(|_| ())
}

impl CaseReport {
    fn fail(&mut self, step: usize, expected: impl Into<String>, found: impl Into<String>) {
        self.failures.push(Failure { step, expected: expected.into(), found: found.into() });
    }
}

fn play(case: &Case, game: &Game, report: &mut CaseReport) {
    let mut position = match begin(case, game) {
        Ok(position) => position,
        Err((expected, found)) => return report.fail(0, expected, found),
    };
    for (index, step) in case.steps.iter().enumerate() {
        make(step, index + 1, game, &mut position, report);
    }
}

/// The position a case begins with.
fn begin(case: &Case, game: &Game) -> Result<Position, (String, String)> {
    let mut position = if case.with_setup { game.start() } else { game.empty() };
    if !case.with_setup {
        for state in &mut position.pieces {
            state.status = Status::Gone;
        }
    }
    for Standing { piece, at, track, order, flipped, waiting } in &case.pieces {
        let id = game.find_piece(piece).map_err(|error| (piece.clone(), error.to_string()))?;
        if let Some(at) = at {
            let spot = game.spot_named(&at.to_string()).map_err(|error| (piece.clone(), error.to_string()))?;
            game.put(&mut position, id, spot)
                .map_err(|refusal| (format!("{piece} at {at}"), format!("refused by {}", refusal.atom)))?;
        } else {
            position.put(id, game.piece(id).is_unit(), SpotId::NOWHERE);
        }
        let state = position.of_mut(id);
        (state.order, state.flipped) = (*order, *flipped);
        match (track, waiting) {
            (Some(space), _) => state.status = Status::Track(*space),
            (None, true) => state.status = Status::Waiting,
            (None, false) => {}
        }
    }
    for line in &case.plot {
        let column = game.columns().iter().position(|column| column.id == line.column);
        let column = column.ok_or_else(|| (format!("plot of {}", line.column), "no such column".to_owned()))?;
        position.plot[column] = line.area;
    }
    position.casualties = case.casualties;
    position.turns_held = case.held;
    position.committed = case.committed;
    position.texan_tows = case.texan_tows;
    // The turn marker moves on as the Replacement Phase begins.
    position.turn =
        if case.phase == crate::alamo::Phase::Replacement { case.turn.saturating_sub(1) } else { case.turn };
    game.open(&mut position, case.phase);
    Ok(position)
}

fn make(step: &Step, number: usize, game: &Game, position: &mut Position, report: &mut CaseReport) {
    let mut events = Vec::new();
    if !step.action.is_empty() {
        let action = match game.read_action(&step.action) {
            Ok(action) => action,
            Err(error) => return report.fail(number, &step.action, error.to_string()),
        };
        match (game.apply(position, action, &mut events), step.refused.as_str()) {
            (Ok(()), "") => {}
            (Ok(()), rule) => report.fail(number, format!("`{}` is refused by {rule}", step.action), "it is allowed"),
            (Err(refusal), rule) => {
                let found = refusal.atom.to_string();
                if found != rule {
                    let expected =
                        if rule.is_empty() { "is allowed".to_owned() } else { format!("is refused by {rule}") };
                    report.fail(number, format!("`{}` {expected}", step.action), format!("refused by {found}"));
                }
                report.covered.insert(found);
            }
        }
    }
    for roll in &step.dice {
        if !game.resolve(position, Roll(*roll), &mut events) {
            let found =
                game.chance(position).map_or("no die is due".to_owned(), |dice| format!("{} dice are due", dice.count));
            report.fail(number, format!("a roll of {roll}"), found);
        }
    }
    told(step, number, game, &events, report);
    for text in &step.then {
        match Expectation::new(text).hold(game, position) {
            Ok(Ok(())) => {}
            Ok(Err(found)) => report.fail(number, text, found),
            Err(error) => report.fail(number, text, error.to_string()),
        }
        if let Some(rule) = text.strip_prefix("illegal ").and_then(|rest| rest.split(' ').next()) {
            report.covered.insert(rule.to_owned());
        }
    }
}

/// Looks for the expected events among those that happened, in order.
fn told(step: &Step, number: usize, game: &Game, events: &[Event], report: &mut CaseReport) {
    report.covered.extend(events.iter().map(|event| event.atom.to_string()));
    let lines: Vec<String> = events.iter().map(|event| game.write_event(event)).collect();
    let mut rest = lines.iter();
    for expected in &step.events {
        if !rest.any(|line| line == expected || line.starts_with(&format!("{expected} "))) {
            return report.fail(number, format!("event: {expected}"), lines.join("; "));
        }
    }
}
