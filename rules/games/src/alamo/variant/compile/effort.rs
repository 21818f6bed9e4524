//! The cost of rules: nested queries can make a single step unbearably slow.

use std::collections::BTreeSet;

use super::Writer;
use crate::alamo::variant::condition_parts::after;
use crate::alamo::variant::program::{CompiledEffect, ConditionStep, Nearest, Number, Program, Source};
use crate::alamo::variant::report::VariantProblem;
use crate::alamo::variant::{MOST_MARKS, Occasion, zone};
use crate::phrase::Phrase;
use crate::variant::{Scope, SetUpStep};

/// The most things the rules in force may look at when each is evaluated once.
const MOST: u64 = 1_000_000;

/// The most things a rule may look at that is evaluated once per game, at a step of the set-up.
const MOST_ONCE: u64 = 20_000_000;

impl Writer<'_> {
    /// Refuses rules that look at too many things, individually or all together.
    pub(super) fn weigh(&mut self) {
        let Program { numbers, queries, rules, blocks, choices, .. } = &self.program;
        let lengths = [numbers.len(), queries.len(), rules.len(), blocks.len(), choices.len()];
        if lengths.into_iter().any(|length| length > usize::from(u16::MAX)) {
            self.place.clear();
            return self.trouble(Phrase::new("variant-too-long"));
        }
        let weights = Weights::new(&self.program, &self.places());
        let (mut all, mut lines): (u64, Vec<u64>) = (0, Vec::new());
        let once: BTreeSet<u16> = SetUpStep::ALL
            .into_iter()
            .flat_map(|step| &self.program.lists[usize::from(Occasion::Setup(step).number())])
            .copied()
            .collect();
        for (number, line) in (0..).zip(&self.program.rules) {
            let own = weights.test(&self.program, line.condition as usize).saturating_add(weights.block(line.block));
            lines.push(if once.contains(&number) { 1 } else { own.saturating_add(weights.after(line.block)) });
            let most = if once.contains(&number) { MOST_ONCE } else { MOST };
            if most == MOST {
                all = all.saturating_add(own);
            }
            if own > most {
                let variant = self.variants[usize::from(line.variant)].variant.id.clone();
                self.troubles.push(VariantProblem {
                    variant,
                    list: "rules",
                    name: line.name.clone(),
                    message: too_much(own, most),
                });
            }
        }
        for (line, weight) in self.program.rules.iter_mut().zip(lines) {
            line.weight = u32::try_from(weight).unwrap_or(u32::MAX);
        }
        let changes = self.program.changes.iter().flatten().map(|change| change.condition);
        let wants = self.program.wants.iter().map(|want| want.condition);
        let tests = changes.chain(wants).map(|test| weights.test(&self.program, test as usize));
        let all = tests.fold(all, u64::saturating_add);
        if all > MOST && self.troubles.is_empty() {
            self.place.clear();
            self.trouble(too_much(all, MOST));
        }
    }
}

fn too_much(things: u64, most: u64) -> Phrase {
    let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    Phrase::new("variant-too-much").count("things", count(things)).count("most", count(most))
}

/// The numbers of places, rounded as they count.
struct Places {
    spots: usize,
    layers: usize,
    room: usize,
}

impl Writer<'_> {
    fn places(&self) -> Places {
        Places {
            spots: zone::counted(self.game.board.len()),
            layers: self.layers(),
            room: zone::largest_room(self.map),
        }
    }
}

/// The numbers of things that queries and blocks look at.
struct Weights {
    queries: Vec<u64>,
    blocks: Vec<u64>,
    /// How often each block triggers the rules that wait for any effect.
    occasions: Vec<u64>,
    /// The number of things those rules look at each time.
    settled: u64,
}

impl Weights {
    fn new(program: &Program, places: &Places) -> Self {
        let mut weights = Self { queries: Vec::new(), blocks: Vec::new(), occasions: Vec::new(), settled: 0 };
        // Inner queries are written before outer ones.
        for search in &program.queries {
            let things = things(program, search.from, places);
            let weight = weights.test(program, search.condition as usize).saturating_mul(things.max(1));
            // Each path is searched on the whole map.
            let ways = match search.nearest {
                Some(Nearest::Steps(..)) => things.saturating_mul(places.spots as u64),
                Some(Nearest::Hexes(_)) | None => 0,
            };
            let weight = weight.saturating_add(ways);
            weights.queries.push(weight);
        }
        for acts in &program.blocks {
            let weight = acts.iter().map(|act| weights.act(program, act, places)).fold(0, u64::saturating_add);
            weights.blocks.push(weight);
            let occasions = acts.iter().map(|act| weights.occasions_of(program, act, places));
            weights.occasions.push(occasions.fold(0, u64::saturating_add));
        }
        let settled = &program.lists[usize::from(Occasion::Settled.number())];
        let tests =
            settled.iter().map(|rule| weights.test(program, program.rules[usize::from(*rule)].condition as usize));
        weights.settled = tests.fold(0, u64::saturating_add);
        weights
    }

    /// Returns the number of things a condition looks at.
    fn test(&self, program: &Program, at: usize) -> u64 {
        let number = |amount: u16| self.number(program, amount);
        let steps = program.conditions[at..after(&program.conditions, at)].iter().map(|test| match test {
            ConditionStep::Exists(query) => self.query(*query),
            ConditionStep::Within(_, _, most) => 1 + number(*most),
            ConditionStep::Le(a, b) | ConditionStep::Ge(a, b) | ConditionStep::Eq(a, b) => {
                1 + number(*a).saturating_add(number(*b))
            }
            _ => 1,
        });
        steps.fold(0, u64::saturating_add)
    }

    /// Returns the number of things a number looks at.
    fn number(&self, program: &Program, number: u16) -> u64 {
        match program.numbers[usize::from(number)] {
            Number::Count(query) => self.query(query),
            Number::Sum(a, b)
            | Number::Difference(a, b)
            | Number::Product(a, b)
            | Number::Least(a, b)
            | Number::Most(a, b) => 1 + self.number(program, a).saturating_add(self.number(program, b)),
            // Every region by which victory is determined.
            Number::VictoryPoints => 64,
            Number::Is(_)
            | Number::Flag(..)
            | Number::Turn
            | Number::Mp
            | Number::Margin
            | Number::Made(_)
            | Number::Distance(..)
            | Number::Direction(..)
            | Number::Strength(..)
            | Number::Morale(_)
            | Number::Rating(_)
            | Number::Steps(_)
            | Number::Points(_)
            | Number::Casualties
            | Number::Dice
            | Number::Left(_) => 0,
        }
    }

    fn query(&self, query: u16) -> u64 {
        self.queries.get(usize::from(query)).copied().unwrap_or(u64::MAX)
    }

    /// Returns the number of things the effects of a block look at.
    fn block(&self, block: u16) -> u64 {
        self.blocks.get(usize::from(block)).copied().unwrap_or(u64::MAX)
    }

    /// Returns the number of things rules look at after the effects of a block.
    fn after(&self, block: u16) -> u64 {
        self.occasions.get(usize::from(block)).copied().unwrap_or(u64::MAX).saturating_mul(self.settled)
    }

    /// Returns how often an effect triggers the rules that wait for any effect.
    fn occasions_of(&self, program: &Program, act: &CompiledEffect, places: &Places) -> u64 {
        let of = |block: u16| self.occasions.get(usize::from(block)).copied().unwrap_or(u64::MAX);
        match act {
            // Effects that need neither dice nor decisions are carried out at once.
            CompiledEffect::Each(_, block) if program.is_plain(*block) => 1,
            CompiledEffect::Each(query, block) => {
                let things = things(program, program.queries[usize::from(*query)].from, places);
                of(*block).saturating_mul(things)
            }
            CompiledEffect::Random(_, block) => of(*block),
            CompiledEffect::If(_, then, otherwise) => of(*then).max(of(*otherwise)),
            CompiledEffect::Choose(choice) => of(program.choices[usize::from(*choice)].block),
            _ => 1,
        }
    }

    fn act(&self, program: &Program, act: &CompiledEffect, places: &Places) -> u64 {
        match act {
            CompiledEffect::Become(query, _)
            | CompiledEffect::Check(query, _)
            | CompiledEffect::Remove(query)
            | CompiledEffect::Withdraw(query)
            | CompiledEffect::Enter(query, _) => self.query(*query),
            CompiledEffect::Retreat(_, hexes) => 1 + self.number(program, *hexes),
            CompiledEffect::Each(query, block) => {
                let things = things(program, program.queries[usize::from(*query)].from, places);
                self.query(*query).saturating_add(self.block(*block).saturating_mul(things))
            }
            CompiledEffect::Random(query, block) => {
                self.query(*query).saturating_mul(2).saturating_add(self.block(*block))
            }
            CompiledEffect::If(test, then, otherwise) => {
                let blocks = self.block(*then).saturating_add(self.block(*otherwise));
                self.test(program, *test as usize).saturating_add(blocks)
            }
            CompiledEffect::Choose(choice) => {
                let choice = &program.choices[usize::from(*choice)];
                self.query(choice.from).saturating_add(self.block(choice.block))
            }
            _ => 1,
        }
    }
}

/// Returns the most things a query looks at.
fn things(program: &Program, from: Source, places: &Places) -> u64 {
    let count = match from {
        Source::Pieces(band) | Source::Waiting(band) => program.bands[usize::from(band)].len(),
        Source::Spots => places.spots,
        Source::SpotsOf(zone) => program.zones[usize::from(zone)].size(),
        Source::SpotsOfRoom(_) => places.room,
        Source::Sides => places.layers,
        Source::Rooms => program.room_names.len(),
        Source::Flagged(flag) => {
            let place = &program.flags[usize::from(flag)];
            let carriers =
                if place.of == Scope::Hexside { places.layers } else { usize::from(place.end - place.first) };
            carriers.min(MOST_MARKS)
        }
    };
    count as u64
}
