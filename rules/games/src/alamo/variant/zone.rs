//! Regions and hexsides, compiled for rules.

use super::{Item, MOST_MARKS, SideId};
use crate::bits;
use crate::board::{Board, BreachId, Breaches, Crossing, SpotId, SpotSet};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Members};

/// A region: its spots, its hexes and its hexsides. Everything that touches one of its hexes belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Zone {
    spots: SpotSet,
    /// Sorted.
    hexes: Vec<Hex>,
    /// Sorted.
    sides: Vec<Hexside>,
    /// The painted layers that belong to it, one bit each by number.
    layers: Vec<u64>,
    /// The number of spots listed.
    count: usize,
}

/// Returns the cost of searching some things: a power of two, so that one thing more or less seldom matters.
pub(super) const fn counted(things: usize) -> usize {
    things.next_power_of_two()
}

/// Whether there are more things than flags can be up.
pub(super) const fn is_vast(things: usize) -> bool {
    things > MOST_MARKS
}

/// Returns the number of spots a region lists.
pub(super) fn count(members: &Members, board: &Board) -> usize {
    match members {
        Members::Hexes(hexes) => hexes.iter().map(|hex| board.spots_of(*hex).count()).sum(),
        Members::Spots(spots) => spots.len(),
        Members::Hexsides(_) => 0,
    }
}

/// Returns the cost of searching the spots of the largest room.
pub(super) fn largest_room(map: &MapDocument) -> usize {
    counted(map.rooms.iter().map(|room| room.spots.len()).max().unwrap_or(0))
}

/// Returns the cost of searching all painted layers of hexsides. Those that variants raise are not counted.
pub(super) const fn layers(map: &MapDocument) -> usize {
    counted(map.hexsides.len())
}

impl Zone {
    pub(super) fn new(members: &Members, board: &Board) -> Self {
        let (spots, count) = (board.spots_in(members), count(members, board));
        let (mut hexes, mut sides) = match members {
            Members::Hexes(hexes) => (hexes.clone(), Vec::new()),
            Members::Spots(spots) => (spots.iter().map(|spot| spot.hex).collect(), Vec::new()),
            Members::Hexsides(sides) => (Vec::new(), sides.clone()),
        };
        hexes.sort();
        hexes.dedup();
        sides.sort();
        Self { spots, hexes, sides, layers: Vec::new(), count }
    }

    /// Returns the cost of searching its spots.
    pub(super) const fn size(&self) -> usize {
        counted(self.count)
    }

    /// Whether it has more spots than flags can be up.
    pub(super) const fn is_vast(&self) -> bool {
        is_vast(self.count)
    }

    pub(super) fn spots(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.spots.iter()
    }

    pub(super) fn has_spot(&self, spot: SpotId) -> bool {
        spot != SpotId::NOWHERE && self.spots.contains(spot)
    }

    /// Records which of the painted layers of hexsides belong to it.
    pub(super) fn number(&mut self, list: &SideList) {
        self.layers = vec![0; bits::words(list.len())];
        for (number, (side, _)) in list.sides.iter().enumerate() {
            let is_in = self.sides.binary_search(side).is_ok() || side.hexes().into_iter().any(|hex| self.has_hex(hex));
            if is_in {
                bits::insert(&mut self.layers, number);
            }
        }
    }

    pub(super) fn has_side(&self, side: SideId) -> bool {
        bits::has(&self.layers, side.index())
    }

    pub(super) fn has_hex(&self, hex: Hex) -> bool {
        self.hexes.binary_search(&hex).is_ok()
    }
}

/// The numbers of the hexsides around each spot, by direction and layer.
#[derive(Debug, Clone, Default)]
pub(super) struct Ways(Vec<[[SideId; 2]; 6]>);

impl Ways {
    pub(super) fn new(sides: &SideList, board: &Board) -> Self {
        let mut ways = vec![[[SideId::NONE; 2]; 6]; board.len()];
        for (number, (side, layer)) in (0..).zip(&sides.sides) {
            let [a, b] = side.hexes();
            for (from, to) in [(a, b), (b, a)] {
                let Some(direction) = Direction::ALL.into_iter().find(|own| from.neighbour(*own) == Some(to)) else {
                    continue;
                };
                for spot in board.spots_of(from) {
                    ways[spot.index()][direction as usize][*layer as usize] = SideId(number);
                }
            }
        }
        Self(ways)
    }

    /// Whether anything is painted on the hexsides around a spot.
    pub(super) fn has_any(&self, spot: SpotId) -> bool {
        self.0.get(spot.index()).is_some_and(|ways| *ways != [[SideId::NONE; 2]; 6])
    }

    /// Returns the number of the layer of the hexside a crossing goes over.
    #[inline]
    pub(super) fn side(&self, from: SpotId, crossing: &Crossing) -> SideId {
        self.0.get(from.index()).map_or(SideId::NONE, |ways| ways[crossing.direction as usize][crossing.layer as usize])
    }
}

/// The layers of hexsides of a board, by number: the painted ones, and also the clear ones if a rule asks for them.
#[derive(Debug, Clone, Default)]
pub(super) struct SideList {
    sides: Vec<(Hexside, Layer)>,
    besides: Vec<Beside>,
    /// The spots beside each layer, as words of a set with their places.
    words: Vec<Words>,
    stands: Vec<BreachableSide>,
}

/// The kind of a layer of a hexside, and the breach that brings it down; [`BreachId::NONE`] if none does.
#[derive(Debug, Clone, Copy)]
struct BreachableSide {
    kind: HexsideKind,
    breach: BreachId,
}

/// The spots on either side of a hexside, on every level.
type Beside = arrayvec::ArrayVec<SpotId, { 2 * crate::spot::Level::ALL.len() }>;

/// The non-zero words of a set of spots, with their places.
type Words = arrayvec::ArrayVec<(u16, u64), { 2 * crate::spot::Level::ALL.len() }>;

/// Returns spots as words of a set of spots.
fn words(spots: &Beside) -> Words {
    let mut words = Words::new();
    for spot in spots {
        let (at, bit) = bits::place(spot.index());
        let at = at as u16;
        match words.iter_mut().find(|(own, _)| *own == at) {
            Some((_, word)) => *word |= bit,
            None => words.push((at, bit)),
        }
    }
    words
}

impl SideList {
    /// Returns the painted layers of a board.
    pub(super) fn painted(board: &Board) -> Self {
        Self::new(board, board.painted_layers().collect())
    }

    /// Returns the painted layers of a board, and the unpainted ones over which a step may lead.
    pub(super) fn with_clear(board: &Board) -> Self {
        let crossed = board.ids().flat_map(|from| {
            let ways = board.crossings(from).iter();
            ways.map(move |way| (Hexside::new(board.spot(from).hex, board.spot(way.to).hex), way.layer))
        });
        Self::new(board, board.painted_layers().chain(crossed).collect())
    }

    fn new(board: &Board, mut sides: Vec<(Hexside, Layer)>) -> Self {
        sides.sort_unstable();
        sides.dedup();
        let beside = |(side, _): &(Hexside, _)| side.hexes().into_iter().flat_map(|hex| board.spots_of(hex)).collect();
        let besides: Vec<_> = sides.iter().map(beside).collect();
        let words = besides.iter().map(words).collect();
        let standing = |(side, layer): &(Hexside, Layer)| {
            let breach = board.breach_id(*side).filter(|breach| board.breach_opens_layer(*breach, *layer));
            BreachableSide { kind: board.kind(*side, *layer), breach: breach.unwrap_or(BreachId::NONE) }
        };
        let stands = sides.iter().map(standing).collect();
        Self { sides, besides, words, stands }
    }

    /// Returns the kind of a layer of a hexside with these breaches.
    #[inline]
    pub(super) fn kind(&self, side: SideId, breaches: &Breaches) -> HexsideKind {
        match self.stands.get(side.index()) {
            Some(own) if !breaches.has(own.breach) => own.kind,
            _ => HexsideKind::Clear,
        }
    }

    /// Whether these breaches have brought down what stood on a layer of a hexside.
    pub(super) fn is_open(&self, side: SideId, breaches: &Breaches) -> bool {
        self.stands.get(side.index()).is_some_and(|own| breaches.has(own.breach))
    }

    /// Returns the spots on either side of a hexside, on every level.
    #[inline]
    pub(super) fn beside(&self, side: SideId) -> &[SpotId] {
        self.besides.get(side.index()).map_or(&[], |beside| beside.as_slice())
    }

    /// Returns the spots on either side of a hexside as words of a set, with their places.
    #[inline]
    pub(super) fn words_beside(&self, side: SideId) -> &[(u16, u64)] {
        self.words.get(side.index()).map_or(&[], |words| words.as_slice())
    }

    pub(super) const fn len(&self) -> usize {
        self.sides.len()
    }

    pub(super) fn id(&self, side: Hexside, layer: Layer) -> SideId {
        self.sides.binary_search(&(side, layer)).map_or(SideId::NONE, |at| SideId(at as u16))
    }

    pub(super) fn get(&self, side: SideId) -> Option<(Hexside, Layer)> {
        self.sides.get(side.index()).copied()
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Item> + '_ {
        (0..self.sides.len() as u16).map(|side| Item::Side(SideId(side)))
    }
}
