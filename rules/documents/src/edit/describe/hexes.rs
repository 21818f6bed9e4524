//! Changes of hexes in words.

use super::{doubles, from};
use crate::edit::{Change, Keyed};
use crate::map::{Ground, HexEntry, Storey};
use crate::phrase::{Argument, Phrase};

/// Describes what changes in a hex: its ground, its levels, its roof, or only its origin.
pub(super) fn describe(change: &Change<HexEntry>) -> Vec<Phrase> {
    let Some(hex) = change.key() else { return Vec::new() };
    if change.was == change.becomes {
        return Vec::new();
    }
    let [was, becomes] = [&change.was, &change.becomes].map(|entries| entries.first());
    let by = becomes.map(|entry| &entry.by);
    let say = |id| Phrase::new(id).with("at", hex);
    let mut messages: Vec<Phrase> =
        doubles("thing-hex", &Argument::Text(hex.to_string()), &change.was, &change.becomes).into_iter().collect();

    let grounds = [was, becomes].map(|entry| entry.map_or(Ground::Outside, |entry| entry.ground));
    if grounds[0] != grounds[1] {
        let message = say("edit-ground").word("was", grounds[0].word()).word("becomes", grounds[1].word());
        messages.push(from(message, by));
    }
    let levels = [was, becomes].map(|entry| entry.map_or(&[Storey::PLAIN][..], |entry| &entry.levels));
    if levels[0] != levels[1] && !follow(was, becomes) {
        let message = say("edit-levels").with("was", written(levels[0])).with("becomes", written(levels[1]));
        messages.push(from(message, by));
    }
    let open = [was, becomes].map(|entry| entry.is_some_and(|entry| entry.open_top));
    if open[0] != open[1] {
        messages.push(from(say(if open[1] { "edit-open-top" } else { "edit-closed-top" }), by));
    }
    if messages.is_empty() {
        messages.push(from(say("edit-origin"), by));
    }
    messages
}

/// Whether the levels before and after are the usual ones of the grounds, so that naming the grounds suffices.
fn follow(was: Option<&HexEntry>, becomes: Option<&HexEntry>) -> bool {
    let usual = |entry: Option<&HexEntry>| {
        entry.is_none_or(|entry| entry.levels == HexEntry::new(entry.key(), entry.ground, entry.by.clone()).levels)
    };
    let ground = |entry: Option<&HexEntry>| entry.map_or(Ground::Outside, |entry| entry.ground);
    ground(was) != ground(becomes) && usual(was) && usual(becomes)
}

/// Formats levels as documents write them: `in(1), roof(2)`.
pub(in crate::edit) fn written(levels: &[Storey]) -> String {
    let one = |storey: &Storey| format!("{}({})", storey.level.name(), storey.elevation);
    if levels.is_empty() { "-".to_owned() } else { levels.iter().map(one).collect::<Vec<_>>().join(", ") }
}
