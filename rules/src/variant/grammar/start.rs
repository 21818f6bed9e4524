//! The default a form puts at a place until its user chooses something else.

use super::class::{Class, Names, Slot, Word};
use super::{Tree, class_at};

/// Where something new is to stand.
#[derive(Clone, Copy)]
pub(super) struct Site<'v> {
    /// The variant, whose names come first.
    variant: &'v Tree,
    /// Whether a query around it looks at something.
    looking: bool,
}

impl<'v> Site<'v> {
    /// The place at a path.
    pub(super) fn at(variant: &'v Tree, path: &[usize]) -> Self {
        let looks = |end: usize| {
            let (around, step) = (variant.at(&path[..end]), path[end]);
            class_at(variant, &path[..end]) == Some(Class::Query)
                || around.is_some_and(|own| matches!((own.head.as_str(), step), ("Each", 1) | ("Choose", 4)))
        };
        let offered = path.len() > 2
            && variant.at(&path[..2]).and_then(|rule| rule.kids.get(2)).is_some_and(|on| on.head == "Offer");
        Self { variant, looking: offered || (0..path.len()).any(looks) }
    }

    /// What a place of a class begins with.
    pub(super) fn fill(self, class: Class) -> Tree {
        match class {
            Class::List(_) | Class::Maybe(_) => Tree::list(Vec::new()),
            Class::Figure => Tree::leaf(&1),
            Class::Text => Tree::leaf(""),
            Class::Name(names) => Tree::leaf(self.name(names)),
            // One that asks for nothing is of no use in a list; whose piece it is most rules ask first.
            Class::Condition => self.word(class, "Is"),
            Class::Thing if self.looking => Tree::leaf("It"),
            _ => class.words().first().map_or_else(Tree::default, |word| self.put(class, word)),
        }
    }

    /// A word with its slots filled.
    pub(super) fn put(self, class: Class, word: &Word) -> Tree {
        if let Some(tag) = looked_for(class, word) {
            let cond = Tree::new("Is", vec![Tree::leaf("It"), Tree::leaf(tag)]);
            return Tree::new(word.name, vec![cond]);
        }
        let kids = word.slots.iter().map(|slot| self.slot(word, slot)).collect();
        Tree::new(word.name, kids)
    }

    fn slot(self, word: &Word, slot: &Slot) -> Tree {
        match (word.name, slot.name) {
            (_, "id") => self.new_name(word.name),
            ("When" | "Adjust", "cond") => Tree::leaf("Always"),
            ("Choose" | "Each", "act") => Site { looking: true, ..self }.one(Class::Effect),
            (_, "act") if word.name != "Row" => self.one(Class::Effect),
            (_, "conds") => self.one(Class::Condition),
            ("Opt", "choices") => Tree::list(vec![Tree::leaf("yes"), Tree::leaf("no")]),
            ("Table", "rows") => self.rows(),
            ("Param", "least") | ("Flag", "lasts") if slot.class == Class::Figure => Tree::leaf(&0),
            ("Param", "most") => Tree::leaf(&6),
            ("Zoc" | "Near" | "March", "other" | "to") => Tree::leaf("To"),
            ("Within" | "InLine" | "SameHex" | "Sees" | "Distance" | "Direction", "other") => {
                Tree::leaf(if self.looking { "Unit" } else { "Foe" })
            }
            (_, "numbers") => Tree::list(vec![self.fill(Class::Number), self.word(Class::Number, "Turn")]),
            ("Attack" | "Same", "other") => Tree::leaf("Foe"),
            ("At" | "RoomOf" | "ColumnOf", "of") => Tree::leaf(if self.looking { "It" } else { "Unit" }),
            ("Nearest", "to") => Tree::leaf("Unit"),
            // Only pieces march, and only to a spot.
            ("Soonest", "query") => self.word(Class::Query, "Leaders"),
            ("Soonest", "to") => self.word(Class::Thing, "Hex"),
            ("Le" | "Ge" | "Eq", "number") => Tree::leaf("Turn"),
            ("Mark" | "Clear" | "Put" | "Bump" | "Has" | "F", "thing" | "of") => self.carrier(),
            _ => self.fill(slot.class),
        }
    }

    /// A name no other thing of the list has. Rules need none.
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

    /// A list of one.
    fn one(self, class: Class) -> Tree {
        Tree::list(vec![self.fill(class)])
    }

    fn word(self, class: Class, name: &str) -> Tree {
        class.word(name).map_or_else(Tree::default, |word| self.put(class, word))
    }

    /// The rows of one die, so that there is no gap to fill.
    fn rows(self) -> Tree {
        let row = |span: Tree, is: &str| Tree::new("Row", vec![span, Tree::leaf(is), Tree::list(Vec::new())]);
        let low = Tree::new("Le", vec![Tree::leaf(&3)]);
        let high = Tree::new("Ge", vec![Tree::leaf(&4)]);
        Tree::list(vec![row(low, "yes"), row(high, "no")])
    }

    /// What carries the first flag of the variant.
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

    /// The things of a list of the variant.
    fn all(self, list: &str) -> impl Iterator<Item = &'v Tree> {
        let slots = Class::Variant.words().first().map_or(&[][..], |word| word.slots);
        let at = slots.iter().position(|slot| slot.name == list);
        at.and_then(|at| self.variant.kids.get(at)).into_iter().flat_map(|list| &list.kids)
    }

    /// The first thing of a list of the variant.
    fn own(self, list: &str) -> Option<&'v Tree> {
        self.all(list).next()
    }

    /// The name of the first thing of a list of the variant.
    fn first(self, list: &str) -> &'v str {
        self.own(list).and_then(|own| own.kids.first()).map_or("", |name| name.head.as_str())
    }

    /// The name of the first deck of the variant.
    fn deck(self) -> &'v str {
        let is_deck = |table: &&Tree| table.kids.get(1).is_some_and(|throw| throw.head == "Deck");
        self.all("tables").find(is_deck).and_then(|deck| deck.kids.first()).map_or("", |name| name.head.as_str())
    }

    /// The name that comes first where one of a sort is wanted.
    fn name(self, names: Names) -> &'v str {
        match names {
            Names::Flag => self.first("flags"),
            Names::Table => self.first("tables"),
            Names::Deck => self.deck(),
            Names::Param => self.first("params"),
            Names::Opt => self.first("opts"),
            Names::Pick => {
                self.own("opts").and_then(|own| own.kids.get(1)?.kids.first()).map_or("", |pick| pick.head.as_str())
            }
            Names::Tag => "texan",
            Names::Region => "inside_walls",
            Names::Mode => "walk",
            Names::Result => "hit",
            Names::Order => "good",
            Names::Victory => "decisive_texan",
            Names::Rule => "A6.1",
            Names::Kind | Names::Chart => "clear",
            Names::Battery => "gun4",
            Names::Spot => "1023",
            Names::Hexside => "1022/1023",
            Names::Replaced => "victory",
            Names::Parameter => "k.turns",
            Names::Icon | Names::Variant | Names::Own => "",
        }
    }
}

/// The tag most things a query looks for are asked for.
fn looked_for(class: Class, word: &Word) -> Option<&'static str> {
    match (class, word.name) {
        (Class::Query, "Units" | "Leaders" | "Guns") => Some("texan"),
        (Class::Query, "Spots" | "Rooms") => Some("inside"),
        (Class::Query, "Sides") => Some("wall"),
        _ => None,
    }
}
