//! The sheets of the map, each with a cache: what does not change is not drawn again.

mod lights;

pub(super) use lights::Lights;
use lights::cover;

use iced::widget::canvas::{Cache, Frame, Geometry};
use iced::{Renderer, Size};
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

/// What is shown besides the map itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The numbers of the hexes.
    pub numbers: bool,
    /// The names of places and rooms.
    pub names: bool,
    /// The counters where the scenario sets them up.
    pub counters: bool,
}

impl Default for Shown {
    fn default() -> Self {
        Self { numbers: true, names: true, counters: true }
    }
}

/// How the window shows a map: everything that is switched on but title and legend, which belong to the printed sheet.
pub fn view(level: Level, language: Language, mode: Mode, shown: Shown) -> View {
    let theme = match mode {
        Mode::Light => picture::Theme::Light,
        Mode::Dark => picture::Theme::Dark,
    };
    let hidden = [
        (shown.numbers, Layer::Numbers),
        (shown.names, Layer::Rooms),
        (shown.names, Layer::Labels),
        (shown.counters, Layer::Counters),
    ];
    let layers = hidden
        .into_iter()
        .filter(|(shown, _)| !shown)
        .fold(Layers::ALL.without(Layer::Surround), |layers, (_, hidden)| layers.without(hidden));
    View { level, theme, language, layers }
}

/// Which sheet of the window a layer of the picture is painted on.
const fn sheet_of(layer: Layer) -> usize {
    match layer {
        Layer::Paper | Layer::Ground => 0,
        Layer::Grid | Layer::EntryAreas => 1,
        Layer::Hexsides => 2,
        Layer::GunSites => 3,
        Layer::Numbers => 4,
        Layer::Rooms | Layer::Labels => 5,
        Layer::Counters | Layer::Overlay | Layer::Surround => 6,
    }
}

/// How many sheets there are.
const SHEETS: usize = 7;

/// One sheet, and what has been painted since it was drawn.
#[derive(Debug, Default)]
struct Leaf {
    shapes: Vec<Shape>,
    inks: Vec<Ink>,
    cache: Cache,
    wet: Vec<(Shape, Ink)>,
}

impl Leaf {
    /// Shows a place as it is now while a stroke runs.
    ///
    /// What was added is laid over the sheet, which costs next to nothing. What was taken away or replaced would show
    /// through, so then the sheet is drawn again; only ground hides what is under it.
    fn touch_up(&mut self, place: Place, fresh: Vec<Shape>, hides: bool, glyphs: &mut Glyphs) {
        let wet: Vec<_> = self.wet.iter().map(|(shape, _)| shape).filter(|shape| shape.place == place).collect();
        let dry = || self.shapes.iter().filter(|shape| shape.place == place);
        let same = if wet.is_empty() { dry().eq(&fresh) } else { wet.into_iter().eq(&fresh) };
        if same {
            return;
        }
        self.wet.retain(|(shape, _)| shape.place != place);
        if !hides && dry().next().is_some() {
            let dry = std::mem::take(&mut self.shapes).into_iter().zip(std::mem::take(&mut self.inks));
            (self.shapes, self.inks) = dry.filter(|(shape, _)| shape.place != place).unzip();
            self.cache.clear();
        }
        self.wet.extend(fresh.into_iter().map(|shape| {
            let ink = Ink::new(&shape, glyphs);
            (shape, ink)
        }));
    }
}

/// The sheets of the map, lowest first.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    leaves: [Leaf; SHEETS],
    glyphs: Glyphs,
}

impl Sheet {
    /// Takes over a new picture. Sheets that stay the same keep their drawing.
    pub(super) fn replace(&mut self, picture: Picture) {
        for (leaf, shapes) in self.leaves.iter_mut().zip(sorted(picture.shapes)) {
            leaf.wet.clear();
            if leaf.shapes != shapes {
                leaf.inks = shapes.iter().map(|shape| Ink::new(shape, &mut self.glyphs)).collect();
                leaf.shapes = shapes;
                leaf.cache.clear();
            }
        }
    }

    /// Shows a place as it is now while a stroke runs.
    pub(super) fn touch_up(&mut self, place: Place, shapes: Vec<Shape>) {
        let ground = sheet_of(Layer::Ground);
        for (at, (leaf, fresh)) in self.leaves.iter_mut().zip(sorted(shapes)).enumerate() {
            leaf.touch_up(place, fresh, at == ground, &mut self.glyphs);
        }
    }

    /// The camera moved: every sheet is drawn again.
    pub(super) fn moved(&self) {
        for leaf in &self.leaves {
            leaf.cache.clear();
        }
    }

    /// The drawn sheets, lowest first, each with what a running stroke has laid over it.
    pub(super) fn draw(&self, renderer: &Renderer, window: Size, seen: Projection) -> Vec<Geometry> {
        let visible = seen.visible(window);
        let legible = seen.scale * ACROSS >= LEGIBLE;
        let small = sheet_of(Layer::Numbers);
        let mut drawn = Vec::new();
        for (_, leaf) in self.leaves.iter().enumerate().filter(|(at, _)| legible || *at != small) {
            drawn.push(leaf.cache.draw(renderer, window, |frame| {
                frame.translate(seen.offset);
                frame.scale(seen.scale);
                paint(&leaf.inks, visible, frame, seen.scale);
            }));
            if !leaf.wet.is_empty() {
                let mut wet = Frame::new(renderer, window);
                wet.with_save(|frame| {
                    frame.translate(seen.offset);
                    frame.scale(seen.scale);
                    paint(leaf.wet.iter().map(|(_, ink)| ink), visible, frame, seen.scale);
                });
                for (_, ink) in &leaf.wet {
                    cover(&mut wet, seen, ink.bounds(), 1.0);
                }
                drawn.push(wet.into_geometry());
            }
        }
        drawn
    }
}

/// Shapes by the sheet they belong on.
fn sorted(shapes: Vec<Shape>) -> [Vec<Shape>; SHEETS] {
    let mut sorted: [Vec<Shape>; SHEETS] = Default::default();
    for shape in shapes {
        sorted[sheet_of(shape.layer)].push(shape);
    }
    sorted
}

/// Paints what can be seen.
fn paint<'a>(inks: impl IntoIterator<Item = &'a Ink>, visible: Rect, frame: &mut Frame, scale: f32) {
    for ink in inks.into_iter().filter(|ink| ink.bounds().meets(visible)) {
        ink.paint(frame, scale);
    }
}

#[cfg(test)]
mod tests {
    use rules::edit::{Edit, paint_entry_area, paint_hex, paint_hexside};
    use rules::hex::Hex;
    use rules::hexside::Hexside;
    use rules::map::{Grid, Ground, HexsideKind, MapDocument};
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;
    use crate::gui::board::Board;
    use crate::gui::tool::brush::Passed;

    impl Sheet {
        /// What is seen of a sheet: what is dry and not covered, and what is wet.
        fn seen(&self, at: usize) -> Vec<String> {
            let leaf = &self.leaves[at];
            let hides = at == sheet_of(Layer::Ground);
            let covered = |place| hides && leaf.wet.iter().any(|(shape, _)| shape.place == place);
            let dry = leaf.shapes.iter().filter(|shape| !covered(shape.place));
            let mut seen: Vec<_> =
                dry.chain(leaf.wet.iter().map(|(shape, _)| shape)).map(|shape| format!("{shape:?}")).collect();
            seen.sort();
            seen
        }
    }

    /// The edits of a brush on a hex.
    type Brush<'a> = &'a dyn Fn(&MapDocument, Hex) -> Vec<Edit>;

    /// Strokes over hexes with a wall between them: ground there and back, an entry area and out of it again.
    #[test]
    fn a_running_stroke_shows_what_the_whole_map_would_show() {
        let view = view(Level::Roof, Language::English, Mode::Light, Shown::default());
        let by = Provenance::default();
        let mut map = MapDocument::new(Words::default(), Grid { columns: 6, rows: 6 });
        let wall = Hexside::new(Hex::new(3, 3), Hex::new(3, 4));
        let edit = paint_hexside(&map, wall, &rules::hexside::Layer::ALL, HexsideKind::Doorway, &by);
        edit.apply(&mut map).unwrap();
        let mut board = Board::new(map.grid, picture::map(&map, &view));
        let stroke = [Hex::new(3, 3), Hex::new(3, 4), Hex::new(4, 4)];
        let brushes: [Brush<'_>; 5] = [
            &|map, hex| vec![paint_hex(map, hex, Ground::Floor, &by)],
            &|map, hex| paint_entry_area(map, hex, Some(2), &by),
            &|map, hex| paint_entry_area(map, hex, (hex.column == 4).then_some(3), &by),
            &|map, hex| vec![paint_hex(map, hex, Ground::Platform, &by)],
            &|map, hex| vec![paint_hex(map, hex, Ground::Outside, &by)],
        ];
        for (number, brush) in brushes.into_iter().enumerate() {
            for hex in stroke {
                for edit in brush(&map, hex) {
                    edit.apply(&mut map).unwrap();
                }
                board.touch_up(&map, &view, &Passed::Hexes(vec![hex]));
                let fresh = Board::new(map.grid, picture::map(&map, &view));
                for at in 0..SHEETS {
                    assert_eq!(board.sheet.seen(at), fresh.sheet.seen(at), "brush {number}, {hex}, sheet {at}");
                }
            }
        }
    }
}
