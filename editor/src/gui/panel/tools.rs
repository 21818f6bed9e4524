//! The tools at the left: tool, layers, palette of hexside kinds.

use iced::widget::{Column, button, column, container, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::map::HexsideKind;

use crate::gui::board::Swatches;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::tool::{Coverage, Tool, Toolbox};
use crate::gui::widget::{Icon, group, hinted, line, segment, words};
use crate::words::Voice;

/// What happened in the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A tool was picked.
    ToolPicked(Tool),
    /// The layers to paint were picked.
    CoveragePicked(Coverage),
    /// A kind of hexside was picked.
    KindPicked(HexsideKind),
}

/// Sets the tools. Whoever picks a kind or a layer means to paint.
pub fn update(toolbox: &mut Toolbox, message: Message) {
    match message {
        Message::ToolPicked(tool) => toolbox.tool = tool,
        Message::CoveragePicked(coverage) => {
            toolbox.coverage = coverage;
            toolbox.tool = Tool::Hexside;
        }
        Message::KindPicked(kind) => {
            toolbox.kind = kind;
            toolbox.tool = Tool::Hexside;
        }
    }
}

/// The panel.
pub fn view<'a>(toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let tools = row(Tool::ALL.map(|tool| tool_button(tool, toolbox.tool == tool, voice))).spacing(theme::STEP);
    let layers = row(Coverage::ALL.map(|coverage| {
        let about = format!("{} ({})", voice.text(coverage.about()), key_of(Command::Layers(coverage)));
        let chosen = toolbox.coverage == coverage;
        let choice = segment(voice.text(coverage.word()), chosen, Message::CoveragePicked(coverage)).width(Fill);
        hinted(container(choice).width(Fill), about, tooltip::Position::Bottom)
    }))
    .spacing(2);
    let kinds = HexsideKind::ALL
        .into_iter()
        .filter(|kind| *kind != HexsideKind::Breach)
        .map(|kind| kind_button(kind, toolbox, swatches, voice));
    column![
        container(tools).padding(theme::NEAR),
        line(),
        container(
            column![group(voice.text("gui-tools-layer")), container(layers).style(theme::bar)].spacing(theme::STEP)
        )
        .padding(theme::NEAR),
        line(),
        container(group(voice.text("gui-tools-kind"))).padding(iced::Padding { top: 8.0, left: 8.0, ..0.0.into() }),
        scrollable(Column::with_children(kinds).padding(theme::NEAR).spacing(2)).height(Fill),
    ]
    .into()
}

fn tool_button<'a>(tool: Tool, chosen: bool, voice: &Voice) -> Element<'a, Message> {
    let tint = if chosen { Tint::OnAccent } else { Tint::Ink };
    let face = row![tool.icon().tinted(tint), words(voice.text(tool.word()))].spacing(6).align_y(Center);
    let pressed =
        button(face).padding([6, 8]).width(Fill).style(theme::flat(chosen)).on_press(Message::ToolPicked(tool));
    let about = format!("{} ({})", voice.text(tool.about()), key_of(tool.command()));
    hinted(container(pressed).width(Fill), about, tooltip::Position::Bottom)
}

fn kind_button<'a>(kind: HexsideKind, toolbox: Toolbox, swatches: &'a Swatches, voice: &Voice) -> Element<'a, Message> {
    let chosen = toolbox.tool == Tool::Hexside && toolbox.kind == kind;
    let name = if kind == HexsideKind::Clear { "gui-tools-eraser".to_owned() } else { kind.word() };
    let sample: Option<Element<'a, Message>> = if kind == HexsideKind::Clear {
        let tint = if chosen { Tint::OnAccent } else { Tint::Ink };
        Some(container(Icon::Eraser.tinted(tint)).center_x(Swatches::WIDTH).into())
    } else {
        swatches.sample(kind).map(Into::into)
    };
    let face = row![].push(sample).push(text(voice.text(&name)).size(theme::TEXT)).spacing(theme::NEAR).align_y(Center);
    let pressed =
        button(face).padding([3, 6]).width(Fill).style(theme::flat(chosen)).on_press(Message::KindPicked(kind));
    let about = if kind == HexsideKind::Clear {
        format!("{} ({})", voice.text("gui-tools-eraser-about"), key_of(Command::Erase))
    } else {
        voice.text("gui-tools-kind-about")
    };
    hinted(pressed, about, tooltip::Position::Right)
}
