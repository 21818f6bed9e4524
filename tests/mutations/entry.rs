//! A line of a document, edited as text: fields with values, in brackets.

/// An entry of a list; each entry is one line.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) list: &'static str,
    /// The line of the text, from 0.
    pub(crate) line: usize,
    /// The index in its list, from 0.
    pub(crate) index: usize,
    pub(crate) text: String,
}

impl Entry {
    /// Returns the value of a field as written, without the quotes of a string.
    pub(crate) fn get(&self, field: &str) -> &str {
        let [from, to] = self.value(field);
        self.text[from..to].trim_matches('"')
    }

    pub(crate) fn has(&self, field: &str) -> bool {
        self.start(field).is_some()
    }

    /// Returns the end of a new line with the same origin as this one: empty if it is the origin of the document.
    pub(crate) fn origin(&self) -> String {
        if self.has("by") { format!(", by: {}", self.get("by")) } else { String::new() }
    }

    /// Returns the line with a field changed or added.
    pub(crate) fn with(&self, field: &str, value: &str) -> String {
        if !self.has(field) {
            let end = self.text.find(", by: ").or_else(|| self.text.rfind("),")).expect("an entry has an end");
            return format!("{}, {field}: {value}{}", &self.text[..end], &self.text[end..]);
        }
        let [from, to] = self.value(field);
        format!("{}{value}{}", &self.text[..from], &self.text[to..])
    }

    /// Returns the line without a field.
    pub(crate) fn without(&self, field: &str) -> String {
        let Some(start) = self.start(field) else { return self.text.clone() };
        let [_, to] = self.value(field);
        let rest = &self.text[to..];
        match rest.strip_prefix(", ") {
            Some(rest) => format!("{}{rest}", &self.text[..start]),
            None => format!("{}{rest}", self.text[..start].trim_end_matches(", ")),
        }
    }

    /// Returns the line with another list of strings in a field.
    pub(crate) fn listing(&self, field: &str, items: &[String]) -> String {
        let now = self.get(field);
        let word = now.split('[').next().unwrap_or_default();
        let close = if word.is_empty() { "" } else { ")" };
        let items: Vec<String> = items.iter().map(|item| format!("\"{item}\"")).collect();
        self.with(field, &format!("{word}[{}]{close}", items.join(", ")))
    }

    /// Returns the strings of the list in a field.
    pub(crate) fn items(&self, field: &str) -> Vec<String> {
        self.get(field).split('"').skip(1).step_by(2).map(str::to_owned).collect()
    }

    fn start(&self, field: &str) -> Option<usize> {
        let named = format!("{field}: ");
        let mut starts = self.text.match_indices(&named).map(|(at, _)| at);
        starts.find(|at| self.text[..*at].ends_with(['(', ' ']))
    }

    fn value(&self, field: &str) -> [usize; 2] {
        let Some(start) = self.start(field) else { return [0, 0] };
        let from = start + field.len() + 2;
        let (mut depth, mut quoted) = (0, false);
        for (at, sign) in self.text[from..].char_indices() {
            match sign {
                '"' => quoted = !quoted,
                _ if quoted => {}
                '(' | '[' => depth += 1,
                ',' | ')' | ']' if depth == 0 => return [from, from + at],
                ')' | ']' => depth -= 1,
                _ => {}
            }
        }
        [from, self.text.len()]
    }
}
