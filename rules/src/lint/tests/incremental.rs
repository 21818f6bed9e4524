//! Checking only what an edit touches gives the same findings as checking everything.

use proptest::collection::vec;
use proptest::prelude::*;

use super::{broken, project};
use crate::correction::Correction;
use crate::edit::{Change, Edit, canonical, difference, paint_hex, paint_hexside};
use crate::fingerprint::Fingerprint;
use crate::fixture;
use crate::fixture::breadth;
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::lint::{Touched, Validator};
use crate::map::{Ground, HexsideKind, Members};
use crate::project::{ListedCorrection, LoadedCorrection, LoadedVariant, Project};
use crate::project_edit::{CountersEdit, ProjectEdit, ScenarioEdit, Swap};
use crate::provenance::Provenance;
use crate::scenario::CorrectionUse;
use crate::text;

/// Applies edits one by one; after each the validator must report what a new one reports.
fn follow(
    mut project: Project,
    edits: impl IntoIterator<Item = ProjectEdit>,
    notes: bool,
) -> Result<(), TestCaseError> {
    let mut validator = Validator::new(&project, notes);
    for edit in edits {
        let Ok(_) = edit.apply(&mut project) else { continue };
        validator.update(&project, &Touched::new(&edit, &project));
        let anew = Validator::new(&project, notes);
        prop_assert_eq!(validator.report(), anew.report(), "{:?}", edit);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(breadth(8, 48)))]

    #[test]
    fn edit_by_edit_on_broken_maps(maps in vec(broken::map(), 2..4), notes in any::<bool>()) {
        let maps: Vec<_> = maps.into_iter().map(canonical).collect();
        let steps = maps.windows(2).flat_map(|pair| difference(&pair[0], &pair[1]));
        follow(project(maps[0].clone()), steps.map(ProjectEdit::Map), notes)?;
    }

}

proptest! {
    // The Alamo is large; a few dozen edits of it test as much as thousands.
    #![proptest_config(ProptestConfig::with_cases(breadth(3, 12)))]

    #[test]
    fn edit_by_edit_from_the_alamo_to_a_broken_map_and_back(map in broken::map(), at in any::<prop::sample::Index>()) {
        let alamo = fixture::alamo();
        let mut other = canonical(map);
        // A different grid size would make everything be checked again.
        other.grid = alamo.base_map().grid;
        let edits = difference(alamo.base_map(), &other);
        let from = at.index(edits.len());
        let some: Vec<_> = edits.into_iter().skip(from).take(12).map(ProjectEdit::Map).collect();
        let back: Vec<_> = some.iter().rev().map(ProjectEdit::inverse).collect();
        follow(alamo, some.into_iter().chain(back), true)?;
    }

    /// The lints of the third game check areas, and the walls between them.
    #[test]
    fn edit_by_edit_from_the_guardhouse_to_a_broken_map_and_back(map in broken::map(), at in any::<prop::sample::Index>()) {
        let guardhouse = fixture::guardhouse();
        let mut other = canonical(map);
        other.grid = guardhouse.base_map().grid;
        let edits = difference(guardhouse.base_map(), &other);
        let from = at.index(edits.len());
        let some: Vec<_> = edits.into_iter().skip(from).take(12).map(ProjectEdit::Map).collect();
        let back: Vec<_> = some.iter().rev().map(ProjectEdit::inverse).collect();
        follow(guardhouse, some.into_iter().chain(back), true)?;
    }
}

/// Returns the Alamo with a variant that uses everything an edit may change, with searches of the largest size allowed.
fn spoken_of(on: bool) -> Project {
    let document = text::read(
        r#"Variant(format: 1, id: "watch", title: (en: "Watch", fr: "Garde"), by: Reconstructed("a test"),
            flags: [(id: "lit", of: hexside)],
            rules: [
                When(on: Phase(TexanMove), if: Is(Unit, "crockett"), do: [Score(texan, N(1))]),
                When(on: Phase(TexanRally), if: In(Unit, "confines"), do: [Score(texan, N(1))]),
                When(on: Phase(TurnEnd), if: Exists(Spots(Same(It, Hex("1321/in")))), do: [Score(texan, N(1))]),
                When(on: Did(Cross), if: Exists(Units(Exists(Units(Same(At(It), At(Up)))))), do: [Score(texan, N(1))]),
                When(on: Did(Stop), if: Exists(Sides(Exists(Spots(Same(It, Up))))), do: [Score(texan, N(1))]),
                When(on: Did(Stop), if: Exists(Rooms(Exists(Spots(Same(RoomOf(It), Up))))), do: [Score(texan, N(1))]),
            ])"#,
    )
    .unwrap();
    let mut project = fixture::alamo_with(|_| on);
    project.variants.push(LoadedVariant { on, ..LoadedVariant::off("watch".to_owned(), document) });
    project
}

/// The random input for an edit: its kind, and two numbers.
type Draw = (u8, usize, usize);

/// Returns an edit of something variants use, or of something they do not.
fn drawn(project: &Project, (sort, a, b): Draw) -> Option<ProjectEdit> {
    // Some cite an existing rule, some an unknown one.
    let by = match b % 5 {
        0 => Provenance::Cited("8.7".to_owned()),
        1 | 2 => Provenance::Cited(format!("8.7{}", b % 5)),
        _ => Provenance::default(),
    };
    let map = project.base_map();
    let hex = Hex::new((a % usize::from(map.grid.columns)) as u16 + 1, (b % usize::from(map.grid.rows)) as u16 + 1);
    let edit = match sort {
        0 => {
            let mut unit = project.counters.units.get(a % project.counters.units.len())?.clone();
            let was = vec![unit.clone()];
            match b % 3 {
                0 => unit.quantity += b as i32 % 5 - 2,
                1 => unit.full.morale = b as u8 % 7,
                _ => unit.origin = "Nowhere".to_owned(),
            }
            let becomes = if b % 4 == 0 { Vec::new() } else { vec![unit] };
            return Some(ProjectEdit::Counters(CountersEdit::Unit(Change { was, becomes })));
        }
        1 => {
            let mut leader = project.counters.leaders.get(a % project.counters.leaders.len())?.clone();
            let was = vec![leader.clone()];
            leader.rating += 1;
            let becomes = if b % 2 == 0 { vec![leader] } else { Vec::new() };
            return Some(ProjectEdit::Counters(CountersEdit::Leader(Change { was, becomes })));
        }
        2 => {
            let region = map.regions.get(a % map.regions.len())?.clone();
            let mut changed = region.clone();
            match &mut changed.members {
                Members::Hexes(hexes) if b % 3 > 0 => hexes.retain(|own| own.column as usize % 3 != b % 3),
                _ => return Some(ProjectEdit::Map(Edit::Region(Change { was: vec![region], becomes: Vec::new() }))),
            }
            Edit::Region(Change { was: vec![region], becomes: vec![changed] })
        }
        3 => {
            let room = map.rooms.get(a % map.rooms.len())?.clone();
            Edit::Room(Change { was: vec![room], becomes: Vec::new() })
        }
        4 => {
            // The building in the variant's last line.
            let hex = if b % 2 == 0 { "1321".parse().ok()? } else { hex };
            paint_hex(map, hex, Ground::ALL[a % Ground::ALL.len()], &by)
        }
        5 => {
            let side = Hexside::in_direction(hex, Direction::ALL[a % 6])?;
            paint_hexside(map, side, &Layer::ALL, HexsideKind::ALL[b % HexsideKind::ALL.len()], &by)
        }
        7 => {
            let at = a % (project.corrections.len() + 1);
            let was = project.corrections.get(at).filter(|_| b % 3 > 0).map(LoadedCorrection::listed);
            let becomes = (b % 3 < 2).then(|| {
                let items = vec![paint_hex(map, hex, Ground::ALL[b % Ground::ALL.len()], &by)];
                let document = Correction { format: 1, items, ..Correction::default() };
                let used = CorrectionUse { document: format!("{b}.correction.ron"), on: b % 2 == 0 };
                ListedCorrection { used, document }
            });
            let swap = Box::new(Swap { was, becomes });
            return Some(ProjectEdit::Scenario(ScenarioEdit::Correction(at, swap)));
        }
        8 => {
            let map =
                if b % 2 == 0 { project.map_on_file.fingerprint().clone() } else { Fingerprint::of(&project.counters) };
            let swap = Swap { was: project.scenario.map_fingerprint.clone(), becomes: map };
            return Some(ProjectEdit::Scenario(ScenarioEdit::MapFingerprint(swap)));
        }
        _ => {
            let line = project.scenario.setup.get(a % project.scenario.setup.len())?.clone();
            let change = Change { was: vec![line], becomes: Vec::new() };
            return Some(ProjectEdit::Scenario(ScenarioEdit::Placement(change)));
        }
    };
    Some(ProjectEdit::Map(edit)).filter(|edit| !edit.is_empty())
}

/// Draws edits, each for the project as it is at that point, applies them and undoes them all.
fn follow_drawn(mut project: Project, draws: Vec<Draw>) -> Result<(), TestCaseError> {
    let start = project.clone();
    let mut edits = Vec::new();
    for draw in draws {
        let Some(edit) = drawn(&project, draw) else { continue };
        if edit.apply(&mut project).is_ok() {
            edits.push(edit);
        }
    }
    let back: Vec<_> = edits.iter().rev().map(ProjectEdit::inverse).collect();
    follow(start, edits.into_iter().chain(back), false)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(breadth(6, 12)))]

    #[test]
    fn edit_by_edit_of_what_variants_speak_of(draws in vec((0..9_u8, 0..1000_usize, 0..1000_usize), 1..8), on in any::<bool>()) {
        follow_drawn(spoken_of(on), draws)?;
    }
}

/// What is painted may bring a text that cannot be shown; what was found stays found while other places are painted.
#[test]
fn an_odd_text_comes_and_goes_with_the_place_it_was_painted_at() {
    let mut project = spoken_of(false);
    let mut validator = Validator::new(&project, false);
    let odd = |validator: &Validator| validator.report().findings_of("hidden-character").count();
    let plain = Provenance::default();
    let ordered = Provenance::Reconstructed("a bell: \u{7}".to_owned(), String::new());
    for (side, by, expected) in
        [("0203/0204", &plain, 0), ("0203/0204", &ordered, 1), ("0303/0304", &plain, 1), ("0203/0204", &plain, 0)]
    {
        let side = side.parse().unwrap();
        let kind = if expected == 1 { HexsideKind::StoneWall } else { HexsideKind::WoodenWall };
        let edit = ProjectEdit::Map(paint_hexside(project.base_map(), side, &[Layer::Ground], kind, by));
        edit.apply(&mut project).unwrap();
        validator.update(&project, &Touched::new(&edit, &project));
        assert_eq!(odd(&validator), expected, "{side}");
        assert_eq!(validator.report(), Validator::new(&project, false).report());
    }
}

#[test]
fn a_map_painted_over_and_over_makes_variants_look_at_too_much() {
    let mut project = spoken_of(false);
    let mut validator = Validator::new(&project, false);
    let told = |validator: &Validator| validator.report().findings_of("senseless-rule").count();
    let before = told(&validator);
    let grid = project.map.grid;
    let sides = grid
        .hexes()
        .filter_map(|hex| Hexside::in_direction(hex, Direction::ALL[0]))
        .filter(|side| side.hexes().iter().all(|hex| grid.contains(*hex)));
    let mut after = before;
    for side in sides {
        let edit =
            paint_hexside(project.base_map(), side, &[Layer::Ground], HexsideKind::StoneWall, &Provenance::default());
        let edit = ProjectEdit::Map(edit);
        edit.apply(&mut project).unwrap();
        validator.update(&project, &Touched::new(&edit, &project));
        if told(&validator) != after {
            after = told(&validator);
            assert_eq!(validator.report(), Validator::new(&project, false).report());
        }
    }
    assert!(after > before, "{before} {after}");
}
