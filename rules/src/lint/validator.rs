//! The validator: runs every lint once, and after an edit only those whose findings can have changed.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::check::{HexCheck, SideCheck};
use super::lints_by_input::{LintsByInput, ListedLint};
use super::root_cause;
use super::survey::Ready;
use super::{Check, Features, LINTS, Lists, PaintedHex, PaintedSide, Survey, Touched, allowances};
use crate::alamo::scenario_check::{self, Opening};
use crate::alamo::variant::Proof;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::HexsideEntry;
use crate::project::{DocumentRef, Project};
use crate::report::{Finding, Report, Severity};

/// All findings of a project, kept up to date edit by edit.
///
/// After [`Validator::update`] its report equals that of a new validator of the same project. The default value has
/// checked nothing yet.
///
/// # Examples
///
/// ```
/// use rules::edit::paint_hex;
/// use rules::hex::Hex;
/// use rules::lint::{Touched, Validator, run};
/// use rules::map::{Ground, MapDocument};
/// use rules::project::Project;
/// use rules::project_edit::ProjectEdit;
/// use rules::provenance::Provenance;
///
/// let mut project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
/// let mut validator = Validator::new(&project, false);
/// let edit = ProjectEdit::Map(paint_hex(&project.map, Hex::new(3, 3), Ground::Floor, &Provenance::Painted));
/// edit.apply(&mut project)?;
/// validator.update(&project, &Touched::new(&edit, &project));
/// assert_eq!(validator.into_report(), run(&project), "the same as looking at everything again");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Validator {
    notes: bool,
    /// Whether findings explained by a fault of the whole map are left out.
    causes: bool,
    kept: LintFindings,
    ready: Ready,
    opening: Option<Opening>,
    playable: bool,
    report: Report,
}

/// The findings of the lints, by their indices in [`LINTS`]: only of those with findings, since most never have any.
#[derive(Debug, Clone, Default)]
struct LintFindings(BTreeMap<usize, Kept>);

/// The findings of one lint, by what it checked.
#[derive(Debug, Clone, Default)]
struct Kept {
    whole: Vec<Arc<Finding>>,
    hexes: BTreeMap<Hex, Vec<Arc<Finding>>>,
    sides: BTreeMap<Hexside, Vec<Arc<Finding>>>,
}

/// How much is checked.
#[derive(Debug, Clone, Copy)]
enum Scope<'a> {
    Everything,
    Touched(&'a Near),
}

/// What an edit touches, and everything near enough that lints check it again.
#[derive(Debug)]
struct Near {
    lists: Lists,
    hexes: Vec<Hex>,
    sides: Vec<Hexside>,
    /// The hexsides that meet one whose features have changed, without those of `sides`.
    meeting: Vec<Hexside>,
}

impl Near {
    fn new(touched: &Touched) -> Self {
        let ends = touched.sides.iter().flat_map(|side| side.hexes());
        let beside = touched.hexes.iter().flat_map(|hex| hex.neighbours().chain([*hex]));
        let around = touched.hexes.iter().flat_map(|hex| hex.neighbours().map(|near| Hexside::new(*hex, near)));
        let (hexes, sides) = (each_once(ends.chain(beside)), each_once(around.chain(touched.sides.iter().copied())));
        let mut meeting = each_once(touched.sides.iter().flat_map(|side| side.meeting()));
        meeting.retain(|side| sides.binary_search(side).is_err());
        Self { lists: touched.lists, hexes, sides, meeting }
    }
}

/// Returns the values sorted and without duplicates.
fn each_once<T: Ord>(things: impl Iterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.collect();
    things.sort_unstable();
    things.dedup();
    things
}

impl Validator {
    /// Runs every lint; those that only produce notes run only if `notes` is set.
    #[must_use]
    pub fn new(project: &Project, notes: bool) -> Self {
        Self::fresh(project, notes, true)
    }

    /// Runs every lint and keeps findings that a fault of the whole map explains.
    pub(super) fn without_causes(project: &Project, notes: bool) -> Self {
        Self::fresh(project, notes, false)
    }

    fn fresh(project: &Project, notes: bool, causes: bool) -> Self {
        let mut validator = Self { notes, causes, ..Self::default() };
        validator.look(project, Scope::Everything);
        validator
    }

    /// Checks again what edits have touched. `project` is the project after them.
    pub fn update(&mut self, project: &Project, touched: &Touched) {
        if touched.is_all() {
            *self = Self::fresh(project, self.notes, true);
        } else {
            let mut near = Near::new(touched);
            near.lists |= self.ready.update(project, touched);
            if touched.lists.intersects(Lists::HEXSIDES) {
                near.lists |= self.unsettled();
            }
            self.forget(project, &near);
            self.look(project, Scope::Touched(&near));
        }
    }

    /// Returns the connectivity lists read by lints that have findings: these findings may change although the
    /// connected parts stay the same.
    fn unsettled(&self) -> Lists {
        let found = self.kept.0.iter().filter(|(_, kept)| !kept.whole.is_empty());
        found.fold(Lists::empty(), |lists, (at, _)| match LINTS[*at].check {
            Check::Lists(reads, _) | Check::Playable(reads, _) => lists | reads & Lists::PARTS,
            _ => lists,
        })
    }

    /// Drops the findings at places that are checked again.
    fn forget(&mut self, project: &Project, near: &Near) {
        for kept in self.kept.0.values_mut() {
            near.hexes.iter().for_each(|hex| drop(kept.hexes.remove(hex)));
            near.sides.iter().for_each(|side| drop(kept.sides.remove(side)));
        }
        for (_, (at, ..)) in &LintsByInput::for_system(project.rulebook.system, self.notes).sides_with_ends {
            if let Some(kept) = self.kept.0.get_mut(at) {
                near.meeting.iter().for_each(|side| drop(kept.sides.remove(side)));
            }
        }
        self.kept.0.retain(|_, kept| !kept.is_empty());
    }

    /// Turns notes on or off, running every lint again if that changes anything.
    pub fn want_notes(&mut self, project: &Project, notes: bool) {
        if notes != self.notes {
            *self = Self::fresh(project, notes, true);
        }
    }

    /// Returns all findings.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// Returns the result of checking the variants; `None` if there is no scenario to list any.
    #[must_use]
    pub fn proof(&self) -> Option<&Proof> {
        self.opening.as_ref().map(|opening| &opening.proof)
    }

    /// Returns the report, consuming the validator.
    pub fn into_report(self) -> Report {
        self.report
    }

    fn look(&mut self, project: &Project, scope: Scope<'_>) {
        self.look_at_documents(project, scope);
        self.look_at_opening(project, scope);
        self.look_at_play(project, scope);
        self.report = self.gather(project);
    }

    fn look_at_documents(&mut self, project: &Project, scope: Scope<'_>) {
        let (survey, rounds, lists) = (
            Survey::new(project, &self.ready),
            LintsByInput::for_system(project.rulebook.system, self.notes),
            scope.lists(),
        );
        hex_by_hex(&mut self.kept, &rounds.hexes, &survey, scope);
        side_by_side(&mut self.kept, rounds, &survey, scope);
        for (_, (at, lint, check)) in rounds.lists.iter().filter(|(reads, _)| lists.intersects(*reads)) {
            self.kept.hold(*at, found(|report| check(lint, &survey, report)));
        }
    }

    fn look_at_opening(&mut self, project: &Project, scope: Scope<'_>) {
        let rounds = LintsByInput::for_system(project.rulebook.system, self.notes);
        if !project.has_scenario() || rounds.opening.is_empty() {
            self.opening = None;
            return;
        }
        let lists = scope.lists();
        let is_stale = |opening: &Opening| lists.intersects(Lists::OPENING) || opening.proof.is_stale(project);
        if !self.opening.as_ref().is_none_or(is_stale) {
            return;
        }
        let before = self.opening.take().filter(|_| !lists.intersects(Lists::VARIANTS));
        let board = self.ready.take_board(project);
        let (opening, board) = match before {
            Some(before) => scenario_check::judge_again(project, board, before.proof, lists.intersects(Lists::MAP)),
            None => scenario_check::judge(project, board),
        };
        self.ready.put_board(board);
        let survey = Survey::new(project, &self.ready);
        for (at, lint, check) in &rounds.opening {
            self.kept.hold(*at, found(|report| check(lint, &survey, &opening, report)));
        }
        self.opening = Some(opening);
    }

    /// Runs the lints for documents without errors.
    fn look_at_play(&mut self, project: &Project, scope: Scope<'_>) {
        let survey = Survey::new(project, &self.ready);
        let is_error =
            |kept: &Kept| kept.all().any(|finding| finding.severity == Severity::Error && binds(project, finding));
        let was_playable = self.playable;
        self.playable = !self.kept.0.iter().any(|(at, kept)| !LINTS[*at].is_playable() && is_error(kept));
        let lists = if was_playable { scope.lists() } else { Lists::all() };
        for (reads, (at, lint, check)) in &LintsByInput::for_system(project.rulebook.system, self.notes).playable {
            if !self.playable {
                self.kept.0.remove(at);
            } else if lists.intersects(*reads) {
                self.kept.hold(*at, found(|report| check(lint, &survey, report)));
            }
        }
    }

    fn gather(&self, project: &Project) -> Report {
        let mut report = Report::default();
        report.findings.extend(self.kept.0.values().flat_map(Kept::all).cloned());
        for finding in report.findings.iter_mut().filter(|finding| !binds(project, finding)) {
            Arc::make_mut(finding).severity = finding.severity.max(Severity::Warning);
        }
        if self.playable {
            // Obstacles without a lint.
            report.findings.extend(self.opening.iter().flat_map(|opening| opening.obstacles.findings.clone()));
        }
        let survey = Survey::new(project, &self.ready);
        allowances::heed(&survey, self.notes, &mut report);
        if self.causes {
            root_cause::keep_alone(&survey, self.notes, &mut report);
        }
        report.sort();
        report
    }
}

/// Whether an error binds: one in a variant that is switched off prevents no game.
fn binds(project: &Project, finding: &Finding) -> bool {
    match finding.part {
        DocumentRef::Variant(at) => project.variants.get(at).is_none_or(|own| own.on) || !project.has_scenario(),
        _ => true,
    }
}

impl Scope<'_> {
    const fn lists(self) -> Lists {
        match self {
            Scope::Everything => Lists::all(),
            Scope::Touched(near) => near.lists,
        }
    }
}

impl LintFindings {
    /// Replaces the findings of a lint that checks whole lists.
    fn hold(&mut self, at: usize, findings: Vec<Arc<Finding>>) {
        if !findings.is_empty() {
            self.0.entry(at).or_default().whole = findings;
        } else if let Some(kept) = self.0.get_mut(&at) {
            kept.whole = findings;
        }
    }
}

impl Kept {
    fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.hexes.is_empty() && self.sides.is_empty()
    }

    fn all(&self) -> impl Iterator<Item = &Arc<Finding>> {
        self.whole.iter().chain(self.hexes.values().flatten()).chain(self.sides.values().flatten())
    }
}

/// Runs the lints that check one hex, all of them for each hex in turn, so that it is looked up once.
fn hex_by_hex(kept: &mut LintFindings, lints: &[ListedLint<HexCheck>], survey: &Survey<'_>, scope: Scope<'_>) {
    let mut report = Report::default();
    let look = |entries| {
        let own = PaintedHex::new(&survey.map, entries);
        for (at, lint, check) in lints {
            check(lint, survey, &own, &mut report);
            if !report.findings.is_empty() {
                kept.0.entry(*at).or_default().hexes.insert(own.hex, std::mem::take(&mut report.findings));
            }
        }
    };
    match scope {
        Scope::Everything => survey.map.hexes.chunk_by(|a, b| a.hex == b.hex).for_each(look),
        Scope::Touched(near) => {
            let listed = near.hexes.iter().map(|hex| survey.map.hexes_at(*hex)).filter(|entries| !entries.is_empty());
            listed.for_each(look);
        }
    }
}

/// Runs the lints that check one hexside, all of them for each hexside in turn.
fn side_by_side(kept: &mut LintFindings, rounds: &LintsByInput, survey: &Survey<'_>, scope: Scope<'_>) {
    let mut report = Report::default();
    // Lints that read what meets a hexside run in any case.
    let mut look = |entries: &[HexsideEntry], alone: &[(Features, ListedLint<SideCheck>)]| {
        let (own, features) = (PaintedSide::new(survey, entries), Features::painted(entries));
        let lints = alone.iter().chain(&rounds.sides_with_ends);
        for (_, (at, lint, check)) in lints.filter(|(wanted, _)| features.meet(*wanted)) {
            check(lint, survey, &own, &mut report);
            if !report.findings.is_empty() {
                kept.0.entry(*at).or_default().sides.insert(own.side, std::mem::take(&mut report.findings));
            }
        }
    };
    match scope {
        Scope::Everything => {
            let listed = survey.map.hexsides.chunk_by(|a, b| a.at.side == b.at.side);
            listed.for_each(|entries| look(entries, &rounds.sides));
        }
        Scope::Touched(near) => {
            let painted = |side: &Hexside| Some(survey.map.entries_at(*side).as_slice()).filter(|own| !own.is_empty());
            near.sides.iter().filter_map(painted).for_each(|entries| look(entries, &rounds.sides));
            near.meeting.iter().filter_map(painted).for_each(|entries| look(entries, &[]));
        }
    }
}

/// Returns the findings of a check.
fn found(check: impl FnOnce(&mut Report)) -> Vec<Arc<Finding>> {
    let mut report = Report::default();
    check(&mut report);
    report.findings
}
