//! Parts of a schema, and its values as documents write them.

use serde_json::Value;

/// A part of a schema, and the whole schema that its references point into.
#[derive(Debug, Clone, Copy)]
pub(super) struct SchemaPart<'a> {
    pub(super) own: &'a Value,
    pub(super) whole: &'a Value,
}

/// The place in the whole schema for the types that are referred to.
const TYPES: &str = "#/$defs/";

impl<'a> SchemaPart<'a> {
    /// Returns another part of the same whole.
    pub(super) const fn at(self, own: &'a Value) -> Self {
        Self { own, whole: self.whole }
    }

    /// Returns the name of the type it refers to; `None` if it is not a reference.
    pub(super) fn name(self) -> Option<&'a str> {
        self.own["$ref"].as_str()?.strip_prefix(TYPES)
    }

    /// Returns the type with this name.
    pub(super) fn type_named(self, name: &str) -> Self {
        self.at(&self.whole["$defs"][name])
    }

    /// Returns the type it refers to, or itself if it is not a reference.
    pub(super) fn followed(self) -> Self {
        self.name().map_or(self, |name| self.type_named(name))
    }

    /// Returns its alternatives, if it has any.
    pub(super) fn cases(self) -> impl Iterator<Item = Self> {
        let of = move |key: &str| self.own[key].as_array().into_iter().flatten();
        of("oneOf").chain(of("anyOf")).map(move |own| self.at(own))
    }

    /// Returns its description; empty if it has none.
    pub(super) fn remark(self) -> &'a str {
        self.own["description"].as_str().unwrap_or_default()
    }

    /// Whether it may be `null`.
    pub(super) fn may_be_nothing(self) -> bool {
        let lists_null = self.own["type"].as_array().is_some_and(|types| types.iter().any(|own| own == "null"));
        lists_null || self.own["type"] == "null" || self.cases().any(|case| case.own["type"] == "null")
    }

    /// Returns the word of an alternative and its content, if any: `Painted` alone, or `Cited` with its content.
    pub(super) fn word(self) -> Option<(&'a str, Option<Self>)> {
        if let Some(word) = self.own["const"].as_str() {
            return Some((word, None));
        }
        let word = self.own["required"].as_array()?.first()?.as_str()?;
        let fields = self.own["properties"].as_object().filter(|fields| fields.len() == 1)?;
        Some((word, Some(self.at(fields.get(word)?))))
    }
}

/// Returns a value as documents write it: words without quotes, text with quotes.
pub(super) fn written(value: &Value, part: SchemaPart<'_>) -> String {
    let part = part.followed();
    match value {
        Value::String(text) if is_word(text, part) => text.clone(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| written(item, part.at(&part.own["items"]))).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) if fields.len() == 1 => {
            let of = |(word, inner): (&String, &Value)| {
                let held =
                    part.cases().filter_map(SchemaPart::word).find(|(own, _)| own == word).and_then(|(_, held)| held);
                format!("{word}({})", written(inner, held.unwrap_or(part)))
            };
            fields.iter().map(of).collect()
        }
        other => other.to_string(),
    }
}

/// Whether a text is one of the words a part allows.
fn is_word(text: &str, part: SchemaPart<'_>) -> bool {
    let listed = part.own["enum"].as_array().is_some_and(|words| words.iter().any(|own| own == text));
    listed || part.cases().any(|case| case.own["const"] == text)
}
