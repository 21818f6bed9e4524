//! Findings as text.

use annotate_snippets::{Group, Level, Origin, Renderer};
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::report::Severity;
use rules::text::{LineIndex, Position};

use super::snippet::{character, excerpts, renderer, snippet};
use super::{Checked, LocatedFinding, count};
use crate::cli::terminal::StreamLook;
use crate::files::Source;
use crate::words::Voice;

/// Returns the findings of every file and a final line that counts them; empty if there are none.
pub(super) fn report(checked: &[Checked], voice: &Voice, look: StreamLook) -> String {
    let mut text = painted(checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten(), voice, look);
    if !text.is_empty() {
        let counted = |severity| count(checked, severity);
        let total = Phrase::new("check-total")
            .count("errors", counted(Severity::Error))
            .count("warnings", counted(Severity::Warning))
            .count("notes", counted(Severity::Note));
        text.push_str(&voice.say(&total));
        text.push('\n');
    }
    text
}

/// Formats findings, each with its lines of the document, its place and its remedy.
pub(in crate::cli) fn describe<'a>(found: impl IntoIterator<Item = &'a LocatedFinding>, voice: &Voice) -> String {
    painted(found, voice, StreamLook::default())
}

/// Formats findings as [`describe`] does, for a terminal with these capabilities.
pub(in crate::cli) fn painted<'a>(
    found: impl IntoIterator<Item = &'a LocatedFinding>,
    voice: &Voice,
    look: StreamLook,
) -> String {
    let renderer = renderer(look);
    found.into_iter().map(|found| one(found, voice, &renderer) + "\n\n").collect()
}

fn one(found: &LocatedFinding, voice: &Voice, renderer: &Renderer) -> String {
    let finding = &found.finding;
    let (level, severity) = match finding.severity {
        Severity::Error => (Level::ERROR, "check-error"),
        Severity::Warning => (Level::WARNING, "check-warning"),
        Severity::Note => (Level::NOTE, "check-note"),
    };
    let title = level.with_name(voice.text(severity)).primary_title(voice.say(&finding.message)).id(finding.lint);
    let group = if found.excerpts.is_empty() {
        let origin = Origin::path(&found.document);
        title.element(match found.regions.first() {
            Some([at, _]) => origin.line(at.line).char_column(at.column),
            None => origin,
        })
    } else {
        let shown = |excerpt| snippet(Some(&found.document), &found.text, excerpt);
        title.elements(found.excerpts.iter().map(shown))
    };
    let place = voice.place(&finding.place).map(|place| Phrase::new("check-at").with("place", place));
    let help = Phrase::new("check-help").with("help", voice.say(&finding.help));
    let below = place.into_iter().chain([help]).map(|message| Level::HELP.no_name().message(voice.say(&message)));
    renderer.render(&[group.elements(below)])
}

/// Describes a document that does not load: one line that terminals and editors can jump to and, if its text can
/// still be read, the line where parsing failed.
pub(super) fn trouble(error: &LoadError, voice: &Voice, look: StreamLook) -> String {
    let line = voice.load_error(error);
    let LoadError::Text { name, error } = error else { return line };
    let Ok(source) = Source::find(name.as_ref(), &[]) else { return line };
    let lines = LineIndex::new(&source.text);
    let at = character(&lines, &source.text, Position { line: error.line, column: error.column });
    let excerpts = excerpts(&lines, &[at]);
    if excerpts.is_empty() {
        return line;
    }
    let shown = excerpts.iter().map(|excerpt| snippet(None, &source.text, excerpt));
    let lines = renderer(look).render(&[Group::with_level(Level::ERROR).elements(shown)]);
    format!("{line}\n{lines}")
}
