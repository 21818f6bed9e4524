//! Describes in words which values a place of a document allows.

use rules::phrase::Phrase;
use serde_json::Value;

use super::value::{SchemaPart, written};
use crate::words::Voice;

/// Describes the allowed values: a type by its name, a sort of value, a list of them, or nothing.
pub(super) fn sort(part: SchemaPart<'_>, voice: &Voice) -> String {
    let said = solid(part, voice);
    let nothing = part.may_be_nothing() && part.name().is_none();
    if nothing { voice.say(&Phrase::new("format-or-nothing").with("sort", said)) } else { said }
}

/// Describes the allowed values, ignoring that there may be none.
fn solid(part: SchemaPart<'_>, voice: &Voice) -> String {
    if let Some(name) = part.name() {
        return format!("`{name}`");
    }
    let cases = part.cases().filter(|case| case.own["type"] != "null");
    let cases: Vec<String> = cases.map(|case| sort(case, voice)).collect();
    if !cases.is_empty() {
        return any_of(&cases, voice);
    }
    if let Some(words) = words(part) {
        return any_of(&words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>(), voice);
    }
    match kind(part.own) {
        "string" => match part.own["pattern"].as_str() {
            Some(pattern) => voice.say(&Phrase::new("format-pattern").with("pattern", format!("`{pattern}`"))),
            None => voice.text("format-text"),
        },
        "boolean" => voice.text("format-flag"),
        "integer" => whole(part.own, voice),
        "number" => voice.text("format-number"),
        "array" => array(part, voice),
        _ => object(part, voice),
    }
}

/// Returns the allowed words; `None` if other values are allowed.
fn words(part: SchemaPart<'_>) -> Option<Vec<&str>> {
    if let Some(word) = part.own["const"].as_str() {
        return Some(vec![word]);
    }
    part.own["enum"].as_array().map(|all| all.iter().filter_map(Value::as_str).collect())
}

/// Returns the type of a part, ignoring `null`.
fn kind(own: &Value) -> &str {
    let listed = own["type"].as_array().into_iter().flatten().filter_map(Value::as_str).find(|own| *own != "null");
    own["type"].as_str().or(listed).unwrap_or_default()
}

/// Describes a whole number with its bounds.
fn whole(own: &Value, voice: &Voice) -> String {
    let bound = |key: &str| own[key].as_i64().or_else(|| own[key].as_f64().map(|bound| bound as i64));
    let message = match (bound("minimum"), bound("maximum")) {
        (Some(least), Some(most)) => {
            Phrase::new("format-between").with("least", least.to_string()).with("most", most.to_string())
        }
        (Some(least), None) => Phrase::new("format-at-least").with("least", least.to_string()),
        (None, _) => Phrase::new("format-whole"),
    };
    voice.say(&message)
}

/// Describes a list, or a tuple of a fixed number of values.
fn array(part: SchemaPart<'_>, voice: &Voice) -> String {
    if let Some(items) = part.own["prefixItems"].as_array() {
        let items: Vec<_> = items.iter().map(|item| sort(part.at(item), voice)).collect();
        return format!("({})", items.join(", "));
    }
    let item = sort(part.at(&part.own["items"]), voice);
    match (part.own["minItems"].as_u64(), part.own["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            voice.say(&Phrase::new("format-so-many").with("number", most.to_string()).with("sort", item))
        }
        _ => voice.say(&Phrase::new("format-list").with("sort", item)),
    }
}

/// Describes a map from names to values, or an object with fields.
fn object(part: SchemaPart<'_>, voice: &Voice) -> String {
    let by_number = part.own["patternProperties"].as_object().and_then(|own| own.values().next());
    let by_name = Some(&part.own["additionalProperties"]).filter(|own| own.is_object());
    let key = if by_number.is_some() { "format-whole" } else { "format-text" };
    let Some(held) = by_number.or(by_name) else { return voice.text("format-fields") };
    voice.say(&Phrase::new("format-map").word("key", key).with("sort", sort(part.at(held), voice)))
}

/// Describes a choice between several sorts of values.
fn any_of(cases: &[String], voice: &Voice) -> String {
    match cases {
        [several @ .., last] if !several.is_empty() => {
            voice.say(&Phrase::new("format-or").with("several", several.join(", ")).with("last", last))
        }
        _ => cases.join(", "),
    }
}

/// Describes the default of a field that is left out.
pub(super) fn default(part: SchemaPart<'_>, voice: &Voice) -> String {
    let stated = &part.own["default"];
    if !stated.is_null() {
        return format!("`{}`", written(stated, part));
    }
    let followed = part.followed();
    let id = match kind(followed.own) {
        _ if part.may_be_nothing() => "format-nothing",
        _ if part.name() == Some("Provenance") => "format-of-document",
        "boolean" => return "`false`".to_owned(),
        _ => "format-empty",
    };
    voice.text(id)
}
