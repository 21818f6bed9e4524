//! Events as text.

use crate::knapp::{Event, Game, What};
use crate::side::Side;

/// How every event is written: words in small letters as they stand, those in capitals for what they name.
pub const EVENT_FORMS: [&str; 47] = [
    "phase PHASE day N",
    "phase PHASE N",
    "placed PIECE SPOT",
    "raised GUN",
    "lowered GUN",
    "reinforced SECTION",
    "committed GUN",
    "aimed BATTERY HEXSIDE",
    "shelled PIECE PIECE",
    "bombarded N HIT",
    "breached HEXSIDE",
    "disabled GUN",
    "silenced BATTERY",
    "planned COLUMN",
    "revealed COLUMN N POSITION",
    "released",
    "checked COLUMN N less N ORDER",
    "fell_back COLUMN N",
    "marched COLUMN N left N",
    "stepped PIECE SPOT SPOT cost N",
    "waded COLUMN N MUD",
    "mired COLUMN",
    "arrived COLUMN",
    "exchanged STAND",
    "fired PIECE PIECE",
    "shot N bonus N need N HIT",
    "struck COLUMN N STRUCK",
    "killed PIECE",
    "spent COLUMN",
    "scaled STAND SPOT N LADDER",
    "pushed STAND N PUSH",
    "laddered HEXSIDE",
    "bashed STAND HEXSIDE N DOOR",
    "blasted GUN HEXSIDE",
    "door_shot N DOOR",
    "opened HEXSIDE",
    "captured GUN PIECE",
    "hauled GUN SPOT",
    "matched PIECE PIECE",
    "fought PIECE PIECE N KILL",
    "ruled RULE",
    "flagged FLAG THING N",
    "threw TABLE N",
    "shifted N",
    "halted PIECE",
    "scored SIDE N",
    "ended WINNER N N REASON",
];

const fn word(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

impl Game {
    pub(in crate::knapp) fn event_text(&self, event: &Event) -> String {
        format!("{} {}", event.atom, self.what_text(event.what))
    }

    fn what_text(&self, what: What) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        let column = |column| self.column_text(column);
        match what {
            What::Began { turn, day, phase } if turn == 0 => format!("phase {} day {day}", phase.word()),
            What::Began { turn, phase, .. } => format!("phase {} {turn}", phase.word()),
            What::Placed { piece, at } => format!("placed {} {}", name(piece), spot(at)),
            What::Raised { gun } => format!("raised {}", name(gun)),
            What::Lowered { gun } => format!("lowered {}", name(gun)),
            What::Reinforced { section } => format!("reinforced {}", self.section_text(section)),
            What::Committed { gun } => format!("committed {}", name(gun)),
            What::Aimed { by, at } => format!("aimed {} {}", name(by), self.aim_text(at)),
            What::Shelled { by, target } => format!("shelled {} {}", name(by), name(target)),
            What::Bombarded { roll, hit } => format!("bombarded {roll} {}", word(hit, "hit", "miss")),
            What::Breached { at } => format!("breached {}", self.aim_text(at)),
            What::Disabled { gun } => format!("disabled {}", name(gun)),
            What::Silenced { battery } => format!("silenced {}", name(battery)),
            What::Planned { column: own } => format!("planned {}", column(own)),
            What::Revealed { column: own, stands, start } => {
                format!("revealed {} {stands} {}", column(own), self.start_text(start))
            }
            What::Released => "released".to_owned(),
            What::Checked { column: own, roll, less, order: found } => {
                format!("checked {} {roll} less {less} {}", column(own), found.word())
            }
            What::FellBack { column: own, by } => format!("fell_back {} {by}", column(own)),
            What::Marched { column: own, by, left } => format!("marched {} {by} left {left}", column(own)),
            What::Stepped { piece, from, to, cost } => {
                format!("stepped {} {} {} cost {cost}", name(piece), spot(from), spot(to))
            }
            What::Waded { column: own, roll, bogged } => {
                format!("waded {} {roll} {}", column(own), word(bogged, "bogged", "free"))
            }
            What::Mired { column: own } => format!("mired {}", column(own)),
            What::Arrived { column: own } => format!("arrived {}", column(own)),
            What::Exchanged { piece } => format!("exchanged {}", name(piece)),
            What::Fired { by, target } => format!("fired {} {}", name(by), name(target)),
            What::Shot { roll, bonus, need, hit } => {
                format!("shot {roll} bonus {bonus} need {need} {}", word(hit, "hit", "miss"))
            }
            What::Struck { column: own, roll, command } => {
                format!("struck {} {roll} {}", column(own), word(command, "command", "infantry"))
            }
            What::Killed { piece } => format!("killed {}", name(piece)),
            What::Spent { column: own } => format!("spent {}", column(own)),
            What::Scaled { piece, to, roll, up } => {
                format!("scaled {} {} {roll} {}", name(piece), spot(to), word(up, "up", "down"))
            }
            What::Pushed { piece, roll, thrown } => {
                format!("pushed {} {roll} {}", name(piece), word(thrown, "thrown", "held"))
            }
            What::Laddered { edge } => format!("laddered {}", self.ground.edge(edge).side),
            What::Bashed { piece, door, roll, broken } => {
                format!("bashed {} {} {roll} {}", name(piece), self.door_text(door), word(broken, "broken", "shut"))
            }
            What::Blasted { gun, door } => format!("blasted {} {}", name(gun), self.door_text(door)),
            What::DoorShot { roll, broken } => format!("door_shot {roll} {}", word(broken, "broken", "shut")),
            What::Opened { door } => format!("opened {}", self.door_text(door)),
            What::Captured { gun, by } => format!("captured {} {}", name(gun), name(by)),
            What::Hauled { gun, to } => format!("hauled {} {}", name(gun), spot(to)),
            What::Matched { by, target } => format!("matched {} {}", name(by), name(target)),
            What::Fought { by, target, roll, kills } => {
                format!("fought {} {} {roll} {}", name(by), name(target), word(kills, "kills", "misses"))
            }
            What::Ruled { rule } => format!("ruled {}", self.rule_text(rule)),
            What::Flagged { flag, item, to } => {
                format!("flagged {} {} {to}", self.flag_text(flag), self.item_text(item))
            }
            What::Threw { table, roll } => format!("threw {} {roll}", self.table_text(table)),
            What::Shifted { by } => format!("shifted {by}"),
            What::Halted { piece } => format!("halted {}", name(piece)),
            What::Scored { side, points } => {
                format!("scored {} {points}", if side == Side::Texan { "texan" } else { "mexican" })
            }
            What::Ended { winner, points, reason } => {
                let winner = if winner == Side::Texan { "texan" } else { "mexican" };
                format!("ended {winner} {} {} {}", points[0], points[1], reason.word())
            }
        }
    }
}
