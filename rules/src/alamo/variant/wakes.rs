//! What wakes the changes of a number or permission: when and where any of them can have a say, told at one look.

use super::bounds::{Bounds, Place};
use super::program::{Base, Program};
use super::{Roles, SideId};
use crate::alamo::{Phase, Position};
use crate::board::SpotSet;

/// When and where any of several conditions can hold.
#[derive(Debug, Clone, Default)]
pub(super) struct Wakes {
    /// The sorts of flags one of which must be up, by phase: on a hexside where nothing is painted, and anywhere.
    pub(super) sorts: [[u64; 2]; Phase::COUNT],
    /// The spots something must lead to; none for any.
    pub(super) spots: Option<SpotSet>,
    /// The sorts of flags one of which must be up for it to lead elsewhere.
    elsewhere: u64,
}

impl Wakes {
    /// Those of several conditions.
    pub(super) fn of<'a>(program: &Program, all: impl Iterator<Item = &'a Bounds> + Clone, spots: usize) -> Self {
        let mut wakes = Self { spots: Some(SpotSet::new(spots)), ..Self::default() };
        for bounds in all {
            for (phase, [bare, all]) in wakes.sorts.iter_mut().enumerate() {
                if bounds.phases >> phase & 1 != 0 {
                    *all |= bounds.sorts;
                    *bare |= if bounds.over { 0 } else { bounds.sorts };
                }
            }
            match bounds.place {
                Place::Zone(Base::To, zone) => {
                    let own = &program.zones[usize::from(zone)];
                    let all = wakes.spots.iter_mut();
                    all.for_each(|spots| own.spots().for_each(|spot| _ = spots.insert(spot)));
                }
                Place::Flagged(Base::To, _) => wakes.elsewhere |= bounds.sorts,
                _ => wakes.spots = None,
            }
        }
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
        let over = usize::from(roles.via != SideId::NONE);
        if !position.marks.may_be_up(self.sorts[position.phase as usize][over]) {
            return false;
        }
        match &self.spots {
            Some(spots) => spots.contains(roles.to) || position.marks.may_be_up(self.elsewhere),
            None => true,
        }
    }
}
