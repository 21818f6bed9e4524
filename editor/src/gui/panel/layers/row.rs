//! A layer in a line: its eye, its name, its lock, how strong it is.

use iced::widget::{button, container, row, slider, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::message::Message as Say;

use super::{Message, State};
use crate::gui::board::Shown;
use crate::gui::keymap::{Command, key_of};
use crate::gui::ply::{Deed, Ply};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, hinted, pressed, words};
use crate::words::Voice;

/// Width of the slider, in px.
const SLIDER: f32 = 84.0;
/// Width of the percentage, in px.
const PERCENT: f32 = 44.0;
/// Width of a button that is not there, in px.
const BUTTON: f32 = 28.0;

/// The line.
pub(super) fn view<'a>(ply: Ply, state: &State, shown: Shown, voice: &Voice) -> Element<'a, Message> {
    let chosen = state.chosen == ply;
    let on = shown.has(ply);
    let name = words(voice.text(ply.word())).style(if on { Tint::Ink } else { Tint::Faint }.text());
    let about = match ply {
        Ply::Provenance => key_hint("gui-ply-provenance-about", Deed::Provenance, voice),
        Ply::Corrections => key_hint("gui-ply-corrections-about", Deed::Corrections, voice),
        _ => voice.text("gui-ply-choose"),
    };
    let name = pressed(button(name).padding([4, 6]).width(Fill).style(theme::flat(false)), Message::Chosen(ply));
    let face = row![eye(ply, on, voice), hinted(name, about, tooltip::Position::Left)]
        .push((!judges(ply)).then(|| lock(ply, state, voice)))
        .push((ply != Ply::Corrections).then(|| strength(ply, shown, voice)))
        .spacing(2)
        .align_y(Center);
    let face = container(face).padding(iced::padding::left(2).right(theme::NEAR)).width(Fill);
    if chosen { face.style(theme::marked).into() } else { face.into() }
}

/// Whether a layer judges the map: nobody paints there, and its name takes the room of the lock.
pub(super) const fn judges(ply: Ply) -> bool {
    matches!(ply, Ply::Provenance | Ply::Corrections)
}

fn key_hint(about: &str, deed: Deed, voice: &Voice) -> String {
    format!("{} ({})", voice.text(about), key_of(Command::Layer(deed)))
}

fn eye<'a>(ply: Ply, on: bool, voice: &Voice) -> Element<'a, Message> {
    let (icon, about) = if on { (Icon::Eye, "gui-ply-hide-about") } else { (Icon::EyeShut, "gui-ply-show-about") };
    small(icon, if on { Tint::Ink } else { Tint::Faint }, about, ply, Message::Switched(ply, !on), voice)
}

fn lock<'a>(ply: Ply, state: &State, voice: &Voice) -> Element<'a, Message> {
    if !ply.can_lock() {
        return gap(BUTTON);
    }
    let locked = state.locked.has(ply);
    let (icon, tint, about) = if locked {
        (Icon::Lock, Tint::Warning, "gui-ply-open-about")
    } else {
        (Icon::LockOpen, Tint::Faint, "gui-ply-lock-about")
    };
    small(icon, tint, about, ply, Message::Locked(ply, !locked), voice)
}

fn small<'a>(
    icon: Icon,
    tint: Tint,
    about: &'static str,
    ply: Ply,
    press: Message,
    voice: &Voice,
) -> Element<'a, Message> {
    let press = pressed(button(icon.tinted(tint)).padding(6).style(theme::flat(false)), press);
    hinted(press, voice.say(&Say::new(about).word("layer", ply.word())), tooltip::Position::Bottom)
}

fn strength<'a>(ply: Ply, shown: Shown, voice: &Voice) -> Element<'a, Message> {
    if !ply.can_fade() {
        return gap(SLIDER + 2.0 + PERCENT);
    }
    let now = shown.strength(ply);
    let slide = slider(Shown::FAINTEST..=100, now, move |percent| Message::Faded(ply, percent)).step(5u8).width(SLIDER);
    let said = voice.say(&Say::new("gui-ply-percent").count("percent", usize::from(now)));
    let slide = hinted(slide, voice.text("gui-ply-strength"), tooltip::Position::Bottom);
    row![slide, text(said).size(theme::SMALL).width(PERCENT).align_x(iced::alignment::Horizontal::Right)]
        .spacing(2)
        .align_y(Center)
        .into()
}

fn gap<'a>(width: f32) -> Element<'a, Message> {
    space().width(width).into()
}
