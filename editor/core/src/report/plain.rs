//! Sections for the terminal: tables with aligned columns.

use std::fmt::Write as _;

use super::{Grid, Section};

/// The maximum line width of lists, in characters.
const WIDTH: usize = 100;

/// Formats a section as text: heading, unit, table, lists. A section that only has a chart is left out.
#[must_use]
pub fn plain(section: &Section) -> String {
    if section.table.is_none() && section.lists.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{}\n  {}\n", section.title, section.about());
    text += &section.table.as_ref().map(columns).unwrap_or_default();
    for (title, entries) in section.lists.iter().filter(|(_, entries)| !entries.is_empty()) {
        let _ = write!(text, "  {title}\n{}", wrapped(entries));
    }
    text
}

/// Formats a table as text with aligned columns.
#[must_use]
pub fn columns(table: &Grid) -> String {
    let rows: Vec<&Vec<String>> = std::iter::once(&table.heads).chain(&table.rows).collect();
    let width = |column: usize| {
        let widths = rows.iter().filter_map(|row| row.get(column)).map(|own| own.chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..table.heads.len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let blank = " ".repeat(width - cell.chars().count());
            if column == 0 { format!("{cell}{blank}") } else { format!("{blank}{cell}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(text, "  {}", line.trim_end());
    }
    text
}

/// Joins entries with commas, wrapped at [`WIDTH`].
fn wrapped(entries: &[String]) -> String {
    let (mut text, mut line) = (String::new(), String::new());
    for (at, entry) in entries.iter().enumerate() {
        let comma = if at + 1 < entries.len() { "," } else { "" };
        if !line.is_empty() && line.chars().count() + entry.chars().count() + 2 > WIDTH {
            let _ = writeln!(text, "    {line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += entry;
        line += comma;
    }
    text + &format!("    {line}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_one_another_and_lists_are_broken() {
        let texts = |own: &[&str]| own.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let section = Section {
            id: "x".to_owned(),
            title: "Title".to_owned(),
            unit: "unit".to_owned(),
            who: "9 games".to_owned(),
            chart: None,
            table: Some(Grid {
                heads: texts(&["name", "n"]), rows: vec![texts(&["été", "12.5"]), texts(&["b", "1"])]
            }),
            lists: vec![("never".to_owned(), (0..40).map(|own| format!("10{own:02}")).collect())],
        };
        let text = plain(&section);
        assert!(
            text.starts_with(
                "\nTitle\n  unit. 9 games\n  name     n\n  été   12.5\n  b        1\n  never\n    1000, 1001"
            ),
            "{text}"
        );
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH + 5) && text.ends_with(" 1039\n"));
    }
}
