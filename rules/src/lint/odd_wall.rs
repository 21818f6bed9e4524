//! A single hexside of a different kind in a wall or a streambed that is the same at both its ends.

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hexside::Layer;
use crate::map::{HexsideEntry, HexsideKind};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "odd-wall",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-odd-wall",
    help: "lint-odd-wall-help",
    pages: pages(include_str!("odd_wall.md"), include_str!("odd_wall.fr.md")),
    check: Check::HexsideWithEnds(Features::ALL, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| is_wall(entry.kind)) {
        let layers = Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer) && own.layer_applies(Some(*layer)));
        // If a feature has two layers, both must be odd in the same way.
        let mut others = layers.map(|layer| other_run(own, layer, entry.kind));
        let Some(Some(rest)) = others.next() else { continue };
        if others.any(|other| other != Some(rest)) {
            continue;
        }
        let finding = lint.at(Place::Hexside(entry.at)).with("side", own.side).word("kind", entry.kind.word());
        let becomes = HexsideEntry { kind: rest, ..entry.clone() };
        report.add(finding.word("rest", rest.word()).mend(repairs::hexside(survey, entry, Some(becomes))));
    }
}

/// Returns the single other kind of all hexsides that meet this one on a layer, at both its ends; `None` if there are
/// several kinds, or nothing at an end.
fn other_run(own: &PaintedSide<'_>, layer: Layer, kind: HexsideKind) -> Option<HexsideKind> {
    let kinds = |end: Option<[[HexsideKind; 2]; 2]>| match end?.map(|side| side[layer as usize]) {
        [HexsideKind::Clear, kind] | [kind, HexsideKind::Clear] => Some(kind),
        [one, other] => (one == other).then_some(one),
    };
    let mut ends = own.ahead();
    // For most walls the first end already shows that they continue.
    let rest = kinds(ends.next()?).filter(|rest| *rest != kind)?;
    (kinds(ends.next()?) == Some(rest) && (is_wall(rest) || rest == HexsideKind::DryStreambed)).then_some(rest)
}

/// Whether a kind is drawn over many hexsides, unlike openings in a wall.
const fn is_wall(kind: HexsideKind) -> bool {
    match kind {
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::HighPalisade
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::InteriorWall
        | HexsideKind::Impassable => true,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::GunRamp
        | HexsideKind::Breach => false,
    }
}
