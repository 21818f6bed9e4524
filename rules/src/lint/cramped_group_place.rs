//! A place of a group that is too small for the pieces set up there (D8.a, D19).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello::{Figures, PieceType};
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "cramped-group-place",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-cramped-group-place",
    help: "lint-cramped-group-place-help",
    pages: pages(include_str!("cramped_group_place.md"), include_str!("cramped_group_place.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::COUNTERS).union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let ground = &survey.storeys().ground;
    let room = usize::try_from(Figures::new(&survey.rulebook).hex_capacity).unwrap_or(0);
    for region in survey.map.regions_of(RegionKind::GROUP_PLACE) {
        let mut spots = ground.place(&region.id).unwrap_or_default().to_vec();
        spots.sort_unstable();
        spots.dedup();
        let (mut wanted, mut guns) = (0usize, 0usize);
        for piece in survey.counters.pieces.iter().filter(|piece| piece.group == region.id) {
            let Some((kind, _)) = PieceType::ALL.into_iter().find(|(_, word)| *word == piece.kind) else { continue };
            let quantity = usize::try_from(piece.quantity).unwrap_or(0);
            match kind.side() {
                Some(Side::Texan) => wanted = wanted.saturating_add(quantity.saturating_mul(kind.weight().into())),
                Some(Side::Mexican) => {}
                None => guns = guns.saturating_add(quantity),
            }
        }
        let (reason, needed, found) = if guns > spots.len() {
            ("guns", guns, spots.len())
        } else if wanted > spots.len() * room {
            ("units", wanted, spots.len() * room)
        } else {
            continue;
        };
        let finding = lint.at(Place::Region(region.id.clone())).with("place", &region.id).with("reason", reason);
        report.add(finding.count("needed", needed).count("found", found));
    }
}
