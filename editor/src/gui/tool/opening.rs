//! Openings in single hexsides: doorways, gunslits, gun ramps.

use rules::hexside::Layer;
use rules::map::HexsideKind;

/// The kinds of openings, in the order in which the panel shows them; `Clear` removes one.
pub const KINDS: [HexsideKind; 4] =
    [HexsideKind::Doorway, HexsideKind::Gunslit, HexsideKind::GunRamp, HexsideKind::Clear];

/// Returns the layers of a kind: the ground layer for doorways and gunslits, which are in the walls of rooms; the upper
/// layer for ramps, which lead up to a platform; both for removing an opening.
pub const fn layers(kind: HexsideKind) -> &'static [Layer] {
    match kind {
        HexsideKind::Doorway | HexsideKind::Gunslit => &[Layer::Ground],
        HexsideKind::GunRamp => &[Layer::Upper],
        _ => &Layer::ALL,
    }
}

#[cfg(test)]
mod tests {
    use rules::project::Project;

    use super::*;
    use crate::files::Bundled;

    #[test]
    fn openings_lie_on_the_layers_they_have_on_the_alamo() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let openings = project.map.hexsides.iter().filter(|entry| KINDS[..3].contains(&entry.kind));
        for entry in openings {
            assert_eq!(layers(entry.kind), entry.at.layer.as_slice(), "{}", entry.at);
        }
    }
}
