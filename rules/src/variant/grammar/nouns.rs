//! Flags, figures, choices, regions, kinds and tables, and the variant that holds them.

use std::fmt::Display;
use std::str::FromStr;

use super::Tree;
use super::class::{Class, Names, Slot, Word};
use super::convert::{Grown, grammar, record};
use super::effects::EFFECTS_IN_ORDER;
use super::verbs::SIDE;
use crate::allowance::Allowance;
use crate::map::Members;
use crate::provenance::Provenance;
use crate::variant::{
    Area, Flag, Lasts, NewHexsideKind, Opt, Param, ResultRange, Row, Scope, Shields, Table, Throw, Variant,
};
use crate::words::Words;

const OWN: Class = Class::Name(Names::Own);
const FIGURE: Class = Class::Figure;
const SAYS: Class = Class::Words;
const TAGS: Class = Class::List(&Class::Name(Names::Tag));

record! { Flag, FLAGS:
    id: OWN, of: Class::Scope, most: FIGURE, lasts: Class::Lasts, hide_from: Class::Maybe(&SIDE),
    icon: Class::Name(Names::Icon), says: SAYS,
}

grammar! { Scope, SCOPES:
    Game = "game", Column = "column", Unit = "unit", Spot = "spot", Hexside = "hexside", Room = "room",
}

grammar! { Lasts, LASTINGS: Game = "game", Turn = "turn", Phase = "phase" }

record! { Param, PARAMS: id: OWN, is: FIGURE, least: FIGURE, most: FIGURE, says: SAYS }

record! { Opt, CHOICES: id: OWN, choices: Class::List(&OWN), says: SAYS }

record! { Area, AREAS: id: OWN, members: Class::Members, by: Class::Maybe(&Class::Provenance) }

record! { NewHexsideKind, KINDS:
    id: OWN, like: Class::Name(Names::Chart), cost: Class::Maybe(&FIGURE), protects: Class::Maybe(&Class::Shields),
    add: TAGS, drop: TAGS, says: SAYS,
}

grammar! { Shields, SHIELDS: Inside = "inside", Outside = "outside", Both = "both" }

record! { Table, TABLES: id: OWN, throw: Class::Throw, rows: Class::List(&Class::Row), says: SAYS }

grammar! { Throw, THROWS: D6, TwoD6, Value, Deck(cards: FIGURE) }

record! { Row, ROWS: on: Class::Span, is: OWN, act: EFFECTS_IN_ORDER }

grammar! { ResultRange, SPANS: Eq(from: FIGURE), R(from: FIGURE, to: FIGURE), Le(to: FIGURE), Ge(from: FIGURE) }

record! { Words, WORDS: en: Class::Text, fr: Class::Text }

grammar! { Provenance, PROVENANCES: Cited(en: Class::Text), Reconstructed(en: Class::Text, fr: Class::Text), Painted }

const VARIANT_NAMES: Class = Class::List(&Class::Name(Names::Variant));

record! { Variant, VARIANTS:
    format: FIGURE, id: OWN, title: SAYS, by: Class::Provenance, notes: Class::List(&SAYS),
    allow: Class::List(&Class::Allowance), needs: VARIANT_NAMES, uses: VARIANT_NAMES,
    replaces: Class::List(&Class::Name(Names::Replaced)), params: Class::List(&Class::Param),
    opts: Class::List(&Class::Choice), flags: Class::List(&Class::Flag), regions: Class::List(&Class::Area),
    kinds: Class::List(&Class::Kind), tables: Class::List(&Class::Table), rules: Class::List(&Class::Rule),
}

record! { Allowance, ALLOWANCES: lint: Class::Text, at: Class::Text, reason: SAYS }

const LISTED: &[Slot] = &[Slot { name: "members", class: Class::Text }];

/// What a part of the map is made of is written as people write it down: one after the other.
pub(super) const MEMBERS: &[Word] = &[
    Word { name: "hexes", slots: LISTED },
    Word { name: "spots", slots: LISTED },
    Word { name: "hexsides", slots: LISTED },
];

impl Grown for Members {
    fn tree(&self) -> Tree {
        fn listed<T: Display>(head: &str, members: &[T]) -> Tree {
            let members: Vec<_> = members.iter().map(T::to_string).collect();
            Tree::new(head, vec![Tree::leaf(&members.join(", "))])
        }
        match self {
            Self::Hexes(own) => listed("hexes", own),
            Self::Spots(own) => listed("spots", own),
            Self::Hexsides(own) => listed("hexsides", own),
        }
    }

    fn read(tree: &Tree) -> Option<Self> {
        fn read<T: FromStr>(text: &str) -> Option<Vec<T>> {
            let parts = text.split([',', ' ', ';']).filter(|part| !part.is_empty());
            parts.map(|part| part.parse().ok()).collect()
        }
        let [members] = tree.kids.as_slice() else { return None };
        match tree.head.as_str() {
            "hexes" => read(&members.head).map(Self::Hexes),
            "spots" => read(&members.head).map(Self::Spots),
            "hexsides" => read(&members.head).map(Self::Hexsides),
            _ => None,
        }
    }
}
