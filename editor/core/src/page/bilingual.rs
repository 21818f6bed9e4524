//! Texts in both languages at once, since a page can be read in either.

use maud::{Markup, html};
use rules::phrase::Phrase;
use rules::words::{Language, Words};
use serde_json::{Value, json};

use crate::words::Voice;

/// Produces texts in both languages.
pub(crate) struct Bilingual([Voice; 2]);

impl Bilingual {
    pub(crate) const fn new() -> Self {
        Self([Voice::new(Language::English), Voice::new(Language::French)])
    }

    /// Returns the English and the French voice.
    pub(super) const fn voices(&self) -> &[Voice; 2] {
        &self.0
    }

    /// Returns a message in both languages for a page, without the quotes around names.
    pub(crate) fn say(&self, message: &Phrase) -> Words {
        self.each(|voice| voice.say(message).replace('`', ""))
    }

    /// Returns a message that differs by language, for a page.
    pub(crate) fn say_by(&self, message: impl Fn(&Voice) -> Phrase) -> Words {
        self.each(|voice| voice.say(&message(voice)).replace('`', ""))
    }

    pub(crate) fn text(&self, id: &str) -> Words {
        self.each(|voice| voice.text(id))
    }

    /// Calls `say` for each language.
    pub(super) fn each(&self, say: impl Fn(&Voice) -> String) -> Words {
        let [english, french] = &self.0;
        Words::new(say(english), say(french))
    }

    /// Renders a text of the program in both languages.
    pub(super) fn put(&self, id: &str) -> Markup {
        both(&self.text(id))
    }
}

/// Returns a text in both languages for the page's script: a single text if both are equal.
pub(crate) fn pair(words: &Words) -> Value {
    let [english, french] = [Language::English, Language::French].map(|language| words.get(language));
    if english == french { json!(english) } else { json!([english, french]) }
}

/// Renders a text in both languages, of which the page shows one.
pub(super) fn both(words: &Words) -> Markup {
    let [english, french] = [Language::English, Language::French].map(|language| words.get(language));
    html! {
        @if english == french { (english) } @else { span lang="en" { (english) } span lang="fr" { (french) } }
    }
}

/// Renders content that exists separately in each language, such as charts.
pub(super) fn either(english: &Markup, french: &Markup) -> Markup {
    html! {
        @if english.0 == french.0 { (english) } @else { div lang="en" { (english) } div lang="fr" { (french) } }
    }
}
