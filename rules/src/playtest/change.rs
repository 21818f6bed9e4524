//! Changes to a scenario, which a play-test compares with the unchanged scenario.

mod house;
mod other_figures;
mod wall;

use super::Range;
use crate::edit::canonical;
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Setting};
use crate::text::nearest;
use crate::variant::Variant;

/// A change to a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScenarioChange {
    /// No change.
    Nothing,
    /// Switches a variant on or off, by the name the scenario gives it. Switching it on also switches on everything it
    /// needs; switching it off also switches off everything that needs it.
    Variant {
        /// The name of the variant.
        name: String,
        /// Whether to switch it on.
        on: bool,
    },
    /// Switches every correction the scenario names on or off.
    Corrections {
        /// Whether to switch them on.
        on: bool,
    },
    /// Gives a value to a parameter of the rulebook, a figure of a variant as `variant.figure`, or any other figure of
    /// the charts and the counters ([`ScenarioChange::figures`]).
    Figure {
        /// The name of the figure.
        name: String,
        /// The value.
        value: i32,
    },
}

/// The reason why a change cannot be tried: games with it would say nothing about it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoChange {
    /// The scenario has nothing of this name.
    #[error("nothing is called `{name}` here")]
    NoSuch {
        /// The unknown name.
        name: String,
        /// The most similar known name.
        nearest: Option<String>,
    },
    /// The figure cannot have this value.
    #[error("`{name}` goes from {least} to {most}, not to {value}")]
    OutOfRange {
        /// The name of the figure.
        name: String,
        /// The value that was asked for.
        value: i32,
        /// The least allowed value.
        least: i32,
        /// The greatest allowed value.
        most: i32,
    },
    /// The parameter is a word or a hex, not a number.
    #[error("`{name}` is not a number")]
    NoFigure {
        /// The name of the parameter.
        name: String,
        /// The allowed words; empty if any text is allowed.
        allowed: &'static [&'static str],
    },
    /// The figure belongs to a variant that is off, so nothing uses it.
    #[error("`{name}` belongs to the variant `{variant}`, which is off")]
    VariantOff {
        /// The name of the figure.
        name: String,
        /// The name the scenario gives the variant.
        variant: String,
    },
    /// The scenario names no correction.
    #[error("the scenario names no correction")]
    NoCorrections,
    /// The corrections leave the map as it is.
    #[error("the corrections leave the map as it is")]
    IdleCorrections,
}

impl ScenarioChange {
    /// Returns the project with the change applied.
    ///
    /// # Errors
    ///
    /// Fails if the scenario has no variant, parameter or figure of the name, the value is out of its range, or the
    /// change would have no effect. Whether the result is playable is not checked: it may have errors, including those
    /// of corrections that do not fit the map.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{ScenarioChange, NoChange};
    /// use rules::project::Project;
    ///
    /// let project = Project::default();
    /// let faster = ScenarioChange::Figure { name: "move.ma".to_owned(), value: 9 }.made_in(&project)?;
    /// assert_eq!(faster.rulebook.number("move.ma"), 9);
    /// let absurd = ScenarioChange::Figure { name: "move.ma".to_owned(), value: 99 }.made_in(&project);
    /// assert!(matches!(absurd, Err(NoChange::OutOfRange { most: 30, .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn made_in(&self, project: &Project) -> Result<Project, NoChange> {
        let mut changed = project.clone();
        match self {
            Self::Nothing => {}
            Self::Variant { name, on } => switch(&mut changed, name, *on)?,
            Self::Corrections { on } => correct(&mut changed, *on)?,
            Self::Figure { name, value } => set(&mut changed, name, *value)?,
        }
        Ok(changed)
    }

    /// Returns the names of the figures that are neither parameters of the rulebook nor figures of variants:
    /// withdrawal, victory, terrain costs, cells of the combat table, counters. Hexsides such as `wall.1304/1305` are
    /// figures too, but there are too many to list.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::ScenarioChange;
    /// use rules::project::Project;
    /// use rules::rulebook::WithdrawalFigure;
    ///
    /// let mut project = Project::default();
    /// let by = rules::provenance::Provenance::Painted;
    /// project.rulebook.withdrawal.push(WithdrawalFigure { turn: 1, casualties: 5, by });
    /// assert_eq!(ScenarioChange::figures(&project), ["withdrawal.threshold", "withdrawal.1"]);
    /// ```
    #[must_use]
    pub fn figures(project: &Project) -> Vec<String> {
        other_figures::names(project)
    }

    /// Returns a variant that gives a figure this value and lets its user choose any value of a range: the withdrawal
    /// figures as a house rule, a figure of a variant as that variant with another default. `None` for what variants
    /// cannot express.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::{ScenarioChange, Range};
    /// use rules::project::Project;
    ///
    /// let range = Range { least: -5, most: 5 };
    /// let house = ScenarioChange::house(&Project::default(), "withdrawal.threshold", 3, range);
    /// assert!(house.is_some_and(|own| own.params[0].is == 3 && own.rules.len() == 1));
    /// assert!(ScenarioChange::house(&Project::default(), "move.ma", 9, range).is_none());
    /// ```
    #[must_use]
    pub fn house(project: &Project, name: &str, value: i32, range: Range) -> Option<Variant> {
        house::house(project, name, value, range)
    }

    /// Returns the value of a figure in a project, and its least and greatest values; `None` if it is not a number or
    /// does not exist.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::ScenarioChange;
    /// use rules::project::Project;
    ///
    /// assert_eq!(ScenarioChange::figure_now(&Project::default(), "move.ma"), Some((8, (0, 30))));
    /// assert_eq!(ScenarioChange::figure_now(&Project::default(), "move.moat"), None);
    /// ```
    #[must_use]
    pub fn figure_now(project: &Project, name: &str) -> Option<(i32, (i32, i32))> {
        let rulebook = &project.rulebook;
        if let Some(parameter) = rulebook.system.parameter(name) {
            return match parameter.default_value() {
                ParameterValue::Text(_) => None,
                ParameterValue::Flag(_) => Some((i32::from(rulebook.flag(name)), parameter.range)),
                ParameterValue::Number(_) => Some((rulebook.number(name), parameter.range)),
            };
        }
        let of_variant = name.split_once('.').and_then(|(variant, figure)| {
            let own = project.variants.iter().find(|own| own.document.id == variant)?;
            let param = own.document.params.iter().find(|param| param.id == figure)?;
            Some((own.figure(figure), (param.least, param.most)))
        });
        of_variant.or_else(|| other_figures::now(project, name))
    }
}

/// Switches every correction on or off.
fn correct(project: &mut Project, on: bool) -> Result<(), NoChange> {
    if project.corrections.is_empty() {
        return Err(NoChange::NoCorrections);
    }
    if project.corrections.iter().all(|own| own.on == on) {
        return Ok(());
    }
    let before = canonical(project.map.clone());
    for own in &mut project.corrections {
        own.on = on;
    }
    project.correct();
    // A correction that does not fit is reported by the validator.
    let fits = project.corrections.iter().all(|own| own.conflict.is_none());
    if fits && canonical(project.map.clone()) == before { Err(NoChange::IdleCorrections) } else { Ok(()) }
}

/// Switches a variant, and those it needs or those that need it.
fn switch(project: &mut Project, name: &str, on: bool) -> Result<(), NoChange> {
    let names = || project.variants.iter().flat_map(|own| [own.name.as_str(), own.document.id.as_str()]);
    let found = project.variants.iter().position(|own| own.name == name || own.document.id == name);
    let Some(at) = found else {
        return Err(NoChange::NoSuch { name: name.to_owned(), nearest: nearest(name, names()).map(str::to_owned) });
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

/// Sets a parameter of the rulebook, a figure of a variant, or any other figure.
fn set(project: &mut Project, name: &str, value: i32) -> Result<(), NoChange> {
    if let Some(parameter) = project.rulebook.system.parameter(name) {
        let value = match parameter.default_value() {
            ParameterValue::Text(_) => {
                return Err(NoChange::NoFigure { name: name.to_owned(), allowed: parameter.allowed });
            }
            ParameterValue::Flag(_) => ParameterValue::Flag(within(name, value, parameter.range)? != 0),
            ParameterValue::Number(_) => ParameterValue::Number(within(name, value, parameter.range)?),
        };
        let parameters = &mut project.rulebook.parameters;
        parameters.retain(|own| own.name != name);
        parameters.push(Setting { name: name.to_owned(), value, by: varied() });
        return Ok(());
    }
    let figure = name.split_once('.').and_then(|(variant, figure)| {
        let own = project.variants.iter_mut().find(|own| own.document.id == variant)?;
        let range =
            own.document.params.iter().find(|param| param.id == figure).map(|param| (param.least, param.most))?;
        Some((own, figure, range))
    });
    if let Some((own, figure, range)) = figure {
        if !own.on {
            return Err(NoChange::VariantOff { name: name.to_owned(), variant: own.name.clone() });
        }
        own.params.insert(figure.to_owned(), within(name, value, range)?);
        return Ok(());
    }
    if let Some(done) = other_figures::set(project, name, value) {
        return done;
    }
    let of_variants = project
        .variants
        .iter()
        .flat_map(|own| own.document.params.iter().map(|param| format!("{}.{}", own.document.id, param.id)));
    let known: Vec<String> =
        project.rulebook.system.parameters().iter().map(|own| own.name.to_owned()).chain(of_variants).collect();
    let known: Vec<String> = known.into_iter().chain(other_figures::names(project)).collect();
    let nearest = nearest(name, known.iter().map(String::as_str)).map(str::to_owned);
    Err(NoChange::NoSuch { name: name.to_owned(), nearest })
}

/// The provenance of a value tried in play-tests.
fn varied() -> Provenance {
    Provenance::reconstructed("tried in play-tests", "essayé dans des parties d’essai")
}

/// Replaces a citation, because a source vouches only for the value it was cited for.
fn unvouch(by: &mut Provenance) {
    if by.is_cited() {
        *by = varied();
    }
}

/// Returns `value` if it lies in the range of its figure.
fn within(name: &str, value: i32, (least, most): (i32, i32)) -> Result<i32, NoChange> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        Err(NoChange::OutOfRange { name: name.to_owned(), value, least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Game;
    use crate::fixture;
    use crate::project::LoadedVariant;
    use crate::project_edit::{ProjectEdit, project_difference};
    use crate::text::Document;

    #[test]
    fn a_variant_goes_with_those_that_need_it_and_comes_with_those_it_needs() {
        let all = fixture::alamo_with(|_| true);
        for at in 0..all.variants.len() {
            let name = all.variants[at].name.clone();
            let off = ScenarioChange::Variant { name: name.clone(), on: false }.made_in(&all).unwrap();
            assert!(!off.variants[at].on && Game::new(&off).is_ok(), "{name}");
            let alone = ScenarioChange::Variant { name: name.clone(), on: true }
                .made_in(&fixture::alamo_with(|_| false))
                .unwrap();
            assert!(alone.variants[at].on && Game::new(&alone).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_nobody_knows_are_answered_with_the_nearest() {
        let alamo = fixture::alamo();
        let of = |change: ScenarioChange| match change.made_in(&alamo) {
            Err(NoChange::NoSuch { nearest, .. }) => nearest,
            other => panic!("{other:?}"),
        };
        assert_eq!(of(ScenarioChange::Variant { name: "lader".to_owned(), on: true }).as_deref(), Some("ladders"));
        assert_eq!(of(ScenarioChange::Figure { name: "move.me".to_owned(), value: 1 }).as_deref(), Some("move.ma"));
    }

    #[test]
    fn figures_and_corrections_change_the_game() {
        let alamo = fixture::alamo();
        let faster = ScenarioChange::Figure { name: "move.ma".to_owned(), value: 9 }.made_in(&alamo).unwrap();
        assert_eq!((alamo.rulebook.number("move.ma"), faster.rulebook.number("move.ma")), (8, 9));
        let switches = [true, false].map(|on| ScenarioChange::Corrections { on }.made_in(&alamo).unwrap());
        assert_ne!(switches[0].map, switches[1].map);
        assert_eq!(ScenarioChange::Nothing.made_in(&alamo).unwrap(), alamo);
    }

    #[test]
    fn values_out_of_range_and_figures_nobody_asks_for_are_refused() {
        let alamo = fixture::alamo_with(|name| name == "long_game");
        let of = |name: &str, value| ScenarioChange::Figure { name: name.to_owned(), value }.made_in(&alamo);
        for parameter in crate::rulebook::System::Alamo.parameters() {
            let (least, most) = parameter.range;
            match parameter.default_value() {
                ParameterValue::Text(_) => assert!(matches!(of(parameter.name, 1), Err(NoChange::NoFigure { .. }))),
                ParameterValue::Flag(_) | ParameterValue::Number(_) => {
                    assert!(of(parameter.name, least).is_ok() && of(parameter.name, most).is_ok());
                    for value in [least - 1, most + 1] {
                        let refused = NoChange::OutOfRange { name: parameter.name.to_owned(), value, least, most };
                        assert_eq!(of(parameter.name, value), Err(refused));
                    }
                }
            }
        }
        for own in &alamo.variants {
            for param in &own.document.params {
                let name = format!("{}.{}", own.document.id, param.id);
                if own.on {
                    assert!(of(&name, param.most).is_ok(), "{name}");
                    assert!(matches!(of(&name, param.most + 1), Err(NoChange::OutOfRange { .. })), "{name}");
                } else {
                    assert!(matches!(of(&name, param.is), Err(NoChange::VariantOff { .. })), "{name}");
                }
            }
        }
    }

    #[test]
    fn corrections_that_are_not_there_or_do_nothing_are_no_change() {
        let on = ScenarioChange::Corrections { on: true };
        assert_eq!(on.made_in(&fixture::mission()), Err(NoChange::NoCorrections));
        let mut idle = fixture::alamo();
        for own in &mut idle.corrections {
            own.document.items.clear();
        }
        assert_eq!(on.made_in(&idle), Err(NoChange::IdleCorrections));
        // A correction that does not fit is left to the validator.
        let mut misfit = fixture::alamo();
        misfit.map.hexsides.clear();
        let misfit = Project::new(misfit.scenario, misfit.map, misfit.corrections, misfit.counters, misfit.rulebook);
        let misfit = on.made_in(&misfit).unwrap();
        assert!(misfit.corrections.iter().any(|own| own.conflict.is_some()));
        assert!(!crate::lint::run(&misfit).is_playable());
    }

    #[test]
    fn every_figure_that_is_changed_is_made_by_edits_and_taken_back() {
        let mut before = fixture::alamo_with(|_| true);
        before.scenario.variants = before.variants.iter().map(LoadedVariant::used).collect();
        let of_variants = before
            .variants
            .iter()
            .flat_map(|own| own.document.params.iter().map(move |param| format!("{}.{}", own.document.id, param.id)));
        let parameters = before.rulebook.system.parameters().iter().map(|own| own.name.to_owned());
        let names = ScenarioChange::figures(&before).into_iter().chain(of_variants).chain(parameters);
        let mut tried = 0;
        for name in names.chain(["wall.0203/0204".to_owned()]) {
            let Some((now, (least, most))) = ScenarioChange::figure_now(&before, &name) else { continue };
            let value = if now < most { most.min(now + 2) } else { least };
            let after = ScenarioChange::Figure { name: name.clone(), value }.made_in(&before).unwrap();
            let edits = project_difference(&before, &after);
            let mut project = before.clone();
            let undo = ProjectEdit::apply_all(&edits, &mut project).unwrap_or_else(|why| panic!("{name}: {why}"));
            // The order of lines in a document does not matter.
            let documents = |project: &Project| {
                let (mut rulebook, mut counters) = (project.rulebook.clone(), project.counters.clone());
                rulebook.sort();
                counters.sort();
                (rulebook, counters, project.base_map().clone(), project.variants.clone())
            };
            assert_eq!(documents(&project), documents(&after), "{name}");
            ProjectEdit::make_all(&undo, &mut project).unwrap();
            assert_eq!(project, before, "{name}");
            tried += usize::from(!edits.is_empty());
        }
        assert!(tried > 100, "{tried}");
    }
}
