//! The sections of the rulebook.

/// The subject of a rule, by section of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum RuleGroup {
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

impl RuleGroup {
    /// All groups, in rulebook order.
    const ALL: [Self; 15] = [
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

    /// The message id of its name.
    pub(super) const fn word(self) -> &'static str {
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

/// The message ids of all headings, in rulebook order.
pub(super) const HEADINGS: [&str; RuleGroup::ALL.len()] = {
    let mut headings = [""; RuleGroup::ALL.len()];
    let mut at = 0;
    while at < headings.len() {
        headings[at] = RuleGroup::ALL[at].word();
        at += 1;
    }
    headings
};
