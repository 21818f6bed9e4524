//! Lints on the plot and the set-up of Mission San Telmo.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;

use crate::alamo::Game;
use crate::counters::{Column, UnitCounter};
use crate::fixture;
use crate::lint::run;
use crate::phrase::Argument;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::Finding;
use crate::scenario::{Placement, PlotLine};
use crate::words::Words;

fn line(piece: &str, at: &str) -> Placement {
    Placement { piece: piece.to_owned(), at: at.parse().unwrap() }
}

fn plot(column: &str, area: u8) -> PlotLine {
    PlotLine { column: column.to_owned(), area }
}

/// Returns the lints with findings, each with its rule or reason.
#[track_caller]
fn found(change: impl FnOnce(&mut Project)) -> Vec<String> {
    let mut project = fixture::mission();
    change(&mut project);
    let said = |finding: &Arc<Finding>| {
        assert_eq!(finding.part, DocumentRef::Scenario, "{finding:?}");
        let value = |name| match finding.message.arguments.iter().find(|(own, _)| *own == name) {
            Some((_, Argument::Text(text))) => format!(" {text}"),
            _ => String::new(),
        };
        format!("{}{}{}", finding.lint, value("rule"), value("reason"))
    };
    run(&project).findings.iter().map(said).collect()
}

/// Returns the findings after one counter is moved.
#[track_caller]
fn moved(piece: &str, at: &str) -> Vec<String> {
    found(|project| {
        project.scenario.setup.retain(|line| line.piece != piece);
        project.scenario.setup.push(line(piece, at));
    })
}

#[test]
fn a_legal_set_up_is_nobodys_concern() {
    assert_eq!(found(|_| {}), [""; 0]);
    assert_eq!(moved("volunteers-2", "0907/in"), [""; 0]);
    assert_eq!(moved("line-1", "0104"), [""; 0]);
    assert_eq!(found(|project| project.scenario.setup.clear()), [""; 0]);
}

#[test]
fn each_counter_out_of_place_is_one_finding_with_its_rule() {
    assert_eq!(moved("volunteers-2", "0504/roof"), ["stacked-set-up A2.0.h"]);
    assert_eq!(moved("volunteers-2", "1006"), ["set-up-beyond-confines A2.0.g"]);
    assert_eq!(moved("haskell", "1006"), ["set-up-beyond-confines A2.0.g"]);
    assert_eq!(moved("gun6", "0505"), ["forbidden-set-up A2.0.b gun-site"]);
    assert_eq!(moved("line-1", "0710"), ["forbidden-set-up A2.0.j entry-area"]);
    assert_eq!(moved("grenadiers-1", "0710"), ["forbidden-set-up A2.0.a too-early"]);
    assert_eq!(moved("rifles-1", "9999"), ["off-map-set-up"]);
    assert_eq!(moved("rifles-1", "0707"), ["off-map-set-up"]);
    assert_eq!(moved("rifle-1", "0705"), ["unknown-counter"]);
    assert_eq!(found(|project| project.scenario.setup.push(line("rifles-1", "0705"))), ["doubled-counter"]);
    assert_eq!(found(|project| project.scenario.setup.push(line("rifles-1", "0704"))), ["doubled-counter"]);
}

#[test]
fn two_units_of_a_column_on_one_hex_are_stacked() {
    let two = found(|project| project.scenario.setup.extend([line("line-1", "0104"), line("line-2", "0104")]));
    assert_eq!(two, ["stacked-set-up A2.0.j"]);
    let with_leader = found(|project| project.scenario.setup.extend([line("line-1", "0104"), line("ibarra", "0104")]));
    assert_eq!(with_leader, [""; 0]);
}

#[test]
fn each_fault_of_the_plot_is_one_finding_with_its_rule() {
    let plotted = |lines: &[PlotLine]| found(|project| project.scenario.plot = lines.to_vec());
    assert_eq!(plotted(&[]), [""; 0]);
    assert_eq!(plotted(&[plot("1", 2), plot("R", 2)]), [""; 0]);
    assert_eq!(plotted(&[plot("1", 2)]), ["illegal-plot A2.0.d left-out"]);
    assert_eq!(plotted(&[plot("1", 9), plot("R", 2)]), ["illegal-plot A2.0.d unknown-area"]);
    assert_eq!(plotted(&[plot("1", 1), plot("1", 2), plot("R", 2)]), ["illegal-plot A2.0.d plotted-twice"]);
    let third = [plot("1", 1), plot("2", 2), plot("R", 2)];
    assert_eq!(plotted(&third), ["illegal-plot A2.0.d unknown-column"]);
    let shared = found(|project| {
        project.counters.columns.push(Column { id: "2".to_owned(), name: Words::default(), reserve: false });
        let guides =
            UnitCounter { id: "guides".to_owned(), column: "2".to_owned(), ..project.counters.units[0].clone() };
        project.counters.units.push(guides);
        project.scenario.plot = vec![plot("1", 1), plot("2", 1), plot("R", 1)];
    });
    assert_eq!(shared, ["illegal-plot A2.0.e shared-area"]);
}

proptest! {
    // Checks that a report without errors keeps its promise.
    #[test]
    fn a_report_without_errors_means_that_the_game_can_be_played(
        plots in vec(("[1-3R]", 0_u8..5), 0..4),
        places in vec(("(rifles|line|grenadiers|gun6|haskell|ibarra)(-[1-3])?", 1_u16..14, 1_u16..12, "(/in|/roof)?"), 0..6),
        quantity in -1_i32..70,
    ) {
        let mut project = fixture::mission();
        project.counters.units[0].quantity = quantity;
        project.scenario.plot = plots.iter().map(|(column, area)| plot(column, *area)).collect();
        project.scenario.setup = places
            .iter()
            .map(|(piece, column, row, level)| line(piece, &format!("{column:02}{row:02}{level}")))
            .collect();
        let report = run(&project);
        let game = Game::new(&project);
        prop_assert!(game.is_ok() || !report.is_playable(), "{:?}", game.err());
    }
}
