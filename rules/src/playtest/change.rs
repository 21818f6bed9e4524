//! One change of a scenario: what is tried against the scenario as it stands.

use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{PARAMETERS, Parameter, Setting, Value};
use crate::text::nearest;

/// One change of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// None: the scenario as it stands.
    Nothing,
    /// A variant, by the name the scenario gives it, is on or off. With it everything it needs is on; without it
    /// everything that needs it is off.
    Variant {
        /// The name.
        name: String,
        /// Whether it is on.
        on: bool,
    },
    /// Every correction the scenario names is on or off.
    Corrections {
        /// Whether they are on.
        on: bool,
    },
    /// A parameter of the rulebook, or a figure of a variant as `variant.figure`, has this value.
    Figure {
        /// The name.
        name: String,
        /// The value.
        value: i32,
    },
}

/// A name the scenario does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("nothing is called `{name}` here")]
pub struct NoSuch {
    /// The name.
    pub name: String,
    /// The nearest there is.
    pub nearest: Option<String>,
}

impl Change {
    /// The scenario with the change.
    ///
    /// # Errors
    ///
    /// When the scenario knows no variant, parameter or figure of the name.
    pub fn made_in(&self, project: &Project) -> Result<Project, NoSuch> {
        let mut project = project.clone();
        match self {
            Self::Nothing => {}
            Self::Variant { name, on } => switch(&mut project, name, *on)?,
            Self::Corrections { on } => {
                for own in &mut project.corrections {
                    own.on = *on;
                }
                project.correct();
            }
            Self::Figure { name, value } => set(&mut project, name, *value)?,
        }
        Ok(project)
    }
}

/// Switches a variant, and those that depend on it.
fn switch(project: &mut Project, name: &str, on: bool) -> Result<(), NoSuch> {
    let names = || project.variants.iter().flat_map(|own| [own.name.as_str(), own.document.id.as_str()]);
    let found = project.variants.iter().position(|own| own.name == name || own.document.id == name);
    let Some(at) = found else {
        return Err(NoSuch { name: name.to_owned(), nearest: nearest(name, names()).map(str::to_owned) });
    };
    if on {
        let needed: Vec<String> = project.with_needs(at).iter().map(|own| own.name.clone()).collect();
        for own in project.variants.iter_mut().filter(|own| needed.contains(&own.name)) {
            own.on = true;
        }
    } else {
        let id = project.variants[at].document.id.clone();
        let needing: Vec<usize> = (0..project.variants.len())
            .filter(|other| project.with_needs(*other).iter().any(|needed| needed.document.id == id))
            .collect();
        for other in needing {
            project.variants[other].on = false;
        }
    }
    Ok(())
}

/// Sets a parameter of the rulebook or a figure of a variant.
fn set(project: &mut Project, name: &str, value: i32) -> Result<(), NoSuch> {
    if let Some(parameter) = Parameter::named(name) {
        let value = match parameter.default_value() {
            Value::Flag(_) => Value::Flag(value != 0),
            Value::Number(_) | Value::Text(_) => Value::Number(value),
        };
        let parameters = &mut project.rulebook.parameters;
        parameters.retain(|own| own.name != name);
        let by = Provenance::reconstructed("varied for a comparison", "varié pour une comparaison");
        parameters.push(Setting { name: name.to_owned(), value, by });
        return Ok(());
    }
    let figure = name.split_once('.').and_then(|(variant, figure)| {
        let own = project.variants.iter_mut().find(|own| own.document.id == variant)?;
        own.document.params.iter().any(|param| param.id == figure).then_some((own, figure))
    });
    if let Some((own, figure)) = figure {
        own.params.insert(figure.to_owned(), value);
        return Ok(());
    }
    let of_variants = project
        .variants
        .iter()
        .flat_map(|own| own.document.params.iter().map(|param| format!("{}.{}", own.document.id, param.id)));
    let known: Vec<String> = PARAMETERS.iter().map(|own| own.name.to_owned()).chain(of_variants).collect();
    let nearest = nearest(name, known.iter().map(String::as_str)).map(str::to_owned);
    Err(NoSuch { name: name.to_owned(), nearest })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;

    #[test]
    fn a_variant_goes_with_those_that_need_it_and_comes_with_those_it_needs() {
        let all = fixture::alamo_with(|_| true);
        for at in 0..all.variants.len() {
            let name = all.variants[at].name.clone();
            let off = Change::Variant { name: name.clone(), on: false }.made_in(&all).unwrap();
            assert!(!off.variants[at].on && Game::new(&off).is_ok(), "{name}");
            let alone =
                Change::Variant { name: name.clone(), on: true }.made_in(&fixture::alamo_with(|_| false)).unwrap();
            assert!(alone.variants[at].on && Game::new(&alone).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_nobody_knows_are_answered_with_the_nearest() {
        let alamo = fixture::alamo();
        let of = |change: Change| change.made_in(&alamo).unwrap_err().nearest;
        assert_eq!(of(Change::Variant { name: "lader".to_owned(), on: true }).as_deref(), Some("ladders"));
        assert_eq!(of(Change::Figure { name: "move.me".to_owned(), value: 1 }).as_deref(), Some("move.ma"));
    }

    #[test]
    fn figures_and_corrections_change_the_game() {
        let alamo = fixture::alamo();
        let faster = Change::Figure { name: "move.ma".to_owned(), value: 9 }.made_in(&alamo).unwrap();
        assert_eq!((alamo.rulebook.number("move.ma"), faster.rulebook.number("move.ma")), (8, 9));
        let switches = [true, false].map(|on| Change::Corrections { on }.made_in(&alamo).unwrap());
        assert_ne!(switches[0].map, switches[1].map);
        assert_eq!(Change::Nothing.made_in(&alamo).unwrap(), alamo);
    }
}
