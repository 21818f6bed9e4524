//! The moves of a counter: its reach, the cost of a path, and why a hex is refused.

use iced::Element;
use iced::widget::{Column, column};
use rules::phrase::Phrase;

use super::{Asked, Message, choices, said};
use crate::gui::questions::position::AskedPosition;
use crate::gui::theme;
use crate::gui::widget::{aside, group, heading, line, unquoted};
use crate::words::Voice;

/// Lays out the page of moves: the counter, its reach, and the path to the chosen hex.
pub(super) fn view<'a>(asked: Asked<'a>, scene: &'a AskedPosition, voice: &Voice) -> Element<'a, Message> {
    let own = asked.questions.moves();
    let (Some(piece), Some(moves)) = (own.chosen(scene), own.answered()) else {
        return aside(voice.text("gui-moves-hint")).size(theme::TEXT).into();
    };
    let beside = scene.pieces_in(moves.spot.hex, moves.spot.level);
    let spots = Phrase::new("gui-moves-count").count("count", moves.reach.ways.len());
    let page = column![heading(scene.name(piece)), said(&moves.heading(&scene.game), voice), said(&spots, voice)]
        .push(choices(scene, beside, piece, Message::PiecePicked, voice))
        .push(line());
    let told = own.explain(scene, asked.hovered);
    if told.is_empty() {
        return page.push(refusals(asked, scene, voice)).spacing(theme::NEAR).into();
    }
    let told = told.into_iter().map(|told| spot(&told, voice));
    page.extend(told).spacing(theme::NEAR).into()
}

/// The path to a spot, or why it cannot be reached.
fn spot<'a>(told: &[Phrase], voice: &Voice) -> Element<'a, Message> {
    let (first, rest) = told.split_first().map_or((None, told), |(first, rest)| (Some(first), rest));
    Column::new()
        .push(first.map(|first| said(first, voice)))
        .extend(rest.iter().map(|step| aside(unquoted(&voice.say(step))).into()))
        .spacing(theme::STEP)
        .into()
}

/// The refused hexes in the neighbourhood, grouped by reason.
fn refusals<'a>(asked: Asked<'_>, scene: &AskedPosition, voice: &Voice) -> Element<'a, Message> {
    let Some(moves) = asked.questions.moves().answered() else { return Column::new().into() };
    let reasons = moves.reasons(&scene.game).into_iter().map(|(spots, refusal)| {
        let spots: Vec<_> = spots.iter().map(ToString::to_string).collect();
        let reason = unquoted(&voice.say(&refusal.message));
        column![group(spots.join(", ")), aside(reason)].spacing(2).into()
    });
    let reasons: Vec<_> = reasons.collect();
    let heading = (!reasons.is_empty()).then(|| group(voice.text("gui-moves-refused")));
    column![aside(voice.text("gui-moves-point"))].push(heading).extend(reasons).spacing(theme::NEAR).into()
}
