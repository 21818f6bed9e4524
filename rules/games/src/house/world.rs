//! The position as rules of variants see it.

use super::{House, Item, Program, Roles};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::map::Members;
use crate::play::PieceId;
use crate::project::LoadedVariant;
use crate::spot::Level;
use crate::variant::plain::{GameNumber, ItemNumber, World, direction};
use crate::variant::{AttackMode, InPhase, Query, Scope, Thing};

/// A position on one occasion, as one of the variants in force sees it.
pub(crate) struct RuleWorld<'a, G: House> {
    pub(super) game: &'a G,
    pub(super) program: &'a Program,
    pub(super) position: &'a G::Position,
    /// The variant that contains the rule.
    pub(super) own: &'a LoadedVariant,
    pub(super) roles: Roles,
}

impl<G: House> RuleWorld<'_, G> {
    /// The spot of an item, if it is on the map.
    fn spot_of(&self, item: Item) -> Option<SpotId> {
        match item {
            Item::Spot(spot) => Some(spot),
            Item::Piece(piece) => self.game.spot_of(self.position, piece),
            Item::Game | Item::Column(_) | Item::Area(_) | Item::Hex(_) => None,
        }
    }

    fn hex_of(&self, item: Item) -> Option<Hex> {
        match item {
            Item::Hex(hex) => Some(hex),
            item => self.spot_of(item).map(|spot| self.game.board().spot(spot).hex),
        }
    }

    fn members(&self, region: &str) -> Option<&Members> {
        let own = std::iter::once(self.own).chain(&self.program.own);
        let theirs = own.flat_map(|own| &own.document.regions).find(|area| area.id == region);
        theirs.map(|area| &area.members).or_else(|| self.program.regions.get(region))
    }
}

impl<G: House> World for RuleWorld<'_, G> {
    type Item = Item;

    fn named(&self, thing: &Thing) -> Option<Item> {
        match thing {
            Thing::Unit => self.roles.unit.map(Item::Piece),
            Thing::Foe => self.roles.foe.map(Item::Piece),
            Thing::Gun => self.roles.gun.map(Item::Piece),
            Thing::From => self.roles.from.map(Item::Spot),
            Thing::To => self.roles.to.map(Item::Spot),
            Thing::Game => Some(Item::Game),
            Thing::Hex(text) if text.contains('/') => self.game.board().id(text.parse().ok()?).map(Item::Spot),
            Thing::Hex(text) => text.parse().ok().map(Item::Hex),
            _ => None,
        }
    }

    fn part_of(&self, item: Item, what: Scope) -> Option<Item> {
        match (what, item) {
            (Scope::Spot, _) => self.spot_of(item).map(Item::Spot),
            (Scope::Area, Item::Area(_)) => Some(item),
            (Scope::Area, _) => self.game.area_of(self.spot_of(item)?).map(Item::Area),
            (Scope::Column, Item::Piece(piece)) => self.game.column_of(self.position, piece).map(Item::Column),
            _ => None,
        }
    }

    fn all(&self, of: &Query, waiting: bool) -> Vec<Item> {
        match of {
            Query::Units(_) | Query::Leaders(_) | Query::Guns(_) => {
                let all = (0..self.game.piece_count() as u16).map(PieceId);
                let found = all.filter(|piece| {
                    self.game.answers(*piece, of) && self.game.is_found(self.position, *piece, waiting)
                });
                found.map(Item::Piece).collect()
            }
            Query::Spots(_) => self.game.board().ids().map(Item::Spot).collect(),
            Query::Sides(_) | Query::Rooms(_) | Query::Nearest(..) | Query::Soonest(..) => Vec::new(),
        }
    }

    fn is(&self, item: Item, tag: &str) -> bool {
        let level = match tag {
            "ground" | "outside" => Some(Level::Ground),
            "inside" => Some(Level::In),
            "roof" => Some(Level::Roof),
            _ => None,
        };
        match (item, level) {
            (_, Some(level)) => self.spot_of(item).is_some_and(|spot| self.game.board().spot(spot).level == level),
            (Item::Piece(piece), None) => {
                let has = self.game.has_tag(self.position, piece, tag);
                has || !G::TAGS.contains(&tag) && self.program.names[piece.index()] == tag
            }
            (Item::Spot(spot), None) => self.game.spot_has_tag(self.position, spot, tag),
            (Item::Game, None) => self.game.game_has_tag(self.position, tag),
            _ => false,
        }
    }

    fn lies_in(&self, item: Item, region: &str) -> bool {
        let Some(members) = self.members(region) else { return false };
        match (item, members) {
            (Item::Hex(hex), Members::Hexes(hexes)) => hexes.contains(&hex),
            (Item::Hex(_), _) => false,
            (item, members) => self.spot_of(item).is_some_and(|spot| members.has_spot(self.game.board().spot(spot))),
        }
    }

    fn flag(&self, flag: &str, item: Item) -> i32 {
        let number = self.program.flag(flag);
        number.map_or(0, |number| i32::from(G::marks(self.position).get(number, item)))
    }

    fn same(&self, a: Item, b: Item) -> bool {
        match (a, b) {
            (Item::Hex(hex), other) | (other, Item::Hex(hex)) => self.hex_of(other) == Some(hex),
            _ => a == b,
        }
    }

    fn touch(&self, a: Item, b: Item) -> bool {
        self.distance(a, b) == Some(1)
    }

    fn controls(&self, _: Item, _: Item) -> bool {
        false
    }

    fn distance(&self, a: Item, b: Item) -> Option<u32> {
        if !matches!((a, b), (Item::Area(_), _) | (_, Item::Area(_))) {
            return Some(self.hex_of(a)?.distance(self.hex_of(b)?));
        }
        let [from, to] = [a, b].map(|item| match item {
            Item::Area(area) => self.game.hexes_of(area),
            item => self.hex_of(item).into_iter().collect(),
        });
        from.iter().flat_map(|one| to.iter().map(|two| one.distance(*two))).min()
    }

    fn direction(&self, a: Item, b: Item) -> i32 {
        self.hex_of(a).zip(self.hex_of(b)).map_or(0, |(a, b)| direction(a, b))
    }

    fn sees(&self, a: Item, b: Item) -> bool {
        let both = self.spot_of(a).zip(self.spot_of(b));
        both.is_some_and(|(a, b)| a == b || self.game.spot_sees(self.position, a, b))
    }

    fn march(&self, _: Item, _: Item, _: &str) -> Option<u32> {
        None
    }

    fn phase(&self) -> Option<InPhase> {
        self.game.named_phase(self.position)
    }

    fn mode(&self) -> &'static str {
        self.roles.mode
    }

    fn using(&self) -> Option<AttackMode> {
        self.roles.using
    }

    fn got(&self) -> &str {
        self.roles.got
    }

    fn number_of(&self, number: ItemNumber, item: Item) -> i32 {
        if let Item::Piece(piece) = item { self.game.number_of(self.position, number, piece) } else { 0 }
    }

    fn number(&self, number: GameNumber<'_>) -> i32 {
        match number {
            GameNumber::Param(name) => self.own.figure(name),
            GameNumber::Points => {
                self.roles.unit.map_or(0, |unit| self.game.number_of(self.position, ItemNumber::Points, unit))
            }
            number => self.game.number(self.position, number),
        }
    }

    fn chosen(&self, option: &str, choice: &str) -> bool {
        self.own.has_chosen(option, choice)
    }
}
