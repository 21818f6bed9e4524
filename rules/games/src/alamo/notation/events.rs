//! The notation of events.

use super::{names, word};
use crate::alamo::Game;
use crate::alamo::event::Happening;
use crate::alamo::position::Order;
use crate::alamo::variant::Item;
use crate::play::Roll;
use crate::play::forms::event_forms;

event_forms! { Game, Happening, game:
    Happening::PhaseBegan { turn, phase } => "phase PHASE of turn N", names::phase(phase), turn;
    Happening::Placed { piece, at } => "placed PIECE SPOT", game.name(piece), game.spot_text(at);
    Happening::Plotted { column } => "plotted COLUMN", game.column_name(column);
    Happening::Stepped { piece, from, to, cost } => "stepped PIECE SPOT SPOT cost N",
        game.name(piece), game.spot_text(from), game.spot_text(to), cost;
    Happening::Taken { leader, with } => "taken LEADER UNIT", game.name(leader), game.name(with);
    Happening::Left { piece } => "left PIECE", game.name(piece);
    Happening::Towed { battery, by } => "towed BATTERY UNIT", game.name(battery), game.name(by);
    Happening::Stopped { piece, by } => "stopped PIECE UNIT", game.name(piece), game.name(by);
    Happening::Captured { battery, by } => "captured BATTERY PIECE", game.name(battery), game.name(by);
    Happening::Attacked { by, target, mode, row, column, counter: false } =>
        "attacked MODE BY TARGET row N column N", word(mode), game.name(by), game.name(target), row, column;
    Happening::Attacked { by, target, mode, row, column, counter: true } =>
        "counterattacked MODE BY TARGET row N column N", word(mode), game.name(by), game.name(target), row, column;
    Happening::Resulted { roll, result } => "resulted RESULT on N", result, roll.0;
    Happening::Checked { unit, roll, modifier, morale } => "checked UNIT ROLL against N",
        game.name(unit), with_modifier(roll, modifier), morale;
    Happening::Led { leader } => "led LEADER", game.name(leader);
    Happening::FerocityTested { unit, leader, roll, ferocious: true } => "tried UNIT LEADER N ferocious",
        game.name(unit), game.name(leader), roll.0;
    Happening::FerocityTested { unit, leader, roll, ferocious: false } => "tried UNIT LEADER N ordinary",
        game.name(unit), game.name(leader), roll.0;
    Happening::Ferocious { unit, attacks } => "ferocious UNIT N", game.name(unit), attacks;
    Happening::Unanswered { unit } => "unanswered UNIT", game.name(unit);
    Happening::Lapsed { unit, attacks } => "lapsed UNIT N", game.name(unit), attacks;
    Happening::SiegeRead { roll, modifier, line: Some(line) } => "siege ROLL line N",
        with_modifier(roll, modifier), line + 1;
    Happening::SiegeRead { roll, modifier, line: None } => "siege ROLL no line", with_modifier(roll, modifier);
    Happening::Ordered { unit, order: Order::Good } => "good UNIT", game.name(unit);
    Happening::Ordered { unit, order: Order::Disordered } => "disordered UNIT", game.name(unit);
    Happening::Ordered { unit, order: Order::Routed } => "routed UNIT", game.name(unit);
    Happening::Reduced { unit } => "reduced UNIT", game.name(unit);
    Happening::Restored { unit } => "restored UNIT", game.name(unit);
    Happening::Withdrawn { piece } => "withdrawn PIECE", game.name(piece);
    Happening::Eliminated { unit } => "eliminated UNIT", game.name(unit);
    Happening::Tracked { piece, space } => "tracked PIECE N", game.name(piece), space;
    Happening::Casualties { points } => "casualties N", points;
    Happening::LeaderTested { leader, roll, fell: true } => "tested LEADER N fell", game.name(leader), roll.0;
    Happening::LeaderTested { leader, roll, fell: false } => "tested LEADER N lives", game.name(leader), roll.0;
    Happening::LeaderKilled { leader } => "killed LEADER", game.name(leader);
    Happening::Ruled { rule } => "rule OFFER", game.rule_text(rule);
    Happening::Threw { table, roll, modifier, row } => "threw TABLE ROLL RESULT",
        game.table_text(table, row).0, with_modifier(roll, modifier), game.table_text(table, row).1;
    Happening::Drew { table, card: 0, .. } => "drew TABLE none left", game.table_text(table, u8::MAX).0;
    Happening::Drew { table, card, row } => "drew TABLE N RESULT",
        game.table_text(table, row).0, card, game.table_text(table, row).1;
    Happening::Shuffled { table } => "shuffled TABLE", game.table_text(table, u8::MAX).0;
    Happening::Drawn { item: Item::Nothing } => "drew from too many";
    Happening::Drawn { item } => "drew THING", game.item_text(item);
    Happening::Flagged { address, value } => "flag FLAG THING N",
        flag(&game.flag_text(address)), thing(&game.flag_text(address)), value;
    Happening::LeftOut { flag: Some(address) } => "left out FLAG THING",
        flag(&game.flag_text(address)), thing(&game.flag_text(address));
    Happening::LeftOut { flag: None } => "left out";
    Happening::Applied => "applied";
    Happening::CutOff => "cut off";
    Happening::Waived => "waived";
    Happening::Became { side, open: true } => "became HEXSIDE clear", game.side_text(side);
    Happening::Became { side, open: false } => "became HEXSIDE raised", game.side_text(side);
    Happening::Scored { points } => "scored N", format!("{points:+}");
    Happening::Retreated { unit, to } => "retreated UNIT SPOT", game.name(unit), game.spot_text(to);
    Happening::Advanced { unit, to } => "advanced UNIT SPOT", game.name(unit), game.spot_text(to);
    Happening::Entered { unit, at } => "entered UNIT SPOT", game.name(unit), game.spot_text(at);
    Happening::Committed => "committed";
    Happening::BreachTested { battery, side, roll, strength } => "breach BATTERY HEXSIDE N against N",
        game.name(battery), game.side_text(side), roll.0, strength;
    Happening::Breached { side } => "breached HEXSIDE", game.side_text(side);
    Happening::Exposed { unit } => "exposed UNIT", game.name(unit);
    Happening::Ended { outcome } => "ended WINNER DEGREE REASON N",
        names::winner(outcome.winner), names::degree(outcome.degree), names::ending(outcome.reason),
        outcome.points;
}

/// A roll with its modifier.
fn with_modifier(roll: Roll, modifier: impl Into<i32>) -> String {
    format!("{}{:+}", roll.0, modifier.into())
}

fn flag(text: &str) -> String {
    text.split_once(' ').map_or(text, |(flag, _)| flag).to_owned()
}

fn thing(text: &str) -> String {
    text.split_once(' ').map_or("?", |(_, thing)| thing).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_in_capitals_has_something_to_stand_for_it() {
        let game = Game::new(&crate::fixture::alamo()).unwrap();
        let text = write_happening(
            &game,
            Happening::Checked { unit: game.piece_named("kent9").unwrap(), roll: Roll(7), modifier: -2, morale: 8 },
        );
        assert_eq!(text, "checked kent9 7-2 against 8");
        assert_eq!(
            write_happening(&game, Happening::SiegeRead { roll: Roll(7), modifier: 1, line: Some(0) }),
            "siege 7+1 line 1"
        );
        assert_eq!(write_happening(&game, Happening::Scored { points: 3 }), "scored +3");
    }
}
