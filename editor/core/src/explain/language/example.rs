//! Examples: excerpts from the files of bundled variants. Each is a rule that bundled cases exercise.

use std::sync::OnceLock;

use rules::phrase::Phrase;
use rules::project::load;
use rules::rulebook::System;
use rules::text::Document;
use rules::text::outline::Outline;
use rules::variant::grammar::{Slot, SlotClass, Tree, tree, written};
use rules::variant::{Variant, tell};

use crate::explain::{cases, variant};
use crate::files::{Bundled, bundled};
use crate::words::Voice;

/// A bundled variant, parsed once.
struct Read {
    name: &'static str,
    document: Variant,
    tree: Tree,
}

/// A member of a list of a variant: a rule, a table or a flag.
#[derive(Clone, Copy)]
struct VariantMember<'r> {
    read: &'r Read,
    list: &'static Slot,
    /// Its index in the list.
    at: usize,
    tree: &'r Tree,
}

/// Returns every bundled variant.
fn all() -> &'static [Read] {
    static ALL: OnceLock<Vec<Read>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |name| {
            let document: Variant = load(&Bundled, name).ok()?;
            let tree = tree(&document);
            Some(Read { name, document, tree })
        };
        variant::names().into_iter().filter_map(read).collect()
    })
}

/// Returns all members of all lists of the bundled variants.
fn parts() -> impl Iterator<Item = VariantMember<'static>> {
    all().iter().flat_map(|read| {
        let slots = SlotClass::Variant.words().first().map_or(&[][..], |word| word.slots);
        let lists = slots.iter().zip(&read.tree.kids).filter(|(slot, _)| matches!(slot.class, SlotClass::List(_)));
        lists.flat_map(move |(list, members)| {
            members.kids.iter().enumerate().map(move |(at, tree)| VariantMember { read, list, at, tree })
        })
    })
}

/// Returns the shortest bundled rule, table or flag that uses a word; `None` if there is none.
pub(super) fn text(class: SlotClass, word: &str, voice: &Voice) -> Option<String> {
    let using = parts().filter(|part| uses(part.tree, inner(part.list.class), class, word));
    // Prefer the 1981 game, which has more words than the others: its rules are the ones to learn from.
    let of_another = |part: &VariantMember<'_>| System::of_variant(part.read.name) != System::Alamo;
    let part = using.min_by_key(|part| (of_another(part), written(part.tree, inner(part.list.class)).len()))?;
    Some(part.shown(voice))
}

/// Returns a rule by the name of its variant and its own name, such as `homebrew/smoke/smoke.fired`.
pub(super) fn named(rule: &str, voice: &Voice) -> Option<String> {
    let (variant, rule) = rule.rsplit_once('/')?;
    let part = parts().find(|part| part.read.name == variant && part.is_called(rule))?;
    Some(part.shown(voice))
}

/// Returns the class of the members of a list.
const fn inner(class: SlotClass) -> SlotClass {
    match class {
        SlotClass::List(inner) | SlotClass::Maybe(inner) => *inner,
        class => class,
    }
}

/// Whether a word of a class occurs anywhere in a tree.
fn uses(tree: &Tree, class: SlotClass, wanted: SlotClass, word: &str) -> bool {
    if let SlotClass::List(inner) | SlotClass::Maybe(inner) = class {
        return tree.kids.iter().any(|kid| uses(kid, *inner, wanted, word));
    }
    if class == wanted && tree.head == word {
        return true;
    }
    let slots = class.word(&tree.head).map_or(&[][..], |own| own.slots);
    tree.kids.iter().zip(slots).any(|(kid, slot)| uses(kid, slot.class, wanted, word))
}

impl VariantMember<'static> {
    /// Returns its text in the file, without the indentation of its first line.
    fn text(self) -> Option<&'static str> {
        let text = bundled(&format!("{}.{}", self.read.name, Variant::EXTENSION))?;
        let outline = Outline::new(text);
        let span = outline.root()?.field(self.list.name)?.children().nth(self.at)?.span();
        text.get(span.start..span.end)
    }

    fn is_called(self, name: &str) -> bool {
        self.list.name == "rules" && self.read.document.rules.get(self.at).is_some_and(|own| own.id() == name)
            || self.list.name != "rules" && self.tree.kids.first().is_some_and(|own| own.head == name)
    }

    /// Returns the excerpt with the variant it is from; for a rule, also its sentence and the cases that exercise it.
    fn shown(self, voice: &Voice) -> String {
        let Read { name, document, .. } = self.read;
        let from = voice.say(&Phrase::new("language-example").with("variant", *name));
        let text = self.text().unwrap_or_default();
        let mut shown = format!("{from}\n\n```ron\n{}\n```\n", outdented(text));
        if self.list.name != "rules" {
            return shown;
        }
        if let Some(rule) = document.rules.get(self.at) {
            shown = shown + "\n" + &voice.say(&tell(rule, document)) + "\n";
            let atom = rule.atom_in(&document.id, self.at + 1);
            if let Some(cases) = cases::showing(&atom, voice) {
                shown = shown + "\n" + &cases + "\n";
            }
        }
        shown
    }
}

/// Outdents lines by the indentation of the last one; the first line has already lost its indentation.
fn outdented(text: &str) -> String {
    let blanks = text.lines().last().map_or(0, |line| line.len() - line.trim_start().len());
    let lines = text
        .lines()
        .map(|line| line.get(..blanks).filter(|head| head.trim().is_empty()).map_or(line, |_| &line[blanks..]));
    lines.collect::<Vec<_>>().join("\n")
}
