//! Every command with its key: typed words find it, Enter gives it.

use iced::widget::{Column, button, column, container, row, scrollable, text, text_input};
use iced::{Center, Element, Fill};

use crate::gui::keymap::{Command, all};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading};
use crate::words::Voice;

/// The id of the field.
pub const FIELD: &str = "palette";
/// How high the list is, in px.
const HEIGHT: f32 = 380.0;

/// The list, and what is typed to find a command in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Palette {
    typed: String,
}

/// What happened in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The words changed.
    Typed(String),
    /// The first command found is given.
    Entered,
    /// A command was picked.
    Picked(Command),
}

impl Palette {
    /// Takes over what is typed; the command that is given, if any.
    pub fn update(&mut self, message: Message, voice: &Voice) -> Option<Command> {
        match message {
            Message::Typed(now) => {
                self.typed = now;
                None
            }
            Message::Entered => self.found(voice).first().map(|(command, ..)| *command),
            Message::Picked(command) => Some(command),
        }
    }

    /// The commands whose name or key has every word that is typed, as they stand in the table.
    fn found(&self, voice: &Voice) -> Vec<(Command, String, String)> {
        let wanted: Vec<_> = self.typed.split_whitespace().map(plain).collect();
        let named = all().into_iter().map(|(command, keys)| (command, voice.say(&command.named()), keys));
        named
            .filter(|(_, name, keys)| {
                let (name, keys) = (plain(name), plain(keys));
                wanted.iter().all(|word| name.contains(word) || keys.contains(word))
            })
            .collect()
    }

    /// The list.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = text_input(&voice.text("gui-palette-hint"), &self.typed)
            .id(FIELD)
            .size(theme::TEXT)
            .padding(theme::NEAR)
            .on_input(|now| super::Message::Palette(Message::Typed(now)))
            .on_submit(super::Message::Palette(Message::Entered));
        let found = self.found(voice);
        let nothing = found.is_empty().then(|| aside(voice.text("gui-palette-nothing")));
        let rows = found.into_iter().enumerate().map(|(at, (command, name, keys))| {
            // The first one is what Enter gives: only once something is typed.
            let first = at == 0 && !self.typed.trim().is_empty();
            let tint = if first { Tint::OnAccent } else { Tint::Faint };
            let face = row![
                text(name).size(theme::TEXT).width(Fill),
                text(keys).size(theme::SMALL).font(theme::BOLD).style(tint.text()),
            ]
            .spacing(theme::NEAR)
            .align_y(Center);
            let press = super::Message::Palette(Message::Picked(command));
            button(face).padding([4, 8]).width(Fill).style(theme::flat(first)).on_press(press).into()
        });
        // The bar that scrolls stands beside the keys, not on them.
        let rows =
            Column::with_children(rows).spacing(1).width(Fill).padding(iced::Padding { right: 12.0, ..0.0.into() });
        let list = container(scrollable(rows).width(Fill).height(Fill)).height(HEIGHT);
        column![heading(voice.text("gui-palette")), field]
            .push(nothing)
            .push(list)
            .spacing(theme::NEAR)
            .width(440)
            .into()
    }
}

/// Small letters, as people type them in a hurry: without accents.
fn plain(words: &str) -> String {
    let bare = |sign: char| match sign {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    words.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;

    fn found(typed: &str, language: Language) -> Vec<Command> {
        let palette = Palette { typed: typed.to_owned() };
        palette.found(&Voice::new(language)).into_iter().map(|(command, ..)| command).collect()
    }

    #[test]
    fn words_find_commands_in_any_order_and_without_accents() {
        assert_eq!(found("map new", Language::English).first(), Some(&Command::New));
        assert!(found("retablir", Language::French).contains(&Command::Redo));
        assert_eq!(found("no such thing", Language::English), []);
        assert!(found("ctrl+z", Language::English).contains(&Command::Undo));
    }

    #[test]
    fn every_key_is_listed_and_every_command_has_a_name_in_both_languages() {
        for language in [Language::English, Language::French] {
            let voice = Voice::new(language);
            for (command, keys) in all() {
                let name = voice.say(&command.named());
                assert!(!name.starts_with("gui-") && !name.contains('{') && !keys.is_empty(), "{command:?}: {name}");
            }
        }
        assert_eq!(Palette::default().found(&Voice::new(Language::English)).len(), all().len());
    }
}
