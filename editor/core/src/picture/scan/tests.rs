//! Tests of the fit, and of the pixels of scans.

use std::f64::consts::TAU;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use rules::hex::Hex;
use rules::map::{Anchor, Corner, Grid, Scan};
use tiny_skia::{Color, Pixmap};

use super::fit::best;
use super::*;
use crate::picture::geometry::Point;

const GRID: Grid = Grid { columns: 25, rows: 25 };

/// Generates a placement a scanner may produce: scaled, slightly rotated, slightly stretched.
fn place() -> impl Strategy<Value = Affine> {
    (0.3..4.0_f64, -9.0..9.0_f64, 0.9..1.1_f64, -0.05..0.05_f64, -900.0..900.0_f64, -900.0..900.0_f64).prop_map(
        |(scale, degrees, stretch, skew, right, down)| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            Affine {
                x: [scale * stretch * cos, scale * (skew * cos - sin), right],
                y: [scale * stretch * sin, scale * (skew * sin + cos), down],
            }
        },
    )
}

/// Generates distinct points of the map.
fn points(least: usize) -> impl Strategy<Value = Vec<[f64; 2]>> {
    let at = (1..26_u16, 1..26_u16, 0..7_usize).prop_map(|(column, row, corner)| {
        let Point { x, y } = pin::point(Hex::new(column, row), Corner::ALL.get(corner).copied());
        [f64::from(x), f64::from(y)]
    });
    vec(at, least..9).prop_filter("points are apart", |points| {
        let far = |a: &[f64; 2], b: &[f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]) > 30.0;
        points.iter().enumerate().all(|(at, own)| points[..at].iter().all(|other| far(own, other)))
    })
}

fn seen(place: &Affine, points: &[[f64; 2]]) -> Vec<AnchorPair> {
    points.iter().map(|map| AnchorPair { map: *map, scan: place.map(*map) }).collect()
}

fn near(a: [f64; 2], b: [f64; 2], far: f64) -> bool {
    (a[0] - b[0]).hypot(a[1] - b[1]) < far
}

/// A starting placement that no result should depend on.
const START: Affine = Affine { x: [0.7, 0.0, 5.0], y: [0.0, 0.7, 6.0] };

proptest! {
    #[test]
    fn an_exact_place_is_found_again(place in place(), points in points(3)) {
        let pairs = seen(&place, &points);
        match fit(&pairs, START) {
            Ok(found) => {
                prop_assert!(found.residual() < 1e-6 && found.doubtful().is_none());
                prop_assert!(found.residuals.iter().all(|own| *own < 1e-6));
                for corner in [[0.0, 0.0], [2200.0, 0.0], [0.0, 2500.0]] {
                    prop_assert!(near(found.place.map(corner), place.map(corner), 1e-3));
                }
            }
            Err(why) => prop_assert_eq!(why, FitError::OnOneLine),
        }
    }

    #[test]
    fn no_other_place_meets_the_anchors_better(
        place in place(), points in points(4), wrong in vec((-9.0..9.0_f64, -9.0..9.0_f64), 8),
        by in (-0.01..0.01_f64, -0.01..0.01_f64, -5.0..5.0_f64),
    ) {
        let mut pairs = seen(&place, &points);
        for (pair, (x, y)) in pairs.iter_mut().zip(wrong) {
            pair.scan = [pair.scan[0] + x, pair.scan[1] + y];
        }
        if let Ok(found) = fit(&pairs, START) {
            let squares = |place: &Affine| {
                let missed = |pair: &AnchorPair| {
                    let at = place.map(pair.map);
                    (at[0] - pair.scan[0]).powi(2) + (at[1] - pair.scan[1]).powi(2)
                };
                pairs.iter().map(missed).sum::<f64>()
            };
            let mut other = found.place;
            other.x = [other.x[0] + by.0, other.x[1] + by.1, other.x[2] + by.2];
            prop_assert!(squares(&found.place) <= squares(&other) + 1e-6);
        }
    }

    #[test]
    fn a_wrong_anchor_is_named(
        place in place(), points in points(6), which in 0..6_usize, way in 0.0..TAU, far in 60.0..300.0_f64,
    ) {
        let mut pairs = seen(&place, &points);
        let right = fit(&pairs, START);
        let which = which % pairs.len();
        pairs[which].scan[0] += far * way.cos();
        pairs[which].scan[1] += far * way.sin();
        // If the others alone lie on a line, or any other could be the wrong one, the wrong anchor cannot
        // be identified.
        let without = |at: usize| {
            let mut rest = pairs.clone();
            rest.remove(at);
            fit(&rest, START).map(|fit| fit.residual())
        };
        let certain = (0..pairs.len()).all(|at| at == which || without(at).is_ok_and(|left| left > 1.0));
        if let (Ok(right), Ok(found), Ok(_)) = (right, fit(&pairs, START), without(which)) {
            prop_assert!(found.residual() > right.residual());
            let far_off = found.residuals[which] > 6.0 * found.place.scale();
            prop_assert!(!(certain && far_off) || found.doubtful() == Some(which));
        }
    }

    #[test]
    fn two_anchors_turn_and_enlarge_and_one_moves(scale in 0.2..5.0_f64, degrees in -180.0..180.0_f64, points in points(2)) {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let place = Affine { x: [scale * cos, -scale * sin, 40.0], y: [scale * sin, scale * cos, -70.0] };
        let pairs = seen(&place, &points[..2]);
        let found = fit(&pairs, START).unwrap();
        prop_assert!(near(found.place.map([900.0, 50.0]), place.map([900.0, 50.0]), 1e-6));
        prop_assert!((found.place.scale() - scale).abs() < 1e-9 && (found.place.stretch() - 1.0).abs() < 1e-6);
        prop_assert!((found.place.turned() - degrees).abs() < 1e-6);
        let moved = fit(&pairs[..1], START).unwrap().place;
        prop_assert!(near(moved.map(pairs[0].map), pairs[0].scan, 1e-9));
        prop_assert!(near([moved.x[0], moved.x[1]], [START.x[0], START.x[1]], 1e-12));
    }

    #[test]
    fn the_way_back_leads_back(place in place(), x in -999.0..999.0_f64, y in -999.0..999.0_f64) {
        let back = place.inverse().unwrap();
        prop_assert!(near(back.map(place.map([x, y])), [x, y], 1e-6));
    }

    #[test]
    fn the_nearest_point_is_found_and_has_one_name(column in 1..26_u16, row in 1..26_u16, corner in 0..7_usize, way in 0.0..360.0_f32) {
        let (hex, corner) = (Hex::new(column, row), Corner::ALL.get(corner).copied());
        let there = pin::point(hex, corner);
        // A step away there may be another hex, but no other point.
        if let Some((found, at)) = pin::nearest(GRID, there + Point::new(9.0, 0.0).turned(way)) {
            prop_assert!((pin::point(found, at) - there).length() < 0.1);
            prop_assert_eq!(Some((found, at)), pin::nearest(GRID, pin::point(found, at).towards(crate::picture::layout::centre(found), 0.01)));
        }
    }
}

#[test]
fn anchors_that_hold_nothing_are_refused_and_the_scan_lies_as_well_as_it_can() {
    let line: Vec<_> = [0.0, 300.0, 900.0, 1200.0].map(|x| [x, 0.5 * x]).to_vec();
    let place = Affine { x: [2.0, 0.1, 30.0], y: [-0.1, 2.0, 40.0] };
    let mut pairs = seen(&place, &line);
    assert_eq!(fit(&pairs, START), Err(FitError::OnOneLine));
    assert!(near(best(&pairs, START).map(line[2]), pairs[2].scan, 1e-6), "two of them still hold it");
    pairs[1].map = pairs[0].map;
    assert_eq!(fit(&pairs, START), Err(FitError::Doubled(0, 1)));
    assert!(near(best(&pairs, START).map(line[2]), pairs[2].scan, 1e-6));
    let mirror = Affine { x: [-2.0, 0.0, 30.0], ..place };
    let corners = seen(&mirror, &[[0.0, 0.0], [900.0, 0.0], [0.0, 900.0]]);
    assert_eq!(fit(&corners, START), Err(FitError::Mirrored));
    assert_eq!(fit(&[], START).unwrap().place, START);
}

#[test]
fn trembling_hands_are_no_wrong_anchors() {
    let points = [[0.0, 0.0], [900.0, 0.0], [900.0, 900.0], [0.0, 900.0], [450.0, 450.0], [200.0, 700.0]];
    let mut pairs = seen(&START, &points);
    for (pair, by) in pairs.iter_mut().zip([1.0, -0.7, 0.5, -1.0, 1.2, -0.5]) {
        pair.scan = [pair.scan[0] + by, pair.scan[1] - by];
    }
    assert_eq!(fit(&pairs, START).unwrap().doubtful(), None);
    pairs[1].scan[1] += 60.0;
    assert_eq!(fit(&pairs, START).unwrap().doubtful(), Some(1));
}

#[test]
fn of_four_anchors_none_can_be_called_wrong() {
    let square = [[0.0, 0.0], [900.0, 0.0], [900.0, 900.0], [0.0, 900.0]];
    let mut pairs = seen(&START, &square);
    pairs[1].scan[0] += 40.0;
    let found = fit(&pairs, START).unwrap();
    assert!(found.residual() > 5.0);
    assert_eq!(found.doubtful(), None);
}

#[test]
fn a_scan_that_is_not_anchored_lies_whole_in_the_middle_of_the_map() {
    let place = start(GRID, [3000, 1000]);
    let map = crate::picture::layout::bounds(GRID);
    let middle = [f64::from(map.centre().x), f64::from(map.centre().y)];
    assert!(near(place.map(middle), [1500.0, 500.0], 1e-6));
    assert!(near(place.map([f64::from(map.from.x), middle[1]]), [0.0, 500.0], 1e-3));
}

/// Returns a picture of four quarters in four colours.
fn quarters(width: u32, height: u32) -> Pixmap {
    let mut pixels = Pixmap::new(width, height).unwrap();
    pixels.fill(Color::WHITE);
    for (at, colour) in pixels.pixels_mut().iter_mut().enumerate() {
        let (x, y) = (at as u32 % width, at as u32 / width);
        let part = |on| if on { 255 } else { 0 };
        *colour =
            tiny_skia::PremultipliedColorU8::from_rgba(part(2 * x >= width), part(2 * y >= height), 90, 255).unwrap();
    }
    pixels
}

#[test]
fn copies_look_like_the_scan() {
    let picture = Reduced::new(quarters(1200, 800));
    assert_eq!(picture.size(), [1200, 800]);
    for shown in [3.0, 0.5, 0.2, 0.01] {
        let (times, copy) = picture.copy(shown).unwrap();
        assert!(shown >= 1.0 || f64::from(times) * shown > 0.25 || copy.width() <= 256, "{shown}: {times}");
        let at = |x: u32, y: u32| copy.pixel(x / times, y / times).unwrap();
        assert_eq!((at(300, 200).red(), at(300, 200).green()), (0, 0));
        assert_eq!((at(900, 200).red(), at(900, 200).green()), (255, 0));
        assert_eq!((at(300, 600).red(), at(300, 600).green()), (0, 255));
    }
}

#[test]
fn a_scan_is_painted_where_its_anchors_are() {
    let anchor = |column, row, x, y| Anchor { at: Hex::new(column, row), corner: None, x, y };
    // The centre of the picture lies on 0505, rotated by 90 degrees: its left half is on top.
    let scan = Scan { anchors: vec![anchor(5, 5, 400, 400), anchor(5, 3, 200, 400)], ..Scan::new("x.png") };
    let place = fit(&pairs(&scan), START).unwrap().place;
    let laid = PlacedScan { picture: Arc::new(Reduced::new(quarters(800, 800))), place, opacity: 50, above: false };
    let mut pixels = Pixmap::new(200, 200).unwrap();
    pixels.fill(Color::BLACK);
    let middle = crate::picture::layout::centre(Hex::new(5, 5));
    let scale = 0.4_f32;
    let from = [(middle.x * scale) as i32 - 100, (middle.y * scale) as i32 - 100];
    laid.paint(&mut pixels, from, scale);
    let (above, below) = (pixels.pixel(100, 60).unwrap(), pixels.pixel(100, 140).unwrap());
    assert_eq!(above.red(), 0);
    assert!((120..=135).contains(&below.red()), "half of it shows: {below:?}");
    assert_eq!(pixels.pixel(0, 0).unwrap().alpha(), 255);
}
