//! The pages of the asking tools.

mod moves;
pub(super) mod odds;
mod placed_pieces;
mod sight;
mod zones;

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::alamo::{Game, PieceId};
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::play::{Atom, Cited};
use rules::report::Report;
use rules::rulebook::System;
use rules::spot::Level;

use crate::gui::document::OpenDocument;
use crate::gui::panel::obstacles;
use crate::gui::questions::background_value::Slot;
use crate::gui::questions::position::AskedPosition;
use crate::gui::questions::{Message, Questions};
use crate::gui::theme::{self, Tint};
use crate::gui::tool::question::Question;
use crate::gui::widget::{aside, group, hinted, pressed, unquoted, words};
use crate::question::{because, because_in};
use crate::words::{Voice, sentence};

/// The context the pages are shown in.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The questions and their answers.
    pub questions: &'a Questions,
    /// The chosen hex.
    pub chosen: Option<Hex>,
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// The level shown.
    pub level: Level,
}

/// The page of a question.
pub(super) fn view<'a>(
    question: Question,
    asked: Asked<'a>,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let body = match question {
        Question::Sight => sight::view(asked, document, voice),
        Question::Zones => with_scene(asked, document, voice, zones::view),
        Question::Moves => with_scene(asked, document, voice, moves::view),
        Question::Odds => with_scene(asked, document, voice, odds::view),
    };
    scrollable(container(body).padding(theme::BESIDE_BAR)).height(Fill).width(Fill).into()
}

/// A page that needs a game; without one, shows why there is none.
fn with_scene<'a>(
    asked: Asked<'a>,
    document: &'a OpenDocument,
    voice: &Voice,
    page: impl FnOnce(Asked<'a>, &'a AskedPosition, &Voice) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let project = document.project();
    if project.has_scenario() && project.rulebook.system != System::Alamo {
        let title = project.scenario.title.get(voice.language());
        let refused =
            Phrase::new("query-other-system").with("name", title).word("system", project.rulebook.system.word());
        return words(sentence(&voice.say(&refused))).into();
    }
    let Some(scene) = asked.questions.scene() else { return without_game(asked.questions, voice) };
    let stage = placed_pieces::view(asked, scene, document, voice);
    column![page(asked, scene, voice), stage].spacing(4.0 * theme::STEP).into()
}

fn without_game<'a>(questions: &'a Questions, voice: &Voice) -> Element<'a, Message> {
    let report = match questions.game() {
        Slot::Failed => return words(voice.text("gui-ask-failed")).style(Tint::Error.text()).into(),
        Slot::Here(game) => game.as_ref().as_ref().err(),
        Slot::Empty | Slot::Working(_) => None,
    };
    let Some(report) = report else { return aside(voice.text("gui-ask-working")).size(theme::TEXT).into() };
    unplayable(report, voice)
}

/// Shows the findings that keep the game from being asked.
fn unplayable<'a>(report: &Report, voice: &Voice) -> Element<'a, Message> {
    let refused = words(voice.text("gui-ask-unplayable")).style(Tint::Error.text());
    column![refused, obstacles::view(report, Some(Message::ProblemsAsked), voice)].spacing(theme::NEAR).into()
}

/// One of several lines to choose from.
fn choice<'a>(name: String, detail: String, chosen: bool, press: Message) -> Element<'a, Message> {
    let faint = if chosen { Tint::OnAccent } else { Tint::Faint };
    let face = row![text(name).size(theme::TEXT).width(Fill), text(detail).size(theme::SMALL).style(faint.text())]
        .spacing(theme::NEAR)
        .align_y(Center);
    pressed(button(face).padding([3, 8]).width(Fill).style(theme::flat(chosen)), press)
}

/// The counters of a hex to choose from; empty if there is no choice.
fn choices<'a>(
    scene: &AskedPosition,
    pieces: impl IntoIterator<Item = PieceId>,
    chosen: PieceId,
    press: fn(PieceId) -> Message,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    let pieces: Vec<_> = pieces.into_iter().collect();
    if pieces.len() < 2 {
        return None;
    }
    let rows = pieces.into_iter().map(|piece| {
        let level = scene.spot(piece).map(|at| voice.text(level_word(at.level))).unwrap_or_default();
        choice(scene.name(piece), level, piece == chosen, press(piece))
    });
    Some(column![group(voice.text("gui-ask-in-hex")), Column::new().extend(rows)].spacing(theme::STEP).into())
}

/// The number of a rule of a game, with its text as a tooltip. A rule of a variant links to the variant's page if
/// `lead` is given.
pub(in crate::gui::panel) fn rule_in<'a, M: Clone + 'a>(
    game: &Game,
    rule: Atom,
    lead: Option<fn(Atom) -> M>,
    voice: &Voice,
) -> Element<'a, M> {
    let number: Element<'a, M> = match lead.filter(|_| game.credit(rule).is_some()) {
        None => aside(rule.id()).into(),
        Some(lead) => button(text(rule.id()).size(theme::SMALL).style(theme::accented))
            .padding(0)
            .style(theme::plain)
            .on_press(lead(rule))
            .into(),
    };
    hinted(number, voice.say(&because_in(game, rule)), tooltip::Position::Right)
}

/// The number of a cited rule, with its text as a tooltip.
pub(in crate::gui::panel) fn rule_of<'a, M: 'a>(own: &Cited, voice: &Voice) -> Element<'a, M> {
    hinted(aside(own.rule.id()), voice.say(&own.because), tooltip::Position::Right)
}

/// A rule number, with the text of the rule as a tooltip.
pub(in crate::gui::panel) fn rule<'a, M: 'a>(number: &str, voice: &Voice) -> Element<'a, M> {
    hinted(aside(number.to_owned()), voice.say(&because(number)), tooltip::Position::Right)
}

/// A sentence of the engine.
fn said<'a>(message: &Phrase, voice: &Voice) -> Element<'a, Message> {
    words(unquoted(&voice.say(message))).into()
}

const fn level_word(level: Level) -> &'static str {
    match level {
        Level::Ground => "level-ground",
        Level::In => "level-in",
        Level::Upper => "level-upper",
        Level::Roof => "level-roof",
    }
}
