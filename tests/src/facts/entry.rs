//! Claims about entry areas and the units that enter by them.

use petgraph::algo::dijkstra;
use petgraph::visit::NodeFiltered;
use rules::hex::Hex;
use rules::map::{Ground, MapDocument, Region};
use rules::scenario::PlotLine;
use rules::spot::{Level, Spot};

use super::{Compass, Evidence, Verdict, none_of, places, when};

pub(super) fn areas(map: &MapDocument, areas: usize, hexes: usize) -> Verdict {
    let found = map.entry_areas.len();
    when(found == areas, || format!("{found} areas"))?;
    let size = |area: &rules::map::EntryArea| {
        let mut own = area.hexes.clone();
        own.sort();
        own.dedup();
        own.len()
    };
    let wrong = map.entry_areas.iter().filter(|area| size(area) != hexes);
    none_of(wrong.map(|area| format!("area {} with {} hexes", area.number, size(area))), "")
}

pub(super) fn side(map: &MapDocument, number: u8, side: Compass) -> Verdict {
    let area = map.entry_areas.iter().find(|area| area.number == number);
    let area = area.ok_or_else(|| format!("no area {number}"))?;
    let lies = |hex: &&Hex| match side {
        Compass::North => hex.row == 1,
        Compass::East => hex.column == map.grid.columns,
        Compass::South => hex.row == map.grid.rows,
        Compass::NorthWest => hex.column == 1 && 2 * hex.row <= map.grid.rows,
    };
    none_of(area.hexes.iter().filter(|hex| !lies(hex)), "on another side of the map")
}

/// Returns the foot of a wall: outside hexes next to the fort, not counting the church, which cannot be climbed, and
/// the tambour. Sorted, as documents keep their regions and grids their hexes.
fn wall_foot(map: &MapDocument) -> Result<Vec<Hex>, String> {
    let confines = places::hexes_of(map, Region::CONFINES)?;
    let church = places::hexes_of(map, "church")?;
    let tambour = places::hexes_of(map, "tambour")?;
    let fort: Vec<_> = confines.into_iter().filter(|hex| !church.contains(hex) && !tambour.contains(hex)).collect();
    let outside = map.grid.hexes().filter(|hex| map.ground(*hex) == Ground::Outside);
    Ok(outside.filter(|hex| hex.neighbours().any(|near| fort.binary_search(&near).is_ok())).collect())
}

pub(super) fn reach(evidence: &Evidence<'_>, points: u32, least: usize) -> Verdict {
    let map = &evidence.project.map;
    let rulebook = &evidence.project.rulebook;
    let foot = wall_foot(map)?;
    let outside =
        NodeFiltered::from_fn(&evidence.graph, |node| map.ground(evidence.graph[node].spot.hex) == Ground::Outside);
    // An impassable passage costs more movement points than any unit has.
    let cost = |kind| rulebook.effect(kind).and_then(|effect| effect.cost).map_or(1000, u32::from);
    let hex_cost = u32::try_from(rulebook.number("move.hex_cost")).map_err(|error| error.to_string())?;
    let reaches = |from: Hex| {
        let Some(start) = evidence.board.id(Spot::new(from, Level::Ground)) else { return false };
        let start = petgraph::graph::NodeIndex::new(start.index());
        let costs = dijkstra(&outside, start, None, |edge| hex_cost + cost(edge.weight().kind));
        costs
            .iter()
            .any(|(node, spent)| *spent <= points && foot.binary_search(&evidence.graph[*node].spot.hex).is_ok())
    };
    let short = map.entry_areas.iter().filter_map(|area| {
        let found = area.hexes.iter().filter(|hex| reaches(**hex)).count();
        (found < least).then(|| format!("area {} ({found} hexes)", area.number))
    });
    none_of(short, "too far away")
}

pub(super) fn plot(evidence: &Evidence<'_>, lines: &[PlotLine]) -> Verdict {
    let found = &evidence.project.scenario.plot;
    when(found == lines, || format!("{found:?}"))
}

pub(super) fn columns_fit(evidence: &Evidence<'_>) -> Verdict {
    let counters = &evidence.project.counters;
    let room = evidence.project.rulebook.number("setup.entry_area_hexes");
    let units = |column: &str| -> i32 {
        counters.units.iter().filter(|unit| unit.column == column).map(|unit| unit.quantity).sum()
    };
    when(!counters.columns.is_empty(), || "no column at all".to_owned())?;
    let wrong = counters.columns.iter().filter(|column| !(1..=room).contains(&units(&column.id)));
    none_of(wrong.map(|column| format!("column {} with {} units", column.id, units(&column.id))), "")
}
