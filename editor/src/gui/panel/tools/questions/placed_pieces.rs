//! Counters added to the map for the question.

use std::fmt;

use iced::widget::{Column, button, column, pick_list, row, toggler, tooltip};
use iced::{Element, Fill};
use rules::alamo::PieceId;
use rules::phrase::Phrase;

use super::{Asked, Message};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::questions::position::AskedPosition;
use crate::gui::theme;
use crate::gui::widget::{aside, group, hinted, pressed, words};
use crate::picture::counter::{CounterPiece, pieces};
use crate::words::Voice;

/// A counter in the pick list.
#[derive(Debug, Clone, PartialEq)]
struct Choice {
    piece: PieceId,
    name: String,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The part of the page that adds counters to the map.
pub(super) fn view<'a>(
    asked: Asked<'a>,
    scene: &'a AskedPosition,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let stage = asked.questions.stage();
    let list: Element<'a, Message> = match asked.chosen {
        None => aside(voice.text("gui-stage-hint")).into(),
        Some(hex) => {
            let title = voice.say(&Phrase::new("gui-stage-put").with("hex", hex));
            let list = pick_list(offered(scene, document, voice), None::<Choice>, |own| Message::Staged(own.piece))
                .placeholder(title)
                .text_size(theme::TEXT)
                .padding([4, 8])
                .menu_height(320)
                .width(Fill);
            let keys = [true, false].map(|forward| key_of(Command::Turn { forward })).join(" ");
            hinted(list, format!("{} ({keys})", voice.text("gui-stage-put-about")), tooltip::Position::Right)
        }
    };
    let placed = stage.with.iter().map(|(name, at)| row![words(name).width(Fill), aside(at.to_string())].into());
    let clear = (!stage.with.is_empty()).then(|| {
        let face = words(voice.text("gui-stage-clear"));
        pressed(button(face).padding([4, 10]).style(theme::outlined), Message::Cleared)
    });
    let alone = document.is_scenario().then(|| {
        toggler(stage.alone)
            .label(voice.text("gui-stage-alone"))
            .text_size(theme::TEXT)
            .size(16)
            .spacing(theme::NEAR)
            .on_toggle(Message::AloneSwitched)
    });
    let assumed = if document.is_scenario() { "gui-stage-assumed" } else { "gui-stage-assumed-map" };
    column![group(voice.text("gui-stage")), list]
        .push(Column::new().extend(placed).spacing(2))
        .push(clear)
        .push(alone)
        .push(aside(voice.text(assumed)))
        .spacing(theme::NEAR)
        .into()
}

/// All counters, those that are not on the map first.
fn offered(scene: &AskedPosition, document: &OpenDocument, voice: &Voice) -> Vec<Choice> {
    let known = pieces(&document.project().counters);
    let mut offered: Vec<_> = scene.game.piece_ids().collect();
    offered.sort_by_key(|piece| (scene.spot(*piece).is_some(), *piece));
    let name = |piece: PieceId| {
        let id = scene.name(piece);
        let name = match known.get(&id) {
            Some(CounterPiece::Unit(unit)) => voice.words(&unit.name),
            Some(CounterPiece::Leader(leader)) => voice.words(&leader.name),
            Some(CounterPiece::Battery(battery)) => {
                voice.say(&Phrase::new("gui-piece-battery").with("pounds", battery.pounds))
            }
            Some(CounterPiece::Declared(own)) => voice.words(&own.name),
            None => String::new(),
        };
        Choice { piece, name: format!("{id} · {name}") }
    };
    offered.into_iter().map(name).collect()
}
