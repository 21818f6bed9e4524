//! Tests that the compiled program agrees with the plain evaluator, in positions taken from games.

mod drawn;
mod effects;
mod world;

use super::{Item, Quantity, Roles, SideId};
use crate::alamo::scenario_check::judge;
use crate::alamo::{Game, Position};
use crate::board::{Board, Crossing, SpotId};
use crate::dice::{Drawer, Streams};
use crate::fixture::{alamo_and, alamo_with};
use crate::play::Actor;
use crate::project::{LoadedVariant, Project};
use crate::variant::plain::Reader;
use crate::variant::{self as language, Bindings, Given, Occasion, Rule, SetUpStep, Variant};

use world::Alamo;

/// Random positions of random games, and random things to ask about in them.
struct Asker<'a> {
    project: &'a Project,
    in_force: Vec<&'a LoadedVariant>,
    known: Vec<&'a Variant>,
    game: &'a Game,
    draws: Streams,
    /// The numbers of conditions that did not hold and that held.
    seen: [u32; 2],
}

impl<'a> Asker<'a> {
    fn new(project: &'a Project, game: &'a Game, seed: u64) -> Self {
        let in_force = project.variants_in_force().expect("what the variants need is on");
        let known = project.variants.iter().map(|own| &own.document).collect();
        Self { project, in_force, known, game, draws: Streams::new(seed, 0), seen: [0; 2] }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.draws.below(Drawer::Chance, limit)
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        if all.is_empty() { None } else { Some(all[self.below(all.len())]) }
    }

    /// Plays a random game and calls `ask` in every `every`th position of it.
    fn play(&mut self, every: u32, ask: &mut dyn FnMut(&mut Self, &Position)) {
        let game = self.game;
        let (mut position, mut streams) = (game.start(), Streams::new(self.below(1_000_000) as u64, 0));
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        for step in 1.. {
            streams.at(position.turn, position.phase as u8);
            events.clear();
            match game.actor(&position) {
                Actor::Over => return,
                Actor::Chance => {
                    let roll = streams.roll(game.chance(&position).expect("dice are due"));
                    assert!(game.resolve(&mut position, roll, &mut events));
                }
                Actor::Player(side) => {
                    game.legal(&position, &mut legal);
                    let chosen = legal[streams.below(Drawer::from(side), legal.len())];
                    game.apply(&mut position, chosen, &mut events).expect("what is legal is done");
                }
            }
            if step % every == 0 {
                ask(self, &position);
            }
        }
    }

    /// Returns random roles for an occasion that gives these things.
    fn roles(&mut self, position: &Position, given: Given) -> Roles {
        let game = self.game;
        let here = |piece: &crate::alamo::PieceId| position.state(*piece).is_on_map();
        let all: Vec<_> = game.piece_ids().filter(here).collect();
        let mut roles = Roles::default();
        let unit = self.one_of(&all);
        if given.contains(Given::UNIT) {
            roles.unit = unit;
        }
        if given.contains(Given::FOE) {
            roles.foe = self.one_of(&all);
        }
        let at = unit.map_or(SpotId::NOWHERE, |unit| position.state(unit).at);
        let from = if at != SpotId::NOWHERE && given.contains(Given::UNIT) {
            at
        } else {
            SpotId(self.below(game.board.len()) as u16)
        };
        let ways: Vec<Crossing> = game.board.crossings(from).to_vec();
        let way = self.one_of(&ways);
        if given.contains(Given::FROM) {
            roles.from = from;
        }
        if given.contains(Given::TO) {
            roles.to = way.map_or(SpotId::NOWHERE, |way| way.to);
        }
        if given.contains(Given::VIA) {
            roles.via = way.map_or(SideId::NONE, |way| game.side_id(from, &way));
        }
        if given.contains(Given::STEP) {
            let modes = game.program.as_deref().map_or(1, |program| program.modes.len());
            roles.mode = self.below(modes) as u8;
        }
        roles
    }

    /// Returns a position as the rules of a variant see it.
    fn world(&self, position: &'a Position, own: &'a LoadedVariant, roles: Roles) -> Alamo<'_> {
        let evaluator = self.game.evaluator(position).expect("variants are in force");
        Alamo { evaluator, project: self.project, in_force: &self.in_force, own, roles }
    }
}

/// Returns what queries already look at on an occasion.
fn looks(roles: &Roles) -> Vec<super::evaluate::Referent> {
    [roles.up, roles.it]
        .into_iter()
        .filter(|item| *item != Item::Nothing)
        .map(super::evaluate::Referent::Thing)
        .collect()
}

/// Checks every rule that does something in a position: on its own, and which rule of its occasion comes first.
fn ask_rules(asker: &mut Asker<'_>, position: &Position) {
    let program = asker.game.program.as_deref().expect("variants are in force");
    let mut number = 0;
    for own in asker.in_force.clone() {
        for rule in &own.document.rules {
            let Rule::When { on, cond, act, .. } = rule else { continue };
            if matches!(on, Occasion::Setup(SetUpStep::Map))
                && act.iter().all(|act| matches!(act, language::Effect::Become(..)))
            {
                continue;
            }
            let line = &program.rules[number];
            number += 1;
            let bound = Bindings::of_rule(rule, &asker.known);
            let mut roles = asker.roles(position, bound.given);
            let world = asker.world(position, own, roles);
            if let Occasion::Offer(_, query) = on {
                let offer = program.offers.iter().find(|offer| usize::from(offer.rule) + 1 == number).unwrap();
                let found = Reader::new(&world, Vec::new()).query(query);
                let compiled = world.evaluator.in_turn(offer.query, &roles);
                let compiled: Vec<_> = compiled.into_iter().map(super::evaluate::Referent::Thing).collect();
                assert_eq!(compiled, found, "what {} is offered of, {roles:?}", line.name);
                let Some(super::evaluate::Referent::Thing(item)) = found.first() else { continue };
                roles.it = *item;
            }
            let world = asker.world(position, own, roles);
            let holds = Reader::new(&world, looks(&roles)).holds(cond);
            let compiled = world.evaluator.is_so(&line.guard, line.condition, &roles);
            assert_eq!(compiled, holds, "{} of {roles:?} in {:?}: {cond:?}", line.name, position.phase);
            asker.seen[usize::from(holds)] += 1;
        }
    }
}

/// Checks every number and permission the variants change, in a position.
fn ask_quantities(asker: &mut Asker<'_>, position: &Position) {
    let written =
        asker.in_force.clone().into_iter().flat_map(|own| own.document.rules.iter().map(move |rule| (own, rule)));
    let written: Vec<_> = written.collect();
    let mut done: Vec<&language::Quantity> = Vec::new();
    for (_, rule) in &written {
        let Rule::Adjust { what, .. } = rule else { continue };
        // The cost of crossing is also changed by kinds of hexsides, not only by rules.
        let Some(quantity) = Quantity::of_game(what).filter(|own| *own != Quantity::CrossCost) else { continue };
        if done.contains(&what) {
            continue;
        }
        done.push(what);
        let roles = asker.roles(position, Bindings::of_quantity(what, &asker.known).given);
        let value = asker.below(9) as i32;
        let (mut plain, mut forbids, mut allows) = (Fold { value, ..Fold::default() }, false, false);
        for (own, rule) in &written {
            let Rule::Adjust { what: other, cond, op, .. } = rule else { continue };
            let world = asker.world(position, own, roles);
            let mut reader = Reader::new(&world, looks(&roles));
            if other != what || !reader.holds(cond) {
                continue;
            }
            match op {
                language::Operation::Allow => allows = true,
                language::Operation::Forbid => forbids = true,
                language::Operation::Set(number) => plain.value = reader.number(number),
                language::Operation::Add(number) => plain.more += reader.number(number),
                language::Operation::Halve => plain.halvings += 1,
                language::Operation::AtLeast(number) => plain.bounds.push((i32::max, reader.number(number))),
                language::Operation::AtMost(number) => plain.bounds.push((i32::min, reader.number(number))),
            }
        }
        let game = asker.game;
        assert_eq!(game.forbids(position, quantity, || roles).is_some(), forbids, "{quantity:?} of {roles:?}");
        assert_eq!(
            game.grants(position, quantity, || roles).is_some(),
            allows && !forbids,
            "{quantity:?} of {roles:?}"
        );
        assert_eq!(game.adjusted(position, quantity, value, || roles), plain.ends(), "{quantity:?} of {roles:?}");
        asker.seen[usize::from(forbids || allows || plain.ends() != value)] += 1;
    }
}

/// A function that bounds a number.
type Bind = fn(i32, i32) -> i32;

/// A number after all changes: set, added to, halved, bounded.
#[derive(Default)]
struct Fold {
    value: i32,
    more: i32,
    halvings: u32,
    /// The bounds, in the order in which they are written.
    bounds: Vec<(Bind, i32)>,
}

impl Fold {
    fn ends(&self) -> i32 {
        let mut value = self.value + self.more;
        for _ in 0..self.halvings {
            value = (value + 1).div_euclid(2);
        }
        self.bounds.iter().fold(value, |value, (bound, by)| bound(value, *by))
    }
}

fn ask_all(project: &Project, seed: u64, every: u32) -> [u32; 2] {
    let game = Game::new(project).unwrap_or_else(|report| panic!("{:?}", report.findings));
    let mut asker = Asker::new(project, &game, seed);
    asker.play(every, &mut |asker, position| {
        let position = *position;
        ask_rules(asker, &position);
        ask_quantities(asker, &position);
    });
    asker.seen
}

#[test]
fn the_published_variants_mean_what_is_written() {
    let [no, yes] = ask_all(&alamo_with(|_| true), 1836, 40);
    assert!(yes > 500 && no > 2_000, "{no} {yes}");
}

#[test]
fn every_homebrew_variant_means_what_is_written() {
    let folder = format!("{}/../../data/variants/homebrew", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    for (seed, name) in (0..).zip(files) {
        ask_all(&alamo_and(&name), seed, 150);
    }
}

/// Returns the Alamo with the published variants and one of random conditions using every word of the language.
fn alamo_and_drawn(seed: u64) -> Project {
    let mut project = alamo_with(|_| true);
    let names = drawn::Vocabulary {
        // Flags of the game belong to it, whatever thing they are asked of: no correct rule asks other things for them.
        flags: project
            .variants
            .iter()
            .flat_map(|own| &own.document.flags)
            .filter(|flag| flag.of != language::Scope::Game)
            .map(|flag| flag.id.clone())
            .collect(),
        tags: super::names::TAGS.iter().map(|(tag, _)| *tag).chain(super::names::CLASSES).map(str::to_owned).collect(),
        regions: project.map.regions.iter().map(|own| own.id.clone()).collect(),
        modes: super::MODES[1..].iter().map(|mode| (*mode).to_owned()).collect(),
    };
    let mut draw = drawn::WordDrawer { names: &names, draws: Streams::new(seed, 7) };
    let text = r#"Variant(format: 1, id: "drawn", title: (en: "Drawn", fr: "Tiré"), by: Reconstructed("a test"),
        params: [(id: "figure", is: 2, least: 0, most: 4)], opts: [(id: "choice", choices: ["yes", "no"])])"#;
    let mut document: Variant = crate::text::read(text).unwrap();
    let on = [
        Occasion::Did(language::Happens::Cross),
        Occasion::Did(language::Happens::Attack),
        Occasion::Phase(language::InPhase::TexanRally),
    ];
    for at in 0..20 {
        document.rules.push(Rule::When {
            id: format!("drawn{at}"),
            cites: String::new(),
            on: on[at % on.len()].clone(),
            by: language::By::Engine,
            cond: draw.condition(3),
            act: Vec::new(),
            says: crate::words::Words::default(),
        });
    }
    project.variants.push(LoadedVariant::off("drawn".to_owned(), document));
    project.variants.last_mut().expect("it has just been added").on = true;
    project
}

#[test]
fn drawn_conditions_mean_what_is_written() {
    let mut asked = 0;
    for seed in 0..16 {
        let mut project = alamo_and_drawn(seed);
        // Rules that mean nothing are left out, and those that look at too many things.
        let (opening, _) = judge(&project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
        let refused: Vec<&str> = opening.proof.troubles.iter().map(|(_, own)| own.name.as_str()).collect();
        let drawn = project.variants.last_mut().expect("the drawn variant is the last");
        drawn.document.rules.retain(|rule| !refused.contains(&rule.id()));
        asked += drawn.document.rules.len();
        ask_all(&project, seed, 200);
    }
    assert!(asked > 100, "{asked}");
}
