//! Tables of parameters: meaning, value and rule.

use rules::project::Project;
use rules::rulebook::{Parameter, Rulebook};

use super::house;
use super::table::{Column, Table};
use crate::explain::indexes;
use crate::words::Voice;

/// Builds a table of the parameters with these names; a value that differs from the usual one is pointed out.
pub(super) fn figures(project: &Project, name: &str, title: &str, parameters: &[&str], voice: &Voice) -> Table {
    let columns = [
        Column::words(voice.text("aids-head-what")),
        Column::figures(voice.text("aids-head-value")),
        Column::figures(voice.text("aids-head-rule")),
    ];
    let rows = parameters.iter().filter_map(|own| Parameter::named(own)).map(|own| line(&project.rulebook, own, voice));
    Table::new(name, voice.text(title), columns).with_rows(rows)
}

/// Returns the row of a parameter.
fn line(rulebook: &Rulebook, parameter: &'static Parameter, voice: &Voice) -> Vec<String> {
    let (value, usual) = (house::in_force(rulebook, parameter), parameter.default_value());
    let mut said = voice.value(parameter, &value);
    if value != usual {
        let usual = voice.value(parameter, &usual);
        said = house::instead_of(&said, &usual, indexes::is_published(parameter.atom), voice);
    }
    vec![meaning(parameter, voice), said, parameter.atom.to_owned()]
}

/// Returns the meaning of a parameter, without details that matter only when writing one.
fn meaning(parameter: &Parameter, voice: &Voice) -> String {
    match parameter.name {
        "breach.types" => voice.text("aids-breach-types"),
        "range.exempt_states" => voice.text("aids-range-states"),
        "range.order" => voice.text("aids-range-order"),
        _ => voice.text(&parameter.word()),
    }
}
