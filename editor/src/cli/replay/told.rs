//! The account of a replayed game: in a paragraph, in a page, or every decision with its consequences.

use rules::log::Log;
use textwrap::{Options, WordSplitter};

use super::text::MARGIN;
use super::{Length, ReplayReport};
use crate::account::{self, Account, AccountEntry, AnyTable, Chapter, Tally, moment_named};
use crate::words::Voice;

/// The width at which lines are wrapped.
const WIDTH: usize = 100;

/// Tells the first `steps` steps of the game; with `cites`, each sentence with the rules behind it.
pub(super) fn account(replayed: &ReplayReport<'_>, steps: usize, length: Length, cites: bool, voice: &Voice) -> String {
    let mut log: Log = replayed.log.clone();
    log.entries.truncate(steps);
    let (table, _) = replayed.game.sit_down(log);
    let told = account::account(&*table, usize::MAX, None);
    let page = Page { replayed, table: &*table, cites, voice };
    match length {
        Length::Paragraph => {
            let sentences = account::paragraph(&*table, &told, &replayed.names, voice);
            format!("\n{}", wrapped("", &voice.joined_sentences(sentences)))
        }
        Length::Page => {
            let turns = account::page(told.chapters.iter().filter_map(|own| own.tally.as_ref()));
            turns.iter().map(|own| page.turn(own)).chain(page.end(&told)).collect()
        }
        Length::All => {
            let set_up = told.set_up(&*table, &replayed.names, voice);
            let set_up = set_up.iter().map(|own| format!("\n{}", wrapped("", own)));
            set_up.chain(told.chapters.iter().map(|own| page.chapter(own))).chain(page.end(&told)).collect()
        }
    }
}

struct Page<'a> {
    replayed: &'a ReplayReport<'a>,
    table: &'a AnyTable,
    cites: bool,
    voice: &'a Voice,
}

impl Page<'_> {
    fn chapter(&self, chapter: &Chapter) -> String {
        let mut title = moment_named(self.table, chapter.moment, self.voice);
        if let Some(rule) = chapter.rule.filter(|_| self.cites) {
            title.extend([" [", rule, "]"]);
        }
        let entries = chapter.entries.iter().filter(|own| !own.is_silent());
        let told: String = entries.map(|own| self.entry(own)).collect();
        let tally = chapter.tally.as_ref().filter(|own| own.ended).map(|own| self.turn(own)).unwrap_or_default();
        format!("\n{title}\n{told}{tally}")
    }

    fn entry(&self, entry: &AccountEntry) -> String {
        let told = account::told(&entry.lines, &self.replayed.names, self.voice);
        let number = format!("{:>MARGIN$}  ", entry.from + 1);
        let indent = " ".repeat(number.len());
        let remarks: String = entry.remarks.iter().map(|own| wrapped(&indent, &self.voice.say(&own.said))).collect();
        let rules = if self.cites { entry.rules() } else { Vec::new() };
        let cited: Vec<String> = rules.into_iter().map(|rule| self.cited(rule)).collect();
        let told = if cited.is_empty() { told } else { format!("{told} [{}]", cited.join(", ")) };
        if told.is_empty() { remarks } else { wrapped(&number, &told) + &remarks }
    }

    /// Returns the number of a rule, with the title of the variant for a rule of a variant.
    fn cited(&self, rule: &str) -> String {
        let events = self.replayed.retold.steps.iter().flat_map(|step| &step.events);
        let found = events.map(|event| event.rule).find(|atom| atom.id() == rule);
        found.map_or_else(|| rule.to_owned(), |atom| self.voice.say(&self.replayed.game.cite(atom)))
    }

    /// Tells how the game ended, and who was left.
    fn end(&self, told: &Account) -> Option<String> {
        let end = told.end.as_ref()?;
        let sentences = end.told(self.voice).into_iter().chain([end.left(&self.replayed.names, self.voice)]).collect();
        Some(format!("\n{}", wrapped("", &self.voice.joined_sentences(sentences))))
    }

    /// Tells what a turn cost.
    fn turn(&self, tally: &Tally) -> String {
        let turn = tally.titled(self.voice);
        let told = self.voice.joined_sentences(tally.told(&self.replayed.names, self.voice));
        format!("\n{}", wrapped("", &self.voice.labelled(&turn, &told)))
    }
}

/// Wraps a text after its number, with its lines under each other.
fn wrapped(number: &str, text: &str) -> String {
    let indent = " ".repeat(number.len());
    textwrap::fill(
        text,
        Options::new(WIDTH)
            .word_splitter(WordSplitter::NoHyphenation)
            .initial_indent(number)
            .subsequent_indent(&indent),
    ) + "\n"
}
