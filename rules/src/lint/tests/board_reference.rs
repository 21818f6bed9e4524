//! Compares the board of any map, however broken, with a simple implementation that asks the map hex by hex.

use crate::alamo;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use proptest::prelude::*;

use super::broken::map;
use crate::board::{Board, BreachId, Breaches, SpotInfo};
use crate::edit::canonical;
use crate::fixture;
use crate::hex::Direction;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Region};
use crate::project::Project;
use crate::spot::{Level, Spot};

static ALAMO: LazyLock<Project> = LazyLock::new(fixture::alamo);

/// Returns the layer on which two spots meet (R6, R23, 7.4, R88).
fn layer(map: &MapDocument, a: &SpotInfo, b: &SpotInfo) -> Option<Layer> {
    let side = Hexside::new(a.spot.hex, b.spot.hex);
    if !side.is_real() {
        return None;
    }
    if a.elevation < 2 && b.elevation < 2 {
        return Some(Layer::Ground);
    }
    let (first, second) = if a.spot < b.spot { (a, b) } else { (b, a) };
    let (low, high) = if first.elevation < second.elevation { (first, second) } else { (second, first) };
    let open_top = map.hex(low.spot.hex).is_some_and(|entry| entry.open_top);
    let platform = !map.has_spot(Spot::new(high.spot.hex, Level::In));
    let drawn = map.kind(side, Layer::Upper) != HexsideKind::Clear;
    (low.spot.level != Level::In || open_top && platform && drawn).then_some(Layer::Upper)
}

/// Returns the hexside layers on which spots meet, with their kinds.
fn passages(map: &MapDocument, board: &Board) -> BTreeMap<(Hexside, Layer), HexsideKind> {
    let mut passages = BTreeMap::new();
    for a in board.ids() {
        for b in board.ids().filter(|b| *b > a) {
            if let Some(layer) = layer(map, board.place(a), board.place(b)) {
                let side = Hexside::new(board.spot(a).hex, board.spot(b).hex);
                passages.insert((side, layer), map.kind(side, layer));
            }
        }
    }
    passages
}

/// Numbers the walls by their first hexsides, following each stretch to those of the same kind that meet it.
fn walls(passages: &BTreeMap<(Hexside, Layer), HexsideKind>) -> BTreeMap<(Hexside, Layer), u16> {
    let mut walls: BTreeMap<(Hexside, Layer), u16> = BTreeMap::new();
    let mut number = 0;
    for (&key, kind) in passages.iter().filter(|(_, kind)| kind.is_wall()) {
        if walls.contains_key(&key) {
            continue;
        }
        let mut open = vec![key];
        while let Some((side, layer)) = open.pop() {
            if passages.get(&(side, layer)) == Some(kind) && walls.insert((side, layer), number).is_none() {
                open.extend(side.meeting().map(|near| (near, layer)));
            }
        }
        number += 1;
    }
    walls
}

fn row(map: &MapDocument, place: &SpotInfo, side: Hexside) -> u8 {
    let layer = if place.elevation >= 2 { Layer::Upper } else { Layer::Ground };
    let Some(entry) = map.feature(side, layer).filter(|entry| entry.protects.covers(place.spot.hex)) else { return 0 };
    let shelters = match entry.kind {
        HexsideKind::InnerWall | HexsideKind::OuterWall | HexsideKind::ChurchWall => place.elevation >= 2,
        HexsideKind::Doorway | HexsideKind::Gunslit => place.spot.level == Level::In,
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => true,
        _ => false,
    };
    let effect = ALAMO.rulebook.effect(entry.kind).filter(|_| shelters);
    let row = effect.and_then(|effect| ALAMO.rulebook.combat_rows.iter().position(|row| row.row == effect.row));
    row.unwrap_or(0) as u8
}

fn holds(map: &MapDocument) -> Result<(), TestCaseError> {
    let board = Board::new(map, alamo::charts(&ALAMO.rulebook));
    // The game of these charts has no upper floors.
    let mut spots: Vec<Spot> = map.spots().filter(|spot| spot.level != Level::Upper).collect();
    spots.sort_unstable();
    spots.dedup();
    prop_assert_eq!(board.ids().map(|spot| board.spot(spot)).collect::<Vec<_>>(), spots);
    let passages = passages(map, &board);
    let walls = walls(&passages);
    let breachable = |side: Hexside, layer: Layer| {
        let kind = passages.get(&(side, layer)).copied().unwrap_or_default();
        let listed = kind.is_wall() || matches!(kind, HexsideKind::Doorway | HexsideKind::Gunslit);
        listed && (layer == Layer::Ground || !passages.contains_key(&(side, Layer::Ground)))
    };
    let opened: Vec<Hexside> = {
        let mut sides: Vec<Hexside> = passages.keys().map(|(side, _)| *side).collect();
        sides.dedup();
        sides.retain(|side| Layer::ALL.iter().any(|layer| breachable(*side, *layer)));
        sides
    };
    prop_assert_eq!(board.breach_ids().map(|breach| board.breach_side(breach)).collect::<Vec<_>>(), opened.clone());
    let breach = |side: Hexside, layer: Layer| match opened.binary_search(&side) {
        Ok(number) if breachable(side, layer) => BreachId(number as u16),
        _ => BreachId::NONE,
    };
    for from in board.ids() {
        let here = board.place(from);
        let areas = || map.entry_areas.iter().filter(|_| here.spot.level == Level::Ground);
        let area = areas().find(|area| area.hexes.contains(&here.spot.hex)).map_or(0, |area| area.number);
        prop_assert_eq!(here.entry_area, area);
        let storeys = map.storeys(here.spot.hex).iter().filter(|storey| storey.level == here.spot.level);
        prop_assert_eq!(storeys.map(|storey| storey.elevation).min(), Some(here.elevation));
        prop_assert_eq!(board.inside_walls().contains(from), map.in_region(Region::INSIDE_WALLS, here.spot));
        prop_assert_eq!(board.confines().contains(from), map.in_region(Region::CONFINES, here.spot));
        let own = if here.elevation >= 2 { Layer::Upper } else { Layer::Ground };
        for direction in Direction::ALL {
            let side = Hexside::in_direction(here.spot.hex, direction);
            let row = side.map_or(0, |side| row(map, here, side));
            prop_assert_eq!(here.rows[direction as usize], row);
            let breach = side.map_or(BreachId::NONE, |side| breach(side, own));
            prop_assert_eq!(here.breaches[direction as usize], breach);
        }
        for to in board.ids().filter(|to| *to != from) {
            let side = Hexside::new(here.spot.hex, board.spot(to).hex);
            let expected =
                layer(map, here, board.place(to)).map(|layer| (layer, map.kind(side, layer), breach(side, layer)));
            let crossing = board.crossing(from, to);
            prop_assert_eq!(crossing.map(|own| (own.layer, own.kind, own.breach)), expected);
            if let Some(crossing) = crossing {
                let wall = walls.get(&(side, crossing.layer));
                for spot in board.ids() {
                    let is_of = |(own, _): &(Hexside, Layer)| own.touches(board.spot(spot).hex);
                    let near = wall.is_some() && walls.iter().any(|(at, number)| Some(number) == wall && is_of(at));
                    prop_assert_eq!(board.same_wall(&Breaches::NONE, from, crossing, spot), near);
                }
                prop_assert_eq!(Some(crossing.direction), here.spot.hex.direction_to(board.spot(to).hex));
                let opens = board.breach_ids().any(|id| board.breach_opens(id).contains(&(from.min(to), from.max(to))));
                prop_assert_eq!(opens, crossing.breach != BreachId::NONE);
            }
        }
        prop_assert!(board.crossings(from).is_sorted_by_key(|own| (own.direction, own.to)));
    }
    prop_assert!(board.breachable() <= Breaches::MOST);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_board_says_what_the_map_says(map in map()) {
        holds(&canonical(map))?;
    }
}
