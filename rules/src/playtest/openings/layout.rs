//! An opening as a search varies it: spots of counters, areas of columns, counters left in the box.

use std::collections::BTreeMap;

use crate::counters::CounterMix;
use crate::edit::Change as Edited;
use crate::playtest::ScenarioChange;
use crate::project::Project;
use crate::project_edit::{ProjectEdit, ScenarioEdit};
use crate::scenario::{Placement, PlotLine};
use crate::spot::Spot;

/// The spots where counters start, the areas where columns enter, and the number of counters left in the box. Counters
/// of a kind are all alike, so swapping two of them does not make another opening.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Layout {
    /// The entry area of each plotted column.
    pub plot: BTreeMap<String, u8>,
    /// The spots of the counters of each kind, sorted.
    pub stands: BTreeMap<String, Vec<Spot>>,
    /// The number of counters of each kind left in the box; complete kinds are absent.
    pub boxed: BTreeMap<String, i32>,
}

/// A difference between two openings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayoutChange {
    /// A counter starts on another spot.
    Stands {
        /// The kind of the counter.
        id: String,
        /// The spot it starts on in the other opening.
        from: Spot,
        /// The spot it starts on.
        to: Spot,
    },
    /// A column enters by another area.
    Enters {
        /// The code of the column.
        column: String,
        /// The area it enters by in the other opening.
        from: u8,
        /// The area it enters by.
        to: u8,
    },
    /// Counters stay in the box.
    Boxed {
        /// The kind of the counters.
        id: String,
        /// The number of counters.
        count: i32,
    },
}

impl Layout {
    /// Returns the opening of a project.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counters::{BatteryCounter, CounterMix};
    /// use rules::playtest::openings::Layout;
    /// use rules::project::Project;
    /// use rules::provenance::Provenance;
    /// use rules::scenario::Placement;
    ///
    /// let gun = BatteryCounter { id: "gun6".into(), pounds: 6, strength: 6, quantity: 2, by: Provenance::Painted };
    /// let mut project = Project::default();
    /// project.counters.batteries.push(gun);
    /// project.scenario.setup.push(Placement { piece: "gun6-2".into(), at: "0303".parse()? });
    /// let layout = Layout::from_project(&project);
    /// assert_eq!(layout.stands["gun6"].len(), 1);
    /// assert_eq!(layout.made_in(&project).as_ref(), Some(&project), "nothing differs");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_project(project: &Project) -> Self {
        Self::from_lines(project, &project.scenario.plot, &project.scenario.setup)
    }

    /// Returns the opening these lines give a project. Lines about counters that do not exist are ignored.
    pub(super) fn from_lines(project: &Project, plot: &[PlotLine], setup: &[Placement]) -> Self {
        let spot = |piece: &String| setup.iter().find(|line| line.piece == *piece).map(|line| line.at);
        let stands = project.counters.kinds().filter_map(|(id, quantity)| {
            let mut spots: Vec<Spot> = CounterMix::pieces_of(id, quantity).filter_map(|piece| spot(&piece)).collect();
            spots.sort_unstable();
            (!spots.is_empty()).then(|| (id.to_owned(), spots))
        });
        let plot = plot.iter().map(|line| (line.column.clone(), line.area)).collect();
        Self { plot, stands: stands.collect(), boxed: BTreeMap::new() }
    }

    /// Returns the number of counters of a kind in a project with this opening.
    pub(super) fn quantity(&self, project: &Project, id: &str) -> i32 {
        let all = project.counters.quantity_of(id).and_then(|own| i32::try_from(own).ok()).unwrap_or(0);
        all - self.boxed.get(id).copied().unwrap_or(0)
    }

    /// Returns the project with this opening, made by edits; `None` if it does not have enough counters. A counter
    /// already on a spot wanted for its kind stays there.
    #[must_use]
    pub fn made_in(&self, project: &Project) -> Option<Project> {
        let mut changed = project.clone();
        for id in self.boxed.keys() {
            let (name, value) = (format!("counter.{id}.quantity"), self.quantity(project, id));
            changed = ScenarioChange::Figure { name, value }.made_in(&changed).ok()?;
        }
        changed.scenario.setup.sort();
        changed.scenario.plot.sort();
        let mut edits: Vec<ScenarioEdit> = Vec::new();
        if self.stands.keys().any(|id| changed.counters.quantity_of(id).is_none()) {
            return None;
        }
        for (id, _) in changed.counters.kinds() {
            let spots = self.stands.get(id).map_or(&[][..], Vec::as_slice);
            for (piece, at) in lines(&changed, id, spots)? {
                let becomes: Vec<Placement> = at.map(|at| Placement { piece: piece.clone(), at }).into_iter().collect();
                edits.push(ScenarioEdit::Placement(Edited::new(&changed.scenario.setup, &piece, becomes)));
            }
        }
        edits.extend(self.plot.iter().map(|(column, area)| {
            let line = PlotLine { column: column.clone(), area: *area };
            ScenarioEdit::Plot(Edited::new(&changed.scenario.plot, column, vec![line]))
        }));
        let edits: Vec<ProjectEdit> =
            edits.into_iter().map(ProjectEdit::Scenario).filter(|edit| !edit.is_empty()).collect();
        ProjectEdit::make_all(&edits, &mut changed).ok()?;
        Some(changed)
    }

    /// Returns the number of counters and columns in which two openings differ: those that start or enter elsewhere,
    /// and those that are in the box in only one of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::openings::Layout;
    ///
    /// let mut one = Layout::default();
    /// one.stands.insert("rifles".into(), vec!["0303".parse()?, "0304".parse()?]);
    /// one.plot.insert("1".into(), 1);
    /// let mut other = one.clone();
    /// other.stands.insert("rifles".into(), vec!["0304".parse()?, "0305".parse()?]);
    /// other.plot.insert("1".into(), 2);
    /// assert_eq!(one.apart(&other), 2, "one rifle and the column");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn apart(&self, other: &Self) -> usize {
        let mut apart = 0;
        for (id, (own, its)) in both(&self.stands, &other.stands) {
            let (own, its) = (own.map_or(&[][..], Vec::as_slice), its.map_or(&[][..], Vec::as_slice));
            let boxed = self.boxed(id).abs_diff(other.boxed(id)) as usize;
            apart += without(own, its).len().max(without(its, own).len()).max(boxed);
        }
        for (id, (own, its)) in both(&self.boxed, &other.boxed) {
            if !self.stands.contains_key(id) && !other.stands.contains_key(id) {
                apart += own.copied().unwrap_or(0).abs_diff(its.copied().unwrap_or(0)) as usize;
            }
        }
        apart + both(&self.plot, &other.plot).filter(|(_, (own, its))| own != its).count()
    }

    fn boxed(&self, id: &str) -> i32 {
        self.boxed.get(id).copied().unwrap_or(0)
    }

    /// Returns the differences of this opening from another: counters left in the box first, then columns, then
    /// counters on the map.
    #[must_use]
    pub fn shifts(&self, from: &Self) -> Vec<LayoutChange> {
        let boxed = self.boxed.iter().map(|(id, count)| LayoutChange::Boxed { id: id.clone(), count: *count });
        let mut shifts: Vec<LayoutChange> = boxed.collect();
        for (column, (own, its)) in both(&self.plot, &from.plot) {
            if let (Some(to), Some(from)) = (own.filter(|own| Some(*own) != its), its) {
                shifts.push(LayoutChange::Enters { column: column.clone(), from: *from, to: *to });
            }
        }
        for (id, (own, its)) in both(&self.stands, &from.stands) {
            let (own, its) = (own.map_or(&[][..], Vec::as_slice), its.map_or(&[][..], Vec::as_slice));
            let pairs = without(its, own).into_iter().zip(without(own, its));
            shifts.extend(pairs.map(|(from, to)| LayoutChange::Stands { id: id.clone(), from, to }));
        }
        shifts
    }
}

/// Assigns the spots to the counters of a kind; `None` if there are too few counters.
fn lines(project: &Project, id: &str, spots: &[Spot]) -> Option<Vec<(String, Option<Spot>)>> {
    let quantity = project.counters.quantity_of(id).and_then(|own| i32::try_from(own).ok()).unwrap_or(0);
    let mut left = spots.to_vec();
    let mut lines: Vec<(String, Option<Spot>)> = Vec::new();
    for piece in CounterMix::pieces_of(id, quantity) {
        let now = project.scenario.setup.iter().find(|line| line.piece == piece).map(|line| line.at);
        let stays = now.and_then(|now| left.iter().position(|at| *at == now));
        lines.push((piece, stays.map(|place| left.remove(place))));
    }
    // Counters that had a spot take precedence over those that had none.
    let had = |piece: &String| project.scenario.setup.iter().any(|line| line.piece == *piece);
    let mut left = left.into_iter();
    for wanted in [true, false] {
        for (piece, at) in lines.iter_mut().filter(|(_, at)| at.is_none()) {
            if had(piece) == wanted {
                *at = left.next();
            }
        }
    }
    left.next().is_none().then_some(lines)
}

/// Iterates over the keys of both maps, with the values of each.
fn both<'a, V>(
    one: &'a BTreeMap<String, V>,
    other: &'a BTreeMap<String, V>,
) -> impl Iterator<Item = (&'a String, (Option<&'a V>, Option<&'a V>))> {
    let more = other.keys().filter(|id| !one.contains_key(*id));
    one.keys().chain(more).map(move |id| (id, (one.get(id), other.get(id))))
}

/// Returns the spots of `own` that `other` does not have; duplicates count.
fn without(own: &[Spot], other: &[Spot]) -> Vec<Spot> {
    let mut other = other.to_vec();
    let is_more = |at: &&Spot| match other.iter().position(|own| own == *at) {
        Some(place) => {
            other.remove(place);
            false
        }
        None => true,
    };
    own.iter().filter(is_more).copied().collect()
}
