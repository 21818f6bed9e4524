//! How a leak is mended: with what stands on either side of it, where both agree.

use super::cut::Gap;
use crate::edit::{Edit, paint_hexside};
use crate::hexside::{Hexside, Layer};
use crate::lint::ways::is_open;
use crate::lint::zone::Zone;
use crate::map::{HexsideKind, MapDocument};
use crate::project::Project;
use crate::provenance::Provenance;

/// Edits that close every gap of a leak; none where the wall left and right of it gives no clear answer, or where a
/// correction has a say in the matter.
pub(super) fn mend(project: &Project, confines: &Zone, leak: &[Gap]) -> Vec<Edit> {
    let map = &project.map;
    let corrected = |gap: &Gap| !map.entries_at(gap.side).eq(project.base_map().entries_at(gap.side));
    if leak.iter().any(corrected) {
        return Vec::new();
    }
    let [ground, upper] = Layer::ALL.map(|layer| agreed(map, confines, leak, layer));
    let by = Provenance::reconstructed("your choice", "votre choix");
    let mut mended = project.base_map().clone();
    let mut edits = Vec::new();
    for gap in leak {
        for &layer in &gap.layers {
            let kind = match layer {
                Layer::Ground => ground,
                Layer::Upper => upper,
            };
            let Some(kind) = kind else { return Vec::new() };
            let edit = paint_hexside(&mended, gap.side, &[layer], kind, &by);
            if edit.apply(&mut mended).is_err() {
                return Vec::new();
            }
            edits.push(edit);
        }
    }
    edits
}

/// What stands on this layer of the wall wherever it goes on beyond the leak; `None` when nothing does or opinions differ.
fn agreed(map: &MapDocument, confines: &Zone, leak: &[Gap], layer: Layer) -> Option<HexsideKind> {
    let open = |side: Hexside| leak.iter().any(|gap| gap.side == side);
    let along = |side: &Hexside| {
        let [a, b] = side.hexes().map(|hex| confines.touches(hex));
        a != b && !open(*side)
    };
    let mut kinds = leak.iter().flat_map(|gap| gap.side.meeting().filter(along)).filter_map(|side| {
        let kind = map.kind(side, layer);
        (!is_open(kind)).then_some(kind)
    });
    let first = kinds.next()?;
    kinds.all(|kind| kind == first).then_some(first)
}
