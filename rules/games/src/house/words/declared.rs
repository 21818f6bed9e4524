//! Checks what a variant declares: flags, kinds of hexsides, charts it replaces, tables.

use super::{Vocabulary, Words};
use crate::phrase::Phrase;
use crate::variant::{Effect, Scope, Table, Throw};

impl<V: Vocabulary> Words<'_, V> {
    pub(super) fn declared(&mut self) {
        let variant = self.variant;
        self.list = "flags";
        for flag in &variant.flags {
            self.name.clone_from(&flag.id);
            match flag.of {
                Scope::Room => self.foreign("room"),
                Scope::Hexside => self.foreign("hexside"),
                Scope::Area if !V::HAS_AREAS => self.foreign("area"),
                Scope::Area | Scope::Game | Scope::Column | Scope::Unit | Scope::Spot => {}
            }
            if flag.hide_from.is_some() {
                self.foreign("hide_from");
            }
        }
        self.list = "kinds";
        for kind in &variant.kinds {
            self.name.clone_from(&kind.id);
            self.foreign("kinds");
        }
        self.list = "tables";
        for table in &variant.tables {
            self.name.clone_from(&table.id);
            match table.throw {
                Throw::D6 | Throw::TwoD6 => {}
                Throw::Value => self.foreign("Value"),
                Throw::Deck(_) => self.foreign("Deck"),
            }
            if self.leads_to(&table.id, table, 0) {
                self.trouble(Phrase::new("variant-table-circle").with("name", &table.id));
            }
        }
        for chart in &variant.replaces {
            self.name.clone_from(chart);
            self.foreign("replaces");
        }
    }

    /// Whether the rows of a table roll on the table with this name, directly or through other tables.
    fn leads_to(&self, name: &str, table: &Table, depth: usize) -> bool {
        let tables: Vec<&Table> = self.known.iter().flat_map(|own| &own.tables).collect();
        table.rows.iter().flat_map(|row| rolls(&row.act)).any(|own| {
            let next = tables.iter().find(|table| table.id == own);
            own == name || depth < tables.len() && next.is_some_and(|next| self.leads_to(name, next, depth + 1))
        })
    }
}

/// The tables that effects roll on.
fn rolls(effects: &[Effect]) -> Vec<&str> {
    effects.iter().flat_map(rolls_of).collect()
}

fn rolls_of(effect: &Effect) -> Vec<&str> {
    match effect {
        Effect::Roll(name) => vec![name.as_str()],
        Effect::Choose { act, .. } | Effect::Each(_, act) | Effect::Random(_, act) => rolls(act),
        Effect::If(_, then, otherwise) => rolls(then).into_iter().chain(rolls(otherwise)).collect(),
        _ => Vec::new(),
    }
}
