//! Figures on counters: a man of the unit with his weapon in both hands, distinguished by hat, weapon and coat.

use super::PICTURE;
use super::portrait::{Dress, Portrait, RANKS as PORTRAIT, portrait};
use crate::picture::geometry::Point;
use crate::picture::palette::CounterColours;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// The number of ranks a figure uses.
pub(super) const RANKS: u8 = PORTRAIT + 3;

/// The weapon a man holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weapon {
    /// A long rifle.
    Rifle,
    /// A musket with its bayonet.
    Musket,
    /// A sapper's axe.
    Axe,
    /// The rammer of a gun's crew.
    Rammer,
}

/// A man of a unit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Figure {
    /// The face, hat and coat.
    pub(super) man: Portrait,
    /// The colours of the clothes.
    pub(super) dress: Dress,
    /// The weapon.
    pub(super) weapon: Weapon,
}

/// The positions of the lower and the upper hand on a weapon.
const HANDS: [(f32, f32); 2] = [(0.56, 0.5), (0.75, 0.06)];

impl Figure {
    /// Draws the figure `reach` above and below a point, on the ranks of a picture. The chest extends below, to be cut
    /// off.
    pub(super) fn draw(self, pen: &mut Pen, at: Point, reach: f32, colours: &CounterColours) {
        let point = |(x, y): (f32, f32)| at + Point::new(x, y) * reach;
        portrait(pen, PICTURE, at, reach, self.man, self.dress, colours);
        let rank = PICTURE + PORTRAIT;
        self.weapon.draw(pen, rank, point, reach, self.dress, colours);
        let [lower, upper] = HANDS;
        let sleeves = vec![
            [(-0.66, 0.98), (-0.1, 0.78), (lower.0 - 0.1, lower.1 + 0.08)].map(point).to_vec(),
            [(0.98, 0.82), (0.92, 0.5), (upper.0 + 0.04, upper.1 + 0.12)].map(point).to_vec(),
        ];
        pen.lines(rank, sleeves.clone(), LineStyle::flat(self.dress.line, reach * 0.38));
        pen.lines(rank + 1, sleeves, LineStyle::flat(self.dress.coat.mix(colours.linen, 0.1), reach * 0.28));
        let cuffs = vec![
            [(lower.0 - 0.24, lower.1 + 0.13), (lower.0 - 0.1, lower.1 + 0.06)].map(point).to_vec(),
            [(upper.0 + 0.09, upper.1 + 0.25), (upper.0 + 0.04, upper.1 + 0.12)].map(point).to_vec(),
        ];
        pen.lines(rank + 2, cuffs, LineStyle::flat(self.dress.facing, reach * 0.3));
        let fist = Paint::both(colours.skin, LineStyle::flat(self.dress.line, reach * 0.05));
        pen.circles(rank + 2, HANDS.map(point).to_vec(), reach * 0.13, fist);
    }
}

impl Weapon {
    /// Draws the weapon on this rank and the next.
    fn draw(
        self,
        pen: &mut Pen,
        rank: u8,
        point: impl Fn((f32, f32)) -> Point,
        reach: f32,
        dress: Dress,
        colours: &CounterColours,
    ) {
        let wood = colours.fur.mix(dress.line, 0.15);
        let all = |corners: &[(f32, f32)]| corners.iter().map(|&corner| point(corner)).collect::<Vec<_>>();
        let edge = LineStyle::flat(dress.line, reach * 0.05);
        match self {
            Self::Rifle | Self::Musket => {
                pen.line(rank, &all(&[(0.6, 0.42), (1.13, -0.92)]), LineStyle::flat(dress.line, reach * 0.11));
                let stock = all(&[(0.36, 0.98), (0.5, 0.46), (0.86, -0.42), (0.97, -0.38), (0.66, 0.44), (0.58, 1.0)]);
                pen.area(rank + 1, &stock, Paint::both(wood, edge));
                if self == Self::Musket {
                    pen.line(rank + 1, &all(&[(1.15, -0.66), (1.3, -1.0)]), LineStyle::flat(dress.line, reach * 0.1));
                    pen.line(
                        rank + 2,
                        &all(&[(1.16, -0.68), (1.29, -0.97)]),
                        LineStyle::flat(colours.linen, reach * 0.05),
                    );
                }
            }
            Self::Rammer => {
                pen.line(rank, &all(&[(0.4, 0.9), (1.06, -0.78)]), LineStyle::flat(dress.line, reach * 0.17));
                pen.line(rank + 1, &all(&[(0.41, 0.88), (1.05, -0.76)]), LineStyle::flat(wood, reach * 0.09));
                let head = all(&[(0.9, -0.62), (1.18, -0.5), (1.38, -1.0), (1.1, -1.12)]);
                pen.area(rank + 1, &head, Paint::both(colours.linen.mix(dress.line, 0.12), edge));
            }
            Self::Axe => {
                pen.line(rank, &all(&[(0.4, 0.9), (1.06, -0.78)]), LineStyle::flat(dress.line, reach * 0.17));
                pen.line(rank + 1, &all(&[(0.41, 0.88), (1.05, -0.76)]), LineStyle::flat(wood, reach * 0.09));
                let blade =
                    all(&[(0.9, -0.78), (1.02, -0.96), (1.24, -0.84), (1.52, -0.9), (1.36, -0.36), (1.14, -0.56)]);
                let steel = colours.linen.mix(dress.line, 0.28);
                pen.area(rank + 1, &blade, Paint::both(steel, edge));
            }
        }
    }
}
