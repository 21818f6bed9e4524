//! Games interrupted by a crash: journalled while they are played, and resumed.

use std::path::Path;

use rules::phrase::Phrase;

use super::{Action, Desk, Message};
use crate::files::games::LeftGame;
use crate::gui::notice::Notice;
use crate::gui::window_state::WindowState;

impl Desk {
    /// Resumes a game from the journal it was left behind in.
    pub(in crate::gui) fn take_up_game(&mut self, game: &LeftGame, journal: &Path, around: &mut WindowState) -> Action {
        if self.play.is_unsaved() {
            return Action::Refused(Phrase::new("gui-game-in-the-way"));
        }
        let (log, rolls, name) = (game.log(), game.begun.rolls, game.begun.name.clone());
        let project = match game.project() {
            Ok(project) => project,
            Err(errors) => return Action::Say(Notice::Unreadable(errors)),
        };
        let steps = log.entries.len();
        self.sit_down(around);
        let waited = self.play.take_up((name, project), log, rolls);
        self.journal.taken_up = Some(journal.to_owned());
        let doubt = self.play.doubts().first().cloned().map(Notice::Failed);
        let taken = Notice::Done(Phrase::new("gui-game-taken-up").count("steps", steps));
        around.notice = Some(doubt.unwrap_or(taken));
        self.keep_game(around).then(Action::Run(waited.map(Message::Play)))
    }

    /// Writes new steps of the game to its journal. Once the game has a journal of this session, the one it was resumed
    /// from is removed.
    pub(super) fn keep_game(&mut self, around: &mut WindowState) -> Action {
        let sitting = self.journal.sitting();
        let Some(keeper) = &mut self.journal.game else { return Action::None };
        let kept = keeper.follow(&self.play, &self.document, sitting);
        let is_ours = kept.is_ok() && keeper.has_journal();
        self.tell_of_game(kept, around);
        self.journal.taken_up.take_if(|_| is_ours).map_or(Action::None, Action::Discard)
    }
}
