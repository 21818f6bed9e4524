//! Sentences about events, for the account of a game.

use super::atoms;
use super::damage::DamageResult;
use super::event::{Event, Happening};
use super::variant::{Item, MOST_DRAWN};
use super::{Game, Mode, Order, Phase};
use crate::alamo::{Ending, Outcome};
use crate::map::HexsideKind;
use crate::phrase::Phrase;
use crate::play;
use crate::play::Roll;
use crate::rulebook::{CombatResult, Degree};
use crate::side::Side;

impl Phase {
    /// The message id of its name.
    #[must_use]
    pub fn name_word(self) -> String {
        play::Phase::from(self).name_word()
    }
}

impl Game {
    /// Describes an event in a sentence with the names of the pieces. The rule is in the event and not part of the
    /// sentence.
    #[must_use]
    pub fn tell(&self, event: &Event) -> Phrase {
        let (name, spot) = (|piece| self.name(piece).to_owned(), |spot| self.board.said(spot));
        let of = |id, piece| Phrase::new(id).with("piece", name(piece));
        match event.what {
            Happening::PhaseBegan { turn, phase } => {
                Phrase::new("event-phase").count("turn", usize::from(turn)).word("phase", phase.name_word())
            }
            Happening::Placed { piece, at } => of("event-placed", piece).said("at", spot(at)),
            Happening::Plotted { column } => Phrase::new("event-plotted").with("column", self.column_name(column)),
            Happening::Stepped { piece, from, to, cost } => of("event-stepped", piece)
                .said("from", spot(from))
                .said("to", spot(to))
                .count("cost", usize::from(cost)),
            Happening::Taken { leader, with } => of("event-taken", leader).with("with", name(with)),
            Happening::Left { piece } => of("event-left", piece),
            Happening::Towed { battery, by } => of("event-towed", battery).with("by", name(by)),
            Happening::Stopped { piece, by } => of("event-stopped", piece).with("by", name(by)),
            Happening::Captured { battery, by } => of("event-captured", battery).with("by", name(by)),
            Happening::Attacked { by, target, mode, row, column, counter } => {
                let message = of(attack(mode, counter), by).with("target", name(target));
                self.tell_row(message, row).with("column", self.strengths(row, column))
            }
            Happening::Resulted { roll, result } => {
                let number = if let CombatResult::Hit(number) = result { number } else { 0 };
                Phrase::new(result_id(result)).count("roll", usize::from(roll.0)).count("number", usize::from(number))
            }
            Happening::Checked { unit, roll, modifier, morale } => of(self.check_id(roll, modifier, morale), unit)
                .count("roll", usize::from(roll.0))
                .with("modifier", format_args!("{modifier:+}"))
                .amount("bonus", i32::from(modifier))
                .with("total", i32::from(roll.0) + i32::from(modifier))
                .count("morale", usize::from(morale)),
            Happening::Led { leader } => of("event-led", leader),
            Happening::FerocityTested { unit, leader, roll, ferocious } => {
                let id = if ferocious { "event-ferocity" } else { "event-no-ferocity" };
                of(id, unit).with("leader", name(leader)).count("roll", usize::from(roll.0))
            }
            Happening::Ferocious { unit, attacks } => {
                of("event-ferocious", unit).count("attacks", usize::from(attacks))
            }
            Happening::Unanswered { unit } => of("event-unanswered", unit),
            Happening::Lapsed { unit, attacks } => of("event-lapsed", unit).count("attacks", usize::from(attacks)),
            Happening::Ordered { unit, order: Order::Disordered }
                if [atoms::A12_0_C, atoms::A11_3_A].contains(&event.atom) =>
            {
                of("event-rallied-disordered", unit)
            }
            Happening::Ordered { unit, order } => of(order_id(order), unit),
            Happening::Reduced { unit } => of("event-reduced", unit),
            Happening::Restored { unit } => of("event-restored", unit),
            Happening::Withdrawn { piece } => of("event-withdrawn", piece),
            Happening::Eliminated { unit } => of("event-eliminated", unit),
            Happening::Tracked { piece, space } => of("event-tracked", piece).count("space", usize::from(space)),
            Happening::Casualties { points } => Phrase::new("event-casualties").count("points", usize::from(points)),
            Happening::LeaderTested { leader, roll, fell } => {
                of(if fell { "event-leader-fell" } else { "event-leader-lives" }, leader)
                    .count("roll", usize::from(roll.0))
                    .with("need", u16::from(self.parameters.leader_loss) + 1)
            }
            Happening::LeaderKilled { leader } => of("event-leader-killed", leader),
            Happening::Retreated { unit, to } => of("event-retreated", unit).said("to", spot(to)),
            Happening::Advanced { unit, to } => of("event-advanced", unit).said("to", spot(to)),
            Happening::Entered { unit, at } => of("event-entered", unit).said("at", spot(at)),
            Happening::Committed => Phrase::new("event-committed"),
            Happening::SiegeRead { roll, modifier, line } => self.tell_siege(roll, modifier, line),
            Happening::BreachTested { battery, side, roll, strength } => of("event-breach-tested", battery)
                .with("side", self.side_text(side))
                .count("roll", usize::from(roll.0))
                .count("strength", usize::from(strength)),
            Happening::Breached { side } => Phrase::new("event-breached").with("side", self.side_text(side)),
            Happening::Exposed { unit } => of("event-exposed", unit),
            Happening::Ended { outcome } => ended(outcome),
            Happening::Ruled { rule } => self.tell_rule(rule),
            Happening::Drew { table, card, row } => self.tell_card(table, card, row),
            Happening::Shuffled { table } => Phrase::new("event-shuffled").with("deck", self.table_text(table, 0).0),
            Happening::Drawn { item: Item::Nothing } => Phrase::new("event-drawn-none").count("most", MOST_DRAWN),
            Happening::Drawn { item } => Phrase::new("event-drawn").with("what", self.item_text(item)),
            Happening::Threw { table, roll, modifier, row } => self.tell_throw(table, roll, modifier, row),
            Happening::Flagged { address, value } => self.tell_flag(address, value),
            Happening::LeftOut { flag } => self.tell_left_out(flag),
            Happening::Applied => Phrase::new("event-applied"),
            Happening::CutOff => Phrase::new("event-cut-off"),
            Happening::Waived => Phrase::new("event-waived"),
            Happening::Became { side, open } => {
                Phrase::new(if open { "event-opened" } else { "event-raised" }).with("side", self.side_text(side))
            }
            Happening::Scored { points } => Phrase::new("event-scored").with("points", points),
        }
    }

    /// The message id for a Damage Check: passed if it has no effect, otherwise failed.
    fn check_id(&self, roll: Roll, modifier: i8, morale: u8) -> &'static str {
        match self.verdict(i32::from(roll.0) + i32::from(modifier) - i32::from(morale)) {
            DamageResult::Unhurt => "event-check-passed",
            DamageResult::Disordered | DamageResult::StepLost | DamageResult::Eliminated => "event-check-failed",
        }
    }

    /// The text of the outcome is in the rulebook, in both languages.
    fn tell_siege(&self, roll: Roll, modifier: u8, line: Option<u8>) -> Phrase {
        let message = match line.and_then(|line| self.siege_words(line)) {
            Some(words) => Phrase::new("event-siege").words("outcome", words.clone()),
            None => Phrase::new("event-siege-nothing"),
        };
        message.count("roll", usize::from(roll.0)).count("modifier", usize::from(modifier))
    }

    /// Adds a row of the combat table to a message as its `row`. Rows are named after the hexsides they stand for; a
    /// rulebook may have others, which are shown by their own names.
    #[must_use]
    pub fn tell_row(&self, message: Phrase, row: u8) -> Phrase {
        let row = self.table.row_name(row);
        match HexsideKind::ALL.into_iter().find(|kind| kind.name() == row) {
            Some(kind) => message.word("row", kind.word()),
            None => message.with("row", row),
        }
    }
}

const fn attack(mode: Mode, counter: bool) -> &'static str {
    match (mode, counter) {
        (Mode::Fire, false) => "event-fire",
        (Mode::Melee, false) => "event-melee",
        (Mode::Fire, true) => "event-counter-fire",
        (Mode::Melee, true) => "event-counter-melee",
    }
}

const fn result_id(result: CombatResult) -> &'static str {
    match result {
        CombatResult::Nothing => "event-result-nothing",
        CombatResult::Hit(_) => "event-result-hit",
        CombatResult::Counterattack => "event-result-counterattack",
    }
}

const fn order_id(order: Order) -> &'static str {
    match order {
        Order::Good => "event-good",
        Order::Disordered => "event-disordered",
        Order::Routed => "event-routed",
    }
}

/// Returns the id of the text for a degree of victory.
pub(super) const fn degree_word(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "degree-marginal",
        Degree::Substantial => "degree-substantial",
        Degree::Decisive => "degree-decisive",
    }
}

fn ended(outcome: Outcome) -> Phrase {
    let reason = match outcome.reason {
        Ending::GarrisonFallen if outcome.winner == Side::Texan => "event-garrison-fallen-late",
        Ending::GarrisonFallen => "event-garrison-fallen",
        Ending::Withdrawal => "event-withdrawal",
        Ending::HeldOut => "event-held-out",
        Ending::ByVariant => "event-by-variant",
    };
    Phrase::new("event-ended")
        .with("winner", outcome.winner.word())
        .word("degree", degree_word(outcome.degree))
        .word("reason", reason)
        .amount("points", outcome.points)
}
