//! The variants of the scenario with their switches, in the order they apply, and the variants that can be added.

use iced::widget::{Column, button, column, container, row, scrollable, space, text, toggler, tooltip};
use iced::{Center, Element, Fill};
use rules::project::{DocumentRef, LoadedVariant};
use rules::rulebook::System;
use rules::text::Document;
use rules::variant::Variant;
use rules::words::Words;

use super::{Message, State, needs};
use crate::files::bundled_names;
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, focusable, group, hint, hinted, icon_button, line, pressed};
use crate::words::Voice;

/// The indentation of the titles in the list, in px.
const BESIDE_SWITCH: f32 = 44.0;

/// The list, below the buttons that change it.
pub(super) fn view<'a>(
    state: &'a State,
    chosen: Option<usize>,
    document: &'a OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let body: Element<'a, Message> = if state.adding {
        offered(document, voice)
    } else if document.variants().is_empty() {
        hint(voice.text("variant-list-none")).into()
    } else {
        let variants = document.variants().iter().enumerate();
        let rows = variants.map(|(at, own)| listed(at, own, chosen == Some(at), state, document, voice));
        scrollable(Column::with_children(rows).spacing(2).padding(theme::STEP)).height(Fill).width(Fill).into()
    };
    column![head(state, chosen, document, voice), line(), container(body).height(Fill)].into()
}

/// The buttons for the list and for its chosen variant.
fn head<'a>(state: &State, chosen: Option<usize>, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let press = |id: &str, about: String, message: Message| {
        let face = button(text(voice.text(id)).size(theme::SMALL)).padding([4, 8]).style(theme::outlined);
        hinted(pressed(face, message), about, tooltip::Position::Bottom)
    };
    if state.adding {
        let back = icon_button(Icon::Back, voice.text("variant-add-back"), Some(Message::AddAsked(false)));
        let file = press("variant-add-file", voice.text("variant-add-file-about"), Message::FileAsked);
        let about = format!("{} ({})", voice.text("variant-add-new-about"), key_of(Command::NewVariant));
        let new = press("variant-add-new", about, Message::NewAsked);
        let title = row![back, group(voice.text("variant-add-title"))].spacing(theme::STEP).align_y(Center);
        // The list is narrow: the buttons have a separate line.
        let bar = column![title, row![new, file].spacing(theme::STEP)].spacing(theme::STEP);
        return container(bar).padding(theme::STEP).into();
    }
    let can = |can: bool, message: Message| can.then_some(message);
    let last = document.variants().len().saturating_sub(1);
    let of_chosen = chosen.map(|at| {
        row![
            icon_button(Icon::Up, voice.text("variant-up"), can(at > 0, Message::Moved { at, down: false })),
            icon_button(Icon::Down, voice.text("variant-down"), can(at < last, Message::Moved { at, down: true })),
            icon_button(Icon::Close, voice.text("variant-remove"), Some(Message::Removed(at))),
        ]
    });
    let bar = row![press("variant-add", voice.text("variant-add-about"), Message::AddAsked(true)), space::horizontal()];
    container(bar.push(of_chosen).spacing(theme::STEP).align_y(Center)).padding(theme::STEP).into()
}

/// A variant of the scenario: its switch, its title, what it needs and the findings about it.
fn listed<'a>(
    at: usize,
    own: &'a LoadedVariant,
    chosen: bool,
    state: &State,
    document: &OpenDocument,
    voice: &Voice,
) -> Element<'a, Message> {
    let variant = &own.document;
    let faint = if chosen { Tint::OnAccent } else { Tint::Faint };
    let title = text(named(&variant.title, &variant.id, voice)).size(theme::TEXT);
    let title = if own.on { title.font(theme::BOLD) } else { title };
    let id = text(variant.id.clone()).size(theme::SMALL).style(faint.text());
    let needed = needs::button_of(at, variant, false, document, voice);
    let needs = (needed.is_none() && !variant.needs.is_empty())
        .then(|| text(needs::told(variant, document, voice)).size(theme::SMALL).style(faint.text()));
    let of_it = document.report().findings.iter().filter(|finding| finding.part == DocumentRef::Variant(at)).count();
    let against = !state.refused(at).is_empty() || of_it > 0;
    let sign = if against { Some(Icon::Error.tinted(if chosen { Tint::OnAccent } else { Tint::Error })) } else { None };
    let about = column![title, id].push(needs).spacing(1).width(Fill);
    let face = row![about].push(sign).spacing(theme::STEP).align_y(Center);
    let press = button(face).padding([4, 8]).width(Fill).style(theme::flat(chosen));
    let press = press.on_press(Message::Chosen(at));
    // Tab stops only at the switch of the chosen variant: there are many, and another key moves the choice.
    let switch = toggler(own.on).size(16).on_toggle(move |on| Message::Switched(at, on));
    let switch = focusable(switch, chosen.then_some(Message::Switched(at, !own.on)));
    let about = voice.text(if own.on { "variant-switch-off" } else { "variant-switch-on" });
    let switch = container(switch).id(super::switch_id(at));
    let line = row![hinted(switch, about, tooltip::Position::Right), press].spacing(theme::STEP).align_y(Center);
    // Outside the line, since the whole line is highlighted when it is chosen.
    let needed = needed.map(|needed| container(needed).padding(iced::Padding::default().left(BESIDE_SWITCH)));
    container(column![line].push(needed).spacing(2)).id(super::line_id(at)).into()
}

/// The bundled variants that are not on the list.
fn offered<'a>(document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
    let is_listed = |name: &str| document.variants().iter().any(|own| own.name == name);
    let system = document.project().rulebook.system;
    let is_read = |name: &str| System::of_variant(name) == system;
    let names = bundled_names(Variant::EXTENSION).into_iter().filter(|name| !is_listed(name) && is_read(name));
    let mut all: Vec<(bool, &str)> = names.map(|name| (name.contains('/'), name)).collect();
    if all.is_empty() {
        return hint(voice.text("variant-add-none")).into();
    }
    all.sort_unstable();
    let mut rows = Column::new().spacing(2).padding(theme::STEP);
    for (is_homebrew, title) in [(false, "variant-add-published"), (true, "variant-add-homebrew")] {
        let mut own = all.iter().filter(|(homebrew, _)| *homebrew == is_homebrew).peekable();
        if own.peek().is_some() {
            rows = rows.push(container(group(voice.text(title))).padding([6, 8]));
        }
        rows = rows.extend(own.map(|(_, name)| offer(name, voice)));
    }
    scrollable(rows).height(Fill).width(Fill).into()
}

fn offer<'a>(name: &'static str, voice: &Voice) -> Element<'a, Message> {
    let title = OpenDocument::read_bundled_variant(name).map(|(_, variant)| variant.title).unwrap_or_default();
    let about = column![text(named(&title, name, voice)).size(theme::TEXT), aside(name)].spacing(1);
    let press = button(about).padding([4, 8]).width(Fill).style(theme::flat(false));
    hinted(pressed(press, Message::Added(name)), voice.text("variant-add-this"), tooltip::Position::Left)
}

/// The titles of variants given by their ids; an unknown id is shown as it is.
pub(super) fn titles(ids: &[String], document: &OpenDocument, voice: &Voice) -> String {
    let told = ids.iter().map(|id| {
        let own = document.variants().iter().find(|own| own.document.id == *id);
        own.map_or_else(|| id.clone(), |own| named(&own.document.title, id, voice))
    });
    told.collect::<Vec<_>>().join(", ")
}

/// A title, or the id if it is empty.
pub(super) fn named(title: &Words, id: &str, voice: &Voice) -> String {
    let title = voice.words(title);
    if title.is_empty() { id.to_owned() } else { title }
}
