//! The current terrain of a position: hexsides that differ from the map.

use std::borrow::Cow;

use super::{Game, Position};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideEntry, HexsideKind, MapDocument};
use crate::text::Document;

impl Game {
    /// The current kind of a layer of a hexside, including what variants have painted or erected there, and breaches
    /// (10.6).
    #[must_use]
    pub fn kind_now(&self, position: &Position, side: Hexside, layer: Layer) -> HexsideKind {
        let breach = self.board.breach_id(side).filter(|breach| self.board.breach_opens_layer(*breach, layer));
        match breach.filter(|breach| position.breaches.has(*breach)) {
            // A hexside that may be erected later is already painted on the board, and open until then.
            Some(breach) if self.opened.has(breach) => HexsideKind::Clear,
            Some(_) => HexsideKind::Breach,
            None => self.board.kind(side, layer),
        }
    }

    /// The map of the game's documents with the changes in a position; the map itself if nothing has changed.
    #[must_use]
    pub fn map_now<'m>(&self, map: &'m MapDocument, position: &Position) -> Cow<'m, MapDocument> {
        let painted = self.board.painted_layers();
        let changed: Vec<_> = painted
            .map(|(side, layer)| (side, layer, self.kind_now(position, side, layer)))
            .filter(|(side, layer, kind)| map.kind(*side, *layer) != *kind)
            .collect();
        if changed.is_empty() {
            return Cow::Borrowed(map);
        }
        let mut now = map.clone();
        for (side, layer, kind) in changed {
            repaint(&mut now, side, layer, kind);
        }
        now.sort();
        Cow::Owned(now)
    }
}

/// Paints one layer of a hexside with a kind, and leaves the other layer as it is.
fn repaint(map: &mut MapDocument, side: Hexside, layer: Layer, kind: HexsideKind) {
    let other = if layer == Layer::Ground { Layer::Upper } else { Layer::Ground };
    let was = map.feature(side, layer).cloned();
    map.hexsides.retain_mut(|entry| {
        let here = entry.at.side == side && entry.at.covers(layer);
        let stays = here && entry.at.covers(other);
        if stays {
            entry.at = LayeredSide::new(side, other);
        }
        !here || stays
    });
    if kind != HexsideKind::Clear {
        let (protects, by) = was.map_or_else(Default::default, |was| (was.protects, was.by));
        map.hexsides.push(HexsideEntry { at: LayeredSide::new(side, layer), kind, protects, by });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{alamo, alamo_with};

    #[test]
    fn a_breach_is_drawn_where_a_battery_has_opened_one() {
        let project = alamo();
        let game = Game::new(&project).unwrap();
        let mut position = game.start();
        assert!(matches!(game.map_now(&project.map, &position), Cow::Borrowed(_)), "nothing has changed");
        let breach = game.board().breach_ids().next().unwrap();
        let side = game.board().breach_side(breach);
        position.breaches.insert(breach);
        let now = game.map_now(&project.map, &position);
        let painted = |map: &MapDocument| Layer::ALL.map(|layer| map.kind(side, layer));
        let layers = Layer::ALL.map(|layer| game.board().breach_opens_layer(breach, layer));
        for (at, opens) in layers.into_iter().enumerate() {
            let kind = if opens { HexsideKind::Breach } else { painted(&project.map)[at] };
            assert_eq!(painted(&now)[at], kind, "{side}");
        }
        assert!(layers.contains(&true));
        let others = |map: &MapDocument| map.hexsides.iter().filter(|entry| entry.at.side != side).count();
        assert_eq!(others(&now), others(&project.map));
    }

    /// Extra guns may wall a lunette in: it is open ground until a battery is set up there.
    #[test]
    fn what_variants_may_raise_is_open_ground_until_then() {
        let project = alamo_with(|name| name == "extra_guns");
        let game = Game::new(&project).unwrap();
        let mut position = game.start();
        let open = game.opened.iter().map(|breach| game.board().breach_side(breach));
        let met: Vec<_> = game.board().painted_layers().collect();
        let side = open.into_iter().find(|side| met.contains(&(*side, Layer::Ground))).unwrap();
        assert_eq!(game.map_now(&project.map, &position).kind(side, Layer::Ground), HexsideKind::Clear);
        position.breaches.remove(game.board().breach_id(side).unwrap());
        assert_ne!(game.map_now(&project.map, &position).kind(side, Layer::Ground), HexsideKind::Clear);
    }
}
