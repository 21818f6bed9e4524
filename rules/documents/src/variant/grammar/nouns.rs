//! The grammar of flags, figures, choices, regions, kinds and tables, and of the variant that holds them.

use std::fmt::Display;
use std::str::FromStr;

use super::Tree;
use super::class::{GrammarWord, NameClass, Slot, SlotClass};
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

const OWN: SlotClass = SlotClass::Name(NameClass::Own);
const FIGURE: SlotClass = SlotClass::Figure;
const SAYS: SlotClass = SlotClass::Words;
const TAGS: SlotClass = SlotClass::List(&SlotClass::Name(NameClass::Tag));

record! { Flag, FLAGS:
    id: OWN, of: SlotClass::Scope, most: FIGURE, lasts: SlotClass::Lasts, hide_from: SlotClass::Maybe(&SIDE),
    icon: SlotClass::Name(NameClass::Icon), says: SAYS,
}

grammar! { Scope, SCOPES:
    Game = "game", Column = "column", Unit = "unit", Spot = "spot", Hexside = "hexside", Room = "room", Area = "area",
}

grammar! { Lasts, LASTINGS: Game = "game", Turn = "turn", Phase = "phase" }

record! { Param, PARAMS: id: OWN, is: FIGURE, least: FIGURE, most: FIGURE, says: SAYS }

record! { Opt, CHOICES: id: OWN, choices: SlotClass::List(&OWN), says: SAYS }

record! { Area, AREAS: id: OWN, members: SlotClass::Members, by: SlotClass::Maybe(&SlotClass::Provenance) }

record! { NewHexsideKind, KINDS:
    id: OWN, like: SlotClass::Name(NameClass::Chart), cost: SlotClass::Maybe(&FIGURE), protects: SlotClass::Maybe(&SlotClass::Shields),
    add: TAGS, drop: TAGS, says: SAYS,
}

grammar! { Shields, SHIELDS: Inside = "inside", Outside = "outside", Both = "both" }

record! { Table, TABLES: id: OWN, throw: SlotClass::Throw, rows: SlotClass::List(&SlotClass::Row), says: SAYS }

grammar! { Throw, THROWS: D6, TwoD6, Value, Deck(cards: FIGURE) }

record! { Row, ROWS: on: SlotClass::Span, is: OWN, act: EFFECTS_IN_ORDER }

grammar! { ResultRange, SPANS: Eq(from: FIGURE), R(from: FIGURE, to: FIGURE), Le(to: FIGURE), Ge(from: FIGURE) }

record! { Words, WORDS: en: SlotClass::Text, fr: SlotClass::Text }

grammar! { Provenance, PROVENANCES:
    Cited(en: SlotClass::Text), Reconstructed(en: SlotClass::Text, fr: SlotClass::Text), Original, Painted; unwritten LeftOut
}

const VARIANT_NAMES: SlotClass = SlotClass::List(&SlotClass::Name(NameClass::Variant));

record! { Variant, VARIANTS:
    format: FIGURE, id: OWN, title: SAYS, by: SlotClass::Provenance, notes: SlotClass::List(&SAYS),
    allow: SlotClass::List(&SlotClass::Allowance), needs: VARIANT_NAMES, uses: VARIANT_NAMES,
    replaces: SlotClass::List(&SlotClass::Name(NameClass::Replaced)), params: SlotClass::List(&SlotClass::Param),
    opts: SlotClass::List(&SlotClass::Choice), flags: SlotClass::List(&SlotClass::Flag), regions: SlotClass::List(&SlotClass::Area),
    kinds: SlotClass::List(&SlotClass::Kind), tables: SlotClass::List(&SlotClass::Table), rules: SlotClass::List(&SlotClass::Rule),
}

record! { Allowance, ALLOWANCES: lint: SlotClass::Text, at: SlotClass::Text, reason: SAYS }

const LISTED: &[Slot] = &[Slot { name: "members", class: SlotClass::Text }];

/// The words for the members of a part of the map, each followed by one text: the members, separated by commas, spaces
/// or semicolons.
pub(super) const MEMBERS: &[GrammarWord] = &[
    GrammarWord { name: "hexes", slots: LISTED },
    GrammarWord { name: "spots", slots: LISTED },
    GrammarWord { name: "hexsides", slots: LISTED },
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
