//! Prototypes: the traits shared by all pieces of a kind. No prototype is based on another.

use rules::play::UnitCondition;
use rules::rulebook::System;

use super::counters::PROTOTYPES;
use super::element::Element;
use super::piece::{LayerFace, Piece, Trait};
use super::window::LAYERS;
use super::workshop::{DELETE, FLIP, LAYER, LEVEL, MOVED, ORDER, TURN, Workshop};
use super::{markers, plot, tracks_and_boxes};
use crate::export::ExportError;
use crate::picture::counter::{SIZE, order_badge};
use crate::picture::geometry::Point;
use crate::picture::palette::Palette;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm};

/// The extent of the sign of a moved piece from its centre, in map units.
const SIGN: f32 = 8.0;

/// Returns the container of all prototypes.
pub(super) fn container(shop: &mut Workshop<'_>) -> Result<Element, ExportError> {
    let moved = moved(shop)?;
    // Only units of the 1981 game are disordered and routed.
    let orders = if shop.project.rulebook.system == System::Alamo { Some(orders(shop)?) } else { None };
    let flip = Trait::report(&[FLIP], &shop.voice.text("vassal-tells-flip"));
    let changes = Trait::report(&[LEVEL, ORDER, TURN], &shop.voice.text("vassal-tells-change"));
    let gone = Trait::report(&[DELETE], &shop.voice.text("vassal-tells-gone"));
    let delete = || Trait::delete(&shop.order("vassal-delete", DELETE));
    let layer = |own: usize| (LAYER, LAYERS[own]);
    let mut all = Vec::new();
    for (name, side, is_unit) in PROTOTYPES {
        let side = side.map(|side| tracks_and_boxes::side_name(side, shop)).unwrap_or_default();
        let mut traits = vec![flip.clone(), changes.clone(), gone.clone(), delete(), moved.clone()];
        traits.extend(orders.clone().filter(|_| is_unit));
        traits.push(Trait::marks([("Side", side.as_str()), layer(1)]));
        all.push(prototype(name, traits));
    }
    let mark = |own| Trait::marks([("Side", ""), layer(own)]);
    all.push(prototype(markers::PROTOTYPE, vec![changes, gone, delete(), Trait::off_grid(), mark(2)]));
    all.push(prototype(tracks_and_boxes::PROTOTYPE, vec![mark(2)]));
    all.push(prototype(plot::PROTOTYPE, vec![mark(2)]));
    Ok(Element::build("module.PrototypesContainer").holding_all(all))
}

fn prototype(name: &str, traits: Vec<Trait>) -> Element {
    let piece = Piece { name: String::new(), image: String::new(), traits, size: [0; 2] };
    Element::build("module.PrototypeDefinition").with("name", name).with("description", "").saying(piece.text(None))
}

/// Returns the sign of a moved piece: an arrow at the upper right.
fn moved(shop: &mut Workshop<'_>) -> Result<Trait, ExportError> {
    let palette = Palette::for_theme(shop.view.theme);
    let disc = Paint::both(palette.paper, LineStyle::flat(palette.ink, 1.2));
    let arrow = [(-4.5, -1.4), (0.4, -1.4), (0.4, -4.6), (5.2, 0.0), (0.4, 4.6), (0.4, 1.4), (-4.5, 1.4)];
    let arrow = arrow.map(|(x, y)| Point::new(x, y)).to_vec();
    let shape = |rank, form| Shape::new(Layer::Counters, rank, Place::Sheet, form);
    let shapes = [
        shape(0, ShapeForm::Circles(vec![Point::default()], SIGN - 1.0, disc)),
        shape(1, ShapeForm::Polygon(vec![arrow], Paint::fill(palette.ink))),
    ];
    let image = shop.picture("moved", &shapes, [SIGN; 2])?;
    let at = [SIZE / 2.0 - SIGN * 1.2, -SIZE / 2.0 - SIGN * 0.8].map(|part| shop.pixels(part));
    Ok(Trait::moved(&image, at, &shop.order("vassal-moved", MOVED)))
}

/// Returns the layer for the order of a unit, which cycles through good, disordered and routed.
fn orders(shop: &mut Workshop<'_>) -> Result<Trait, ExportError> {
    let mut faces = Vec::new();
    let orders = [
        (UnitCondition::Good, "good", None),
        (UnitCondition::Disordered, "disordered", Some("vassal-disordered")),
        (UnitCondition::Routed, "routed", Some("vassal-routed")),
    ];
    for (order, file, word) in orders {
        let shapes = order_badge(&shop.look, order);
        let image = match word {
            Some(_) => shop.picture(file, &shapes, [SIZE / 2.0 + 8.0, SIZE / 2.0])?,
            None => String::new(),
        };
        let name = word.map_or_else(String::new, |word| format!("+ {}", shop.voice.text(word)));
        faces.push(LayerFace { image, name });
    }
    Ok(shop.badges("Order", &faces, "vassal-next-order", ORDER, 1))
}
