//! What wakes the changes of a number or permission: when and where any of them can have a say, told at one look.

use super::bounds::Place;
use super::calls::is_plain;
use super::program::{Adjust, Base, Program};
use super::{Marks, Roles, SideId};
use crate::alamo::{Phase, Position};
use crate::board::{Board, SpotId, SpotSet};
use crate::variant::Scope;

/// When and where any of several conditions can hold.
#[derive(Debug, Clone, Default)]
pub(super) struct Wakes {
    /// The sorts of flags one of which must be up, by phase: on a hexside where nothing is painted, and anywhere.
    pub(super) sorts: [[u64; 2]; Phase::COUNT],
    /// The spots something must lead to; none for any.
    pub(super) spots: Option<SpotSet>,
    /// The flags one of which a spot must carry for it to lead there otherwise, by the address of their first.
    marked: Vec<u16>,
    /// The sorts of those flags.
    elsewhere: u64,
    /// The flags one of which the hexside between must carry, by the address of their first; none for any hexside.
    doors: Option<Vec<u16>>,
    /// Whether all speak of what a variant has named: no step or attack a player may choose.
    named: bool,
}

impl Wakes {
    /// Those of several changes.
    pub(super) fn of<'a>(program: &Program, board: &Board, changes: impl IntoIterator<Item = &'a Adjust>) -> Self {
        let mut wakes = Self { doors: Some(Vec::new()), named: true, ..Self::default() };
        let mut elsewhere = Vec::new();
        for change in changes {
            let bounds = &change.bounds;
            wakes.named &= bounds.named;
            let flag = |base, scope| match bounds.place {
                Place::Flagged(own, flag) if own == base => {
                    let place = &program.flags[usize::from(flag)];
                    (place.of == scope).then_some(place.first)
                }
                _ => None,
            };
            match (flag(Base::Via, Scope::Hexside), &mut wakes.doors) {
                (Some(first), Some(doors)) => doors.push(first),
                _ => wakes.doors = None,
            }
            for (phase, [bare, all]) in wakes.sorts.iter_mut().enumerate() {
                if bounds.phases >> phase & 1 != 0 {
                    *all |= bounds.sorts;
                    *bare |= if bounds.over { 0 } else { bounds.sorts };
                }
            }
            match flag(Base::To, Scope::Spot) {
                Some(first) => {
                    wakes.marked.push(first);
                    wakes.elsewhere |= bounds.sorts;
                }
                None => elsewhere.push(change),
            }
        }
        wakes.spots = program.lies_of(board, elsewhere, Base::To);
        wakes
    }

    /// Whether any can hold in a phase with these flags.
    #[inline]
    pub(super) fn may_hold(&self, position: &Position) -> bool {
        position.marks.may_be_up(self.sorts[position.phase as usize][1])
    }

    /// Whether any can hold of these.
    #[inline]
    pub(super) fn may_hold_of(&self, position: &Position, roles: &Roles) -> bool {
        !(self.named && is_plain(position, roles.mode)) && self.may_lead(position, roles.to, roles.via)
    }

    /// Whether any can hold of what leads to a spot over a hexside.
    #[inline]
    pub(super) fn may_lead(&self, position: &Position, to: SpotId, via: SideId) -> bool {
        self.may_end(position, to) && self.may_pass(position, via)
    }

    /// Whether any can hold of what leads to a spot.
    #[inline]
    pub(super) fn may_end(&self, position: &Position, to: SpotId) -> bool {
        self.spots.as_ref().is_none_or(|spots| {
            let marks = &position.marks;
            spots.contains(to) || marks.may_be_up(self.elsewhere) && is_marked(marks, &self.marked, to.0)
        })
    }

    /// Whether any can hold of what leads over a hexside.
    #[inline]
    pub(super) fn may_pass(&self, position: &Position, via: SideId) -> bool {
        let (marks, over) = (&position.marks, via != SideId::NONE);
        marks.may_be_up(self.sorts[position.phase as usize][usize::from(over)])
            && self.doors.as_ref().is_none_or(|doors| over && is_marked(marks, doors, via.0))
    }
}

/// Whether something carries one of several flags, each by the address of its first.
#[inline]
fn is_marked(marks: &Marks, flags: &[u16], at: u16) -> bool {
    for first in flags {
        if marks.get(first.saturating_add(at)) > 0 {
            return true;
        }
    }
    false
}
