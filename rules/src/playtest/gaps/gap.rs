//! A gap: something a scenario has and its games do not use, or something that gets nowhere.

use super::Silence;
use crate::phrase::Phrase;
use crate::side::Side;
use crate::system::AttackCell;
use crate::words::Words;

/// What two series of games leave unused.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Gaps {
    /// Games that were played to their end: by players that draw from the list, and by those that choose.
    pub games: [u32; 2],
    /// The players that choose, the Texan one first.
    pub players: [String; 2],
    /// Where the dice start.
    pub seed: u64,
    /// Every gap, subject by subject.
    pub gaps: Vec<Gap>,
    /// Of how many there are gaps.
    pub totals: Vec<Total>,
    /// Whether it was stopped before the last game.
    pub cancelled: bool,
}

impl Gaps {
    /// How many things there are of a subject, all its groups together.
    #[must_use]
    pub fn all_of(&self, subject: GapSubject) -> usize {
        self.totals.iter().filter(|own| own.subject == subject).map(|own| own.all).sum()
    }

    /// The gaps of a subject.
    pub fn of(&self, subject: GapSubject) -> impl Iterator<Item = &Gap> {
        self.gaps.iter().filter(move |own| own.subject == subject)
    }

    /// Whether there is anything no rule speaks of.
    #[must_use]
    pub fn is_silent_anywhere(&self) -> bool {
        self.gaps.iter().any(|own| matches!(own.subject, GapSubject::Silence(_)))
    }
}

/// One gap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// What kind of thing it is.
    pub subject: GapSubject,
    /// How it stands with it.
    pub status: GapStatus,
    /// What it belongs to, such as the level of a spot: the id of its name in the string files, of a region its kind, of a rule
    /// of a variant the variant. Empty for nothing.
    pub group: String,
    /// Which it is.
    pub what: GapItem,
    /// The side it concerns alone.
    pub side: Option<Side>,
    /// How often it was there.
    pub times: u64,
    /// How often it could have been; 0 where there is no such number.
    pub of: u64,
    /// In how many games; 0 where that is not counted.
    pub games: u32,
    /// The shortest way to see it.
    pub witness: Option<Witness>,
}

impl Gap {
    pub(super) fn new(subject: GapSubject, status: GapStatus, group: &str, what: GapItem) -> Self {
        let group = group.to_owned();
        Self { subject, status, group, what, side: None, times: 0, of: 0, games: 0, witness: None }
    }
}

/// Of how many things of a subject and a group there are gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The subject.
    pub subject: GapSubject,
    /// The group, as gaps have it.
    pub group: String,
    /// How many there are.
    pub all: usize,
}

/// What kind of thing a gap is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GapSubject {
    /// Something no rule speaks of.
    Silence(Silence),
    /// A kind of action.
    Action,
    /// A rule that acts and refuses nothing.
    Rule,
    /// A rule of a variant in force.
    VariantRule,
    /// A cell of a table.
    Cell,
    /// A spot nobody comes to.
    Spot,
    /// A hexside nobody crosses.
    Hexside,
    /// An area nobody comes onto the map by.
    EntryArea,
    /// A room nobody is in.
    Room,
    /// A site no gun stands on.
    GunSite,
    /// A region nobody comes to.
    Region,
    /// A counter that never comes onto the map.
    Piece,
    /// A counter on the map that does nothing.
    IdlePiece,
    /// A counter that can do nothing any more long before the end.
    Stranded,
    /// A position that comes back within a phase.
    Loop,
    /// A Game-Turn in which nothing happens.
    IdleTurn,
    /// A Game-Turn after which everything stands as it stood before.
    Standstill,
    /// A phase in which a side has a single thing to do.
    Forced,
    /// The longest row of such decisions of a side.
    Run,
}

impl GapSubject {
    /// The word for programs.
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

/// How it stands with a gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GapStatus {
    /// Not in one game of either series.
    Never,
    /// Only in games of players that draw from the list: those that choose never come to it.
    Drawn,
    /// Players that choose could have it, and never take it.
    Unworthy,
    /// It is there, and changes nothing.
    Idle,
    /// It happens where it had better not.
    Happens,
}

impl GapStatus {
    /// The word for programs.
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

/// Which thing it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GapItem {
    /// There is but one of its kind.
    Nothing,
    /// Its name, as documents and logs write it.
    Name(String),
    /// Its name in documents, and what people call it.
    Named(String, Words),
    /// Its name for programs, and for people.
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
    /// How many steps lead to it.
    pub step: u32,
}

/// One of the two series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lot {
    /// The one of players that draw from the list.
    Drawn,
    /// The one of players that choose.
    Played,
}
