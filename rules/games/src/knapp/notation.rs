//! The text notation for actions and events, used in cases, logs and transcripts.
//!
//! `place crockett 1517`, `size 1 20`, `start 1 north_2`, `step infantry-7 1012`, `fire rifleman-3 infantry-7`. Columns
//! are numbered from 1, the reserve is `reserve`. Pieces, spots and hexsides are written by name.

mod events;

pub use events::EVENT_FORMS;

use super::{Action, Game};
use crate::board::SpotId;
use crate::play::{NotAnAction, PieceId, naming};
use crate::text::nearest;
use crate::words::Words;

/// The notation of all actions: lower-case words are literal, upper-case words are placeholders.
pub const ACTION_FORMS: [&str; 23] = [
    "aim BATTERY HEXSIDE",
    "bash STAND SPOT",
    "blast GUN HEXSIDE",
    "cannon GUN TARGET",
    "commit GUN",
    "counter GUN BATTERY",
    "day",
    "done",
    "fight BY TARGET",
    "fire BY TARGET",
    "haul STAND SPOT",
    "lower GUN",
    "march COLUMN",
    "place PIECE SPOT",
    "raise GUN",
    "reinforce SECTION",
    "release",
    "scale STAND SPOT",
    "shell BATTERY GUN",
    "size COLUMN STANDS",
    "start COLUMN POSITION",
    "step PIECE SPOT",
    "use RULE PIECE",
];

/// The word for the reserve.
const RESERVE: &str = "reserve";

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

    pub(super) fn action_of(&self, text: &str) -> Result<Action, NotAnAction> {
        let piece = |text: &str| self.find_piece(text);
        let spot = |text: &str| self.find_spot(text);
        let number = |text: &str| text.parse().map_err(|_| NotAnAction::Number { word: text.to_owned() });
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["done"] => Action::Done,
            ["day"] => Action::Day,
            ["release"] => Action::Release,
            ["place", own, at] => Action::Place { piece: piece(own)?, at: spot(at)? },
            ["raise", gun] => Action::Raise { gun: piece(gun)? },
            ["lower", gun] => Action::Lower { gun: piece(gun)? },
            ["commit", gun] => Action::Commit { gun: piece(gun)? },
            ["reinforce", section] => Action::Reinforce { section: self.find_section(section)? },
            ["aim", by, at] => Action::Aim { by: piece(by)?, at: self.find_aim(at)? },
            ["shell", by, gun] => Action::Shell { by: piece(by)?, gun: piece(gun)? },
            ["counter", gun, at] => Action::Counter { gun: piece(gun)?, at: piece(at)? },
            ["size", column, stands] => Action::Size { column: self.find_column(column)?, stands: number(stands)? },
            ["start", column, start] => {
                Action::Start { column: self.find_column(column)?, position: self.find_start(start)? }
            }
            ["march", column] => Action::March { column: self.find_column(column)? },
            ["step", own, to] => Action::Step { piece: piece(own)?, to: spot(to)? },
            ["haul", own, to] => Action::Haul { piece: piece(own)?, to: spot(to)? },
            ["scale", own, to] => Action::Scale { piece: piece(own)?, to: spot(to)? },
            ["bash", own, to] => Action::Bash { piece: piece(own)?, to: spot(to)? },
            ["fire", by, target] => Action::Fire { by: piece(by)?, target: piece(target)? },
            ["cannon", gun, target] => Action::Cannon { gun: piece(gun)?, target: piece(target)? },
            ["blast", gun, door] => Action::Blast { gun: piece(gun)?, door: self.find_door(door)? },
            ["use", rule, own] => Action::Use { rule: self.find_rule(rule)?, piece: piece(own)? },
            ["fight", by, target] => Action::Fight { by: piece(by)?, target: piece(target)? },
            _ => return Err(naming::misread(text, &ACTION_FORMS)),
        })
    }

    pub(super) fn action_text(&self, action: Action) -> String {
        let (name, spot) = (|piece| self.name(piece), |spot| self.spot_text(spot));
        match action {
            Action::Done => "done".to_owned(),
            Action::Day => "day".to_owned(),
            Action::Release => "release".to_owned(),
            Action::Place { piece, at } => format!("place {} {}", name(piece), spot(at)),
            Action::Raise { gun } => format!("raise {}", name(gun)),
            Action::Lower { gun } => format!("lower {}", name(gun)),
            Action::Commit { gun } => format!("commit {}", name(gun)),
            Action::Reinforce { section } => format!("reinforce {}", self.section_text(section)),
            Action::Aim { by, at } => format!("aim {} {}", name(by), self.aim_text(at)),
            Action::Shell { by, gun } => format!("shell {} {}", name(by), name(gun)),
            Action::Counter { gun, at } => format!("counter {} {}", name(gun), name(at)),
            Action::Size { column, stands } => format!("size {} {stands}", self.column_text(column)),
            Action::Start { column, position } => {
                format!("start {} {}", self.column_text(column), self.start_text(position))
            }
            Action::March { column } => format!("march {}", self.column_text(column)),
            Action::Step { piece, to } => format!("step {} {}", name(piece), spot(to)),
            Action::Haul { piece, to } => format!("haul {} {}", name(piece), spot(to)),
            Action::Scale { piece, to } => format!("scale {} {}", name(piece), spot(to)),
            Action::Bash { piece, to } => format!("bash {} {}", name(piece), spot(to)),
            Action::Fire { by, target } => format!("fire {} {}", name(by), name(target)),
            Action::Cannon { gun, target } => format!("cannon {} {}", name(gun), name(target)),
            Action::Blast { gun, door } => format!("blast {} {}", name(gun), self.door_text(door)),
            Action::Use { rule, piece } => format!("use {} {}", self.rule_text(rule), name(piece)),
            Action::Fight { by, target } => format!("fight {} {}", name(by), name(target)),
        }
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
