//! Where something happened: spots, put together by the room or the area they belong to.

use rules::phrase::Phrase;
use rules::spot::Spot;
use rules::words::Words;

use super::AnyTable;
use super::lists::joined;
use crate::words::Voice;
use crate::words::names::Names;

/// The hexes of one place named at most; further ones are counted.
const HEXES: usize = 3;

/// A spot on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The spot.
    pub spot: Spot,
    /// The same as words.
    pub said: Phrase,
}

impl Place {
    /// Returns a spot of the board.
    pub(super) fn of(table: &AnyTable, at: rules::board::SpotId) -> Self {
        Self { spot: table.board().spot(at), said: table.board().said(at) }
    }
}

/// The message that says where a named place is.
const AT_NAMED: &str = "spot-at-named";

/// What happened at one place: a room or an area, or else a spot.
pub(super) struct AtPlace<'p, T> {
    place: Result<&'p Words, Spot>,
    spots: Vec<&'p Place>,
    /// What happened, in order.
    pub(super) all: Vec<T>,
}

impl<'p, T> AtPlace<'p, T> {
    /// Puts together what happened at one place, in the order in which the places come first.
    pub(super) fn grouped(happened: impl IntoIterator<Item = (&'p Place, T)>, names: &'p Names) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        for (at, own) in happened {
            let place = names.place(at.spot).ok_or(at.spot);
            match groups.iter_mut().find(|group| group.place == place) {
                Some(group) => {
                    group.spots.push(at);
                    group.all.push(own);
                }
                None => groups.push(Self { place, spots: vec![at], all: vec![own] }),
            }
        }
        groups
    }

    /// Names the place: a room or an area, with its hexes behind it, or else the spot.
    pub(super) fn named(&self, voice: &Voice) -> String {
        self.said("spot-named", "spot-hex", voice)
    }

    /// Says where the place is, with the preposition; of several hexes its name is enough.
    pub(super) fn at(&self, voice: &Voice) -> String {
        self.said(AT_NAMED, "spot-at", voice)
    }

    /// Says it by the message `named` if it has a name, or else by `bare`.
    fn said(&self, named: &'static str, bare: &'static str, voice: &Voice) -> String {
        let Ok(name) = self.place else {
            let of_spot = |first: &&Place| voice.say(&Phrase::new(bare).said("hex", first.said.clone()));
            return self.spots.first().map(of_spot).unwrap_or_default();
        };
        let mut hexes: Vec<String> = Vec::new();
        for hex in self.spots.iter().map(|own| own.spot.hex.to_string()) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        if hexes.len() > 1 && named == AT_NAMED {
            return voice.say(&Phrase::new("spot-at-place").words("place", name.clone()));
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
        voice.say(&Phrase::new(named).with("hex", hexes).words("place", name.clone()))
    }
}
