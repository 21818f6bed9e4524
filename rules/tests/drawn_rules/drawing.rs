//! Draws variants word by word from the grammar, so that a new word is drawn as soon as the language has it.

use rules::dice::{Drawer, Streams};
use rules::variant::grammar::{NameClass, SlotClass, Tree, rule};
use rules::variant::{Rule, Variant};

use crate::games::Ground;

/// How deep conditions, queries and effects are nested.
const DEPTH: u32 = 3;

/// Draws a variant for a game.
pub(crate) struct Drawing<'a> {
    ground: &'a Ground,
    draws: Streams,
}

impl<'a> Drawing<'a> {
    pub(crate) fn new(ground: &'a Ground, seed: u64) -> Self {
        Self { ground, draws: Streams::new(seed, 0) }
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.draws.below(Drawer::Chance, limit)
    }

    fn one_of<'b>(&mut self, all: &'b [impl AsRef<str>]) -> &'b str {
        all[self.below(all.len())].as_ref()
    }

    /// Returns a variant with one to four rules, of which the last may be the third of a pair that calls a table.
    pub(crate) fn variant(&mut self, frame: &Variant) -> Variant {
        let mut variant = frame.clone();
        for _ in 0..=self.below(4).min(self.below(4)) {
            let drawn = self.rule();
            let name = format!("drawn.{}", variant.rules.len() + 1);
            variant.rules.push(named(drawn, name));
        }
        for at in 0..variant.tables.len() {
            for row in 0..variant.tables[at].rows.len() {
                if self.below(2) == 0
                    && let Rule::When { act, .. } = self.acting()
                {
                    variant.tables[at].rows[row].act = act;
                }
            }
        }
        variant
    }

    fn rule(&mut self) -> Rule {
        // What acts breaks more than what only changes a number.
        if self.below(4) > 0 { self.acting() } else { self.drawn("") }
    }

    fn acting(&mut self) -> Rule {
        self.drawn("When")
    }

    /// Draws a rule until one can be read that begins with a word, or with any.
    fn drawn(&mut self, verb: &str) -> Rule {
        loop {
            let tree = self.tree(SlotClass::Rule, DEPTH + 1, 0);
            let fits = |tree: &Tree| verb.is_empty() || tree.head == verb;
            if let Some(rule) = tree.filter(fits).and_then(|tree| rule(&tree)) {
                return rule;
            }
        }
    }

    fn tree(&mut self, class: SlotClass, depth: u32, queries: u32) -> Option<Tree> {
        Some(match class {
            SlotClass::Name(names) => Tree::leaf(self.name(names)),
            SlotClass::Figure => Tree::leaf(&self.figure()),
            SlotClass::Text => Tree::leaf(""),
            SlotClass::List(inner) => {
                let most = if depth == 0 { 1 } else { 1 + self.below(3) };
                let kids = (0..most).map(|_| (0..8).find_map(|_| self.tree(*inner, depth.saturating_sub(1), queries)));
                Tree::list(kids.collect::<Option<_>>()?)
            }
            SlotClass::Maybe(inner) if self.below(2) == 0 && depth > 0 => {
                Tree::list(vec![self.tree(*inner, depth - 1, queries)?])
            }
            SlotClass::Maybe(_) => Tree::list(Vec::new()),
            class => {
                let words = class.words();
                // Half of the conditions are none, so that most rules act.
                let always = class == SlotClass::Condition && self.below(2) == 0;
                let first = words.iter().position(|word| always && word.name == "Always");
                let word = words[first.unwrap_or_else(|| self.below(words.len()))];
                let nests = |slot: SlotClass| {
                    matches!(slot, SlotClass::Condition | SlotClass::Query | SlotClass::Number | SlotClass::List(_))
                };
                let is_deep = matches!(class, SlotClass::Condition | SlotClass::Number | SlotClass::Effect);
                if depth == 0 && is_deep && word.slots.iter().any(|slot| nests(slot.class)) {
                    return None;
                }
                if class == SlotClass::Query && queries > 1 {
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

    fn figure(&mut self) -> i32 {
        const FIGURES: [i32; 10] = [0, 1, 1, 2, 3, 4, 6, 9, 99, -2];
        FIGURES[self.below(FIGURES.len())]
    }

    fn name(&mut self, names: NameClass) -> &'a str {
        match names {
            NameClass::Flag => {
                let flags = self.ground.flags();
                flags[self.below(flags.len())]
            }
            NameClass::Tag => {
                let tags = &self.ground.tags;
                self.one_of(tags)
            }
            NameClass::Region => "field",
            NameClass::Table => self.one_of(&["one", "two", "deck"]),
            NameClass::Deck => "deck",
            NameClass::Param => "figure",
            NameClass::Opt => "choice",
            NameClass::Pick => self.one_of(&["yes", "no"]),
            NameClass::Mode => self.one_of(&["run", "alarm", "walk", "haul", "retreat", "advance", "enter", "climb"]),
            NameClass::Result => self.one_of(&["hit", "nothing", "counter", "good", "routed", "disordered"]),
            NameClass::Order => self.one_of(&["good", "disordered", "routed", "better", "worse", "front", "back"]),
            NameClass::Victory => self.one_of(&["decisive_texan", "marginal_mexican"]),
            NameClass::Rule => {
                self.one_of(&["drawn.1", "drawn.2", "drawn.3", "A2.3", "A2.0.i", "A5.3", "A6.1", "A6.3", "A11.4"])
            }
            NameClass::Kind | NameClass::Chart => self.one_of(&["clear", "raised", "stone_wall", "doorway"]),
            NameClass::Battery => {
                let batteries = &self.ground.batteries;
                self.one_of(batteries)
            }
            NameClass::Spot => {
                let spots = &self.ground.spots;
                self.one_of(spots)
            }
            NameClass::Hexside => {
                let sides = &self.ground.sides;
                self.one_of(sides)
            }
            NameClass::Parameter => {
                let figures = &self.ground.figures;
                self.one_of(figures)
            }
            NameClass::Icon | NameClass::Variant | NameClass::Replaced | NameClass::Own => "",
        }
    }
}

/// Gives a rule a name by which others can suspend it.
fn named(mut rule: Rule, name: String) -> Rule {
    let (Rule::When { id, .. } | Rule::Adjust { id, .. } | Rule::Require { id, .. }) = &mut rule;
    *id = name;
    rule
}
