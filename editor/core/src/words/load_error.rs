//! Errors in documents, formatted as compilers do: `file:line:column: message`.

use rules::phrase::{Argument, Phrase};
use rules::project::LoadError;
use rules::text::TextError;
use rules::variant::grammar::{GrammarWord, SlotClass};

use super::Voice;
use crate::explain::language::written;

impl Voice {
    /// Formats an error in a document in one line that terminals and editors can jump to.
    #[must_use]
    pub fn load_error(&self, error: &LoadError) -> String {
        match error {
            LoadError::Text { name, error } => {
                format!("{name}:{}:{}: {}", error.line, error.column, self.text_error(error))
            }
            LoadError::Missing { name, message } => format!("{name}: {}", self.say(message)),
        }
    }

    /// Describes a syntax error. For a word of the rule language it adds the word's syntax and names its page.
    #[must_use]
    pub fn text_error(&self, error: &TextError) -> String {
        self.say(&with_manual(&error.message))
    }
}

/// Returns the message about a syntax error, extended by the manual page if it is about a word of the rule language.
pub fn with_manual(message: &Phrase) -> Phrase {
    manual(message).unwrap_or_else(|| message.clone())
}

/// Returns the message with the manual page; `None` if it is not about a word of the rule language.
fn manual(message: &Phrase) -> Option<Phrase> {
    match message.id {
        // The overview page lists all other choices.
        "text-unknown-value" => {
            let nearest = text(message, "nearest").filter(|nearest| of_language(nearest).next().is_some())?;
            Some(Phrase::new("text-misspelt").with("found", text(message, "found")?).with("nearest", nearest))
        }
        "text-strange-value" => {
            let known = text(message, "known")?;
            known.split(", ").all(|word| of_language(word).next().is_some()).then_some(())?;
            Some(Phrase::new("text-strange-word").with("found", text(message, "found")?).with("known", known))
        }
        "text-word-length" => {
            let (word, needed) = (text(message, "word")?, number(message, "needed")?);
            let own = of_language(word).find(|own| own.slots.len() == needed)?;
            let lists = own.slots.iter().any(|slot| matches!(slot.class, SlotClass::List(_)));
            let id = if lists { "text-manual-form-list" } else { "text-manual-form" };
            Some(Phrase::new(id).said("said", message.clone()).with("word", word).with("form", written(own)))
        }
        _ => None,
    }
}

/// Returns the grammar words with this name. Some words are in several classes.
fn of_language(name: &str) -> impl Iterator<Item = &'static GrammarWord> {
    let is_word = name.starts_with(char::is_uppercase);
    let classes = SlotClass::ALL.into_iter().filter(move |class| is_word && *class != SlotClass::Provenance);
    classes.filter_map(move |class| class.word(name))
}

fn text<'a>(message: &'a Phrase, name: &str) -> Option<&'a str> {
    message.arguments.iter().find_map(|(own, argument)| match argument {
        Argument::Text(text) if *own == name => Some(text.as_str()),
        _ => None,
    })
}

fn number(message: &Phrase, name: &str) -> Option<usize> {
    message.arguments.iter().find_map(|(own, argument)| match argument {
        Argument::Number(number) if *own == name => usize::try_from(*number).ok(),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use rules::text::read;
    use rules::variant::Variant;
    use rules::words::Language;

    use super::*;

    /// Returns the error message for a bundled variant in which `was` is replaced by `becomes`.
    #[track_caller]
    fn said(was: &str, becomes: &str, language: Language) -> String {
        let text = include_str!("../../../../data/variants/homebrew/surrender.variant.ron");
        assert!(text.contains(was), "{was}");
        let error = read::<Variant>(&text.replacen(was, becomes, 1)).expect_err("the text is broken");
        Voice::new(language).text_error(&error)
    }

    #[test]
    fn a_word_with_too_few_values_is_told_as_it_is_written() {
        let english = said("Mark(\"", "Mark(\"x\"), Mark(\"", Language::English);
        assert!(english.contains("`Mark` takes 2 values") && english.contains("Write `Mark("), "{english}");
        assert!(english.ends_with("see `bexar explain Mark`"), "{english}");
        let french = said("Mark(\"", "Mark(\"x\"), Mark(\"", Language::French);
        assert!(french.ends_with("voyez `bexar explain Mark`"), "{french}");
    }

    #[test]
    fn a_misspelt_word_names_the_nearest_and_its_page() {
        let english = said("Mark(\"", "Marrk(\"", Language::English);
        assert_eq!(english, "unknown word `Marrk`: did you mean `Mark`? See `bexar explain Mark`");
    }
}
