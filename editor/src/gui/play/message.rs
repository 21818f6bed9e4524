//! What happens on the page of the game, and what the page asks of the window.

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

/// What happened on the page, or beside the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// A side was given to the hand of this name.
    HandPicked(Side, &'static str),
    /// Whether the program rolls the dice.
    RollsPicked(bool),
    /// A game is to begin; the number is where its dice start.
    Started,
    /// The documents are compiled, or not.
    Compiled(Ticket, Option<Arc<Result<AnyGame, Report>>>),
    /// A decision was made by its button; it is known by its text.
    Did(String),
    /// The dice show this sum.
    Rolled(u8),
    /// The program is to roll this once.
    RollAsked,
    /// A counter was taken in hand on the page.
    Taken(PieceId),
    /// One of the spots of a hex was picked.
    Chosen(SpotId),
    /// The group to plan for was picked, by its place in the list.
    GroupPicked(usize),
    /// What was picked is let go again.
    LetGo,
    /// The position after so many steps is wanted.
    WentTo(usize),
    /// The last decision is to be taken back.
    Back,
    /// What was taken back is to be made again, up to the next decision.
    Forward,
    /// A side has taken its seat before the window.
    Seated(Side),
    /// The computer players are to wait, or to go on.
    Held(bool),
    /// How fast their decisions are shown.
    PacePicked(PlaybackSpeed),
    /// The time of the next decision has come.
    Ticked(Ticket),
    /// One decision less is to be shown.
    Earlier,
    /// One decision more is to be shown.
    Later,
    /// Everything is to be shown at once until a person decides.
    Skipped,
    /// The next counter that can do something is to be taken in hand, or the one before.
    TurnedTo {
        /// Whether it is the next one.
        next: bool,
    },
    /// The reach of all enemies is to be shown, or not.
    ThreatAsked(bool),
    /// The account of the game or the games from here are to be shown.
    TabPicked(Tab),
    /// The computer players have played on; nothing when one of them has broken down.
    Played(Ticket, Option<Vec<TextStep>>),
    /// More of the account is wanted.
    MoreAsked,
    /// How the odds come about is to be shown, or not.
    DetailsAsked(bool),
    /// The game is to be saved.
    SaveAsked,
    /// A saved game is to be opened.
    OpenAsked,
    /// The game is to be put away.
    PutAway,
    /// The position is to be set by hand, or the game goes on from it.
    AmendAsked(bool),
    /// The position was changed by hand.
    Amended(String),
    /// About the games that are fought from here.
    Series(series::Message),
    /// The list of findings is wanted.
    ProblemsAsked,
}
