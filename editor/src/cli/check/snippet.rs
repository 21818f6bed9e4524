//! Excerpts of a text with carets under the marked places.

use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Renderer, Snippet};
use rules::text::outline::Span;
use rules::text::{LineIndex, Position};

use crate::cli::terminal::StreamLook;

/// The maximum number of places shown for one finding; the message counts the others.
const SHOWN: usize = 6;
/// Places more than this many lines apart are shown separately, without reading the lines between them.
const FAR: usize = 200;
/// Lines longer than this, in bytes, are not shown: a caret could not be found below them, and every finding would
/// read them.
const LONGEST: usize = 20_000;

/// Lines of a text, with the marks on them.
#[derive(Debug, Clone)]
pub(super) struct Excerpt {
    /// The number of the first line.
    line: usize,
    /// The byte range of the lines.
    bytes: Range<usize>,
    /// The byte ranges of the marks, relative to the first line.
    marks: Vec<Range<usize>>,
}

/// Creates a renderer that suits the capabilities of a stream.
pub(super) fn renderer(look: StreamLook) -> Renderer {
    let renderer = if look.colour { Renderer::styled() } else { Renderer::plain() };
    match look.width {
        Some(width) => renderer.term_width(width),
        None => renderer,
    }
}

/// Returns the lines of a text that contain these spans, which are sorted, with the spans marked.
///
/// Only the lines from the first span to the last one near it are passed on: a map has hundreds of lines, and every
/// finding would walk all of them.
pub(super) fn excerpts(lines: &LineIndex<'_>, spans: &[Span]) -> Vec<Excerpt> {
    let shown = &spans[..spans.len().min(SHOWN)];
    let line = |byte| lines.position(byte).line;
    let near = shown.chunk_by(|one, next| line(next.start).abs_diff(line(one.end)) <= FAR);
    near.filter_map(|spans| {
        let (first, last) = (spans.first()?.start, spans.iter().map(|span| span.end).max()?);
        let (from, to) = (line(first), line(last));
        let (start, end) = (lines.start(from), lines.start(to + 1));
        if end - start > LONGEST {
            return None;
        }
        let marks = spans.iter().map(|span| span.start - start..span.end - start).collect();
        Some(Excerpt { line: from, bytes: start..end, marks })
    })
    .collect()
}

/// Formats an excerpt of the text of a document with this name.
pub(super) fn snippet<'a>(document: Option<&'a str>, text: &'a str, excerpt: &Excerpt) -> Snippet<'a, Annotation<'a>> {
    let marks = excerpt.marks.iter().map(|mark| AnnotationKind::Primary.span(mark.clone()));
    Snippet::source(&text[excerpt.bytes.clone()]).line_start(excerpt.line).path(document).annotations(marks)
}

/// Returns the span of the character at a position of a text, such as where parsing failed.
pub(super) fn character(lines: &LineIndex<'_>, text: &str, position: Position) -> Span {
    let start = lines.byte(position);
    let length = text[start..].chars().next().filter(|c| *c != '\n').map_or(0, char::len_utf8);
    Span { start, end: start + length }
}
