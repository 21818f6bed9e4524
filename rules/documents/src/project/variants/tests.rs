//! The variants in force, and their order.

use super::{LoadedVariant, MissingVariant};
use crate::fixture;
use crate::phrase::Phrase;
use crate::project::{LoadError, PictureFault, Project, Shelf};
use crate::scenario::VariantUse;
use crate::text;

/// Returns the bundled Alamo with these of its variants on.
fn with(on: &[&str]) -> Project {
    let mut project = fixture::alamo();
    for own in &mut project.variants {
        own.on = on.contains(&own.name.as_str());
    }
    project
}

#[track_caller]
fn in_force(project: &Project) -> Vec<&str> {
    project.variants_in_force().unwrap().into_iter().map(|own| own.name.as_str()).collect()
}

#[test]
fn the_alamo_knows_eleven_variants_and_uses_none() {
    let project = fixture::alamo();
    assert_eq!((project.variants.len(), project.variants_in_force()), (11, Ok(vec![])));
    for own in &project.variants {
        assert_eq!(own.document.id, own.name);
    }
}

#[test]
fn a_variant_speaks_after_those_it_needs_or_uses() {
    let mut project = with(&["fires", "doors", "armory", "long_game"]);
    assert_eq!(in_force(&project), ["doors", "fires", "armory", "long_game"]);
    project.variants.reverse();
    assert_eq!(in_force(&project), ["long_game", "doors", "fires", "armory"]);
    let mut soft = with(&["fires", "armory"]);
    soft.variants.reverse();
    assert_eq!(in_force(&soft), ["fires", "armory"], "the doors it uses may be off");
}

#[test]
fn a_needed_variant_that_is_off_is_named() {
    let missing = MissingVariant { variant: "strong_doors".to_owned(), need: "doors".to_owned() };
    assert_eq!(with(&["ladders", "strong_doors"]).variants_in_force(), Err(missing.clone()));
    let mut unlisted = with(&["strong_doors"]);
    unlisted.variants.retain(|own| own.name != "doors");
    assert_eq!(unlisted.variants_in_force(), Err(missing));
}

#[test]
fn variants_that_need_each_other_are_sorted_and_not_for_ever() {
    let mut project = with(&["bowie", "ladders", "doors"]);
    for own in &mut project.variants {
        own.document.needs = match own.name.as_str() {
            "bowie" => vec!["ladders".to_owned()],
            "ladders" => vec!["doors".to_owned(), "ladders".to_owned()],
            _ => vec!["bowie".to_owned()],
        };
    }
    assert_eq!(in_force(&project), ["doors", "ladders", "bowie"]);
}

/// The bundled documents with one broken variant among them.
struct Broken;

impl Shelf for Broken {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let text = fixture::Data.read(name, extension)?;
        Ok(if name == "ladders" { text.replacen("throw: D6", "throw: D7", 1) } else { text })
    }

    fn has(&self, name: &str) -> bool {
        fixture::Data.has(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        fixture::Data.picture_fault(name)
    }
}

#[test]
fn settings_come_along_and_every_bad_variant_is_reported() {
    let mut scenario = fixture::alamo().scenario;
    scenario.variants[0].params.insert("volleys".to_owned(), 6);
    scenario.variants[0].opts.insert("crews".to_owned(), "no".to_owned());
    let written = text::write(&scenario);
    assert!(
        written.contains(r#"(document: "intensive_fire", on: false, params: {"volleys": 6}, opts: {"crews": "no"})"#)
    );
    let project = Project::from_scenario(&fixture::Data, text::read(&written).unwrap()).unwrap();
    assert_eq!((project.variants[0].params["volleys"], project.variants[0].opts["crews"].as_str()), (6, "no"));

    scenario.variants.push(VariantUse { document: "nowhere".to_owned(), ..VariantUse::default() });
    let errors = Project::from_scenario(&Broken, scenario).unwrap_err();
    assert_eq!(errors.len(), 2);
    assert!(matches!(&errors[0], LoadError::Text { name, error } if name == "ladders" && error.line > 1));
    let LoadError::Missing { message: Phrase { id, .. }, .. } = &errors[1] else { panic!("{errors:?}") };
    assert_eq!(*id, "file-not-found");
}

#[test]
fn a_variant_read_alone_is_off() {
    let document = fixture::alamo().variants[0].document.clone();
    let own = LoadedVariant::off("mine".to_owned(), document);
    assert_eq!((own.name.as_str(), own.on, own.params.len()), ("mine", false, 0));
}
