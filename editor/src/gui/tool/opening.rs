//! What is set into single hexsides: doorways, gunslits, gun ramps.

use rules::hexside::Layer;
use rules::map::HexsideKind;

/// What can be set into a hexside, in the order the panel shows it; clear closes it again.
pub const KINDS: [HexsideKind; 4] =
    [HexsideKind::Doorway, HexsideKind::Gunslit, HexsideKind::GunRamp, HexsideKind::Clear];

/// The layers a kind belongs on: doors and gunslits where rooms are, ramps where the platform is that they lead up to.
/// Closing closes both.
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
