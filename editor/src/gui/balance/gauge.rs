//! The balance in the status line: a bar in the colours of both sides, the share with its interval, and the drift.

use iced::widget::{Row, button, container, row, space, text, tooltip};
use iced::{Border, Center, Element, FillPortion, Theme};
use rules::phrase::Phrase;
use rules::playtest::Interval;
use rules::report::Severity;
use rules::side::Side;

use super::{Balance, Drift, GAMES, Message, Reading};
use crate::gui::document::OpenDocument;
use crate::gui::job::PLAYER;
use crate::gui::theme::{self, Tint, WindowColours};
use crate::gui::widget::{hinted, unquoted};
use crate::words::Voice;

/// How wide the bar is.
const BAR: f32 = 72.0;

/// The gauge. A press switches it; while the document cannot be played, it leads to what stands in the way.
pub fn view<'a>(balance: &Balance, document: &OpenDocument, on: bool, voice: &Voice) -> Element<'a, Message> {
    let small = |said: String| text(said).size(theme::SMALL).wrapping(text::Wrapping::None);
    let errors = document.report().count(Severity::Error);
    let reading = balance.reading(document.state()).and_then(|reading| Some((reading, reading.mexican()?)));
    let mut press = Message::Switched;
    let (face, about) = match reading {
        _ if !on => {
            (row![small(voice.text("gui-balance-off")).style(theme::faint)], voice.text("gui-balance-off-about"))
        }
        _ if errors > 0 => {
            press = Message::ProblemsAsked;
            let said = small(voice.say(&Phrase::new("gui-obstacles").count("errors", errors)));
            (row![said.style(Tint::Error.text())], why(document, voice))
        }
        None => (row![small(voice.text("gui-balance-waiting")).style(theme::faint)], voice.text("gui-balance-about")),
        Some((reading, share)) => read(balance, document, reading, share, voice),
    };
    let face = face.spacing(theme::NEAR).align_y(Center);
    let press = button(face).padding([0, 6]).style(theme::plain).on_press(press);
    hinted(press, about, tooltip::Position::Top)
}

/// What the games say: the share, and how it differs from the step before, both of the same games.
fn read<'a>(
    balance: &Balance,
    document: &OpenDocument,
    reading: &Reading,
    all: Interval,
    voice: &Voice,
) -> (Row<'a, Message>, String) {
    let drift = document.state_before().and_then(|before| balance.drift(before, document.state()));
    // Of two samples of different size the games both have are compared, and no others are spoken of.
    let games = drift.map_or(reading.games().unwrap_or(0), |drift| drift.games);
    let share = drift.and_then(|drift| reading.mexican_in(drift.games)).unwrap_or(all);
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let said = Phrase::new("gui-balance-share")
        .with("share", percent(share.share))
        .with("low", percent(share.low))
        .with("high", percent(share.high));
    let about = Phrase::new(if drift.is_some() { "gui-balance-drift-about" } else { "gui-balance-read-about" })
        .count("games", games as usize)
        .count("all", GAMES as usize)
        .with("player", voice.player(PLAYER));
    let small = |said: String| text(said).size(theme::SMALL).wrapping(text::Wrapping::None);
    let face = row![bar(share.share), small(voice.say(&said))]
        .push(drift.map(|drift| drifted(drift, voice)))
        .push((!reading.is_whole()).then(|| small("…".to_owned()).style(theme::faint)));
    (face, voice.say(&about))
}

/// Why no games can be fought: the first of the errors, and what a press does.
fn why(document: &OpenDocument, voice: &Voice) -> String {
    let first = document.report().findings.iter().find(|finding| finding.severity == Severity::Error);
    let first = first.map(|finding| unquoted(&voice.say(&finding.message)));
    first.into_iter().chain([voice.text("gui-balance-unplayable-about")]).collect::<Vec<_>>().join("\n")
}

/// How the balance has changed, in points of a hundred: in faint ink where the interval holds that it has not.
fn drifted<'a>(drift: Drift, voice: &Voice) -> Element<'a, Message> {
    let tint = if drift.difference.is_clear() { Tint::Warning } else { Tint::Faint };
    text(voice.say(&told(drift))).size(theme::SMALL).wrapping(text::Wrapping::None).style(tint.text()).into()
}

/// A drift with its games: "+4 ± 2, 200 games".
pub fn told(drift: Drift) -> Phrase {
    Phrase::new("gui-balance-drift").with("drift", points(drift)).count("games", drift.games as usize)
}

/// A drift in points of a hundred with its interval: "+4 ± 2".
pub(super) fn points(drift: Drift) -> String {
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
        let style = move |_: &Theme| {
            container::Style::default().background(WindowColours::side(side)).border(Border::default())
        };
        container(space()).width(FillPortion(part)).height(8).style(style).into()
    });
    container(row(parts).spacing(1)).width(BAR).into()
}
