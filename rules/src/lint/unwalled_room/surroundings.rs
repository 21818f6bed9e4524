//! The surroundings of each room, kept up to date edit by edit.

use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::lint::reachability::is_open;
use crate::lint::room_without_door::has_door;
use crate::lint::{Lists, Survey};
use crate::map::Room;
use crate::spot::{Level, Spot};

/// The surroundings of the rooms of a map.
#[derive(Debug, Clone, Default)]
pub(in crate::lint) struct Surroundings {
    /// The ids of the rooms, in order.
    rooms: Vec<String>,
    /// For each spot the index of its room, the first of several.
    owners: Vec<Option<usize>>,
    /// The surroundings by room.
    around: Vec<Around>,
    /// The hexes of all rooms, in order.
    hexes: Vec<Hex>,
}

/// The surroundings of a room.
#[derive(Debug, Clone, Default)]
pub(in crate::lint) struct Around {
    /// Open hexsides to later rooms, each with the index of the room, in order.
    pub(super) to_rooms: Vec<(usize, Hexside)>,
    /// Open hexsides to ground under the open sky, in order.
    pub(super) to_air: Vec<Hexside>,
    /// The number of closed hexsides to such ground.
    pub(super) walled: usize,
    /// Whether it has a doorway.
    pub(in crate::lint) has_door: bool,
}

impl Surroundings {
    /// The lists this set is built from, apart from the hexsides around the rooms.
    pub(in crate::lint) const READ: Lists = Lists::ROOMS.union(Lists::REGIONS);
    /// A change of these lists discards the set; the first lint that needs it builds it again.
    pub(in crate::lint) const DROPPED: Lists = Lists::SPOTS.union(Lists::CORRECTIONS);

    pub(in crate::lint) fn new(survey: &Survey<'_>) -> Self {
        let mut all = Self::default();
        all.reread(survey, None);
        all
    }

    /// Rebuilds the set in place. If an edit of rooms has touched only some hexes, rooms elsewhere are skipped, unless
    /// the rooms have been renumbered.
    pub(in crate::lint) fn reread(&mut self, survey: &Survey<'_>, touched: Option<&[Hex]>) {
        let (rooms, board) = (&survey.map.rooms, survey.board());
        self.hexes.clear();
        self.hexes.extend(rooms.iter().flat_map(|room| &room.spots).map(|spot| spot.hex));
        self.hexes.sort_unstable();
        self.hexes.dedup();
        self.owners.clear();
        self.owners.resize(board.len(), None);
        for (number, room) in rooms.iter().enumerate() {
            for spot in indoors(board, room) {
                self.owners[spot.index()].get_or_insert(number);
            }
        }
        let are_same = self.rooms.iter().eq(rooms.iter().map(|room| &room.id));
        if !are_same {
            self.rooms = rooms.iter().map(|room| room.id.clone()).collect();
        }
        let touched = touched.filter(|_| are_same);
        self.around.resize_with(rooms.len(), Around::default);
        for (number, room) in rooms.iter().enumerate() {
            let is_near = |spot: &Spot, hexes: &[Hex]| hexes.iter().any(|hex| hex.distance(spot.hex) <= 1);
            if touched.is_none_or(|hexes| room.spots.iter().any(|spot| is_near(spot, hexes))) {
                self.around[number] = self.look(survey, number);
            }
        }
    }

    /// Checks the rooms at these hexsides again.
    pub(in crate::lint) fn update(&mut self, survey: &Survey<'_>, sides: &[Hexside]) {
        // Most hexsides belong to no room.
        if sides.iter().flat_map(|side| side.hexes()).all(|hex| self.hexes.binary_search(&hex).is_err()) {
            return;
        }
        for (number, room) in survey.map.rooms.iter().enumerate() {
            if room.spots.iter().any(|spot| sides.iter().any(|side| side.touches(spot.hex))) {
                self.around[number] = self.look(survey, number);
            }
        }
    }

    /// Returns the surroundings by room.
    pub(in crate::lint) fn iter(&self) -> std::slice::Iter<'_, Around> {
        self.around.iter()
    }

    fn look(&self, survey: &Survey<'_>, number: usize) -> Around {
        let room = &survey.map.rooms[number];
        let mut around = Around { has_door: has_door(survey, room), ..Around::default() };
        for spot in indoors(survey.board(), room).filter(|spot| self.owners[spot.index()] == Some(number)) {
            around.look(survey, spot, &self.owners);
        }
        around.to_rooms.sort_unstable();
        around.to_air.sort_unstable();
        around
    }
}

/// Returns the indoor spots of a room that are on the map.
fn indoors<'a>(board: &'a Board, room: &'a Room) -> impl Iterator<Item = SpotId> + 'a {
    room.spots.iter().filter(|spot| spot.level == Level::In).filter_map(|spot| board.id(*spot))
}

impl Around {
    fn look(&mut self, survey: &Survey<'_>, spot: SpotId, owners: &[Option<usize>]) {
        let (board, confines) = (survey.board(), survey.confines());
        let (hex, own) = (board.spot(spot).hex, owners[spot.index()]);
        for near in hex.neighbours() {
            let side = Hexside::new(hex, near);
            let gapes = is_open(board.kind(side, Layer::Ground));
            if let Some(other) = board.id(Spot::new(near, Level::In)) {
                // Each pair of rooms is recorded with the first.
                let other = owners[other.index()].filter(|other| own.is_some_and(|own| own < *other));
                self.to_rooms.extend(other.filter(|_| gapes).map(|other| (other, side)));
                continue;
            }
            let outdoors = board.id(Spot::new(near, Level::Ground)).filter(|at| board.place(*at).elevation < 2);
            // An open hexside at the border of the confines is a leak, which another lint reports.
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
