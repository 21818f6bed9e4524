//! The map in the window: camera, drawing, and what the pointer does on it.

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

/// What the pointer is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pointed {
    /// The hex.
    pub hex: Hex,
    /// Its nearest hexside.
    pub side: Option<Hexside>,
}

/// What happened on the map.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The map was dragged.
    Panned {
        /// How far, in px.
        by: Vector,
        /// How large the canvas is.
        window: Size,
    },
    /// The wheel turned.
    Zoomed {
        /// Where the pointer was, from the corner of the canvas.
        at: Point,
        /// How far, and which way.
        notches: f32,
        /// How large the canvas is.
        window: Size,
    },
    /// Another part of the map is wanted.
    Went {
        /// The point in the middle of it.
        to: geometry::Point,
        /// How large the canvas is.
        window: Size,
    },
    /// The pointer came upon something else.
    Hovered(Option<Pointed>),
    /// A hex was clicked.
    Clicked(Option<Hex>),
    /// A brush came down on something.
    StrokeBegan(Passed),
    /// The brush passed more.
    StrokeWent(Passed),
    /// The brush was lifted.
    StrokeEnded,
}

impl Message {
    /// Whether only the pointer or the camera was moved.
    pub(super) const fn is_look(&self) -> bool {
        matches!(self, Self::Panned { .. } | Self::Zoomed { .. } | Self::Hovered(_))
    }
}

/// What the app must do about it.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Choose a hex, or nothing.
    Choose(Option<Hex>),
    /// Begin a stroke with this.
    BeginStroke(Passed),
    /// Paint this too.
    Paint(Passed),
    /// End the stroke.
    EndStroke,
}

/// The map in the window.
#[derive(Debug)]
pub struct Board {
    camera: Camera,
    tiles: RefCell<Tiles>,
    /// The whole map in a corner.
    small: RefCell<Minimap>,
    far: Overhanging,
    overlay: Overlay,
    legend: Legend,
    extent: Rect,
    grid: Grid,
    /// The scan that lies on it.
    scan: Option<scan::PlacedScan>,
    /// Pixels of the screen in a unit of the window.
    pixels: f32,
    hovered: Option<Pointed>,
    marked: Vec<Place>,
}

impl Board {
    /// A board showing the whole of a picture.
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

    /// What the pointer is on.
    pub const fn hovered(&self) -> Option<Pointed> {
        self.hovered
    }

    /// The places that are lit up.
    pub fn marked(&self) -> &[Place] {
        &self.marked
    }

    /// Where a point of the map lies on a canvas of this size, from its corner.
    pub fn on_screen(&self, at: geometry::Point, window: Size) -> Point {
        self.camera.project(self.extent, window).to_screen(at)
    }

    /// Pixels of the screen in a unit of the window.
    pub const fn pixels(&self) -> f32 {
        self.pixels
    }

    /// The window has come upon a screen of finer or coarser pixels.
    pub const fn rescale(&mut self, pixels: f32) {
        self.pixels = pixels;
    }

    /// How many times a tile of the picture, or a part of one, has been painted so far.
    pub fn painted(&self) -> u64 {
        self.tiles.borrow().painted()
    }

    /// Shows another picture, after the map or its looks have changed in whatever way.
    pub fn redraw(&mut self, subject: Subject<'_>) {
        self.far = Overhanging::new(subject);
        self.grid = subject.map.grid;
        self.extent = self.far.extent(self.grid);
        self.tiles.get_mut().clear();
        self.small.get_mut().clear();
    }

    /// Paints the places again that edits have touched, and no others.
    pub fn touch_up(&mut self, subject: Subject<'_>, touched: &Touched) {
        let changed = self.far.touch(subject, touched);
        match changed.filter(|_| self.far.extent(subject.map.grid) == self.extent) {
            Some(changed) => {
                // What lies below the whole map can wait until there is time; what the hand has painted cannot.
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

    /// Does what happened and says what the app must do about it.
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

    /// How large the map is shown in a window of this size, in percent of its printed size.
    pub fn percent(&self, window: Size) -> usize {
        self.camera.project(self.extent, window).percent()
    }

    /// Zooms by some notches around the middle of the window, which has this size.
    pub fn zoom(&mut self, notches: f32, window: Size) {
        let middle = Point::new(window.width / 2.0, window.height / 2.0);
        self.look(self.camera.zoomed(middle, notches, self.extent, window));
    }

    /// Lights up a place and jumps to it; a place that is nowhere on the map only puts the lights out.
    pub fn jump(&mut self, place: &Place, map: &MapDocument) {
        self.marked = vec![place.clone()];
        let points: Vec<_> = places(place, map).into_iter().filter_map(Spotlight::middle).collect();
        if !points.is_empty() {
            self.look(self.camera.jumped(Rect::around(points).centre()));
        }
    }

    /// Lays shapes over the map, in place of those that lie there.
    pub fn lay(&mut self, shapes: Vec<picture::Shape>) {
        self.overlay.lay(shapes);
    }

    /// Explains what is laid over the map, in a corner of it; `None` for nothing to explain.
    pub fn explain(&mut self, key: Option<Key>, theme: picture::Theme) {
        self.legend.show(key, theme);
    }

    /// The key to what is laid over the map.
    pub fn key(&self) -> Option<&Key> {
        self.legend.key()
    }

    /// What is laid over the map.
    pub fn laid(&self) -> &[picture::Shape] {
        self.overlay.shapes()
    }

    /// Lays a scan of a printed map, or none. What is shown is painted anew bit by bit.
    pub fn lay_scan(&mut self, scan: Option<scan::PlacedScan>) {
        if scan != self.scan {
            self.scan = scan;
            self.tiles.get_mut().age();
        }
    }

    /// Shows a point of the map in the middle, near enough to read what is there.
    pub fn go(&mut self, to: geometry::Point) {
        self.look(self.camera.jumped(to));
    }

    /// Brings a point of the map into sight, if it is not, in a window of this size.
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

    /// Puts the lights out.
    pub fn unmark(&mut self) {
        self.marked.clear();
    }

    fn look(&mut self, camera: Camera) {
        if camera != self.camera {
            self.camera = camera;
            self.overlay.moved();
        }
    }

    /// The map.
    pub fn view<'a>(&'a self, subject: Subject<'a>, toolbox: Toolbox, chosen: Option<Hex>) -> Element<'a, Message> {
        let lights = self.marked.iter().flat_map(|place| places(place, subject.map)).collect();
        let print = canvas(MapCanvas { board: self, scene: scene(subject, &self.far, self.scan.as_ref()) })
            .width(Fill)
            .height(Fill);
        let overlay_canvas = canvas(OverlayCanvas { board: self, toolbox, chosen, lights }).width(Fill).height(Fill);
        // A canvas in a stack above something else is drawn and clipped as a layer of its own.
        let legend = self.legend.view().map(|card| {
            container(card).width(Fill).height(Fill).padding(legend::MARGIN).align_left(Fill).align_bottom(Fill)
        });
        let stacked = stack![space().width(Fill).height(Fill), print, overlay_canvas].push(legend).clip(true);
        // No background: the print covers every pixel.
        container(stacked).id(CANVAS).into()
    }
}

/// What the tiles of a board show.
fn scene<'a>(subject: Subject<'a>, far: &'a Overhanging, scan: Option<&'a scan::PlacedScan>) -> Scene<'a> {
    let mode = match subject.view.theme {
        picture::Theme::Light => Mode::Light,
        picture::Theme::Dark => Mode::Dark,
    };
    Scene { subject, far, scan, desk: desk(mode) }
}

/// The colour around a map, as pictures have it.
pub fn desk(mode: Mode) -> Colour {
    let [red, green, blue, alpha] = WindowColours::of_mode(mode).desk.into_rgba8();
    Colour { red, green, blue, alpha }
}

/// What is lit up when a finding is chosen.
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
        // Hexes that do not touch have no side: both are shown.
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
