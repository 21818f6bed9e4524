//! Kinds of counters that are the same in everything but their id and their name.

use crate::counters::CounterMix;
use crate::project::Project;
use crate::project_edit::{ProjectEdit, Renamed, rename};
use crate::provenance::Provenance;
use crate::words::Words;

/// A name that no counter has.
const NOBODY: &str = "renamed-by-an-ablation";

/// Whether two kinds of counters are the same in everything but their id, their name and their number, and no document
/// but the counter mix refers to either: then one fewer of this is one fewer of that.
pub(super) fn are_alike(project: &Project, one: &str, other: &str) -> bool {
    nature(project, one) == nature(project, other) && [one, other].into_iter().all(|id| is_unnamed(project, id))
}

/// Returns a kind of counter without what no rule asks for.
fn nature(project: &Project, id: &str) -> CounterMix {
    // Rules of variants may ask where a unit comes from.
    let has_variants = project.variants.iter().any(|own| own.on);
    let mix = &project.counters;
    let mut own = CounterMix {
        units: mix.units.iter().filter(|own| own.id == id).cloned().collect(),
        leaders: mix.leaders.iter().filter(|own| own.id == id).cloned().collect(),
        batteries: mix.batteries.iter().filter(|own| own.id == id).cloned().collect(),
        pieces: mix.pieces.iter().filter(|own| own.id == id).cloned().collect(),
        ..CounterMix::default()
    };
    let blank = |id: &mut String, name: &mut Words, by: &mut Provenance| {
        id.clear();
        *name = Words::default();
        *by = Provenance::default();
    };
    for own in &mut own.units {
        blank(&mut own.id, &mut own.name, &mut own.by);
        own.quantity = 1;
        if !has_variants {
            own.origin.clear();
        }
    }
    for own in &mut own.pieces {
        blank(&mut own.id, &mut own.name, &mut own.by);
        own.quantity = 1;
    }
    // Leaders and batteries are named one by one, by rules and on the map: each is what it is.
    own
}

/// Whether nothing but the counter mix refers to a kind of counter.
fn is_unnamed(project: &Project, id: &str) -> bool {
    let mut renamed = project.clone();
    let edits = rename(project, Renamed::Counter, id, NOBODY);
    let is_done = edits.is_ok_and(|edits| ProjectEdit::make_all(&edits, &mut renamed).is_ok());
    renamed.counters.clone_from(&project.counters);
    is_done && renamed == *project
}
