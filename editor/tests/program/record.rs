//! `bexar record`.

use std::ffi::OsStr;
use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, alamo, read, run};

/// The options that describe the bundled correction.
const ARTICLE: [&str; 18] = [
    "--title-en",
    "The palisade between Long Barracks and North Wall",
    "--title-fr",
    "La palissade entre la caserne longue et le mur nord",
    "--source",
    "Alan R. Arvold, Advanced Rules for The Alamo (MOVES 92)",
    "--page",
    "Terrain Correction, 1 and 2",
    "--each",
    "advanced: terrain correction",
    "--note-en",
    "This wooden wall rose to the height of the outer one: four movement points to cross instead of one. Its gaps gave \
     a hold for hands and feet, so no ladder is needed.",
    "--note-fr",
    "Le mur de bois était aussi haut que la paroi extérieure : quatre points de mouvement pour le franchir au lieu d’un. \
     Ses interstices offraient prise aux mains et aux pieds ; aucun besoin d’échelle.",
    "--note-en",
    "Behind it there is neither roof nor inner wall: a unit that crosses comes down on level 1 in 1205 or 1305. Sight and \
     combat are those of a wooden wall.",
    "--note-fr",
    "Derrière, ni toit ni paroi intérieure : qui franchit descend au niveau 1 en 1205 ou 1305. La vue et le combat sont \
     ceux d’un mur de bois.",
];

const SHORT: [&str; 4] = ["--title-en", "Mine", "--reason-en", "it plays better"];

fn record(now: &Path, out: &Path, about: &[&str]) -> Ran {
    let fixed = ["record".as_ref(), "alamo".as_ref(), now.as_os_str(), OsStr::new("-o"), out.as_os_str()];
    run(fixed.into_iter().chain(about.iter().map(OsStr::new)))
}

/// Returns the map with the palisade as a designer paints it: kinds changed, origins set by the editor.
fn painted() -> String {
    let palisade = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"].map(|side| format!("(at: \"{side}:ground\""));
    let lines = alamo().lines().map(|line| {
        if !palisade.iter().any(|at| line.trim_start().starts_with(at)) {
            return line.to_owned();
        }
        let (wall, _) = line.split_once(" by: ").unwrap();
        let wall = wall.replace("wooden_wall", "high_palisade");
        wall + " by: Reconstructed(\"painted in the editor\", \"peint dans l’éditeur\")),"
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_painted_palisade_is_recorded_as_the_bundled_correction() {
    let desk = Desk::new();
    let (now, out) = (desk.put("painted.map.ron", painted()), desk.path("mine.correction.ron"));
    let ran = record(&now, &out, &ARTICLE);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert_eq!(read(&out), bundled("palisade.correction.ron").unwrap());
    let errata = run(["diff", "alamo", "palisade"]).out;
    let list = errata.trim_end_matches("4 changes\n");
    assert!(ran.out.starts_with(list) && ran.out.contains("4 changes recorded in "), "{}", ran.out);
}

#[test]
fn a_correction_of_ones_own_invention_is_original() {
    let desk = Desk::new();
    let (now, out) = (desk.put("painted.map.ron", painted()), desk.path("mine.correction.ron"));
    let ran = record(&now, &out, &["--title-en", "Mine", "--original"]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(read(&out).contains("  by: Original,\n"));
    assert!(ran.out.contains("[original: invented by its author]"), "{}", ran.out);
}

#[test]
fn what_is_recorded_can_be_applied() {
    let desk = Desk::new();
    let (recorded, applied) = (desk.path("mine.correction.ron"), desk.path("applied.map.ron"));
    assert_eq!(record(Path::new("palisade"), &recorded, &SHORT).exit, Exit::Fine);
    let ran = run(["apply".as_ref(), recorded.as_os_str(), "alamo".as_ref(), "-o".as_ref(), applied.as_os_str()]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    assert!(read(&recorded).contains("by: Reconstructed(\"it plays better\")"));
    // An origin cited by the designer on the map is not overwritten.
    assert_eq!(read(&applied).matches("high_palisade").count(), 4);
    assert_eq!(read(&applied).matches("it plays better").count(), 0);
}

#[test]
fn nothing_to_record_is_said_and_nothing_written() {
    let desk = Desk::new();
    let out = desk.path("mine.correction.ron");
    let ran = record(Path::new("alamo"), &out, &SHORT);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("nothing to record"), "{}", ran.err);
    let ran = record(Path::new("alamo.counters.ron"), &out, &SHORT);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("not a map"), "{}", ran.err);
    let ran = record(Path::new("palisade"), &out, &["--title-en", "Mine"]);
    assert!(ran.exit == Exit::Trouble && ran.err.contains("--source"), "{}", ran.err);
    assert_eq!(desk.names(), Vec::<String>::new());
}
