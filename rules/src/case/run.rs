//! Runs cases.

use std::collections::BTreeSet;

use super::reading::{plainly, read};
use super::record::Recorder;
use super::set_up::Staged;
use super::setting::{self, SettingError};
use super::steps::{happen, rehearse_aloud};
use super::system::for_system;
use super::words::quoted;
use super::{Case, Cases, Happenings, Step, variants};
use crate::phrase::Phrase;
use crate::play::near;
use crate::project::Project;
use crate::text::nearest;

/// The result of playing one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseReport {
    /// The id of the case, such as `alamo/E7`.
    pub id: String,
    /// The expectations that do not hold; empty if the case passes.
    pub failures: Vec<Failure>,
    /// The rules it covers: those it declares, and those that acted.
    pub covered: BTreeSet<String>,
}

/// An expectation that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The number of the step, from 1; 0 for the set-up of the case.
    pub step: usize,
    /// What the case expects.
    pub expected: Phrase,
    /// What was found.
    pub found: Phrase,
}

/// Runs every case of a file on its scenario, under the rules of its system.
///
/// # Examples
///
/// ```
/// # use rules::text;
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::case::{Cases, run};
///
/// let cases: Cases = text::read(r#"Cases(
///     format: 1, title: (en: "Skirmish"), by: Painted, base: "skirmish",
///     cases: [(
///         id: "skirmish/step", says: (en: "A column steps up"), phase: mexican_movement,
///         pieces: [(piece: "line", at: "0101"), (piece: "rifles", at: "0303")],
///         steps: [(do: "step line 0102", then: ["at line 0102", "points line 7"])],
///     )],
/// )"#)?;
/// let reports = run(&cases, &project);
/// assert!(reports[0].failures.is_empty(), "{:?}", reports[0].failures);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn run(cases: &Cases, base: &Project) -> Vec<CaseReport> {
    for_system!(base.rulebook.system, Game => run_in::<Game, CaseReport>(cases, base, false, &|_, _, report, _| report))
}

/// Converts the result of a played case: takes the case, its game (`None` if it could not be compiled), its report and
/// its recorder.
pub(super) type Finish<'a, G, T> = &'a dyn Fn(&Case, Option<&G>, CaseReport, Recorder) -> T;

/// Runs every case and converts each result. If `written`, what happens is recorded.
pub(super) fn run_in<G: Staged, T>(cases: &Cases, base: &Project, written: bool, finish: Finish<'_, G, T>) -> Vec<T> {
    // Most cases of a file play the scenario unchanged, so it is compiled only once.
    let plain = G::compile(base);
    cases
        .cases
        .iter()
        .map(|case| {
            let mut report = CaseReport {
                id: case.id.clone(),
                failures: Vec::new(),
                covered: case.covers.iter().cloned().collect(),
            };
            let flaws = plainly::<G>(case, cases, base).into_iter();
            report.failures.extend(flaws.map(|flaw| flaw.failure(G::index())));
            let own = setting::is_own(case, cases).then(|| setting::game::<G>(case, cases, base));
            let (mut recorder, mut played) = (Recorder::new(written), None);
            match (&own, &plain) {
                (Some(Ok(game)), _) | (None, Ok(game)) => {
                    play(case, game, &mut report, &mut recorder);
                    played = Some(game);
                }
                (Some(Err(trouble)), _) => report.failures.push(unplayable(trouble)),
                (None, Err(_)) => report.fail(0, Phrase::new("case-playable"), Phrase::new("case-unplayable")),
            }
            finish(case, played, report, recorder)
        })
        .collect()
}

/// Returns the game of a case, starting after `steps` of its steps: see [`AnyGame::at_case`](crate::systems::AnyGame::at_case).
pub(crate) fn played_to<G: Staged>(case: &Case, cases: &Cases, base: &Project, steps: usize) -> Result<G, Failure> {
    // What another game could be about, or nobody could read, leads to no position.
    if let Some(flaw) = plainly::<G>(case, cases, base).into_iter().next() {
        return Err(flaw.failure(G::index()));
    }
    let game: G = setting::game(case, cases, base).map_err(|trouble| unplayable(&trouble))?;
    let mut flaws = Vec::new();
    read(case, &game, &mut flaws);
    if let Some(flaw) = flaws.into_iter().next() {
        return Err(flaw.failure(G::index()));
    }
    let mut position = game.beginning(case).map_err(|(expected, found)| Failure { step: 0, expected, found })?;
    let mut report = CaseReport::new(&case.id);
    for (index, step) in case.steps.iter().take(steps).enumerate() {
        happen(step, index + 1, &game, &mut position, &mut report);
    }
    report.failures.into_iter().next().map_or_else(|| Ok(game.begun_at(&position)), Err)
}

/// Returns corrections and variants that the case switches on but the scenario does not have, and settings that they do
/// not have.
pub(super) fn unknown<'a>(case: &'a Case, cases: &'a Cases, base: &'a Project) -> impl Iterator<Item = Failure> + 'a {
    let names = case.corrections.iter();
    let unknown = names.filter(|name| !base.corrections.iter().any(|own| own.name == **name));
    let failures = unknown.map(|name| Failure { step: 0, expected: quoted(name), found: no_correction(name, base) });
    failures.chain(variants::unknown(case, cases, base))
}

fn no_correction(name: &str, base: &Project) -> Phrase {
    near(Phrase::new("case-no-correction"), nearest(name, base.corrections.iter().map(|own| own.name.as_str())))
}

pub(super) fn unplayable(trouble: &SettingError) -> Failure {
    let (expected, found) = match trouble {
        SettingError::Sketch(error) => (quoted(&error.text), error.message()),
        SettingError::Unplayable(why) => (Phrase::new("case-playable"), why.clone()),
    };
    Failure { step: 0, expected, found }
}

impl CaseReport {
    /// Creates an empty report for the case of this id.
    #[must_use]
    pub fn new(id: &str) -> Self {
        Self { id: id.to_owned(), failures: Vec::new(), covered: BTreeSet::new() }
    }

    pub(super) fn fail(&mut self, step: usize, expected: Phrase, found: Phrase) {
        self.failures.push(Failure { step, expected, found });
    }
}

/// Plays a case unless something in it cannot be read: the result would be meaningless then.
fn play<G: Staged>(case: &Case, game: &G, report: &mut CaseReport, recorder: &mut Recorder) {
    let mut flaws = Vec::new();
    read(case, game, &mut flaws);
    report.failures.extend(flaws.into_iter().map(|flaw| flaw.failure(G::index())));
    if !report.failures.is_empty() {
        return;
    }
    let mut position = match game.beginning(case) {
        Ok(position) => position,
        Err((expected, found)) => return report.fail(0, expected, found),
    };
    recorder.begin(case, game);
    let hear = &mut |step: &Step, happenings: &Happenings<G>| recorder.hear(step, happenings, game);
    rehearse_aloud(&case.steps, game, &mut position, report, hear);
}
