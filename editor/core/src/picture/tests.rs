//! Tests of whole pictures: properties of every map and view, and a printed sample.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer as Half, LayeredSide};
use rules::map::{
    EntryArea, Grid, Ground, GunSite, GunSiteKind, HexEntry, HexsideEntry, HexsideKind, Label, MapDocument, Members,
    Protects, Region, RegionKind, Room,
};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::spot::{Level, Spot};
use rules::text::Document as _;
use rules::words::{Language, Words};

use super::geometry::{Point, Rect};
use super::palette::Palette;
use super::shape::{Layer, Layers, Place, Shape, ShapeForm};
use super::survey::Survey;
use super::{MapFeatures, Opacities, Picture, RegionSet, Theme, View, hex, hexside, map, svg};
use crate::files::Bundled;

fn made_up() -> Provenance {
    Provenance::reconstructed("made up", "")
}

fn stated() -> Provenance {
    Provenance::Cited("6.3".to_owned())
}

/// Returns every combination of level, theme and language.
fn views() -> impl Iterator<Item = View> {
    Level::ALL.into_iter().flat_map(|level| {
        [Theme::Light, Theme::Dark].into_iter().flat_map(move |theme| {
            [Language::English, Language::French].map(move |language| View {
                level,
                theme,
                language,
                ..View::default()
            })
        })
    })
}

/// Returns a map with every kind of hexside on both layers, every ground, and one of everything else.
fn sampler() -> MapDocument {
    let mut map = MapDocument::new(Words::new("Sampler", "Échantillon"), Grid { columns: 8, rows: 6 });
    map.by = made_up();
    let grounds = Ground::ALL.into_iter().zip(1..);
    map.hexes = grounds.map(|(ground, row)| HexEntry::new(Hex::new(7, row), ground, stated())).collect();
    map.hexes.push(HexEntry::new(Hex::new(8, 6), Ground::Floor, made_up()));
    map.hexes.push(HexEntry { open_top: true, ..HexEntry::new(Hex::new(8, 5), Ground::Floor, made_up()) });
    for (index, kind) in (0..).zip(HexsideKind::ALL) {
        let one = Hex::new(1 + index % 3 * 2, 1 + index / 3);
        let sides = [(Direction::South, Half::Ground), (Direction::SouthEast, Half::Upper)];
        for (direction, layer) in sides {
            if let Some(side) = Hexside::in_direction(one, direction) {
                let at = LayeredSide::new(side, layer);
                map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Hex(one), by: made_up() });
            }
        }
    }
    let home = Hex::new(7, 6);
    if let Some(side) = Hexside::in_direction(home, Direction::NorthWest) {
        for (layer, kind) in [(Half::Ground, HexsideKind::Gunslit), (Half::Upper, HexsideKind::OuterWall)] {
            let at = LayeredSide::new(side, layer);
            map.hexsides.push(HexsideEntry { at, kind, protects: Protects::Hex(home), by: stated() });
        }
    }
    map.rooms.push(Room {
        id: "LB1".to_owned(),
        name: Words::new("Soldiers’ quarters", "Quartiers des soldats"),
        building: "long_barracks".to_owned(),
        spots: vec![Spot::new(home, Level::In)],
        by: made_up(),
    });
    let yard = Members::Hexes(vec![Hex::new(7, 1), Hex::new(7, 2)]);
    map.regions.push(Region::new("yard", Words::new("Yard", "Cour"), yard, made_up()));
    map.entry_areas.push(EntryArea {
        number: 3,
        name: Words::default(),
        hexes: vec![Hex::new(2, 1), Hex::new(2, 2)],
        by: made_up(),
    });
    let guns =
        [(Hex::new(7, 5), Level::Roof, GunSiteKind::Printed), (Hex::new(2, 4), Level::Ground, GunSiteKind::Optional)];
    map.gun_sites = guns.map(|(hex, level, kind)| GunSite::new(Spot::new(hex, level), kind, made_up())).into();
    map.labels.push(Label { at: Hex::new(4, 3), text: Words::new("Plaza", "Place"), turned: -30, size: 80 });
    map.sort();
    map
}

fn alamo() -> MapDocument {
    rules::text::read(include_str!("../../../../data/maps/alamo.map.ron")).unwrap()
}

#[track_caller]
fn everything_in_bounds(picture: &Picture) {
    for shape in &picture.shapes {
        assert!(picture.bounds.grown(0.01).contains(shape.bounds), "{shape:?} out of {:?}", picture.bounds);
    }
}

#[test]
fn the_sampler_prints() {
    for (level, language) in [(Level::Ground, Language::English), (Level::Roof, Language::French)] {
        let picture = map(&sampler(), &View { level, language, ..View::default() });
        insta::assert_snapshot!(format!("sampler_{level:?}_{language:?}").to_lowercase(), svg(&picture, 60.0));
    }
}

#[test]
fn bounds_hold_every_shape() {
    for view in views() {
        everything_in_bounds(&map(&sampler(), &view));
        everything_in_bounds(&map(&alamo(), &view));
        let bare = View { layers: Layers::ALL.without(Layer::Surround), ..view };
        everything_in_bounds(&map(&alamo(), &bare));
    }
}

#[test]
fn shapes_come_in_the_order_they_are_painted() {
    let picture = map(&alamo(), &View::default());
    assert!(picture.shapes.is_sorted_by_key(|shape| (shape.layer, shape.rank, shape.place)));
    let count: usize = Layer::ALL.into_iter().map(|layer| picture.layer(layer).len()).sum();
    assert_eq!(count, picture.shapes.len());
}

#[test]
fn a_hidden_layer_is_not_drawn() {
    let mut whole = sampler();
    let start = Region::new("start", Words::default(), Members::Hexes(vec![Hex::new(1, 6)]), made_up());
    whole.regions.push(Region { kind: RegionKind::START_POSITION.to_owned(), ..start });
    // Areas name rooms in the place of the rooms.
    let features = MapFeatures::ALL.without_kind(RegionKind::AREA);
    let every = View { level: Level::In, provenance: true, features, regions: RegionSet::ALL, ..View::default() };
    let all = map(&whole, &every);
    for layer in Layer::ALL {
        let view = View { layers: Layers::ALL.without(layer), ..every };
        let picture = map(&whole, &view);
        assert_eq!(picture.layer(layer), []);
        // Counters are added by a game and overlays by tools, not by the map.
        let laid = matches!(layer, Layer::Counters | Layer::Overlay);
        assert_eq!(all.layer(layer).is_empty(), laid, "{layer:?}");
    }
}

/// Returns the names of features on the map of a bundled scenario, by level, with lines joined.
fn names(scenario: &str, level: Level) -> String {
    let project = Project::load(&Bundled, scenario).unwrap();
    let picture = map(&project.map, &View { level, ..View::of(&project) });
    let text = |shape: &Shape| match &shape.form {
        ShapeForm::Text(text) => Some(text.content.clone()),
        _ => None,
    };
    picture.layer(Layer::FeatureNames).iter().filter_map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_map_shows_what_its_game_reads_and_nothing_that_only_others_read() {
    let drawn = |scenario| {
        let project = Project::load(&Bundled, scenario).unwrap();
        let picture = map(&project.map, &View::of(&project));
        [Layer::EntryAreas, Layer::Features].map(|layer| !picture.layer(layer).is_empty())
    };
    assert_eq!(["alamo", "knapp", "deguello"].map(drawn), [[true, false], [false, true], [false, true]]);
    assert_eq!(names("alamo", Level::Ground), "");
    let knapp = names("knapp", Level::Ground);
    assert!(["North, start 1 +29", "West Wall, middle"].iter().all(|own| knapp.contains(own)), "{knapp}");
    assert!(!knapp.contains("Cuartel"), "{knapp}");
}

#[test]
fn areas_are_named_on_the_level_they_lie_on_and_each_of_them_somewhere() {
    let project = Project::load(&Bundled, "deguello").unwrap();
    let shown = Level::ALL.map(|level| names("deguello", level));
    for area in project.map.areas() {
        let words = &area.name.en;
        assert!(shown.iter().any(|names| names.contains(words.as_str())), "{words}");
    }
    let [ground, _, upper, roof] = &shown;
    let roofs = "Cuartel, middle roof";
    assert!(roof.contains(roofs) && !ground.contains(roofs) && !upper.contains(roofs));
}

#[test]
fn names_of_features_do_not_cover_one_another() {
    let project = Project::load(&Bundled, "guardhouse").unwrap();
    let picture = map(&project.map, &View::of(&project));
    let texts = picture.layer(Layer::FeatureNames).iter().filter_map(|shape| match &shape.form {
        ShapeForm::Text(text) => Some(text.capitals()),
        _ => None,
    });
    let texts: Vec<Rect> = texts.collect();
    let covered = texts.iter().enumerate().flat_map(|(at, one)| texts[..at].iter().filter(|own| own.meets(*one)));
    assert_eq!(covered.count(), 0);
}

/// Returns the drawing of a single hexside on open ground, seen from the ground.
fn drawing(kind: HexsideKind, layer: Half) -> Vec<String> {
    let side = Hexside::new(Hex::new(2, 2), Hex::new(2, 3));
    let mut map = MapDocument::new(Words::default(), Grid { columns: 4, rows: 4 });
    if layer == Half::Upper {
        map.hexes.push(HexEntry::new(Hex::new(2, 3), Ground::Floor, made_up()));
    }
    map.hexsides.push(HexsideEntry {
        at: LayeredSide::new(side, layer),
        kind,
        protects: Protects::Nobody,
        by: made_up(),
    });
    hexside(&map, &View::default(), side).iter().map(|shape| format!("{:?}", shape.form)).collect()
}

#[test]
fn every_kind_of_hexside_has_a_drawing_of_its_own() {
    for layer in Half::ALL {
        let drawings: BTreeMap<_, _> = HexsideKind::ALL.into_iter().map(|kind| (drawing(kind, layer), kind)).collect();
        assert_eq!(drawings.len(), HexsideKind::ALL.len(), "{layer:?}: {:?}", drawings.values());
    }
}

/// Strips the colours from forms; what is left must distinguish kinds in black and white.
fn colourless(forms: &[String]) -> Vec<String> {
    let strip = |form: &String| {
        form.split("Colour {").map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect::<String>()
    };
    forms.iter().map(strip).collect()
}

#[test]
fn kinds_differ_by_more_than_colour() {
    let drawings: BTreeSet<_> =
        HexsideKind::ALL.into_iter().map(|kind| colourless(&drawing(kind, Half::Ground))).collect();
    assert_eq!(drawings.len(), HexsideKind::ALL.len());
}

#[test]
fn numbers_and_names_can_be_read() {
    let map = alamo();
    for view in views() {
        let palette = Palette::for_theme(view.theme);
        for map in [&map, &sampler()] {
            let survey = Survey::new(map, view);
            for hex in map.grid.hexes() {
                let ground = survey.colour(hex);
                assert!(palette.ink_on(ground).contrast(ground) >= 4.5, "{hex} {view:?} {ground:?}");
            }
        }
        assert!(palette.ink.contrast(palette.paper) >= 4.5);
    }
}

#[test]
fn numbers_of_a_large_map_have_six_digits() {
    for (size, number) in [("grid 120 3", "002003"), ("grid 12 3", "0203")] {
        let picture = map(&MapDocument::sketch(&[size]).unwrap(), &View::default());
        let numbers: Vec<_> = picture
            .layer(Layer::Numbers)
            .iter()
            .filter_map(
                |shape| if let ShapeForm::Text(text) = &shape.form { Some(text.content.as_str()) } else { None },
            )
            .collect();
        assert!(numbers.contains(&number) && numbers.iter().all(|own| own.len() == number.len()), "{numbers:?}");
    }
}

#[test]
fn every_text_stands_out_from_its_rim() {
    for view in views() {
        for shape in map(&alamo(), &view).shapes {
            if let ShapeForm::Text(text) = shape.form
                && let Some(halo) = text.halo
            {
                assert!(text.colour.contrast(halo) >= 4.5, "{} {view:?}", text.content);
            }
        }
    }
}

#[test]
fn names_leave_the_numbers_of_the_alamo_free() {
    for view in views() {
        let picture = map(&alamo(), &view);
        for label in picture.layer(Layer::Labels) {
            let ShapeForm::Text(text) = &label.form else { continue };
            // Half the extent of the capitals; names at odd angles are not checked.
            let half = Point::new(text.width() / 2.0, text.drop());
            let half = match text.turned as i32 {
                0 => half,
                -90 | 90 => Point::new(half.y, half.x),
                _ => continue,
            };
            let own = Rect::new(text.at - half, text.at + half).grown(text.halo_width() / 2.0);
            for number in picture.layer(Layer::Numbers) {
                let ShapeForm::Text(digits) = &number.form else { continue };
                let half = Point::new(digits.width() / 2.0, digits.drop());
                let free = !own.meets(Rect::new(digits.at - half, digits.at + half));
                assert!(free, "{} covers {} {view:?}", text.content, digits.content);
            }
        }
    }
}

#[test]
fn broken_maps_are_drawn_as_far_as_they_go() {
    let mut broken = sampler();
    let far = Hex::new(999, 999);
    broken.hexsides.push(HexsideEntry {
        at: LayeredSide { side: Hexside::new(Hex::new(1, 1), far), layer: None },
        kind: HexsideKind::OuterWall,
        protects: Protects::Hex(far),
        by: made_up(),
    });
    broken.hexes.extend(broken.hexes.clone());
    broken.labels.push(Label { at: far, text: Words::new("nowhere", ""), turned: i16::MIN, size: u16::MAX });
    broken.gun_sites.push(GunSite::new(Spot::new(far, Level::Roof), GunSiteKind::Printed, made_up()));
    broken.sort();
    everything_in_bounds(&map(&broken, &View::default()));
    let empty = MapDocument { grid: Grid { columns: 0, rows: 0 }, ..MapDocument::default() };
    everything_in_bounds(&map(&empty, &View::default()));
    assert_eq!(hex(&empty, &View::default(), far), []);
}

#[test]
fn the_svg_is_the_same_every_time_and_scales_without_change() {
    let picture = map(&alamo(), &View::default());
    let small = svg(&picture, 60.0);
    assert_eq!(small, svg(&map(&alamo(), &View::default()), 60.0));
    let large = svg(&picture, 120.0);
    let shapes = |text: &str| text.split_once('>').map(|(_, rest)| rest.to_owned());
    assert_eq!(shapes(&small), shapes(&large));
    assert!(small.contains(">1404</text>"), "numbers are text");
}

fn any_kind() -> impl Strategy<Value = HexsideKind> {
    prop::sample::select(HexsideKind::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn painting_a_hexside_changes_that_hexside_alone(
        column in 1..8u16, row in 1..6u16, number in 0..6usize, kind in any_kind(), upper: bool, level in 0..Level::ALL.len(),
    ) {
        let view = View { level: Level::ALL[level], ..View::default() };
        let before = sampler();
        let Some(side) = Hexside::in_direction(Hex::new(column, row), Direction::ALL[number]) else { return Ok(()) };
        let mut after = before.clone();
        let layer = if upper { Half::Upper } else { Half::Ground };
        after.hexsides.retain(|entry| entry.at != LayeredSide::new(side, layer));
        after.hexsides.push(HexsideEntry { at: LayeredSide::new(side, layer), kind, protects: Protects::Nobody, by: made_up() });
        after.sort();
        let rest = |picture: &Picture| {
            let kept = picture.shapes.iter().filter(|shape| shape.place != Place::Hexside(side) && shape.layer != Layer::Surround);
            // A gun next to it may turn towards the new wall; a name may move off it and onto another number.
            let moved = [Layer::Paper, Layer::GunSites, Layer::Labels, Layer::Numbers];
            kept.filter(|shape| !moved.contains(&shape.layer)).cloned().collect::<Vec<_>>()
        };
        let (mut old, new) = (map(&before, &view), map(&after, &view));
        prop_assert_eq!(rest(&old), rest(&new));
        // Replacing the shapes of the place gives the same result as redrawing the whole map, except for the legend.
        old.replace(Place::Hexside(side), hexside(&after, &view, side));
        let hexsides = |picture: &Picture| picture.layer(Layer::Hexsides).to_vec();
        prop_assert_eq!(hexsides(&old), hexsides(&new));
    }

    #[test]
    fn painting_a_hex_changes_that_hex_and_its_hexsides(column in 1..8u16, row in 1..6u16, number in 0..6usize) {
        let here = Hex::new(column, row);
        let view = View::default();
        let before = sampler();
        let mut after = before.clone();
        after.hexes.retain(|entry| entry.hex != here);
        after.hexes.push(HexEntry::new(here, Ground::ALL[number], made_up()));
        after.sort();
        let mut old = map(&before, &view);
        old.replace(Place::Hex(here), hex(&after, &view, here));
        for side in Direction::ALL.into_iter().filter_map(|direction| Hexside::in_direction(here, direction)) {
            old.replace(Place::Hexside(side), hexside(&after, &view, side));
        }
        let new = map(&after, &view);
        // A gun in a neighbouring hex may turn, because it prefers open country to a yard.
        let apart = [Layer::Surround, Layer::Paper, Layer::GunSites];
        for layer in Layer::ALL.into_iter().filter(|layer| !apart.contains(layer)) {
            // The vignette depends on everything that is settled.
            let of_places = |picture: &Picture| {
                picture.layer(layer).iter().filter(|shape| shape.place != Place::Sheet).cloned().collect::<Vec<_>>()
            };
            prop_assert_eq!(of_places(&old), of_places(&new));
        }
    }
}

#[test]
fn a_faint_layer_is_faint_in_the_file_as_a_whole_and_full_ones_leave_no_trace() {
    let view = View { opacity: Opacities::FULL.with(Layer::Ground, 50), ..View::default() };
    let faint = svg(&map(&sampler(), &view), 60.0);
    assert!(faint.contains(r#"<g id="ground" opacity=".5">"#), "{}", &faint[..400]);
    assert_eq!(faint.matches(" opacity=").count(), 1);
    assert!(!svg(&map(&sampler(), &View::default()), 60.0).contains(" opacity="));
}

/// Cited and reconstructed items must be distinguishable without colours: by letter and by dashes.
#[test]
fn origins_are_told_by_letter_and_pattern() {
    let origins = |by: Provenance| {
        let mut map_document = MapDocument::new(Words::default(), Grid { columns: 4, rows: 4 });
        map_document.hexes.push(HexEntry::new(Hex::new(2, 3), Ground::Floor, by));
        let drawn = map(&map_document, &View { provenance: true, ..View::default() });
        let forms = drawn.layer(Layer::Provenance).iter().map(|shape| match &shape.form {
            ShapeForm::Polygon(outlines, _) => format!("area of {} corners", outlines[0].len()),
            ShapeForm::Lines(..) => "lines".to_owned(),
            ShapeForm::Circles(..) => "disc".to_owned(),
            ShapeForm::Text(text) => text.content.clone(),
            ShapeForm::Vignette(..) => "dusk".to_owned(),
        });
        forms.collect::<Vec<_>>()
    };
    assert_eq!(origins(Provenance::Cited("6.3".to_owned())), ["area of 6 corners", "disc", "C"]);
    assert_eq!(
        origins(Provenance::reconstructed("drawn", "tracé")),
        ["area of 6 corners", "lines", "area of 4 corners", "R"]
    );
    assert_eq!(origins(Provenance::Original), ["area of 6 corners", "lines", "area of 4 corners", "O"]);
}
