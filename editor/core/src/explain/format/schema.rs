//! Schemas as they are published: generated from the types, with the descriptions as plain text.

use rules::text::Document;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;

/// The start of the part of a doc comment that is only for programmers.
const FOR_PROGRAMMERS: &str = "\n# ";

/// The end of the description of an origin that may be left out because the document has one.
const LEFT_OUT: &str = "; left out where that is where the document comes from";

/// Generates the schema of a type.
fn published<T: JsonSchema>() -> Value {
    SchemaGenerator::default().into_root_schema_for::<T>().to_value()
}

/// Generates the schema of a kind of document.
pub(super) fn of_document<D: Document + JsonSchema>() -> Value {
    let mut schema = published::<D>();
    if D::HEAD.is_none() {
        require_origins(&mut schema);
    }
    schema
}

/// Requires an origin in every entry, for documents that have none of their own.
fn require_origins(part: &mut Value) {
    match part {
        Value::Object(fields) => {
            let origin = fields.get_mut("properties").and_then(|own| own.get_mut("by"));
            let remark = origin.and_then(|own| own.get_mut("description"));
            if let Some(Value::String(remark)) = remark
                && let Some(at) = remark.find(LEFT_OUT)
            {
                remark.replace_range(at..at + LEFT_OUT.len(), "");
                let required = fields.entry("required").or_insert_with(|| Value::Array(Vec::new()));
                required.as_array_mut().into_iter().for_each(|all| all.push("by".into()));
            }
            fields.values_mut().for_each(require_origins);
        }
        Value::Array(items) => items.iter_mut().for_each(require_origins),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Turns every description of a schema into plain text.
pub(super) fn told(mut schema: Value) -> Value {
    tell(&mut schema);
    schema
}

fn tell(part: &mut Value) {
    match part {
        Value::Object(fields) => {
            for (name, inner) in fields {
                match inner {
                    Value::String(remark) if name == "description" => *remark = plain(remark),
                    _ => tell(inner),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(tell),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns a description without its examples, line breaks and link targets.
pub(super) fn plain(remark: &str) -> String {
    let remark = remark.split(FOR_PROGRAMMERS).next().unwrap_or_default();
    let paragraphs = remark.split("\n\n").map(|own| own.split_whitespace().collect::<Vec<_>>().join(" "));
    unlinked(&paragraphs.filter(|own| !own.is_empty()).collect::<Vec<_>>().join("\n\n"))
}

/// Replaces each link by its words: `` [`Words`](crate::words::Words) `` becomes `` `Words` ``.
fn unlinked(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once("[`") {
        let Some((name, after)) = after.split_once("`]") else { break };
        plain = plain + before + "`" + name + "`";
        rest = match after.strip_prefix('(').and_then(|target| target.split_once(')')) {
            Some((_, after)) => after,
            None => after,
        };
    }
    plain + rest
}
