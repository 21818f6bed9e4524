//! A page shows a step exactly as `bexar render --at` does.

use std::collections::{BTreeMap, BTreeSet};

use rules::alamo::Game;
use rules::log::replay_to;
use rules::play::UnitCondition;
use rules::table::Scene;
use serde_json::Value;

use super::{CaptainsGame, captains_game, captains_page, unpacked};
use crate::page::layers::{levels, number};
use crate::picture::shape::{Layer, Place, ShapeForm};
use crate::picture::{Moment, View, moment};

/// Returns the numbers at each place of the page after `steps` steps, computed like the script does.
fn lying(parts: &Value, key: &str, steps: usize) -> BTreeMap<u64, u64> {
    let mut lying = BTreeMap::new();
    for step in &parts["steps"].as_array().unwrap()[..=steps] {
        for change in step[key].as_array().into_iter().flatten() {
            let place = change[0].as_u64().unwrap();
            match change[1].as_u64() {
                Some(now) => lying.insert(place, now),
                None => lying.remove(&place),
            };
        }
    }
    lying
}

/// Returns ten steps of a game, drawn from a small generator.
fn ten_steps(all: usize) -> Vec<usize> {
    let mut state = 1836_u64;
    let mut draw = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % (all + 1)
    };
    (0..10).map(|_| draw()).collect()
}

/// A counter: its hex, its name, its level, whether its back is up, and its condition.
type Counter = (String, String, u64, bool, u64);

#[test]
fn counters_stand_where_the_replay_has_them_with_the_same_face_up() {
    let parts = unpacked(captains_page());
    let CaptainsGame { log, project } = captains_game();
    let game = Game::new(project).unwrap();
    for steps in ten_steps(log.entries.len()) {
        let mut shown: BTreeSet<Counter> = BTreeSet::new();
        for (place, stack) in lying(&parts, "s", steps) {
            let hex = parts["hexes"][place as usize][0].as_str().unwrap();
            for piece in parts["stacks"][stack as usize]["p"].as_array().unwrap() {
                let number = |at: usize| piece[at].as_u64().unwrap();
                let name = piece[0].as_str().unwrap().to_owned();
                assert!(shown.insert((hex.to_owned(), name, number(1), number(2) == 1, number(3))));
            }
        }
        let position = replay_to(log, &game, steps).position;
        let scene = Scene::new(&game, &position, &project.map);
        let counters = scene.counters.into_iter().map(|(name, at, token)| {
            let level = u64::from(number(at.level));
            let condition = match token.condition {
                UnitCondition::Good => 0,
                UnitCondition::Disordered => 1,
                UnitCondition::Routed => 2,
            };
            (at.hex.to_string(), name, level, token.back, condition)
        });
        let replayed: BTreeSet<Counter> = counters.collect();
        assert!(replayed.len() > 40);
        assert_eq!(shown, replayed, "step {steps}");
    }
}

/// Returns the English texts of a symbol, with their positions.
fn texts(symbol: &str) -> Vec<(String, f64, f64)> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    for part in symbol.split('<').skip(1) {
        let (tag, after) = part.split_once('>').unwrap();
        if tag.starts_with('/') {
            open.pop();
        } else if !tag.ends_with('/') {
            open.push(tag);
            let french = open.iter().any(|tag| tag.contains("class=\"fr\""));
            if tag.starts_with("text ") && !french {
                let number = |name: &str| {
                    let rest = tag.split_once(&format!("{name}=\"")).unwrap().1;
                    rest.split_once('"').unwrap().0.parse::<f64>().unwrap()
                };
                found.push((after.to_owned(), number("x"), number("y")));
            }
        }
    }
    found
}

#[test]
fn every_value_stands_on_the_map_where_the_program_prints_it() {
    let parts = unpacked(captains_page());
    let CaptainsGame { log, project } = captains_game();
    let game = Game::new(project).unwrap();
    let symbols: Vec<&str> = parts["symbols"].as_str().unwrap().split("<symbol").skip(1).collect();
    for steps in ten_steps(log.entries.len()) {
        for (number, level) in levels(project).into_iter().enumerate() {
            let mut shown = Vec::new();
            for (place, stack) in lying(&parts, "s", steps) {
                let at = |part: usize| parts["hexes"][place as usize][part].as_f64().unwrap();
                let views = parts["stacks"][stack as usize]["v"].as_array().unwrap();
                for used in views[number.min(views.len() - 1)].as_array().unwrap() {
                    let part = |at: usize| used[at].as_f64().unwrap();
                    for (text, x, y) in texts(symbols[part(0) as usize]) {
                        shown.push((text, at(1) + part(1) + x, at(2) + part(2) + y));
                    }
                }
            }
            let position = replay_to(log, &game, steps).position;
            let view = View { level, ..View::default() };
            let picture = moment(project, &Moment::new(&game, &position, &project.map), &view);
            let printed: Vec<_> = picture
                .layer(Layer::Counters)
                .iter()
                .filter(|shape| matches!(shape.place, Place::Stack(_)))
                .filter_map(|shape| match &shape.form {
                    ShapeForm::Text(text) => {
                        Some((text.content.clone(), f64::from(text.at.x), f64::from(text.at.y + text.drop())))
                    }
                    _ => None,
                })
                .collect();
            assert!(printed.len() > 100);
            assert_eq!(shown.len(), printed.len(), "step {steps} {level:?}");
            let near = |(text, x, y): &(String, f64, f64)| {
                printed.iter().any(|(own, ox, oy)| own == text && (x - ox).abs() < 0.3 && (y - oy).abs() < 0.3)
            };
            if let Some(stray) = shown.iter().find(|own| !near(own)) {
                panic!("step {steps} {level:?}: {stray:?}");
            }
            // Compared with counts, so that a duplicate cannot make up for a missing text.
            let counted = |all: &[(String, f64, f64)]| {
                let mut words: Vec<_> = all.iter().map(|(text, ..)| text.clone()).collect();
                words.sort();
                words
            };
            assert_eq!(counted(&shown), counted(&printed), "step {steps} {level:?}");
        }
    }
}

#[test]
fn a_set_up_is_shown_where_the_scenario_places_it() {
    let project = rules::project::Project::load(&crate::files::Bundled, "presidio").unwrap();
    let parts = unpacked(&super::scenario_page(&project));
    let mut shown: Vec<_> = lying(&parts, "s", 0)
        .into_iter()
        .flat_map(|(place, stack)| {
            let hex = parts["hexes"][place as usize][0].as_str().unwrap().to_owned();
            let pieces = parts["stacks"][stack as usize]["p"].as_array().unwrap().clone();
            pieces.into_iter().map(move |piece| (piece[0].as_str().unwrap().to_owned(), hex.clone()))
        })
        .collect();
    let mut placed: Vec<_> =
        project.scenario.setup.iter().map(|own| (own.piece.clone(), own.at.hex.to_string())).collect();
    shown.sort();
    placed.sort();
    assert!(!placed.is_empty());
    assert_eq!(shown, placed);
}
