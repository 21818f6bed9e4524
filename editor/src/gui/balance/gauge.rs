//! The balance in the status line: a bar in the colours of both sides, the share with its interval, and the drift.

use iced::widget::{button, container, row, space, text, tooltip};
use iced::{Border, Center, Element, FillPortion, Theme};
use rules::message::Message as Say;
use rules::side::Side;

use super::{Balance, Drift, GAMES, Message};
use crate::gui::document::OpenDocument;
use crate::gui::panel::obstacles;
use crate::gui::panel::playtest::PLAYER;
use crate::gui::theme::{self, Look, Tint};
use crate::gui::widget::{hinted, unquoted};
use crate::words::Voice;

/// How wide the bar is.
const BAR: f32 = 72.0;

/// The gauge. A press switches it.
pub fn view<'a>(balance: &Balance, document: &OpenDocument, on: bool, voice: &Voice) -> Element<'a, Message> {
    let small = |said: String| text(said).size(theme::SMALL);
    let state = document.state();
    let (face, about) = match balance.reading(state).filter(|_| on) {
        _ if !on => {
            (row![small(voice.text("gui-balance-off")).style(theme::faint)], voice.text("gui-balance-off-about"))
        }
        None => (row![small(voice.text("gui-balance-waiting")).style(theme::faint)], voice.text("gui-balance-about")),
        Some(reading) => match reading.mexican() {
            None => (row![small(voice.text("gui-balance-unplayable")).style(Tint::Error.text())], why(document, voice)),
            Some(share) => {
                let percent = |share: f64| format!("{:.0}", share * 100.0);
                let said = Say::new("gui-balance-share")
                    .with("share", percent(share.share))
                    .with("low", percent(share.low))
                    .with("high", percent(share.high));
                let drift = document.saved_state().filter(|saved| *saved != state);
                let drift = drift.and_then(|saved| balance.drift(saved, state));
                let games = reading.games().unwrap_or(0);
                let about = Say::new("gui-balance-read-about")
                    .count("games", games as usize)
                    .count("all", GAMES as usize)
                    .with("player", voice.player(PLAYER));
                let face = row![bar(share.share), small(voice.say(&said))]
                    .push(drift.map(|drift| drifted(drift, voice)))
                    .push((!reading.is_whole()).then(|| small("…".to_owned()).style(theme::faint)));
                (face, voice.say(&about))
            }
        },
    };
    let face = face.spacing(theme::NEAR).align_y(Center);
    let press = button(face).padding([0, 6]).style(theme::plain).on_press(Message::Switched);
    hinted(press, about, tooltip::Position::Top)
}

/// Why no games can be fought: how many errors there are, and the first of them.
fn why(document: &OpenDocument, voice: &Voice) -> String {
    let errors = document.obstacles();
    let first = errors.iter().filter_map(|errors| errors.findings.first());
    let told = errors.iter().map(|errors| obstacles::told(errors, voice));
    let first = first.map(|finding| unquoted(&voice.say(&finding.message)));
    told.chain(first).chain([voice.text("gui-balance-unplayable-about")]).collect::<Vec<_>>().join("\n")
}

/// How the balance has changed, in points of a hundred: in faint ink where the interval holds that it has not.
fn drifted<'a>(drift: Drift, voice: &Voice) -> Element<'a, Message> {
    let tint = if drift.difference.is_clear() { Tint::Warning } else { Tint::Faint };
    text(voice.say(&Say::new("gui-balance-drift").with("drift", points(drift))))
        .size(theme::SMALL)
        .style(tint.text())
        .into()
}

/// A drift in points of a hundred with its interval: "+4 ± 2".
pub fn points(drift: Drift) -> String {
    let spread = (drift.difference.high - drift.difference.low) / 2.0;
    // Never "−0".
    let mean = (drift.difference.mean * 100.0).round() + 0.0;
    let sign = if mean < 0.0 { "−" } else { "+" };
    format!("{sign}{:.0} ± {:.0}", mean.abs(), (spread * 100.0).ceil())
}

/// Texans at the left, Mexicans at the right.
fn bar<'a>(mexican: f64) -> Element<'a, Message> {
    let of_hundred = (mexican * 100.0).round() as u16;
    let parts = [(Side::Texan, 100 - of_hundred.min(100)), (Side::Mexican, of_hundred)];
    let parts = parts.into_iter().filter(|(_, part)| *part > 0).map(|(side, part)| {
        let style = move |_: &Theme| container::Style::default().background(Look::side(side)).border(Border::default());
        container(space()).width(FillPortion(part)).height(8).style(style).into()
    });
    container(row(parts).spacing(1)).width(BAR).into()
}
