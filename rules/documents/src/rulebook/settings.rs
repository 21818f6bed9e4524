//! A lookup of the parameters of a rulebook.

use super::parameter::{self, Parameter, ParameterValue};
use super::{Rulebook, Setting, System};

/// The parameters of a rulebook indexed by name, for code that reads many of them.
///
/// A name that is not a parameter of the system is ignored.
#[derive(Debug, Clone)]
pub struct Settings<'a> {
    system: System,
    /// The values set by the rulebook, by the index of the parameter in [`System::parameters`].
    stated: Vec<Option<&'a ParameterValue>>,
}

impl<'a> Settings<'a> {
    pub(super) fn new(rulebook: &'a Rulebook) -> Self {
        let system = rulebook.system;
        let mut stated = vec![None; system.parameters().len()];
        for Setting { name, value, .. } in &rulebook.parameters {
            if let Some(place) = system.place(name) {
                // If a parameter is set twice, the first value counts.
                stated[place].get_or_insert(value);
            }
        }
        Self { system, stated }
    }

    /// Like [`Rulebook::number`].
    #[must_use]
    pub fn number(&self, name: &str) -> i32 {
        self.reading(name).number()
    }

    /// Like [`Rulebook::flag`].
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.reading(name).flag()
    }

    /// Like [`Rulebook::text`].
    #[must_use]
    pub fn text(&self, name: &str) -> &'a str {
        self.reading(name).text()
    }

    /// Like [`Rulebook::value`].
    #[must_use]
    pub fn value(&self, name: &str) -> Option<ParameterValue> {
        self.reading(name).value()
    }

    fn reading(&self, name: &str) -> Reading<'a> {
        let place = self.system.place(name);
        Reading {
            parameter: place.map(|at| &self.system.parameters()[at]),
            stated: place.and_then(|at| self.stated[at]),
        }
    }
}

/// A parameter with its value in one rulebook.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading<'a> {
    /// The parameter; `None` if the name is unknown.
    pub(super) parameter: Option<&'static Parameter>,
    /// The value set by the rulebook; `None` if the default applies.
    pub(super) stated: Option<&'a ParameterValue>,
}

impl<'a> Reading<'a> {
    /// Returns the value set, or else the default, or else 0.
    pub(super) fn number(self) -> i32 {
        match (self.stated, self.parameter.map(|own| own.default)) {
            (Some(ParameterValue::Number(number)), _) => *number,
            (Some(ParameterValue::Flag(on)), _) => i32::from(*on),
            (None, Some(parameter::Default::Number(number))) => number,
            (None, Some(parameter::Default::Flag(on))) => i32::from(on),
            (Some(ParameterValue::Text(_)), _) | (None, Some(parameter::Default::Text(_)) | None) => 0,
        }
    }

    /// Returns the value set, or else the default, or else `false`.
    pub(super) fn flag(self) -> bool {
        self.number() != 0
    }

    /// Returns the value set if the parameter allows it, or else the default.
    pub(super) fn text(self) -> &'a str {
        let Some(parameter) = self.parameter else { return "" };
        let allows = |text: &str| parameter.allowed.is_empty() || parameter.allowed.contains(&text);
        match (self.stated, parameter.default) {
            (Some(ParameterValue::Text(text)), _) if allows(text) => text,
            (_, parameter::Default::Text(text)) => text,
            (_, parameter::Default::Number(_) | parameter::Default::Flag(_)) => "",
        }
    }

    /// Returns the value set, or else the default.
    pub(super) fn value(self) -> Option<ParameterValue> {
        self.stated.cloned().or_else(|| self.parameter.map(Parameter::default_value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provenance::Provenance;

    #[test]
    fn one_and_many_are_read_alike() {
        let words = ["good", "down", "", "1717"].map(|word| ParameterValue::Text(word.to_owned()));
        let values =
            [ParameterValue::Flag(true), ParameterValue::Number(-3)].into_iter().chain(words).map(Some).chain([None]);
        for value in values {
            let setting = |(name, value)| Setting { name, value, by: Provenance::default() };
            let names = || System::Alamo.parameters().iter().map(|own| own.name.to_owned());
            let first = names().filter_map(|name| Some((name, value.clone()?)));
            let second = names().map(|name| (name, ParameterValue::Number(7)));
            let twice = if value.is_some() { first.chain(second).map(setting).collect() } else { Vec::new() };
            let rulebook = Rulebook { parameters: twice, ..Rulebook::default() };
            let settings = rulebook.settings();
            for name in System::Alamo.parameters().iter().map(|own| own.name).chain(["no.parameter"]) {
                assert_eq!(settings.number(name), rulebook.number(name), "{name}");
                assert_eq!(settings.flag(name), rulebook.flag(name), "{name}");
                assert_eq!(settings.text(name), rulebook.text(name), "{name}");
                assert_eq!(settings.value(name), rulebook.value(name), "{name}");
                assert!(value.is_none() || name == "no.parameter" || settings.value(name) == value, "{name}");
            }
        }
    }
}
