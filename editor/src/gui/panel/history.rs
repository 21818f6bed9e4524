//! The history of the document: a click jumps back or forward to a stroke.

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};

use rules::phrase::Phrase;

use crate::gui::balance::{self, Balance};
use crate::gui::document::Strokes;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, chip, group, hinted, pressed, unquoted, words};
use crate::words::Voice;

/// The maximum number of strokes listed before and after the current position: more would slow every frame.
const NEARBY: usize = 150;

/// An event in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The document is to be as it was after this number of strokes.
    Chosen(usize),
    /// Whether to play the other games on the map before and after the last stroke.
    OthersAsked(bool),
}

/// The positions of the history to list, the latest first; 0 is the document as opened.
fn listed(strokes: &Strokes<'_>) -> impl Iterator<Item = usize> {
    let last = strokes.labels.len().min(strokes.made + NEARBY);
    let first = strokes.made.saturating_sub(NEARBY);
    (first..=last).rev()
}

/// Builds the list.
pub fn view<'a>(strokes: &Strokes<'_>, balance: &Balance, voice: &Voice) -> Element<'a, Message> {
    if strokes.labels.is_empty() {
        let nothing = column![words(voice.text("gui-history-none")), aside(voice.text("gui-history-about"))];
        return container(nothing.spacing(theme::STEP)).padding(theme::APART).into();
    }
    let rows = listed(strokes).map(|made| line(made, strokes, balance, voice));
    let list = Column::with_children(rows).spacing(1).padding(theme::STEP);
    column![].push(others(strokes, balance, voice)).push(scrollable(list).height(Fill).width(Fill)).into()
}

/// What the last stroke changes in the other games on the map, one line each; `None` if there are none.
fn others<'a>(strokes: &Strokes<'_>, balance: &Balance, voice: &Voice) -> Option<Element<'a, Message>> {
    let own = balance.others();
    if !own.are_there() {
        return None;
    }
    let small = |said: String| text(said).size(theme::SMALL);
    let lines = own.fought().iter().map(|fought| {
        let title = small(voice.words(&fought.title)).width(Fill);
        let (said, tint) = match fought.drift() {
            _ if fought.is_unplayable() => (voice.text("gui-history-unplayable"), Tint::Error),
            None => ("…".to_owned(), Tint::Faint),
            Some(drift) => {
                (voice.say(&balance::told(drift)), if drift.difference.is_clear() { Tint::Warning } else { Tint::Ink })
            }
        };
        row![title, small(said).style(tint.text())].spacing(theme::NEAR).into()
    });
    let (word, about) = if own.is_running() {
        ("gui-history-others-stop", "gui-history-others-stop-about")
    } else {
        ("gui-history-others-ask", "gui-history-others-about")
    };
    let asks = own.is_running() || strokes.made > 0;
    let press = button(text(voice.text(word)).size(theme::SMALL)).padding([2, 8]).style(theme::outlined);
    let press = pressed(press, asks.then_some(Message::OthersAsked(!own.is_running())));
    // On top: the lines below the button are read while the pointer still rests on it.
    let press = hinted(press, voice.text(about), tooltip::Position::Top);
    let head = row![container(group(voice.text("gui-history-others"))).width(Fill), press].align_y(Center);
    let page = Column::new().push(head.spacing(theme::NEAR)).extend(lines).spacing(theme::STEP);
    Some(container(page).padding(theme::NEAR).into())
}

fn line<'a>(made: usize, strokes: &Strokes<'_>, balance: &Balance, voice: &Voice) -> Element<'a, Message> {
    let here = made == strokes.made;
    let (tint, about) = match made.cmp(&strokes.made) {
        std::cmp::Ordering::Less => (Tint::Ink, "gui-history-back"),
        std::cmp::Ordering::Equal => (Tint::OnAccent, "gui-history-here"),
        std::cmp::Ordering::Greater => (Tint::Faint, "gui-history-forward"),
    };
    let label = match made.checked_sub(1).and_then(|at| strokes.labels.get(at)) {
        Some(label) => voice.say(label),
        None => voice.text("gui-history-opened"),
    };
    let number = text(made.to_string()).size(theme::SMALL).width(36).style(tint.text());
    let small = |said: String| text(said).size(theme::SMALL);
    let label = row![text(unquoted(&label)).size(theme::TEXT).style(tint.text())]
        .push((strokes.saved == Some(made)).then(|| saved(here, voice)))
        .push((made > strokes.made).then(|| small(voice.text("gui-history-undone")).style(theme::faint)))
        .spacing(theme::NEAR)
        .align_y(Center);
    let weighed = weighed(made, strokes, balance, voice).map(|said| small(said).style(tint.text()));
    let face = row![number, column![label].push(weighed).spacing(1)].spacing(theme::NEAR).align_y(Center);
    let press = pressed(button(face).padding([3, 8]).width(Fill).style(theme::flat(here)), Message::Chosen(made));
    hinted(press, voice.text(about), tooltip::Position::Top)
}

/// The balance after `made` strokes, and how the last of them changed it, both from the same games; `None` if no games
/// were played.
fn weighed(made: usize, strokes: &Strokes<'_>, balance: &Balance, voice: &Voice) -> Option<String> {
    let state = *strokes.states.get(made)?;
    let reading = balance.reading(state)?;
    let Some(games) = reading.games() else { return Some(voice.text("gui-history-unplayable")) };
    let drift = made.checked_sub(1).and_then(|before| balance.drift(*strokes.states.get(before)?, state));
    let share = reading.mexican_in(drift.map_or(games, |drift| drift.games))?.share;
    let share = format!("{:.0}", share * 100.0);
    let said = match drift {
        Some(drift) => Phrase::new("gui-history-drift").with("share", share).said("drift", balance::told(drift)),
        None => Phrase::new("gui-history-share").with("share", share).count("games", games as usize),
    };
    Some(voice.say(&said))
}

/// The mark of the stroke after which the document was saved.
fn saved<'a>(here: bool, voice: &Voice) -> Element<'a, Message> {
    chip(voice.text("gui-history-saved"), if here { Tint::OnAccent } else { Tint::Good })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_history_is_listed_around_where_the_document_stands() {
        let label = Phrase::new("gui-stroke-erase");
        let strokes = |made| Strokes { labels: vec![&label; 1000], made, saved: None, states: Vec::new() };
        let ends = |made| {
            let places: Vec<_> = listed(&strokes(made)).collect();
            (places[0], places[places.len() - 1])
        };
        assert_eq!((ends(0), ends(500), ends(1000)), ((150, 0), (650, 350), (1000, 850)));
    }
}
