//! Pieces of kinds declared by a game system: a man, a portrait or a gun below the name of the piece.

use rules::counters::PieceCounter;
use rules::side::Side;

use super::battery::{BESIDE, weight};
use super::body::CORNER;
use super::figure::{Figure, Weapon};
use super::portrait::{Beard, Coat, Hair, Hat, Portrait, of_leader, portrait};
use super::side_colours::SideColours;
use super::unit::band;
use super::{BOX, CounterLook, Face, Marks, PICTURE, SIZE, STRIP, Stand, WORDS, badge};
use crate::picture::geometry::{Point, Rect};
use crate::picture::gun_site::{Barrel, Make, Turned, gun};
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Shape, Text};

/// The distance a man reaches above and below the centre of the figure.
const REACH: f32 = 22.0;
/// The same for each of two men in line.
const IN_LINE: f32 = 15.0;
/// The font size of the weight of a gun's shot.
const POUNDS: f32 = 11.0;
/// The distance a portrait reaches above and below its centre.
const HEAD: f32 = 21.0;
/// The height of the foot, which cuts men off.
const FOOT: f32 = 5.0;
/// The font size of the sign on a counter that lies face down.
const UNKNOWN: f32 = 30.0;

/// The picture on a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PieceFigure {
    /// A common soldier, for a single party.
    Man(Hat, Coat, Weapon),
    /// Two soldiers in line, for a whole company.
    Company(Weapon),
    /// The face of a named person.
    Head,
    /// A gun, with the weight of its shot in pounds.
    Gun(u8),
}

/// Returns the picture of a piece by its kind. An unknown kind shows a man of its side.
fn seen(piece: &PieceCounter) -> PieceFigure {
    match (piece.kind.as_str(), piece.side) {
        ("cannon", _) => PieceFigure::Gun(pounds(piece).unwrap_or(6)),
        ("company", _) => PieceFigure::Company(Weapon::Musket),
        ("zapadores", _) => PieceFigure::Company(Weapon::Axe),
        ("zapador_flecha", _) => PieceFigure::Man(Hat::Shako, Coat::Belted, Weapon::Axe),
        ("texan_crew" | "mexican_crew", _) => PieceFigure::Man(Hat::Forage, Coat::Belted, Weapon::Rammer),
        ("texan_leader" | "invalid", _) => PieceFigure::Head,
        (kind, _) if kind.ends_with("_officer") => PieceFigure::Head,
        ("gun", _) => PieceFigure::Gun(6),
        ("battery", _) => PieceFigure::Gun(8),
        ("leader" | "crockett" | "bowie" | "commander", _) => PieceFigure::Head,
        ("command", _) => PieceFigure::Man(Hat::Cocked, Coat::Epaulettes, Weapon::Musket),
        ("sharpshooter", _) => PieceFigure::Man(Hat::Coonskin, Coat::Hunting, Weapon::Rifle),
        ("cannoneer", _) => PieceFigure::Man(Hat::Forage, Coat::Belted, Weapon::Rifle),
        (_, Side::Texan) => PieceFigure::Man(Hat::Broad, Coat::Frock, Weapon::Rifle),
        (_, Side::Mexican) => PieceFigure::Man(Hat::Shako, Coat::Belted, Weapon::Musket),
    }
}

/// Returns the weight of a gun's shot, if its kind has one.
fn pounds(piece: &PieceCounter) -> Option<u8> {
    piece.figures.get("pounds").and_then(|own| u8::try_from(*own).ok()).filter(|own| *own > 0)
}

/// Whether a piece is a gun, which is drawn next to the units that serve it.
pub(super) fn is_gun(piece: &PieceCounter) -> bool {
    matches!(seen(piece), PieceFigure::Gun(_))
}

/// Draws a gun next to its crew: a narrow counter.
pub(super) fn beside(look: &CounterLook<'_>, piece: &PieceCounter, stand: Stand) -> Vec<Shape> {
    let (mut pen, side_colours) = (stand.pen(), look.livery_of_piece(piece));
    let square = Rect::new(stand.at - BESIDE, stand.at + BESIDE);
    look.square(&mut pen, square, side_colours);
    let foot = Rect::new(Point::new(square.from.x, square.to.y - FOOT), square.to).grown(-0.5);
    pen.area(2, &super::body::rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(side_colours.band));
    let mut shapes = barrel(stand, piece, stand.at - Point::new(1.0, 2.0), 0.35, side_colours);
    shapes.extend(pen.done());
    shapes
}

/// Draws the gun on a counter, on separate ranks above those of the body.
fn barrel(stand: Stand, piece: &PieceCounter, at: Point, size: f32, side_colours: SideColours) -> Vec<Shape> {
    let PieceFigure::Gun(pounds) = seen(piece) else { return Vec::new() };
    let mut pen = stand.pen_above(2);
    let make = Make { size, turned: Turned::Right, barrel: Barrel::of_pounds(pounds) };
    gun(&mut pen, at, make, [side_colours.ink, side_colours.ink, side_colours.body]);
    pen.done()
}

/// Draws a piece: its name on the band of its side, and its picture below. A piece lying face down shows only its
/// side.
#[must_use]
pub fn declared(look: &CounterLook<'_>, piece: &PieceCounter, face: Face, marks: Marks, stand: Stand) -> Vec<Shape> {
    let side_colours = look.livery_of_piece(piece);
    let (mut pen, square) = (stand.pen(), stand.square());
    look.square(&mut pen, square, side_colours);
    let side = stand.at + Point::new(SIZE / 2.0 - badge::RADIUS, 0.0);
    if face == Face::Down {
        pen.text(WORDS, Text::new(stand.at, "?", UNKNOWN, side_colours.ink).bold());
        look.order(&mut pen, side, marks.condition);
        return pen.done();
    }
    let top = band(&mut pen, square, piece.name.get(look.language), side_colours).to.y;
    let room = Rect::new(Point::new(square.from.x, top), Point::new(square.to.x, square.to.y - FOOT));
    let mut shapes = look.seen(&mut pen, piece, room, side_colours, stand);
    let foot = Rect::new(Point::new(square.from.x, room.to.y), square.to).grown(-0.5);
    pen.area(STRIP, &super::body::rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(side_colours.band));
    if face == Face::Back {
        let fold = [foot.from, Point::new(foot.to.x, foot.from.y), Point::new(foot.to.x, foot.from.y - 9.0)];
        pen.area(BOX, &fold, Paint::fill(side_colours.band));
    }
    look.order(&mut pen, side, marks.condition);
    if marks.inside {
        look.inside(&mut pen, stand.at - Point::new(SIZE / 2.0 + badge::BESIDE, 0.0));
    }
    shapes.extend(pen.done());
    shapes
}

impl CounterLook<'_> {
    /// Returns the colours of a piece: those of its side, or of the column it belongs to.
    pub(super) fn livery_of_piece(&self, piece: &PieceCounter) -> SideColours {
        let known = self.columns.iter().any(|column| column.id == piece.group);
        match piece.side {
            Side::Mexican if !known => self.uniform(),
            side => self.side_colours(side, &piece.group),
        }
    }

    /// Draws the picture of a piece into `room`; a gun is returned instead of drawn.
    fn seen(
        &self,
        pen: &mut Pen,
        piece: &PieceCounter,
        room: Rect,
        side_colours: SideColours,
        stand: Stand,
    ) -> Vec<Shape> {
        let colours = self.colours;
        let cloth = if piece.side == Side::Mexican { colours.regulars } else { colours.coats[0] };
        let dress = self.dress(cloth, side_colours.band, side_colours);
        let soldier = |hat, coat| Portrait { hat, hair: Hair::Short, shade: 1, beard: Beard::None, coat };
        match seen(piece) {
            PieceFigure::Man(hat, coat, weapon) => {
                let at = Point::new(stand.at.x - 3.0, room.from.y + REACH + 0.6);
                Figure { man: soldier(hat, coat), dress, weapon }.draw(pen, at, REACH, colours);
                Vec::new()
            }
            PieceFigure::Company(weapon) => {
                let man = soldier(Hat::Shako, Coat::Belted);
                for x in [-SIZE / 4.0, SIZE / 4.0 - 8.0] {
                    let at = Point::new(stand.at.x + x, room.to.y - IN_LINE * 0.8);
                    Figure { man, dress, weapon }.draw(pen, at, IN_LINE, colours);
                }
                Vec::new()
            }
            PieceFigure::Head => {
                let cloth = if piece.side == Side::Mexican { colours.regulars } else { colours.coats[1] };
                let dress = self.dress(cloth, colours.linen, side_colours);
                let at = Point::new(stand.at.x, room.from.y + HEAD);
                portrait(pen, PICTURE, at, HEAD, of_leader(&piece.name.en, piece.side), dress, colours);
                Vec::new()
            }
            PieceFigure::Gun(_) => {
                if let Some(pounds) = pounds(piece) {
                    let at = Point::new(room.from.x + 3.5, room.to.y - POUNDS * 0.6);
                    weight(pen, pounds, at, POUNDS, side_colours.ink);
                }
                barrel(stand, piece, room.centre() - Point::new(2.0, 3.0), 0.74, side_colours)
            }
        }
    }
}
