//! The size of the map.

use serde::{Deserialize, Serialize};

use crate::hex::{Hex, numbered};

/// The size of the grid: each column from 1 to `columns` has the rows 1 to `rows`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// Number of columns, 1 to 999.
    pub columns: u16,
    /// Number of rows, 1 to 999.
    pub rows: u16,
}

impl Default for Grid {
    fn default() -> Self {
        Self { columns: 1, rows: 1 }
    }
}

impl Grid {
    /// The largest number of columns or rows: three digits of a hex number.
    pub const LIMIT: u16 = 999;

    /// Whether the hex is on the grid.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Grid;
    ///
    /// let grid = Grid { columns: 9, rows: 7 };
    /// assert!(grid.contains(Hex::new(9, 7)));
    /// assert!(!grid.contains(Hex::new(9, 8)));
    /// ```
    #[must_use]
    #[inline]
    pub fn contains(self, hex: Hex) -> bool {
        (1..=self.columns.min(Self::LIMIT)).contains(&hex.column) && (1..=self.rows.min(Self::LIMIT)).contains(&hex.row)
    }

    /// Returns every hex, column by column.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::Grid;
    ///
    /// let hexes: Vec<String> = Grid { columns: 2, rows: 2 }.hexes().map(|hex| hex.to_string()).collect();
    /// assert_eq!(hexes, ["0101", "0102", "0201", "0202"]);
    /// ```
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let rows = self.rows.min(Self::LIMIT);
        (1..=self.columns.min(Self::LIMIT)).flat_map(move |column| (1..=rows).map(move |row| Hex::new(column, row)))
    }

    /// Whether the numbers of its hexes have three digits for the column and three for the row: it has more than 99 of
    /// either.
    #[must_use]
    pub const fn is_wide(self) -> bool {
        self.columns > 99 || self.rows > 99
    }

    /// Returns the printed number of a hex. All numbers of a map have one width.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Grid;
    ///
    /// let [small, large] = [25, 120].map(|columns| Grid { columns, rows: 27 });
    /// assert_eq!((small.number(Hex::new(4, 7)), large.number(Hex::new(4, 7))), ("0407".into(), "004007".into()));
    /// ```
    #[must_use]
    pub fn number(self, hex: Hex) -> String {
        numbered(self.is_wide(), || hex.to_string())
    }

    /// Whether the hex is on the edge of the grid.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Grid;
    ///
    /// let grid = Grid { columns: 9, rows: 7 };
    /// assert!(grid.is_edge(Hex::new(1, 4)) && grid.is_edge(Hex::new(5, 7)));
    /// assert!(!grid.is_edge(Hex::new(5, 4)));
    /// ```
    #[must_use]
    pub fn is_edge(self, hex: Hex) -> bool {
        self.contains(hex) && (hex.column == 1 || hex.row == 1 || hex.column == self.columns || hex.row == self.rows)
    }
}
