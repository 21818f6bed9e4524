//! Reading and writing the language.

use super::*;
use crate::text;

const LADDERS: &str = r#"Variant(
  format: 1,
  id: "ladders",
  title: (en: "Ladders", fr: "Échelles"),
  by: Cited("V5"),
  params: [(id: "wait_cost", is: 4, least: 1, most: 8)],
  opts: [(id: "leaders_roll", choices: ["yes", "no"])],
  flags: [
    (id: "under_fire", of: column, lasts: turn),
    (id: "ladder", of: hexside, icon: "ladder"),
  ],
  tables: [
    (id: "escalade", throw: D6, rows: [
      (on: R(1, 2), is: "up"),
      (on: R(3, 4), is: "wait", do: [Spend(P("wait_cost")), Deny]),
      (on: Ge(5), is: "pinned", do: [Deny, Halt]),
    ]),
  ],
  rules: [
    When(cites: "V5.a", on: Try(Attack), if: All([Not(Using(Melee)), Is(Foe, "mexican")]), do: [Mark("under_fire", ColumnOf(Foe))]),
    When(on: Try(Cross), by: May(mexican), if: Mode("walk"), do: [Roll("escalade")]),
    Adjust(what: Applies("A6.3"), if: Now(MexicanMove), op: Forbid),
    Require(at: Guns, that: Exists(Guns(Same(At(It), Hex("1023")))), says: (en: "A gun in 1023", fr: "Un canon en 1023")),
  ],
)"#;

#[test]
fn a_variant_is_read_and_written_the_same() {
    let variant: Variant = text::read(LADDERS).unwrap();
    assert_eq!((variant.rules.len(), variant.tables[0].rows.len(), variant.flags[1].most), (4, 3, 1));
    let written = text::write(&variant);
    assert_eq!(text::read::<Variant>(&written).unwrap(), variant);
    assert_eq!(text::write(&text::read::<Variant>(&written).unwrap()), written);
}

#[test]
fn an_unknown_word_is_refused_at_its_line_with_the_nearest() {
    let error = text::read::<Variant>(&LADDERS.replace("Spend(P", "Spent(P")).unwrap_err();
    assert_eq!((error.line, format!("{:?}", error.message).contains("Spend")), (15, true), "{error:?}");
}
