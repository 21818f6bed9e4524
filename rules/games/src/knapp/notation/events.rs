//! Events as text.

use crate::knapp::{Event, Game, Happening};
use crate::side::Side;

/// The notation of all events: lower-case words are literal, upper-case words are placeholders.
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

    fn what_text(&self, what: Happening) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        let column = |column| self.column_text(column);
        match what {
            Happening::Began { turn, day, phase } if turn == 0 => format!("phase {} day {day}", phase.word()),
            Happening::Began { turn, phase, .. } => format!("phase {} {turn}", phase.word()),
            Happening::Placed { piece, at } => format!("placed {} {}", name(piece), spot(at)),
            Happening::Raised { gun } => format!("raised {}", name(gun)),
            Happening::Lowered { gun } => format!("lowered {}", name(gun)),
            Happening::Reinforced { section } => format!("reinforced {}", self.section_text(section)),
            Happening::Committed { gun } => format!("committed {}", name(gun)),
            Happening::Aimed { by, at } => format!("aimed {} {}", name(by), self.aim_text(at)),
            Happening::Shelled { by, target } => format!("shelled {} {}", name(by), name(target)),
            Happening::Bombarded { roll, hit } => format!("bombarded {roll} {}", word(hit, "hit", "miss")),
            Happening::Breached { at } => format!("breached {}", self.aim_text(at)),
            Happening::Disabled { gun } => format!("disabled {}", name(gun)),
            Happening::Silenced { battery } => format!("silenced {}", name(battery)),
            Happening::Planned { column: own } => format!("planned {}", column(own)),
            Happening::Revealed { column: own, stands, start } => {
                format!("revealed {} {stands} {}", column(own), self.start_text(start))
            }
            Happening::Released => "released".to_owned(),
            Happening::Checked { column: own, roll, less, order: found } => {
                format!("checked {} {roll} less {less} {}", column(own), found.word())
            }
            Happening::FellBack { column: own, by } => format!("fell_back {} {by}", column(own)),
            Happening::Marched { column: own, by, left } => format!("marched {} {by} left {left}", column(own)),
            Happening::Stepped { piece, from, to, cost } => {
                format!("stepped {} {} {} cost {cost}", name(piece), spot(from), spot(to))
            }
            Happening::Waded { column: own, roll, bogged } => {
                format!("waded {} {roll} {}", column(own), word(bogged, "bogged", "free"))
            }
            Happening::Mired { column: own } => format!("mired {}", column(own)),
            Happening::Arrived { column: own } => format!("arrived {}", column(own)),
            Happening::Exchanged { piece } => format!("exchanged {}", name(piece)),
            Happening::Fired { by, target } => format!("fired {} {}", name(by), name(target)),
            Happening::Shot { roll, bonus, need, hit } => {
                format!("shot {roll} bonus {bonus} need {need} {}", word(hit, "hit", "miss"))
            }
            Happening::Struck { column: own, roll, command } => {
                format!("struck {} {roll} {}", column(own), word(command, "command", "infantry"))
            }
            Happening::Killed { piece } => format!("killed {}", name(piece)),
            Happening::Spent { column: own } => format!("spent {}", column(own)),
            Happening::Scaled { piece, to, roll, up } => {
                format!("scaled {} {} {roll} {}", name(piece), spot(to), word(up, "up", "down"))
            }
            Happening::Pushed { piece, roll, thrown } => {
                format!("pushed {} {roll} {}", name(piece), word(thrown, "thrown", "held"))
            }
            Happening::Laddered { edge } => format!("laddered {}", self.ground.edge(edge).side),
            Happening::Bashed { piece, door, roll, broken } => {
                format!("bashed {} {} {roll} {}", name(piece), self.door_text(door), word(broken, "broken", "shut"))
            }
            Happening::Blasted { gun, door } => format!("blasted {} {}", name(gun), self.door_text(door)),
            Happening::DoorShot { roll, broken } => format!("door_shot {roll} {}", word(broken, "broken", "shut")),
            Happening::Opened { door } => format!("opened {}", self.door_text(door)),
            Happening::Captured { gun, by } => format!("captured {} {}", name(gun), name(by)),
            Happening::Hauled { gun, to } => format!("hauled {} {}", name(gun), spot(to)),
            Happening::Matched { by, target } => format!("matched {} {}", name(by), name(target)),
            Happening::Fought { by, target, roll, kills } => {
                format!("fought {} {} {roll} {}", name(by), name(target), word(kills, "kills", "misses"))
            }
            Happening::Ruled { rule } => format!("ruled {}", self.rule_text(rule)),
            Happening::Flagged { flag, item, to } => {
                format!("flagged {} {} {to}", self.flag_text(flag), self.item_text(item))
            }
            Happening::Threw { table, roll } => format!("threw {} {roll}", self.table_text(table)),
            Happening::Shifted { by } => format!("shifted {by}"),
            Happening::Halted { piece } => format!("halted {}", name(piece)),
            Happening::Scored { side, points } => {
                format!("scored {} {points}", if side == Side::Texan { "texan" } else { "mexican" })
            }
            Happening::Ended { winner, points, reason } => {
                let winner = if winner == Side::Texan { "texan" } else { "mexican" };
                format!("ended {winner} {} {} {}", points[0], points[1], reason.word())
            }
        }
    }
}
