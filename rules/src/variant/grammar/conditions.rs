//! Things, numbers, queries and conditions.

use super::class::{Class, Names};
use super::convert::grammar;
use super::effects::DECK;
use super::verbs::WAY;
use crate::variant::{Condition, Number, Query, Thing};

pub(super) const THING: Class = Class::Thing;
pub(super) const NUMBER: Class = Class::Number;
const EVERY_NUMBER: Class = Class::List(&Class::Number);
pub(super) const QUERY: Class = Class::Query;
pub(super) const CONDITION: Class = Class::Condition;
pub(super) const EVERY_CONDITION: Class = Class::List(&Class::Condition);
pub(super) const FLAG: Class = Class::Name(Names::Flag);
pub(super) const REGION: Class = Class::Name(Names::Region);
pub(super) const MODE: Class = Class::Name(Names::Mode);

grammar! { Thing, THINGS:
    Unit, Foe, Gun, From, To, Via, It, Up, Game,
    At(of: THING), RoomOf(of: THING), ColumnOf(of: THING),
    Hex(spot: Class::Name(Names::Spot)), Side(hexside: Class::Name(Names::Hexside)),
}

grammar! { Number, NUMBERS:
    N(figure: Class::Figure), P(param: Class::Name(Names::Param)), Neg(param: Class::Name(Names::Param)),
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
    Is(thing: THING, tag: Class::Name(Names::Tag)), In(thing: THING, region: REGION), Has(flag: FLAG, thing: THING),
    Same(thing: THING, other: THING), Near(thing: THING, other: THING), Zoc(thing: THING, other: THING),
    Within(thing: THING, other: THING, number: NUMBER), InLine(thing: THING, other: THING),
    SameHex(thing: THING, other: THING), Sees(thing: THING, other: THING),
    Le(number: NUMBER, other: NUMBER), Ge(number: NUMBER, other: NUMBER), Eq(number: NUMBER, other: NUMBER),
    Exists(query: QUERY), Now(phase: Class::Phase), Mode(mode: MODE), Using(way: WAY),
    Got(result: Class::Name(Names::Result)),
    Opt(opt: Class::Name(Names::Opt), pick: Class::Name(Names::Pick)),
}
