//! A room that is open to another one, or to the open air: a wall is missing on a hexside they share (7.2; decision 3).

use super::ways::is_open;
use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::board::{Board, SpotId};
use crate::edit::{Edit, paint_hexside};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideKind, Room};
use crate::provenance::Provenance;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "unwalled-room",
    severity: Severity::Warning,
    message: "lint-unwalled-room",
    help: "lint-unwalled-room-help",
    pages: pages(include_str!("unwalled_room.md"), include_str!("unwalled_room.fr.md")),
    check: Check::Lists(
        Lists::SPOTS.union(Lists::ROOMS).union(Lists::REGIONS).union(Lists::PARTITIONS).union(Lists::CORRECTIONS),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, board) = (&survey.map, survey.board());
    let mut owners: Vec<Option<usize>> = vec![None; board.len()];
    for (number, room) in map.rooms.iter().enumerate() {
        for spot in indoors(board, room) {
            owners[spot.index()].get_or_insert(number);
        }
    }
    for (number, room) in map.rooms.iter().enumerate() {
        let mut around = Around::default();
        for spot in indoors(board, room).filter(|spot| owners[spot.index()] == Some(number)) {
            around.look(survey, spot, &owners);
        }
        around.to_rooms.sort_unstable();
        for same in around.to_rooms.chunk_by(|a, b| a.0 == b.0) {
            let sides: Vec<Hexside> = same.iter().map(|(_, side)| *side).collect();
            let finding = lint.at(place(&sides)).with("room", &room.id).with("other", &map.rooms[same[0].0].id);
            report.add(finding.with("to", "room").list(&sides).mend(part(survey, &sides)));
        }
        // Who has walled less than three quarters of a room is still drawing it.
        around.to_air.sort_unstable();
        if !around.to_air.is_empty() && around.to_air.len() * 3 <= around.walled {
            let finding = lint.at(place(&around.to_air)).with("room", &room.id).with("other", "");
            report.add(finding.with("to", "air").list(&around.to_air));
        }
    }
}

/// The indoor spots of a room that are on the map.
fn indoors<'a>(board: &'a Board, room: &'a Room) -> impl Iterator<Item = SpotId> + 'a {
    room.spots.iter().filter(|spot| spot.level == Level::In).filter_map(|spot| board.id(*spot))
}

/// What lies around a room.
#[derive(Default)]
struct Around {
    /// Open hexsides to later rooms, each with the number of the room.
    to_rooms: Vec<(usize, Hexside)>,
    /// Open hexsides to ground under the open sky.
    to_air: Vec<Hexside>,
    /// How many hexsides to such ground are closed.
    walled: usize,
}

impl Around {
    fn look(&mut self, survey: &Survey<'_>, spot: SpotId, owners: &[Option<usize>]) {
        let (board, confines) = (survey.board(), survey.confines());
        let (hex, own) = (board.spot(spot).hex, owners[spot.index()]);
        for near in hex.neighbours() {
            let side = Hexside::new(hex, near);
            let gapes = is_open(board.kind(side, Layer::Ground));
            if let Some(other) = board.id(Spot::new(near, Level::In)) {
                // Each pair of rooms is looked at from the first.
                let other = owners[other.index()].filter(|other| own.is_some_and(|own| own < *other));
                self.to_rooms.extend(other.filter(|_| gapes).map(|other| (other, side)));
                continue;
            }
            let outdoors = board.id(Spot::new(near, Level::Ground)).filter(|at| board.place(*at).elevation < 2);
            // Where the confines end an open hexside is a leak of the walls, and the finding of another lint.
            if outdoors.is_none() || gapes && confines.touches(hex) != confines.touches(near) {
                continue;
            }
            if gapes {
                self.to_air.push(side);
            } else {
                self.walled += 1;
            }
        }
    }
}

fn place(sides: &[Hexside]) -> Place {
    match sides {
        [side] => Place::Hexside(LayeredSide::new(*side, Layer::Ground)),
        _ => Place::Hexsides(sides.to_vec()),
    }
}

/// The wall that stands between rooms, as painting a second room puts it up; none where a correction has a say.
fn part(survey: &Survey<'_>, sides: &[Hexside]) -> Vec<Edit> {
    let painted = survey.base_map();
    if sides.iter().any(|side| !survey.map.entries_at(*side).eq(painted.entries_at(*side))) {
        return Vec::new();
    }
    let by = Provenance::reconstructed("your choice", "votre choix");
    let wall = |side: &Hexside| paint_hexside(painted, *side, &[Layer::Ground], HexsideKind::InteriorWall, &by);
    sides.iter().map(wall).collect()
}
