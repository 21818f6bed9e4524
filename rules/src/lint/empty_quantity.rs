//! A line of the mix that makes no counter: its quantity is zero or less.

use super::{Check, Lint, Lists, Survey, documents::replaced, pages};
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "empty-quantity",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-empty-quantity",
    help: "lint-empty-quantity-help",
    pages: pages(include_str!("empty_quantity.md"), include_str!("empty_quantity.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let mut tell = |id: &str, quantity: i32, edit: CountersEdit| {
        let finding = lint.counter(id).with("quantity", quantity);
        report.add(finding.fix(Fix::your_choice(vec![ProjectEdit::Counters(edit)])));
    };
    for unit in mix.units.iter().filter(|unit| unit.quantity < 1) {
        let one = crate::counters::UnitCounter { quantity: 1, ..unit.clone() };
        tell(&unit.id, unit.quantity, CountersEdit::Unit(replaced(&mix.units, unit, one)));
    }
    for battery in mix.batteries.iter().filter(|battery| battery.quantity < 1) {
        let one = crate::counters::BatteryCounter { quantity: 1, ..battery.clone() };
        tell(&battery.id, battery.quantity, CountersEdit::Battery(replaced(&mix.batteries, battery, one)));
    }
    for piece in mix.pieces.iter().filter(|piece| piece.quantity < 1) {
        let one = crate::counters::PieceCounter { quantity: 1, ..piece.clone() };
        tell(&piece.id, piece.quantity, CountersEdit::Piece(replaced(&mix.pieces, piece, one)));
    }
}
