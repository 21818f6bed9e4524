//! Actions that rules of variants offer to players.

use super::acting::{Acting, RunningRule};
use super::program::VariantRule;
use super::{House, Item, Program, Roles};
use crate::draw::Draw;
use crate::phrase::Phrase;
use crate::play::{Atom, Credit, No, NotAnAction, PieceId, Refusal, Verdict, naming, unless};
use crate::variant::plain::Reader;
use crate::variant::{Occasion, Query, Rule};

/// What rules offer, and what a game says of the rules in force.
pub(crate) trait Offers: Acting {
    /// The query of what a rule offers in the current phase; `None` if it offers nothing.
    fn offer(&self, position: &Self::Position, rule: u16) -> Option<&Query> {
        let own = self.rules_in_force().get(usize::from(rule))?;
        let Rule::When { on: Occasion::Offer(phase, query), .. } = &own.rule else { return None };
        (self.named_phase(position) == Some(*phase)).then_some(query)
    }

    /// The mark of a piece that has used an offer in this phase; it is numbered after the flags.
    fn taken(&self, rule: u16) -> u16 {
        self.program().map_or(0, |program| program.flags.len() as u16) + rule
    }

    /// Everything that is offered, whether allowed or not: the rules with the pieces.
    fn offered(&self, position: &Self::Position) -> Vec<(u16, PieceId)> {
        let mut all = Vec::new();
        let Some(program) = self.program() else { return all };
        for (rule, own) in (0..).zip(&program.rules) {
            let Some(query) = self.offer(position, rule) else { continue };
            let scene = self.scene(program, position, own, Roles::default());
            all.extend(Reader::new(&scene, Vec::new()).query(query).into_iter().filter_map(|item| match item {
                Item::Piece(piece) => Some((rule, piece)),
                _ => None,
            }));
        }
        all
    }

    /// Whether a rule may be used for a piece; `None` if it is not offered now.
    fn may_use(&self, position: &Self::Position, rule: u16, piece: PieceId) -> Option<Verdict> {
        let (program, query) = self.program().zip(self.offer(position, rule))?;
        let own = &program.rules[usize::from(rule)];
        let item = Item::Piece(piece);
        let scene = self.scene(program, position, own, Roles::default());
        let may = Reader::new(&scene, Vec::new()).query(query).contains(&item)
            && Self::marks(position).get(self.taken(rule), item) == 0
            && self.speaks(program, position, own, (Roles::default(), &[item]))
            && self.would_change(position, RunningRule::new(usize::from(rule), Roles::default(), Some(item)));
        Some(unless(may, No::new(own.atom, "variant-no-offer").of(piece)))
    }

    /// The first offer that may be used now and that this member of the population takes: the rule with the piece.
    fn taken_offer(
        &self,
        position: &Self::Position,
        draw: Draw,
        may: impl Fn(u16, PieceId) -> bool,
    ) -> Option<(u16, PieceId)> {
        let takes = |rule: u16| draw.takes(self.rules_in_force()[usize::from(rule)].identity);
        self.offered(position).into_iter().find(|(rule, piece)| takes(*rule) && may(*rule, *piece))
    }

    /// Uses a rule for a piece.
    fn make_use(&self, position: &mut Self::Position, rule: u16, piece: PieceId, events: &mut Vec<Self::Event>) {
        let item = Item::Piece(piece);
        Self::marks_mut(position).set(self.taken(rule), item, 1);
        self.carry_out(position, RunningRule::new(usize::from(rule), Roles::default(), Some(item)), events);
        self.mend(position, events);
    }

    /// The rules of all variants in force.
    fn rules_in_force(&self) -> &[VariantRule] {
        self.program().map_or(&[], Program::rules)
    }

    /// Finds the rule with this name among the variants in force.
    fn find_rule(&self, name: &str) -> Result<u16, NotAnAction> {
        let names = self.rules_in_force().iter().map(|own| own.name.as_str());
        naming::place(name, names, |name, nearest| NotAnAction::Thing { name, nearest }).map(|number| number as u16)
    }

    /// The variant in force that contains a cited rule; `None` for a rule of the game itself.
    fn credit_of(&self, rule: Atom) -> Option<&Credit> {
        self.program()?.credits.iter().find(|own| own.names(rule))
    }

    /// Turns a broken rule into a refusal; the text of a variant's rule replaces the sentence of the game.
    fn refused(&self, no: No) -> Refusal {
        let house = self.program().and_then(|program| program.cited(no.atom));
        let says = house.map(|own| own.rule.says()).filter(|says| !says.is_empty());
        let sentence = match says {
            Some(words) if no.word == "variant-rule-forbids" => Phrase::new("rule-says").words("text", words.clone()),
            _ => no.sentence(),
        };
        no.told(sentence, self.board(), |piece| self.piece(piece).name)
    }

    /// The atoms under which the rules of the variants in force are cited, without duplicates.
    fn atoms_in_force(&self) -> Vec<Atom> {
        let mut all: Vec<Atom> = Vec::new();
        for own in self.rules_in_force() {
            if !all.contains(&own.atom) {
                all.push(own.atom);
            }
        }
        all
    }

    /// The text of a variant's rule, or its citation if it has none.
    fn cited(&self, rule: Atom) -> Phrase {
        let own = self.program().and_then(|program| program.cited(rule));
        match own.map(|own| own.rule.says()).filter(|says| !says.is_empty()) {
            Some(words) => Phrase::new("rule-says").words("text", words.clone()),
            None => Phrase::new("cited-rule").with("rule", rule),
        }
    }

    /// The name of a rule.
    fn rule_text(&self, rule: u16) -> &str {
        self.rules_in_force().get(usize::from(rule)).map_or("?", |own| own.name.as_str())
    }

    /// The name of a flag.
    fn flag_text(&self, flag: u16) -> &str {
        self.program().map_or("?", |program| program.flag_name(flag))
    }

    /// The name of a table.
    fn table_text(&self, table: u16) -> &str {
        self.program().map_or("?", |program| program.table_name(table))
    }

    /// The text of an item that carries a flag.
    fn item_text(&self, item: Item) -> String {
        match item {
            Item::Game | Item::Hex(_) => "game".to_owned(),
            Item::Column(column) => self.named_column(column),
            Item::Area(area) => self.named_area(area),
            Item::Piece(piece) => self.piece(piece).name.to_owned(),
            Item::Spot(spot) => naming::spot_text(self.board(), spot),
        }
    }
}

impl<G: House> Offers for G {}
