//! Where and when a change can have a say at all, as far as that can be told without asking its condition: most
//! changes wait for a flag that is not up, or speak of a few spots. Lists of actions are made fast everywhere else.

use super::ask::Asking;
use super::marks::{Marks, Sort};
use super::program::{Base, Condition, Lens, Number, Operation, Program, Ref, Tag};
use super::{MODES, Occasion, Quantity, Roles, SideId};
use crate::alamo::field::each;
use crate::alamo::piece_set::PieceSet;
use crate::alamo::{Game, PieceId, Position};
use crate::board::{SpotId, SpotSet};
use crate::side::Side;
use crate::variant::Scope;

/// What must be so for a condition to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bounds {
    /// A flag of these sorts is up; none where it never holds.
    pub(super) sorts: u64,
    /// It is one of these phases, a bit each.
    pub(super) phases: u16,
    /// The acting piece is one of these.
    band: Option<u16>,
    /// The piece it acts against is one of these.
    foes: Option<u16>,
    /// All that act are of this side.
    side: Option<Side>,
    /// Something happens that a variant has named: no step or attack a player may choose.
    pub(super) named: bool,
    /// What happens is called so, by a number of the program's words.
    mode: Option<u8>,
    /// Something is painted on the hexside between.
    pub(super) over: bool,
    /// This flag is up somewhere.
    flag: Option<u16>,
    /// Where the step begins or ends.
    pub(super) place: Place,
    /// What carries a flag, and how much of it at least.
    has: Option<(u16, Ref, u8)>,
    /// It asks nothing else: where all of this is so, it holds.
    whole: bool,
}

impl Default for Bounds {
    /// Those of what always holds.
    fn default() -> Self {
        Self {
            sorts: Sort::NONE,
            phases: u16::MAX,
            band: None,
            foes: None,
            side: None,
            named: false,
            mode: None,
            over: false,
            flag: None,
            place: Place::Anywhere,
            has: None,
            whole: true,
        }
    }
}

/// Where a step begins or ends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Place {
    #[default]
    Anywhere,
    /// What is named lies in this zone.
    Zone(Base, u16),
    /// What is named carries this flag.
    Flagged(Base, u16),
}

impl Bounds {
    /// Those of a condition.
    pub(super) fn of(program: &Program, test: u32, sides: &[PieceSet; 2]) -> Self {
        let mut bounds = Self::default();
        for at in parts(&program.conditions, test) {
            bounds.whole &= bounds.heed(program, at, sides);
        }
        if let Condition::Any(_) = program.conditions[test as usize] {
            // Where none of several can hold, it cannot.
            (bounds.sorts, bounds.phases) = (0, 0);
            for one in branches(&program.conditions, test) {
                let one = Self::of(program, one as u32, sides);
                bounds.sorts |= one.sorts;
                bounds.phases |= one.phases;
            }
        }
        if let Some(flag) = bounds.flag.filter(|_| bounds.can_hold()) {
            bounds.sorts = Sort::of(flag).bit();
        }
        bounds
    }

    /// The flag that must be up for a condition to hold.
    pub(super) fn flag_of(program: &Program, test: u32) -> Option<u16> {
        Self::of(program, test, &[PieceSet::default(); 2]).flag
    }

    /// What the thing a condition looks at must be near.
    pub(super) fn near_of(program: &Program, test: u32) -> Option<Ref> {
        let it = Ref { of: Base::It, lens: Lens::Itself };
        let near = |at: usize| match program.conditions[at] {
            Condition::Near(a, b) if a == it && b.of != Base::It => Some(b),
            Condition::Near(a, b) if b == it && a.of != Base::It => Some(a),
            _ => None,
        };
        parts(&program.conditions, test).find_map(near)
    }

    /// The zone in which the thing a condition looks at must lie, and whether it asks nothing else.
    pub(super) fn zone_of(program: &Program, test: u32) -> Option<(u16, bool)> {
        let zone = |at: usize| match program.conditions[at] {
            Condition::Zone(Ref { of: Base::It, lens: Lens::Itself }, zone) => Some(zone),
            _ => None,
        };
        let is_all = parts(&program.conditions, test).count() == 1;
        parts(&program.conditions, test).find_map(zone).map(|zone| (zone, is_all))
    }

    /// The pieces of which a condition can hold, by number; none where that may be any.
    pub(super) const fn band(&self) -> Option<u16> {
        self.band
    }

    /// The pieces against which it can hold, by number; none where that may be any.
    pub(super) const fn foes(&self) -> Option<u16> {
        self.foes
    }

    /// Whether it can hold at all.
    pub(super) const fn can_hold(&self) -> bool {
        self.sorts != 0
    }

    /// The flag the hexside over which something happens must carry.
    pub(super) fn side_flag(&self, program: &Program) -> Option<u16> {
        match self.place {
            Place::Flagged(_, flag) if program.flags[usize::from(flag)].of == Scope::Hexside => Some(flag),
            _ => None,
        }
    }

    /// The flag a thing must carry.
    pub(super) fn flag_carried_by(&self, thing: Ref) -> Option<u16> {
        self.has.filter(|(_, own, _)| *own == thing).map(|(flag, ..)| flag)
    }

    /// Whether it can hold of what a side does by itself.
    pub(super) fn is_of(&self, side: Side) -> bool {
        !self.named && self.side.is_none_or(|own| own == side)
    }

    /// Whether it can hold now: it is its phase, and its flag is up.
    #[inline]
    pub(super) fn is_awake(&self, position: &Position) -> bool {
        position.marks.may_be_up(self.sorts) && self.phases >> position.phase as usize & 1 != 0
    }

    /// Takes in one thing that must be so, and says whether that is all there is to it.
    fn heed(&mut self, program: &Program, at: usize, sides: &[PieceSet; 2]) -> bool {
        let spoken = |of| matches!(of, Base::From | Base::To | Base::Via);
        let itself = |thing: Ref| matches!(thing.lens, Lens::Itself | Lens::Spot);
        if let Condition::Tag(thing, _) | Condition::Zone(thing, _) | Condition::Has(_, thing) = program.conditions[at]
        {
            let carried = matches!(program.conditions[at], Condition::Has(flag, _) if program.flags[usize::from(flag)].of == Scope::Game);
            self.over |= thing.of == Base::Via && !carried;
        }
        match program.conditions[at] {
            Condition::Is(holds) => {
                self.sorts = if holds { self.sorts } else { 0 };
                true
            }
            Condition::Tag(Ref { of: Base::Unit, lens: Lens::Itself }, Tag::Band(band)) => {
                let is_first = self.band.replace(band).is_none();
                let band = &program.bands[usize::from(band)];
                self.side = Side::ALL.into_iter().find(|side| band.is_within(&sides[*side as usize]));
                is_first
            }
            Condition::Tag(Ref { of: Base::Foe, lens: Lens::Itself }, Tag::Band(band)) => {
                self.foes.replace(band).is_none()
            }
            Condition::Now(phase) => {
                self.phases &= 1 << phase as u16;
                true
            }
            Condition::Mode(mode) => {
                self.named |= usize::from(mode) >= MODES.len();
                self.mode = Some(mode);
                false
            }
            Condition::Zone(thing, zone) if spoken(thing.of) && itself(thing) && self.place == Place::Anywhere => {
                self.place = Place::Zone(thing.of, zone);
                false
            }
            Condition::Has(flag, thing) => {
                self.flag = Some(flag);
                let scope = program.flags[usize::from(flag)].of;
                let at_hand = spoken(thing.of) && matches!(scope, Scope::Spot | Scope::Hexside) && itself(thing);
                if at_hand || scope == Scope::Spot && thing == (Ref { of: Base::Unit, lens: Lens::Spot }) {
                    self.place = Place::Flagged(thing.of, flag);
                }
                self.has.replace((flag, thing, 1)).is_none()
            }
            Condition::Exists(query) => {
                self.flag = self.flag.or(program.queries[usize::from(query)].flag);
                false
            }
            Condition::Ge(number, least) => {
                let (number, least) = (program.numbers[usize::from(number)], program.numbers[usize::from(least)]);
                let (Number::Flag(flag, thing), Number::Is(least @ 1..)) = (number, least) else { return false };
                self.flag = Some(flag);
                match u8::try_from(least) {
                    Ok(least) if self.has.is_none() => {
                        self.has = Some((flag, thing, least));
                        true
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

impl Asking<'_> {
    /// Whether a condition holds: what its bounds tell is asked first.
    #[inline]
    pub(super) fn is_so(self, bounds: &Bounds, test: u32, roles: &Roles) -> bool {
        bounds.is_awake(self.position)
            && self.program.may_hold(bounds, roles)
            && bounds.has.is_none_or(|(flag, thing, least)| self.carries(flag, thing, least, roles))
            && (bounds.whole || self.holds(test, roles))
    }
}

/// Where the parts of a condition begin that must all hold; one that is no conjunction is its only part.
pub(super) fn parts(tests: &[Condition], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        Condition::All(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Where those of a condition begin of which one must hold; one that is no choice is its only one.
fn branches(tests: &[Condition], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        Condition::Any(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Where the tests begin from a place up to another.
fn within(tests: &[Condition], mut at: usize, end: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let part = (at < end).then_some(at)?;
        at = after(tests, at);
        Some(part)
    })
}

/// Where the test after one begins.
pub(super) fn after(tests: &[Condition], at: usize) -> usize {
    match tests[at] {
        Condition::All(end) | Condition::Any(end) => end as usize,
        Condition::Not => after(tests, at + 1),
        _ => at + 1,
    }
}

impl Program {
    /// Whether anything carries a flag.
    #[inline]
    pub(super) fn is_up(&self, flag: u16, marks: &Marks) -> bool {
        let place = &self.flags[usize::from(flag)];
        marks.may_be_up(Sort::of(flag).bit())
            && (self.flags.len() <= usize::from(Sort::COUNT) || marks.any_within(place.first, place.end))
    }

    /// Whether anything can change a quantity, by its number, of a piece, as far as can be told by who it is.
    #[inline]
    pub(super) fn may_change(&self, figure: u16, unit: Option<PieceId>) -> bool {
        let changed = self.changed[usize::from(figure)].as_ref();
        changed.is_none_or(|pieces| unit.is_some_and(|unit| pieces.contains(unit)))
    }

    /// Whether any rule of a list can speak of these, as far as can be told by who acts, where and how.
    pub(super) fn may_any_speak(&self, moment: Occasion, roles: &Roles) -> bool {
        let list = &self.lists[usize::from(moment.number())];
        list.iter().any(|rule| self.may_hold(&self.rules[usize::from(*rule)].bounds, roles))
    }

    /// Whether a condition can hold of these, as far as can be told by who acts, against whom and where.
    #[inline]
    pub(super) fn may_hold(&self, bounds: &Bounds, roles: &Roles) -> bool {
        let is_of = |band: u16, piece: Option<PieceId>| {
            piece.is_some_and(|piece| self.bands[usize::from(band)].contains(piece))
        };
        let there = || match bounds.place {
            Place::Zone(Base::To, zone) => self.zones[usize::from(zone)].has_spot(roles.to),
            Place::Zone(Base::From, zone) => self.zones[usize::from(zone)].has_spot(roles.from),
            _ => true,
        };
        // What has no name of its own may be part of what has one.
        let otherwise = || roles.mode != 0 && bounds.mode.is_some_and(|mode| mode != roles.mode);
        bounds.can_hold()
            && (!bounds.over || roles.via != SideId::NONE)
            && bounds.band.is_none_or(|band| is_of(band, roles.unit))
            && bounds.foes.is_none_or(|band| is_of(band, roles.foe))
            && !otherwise()
            && there()
    }

    /// Visits the spots of a place as words of a set with their places, some more than once; `false` for anywhere.
    pub(super) fn each_word_of(&self, marks: &Marks, place: Place, mut visit: impl FnMut(usize, u64)) -> bool {
        match place {
            Place::Anywhere => return false,
            Place::Zone(_, zone) => {
                let words = self.zones[usize::from(zone)].touching().words().iter().enumerate();
                words.for_each(|(at, word)| visit(at, *word));
            }
            Place::Flagged(_, flag) => self.each_flagged(marks, flag, visit),
        }
        true
    }

    /// Visits the spots that carry a flag, or lie on either side of a hexside that does, as words of a set with their
    /// places, some more than once.
    pub(super) fn each_flagged(&self, marks: &Marks, flag: u16, mut visit: impl FnMut(usize, u64)) {
        let own = &self.flags[usize::from(flag)];
        for (address, _) in marks.within(own.first, own.end) {
            let at = address - own.first;
            if own.of == Scope::Hexside {
                for (at, word) in self.sides.words_beside(SideId(at)) {
                    visit(usize::from(*at), *word);
                }
            } else {
                visit(usize::from(at) / 64, 1 << (at % 64));
            }
        }
    }

    /// What can change a number or permission in what a side does by itself just now.
    pub(super) fn awake<'a>(
        &'a self,
        position: &'a Position,
        figure: Quantity,
        side: Side,
    ) -> impl Iterator<Item = &'a Bounds> + 'a {
        let changes = &self.changes[usize::from(figure.number())];
        changes
            .iter()
            .map(|change| &change.bounds)
            .filter(move |bounds| bounds.is_of(side) && bounds.is_awake(position))
    }
}

impl Game {
    /// The spots on which variants may allow a piece to be set up; `None` for anywhere.
    pub(in crate::alamo) fn spots_granted(&self, position: &Position, piece: PieceId) -> Option<Vec<SpotId>> {
        let Some(program) = self.program.as_deref() else { return Some(Vec::new()) };
        let mut spots = SpotSet::new(self.board.len());
        for change in &program.changes[usize::from(Quantity::MayPlace.number())] {
            let other = change.bounds.band.is_some_and(|band| !program.bands[usize::from(band)].contains(piece));
            if change.op == Operation::Allow && !other && change.bounds.is_awake(position) {
                let place = change.bounds.place;
                let told = program.each_word_of(&position.marks, place, |at, word| {
                    each(at, word, |spot| _ = spots.insert(spot));
                });
                if !told {
                    return None;
                }
            }
        }
        Some(spots.iter().collect())
    }

    /// Whether variants have a say in the shots of a side just now, so that each must be asked for by itself.
    pub(in crate::alamo) fn bends_shots(&self, position: &Position, side: Side) -> bool {
        use crate::variant::Way::{Battery, Fire};
        let figures = [Quantity::MayAttack(Fire), Quantity::MayAttack(Battery), Quantity::Reach];
        self.program
            .as_deref()
            .is_some_and(|program| figures.iter().any(|own| program.awake(position, *own, side).next().is_some()))
    }

    /// Whether a change of a number or permission can hold now where nothing is painted on the hexside between.
    #[inline]
    pub(in crate::alamo) fn stirs_in_the_open(&self, position: &Position, figure: Quantity) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let sorts = &program.wakes[usize::from(figure.number())].sorts;
        position.marks.may_be_up(sorts[position.phase as usize][0])
    }

    /// Whether zones of control may be cut off around a spot.
    pub(in crate::alamo) fn may_cut_off(&self, position: &Position, spot: SpotId) -> bool {
        let Some(program) = self.program.as_deref() else { return false };
        let wakes = &program.wakes[usize::from(Quantity::ZocAcross.number())];
        program.ways.has_any(spot) || wakes.may_hold_of(position, &Roles::default()) || wakes.spots.is_some()
    }

    /// Whether variants let a side attack others than combat units just now.
    pub(in crate::alamo) fn widens_targets(&self, position: &Position, side: Side) -> bool {
        let program = self.program.as_deref();
        program.is_some_and(|program| program.awake(position, Quantity::MayTarget, side).next().is_some())
    }
}
