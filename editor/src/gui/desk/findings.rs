//! Actions of the list of findings: jumping to a place and applying fixes.

use std::collections::BTreeSet;

use rules::lint::Lint;
use rules::phrase::Phrase;
use rules::place::Place;
use rules::report::Severity;

use super::Desk;
use crate::gui::notice::Notice;
use crate::gui::pages::SidePage;
use crate::gui::panel::page::Page;
use crate::gui::panel::problems;
use crate::gui::window_state::WindowState;

impl Desk {
    pub(super) fn on_problems(&mut self, message: problems::Message, around: &mut WindowState) {
        match message {
            problems::Message::Chosen(at) => self.jump(at, around),
            problems::Message::MendAsked(at) => self.mend(at, around),
            problems::Message::PageAsked(at) => {
                let lint = self.document.report().findings.get(at).map(|finding| finding.lint);
                self.page = lint.and_then(|lint| Page::find(lint, &around.voice));
            }
            problems::Message::NotesSwitched(on) => {
                self.pages.notes = on;
                self.document.want_notes(on);
                self.finding = None;
            }
        }
    }

    /// Applies the fix of a finding in one undo step, or says why that fails. A fix that would make the documents
    /// worse is taken back.
    pub(super) fn mend(&mut self, at: usize, around: &mut WindowState) {
        let Some(finding) = self.document.report().findings.get(at).filter(|found| self.document.can_mend(found))
        else {
            return;
        };
        let (fix, stroke) = (finding.fix.clone(), Phrase::new("gui-stroke-mend").with("lint", finding.lint));
        let edits: Vec<_> = fix.into_iter().flat_map(|fix| fix.edits).collect();
        let before = self.document.report().clone();
        around.notice = None;
        if self.make(stroke, edits, around) && self.document.report().is_worse_than(&before) {
            let had: BTreeSet<_> = before.findings.iter().map(|own| own.identity()).collect();
            let added = self.document.report().findings.iter().find(|own| !had.contains(&own.identity()));
            let problem = added.map(|own| own.message.clone());
            self.document.undo();
            self.document_changed(around);
            around.notice = problem.map(|own| Notice::Failed(Phrase::new("gui-mend-worse").said("problem", own)));
        }
        self.unmark();
    }

    /// Fixes the highlighted finding or, if it cannot be fixed, the first one that can.
    pub(super) fn mend_next(&mut self, around: &mut WindowState) {
        match self.next_to_mend() {
            Some(at) => self.mend(at, around),
            None => around.notice = Some(Notice::Failed(Phrase::new("gui-mend-nothing"))),
        }
    }

    fn next_to_mend(&self) -> Option<usize> {
        let report = self.document.report();
        let can = |at: &usize| report.findings.get(*at).is_some_and(|own| self.document.can_mend(own));
        self.finding.filter(can).or_else(|| problems::shown(report, self.pages.notes).map(|(at, _)| at).find(can))
    }

    /// Highlights a finding of the report and jumps to it.
    pub(super) fn jump(&mut self, at: usize, around: &mut WindowState) {
        let Some(finding) = self.document.report().findings.get(at) else { return };
        let place = finding.on_map(self.document.project());
        self.board.jump(&place, self.document.map());
        self.chosen = match &place {
            Place::Hex(hex) | Place::Label(hex) => Some(*hex),
            Place::Spot(spot) | Place::GunSite(spot) => Some(spot.hex),
            Place::Hexside(at) => Some(at.side.hexes()[0]),
            Place::Hexsides(sides) => sides.first().map(|side| side.hexes()[0]),
            _ => None,
        };
        self.finding = Some(at);
        // An open lint page follows the finding; an open page of the manual stays.
        if self.page.as_ref().is_some_and(|page| Lint::named(page.subject()).is_some()) {
            self.page = Page::find(finding.lint, &around.voice);
        }
        (around.side, around.layout.panels.panel) = (SidePage::Problems, true);
    }

    /// Highlights the place of a finding without changing the open page.
    pub(super) fn show_finding(&mut self, at: usize) {
        let Some(finding) = self.document.report().findings.get(at) else { return };
        let place = finding.on_map(self.document.project());
        self.board.jump(&place, self.document.map());
    }

    /// Opens the list of findings at the first error, which prevents play.
    pub(super) fn show_obstacles(&mut self, around: &mut WindowState) {
        let mut findings = self.document.report().findings.iter();
        match findings.position(|finding| finding.severity == Severity::Error) {
            Some(at) => self.jump(at, around),
            None => self.open_side(SidePage::Problems, around),
        }
    }

    /// Jumps to the finding after or before the current one.
    pub(super) fn jump_on(&mut self, forward: bool, around: &mut WindowState) {
        let shown: Vec<_> = problems::shown(self.document.report(), self.pages.notes).map(|(at, _)| at).collect();
        let here = self.finding.and_then(|finding| shown.iter().position(|at| *at == finding));
        let count = shown.len();
        if count > 0 {
            let next = match (here, forward) {
                (None, true) => 0,
                (None, false) => count - 1,
                (Some(here), true) => (here + 1) % count,
                (Some(here), false) => (here + count - 1) % count,
            };
            self.jump(shown[next], around);
        }
    }
}
