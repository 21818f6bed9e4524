//! Shapes that reach beyond their hex: place names, names of rooms, counters, entry areas, regions.
//!
//! They are cached, while all other shapes are drawn for each part of a picture. Otherwise each part would search the
//! whole map for them, and placing a name is slow.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::lint::{Lists, Touched};
use rules::map::Grid;

use super::geometry::Rect;
use super::layout::{self, ACROSS};
use super::part::Subject;
use super::shape::{Layer, Place, Shape};
use super::survey::Survey;
use super::{counter, entry_area, feature, field, marks, provenance, region};

/// The largest number of changed places that are updated individually.
const MANY: usize = 400;

/// The largest distance, in hexes, that a name reaches from its hex in practice.
const WIDEST: u16 = 12;

/// Shapes by the hex they belong to.
type Strewn = BTreeMap<Hex, Vec<Shape>>;

/// The shapes of a picture that reach beyond their hex.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Overhanging {
    labels: Strewn,
    rooms: Strewn,
    counters: Strewn,
    /// The field under the map.
    field: Vec<Shape>,
    /// The markers of a moment of play.
    markers: Strewn,
    /// Entry areas, by their first hexes.
    entries: Strewn,
    /// What only some games read, by the first hexes of its regions.
    features: Strewn,
    /// Regions, by their first hexes.
    regions: Strewn,
    /// The origins of rooms, regions and entry areas, while they are shown.
    origins: Strewn,
    /// The colour index of every building: adding a building may change that of another.
    floors: BTreeMap<String, usize>,
}

impl Overhanging {
    /// Draws the shapes of a subject that reach beyond their hex.
    #[must_use]
    pub fn new(subject: Subject<'_>) -> Self {
        let survey = Survey::new(subject.map, subject.view);
        let labelled: BTreeSet<_> = subject.map.labels.iter().map(|label| label.at).collect();
        let labels = labelled.into_iter().map(|hex| (hex, labels(&survey, hex)));
        Self {
            labels: labels.collect(),
            rooms: survey.roomed().map(|hex| (hex, marks::room(&survey, hex))).collect(),
            field: field::field(&survey),
            counters: counters(subject),
            markers: markers(subject),
            entries: entry_area::areas(&survey),
            features: feature::features(&survey),
            regions: region::areas(&survey),
            origins: provenance::areas(&survey),
            floors: survey.floors(),
        }
    }

    /// Returns the shapes, in no particular order.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        // Under a counter, the name of a room would stick out on both sides.
        let rooms = self.rooms.iter().filter(|(hex, _)| !self.counters.contains_key(hex));
        rooms
            .chain(&self.labels)
            .chain(&self.counters)
            .chain(&self.markers)
            .chain(&self.entries)
            .chain(&self.features)
            .chain(&self.regions)
            .chain(&self.origins)
            .flat_map(|(_, shapes)| shapes)
            .chain(&self.field)
    }

    /// Whether there are counters on a hex.
    pub(super) fn is_taken(&self, hex: Hex) -> bool {
        self.counters.contains_key(&hex)
    }

    /// Returns the rectangle that shows a whole map including everything that overhangs its edge.
    #[must_use]
    pub fn extent(&self, grid: Grid) -> Rect {
        let map = layout::bounds(grid).grown(ACROSS * 0.2);
        self.shapes().fold(map, |all, shape| all.union(shape.bounds))
    }

    /// Updates the shapes after edits and returns the changed rectangles of the picture; `None` if it may have changed
    /// anywhere.
    pub fn touch(&mut self, subject: Subject<'_>, touched: &Touched) -> Option<Vec<Rect>> {
        let survey = Survey::new(subject.map, subject.view);
        let places = touched.hexes.len() + touched.sides.len();
        if touched.lists.intersects(Lists::GRID | Lists::CORRECTIONS) || places > MANY || survey.floors() != self.floors
        {
            return None;
        }
        let grid = subject.map.grid;
        let hexes: BTreeSet<_> = touched.hexes.iter().copied().filter(|hex| grid.contains(*hex)).collect();
        let mut changed: Vec<_> = hexes.iter().map(|hex| around_hex(*hex)).collect();
        changed.extend(touched.sides.iter().copied().filter_map(around_side));
        self.touch_labels(&survey, touched, &hexes, &mut changed);
        self.touch_rooms(&survey, touched.lists, &hexes, &mut changed);
        self.touch_markers(subject, &mut changed);
        let field = field::field(&survey);
        if field != self.field {
            changed.extend(field.iter().map(|shape| shape.bounds));
            self.field = field;
        }
        renew_all(&mut self.entries, entry_area::areas(&survey), &mut changed);
        if touched.lists.intersects(Lists::REGIONS | Lists::LABELS) {
            // Names of regions avoid place names.
            renew_all(&mut self.regions, region::areas(&survey), &mut changed);
        }
        if touched.lists.intersects(Lists::REGIONS | Lists::LABELS | Lists::HEXES | Lists::GUN_SITES) {
            renew_all(&mut self.features, feature::features(&survey), &mut changed);
        }
        self.touch_counters(subject, touched.lists, &hexes, &mut changed);
        self.touch_origins(&survey, touched.lists, &mut changed);
        Some(changed)
    }

    /// Redraws names near the edits: a name avoids streambeds and walls, and its ink depends on the ground.
    fn touch_labels(&mut self, survey: &Survey<'_>, touched: &Touched, hexes: &BTreeSet<Hex>, changed: &mut Vec<Rect>) {
        let of_sides = touched.sides.iter().flat_map(|side| side.hexes());
        let places: BTreeSet<_> = hexes.iter().copied().chain(of_sides).collect();
        let near = |hex: &Hex| {
            places.iter().any(|own| own.column.abs_diff(hex.column) <= WIDEST && own.row.abs_diff(hex.row) <= WIDEST)
        };
        let mut all: BTreeSet<_> = self.labels.keys().copied().filter(near).collect();
        if touched.lists.contains(Lists::LABELS) {
            all.extend(hexes);
        }
        for hex in all {
            renew(&mut self.labels, hex, labels(survey, hex), changed);
        }
    }

    fn touch_rooms(&mut self, survey: &Survey<'_>, lists: Lists, hexes: &BTreeSet<Hex>, changed: &mut Vec<Rect>) {
        // A room is named in its first hex, which need not be among those added or removed.
        let all: BTreeSet<_> = if lists.contains(Lists::ROOMS) {
            self.rooms.keys().copied().chain(survey.roomed()).collect()
        } else {
            hexes.iter().copied().filter(|hex| survey.room(*hex).is_some()).collect()
        };
        for hex in all {
            renew(&mut self.rooms, hex, marks::room(survey, hex), changed);
        }
    }

    /// Redraws origins. An area is marked along its edge and in its first hex, which need not be among those added or
    /// removed.
    fn touch_origins(&mut self, survey: &Survey<'_>, lists: Lists, changed: &mut Vec<Rect>) {
        if !survey.view.provenance || !lists.intersects(Lists::ROOMS | Lists::REGIONS | Lists::ENTRY_AREAS) {
            return;
        }
        renew_all(&mut self.origins, provenance::areas(survey), changed);
    }

    fn touch_markers(&mut self, subject: Subject<'_>, changed: &mut Vec<Rect>) {
        renew_all(&mut self.markers, markers(subject), changed);
    }

    fn touch_counters(&mut self, subject: Subject<'_>, lists: Lists, hexes: &BTreeSet<Hex>, changed: &mut Vec<Rect>) {
        let moved = lists.intersects(Lists::COUNTERS | Lists::SET_UP);
        if !moved && !hexes.iter().any(|hex| self.counters.contains_key(hex)) {
            return;
        }
        let mut fresh = counters(subject);
        let all: BTreeSet<_> = self.counters.keys().chain(fresh.keys()).copied().collect();
        for hex in all {
            let before = changed.len();
            renew(&mut self.counters, hex, fresh.remove(&hex).unwrap_or_default(), changed);
            if changed.len() > before {
                // The name of the room below appears or disappears, and so does the gun.
                changed.extend(self.rooms.get(&hex).into_iter().flatten().map(|shape| shape.bounds));
                changed.push(Rect::around(layout::corners(hex)));
            }
        }
    }
}

/// Returns the rectangle that may change when a hex is painted: the hex, its hexsides, and neighbouring guns, which may
/// turn.
fn around_hex(hex: Hex) -> Rect {
    Rect::around(layout::corners(hex)).grown(ACROSS)
}

fn around_side(side: Hexside) -> Option<Rect> {
    layout::ends(side).map(|ends| Rect::around(ends).grown(ACROSS))
}

/// Replaces all shapes with new ones.
fn renew_all(strewn: &mut Strewn, mut fresh: Strewn, changed: &mut Vec<Rect>) {
    let all: BTreeSet<_> = strewn.keys().chain(fresh.keys()).copied().collect();
    for hex in all {
        renew(strewn, hex, fresh.remove(&hex).unwrap_or_default(), changed);
    }
}

/// Replaces the shapes of a hex. If they differ, the bounds of both old and new ones are marked as changed.
fn renew(strewn: &mut Strewn, hex: Hex, fresh: Vec<Shape>, changed: &mut Vec<Rect>) {
    let old = strewn.get(&hex).map_or(&[][..], Vec::as_slice);
    if old != fresh {
        changed.extend(old.iter().chain(&fresh).map(|shape| shape.bounds));
        if fresh.is_empty() {
            strewn.remove(&hex);
        } else {
            strewn.insert(hex, fresh);
        }
    }
}

fn labels(survey: &Survey<'_>, hex: Hex) -> Vec<Shape> {
    let own = survey.map.labels.iter().filter(|label| label.at == hex && survey.view.layers.has(Layer::Labels));
    own.flat_map(|label| marks::label(survey, label)).collect()
}

fn counters(subject: Subject<'_>) -> Strewn {
    let mut strewn = Strewn::new();
    let Some(project) = subject.project else { return strewn };
    let shapes = match subject.moment {
        Some(moment) => moment.counters(subject.map, &project.counters, &subject.view),
        None => counter::placed(subject.map, &project.counters, project.scenario.setup.iter(), &subject.view),
    };
    for shape in shapes {
        if let Place::Stack(hex) = shape.place {
            strewn.entry(hex).or_default().push(shape);
        }
    }
    strewn
}

fn markers(subject: Subject<'_>) -> Strewn {
    subject.moment.map_or_else(Strewn::new, |moment| moment.markers(&subject.view))
}
