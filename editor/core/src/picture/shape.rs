//! Shapes: the primitives every back end paints.

mod vignette;

pub use vignette::Vignette;

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::geometry::{Point, Rect};
use super::measure;
use super::palette::Colour;

/// The layer a shape lies on, lowest first. A layer can be hidden, and redrawn separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// The paper under everything.
    Paper,
    /// The painting of hexes: ground, floors, roofs, platforms.
    Ground,
    /// The outlines of the hexes.
    Grid,
    /// What only some games read: areas with their borders, ponds, trenches, sections of the wall.
    Features,
    /// The tints and outlines of regions. Empty unless the view shows regions.
    Regions,
    /// Entry areas and their numbers.
    EntryAreas,
    /// Walls, doorways, streambeds: everything on hexsides.
    Hexsides,
    /// Artillery symbols.
    GunSites,
    /// The origins of everything below. Empty unless the view shows them.
    Provenance,
    /// The numbers of the hexes.
    Numbers,
    /// Short and full names of rooms.
    Rooms,
    /// Printed names of places.
    Labels,
    /// The names of features.
    FeatureNames,
    /// The names of regions.
    RegionNames,
    /// Counters in play.
    Counters,
    /// Temporary marks over everything else.
    Overlay,
    /// Title, legend and frame around the map.
    Surround,
}

impl Layer {
    /// Every layer, lowest first.
    pub const ALL: [Self; 17] = [
        Self::Paper,
        Self::Ground,
        Self::Grid,
        Self::Features,
        Self::Regions,
        Self::EntryAreas,
        Self::Hexsides,
        Self::GunSites,
        Self::Provenance,
        Self::Numbers,
        Self::Rooms,
        Self::Labels,
        Self::FeatureNames,
        Self::RegionNames,
        Self::Counters,
        Self::Overlay,
        Self::Surround,
    ];
}

/// A set of layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layers(u32);

impl Layers {
    /// Every layer.
    pub const ALL: Self = Self(u32::MAX);

    /// Whether the layer belongs to the set.
    #[must_use]
    pub const fn has(self, layer: Layer) -> bool {
        self.0 & (1 << layer as u32) != 0
    }

    /// Returns the set with a layer added.
    #[must_use]
    pub const fn with(self, layer: Layer) -> Self {
        Self(self.0 | (1 << layer as u32))
    }

    /// Returns the set without a layer.
    #[must_use]
    pub const fn without(self, layer: Layer) -> Self {
        Self(self.0 & !(1 << layer as u32))
    }
}

/// The part of the map a shape belongs to.
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

/// A shape to paint.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// The layer it lies on.
    pub layer: Layer,
    /// The order within the layer: lower ranks are painted first. Shapes of one layer and rank may be painted in any
    /// order, so that back ends can group them by style.
    pub rank: u8,
    /// The part of the map it belongs to.
    pub place: Place,
    /// The rectangle it stays within, including lines and halo.
    pub bounds: Rect,
    /// The form.
    pub form: ShapeForm,
}

/// The forms a back end must be able to paint.
#[derive(Debug, Clone, PartialEq)]
pub enum ShapeForm {
    /// Closed outlines, each a list of corners, painted in one style.
    Polygon(Vec<Vec<Point>>, Paint),
    /// Open lines, each a list of points.
    Lines(Vec<Vec<Point>>, LineStyle),
    /// Circles of one radius.
    Circles(Vec<Point>, f32, Paint),
    /// One line of text.
    Text(Text),
    /// An axis-aligned rectangle that darkens outwards.
    Vignette(Rect, Vignette),
}

/// The style of an area.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Paint {
    /// The colour of the area.
    pub fill: Option<Colour>,
    /// The outline.
    pub stroke: Option<LineStyle>,
}

impl Paint {
    /// Returns the style of an area without an outline.
    #[must_use]
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), stroke: None }
    }

    /// Returns the style of an outline without an area.
    #[must_use]
    pub const fn outline(stroke: LineStyle) -> Self {
        Self { fill: None, stroke: Some(stroke) }
    }

    /// Returns the style of an area with an outline.
    #[must_use]
    pub const fn both(colour: Colour, stroke: LineStyle) -> Self {
        Self { fill: Some(colour), stroke: Some(stroke) }
    }
}

/// The style of a line. Joins within a line are always round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LineStyle {
    /// Its colour.
    pub colour: Colour,
    /// Its width in map units.
    pub width: f32,
    /// The lengths of dash and gap in map units; `None` for a solid line.
    pub dash: Option<[f32; 2]>,
    /// The style of its ends.
    pub cap: Cap,
}

impl LineStyle {
    /// Returns a solid line with round ends.
    #[must_use]
    pub const fn round(colour: Colour, width: f32) -> Self {
        Self { colour, width, dash: None, cap: Cap::Round }
    }

    /// Returns a solid line with flat ends.
    #[must_use]
    pub const fn flat(colour: Colour, width: f32) -> Self {
        Self { colour, width, dash: None, cap: Cap::Flat }
    }

    /// Returns the style with dashes.
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
    /// The anchor point: at half the height of the capital letters, on the side given by [`Anchor`].
    pub at: Point,
    /// The text.
    pub content: String,
    /// The font size in map units.
    pub size: f32,
    /// The colour of the letters.
    pub colour: Colour,
    /// The colour of a halo around the letters, whose width is proportional to their size but limited.
    pub halo: Option<Colour>,
    /// Extra letter spacing, as a fraction of the font size.
    pub spread: f32,
    /// The clockwise rotation around `at`, in degrees.
    pub turned: f32,
    /// The part of the text anchored at `at`.
    pub anchor: Anchor,
    /// The weight of the letters.
    pub weight: Weight,
    /// The typeface.
    pub typeface: Typeface,
}

impl Text {
    /// Creates a plain text centred at a point.
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

    /// Returns the text in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// Returns the text in the serif face, with lower-case letters as small capitals.
    #[must_use]
    pub fn in_serif(self) -> Self {
        // The typeface of titles lacks the narrow no-break space; within one line a thin one is the same.
        let content = self.content.replace('\u{202f}', "\u{2009}");
        Self { typeface: Typeface::Serif, content, ..self }
    }

    /// Returns the text with a halo around the letters.
    #[must_use]
    pub fn halo(self, colour: Colour) -> Self {
        Self { halo: Some(colour), ..self }
    }

    /// Returns the text, left-aligned at its point.
    #[must_use]
    pub fn from_left(self) -> Self {
        Self { anchor: Anchor::Start, ..self }
    }

    /// Returns the text, rotated clockwise around its point.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Self {
        Self { turned: degrees, ..self }
    }

    /// Returns the text with extra letter spacing, as a fraction of the font size.
    #[must_use]
    pub fn spread(self, parts: f32) -> Self {
        Self { spread: parts, ..self }
    }

    /// Returns the distance of the baseline below `at`: half the height of a capital letter.
    #[must_use]
    pub fn drop(&self) -> f32 {
        self.size * measure::capital(self.typeface) / 2.0
    }

    /// Returns the width of the line of text.
    #[must_use]
    pub fn width(&self) -> f32 {
        let gaps = self.content.chars().count().saturating_sub(1) as f32;
        measure::width_in(self.typeface, &self.content, self.size, self.weight) + gaps * self.spread * self.size
    }

    /// Returns the width of the halo's stroke: half of it shows around the letters.
    #[must_use]
    pub fn halo_width(&self) -> f32 {
        (self.size / 5.5).min(3.6)
    }

    /// Returns the rectangle around capitals and digits, without accents, descenders and halo, which may touch
    /// other shapes.
    #[must_use]
    pub fn capitals(&self) -> Rect {
        self.around(self.drop())
    }

    fn bounds(&self) -> Rect {
        // Accents of capitals rise above them; descenders hang below the baseline.
        let rim = if self.halo.is_some() { self.halo_width() / 2.0 } else { 0.0 };
        self.around(self.drop() + self.size * measure::DESCENT).grown(rim)
    }

    /// Returns the rectangle around the letters, reaching `rise` above and below the anchor point.
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

/// The part of a text anchored at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The beginning.
    Start,
    /// The middle.
    Middle,
}

/// The typeface of a text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Typeface {
    /// A narrow sans-serif face for numbers and plain text.
    #[default]
    Sans,
    /// A period serif face with small capitals, for titles and places. It has one weight.
    Serif,
}

/// The weight of letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Plain.
    Plain,
    /// Bold.
    Bold,
}

impl ShapeForm {
    /// Returns the rectangle the form stays within, including lines and halo.
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

    /// Applies `dye` to every colour of the form.
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
    /// Creates a shape, with bounds computed from its form.
    #[must_use]
    pub fn new(layer: Layer, rank: u8, place: Place, form: ShapeForm) -> Self {
        Self { layer, rank, place, bounds: form.bounds(), form }
    }
}
