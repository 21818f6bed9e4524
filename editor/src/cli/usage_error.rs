//! Errors in the command line, reported in the requested language.
//!
//! The command line parser reports errors only in English. It also gives access to their parts, from which the
//! messages here are built.

use std::error::Error as _;
use std::ffi::{OsStr, OsString};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::path::Path;

use clap::ValueEnum;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rules::hexside::NotAHexside;
use rules::phrase::Phrase;
use rules::spot::NotASpot;

use super::{LanguageArg, verbs};
use crate::files::nearest_name;
use crate::words::Voice;

/// The value of an argument is invalid; holds the message in both languages.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}", .0.id)]
pub(super) struct UsageError(pub(super) Phrase);

impl UsageError {
    /// Creates an error for a value that is not what it should be, quoted as written.
    pub(super) fn value(id: &'static str, found: &str) -> Self {
        Self(Phrase::new(id).with("found", found))
    }
}

/// Returns the language that a command line asks for, even if the rest of it is invalid.
pub(super) fn language(arguments: &[OsString]) -> Option<LanguageArg> {
    let read = |text: &OsStr| LanguageArg::from_str(text.to_str()?, true).ok();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let found = match argument.to_str() {
            Some("--") => return None,
            Some("--lang") => rest.next().and_then(|value| read(value)),
            Some(text) => text.strip_prefix("--lang=").and_then(|value| read(OsStr::new(value))),
            None => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Describes an error in a command line that begins with the argument `first`, followed by the usage.
pub(super) fn words(error: &clap::Error, first: Option<&str>, voice: &Voice) -> String {
    if let Some(verb) = first.filter(|first| error.kind() == ErrorKind::UnknownArgument && is_no_verb(first)) {
        return unknown_verb(verb, voice);
    }
    let Some(message) = message(error, voice) else { return error.render().to_string() };
    let mut lines = vec![voice.say(&Phrase::new("cli-error").said("what", message))];
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(near) = near.into_iter().find_map(|kind| said(error, kind)) {
        lines.push(voice.say(&Phrase::new("cli-near").with("near", near)));
    }
    if let Some(usage) = said(error, ContextKind::Usage) {
        // The parser puts its own heading in front of the usage.
        let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage).trim();
        lines.push(String::new());
        lines.push(voice.say(&Phrase::new("cli-usage").with("usage", usage)));
    }
    lines.push(String::new());
    lines.push(voice.text("cli-more"));
    lines.join("\n")
}

/// Whether a command line can only begin with this word because it is a verb misspelt: the parser takes it for a file, and
/// what follows for too much.
fn is_no_verb(word: &str) -> bool {
    let is_word = word.chars().all(|sign| sign.is_alphanumeric() || sign == '-') && !word.starts_with('-');
    is_word && word != "help" && !verbs().iter().any(|verb| verb == word) && !Path::new(word).exists()
}

fn unknown_verb(word: &str, voice: &Voice) -> String {
    let unknown = Phrase::new("cli-unknown-verb").with("verb", word);
    let mut lines = vec![voice.say(&Phrase::new("cli-error").said("what", unknown))];
    if let Some(near) = nearest_name(word, verbs().iter().map(String::as_str)) {
        lines.push(voice.say(&Phrase::new("cli-near").with("near", near)));
    }
    lines.push(String::new());
    lines.push(voice.text("cli-more"));
    lines.join("\n")
}

/// Returns a part of the parser's message, if it has one.
fn said(error: &clap::Error, kind: ContextKind) -> Option<String> {
    let text = match error.get(kind)? {
        ContextValue::Strings(all) => all.iter().map(|own| format!("`{own}`")).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    };
    (!text.is_empty()).then_some(text)
}

/// Returns the message; `None` if the parser provides only its own sentence.
fn message(error: &clap::Error, voice: &Voice) -> Option<Phrase> {
    let argument = said(error, ContextKind::InvalidArg);
    let value = said(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::InvalidValue => match value {
            None => Phrase::new("cli-no-value").with("argument", argument?),
            Some(value) => Phrase::new("cli-other-value")
                .with("value", value)
                .with("argument", argument?)
                .with("known", said(error, ContextKind::ValidValue)?),
        },
        ErrorKind::ValueValidation => {
            let reason = reason(error, value.as_deref().unwrap_or_default(), voice);
            Phrase::new("cli-wrong-value").with("argument", argument?).with("reason", reason)
        }
        ErrorKind::UnknownArgument => Phrase::new("cli-unknown-argument").with("argument", argument?),
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cli-unknown-verb").with("verb", said(error, ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => Phrase::new("cli-no-verb")
            .with("verb", said(error, ContextKind::InvalidSubcommand)?)
            .with("known", said(error, ContextKind::ValidSubcommand)?),
        ErrorKind::MissingRequiredArgument => Phrase::new("cli-missing").with("arguments", argument?),
        ErrorKind::ArgumentConflict => match (argument, said(error, ContextKind::PriorArg)) {
            (Some(argument), Some(prior)) if argument == prior => Phrase::new("cli-twice").with("argument", argument),
            (Some(argument), prior) => Phrase::new("cli-conflict")
                .with("argument", argument)
                .with("prior", prior.unwrap_or_else(|| "…".to_owned())),
            (None, _) => Phrase::new("cli-verb-first"),
        },
        ErrorKind::TooManyValues => Phrase::new("cli-too-many").with("argument", argument?).with("value", value?),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("cli-too-few").with("argument", argument?)
        }
        ErrorKind::NoEquals => Phrase::new("cli-no-equals").with("argument", argument?),
        ErrorKind::InvalidUtf8 => Phrase::new("cli-not-text"),
        // The remaining kinds are not usage errors, or are errors of an output stream.
        _ => return None,
    })
}

/// The maxima of integer types, which say nothing when they appear as bounds.
const BOUNDLESS: [&str; 4] = ["65535", "4294967295", "9223372036854775807", "18446744073709551615"];

/// Returns the reason why a value is invalid.
fn reason(error: &clap::Error, value: &str, voice: &Voice) -> String {
    let of = |id| voice.say(&Phrase::new(id).with("found", value));
    let Some(source) = error.source() else { return of("cli-strange-value") };
    if let Some(UsageError(message)) = source.downcast_ref() {
        return voice.say(message);
    }
    if let Some(NotASpot(found)) = source.downcast_ref() {
        return voice.say(&Phrase::new("text-not-a-spot").with("found", found));
    }
    if let Some(NotAHexside(found)) = source.downcast_ref() {
        return voice.say(&Phrase::new("text-not-a-hexside").with("found", found));
    }
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return of(match number.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "cli-number-out-of-range",
            _ => "cli-not-a-number",
        });
    }
    if source.is::<ParseFloatError>() {
        return of("cli-not-a-number");
    }
    // The parser gives the bounds of a number only within a sentence: `0 is not in 1..100`.
    let bounds = source.to_string();
    match bounds.rsplit_once(" is not in ").and_then(|(_, bounds)| bounds.split_once("..")) {
        Some((low, high)) if high.is_empty() || BOUNDLESS.contains(&high.trim_start_matches('=')) => {
            voice.say(&Phrase::new("cli-number-too-small").with("found", value).with("low", low))
        }
        Some((low, high)) => {
            let message = Phrase::new("cli-number-outside").with("found", value);
            voice.say(&message.with("low", low).with("high", high.trim_start_matches('=')))
        }
        None => of("cli-strange-value"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let of = |line: &str| language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("bexar --lang fr check"), Some(LanguageArg::Fr));
        assert_eq!(of("bexar check --colour --lang=en"), Some(LanguageArg::En));
        assert_eq!(of("bexar check --lang klingon"), None);
        assert_eq!(of("bexar check -- --lang fr"), None);
        assert_eq!(of("bexar check --lang"), None);
    }
}
