//! Findings as text.

use annotate_snippets::{Group, Level, Origin, Renderer};
use rules::characters::shown;
use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::report::Severity;
use rules::text::{LineIndex, Position};

use super::snippet::{character, excerpts, renderer, snippet};
use super::{Checked, LocatedFinding, count};
use crate::cli::terminal::{Coloured, StreamLook};
use crate::files::Source;
use crate::words::Voice;

/// Returns the findings of every file and a final line that counts them; empty if there are none.
pub(super) fn report(checked: &[Checked], voice: &Voice, look: StreamLook) -> Coloured {
    let mut text = painted(checked.iter().filter_map(|one| one.outcome.as_ref().ok()).flatten(), voice, look);
    if !text.is_empty() {
        let counted = |severity| count(checked, severity);
        let total = Phrase::new("check-total")
            .count("errors", counted(Severity::Error))
            .count("warnings", counted(Severity::Warning))
            .count("notes", counted(Severity::Note));
        text.push(&voice.say(&total));
        text.push("\n");
    }
    text
}

/// Formats findings, each with its lines of the document, its place and its remedy.
pub(in crate::cli) fn describe<'a>(found: impl IntoIterator<Item = &'a LocatedFinding>, voice: &Voice) -> String {
    found.into_iter().map(|found| one(found, voice, &renderer(StreamLook::default())) + "\n\n").collect()
}

/// Formats findings as [`describe`] does, for a terminal with these capabilities.
pub(in crate::cli) fn painted<'a>(
    found: impl IntoIterator<Item = &'a LocatedFinding>,
    voice: &Voice,
    look: StreamLook,
) -> Coloured {
    let renderer = renderer(look);
    Coloured::rendered(found.into_iter().map(|found| one(found, voice, &renderer) + "\n\n").collect())
}

/// Formats a finding; its text was shown when it was located.
fn one(found: &LocatedFinding, voice: &Voice, renderer: &Renderer) -> String {
    let (finding, document) = (&found.finding, shown(&found.document));
    let say = |message: &Phrase| shown(&voice.say(message)).into_owned();
    let (level, severity) = match finding.severity {
        Severity::Error => (Level::ERROR, "check-error"),
        Severity::Warning => (Level::WARNING, "check-warning"),
        Severity::Note => (Level::NOTE, "check-note"),
    };
    let title = level.with_name(voice.text(severity)).primary_title(say(&finding.message)).id(finding.lint);
    let group = if found.excerpts.is_empty() {
        let origin = Origin::path(&*document);
        title.element(match found.regions.first() {
            Some([at, _]) => origin.line(at.line).char_column(at.column),
            None => origin,
        })
    } else {
        let marked = |excerpt| snippet(Some(&*document), &found.text, excerpt);
        title.elements(found.excerpts.iter().map(marked))
    };
    let place = voice.place(&finding.place).map(|place| Phrase::new("check-at").with("place", place));
    let help = Phrase::new("check-help").with("help", voice.say(&finding.help));
    let below = place.into_iter().chain([help]).map(|message| Level::HELP.no_name().message(say(&message)));
    renderer.render(&[group.elements(below)])
}

/// Describes a document that does not load: one line that terminals and editors can jump to and, if its text can
/// still be read, the line where parsing failed.
pub(super) fn trouble(error: &LoadError, voice: &Voice, look: StreamLook) -> Coloured {
    let line = Coloured::from(voice.load_error(error));
    let LoadError::Text { name, error } = error else { return line };
    let Ok(source) = Source::find(name.as_ref(), &[]) else { return line };
    let text = shown(&source.text);
    let lines = LineIndex::new(&text);
    let at = character(&lines, &text, Position { line: error.line, column: error.column });
    let excerpts = excerpts(&lines, &[at]);
    if excerpts.is_empty() {
        return line;
    }
    let marked = excerpts.iter().map(|excerpt| snippet(None, &text, excerpt));
    let mut whole = line;
    whole.push("\n");
    whole.append(&Coloured::rendered(renderer(look).render(&[Group::with_level(Level::ERROR).elements(marked)])));
    whole
}
