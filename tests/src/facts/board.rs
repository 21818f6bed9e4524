//! Claims about crossings and cover, evaluated on the compiled board.

use rules::board::{Crossing, SpotId};
use rules::spot::{Level, Spot};

use super::{Evidence, Verdict, none_of, when};

fn ids(evidence: &Evidence<'_>, from: Spot, to: Spot) -> Result<(SpotId, SpotId), String> {
    let id = |spot| evidence.board.id(spot).ok_or_else(|| format!("no spot {spot}"));
    Ok((id(from)?, id(to)?))
}

fn crossing<'a>(evidence: &'a Evidence<'_>, from: Spot, to: Spot) -> Result<&'a Crossing, String> {
    let (a, b) = ids(evidence, from, to)?;
    evidence.board.crossing(a, b).ok_or_else(|| format!("{from} and {to} are not adjacent"))
}

pub(super) fn zoc_extends(evidence: &Evidence<'_>, from: Spot, to: Spot) -> Verdict {
    let crossing = crossing(evidence, from, to)?;
    when(crossing.zoc, || format!("{} stops it", crossing.kind.name()))
}

pub(super) fn battery_path(evidence: &Evidence<'_>, from: Spot, to: Spot) -> Verdict {
    let crossing = crossing(evidence, from, to)?;
    when(crossing.battery, || format!("{} stops it", crossing.kind.name()))
}

pub(super) fn combat_row(evidence: &Evidence<'_>, from: Spot, at: Spot, row: &str) -> Verdict {
    let (_, defender) = ids(evidence, from, at)?;
    let direction = at.hex.direction_to(from.hex).ok_or_else(|| format!("{from} and {at} do not touch"))?;
    let found = evidence.board.place(defender).rows[direction as usize];
    let found = evidence.project.rulebook.combat_rows.get(usize::from(found)).map_or("none", |row| &row.row);
    when(found == row, || format!("the row is {found}"))
}

pub(super) fn no_way_from_roof_to_room(evidence: &Evidence<'_>) -> Verdict {
    let board = &evidence.board;
    let roofed = |spot: Spot| evidence.project.map.hex(spot.hex).is_some_and(|entry| !entry.open_top);
    let rooms = board.ids().filter(|id| board.spot(*id).level == Level::In && roofed(board.spot(*id)));
    none_of(
        rooms.flat_map(|id| {
            let up = board.crossings(id).iter().filter(|crossing| board.spot(crossing.to).level == Level::Roof);
            up.map(move |crossing| format!("{} to {}", board.spot(id), board.spot(crossing.to)))
        }),
        "is a way",
    )
}
