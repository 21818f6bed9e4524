//! The parsing of texts, checked by their canonical text.

use super::*;

/// Texts and their canonical text on the Alamo.
const READ: &[(&str, &str)] = &[
    ("wooden walls between confines and outside", "hexsides wooden_wall and between region confines and outside"),
    ("murs de bois touchant cattle_pen", "hexsides wooden_wall and touching region cattle_pen"),
    (
        "stone_wall touching region cattle_pen and not layer upper",
        "hexsides stone_wall and touching region cattle_pen and not layer upper",
    ),
    ("stone and wooden walls in the plaza", "hexsides (stone_wall or wooden_wall) and in region plaza"),
    ("stone walls, wooden walls", "hexsides stone_wall or wooden_wall"),
    ("doors or gunslits of the Long Barracks", "hexsides (doorway or gunslit) and of region long_barracks"),
    ("portes de la caserne longue", "hexsides doorway and of region long_barracks"),
    ("murs de l’enclos à bétail", "hexsides wall and of region cattle_pen"),
    ("murs de l’église", "hexsides church_wall"),
    ("walls touching cattle_pen or churchyard", "hexsides wall and touching (region cattle_pen or region churchyard)"),
    ("walls touching not plaza", "hexsides wall and touching (not region plaza)"),
    ("roofs in the church", "spots level roof and in region church"),
    ("levels in Bowie’s room", "spots in room CH1"),
    ("toits hors de la caserne longue", "spots level roof and in (not region long_barracks)"),
    ("hexes ground plaza or yard", "hexes ground plaza or ground yard"),
    ("plaza", "hexes region plaza"),
    ("ground outside", "hexes ground outside"),
    ("hexagones à ciel ouvert", "hexes open_top"),
    ("côtés qui ne sont pas libres et touchent 1404", "hexsides not clear and touching 1404"),
    ("walls protecting inside_walls", "hexsides wall and protects region inside_walls"),
    ("walls protecting nobody", "hexsides wall and protects nobody"),
    ("walls that protect 1305", "hexsides wall and protects 1305"),
    ("cited \"8.7\" walls", "hexsides cited \"8.7\" and wall"),
    ("reconstructed walls of columns 5..7", "hexsides reconstructed and wall and column 5..7"),
    ("rangées 3 à 5", "hexes row 3..5"),
    ("1404, 1405 1406", "hexes 1404 or 1405 or 1406"),
    ("1304/1404 layer upper", "hexsides 1304/1404 and layer upper"),
    ("soldiers’ quarters", "hexes room LB2 or room LB3"),
    ("building church", "hexes building church"),
    ("hexes", "hexes"),
    ("hexes not not any", "hexes not (not any)"),
    ("stone wall edge of (plaza or confines)", "hexsides stone_wall and edge of (region plaza or region confines)"),
    ("zone d’entrée 3", "hexes entry_area 3"),
    ("gun sites optional", "spots gun_site optional"),
    ("elevation 2", "spots elevation 2"),
    ("walls out of the confines", "hexsides wall and in (not region confines)"),
];

#[test]
fn texts_mean_what_a_designer_expects() {
    let map = alamo();
    for (text, canonical) in READ {
        match Query::parse(text, &map) {
            Ok(query) => {
                assert_eq!(query.to_string(), *canonical, "{text}");
                assert_eq!(Query::parse(canonical, &map).as_ref(), Ok(&query), "{canonical}");
            }
            Err(wrong) => panic!("{}\n{:?}", wrong.caret(text), wrong.message),
        }
    }
}

#[test]
fn every_kind_and_ground_is_known_by_the_words_of_both_languages() {
    let map = MapDocument::default();
    for tag in ["en", "fr"] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/strings/{tag}.ftl"));
        let strings = std::fs::read_to_string(path).unwrap();
        let name = |id: &str| {
            let line = strings.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
            line.unwrap_or_else(|| panic!("{id}")).to_owned()
        };
        for kind in HexsideKind::ALL {
            for text in [kind.name().to_owned(), name(&kind.word())] {
                let query = Query::parse(&text, &map).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
                assert_eq!(query.to_string(), format!("hexsides {}", kind.name()), "{text}");
            }
        }
        for ground in crate::map::Ground::ALL {
            let text = format!("ground {}", name(ground.word()));
            assert!(Query::parse(&text, &map).is_ok() || tag == "fr" || text.contains("open"), "{text}");
        }
    }
}

#[test]
fn the_examples_of_the_pages_are_read() {
    let map = alamo();
    for language in [crate::words::Language::English, crate::words::Language::French] {
        let page = super::super::page(language);
        let queries = page.split("```query\n").skip(1).map(|rest| rest.split_once("\n```").unwrap().0);
        let queries: Vec<_> = queries.flat_map(str::lines).collect();
        assert!(queries.len() > 9, "{language:?}");
        for text in queries {
            assert!(!found(&map, text).is_empty(), "{text}");
        }
        let settings = page.split("```set\n").skip(1).map(|rest| rest.split_once("\n```").unwrap().0);
        let settings: Vec<_> = settings.flat_map(str::lines).collect();
        assert!(settings.len() > 5, "{language:?}");
        for text in settings {
            assert!(super::super::Setting::parse(text, &map).is_ok(), "{text}");
        }
    }
}
