//! The possible results of variants' tables, and the rows that answer them.

use crate::variant::facts::Figures;
use crate::variant::{Number, Operation, Quantity, Rule, Table, Throw, Variant};

/// Returns the lowest and the highest result of a table: for dice after everything variants may add, whatever their
/// users choose; for a deck the numbers of its cards; for a table that is looked up, the range of its rows and one
/// beyond.
pub(super) fn results(table: &Table, own: &Variant, known: &[&Variant]) -> (i64, i64) {
    match table.throw {
        Throw::D6 => adjusted((1, 6), &table.id, own, known),
        Throw::TwoD6 => adjusted((2, 12), &table.id, own, known),
        Throw::Deck(cards) => (1, i64::from(cards)),
        Throw::Value => {
            let ends = table.rows.iter().flat_map(|row| <[i32; 2]>::from(row.on.ends()));
            let ends = ends.filter(|end| ![i32::MIN, i32::MAX].contains(end)).map(i64::from);
            let (least, most) = (ends.clone().min().unwrap_or(0), ends.max().unwrap_or(0));
            (least - 1, most + 1)
        }
    }
}

fn adjusted(dice: (i64, i64), table: &str, own: &Variant, known: &[&Variant]) -> (i64, i64) {
    let (mut least, mut most) = dice;
    let mut changes = Vec::new();
    for variant in known {
        let figures = Figures { own: variant, known, turns: u8::MAX };
        for rule in &variant.rules {
            if let Rule::Adjust { what: Quantity::RollOf(name), cond, op, .. } = rule
                && name == table
            {
                let always = cond.is_always() && std::ptr::eq(*variant, own);
                changes.push((op, always, figures));
            }
        }
    }
    let range = |figures: &Figures<'_>, number: &Number| figures.range(number);
    for (op, always, figures) in &changes {
        if let Operation::Set(number) = op {
            let (a, b) = range(figures, number);
            (least, most) = if *always { (a, b) } else { (least.min(a), most.max(b)) };
        }
    }
    for (op, always, figures) in &changes {
        if let Operation::Add(number) = op {
            let (a, b) = range(figures, number);
            least += if *always { a } else { a.min(0) };
            most += if *always { b } else { b.max(0) };
        }
    }
    for (op, ..) in &changes {
        if matches!(op, Operation::Halve) {
            (least, most) = (least.min((least + 1).div_euclid(2)), most.max((most + 1).div_euclid(2)));
        }
    }
    for (op, always, figures) in &changes {
        match op {
            Operation::AtLeast(number) if *always => {
                let (a, _) = range(figures, number);
                (least, most) = (least.max(a), most.max(a));
            }
            Operation::AtMost(number) if *always => {
                let (_, b) = range(figures, number);
                (least, most) = (least.min(b), most.min(b));
            }
            Operation::AtLeast(number) => most = most.max(range(figures, number).1),
            Operation::AtMost(number) => least = least.min(range(figures, number).0),
            _ => {}
        }
    }
    (least, most)
}

/// The maximum number of results checked.
const MOST_RESULTS: i64 = 1000;

/// Returns the results of a table for which `fits` accepts the number of matching rows.
pub(super) fn answered(table: &Table, own: &Variant, known: &[&Variant], fits: impl Fn(usize) -> bool) -> Vec<i64> {
    let (least, most) = results(table, own, known);
    let answers = |result: i64| {
        let value = i32::try_from(result).unwrap_or(if result < 0 { i32::MIN } else { i32::MAX });
        table.rows.iter().filter(|row| row.on.contains(value)).count()
    };
    (least..=most.min(least + MOST_RESULTS)).filter(|result| fits(answers(*result))).collect()
}
