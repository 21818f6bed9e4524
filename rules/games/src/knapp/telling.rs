//! Sentences for events.

use super::position::{ColumnOrder, Ending};
use super::{Event, Game, Happening};
use crate::phrase::Phrase;
use crate::play::PieceId;
use crate::side::Side;

/// Picks one of two message ids.
const fn either(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

impl Game {
    /// A message that names a column.
    pub(super) fn of_column(&self, id: &'static str, column: u8) -> Phrase {
        let message = Phrase::new(id);
        if column == self.reserve() {
            message.word("column", "knapp-reserve")
        } else {
            message.said("column", Phrase::new("knapp-column").with("number", column + 1))
        }
    }

    /// The sentence for an event.
    pub(super) fn told(&self, event: &Event) -> Phrase {
        let (name, spot) = (|piece: PieceId| self.name(piece).to_owned(), |spot| self.board.said(spot));
        let of = |id, piece| Phrase::new(id).with("piece", name(piece));
        let column = |id, own| self.of_column(id, own);
        match event.what {
            Happening::Began { turn: 0, day: 0, phase } => {
                Phrase::new("event-knapp-before").word("phase", phase.name_word())
            }
            Happening::Began { turn: 0, day, phase } => {
                Phrase::new("event-knapp-day").count("day", usize::from(day)).word("phase", phase.name_word())
            }
            Happening::Began { turn, phase, .. } => {
                Phrase::new("event-phase").count("turn", usize::from(turn)).word("phase", phase.name_word())
            }
            Happening::Placed { piece, at } => of("event-placed", piece).said("at", spot(at)),
            Happening::Raised { gun } => of("event-knapp-raised", gun),
            Happening::Lowered { gun } => of("event-knapp-lowered", gun),
            Happening::Reinforced { section } => {
                Phrase::new("event-knapp-reinforced").with("section", self.section_text(section))
            }
            Happening::Committed { gun } => of("event-knapp-committed", gun),
            Happening::Aimed { by, at } => of("event-knapp-aimed", by).with("side", self.aim_text(at)),
            Happening::Shelled { by, target } => of("event-knapp-shelled", by).with("target", name(target)),
            Happening::Bombarded { roll, hit } => {
                Phrase::new(either(hit, "event-knapp-hit", "event-knapp-miss")).with("roll", roll)
            }
            Happening::Breached { at } => Phrase::new("event-knapp-breached").with("side", self.aim_text(at)),
            Happening::Disabled { gun } => of("event-knapp-disabled", gun),
            Happening::Silenced { battery } => of("event-knapp-silenced", battery),
            Happening::Planned { column: own } => column("event-knapp-planned", own),
            Happening::Revealed { column: own, stands, start } => column("event-knapp-revealed", own)
                .count("stands", usize::from(stands))
                .words("start", self.start_name(start)),
            Happening::Released => Phrase::new("event-knapp-released"),
            Happening::Checked { column: own, roll, less, order } => {
                let id = match order {
                    ColumnOrder::Advance => "event-knapp-advances",
                    ColumnOrder::Stand => "event-knapp-stands-fast",
                    ColumnOrder::Back => "event-knapp-wavers",
                };
                column(id, own).with("roll", roll).amount("less", i32::from(less))
            }
            Happening::FellBack { column: own, by } => {
                column("event-knapp-fell-back", own).count("by", usize::from(by))
            }
            Happening::Marched { column: own, by, left } => {
                column("event-knapp-marched", own).count("by", usize::from(by)).count("left", usize::from(left))
            }
            Happening::Stepped { piece, from, to, cost } => of("event-knapp-stepped", piece)
                .said("from", spot(from))
                .said("to", spot(to))
                .count("cost", usize::from(cost)),
            Happening::Waded { column: own, roll, bogged } => {
                column(either(bogged, "event-knapp-bogged", "event-knapp-waded"), own).with("roll", roll)
            }
            Happening::Mired { column: own } => column("event-knapp-mired", own),
            Happening::Arrived { column: own } => column("event-knapp-arrived", own),
            Happening::Exchanged { piece } => of("event-knapp-exchanged", piece),
            Happening::Fired { by, target } => of("event-knapp-fired", by).with("target", name(target)),
            Happening::Shot { roll, bonus, need, hit } => {
                let id = either(hit, "event-knapp-shot-hit", "event-knapp-shot-miss");
                Phrase::new(id).with("roll", i32::from(roll) + i32::from(bonus)).with("need", need)
            }
            Happening::Struck { column: own, roll, command } => {
                column(either(command, "event-knapp-command-struck", "event-knapp-infantry-struck"), own)
                    .with("roll", roll)
            }
            Happening::Killed { piece } => of("event-knapp-killed", piece),
            Happening::Spent { column: own } => column("event-knapp-spent", own),
            Happening::Scaled { piece, to, roll, up } => {
                of(either(up, "event-knapp-ladder-up", "event-knapp-ladder-down"), piece)
                    .said("to", spot(to))
                    .with("roll", roll)
            }
            Happening::Pushed { piece, roll, thrown } => {
                of(either(thrown, "event-knapp-thrown", "event-knapp-not-thrown"), piece).with("roll", roll)
            }
            Happening::Laddered { edge } => {
                Phrase::new("event-knapp-laddered").with("side", self.ground.edge(edge).side)
            }
            Happening::Bashed { piece, door, roll, broken } => {
                of(either(broken, "event-knapp-forced", "event-knapp-not-forced"), piece)
                    .with("side", self.door_text(door))
                    .with("roll", roll)
            }
            Happening::Blasted { gun, door } => of("event-knapp-blasted", gun).with("side", self.door_text(door)),
            Happening::DoorShot { roll, broken } => {
                Phrase::new(either(broken, "event-knapp-hit", "event-knapp-miss")).with("roll", roll)
            }
            Happening::Opened { door } => Phrase::new("event-knapp-opened").with("side", self.door_text(door)),
            Happening::Captured { gun, by } => of("event-captured", gun).with("by", name(by)),
            Happening::Hauled { gun, to } => of("event-knapp-hauled", gun).said("to", spot(to)),
            Happening::Matched { by, target } => of("event-knapp-matched", by).with("target", name(target)),
            Happening::Fought { by, target, roll, kills } => {
                of(either(kills, "event-knapp-fought", "event-knapp-fought-in-vain"), by)
                    .with("target", name(target))
                    .with("roll", roll)
            }
            Happening::Ruled { rule } => Phrase::new("event-knapp-ruled").with("name", self.rule_text(rule)),
            Happening::Flagged { flag, item, to } => Phrase::new("event-knapp-flagged")
                .with("flag", self.flag_text(flag))
                .with("thing", self.item_text(item))
                .count("to", usize::from(to)),
            Happening::Threw { table, roll } => {
                Phrase::new("event-knapp-threw").with("table", self.table_text(table)).with("roll", roll)
            }
            Happening::Shifted { by } => Phrase::new("event-knapp-shifted").with("by", format!("{by:+}")),
            Happening::Halted { piece } => of("event-knapp-halted", piece),
            Happening::Scored { side, points } => Phrase::new("event-knapp-scored")
                .with("side", if side == Side::Texan { "texan" } else { "mexican" })
                .with("points", points),
            Happening::Ended { winner, points, reason } => {
                let why = match reason {
                    Ending::TurnsOver => "event-knapp-turns-over",
                    Ending::NoCasting => "event-garrison-fallen",
                    Ending::NoStand => "event-knapp-attackers-spent",
                };
                Phrase::new("event-knapp-ended")
                    .word("reason", why)
                    .with("texan", points[0])
                    .with("mexican", points[1])
                    .word("winner", winner.word())
            }
        }
    }
}
