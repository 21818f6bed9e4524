//! Invalid command lines, with messages in the requested language.

use bexar::cli::Exit;

use super::{Ran, run};

#[track_caller]
fn refused(line: &str) -> String {
    let Ran { exit, out, err } = run(line.split_whitespace());
    assert_eq!((exit, out.as_str()), (Exit::Trouble, ""), "{line}");
    err
}

/// Command lines with the messages expected in English and in French.
const MISTAKES: [(&str, &str, &str); 25] = [
    ("query alamo los 14x4 1401", "`14x4` is not a spot", "`14x4` n’est pas un emplacement"),
    ("query alamo moves kent9 1404/cellar", "`1404/cellar` is not a spot", "`1404/cellar` n’est pas un emplacement"),
    ("query alamo attacks kent9@14x4", "`14x4` is not a spot", "`14x4` n’est pas un emplacement"),
    ("odds alamo kent9 tenn7@99", "`99` is not a spot", "`99` n’est pas un emplacement"),
    ("query alamo zoc texan --with kent9", "`kent9` does not place a counter", "`kent9` ne place aucun pion"),
    ("query alamo zoc texan --with kent9@x", "`x` is not a spot", "`x` n’est pas un emplacement"),
    ("query alamo los 1404 1401 --breach 1404", "`1404` is not a hexside", "`1404` n’est pas un côté"),
    ("query alamo zoc french", "invalid value `french` for `<SIDE>`", "valeur `french` non valable pour `<CAMP>`"),
    (
        "query alamo moves kent9 --points 100",
        "`100` is out of range: 0 to 99",
        "`100` est hors limites\u{a0}: de 0 à 99",
    ),
    ("compare alamo --each-wall --stretch 0", "`0` is too small: 1 or more", "`0` est trop petit\u{a0}: 1 au moins"),
    ("playtest alamo --games x", "`x` is not a whole number", "`x` n’est pas un nombre entier"),
    ("playtest alamo --until 99", "`99` is out of range: from 0.1", "`99` est hors limites\u{a0}: de 0,1"),
    ("playtest alamo --until x", "`x` is not a number of percentage points", "`x` n’est pas un nombre de points"),
    ("playtest alamo --out a --only x", "`x` is not a game number", "`x` n’est pas un numéro de partie"),
    ("compare alamo --vary move.ma", "`move.ma` is not a parameter with values", "`move.ma` n’est pas un paramètre"),
    ("render alamo -o a.svg --hex-size 1", "`1` is not a hex size", "`1` n’est pas une taille d’hexagone"),
    ("render alamo -o a.svg --overlay x", "`x` is not an overlay", "`x` n’est pas un calque"),
    ("check alamo --deni warnings", "Did you mean `--deny`?", "Vouliez-vous dire `--deny`\u{202f}?"),
    ("check alamo --colour", "unknown argument `--colour`", "argument inconnu\u{a0}: `--colour`"),
    ("chek mission", "Did you mean `check`?", "commande inconnue"),
    ("render alamo", "missing: `--out <OUT>`", "il manque\u{a0}: `--out <SORTIE>`"),
    ("query alamo", "needs a subcommand", "demande une sous-commande"),
    ("check alamo --format", "`--format <FORMAT>` needs a value", "`--format <FORMAT>` demande une valeur"),
    ("check alamo --notes --notes", "may be given only once", "ne se donne qu’une fois"),
    ("alamo check alamo", "the command comes first", "la commande vient en premier"),
];

#[test]
fn whatever_is_wrong_is_said_in_both_languages() {
    for (line, english, french) in MISTAKES {
        let said = refused(line);
        assert!(said.starts_with("error: ") && said.contains(english), "{line}: {said}");
        let said = refused(&format!("{line} --lang fr"));
        assert!(said.starts_with("erreur\u{a0}: ") && said.contains(french), "{line}: {said}");
        for foreign in ["error", "invalid", "Usage", "possible values", "argument '", "required"] {
            assert!(!said.contains(foreign), "{line}: {said}");
        }
    }
}

#[test]
fn a_mistake_reads_so() {
    insta::assert_snapshot!("mistake_english", refused("query alamo zoc french"));
    insta::assert_snapshot!("mistake_french", refused("query alamo los 14x4 1401 --lang fr"));
}
