//! Resizes a map on each side and renumbers everything on it.

mod lost;
#[cfg(test)]
mod tests;
pub(super) mod texts;

use super::{CorrectionEdit, CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit, Swap};
use crate::allowance::Allowance;
use crate::correction::Correction;
use crate::edit::difference::changes;
use crate::edit::remap::{self, Placed, all};
use crate::edit::{Change, Edit, difference};
use crate::hex::Hex;
use crate::map::{Grid, MapDocument};
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{Parameter, ParameterValue, Rulebook, Setting};
use crate::scenario::Placement;
use crate::variant::Variant;
use crate::variant::grammar::{NameClass, told_anew};

pub use texts::place as moved_place;

/// The number of columns and rows a map gains on each side; negative numbers cut.
///
/// Every hex keeps its neighbours. Even columns are half a hex lower, so an odd number of columns on the left shifts
/// the whole drawing half a hex down: hexes of even columns move down by one more row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Resize {
    /// Columns on the left.
    pub left: i32,
    /// Columns on the right.
    pub right: i32,
    /// Rows at the top.
    pub top: i32,
    /// Rows at the bottom.
    pub bottom: i32,
}

/// What to do with things whose hex is no longer on the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overhang {
    /// Fail rather than lose anything.
    Refuse,
    /// Remove them.
    Drop,
}

/// The reason why a map cannot be resized.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotResized {
    /// The size is out of range: a grid has from 1 to [`Grid::LIMIT`] columns and rows.
    #[error("a grid cannot have {columns} columns and {rows} rows")]
    Size {
        /// The columns it would have.
        columns: i32,
        /// The rows it would have.
        rows: i32,
    },
    /// These would be lost: hexes, hexsides, spots, lines of the set-up and others, as findings print them.
    #[error("off the grid: {}", .0.join(", "))]
    Lost(Vec<String>),
}

/// Returns the edits that resize the map of a project and update everything that names its hexes: set-up, corrections,
/// variants, hexes in the rulebook, allowances. Files of cases are outside a project and are not changed.
///
/// # Errors
///
/// Returns an error if the size is out of range, or if something would be lost and `overhang` is [`Overhang::Refuse`].
///
/// # Examples
///
/// ```
/// use rules::hex::Hex;
/// use rules::map::{Ground, MapDocument};
/// use rules::project::Project;
/// use rules::project_edit::{Overhang, ProjectEdit, Resize, resize};
///
/// let mut project = Project::of_map(MapDocument::sketch(&["grid 5 5", "building 0303"])?);
/// let edits = resize(&project, Resize { top: 2, ..Resize::default() }, Overhang::Refuse)?;
/// ProjectEdit::make_all(&edits, &mut project)?;
/// assert_eq!(project.map.grid.rows, 7);
/// assert_eq!(project.map.ground(Hex::new(3, 5)), Ground::Floor, "the building is now two rows further down");
/// assert!(resize(&project, Resize { top: -5, ..Resize::default() }, Overhang::Refuse).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn resize(project: &Project, by: Resize, overhang: Overhang) -> Result<Vec<ProjectEdit>, NotResized> {
    let was = project.base_map().grid;
    let to = by.renumbering(was)?;
    let becomes = grid(was, by)?;
    if overhang == Overhang::Refuse {
        let lost = lost::lost(project, &to);
        if !lost.is_empty() {
            return Err(NotResized::Lost(lost));
        }
    }
    let mut edits = map(project.base_map(), becomes, &to);
    for (at, own) in project.corrections.iter().enumerate() {
        edits.extend(correction(&own.document, by, &to).map(|edit| ProjectEdit::Correction(at, edit)));
    }
    edits.extend(allowances(&project.counters.allow, &to).map(|own| ProjectEdit::Counters(CountersEdit::Allow(own))));
    if project.has_scenario() {
        edits.extend(rulebook(&project.rulebook, was, &to).map(ProjectEdit::Rulebook));
    }
    let setup = all(&project.scenario.setup, &to);
    edits.extend(
        changes(&project.scenario.setup, &setup).map(|own| ProjectEdit::Scenario(ScenarioEdit::Placement(own))),
    );
    edits.extend(allowances(&project.scenario.allow, &to).map(|own| ProjectEdit::Scenario(ScenarioEdit::Allow(own))));
    for (at, own) in project.variants.iter().enumerate() {
        let was = own.document.clone();
        let becomes = variant_moved(&was, &to);
        edits.extend((was != becomes).then(|| ProjectEdit::Variant(at, Box::new(Swap { was, becomes }))));
    }
    Ok(edits)
}

impl Resize {
    /// Returns the mapping of the hexes of a map of this size to their new numbers; `None` for hexes that fall off.
    ///
    /// # Errors
    ///
    /// Returns an error if the new size is out of range.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Grid;
    /// use rules::project_edit::Resize;
    ///
    /// let to = Resize { left: 1, ..Resize::default() }.renumbering(Grid { columns: 5, rows: 5 })?;
    /// assert_eq!(to(Hex::new(1, 1)), Some(Hex::new(2, 1)));
    /// assert_eq!(to(Hex::new(2, 5)), None, "even columns are lower, and become odd ones");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn renumbering(self, was: Grid) -> Result<impl Fn(Hex) -> Option<Hex>, NotResized> {
        let shift = Shift { was, becomes: grid(was, self)?, by: self };
        Ok(move |hex| shift.moved(hex))
    }
}

/// Moves the places that a variant names: in its regions, its rules and its allowances.
pub(super) fn variant_moved(was: &Variant, to: remap::To<'_>) -> Variant {
    let anew = |names: NameClass, leaf: &str| {
        let moved = matches!(names, NameClass::Spot | NameClass::Hexside).then(|| moved_place(leaf, to)).flatten()?;
        (moved != leaf).then_some(moved)
    };
    let mut becomes = told_anew(was, &anew).unwrap_or_else(|| was.clone());
    for (region, was) in becomes.regions.iter_mut().zip(&was.regions) {
        let stays = was.members.moved(&Some);
        if let Some(members) = was.members.moved(to).filter(|moved| Some(moved) != stays.as_ref()) {
            region.members = members;
        }
    }
    becomes.allow = texts::all(&was.allow, to);
    becomes
}

/// Returns the new grid.
fn grid(was: Grid, by: Resize) -> Result<Grid, NotResized> {
    let sum = |size: u16, before: i32, after: i32| i32::from(size).saturating_add(before).saturating_add(after);
    let (columns, rows) = (sum(was.columns, by.left, by.right), sum(was.rows, by.top, by.bottom));
    let size = |wanted: i32| u16::try_from(wanted).ok().filter(|size| (1..=Grid::LIMIT).contains(size));
    let wrong = NotResized::Size { columns, rows };
    match (size(columns), size(rows)) {
        (Some(columns), Some(rows)) => Ok(Grid { columns, rows }),
        _ => Err(wrong),
    }
}

/// The mapping of hexes.
#[derive(Debug, Clone, Copy)]
struct Shift {
    was: Grid,
    becomes: Grid,
    by: Resize,
}

impl Shift {
    /// Returns the new number of a hex; `None` if it falls off. A hex that was never on the grid moves too if its
    /// number stays in range.
    fn moved(&self, hex: Hex) -> Option<Hex> {
        let lower = self.by.left % 2 != 0 && hex.column.is_multiple_of(2);
        let number = |old: u16, by: i32| u16::try_from(i32::from(old).checked_add(by)?).ok().filter(|new| *new > 0);
        let column = number(hex.column, self.by.left)?;
        let row = number(hex.row, self.by.top.checked_add(i32::from(lower))?)?;
        let moved = Hex::new(column, row);
        (self.becomes.contains(moved)
            || !self.was.contains(hex) && moved.column <= Grid::LIMIT && moved.row <= Grid::LIMIT)
            .then_some(moved)
    }
}

fn map(was: &MapDocument, grid: Grid, to: remap::To<'_>) -> Vec<ProjectEdit> {
    let allow = texts::all(&was.allow, to);
    let becomes = MapDocument { allow, grid, ..remap::map(was, to) };
    difference(was, &becomes).into_iter().map(ProjectEdit::Map).collect()
}

/// Moves the places in a correction, and resizes the grids in it by the same amount.
fn correction<'a>(
    was: &'a Correction,
    by: Resize,
    to: remap::To<'a>,
) -> impl Iterator<Item = CorrectionEdit> + use<'a> {
    let item = |edit: &Edit| match edit {
        Edit::Grid { was, becomes } => {
            Some(Edit::Grid { was: grid(*was, by).ok()?, becomes: grid(*becomes, by).ok()? })
        }
        Edit::Allow(change) => {
            Some(Edit::Allow(Change { was: texts::all(&change.was, to), becomes: texts::all(&change.becomes, to) }))
        }
        other => other.moved(to),
    };
    let items: Vec<Edit> = was.items.iter().filter_map(item).collect();
    let swap = Swap { was: was.items.clone(), becomes: items };
    let items = (swap.was != swap.becomes).then_some(CorrectionEdit::Items(swap));
    items.into_iter().chain(allowances(&was.allow, to).map(CorrectionEdit::Allow))
}

fn allowances(was: &[Allowance], to: remap::To<'_>) -> impl Iterator<Item = Change<Allowance>> + use<> {
    changes(was, &texts::all(was, to))
}

fn rulebook<'a>(was: &'a Rulebook, grid: Grid, to: remap::To<'a>) -> impl Iterator<Item = RulebookEdit> + use<'a> {
    let stated = hexes_of_rulebook(was, grid, to);
    let settings: Vec<_> = changes(&was.parameters, &stated).map(RulebookEdit::Parameter).collect();
    settings.into_iter().chain(allowances(&was.allow, to).map(RulebookEdit::Allow))
}

/// Returns the parameters of a rulebook with the hexes in them moved, whether they are stated or default.
pub(super) fn hexes_of_rulebook(was: &Rulebook, grid: Grid, to: remap::To<'_>) -> Vec<Setting> {
    let mut stated: Vec<Setting> = was.parameters.iter().filter_map(|setting| moved_setting(setting, to)).collect();
    for parameter in was.system.parameters() {
        let unsaid = was.parameters.iter().all(|setting| setting.name != parameter.name);
        let hex = hex_of(parameter, &parameter.default_value()).filter(|hex| unsaid && grid.contains(*hex));
        if let Some(moved) = hex.and_then(to).filter(|moved| Some(*moved) != hex) {
            let value = ParameterValue::Text(moved.to_string());
            stated.push(Setting { name: parameter.name.to_owned(), value, by: Provenance::by_hand() });
        }
    }
    stated.sort();
    stated
}

/// Returns the hex a parameter value names; `None` if the parameter is not a hex.
fn hex_of(parameter: &Parameter, value: &ParameterValue) -> Option<Hex> {
    match (parameter.default_value(), value) {
        (ParameterValue::Text(default), ParameterValue::Text(text)) if default.parse::<Hex>().is_ok() => {
            text.parse().ok()
        }
        _ => None,
    }
}

fn moved_setting(setting: &Setting, to: remap::To<'_>) -> Option<Setting> {
    match Parameter::named(&setting.name).and_then(|parameter| hex_of(parameter, &setting.value)) {
        None => Some(setting.clone()),
        Some(hex) => to(hex).map(|moved| Setting { value: ParameterValue::Text(moved.to_string()), ..setting.clone() }),
    }
}

impl Placed for Placement {
    fn moved(&self, to: remap::To<'_>) -> Option<Self> {
        Some(Self { at: self.at.moved(to)?, ..self.clone() })
    }
}
