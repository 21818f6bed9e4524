//! Checks for cases that describe an impossible game: counters given twice, states a piece cannot have, figures out of
//! range.

mod pieces;

use std::collections::BTreeSet;

use pieces::{of_mover, of_piece};

use super::words::quoted;
use super::{Case, Cases, Failure, setting};
use crate::alamo::{Game, Position};
use crate::phrase::Phrase;
use crate::play::near;
use crate::rulebook::{Parameter, ParameterValue, System};
use crate::text::nearest;

/// Returns contradictions within the case, before its game is compiled.
pub(super) fn said(case: &Case, cases: &Cases, system: System) -> Vec<Failure> {
    let mut failures = parameters(case, system);
    let pieces = case.pieces.iter().map(|piece| piece.piece.as_str());
    failures.extend(twice(pieces, "pieces"));
    failures.extend(twice(case.counters.iter().map(super::OwnCounter::id), "counters"));
    failures.extend(twice(cases.counters.iter().map(super::OwnCounter::id), "counters"));
    failures.extend(twice(case.plot.iter().map(|line| line.column.as_str()), "plot"));
    if !setting::sketch_of(case, cases).is_empty() {
        if case.with_setup {
            failures.push(impossible(quoted("with_setup"), Phrase::new("case-sketch-setup")));
        }
        let lost = case.corrections.iter();
        failures.extend(lost.map(|name| impossible(quoted(name), Phrase::new("case-sketch-correction"))));
    }
    failures
}

/// Returns the parts of the case's starting position that no game can reach.
pub(super) fn of_beginning(case: &Case, game: &Game, position: &Position) -> Vec<Failure> {
    let mut failures: Vec<Failure> = case.pieces.iter().flat_map(|piece| of_piece(piece, game, position)).collect();
    failures.extend(case.mover.iter().flat_map(|underway| of_mover(underway, case, game, position)));
    let last = usize::from(game.last_turn(position));
    let turn = usize::from(case.turn);
    let figures = [
        ("turn", turn, 1, last),
        ("casualties", usize::from(case.casualties), 0, usize::from(game.most_casualties(position))),
        ("held", usize::from(case.held), 0, last),
        ("committed", usize::from(case.committed), 0, turn),
        (
            "texan_tows",
            usize::from(case.texan_tows),
            0,
            game.piece_ids().filter(|own| game.piece(*own).is_battery()).count(),
        ),
    ];
    let strange = figures.into_iter().filter(|(_, number, least, most)| !(least..=most).contains(&number));
    failures.extend(
        strange
            .map(|(name, number, least, most)| impossible(quoted(&format!("{name}: {number}")), beyond(least, most))),
    );
    for line in &case.plot {
        let known: Vec<String> = game.areas().iter().map(|area| area.number.to_string()).collect();
        if line.area != 0 && !game.areas().iter().any(|area| area.number == line.area) {
            let found = Phrase::new("case-no-area").with("known", known.join(", "));
            failures.push(impossible(quoted(&format!("area: {}", line.area)), found));
        }
    }
    failures
}

/// Returns parameters that the system does not have, that are out of range, or of the wrong type.
fn parameters(case: &Case, system: System) -> Vec<Failure> {
    let mut failures = twice(case.parameters.iter().map(|changed| changed.name.as_str()), "parameters");
    for changed in &case.parameters {
        let found = match system.parameter(&changed.name) {
            None => {
                let near_name = nearest(&changed.name, system.parameters().iter().map(|own| own.name));
                Some(near(Phrase::new("case-no-parameter"), near_name))
            }
            Some(own) => unfit(own, &changed.value),
        };
        failures.extend(found.map(|found| impossible(quoted(&changed.name), found)));
    }
    failures
}

/// Returns the reason why a parameter cannot have a value; `None` if it can.
fn unfit(own: &Parameter, value: &ParameterValue) -> Option<Phrase> {
    let (least, most) = own.range;
    match (own.default_value(), value) {
        (ParameterValue::Number(_), ParameterValue::Number(number)) if (least..=most).contains(number) => None,
        (ParameterValue::Flag(_), ParameterValue::Flag(_) | ParameterValue::Number(0 | 1)) => None,
        (ParameterValue::Text(_), ParameterValue::Text(text)) if !own.allowed.is_empty() => {
            let message = Phrase::new("case-no-word").with("word", text).with("known", own.allowed.join(", "));
            (!own.fits(value)).then(|| near(message, nearest(text, own.allowed.iter().copied())))
        }
        (ParameterValue::Text(_), ParameterValue::Text(_)) if own.fits(value) => None,
        (ParameterValue::Number(_), _) => {
            Some(Phrase::new("case-setting-number").with("least", least).with("most", most))
        }
        (ParameterValue::Flag(_), _) => Some(Phrase::new("case-parameter-switch")),
        (ParameterValue::Text(default), _) => Some(Phrase::new("case-parameter-text").with("default", default)),
    }
}

/// Returns a failure for each name that is in the list more than once.
fn twice<'a>(names: impl Iterator<Item = &'a str>, list: &'static str) -> Vec<Failure> {
    let mut met = BTreeSet::new();
    let again: BTreeSet<&str> = names.filter(|name| !met.insert(*name)).collect();
    let again = again.into_iter();
    again.map(|name| impossible(quoted(name), Phrase::new("case-twice").with("list", list))).collect()
}

fn beyond(least: usize, most: usize) -> Phrase {
    Phrase::new("case-setting-number").with("least", least).with("most", most)
}

pub(super) fn impossible(expected: Phrase, found: Phrase) -> Failure {
    Failure { step: 0, expected, found }
}
