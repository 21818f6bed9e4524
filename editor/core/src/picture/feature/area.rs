//! Areas: a thin border where one area meets another, and a name with level and limit inside.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::{Direction, Hex};

use super::naming::{Badge, FeatureName, FeatureNames};
use super::{in_full, rank, seen};
use crate::picture::geometry::Point;
use crate::picture::layout::{PIXEL, corners_around, side};
use crate::picture::outline::corner_key;
use crate::picture::palette::Palette;
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, LineStyle, Place, Shape};
use crate::picture::survey::Survey;

/// The width of a border.
const BORDER: f32 = 2.1 * PIXEL;
/// The width of the light edge on both sides of a border together with it.
const CASING: f32 = 4.6 * PIXEL;
/// The opacity of borders between areas that are not on the level shown.
const FAINT: u8 = 90;
/// The font size of a name.
const NAME: f32 = 14.5;

/// Draws the areas seen on the level shown, by the first hex of each. A border belongs to the first of the two areas.
pub(super) fn areas(survey: &Survey<'_>, names: &mut FeatureNames<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let regions = survey.map.areas();
    let mut owners: BTreeMap<Hex, (usize, bool)> = BTreeMap::new();
    for (number, region) in regions.iter().enumerate() {
        for spot in survey.map.area_spots(region) {
            if seen(survey, spot.hex) == Some(spot) {
                owners.entry(spot.hex).or_insert((number, in_full(survey, spot)));
            }
        }
    }
    let mut hexes: Vec<BTreeSet<Hex>> = vec![BTreeSet::new(); regions.len()];
    for (hex, (number, _)) in &owners {
        hexes[*number].insert(*hex);
    }
    let mut drawn = BTreeMap::new();
    for (number, own) in hexes.iter().enumerate() {
        let Some(first) = own.first() else { continue };
        let mut pen = Pen::new(Layer::Features, Place::Sheet);
        let [full, faint] = borders(number, own, &owners);
        let palette = survey.palette;
        let casing = palette.paper.faded(120);
        pen.lines(rank::CASING, chains(&full), LineStyle::round(casing, CASING));
        pen.lines(rank::BORDER, chains(&full), LineStyle::round(palette.area, BORDER));
        pen.lines(rank::BORDER, chains(&faint), LineStyle::round(palette.area.faded(FAINT), BORDER * 0.6));
        drawn.insert(*first, pen.done());
    }
    // Small areas have the least choice of a place for their name.
    let mut order: Vec<usize> = (0..regions.len()).filter(|number| !hexes[*number].is_empty()).collect();
    order.sort_by_key(|number| hexes[*number].len());
    for number in order {
        let (region, own) = (regions[number], &hexes[number]);
        let is_full = own.iter().any(|hex| owners.get(hex).is_some_and(|(_, full)| *full));
        let (Some(first), true) = (own.first(), is_full) else { continue };
        let name = FeatureName {
            words: survey.words(region),
            hexes: own,
            ink: survey.palette.area,
            size: NAME,
            is_bold: true,
            badge: Badge { raised: region.area_level().saturating_sub(1), room: region.area_capacity() },
        };
        drawn.entry(*first).or_default().extend(names.write(&name));
    }
    drawn
}

/// Returns the sides along which an area meets areas with a higher number or none: those of which either is shown in
/// full, and the others.
fn borders(number: usize, hexes: &BTreeSet<Hex>, owners: &BTreeMap<Hex, (usize, bool)>) -> [Vec<[Point; 2]>; 2] {
    let mut sides = [Vec::new(), Vec::new()];
    for hex in hexes {
        for way in Direction::ALL {
            let beyond = hex.neighbour(way).and_then(|near| owners.get(&near));
            if beyond.is_none_or(|(other, _)| *other > number) {
                let is_full = owners.get(hex).into_iter().chain(beyond).any(|(_, full)| *full);
                sides[usize::from(!is_full)].push(side(*hex, way));
            }
        }
    }
    sides
}

/// Joins sides of hexes, each clockwise around its hex, to lines.
fn chains(sides: &[[Point; 2]]) -> Vec<Vec<Point>> {
    let mut begun: BTreeMap<_, _> = sides.iter().map(|side| (corner_key(side[0]), *side)).collect();
    let ends: BTreeSet<_> = sides.iter().map(|side| corner_key(side[1])).collect();
    let mut firsts: Vec<_> = begun.keys().filter(|key| !ends.contains(key)).copied().collect();
    let mut lines = Vec::new();
    while let Some(first) = firsts.pop().or_else(|| begun.keys().next().copied()) {
        let (mut line, mut next) = (Vec::new(), first);
        while let Some([from, to]) = begun.remove(&next) {
            if line.is_empty() {
                line.push(from);
            }
            line.push(to);
            next = corner_key(to);
        }
        lines.push(line);
    }
    lines
}

/// Draws a sample of an area.
pub(super) fn sample(pen: &mut Pen, at: Point, reach: f32, palette: &Palette) {
    let corners = corners_around(at, reach);
    let rim: Vec<Point> = corners.iter().chain(corners.first()).copied().collect();
    pen.line(rank::BORDER, &rim, LineStyle::round(palette.area, BORDER));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_joined_to_as_few_lines_as_there_are_gaps() {
        let hex = Hex::new(4, 4);
        let all = Direction::ALL.map(|way| side(hex, way));
        assert_eq!(chains(&all).iter().map(Vec::len).collect::<Vec<_>>(), [7]);
        assert_eq!(chains(&[all[0], all[1], all[3]]).iter().map(Vec::len).collect::<BTreeSet<_>>(), [2, 3].into());
        assert!(chains(&[]).is_empty());
    }
}
