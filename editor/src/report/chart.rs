//! Charts as data: what is shown, not how it is drawn.

/// A chart.
#[derive(Debug, Clone, PartialEq)]
pub enum Chart {
    /// A bar for each of some things.
    Bars {
        /// What is along the foot.
        across: String,
        /// What the height of a bar is.
        up: String,
        /// The bars, from the left.
        bars: Vec<Bar>,
    },
    /// Lines over the same places.
    Curves {
        /// What is along the foot.
        across: String,
        /// What the height is.
        up: String,
        /// The names of the places, from the left.
        places: Vec<String>,
        /// The lines.
        curves: Vec<Curve>,
    },
    /// Shares of games by the value of something, and the band they are wanted in.
    Shares {
        /// What the value is of.
        across: String,
        /// What the share is of.
        up: String,
        /// From where to where the wanted shares go, in percent.
        band: (f64, f64),
        /// Whether the values have an order: they stand where they lie then, and a line joins them.
        ordered: bool,
        /// The shares, in the order of their values; those of fresh dice behind the others.
        shares: Vec<Share>,
    },
}

/// A share of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Share {
    /// The value it is of.
    pub at: i32,
    /// The value in words.
    pub name: String,
    /// The share, in percent.
    pub share: f64,
    /// Its interval.
    pub interval: (f64, f64),
    /// Whether it is of dice nobody had looked at.
    pub fresh: bool,
}

/// A bar of a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// Its name, under it.
    pub name: String,
    /// Its height.
    pub value: f64,
    /// The interval of its height.
    pub interval: Option<(f64, f64)>,
}

/// A line of a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Its name.
    pub name: String,
    /// Its heights; `None` where nothing is known.
    pub values: Vec<Option<f64>>,
}
