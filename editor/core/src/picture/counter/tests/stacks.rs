//! Tests of stacks: which counter is on top, and what must stay uncovered.

use rules::hex::Hex;
use rules::map::{Grid, MapDocument};
use rules::project::Project;
use rules::scenario::{Placement, Scenario};
use rules::spot::{Level, Spot};
use rules::words::Words;

use super::fixture::{alamo, army, melee};
use super::{fill_at, text, value};
use crate::picture::counter::{CounterLook, CounterPiece, Token, on_hex, placed};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{ACROSS, SIDE, centre};
use crate::picture::palette::Palette;
use crate::picture::shape::{Layer, Layers, Place, Shape, Text};
use crate::picture::{Picture, Theme, View, map, scenario};

/// Returns views of every level, in both themes.
fn views() -> impl Iterator<Item = View> {
    let both = [Theme::Light, Theme::Dark];
    Level::ALL.into_iter().flat_map(move |level| both.map(|theme| View { level, theme, ..View::default() }))
}

/// Returns the corners, edge midpoints and centre of a text's letters.
fn probes(text: &Text) -> Vec<Point> {
    let Rect { from, to } = text.capitals();
    let middle = from.towards(to, 0.5);
    [from.x, middle.x, to.x].into_iter().flat_map(|x| [from.y, middle.y, to.y].map(|y| Point::new(x, y))).collect()
}

#[test]
fn nothing_covers_a_value_or_a_hex_number() {
    for view in views() {
        for project in [alamo(), melee()] {
            let picture = scenario(&project, &view);
            let counters = picture.layer(Layer::Counters);
            for (at, shape) in counters.iter().enumerate() {
                let Some(text) = value(shape) else { continue };
                // The first rank above is that of the next counter or of a badge.
                let letters = text.capitals();
                let later = counters[at..].iter().filter(|above| above.rank > shape.rank);
                for above in later.filter(|above| above.bounds.meets(letters)) {
                    let free = probes(text).into_iter().all(|probe| fill_at(above, probe).is_none());
                    assert!(free, "{:?}: {} is covered by {above:?} {view:?}", shape.place, text.content);
                }
            }
            for number in picture.layer(Layer::Numbers).iter().filter_map(text) {
                let letters = number.capitals();
                let mut near = counters.iter().filter(|shape| shape.bounds.meets(letters));
                let on = |shape: &&Shape| probes(number).into_iter().any(|probe| fill_at(shape, probe).is_some());
                assert_eq!(near.find(on), None, "{} {view:?}", number.content);
            }
        }
    }
}

#[test]
fn texts_of_a_stack_never_run_into_one_another() {
    for view in views() {
        let project = melee();
        let shapes = placed(&project.map, &project.counters, project.scenario.setup.iter(), &view);
        let texts: Vec<_> = shapes.iter().filter_map(|shape| Some((shape.place, text(shape)?))).collect();
        for (at, (place, one)) in texts.iter().enumerate() {
            for (_, other) in texts[..at].iter().filter(|(other, _)| other == place) {
                let tight = |text: &Text| text.capitals().grown(-0.5);
                assert!(!tight(one).meets(tight(other)), "{place:?}: {} and {}", one.content, other.content);
            }
        }
    }
}

#[test]
fn a_stack_stays_in_its_hex() {
    for view in views() {
        let project = melee();
        for shape in placed(&project.map, &project.counters, project.scenario.setup.iter(), &view) {
            let Place::Stack(hex) = shape.place else { panic!("{:?}", shape.place) };
            let reach = Point::new(SIDE, ACROSS / 2.0);
            let room = Rect::new(centre(hex) - reach, centre(hex) + reach).grown(4.0);
            assert!(room.contains(shape.bounds), "{hex} {view:?} {shape:?}");
        }
    }
}

#[test]
fn the_level_shown_comes_first_and_others_step_back() {
    let project = melee();
    let names = |level, hex: &str| -> Vec<String> {
        let view = View { level, ..View::default() };
        let shapes = placed(&project.map, &project.counters, project.scenario.setup.iter(), &view);
        let here = shapes.iter().filter(|shape| shape.place == Place::Stack(hex.parse().unwrap()));
        here.filter_map(text).map(|text| text.content.clone()).collect()
    };
    let says = |level, words: &str| names(level, "1410").iter().any(|own| own.contains(words));
    assert!(says(Level::Roof, "Aldama"));
    assert!(says(Level::In, "Kentucky"));
    assert!(!says(Level::In, "Aldama"));
    let mix = army();
    let (map, hex) = (MapDocument::new(Words::default(), Grid { columns: 3, rows: 3 }), Hex::new(2, 2));
    let colour = |level| {
        let view = View { level, ..View::default() };
        let tokens = [(Level::Ground, Token::from(CounterPiece::Unit(&mix.units[0])))];
        let shapes = on_hex(&CounterLook::new(&mix, &view), &map, &view, hex, &tokens);
        shapes.iter().find_map(text).unwrap().colour
    };
    let light = Palette::for_theme(Theme::Light);
    assert_eq!(colour(Level::Ground), light.counters.ink_light);
    assert_ne!(colour(Level::Roof), light.counters.ink_light);
}

#[test]
fn the_best_leader_and_battery_are_seen() {
    let project = melee();
    let shapes = placed(&project.map, &project.counters, project.scenario.setup.iter(), &View::default());
    let here = shapes.iter().filter(|shape| shape.place == Place::Stack("1211".parse().unwrap()));
    let said: Vec<_> = here.filter_map(text).map(|text| text.content.as_str()).collect();
    for words in ["18", "11", "×2", "Zapadores", "3"] {
        assert!(said.contains(&words), "{words} is not among {said:?}");
    }
    assert!(!said.contains(&"12"), "{said:?}");
}

#[test]
fn without_counters_a_scenario_looks_like_its_map() {
    let project = alamo();
    let bare = View { layers: Layers::ALL.without(Layer::Counters), ..View::default() };
    assert_eq!(scenario(&project, &bare), map(&project.map, &bare));
    assert_ne!(scenario(&project, &View::default()), map(&project.map, &View::default()));
    let lone = Project::of_map(project.map.clone());
    assert_eq!(scenario(&lone, &View::default()), map(&project.map, &View::default()));
}

#[test]
fn what_the_mix_or_the_map_lacks_is_left_out() {
    let scenario = Scenario {
        setup: vec![
            Placement { piece: "nobody".to_owned(), at: Spot::new(Hex::new(2, 2), Level::Ground) },
            Placement { piece: "tenn".to_owned(), at: Spot::new(Hex::new(60, 60), Level::Ground) },
        ],
        ..Scenario::default()
    };
    let map = MapDocument::new(Words::default(), Grid { columns: 3, rows: 3 });
    assert_eq!(placed(&map, &army(), scenario.setup.iter(), &View::default()), []);
}

#[test]
fn names_of_rooms_never_look_out_from_under_a_counter() {
    let view = View { level: Level::In, ..View::default() };
    let (project, hex) = (melee(), "1411".parse().unwrap());
    let rooms =
        |picture: &Picture| picture.layer(Layer::Rooms).iter().filter(|shape| shape.place == Place::Hex(hex)).count();
    assert_ne!(rooms(&map(&project.map, &view)), 0);
    assert_eq!(rooms(&scenario(&project, &view)), 0);
}
