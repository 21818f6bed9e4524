//! Place names: their typography and placement.
//!
//! A name keeps off streambeds and walls first, then off hex numbers. A number that it still covers is not drawn, since
//! the name runs across it.

use std::cell::OnceCell;

use rules::characters::{LONGEST_LABEL, cut};
use rules::hex::Hex;
use rules::map::{Grid, Ground, HexsideKind, Label, MapDocument};

use super::geometry::{Point, Rect};
use super::layout::{SIDE, centre, ends};
use super::marks::number_box;
use super::shape::{Layer, Text};
use super::survey::Survey;
use super::view::View;

/// The font size of a plain name, at 100 percent.
const SIZE: f32 = 31.0;
/// The letter spacing on open ground inside the walls, and elsewhere, as a fraction of the font size.
const SPREAD: [f32; 2] = [0.13, 0.045];
/// The share of the ground colour mixed into the ink of a name on open ground inside the walls.
const SOFT: f32 = 0.22;
/// The least contrast of a name with its ground.
const READABLE: f32 = 4.5;
/// Words that are not capitalized within a name, in both languages.
const LITTLE: [&str; 15] =
    ["of", "the", "and", "de", "du", "des", "la", "le", "les", "l’", "d’", "à", "au", "aux", "et"];
/// The step by which a name is moved.
const STEP: f32 = 5.0;
/// The largest distance a name is moved across its line; along its line, only half as far.
const ASTRAY: f32 = 60.0;
/// The penalty for lying on a streambed.
const BED: u32 = 24;
/// The penalty for lying on a wall.
const WALL: u32 = 15;
/// The penalty for covering a number.
const NUMBER: u32 = 3;

/// The place names of a map.
#[derive(Debug, Default)]
pub(super) struct MapNames<'m>(Vec<Name<'m>>);

/// A name, with its placement once it has been computed.
#[derive(Debug)]
struct Name<'m> {
    label: &'m Label,
    /// The largest distance it reaches from its hex.
    reach: f32,
    text: OnceCell<Text>,
}

impl<'m> MapNames<'m> {
    /// Collects the names shown on a map.
    pub(super) fn new(map: &'m MapDocument, view: &View) -> Self {
        if !view.layers.has(Layer::Labels) {
            return Self::default();
        }
        let shown = map.labels.iter().filter(|label| map.grid.contains(label.at));
        let shown = shown.filter(|label| !label.text.get(view.language).is_empty());
        let name = |label: &'m Label| {
            let widest = set(label, map.ground(label.at), view).width();
            Name { label, reach: widest / 2.0 + ASTRAY + SIDE, text: OnceCell::new() }
        };
        Self(shown.map(name).collect())
    }

    /// Returns a placed name; `None` if it is not shown.
    pub(super) fn text(&self, survey: &Survey<'_>, label: &Label) -> Option<&Text> {
        let own = self.0.iter().find(|own| std::ptr::eq(own.label, label))?;
        Some(own.text(survey))
    }

    /// Whether a name covers the number of a hex.
    pub(super) fn cover(&self, survey: &Survey<'_>, hex: Hex) -> bool {
        let at = centre(hex);
        let near = self.0.iter().filter(|own| (centre(own.label.at) - at).length() < own.reach);
        near.map(|own| own.text(survey)).any(|text| covers(text, number_box(hex, survey.map.grid)))
    }
}

impl Name<'_> {
    fn text(&self, survey: &Survey<'_>) -> &Text {
        self.text.get_or_init(|| {
            let text = set(self.label, survey.map.ground(self.label.at), &survey.view);
            let ground = survey.seen(self.label.at);
            let soft = survey.palette.ink.mix(ground, SOFT);
            let is_area = is_area(survey.map.ground(self.label.at));
            let ink = if is_area && soft.contrast(ground) >= READABLE { soft } else { survey.palette.ink_on(ground) };
            let text = Text { colour: ink, ..text }.halo(ground);
            let spread = place(survey, self.label.at, text, self.reach);
            let close = Text { spread: SPREAD[1], ..spread.1.clone() };
            // Wide letter spacing is not worth a wall across the name.
            if spread.0 < WALL { spread.1 } else { place(survey, self.label.at, close, self.reach).1 }
        })
    }
}

/// Whether a name on this ground names an area and so runs across it.
const fn is_area(ground: Ground) -> bool {
    matches!(ground, Ground::Plaza | Ground::Yard | Ground::Churchyard)
}

/// Returns a name centred on its hex, before its colours are chosen.
fn set(label: &Label, ground: Ground, view: &View) -> Text {
    let size = SIZE * f32::from(label.size) / 100.0;
    let words = small(&cut(label.text.get(view.language), LONGEST_LABEL));
    let spread = SPREAD[usize::from(!is_area(ground))];
    let ink = super::palette::Palette::for_theme(view.theme).ink;
    Text::new(centre(label.at), words, size, ink).in_serif().turned(f32::from(label.turned)).spread(spread)
}

/// Converts text in capitals to title case, since the serif face has small capitals; other text is unchanged.
fn small(words: &str) -> String {
    if words.chars().any(char::is_lowercase) {
        return words.to_owned();
    }
    let words = words.to_lowercase();
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    let begun = words.split_inclusive([' ', '-', '’', '\'']).enumerate().map(|(at, word)| {
        let bare = word.trim_end_matches([' ', '-']);
        if at > 0 && LITTLE.contains(&bare) { word.to_owned() } else { capital(word) }
    });
    begun.collect()
}

/// Returns the placement of a name with the lowest penalty, at the centre of its hex or shifted along or across the
/// name's direction, together with that penalty.
fn place(survey: &Survey<'_>, hex: Hex, name: Text, reach: f32) -> (u32, Text) {
    let (middle, half) = (centre(hex), half(&name));
    let level = |points: &[Point]| Rect::around(points.iter().map(|at| (*at - middle).turned(-name.turned)));
    let far = (reach / SIDE).min(f32::from(Grid::LIMIT)) as u16 + 1;
    let grid = survey.map.grid;
    let columns = hex.column.saturating_sub(far)..=hex.column.saturating_add(far).min(grid.columns);
    let rows = hex.row.saturating_sub(far)..=hex.row.saturating_add(far).min(grid.rows);
    let near = columns.flat_map(|column| rows.clone().map(move |row| Hex::new(column, row)));
    let numbers = near.filter(|&hex| grid.contains(hex)).map(|hex| (level(&number_box(hex, grid).corners()), NUMBER));
    let lines = survey.map.hexsides.iter().filter(|entry| entry.kind != HexsideKind::Clear).filter_map(|entry| {
        let ends = ends(entry.at.side).filter(|[a, _]| (*a - middle).length() < reach)?;
        Some((level(&ends), if entry.kind == HexsideKind::DryStreambed { BED } else { WALL }))
    });
    let room = Rect::new(half * -1.0, half).grown(ASTRAY);
    let covered: Vec<_> = numbers.chain(lines).filter(|(rect, _)| rect.meets(room)).collect();
    let cost = |shift: &Point| {
        let own = Rect::new(*shift - half, *shift + half);
        let all = covered.iter().filter(|(rect, _)| rect.meets(own)).map(|(_, cost)| cost).sum::<u32>();
        (all + (shift.x.abs() / STEP) as u32, (shift.length() / STEP) as u32)
    };
    let steps = (ASTRAY / STEP) as i8;
    let along = |step: i8| f32::from(step) * STEP;
    let shifts = (-steps..=steps).flat_map(|down| (-steps / 2..=steps / 2).map(move |right| (right, down)));
    let shifts = shifts.map(|(right, down)| Point::new(along(right), along(down)));
    let best = shifts.min_by_key(cost).unwrap_or_default();
    (cost(&best).0, Text { at: middle + best.turned(name.turned), ..name })
}

/// Returns half the width and height of a name with its halo, as if it were not turned.
fn half(name: &Text) -> Point {
    let rim = name.halo_width() / 2.0;
    Point::new(name.width() / 2.0 + rim, name.drop() + rim)
}

/// Whether a name covers part of a rectangle.
fn covers(name: &Text, rect: Rect) -> bool {
    let half = half(name);
    let turned = rect.corners().map(|corner| (corner - name.at).turned(-name.turned));
    Rect::around(turned).meets(Rect::new(half * -1.0, half))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_become_small_ones() {
        assert_eq!(small("WEST WALL"), "West Wall");
        assert_eq!(small("GRAND-PLACE"), "Grand-Place");
        assert_eq!(small("PUITS DE L’ÉGLISE"), "Puits de l’Église");
        assert_eq!(small("CATTLE PEN"), "Cattle Pen");
        assert_eq!(small("San Antonio River"), "San Antonio River");
    }
}
