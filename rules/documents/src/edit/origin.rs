//! The origin of recorded entries: an entry painted by hand gets its origin in the base back, or takes the citation's.

use super::{Change, Edit, Keyed};
use crate::hexside::Layer;
use crate::map::{EntryArea, Ground, GunSite, HexEntry, HexsideEntry, Region, Room, Storey};
use crate::provenance::Provenance;

/// An entry that states its origin.
pub(crate) trait Sourced: Keyed {
    fn by(&self) -> &Provenance;
    fn by_mut(&mut self) -> &mut Provenance;
}

macro_rules! sourced {
    ($($thing:ty),+) => {$(
        impl Sourced for $thing {
            fn by(&self) -> &Provenance {
                &self.by
            }

            fn by_mut(&mut self) -> &mut Provenance {
                &mut self.by
            }
        }
    )+};
}

sourced!(HexEntry, HexsideEntry, Room, Region, EntryArea, GunSite);

impl Edit {
    /// Calls `see` with the origin of every entry it removes or adds.
    pub(crate) fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        fn each<T: Sourced>(change: &mut Change<T>, see: &mut dyn FnMut(&mut Provenance)) {
            change.was.iter_mut().chain(&mut change.becomes).for_each(|own| see(own.by_mut()));
        }
        match self {
            Self::Hex(change) => each(change, see),
            Self::Hexside(change) => each(change, see),
            Self::Room(change) => each(change, see),
            Self::Region(change) => each(change, see),
            Self::EntryArea(change) => each(change, see),
            Self::GunSite(change) => each(change, see),
            Self::Label(_) | Self::Allow(_) | Self::Grid { .. } | Self::Title { .. } | Self::Scan { .. } => {}
        }
    }
}

/// Settles the origin of every entry of a list that is painted by hand.
pub(crate) fn settle_things<T: Sourced>(base: &[T], now: &mut [T], cited: &Provenance) {
    for thing in now.iter_mut().filter(|thing| thing.by().is_by_hand()) {
        let key = thing.key();
        let from = base.partition_point(|held| held.key() < key);
        let mut held = base[from..].iter().take_while(|held| held.key() == key);
        let same = held.find(|held| {
            let mut twin = thing.clone();
            twin.by_mut().clone_from(held.by());
            twin == **held
        });
        let by = same.map_or(cited, Sourced::by).clone();
        *thing.by_mut() = by;
    }
    now.sort();
}

/// Settles hexes. Painting a hex open again leaves an entry that states only that it was painted; this is removed if
/// the base has no entry for the hex.
pub(crate) fn settle_hexes(base: &[HexEntry], now: &mut Vec<HexEntry>, cited: &Provenance) {
    let plain = |entry: &HexEntry| {
        entry.ground == Ground::Outside && entry.levels == [Storey::PLAIN] && !entry.open_top && entry.by.is_by_hand()
    };
    now.retain(|entry| !plain(entry) || base.binary_search_by_key(&entry.hex, |held| held.hex).is_ok());
    settle_things(base, now, cited);
}

/// Settles hexsides, layer by layer: painting one layer splits an entry for both, and painting it back does not join
/// them again.
pub(crate) fn settle_hexsides(base: &[HexsideEntry], now: &mut Vec<HexsideEntry>, cited: &Provenance) {
    let mut settled = Vec::with_capacity(now.len());
    for entries in now.chunk_by(|a, b| a.at.side == b.at.side) {
        let side = entries[0].at.side;
        let from = base.partition_point(|held| held.at.side < side);
        let held = &base[from..from + base[from..].partition_point(|held| held.at.side == side)];
        let same = |layer| match (&*on(entries, layer), &*on(held, layer)) {
            ([], []) => true,
            ([now], [held]) => is_same(now, held),
            _ => false,
        };
        if entries == held || Layer::ALL.into_iter().all(same) {
            settled.extend_from_slice(held);
            continue;
        }
        settled.extend(entries.iter().map(|entry| {
            let mut entry = entry.clone();
            if entry.by.is_by_hand() {
                let layers = Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer));
                let mut twins =
                    layers.map(|layer| on(held, layer).first().copied().filter(|held| is_same(&entry, held)));
                let first = twins.next().flatten();
                let one_origin = twins.all(|twin| twin.map(|twin| &twin.by) == first.map(|first| &first.by));
                entry.by = first.filter(|_| one_origin).map_or(cited, |first| &first.by).clone();
            }
            entry
        }));
    }
    settled.sort();
    *now = settled;
}

/// Returns the entries that cover a layer.
fn on(entries: &[HexsideEntry], layer: Layer) -> Vec<&HexsideEntry> {
    entries.iter().filter(|entry| entry.at.covers(layer)).collect()
}

/// Whether the present entry equals that of the base, or is the same feature painted by hand.
fn is_same(now: &HexsideEntry, held: &HexsideEntry) -> bool {
    now.kind == held.kind && now.protects == held.protects && (now.by == held.by || now.by.is_by_hand())
}
