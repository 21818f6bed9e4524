//! A wrong file next to the correct one, for lints without a place on a map to draw: both are cut down to their
//! difference, which is marked.

use iced::widget::text::Span;
use iced::widget::{container, rich_text, span};
use iced::{Color, Element, Fill, Theme};

use crate::gui::theme;

/// The maximum number of marked lines.
const MOST: usize = 8;
/// The number of characters shown of a long line before and after the marked part.
const REACH: usize = 60;
/// The sign for omitted text.
const CUT: &str = "…";

/// The marked part of a file with some context.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Excerpt {
    before: String,
    marked: String,
    after: String,
}

impl Excerpt {
    /// The difference between two texts; `None` if they are equal.
    pub(super) fn both(one: &str, other: &str) -> Option<[Self; 2]> {
        let [one, other] = [one, other].map(|text| text.lines().collect::<Vec<_>>());
        let head = alike(one.iter(), other.iter());
        let tail = alike(one[head..].iter().rev(), other[head..].iter().rev());
        let differing = |lines: &[&str]| head..lines.len() - tail;
        let [own, theirs] = [&one[differing(&one)], &other[differing(&other)]];
        match (own, theirs) {
            ([], []) => None,
            ([own], [theirs]) => Some(within(own.trim(), theirs.trim())),
            _ => Some([&one, &other].map(|lines| {
                let marked = differing(lines);
                let beside = |at: Option<usize>| at.and_then(|at| lines.get(at)).copied();
                Self::of_lines(beside(head.checked_sub(1)), &lines[marked.clone()], beside(Some(marked.end)))
            })),
        }
    }

    /// Marked lines with the lines before and after them.
    fn of_lines(before: Option<&str>, marked: &[&str], after: Option<&str>) -> Self {
        let shown = &marked[..marked.len().min(MOST)];
        let all = before.into_iter().chain(shown.iter().copied()).chain(after);
        let indent = all.map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
        let plain = |line: &str| line[indent..].to_owned();
        let mut lines: Vec<_> = shown.iter().map(|line| plain(line)).collect();
        if marked.len() > shown.len() {
            lines.push(CUT.to_owned());
        }
        let gap = if lines.is_empty() { "" } else { "\n" };
        Self {
            before: before.map(|line| plain(line) + "\n").unwrap_or_default(),
            marked: lines.join("\n"),
            after: after.map(|line| gap.to_owned() + &plain(line)).unwrap_or_default(),
        }
    }

    /// Builds the lines, with the marked part on a coloured background.
    pub(super) fn view<'a, M: 'a>(
        &'a self,
        colour: Color,
        settings: &iced::widget::markdown::Settings,
    ) -> Element<'a, M> {
        let plain = |text: &'a str| -> Span<'a, ()> { span(text) };
        let marked = plain(&self.marked).background(Color { a: 0.28, ..colour });
        let lines = rich_text([plain(&self.before), marked, plain(&self.after)])
            .font(settings.style.code_block_font)
            .size(settings.code_size)
            .width(Fill);
        container(lines).padding(theme::NEAR).width(Fill).style(theme::code).into()
    }
}

/// The length of the common prefix.
fn alike<T: PartialEq>(one: impl Iterator<Item = T>, other: impl Iterator<Item = T>) -> usize {
    one.zip(other).take_while(|(one, other)| one == other).count()
}

/// The difference between two lines, marked by whole words.
fn within(one: &str, other: &str) -> [Excerpt; 2] {
    let [one, other] = [one, other].map(words);
    let head = alike(one.iter(), other.iter());
    let tail = alike(one[head..].iter().rev(), other[head..].iter().rev());
    [one, other].map(|words| {
        let end = words.len() - tail;
        Excerpt {
            before: ending(&words[..head].concat()),
            marked: words[head..end].concat(),
            after: beginning(&words[end..].concat()),
        }
    })
}

/// Splits a line into words, and the signs between them into single characters.
fn words(line: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let end = if is_part(first) { rest.find(|letter| !is_part(letter)) } else { Some(first.len_utf8()) };
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        words.push(word);
        rest = after;
    }
    words
}

/// The end of a text, shortened if it is long.
fn ending(text: &str) -> String {
    let spare = text.chars().count().saturating_sub(REACH);
    let Some((at, _)) = text.char_indices().nth(spare).filter(|_| spare > 0) else { return text.to_owned() };
    CUT.to_owned() + &text[at..]
}

/// The beginning of a text, shortened if it is long.
fn beginning(text: &str) -> String {
    let Some((at, _)) = text.char_indices().nth(REACH) else { return text.to_owned() };
    text[..at].to_owned() + CUT
}

/// The colours of the wrong and of the correct text.
pub(super) fn colours(theme: &Theme) -> [Color; 2] {
    let look = theme::WindowColours::from_theme(theme);
    [look.error, look.good]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(excerpt: &Excerpt) -> [&str; 3] {
        [&excerpt.before, &excerpt.marked, &excerpt.after]
    }

    #[test]
    fn a_word_is_marked_in_its_line() {
        let [bad, good] = Excerpt::both("(\n  round: \"half_upp\",\n)", "(\n  round: \"half_up\",\n)").unwrap();
        assert_eq!(parts(&bad), ["round: \"", "half_upp", "\","]);
        assert_eq!(parts(&good), ["round: \"", "half_up", "\","]);
    }

    #[test]
    fn lines_that_are_missing_are_marked_where_they_are() {
        let [bad, good] = Excerpt::both("[\n  a,\n]", "[\n  a,\n  b,\n]").unwrap();
        assert_eq!(parts(&bad), ["  a,\n", "", "]"]);
        assert_eq!(parts(&good), ["  a,\n", "  b,", "\n]"]);
        assert_eq!(Excerpt::both("a\nb", "a\nb"), None);
    }

    #[test]
    fn what_is_long_is_cut() {
        let long = "word ".repeat(40);
        let [bad, _] = Excerpt::both(&format!("{long}x {long}"), &format!("{long}y {long}")).unwrap();
        assert_eq!(bad.marked, "x");
        assert!(bad.before.starts_with(CUT) && bad.before.chars().count() == REACH + 1, "{bad:?}");
        assert!(bad.after.ends_with(CUT) && bad.after.chars().count() == REACH + 1, "{bad:?}");
        let [bad, good] = Excerpt::both("", &"line\n".repeat(MOST + 4)).unwrap();
        assert_eq!((bad.marked.as_str(), good.marked.lines().count()), ("", MOST + 1));
    }
}
