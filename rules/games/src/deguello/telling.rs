//! Sentences for events.

use super::position::Ending;
use super::{Event, Game, Happening};
use crate::phrase::Phrase;
use crate::play::{PieceId, summed};
use crate::words::Words;

/// Picks one of two message ids.
const fn either(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

impl Game {
    /// The display name of an area.
    pub(super) fn area_name(&self, area: u16) -> Words {
        self.ground.areas.get(usize::from(area)).map_or_else(Words::default, |own| own.name.clone())
    }

    /// The sentence for an event.
    pub(super) fn told(&self, event: &Event) -> Phrase {
        let (name, spot) = (|piece: PieceId| self.name(piece).to_owned(), |spot| self.board.said(spot));
        let of = |id, piece| Phrase::new(id).with("piece", name(piece));
        let area = |message: Phrase, area| message.words("area", self.area_name(area));
        let figures = &self.figures;
        match event.what {
            Happening::Began { round: 0, phase } => {
                Phrase::new("event-deguello-before").word("phase", phase.name_word())
            }
            Happening::Began { round, phase } => {
                Phrase::new("event-deguello-phase").count("round", usize::from(round)).word("phase", phase.name_word())
            }
            Happening::Placed { piece, at } => of("event-placed", piece).said("at", spot(at)),
            Happening::Faced { piece, facing } => of("event-deguello-faced", piece).word("way", way_word(facing)),
            Happening::Rose { piece, roll, well } => {
                of(either(well, "event-deguello-well", "event-deguello-ill"), piece)
                    .with("roll", roll)
                    .with("need", figures.bowie_well)
            }
            Happening::Light { roll, need, day } => {
                let id = either(day, "event-deguello-day", "event-deguello-night");
                Phrase::new(id).with("roll", roll).with("need", need)
            }
            Happening::Released => Phrase::new("event-deguello-released"),
            Happening::Passed { side } => Phrase::new("event-deguello-passed").with("side", side.word()),
            Happening::Activated { officer } => of("event-deguello-activated", officer),
            Happening::Manned { officer, command } => {
                of("event-deguello-manned", officer).with("battery", self.command_name(command))
            }
            Happening::Called { command } => {
                Phrase::new("event-deguello-called").with("column", self.command_name(command))
            }
            Happening::Alone { piece } => of("event-deguello-alone", piece),
            Happening::Roused { area: own } => area(Phrase::new("event-deguello-roused"), own),
            Happening::Reached { units } => Phrase::new("event-deguello-reached").count("units", usize::from(units)),
            Happening::Stepped { piece, from, to, .. } if from.index() >= self.board.len() => {
                of("event-deguello-entered", piece).said("to", spot(to))
            }
            Happening::Stepped { piece, from, to, cost } => of("event-deguello-stepped", piece)
                .said("from", spot(from))
                .said("to", spot(to))
                .count("cost", usize::from(cost)),
            Happening::Hauled { gun, to } => of("event-deguello-hauled", gun).said("to", spot(to)),
            Happening::Exposed { piece } => of("event-deguello-exposed", piece),
            Happening::Covered { piece } => of("event-deguello-covered", piece),
            Happening::Fired { by, target } => of("event-deguello-fired", by).with("target", name(target)),
            Happening::Blasted { gun, door } => of("event-deguello-blasted", gun).with("side", self.door_text(door)),
            Happening::Shot { roll, add, hit } => {
                let id = either(hit, "event-deguello-hit", "event-deguello-miss");
                summed(Phrase::new(id), roll, add).with("need", figures.fire_hit)
            }
            Happening::Emptied { gun } => of("event-deguello-emptied", gun),
            Happening::Loaded { gun } => of("event-deguello-loaded", gun),
            Happening::Reduced { piece } => of("event-deguello-reduced", piece),
            Happening::Killed { piece } => of("event-deguello-killed", piece),
            Happening::LadderHit { piece, roll, need, lost } => {
                of(either(lost, "event-deguello-ladder-lost", "event-deguello-ladder-kept"), piece)
                    .with("roll", roll)
                    .with("need", need - 1)
            }
            Happening::OfficerHit { area: own, roll, lost } => {
                let id = either(lost, "event-deguello-officer-lost", "event-deguello-officer-kept");
                area(Phrase::new(id), own).with("roll", roll).with("need", figures.officer_lost)
            }
            Happening::Wounded { piece } => of("event-deguello-wounded", piece),
            Happening::Checked { piece, roll, lives } => {
                of(either(lives, "event-deguello-lives", "event-deguello-dies"), piece)
                    .with("roll", roll)
                    .with("need", figures.officer_lost - 1)
            }
            Happening::Split { piece, flechas } => {
                of("event-deguello-split", piece).count("flechas", usize::from(flechas))
            }
            Happening::Emplaced { piece, edge, roll, up } => {
                of(either(up, "event-deguello-ladder-up", "event-deguello-ladder-down"), piece)
                    .with("side", self.edge_text(edge))
                    .with("roll", roll)
                    .with("need", figures.ladder_stands)
            }
            Happening::Attacked { by, target } => of("event-deguello-attacked", by).with("target", name(target)),
            Happening::Struck { roll, add } => summed(Phrase::new("event-deguello-struck"), roll, add),
            Happening::Fought { attack, defence } => {
                let id = match attack.cmp(&defence) {
                    std::cmp::Ordering::Greater => "event-deguello-attack-wins",
                    std::cmp::Ordering::Equal => "event-deguello-tie",
                    std::cmp::Ordering::Less => "event-deguello-defence-wins",
                };
                Phrase::new(id).with("attack", attack).with("defence", defence)
            }
            Happening::Locked { by, target } => of("event-deguello-locked", by).with("target", name(target)),
            Happening::BrokeOff { piece } => of("event-deguello-broke-off", piece),
            Happening::Hewed { piece, door, roll: 0, .. } => {
                of("event-deguello-zapadores", piece).with("side", self.door_text(door))
            }
            Happening::Hewed { piece, door, roll, broken } => {
                of(either(broken, "event-deguello-hewed", "event-deguello-hewed-in-vain"), piece)
                    .with("side", self.door_text(door))
                    .with("roll", roll)
                    .with("need", self.axe_need(door))
            }
            Happening::Opened { door } => Phrase::new("event-deguello-opened").with("side", self.door_text(door)),
            Happening::Strewn { area: own } => area(Phrase::new("event-deguello-strewn"), own),
            Happening::Torched { piece, area: own, roll, burns } => {
                let id = either(burns, "event-deguello-torched", "event-deguello-torched-in-vain");
                area(of(id, piece), own).with("roll", roll).with("need", figures.arson_burns)
            }
            Happening::Ignited { area: own } => area(Phrase::new("event-deguello-ignited"), own),
            Happening::Burned { area: own, roll, out } => {
                area(Phrase::new(either(out, "event-deguello-burnt-out", "event-deguello-burns-on")), own)
                    .with("roll", roll)
                    .with("need", figures.arson_ruins)
            }
            Happening::Restored { piece } => of("event-deguello-restored", piece),
            Happening::Halted { piece } => of("event-deguello-halted", piece),
            Happening::House(what) => what.told(self),
            Happening::Ended { winner, reason } => {
                let why = match reason {
                    Ending::RoundsOver => "event-deguello-rounds-over",
                    Ending::NoTexan => "event-garrison-fallen",
                    Ending::NoMexican => "event-deguello-attackers-spent",
                    Ending::ByVariant => "event-deguello-by-variant",
                    Ending::Idle => "event-deguello-idle",
                };
                Phrase::new("event-deguello-ended").word("reason", why).word("winner", winner.word())
            }
        }
    }
}

/// The message id of the name of a direction.
pub(super) fn way_word(direction: crate::hex::Direction) -> String {
    format!("deguello-way-{}", super::notation::way_text(direction))
}
