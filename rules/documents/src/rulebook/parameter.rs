//! Parameters: single figures and switches of the rules, each with its default, its range and its rule.

mod deguello;
mod figure;
mod knapp;
mod list;

pub(super) use deguello::DEGUELLO;
pub use figure::{FIGURES, Figure, Home};
pub(super) use knapp::KNAPP;
pub(super) use list::ALAMO;

use serde::{Deserialize, Serialize};

use super::System;
use crate::hex::Hex;
use crate::provenance::Provenance;

/// A parameter set by a rulebook.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// Its dotted name, such as `move.ma`: `bexar explain parameters` lists them.
    pub name: String,
    /// Its value: a number, `true` or `false`, or a text in quotes, depending on the parameter.
    pub value: ParameterValue,
    /// Where the value comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// The value of a parameter.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[serde(rename = "Value")]
pub enum ParameterValue {
    /// A switch: on or off.
    Flag(bool),
    /// A whole number, in the unit of its parameter.
    Number(i32),
    /// A hex, a name or one of the words the parameter allows.
    Text(String),
}

/// A parameter that the engine reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// The dotted name in documents.
    pub name: &'static str,
    /// The value if the rulebook does not set it.
    pub default: Default,
    /// The smallest and the largest valid value; 0 and 1 for a switch.
    pub range: (i32, i32),
    /// The valid words for a text, including the default; empty if any text is valid.
    pub allowed: &'static [&'static str],
    /// The rule that gives the default.
    pub atom: &'static str,
    /// Whether the parameter always applies, or belongs to an optional rule.
    pub role: ParameterRole,
}

/// An optional rule of the published game, enabled by a switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionalRule {
    /// The range of firearms (14.0).
    Range,
    /// Ferocious counterattacks (15.0).
    Counterattack,
    /// The siege beforehand (16.7).
    Siege,
}

impl OptionalRule {
    /// Returns the parameter that enables it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::OptionalRule;
    ///
    /// let range = OptionalRule::Range.switch();
    /// assert_eq!(range.map(|parameter| parameter.name), Some("range.enabled"));
    /// ```
    #[must_use]
    pub fn switch(self) -> Option<&'static Parameter> {
        ALAMO.iter().find(|parameter| parameter.role == ParameterRole::Switch(self))
    }
}

/// The role of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParameterRole {
    /// It always applies.
    Always,
    /// It enables an optional rule.
    Switch(OptionalRule),
    /// It applies while this optional rule is in force.
    Within(OptionalRule),
}

/// The default of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Default {
    /// A switch.
    Flag(bool),
    /// A whole number.
    Number(i32),
    /// A hex, a name or one of several words.
    Text(&'static str),
}

impl Parameter {
    /// Whether the parameter is the switch of an optional rule.
    #[must_use]
    pub const fn is_switch(&self) -> bool {
        matches!(self.role, ParameterRole::Switch(_))
    }

    /// Returns the parameter of this name, of any system: parameter names are unique across systems.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::Parameter;
    ///
    /// let allowance = Parameter::named("move.ma");
    /// assert_eq!(allowance.map(|own| (own.range, own.atom)), Some(((0, 30), "A5.0.a")));
    /// assert_eq!(Parameter::named("move.luck"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        System::ALL.into_iter().find_map(|system| system.parameter(name))
    }

    /// Returns the id of its description in the string files, such as `parameter-move-ma`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("parameter-{}", self.name.replace(['.', '_'], "-"))
    }

    /// Whether a value can be used: it must have the parameter's type; a text must be one of the allowed words, or a
    /// hex if the default is one. A figure out of range is accepted here and clamped when it is used.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{Parameter, ParameterValue};
    ///
    /// let Some(graze) = Parameter::named("los.graze") else { panic!("there is one") };
    /// assert!(graze.fits(&ParameterValue::Text("strict".to_owned())));
    /// assert!(!graze.fits(&ParameterValue::Text("harsh".to_owned())) && !graze.fits(&ParameterValue::Number(1)));
    /// ```
    #[must_use]
    pub fn fits(&self, value: &ParameterValue) -> bool {
        match (self.default, value) {
            (Default::Flag(_) | Default::Number(_), ParameterValue::Flag(_) | ParameterValue::Number(_)) => true,
            (Default::Text(default), ParameterValue::Text(text)) if self.allowed.is_empty() => {
                default.parse::<Hex>().is_err() || text.parse::<Hex>().is_ok()
            }
            (Default::Text(_), ParameterValue::Text(text)) => self.allowed.contains(&text.as_str()),
            _ => false,
        }
    }

    /// Returns the default as a value.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{Parameter, ParameterValue};
    ///
    /// let allowance = Parameter::named("move.ma").map(Parameter::default_value);
    /// assert_eq!(allowance, Some(ParameterValue::Number(8)));
    /// ```
    #[must_use]
    pub fn default_value(&self) -> ParameterValue {
        match self.default {
            Default::Flag(on) => ParameterValue::Flag(on),
            Default::Number(number) => ParameterValue::Number(number),
            Default::Text(text) => ParameterValue::Text(text.to_owned()),
        }
    }
}
