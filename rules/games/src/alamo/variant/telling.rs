//! Texts and sentences about variants for logs, accounts and refusals, and the visibility of their flags.

use super::program::{FlagPlace, Program};
use super::{Item, MOST_FRAMES, MOST_MARKS, Marks, SideId};
use crate::alamo::position::{Landed, Pending, Strike};
use crate::alamo::{Game, Mode, PieceId, Position};
use crate::hexside::{Hexside, Layer};
use crate::phrase::Phrase;
use crate::play::{Atom, Roll};
use crate::rulebook::CombatResult;
use crate::side::Side;
use crate::text::nearest;
use crate::variant::AttackMode;
use crate::words::Words;

impl Game {
    /// Returns the number of a layer of a hexside among the painted ones.
    pub(in crate::alamo) fn numbered_side(&self, side: Hexside, layer: Layer) -> SideId {
        self.program.as_deref().map_or(SideId::NONE, |program| program.sides.id(side, layer))
    }

    /// Returns all tags of the pieces, sorted.
    pub(super) fn tags(&self) -> Vec<String> {
        let mut tags: Vec<&String> = self.pieces.iter().flat_map(|piece| &piece.tags).collect();
        tags.sort_unstable();
        tags.dedup();
        tags.into_iter().cloned().collect()
    }

    /// Whether a unit has made its attacks of this phase in this mode.
    pub(in crate::alamo) fn made_so(&self, position: &Position, unit: PieceId, way: AttackMode) -> bool {
        let Some(evaluator) = self.evaluator(position) else { return false };
        let melee = evaluator.program.melee.is_some_and(|flag| evaluator.flag_of(flag, Item::Piece(unit)) > 0);
        position.state(unit).attacked > 0 && melee == (way == AttackMode::Melee)
    }

    /// Records the mode of a unit's attack, if a rule depends on it.
    pub(in crate::alamo) fn note_way(&self, position: &mut Position, strike: &Strike) {
        let Some(program) = self.program.as_deref() else { return };
        let flag = program.melee.filter(|_| strike.mode == Mode::Melee && strike.by == strike.unit);
        if let Some(flag) = flag {
            program.mark(&mut position.marks, flag, Item::Piece(strike.unit), 1);
        }
    }

    /// Records the result of an attack and its die for the rules that act after it.
    pub(in crate::alamo) fn note_result(
        &self,
        position: &mut Position,
        strike: &Strike,
        result: CombatResult,
        die: Roll,
    ) {
        if self.program.is_none() {
            return;
        }
        let word = match result {
            CombatResult::Nothing => "nothing",
            CombatResult::Hit(_) => "hit",
            CombatResult::Counterattack => "counter",
        };
        let number = super::occasions::word_number(&super::RESULTS, word);
        let waiting = position.pending.iter_mut().rev().find_map(|pending| match pending {
            Pending::Struck { by, target, landed, .. } if *by == strike.by && *target == strike.target => Some(landed),
            _ => None,
        });
        if let Some(landed) = waiting {
            *landed = Landed::new(number, die);
        }
    }

    /// Whether a position has flags hidden from a side.
    #[inline]
    pub(in crate::alamo) fn hides_marks(&self, position: &Position, side: Side) -> bool {
        self.may_hide_marks(position, side) && self.does_hide_marks(position, side)
    }

    #[inline(never)]
    fn does_hide_marks(&self, position: &Position, side: Side) -> bool {
        let program = self.program.as_deref();
        program.is_some_and(|program| program.hidden_from(&position.marks, side).next().is_some())
    }

    /// Removes from `marks`, given `all` marks of a position, those flags a side does not see.
    pub(in crate::alamo) fn hide_marks(&self, all: &Marks, side: Side, marks: &mut Marks) {
        let Some(program) = self.program.as_deref() else { return };
        program.hidden_from(all, side).for_each(|place| marks.clear(place.first, place.end));
    }

    /// Returns the reason of a refusal: the id of the rule's text, or the words of its variant.
    pub(in crate::alamo) fn why_in_words(&self, atom: Atom) -> Result<String, Words> {
        let found = self.program.as_deref().and_then(|program| program.says(atom));
        found.map_or_else(|| Ok(atom.word()), Err)
    }

    /// Returns the name of a rule.
    pub(in crate::alamo) fn rule_text(&self, rule: u16) -> &str {
        self.program.as_deref().and_then(|program| program.rules.get(usize::from(rule))).map_or("?", |line| &line.name)
    }

    /// Returns the number of the rule with a name.
    pub(in crate::alamo) fn rule_named(&self, name: &str) -> Option<u16> {
        let rules = &self.program.as_deref()?.rules;
        rules.iter().position(|line| line.name == name).map(|rule| rule as u16)
    }

    /// Returns the names of all rules of variants in force.
    pub fn rule_names(&self) -> impl Iterator<Item = &str> {
        self.program.as_deref().into_iter().flat_map(|program| &program.rules).map(|line| line.name.as_str())
    }

    /// Returns the names of all flags of variants in force.
    pub fn flag_names(&self) -> impl Iterator<Item = &str> {
        self.program.as_deref().into_iter().flat_map(|program| &program.flags).map(|place| place.name.as_str())
    }

    /// Returns the thing a text most likely means: a piece, a spot, a room, a column.
    pub(in crate::alamo) fn nearest_thing(&self, text: &str) -> Option<String> {
        let program = self.program.as_deref()?;
        let spots: Vec<String> = self.board.ids().map(|spot| self.spot_text(spot)).collect();
        let names = self.pieces.iter().map(|piece| piece.name.as_str()).chain(spots.iter().map(String::as_str));
        let names = names.chain(program.room_names.iter().map(String::as_str));
        nearest(text, names.chain(self.columns.iter().map(|column| column.id.as_str()))).map(str::to_owned)
    }

    /// Returns the names of a table and of one of its rows.
    pub(in crate::alamo) fn table_text(&self, table: u16, row: u8) -> (&str, &str) {
        let chart = self.program.as_deref().and_then(|program| program.tables.get(usize::from(table)));
        let row = chart.and_then(|chart| chart.rows.get(usize::from(row))).map_or("nothing", |(_, word, _)| word);
        (chart.map_or("?", |chart| &chart.name), row)
    }

    /// Returns the name of the flag at an address and of the thing that carries it.
    pub(in crate::alamo) fn flag_text(&self, address: u16) -> String {
        let Some(program) = self.program.as_deref() else { return "?".to_owned() };
        let Some(flag) = program.flag_at(address) else { return "?".to_owned() };
        format!("{} {}", program.flags[usize::from(flag)].name, self.item_text(program.owner(flag, address)))
    }

    /// Returns the value of a flag of a thing, both given by name; `None` if there is no such flag or thing.
    #[must_use]
    pub fn flag_named(&self, position: &Position, flag: &str, thing: &str) -> Option<u8> {
        let program = self.program.as_deref()?;
        let number = program.flags.iter().position(|place| place.name == flag)? as u16;
        let address = program.address(number, self.item_named(thing)?)?;
        Some(position.marks.get(address))
    }

    /// Sets a flag of a thing, both given by name; `None` if there is no such flag or thing.
    pub fn put_up_flag(&self, position: &mut Position, flag: &str, thing: &str, value: u8) -> Option<()> {
        let program = self.program.as_deref()?;
        let number = program.flags.iter().position(|place| place.name == flag)? as u16;
        program.mark(&mut position.marks, number, self.item_named(thing)?, value)?;
        Some(())
    }

    pub(in crate::alamo) fn tell_rule(&self, rule: u16) -> Phrase {
        let line = self.program.as_deref().and_then(|program| program.rules.get(usize::from(rule)));
        let words = line.map(|line| line.says.clone()).filter(|says| !says.is_empty());
        let message = Phrase::new("event-rule").with("rule", self.rule_text(rule));
        match words {
            Some(words) => message.words("says", words),
            None => message.with("says", ""),
        }
    }

    pub(in crate::alamo) fn tell_throw(&self, table: u16, roll: Roll, modifier: i8, row: u8) -> Phrase {
        let (table, result) = self.table_text(table, row);
        Phrase::new("event-threw")
            .with("table", table)
            .count("roll", usize::from(roll.0))
            .with("modifier", format!("{modifier:+}"))
            .with("result", result)
    }

    pub(in crate::alamo) fn tell_card(&self, table: u16, card: u8, row: u8) -> Phrase {
        let (deck, result) = self.table_text(table, row);
        let id = if card == 0 { "event-no-card" } else { "event-drew" };
        Phrase::new(id).with("deck", deck).count("card", usize::from(card)).with("result", result)
    }

    pub(in crate::alamo) fn tell_left_out(&self, flag: Option<u16>) -> Phrase {
        match flag {
            Some(address) => {
                Phrase::new("event-left-out-flag").with("flag", self.flag_text(address)).count("most", MOST_MARKS)
            }
            None => Phrase::new("event-left-out-rule").count("most", MOST_FRAMES),
        }
    }

    pub(in crate::alamo) fn tell_flag(&self, address: u16, value: u8) -> Phrase {
        let id = if value == 0 { "event-flag-down" } else { "event-flag-up" };
        Phrase::new(id).with("flag", self.flag_text(address)).count("value", usize::from(value))
    }
}

impl Program {
    /// Returns the flags that are up but hidden from a side.
    fn hidden_from<'a>(&'a self, marks: &'a Marks, side: Side) -> impl Iterator<Item = &'a FlagPlace> + 'a {
        let hidden = self.hidden[side.index()].iter().filter(|flag| self.is_up(**flag, marks));
        hidden.map(|flag| &self.flags[usize::from(*flag)]).filter(|place| {
            let revealed = place.revealed.and_then(|flag| self.address(flag, Item::Game));
            revealed.is_none_or(|address| marks.get(address) == 0)
        })
    }

    /// Returns the words of the rule an atom stands for, if it is one of a variant.
    fn says(&self, atom: Atom) -> Option<Words> {
        let rules = self.rules.iter().map(|line| (line.atom, &line.says));
        let wants = self.wants.iter().map(|want| (want.atom, &want.says));
        let changes = self.changes.iter().flatten().map(|change| (change.atom, &change.says));
        let mut all = rules.chain(wants).chain(changes).filter(|(own, _)| *own == atom);
        let first = all.next()?;
        let best = std::iter::once(first).chain(all).find(|(_, says)| !says.is_empty()).unwrap_or(first);
        Some(if best.1.is_empty() { Words::new(atom.id(), "") } else { best.1.clone() })
    }
}

#[cfg(test)]
impl Game {
    /// Puts up the flag at an address, if there is one.
    pub(in crate::alamo) fn put_up(&self, position: &mut Position, address: u16) {
        let program = self.program.as_deref();
        if let Some(flag) = program.and_then(|program| program.flag_at(address)) {
            position.marks.set(super::flag_values::FlagBit::new(flag), address, 1);
        }
    }
}
