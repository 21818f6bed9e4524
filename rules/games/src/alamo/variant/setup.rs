//! Effects and requirements of variants before the first turn: the supply of batteries, sites, requirements.

use super::program::PLOTTED;
use super::{Item, Occasion, Roles};
use crate::alamo::event::Happening;
use crate::alamo::set_up::MOST_MENDS;
use crate::alamo::{Allowed, Event, Game, Phase, PieceId, Position, Status, Why};
use crate::board::SpotId;
use crate::play::Atom;
use crate::rulebook::VictoryLevel;
use crate::variant::{Happens, SetUpStep, Variant};

impl Game {
    /// Sets the number of batteries of each counter: any in excess are out of the game.
    pub(super) fn supply(&self, position: &mut Position, counts: &[(String, u8)]) {
        for (counter, count) in counts {
            let mut left = *count;
            for piece in self.batteries_of(counter) {
                let state = position.state_mut(piece);
                if left > 0 {
                    left -= 1;
                    if state.status == Status::Gone {
                        state.status = Status::Waiting;
                    }
                } else if state.status == Status::Waiting {
                    state.status = Status::Gone;
                }
            }
        }
    }

    /// Returns the batteries of a counter, in order.
    fn batteries_of<'a>(&'a self, counter: &'a str) -> impl Iterator<Item = PieceId> + 'a {
        self.piece_ids().filter(move |piece| {
            let own = self.piece(*piece);
            own.is_battery() && is_of(&own.name, counter)
        })
    }

    /// Checks whether a step of the set-up may end, given the requirements of variants.
    pub(in crate::alamo) fn wants_are_met(&self, position: &Position) -> Allowed {
        let Some(evaluator) = self.evaluator(position).filter(|_| position.mends < MOST_MENDS) else { return Ok(()) };
        let step = match position.phase {
            Phase::SetUpGuns => SetUpStep::Guns,
            Phase::Plot => SetUpStep::Plot,
            Phase::SetUpTexans => SetUpStep::Units,
            Phase::SetUpMexicans => SetUpStep::MexicanUnits,
            _ => return Ok(()),
        };
        let roles = Roles::default();
        let missed =
            evaluator.program.wants.iter().find(|want| want.step == step && !evaluator.holds(want.condition, &roles));
        missed.map_or(Ok(()), |want| Err(Why::new(want.atom)))
    }

    /// Returns the first spot of a zone, or of the area plotted for its column, that has room for a waiting piece.
    pub(in crate::alamo) fn room_in(&self, position: &Position, piece: PieceId, zone: u16) -> Option<SpotId> {
        if position.state(piece).status != Status::Waiting {
            return None;
        }
        let has_room = |spot: &SpotId| {
            let enemy = position.unit_on(*spot).is_some_and(|other| self.side(other) != self.side(piece));
            !enemy && (!self.piece(piece).is_unit() || self.has_room(position, piece, *spot))
        };
        if zone == PLOTTED {
            return self.area_of(position, piece)?.iter().copied().find(has_room);
        }
        self.program.as_deref()?.zones[usize::from(zone)].spots().find(has_room)
    }

    /// Brings a waiting piece onto the first spot of a zone that has room for it.
    pub(in crate::alamo) fn bring_at_last(
        &self,
        position: &mut Position,
        piece: PieceId,
        zone: u16,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        if let Some(at) = self.room_in(position, piece, zone) {
            self.enter(position, piece, at, events);
            position.state_mut(piece).status = Status::Map;
            events.push(Event { atom, what: Happening::Placed { piece, at } });
        }
    }
}

impl Game {
    /// Records that a piece is kept off the map in this phase.
    pub(in crate::alamo) fn keep_back(&self, position: &mut Position, piece: PieceId) {
        if let Some((program, kept)) = self.program.as_deref().and_then(|program| Some((program, program.kept?))) {
            program.mark(&mut position.marks, kept, Item::Piece(piece), 1);
        }
    }

    /// Returns the rule that keeps pieces off the map, if it has kept this one off in this phase.
    #[cold]
    pub(in crate::alamo) fn held_by(&self, position: &Position, piece: PieceId) -> Option<Atom> {
        let program = self.program.as_deref()?;
        let address = program.address(program.kept?, Item::Piece(piece))?;
        let first = *program.lists[usize::from(Occasion::Try(Happens::Enter).number())].first()?;
        (position.marks.get(address) > 0).then(|| program.rules[usize::from(first)].atom)
    }
}

/// Whether a piece belongs to a counter: its name is the counter's, or that with a number.
pub(super) fn is_of(name: &str, counter: &str) -> bool {
    name.strip_prefix(counter).is_some_and(|rest| {
        rest.is_empty() || rest.strip_prefix('-').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

/// Returns the victory levels with which a variant replaces the rulebook's (16.5), from its table `victory`; `None` if
/// it does not replace them.
pub(in crate::alamo) fn victory(variant: &Variant) -> Option<Vec<VictoryLevel>> {
    let replaces = variant.replaces.iter().any(|chart| chart == "victory");
    let table = variant.tables.iter().find(|table| table.id == "victory").filter(|_| replaces)?;
    let level = |row: &crate::variant::Row| {
        let (winner, degree) = crate::variant::victory_named(&row.is)?;
        let from = row.on.ends().0.clamp(0, i32::from(u16::MAX)) as u16;
        Some(VictoryLevel { from, winner, degree })
    };
    let mut levels: Vec<VictoryLevel> = table.rows.iter().filter_map(level).collect();
    levels.sort();
    Some(levels)
}
