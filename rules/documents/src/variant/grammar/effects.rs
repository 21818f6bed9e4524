//! The grammar of effects, and of what `Adjust` changes.

use super::class::{GrammarWord, NameClass, Slot, SlotClass};
use super::conditions::{CONDITION, FLAG, MODE, NUMBER, QUERY, REGION, THING};
use super::convert::grammar;
use super::verbs::{SIDE, WAY};
use crate::variant::{Effect, Operation, Quantity, with_quantities};

pub(super) const EFFECTS_IN_ORDER: SlotClass = SlotClass::List(&SlotClass::Effect);
const TABLE: SlotClass = SlotClass::Name(NameClass::Table);
pub(super) const DECK: SlotClass = SlotClass::Name(NameClass::Deck);

grammar! { Effect, EFFECTS:
    Mark(flag: FLAG, thing: THING), Clear(flag: FLAG, thing: THING),
    Put(flag: FLAG, thing: THING, number: NUMBER), Bump(flag: FLAG, thing: THING, number: NUMBER), Reveal(flag: FLAG),
    Become(query: QUERY, kind: SlotClass::Name(NameClass::Kind)),
    Check(query: QUERY, mode: MODE), State(thing: THING, order: SlotClass::Name(NameClass::Order)), Remove(query: QUERY),
    Withdraw(query: QUERY), Place(thing: THING, to: THING), Swap(thing: THING, other: THING),
    Retreat(thing: THING, number: NUMBER),
    Attack(thing: THING, other: THING, way: WAY), March(thing: THING, to: THING, mode: MODE),
    Spend(number: NUMBER), Halt, Deny, Roll(table: TABLE), Shuffle(deck: DECK), Random(query: QUERY, act: EFFECTS_IN_ORDER),
    Choose { by: SIDE, from: QUERY, least: SlotClass::Maybe(&NUMBER), most: NUMBER, act: EFFECTS_IN_ORDER },
    Each(query: QUERY, act: EFFECTS_IN_ORDER),
    If(cond: CONDITION, act: EFFECTS_IN_ORDER, otherwise: EFFECTS_IN_ORDER),
    Supply(stocks: SlotClass::List(&SlotClass::Stock)), Enter(query: QUERY, region: REGION), Score(by: SIDE, number: NUMBER),
    EndGame(victory: SlotClass::Name(NameClass::Victory)),
}

pub(super) const STOCKS: &[GrammarWord] = &[GrammarWord {
    name: "Stock",
    slots: &[
        Slot { name: "battery", class: SlotClass::Name(NameClass::Battery) },
        Slot { name: "figure", class: SlotClass::Figure },
    ],
}];

macro_rules! quantities {
    (
        single { $($(#[$about:meta])* $word:ident: $sort:ident, $($given:ident)|+, $words:literal, $subject:ident;)* }
        by_way { $($(#[$about_way:meta])* $way_word:ident: $way_sort:ident, $($way_given:ident)|+, $way_words:literal, $way_subject:ident;)* }
        by_areas { $($(#[$about_area:meta])* $area_word:ident: $area_sort:ident, $($area_given:ident)|+, $area_words:literal, $area_subject:ident;)* }
    ) => {
        grammar! { Quantity, QUANTITIES:
            Applies(rule: SlotClass::Name(NameClass::Rule)), RollOf(table: TABLE),
            Figure(parameter: SlotClass::Name(NameClass::Parameter)), $($word,)* $($way_word(way: WAY),)* $($area_word,)*
        }
    };
}

with_quantities!(quantities);

grammar! { Operation, OPERATIONS:
    Allow, Forbid, Add(number: NUMBER), Set(number: NUMBER), AtLeast(number: NUMBER), AtMost(number: NUMBER), Halve,
}
