//! Lines of sight: both ends with their levels, the verdict and its rules, the cover at both ends.

use std::collections::BTreeSet;

use iced::widget::{column, row, text};
use iced::{Center, Element};
use rules::phrase::Phrase;
use rules::spot::Spot;

use super::{Asked, Message, level_word, said, unplayable};
use crate::gui::document::OpenDocument;
use crate::gui::questions::background_value::Slot;
use crate::gui::questions::sight::{End, SightBoard};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading, line, segment, words};
use crate::question::because;
use crate::question::sight::Sighting;
use crate::words::{Voice, sentence};

/// Lays out the page of lines of sight: both ends, the verdict and the cover.
pub(super) fn view<'a>(asked: Asked<'a>, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let sight = asked.questions.sight();
    let Some(from) = sight.end(End::From) else {
        return aside(voice.text("gui-sight-hint")).size(theme::TEXT).into();
    };
    let ground = match asked.questions.ground() {
        Slot::Here(ground) => match ground.as_ref() {
            Ok(ground) => ground,
            Err(report) => return unplayable(report, voice),
        },
        Slot::Failed => return words(voice.text("gui-ask-failed")).style(Tint::Error.text()).into(),
        Slot::Empty | Slot::Working(_) => return aside(voice.text("gui-ask-working")).size(theme::TEXT).into(),
    };
    let ends = column![end(End::From, "A", from, document, voice)]
        .push(sight.end(End::To).map(|to| end(End::To, "B", to, document, voice)))
        .spacing(theme::STEP);
    let answer = match (sight.line(), sight.seen()) {
        (Some(line), _) => verdict(line, voice),
        (None, Slot::Here(seen)) => count(seen, ground, voice),
        (None, Slot::Failed) => words(voice.text("gui-ask-failed")).style(Tint::Error.text()).into(),
        (None, Slot::Working(_)) => aside(voice.text("gui-ask-working")).size(theme::TEXT).into(),
        (None, Slot::Empty) => aside(voice.text("gui-sight-drag")).into(),
    };
    column![ends, line(), answer, aside(assumed(ground, voice))].spacing(theme::NEAR).into()
}

/// What the answer is based on.
fn assumed(ground: &SightBoard, voice: &Voice) -> String {
    match ground.game() {
        None => voice.text("gui-sight-assumed"),
        Some(system) => voice.say(&Phrase::new("gui-sight-assumed-game").word("system", system.word())),
    }
}

/// An end of the line, with a choice of levels if the hex has several.
fn end<'a>(end: End, letter: &'a str, spot: Spot, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let levels = document.map().storeys(spot.hex);
    let name = text(letter).size(theme::HEADING).font(theme::BOLD).width(18);
    let row = row![name, words(spot.hex.to_string()).width(40)].spacing(theme::STEP).align_y(Center);
    if levels.len() < 2 {
        return row.push(aside(voice.text(level_word(spot.level)))).into();
    }
    row.extend(levels.iter().map(|storey| {
        let press = Message::LevelPicked(end, storey.level);
        segment(voice.text(level_word(storey.level)), 76, storey.level == spot.level, press)
    }))
    .into()
}

fn verdict<'a>(sighting: &Sighting, voice: &Voice) -> Element<'a, Message> {
    let clear = sighting.line.clear;
    let (id, tint) = if clear { ("gui-sight-clear", Tint::Good) } else { ("gui-sight-blocked", Tint::Error) };
    let distance = sighting.range.message();
    let mut answer = column![heading(voice.text(id)).style(tint.text()), aside(voice.say(&distance))].spacing(6);
    if !clear {
        answer = answer.extend(sighting.messages().iter().map(|message| words(sentence(&voice.say(message))).into()));
    }
    answer = answer.extend(sighting.reasons().iter().map(|reason| aside(voice.say(reason)).into()));
    for fire in &sighting.fire {
        answer = answer.push(said(&fire.told(voice), voice)).push(aside(voice.say(&because(fire.shelter.rule))));
    }
    answer.into()
}

fn count<'a>(seen: &[rules::board::SpotId], ground: &SightBoard, voice: &Voice) -> Element<'a, Message> {
    let hexes: BTreeSet<_> = seen.iter().map(|spot| ground.board.spot(*spot).hex).collect();
    let others = ground.board.len().saturating_sub(1);
    let said =
        Phrase::new("gui-sight-count").count("spots", seen.len()).count("all", others).count("hexes", hexes.len());
    column![heading(voice.say(&said)), aside(voice.text("gui-sight-count-about")), aside(voice.text("gui-sight-drag"))]
        .spacing(6)
        .into()
}
