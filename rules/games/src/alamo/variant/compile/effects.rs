//! Writing effects and tables.

use super::Writer;
use super::layout::kind_of;
use crate::alamo::variant::occasions::MODES;
use crate::alamo::variant::program::{
    Base, CompiledChoice, CompiledEffect, CompiledTable, Number, PLOTTED, StateChange,
};
use crate::map::HexsideKind;
use crate::phrase::Phrase;
use crate::variant::{self as language, Lasts, PLOTTED_AREA, unknown};

impl Writer<'_> {
    /// Writes the tables of a variant.
    pub(super) fn write_tables(&mut self, at: usize) {
        self.at = at;
        let variant = self.variant();
        for table in variant.tables.iter().filter(|table| table.throw.is_thrown()) {
            self.turn_to("tables", &table.id);
            let rows = table.rows.iter().map(|row| (row.on, row.is.clone(), self.block(&row.act))).collect();
            let quantity = self.own.get(&table.id).copied().unwrap_or(0);
            let deck = (table.throw.cards() > 0).then(|| self.card_flags(&table.id, table.throw.cards()));
            let (name, dice) = (table.id.clone(), table.throw.dice().max(1));
            self.program.tables.push(CompiledTable { name, dice, deck, rows, quantity });
        }
    }

    /// Returns the number of a deck.
    pub(super) fn deck(&mut self, name: &str) -> Option<u16> {
        let variants = self.known.iter().copied().chain(self.variants.iter().map(|own| own.variant));
        let decks: Vec<&str> = variants
            .flat_map(|variant| &variant.tables)
            .filter(|table| table.throw.cards() > 0)
            .map(|table| table.id.as_str())
            .collect();
        if !decks.contains(&name) {
            self.trouble(unknown("variant-sort-deck", name, decks));
            return None;
        }
        self.tables.get(name).copied()
    }

    /// Writes effects as a block and returns its number.
    pub(super) fn block(&mut self, effects: &[language::Effect]) -> u16 {
        let acts: Vec<CompiledEffect> = effects.iter().filter_map(|effect| self.effect(effect)).collect();
        self.program.blocks.push(acts);
        (self.program.blocks.len() - 1) as u16
    }

    #[expect(clippy::too_many_lines, reason = "one arm an effect")]
    fn effect(&mut self, effect: &language::Effect) -> Option<CompiledEffect> {
        Some(match effect {
            language::Effect::Mark(flag, thing) => {
                let (thing, one) = (self.thing(thing), self.number(Number::Is(1)));
                CompiledEffect::Put(self.flag(flag)?, thing, one)
            }
            language::Effect::Clear(flag, thing) => {
                let (thing, none) = (self.thing(thing), self.number(Number::Is(0)));
                CompiledEffect::Put(self.flag(flag)?, thing, none)
            }
            language::Effect::Put(flag, thing, number) => {
                let (thing, number) = (self.thing(thing), self.amount(number));
                CompiledEffect::Put(self.flag(flag)?, thing, number)
            }
            language::Effect::Bump(flag, thing, number) => {
                let (thing, number) = (self.thing(thing), self.amount(number));
                CompiledEffect::Bump(self.flag(flag)?, thing, number)
            }
            language::Effect::Reveal(flag) => CompiledEffect::Reveal(self.flag(flag)?),
            language::Effect::Become(query, kind) => {
                let query = self.query(query, false);
                let Some(kind) = kind_of(self.variant(), kind) else {
                    let known = HexsideKind::ALL.into_iter().map(HexsideKind::name);
                    self.trouble(unknown("variant-sort-kind", kind, known));
                    return None;
                };
                CompiledEffect::Become(query, kind)
            }
            language::Effect::Check(query, mode) => CompiledEffect::Check(self.query(query, false), self.mode(mode)),
            language::Effect::State(thing, order) => {
                let thing = self.thing(thing);
                let Some((_, change)) = StateChange::ALL.into_iter().find(|(own, _)| own == order) else {
                    self.trouble(unknown("variant-sort-order", order, StateChange::ALL.map(|(own, _)| own)));
                    return None;
                };
                CompiledEffect::State(thing, change)
            }
            language::Effect::Remove(query) => CompiledEffect::Remove(self.query(query, false)),
            language::Effect::Withdraw(query) => CompiledEffect::Withdraw(self.query(query, false)),
            language::Effect::Place(thing, to) => CompiledEffect::Place(self.thing(thing), self.thing(to)),
            language::Effect::Swap(one, other) => CompiledEffect::Swap(self.thing(one), self.thing(other)),
            language::Effect::Retreat(thing, hexes) => CompiledEffect::Retreat(self.thing(thing), self.amount(hexes)),
            language::Effect::Attack(by, target, way) => {
                CompiledEffect::Attack(self.thing(by), self.thing(target), *way)
            }
            language::Effect::March(thing, goal, mode) => {
                let (thing, goal) = (self.thing(thing), self.thing(goal));
                let Base::Spot(goal) = goal.of else {
                    self.trouble(Phrase::new("variant-march-to-a-spot"));
                    return None;
                };
                if MODES.contains(&mode.as_str()) {
                    self.trouble(Phrase::new("variant-march-word").with("name", mode));
                }
                CompiledEffect::March(thing, goal, self.mode(mode))
            }
            language::Effect::Spend(number) => CompiledEffect::Spend(self.amount(number)),
            language::Effect::Halt => CompiledEffect::Halt,
            language::Effect::Deny => CompiledEffect::Deny,
            language::Effect::Roll(table) => {
                let Some(number) = self.tables.get(table) else {
                    let known: Vec<String> = self.tables.keys().cloned().collect();
                    self.trouble(unknown("variant-sort-table", table, known.iter().map(String::as_str)));
                    return None;
                };
                CompiledEffect::Roll(*number)
            }
            language::Effect::Shuffle(deck) => CompiledEffect::Shuffle(self.deck(deck)?),
            language::Effect::Random(query, act) => {
                let (query, block) = (self.query(query, false), self.block(act));
                CompiledEffect::Random(query, block)
            }
            language::Effect::Choose { by, from, least, most, act } => {
                let of = from.scope();
                let from = self.query(from, false);
                let least = match least {
                    Some(least) => self.amount(least),
                    None => self.number(Number::Is(0)),
                };
                let (most, block) = (self.amount(most), self.block(act));
                let taken = self.own_flag("chosen", of, Lasts::Game);
                self.program.choices.push(CompiledChoice { by: *by, from, least, most, block, taken });
                CompiledEffect::Choose((self.program.choices.len() - 1) as u16)
            }
            language::Effect::Each(query, act) => {
                let (query, block) = (self.query(query, false), self.block(act));
                self.refuse_floods(query, block);
                CompiledEffect::Each(query, block)
            }
            language::Effect::If(cond, then, otherwise) => {
                let cond = self.cond(cond);
                CompiledEffect::If(cond, self.block(then), self.block(otherwise))
            }
            language::Effect::Supply(counts) => {
                for counter in counts.keys() {
                    let known = self.game.pieces.iter().filter(|piece| piece.is_battery());
                    if !known.clone().any(|piece| crate::alamo::variant::setup::is_of(&piece.name, counter)) {
                        let names: Vec<String> = known.map(|piece| piece.name.clone()).collect();
                        let message = unknown("variant-sort-counter", counter, names.iter().map(String::as_str));
                        self.trouble(message);
                    }
                }
                CompiledEffect::Supply(counts.iter().map(|(counter, count)| (counter.clone(), *count)).collect())
            }
            language::Effect::Enter(query, region) => {
                let query = self.query(query, true);
                let zone = if region == PLOTTED_AREA { PLOTTED } else { self.zone(region)? };
                CompiledEffect::Enter(query, zone)
            }
            language::Effect::Score(side, number) => CompiledEffect::Score(*side, self.amount(number)),
            language::Effect::EndGame(word) => {
                let Some((side, degree)) = language::victory_named(word) else {
                    self.trouble(unknown("variant-sort-end", word, language::VICTORIES.iter().map(|(end, ..)| *end)));
                    return None;
                };
                CompiledEffect::End(side, degree)
            }
        })
    }
}
