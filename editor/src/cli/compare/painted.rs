//! Map changes given on the command line: walls opened, or another map.

use std::path::Path;

use rules::hexside::Hexside;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;

use super::super::admission::Despite;
use super::super::terminal::{Terminal, VerbError};
use super::Compare;
use super::setting::{Setting, exploit};
use crate::files::{Opened, open};

/// A change to the map.
#[derive(Debug)]
pub(super) enum Painted {
    /// The walls on these hexsides are opened.
    Open(Vec<Hexside>),
    /// The game is played on another map.
    Map {
        /// The name of the map.
        name: String,
        /// The map.
        map: Box<MapDocument>,
    },
}

impl Compare {
    /// Returns the requested map changes.
    pub(super) fn painted(&self) -> Result<Vec<Painted>, VerbError> {
        let mut painted = Vec::new();
        if !self.wall.is_empty() {
            painted.push(Painted::Open(self.wall.clone()));
        }
        if let Some(file) = &self.map {
            let opened = open(file)?;
            if opened.part != Some(DocumentRef::Map) {
                return Err(Phrase::new("compare-no-map").with("name", &opened.source.name).into());
            }
            painted.push(Painted::Map { name: opened.source.name, map: Box::new(opened.project.map) });
        }
        Ok(painted)
    }
}

impl Painted {
    /// Returns the name of the change, as the subject of a sentence.
    pub(super) fn name(&self) -> Phrase {
        match self {
            Self::Open(sides) => {
                let names: Vec<String> = sides.iter().map(ToString::to_string).collect();
                Phrase::new("compare-wall-open").count("walls", sides.len()).with("sides", names.join(", "))
            }
            Self::Map { name, .. } => Phrase::new("compare-map").with("name", name),
        }
    }

    /// Returns a scenario with the change.
    ///
    /// # Errors
    ///
    /// When there is no wall to open.
    pub(super) fn in_scenario(&self, opened: &Opened) -> Result<Opened, Phrase> {
        let mut changed = opened.clone();
        match self {
            Self::Open(sides) => {
                let map = &mut changed.project.map;
                let bare = sides.iter().find(|side| {
                    let stands = |entry: &rules::map::HexsideEntry| entry.kind.is_wall() && entry.at.side == **side;
                    !map.hexsides.iter().any(stands)
                });
                if let Some(side) = bare {
                    return Err(Phrase::new("compare-no-wall").with("side", side).with("name", &opened.source.name));
                }
                map.hexsides.retain(|entry| !(entry.kind.is_wall() && sides.contains(&entry.at.side)));
            }
            Self::Map { map, .. } => changed.project.set_base_map((**map).clone()),
        }
        Ok(changed)
    }

    /// Compiles the game of a scenario with the change; it must have no errors either.
    pub(super) fn made(
        &self,
        file: &Path,
        opened: &Opened,
        despite: Despite,
        terminal: &mut Terminal<'_>,
    ) -> Result<Setting, VerbError> {
        let changed = self.in_scenario(opened)?;
        let game = despite.admit(&changed, terminal)?.game(terminal.voice())?;
        Ok(Setting { name: self.name(), game, exploit: exploit(file, &[]) })
    }
}
