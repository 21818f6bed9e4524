//! A room in several pieces: walls part its spots, so that it is several rooms (7.2; decision 3).

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::board::Board;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "split-room",
    severity: Severity::Warning,
    message: "lint-split-room",
    help: "lint-split-room-help",
    pages: pages(include_str!("split_room.md"), include_str!("split_room.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS).union(Lists::PARTITIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, board) = (&survey.map, survey.board());
    for room in &map.rooms {
        // Spots that are not indoors are the concern of other lints.
        let indoors = |spot: &Spot| spot.level == Level::In && map.has_spot(*spot);
        let pieces = pieces(board, room.spots.iter().copied().filter(indoors).collect());
        if pieces.len() > 1 {
            let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id);
            report.add(finding.count("pieces", pieces.len()).list(&pieces));
        }
    }
}

/// The first spot of each piece of a room.
fn pieces(board: &Board, mut left: Vec<Spot>) -> Vec<Spot> {
    left.sort_unstable();
    left.dedup();
    let mut firsts = Vec::new();
    while !left.is_empty() {
        let mut piece = vec![left.remove(0)];
        firsts.push(piece[0]);
        while let Some(here) = piece.pop() {
            let joined = |far: &Spot| {
                here.hex.is_adjacent(far.hex) && joins(board.kind(Hexside::new(here.hex, far.hex), Layer::Ground))
            };
            let (near, far) = left.into_iter().partition(joined);
            piece.extend::<Vec<Spot>>(near);
            left = far;
        }
    }
    firsts
}

/// Whether the two sides of a hexside are one room: whatever is not a wall leaves them together.
const fn joins(kind: HexsideKind) -> bool {
    match kind {
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::Doorway
        | HexsideKind::GunRamp
        | HexsideKind::Breach => true,
        HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Gunslit
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => false,
    }
}
