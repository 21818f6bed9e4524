//! Findings for people.

use std::fmt::Write;

use rules::lint::Severity;
use rules::message::Message;

use super::{Checked, Found, count};
use crate::words::Voice;

/// The findings of every file and a last line that counts them; nothing when there are none.
pub(super) fn report(checked: &[Checked], voice: &Voice) -> String {
    let mut text = describe(checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten(), voice);
    if !text.is_empty() {
        let counted = |severity| count(checked, severity);
        let total = Message::new("check-total")
            .count("errors", counted(Severity::Error))
            .count("warnings", counted(Severity::Warning))
            .count("notes", counted(Severity::Note));
        text.push_str(&voice.say(&total));
        text.push('\n');
    }
    text
}

/// Findings one after the other, each with its place and what to do about it.
pub(in crate::cli) fn describe<'a>(found: impl IntoIterator<Item = &'a Found>, voice: &Voice) -> String {
    let mut text = String::new();
    for found in found {
        // Writing to a string cannot fail.
        let _ = write(&mut text, found, voice);
    }
    text
}

fn write(text: &mut String, Found { document, finding }: &Found, voice: &Voice) -> std::fmt::Result {
    let severity = voice.text(match finding.severity {
        Severity::Error => "check-error",
        Severity::Warning => "check-warning",
        Severity::Note => "check-note",
    });
    writeln!(text, "{severity}[{}] {document}: {}", finding.lint, voice.say(&finding.message))?;
    if let Some(place) = voice.place(&finding.place) {
        writeln!(text, "  {}", voice.say(&Message::new("check-at").with("place", place)))?;
    }
    writeln!(text, "  {}\n", voice.say(&Message::new("check-help").with("help", voice.say(&finding.help))))
}
