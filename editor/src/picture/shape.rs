//! Shapes: what every back end paints.

mod vignette;

pub use vignette::Vignette;

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::geometry::{Point, Rect};
use super::measure;
use super::palette::Colour;

/// Which sheet of tracing paper a shape lies on, lowest first. A layer can be hidden, and redrawn alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// The paper under everything.
    Paper,
    /// What hexes are painted with: ground, floors, roofs, platforms.
    Ground,
    /// The outlines of the hexes.
    Grid,
    /// The tints and rims of regions. Only a view that asks for them has any.
    Regions,
    /// Entry areas and their numbers.
    EntryAreas,
    /// Walls, doorways, streambeds: all that stands on hexsides.
    Hexsides,
    /// Artillery symbols.
    GunSites,
    /// Where what is drawn below comes from. Only a view that asks for it has any.
    Provenance,
    /// The numbers of the hexes.
    Numbers,
    /// Short names and names of rooms.
    Rooms,
    /// Printed names of places.
    Labels,
    /// The names of regions.
    RegionNames,
    /// Counters in play.
    Counters,
    /// What is laid over all of it for a while.
    Overlay,
    /// Title, legend and frame around the map.
    Surround,
}

impl Layer {
    /// Every layer, lowest first.
    pub const ALL: [Self; 15] = [
        Self::Paper,
        Self::Ground,
        Self::Grid,
        Self::Regions,
        Self::EntryAreas,
        Self::Hexsides,
        Self::GunSites,
        Self::Provenance,
        Self::Numbers,
        Self::Rooms,
        Self::Labels,
        Self::RegionNames,
        Self::Counters,
        Self::Overlay,
        Self::Surround,
    ];
}

/// A set of layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layers(u16);

impl Layers {
    /// Every layer.
    pub const ALL: Self = Self(u16::MAX);

    /// Whether the layer belongs to the set.
    #[must_use]
    pub const fn has(self, layer: Layer) -> bool {
        self.0 & (1 << layer as u16) != 0
    }

    /// The set with one more layer.
    #[must_use]
    pub const fn with(self, layer: Layer) -> Self {
        Self(self.0 | (1 << layer as u16))
    }

    /// The set without a layer.
    #[must_use]
    pub const fn without(self, layer: Layer) -> Self {
        Self(self.0 & !(1 << layer as u16))
    }
}

/// What part of the map a shape draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The sheet as a whole.
    Sheet,
    /// A hex.
    Hex(Hex),
    /// A hexside.
    Hexside(Hexside),
    /// The counters on a hex, on all its levels.
    Stack(Hex),
}

/// One thing to paint.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// The layer it lies on.
    pub layer: Layer,
    /// Order within the layer: lower ranks are painted first. Shapes of one layer and rank may be painted in any
    /// order, so that back ends can paint like with like.
    pub rank: u8,
    /// The part of the map it draws.
    pub place: Place,
    /// The rectangle it stays within, lines and halo included.
    pub bounds: Rect,
    /// Its form.
    pub form: ShapeForm,
}

/// The forms: all a back end must know.
#[derive(Debug, Clone, PartialEq)]
pub enum ShapeForm {
    /// Closed outlines, each a list of corners, painted alike.
    Polygon(Vec<Vec<Point>>, Paint),
    /// Open lines, each a list of points.
    Lines(Vec<Vec<Point>>, LineStyle),
    /// Circles of one radius.
    Circles(Vec<Point>, f32, Paint),
    /// One line of text.
    Text(Text),
    /// An upright rectangle that darkens outwards.
    Vignette(Rect, Vignette),
}

/// How an area is painted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Paint {
    /// Colour of the area.
    pub fill: Option<Colour>,
    /// Its outline.
    pub stroke: Option<LineStyle>,
}

impl Paint {
    /// An area without outline.
    #[must_use]
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), stroke: None }
    }

    /// An outline without area.
    #[must_use]
    pub const fn outline(stroke: LineStyle) -> Self {
        Self { fill: None, stroke: Some(stroke) }
    }

    /// An area with an outline.
    #[must_use]
    pub const fn both(colour: Colour, stroke: LineStyle) -> Self {
        Self { fill: Some(colour), stroke: Some(stroke) }
    }
}

/// How a line is drawn. Corners within a line are always round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LineStyle {
    /// Its colour.
    pub colour: Colour,
    /// Its width in map units.
    pub width: f32,
    /// Lengths of dash and gap in map units; `None` for a whole line.
    pub dash: Option<[f32; 2]>,
    /// Its ends.
    pub cap: Cap,
}

impl LineStyle {
    /// A whole line with round ends.
    #[must_use]
    pub const fn round(colour: Colour, width: f32) -> Self {
        Self { colour, width, dash: None, cap: Cap::Round }
    }

    /// A whole line that stops at its ends.
    #[must_use]
    pub const fn flat(colour: Colour, width: f32) -> Self {
        Self { colour, width, dash: None, cap: Cap::Flat }
    }

    /// The same line in dashes.
    #[must_use]
    pub const fn dashed(self, dash: f32, gap: f32) -> Self {
        Self { dash: Some([dash, gap]), ..self }
    }
}

/// The end of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cap {
    /// Cut off at the last point.
    Flat,
    /// A half circle around the last point.
    Round,
}

/// A line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Where it is held: on the middle of the capital letters' height, at the side [`Anchor`] says.
    pub at: Point,
    /// The words.
    pub content: String,
    /// Size of the letters in map units.
    pub size: f32,
    /// Colour of the letters.
    pub colour: Colour,
    /// Colour of a rim around the letters, wide in proportion to them, but never heavy.
    pub halo: Option<Colour>,
    /// How far the letters stand apart, in parts of their size: 0 as the typeface has them.
    pub spread: f32,
    /// Degrees clockwise around `at`.
    pub turned: f32,
    /// Which end is held at `at`.
    pub anchor: Anchor,
    /// How heavy the letters are.
    pub weight: Weight,
    /// The typeface they belong to.
    pub typeface: Typeface,
}

impl Text {
    /// A plain text in the middle of a point.
    #[must_use]
    pub fn new(at: Point, content: impl Into<String>, size: f32, colour: Colour) -> Self {
        Self {
            at,
            content: content.into(),
            size,
            colour,
            halo: None,
            spread: 0.0,
            turned: 0.0,
            anchor: Anchor::Middle,
            weight: Weight::Plain,
            typeface: Typeface::Sans,
        }
    }

    /// The same text in bold letters.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// The same text in the serif: small letters as small capitals.
    #[must_use]
    pub fn in_serif(self) -> Self {
        Self { typeface: Typeface::Serif, ..self }
    }

    /// The same text with a rim around the letters.
    #[must_use]
    pub fn halo(self, colour: Colour) -> Self {
        Self { halo: Some(colour), ..self }
    }

    /// The same text, running right from its point.
    #[must_use]
    pub fn from_left(self) -> Self {
        Self { anchor: Anchor::Start, ..self }
    }

    /// The same text, turned clockwise around its point.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Self {
        Self { turned: degrees, ..self }
    }

    /// The same text with its letters this far apart, in parts of their size.
    #[must_use]
    pub fn spread(self, parts: f32) -> Self {
        Self { spread: parts, ..self }
    }

    /// How far the letters stand below `at`: half a capital letter.
    #[must_use]
    pub fn drop(&self) -> f32 {
        self.size * measure::capital(self.typeface) / 2.0
    }

    /// Width of the line of text.
    #[must_use]
    pub fn width(&self) -> f32 {
        let gaps = self.content.chars().count().saturating_sub(1) as f32;
        measure::width_in(self.typeface, &self.content, self.size, self.weight) + gaps * self.spread * self.size
    }

    /// Width of the halo's stroke: half of it shows around the letters.
    #[must_use]
    pub fn halo_width(&self) -> f32 {
        (self.size / 5.5).min(3.6)
    }

    /// The rectangle around its capitals and digits: without accents, tails and halo, which may touch other things.
    #[must_use]
    pub fn capitals(&self) -> Rect {
        self.around(self.drop())
    }

    fn bounds(&self) -> Rect {
        // Accents of capitals rise above them, tails hang below the line.
        let rim = if self.halo.is_some() { self.halo_width() / 2.0 } else { 0.0 };
        self.around(self.drop() + self.size * measure::DESCENT).grown(rim)
    }

    /// The rectangle around its letters when they reach this far above and below its point.
    fn around(&self, rise: f32) -> Rect {
        let width = self.width();
        let left = match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -width / 2.0,
        };
        let upright = Rect::new(Point::new(left, -rise), Point::new(left + width, rise));
        Rect::around(upright.corners().map(|corner| self.at + corner.turned(self.turned)))
    }
}

/// Which part of a text is held at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The beginning.
    Start,
    /// The middle.
    Middle,
}

/// What letters look like.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Typeface {
    /// A narrow sans, for numbers and plain words.
    #[default]
    Sans,
    /// A serif of the period with small capitals, for titles and places. It has one weight.
    Serif,
}

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Plain.
    Plain,
    /// Bold.
    Bold,
}

impl ShapeForm {
    /// The rectangle the form stays within, lines and halo included.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let half = |stroke: Option<LineStyle>| stroke.map_or(0.0, |stroke| stroke.width / 2.0);
        match self {
            Self::Polygon(outlines, paint) => {
                Rect::around(outlines.iter().flatten().copied()).grown(half(paint.stroke))
            }
            Self::Lines(lines, stroke) => Rect::around(lines.iter().flatten().copied()).grown(stroke.width / 2.0),
            Self::Circles(centres, radius, paint) => {
                Rect::around(centres.iter().copied()).grown(radius + half(paint.stroke))
            }
            Self::Text(text) => text.bounds(),
            Self::Vignette(area, _) => *area,
        }
    }

    /// Changes every colour of the form.
    pub fn dye(&mut self, mut dye: impl FnMut(&mut Colour)) {
        match self {
            Self::Polygon(_, paint) | Self::Circles(_, _, paint) => {
                paint.fill.iter_mut().for_each(&mut dye);
                paint.stroke.iter_mut().for_each(|stroke| dye(&mut stroke.colour));
            }
            Self::Lines(_, stroke) => dye(&mut stroke.colour),
            Self::Vignette(_, dusk) => dye(&mut dusk.colour),
            Self::Text(text) => {
                dye(&mut text.colour);
                text.halo.iter_mut().for_each(dye);
            }
        }
    }
}

impl Shape {
    /// A shape with the bounds of its form.
    #[must_use]
    pub fn new(layer: Layer, rank: u8, place: Place, form: ShapeForm) -> Self {
        Self { layer, rank, place, bounds: form.bounds(), form }
    }
}
