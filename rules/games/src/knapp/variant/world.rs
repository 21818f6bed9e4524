//! The position as rules of variants see it.

use super::{Item, Program, Roles};
use crate::knapp::position::{Did, Life};
use crate::knapp::{Column, Game, Phase, PieceType, Position, Stage};
use crate::map::Members;
use crate::play::PieceId;
use crate::project::LoadedVariant;
use crate::side::Side;
use crate::spot::Level;
use crate::variant::plain::{GameNumber, ItemNumber, World, direction};
use crate::variant::{AttackMode, InPhase, Query, Scope, Thing, as_tag};

/// A position on one occasion, as one of the variants in force sees it.
pub(super) struct RuleWorld<'a> {
    pub(super) game: &'a Game,
    pub(super) program: &'a Program,
    pub(super) position: &'a Position,
    /// The variant that contains the rule.
    pub(super) own: &'a LoadedVariant,
    pub(super) roles: Roles,
}

/// The tags of pieces and spots in addition to the names of pieces and their kinds. Those of pieces come first.
pub(super) const TAGS: [&str; 16] = [
    "texan", "mexican", "combat", "infantry", "leader", "gun", "stand", "casting", "on_map", "marching", "moved",
    "attacked", "ground", "outside", "inside", "roof",
];

/// The phases that rules can name, with their words in the language.
pub(super) const PHASES: [(InPhase, Phase); 5] = [
    (InPhase::TexanMove, Phase::TexanMove),
    (InPhase::TexanCombat, Phase::TexanFire),
    (InPhase::ReserveCommit, Phase::Release),
    (InPhase::MexicanCombat, Phase::MexicanFire),
    (InPhase::MexicanMove, Phase::MexicanMove),
];

/// The word for a phase in the language; `None` if it has none.
pub(super) fn named(phase: Phase) -> Option<InPhase> {
    PHASES.iter().find(|(_, own)| *own == phase).map(|(word, _)| *word)
}

impl RuleWorld<'_> {
    /// The spot of an item, if it is on the map.
    fn spot_of(&self, item: Item) -> Option<crate::board::SpotId> {
        let at = match item {
            Item::Spot(spot) => spot,
            Item::Piece(piece) => self.position.state(piece).at,
            Item::Game | Item::Column(_) | Item::Hex(_) => return None,
        };
        (at.index() < self.game.board.len()).then_some(at)
    }

    fn hex_of(&self, item: Item) -> Option<crate::hex::Hex> {
        match item {
            Item::Hex(hex) => Some(hex),
            item => self.spot_of(item).map(|spot| self.game.board.spot(spot).hex),
        }
    }

    fn piece_is(&self, piece: PieceId, tag: &str) -> bool {
        let (kind, state) = (self.game.piece_of(piece).kind, self.position.state(piece));
        let marches = || state.life == Life::Ranked && self.position.columns[usize::from(state.column)].is_marching();
        match tag {
            // A gun belongs to the side that holds it.
            "texan" | "mexican" if kind == PieceType::Gun => {
                (self.game.gun(self.position, piece).is_captured) == (tag == "mexican")
            }
            "texan" => kind.side() == Side::Texan,
            "mexican" => kind.side() == Side::Mexican,
            "combat" => kind.is_stand() || kind.is_casting(),
            "infantry" => kind == PieceType::Infantry || kind == PieceType::Command && state.is_plain,
            "command" => kind == PieceType::Command && !state.is_plain,
            "leader" => kind.is_named(),
            "stand" => kind.is_stand(),
            "casting" => kind.is_casting(),
            "on_map" => self.spot_of(Item::Piece(piece)).is_some(),
            "marching" => state.column != Column::NONE && marches(),
            "moved" => state.did.intersects(Did::MOVE | Did::WALK),
            "attacked" => state.did.contains(Did::FIRE),
            word => {
                let is_kind = PieceType::ALL.iter().any(|(own, name)| *own == kind && *name == word);
                is_kind || self.program.names[piece.index()] == word
            }
        }
    }

    /// Whether a stand belongs to a column that has set out, be it still on its track off the map.
    fn has_set_out(&self, piece: PieceId) -> bool {
        let state = self.position.state(piece);
        let column = self.position.columns.get(usize::from(state.column)).filter(|_| state.life == Life::Ranked);
        column.is_some_and(|own| matches!(own.stage, Stage::Marching | Stage::Arrived))
    }

    fn members(&self, region: &str) -> Option<&Members> {
        let own = std::iter::once(self.own).chain(&self.program.own);
        let theirs = own.flat_map(|own| &own.document.regions).find(|area| area.id == region);
        theirs.map(|area| &area.members).or_else(|| self.program.regions.get(region))
    }
}

impl World for RuleWorld<'_> {
    type Item = Item;

    fn named(&self, thing: &Thing) -> Option<Item> {
        match thing {
            Thing::Unit => self.roles.unit.map(Item::Piece),
            Thing::Foe => self.roles.foe.map(Item::Piece),
            Thing::Gun => self.roles.gun.map(Item::Piece),
            Thing::From => self.roles.from.map(Item::Spot),
            Thing::To => self.roles.to.map(Item::Spot),
            Thing::Game => Some(Item::Game),
            Thing::Hex(text) if text.contains('/') => self.game.board.id(text.parse().ok()?).map(Item::Spot),
            Thing::Hex(text) => text.parse().ok().map(Item::Hex),
            _ => None,
        }
    }

    fn part_of(&self, item: Item, what: Scope) -> Option<Item> {
        match (what, item) {
            (Scope::Spot, _) => self.spot_of(item).map(Item::Spot),
            (Scope::Column, Item::Piece(piece)) => {
                let column = self.position.state(piece).column;
                (column != Column::NONE).then_some(Item::Column(column))
            }
            _ => None,
        }
    }

    fn all(&self, of: &Query, waiting: bool) -> Vec<Item> {
        let pieces = |belongs: fn(PieceType) -> bool| {
            let all = (0..).map(PieceId).zip(&self.game.pieces);
            let own = all.filter(|(piece, own)| {
                let on_map = self.spot_of(Item::Piece(*piece)).is_some();
                let meant = if waiting {
                    !on_map && self.position.is_alive(*piece)
                } else {
                    on_map || self.has_set_out(*piece)
                };
                belongs(own.kind) && meant
            });
            own.map(|(piece, _)| Item::Piece(piece)).collect()
        };
        match of {
            Query::Units(_) => pieces(|kind| kind.is_casting() || kind.is_stand()),
            Query::Leaders(_) => pieces(PieceType::is_named),
            Query::Guns(_) => pieces(|kind| kind == PieceType::Gun),
            Query::Spots(_) => self.game.board.ids().map(Item::Spot).collect(),
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
            (_, Some(level)) => self.spot_of(item).is_some_and(|spot| self.game.board.spot(spot).level == level),
            (Item::Piece(piece), None) => self.piece_is(piece, tag),
            _ => false,
        }
    }

    fn lies_in(&self, item: Item, region: &str) -> bool {
        let Some(members) = self.members(region) else { return false };
        match (item, members) {
            (Item::Hex(hex), Members::Hexes(hexes)) => hexes.contains(&hex),
            (Item::Hex(_), _) => false,
            (item, members) => self.spot_of(item).is_some_and(|spot| members.has_spot(self.game.board.spot(spot))),
        }
    }

    fn flag(&self, flag: &str, item: Item) -> i32 {
        let number = self.program.flag(flag);
        number.map_or(0, |number| i32::from(self.position.marks.get(number, item)))
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
        Some(self.hex_of(a)?.distance(self.hex_of(b)?))
    }

    fn direction(&self, a: Item, b: Item) -> i32 {
        self.hex_of(a).zip(self.hex_of(b)).map_or(0, |(a, b)| direction(a, b))
    }

    fn sees(&self, a: Item, b: Item) -> bool {
        let both = self.spot_of(a).zip(self.spot_of(b));
        both.is_some_and(|(a, b)| a == b || self.game.sees(self.position, a, b))
    }

    fn march(&self, _: Item, _: Item, _: &str) -> Option<u32> {
        None
    }

    fn phase(&self) -> Option<InPhase> {
        named(self.position.phase)
    }

    fn mode(&self) -> &'static str {
        ""
    }

    fn using(&self) -> Option<AttackMode> {
        self.roles.using
    }

    fn got(&self) -> &str {
        self.roles.got
    }

    fn number_of(&self, number: ItemNumber, item: Item) -> i32 {
        let Item::Piece(piece) = item else { return 0 };
        match number {
            ItemNumber::Points => i32::from(self.game.left(self.position, piece)),
            ItemNumber::Strength(_) | ItemNumber::Morale | ItemNumber::Rating | ItemNumber::Steps => 0,
        }
    }

    fn number(&self, number: GameNumber<'_>) -> i32 {
        match number {
            GameNumber::Param(name) => self.own.figure(name),
            GameNumber::Turn => i32::from(self.position.turn),
            GameNumber::Points
            | GameNumber::Margin
            | GameNumber::Made(_)
            | GameNumber::Casualties
            | GameNumber::VictoryPoints
            | GameNumber::Dice
            | GameNumber::Left(_) => 0,
        }
    }

    fn chosen(&self, option: &str, choice: &str) -> bool {
        self.own.has_chosen(option, choice)
    }
}

/// Whether a tag exists in this game: a kind of piece, a piece, or a property of pieces or spots.
pub(super) fn is_tag(tag: &str, pieces: &[String]) -> bool {
    let kind = PieceType::ALL.iter().any(|(_, name)| *name == tag);
    TAGS.contains(&tag) || kind || pieces.iter().any(|name| as_tag(name) == tag)
}
