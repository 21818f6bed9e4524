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
