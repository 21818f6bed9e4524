//! The typefaces of every picture, inside the program: text looks the same on every machine.

use super::shape::{Typeface, Weight};

/// Every font file: `DejaVu Sans`, plain and bold, for windows and for letters the others lack, then the narrow sans,
/// plain and bold, and the serif with small capitals.
pub const FILES: [&[u8]; 5] = [
    include_bytes!("../../assets/DejaVuSans.ttf"),
    include_bytes!("../../assets/DejaVuSans-Bold.ttf"),
    include_bytes!("../../assets/RobotoCondensed.ttf"),
    include_bytes!("../../assets/RobotoCondensed-Bold.ttf"),
    include_bytes!("../../assets/BexarCapitals.ttf"),
];

/// The place among [`FILES`] of the letters of a typeface, and of those that stand in for what it lacks.
#[must_use]
pub const fn file(typeface: Typeface, weight: Weight) -> [usize; 2] {
    match (typeface, weight) {
        (Typeface::Sans, Weight::Plain) => [2, 0],
        (Typeface::Sans, Weight::Bold) => [3, 1],
        (Typeface::Serif, _) => [4, 1],
    }
}

/// The family name inside the files of a typeface.
#[must_use]
pub const fn family(typeface: Typeface) -> &'static str {
    match typeface {
        Typeface::Sans => "Roboto Condensed",
        Typeface::Serif => "Bexar Capitals",
    }
}
