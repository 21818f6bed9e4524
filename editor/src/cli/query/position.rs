//! The position a question is about: the set-up of the scenario or a moment of a case or a log, with the question's
//! additions.

use std::str::FromStr;

use clap::Args;
use rules::alamo::{Game, Position};
use rules::phrase::Phrase;
use rules::spot::Spot;

use super::super::admission::Admitted;
use super::super::moment::Moment;
use super::super::terminal::{Terminal, VerbError};
use super::super::usage_error::UsageError;
use crate::question::placed_pieces::PlacedPieces;

/// The position to ask about.
#[derive(Debug, Args)]
pub(super) struct AskedPosition {
    /// Uses the position of a case, given by its name, such as `alamo/E7`, or by `FILE:NAME`, or that of a log. With
    /// `:STEP` it is the position after that step; without it, a case has just begun, and a log has been played to its
    /// end
    #[arg(long, value_name = "CASE|LOG[:STEP]", conflicts_with = "alone")]
    pub(super) at: Option<Moment>,
    /// Leaves out the pieces the scenario sets up
    #[arg(long)]
    pub(super) alone: bool,
    /// Adds a piece to the map, such as kent9@1404/roof; may be repeated
    #[arg(long, value_name = "PIECE@SPOT")]
    pub(super) with: Vec<Placed>,
}

/// A piece and its spot.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub(super) piece: String,
    pub(super) at: Spot,
}

impl FromStr for Placed {
    type Err = UsageError;

    fn from_str(text: &str) -> Result<Self, UsageError> {
        let (piece, at) = text.split_once('@').ok_or_else(|| UsageError::value("cli-not-placed", text))?;
        Ok(Self { piece: piece.to_owned(), at: at.parse().map_err(|_| UsageError::value("text-not-a-spot", at))? })
    }
}

impl AskedPosition {
    /// Whether anything but the set-up of the scenario is asked about.
    pub(super) const fn is_asked(&self) -> bool {
        self.at.is_some() || self.alone || !self.with.is_empty()
    }

    /// Returns the game and its position, before a phase is opened.
    pub(super) fn position(
        &self,
        admitted: Admitted<'_>,
        terminal: &mut Terminal<'_>,
    ) -> Result<(Game, Position), VerbError> {
        if admitted.part().is_some() {
            return Err(Phrase::new("query-no-scenario").with("name", &admitted.opened().source.name).into());
        }
        let (game, mut position) = if let Some(moment) = &self.at {
            moment.find(admitted, terminal)?
        } else {
            let game = admitted.alamo(terminal.voice())?;
            let position = if self.alone { game.empty() } else { game.start() };
            (game, position)
        };
        let with = self.with.iter().map(|Placed { piece, at }| (piece.clone(), *at)).collect();
        PlacedPieces { with, ..PlacedPieces::default() }.set(&game, &mut position)?;
        Ok((game, position))
    }
}
