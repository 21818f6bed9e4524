//! The variants that a variant needs: one click switches on those that are off.

use std::collections::BTreeSet;

use iced::Element;
use iced::widget::{button, row, text, tooltip};
use rules::phrase::Phrase;
use rules::variant::Variant;

use super::Message;
use super::list::titles;
use crate::gui::document::OpenDocument;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, focusable, hinted};
use crate::words::Voice;

/// The ids of the variants that a variant needs, directly or indirectly, and that are not on.
pub(super) fn missing(variant: &Variant, document: &OpenDocument) -> Vec<String> {
    let (mut missing, mut seen) = (Vec::new(), BTreeSet::from([variant.id.clone()]));
    let mut asked = variant.needs.clone();
    while let Some(id) = (!asked.is_empty()).then(|| asked.remove(0)) {
        if !seen.insert(id.clone()) {
            continue;
        }
        match document.variants().iter().find(|own| own.document.id == id) {
            Some(own) if own.on => {}
            Some(own) => {
                asked.extend(own.document.needs.iter().cloned());
                missing.push(id);
            }
            None => {
                asked.extend(bundled(&id).map(|(_, variant)| variant.needs).unwrap_or_default());
                missing.push(id);
            }
        }
    }
    missing
}

/// The bundled variant with this id, and its name.
pub(super) fn bundled(id: &str) -> Option<(String, Variant)> {
    let names = [id.to_owned(), format!("homebrew/{id}"), format!("knapp/{id}"), format!("deguello/{id}")];
    names.iter().find_map(|name| OpenDocument::read_bundled_variant(name).ok())
}

/// The needs of a variant, in words.
pub(super) fn told(variant: &Variant, document: &OpenDocument, voice: &Voice) -> String {
    voice.say(&Phrase::new("explain-variant-needs").with("names", titles(&variant.needs, document, voice)))
}

/// The needs of a variant as a button, or `None` if all are on. `keys` is whether Tab stops at it.
pub(super) fn button_of<'a>(
    at: usize,
    variant: &Variant,
    keys: bool,
    document: &OpenDocument,
    voice: &Voice,
) -> Option<Element<'a, Message>> {
    let missing = missing(variant, document);
    if missing.is_empty() {
        return None;
    }
    let is_on = document.variants().get(at).is_some_and(|own| own.on);
    let sign = is_on.then(|| Icon::Error.tinted(Tint::Error));
    let face = row![].push(sign).push(text(told(variant, document, voice)).size(theme::SMALL)).spacing(theme::STEP);
    let press = button(face).padding([2, 6]).style(theme::outlined).on_press(Message::NeedsAsked(at));
    let about = Phrase::new("variant-needs-on").with("names", titles(&missing, document, voice));
    let press = focusable(press, keys.then_some(Message::NeedsAsked(at)));
    Some(hinted(press, voice.say(&about), tooltip::Position::Bottom))
}
