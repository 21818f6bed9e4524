//! A piece of a kind the game system does not have, so that it is never in a game.

use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Change;
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "unknown-piece-kind",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unknown-piece-kind",
    help: "lint-unknown-piece-kind-help",
    pages: pages(include_str!("unknown_piece_kind.md"), include_str!("unknown_piece_kind.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // Without a scenario it is unknown which game a mix is for.
    let Some(rulebook) = super::documents::rulebook(survey) else { return };
    let mix = &survey.counters;
    let kinds = rulebook.system.piece_kinds();
    for piece in mix.pieces.iter().filter(|piece| kinds.iter().all(|kind| kind.name != piece.kind)) {
        let near = nearest(&piece.kind, kinds.iter().map(|kind| kind.name));
        let finding = lint.counter(&piece.id).with("kind", &piece.kind);
        let finding = finding.with("reason", if near.is_some() { "near" } else { "strange" });
        let finding = finding.with("nearest", near.unwrap_or_default());
        let gone = Change::new(&mix.pieces, &piece.id, Vec::new());
        report.add(finding.fix(Fix::your_choice(vec![ProjectEdit::Counters(CountersEdit::Piece(gone))])));
    }
}
