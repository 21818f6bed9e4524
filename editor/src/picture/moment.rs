//! A moment of play on the map: the counters where they stand, with the face that is up, breaches, and the markers of
//! variants.
//!
//! [`Moment::new`] reads it off a position. It is laid on a picture by [`moment`](super::moment()), and on a part of one
//! by a [`Subject`](super::part::Subject) that has it.

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

/// What a moment of play puts on the map.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The map, where it is not the printed one any more.
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
    /// The moment of a position of a game. `map` is the map of its documents, corrections made. To show a player what
    /// he may see, hand over his view of the position ([`Game::view`](rules::play::Game::view)).
    #[must_use]
    pub fn new<G: Shown>(game: &G, position: &G::Position, map: &MapDocument) -> Self {
        Self::of_scene(Scene::of(game, position, map), |spot| game.board().spot(spot).hex)
    }

    /// The moment of a scene; `hex` gives the hex of a spot.
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

    /// The same with some units face down.
    #[must_use]
    pub fn with_unknown(mut self, unknown: &[PieceId]) -> Self {
        for own in self.counters.values_mut().flatten().filter(|own| unknown.contains(&own.piece)) {
            own.face = Face::Down;
        }
        self
    }

    /// The map as it is now: `printed`, the map of the documents, while nothing on it has changed.
    #[must_use]
    pub fn map<'m>(&'m self, printed: &'m MapDocument) -> &'m MapDocument {
        self.map.as_ref().unwrap_or(printed)
    }

    /// What is to be drawn again when this moment comes after another on the same map.
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

    /// The counters. Those of pieces the mix does not have are left out: no game has any.
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

    /// The markers, each with the hex it belongs to; one on a hexside belongs to the lower hex.
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

    /// The key to the markers: every sign on the map, once, then those of what has no place on it, with their numbers.
    #[must_use]
    pub fn key(&self) -> Vec<Sign> {
        self.on_map().into_iter().chain(self.beside.iter().cloned()).collect()
    }

    /// Every sign on the map, once, without its numbers.
    #[must_use]
    pub fn on_map(&self) -> BTreeSet<Sign> {
        let on_map = self.lying.values().chain(self.carried.values()).chain(self.sides.values()).flatten();
        on_map.map(Sign::plain).collect()
    }

    /// The signs of what has no place on the map, with their numbers.
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
