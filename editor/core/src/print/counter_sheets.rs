//! Counter sheets: fronts and backs of everything to cut out, placed so that each back ends up behind its front. The
//! layout is computed first, as data ([`Plan`]).

use rules::phrase::Phrase;

use super::counter_faces::{Counter, PrintedGroup};
use super::counter_plan::{BLEED, Plan, behind, plans, room};
use super::crop_marks::{self, Cuts};
use super::lines::{Style, printed, ruled, set, set_centred};
use super::paper::{MARGIN, MM};
use super::placing::Spot;
use super::sheet::Sheet;
use super::{Layout, PrintOrder, SheetKind};
use crate::picture::counter::SIZE;
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm};
use crate::words::Voice;

/// The share of a counter's edge that its picture takes; anything nearer to the cut may be lost.
pub const ART: f32 = 32.0 / 36.0;

/// Returns the sheets of counters.
pub(super) fn sheets(groups: &[PrintedGroup], content: SheetKind, order: &PrintOrder, voice: &Voice) -> Vec<Sheet> {
    let (paper, size) = (order.paper.size(), order.counter.points());
    let counts: Vec<usize> = groups.iter().map(|group| group.counters.len()).collect();
    let word = if content == SheetKind::Markers { "print-content-markers" } else { "print-content-counters" };
    let name = voice.text(word);
    let mut sheets = Vec::new();
    let mut backs = Vec::new();
    for (number, plan) in plans(&counts, size, room(paper, order.layout)).iter().enumerate() {
        let title = |id| voice.say(&Phrase::new(id).with("name", &name).with("number", number + 1));
        let id = if order.layout == Layout::Fold { "print-counters-both" } else { "print-counters-front" };
        let mut front = Sheet::new(content, title(id), paper);
        lay(&mut front, plan, groups, size, Side::Front);
        label(&mut front, &hint(order.layout, &Side::Front, voice));
        let mut back = Sheet::new(content, title("print-counters-back"), paper);
        match order.layout {
            Layout::Fold => {
                lay(&mut front, plan, groups, size, Side::Back(Layout::Fold, [0.0, 0.0]));
                fold(&mut front, voice);
            }
            layout => {
                let shift = if layout == Layout::Duplex { order.shift() } else { [0.0, 0.0] };
                lay(&mut back, plan, groups, size, Side::Back(layout, shift));
                label(&mut back, &hint(layout, &Side::Back(layout, shift), voice));
                if layout == Layout::Duplex {
                    cross(&mut front, [0.0, 0.0]);
                    cross(&mut back, shift);
                }
            }
        }
        sheets.push(front.sorted());
        match order.layout {
            Layout::Fold => {}
            Layout::Duplex => sheets.push(back.sorted()),
            Layout::Single => backs.push(back.sorted()),
        }
    }
    sheets.extend(backs);
    sheets
}

/// The side of the counters to place.
#[derive(Debug, Clone, Copy)]
enum Side {
    Front,
    /// The backs, with the printing offset.
    Back(Layout, [f32; 2]),
}

impl Side {
    /// Returns the placement of an item whose front is in a rectangle, and whether it is upside down.
    fn placed(self, front: Rect, paper: [f32; 2]) -> (Rect, bool) {
        match self {
            Self::Front => (front, false),
            Self::Back(layout, [right, down]) => {
                let (back, turned) = behind(front, layout, paper);
                let shift = Point::new(right, down);
                (Rect::new(back.from + shift, back.to + shift), turned)
            }
        }
    }
}

/// Draws the counters of a plan onto a sheet.
fn lay(sheet: &mut Sheet, plan: &Plan, groups: &[PrintedGroup], size: f32, face: Side) {
    let scale = size * ART / SIZE;
    for block in &plan.blocks {
        let counters = &groups[block.group].counters[block.first..block.first + block.count];
        let mut grounds: Vec<Vec<Point>> = Vec::new();
        for (number, counter) in counters.iter().enumerate() {
            let (cell, upside_down) = face.placed(block.cell(number, size), sheet.size);
            grounds.push(cell.grown(BLEED).corners().to_vec());
            let spot = Spot { at: cell.centre(), scale, upside_down };
            sheet.shapes.extend(spot.shapes(shown(counter, face), Layer::Counters));
        }
        if let Some(first) = counters.first() {
            let form = ShapeForm::Polygon(grounds, Paint::fill(first.border));
            sheet.shapes.push(Shape::new(Layer::Ground, 0, Place::Sheet, form));
        }
        let cuts = block.cuts(size);
        let [across, down] = [&cuts.across, &cuts.down];
        let moved = |x: f32, y: f32| face.placed(Rect::new(Point::new(x, y), Point::new(x, y)), sheet.size).0.from;
        let cuts = Cuts {
            across: across.iter().map(|x| moved(*x, 0.0).x).collect(),
            down: down.iter().map(|y| moved(0.0, *y).y).collect(),
        };
        sheet.shapes.extend(crop_marks::around(&cuts, face.placed(block.printed(size), sheet.size).0));
    }
}

const fn shown(counter: &Counter, face: Side) -> &Vec<Shape> {
    match face {
        Side::Front => &counter.front,
        Side::Back(..) => &counter.back,
    }
}

/// Draws the title and instructions of a sheet above the counters.
fn label(sheet: &mut Sheet, hint: &str) {
    let at = Point::new(MARGIN, MARGIN + 4.0);
    let title = set(Style::STRONG, at, &sheet.title);
    sheet.shapes.extend(title);
    let left = at.x + Style::STRONG.width(&sheet.title) + 8.0;
    sheet.shapes.extend(set(Style::NOTE, Point::new(left, at.y), hint));
}

fn hint(layout: Layout, side: &Side, voice: &Voice) -> String {
    voice.text(match (layout, side) {
        (Layout::Fold, _) => "print-hint-fold",
        (Layout::Duplex, Side::Front) => "print-hint-duplex",
        (Layout::Duplex, Side::Back(..)) => "print-hint-duplex-back",
        (Layout::Single, Side::Front) => "print-hint-single",
        (Layout::Single, Side::Back(..)) => "print-hint-single-back",
    })
}

/// Draws the line along which a sheet is folded.
fn fold(sheet: &mut Sheet, voice: &Voice) {
    let [wide, high] = sheet.size;
    let ink = Palette::for_theme(Theme::Light).ink_soft;
    let y = high / 2.0;
    let words = voice.text("print-fold");
    let half = Style::NOTE.width(&words) / 2.0 + 6.0;
    let line = [[MARGIN, wide / 2.0 - half], [wide / 2.0 + half, wide - MARGIN]];
    let line = line.map(|ends| ends.map(|x| Point::new(x, y)).to_vec()).to_vec();
    sheet.shapes.push(ruled(line, LineStyle::flat(ink, 0.5).dashed(5.0, 3.0)));
    sheet.shapes.extend(set_centred(Style::NOTE, Point::new(wide / 2.0, y), &words));
}

/// Draws a cross in the same place on both sides: held against the light, it shows how precisely they are aligned.
fn cross(sheet: &mut Sheet, [right, down]: [f32; 2]) {
    let reach = 3.0 * MM;
    let at = Point::new(sheet.size[0] / 2.0 + right, sheet.size[1] - MARGIN - reach + down);
    let stroke = LineStyle::flat(Colour::hex(0), crop_marks::WIDTH);
    let [x, y] = [Point::new(reach, 0.0), Point::new(0.0, reach)];
    sheet.shapes.push(ruled(vec![vec![at - x, at + x], vec![at - y, at + y]], stroke));
    sheet.shapes.push(printed(1, ShapeForm::Circles(vec![at], reach * 0.6, Paint::outline(stroke))));
}
