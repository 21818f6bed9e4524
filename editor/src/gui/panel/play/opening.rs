//! Before a game: choosing who plays each side and who rolls the dice.

use iced::widget::{button, column, container, pick_list, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::log::PERSON;
use rules::side::Side;
use rules::systems::roster;

use super::{Message, big, choice, whose};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::obstacles;
use crate::gui::panel::player::Named;
use crate::gui::play::{Play, PlayCommand};
use crate::gui::theme;
use crate::gui::widget::{aside, group, heading, hinted, pressed, unquoted, words};
use crate::words::Voice;

/// The page shown before a game starts: players of both sides, dice, and the button that begins.
pub(super) fn view<'a>(play: &'a Play, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let title = voice.words(document.scenario_title());
    let page = column![heading(title), words(voice.text("gui-play-about"))]
        .push(hands(play, Side::Texan, voice))
        .push(hands(play, Side::Mexican, voice))
        .push(rolls(play, voice))
        .push(start(play, document, voice))
        .push(aside(unquoted(&voice.text("gui-play-saved-about"))))
        .spacing(theme::APART)
        .padding(theme::BESIDE_BAR);
    scrollable(page).height(Fill).width(Fill).into()
}

/// The choice of the player of a side.
pub(super) fn hands<'a>(play: &Play, side: Side, voice: &Voice) -> Element<'a, Message> {
    let chosen = play.hands[side.index()].name();
    let roster = roster(play.system);
    let names = std::iter::once(PERSON).chain(roster.iter().map(|entry| entry.name));
    let names: Vec<Named> = names.map(|name| Named::new(name, voice)).collect();
    let list = pick_list(names, Some(Named::new(chosen, voice)), move |own| Message::HandPicked(side, own.name))
        .text_size(theme::TEXT)
        .padding([4, 10])
        .width(Fill);
    let about = roster.iter().find(|own| own.name == chosen).map(|player| aside(unquoted(&voice.say(&player.about))));
    column![whose(side, voice), list].push(about).spacing(theme::STEP).into()
}

/// A button with its key as a tooltip.
fn keyed<'a>(button: Element<'a, Message>, command: PlayCommand, voice: &Voice) -> Element<'a, Message> {
    let about = format!("{} ({})", voice.text(command.word()), key_of(Command::Play(command)));
    hinted(button, about, tooltip::Position::Bottom)
}

/// The choice of who rolls the dice.
pub(super) fn rolls<'a>(play: &Play, voice: &Voice) -> Element<'a, Message> {
    let picks = [(true, "gui-play-rolls"), (false, "gui-play-types")]
        .map(|(rolls, word)| pick(voice.text(word), play.rolls == rolls, Message::RollsPicked(rolls)));
    column![group(voice.text("gui-play-dice")), row(picks).spacing(2).wrap()].spacing(theme::STEP).into()
}

fn pick<'a>(word: String, chosen: bool, message: Message) -> Element<'a, Message> {
    pressed(button(text(word).size(theme::TEXT)).padding([4, 10]).style(theme::flat(chosen)), message)
}

/// The buttons that start a game, or the reason why it cannot start.
fn start<'a>(play: &'a Play, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let buttons = row![
        keyed(big(voice.text("gui-play-start"), Message::Started), PlayCommand::Start, voice),
        keyed(choice(voice.text("gui-play-open"), Message::OpenAsked), PlayCommand::Open, voice),
    ]
    .spacing(theme::NEAR)
    .align_y(Center);
    let working = play.is_compiling().then(|| aside(voice.text("gui-ask-working")));
    // Show the current errors: those that prevented a game from starting may have been fixed.
    let refused = document.obstacles().or_else(|| play.refused().cloned());
    let refused = refused.map(|report| obstacles::view(&report, Some(Message::ProblemsAsked), voice));
    container(column![buttons].push(working).push(refused).spacing(theme::NEAR)).into()
}
