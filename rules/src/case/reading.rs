//! Cases read and not played: what of them cannot be, whatever happens in them.

use super::begin::begin;
use super::run::{is_rule, unknown, unplayable};
use super::setting;
use super::words::quoted;
use super::{Case, Cases, Expectation, Failure, Step};
use crate::alamo::{Game, Position};
use crate::message::Message;
use crate::project::Project;
use crate::rulebook::Parameter;

/// What of a case cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// It cites a rule there is not.
    NoRule {
        /// The step, from 1; 0 for what the case says it covers.
        step: usize,
        /// The rule.
        rule: String,
    },
    /// It changes a parameter there is not.
    NoParameter {
        /// The parameter.
        name: String,
    },
    /// It names what its game lacks, puts pieces where they cannot stand, or has a text nobody can read.
    Impossible(Failure),
}

/// What of the cases of a file cannot be, each with the place of its case in the file. Nothing is played: whether actions
/// are allowed and expectations hold is left to [`run`](super::run).
///
/// # Errors
///
/// When the scenario itself cannot be played; nothing is known of its cases then.
pub fn flaws(cases: &Cases, base: &Project) -> Result<Vec<(usize, Flaw)>, Message> {
    let plain = Game::blindfold(base).map_err(|report| unplayable(&setting::unplayable(&report)).found)?;
    let mut flaws = Vec::new();
    for (index, case) in cases.cases.iter().enumerate() {
        let mut own = Vec::new();
        look(case, cases, base, &plain, &mut own);
        flaws.extend(own.into_iter().map(|flaw| (index, flaw)));
    }
    Ok(flaws)
}

fn look(case: &Case, cases: &Cases, base: &Project, plain: &Game, flaws: &mut Vec<Flaw>) {
    flaws.extend(cited(case).filter(|(_, rule)| !is_rule(rule, base)).map(|(step, rule)| Flaw::NoRule { step, rule }));
    let changed = case.parameters.iter().filter(|changed| Parameter::named(&changed.name).is_none());
    flaws.extend(changed.map(|changed| Flaw::NoParameter { name: changed.name.clone() }));
    flaws.extend(unknown(case, cases, base).map(Flaw::Impossible));
    if case.with_setup && !setting::sketch_of(case, cases).is_empty() {
        let found = Message::new("case-sketch-setup");
        flaws.push(Flaw::Impossible(Failure { step: 0, expected: quoted("with_setup"), found }));
    }
    let own = setting::is_own(case, cases).then(|| setting::blindfold(case, cases, base));
    match &own {
        None => read(case, plain, flaws),
        Some(Ok(game)) => read(case, game, flaws),
        Some(Err(trouble)) => flaws.push(Flaw::Impossible(unplayable(trouble))),
    }
}

/// The rules a case cites, each with its step.
fn cited(case: &Case) -> impl Iterator<Item = (usize, String)> + '_ {
    let word = |text: &str, at: usize| text.split_whitespace().nth(at).map(str::to_owned);
    let of_step = move |(at, step): (usize, &Step)| {
        let refused = Some(step.refused.clone()).filter(|rule| !rule.is_empty());
        let told = step.events.iter().chain(&step.never).filter_map(|text| word(text, 0)).collect::<Vec<_>>();
        let illegal = step.then.iter().filter(|text| text.starts_with("illegal ")).filter_map(|text| word(text, 1));
        let rules: Vec<String> = refused.into_iter().chain(told).chain(illegal).collect();
        rules.into_iter().map(move |rule| (at + 1, rule))
    };
    case.covers.iter().map(|rule| (0, rule.clone())).chain(case.steps.iter().enumerate().flat_map(of_step))
}

/// Reads the beginning of a case, its actions and what it expects.
fn read(case: &Case, game: &Game, flaws: &mut Vec<Flaw>) {
    let mut fail = |step, expected, found| flaws.push(Flaw::Impossible(Failure { step, expected, found }));
    let position = match begin(case, game) {
        Ok(position) => position,
        Err((expected, found)) => return fail(0, expected, found),
    };
    for (step, own) in (1..).zip(&case.steps) {
        if let Some(error) =
            Some(&own.action).filter(|text| !text.is_empty()).and_then(|text| game.read_action(text).err())
        {
            fail(step, quoted(&own.action), error.message());
        }
        for text in &own.then {
            if let Err(found) = readable(text, game, &position) {
                fail(step, quoted(text), found);
            }
        }
    }
}

/// Whether a text is something a case can expect: it is held against the beginning, and what comes of it is no matter.
fn readable(text: &str, game: &Game, position: &Position) -> Result<(), Message> {
    Expectation::new(text).hold(game, position).map(|_| ()).map_err(|error| error.message())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{self, Data};
    use crate::project;
    use crate::text;

    #[test]
    fn nothing_is_wrong_with_any_bundled_case() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/cases");
        let mut files = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let cases: Cases = text::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let mut base = project::Project::load(&Data, &cases.base).unwrap();
            crate::case::bring_along(&mut base, &cases, &Data).unwrap();
            assert_eq!(flaws(&cases, &base), Ok(vec![]), "{}", path.display());
            assert_eq!(crate::lint::cases(&cases, &base).findings, [], "{}", path.display());
            files += 1;
        }
        assert!(files > 20);
    }

    #[test]
    fn a_scenario_that_cannot_be_played_has_no_cases() {
        let mut base = fixture::mission();
        base.rulebook.combat_rows.clear();
        assert!(flaws(&Cases::default(), &base).is_err());
    }
}
