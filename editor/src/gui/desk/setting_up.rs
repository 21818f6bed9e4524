//! Setting up: placing counters from the tray on the map, and letting a computer player place the rest.

use rules::edit::Change;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::project_edit::{ProjectEdit, ScenarioEdit};
use rules::systems::{complete, game_of, usual};

use super::{Action, Desk, Message};
use crate::gui::action;
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::notice::Notice;
use crate::gui::panel::scenario::{self, place};
use crate::gui::tool::Tool;
use crate::gui::window_state::WindowState;
use crate::picture::overlay::Mark;

impl Desk {
    pub(super) fn on_scenario(&mut self, message: scenario::Message, around: &mut WindowState) -> Action {
        if matches!(message, scenario::Message::Completed) {
            self.complete_set_up(around);
            return Action::None;
        }
        match self.pages.tray.update(message, self.document.project()) {
            action::Action::Make(stroke, edits) => {
                self.set_up(stroke, edits, around);
                Action::None
            }
            other => other.map(Message::Scenario),
        }
    }

    /// Makes edits of the scenario in one stroke, and shows the counters if they were hidden.
    fn set_up(&mut self, stroke: Phrase, edits: Vec<ProjectEdit>, around: &mut WindowState) {
        if !self.document.let_pass(&edits) {
            return;
        }
        self.make(stroke, edits, around);
        self.show_layers(around.shown.with(DesignerLayer::Counters, true), around);
    }

    /// Places the chosen counter on a hex, or reports the rule that forbids it. Without a chosen counter, picks up the
    /// topmost counter there.
    pub(super) fn place_counter(&mut self, hex: Hex, around: &mut WindowState) {
        self.ask_tray(around);
        let Some(piece) = self.pages.tray.chosen().map(ToOwned::to_owned) else {
            let there = self.document.project().scenario.setup.iter().filter(|line| line.at.hex == hex);
            match there.max_by_key(|line| line.at.level).map(|line| line.piece.clone()) {
                Some(piece) => self.pages.tray.take(piece),
                None => around.notice = Some(Notice::Failed(Phrase::new("gui-tray-unknown"))),
            }
            return;
        };
        match self.pages.tray.spot(hex, self.level) {
            Ok(spot) => {
                let edits = place(self.document.project(), &piece, Some(spot)).into_iter().collect();
                self.set_up(Phrase::new("gui-stroke-place").with("piece", &piece).with("at", spot), edits, around);
                around.notice =
                    Some(Notice::Done(Phrase::new("gui-tray-placed").with("piece", piece).with("at", spot)));
            }
            Err(why) => around.notice = Some(Notice::Failed(why)),
        }
    }

    fn complete_set_up(&mut self, around: &mut WindowState) {
        let project = self.document.project();
        let helper = usual(project.rulebook.system);
        let game = game_of(project, self.document.report()).ok();
        let Some(rest) = game.and_then(|game| complete(project, &game, helper, 0).ok()) else {
            around.notice = Some(Notice::Failed(Phrase::new("gui-tray-unplayable")));
            return;
        };
        let plot =
            rest.plot.into_iter().map(|line| ScenarioEdit::Plot(Change { was: Vec::new(), becomes: vec![line] }));
        let setup =
            rest.setup.into_iter().map(|line| ScenarioEdit::Placement(Change { was: Vec::new(), becomes: vec![line] }));
        let edits: Vec<_> = plot.chain(setup).map(ProjectEdit::Scenario).collect();
        let count = edits.len();
        self.set_up(Phrase::new("gui-stroke-complete"), edits, around);
        around.notice = Some(Notice::Done(Phrase::new("gui-tray-completed").count("count", count)));
    }

    /// Asks the rules about the chosen counter while the counter tool is in hand.
    pub(super) fn ask_tray(&mut self, around: &WindowState) {
        if around.toolbox.tool == Tool::Counter {
            self.pages.tray.ask(&self.document);
        }
    }

    /// Marks where the chosen counter may be placed.
    pub(super) fn tray_marks(&self, around: &WindowState) -> Vec<Mark> {
        if around.toolbox.tool == Tool::Counter { self.pages.tray.marks() } else { Vec::new() }
    }
}
