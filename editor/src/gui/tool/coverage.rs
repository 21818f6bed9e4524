//! The layers of hexsides that a brush paints.

use rules::hexside::Layer;

/// The layers that a brush paints.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Coverage {
    /// The layer that units on level 1 meet.
    Ground,
    /// The layer that units going to, from or along level 2 meet.
    Upper,
    /// Both layers.
    #[default]
    Both,
}

impl Coverage {
    /// Every choice, in the order in which the panel shows them.
    pub const ALL: [Self; 3] = [Self::Ground, Self::Upper, Self::Both];

    /// Returns the layers.
    pub const fn layers(self) -> &'static [Layer] {
        match self {
            Self::Ground => &[Layer::Ground],
            Self::Upper => &[Layer::Upper],
            Self::Both => &Layer::ALL,
        }
    }

    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground",
            Self::Upper => "gui-layer-upper",
            Self::Both => "gui-layer-both",
        }
    }

    /// Returns the id of its description in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Ground => "gui-layer-ground-about",
            Self::Upper => "gui-layer-upper-about",
            Self::Both => "gui-layer-both-about",
        }
    }
}
