//! How fast the decisions of computer players are shown.

use std::time::Duration;

use rules::table::Nature;

/// The time a decision of a computer player stays on the map before the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlaybackSpeed {
    /// None: what was done is read in the account.
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
    /// Every pace, the fastest first.
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Slow];

    /// The next slower pace; after the slowest comes the fastest.
    #[must_use]
    pub const fn slower(self) -> Self {
        match self {
            Self::Instant => Self::Fast,
            Self::Fast => Self::Normal,
            Self::Normal => Self::Slow,
            Self::Slow => Self::Instant,
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Instant => "gui-play-pace-instant",
            Self::Fast => "gui-play-pace-fast",
            Self::Normal => "gui-play-pace-normal",
            Self::Slow => "gui-play-pace-slow",
        }
    }

    /// How it is called in the file of what the window remembers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// The pace of a name; the usual one when there is none of that name.
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default()
    }

    /// How long the map waits before it shows this. A counter that goes on with its move is shown walking, hex by hex,
    /// and dice come a little after what they are rolled for.
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
