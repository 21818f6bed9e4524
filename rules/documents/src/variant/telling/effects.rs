//! Effects in words, as instructions.

use super::formula::Formula;
use super::noun::Noun;
use super::{Looked, Teller, lists, vocabulary};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::variant::{Effect, Number, Query, Thing, Throw};

/// A limit no real choice reaches: from here on it means "any number".
const ALL: i32 = 99;

impl Teller<'_> {
    /// Returns effects in words, in their order.
    pub(super) fn effects(&self, effects: &[Effect]) -> Phrase {
        let alone = effects.len() == 1;
        let said: Vec<_> = effects.iter().map(|effect| self.effect(effect, alone)).collect();
        let long = |effect: &Effect| {
            matches!(effect, Effect::Choose { .. } | Effect::Each(..) | Effect::Random(..) | Effect::If(..))
        };
        let said = if effects.iter().any(long) { lists::thereupon(said) } else { lists::then(said) };
        said.unwrap_or_else(|| Phrase::new("telling-nothing"))
    }

    /// Returns the effects inside another effect: in brackets if their end would be unclear.
    fn inner(&self, effects: &[Effect], alone: bool) -> Phrase {
        let said = self.effects(effects);
        if effects.len() > 1 && !alone { lists::bracketed(said) } else { said }
    }

    fn effect(&self, effect: &Effect, alone: bool) -> Phrase {
        let number = |message: Phrase, number: &Number| message.said("number", self.number(number, false));
        match effect {
            Effect::Mark(flag, thing) => self.flagged(["telling-mark", "telling-mark-game"], flag, thing),
            Effect::Clear(flag, thing) => self.flagged(["telling-clear", "telling-clear-game"], flag, thing),
            Effect::Put(flag, thing, to) => number(self.flagged(["telling-put", "telling-put-game"], flag, thing), to),
            Effect::Bump(flag, thing, Number::N(by)) if *by < 0 => number(
                self.flagged(["telling-drop", "telling-drop-game"], flag, thing),
                &Number::N(by.saturating_neg()),
            ),
            Effect::Bump(flag, thing, Number::Neg(by)) => {
                number(self.flagged(["telling-drop", "telling-drop-game"], flag, thing), &Number::P(by.clone()))
            }
            Effect::Bump(flag, thing, by) => {
                number(self.flagged(["telling-bump", "telling-bump-game"], flag, thing), by)
            }
            Effect::Reveal(flag) => Phrase::new("telling-reveal").with("flag", flag),
            Effect::Become(query, kind) => Phrase::new("telling-become")
                .said("what", self.found(query, "every"))
                .said("kind", vocabulary::kind(kind)),
            Effect::Check(query, word) => {
                Phrase::new("telling-check").said("what", self.found(query, "every")).with("name", word)
            }
            Effect::Withdraw(query) => Phrase::new("telling-withdraw").said("what", self.found(query, "every")),
            Effect::Place(what, to) => self.of_both("telling-put-piece", what, to),
            Effect::Swap(one, other) => self.of_both("telling-swap", one, other),
            Effect::Retreat(who, hexes) => number(Phrase::new("telling-fall-back"), hexes)
                .said("who", self.thing(who, false))
                .with("one", amount(hexes)),
            Effect::State(thing, order) => vocabulary::order(order).said("who", self.thing(thing, false)),
            Effect::Remove(query) => Phrase::new("telling-remove").said("what", self.found(query, "every")),
            Effect::Attack(one, other, way) => Phrase::new("telling-attack")
                .said("who", self.thing(one, false))
                .said("of-who", self.thing(one, true))
                .said("whom", self.thing(other, false))
                .word("way", super::occasions::way(*way)),
            Effect::March(who, to, word) => Phrase::new("telling-march")
                .said("who", self.thing(who, false))
                .said("to", self.thing(to, false))
                .with("name", word),
            Effect::Spend(points) => number(Phrase::new("telling-spend"), points).with("one", amount(points)),
            Effect::Halt => Phrase::new("telling-halt"),
            Effect::Deny => Phrase::new("telling-deny"),
            Effect::Roll(table) => self.roll(table),
            Effect::Shuffle(deck) => Phrase::new("telling-shuffle").with("deck", deck),
            Effect::Random(query, act) => Phrase::new("telling-random")
                .said("each", self.found(query, "all"))
                .said("what", self.done_with(self.kind(query)).inner(act, alone)),
            Effect::Choose { by, from, least, most, act } => self.choose(*by, from, least.as_ref(), most, act, alone),
            Effect::Each(query, act) => Phrase::new("telling-each")
                .said("each", self.found(query, "each"))
                .said("what", self.done_with(self.kind(query)).inner(act, alone)),
            Effect::If(cond, act, otherwise) => self.branch(&Formula::new(cond, false), act, otherwise, alone),
            Effect::Supply(guns) => {
                let one = |(kind, number): (&String, &u8)| {
                    Phrase::new("telling-so-many").with("number", number).with("kind", kind)
                };
                let guns = lists::and(guns.iter().map(one).collect());
                Phrase::new("telling-supply").said("guns", guns.unwrap_or_else(|| Phrase::new("telling-none")))
            }
            Effect::Enter(query, region) => Phrase::new("telling-enter")
                .said("what", self.found(query, "every"))
                .said("where", vocabulary::place(region, self.variant)),
            Effect::Score(side, points) => self.score(*side, points),
            Effect::EndGame(victory) => Phrase::new("telling-end-game").said("victory", vocabulary::victory(victory)),
        }
    }

    fn of_both(&self, id: &'static str, one: &Thing, other: &Thing) -> Phrase {
        Phrase::new(id).said("what", self.thing(one, false)).said("other", self.thing(other, false))
    }

    /// Returns the change of a flag of a thing, or of the game.
    fn flagged(&self, [on_thing, of_game]: [&'static str; 2], flag: &str, thing: &Thing) -> Phrase {
        match thing {
            Thing::Game => Phrase::new(of_game).with("flag", flag),
            thing => Phrase::new(on_thing)
                .with("flag", flag)
                .said("who", self.thing(thing, false))
                .said("of-who", self.thing(thing, true)),
        }
    }

    /// Returns the points given to a side, or taken from it.
    fn score(&self, side: Side, points: &Number) -> Phrase {
        let (id, points) = match points {
            Number::N(points) if *points < 0 => ("telling-score-taken", &Number::N(points.saturating_neg())),
            Number::Neg(points) => ("telling-score-taken", &Number::P(points.clone())),
            points => ("telling-score", points),
        };
        Phrase::new(id)
            .with("side", if side == Side::Texan { "texan" } else { "mexican" })
            .with("one", amount(points))
            .said("number", self.number(points, false))
    }

    fn roll(&self, table: &str) -> Phrase {
        let throw = self.variant.tables.iter().find(|own| own.id == table).map(|own| own.throw);
        let id = match throw {
            Some(Throw::Value) => "telling-look-up",
            Some(Throw::Deck(_)) => "telling-draw",
            Some(Throw::D6 | Throw::TwoD6) | None => "telling-roll",
        };
        Phrase::new(id).with("table", table)
    }

    fn choose(
        &self,
        by: Side,
        from: &Query,
        least: Option<&Number>,
        most: &Number,
        act: &[Effect],
        alone: bool,
    ) -> Phrase {
        let amount = match (least, most) {
            (Some(least), most) if least == most => Phrase::new("telling-choose-exactly"),
            (Some(least), _) => Phrase::new("telling-choose-between").said("least", self.number(least, false)),
            (None, Number::N(1)) => Noun::new(from).one_at_most(),
            (None, Number::N(most)) if *most >= ALL => Phrase::new("telling-choose-any"),
            (None, _) => Phrase::new("telling-choose-up-to"),
        };
        let amount = amount.said("number", self.number(most, false));
        let chosen = match self.actor {
            Some(actor) if actor == by => Phrase::new("telling-choose-oneself"),
            _ => Phrase::new("telling-choose").word("player", super::player(by)),
        };
        chosen
            .said("amount", amount)
            .said("from", self.found(from, "all"))
            .said("what", self.done_with(self.kind(from)).inner(act, alone))
    }

    fn branch(&self, cond: &Formula<'_>, act: &[Effect], otherwise: &[Effect], alone: bool) -> Phrase {
        let cond = self.clause(cond);
        let both = !act.is_empty() && !otherwise.is_empty();
        let id = if otherwise.is_empty() { "telling-if" } else { "telling-if-else" };
        let message = Phrase::new(id).said("cond", cond).said("what", self.inner(act, alone && !both));
        if otherwise.is_empty() { message } else { message.said("otherwise", self.inner(otherwise, alone)) }
    }

    /// Returns a teller that calls things "this" with the noun, as in "this unit".
    fn done_with(&self, noun: Noun) -> Self {
        self.looking(Looked { noun, many: false, inside: false })
    }
}

/// Returns the form of a number before its noun: one, many, or "as many as" something.
const fn amount(number: &Number) -> &'static str {
    match number {
        Number::N(0 | 1) => "one",
        number if number.is_plain() => "many",
        _ => "as-many",
    }
}
