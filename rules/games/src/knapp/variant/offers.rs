//! Actions that rules of variants offer to players.

use super::effects::RunningRule;
use super::world::PHASES;
use super::{Item, Roles};
use crate::knapp::event::Events;
use crate::knapp::refusal::{No, Verdict, unless};
use crate::knapp::{Action, Game, Position};
use crate::phrase::Phrase;
use crate::play::{Atom, Credit, NotAnAction, PieceId, naming};
use crate::variant::plain::Reader;
use crate::variant::{Occasion, Query, Rule};

impl Game {
    /// The query of what a rule offers in the current phase; `None` if it offers nothing.
    fn offer(&self, position: &Position, rule: u16) -> Option<&Query> {
        let own = self.program.as_ref()?.rules.get(usize::from(rule))?;
        let Rule::When { on: Occasion::Offer(phase, query), .. } = &own.rule else { return None };
        PHASES.contains(&(*phase, position.phase)).then_some(query)
    }

    /// The mark of a piece that has used an offer in this phase; it is numbered after the flags.
    fn taken(&self, rule: u16) -> u16 {
        self.program.as_ref().map_or(0, |program| program.flags.len() as u16) + rule
    }

    /// Adds everything that is offered, whether allowed or not.
    pub(in crate::knapp) fn try_offers(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(program) = &self.program else { return };
        for (rule, own) in (0..).zip(&program.rules) {
            let Some(query) = self.offer(position, rule) else { continue };
            let scene = self.scene(program, position, own, Roles::default());
            actions.extend(Reader::new(&scene, Vec::new()).query(query).into_iter().filter_map(|item| match item {
                Item::Piece(piece) => Some(Action::Use { rule, piece }),
                _ => None,
            }));
        }
    }

    /// The first offered use that is allowed now, if any.
    pub(in crate::knapp) fn first_use(&self, position: &Position) -> Option<Action> {
        let mut offered = Vec::new();
        if self.program.is_some() && position.pending.is_none() && position.asked.is_empty() {
            self.try_offers(position, &mut offered);
        }
        offered.into_iter().find(|action| self.judge(position, *action).is_ok())
    }

    pub(in crate::knapp) fn may_use(&self, position: &Position, rule: u16, piece: PieceId) -> Verdict {
        let phase = || No::new(position.phase.atom(), "knapp-no-phase");
        let Some((program, query)) = self.program.as_ref().zip(self.offer(position, rule)) else { return Err(phase()) };
        let own = &program.rules[usize::from(rule)];
        let item = Item::Piece(piece);
        let not = || No::new(own.atom, "knapp-no-offer").of(piece);
        let scene = self.scene(program, position, own, Roles::default());
        unless(Reader::new(&scene, Vec::new()).query(query).contains(&item), not())?;
        unless(position.marks.get(self.taken(rule), item) == 0, not())?;
        unless(self.speaks(program, position, own, (Roles::default(), &[item])), not())?;
        unless(self.would_change(position, RunningRule::new(usize::from(rule), Roles::default(), Some(item))), not())
    }

    /// Uses a rule for a piece.
    pub(in crate::knapp) fn make_use(&self, position: &mut Position, rule: u16, piece: PieceId, events: &mut Events) {
        let item = Item::Piece(piece);
        position.marks.set(self.taken(rule), item, 1);
        self.carry_out(position, RunningRule::new(usize::from(rule), Roles::default(), Some(item)), events);
        self.mend(position, events);
    }

    /// Finds the rule with this name among the variants in force.
    pub(in crate::knapp) fn find_rule(&self, name: &str) -> Result<u16, NotAnAction> {
        let rules = self.program.as_ref().map_or(&[][..], |program| program.rules());
        let names = rules.iter().map(|own| own.name.as_str());
        naming::place(name, names, |name, nearest| NotAnAction::Thing { name, nearest }).map(|number| number as u16)
    }

    /// The variant in force that contains a cited rule; `None` for a rule of the game itself.
    #[must_use]
    pub fn credit(&self, rule: Atom) -> Option<&Credit> {
        self.program.as_ref()?.credits.iter().find(|own| own.names(rule))
    }

    /// The names of the rules of the variants in force.
    pub fn rules_in_force(&self) -> impl Iterator<Item = &str> {
        let rules = self.program.as_ref().map_or(&[][..], |program| program.rules());
        rules.iter().map(|own| own.name.as_str())
    }

    /// The rules that act on an occasion or are offered: their indices, the ids of their variants, their names.
    pub(in crate::knapp) fn rules_that_act(&self) -> impl Iterator<Item = (usize, &str, &str)> {
        let rules = self.program.iter().flat_map(|program| program.rules().iter().map(move |own| (program, own)));
        let acting = rules.enumerate().filter(|(_, (_, own))| matches!(own.rule, Rule::When { .. }));
        acting.map(|(at, (program, own))| (at, program.own[own.variant].document.id.as_str(), own.name.as_str()))
    }

    /// The atoms under which the rules of the variants in force are cited, without duplicates.
    pub fn house_atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        let rules = self.program.as_ref().map_or(&[][..], |program| program.rules());
        let first = |at: usize, own: Atom| !rules[..at].iter().any(|other| other.atom == own);
        rules
            .iter()
            .enumerate()
            .map(|(at, own)| (at, own.atom))
            .filter(move |(at, own)| first(*at, *own))
            .map(|(_, own)| own)
    }

    /// The text of a variant's rule, or its citation if it has none.
    pub(in crate::knapp) fn cited(&self, rule: Atom) -> Phrase {
        let own = self.program.as_ref().and_then(|program| program.cited(rule));
        match own.map(|own| own.rule.says()).filter(|says| !says.is_empty()) {
            Some(words) => Phrase::new("rule-says").words("text", words.clone()),
            None => Phrase::new("cited-rule").with("rule", rule),
        }
    }

    /// The name of a rule.
    pub(in crate::knapp) fn rule_text(&self, rule: u16) -> &str {
        let rules = self.program.as_ref().map_or(&[][..], |program| program.rules());
        rules.get(usize::from(rule)).map_or("?", |own| own.name.as_str())
    }

    /// The name of a flag.
    pub(in crate::knapp) fn flag_text(&self, flag: u16) -> &str {
        self.program.as_ref().map_or("?", |program| program.flag_name(flag))
    }

    /// The name of a table.
    pub(in crate::knapp) fn table_text(&self, table: u16) -> &str {
        self.program.as_ref().map_or("?", |program| program.table_name(table))
    }

    /// The text of an item that carries a flag.
    pub(in crate::knapp) fn item_text(&self, item: Item) -> String {
        match item {
            Item::Game | Item::Hex(_) => "game".to_owned(),
            Item::Column(column) => self.column_text(column),
            Item::Piece(piece) => self.name(piece).to_owned(),
            Item::Spot(spot) => self.spot_text(spot),
        }
    }
}
