//! The messages of the page of the game.

use std::sync::Arc;

use rules::board::SpotId;
use rules::play::PieceId;
use rules::report::Report;
use rules::side::Side;
use rules::systems::AnyGame;
use rules::table::TextStep;

use super::playback_speed::PlaybackSpeed;
use super::{Tab, series};
use crate::gui::questions::background_value::Ticket;

/// Something that happened on the page, or in the background.
#[derive(Debug, Clone)]
pub enum Message {
    /// A hand was assigned to a side, by name.
    HandPicked(Side, &'static str),
    /// Whether the program rolls the dice.
    RollsPicked(bool),
    /// A new game was requested.
    Started,
    /// The documents were compiled, or have errors; `None` if the compilation panicked.
    Compiled(Ticket, Option<Arc<Result<AnyGame, Report>>>),
    /// A decision was made with its button, identified by its text.
    Did(String),
    /// The usual computer player is to set up what the person has left.
    SetUpRest,
    /// The dice were rolled with this sum.
    Rolled(u8),
    /// The program is to roll the dice this once.
    RollAsked,
    /// A counter was picked up on the page.
    Taken(PieceId),
    /// One of the spots of a hex was picked.
    Chosen(SpotId),
    /// The group to plan for was picked, by its index.
    GroupPicked(usize),
    /// The selection was cleared.
    LetGo,
    /// The position after this number of steps was requested.
    WentTo(usize),
    /// The last decision is to be undone.
    Back,
    /// The next decision is to be redone.
    Forward,
    /// The person of a side has taken the seat.
    Seated(Side),
    /// The computer players are to pause, or to continue.
    Held(bool),
    /// The playback speed was picked.
    PacePicked(PlaybackSpeed),
    /// It is time to show the next decision.
    Ticked(Ticket),
    /// Playback is to go back by one decision.
    Earlier,
    /// Playback is to go forward by one decision.
    Later,
    /// Everything is to be shown at once until a person decides.
    Skipped,
    /// The next or previous counter that can act is to be picked up.
    TurnedTo {
        /// Whether it is the next one.
        next: bool,
    },
    /// The reach of all enemies is to be shown, or hidden.
    ThreatAsked(bool),
    /// The tab with the account of the game or with the series of games from here was picked.
    TabPicked(Tab),
    /// The computer players have decided; `None` if one of them has panicked.
    Played(Ticket, Option<Vec<TextStep>>),
    /// A longer part of the account was requested.
    MoreAsked,
    /// The details of the odds are to be shown, or hidden.
    DetailsAsked(bool),
    /// The rules behind what happened are to be named, or left out.
    CitesAsked(bool),
    /// The game is to be saved.
    SaveAsked,
    /// A saved game is to be opened.
    OpenAsked,
    /// The game is to be put away.
    PutAway,
    /// The position is to be set by hand, or the game is to continue from it.
    AmendAsked(bool),
    /// The position was changed by hand.
    Amended(String),
    /// Something happened in the series of games from here.
    Series(series::Message),
    /// The list of findings was requested.
    ProblemsAsked,
}
