//! The validator: runs every lint once, and after an edit only those whose findings can have changed.

use std::collections::BTreeMap;

use super::survey::Ready;
use super::{Check, Finding, LINTS, Lint, Lists, Report, Severity, Survey, Touched, allowances};
use crate::alamo::opening::{self, Opening};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::project::Project;

/// Everything found in a project, kept up to date edit by edit.
///
/// After [`Validator::update`] its report equals that of a new validator of the same project. The default one has
/// looked at nothing yet.
#[derive(Debug, Clone, Default)]
pub struct Validator {
    notes: bool,
    kept: Vec<Kept>,
    ready: Ready,
    opening: Option<Opening>,
    playable: bool,
    report: Report,
}

/// What one lint has found, by where it looked.
#[derive(Debug, Clone, Default)]
struct Kept {
    whole: Vec<Finding>,
    hexes: BTreeMap<Hex, Vec<Finding>>,
    sides: BTreeMap<Hexside, Vec<Finding>>,
}

/// How much is looked at.
#[derive(Debug, Clone, Copy)]
enum Scope<'a> {
    Everything,
    Touched(&'a Near),
}

/// What an edit touches, and what lies so near that lints look at it again.
#[derive(Debug)]
struct Near {
    lists: Lists,
    hexes: Vec<Hex>,
    sides: Vec<Hexside>,
}

impl Near {
    fn of(touched: &Touched) -> Self {
        let ends = touched.sides.iter().flat_map(|side| side.hexes());
        let beside = touched.hexes.iter().flat_map(|hex| hex.neighbours().chain([*hex]));
        let around = touched.hexes.iter().flat_map(|hex| hex.neighbours().map(|near| Hexside::new(*hex, near)));
        let (mut hexes, mut sides): (Vec<_>, Vec<_>) =
            (ends.chain(beside).collect(), around.chain(touched.sides.iter().copied()).collect());
        hexes.sort_unstable();
        hexes.dedup();
        sides.sort_unstable();
        sides.dedup();
        Self { lists: touched.lists, hexes, sides }
    }
}

impl Validator {
    /// Looks at everything; at what is merely worth knowing only when `notes` are wanted.
    #[must_use]
    pub fn new(project: &Project, notes: bool) -> Self {
        let kept = LINTS.iter().map(|_| Kept::default()).collect();
        let (ready, report) = (Ready::default(), Report::default());
        let mut validator = Self { notes, kept, ready, opening: None, playable: false, report };
        validator.look(project, Scope::Everything);
        validator
    }

    /// Looks again at what edits have touched. `project` is the project after them.
    pub fn update(&mut self, project: &Project, touched: &Touched) {
        if touched.is_all() {
            *self = Self::new(project, self.notes);
        } else {
            self.ready.update(project, touched);
            self.look(project, Scope::Touched(&Near::of(touched)));
        }
    }

    /// Looks again with notes or without.
    pub fn want_notes(&mut self, project: &Project, notes: bool) {
        if notes != self.notes {
            *self = Self::new(project, notes);
        }
    }

    /// Everything found.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// Everything found, for good.
    pub fn into_report(self) -> Report {
        self.report
    }

    fn look(&mut self, project: &Project, scope: Scope<'_>) {
        let survey = Survey::new(project, &self.ready);
        let asked = |lint: &Lint| self.notes || lint.severity != Severity::Note;
        for (lint, kept) in LINTS.iter().zip(&mut self.kept).filter(|(lint, _)| asked(lint)) {
            kept.authored(lint, &survey, scope);
        }
        if !project.has_scenario() {
            self.opening = None;
        } else if self.opening.is_none() || scope.lists().intersects(Lists::OPENING) {
            let (opening, board) = opening::judge(project, self.ready.take_board(project));
            self.ready.put_board(board);
            let survey = Survey::new(project, &self.ready);
            for (lint, kept) in LINTS.iter().zip(&mut self.kept).filter(|(lint, _)| asked(lint)) {
                if let Check::Opening(check) = lint.check {
                    kept.whole = found(|report| check(lint, &survey, &opening, report));
                }
            }
            self.opening = Some(opening);
        }
        let survey = Survey::new(project, &self.ready);
        let is_error = |kept: &Kept| kept.all().any(|finding| finding.severity == Severity::Error);
        let was_playable = self.playable;
        let authored = LINTS.iter().zip(&self.kept).filter(|(lint, _)| !lint.is_playable());
        self.playable = !authored.map(|(_, kept)| kept).any(is_error);
        for (lint, kept) in LINTS.iter().zip(&mut self.kept).filter(|(lint, _)| lint.is_playable() && asked(lint)) {
            if self.playable {
                kept.playable(lint, &survey, if was_playable { scope } else { Scope::Everything });
            } else {
                *kept = Kept::default();
            }
        }
        self.report = self.gather(project);
    }

    fn gather(&self, project: &Project) -> Report {
        let mut report = Report::default();
        report.findings.extend(self.kept.iter().flat_map(Kept::all).cloned());
        if self.playable {
            // What no lint has a name for.
            report.findings.extend(self.opening.iter().flat_map(|opening| opening.obstacles.findings.clone()));
        }
        allowances::heed(&Survey::new(project, &self.ready), self.notes, &mut report);
        report.sort();
        report
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

impl Kept {
    fn all(&self) -> impl Iterator<Item = &Finding> {
        self.whole.iter().chain(self.hexes.values().flatten()).chain(self.sides.values().flatten())
    }

    fn authored(&mut self, lint: &Lint, survey: &Survey<'_>, scope: Scope<'_>) {
        match lint.check {
            Check::Hex(check) => {
                let listed = survey.map.hexes.chunk_by(|a, b| a.hex == b.hex).map(|same| same[0].hex);
                self.by_hex(
                    scope,
                    listed,
                    |hex| survey.map.hex(hex).is_some(),
                    |hex, report| {
                        check(lint, survey, hex, report);
                    },
                );
            }
            Check::Hexside(check) => self.by_side(survey, scope, |side, report| check(lint, survey, side, report)),
            Check::Lists(lists, check) if scope.lists().intersects(lists) => {
                self.whole = found(|report| check(lint, survey, report));
            }
            Check::Lists(..)
            | Check::Opening(_)
            | Check::Playable(..)
            | Check::PlayableHex(_)
            | Check::Cases(_)
            | Check::Allowances(_) => {}
        }
    }

    fn playable(&mut self, lint: &Lint, survey: &Survey<'_>, scope: Scope<'_>) {
        match lint.check {
            Check::Playable(lists, check) if scope.lists().intersects(lists) => {
                self.whole = found(|report| check(lint, survey, report));
            }
            Check::PlayableHex(check) => {
                // Charts and regions change what every hex is.
                let rulebook = scope.lists().intersects(Lists::RULEBOOK);
                let scope = if rulebook { Scope::Everything } else { scope };
                let grid = survey.map.grid;
                self.by_hex(
                    scope,
                    grid.hexes(),
                    |hex| grid.contains(hex),
                    |hex, report| {
                        check(lint, survey, hex, report);
                    },
                );
            }
            _ => {}
        }
    }

    fn by_hex(
        &mut self,
        scope: Scope<'_>,
        every: impl Iterator<Item = Hex>,
        is_there: impl Fn(Hex) -> bool,
        check: impl Fn(Hex, &mut Report),
    ) {
        let look = |hexes: &mut BTreeMap<_, _>, hex| {
            let found = found(|report| check(hex, report));
            if !found.is_empty() {
                hexes.insert(hex, found);
            }
        };
        match scope {
            Scope::Everything => {
                self.hexes.clear();
                every.for_each(|hex| look(&mut self.hexes, hex));
            }
            Scope::Touched(near) => {
                for hex in &near.hexes {
                    self.hexes.remove(hex);
                    if is_there(*hex) {
                        look(&mut self.hexes, *hex);
                    }
                }
            }
        }
    }

    fn by_side(&mut self, survey: &Survey<'_>, scope: Scope<'_>, check: impl Fn(Hexside, &mut Report)) {
        let map = &survey.map;
        let look = |sides: &mut BTreeMap<_, _>, side| {
            let found = found(|report| check(side, report));
            if !found.is_empty() {
                sides.insert(side, found);
            }
        };
        match scope {
            Scope::Everything => {
                self.sides.clear();
                for same in map.hexsides.chunk_by(|a, b| a.at.side == b.at.side) {
                    look(&mut self.sides, same[0].at.side);
                }
            }
            Scope::Touched(near) => {
                for side in &near.sides {
                    self.sides.remove(side);
                    if map.entries_at(*side).next().is_some() {
                        look(&mut self.sides, *side);
                    }
                }
            }
        }
    }
}

/// What a check reports.
fn found(check: impl FnOnce(&mut Report)) -> Vec<Finding> {
    let mut report = Report::default();
    check(&mut report);
    report.findings
}
