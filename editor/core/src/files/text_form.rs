//! The form of a text file: its line ends and its byte order mark. They belong to the file, not to the document in it.
//!
//! Texts in memory have neither: [`plain`] removes them when a file is read, and saving restores them from the file that
//! is replaced. So a document written by an editor for Windows keeps its lines, and a new file gets those of every
//! other system, `\n` and no mark.

use std::borrow::Cow;

/// The byte order mark in UTF-8.
const MARK: &str = "\u{feff}";

/// What a text file has besides its text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct TextForm {
    /// Whether it starts with a byte order mark.
    mark: bool,
    /// Whether its lines end with `\r\n`.
    returns: bool,
}

impl TextForm {
    /// Returns the form of a file. If its lines end in both ways, the one that most of them have counts.
    pub(super) fn of(file: &[u8]) -> Self {
        let ends = file.split(|byte| *byte == b'\n').count() - 1;
        let returns = file.windows(2).filter(|pair| pair == b"\r\n").count();
        Self { mark: file.starts_with(MARK.as_bytes()), returns: returns > ends - returns }
    }

    /// Returns a plain text in this form.
    pub(super) fn put_on(self, text: Cow<'_, str>) -> Cow<'_, str> {
        if self == Self::default() {
            return text;
        }
        let text = plain(&text);
        let lines = if self.returns { text.replace('\n', "\r\n") } else { text.into_owned() };
        Cow::Owned(if self.mark { format!("{MARK}{lines}") } else { lines })
    }
}

/// Returns a text without a byte order mark, with `\n` at the end of every line.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix(MARK).unwrap_or(text);
    if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) }
}

/// Returns the bytes of a text file in its plain form; those of any other file as they are, but for the same two
/// bytes before and in it.
pub(super) fn plain_bytes(file: &[u8]) -> impl Iterator<Item = u8> {
    let file = file.strip_prefix(MARK.as_bytes()).unwrap_or(file);
    let next = file.iter().skip(1).copied().map(Some).chain([None]);
    file.iter().copied().zip(next).filter(|pair| *pair != (b'\r', Some(b'\n'))).map(|(byte, _)| byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_keeps_its_line_ends_and_its_mark() {
        for (file, saved) in [
            ("Map(\n)\n", "Map(\n  title,\n)\n"),
            ("Map(\r\n)\r\n", "Map(\r\n  title,\r\n)\r\n"),
            ("\u{feff}Map(\r\n)", "\u{feff}Map(\r\n  title,\r\n)\r\n"),
            ("\u{feff}Map(\n)", "\u{feff}Map(\n  title,\n)\n"),
            ("", "Map(\n  title,\n)\n"),
            ("Map()", "Map(\n  title,\n)\n"),
        ] {
            assert_eq!(TextForm::of(file.as_bytes()).put_on("Map(\n  title,\n)\n".into()), saved, "{file:?}");
        }
    }

    #[test]
    fn of_mixed_line_ends_the_more_frequent_ones_are_kept() {
        for (file, returns) in [("a\r\nb\r\nc\n", true), ("a\nb\nc\r\n", false), ("a\r\nb\n", false)] {
            assert_eq!(TextForm::of(file.as_bytes()).returns, returns, "{file:?}");
        }
    }

    #[test]
    fn a_plain_text_has_neither_and_a_lone_return_is_no_line_end() {
        for (file, text) in [("\u{feff}a\r\nb\r\n", "a\nb\n"), ("a\rb\n", "a\rb\n"), ("a\r\r\nb\r", "a\r\nb\r")] {
            assert_eq!(plain(file), text, "{file:?}");
            assert!(plain_bytes(file.as_bytes()).eq(text.bytes()), "{file:?}");
        }
        // What is already in this form does not get it twice.
        let form = TextForm { mark: true, returns: true };
        let once = form.put_on("a\nb\n".into());
        assert_eq!(form.put_on(once.clone()), once);
    }
}
