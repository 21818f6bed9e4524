//! The lines of a text with a caret under what is meant.

use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Renderer, Snippet};
use rules::text::outline::Span;
use rules::text::{LineIndex, Position};

use crate::cli::terminal::StreamLook;

/// The most places of one finding that are shown: the message counts the others.
const SHOWN: usize = 6;
/// Places so many lines apart are shown one by one: what lies between them is never read.
const FAR: usize = 200;
/// Longer lines than these many bytes are not shown: nobody finds a caret below them, and every finding would read them.
const LONGEST: usize = 20_000;

/// Lines of a text, and what is marked on them.
#[derive(Debug, Clone)]
pub(super) struct Excerpt {
    /// The number of the first line.
    line: usize,
    /// The bytes of the lines.
    bytes: Range<usize>,
    /// The bytes that are marked, counted from the first of the lines.
    marks: Vec<Range<usize>>,
}

/// Paints as a stream can show it.
pub(super) fn renderer(look: StreamLook) -> Renderer {
    let renderer = if look.colour { Renderer::styled() } else { Renderer::plain() };
    match look.width {
        Some(width) => renderer.term_width(width),
        None => renderer,
    }
}

/// The lines of a text that hold these bytes, in its order, which are marked.
///
/// Only the lines from the first place to the last near it are handed on: a map has hundreds, and every finding would
/// walk them all.
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

/// The lines of an excerpt of a text, of a document of this name.
pub(super) fn snippet<'a>(document: Option<&'a str>, text: &'a str, excerpt: &Excerpt) -> Snippet<'a, Annotation<'a>> {
    let marks = excerpt.marks.iter().map(|mark| AnnotationKind::Primary.span(mark.clone()));
    Snippet::source(&text[excerpt.bytes.clone()]).line_start(excerpt.line).path(document).annotations(marks)
}

/// The character at a position of a text: where a reader gave up.
pub(super) fn character(lines: &LineIndex<'_>, text: &str, position: Position) -> Span {
    let start = lines.byte(position);
    let length = text[start..].chars().next().filter(|c| *c != '\n').map_or(0, char::len_utf8);
    Span { start, end: start + length }
}
