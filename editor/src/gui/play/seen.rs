//! Who sees what of a game: its position, the plot, what lies on the map.

use std::borrow::Cow;

use rules::alamo::{Game, Phase, PieceId, Position};
use rules::hex::Hex;
use rules::play::Actor;
use rules::side::Side;

use super::names::Names;
use super::table::Hand;
use super::{Play, marks};
use crate::picture::overlay::Mark;

impl Play {
    /// The game and its position as whoever looks may see it, while the map is to show it. Where two share the window,
    /// nothing is shown that one of them may not know, unless the other has the seat to himself.
    pub fn seen(&self) -> Option<(&Game, Position)> {
        let table = self.table.as_ref().filter(|_| self.shown)?;
        let (game, mut position) = (table.game(), *table.position());
        let alone = self.hand_over().is_none() && (!self.is_shared() || table.asked() == self.seated);
        for side in Side::ALL {
            if !alone || self.viewer() == Some(side) {
                position = game.view(&position, side).into_owned();
            }
        }
        Some((game, position))
    }

    /// The units whoever looks does not know: they lie face down.
    pub fn unknown(&self) -> Vec<PieceId> {
        let Some(table) = &self.table else { return Vec::new() };
        let alone = self.hand_over().is_none() && (!self.is_shared() || table.asked() == self.seated);
        let mut sides = Side::ALL.into_iter().filter(|side| !alone || self.viewer() == Some(*side));
        let mut unknown = Vec::new();
        sides.by_ref().for_each(|side| unknown.extend(table.game().unknown_to(table.position(), side)));
        unknown
    }

    /// The names of counters, without those of units whoever looks does not know.
    pub fn names_seen(&self) -> Cow<'_, Names> {
        let (table, unknown) = (self.table.as_ref(), self.unknown());
        if unknown.is_empty() {
            return Cow::Borrowed(self.names());
        }
        let hidden = unknown.iter().filter_map(|unit| Some(table?.game().piece(*unit).name.as_str()));
        Cow::Owned(self.names().without(hidden))
    }

    /// Who is looking: the only person, or whoever has the seat of two. Nobody in particular where no person plays.
    pub fn viewer(&self) -> Option<Side> {
        let table = self.table.as_ref()?;
        match table.hands().map(|hand| hand.is_person()) {
            [true, true] => self.seated,
            [true, false] => Some(Side::Texan),
            [false, true] => Some(Side::Mexican),
            [false, false] => None,
        }
    }

    /// Whether two persons share the window.
    pub(super) fn is_shared(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.hands().iter().all(Hand::is_person))
    }

    /// The side whose person must take the seat before anything is shown: there are two of them, and one is not to see
    /// what the other sees. Answers in the middle of a fight are given across the table.
    pub fn hand_over(&self) -> Option<Side> {
        let table = self.table.as_ref().filter(|_| self.is_shared())?;
        let (game, position) = (table.game(), table.position());
        let side = table.asked().filter(|side| self.seated != Some(*side) && position.pending.is_empty())?;
        let hidden = |side| matches!(game.view(position, side), Cow::Owned(_));
        (position.phase == Phase::Plot || Side::ALL.into_iter().any(hidden)).then_some(side)
    }

    /// Whether the plot must not be seen elsewhere in the window: a person plays the Texans, and a column has not entered.
    pub fn hides_plot(&self) -> bool {
        let Some(table) = self.table.as_ref().filter(|table| table.hand(Side::Texan).is_person()) else { return false };
        let (game, position) = (table.game(), table.position());
        !position.is_over() && game.view(position, Side::Texan).plot != position.plot
    }

    /// The plot, for the one who has made it and has the seat: each column with its area.
    pub fn plot(&self) -> Vec<(&str, u8)> {
        let seated = self.viewer() == Some(Side::Mexican) && self.hand_over().is_none();
        let Some(table) = self.table.as_ref().filter(|_| seated) else { return Vec::new() };
        let plotted = table.game().columns().iter().zip(&table.position().plot);
        plotted.filter(|(_, area)| **area != 0).map(|(column, area)| (column.id.as_str(), *area)).collect()
    }

    /// The hex to look at: where the last decision was made while it is shown, or else where the counter in hand stands.
    pub fn looked_at(&self) -> Option<Hex> {
        let table = self.table.as_ref().filter(|_| self.shown && self.hand_over().is_none())?;
        if let Some(piece) = self.pick.piece {
            return marks::stands(table, piece);
        }
        marks::beat(table).into_iter().find_map(|mark| match mark {
            Mark::Line(_, to, _) => Some(to),
            Mark::Hex(hex, ..) => Some(hex),
            _ => None,
        })
    }

    /// What lies on the map.
    pub fn marks(&self, hovered: Option<Hex>) -> Vec<Mark> {
        let seen = self.shown && (self.amending || self.hand_over().is_none());
        let Some(table) = self.table.as_ref().filter(|_| seen) else {
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
        let goes_on = table.actor() != Actor::Over && table.position().pending.is_empty();
        if self.pick.piece.is_none() && goes_on {
            laid.extend(marks::trail(table));
        }
        if table.asked().is_some() {
            laid.extend(marks::marks(table, &self.pick, hovered));
        }
        laid
    }
}
