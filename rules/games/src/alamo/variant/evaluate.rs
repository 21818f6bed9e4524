//! Evaluating conditions, numbers and queries in a position.

use super::branches::{FAILS, HOLDS};
use super::item::SideId;
use super::program::{Base, ConditionStep, Lens, NO_ROOM, Nearest, Number, Program, Query, Ref, Source, Tag};
use super::zone::Zone;
use super::{Item, Roles};
use crate::alamo::{Game, PieceId, Position};
use crate::board::SpotId;
use crate::hex::Hex;
use crate::hexside::Layer;
use crate::map::HexsideKind;
use crate::variant::{AttackMode, Scope};

/// Evaluates conditions, numbers and queries in one position of a game with variants.
#[derive(Clone, Copy)]
pub(super) struct Evaluator<'a> {
    pub(super) game: &'a Game,
    pub(super) program: &'a Program,
    pub(super) position: &'a Position,
}

/// The thing a reference leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Referent {
    Thing(Item),
    Hex(Hex),
}

impl Game {
    /// Returns the evaluator for a position; `None` without variants.
    #[inline]
    pub(super) fn evaluator<'a>(&'a self, position: &'a Position) -> Option<Evaluator<'a>> {
        let program = self.program.as_deref()?;
        Some(Evaluator { game: self, program, position })
    }
}

impl<'a> Evaluator<'a> {
    /// Whether a condition holds.
    pub(super) fn holds(self, test: u32, roles: &Roles) -> bool {
        let jumps = &self.program.jumps;
        let mut at = jumps.begin(test);
        while at < FAILS {
            let ask = jumps.ask(at);
            at = ask.after(self.step(&ask.test, roles));
        }
        at == HOLDS
    }

    /// Whether a single step of a condition holds.
    #[inline]
    fn step(self, test: &ConditionStep, roles: &Roles) -> bool {
        match *test {
            // The steps inside them are evaluated instead.
            ConditionStep::All(_) | ConditionStep::Any(_) | ConditionStep::Not => false,
            ConditionStep::Is(holds) => holds,
            // The most frequent cases, without finding the thing first.
            ConditionStep::Tag(Ref { of: Base::Unit, lens: Lens::Itself }, Tag::Band(band)) => {
                self.is_of(band, roles.unit)
            }
            ConditionStep::Tag(Ref { of: Base::Foe, lens: Lens::Itself }, Tag::Band(band)) => {
                self.is_of(band, roles.foe)
            }
            ConditionStep::Tag(Ref { of: Base::It, lens: Lens::Itself }, Tag::Band(band)) => {
                matches!(roles.it, Item::Piece(piece) if self.is_of(band, Some(piece)))
            }
            ConditionStep::Zone(Ref { of: Base::To, lens: Lens::Itself | Lens::Spot }, zone) => {
                self.program.zones[usize::from(zone)].has_spot(roles.to)
            }
            ConditionStep::Zone(Ref { of: Base::It, lens: Lens::Itself }, zone) => {
                self.is_in(Referent::Thing(roles.it), zone, roles)
            }
            ConditionStep::Tag(thing, tag) => self.has_tag(self.find(thing, roles), tag, roles),
            ConditionStep::Zone(thing, zone) => self.is_in(self.find(thing, roles), zone, roles),
            ConditionStep::Has(flag, thing) => self.carries(flag, thing, 1, roles),
            ConditionStep::Same(a, b) => self.same(self.find(a, roles), self.find(b, roles)),
            ConditionStep::Near(a, b) => self.near(self.find(a, roles), self.find(b, roles), roles),
            ConditionStep::Zoc(unit, spot) => self.controls(self.find(unit, roles), self.find(spot, roles), roles),
            ConditionStep::Within(a, b, most) => self.distance(a, b, roles) <= self.amount(most, roles),
            ConditionStep::InLine(a, b) => self.direction(a, b, roles) > 0,
            ConditionStep::SameHex(a, b) => self.distance(a, b, roles) == 0,
            ConditionStep::Sees(a, b) => self.sees(self.find(a, roles), self.find(b, roles), roles),
            ConditionStep::Le(a, b) => self.amount(a, roles) <= self.amount(b, roles),
            ConditionStep::Ge(a, b) => self.amount(a, roles) >= self.amount(b, roles),
            ConditionStep::Eq(a, b) => self.amount(a, roles) == self.amount(b, roles),
            ConditionStep::Exists(query) => self.any(query, roles),
            ConditionStep::Now(phase) => self.position.phase == phase,
            ConditionStep::Mode(mode) => self.mode(roles) == mode,
            ConditionStep::Using(way) => roles.using == Some(way),
            ConditionStep::Got(got) => roles.got == got,
        }
    }

    /// Returns the mode of what happens: its own, or that of the march it is part of.
    pub(super) fn mode(self, roles: &Roles) -> u8 {
        if roles.mode == 0 { self.position.march_mode() } else { roles.mode }
    }

    /// Returns the value of a number.
    pub(super) fn amount(self, amount: u16, roles: &Roles) -> i32 {
        match self.program.numbers[usize::from(amount)] {
            Number::Is(value) => value,
            Number::Flag(flag, thing) => i32::from(self.flag(flag, thing, roles)),
            Number::Turn => i32::from(self.position.turn),
            Number::Mp => roles.unit.map_or(0, |unit| i32::from(self.game.points(self.position, unit))),
            Number::Margin => i32::from(roles.margin),
            Number::Made(way) => roles.unit.map_or(0, |unit| i32::from(self.made(unit, way))),
            Number::Count(query) => self.all(query, roles).len() as i32,
            own => self.measured(own, roles),
        }
    }

    /// Returns the number of attacks a unit has made in this phase in a mode.
    pub(super) fn made(self, unit: PieceId, way: AttackMode) -> u8 {
        let state = self.position.state(unit);
        let melee = self.program.melee.is_some_and(|flag| self.flag_of(flag, Item::Piece(unit)) > 0);
        match way {
            AttackMode::Battery => state.gunned,
            AttackMode::Melee if melee => state.attacked,
            AttackMode::Fire if !melee => state.attacked,
            AttackMode::Melee | AttackMode::Fire => 0,
        }
    }

    /// Whether a thing carries a flag with at least the value `least`.
    #[inline]
    pub(super) fn carries(self, flag: u16, thing: Ref, least: u8, roles: &Roles) -> bool {
        let place = &self.program.flags[usize::from(flag)];
        // The most frequent cases, without finding the thing first.
        let at = match (place.of, thing.of, thing.lens) {
            (Scope::Game, ..) => 0,
            (Scope::Spot, Base::To, Lens::Itself | Lens::Spot) => roles.to.0,
            (Scope::Hexside, Base::Via, Lens::Itself) => roles.via.0,
            (Scope::Unit, Base::Unit, Lens::Itself) => roles.unit.map_or(u16::MAX, |unit| u16::from(unit.0)),
            (Scope::Room, Base::To | Base::From | Base::Unit | Base::Foe, Lens::Room) => {
                let at = match thing.of {
                    Base::To => roles.to,
                    Base::From => roles.from,
                    Base::Foe => self.stands(roles.foe, roles),
                    _ => self.stands(roles.unit, roles),
                };
                match self.program.rooms.get(at.index()) {
                    Some(&NO_ROOM) | None => return false,
                    Some(room) => u16::from(*room),
                }
            }
            _ => return self.flag(flag, thing, roles) >= least,
        };
        let address = place.first.checked_add(at);
        address.is_some_and(|address| address < place.end && self.position.marks.get(address) >= least)
    }

    /// Returns the value of a flag of a thing.
    pub(super) fn flag(self, flag: u16, thing: Ref, roles: &Roles) -> u8 {
        self.flag_of(flag, self.item(thing, roles))
    }

    pub(super) fn flag_of(self, flag: u16, item: Item) -> u8 {
        self.program.address(flag, item).map_or(0, |address| self.position.marks.get(address))
    }

    /// Returns what a reference leads to as an item; [`Item::Nothing`] for a bare hex.
    pub(super) fn item(self, thing: Ref, roles: &Roles) -> Item {
        match self.find(thing, roles) {
            Referent::Thing(item) => item,
            Referent::Hex(_) => Item::Nothing,
        }
    }

    pub(super) fn find(self, thing: Ref, roles: &Roles) -> Referent {
        let piece = |piece: Option<PieceId>| piece.map_or(Item::Nothing, Item::Piece);
        let spot = |spot| if spot == SpotId::NOWHERE { Item::Nothing } else { Item::Spot(spot) };
        let item = match thing.of {
            Base::Unit => piece(roles.unit),
            Base::Foe => piece(roles.foe),
            Base::Gun => piece(roles.gun),
            Base::From => spot(roles.from),
            Base::To => spot(roles.to),
            Base::Via if roles.via == SideId::NONE => Item::Nothing,
            Base::Via => Item::Side(roles.via),
            Base::It => roles.it,
            Base::Up => roles.up,
            Base::Game => Item::Game,
            // A hex with all its levels lies in no single room, and has no column.
            Base::Hex(hex) if thing.lens == Lens::Itself => return Referent::Hex(hex),
            Base::Hex(_) => Item::Nothing,
            Base::Spot(at) => spot(at),
            Base::Side(side) => Item::Side(side),
        };
        Referent::Thing(match (thing.lens, item) {
            (Lens::Itself, item) => item,
            (Lens::Spot, item) => self.spot_of(item, roles).map_or(Item::Nothing, Item::Spot),
            (Lens::Room, Item::Room(room)) => Item::Room(room),
            (Lens::Room, item) => self.spot_of(item, roles).map_or(Item::Nothing, |spot| self.room(spot)),
            (Lens::Column, Item::Piece(piece)) => self.game.piece(piece).column.map_or(Item::Nothing, Item::Column),
            (Lens::Column, _) => Item::Nothing,
        })
    }

    /// Returns the room of a spot.
    pub(super) fn room(self, spot: SpotId) -> Item {
        match self.program.rooms.get(spot.index()) {
            Some(&NO_ROOM) | None => Item::Nothing,
            Some(room) => Item::Room(*room),
        }
    }

    /// Returns the spot of a thing. A piece just taken off the map counts as on its last spot.
    pub(super) fn spot_of(self, item: Item, roles: &Roles) -> Option<SpotId> {
        let spot = match item {
            Item::Spot(spot) => spot,
            Item::Piece(piece) => self.stands(Some(piece), roles),
            _ => SpotId::NOWHERE,
        };
        (spot != SpotId::NOWHERE).then_some(spot)
    }

    /// Returns the spot of a piece, or its last one; [`SpotId::NOWHERE`] without a piece.
    #[inline]
    fn stands(self, piece: Option<PieceId>, roles: &Roles) -> SpotId {
        match piece.map(|piece| self.position.state(piece).at) {
            Some(SpotId::NOWHERE) if piece == roles.unit => roles.from,
            Some(at) => at,
            None => SpotId::NOWHERE,
        }
    }

    /// Whether a piece belongs to a set.
    #[inline]
    fn is_of(self, band: u16, piece: Option<PieceId>) -> bool {
        piece.is_some_and(|piece| self.program.bands[usize::from(band)].contains(piece))
    }

    pub(super) fn has_tag(self, found: Referent, tag: Tag, roles: &Roles) -> bool {
        let Referent::Thing(item) = found else { return false };
        match (tag, item) {
            (Tag::Band(band), Item::Piece(piece)) => self.program.bands[usize::from(band)].contains(piece),
            (Tag::Order(order), Item::Piece(piece)) => self.position.state(piece).order == order,
            (Tag::Reduced, Item::Piece(piece)) => self.position.state(piece).flipped,
            (Tag::Done(mark), Item::Piece(piece)) => self.position.turn_marks.has(piece, mark),
            (Tag::Committed, Item::Game) => self.position.committed > 0,
            (Tag::OnMap, Item::Piece(piece)) => self.position.state(piece).is_on_map(),
            (Tag::Level(level), item) => {
                self.spot_of(item, roles).is_some_and(|spot| self.game.board.spot(spot).level == level)
            }
            (Tag::High, item) => {
                self.spot_of(item, roles).is_some_and(|spot| self.game.board.place(spot).elevation >= 2)
            }
            (Tag::Kind(HexsideKind::Breach), Item::Side(side)) => {
                self.kind(side) == HexsideKind::Breach || self.program.sides.is_open(side, &self.position.breaches)
            }
            (Tag::Kind(kind), Item::Side(side)) => self.kind(side) == kind,
            (Tag::Wall, Item::Side(side)) => stands(self.kind(side)),
            _ => false,
        }
    }

    /// Returns the kind of a layer of a hexside now.
    pub(super) fn kind(self, side: SideId) -> HexsideKind {
        self.program.sides.kind(side, &self.position.breaches)
    }

    fn is_in(self, found: Referent, zone: u16, roles: &Roles) -> bool {
        self.lies_in(found, &self.program.zones[usize::from(zone)], roles)
    }

    /// Whether a thing lies in a region.
    #[inline]
    pub(super) fn lies_in(self, found: Referent, zone: &Zone, roles: &Roles) -> bool {
        match found {
            Referent::Hex(hex) => zone.has_hex(hex),
            Referent::Thing(Item::Side(side)) => zone.has_side(side),
            Referent::Thing(Item::Room(room)) => self.spots_of_room(room).any(|spot| zone.has_spot(spot)),
            Referent::Thing(item) => self.spot_of(item, roles).is_some_and(|spot| zone.has_spot(spot)),
        }
    }

    pub(super) fn spots_of_room(self, room: u8) -> impl Iterator<Item = SpotId> + 'a {
        self.program.room_spots.get(usize::from(room)).into_iter().flatten().copied()
    }

    pub(super) fn same(self, a: Referent, b: Referent) -> bool {
        match (a, b) {
            (Referent::Thing(Item::Nothing), _) | (_, Referent::Thing(Item::Nothing)) => false,
            (Referent::Hex(hex), Referent::Thing(Item::Spot(spot)))
            | (Referent::Thing(Item::Spot(spot)), Referent::Hex(hex)) => self.game.board.spot(spot).hex == hex,
            (a, b) => a == b,
        }
    }

    pub(super) fn near(self, a: Referent, b: Referent, roles: &Roles) -> bool {
        let board = &self.game.board;
        let side = |found| match found {
            Referent::Thing(Item::Side(side)) => self.program.sides.get(side),
            _ => None,
        };
        let spot = |found| match found {
            Referent::Thing(item) => self.spot_of(item, roles),
            Referent::Hex(_) => None,
        };
        match (side(a).or(side(b)), spot(a), spot(b)) {
            // A piece on a roof is not at the door below.
            (Some((side, layer)), Some(at), None) | (Some((side, layer)), None, Some(at)) => {
                let own = if board.place(at).elevation >= 2 { Layer::Upper } else { Layer::Ground };
                own == layer && side.hexes().contains(&board.spot(at).hex)
            }
            (None, Some(a), Some(b)) => board.crossing(a, b).is_some(),
            _ => false,
        }
    }

    /// Returns the spots that may be near a thing, in order of number. See [`Self::near`].
    fn spots_near(self, thing: Ref, roles: &Roles) -> Vec<SpotId> {
        let board = &self.game.board;
        let mut spots: Vec<SpotId> = match self.find(thing, roles) {
            Referent::Thing(Item::Side(side)) => self.program.sides.beside(side).to_vec(),
            Referent::Thing(item) => {
                let at = self.spot_of(item, roles);
                at.into_iter().flat_map(|at| board.crossings(at)).map(|crossing| crossing.to).collect()
            }
            Referent::Hex(_) => Vec::new(),
        };
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Returns the pieces on the spot of a thing, in order of number.
    fn company(self, thing: Ref, roles: &Roles) -> Vec<PieceId> {
        let at = self.spot_of(self.item(thing, &roles.looking_at(Item::Nothing)), roles);
        let mut pieces: Vec<PieceId> = at.into_iter().flat_map(|at| self.position.on(at)).collect();
        pieces.sort_unstable();
        pieces
    }

    pub(super) fn controls(self, unit: Referent, spot: Referent, roles: &Roles) -> bool {
        let (Referent::Thing(Item::Piece(unit)), Referent::Thing(spot)) = (unit, spot) else { return false };
        let Some(spot) = self.spot_of(spot, roles) else { return false };
        let enemy = self.game.side(unit).enemy();
        self.game.controllers(self.position, spot, enemy).any(|own| own == unit)
    }

    /// Whether a rule on offer certainly finds nothing for any piece: no flag it requires is up.
    pub(super) fn is_out_of_question(self, rule: u16, query: u16) -> bool {
        let asleep = !self.program.rules[usize::from(rule)].guard.is_awake(self.position);
        asleep
            || match self.program.queries[usize::from(query)].from {
                Source::Flagged(flag) => !self.is_up(flag),
                _ => self.program.queries[usize::from(query)].flag.is_some_and(|flag| !self.is_up(flag)),
            }
    }

    /// Whether anything carries a flag.
    fn is_up(self, flag: u16) -> bool {
        self.program.is_up(flag, &self.position.marks)
    }

    /// Whether a query finds anything.
    fn any(self, query: u16, roles: &Roles) -> bool {
        let search = &self.program.queries[usize::from(query)];
        if search.nearest.is_some() {
            return !self.all(query, roles).is_empty();
        }
        let mut found = false;
        self.each(search, roles, &mut |_| {
            found = true;
            false
        });
        found
    }

    /// Whether a query finds anything that does not carry a flag.
    pub(super) fn finds_without(self, query: u16, flag: u16, roles: &Roles) -> bool {
        let search = &self.program.queries[usize::from(query)];
        if search.nearest.is_some() {
            return self.all(query, roles).into_iter().any(|item| self.flag_of(flag, item) == 0);
        }
        let mut found = false;
        self.each(search, roles, &mut |item| {
            found = self.flag_of(flag, item) == 0;
            !found
        });
        found
    }

    /// Returns everything a query finds, in order of number.
    pub(super) fn all(self, query: u16, roles: &Roles) -> Vec<Item> {
        let search = &self.program.queries[usize::from(query)];
        let mut all = Vec::new();
        self.each(search, roles, &mut |item| {
            all.push(item);
            true
        });
        match search.nearest {
            Some(Nearest::Hexes(centre)) => self.keep_nearest(&mut all, centre, roles),
            Some(Nearest::Steps(goal, mode)) => self.keep_soonest(&mut all, goal, mode),
            None => {}
        }
        all
    }

    /// Returns everything a query finds, in the order in which a rule does something to it: pieces in the order of the
    /// counter mix, so that the dice of a log fall to those they fell to.
    pub(super) fn in_turn(self, query: u16, roles: &Roles) -> Vec<Item> {
        let mut all = self.all(query, roles);
        all.sort_by_key(|item| match item {
            Item::Piece(piece) => self.game.piece(*piece).written,
            _ => 0,
        });
        all
    }

    fn keep_nearest(self, all: &mut Vec<Item>, centre: Ref, roles: &Roles) {
        let centre = self.find(centre, roles);
        keep_least(all, |item| self.between(Referent::Thing(item), centre, roles));
    }

    /// Keeps the pieces that a march brings to its goal in the fewest steps.
    fn keep_soonest(self, all: &mut Vec<Item>, goal: SpotId, mode: u8) {
        keep_least(all, |item| match item {
            Item::Piece(piece) => self.game.march_length(self.position, piece, goal, mode),
            _ => None,
        });
    }

    /// Visits what a search finds until the visitor returns `false`.
    fn each(self, search: &Query, roles: &Roles, visit: &mut dyn FnMut(Item) -> bool) {
        let mut fits = |item: Item| {
            let roles = &roles.looking_at(item);
            // Most things lie elsewhere, which is checked without evaluating the whole condition.
            let lies_there = search.zone.is_none_or(|zone| self.is_in(Referent::Thing(item), zone, roles));
            !lies_there || !search.whole && !self.holds(search.condition, roles) || visit(item)
        };
        let program = self.program;
        if search.flag.is_some_and(|flag| !self.is_up(flag)) {
            return;
        }
        let pieces = |band: u16, here: bool| {
            let pieces = program.bands[usize::from(band)].iter();
            pieces.filter(move |piece| self.position.state(*piece).is_on_map() == here)
        };
        let beside = || search.near.map(|near| self.spots_near(near, &roles.looking_at(Item::Nothing)));
        // Whether the visitor has seen everything.
        let _all = match search.from {
            // Few spots lie near anything.
            Source::Spots | Source::SpotsOf(_) if search.near.is_some() => {
                let zone = match search.from {
                    Source::SpotsOf(zone) => Some(&program.zones[usize::from(zone)]),
                    _ => None,
                };
                let mut beside = beside().into_iter().flatten();
                beside.all(|spot| zone.is_some_and(|zone| !zone.has_spot(spot)) || fits(Item::Spot(spot)))
            }
            // Few pieces stand on a spot.
            Source::Pieces(band) if search.with.is_some() => {
                let mut company = search.with.map_or_else(Vec::new, |with| self.company(with, roles));
                company.retain(|piece| program.bands[usize::from(band)].contains(*piece));
                company.into_iter().map(Item::Piece).all(&mut fits)
            }
            Source::Pieces(band) => pieces(band, true).map(Item::Piece).all(&mut fits),
            Source::Waiting(band) => pieces(band, false).map(Item::Piece).all(&mut fits),
            Source::Spots => self.game.board.ids().map(Item::Spot).all(&mut fits),
            Source::SpotsOf(zone) => program.zones[usize::from(zone)].spots().map(Item::Spot).all(&mut fits),
            Source::SpotsOfRoom(room) => match self.item(room, &roles.looking_at(Item::Nothing)) {
                Item::Room(room) => self.spots_of_room(room).map(Item::Spot).all(&mut fits),
                _ => true,
            },
            Source::Sides => program.sides.all().all(&mut fits),
            Source::Rooms => (0..program.room_names.len() as u8).map(Item::Room).all(&mut fits),
            Source::Flagged(flag) => {
                let place = &program.flags[usize::from(flag)];
                let up = self.position.marks.within(place.first, place.end);
                up.map(|(address, _)| program.owner(flag, address)).all(&mut fits)
            }
        };
    }
}

/// Keeps the items with the least measure, and drops those without one.
fn keep_least(all: &mut Vec<Item>, measure: impl Fn(Item) -> Option<u32>) {
    let measured: Vec<_> = all.drain(..).filter_map(|item| Some((measure(item)?, item))).collect();
    let least = measured.iter().map(|(own, _)| *own).min();
    all.extend(measured.into_iter().filter(|(own, _)| Some(*own) == least).map(|(_, item)| item));
}

/// Whether a hexside of this kind has something that could be brought down.
const fn stands(kind: HexsideKind) -> bool {
    match kind {
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::HighPalisade
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::InteriorWall
        | HexsideKind::Gunslit
        | HexsideKind::Doorway => true,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable => false,
    }
}
