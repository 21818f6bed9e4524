//! The cut and its fixes equal those of a simple computation on the whole board.

mod network;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::cut::{Gap, smallest};
use super::leaks;
use super::mend::{agreed, mend};
use crate::board::Board;
use crate::edit::{Edit, canonical, paint_hexside};
use crate::fixture;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::lint::tests::broken;
use crate::lint::zone::RegionOnGrid;
use crate::map::{
    EntryArea, Grid, Ground, HexEntry, HexsideEntry, HexsideKind, MapDocument, Members, Protects, Region, Storey,
};
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::Rulebook;
use crate::spot::{Level, Spot};
use crate::words::Words;

/// Kinds of walls and open hexsides, in proportions that leave most hexsides open, half of them or few.
fn kinds() -> impl Strategy<Value = Vec<Option<HexsideKind>>> {
    use HexsideKind::{Clear, Doorway, OuterWall, StoneWall};
    let kinds = |open: usize| [vec![None; open], [OuterWall, StoneWall, Doorway, Clear].map(Some).to_vec()].concat();
    select(vec![kinds(20), kinds(6), kinds(2), kinds(0)])
}

/// Small maps with many levels, random walls and confines anywhere, including at the edge.
fn map() -> impl Strategy<Value = MapDocument> {
    ((3_u16..11, 3_u16..11), kinds()).prop_flat_map(|((columns, rows), kinds)| {
        let count = usize::from(columns * rows);
        let storeys = select(vec![
            vec![],
            vec![],
            vec![],
            vec![Storey::new(Level::Roof, 2)],
            vec![Storey::new(Level::In, 1), Storey::new(Level::Roof, 2)],
            vec![Storey::PLAIN, Storey::new(Level::Roof, 2)],
        ]);
        let layer = select(vec![None, Some(Layer::Ground), Some(Layer::Upper)]);
        let walls = vec((layer, select(kinds)), count * 3);
        let area = vec(any::<Index>(), 0..3);
        let confines = vec((any::<Index>(), select(&Level::ALL[..])), 1..count / 2);
        (vec(storeys, count), walls, area, confines, any::<bool>()).prop_map(
            move |(storeys, walls, area, confines, by_hexes)| {
                let grid = Grid { columns, rows };
                let hexes: Vec<Hex> = grid.hexes().collect();
                let mut map = MapDocument::new(Words::default(), grid);
                for (hex, levels) in hexes.iter().zip(storeys).filter(|(_, levels)| !levels.is_empty()) {
                    let plain = HexEntry::new(*hex, Ground::Outside, by());
                    map.hexes.push(HexEntry { levels, ..plain });
                }
                let directions = [Direction::South, Direction::NorthEast, Direction::SouthEast];
                let sides =
                    hexes.iter().flat_map(|hex| directions.map(|direction| Hexside::in_direction(*hex, direction)));
                for (side, (layer, kind)) in sides.zip(walls) {
                    if let (Some(side), Some(kind)) = (side, kind) {
                        let at = LayeredSide { side, layer };
                        map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Nobody, by: by() });
                    }
                }
                let hexes_of = |picks: &[Index]| picks.iter().map(|pick| *pick.get(&hexes)).collect::<Vec<_>>();
                map.entry_areas.push(EntryArea { number: 1, name: Words::default(), hexes: hexes_of(&area), by: by() });
                let spots: Vec<Spot> =
                    confines.iter().map(|(pick, level)| Spot::new(*pick.get(&hexes), *level)).collect();
                let members = if by_hexes {
                    Members::Hexes(spots.iter().map(|spot| spot.hex).collect())
                } else {
                    Members::Spots(spots)
                };
                let id = Region::CONFINES.to_owned();
                map.regions.push(Region::new(id, Words::default(), members, by()));
                canonical(map)
            },
        )
    })
}

fn by() -> Provenance {
    Provenance::default()
}

/// Returns the Alamo with layers of some of its hexsides opened.
fn opened(alamo: &Project, picks: &[(Index, usize)]) -> MapDocument {
    let mut map = alamo.base_map().clone();
    let sides: Vec<Hexside> = map.hexsides.iter().map(|entry| entry.at.side).collect();
    let layers = [&[Layer::Ground][..], &[Layer::Upper], &Layer::ALL];
    for (pick, layer) in picks {
        let edit = paint_hexside(&map, *pick.get(&sides), layers[*layer], HexsideKind::Clear, &by());
        edit.apply(&mut map).unwrap();
    }
    map
}

/// Compares the cut with the network's, and the fix of each leak with one painted on the whole map.
fn agree(map: MapDocument) -> Result<usize, TestCaseError> {
    let project = Project::of_map(map);
    let map = &project.map;
    let board = Board::draft(map, crate::alamo::charts(&Rulebook::default()));
    let gaps = smallest(&board, map);
    prop_assert_eq!(&gaps, &network::smallest(&board, map));
    let found = gaps.len();
    let leaks = leaks(gaps);
    let mended = mend(&project, &RegionOnGrid::new(map, Region::CONFINES), &leaks);
    prop_assert_eq!(mended.len(), leaks.len());
    for (leak, edits) in leaks.iter().zip(&mended) {
        prop_assert_eq!(edits, &closed(map, leak).unwrap_or_default());
    }
    Ok(found)
}

/// Closes a leak on the whole map.
fn closed(map: &MapDocument, leak: &[Gap]) -> Option<Vec<Edit>> {
    let kinds = Layer::ALL.map(|layer| agreed(map, &RegionOnGrid::new(map, Region::CONFINES), leak, layer));
    let by = Provenance::reconstructed("your choice", "votre choix");
    let mut map = map.clone();
    let mut edits = Vec::new();
    for (side, layer) in leak.iter().flat_map(|gap| gap.layers.iter().map(|layer| (gap.side, *layer))) {
        let edit = paint_hexside(&map, side, &[layer], kinds[layer as usize]?, &by);
        edit.apply(&mut map).unwrap();
        edits.push(edit);
    }
    Some(edits)
}

proptest! {
    #[test]
    fn on_small_maps(map in map()) {
        agree(map)?;
    }

    #[test]
    fn on_broken_maps(map in broken::map()) {
        agree(canonical(map))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn on_the_alamo(picks in vec((any::<Index>(), 0..3_usize), 1..60)) {
        agree(opened(&fixture::alamo(), &picks))?;
    }
}

#[test]
fn where_no_wall_is_left() {
    let alamo = fixture::alamo();
    let mut map = alamo.base_map().clone();
    map.hexsides.clear();
    let found = agree(map).unwrap();
    assert!(found > 50, "{found}");
}
