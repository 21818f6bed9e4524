//! Claims about the Terrain Effects Chart.

use rules::map::HexsideKind;
use rules::rulebook::TerrainEffect;

use super::{Evidence, Verdict, none_of, when};

/// Returns the kinds of the printed chart; all others belong to corrections and variants.
fn printed<'a>(evidence: &'a Evidence<'_>) -> impl Iterator<Item = &'a TerrainEffect> {
    evidence.project.rulebook.terrain.iter().filter(|effect| effect.kind != HexsideKind::HighPalisade)
}

pub(super) fn line(
    evidence: &Evidence<'_>,
    kind: HexsideKind,
    expected: (Option<u8>, bool, bool, u8, bool),
) -> Verdict {
    let effect = evidence.project.rulebook.effect(kind).ok_or_else(|| format!("no line for {}", kind.name()))?;
    let found = (effect.cost, effect.battery, effect.zoc, effect.height, effect.melee);
    when(found == expected, || format!("{found:?}"))
}

pub(super) fn batteries_cross(evidence: &Evidence<'_>, kinds: &[HexsideKind]) -> Verdict {
    let wrong = printed(evidence).filter(|effect| effect.battery != kinds.contains(&effect.kind));
    none_of(wrong.map(|effect| effect.kind.name()), "differs")
}

pub(super) fn only_kind_of_cost(evidence: &Evidence<'_>, cost: u8, kind: HexsideKind) -> Verdict {
    let wrong = printed(evidence).filter(|effect| (effect.cost == Some(cost)) != (effect.kind == kind));
    none_of(wrong.map(|effect| effect.kind.name()), "differs")
}

pub(super) fn walls_have_height(evidence: &Evidence<'_>) -> Verdict {
    let climbed = printed(evidence).filter(|effect| effect.kind.is_wall() && effect.kind != HexsideKind::InteriorWall);
    none_of(climbed.filter(|effect| !matches!(effect.height, 1 | 2)).map(|effect| effect.kind.name()), "without height")
}
