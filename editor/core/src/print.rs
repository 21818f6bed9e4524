//! Sheets for print: map, counters, charts, rules and set-up of a scenario at true scale, as a PDF file.
//!
//! [`booklet`] lays everything out as data, [`Sheet`] by sheet, in points; [`Booklet::pdf`] writes it as vectors, and
//! [`Booklet::preview`] shows one sheet as SVG text. The drawings come from [`picture`](crate::picture), the words
//! from [`crate::aids`].

mod counter_faces;
mod counter_plan;
mod counter_sheets;
mod crop_marks;
mod flow;
mod key;
mod lines;
mod low_ink;
mod maps;
pub mod paper;
mod pdf;
mod placing;
mod plan;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod text_sheets;
pub mod tiles;

pub use counter_plan::BLEED;
pub use counter_sheets::ART;
pub use maps::Map;
pub use paper::{Length, Paper};
pub use pdf::PdfError;
pub use sheet::{Sheet, Tile};

use clap::ValueEnum;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::spot::Level;
use rules::words::Language;

use self::tiles::Tiling;
use crate::aids;
use crate::picture::{Layer, Layers, View, layout, size};
use crate::words::Voice;

/// What is printed, and how.
#[derive(Debug, Clone, PartialEq)]
pub struct PrintOrder {
    /// The paper.
    pub paper: Paper,
    /// The size of a hex, from flat side to flat side.
    pub hex: Length,
    /// The edge length of a counter.
    pub counter: Length,
    /// How the backs of counters are placed behind their fronts.
    pub layout: Layout,
    /// How much ink the sheets may use.
    pub ink: InkUse,
    /// The offset of the backs of a duplex sheet, to the right and down, which compensates for the printer.
    pub shift: Option<[Length; 2]>,
    /// The levels of the map that are printed at true scale.
    pub levels: Vec<Level>,
    /// The kinds of sheets to print, in the order of [`SheetKind::ALL`].
    pub contents: Vec<SheetKind>,
}

impl PrintOrder {
    /// Returns the shift of the backs in points.
    fn shift(&self) -> [f32; 2] {
        self.shift.as_ref().map_or([0.0, 0.0], |shift| [shift[0].points(), shift[1].points()])
    }
}

/// How backs come to lie behind fronts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum Layout {
    /// On the same side of the paper, upside down beyond a fold: it always fits.
    #[default]
    Fold,
    /// On the other side of the paper, mirrored: as exact as the printer.
    Duplex,
    /// On separate sheets, in the same arrangement as the fronts.
    Single,
}

/// How much ink the sheets may use.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum InkUse {
    /// All the ink of the normal picture.
    #[default]
    Full,
    /// Little ink: pale areas on white paper.
    Low,
}

/// A kind of sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ValueEnum)]
pub enum SheetKind {
    /// The contents, how to put the map together, and a ruler.
    Plan,
    /// The whole map at a small scale, with its legend.
    Key,
    /// The map in tiles.
    Map,
    /// The counters.
    Counters,
    /// The markers.
    Markers,
    /// Charts and tables.
    Charts,
    /// The tracks.
    Tracks,
    /// The rules in force.
    Rules,
    /// The corrections.
    Errata,
    /// Where each counter starts.
    SetUp,
    /// The secret plot.
    Plot,
}

impl SheetKind {
    /// Every kind, in printing order.
    pub const ALL: [Self; 11] = [
        Self::Plan,
        Self::Key,
        Self::Map,
        Self::Counters,
        Self::Markers,
        Self::Charts,
        Self::Tracks,
        Self::Rules,
        Self::Errata,
        Self::SetUp,
        Self::Plot,
    ];

    /// The id of the kind's name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plan => "print-content-plan",
            Self::Key => "print-content-key",
            Self::Map => "print-content-map",
            Self::Counters => "print-content-counters",
            Self::Markers => "print-content-markers",
            Self::Charts => "print-content-charts",
            Self::Tracks => "print-content-tracks",
            Self::Rules => "print-content-rules",
            Self::Errata => "print-content-errata",
            Self::SetUp => "print-content-set-up",
            Self::Plot => "print-content-plot",
        }
    }

    /// Whether sheets of this kind are cut up into counters.
    #[must_use]
    pub const fn is_cut_out(self) -> bool {
        matches!(self, Self::Counters | Self::Markers)
    }
}

/// The maximum number of map tiles, more than any designer would glue together.
const MOST_TILES: usize = 400;

/// Checks that the order does not need an unreasonable amount of paper.
///
/// # Errors
///
/// Says how many tiles the map would need and how to reduce them.
pub fn fits(project: &Project, order: &PrintOrder) -> Result<(), Phrase> {
    size::fits(project.map.grid)?;
    let tiles = Tiling::new(layout::bounds(project.map.grid), order.hex.points(), order.paper.size()).len();
    if tiles <= MOST_TILES || !order.contents.contains(&SheetKind::Map) {
        return Ok(());
    }
    let message = Phrase::new("print-too-many-tiles").with("tiles", tiles).with("most", MOST_TILES);
    Err(message.with("hex", &order.hex))
}

/// All the sheets of a scenario, laid out.
#[derive(Debug, Clone, PartialEq)]
pub struct Booklet {
    /// The title of the scenario.
    pub title: String,
    /// The language of its texts.
    pub language: Language,
    /// The sheets, in printing order.
    pub sheets: Vec<Sheet>,
    /// The maps of which sheets show parts.
    pub maps: Vec<Map>,
}

/// Lays out the sheets of a scenario. A map on its own gets only the map sheets.
#[must_use]
pub fn booklet(project: &Project, order: &PrintOrder, voice: &Voice) -> Booklet {
    let language = voice.language();
    let title = if project.has_scenario() { &project.scenario.title } else { &project.map.title };
    let title = title.get(language).to_owned();
    let has = |content| order.contents.contains(&content);
    let saves_ink = order.ink == InkUse::Low;
    let levels = if order.levels.is_empty() { &[Level::Ground][..] } else { &order.levels };
    let maps: Vec<Map> = levels.iter().map(|level| Map::new(project, *level, language, saves_ink)).collect();
    let mut sheets = Vec::new();
    if has(SheetKind::Key) {
        sheets.extend(maps.iter().enumerate().map(|(number, map)| key::sheet(number, map, project, order, voice)));
    }
    if has(SheetKind::Map) {
        sheets.extend(maps.iter().enumerate().flat_map(|(number, map)| tiles::sheets(number, map, order, voice)));
    }
    if project.has_scenario() {
        sheets.extend(of_scenario(project, &title, order, voice));
    }
    if has(SheetKind::Plan) {
        sheets.insert(0, plan::sheet(&title, &maps, &sheets, order, voice));
    }
    Booklet { title, language, sheets, maps }
}

/// Returns the sheets that only a scenario has, not a map on its own.
fn of_scenario(project: &Project, title: &str, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let has = |content| order.contents.contains(&content);
    let saves_ink = order.ink == InkUse::Low;
    let layers = Layers::ALL.without(Layer::Paper);
    let view = View { language: voice.language(), layers, ..View::default() };
    let mut sheets = Vec::new();
    if has(SheetKind::Counters) {
        let groups = counter_faces::counters(project, &view, saves_ink);
        sheets.extend(counter_sheets::sheets(&groups, SheetKind::Counters, order, voice));
    }
    if has(SheetKind::Markers) {
        let groups = counter_faces::markers(project, &view, saves_ink);
        sheets.extend(counter_sheets::sheets(&groups, SheetKind::Markers, order, voice));
    }
    if has(SheetKind::Charts) {
        sheets.extend(text_sheets::charts(&aids::charts(project, voice), title, order, voice));
    }
    if has(SheetKind::Tracks) {
        sheets.extend(text_sheets::tracks(&aids::tracks(project, voice), title, order, voice));
    }
    let in_force = aids::in_force(project, voice);
    if has(SheetKind::Rules) {
        let origins = aids::origins(project, voice);
        sheets.extend(text_sheets::rules_in_force(&in_force, &origins, title, order, voice));
    }
    if has(SheetKind::Errata) {
        sheets.extend(text_sheets::errata(&in_force.errata, title, order, voice));
    }
    let set_up = aids::set_up(project, voice);
    if has(SheetKind::SetUp) {
        sheets.extend(text_sheets::set_up(&set_up, title, order, voice));
    }
    if let Some(plot) = set_up.plot.as_ref().filter(|_| has(SheetKind::Plot)) {
        sheets.push(text_sheets::plot(plot, title, order, voice));
    }
    sheets
}
