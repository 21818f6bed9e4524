//! The typeface of every picture, inside the program: text looks the same on every machine.

/// `DejaVu Sans`, plain and bold, as font files.
pub const FILES: [&[u8]; 2] =
    [include_bytes!("../../assets/DejaVuSans.ttf"), include_bytes!("../../assets/DejaVuSans-Bold.ttf")];
