//! Cases as logs: worked examples that can be replayed step by step.

use super::run::run_in;
use super::set_up::Staged;
use super::setting;
use super::system::for_system;
use super::{Case, CaseReport, Cases, Happenings, Step};
use crate::log::{Log, LogEntry, Note, PERSON, Players, replay};
use crate::phrase::Phrase;
use crate::play::Spoken;
use crate::project::Project;
use crate::words::{Language, Words};

/// The result of one case, with the log made from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The result of playing the case.
    pub report: CaseReport,
    /// The log, or the reason why there is none.
    pub log: Result<Log, NoLog>,
}

/// The reason why there is no log of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoLog {
    /// The case fails.
    Fails,
    /// Its position is set in fields of the case: a log begins where its scenario does.
    Position,
    /// It changes the documents in this field: a log is played with the documents of its scenario.
    Changes(&'static str),
    /// Nothing is done in it.
    Nothing,
    /// Replaying it diverges at this step.
    Otherwise(usize),
}

impl NoLog {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(self) -> Phrase {
        match self {
            Self::Fails => Phrase::new("unlogged-fails"),
            Self::Position => Phrase::new("unlogged-position"),
            Self::Changes(field) => Phrase::new("unlogged-changes").with("field", field),
            Self::Nothing => Phrase::new("unlogged-nothing"),
            Self::Otherwise(step) => Phrase::new("unlogged-otherwise").with("step", step),
        }
    }
}

/// Runs every case of a file as [`run`](super::run()) does, and makes a log of each if possible: the actions with their
/// dice, after the amendments in `begin`. `scenario` is the name of the scenario in the logs.
///
/// A log is played with the documents of its scenario and from the scenario's starting position. So there is no log of
/// a case that sets up its own pieces or has its own figures or counters; variants that the scenario does not list are
/// added to the log. Each log has been replayed without divergence.
///
/// # Examples
///
/// ```
/// # use rules::text;
/// # let project = rules::examples::skirmish();
/// // `project` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::case::{Cases, NoLog, record};
///
/// let cases: Cases = text::read(r#"Cases(
///     format: 1, title: (en: "Skirmish"), by: Painted, base: "skirmish",
///     cases: [(
///         id: "whole", says: (en: "A column comes"), with_setup: true, phase: set_up_mexicans,
///         steps: [(do: "place line 0101"), (do: "place line 0201", refused: "A2.0.a"), (do: "done")],
///     ), (
///         id: "part", says: (en: "A column steps up"), phase: mexican_movement,
///         pieces: [(piece: "line", at: "0101"), (piece: "rifles", at: "0303")],
///         steps: [(do: "step line 0102")],
///     )],
/// )"#)?;
/// let recorded = record(&cases, &project, "skirmish");
/// let log = recorded[0].log.as_ref().map_err(|why| format!("{why:?} {:?}", recorded[0].report))?;
/// assert_eq!((log.title.en.as_str(), log.entries.len()), ("Skirmish: whole", 2), "what is refused is not done");
/// assert_eq!(recorded[1].log, Err(NoLog::Position));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn record(cases: &Cases, base: &Project, scenario: &str) -> Vec<Recorded> {
    for_system!(base.rulebook.system, Game => run_in::<Game, Recorded>(cases, base, true, &|case, game, report, recorder| {
        let log = match game {
            Some(game) => recorder.log(case, cases, base, game, &report, scenario),
            None => Err(NoLog::Fails),
        };
        Recorded { report, log }
    }))
}

/// Records what happens in a case as log entries.
#[derive(Default)]
pub(super) struct Recorder {
    /// Whether anything is recorded.
    on: bool,
    entries: Vec<LogEntry>,
    notes: Vec<Note>,
}

impl Recorder {
    /// Creates a recorder that is on or off.
    pub(super) fn new(on: bool) -> Self {
        Self { on, ..Self::default() }
    }

    /// Records the amendments that the case makes before its first step.
    pub(super) fn begin<G: Spoken>(&mut self, case: &Case, game: &G) {
        if !self.on {
            return;
        }
        let amends = case.begin.iter().filter_map(|text| game.read_amend(text).ok());
        self.entries.extend(amends.map(|amend| LogEntry::amend(game, amend)));
    }

    /// Records what happens in a step. The step's note is attached to its first entry, or to the last one before it if
    /// the step has none.
    pub(super) fn hear<G: Spoken>(&mut self, step: &Step, happenings: &Happenings<G>, game: &G) {
        if !self.on {
            return;
        }
        let before = self.entries.len();
        self.entries.extend(happenings.entries(game));
        if !step.note.is_empty() {
            self.notes.push(Note { step: self.entries.len().min(before + 1), says: step.note.clone() });
        }
    }

    /// Returns the log of the case.
    fn log<G: Staged>(
        self,
        case: &Case,
        cases: &Cases,
        base: &Project,
        game: &G,
        report: &CaseReport,
        scenario: &str,
    ) -> Result<Log, NoLog> {
        if let Some(field) = changed(case, cases, base) {
            return Err(NoLog::Changes(field));
        }
        if game.stage(case).is_ok_and(|staged| staged != game.start()) {
            return Err(NoLog::Position);
        }
        // A case with sketch lines has been rejected already, since it changes the documents; so this cannot fail.
        let project = setting::project(case, cases, base).map_err(|_| NoLog::Changes("sketch"))?;
        if !report.failures.is_empty() {
            return Err(NoLog::Fails);
        }
        if self.entries.is_empty() {
            return Err(NoLog::Nothing);
        }
        let players = Players { texan: PERSON.to_owned(), mexican: PERSON.to_owned() };
        let head = Some(Note { step: 0, says: case.says.clone() }).filter(|note| !note.says.is_empty());
        let log = Log {
            title: title(case, cases),
            by: case.by.clone().unwrap_or_else(|| cases.by.clone()),
            notes: head.into_iter().chain(self.notes).collect(),
            entries: self.entries,
            ..Log::begin(&project, scenario, 0, players)
        };
        match replay(&log, game).divergence {
            None => Ok(log),
            Some(divergence) => Err(NoLog::Otherwise(divergence.step)),
        }
    }
}

/// Returns the title of the file followed by the id of the case.
fn title(case: &Case, cases: &Cases) -> Words {
    let of = |language| cases.title.get(language);
    let id = &case.id;
    Words::new(format!("{}: {id}", of(Language::English)), format!("{} : {id}", of(Language::French)))
}

/// Returns the first field in which the case changes documents in a way a log cannot record; `None` if a log can.
///
/// Opening a log switches its variants on again if the scenario does not list them. Listed variants keep the scenario's
/// setting.
fn changed(case: &Case, cases: &Cases, base: &Project) -> Option<&'static str> {
    let named = || cases.variants.iter().chain(&case.variants);
    let listed = |name: &str| base.scenario.variants.iter().any(|own| own.document == name);
    let is_on = |name: &String| base.variants.iter().any(|own| own.on && own.name == *name);
    let comes_along = |setting: &String| {
        let name = setting.rsplit_once('.').map_or("", |(name, _)| name);
        !listed(name) && named().any(|own| own == name)
    };
    let is_corrected = |name: &String| base.corrections.iter().any(|own| own.on && own.name == *name);
    let fields = [
        ("sketch", !setting::sketch_of(case, cases).is_empty()),
        ("counters", !(case.counters.is_empty() && cases.counters.is_empty())),
        ("parameters", !case.parameters.is_empty()),
        ("corrections", !case.corrections.iter().all(is_corrected)),
        ("variants", named().any(|name| listed(name) && !is_on(name))),
        ("settings", !case.settings.keys().all(comes_along)),
    ];
    fields.into_iter().find_map(|(field, changes)| changes.then_some(field))
}

#[cfg(test)]
mod tests;
