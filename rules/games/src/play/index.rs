//! The rule index: every numbered rule of a game system, whether or not the engine cites it yet.

use super::Atom;
use crate::text::nearest;

/// A rule of the index. Its text is in the string files under [`Atom::word`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// The number of the rule, such as `A6.3.a`.
    pub atom: Atom,
    /// The subject of the rule: the id of its section's heading in the string files.
    pub group: &'static str,
    /// Whether the rule can be seen at work in play.
    pub nature: Nature,
    /// Whether a published text or a house ruling states it.
    pub origin: Origin,
}

impl Rule {
    /// Returns the rule with its origin set to a printed rule with a gap that a house ruling fills.
    pub(crate) const fn filled(self) -> Self {
        Self { origin: Origin::Filled, ..self }
    }

    /// Returns the rule with its origin set to a house ruling.
    pub(crate) const fn house(self) -> Self {
        Self { origin: Origin::House, ..self }
    }
}

/// Creates a published rule that can be seen at work.
pub(crate) const fn executable(id: &'static str, group: &'static str) -> Rule {
    Rule { atom: Atom(id), group, nature: Nature::Executable, origin: Origin::Published }
}

/// Creates a published rule that defines a term.
pub(crate) const fn definition(id: &'static str, group: &'static str) -> Rule {
    Rule { nature: Nature::Definition, ..executable(id, group) }
}

/// Declares the rules of a game, section by section in reading order.
///
/// Before the rules of a section stands the id of its heading. A rule has its nature ([`executable`] or [`definition`]),
/// its origin if it is not just published (`filled` or `house`), its number, and if the engine cites it the name of its
/// constant. `ALL` lists these constants, `HEADINGS` the headings, and `TABLES` the rules of each section.
macro_rules! rules {
    ($($group:literal: $($nature:ident $($origin:ident)? $id:literal $($name:ident)?;)*)*) => {
        $($($(
            #[doc = concat!("Rule ", $id, ".")]
            pub const $name: $crate::play::Atom = $crate::play::Atom::new($id);
        )?)*)*

        /// Every rule with a constant, in the order of the rules.
        pub static ALL: &[$crate::play::Atom] = &[$($($($name,)?)*)*];

        /// The ids of the headings, section by section.
        pub const HEADINGS: &[&str] = &[$($group),*];

        /// The rules, section by section.
        pub(super) static TABLES: &[&[$crate::play::Rule]] =
            &[$(&[$($crate::play::$nature($id, $group)$(.$origin())?),*]),*];
    };
}
pub(crate) use rules;

/// The source of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A published text states it.
    Published,
    /// A published text states it with a gap, which a house ruling fills.
    Filled,
    /// It is a house ruling: the published rules leave this open.
    House,
}

impl Origin {
    /// Returns the id of the remark on the origin in the string files; `None` for a published rule.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Published => None,
            Self::Filled => Some("explain-filled"),
            Self::House => Some("explain-ruling"),
        }
    }
}

/// Whether a rule can be seen at work in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nature {
    /// It requires, allows, forbids or counts something: a case can show it at work.
    Executable,
    /// It says what a word means, how to read a chart, or where something is printed.
    Definition,
}

impl Nature {
    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Executable => "nature-executable",
            Self::Definition => "nature-definition",
        }
    }
}

/// The rules of one game system.
#[derive(Debug, Clone, Copy)]
pub struct Index {
    /// The letter its numbers begin with. It may be omitted in look-ups.
    pub(crate) letter: &'static str,
    /// The ids of its section headings in the string files, in reading order.
    pub groups: &'static [&'static str],
    /// The tables of rules, section by section, in reading order.
    pub(crate) tables: &'static [&'static [&'static [Rule]]],
    /// The atoms that the engine has registered and cites in events and refusals.
    pub registered: &'static [&'static [Atom]],
}

impl Index {
    /// Creates the index of a system: the first letter of its numbers, the headings of its sections, the tables of
    /// rules in reading order, and the atoms that its engine cites.
    #[must_use]
    pub const fn new(
        letter: &'static str,
        groups: &'static [&'static str],
        tables: &'static [&'static [&'static [Rule]]],
        registered: &'static [&'static [Atom]],
    ) -> Self {
        Self { letter, groups, tables, registered }
    }

    /// Returns every rule, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> + use<> {
        self.tables.iter().copied().flatten().copied().flatten()
    }

    /// Returns the rules that a number stands for: one for `A6.3.a`, `6.3.a` or `R13`; all parts of the rule for `A6.3`
    /// or `6.3`; all of the section for `6`. Case-insensitive. Empty if the index has no such number.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::System;
    /// use rules::systems::index;
    ///
    /// let alamo = index(System::Alamo);
    /// assert_eq!(alamo.find("a6.3.a").len(), 1);
    /// assert!(alamo.find("6.3").len() > 1, "all of the rule");
    /// assert!(alamo.find("6").len() > alamo.find("6.3").len(), "all of the section");
    /// assert!(alamo.find("99").is_empty());
    /// ```
    #[must_use]
    pub fn find(&self, number: &str) -> Vec<&'static Rule> {
        let number = number.trim();
        let letter = if number.starts_with(|first: char| first.is_ascii_digit()) { self.letter } else { "" };
        let number = format!("{letter}{number}").to_ascii_lowercase();
        let belongs = |rule: &&Rule| {
            let id = rule.atom.id().to_ascii_lowercase();
            id.strip_prefix(&number).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.rules().filter(belongs).collect()
    }

    /// Returns the numbers of a citation that look like rules of this system but do not exist, each with the most
    /// similar one that does.
    ///
    /// A citation is a list of texts separated by semicolons: `K6.3, K8.b; a letter`. A text that begins with the
    /// number of a rule, including its letter, is a list of numbers; any other is free text.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::System;
    /// use rules::systems::index;
    ///
    /// let alamo = index(System::Alamo);
    /// assert!(alamo.lost("A6.3.a, A8.7; a letter of the designer").is_empty());
    /// let [(number, near)] = alamo.lost("A6.3.q")[..] else { panic!("there is no such rule") };
    /// assert_eq!(number, "A6.3.q");
    /// assert!(near.is_some_and(|near| near.starts_with("A6.3.")));
    /// ```
    #[must_use]
    pub fn lost<'a>(&self, citation: &'a str) -> Vec<(&'a str, Option<&'static str>)> {
        let is_number = |name: &str| {
            let rest = name.strip_prefix(self.letter).or_else(|| name.strip_prefix(&self.letter.to_ascii_lowercase()));
            rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()) && !rest.contains(' '))
        };
        let lists = citation.split(';').map(str::trim).filter(|text| text.split(',').next().is_some_and(is_number));
        let names = lists.flat_map(|text| text.split(',').map(str::trim)).filter(|name| is_number(name));
        let near = |name: &str| nearest(name, self.rules().map(|rule| rule.atom.id()));
        names.filter(|name| self.find(name).is_empty()).map(|name| (name, near(name))).collect()
    }

    /// Whether the engine cites a rule in its events and refusals.
    ///
    /// A rule that is not cited is covered by another one that is, or is not implemented yet.
    #[must_use]
    pub fn is_cited(&self, atom: Atom) -> bool {
        self.registered.iter().any(|atoms| atoms.contains(&atom))
    }
}
