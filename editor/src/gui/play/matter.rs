//! What kind of decision a person has before him, and which of the legal actions are made on the map.

use std::collections::BTreeSet;

use rules::alamo::{Action, Path, Pending, PieceId};
use rules::board::SpotId;
use rules::hex::Hex;

use super::table::Table;

/// What is to be decided, as far as it is decided with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matter {
    /// Counters come onto the map: set-up, replacements, the Reserve.
    Place,
    /// Columns are given their entry areas.
    Plot,
    /// Counters move.
    Move,
    /// Counters attack.
    Attack,
    /// This unit retreats.
    Retreat(PieceId),
    /// A battery is aimed at a hexside.
    Aim,
    /// One of a few answers.
    Answer,
}

impl Matter {
    /// What a table waits for.
    pub fn of(table: &Table) -> Self {
        let position = table.position();
        match position.pending.last() {
            Some(Pending::Retreat { unit, .. }) => Self::Retreat(*unit),
            Some(Pending::Aim { .. }) => Self::Aim,
            Some(Pending::Ferocious { .. }) => Self::Attack,
            Some(_) => Self::Answer,
            None if position.phase == rules::alamo::Phase::Plot => Self::Plot,
            None if position.phase.is_movement() => Self::Move,
            None if position.phase.is_combat() => Self::Attack,
            None => Self::Place,
        }
    }
}

/// The spots a piece may be placed in.
pub fn places(table: &Table, piece: PieceId) -> impl Iterator<Item = SpotId> + '_ {
    table.legal().iter().filter_map(move |action| match action {
        Action::Place { piece: own, at } if *own == piece => Some(*at),
        _ => None,
    })
}

/// The pieces that wait to be placed and can be.
pub fn waiting(table: &Table) -> Vec<PieceId> {
    let mut pieces: Vec<_> = (table.legal().iter())
        .filter_map(|action| if let Action::Place { piece, .. } = action { Some(*piece) } else { None })
        .collect();
    pieces.dedup();
    pieces
}

/// The pieces that can do something on the map: step, be taken along, or attack.
pub fn ready(table: &Table) -> BTreeSet<PieceId> {
    let pieces = table.legal().iter().filter_map(|action| match action {
        Action::Step { piece, .. } => Some(*piece),
        Action::Attack { by, .. } => Some(*by),
        Action::Breach { battery } => Some(*battery),
        _ => None,
    });
    pieces.collect()
}

/// The ways of a retreat that begin with these spots.
pub fn retreats<'a>(table: &'a Table, begun: &'a [SpotId]) -> impl Iterator<Item = Path> + 'a {
    table.legal().iter().filter_map(move |action| match action {
        Action::Retreat { path } if path.spots().starts_with(begun) => Some(*path),
        _ => None,
    })
}

/// Where a retreat that has begun with these spots can go on.
pub fn onward(table: &Table, begun: &[SpotId]) -> Vec<SpotId> {
    let next: BTreeSet<_> = retreats(table, begun).filter_map(|path| path.spots().get(begun.len()).copied()).collect();
    next.into_iter().collect()
}

/// The actions that are given by a button: those that have no place on the map, and those of the piece in hand.
pub fn buttons(table: &Table, piece: Option<PieceId>) -> Vec<Action> {
    let position = table.position();
    let here = piece.map(|piece| position.of(piece).at);
    let beside = |other: PieceId| here.is_some_and(|here| position.of(other).at == here);
    let shown = |action: &&Action| match **action {
        Action::Place { .. }
        | Action::Plot { .. }
        | Action::Step { .. }
        | Action::Attack { .. }
        | Action::Retreat { .. } => false,
        // Many could be taken along somewhere: only those where the piece in hand stands are meant.
        Action::Take { leader, with } => Some(with) == piece || Some(leader) == piece,
        Action::Tow { by, .. } => Some(by) == piece,
        Action::Breach { battery } => Some(battery) == piece || beside(battery),
        Action::Use { unit, .. } => unit.is_none() || piece.is_none() || unit == piece,
        _ => true,
    };
    table.legal().iter().filter(shown).copied().collect()
}

/// The hexes an action is about on the map, beside those of its own piece.
pub fn hexes(table: &Table, action: Action) -> Vec<Hex> {
    use rules::alamo::variant::Item;
    let (game, position) = (table.game(), table.position());
    let board = game.board();
    let spot = |spot: SpotId| (spot.index() < board.len()).then(|| board.spot(spot).hex).into_iter().collect();
    let piece = |piece: PieceId| spot(position.of(piece).at);
    match action {
        Action::At { side } if side.index() < board.breachable() => board.breach_side(side).hexes().to_vec(),
        Action::Pick { item: Item::Spot(at) } | Action::Use { item: Item::Spot(at), .. } => spot(at),
        Action::Pick { item: Item::Piece(own) } | Action::Use { item: Item::Piece(own), .. } => piece(own),
        Action::Lead { leader } | Action::Ferocity { leader } => piece(leader),
        _ => Vec::new(),
    }
}
