//! The strings of one language, each parsed when it is first said.
//!
//! Parsing all files takes longer than most verbs run, and more memory than a game; a verb says a few dozen of the six
//! thousand messages.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::words::Language;

use super::Voice;
use super::typography::enclosed;

/// The messages of a language, sorted by id.
pub(super) struct Catalogue {
    language: Language,
    /// The tag of the language, such as `en`.
    tag: &'static str,
    messages: Vec<Message>,
}

struct Message {
    id: &'static str,
    /// The message as it stands in its file, id and all.
    source: &'static str,
    parsed: OnceLock<Box<FluentBundle<FluentResource>>>,
}

impl Catalogue {
    /// Finds the messages in string files. Where two have the same id, the last one counts.
    pub(super) fn new(language: Language, tag: &'static str, files: &[&'static str]) -> Self {
        let sources = files.iter().flat_map(|text| sources(text));
        let mut messages: Vec<Message> =
            sources.map(|source| Message { id: id(source), source, parsed: OnceLock::new() }).collect();
        // Stable, so that the last of several stays the last.
        messages.sort_by_key(|message| message.id);
        Self { language, tag, messages }
    }

    /// Formats a message, or one of its attributes. `None` if there is none with this id, or if it is broken; a test
    /// ensures that no bundled one is.
    pub(super) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: Option<&FluentArgs<'_>>,
    ) -> Option<String> {
        let message = self.message(id)?;
        let bundle = message.parsed.get_or_init(|| Box::new(self.parse(message)));
        let whole = bundle.get_message(id)?;
        let pattern = match attribute {
            None => whole.value()?,
            Some(name) => whole.get_attribute(name)?.value(),
        };
        // Written and not formatted: formatting would enclose the whole like a value.
        let mut said = String::new();
        bundle.write_pattern(&mut said, pattern, arguments, &mut Vec::new()).ok()?;
        Some(said)
    }

    fn message(&self, id: &str) -> Option<&Message> {
        let after = self.messages.partition_point(|message| message.id <= id);
        self.messages[..after].last().filter(|message| message.id == id)
    }

    /// Parses a message, with those it refers to.
    fn parse(&self, message: &Message) -> FluentBundle<FluentResource> {
        let mut sources = vec![message.source];
        let mut at = 0;
        while let Some(source) = sources.get(at) {
            let found = references(source).filter_map(|id| self.message(id)).map(|message| message.source);
            let new: Vec<_> = found.filter(|found| !sources.contains(found)).collect();
            sources.extend(new);
            at += 1;
        }
        let mut bundle = FluentBundle::new_concurrent(self.tag.parse().into_iter().collect());
        // Arguments are hexes and names, never text of the opposite reading direction.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(enclosed));
        agree(&mut bundle, self.language);
        let text: String = sources.concat();
        bundle.add_resource_overriding(FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource));
        bundle
    }
}

/// Gives messages the function `AGREE`: of a name and two forms of a verb, or of what goes with it, the second if the name
/// stands for several; and `OF` and `TO`, which put “de” and “à” before a name with or without an article.
pub(super) fn agree(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    // A bundle that has the function already keeps it.
    drop(bundle.add_function("AGREE", move |values, _| match values {
        [FluentValue::String(name), _, many] if Voice::new(language).is_plural(name) => many.clone(),
        [_, one, _] => one.clone(),
        _ => FluentValue::Error,
    }));
    for (function, put) in [("OF", of as fn(&str) -> String), ("TO", to)] {
        drop(bundle.add_function(function, move |values, _| match values {
            [FluentValue::String(name)] => put(name).into(),
            _ => FluentValue::Error,
        }));
    }
}

/// Puts the French “de” before a name.
fn of(name: &str) -> String {
    let is_vowel = |first: char| "AEIOUYÀÂÉÈÊÎÔaeiouyàâéèêîô".contains(first);
    match (name.strip_prefix("le "), name.strip_prefix("les ")) {
        (Some(own), _) => format!("du {own}"),
        (_, Some(own)) => format!("des {own}"),
        _ if name.starts_with("l’") || !name.starts_with(is_vowel) => format!("de {name}"),
        _ => format!("d’{name}"),
    }
}

/// Puts the French “à” before a name.
fn to(name: &str) -> String {
    match (name.strip_prefix("le "), name.strip_prefix("les ")) {
        (Some(own), _) => format!("au {own}"),
        (_, Some(own)) => format!("aux {own}"),
        _ => format!("à {name}"),
    }
}

/// Returns the messages of a string file: each starts with a line that has its id in the first column.
pub(super) fn sources(text: &'static str) -> impl Iterator<Item = &'static str> {
    let starts: Vec<(usize, bool)> = text
        .split_inclusive('\n')
        .scan(0, |at, line| {
            let start = *at;
            *at += line.len();
            Some((start, line))
        })
        // Continued lines are indented, and a closing brace may stand in the first column; comments end a message too.
        .filter(|(_, line)| !line.starts_with([' ', '}', '\n', '\r']))
        .map(|(start, line)| (start, line.starts_with(|first: char| first.is_ascii_lowercase())))
        .collect();
    let ends: Vec<usize> = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]).collect();
    starts.into_iter().zip(ends).filter(|((_, is_message), _)| *is_message).map(|((start, _), end)| &text[start..end])
}

/// Returns the id of a message.
pub(super) fn id(source: &str) -> &str {
    source.split([' ', '=']).next().unwrap_or_default()
}

/// Returns the ids that a message refers to, as in `{ layer-upper }`.
fn references(source: &str) -> impl Iterator<Item = &str> {
    source.split('{').skip(1).filter_map(|after| {
        let id = after.split('}').next()?.trim();
        id.starts_with(|first: char| first.is_ascii_lowercase()).then_some(id)
    })
}

#[cfg(test)]
mod tests {
    use super::{of, to};

    #[test]
    fn prepositions_contract_with_articles_and_before_vowels() {
        let names = ["le Canon 2", "les Flechas 1 et 3", "la Ligne Aldama 4", "l’État-major", "Evans", "Travis"];
        let expected =
            ["du Canon 2", "des Flechas 1 et 3", "de la Ligne Aldama 4", "de l’État-major", "d’Evans", "de Travis"];
        assert_eq!(names.map(of), expected);
        assert_eq!(
            ["le Canon 2", "les Flechas 1 et 3", "Travis"].map(to),
            ["au Canon 2", "aux Flechas 1 et 3", "à Travis"]
        );
    }
}
