//! Slips that affect a map as a whole: its numbers, its grid, its scan.

use bexar::files::DocumentKind::Map;

use crate::kind::{Kind, kind};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Map], "numbers-shifted", |dice, sheet| {
        let by = dice.pick([(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (0, 2)])?;
        let listed = sheet
            .lines
            .iter()
            .map(|line| if line.starts_with("    (") { shifted(line, by) } else { (*line).to_owned() });
        // The finding concerns the document as a whole.
        Some(sheet.splice(0, sheet.lines.len(), listed.collect(), Vec::new(), vec![String::new()]))
    }),
    kind(&[Map], "grid-impossible", |dice, sheet| {
        let of = dice.pick(["columns", "rows"])?;
        let field = sheet.field(of)?;
        Some(sheet.change(&field, field.with(of, dice.pick(["0", "1000", "2500"])?)).and("field grid"))
    }),
    kind(&[Map], "scan-no-picture", |_, sheet| {
        let grid = sheet.field("grid")?;
        let line = format!("  scan: (file: \"{}\"),", sheet.file);
        Some(sheet.splice(grid.line, 0, vec![line], vec![grid.line + 1], vec!["field scan".to_owned()]))
    }),
];

/// Returns a line with every hex number in it shifted.
fn shifted(line: &str, (columns, rows): (i32, i32)) -> String {
    let number = |digits: &str, by: i32| digits.parse::<i32>().ok().map(|own| format!("{:02}", own + by));
    let hex = |word: &str| match word.split_at_checked(2) {
        Some((column, row)) if word.len() == 4 && word.bytes().all(|sign| sign.is_ascii_digit()) => {
            Some(number(column, columns)? + &number(row, rows)?)
        }
        _ => None,
    };
    let place = |quoted: &str| {
        let (hexes, rest) = quoted.split_at(quoted.find([':']).unwrap_or(quoted.len()));
        let parts: Vec<String> = hexes.split('/').map(|word| hex(word).unwrap_or_else(|| word.to_owned())).collect();
        parts.join("/") + rest
    };
    let parts = line.split('"').enumerate().map(|(at, part)| if at % 2 == 1 { place(part) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("\"")
}
