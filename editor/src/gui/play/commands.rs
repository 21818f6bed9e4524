//! Commands for a game that have a key.

/// Something done with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayCommand {
    /// Begin a game with the players that are picked.
    Start,
    /// End the phase, or the step of the set-up.
    Done,
    /// Save the game.
    Save,
    /// Open a saved game.
    Open,
    /// Set the position by hand, or play on from it.
    Amend,
    /// Fight games from here, or stop those that are fought.
    Series,
    /// Let the computer players wait, or go on.
    Hold,
    /// Show one decision less.
    Earlier,
    /// Show one decision more.
    Later,
    /// Show everything at once until a person decides.
    Skip,
    /// Show where all enemies get to, or no longer.
    Threat,
    /// Show the decisions of computer players at the next pace.
    Pace,
}

impl PlayCommand {
    /// The id of its name in the string files.
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
