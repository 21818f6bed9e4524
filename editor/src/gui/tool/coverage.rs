//! Which layers of hexsides a brush paints.

use rules::hexside::Layer;

/// Which layers a brush paints.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Coverage {
    /// What units on level 1 meet.
    Ground,
    /// What units going to, from or along level 2 meet.
    Upper,
    /// Both.
    #[default]
    Both,
}

impl Coverage {
    /// Every choice, in the order the panel shows them.
    pub const ALL: [Self; 3] = [Self::Ground, Self::Upper, Self::Both];

    /// The layers.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Upper => &[Layer::Upper],
            Self::Both => &Layer::ALL,
        }
    }

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground",
            Self::Upper => "gui-layer-upper",
            Self::Both => "gui-layer-both",
        }
    }

    /// The id of what it means in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground-about",
            Self::Upper => "gui-layer-upper-about",
            Self::Both => "gui-layer-both-about",
        }
    }
}
