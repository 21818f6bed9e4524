//! A row for a layer: its eye, its name, its lock and its opacity.

use iced::widget::{button, container, row, slider, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use super::{Message, State};
use crate::gui::board::LayersShown;
use crate::gui::designer_layer::{DesignerLayer, LayerCommand};
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, pressed, words};
use crate::words::Voice;

/// The width of the slider, in px.
const SLIDER: f32 = 84.0;
/// The width of the percentage, in px.
const PERCENT: f32 = 44.0;
/// The width of the gap for a missing button, in px.
const BUTTON: f32 = 28.0;

/// Builds the row.
pub(super) fn view<'a>(
    designer_layer: DesignerLayer,
    state: &State,
    shown: LayersShown,
    voice: &Voice,
) -> Element<'a, Message> {
    let chosen = state.chosen == designer_layer;
    let on = shown.has(designer_layer);
    let name = words(voice.text(designer_layer.word())).style(if on { Tint::Ink } else { Tint::Faint }.text());
    let about = match designer_layer {
        DesignerLayer::Provenance => key_hint("gui-ply-provenance-about", LayerCommand::Provenance, voice),
        DesignerLayer::Corrections => key_hint("gui-ply-corrections-about", LayerCommand::Corrections, voice),
        _ => voice.text("gui-ply-choose"),
    };
    let name =
        pressed(button(name).padding([4, 6]).width(Fill).style(theme::flat(false)), Message::Chosen(designer_layer));
    let face = row![eye(designer_layer, on, voice), hinted(name, about, tooltip::Position::Left)]
        .push((!judges(designer_layer)).then(|| lock(designer_layer, state, voice)))
        .push((designer_layer != DesignerLayer::Corrections).then(|| strength(designer_layer, shown, voice)))
        .spacing(2)
        .align_y(Center);
    let face = container(face).padding(iced::padding::left(2).right(theme::NEAR)).width(Fill);
    if chosen { face.style(theme::marked).into() } else { face.into() }
}

/// Whether a layer judges the map: it cannot be painted on, and its name takes the room of the lock.
pub(super) const fn judges(designer_layer: DesignerLayer) -> bool {
    matches!(designer_layer, DesignerLayer::Provenance | DesignerLayer::Corrections)
}

fn key_hint(about: &str, command: LayerCommand, voice: &Voice) -> String {
    format!("{} ({})", voice.text(about), key_of(Command::Layer(command)))
}

fn eye<'a>(designer_layer: DesignerLayer, on: bool, voice: &Voice) -> Element<'a, Message> {
    let (icon, about) = if on { (Icon::Eye, "gui-ply-hide-about") } else { (Icon::EyeShut, "gui-ply-show-about") };
    small(
        icon,
        if on { Tint::Ink } else { Tint::Faint },
        about,
        designer_layer,
        Message::Switched(designer_layer, !on),
        voice,
    )
}

fn lock<'a>(designer_layer: DesignerLayer, state: &State, voice: &Voice) -> Element<'a, Message> {
    if !designer_layer.can_lock() {
        return gap(BUTTON);
    }
    let locked = state.locked.has(designer_layer);
    let (icon, tint, about) = if locked {
        (Icon::Lock, Tint::Warning, "gui-ply-open-about")
    } else {
        (Icon::LockOpen, Tint::Faint, "gui-ply-lock-about")
    };
    small(icon, tint, about, designer_layer, Message::Locked(designer_layer, !locked), voice)
}

fn small<'a>(
    icon: Icon,
    tint: Tint,
    about: &'static str,
    designer_layer: DesignerLayer,
    press: Message,
    voice: &Voice,
) -> Element<'a, Message> {
    let press = pressed(button(icon.tinted(tint)).padding(6).style(theme::flat(false)), press);
    hinted(press, voice.say(&Phrase::new(about).word("layer", designer_layer.word())), tooltip::Position::Bottom)
}

fn strength<'a>(designer_layer: DesignerLayer, shown: LayersShown, voice: &Voice) -> Element<'a, Message> {
    if !designer_layer.can_fade() {
        return gap(SLIDER + 2.0 + PERCENT);
    }
    let now = shown.strength(designer_layer);
    let slide = slider(LayersShown::FAINTEST..=100, now, move |percent| Message::Faded(designer_layer, percent))
        .step(5u8)
        .width(SLIDER);
    let said = voice.say(&Phrase::new("gui-ply-percent").count("percent", usize::from(now)));
    let slide = hinted(slide, voice.text("gui-ply-strength"), tooltip::Position::Bottom);
    row![slide, text(said).size(theme::SMALL).width(PERCENT).align_x(iced::alignment::Horizontal::Right)]
        .spacing(2)
        .align_y(Center)
        .into()
}

fn gap<'a>(width: f32) -> Element<'a, Message> {
    space().width(width).into()
}
