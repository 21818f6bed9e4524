//! The account of a game on a page: phases, entries, dice, and the rules behind them.

use std::collections::BTreeSet;

use maud::{Markup, html};
use rules::phrase::Phrase;
use rules::play::Moment;
use rules::side::Side;
use rules::words::Words;

use super::account_entries::{AccountEntry, PhaseEntries};
use super::bilingual::{Bilingual, both};
use crate::account::{AnyTable, ShownLine};
use crate::explain::indexes;
use crate::words::names::Names;

/// Renders the phases of a game with their entries; `before` phases precede the first of these.
pub(super) fn phases(
    scenes: &[PhaseEntries],
    before: usize,
    table: &AnyTable,
    names: &Names,
    bilingual: &Bilingual,
) -> Markup {
    html! {
        @for (number, scene) in (before..).zip(scenes) {
            section.phase aria-labelledby=(format!("phase-{number}")) {
                h3 id=(format!("phase-{number}")) tabindex="-1" { (both(&title(table, scene.moment, bilingual))) }
                ol.beats {
                    @for own in &scene.entries { (beat(own, names, bilingual)) }
                }
            }
        }
    }
}

/// Returns the Game-Turn and the phase; the set-up has no turn.
fn title(table: &AnyTable, moment: Moment, bilingual: &Bilingual) -> Words {
    let id = if table.is_set_up(moment) { "replay-set-up" } else { "replay-moment" };
    bilingual.say(&Phrase::new(id).with("turn", moment.turn).word("phase", moment.phase.name_word()))
}

fn beat(beat: &AccountEntry, names: &Names, bilingual: &Bilingual) -> Markup {
    let side = beat.side.map(word);
    html! {
        li.beat data-side=[side] data-from=(beat.from) data-to=(beat.to) {
            a.step href=(format!("#step-{}", beat.to)) tabindex="-1" { (beat.from + 1) }
            @for own in &beat.lines { (line(own, names, bilingual)) }
        }
    }
}

fn line(line: &ShownLine, names: &Names, bilingual: &Bilingual) -> Markup {
    let said = bilingual.say(&names.put(line.said.clone()));
    html! {
        p data-at=(line.at + 1) {
            @if let Some((_, sum)) = line.dice { b.die aria-hidden="true" { (sum) } " " }
            (both(&said))
            @if let Some(rule) = line.rule { " " (cited(rule)) }
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
pub(super) fn rules(scenes: &[PhaseEntries], bilingual: &Bilingual) -> Markup {
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
