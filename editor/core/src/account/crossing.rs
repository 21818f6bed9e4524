//! Where the attackers come inside the walls.

use std::cmp::Reverse;

use rules::phrase::Phrase;
use rules::spot::Spot;
use rules::words::Words;

use super::tally::{joined, listed};
use crate::words::Voice;
use crate::words::names::Names;

/// The attackers named at one place at most; further ones are counted.
const UNITS: usize = 3;
/// The hexes of one place named at most; further ones are counted.
const HEXES: usize = 3;
/// The places named at most.
const PLACES: usize = 3;

/// An attacker that came inside the walls.
#[derive(Debug, Clone)]
pub struct Entrance {
    /// The counter.
    pub piece: String,
    /// Where it came.
    pub spot: Spot,
    /// The same as words.
    pub said: Phrase,
}

/// Those that came inside at one place: a room or an area, or else a spot.
pub(super) struct Crossing<'e> {
    place: Result<&'e Words, Spot>,
    pub(super) entrances: Vec<&'e Entrance>,
}

impl<'e> Crossing<'e> {
    /// Puts those together that came inside at one place. The place with most of them comes first.
    pub(super) fn all(entrances: impl IntoIterator<Item = &'e Entrance>, names: &'e Names) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for own in entrances {
            let place = names.place(own.spot).ok_or(own.spot);
            match all.iter_mut().find(|crossing| crossing.place == place) {
                Some(crossing) => crossing.entrances.push(own),
                None => all.push(Self { place, entrances: vec![own] }),
            }
        }
        all.sort_by_key(|crossing| Reverse(crossing.entrances.len()));
        all
    }

    /// Names the place, with the hexes of a room or an area.
    pub(super) fn at(&self, voice: &Voice) -> String {
        let Ok(name) = self.place else {
            return self.entrances.first().map(|first| voice.say(&first.said)).unwrap_or_default();
        };
        let mut hexes: Vec<String> = Vec::new();
        for hex in self.entrances.iter().map(|own| own.spot.hex.to_string()) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        // A single one is named rather than counted.
        let shown = if hexes.len() == HEXES + 1 { HEXES + 1 } else { HEXES };
        let more = hexes.len().saturating_sub(shown);
        hexes.truncate(shown);
        let last = if more == 0 { "story-last" } else { "story-same" };
        let mut hexes = joined(hexes, "story-same", last, voice);
        if more > 0 {
            hexes = voice.say(&Phrase::new("story-more-hexes").with("hexes", hexes).with("more", more));
        }
        voice.say(&Phrase::new("spot-place").with("hex", hexes).words("place", name.clone()))
    }
}

/// Tells who came inside the walls, place by place; nothing if nobody did. Those at places of little use are counted.
pub(super) fn told(entrances: &[Entrance], names: &Names, voice: &Voice) -> Option<String> {
    let crossings = Crossing::all(entrances, names);
    // A single one is named rather than counted.
    let shown = if crossings.len() == PLACES + 1 { PLACES + 1 } else { PLACES };
    let parts = crossings.iter().take(shown).enumerate().map(|(number, crossing)| {
        let pieces: Vec<String> = crossing.entrances.iter().map(|own| own.piece.clone()).collect();
        let said = Phrase::new(if number == 0 { "story-inside" } else { "story-inside-too" });
        let said = said.with("pieces", listed(&pieces, UNITS, names, voice));
        voice.say(&said.with("at", crossing.at(voice)))
    });
    let others: usize = crossings.iter().skip(shown).map(|own| own.entrances.len()).sum();
    let others = (others > 0).then(|| voice.say(&Phrase::new("story-elsewhere").with("count", others)));
    let told = voice.joined(parts.chain(others));
    (!told.is_empty()).then(|| voice.say(&Phrase::new("story-end").with("before", told)))
}
