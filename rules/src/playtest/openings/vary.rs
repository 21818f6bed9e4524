//! Varies openings: a counter moves, two change places, a column enters elsewhere, a counter goes into the box or comes
//! out of it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use super::{Layout, Workshop};
use crate::counters::CounterMix;
use crate::project::Project;
use crate::spot::Spot;

/// The greatest distance in hexes of every other move of a counter.
const NEAR: u32 = 2;

/// A source of random variations of the openings of a project.
pub(super) struct Varying<'a> {
    project: &'a Project,
    lot: ChaCha8Rng,
    /// The numbers of the entry areas.
    areas: Vec<u8>,
    /// The kinds whose counters may stay in the box, with their quantities.
    kinds: Vec<(String, i32)>,
    /// The kinds all of whose counters are placed in the scenario's set-up.
    full: Vec<String>,
}

/// A kind of variation of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variation {
    Move,
    Swap,
    Plot,
    Box,
    Unbox,
}

impl<'a> Varying<'a> {
    pub(super) fn new(project: &'a Project, original: &Layout, seed: u64) -> Self {
        let mut areas: Vec<u8> = project.map.entry_areas.iter().map(|area| area.number).collect();
        areas.sort_unstable();
        areas.dedup();
        let kinds: Vec<(String, i32)> =
            project.counters.kinds().filter(|(_, of)| *of > 0).map(|(id, of)| (id.to_owned(), of)).collect();
        let is_full = |(id, of): &&(String, i32)| {
            original.stands.get(id).is_some_and(|spots| i32::try_from(spots.len()) == Ok(*of))
        };
        let full = kinds.iter().filter(is_full).map(|(id, _)| id.clone()).collect();
        Self { project, lot: ChaCha8Rng::seed_from_u64(seed), areas, kinds, full }
    }

    /// Returns a random number below `end`.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.lot.next_u64() % end.max(1) as u64) as usize
    }

    /// Returns a random element of a list; `None` if it is empty.
    fn one<'t, T>(&mut self, all: &'t [T]) -> Option<&'t T> {
        let place = self.below(all.len());
        all.get(place)
    }

    /// Returns an opening `steps` variations away from another; with `hands_out` some of them may take counters out of
    /// play.
    pub(super) fn varied(
        &mut self,
        parent: &Layout,
        steps: usize,
        hands_out: bool,
        workshop: &mut dyn Workshop,
    ) -> Option<Layout> {
        let mut child = parent.clone();
        for _ in 0..steps {
            let ways = self.ways(&child, hands_out);
            let way = *self.one(&ways)?;
            let made = match way {
                Variation::Move => self.moved(child.clone(), workshop),
                Variation::Swap => self.swapped(child.clone()),
                Variation::Plot => self.plotted(child.clone()),
                Variation::Box => self.boxed(child.clone()),
                Variation::Unbox => self.unboxed(child.clone(), workshop),
            };
            // A counter that cannot go anywhere stays.
            child = made.unwrap_or(child);
        }
        (child != *parent).then_some(child)
    }

    /// Returns the possible variations, each repeated by its weight.
    fn ways(&self, layout: &Layout, hands_out: bool) -> Vec<Variation> {
        let mut ways = Vec::new();
        let times = |ways: &mut Vec<Variation>, way, times| ways.extend(std::iter::repeat_n(way, times));
        if !layout.stands.is_empty() {
            times(&mut ways, Variation::Move, 5);
        }
        if layout.stands.len() > 1 {
            times(&mut ways, Variation::Swap, 2);
        }
        if !layout.plot.is_empty() && self.areas.len() > 1 {
            times(&mut ways, Variation::Plot, 2);
        }
        if hands_out {
            times(&mut ways, Variation::Box, 2);
        }
        if !layout.boxed.is_empty() {
            times(&mut ways, Variation::Unbox, 2);
        }
        ways
    }

    /// Returns all counters on the map: their kind, and the index of the spot.
    fn counters(layout: &Layout) -> Vec<(String, usize)> {
        let of_kind =
            |(id, spots): (&String, &Vec<Spot>)| (0..spots.len()).map(|at| (id.clone(), at)).collect::<Vec<_>>();
        layout.stands.iter().flat_map(of_kind).collect()
    }

    fn moved(&mut self, mut layout: Layout, workshop: &mut dyn Workshop) -> Option<Layout> {
        let (id, place) = self.one(&Self::counters(&layout))?.clone();
        let from = layout.stands[&id][place];
        let project = layout.made_in(self.project)?;
        let names: Vec<String> = CounterMix::pieces_of(&id, layout.quantity(self.project, &id)).collect();
        let there = project.scenario.setup.iter().find(|line| line.at == from && names.contains(&line.piece))?;
        let mut free = workshop.spots(&project, &there.piece);
        free.retain(|at| *at != from);
        if self.below(2) == 0 {
            let near: Vec<Spot> = free.iter().filter(|at| at.hex.distance(from.hex) <= NEAR).copied().collect();
            if !near.is_empty() {
                free = near;
            }
        }
        let to = *self.one(&free)?;
        put(&mut layout, &id, Some(place), Some(to));
        Some(layout)
    }

    fn swapped(&mut self, mut layout: Layout) -> Option<Layout> {
        let all = Self::counters(&layout);
        let (one, place) = self.one(&all)?.clone();
        let others: Vec<_> = all.into_iter().filter(|(id, _)| *id != one).collect();
        let (other, its) = self.one(&others)?.clone();
        let spots = [layout.stands[&one][place], layout.stands[&other][its]];
        put(&mut layout, &one, Some(place), Some(spots[1]));
        put(&mut layout, &other, Some(its), Some(spots[0]));
        Some(layout)
    }

    fn plotted(&mut self, mut layout: Layout) -> Option<Layout> {
        let columns: Vec<String> = layout.plot.keys().cloned().collect();
        let column = self.one(&columns)?.clone();
        let now = layout.plot[&column];
        let others: Vec<u8> = self.areas.iter().copied().filter(|area| *area != now).collect();
        let area = *self.one(&others)?;
        layout.plot.insert(column, area);
        Some(layout)
    }

    fn boxed(&mut self, mut layout: Layout) -> Option<Layout> {
        let there: Vec<String> = self
            .kinds
            .iter()
            .filter(|(id, of)| layout.boxed.get(id).copied().unwrap_or(0) < *of)
            .map(|(id, _)| id.clone())
            .collect();
        let id = self.one(&there)?.clone();
        *layout.boxed.entry(id.clone()).or_insert(0) += 1;
        let left = usize::try_from(layout.quantity(self.project, &id)).unwrap_or(0);
        let stand = layout.stands.get(&id).map_or(0, Vec::len);
        if stand > left {
            let place = self.below(stand);
            put(&mut layout, &id, Some(place), None);
        }
        Some(layout)
    }

    fn unboxed(&mut self, mut layout: Layout, workshop: &mut dyn Workshop) -> Option<Layout> {
        let boxed: Vec<String> = layout.boxed.keys().cloned().collect();
        let id = self.one(&boxed)?.clone();
        let count = layout.boxed.get_mut(&id)?;
        *count -= 1;
        if *count == 0 {
            layout.boxed.remove(&id);
        }
        if self.full.contains(&id) {
            let project = layout.made_in(self.project)?;
            let quantity = layout.quantity(self.project, &id);
            let is_placed = |piece: &String| project.scenario.setup.iter().any(|line| line.piece == *piece);
            let piece = CounterMix::pieces_of(&id, quantity).find(|piece| !is_placed(piece))?;
            let free = workshop.spots(&project, &piece);
            let to = *self.one(&free)?;
            put(&mut layout, &id, None, Some(to));
        }
        Some(layout)
    }
}

/// Takes a counter of a kind from one of its spots and puts it on another.
fn put(layout: &mut Layout, id: &str, from: Option<usize>, to: Option<Spot>) {
    let spots = layout.stands.entry(id.to_owned()).or_default();
    if let Some(from) = from {
        spots.remove(from);
    }
    spots.extend(to);
    spots.sort_unstable();
    if spots.is_empty() {
        layout.stands.remove(id);
    }
}
