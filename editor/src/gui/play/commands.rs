//! The commands of a game that have a key.

/// A command of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayCommand {
    /// Begin a game with the selected players.
    Start,
    /// End the phase, or the step of the set-up.
    Done,
    /// Save the game.
    Save,
    /// Open a saved game.
    Open,
    /// Set the position by hand, or play on from it.
    Amend,
    /// Play a series of games from here, or stop the one that is running.
    Series,
    /// Pause the computer players, or let them continue.
    Hold,
    /// Go back by one decision.
    Earlier,
    /// Go forward by one decision.
    Later,
    /// Show everything at once until a person decides.
    Skip,
    /// Show or hide the reach of all enemies.
    Threat,
    /// Switch to the next playback speed.
    Pace,
}

impl PlayCommand {
    /// Returns the id of the command's name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "gui-play-start",
            Self::Done => "gui-play-done",
            Self::Save => "gui-play-save",
            Self::Open => "gui-play-open",
            Self::Amend => "gui-play-amend",
            Self::Series => "gui-play-series",
            Self::Hold => "gui-play-hold",
            Self::Earlier => "gui-play-earlier",
            Self::Later => "gui-play-later",
            Self::Skip => "gui-play-skip",
            Self::Threat => "gui-play-threat",
            Self::Pace => "gui-play-pace",
        }
    }
}
