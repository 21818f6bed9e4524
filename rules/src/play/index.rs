//! The rule index: every numbered rule of a game system, whether the engine cites it yet or not.

use super::Atom;

/// A rule of the index. Its text stands in the string files under [`Atom::word`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Its number.
    pub atom: Atom,
    /// What it is about.
    pub group: Group,
    /// Whether anything can be seen of it in play.
    pub nature: Nature,
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

/// What a rule is about, after the sections of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Section 2.
    Setup,
    /// Section 3.
    Components,
    /// Section 4.
    Sequence,
    /// Section 5.
    Movement,
    /// Section 6.
    Zones,
    /// Section 7.
    Terrain,
    /// Section 8.
    Combat,
    /// Section 9.
    Results,
    /// Section 10.
    Batteries,
    /// Section 11.
    Leaders,
    /// Section 12.
    Rally,
    /// Section 13.
    Replacements,
    /// Section 14, optional.
    Range,
    /// Section 15, optional.
    Counterattack,
    /// Section 16.
    Victory,
}

impl Group {
    /// All, in the order of the rulebook.
    pub const ALL: [Self; 15] = [
        Self::Setup,
        Self::Components,
        Self::Sequence,
        Self::Movement,
        Self::Zones,
        Self::Terrain,
        Self::Combat,
        Self::Results,
        Self::Batteries,
        Self::Leaders,
        Self::Rally,
        Self::Replacements,
        Self::Range,
        Self::Counterattack,
        Self::Victory,
    ];

    /// The id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Setup => "group-setup",
            Self::Components => "group-components",
            Self::Sequence => "group-sequence",
            Self::Movement => "group-movement",
            Self::Zones => "group-zones",
            Self::Terrain => "group-terrain",
            Self::Combat => "group-combat",
            Self::Results => "group-results",
            Self::Batteries => "group-batteries",
            Self::Leaders => "group-leaders",
            Self::Rally => "group-rally",
            Self::Replacements => "group-replacements",
            Self::Range => "group-range",
            Self::Counterattack => "group-counterattack",
            Self::Victory => "group-victory",
        }
    }
}

/// The rules of one game system.
#[derive(Debug, Clone, Copy)]
pub struct Index {
    /// The tables of rules, in reading order.
    pub(crate) tables: &'static [&'static [Rule]],
    /// The atoms the engine has registered, by which it explains what it does and refuses.
    pub(crate) registered: &'static [&'static [Atom]],
}

impl Index {
    /// Every rule, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> + use<> {
        self.tables.iter().copied().flatten()
    }

    /// The rules a number stands for: one for `A6.3.a`, `6.3.a` or `R13`; all of the rule for `A6.3` or `6.3`; all of
    /// the section for `6`. Capitals do not matter. Empty when the index has no such number.
    #[must_use]
    pub fn find(&self, number: &str) -> Vec<&'static Rule> {
        let number = number.trim();
        let section = if number.starts_with(|first: char| first.is_ascii_digit()) { "A" } else { "" };
        let number = format!("{section}{number}").to_ascii_lowercase();
        let belongs = |rule: &&Rule| {
            let id = rule.atom.id().to_ascii_lowercase();
            id.strip_prefix(&number).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.rules().filter(belongs).collect()
    }

    /// Whether the engine cites a rule in its events and refusals.
    ///
    /// A rule it does not cite is part of another one that it does, or is not played yet.
    #[must_use]
    pub fn is_cited(&self, atom: Atom) -> bool {
        self.registered.iter().any(|atoms| atoms.contains(&atom))
    }
}
