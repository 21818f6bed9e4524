//! A project as lints see it, with derived data shared by several of them.

use crate::alamo;
use std::cell::OnceCell;
use std::ops::Deref;

use super::connectivity::Connectivity;
use super::contradicted_region::WrongWalls;
use super::isolated_spots::IsolatedSpots;
use super::odd_ground::OddOnes;
use super::shifted_numbering::Numbering;
use super::storeys::Storeys;
use super::texts::{self, OddText};
use super::unpainted_confines::BareConfines;
use super::unwalled_room::Surroundings;
use super::variants::Outlines;
use super::zone::RegionOnGrid;
use super::{Lists, Touched, off_grid};
use crate::board::los::SingleLines;
use crate::board::{Board, SpotSet};
use crate::hex::Hex;
use crate::map::Region;
use crate::project::Project;
use crate::rulebook::{Rulebook, System};
use crate::spot::{Level, Spot};
use crate::variant::facts::TaggedCounters;

/// A project as lints see it, with derived data that is computed once.
#[derive(Debug, Clone, Copy)]
pub struct Survey<'a> {
    project: &'a Project,
    ready: &'a Ready,
}

/// Derived data of a project, computed on first use and kept until its inputs change.
#[derive(Debug, Clone, Default)]
pub(super) struct Ready {
    board: OnceCell<Board>,
    confines: OnceCell<RegionOnGrid>,
    inside_walls: OnceCell<RegionOnGrid>,
    lookout: OnceCell<SingleLines>,
    strays: OnceCell<bool>,
    numbering: OnceCell<Numbering>,
    wrong_walls: OnceCell<WrongWalls>,
    outlines: OnceCell<Outlines>,
    cast: OnceCell<TaggedCounters>,
    surroundings: OnceCell<Surroundings>,
    wayless: OnceCell<IsolatedSpots>,
    odd_ones: OnceCell<OddOnes>,
    bare_confines: OnceCell<BareConfines>,
    storeys: OnceCell<Storeys>,
    odd_texts: OnceCell<Vec<OddText>>,
}

impl Ready {
    /// Updates or drops what an edit has touched. Returns the lists that changed as a result.
    pub(super) fn update(&mut self, project: &Project, touched: &Touched) -> Lists {
        if !self.odd_texts.get().is_some_and(|odd| texts::stay(odd, project, touched)) {
            self.odd_texts = OnceCell::new();
        }
        if touched.lists.intersects(Lists::REGIONS | Lists::CORRECTIONS) {
            self.confines = OnceCell::new();
            self.inside_walls = OnceCell::new();
        }
        if touched.lists.intersects(Lists::GRID | Lists::STRAYS | Lists::CORRECTIONS) {
            self.strays = OnceCell::new();
        }
        if self.numbering.get().is_some_and(|numbering| numbering.is_stale(touched.lists)) {
            self.numbering = OnceCell::new();
        }
        if touched.lists.intersects(Lists::VARIANTS) {
            self.outlines = OnceCell::new();
        }
        if touched.lists.intersects(Lists::COUNTERS) {
            self.cast = OnceCell::new();
        }
        if touched.lists.intersects(OddOnes::READ) {
            self.odd_ones = OnceCell::new();
        } else if let Some(odd_ones) = self.odd_ones.get_mut().filter(|_| touched.lists.intersects(Lists::HEXES)) {
            odd_ones.update(&project.map, &touched.hexes);
        }
        if touched.lists.intersects(BareConfines::READ) {
            self.bare_confines = OnceCell::new();
        } else if let (Some(bare), Some(confines)) = (self.bare_confines.get_mut(), self.confines.get()) {
            bare.update(&project.map, confines, &touched.hexes);
        }
        if touched.lists.intersects(Storeys::READ) {
            self.storeys = OnceCell::new();
        }
        let changed = self.update_board(project, touched);
        if changed.contains(Lists::ANEW) {
            self.wayless = OnceCell::new();
        } else if let (Some(wayless), Some(board)) = (self.wayless.get_mut(), self.board.get()) {
            wayless.update(board, &touched.sides);
        }
        if touched.lists.intersects(WrongWalls::READ) {
            self.wrong_walls = OnceCell::new();
        } else if let Some(mut walls) = self.wrong_walls.take() {
            walls.update(&Survey::new(project, self), &touched.sides);
            self.wrong_walls = OnceCell::from(walls);
        }
        if touched.lists.intersects(Surroundings::DROPPED) || changed.contains(Lists::ANEW) {
            self.surroundings = OnceCell::new();
        } else if let Some(mut surroundings) = self.surroundings.take() {
            let survey = Survey::new(project, self);
            if touched.lists.intersects(Surroundings::READ) {
                let ends = touched.sides.iter().flat_map(|side| side.hexes());
                let hexes: Vec<Hex> = ends.chain(touched.hexes.iter().copied()).collect();
                // Renaming a region touches no hex.
                let of_rooms = !touched.lists.intersects(Lists::REGIONS);
                surroundings.reread(&survey, of_rooms.then_some(&hexes));
            } else {
                surroundings.update(&survey, &touched.sides);
            }
            self.surroundings = OnceCell::from(surroundings);
        }
        changed
    }

    fn update_board(&mut self, project: &Project, touched: &Touched) -> Lists {
        let Some(board) = self.board.get_mut() else { return Lists::ANEW };
        let before = Connectivity::new(board, &touched.sides);
        let resettles = touched.lists.intersects(Lists::HEXES) && !board.has_spots_of(&project.map, &touched.hexes);
        if !follows(board, project, touched, resettles) {
            (self.board, self.lookout) = (OnceCell::new(), OnceCell::new());
            return Lists::ANEW;
        }
        if resettles {
            self.lookout = OnceCell::new();
            return Lists::ANEW;
        }
        let mut changed = before.changed(board, &touched.sides);
        let is_indoors = |hex: Hex| board.spots_of(hex).any(|spot| board.spot(spot).level == Level::In);
        if touched.sides.iter().flat_map(|side| side.hexes()).any(is_indoors) {
            changed |= Lists::PARTITIONS;
        }
        if touched.lists.intersects(Lists::RULEBOOK) {
            self.lookout = OnceCell::new();
        }
        let lookout = self.lookout.get_mut();
        if lookout.is_none_or(|lookout| lookout.repaint(&project.map, &touched.sides)) {
            changed |= Lists::SIGHT;
        }
        changed
    }

    /// Takes the board, to be given back with `put_board`.
    pub(super) fn take_board(&mut self, project: &Project) -> Board {
        self.board.take().unwrap_or_else(|| Board::draft(&project.map, alamo::charts(&project.rulebook)))
    }

    /// Puts the board back.
    pub(super) fn put_board(&mut self, board: Board) {
        self.board = OnceCell::from(board);
    }
}

/// Updates a board, including its spots if hexes have changed theirs; `false` if it must be recompiled.
fn follows(board: &mut Board, project: &Project, touched: &Touched, resettles: bool) -> bool {
    let (map, lists) = (&project.map, touched.lists);
    if lists.intersects(Lists::GRID | Lists::CORRECTIONS)
        || lists.intersects(Lists::RULEBOOK) && !board.follows(&alamo::charts(&project.rulebook))
        || resettles && !board.resettle(map, &touched.hexes)
        || lists.intersects(Lists::HEXSIDES) && !board.repaint(map, &touched.sides)
    {
        return false;
    }
    if lists.intersects(Lists::REGIONS) {
        board.reread_regions(map);
    }
    if lists.intersects(Lists::ENTRY_AREAS) {
        board.reread_entry_areas(map);
    }
    true
}

impl<'a> Survey<'a> {
    pub(super) const fn new(project: &'a Project, ready: &'a Ready) -> Self {
        Self { project, ready }
    }

    /// Returns the compiled board. Every map has one, however broken.
    #[must_use]
    pub fn board(&self) -> &'a Board {
        self.ready.board.get_or_init(|| Board::draft(&self.project.map, alamo::charts(&self.project.rulebook)))
    }

    /// Returns the project with its full lifetime.
    pub(super) const fn project(&self) -> &'a Project {
        self.project
    }

    /// Returns the rulebook with the project's lifetime.
    pub(super) const fn rulebook(&self) -> &'a Rulebook {
        &self.project.rulebook
    }

    /// Returns the single lines of sight on the board.
    pub(super) fn lookout(&self) -> &'a SingleLines {
        let project = self.project;
        self.ready.lookout.get_or_init(|| SingleLines::new(&project.map, self.board()))
    }

    /// Whether a list of the map names a hex off the grid, or a hexside between hexes that do not touch.
    pub(super) fn has_strays(&self) -> bool {
        *self.ready.strays.get_or_init(|| off_grid::are_there(&self.project.map))
    }

    /// Returns whether the numbers of the map agree with its grid.
    pub(super) fn numbering(&self) -> Numbering {
        *self.ready.numbering.get_or_init(|| Numbering::new(self))
    }

    /// Returns the names that can be used in each rule and table of the variants.
    pub(super) fn outlines(&self) -> &'a Outlines {
        self.ready.outlines.get_or_init(|| Outlines::new(self.project))
    }

    /// Returns the counters of the mix by their tags.
    pub(super) fn cast(&self) -> &'a TaggedCounters {
        self.ready.cast.get_or_init(|| TaggedCounters::new(&self.project.counters))
    }

    /// Returns the surroundings of the rooms.
    pub(super) fn surroundings(&self) -> &'a Surroundings {
        self.ready.surroundings.get_or_init(|| Surroundings::new(self))
    }

    /// Returns the hex of each region that is painted unlike all its others.
    pub(super) fn odd_ones(&self) -> &'a OddOnes {
        self.ready.odd_ones.get_or_init(|| OddOnes::new(&self.project.map))
    }

    /// Returns the hexes of the confines that are not painted.
    pub(super) fn bare_confines(&self) -> &'a BareConfines {
        self.ready.bare_confines.get_or_init(|| BareConfines::new(&self.project.map, self.confines()))
    }

    /// Returns the areas as the third game reads them.
    pub(super) fn storeys(&self) -> &'a Storeys {
        self.ready.storeys.get_or_init(|| Storeys::new(&self.project.map))
    }

    /// Returns what is wrong with the texts of all documents.
    pub(super) fn odd_texts(&self) -> &'a [OddText] {
        self.ready.odd_texts.get_or_init(|| texts::odd(self.project))
    }

    /// Returns the spots without a crossing.
    pub(super) fn wayless(&self) -> &'a IsolatedSpots {
        self.ready.wayless.get_or_init(|| IsolatedSpots::new(self.board()))
    }

    /// Returns the walls that, by the zones, protect the outer side.
    pub(super) fn wrong_walls(&self) -> &'a WrongWalls {
        self.ready.wrong_walls.get_or_init(|| WrongWalls::new(self))
    }

    /// Whether the map has a spot, usually decided by the board without a search.
    pub(super) fn has_spot(&self, spot: Spot) -> bool {
        // If a map has more spots than a board can hold, the board omits some.
        self.board().id(spot).is_some() || self.project.map.has_spot(spot)
    }

    /// Whether pieces can stand on a level: only the third game has upper floors.
    pub(super) fn knows(&self, level: Level) -> bool {
        level != Level::Upper || self.project.rulebook.system == System::Deguello
    }

    /// Whether these are all spots of the board without duplicates, as on a correct map.
    pub(super) fn are_distinct(&self, spots: impl IntoIterator<Item = Spot>) -> bool {
        let board = self.board();
        let mut seen = SpotSet::new(board.len());
        spots.into_iter().all(|spot| board.id(spot).is_some_and(|spot| seen.insert(spot)))
    }

    /// Returns the confines (2.3).
    pub(super) fn confines(&self) -> &'a RegionOnGrid {
        self.ready.confines.get_or_init(|| RegionOnGrid::new(&self.project.map, Region::CONFINES))
    }

    /// Returns the inside of the walls (2.2).
    pub(super) fn inside_walls(&self) -> &'a RegionOnGrid {
        self.ready.inside_walls.get_or_init(|| RegionOnGrid::new(&self.project.map, Region::INSIDE_WALLS))
    }
}

impl Deref for Survey<'_> {
    type Target = Project;

    fn deref(&self) -> &Project {
        self.project
    }
}
