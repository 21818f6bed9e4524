//! Where the attackers come inside the walls.

use std::cmp::Reverse;

use rules::phrase::Phrase;

use super::lists::listed;
use super::place::{AtPlace, Place};
use crate::words::Voice;
use crate::words::names::Names;

/// The attackers named at one place at most; further ones are counted.
const UNITS: usize = 3;
/// The places named at most.
const PLACES: usize = 3;

/// An attacker that came inside the walls.
#[derive(Debug, Clone)]
pub struct Entrance {
    /// The counter.
    pub piece: String,
    /// Where it came.
    pub at: Place,
}

/// Puts those together that came inside at one place. The place with most of them comes first.
pub(super) fn all<'e>(
    entrances: impl IntoIterator<Item = &'e Entrance>,
    names: &'e Names,
) -> Vec<AtPlace<'e, &'e Entrance>> {
    let mut all = AtPlace::grouped(entrances.into_iter().map(|own| (&own.at, own)), names);
    all.sort_by_key(|crossing| Reverse(crossing.all.len()));
    all
}

/// Tells who came inside the walls, place by place; nothing if nobody did. Those at places of little use are counted.
pub(super) fn told(entrances: &[Entrance], are_first: bool, names: &Names, voice: &Voice) -> Option<String> {
    let crossings = all(entrances, names);
    let first = if are_first { "yes" } else { "no" };
    // A single one is named rather than counted.
    let shown = if crossings.len() == PLACES + 1 { PLACES + 1 } else { PLACES };
    let parts = crossings.iter().take(shown).enumerate().map(|(number, crossing)| {
        let pieces: Vec<String> = crossing.all.iter().map(|own| own.piece.clone()).collect();
        let said = Phrase::new(if number == 0 { "story-inside" } else { "story-inside-too" });
        let said = said.with("pieces", listed(&pieces, UNITS, names, voice)).count("count", entrances.len());
        voice.say(&said.with("at", crossing.at(voice)).with("first", first))
    });
    let others: usize = crossings.iter().skip(shown).map(|own| own.all.len()).sum();
    let others =
        (others > 0).then(|| voice.say(&Phrase::new("story-elsewhere").with("count", others).with("first", first)));
    let told = voice.joined(parts.chain(others));
    (!told.is_empty()).then(|| voice.say(&Phrase::new("story-end").with("before", told)))
}
