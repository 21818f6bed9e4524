//! A moment of play on the map: the counters at their positions with the face that is up, breaches, and the markers of
//! variants.
//!
//! [`Moment::new`] derives it from a position. [`moment`](super::moment()) adds it to a picture, and a
//! [`Subject`](super::part::Subject) with a moment adds it to a part of one.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::SpotId;
use rules::counters::CounterMix;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::lint::{Lists, Touched};
use rules::map::MapDocument;
use rules::play::{Bearer, PieceId, Shown, UnitCondition};
use rules::spot::Level;
use rules::table::Scene;

use super::counter::{CounterLook, Face, Marks, Token, named, on_hex};
use super::marker::{self, Sign};
use super::shape::{Layer, Shape};
use super::view::View;

/// The state of play as shown on the map.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The current map, if it differs from the printed one.
    map: Option<MapDocument>,
    counters: BTreeMap<Hex, Vec<CounterOnMap>>,
    /// Markers on the pieces of a hex.
    carried: BTreeMap<Hex, BTreeSet<Sign>>,
    /// Markers on the hex itself, its spots and its room.
    lying: BTreeMap<Hex, BTreeSet<Sign>>,
    /// Markers on hexsides.
    sides: BTreeMap<Hexside, BTreeSet<Sign>>,
    /// Markers of the whole game and of columns.
    beside: BTreeSet<Sign>,
}

/// A counter on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
struct CounterOnMap {
    name: String,
    level: Level,
    face: Face,
    piece: PieceId,
    condition: UnitCondition,
}

impl Moment {
    /// Returns the moment for a position of a game. `map` is the map of its documents, with corrections applied. To
    /// show only what a player may see, pass the player's view of the position
    /// ([`Game::view`](rules::play::Game::view)).
    #[must_use]
    pub fn new<G: Shown>(game: &G, position: &G::Position, map: &MapDocument) -> Self {
        Self::of_scene(Scene::new(game, position, map), |spot| game.board().spot(spot).hex)
    }

    /// Returns the moment for a scene; `hex` maps a spot to its hex.
    #[must_use]
    pub fn of_scene(scene: Scene, hex: impl Fn(SpotId) -> Hex) -> Self {
        let mut moment = Self {
            map: scene.map,
            counters: BTreeMap::new(),
            carried: BTreeMap::new(),
            lying: BTreeMap::new(),
            sides: BTreeMap::new(),
            beside: BTreeSet::new(),
        };
        for (name, at, token) in scene.counters {
            moment.counters.entry(at.hex).or_default().push(CounterOnMap {
                name,
                level: at.level,
                face: if token.back { Face::Back } else { Face::Front },
                piece: token.piece,
                condition: token.condition,
            });
        }
        for (marker, at) in scene.markers {
            let signs = match (marker.on, at) {
                (Bearer::Beside, _) => &mut moment.beside,
                (Bearer::Hexside(side), _) => moment.sides.entry(side).or_default(),
                (Bearer::Piece(_), Some(spot)) => moment.carried.entry(hex(spot)).or_default(),
                (Bearer::Spot(_), Some(spot)) => moment.lying.entry(hex(spot)).or_default(),
                (Bearer::Piece(_) | Bearer::Spot(_), None) => continue,
            };
            signs.insert(Sign::new(marker));
        }
        moment
    }

    /// Turns the given units face down.
    #[must_use]
    pub fn with_unknown(mut self, unknown: &[PieceId]) -> Self {
        for own in self.counters.values_mut().flatten().filter(|own| unknown.contains(&own.piece)) {
            own.face = Face::Down;
        }
        self
    }

    /// Returns the current map: `printed`, the map of the documents, as long as nothing on it has changed.
    #[must_use]
    pub fn map<'m>(&'m self, printed: &'m MapDocument) -> &'m MapDocument {
        self.map.as_ref().unwrap_or(printed)
    }

    /// Returns what must be redrawn when this moment follows `before` on the same map.
    #[must_use]
    pub fn touched(&self, before: &Self, printed: &MapDocument) -> Touched {
        let (was, is) = (before.map(printed), self.map(printed));
        let mut sides = Vec::new();
        if self.map != before.map {
            let all: BTreeSet<_> = was.hexsides.iter().chain(&is.hexsides).map(|entry| entry.at.side).collect();
            sides.extend(all.into_iter().filter(|side| !was.entries_at(*side).eq(is.entries_at(*side))));
        }
        Touched { lists: Lists::COUNTERS, hexes: Vec::new(), sides }
    }

    /// Draws the counters. Pieces missing from the mix are skipped; no game has any.
    #[must_use]
    pub fn counters(&self, printed: &MapDocument, mix: &CounterMix, view: &View) -> Vec<Shape> {
        if !view.layers.has(Layer::Counters) {
            return Vec::new();
        }
        let (map, look) = (self.map(printed), CounterLook::new(mix, view));
        let mut shapes = Vec::new();
        for (hex, standing) in &self.counters {
            let tokens: Vec<_> = standing.iter().filter_map(|own| Some((own.level, own.token(mix)?))).collect();
            shapes.extend(on_hex(&look, map, view, *hex, &tokens));
        }
        shapes
    }

    /// Draws the markers, by the hex they belong to; one on a hexside belongs to the lower-numbered hex.
    #[must_use]
    pub fn markers(&self, view: &View) -> BTreeMap<Hex, Vec<Shape>> {
        let mut strewn: BTreeMap<Hex, Vec<Shape>> = BTreeMap::new();
        if view.layers.has(Layer::Counters) {
            for (hex, signs) in &self.lying {
                strewn.entry(*hex).or_default().extend(marker::lying(*hex, signs, view));
            }
            for (hex, signs) in &self.carried {
                strewn.entry(*hex).or_default().extend(marker::carried(*hex, signs, view));
            }
            for (side, signs) in &self.sides {
                strewn.entry(side.hexes()[0]).or_default().extend(marker::on_hexside(*side, signs, view));
            }
        }
        strewn
    }

    /// Returns the key to the markers: every sign on the map once, then the signs without a place on it, with their
    /// numbers.
    #[must_use]
    pub fn key(&self) -> Vec<Sign> {
        self.on_map().into_iter().chain(self.beside.iter().cloned()).collect()
    }

    /// Returns every sign on the map once, without its number.
    #[must_use]
    pub fn on_map(&self) -> BTreeSet<Sign> {
        let on_map = self.lying.values().chain(self.carried.values()).chain(self.sides.values()).flatten();
        on_map.map(Sign::plain).collect()
    }

    /// Returns the signs that have no place on the map, with their numbers.
    #[must_use]
    pub const fn beside(&self) -> &BTreeSet<Sign> {
        &self.beside
    }
}

impl CounterOnMap {
    fn token<'m>(&self, mix: &'m CounterMix) -> Option<Token<'m>> {
        let marks = Marks { condition: self.condition, inside: false };
        named(mix, &self.name).map(|piece| Token { piece, face: self.face, marks })
    }
}

#[cfg(test)]
mod tests;
