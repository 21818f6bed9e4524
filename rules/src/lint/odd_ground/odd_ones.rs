//! The odd hex of each region, kept up to date edit by edit.

use crate::hex::Hex;
use crate::lint::Lists;
use crate::map::{Ground, HexEntry, MapDocument, Members, Region, Storey};

/// How many hexes of open ground a region must have before one of them is odd.
const FEW: usize = 4;

/// For each region the only hex that is painted otherwise than the others.
#[derive(Debug, Clone, Default)]
pub(in crate::lint) struct OddOnes(Vec<OddOne>);

/// The only hex of a region that is painted otherwise than the others.
#[derive(Debug, Clone, Default)]
struct OddOne {
    /// The hex, and how the others are painted.
    found: Option<(Hex, Ground)>,
    /// The open ground of the hexes of the region; made at the first edit of one of them, for a single check needs none.
    grounds: Option<Grounds>,
}

/// The open ground of each hex of a region.
#[derive(Debug, Clone)]
struct Grounds {
    /// In order, each hex once.
    hexes: Vec<(Hex, Option<Ground>)>,
    /// How many hexes are painted with each ground, in the order of [`Ground`].
    counts: [usize; Ground::ALL.len()],
}

impl OddOnes {
    /// What they are made of, beside what is said of the hexes of each region.
    pub(in crate::lint) const READ: Lists = Lists::GRID.union(Lists::REGIONS).union(Lists::CORRECTIONS);

    pub(in crate::lint) fn of(map: &MapDocument) -> Self {
        Self(map.regions.iter().map(|region| OddOne { found: look(map, region), grounds: None }).collect())
    }

    /// Looks again at the regions that have any of these hexes.
    pub(in crate::lint) fn update(&mut self, map: &MapDocument, hexes: &[Hex]) {
        for (region, odd) in map.regions.iter().zip(&mut self.0) {
            if let Members::Hexes(own) = &region.members {
                odd.update(map, own, hexes);
            }
        }
    }

    /// By region.
    pub(super) fn iter(&self) -> impl Iterator<Item = Option<(Hex, Ground)>> + '_ {
        self.0.iter().map(|own| own.found)
    }
}

impl OddOne {
    /// Looks again if any of these hexes are of its region, whose own hexes are given.
    fn update(&mut self, map: &MapDocument, own: &[Hex], changed: &[Hex]) {
        let grounds = self.grounds.get_or_insert_with(|| Grounds::of(map, own));
        let mut is_touched = false;
        for hex in changed {
            is_touched |= grounds.repaint(map, *hex);
        }
        if is_touched {
            self.found = grounds.odd_one();
        }
    }
}

impl Grounds {
    fn of(map: &MapDocument, own: &[Hex]) -> Self {
        let mut order = own.to_vec();
        order.sort_unstable();
        // A broken region lists a hex several times.
        order.dedup();
        let mut entries = Entries::of(map);
        let hexes: Vec<_> = order.into_iter().map(|hex| (hex, ground_of(map, &mut entries, hex))).collect();
        let mut counts = [0; Ground::ALL.len()];
        hexes.iter().filter_map(|(_, ground)| *ground).for_each(|ground| counts[ground as usize] += 1);
        Self { hexes, counts }
    }

    /// Reads a hex again; `false` for one of another region, or one that is painted as before.
    fn repaint(&mut self, map: &MapDocument, hex: Hex) -> bool {
        let Ok(at) = self.hexes.binary_search_by_key(&hex.order(), |(own, _)| own.order()) else { return false };
        let ground = ground_of(map, &mut Entries::of(map), hex);
        let before = std::mem::replace(&mut self.hexes[at].1, ground);
        if let Some(before) = before {
            self.counts[before as usize] -= 1;
        }
        if let Some(ground) = ground {
            self.counts[ground as usize] += 1;
        }
        before != ground
    }

    /// As [`odd_one`].
    fn odd_one(&self) -> Option<(Hex, Ground)> {
        let mut painted = Ground::ALL.into_iter().filter(|ground| self.counts[*ground as usize] > 0);
        let (Some(one), Some(other), None) = (painted.next(), painted.next(), painted.next()) else { return None };
        let [few, many] = if self.counts[one as usize] == 1 { [one, other] } else { [other, one] };
        if self.counts[few as usize] != 1 || self.counts[many as usize] + 1 < FEW {
            return None;
        }
        let odd = self.hexes.iter().find(|(_, ground)| *ground == Some(few));
        odd.map(|(hex, _)| (*hex, many))
    }
}

fn look(map: &MapDocument, region: &Region) -> Option<(Hex, Ground)> {
    let Members::Hexes(hexes) = &region.members else { return None };
    let mut entries = Entries::of(map);
    odd_one(hexes.iter().filter_map(move |hex| ground_of(map, &mut entries, *hex).map(|ground| (*hex, ground))))
}

/// The open ground of a hex of the map; `None` off it too.
fn ground_of(map: &MapDocument, entries: &mut Entries<'_>, hex: Hex) -> Option<Ground> {
    map.grid.contains(hex).then(|| open_ground(entries.at(hex)))?
}

/// The entries of a map, for whoever asks of one hex after the other: the next one is mostly the next of the list too.
#[derive(Clone)]
struct Entries<'a> {
    map: &'a MapDocument,
    next: usize,
}

impl<'a> Entries<'a> {
    const fn of(map: &'a MapDocument) -> Self {
        Self { map, next: 0 }
    }

    /// The entry of a hex, as [`MapDocument::hex`].
    fn at(&mut self, hex: Hex) -> Option<&'a HexEntry> {
        let entries = &self.map.hexes;
        let (before, after) = entries.split_at(self.next);
        if before.last().is_some_and(|own| own.hex >= hex) || after.first().is_some_and(|own| own.hex < hex) {
            self.next = entries.partition_point(|own| own.hex < hex);
        }
        let found = entries.get(self.next).filter(|own| own.hex == hex);
        self.next += usize::from(found.is_some());
        found
    }
}

/// The ground of a hex without a building; `None` where there is one, or no place to stand.
fn open_ground(entry: Option<&HexEntry>) -> Option<Ground> {
    let Some(entry) = entry else { return Some(Ground::Outside) };
    let is_open = !matches!(entry.ground, Ground::Floor | Ground::Platform);
    (is_open && entry.levels == [Storey::PLAIN]).then_some(entry.ground)
}

/// The only hex that is painted otherwise than the others, and how these are. A hex that comes twice is one hex.
fn odd_one(hexes: impl Iterator<Item = (Hex, Ground)> + Clone) -> Option<(Hex, Ground)> {
    // For each of two grounds a hex that has it, and whether others have it too.
    let mut kinds: Vec<(Ground, Hex, bool)> = Vec::with_capacity(2);
    for (hex, ground) in hexes.clone() {
        match kinds.iter().position(|(own, ..)| *own == ground) {
            Some(at) => kinds[at].2 |= kinds[at].1 != hex,
            None if kinds.len() == 2 => return None,
            None => kinds.push((ground, hex, false)),
        }
        if kinds.len() == 2 && kinds.iter().all(|(.., several)| *several) {
            return None;
        }
    }
    let [a, b] = kinds[..] else { return None };
    let (odd, rest) = if a.2 { (b, a) } else { (a, b) };
    let mut alike: Vec<Hex> = Vec::with_capacity(FEW);
    for (hex, _) in hexes.filter(|(_, ground)| *ground == rest.0) {
        if !alike.contains(&hex) {
            alike.push(hex);
        }
        // So many are enough, and most regions have many more.
        if alike.len() + 1 >= FEW {
            return Some((odd.1, rest.0));
        }
    }
    None
}
