//! Hexsides: one drawing per kind, in full or as the thin line of the other layer.

mod edge;
mod light;
mod opening;
mod thin;
mod wall;

pub(super) use edge::Edge;

use rules::hex::Hex;
use rules::hexside::{self, Hexside, LayeredSide};
use rules::map::{Ground, HexsideKind, MapDocument};
use rules::spot::Level;

use super::layout::{SIDE, ends};
use super::palette::Palette;
use super::pen::Pen;
use super::shape::{Layer, Place, Shape};
use super::survey::Survey;

/// Half the length of a hexside.
const HALF: f32 = SIDE / 2.0;

/// The painting order of hexside features, chosen so that walls join cleanly whatever meets at a corner.
mod rank {
    /// Flat features: streambeds and slopes.
    pub(super) const LYING: u8 = 0;
    /// Marks on flat features.
    pub(super) const LYING_MARKS: u8 = 1;
    /// The rims of roofs and platforms.
    pub(super) const RIM: u8 = 2;
    /// The body of the thinnest wall; thicker ones follow and cover its ends.
    pub(super) const BODY: u8 = 10;
    /// The upper face of walls that have an outline.
    pub(super) const FACE: u8 = 30;
    /// The body of the walls that cover the ends of all others.
    pub(super) const STRONG: u8 = 35;
    /// The core of an outer wall, and its lit edge.
    pub(super) const CORE: u8 = 37;
    /// Details on the core.
    pub(super) const CORE_LIT: u8 = 38;
    /// Edges, cores and stipple of other walls.
    pub(super) const DETAIL: u8 = 40;
    /// Posts and pickets.
    pub(super) const POSTS: u8 = 50;
    /// The thin line of the other layer.
    pub(super) const THIN: u8 = 60;
    /// Jambs, slits and rubble.
    pub(super) const MARKS: u8 = 70;
    /// Details on those marks.
    pub(super) const MARKS_CORE: u8 = 71;
}

/// Whether a rank holds only detail of hexside features, without which their kind is still recognizable.
pub(super) const fn is_grain(rank: u8) -> bool {
    matches!(rank, rank::LYING_MARKS | rank::CORE..=rank::THIN | rank::MARKS_CORE)
}

/// Whether a rank holds the core of an outer wall: zoomed out, it would turn a dark wall brown.
pub(super) const fn is_core(rank: u8) -> bool {
    matches!(rank, rank::CORE | rank::CORE_LIT)
}

/// Draws a hexside: the layer of the level shown, and the other layer as a thin line inside it.
///
/// The result depends only on the hexside and on what its two hexes are.
pub(super) fn hexside(survey: &Survey<'_>, side: Hexside) -> Vec<Shape> {
    let (Some(ends), true) = (ends(side), side.hexes().into_iter().any(|hex| survey.map.grid.contains(hex))) else {
        return Vec::new();
    };
    let mut pen = Pen::new(Layer::Hexsides, Place::Hexside(side));
    let [main, other] = shown(survey, side);
    let edge = |kind| Edge::new(ends, inwards(survey, side, kind));
    let carrier = carrier(survey, side, main, other);
    // A hexside between hexes without entries stays empty even next to a building.
    if survey.map.entries_at(side).next().is_some() {
        light::light(&mut pen, survey, side.hexes(), ends, if carrier.is_wall() { carrier } else { main });
    }
    draw(&mut pen, &edge(main), main, carrier, survey.palette);
    let told = other == main || (other == carrier && main != HexsideKind::Clear);
    if !told {
        thin::thin(&mut pen, &edge(other), other, survey.palette);
    }
    pen.done()
}

/// Draws a kind in full. Openings are cut into the wall `carrier`.
pub(super) fn draw(pen: &mut Pen, edge: &Edge, kind: HexsideKind, carrier: HexsideKind, palette: &Palette) {
    match kind {
        HexsideKind::Clear => {}
        HexsideKind::DryStreambed => opening::streambed(pen, edge, palette),
        HexsideKind::Doorway => opening::doorway(pen, edge, carrier, palette),
        HexsideKind::Gunslit => opening::gunslit(pen, edge, carrier, palette),
        HexsideKind::GunRamp => opening::gun_ramp(pen, edge, palette),
        HexsideKind::Breach => opening::breach(pen, edge, carrier, palette),
        HexsideKind::Impassable => opening::impassable(pen, edge, palette),
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => wall::wall(pen, edge, kind, [-HALF, HALF], palette),
    }
}

/// Returns the kind drawn in full and the kind drawn thin.
fn shown(survey: &Survey<'_>, side: Hexside) -> [HexsideKind; 2] {
    let (main, other) = match survey.view.level {
        Level::Ground | Level::In => (hexside::Layer::Ground, hexside::Layer::Upper),
        Level::Upper | Level::Roof => (hexside::Layer::Upper, hexside::Layer::Ground),
    };
    let applies = |layer| survey.map.layer_applies(LayeredSide::new(side, layer));
    let kinds = [main, other].map(|layer| survey.map.kind(side, layer));
    // If the layer of the level shown does not apply, only the other layer is drawn.
    if !applies(main) && kinds[0] == HexsideKind::Clear { [kinds[1], HexsideKind::Clear] } else { kinds }
}

/// Returns the wall an opening is cut into.
fn carrier(survey: &Survey<'_>, side: Hexside, main: HexsideKind, other: HexsideKind) -> HexsideKind {
    let opening = matches!(main, HexsideKind::Doorway | HexsideKind::Gunslit | HexsideKind::Breach);
    if !opening {
        return main;
    }
    if other.is_wall() {
        return other;
    }
    let [a, b] = side.hexes();
    match (survey.has(a, Level::In), survey.has(b, Level::In)) {
        (true, true) => HexsideKind::InteriorWall,
        (false, false) => HexsideKind::StoneWall,
        (a_in, _) => {
            let indoors = if a_in { a } else { b };
            if survey.open_top(indoors) { HexsideKind::ChurchWall } else { HexsideKind::OuterWall }
        }
    }
}

/// Returns the hex towards which a wall shows its inner edge and a ramp rises; palisades point away from it.
fn inwards(survey: &Survey<'_>, side: Hexside, kind: HexsideKind) -> Hex {
    let [a, b] = side.hexes();
    let built = |hex| survey.has(hex, Level::In) || survey.has(hex, Level::Roof);
    let protects = |hex| protected(survey.map, side, kind, hex);
    let settled = |hex| survey.map.grid.contains(hex) && survey.map.ground(hex) != Ground::Outside;
    let better = |test: &dyn Fn(Hex) -> bool| (test(a) != test(b)).then(|| if test(a) { a } else { b });
    better(&built).or_else(|| better(&protects)).or_else(|| better(&settled)).unwrap_or(b)
}

fn protected(map: &MapDocument, side: Hexside, kind: HexsideKind, hex: Hex) -> bool {
    map.entries_at(side).any(|entry| entry.kind == kind && entry.protects.covers(hex))
}
