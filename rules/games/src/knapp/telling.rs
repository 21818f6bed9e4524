//! Sentences for events.

use super::position::{ColumnOrder, Ending};
use super::{Event, Game, Happening, atoms};
use crate::phrase::Phrase;
use crate::play::{PieceId, summed};
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
        let figures = &self.figures;
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
            // Behind a column that has arrived, stands come up to the front (K7.g).
            Happening::Placed { piece, at } if event.atom == atoms::K7_G => {
                of("event-knapp-joined", piece).said("at", spot(at))
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
                let need = if event.atom == atoms::K3_F { figures.counter_hit } else { figures.bombard_hit };
                Phrase::new(either(hit, "event-knapp-hit", "event-knapp-miss")).with("roll", roll).with("need", need)
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
                summed(column(id, own), roll, -less).with("need", figures.morale_advance)
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
                column(either(bogged, "event-knapp-bogged", "event-knapp-waded"), own)
                    .with("roll", roll)
                    .with("need", figures.bogged - 1)
            }
            Happening::Mired { column: own } => column("event-knapp-mired", own),
            Happening::Arrived { column: own } => column("event-knapp-arrived", own),
            Happening::Exchanged { piece } => of("event-knapp-exchanged", piece),
            Happening::Fired { by, target } => of("event-knapp-fired", by).with("target", name(target)),
            Happening::Shot { roll, bonus, need, hit } => {
                let id = either(hit, "event-knapp-shot-hit", "event-knapp-shot-miss");
                summed(Phrase::new(id), roll, bonus).with("need", need)
            }
            Happening::Struck { column: own, roll, command } => {
                column(either(command, "event-knapp-command-struck", "event-knapp-infantry-struck"), own)
                    .with("roll", roll)
                    .with("need", figures.command_struck)
            }
            Happening::Killed { piece } => of("event-knapp-killed", piece),
            Happening::Spent { column: own } => column("event-knapp-spent", own),
            Happening::Scaled { piece, to, roll, up } => {
                of(either(up, "event-knapp-ladder-up", "event-knapp-ladder-down"), piece)
                    .said("to", spot(to))
                    .with("roll", roll)
                    .with("need", figures.scale)
            }
            Happening::Pushed { piece, roll, thrown } => {
                of(either(thrown, "event-knapp-thrown", "event-knapp-not-thrown"), piece)
                    .with("roll", roll)
                    .with("need", figures.push)
            }
            Happening::Laddered { edge } => {
                Phrase::new("event-knapp-laddered").with("side", self.ground.edge(edge).side)
            }
            Happening::Bashed { piece, door, roll, need, broken } => {
                of(either(broken, "event-knapp-forced", "event-knapp-not-forced"), piece)
                    .with("side", self.door_text(door))
                    .with("roll", roll)
                    .with("need", need)
            }
            Happening::Blasted { gun, door } => of("event-knapp-blasted", gun).with("side", self.door_text(door)),
            Happening::DoorShot { roll, broken } => {
                let id = either(broken, "event-knapp-hit", "event-knapp-miss");
                Phrase::new(id).with("roll", roll).with("need", figures.door_gun)
            }
            Happening::Opened { door } => Phrase::new("event-knapp-opened").with("side", self.door_text(door)),
            Happening::Captured { gun, by } => of("event-captured", gun).with("by", name(by)),
            Happening::Hauled { gun, to } => of("event-knapp-hauled", gun).said("to", spot(to)),
            Happening::Matched { by, target } => of("event-knapp-matched", by).with("target", name(target)),
            Happening::Fought { by, target, roll, need, kills } => {
                of(either(kills, "event-knapp-fought", "event-knapp-fought-in-vain"), by)
                    .with("target", name(target))
                    .with("roll", roll)
                    .with("need", need)
            }
            Happening::House(what) => what.told(self),
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
