//! The comments of a text, which are lost when the document is rewritten.

use super::outline;

/// A comment in a text: from `//` to the end of the line, or from `/*` to its `*/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment<'t> {
    /// The line it starts on, from 1.
    pub line: usize,
    /// The comment as written, with its delimiters and without the end of its line.
    pub text: &'t str,
}

impl<'t> Comment<'t> {
    /// Returns the first line of the comment with content, without its delimiters; empty if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::comments;
    ///
    /// let said = |text: &'static str| comments(text).first().map(|comment| comment.words());
    /// assert_eq!(said("// The west wall.\nMap()"), Some("The west wall."));
    /// assert_eq!(said("/**\n * To do.\n */\nMap()"), Some("To do."));
    /// ```
    #[must_use]
    pub fn words(&self) -> &'t str {
        let is_sign = |c: char| c.is_whitespace() || matches!(c, '/' | '*' | '!');
        self.text.lines().map(|line| line.trim_matches(is_sign)).find(|line| !line.is_empty()).unwrap_or_default()
    }
}

/// Returns the comments of a text, in order. The reader skips them, and rewriting the document drops them.
///
/// Works for any text, even a broken one. Comment delimiters inside a string or a character do not count; a block
/// comment inside another is a part of it; an unclosed one extends to the end of the text.
///
/// # Examples
///
/// ```
/// use rules::text::comments;
///
/// let text = r#"// The fort as of March.
/// Map(
///   title: (en: "Fort // no comment"), /* for now */
/// )"#;
/// let found = comments(text);
/// assert_eq!(found.iter().map(|comment| comment.line).collect::<Vec<_>>(), [1, 3]);
/// assert_eq!(found[1].text, "/* for now */");
/// ```
#[must_use]
pub fn comments(text: &str) -> Vec<Comment<'_>> {
    let (mut line, mut from) = (1, 0);
    let found = outline::comments(text).map(|span| {
        line += text[from..span.start].matches('\n').count();
        from = span.start;
        Comment { line, text: text[span.start..span.end].trim_end_matches('\r') }
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the text with every comment blanked out and everything else in its place.
    fn without(text: &str) -> String {
        let spans: Vec<_> = outline::comments(text).collect();
        let blank = |(at, c): (usize, char)| {
            let inside = spans.iter().any(|span| (span.start..span.end).contains(&at));
            if inside && c != '\n' { ' ' } else { c }
        };
        text.char_indices().map(blank).collect()
    }

    fn lines(text: &str) -> Vec<usize> {
        comments(text).iter().map(|comment| comment.line).collect()
    }

    #[test]
    fn strings_and_characters_hide_no_comment_and_are_none() {
        for text in [
            r#"("http://fort", "/* no */", "\" // still inside")"#,
            r##"(r"C:\", r#"a "quoted" // one"#, br#"\"// no"#, b"// no")"##,
            r#"('"', '/', '\'', '\\', 'é', '\u{2f}', "// no", '"')"#,
        ] {
            assert_eq!(comments(text), [], "{text}");
            assert_eq!(lines(&format!("{text} // one\n/* two */")), [1, 2], "{text}");
        }
        assert_eq!(lines("// one\r\n\r\nMap( /* two\n /* of it */ still */ ) // three"), [1, 3, 4]);
        assert_eq!(comments("// one\r\n")[0].text, "// one");
        assert_eq!(lines("#![enable(implicit_some)] // one\nMap()"), [1]);
        assert_eq!(lines("Map( /* never closed // \n * / \""), [1]);
        assert_eq!(lines("it's (\"a\") // a stray quote\n'"), [1]);
        assert_eq!(comments("/***/ //")[1].words(), "");
    }

    /// RON values and comments, with the number of comments in each.
    fn piece() -> impl Strategy<Value = (String, usize)> {
        let values = [
            r#""a // b""#,
            r#""/* \" // ""#,
            r##"r#"// " /*"#"##,
            r#"r"\""#,
            r#"br"\""#,
            r#"'"'"#,
            r"'\''",
            "'/'",
            "-1.5",
            "plaza",
            "Some(2)",
            "[(a: 1)]",
            r#"{"k": 'é'}"#,
        ];
        let comments = ["// \" '\n", "//\n", "/**/", "/* // */", "/* a /* b\n */ \" */", "/*/ '*/", "// \"é\r\n"];
        let comments = prop::collection::vec(prop::sample::select(comments.to_vec()), 0..3);
        (comments, prop::sample::select(values.to_vec()))
            .prop_map(|(comments, value)| (format!("{}{value}", comments.concat()), comments.len()))
    }

    proptest! {
        #[test]
        fn every_comment_between_values_is_found(pieces in prop::collection::vec(piece(), 0..8)) {
            let text = format!("[{}]", pieces.iter().map(|own| own.0.as_str()).collect::<Vec<_>>().join(", "));
            prop_assert_eq!(comments(&text).len(), pieces.iter().map(|own| own.1).sum::<usize>(), "{}", text);
            let read = ron::from_str::<ron::Value>(&text);
            prop_assert!(read.is_ok(), "{}: {:?}", text, read);
            prop_assert_eq!(ron::from_str::<ron::Value>(&without(&text)), read);
        }

        #[test]
        fn a_heap_of_signs_has_comments_where_the_reader_passes_over_them(
            text in "(//|/\\*|\\*/|\"|'|\\\\|r#|br|#|[(\\[\\]),:a1é ]|\n){0,40}",
        ) {
            let blanked = without(&text);
            prop_assert_eq!(comments(&blanked), []);
            // A broken text may fail elsewhere, but must never be read as something else.
            if let Ok(read) = ron::from_str::<ron::Value>(&text) {
                prop_assert_eq!(ron::from_str::<ron::Value>(&blanked), Ok(read));
            }
        }

        #[test]
        fn any_text_has_an_answer(text in "(?s).{0,200}") {
            for comment in comments(&text) {
                let line = text.split('\n').nth(comment.line - 1);
                let begins = comment.text.lines().next().unwrap_or_default();
                prop_assert!(line.is_some_and(|line| line.contains(begins)));
                prop_assert!(comment.text.contains(comment.words()));
            }
        }
    }
}
