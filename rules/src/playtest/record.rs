//! What is kept of one game.

use serde::Serialize;

use super::one_game::steps_of;
use crate::alamo::{Event, Game, Happening, Order, Phase, Position};
use crate::play::{Ending, Outcome};
use crate::rulebook::Degree;
use crate::side::Side;
use crate::spot::Spot;

/// The figures of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Its number in the series.
    pub game: u32,
    /// How it ended; `None` when it did not.
    pub outcome: Option<Outcome>,
    /// Game-Turns begun.
    pub turns: u8,
    /// Casualty points of the attackers.
    pub casualties: u16,
    /// Attacks by side, counterattacks included.
    pub attacks: [u32; 2],
    /// Counterattacks by side.
    pub counterattacks: [u32; 2],
    /// Steps lost by side.
    pub steps_lost: [u32; 2],
    /// Units eliminated by side.
    pub eliminated: [u32; 2],
    /// Units routed by side.
    pub routs: [u32; 2],
    /// Leaders fallen by side.
    pub leaders_lost: [u32; 2],
    /// Units on the map at the end, by side.
    pub survivors: [u32; 2],
    /// Times an attacking unit came inside the walls.
    pub entries: u32,
    /// The turn of the first of them.
    pub first_entry: Option<u8>,
    /// The spot of the first of them.
    pub first_entry_at: Option<Spot>,
    /// Hexsides breached.
    pub breaches: u32,
    /// The turn in which the Reserve was committed.
    pub committed: Option<u8>,
    /// How often, from one turn to the next, the other side had lost the smaller share of its steps.
    pub lead_changes: u32,
    /// Decisions made, by side.
    pub decisions: [u32; 2],
    /// Decisions at which the legal actions were counted, by side: one in 32.
    pub looks: [u32; 2],
    /// The legal actions counted at them, by side.
    pub choices: [u32; 2],
    /// Those of them with a single legal action, by side.
    pub forced: [u32; 2],
    /// Actions the rules refused: a fault of a player.
    pub illegal: u32,
}

impl Record {
    pub(super) fn new(game: u32) -> Self {
        Self { game, ..Self::default() }
    }

    /// Counts what happened; `lead` is the side that had lost the smaller share of its steps at the last turn's end.
    pub(super) fn note(&mut self, game: &Game, position: &Position, events: &[Event], lead: &mut Option<Side>) {
        let side = |piece| game.piece(piece).side.unwrap_or(Side::Texan).index();
        for event in events {
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
                    self.first_entry.get_or_insert(position.turn);
                    self.first_entry_at.get_or_insert_with(|| game.board().spot(at));
                }
                Happening::Breached { .. } => self.breaches += 1,
                Happening::PhaseBegan { phase: Phase::TurnEnd, .. } => self.compare(game, lead),
                _ => {}
            }
        }
    }

    /// Sees who has lost the smaller share of his steps.
    fn compare(&mut self, game: &Game, before: &mut Option<Side>) {
        let [texan, mexican] = steps_of(game);
        let shares = [self.steps_lost[0] * mexican, self.steps_lost[1] * texan];
        let lead = match shares[0].cmp(&shares[1]) {
            std::cmp::Ordering::Less => Side::Texan,
            std::cmp::Ordering::Greater => Side::Mexican,
            std::cmp::Ordering::Equal => return,
        };
        if before.replace(lead).is_some_and(|before| before != lead) {
            self.lead_changes += 1;
        }
    }

    /// Notes how many actions a side could choose from.
    pub(super) fn look(&mut self, side: Side, legal: usize) {
        self.looks[side.index()] += 1;
        self.choices[side.index()] += legal as u32;
        self.forced[side.index()] += u32::from(legal == 1);
    }

    pub(super) fn finish(&mut self, game: &Game, position: &Position) {
        self.outcome = position.outcome;
        self.turns = position.turn.min(game.last_turn(position));
        self.casualties = position.casualties;
        self.committed = Some(position.committed).filter(|turn| *turn > 0);
        for piece in game.piece_ids() {
            let own = game.piece(piece);
            if let Some(side) = own.side.filter(|_| own.is_unit() && position.of(piece).is_on_map()) {
                self.survivors[side.index()] += 1;
            }
        }
    }

    /// Whether this side has won.
    #[must_use]
    pub fn won(&self, side: Side) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == side)
    }

    /// Whether it ended this way.
    #[must_use]
    pub fn ended_by(&self, reason: Ending) -> bool {
        self.outcome.is_some_and(|outcome| outcome.reason == reason)
    }

    /// Texan victory points at the end; 0 for a game that did not end.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.outcome.map_or(0, |outcome| outcome.points)
    }

    /// How good the result is for the garrison: from -3, a decisive Mexican victory, to 3; 0 for a game that did not end.
    #[must_use]
    pub fn level(&self) -> i8 {
        let Some(outcome) = self.outcome else { return 0 };
        let degree = match outcome.degree {
            Degree::Marginal => 1,
            Degree::Substantial => 2,
            Degree::Decisive => 3,
        };
        if outcome.winner == Side::Texan { degree } else { -degree }
    }

    /// Decisions made by both players.
    #[must_use]
    pub const fn all_decisions(&self) -> u32 {
        self.decisions[0] + self.decisions[1]
    }

    /// The heads of [`Record::row`], in its order.
    pub const HEADS: [&'static str; 32] = [
        "game",
        "winner",
        "degree",
        "reason",
        "points",
        "turns",
        "casualties",
        "texan_attacks",
        "mexican_attacks",
        "texan_counterattacks",
        "mexican_counterattacks",
        "texan_steps_lost",
        "mexican_steps_lost",
        "texan_eliminated",
        "mexican_eliminated",
        "texan_routs",
        "mexican_routs",
        "texan_leaders_lost",
        "mexican_leaders_lost",
        "texan_survivors",
        "mexican_survivors",
        "entries",
        "first_entry_turn",
        "first_entry_at",
        "breaches",
        "committed_turn",
        "lead_changes",
        "texan_decisions",
        "mexican_decisions",
        "texan_forced",
        "mexican_forced",
        "illegal",
    ];

    /// Its figures as a line of a spreadsheet; what did not happen is empty. No field needs quotes.
    #[must_use]
    pub fn row(&self) -> [String; 32] {
        let text = |value: &dyn std::fmt::Display| value.to_string();
        let maybe = |value: Option<u8>| value.map(|own| own.to_string()).unwrap_or_default();
        let [winner, degree, reason] = self.outcome.map_or([""; 3], |outcome| {
            let winner = ["texan", "mexican"][outcome.winner.index()];
            [winner, degree_word(outcome.degree), reason_word(outcome.reason)]
        });
        [
            text(&self.game),
            winner.to_owned(),
            degree.to_owned(),
            reason.to_owned(),
            text(&self.points()),
            text(&self.turns),
            text(&self.casualties),
            text(&self.attacks[0]),
            text(&self.attacks[1]),
            text(&self.counterattacks[0]),
            text(&self.counterattacks[1]),
            text(&self.steps_lost[0]),
            text(&self.steps_lost[1]),
            text(&self.eliminated[0]),
            text(&self.eliminated[1]),
            text(&self.routs[0]),
            text(&self.routs[1]),
            text(&self.leaders_lost[0]),
            text(&self.leaders_lost[1]),
            text(&self.survivors[0]),
            text(&self.survivors[1]),
            text(&self.entries),
            maybe(self.first_entry),
            self.first_entry_at.map(|spot| spot.to_string()).unwrap_or_default(),
            text(&self.breaches),
            maybe(self.committed),
            text(&self.lead_changes),
            text(&self.decisions[0]),
            text(&self.decisions[1]),
            text(&self.forced[0]),
            text(&self.forced[1]),
            text(&self.illegal),
        ]
    }
}

const fn degree_word(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "marginal",
        Degree::Substantial => "substantial",
        Degree::Decisive => "decisive",
    }
}

const fn reason_word(reason: Ending) -> &'static str {
    match reason {
        Ending::GarrisonFallen => "garrison_fallen",
        Ending::Withdrawal => "withdrawal",
        Ending::HeldOut => "held_out",
        Ending::ByVariant => "by_variant",
    }
}
