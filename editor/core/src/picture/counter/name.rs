//! Names on counters: on one line if legible, otherwise on two.

use crate::picture::measure::width;
use crate::picture::shape::Weight;

/// The largest font size of a name.
const LARGEST: f32 = 12.5;
/// The largest font size of a name on two lines.
const LARGEST_OF_TWO: f32 = 10.5;
/// The font size below which a name is broken into two lines, if possible.
const READABLE: f32 = 7.4;

/// The lines of a name and their font size.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Name {
    /// One line or two; empty if there is no name.
    pub(super) lines: Vec<String>,
    /// The font size.
    pub(super) size: f32,
}

/// Lays out a name within a width of `room`.
pub(super) fn set(name: &str, room: f32) -> Name {
    let whole = sized(vec![name.trim()], room, LARGEST);
    if whole.size >= READABLE {
        return whole;
    }
    let breaks = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    let broken = breaks.map(|lines| sized(lines.map(str::trim).to_vec(), room, LARGEST_OF_TWO));
    broken
        .chain([whole])
        .reduce(|best, other| if other.size > best.size { other } else { best })
        .unwrap_or(Name { lines: Vec::new(), size: LARGEST })
}

fn sized(lines: Vec<&str>, room: f32, largest: f32) -> Name {
    let widest = lines.iter().map(|line| width(line, 1.0, Weight::Bold)).fold(0.0, f32::max);
    let size = if widest > 0.0 { (room / widest).min(largest) } else { largest };
    Name { lines: lines.into_iter().filter(|line| !line.is_empty()).map(str::to_owned).collect(), size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_stay_whole_and_long_ones_are_broken_where_it_helps_most() {
        assert_eq!(set("Tenn", 55.0).lines, ["Tenn"]);
        assert_eq!(set("San Luis Line", 55.0).lines, ["San Luis Line"]);
        assert_eq!(set("Matamoros Grenadiers", 55.0).lines, ["Matamoros", "Grenadiers"]);
        assert_eq!(set("S Louis Scout", 40.0).lines, ["S Louis", "Scout"]);
        assert_eq!(set("Quetzalcoatlan", 55.0).lines, ["Quetzalcoatlan"]);
        assert_eq!(set("", 55.0).lines, Vec::<String>::new());
    }

    #[test]
    fn every_name_fits() {
        for name in ["Tenn", "Matamor Line", "Quetzalcoatlan", "Compañía de Zapadores de México"] {
            let set = set(name, 55.0);
            for line in &set.lines {
                assert!(width(line, set.size, Weight::Bold) <= 55.01, "{line}");
            }
        }
    }
}
