//! The pieces: companies, flechas, Texan units, crews, officers and guns (D1).

use crate::board::{Board, SpotId};
use crate::counters::{CounterMix, PieceCounter};
use crate::draw::{Identity, numbered};
use crate::play::PieceId;
use crate::side::Side;
use crate::spot::Spot;

/// The unchanging properties of a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its name in documents and logs.
    pub name: String,
    /// What kind of piece it is.
    pub kind: PieceType,
    /// Its column, command or battery, as an index into the list of commands.
    pub command: u8,
    /// Its index among the guns; 0 for other pieces.
    pub number: u8,
    /// The number of ladders it starts with.
    pub ladders: u8,
    /// The number of axes and crowbars it starts with.
    pub axes: u8,
    /// Its range in areas if musketry has range limits; 0 for no limit (D13.7.a).
    pub range: u8,
    /// The weight of a gun's ball, in pounds.
    pub pounds: u8,
    /// What it is, without its name: players draw their arbitrary choices by it.
    pub identity: Identity,
}

/// The kinds of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// A Mexican company.
    Company,
    /// A company of Zapadores.
    Zapadores,
    /// A quarter of a company.
    Flecha,
    /// A quarter of a company of Zapadores.
    ZapadorFlecha,
    /// A Mexican crew.
    MexicanCrew,
    /// An officer of a column.
    ColumnOfficer,
    /// A staff officer.
    StaffOfficer,
    /// A Mexican artillery officer.
    MexicanGunner,
    /// A Texan unit.
    Unit,
    /// A Texan crew.
    Crew,
    /// A unit that may be too ill to fight: Bowie (D15.5.a).
    Invalid,
    /// A Texan officer.
    Officer,
    /// A Texan artillery officer.
    Gunner,
    /// An officer who may activate almost any command: Travis, Baugh (D4.12.a).
    Leader,
    /// A gun.
    Cannon,
}

impl PieceType {
    /// Every kind with its name in documents.
    pub const ALL: [(Self, &'static str); 15] = [
        (Self::Company, "company"),
        (Self::Zapadores, "zapadores"),
        (Self::Flecha, "flecha"),
        (Self::ZapadorFlecha, "zapador_flecha"),
        (Self::MexicanCrew, "mexican_crew"),
        (Self::ColumnOfficer, "column_officer"),
        (Self::StaffOfficer, "staff_officer"),
        (Self::MexicanGunner, "mexican_artillery_officer"),
        (Self::Unit, "texan_unit"),
        (Self::Crew, "texan_crew"),
        (Self::Invalid, "invalid"),
        (Self::Officer, "texan_officer"),
        (Self::Gunner, "texan_artillery_officer"),
        (Self::Leader, "texan_leader"),
        (Self::Cannon, "cannon"),
    ];

    /// The side of this kind; `None` for a gun, which belongs to the unit that stands with it.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Company
            | Self::Zapadores
            | Self::Flecha
            | Self::ZapadorFlecha
            | Self::MexicanCrew
            | Self::ColumnOfficer
            | Self::StaffOfficer
            | Self::MexicanGunner => Some(Side::Mexican),
            Self::Unit | Self::Crew | Self::Invalid | Self::Officer | Self::Gunner | Self::Leader => Some(Side::Texan),
            Self::Cannon => None,
        }
    }

    /// The kind with this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| *own == name).map(|(kind, _)| *kind)
    }

    /// Whether the garrison places it before the game, where the scenario says or the player chooses (D19.c). The
    /// attackers come from off the map.
    #[must_use]
    pub const fn is_placed(self) -> bool {
        !matches!(self.side(), Some(Side::Mexican))
    }

    /// Whether it is an officer.
    #[must_use]
    pub const fn is_officer(self) -> bool {
        matches!(
            self,
            Self::ColumnOfficer
                | Self::StaffOfficer
                | Self::MexicanGunner
                | Self::Officer
                | Self::Gunner
                | Self::Leader
        )
    }

    /// Whether it is a unit: neither an officer nor a gun.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        !self.is_officer() && !matches!(self, Self::Cannon)
    }

    /// Whether it is a company that has not split.
    #[must_use]
    pub const fn is_company(self) -> bool {
        matches!(self, Self::Company | Self::Zapadores)
    }

    /// Whether it is a quarter of a company.
    #[must_use]
    pub const fn is_flecha(self) -> bool {
        matches!(self, Self::Flecha | Self::ZapadorFlecha)
    }

    /// Whether it is a crew of a gun.
    #[must_use]
    pub const fn is_crew(self) -> bool {
        matches!(self, Self::MexicanCrew | Self::Crew)
    }

    /// Whether it is an artillery officer (D4.13.b).
    #[must_use]
    pub const fn is_gunner(self) -> bool {
        matches!(self, Self::MexicanGunner | Self::Gunner)
    }

    /// The flecha-equivalents of a piece of this kind at full strength (D1.i).
    #[must_use]
    pub const fn weight(self) -> u8 {
        match self {
            Self::Company | Self::Zapadores => 4,
            Self::Unit | Self::Invalid => 2,
            Self::Flecha | Self::ZapadorFlecha | Self::MexicanCrew | Self::Crew => 1,
            Self::ColumnOfficer
            | Self::StaffOfficer
            | Self::MexicanGunner
            | Self::Officer
            | Self::Gunner
            | Self::Leader
            | Self::Cannon => 0,
        }
    }

    /// The kind of flechas a company of this kind splits into; `None` for other kinds.
    #[must_use]
    pub const fn split(self) -> Option<Self> {
        match self {
            Self::Company => Some(Self::Flecha),
            Self::Zapadores => Some(Self::ZapadorFlecha),
            Self::Flecha
            | Self::ZapadorFlecha
            | Self::MexicanCrew
            | Self::ColumnOfficer
            | Self::StaffOfficer
            | Self::MexicanGunner
            | Self::Unit
            | Self::Crew
            | Self::Invalid
            | Self::Officer
            | Self::Gunner
            | Self::Leader
            | Self::Cannon => None,
        }
    }
}

/// The maximum number of pieces in a game.
const MOST: usize = 4_000;

/// Returns the commands of a counter mix and its pieces, kind by kind; pieces of an unknown kind are left out.
pub(super) fn pieces(mix: &CounterMix, start: impl Fn(&str) -> Option<Spot>) -> (Vec<String>, Vec<Piece>) {
    let known = |counter: &&PieceCounter| PieceType::ALL.iter().any(|(_, word)| *word == counter.kind);
    let mut commands: Vec<String> = mix.pieces.iter().filter(known).map(|own| own.group.clone()).collect();
    commands.sort_unstable();
    commands.dedup();
    commands.truncate(usize::from(u8::MAX));
    let mut pieces: Vec<Piece> = Vec::new();
    for (kind, word) in PieceType::ALL {
        let (mut own, mut count) = (Vec::new(), 0);
        for counter in mix.pieces.iter().filter(|counter| counter.kind == word) {
            let Ok(command) = commands.binary_search(&counter.group) else { continue };
            let figure = |name: &str| counter.figures.get(name).copied().unwrap_or(0).clamp(0, 99) as u8;
            let most = if kind == PieceType::Cannon { 250 - count } else { MOST - pieces.len() - count };
            let names = CounterMix::pieces_of(&counter.id, counter.quantity.min(most as i32));
            let of_counter = names.map(|name| Piece {
                name,
                kind,
                command: command as u8,
                number: 0,
                ladders: figure("ladders"),
                axes: figure("axes"),
                range: figure("range"),
                pounds: figure("pounds"),
                identity: Identity::NONE,
            });
            let of_counter: Vec<Piece> = of_counter.collect();
            count += of_counter.len();
            own.push(of_counter);
        }
        // The counters of a kind follow their commands, figures and starting places, so that no id decides.
        let key = |piece: &Piece| {
            let at = start(&piece.name);
            (piece.command, piece.figures(), at.is_none(), at)
        };
        own.sort_by_cached_key(|pieces| pieces.iter().map(key).min());
        let mut own: Vec<Piece> = own.into_iter().flatten().collect();
        if kind == PieceType::Cannon {
            (0..=u8::MAX).zip(&mut own).for_each(|(number, gun)| gun.number = number);
        }
        pieces.append(&mut own);
    }
    (commands, pieces)
}

/// Gives the pieces their identities: a kind, figures, a command, a starting place, and a number among their equals.
/// Each command is what its pieces are together and where it enters.
pub(super) fn identify(
    pieces: &mut [Piece],
    commands: &[Identity],
    board: &Board,
    start: impl Fn(&str) -> Option<Spot>,
) {
    let mut before: Vec<(Identity, u64)> = Vec::new();
    for piece in pieces {
        let at = start(&piece.name).and_then(|spot| board.id(spot)).unwrap_or(SpotId::NOWHERE);
        let command = commands.get(usize::from(piece.command)).copied().unwrap_or_default();
        let kind = piece.nature().and(command).and(board.identity(at));
        piece.identity = numbered(&mut before, kind);
    }
}

impl Piece {
    fn figures(&self) -> [u8; 4] {
        [self.ladders, self.axes, self.range, self.pounds]
    }

    /// What is printed on its counter.
    pub(super) fn nature(&self) -> Identity {
        let kind = Identity::of(&[self.kind as u64]);
        self.figures().iter().fold(kind, |kind, figure| kind.with(u64::from(*figure)))
    }
}

/// The ids of the pieces whose kind is wanted.
pub(super) fn numbers(pieces: &[Piece], wanted: impl Fn(PieceType) -> bool) -> Vec<PieceId> {
    let own = pieces.iter().enumerate().filter(|(_, piece)| wanted(piece.kind));
    own.map(|(number, _)| PieceId(number as u16)).collect()
}
