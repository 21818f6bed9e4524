//! Combines drawings that differ by level and language, so that their common shapes are stored in the page once.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rules::project::Project;
use rules::spot::Level;
use rules::systems;

use crate::picture::shape::{Layer, Shape, ShapeForm};
use crate::picture::svg;
use crate::picture::theme_colours::Inks;

/// Returns the levels a page shows, in the order of their numbers: upper floors come last, and only if the game knows
/// those of the map.
pub(super) fn levels(project: &Project) -> Vec<Level> {
    let upper = systems::levels(project).into_iter().filter(|level| *level == Level::Upper);
    [Level::Ground, Level::In, Level::Roof].into_iter().chain(upper).collect()
}

/// Returns the number of a level in pages.
pub(super) const fn number(level: Level) -> u8 {
    match level {
        Level::Ground => 0,
        Level::In => 1,
        Level::Roof => 2,
        Level::Upper => 3,
    }
}

/// The levels and languages in which a drawing is visible.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Visibility([u8; 2]);

impl Visibility {
    /// One level in one language: English is 0, French is 1.
    pub(super) const fn at(level: Level, language: usize) -> Self {
        let mut seen = [0; 2];
        seen[language] = 1 << number(level);
        Self(seen)
    }

    /// One language on every level.
    pub(super) const fn always(language: usize) -> Self {
        let mut seen = [0; 2];
        seen[language] = EVERY;
        Self(seen)
    }

    fn with(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

/// Every level.
const EVERY: u8 = u8::MAX;

/// Overlaid drawings, each with its visibility.
#[derive(Debug, Default)]
pub(super) struct LayeredDrawings {
    /// The available levels, as bits; zero if everything is visible on all levels.
    every: u8,
    shapes: BTreeMap<(Layer, u8), Vec<Drawn>>,
}

/// A shape with a key that identifies it, and its visibility.
type Drawn = (String, Shape, Visibility);

impl LayeredDrawings {
    /// Starts overlaying drawings of `levels` levels.
    pub(super) fn new(levels: usize) -> Self {
        Self { every: ((1_u16 << levels) - 1) as u8, ..Self::default() }
    }

    /// Adds a drawing.
    pub(super) fn lay(&mut self, seen: Visibility, shapes: Vec<Shape>) {
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        let mut places: BTreeMap<(Layer, u8), BTreeMap<String, usize>> = BTreeMap::new();
        for (rank, own) in &self.shapes {
            places.insert(*rank, own.iter().enumerate().map(|(at, (key, ..))| (key.clone(), at)).collect());
        }
        for shape in shapes {
            let rank = (shape.layer, shape.rank);
            let drawn = format!("{:?}", shape.form);
            // A shape drawn twice is darker than one drawn once.
            let time = times.entry(format!("{rank:?}{drawn}")).and_modify(|time| *time += 1).or_default();
            let key = format!("{drawn}{time}");
            let own = self.shapes.entry(rank).or_default();
            match places.get(&rank).and_then(|places| places.get(&key)) {
                Some(at) => own[*at].2 = own[*at].2.with(seen),
                None => own.push((key, shape, seen)),
            }
        }
    }

    /// Returns the shapes on some layers with ranks from `from` to `to`, as elements of an SVG document.
    pub(super) fn elements(&self, layers: impl Fn(Layer) -> bool, from: u8, to: u8) -> String {
        let mut text = String::new();
        for ((layer, rank), own) in &self.shapes {
            if !layers(*layer) || *rank < from || *rank > to {
                continue;
            }
            let mut groups: BTreeMap<Visibility, Vec<Shape>> = BTreeMap::new();
            for (_, shape, seen) in own {
                groups.entry(*seen).or_default().push(shape.clone());
            }
            for (seen, shapes) in groups {
                text += &self.shown(seen, &svg::elements(&shapes, &Inks::dye));
            }
        }
        text
    }

    /// Keeps only the shapes for which `keep` returns `true`.
    pub(super) fn keep(&mut self, keep: impl Fn(&Shape) -> bool) {
        for own in self.shapes.values_mut() {
            own.retain(|(_, shape, _)| keep(shape));
        }
    }

    /// Removes and returns the shapes for which `takes` returns `true`.
    pub(super) fn take(&mut self, takes: impl Fn(&Shape) -> bool) -> Self {
        let mut out = Self { every: self.every, ..Self::default() };
        for (rank, own) in &mut self.shapes {
            let (apart, rest) = std::mem::take(own).into_iter().partition(|(_, shape, _)| takes(shape));
            *own = rest;
            out.shapes.insert(*rank, apart);
        }
        out
    }

    /// Returns every shape, whatever its visibility.
    pub(super) fn shapes(&self) -> impl Iterator<Item = &Shape> {
        self.shapes.values().flatten().map(|(_, shape, _)| shape)
    }

    /// Wraps elements in groups that carry their visibility.
    fn shown(&self, seen: Visibility, elements: &str) -> String {
        let [english, french] = seen.0;
        if english == french {
            return self.on_levels(english, elements);
        }
        let mut text = String::new();
        for (tag, levels) in [("en", english), ("fr", french)] {
            if levels != 0 {
                // Writing to a string cannot fail.
                let _ = write!(text, "<g class=\"{tag}\">{}</g>", self.on_levels(levels, elements));
            }
        }
        text
    }

    fn on_levels(&self, levels: u8, elements: &str) -> String {
        if levels & self.every == self.every {
            elements.to_owned()
        } else {
            format!("<g class=\"l{levels}\">{elements}</g>")
        }
    }
}

/// Rounds the coordinates of shapes to tenths of a unit, the finest a browser can show.
pub(super) fn coarse(mut shapes: Vec<Shape>) -> Vec<Shape> {
    let tenths = |value: &mut f32| *value = (*value * 10.0).round() / 10.0;
    for shape in &mut shapes {
        let points = match &mut shape.form {
            ShapeForm::Polygon(lines, _) | ShapeForm::Lines(lines, _) => lines.iter_mut().flatten().collect::<Vec<_>>(),
            ShapeForm::Circles(centres, ..) => centres.iter_mut().collect(),
            ShapeForm::Text(text) => vec![&mut text.at],
            ShapeForm::Vignette(..) => Vec::new(),
        };
        for point in points {
            tenths(&mut point.x);
            tenths(&mut point.y);
        }
    }
    shapes
}
