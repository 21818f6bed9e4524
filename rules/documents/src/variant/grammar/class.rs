//! Classes of words and names.

use super::{conditions, effects, nouns, verbs};

/// The class of what may stand at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SlotClass {
    /// A whole variant.
    Variant,
    /// A rule: one of the three verbs.
    Rule,
    /// The occasion of a rule.
    Occasion,
    /// The decision whether a rule is used.
    Decision,
    /// A phase.
    Phase,
    /// A step of the set-up.
    Step,
    /// Something that can happen.
    Happening,
    /// The mode of an attack.
    Way,
    /// A side.
    Side,
    /// A number or a permission of the game.
    Quantity,
    /// A change of a quantity.
    Operation,
    /// A condition.
    Condition,
    /// A number.
    Number,
    /// A query.
    Query,
    /// A thing.
    Thing,
    /// An effect.
    Effect,
    /// The number of batteries of a kind.
    Stock,
    /// A flag.
    Flag,
    /// The sort of thing that carries a flag.
    Scope,
    /// The lifetime of a flag.
    Lasts,
    /// The sides a raised hexside protects.
    Shields,
    /// A figure the user may change.
    Param,
    /// A choice the user has.
    Choice,
    /// A part of the map.
    Area,
    /// The members of a part of the map.
    Members,
    /// The provenance of something.
    Provenance,
    /// A kind of hexsides.
    Kind,
    /// A table.
    Table,
    /// The dice or cards of a table.
    Throw,
    /// A row of a table.
    Row,
    /// The range of results a row applies to.
    Span,
    /// A text in both languages.
    Words,
    /// A finding that is deliberately allowed.
    Allowance,
    /// The name of something that exists.
    Name(NameClass),
    /// A whole number.
    Figure,
    /// Any text.
    Text,
    /// A list of items of a class.
    List(&'static Self),
    /// An optional item of a class.
    Maybe(&'static Self),
}

/// The sort of thing a name belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NameClass {
    /// Flags.
    Flag,
    /// Tags of things.
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
    /// Choices of an option.
    Pick,
    /// Modes of moves and checks.
    Mode,
    /// Results of what happened.
    Result,
    /// Orders of units.
    Order,
    /// Victory levels.
    Victory,
    /// Rules.
    Rule,
    /// Kinds of hexsides, including those of the variant.
    Kind,
    /// Kinds of hexsides on the terrain effects chart.
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
    /// A new, unused name.
    Own,
}

/// A word, with the slots for what follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GrammarWord {
    /// The word as it is written.
    pub name: &'static str,
    /// The slots for what follows it.
    pub slots: &'static [Slot],
}

/// A place after a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Its name.
    pub name: &'static str,
    /// The class of what may stand there.
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

    /// Returns the words of the class; empty for names, figures, texts and lists.
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

    /// Returns the word of the class with this name, or `None`.
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

    /// Returns the key of the class in message files.
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
    /// Returns the key of the sort in message files.
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
