//! Fire and melee, row by row of the combat table.

use rules::phrase::Phrase;

use super::{Grid, Section, Teller};

/// The attacks of one kind, fire or melee, on one row, by result.
struct Row<'a> {
    melee: bool,
    name: &'a str,
    hits: u64,
    counters: u64,
    nothing: u64,
}

pub(super) fn section(teller: &Teller<'_>) -> Section {
    let mut section = teller.blank("combat", "report-combat", "report-combat-unit");
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in &teller.summary.combat {
        let known = rows.iter().position(|own| own.melee == line.melee && own.name == line.row);
        let at = known.unwrap_or_else(|| {
            rows.push(Row { melee: line.melee, name: &line.row, hits: 0, counters: 0, nothing: 0 });
            rows.len() - 1
        });
        let own = &mut rows[at];
        for (result, times) in line.results.iter().zip(line.faces) {
            match result.as_str() {
                "-" => own.nothing += times,
                "C" => own.counters += times,
                _ => own.hits += times,
            }
        }
    }
    let row = |own: &Row<'_>| {
        let attacks = own.hits + own.counters + own.nothing;
        let share = |part: u64| teller.percent(part as f64 / attacks.max(1) as f64);
        vec![
            way(teller, own.melee, own.name),
            teller.mean(attacks),
            share(own.hits),
            share(own.counters),
            share(own.nothing),
        ]
    };
    let heads = ["report-row", "report-attacks-a-game", "report-hits", "report-counters", "report-nothing"];
    let used = rows.iter().filter(|own| own.hits + own.counters + own.nothing > 0);
    section.table = Some(Grid { heads: teller.texts(&heads), rows: used.map(row).collect() });
    // The strengths that were never used, row by row.
    let mut never: Vec<(String, Vec<&str>)> = Vec::new();
    for line in teller.summary.combat.iter().filter(|line| line.attacks == 0) {
        let name = way(teller, line.melee, &line.row);
        match never.iter_mut().find(|(own, _)| *own == name) {
            Some((_, strengths)) => strengths.push(&line.strengths),
            None => never.push((name, vec![&line.strengths])),
        }
    }
    let never = never.into_iter().map(|(name, strengths)| format!("{name} {}", strengths.join(" ")));
    section.lists = vec![(teller.text("report-never-cells"), never.collect())];
    section
}

/// Returns the name of a row, for fire or for melee.
fn way(teller: &Teller<'_>, melee: bool, row: &str) -> String {
    let id = if melee { "report-melee" } else { "report-fire" };
    teller.voice.say(&Phrase::new(id).with("row", teller.voice.row(row)))
}
