//! Rules refer to unpainted hexsides, and to the area plotted for a column.

use super::{compiled, play_and_see};
use crate::alamo::Happening;
use crate::alamo::variant::Item;
use crate::fixture::{alamo, mission_and};
use crate::map::HexsideKind;
use crate::project::{LoadedVariant, Project};
use crate::side::Side;
use crate::text;

fn alamo_and_rules(lists: &str) -> Project {
    let document = text::read(&format!(
        r#"Variant(format: 1, id: "own", title: (en: "Own", fr: "À nous"), by: Reconstructed("a test"), {lists})"#
    ));
    let mut project = alamo();
    project.variants.push(LoadedVariant::off("own".to_owned(), document.unwrap()));
    project.variants.last_mut().unwrap().on = true;
    project
}

#[test]
fn a_clear_hexside_is_a_thing_that_carries_flags() {
    let game = compiled(&mission_and(
        r#"flags: [(id: "trodden", of: hexside)],
        rules: [When(on: Did(Cross), if: Is(Via, "clear"), do: [Mark("trodden", Via)]),
            When(on: Phase(TexanRally), if: Exists(Sides(All([Is(It, "clear"), Has("trodden", It)]))), do: [Score(texan, N(1))])]"#,
    ));
    let program = game.program.as_deref().unwrap();
    let (mut trodden, mut scored) = (0, 0);
    play_and_see(&game, 1, &mut |position, events| {
        for event in events {
            match event.what {
                Happening::Flagged { address, value: 1 } => {
                    let Item::Side(side) = program.owner(0, address) else { panic!("{address}") };
                    assert_eq!(program.sides.kind(side, &position.breaches), HexsideKind::Clear);
                    trodden += 1;
                }
                Happening::Scored { .. } => scored += 1,
                _ => {}
            }
        }
    });
    assert!(trodden > 20 && scored > 0, "{trodden} {scored}");
}

#[test]
fn pieces_enter_where_their_column_has_been_plotted() {
    let game = compiled(&alamo_and_rules(
        r#"rules: [When(on: Phase(MexicanMove), if: Ge(Turn, N(2)),
            do: [Enter(Units(All([Is(It, "mexican"), Not(Is(It, "on_map"))])), "plotted")])]"#,
    ));
    let mut came = 0;
    play_and_see(&game, 3, &mut |position, events| {
        for event in events {
            if let (Happening::Placed { piece, at }, true) = (event.what, event.atom.id().starts_with("own")) {
                assert_eq!(game.side(piece), Side::Mexican);
                assert!(game.area_of(position, piece).is_some_and(|area| area.contains(&at)));
                came += 1;
            }
        }
    });
    assert!(came > 0);
}
