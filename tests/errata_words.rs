//! Edits worded as an errata list, in both languages.

use bexar::files::bundled;
use bexar::words::Voice;
use rules::edit::{Edit, apply_all, describe, difference, paint_hexside};
use rules::hex::Hex;
use rules::hexside::Layer;
use rules::map::{Anchor, Corner, Grid, HexsideKind, MapDocument, Protects, Scan};
use rules::provenance::Provenance;
use rules::text;
use rules::words::{Language, Words};

fn alamo() -> MapDocument {
    text::read(bundled("alamo.map.ron").expect("the Alamo is bundled")).expect("the Alamo can be read")
}

/// Returns one change of every kind.
fn changes() -> Vec<Edit> {
    let by = Provenance::Cited("terrain correction".to_owned());
    let (from, mut to) = (alamo(), alamo());
    to.title = Words::new("My Alamo", "Mon Alamo");
    to.grid = Grid { columns: 26, ..to.grid };
    let anchor = Anchor { at: Hex::new(3, 4), corner: Some(Corner::Left), x: 120, y: 340 };
    let checked = vec![Hex::new(1, 1), Hex::new(1, 2)];
    to.scan = Some(Scan { anchors: vec![anchor], checked, ..Scan::new("alamo.png") });
    let paint = |side: &str, kind| paint_hexside(&from, side.parse().expect("a hexside"), &[Layer::Ground], kind, &by);
    let edits = [paint("1304/1305", HexsideKind::HighPalisade), paint("0101/0102", HexsideKind::DryStreambed)];
    apply_all(&mut to, &edits).expect("fresh edits fit");
    let wall =
        to.hexsides.iter_mut().find(|entry| entry.at.to_string() == "1204/1305:ground").expect("the palisade is drawn");
    wall.protects = Protects::Both;
    to.hexes[0].ground = rules::map::Ground::Plaza;
    to.hexes[1].open_top = true;
    to.rooms[0].name = Words::new("Kitchen", "Cuisine");
    to.rooms[0].spots.pop();
    to.rooms[1].building = String::from("annex");
    to.regions.pop();
    to.entry_areas[0].hexes[0] = "0101".parse().expect("a hex");
    to.gun_sites[0].kind = rules::map::GunSiteKind::Optional;
    to.gun_sites.pop();
    to.labels[0].size += 10;
    to.labels[0].turned += 15;
    difference(&from, &to)
}

#[test]
fn every_kind_of_change_reads_well_in_both_languages() {
    for (language, name) in [(Language::English, "english"), (Language::French, "french")] {
        let voice = Voice::new(language);
        let lines: Vec<String> = changes().iter().flat_map(describe).map(|message| voice.say(&message)).collect();
        for line in &lines {
            assert!(!line.contains('{') && !line.contains("edit-"), "{line}");
        }
        insta::assert_snapshot!(name, lines.join("\n"));
    }
}
