//! Checks cases without playing them: unknown names and rules, impossible positions, unreadable texts.

use super::run::{unknown, unplayable};
use super::set_up::Staged;
use super::steps::unread;
use super::system::{for_system, is_rule};
use super::until::Until;
use super::words::{no_rule, quoted};
use super::{Case, Cases, Failure, Step, limits, named_events, setting};
use crate::phrase::Phrase;
use crate::play::Index;
use crate::project::Project;

/// A mistake in a case, found without playing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// It cites a rule that does not exist.
    NoRule {
        /// The number of the step, from 1; 0 for the rules the case covers.
        step: usize,
        /// The rule.
        rule: String,
    },
    /// It names something its game does not have, puts a piece where it cannot be, or has a text that cannot be read.
    Impossible(Failure),
}

impl Flaw {
    /// Converts the flaw into a failure of the case.
    pub(super) fn failure(self, index: &Index) -> Failure {
        match self {
            Self::Impossible(failure) => failure,
            Self::NoRule { step, rule } => Failure { step, expected: quoted(&rule), found: no_rule(&rule, index) },
        }
    }
}

/// Returns the flaws of all cases of a file, each with the index of its case.
///
/// Nothing is played: whether actions are legal and expectations hold is left to [`run`](super::run()).
///
/// # Errors
///
/// If the scenario itself cannot be played; its cases are not checked then.
///
/// # Examples
///
/// ```
/// # use rules::text;
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::case::{Cases, Flaw, flaws};
///
/// let cases: Cases = text::read(r#"Cases(
///     format: 1, title: (en: "Skirmish"), by: Painted, base: "skirmish",
///     cases: [(
///         id: "skirmish/nowhere", says: (en: "No such rule"), covers: ["A99.z"], phase: mexican_movement,
///         pieces: [(piece: "rifles", at: "0303")], steps: [(do: "done")],
///     )],
/// )"#)?;
/// let found = flaws(&cases, &project).map_err(|message| message.id)?;
/// assert_eq!(found, [(0, Flaw::NoRule { step: 0, rule: "A99.z".to_owned() })]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn flaws(cases: &Cases, base: &Project) -> Result<Vec<(usize, Flaw)>, Phrase> {
    for_system!(base.rulebook.system, Game => flaws_in::<Game>(cases, base))
}

fn flaws_in<G: Staged>(cases: &Cases, base: &Project) -> Result<Vec<(usize, Flaw)>, Phrase> {
    let plain = G::set_up(base).map_err(|report| unplayable(&setting::unplayable(&report)).found)?;
    let mut flaws = Vec::new();
    for (index, case) in cases.cases.iter().enumerate() {
        let mut own = Vec::new();
        look::<G>(case, cases, base, &plain, &mut own);
        flaws.extend(own.into_iter().map(|flaw| (index, flaw)));
    }
    Ok(flaws)
}

fn look<G: Staged>(case: &Case, cases: &Cases, base: &Project, plain: &G::SetUp, flaws: &mut Vec<Flaw>) {
    flaws.extend(plainly::<G>(case, cases, base));
    let own = setting::is_own(case, cases).then(|| setting::blindfold::<G>(case, cases, base));
    match &own {
        None => read(case, G::vocabulary(plain), flaws),
        Some(Ok(own)) => read(case, G::vocabulary(own), flaws),
        Some(Err(trouble)) => flaws.push(Flaw::Impossible(unplayable(trouble))),
    }
}

/// Returns the flaws that can be found without a game: unknown rules, parameters, variants and corrections, and lists
/// with duplicates.
pub(super) fn plainly<G: Staged>(case: &Case, cases: &Cases, base: &Project) -> Vec<Flaw> {
    let strange = cited(case).filter(|(_, rule)| !is_rule(rule, base));
    let mut flaws: Vec<Flaw> = strange.map(|(step, rule)| Flaw::NoRule { step, rule }).collect();
    let said = G::strange(case, cases).into_iter().chain(limits::said(case, cases, G::SYSTEM));
    flaws.extend(said.chain(unknown(case, cases, base)).map(Flaw::Impossible));
    flaws
}

/// Returns the rules that a case cites, each with its step.
fn cited(case: &Case) -> impl Iterator<Item = (usize, String)> + '_ {
    let word = |text: &str, at: usize| text.split_whitespace().nth(at).map(str::to_owned);
    let of_step = move |(at, step): (usize, &Step)| {
        let refused = Some(step.refused.clone()).filter(|rule| !rule.is_empty());
        let named = named_events::events(step).filter_map(|text| word(text, 0)).collect::<Vec<_>>();
        let shown = step.then.iter().flat_map(|text| shown(text));
        let rules: Vec<String> = refused.into_iter().chain(named).chain(shown).collect();
        rules.into_iter().map(move |rule| (at + 1, rule))
    };
    case.covers.iter().map(|rule| (0, rule.clone())).chain(case.steps.iter().enumerate().flat_map(of_step))
}

/// Checks the starting position of a case, its actions, the events it names and its expectations.
pub(super) fn read<G: Staged>(case: &Case, game: &G, flaws: &mut Vec<Flaw>) {
    let mut fail = |step, expected, found| flaws.push(Flaw::Impossible(Failure { step, expected, found }));
    let position = match game.beginning(case) {
        Ok(position) => position,
        Err((expected, found)) => return fail(0, expected, found),
    };
    for Failure { step, expected, found } in game.of_beginning(case, &position) {
        fail(step, expected, found);
    }
    for (step, own) in (1..).zip(&case.steps) {
        if let Err(found) = action(&own.action, game) {
            fail(step, quoted(&own.action), found);
        }
        for text in named_events::events(own) {
            if let Err(error) = named_events::read(text, game) {
                fail(step, quoted(text), error.event_message());
            }
        }
        for text in &own.then {
            if let Err(found) = readable(text, game, &position) {
                fail(step, quoted(text), found);
            }
        }
    }
}

/// Checks that a text is empty or an action of a case.
fn action<G: Staged>(text: &str, game: &G) -> Result<(), Phrase> {
    match Until::read(text, game) {
        _ if text.is_empty() => Ok(()),
        Some(until) => until.map(|_| ()),
        None => game.read_action(text).map(|_| ()).map_err(|error| unread::<G>(&error)),
    }
}

/// Whether a text is a valid expectation. It is evaluated against the starting position, and only errors in its form
/// count, not whether it holds.
fn readable<G: Staged>(text: &str, game: &G, position: &G::Position) -> Result<(), Phrase> {
    game.hold(position, text).map(|_| ()).map_err(|error| error.message())
}

/// Returns the rules that an expectation shows at work if it holds.
pub(super) fn shown(text: &str) -> Vec<String> {
    let mut words = text.split_whitespace();
    match words.next() {
        Some("illegal") => words.next().map(str::to_owned).into_iter().collect(),
        Some("modifiers") => words.skip(4).filter_map(|word| Some(word.split_once(':')?.0.to_owned())).collect(),
        Some("portions") => words.skip(3).filter_map(|word| Some(word.split_once(':')?.0.to_owned())).collect(),
        _ => Vec::new(),
    }
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
        let (mut files, mut wrong) = (0, Vec::new());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let cases: Cases = text::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let mut base = project::Project::load(&Data, &cases.base).unwrap();
            crate::case::bring_along(&mut base, &cases, &Data).unwrap();
            let found = flaws(&cases, &base).unwrap().into_iter();
            wrong.extend(found.map(|(index, flaw)| (cases.cases[index].id.clone(), flaw)));
            let report = crate::lint::cases(&cases, &base);
            assert!(!wrong.is_empty() || report.findings.is_empty(), "{}: {:?}", path.display(), report.findings);
            files += 1;
        }
        assert_eq!(wrong, []);
        assert!(files > 20);
    }

    #[test]
    fn a_scenario_that_cannot_be_played_has_no_cases() {
        let mut base = fixture::mission();
        base.rulebook.combat_rows.clear();
        assert!(flaws(&Cases::default(), &base).is_err());
    }
}
