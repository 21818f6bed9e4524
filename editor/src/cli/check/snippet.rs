//! The lines of a text with a caret under what is meant.

use annotate_snippets::{AnnotationKind, Renderer, Snippet};
use rules::text::outline::Span;
use rules::text::{Lines, Position};

use crate::cli::terminal::Look;

/// The most places of one finding that are shown: the message counts the others.
const SHOWN: usize = 6;

/// Paints as a stream can show it.
pub(super) fn renderer(look: Look) -> Renderer {
    let renderer = if look.colour { Renderer::styled() } else { Renderer::plain() };
    match look.width {
        Some(width) => renderer.term_width(width),
        None => renderer,
    }
}

/// The lines of a document that hold these bytes, which are marked; `None` where there are none.
///
/// Only the lines from the first to the last are handed on: a map has hundreds, and every finding would walk them all.
pub(super) fn snippet<'a>(
    document: Option<&'a str>,
    text: &'a str,
    spans: &[Span],
) -> Option<Snippet<'a, annotate_snippets::Annotation<'a>>> {
    let shown = &spans[..spans.len().min(SHOWN)];
    let (first, last) = (shown.iter().map(|span| span.start).min()?, shown.iter().map(|span| span.end).max()?);
    let lines = Lines::of(text);
    let (from, to) = (lines.position(first).line, lines.position(last).line);
    let (start, end) = (lines.start(from), lines.start(to + 1));
    let marks = shown.iter().map(|span| AnnotationKind::Primary.span(span.start - start..span.end - start));
    Some(Snippet::source(&text[start..end]).line_start(from).path(document).annotations(marks))
}

/// The character at a position of a text: where a reader gave up.
pub(super) fn character(text: &str, position: Position) -> Span {
    let start = Lines::of(text).byte(position);
    let length = text[start..].chars().next().filter(|c| *c != '\n').map_or(0, char::len_utf8);
    Span { start, end: start + length }
}
