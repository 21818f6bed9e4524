//! The size of a brush for hexes.

use rules::hex::Hex;

/// The size of a brush.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum BrushSize {
    /// The hex under the pointer.
    #[default]
    One,
    /// That hex and its neighbours.
    Seven,
    /// All hexes within two hexes of it.
    Nineteen,
}

impl BrushSize {
    /// Every size, in the order in which the panel shows them.
    pub const ALL: [Self; 3] = [Self::One, Self::Seven, Self::Nineteen];

    /// Returns the number of hexes covered.
    pub const fn count(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Seven => 7,
            Self::Nineteen => 19,
        }
    }

    /// Returns the next size; the smallest after the largest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::One => Self::Seven,
            Self::Seven => Self::Nineteen,
            Self::Nineteen => Self::One,
        }
    }

    /// Returns the hexes around those that a brush passes, each once.
    pub fn around(self, passed: &[Hex]) -> Vec<Hex> {
        let mut all = passed.to_vec();
        let rounds = match self {
            Self::One => 0,
            Self::Seven => 1,
            Self::Nineteen => 2,
        };
        for _ in 0..rounds {
            let more: Vec<_> = all.iter().flat_map(|hex| hex.neighbours()).collect();
            all.extend(more);
            all.sort();
            all.dedup();
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brush_covers_as_many_hexes_as_it_says() {
        for reach in BrushSize::ALL {
            assert_eq!(reach.around(&[Hex::new(9, 9)]).len(), usize::from(reach.count()));
        }
        assert_eq!(BrushSize::Seven.around(&[Hex::new(9, 9), Hex::new(9, 10)]).len(), 10);
        assert_eq!(BrushSize::One.next().next().next(), BrushSize::One);
    }
}
