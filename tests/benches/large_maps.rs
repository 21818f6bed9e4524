//! Maps far larger than any game uses.

use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::{Grid, HexEntry, HexsideEntry, HexsideKind, MapDocument, Members, Protects, Region};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::spot::Spot;
use rules::text::Document;
use rules::words::Words;

/// Returns a map with a wall on every hexside, and a region of half its width.
pub(crate) fn walled(size: u16) -> MapDocument {
    let grid = Grid { columns: size, rows: size };
    let mut map = MapDocument::new(Words::default(), grid);
    for hex in grid.hexes() {
        for direction in [Direction::South, Direction::NorthEast, Direction::SouthEast] {
            let Some(wall) = Hexside::in_direction(hex, direction) else { continue };
            if wall.hexes().iter().all(|hex| grid.contains(*hex)) {
                let (at, kind) = (LayeredSide::new(wall, Layer::Ground), HexsideKind::StoneWall);
                map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Both, by: Provenance::default() });
            }
        }
    }
    let within = |number: u16| (size / 4..size * 3 / 4).contains(&number);
    let members: Vec<Hex> = grid.hexes().filter(|hex| within(hex.column) && within(hex.row)).collect();
    map.regions = [Region::CONFINES, Region::INSIDE_WALLS].map(|id| region(id, Members::Hexes(members.clone()))).into();
    map.sort();
    map
}

/// Returns a map filled with as many Alamos side by side as fit.
pub(crate) fn tiled(project: &Project, size: u16) -> MapDocument {
    let one = project.base_map();
    let grid = Grid { columns: size, rows: size };
    let mut map = MapDocument::new(Words::default(), grid);
    // Offset by an even number of columns, so that hexes keep their vertical offset.
    let (wide, high) = (one.grid.columns.next_multiple_of(2), one.grid.rows + 1);
    let mut members = [Vec::new(), Vec::new()];
    for right in (0..).map(|tile| tile * wide).take_while(|right| right + wide <= size) {
        for down in (0..).map(|tile| tile * high).take_while(|down| down + high <= size) {
            let hex = |hex: Hex| Hex::new(hex.column + right, hex.row + down);
            let spot = |spot: &Spot| Spot::new(hex(spot.hex), spot.level);
            map.hexes.extend(one.hexes.iter().map(|own| HexEntry { hex: hex(own.hex), ..own.clone() }));
            map.hexsides.extend(one.hexsides.iter().map(|own| {
                let [a, b] = own.at.side.hexes().map(hex);
                let protects = match own.protects {
                    Protects::Hex(own) => Protects::Hex(hex(own)),
                    Protects::Both | Protects::Nobody => own.protects,
                };
                let at = LayeredSide { side: Hexside::new(a, b), ..own.at };
                HexsideEntry { at, protects, ..own.clone() }
            }));
            map.rooms.extend(one.rooms.iter().map(|own| rules::map::Room {
                id: format!("{}-{right}-{down}", own.id),
                spots: own.spots.iter().map(spot).collect(),
                ..own.clone()
            }));
            for (members, id) in members.iter_mut().zip([Region::CONFINES, Region::INSIDE_WALLS]) {
                match one.region(id).map(|region| &region.members) {
                    Some(Members::Hexes(own)) => {
                        members.extend(
                            own.iter().flat_map(|own| {
                                one.storeys(*own).iter().map(|storey| Spot::new(hex(*own), storey.level))
                            }),
                        );
                    }
                    Some(Members::Spots(own)) => members.extend(own.iter().map(spot)),
                    Some(Members::Hexsides(_)) | None => {}
                }
            }
        }
    }
    let [confines, inside] = members.map(Members::Spots);
    map.regions = vec![region(Region::CONFINES, confines), region(Region::INSIDE_WALLS, inside)];
    map.sort();
    map
}

fn region(id: &str, members: Members) -> Region {
    Region::new(id, Words::default(), members, Provenance::default())
}
