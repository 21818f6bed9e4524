//! The hexes a line passes, whatever they contain.

use arrayvec::ArrayVec;

use super::line_steps::{Vector, steps};
use crate::hex::Hex;

/// The hexes that one way past a point of a line enters; the last is the one the line continues in.
pub(crate) type Entered = ArrayVec<Hex, 2>;

/// Returns the steps of the line between the centres of two hexes. If it passes through a corner or along a hexside
/// there are two ways, which end in the same hex; if it leaves the numbered hexes there is none.
pub(crate) fn passed(from: Hex, to: Hex) -> impl Iterator<Item = ArrayVec<Entered, 2>> {
    let mut here = from;
    steps(Vector::between(from, to)).map_while(move |step| {
        let ways = step.ways().filter_map(|way| {
            let first = here.neighbour(way.first)?;
            let second = way.second.map(|direction| first.neighbour(direction));
            let mut entered = Entered::new();
            entered.push(first);
            match second {
                None => {}
                Some(Some(hex)) => entered.push(hex),
                Some(None) => return None,
            }
            Some(entered)
        });
        let ways: ArrayVec<Entered, 2> = ways.collect();
        here = *ways.first()?.last()?;
        Some(ways)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_where_it_should_and_grazes_have_two_ways() {
        let [from, to]: [Hex; 2] = ["1208", "1608"].map(|text| text.parse().unwrap());
        let line: Vec<_> = passed(from, to).collect();
        assert_eq!(line.iter().map(ArrayVec::len).collect::<Vec<_>>(), [2, 2]);
        assert!(line[1].iter().all(|way| way.last() == Some(&to)));
        let straight: Vec<String> = passed(from, "1205".parse().unwrap()).map(|ways| ways[0][0].to_string()).collect();
        assert_eq!(straight, ["1207", "1206", "1205"]);
    }
}
