//! The pages of formats, line by line.

use rules::phrase::Phrase;
use rules::words::Language;
use serde_json::Value;

use super::value::SchemaPart;
use super::{FORMATS, Format, meaning, remarks};
use crate::words::Voice;

/// Returns the page that lists the formats and explains how documents are written.
pub(super) fn list(voice: &Voice) -> String {
    let row = |format: &Format| {
        let files = format!("`.{}`", format.extension);
        format!("| [{0}](format-{0}) | {files} | {1} |", format.name, voice.text(format.word))
    };
    let head = ["format-list-name", "format-list-files", "format-list-holds"].map(|id| voice.text(id));
    let head = format!("| {} |\n|---|---|---|", head.join(" | "));
    let rows: Vec<String> = std::iter::once(head).chain(FORMATS.iter().map(row)).collect();
    let page = match voice.language() {
        Language::English => include_str!("list.md"),
        Language::French => include_str!("list.fr.md"),
    };
    page.replace("{formats}", &rows.join("\n"))
}

/// Returns the page of a format.
pub(super) fn page(format: &Format, voice: &Voice) -> String {
    let schema = format.schema();
    let root = SchemaPart { own: &schema, whole: &schema };
    let title = Phrase::new("format-title").with("name", format.name).with("files", format!(".{}", format.extension));
    let mut parts = vec![format!("# {}\n\n{}\n", voice.say(&title), remark(root, voice))];
    if let Some(example) = format.example {
        let text = example.text.trim_end();
        parts.push(format!("\n## {}\n\n```ron\n{text}\n```\n", voice.text("format-example")));
    }
    let [title, about] = ["format-fields-title", "format-fields-about"].map(|id| voice.text(id));
    parts.push(format!("\n## {title}\n\n{about}\n"));
    parts.push(types(root, voice));
    parts.concat()
}

/// Returns the description of a part, in the language of the voice.
fn remark<'a>(part: SchemaPart<'a>, voice: &Voice) -> &'a str {
    remarks::told(part.remark(), voice.language())
}

/// Returns the document and every type it contains, in order of first mention.
fn types(root: SchemaPart<'_>, voice: &Voice) -> String {
    let name = root.own["title"].as_str().unwrap_or_default();
    let (mut page, mut told) = (chapter(name, root, voice), vec![name]);
    let mut waiting = references(root.own);
    while !waiting.is_empty() {
        for name in std::mem::take(&mut waiting) {
            if !told.contains(&name) {
                told.push(name);
                let own = root.type_named(name);
                page += &chapter(name, own, voice);
                waiting.extend(references(own.own));
            }
        }
    }
    page
}

/// Returns the names of the types a part of a schema refers to, ignoring its definitions.
fn references(own: &Value) -> Vec<&str> {
    let inner: Box<dyn Iterator<Item = &Value>> = match own {
        Value::Object(fields) => Box::new(fields.iter().filter(|(key, _)| *key != "$defs").map(|(_, inner)| inner)),
        Value::Array(items) => Box::new(items.iter()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Box::new(std::iter::empty()),
    };
    let name = own["$ref"].as_str().and_then(|to| to.rsplit('/').next());
    name.into_iter().chain(inner.flat_map(references)).collect()
}

/// Describes a type: its meaning, and its fields or allowed words.
fn chapter(name: &str, part: SchemaPart<'_>, voice: &Voice) -> String {
    let mut lines = vec![format!("\n### `{name}`\n")];
    // The document as a whole is described at the start of the page.
    if part.own["$defs"].is_null() && !part.remark().is_empty() {
        lines.push(format!("{}\n", remark(part, voice)));
    }
    if part.own["properties"].is_object() {
        lines.extend(fields(part, "", voice));
    } else if part.cases().next().is_some() {
        lines.push(format!("{}\n", voice.text("format-one-of")));
        lines.extend(part.cases().flat_map(|case| cases(case, voice)));
    } else {
        let sort = meaning::sort(part, voice);
        lines.push(voice.say(&Phrase::new("format-written").with("sort", sort)));
    }
    lines.join("\n") + "\n"
}

/// Lists the fields of a type, required ones first.
fn fields(part: SchemaPart<'_>, indent: &str, voice: &Voice) -> Vec<String> {
    let must = |name: &str| part.own["required"].as_array().is_some_and(|all| all.iter().any(|own| own == name));
    let all = part.own["properties"].as_object().into_iter().flatten();
    let (given, others): (Vec<_>, Vec<_>) = all.partition(|(name, _)| must(name));
    let line = |(name, own): (&String, &Value), id: &'static str| {
        let field = part.at(own);
        let message = Phrase::new(id).with("field", name).with("sort", meaning::sort(field, voice));
        let message = message.with("default", meaning::default(field, voice)).with("remark", remark(field, voice));
        format!("{indent}- {}", voice.say(&message))
    };
    let given = given.into_iter().map(|own| line(own, "format-field"));
    given.chain(others.into_iter().map(|own| line(own, "format-field-optional"))).collect()
}

/// Lists a case of a type: a word with its content, or a value of some type.
fn cases(case: SchemaPart<'_>, voice: &Voice) -> Vec<String> {
    let said = |word: String, held: String| {
        let message =
            Phrase::new("format-case").with("word", word).with("held", held).with("remark", remark(case, voice));
        format!("- {}", voice.say(&message))
    };
    match case.word() {
        None => vec![said(meaning::sort(case, voice), String::new())],
        Some((word, None)) => vec![said(format!("`{word}`"), String::new())],
        Some((word, Some(held))) if held.own["properties"].is_object() => {
            let mut lines = vec![said(format!("`{word}(…)`"), String::new())];
            lines.extend(fields(held, "  ", voice));
            lines
        }
        Some((word, Some(held))) => {
            let sort = meaning::sort(held, voice);
            let sort = if held.own["prefixItems"].is_array() { sort } else { format!("({sort})") };
            vec![said(format!("`{word}`"), format!(" {sort}"))]
        }
    }
}
