//! The effects of an edit that matter to lints: which lists, hexes and hexsides it changes.

use super::{Lists, unknown_citation};
use crate::edit::{Change, Edit};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{EntryArea, Grid, HexEntry, Members, Region, Room, Storey};
use crate::project::Project;
use crate::project_edit::{CorrectionEdit, ProjectEdit, RulebookEdit, ScenarioEdit};
use crate::spot::Spot;

/// The lists, hexes and hexsides that edits have changed.
///
/// [`Validator::update`](super::Validator::update) runs the lints that read any of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touched {
    /// The lists.
    pub lists: Lists,
    /// The hexes, in which anything may have changed.
    pub hexes: Vec<Hex>,
    /// The hexsides whose features have changed.
    pub sides: Vec<Hexside>,
}

impl Default for Touched {
    fn default() -> Self {
        Self { lists: Lists::empty(), hexes: Vec::new(), sides: Vec::new() }
    }
}

impl Touched {
    /// Returns what an edit changes; the same for its inverse. `project` may be the project before or after the edit.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::paint_hexside;
    /// use rules::hexside::Layer;
    /// use rules::lint::{Lists, Touched};
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::project::Project;
    /// use rules::project_edit::ProjectEdit;
    /// use rules::provenance::Provenance;
    ///
    /// let project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
    /// let side = "0303/0304".parse()?;
    /// let edit = paint_hexside(&project.map, side, &[Layer::Ground], HexsideKind::StoneWall, &Provenance::Painted);
    /// let touched = Touched::new(&ProjectEdit::Map(edit), &project);
    /// assert!(touched.lists.contains(Lists::HEXSIDES) && !touched.lists.contains(Lists::COUNTERS));
    /// assert_eq!(touched.sides, [side]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(edit: &ProjectEdit, project: &Project) -> Self {
        let mut touched = Self::default();
        touched.add(std::slice::from_ref(edit), project);
        touched
    }

    /// Returns what is touched by a change of a variant, or of which variants are on.
    #[must_use]
    pub fn variants() -> Self {
        Self { lists: Lists::VARIANTS | Lists::ALLOWANCES, ..Self::default() }
    }

    /// Adds what further edits touch.
    pub fn add(&mut self, edits: &[ProjectEdit], project: &Project) {
        for edit in edits {
            self.add_one(edit, project);
        }
        let of_map = |edit: &'_ ProjectEdit| matches!(edit, ProjectEdit::Map(_));
        if edits.iter().any(of_map) {
            self.add_strays(project);
        }
        // A fix for a stray member contains the rest of its list.
        let lists = |edit: &ProjectEdit| matches!(edit, ProjectEdit::Map(edit) if lists_strays(edit, project.map.grid));
        if edits.iter().any(lists) {
            self.lists |= Lists::STRAYS;
        }
    }

    fn add_one(&mut self, edit: &ProjectEdit, project: &Project) {
        if unknown_citation::is_touched_by(edit) {
            self.lists |= Lists::LOST;
        }
        match edit {
            ProjectEdit::Map(edit) => {
                self.map(edit);
                for correction in project.speaking_of(edit) {
                    self.lists |= if correction.on { Lists::CORRECTED | Lists::CORRECTIONS } else { Lists::CORRECTED };
                }
            }
            ProjectEdit::Counters(_) => self.lists |= Lists::COUNTERS | Lists::ALLOWANCES,
            ProjectEdit::Rulebook(edit) => self.lists |= rulebook(edit),
            ProjectEdit::Scenario(edit) => self.lists |= scenario(edit),
            ProjectEdit::Correction(_, CorrectionEdit::Items(_)) => self.lists |= Lists::CORRECTIONS | Lists::MAP,
            ProjectEdit::Correction(_, CorrectionEdit::Allow(_)) => self.lists |= Lists::ALLOWANCES,
            ProjectEdit::Variant(..) => self.lists |= Lists::VARIANTS | Lists::ALLOWANCES,
            ProjectEdit::File(_) => {}
        }
    }

    fn map(&mut self, edit: &Edit) {
        match edit {
            Edit::Hex(change) => self.hex(change),
            Edit::Hexside(change) => {
                self.lists |= Lists::HEXSIDES;
                self.sides.extend(change.key());
            }
            Edit::Room(change) => {
                self.lists |= Lists::ROOMS;
                self.hexes.extend(moved(change, |room| room.spots.clone()).into_iter().map(|spot: Spot| spot.hex));
            }
            Edit::Region(change) => {
                self.lists |= Lists::REGIONS;
                self.region(change);
            }
            Edit::EntryArea(change) => {
                self.lists |= Lists::ENTRY_AREAS;
                self.hexes.extend(moved(change, |area| area.hexes.clone()));
            }
            Edit::GunSite(change) => {
                self.lists |= Lists::GUN_SITES;
                self.hexes.extend(change.key().map(|spot| spot.hex));
            }
            Edit::Label(change) => {
                self.lists |= Lists::LABELS;
                self.hexes.extend(change.key().map(|(hex, _)| hex));
            }
            Edit::Allow(_) => self.lists |= Lists::ALLOWANCES,
            Edit::Grid { .. } => self.lists |= Lists::GRID,
            Edit::Title { .. } | Edit::Scan { .. } => self.lists |= Lists::MAP_HEAD,
        }
    }

    /// Adds `Lists::STRAYS` if anything touched is off the grid.
    fn add_strays(&mut self, project: &Project) {
        let grid = project.map.grid;
        let is_stray = |side: &Hexside| !side.is_real() || side.hexes().into_iter().any(|hex| !grid.contains(hex));
        if self.hexes.iter().any(|hex| !grid.contains(*hex)) || self.sides.iter().any(is_stray) {
            self.lists |= Lists::STRAYS;
        }
    }

    fn hex(&mut self, change: &Change<HexEntry>) {
        let storeys = |entry: &HexEntry| (entry.open_top, entry.levels.as_slice() == [Storey::PLAIN]);
        self.lists |= Lists::GROUND;
        let same = match (change.was.as_slice(), change.becomes.as_slice()) {
            ([was], [becomes]) => (was.open_top, &was.levels) == (becomes.open_top, &becomes.levels),
            // A hex the map does not list is open ground.
            ([one], []) | ([], [one]) => storeys(one) == (false, true),
            _ => false,
        };
        if !same {
            self.lists |= Lists::STOREYS;
        }
        self.hexes.extend(change.key());
    }

    fn region(&mut self, change: &Change<Region>) {
        // A whole hex is a different member from one of its levels.
        let members = moved(change, |region| match &region.members {
            Members::Hexes(hexes) => hexes.iter().map(|hex| (*hex, None)).collect(),
            Members::Spots(spots) => spots.iter().map(|spot| (spot.hex, Some(spot.level))).collect(),
            Members::Hexsides(_) => Vec::new(),
        });
        self.hexes.extend(members.into_iter().map(|(hex, _)| hex));
        self.sides.extend(moved(change, |region| match &region.members {
            Members::Hexsides(sides) => sides.clone(),
            Members::Hexes(_) | Members::Spots(_) => Vec::new(),
        }));
    }

    /// Whether everything should be checked again because more than a few places have changed.
    pub(super) fn is_all(&self) -> bool {
        self.lists.intersects(Lists::GRID | Lists::CORRECTIONS)
    }
}

/// Whether the room, region or entry area an edit changes has a member off the grid, changed or not.
fn lists_strays(edit: &Edit, grid: Grid) -> bool {
    let off = |hex: Hex| !grid.contains(hex);
    match edit {
        Edit::Room(change) => {
            let strays = |rooms: &[Room]| rooms.iter().flat_map(|room| &room.spots).any(|spot| off(spot.hex));
            strays(&change.was) || strays(&change.becomes)
        }
        Edit::EntryArea(change) => {
            let strays = |areas: &[EntryArea]| areas.iter().flat_map(|area| &area.hexes).any(|hex| off(*hex));
            strays(&change.was) || strays(&change.becomes)
        }
        Edit::Region(change) => {
            let strays = |regions: &[Region]| {
                regions.iter().any(|region| match &region.members {
                    Members::Hexes(hexes) => hexes.iter().any(|hex| off(*hex)),
                    Members::Spots(spots) => spots.iter().any(|spot| off(spot.hex)),
                    Members::Hexsides(sides) => {
                        sides.iter().any(|side| !side.is_real() || side.hexes().into_iter().any(off))
                    }
                })
            };
            strays(&change.was) || strays(&change.becomes)
        }
        _ => false,
    }
}

/// Returns the members that occur more often on one side of a change than on the other. If a side does not have exactly
/// one entry, all members count as moved, since only the first of several entries with a key takes effect.
fn moved<T, M: Ord + Clone>(change: &Change<T>, members: impl Fn(&T) -> Vec<M>) -> Vec<M> {
    let all = |things: &[T]| {
        let mut all: Vec<M> = things.iter().flat_map(&members).collect();
        all.sort_unstable();
        all
    };
    let (was, becomes) = (all(&change.was), all(&change.becomes));
    if change.was.len() != 1 || change.becomes.len() != 1 {
        return [was, becomes].concat();
    }
    let (mut moved, mut left, mut right) = (Vec::new(), was.iter().peekable(), becomes.iter().peekable());
    loop {
        match (left.peek(), right.peek()) {
            (Some(a), Some(b)) if a == b => {
                left.next();
                right.next();
            }
            (Some(a), Some(b)) => {
                let first = if a < b { left.next() } else { right.next() };
                moved.extend(first.cloned());
            }
            (Some(_), None) => moved.extend(left.next().cloned()),
            (None, Some(_)) => moved.extend(right.next().cloned()),
            (None, None) => return moved,
        }
    }
}

fn rulebook(edit: &RulebookEdit) -> Lists {
    match edit {
        RulebookEdit::Parameter(_) => Lists::PARAMETERS,
        RulebookEdit::Terrain(_) => Lists::TERRAIN,
        RulebookEdit::CombatRows(_)
        | RulebookEdit::DieLine(_)
        | RulebookEdit::Withdrawal(_)
        | RulebookEdit::Victory(_)
        | RulebookEdit::Siege(_) => Lists::TABLES,
        RulebookEdit::Allow(_) => Lists::ALLOWANCES,
    }
}

fn scenario(edit: &ScenarioEdit) -> Lists {
    match edit {
        ScenarioEdit::Plot(_) => Lists::PLOT,
        ScenarioEdit::Placement(_) => Lists::SET_UP,
        ScenarioEdit::MapFingerprint(_) => Lists::NAMES,
        ScenarioEdit::Corrections(_) => Lists::CORRECTIONS | Lists::MAP | Lists::NAMES,
        ScenarioEdit::Correction(..) => Lists::CORRECTIONS | Lists::MAP | Lists::NAMES | Lists::ALLOWANCES,
        ScenarioEdit::Variants(_) | ScenarioEdit::Variant(..) => Lists::VARIANTS | Lists::NAMES | Lists::ALLOWANCES,
        ScenarioEdit::Allow(_) => Lists::ALLOWANCES,
    }
}
