//! Events as text.

use super::way_text;
use crate::deguello::{Event, Game, What};
use crate::side::Side;

/// How every event is written, its rule left out.
pub const EVENT_FORMS: [&str; 41] = [
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
    "torched PIECE AREA N FLAME",
    "ignited AREA",
    "burned AREA N STATE",
    "ended WINNER REASON",
];

const fn word(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

/// The word of a side.
const fn side_text(side: Side) -> &'static str {
    word(matches!(side, Side::Texan), "texan", "mexican")
}

impl Game {
    pub(in crate::deguello) fn event_text(&self, event: &Event) -> String {
        format!("{} {}", event.atom, self.what_text(event.what))
    }

    fn what_text(&self, what: What) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        match what {
            What::Began { round, phase } => format!("phase {} {round}", phase.word()),
            What::Placed { piece, at } => format!("placed {} {}", name(piece), spot(at)),
            What::Faced { piece, facing } => format!("faced {} {}", name(piece), way_text(facing)),
            What::Rose { piece, roll, well } => format!("rose {} {roll} {}", name(piece), word(well, "well", "ill")),
            What::Light { roll, day } => format!("light {roll} {}", word(day, "day", "night")),
            What::Released => "released".to_owned(),
            What::Passed { side } => format!("passed {}", side_text(side)),
            What::Activated { officer } => format!("activated {}", name(officer)),
            What::Manned { officer, command } => format!("manned {} {}", name(officer), self.command_name(command)),
            What::Called { command } => format!("called {}", self.command_name(command)),
            What::Alone { piece } => format!("alone {}", name(piece)),
            What::Roused { area } => format!("roused {}", self.area_text(area)),
            What::Reached { units } => format!("reached {units}"),
            What::Stepped { piece, from, to, cost } => {
                format!("stepped {} {} {} cost {cost}", name(piece), spot(from), spot(to))
            }
            What::Hauled { gun, to } => format!("hauled {} {}", name(gun), spot(to)),
            What::Exposed { piece } => format!("exposed {}", name(piece)),
            What::Covered { piece } => format!("covered {}", name(piece)),
            What::Fired { by, target } => format!("fired {} {}", name(by), name(target)),
            What::Blasted { gun, door } => format!("blasted {} {}", name(gun), self.door_text(door)),
            What::Shot { roll, add, hit } => format!("shot {roll} add {add} {}", word(hit, "hit", "miss")),
            What::Emptied { gun } => format!("emptied {}", name(gun)),
            What::Loaded { gun } => format!("loaded {}", name(gun)),
            What::Reduced { piece } => format!("reduced {}", name(piece)),
            What::Killed { piece } => format!("killed {}", name(piece)),
            What::LadderHit { piece, roll, lost } => {
                format!("ladder_hit {} {roll} {}", name(piece), word(lost, "lost", "kept"))
            }
            What::OfficerHit { area, roll, lost } => {
                format!("officer_hit {} {roll} {}", self.area_text(area), word(lost, "lost", "kept"))
            }
            What::Wounded { piece } => format!("wounded {}", name(piece)),
            What::Checked { piece, roll, lives } => {
                format!("checked {} {roll} {}", name(piece), word(lives, "lives", "dies"))
            }
            What::Split { piece, flechas } => format!("split {} {flechas}", name(piece)),
            What::Emplaced { piece, edge, roll, up } => {
                format!("emplaced {} {} {roll} {}", name(piece), self.edge_text(edge), word(up, "up", "down"))
            }
            What::Attacked { by, target } => format!("attacked {} {}", name(by), name(target)),
            What::Struck { roll, add } => format!("struck {roll} add {add}"),
            What::Fought { attack, defence } => format!("fought {attack} {defence}"),
            What::Locked { by, target } => format!("locked {} {}", name(by), name(target)),
            What::BrokeOff { piece } => format!("broke_off {}", name(piece)),
            What::Hewed { piece, door, roll, broken } => {
                format!("hewed {} {} {roll} {}", name(piece), self.door_text(door), word(broken, "broken", "shut"))
            }
            What::Opened { door } => format!("opened {}", self.door_text(door)),
            What::Torched { piece, area, roll, burns } => {
                format!("torched {} {} {roll} {}", name(piece), self.area_text(area), word(burns, "burns", "fails"))
            }
            What::Ignited { area } => format!("ignited {}", self.area_text(area)),
            What::Burned { area, roll, out } => {
                format!("burned {} {roll} {}", self.area_text(area), word(out, "ruins", "fire"))
            }
            What::Ended { winner, reason } => format!("ended {} {}", side_text(winner), reason.word()),
        }
    }
}
