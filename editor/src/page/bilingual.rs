//! Texts in both languages at once, as a page can be read in either.

use maud::{Markup, html};
use rules::phrase::Phrase;
use rules::words::{Language, Words};
use serde_json::{Value, json};

use crate::words::Voice;

/// Says everything twice.
pub(crate) struct Bilingual([Voice; 2]);

impl Bilingual {
    pub(crate) const fn new() -> Self {
        Self([Voice::new(Language::English), Voice::new(Language::French)])
    }

    /// The English voice and the French one.
    pub(super) const fn voices(&self) -> &[Voice; 2] {
        &self.0
    }

    /// A message in both languages, as a page shows it: names need no quotes there.
    pub(crate) fn say(&self, message: &Phrase) -> Words {
        self.each(|voice| voice.say(message).replace('`', ""))
    }

    /// A message that says something else in each language, as a page shows it.
    pub(crate) fn say_by(&self, message: impl Fn(&Voice) -> Phrase) -> Words {
        self.each(|voice| voice.say(&message(voice)).replace('`', ""))
    }

    pub(crate) fn text(&self, id: &str) -> Words {
        self.each(|voice| voice.text(id))
    }

    /// Whatever is said in each language.
    pub(super) fn each(&self, say: impl Fn(&Voice) -> String) -> Words {
        let [english, french] = &self.0;
        Words::new(say(english), say(french))
    }

    /// A text of the program in both languages, as the page has it.
    pub(super) fn put(&self, id: &str) -> Markup {
        both(&self.text(id))
    }
}

/// A text in both languages as the script of a page reads it: one text where both are alike.
pub(crate) fn pair(words: &Words) -> Value {
    let [english, french] = [Language::English, Language::French].map(|language| words.get(language));
    if english == french { json!(english) } else { json!([english, french]) }
}

/// A text in both languages, of which the page shows one.
pub(super) fn both(words: &Words) -> Markup {
    let [english, french] = [Language::English, Language::French].map(|language| words.get(language));
    html! {
        @if english == french { (english) } @else { span lang="en" { (english) } span lang="fr" { (french) } }
    }
}

/// What is only there in each language, such as charts.
pub(super) fn either(english: &Markup, french: &Markup) -> Markup {
    html! {
        @if english.0 == french.0 { (english) } @else { div lang="en" { (english) } div lang="fr" { (french) } }
    }
}
