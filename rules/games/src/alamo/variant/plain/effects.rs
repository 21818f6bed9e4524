//! Tests that compiled effects do what the plain evaluator does.

use super::world::Alamo;
use super::{Asker, looks};
use crate::alamo::position::Pending;
use crate::alamo::variant::compile::kind_of;
use crate::alamo::variant::evaluate::Referent;
use crate::alamo::variant::flag_values::FlagBit;
use crate::alamo::variant::program::StateChange;
use crate::alamo::variant::{Frame, Item, Roles, Task};
use crate::alamo::{Ending, Outcome};
use crate::alamo::{Event, Game, Happening, PieceId, Position};
use crate::dice::{Drawer, Streams};
use crate::fixture::{alamo_and, alamo_with};
use crate::play::{Atom, Roll};
use crate::project::{LoadedVariant, Project};
use crate::side::Side;
use crate::variant::plain::{Choice, Reader, ResolvedEffect, Stage, act};
use crate::variant::victory_named;
use crate::variant::{Effect, Occasion, Rule, SetUpStep, Variant};

/// A position in which the effects of a rule are carried out as they are written.
#[derive(Clone)]
struct EffectWorld<'a> {
    game: &'a Game,
    project: &'a Project,
    in_force: &'a [&'a LoadedVariant],
    own: &'a LoadedVariant,
    rule: u16,
    roles: Roles,
    position: Position,
    events: Vec<Event>,
    answers: Answers,
}

/// Dice and choices, the same for both ways of carrying out the effects.
#[derive(Clone)]
struct Answers(Streams);

impl Answers {
    /// Returns a random index below `count`.
    fn one_of(&mut self, count: usize) -> usize {
        self.0.below(Drawer::Chance, count)
    }
}

/// Signals that the engine must continue before the next effect: the plain evaluator does not know how.
struct EngineGoesOn;

impl EffectWorld<'_> {
    fn atom(&self) -> Atom {
        self.game.atom_of(self.rule)
    }

    fn cause(&self, unit: PieceId) -> (crate::board::SpotId, Option<PieceId>) {
        let evaluator = self.game.evaluator(&self.position).expect("variants are in force");
        self.game.cause(evaluator, self.rule, &self.roles, unit)
    }

    fn put(&mut self, flag: u16, item: Referent, value: i32) {
        let program = self.game.program.as_deref().expect("variants are in force");
        let item = if let Referent::Thing(item) = item { item } else { Item::Nothing };
        let atom = self.atom();
        self.game.put_flag(&mut self.position, program, flag, item, value, atom, &mut self.events);
    }

    /// Returns the number of the table with a name.
    fn table(&self, name: &str) -> u16 {
        let program = self.game.program.as_deref().expect("variants are in force");
        program.tables.iter().position(|table| table.name == name).expect("the table is in force") as u16
    }
}

fn pieces(found: Vec<Referent>) -> impl Iterator<Item = PieceId> {
    found.into_iter().filter_map(piece)
}

fn piece(found: Referent) -> Option<PieceId> {
    match found {
        Referent::Thing(Item::Piece(piece)) => Some(piece),
        _ => None,
    }
}

impl Stage for EffectWorld<'_> {
    type Item = Referent;
    type World<'s>
        = Alamo<'s>
    where
        Self: 's;
    type Stop = EngineGoesOn;

    fn world(&self) -> Alamo<'_> {
        let evaluator = self.game.evaluator(&self.position).expect("variants are in force");
        Alamo { evaluator, project: self.project, in_force: self.in_force, own: self.own, roles: self.roles }
    }

    #[expect(clippy::too_many_lines, reason = "one arm a deed")]
    fn perform(&mut self, effect: ResolvedEffect<'_, Referent>) -> Result<(), EngineGoesOn> {
        let (game, atom, waiting) = (self.game, self.atom(), self.position.pending.len());
        let program = game.program.as_deref().expect("variants are in force");
        let mode = |word: &str| program.modes.iter().position(|own| own == word).expect("it is known") as u8;
        let flag = |name: &str| program.flags.iter().position(|place| place.name == name).expect("it is declared");
        match effect {
            ResolvedEffect::Put(name, item, value) => self.put(flag(name) as u16, item, value),
            ResolvedEffect::Reveal(name) => {
                if let Some(revealed) = program.flags[flag(name)].revealed {
                    self.put(revealed, Referent::Thing(Item::Game), 1);
                }
            }
            ResolvedEffect::Become(found, word) => {
                let kind = kind_of(&self.own.document, word).expect("the kind is known");
                for item in found {
                    if let Referent::Thing(item) = item {
                        game.turn_into(&mut self.position, program, item, kind, atom, &mut self.events);
                    }
                }
            }
            ResolvedEffect::State(item, word) => {
                let (_, change) = StateChange::ALL.into_iter().find(|(own, _)| *own == word).expect("it is a word");
                if let Some(unit) = piece(item) {
                    let cause = (self.rule, self.cause(unit));
                    game.change_state(&mut self.position, unit, change, cause, &mut self.events);
                }
            }
            ResolvedEffect::Remove(found) => {
                for own in pieces(found) {
                    game.remove(&mut self.position, own, self.roles.unit, self.rule, &mut self.events);
                }
            }
            ResolvedEffect::Withdraw(found) => {
                pieces(found).for_each(|own| game.withdraw(&mut self.position, own, atom, &mut self.events));
            }
            ResolvedEffect::Place(item, to) => {
                let found = if let Referent::Thing(item) = item { item } else { Item::Nothing };
                if let Some((own, at)) = self.world().evaluator.placing(found, to, &self.roles) {
                    game.place_at(&mut self.position, own, at, atom, &mut self.events);
                }
            }
            ResolvedEffect::Swap(one, other) => {
                let both = [one, other].map(|own| piece(own).map_or(Item::Nothing, Item::Piece));
                if let Some(both) = self.world().evaluator.swapping(both) {
                    game.swap(&mut self.position, both, atom, &mut self.events);
                }
            }
            ResolvedEffect::Supply(counts) => {
                let counts: Vec<_> = counts.iter().map(|(counter, count)| (counter.clone(), *count)).collect();
                game.supply(&mut self.position, &counts);
            }
            ResolvedEffect::Halt => game.halt(&mut self.position, &mut self.events),
            ResolvedEffect::Spend(points) => {
                game.spend_points(&mut self.position, points.clamp(0, i32::from(u8::MAX)) as u8);
            }
            ResolvedEffect::Shuffle(deck) => {
                let table = self.table(deck);
                game.shuffle(&mut self.position, program, table, atom, &mut self.events);
            }
            ResolvedEffect::Score(side, points) => {
                let points = points.clamp(-999, 999) as i16;
                let points = if side == Side::Texan { points } else { -points };
                self.position.score = self.position.score.saturating_add(points);
                self.events.push(Event { atom, what: Happening::Scored { points } });
            }
            ResolvedEffect::End(word) => {
                let (winner, degree) = victory_named(word).expect("it is a word");
                let points = game.victory_points(&self.position);
                let outcome = Outcome { winner, degree, points, reason: Ending::ByVariant };
                game.close(&mut self.position, outcome, atom, &mut self.events);
                return Err(EngineGoesOn);
            }
            ResolvedEffect::Check(found, word) => {
                let found: Vec<Item> = pieces(found).map(Item::Piece).collect();
                let roles = self.roles;
                game.check_all(&mut self.position, &found, mode(word), (self.rule, &roles));
            }
            ResolvedEffect::Retreat(item, hexes) => {
                if let Some(unit) = piece(item) {
                    let cause = self.cause(unit);
                    game.retreats_by_rule(&mut self.position, unit, cause, hexes, &mut self.events);
                }
            }
            ResolvedEffect::Attack(by, target, way) => {
                if let Some((by, target)) = piece(by).zip(piece(target)) {
                    game.rule_attacks(&mut self.position, by, target, way, &mut self.events);
                }
            }
            ResolvedEffect::March(item, goal, word) => {
                if let (Some(own), Referent::Thing(Item::Spot(goal))) = (piece(item), goal) {
                    game.begin_march(&mut self.position, own, goal, mode(word), self.rule, &mut self.events);
                }
            }
            ResolvedEffect::Enter(found, region) => {
                let zone = self.world().zone(region);
                let zone = program.zones.iter().position(|own| *own == zone).expect("it is declared") as u16;
                for own in pieces(found) {
                    game.bring(&mut self.position, Item::Piece(own), zone, self.rule, &mut self.events);
                }
            }
            // The attempt is not available here.
            ResolvedEffect::Deny => return Err(EngineGoesOn),
        }
        if self.position.pending.len() == waiting { Ok(()) } else { Err(EngineGoesOn) }
    }

    fn throw(&mut self, name: &str) -> Result<Vec<Effect>, EngineGoesOn> {
        let (number, position) = (self.table(name), &mut self.position);
        let program = self.game.program.as_deref().expect("variants are in force");
        let tables = self.in_force.iter().flat_map(|own| &own.document.tables);
        let table = tables.into_iter().find(|table| table.id == name).expect("the table is in force");
        let own = &program.tables[usize::from(number)];
        let (value, what) = if let Some(flag) = own.deck {
            let left: Vec<u8> = program.cards_left(number, &position.marks).collect();
            if left.is_empty() {
                let what = Happening::Drew { table: number, card: 0, row: u8::MAX };
                self.events.push(Event { atom: self.game.atom_of(self.rule), what });
                return Ok(Vec::new());
            }
            let card = left[self.answers.one_of(left.len())];
            let address = program.flags[usize::from(flag)].first + u16::from(card) - 1;
            position.marks.set(FlagBit::new(flag), address, 1);
            (i32::from(card), None)
        } else {
            let faces = usize::from(own.dice) * 6;
            // The lowest total of several dice is one each.
            let roll = self.answers.one_of(faces - usize::from(own.dice) + 1) + usize::from(own.dice);
            let figure = crate::alamo::variant::Quantity::Own(own.quantity);
            let value = self.game.adjusted(position, figure, roll as i32, || self.roles);
            (value, Some(roll as u8))
        };
        let row = table.rows.iter().position(|row| row.on.contains(value));
        let row_number = row.map_or(u8::MAX, |row| row as u8);
        let what = match what {
            Some(roll) => Happening::Threw {
                table: number,
                roll: Roll(roll),
                modifier: (value - i32::from(roll)) as i8,
                row: row_number,
            },
            None => Happening::Drew { table: number, card: value as u8, row: row_number },
        };
        self.events.push(Event { atom: self.game.atom_of(self.rule), what });
        Ok(row.map_or_else(Vec::new, |row| table.rows[row].act.clone()))
    }

    fn draw(&mut self, things: usize) -> Result<usize, EngineGoesOn> {
        Ok(self.answers.one_of(things))
    }

    fn leads_somewhere(&self, effects: &[Effect], looks: &[Referent]) -> bool {
        let mut tried = self.clone();
        act(&mut tried, effects, looks).is_err() || tried.position != self.position
    }

    fn choose(&mut self, choice: Choice<'_, Referent>) -> Result<Option<usize>, EngineGoesOn> {
        let answers = choice.from.len() + usize::from(choice.may_stop);
        let at = self.answers.one_of(answers);
        // What is legal is listed in the order of numbers, what is done in that of the counter mix.
        let mut order: Vec<usize> = (0..choice.from.len()).collect();
        order.sort_by_key(|at| match choice.from[*at] {
            Referent::Thing(item) => item,
            Referent::Hex(_) => Item::Nothing,
        });
        let picked = if choice.may_stop { at.checked_sub(1) } else { Some(at) };
        Ok(picked.map(|at| order[at]))
    }
}

/// Carries out the compiled effects of a rule, until the engine must continue.
fn compiled(
    game: &Game,
    mut position: Position,
    (rule, roles): (u16, Roles),
    answers: &mut Answers,
) -> (Position, Vec<Event>) {
    let (frames, mut events) = (position.frames.len(), Vec::new());
    game.start_rule(&mut position, rule, roles, &mut events);
    while position.outcome.is_none() && position.frames.len() > frames && march(&position).is_none() {
        match position.pending.last() {
            Some(Pending::Rule | Pending::Question { .. }) => {
                if !game.go_on(&mut position, &mut events) {
                    let mut actions = Vec::new();
                    game.answers(&position, &mut actions);
                    let action = actions[answers.one_of(actions.len())];
                    position.pending.pop();
                    game.answer(&mut position, action, &mut events);
                }
            }
            Some(Pending::Throw { .. } | Pending::Draw { .. }) => {
                let dice = game.chance(&position).expect("dice are due");
                let (count, faces) = (usize::from(dice.count), usize::from(dice.faces));
                let roll = Roll((answers.one_of(count * faces - count + 1) + count) as u8);
                match position.pending.pop() {
                    Some(Pending::Throw { .. }) => game.settle_throw(&mut position, roll, &mut events),
                    _ => game.settle_draw(&mut position, roll, &mut events),
                }
            }
            _ => break,
        }
    }
    (position, events)
}

/// Returns the march on top of the pending work.
fn march(position: &Position) -> Option<Frame> {
    position.frames.last().copied().filter(|frame| matches!(frame.task, Task::March { .. }))
}

/// Returns the result of effects: all changes, and what the engine must continue with.
fn outcome(mut position: Position, events: Vec<Event>) -> (Position, Option<Pending>, Option<Frame>, Vec<Event>) {
    let top = position.pending.last().copied();
    let top = top.filter(|own| !matches!(own, Pending::Rule | Pending::Question { .. }));
    let march = march(&position);
    position.pending.clear();
    position.frames.clear();
    position.labour = 0;
    (position, top, march, told(events))
}

/// Returns the events of one way of carrying out effects, without those that only the engine reports of rules at work.
fn told(events: Vec<Event>) -> Vec<Event> {
    let reports =
        |what: &Happening| matches!(what, Happening::Ruled { .. } | Happening::Drawn { .. } | Happening::Applied);
    events.into_iter().filter(|own| !reports(&own.what)).collect()
}

/// Carries out the effects of every rule both ways in a position.
fn do_effects(asker: &mut Asker<'_>, position: &Position, game: &Game) {
    let mut number = 0;
    for own in asker.in_force.clone() {
        for rule in &own.document.rules {
            let Rule::When { on, act: effects, .. } = rule else { continue };
            if matches!(on, Occasion::Setup(SetUpStep::Map))
                && effects.iter().all(|own| matches!(own, Effect::Become(..)))
            {
                continue;
            }
            number += 1;
            if effects.iter().any(|effect| is_for_the_engine(&own.document, effect)) {
                continue;
            }
            let mut roles = asker.roles(position, crate::variant::Bindings::of_rule(rule, &asker.known).given);
            if let Occasion::Offer(_, query) = on {
                let found = Reader::new(&asker.world(position, own, roles), Vec::new()).query(query);
                let Some(Referent::Thing(item)) = found.first() else { continue };
                roles.it = *item;
            }
            let answers = Answers(Streams::new(asker.below(1_000_000) as u64, 0));
            let mut scene = EffectWorld {
                game,
                project: asker.project,
                in_force: &asker.in_force,
                own,
                rule: number - 1,
                roles,
                position: *position,
                events: Vec::new(),
                answers: answers.clone(),
            };
            let goes_on = act(&mut scene, effects, &looks(&roles)).is_err();
            let (after, events) = compiled(game, *position, (number - 1, roles), &mut { answers });
            let changed = after.pieces != position.pieces || after.marks != position.marks || goes_on;
            asker.seen[usize::from(changed)] += 1;
            let (done, written) = (outcome(after, events), outcome(scene.position, scene.events));
            let name = rule.name_in(&own.document.id, 0);
            assert_eq!(done.3, written.3, "{name} of {roles:?}: {effects:?}");
            assert_eq!((done.1, done.2), (written.1, written.2), "{name} of {roles:?}: {effects:?}");
            assert!(done.0 == written.0, "{name} of {roles:?}: {effects:?}");
        }
    }
}

/// Whether only the engine knows the result of an effect of a variant: there is no attempt here to deny, and the
/// candidates for an attack or a march depend on whether it can be made.
fn is_for_the_engine(variant: &Variant, effect: &Effect) -> bool {
    let any = |act: &[Effect]| act.iter().any(|own| is_for_the_engine(variant, own));
    match effect {
        Effect::Deny => true,
        Effect::Choose { act, .. } => {
            act.iter().any(|own| matches!(own, Effect::Attack(..) | Effect::March(..))) || any(act)
        }
        Effect::Each(_, act) | Effect::Random(_, act) => any(act),
        Effect::If(_, then, otherwise) => any(then) || any(otherwise),
        Effect::Roll(name) => {
            let table = variant.tables.iter().find(|table| table.id == *name);
            table.is_some_and(|table| table.rows.iter().any(|row| any(&row.act)))
        }
        _ => false,
    }
}

/// Returns how often effects changed nothing, and how often they changed a position.
fn do_all(project: &Project, seed: u64, every: u32) -> [u32; 2] {
    let game = Game::new(project).unwrap_or_else(|report| panic!("{:?}", report.findings));
    // What effects trigger in other rules is tested elsewhere.
    let deaf = game.without_occasions();
    let mut asker = Asker::new(project, &game, seed);
    asker.play(every, &mut |asker, position| do_effects(asker, &{ *position }, &deaf));
    asker.seen
}

#[test]
fn the_published_variants_do_what_is_written() {
    let [nothing, something] = do_all(&alamo_with(|_| true), 1836, 20);
    assert!(nothing > 200 && something > 500, "{nothing} {something}");
}

#[test]
fn every_homebrew_variant_does_what_is_written() {
    let folder = format!("{}/../../data/variants/homebrew", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let all: Vec<_> = (0..).zip(files).map(|(seed, name)| do_all(&alamo_and(&name), seed, 50)).collect();
    let done: u32 = all.iter().map(|[_, done]| done).sum();
    assert!(done > 500, "{all:?}");
}
