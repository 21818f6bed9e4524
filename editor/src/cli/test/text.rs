//! Played cases as text.

use std::fmt::Write;

use rules::case::{Case, Failure};
use rules::phrase::Phrase;
use rules::rulebook::System;

use super::{Results, check};
use crate::cli::lines;
use crate::cli::terminal::{Coloured, StreamLook};
use crate::words::Voice;

/// Lists every case that failed, the errors of variants, and the totals.
pub(super) fn report(results: &Results, voice: &Voice, look: StreamLook) -> Coloured {
    let mut text = String::new();
    for (case, report) in results.files.iter().flat_map(super::Played::both) {
        if !report.failures.is_empty() {
            // Writing to a string cannot fail.
            let _ = write(&mut text, case, &report.failures, voice);
        }
    }
    let mut report = Coloured::from(text);
    report.append(&check::painted(&results.errors, voice, look));
    report.push(&totals(results, voice));
    report
}

/// Counts the cases and the rules they cover, and lists the rules without a case.
fn totals(results: &Results, voice: &Voice) -> String {
    let mut text = String::new();
    let total = Phrase::new("test-total").count("cases", results.cases()).count("failed", results.failed());
    text += &voice.say(&total);
    text.push('\n');
    text += &logs(results, voice);
    if let Some(coverage) = &results.coverage {
        let (rules, switches, variants) = (coverage.rules(), coverage.switches(), coverage.variant_rules());
        let counts = Phrase::new("test-coverage")
            .with("rules", rules.covered)
            .with("all-rules", rules.all)
            .with("switches", switches.covered)
            .with("all-switches", switches.all)
            .with("variants", variants.covered)
            .with("all-variants", variants.all);
        text += &voice.say(&counts);
        text.push('\n');
        for system in System::ALL {
            let (rules, switches) = (coverage.rules_of(system), coverage.switches_of(system));
            let counts = Phrase::new("test-coverage-of")
                .word("system", system.word())
                .with("rules", rules.covered)
                .with("all-rules", rules.all)
                .with("switches", switches.covered)
                .with("all-switches", switches.all);
            text += &voice.say(&counts);
            text.push('\n');
        }
        let rules = coverage.uncovered().into_iter().map(|rule| rule.atom.id().to_owned()).collect();
        for uncovered in [rules, coverage.uncovered_of_variants()].iter().filter(|list| !list.is_empty()) {
            let note = Phrase::new("test-uncovered").count("rules", uncovered.len()).with("list", uncovered.join(", "));
            text += &voice.say(&note);
            text.push('\n');
        }
    }
    text
}

/// Lists how many logs were written, and which cases have none.
fn logs(results: &Results, voice: &Voice) -> String {
    let Some((folder, written)) = &results.written else { return String::new() };
    let done = Phrase::new("playtest-logs").count("logs", *written).with("out", folder.display());
    let without = results.without_log().into_iter().map(|(why, cases)| {
        let none = Phrase::new("test-no-log").count("cases", cases.len()).said("why", why.message());
        none.with("list", cases.join(", "))
    });
    lines(&[done].into_iter().chain(without).collect::<Vec<_>>(), voice)
}

fn write(text: &mut String, case: &Case, failures: &[Failure], voice: &Voice) -> std::fmt::Result {
    writeln!(text, "{}  {}", case.id, voice.words(&case.says))?;
    for failure in failures {
        let step = match failure.step {
            0 => Phrase::new("test-position"),
            step => Phrase::new("test-step").count("step", step),
        };
        // The action shows what the step is about; the expectation alone may not.
        let action = failure.step.checked_sub(1).and_then(|step| case.steps.get(step)).map(|step| step.action.as_str());
        let action = action.filter(|action| !action.is_empty()).map(|action| format!(" ({action})"));
        writeln!(text, "  {}{}", voice.say(&step), action.unwrap_or_default())?;
        let expected = Phrase::new("test-expected").with("what", voice.say(&failure.expected));
        let found = Phrase::new("test-found").with("what", voice.say(&failure.found));
        writeln!(text, "    {}\n    {}", voice.say(&expected), voice.say(&found))?;
    }
    writeln!(text)
}
