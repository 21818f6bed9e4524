//! The text notation for actions and events, used in cases, logs and transcripts.
//!
//! `activate amador`, `step toluca_1 1004`, `fire greys-2 toluca_1`, `emplace flecha-3 1004/1005`. Pieces, spots,
//! hexsides, areas and commands are written by name, directions as `n`, `ne`, `se`, `s`, `sw` and `nw`.

use super::{Action, Game, Happening};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::house::{HouseEvent, Offers as _};
use crate::play::forms::{action_forms, event_forms};
use crate::play::{NotAnAction, PieceId, naming};
use crate::side::Side;

/// The words for directions.
pub(super) const DIRECTIONS: [(Direction, &str); 6] = [
    (Direction::North, "n"),
    (Direction::NorthEast, "ne"),
    (Direction::SouthEast, "se"),
    (Direction::South, "s"),
    (Direction::SouthWest, "sw"),
    (Direction::NorthWest, "nw"),
];

/// The word for a direction.
#[must_use]
pub(super) const fn way_text(direction: Direction) -> &'static str {
    DIRECTIONS[direction as usize].1
}

/// Reads and writes the words that stand for the fields of an action.
macro_rules! word {
    (read piece $game:ident, $text:ident) => {
        $game.find_piece($text)
    };
    (write piece $game:ident, $piece:ident) => {
        $game.name($piece)
    };
    (read other $game:ident, $text:ident) => {
        $game.find_piece($text).map(Some)
    };
    (write other $game:ident, $piece:ident) => {
        $piece.map_or("?", |piece| $game.name(piece))
    };
    (read spot $game:ident, $text:ident) => {
        $game.find_spot($text)
    };
    (write spot $game:ident, $spot:ident) => {
        $game.spot_text($spot)
    };
    (read way $game:ident, $text:ident) => {
        $game.find_way($text)
    };
    (write way $game:ident, $way:ident) => {
        way_text($way)
    };
    (read command $game:ident, $text:ident) => {
        $game.find_command($text)
    };
    (write command $game:ident, $command:ident) => {
        $game.command_name($command)
    };
    (read area $game:ident, $text:ident) => {
        $game.find_area($text)
    };
    (write area $game:ident, $area:ident) => {
        $game.area_text($area)
    };
    (read edge $game:ident, $text:ident) => {
        $game.find_edge($text)
    };
    (write edge $game:ident, $edge:ident) => {
        $game.edge_text($edge)
    };
    (read rule $game:ident, $text:ident) => {
        $game.find_rule($text)
    };
    (write rule $game:ident, $rule:ident) => {
        $game.rule_text($rule)
    };
    (read door $game:ident, $text:ident) => {
        $game.find_door($text)
    };
    (write door $game:ident, $door:ident) => {
        $game.door_text($door)
    };
}

action_forms! { Game, Action, word:
    Activate { officer: piece } = "activate OFFICER";
    Area { area: area } = "area AREA";
    Arson { piece: piece, door: door } = "arson FLECHA HEXSIDE";
    Axe { piece: piece, door: door } = "axe FLECHA HEXSIDE";
    Battery { officer: piece, command: command } = "battery OFFICER COMMAND";
    Blast { gun: piece, door: door } = "blast GUN HEXSIDE";
    Cannon { gun: piece, target: piece } = "cannon GUN TARGET";
    Climb { piece: piece, to: spot } = "climb FLECHA SPOT";
    Column { command: command } = "column COMMAND";
    Done = "done";
    Emplace { piece: piece, edge: edge } = "emplace FLECHA HEXSIDE";
    Expose { piece: piece } = "expose PIECE";
    // Who turns a gun writes so ([`Game::action_text`]).
    Face { piece: piece, facing: way } = "face PIECE DIRECTION" | "turn_gun GUN DIRECTION";
    Fire { by: piece, target: piece } = "fire BY TARGET";
    Haul { piece: piece, gun: piece, to: spot } = "haul PIECE GUN SPOT";
    Ignite { area: area } = "ignite AREA";
    Melee { by: piece, target: piece; with: None } = "melee BY TARGET";
    Melee { by: piece, with: other, target: piece } = "join BY PIECE TARGET";
    Load { gun: piece } = "load GUN";
    Lone { piece: piece } = "lone PIECE";
    Lose { piece: piece } = "lose PIECE";
    Place { piece: piece, at: spot } = "place PIECE SPOT";
    Split { piece: piece } = "split PIECE";
    Step { piece: piece, to: spot } = "step PIECE SPOT";
    Storm { by: piece, edge: edge; with: None } = "storm FLECHA HEXSIDE";
    Storm { by: piece, with: other, edge: edge } = "storm_with FLECHA FLECHA HEXSIDE";
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
    Happening::Began { round, phase } => "phase PHASE N", phase.word(), round;
    Happening::Placed { piece, at } => "placed PIECE SPOT", game.name(piece), game.spot_text(at);
    Happening::Faced { piece, facing } => "faced PIECE DIRECTION", game.name(piece), way_text(facing);
    Happening::Rose { piece, roll, well } => "rose PIECE N WELL", game.name(piece), roll, either(well, "well", "ill");
    Happening::Light { roll, day, .. } => "light N LIGHT", roll, either(day, "day", "night");
    Happening::Released => "released";
    Happening::Passed { side } => "passed SIDE", side_text(side);
    Happening::Activated { officer } => "activated OFFICER", game.name(officer);
    Happening::Manned { officer, command } => "manned OFFICER COMMAND", game.name(officer), game.command_name(command);
    Happening::Called { command } => "called COMMAND", game.command_name(command);
    Happening::Alone { piece } => "alone PIECE", game.name(piece);
    Happening::Roused { area } => "roused AREA", game.area_text(area);
    Happening::Reached { units } => "reached N", units;
    Happening::Stepped { piece, from, to, cost } => "stepped PIECE SPOT SPOT cost N",
        game.name(piece), game.spot_text(from), game.spot_text(to), cost;
    Happening::Hauled { gun, to } => "hauled GUN SPOT", game.name(gun), game.spot_text(to);
    Happening::Exposed { piece } => "exposed PIECE", game.name(piece);
    Happening::Covered { piece } => "covered PIECE", game.name(piece);
    Happening::Fired { by, target } => "fired BY TARGET", game.name(by), game.name(target);
    Happening::Blasted { gun, door } => "blasted GUN HEXSIDE", game.name(gun), game.door_text(door);
    Happening::Shot { roll, add, hit } => "shot N add N HIT", roll, add, either(hit, "hit", "miss");
    Happening::Emptied { gun } => "emptied GUN", game.name(gun);
    Happening::Loaded { gun } => "loaded GUN", game.name(gun);
    Happening::Reduced { piece } => "reduced PIECE", game.name(piece);
    Happening::Killed { piece } => "killed PIECE", game.name(piece);
    Happening::LadderHit { piece, roll, lost, .. } => "ladder_hit PIECE N LOSS",
        game.name(piece), roll, either(lost, "lost", "kept");
    Happening::OfficerHit { area, roll, lost } => "officer_hit AREA N LOSS",
        game.area_text(area), roll, either(lost, "lost", "kept");
    Happening::Wounded { piece } => "wounded PIECE", game.name(piece);
    Happening::Checked { piece, roll, lives } => "checked PIECE N LIFE",
        game.name(piece), roll, either(lives, "lives", "dies");
    Happening::Split { piece, flechas } => "split PIECE N", game.name(piece), flechas;
    Happening::Emplaced { piece, edge, roll, up } => "emplaced PIECE HEXSIDE N LADDER",
        game.name(piece), game.edge_text(edge), roll, either(up, "up", "down");
    Happening::Attacked { by, target } => "attacked BY TARGET", game.name(by), game.name(target);
    Happening::Struck { roll, add } => "struck N add N", roll, add;
    Happening::Fought { attack, defence } => "fought N N", attack, defence;
    Happening::Locked { by, target } => "locked BY TARGET", game.name(by), game.name(target);
    Happening::BrokeOff { piece } => "broke_off PIECE", game.name(piece);
    Happening::Hewed { piece, door, roll, broken } => "hewed PIECE HEXSIDE N DOOR",
        game.name(piece), game.door_text(door), roll, either(broken, "broken", "shut");
    Happening::Opened { door } => "opened HEXSIDE", game.door_text(door);
    Happening::Strewn { area } => "strewn AREA", game.area_text(area);
    Happening::Torched { piece, area, roll, burns } => "torched PIECE AREA N FLAME",
        game.name(piece), game.area_text(area), roll, either(burns, "burns", "fails");
    Happening::Ignited { area } => "ignited AREA", game.area_text(area);
    Happening::Burned { area, roll, out } => "burned AREA N STATE",
        game.area_text(area), roll, either(out, "ruins", "fire");
    Happening::Restored { piece } => "restored PIECE", game.name(piece);
    Happening::Halted { piece } => "halted PIECE", game.name(piece);
    Happening::House(HouseEvent::Ruled { rule, .. }) => "ruled RULE", game.rule_text(rule);
    Happening::House(HouseEvent::Flagged { flag, item, to }) => "flagged FLAG THING N",
        game.flag_text(flag), game.item_text(item), to;
    Happening::House(HouseEvent::Threw { table, roll }) => "threw TABLE N", game.table_text(table), roll;
    Happening::House(HouseEvent::Shifted { by }) => "shifted N", by;
    Happening::Ended { winner, reason } => "ended WINNER REASON", side_text(winner), reason.word();
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

    /// Finds the column, command or battery with this name.
    ///
    /// # Errors
    ///
    /// If none has it.
    pub fn find_command(&self, name: &str) -> Result<u8, NotAnAction> {
        let names = self.commands.iter().map(String::as_str);
        naming::place(name, names, |name, nearest| NotAnAction::Column { name, nearest }).map(|number| number as u8)
    }

    /// Finds the area with this name.
    ///
    /// # Errors
    ///
    /// If none has it.
    pub fn find_area(&self, name: &str) -> Result<u16, NotAnAction> {
        let names = self.ground.areas.iter().map(|area| area.id.as_str());
        naming::place(name, names, |name, nearest| NotAnAction::Area { name, nearest }).map(|number| number as u16)
    }

    /// Finds the edge of the perimeter at a hexside.
    ///
    /// # Errors
    ///
    /// If the hexside is not part of the perimeter.
    pub fn find_edge(&self, text: &str) -> Result<u16, NotAnAction> {
        naming::at_side(text, |side| self.ground.edge_at(side))
    }

    /// Finds the door at a hexside.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find_door(&self, text: &str) -> Result<u16, NotAnAction> {
        let place = |side| self.ground.doors.iter().position(|door| door.side == side);
        naming::at_side(text, place).map(|number| number as u16)
    }

    /// Reads a direction, such as `ne`.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn find_way(&self, word: &str) -> Result<Direction, NotAnAction> {
        let found = DIRECTIONS.iter().find(|(_, own)| *own == word).map(|(direction, _)| *direction);
        found.ok_or_else(|| NotAnAction::Form { text: word.to_owned(), form: "face PIECE n|ne|se|s|sw|nw" })
    }

    pub(super) fn action_text(&self, action: Action) -> String {
        let text = write_action(self, action);
        match action {
            Action::Face { piece, .. } if self.side(piece).is_none() => text.replacen("face", "turn_gun", 1),
            _ => text,
        }
    }

    /// The text of a spot; `nowhere` if it is off the map.
    #[must_use]
    pub fn spot_text(&self, spot: SpotId) -> String {
        naming::spot_text(&self.board, spot)
    }

    /// The name of an area.
    pub(super) fn area_text(&self, area: u16) -> &str {
        self.ground.areas.get(usize::from(area)).map_or("?", |area| area.id.as_str())
    }

    pub(super) fn edge_text(&self, edge: u16) -> String {
        self.ground.edges.get(usize::from(edge)).map_or_else(|| "?".to_owned(), |edge| edge.side.to_string())
    }

    pub(super) fn door_text(&self, door: u16) -> String {
        self.ground.doors.get(usize::from(door)).map_or_else(|| "?".to_owned(), |door| door.side.to_string())
    }
}
