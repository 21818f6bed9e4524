//! What the viewer may see of a game: its position, the plot, and the marks on the map.

use std::borrow::Cow;

use rules::hex::Hex;
use rules::map::MapDocument;
use rules::play::{Actor, Group, PieceId, Task, Token};
use rules::side::Side;
use rules::table::Hand;

use super::names::Names;
use super::{AnyTable, Play, activation, marks};
use crate::picture::Moment;
use crate::picture::overlay::Mark;

impl Play {
    /// Returns the sides through whose views the game is shown. If two persons share the window, everything that one of
    /// them may not know is hidden, unless the side that decides has the seat.
    fn views(&self, table: &AnyTable) -> Vec<Side> {
        let alone = self.hand_over().is_none() && (!self.is_shared() || table.asked() == self.seated);
        Side::ALL.into_iter().filter(|side| !alone || self.viewer() == Some(*side)).collect()
    }

    /// Returns the current moment without what is hidden from the viewer; `None` while the map does not show the game.
    /// `printed` is the map of the documents.
    pub fn moment(&self, printed: &MapDocument) -> Option<Moment> {
        let table = self.table.as_deref().filter(|_| self.shown)?;
        let moment = Moment::of_scene(table.scene(&self.views(table), printed), |spot| table.board().spot(spot).hex);
        Some(moment.with_unknown(&self.unknown()))
    }

    /// Returns the counters without what is hidden from the viewer; `None` while the map does not show the game.
    pub(super) fn tokens_seen(&self) -> Option<Vec<Token>> {
        let table = self.table.as_deref().filter(|_| self.shown)?;
        Some(table.tokens_seen(&self.views(table)))
    }

    /// Returns the units hidden from the viewer; they are drawn face down.
    pub fn unknown(&self) -> Vec<PieceId> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        self.views(table).into_iter().flat_map(|side| table.unknown_to(side)).collect()
    }

    /// Returns the names of counters, without those of units hidden from the viewer.
    pub fn names_seen(&self) -> Cow<'_, Names> {
        let (table, unknown) = (self.table.as_deref(), self.unknown());
        if unknown.is_empty() {
            return Cow::Borrowed(self.names());
        }
        let hidden = unknown.iter().filter_map(|unit| Some(table?.piece(*unit).name));
        Cow::Owned(self.names().without(hidden))
    }

    /// Returns the side of the viewer: the only person's, or of two persons the one at the seat; `None` if no person
    /// plays.
    pub fn viewer(&self) -> Option<Side> {
        let table = self.table.as_ref()?;
        match table.history().hands().map(|hand| hand.is_person()) {
            [true, true] => self.seated,
            [true, false] => Some(Side::Texan),
            [false, true] => Some(Side::Mexican),
            [false, false] => None,
        }
    }

    /// Whether two persons share the window.
    pub(super) fn is_shared(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.history().hands().iter().all(Hand::is_person))
    }

    /// Returns the side whose person must take the seat before anything is shown, if two persons play and something is
    /// hidden from one of them. Answers in the middle of a fight do not require it.
    pub fn hand_over(&self) -> Option<Side> {
        let table = self.table.as_ref().filter(|_| self.is_shared())?;
        let side = table.asked().filter(|side| self.seated != Some(*side) && !table.is_answer())?;
        (table.task() == Task::Plan || Side::ALL.into_iter().any(|side| table.hides(side))).then_some(side)
    }

    /// Whether a plan must not be shown elsewhere in the window, because a person plays against it.
    pub fn hides_plan(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let hidden = |side: &Side| table.history().hand(*side).is_person() && table.hides_plan(*side);
        Side::ALL.iter().any(hidden)
    }

    /// Returns the plan if its maker has the seat: each group with what is planned for it.
    pub fn plan(&self) -> Vec<Group> {
        let has_seat = |table: &&AnyTable| {
            table.planner().is_some_and(|side| self.viewer() == Some(side)) && self.hand_over().is_none()
        };
        let groups = self.table.as_deref().filter(has_seat).map(rules::table::Tabletop::groups);
        groups.into_iter().flatten().filter(|group| group.planned.is_some()).collect()
    }

    /// Returns the hex to show: that of the counter in hand, otherwise that of the last decision.
    pub fn looked_at(&self) -> Option<Hex> {
        let table = self.table.as_deref().filter(|_| self.shown && self.hand_over().is_none())?;
        if let Some(piece) = self.pick.piece {
            return table.hex_of(piece);
        }
        marks::beat(table).into_iter().find_map(|mark| match mark {
            Mark::Line(_, to, _) => Some(to),
            Mark::Hex(hex, ..) => Some(hex),
            _ => None,
        })
    }

    /// Returns the marks on the map.
    pub fn marks(&self, hovered: Option<Hex>) -> Vec<Mark> {
        let seen = self.shown && (self.amending || self.hand_over().is_none());
        let Some(table) = self.table.as_deref().filter(|_| seen) else {
            return Vec::new();
        };
        if self.amending {
            return marks::amended(table, &self.pick);
        }
        let mut laid: Vec<_> = self.threat_marks().collect();
        if self.is_following() || self.stands_still() || self.is_thinking() {
            laid.extend(marks::beat(table));
            return laid;
        }
        laid.extend(marks::concerned(table));
        let goes_on = table.actor() != Actor::Over && !table.is_answer();
        if self.pick.piece.is_none() && goes_on {
            laid.extend(marks::trail(table));
        }
        if table.asked().is_some() {
            laid.extend(marks::marks(table, &self.pick, hovered));
            match self.summons() {
                Some(summons) => laid.extend(activation::marks(table, summons)),
                None => laid.extend(activation::ready(table)),
            }
        }
        laid
    }
}
