//! What the compiler of variants reads of a project beside the variants.

use crate::alamo::variant::zone;
use crate::alamo::{Game, Piece};
use crate::map::MapDocument;
use crate::project::Project;
use crate::side::Side;
use crate::spot::Spot;

/// The names and the sizes the compiler reads: what an edit leaves alone that paints a wall, moves a counter or changes
/// a strength.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Basis {
    spots: Vec<Spot>,
    pieces: Vec<Known>,
    columns: Vec<String>,
    /// Regions with how much looking through each counts for, and whether flags enough can be up for all its spots.
    regions: Vec<(String, usize, bool)>,
    sizes: [usize; 3],
}

/// A piece as rules know it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Known {
    name: String,
    side: Option<Side>,
    column: Option<u8>,
    /// A unit, a leader, a battery.
    class: [bool; 3],
    tags: Vec<String>,
}

impl Known {
    fn of(piece: &Piece) -> Self {
        let class = [piece.is_unit(), piece.is_leader(), piece.is_battery()];
        Self { name: piece.name.clone(), side: piece.side, column: piece.column, class, tags: piece.tags.clone() }
    }
}

impl Basis {
    pub(super) fn of(project: &Project, game: &Game) -> Self {
        if project.variants.is_empty() {
            return Self { sizes: sizes(&project.map), ..Self::default() };
        }
        let board = &game.board;
        let regions = project.map.regions.iter().map(|own| {
            let count = zone::count(&own.members, board);
            (own.id.clone(), zone::counted(count), zone::is_vast(count))
        });
        Self {
            spots: board.ids().map(|spot| board.spot(spot)).collect(),
            pieces: game.pieces.iter().map(Known::of).collect(),
            columns: game.columns.iter().map(|column| column.id.clone()).collect(),
            regions: regions.collect(),
            sizes: sizes(&project.map),
        }
    }

    /// Whether the rooms and hexsides of a map count as before.
    pub(super) fn fits_map(&self, map: &MapDocument) -> bool {
        self.sizes == sizes(map)
    }
}

/// Rooms, the largest of them, hexsides: as far as they count.
fn sizes(map: &MapDocument) -> [usize; 3] {
    [map.rooms.len(), zone::largest_room(map), zone::layers(map)]
}
