//! The text notation for actions and events, used in cases, logs and transcripts.
//!
//! `place crockett 1517`, `size 1 20`, `start 1 north_2`, `step infantry-7 1012`, `fire rifleman-3 infantry-7`. Columns
//! are numbered from 1, the reserve is `reserve`. Pieces, spots and hexsides are written by name.

use super::{Action, Game, Happening};
use crate::board::SpotId;
use crate::house::{HouseEvent, Offers as _};
use crate::play::forms::{action_forms, event_forms};
use crate::play::{NotAnAction, PieceId, naming};
use crate::side::Side;
use crate::text::nearest;
use crate::words::Words;

/// The word for the reserve.
const RESERVE: &str = "reserve";

/// Reads and writes the words that stand for the fields of an action.
macro_rules! word {
    (read piece $game:ident, $text:ident) => {
        $game.find_piece($text)
    };
    (write piece $game:ident, $piece:ident) => {
        $game.name($piece)
    };
    (read spot $game:ident, $text:ident) => {
        $game.find_spot($text)
    };
    (write spot $game:ident, $spot:ident) => {
        $game.spot_text($spot)
    };
    (read column $game:ident, $text:ident) => {
        $game.find_column($text)
    };
    (write column $game:ident, $column:ident) => {
        $game.column_text($column)
    };
    (read number $game:ident, $text:ident) => {
        naming::number($text)
    };
    (write number $game:ident, $number:ident) => {
        $number
    };
    (read start $game:ident, $text:ident) => {
        $game.find_start($text)
    };
    (write start $game:ident, $start:ident) => {
        $game.start_text($start)
    };
    (read section $game:ident, $text:ident) => {
        $game.find_section($text)
    };
    (write section $game:ident, $section:ident) => {
        $game.section_text($section)
    };
    (read aim $game:ident, $text:ident) => {
        $game.find_aim($text)
    };
    (write aim $game:ident, $aim:ident) => {
        $game.aim_text($aim)
    };
    (read door $game:ident, $text:ident) => {
        $game.find_door($text)
    };
    (write door $game:ident, $door:ident) => {
        $game.door_text($door)
    };
    (read rule $game:ident, $text:ident) => {
        $game.find_rule($text)
    };
    (write rule $game:ident, $rule:ident) => {
        $game.rule_text($rule)
    };
}

action_forms! { Game, Action, word:
    Aim { by: piece, at: aim } = "aim BATTERY HEXSIDE";
    Bash { piece: piece, to: spot } = "bash STAND SPOT";
    Blast { gun: piece, door: door } = "blast GUN HEXSIDE";
    Cannon { gun: piece, target: piece } = "cannon GUN TARGET";
    Commit { gun: piece } = "commit GUN";
    Counter { gun: piece, at: piece } = "counter GUN BATTERY";
    Day = "day";
    Done = "done";
    Fight { by: piece, target: piece } = "fight BY TARGET";
    Fire { by: piece, target: piece } = "fire BY TARGET";
    Haul { piece: piece, to: spot } = "haul STAND SPOT";
    Lower { gun: piece } = "lower GUN";
    March { column: column } = "march COLUMN";
    Place { piece: piece, at: spot } = "place PIECE SPOT";
    Raise { gun: piece } = "raise GUN";
    Reinforce { section: section } = "reinforce SECTION";
    Release = "release";
    Scale { piece: piece, to: spot } = "scale STAND SPOT";
    Shell { by: piece, gun: piece } = "shell BATTERY GUN";
    Size { column: column, stands: number } = "size COLUMN STANDS";
    Start { column: column, position: start } = "start COLUMN POSITION";
    Step { piece: piece, to: spot } = "step PIECE SPOT";
    Use { rule: rule, piece: piece } = "use RULE PIECE";
}

const fn either(holds: bool, yes: &'static str, no: &'static str) -> &'static str {
    if holds { yes } else { no }
}

/// The word for a side.
const fn side_text(side: Side) -> &'static str {
    either(matches!(side, Side::Texan), "texan", "mexican")
}

event_forms! { Game, Happening, game:
    Happening::Began { turn: 0, day, phase } => "phase PHASE day N", phase.word(), day;
    Happening::Began { turn, phase, .. } => "phase PHASE N", phase.word(), turn;
    Happening::Placed { piece, at } => "placed PIECE SPOT", game.name(piece), game.spot_text(at);
    Happening::Raised { gun } => "raised GUN", game.name(gun);
    Happening::Lowered { gun } => "lowered GUN", game.name(gun);
    Happening::Reinforced { section } => "reinforced SECTION", game.section_text(section);
    Happening::Committed { gun } => "committed GUN", game.name(gun);
    Happening::Aimed { by, at } => "aimed BATTERY HEXSIDE", game.name(by), game.aim_text(at);
    Happening::Shelled { by, target } => "shelled PIECE PIECE", game.name(by), game.name(target);
    Happening::Bombarded { roll, hit } => "bombarded N HIT", roll, either(hit, "hit", "miss");
    Happening::Breached { at } => "breached HEXSIDE", game.aim_text(at);
    Happening::Disabled { gun } => "disabled GUN", game.name(gun);
    Happening::Silenced { battery } => "silenced BATTERY", game.name(battery);
    Happening::Planned { column } => "planned COLUMN", game.column_text(column);
    Happening::Revealed { column, stands, start } => "revealed COLUMN N POSITION",
        game.column_text(column), stands, game.start_text(start);
    Happening::Released => "released";
    Happening::Checked { column, roll, less, order } => "checked COLUMN N less N ORDER",
        game.column_text(column), roll, less, order.word();
    Happening::FellBack { column, by } => "fell_back COLUMN N", game.column_text(column), by;
    Happening::Marched { column, by, left } => "marched COLUMN N left N", game.column_text(column), by, left;
    Happening::Stepped { piece, from, to, cost } => "stepped PIECE SPOT SPOT cost N",
        game.name(piece), game.spot_text(from), game.spot_text(to), cost;
    Happening::Waded { column, roll, bogged } => "waded COLUMN N MUD",
        game.column_text(column), roll, either(bogged, "bogged", "free");
    Happening::Mired { column } => "mired COLUMN", game.column_text(column);
    Happening::Arrived { column } => "arrived COLUMN", game.column_text(column);
    Happening::Exchanged { piece } => "exchanged STAND", game.name(piece);
    Happening::Fired { by, target } => "fired PIECE PIECE", game.name(by), game.name(target);
    Happening::Shot { roll, bonus, need, hit } => "shot N bonus N need N HIT",
        roll, bonus, need, either(hit, "hit", "miss");
    Happening::Struck { column, roll, command } => "struck COLUMN N STRUCK",
        game.column_text(column), roll, either(command, "command", "infantry");
    Happening::Killed { piece } => "killed PIECE", game.name(piece);
    Happening::Spent { column } => "spent COLUMN", game.column_text(column);
    Happening::Scaled { piece, to, roll, up } => "scaled STAND SPOT N LADDER",
        game.name(piece), game.spot_text(to), roll, either(up, "up", "down");
    Happening::Pushed { piece, roll, thrown } => "pushed STAND N PUSH",
        game.name(piece), roll, either(thrown, "thrown", "held");
    Happening::Laddered { edge } => "laddered HEXSIDE", game.ground.edge(edge).side;
    Happening::Bashed { piece, door, roll, broken, .. } => "bashed STAND HEXSIDE N DOOR",
        game.name(piece), game.door_text(door), roll, either(broken, "broken", "shut");
    Happening::Blasted { gun, door } => "blasted GUN HEXSIDE", game.name(gun), game.door_text(door);
    Happening::DoorShot { roll, broken } => "door_shot N DOOR", roll, either(broken, "broken", "shut");
    Happening::Opened { door } => "opened HEXSIDE", game.door_text(door);
    Happening::Captured { gun, by } => "captured GUN PIECE", game.name(gun), game.name(by);
    Happening::Hauled { gun, to } => "hauled GUN SPOT", game.name(gun), game.spot_text(to);
    Happening::Matched { by, target } => "matched PIECE PIECE", game.name(by), game.name(target);
    Happening::Fought { by, target, roll, kills, .. } => "fought PIECE PIECE N KILL",
        game.name(by), game.name(target), roll, either(kills, "kills", "misses");
    Happening::House(HouseEvent::Ruled { rule, .. }) => "ruled RULE", game.rule_text(rule);
    Happening::House(HouseEvent::Flagged { flag, item, to }) => "flagged FLAG THING N", game.flag_text(flag), game.item_text(item), to;
    Happening::House(HouseEvent::Threw { table, roll }) => "threw TABLE N", game.table_text(table), roll;
    Happening::House(HouseEvent::Shifted { by }) => "shifted N", by;
    Happening::Halted { piece } => "halted PIECE", game.name(piece);
    Happening::Scored { side, points } => "scored SIDE N", side_text(side), points;
    Happening::Ended { winner, points, reason } => "ended WINNER N N REASON",
        side_text(winner), points[0], points[1], reason.word();
}

impl Game {
    /// Finds the piece with this name.
    ///
    /// # Errors
    ///
    /// If no piece has it; the error names the most similar one.
    pub fn find_piece(&self, name: &str) -> Result<PieceId, NotAnAction> {
        let names = self.pieces.iter().map(|piece| piece.name.as_str());
        naming::piece(name, names).map(|number| PieceId(number as u16))
    }

    /// Finds the spot with this text.
    ///
    /// # Errors
    ///
    /// If the board has no such spot.
    pub fn find_spot(&self, text: &str) -> Result<SpotId, NotAnAction> {
        naming::spot(text, &self.board)
    }

    /// Finds the column with this text.
    ///
    /// # Errors
    ///
    /// If it is neither a number nor the word for the reserve.
    pub fn find_column(&self, text: &str) -> Result<u8, NotAnAction> {
        if text == RESERVE {
            return Ok(self.reserve());
        }
        let number: u8 = text.parse().map_err(|_| self.no_column(text))?;
        // Numbers beyond the last column are accepted here, so that the rules can report the error.
        let place = number.checked_sub(1).ok_or_else(|| self.no_column(text))?;
        Ok(if place >= self.reserve() { place.saturating_add(1) } else { place })
    }

    fn no_column(&self, text: &str) -> NotAnAction {
        let names: Vec<String> = (0..=self.reserve()).map(|column| self.column_text(column)).collect();
        let near = nearest(text, names.iter().map(String::as_str)).map(str::to_owned);
        NotAnAction::Column { name: text.to_owned(), nearest: near }
    }

    pub(super) fn find_start(&self, text: &str) -> Result<u8, NotAnAction> {
        let names = self.ground.starts.iter().map(|start| start.id.as_str());
        naming::place(text, names, |name, nearest| NotAnAction::Thing { name, nearest }).map(|number| number as u8)
    }

    fn find_section(&self, text: &str) -> Result<u8, NotAnAction> {
        let names = self.ground.sections.iter().map(|section| section.id.as_str());
        naming::place(text, names, |name, nearest| NotAnAction::Thing { name, nearest }).map(|number| number as u8)
    }

    pub(super) fn find_aim(&self, text: &str) -> Result<u16, NotAnAction> {
        let place = |side| self.ground.aims.iter().position(|aim| aim.side == side);
        naming::at_side(text, place).map(|number| number as u16)
    }

    /// Finds an edge by its hexside.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find_edge(&self, text: &str) -> Result<u16, NotAnAction> {
        let place = |side| self.ground.edges.iter().position(|edge| edge.side == side);
        naming::at_side(text, place).map(|number| number as u16)
    }

    /// Finds a door by its hexside.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find_door(&self, text: &str) -> Result<u16, NotAnAction> {
        let place = |side| self.ground.doors.iter().position(|door| door.side == side);
        naming::at_side(text, place).map(|number| number as u16)
    }

    /// The text of a spot; `nowhere` if it is off the map.
    #[must_use]
    pub fn spot_text(&self, spot: SpotId) -> String {
        naming::spot_text(&self.board, spot)
    }

    /// The text of a column: its number, or `reserve`.
    #[must_use]
    pub fn column_text(&self, column: u8) -> String {
        match column.cmp(&self.reserve()) {
            std::cmp::Ordering::Less => (column + 1).to_string(),
            std::cmp::Ordering::Equal => RESERVE.to_owned(),
            std::cmp::Ordering::Greater => column.to_string(),
        }
    }

    /// The display name of a start position.
    pub(super) fn start_name(&self, start: u8) -> Words {
        self.ground.starts.get(usize::from(start)).map_or_else(Words::default, |own| own.name.clone())
    }

    pub(super) fn start_text(&self, start: u8) -> &str {
        self.ground.starts.get(usize::from(start)).map_or("?", |start| start.id.as_str())
    }

    pub(super) fn section_text(&self, section: u8) -> &str {
        self.ground.sections.get(usize::from(section)).map_or("?", |section| section.id.as_str())
    }

    pub(super) fn aim_text(&self, aim: u16) -> String {
        self.ground.aims.get(usize::from(aim)).map_or_else(|| "?".to_owned(), |aim| aim.side.to_string())
    }

    pub(super) fn door_text(&self, door: u16) -> String {
        self.ground.doors.get(usize::from(door)).map_or_else(|| "?".to_owned(), |door| door.side.to_string())
    }
}
