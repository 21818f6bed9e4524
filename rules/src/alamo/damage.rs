//! Damage Checks (8.4, 8.5) and what they do (9.2 to 9.5).

use arrayvec::ArrayVec;

use super::action::Mode;
use super::atoms;
use super::event::Happening;
use super::position::{Order, Pending, Strike};
use super::{Class, Event, Game, PieceId, Position, Status};
use crate::board::SpotId;
use crate::play::{Atom, Roll};
use crate::side::Side;

/// One modifier of a Damage Check, with its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// The rule.
    pub atom: Atom,
    /// What it adds to the dice.
    pub value: i8,
}

/// How a unit was lost: it decides where on the track it goes (13.0, 13.3, 9.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Loss {
    /// Its last step was lost.
    Step,
    /// Eliminated outright.
    Outright,
    /// It could not retreat.
    NoRetreat,
    /// It had to retreat from an entry area.
    EntryArea,
}

impl Game {
    /// The modifiers of a Damage Check, one by one (8.5). The number is the table's.
    #[must_use]
    pub fn modifiers(&self, position: &Position, strike: &Strike, number: u8) -> ArrayVec<Modifier, 8> {
        let mut modifiers = ArrayVec::new();
        let mut add = |atom, value: i8| {
            if value != 0 {
                modifiers.push(Modifier { atom, value });
            }
        };
        let target = position.of(strike.target);
        let side = self.side(strike.target);
        add(atoms::A8_5_B, -small(self.leadership(position, strike, side)));
        add(atoms::A8_5_D, small(self.leadership(position, strike, side.enemy())));
        add(atoms::A8_5_E, small(number));
        match target.order {
            Order::Good => {}
            Order::Disordered => add(atoms::A8_5_F, self.parameters.disordered),
            Order::Routed => add(atoms::A8_5_F, self.parameters.routed),
        }
        let inside = self.mexicans_inside(position);
        match side {
            Side::Mexican if inside => add(atoms::A8_5_C, self.parameters.inside_mexican),
            Side::Mexican => {}
            Side::Texan => {
                let covered = self.covered(position, strike.target) as u8;
                add(atoms::A8_5_G, small(covered).saturating_mul(self.parameters.per_mexican_in_zoc));
                if inside {
                    add(atoms::A8_5_H, self.parameters.inside_texan);
                }
            }
        }
        modifiers
    }

    /// Whether a Mexican combat unit in good order stands inside the walls (2.2, 8.5).
    #[must_use]
    pub fn mexicans_inside(&self, position: &Position) -> bool {
        self.inside(position, Order::Good).next().is_some()
    }

    /// The Mexican combat units inside the walls whose order is no worse than this.
    pub(super) fn inside<'a>(&'a self, position: &'a Position, worst: Order) -> impl Iterator<Item = PieceId> + 'a {
        self.piece_ids().filter(move |unit| {
            let (piece, state) = (self.piece(*unit), position.of(*unit));
            piece.side == Some(Side::Mexican)
                && piece.is_unit()
                && state.is_on_map()
                && state.order <= worst
                && self.board.inside_walls().contains(state.at)
        })
    }

    /// The morale on the side of a unit that is up.
    #[must_use]
    pub fn morale(&self, position: &Position, unit: PieceId) -> u8 {
        match self.piece(unit).class {
            Class::Unit { full, .. } if !position.of(unit).flipped => full.morale,
            Class::Unit { reduced, .. } => reduced.morale,
            Class::Leader { .. } | Class::Battery { .. } => 0,
        }
    }

    /// Carries out a Damage Check.
    pub(super) fn settle_damage(
        &self,
        position: &mut Position,
        strike: Strike,
        number: u8,
        roll: Roll,
        events: &mut Vec<Event>,
    ) {
        let unit = strike.target;
        let modifiers = self.modifiers(position, &strike, number);
        let modifier = modifiers.iter().fold(0, |sum: i8, modifier| sum.saturating_add(modifier.value));
        position.leads = Default::default();
        let morale = self.morale(position, unit);
        events.push(Event { atom: atoms::A8_4_A, what: Happening::Checked { unit, roll, modifier, morale } });
        let over = i32::from(roll.0) + i32::from(modifier) - i32::from(morale);
        let spot = position.of(unit).at;
        let attacker = position.of(strike.unit).at;
        if over >= self.parameters.eliminate_over {
            self.offer_advance(position, &strike, spot);
            self.eliminate(position, unit, Loss::Outright, atoms::A8_4_E, events);
        } else if over >= self.parameters.step_over {
            let left = if position.of(unit).flipped { 1 } else { self.parameters.steps };
            if self.parameters.step_loss >= left {
                self.offer_advance(position, &strike, spot);
                self.eliminate(position, unit, Loss::Step, atoms::A8_4_D, events);
            } else if self.parameters.step_loss == 0 {
                self.disorder(position, &strike, attacker, events);
            } else {
                position.of_mut(unit).flipped = true;
                events.push(Event { atom: atoms::A8_4_D, what: Happening::Reduced { unit } });
                self.disorder(position, &strike, attacker, events);
                self.test_leaders(position, unit, spot, false);
            }
        } else if over >= self.parameters.disorder_over {
            self.disorder(position, &strike, attacker, events);
        }
    }

    /// A disorder result: good order is lost, a second one routs, each further one drives back again (9.2, 9.4).
    fn disorder(&self, position: &mut Position, strike: &Strike, from: SpotId, events: &mut Vec<Event>) {
        let unit = strike.target;
        if position.of(unit).order == Order::Good && self.parameters.hits_to_rout > 1 {
            self.order(position, unit, Order::Disordered, atoms::A8_4_C, events);
            return;
        }
        self.offer_advance(position, strike, position.of(unit).at);
        self.rout(position, unit, from, events);
    }

    /// Routs a unit and makes it retreat (9.4).
    pub(super) fn rout(&self, position: &mut Position, unit: PieceId, from: SpotId, events: &mut Vec<Event>) {
        let again = position.of(unit).order == Order::Routed;
        let atom = if again { atoms::A9_2_B } else { atoms::A9_2_A };
        self.order(position, unit, Order::Routed, atom, events);
        self.must_retreat(position, unit, from, again, events);
    }

    pub(super) fn order(
        &self,
        position: &mut Position,
        unit: PieceId,
        order: Order,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        position.of_mut(unit).order = order;
        events.push(Event { atom, what: Happening::Ordered { unit, order } });
    }

    /// Lays an advance aside until the loser is gone: only melee gives one (9.7).
    fn offer_advance(&self, position: &mut Position, strike: &Strike, spot: SpotId) {
        let counter = position.phase.side() != Some(self.side(strike.unit));
        let may = self.parameters.advance && (self.parameters.advance_counter || !counter);
        if strike.mode == Mode::Melee && may {
            position.lay(Pending::Advance { unit: strike.unit, to: spot });
        }
    }

    /// Takes a unit off the map: a Texan for good, a Mexican to the Replacement Track (13.0).
    pub(super) fn eliminate(
        &self,
        position: &mut Position,
        unit: PieceId,
        loss: Loss,
        atom: Atom,
        events: &mut Vec<Event>,
    ) {
        events.push(Event { atom, what: Happening::Eliminated { unit } });
        let spot = position.of(unit).at;
        position.put(unit, true, SpotId::NOWHERE);
        let (side, parameters) = (self.side(unit), &self.parameters);
        let state = position.of_mut(unit);
        state.order = Order::Good;
        if side == Side::Texan {
            state.status = Status::Gone;
        } else {
            let (space, atom) = match (loss, state.flipped) {
                (Loss::EntryArea, false) => (parameters.entry_full, atoms::A9_6_M),
                (Loss::EntryArea, true) => (parameters.entry_reduced, atoms::A9_6_M),
                (Loss::NoRetreat, _) => (parameters.track_no_retreat, atoms::A13_3_A),
                (Loss::Step | Loss::Outright, false) => (parameters.track_full, atoms::A13_0_B),
                (Loss::Step, true) => (parameters.track_reduced_step, atoms::A13_0_C),
                (Loss::Outright, true) => (parameters.track_reduced_elim, atoms::A13_0_D),
            };
            // Space 3 means reduced, a first space of 2 full strength (13.1, 13.2).
            state.flipped = space >= 3 && parameters.steps > 1;
            if parameters.permanent_loss {
                state.status = Status::Gone;
            } else {
                state.status = Status::Track(space);
                events.push(Event { atom, what: Happening::Tracked { piece: unit, space } });
            }
            events.push(Event { atom: atoms::A16_1_A, what: Happening::Casualties { points: space } });
            position.casualties += u16::from(space);
        }
        // Who stays behind when a retreat fails is not with the unit any more (R53).
        if matches!(loss, Loss::NoRetreat | Loss::EntryArea) {
            for leader in self.company(position, unit).into_iter().rev() {
                position.of_mut(leader).with = None;
                position.lay(Pending::Leader(leader, unit, true));
            }
        } else {
            self.test_leaders(position, unit, spot, true);
        }
    }
}

/// A figure of a document as a modifier: whatever is larger than any dice can make good is as large as that.
fn small(figure: u8) -> i8 {
    i8::try_from(figure).unwrap_or(i8::MAX)
}
