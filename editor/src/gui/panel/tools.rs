//! The pages of the tools: the settings of the tool in hand.

mod building;
mod choose_hexes;
mod entry_area;
mod game_area;
mod gun_site;
mod hex;
mod hexside;
mod label;
mod measure;
mod opening;
mod questions;
mod region;
mod region_kind;
mod room;
pub mod scan;
mod stamp;
pub mod toolbar;
mod wall;

use std::collections::BTreeSet;

pub use questions::Asked;
pub(super) use questions::odds::{attack, chance_line};
pub(super) use questions::rule;
pub(super) use questions::rule_of;

use iced::widget::{Column, button, column, container, row, scrollable, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::edit::{Building, Hand};
use rules::hex::Hex;
use rules::map::{Ground, GunSiteKind, HexsideKind};
use rules::words::Language;

use crate::gui::action::Action;
use crate::gui::board::{Paint, Swatches};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::scan::Backdrop;
use crate::gui::stamps::{self, Stamps};
use crate::gui::theme::{self, Tint};
use crate::gui::tool::drafts::BrushName;
use crate::gui::tool::game_area::{Most, Tally};
use crate::gui::tool::region::Holds;
use crate::gui::tool::{BrushSize, Coverage, Drafts, SelectionMethod, Tool, Toolbox};
use crate::gui::widget::{Icon, group, hint, hinted, pressed, segment};
use crate::words::Voice;

/// The id of the name field: for a new room, a new region or a name on the map.
pub const NAME: &str = "tool-name";

/// An event on the pages of the tools.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A tool was picked.
    ToolPicked(Tool),
    /// The ground to paint was picked.
    GroundPicked(Ground),
    /// The hexside layers to paint were picked.
    CoveragePicked(Coverage),
    /// A kind of hexside was picked.
    KindPicked(HexsideKind),
    /// An entry area was picked.
    EntryAreaPicked(u8),
    /// The eraser of the entry areas was picked.
    EntryAreaEraserPicked,
    /// A kind of gun site was picked; `None` is the eraser.
    GunSitePicked(Option<GunSiteKind>),
    /// The facing of guns was picked, in degrees; `None` leaves it unchanged.
    GunFacingPicked(Option<i16>),
    /// A method of selecting hexes was picked.
    SelectionMethodPicked(SelectionMethod),
    /// The kind of region members to paint was picked.
    HoldsPicked(Holds),
    /// The place of a finding was requested, given by its index in the report.
    FindingPicked(usize),
    /// The fix of a finding was requested, given by its index in the report.
    MendAsked(usize),
    /// A brush size was picked.
    ReachPicked(BrushSize),
    /// A building to build was picked; `None` demolishes.
    BuildingPicked(Option<Building>),
    /// An opening to set in hexsides was picked.
    OpeningPicked(HexsideKind),
    /// The side of the path on which walls are drawn was picked.
    HandPicked(Hand),
    /// A room was picked.
    RoomPicked(BrushName),
    /// The name of a new room changed.
    RoomTyped(String),
    /// A region was picked.
    RegionPicked(BrushName),
    /// The eraser was picked for this region.
    RegionEraserPicked(String),
    /// A region was shown on the map or hidden.
    RegionShown(String, bool),
    /// The name of a new region changed.
    RegionTyped(String),
    /// The id of a new region changed.
    RegionIdTyped(String),
    /// The kind of the current region was picked; `None` for a region without a meaning to game systems.
    RegionKindPicked(Option<&'static str>),
    /// The slider of a figure of the current region was moved.
    RegionFigureMoved(&'static str, i32),
    /// The slider of that figure was released.
    RegionFigureSet,
    /// The name of the next area changed.
    GameAreaTyped(String),
    /// The maximum number of hexes of a new area was set.
    GameAreaMost(u16),
    /// The surface of the current area was picked; `None` for plain ground.
    SurfacePicked(Option<&'static str>),
    /// The name to write on the map was edited.
    LabelTyped(String),
    /// The size of its letters was set, in percent.
    LabelSized(u16),
    /// Its rotation was set, in degrees.
    LabelTurned(i16),
    /// The picked-up name is to be changed (`true`) or removed.
    LabelChanged(bool),
    /// A command was given.
    Commanded(Command),
    /// An event on the page of the scan.
    Scan(scan::Message),
    /// An event in the library of stamps.
    Stamps(stamps::Message),
    /// The page of the manual about the tool in hand was requested.
    HelpAsked,
    /// An event on the page of an asking tool.
    Asking(crate::gui::questions::Message),
}

/// Changes the settings of the tools.
pub fn update(toolbox: &mut Toolbox, drafts: &mut Drafts, message: Message) -> Action<Message> {
    match message {
        Message::ToolPicked(tool) => return Action::Command(Command::Tool(tool)),
        Message::GroundPicked(ground) => toolbox.ground = ground,
        Message::CoveragePicked(coverage) => toolbox.coverage = coverage,
        Message::KindPicked(kind) => toolbox.kind = kind,
        Message::EntryAreaPicked(number) => {
            toolbox.entry_area.number = number;
            toolbox.entry_area.erases = false;
        }
        Message::EntryAreaEraserPicked => toolbox.entry_area.erases = true,
        Message::GunSitePicked(kind) => toolbox.gun_site = kind,
        Message::GunFacingPicked(facing) => toolbox.gun_facing = facing,
        Message::SelectionMethodPicked(area) => toolbox.selection_method = area,
        Message::HoldsPicked(holds) => toolbox.region = holds,
        Message::FindingPicked(at) => return Action::Show(at),
        Message::MendAsked(at) => return Action::Mend(at),
        Message::ReachPicked(reach) => toolbox.reach = reach,
        Message::BuildingPicked(building) => toolbox.building = building,
        Message::OpeningPicked(kind) => toolbox.opening = kind,
        Message::HandPicked(hand) => toolbox.hand = hand,
        Message::RoomPicked(room) => drafts.room = room,
        Message::RoomTyped(name) => (drafts.room, drafts.room_name) = (BrushName::New, name),
        Message::RegionPicked(region) => drafts.region = region,
        Message::RegionEraserPicked(id) => (drafts.region, drafts.region_left) = (BrushName::Eraser, id),
        Message::RegionShown(id, true) => {
            drafts.regions_hidden.remove(&id);
        }
        Message::RegionShown(id, false) => {
            drafts.regions_hidden.insert(id);
        }
        Message::RegionTyped(name) => (drafts.region, drafts.region_name) = (BrushName::New, name),
        Message::RegionIdTyped(id) => (drafts.region, drafts.region_id) = (BrushName::New, id),
        Message::RegionFigureMoved(name, value) => drafts.region_figure = Some((name, value)),
        Message::GameAreaTyped(name) => drafts.region_name = name,
        Message::GameAreaMost(most) => toolbox.game_area = Most::new(most),
        Message::LabelTyped(name) => drafts.label = name,
        Message::LabelSized(size) => drafts.label_size = Some(size),
        Message::LabelTurned(degrees) => drafts.label_turned = degrees,
        Message::Commanded(command) => return Action::Command(command),
        Message::HelpAsked => return Action::Help(toolbox.tool.entry().page),
        // These concern the document or the library.
        Message::RegionKindPicked(_)
        | Message::RegionFigureSet
        | Message::SurfacePicked(_)
        | Message::LabelChanged(_)
        | Message::Asking(_)
        | Message::Scan(_)
        | Message::Stamps(_) => {}
    }
    Action::None
}

/// The context the pages are shown in.
#[derive(Clone, Copy)]
pub struct ToolsContext<'a> {
    /// The tool in hand and the settings of each tool.
    pub toolbox: Toolbox,
    /// The text typed in the pages.
    pub drafts: &'a Drafts,
    /// The open document.
    pub document: &'a OpenDocument,
    /// Samples of what can be painted.
    pub swatches: &'a Swatches,
    /// The selected hexes.
    pub selection: &'a BTreeSet<Hex>,
    /// The hexes measured last.
    pub measured: Option<(Hex, Hex)>,
    /// The number of copied hexes.
    pub copied: usize,
    /// The library of stamps.
    pub stamps: &'a Stamps,
    /// The questions to the rules.
    pub asked: Asked<'a>,
    /// The scan behind the map.
    pub backdrop: &'a Backdrop,
    /// The counts of areas.
    pub tally: &'a Tally,
}

/// The page of the tool in hand.
pub fn view<'a>(shown: ToolsContext<'a>, voice: &Voice) -> Element<'a, Message> {
    let ToolsContext { toolbox, drafts, document, swatches, .. } = shown;
    let page = match toolbox.tool {
        Tool::Select => hint(voice.text("gui-tool-select-hint")).into(),
        Tool::ChooseHexes => choose_hexes::view(toolbox, shown.selection.len(), voice),
        Tool::Hex => hex::view(toolbox, true, swatches, voice),
        Tool::Fill => hex::view(toolbox, false, swatches, voice),
        Tool::Building => building::view(toolbox, voice),
        Tool::Room => room::view(drafts, document.map(), voice),
        Tool::Hexside => hexside::view(toolbox, swatches, voice),
        Tool::Opening => opening::view(toolbox, swatches, voice),
        Tool::Wall => wall::view(toolbox, swatches, voice),
        Tool::EntryArea => entry_area::view(toolbox, document, voice),
        Tool::Region => region::view(toolbox, drafts, document, voice),
        Tool::GameArea => game_area::view(toolbox, drafts, document, shown.tally, voice),
        Tool::GunSite => gun_site::view(toolbox, document.map(), swatches, voice),
        Tool::Label => label::view(drafts, voice),
        Tool::Stamp => stamp::view(shown.copied, shown.stamps, voice),
        Tool::Counter => hint(voice.text("gui-tool-counter-hint")).into(),
        Tool::Scan => scan::view(document.base_map(), shown.backdrop, toolbox.scan, voice).map(Message::Scan),
        Tool::Measure => measure::view(document.map(), shown.measured, voice),
        Tool::Ask(question) => questions::view(question, shown.asked, document, voice).map(Message::Asking),
    };
    container(page).width(Fill).height(Fill).into()
}

/// The choice of the brush size.
fn reach<'a>(toolbox: Toolbox, voice: &Voice) -> Element<'a, Message> {
    let choices = row(BrushSize::ALL.map(|reach| {
        let about = format!("{} ({})", voice.text("gui-reach-about"), key_of(Command::Reach));
        let choice = segment(reach.count().to_string(), Fill, toolbox.reach == reach, Message::ReachPicked(reach));
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    }));
    let choices = container(choices.spacing(2)).style(theme::bar);
    container(column![group(voice.text("gui-reach")), choices].spacing(theme::STEP)).padding(theme::NEAR).into()
}

/// The choice of hexside layers.
fn layers<'a>(toolbox: Toolbox, voice: &Voice) -> Element<'a, Message> {
    let layers = row(Coverage::ALL.map(|coverage| {
        let about = format!("{} ({})", voice.text(coverage.about()), key_of(Command::Layers(coverage)));
        let chosen = toolbox.coverage == coverage;
        let choice = segment(voice.text(coverage.word()), Fill, chosen, Message::CoveragePicked(coverage));
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    }));
    let layers = container(layers.spacing(2)).style(theme::bar);
    container(column![group(voice.text("gui-tools-layer")), layers].spacing(theme::STEP)).padding(theme::NEAR).into()
}

/// A line of a palette: a name and, at the end, a short note.
fn named<'a>(name: String, said: String, about: String, chosen: bool, press: Message) -> Element<'a, Message> {
    let faint = if chosen { Tint::OnAccent } else { Tint::Faint };
    let face = row![text(name).size(theme::TEXT).width(Fill), text(said).size(theme::SMALL).style(faint.text()),]
        .spacing(theme::STEP)
        .align_y(Center);
    let face = button(face).padding([4, 6]).width(Fill).style(theme::flat(chosen));
    hinted(pressed(face, press), about, tooltip::Position::Right)
}

/// A full-width button for a command.
fn command<'a>(word: &str, about: &str, given: Command, can: bool, voice: &Voice) -> Element<'a, Message> {
    let key = key_of(given);
    let face = row![
        text(voice.text(word)).size(theme::TEXT),
        space::horizontal(),
        text(key).size(theme::SMALL).style(if can { Tint::Faint } else { Tint::Off }.text()),
    ]
    .align_y(Center);
    let face = button(face).padding([4, 8]).width(Fill).style(theme::outlined);
    hinted(pressed(face, can.then_some(Message::Commanded(given))), voice.text(about), tooltip::Position::Right)
}

/// A name in the current language.
fn spoken(words: &rules::words::Words, voice: &Voice) -> String {
    let language: Language = voice.language();
    words.get(language).to_owned()
}

/// A palette with its title.
fn palette<'a>(title: String, rows: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    let title = container(group(title)).padding(iced::Padding { top: 8.0, left: 8.0, ..0.0.into() });
    let rows = Column::with_children(rows).padding(theme::NEAR).spacing(2);
    column![title, scrollable(rows).height(Fill)].into()
}

/// A line of a palette with a sample and a name.
fn swatch<'a>(
    sample: impl Into<Element<'a, Message>>,
    name: String,
    about: String,
    chosen: bool,
    press: Message,
) -> Element<'a, Message> {
    let face = row![sample.into(), text(name).size(theme::TEXT)].spacing(theme::NEAR).align_y(Center);
    let face = button(face).padding([3, 6]).width(Fill).style(theme::flat(chosen));
    hinted(pressed(face, press), about, tooltip::Position::Right)
}

/// The sample of a paint.
fn sample(paint: Paint, swatches: &Swatches) -> Element<'_, Message> {
    swatches.sample(paint).map_or_else(|| space().width(Swatches::WIDTH).into(), Into::into)
}

/// The eraser of a palette.
fn eraser<'a>(name: &str, about: &str, chosen: bool, press: Message, voice: &Voice) -> Element<'a, Message> {
    let tint = if chosen { Tint::OnAccent } else { Tint::Ink };
    let sign = container(Icon::Eraser.tinted(tint)).center_x(Swatches::WIDTH);
    let about = format!("{} ({})", voice.text(about), key_of(Command::Erase));
    swatch(sign, voice.text(name), about, chosen, press)
}
