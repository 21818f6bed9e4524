//! Slips in a file of cases.

use bexar::files::DocumentKind::Cases;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Cases], "case-name-taken", |dice, sheet| {
        let ids = || lines(sheet, |line| line.starts_with("      id: "));
        let (case, other) = (dice.pick(ids())?, dice.pick(ids())?);
        Some(
            in_case(sheet, &case, case.with("id", &format!("\"{}\"", other.get("id"))))
                .and(format!("case {}", other.get("id"))),
        )
    }),
    kind(&[Cases], "base-misspelt", |dice, sheet| {
        let base = sheet.field("base")?;
        let name = dice.misspell(base.get("base"));
        Some(sheet.change(&base, base.with("base", &format!("\"{name}\""))).and(name))
    }),
    kind(&[Cases], "case-piece-misspelt", |dice, sheet| {
        let piece = pieces(dice, sheet)?;
        let name = dice.misspell(piece.get("piece"));
        Some(in_case(sheet, &piece, piece.with("piece", &format!("\"{name}\""))))
    }),
    kind(&[Cases], "case-piece-too-many", |dice, sheet| {
        let piece = pieces(dice, sheet)?;
        let name = format!("{}-99", piece.get("piece"));
        Some(in_case(sheet, &piece, piece.with("piece", &format!("\"{name}\""))))
    }),
    kind(&[Cases], "case-piece-off-map", |dice, sheet| {
        let piece = pieces(dice, sheet)?;
        Some(in_case(sheet, &piece, piece.with("at", "\"9901\"")))
    }),
    kind(&[Cases], "case-piece-on-missing-storey", |dice, sheet| {
        let piece = pieces(dice, sheet)?;
        let spot: rules::spot::Spot = piece.get("at").parse().ok()?;
        // A building made by a case has other storeys than the map.
        if sheet.text.contains(&format!("building {}", spot.hex)) {
            return None;
        }
        let missing = rules::spot::Level::ALL.into_iter();
        let storeys = sheet.map().storeys(spot.hex);
        // The bare number of a hex with one storey means that storey.
        let is_short = |level: &rules::spot::Level| level.suffix().is_empty() && storeys.len() == 1;
        let levels = missing.filter(|level| storeys.iter().all(|own| own.level != *level) && !is_short(level));
        let level = dice.pick(levels)?;
        Some(in_case(sheet, &piece, piece.with("at", &format!("\"{}{}\"", spot.hex, level.suffix()))))
    }),
    kind(&[Cases], "refusal-misspelt", |dice, sheet| {
        let step = dice.pick(lines(sheet, |line| line.contains(", refused: \"A")))?;
        let atom = step.get("refused").replacen('A', "B", 1);
        Some(in_case(sheet, &step, step.with("refused", &format!("\"{atom}\""))))
    }),
    kind(&[Cases], "covered-rule-misspelt", |dice, sheet| {
        let covered = dice.pick(lines(sheet, |line| line.starts_with("        \"A")))?;
        let atom = covered.text.replacen("\"A", "\"B", 1);
        Some(in_case(sheet, &covered, atom))
    }),
    kind(&[Cases], "action-misspelt", |dice, sheet| {
        let step = dice.pick(lines(sheet, |line| line.contains("(do: \"")))?;
        let action = step.get("do").to_owned();
        let (verb, rest) = action.split_once(' ').unwrap_or((&action, ""));
        let misspelt = format!("{} {rest}", dice.misspell(verb));
        Some(in_case(sheet, &step, step.with("do", &format!("\"{}\"", misspelt.trim()))))
    }),
    kind(&[Cases], "action-of-nobody", |dice, sheet| {
        let step = dice.pick(lines(sheet, |line| line.contains("(do: \"step ")))?;
        let action = step.get("do").to_owned();
        let piece = action.split(' ').nth(1)?;
        let misspelt = action.replacen(piece, &dice.misspell(piece), 1);
        Some(in_case(sheet, &step, step.with("do", &format!("\"{misspelt}\""))))
    }),
    kind(&[Cases], "expectation-misspelt", |dice, sheet| {
        let step = dice.pick(lines(sheet, |line| line.contains("then: [\"")))?;
        let mut then = step.items("then");
        let (word, rest) = then[0].split_once(' ').unwrap_or((&then[0], ""));
        let misspelt = format!("{} {rest}", dice.misspell(word));
        misspelt.trim().clone_into(&mut then[0]);
        Some(in_case(sheet, &step, step.listing("then", &then)))
    }),
    kind(&[Cases], "steps-emptied", |dice, sheet| {
        let start = dice.pick(lines(sheet, |line| line == "      steps: ["))?.line;
        let gone = sheet.lines[start + 1..].iter().position(|line| *line == "      ],")?;
        let (line, case) = case_of(sheet, start);
        Some(sheet.splice(start + 1, gone, Vec::new(), vec![line, start + 1, start + 2], vec![case]))
    }),
    kind(&[Cases], "phase-misspelt", |dice, sheet| {
        let phase = dice.pick(lines(sheet, |line| line.starts_with("      phase: ")))?;
        let word = dice.misspell(phase.get("phase"));
        Some(in_case(sheet, &phase, phase.with("phase", &word)))
    }),
];

fn lines(sheet: &Sheet, is_it: impl Fn(&str) -> bool) -> Vec<Entry> {
    let own = sheet.lines.iter().enumerate().filter(|(_, line)| is_it(line));
    own.map(|(line, text)| Entry { list: "", line, index: 0, text: (*text).to_owned() }).collect()
}

fn pieces(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(lines(sheet, |line| line.starts_with("        (piece: \"") && line.contains(", at: \"")))
}

/// Returns the line of the id of the case that contains a line, from 1, and the case as printed in places.
fn case_of(sheet: &Sheet, line: usize) -> (usize, String) {
    let id = sheet.lines[..=line].iter().rposition(|line| line.starts_with("      id: ")).unwrap_or(0);
    let name = sheet.lines[id].split('"').nth(1).unwrap_or_default();
    (id + 1, format!("case {name}"))
}

/// Makes a slip by changing a line of a case.
fn in_case(sheet: &Sheet, entry: &Entry, becomes: String) -> Slip {
    let (_, case) = case_of(sheet, entry.line);
    sheet.change(entry, becomes).and(case)
}
