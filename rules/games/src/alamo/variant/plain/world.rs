//! A position of the Alamo as the plain evaluator sees it: names are looked up in the documents each time.

use crate::alamo::variant::compile::{painted_as, phase_of};
use crate::alamo::variant::evaluate::{Evaluator, Referent};
use crate::alamo::variant::names::{TAGS, as_tag};
use crate::alamo::variant::occasions::RESULTS;
use crate::alamo::variant::program::{Base, Lens, Ref, Tag};
use crate::alamo::variant::zone::Zone;
use crate::alamo::variant::{Item, Roles};
use crate::alamo::{Piece, PieceClass, PieceId};
use crate::hexside::Layer;
use crate::map::{HexsideKind, Members};
use crate::project::{LoadedVariant, Project};
use crate::side::Side;
use crate::variant::plain::{GameNumber, ItemNumber, World, direction};
use crate::variant::{AttackMode, InPhase, Query, Scope, Thing};

/// A position on one occasion, as seen by one of the variants in force.
pub(super) struct Alamo<'a> {
    pub(super) evaluator: Evaluator<'a>,
    pub(super) project: &'a Project,
    pub(super) in_force: &'a [&'a LoadedVariant],
    /// The variant whose rule is evaluated.
    pub(super) own: &'a LoadedVariant,
    pub(super) roles: Roles,
}

impl Alamo<'_> {
    /// Returns the region with a name: one of the variant, of another variant, or of the map.
    fn members(&self, region: &str) -> Option<&Members> {
        let variants = std::iter::once(self.own).chain(self.in_force.iter().copied());
        let theirs = variants.flat_map(|own| &own.document.regions).map(|area| (&area.id, &area.members));
        let all = theirs.chain(self.project.map.regions.iter().map(|area| (&area.id, &area.members)));
        all.into_iter().find(|(id, _)| *id == region).map(|(_, members)| members)
    }

    fn is_within(&self, item: Referent, members: &Members) -> bool {
        self.evaluator.lies_in(item, &self.zone_of(members), &self.roles)
    }

    fn zone_of(&self, members: &Members) -> Zone {
        let mut zone = Zone::new(members, &self.evaluator.game.board);
        zone.number(&self.evaluator.program.sides);
        zone
    }

    /// Returns the region with a name as a zone.
    pub(super) fn zone(&self, region: &str) -> Zone {
        self.zone_of(self.members(region).expect("the region is known"))
    }

    fn piece(&self, item: Referent) -> Option<(PieceId, &Piece)> {
        match item {
            Referent::Thing(Item::Piece(piece)) => Some((piece, self.evaluator.game.piece(piece))),
            _ => None,
        }
    }

    fn find(&self, of: Base) -> Option<Referent> {
        let found = self.evaluator.find(Ref { of, lens: Lens::Itself }, &self.roles);
        (found != Referent::Thing(Item::Nothing)).then_some(found)
    }
}

impl World for Alamo<'_> {
    type Item = Referent;

    fn named(&self, thing: &Thing) -> Option<Referent> {
        let board = &self.evaluator.game.board;
        self.find(match thing {
            Thing::Unit => Base::Unit,
            Thing::Foe => Base::Foe,
            Thing::Gun => Base::Gun,
            Thing::From => Base::From,
            Thing::To => Base::To,
            Thing::Via => Base::Via,
            Thing::Game => Base::Game,
            Thing::Hex(text) if text.contains('/') => Base::Spot(board.id(text.parse().ok()?)?),
            Thing::Hex(text) => Base::Hex(text.parse().ok()?),
            Thing::Side(text) => Base::Side(self.evaluator.program.sides.id(text.parse().ok()?, Layer::Ground)),
            Thing::It | Thing::Up | Thing::At(_) | Thing::RoomOf(_) | Thing::ColumnOf(_) | Thing::AreaOf(_) => {
                return None;
            }
        })
    }

    fn part_of(&self, item: Referent, what: Scope) -> Option<Referent> {
        let Referent::Thing(thing) = item else { return None };
        let spot = || self.evaluator.spot_of(thing, &self.roles);
        let part = match (what, thing) {
            (Scope::Spot, _) => Item::Spot(spot()?),
            (Scope::Room, Item::Room(_)) => thing,
            (Scope::Room, _) => self.evaluator.room(spot()?),
            (Scope::Column, Item::Piece(piece)) => Item::Column(self.evaluator.game.piece(piece).column?),
            _ => return None,
        };
        (part != Item::Nothing).then_some(Referent::Thing(part))
    }

    fn all(&self, of: &Query, waiting: bool) -> Vec<Referent> {
        let (game, program) = (self.evaluator.game, self.evaluator.program);
        let pieces = |belongs: fn(&Piece) -> bool| {
            let there = game.piece_ids().filter(|piece| self.evaluator.position.state(*piece).is_on_map() != waiting);
            let mut there: Vec<_> = there.filter(|piece| belongs(game.piece(*piece))).collect();
            there.sort_by_key(|piece| game.piece(*piece).written);
            there.into_iter().map(|piece| Referent::Thing(Item::Piece(piece))).collect()
        };
        match of {
            Query::Units(_) => pieces(Piece::is_unit),
            Query::Leaders(_) => pieces(Piece::is_leader),
            Query::Guns(_) => pieces(Piece::is_battery),
            Query::Spots(_) => game.board.ids().map(|spot| Referent::Thing(Item::Spot(spot))).collect(),
            Query::Sides(_) => program.sides.all().map(Referent::Thing).collect(),
            Query::Rooms(_) => {
                (0..program.room_names.len()).map(|room| Referent::Thing(Item::Room(room as u8))).collect()
            }
            Query::Nearest(..) | Query::Soonest(..) => Vec::new(),
        }
    }

    fn is(&self, item: Referent, tag: &str) -> bool {
        if let Some(own) = self.in_force.iter().find(|own| own.document.kinds.iter().any(|kind| kind.id == tag)) {
            let painted = painted_as(&self.project.map, &own.document, tag);
            return self.is_within(item, &Members::Hexsides(painted));
        }
        let now = TAGS.iter().find(|(own, _)| *own == tag).map(|(_, tag)| *tag);
        let kind = || HexsideKind::ALL.into_iter().find(|kind| kind.name() == tag).map(Tag::Kind);
        if let Some(tag) = now.or_else(kind) {
            return self.evaluator.has_tag(item, tag, &self.roles);
        }
        let Some((_, piece)) = self.piece(item) else { return false };
        let columns = &self.evaluator.game.columns;
        match tag {
            "texan" => piece.side == Some(Side::Texan),
            "mexican" => piece.side == Some(Side::Mexican),
            "combat" | "infantry" => piece.is_unit(),
            "leader" => piece.is_leader(),
            "gun" => piece.is_battery(),
            word => {
                let is_column = |column: u8| as_tag(&columns[usize::from(column)].id) == word;
                piece.tags.iter().any(|own| own == word) || piece.column.is_some_and(is_column)
            }
        }
    }

    fn lies_in(&self, item: Referent, region: &str) -> bool {
        self.members(region).is_some_and(|members| self.is_within(item, members))
    }

    fn flag(&self, flag: &str, item: Referent) -> i32 {
        let number = self.evaluator.program.flags.iter().position(|place| place.name == flag);
        match (number, item) {
            (Some(number), Referent::Thing(item)) => i32::from(self.evaluator.flag_of(number as u16, item)),
            // A flag of the game belongs to the game, whatever thing it is asked of.
            (Some(number), Referent::Hex(_)) => i32::from(self.evaluator.flag_of(number as u16, Item::Nothing)),
            (None, _) => 0,
        }
    }

    fn same(&self, a: Referent, b: Referent) -> bool {
        self.evaluator.same(a, b)
    }

    fn touch(&self, a: Referent, b: Referent) -> bool {
        self.evaluator.near(a, b, &self.roles)
    }

    fn controls(&self, piece: Referent, spot: Referent) -> bool {
        self.evaluator.controls(piece, spot, &self.roles)
    }

    fn distance(&self, a: Referent, b: Referent) -> Option<u32> {
        let board = &self.evaluator.game.board;
        let hexes = |item| match item {
            Referent::Hex(hex) => vec![hex],
            Referent::Thing(Item::Side(side)) => {
                self.evaluator.program.sides.get(side).map_or_else(Vec::new, |(side, _)| side.hexes().into())
            }
            Referent::Thing(Item::Room(room)) => {
                let spots = self.evaluator.program.room_spots[usize::from(room)].iter();
                spots.map(|spot| board.spot(*spot).hex).collect()
            }
            Referent::Thing(item) => {
                self.evaluator.spot_of(item, &self.roles).map(|spot| board.spot(spot).hex).into_iter().collect()
            }
        };
        let all = hexes(a);
        all.iter().flat_map(|a| hexes(b).into_iter().map(|b| a.distance(b))).min()
    }

    fn direction(&self, a: Referent, b: Referent) -> i32 {
        let [a, b] = [a, b].map(|item| self.evaluator.hex_of(item, &self.roles));
        a.zip(b).map_or(0, |(a, b)| direction(a, b))
    }

    fn sees(&self, a: Referent, b: Referent) -> bool {
        self.evaluator.sees(a, b, &self.roles)
    }

    fn march(&self, piece: Referent, goal: Referent, mode: &str) -> Option<u32> {
        let (piece, _) = self.piece(piece)?;
        let Referent::Thing(Item::Spot(goal)) = goal else { return None };
        let mode = self.evaluator.program.modes.iter().position(|own| own == mode)?;
        self.evaluator.game.march_length(self.evaluator.position, piece, goal, mode as u8)
    }

    fn phase(&self) -> Option<InPhase> {
        InPhase::ALL.into_iter().find(|phase| phase_of(*phase) == Some(self.evaluator.position.phase))
    }

    fn mode(&self) -> &str {
        self.evaluator.program.modes.get(usize::from(self.evaluator.mode(&self.roles))).map_or("", String::as_str)
    }

    fn using(&self) -> Option<AttackMode> {
        self.roles.using
    }

    fn got(&self) -> &str {
        RESULTS[usize::from(self.roles.got)]
    }

    fn number_of(&self, number: ItemNumber, item: Referent) -> i32 {
        let Some((piece, own)) = self.piece(item) else { return 0 };
        let state = self.evaluator.position.state(piece);
        let up = match own.class {
            PieceClass::Unit { full, reduced } => Some(if state.flipped { reduced } else { full }),
            PieceClass::Leader { .. } | PieceClass::Battery { .. } => None,
        };
        let printed = match number {
            ItemNumber::Strength(AttackMode::Battery) => match own.class {
                PieceClass::Battery { strength } => strength,
                PieceClass::Unit { .. } | PieceClass::Leader { .. } => 0,
            },
            ItemNumber::Strength(AttackMode::Fire) => up.map_or(0, |up| up.fire),
            ItemNumber::Strength(AttackMode::Melee) => up.map_or(0, |up| up.melee),
            ItemNumber::Morale => up.map_or(0, |up| up.morale),
            ItemNumber::Rating => match own.class {
                PieceClass::Leader { rating, replacement, .. } => {
                    if state.flipped {
                        replacement.unwrap_or(rating)
                    } else {
                        rating
                    }
                }
                PieceClass::Unit { .. } | PieceClass::Battery { .. } => 0,
            },
            ItemNumber::Steps => match up {
                Some(_) if state.is_on_map() => 2 - u8::from(state.flipped),
                Some(_) | None => 0,
            },
            ItemNumber::Points => self.evaluator.game.points(self.evaluator.position, piece),
        };
        i32::from(printed)
    }

    fn number(&self, number: GameNumber<'_>) -> i32 {
        let unit = self.roles.unit;
        match number {
            GameNumber::Param(name) => self.own.figure(name),
            GameNumber::Turn => i32::from(self.evaluator.position.turn),
            GameNumber::Points => {
                unit.map_or(0, |unit| i32::from(self.evaluator.game.points(self.evaluator.position, unit)))
            }
            GameNumber::Margin => i32::from(self.roles.margin),
            GameNumber::Made(way) => unit.map_or(0, |unit| i32::from(self.evaluator.made(unit, way))),
            GameNumber::Casualties => i32::from(self.evaluator.position.casualties),
            GameNumber::VictoryPoints => self.evaluator.game.victory_points(self.evaluator.position),
            GameNumber::Dice => i32::from(self.evaluator.position.dice),
            GameNumber::Left(deck) => {
                let tables = &self.evaluator.program.tables;
                let number = tables.iter().position(|table| table.name == deck && table.deck.is_some());
                number.map_or(0, |at| {
                    self.evaluator.program.cards_left(at as u16, &self.evaluator.position.marks).count() as i32
                })
            }
        }
    }

    fn chosen(&self, option: &str, choice: &str) -> bool {
        self.own.has_chosen(option, choice)
    }
}
