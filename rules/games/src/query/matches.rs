//! The matches of a query.

use std::collections::BTreeMap;

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::MapDocument;
use crate::spot::Spot;

/// All matches, in order and without duplicates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matches {
    /// Hexes.
    Hexes(Vec<Hex>),
    /// Hexsides. No layer means both, with the same kind on them; otherwise each matching layer is listed separately.
    Hexsides(Vec<LayeredSide>),
    /// Spots.
    Spots(Vec<Spot>),
}

impl Matches {
    /// Collects layers of hexsides, given in order; the two layers of a hexside are merged if they have the same kind.
    pub(super) fn of_layers(layers: impl IntoIterator<Item = (Hexside, Layer)>, map: &MapDocument) -> Self {
        let mut found: Vec<LayeredSide> = Vec::new();
        for (side, layer) in layers {
            match found.last_mut() {
                Some(last) if last.side == side && map.kind(side, Layer::Ground) == map.kind(side, Layer::Upper) => {
                    last.layer = None;
                }
                _ => found.push(LayeredSide::new(side, layer)),
            }
        }
        Self::Hexsides(found)
    }

    /// Returns the number of matches. A hexside counts twice if its layers differ and both match.
    #[must_use]
    pub const fn len(&self) -> usize {
        match self {
            Self::Hexes(hexes) => hexes.len(),
            Self::Hexsides(sides) => sides.len(),
            Self::Spots(spots) => spots.len(),
        }
    }

    /// Whether there are no matches.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the hexes to highlight, sorted; both hexes of a hexside.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::query::Matches;
    ///
    /// let found = Matches::Hexsides(vec!["0303/0304:ground".parse()?]);
    /// assert_eq!(found.hexes(), [Hex::new(3, 3), Hex::new(3, 4)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<_> = match self {
            Self::Hexes(hexes) => hexes.clone(),
            Self::Hexsides(sides) => sides.iter().flat_map(|at| at.side.hexes()).collect(),
            Self::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        };
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// Returns the matches as documents write them: `1309`, `1304/1305:ground`, `1404/roof`.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        match self {
            Self::Hexes(hexes) => hexes.iter().map(ToString::to_string).collect(),
            Self::Hexsides(sides) => sides.iter().map(ToString::to_string).collect(),
            Self::Spots(spots) => spots.iter().map(ToString::to_string).collect(),
        }
    }

    /// Returns the matches of each kind, as documents write them: hexsides by their kind, hexes by their ground, spots
    /// by their level. The kind is a message id; kinds are in the order of the charts.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    /// use rules::query::Query;
    ///
    /// let map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground", "wooden_wall 0101/0102:ground"])?;
    /// let walls = Query::parse("walls", &map)?.find(&map);
    /// let kinds: Vec<String> = walls.kinds(&map).into_iter().map(|(kind, _)| kind).collect();
    /// assert_eq!(kinds, ["hexside-stone-wall", "hexside-wooden-wall"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn kinds(&self, map: &MapDocument) -> Vec<(String, Vec<String>)> {
        let mut kinds: BTreeMap<usize, (String, Vec<String>)> = BTreeMap::new();
        let mut add = |order: usize, word: String, text: String| {
            kinds.entry(order).or_insert_with(|| (word, Vec::new())).1.push(text);
        };
        match self {
            Self::Hexes(hexes) => hexes.iter().for_each(|hex| {
                let ground = map.ground(*hex);
                add(ground as usize, ground.word().to_owned(), hex.to_string());
            }),
            Self::Hexsides(sides) => sides.iter().for_each(|at| {
                let kind = map.kind(at.side, at.layer.unwrap_or(Layer::Ground));
                let word = map.side_word(at.side, kind);
                add(2 * kind as usize + usize::from(word != kind.word()), word, at.to_string());
            }),
            Self::Spots(spots) => spots.iter().for_each(|spot| {
                add(spot.level as usize, spot.level.word().to_owned(), spot.to_string());
            }),
        }
        kinds.into_values().collect()
    }
}

/// Returns the layers a hexside match stands for.
pub(super) fn layers(at: LayeredSide) -> Vec<Layer> {
    Layer::ALL.into_iter().filter(|layer| at.covers(*layer)).collect()
}
