//! House figures: parameters whose value differs from that of the published game.

use rules::rulebook::{Parameter, ParameterValue, Rulebook};

use crate::explain::indexes;
use crate::words::Voice;

/// A parameter whose value differs from the published one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseFigure {
    /// Its name in documents.
    pub name: &'static str,
    /// What it means.
    pub meaning: String,
    /// Its value, in words.
    pub value: String,
    /// The published value, in words; if no text states one, the value of our ruling.
    pub published: String,
    /// The number of the rule that gives the published value.
    pub rule: &'static str,
    /// The text of that rule.
    pub says: String,
    /// Why the rulebook has another value; empty if it does not say.
    pub why: String,
}

/// Returns the house figures of a rulebook, in the order of the rules.
pub(super) fn changed_figures(rulebook: &Rulebook, voice: &Voice) -> Vec<HouseFigure> {
    rulebook.system.parameters().iter().filter_map(|own| figure(rulebook, own, voice)).collect()
}

fn figure(rulebook: &Rulebook, parameter: &'static Parameter, voice: &Voice) -> Option<HouseFigure> {
    let published = parameter.default_value();
    let value = in_force(rulebook, parameter);
    if value == published {
        return None;
    }
    let stated = rulebook.parameters.iter().find(|setting| setting.name == parameter.name);
    let says = indexes::find(parameter.atom).into_iter().map(|rule| voice.text(&rule.atom.word()));
    Some(HouseFigure {
        name: parameter.name,
        meaning: voice.text(&parameter.word()),
        value: voice.value(parameter, &value),
        published: voice.value(parameter, &published),
        rule: parameter.atom,
        says: says.collect::<Vec<_>>().join(" "),
        why: stated.map(|setting| setting.by.text(voice.language()).to_owned()).unwrap_or_default(),
    })
}

/// Returns the value of a parameter as the engine reads it: a flag may be written as a number and the reverse.
pub(super) fn in_force(rulebook: &Rulebook, parameter: &Parameter) -> ParameterValue {
    match parameter.default_value() {
        ParameterValue::Flag(_) => ParameterValue::Flag(rulebook.flag(parameter.name)),
        ParameterValue::Number(_) => ParameterValue::Number(rulebook.number(parameter.name)),
        ParameterValue::Text(_) => ParameterValue::Text(rulebook.text(parameter.name).to_owned()),
    }
}
