//! Changes of hexsides in words.

use super::{doubles, from};
use crate::edit::Change;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideEntry, HexsideKind, Protects};
use crate::phrase::{Argument, Phrase};

const BOTH: &str = "layer-both";

/// Describes what changes on each layer of a hexside, with one message if both layers change alike.
pub(super) fn describe(change: &Change<HexsideEntry>) -> Vec<Phrase> {
    let Some(side) = change.key() else { return Vec::new() };
    if change.was == change.becomes {
        return Vec::new();
    }
    let doubled = |entries: &[HexsideEntry]| {
        Layer::ALL.into_iter().any(|layer| entries.iter().filter(|entry| entry.at.covers(layer)).count() > 1)
    };
    let mut messages = Vec::new();
    if doubled(&change.was) || doubled(&change.becomes) {
        messages.extend(doubles("thing-hexside", &Argument::Text(side.to_string()), &change.was, &change.becomes));
    }
    let held = |entries: &'_ [HexsideEntry], layer| entries.iter().find(|entry| entry.at.covers(layer)).cloned();
    let [ground, upper] = Layer::ALL.map(|layer| {
        let (was, becomes) = (held(&change.was, layer), held(&change.becomes, layer));
        move |name: &'static str| on_layer(side, name, was.as_ref(), becomes.as_ref())
    });
    match (ground(BOTH), upper(BOTH)) {
        (Some(alike), Some(other)) if alike == other => messages.push(alike),
        _ => messages.extend([ground(Layer::Ground.word()), upper(Layer::Upper.word())].into_iter().flatten()),
    }
    if messages.is_empty() {
        messages.push(from(Phrase::new("edit-origin").with("at", side), change.becomes.first().map(|entry| &entry.by)));
    }
    messages
}

/// Describes what changes on one layer; `None` if kind and protection stay the same.
fn on_layer(
    side: Hexside,
    layer: &'static str,
    was: Option<&HexsideEntry>,
    becomes: Option<&HexsideEntry>,
) -> Option<Phrase> {
    let kind = |entry: Option<&HexsideEntry>| entry.map_or(HexsideKind::Clear, |entry| entry.kind);
    let shelter = |entry: Option<&HexsideEntry>| entry.map_or(Protects::Nobody, |entry| entry.protects);
    let message = if kind(was) != kind(becomes) {
        let message = Phrase::new("edit-hexside").with("at", side).word("layer", layer);
        let message = message.word("was", kind(was).word()).word("becomes", kind(becomes).word());
        message.with("protects", protects(shelter(becomes)))
    } else if shelter(was) != shelter(becomes) {
        let message = Phrase::new("edit-protects").with("at", side).word("layer", layer);
        let message = message.word("kind", kind(becomes).word());
        message.with("was", protects(shelter(was))).with("becomes", protects(shelter(becomes)))
    } else {
        return None;
    };
    Some(from(message, becomes.map(|entry| &entry.by)))
}

/// Returns the protected side in the form the string files expect: `none`, `both` or a hex.
fn protects(protects: Protects) -> String {
    match protects {
        Protects::Nobody => "none".to_owned(),
        Protects::Both => "both".to_owned(),
        Protects::Hex(hex) => hex.to_string(),
    }
}
