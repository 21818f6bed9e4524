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

/// The width of the bar, in px.
const BAR: f32 = 72.0;

/// Returns the gauge. A press switches it on or off; if the document has errors, it opens their page instead.
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

/// Returns the share and the drift since the previous step, both over the same games, with the tooltip.
fn read<'a>(
    balance: &Balance,
    document: &OpenDocument,
    reading: &Reading,
    all: Interval,
    voice: &Voice,
) -> (Row<'a, Message>, String) {
    let drift = document.state_before().and_then(|before| balance.drift(before, document.state()));
    // If the two samples differ in size, only the games of both are compared and counted.
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

/// Explains why no games can be played: the first error, and what a press does.
fn why(document: &OpenDocument, voice: &Voice) -> String {
    let first = document.report().findings.iter().find(|finding| finding.severity == Severity::Error);
    let first = first.map(|finding| unquoted(&voice.say(&finding.message)));
    first.into_iter().chain([voice.text("gui-balance-unplayable-about")]).collect::<Vec<_>>().join("\n")
}

/// Returns the drift in percentage points, in a faint colour if its interval contains zero.
fn drifted<'a>(drift: Drift, voice: &Voice) -> Element<'a, Message> {
    let tint = if drift.difference.is_clear() { Tint::Warning } else { Tint::Faint };
    text(voice.say(&told(drift))).size(theme::SMALL).wrapping(text::Wrapping::None).style(tint.text()).into()
}

/// Returns the drift and its number of games: "+4 ± 2, 200 games".
pub fn told(drift: Drift) -> Phrase {
    Phrase::new("gui-balance-drift").with("drift", points(drift)).count("games", drift.games as usize)
}

/// Formats a drift in percentage points with its interval: "+4 ± 2".
pub(super) fn points(drift: Drift) -> String {
    let spread = (drift.difference.high - drift.difference.low) / 2.0;
    // Never "−0".
    let mean = (drift.difference.mean * 100.0).round() + 0.0;
    let sign = if mean < 0.0 { "−" } else { "+" };
    format!("{sign}{:.0} ± {:.0}", mean.abs(), (spread * 100.0).ceil())
}

/// Returns the bar, with the share of the Texans on the left and that of the Mexicans on the right.
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
