//! The areas of a map as the third game reads them, for its lints.

use std::collections::BTreeSet;

use super::Lists;
use crate::board::{Board, SpotId};
use crate::deguello::{Area, TerrainIndex, charts};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument};
use crate::spot::Level;

/// The areas of a map, on a board compiled for the third game.
#[derive(Debug, Clone)]
pub(super) struct Storeys {
    pub(super) board: Board,
    pub(super) ground: TerrainIndex,
}

impl Storeys {
    /// The lists the areas are built from. An edit of any of them rebuilds the areas.
    pub(super) const READ: Lists =
        Lists::SPOTS.union(Lists::HEXES).union(Lists::HEXSIDES).union(Lists::REGIONS).union(Lists::CORRECTIONS);

    pub(super) fn new(map: &MapDocument) -> Self {
        let board = Board::draft(map, charts());
        let ground = TerrainIndex::new(map, &board);
        Self { board, ground }
    }

    /// Returns the id of an area.
    pub(super) fn id(&self, area: u16) -> &str {
        &self.ground.area(area).id
    }

    /// Whether a hex has an interior.
    pub(super) fn is_building(&self, hex: Hex) -> bool {
        self.board.spots_of(hex).any(|spot| self.board.spot(spot).level == Level::In)
    }

    /// Returns the hex of a spot.
    pub(super) fn hex(&self, spot: SpotId) -> Hex {
        self.board.spot(spot).hex
    }

    /// Whether a wall that units cannot cross without a ladder separates two neighbouring hexes on a level.
    pub(super) fn parts(&self, a: Hex, b: Hex, level: u8) -> bool {
        let side = Hexside::new(a, b);
        let layer = if level >= 2 { Layer::Upper } else { Layer::Ground };
        match self.board.kind(side, layer) {
            HexsideKind::OuterWall
            | HexsideKind::ChurchWall
            | HexsideKind::Gunslit
            | HexsideKind::Impassable
            | HexsideKind::InteriorWall => true,
            HexsideKind::Clear
            | HexsideKind::DryStreambed
            | HexsideKind::Doorway
            | HexsideKind::GunRamp
            | HexsideKind::Breach
            | HexsideKind::InnerWall
            | HexsideKind::StoneWall
            | HexsideKind::WoodenWall
            | HexsideKind::HighPalisade => self.ground.edge_at(side).is_some(),
        }
    }

    /// Returns the name of the building in a hex, taken from its rooms.
    pub(super) fn building(map: &MapDocument, hex: Hex) -> Option<&str> {
        let has = |spots: &[crate::spot::Spot]| spots.iter().any(|spot| spot.hex == hex);
        map.rooms.iter().find(|room| has(&room.spots)).map(|room| room.building.as_str())
    }

    /// Returns the hexes of churches below an area.
    pub(super) fn over_churches(&self, area: &Area, churches: &BTreeSet<Hex>) -> Vec<Hex> {
        let hexes = area.spots.iter().map(|spot| self.hex(*spot));
        hexes.filter(|hex| area.level >= 2 && self.is_building(*hex) && churches.contains(hex)).collect()
    }

    /// Returns the hexes of buildings with church walls, which can be entered only by a door on the ground (D7.41.c).
    pub(super) fn churches(&self, map: &MapDocument) -> BTreeSet<Hex> {
        let walls = map.hexsides.iter().filter(|entry| entry.kind == HexsideKind::ChurchWall);
        // A wall between two buildings does not show which one it belongs to.
        let behind = |hexes: [Hex; 2]| match hexes.map(|hex| self.is_building(hex)) {
            [true, false] => Some(hexes[0]),
            [false, true] => Some(hexes[1]),
            _ => None,
        };
        let mut churches: BTreeSet<Hex> = walls.filter_map(|entry| behind(entry.at.side.hexes())).collect();
        let named: BTreeSet<&str> = churches.iter().filter_map(|hex| Self::building(map, *hex)).collect();
        let rooms = map.rooms.iter().filter(|room| named.contains(room.building.as_str()));
        churches.extend(rooms.flat_map(|room| &room.spots).map(|spot| spot.hex));
        churches
    }

    /// Splits spots into pieces, each in order: the spots of a piece are adjacent and `joins` holds between them.
    pub(super) fn pieces(
        &self,
        mut left: BTreeSet<SpotId>,
        joins: impl Fn(SpotId, SpotId) -> bool,
    ) -> Vec<BTreeSet<SpotId>> {
        let mut pieces = Vec::new();
        while let Some(first) = left.pop_first() {
            let (mut piece, mut open) = (BTreeSet::from([first]), vec![first]);
            while let Some(here) = open.pop() {
                let around = self.hex(here).neighbours().flat_map(|hex| self.board.spots_of(hex));
                let near: Vec<SpotId> = around.filter(|spot| left.contains(spot) && joins(here, *spot)).collect();
                for spot in near {
                    left.remove(&spot);
                    piece.insert(spot);
                    open.push(spot);
                }
            }
            pieces.push(piece);
        }
        pieces
    }
}
