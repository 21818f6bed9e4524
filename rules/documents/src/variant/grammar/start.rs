//! The default a form puts at a place until its user chooses something else.

use super::class::{GrammarWord, NameClass, Slot, SlotClass};
use super::{Tree, class_at};

/// The place where something new is to be put.
#[derive(Clone, Copy)]
pub(super) struct Site<'v> {
    /// The variant; its names are preferred.
    variant: &'v Tree,
    /// Whether an enclosing query looks at something.
    looking: bool,
}

impl<'v> Site<'v> {
    /// Returns the place at a path.
    pub(super) fn at(variant: &'v Tree, path: &[usize]) -> Self {
        let looks = |end: usize| {
            let (around, step) = (variant.at(&path[..end]), path[end]);
            class_at(variant, &path[..end]) == Some(SlotClass::Query)
                || around.is_some_and(|own| matches!((own.head.as_str(), step), ("Each", 1) | ("Choose", 4)))
        };
        let offered = path.len() > 2
            && variant.at(&path[..2]).and_then(|rule| rule.kids.get(2)).is_some_and(|on| on.head == "Offer");
        Self { variant, looking: offered || (0..path.len()).any(looks) }
    }

    /// Returns the default tree for a class.
    pub(super) fn fill(self, class: SlotClass) -> Tree {
        match class {
            SlotClass::List(_) | SlotClass::Maybe(_) => Tree::list(Vec::new()),
            SlotClass::Figure => Tree::leaf(&1),
            SlotClass::Text => Tree::leaf(""),
            SlotClass::Name(names) => Tree::leaf(self.name(names)),
            // A condition that always holds is useless in a list; most rules first ask for the side of a piece.
            SlotClass::Condition => self.word(class, "Is"),
            SlotClass::Thing if self.looking => Tree::leaf("It"),
            _ => class.words().first().map_or_else(Tree::default, |word| self.put(class, word)),
        }
    }

    /// Returns a word with its slots filled.
    pub(super) fn put(self, class: SlotClass, word: &GrammarWord) -> Tree {
        if let Some(tag) = looked_for(class, word) {
            let cond = Tree::new("Is", vec![Tree::leaf("It"), Tree::leaf(tag)]);
            return Tree::new(word.name, vec![cond]);
        }
        let kids = word.slots.iter().map(|slot| self.slot(word, slot)).collect();
        Tree::new(word.name, kids)
    }

    fn slot(self, word: &GrammarWord, slot: &Slot) -> Tree {
        match (word.name, slot.name) {
            (_, "id") => self.new_name(word.name),
            ("When" | "Adjust", "cond") => Tree::leaf("Always"),
            ("Choose" | "Each", "act") => Site { looking: true, ..self }.one(SlotClass::Effect),
            (_, "act") if word.name != "Row" => self.one(SlotClass::Effect),
            (_, "conds") => self.one(SlotClass::Condition),
            ("Opt", "choices") => Tree::list(vec![Tree::leaf("yes"), Tree::leaf("no")]),
            ("Table", "rows") => self.rows(),
            ("Param", "least") | ("Flag", "lasts") if slot.class == SlotClass::Figure => Tree::leaf(&0),
            ("Param", "most") => Tree::leaf(&6),
            ("Zoc" | "Near" | "March", "other" | "to") => Tree::leaf("To"),
            ("Within" | "InLine" | "SameHex" | "Sees" | "Distance" | "Direction", "other") => {
                Tree::leaf(if self.looking { "Unit" } else { "Foe" })
            }
            (_, "numbers") => Tree::list(vec![self.fill(SlotClass::Number), self.word(SlotClass::Number, "Turn")]),
            ("Attack" | "Same", "other") => Tree::leaf("Foe"),
            ("At" | "RoomOf" | "ColumnOf" | "AreaOf", "of") => Tree::leaf(if self.looking { "It" } else { "Unit" }),
            ("Nearest", "to") => Tree::leaf("Unit"),
            // Only pieces march, and only to a spot.
            ("Soonest", "query") => self.word(SlotClass::Query, "Leaders"),
            ("Soonest", "to") => self.word(SlotClass::Thing, "Hex"),
            ("Le" | "Ge" | "Eq", "number") => Tree::leaf("Turn"),
            ("Mark" | "Clear" | "Put" | "Bump" | "Has" | "F", "thing" | "of") => self.carrier(),
            _ => self.fill(slot.class),
        }
    }

    /// Returns a name unused in the list. Rules need none.
    fn new_name(self, word: &str) -> Tree {
        let (list, stem) = match word {
            "Flag" => ("flags", "flag"),
            "Param" => ("params", "figure"),
            "Opt" => ("opts", "choice"),
            "Area" => ("regions", "region"),
            "Kind" => ("kinds", "kind"),
            "Table" => ("tables", "table"),
            _ => return Tree::leaf(""),
        };
        let taken: Vec<&str> = self.all(list).filter_map(|own| own.kids.first()).map(|id| id.head.as_str()).collect();
        let mut names = std::iter::once(stem.to_owned()).chain((2..).map(|n| format!("{stem}{n}")));
        names.find(|name| !taken.contains(&name.as_str())).map_or_else(Tree::default, |name| Tree::leaf(&name))
    }

    /// Returns a list with one default item.
    fn one(self, class: SlotClass) -> Tree {
        Tree::list(vec![self.fill(class)])
    }

    fn word(self, class: SlotClass, name: &str) -> Tree {
        class.word(name).map_or_else(Tree::default, |word| self.put(class, word))
    }

    /// Returns rows that cover one die without a gap.
    fn rows(self) -> Tree {
        let row = |span: Tree, is: &str| Tree::new("Row", vec![span, Tree::leaf(is), Tree::list(Vec::new())]);
        let low = Tree::new("Le", vec![Tree::leaf(&3)]);
        let high = Tree::new("Ge", vec![Tree::leaf(&4)]);
        Tree::list(vec![row(low, "yes"), row(high, "no")])
    }

    /// Returns the thing that carries the first flag of the variant.
    fn carrier(self) -> Tree {
        let scope = self.own("flags").and_then(|flag| flag.kids.get(1)).map_or("", |scope| scope.head.as_str());
        let piece = if self.looking { "It" } else { "Unit" };
        match scope {
            "game" => Tree::leaf("Game"),
            "column" => Tree::new("ColumnOf", vec![Tree::leaf(piece)]),
            "room" => Tree::new("RoomOf", vec![Tree::leaf(piece)]),
            "spot" => Tree::leaf(if self.looking { "It" } else { "To" }),
            "hexside" => Tree::leaf(if self.looking { "It" } else { "Via" }),
            _ => Tree::leaf(piece),
        }
    }

    /// Returns the things of a list of the variant.
    fn all(self, list: &str) -> impl Iterator<Item = &'v Tree> {
        let slots = SlotClass::Variant.words().first().map_or(&[][..], |word| word.slots);
        let at = slots.iter().position(|slot| slot.name == list);
        at.and_then(|at| self.variant.kids.get(at)).into_iter().flat_map(|list| &list.kids)
    }

    /// Returns the first thing of a list of the variant.
    fn own(self, list: &str) -> Option<&'v Tree> {
        self.all(list).next()
    }

    /// Returns the name of the first thing of a list of the variant.
    fn first(self, list: &str) -> &'v str {
        self.own(list).and_then(|own| own.kids.first()).map_or("", |name| name.head.as_str())
    }

    /// Returns the name of the first deck of the variant.
    fn deck(self) -> &'v str {
        let is_deck = |table: &&Tree| table.kids.get(1).is_some_and(|throw| throw.head == "Deck");
        self.all("tables").find(is_deck).and_then(|deck| deck.kids.first()).map_or("", |name| name.head.as_str())
    }

    /// Returns the default name of a sort.
    fn name(self, names: NameClass) -> &'v str {
        match names {
            NameClass::Flag => self.first("flags"),
            NameClass::Table => self.first("tables"),
            NameClass::Deck => self.deck(),
            NameClass::Param => self.first("params"),
            NameClass::Opt => self.first("opts"),
            NameClass::Pick => {
                self.own("opts").and_then(|own| own.kids.get(1)?.kids.first()).map_or("", |pick| pick.head.as_str())
            }
            NameClass::Tag => "texan",
            NameClass::Region => "inside_walls",
            NameClass::Mode => "walk",
            NameClass::Result => "hit",
            NameClass::Order => "good",
            NameClass::Victory => "decisive_texan",
            NameClass::Rule => "A6.1",
            NameClass::Kind | NameClass::Chart => "clear",
            NameClass::Battery => "gun4",
            NameClass::Spot => "1023",
            NameClass::Hexside => "1022/1023",
            NameClass::Replaced => "victory",
            NameClass::Parameter => "k.turns",
            NameClass::Icon | NameClass::Variant | NameClass::Own => "",
        }
    }
}

/// Returns the tag that queries of a kind most often ask for.
fn looked_for(class: SlotClass, word: &GrammarWord) -> Option<&'static str> {
    match (class, word.name) {
        (SlotClass::Query, "Units" | "Leaders" | "Guns") => Some("texan"),
        (SlotClass::Query, "Spots" | "Rooms") => Some("inside"),
        (SlotClass::Query, "Sides") => Some("wall"),
        _ => None,
    }
}
