//! Tests of resizing.

use proptest::prelude::*;

use super::*;
use crate::fixture;
use crate::map::{Anchor, Corner, Scan};

#[test]
fn all_that_names_a_hex_follows() {
    let mut project = fixture::alamo();
    let before = project.clone();
    let by = Resize { left: 2, top: 1, ..Resize::default() };
    let edits = resize(&project, by, Overhang::Refuse).unwrap();
    let undo = ProjectEdit::apply_all(&edits, &mut project).unwrap();
    assert_eq!(project.map.grid, Grid { columns: 27, rows: 28 });
    let spot = |project: &Project, piece: &str| {
        project.scenario.setup.iter().find(|line| line.piece == piece).unwrap().at.to_string()
    };
    assert_eq!((spot(&before, "bowie"), spot(&project, "bowie")), ("1717/in".into(), "1918/in".into()));
    assert_eq!(project.rulebook.text("setup.bowie_hex"), "1918");
    assert_eq!(project.map.room_in("1605".parse().unwrap()).unwrap().id, "LB1");
    ProjectEdit::apply_all(&undo, &mut project).unwrap();
    assert_eq!(project, before);
}

#[test]
fn the_scan_lies_under_the_same_places() {
    let mut project = fixture::mission();
    let corner = Some(Corner::Left);
    let anchor = |column, row| Anchor { at: Hex::new(column, row), corner, x: 7, y: 8 };
    let scan = |anchors, checked| Some(Scan { anchors, checked, ..Scan::new("old.png") });
    let old = scan(vec![anchor(1, 1), anchor(4, 4)], vec![Hex::new(1, 2), Hex::new(4, 4)]);
    project.set_base_map(MapDocument { scan: old, ..project.base_map().clone() });
    let cut = Resize { left: -1, ..Resize::default() };
    let Err(NotResized::Lost(lost)) = resize(&project, cut, Overhang::Refuse) else { panic!("something is lost") };
    assert!(["0101", "0102"].iter().all(|hex| lost.iter().any(|own| own == hex)), "{lost:?}");
    let edits = resize(&project, cut, Overhang::Drop).unwrap();
    ProjectEdit::apply_all(&edits, &mut project).unwrap();
    // Even columns are lower, so the drawing shifts half a hex down.
    assert_eq!(project.map.scan, scan(vec![anchor(3, 5)], vec![Hex::new(3, 5)]));
}

#[test]
fn corrections_fit_wherever_the_map_goes() {
    let mut project = fixture::alamo();
    project.corrections[0].on = true;
    project.scenario.corrections[0].on = true;
    project.correct();
    let edits = resize(&project, Resize { left: 3, bottom: 1, ..Resize::default() }, Overhang::Refuse).unwrap();
    ProjectEdit::apply_all(&edits, &mut project).unwrap();
    assert!(project.corrections[0].in_force());
    assert_ne!(*project.base_map(), project.map);
}

#[test]
fn what_would_fall_off_is_named_and_goes_only_when_asked() {
    let project = fixture::alamo();
    let cut = Resize { left: -13, ..Resize::default() };
    let Err(NotResized::Lost(lost)) = resize(&project, cut, Overhang::Refuse) else { panic!("something is lost") };
    for place in ["1305", "1304/1404:upper", "set-up gun8-1"] {
        assert!(lost.iter().any(|own| own == place), "{place}");
    }
    let mut smaller = project.clone();
    let edits = resize(&project, cut, Overhang::Drop).unwrap();
    let undo = ProjectEdit::apply_all(&edits, &mut smaller).unwrap();
    assert_eq!(smaller.map.grid.columns, 12);
    assert!(smaller.map.hexes.iter().all(|entry| smaller.map.grid.contains(entry.hex)));
    ProjectEdit::apply_all(&undo, &mut smaller).unwrap();
    assert_eq!(smaller, project);
    let none = Resize { right: -25, ..Resize::default() };
    assert_eq!(resize(&project, none, Overhang::Drop), Err(NotResized::Size { columns: 0, rows: 27 }));
}

#[test]
fn an_odd_number_of_columns_keeps_every_neighbour() {
    let (was, becomes) = (Grid { columns: 20, rows: 20 }, Grid { columns: 25, rows: 25 });
    let shift = Shift { was, becomes, by: Resize { left: 3, right: 2, top: 2, bottom: 3 } };
    for hex in was.hexes() {
        for near in hex.neighbours().filter(|near| was.contains(*near)) {
            let (a, b) = (shift.moved(hex).unwrap(), shift.moved(near).unwrap());
            assert_eq!(a.direction_to(b), hex.direction_to(near));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_resize_is_taken_back_exactly(left in -6..7i32, right in -6..7i32, top in -6..7i32, bottom in -6..7i32) {
        let mut project = fixture::mission();
        let anchors = [(2, 3), (9, 9)].map(|(column, row)| Anchor { at: Hex::new(column, row), corner: None, x: 7, y: 8 });
        let scan = Scan { anchors: anchors.to_vec(), checked: vec![Hex::new(5, 5), Hex::new(6, 5)], ..Scan::new("old.png") };
        project.set_base_map(MapDocument { scan: Some(scan), ..project.base_map().clone() });
        let before = project.clone();
        let by = Resize { left, right, top, bottom };
        if let Ok(edits) = resize(&project, by, Overhang::Drop) {
            let undo = ProjectEdit::apply_all(&edits, &mut project).unwrap();
            let grid = project.map.grid;
            prop_assert!(project.map.hexes.iter().all(|entry| grid.contains(entry.hex)));
            if resize(&before, by, Overhang::Refuse).is_ok() {
                // Nothing is lost, so the inverse resize restores the map. An odd shift moves it half a hex down.
                let up = i32::from(left % 2 != 0);
                let back = Resize { left: -left, right: -right, top: -top - up, bottom: -bottom + up };
                let mut there = project.clone();
                ProjectEdit::apply_all(&resize(&there, back, Overhang::Refuse).unwrap(), &mut there).unwrap();
                prop_assert_eq!(&there.map, &before.map);
                prop_assert_eq!(&there.scenario, &before.scenario);
            }
            ProjectEdit::apply_all(&undo, &mut project).unwrap();
        }
        prop_assert_eq!(project, before);
    }
}
