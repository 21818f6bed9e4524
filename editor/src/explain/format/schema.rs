//! Schemas as they are published: as the types have them, with the remarks in plain text.

use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;

/// Where the part of a remark begins that is for whoever programs.
const FOR_PROGRAMMERS: &str = "\n# ";

/// The schema of a type.
pub(super) fn published<T: JsonSchema>() -> Value {
    SchemaGenerator::default().into_root_schema_for::<T>().to_value()
}

/// A schema with every remark in plain text.
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

/// A remark without its examples, its line breaks and the targets of its links.
pub(super) fn plain(remark: &str) -> String {
    let remark = remark.split(FOR_PROGRAMMERS).next().unwrap_or_default();
    let paragraphs = remark.split("\n\n").map(|own| own.split_whitespace().collect::<Vec<_>>().join(" "));
    unlinked(&paragraphs.filter(|own| !own.is_empty()).collect::<Vec<_>>().join("\n\n"))
}

/// A text with the words of a link in place of each: `` [`Words`](crate::words::Words) `` becomes `` `Words` ``.
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
