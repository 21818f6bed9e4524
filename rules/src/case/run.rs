//! Running cases.

use std::collections::BTreeSet;

use super::words::quoted;
use super::{Case, Cases, Expectation, Standing, Step};
use crate::alamo::index::INDEX;
use crate::alamo::notation::NotAnAction;
use crate::alamo::{Event, Game, Phase, Position, Status};
use crate::board::SpotId;
use crate::message::Message;
use crate::play::{Atom, Roll};
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
    pub expected: Message,
    /// What was found.
    pub found: Message,
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
            report.failures.extend(unknown_corrections(case, base));
            let changed = !case.corrections.is_empty() || !case.parameters.is_empty();
            let own = changed.then(|| changed_game(case, base));
            let game = own.as_ref().map_or(plain.as_ref().ok(), |own| own.as_ref().ok());
            match game {
                Some(game) => play(case, game, &mut report),
                None => report.failures.push(unplayable()),
            }
            report
        })
        .collect()
}

/// The game a case is played in, and the position after so many of its steps: the one it begins with after none.
///
/// Only what happens is carried out; whether the expectations hold is not asked.
///
/// # Errors
///
/// What of the case cannot be: a scenario that cannot be played with its changes, a piece where it cannot stand, an
/// action or a roll that must happen and does not.
pub fn position_of(case: &Case, base: &Project, steps: usize) -> Result<(Game, Position), Failure> {
    if let Some(failure) = unknown_corrections(case, base).next() {
        return Err(failure);
    }
    let game = changed_game(case, base).map_err(|()| unplayable())?;
    let mut position = begin(case, &game).map_err(|(expected, found)| Failure { step: 0, expected, found })?;
    let mut report = CaseReport { id: case.id.clone(), failures: Vec::new(), covered: BTreeSet::new() };
    for (index, step) in case.steps.iter().take(steps).enumerate() {
        happen(step, index + 1, &game, &mut position, &mut report);
    }
    report.failures.into_iter().next().map_or(Ok((game, position)), Err)
}

/// Corrections a case switches on and the scenario does not know.
fn unknown_corrections<'a>(case: &'a Case, base: &'a Project) -> impl Iterator<Item = Failure> + 'a {
    let names = case.corrections.iter();
    let unknown = names.filter(|name| !base.corrections.iter().any(|own| own.name == **name));
    unknown.map(|name| Failure { step: 0, expected: quoted(name), found: Message::new("case-no-correction") })
}

fn unplayable() -> Failure {
    Failure { step: 0, expected: Message::new("case-playable"), found: Message::new("case-unplayable") }
}

fn changed_game(case: &Case, base: &Project) -> Result<Game, ()> {
    let mut project = base.clone();
    for correction in &mut project.corrections {
        correction.on = correction.on || case.corrections.contains(&correction.name);
    }
    for changed in &case.parameters {
        let by = Provenance::reconstructed("changed for a case", "changé pour un cas");
        project.rulebook.parameters.retain(|setting| setting.name != changed.name);
        project.rulebook.parameters.push(Setting { name: changed.name.clone(), value: changed.value.clone(), by });
    }
    project.correct();
    Game::new(&project).map_err(|_| ())
}

impl CaseReport {
    fn fail(&mut self, step: usize, expected: Message, found: Message) {
        self.failures.push(Failure { step, expected, found });
    }
}

fn play(case: &Case, game: &Game, report: &mut CaseReport) {
    for rule in &case.covers {
        if !matches!(INDEX.find(rule)[..], [own] if own.atom.id() == rule) {
            report.fail(0, quoted(rule), Message::new("case-no-rule"));
        }
    }
    let mut position = match begin(case, game) {
        Ok(position) => position,
        Err((expected, found)) => return report.fail(0, expected, found),
    };
    for (index, step) in case.steps.iter().enumerate() {
        make(step, index + 1, game, &mut position, report);
    }
}

/// The position a case begins with, or what of it cannot be.
fn begin(case: &Case, game: &Game) -> Result<Position, (Message, Message)> {
    let mut position = if case.with_setup { game.start() } else { game.empty() };
    if !case.with_setup {
        for state in &mut position.pieces {
            state.status = Status::Gone;
        }
    }
    for standing in &case.pieces {
        stand(standing, game, &mut position)?;
    }
    if matches!(case.phase, Phase::SetUpGuns | Phase::Plot) {
        // The plot is made in the second of them: before, only what the case says is plotted.
        position.plot.as_mut_slice().fill(0);
    }
    for line in &case.plot {
        let column = game.columns().iter().position(|column| column.id == line.column);
        let column =
            column.ok_or_else(|| (quoted(&line.column), Message::new("case-no-column").with("name", &line.column)))?;
        position.plot[column] = line.area;
    }
    position.casualties = case.casualties;
    position.turns_held = case.held;
    position.committed = case.committed;
    position.texan_tows = case.texan_tows;
    if case.phase.is_setup() {
        // Opened as play opens it, the scenario's own set-up would be made at once.
        (position.turn, position.phase) = (0, case.phase);
        position.pending.clear();
    } else {
        // The turn marker moves on as the Replacement Phase begins.
        position.turn = if case.phase == Phase::Replacement { case.turn.saturating_sub(1) } else { case.turn };
        game.open(&mut position, case.phase);
    }
    Ok(position)
}

/// Puts one piece where the case wants it.
fn stand(standing: &Standing, game: &Game, position: &mut Position) -> Result<(), (Message, Message)> {
    let Standing { piece, at, track, order, flipped, waiting } = standing;
    let wrong = |error: NotAnAction| (quoted(piece), error.message());
    let id = game.find_piece(piece).map_err(wrong)?;
    if let Some(at) = at {
        let spot = game.spot_named(&at.to_string()).map_err(wrong)?;
        game.put(position, id, spot).map_err(|refusal| (quoted(&format!("{piece} {at}")), refused(refusal.atom)))?;
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
    Ok(())
}

fn make(step: &Step, number: usize, game: &Game, position: &mut Position, report: &mut CaseReport) {
    let Some(events) = happen(step, number, game, position, report) else { return };
    told(step, number, game, &events, report);
    for text in &step.then {
        match Expectation::new(text).hold(game, position) {
            Ok(Ok(())) => report.covered.extend(shown(text)),
            Ok(Err(found)) => report.fail(number, quoted(text), found),
            Err(error) => report.fail(number, quoted(text), error.message()),
        }
    }
}

/// Carries out a step; `None` when its action cannot even be read.
fn happen(
    step: &Step,
    number: usize,
    game: &Game,
    position: &mut Position,
    report: &mut CaseReport,
) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    if !step.action.is_empty() && !act(step, number, game, position, &mut events, report) {
        return None;
    }
    for roll in &step.dice {
        if !game.resolve(position, Roll(*roll), &mut events) {
            let found = game.chance(position).map_or(Message::new("case-no-roll"), |dice| {
                Message::new("case-other-roll").count("dice", usize::from(dice.count))
            });
            report.fail(number, Message::new("case-roll").with("roll", roll), found);
        }
    }
    Some(events)
}

/// Lets the action of a step happen, or be refused as it should; `false` when it cannot even be read.
fn act(
    step: &Step,
    number: usize,
    game: &Game,
    position: &mut Position,
    events: &mut Vec<Event>,
    report: &mut CaseReport,
) -> bool {
    let action = match game.read_action(&step.action) {
        Ok(action) => action,
        Err(error) => {
            report.fail(number, quoted(&step.action), error.message());
            return false;
        }
    };
    let expected = match step.refused.as_str() {
        "" => Message::new("case-do").with("action", &step.action),
        rule => Message::new("case-do-not").with("action", &step.action).with("rule", rule),
    };
    match (game.apply(position, action, events), step.refused.as_str()) {
        (Ok(()), "") => {}
        (Ok(()), _) => report.fail(number, expected, Message::new("case-allowed")),
        (Err(refusal), rule) if refusal.atom.id() == rule => {
            report.covered.insert(rule.to_owned());
        }
        (Err(refusal), _) => report.fail(number, expected, refused(refusal.atom)),
    }
    true
}

/// The rules an expectation that holds has shown at work.
fn shown(text: &str) -> Vec<String> {
    let mut words = text.split_whitespace();
    match words.next() {
        Some("illegal") => words.next().map(str::to_owned).into_iter().collect(),
        Some("modifiers") => words.skip(4).filter_map(|word| Some(word.split_once(':')?.0.to_owned())).collect(),
        Some("portions") => words.skip(3).filter_map(|word| Some(word.split_once(':')?.0.to_owned())).collect(),
        _ => Vec::new(),
    }
}

fn refused(rule: Atom) -> Message {
    Message::new("case-refused").with("rule", rule)
}

/// Looks for the expected events among those that happened, in order.
fn told(step: &Step, number: usize, game: &Game, events: &[Event], report: &mut CaseReport) {
    report.covered.extend(events.iter().map(|event| event.atom.to_string()));
    let lines: Vec<String> = events.iter().map(|event| game.write_event(event)).collect();
    let mut rest = lines.iter();
    for expected in &step.events {
        if !rest.any(|line| line == expected || line.starts_with(&format!("{expected} "))) {
            let found = if lines.is_empty() {
                Message::new("case-no-events")
            } else {
                Message::new("case-events").with("events", lines.join("; "))
            };
            return report.fail(number, Message::new("case-event").with("event", expected), found);
        }
    }
}
