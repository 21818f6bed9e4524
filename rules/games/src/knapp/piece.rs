//! The pieces: stands, castings, guns and batteries (K14).

use crate::board::{Board, SpotId};
use crate::counters::CounterMix;
use crate::draw::{Identity, numbered};
use crate::side::Side;
use crate::spot::Spot;

/// The unchanging properties of a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its name in documents and logs.
    pub name: String,
    /// What kind of piece it is.
    pub kind: PieceType,
    /// Its index among the pieces of its kind.
    pub number: u8,
    /// What it is, without its name: players draw their arbitrary choices by it.
    pub identity: Identity,
}

/// The kinds of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// A stand of infantry.
    Infantry,
    /// A command stand.
    Command,
    /// A battery of the bombardment.
    Battery,
    /// The commander, who stands beside the map.
    Commander,
    /// A rifleman.
    Rifleman,
    /// One of Crockett's sharpshooters.
    Sharpshooter,
    /// A cannoneer.
    Cannoneer,
    /// A gun of the garrison.
    Gun,
    /// Crockett.
    Crockett,
    /// Bowie.
    Bowie,
    /// Another leader of the garrison.
    Leader,
}

impl PieceType {
    /// Every kind with its name in documents.
    pub const ALL: [(Self, &'static str); 11] = [
        (Self::Infantry, "infantry"),
        (Self::Command, "command"),
        (Self::Battery, "battery"),
        (Self::Commander, "commander"),
        (Self::Rifleman, "rifleman"),
        (Self::Sharpshooter, "sharpshooter"),
        (Self::Cannoneer, "cannoneer"),
        (Self::Gun, "gun"),
        (Self::Crockett, "crockett"),
        (Self::Bowie, "bowie"),
        (Self::Leader, "leader"),
    ];

    /// The kind with this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| *own == name).map(|(kind, _)| *kind)
    }

    /// The side of this kind.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Infantry | Self::Command | Self::Battery | Self::Commander => Side::Mexican,
            Self::Rifleman
            | Self::Sharpshooter
            | Self::Cannoneer
            | Self::Gun
            | Self::Crockett
            | Self::Bowie
            | Self::Leader => Side::Texan,
        }
    }

    /// Whether the garrison places it before the assault, where the scenario says or the player chooses (K4.i to K4.m).
    /// Cannoneers go with their guns, and the attackers form columns.
    #[must_use]
    pub const fn is_set_up(self) -> bool {
        matches!(self, Self::Gun) || self.is_casting() && !matches!(self, Self::Cannoneer)
    }

    /// Whether it is a stand of attackers.
    #[must_use]
    pub const fn is_stand(self) -> bool {
        matches!(self, Self::Infantry | Self::Command)
    }

    /// Whether it is a casting of the garrison.
    #[must_use]
    pub const fn is_casting(self) -> bool {
        matches!(
            self,
            Self::Rifleman | Self::Sharpshooter | Self::Cannoneer | Self::Crockett | Self::Bowie | Self::Leader
        )
    }

    /// Whether it belongs to the group that has to stay together (K4.j).
    #[must_use]
    pub const fn is_sharp(self) -> bool {
        matches!(self, Self::Crockett | Self::Sharpshooter)
    }

    /// Whether its loss scores points for a leader (K12.e).
    #[must_use]
    pub const fn is_named(self) -> bool {
        matches!(self, Self::Crockett | Self::Bowie | Self::Leader)
    }
}

/// The maximum number of pieces of a kind.
pub(super) const MOST_OF_KIND: i32 = 250;

/// Returns the pieces of a counter mix, kind by kind; pieces of an unknown kind are left out. The counters of a kind follow
/// the places where their pieces start, so that no id decides which comes first.
pub(super) fn pieces(mix: &CounterMix, start: impl Fn(&str) -> Option<Spot>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (kind, word) in PieceType::ALL {
        let own = mix.pieces.iter().filter(|counter| counter.kind == word);
        let named = own.map(|counter| CounterMix::pieces_of(&counter.id, counter.quantity.min(MOST_OF_KIND)).collect());
        let mut counters: Vec<Vec<String>> = named.collect();
        counters.sort_by_cached_key(|names| names.iter().map(|name| starts_at(start(name))).min());
        let numbered = (0..).zip(counters.into_iter().flatten().take(MOST_OF_KIND as usize));
        pieces.extend(numbered.map(|(number, name)| Piece { name, kind, number, identity: Identity::NONE }));
    }
    pieces
}

/// The order of starting places: pieces without one come last.
fn starts_at(spot: Option<Spot>) -> (bool, Option<Spot>) {
    (spot.is_none(), spot)
}

/// Gives the pieces their identities: a kind, a starting place on the map, and a number among their equals.
pub(super) fn identify(pieces: &mut [Piece], board: &Board, start: impl Fn(&str) -> Option<Spot>) {
    let mut before: Vec<(Identity, u64)> = Vec::new();
    for piece in pieces {
        let at = start(&piece.name).and_then(|spot| board.id(spot)).unwrap_or(SpotId::NOWHERE);
        let kind = Identity::of(&[piece.kind as u64]).and(board.identity(at));
        piece.identity = numbered(&mut before, kind);
    }
}
