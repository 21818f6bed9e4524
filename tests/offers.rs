//! Tests that no offer of a variant is without effect: in random games with every bundled variant, each offer or answer
//! changes the position, rolls dice or leads to another question.

use bexar::files::{Bundled, bundled, bundled_names};
use rules::alamo::variant::{Marks, Task};
use rules::alamo::{Action, Event, Game, Happening, Position};
use rules::counters::{CounterMix, LeaderCounter, UnitCounter};
use rules::dice::{Drawer, Streams};
use rules::play::Actor;
use rules::project::{LoadedVariant, Project};
use rules::rulebook::System;
use rules::scenario::VariantUse;
use rules::side::Side;
use rules::text::{self, Document};
use rules::variant::{Effect, Rule, Variant};

/// An upper bound on steps that no game reaches.
const STEPS: u32 = 60_000;

/// The outcome of an action.
struct Outcome {
    position: Position,
    events: Vec<Event>,
}

fn taken(game: &Game, position: &Position, action: Action) -> Outcome {
    let (mut position, mut events) = (*position, Vec::new());
    game.apply(&mut position, action, &mut events).expect("what is offered is allowed");
    Outcome { position, events }
}

/// Returns the position without the flags of variants, their pending work and the side to move.
fn bare(position: &Position) -> Position {
    let mut bare = *position;
    bare.marks = Marks::default();
    bare.frames.clear();
    bare.pending.clear();
    bare.labour = 0;
    bare.mover = None;
    bare
}

/// Whether effects only set flags.
fn only_flags(act: &[Effect]) -> bool {
    let sets = |effect: &Effect| {
        matches!(effect, Effect::Mark(..) | Effect::Clear(..) | Effect::Put(..) | Effect::Bump(..) | Effect::Reveal(_))
    };
    !act.is_empty() && act.iter().all(sets)
}

/// Returns the effects applied to everything chosen by these effects.
fn chosen(act: &[Effect]) -> Vec<&[Effect]> {
    act.iter()
        .flat_map(|effect| match effect {
            Effect::Choose { act, .. } => vec![act.as_slice()],
            Effect::Each(_, act) | Effect::Random(_, act) => chosen(act),
            Effect::If(_, then, otherwise) => [chosen(then), chosen(otherwise)].concat(),
            _ => Vec::new(),
        })
        .collect()
}

/// Whether the rules with the id or citation `atom` only set flags; with `picks`, only the effects on chosen things
/// count.
fn is_note(variants: &[Variant], atom: &str, picks: bool) -> bool {
    let mut blocks: Vec<&[Effect]> = Vec::new();
    for rule in variants.iter().flat_map(|variant| &variant.rules) {
        let Rule::When { id, cites, act, .. } = rule else { continue };
        if cites == atom || id == atom {
            if picks { blocks.extend(chosen(act)) } else { blocks.push(act) }
        }
    }
    !blocks.is_empty() && blocks.into_iter().all(only_flags)
}

/// Returns the reason why taking an offer has no effect; `None` if it has one.
fn fault(game: &Game, variants: &[Variant], position: &Position, legal: &[Action], action: Action) -> Option<String> {
    let after = taken(game, position, action);
    let asks = |position: &Position| {
        matches!(
            position.frames.last().map(|frame| frame.task),
            Some(Task::Choose { chosen: 0, .. } | Task::March { .. })
        )
    };
    if game.actor(&after.position) == Actor::Chance || asks(&after.position) && !asks(position) {
        return None;
    }
    let otherwise = legal.iter().find(|other| matches!(other, Action::Decline | Action::Done));
    let other = match (action, otherwise) {
        (Action::Accept | Action::Pick { .. }, Some(other)) => taken(game, position, *other).position,
        _ => *position,
    };
    if bare(&after.position) != bare(&other) {
        return None;
    }
    let picks = matches!(action, Action::Pick { .. });
    let ruled =
        after.events.iter().find(|event| matches!(event.what, Happening::Ruled { .. } | Happening::Flagged { .. }));
    let atom = ruled.map_or("", |event| event.atom.id());
    let flagged = after.events.iter().any(|event| matches!(event.what, Happening::Flagged { .. }));
    let noted = flagged && is_note(variants, atom, picks);
    (!noted).then(|| format!("{} of {atom} ends in nothing: {:?}", game.write_action(action), after.events))
}

/// Plays a random game and tries every offer in it on a copy. Returns the number of offers.
fn offers_of(name: &str, game: &Game, variants: &[Variant], seed: u64) -> usize {
    let mut streams = Streams::new(seed, 0);
    let mut position = game.start();
    let (mut legal, mut events, mut offers) = (Vec::new(), Vec::new(), 0);
    for _ in 0..STEPS {
        streams.at(position.turn, position.phase as u8);
        events.clear();
        match game.actor(&position) {
            Actor::Over => return offers,
            Actor::Chance => {
                let roll = streams.roll(game.chance(&position).expect("chance says what it rolls"));
                assert!(game.resolve(&mut position, roll, &mut events));
            }
            Actor::Player(_) => {
                game.legal(&position, &mut legal);
                let offered =
                    |action: &Action| matches!(action, Action::Use { .. } | Action::Accept | Action::Pick { .. });
                for action in legal.iter().filter(|action| offered(action)) {
                    offers += 1;
                    if let Some(fault) = fault(game, variants, &position, &legal, *action) {
                        panic!("{name}, seed {seed}, turn {}, {:?}: {fault}", position.turn, position.phase);
                    }
                }
                let action = legal[streams.below(Drawer::Texan, legal.len())];
                game.apply(&mut position, action, &mut events).expect("it is legal");
            }
        }
    }
    panic!("{name}, seed {seed}: the game does not end");
}

fn variant(name: &str) -> Variant {
    let text = bundled(&format!("{name}.{}", Variant::EXTENSION)).expect("it is bundled");
    text::read(text).expect("it reads")
}

/// Adds the counters that variants refer to and the mix lacks: two units of Gonzales, and Santa Anna.
fn spoken_of(mix: &mut CounterMix) {
    let unit = mix.units.iter().find(|unit| unit.side == Side::Texan).expect("the garrison has units");
    let leader = mix.leaders.iter().find(|leader| leader.side == Side::Mexican).expect("the attackers have leaders");
    let unit = UnitCounter { id: "gonzales".to_owned(), origin: "Gonzales".to_owned(), quantity: 2, ..unit.clone() };
    let leader = LeaderCounter { id: "santa_anna".to_owned(), column: "R".to_owned(), ..leader.clone() };
    mix.units.push(unit);
    mix.leaders.push(leader);
}

/// Returns the Alamo with only these variants on.
fn alamo_with(names: &[&str]) -> (Game, Vec<Variant>) {
    let mut project = Project::load(&Bundled, "alamo").expect("the bundled scenario loads");
    spoken_of(&mut project.counters);
    let variants: Vec<Variant> = names.iter().map(|name| variant(name)).collect();
    // The others stay listed, because a variant may refer to what they define.
    let is_other = |other: &LoadedVariant| variants.iter().all(|variant| variant.id != other.document.id);
    let others = std::mem::take(&mut project.variants).into_iter().filter(is_other);
    let loaded = |variant: &Variant| {
        let used = VariantUse { document: variant.id.clone(), on: true, ..VariantUse::default() };
        LoadedVariant::new(&used, variant.clone())
    };
    project.variants =
        others.map(|other| LoadedVariant { on: false, ..other }).chain(variants.iter().map(loaded)).collect();
    let game = Game::new(&project).unwrap_or_else(|report| panic!("{names:?}: {:?}", report.findings));
    (game, variants)
}

fn play(count: u64) -> usize {
    let names = bundled_names(Variant::EXTENSION).into_iter().filter(|name| System::of_variant(name) == System::Alamo);
    let (homebrew, modules): (Vec<&str>, Vec<&str>) = names.partition(|name| name.contains('/'));
    let sets = std::iter::once(modules).chain(homebrew.into_iter().map(|name| vec![name]));
    sets.map(|set| {
        let (game, variants) = alamo_with(&set);
        (0..count).map(|seed| offers_of(&set.join(" "), &game, &variants, seed)).sum::<usize>()
    })
    .sum()
}

#[test]
fn every_offer_of_a_bundled_variant_comes_to_something() {
    let offers = play(2);
    assert!(offers > 200, "{offers}");
}

/// `cargo test --release -p tests --test offers -- --ignored --nocapture` prints the number of offers.
#[test]
#[ignore = "takes minutes"]
fn every_offer_in_many_games_comes_to_something() {
    eprintln!("{} offers, each came to something", play(60));
}
