//! The outline of a text: the byte ranges of its fields, list items, strings and names.
//!
//! It understands brackets and nothing else: no kinds of documents, no types, no escapes. The reader decides what a
//! text means; the outline only finds the places, even in a text the reader refuses. It takes time proportional to the
//! length of the text and never fails.

mod scan;

use scan::{Scan, Sign};

/// Returns the byte after the block comment a text starts with; the end of the text if it is unclosed.
pub(super) fn comment_end(text: &str) -> usize {
    scan::comment_end(text)
}

/// Returns the byte range of every comment in a text, in order.
pub(super) fn comments(text: &str) -> impl Iterator<Item = Span> {
    Scan::new(text).filter(|(sign, _)| *sign == Sign::Comment).map(|(_, span)| span)
}

/// A byte range of a text, including `start` and excluding `end`. It never splits a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    pub(crate) const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }
}

/// The kind of a branch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// In round or curly brackets.
    Group,
    /// In square brackets.
    List,
    /// A string.
    Text,
    /// A name or a number.
    Word,
}

/// A value of the text. The values inside it follow it in the list, up to `next`.
#[derive(Debug, Clone, Copy)]
struct Value {
    shape: Shape,
    /// The name before its colon.
    field: Option<Span>,
    /// The name before a bracket, the inside of a string, a word.
    label: Span,
    /// The whole value, without the field name.
    whole: Span,
    next: usize,
}

/// The values of a text as a tree.
#[derive(Debug, Clone)]
pub struct Outline<'t> {
    text: &'t str,
    values: Vec<Value>,
    is_cut_short: bool,
}

impl<'t> Outline<'t> {
    /// Builds the outline of any text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        let mut grower = Grower { values: Vec::new(), open: Vec::new(), field: None, last: None };
        let mut is_string_open = false;
        for (sign, span) in Scan::new(text) {
            is_string_open = matches!(sign, Sign::Text { inside } if inside.end == span.end);
            grower.take(sign, span);
        }
        let is_cut_short = is_string_open || !grower.open.is_empty();
        while !grower.open.is_empty() {
            grower.close(text.len());
        }
        Self { text, values: grower.values, is_cut_short }
    }

    /// Whether the text ends inside brackets or a string.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::outline::Outline;
    ///
    /// assert!(Outline::new("Map(format: 1").is_cut_short());
    /// assert!(!Outline::new("Map(format: 1)").is_cut_short());
    /// ```
    #[must_use]
    pub const fn is_cut_short(&self) -> bool {
        self.is_cut_short
    }

    /// Returns the document itself: the first value in brackets.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::outline::Outline;
    ///
    /// let text = r#"Map(hexes: [(hex: "0304", ground: plaza)])"#;
    /// let outline = Outline::new(text);
    /// let hexes = outline.root().and_then(|root| root.field("hexes"));
    /// let ground = hexes.and_then(|list| list.children().next()?.field("ground"));
    /// assert_eq!(ground.map(|own| own.label()), Some("plaza"));
    /// ```
    #[must_use]
    pub fn root(&self) -> Option<Branch<'_>> {
        let at = self.values.iter().position(|value| matches!(value.shape, Shape::Group | Shape::List))?;
        Some(Branch { outline: self, at })
    }

    fn label(&self, span: Span) -> &'t str {
        self.text.get(span.start..span.end).unwrap_or_default()
    }
}

/// One value of an outline.
#[derive(Debug, Clone, Copy)]
pub struct Branch<'o> {
    outline: &'o Outline<'o>,
    at: usize,
}

impl<'o> Branch<'o> {
    fn value(self) -> &'o Value {
        &self.outline.values[self.at]
    }

    /// Returns the name before a bracket, such as `Hexside` in `Hexside(…)`, the inside of a string as written, or a
    /// name or number itself.
    #[must_use]
    pub fn label(self) -> &'o str {
        self.outline.label(self.value().label)
    }

    /// Returns the inside of a string as written; `None` for any other value.
    #[must_use]
    pub fn text(self) -> Option<&'o str> {
        (self.value().shape == Shape::Text).then(|| self.label())
    }

    /// Returns the name of the field whose value this is, if there is one.
    #[must_use]
    pub fn field_name(self) -> Option<&'o str> {
        self.value().field.map(|span| self.outline.label(span))
    }

    /// Returns the byte range of the label.
    #[must_use]
    pub fn label_span(self) -> Span {
        self.value().label
    }

    /// Returns the byte range of the value.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::text::outline::Outline;
    ///
    /// let text = "Map(format: 1)";
    /// let outline = Outline::new(text);
    /// let Some(format) = outline.root().and_then(|root| root.field("format")) else { panic!("there is one") };
    /// assert_eq!(&text[format.span().start..format.span().end], "1");
    /// assert_eq!(&text[format.field_span().start..format.field_span().end], "format: 1");
    /// ```
    #[must_use]
    pub fn span(self) -> Span {
        self.value().whole
    }

    /// Returns the byte range of the value together with its field name.
    #[must_use]
    pub fn field_span(self) -> Span {
        let Value { field, whole, .. } = *self.value();
        Span::new(field.map_or(whole.start, |field| field.start), whole.end)
    }

    /// Returns the byte range of the field name; that of the value if it has none.
    #[must_use]
    pub fn name_span(self) -> Span {
        self.value().field.unwrap_or(self.value().whole)
    }

    /// Whether it is a list in square brackets.
    #[must_use]
    pub fn is_list(self) -> bool {
        self.value().shape == Shape::List
    }

    /// Returns the values directly inside.
    pub fn children(self) -> impl Iterator<Item = Self> {
        let (end, outline) = (self.value().next, self.outline);
        let first = (self.at + 1 < end).then_some(self.at + 1);
        std::iter::successors(first, move |at| Some(outline.values[*at].next).filter(|next| *next < end))
            .map(move |at| Self { outline, at })
    }

    /// Returns every value inside, at any depth, in the order of the text.
    pub fn descendants(self) -> impl Iterator<Item = Self> {
        let outline = self.outline;
        (self.at + 1..self.value().next).map(move |at| Self { outline, at })
    }

    /// Returns the value of a field; the first one if the text has it twice.
    #[must_use]
    pub fn field(self, name: &str) -> Option<Self> {
        self.children().find(|child| child.field_name() == Some(name))
    }
}

/// Returns a text with some of its strings replaced, and the number of those that were. Everything else stays, comments
/// too.
///
/// `tell` gets the names around a string, from the outside in (fields, and the words before brackets), and the string.
///
/// # Examples
///
/// ```
/// use rules::text::outline::retold;
///
/// let text = r#"Scenario(setup: [(piece: "rifles", at: "0303")]) // a sortie to 0303"#;
/// let (now, count) = retold(text, &mut |around, own| {
///     (around.last() == Some(&"at") && own.text() == Some("0303")).then(|| "0404".to_owned())
/// });
/// assert_eq!(now, r#"Scenario(setup: [(piece: "rifles", at: "0404")]) // a sortie to 0303"#);
/// assert_eq!(count, 1);
/// ```
pub fn retold(text: &str, tell: &mut dyn FnMut(&[&str], Branch<'_>) -> Option<String>) -> (String, usize) {
    let outline = Outline::new(text);
    let mut around: Vec<(usize, Vec<&str>)> = Vec::new();
    let (mut now, mut from, mut count) = (String::with_capacity(text.len()), 0, 0);
    for (at, value) in outline.values.iter().enumerate() {
        while around.last().is_some_and(|(end, _)| *end <= at) {
            around.pop();
        }
        let mut names = around.last().map(|(_, names)| names.clone()).unwrap_or_default();
        names.extend(value.field.map(|span| outline.label(span)));
        if value.shape != Shape::Text {
            let word = outline.label(value.label);
            names.extend((!word.is_empty()).then_some(word));
            around.push((value.next, names));
            continue;
        }
        if let Some(told) = tell(&names, Branch { outline: &outline, at }) {
            now.push_str(&text[from..value.label.start]);
            now.push_str(&told);
            (from, count) = (value.label.end, count + 1);
        }
    }
    now.push_str(&text[from..]);
    (now, count)
}

/// The state of building an outline.
struct Grower {
    values: Vec<Value>,
    /// The values whose bracket is open.
    open: Vec<usize>,
    /// A field name without its value yet.
    field: Option<Span>,
    /// The name or string just read, to which a colon or a bracket may belong.
    last: Option<usize>,
}

impl Grower {
    fn take(&mut self, sign: Sign, span: Span) {
        match sign {
            Sign::Word => self.leaf(Shape::Word, span, span),
            Sign::Text { inside } => self.leaf(Shape::Text, inside, span),
            Sign::Colon => {
                // A name before a colon is not a value: it is the last one, with nothing inside it.
                if let Some(name) = self.last.take().and_then(|_| self.values.pop()) {
                    self.field = Some(name.label);
                }
            }
            Sign::Comma => (self.field, self.last) = (None, None),
            Sign::Open { list } => self.open(if list { Shape::List } else { Shape::Group }, span),
            Sign::Close => self.close(span.end),
            Sign::Comment => {}
        }
    }

    fn leaf(&mut self, shape: Shape, label: Span, whole: Span) {
        let at = self.values.len();
        self.values.push(Value { shape, field: self.field.take(), label, whole, next: at + 1 });
        self.last = Some(at);
    }

    fn open(&mut self, shape: Shape, span: Span) {
        let named = self.last.take().filter(|at| self.values[*at].shape == Shape::Word);
        let at = named.unwrap_or_else(|| {
            self.leaf(shape, Span::new(span.start, span.start), span);
            self.values.len() - 1
        });
        (self.values[at].shape, self.last) = (shape, None);
        self.open.push(at);
    }

    /// Closes the innermost bracket, whatever character opened it.
    fn close(&mut self, end: usize) {
        (self.field, self.last) = (None, None);
        if let Some(at) = self.open.pop() {
            let next = self.values.len();
            let value = &mut self.values[at];
            (value.whole.end, value.next) = (end, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const TEXT: &str = r##"#![enable(nothing)]
// A map ( of course.
Map(
  title: (en: "One \" two", fr: r#"Un "deux" trois"#), /* hexes: [ /* deep */ ] */
  hexes: [(hex: "0101", levels: [in(1), roof(2)], cost: None), (hex: "0102")],
  "key": -1.5,
)"##;

    fn words(branch: Branch<'_>) -> Vec<String> {
        branch.children().map(|child| format!("{}={}", child.field_name().unwrap_or("-"), child.label())).collect()
    }

    #[test]
    fn fields_items_and_names_are_found_again() {
        let outline = Outline::new(TEXT);
        let root = outline.root().unwrap();
        assert_eq!(root.label(), "Map");
        assert_eq!(words(root), ["title=", "hexes=", "key=-1.5"]);
        assert_eq!(words(root.field("title").unwrap()), ["en=One \\\" two", "fr=Un \"deux\" trois"]);
        let first = root.field("hexes").unwrap().children().next().unwrap();
        assert_eq!(words(first), ["hex=0101", "levels=", "cost=None"]);
        assert_eq!(words(first.field("levels").unwrap()), ["-=in", "-=roof"]);
        let Span { start, end } = first.field("hex").unwrap().field_span();
        assert_eq!(&TEXT[start..end], "hex: \"0101\"");
        assert_eq!(root.field("hexes").unwrap().children().count(), 2);
    }

    #[test]
    fn a_text_that_is_cut_off_keeps_what_it_has() {
        let outline = Outline::new("Map(hexes: [(hex: \"0101\"), (hex: \"01");
        let hexes = outline.root().unwrap().field("hexes").unwrap();
        assert_eq!(hexes.children().map(|entry| words(entry).concat()).collect::<Vec<_>>(), ["hex=0101", "hex=01"]);
        assert!(Outline::new("").root().is_none());
        assert!(Outline::new(")]}").root().is_none());
    }

    #[test]
    fn deep_nesting_takes_no_longer_than_its_text() {
        let text = "[".repeat(200_000) + &")".repeat(150_000);
        assert_eq!(Outline::new(&text).values.len(), 200_000);
    }

    /// Checks that every value is inside the one around it and splits no character.
    fn holds_together(text: &str) -> Result<(), TestCaseError> {
        let outline = Outline::new(text);
        for at in 0..outline.values.len() {
            let branch = Branch { outline: &outline, at };
            for span in [branch.span(), branch.field_span(), branch.name_span(), branch.label_span()] {
                prop_assert!(text.get(span.start..span.end).is_some(), "{span:?}");
            }
            let mut from = branch.span().start;
            for child in branch.children() {
                prop_assert!(from <= child.field_span().start && child.span().end <= branch.span().end);
                from = child.span().end;
            }
        }
        Ok(())
    }

    proptest! {
        #[test]
        fn any_text_has_an_outline(text in "(?s).{0,200}") {
            holds_together(&text)?;
        }

        #[test]
        fn any_bytes_have_an_outline(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            holds_together(&String::from_utf8_lossy(&bytes))?;
        }

        #[test]
        fn any_heap_of_signs_has_an_outline(text in "([(\\[{}\\]),:\"#r/*\\\\é]|ab|// |\n){0,80}") {
            holds_together(&text)?;
        }
    }
}
