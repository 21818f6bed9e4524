//! The account of a game on a page: phases, entries, dice, and the rules behind them.

use std::collections::BTreeSet;

use maud::{Markup, html};
use rules::side::Side;
use rules::words::Words;

use super::bilingual::{Bilingual, both};
use crate::account::{self, Account, AccountEntry, AnyTable, Chapter, ShownLine};
use crate::explain::indexes;
use crate::words::Voice;
use crate::words::names::Names;

/// Returns the whole account of a game.
pub(super) fn whole(table: &AnyTable) -> Account {
    account::account(table, usize::MAX, None)
}

/// Renders the phases of a game from the number `first` on, with their entries, and how it ended.
pub(super) fn phases(told: &Account, first: usize, table: &AnyTable, names: &Names, bilingual: &Bilingual) -> Markup {
    let set_up = bilingual.each(|voice| voice.joined_sentences(told.set_up(table, names, voice)));
    html! {
        @if first == 0 && !set_up.is_empty() { p.tally { (both(&set_up)) } }
        @for (number, scene) in told.chapters.iter().enumerate().skip(first) {
            section.phase aria-labelledby=(format!("phase-{number}")) {
                h3 id=(format!("phase-{number}")) tabindex="-1" { (both(&bilingual.each(|voice| account::moment_named(table, scene.moment, voice)))) }
                ol.beats {
                    @for own in &scene.entries { (beat(own, names, bilingual)) }
                }
                @if let Some(tally) = scene.tally.as_ref().filter(|own| own.ended) {
                    p.tally { (both(&bilingual.each(|voice| voice.joined_sentences(tally.told(names, voice))))) }
                }
            }
        }
        @if let Some(end) = &told.end {
            @let all = |voice: &Voice| end.told(voice).into_iter().chain([end.left(names, voice)]).collect();
            p.tally { (both(&bilingual.each(|voice| voice.joined_sentences(all(voice))))) }
        }
    }
}

fn beat(beat: &AccountEntry, names: &Names, bilingual: &Bilingual) -> Markup {
    let side = beat.side.map(word);
    html! {
        li.beat data-side=[side] data-from=(beat.from) data-to=(beat.to) {
            a.step href=(format!("#step-{}", beat.to)) tabindex="-1" { (beat.from + 1) }
            p {
                @for (own, clause) in beat.lines.iter().zip(clauses(&beat.lines, names, bilingual)) {
                    span data-at=(own.at + 1) data-die=[own.dice.map(|(_, sum)| sum)] { (both(&clause)) }
                }
            }
            @for own in &beat.remarks {
                p.remark data-at=(own.at + 1) { (both(&bilingual.say(&own.said))) }
            }
            (cites(beat, bilingual))
        }
    }
}

/// Returns the parts of the sentence that tells an entry, in both languages.
fn clauses(lines: &[ShownLine], names: &Names, bilingual: &Bilingual) -> Vec<Words> {
    let [english, french] = bilingual.voices().each_ref().map(|voice| account::clauses(lines, names, voice));
    let plain = |text: String| text.replace('`', "");
    english.into_iter().zip(french).map(|(english, french)| Words::new(plain(english), plain(french))).collect()
}

/// Renders the rules behind an entry, which are shown when asked for.
fn cites(entry: &AccountEntry, bilingual: &Bilingual) -> Markup {
    let rules = entry.rules();
    html! {
        @if !rules.is_empty() {
            details.cites {
                summary tabindex="-1" { (bilingual.put("web-cites")) }
                @for rule in rules { " " (cited(rule)) }
            }
        }
    }
}

/// Renders the number of a rule, linked to its text if the page has it.
fn cited(rule: &str) -> Markup {
    html! {
        @if indexes::find(rule).len() == 1 { a.rule href=(format!("#rule-{rule}")) tabindex="-1" { (rule) } } @else { span.rule { (rule) } }
    }
}

/// Renders the rules an account cites, each with its text.
pub(super) fn rules(scenes: &[Chapter], bilingual: &Bilingual) -> Markup {
    let lines = scenes.iter().flat_map(|scene| &scene.entries).flat_map(|beat| &beat.lines);
    let cited: BTreeSet<&str> = lines.filter_map(|line| line.rule).collect();
    let known = indexes::rules().filter(|rule| cited.contains(rule.atom.id()));
    html! {
        dl.rules {
            @for rule in known {
                div id=(format!("rule-{}", rule.atom)) {
                    dt { (rule.atom) }
                    dd { (both(&bilingual.text(&rule.atom.word()))) }
                }
            }
        }
    }
}

/// Returns the name of a side in the page's attributes.
pub(crate) const fn word(side: Side) -> &'static str {
    match side {
        Side::Texan => "texan",
        Side::Mexican => "mexican",
    }
}
