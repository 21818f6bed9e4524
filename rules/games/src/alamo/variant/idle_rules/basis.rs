//! The parts of a project, apart from its variants, that their compiler reads.

use std::collections::BTreeSet;

use crate::alamo::variant::zone;
use crate::alamo::{Game, Piece};
use crate::board::Board;
use crate::hex::Hex;
use crate::map::{MapDocument, Members};
use crate::project::Project;
use crate::side::Side;
use crate::spot::{Level, Spot};
use crate::variant::{Said, Thing, Variant, walk_variant};

/// The names and sizes the compiler reads. An edit that paints a wall or a hex, moves a counter or changes a strength
/// does not change them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Basis {
    /// The sizes of all spots, and of those of each level.
    spots: [Size; 4],
    /// The places named by rules that are on the board.
    places: BTreeSet<String>,
    pieces: Vec<PieceBasics>,
    columns: Vec<String>,
    /// The names and sizes of the regions of the map and of the variants.
    regions: Vec<(String, Size)>,
    sizes: [usize; 3],
}

/// The cost of searching some spots, and whether there can be enough flags up for all of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Size {
    counts: usize,
    is_vast: bool,
}

impl Size {
    const fn new(spots: usize) -> Self {
        Self { counts: zone::counted(spots), is_vast: zone::is_vast(spots) }
    }
}

/// The properties of a piece that rules refer to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PieceBasics {
    name: String,
    side: Option<Side>,
    column: Option<u8>,
    /// Whether it is a unit, a leader, a battery.
    class: [bool; 3],
    tags: Vec<String>,
}

impl PieceBasics {
    fn new(piece: &Piece) -> Self {
        let class = class(piece);
        Self { name: piece.name.clone(), side: piece.side, column: piece.column, class, tags: piece.tags.clone() }
    }

    /// Whether a piece has the same properties.
    fn fits(&self, piece: &Piece) -> bool {
        (&self.name, self.side, self.column, self.class, &self.tags)
            == (&piece.name, piece.side, piece.column, class(piece), &piece.tags)
    }
}

const fn class(piece: &Piece) -> [bool; 3] {
    [piece.is_unit(), piece.is_leader(), piece.is_battery()]
}

impl Basis {
    pub(super) fn new(project: &Project, game: &Game) -> Self {
        if project.variants.is_empty() {
            return Self { sizes: sizes(&project.map), ..Self::default() };
        }
        let board = &game.board;
        let variants = || project.variants.iter().map(|own| &own.document);
        let own = variants().flat_map(|own| &own.regions).map(|own| (&own.id, &own.members));
        let regions = project.map.regions.iter().map(|own| (&own.id, &own.members)).chain(own);
        let size = |members: &Members| Size::new(zone::count(members, board));
        Self {
            spots: spots(board),
            places: places(&variants().collect::<Vec<_>>(), board),
            pieces: game.pieces.iter().map(PieceBasics::new).collect(),
            columns: game.columns.iter().map(|column| column.id.clone()).collect(),
            regions: regions.map(|(id, members)| (id.clone(), size(members))).collect(),
            sizes: sizes(&project.map),
        }
    }

    /// Whether the pieces and the columns are unchanged.
    pub(super) fn fits_counters(&self, game: &Game) -> bool {
        self.pieces.len() == game.pieces.len()
            && self.pieces.iter().zip(&game.pieces).all(|(known, piece)| known.fits(piece))
            && self.columns.iter().eq(game.columns.iter().map(|column| &column.id))
    }

    /// Whether the rooms and hexsides of a map count the same.
    pub(super) fn fits_map(&self, map: &MapDocument) -> bool {
        self.sizes == sizes(map)
    }
}

fn spots(board: &Board) -> [Size; 4] {
    let mut levels = [0; Level::ALL.len()];
    for spot in board.ids() {
        levels[board.spot(spot).level as usize] += 1;
    }
    // The 1981 game has no upper floors.
    let [one, other, _, third] = levels.map(Size::new);
    [Size::new(board.len()), one, other, third]
}

/// Returns the hexes, spots and hexsides named by the rules of variants that are on the board.
fn places(variants: &[&Variant], board: &Board) -> BTreeSet<String> {
    let is_there = |hex: Hex| board.spots_of(hex).next().is_some();
    let mut places = BTreeSet::new();
    for variant in variants {
        walk_variant(variant, variants, &mut |said, _| {
            let (text, found) = match said {
                Said::Thing(Thing::Hex(text)) => {
                    let spot = || text.parse::<Spot>().is_ok_and(|spot| board.id(spot).is_some());
                    (text, text.parse().is_ok_and(is_there) || spot())
                }
                Said::Thing(Thing::Side(text)) => (text, text.split('/').all(|end| end.parse().is_ok_and(is_there))),
                _ => return,
            };
            if found {
                places.insert(text.clone());
            }
        });
    }
    places
}

/// Returns the numbers of rooms, of spots in the largest room, and of hexsides, as they count.
fn sizes(map: &MapDocument) -> [usize; 3] {
    [map.rooms.len(), zone::largest_room(map), zone::layers(map)]
}
