//! The things a counter mix lists, each handled alike: columns, units, leaders, batteries, pieces of declared kinds.

use std::collections::BTreeMap;

use rules::counters::{BatteryCounter, Branch, Column, CounterMix, LeaderCounter, PieceCounter, Strength, UnitCounter};
use rules::project_edit::{CountersEdit, ProjectEdit, Renamed};
use rules::provenance::Provenance;
use rules::rulebook::System;
use rules::side::Side;
use rules::words::Words;

use crate::gui::document::{entered, exchange};

/// A kind of thing a mix lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MixKind {
    /// Combat units.
    Unit,
    /// A leader.
    Leader,
    /// Batteries.
    Battery,
    /// Pieces of a kind the game system declares.
    Piece,
    /// A column.
    Column,
}

impl MixKind {
    /// Every kind, in the order of the page.
    pub const ALL: [Self; 5] = [Self::Unit, Self::Leader, Self::Battery, Self::Piece, Self::Column];

    /// Whether mixes for a game system list such things.
    pub const fn is_for(self, system: System) -> bool {
        match self {
            Self::Piece => !system.piece_kinds().is_empty(),
            Self::Unit | Self::Leader | Self::Battery | Self::Column => system.piece_kinds().is_empty(),
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unit => "counter-kind-unit",
            Self::Leader => "counter-kind-leader",
            Self::Battery => "counter-kind-battery",
            Self::Piece => "counter-kind-piece",
            Self::Column => "counter-kind-column",
        }
    }

    /// What the rules call it when it gets another id.
    pub const fn renamed(self) -> Renamed {
        match self {
            Self::Unit | Self::Leader | Self::Battery | Self::Piece => Renamed::Counter,
            Self::Column => Renamed::Column,
        }
    }

    /// What the id of a new one begins with.
    const fn stem(self) -> &'static str {
        match self {
            Self::Unit => "unit",
            Self::Leader => "leader",
            Self::Battery => "gun",
            Self::Piece => "piece",
            Self::Column => "C",
        }
    }
}

/// One thing of a mix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MixEntry {
    /// Combat units of one name.
    Unit(UnitCounter),
    /// A leader.
    Leader(LeaderCounter),
    /// Batteries of one name.
    Battery(BatteryCounter),
    /// Pieces of one name, of a kind the game system declares.
    Piece(PieceCounter),
    /// A column.
    Column(Column),
}

impl MixEntry {
    /// Everything a mix lists, in the order of the page.
    pub fn all(mix: &CounterMix) -> impl Iterator<Item = Self> + '_ {
        let units = mix.units.iter().cloned().map(Self::Unit);
        let leaders = mix.leaders.iter().cloned().map(Self::Leader);
        let batteries = mix.batteries.iter().cloned().map(Self::Battery);
        let pieces = mix.pieces.iter().cloned().map(Self::Piece);
        units.chain(leaders).chain(batteries).chain(pieces).chain(mix.columns.iter().cloned().map(Self::Column))
    }

    /// The thing of this kind and id; the first of several.
    pub fn find(mix: &CounterMix, kind: MixKind, id: &str) -> Option<Self> {
        match kind {
            MixKind::Unit => mix.units.iter().find(|own| own.id == id).cloned().map(Self::Unit),
            MixKind::Leader => mix.leaders.iter().find(|own| own.id == id).cloned().map(Self::Leader),
            MixKind::Battery => mix.batteries.iter().find(|own| own.id == id).cloned().map(Self::Battery),
            MixKind::Piece => mix.pieces.iter().find(|own| own.id == id).cloned().map(Self::Piece),
            MixKind::Column => mix.columns.iter().find(|own| own.id == id).cloned().map(Self::Column),
        }
    }

    /// A thing of a kind nobody has filled in yet.
    pub fn blank(kind: MixKind, id: &str) -> Self {
        let (id, name, column, by) = (id.to_owned(), Words::default(), String::new(), entered());
        let values = Strength { fire: 0, melee: 0, morale: 0 };
        match kind {
            MixKind::Unit => Self::Unit(UnitCounter {
                id,
                name,
                side: Side::Texan,
                column,
                origin: String::new(),
                branch: Branch::default(),
                full: values,
                reduced: values,
                quantity: 1,
                by,
            }),
            MixKind::Leader => {
                Self::Leader(LeaderCounter { id, name, side: Side::Texan, column, rating: 0, replacement: None, by })
            }
            MixKind::Battery => Self::Battery(BatteryCounter { id, pounds: 0, strength: 0, quantity: 1, by }),
            MixKind::Piece => Self::Piece(PieceCounter {
                id,
                name,
                side: Side::Texan,
                kind: String::new(),
                group: column,
                figures: BTreeMap::new(),
                quantity: 1,
                by,
            }),
            MixKind::Column => Self::Column(Column { id, name, reserve: false }),
        }
    }

    /// A new thing of a kind, with values to start from and a name nobody has.
    pub fn fresh(kind: MixKind, mix: &CounterMix, name: &str) -> Self {
        let id = free_id(mix, kind, kind.stem());
        // In French the same stands in until somebody says otherwise: a copy would stay when the name is changed.
        let named = Words::new(name, "");
        match Self::blank(kind, &id) {
            Self::Unit(unit) => Self::Unit(UnitCounter {
                name: named,
                full: Strength { fire: 4, melee: 4, morale: 8 },
                reduced: Strength { fire: 2, melee: 2, morale: 7 },
                ..unit
            }),
            Self::Leader(leader) => Self::Leader(LeaderCounter { name: named, rating: 1, ..leader }),
            Self::Battery(battery) => Self::Battery(BatteryCounter { pounds: 6, strength: 6, ..battery }),
            Self::Piece(piece) => Self::Piece(PieceCounter { name: named, ..piece }),
            Self::Column(column) => Self::Column(Column { name: named, ..column }),
        }
    }

    /// The same thing again, under an id nobody has.
    #[must_use]
    pub fn twin(&self, mix: &CounterMix) -> Self {
        let mut twin = self.clone();
        *twin.id_mut() = free_id(mix, self.kind(), self.id().trim_end_matches(|sign: char| sign.is_ascii_digit()));
        twin
    }

    /// Its kind.
    pub const fn kind(&self) -> MixKind {
        match self {
            Self::Unit(_) => MixKind::Unit,
            Self::Leader(_) => MixKind::Leader,
            Self::Battery(_) => MixKind::Battery,
            Self::Piece(_) => MixKind::Piece,
            Self::Column(_) => MixKind::Column,
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        match self {
            Self::Unit(own) => &own.id,
            Self::Leader(own) => &own.id,
            Self::Battery(own) => &own.id,
            Self::Piece(own) => &own.id,
            Self::Column(own) => &own.id,
        }
    }

    /// Its id, to be changed.
    pub const fn id_mut(&mut self) -> &mut String {
        match self {
            Self::Unit(own) => &mut own.id,
            Self::Leader(own) => &mut own.id,
            Self::Battery(own) => &mut own.id,
            Self::Piece(own) => &mut own.id,
            Self::Column(own) => &mut own.id,
        }
    }

    /// How many counters of it there are; a column is no counter.
    pub const fn quantity(&self) -> i32 {
        match self {
            Self::Unit(own) => own.quantity,
            Self::Battery(own) => own.quantity,
            Self::Piece(own) => own.quantity,
            Self::Leader(_) => 1,
            Self::Column(_) => 0,
        }
    }

    /// Where its values come from; columns do not say.
    pub const fn by(&self) -> Option<&Provenance> {
        match self {
            Self::Unit(own) => Some(&own.by),
            Self::Leader(own) => Some(&own.by),
            Self::Battery(own) => Some(&own.by),
            Self::Piece(own) => Some(&own.by),
            Self::Column(_) => None,
        }
    }

    /// Where its values come from, to be changed.
    pub const fn by_mut(&mut self) -> Option<&mut Provenance> {
        match self {
            Self::Unit(own) => Some(&mut own.by),
            Self::Leader(own) => Some(&mut own.by),
            Self::Battery(own) => Some(&mut own.by),
            Self::Piece(own) => Some(&mut own.by),
            Self::Column(_) => None,
        }
    }

    /// The names of its pieces, as the set-up calls them.
    pub fn pieces(&self) -> impl Iterator<Item = String> + '_ {
        CounterMix::pieces_of(self.id(), self.quantity())
    }

    /// What takes the place of an earlier state. A source vouches for what it was cited for and for nothing else.
    #[must_use]
    pub fn after(mut self, was: &Self) -> Self {
        let vouched = was.by().is_some_and(Provenance::is_cited) && self.by() == was.by();
        if vouched
            && self != *was
            && let Some(by) = self.by_mut()
        {
            *by = entered();
        }
        self
    }
}

/// Whether an id is that of another thing already. Columns have ids of their own.
pub(super) fn is_taken(mix: &CounterMix, kind: MixKind, id: &str) -> bool {
    if kind == MixKind::Column {
        return mix.columns.iter().any(|own| own.id == id);
    }
    mix.quantity_of(id).is_some()
}

/// An id that begins like this and nothing has.
fn free_id(mix: &CounterMix, kind: MixKind, stem: &str) -> String {
    // A mix has fewer things than there are numbers.
    (1..=u32::MAX).map(|n| format!("{stem}{n}")).find(|id| !is_taken(mix, kind, id)).unwrap_or_default()
}

/// The edits that put one thing of a mix in the place of another, add one, or take one away.
pub(super) fn swap(mix: &CounterMix, was: Option<&MixEntry>, becomes: Option<&MixEntry>) -> Vec<ProjectEdit> {
    macro_rules! swapped {
        ($kind:ident, $list:ident) => {{
            let pick = |entry: Option<&MixEntry>| match entry {
                Some(MixEntry::$kind(own)) => Some(own.clone()),
                _ => None,
            };
            exchange(&mix.$list, pick(was), pick(becomes)).into_iter().map(CountersEdit::$kind)
        }};
    }
    let units = swapped!(Unit, units);
    let leaders = swapped!(Leader, leaders);
    let batteries = swapped!(Battery, batteries);
    let pieces = swapped!(Piece, pieces);
    let columns = swapped!(Column, columns);
    units.chain(leaders).chain(batteries).chain(pieces).chain(columns).map(ProjectEdit::Counters).collect()
}
