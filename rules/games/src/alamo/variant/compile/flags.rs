//! Flags that a rule would put up on more things at once than a game can hold.

use super::Writer;
use crate::alamo::variant::program::{Base, CompiledEffect, ConditionStep, Lens, Number, Query, Ref, Source, Tag};
use crate::alamo::variant::{MOST_MARKS, zone};
use crate::phrase::Phrase;

impl Writer<'_> {
    /// Refuses effects that put a flag up on each of too many things whatever the position, as can be told when
    /// compiling.
    pub(super) fn refuse_floods(&mut self, query: u16, block: u16) {
        let it = Ref { of: Base::It, lens: Lens::Itself };
        let search = self.program.queries[usize::from(query)];
        let up = |amount: u16| matches!(self.program.numbers[usize::from(amount)], Number::Is(1..));
        let put = self.program.blocks[usize::from(block)].iter().find_map(|act| match act {
            CompiledEffect::Put(flag, thing, amount) if *thing == it && up(*amount) => Some(*flag),
            _ => None,
        });
        if let Some(flag) = put.filter(|_| self.finds_too_many(&search, it)) {
            let name = self.program.flags[usize::from(flag)].name.clone();
            self.trouble(Phrase::new("variant-flags-at-once").with("flag", name).count("most", MOST_MARKS));
        }
    }

    /// Whether a query certainly finds more things than there can be flags up.
    fn finds_too_many(&self, search: &Query, it: Ref) -> bool {
        let is_all = match self.program.conditions[search.condition as usize] {
            ConditionStep::Is(holds) => holds,
            // The spots of a region or level are searched because of this very condition.
            ConditionStep::Zone(thing, own) => thing == it && search.from == Source::SpotsOf(own),
            ConditionStep::Tag(thing, Tag::Level(_)) => thing == it && matches!(search.from, Source::SpotsOf(_)),
            _ => false,
        };
        is_all
            && search.nearest.is_none()
            && match search.from {
                Source::Spots => zone::is_vast(self.game.board.len()),
                Source::SpotsOf(own) => self.program.zones[usize::from(own)].is_vast(),
                Source::Sides => zone::is_vast(self.layers()),
                _ => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use crate::alamo::scenario_check::judge;
    use crate::board::Board;
    use crate::fixture;
    use crate::project::LoadedVariant;
    use crate::text;

    /// Returns the messages for a variant with this effect.
    fn told(act: &str) -> Vec<&'static str> {
        let document = text::read(&format!(
            r#"Variant(format: 1, id: "mud", title: (en: "Mud", fr: "Boue"), by: Reconstructed("a test"),
                flags: [(id: "mud", of: spot), (id: "wet", of: hexside)],
                rules: [When(on: Phase(TexanMove), do: [{act}])])"#
        ));
        let mut project = fixture::alamo();
        project.variants.push(LoadedVariant::off("mud".to_owned(), document.unwrap()));
        let (opening, _) = judge(&project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
        opening.proof.troubles.iter().map(|(_, own)| own.message.id).collect()
    }

    #[test]
    fn no_rule_puts_more_flags_up_at_once_than_a_game_holds() {
        let flood = ["variant-flags-at-once"];
        assert_eq!(told(r#"Each(Spots(Always), [Mark("mud", It)])"#), flood);
        assert_eq!(told(r#"Each(Spots(Is(It, "outside")), [Mark("mud", It)])"#), flood);
        assert_eq!(told(r#"Each(Spots(In(It, "confines")), [Mark("mud", It)])"#), flood);
        assert_eq!(told(r#"Each(Sides(Always), [Mark("wet", It)])"#), flood);
        assert_eq!(told(r#"Each(Spots(In(It, "tambour")), [Mark("mud", It)])"#), [""; 0]);
        assert_eq!(told(r#"Each(Spots(Is(It, "outside")), [Clear("mud", It)])"#), [""; 0]);
        // What depends on the position is reported in play.
        assert_eq!(
            told(r#"Each(Spots(All([Is(It, "outside"), Exists(Units(Same(At(It), Up)))])), [Mark("mud", It)])"#),
            [""; 0]
        );
    }
}
