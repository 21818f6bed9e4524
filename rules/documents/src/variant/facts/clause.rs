//! Conjunctions of facts.

use std::collections::HashMap;

use super::flatten::{Scenery, bit};
use super::is_empty;
use super::numbers::NumberRange;
use super::tagged_counters::{Set, TaggedCounters};
use crate::map::HexsideKind;
use crate::variant::{AttackMode, Condition, InPhase, Number, Query, Thing};

/// A conjunction of facts.
#[derive(Debug, Clone)]
pub struct Clause<'a> {
    /// The facts, each with whether it holds.
    pub facts: Vec<(&'a Condition, bool)>,
    /// Whether a fact names something unknown.
    pub is_vague: bool,
    cast: Set,
    pieces: HashMap<Thing, Set>,
    /// By thing: the orders, levels and kinds of hexsides still possible.
    orders: HashMap<Thing, u8>,
    levels: HashMap<Thing, u8>,
    kinds: HashMap<Thing, u32>,
    numbers: HashMap<&'a Number, NumberRange>,
    phases: u16,
    ways: u8,
    /// The mode and the result that hold.
    mode: Option<&'a str>,
    got: Option<&'a str>,
    choices: HashMap<&'a str, &'a str>,
}

const ORDERS: [&str; 3] = ["good", "disordered", "routed"];
const LEVELS: [&[&str]; 3] = [&["ground", "outside"], &["inside"], &["roof"]];
/// Hexsides on which nothing stands.
const OPEN: [&str; 5] = ["clear", "dry_streambed", "gun_ramp", "breach", "impassable"];

impl<'a> Clause<'a> {
    pub(super) fn new(cast: &TaggedCounters) -> Self {
        Self {
            facts: Vec::new(),
            is_vague: false,
            cast: cast.everybody(),
            pieces: HashMap::new(),
            orders: HashMap::new(),
            levels: HashMap::new(),
            kinds: HashMap::new(),
            numbers: HashMap::new(),
            phases: u16::MAX,
            ways: u8::MAX,
            mode: None,
            got: None,
            choices: HashMap::new(),
        }
    }

    pub(super) const fn before_play(&mut self) {
        self.phases = 0;
    }

    pub(super) const fn in_phase(&mut self, phase: InPhase) {
        self.phases = bit(phase);
    }

    pub(super) const fn using(&mut self, way: AttackMode) {
        self.ways = 1 << way as u8;
    }

    pub(super) fn using_one_of(&mut self, ways: &[AttackMode]) {
        self.ways = ways.iter().fold(0, |all, way| all | 1 << *way as u8);
    }

    /// Restricts a thing to the class of pieces a query finds.
    pub(super) fn class(&mut self, thing: &Thing, query: &Query, cast: &TaggedCounters) {
        if let Some(class) = TaggedCounters::class(query) {
            let set = self.pieces.entry(thing.clone()).or_insert_with(|| cast.everybody());
            cast.keep(set, class, true);
        }
    }

    /// Adds a fact; returns `false` if it contradicts the others.
    pub(super) fn add(&mut self, fact: &'a Condition, holds: bool, scenery: &Scenery<'a>) -> bool {
        if self.facts.iter().any(|(own, other)| *own == fact && *other != holds) {
            return false;
        }
        if !self.facts.contains(&(fact, holds)) {
            self.facts.push((fact, holds));
        }
        match fact {
            Condition::Is(thing, tag) => self.is(thing, tag, holds, scenery),
            Condition::In(_, region) => !(holds && is_empty(region, scenery.own, scenery.known, scenery.map)),
            Condition::Now(phase) => {
                let fits = if holds { bit(*phase) } else { !bit(*phase) };
                // Before play there is no phase.
                let none = self.phases == 0;
                self.phases &= fits;
                self.phases != 0 || none && !holds
            }
            Condition::Using(way) => {
                let own = 1_u8 << *way as u8;
                self.ways &= if holds { own } else { !own };
                self.ways != 0
            }
            Condition::Mode(mode) if holds => *self.mode.get_or_insert(mode) == mode,
            Condition::Got(got) if holds => *self.got.get_or_insert(got) == got,
            Condition::Opt(name, choice) => self.chooses(name, choice, holds, scenery),
            Condition::Le(..) | Condition::Ge(..) | Condition::Eq(..) => self.compares(fact, holds, scenery),
            _ => true,
        }
    }

    fn is(&mut self, thing: &Thing, tag: &str, holds: bool, scenery: &Scenery<'a>) -> bool {
        if let Some(order) = ORDERS.iter().position(|own| *own == tag) {
            return narrow(&mut self.orders, thing.clone(), 0b111, 1 << order, holds);
        }
        if let Some(level) = LEVELS.iter().position(|own| own.contains(&tag)) {
            // A piece is on the level of its spot.
            return narrow(&mut self.levels, thing.root().clone(), 0b111, 1 << level, holds);
        }
        let all = (1_u32 << HexsideKind::ALL.len()) - 1;
        let kinds = |fits: &dyn Fn(HexsideKind) -> bool| {
            let kinds = HexsideKind::ALL.into_iter().enumerate().filter(|(_, kind)| fits(*kind));
            kinds.fold(0_u32, |set, (at, _)| set | 1 << at)
        };
        let own = match tag {
            "wall" => kinds(&|kind| !OPEN.contains(&kind.name())),
            "needs_ladder" => kinds(&|kind| kind == HexsideKind::OuterWall),
            // What was brought down is both clear and a breach.
            "breach" => return true,
            _ => kinds(&|kind| kind.name() == tag),
        };
        if own != 0 {
            return narrow(&mut self.kinds, thing.clone(), all, own, holds);
        }
        let everybody = &self.cast;
        let set = self.pieces.entry(thing.clone()).or_insert_with(|| everybody.clone());
        if !scenery.cast.keep(set, tag, holds) {
            self.is_vague = true;
            return true;
        }
        // For an empty mix nothing can be concluded.
        set.is_empty() || set.contains(&true)
    }

    fn chooses(&mut self, name: &'a str, choice: &'a str, holds: bool, scenery: &Scenery<'a>) -> bool {
        if holds {
            return *self.choices.entry(name).or_insert(choice) == choice;
        }
        let opt = scenery.own.opts.iter().find(|opt| opt.id == name);
        let denied = |own: &&String| {
            self.facts
                .iter()
                .any(|(fact, holds)| !holds && matches!(fact, Condition::Opt(of, what) if of == name && what == *own))
        };
        opt.is_none_or(|opt| opt.choices.is_empty() || !opt.choices.iter().all(|own| denied(&own)))
    }

    fn compares(&mut self, fact: &'a Condition, holds: bool, scenery: &Scenery<'a>) -> bool {
        let figures = scenery.figures();
        let Some((number, (least, most))) = figures.compared(fact, holds) else { return true };
        let own = self.numbers.entry(number).or_insert_with(|| figures.range(number));
        *own = (own.0.max(least), own.1.min(most));
        own.0 <= own.1
    }
}

fn narrow<T>(known: &mut HashMap<Thing, T>, thing: Thing, all: T, own: T, holds: bool) -> bool
where
    T: Copy + PartialEq + Default + std::ops::BitAnd<Output = T> + std::ops::BitXor<Output = T>,
{
    let left = known.entry(thing).or_insert(all);
    *left = *left & if holds { own } else { all ^ own };
    *left != T::default()
}
