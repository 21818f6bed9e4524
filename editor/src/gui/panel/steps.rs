//! The checklist of the first steps, as a card over the map.

use iced::widget::{button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use crate::explain::help::{FirstStep, first_steps};
use crate::gui::keymap::{Command, key_of};
use crate::gui::steps::{Message, Steps};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, icon_button, line, words};
use crate::words::Voice;

/// The width of the card, in px.
const WIDTH: f32 = 284.0;

/// Builds the card.
pub fn view<'a>(steps: &Steps, voice: &Voice) -> Element<'a, Message> {
    let open = steps.open();
    let lines = first_steps(steps.system(), voice).into_iter().zip(0..steps.all()).map(|(step, at)| {
        let head = head(&step, at, steps.is_done(at), open == Some(at));
        let body = (open == Some(at)).then(|| body(step, at, voice));
        column![head].push(body).into()
    });
    let count = Phrase::new("gui-steps-count").count("done", steps.count()).count("all", steps.all());
    let close = format!("{} ({})", voice.text("gui-steps-close"), key_of(Command::Steps));
    let title = row![
        text(voice.text("gui-steps")).size(theme::TEXT).font(theme::BOLD).width(Fill),
        aside(voice.say(&count)),
        icon_button(Icon::Close, close, Some(Message::Closed)),
    ]
    .spacing(theme::NEAR)
    .align_y(Center);
    // On a bundled document nothing counts as done, whatever is painted there.
    let said = match steps.next() {
        Some(0) => Some("gui-steps-own"),
        None => Some("gui-steps-all"),
        Some(_) => None,
    };
    let said = said.map(|id| container(aside(voice.text(id))).padding([theme::STEP, theme::NEAR]));
    let list = scrollable(column(lines).width(Fill));
    let card = column![container(title).padding([2, 8]).style(theme::bar), line(), list].push(said);
    container(card).width(WIDTH).style(theme::raised).into()
}

/// A step in one line; a click opens it.
fn head<'a>(step: &FirstStep, at: usize, done: bool, open: bool) -> Element<'a, Message> {
    let sign: Element<'a, Message> = if done {
        Icon::Good.tinted(Tint::Good).into()
    } else {
        container(aside((at + 1).to_string())).center_x(16).into()
    };
    let font = if open { theme::BOLD } else { theme::FONT };
    let title = text(step.title.clone()).size(theme::TEXT).font(font);
    let title = if done { title.style(theme::faint) } else { title };
    let face = row![sign, title].spacing(theme::NEAR).align_y(Center);
    button(face).padding([2, 8]).width(Fill).style(theme::plain).on_press(Message::Picked(at)).into()
}

/// The description of a step, and the button that opens the place for it.
fn body<'a>(step: FirstStep, at: usize, voice: &Voice) -> Element<'a, Message> {
    let show = button(words(voice.text("gui-steps-show"))).padding([3, 10]).style(theme::primary);
    let about = format!("{} ({})", voice.text("gui-steps-next"), key_of(Command::NextStep));
    let show = hinted(show.on_press(Message::ShowAsked(at)), about, tooltip::Position::Bottom);
    let body = column![text(step.about).size(theme::SMALL), show].spacing(6);
    container(body).padding(iced::Padding { top: 0.0, right: 8.0, bottom: 6.0, left: 32.0 }).into()
}
