//! The grammar of things, numbers, queries and conditions.

use super::class::{NameClass, SlotClass};
use super::convert::grammar;
use super::effects::DECK;
use super::verbs::WAY;
use crate::variant::{Condition, Number, Query, Thing};

pub(super) const THING: SlotClass = SlotClass::Thing;
pub(super) const NUMBER: SlotClass = SlotClass::Number;
const EVERY_NUMBER: SlotClass = SlotClass::List(&SlotClass::Number);
pub(super) const QUERY: SlotClass = SlotClass::Query;
pub(super) const CONDITION: SlotClass = SlotClass::Condition;
pub(super) const EVERY_CONDITION: SlotClass = SlotClass::List(&SlotClass::Condition);
pub(super) const FLAG: SlotClass = SlotClass::Name(NameClass::Flag);
pub(super) const REGION: SlotClass = SlotClass::Name(NameClass::Region);
pub(super) const MODE: SlotClass = SlotClass::Name(NameClass::Mode);

grammar! { Thing, THINGS:
    Unit, Foe, Gun, From, To, Via, It, Up, Game,
    At(of: THING), RoomOf(of: THING), ColumnOf(of: THING), AreaOf(of: THING),
    Hex(spot: SlotClass::Name(NameClass::Spot)), Side(hexside: SlotClass::Name(NameClass::Hexside)),
}

grammar! { Number, NUMBERS:
    N(figure: SlotClass::Figure), P(param: SlotClass::Name(NameClass::Param)), Neg(param: SlotClass::Name(NameClass::Param)),
    F(flag: FLAG, of: THING), Turn, Mp, Margin, Made(way: WAY), Count(query: QUERY),
    Distance(thing: THING, other: THING), Direction(thing: THING, other: THING), StrengthOf(thing: THING, way: WAY),
    MoraleOf(thing: THING), RatingOf(thing: THING), StepsOf(thing: THING), PointsOf(thing: THING), Casualties,
    VictoryPoints, Dice, Left(deck: DECK), Sum(numbers: EVERY_NUMBER), Difference(number: NUMBER, other: NUMBER),
    Product(number: NUMBER, other: NUMBER), Least(numbers: EVERY_NUMBER), Most(numbers: EVERY_NUMBER),
}

grammar! { Query, QUERIES:
    Units(cond: CONDITION), Leaders(cond: CONDITION), Guns(cond: CONDITION), Spots(cond: CONDITION),
    Sides(cond: CONDITION), Rooms(cond: CONDITION), Nearest(query: QUERY, to: THING),
    Soonest(query: QUERY, to: THING, mode: MODE),
}

grammar! { Condition, CONDITIONS:
    Always, All(conds: EVERY_CONDITION), Any(conds: EVERY_CONDITION), Not(cond: CONDITION),
    Is(thing: THING, tag: SlotClass::Name(NameClass::Tag)), In(thing: THING, region: REGION), Has(flag: FLAG, thing: THING),
    Same(thing: THING, other: THING), Near(thing: THING, other: THING), Zoc(thing: THING, other: THING),
    Within(thing: THING, other: THING, number: NUMBER), InLine(thing: THING, other: THING),
    SameHex(thing: THING, other: THING), Sees(thing: THING, other: THING),
    Le(number: NUMBER, other: NUMBER), Ge(number: NUMBER, other: NUMBER), Eq(number: NUMBER, other: NUMBER),
    Exists(query: QUERY), Now(phase: SlotClass::Phase), Mode(mode: MODE), Using(way: WAY),
    Got(result: SlotClass::Name(NameClass::Result)),
    Opt(opt: SlotClass::Name(NameClass::Opt), pick: SlotClass::Name(NameClass::Pick)),
}
