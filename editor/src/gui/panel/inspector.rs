//! The contents of a hex.

mod pieces;

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;
use rules::project_edit::Renamed;
use rules::provenance::{Kind, Provenance};
use rules::spot::{Level, Spot};
use rules::systems;

use crate::gui::dialog::rename;
use crate::gui::document::OpenDocument;
use crate::gui::panel::tuning;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, chip, group, heading, hint, hinted, line, pressed, words};
use crate::words::Voice;

/// The width of the column that names the hexsides, in px.
const SIDE: f32 = 68.0;

/// An event in the inspector.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A room or region is to be renamed.
    RenameAsked(Renamed, String),
    /// The figure with this name is to be balanced.
    BalanceAsked(String),
}

/// The panel for the chosen hex, or for the one under the pointer if none is chosen.
pub fn view<'a>(document: &'a OpenDocument, shown: Option<Hex>, voice: &Voice) -> Element<'a, Message> {
    let map = document.map();
    let body: Element<'a, Message> = match shown.filter(|hex| map.grid.contains(*hex)) {
        Some(hex) => Column::new()
            .push(about(document, hex, voice))
            .push(pieces::view(document, hex, voice))
            .push(sides(document, hex, voice))
            .spacing(theme::APART)
            .padding(theme::BESIDE_BAR)
            .into(),
        None => hint(voice.text("gui-inspector-empty")).into(),
    };
    scrollable(body).height(Fill).width(Fill).into()
}

fn about<'a>(document: &'a OpenDocument, hex: Hex, voice: &Voice) -> Element<'a, Message> {
    let map = document.map();
    let known = systems::levels(document.project());
    let entry = map.hex(hex);
    let levels: Vec<_> = map
        .storeys(hex)
        .iter()
        .filter(|storey| storey.level != Level::Upper || known.contains(&storey.level))
        .map(|storey| {
            let id = match storey.level {
                Level::Ground => "gui-level-ground",
                Level::In => "gui-level-in",
                Level::Upper => "gui-level-upper",
                Level::Roof => "gui-level-roof",
            };
            voice.say(&Phrase::new(id).count("elevation", usize::from(storey.elevation)))
        })
        .collect();
    let room = map.room_in(hex).map(|room| {
        let name = words(voice.words(&room.name));
        called(name.into(), Renamed::Room, &room.id, voice)
    });
    let regions = map
        .regions
        .iter()
        .filter(|region| Level::ALL.into_iter().any(|level| region.members.has_spot(Spot::new(hex, level))))
        .map(|region| {
            let name = aside(voice.words(&region.name));
            called(name.into(), Renamed::Region, &region.id, voice)
        });
    // Names are close together, and wrap to a second line if the first is full.
    let regions = row(regions).spacing(theme::NEAR).wrap().vertical_spacing(0);
    let areas = map.entry_areas.iter().filter(|area| area.hexes.contains(&hex));
    let area = areas.map(|area| voice.say(&Phrase::new("gui-inspector-area").with("number", area.number))).next();
    column![
        heading(voice.say(&Phrase::new("gui-inspector-hex").with("hex", hex))),
        words(voice.text(map.ground(hex).word())),
        words(levels.join(" · ")),
    ]
    .push(room)
    .push(area.map(words))
    .push(entry.filter(|entry| entry.open_top).map(|_| words(voice.text("gui-inspector-open-top"))))
    .push(regions)
    .push(entry.map(|entry| origin(&entry.by, voice)))
    .push(entry.is_none().then(|| aside(voice.text("gui-inspector-plain"))))
    .spacing(theme::STEP)
    .into()
}

/// A name with the button that renames it.
fn called<'a>(name: Element<'a, Message>, what: Renamed, id: &str, voice: &Voice) -> Element<'a, Message> {
    let about = voice.say(&Phrase::new("gui-rename-this").word("kind", rename::kind(what)).with("name", id));
    let face = Icon::Rename.tinted(Tint::Faint).width(12).height(12);
    let press = button(face).padding(2).style(theme::flat(false));
    let press = pressed(press, Message::RenameAsked(what, id.to_owned()));
    row![name, hinted(press, about, tooltip::Position::Bottom)].spacing(2).align_y(Center).into()
}

/// The origin of a datum: the chip tells its kind, the text the rule or the reason.
fn origin<'a>(by: &'a Provenance, voice: &Voice) -> Element<'a, Message> {
    let (id, tint) = mark(by);
    row![chip(voice.text(id), tint), aside(by.text(voice.language()).to_owned()).width(Fill)]
        .spacing(6)
        .align_y(Center)
        .into()
}

const fn mark(by: &Provenance) -> (&'static str, Tint) {
    let tint = match by.kind() {
        Kind::Cited => Tint::Good,
        Kind::Reconstructed => Tint::Warning,
        Kind::Original => Tint::Ink,
    };
    (by.kind().word(), tint)
}

fn sides<'a>(document: &'a OpenDocument, hex: Hex, voice: &Voice) -> Element<'a, Message> {
    let map = document.map();
    let title = row![
        group(voice.text("gui-inspector-sides")).width(SIDE),
        group(voice.text("gui-layer-ground")).width(Fill),
        group(voice.text("gui-layer-upper")).width(Fill),
        tuning::no_button(),
    ]
    .spacing(theme::STEP);
    let rows = Direction::ALL.map(|direction| {
        let name = voice.text(match direction {
            Direction::North => "gui-north",
            Direction::NorthEast => "gui-north-east",
            Direction::SouthEast => "gui-south-east",
            Direction::South => "gui-south",
            Direction::SouthWest => "gui-south-west",
            Direction::NorthWest => "gui-north-west",
        });
        let side =
            Hexside::in_direction(hex, direction).filter(|side| side.hexes().iter().all(|end| map.grid.contains(*end)));
        let cells = Layer::ALL.map(|layer| cell(map, side, layer, voice));
        let beside = side.and_then(|side| side.other(hex)).map(|other| other.to_string()).unwrap_or_default();
        let name = row![text(name).size(theme::SMALL).font(theme::BOLD).width(28), aside(beside)].width(SIDE);
        let balanced = side.map(|side| format!("wall.{side}"));
        let balanced = balanced.filter(|own| ScenarioChange::figure_now(document.project(), own).is_some());
        let balance = balanced.map_or_else(tuning::no_button, |own| tuning::button(Message::BalanceAsked(own), voice));
        container(row![name].extend(cells).push(balance).spacing(theme::STEP).align_y(Center)).padding([3, 0]).into()
    });
    column![title, line()].extend(rows).spacing(2).into()
}

/// One layer of a hexside: its kind, and its origin as a dot with a tooltip.
fn cell<'a>(map: &'a MapDocument, side: Option<Hexside>, layer: Layer, voice: &Voice) -> Element<'a, Message> {
    let dash = || aside("–").width(Fill).into();
    let Some(side) = side else { return dash() };
    let Some(entry) = map.feature(side, layer) else {
        let means = map.layer_applies(LayeredSide::new(side, layer));
        return if means { aside(voice.text("hexside-clear")).width(Fill).into() } else { dash() };
    };
    let (id, tint) = mark(&entry.by);
    let face = row![
        text("●").size(8).style(tint.text()),
        text(voice.text(&map.side_word(side, entry.kind))).size(theme::SMALL).width(Fill)
    ]
    .spacing(theme::STEP)
    .align_y(Center);
    let about = voice.labelled(&voice.text(id), entry.by.text(voice.language()));
    hinted(container(face).width(Fill), about, tooltip::Position::Left)
}
