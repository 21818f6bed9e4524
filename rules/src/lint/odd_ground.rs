//! One hex of a region that is painted otherwise than all the rest of it, where open ground is open ground.

use std::collections::{BTreeMap, BTreeSet};

use super::mending;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Ground, HexEntry, MapDocument, Members, Storey};
use crate::place::Place;
use crate::report::{Report, Severity};

pub(super) static LINT: Lint = Lint {
    name: "odd-ground",
    severity: Severity::Warning,
    message: "lint-odd-ground",
    help: "lint-odd-ground-help",
    pages: pages(include_str!("odd_ground.md"), include_str!("odd_ground.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::HEXES).union(Lists::REGIONS).union(Lists::CORRECTIONS), check),
};

/// How many hexes of open ground a region must have before one of them is odd.
const FEW: usize = 4;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, confines) = (&survey.map, survey.confines());
    let mut odd: BTreeMap<Hex, (&str, Ground)> = BTreeMap::new();
    for region in &map.regions {
        let Members::Hexes(hexes) = &region.members else { continue };
        let on_map = hexes.iter().copied().filter(|hex| map.grid.contains(*hex));
        let mut entries = Entries::of(map);
        let grounds = on_map.filter_map(move |hex| open_ground(entries.at(hex)).map(|ground| (hex, ground)));
        if let Some((hex, rest)) = odd_one(grounds) {
            odd.entry(hex).or_insert((&region.id, rest));
        }
    }
    for (hex, (region, rest)) in odd {
        let ground = map.ground(hex);
        // What of the confines is not painted at all another lint finds.
        if ground == Ground::Outside && confines.touches(hex) {
            continue;
        }
        let finding = lint.at(Place::Hex(hex)).with("hex", hex).with("region", region);
        let finding = finding.word("ground", ground.word()).word("rest", rest.word());
        report.add(finding.mend(repaint(survey, hex, rest)));
    }
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
    let alike: BTreeSet<Hex> = hexes.filter(|(_, ground)| *ground == rest.0).map(|(hex, _)| hex).collect();
    (alike.len() + 1 >= FEW).then_some((odd.1, rest.0))
}

/// The hex painted as the rest; none where the map does not list it.
fn repaint(survey: &Survey<'_>, hex: Hex, ground: Ground) -> Vec<Edit> {
    let entry = survey.map.hex(hex);
    entry.map(|entry| mending::hex(survey, entry, HexEntry { ground, ..entry.clone() })).unwrap_or_default()
}
