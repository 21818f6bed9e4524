//! Words: turns message ids into English or French.
//!
//! Only this module uses fluent. Program, JSON and editor share the same strings, `data/strings/*.ftl`.

mod catalogue;
#[cfg(test)]
mod counts;
pub mod formed;
#[cfg(test)]
mod glossary;
mod known;
pub mod language;
mod load_error;
pub mod names;
pub(crate) mod origin;
mod parameter;
pub mod pattern;
pub mod place;
mod typography;

pub(crate) use known::{known_argument, known_id};
pub use load_error::with_manual;
pub use typography::{number, plain_number};

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentValue};
use rules::alamo::players::{self, RosterEntry};
use rules::characters::shown;
use rules::log::PERSON;
use rules::phrase::{Argument, Phrase};
use rules::player::member;
use rules::words::{Language, Words};

use catalogue::Catalogue;

/// The string files of every language: the program's own strings, the rules, the strings specific to “Remember the
/// Alamo!” and “Deguello at Dawn”, the words of forms, shards, trials of a scenario’s figures and rules, what a
/// scenario leaves unused, formats, and variants.
const STRINGS: [(Language, &str, [&str; 10]); 2] = [
    (
        Language::English,
        "en",
        [
            include_str!("../../../data/strings/en.ftl"),
            include_str!("../../../data/strings/rules.en.ftl"),
            include_str!("../../../data/strings/knapp.en.ftl"),
            include_str!("../../../data/strings/deguello.en.ftl"),
            include_str!("../../../data/strings/form.en.ftl"),
            include_str!("../../../data/strings/sweeps.en.ftl"),
            include_str!("../../../data/strings/trials.en.ftl"),
            include_str!("../../../data/strings/gaps.en.ftl"),
            include_str!("../../../data/strings/format.en.ftl"),
            include_str!("../../../data/strings/variant.en.ftl"),
        ],
    ),
    (
        Language::French,
        "fr",
        [
            include_str!("../../../data/strings/fr.ftl"),
            include_str!("../../../data/strings/rules.fr.ftl"),
            include_str!("../../../data/strings/knapp.fr.ftl"),
            include_str!("../../../data/strings/deguello.fr.ftl"),
            include_str!("../../../data/strings/form.fr.ftl"),
            include_str!("../../../data/strings/sweeps.fr.ftl"),
            include_str!("../../../data/strings/trials.fr.ftl"),
            include_str!("../../../data/strings/gaps.fr.ftl"),
            include_str!("../../../data/strings/format.fr.ftl"),
            include_str!("../../../data/strings/variant.fr.ftl"),
        ],
    ),
];

/// The clauses in which an event is told within a longer sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clause {
    /// The whole event.
    On,
    /// Without its subject, which is that of the clause before.
    Same,
    /// What was rolled for the action in the clause before.
    Roll,
    /// What its enemy does in return, of the subject of the clause before.
    Back,
    /// The same event of several counters, which are given as `pieces`.
    Many,
    /// The state of a game at the end of a turn.
    Told,
}

/// Formats messages in one language.
pub struct Voice {
    language: Language,
}

/// The strings of each language, in the order of [`STRINGS`]. Loaded on first use: a verb that prints nothing does not
/// have to wait for them.
static CATALOGUES: [OnceLock<Catalogue>; 2] = [const { OnceLock::new() }; 2];

impl Voice {
    /// Creates the voice of a language.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// Returns the strings of a language.
    fn strings(language: Language) -> &'static Catalogue {
        let at = STRINGS.iter().position(|(own, ..)| *own == language).unwrap_or_default();
        let (_, tag, files) = &STRINGS[at];
        CATALOGUES[at].get_or_init(|| Catalogue::new(language, tag, files))
    }

    /// Returns the language of this voice.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns a text without arguments. An unknown id is returned unchanged.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// Formats a message with its arguments.
    #[must_use]
    pub fn say(&self, message: &Phrase) -> String {
        self.format(message.id, Some(&self.arguments(message, |id| self.text(id))))
    }

    /// Formats an event as a clause of a longer sentence, without a capital and a full stop. `None` if the event has no
    /// such clause.
    #[must_use]
    pub fn clause(&self, event: &Phrase, clause: Clause) -> Option<String> {
        let attribute = match clause {
            Clause::On => "on",
            Clause::Same => "same",
            Clause::Roll => "roll",
            Clause::Back => "back",
            Clause::Many => "many",
            Clause::Told => "told",
        };
        let arguments = self.arguments(event, |id| self.within(id));
        let said = Self::strings(self.language).format(event.id, Some(attribute), Some(&arguments))?;
        Some(typography::typeset(&said, self.language))
    }

    /// Returns a name within a sentence: without the capital that it has alone, if it has a form of its own there.
    fn within(&self, id: &str) -> String {
        let said = Self::strings(self.language).format(id, Some("within"), None);
        said.map_or_else(|| self.text(id), |said| typography::typeset(&said, self.language))
    }

    fn arguments(&self, message: &Phrase, word: impl Fn(&str) -> String) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            let value: FluentValue<'static> = match argument {
                Argument::Number(number) => FluentValue::from(*number),
                Argument::Text(text) => FluentValue::from(shown(text).into_owned()),
                Argument::Word(id) => FluentValue::from(word(id)),
                Argument::Said(message) => FluentValue::from(self.say(message)),
                Argument::Words(words) => FluentValue::from(self.words(words)),
            };
            arguments.set(*name, value);
        }
        arguments
    }

    /// Returns the display name of a person or computer player, with the number of a member of a population; an unknown one
    /// keeps its own name.
    #[must_use]
    pub fn player(&self, name: &str) -> String {
        if name == PERSON {
            return self.text("gui-play-person");
        }
        let title = |player: &RosterEntry| match member(name) {
            (_, Some(number)) => format!("{} #{number}", self.say(&player.title())),
            _ => self.say(&player.title()),
        };
        players::named(name).map_or_else(|| name.to_owned(), title)
    }

    /// Returns the name of a row of the combat table. Rows are named after the hexsides they stand for; a rulebook
    /// may have others, which keep their own names.
    #[must_use]
    pub fn row(&self, row: &str) -> String {
        let id = formed::row(row);
        let word = self.text(&id);
        if word == id { row.to_owned() } else { word }
    }

    /// Returns a text of a document in this language.
    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        self.typeset(words.get(self.language))
    }

    /// Returns the name of several counters of one name: its first noun of the hobby is put into the plural, with what goes
    /// with it. In the list of plurals, a space within one is written `_`.
    #[must_use]
    pub fn several(&self, name: &str) -> String {
        let nouns = self.text("counter-plurals");
        let pairs: Vec<(&str, &str)> = nouns.split(' ').filter_map(|pair| pair.split_once('/')).collect();
        let plural = |word: &str| {
            let (before, many) = pairs.iter().find_map(|(one, many)| Some((word.strip_suffix(one)?, many)))?;
            (before.is_empty() || before.ends_with('-')).then(|| format!("{before}{}", many.replace('_', " ")))
        };
        let mut words: Vec<String> = name.split(' ').map(ToOwned::to_owned).collect();
        let first = words.iter().position(|word| plural(word).is_some()).unwrap_or(words.len());
        for word in &mut words[first..] {
            let Some(many) = plural(word) else { break };
            *word = many;
        }
        words.join(" ")
    }

    /// Returns the name of a counter, or of several, as it stands in a sentence: in French with the article of its first
    /// noun, if that is one of the hobby; a proper name has none.
    #[must_use]
    pub fn in_sentence(&self, name: &str) -> String {
        let nouns = self.text("counter-articles");
        let first = name.split([' ', '\u{a0}']).next().unwrap_or_default();
        let mut pairs = nouns.split(' ').filter_map(|pair| pair.split_once('/'));
        match pairs.find(|(noun, _)| *noun == first) {
            Some((_, article)) if article.ends_with('’') => format!("{article}{name}"),
            Some((_, article)) => format!("{article} {name}"),
            None => name.to_owned(),
        }
    }

    /// Whether the name of a counter stands for several, as “Grenadiers” does. With its number it is one of them in
    /// English, as “Scout 2” is; French keeps the plural.
    #[must_use]
    pub fn is_plural(&self, name: &str) -> bool {
        let (name, number) = name.split_once('\u{a0}').unwrap_or((name, ""));
        if self.language == Language::English && number.parse::<u32>().is_ok() {
            return false;
        }
        let nouns = self.text("counter-collectives");
        self.several(name) == name && name.split(' ').any(|word| nouns.split(' ').any(|own| own == word))
    }

    /// Returns a page of Markdown, written in this language, as a reader sees it.
    #[must_use]
    pub fn page(&self, page: &str) -> String {
        typography::typeset_page(page, self.language)
    }

    /// Returns a text that was written elsewhere in this language, or a figure such as `-1`, as a reader sees it.
    #[must_use]
    pub fn typeset(&self, text: &str) -> String {
        typography::typeset(&shown(text), self.language)
    }

    /// Puts a label before a text.
    #[must_use]
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.say(&Phrase::new("labelled").with("label", label).with("text", text))
    }

    /// Returns the colon between a label and what follows, where the two are set in different ways.
    #[must_use]
    pub const fn colon(&self) -> &'static str {
        match self.language {
            Language::English => ": ",
            Language::French => "\u{a0}: ",
        }
    }

    /// Puts texts one after the other, each complete in itself.
    #[must_use]
    pub fn joined(&self, texts: impl IntoIterator<Item = String>) -> String {
        let join = |before: String, after: String| {
            self.say(&Phrase::new("joined").with("before", before).with("after", after))
        };
        texts.into_iter().reduce(join).unwrap_or_default()
    }

    /// Puts sentences one after the other, each with a capital: it may begin with a name and its article.
    #[must_use]
    pub fn joined_sentences(&self, sentences: Vec<String>) -> String {
        let join = |before: String, after: String| {
            self.say(&Phrase::new("story-next").with("before", before).with("after", after))
        };
        sentences.into_iter().map(|own| sentence(&own)).reduce(join).unwrap_or_default()
    }

    /// Formats a share as a percentage with one decimal.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        self.percent_of(&self.decimal(share * 100.0))
    }

    /// Puts the percent sign behind a number.
    #[must_use]
    pub fn percent_of(&self, number: &str) -> String {
        self.say(&Phrase::new("percent").with("number", number))
    }

    /// Formats a figure with one decimal, as usual in the language.
    #[must_use]
    pub fn decimal(&self, value: f64) -> String {
        self.decimals(value, 1)
    }

    /// Formats a figure with `places` decimals, as usual in the language.
    #[must_use]
    pub fn decimals(&self, value: f64, places: usize) -> String {
        let bare = format!("{:.places$}", value.abs());
        let is_negative = value < 0.0 && bare.contains(|digit| matches!(digit, '1'..='9'));
        let text = if is_negative { format!("\u{2212}{bare}") } else { bare };
        match self.language {
            Language::English => text,
            Language::French => text.replace('.', ","),
        }
    }

    /// Formats a figure with `places` decimals and its sign.
    #[must_use]
    pub fn signed(&self, value: f64, places: usize) -> String {
        let text = self.decimals(value, places);
        let is_positive = value > 0.0 && text.contains(|digit| matches!(digit, '1'..='9'));
        if is_positive { format!("+{text}") } else { text }
    }

    fn format(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let said = Self::strings(self.language).format(id, None, arguments);
        said.map_or_else(|| id.to_owned(), |said| typography::typeset(&said, self.language))
    }
}

/// Capitalises the first letter of a text: texts that continue in a list or in the terminal are stored without a
/// capital.
#[must_use]
pub fn sentence(said: &str) -> String {
    let mut signs = said.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;
    use fluent_bundle::concurrent::FluentBundle;
    use rules::log::Changed;
    use rules::play::{Nature, Origin};
    use rules::rulebook::{Parameter, System};

    use super::*;
    use crate::explain::indexes;

    fn ids(text: &str) -> BTreeSet<&str> {
        text.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
            .collect()
    }

    /// What is ours and what is published never share a sentence: a reader would take one for the other.
    #[test]
    fn no_text_calls_a_house_ruling_or_a_reconstruction_published() {
        let ours = ["house", "reconstruct", "our own", "maison", "reconstitu", " de nous"];
        for (_, tag, files) in STRINGS {
            for text in files {
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                for line in lines.flat_map(|line| line.split(". ")) {
                    let line = line.to_lowercase().replace("publisher", "").replace("houses", "");
                    let published = line.contains("publish") || line.contains("publi\u{e9}");
                    assert!(!published || !ours.iter().any(|own| line.contains(own)), "{tag}: {line}");
                }
            }
        }
    }

    #[test]
    fn every_string_file_is_whole_and_has_the_same_texts() {
        for (_, tag, files) in STRINGS {
            for (text, english) in files.into_iter().zip(STRINGS[0].2) {
                if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                    panic!("{tag}: {errors:?}");
                }
                assert_eq!(ids(text), ids(english), "{tag}");
            }
        }
    }

    #[test]
    fn a_message_parsed_alone_says_what_it_says_among_all() {
        for (language, tag, files) in STRINGS {
            let voice = Voice::new(language);
            let mut whole = FluentBundle::new_concurrent(vec![tag.parse().unwrap()]);
            whole.set_use_isolating(false);
            catalogue::agree(&mut whole, language);
            for text in files {
                whole.add_resource_overriding(FluentResource::try_new(text.to_owned()).unwrap());
            }
            for id in files.into_iter().flat_map(ids) {
                let pattern = whole.get_message(id).and_then(|message| message.value()).unwrap();
                let said = whole.format_pattern(pattern, None, &mut Vec::new());
                assert_eq!(voice.text(id), typography::typeset(&said, language), "{tag}: {id}");
            }
        }
    }

    /// The clauses of an event: those that a longer sentence is made of.
    fn clauses(files: [&'static str; 10]) -> BTreeSet<(&'static str, &'static str)> {
        let messages = files.into_iter().flat_map(catalogue::sources);
        let clauses = messages.flat_map(|source| {
            let attributes = source.lines().filter_map(|line| line.strip_prefix("    .")?.split_once(" ="));
            attributes.map(move |(name, text)| {
                assert!(!text.ends_with('.'), "{source}");
                (catalogue::id(source), name)
            })
        });
        clauses.collect()
    }

    #[test]
    fn an_event_has_the_same_clauses_in_every_language() {
        let [english, french] = STRINGS.map(|(_, _, files)| clauses(files));
        assert_eq!(english, french);
        let is_known = |(id, name): &(&str, &str)| match *name {
            "on" | "same" | "roll" | "back" | "many" => id.starts_with("event-"),
            "told" => id.starts_with("stand-"),
            "within" => id.starts_with("knapp-"),
            _ => false,
        };
        assert!(english.iter().all(is_known), "{english:?}");
        assert!(english.iter().filter(|(_, name)| *name == "same").all(|(id, _)| english.contains(&(*id, "on"))));
    }

    /// If an id had two texts, only the last would be used.
    #[test]
    fn no_text_stands_twice() {
        for (_, tag, files) in STRINGS {
            let mut seen = BTreeSet::new();
            for line in files.into_iter().flat_map(str::lines) {
                if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with([' ', '#'])) {
                    assert!(seen.insert(id), "{tag}: {id}");
                }
            }
        }
    }

    #[test]
    fn every_rule_has_a_text_and_every_text_a_rule() {
        let rules: BTreeSet<_> = indexes::rules().map(|rule| rule.atom.word()).collect();
        for (_, tag, [_, texts, ..]) in STRINGS {
            assert_eq!(ids(texts), rules.iter().map(String::as_str).collect(), "{tag}");
        }
    }

    #[test]
    fn every_parameter_group_and_kind_of_rule_has_words() {
        let groups = indexes::groups().map(ToOwned::to_owned);
        let natures = [Nature::Executable, Nature::Definition].map(|nature| nature.word().to_owned());
        let origins = [Origin::Filled, Origin::House].into_iter().filter_map(Origin::word).map(ToOwned::to_owned);
        let words = System::all_parameters().map(Parameter::word).chain(groups).chain(natures).chain(origins);
        let words: Vec<_> = words.collect();
        for (_, tag, [texts, _, knapp, deguello, ..]) in STRINGS {
            let known: BTreeSet<_> = [texts, knapp, deguello].into_iter().flat_map(ids).collect();
            for word in &words {
                assert!(known.contains(word.as_str()), "{tag}: {word}");
            }
        }
    }

    #[test]
    fn every_word_of_variants_that_is_known_has_a_text() {
        for (_, tag, [.., texts]) in STRINGS {
            let known = ids(texts);
            for word in rules::variant::vocabulary() {
                assert!(known.contains(word), "{tag}: {word}");
            }
        }
    }

    #[test]
    fn a_name_has_its_capital_only_where_it_stands_alone() {
        for (language, alone, within) in
            [(Language::English, "The Reserve", "the Reserve"), (Language::French, "La Réserve", "la Réserve")]
        {
            let event = Phrase::new("event-knapp-spent").word("column", "knapp-reserve");
            let voice = Voice::new(language);
            assert!(voice.say(&event).starts_with(alone));
            assert!(voice.clause(&event, Clause::On).unwrap().starts_with(within));
        }
    }

    #[test]
    fn a_noun_and_what_goes_with_it_are_put_into_the_plural() {
        let [english, french] = [Language::English, Language::French].map(Voice::new);
        assert_eq!(english.several("Command stand"), "Command stands");
        assert_eq!(english.several("Pennsylvania"), "Pennsylvania");
        assert_eq!(french.several("Flecha légère de Duque"), "Flechas légères de Duque");
        assert_eq!(french.several("Pièce de 8 livres n°"), "Pièces de 8 livres n°");
    }

    #[test]
    fn what_has_changed_since_is_one_sentence() {
        let said =
            |changes: &[Changed]| Changed::message(changes).map(|message| Voice::new(Language::English).say(&message));
        assert_eq!(said(&[]), None);
        assert_eq!(said(&[Changed::Rulebook]).as_deref(), Some("Changed since: the rulebook."));
        let changes = [Changed::Map, Changed::Counters, Changed::VariantOn("ladders".to_owned())];
        let several = "Changed since: the map, the counter mix and the variant `ladders` (off then, on now).";
        assert_eq!(said(&changes).as_deref(), Some(several));
    }

    #[test]
    fn arguments_and_plurals_are_put_in() {
        let voice = Voice::new(Language::English);
        let message = Phrase::new("text-format-newer").count("written", 7).count("reads", 1);
        assert!(voice.say(&message).contains('7'), "{}", voice.say(&message));
        assert_eq!(voice.text("no-such-text"), "no-such-text");
    }
}
