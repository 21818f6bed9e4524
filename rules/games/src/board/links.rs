//! The crossings of a board as rows of bits, for searches that start from many spots at once.
//!
//! Nearby spots have nearby numbers, so the surroundings of a spot fit into a few words: each row is a window of the
//! board's words. All windows of a board have the same width.

use std::collections::BTreeSet;

use super::{Crossing, SpotId};
use crate::bits;

/// A crossing that an enemy beyond it may block (6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Barrier {
    pub(crate) from: SpotId,
    /// The index among the spot's crossings.
    pub(crate) place: u8,
    pub(crate) to: SpotId,
    /// Movement points to enter, including the hex's own cost.
    pub(crate) cost: u8,
}

/// A row of bits for each spot.
#[derive(Debug, Clone, Default)]
pub(crate) struct Rows {
    /// The spots whose row is not empty, as the words of a set.
    pub(crate) any: Vec<u64>,
    bits: Vec<u64>,
}

/// The spots that can be entered for at most `cost` points: not over a wall, and over one.
#[derive(Debug, Clone)]
struct Tier {
    cost: u8,
    bits: Vec<[u64; 2]>,
}

/// The passable crossings and the zones of control of a board.
#[derive(Debug, Clone, Default)]
pub struct Links {
    /// The number of words in a window.
    width: usize,
    /// The first word of each spot's window.
    base: Vec<u16>,
    /// The spots that can be entered without crossing a wall, by exact cost.
    pub(crate) open: Vec<(u8, Rows)>,
    /// The spots that the zone of control of a unit on each spot extends to (6.0).
    zones: Rows,
    /// The spots that can be entered over a wall, by exact cost.
    pub(crate) walls: Vec<(u8, Rows)>,
    /// The crossings over walls as a list, in spot order.
    barriers: Vec<Barrier>,
    /// `open` and `walls` together, cumulated, for each cost that occurs.
    tiers: Vec<Tier>,
    /// The adjacent spots, passable or not.
    near: Rows,
}

impl Links {
    /// Packs the crossings of a board; `first` holds the index of each spot's first crossing.
    pub(crate) fn new(first: &[u32], crossings: &[Crossing]) -> Self {
        let spots = first.len().saturating_sub(1);
        let words = bits::words(spots);
        let own = |spot: usize| &crossings[first[spot] as usize..first[spot + 1] as usize];
        let spans: Vec<Option<(usize, usize)>> = (0..spots).map(|spot| span(own(spot))).collect();
        let width = spans.iter().flatten().map(|(least, most)| most - least + 1).max().unwrap_or(0);
        let rows = || Rows { any: vec![0; words], bits: vec![0; spots * width] };
        let base = spans.iter().map(|span| span.map_or(0, |(least, _)| least).min(words - width) as u16).collect();
        let mut packed = Self { width, base, zones: rows(), near: rows(), ..Self::default() };
        // The index of the rows of each cost, without a wall and over one; `u8::MAX` for none yet.
        let mut known = [[u8::MAX; 256]; 2];
        for number in 0..spots {
            let (spot, first) = (SpotId(number as u16), usize::from(packed.base[number]));
            // A spot has at most three neighbours in each of the six adjacent hexes, so the index fits.
            for (place, crossing) in (0..u8::MAX).zip(own(number)) {
                let (to, cost) = (crossing.to, crossing.cost);
                packed.near.add(width, first, spot, to);
                if crossing.zoc {
                    packed.zones.add(width, first, spot, to);
                }
                if cost == Crossing::PROHIBITED {
                    continue;
                }
                let wall = crossing.kind.is_wall();
                if wall {
                    packed.barriers.push(Barrier { from: spot, place, to, cost });
                }
                let by_cost = if wall { &mut packed.walls } else { &mut packed.open };
                let known = &mut known[usize::from(wall)][usize::from(cost)];
                if *known == u8::MAX {
                    *known = by_cost.len() as u8;
                    by_cost.push((cost, rows()));
                }
                by_cost[usize::from(*known)].1.add(width, first, spot, to);
            }
        }
        packed.open.sort_by_key(|(cost, _)| *cost);
        packed.walls.sort_by_key(|(cost, _)| *cost);
        packed.tiers = packed.tiers();
        packed
    }

    /// Whether there is a crossing that costs nothing.
    pub(crate) fn has_free(&self) -> bool {
        [&self.open, &self.walls].into_iter().any(|rows| rows.first().is_some_and(|(cost, _)| *cost == 0))
    }

    fn tiers(&self) -> Vec<Tier> {
        let costs: BTreeSet<u8> = self.open.iter().chain(&self.walls).map(|(cost, _)| *cost).collect();
        let mut tiers: Vec<Tier> = Vec::with_capacity(costs.len());
        for cost in costs {
            // The spots that can be entered for less, and those that cost exactly this.
            let less = tiers.last().map(|tier| tier.bits.clone());
            let mut bits = less.unwrap_or_else(|| vec![[0; 2]; self.base.len() * self.width]);
            for (kind, by_cost) in [&self.open, &self.walls].into_iter().enumerate() {
                for (_, rows) in by_cost.iter().filter(|(own, _)| *own == cost) {
                    bits.iter_mut().zip(&rows.bits).for_each(|(word, row)| word[kind] |= row);
                }
            }
            tiers.push(Tier { cost, bits });
        }
        tiers
    }

    /// Returns the spots that can be entered from a spot with `points` movement points, without a wall and over walls:
    /// the words of its window, each with its index among the words of a set.
    #[inline]
    pub(crate) fn within(&self, spot: SpotId, points: u8) -> impl Iterator<Item = (usize, [u64; 2])> + '_ {
        let tier = self.tiers.iter().rev().find(|tier| tier.cost <= points);
        let row = tier.map_or(&[][..], |tier| &tier.bits[spot.index() * self.width..][..self.width]);
        (usize::from(self.base[spot.index()])..).zip(row.iter().copied())
    }

    /// Returns the spots adjacent to a spot, passable or not.
    #[inline]
    pub(crate) fn near(&self, spot: SpotId) -> impl Iterator<Item = (usize, u64)> + '_ {
        self.row(&self.near, spot)
    }

    /// Returns the zone of control of a unit on a spot.
    #[inline]
    pub(crate) fn zone(&self, spot: SpotId) -> impl Iterator<Item = (usize, u64)> + '_ {
        self.row(&self.zones, spot)
    }

    /// Adds the zone of control of a unit on a spot to the words of a set.
    #[inline]
    pub(crate) fn cover(&self, spot: SpotId, words: &mut [u64]) {
        self.spread(&self.zones, spot, words);
    }

    /// Returns a spot's row: the words of its window, each with its index among the words of a set.
    #[inline]
    pub(crate) fn row<'a>(&self, rows: &'a Rows, spot: SpotId) -> impl Iterator<Item = (usize, u64)> + use<'a> {
        let row = &rows.bits[spot.index() * self.width..][..self.width];
        (usize::from(self.base[spot.index()])..).zip(row.iter().copied())
    }

    /// Adds a spot's row to the words of a set.
    #[inline]
    pub(crate) fn spread(&self, rows: &Rows, spot: SpotId, words: &mut [u64]) {
        let (first, row) = (usize::from(self.base[spot.index()]), spot.index() * self.width);
        let (window, bits) = (&mut words[first..first + self.width], &rows.bits[row..row + self.width]);
        // Most boards have narrow windows; with a constant width the loop unrolls.
        match self.width {
            2 => join::<2>(window, bits),
            3 => join::<3>(window, bits),
            4 => join::<4>(window, bits),
            _ => window.iter_mut().zip(bits).for_each(|(word, bits)| *word |= bits),
        }
    }

    /// Returns the crossings over walls out of a spot.
    pub(crate) fn barriers(&self, spot: SpotId) -> &[Barrier] {
        let start = self.barriers.partition_point(|barrier| barrier.from < spot);
        let count = self.barriers[start..].iter().take_while(|barrier| barrier.from == spot).count();
        &self.barriers[start..start + count]
    }
}

/// Returns the lowest and the highest word that contains a destination of the crossings.
fn span(crossings: &[Crossing]) -> Option<(usize, usize)> {
    let words = || crossings.iter().map(|crossing| bits::place(crossing.to.index()).0);
    Some((words().min()?, words().max()?))
}

/// Adds `WIDTH` words of bits.
#[inline]
fn join<const WIDTH: usize>(words: &mut [u64], bits: &[u64]) {
    if let (Ok(words), Ok(bits)) = (<&mut [u64; WIDTH]>::try_from(words), <&[u64; WIDTH]>::try_from(bits)) {
        words.iter_mut().zip(bits).for_each(|(word, bits)| *word |= bits);
    }
}

impl Rows {
    fn add(&mut self, width: usize, base: usize, from: SpotId, to: SpotId) {
        let (word, bit) = bits::place(to.index());
        self.bits[from.index() * width + word - base] |= bit;
        bits::insert(&mut self.any, from.index());
    }
}
