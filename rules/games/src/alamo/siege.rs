//! The Continued Siege Table (16.3, 16.7): how the siege might have continued after a withdrawal. It has no effect on
//! the outcome.

use super::Purpose;
use super::atoms;
use super::event::Happening;
use super::position::Pending;
use super::{Event, Game, Position};
use crate::play::Roll;
use crate::rulebook::{Rulebook, Settings, SiegeOutcome};
use crate::side::Side;
use crate::words::Words;

/// The table and its modifiers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Siege {
    enabled: bool,
    excess: u16,
    never_inside: u8,
    outcomes: Vec<SiegeOutcome>,
}

impl Siege {
    pub(super) fn new(outcomes: &[SiegeOutcome], settings: &Settings<'_>) -> Self {
        let (excess, never_inside) = modifiers(|name| settings.number(name));
        Self { enabled: settings.flag("siege.enabled"), excess, never_inside, outcomes: outcomes.to_vec() }
    }
}

/// The number of excess casualties that add a point, and the modifier if no attacker ever came inside.
fn modifiers(number: impl Fn(&str) -> i32) -> (u16, u8) {
    let excess = number("siege.excess_casualties").clamp(0, i32::from(u16::MAX)) as u16;
    (excess, number("siege.never_inside").clamp(0, 99) as u8)
}

/// The lowest and highest totals of two dice with their modifiers.
#[must_use]
pub fn siege_rolls(rulebook: &Rulebook) -> (u8, u8) {
    let dice = Purpose::Siege.published();
    let (excess, never_inside) = modifiers(|name| rulebook.number(name));
    // Casualties have no upper bound; the other modifier alone is the maximum only if they do not count.
    let beyond = if excess == 0 { never_inside } else { u8::MAX };
    (dice.least(), dice.most().saturating_add(beyond))
}

impl Game {
    /// Offers the Texan side to consult the table once the attackers have withdrawn; the game is already decided.
    pub(super) fn offer_siege(&self, position: &mut Position) {
        let siege = &self.options.siege;
        if siege.enabled && !siege.outcomes.is_empty() {
            position.lay(Pending::Consult);
        }
    }

    /// The modifier of the roll: for casualties beyond the figure of the turn, and if no attacker ever came inside.
    #[must_use]
    pub fn siege_modifier(&self, position: &Position) -> u8 {
        let siege = &self.options.siege;
        let figure = self.withdrawal.iter().find(|figure| figure.turn == position.turn);
        let beyond = figure.map_or(0, |figure| position.casualties.saturating_sub(figure.casualties));
        let excess = beyond.checked_div(siege.excess).map_or(0, |points| u8::try_from(points).unwrap_or(u8::MAX));
        let inside = position.been_inside
            || self.pieces.iter().zip(&position.pieces).any(|(piece, state)| {
                piece.side == Some(Side::Mexican)
                    && piece.is_unit()
                    && state.is_on_map()
                    && self.board.inside_walls().contains(state.at)
            });
        excess.saturating_add(if inside { 0 } else { siege.never_inside })
    }

    /// Resolves a roll on the table.
    pub(super) fn settle_siege(&self, position: &Position, roll: Roll, events: &mut Vec<Event>) {
        let modifier = self.siege_modifier(position);
        let total = roll.0.saturating_add(modifier);
        let line = self.options.siege.outcomes.iter().position(|outcome| outcome.rolls.contains(total));
        let line = line.map(|line| line as u8);
        events.push(Event { atom: atoms::A16_7_A, what: Happening::SiegeRead { roll, modifier, line } });
    }

    /// The text of a line of the table; `None` if there is no such line.
    #[must_use]
    pub fn siege_words(&self, line: u8) -> Option<&Words> {
        self.options.siege.outcomes.get(usize::from(line)).map(|outcome| &outcome.words)
    }
}
