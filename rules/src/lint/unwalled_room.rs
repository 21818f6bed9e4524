//! A room that is open to another one, or to the open air: a hexside they share lacks a wall (7.2; decision 3).

mod surroundings;

pub(super) use surroundings::Surroundings;

use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::{Edit, paint_hexside};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::HexsideKind;
use crate::place::Place;
use crate::provenance::Provenance;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unwalled-room",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unwalled-room",
    help: "lint-unwalled-room-help",
    pages: pages(include_str!("unwalled_room.md"), include_str!("unwalled_room.fr.md")),
    check: Check::Lists(
        Lists::SPOTS.union(Lists::ROOMS).union(Lists::REGIONS).union(Lists::PARTITIONS).union(Lists::CORRECTIONS),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let rooms = &survey.map.rooms;
    for (room, around) in rooms.iter().zip(survey.surroundings().iter()) {
        for same in around.to_rooms.chunk_by(|a, b| a.0 == b.0) {
            let sides: Vec<Hexside> = same.iter().map(|(_, side)| *side).collect();
            let finding = lint.at(place(&sides)).with("room", &room.id).with("other", &rooms[same[0].0].id);
            report.add(finding.with("to", "room").list(&sides).mend(part(survey, &sides)));
        }
        // With less than three quarters of the room walled, the designer is still drawing it.
        if !around.to_air.is_empty() && around.to_air.len() * 3 <= around.walled {
            let finding = lint.at(place(&around.to_air)).with("room", &room.id).with("other", "");
            report.add(finding.with("to", "air").list(&around.to_air));
        }
    }
}

fn place(sides: &[Hexside]) -> Place {
    match sides {
        [side] => Place::Hexside(LayeredSide::new(*side, Layer::Ground)),
        _ => Place::Hexsides(sides.to_vec()),
    }
}

/// Returns the edits that paint the wall between rooms, as painting a second room does; none if a correction changes a
/// hexside.
fn part(survey: &Survey<'_>, sides: &[Hexside]) -> Vec<Edit> {
    let painted = survey.base_map();
    if sides.iter().any(|side| !survey.map.entries_at(*side).eq(painted.entries_at(*side))) {
        return Vec::new();
    }
    let by = Provenance::reconstructed("your choice", "votre choix");
    let wall = |side: &Hexside| paint_hexside(painted, *side, &[Layer::Ground], HexsideKind::InteriorWall, &by);
    sides.iter().map(wall).collect()
}
