//! A game a crash has cut short, and what to do about it.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use iced::Element;
use iced::widget::{Row, button, column, text, tooltip};
use rules::message::Message as Say;

use super::{Message, age, named};
use crate::files::games::{AbandonedGame, LeftGame};
use crate::gui::dialog::Style;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, hinted, unquoted, words};
use crate::words::Voice;

/// A journal of a game that was left behind.
#[derive(Debug)]
pub struct GameOffer(AbandonedGame);

impl GameOffer {
    /// The offer to go on with a game.
    pub const fn new(game: AbandonedGame) -> Self {
        Self(game)
    }

    /// The file of the journal.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The game, unless its journal cannot be read.
    pub fn game(&self) -> Option<&LeftGame> {
        self.0.game.as_ref().ok()
    }

    /// Removes the journal.
    ///
    /// # Errors
    ///
    /// When its folder is write-protected.
    pub fn discard(self) -> std::io::Result<()> {
        self.0.discard()
    }

    /// What it is, and what can be done with it.
    pub(super) fn view<'a>(&self, now: SystemTime, voice: &Voice) -> Element<'a, Message> {
        let press = |id: &str, about: &str, style: Style, message: fn(PathBuf) -> Message| {
            let face = text(voice.text(id)).size(theme::TEXT);
            let press = button(face).padding([4, 12]).style(style).on_press(message(self.path().to_owned()));
            hinted(press, voice.text(about), tooltip::Position::Bottom)
        };
        let when = age(now.duration_since(self.0.modified()).unwrap_or_default());
        let told = match &self.0.game {
            Ok(game) => {
                let (begun, players) = (&game.begun, &game.begun.head.players);
                let said = Say::new("gui-offer-game").count("count", game.entries.len()).said("when", when);
                let said =
                    said.with("texan", voice.player(&players.texan)).with("mexican", voice.player(&players.mexican));
                let name = named(&begun.title, begun.map.as_deref(), &begun.beginning, voice);
                column![
                    words(name).font(theme::BOLD),
                    words(voice.say(&said)),
                    aside(voice.text("gui-offer-game-about")),
                ]
            }
            Err(why) => column![
                words(voice.text("gui-offer-game-lost")).font(theme::BOLD),
                words(unquoted(&voice.say(why))).style(Tint::Error.text()),
                aside(self.path().display().to_string()),
            ],
        };
        let go_on = self
            .game()
            .map(|_| press("gui-offer-game-go-on", "gui-offer-game-go-on-about", theme::primary, Message::GameAsked));
        let discard =
            press("gui-offer-discard", "gui-offer-game-discard-about", theme::outlined, Message::GameDiscarded);
        let choices = Row::new().push(go_on).push(discard).spacing(theme::NEAR);
        told.push(choices).spacing(theme::STEP).into()
    }
}
