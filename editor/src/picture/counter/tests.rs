//! Counters: a printed sheet, and what must hold for every counter.

use std::collections::BTreeSet;

use rules::alamo::Order;
use rules::counters::{BatteryCounter, Branch, Column, CounterMix, LeaderCounter, Replacement, Strength, UnitCounter};
use rules::hex::Hex;
use rules::map::{Grid, MapDocument};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::scenario::{Placement, Scenario};
use rules::side::Side;
use rules::spot::{Level, Spot};
use rules::words::{Language, Words};

use super::{Face, Look, Marks, Piece, SIZE, Stand, Token, battery, disc, leader, on_hex, placed, unit};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{ACROSS, SIDE, centre};
use crate::picture::palette::{Colour, Palette};
use crate::picture::shape::{Form, Layer, Layers, Place, Shape, Text};
use crate::picture::{Picture, Theme, View, map, scenario, sort, svg};

const MARKS: [Marks; 4] = [
    Marks { order: Order::Good, inside: false },
    Marks { order: Order::Good, inside: true },
    Marks { order: Order::Disordered, inside: false },
    Marks { order: Order::Routed, inside: true },
];

/// A sheet with one counter of each kind, a row each: every column and branch on both faces and with every marker.
fn sheet(view: &View) -> Picture {
    let mix = army();
    let look = Look::new(&mix, view);
    let mut shapes = Vec::new();
    let at = |column: usize, row: usize| Stand::alone(Point::new(column as f32 * 76.0, row as f32 * 76.0));
    for (row, counter) in mix.units.iter().enumerate() {
        for (column, marks) in MARKS.into_iter().enumerate() {
            for (face, beside) in [(Face::Front, 0), (Face::Back, 1)] {
                shapes.extend(unit(&look, counter, face, marks, at(column * 2 + beside, row)));
            }
        }
    }
    for (row, counter) in mix.leaders.iter().enumerate() {
        shapes.extend(leader(&look, counter, Face::Front, Marks::default(), at(8, row)));
        shapes.extend(leader(&look, counter, Face::Back, MARKS[1], at(9, row)));
        shapes.extend(disc(&look, counter, Face::Front, at(10, row)));
    }
    for (row, counter) in mix.batteries.iter().enumerate() {
        shapes.extend(battery(&look, counter, Marks::default(), at(11, row)));
    }
    sort(&mut shapes);
    let bounds = Rect::new(Point::new(-50.0, -50.0), Point::new(12.0 * 76.0, mix.units.len() as f32 * 76.0));
    Picture { shapes, bounds, map_bounds: bounds, paper: Palette::of(view.theme).paper }
}

fn made_up() -> Provenance {
    Provenance::Reconstructed("made up".to_owned())
}

/// One of everything.
fn army() -> CounterMix {
    let column = |id: &str, reserve| Column { id: id.to_owned(), name: Words::default(), reserve };
    let man = |id: &str, name: Words, side, column: &str, branch| UnitCounter {
        id: id.to_owned(),
        name,
        side,
        column: column.to_owned(),
        origin: String::new(),
        branch,
        full: Strength { fire: 5, melee: 9, morale: 10 },
        reduced: Strength { fire: 3, melee: 6, morale: 8 },
        quantity: 1,
        by: made_up(),
    };
    let chief = |id: &str, name: &str, side, column: &str, replacement| LeaderCounter {
        id: id.to_owned(),
        name: Words::new(name, name),
        side,
        column: column.to_owned(),
        rating: 3,
        replacement,
        by: made_up(),
    };
    let gun =
        |id: &str, pounds, strength| BatteryCounter { id: id.to_owned(), pounds, strength, quantity: 1, by: made_up() };
    let heir = Replacement { name: Words::new("Castrillón", "Castrillón"), rating: 1 };
    CounterMix {
        columns: vec![
            column("1", false),
            column("2", false),
            column("3", false),
            column("4", false),
            column("R", true),
        ],
        units: vec![
            man("tenn", Words::new("Tenn", "Tenn"), Side::Texan, "", Branch::Volunteer),
            man("line", Words::new("Matamor Line", "Ligne Matamor"), Side::Mexican, "1", Branch::Line),
            man("scout", Words::new("Toluca Scout", "Éclair. Toluca"), Side::Mexican, "2", Branch::Scout),
            man("gren", Words::new("Aldama Gren", "Gren. Aldama"), Side::Mexican, "3", Branch::Grenadier),
            man("militia", Words::new("Militia", "Milice"), Side::Mexican, "4", Branch::Volunteer),
            man("eng", Words::new("Zapad Eng", "Sapeurs"), Side::Mexican, "R", Branch::Engineer),
        ],
        leaders: vec![
            chief("travis", "Travis", Side::Texan, "", None),
            chief("cos", "Cos", Side::Mexican, "1", Some(heir)),
            chief("romero", "Romero", Side::Mexican, "4", None),
        ],
        batteries: vec![gun("gun4", 4, 5), gun("gun18", 18, 11)],
        ..CounterMix::default()
    }
}

fn read<D: rules::text::Document>(text: &str) -> D {
    rules::text::read(text).unwrap()
}

/// The Alamo with the set-up of the bundled scenario.
fn alamo() -> Project {
    Project {
        scenario: read(include_str!("../../../../data/scenarios/alamo.scenario.ron")),
        map: read(include_str!("../../../../data/maps/alamo.map.ron")),
        counters: read(include_str!("../../../../data/counters/alamo.counters.ron")),
        ..Project::default()
    }
}

/// The Alamo in the thick of the fight: stacks of every make-up, on every level.
fn melee() -> Project {
    let mut project = alamo();
    let more = [
        ("unkn9-1", "1411/roof"),
        ("tenn8-1", "1412/in"),
        ("gun4-1", "1412/roof"),
        ("c1-aldama-1", "1310"),
        ("cos", "1310"),
        ("amador", "1310"),
        ("duque", "1310"),
        ("c1-aldama-2", "1410/roof"),
        ("kent9", "1410/in"),
        ("crockett", "1410/in"),
        ("gun8-1", "1311"),
        ("gun8-2", "1311"),
        ("r-zapad-1", "1211"),
        ("gun12-1", "1211"),
        ("gun18", "1211"),
        ("morales", "1211"),
        ("travis", "1212"),
        ("bowie", "1212"),
        ("gun6-1", "1312"),
        ("romero", "1312"),
        ("c2-toluca-1", "1213"),
        ("c2-toluca-2", "1213"),
        ("c2-toluca-3", "1213"),
        ("c3-jimenez-1", "1313"),
        ("c4-sanluis-scout-1", "1110"),
        ("r-toluca-gren", "1111"),
    ];
    let setup = more.map(|(piece, at)| Placement { piece: piece.to_owned(), at: at.parse().unwrap() });
    project.scenario.setup = setup.into();
    project.scenario.setup.push(Placement { piece: "unkn9-2".to_owned(), at: "1411/in".parse().unwrap() });
    project
}

/// Every view of the levels, in both themes.
fn views() -> impl Iterator<Item = View> {
    let both = [Theme::Light, Theme::Dark];
    Level::ALL.into_iter().flat_map(move |level| both.map(|theme| View { level, theme, ..View::default() }))
}

fn text(shape: &Shape) -> Option<&Text> {
    if let Form::Text(text) = &shape.form { Some(text) } else { None }
}

/// A text that is a value: a number.
fn value(shape: &Shape) -> Option<&Text> {
    text(shape).filter(|text| text.content.chars().all(|c| c.is_ascii_digit()))
}

/// The colour an opaque area gives to a point.
fn fill_at(shape: &Shape, point: Point) -> Option<Colour> {
    if !shape.bounds.meets(Rect::new(point, point)) {
        return None;
    }
    let (area, hit) = match &shape.form {
        Form::Polygon(outlines, area) => (area, outlines.iter().any(|outline| holds(outline, point))),
        Form::Circles(centres, radius, area) => {
            (area, centres.iter().any(|centre| (*centre - point).length() < *radius))
        }
        Form::Lines(..) | Form::Text(_) => return None,
    };
    area.fill.filter(|fill| hit && fill.alpha == u8::MAX)
}

/// Whether a point lies within an outline: a ray from it crosses the outline an odd number of times.
fn holds(outline: &[Point], point: Point) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crossed = outline.iter().zip(next).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    });
    crossed.count() % 2 == 1
}

/// The corners, the middle and the middles of the sides of a text's letters.
fn probes(text: &Text) -> Vec<Point> {
    let Rect { from, to } = text.capitals();
    let middle = from.towards(to, 0.5);
    [from.x, middle.x, to.x].into_iter().flat_map(|x| [from.y, middle.y, to.y].map(|y| Point::new(x, y))).collect()
}

#[test]
fn the_sheet_prints() {
    for (name, level, language) in
        [("english", Level::Ground, Language::English), ("french", Level::Roof, Language::French)]
    {
        let view = View { level, language, ..View::default() };
        insta::assert_snapshot!(format!("sheet_{name}"), svg(&sheet(&view), 60.0));
    }
}

#[test]
fn every_counter_of_the_bundled_mix_prints_what_it_says() {
    let project = alamo();
    let mix = &project.counters;
    let look = Look::new(mix, &View::default());
    let stand = Stand::alone(Point::default());
    let said = |shapes: &[Shape]| -> Vec<String> {
        assert!(shapes.iter().all(|shape| Rect::default().grown(SIZE / 2.0 + 5.0).contains(shape.bounds)));
        shapes.iter().filter_map(text).map(|text| text.content.clone()).collect()
    };
    let expect = |shapes: &[Shape], name: &str, code: &str, values: &[u8]| {
        let said = said(shapes);
        let numbers: Vec<_> = shapes.iter().filter_map(value).map(|text| text.content.as_str()).collect();
        let printed = values.iter().map(u8::to_string).collect::<Vec<_>>();
        assert!(printed.iter().all(|value| numbers.contains(&value.as_str())), "{name}: {said:?}");
        assert!(said.join(" ").contains(name), "{name}: {said:?}");
        assert!(code.is_empty() || said.iter().any(|word| word == code), "{name}: {said:?}");
        for text in
            shapes.iter().filter_map(value).filter(|text| printed.contains(&text.content) && text.content != code)
        {
            assert!(text.size * 60.0 / ACROSS >= 9.0, "{name}: {} is set in {}", text.content, text.size);
        }
    };
    for counter in &mix.units {
        for (face, strength) in [(Face::Front, counter.full), (Face::Back, counter.reduced)] {
            let shapes = unit(&look, counter, face, Marks::default(), stand);
            expect(&shapes, &counter.name.en, &counter.column, &[strength.fire, strength.melee, strength.morale]);
        }
    }
    for counter in &mix.leaders {
        let shapes = leader(&look, counter, Face::Front, Marks::default(), stand);
        expect(&shapes, &counter.name.en, &counter.column, &[counter.rating]);
        expect(&disc(&look, counter, Face::Front, stand), "", "", &[counter.rating]);
        if let Some(heir) = &counter.replacement {
            let shapes = leader(&look, counter, Face::Back, Marks::default(), stand);
            expect(&shapes, &heir.name.en, &counter.column, &[heir.rating]);
        }
    }
    for counter in &mix.batteries {
        let shapes = battery(&look, counter, Marks::default(), stand);
        expect(&shapes, "lb", "", &[counter.pounds, counter.strength]);
    }
}

#[test]
fn three_large_values_share_the_row() {
    let mut mix = army();
    mix.units[0].full = Strength { fire: 88, melee: 200, morale: 88 };
    let shapes = unit(
        &Look::new(&mix, &View::default()),
        &mix.units[0],
        Face::Front,
        Marks::default(),
        Stand::alone(Point::default()),
    );
    let values: Vec<_> = shapes.iter().filter_map(value).map(Text::capitals).collect();
    assert_eq!(values.len(), 3);
    assert!(values.windows(2).all(|pair| pair[0].to.x < pair[1].from.x), "{values:?}");
    assert!(values[0].from.x > -SIZE / 2.0 && values[2].to.x < SIZE / 2.0, "{values:?}");
}

#[test]
fn every_text_stands_out_from_what_it_is_printed_on() {
    for theme in [Theme::Light, Theme::Dark] {
        let sheet = sheet(&View { theme, ..View::default() });
        for (at, shape) in sheet.shapes.iter().enumerate() {
            let Some(text) = text(shape) else { continue };
            let below = sheet.shapes[..at].iter().rev().find_map(|shape| fill_at(shape, text.at)).unwrap();
            assert!(text.colour.contrast(below) >= 4.5, "{} on {below:?} {theme:?}", text.content);
        }
    }
}

#[test]
fn sides_columns_and_faces_differ_by_more_than_colour() {
    let drawing = |counter: &UnitCounter, face| {
        let mix = army();
        let mut counter = counter.clone();
        counter.name = Words::default();
        counter.reduced = counter.full;
        let shapes =
            unit(&Look::new(&mix, &View::default()), &counter, face, Marks::default(), Stand::alone(Point::default()));
        let forms = shapes.into_iter().map(|shape| match shape.form {
            Form::Text(text) => text.content,
            Form::Polygon(outlines, _) => format!("{outlines:?}"),
            Form::Lines(lines, _) => format!("{lines:?}"),
            Form::Circles(centres, radius, _) => format!("{centres:?} {radius}"),
        });
        forms.collect::<Vec<_>>()
    };
    let units = army().units;
    let drawings: BTreeSet<_> =
        units.iter().flat_map(|unit| [drawing(unit, Face::Front), drawing(unit, Face::Back)]).collect();
    assert_eq!(drawings.len(), 2 * units.len());
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
        let shapes = placed(&project.map, &project.counters, &project.scenario, &view);
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
        for shape in placed(&project.map, &project.counters, &project.scenario, &view) {
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
        let shapes = placed(&project.map, &project.counters, &project.scenario, &view);
        let here = shapes.iter().filter(|shape| shape.place == Place::Stack(hex.parse().unwrap()));
        here.filter_map(text).map(|text| text.content.clone()).collect()
    };
    assert!(names(Level::Roof, "1410").contains(&"Aldama".to_owned()));
    assert!(names(Level::In, "1410").contains(&"Kent".to_owned()));
    assert!(!names(Level::In, "1410").contains(&"Aldama".to_owned()));
    let mix = army();
    let (map, hex) = (MapDocument::new(Words::default(), Grid { columns: 3, rows: 3 }), Hex::new(2, 2));
    let colour = |level| {
        let view = View { level, ..View::default() };
        let tokens = [(Level::Ground, Token::from(Piece::Unit(&mix.units[0])))];
        let shapes = on_hex(&Look::new(&mix, &view), &map, &view, hex, &tokens);
        shapes.iter().find_map(text).unwrap().colour
    };
    let light = Palette::of(Theme::Light);
    assert_eq!(colour(Level::Ground), light.counters.ink_light);
    assert_ne!(colour(Level::Roof), light.counters.ink_light);
}

#[test]
fn the_best_leader_and_battery_are_seen() {
    let project = melee();
    let shapes = placed(&project.map, &project.counters, &project.scenario, &View::default());
    let here = shapes.iter().filter(|shape| shape.place == Place::Stack("1211".parse().unwrap()));
    let said: Vec<_> = here.filter_map(text).map(|text| text.content.as_str()).collect();
    for words in ["18", "11", "×2", "Zapad", "3"] {
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
    let lone = Project { map: project.map.clone(), ..Project::default() };
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
    assert_eq!(placed(&map, &army(), &scenario, &View::default()), []);
}
