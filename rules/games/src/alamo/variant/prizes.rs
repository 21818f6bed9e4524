//! What rules of variants let a side win, read backwards from their effects.
//!
//! A rule that ends the game, gives victory points or raises a flag that leads to either can be brought about: by pieces
//! that go somewhere, or by the loss of enemies. Players walk towards these places and attack these pieces. What is read
//! here is no more than a hint of where to look; whether a step wins anything is tried on a copy of the position.

use super::condition_parts::conjuncts;
use super::places::Places;
use super::precheck::Guard;
use super::program::{Base, CompiledEffect, ConditionStep, Lens, Number, Offer, Program, Ref, Source, Tag};
use super::{Occasion, SideId};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::{Game, PieceId, Position};
use crate::board::{Board, SpotId};
use crate::side::Side;
use crate::variant::{By, Happens, Scope, SetUpStep};

/// The worth of the end of the game, in victory points.
const VICTORY: f32 = 60.0;

/// The share of a worth that is left for what only leads to it.
const LEADS_THERE: f32 = 0.5;

/// The most flags, one after the other, that may lead to a worth.
const CHAIN: usize = 3;

/// Something a side can bring about and win by.
#[derive(Debug, Clone)]
pub(in crate::alamo) struct Prize {
    /// The side that wins by it.
    side: Side,
    /// Its worth in victory points; that of the end of the game is above all others.
    pub(in crate::alamo) points: f32,
    /// The pieces of the side of which some must go somewhere.
    pub(in crate::alamo) pieces: PieceSet,
    /// The spots where they must go.
    places: Places,
    /// Whether it is won by the step, not by standing there at some later time.
    pub(in crate::alamo) by_step: bool,
    /// The enemies whose loss wins it.
    pub(in crate::alamo) victims: PieceSet,
    /// The number of pieces it takes.
    pub(in crate::alamo) needed: usize,
    /// The losses of the attackers that win it.
    pub(in crate::alamo) casualties: Option<u16>,
    /// The first and the last turn in which it can be won.
    turns: [u8; 2],
    /// The sorts of flags of which one must be up.
    sorts: u64,
}

impl Prize {
    /// Returns the spots where the pieces must go, or where the victims stand.
    pub(in crate::alamo) fn spots(&self, board: &Board, position: &Position) -> Vec<SpotId> {
        let on_map = |piece: PieceId| position.state(piece).at;
        let mut spots: Vec<SpotId> = self.victims.iter().map(on_map).filter(|spot| *spot != SpotId::NOWHERE).collect();
        if !self.places.is_anywhere() {
            spots.extend(board.ids().filter(|spot| self.places.contains(&position.marks, spot.0)));
        }
        spots
    }

    /// Whether it decides the game or leads straight to that.
    pub(in crate::alamo) fn is_decisive(&self) -> bool {
        self.points >= VICTORY / 8.0
    }

    /// Whether it can be won now or next turn, as far as flags and turns tell.
    fn is_open(&self, position: &Position) -> bool {
        let [first, last] = self.turns;
        position.turn.saturating_add(1) >= first && position.turn <= last && position.marks.may_be_up(self.sorts)
    }
}

impl Game {
    /// Returns what rules of variants let a side win in a position.
    pub(in crate::alamo) fn prizes(&self, position: &Position, side: Side) -> impl Iterator<Item = &Prize> {
        let all = self.program.as_deref().map_or(&[][..], |program| &program.prizes);
        all.iter().filter(move |own| own.side == side && own.is_open(position))
    }

    /// Whether rules of variants let a side win anything.
    pub(in crate::alamo) fn has_prizes(&self, side: Side) -> bool {
        self.program.as_deref().is_some_and(|program| program.prizes.iter().any(|own| own.side == side))
    }

    /// Returns, for each rule offered to a side in the phase of a position, the spots where a piece is offered it.
    pub(in crate::alamo) fn places_of_offers(&self, position: &Position, side: Side) -> Vec<Vec<SpotId>> {
        let Some(program) = self.program.as_deref() else { return Vec::new() };
        let own = |offer: &&Offer| offer.phase == position.phase && offer.side == side && !offer.of_pieces;
        let places = |offer: &Offer| {
            let found = program.query_places(&self.board, offer.query);
            let is_one = |spot: &SpotId| !found.is_anywhere() && found.contains(&position.marks, spot.0);
            self.board.ids().filter(is_one).collect::<Vec<SpotId>>()
        };
        let all = program.offers.iter().filter(own).map(places);
        all.filter(|spots| !spots.is_empty()).collect()
    }
}

/// When a rule acts.
#[derive(Clone, Copy)]
enum Moment<'a> {
    Happening(Happens),
    Offer(&'a Offer),
    Time,
}

/// The way from a rule to one of its effects: the conditions and queries that lead there.
#[derive(Debug, Clone, Default)]
struct Path {
    conditions: Vec<u32>,
    queries: Vec<u16>,
    /// The probability of what dice decide on the way.
    share: f32,
}

/// What an effect gives a side.
struct Gain {
    path: Path,
    side: Side,
    points: f32,
}

impl Program {
    /// Finds what the rules let each side win.
    pub(super) fn find_prizes(&mut self, board: &Board, sides: &[PieceSet; 2]) {
        let mut worths = vec![[0.0; 2]; self.flags.len()];
        for _ in 0..=CHAIN {
            let (prizes, leading) = self.prizes_for(board, sides, &worths);
            self.prizes = prizes;
            if leading == worths {
                break;
            }
            worths = leading;
        }
    }

    /// Returns the prizes if raising each flag is worth this much to each side, and what raising each flag is worth for
    /// the prizes it leads to.
    fn prizes_for(&self, board: &Board, sides: &[PieceSet; 2], worths: &[[f32; 2]]) -> (Vec<Prize>, Vec<[f32; 2]>) {
        let (mut prizes, mut leading) = (Vec::new(), vec![[0.0_f32; 2]; worths.len()]);
        for (rule, moment) in self.moments() {
            let line = &self.rules[usize::from(rule)];
            let mut gains = Vec::new();
            let path = Path { conditions: vec![line.condition], queries: Vec::new(), share: 1.0 };
            self.gains(line.block, &path, worths, &mut gains);
            let gains = gains.into_iter().filter(|gain| match line.by {
                By::May(side) | By::Must(side) => side == gain.side,
                By::Engine => true,
            });
            for gain in gains {
                for at in gain.path.conditions.iter().flat_map(|test| conjuncts(&self.conditions, *test)) {
                    if let Some((flag, number)) = self.flag_needed(at) {
                        let own = &mut leading[usize::from(flag)][gain.side.index()];
                        *own = own.max(LEADS_THERE * gain.points / f32::from(number));
                    }
                }
                self.add_prizes(board, sides, moment, &gain, &mut prizes);
            }
        }
        (prizes, leading)
    }

    /// Returns every rule with the moments at which it acts.
    fn moments(&self) -> Vec<(u16, Moment<'_>)> {
        let mut all: Vec<(u16, Moment<'_>)> =
            self.offers.iter().map(|offer| (offer.rule, Moment::Offer(offer))).collect();
        let before_play = SetUpStep::ALL.len() as u16;
        for (number, rules) in (0..).zip(&self.lists) {
            let mut known = Happens::ALL.into_iter().filter(|happens| !happens.is_by_areas());
            let happens = known.find(|happens| {
                [Occasion::Try(*happens), Occasion::Did(*happens)].iter().any(|own| own.number() == number)
            });
            if number >= before_play {
                let moment = happens.map_or(Moment::Time, Moment::Happening);
                all.extend(rules.iter().map(|rule| (*rule, moment)));
            }
        }
        all
    }

    /// Returns a flag that a part of a condition needs, and the number it has to reach.
    fn flag_needed(&self, at: usize) -> Option<(u16, u8)> {
        let number = |number: u16| self.numbers[usize::from(number)];
        match self.conditions[at] {
            ConditionStep::Ge(a, b) | ConditionStep::Eq(a, b) => match (number(a), number(b)) {
                (Number::Flag(flag, _), Number::Is(least @ 1..)) => Some((flag, least.min(200) as u8)),
                _ => None,
            },
            _ => self.flag_asked(at).map(|(flag, _)| (flag, 1)),
        }
    }

    /// Collects what the effects of a block give to a side.
    fn gains(&self, block: u16, path: &Path, worths: &[[f32; 2]], gains: &mut Vec<Gain>) {
        let constant = |number: u16| match self.numbers[usize::from(number)] {
            Number::Is(value) => value,
            _ => 1,
        };
        let found = |query: u16| {
            let queries = path.queries.iter().copied().chain([query]).collect();
            Path { queries, ..path.clone() }
        };
        for act in &self.blocks[usize::from(block)] {
            let mut gain = |side, points: f32| {
                if points > 0.0 {
                    gains.push(Gain { path: path.clone(), side, points: points * path.share });
                }
            };
            match act {
                CompiledEffect::End(side, _) => gain(*side, VICTORY),
                CompiledEffect::Score(side, amount) => match constant(*amount) {
                    points @ ..0 => gain(side.enemy(), points.unsigned_abs().min(60) as f32),
                    points => gain(*side, points.min(60) as f32),
                },
                CompiledEffect::Put(flag, _, amount) | CompiledEffect::Bump(flag, _, amount)
                    if constant(*amount) > 0 =>
                {
                    for side in Side::ALL {
                        gain(side, worths[usize::from(*flag)][side.index()]);
                    }
                }
                CompiledEffect::If(test, then, otherwise) => {
                    let conditions = path.conditions.iter().copied().chain([*test]).collect();
                    self.gains(*then, &Path { conditions, ..path.clone() }, worths, gains);
                    self.gains(*otherwise, path, worths, gains);
                }
                CompiledEffect::Each(query, inner) | CompiledEffect::Random(query, inner) => {
                    self.gains(*inner, &found(*query), worths, gains);
                }
                CompiledEffect::Choose(choice) => {
                    let own = &self.choices[usize::from(*choice)];
                    self.gains(own.block, &found(own.from), worths, gains);
                }
                CompiledEffect::Roll(table) => {
                    let rows = &self.tables[usize::from(*table)].rows;
                    let share = path.share / rows.len().max(1) as f32;
                    for (_, _, inner) in rows {
                        self.gains(*inner, &Path { share, ..path.clone() }, worths, gains);
                    }
                }
                _ => {}
            }
        }
    }

    /// Adds the prizes by which a side can bring a gain about.
    fn add_prizes(
        &self,
        board: &Board,
        sides: &[PieceSet; 2],
        moment: Moment<'_>,
        gain: &Gain,
        prizes: &mut Vec<Prize>,
    ) {
        let tests = &gain.path.conditions;
        let guards = tests.iter().map(|test| Guard::new(self, board, sides, *test));
        let guard = guards.fold(Guard::default(), |all, one| all.meet(&one));
        let (own, enemies) = (&sides[gain.side.index()], &sides[gain.side.enemy().index()]);
        let blank = Prize {
            side: gain.side,
            points: gain.points,
            pieces: PieceSet::default(),
            places: Places::default(),
            by_step: false,
            victims: PieceSet::default(),
            needed: 1,
            casualties: None,
            turns: [0, u8::MAX],
            sorts: guard.sorts.iter().fold(0, |all, sorts| all | sorts),
        };
        let first = prizes.len();
        let mut stands = |found: (PieceSet, Places), by_step: bool, needed: usize| {
            if !found.0.is_empty() && !found.1.is_anywhere() {
                prizes.push(Prize { pieces: found.0, places: found.1, by_step, needed, ..blank.clone() });
            }
        };
        let movers = guard.units.unwrap_or(*own).common(own);
        match moment {
            Moment::Happening(Happens::Cross | Happens::Stop | Happens::Enter) if guard.sides[gain.side.index()] => {
                let places = self.step_places(board, tests, &guard);
                stands((movers, places), true, 1);
            }
            Moment::Offer(offer) if offer.side == gain.side && offer.of_pieces => {
                let (pieces, places) = self.found(board, offer.query);
                stands((pieces.common(own), places), true, 1);
            }
            Moment::Offer(offer) if offer.side == gain.side => {
                let mut places = self.query_places(board, offer.query);
                places.meet(&self.places(board, tests, Base::Unit));
                stands((movers, places), true, 1);
            }
            _ => {}
        }
        for query in &gain.path.queries {
            let (pieces, places) = self.found(board, *query);
            stands((pieces.common(own), places), false, 1);
        }
        let mut victims = match moment {
            Moment::Happening(Happens::Remove | Happens::Reduce | Happens::State | Happens::Check) => {
                guard.units.unwrap_or_default()
            }
            Moment::Happening(Happens::Attack) => guard.foes.unwrap_or_default(),
            _ => PieceSet::default(),
        };
        let (mut turns, mut casualties) = ([0, u8::MAX], None);
        for at in tests.iter().flat_map(|test| conjuncts(&self.conditions, *test)) {
            match self.needs(at) {
                Some(Need::AtLeast(query, number)) => {
                    let (pieces, places) = self.found(board, query);
                    stands((pieces.common(own), places), false, number);
                }
                Some(Need::Nobody(query)) => {
                    let (pieces, places) = self.found(board, query);
                    let own_query = &self.queries[usize::from(query)];
                    if !places.is_anywhere() {
                        stands((*own, places), false, 1);
                    } else if own_query.near.is_none() && own_query.with.is_none() {
                        victims.join(&pieces);
                    }
                }
                Some(Need::From(turn)) => turns[0] = turn,
                Some(Need::Until(turn)) => turns[1] = turn,
                Some(Need::Casualties(number)) if gain.side == Side::Texan => casualties = Some(number),
                _ => {}
            }
        }
        let victims = victims.common(enemies);
        if !victims.is_empty() || casualties.is_some() {
            prizes.push(Prize { victims, casualties, ..blank });
        }
        prizes[first..].iter_mut().for_each(|own| own.turns = turns);
    }

    /// Returns where a step must lead: to its end, over a hexside, or else from where it begins.
    fn step_places(&self, board: &Board, tests: &[u32], guard: &Guard) -> Places {
        let mut places = self.places(board, tests, Base::To);
        if places.is_anywhere() {
            places = self.places(board, tests, Base::Unit);
        }
        if places.is_anywhere() && !guard.via.is_anywhere() {
            let mut beside = vec![false; board.len()];
            for side in guard.via.each_known() {
                let spots = self.sides.beside(SideId(side as u16));
                for spot in spots {
                    beside[spot.index()] = true;
                }
            }
            places = Places::known(board.len(), |at| beside[at]);
        }
        if places.is_anywhere() {
            places = self.places(board, tests, Base::From);
        }
        places
    }

    /// Returns what a part of a condition needs of a side, if it can do anything about it.
    fn needs(&self, at: usize) -> Option<Need> {
        let number = |number: u16| self.numbers[usize::from(number)];
        let compared = |least: u16, most: u16| match (number(least), number(most)) {
            (Number::Is(number), Number::Count(query)) => {
                Some(Need::AtLeast(query, usize::try_from(number).unwrap_or(1).max(1)))
            }
            (Number::Count(query), Number::Is(_)) => Some(Need::Nobody(query)),
            (Number::Is(turn), Number::Turn) => Some(Need::From(turn.clamp(0, 255) as u8)),
            (Number::Turn, Number::Is(turn)) => Some(Need::Until(turn.clamp(0, 255) as u8)),
            (Number::Is(number), Number::Casualties) => Some(Need::Casualties(number.clamp(0, 999) as u16)),
            _ => None,
        };
        match self.conditions[at] {
            ConditionStep::Exists(query) => Some(Need::AtLeast(query, 1)),
            ConditionStep::Ge(most, least) | ConditionStep::Le(least, most) => compared(least, most),
            ConditionStep::Eq(a, b) => match (number(a), number(b)) {
                (Number::Count(query), Number::Is(0)) | (Number::Is(0), Number::Count(query)) => {
                    Some(Need::Nobody(query))
                }
                (Number::Count(query), Number::Is(number)) | (Number::Is(number), Number::Count(query)) => {
                    Some(Need::AtLeast(query, usize::try_from(number).unwrap_or(1)))
                }
                _ => None,
            },
            ConditionStep::Not => match self.conditions.get(at + 1) {
                Some(ConditionStep::Exists(query)) => Some(Need::Nobody(*query)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the pieces a query may find, and where it finds them.
    fn found(&self, board: &Board, query: u16) -> (PieceSet, Places) {
        let own = &self.queries[usize::from(query)];
        let Source::Pieces(band) = own.from else { return (PieceSet::default(), Places::default()) };
        let tags = conjuncts(&self.conditions, own.condition).filter_map(|at| match self.conditions[at] {
            ConditionStep::Tag(IT, Tag::Band(band)) => Some(self.bands[usize::from(band)]),
            _ => None,
        });
        let pieces = tags.fold(self.bands[usize::from(band)], |all, band| all.common(&band));
        (pieces, self.places(board, &[own.condition], Base::It))
    }

    /// Returns where a piece must stand for an offered query to find something: on what is found, or beside it.
    fn query_places(&self, board: &Board, query: u16) -> Places {
        let own = &self.queries[usize::from(query)];
        let mut places = self.places(board, &[own.condition], Base::It);
        let known = !places.is_anywhere() && places.flags().is_empty();
        if own.near.is_some_and(|near| near.of == Base::Unit) && known {
            let is_near = |at: usize| {
                let crossings = board.crossings(SpotId(at as u16)).iter();
                crossings.map(|own| own.to.index()).chain([at]).any(|at| places.each_known().any(|own| own == at))
            };
            places = Places::known(board.len(), is_near);
        }
        places.meet(&self.places(board, &[own.condition], Base::Unit));
        places
    }

    /// Returns where a thing must be for conditions to hold.
    fn places(&self, board: &Board, tests: &[u32], of: Base) -> Places {
        let is_thing = |thing: Ref| thing.of == of && matches!(thing.lens, Lens::Itself | Lens::Spot);
        let fixed = |thing: Ref| match thing.of {
            Base::Hex(hex) => Some(hex),
            Base::Spot(spot) => Some(board.spot(spot).hex),
            _ => None,
        };
        let known = |fits: &dyn Fn(SpotId) -> bool| Some(Places::known(board.len(), |at| fits(SpotId(at as u16))));
        let of_part = |at: usize| match self.conditions[at] {
            ConditionStep::Zone(thing, zone) if is_thing(thing) => {
                known(&|spot| self.zones[usize::from(zone)].has_spot(spot))
            }
            ConditionStep::Tag(thing, Tag::Level(level)) if is_thing(thing) => {
                known(&|spot| board.spot(spot).level == level)
            }
            ConditionStep::Has(flag, thing) if is_thing(thing) => {
                let own = &self.flags[usize::from(flag)];
                (own.of == Scope::Spot).then(|| Places::flagged(flag, own.first))
            }
            ConditionStep::Same(a, b) | ConditionStep::SameHex(a, b) if is_thing(a) || is_thing(b) => {
                let other = if is_thing(a) { b } else { a };
                match (self.conditions[at], other.of) {
                    (ConditionStep::Same(..), Base::Spot(spot)) => known(&|own| own == spot),
                    _ => fixed(other).and_then(|hex| known(&|own| board.spot(own).hex == hex)),
                }
            }
            ConditionStep::Within(a, b, most) if is_thing(a) || is_thing(b) => {
                let other = if is_thing(a) { b } else { a };
                let Number::Is(most) = self.numbers[usize::from(most)] else { return None };
                let hex = fixed(other)?;
                known(&|own| i64::from(board.spot(own).hex.distance(hex)) <= i64::from(most))
            }
            _ => None,
        };
        let parts = tests.iter().flat_map(|test| conjuncts(&self.conditions, *test)).filter_map(of_part);
        parts.fold(Places::default(), |mut all, one| {
            all.meet(&one);
            all
        })
    }
}

/// What a part of a condition needs.
enum Need {
    /// At least this many pieces that a query finds.
    AtLeast(u16, usize),
    /// None of the pieces, or few of them.
    Nobody(u16),
    /// A turn from which it holds, and one until which it does.
    From(u8),
    Until(u8),
    /// This many losses of the attackers.
    Casualties(u16),
}

/// The thing a query looks at.
const IT: Ref = Ref { of: Base::It, lens: Lens::Itself };
