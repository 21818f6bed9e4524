//! Random trees, drawn from all words of the language.

use rules::dice::{Drawer, Streams};
use rules::variant::Variant;
use rules::variant::grammar::{NameClass, SlotClass, Tree};

/// Draws random words, with the names of a variant.
pub(super) struct Draw {
    flags: Vec<String>,
    tables: Vec<String>,
    params: Vec<String>,
    rules: Vec<String>,
    streams: Streams,
}

/// Returns the names of the variant, and one that it does not have.
fn and_one<'a>(names: impl Iterator<Item = &'a String>, other: &str) -> Vec<String> {
    names.cloned().chain([other.to_owned()]).collect()
}

impl Draw {
    pub(super) fn new(variant: &Variant) -> Self {
        Self {
            flags: and_one(variant.flags.iter().map(|own| &own.id), "flag"),
            tables: and_one(variant.tables.iter().map(|own| &own.id), "table"),
            params: and_one(variant.params.iter().map(|own| &own.id), "figure"),
            rules: vec!["A6.3".to_owned(), "A5.3".to_owned(), "own.rule".to_owned()],
            streams: Streams::new(1836, variant.rules.len() as u32),
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.streams.below(Drawer::Chance, limit)
    }

    pub(super) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Draws a tree of a class, nested at most `depth` words deep; `None` if the draw leads to a dead end.
    pub(super) fn tree(&mut self, class: SlotClass, depth: u32, queries: u32) -> Option<Tree> {
        Some(match class {
            SlotClass::Name(names) => Tree::leaf(&self.name(names)?),
            SlotClass::Figure => Tree::leaf(&(self.below(6) as i32 - 1)),
            SlotClass::Text => Tree::leaf(""),
            SlotClass::List(inner) => {
                let kids = (0..=self.below(3)).map(|_| self.tree(*inner, depth.saturating_sub(1), queries));
                Tree::list(kids.collect::<Option<_>>()?)
            }
            SlotClass::Maybe(inner) => {
                let some = self.below(2) == 0;
                Tree::list(some.then(|| self.tree(*inner, depth, queries)).flatten().into_iter().collect())
            }
            class => {
                let word = *self.one_of(class.words());
                let is_deep = |class| {
                    matches!(class, SlotClass::Condition | SlotClass::Query | SlotClass::Number | SlotClass::List(_))
                };
                let holds_more = word.slots.iter().any(|slot| is_deep(slot.class));
                if depth == 0 && holds_more || class == SlotClass::Query && queries > 1 {
                    return None;
                }
                let queries = queries + u32::from(class == SlotClass::Query);
                let mut kids = Vec::new();
                for slot in word.slots {
                    kids.push((0..8).find_map(|_| self.tree(slot.class, depth.saturating_sub(1), queries))?);
                }
                Tree::new(word.name, kids)
            }
        })
    }

    fn name(&mut self, names: NameClass) -> Option<String> {
        let flags = [&self.flags, &self.tables, &self.params, &self.rules].map(Clone::clone);
        let [flags, tables, params, rules] = flags;
        let mut fixed = |all: &[&str]| Some((*self.one_of(all)).to_owned());
        match names {
            NameClass::Flag => Some(self.one_of(&flags).clone()),
            NameClass::Table => Some(self.one_of(&tables).clone()),
            NameClass::Param => Some(self.one_of(&params).clone()),
            NameClass::Rule => Some(self.one_of(&rules).clone()),
            NameClass::Tag => fixed(&[
                "texan", "mexican", "combat", "infantry", "leader", "gun", "good", "routed", "reduced", "on_map",
                "line", "moved", "attacked", "inside", "roof", "high", "wall", "doorway", "breach", "r", "1", "bowie",
                "aldama", "other",
            ]),
            NameClass::Region => fixed(&["church", "plaza", "inside_walls", "own"]),
            NameClass::Kind | NameClass::Chart => fixed(&["clear", "breach", "stone_wall", "own_wall"]),
            NameClass::Mode => fixed(&["walk", "haul", "retreat", "advance", "enter", "rush"]),
            NameClass::Result => fixed(&["hit", "nothing", "counter", "dead", "routed", "disordered"]),
            NameClass::Order => fixed(&["good", "disordered", "routed"]),
            NameClass::Victory => fixed(&["decisive_mexican", "marginal_texan"]),
            NameClass::Opt => fixed(&["choice", "taste"]),
            NameClass::Pick => fixed(&["yes", "no"]),
            NameClass::Battery => fixed(&["gun4", "gun6"]),
            NameClass::Spot => fixed(&["1816", "1816/in", "1023"]),
            NameClass::Hexside => fixed(&["1022/1023", "1816/1817"]),
            _ => None,
        }
    }
}
