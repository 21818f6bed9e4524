//! The odd hex of each region, kept up to date edit by edit.

use crate::hex::Hex;
use crate::lint::Lists;
use crate::map::{Ground, HexEntry, MapDocument, Members, Region, Storey};

/// The least number of hexes of open ground in a region for one of them to be odd.
const FEW: usize = 4;

/// For each region the only hex that is painted unlike the others.
#[derive(Debug, Clone, Default)]
pub(in crate::lint) struct OddOnes {
    /// The odd hex of each region, and how the others are painted.
    found: Vec<Option<(Hex, Ground)>>,
    /// The open ground of all hexes of regions; built at the first edit of a hex, since a single check does not need
    /// it.
    grounds: Option<Grounds>,
}

/// The open ground of each hex that belongs to a region.
#[derive(Debug, Clone)]
struct Grounds {
    /// The hexes, in order and without duplicates.
    hexes: Vec<Painted>,
    /// For each region the number of its hexes with each ground, in the order of [`Ground`].
    counts: Vec<[usize; Ground::ALL.len()]>,
}

/// A hex with its open ground, and the indices of the regions it belongs to.
#[derive(Debug, Clone)]
struct Painted {
    hex: Hex,
    ground: Option<Ground>,
    regions: Vec<usize>,
}

impl OddOnes {
    /// The lists this set is built from, apart from the hexes of each region.
    pub(in crate::lint) const READ: Lists = Lists::GRID.union(Lists::REGIONS).union(Lists::CORRECTIONS);

    pub(in crate::lint) fn new(map: &MapDocument) -> Self {
        Self { found: map.regions.iter().map(|region| look(map, region)).collect(), grounds: None }
    }

    /// Checks the regions with any of these hexes again.
    pub(in crate::lint) fn update(&mut self, map: &MapDocument, hexes: &[Hex]) {
        let grounds = self.grounds.get_or_insert_with(|| Grounds::new(map));
        for hex in hexes {
            for region in grounds.repaint(map, *hex) {
                self.found[region] = grounds.odd_one(region);
            }
        }
    }

    /// Returns the odd hex of each region, in the order of the map.
    pub(super) fn iter(&self) -> impl Iterator<Item = Option<(Hex, Ground)>> + '_ {
        self.found.iter().copied()
    }
}

impl Grounds {
    fn new(map: &MapDocument) -> Self {
        let mut members: Vec<(Hex, usize)> = Vec::new();
        for (number, region) in map.regions.iter().enumerate() {
            if let Members::Hexes(hexes) = &region.members {
                members.extend(hexes.iter().map(|hex| (*hex, number)));
            }
        }
        members.sort_unstable();
        // A broken region may list a hex several times.
        members.dedup();
        let mut entries = Entries::new(map);
        let mut counts = vec![[0; Ground::ALL.len()]; map.regions.len()];
        let mut hexes = Vec::new();
        for same in members.chunk_by(|a, b| a.0 == b.0) {
            let (hex, regions) = (same[0].0, same.iter().map(|(_, region)| *region).collect::<Vec<_>>());
            let ground = ground_of(map, &mut entries, hex);
            if let Some(ground) = ground {
                for region in &regions {
                    counts[*region][ground as usize] += 1;
                }
            }
            hexes.push(Painted { hex, ground, regions });
        }
        Self { hexes, counts }
    }

    /// Reads a hex again, and returns the regions it belongs to.
    fn repaint(&mut self, map: &MapDocument, hex: Hex) -> Vec<usize> {
        let Ok(at) = self.hexes.binary_search_by_key(&hex.order(), |own| own.hex.order()) else { return Vec::new() };
        let own = &mut self.hexes[at];
        let ground = ground_of(map, &mut Entries::new(map), hex);
        let before = std::mem::replace(&mut own.ground, ground);
        for region in &own.regions {
            let counts = &mut self.counts[*region];
            if let Some(before) = before {
                counts[before as usize] -= 1;
            }
            if let Some(ground) = ground {
                counts[ground as usize] += 1;
            }
        }
        own.regions.clone()
    }

    /// Returns the odd hex of a region, like [`odd_one`].
    fn odd_one(&self, region: usize) -> Option<(Hex, Ground)> {
        let counts = &self.counts[region];
        let mut painted = Ground::ALL.into_iter().filter(|ground| counts[*ground as usize] > 0);
        let (Some(one), Some(other), None) = (painted.next(), painted.next(), painted.next()) else { return None };
        let [few, many] = if counts[one as usize] == 1 { [one, other] } else { [other, one] };
        if counts[few as usize] != 1 || counts[many as usize] + 1 < FEW {
            return None;
        }
        let odd = self.hexes.iter().find(|own| own.ground == Some(few) && own.regions.contains(&region));
        odd.map(|own| (own.hex, many))
    }
}

fn look(map: &MapDocument, region: &Region) -> Option<(Hex, Ground)> {
    let Members::Hexes(hexes) = &region.members else { return None };
    let mut entries = Entries::new(map);
    odd_one(hexes.iter().filter_map(move |hex| ground_of(map, &mut entries, *hex).map(|ground| (*hex, ground))))
}

/// Returns the open ground of a hex of the map; `None` if it has none or is off the map.
fn ground_of(map: &MapDocument, entries: &mut Entries<'_>, hex: Hex) -> Option<Ground> {
    map.grid.contains(hex).then(|| open_ground(entries.at(hex)))?
}

/// A cursor over the hex entries of a map, for lookups in order: the next hex is usually the next entry.
#[derive(Clone)]
struct Entries<'a> {
    map: &'a MapDocument,
    next: usize,
}

impl<'a> Entries<'a> {
    const fn new(map: &'a MapDocument) -> Self {
        Self { map, next: 0 }
    }

    /// Returns the entry of a hex, like [`MapDocument::hex`].
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

/// Returns the ground of a hex without a building; `None` if it has a building, or no spot on the ground.
fn open_ground(entry: Option<&HexEntry>) -> Option<Ground> {
    let Some(entry) = entry else { return Some(Ground::Outside) };
    let is_open = !matches!(entry.ground, Ground::Floor | Ground::Platform);
    (is_open && entry.levels == [Storey::PLAIN]).then_some(entry.ground)
}

/// Returns the only hex that is painted unlike the others, and the ground of the others. A hex that occurs twice counts
/// once.
fn odd_one(hexes: impl Iterator<Item = (Hex, Ground)> + Clone) -> Option<(Hex, Ground)> {
    // For each of two grounds a hex with it, and whether others have it too.
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
        // `FEW` hexes are enough, and most regions have many more.
        if alike.len() + 1 >= FEW {
            return Some((odd.1, rest.0));
        }
    }
    None
}
