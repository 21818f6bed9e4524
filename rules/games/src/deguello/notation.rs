//! The text notation for actions and events, used in cases, logs and transcripts.
//!
//! `activate amador`, `step toluca_1 1004`, `fire greys-2 toluca_1`, `emplace flecha-3 1004/1005`. Pieces, spots,
//! hexsides, areas and commands are written by name, directions as `n`, `ne`, `se`, `s`, `sw` and `nw`.

mod events;

pub use events::EVENT_FORMS;

use super::{Action, Game};
use crate::board::SpotId;
use crate::hex::Direction;
use crate::play::{NotAnAction, PieceId, naming};

/// The notation of all actions: lower-case words are literal, upper-case words are placeholders.
pub const ACTION_FORMS: [&str; 27] = [
    "activate OFFICER",
    "area AREA",
    "arson FLECHA HEXSIDE",
    "axe FLECHA HEXSIDE",
    "battery OFFICER COMMAND",
    "blast GUN HEXSIDE",
    "cannon GUN TARGET",
    "climb FLECHA SPOT",
    "column COMMAND",
    "done",
    "emplace FLECHA HEXSIDE",
    "expose PIECE",
    "face PIECE DIRECTION",
    "fire BY TARGET",
    "haul PIECE GUN SPOT",
    "ignite AREA",
    "join BY PIECE TARGET",
    "load GUN",
    "lone PIECE",
    "lose PIECE",
    "melee BY TARGET",
    "place PIECE SPOT",
    "split PIECE",
    "step PIECE SPOT",
    "storm FLECHA HEXSIDE",
    "storm_with FLECHA FLECHA HEXSIDE",
    "turn_gun GUN DIRECTION",
];

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

    pub(super) fn action_of(&self, text: &str) -> Result<Action, NotAnAction> {
        let piece = |text: &str| self.find_piece(text);
        let spot = |text: &str| self.find_spot(text);
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["done"] => Action::Done,
            ["place", own, at] => Action::Place { piece: piece(own)?, at: spot(at)? },
            ["face" | "turn_gun", own, way] => Action::Face { piece: piece(own)?, facing: self.find_way(way)? },
            ["activate", own] => Action::Activate { officer: piece(own)? },
            ["battery", own, command] => Action::Battery { officer: piece(own)?, command: self.find_command(command)? },
            ["column", command] => Action::Column { command: self.find_command(command)? },
            ["lone", own] => Action::Lone { piece: piece(own)? },
            ["area", area] => Action::Area { area: self.find_area(area)? },
            ["step", own, to] => Action::Step { piece: piece(own)?, to: spot(to)? },
            ["haul", own, gun, to] => Action::Haul { piece: piece(own)?, gun: piece(gun)?, to: spot(to)? },
            ["expose", own] => Action::Expose { piece: piece(own)? },
            ["fire", by, target] => Action::Fire { by: piece(by)?, target: piece(target)? },
            ["cannon", gun, target] => Action::Cannon { gun: piece(gun)?, target: piece(target)? },
            ["blast", gun, door] => Action::Blast { gun: piece(gun)?, door: self.find_door(door)? },
            ["load", gun] => Action::Load { gun: piece(gun)? },
            ["split", own] => Action::Split { piece: piece(own)? },
            ["emplace", own, side] => Action::Emplace { piece: piece(own)?, edge: self.find_edge(side)? },
            ["climb", own, to] => Action::Climb { piece: piece(own)?, to: spot(to)? },
            ["storm", by, side] => Action::Storm { by: piece(by)?, with: None, edge: self.find_edge(side)? },
            ["storm_with", by, with, side] => {
                Action::Storm { by: piece(by)?, with: Some(piece(with)?), edge: self.find_edge(side)? }
            }
            ["melee", by, target] => Action::Melee { by: piece(by)?, with: None, target: piece(target)? },
            ["join", by, with, target] => {
                Action::Melee { by: piece(by)?, with: Some(piece(with)?), target: piece(target)? }
            }
            ["axe", own, side] => Action::Axe { piece: piece(own)?, door: self.find_door(side)? },
            ["arson", own, side] => Action::Arson { piece: piece(own)?, door: self.find_door(side)? },
            ["lose", own] => Action::Lose { piece: piece(own)? },
            ["ignite", area] => Action::Ignite { area: self.find_area(area)? },
            _ => return Err(naming::misread(text, &ACTION_FORMS)),
        })
    }

    pub(super) fn action_text(&self, action: Action) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        match action {
            Action::Done => "done".to_owned(),
            Action::Place { piece, at } => format!("place {} {}", name(piece), spot(at)),
            Action::Face { piece, facing } => {
                let verb = if self.side(piece).is_none() { "turn_gun" } else { "face" };
                format!("{verb} {} {}", name(piece), way_text(facing))
            }
            Action::Activate { officer } => format!("activate {}", name(officer)),
            Action::Battery { officer, command } => {
                format!("battery {} {}", name(officer), self.command_name(command))
            }
            Action::Column { command } => format!("column {}", self.command_name(command)),
            Action::Lone { piece } => format!("lone {}", name(piece)),
            Action::Area { area } => format!("area {}", self.area_text(area)),
            Action::Step { piece, to } => format!("step {} {}", name(piece), spot(to)),
            Action::Haul { piece, gun, to } => format!("haul {} {} {}", name(piece), name(gun), spot(to)),
            Action::Expose { piece } => format!("expose {}", name(piece)),
            Action::Fire { by, target } => format!("fire {} {}", name(by), name(target)),
            Action::Cannon { gun, target } => format!("cannon {} {}", name(gun), name(target)),
            Action::Blast { gun, door } => format!("blast {} {}", name(gun), self.door_text(door)),
            Action::Load { gun } => format!("load {}", name(gun)),
            Action::Split { piece } => format!("split {}", name(piece)),
            Action::Emplace { piece, edge } => format!("emplace {} {}", name(piece), self.edge_text(edge)),
            Action::Climb { piece, to } => format!("climb {} {}", name(piece), spot(to)),
            Action::Storm { by, with: None, edge } => format!("storm {} {}", name(by), self.edge_text(edge)),
            Action::Storm { by, with: Some(with), edge } => {
                format!("storm_with {} {} {}", name(by), name(with), self.edge_text(edge))
            }
            Action::Melee { by, with: None, target } => format!("melee {} {}", name(by), name(target)),
            Action::Melee { by, with: Some(with), target } => {
                format!("join {} {} {}", name(by), name(with), name(target))
            }
            Action::Axe { piece, door } => format!("axe {} {}", name(piece), self.door_text(door)),
            Action::Arson { piece, door } => format!("arson {} {}", name(piece), self.door_text(door)),
            Action::Lose { piece } => format!("lose {}", name(piece)),
            Action::Ignite { area } => format!("ignite {}", self.area_text(area)),
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
