//! Slips in a rulebook.

use bexar::files::DocumentKind::Rulebook;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::{Sheet, Slip};

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Rulebook], "fixed-hex-misnumbered", |dice, sheet| {
        let fixed = sheet.entries("parameters").into_iter().find(|own| own.get("name") == "setup.bowie_hex")?;
        let was = fixed.get("value");
        let (at, digit) = (dice.below(4), dice.below(10));
        let becomes = format!("{}{digit}{}", &was[..at], &was[at + 1..]);
        Some(sheet.change(&fixed, fixed.with("value", &format!("\"{becomes}\""))))
    }),
    kind(&[Rulebook], "terrain-line-dropped", |dice, sheet| dropped(dice, sheet, "terrain")),
    kind(&[Rulebook], "terrain-line-doubled", |dice, sheet| doubled(dice, sheet, "terrain")),
    kind(&[Rulebook], "terrain-row-misspelt", |dice, sheet| {
        let line = dice.pick(sheet.entries("terrain"))?;
        let row = dice.misspell(line.get("row"));
        Some(
            sheet
                .change(&line, line.with("row", &format!("\"{row}\"")))
                .and(format!("combat_rows {}", line.get("row"))),
        )
    }),
    kind(&[Rulebook], "combat-row-dropped", |dice, sheet| {
        let row = dice.pick(sheet.entries("combat_rows"))?;
        let users = sheet.entries("terrain").into_iter().filter(|line| line.get("row") == row.get("row"));
        let slip = sheet.drop(&row);
        Some(users.fold(slip, |slip, line| slip.and(format!("terrain {}", line.get("kind")))))
    }),
    kind(&[Rulebook], "combat-row-doubled", |dice, sheet| doubled(dice, sheet, "combat_rows")),
    kind(&[Rulebook], "combat-row-misspelt", |dice, sheet| {
        let line = dice.pick(sheet.entries("combat_rows"))?;
        let row = dice.misspell(line.get("row"));
        let users = sheet.entries("terrain").into_iter().filter(|user| user.get("row") == line.get("row"));
        let slip = sheet.change(&line, line.with("row", &format!("\"{row}\"")));
        Some(users.fold(slip, |slip, user| slip.and(format!("terrain {}", user.get("kind")))))
    }),
    kind(&[Rulebook], "bands-with-gap", |dice, sheet| bands(dice, sheet, |bands, at| "-".clone_into(&mut bands[at]))),
    kind(&[Rulebook], "bands-overlap", |dice, sheet| {
        bands(dice, sheet, |bands, at| {
            bands[at] = format!("{}-{}", bands[at].parse::<u32>().unwrap_or(2) - 1, bands[at]);
        })
    }),
    kind(&[Rulebook], "bands-swapped", |dice, sheet| bands(dice, sheet, |bands, at| bands.swap(at, at + 1))),
    kind(&[Rulebook], "band-missing", |dice, sheet| {
        bands(dice, sheet, |bands, at| {
            bands.remove(at);
        })
    }),
    kind(&[Rulebook], "die-line-dropped", |dice, sheet| dropped(dice, sheet, "combat_results")),
    kind(&[Rulebook], "die-line-doubled", |dice, sheet| doubled(dice, sheet, "combat_results")),
    kind(&[Rulebook], "die-line-misnumbered", |dice, sheet| {
        let line = dice.pick(sheet.entries("combat_results"))?;
        Some(sheet.change(&line, line.with("die", "7")))
    }),
    kind(&[Rulebook], "results-swapped", |dice, sheet| {
        results(dice, sheet, |dice, results| {
            let [a, b] = [dice.below(results.len()), dice.below(results.len())];
            results.swap(a, b);
        })
    }),
    kind(&[Rulebook], "result-missing", |dice, sheet| {
        results(dice, sheet, |dice, results| {
            results.remove(dice.below(results.len()));
        })
    }),
    kind(&[Rulebook], "result-too-many", |dice, sheet| {
        results(dice, sheet, |_, results| results.push(results[results.len() - 1].clone()))
    }),
    kind(&[Rulebook], "track-space-beyond-game", |dice, sheet| {
        let stated =
            dice.pick(sheet.entries("parameters").into_iter().filter(|own| own.get("name") == "game.turns"))?;
        let name = dice.pick(["track.full", "track.no_retreat", "track.leader_first"])?;
        let line = format!("    (name: \"{name}\", value: 9, by: Reconstructed(\"a slip\")),");
        let own = sheet.entries("parameters").into_iter().find(|own| own.get("name") == name);
        let turns = stated.get("value").parse::<i32>().unwrap_or(12);
        (turns <= 9).then(|| match own {
            Some(own) => sheet.change(&own, own.with("value", "9")),
            None => sheet.add(&stated, line).and(format!("parameter {name}")),
        })
    }),
    kind(&[Rulebook], "cites-nothing", |dice, sheet| {
        let cites = |line: &Entry| line.get("by").starts_with("Cited");
        let line = dice.pick(sheet.entries("parameters").into_iter().filter(cites))?;
        Some(sheet.change(&line, line.with("by", "Cited(\"\")")))
    }),
    kind(&[Rulebook], "terrain-too-high-or-dear", |dice, sheet| {
        let line = dice.pick(sheet.entries("terrain").into_iter().filter(|line| line.get("cost") != "None"))?;
        let (field, figure) = dice.pick([("height", "11"), ("height", "99"), ("cost", "40"), ("cost", "99")])?;
        Some(sheet.change(&line, line.with(field, figure)))
    }),
    kind(&[Rulebook], "victory-degree-dropped", |dice, sheet| {
        let level = dice.pick(sheet.entries("victory").into_iter().filter(|own| own.get("degree") == "substantial"))?;
        let next = sheet.entries("victory").into_iter().nth(level.index + 1)?;
        Some(sheet.drop(&level).and(format!("victory {}", next.get("from"))))
    }),
    kind(&[Rulebook], "withdrawal-figures-dropped", |_, sheet| {
        let figures = sheet.entries("withdrawal");
        let first = figures.first()?.line;
        let names = vec!["field withdrawal".to_owned()];
        Some(sheet.splice(first, figures.len(), Vec::new(), vec![first, first + 1], names))
    }),
    kind(&[Rulebook], "cites-a-rule-there-is-not", |dice, sheet| {
        let list = dice.pick(["parameters", "terrain"])?;
        let line = dice.pick(sheet.entries(list).into_iter().filter(|line| line.get("by").starts_with("Cited")))?;
        let rule = dice.pick(["6.33", "8.9", "17.1", "5.77"])?;
        Some(sheet.change(&line, line.with("by", &format!("Cited(\"{rule}\")"))))
    }),
    kind(&[Rulebook], "parameter-misspelt", |dice, sheet| {
        let stated = dice.pick(sheet.entries("parameters"))?;
        let (group, word) = stated.get("name").split_once('.')?;
        let name = format!("{group}.{}", dice.misspell(word));
        Some(sheet.change(&stated, stated.with("name", &format!("\"{name}\""))))
    }),
    kind(&[Rulebook], "parameter-doubled", |dice, sheet| doubled(dice, sheet, "parameters")),
    kind(&[Rulebook], "parameter-stated-twice", |dice, sheet| {
        let stated = number(dice, sheet)?;
        Some(sheet.add(&stated, stated.with("value", &(1 + dice.below(9)).to_string())))
    }),
    kind(&[Rulebook], "parameter-out-of-range", |dice, sheet| {
        let stated = number(dice, sheet)?;
        let value = dice.pick(["99999", "-99999"])?;
        Some(sheet.change(&stated, stated.with("value", value)))
    }),
    kind(&[Rulebook], "parameter-of-another-kind", |dice, sheet| {
        let stated = dice.pick(sheet.entries("parameters"))?;
        let value = if stated.get("value").parse::<i32>().is_ok() { "true" } else { "7" };
        Some(sheet.change(&stated, stated.with("value", value)))
    }),
    kind(&[Rulebook], "choice-misspelt", |dice, sheet| {
        let choices = sheet.entries("parameters").into_iter().filter(|stated| stated.text.contains("value: \""));
        let stated = dice.pick(choices.filter(|stated| stated.get("name") != "setup.bowie_hex"))?;
        // Only one word of a list is changed: another comma or space might leave the value the same.
        let word = dice.pick(stated.get("value").split(", "))?;
        let value = stated.get("value").replacen(word, &dice.misspell(word), 1);
        Some(sheet.change(&stated, stated.with("value", &format!("\"{value}\""))))
    }),
    kind(&[Rulebook], "withdrawal-falls", |dice, sheet| {
        let later = sheet.entries("withdrawal").into_iter().skip(1);
        let line = dice.pick(later)?;
        let casualties = dice.below(sheet.entries("withdrawal")[line.index - 1].get("casualties").parse().ok()?);
        let before = format!("withdrawal {}", line.index);
        Some(sheet.change(&line, line.with("casualties", &casualties.to_string())).and(before))
    }),
    kind(&[Rulebook], "withdrawal-turn-dropped", |dice, sheet| dropped(dice, sheet, "withdrawal")),
    kind(&[Rulebook], "withdrawal-turn-doubled", |dice, sheet| doubled(dice, sheet, "withdrawal")),
    kind(&[Rulebook], "withdrawal-after-the-game", |dice, sheet| {
        let line = dice.pick(sheet.entries("withdrawal"))?;
        Some(sheet.change(&line, line.with("turn", "30")))
    }),
    kind(&[Rulebook], "victory-begins-late", |_, sheet| Some(sheet.drop(sheet.entries("victory").first()?))),
    kind(&[Rulebook], "victory-level-doubled", |dice, sheet| doubled(dice, sheet, "victory")),
    kind(&[Rulebook], "victory-winner-changed", |dice, sheet| {
        let line = dice.pick(sheet.entries("victory"))?;
        let winner = if line.get("winner") == "texan" { "mexican" } else { "texan" };
        let next = sheet.entries("victory").get(line.index + 1).map_or("", |next| next.get("from")).to_owned();
        Some(sheet.change(&line, line.with("winner", winner)).and(format!("victory {next}")))
    }),
    kind(&[Rulebook], "siege-line-dropped", |dice, sheet| dropped(dice, sheet, "siege")),
    kind(&[Rulebook], "siege-line-doubled", |dice, sheet| doubled(dice, sheet, "siege")),
    kind(&[Rulebook], "siege-bands-overlap", |dice, sheet| {
        let line = dice.pick(sheet.entries("siege").into_iter().filter(|line| !line.get("rolls").contains('+')))?;
        let first = line.get("rolls").split('-').next()?.to_owned();
        let next = format!("siege {}", sheet.entries("siege")[line.index + 1].get("rolls"));
        Some(sheet.change(&line, line.with("rolls", &format!("\"{first}-{}\"", 13))).and(next))
    }),
];

/// Removes a line of a list. The findings may point at its neighbours.
fn dropped(dice: &mut Dice, sheet: &Sheet, list: &'static str) -> Option<Slip> {
    Some(sheet.drop(&dice.pick(sheet.entries(list))?))
}

fn doubled(dice: &mut Dice, sheet: &Sheet, list: &'static str) -> Option<Slip> {
    let line = dice.pick(sheet.entries(list))?;
    Some(sheet.add(&line, line.text.clone()))
}

fn number(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    let stated = sheet.entries("parameters").into_iter();
    dice.pick(stated.filter(|stated| stated.get("value").parse::<i32>().is_ok() && !stated.text.contains("value: \"")))
}

/// Makes a slip at a band of one strength in a row of the combat table that has a band on either side.
fn bands(dice: &mut Dice, sheet: &Sheet, change: impl Fn(&mut Vec<String>, usize)) -> Option<Slip> {
    let row = dice.pick(sheet.entries("combat_rows"))?;
    let mut bands = row.items("strengths");
    let inner = (1..bands.len() - 1).filter(|at| bands[at - 1] != "-" && bands[*at].parse::<u32>().is_ok());
    let at = dice.pick(inner.filter(|at| bands[at + 1] != "-"))?;
    change(&mut bands, at);
    Some(sheet.change(&row, row.listing("strengths", &bands)))
}

fn results(dice: &mut Dice, sheet: &Sheet, change: impl Fn(&mut Dice, &mut Vec<String>)) -> Option<Slip> {
    let line = dice.pick(sheet.entries("combat_results"))?;
    let mut results = line.items("results");
    change(dice, &mut results);
    Some(sheet.change(&line, line.listing("results", &results)))
}
