//! The entries of a counter mix behind one type: columns, units, leaders, batteries, pieces of declared kinds.

use std::collections::BTreeMap;

use rules::counters::{BatteryCounter, Branch, Column, CounterMix, LeaderCounter, PieceCounter, Strength, UnitCounter};
use rules::project_edit::{CountersEdit, ProjectEdit, Renamed};
use rules::provenance::Provenance;
use rules::rulebook::System;
use rules::side::Side;
use rules::words::Words;

use crate::gui::document::{entered, exchange};

/// A kind of entry in a mix.
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

    /// Whether mixes for a game system have entries of this kind.
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

    /// What the rules call it in a renaming.
    pub const fn renamed(self) -> Renamed {
        match self {
            Self::Unit | Self::Leader | Self::Battery | Self::Piece => Renamed::Counter,
            Self::Column => Renamed::Column,
        }
    }

    /// The prefix of the id of a new entry.
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

/// An entry of a mix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MixEntry {
    /// Combat units with the same name.
    Unit(UnitCounter),
    /// A leader.
    Leader(LeaderCounter),
    /// Batteries with the same name.
    Battery(BatteryCounter),
    /// Pieces with the same name, of a kind that the game system declares.
    Piece(PieceCounter),
    /// A column.
    Column(Column),
}

impl MixEntry {
    /// All entries of a mix, in the order of the page.
    pub fn all(mix: &CounterMix) -> impl Iterator<Item = Self> + '_ {
        let units = mix.units.iter().cloned().map(Self::Unit);
        let leaders = mix.leaders.iter().cloned().map(Self::Leader);
        let batteries = mix.batteries.iter().cloned().map(Self::Battery);
        let pieces = mix.pieces.iter().cloned().map(Self::Piece);
        units.chain(leaders).chain(batteries).chain(pieces).chain(mix.columns.iter().cloned().map(Self::Column))
    }

    /// The entry with this kind and id; the first if there are several.
    pub fn find(mix: &CounterMix, kind: MixKind, id: &str) -> Option<Self> {
        match kind {
            MixKind::Unit => mix.units.iter().find(|own| own.id == id).cloned().map(Self::Unit),
            MixKind::Leader => mix.leaders.iter().find(|own| own.id == id).cloned().map(Self::Leader),
            MixKind::Battery => mix.batteries.iter().find(|own| own.id == id).cloned().map(Self::Battery),
            MixKind::Piece => mix.pieces.iter().find(|own| own.id == id).cloned().map(Self::Piece),
            MixKind::Column => mix.columns.iter().find(|own| own.id == id).cloned().map(Self::Column),
        }
    }

    /// An entry of a kind with no values filled in.
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

    /// A new entry of a kind, with initial values and an unused id.
    pub fn fresh(kind: MixKind, mix: &CounterMix, name: &str) -> Self {
        let id = free_id(mix, kind, kind.stem());
        // An empty French name falls back to this one: a copy would stay behind when the name is changed.
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

    /// A copy of the entry under an unused id.
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

    /// Its id, mutably.
    pub const fn id_mut(&mut self) -> &mut String {
        match self {
            Self::Unit(own) => &mut own.id,
            Self::Leader(own) => &mut own.id,
            Self::Battery(own) => &mut own.id,
            Self::Piece(own) => &mut own.id,
            Self::Column(own) => &mut own.id,
        }
    }

    /// The number of counters; 0 for a column.
    pub const fn quantity(&self) -> i32 {
        match self {
            Self::Unit(own) => own.quantity,
            Self::Battery(own) => own.quantity,
            Self::Piece(own) => own.quantity,
            Self::Leader(_) => 1,
            Self::Column(_) => 0,
        }
    }

    /// The origin of its values; `None` for columns, which do not state one.
    pub const fn by(&self) -> Option<&Provenance> {
        match self {
            Self::Unit(own) => Some(&own.by),
            Self::Leader(own) => Some(&own.by),
            Self::Battery(own) => Some(&own.by),
            Self::Piece(own) => Some(&own.by),
            Self::Column(_) => None,
        }
    }

    /// The origin of its values, mutably.
    pub const fn by_mut(&mut self) -> Option<&mut Provenance> {
        match self {
            Self::Unit(own) => Some(&mut own.by),
            Self::Leader(own) => Some(&mut own.by),
            Self::Battery(own) => Some(&mut own.by),
            Self::Piece(own) => Some(&mut own.by),
            Self::Column(_) => None,
        }
    }

    /// The names of its pieces, as used in the set-up.
    pub fn pieces(&self) -> impl Iterator<Item = String> + '_ {
        CounterMix::pieces_of(self.id(), self.quantity())
    }

    /// The entry as it replaces an earlier state. A cited origin applies only to the values it was cited for.
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

/// Whether an id is in use by another entry. Columns have ids of their own.
pub(super) fn is_taken(mix: &CounterMix, kind: MixKind, id: &str) -> bool {
    if kind == MixKind::Column {
        return mix.columns.iter().any(|own| own.id == id);
    }
    mix.quantity_of(id).is_some()
}

/// An unused id with this prefix.
fn free_id(mix: &CounterMix, kind: MixKind, stem: &str) -> String {
    // A mix has fewer entries than there are numbers.
    (1..=u32::MAX).map(|n| format!("{stem}{n}")).find(|id| !is_taken(mix, kind, id)).unwrap_or_default()
}

/// The edits that replace one entry of a mix by another, add one, or remove one.
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
