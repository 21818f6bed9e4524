//! Play by hand: the players, the current decision, the odds before the die, and the account of the game.

mod account;
mod activation;
mod amend;
mod attack;
pub mod card;
mod decision;
mod dice;
mod hand;
mod opening;
mod playback;
mod series;

use iced::widget::{button, column, container, row, text, tooltip};
use iced::{Center, Element, Fill, FillPortion};
use rules::phrase::Phrase;
use rules::side::Side;

use super::tools::rule;
use crate::account::moment_named;
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::play::{AnyTable, Message, Play, PlayCommand, Tab};
use crate::gui::theme::{self, Tint, WindowColours};
use crate::gui::widget::{Icon, aside, chip, heading, hinted, icon_button, line, pressed, tab, unquoted, words};
use crate::words::Voice;

/// Lays out the page of a game: before it starts, or while it is played.
pub fn view<'a>(play: &'a Play, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let Some(table) = play.table() else { return opening::view(play, document, voice) };
    let (question, details) = match play.hand_over() {
        _ if play.is_amending() => (None, Some(amend::view(play, table, document, voice))),
        Some(side) => (Some(seat(side, voice)), None),
        None => (Some(decision::question(play, table, voice)), decision::details(play, table, document, voice)),
    };
    let lower = match play.tab {
        Tab::Account => account::view(play, table, voice),
        Tab::Series => series::view(play, document, voice),
    };
    let head = container(head(play, table, voice)).padding([theme::NEAR, theme::APART]).width(Fill);
    column![head, line()]
        .push(question)
        .push(details.map(|details| column![line(), container(details).height(Fill)].height(FillPortion(2))))
        .push(column![line(), bar(play, table, voice), container(lower).height(Fill)].height(FillPortion(3)))
        .into()
}

/// The moment of the game and its status.
fn head<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let stand = table.stand();
    let planned = |group: rules::play::Group| Some(format!("{} → {}", group.id, group.planned?));
    let plot: Vec<_> = play.plan().into_iter().filter_map(planned).collect();
    let plot = (!plot.is_empty()).then(|| {
        let said = Phrase::new("gui-play-your-plot").with("plot", plot.join(", "));
        aside(voice.say(&said))
    });
    let trouble = play.trouble().map(|trouble| words(voice.say(trouble)).style(Tint::Error.text()));
    let doubts = play.doubts().iter().map(|doubt| words(voice.say(doubt)).style(Tint::Warning.text()).into());
    column![heading(moment_named(table, table.moment(), voice)), aside(voice.say(&stand))]
        .push(plot)
        .push(trouble)
        .extend(doubts)
        .spacing(2)
        .into()
}

/// The card for handing the window over to the other person.
fn seat<'a>(side: Side, voice: &Voice) -> Element<'a, Message> {
    let said = voice.say(&Phrase::new("gui-play-hand-over").with("side", side.word()));
    let take = voice.say(&Phrase::new("gui-play-take-seat").with("side", side.word()));
    let card = column![heading(said), words(voice.text("gui-play-hand-over-about")), big(take, Message::Seated(side))];
    container(card.spacing(theme::APART)).padding(theme::APART).into()
}

/// The buttons for the game as a whole.
fn bar<'a>(play: &Play, table: &AnyTable, voice: &Voice) -> Element<'a, Message> {
    let press = |icon, about: &str, key: Option<Command>, message: Option<Message>| {
        let key = key.map(|key| format!(" ({})", key_of(key))).unwrap_or_default();
        icon_button(icon, format!("{}{key}", voice.text(about)), message)
    };
    let back = table.history().last_decision().map(|_| Message::Back);
    let forward = (table.history().ahead() > 0).then_some(Message::Forward);
    let unsaved = play.is_unsaved().then(|| chip(voice.text("gui-play-unsaved"), Tint::Warning));
    let deeds = row![
        press(Icon::Undo, "gui-play-back", Some(Command::Undo), back),
        press(Icon::Redo, "gui-play-forward", Some(Command::Redo), forward),
        press(Icon::Save, "gui-play-save", Some(Command::Play(PlayCommand::Save)), Some(Message::SaveAsked)),
        press(Icon::Open, "gui-play-open", Some(Command::Play(PlayCommand::Open)), Some(Message::OpenAsked)),
        press(
            Icon::Hex,
            "gui-play-amend-about",
            Some(Command::Play(PlayCommand::Amend)),
            Some(Message::AmendAsked(!play.is_amending())),
        ),
        press(Icon::Close, "gui-play-put-away", None, Some(Message::PutAway)),
    ]
    .push(unsaved)
    .spacing(2)
    .align_y(Center);
    let tabs = [(Tab::Account, "gui-play-account"), (Tab::Series, "gui-play-series")]
        .map(|(own, word)| tab(voice.text(word), None, play.tab == own, Message::TabPicked(own)));
    let threat = format!("{} ({})", voice.text("gui-play-threat"), key_of(Command::Play(PlayCommand::Threat)));
    let shown = play.shows_threat();
    let face = Icon::Zones.tinted(if shown { Tint::OnAccent } else { Tint::Ink });
    let threat = hinted(
        pressed(button(face).padding([4, 6]).style(theme::flat(shown)), Message::ThreatAsked(!shown)),
        threat,
        tooltip::Position::Top,
    );
    let deeds = row![container(deeds).width(Fill), threat].align_y(Center);
    let cites = button(text("§").size(theme::TEXT)).padding([2, 8]).style(theme::flat(play.cites));
    let cites =
        hinted(pressed(cites, Message::CitesAsked(!play.cites)), voice.text("gui-play-cites"), tooltip::Position::Left);
    let cites = (play.tab == Tab::Account).then_some(cites);
    let tabs = row![container(row(tabs)).width(Fill)].push(cites).align_y(Center);
    let bars = column![deeds, playback::view(play, table, voice), tabs].spacing(2);
    column![container(bars).padding([2, 8]).width(Fill).style(theme::bar), line()].into()
}

/// The main button.
fn big<'a>(name: String, message: Message) -> Element<'a, Message> {
    pressed(button(words(name)).padding([6, 12]).style(theme::primary), message)
}

/// One of several choices.
fn choice<'a>(name: String, message: Message) -> Element<'a, Message> {
    pressed(button(words(name)).padding([5, 10]).style(theme::outlined), message)
}

/// A square in the colour of a side, with its name.
fn whose<'a>(side: Side, voice: &Voice) -> Element<'a, Message> {
    let block = container(iced::widget::space()).width(10).height(10).style(move |_: &iced::Theme| {
        container::Style::default().background(WindowColours::side(side)).border(iced::Border::default().rounded(2))
    });
    row![block, text(voice.text(side_word(side))).size(theme::TEXT).font(theme::BOLD)].spacing(6).align_y(Center).into()
}

/// The id of the name of a side's players in the string files.
const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Texan => "gui-play-texans",
        Side::Mexican => "gui-play-mexicans",
    }
}

/// A sentence. It may begin with the name of a counter, which keeps its capitalization.
fn said<'a>(message: &Phrase, voice: &Voice) -> Element<'a, Message> {
    words(unquoted(&voice.say(message))).into()
}

/// The number of a rule, with its text as a tooltip.
fn cited<'a>(number: &str, voice: &Voice) -> Element<'a, Message> {
    rule(number, voice)
}

/// A small labelled button.
fn small<'a>(name: String, about: String, message: Message) -> Element<'a, Message> {
    let press = button(text(name).size(theme::SMALL)).padding([2, 6]).style(theme::plain);
    hinted(pressed(press, message), about, tooltip::Position::Left)
}
