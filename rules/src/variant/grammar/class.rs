//! Classes of words.

use super::{conditions, effects, nouns, verbs};

/// What may stand at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SlotClass {
    /// A whole variant.
    Variant,
    /// A rule: one of the three verbs.
    Rule,
    /// The occasion of a rule.
    Occasion,
    /// Who decides whether a rule is used.
    Decision,
    /// A phase.
    Phase,
    /// A step of the set-up.
    Step,
    /// What can happen.
    Happening,
    /// How an attack is made.
    Way,
    /// A side.
    Side,
    /// A number or a permission of the game.
    Quantity,
    /// How a quantity is changed.
    Operation,
    /// What must hold.
    Condition,
    /// A number.
    Number,
    /// Which things.
    Query,
    /// A thing.
    Thing,
    /// What is done.
    Effect,
    /// So many batteries of a kind.
    Stock,
    /// A flag.
    Flag,
    /// What carries a flag.
    Scope,
    /// How long a flag stays.
    Lasts,
    /// Whom a raised hexside protects.
    Shields,
    /// A figure the user may change.
    Param,
    /// A choice the user has.
    Choice,
    /// A part of the map.
    Area,
    /// What a part of the map is made of.
    Members,
    /// Where something comes from.
    Provenance,
    /// A kind of hexsides.
    Kind,
    /// A table.
    Table,
    /// What is rolled on a table.
    Throw,
    /// A row of a table.
    Row,
    /// The results a row answers.
    Span,
    /// A text in both languages.
    Words,
    /// A finding that is meant to be there.
    Allowance,
    /// The name of something there is.
    Name(NameClass),
    /// A whole number.
    Figure,
    /// Any text.
    Text,
    /// Several of them.
    List(&'static Self),
    /// One of them, or none.
    Maybe(&'static Self),
}

/// What names are there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NameClass {
    /// Flags.
    Flag,
    /// Tags: what a thing is.
    Tag,
    /// Regions.
    Region,
    /// Tables.
    Table,
    /// Decks: tables of cards.
    Deck,
    /// Parameters.
    Param,
    /// Options.
    Opt,
    /// What may be chosen of an option.
    Pick,
    /// What moves and checks are called.
    Mode,
    /// How something ended.
    Result,
    /// The order of a unit.
    Order,
    /// Who wins how far.
    Victory,
    /// Rules.
    Rule,
    /// Kinds of hexsides, those of the variant among them.
    Kind,
    /// Kinds of hexsides of the chart.
    Chart,
    /// Batteries.
    Battery,
    /// Hexes and spots.
    Spot,
    /// Hexsides.
    Hexside,
    /// Pictures of markers.
    Icon,
    /// Other variants.
    Variant,
    /// Tables of the rulebook.
    Replaced,
    /// Parameters of the rulebook.
    Parameter,
    /// A new name nothing else has.
    Own,
}

/// A word, with the slots for what follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GrammarWord {
    /// The word as it is written.
    pub name: &'static str,
    /// What follows it.
    pub slots: &'static [Slot],
}

/// A place behind a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Its name.
    pub name: &'static str,
    /// What may stand there.
    pub class: SlotClass,
}

impl SlotClass {
    /// Every class that has words.
    pub const ALL: [Self; 33] = [
        Self::Variant,
        Self::Rule,
        Self::Occasion,
        Self::Decision,
        Self::Phase,
        Self::Step,
        Self::Happening,
        Self::Way,
        Self::Side,
        Self::Quantity,
        Self::Operation,
        Self::Condition,
        Self::Number,
        Self::Query,
        Self::Thing,
        Self::Effect,
        Self::Stock,
        Self::Flag,
        Self::Scope,
        Self::Lasts,
        Self::Shields,
        Self::Param,
        Self::Choice,
        Self::Area,
        Self::Members,
        Self::Provenance,
        Self::Kind,
        Self::Table,
        Self::Throw,
        Self::Row,
        Self::Span,
        Self::Words,
        Self::Allowance,
    ];

    /// The words of the class; nothing for names, figures, texts and lists.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::grammar::SlotClass;
    ///
    /// let verbs: Vec<&str> = SlotClass::Rule.words().iter().map(|word| word.name).collect();
    /// assert_eq!(verbs, ["When", "Adjust", "Require"]);
    /// assert!(SlotClass::Figure.words().is_empty(), "any whole number may stand there");
    /// ```
    #[must_use]
    pub const fn words(self) -> &'static [GrammarWord] {
        match self {
            Self::Variant => nouns::VARIANTS,
            Self::Rule => verbs::RULES,
            Self::Occasion => verbs::OCCASIONS,
            Self::Decision => verbs::DECISIONS,
            Self::Phase => verbs::PHASES,
            Self::Step => verbs::STEPS,
            Self::Happening => verbs::HAPPENINGS,
            Self::Way => verbs::WAYS,
            Self::Side => verbs::SIDES,
            Self::Quantity => effects::QUANTITIES,
            Self::Operation => effects::OPERATIONS,
            Self::Condition => conditions::CONDITIONS,
            Self::Number => conditions::NUMBERS,
            Self::Query => conditions::QUERIES,
            Self::Thing => conditions::THINGS,
            Self::Effect => effects::EFFECTS,
            Self::Stock => effects::STOCKS,
            Self::Flag => nouns::FLAGS,
            Self::Scope => nouns::SCOPES,
            Self::Lasts => nouns::LASTINGS,
            Self::Shields => nouns::SHIELDS,
            Self::Param => nouns::PARAMS,
            Self::Choice => nouns::CHOICES,
            Self::Area => nouns::AREAS,
            Self::Members => nouns::MEMBERS,
            Self::Provenance => nouns::PROVENANCES,
            Self::Kind => nouns::KINDS,
            Self::Table => nouns::TABLES,
            Self::Throw => nouns::THROWS,
            Self::Row => nouns::ROWS,
            Self::Span => nouns::SPANS,
            Self::Words => nouns::WORDS,
            Self::Allowance => nouns::ALLOWANCES,
            Self::Name(_) | Self::Figure | Self::Text | Self::List(_) | Self::Maybe(_) => &[],
        }
    }

    /// A word of the class.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::grammar::SlotClass;
    ///
    /// let within = SlotClass::Condition.word("Within").map(|word| word.slots.iter().map(|slot| slot.class));
    /// assert!(within.is_some_and(|slots| slots.eq([SlotClass::Thing, SlotClass::Thing, SlotClass::Number])));
    /// assert_eq!(SlotClass::Condition.word("Perhaps"), None);
    /// ```
    #[must_use]
    pub fn word(self, name: &str) -> Option<&'static GrammarWord> {
        self.words().iter().find(|word| word.name == name)
    }

    /// How string files call the class.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Rule => "rule",
            Self::Occasion => "occasion",
            Self::Decision => "decision",
            Self::Phase => "phase",
            Self::Step => "step",
            Self::Happening => "happening",
            Self::Way => "way",
            Self::Side => "side",
            Self::Quantity => "quantity",
            Self::Operation => "operation",
            Self::Condition => "condition",
            Self::Number => "number",
            Self::Query => "query",
            Self::Thing => "thing",
            Self::Effect => "effect",
            Self::Stock => "stock",
            Self::Flag => "flag",
            Self::Scope => "scope",
            Self::Lasts => "lasts",
            Self::Shields => "shields",
            Self::Param => "param",
            Self::Choice => "choice",
            Self::Area => "area",
            Self::Members => "members",
            Self::Provenance => "provenance",
            Self::Kind => "kind",
            Self::Table => "table",
            Self::Throw => "throw",
            Self::Row => "row",
            Self::Span => "span",
            Self::Words => "words",
            Self::Allowance => "allowance",
            Self::Name(_) => "name",
            Self::Figure => "figure",
            Self::Text => "text",
            Self::List(inner) | Self::Maybe(inner) => inner.key(),
        }
    }
}

impl NameClass {
    /// How string files call the sort.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::Tag => "tag",
            Self::Region => "region",
            Self::Table => "table",
            Self::Deck => "deck",
            Self::Param => "param",
            Self::Opt => "opt",
            Self::Pick => "pick",
            Self::Mode => "mode",
            Self::Result => "result",
            Self::Order => "order",
            Self::Victory => "victory",
            Self::Rule => "rule",
            Self::Kind => "kind",
            Self::Chart => "chart",
            Self::Battery => "battery",
            Self::Spot => "spot",
            Self::Hexside => "hexside",
            Self::Icon => "icon",
            Self::Variant => "variant",
            Self::Replaced => "replaced",
            Self::Parameter => "parameter",
            Self::Own => "own",
        }
    }
}
