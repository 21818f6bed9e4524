//! Carries out effects in the order in which they are written.

use std::collections::BTreeMap;

use super::{Reader, World};
use crate::side::Side;
use crate::variant::{AttackMode, Effect, Number, Query, Thing};

/// A position in which effects are carried out.
pub trait Stage {
    /// A thing rules refer to.
    type Item: Copy + PartialEq;
    /// The type of the current position.
    type World<'s>: World<Item = Self::Item>
    where
        Self: 's;
    /// The reason why the effects cannot continue, such as dice that have not been rolled yet.
    type Stop;

    /// Returns the current position.
    fn world(&self) -> Self::World<'_>;
    /// Carries out one effect.
    fn perform(&mut self, effect: ResolvedEffect<'_, Self::Item>) -> Result<(), Self::Stop>;
    /// Rolls on a table, or draws a card from a deck, and returns the effects of the matching row.
    fn throw(&mut self, table: &str) -> Result<Vec<Effect>, Self::Stop>;
    /// Draws one of `things` things and returns its index.
    fn draw(&mut self, things: usize) -> Result<usize, Self::Stop>;
    /// Whether effects change anything: players are offered only those.
    fn leads_somewhere(&self, effects: &[Effect], looks: &[Self::Item]) -> bool;
    /// Asks the player to choose one of several things and returns its index; `None` if the player stops, where that is
    /// allowed.
    fn choose(&mut self, choice: Choice<'_, Self::Item>) -> Result<Option<usize>, Self::Stop>;
}

/// An effect on known things. See [`Effect`].
#[derive(Debug, Clone)]
pub enum ResolvedEffect<'a, I> {
    /// Sets a flag of a thing to a value.
    Put(&'a str, I, i32),
    /// Shows a hidden flag to both sides.
    Reveal(&'a str),
    /// Turns hexsides into another kind.
    Become(Vec<I>, &'a str),
    /// Makes a Damage Check for every unit; the word is its mode.
    Check(Vec<I>, &'a str),
    /// Sets the order of a unit, or turns it to its front or its back.
    State(I, &'a str),
    /// Eliminates pieces, as if they were lost in combat.
    Remove(Vec<I>),
    /// Takes pieces off the map without counting them as losses.
    Withdraw(Vec<I>),
    /// Puts a piece on a spot.
    Place(I, I),
    /// Swaps two pieces.
    Swap(I, I),
    /// Makes a unit retreat this many hexes.
    Retreat(I, i32),
    /// Makes the first attack the second in this mode.
    Attack(I, I, AttackMode),
    /// Moves a piece to a spot along the shortest path; the word is the mode of every step.
    March(I, I, &'a str),
    /// Spends this many movement points of the moving piece.
    Spend(i32),
    /// Ends the move of the moving piece where it is.
    Halt,
    /// Prevents what was about to happen.
    Deny,
    /// Puts all cards back into a deck.
    Shuffle(&'a str),
    /// Sets the number of batteries of each kind.
    Supply(&'a BTreeMap<String, u8>),
    /// Brings waiting pieces onto the first free spots of a region.
    Enter(Vec<I>, &'a str),
    /// Gives a side this many victory points.
    Score(Side, i32),
    /// Ends the game with this victory.
    End(&'a str),
}

/// A choice of a player.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a, I> {
    /// The things to choose from.
    pub from: &'a [I],
    /// Whether the player may stop choosing.
    pub may_stop: bool,
}

/// Carries out effects in which queries already look at these things, the innermost last.
pub fn act<S: Stage>(stage: &mut S, effects: &[Effect], looks: &[S::Item]) -> Result<(), S::Stop> {
    effects.iter().try_for_each(|effect| act_one(stage, effect, looks))
}

fn act_one<S: Stage>(stage: &mut S, effect: &Effect, looks: &[S::Item]) -> Result<(), S::Stop> {
    let thing = |stage: &S, thing: &Thing| Reader::new(&stage.world(), looks.to_vec()).thing(thing);
    let number = |stage: &S, number: &Number| Reader::new(&stage.world(), looks.to_vec()).number(number);
    let query = |stage: &S, query: &Query| Reader::new(&stage.world(), looks.to_vec()).query(query);
    let both = |stage: &S, a: &Thing, b: &Thing| thing(stage, a).zip(thing(stage, b));
    let inner = |item: S::Item| -> Vec<S::Item> { looks.iter().copied().chain([item]).collect() };
    let effect = match effect {
        Effect::Mark(flag, of) => thing(stage, of).map(|item| ResolvedEffect::Put(flag, item, 1)),
        Effect::Clear(flag, of) => thing(stage, of).map(|item| ResolvedEffect::Put(flag, item, 0)),
        Effect::Put(flag, of, to) => thing(stage, of).map(|item| ResolvedEffect::Put(flag, item, number(stage, to))),
        Effect::Bump(flag, of, by) => thing(stage, of).map(|item| {
            let before = stage.world().flag(flag, item);
            ResolvedEffect::Put(flag, item, before.saturating_add(number(stage, by)))
        }),
        Effect::Reveal(flag) => Some(ResolvedEffect::Reveal(flag)),
        Effect::Become(of, kind) => Some(ResolvedEffect::Become(query(stage, of), kind)),
        Effect::Check(of, mode) => Some(ResolvedEffect::Check(query(stage, of), mode)),
        Effect::State(of, word) => thing(stage, of).map(|item| ResolvedEffect::State(item, word)),
        Effect::Remove(of) => Some(ResolvedEffect::Remove(query(stage, of))),
        Effect::Withdraw(of) => Some(ResolvedEffect::Withdraw(query(stage, of))),
        Effect::Place(of, to) => both(stage, of, to).map(|(item, to)| ResolvedEffect::Place(item, to)),
        Effect::Swap(one, other) => both(stage, one, other).map(|(one, other)| ResolvedEffect::Swap(one, other)),
        Effect::Retreat(of, hexes) => thing(stage, of).map(|item| ResolvedEffect::Retreat(item, number(stage, hexes))),
        Effect::Attack(by, target, way) => {
            both(stage, by, target).map(|(by, target)| ResolvedEffect::Attack(by, target, *way))
        }
        Effect::March(of, goal, mode) => {
            both(stage, of, goal).map(|(item, goal)| ResolvedEffect::March(item, goal, mode))
        }
        Effect::Spend(points) => Some(ResolvedEffect::Spend(number(stage, points))),
        Effect::Halt => Some(ResolvedEffect::Halt),
        Effect::Deny => Some(ResolvedEffect::Deny),
        Effect::Shuffle(deck) => Some(ResolvedEffect::Shuffle(deck)),
        Effect::Supply(counts) => Some(ResolvedEffect::Supply(counts)),
        Effect::Enter(of, region) => {
            Some(ResolvedEffect::Enter(Reader::new(&stage.world(), looks.to_vec()).waiting(of), region))
        }
        Effect::Score(side, points) => Some(ResolvedEffect::Score(*side, number(stage, points))),
        Effect::EndGame(word) => Some(ResolvedEffect::End(word)),
        Effect::Roll(table) => {
            let row = stage.throw(table)?;
            return act(stage, &row, looks);
        }
        Effect::Random(of, effects) => {
            let found = query(stage, of);
            if found.is_empty() {
                return Ok(());
            }
            let drawn = found[stage.draw(found.len())?];
            return act(stage, effects, &inner(drawn));
        }
        Effect::Each(of, effects) => {
            // All things are found before the first effect is carried out.
            return query(stage, of).into_iter().try_for_each(|item| act(stage, effects, &inner(item)));
        }
        Effect::If(cond, then, otherwise) => {
            let holds = Reader::new(&stage.world(), looks.to_vec()).holds(cond);
            return act(stage, if holds { then } else { otherwise }, looks);
        }
        Effect::Choose { from, least, most, act: effects, .. } => {
            let mut chosen: Vec<S::Item> = Vec::new();
            loop {
                let mut left = query(stage, from);
                left.retain(|item| !chosen.contains(item) && stage.leads_somewhere(effects, &inner(*item)));
                let so_many = i32::try_from(chosen.len()).unwrap_or(i32::MAX);
                if left.is_empty() || so_many >= number(stage, most) {
                    return Ok(());
                }
                let may_stop = least.as_ref().is_none_or(|least| so_many >= number(stage, least));
                let Some(at) = stage.choose(Choice { from: &left, may_stop })? else { return Ok(()) };
                chosen.push(left[at]);
                act(stage, effects, &inner(left[at]))?;
            }
        }
    };
    effect.map_or(Ok(()), |effect| stage.perform(effect))
}
