//! The speed at which the decisions of computer players are shown.

use std::time::Duration;

use rules::table::Nature;

/// How long a decision of a computer player stays on the map before the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlaybackSpeed {
    /// No time: the decisions can be read in the account.
    Instant,
    /// A sixth of a second.
    Fast,
    /// Half a second.
    #[default]
    Normal,
    /// A second and a half.
    Slow,
}

impl PlaybackSpeed {
    /// All speeds, the fastest first.
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Slow];

    /// Returns the next slower speed; the fastest after the slowest.
    #[must_use]
    pub const fn slower(self) -> Self {
        match self {
            Self::Instant => Self::Fast,
            Self::Fast => Self::Normal,
            Self::Normal => Self::Slow,
            Self::Slow => Self::Instant,
        }
    }

    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Instant => "gui-play-pace-instant",
            Self::Fast => "gui-play-pace-fast",
            Self::Normal => "gui-play-pace-normal",
            Self::Slow => "gui-play-pace-slow",
        }
    }

    /// Returns its name in the file of the remembered settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// Returns the speed with this name, or the default if there is none.
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default()
    }

    /// Returns the delay before a step is shown. A counter that continues its move is shown hex by hex, and dice follow
    /// soon after what they are rolled for.
    pub(super) fn before(self, nature: Nature, goes_on: bool) -> Duration {
        let whole = match self {
            Self::Instant => Duration::ZERO,
            Self::Fast => Duration::from_millis(160),
            Self::Normal => Duration::from_millis(500),
            Self::Slow => Duration::from_millis(1500),
        };
        match nature {
            Nature::Walk(_) if goes_on => whole / 3,
            Nature::Done => whole / 3,
            Nature::Roll(_) => whole * 2 / 3,
            Nature::Walk(_) | Nature::Decision | Nature::Amend => whole,
        }
    }
}
