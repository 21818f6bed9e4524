//! Randomly drawn edits like those of a designer at work.

use rules::edit::{Change, Edit};
use rules::edit::{paint_entry_area, paint_hex, paint_hexside, place_gun_site};
use rules::hex::{Direction, Hex};
use rules::hexside::{Hexside, Layer};
use rules::map::{Ground, GunSiteKind, HexsideKind, MapDocument, Members};
use rules::project::Project;
use rules::project_edit::{CountersEdit, ProjectEdit, RulebookEdit, ScenarioEdit};
use rules::provenance::Provenance;
use rules::rulebook::{ParameterValue, Setting, System};
use rules::spot::{Level, Spot};

use crate::scene::Draws;

/// The kinds of edits, in the order of the table.
pub(crate) const KINDS: [&str; 10] = [
    "hexsides",
    "hexes",
    "regions",
    "rooms",
    "entry areas",
    "gun sites",
    "labels",
    "counters",
    "parameters",
    "set-up lines",
];

/// Draws edits that each change something: every entry of the documents is equally likely to be edited.
pub(crate) fn draw(project: &Project, count: usize) -> Vec<(&'static str, ProjectEdit)> {
    let (map, mut draws) = (project.base_map(), Draws::new(1836));
    let entries = [
        map.hexsides.len(),
        map.hexes.len(),
        map.regions.len(),
        map.rooms.len(),
        map.entry_areas.len(),
        map.gun_sites.len(),
        map.labels.len(),
        project.counters.units.len(),
        project.rulebook.parameters.len(),
        project.scenario.setup.len(),
    ];
    let mut edits = Vec::with_capacity(count);
    while edits.len() < count {
        let mut entry = draws.below(entries.iter().sum());
        let kind = entries.iter().zip(KINDS).find_map(|(own, kind)| match entry.checked_sub(*own) {
            Some(rest) => {
                entry = rest;
                None
            }
            None => Some(kind),
        });
        let Some(kind) = kind else { continue };
        if let Some(edit) = edit(project, kind, &mut draws).filter(|edit| !edit.is_empty()) {
            edits.push((kind, edit));
        }
    }
    edits
}

fn edit(project: &Project, kind: &str, draws: &mut Draws) -> Option<ProjectEdit> {
    let (map, by) = (project.base_map(), Provenance::default());
    let hex = Hex::new(
        draws.below(usize::from(map.grid.columns)) as u16 + 1,
        draws.below(usize::from(map.grid.rows)) as u16 + 1,
    );
    Some(ProjectEdit::Map(match kind {
        "hexsides" => {
            let side = side(map, hex, draws)?;
            paint_hexside(map, side, &Layer::ALL, HexsideKind::ALL[draws.below(HexsideKind::ALL.len())], &by)
        }
        "hexes" => paint_hex(map, hex, Ground::ALL[draws.below(Ground::ALL.len())], &by),
        "regions" => {
            let at = draws.below(map.regions.len());
            let mut region = map.regions.get(at)?.clone();
            match &mut region.members {
                Members::Hexes(hexes) => toggle(hexes, hex),
                Members::Spots(spots) => toggle(spots, Spot::new(hex, Level::Ground)),
                Members::Hexsides(_) => return None,
            }
            Edit::Region(Change { was: vec![map.regions[at].clone()], becomes: vec![region] })
        }
        "rooms" => {
            let at = draws.below(map.rooms.len());
            let mut room = map.rooms.get(at)?.clone();
            toggle(&mut room.spots, Spot::new(hex, Level::In));
            Edit::Room(Change { was: vec![map.rooms[at].clone()], becomes: vec![room] })
        }
        "entry areas" => {
            let area = draws.below(map.entry_areas.len() + 1) as u8;
            paint_entry_area(map, hex, Some(area).filter(|area| *area > 0), &by).into_iter().next()?
        }
        "gun sites" => place_gun_site(map, Spot::new(hex, Level::Ground), Some(GunSiteKind::Printed), &by),
        "labels" => {
            let label = map.labels.get(draws.below(map.labels.len()))?;
            let mut turned = label.clone();
            turned.turned += draws.below(90) as i16;
            Edit::Label(Change { was: vec![label.clone()], becomes: vec![turned] })
        }
        "counters" => {
            let unit = project.counters.units.get(draws.below(project.counters.units.len()))?;
            let mut changed = unit.clone();
            changed.quantity += draws.below(3) as i32 - 1;
            changed.full.morale = draws.below(7) as u8;
            let change = Change { was: vec![unit.clone()], becomes: vec![changed] };
            return Some(ProjectEdit::Counters(CountersEdit::Unit(change)));
        }
        "parameters" => return parameter(project, draws),
        _ => {
            let line = project.scenario.setup.get(draws.below(project.scenario.setup.len()))?;
            let mut moved = line.clone();
            moved.at = Spot::new(hex, Level::Ground);
            let change = Change { was: vec![line.clone()], becomes: vec![moved] };
            return Some(ProjectEdit::Scenario(ScenarioEdit::Placement(change)));
        }
    }))
}

/// Returns a painted hexside, or any side of a hex.
fn side(map: &MapDocument, hex: Hex, draws: &mut Draws) -> Option<Hexside> {
    if draws.below(2) == 0 {
        return map.hexsides.get(draws.below(map.hexsides.len())).map(|entry| entry.at.side);
    }
    Hexside::in_direction(hex, Direction::ALL[draws.below(6)])
        .filter(|side| side.hexes().iter().all(|hex| map.grid.contains(*hex)))
}

/// Changes the value of a numeric parameter.
fn parameter(project: &Project, draws: &mut Draws) -> Option<ProjectEdit> {
    let parameter = &System::Alamo.parameters()[draws.below(System::Alamo.parameters().len())];
    let ParameterValue::Number(figure) = parameter.default_value() else { return None };
    let was: Vec<Setting> =
        project.rulebook.parameters.iter().filter(|own| own.name == parameter.name).cloned().collect();
    let value = ParameterValue::Number(figure + 1 + draws.below(2) as i32);
    let becomes = vec![Setting { name: parameter.name.to_owned(), value, by: Provenance::default() }];
    Some(ProjectEdit::Rulebook(RulebookEdit::Parameter(Change { was, becomes })))
}

/// Removes an item from a sorted list, or inserts it.
fn toggle<T: Ord>(list: &mut Vec<T>, thing: T) {
    match list.binary_search(&thing) {
        Ok(at) => drop(list.remove(at)),
        Err(at) => list.insert(at, thing),
    }
}
