//! Sentences for single tests of a condition.

use super::Teller;
use super::conditions::Said;
use super::noun::{Noun, yes};
use super::occasions;
use super::predicate::{Predicate, Verb};
use super::vocabulary;
use crate::phrase::Phrase;
use crate::variant::{AttackMode, Condition, Number, Thing};

impl Teller<'_> {
    /// Returns the sentence of a test, or of its negation if `denied`.
    pub(super) fn question(&self, cond: &Condition, denied: bool) -> Said {
        let of = |thing: &Thing, verb, what| Said::Of(thing.clone(), Predicate::new(verb, denied, what));
        match cond {
            Condition::Always | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => {
                Said::Whole(self.clause(&super::formula::Formula::new(cond, denied)))
            }
            Condition::Is(thing, tag) => {
                if let Some(verb) = vocabulary::deed(tag) {
                    Said::Of(bearer(thing).clone(), Predicate::Simple { verb, denied, what: Vec::new() })
                } else {
                    let verb = if vocabulary::is_place(tag) { Verb::Lies } else { Verb::Is };
                    of(bearer(thing), verb, vocabulary::tag(tag))
                }
            }
            Condition::In(thing, region) => of(bearer(thing), Verb::Lies, vocabulary::place(region, self.variant)),
            Condition::Has(flag, thing) => self.has(flag, thing, denied),
            Condition::Same(one, other) => self.same(one, other, denied),
            Condition::Near(one, other) => {
                let (one, other) = (bearer(one), bearer(other));
                let (one, other) = if self.is_it(other) { (other, one) } else { (one, other) };
                of(one, Verb::Touches, self.thing(other, false))
            }
            Condition::Zoc(piece, spot) if self.is_it(spot) => {
                of(spot, Verb::LiesWhere, Phrase::new("telling-in-zone").said("who", self.thing(piece, true)))
            }
            Condition::Zoc(piece, spot) => of(piece, Verb::Controls, self.thing(spot, false)),
            Condition::Within(one, other, most) => {
                let (one, other) = if self.is_it(other) { (other, one) } else { (one, other) };
                let id = match most {
                    Number::N(0) => "telling-within-none",
                    Number::N(1) => "telling-within-one",
                    _ => "telling-within",
                };
                let what = Phrase::new(id).said("number", self.number(most, false));
                of(bearer(one), Verb::LiesWhere, what.said("who", self.thing(bearer(other), true)))
            }
            Condition::InLine(one, other) => self.lies_with("telling-in-line", one, other, denied),
            Condition::SameHex(one, other) => self.lies_with("telling-same-hex", one, other, denied),
            Condition::Sees(one, other) => of(bearer(one), Verb::Sees, self.thing(bearer(other), false)),
            Condition::Le(one, other) => self.comparison(one, super::comparisons::Than::AtMost, other, denied),
            Condition::Ge(one, other) => self.comparison(one, super::comparisons::Than::AtLeast, other, denied),
            Condition::Eq(one, other) => self.comparison(one, super::comparisons::Than::Exactly, other, denied),
            Condition::Exists(query) => Said::Whole(self.exists(query, denied)),
            Condition::Now(phase) => Said::Whole(
                Phrase::new("telling-it-is").with("denied", yes(denied)).word("what", occasions::phase(*phase)),
            ),
            Condition::Mode(word) => {
                Said::Whole(Phrase::new("telling-this-is").with("denied", yes(denied)).said("what", self.mode(word)))
            }
            Condition::Using(used) => fixed(Phrase::new("telling-the-attack"), denied, Phrase::new(way(*used))),
            Condition::Got(word) => fixed(Phrase::new("telling-the-result"), denied, vocabulary::result(word)),
            Condition::Opt(option, choice) => fixed(
                Phrase::new("telling-the-option").with("name", option),
                denied,
                Phrase::new("telling-quoted").with("name", choice),
            ),
        }
    }

    fn has(&self, flag: &str, thing: &Thing, denied: bool) -> Said {
        let quoted = Phrase::new("telling-quoted").with("name", flag);
        let on = |id| Phrase::new(id).with("flag", flag);
        let (bearer, verb, what) = match thing {
            Thing::Game => return fixed(quoted, denied, Phrase::new("telling-in-force")),
            Thing::At(piece) => (&**piece, Verb::LiesWhere, on("telling-on-a-spot-with")),
            Thing::RoomOf(inside) => (bearer(inside), Verb::LiesWhere, on("telling-in-a-room-with")),
            Thing::ColumnOf(piece) => (&**piece, Verb::LiesWhere, on("telling-in-a-column-with")),
            Thing::AreaOf(inside) => (bearer(inside), Verb::LiesWhere, on("telling-in-an-area-with")),
            thing => (thing, Verb::Carries, quoted),
        };
        Said::Of(bearer.clone(), Predicate::new(verb, denied, what))
    }

    /// Says that two things are the same, or share a spot, a room, a column or an area.
    fn same(&self, one: &Thing, other: &Thing, denied: bool) -> Said {
        let shared = |id, one: &Thing, other: &Thing| {
            let (one, other) = if self.is_it(other) { (other, one) } else { (one, other) };
            let what = Phrase::new(id).said("who", self.thing(other, false));
            Said::Of(one.clone(), Predicate::new(Verb::LiesWhere, denied, what))
        };
        match (one, other) {
            (Thing::At(one), Thing::At(other)) => shared("telling-same-spot", one, other),
            (Thing::RoomOf(one), Thing::RoomOf(other)) => shared("telling-same-room", bearer(one), bearer(other)),
            (Thing::ColumnOf(one), Thing::ColumnOf(other)) => shared("telling-same-column", one, other),
            (Thing::AreaOf(one), Thing::AreaOf(other)) => shared("telling-same-area", bearer(one), bearer(other)),
            (Thing::At(piece), spot) | (spot, Thing::At(piece)) => self.lies("telling-on-spot", piece, spot, denied),
            // A spot is not a room: comparing the two is put into words as it is.
            (Thing::RoomOf(inside), room) | (room, Thing::RoomOf(inside)) if !matches!(room, Thing::Hex(_)) => {
                self.lies("telling-in-room", bearer(inside), room, denied)
            }
            (Thing::ColumnOf(piece), column) | (column, Thing::ColumnOf(piece)) if !matches!(column, Thing::Hex(_)) => {
                self.lies("telling-in-column", piece, column, denied)
            }
            _ => {
                let (one, other) = if self.is_it(other) { (other, one) } else { (one, other) };
                Said::Of(one.clone(), Predicate::new(Verb::Is, denied, self.thing(other, false)))
            }
        }
    }

    /// Says that one thing lies together with another.
    fn lies_with(&self, id: &'static str, one: &Thing, other: &Thing, denied: bool) -> Said {
        let (one, other) = if self.is_it(other) { (other, one) } else { (one, other) };
        let what = Phrase::new(id).said("who", self.thing(bearer(other), false));
        Said::Of(bearer(one).clone(), Predicate::new(Verb::LiesWhere, denied, what))
    }

    /// Says that one thing lies in or on another; the subject is the one the query looks at.
    fn lies(&self, id: &'static str, who: &Thing, place: &Thing, denied: bool) -> Said {
        if self.is_it(place) && self.it() != Noun::Thing {
            return Said::Of(place.clone(), Predicate::new(Verb::Is, denied, self.whereabouts(who, id)));
        }
        let in_hex = id == "telling-on-spot" && matches!(place, Thing::Hex(at) if !at.contains('/'));
        let id = if in_hex { "telling-in-hex" } else { id };
        let what = Phrase::new(id).said("where", self.thing(place, false));
        Said::Of(who.clone(), Predicate::new(Verb::LiesWhere, denied, what))
    }

    /// Returns a phrase such as "the spot of the unit".
    fn whereabouts(&self, who: &Thing, id: &'static str) -> Phrase {
        let who = Box::new(who.clone());
        self.thing(
            &match id {
                "telling-in-room" => Thing::RoomOf(who),
                "telling-in-column" => Thing::ColumnOf(who),
                _ => Thing::At(who),
            },
            false,
        )
    }

    /// Returns the name of the mode of a step or a check.
    pub(super) fn mode(&self, word: &str) -> Phrase {
        match word {
            "walk" => Phrase::new("telling-mode-walk"),
            "haul" => Phrase::new("telling-mode-haul"),
            "retreat" => Phrase::new("telling-mode-retreat"),
            "advance" => Phrase::new("telling-mode-advance"),
            "climb" => Phrase::new("telling-mode-climb"),
            "enter" => Phrase::new("telling-mode-enter"),
            _ if super::search::marches(self.variant, word) => Phrase::new("telling-mode-march").with("name", word),
            _ if super::search::checks(self.variant, word) => Phrase::new("telling-mode-check").with("name", word),
            _ => Phrase::new("telling-quoted").with("name", word),
        }
    }
}

/// Returns the piece that a test about its spot is really about.
fn bearer(thing: &Thing) -> &Thing {
    match thing {
        Thing::At(piece) => bearer(piece),
        thing => thing,
    }
}

/// Returns a sentence whose subject is no thing of the map.
fn fixed(who: Phrase, denied: bool, what: Phrase) -> Said {
    let what = Predicate::new(Verb::Is, denied, what).say(super::predicate::GrammaticalNumber::One);
    Said::Whole(Phrase::new("telling-clause").said("who", who).said("what", what))
}

/// Returns the message id of an attack in a mode.
const fn way(way: AttackMode) -> &'static str {
    match way {
        AttackMode::Fire => "telling-a-fire",
        AttackMode::Melee => "telling-a-melee",
        AttackMode::Battery => "telling-a-battery-fire",
    }
}
