//! A gap: something a scenario has and its games do not use, or something that makes no progress.

use super::Silence;
use crate::phrase::Phrase;
use crate::side::Side;
use crate::system::AttackCell;
use crate::words::Words;

/// The gaps found by two series of games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Gaps {
    /// The number of games played to their end: by players that draw from the list, and by those that choose.
    pub games: [u32; 2],
    /// The players that choose, the Texan one first.
    pub players: [String; 2],
    /// The seed.
    pub seed: u64,
    /// Every gap, those a designer can do most about first ([`GapSubject::rank`]).
    pub gaps: Vec<Gap>,
    /// The number of items of each subject and group.
    pub totals: Vec<Total>,
    /// Whether the search was stopped before the last game.
    pub cancelled: bool,
}

impl Gaps {
    /// Returns the number of items of a subject, all its groups together.
    #[must_use]
    pub fn all_of(&self, subject: GapSubject) -> usize {
        self.totals.iter().filter(|own| own.subject == subject).map(|own| own.all).sum()
    }

    /// Returns the gaps of a subject.
    pub fn about(&self, subject: GapSubject) -> impl Iterator<Item = &Gap> {
        self.gaps.iter().filter(move |own| own.subject == subject)
    }

    /// Whether there is anything no rule covers.
    #[must_use]
    pub fn is_silent_anywhere(&self) -> bool {
        self.gaps.iter().any(|own| matches!(own.subject, GapSubject::Silence(_)))
    }
}

/// One gap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// The kind of thing it is.
    pub subject: GapSubject,
    /// How far the games use it.
    pub status: GapStatus,
    /// The group of the item, such as the level of a spot: the id of its name in the string files. For a region it is
    /// its kind, for a rule of a variant the variant. Empty if there is none.
    pub group: String,
    /// The item.
    pub what: GapItem,
    /// The only side concerned, if there is one.
    pub side: Option<Side>,
    /// How often it was seen.
    pub times: u64,
    /// How often it could have been seen; 0 if there is no such number.
    pub of: u64,
    /// The number of games in which it was seen; 0 if that is not counted.
    pub games: u32,
    /// The step that shows it soonest.
    pub witness: Option<Witness>,
}

impl Gap {
    pub(super) fn new(subject: GapSubject, status: GapStatus, group: &str, what: GapItem) -> Self {
        let group = group.to_owned();
        Self { subject, status, group, what, side: None, times: 0, of: 0, games: 0, witness: None }
    }
}

/// The number of items of a subject and a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The subject.
    pub subject: GapSubject,
    /// The group, as in [`Gap::group`].
    pub group: String,
    /// The number of items.
    pub all: usize,
}

/// The kind of thing a gap is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GapSubject {
    /// Something no rule covers.
    Silence(Silence),
    /// A kind of action.
    Action,
    /// A rule that neither acts nor refuses anything.
    Rule,
    /// A rule of a variant in force.
    VariantRule,
    /// A cell of a table.
    Cell,
    /// A spot no piece comes to.
    Spot,
    /// A hexside no piece crosses.
    Hexside,
    /// An entry area no piece enters by.
    EntryArea,
    /// A room no piece enters.
    Room,
    /// A site no gun stands on.
    GunSite,
    /// A region no piece enters.
    Region,
    /// A counter that never comes onto the map.
    Piece,
    /// A counter on the map that does nothing.
    IdlePiece,
    /// A counter that can do nothing any more, long before the end.
    Stranded,
    /// A position that recurs within a phase.
    Loop,
    /// A Game-Turn in which nothing happens.
    IdleTurn,
    /// A Game-Turn after which the map is as it was before.
    Standstill,
    /// A phase in which a side has a single legal action.
    Forced,
    /// The longest run of such decisions of a side.
    Run,
}

impl GapSubject {
    /// Returns its place among the subjects: what no rule covers, the rules of the designer's own variants, counters,
    /// areas, and then everything else, single hexes and hexsides last.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            Self::Silence(_) => 0,
            Self::VariantRule => 1,
            Self::Piece | Self::IdlePiece | Self::Stranded => 2,
            Self::EntryArea | Self::GunSite | Self::Room | Self::Region => 3,
            Self::Action => 4,
            Self::Rule => 5,
            Self::Cell => 6,
            Self::Loop | Self::IdleTurn | Self::Standstill | Self::Forced | Self::Run => 7,
            Self::Hexside | Self::Spot => 8,
        }
    }

    /// Returns the word for it in machine-readable output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Silence(silence) => silence.name(),
            Self::Action => "action",
            Self::Rule => "rule",
            Self::VariantRule => "variant_rule",
            Self::Cell => "cell",
            Self::Spot => "spot",
            Self::Hexside => "hexside",
            Self::EntryArea => "entry_area",
            Self::Room => "room",
            Self::GunSite => "gun_site",
            Self::Region => "region",
            Self::Piece => "piece",
            Self::IdlePiece => "idle_piece",
            Self::Stranded => "stranded",
            Self::Loop => "loop",
            Self::IdleTurn => "idle_turn",
            Self::Standstill => "standstill",
            Self::Forced => "forced",
            Self::Run => "run",
        }
    }
}

/// How far the games use an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GapStatus {
    /// It is not seen in any game of either series.
    Never,
    /// It is seen only in games of players that draw from the list, never in those of players that choose.
    Drawn,
    /// Players that choose could take it, but never do.
    Unworthy,
    /// It is used, but changes nothing.
    Idle,
    /// It happens, but should not.
    Happens,
}

impl GapStatus {
    /// Returns the word for it in machine-readable output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Drawn => "drawn",
            Self::Unworthy => "unworthy",
            Self::Idle => "idle",
            Self::Happens => "happens",
        }
    }
}

/// The item a gap is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GapItem {
    /// The subject has a single item.
    Nothing,
    /// Its name, as documents and logs write it.
    Name(String),
    /// Its name in documents, and its title.
    Named(String, Words),
    /// Its machine-readable name, and its message for readers.
    Said(String, Phrase),
    /// A cell of a table.
    Cell(Box<AttackCell>),
}

/// A game of one of the series, and a step of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Witness {
    /// The series.
    pub lot: Lot,
    /// The number of the game, from 0.
    pub game: u32,
    /// The number of steps that lead to it.
    pub step: u32,
}

/// One of the two series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lot {
    /// The series of players that draw from the list.
    Drawn,
    /// The series of players that choose.
    Played,
}
