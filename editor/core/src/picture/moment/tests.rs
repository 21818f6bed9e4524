//! Tests of moments: the picture shows the state of a position, and a part of the picture equals the same part of the
//! whole.

use std::path::Path;

use rules::case::bring_along;
use rules::lint::Lists;
use rules::map::HexsideKind;
use rules::project::Project;
use rules::systems::AnyGame;

use rules::alamo::{Game, Order, Position};

use super::*;
use crate::files::{Bundled, bundled_case};
use crate::picture::geometry::{Point, Rect};
use crate::picture::overhanging::Overhanging;
use crate::picture::part::{Detail, Drafter, Subject};
use crate::picture::shape::{Place, ShapeForm};
use crate::picture::{Picture, moment};

/// Returns the Alamo and the position of a bundled case after `steps` of its steps.
fn after(case: &str, steps: usize) -> (Project, Game, Position) {
    let mut project = Project::load(&Bundled, "alamo").unwrap();
    let (case, cases) = bundled_case(case).unwrap().unwrap();
    bring_along(&mut project, &cases, &Bundled).unwrap();
    let game = AnyGame::at_case(&case, &cases, &project, steps).unwrap().alamo().unwrap().clone();
    let position = game.start();
    (project, game, position)
}

fn picture(case: &str, steps: usize, view: &View) -> Picture {
    let (project, game, position) = after(case, steps);
    moment(&project, &Moment::new(&game, &position, &project.map), view)
}

/// Returns the shapes of counters and markers at a place.
fn at(picture: &Picture, place: Place) -> Vec<&Shape> {
    picture.layer(Layer::Counters).iter().filter(|shape| shape.place == place).collect()
}

fn hex(number: &str) -> Hex {
    number.parse().unwrap()
}

#[test]
fn counters_stand_where_they_have_gone_and_a_ladder_on_its_hexside() {
    let view = View::default();
    let (before, then) = (picture("V5/T1-up", 2, &view), picture("V5/T1-up", 3, &view));
    let (foot, top) = (Place::Stack(hex("1506")), Place::Stack(hex("1406")));
    assert!(!at(&before, foot).is_empty() && at(&before, top).is_empty());
    assert!(at(&then, foot).is_empty() && !at(&then, top).is_empty());
    let ladder = Place::Hexside(Hexside::new(hex("1406"), hex("1506")));
    assert!(at(&before, ladder).is_empty() && !at(&then, ladder).is_empty());
    let key = |picture: &Picture| {
        let texts = picture.layer(Layer::Surround).iter();
        texts
            .filter(|shape| matches!(&shape.form, ShapeForm::Text(text) if text.content == "A ladder stands here"))
            .count()
    };
    assert_eq!((key(&before), key(&then)), (0, 1));
}

#[test]
fn the_face_that_is_up_and_the_order_are_drawn() {
    let (project, game, mut position) = after("V5/T1-up", 0);
    let kent = game.piece_named("kent9").unwrap();
    let mut drawn = |flipped, order| {
        let state = &mut position.pieces[kent.index()];
        (state.flipped, state.order) = (flipped, order);
        let picture = moment(&project, &Moment::new(&game, &position, &project.map), &View::default());
        at(&picture, Place::Stack(hex("1404"))).into_iter().cloned().collect::<Vec<_>>()
    };
    let front = drawn(false, Order::Good);
    assert_ne!(front, drawn(true, Order::Good));
    assert_ne!(front, drawn(false, Order::Routed));
    assert_eq!(front, drawn(false, Order::Good));
}

/// A unit face down shows only its side: two of them look alike.
#[test]
fn a_unit_face_down_is_any_unit_of_its_side() {
    let (project, game, position) = after("dummies/seen", 0);
    let moment = Moment::new(&game, &position, &project.map);
    let unknown = game.unknown_to(&position, rules::side::Side::Texan);
    assert_eq!(unknown.len(), 2);
    let view = View::default();
    let words = |moment: &Moment, place: &str| {
        let picture = super::super::moment(&project, moment, &view);
        let texts = at(&picture, Place::Stack(hex(place))).into_iter().filter_map(|shape| match &shape.form {
            ShapeForm::Text(text) => Some(text.content.clone()),
            _ => None,
        });
        texts.collect::<Vec<_>>()
    };
    assert!(words(&moment, "1601").iter().any(|text| text.contains("Aldama")));
    let hidden = moment.with_unknown(&unknown.iter().map(|unit| (*unit).into()).collect::<Vec<_>>());
    assert_eq!(words(&hidden, "1601"), ["?"]);
    assert_eq!(words(&hidden, "1601"), words(&hidden, "1201"));
}

/// When a door is shot open, one hexside is redrawn, as a breach.
#[test]
fn what_has_changed_between_two_moments_is_told() {
    let (project, game, mut position) = after("V5/T1-up", 0);
    let before = Moment::new(&game, &position, &project.map);
    assert_eq!(before.touched(&before, &project.map).sides, []);
    let breach = game.board().breach_ids().next().unwrap();
    position.breaches.insert(breach);
    let then = Moment::new(&game, &position, &project.map);
    let touched = then.touched(&before, &project.map);
    assert_eq!((touched.sides, touched.lists), (vec![game.board().breach_side(breach)], Lists::COUNTERS));
    let kinds = then.map(&project.map).entries_at(game.board().breach_side(breach)).map(|entry| entry.kind);
    assert!(kinds.into_iter().any(|kind| kind == HexsideKind::Breach));
}

/// A moment drawn part by part and updated after a step, as in a window, equals the whole picture.
#[test]
fn a_part_of_a_moment_is_cut_out_of_the_whole() {
    let (project, game, position) = after("V5/T1-up", 2);
    let (_, _, next) = after("V5/T1-up", 3);
    let view = View { layers: crate::picture::Layers::ALL.without(Layer::Surround), ..View::default() };
    let [first, second] = [position, next].map(|position| Moment::new(&game, &position, &project.map));
    let subject =
        |own| Subject { map: Moment::map(own, &project.map), project: Some(&project), moment: Some(own), view };
    let mut far = Overhanging::new(subject(&first));
    let changed = far.touch(subject(&second), &second.touched(&first, &project.map)).unwrap();
    assert!(!changed.is_empty());
    assert_eq!(far, Overhanging::new(subject(&second)));
    let whole = moment(&project, &second, &view);
    let part = Rect::new(Point::new(1000.0, 300.0), Point::new(1500.0, 900.0));
    let drawn = Drafter::new(subject(&second), &far).part(part, Detail::ALL);
    let expected: Vec<_> = whole.shapes.iter().filter(|shape| shape.bounds.meets(part)).cloned().collect();
    assert_eq!(drawn, expected);
}

/// Every icon of the bundled variants has a drawing; none falls back to its letter.
#[test]
fn every_icon_that_comes_with_the_program_is_drawn() {
    let mut met = 0;
    for name in crate::explain::variant::names() {
        let source = crate::files::Source::find(Path::new(name), &[crate::files::DocumentKind::Variant]).unwrap();
        let variant: rules::variant::Variant = source.read().unwrap();
        for flag in variant.flags.iter().filter(|flag| !flag.icon.is_empty()) {
            assert!(marker::ICONS.contains(&flag.icon.as_str()), "{name}: {}", flag.icon);
            met += 1;
        }
    }
    assert!(met >= 7);
}
