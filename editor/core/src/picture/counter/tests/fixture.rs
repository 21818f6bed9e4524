//! Armies to draw.

use rules::counters::{BatteryCounter, Branch, Column, CounterMix, LeaderCounter, Replacement, Strength, UnitCounter};
use rules::project::Project;
use rules::provenance::Provenance;
use rules::rulebook::Rulebook;
use rules::scenario::Placement;
use rules::side::Side;
use rules::words::Words;

fn made_up() -> Provenance {
    Provenance::reconstructed("made up", "")
}

/// Returns a mix with at least one counter of every kind.
pub(super) fn army() -> CounterMix {
    let column = |id: &str, reserve| Column { id: id.to_owned(), name: Words::default(), reserve };
    let man = |id: &str, name: Words, side, column: &str, branch| UnitCounter {
        id: id.to_owned(),
        name,
        side,
        column: column.to_owned(),
        origin: String::new(),
        branch,
        full: Strength { fire: 5, melee: 9, morale: 10 },
        reduced: Strength { fire: 3, melee: 6, morale: 8 },
        quantity: 1,
        by: made_up(),
    };
    let chief = |id: &str, name: &str, side, column: &str, replacement| LeaderCounter {
        id: id.to_owned(),
        name: Words::new(name, name),
        side,
        column: column.to_owned(),
        rating: 3,
        replacement,
        by: made_up(),
    };
    let gun =
        |id: &str, pounds, strength| BatteryCounter { id: id.to_owned(), pounds, strength, quantity: 1, by: made_up() };
    let heir = Replacement { name: Words::new("Castrillón", "Castrillón"), rating: 1 };
    CounterMix {
        columns: vec![
            column("1", false),
            column("2", false),
            column("3", false),
            column("4", false),
            column("R", true),
        ],
        units: vec![
            man("tenn", Words::new("Tenn", "Tenn"), Side::Texan, "", Branch::Volunteer),
            man("line", Words::new("Matamor Line", "Ligne Matamor"), Side::Mexican, "1", Branch::Line),
            man("scout", Words::new("Toluca Scout", "Éclair. Toluca"), Side::Mexican, "2", Branch::Scout),
            man("gren", Words::new("Aldama Gren", "Gren. Aldama"), Side::Mexican, "3", Branch::Grenadier),
            man("militia", Words::new("Militia", "Milice"), Side::Mexican, "4", Branch::Volunteer),
            man("eng", Words::new("Zapad Eng", "Sapeurs"), Side::Mexican, "R", Branch::Engineer),
        ],
        leaders: vec![
            chief("travis", "Travis", Side::Texan, "", None),
            chief("cos", "Cos", Side::Mexican, "1", Some(heir)),
            chief("romero", "Romero", Side::Mexican, "4", None),
        ],
        batteries: vec![gun("gun4", 4, 5), gun("gun18", 18, 11)],
        ..CounterMix::default()
    }
}

fn read<D: rules::text::Document>(text: &str) -> D {
    rules::text::read(text).unwrap()
}

/// Returns the Alamo with the set-up of the bundled scenario.
pub(super) fn alamo() -> Project {
    Project::new(
        read(include_str!("../../../../../../data/scenarios/alamo.scenario.ron")),
        read(include_str!("../../../../../../data/maps/alamo.map.ron")),
        Vec::new(),
        read(include_str!("../../../../../../data/counters/alamo.counters.ron")),
        Rulebook::default(),
    )
}

/// Returns the Alamo in mid-battle, with stacks of every composition on every level.
pub(super) fn melee() -> Project {
    let mut project = alamo();
    let more = [
        ("unkn9-1", "1411/roof"),
        ("tenn8-1", "1412/in"),
        ("gun4-1", "1412/roof"),
        ("c1-aldama-1", "1310"),
        ("cos", "1310"),
        ("amador", "1310"),
        ("duque", "1310"),
        ("c1-aldama-2", "1410/roof"),
        ("kent9", "1410/in"),
        ("crockett", "1410/in"),
        ("gun8-1", "1311"),
        ("gun8-2", "1311"),
        ("r-zapad-1", "1211"),
        ("gun12-1", "1211"),
        ("gun18", "1211"),
        ("morales", "1211"),
        ("travis", "1212"),
        ("bowie", "1212"),
        ("gun6-1", "1312"),
        ("romero", "1312"),
        ("c2-toluca-1", "1213"),
        ("c2-toluca-2", "1213"),
        ("c2-toluca-3", "1213"),
        ("c3-jimenez-1", "1313"),
        ("c4-sanluis-scout-1", "1110"),
        ("r-toluca-gren", "1111"),
    ];
    let setup = more.map(|(piece, at)| Placement { piece: piece.to_owned(), at: at.parse().unwrap() });
    project.scenario.setup = setup.into();
    project.scenario.setup.push(Placement { piece: "unkn9-2".to_owned(), at: "1411/in".parse().unwrap() });
    project
}
