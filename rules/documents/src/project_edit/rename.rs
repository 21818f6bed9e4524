//! Renames a counter, a column, a room or a region, with all references to it.

mod references;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use references::{Renaming, allowance_items, allowances, corrections, placed, retold};

use super::{CountersEdit, ProjectEdit, ScenarioEdit, Swap};
use crate::counters::{CounterMix, is_fixed};
use crate::edit::{Change, Edit, Keyed};
use crate::map::{Region, Room};
use crate::project::Project;
use crate::variant::grammar::{NameClass, told_anew};
use crate::variant::{Variant, as_tag};

/// The kind of thing to rename.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Renamed {
    /// A counter of the mix, with all its pieces.
    Counter,
    /// A column of the mix.
    Column,
    /// A room of the map.
    Room,
    /// A region of the map.
    Region,
}

/// The reason why something cannot be renamed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotRenamed {
    /// Nothing has the old name.
    #[error("nothing has this name")]
    Unknown,
    /// The new name is empty.
    #[error("the new name is empty")]
    Empty,
    /// The new name has characters other than letters, digits, `_`, `-` and `.`: set-ups, cases and queries could not
    /// read it.
    #[error("the new name may hold only letters, digits, `_`, `-` and `.`")]
    Malformed,
    /// Something else has the new name, or something refers to it already.
    #[error("the new name is taken")]
    Taken,
    /// The rules refer to it by this name.
    #[error("the rules ask for it by this name")]
    Asked,
}

/// Returns the edits that rename something in a project with all references to it: in set-up, plot, rooms, corrections
/// and allowances, including those inside corrections. Parameters name no counter, column or room, and only regions the
/// rules refer to, which cannot be renamed. Files of cases are outside a project and are not changed.
///
/// # Errors
///
/// Returns an error if nothing has the old name, if the new one is empty, malformed or taken, or if the rules refer to
/// the old one.
///
/// # Examples
///
/// ```
/// use rules::counters::BatteryCounter;
/// use rules::project::Project;
/// use rules::project_edit::{NotRenamed, ProjectEdit, Renamed, rename};
/// use rules::provenance::Provenance;
///
/// let mut project = Project::default();
/// let id = "gun6".to_owned();
/// let gun = BatteryCounter { id, pounds: 6, strength: 6, quantity: 1, by: Provenance::Painted };
/// project.counters.batteries.push(gun);
/// let edits = rename(&project, Renamed::Counter, "gun6", "howitzer")?;
/// ProjectEdit::make_all(&edits, &mut project)?;
/// assert_eq!(project.counters.batteries[0].id, "howitzer");
/// assert_eq!(rename(&project, Renamed::Counter, "gun6", "mortar"), Err(NotRenamed::Unknown));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rename(project: &Project, what: Renamed, from: &str, to: &str) -> Result<Vec<ProjectEdit>, NotRenamed> {
    if from == to {
        return Ok(Vec::new());
    }
    if to.trim().is_empty() {
        return Err(NotRenamed::Empty);
    }
    if !is_id(to) {
        return Err(NotRenamed::Malformed);
    }
    let own = Renaming { project, from, to };
    let names = match what {
        Renamed::Counter => pieces(&own).into_iter().map(|(from, to)| ("set-up", from, to)).collect(),
        Renamed::Column => vec![("plot", from.to_owned(), to.to_owned())],
        Renamed::Room | Renamed::Region => Vec::new(),
    };
    let word = match what {
        Renamed::Counter => "counter",
        Renamed::Column => "column",
        Renamed::Room => "room",
        Renamed::Region => "region",
    };
    let places: Vec<(String, String)> = names
        .into_iter()
        .chain([(word, from.to_owned(), to.to_owned())])
        .map(|(word, from, to)| (format!("{word} {from}"), format!("{word} {to}")))
        .collect();
    let mut edits = match what {
        Renamed::Counter => counter(&own)?,
        Renamed::Column => column(&own)?,
        Renamed::Room => room(&own, &places)?,
        Renamed::Region => region(&own, &places)?,
    };
    edits.extend(allowances(project, &places));
    edits.extend(variants(&own, what, &places));
    Ok(edits)
}

/// Returns the edits of the variants that refer to the renamed thing: to leaders and columns by their tags, to
/// batteries and regions by name, to anything in their allowances.
fn variants(own: &Renaming<'_>, what: Renamed, places: &[(String, String)]) -> Vec<ProjectEdit> {
    let Renaming { project, from, to } = *own;
    let is_leader = project.counters.leaders.iter().any(|leader| leader.id == from);
    let (old, new) = (as_tag(from), as_tag(to));
    let listed = project.variants.iter().enumerate();
    let told = listed.filter_map(|(at, listed)| {
        let variant = &listed.document;
        let declares = variant.regions.iter().any(|region| region.id == from);
        let anew = |names: NameClass, leaf: &str| match (what, names) {
            (Renamed::Counter, NameClass::Battery) if leaf == from => Some(to.to_owned()),
            (Renamed::Counter, NameClass::Tag) if is_leader && leaf == old => Some(new.clone()),
            (Renamed::Column, NameClass::Tag) if leaf == old => Some(new.clone()),
            (Renamed::Region, NameClass::Region) if !declares && leaf == from => Some(to.to_owned()),
            _ => None,
        };
        let told = told_anew(variant, &anew).unwrap_or_else(|| variant.clone());
        let becomes = Variant { allow: placed(&variant.allow, places), ..told };
        (*variant != becomes).then(|| ProjectEdit::Variant(at, Box::new(Swap { was: variant.clone(), becomes })))
    });
    told.collect()
}

/// Whether a text can be a new id: letters, digits, `_`, `-` and `.`. Files, queries and cases read it as one word.
///
/// # Examples
///
/// ```
/// use rules::project_edit::is_id;
///
/// assert!(is_id("vir-6.b"));
/// assert!(!is_id("long barracks") && !is_id(""));
/// ```
#[must_use]
pub fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '.'))
}

/// Returns the words by which other documents call a thing, each with its new form: its id, the names of its pieces, and
/// the tag of a leader or column in variants.
///
/// # Examples
///
/// ```
/// use rules::counters::BatteryCounter;
/// use rules::project::Project;
/// use rules::project_edit::{Renamed, renamed_words};
/// use rules::provenance::Provenance;
///
/// let mut project = Project::default();
/// let id = "gun6".to_owned();
/// let gun = BatteryCounter { id, pounds: 6, strength: 6, quantity: 2, by: Provenance::Painted };
/// project.counters.batteries.push(gun);
/// let words = renamed_words(&project, Renamed::Counter, "gun6", "howitzer");
/// assert_eq!(words.get("gun6-2").map(String::as_str), Some("howitzer-2"));
/// ```
#[must_use]
pub fn renamed_words(project: &Project, what: Renamed, from: &str, to: &str) -> BTreeMap<String, String> {
    let mut words = BTreeMap::from([(from.to_owned(), to.to_owned())]);
    if matches!(what, Renamed::Counter | Renamed::Column) {
        words.entry(as_tag(from)).or_insert_with(|| as_tag(to));
    }
    if what == Renamed::Counter {
        words.extend(pieces(&Renaming { project, from, to }));
    }
    words
}

/// Returns the pieces of the counter, each with its new name.
fn pieces(own: &Renaming<'_>) -> Vec<(String, String)> {
    let quantities = own.project.counters.kinds().filter(|(id, _)| *id == own.from).map(|(_, quantity)| quantity);
    let pairs = quantities.flat_map(|quantity| {
        // More pieces than the set-up can name do not matter, and a broken mix may have very many.
        let named = quantity.min(i32::from(u16::MAX));
        CounterMix::pieces_of(own.from, named).zip(CounterMix::pieces_of(own.to, named))
    });
    let distinct: BTreeSet<(String, String)> = pairs.collect();
    distinct.into_iter().collect()
}

fn counter(own: &Renaming<'_>) -> Result<Vec<ProjectEdit>, NotRenamed> {
    let Renaming { project, from, to } = *own;
    let mix = &project.counters;
    if mix.quantity_of(from).is_none() {
        return Err(NotRenamed::Unknown);
    }
    if is_fixed(from) {
        return Err(NotRenamed::Asked);
    }
    let pieces = pieces(own);
    let knows = mix.knows();
    let is_taken = |piece: &String| knows(piece) || project.scenario.setup.iter().any(|line| line.piece == *piece);
    if mix.quantity_of(to).is_some() || pieces.iter().any(|(_, piece)| is_taken(piece)) {
        return Err(NotRenamed::Taken);
    }
    let mut edits = Vec::new();
    edits.extend(own.keyed(&mix.units, |unit| to.clone_into(&mut unit.id)).map(CountersEdit::Unit));
    edits.extend(own.keyed(&mix.leaders, |leader| to.clone_into(&mut leader.id)).map(CountersEdit::Leader));
    edits.extend(own.keyed(&mix.batteries, |battery| to.clone_into(&mut battery.id)).map(CountersEdit::Battery));
    edits.extend(own.keyed(&mix.pieces, |piece| to.clone_into(&mut piece.id)).map(CountersEdit::Piece));
    let mut edits: Vec<ProjectEdit> = edits.into_iter().map(ProjectEdit::Counters).collect();
    for (from, to) in &pieces {
        let line = Renaming { project, from, to };
        let changes = line.keyed(&project.scenario.setup, |placement| placement.piece.clone_from(to));
        edits.extend(changes.map(|change| ProjectEdit::Scenario(ScenarioEdit::Placement(change))));
    }
    Ok(edits)
}

fn column(own: &Renaming<'_>) -> Result<Vec<ProjectEdit>, NotRenamed> {
    let Renaming { project, from, to } = *own;
    let mix = &project.counters;
    known(mix.columns.iter().map(|column| &column.id), own)?;
    let refers = mix.units.iter().map(|unit| &unit.column).chain(mix.leaders.iter().map(|leader| &leader.column));
    let plotted = project.scenario.plot.iter().map(|line| &line.column);
    if refers.chain(plotted).any(|column| column == to) {
        return Err(NotRenamed::Taken);
    }
    let mut edits: Vec<CountersEdit> =
        own.keyed(&mix.columns, |column| to.clone_into(&mut column.id)).map(CountersEdit::Column).collect();
    let is_of = |column: &String| column == from;
    let units = retold(&mix.units, |unit| is_of(&unit.column), |unit| to.clone_into(&mut unit.column));
    edits.extend(units.map(CountersEdit::Unit));
    let leaders = retold(&mix.leaders, |leader| is_of(&leader.column), |leader| to.clone_into(&mut leader.column));
    edits.extend(leaders.map(CountersEdit::Leader));
    let plot = own.keyed(&project.scenario.plot, |line| to.clone_into(&mut line.column));
    let plot = plot.map(|change| ProjectEdit::Scenario(ScenarioEdit::Plot(change)));
    Ok(edits.into_iter().map(ProjectEdit::Counters).chain(plot).collect())
}

fn room(own: &Renaming<'_>, places: &[(String, String)]) -> Result<Vec<ProjectEdit>, NotRenamed> {
    let maps = [own.project.base_map(), &own.project.map];
    known(maps.iter().flat_map(|map| &map.rooms).map(|room| &room.id), own)?;
    let rename = |room: &mut Room| {
        if room.id == own.from {
            own.to.clone_into(&mut room.id);
        }
    };
    let changes = own.keyed(&maps[0].rooms, rename).map(|change| ProjectEdit::Map(Edit::Room(change)));
    let item = |edit: &Edit| match edit {
        Edit::Room(change) => Edit::Room(anew(change, rename)),
        other => allowance_items(other, places),
    };
    Ok(changes.chain(corrections(own.project, item)).collect())
}

fn region(own: &Renaming<'_>, places: &[(String, String)]) -> Result<Vec<ProjectEdit>, NotRenamed> {
    let Renaming { project, from, to } = *own;
    let maps = [project.base_map(), &project.map];
    if [Region::CONFINES, Region::INSIDE_WALLS].contains(&from) {
        return Err(NotRenamed::Asked);
    }
    known(maps.iter().flat_map(|map| &map.regions).map(|region| &region.id), own)?;
    if maps.iter().flat_map(|map| &map.rooms).any(|room| room.building == to) {
        return Err(NotRenamed::Taken);
    }
    let rename = |region: &mut Region| {
        if region.id == from {
            to.clone_into(&mut region.id);
        }
    };
    let rehouse = |room: &mut Room| {
        if room.building == from {
            to.clone_into(&mut room.building);
        }
    };
    let regions = own.keyed(&maps[0].regions, rename).map(|change| ProjectEdit::Map(Edit::Region(change)));
    let rooms = retold(&maps[0].rooms, |room| room.building == from, rehouse);
    let rooms = rooms.map(|change| ProjectEdit::Map(Edit::Room(change)));
    let item = |edit: &Edit| match edit {
        Edit::Region(change) => Edit::Region(anew(change, rename)),
        Edit::Room(change) => Edit::Room(anew(change, rehouse)),
        other => allowance_items(other, places),
    };
    Ok(regions.chain(rooms).chain(corrections(project, item)).collect())
}

/// Checks that the old name exists and the new one is free.
fn known<'a>(ids: impl Iterator<Item = &'a String> + Clone, own: &Renaming<'_>) -> Result<(), NotRenamed> {
    if !ids.clone().any(|id| id == own.from) {
        Err(NotRenamed::Unknown)
    } else if ids.into_iter().any(|id| id == own.to) {
        Err(NotRenamed::Taken)
    } else {
        Ok(())
    }
}

impl Renaming<'_> {
    /// Returns the changes that move the entries of a list from the old name to the new one.
    fn keyed<T: Keyed<Key = String>>(&self, list: &[T], rename: impl Fn(&mut T)) -> impl Iterator<Item = Change<T>> {
        let gone = Change::new(list, &self.from.to_owned(), Vec::new());
        let mut becomes = gone.was.clone();
        becomes.iter_mut().for_each(rename);
        let come = Change { was: Vec::new(), becomes };
        [gone, come].into_iter().filter(|change| !change.is_empty())
    }
}

/// Applies `tell` to all entries of a change in a correction.
fn anew<T: Keyed>(change: &Change<T>, tell: impl Fn(&mut T)) -> Change<T> {
    let all = |things: &[T]| {
        let mut things = things.to_vec();
        things.iter_mut().for_each(&tell);
        things
    };
    Change { was: all(&change.was), becomes: all(&change.becomes) }
}
