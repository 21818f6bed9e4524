//! One hex or one hexside as the map paints it, looked up once for all lints that check it.

use std::cell::OnceCell;

use super::Survey;
use crate::board::{Board, shelters};
use crate::edit::{End, protects, sheltered};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexEntry, HexsideEntry, HexsideKind, MapDocument, Protects, layer_applies};
use crate::spot::{Level, Spot};

/// A hex the map lists, with its entries.
#[derive(Debug, Clone, Copy)]
pub struct PaintedHex<'a> {
    /// The hex.
    pub hex: Hex,
    /// Its entries: exactly one, except on a broken map.
    pub entries: &'a [HexEntry],
    on_map: bool,
}

impl<'a> PaintedHex<'a> {
    /// Creates the view of a hex; `entries` are all of one hex, and not empty.
    pub(super) fn new(map: &MapDocument, entries: &'a [HexEntry]) -> Self {
        let hex = entries[0].hex;
        Self { hex, entries, on_map: map.grid.contains(hex) }
    }

    /// Whether the hex is on the map. If not, another lint reports it.
    pub(super) const fn is_on_map(&self) -> bool {
        self.on_map
    }

    /// Returns the entry that counts; `None` off the map, which another lint reports.
    pub(super) fn entry(&self) -> Option<&'a HexEntry> {
        self.entries.first().filter(|_| self.on_map)
    }
}

/// A hexside the map lists, with its entries and the levels of its two hexes.
#[derive(Debug, Clone)]
pub struct PaintedSide<'a> {
    /// The hexside.
    pub side: Hexside,
    /// Its entries.
    pub entries: &'a [HexsideEntry],
    board: &'a Board,
    on_map: bool,
    levels: [Levels; 2],
    /// The kinds at its first end, computed on first use because several lints need them.
    first_end: OnceCell<Option<[[HexsideKind; 2]; 2]>>,
}

/// The levels of a hex: one bit for each level at elevation 1, and one for each at elevation 2 or higher.
type Levels = u8;

const LOW: Levels = 0b01_01_01_01;
const HIGH: Levels = 0b10_10_10_10;
const INDOORS: Levels = 0b11 << (Level::In as u8 * 2);

const fn bit(level: Level, elevation: u8) -> Levels {
    1 << (level as u8 * 2 + (elevation >= 2) as u8)
}

/// The levels on which each kind shelters a defender, indexed by kind.
const SHELTERED: [Levels; HexsideKind::ALL.len()] = {
    let mut all = [0; HexsideKind::ALL.len()];
    let mut stand = 0;
    while stand < all.len() * Level::ALL.len() * 2 {
        let kind = HexsideKind::ALL[stand / (Level::ALL.len() * 2)];
        let (level, elevation) = (Level::ALL[stand / 2 % Level::ALL.len()], 1 + stand as u8 % 2);
        if shelters(kind, level, elevation) {
            all[kind as usize] |= bit(level, elevation);
        }
        stand += 1;
    }
    all
};

/// Returns the levels on which a feature of these layers stands, as on the board.
fn covered(at: LayeredSide) -> Levels {
    let of = |layer, levels| if at.covers(layer) { levels } else { 0 };
    of(Layer::Ground, LOW) | of(Layer::Upper, HIGH)
}

impl<'a> PaintedSide<'a> {
    /// Creates the view of a hexside; `entries` are all of one hexside, and not empty.
    pub(super) fn new(survey: &Survey<'a>, entries: &'a [HexsideEntry]) -> Self {
        let (side, grid, board) = (entries[0].at.side, survey.map.grid, survey.board());
        let on_map = side.hexes().into_iter().all(|hex| grid.contains(hex)) && side.is_real();
        let level = |spot| bit(board.spot(spot).level, board.place(spot).elevation);
        let levels = |hex| board.spots_of(hex).fold(0, |levels, spot| levels | level(spot));
        let [low, high] = side.hexes();
        Self { side, entries, board, on_map, levels: [levels(low), levels(high)], first_end: OnceCell::new() }
    }

    /// Whether both hexes are on the map and touch. If not, other lints report it.
    pub(super) const fn is_on_map(&self) -> bool {
        self.on_map
    }

    /// Returns the entries that pass `is_one`; none if the hexside is not on the map.
    pub(super) fn on_map(&self, is_one: impl Fn(&HexsideEntry) -> bool) -> impl Iterator<Item = &'a HexsideEntry> {
        let on_map = self.on_map;
        self.entries.iter().filter(move |entry| is_one(entry) && on_map)
    }

    /// Whether one of its hexes has no level.
    pub(super) fn lacks_levels(&self) -> bool {
        self.levels.contains(&0)
    }

    /// Returns the hexsides that meet it at each of its ends on the map, including clear ones.
    pub(super) fn ends(&self, survey: &Survey<'_>) -> impl Iterator<Item = [Hexside; 2]> + use<> {
        let ([a, b], grid) = (self.side.hexes(), survey.map.grid);
        let corners = self.side.corners().filter(move |hex| grid.contains(*hex));
        corners.map(move |corner| [Hexside::new(a, corner), Hexside::new(b, corner)])
    }

    /// Returns the kinds on the hexsides that meet it at each of its ends, by layer; `None` for an end at the edge.
    /// Yields nothing if the hexside is not on the map.
    pub(super) fn ahead(&self) -> impl Iterator<Item = Option<[[HexsideKind; 2]; 2]>> + '_ {
        let (board, low) = (self.board, self.side.hexes()[0]);
        let direction = self.side.direction().filter(|_| self.on_map);
        let end = move |way, right| board.at_end(low, way, right);
        // Lazily, because the first end is usually enough.
        [false, true].into_iter().filter_map(move |right| {
            direction.map(|way| if right { end(way, true) } else { *self.first_end.get_or_init(|| end(way, false)) })
        })
    }

    /// Whether another hexside is clear on both layers.
    pub(super) fn is_clear(&self, side: Hexside) -> bool {
        Layer::ALL.into_iter().all(|layer| self.board.kind(side, layer) == HexsideKind::Clear)
    }

    /// Whether both its hexes are open ground.
    pub(super) fn is_in_the_open(&self) -> bool {
        self.levels.iter().all(|levels| levels & (HIGH | INDOORS) == 0)
    }

    /// Whether a layer applies to the hexside, like
    /// [`MapDocument::layer_applies`](crate::map::MapDocument::layer_applies).
    pub(super) fn layer_applies(&self, layer: Option<Layer>) -> bool {
        let with = |these| self.levels.map(|levels| levels & these != 0);
        layer_applies(layer, with(LOW), with(HIGH))
    }

    /// Whether a feature opens an interior on either side.
    pub(super) fn opens_indoors(&self, entry: &HexsideEntry) -> bool {
        self.levels.iter().any(|levels| levels & INDOORS & covered(entry.at) != 0)
    }

    /// Whether it connects level 1 to level 2, if its kind can be crossed (7.4).
    pub(super) fn rises(&self) -> bool {
        rises(self.board, self.side)
    }

    /// Returns what a feature of its kind protects by default.
    pub(super) fn usual_shelter(&self, survey: &Survey<'_>, entry: &HexsideEntry) -> Protects {
        let zones = [survey.confines(), survey.inside_walls()];
        self.shelter_within(entry, |hex| zones.map(|zone| zone.has(Spot::new(hex, Level::Ground))))
    }

    /// Returns what a feature of its kind protects by default, given for each hex whether it is in the confines and
    /// whether it is inside the walls.
    pub(super) fn shelter_within(&self, entry: &HexsideEntry, within: impl Fn(Hex) -> [bool; 2]) -> Protects {
        let end = |hex, levels: Levels| {
            let (high, indoors) = (levels & HIGH != 0, levels & INDOORS != 0);
            End { high, indoors, within: within(hex) }
        };
        let [low, high] = self.side.hexes();
        let ends = [end(low, self.levels[0]), end(high, self.levels[1])];
        let mut covered = [false; 2];
        for layer in Layer::ALL {
            if entry.at.covers(layer) && self.layer_applies(Some(layer)) {
                let [one, other] = sheltered(ends, layer, entry.kind);
                covered = [covered[0] || one, covered[1] || other];
            }
        }
        protects(self.side, covered)
    }

    /// Whether a feature claims to protect a hex of its hexside but gives no shelter in any hex it names.
    pub(super) fn is_idle(&self, entry: &HexsideEntry) -> bool {
        let mut named = self.side.hexes().into_iter().zip(self.levels).filter(|(hex, _)| entry.protects.covers(*hex));
        let sheltered = covered(entry.at) & SHELTERED[entry.kind as usize];
        let Some((_, first)) = named.next() else { return false };
        first & sheltered == 0 && named.all(|(_, levels)| levels & sheltered == 0)
    }
}

/// Whether a hexside connects level 1 to level 2, if its kind can be crossed (7.4).
pub(super) fn rises(board: &Board, side: Hexside) -> bool {
    let [low, high] = side.hexes();
    board.spots_of(low).any(|from| {
        let across = board.crossings(from).iter().filter(|crossing| crossing.layer == Layer::Upper);
        let mut across = across.filter(|crossing| board.spot(crossing.to).hex == high);
        across.any(|crossing| board.place(from).layer() != board.place(crossing.to).layer())
    })
}
