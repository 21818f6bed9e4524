//! Maps of two sizes: the time of a check is proportional to the number of hexes.

use std::hint::black_box;

use rules::lint;
use rules::map::MapDocument;
use rules::project::Project;

use crate::large_maps::{tiled, walled};
use crate::measure::alone;

/// The number of columns and rows of the two sizes.
pub(crate) const SIZES: [u16; 2] = [100, 200];

/// Returns the seconds per hex for both sizes, for each kind of map.
pub(crate) fn all(project: &Project) -> Vec<(&'static str, [f64; 2])> {
    let measured = |make: &dyn Fn(u16) -> MapDocument| {
        SIZES.map(|size| {
            let mut large = Project::of_map(make(size));
            large.rulebook = project.rulebook.clone();
            let taken = alone(&mut || {
                let _ = black_box(lint::run(&large));
                1
            });
            taken.median / f64::from(size) / f64::from(size)
        })
    };
    vec![
        ("walls on every hexside", measured(&walled)),
        ("the Alamo, over and over", measured(&|size| tiled(project, size))),
    ]
}
