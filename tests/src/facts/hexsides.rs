//! Claims about the features of hexsides.

use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::{HexsideKind, MapDocument, Region};

use super::{Verdict, none_of, places, when};

/// Returns the kind of a layer; a sheet that leaves the layer out means the ground.
fn kind(map: &MapDocument, at: LayeredSide) -> Result<HexsideKind, String> {
    when(at.side.is_real() && map.layer_applies(at), || format!("{at} is no hexside layer of this map"))?;
    Ok(map.kind(at.side, at.layer.unwrap_or(Layer::Ground)))
}

pub(super) fn is(map: &MapDocument, at: LayeredSide, expected: HexsideKind) -> Verdict {
    let found = kind(map, at)?;
    when(found == expected, || format!("{at} is {}", found.name()))
}

pub(super) fn is_not(map: &MapDocument, at: LayeredSide, refused: HexsideKind) -> Verdict {
    let found = kind(map, at)?;
    when(found != refused, || format!("{at} is {}", found.name()))
}

pub(super) fn climbed(map: &MapDocument, at: LayeredSide) -> Verdict {
    let found = kind(map, at)?;
    when(matches!(found, HexsideKind::OuterWall | HexsideKind::InnerWall), || format!("{at} is {}", found.name()))
}

pub(super) fn protects(map: &MapDocument, at: LayeredSide, hex: Hex) -> Verdict {
    let entry = map.feature(at.side, at.layer.unwrap_or(Layer::Ground)).ok_or_else(|| format!("{at} is clear"))?;
    let other = at.side.other(hex).ok_or_else(|| format!("{hex} is no end of {at}"))?;
    when(entry.protects.covers(hex) && !entry.protects.covers(other), || format!("{at} protects {:?}", entry.protects))
}

pub(super) fn shared_outer_wall(map: &MapDocument, a: Hex, b: Hex) -> Verdict {
    places::level_two(map, &[a, b])?;
    let walls = |hex: Hex, near: Hex| map.kind(Hexside::new(hex, near), Layer::Upper) == HexsideKind::OuterWall;
    let shared = a.neighbours().any(|near| near.is_adjacent(b) && walls(a, near) && walls(b, near));
    when(shared, || format!("no hex faces the outer wall of both {a} and {b}"))
}

pub(super) fn wooden_wall_around(map: &MapDocument, hex: Hex) -> Verdict {
    let confines = places::hexes_of(map, Region::CONFINES)?;
    let sides: Vec<_> =
        hex.neighbours().filter(|near| !confines.contains(near)).map(|near| Hexside::new(hex, near)).collect();
    when(sides.len() >= 3, || format!("{hex} has {} hexsides to the outside", sides.len()))?;
    let open = sides.into_iter().filter(|side| map.kind(*side, Layer::Ground) != HexsideKind::WoodenWall);
    none_of(open, "not a wooden wall")
}

pub(super) fn wooden_wall_south(map: &MapDocument, hexes: &[Hex]) -> Verdict {
    let south = hexes.iter().filter_map(|hex| Hexside::in_direction(*hex, Direction::South));
    none_of(south.filter(|side| map.kind(*side, Layer::Ground) != HexsideKind::WoodenWall), "not a wooden wall")
}

pub(super) fn stone_wall_between(map: &MapDocument, first: &str, second: &str) -> Verdict {
    let (first, second) = (places::hexes_of(map, first)?, places::hexes_of(map, second)?);
    let between = first.iter().flat_map(|hex| hex.neighbours().map(move |near| (near, Hexside::new(*hex, near))));
    let walls = between
        .filter(|(near, side)| second.contains(near) && map.kind(*side, Layer::Ground) == HexsideKind::StoneWall);
    when(walls.count() > 0, || "no stone wall between them".to_owned())
}
