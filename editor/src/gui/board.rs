//! The map in the window: camera, drawing and pointer handling.

mod camera;
mod canvas_shape;
mod glyphs;
mod layer;
mod legend;
mod map_canvas;
mod minimap;
mod overlay;
mod overlay_canvas;
pub(in crate::gui) mod reachable;
mod swatch;
mod tiles;
mod token;

pub use camera::Camera;
pub use layer::{LayersShown, view};
pub use minimap::MINIMAP;
pub use swatch::{Paint, Swatches};
pub use token::Tokens;

use std::cell::RefCell;

use iced::widget::{canvas, container, space, stack};
use iced::{Element, Fill, Point, Rectangle, Size, Vector};
use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::lint::Touched;
use rules::map::{Grid, MapDocument};
use rules::place::Place;

use self::camera::Projection;
use self::legend::Legend;
use self::map_canvas::MapCanvas;
use self::minimap::Minimap;
use self::overlay::Overlay;
use self::overlay_canvas::OverlayCanvas;
use self::tiles::{Scene, Tiles};
use super::theme::{Mode, WindowColours};
use super::tool::Toolbox;
use super::tool::brush::Passed;
use crate::picture::geometry::{self, Rect};
use crate::picture::key::Key;
use crate::picture::overhanging::Overhanging;
use crate::picture::palette::Colour;
use crate::picture::part::Subject;
use crate::picture::{self, layout, scan};

/// The id of the canvas.
pub const CANVAS: &str = "map";

/// What the pointer is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pointed {
    /// The hex.
    pub hex: Hex,
    /// Its nearest hexside.
    pub side: Option<Hexside>,
}

/// An event on the map.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The map was dragged.
    Panned {
        /// The distance, in px.
        by: Vector,
        /// The size of the canvas.
        window: Size,
    },
    /// The wheel turned.
    Zoomed {
        /// The position of the pointer, relative to the corner of the canvas.
        at: Point,
        /// The number of notches; the sign gives the direction.
        notches: f32,
        /// The size of the canvas.
        window: Size,
    },
    /// The camera should move to another part of the map.
    Went {
        /// The point to centre on.
        to: geometry::Point,
        /// The size of the canvas.
        window: Size,
    },
    /// The pointer is over something else now.
    Hovered(Option<Pointed>),
    /// A hex was clicked.
    Clicked(Option<Hex>),
    /// A stroke began at these places.
    StrokeBegan(Passed),
    /// The stroke went on over these places.
    StrokeWent(Passed),
    /// The button was released: the stroke is complete.
    StrokeEnded,
}

impl Message {
    /// Whether the message only moves the pointer or the camera.
    pub(super) const fn is_look(&self) -> bool {
        matches!(self, Self::Panned { .. } | Self::Zoomed { .. } | Self::Hovered(_))
    }
}

/// What the app must do in response.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Choose a hex, or clear the choice.
    Choose(Option<Hex>),
    /// Begin a stroke with these places.
    BeginStroke(Passed),
    /// Add these places to the stroke.
    Paint(Passed),
    /// End the stroke.
    EndStroke,
}

/// The map in the window.
#[derive(Debug)]
pub struct Board {
    camera: Camera,
    tiles: RefCell<Tiles>,
    /// The minimap.
    small: RefCell<Minimap>,
    far: Overhanging,
    overlay: Overlay,
    legend: Legend,
    extent: Rect,
    grid: Grid,
    /// The scan laid over the map.
    scan: Option<scan::PlacedScan>,
    /// Screen pixels per unit of the window.
    pixels: f32,
    hovered: Option<Pointed>,
    marked: Vec<Place>,
}

impl Board {
    /// Creates a board that shows the whole map.
    pub fn new(subject: Subject<'_>) -> Self {
        let mut board = Self {
            camera: Camera::Whole,
            tiles: RefCell::default(),
            small: RefCell::default(),
            far: Overhanging::default(),
            overlay: Overlay::default(),
            legend: Legend::default(),
            extent: Rect::default(),
            grid: subject.map.grid,
            scan: None,
            pixels: 1.0,
            hovered: None,
            marked: Vec::new(),
        };
        board.redraw(subject);
        board
    }

    /// The camera.
    pub const fn camera(&self) -> Camera {
        self.camera
    }

    /// What the pointer is over.
    pub const fn hovered(&self) -> Option<Pointed> {
        self.hovered
    }

    /// The highlighted places.
    pub fn marked(&self) -> &[Place] {
        &self.marked
    }

    /// Projects a point of the map onto a canvas of size `window`, relative to the corner of the canvas.
    pub fn on_screen(&self, at: geometry::Point, window: Size) -> Point {
        self.camera.project(self.extent, window).to_screen(at)
    }

    /// Screen pixels per unit of the window.
    pub const fn pixels(&self) -> f32 {
        self.pixels
    }

    /// Sets the number of screen pixels per unit, after the window moved to another screen.
    pub const fn rescale(&mut self, pixels: f32) {
        self.pixels = pixels;
    }

    /// How many tiles, whole or in part, have been painted so far.
    pub fn painted(&self) -> u64 {
        self.tiles.borrow().painted()
    }

    /// Redraws everything, after any change of the map or of its view.
    pub fn redraw(&mut self, subject: Subject<'_>) {
        self.far = Overhanging::new(subject);
        self.grid = subject.map.grid;
        self.extent = self.far.extent(self.grid);
        self.tiles.get_mut().clear();
        self.small.get_mut().clear();
    }

    /// Repaints only the places touched by edits.
    pub fn touch_up(&mut self, subject: Subject<'_>, touched: &Touched) {
        let changed = self.far.touch(subject, touched);
        match changed.filter(|_| self.far.extent(subject.map.grid) == self.extent) {
            Some(changed) => {
                // Shapes that cover the whole map can wait until there is time; what the user has just painted cannot.
                let map = layout::bounds(self.grid);
                let (below, near): (Vec<_>, Vec<_>) = changed.into_iter().partition(|part| part.contains(map));
                if !below.is_empty() {
                    self.tiles.get_mut().age();
                    self.small.get_mut().age();
                }
                self.tiles.get_mut().repaint(&scene(subject, &self.far, self.scan.as_ref()), &near);
                self.small.get_mut().touch(&near);
            }
            None => self.redraw(subject),
        }
    }

    fn project(&self, bounds: Rectangle) -> Projection {
        self.camera.project(self.extent, bounds.size()).snapped(bounds, self.pixels)
    }

    /// Handles a message and returns what the app must do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Panned { by, window } => self.look(self.camera.panned(by, self.extent, window)),
            Message::Zoomed { at, notches, window } => {
                self.look(self.camera.zoomed(at, notches, self.extent, window));
            }
            Message::Went { to, window } => self.look(self.camera.moved(to, self.extent, window)),
            Message::Hovered(pointed) => self.hovered = pointed,
            Message::Clicked(hex) => return Action::Choose(hex),
            Message::StrokeBegan(passed) => return Action::BeginStroke(passed),
            Message::StrokeWent(passed) => return Action::Paint(passed),
            Message::StrokeEnded => return Action::EndStroke,
        }
        Action::None
    }

    /// Shows the whole map.
    pub fn fit(&mut self) {
        self.look(Camera::Whole);
    }

    /// The zoom in a window of size `window`, in percent of the printed size.
    pub fn percent(&self, window: Size) -> usize {
        self.camera.project(self.extent, window).percent()
    }

    /// Zooms by `notches` around the centre of a window of size `window`.
    pub fn zoom(&mut self, notches: f32, window: Size) {
        let middle = Point::new(window.width / 2.0, window.height / 2.0);
        self.look(self.camera.zoomed(middle, notches, self.extent, window));
    }

    /// Highlights a place and jumps to it. For a place that is not on the map, only clears the old highlight.
    pub fn jump(&mut self, place: &Place, map: &MapDocument) {
        self.marked = vec![place.clone()];
        let points: Vec<_> = places(place, map).into_iter().filter_map(Spotlight::middle).collect();
        if !points.is_empty() {
            self.look(self.camera.jumped(Rect::around(points).centre()));
        }
    }

    /// Replaces the shapes laid over the map.
    pub fn lay(&mut self, shapes: Vec<picture::Shape>) {
        self.overlay.lay(shapes);
    }

    /// Sets the legend in the corner of the map; `None` hides it.
    pub fn explain(&mut self, key: Option<Key>, theme: picture::Theme) {
        self.legend.show(key, theme);
    }

    /// The legend of what is laid over the map.
    pub fn key(&self) -> Option<&Key> {
        self.legend.key()
    }

    /// The shapes laid over the map.
    pub fn laid(&self) -> &[picture::Shape] {
        self.overlay.shapes()
    }

    /// Sets or removes the scan of a printed map. The tiles are repainted gradually.
    pub fn lay_scan(&mut self, scan: Option<scan::PlacedScan>) {
        if scan != self.scan {
            self.scan = scan;
            self.tiles.get_mut().age();
        }
    }

    /// Centres the view on a point of the map, close enough to read what is there.
    pub fn go(&mut self, to: geometry::Point) {
        self.look(self.camera.jumped(to));
    }

    /// Scrolls a point of the map into view, if it is outside a window of size `window`.
    pub fn reveal(&mut self, at: geometry::Point, window: Size) {
        if self.camera == Camera::Whole {
            return;
        }
        let (shown, margin) = (self.on_screen(at, window), 0.06);
        let inside = |along: f32, size: f32| (size * margin..=size * (1.0 - margin)).contains(&along);
        if !inside(shown.x, window.width) || !inside(shown.y, window.height) {
            self.look(self.camera.moved(at, self.extent, window));
        }
    }

    /// Clears the highlight.
    pub fn unmark(&mut self) {
        self.marked.clear();
    }

    fn look(&mut self, camera: Camera) {
        if camera != self.camera {
            self.camera = camera;
            self.overlay.moved();
        }
    }

    /// Builds the widget of the map.
    pub fn view<'a>(&'a self, subject: Subject<'a>, toolbox: Toolbox, chosen: Option<Hex>) -> Element<'a, Message> {
        let lights = self.marked.iter().flat_map(|place| places(place, subject.map)).collect();
        let print = canvas(MapCanvas { board: self, scene: scene(subject, &self.far, self.scan.as_ref()) })
            .width(Fill)
            .height(Fill);
        let overlay_canvas = canvas(OverlayCanvas { board: self, toolbox, chosen, lights }).width(Fill).height(Fill);
        // A canvas stacked above something else is drawn and clipped as a separate layer.
        let legend = self.legend.view().map(|card| {
            container(card).width(Fill).height(Fill).padding(legend::MARGIN).align_left(Fill).align_bottom(Fill)
        });
        let stacked = stack![space().width(Fill).height(Fill), print, overlay_canvas].push(legend).clip(true);
        // No background: the print covers every pixel.
        container(stacked).id(CANVAS).into()
    }
}

/// The scene drawn on the tiles of a board.
fn scene<'a>(subject: Subject<'a>, far: &'a Overhanging, scan: Option<&'a scan::PlacedScan>) -> Scene<'a> {
    let mode = match subject.view.theme {
        picture::Theme::Light => Mode::Light,
        picture::Theme::Dark => Mode::Dark,
    };
    Scene { subject, far, scan, desk: desk(mode) }
}

/// The colour around a map, as a picture colour.
pub fn desk(mode: Mode) -> Colour {
    let [red, green, blue, alpha] = WindowColours::of_mode(mode).desk.into_rgba8();
    Colour { red, green, blue, alpha }
}

/// A place to highlight for a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spotlight {
    Hex(Hex),
    Side(Hexside),
}

impl Spotlight {
    fn middle(self) -> Option<geometry::Point> {
        match self {
            Self::Hex(hex) => Some(layout::centre(hex)),
            Self::Side(side) => layout::middle_of(side),
        }
    }
}

/// The hexes and hexsides of a place; none for places that are not on the map.
fn places(place: &Place, map: &MapDocument) -> Vec<Spotlight> {
    let spots = |spots: &[rules::spot::Spot]| spots.iter().map(|spot| Spotlight::Hex(spot.hex)).collect();
    match place {
        Place::Hex(hex) | Place::Label(hex) => vec![Spotlight::Hex(*hex)],
        Place::Spot(spot) | Place::GunSite(spot) => vec![Spotlight::Hex(spot.hex)],
        Place::Hexside(LayeredSide { side, .. }) if side.is_real() => vec![Spotlight::Side(*side)],
        // Hexes that do not touch share no hexside: both are shown.
        Place::Hexside(LayeredSide { side, .. }) => side.hexes().map(Spotlight::Hex).to_vec(),
        Place::Hexsides(sides) => sides.iter().copied().map(Spotlight::Side).collect(),
        Place::Room(id) => {
            map.rooms.iter().find(|room| room.id == *id).map_or_else(Vec::new, |room| spots(&room.spots))
        }
        Place::Region(id) => map.region(id).map_or_else(Vec::new, |region| match &region.members {
            rules::map::Members::Hexes(hexes) => hexes.iter().copied().map(Spotlight::Hex).collect(),
            rules::map::Members::Spots(own) => spots(own),
            rules::map::Members::Hexsides(sides) => sides.iter().copied().map(Spotlight::Side).collect(),
        }),
        Place::EntryArea(number) => {
            let areas = map.entry_areas.iter().filter(|area| area.number == *number);
            areas.flat_map(|area| area.hexes.iter().copied().map(Spotlight::Hex)).collect()
        }
        _ => Vec::new(),
    }
}
