//! The literals of a Rust file, as far as looking for ids of texts asks for it.

/// A text in quotation marks.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Literal<'a> {
    /// The line it begins in, from 1.
    pub(crate) line: usize,
    /// The code that stands before it, as far as the literal or comment before.
    pub(crate) before: &'a str,
    /// What it says, escapes as they are written.
    pub(crate) text: &'a str,
}

/// What tests say is nobody’s concern: they ask for texts that are not there.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// Every literal of the code that is no test.
pub(crate) fn literals(source: &str) -> Vec<Literal<'_>> {
    let source = source.find(TESTS).map_or(source, |end| &source[..end]);
    let mut found = Vec::new();
    let (mut at, mut code) = (0, 0);
    while let Some(sign) = source[at..].chars().next() {
        let rest = &source[at..];
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(hashes) = raw(source, at) {
            let end = format!("\"{}", "#".repeat(hashes));
            let begin = hashes + 2;
            rest[begin..].find(&end).map_or(rest.len(), |len| begin + len + end.len())
        } else if sign == '"' {
            let len = quoted(&rest[1..], '"');
            let line = source[..at].matches('\n').count() + 1;
            found.push(Literal { line, before: source[code..at].trim_end(), text: &rest[1..=len] });
            len + 2
        } else if sign == '\'' && is_sign(rest) {
            quoted(&rest[1..], '\'') + 2
        } else {
            // On to whatever may begin something: most of a file begins nothing.
            let step = sign.len_utf8();
            at += step + rest[step..].find(['/', '"', '\'', 'r']).unwrap_or(rest.len() - step);
            continue;
        };
        at = (at + taken).min(source.len());
        code = at;
    }
    found
}

/// The hashes of the raw literal that begins here; `None` where none does. Names may end in an `r`.
fn raw(source: &str, at: usize) -> Option<usize> {
    let rest = source[at..].strip_prefix('r')?;
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let in_name = source[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
    (rest[hashes..].starts_with('"') && !in_name).then_some(hashes)
}

/// Whether a single quote begins a sign, and not the name of a lifetime.
fn is_sign(rest: &str) -> bool {
    let mut signs = rest.chars().skip(1);
    match signs.next() {
        Some('\\') => true,
        Some(_) => signs.next() == Some('\''),
        None => false,
    }
}

/// How long a quoted text is, without the quotation mark that ends it.
fn quoted(text: &str, end: char) -> usize {
    let mut escaped = false;
    let ends = text.find(|sign: char| {
        let here = sign == end && !escaped;
        escaped = sign == '\\' && !escaped;
        here
    });
    ends.unwrap_or(text.len())
}
