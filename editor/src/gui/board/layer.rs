//! The sheets of the map, each with a cache: what does not change is not drawn again.

mod lights;

pub(super) use lights::{Lights, cover};

use std::cell::RefCell;

use iced::widget::canvas::{Cache, Frame, Geometry};
use iced::{Renderer, Size};
use rules::hexside::Hexside;
use rules::spot::Level;
use rules::words::Language;

use super::camera::Projection;
use super::glyphs::Glyphs;
use super::ink::Ink;
use crate::gui::theme::Mode;
use crate::picture::geometry::Rect;
use crate::picture::layout::ACROSS;
use crate::picture::{self, Layer, Layers, Picture, Place, Shape, View};

/// Numbers and other small things are left out below this many pixels a hex: nobody could read them.
const LEGIBLE: f32 = 36.0;

/// How the window shows a map: everything but title and legend, which belong to the printed sheet.
pub const fn view(level: Level, language: Language, mode: Mode) -> View {
    let theme = match mode {
        Mode::Light => picture::Theme::Light,
        Mode::Dark => picture::Theme::Dark,
    };
    View { level, theme, language, layers: Layers::ALL.without(Layer::Surround) }
}

/// Which sheet of the window a layer of the picture is painted on.
const fn sheet_of(layer: Layer) -> usize {
    match layer {
        Layer::Paper | Layer::Ground | Layer::Grid | Layer::EntryAreas => 0,
        Layer::Hexsides => 1,
        Layer::GunSites | Layer::Numbers => 2,
        Layer::Rooms | Layer::Labels | Layer::Counters | Layer::Surround => 3,
    }
}

/// How many sheets there are.
const SHEETS: usize = 4;

/// One sheet.
#[derive(Debug, Default)]
struct Leaf {
    shapes: Vec<Shape>,
    inks: Vec<Ink>,
    cache: Cache,
}

/// The sheets of the map, lowest first, and what has been painted since they were drawn.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    leaves: [Leaf; SHEETS],
    wet: Vec<(Place, Ink)>,
    glyphs: RefCell<Glyphs>,
}

impl Sheet {
    /// Takes over a new picture. Sheets that stay the same keep their drawing.
    pub(super) fn replace(&mut self, picture: Picture) {
        self.wet.clear();
        let mut sorted: [Vec<Shape>; SHEETS] = Default::default();
        for shape in picture.shapes {
            sorted[sheet_of(shape.layer)].push(shape);
        }
        for (leaf, shapes) in self.leaves.iter_mut().zip(sorted) {
            if leaf.shapes != shapes {
                let glyphs = self.glyphs.get_mut();
                leaf.inks = shapes.iter().map(|shape| Ink::new(shape, glyphs)).collect();
                leaf.shapes = shapes;
                leaf.cache.clear();
            }
        }
    }

    /// Shows a hexside as it is now while a stroke runs.
    ///
    /// What was added is laid over the sheet, which costs next to nothing. What was taken away or replaced would show
    /// through, so then the sheet of the hexsides is drawn again.
    pub(super) fn touch_up(&mut self, side: Hexside, shapes: &[Shape]) {
        let place = Place::Hexside(side);
        let glyphs = self.glyphs.get_mut();
        let inks = shapes.iter().map(|shape| (place, Ink::new(shape, glyphs)));
        let leaf = &mut self.leaves[sheet_of(Layer::Hexsides)];
        self.wet.retain(|(own, _)| *own != place);
        if leaf.shapes.iter().any(|shape| shape.place == place) {
            let dry = std::mem::take(&mut leaf.shapes).into_iter().zip(std::mem::take(&mut leaf.inks));
            (leaf.shapes, leaf.inks) = dry.filter(|(shape, _)| shape.place != place).unzip();
            leaf.cache.clear();
        }
        self.wet.extend(inks);
    }

    /// The camera moved: every sheet is drawn again.
    pub(super) fn moved(&self) {
        for leaf in &self.leaves {
            leaf.cache.clear();
        }
    }

    /// What the stroke that runs has laid over the sheets.
    pub(super) fn wet(&self) -> impl Iterator<Item = &Ink> {
        self.wet.iter().map(|(_, ink)| ink)
    }

    /// The drawn sheets, lowest first.
    pub(super) fn draw(&self, renderer: &Renderer, window: Size, seen: Projection) -> Vec<Geometry> {
        let visible = seen.visible(window);
        let legible = seen.scale * ACROSS >= LEGIBLE;
        let small = sheet_of(Layer::Numbers);
        self.leaves
            .iter()
            .enumerate()
            .filter(|(at, _)| legible || *at != small)
            .map(|(_, leaf)| {
                leaf.cache.draw(renderer, window, |frame| {
                    frame.translate(seen.offset);
                    frame.scale(seen.scale);
                    paint(&leaf.inks, visible, frame, seen.scale);
                })
            })
            .collect()
    }
}

/// Paints what can be seen.
pub(super) fn paint<'a>(inks: impl IntoIterator<Item = &'a Ink>, visible: Rect, frame: &mut Frame, scale: f32) {
    for ink in inks.into_iter().filter(|ink| ink.bounds().meets(visible)) {
        ink.paint(frame, scale);
    }
}
