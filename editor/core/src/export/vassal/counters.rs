//! The counters of a mix as pieces: front and back, the level of the hex they are on, and the data of each.

use std::collections::BTreeMap;

use rules::counters::Strength;
use rules::phrase::Phrase;
use rules::play::BackFace;
use rules::side::Side;
use rules::spot::Level;
use rules::systems;

use super::piece::{LayerFace, Piece, Trait};
use super::workshop::{FLIP, LEVEL, Workshop};
use crate::export::ExportError;
use crate::picture::counter::{
    self, CounterPiece as Counter, SIZE, Stand, battery, declared, leader, level_badge, unit,
};
use crate::picture::geometry::Point;
use crate::picture::shape::Shape;
use crate::words::names::group_called;

/// The extent of a counter's picture from its centre, in map units.
const REACH: [f32; 2] = [SIZE / 2.0 + 1.0; 2];
/// The extent of a level badge's picture from the centre of its counter: it sticks out at the left.
const BADGE: [f32; 2] = [SIZE / 2.0 + 17.0, SIZE / 2.0];

/// Returns the levels of a hex, in the order a counter cycles through them; upper floors only if the game knows those
/// of the map.
pub(super) fn levels(shop: &Workshop<'_>) -> Vec<Level> {
    let has_upper = systems::levels(shop.project).contains(&Level::Upper);
    Level::ALL.into_iter().filter(|level| *level != Level::Upper || has_upper).collect()
}

/// A kind of counter as a piece.
pub(super) struct CounterKind {
    /// The piece, on open ground.
    piece: Piece,
    /// The pictures of the level badge.
    faces: Vec<LayerFace>,
    /// The group it belongs to.
    pub group: CounterGroup,
}

/// A group of counters, in the order in which groups are listed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CounterGroup {
    /// A side whose counters have no columns.
    Side(Side),
    /// A column of the attackers, by its index in the mix and its code.
    Column(Side, usize, String),
    /// The batteries, which have no side.
    Batteries,
}

/// The prototypes of counters: one for each side and kind.
pub(super) const PROTOTYPES: [(&str, Option<Side>, bool); 5] = [
    ("texan-unit", Some(Side::Texan), true),
    ("mexican-unit", Some(Side::Mexican), true),
    ("texan-leader", Some(Side::Texan), false),
    ("mexican-leader", Some(Side::Mexican), false),
    ("battery", None, false),
];

impl CounterKind {
    /// Returns the piece on a level of its hex.
    pub(super) fn on(&self, level: Level, shop: &Workshop<'_>) -> Piece {
        let at = levels(shop).iter().position(|own| *own == level).map_or(1, |at| at + 1);
        let mut piece = self.piece.clone();
        // The prototype is outermost, because it must enclose every trait it reports on.
        piece.traits.insert(1, shop.badges("Level", &self.faces, "vassal-next-level", LEVEL, at));
        piece
    }
}

/// Returns every kind of counter in the mix, by its id.
pub(super) fn kinds(shop: &mut Workshop<'_>) -> Result<BTreeMap<String, CounterKind>, ExportError> {
    let mix = &shop.project.counters;
    let faces = level_faces(shop)?;
    let units = mix.units.iter().map(|own| (&own.id, Counter::Unit(own)));
    let leaders = mix.leaders.iter().map(|own| (&own.id, Counter::Leader(own)));
    let batteries = mix.batteries.iter().map(|own| (&own.id, Counter::Battery(own)));
    let mut kinds = BTreeMap::new();
    let declared = mix.pieces.iter().map(|own| (&own.id, Counter::Declared(own)));
    for (id, counter) in units.chain(leaders).chain(batteries).chain(declared) {
        let piece = piece(shop, id, counter)?;
        kinds.insert(id.clone(), CounterKind { piece, faces: faces.clone(), group: group(shop, counter) });
    }
    Ok(kinds)
}

/// Returns every counter on the table, by the name under which it is placed, with its kind.
pub(super) fn on_the_table(shop: &Workshop<'_>) -> BTreeMap<String, String> {
    let id = |counter: Counter<'_>| match counter {
        Counter::Unit(own) => own.id.clone(),
        Counter::Leader(own) => own.id.clone(),
        Counter::Battery(own) => own.id.clone(),
        Counter::Declared(own) => own.id.clone(),
    };
    counter::pieces(&shop.project.counters).into_iter().map(|(name, own)| (name, id(own))).collect()
}

fn level_faces(shop: &mut Workshop<'_>) -> Result<Vec<LayerFace>, ExportError> {
    let mut faces = Vec::new();
    for level in levels(shop) {
        let shapes = level_badge(&shop.look, level);
        let name = format!("level-{}", level.suffix().trim_start_matches('/'));
        let image = if shapes.is_empty() { String::new() } else { shop.picture(&name, &shapes, BADGE)? };
        let says = shop.voice.say(&Phrase::new("vassal-on-level").word("level", level.word()));
        faces.push(LayerFace { image, name: if shapes.is_empty() { String::new() } else { format!("+ {says}") } });
    }
    Ok(faces)
}

fn group(shop: &Workshop<'_>, counter: Counter<'_>) -> CounterGroup {
    let of = |side, column: &str| {
        if column.is_empty() {
            return CounterGroup::Side(side);
        }
        let place = shop.project.counters.columns.iter().position(|own| own.id == column).unwrap_or(usize::MAX);
        CounterGroup::Column(side, place, column.to_owned())
    };
    match counter {
        Counter::Unit(own) => of(own.side, &own.column),
        Counter::Leader(own) => of(own.side, &own.column),
        Counter::Battery(_) => CounterGroup::Batteries,
        Counter::Declared(own) => of(own.side, &own.group),
    }
}

/// Returns the piece of a counter: both faces as pictures, and its properties.
fn piece(shop: &mut Workshop<'_>, id: &str, counter: Counter<'_>) -> Result<Piece, ExportError> {
    let language = shop.voice.language();
    let stand = Stand::alone(Point::default());
    let drawn = |face| {
        let marks = counter::Marks::default();
        let shapes = match counter {
            Counter::Unit(own) => unit(&shop.look, own, face, marks, stand),
            Counter::Leader(own) => leader(&shop.look, own, face, marks, stand),
            Counter::Battery(own) => battery(&shop.look, own, marks, stand),
            Counter::Declared(own) => declared(&shop.look, own, face, marks, stand),
        };
        without_shadow(shapes)
    };
    let (front, back) = (drawn(counter::Face::Front), drawn(counter::Face::Back));
    let (name, marks) = match counter {
        Counter::Unit(own) => {
            let (full, reduced) = (values(own.full), values(own.reduced));
            let column = own.column.as_str();
            let marks = [("Piece", id), ("Column", column), ("Full", &full), ("Reduced", &reduced)];
            (own.name.get(language).to_owned(), Trait::marks(marks))
        }
        Counter::Leader(own) => {
            let rating = own.rating.to_string();
            let marks = [("Piece", id), ("Column", own.column.as_str()), ("Full", &rating), ("Reduced", "")];
            (own.name.get(language).to_owned(), Trait::marks(marks))
        }
        Counter::Battery(own) => {
            let strength = own.strength.to_string();
            let name = shop.voice.say(&Phrase::new("vassal-battery").with("pounds", own.pounds));
            (name, Trait::marks([("Piece", id), ("Column", ""), ("Full", &strength), ("Reduced", "")]))
        }
        Counter::Declared(own) => {
            let group = group_called(shop.project, &own.group, language);
            let marks = [("Piece", id), ("Column", group.as_str()), ("Full", ""), ("Reduced", "")];
            (own.name.get(language).to_owned(), Trait::marks(marks))
        }
    };
    let front_image = shop.picture(&format!("{id}-front"), &front, REACH)?;
    let mut traits = vec![Trait::prototype(prototype(counter)), marks];
    let mut image = front_image.clone();
    if let Some(name) = reduced_name(shop, counter) {
        let back_image = shop.picture(&format!("{id}-back"), &back, REACH)?;
        let faces = [LayerFace { image: front_image, name: String::new() }, LayerFace { image: back_image, name }];
        traits.push(Trait::layer("Step", &faces, &shop.order("vassal-flip", FLIP), 1));
        // The layer shows both faces.
        image = String::new();
    }
    Ok(Piece { name, image, traits, size: shop.size(REACH) })
}

/// Returns the name of a counter while its back is up; `None` if it has no back.
fn reduced_name(shop: &Workshop<'_>, counter: Counter<'_>) -> Option<String> {
    match counter {
        Counter::Unit(_) => Some(format!("+ {}", shop.voice.text("vassal-reduced"))),
        Counter::Leader(own) => own.replacement.as_ref().map(|own| shop.voice.words(&own.name)),
        Counter::Battery(_) => None,
        Counter::Declared(own) => systems::back_of(shop.project.rulebook.system, &own.kind).map(|back| {
            let word = match back {
                BackFace::Reduced => "vassal-reduced",
                BackFace::Unloaded => "vassal-unloaded",
                BackFace::Down => "vassal-down",
            };
            format!("+ {}", shop.voice.text(word))
        }),
    }
}

fn prototype(counter: Counter<'_>) -> &'static str {
    let (side, is_unit) = match counter {
        Counter::Unit(own) => (Some(own.side), true),
        Counter::Leader(own) => (Some(own.side), false),
        Counter::Battery(_) => (None, false),
        Counter::Declared(own) => (Some(own.side), true),
    };
    PROTOTYPES.iter().find(|(_, own, unit)| (*own, *unit) == (side, is_unit)).map_or("", |(name, ..)| *name)
}

fn values(strength: Strength) -> String {
    format!("{}-{}-{}", strength.fire, strength.melee, strength.morale)
}

/// Removes the shadow of a counter, which would look like a grey rim on a board.
fn without_shadow(mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.retain(|shape| shape.rank > 0);
    shapes
}
