//! A room that walls split into several pieces, so that it is really several rooms (7.2; decision 3).

use super::{Check, Lint, Lists, Survey, pages};
use crate::board::Board;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "split-room",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-split-room",
    help: "lint-split-room-help",
    pages: pages(include_str!("split_room.md"), include_str!("split_room.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS).union(Lists::PARTITIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let (map, board) = (&survey.map, survey.board());
    for room in &map.rooms {
        if is_plainly_whole(board, &room.spots) {
            continue;
        }
        // Spots that are not indoors are reported by other lints.
        let indoors = |spot: &Spot| spot.level == Level::In && map.has_spot(*spot);
        let pieces = pieces(board, room.spots.iter().copied().filter(indoors).collect());
        if pieces.len() > 1 {
            let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id);
            report.add(finding.count("pieces", pieces.len()).list(&pieces));
        }
    }
}

/// Whether all spots are indoors and each is connected to an earlier one; most rooms in one piece are listed like that.
fn is_plainly_whole(board: &Board, spots: &[Spot]) -> bool {
    let is_joined = |at: usize| spots[..at].iter().rev().any(|before| are_joined(board, before.hex, spots[at].hex));
    let is_indoors = |spot: &Spot| spot.level == Level::In && board.id(*spot).is_some();
    spots.iter().all(is_indoors) && (1..spots.len()).all(is_joined)
}

/// Whether two hexes touch without a wall between them.
fn are_joined(board: &Board, here: Hex, far: Hex) -> bool {
    let side = Hexside::new(here, far);
    side.is_real() && joins(board.kind(side, Layer::Ground))
}

/// Returns the first spot of each piece of a room.
fn pieces(board: &Board, mut left: Vec<Spot>) -> Vec<Spot> {
    left.sort_unstable();
    left.dedup();
    let mut firsts = Vec::new();
    while !left.is_empty() {
        let mut piece = vec![left.remove(0)];
        firsts.push(piece[0]);
        while let Some(here) = piece.pop() {
            let joined = |far: &Spot| are_joined(board, here.hex, far.hex);
            let (near, far) = left.into_iter().partition(joined);
            piece.extend::<Vec<Spot>>(near);
            left = far;
        }
    }
    firsts
}

/// Whether the two sides of a hexside are in one room: anything but a wall joins them.
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
