//! The comments of a file that is about to be overwritten: the text written in its place has none.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::text;

use super::{Checksum, read};

/// The number of characters of a comment that are shown.
const SHOWN: usize = 60;

/// The comments of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileComments {
    /// The file.
    pub file: PathBuf,
    /// The line on which the first comment starts, from 1.
    pub line: usize,
    /// The text of the first comment, on one line and shortened; empty if it has none.
    pub first: String,
    /// The number of comments.
    pub count: usize,
    /// The checksum of all comments together.
    checksum: Checksum,
}

impl FileComments {
    /// Reads the comments of a file; `None` if it has none, is missing or cannot be read as text.
    #[must_use]
    pub fn read(file: &Path) -> Option<Self> {
        let text = read(file).ok()?;
        let comments = text::comments(&text);
        let first = comments.first()?;
        let all: Vec<&str> = comments.iter().map(|comment| comment.text).collect();
        Some(Self {
            file: file.to_owned(),
            line: first.line,
            first: shortened(first.words()),
            count: comments.len(),
            checksum: Checksum::from_bytes(all.join("\n").as_bytes()),
        })
    }

    /// Returns the message with this id about the comments; it can use `path`, `comments` and `line`.
    #[must_use]
    pub fn say(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("path", self.file.display()).count("comments", self.count).with("line", self.line)
    }
}

/// Returns a line, cut off if it is too long.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", line[..end].trim_end()),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_comments_of_a_file_are_counted_and_the_first_one_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fort.map.ron");
        assert_eq!(FileComments::read(&file), None, "no file");
        let told = |text: &str| {
            std::fs::write(&file, text).unwrap();
            FileComments::read(&file).map(|own| (own.line, own.first, own.count))
        };
        assert_eq!(told("Map(title: (en: \"// none\"))"), None);
        assert_eq!(told("\u{feff}Map(\n  // The west.\n  /* Two. */\n)"), Some((2, "The west.".to_owned(), 2)));
        let long = told(&format!("//// {}\nMap(", "à b ".repeat(40))).unwrap().1;
        assert!(long.ends_with("b…") || long.ends_with("à…"), "{long}");
        assert!(long.chars().count() <= SHOWN + 1, "{long}");
        std::fs::write(&file, [b'/', b'/', 0xff]).unwrap();
        assert_eq!(FileComments::read(&file), None, "no text");
    }
}
