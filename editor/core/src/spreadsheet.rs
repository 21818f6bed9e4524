//! Tables for spreadsheets: the only place that writes CSV.
//!
//! A spreadsheet takes a cell for what it looks like: `=1+2` for a formula, `0101` for the number 101, `1-2` for a date. Text
//! that looks like any of these gets an apostrophe in front, which says that the rest is text, and which [`plain`] takes
//! away again when a table is read.

use csv::WriterBuilder;
use rules::characters::shown;
use rules::words::Language;

/// The mark in front of text that a spreadsheet would take for something else.
const TEXT: char = '\'';
/// The mark at the beginning of a file by which spreadsheets recognise UTF-8.
const BYTE_ORDER: &str = "\u{feff}";

/// How the cells of a table are separated, and how its numbers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separation {
    /// Commas, and points in decimal numbers: what programs read, and spreadsheets in English.
    Commas,
    /// Semicolons, commas in decimal numbers, and a byte order mark: what spreadsheets in French open.
    Semicolons,
    /// Tabs, for tables that are pasted; numbers are as in English.
    Tabs,
}

impl From<Language> for Separation {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::Commas,
            Language::French => Self::Semicolons,
        }
    }
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Text; whatever it looks like, it stays text.
    Text(String),
    /// A number, with a decimal point.
    Number(String),
}

impl Cell {
    /// Returns a number with a fixed number of decimals.
    #[must_use]
    pub fn decimal(value: f64, places: usize) -> Self {
        Self::Number(format!("{value:.places$}"))
    }

    fn written(&self, separation: Separation) -> String {
        match self {
            Self::Number(number) if separation == Separation::Semicolons => number.replace('.', ","),
            Self::Number(number) => number.clone(),
            Self::Text(text) => {
                let text = shown(text);
                if is_taken_for_more(&text) { format!("{TEXT}{text}") } else { text.into_owned() }
            }
        }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// Numbers of any kind that is exact.
macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Cell {
            fn from(number: $kind) -> Self {
                Self::Number(number.to_string())
            }
        }
    )*};
}

numbers!(u8, u16, u32, i32, i64, usize);

/// Writes a table. All rows have as many cells as the first.
#[must_use]
pub fn csv(rows: impl IntoIterator<Item = Vec<Cell>>, separation: Separation) -> String {
    let delimiter = match separation {
        Separation::Commas => b',',
        Separation::Semicolons => b';',
        Separation::Tabs => b'\t',
    };
    let mut writer = WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
    for row in rows {
        // Writing to memory does not fail.
        let _ = writer.write_record(row.iter().map(|cell| cell.written(separation)));
    }
    let text = writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
    if separation == Separation::Semicolons { format!("{BYTE_ORDER}{text}") } else { text }
}

/// Returns the text of a cell that was read, without the mark that says that it is text.
///
/// # Examples
///
/// ```
/// use bexar_core::spreadsheet::plain;
///
/// assert_eq!(["'0101", "'=1+2", "vir6"].map(plain), ["0101", "=1+2", "vir6"]);
/// ```
#[must_use]
pub fn plain(cell: &str) -> &str {
    cell.strip_prefix(TEXT).unwrap_or(cell)
}

/// Whether a spreadsheet would take a text for a formula, or for a number or a date that it would write differently.
fn is_taken_for_more(text: &str) -> bool {
    let is_number = text.parse::<f64>().is_ok() || text.replace(',', ".").parse::<f64>().is_ok();
    let plain = text.strip_prefix('-').unwrap_or(text);
    let stays = plain.bytes().all(|own| own.is_ascii_digit()) && plain.len() < 16 && !is_padded(plain);
    match text.chars().next() {
        None => false,
        Some('=' | '+' | '-' | '@' | '\t' | '\r' | TEXT) => !(is_number && stays),
        // A blank in front does not keep a spreadsheet from reading a formula.
        Some(first) if first.is_whitespace() => is_taken_for_more(text.trim_start()),
        Some(_) => is_number && !stays || is_date(text),
    }
}

/// Whether a number has zeros in front, as hexes have.
fn is_padded(number: &str) -> bool {
    number.len() > 1 && number.starts_with('0')
}

/// Whether a text is two or three short numbers in a row, such as `1-2` or `3/16`.
fn is_date(text: &str) -> bool {
    ['-', '/', '.', ':'].into_iter().any(|sign| {
        let parts: Vec<&str> = text.split(sign).collect();
        let is_short = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|own| own.is_ascii_digit());
        matches!(parts.len(), 2 | 3) && parts.iter().all(is_short) && parts.iter().any(|part| part.len() <= 2)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> Vec<String> {
        let delimiter = if text.starts_with(BYTE_ORDER) { b';' } else { b',' };
        let text = text.trim_start_matches(BYTE_ORDER);
        let mut reader = csv::ReaderBuilder::new().has_headers(false).delimiter(delimiter).from_reader(text.as_bytes());
        let row = reader.records().next().unwrap().unwrap();
        row.iter().map(|cell| plain(cell).to_owned()).collect()
    }

    #[test]
    fn what_looks_like_more_than_text_is_marked_and_nothing_else() {
        let marked =
            ["=1+2", "+1", "-A1", "@SUM(A1)", "\t=1", " =1", "0101", "1e5", "1.50", "3,5", "1-2", "3/16", "'x", "nan"];
        for text in marked {
            assert_eq!(Cell::from(text).written(Separation::Commas), format!("'{text}"), "{text}");
        }
        for text in ["", "12", "-5", "0", "vir6", "0304/0305", "0807/roof", "Line – 2", "l’ennemi"] {
            assert_eq!(Cell::from(text).written(Separation::Commas), text);
        }
    }

    #[test]
    fn french_spreadsheets_get_semicolons_decimal_commas_and_a_byte_order_mark() {
        let rows = || [vec![Cell::from("part;a"), Cell::decimal(0.25, 2), Cell::from(-3), Cell::from("0101")]];
        assert_eq!(csv(rows(), Separation::Semicolons), "\u{feff}\"part;a\";0,25;-3;'0101\n");
        assert_eq!(csv(rows(), Separation::Commas), "part;a,0.25,-3,'0101\n");
    }

    proptest! {
        #[test]
        fn whatever_a_cell_says_it_says_again_when_it_is_read(
            texts in proptest::collection::vec("[-+=@'0-9a-z.,;/\"\n\t é]{0,9}", 1..6),
            french in any::<bool>(),
        ) {
            // A row of one empty cell is no row.
            prop_assume!(texts.iter().any(|text| !text.is_empty()));
            let separation = if french { Separation::Semicolons } else { Separation::Commas };
            let row = texts.iter().map(|text| Cell::from(text.as_str())).collect();
            let written = csv([row], separation);
            prop_assert_eq!(&read(&written), &texts);
            for text in &texts {
                let cell = Cell::from(text.as_str()).written(separation);
                let is_number = cell.parse::<f64>().is_ok();
                prop_assert!(is_number || !cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{}", cell);
            }
        }
    }
}
