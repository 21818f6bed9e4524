//! Slips in a correction.

use bexar::files::DocumentKind::Correction;

use crate::dice::Dice;
use crate::entry::Entry;
use crate::kind::{Kind, kind};
use crate::sheet::Sheet;

pub(crate) const KINDS: &[Kind] = &[
    kind(&[Correction], "expects-another-kind", |dice, sheet| {
        let item = item(dice, sheet)?;
        let kind = dice.pick(["stone_wall", "clear", "outer_wall", "high_palisade"])?;
        Some(sheet.change(&item, item.with("kind", kind)))
    }),
    kind(&[Correction], "expects-nothing", |dice, sheet| {
        let item = item(dice, sheet)?;
        Some(sheet.change(&item, item.with("was", "[]")))
    }),
    kind(&[Correction], "item-doubled", |dice, sheet| {
        let item = item(dice, sheet)?;
        Some(sheet.add(&item, item.text.clone()))
    }),
    kind(&[Correction], "item-far-from-itself", |dice, sheet| {
        let item = item(dice, sheet)?;
        let side = item.get("at").to_owned();
        let torn = format!("{}{:02}{}", &side[..7], 20 + dice.below(5), &side[9..]);
        Some(sheet.change(&item, item.text.replace(&side, &torn)))
    }),
    kind(&[Correction], "item-off-map", |dice, sheet| {
        let item = item(dice, sheet)?;
        let side = item.get("at").to_owned();
        Some(sheet.change(&item, item.text.replace(&side, "2601/2602:ground")).and("2601/2602"))
    }),
    kind(&[Correction], "changes-another-hexside", |dice, sheet| {
        let (item, other) = (item(dice, sheet)?, item(dice, sheet)?);
        let becomes = item.get("becomes").replace(item.get("at"), other.get("at"));
        Some(sheet.change(&item, item.with("becomes", &becomes)).and(&other.get("at")[..9]))
    }),
    kind(&[Correction], "item-changes-nothing", |dice, sheet| {
        let item = item(dice, sheet)?;
        let was = item.get("was").to_owned();
        Some(sheet.change(&item, item.with("becomes", &was)))
    }),
    kind(&[Correction], "all-items-dropped", |_, sheet| {
        let items = sheet.entries("items");
        let first = items.first()?.line;
        Some(sheet.splice(
            first,
            items.len(),
            Vec::new(),
            vec![first, first + 1],
            vec![String::new(), "field items".to_owned()],
        ))
    }),
    kind(&[Correction], "later-item-first", |dice, sheet| {
        let item = item(dice, sheet)?;
        let becomes = item.get("becomes").to_owned();
        let later = Entry { text: item.with("was", &becomes), ..item.clone() };
        let later = later.with("becomes", &becomes.replace("high_palisade", "stone_wall"));
        let mut slip = sheet.add(&item, item.text.clone());
        slip = sheet.splice(item.line, 0, vec![later], vec![item.line + 1, item.line + 2], slip.names);
        Some(slip)
    }),
    kind(&[Correction], "becomes-a-doorway", |dice, sheet| {
        let item = item(dice, sheet)?;
        Some(sheet.change(&item, item.text.replace("high_palisade", "doorway")))
    }),
    kind(&[Correction], "becomes-two-things", |dice, sheet| {
        let item = item(dice, sheet)?;
        let one = item.get("becomes").trim_matches(['[', ']']).to_owned();
        let other = one.replace("high_palisade", "stone_wall");
        Some(sheet.change(&item, item.with("becomes", &format!("[{one}, {other}]"))))
    }),
    kind(&[Correction], "protects-a-stranger", |dice, sheet| {
        let item = item(dice, sheet)?;
        let becomes =
            item.get("becomes").replace(&format!("protects: \"{}\"", item.get("protects")), "protects: \"0303\"");
        Some(sheet.change(&item, item.with("becomes", &becomes)))
    }),
    kind(&[Correction], "item-contradicted", |dice, sheet| {
        let item = item(dice, sheet)?;
        Some(sheet.add(&item, item.text.replace("high_palisade", dice.pick(["stone_wall", "doorway"])?)))
    }),
    kind(&[Correction], "changes-its-citation-alone", |dice, sheet| {
        let item = item(dice, sheet)?;
        Some(sheet.change(&item, item.text.replace("high_palisade", "wooden_wall")))
    }),
    kind(&[Correction], "cites-a-rule-there-is-not", |dice, sheet| {
        let item = item(dice, sheet)?;
        let rule = dice.pick(["6.33", "8.9", "17.1", "V13.a"])?;
        Some(sheet.change(&item, item.text.replace("\"advanced: terrain correction\"", &format!("\"{rule}\""))))
    }),
    kind(&[Correction], "uncited", |dice, sheet| {
        let field = sheet.field("by")?;
        let _ = dice.below(2);
        Some(sheet.change(&field, field.with("by", "Cited(\"\")")).and("").and("field by"))
    }),
];

fn item(dice: &mut Dice, sheet: &Sheet) -> Option<Entry> {
    dice.pick(sheet.entries("items"))
}
