//! The counters a scenario sets up on a hex, with their values.

use iced::widget::{Column, column, row, text};
use iced::{Center, Element, Fill};
use rules::counters::{CounterMix, Strength};
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::spot::Level;

use crate::gui::document::OpenDocument;
use crate::gui::theme;
use crate::gui::widget::{aside, group, words};
use crate::picture::counter::{CounterPiece, pieces};
use crate::words::Voice;

/// The pieces of a hex, lowest level first; `None` if none are set up there.
pub(super) fn view<'a, M: 'a>(document: &'a OpenDocument, hex: Hex, voice: &Voice) -> Option<Element<'a, M>> {
    if !document.is_scenario() {
        return None;
    }
    let project = document.project();
    let mix = &project.counters;
    let mut placed: Vec<_> = project.scenario.setup.iter().filter(|placement| placement.at.hex == hex).collect();
    placed.sort_by_key(|placement| placement.at.level);
    if placed.is_empty() {
        return None;
    }
    let pieces = pieces(mix);
    let rows = placed.into_iter().filter_map(|placement| {
        let piece = pieces.get(&placement.piece)?;
        Some(line(*piece, &placement.piece, placement.at.level, mix, voice))
    });
    Some(Column::new().push(group(voice.text("gui-inspector-pieces"))).extend(rows).spacing(6).into())
}

fn line<'a, M: 'a>(
    piece: CounterPiece<'a>,
    id: &'a str,
    level: Level,
    mix: &'a CounterMix,
    voice: &Voice,
) -> Element<'a, M> {
    let language = voice.language();
    let level = voice.text(match level {
        Level::Ground => "level-ground",
        Level::In => "level-in",
        Level::Upper => "level-upper",
        Level::Roof => "level-roof",
    });
    let (name, whose, values) = match piece {
        CounterPiece::Unit(unit) => {
            let strength = |id, strength: Strength| {
                let said = Phrase::new(id).with("fire", strength.fire).with("melee", strength.melee);
                voice.say(&said.with("morale", strength.morale))
            };
            let values = [strength("gui-piece-full", unit.full), strength("gui-piece-reduced", unit.reduced)];
            (unit.name.get(language).to_owned(), Some((unit.side, unit.column.as_str())), values.to_vec())
        }
        CounterPiece::Leader(leader) => {
            let rating =
                |id, name: &str, rating: u8| voice.say(&Phrase::new(id).with("name", name).with("rating", rating));
            let mut values = vec![rating("gui-piece-leader", leader.name.get(language), leader.rating)];
            let behind = leader.replacement.as_ref();
            values.extend(behind.map(|next| rating("gui-piece-replacement", next.name.get(language), next.rating)));
            (leader.name.get(language).to_owned(), Some((leader.side, leader.column.as_str())), values)
        }
        CounterPiece::Battery(battery) => {
            let pounds = voice.say(&Phrase::new("gui-piece-battery").with("pounds", battery.pounds));
            (pounds, None, vec![voice.say(&Phrase::new("gui-piece-strength").with("strength", battery.strength))])
        }
        CounterPiece::Declared(own) => {
            (own.name.get(language).to_owned(), Some((own.side, own.group.as_str())), Vec::new())
        }
    };
    let whose = whose.map(|(side, column)| {
        let column = mix.columns.iter().find(|own| own.id == column).map(|column| column.name.get(language));
        column.map_or_else(|| voice.text(side.word()), ToOwned::to_owned)
    });
    let title = row![words(name).font(theme::BOLD).width(Fill), aside(level)].spacing(theme::NEAR).align_y(Center);
    let whose = [whose.unwrap_or_default(), id.to_owned()].into_iter().filter(|part| !part.is_empty());
    column![title]
        .extend(values.into_iter().map(|value| text(value).size(theme::SMALL).into()))
        .push(aside(whose.collect::<Vec<_>>().join(" · ")))
        .spacing(1)
        .into()
}
