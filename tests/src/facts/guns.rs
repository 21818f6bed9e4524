//! Claims about artillery symbols.

use rules::map::{GunSiteKind, MapDocument};
use rules::spot::{Level, Spot};

use super::{Evidence, Verdict, board, none_of, places, when};

fn count(map: &MapDocument, is: impl Fn(Spot, GunSiteKind) -> bool) -> usize {
    map.gun_sites.iter().filter(|site| is(site.at, site.kind)).count()
}

pub(super) fn sites(map: &MapDocument, kind: GunSiteKind, spots: &[Spot]) -> Verdict {
    let there = |spot: &Spot| map.has_spot(*spot) && count(map, |at, own| at == *spot && own == kind) == 1;
    none_of(spots.iter().filter(|spot| !there(spot)), "without its symbol")
}

pub(super) fn total(map: &MapDocument, kind: GunSiteKind, number: usize) -> Verdict {
    let found = count(map, |_, own| own == kind);
    when(found == number, || format!("{found} symbols"))
}

pub(super) fn in_region(map: &MapDocument, id: &str, kind: GunSiteKind, number: usize) -> Verdict {
    let hexes = places::hexes_of(map, id)?;
    let found = count(map, |at, own| own == kind && hexes.contains(&at.hex));
    when(found == number, || format!("{found} symbols"))
}

pub(super) fn at_least(map: &MapDocument, id: &str, least: usize) -> Verdict {
    let hexes = places::hexes_of(map, id)?;
    let found = count(map, |at, _| hexes.contains(&at.hex));
    when(found >= least, || format!("{found} symbols"))
}

pub(super) fn church_platform(evidence: &Evidence<'_>, hexes: usize) -> Verdict {
    let map = &evidence.project.map;
    let platform = places::hexes_of(map, "church_platform")?;
    when(platform.len() == hexes, || format!("{} hexes", platform.len()))?;
    let spots: Vec<_> = platform.iter().map(|hex| Spot::new(*hex, Level::Roof)).collect();
    sites(map, GunSiteKind::Printed, &spots)?;
    let shifts = |from: &Spot| spots.iter().any(|to| to != from && board::battery_path(evidence, *from, *to).is_ok());
    none_of(spots.iter().filter(|spot| !shifts(spot)), "cannot shift its gun")
}
