//! The built-in typefaces of all pictures: text looks the same on every machine.

use super::shape::{Typeface, Weight};

/// All font files: `DejaVu Sans`, regular and bold, for windows and as a fallback, then the narrow sans-serif face,
/// regular and bold, and the serif face with small capitals.
pub const FILES: [&[u8]; 5] = [
    include_bytes!("../../../assets/DejaVuSans.ttf"),
    include_bytes!("../../../assets/DejaVuSans-Bold.ttf"),
    include_bytes!("../../../assets/RobotoCondensed.ttf"),
    include_bytes!("../../../assets/RobotoCondensed-Bold.ttf"),
    include_bytes!("../../../assets/BexarCapitals.ttf"),
];

/// Returns the indexes in [`FILES`] of a typeface and of the fallback for letters it lacks.
#[must_use]
pub const fn file(typeface: Typeface, weight: Weight) -> [usize; 2] {
    match (typeface, weight) {
        (Typeface::Sans, Weight::Plain) => [2, 0],
        (Typeface::Sans, Weight::Bold) => [3, 1],
        (Typeface::Serif, _) => [4, 1],
    }
}

/// Returns the family name in the files of a typeface.
#[must_use]
pub const fn family(typeface: Typeface) -> &'static str {
    match typeface {
        Typeface::Sans => "Roboto Condensed",
        Typeface::Serif => "Bexar Capitals",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::characters::{is_hidden, is_printed};
    use ttf_parser::Face;
    use ttf_parser::cmap::Subtable;

    use super::*;

    #[test]
    fn what_counts_as_printed_is_what_the_typefaces_have() {
        let faces = FILES.map(|file| Face::parse(file, 0).unwrap());
        let tables = faces.iter().flat_map(|face| face.tables().cmap.unwrap().subtables);
        let mut mapped = HashSet::new();
        // A table may list a sign without a drawing of it: only the face knows.
        for table in tables.into_iter().filter(Subtable::is_unicode) {
            table.codepoints(|sign| _ = mapped.insert(sign));
        }
        for sign in ('\u{20}'..=char::MAX).filter(|sign| !is_hidden(*sign)) {
            let is_mapped = mapped.contains(&u32::from(sign));
            let has = is_mapped && faces.iter().any(|face| face.glyph_index(sign).is_some());
            assert_eq!(has, is_printed(sign), "U+{:04X}", u32::from(sign));
        }
    }
}
