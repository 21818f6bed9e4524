//! House figures: parameters whose value differs from the usual one, which a published text or a house ruling states.

use rules::phrase::Phrase;
use rules::rulebook::{Parameter, ParameterValue, Rulebook};

use crate::explain::indexes;
use crate::words::Voice;

/// A parameter whose value differs from the usual one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseFigure {
    /// Its name in documents.
    pub name: &'static str,
    /// What it means.
    pub meaning: String,
    /// Its value, in words.
    pub value: String,
    /// The usual value, in words.
    pub usual: String,
    /// Whether a published text states the usual value, and not a ruling of our own.
    pub is_published: bool,
    /// The number of the rule that gives the usual value.
    pub rule: &'static str,
    /// Why the rulebook has another value; empty if it does not say.
    pub why: String,
}

impl HouseFigure {
    /// Returns what it is, beside what it usually is.
    pub(crate) fn message(&self) -> Phrase {
        Phrase::new("print-figure")
            .with("meaning", &self.meaning)
            .with("value", &self.value)
            .with("usual", &self.usual)
            .with("origin", if self.is_published { "published" } else { "usual" })
            .with("rule", self.rule)
    }
}

/// Returns the house figures of a rulebook, in the order of the rules.
pub(super) fn changed_figures(rulebook: &Rulebook, voice: &Voice) -> Vec<HouseFigure> {
    rulebook.system.parameters().iter().filter_map(|own| figure(rulebook, own, voice)).collect()
}

fn figure(rulebook: &Rulebook, parameter: &'static Parameter, voice: &Voice) -> Option<HouseFigure> {
    let usual = parameter.default_value();
    let value = in_force(rulebook, parameter);
    if value == usual {
        return None;
    }
    let stated = rulebook.parameters.iter().find(|setting| setting.name == parameter.name);
    Some(HouseFigure {
        name: parameter.name,
        meaning: voice.text(&parameter.word()),
        value: voice.value(parameter, &value),
        usual: voice.value(parameter, &usual),
        is_published: indexes::is_published(parameter.atom),
        rule: parameter.atom,
        why: stated.map(|setting| setting.by.text(voice.language()).to_owned()).unwrap_or_default(),
    })
}

/// Says a value, with the usual one it replaces: as the published one only where a published text states it.
pub(crate) fn instead_of(value: &str, usual: &str, is_published: bool, voice: &Voice) -> String {
    let origin = if is_published { "published" } else { "usual" };
    voice.say(&Phrase::new("aids-instead-of").with("value", value).with("usual", usual).with("origin", origin))
}

/// Returns the value of a parameter as the engine reads it: a flag may be written as a number and the reverse.
pub(super) fn in_force(rulebook: &Rulebook, parameter: &Parameter) -> ParameterValue {
    match parameter.default_value() {
        ParameterValue::Flag(_) => ParameterValue::Flag(rulebook.flag(parameter.name)),
        ParameterValue::Number(_) => ParameterValue::Number(rulebook.number(parameter.name)),
        ParameterValue::Text(_) => ParameterValue::Text(rulebook.text(parameter.name).to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use rules::play::Origin;
    use rules::provenance::Provenance;
    use rules::rulebook::{Setting, System};
    use rules::words::Language;

    use super::*;

    /// Every number of every game is changed in turn: only where a published text alone states the usual one is it
    /// called published.
    #[test]
    fn the_usual_figure_is_published_only_where_no_ruling_of_ours_states_it() {
        let mut origins = [0, 0];
        for system in System::ALL {
            for own in system.parameters() {
                let ParameterValue::Number(usual) = own.default_value() else { continue };
                let value = if usual < own.range.1 { usual + 1 } else { usual - 1 };
                let stated = Setting {
                    name: own.name.to_owned(),
                    value: ParameterValue::Number(value),
                    by: Provenance::Painted,
                };
                let rulebook = Rulebook { system, parameters: vec![stated], ..Rulebook::default() };
                for (language, published) in [(Language::English, "published"), (Language::French, "publié")] {
                    let voice = Voice::new(language);
                    let found = changed_figures(&rulebook, &voice);
                    let [figure] = &found[..] else { panic!("{}: {found:?}", own.name) };
                    let said = instead_of(&figure.value, &figure.usual, figure.is_published, &voice);
                    let rules = indexes::find(own.atom);
                    let ours = rules.is_empty() || rules.iter().any(|rule| rule.origin != Origin::Published);
                    assert_eq!(said.contains(published), !ours, "{}: {said}", own.name);
                    origins[usize::from(ours)] += 1;
                }
            }
        }
        assert!(origins.iter().all(|count| *count > 20), "{origins:?}");
    }
}
