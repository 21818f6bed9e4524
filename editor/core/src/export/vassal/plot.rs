//! The secret plot: a window of one side with a box for each place where a column may begin, and a marker for each
//! column.

use rules::map::RegionKind;
use rules::rulebook::System;
use rules::side::Side;

use super::boxes::Boxes;
use super::counters::CounterGroup;
use super::element::Element;
use super::piece::Piece;
use super::tracks_and_boxes::{side_name, title};
use super::window::{At, Stack, Window, slot};
use super::workshop::{Workshop, plain};
use crate::export::ExportError;
use crate::picture::counter::SIZE;
use crate::picture::geometry::Point;
use crate::picture::palette::Palette;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};
use crate::words::sentence;

/// The name of the board.
const BOARD: &str = "Plot";
/// The prototype of the markers of columns.
pub(super) const PROTOTYPE: &str = "plot-marker";
/// The height of a box.
const HEIGHT: f32 = 104.0;
/// The extent of a marker from its centre.
const REACH: f32 = SIZE / 2.0 + 1.0;

/// The contents of the plot.
struct Plan {
    /// The side that plots.
    side: Side,
    /// The places where columns may begin, by the headings of their boxes.
    places: Vec<String>,
    /// The columns: code, name, and the index of the place the scenario gives them.
    columns: Vec<(String, String, Option<usize>)>,
    /// The message id of the note above the boxes.
    note: &'static str,
}

/// Whether there is anything to plot.
pub(super) fn is_there(shop: &Workshop<'_>) -> bool {
    plan(shop).is_some()
}

fn plan(shop: &Workshop<'_>) -> Option<Plan> {
    match shop.project.rulebook.system {
        System::Alamo => by_entry_areas(shop),
        System::Knapp => by_start_positions(shop),
        // The map determines where columns enter; nothing is plotted.
        System::Deguello => None,
    }
}

/// Returns the window of the plot; `None` if there is nothing to plot.
pub(super) fn window(shop: &mut Workshop<'_>) -> Result<Option<Element>, ExportError> {
    let Some(Plan { side, places, columns, note }) = plan(shop) else { return Ok(None) };
    let name = shop.voice.text("vassal-plot");
    let mut boxes = Boxes::new(shop, &name);
    boxes.note(&shop.voice.text(note));
    boxes.apart();
    let unplanned = shop.voice.text("vassal-not-plotted");
    let places: Vec<_> = places.iter().chain([&unplanned]).map(|heading| boxes.wide(heading, HEIGHT)).collect();
    let mut taken = vec![0_u8; places.len()];
    let mut stacks = Vec::new();
    for (code, title, planned) in columns {
        let place = planned.unwrap_or(places.len() - 1);
        let corner = boxes.at(places[place]).at.from + Point::new(24.0 + SIZE / 2.0, 32.0 + SIZE / 2.0);
        let pixel = corner + Point::new(f32::from(taken[place]) * (SIZE + 12.0), 0.0);
        taken[place] += 1;
        let piece = marker(shop, title, &code, side)?;
        let at = At::Pixel([pixel.x, pixel.y].map(|part| shop.pixels(part)));
        let pieces = vec![slot(&piece, shop)];
        stacks.push(Stack { name: &piece.name, board: BOARD, at, pieces }.element());
    }
    let board = boxes.board(shop, BOARD, "plot")?;
    let (owner, tip) = (side_name(side, shop), shop.voice.text("vassal-plot-about"));
    let window = Window { name: &name, button: Some([&name, &tip]), owner: Some(&owner), board, parts: stacks };
    Ok(Some(window.element(shop)))
}

/// Assigns columns of the counter mix to the entry areas of the map.
fn by_entry_areas(shop: &Workshop<'_>) -> Option<Plan> {
    let (side, project) = (planner(shop)?, shop.project);
    let areas = &project.map.entry_areas;
    let heading = |area: &rules::map::EntryArea| {
        let own = shop.voice.words(&area.name);
        let own =
            if own.is_empty() { area.number.to_string() } else { shop.voice.labelled(&area.number.to_string(), &own) };
        format!("{} {own}", shop.voice.text("vassal-area"))
    };
    let columns = project.counters.columns.iter().enumerate().map(|(at, column)| {
        let line = project.scenario.plot.iter().find(|line| line.column == column.id);
        let planned = line.and_then(|line| areas.iter().position(|area| area.number == line.area));
        (column.id.clone(), title(&CounterGroup::Column(side, at, column.id.clone()), shop), planned)
    });
    let columns = columns.collect();
    Some(Plan { side, places: areas.iter().map(heading).collect(), columns, note: "vassal-plot-note" })
}

/// Assigns the possible columns and the reserve to the start positions of the map; their stands are placed next to
/// them.
fn by_start_positions(shop: &Workshop<'_>) -> Option<Plan> {
    let starts = shop.project.map.regions.iter().filter(|region| region.kind == RegionKind::START_POSITION);
    let heading = |region: &rules::map::Region| sentence(region.name.get(shop.voice.language()));
    let places: Vec<_> = starts.map(heading).collect();
    let most = shop.project.rulebook.number("k.columns.most");
    let column = shop.voice.text("vassal-column");
    let numbered = (1..=most).map(|number| (number.to_string(), format!("{column} {number}"), None));
    let reserve = ("R".to_owned(), shop.voice.text("vassal-reserve"), None);
    let columns = numbered.chain([reserve]).collect();
    (!places.is_empty()).then_some(Plan { side: Side::Mexican, places, columns, note: "vassal-plan-note" })
}

/// Returns the side that plots: the one whose counters have columns.
fn planner(shop: &Workshop<'_>) -> Option<Side> {
    let project = shop.project;
    let mix = &project.counters;
    let units = mix.units.iter().map(|own| (own.side, &own.column));
    let leaders = mix.leaders.iter().map(|own| (own.side, &own.column));
    let side = units.chain(leaders).find(|(_, column)| !column.is_empty()).map(|(side, _)| side);
    side.filter(|_| !mix.columns.is_empty() && !project.map.entry_areas.is_empty())
}

/// Returns the marker of a column: its code in its colours.
fn marker(shop: &mut Workshop<'_>, title: String, code: &str, side: Side) -> Result<Piece, ExportError> {
    let palette = Palette::for_theme(shop.view.theme);
    let band = shop.look.band_of(side, code);
    let half = SIZE / 2.0;
    let square = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| Point::new(x, y));
    let paint = Paint::both(band, LineStyle::flat(palette.ink, 1.2));
    let shape = |rank, form| Shape::new(Layer::Counters, rank, Place::Sheet, form);
    let ink = palette.ink_on(band);
    let shapes = [
        shape(0, ShapeForm::Polygon(vec![square.to_vec()], paint)),
        shape(1, ShapeForm::Text(Text::new(Point::default(), code, 34.0, ink).bold())),
    ];
    let image = shop.picture(&format!("column-{code}"), &shapes, [REACH; 2])?;
    Ok(plain(title, image, shop.size([REACH; 2]), PROTOTYPE))
}
