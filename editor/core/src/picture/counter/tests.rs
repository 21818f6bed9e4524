//! Tests of counters: a printed sheet, and properties of every counter.

mod fixture;
mod stacks;

use std::collections::BTreeSet;

use rules::counters::{Strength, UnitCounter};
use rules::play::UnitCondition;
use rules::spot::Level;
use rules::words::{Language, Words};

use super::{CounterLook, Face, Marks, SIZE, Stand, battery, disc, leader, unit};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::ACROSS;
use crate::picture::palette::{Colour, Palette};
use crate::picture::shape::{Shape, ShapeForm, Text};
use crate::picture::{Picture, Theme, View, sort, svg};
use fixture::{alamo, army};

const MARKS: [Marks; 4] = [
    Marks { condition: UnitCondition::Good, inside: false },
    Marks { condition: UnitCondition::Good, inside: true },
    Marks { condition: UnitCondition::Disordered, inside: false },
    Marks { condition: UnitCondition::Routed, inside: true },
];

/// Returns a sheet with one row per counter kind: every column and branch, on both faces and with every marker.
fn sheet(view: &View) -> Picture {
    let mix = army();
    let look = CounterLook::new(&mix, view);
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
    Picture { shapes, bounds, map_bounds: bounds, paper: Palette::for_theme(view.theme).paper, opacity: view.opacity }
}

fn text(shape: &Shape) -> Option<&Text> {
    if let ShapeForm::Text(text) = &shape.form { Some(text) } else { None }
}

/// Returns a shape's text if it is a number.
fn value(shape: &Shape) -> Option<&Text> {
    text(shape).filter(|text| text.content.chars().all(|c| c.is_ascii_digit()))
}

/// Returns the colour that an opaque shape gives to a point; `None` if it does not cover it.
fn fill_at(shape: &Shape, point: Point) -> Option<Colour> {
    if !shape.bounds.meets(Rect::new(point, point)) {
        return None;
    }
    let (area, hit) = match &shape.form {
        ShapeForm::Polygon(outlines, area) => (area, outlines.iter().any(|outline| holds(outline, point))),
        ShapeForm::Circles(centres, radius, area) => {
            (area, centres.iter().any(|centre| (*centre - point).length() < *radius))
        }
        ShapeForm::Lines(..) | ShapeForm::Text(_) | ShapeForm::Vignette(..) => return None,
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
    let look = CounterLook::new(mix, &View::default());
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
        &CounterLook::new(&mix, &View::default()),
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
        let shapes = unit(
            &CounterLook::new(&mix, &View::default()),
            &counter,
            face,
            Marks::default(),
            Stand::alone(Point::default()),
        );
        let forms = shapes.into_iter().map(|shape| match shape.form {
            ShapeForm::Text(text) => text.content,
            ShapeForm::Polygon(outlines, _) => format!("{outlines:?}"),
            ShapeForm::Lines(lines, _) => format!("{lines:?}"),
            ShapeForm::Circles(centres, radius, _) => format!("{centres:?} {radius}"),
            ShapeForm::Vignette(area, _) => format!("{area:?}"),
        });
        forms.collect::<Vec<_>>()
    };
    let units = army().units;
    let drawings: BTreeSet<_> =
        units.iter().flat_map(|unit| [drawing(unit, Face::Front), drawing(unit, Face::Back)]).collect();
    assert_eq!(drawings.len(), 2 * units.len());
}
