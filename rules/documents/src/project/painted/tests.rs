//! The two maps of a project agree, whatever is painted and switched on or off.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::correction::Correction;
use crate::edit::apply_all;
use crate::edit::{paint_entry_area, paint_hex, paint_hexside};
use crate::fixture;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Grid, Ground, HexsideKind};
use crate::project::LoadedCorrection;
use crate::provenance::Provenance;
use crate::words::Words;

/// A change of a map or of its corrections.
#[derive(Debug, Clone)]
enum Act {
    Hex(Hex, Ground),
    Hexside(Hexside, Vec<Layer>, HexsideKind),
    EntryArea(Hex, Option<u8>),
    Size(u16),
    Title(String),
    Undo,
    Switch(Index, bool),
}

/// Generates few places, so that edits and corrections often meet.
fn hex() -> impl Strategy<Value = Hex> {
    (1_u16..4, 1_u16..3).prop_map(|(column, row)| Hex::new(column, row))
}

fn side() -> impl Strategy<Value = Hexside> {
    hex().prop_map(|hex| Hexside::new(hex, Hex::new(hex.column, hex.row + 1)))
}

fn painting() -> impl Strategy<Value = Act> {
    let layers = prop::sample::subsequence(&Layer::ALL[..], 1..=2);
    let kind = prop::sample::select(&HexsideKind::ALL[..4]);
    prop_oneof![
        1 => (hex(), prop::sample::select(&Ground::ALL[..])).prop_map(|(hex, ground)| Act::Hex(hex, ground)),
        4 => (side(), layers, kind).prop_map(|(side, layers, kind)| Act::Hexside(side, layers, kind)),
        1 => (hex(), prop::option::of(1_u8..3)).prop_map(|(hex, area)| Act::EntryArea(hex, area)),
        1 => (4_u16..7).prop_map(Act::Size),
        1 => "[a-c]".prop_map(Act::Title),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => painting(),
        1 => Just(Act::Undo),
        2 => (any::<Index>(), any::<bool>()).prop_map(|(correction, on)| Act::Switch(correction, on)),
    ]
}

/// Returns the edits of an act on a map.
fn edits(map: &MapDocument, act: &Act) -> Vec<Edit> {
    let by = Provenance::default();
    match act {
        Act::Hex(hex, ground) => vec![paint_hex(map, *hex, *ground, &by)],
        Act::Hexside(side, layers, kind) => vec![paint_hexside(map, *side, layers, *kind, &by)],
        Act::EntryArea(hex, area) => paint_entry_area(map, *hex, *area, &by),
        Act::Size(size) => vec![Edit::Grid { was: map.grid, becomes: Grid { columns: *size, rows: *size } }],
        Act::Title(title) => vec![Edit::Title { was: map.title.clone(), becomes: Words::new(title, "") }],
        Act::Undo | Act::Switch(..) => Vec::new(),
    }
}

/// Returns corrections of maps painted like this one, each based on the previous one: some fit, some do not.
fn corrections(items: &[Vec<Act>]) -> Vec<LoadedCorrection> {
    let mut map = MapDocument::new(Words::default(), Grid { columns: 6, rows: 6 });
    let mut corrections = Vec::new();
    for acts in items {
        let mut document = Correction { format: 1, ..Correction::default() };
        for act in acts {
            let edits = edits(&map, act);
            apply_all(&mut map, &edits).unwrap();
            document.items.extend(edits);
        }
        corrections.push(LoadedCorrection { name: String::new(), document, on: true, conflict: None });
    }
    corrections
}

proptest! {
    #[test]
    fn the_corrected_map_is_the_painted_one_with_the_corrections_that_are_on(
        items in vec(vec(painting(), 0..3), 0..4),
        acts in vec(act(), 0..16),
    ) {
        let mut painted = MapDocument::new(Words::default(), Grid { columns: 6, rows: 6 });
        let mut project = Project { corrections: corrections(&items), ..Project::of_map(painted.clone()) };
        project.correct();
        let mut undo = Vec::new();
        for act in &acts {
            match act {
                Act::Undo => {
                    for back in undo.pop().unwrap_or_else(Vec::<Edit>::new) {
                        back.apply(&mut painted).unwrap();
                        project.paint(&back).unwrap();
                    }
                }
                Act::Switch(at, on) if !project.corrections.is_empty() => {
                    let at = at.index(project.corrections.len());
                    project.corrections[at].on = *on;
                    project.correct();
                }
                act => {
                    let edits = edits(project.base_map(), act);
                    apply_all(&mut painted, &edits).unwrap();
                    undo.push(project.apply_all(&edits).unwrap());
                }
            }
            prop_assert_eq!(project.base_map(), &painted);
            let mut corrected = painted.clone();
            for correction in &project.corrections {
                let conflict =
                    if correction.on { correction.document.apply(&mut corrected).err() } else { None };
                prop_assert_eq!(&correction.conflict, &conflict);
            }
            prop_assert_eq!(&project.map, &corrected);
            prop_assert_eq!(project.painted.is_some(), painted != corrected);
        }
    }
}

#[test]
fn an_edit_that_does_not_fit_changes_neither_map() {
    let mut project = fixture::alamo();
    project.corrections[0].on = true;
    project.correct();
    let before = project.clone();
    let side: Hexside = "1304/1305".parse().unwrap();
    // It expects the feature from the correction, not the painted one.
    let edit = paint_hexside(&project.map, side, &Layer::ALL, HexsideKind::Clear, &Provenance::default());
    let fits = paint_hex(project.base_map(), Hex::new(1, 1), Ground::Yard, &Provenance::default());
    project.apply_all(&[fits, edit]).unwrap_err();
    assert_eq!(project, before);
}
