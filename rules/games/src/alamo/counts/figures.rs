//! The figures of one game of the Alamo.

use super::EventContext;
use crate::alamo::{Event, Game, Happening, Order, Phase, Position};
use crate::counts::{Figure, FigureName};
use crate::side::Side;
use crate::spot::Spot;

/// The figures of each game, in the order of the spreadsheet columns.
pub(super) const NAMES: &[FigureName] = &[
    // Casualty points of the attackers.
    FigureName::of_game("casualties"),
    // Attacks, counterattacks included.
    FigureName::of_sides("attacks"),
    FigureName::of_sides("counterattacks"),
    FigureName::of_sides("steps_lost"),
    // Units.
    FigureName::of_sides("eliminated"),
    FigureName::of_sides("routs"),
    FigureName::of_sides("leaders_lost"),
    // Units on the map at the end.
    FigureName::of_sides("survivors"),
    // Times an attacking unit came inside the walls, and the turn and the spot of the first of them.
    FigureName::of_game("entries"),
    FigureName::of_game("first_entry").headed("first_entry_turn"),
    FigureName::of_game("first_entry_at"),
    // Hexsides.
    FigureName::of_game("breaches"),
    // The turn in which the Reserve was committed.
    FigureName::of_game("committed").headed("committed_turn"),
    // The number of times the side with the smaller share of lost steps changed from one turn to the next.
    FigureName::of_game("lead_changes"),
];

/// The figures of the game in progress.
#[derive(Debug, Default)]
pub(super) struct FiguresOfGame {
    /// The initial number of steps of each side, to which its losses are compared.
    steps: [u32; 2],
    /// The side with the smaller share of lost steps at the end of the last turn.
    lead: Option<Side>,
    attacks: [u32; 2],
    counterattacks: [u32; 2],
    steps_lost: [u32; 2],
    eliminated: [u32; 2],
    routs: [u32; 2],
    leaders_lost: [u32; 2],
    entries: u32,
    first_entry: Option<(u8, Spot)>,
    breaches: u32,
    lead_changes: u32,
}

impl FiguresOfGame {
    pub(super) fn new(game: &Game) -> Self {
        // Two per unit.
        let steps = |side| 2 * game.pieces().iter().filter(|piece| piece.is_unit() && piece.side == Some(side)).count();
        Self { steps: Side::ALL.map(|side| steps(side) as u32), ..Self::default() }
    }

    /// Starts a new game.
    pub(super) fn begin(&mut self) {
        *self = Self { steps: self.steps, ..Self::default() };
    }

    #[inline]
    pub(super) fn note(&mut self, scene: &EventContext<'_>, event: &Event) {
        let side = |piece| scene.side(piece).index();
        match event.what {
            Happening::Attacked { target, counter, .. } => {
                self.attacks[1 - side(target)] += 1;
                self.counterattacks[1 - side(target)] += u32::from(counter);
            }
            Happening::Reduced { unit } => self.steps_lost[side(unit)] += 1,
            Happening::Eliminated { unit } => {
                self.steps_lost[side(unit)] += 1;
                self.eliminated[side(unit)] += 1;
            }
            Happening::Ordered { unit, order: Order::Routed } => self.routs[side(unit)] += 1,
            Happening::LeaderKilled { leader } | Happening::LeaderTested { leader, fell: true, .. } => {
                self.leaders_lost[side(leader)] += 1;
            }
            Happening::Entered { at, .. } => {
                self.entries += 1;
                self.first_entry.get_or_insert_with(|| (scene.position.turn, scene.game.board().spot(at)));
            }
            Happening::Breached { .. } => self.breaches += 1,
            Happening::PhaseBegan { phase: Phase::TurnEnd, .. } => self.compare(),
            _ => {}
        }
    }

    /// Determines which side has lost the smaller share of its steps.
    fn compare(&mut self) {
        let [texan, mexican] = self.steps;
        let shares = [self.steps_lost[0] * mexican, self.steps_lost[1] * texan];
        let lead = match shares[0].cmp(&shares[1]) {
            std::cmp::Ordering::Less => Side::Texan,
            std::cmp::Ordering::Greater => Side::Mexican,
            std::cmp::Ordering::Equal => return,
        };
        if self.lead.replace(lead).is_some_and(|before| before != lead) {
            self.lead_changes += 1;
        }
    }

    /// The figures, in the order of [`NAMES`].
    pub(super) fn close(&self, game: &Game, position: &Position) -> Vec<Option<Figure>> {
        let mut survivors = [0; 2];
        for piece in game.piece_ids() {
            let own = game.piece(piece);
            if let Some(side) = own.side.filter(|_| own.is_unit() && position.state(piece).is_on_map()) {
                survivors[side.index()] += 1;
            }
        }
        let number = |number: u32| Some(Figure::Number(number as i32));
        let sides = [
            self.attacks,
            self.counterattacks,
            self.steps_lost,
            self.eliminated,
            self.routs,
            self.leaders_lost,
            survivors,
        ];
        let turn = |turn: u8| number(u32::from(turn));
        let mut figures = vec![number(u32::from(position.casualties))];
        figures.extend(sides.into_iter().flatten().map(number));
        figures.extend([
            number(self.entries),
            self.first_entry.and_then(|(at, _)| turn(at)),
            self.first_entry.map(|(_, spot)| Figure::Spot(spot)),
            number(self.breaches),
            Some(position.committed).filter(|committed| *committed > 0).and_then(turn),
            number(self.lead_changes),
        ]);
        figures
    }
}
