//! The plain evaluator: the meaning of conditions, numbers and queries, evaluated as they are written.
//!
//! It is the reference for all faster evaluators: it looks at everything, caches nothing and skips nothing. A game
//! system implements [`World`] for one of its positions, which gives the words of the language the same meaning there.

mod effects;

pub use effects::{Choice, ResolvedEffect, Stage, act};

use crate::hex::{Direction, Hex};

use super::{AttackMode, Condition, FAR_AWAY, InPhase, Number, Query, Scope, Thing};

/// A number of a thing.
#[derive(Debug, Clone, Copy)]
pub enum ItemNumber {
    /// The strength, in this mode, printed on the side of a counter that is up.
    Strength(AttackMode),
    /// The morale printed on the side of a unit that is up.
    Morale,
    /// The rating printed on the side of a leader that is up.
    Rating,
    /// The steps a unit has left.
    Steps,
    /// The movement points a piece has left.
    Points,
}

/// A number of the game or of what happens in it.
#[derive(Debug, Clone, Copy)]
pub enum GameNumber<'a> {
    /// The parameter of this name.
    Param(&'a str),
    /// The number of the Game-Turn.
    Turn,
    /// The movement points of the moving piece.
    Points,
    /// The number by which a check was missed.
    Margin,
    /// The attacks the unit has made in this mode.
    Made(AttackMode),
    /// The casualty points of the attackers.
    Casualties,
    /// The victory points so far.
    VictoryPoints,
    /// The last dice rolled.
    Dice,
    /// The cards left in the deck of this name.
    Left(&'a str),
}

/// A position on one occasion, as rules see it.
pub trait World {
    /// A thing rules refer to.
    type Item: Copy + PartialEq;

    /// Returns the thing a name without a query stands for: `Unit`, `Foe`, `From`, `To`, `Via`, `Gun`, `Game`, `Hex`,
    /// `Side`.
    fn named(&self, thing: &Thing) -> Option<Self::Item>;
    /// Returns the spot, the room, the column or the area of a thing.
    fn part_of(&self, item: Self::Item, what: Scope) -> Option<Self::Item>;
    /// Returns the things a query searches; pieces that are not on the map if `waiting`.
    fn all(&self, of: &Query, waiting: bool) -> Vec<Self::Item>;

    /// Whether a thing has a tag.
    fn is(&self, item: Self::Item, tag: &str) -> bool;
    /// Whether a thing lies in a region.
    fn lies_in(&self, item: Self::Item, region: &str) -> bool;
    /// Returns the value of a flag of a thing.
    fn flag(&self, flag: &str, item: Self::Item) -> i32;
    /// Whether two things are the same; for a bare hex and a spot, whether the spot lies in it.
    fn same(&self, a: Self::Item, b: Self::Item) -> bool;
    /// Whether two things touch.
    fn touch(&self, a: Self::Item, b: Self::Item) -> bool;
    /// Whether a spot lies in the zone of control of a piece.
    fn controls(&self, piece: Self::Item, spot: Self::Item) -> bool;
    /// Returns the distance between two things in hexes, counting the last one.
    fn distance(&self, a: Self::Item, b: Self::Item) -> Option<u32>;
    /// Returns the direction of the straight line of hexes from `a` to `b`, from 1; 0 if there is none.
    fn direction(&self, a: Self::Item, b: Self::Item) -> i32;
    /// Whether `a` sees `b`.
    fn sees(&self, a: Self::Item, b: Self::Item) -> bool;
    /// Returns the number of steps a march in this mode takes; `None` if there is no path.
    fn march(&self, piece: Self::Item, goal: Self::Item, mode: &str) -> Option<u32>;

    /// Returns the phase.
    fn phase(&self) -> Option<InPhase>;
    /// Returns the mode of what happens.
    fn mode(&self) -> &str;
    /// Returns the mode of the attack.
    fn using(&self) -> Option<AttackMode>;
    /// Returns the result of what happened.
    fn got(&self) -> &str;
    /// Returns a number of a thing; 0 if it has none.
    fn number_of(&self, number: ItemNumber, item: Self::Item) -> i32;
    /// Returns a number of the game; 0 if the game has none.
    fn number(&self, number: GameNumber<'_>) -> i32;
    /// Whether the user has chosen `choice` for an option.
    fn chosen(&self, option: &str, choice: &str) -> bool;
}

/// A world with the things its queries currently look at, the innermost last.
pub struct Reader<'w, W: World> {
    world: &'w W,
    looks: Vec<W::Item>,
}

impl<'w, W: World> Reader<'w, W> {
    /// Creates a reader in which these things are already looked at.
    pub const fn new(world: &'w W, looks: Vec<W::Item>) -> Self {
        Self { world, looks }
    }

    /// Returns the thing a word stands for, or `None`.
    pub fn thing(&self, thing: &Thing) -> Option<W::Item> {
        let part = |inner: &Thing, what| self.world.part_of(self.thing(inner)?, what);
        match thing {
            Thing::It => self.looks.last().copied(),
            Thing::Up => self.looks.len().checked_sub(2).map(|at| self.looks[at]),
            Thing::At(inner) => part(inner, Scope::Spot),
            Thing::RoomOf(inner) => part(inner, Scope::Room),
            Thing::ColumnOf(inner) => part(inner, Scope::Column),
            Thing::AreaOf(inner) => part(inner, Scope::Area),
            named => self.world.named(named),
        }
    }

    /// Whether a condition holds.
    pub fn holds(&mut self, cond: &Condition) -> bool {
        match cond {
            Condition::Always => true,
            Condition::All(all) => all.iter().all(|cond| self.holds(cond)),
            Condition::Any(any) => any.iter().any(|cond| self.holds(cond)),
            Condition::Not(cond) => !self.holds(cond),
            Condition::Is(thing, tag) => self.thing(thing).is_some_and(|item| self.world.is(item, tag)),
            Condition::In(thing, region) => self.thing(thing).is_some_and(|item| self.world.lies_in(item, region)),
            Condition::Has(flag, thing) => self.thing(thing).is_some_and(|item| self.world.flag(flag, item) > 0),
            Condition::Same(a, b) => self.both(a, b, W::same),
            Condition::Near(a, b) => self.both(a, b, W::touch),
            Condition::Zoc(piece, spot) => self.both(piece, spot, W::controls),
            Condition::Within(a, b, most) => self.distance(a, b) <= self.number(most),
            Condition::InLine(a, b) => self.direction(a, b) > 0,
            Condition::SameHex(a, b) => self.distance(a, b) == 0,
            Condition::Sees(a, b) => self.both(a, b, W::sees),
            Condition::Le(a, b) => self.number(a) <= self.number(b),
            Condition::Ge(a, b) => self.number(a) >= self.number(b),
            Condition::Eq(a, b) => self.number(a) == self.number(b),
            Condition::Exists(query) => !self.query(query).is_empty(),
            Condition::Now(phase) => self.world.phase() == Some(*phase),
            Condition::Mode(mode) => self.world.mode() == mode,
            Condition::Using(way) => self.world.using() == Some(*way),
            Condition::Got(result) => self.world.got() == result,
            Condition::Opt(option, choice) => self.world.chosen(option, choice),
        }
    }

    fn both(&self, a: &Thing, b: &Thing, holds: impl Fn(&W, W::Item, W::Item) -> bool) -> bool {
        self.thing(a).zip(self.thing(b)).is_some_and(|(a, b)| holds(self.world, a, b))
    }

    /// Returns the value of a number.
    pub fn number(&mut self, number: &Number) -> i32 {
        match number {
            Number::N(value) => *value,
            Number::P(param) => self.world.number(GameNumber::Param(param)),
            Number::Neg(param) => self.world.number(GameNumber::Param(param)).saturating_neg(),
            Number::F(flag, thing) => self.thing(thing).map_or(0, |item| self.world.flag(flag, item)),
            Number::Count(query) => i32::try_from(self.query(query).len()).unwrap_or(i32::MAX),
            Number::Distance(a, b) => self.distance(a, b),
            Number::Direction(a, b) => self.direction(a, b),
            Number::StrengthOf(thing, way) => self.number_of(ItemNumber::Strength(*way), thing),
            Number::MoraleOf(thing) => self.number_of(ItemNumber::Morale, thing),
            Number::RatingOf(thing) => self.number_of(ItemNumber::Rating, thing),
            Number::StepsOf(thing) => self.number_of(ItemNumber::Steps, thing),
            Number::PointsOf(thing) => self.number_of(ItemNumber::Points, thing),
            Number::Turn => self.world.number(GameNumber::Turn),
            Number::Mp => self.world.number(GameNumber::Points),
            Number::Margin => self.world.number(GameNumber::Margin),
            Number::Made(way) => self.world.number(GameNumber::Made(*way)),
            Number::Casualties => self.world.number(GameNumber::Casualties),
            Number::VictoryPoints => self.world.number(GameNumber::VictoryPoints),
            Number::Dice => self.world.number(GameNumber::Dice),
            Number::Left(deck) => self.world.number(GameNumber::Left(deck)),
            Number::Sum(all) => all.iter().fold(0, |sum, own| sum.saturating_add(self.number(own))),
            Number::Difference(a, b) => self.number(a).saturating_sub(self.number(b)),
            Number::Product(a, b) => self.number(a).saturating_mul(self.number(b)),
            Number::Least(all) => all.iter().map(|own| self.number(own)).min().unwrap_or(0),
            Number::Most(all) => all.iter().map(|own| self.number(own)).max().unwrap_or(0),
        }
    }

    fn number_of(&self, number: ItemNumber, thing: &Thing) -> i32 {
        self.thing(thing).map_or(0, |item| self.world.number_of(number, item))
    }

    fn distance(&self, a: &Thing, b: &Thing) -> i32 {
        let both = self.thing(a).zip(self.thing(b));
        let hexes = both.and_then(|(a, b)| self.world.distance(a, b));
        hexes.map_or(FAR_AWAY, |hexes| i32::try_from(hexes).unwrap_or(i32::MAX))
    }

    fn direction(&self, a: &Thing, b: &Thing) -> i32 {
        self.thing(a).zip(self.thing(b)).map_or(0, |(a, b)| self.world.direction(a, b))
    }

    /// Returns everything a query finds, in the order of the world.
    pub fn query(&mut self, query: &Query) -> Vec<W::Item> {
        self.search(query, query.is_of_waiting())
    }

    /// Returns every piece not on the map that a query finds, in the order of the world.
    pub fn waiting(&mut self, query: &Query) -> Vec<W::Item> {
        self.search(query, true)
    }

    fn search(&mut self, query: &Query, waiting: bool) -> Vec<W::Item> {
        match query {
            Query::Nearest(inner, thing) => {
                let Some(centre) = self.thing(thing) else { return Vec::new() };
                let found = self.search(inner, waiting);
                least(found, |item| self.world.distance(item, centre))
            }
            Query::Soonest(inner, thing, mode) => {
                let Some(goal) = self.thing(thing) else { return Vec::new() };
                let found = self.search(inner, waiting);
                least(found, |item| self.world.march(item, goal, mode))
            }
            plain => {
                let mut found = self.world.all(plain, waiting);
                found.retain(|item| {
                    self.looks.push(*item);
                    let holds = self.holds(plain.condition());
                    self.looks.pop();
                    holds
                });
                found
            }
        }
    }
}

/// Returns the items with the least measure; items without one are dropped.
fn least<I: Copy>(all: Vec<I>, measure: impl Fn(I) -> Option<u32>) -> Vec<I> {
    let measured: Vec<_> = all.into_iter().filter_map(|item| Some((measure(item)?, item))).collect();
    let least = measured.iter().map(|(own, _)| *own).min();
    measured.into_iter().filter(|(own, _)| Some(*own) == least).map(|(_, item)| item).collect()
}

/// Returns the direction of the straight line of hexes from `a` to `b`, from 1; 0 if there is none.
pub fn direction(a: Hex, b: Hex) -> i32 {
    let leads = |direction: &Direction| {
        let mut hex = Some(a);
        (0..a.distance(b)).for_each(|_| hex = hex.and_then(|hex| hex.neighbour(*direction)));
        a != b && hex == Some(b)
    };
    (1..).zip(Direction::ALL).find(|(_, direction)| leads(direction)).map_or(0, |(number, _)| number)
}
