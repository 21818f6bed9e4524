//! The citations in the documents of a project.

use crate::correction::Correction;
use crate::counters::CounterMix;
use crate::edit::{Change, Edit};
use crate::map::MapDocument;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::project_edit::{CountersEdit, ProjectEdit, RulebookEdit};
use crate::provenance::Provenance;
use crate::rulebook::Rulebook;
use crate::variant::Variant;

/// A callback for a citation: its document, its text, and its place.
pub(super) type See<'s, 'a> = &'s mut dyn FnMut(DocumentRef, &'a str, &dyn Fn() -> Place);

/// Calls `see` with every citation. Those of the map are taken from the map as painted, since corrections have their
/// own.
pub(super) fn each_citation<'a>(project: &'a Project, see: See<'_, 'a>) {
    map(project.base_map(), see);
    counters(&project.counters, see);
    rulebook(&project.rulebook, see);
    cited(&project.scenario.by, DocumentRef::Scenario, see, &|| Place::Field("by"));
    for (at, own) in project.corrections.iter().enumerate() {
        correction(&own.document, DocumentRef::Correction(at), see);
    }
    for (at, own) in project.variants.iter().enumerate() {
        variant(&own.document, DocumentRef::Variant(at), see);
    }
}

fn cited<'a>(by: &'a Provenance, part: DocumentRef, see: See<'_, 'a>, place: &dyn Fn() -> Place) {
    if let Provenance::Cited(text) = by {
        see(part, text, place);
    }
}

fn map<'a>(map: &'a MapDocument, see: See<'_, 'a>) {
    let part = DocumentRef::Map;
    cited(&map.by, part, see, &|| Place::Field("by"));
    map.hexes.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Hex(own.hex)));
    map.hexsides.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Hexside(own.at)));
    map.rooms.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Room(own.id.clone())));
    map.regions.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Region(own.id.clone())));
    map.entry_areas.iter().for_each(|own| cited(&own.by, part, see, &|| Place::EntryArea(own.number)));
    map.gun_sites.iter().for_each(|own| cited(&own.by, part, see, &|| Place::GunSite(own.at)));
}

fn counters<'a>(mix: &'a CounterMix, see: See<'_, 'a>) {
    let part = DocumentRef::Counters;
    let counter = |id: &str| Place::Counter(id.to_owned());
    cited(&mix.by, part, see, &|| Place::Field("by"));
    mix.garrison.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Field("garrison")));
    mix.units.iter().for_each(|own| cited(&own.by, part, see, &|| counter(&own.id)));
    mix.leaders.iter().for_each(|own| cited(&own.by, part, see, &|| counter(&own.id)));
    mix.batteries.iter().for_each(|own| cited(&own.by, part, see, &|| counter(&own.id)));
    mix.pieces.iter().for_each(|own| cited(&own.by, part, see, &|| counter(&own.id)));
}

fn rulebook<'a>(book: &'a Rulebook, see: See<'_, 'a>) {
    let part = DocumentRef::Rulebook;
    let row = |table, row: String| Place::Row { table, row };
    cited(&book.by, part, see, &|| Place::Field("by"));
    book.parameters.iter().for_each(|own| cited(&own.by, part, see, &|| Place::Rule(own.name.clone())));
    book.terrain.iter().for_each(|own| cited(&own.by, part, see, &|| row("terrain", own.kind.name().to_owned())));
    book.combat_rows.iter().for_each(|own| cited(&own.by, part, see, &|| row("combat_rows", own.row.clone())));
    book.withdrawal.iter().for_each(|own| cited(&own.by, part, see, &|| row("withdrawal", own.turn.to_string())));
    book.siege.iter().for_each(|own| cited(&own.by, part, see, &|| row("siege", own.rolls.to_string())));
}

fn correction<'a>(own: &'a Correction, part: DocumentRef, see: See<'_, 'a>) {
    // A correction without a citation is reported by another lint.
    if !own.by.words().is_empty() {
        cited(&own.by, part, see, &|| Place::Field("by"));
    }
    for (at, item) in own.items.iter().enumerate() {
        painted(item, &mut |by| cited(by, part, see, &|| Place::Item(at)));
    }
}

/// Calls `see` with every citation in the entries that an edit removes or adds. Corrections and variants, which change
/// as a whole, are left out.
pub(super) fn each_of_edit<'a>(edit: &'a ProjectEdit, see: &mut dyn FnMut(&'a str)) {
    let mut vouched = |by: &'a Provenance| {
        if let Provenance::Cited(text) = by {
            see(text);
        }
    };
    macro_rules! both {
        ($change:expr) => {
            sides($change).for_each(|own| vouched(&own.by))
        };
    }
    match edit {
        ProjectEdit::Map(edit) => painted(edit, &mut vouched),
        ProjectEdit::Counters(CountersEdit::Unit(change)) => both!(change),
        ProjectEdit::Counters(CountersEdit::Leader(change)) => both!(change),
        ProjectEdit::Counters(CountersEdit::Battery(change)) => both!(change),
        ProjectEdit::Counters(CountersEdit::Piece(change)) => both!(change),
        ProjectEdit::Rulebook(RulebookEdit::Parameter(change)) => both!(change),
        ProjectEdit::Rulebook(RulebookEdit::Terrain(change)) => both!(change),
        ProjectEdit::Rulebook(RulebookEdit::CombatRows(swap)) => {
            swap.was.iter().chain(&swap.becomes).for_each(|own| vouched(&own.by));
        }
        ProjectEdit::Rulebook(RulebookEdit::Withdrawal(change)) => both!(change),
        ProjectEdit::Rulebook(RulebookEdit::Siege(change)) => both!(change),
        ProjectEdit::Counters(CountersEdit::Column(_) | CountersEdit::Allow(_))
        | ProjectEdit::Rulebook(RulebookEdit::DieLine(_) | RulebookEdit::Victory(_) | RulebookEdit::Allow(_))
        | ProjectEdit::Scenario(_)
        | ProjectEdit::Correction(..)
        | ProjectEdit::Variant(..)
        | ProjectEdit::File(_) => {}
    }
}

/// Calls `vouched` with the origin of everything an edit of the map removes or paints.
fn painted<'a>(edit: &'a Edit, vouched: &mut dyn FnMut(&'a Provenance)) {
    macro_rules! both {
        ($change:expr) => {
            sides($change).for_each(|own| vouched(&own.by))
        };
    }
    match edit {
        Edit::Hex(change) => both!(change),
        Edit::Hexside(change) => both!(change),
        Edit::Room(change) => both!(change),
        Edit::Region(change) => both!(change),
        Edit::EntryArea(change) => both!(change),
        Edit::GunSite(change) => both!(change),
        Edit::Label(_) | Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => {}
    }
}

fn sides<T>(change: &Change<T>) -> impl Iterator<Item = &T> {
    change.was.iter().chain(&change.becomes)
}

fn variant<'a>(own: &'a Variant, part: DocumentRef, see: See<'_, 'a>) {
    cited(&own.by, part, see, &|| Place::Field("by"));
    let row = |table, row: String| Place::Row { table, row };
    for region in &own.regions {
        region.by.iter().for_each(|by| cited(by, part, see, &|| row("regions", region.id.clone())));
    }
    for (number, rule) in (1..).zip(&own.rules) {
        if !rule.cites().is_empty() {
            see(part, rule.cites(), &|| row("rules", rule.name_in(&own.id, number)));
        }
    }
}
