//! The secret plot: a window of one side with a box for each entry area, on which a marker for each column lies.

use rules::side::Side;

use super::beside::{side_name, title};
use super::boxes::Boxes;
use super::counters::Group;
use super::element::Element;
use super::piece::Piece;
use super::window::{At, Stack, Window, slot};
use super::workshop::{Workshop, plain};
use crate::export::ExportError;
use crate::picture::counter::SIZE;
use crate::picture::geometry::Point;
use crate::picture::palette::Palette;
use crate::picture::shape::{Form, Layer, Paint, Place, Shape, Stroke, Text};

/// The name of the board.
const BOARD: &str = "Plot";
/// The prototype of the markers of columns.
pub(super) const PROTOTYPE: &str = "plot-marker";
/// Height of a box.
const HEIGHT: f32 = 104.0;
/// How far a marker reaches from its middle.
const REACH: f32 = SIZE / 2.0 + 1.0;

/// The window of the plot; `None` where there is nothing to plot.
pub(super) fn window(shop: &mut Workshop<'_>) -> Result<Option<Element>, ExportError> {
    let Some(sheet) = planner(shop) else { return Ok(None) };
    let name = shop.voice.text("vassal-plot");
    let mut boxes = Boxes::new(shop, &name);
    boxes.note(&shop.voice.text("vassal-plot-note"));
    boxes.apart();
    let mut places = Vec::new();
    for area in &shop.project.map.entry_areas {
        let own = area.name.get(shop.voice.language());
        let heading = if own.is_empty() { area.number.to_string() } else { format!("{}: {own}", area.number) };
        let heading = format!("{} {heading}", shop.voice.text("vassal-area"));
        places.push((Some(area.number), boxes.wide(&heading, HEIGHT)));
    }
    places.push((None, boxes.wide(&shop.voice.text("vassal-not-plotted"), HEIGHT)));
    let mut taken = vec![0_u8; places.len()];
    let mut stacks = Vec::new();
    for (at, column) in shop.project.counters.columns.iter().enumerate() {
        let planned = shop.project.scenario.plot.iter().find(|line| line.column == column.id).map(|line| line.area);
        let place = places.iter().position(|(area, _)| area.is_some() && *area == planned);
        let place = place.unwrap_or(places.len() - 1);
        let corner = boxes.at(places[place].1).at.from + Point::new(24.0 + SIZE / 2.0, 32.0 + SIZE / 2.0);
        let pixel = corner + Point::new(f32::from(taken[place]) * (SIZE + 12.0), 0.0);
        taken[place] += 1;
        let group = Group::Column(sheet, at, column.id.clone());
        let piece = marker(shop, &group, &column.id, sheet)?;
        let at = At::Pixel([pixel.x, pixel.y].map(|part| shop.pixels(part)));
        let pieces = vec![slot(&piece, shop)];
        stacks.push(Stack { name: &piece.name, board: BOARD, at, pieces }.element());
    }
    let board = boxes.board(shop, BOARD, "plot")?;
    let (owner, tip) = (side_name(sheet, shop), shop.voice.text("vassal-plot-about"));
    let window = Window { name: &name, button: Some([&name, &tip]), owner: Some(&owner), board, parts: stacks };
    Ok(Some(window.element(shop)))
}

/// The side that plots: the one whose counters have columns.
fn planner(shop: &Workshop<'_>) -> Option<Side> {
    let project = shop.project;
    let mix = &project.counters;
    let units = mix.units.iter().map(|own| (own.side, &own.column));
    let leaders = mix.leaders.iter().map(|own| (own.side, &own.column));
    let side = units.chain(leaders).find(|(_, column)| !column.is_empty()).map(|(side, _)| side);
    side.filter(|_| !mix.columns.is_empty() && !project.map.entry_areas.is_empty())
}

/// The marker of a column: its code in its colours.
fn marker(shop: &mut Workshop<'_>, group: &Group, code: &str, side: Side) -> Result<Piece, ExportError> {
    let palette = Palette::of(shop.view.theme);
    let band = shop.look.band_of(side, code);
    let half = SIZE / 2.0;
    let square = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| Point::new(x, y));
    let paint = Paint::both(band, Stroke::flat(palette.ink, 1.2));
    let shape = |rank, form| Shape::new(Layer::Counters, rank, Place::Sheet, form);
    let ink = palette.ink_on(band);
    let shapes = [
        shape(0, Form::Polygon(vec![square.to_vec()], paint)),
        shape(1, Form::Text(Text::new(Point::default(), code, 34.0, ink).bold())),
    ];
    let image = shop.picture(&format!("column-{code}"), &shapes, [REACH; 2])?;
    Ok(plain(title(group, shop), image, shop.size([REACH; 2]), PROTOTYPE))
}
