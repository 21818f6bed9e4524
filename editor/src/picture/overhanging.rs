//! Shapes that reach beyond their hex: names of places, names of rooms, counters, entry areas, regions.
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
use super::{counter, entry_area, field, marks, provenance, region};

/// More places than these are not looked at one by one.
const MANY: usize = 400;

/// So many hexes from its own a name reaches at the most, as far as anybody sets one.
const WIDEST: u16 = 12;

/// Shapes by the hex they belong to.
type Strewn = BTreeMap<Hex, Vec<Shape>>;

/// What reaches far on a picture.
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
    /// Regions, by their first hexes.
    regions: Strewn,
    /// Where rooms, regions and entry areas come from, while that is shown.
    origins: Strewn,
    /// The colour of every building: one more building may change that of another.
    floors: BTreeMap<String, usize>,
}

impl Overhanging {
    /// Draws it.
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
            regions: region::areas(&survey),
            origins: provenance::areas(&survey),
            floors: survey.floors(),
        }
    }

    /// The shapes, in no order.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        // The name of a room would look out from under a counter, cut off at both ends.
        let rooms = self.rooms.iter().filter(|(hex, _)| !self.counters.contains_key(hex));
        rooms
            .chain(&self.labels)
            .chain(&self.counters)
            .chain(&self.markers)
            .chain(&self.entries)
            .chain(&self.regions)
            .chain(&self.origins)
            .flat_map(|(_, shapes)| shapes)
            .chain(&self.field)
    }

    /// Whether counters stand on a hex.
    pub(super) fn is_taken(&self, hex: Hex) -> bool {
        self.counters.contains_key(&hex)
    }

    /// The rectangle that shows a whole map with all that hangs over its rim.
    #[must_use]
    pub fn extent(&self, grid: Grid) -> Rect {
        let map = layout::bounds(grid).grown(ACROSS * 0.2);
        self.shapes().fold(map, |all, shape| all.union(shape.bounds))
    }

    /// Brings it up to date after edits and returns where the picture has changed; `None` where that is anywhere.
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
            // Names of regions keep clear of names of places.
            renew_all(&mut self.regions, region::areas(&survey), &mut changed);
        }
        self.touch_counters(subject, touched.lists, &hexes, &mut changed);
        self.touch_origins(&survey, touched.lists, &mut changed);
        Some(changed)
    }

    /// A name moves off streambeds and walls, and takes its ink from the ground.
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
        // A room is named in its first hex, which need not be one of those that came or went.
        let all: BTreeSet<_> = if lists.contains(Lists::ROOMS) {
            self.rooms.keys().copied().chain(survey.roomed()).collect()
        } else {
            hexes.iter().copied().filter(|hex| survey.room(*hex).is_some()).collect()
        };
        for hex in all {
            renew(&mut self.rooms, hex, marks::room(survey, hex), changed);
        }
    }

    /// An area is marked by its rim and in its first hex, which need not be among those that came or went.
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
                // The name of the room below comes out or goes, and so does the gun.
                changed.extend(self.rooms.get(&hex).into_iter().flatten().map(|shape| shape.bounds));
                changed.push(Rect::around(layout::corners(hex)));
            }
        }
    }
}

/// What changes when something is painted on a hex: the hex, what stands on its hexsides, the guns beside it that
/// may turn.
fn around_hex(hex: Hex) -> Rect {
    Rect::around(layout::corners(hex)).grown(ACROSS)
}

fn around_side(side: Hexside) -> Option<Rect> {
    layout::ends(side).map(|ends| Rect::around(ends).grown(ACROSS))
}

/// Puts fresh shapes in the place of all that were there.
fn renew_all(strewn: &mut Strewn, mut fresh: Strewn, changed: &mut Vec<Rect>) {
    let all: BTreeSet<_> = strewn.keys().chain(fresh.keys()).copied().collect();
    for hex in all {
        renew(strewn, hex, fresh.remove(&hex).unwrap_or_default(), changed);
    }
}

/// Puts the shapes of a hex in the place of those it had. Where they differ, both have changed the picture.
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
        None => counter::placed(subject.map, &project.counters, &project.scenario, &subject.view),
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
