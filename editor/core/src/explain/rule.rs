//! Rules in words.

use rules::alamo::index::switch;
use rules::phrase::Phrase;
use rules::play::{Nature, Rule};
use rules::rulebook::System;

use super::{cases, indexes};
use crate::words::Voice;

/// Returns the page of the rule with a number, or the list of its rules if there are several; `None` if there are
/// none.
pub(super) fn pages(number: &str, voice: &Voice) -> Option<String> {
    match indexes::find(number)[..] {
        [] => None,
        [rule] => Some(page(rule, voice)),
        ref several => Some(several.iter().map(|rule| line(rule, voice)).collect()),
    }
}

/// Returns every rule under the heading of its group.
pub(super) fn list(voice: &Voice) -> String {
    let groups = indexes::groups().map(|group| {
        let rules = indexes::rules().filter(|rule| rule.group == group);
        rules.fold(voice.text(group) + "\n", |text, rule| format!("{text}  {}", line(rule, voice)))
    });
    groups.collect::<Vec<_>>().join("\n")
}

fn line(rule: &Rule, voice: &Voice) -> String {
    format!("{}  {}\n", rule.atom, voice.text(&rule.atom.word()))
}

fn page(rule: &Rule, voice: &Voice) -> String {
    let mut lines = vec![
        format!("{} ({})", rule.atom, voice.joined([rule.group, rule.nature.word()].map(|id| voice.text(id)))),
        voice.text(&rule.atom.word()),
    ];
    lines.extend(rule.origin.word().map(|word| voice.text(word)));
    if let Some(name) = switch(rule) {
        lines.push(voice.say(&Phrase::new("explain-optional").with("name", name)));
    }
    if rule.nature == Nature::Definition {
        lines.push(voice.text("explain-definition"));
    }
    match (indexes::is_cited(rule), rule.nature) {
        (true, _) => lines.push(voice.text("explain-cited")),
        (false, Nature::Executable) => lines.push(voice.text("explain-uncited")),
        (false, Nature::Definition) => {}
    }
    lines.extend(cases::showing(rule.atom.id(), voice));
    let parameters = System::all_parameters().filter(|parameter| parameter.atom == rule.atom.id());
    let parameters: Vec<_> = parameters.map(|parameter| parameter.name).collect();
    if !parameters.is_empty() {
        lines.push(voice.say(&Phrase::new("explain-parameters").with("names", parameters.join(", "))));
    }
    lines.join("\n") + "\n"
}
