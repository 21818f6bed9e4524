//! The position a question is about: the scenario's set-up or a moment of a case or a log, and what the question adds to it.

use std::str::FromStr;

use clap::Args;
use rules::alamo::{Game, Phase, PieceId, Position};
use rules::message::Message;
use rules::side::Side;
use rules::spot::Spot;
use rules::text::nearest;

use super::super::terminal::Trouble;
use super::moment::Moment;
use super::spot_id;
use crate::files::Opened;
use crate::words::Voice;

/// Who is on the map.
#[derive(Debug, Args)]
pub(super) struct Scene {
    /// The position of a case instead: its name, such as `alamo/E7`, or `FILE:NAME`; or that of a log. With `:STEP` it is the
    /// one after that step; without it a case has just begun, and a log has been played to its end
    #[arg(long, value_name = "CASE|LOG[:STEP]", conflicts_with = "alone")]
    at: Option<Moment>,
    /// Leaves out the pieces the scenario sets up
    #[arg(long)]
    alone: bool,
    /// One more piece on the map, such as kent9@1404/roof; may be repeated
    #[arg(long, value_name = "PIECE@SPOT")]
    with: Vec<Placed>,
}

/// A piece and its spot.
#[derive(Debug, Clone)]
struct Placed {
    piece: String,
    at: Spot,
}

impl FromStr for Placed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (piece, at) = text.split_once('@').ok_or("write a counter, @ and its spot, such as `kent9@1404/roof`")?;
        Ok(Self { piece: piece.to_owned(), at: at.parse().map_err(|error| format!("{error}"))? })
    }
}

impl Scene {
    /// The game asked about and its position, before a phase is opened.
    pub(super) fn position(&self, opened: &Opened, voice: &Voice) -> Result<(Game, Position), Trouble> {
        let game = game(opened, voice)?;
        let (game, mut position) = if let Some(moment) = &self.at {
            moment.find(opened, voice)?
        } else {
            let position = if self.alone { game.empty() } else { game.start() };
            (game, position)
        };
        for Placed { piece, at } in &self.with {
            put(&game, &mut position, piece, *at, voice)?;
        }
        Ok((game, position))
    }
}

/// The game of a scenario; a map alone has no pieces.
fn game(opened: &Opened, voice: &Voice) -> Result<Game, Trouble> {
    if opened.part.is_some() {
        return Err(Message::new("query-no-scenario").with("name", &opened.source.name).into());
    }
    super::super::game(opened, voice)
}

/// The piece of a name.
pub(super) fn named(game: &Game, name: &str) -> Result<PieceId, Message> {
    game.piece_named(name).ok_or_else(|| {
        match nearest(name, game.pieces().iter().map(|piece| piece.name.as_str())) {
            Some(near) => Message::new("query-no-piece").with("nearest", near),
            None => Message::new("query-strange-piece"),
        }
        .with("name", name)
    })
}

/// Puts the piece of a name onto a spot.
pub(super) fn put(
    game: &Game,
    position: &mut Position,
    name: &str,
    at: Spot,
    voice: &Voice,
) -> Result<PieceId, Trouble> {
    let piece = named(game, name)?;
    let spot = spot_id(game.board(), at)?;
    game.put(position, piece, spot).map_err(|refusal| {
        let reason = voice.say(&refusal.message);
        Message::new("query-cannot-put").with("piece", name).with("spot", at).with("reason", reason)
    })?;
    Ok(piece)
}

/// The Movement Phase in which a piece moves; batteries have none of their own.
pub(super) fn movement_of(game: &Game, piece: PieceId) -> Phase {
    match game.piece(piece).side {
        Some(Side::Mexican) => Phase::MexicanMovement,
        Some(Side::Texan) | None => Phase::TexanMovement,
    }
}

/// Opens the Combat Phase in which a piece attacks, unless it is under way; a battery is fired by who stands with it.
pub(super) fn open_combat(game: &Game, position: &mut Position, piece: PieceId) -> Phase {
    let crew = || position.unit_on(position.of(piece).at).and_then(|unit| game.piece(unit).side);
    let phase = Phase::combat(game.piece(piece).side.or_else(crew).unwrap_or(Side::Texan));
    if position.phase != phase || !position.pending.is_empty() {
        game.open(position, phase);
    }
    phase
}
