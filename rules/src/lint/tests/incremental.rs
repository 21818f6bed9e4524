//! Looking again at what an edit touches finds what looking at everything finds.

use proptest::collection::vec;
use proptest::prelude::*;

use super::{broken, project};
use crate::edit::{ProjectEdit, canonical, difference};
use crate::fixture;
use crate::lint::{Touched, Validator};
use crate::project::Project;

/// Makes edits one after the other; after each the validator must say what a new one says.
fn follow(
    mut project: Project,
    edits: impl IntoIterator<Item = ProjectEdit>,
    notes: bool,
) -> Result<(), TestCaseError> {
    let mut validator = Validator::new(&project, notes);
    for edit in edits {
        let Ok(_) = edit.apply(&mut project) else { continue };
        validator.update(&project, &Touched::of(&edit, &project));
        let anew = Validator::new(&project, notes);
        prop_assert_eq!(validator.report(), anew.report(), "{:?}", edit);
    }
    Ok(())
}

proptest! {
    #[test]
    fn edit_by_edit_on_broken_maps(maps in vec(broken::map(), 2..4), notes in any::<bool>()) {
        let maps: Vec<_> = maps.into_iter().map(canonical).collect();
        let steps = maps.windows(2).flat_map(|pair| difference(&pair[0], &pair[1]));
        follow(project(maps[0].clone()), steps.map(ProjectEdit::Map), notes)?;
    }

}

proptest! {
    // The Alamo is large; a few dozen edits of it say as much as thousands.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn edit_by_edit_from_the_alamo_to_a_broken_map_and_back(map in broken::map(), at in any::<prop::sample::Index>()) {
        let alamo = fixture::alamo();
        let mut other = canonical(map);
        // A grid of another size would make everything be looked at again.
        other.grid = alamo.base_map().grid;
        let edits = difference(alamo.base_map(), &other);
        let from = at.index(edits.len());
        let some: Vec<_> = edits.into_iter().skip(from).take(12).map(ProjectEdit::Map).collect();
        let back: Vec<_> = some.iter().rev().map(ProjectEdit::inverse).collect();
        follow(alamo, some.into_iter().chain(back), true)?;
    }
}
