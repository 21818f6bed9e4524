//! The copied hexes, their rotation, and the library of stamps.

use iced::widget::image::Image;
use iced::widget::{Column, button, column, container, row, scrollable, space, text, text_input, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::{Message, command};
use crate::gui::keymap::{Command, key_of};
use crate::gui::stamps::{self, Kept, SMALL, StampCommand, Stamps};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, group, hinted, icon_button, line, pressed, unquoted, words};
use crate::words::Voice;

/// The page of the stamp.
pub(super) fn view<'a>(copied: usize, stamps: &'a Stamps, voice: &Voice) -> Element<'a, Message> {
    let any = copied > 0;
    let said = if any {
        words(voice.say(&Phrase::new("gui-stamp-holds").count("count", copied)))
    } else {
        aside(voice.text("gui-stamp-empty"))
    };
    let hand = column![
        said,
        command("gui-turn", "gui-turn-about", Command::TurnStamp(true), any, voice),
        command("gui-turn-back", "gui-turn-back-about", Command::TurnStamp(false), any, voice),
        command("gui-mirror", "gui-mirror-about", Command::Mirror, any, voice),
        command("gui-paste", "gui-paste-about", Command::Paste, true, voice),
    ]
    .padding(theme::NEAR)
    .spacing(theme::NEAR);
    column![hand, line(), library(any, stamps, voice)].into()
}

fn own(message: stamps::Message) -> Message {
    Message::Stamps(message)
}

/// The stored stamps, and the field to store another one.
fn library<'a>(any: bool, stamps: &'a Stamps, voice: &Voice) -> Element<'a, Message> {
    let (title, enter) = if stamps.renames() {
        ("gui-stamps-rename-title", "gui-stamps-rename-enter")
    } else {
        ("gui-stamps-keep-title", "gui-stamps-keep-enter")
    };
    let field = text_input(&voice.text("gui-stamps-name"), &stamps.typed)
        .id(stamps::NAME)
        .size(theme::TEXT)
        .padding(6)
        .on_input(|now| own(stamps::Message::Typed(now)))
        .on_submit(own(stamps::Message::Entered));
    let can = (any || stamps.renames()) && !stamps.typed.trim().is_empty();
    let press = button(words(voice.text(enter))).padding([4, 10]).style(theme::outlined);
    let press = pressed(press, can.then_some(own(stamps::Message::Entered)));
    let about = format!("{} ({})", voice.text(StampCommand::Keep.word()), key_of(Command::Stamps(StampCommand::Keep)));
    let press = hinted(press, about, tooltip::Position::Bottom);
    let keep = row![field, press].spacing(theme::STEP).align_y(Center);
    let head = column![group(voice.text(title)), keep, group(voice.text("gui-stamps-title"))];
    let head = head.spacing(theme::NEAR).padding(theme::NEAR);
    if stamps.kept().is_empty() {
        let none = container(aside(voice.text("gui-stamps-none-yet"))).padding([0, 8]);
        return column![head, none].into();
    }
    let rows = stamps.kept().iter().enumerate().map(|(at, kept)| line_of(at, kept, stamps.chosen() == Some(at), voice));
    let list = Column::with_children(rows).spacing(2).padding([0, 8]);
    column![head, scrollable(list.width(Fill)).height(Fill)].into()
}

/// A stamp: its picture and its name, which take it in hand, and the buttons to rename and remove it.
fn line_of<'a>(at: usize, kept: &'a Kept, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let [wide, high] = SMALL;
    let picture: Element<'a, Message> = match &kept.picture {
        Some(picture) => Image::new(picture.clone()).width(wide).height(high).into(),
        None => space().width(wide).height(high).into(),
    };
    let said = match &kept.piece {
        Ok(_) => column![text(kept.name.as_str()).size(theme::TEXT)],
        Err(why) => {
            let why = text(unquoted(&voice.say(why))).size(theme::SMALL).style(Tint::Error.text());
            column![text(kept.name.as_str()).size(theme::TEXT), why]
        }
    };
    let face = row![picture, said.width(Fill)].spacing(theme::NEAR).align_y(Center);
    let press = button(face).padding([4, 6]).width(Fill).style(theme::flat(chosen));
    let press = pressed(press, kept.piece.is_ok().then_some(own(stamps::Message::Used(at))));
    let about = format!("{} ({})", voice.text("gui-stamps-use"), key_of(Command::Stamps(StampCommand::Next)));
    let use_it = container(hinted(press, about, tooltip::Position::Left)).width(Fill);
    let keyed =
        |command: StampCommand| format!("{} ({})", voice.text(command.word()), key_of(Command::Stamps(command)));
    let rename = kept.piece.is_ok().then_some(own(stamps::Message::RenameAsked(at)));
    let rename = icon_button(Icon::Rename, keyed(StampCommand::Rename), rename);
    let remove = icon_button(Icon::Close, keyed(StampCommand::Remove), Some(own(stamps::Message::Removed(at))));
    row![use_it, rename, remove].align_y(Center).into()
}
