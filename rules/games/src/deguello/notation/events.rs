//! Events as text.

use super::way_text;
use crate::deguello::{Event, Game, Happening};
use crate::side::Side;

/// The notation of all events, without their rules.
pub const EVENT_FORMS: [&str; 42] = [
    "phase PHASE N",
    "placed PIECE SPOT",
    "faced PIECE DIRECTION",
    "rose PIECE N WELL",
    "light N LIGHT",
    "released",
    "passed SIDE",
    "activated OFFICER",
    "manned OFFICER COMMAND",
    "called COMMAND",
    "alone PIECE",
    "roused AREA",
    "reached N",
    "stepped PIECE SPOT SPOT cost N",
    "hauled GUN SPOT",
    "exposed PIECE",
    "covered PIECE",
    "fired BY TARGET",
    "blasted GUN HEXSIDE",
    "shot N add N HIT",
    "emptied GUN",
    "loaded GUN",
    "reduced PIECE",
    "killed PIECE",
    "ladder_hit PIECE N LOSS",
    "officer_hit AREA N LOSS",
    "wounded PIECE",
    "checked PIECE N LIFE",
    "split PIECE N",
    "emplaced PIECE HEXSIDE N LADDER",
    "attacked BY TARGET",
    "struck N add N",
    "fought N N",
    "locked BY TARGET",
    "broke_off PIECE",
    "hewed PIECE HEXSIDE N DOOR",
    "opened HEXSIDE",
    "strewn AREA",
    "torched PIECE AREA N FLAME",
    "ignited AREA",
    "burned AREA N STATE",
    "ended WINNER REASON",
];

const fn word(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

/// The word for a side.
const fn side_text(side: Side) -> &'static str {
    word(matches!(side, Side::Texan), "texan", "mexican")
}

impl Game {
    pub(in crate::deguello) fn event_text(&self, event: &Event) -> String {
        format!("{} {}", event.atom, self.what_text(event.what))
    }

    fn what_text(&self, what: Happening) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        match what {
            Happening::Began { round, phase } => format!("phase {} {round}", phase.word()),
            Happening::Placed { piece, at } => format!("placed {} {}", name(piece), spot(at)),
            Happening::Faced { piece, facing } => format!("faced {} {}", name(piece), way_text(facing)),
            Happening::Rose { piece, roll, well } => {
                format!("rose {} {roll} {}", name(piece), word(well, "well", "ill"))
            }
            Happening::Light { roll, day } => format!("light {roll} {}", word(day, "day", "night")),
            Happening::Released => "released".to_owned(),
            Happening::Passed { side } => format!("passed {}", side_text(side)),
            Happening::Activated { officer } => format!("activated {}", name(officer)),
            Happening::Manned { officer, command } => {
                format!("manned {} {}", name(officer), self.command_name(command))
            }
            Happening::Called { command } => format!("called {}", self.command_name(command)),
            Happening::Alone { piece } => format!("alone {}", name(piece)),
            Happening::Roused { area } => format!("roused {}", self.area_text(area)),
            Happening::Reached { units } => format!("reached {units}"),
            Happening::Stepped { piece, from, to, cost } => {
                format!("stepped {} {} {} cost {cost}", name(piece), spot(from), spot(to))
            }
            Happening::Hauled { gun, to } => format!("hauled {} {}", name(gun), spot(to)),
            Happening::Exposed { piece } => format!("exposed {}", name(piece)),
            Happening::Covered { piece } => format!("covered {}", name(piece)),
            Happening::Fired { by, target } => format!("fired {} {}", name(by), name(target)),
            Happening::Blasted { gun, door } => format!("blasted {} {}", name(gun), self.door_text(door)),
            Happening::Shot { roll, add, hit } => format!("shot {roll} add {add} {}", word(hit, "hit", "miss")),
            Happening::Emptied { gun } => format!("emptied {}", name(gun)),
            Happening::Loaded { gun } => format!("loaded {}", name(gun)),
            Happening::Reduced { piece } => format!("reduced {}", name(piece)),
            Happening::Killed { piece } => format!("killed {}", name(piece)),
            Happening::LadderHit { piece, roll, lost } => {
                format!("ladder_hit {} {roll} {}", name(piece), word(lost, "lost", "kept"))
            }
            Happening::OfficerHit { area, roll, lost } => {
                format!("officer_hit {} {roll} {}", self.area_text(area), word(lost, "lost", "kept"))
            }
            Happening::Wounded { piece } => format!("wounded {}", name(piece)),
            Happening::Checked { piece, roll, lives } => {
                format!("checked {} {roll} {}", name(piece), word(lives, "lives", "dies"))
            }
            Happening::Split { piece, flechas } => format!("split {} {flechas}", name(piece)),
            Happening::Emplaced { piece, edge, roll, up } => {
                format!("emplaced {} {} {roll} {}", name(piece), self.edge_text(edge), word(up, "up", "down"))
            }
            Happening::Attacked { by, target } => format!("attacked {} {}", name(by), name(target)),
            Happening::Struck { roll, add } => format!("struck {roll} add {add}"),
            Happening::Fought { attack, defence } => format!("fought {attack} {defence}"),
            Happening::Locked { by, target } => format!("locked {} {}", name(by), name(target)),
            Happening::BrokeOff { piece } => format!("broke_off {}", name(piece)),
            Happening::Hewed { piece, door, roll, broken } => {
                format!("hewed {} {} {roll} {}", name(piece), self.door_text(door), word(broken, "broken", "shut"))
            }
            Happening::Opened { door } => format!("opened {}", self.door_text(door)),
            Happening::Strewn { area } => format!("strewn {}", self.area_text(area)),
            Happening::Torched { piece, area, roll, burns } => {
                format!("torched {} {} {roll} {}", name(piece), self.area_text(area), word(burns, "burns", "fails"))
            }
            Happening::Ignited { area } => format!("ignited {}", self.area_text(area)),
            Happening::Burned { area, roll, out } => {
                format!("burned {} {roll} {}", self.area_text(area), word(out, "ruins", "fire"))
            }
            Happening::Ended { winner, reason } => format!("ended {} {}", side_text(winner), reason.word()),
        }
    }
}
