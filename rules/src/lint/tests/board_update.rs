//! An updated board equals one compiled from scratch.

use crate::alamo;
use proptest::prelude::*;

use super::broken;
use crate::board::Board;
use crate::edit::{Edit, canonical, difference, paint_hex, paint_hexside};
use crate::fixture;
use crate::hexside::{Hexside, Layer};
use crate::lint::{Lists, Touched};
use crate::map::{Ground, HexsideKind, MapDocument};
use crate::project::Project;
use crate::project_edit::ProjectEdit;
use crate::provenance::Provenance;
use crate::rulebook::Rulebook;

/// Makes edits one by one and updates the board after each. Returns the number of edits for which that was enough.
fn follow(map: &MapDocument, rulebook: &Rulebook, edits: Vec<Edit>) -> Result<usize, TestCaseError> {
    let mut project = Project::of_map(map.clone());
    project.rulebook = rulebook.clone();
    let mut board = Board::draft(&project.map, alamo::charts(rulebook));
    let mut followed = 0;
    for edit in edits {
        project.paint(&edit).unwrap();
        let anew = Board::draft(&project.map, alamo::charts(rulebook));
        let touched = Touched::new(&ProjectEdit::Map(edit.clone()), &project);
        if touched.lists.intersects(Lists::GRID)
            || (!board.has_spots_of(&project.map, &touched.hexes) && !board.resettle(&project.map, &touched.hexes))
            || !board.repaint(&project.map, &touched.sides)
        {
            board = anew;
            continue;
        }
        board.reread_regions(&project.map);
        board.reread_entry_areas(&project.map);
        prop_assert!(board == anew, "{edit:?}");
        // The links are packed again on demand.
        prop_assert_eq!(format!("{:?}", board.links()), format!("{:?}", anew.links()));
        followed += 1;
    }
    Ok(followed)
}

/// Strokes that paint connected hexsides, so that walls split and join.
fn strokes() -> impl Strategy<Value = Vec<(Hexside, usize, HexsideKind)>> {
    prop::collection::vec((broken::side(), 0..3_usize, broken::kind()), 1..30)
}

const LAYERS: [&[Layer]; 3] = [&[Layer::Ground], &[Layer::Upper], &Layer::ALL];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(fixture::breadth(64, 128)))]

    #[test]
    fn on_broken_maps(from in broken::map(), to in broken::map()) {
        let (from, mut to) = (canonical(from), canonical(to));
        to.grid = from.grid;
        let edits = difference(&from, &to);
        follow(&from, &fixture::alamo().rulebook, edits)?;
    }

    #[test]
    fn stroke_by_stroke(map in broken::map(), strokes in strokes()) {
        let mut map = canonical(map);
        let from = map.clone();
        let mut edits = Vec::new();
        for (side, layers, kind) in strokes {
            let edit = paint_hexside(&map, side, LAYERS[layers], kind, &Provenance::default());
            edit.apply(&mut map).unwrap();
            edits.push(edit);
        }
        follow(&from, &fixture::alamo().rulebook, edits)?;
    }
}

#[test]
fn every_hexside_of_the_alamo_can_be_painted_over_without_compiling_anew() {
    let project = fixture::alamo();
    let sides: Vec<Hexside> = project.map.hexsides.iter().map(|entry| entry.at.side).step_by(3).collect();
    let (mut map, mut edits) = (project.map.clone(), Vec::new());
    for (at, side) in sides.into_iter().enumerate() {
        let kind = HexsideKind::ALL[at % HexsideKind::ALL.len()];
        let edit = paint_hexside(&map, side, LAYERS[at % 3], kind, &Provenance::default());
        edit.apply(&mut map).unwrap();
        edits.push(edit);
    }
    let count = edits.len();
    let followed = follow(&project.map, &project.rulebook, edits).unwrap();
    // Next to roofless buildings a drawn edge adds a passage, which needs a new board.
    assert!(followed * 10 > count * 9, "{followed} of {count}");
}

#[test]
fn every_hex_of_the_alamo_can_be_painted_over_without_compiling_anew() {
    let project = fixture::alamo();
    for ground in [Ground::Plaza, Ground::Floor, Ground::Platform] {
        let mut painted = project.map.clone();
        let edits: Vec<Edit> = project
            .map
            .grid
            .hexes()
            .step_by(7)
            .map(|hex| {
                let edit = paint_hex(&painted, hex, ground, &Provenance::reconstructed("test", "essai"));
                edit.apply(&mut painted).unwrap();
                edit
            })
            .collect();
        let count = edits.len();
        assert_eq!(follow(&project.map, &project.rulebook, edits).unwrap(), count, "{ground:?}");
    }
}
