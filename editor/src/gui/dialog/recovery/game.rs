//! A game interrupted by a crash, and what to do about it.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use iced::widget::Row;
use rules::phrase::Phrase;

use super::{Message, OfferText, age, named, press};
use crate::files::games::{AbandonedGame, LeftGame};
use crate::gui::dialog::Style;
use crate::gui::theme;
use crate::gui::widget::unquoted;
use crate::words::Voice;

/// The journal of a game that was left behind.
#[derive(Debug)]
pub struct GameOffer(AbandonedGame);

impl GameOffer {
    /// Creates the offer to continue a game.
    pub const fn new(game: AbandonedGame) -> Self {
        Self(game)
    }

    /// The file of the journal.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The game; `None` if its journal cannot be read.
    pub fn game(&self) -> Option<&LeftGame> {
        self.0.game.as_ref().ok()
    }

    /// Removes the journal.
    ///
    /// # Errors
    ///
    /// Fails if its folder is write-protected.
    pub fn discard(self) -> std::io::Result<()> {
        self.0.discard()
    }

    pub(super) fn told<'a>(&self, now: SystemTime, voice: &Voice) -> OfferText<'a> {
        let choice = |id: &str, about: &str, style: Style, message: fn(PathBuf) -> Message| {
            press(voice.text(id), voice.text(about), style, message(self.path().to_owned()))
        };
        let when = age(now.duration_since(self.0.modified()).unwrap_or_default());
        let (name, said, about) = match &self.0.game {
            Ok(game) => {
                let (begun, players) = (&game.begun, &game.begun.head.players);
                let said = Phrase::new("gui-offer-game").count("count", game.entries.len()).said("when", when);
                let said =
                    said.with("texan", voice.player(&players.texan)).with("mexican", voice.player(&players.mexican));
                let name = named(&begun.title, begun.map.as_deref(), &begun.beginning, voice);
                (name, voice.say(&said), voice.text("gui-offer-game-about"))
            }
            Err(why) => {
                let name = voice.text("gui-offer-game-lost");
                (name, unquoted(&voice.say(why)), self.path().display().to_string())
            }
        };
        let go_on = self
            .game()
            .map(|_| choice("gui-offer-game-go-on", "gui-offer-game-go-on-about", theme::primary, Message::GameAsked));
        let discard =
            choice("gui-offer-discard", "gui-offer-game-discard-about", theme::outlined, Message::GameDiscarded);
        let choices = Row::new().push(go_on).push(discard).spacing(theme::NEAR);
        OfferText { name, said, about, is_brief: false, is_lost: self.game().is_none(), choices }
    }
}
