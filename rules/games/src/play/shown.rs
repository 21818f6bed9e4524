//! The display interface of a game system: what maps and panels need to offer decisions and to draw positions.

use std::borrow::Cow;

use super::{
    Activation, Atom, BackFace, Concern, Decision, EventView, Group, Marker, MarkerKind, Moment, Odds, Phase, Piece,
    PieceId, Range, RangeUnit, Reach, Refusal, Score, Spoken, Stakes, Task, Token,
};
use crate::board::los::Meeting;
use crate::board::{Board, SpotId};
use crate::hex::Hex;
use crate::map::MapDocument;
use crate::phrase::Phrase;
use crate::side::Side;

/// A game system that can be played at a table.
///
/// Everything here is for display, in types shared by all systems. No rule reads it.
pub trait Shown: Spoken {
    /// Returns the board.
    fn board(&self) -> &Board;

    /// The number of counters.
    fn piece_count(&self) -> usize;

    /// Returns the unchanging properties of a counter.
    fn piece(&self, piece: PieceId) -> Piece<'_>;

    /// Returns the rank of a leader or of another man with a name of his own, more for a higher one; 0 for other counters.
    fn rank(&self, piece: PieceId) -> u8;

    /// Returns the state of a counter: its spot, the side it shows, its condition.
    fn token(&self, position: &Self::Position, piece: PieceId) -> Token;

    /// The markers that the game has of its own, beside breaches and those of variants.
    const MARKERS: &'static [MarkerKind] = &[];

    /// Returns what the back of a counter of a declared kind means; `None` if such a counter has no back.
    #[must_use]
    fn back_of(_kind: &str) -> Option<BackFace> {
        None
    }

    /// Returns the markers on the map and next to it.
    fn markers(&self, _position: &Self::Position) -> Vec<Marker> {
        Vec::new()
    }

    /// Returns the current map: `printed` while nothing on it has changed.
    fn map_now<'m>(&self, printed: &'m MapDocument, _position: &Self::Position) -> Cow<'m, MapDocument> {
        Cow::Borrowed(printed)
    }

    /// Returns the counters that a side sees face down, without knowing them.
    fn unknown_to(&self, _position: &Self::Position, _side: Side) -> Vec<PieceId> {
        Vec::new()
    }

    /// Returns the side that plans for its groups; `None` if there are no plans.
    fn planner(&self) -> Option<Side> {
        None
    }

    /// Whether the plan is hidden from a side.
    fn hides_plan(&self, _position: &Self::Position, _side: Side) -> bool {
        false
    }

    /// Whether a side may know of an event between two positions.
    fn is_known(&self, _before: &Self::Position, _after: &Self::Position, _event: &Self::Event, _side: Side) -> bool {
        true
    }

    /// Returns the groups that plans are made for.
    fn groups(&self, _position: &Self::Position) -> Vec<Group> {
        Vec::new()
    }

    /// Whether a phase belongs to the set-up.
    fn is_set_up(&self, moment: Moment) -> bool;

    /// Returns a Game-Turn and its phase for a heading; the set-up has no turn.
    fn moment_said(&self, moment: Moment) -> Phrase {
        let id = if self.is_set_up(moment) { "replay-set-up" } else { "replay-moment" };
        Phrase::new(id).with("turn", moment.turn).word("phase", moment.phase.name_word())
    }

    /// Returns what the game counts: `turn` or `round`.
    fn turn_word(&self) -> &'static str {
        "turn"
    }

    /// Returns a sentence on the state of the game, such as the casualties so far.
    fn stand(&self, position: &Self::Position) -> Phrase;

    /// Returns the side that would win a game that ended now; `None` while neither would, and once something else than
    /// that has ended the game.
    fn ahead(&self, position: &Self::Position) -> Option<Side>;

    /// Returns the position as it counts at a moment within a step: `after` is the position after the step, whose `later`
    /// events have not happened yet.
    fn counted<'p>(&self, after: &'p Self::Position, _later: &[Self::Event]) -> Cow<'p, Self::Position> {
        Cow::Borrowed(after)
    }

    /// Returns what the score is made of, and what it is measured against.
    fn score(&self, position: &Self::Position) -> Score;

    /// Returns the kind of the pending decision.
    fn task(&self, position: &Self::Position) -> Task;

    /// Whether the pending decision responds to something in progress instead of starting something.
    fn is_answer(&self, position: &Self::Position) -> bool;

    /// Describes the pending decision or roll in a sentence. `legal` is the list of legal actions.
    fn due(&self, position: &Self::Position, legal: &[Self::Action]) -> Phrase;

    /// Returns the subjects of the pending decision or roll: pieces, spots and hexsides.
    fn concerned(&self, position: &Self::Position) -> Vec<Concern>;

    /// Returns a decision with the counters, spots and hexsides by which a map or panel offers it.
    fn decision(&self, position: &Self::Position, action: Self::Action) -> Decision;

    /// Returns the button label of a decision.
    fn label(&self, position: &Self::Position, action: Self::Action) -> Phrase;

    /// Returns the action that places a counter; `None` if the system never places counters this way.
    fn place(&self, piece: PieceId, at: SpotId) -> Option<Self::Action>;

    /// Returns the action that gives a group the plan that a hex stands for; `None` if the hex stands for no plan.
    fn plan(&self, _group: usize, _hex: Hex) -> Option<Self::Action> {
        None
    }

    /// Returns the action that moves a counter one step onto a spot.
    fn step(&self, piece: PieceId, to: SpotId) -> Option<Self::Action>;

    /// Returns the reach of a counter: in the phase of the position, or with `anew` in the next phase in which it
    /// moves.
    fn reach(&self, position: &Self::Position, piece: PieceId, anew: bool) -> Reach;

    /// Returns the hexes that a counter can shoot into from its spot, in order: its ring or arc. Empty if a system does
    /// not show this.
    fn field(&self, _position: &Self::Position, _piece: PieceId) -> Vec<Hex> {
        Vec::new()
    }

    /// Returns the units that a counter on the map activates, and the reasons why it does not activate others, whatever
    /// decision is pending. `None` if it activates none, or if a system does not show this.
    fn summons(&self, _position: &Self::Position, _piece: PieceId) -> Option<Activation> {
        None
    }

    /// Returns how far one spot is from another as the rules count it; by default in hexes.
    fn range(&self, from: SpotId, to: SpotId) -> Range {
        Range { count: self.board().range(from, to), unit: RangeUnit::Hexes }
    }

    /// Returns the rule by which one spot sees another in this position, or what prevents it. The light does not count:
    /// whether a target can be made out is a matter of the shot.
    ///
    /// # Errors
    ///
    /// Returns the rule that blocks the line, with the obstacles on the map if the rules name them.
    fn line_of_sight(&self, position: &Self::Position, from: SpotId, to: SpotId) -> Result<Atom, Refusal>;

    /// Returns everything a line between two spots meets, in order from the first. `None` if lines of this game do not
    /// meet one hexside after the other.
    fn line_followed(&self, _position: &Self::Position, _from: SpotId, _to: SpotId) -> Option<Vec<Meeting>> {
        None
    }

    /// Returns the odds of an attack of one counter on another.
    fn odds(&self, position: &Self::Position, piece: PieceId, target: PieceId) -> Odds;

    /// Returns the odds of striking back at the last attack; `None` if no such answer is pending.
    fn answer_odds(&self, _position: &Self::Position) -> Option<Odds> {
        None
    }

    /// Returns the possible results of the pending roll; `None` if none is pending, or if the odds of an attack have
    /// already shown them.
    fn stakes(&self, _position: &Self::Position) -> Option<Stakes> {
        None
    }

    /// Returns an event as seen by a viewer of the game. `before` is the position before the step that the event
    /// belongs to, `earlier` are the preceding events of that step.
    fn glance(&self, before: &Self::Position, earlier: &[Self::Event], event: &Self::Event) -> EventView;

    /// Returns the amendment that puts a counter onto a spot.
    fn put(&self, piece: PieceId, at: SpotId) -> Self::Amend;

    /// Returns the other amendments of a counter, each with its name.
    fn amends(&self, position: &Self::Position, piece: PieceId) -> Vec<(Phrase, Self::Amend)>;

    /// Returns the phases that an amendment can restart: each with its name, the label of the amendment, and the
    /// amendment.
    fn beginnings(&self) -> Vec<(Phrase, Phrase, Self::Amend)>;

    /// Describes an amendment in a sentence.
    fn tell_amend(&self, amend: Self::Amend) -> Phrase;
}

/// Creates an entry of [`Shown::beginnings`].
pub(crate) fn beginning<A>(phase: Phase, amend: A) -> (Phrase, Phrase, A) {
    let word = phase.name_word();
    (Phrase::new("phase-name").word("phase", word.clone()), Phrase::new("amend-begin").word("phase", word), amend)
}
