//! The tools at the left: which one is in hand, and how it is set.

mod asking;
mod entry_area;
mod gun_site;
mod hex;
mod hexside;

pub use asking::Asked;

use iced::widget::{Column, button, column, container, row, scrollable, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::map::{Ground, GunSiteKind, HexsideKind};

use crate::gui::board::{Paint, Swatches};
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::tool::{Coverage, Tool, Toolbox};
use crate::gui::widget::{Icon, group, hint, hinted, line, words};
use crate::words::Voice;

/// What happened in the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A tool was picked.
    ToolPicked(Tool),
    /// The ground to paint was picked.
    GroundPicked(Ground),
    /// The layers to paint were picked.
    CoveragePicked(Coverage),
    /// A kind of hexside was picked.
    KindPicked(HexsideKind),
    /// An entry area was picked.
    EntryAreaPicked(u8),
    /// The eraser of the entry areas was picked.
    EntryAreaEraserPicked,
    /// A kind of gun site was picked; `None` is the eraser.
    GunSitePicked(Option<GunSiteKind>),
    /// On the page of a tool that asks.
    Asking(crate::gui::asking::Message),
}

/// Sets the tools.
pub const fn update(toolbox: &mut Toolbox, message: Message) {
    match message {
        Message::ToolPicked(tool) => toolbox.tool = tool,
        Message::GroundPicked(ground) => toolbox.ground = ground,
        Message::CoveragePicked(coverage) => toolbox.coverage = coverage,
        Message::KindPicked(kind) => toolbox.kind = kind,
        Message::EntryAreaPicked(number) => {
            toolbox.entry_area.number = number;
            toolbox.entry_area.erases = false;
        }
        Message::EntryAreaEraserPicked => toolbox.entry_area.erases = true,
        Message::GunSitePicked(kind) => toolbox.gun_site = kind,
        Message::Asking(_) => {}
    }
}

/// The panel.
pub fn view<'a>(
    toolbox: Toolbox,
    document: &'a OpenDocument,
    swatches: &'a Swatches,
    asked: asking::Asked<'a>,
    voice: &Voice,
) -> Element<'a, Message> {
    let tools = Tool::ALL.map(|tool| tool_button(tool, toolbox.tool == tool, voice));
    let page = match toolbox.tool {
        Tool::Select => hint(voice.text("gui-tool-select-hint")).into(),
        Tool::Hex => hex::view(toolbox, swatches, voice),
        Tool::Hexside => hexside::view(toolbox, swatches, voice),
        Tool::EntryArea => entry_area::view(toolbox, document, voice),
        Tool::GunSite => gun_site::view(toolbox, document.map(), swatches, voice),
        Tool::Ask(question) => asking::view(question, asked, document, voice).map(Message::Asking),
    };
    column![Column::from_iter(tools).padding(theme::NEAR).spacing(2), line(), container(page).height(Fill)].into()
}

fn tool_button<'a>(tool: Tool, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let (tint, faint) = if chosen { (Tint::OnAccent, Tint::OnAccent) } else { (Tint::Ink, Tint::Faint) };
    let key = key_of(tool.command());
    let face = row![
        tool.icon().tinted(tint),
        words(voice.text(tool.word())),
        space::horizontal(),
        text(key).size(theme::SMALL).style(faint.text()),
    ]
    .spacing(theme::NEAR)
    .align_y(Center);
    let pressed =
        button(face).padding([5, 8]).width(Fill).style(theme::flat(chosen)).on_press(Message::ToolPicked(tool));
    hinted(pressed, format!("{} ({key})", voice.text(tool.about())), tooltip::Position::Right)
}

/// A palette below its title.
fn palette<'a>(title: String, rows: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    let title = container(group(title)).padding(iced::Padding { top: 8.0, left: 8.0, ..0.0.into() });
    let rows = Column::with_children(rows).padding(theme::NEAR).spacing(2);
    column![title, scrollable(rows).height(Fill)].into()
}

/// A line of a palette: a sample and a name.
fn swatch<'a>(
    sample: impl Into<Element<'a, Message>>,
    name: String,
    about: String,
    chosen: bool,
    press: Message,
) -> Element<'a, Message> {
    let face = row![sample.into(), text(name).size(theme::TEXT)].spacing(theme::NEAR).align_y(Center);
    let pressed = button(face).padding([3, 6]).width(Fill).style(theme::flat(chosen)).on_press(press);
    hinted(pressed, about, tooltip::Position::Right)
}

/// The sample of a paint.
fn sample(paint: Paint, swatches: &Swatches) -> Element<'_, Message> {
    swatches.sample(paint).map_or_else(|| space().width(Swatches::WIDTH).into(), Into::into)
}

/// The line of a palette that takes away.
fn eraser<'a>(name: &str, about: &str, chosen: bool, press: Message, voice: &Voice) -> Element<'a, Message> {
    let tint = if chosen { Tint::OnAccent } else { Tint::Ink };
    let sign = container(Icon::Eraser.tinted(tint)).center_x(Swatches::WIDTH);
    let about = format!("{} ({})", voice.text(about), key_of(Command::Erase));
    swatch(sign, voice.text(name), about, chosen, press)
}
