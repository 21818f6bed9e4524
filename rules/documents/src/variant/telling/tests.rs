//! Sentences as messages; their wording is tested in the pages of the program.

use super::*;
use crate::text;
use crate::variant::{Condition, Operation, Quantity, Query, Thing};

fn variant() -> Variant {
    text::read(
        r#"Variant(format: 1, id: "v", title: (en: "V"), by: Cited("V"), regions: [(id: "church", members: hexes(["1816"]))])"#,
    )
    .unwrap()
}

fn adjust(cond: Condition) -> Phrase {
    let [id, cites] = [String::new(), String::new()];
    let says = crate::words::Words::default();
    tell(&Rule::Adjust { id, cites, what: Quantity::Sees, cond, op: Operation::Forbid, says }, &variant())
}

fn is(thing: Thing, tag: &str) -> Condition {
    Condition::Is(thing, tag.to_owned())
}

fn not(cond: Condition) -> Condition {
    Condition::Not(Box::new(cond))
}

/// Whether a message contains another anywhere.
fn says(message: &Phrase, id: &str) -> bool {
    message.id == id
        || message.arguments.iter().any(|(_, own)| matches!(own, crate::phrase::Argument::Said(own) if says(own, id)))
}

#[test]
fn a_denied_list_is_said_by_its_denied_parts() {
    let [wall, door] = ["wall", "doorway"].map(|tag| is(Thing::Via, tag));
    let neither = not(Condition::Any(vec![wall.clone(), door.clone()]));
    assert_eq!(adjust(neither), adjust(Condition::All(vec![not(wall.clone()), not(door.clone())])));
    let one = not(Condition::All(vec![wall.clone(), not(door.clone())]));
    assert_eq!(adjust(one), adjust(Condition::Any(vec![not(wall), door])));
}

#[test]
fn lists_of_one_and_what_always_holds_say_nothing_more() {
    let wall = is(Thing::Via, "wall");
    let wrapped = Condition::All(vec![Condition::Always, Condition::Any(vec![Condition::All(vec![wall.clone()])])]);
    assert_eq!(adjust(wrapped), adjust(wall.clone()));
    assert_eq!(adjust(Condition::Any(vec![Condition::Always, wall])), adjust(Condition::Always));
    assert!(says(&adjust(not(Condition::Always)), "telling-never"));
}

#[test]
fn a_region_of_the_variant_is_its_own_and_one_of_the_map_has_a_name() {
    let lies = |region: &str| adjust(Condition::In(Thing::Via, region.to_owned()));
    assert!(says(&lies("north_wall"), "telling-place-north-wall"));
    assert!(says(&lies("church"), "telling-place") && !says(&lies("church"), "telling-place-church"));
}

#[test]
fn an_or_that_is_not_last_is_in_brackets() {
    let open = |tag: &str| Condition::Any(vec![is(Thing::Via, tag), is(Thing::From, "inside")]);
    assert!(!says(&adjust(Condition::All(vec![open("wall"), is(Thing::To, "roof")])), "telling-bracketed"));
    assert!(says(&adjust(Condition::All(vec![open("wall"), open("gunslit")])), "telling-bracketed"));
}

#[test]
fn queries_within_queries_are_said_at_once_however_deep() {
    let deeper = |cond, _| {
        let near = Condition::Near(Thing::It, Thing::Up);
        Condition::Exists(Box::new(Query::Spots(Condition::All(vec![near, cond]))))
    };
    let deep = (0..60).fold(is(Thing::It, "inside"), deeper);
    assert!(says(&adjust(deep), "telling-tag-inside"));
}

fn when(act: Vec<Effect>) -> Phrase {
    let [id, cites] = [String::new(), String::new()];
    let (on, by, cond) = (Occasion::Settled, By::Engine, Condition::Always);
    tell(&Rule::When { id, cites, on, by, cond, act, says: crate::words::Words::default() }, &variant())
}

#[test]
fn what_is_done_twice_is_told_twice_and_what_is_done_to_units_is_not_done_to_leaders() {
    assert_ne!(when(vec![Effect::Halt]), when(vec![Effect::Halt, Effect::Halt]));
    let it = Condition::Same(Thing::It, Thing::Unit);
    let [units, leaders] = [Query::Units(it.clone()), Query::Leaders(it)].map(Effect::Remove);
    let [unit, leader] = [units.clone(), leaders.clone()].map(|own| when(vec![own]));
    assert_ne!(unit, leader);
    assert_ne!(unit, when(vec![units, leaders]));
}

#[test]
fn what_an_inner_query_looks_at_is_told_from_what_an_outer_one_does() {
    let all = || Query::Units(Condition::Always);
    let put = |thing| vec![Effect::Mark("flag".to_owned(), thing)];
    let nested = |thing| when(vec![Effect::Each(all(), vec![Effect::Each(all(), put(thing))])]);
    assert_ne!(nested(Thing::It), nested(Thing::Up));
}

#[test]
fn points_are_taken_where_fewer_are_given() {
    let score = |number| when(vec![Effect::Score(crate::side::Side::Texan, crate::variant::Number::N(number))]);
    assert!(says(&score(-1), "telling-score-taken") && says(&score(1), "telling-score"));
}

#[test]
fn effects_within_effects_are_said_at_once_however_deep() {
    let deeper = |act, _| vec![Effect::Each(Query::Rooms(Condition::Always), act), Effect::Halt];
    let act = (0..60).fold(vec![Effect::Deny], deeper);
    assert!(says(&when(act), "telling-deny"));
}
