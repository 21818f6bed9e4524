//! A lookup of the parameters of a rulebook.

use super::parameter::{self, Parameter, ParameterValue};
use super::{Rulebook, Setting, System};

/// The parameters of a rulebook with a table of their names, for code that reads many of them.
///
/// A stated name that is no parameter of the system is ignored.
#[derive(Debug, Clone)]
pub struct Settings<'a> {
    system: System,
    /// What is stated, by the place of the parameter in [`System::parameters`].
    stated: Vec<Option<&'a ParameterValue>>,
}

impl<'a> Settings<'a> {
    pub(super) fn new(rulebook: &'a Rulebook) -> Self {
        let system = rulebook.system;
        let mut stated = vec![None; system.parameters().len()];
        for Setting { name, value, .. } in &rulebook.parameters {
            if let Some(place) = system.place(name) {
                // Of what is stated twice the first counts.
                stated[place].get_or_insert(value);
            }
        }
        Self { system, stated }
    }

    /// As [`Rulebook::number`].
    #[must_use]
    pub fn number(&self, name: &str) -> i32 {
        self.reading(name).number()
    }

    /// As [`Rulebook::flag`].
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.reading(name).flag()
    }

    /// As [`Rulebook::text`].
    #[must_use]
    pub fn text(&self, name: &str) -> &'a str {
        self.reading(name).text()
    }

    /// As [`Rulebook::value`].
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

/// What there is to say of one parameter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading<'a> {
    /// `None` for a name no parameter has.
    pub(super) parameter: Option<&'static Parameter>,
    /// `None` where the default counts.
    pub(super) stated: Option<&'a ParameterValue>,
}

impl<'a> Reading<'a> {
    /// As stated, otherwise the default, otherwise 0.
    pub(super) fn number(self) -> i32 {
        match (self.stated, self.parameter.map(|own| own.default)) {
            (Some(ParameterValue::Number(number)), _) => *number,
            (Some(ParameterValue::Flag(on)), _) => i32::from(*on),
            (None, Some(parameter::Default::Number(number))) => number,
            (None, Some(parameter::Default::Flag(on))) => i32::from(on),
            (Some(ParameterValue::Text(_)), _) | (None, Some(parameter::Default::Text(_)) | None) => 0,
        }
    }

    /// As stated, otherwise the default, otherwise off.
    pub(super) fn flag(self) -> bool {
        self.number() != 0
    }

    /// As stated, if the parameter allows it, otherwise the default.
    pub(super) fn text(self) -> &'a str {
        let Some(parameter) = self.parameter else { return "" };
        let allows = |text: &str| parameter.allowed.is_empty() || parameter.allowed.contains(&text);
        match (self.stated, parameter.default) {
            (Some(ParameterValue::Text(text)), _) if allows(text) => text,
            (_, parameter::Default::Text(text)) => text,
            (_, parameter::Default::Number(_) | parameter::Default::Flag(_)) => "",
        }
    }

    /// As stated, otherwise the default.
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
