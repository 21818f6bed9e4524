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

/// Lays out a name within a width of `room`, on up to three lines: on the fewest on which it is legible. The largest font
/// size depends on the number of lines. A word too long for that is cut.
pub(super) fn wrapped(name: &str, room: [f32; 3], largest: [f32; 3], legible: f32) -> Name {
    let mut best: Option<Name> = None;
    for (count, (room, largest)) in (1..).zip(room.into_iter().zip(largest)) {
        for lines in broken(&parts(name), count) {
            let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
            let other = sized(lines, room, largest);
            if best.as_ref().is_none_or(|best| other.size > best.size) {
                best = Some(other);
            }
        }
        if best.as_ref().is_some_and(|best| best.size >= legible) {
            break;
        }
    }
    let best = best.unwrap_or(Name { lines: Vec::new(), size: largest[0] });
    if best.size >= 0.75 * legible {
        return best;
    }
    let letters: Vec<char> = name.trim().chars().collect();
    let lines: Vec<String> =
        letters.chunks(letters.len().div_ceil(3).max(1)).map(|line| line.iter().collect()).collect();
    let cut = sized(lines.iter().map(|line| line.trim()).collect(), room[2], largest[2]);
    if cut.size > best.size { cut } else { best }
}

/// Returns the parts of a name between which it may be broken: after spaces and hyphens.
fn parts(name: &str) -> Vec<&str> {
    name.trim().split_inclusive([' ', '-']).collect()
}

/// Returns all ways to put parts on a number of lines.
fn broken(parts: &[&str], count: usize) -> Vec<Vec<String>> {
    if count <= 1 {
        return vec![vec![parts.concat()]];
    }
    let first = |at: usize| {
        let rest = broken(&parts[at..], count - 1).into_iter();
        rest.map(move |rest| [vec![parts[..at].concat()], rest].concat())
    };
    // A name has few words; a text that somebody calls a name may have very many.
    (1..parts.len().min(40)).flat_map(first).collect()
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
    fn a_long_name_takes_up_to_three_lines_and_stays_legible() {
        let set = |name: &str| wrapped(name, [54.0, 52.0, 50.0], [10.5, 8.0, 6.5], 6.0);
        assert_eq!(set("Travis").lines, ["Travis"]);
        let long = set("Lieutenant-Colonel José María Romero");
        assert_eq!(long.lines.join(" "), "Lieutenant-Colonel José María Romero");
        assert!(long.lines.len() == 2 && long.size >= 6.0, "{long:?}");
        let longer = set("Lieutenant-Colonel Quetzalcoatlan-Bartholomew");
        assert!(longer.lines.len() == 3 && longer.size >= 5.0, "{longer:?}");
        assert_eq!(set("Bartholomew Quetzalcoatlan").lines, ["Bartholomew", "Quetzalcoatlan"]);
        let word = set("Quetzalcoatlanquetzalcoatlanquetzalc");
        assert!(word.lines.len() == 3 && word.size > 5.0, "{word:?}");
        assert!(set("").lines.is_empty() && set(&"a ".repeat(200)).lines.len() == 3);
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
