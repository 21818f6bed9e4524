//! Tests that examples load, documents match the schemas, and the pages describe every field.

use jsonschema::Validator;
use rules::hex::Hex;
use rules::hexside::{Hexside, LayeredSide};
use rules::rulebook::{Band, CombatResult};
use rules::spot::Spot;
use rules::words::Language;

use super::*;
use crate::files::{bundled, bundled_names};

fn validator(schema: &Value) -> Validator {
    jsonschema::validator_for(schema).unwrap()
}

fn example(format: &Format) -> Option<Value> {
    let example = format.example?;
    Some(format.read(example.text).unwrap_or_else(|error| panic!("{}: {error} {:?}", format.name, error.message)))
}

#[track_caller]
fn holds(check: &Validator, document: &Value, name: &str) {
    let wrong: Vec<_> =
        check.iter_errors(document).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert_eq!(wrong, Vec::<String>::new(), "{name}");
}

/// Collects the objects of a schema that have fields, each with a name for messages.
fn structures(schema: &Value) -> Vec<(String, &Value)> {
    fn gather<'a>(name: &str, part: &'a Value, all: &mut Vec<(String, &'a Value)>) {
        if part["properties"].is_object() {
            all.push((name.to_owned(), part));
        }
        match part {
            Value::Object(fields) => {
                fields.iter().for_each(|(key, inner)| gather(&format!("{name}.{key}"), inner, all));
            }
            Value::Array(items) => items.iter().for_each(|inner| gather(name, inner, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    gather("", schema, &mut all);
    all
}

/// Collects the alternatives of a schema, each a word with its content.
fn words<'a>(part: &'a Value, all: &mut Vec<&'a Value>) {
    match part {
        Value::Object(fields) => {
            all.extend(fields.get("oneOf").and_then(Value::as_array).into_iter().flatten());
            fields.values().for_each(|inner| words(inner, all));
        }
        Value::Array(items) => items.iter().for_each(|inner| words(inner, all)),
        _ => {}
    }
}

#[test]
fn every_example_loads_and_keeps_to_its_schema() {
    for format in &FORMATS {
        let Some(json) = example(format) else { continue };
        let check = validator(&format.schema());
        holds(&check, &json, format.name);
        let mut strange = json.clone();
        strange["nobody_knows"] = 1.into();
        assert!(!check.is_valid(&strange), "{}: a field that no such document has", format.name);
        for field in format.schema()["required"].as_array().unwrap() {
            let mut lacking = json.clone();
            lacking.as_object_mut().unwrap().remove(field.as_str().unwrap()).expect("the example has it");
            assert!(!check.is_valid(&lacking), "{}: without {field}", format.name);
        }
    }
}

#[test]
fn what_is_bundled_keeps_to_the_schemas() {
    for format in &FORMATS {
        let check = validator(&format.schema());
        for name in bundled_names(format.extension) {
            let text = bundled(&format!("{name}.{}", format.extension)).unwrap();
            holds(&check, &format.read(text).unwrap(), name);
        }
    }
}

#[test]
fn what_is_only_written_is_not_read() {
    assert_eq!(Format::named("export").unwrap().read("{}").unwrap_err().message.id, "format-only-written");
    assert!(Format::named("map").unwrap().read("Map(format: 1)").is_err());
    assert!(Format::named("nonsense").is_none());
}

#[test]
fn every_field_and_every_word_says_what_it_means() {
    for format in &FORMATS {
        let schema = format.schema();
        for (name, own) in structures(&schema) {
            let fields = own["properties"].as_object().unwrap();
            // A word with content is an object with one field, whose meaning is described on the word itself.
            let is_word = name.ends_with(".oneOf");
            for (field, about) in fields.iter().filter(|_| !is_word) {
                let says = about["description"].as_str().unwrap_or_default();
                assert!(says.len() > 3, "{}{name}.{field}: {says:?}", format.name);
            }
        }
        let mut cases = Vec::new();
        words(&schema, &mut cases);
        for case in cases {
            let says = case["description"].as_str().unwrap_or_default();
            assert!(says.len() > 3, "{}: {case}", format.name);
        }
        for own in schema.to_string().split("\"description\":\"").skip(1) {
            let remark = own.split("\",\"").next().unwrap_or_default();
            let stale = ["# Example", "```", "](", "[`", "crate::"].iter().find(|part| remark.contains(**part));
            assert_eq!(stale, None, "{}: {remark}", format.name);
        }
    }
}

/// A schema may omit defaults that follow from the type: nothing, false, and empty values. All others must be stated.
#[test]
fn no_default_is_unsaid() {
    for format in &FORMATS {
        let schema = format.schema();
        let root = value::SchemaPart { own: &schema, whole: &schema };
        for (name, own) in structures(&schema) {
            let required: Vec<_> = own["required"].as_array().into_iter().flatten().collect();
            for (field, about) in own["properties"].as_object().unwrap() {
                let part = root.at(about);
                if required.iter().any(|own| *own == field) || !about["default"].is_null() || part.may_be_nothing() {
                    continue;
                }
                // The default origin is that of the document, not part of the schema.
                if part.name() == Some("Provenance") {
                    assert!(about["description"].as_str().unwrap().contains("left out where"), "{}{name}", format.name);
                    continue;
                }
                let sort = &part.followed().own["type"];
                let by_sort = sort == "array" || sort == "boolean" || sort == "object" || sort == "string";
                let pattern = part.followed().own["pattern"].as_str();
                let may_be_empty = pattern.is_none_or(|pattern| pattern.ends_with(")?$"));
                let is_text = may_be_empty && part.followed().own["enum"].is_null();
                assert!(by_sort && is_text, "{}{name}.{field}: {about}", format.name);
            }
        }
    }
}

#[test]
fn defaults_are_told_as_documents_write_them() {
    let page = Format::named("map").unwrap().page(&Voice::new(Language::English));
    for part in [
        "- `levels` (list of `Storey`; if left out: `[ground(1)]`)",
        "- `ground` (`Ground`; if left out: `outside`)",
        "- `protects` (`Protects`; if left out: `\"none\"`)",
        "- `size` (whole number, 0 to 65535; if left out: `100`)",
        "- `open_top` (`true` or `false`; if left out: `false`)",
        "- `hexes` (list of `HexEntry`; if left out: empty)",
        "- `by` (`Provenance`; if left out: the `by` of the document): ",
        "- `facing` (whole number, −32768 to 32767, or `None`; if left out: nothing)",
        "- `Cited` (text in quotes): ",
        "- `plaza`: The beaten ground of the plaza.",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
}

#[test]
fn every_page_tells_every_field_in_both_languages() {
    let [english, french] = [Language::English, Language::French].map(Voice::new);
    for format in &FORMATS {
        let schema = format.schema();
        for voice in [&english, &french] {
            let page = asked(&format!("format {}", format.name), voice).unwrap();
            assert!(page.starts_with("# Format") && page.ends_with('\n') && !page.contains("format-"), "{page}");
            for (name, own) in structures(&schema) {
                for field in own["properties"].as_object().unwrap().keys() {
                    assert!(page.contains(&format!("`{field}")), "{}{name}.{field}", format.name);
                }
            }
            for name in schema["$defs"].as_object().into_iter().flatten().map(|(name, _)| name) {
                assert_eq!(page.matches(&format!("\n### `{name}`\n")).count(), 1, "{}: {name}", format.name);
            }
        }
        assert_ne!(format.page(&english), format.page(&french), "{}", format.name);
        assert!(asked("format", &french).unwrap().contains(&format!("(format-{})", format.name)));
    }
    assert_eq!(asked("formats", &english).or_else(|| asked("format nonsense", &english)), None);
}

/// Parses a text and returns whether that succeeded.
type Reads = fn(&str) -> bool;

/// An origin that the schema lets an entry leave out can be left out when parsing, and no other: maps and stamps have
/// the same entries.
#[test]
fn an_origin_may_be_left_out_where_the_document_has_one() {
    for (name, may) in [("map", true), ("correction", true), ("stamp", false)] {
        let format = Format::named(name).unwrap();
        let document = example(format).unwrap();
        let check = validator(&format.schema());
        let strip = |document: &mut Value, list: &str| {
            let entry = if name == "correction" {
                &mut document["items"][0]["Hexside"]["becomes"][0]
            } else {
                &mut document[list][0]
            };
            assert!(entry.as_object_mut().unwrap().remove("by").is_some(), "{name}");
        };
        let mut shorter = document.clone();
        strip(&mut shorter, "hexsides");
        assert_eq!(check.is_valid(&shorter), may, "{name}");
        let mut headless = document;
        if headless.as_object_mut().unwrap().remove("by").is_some() {
            assert!(!check.is_valid(&headless), "{name}");
        }
    }
}

/// The patterns of the schema accept exactly what the parsers accept.
#[test]
fn patterns_fit_what_is_read_and_nothing_else() {
    let texts = [
        "1404",
        "014004",
        "14x4",
        "140",
        "14040",
        "",
        "1404/in",
        "1404/roof",
        "1404/cellar",
        "1404/1405",
        "1404/1405:ground",
        "1404/1405:roof",
        "1404:ground",
        "-",
        "4",
        "9-10",
        "11+",
        "+",
        "9-x",
        "H",
        "C",
        "2",
        "h",
        "none",
        "both",
    ];
    let forms: [(&str, &str, Reads); 6] = [
        ("map", "Hex", |text| text.parse::<Hex>().is_ok()),
        ("map", "Hexside", |text| text.parse::<Hexside>().is_ok()),
        ("map", "LayeredSide", |text| text.parse::<LayeredSide>().is_ok()),
        ("map", "Spot", |text| text.parse::<Spot>().is_ok()),
        ("rulebook", "Band", |text| text.parse::<Band>().is_ok()),
        ("rulebook", "CombatResult", |text| text.parse::<CombatResult>().is_ok()),
    ];
    for (format, name, reads) in forms {
        let schema = Format::named(format).unwrap().schema();
        let check = validator(&schema["$defs"][name]);
        // No pattern can express that a number is too large for a strength.
        let is_small = |text: &&str| format == "map" || !text.contains("14");
        for text in texts.into_iter().filter(is_small) {
            assert_eq!(check.is_valid(&text.into()), reads(text), "{name}: {text}");
        }
    }
}

#[test]
fn the_page_of_maps_reads_well() {
    insta::assert_snapshot!(Format::named("map").unwrap().page(&Voice::new(Language::English)));
}
