//! The rule index: every numbered rule of a game system, whether the engine cites it yet or not.

use super::Atom;
use crate::text::nearest;

/// A rule of the index. Its text stands in the string files under [`Atom::word`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// The number of the rule, such as `A6.3.a`.
    pub atom: Atom,
    /// What it is about: the id of the heading of its section in the string files.
    pub group: &'static str,
    /// Whether anything can be seen of it in play.
    pub nature: Nature,
    /// Whether a published text states it or a house ruling does.
    pub origin: Origin,
}

impl Rule {
    /// The same where a hole of the printed rule is filled by a house ruling.
    pub(crate) const fn filled(self) -> Self {
        Self { origin: Origin::Filled, ..self }
    }

    /// The same as a house ruling.
    pub(crate) const fn house(self) -> Self {
        Self { origin: Origin::House, ..self }
    }
}

/// A published rule that can be seen at work.
pub(crate) const fn executable(id: &'static str, group: &'static str) -> Rule {
    Rule { atom: Atom(id), group, nature: Nature::Executable, origin: Origin::Published }
}

/// A published rule that says what something means.
pub(crate) const fn definition(id: &'static str, group: &'static str) -> Rule {
    Rule { nature: Nature::Definition, ..executable(id, group) }
}

/// Whether a rule is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A published text states it.
    Published,
    /// A published text states it with a hole, which a house ruling fills.
    Filled,
    /// It is a house ruling: the published rules leave this open.
    House,
}

impl Origin {
    /// The id of what there is to say of it in the string files; `None` for a published rule.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Published => None,
            Self::Filled => Some("explain-filled"),
            Self::House => Some("explain-ruling"),
        }
    }
}

/// Whether anything can be seen of a rule in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nature {
    /// It orders, allows, forbids or counts something: a case can show it at work.
    Executable,
    /// It says what a word means, how to read a chart, or what is printed where.
    Definition,
}

impl Nature {
    /// The id of its name in the string files.
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
    /// The letter its numbers begin with, which may be left out.
    pub(crate) letter: &'static str,
    /// The headings of its sections, in reading order, by their ids in the string files.
    pub groups: &'static [&'static str],
    /// The tables of rules, in reading order.
    pub(crate) tables: &'static [&'static [Rule]],
    /// The atoms the engine has registered, by which it explains what it does and refuses.
    pub(crate) registered: &'static [&'static [Atom]],
}

impl Index {
    /// The rules of a system whose numbers begin with a letter, by tables in reading order, with the headings of its sections
    /// and the atoms its engine cites.
    #[must_use]
    pub const fn new(
        letter: &'static str,
        groups: &'static [&'static str],
        tables: &'static [&'static [Rule]],
        registered: &'static [&'static [Atom]],
    ) -> Self {
        Self { letter, groups, tables, registered }
    }

    /// Every rule, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> + use<> {
        self.tables.iter().copied().flatten()
    }

    /// The rules a number stands for: one for `A6.3.a`, `6.3.a` or `R13`; all of the rule for `A6.3` or `6.3`; all of
    /// the section for `6`. Capitals do not matter. Empty when the index has no such number.
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

    /// The numbers of a citation that look like rules of this system and are none, each with the nearest that is one.
    ///
    /// A citation is a list of texts with semicolons between them: `K6.3, K8.b; a letter`. A text that begins with the number of
    /// a rule, its letter first, is a list of numbers; any other is taken for what it says.
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
    /// A rule it does not cite is part of another one that it does, or is not played yet.
    #[must_use]
    pub fn is_cited(&self, atom: Atom) -> bool {
        self.registered.iter().any(|atoms| atoms.contains(&atom))
    }
}
