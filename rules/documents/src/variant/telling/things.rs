//! Things in words.

use super::noun::{Named, Noun, yes};
use super::{Looked, Teller};
use crate::phrase::Phrase;
use crate::variant::Thing;

impl Teller<'_> {
    /// Returns a thing in words; `of` for its form after "of".
    pub(super) fn thing(&self, thing: &Thing, of: bool) -> Phrase {
        let role = |id| Phrase::new(id).with("of", yes(of));
        let inner = |id, thing: &Thing| role(id).said("who", self.thing(thing, true));
        match thing {
            Thing::Unit => role(self.scene.unit),
            Thing::Foe => role(self.scene.foe),
            Thing::Gun => role("telling-the-gun"),
            Thing::From => role(self.scene.from),
            Thing::To => role(self.scene.to),
            Thing::Via => role(self.scene.via),
            Thing::It => match self.looked.last() {
                Some(Looked { noun, many, inside: true }) => noun.pronoun(*many, of),
                Some(looked) => this(looked.noun, of),
                None => this(Noun::Thing, of),
            },
            Thing::Up => self.up(of),
            Thing::Game => role("telling-the-game"),
            Thing::Hex(at) if at.contains('/') => role("telling-spot-at").with("at", at),
            Thing::Hex(at) => role("telling-hex-at").with("at", at),
            Thing::Side(at) => role("telling-side-at").with("at", at),
            Thing::At(piece) => inner("telling-spot-of", piece),
            Thing::RoomOf(inside) => inner("telling-room-of", inside),
            Thing::ColumnOf(piece) => inner("telling-column-of", piece),
            Thing::AreaOf(inside) => inner("telling-area-of", inside),
        }
    }

    /// Whether the thing the innermost query looks at is called "this" with this noun.
    fn is_this(&self, noun: Noun) -> bool {
        self.looked.last().is_some_and(|own| !own.inside && own.noun == noun)
    }

    /// Returns the thing the enclosing query looks at.
    fn up(&self, of: bool) -> Phrase {
        let around = self.looked.len().checked_sub(2).and_then(|at| self.looked.get(at));
        let form = |noun: Noun, plain, behind| Named::new(noun).form(if of { behind } else { plain });
        match around {
            // "This unit" is the inner one if both could be called so.
            Some(looked) if !looked.inside && !self.is_this(looked.noun) => this(looked.noun, of),
            Some(looked) if looked.noun == self.it() => form(looked.noun, "first", "of-first"),
            Some(looked) => form(looked.noun, "that", "of-that"),
            None => form(Noun::Thing, "that", "of-that"),
        }
    }
}

fn this(noun: Noun, of: bool) -> Phrase {
    Named::new(noun).form(if of { "of-this" } else { "this" })
}
