//! Charts as data: what they show, not how they are drawn.

/// A chart.
#[derive(Debug, Clone, PartialEq)]
pub enum Chart {
    /// A bar chart.
    Bars {
        /// The label of the horizontal axis.
        across: String,
        /// The label of the vertical axis.
        up: String,
        /// The bars, from left to right.
        bars: Vec<Bar>,
    },
    /// Several curves over the same places.
    Curves {
        /// The label of the horizontal axis.
        across: String,
        /// The label of the vertical axis.
        up: String,
        /// The names of the places, from left to right.
        places: Vec<String>,
        /// The curves.
        curves: Vec<Curve>,
    },
    /// Shares of games by the value of a figure, with the band of wanted shares.
    Shares {
        /// The name of the figure.
        across: String,
        /// The label of the shares.
        up: String,
        /// The wanted shares from lowest to highest, in percent.
        band: (f64, f64),
        /// Whether the values are ordered: they are then placed on a scale and joined by a line.
        ordered: bool,
        /// The shares, ordered by value; those from fresh dice come last.
        shares: Vec<Share>,
    },
}

/// A share of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Share {
    /// The value of the figure.
    pub at: i32,
    /// The value in words.
    pub name: String,
    /// The share, in percent.
    pub share: f64,
    /// Its confidence interval, in percent.
    pub interval: (f64, f64),
    /// Whether it comes from fresh dice, which the search did not use.
    pub fresh: bool,
}

/// A bar of a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// Its name, shown below it.
    pub name: String,
    /// Its height.
    pub value: f64,
    /// The confidence interval of its height.
    pub interval: Option<(f64, f64)>,
}

/// A curve of a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Its name.
    pub name: String,
    /// Its heights; `None` for places without data.
    pub values: Vec<Option<f64>>,
}
