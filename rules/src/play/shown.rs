//! How a game system is shown: what maps and panels need to offer its decisions and to draw its moments.

use std::borrow::Cow;

use super::{
    Activation, Concern, Decision, EventView, Group, Marker, Moment, Odds, Phase, Piece, PieceId, Reach, Spoken,
    Stakes, Task, Token,
};
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::side::Side;

/// A game system that can be played at a table.
///
/// Everything here is for display, in types shared by all systems. No rule reads it.
pub trait Shown: Spoken {
    /// The board.
    fn board(&self) -> &Board;

    /// How many counters there are.
    fn piece_count(&self) -> usize;

    /// What a counter is.
    fn piece(&self, piece: PieceId) -> Piece<'_>;

    /// The state of a counter: its spot, its side up, its condition.
    fn token(&self, position: &Self::Position, piece: PieceId) -> Token;

    /// The markers that lie on the map or beside it.
    fn markers(&self, _position: &Self::Position) -> Vec<Marker> {
        Vec::new()
    }

    /// The map as it is now: `printed` while nothing on it has changed.
    fn map_now<'m>(&self, printed: &'m MapDocument, _position: &Self::Position) -> Cow<'m, MapDocument> {
        Cow::Borrowed(printed)
    }

    /// The counters a side sees without knowing them: they lie face down for it.
    fn unknown_to(&self, _position: &Self::Position, _side: Side) -> Vec<PieceId> {
        Vec::new()
    }

    /// The side that plans for its groups; `None` where nobody does.
    fn planner(&self) -> Option<Side> {
        None
    }

    /// Whether a plan is kept from a side.
    fn hides_plan(&self, _position: &Self::Position, _side: Side) -> bool {
        false
    }

    /// Whether a side may know of an event between two positions.
    fn is_known(&self, _before: &Self::Position, _after: &Self::Position, _event: &Self::Event, _side: Side) -> bool {
        true
    }

    /// The groups that are planned for.
    fn groups(&self, _position: &Self::Position) -> Vec<Group> {
        Vec::new()
    }

    /// Whether a phase belongs to the set-up.
    fn is_set_up(&self, moment: Moment) -> bool;

    /// A sentence on how the game stands, such as the casualties so far.
    fn stand(&self, position: &Self::Position) -> Phrase;

    /// The kind of decision that is due.
    fn task(&self, position: &Self::Position) -> Task;

    /// Whether the decision that is due answers something under way, rather than begins something.
    fn is_answer(&self, position: &Self::Position) -> bool;

    /// What is to be decided or rolled now, in a sentence; `legal` is the list of what is allowed.
    fn due(&self, position: &Self::Position, legal: &[Self::Action]) -> Phrase;

    /// The pieces, spots and hexsides that the decision or roll is about.
    fn concerned(&self, position: &Self::Position) -> Vec<Concern>;

    /// A decision with the counters, spots and hexsides by which a map or panel offers it.
    fn decision(&self, position: &Self::Position, action: Self::Action) -> Decision;

    /// The label of a decision on its button.
    fn label(&self, position: &Self::Position, action: Self::Action) -> Phrase;

    /// The decision that places a counter; `None` where no counter is ever placed so.
    fn place(&self, piece: PieceId, at: SpotId) -> Option<Self::Action>;

    /// The decision that plans for a group what a hex stands for; `None` where it stands for nothing.
    fn plan(&self, _group: usize, _hex: Hex) -> Option<Self::Action> {
        None
    }

    /// The step of a counter onto a spot.
    fn step(&self, piece: PieceId, to: SpotId) -> Option<Self::Action>;

    /// How far a counter gets: in the phase of the position, or with `anew` in the next one it moves in.
    fn reach(&self, position: &Self::Position, piece: PieceId, anew: bool) -> Reach;

    /// The hexes a counter can shoot into from where it stands, in order: its ring, its arc. None where a system shows no
    /// such thing.
    fn field(&self, _position: &Self::Position, _piece: PieceId) -> Vec<Hex> {
        Vec::new()
    }

    /// Whom a counter on the map calls to act, and why not the others, whatever is due now; `None` for one that calls nobody,
    /// and where a system shows no such thing.
    fn summons(&self, _position: &Self::Position, _piece: PieceId) -> Option<Activation> {
        None
    }

    /// The chances of every result of an attack of one counter on another.
    fn odds(&self, position: &Self::Position, piece: PieceId, target: PieceId) -> Odds;

    /// What may come of answering the attack that was made; `None` where nobody is asked for it.
    fn answer_odds(&self, _position: &Self::Position) -> Option<Odds> {
        None
    }

    /// What the dice that are due may bring; `None` where none are, or where the odds of an attack have said it before.
    fn stakes(&self, _position: &Self::Position) -> Option<Stakes> {
        None
    }

    /// What an event is to those who follow the game. `before` is the position before the step it belongs to, `earlier`
    /// are the events of that step before it.
    fn glance(&self, before: &Self::Position, earlier: &[Self::Event], event: &Self::Event) -> EventView;

    /// The change by hand that puts a counter onto a spot.
    fn put(&self, piece: PieceId, at: SpotId) -> Self::Amend;

    /// What else can be done with a counter by hand, each with its name.
    fn amends(&self, position: &Self::Position, piece: PieceId) -> Vec<(Phrase, Self::Amend)>;

    /// The phases that can be begun anew by hand: each with its name, and what doing so is called.
    fn beginnings(&self) -> Vec<(Phrase, Phrase, Self::Amend)>;

    /// A change by hand, as a sentence.
    fn tell_amend(&self, amend: Self::Amend) -> Phrase;
}

/// One of [`Shown::beginnings`].
pub(crate) fn beginning<A>(phase: Phase, amend: A) -> (Phrase, Phrase, A) {
    let word = phase.name_word();
    (Phrase::new("phase-name").word("phase", word.clone()), Phrase::new("amend-begin").word("phase", word), amend)
}
