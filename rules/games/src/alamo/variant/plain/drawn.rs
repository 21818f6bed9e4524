//! Random conditions from all words of the language, as a designer might write them by mistake or on purpose.

use crate::dice::{Drawer, Streams};
use crate::variant::grammar::{NameClass, SlotClass, Tree, condition};
use crate::variant::{Condition, Operation, Quantity, Rule, Variant, words_by_areas};
use crate::words::Words;

/// The names to draw from.
#[derive(Debug)]
pub(super) struct Vocabulary {
    pub(super) flags: Vec<String>,
    pub(super) tags: Vec<String>,
    pub(super) regions: Vec<String>,
    pub(super) modes: Vec<String>,
}

/// Draws random words.
pub(super) struct WordDrawer<'a> {
    pub(super) names: &'a Vocabulary,
    pub(super) draws: Streams,
}

impl WordDrawer<'_> {
    fn below(&mut self, limit: usize) -> usize {
        self.draws.below(Drawer::Chance, limit)
    }

    fn one_of<'b>(&mut self, all: &'b [impl AsRef<str>]) -> &'b str {
        all[self.below(all.len())].as_ref()
    }

    /// Returns a condition nested at most `depth` levels deep, of words that this game has.
    pub(super) fn condition(&mut self, depth: u32) -> Condition {
        loop {
            let tree = self.tree(SlotClass::Condition, depth, 0);
            if let Some(condition) = tree.and_then(|tree| condition(&tree)).filter(is_of_this_game) {
                return condition;
            }
        }
    }

    fn tree(&mut self, class: SlotClass, depth: u32, queries: u32) -> Option<Tree> {
        Some(match class {
            SlotClass::Name(names) => Tree::leaf(&self.name(names)?),
            SlotClass::Figure => Tree::leaf(&self.below(5)),
            SlotClass::Text => Tree::leaf(""),
            SlotClass::List(inner) => {
                let kids = (0..=self.below(3)).map(|_| self.tree(*inner, depth.saturating_sub(1), queries));
                Tree::list(kids.collect::<Option<_>>()?)
            }
            SlotClass::Maybe(_) => Tree::list(Vec::new()),
            class => {
                let words = class.words();
                let word = words[self.below(words.len())];
                let holds_more = word.slots.iter().any(|slot| {
                    matches!(
                        slot.class,
                        SlotClass::Condition | SlotClass::Query | SlotClass::Number | SlotClass::List(_)
                    )
                });
                // Queries nested three deep would take far too long.
                let is_search =
                    class == SlotClass::Query || word.slots.iter().any(|slot| slot.class == SlotClass::Query);
                if depth == 0 && holds_more && class == SlotClass::Condition || is_search && queries > 1 {
                    return None;
                }
                let queries = queries + u32::from(class == SlotClass::Query);
                let mut kids = Vec::new();
                for slot in word.slots {
                    // Most words that do not fit here are drawn again.
                    let kid = (0..8).find_map(|_| self.tree(slot.class, depth.saturating_sub(1), queries))?;
                    kids.push(kid);
                }
                Tree::new(word.name, kids)
            }
        })
    }

    fn name(&mut self, names: NameClass) -> Option<String> {
        let text = match names {
            NameClass::Flag => self.one_of(&self.names.flags),
            NameClass::Tag => self.one_of(&self.names.tags),
            NameClass::Region => self.one_of(&self.names.regions),
            NameClass::Mode => self.one_of(&self.names.modes),
            NameClass::Result => self.one_of(&["hit", "nothing", "counter", "good", "routed", "disordered"]),
            NameClass::Spot => self.one_of(&["1816", "1816/in", "1023", "1921/ground", "2016/roof"]),
            NameClass::Hexside => self.one_of(&["1022/1023", "1816/1817"]),
            NameClass::Param => "figure",
            NameClass::Opt => "choice",
            NameClass::Pick => self.one_of(&["yes", "no"]),
            _ => return None,
        };
        Some(text.to_owned())
    }
}

fn is_of_this_game(condition: &Condition) -> bool {
    let (id, cites) = (String::new(), String::new());
    let (what, op, says) = (Quantity::Moves, Operation::Halve, Words::default());
    let rule = Rule::Adjust { id, cites, what, cond: condition.clone(), op, says };
    words_by_areas(&Variant { rules: vec![rule], ..Variant::default() }, &[]).is_empty()
}
