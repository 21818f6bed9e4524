//! What a newcomer meets first: the help, in his language, and what is said of a mistyped word.

use bexar::cli::Exit;

use super::run;

#[test]
fn the_help_in_french_is_french_to_its_last_word() {
    for line in [vec!["--help"], vec!["check", "--help"], vec!["query", "los", "-h"], vec!["help", "fix"]] {
        let ran = run(["--lang", "fr"].into_iter().chain(line.iter().copied()));
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{line:?}");
        assert!(ran.out.contains("Utilisation\u{a0}: bexar") && ran.out.contains("Options\u{a0}:"), "{}", ran.out);
        for english in ["Usage", "Print", "Prints the", "possible values", "[default", "Example"] {
            assert!(!ran.out.contains(english), "{english}: {}", ran.out);
        }
    }
}

#[test]
fn a_mistyped_document_verb_or_page_is_answered_with_what_was_meant() {
    for (line, meant) in [
        (vec!["check", "alam"], "did you mean `alamo`?"),
        (vec!["check", "smoke"], "did you mean `homebrew/smoke`?"),
        (vec!["playtest", "misson"], "did you mean `mission`?"),
        (vec!["explain", "leaking-wals"], "did you mean `leaking-walls`?"),
        (vec!["plays"], "did you mean `bexar playtest`?"),
        (vec!["chekc"], "did you mean `bexar check`?"),
    ] {
        let ran = run(line.iter().copied());
        assert_eq!(ran.exit, Exit::Trouble, "{line:?}");
        assert!(ran.err.contains(meant) && ran.err.lines().count() == 1, "{line:?}: {}", ran.err);
        assert!(!ran.err.contains("Bundled") && !ran.err.contains("display"), "{line:?}: {}", ran.err);
    }
    let log = run(["replay", "nofile"]);
    assert!(log.err.contains("file not found") && !log.err.contains("Bundled"), "{}", log.err);
}

#[test]
fn no_problems_are_told_beside_the_results() {
    let ran = run(["check", "alamo"]);
    assert_eq!((ran.exit, ran.out.as_str(), ran.err.as_str()), (Exit::Fine, "", "No problems.\n"));
    let ran = run(["check", "alamo", "mission", "--lang", "fr"]);
    assert_eq!(ran.err, "Aucun problème dans 2 fichiers.\n");
    assert_eq!(run(["check", "alamo", "--format", "json"]).err, "");
}

#[test]
fn a_number_is_read_as_it_is_written() {
    let ran = run(["playtest", "mission", "--games", "2", "--until", "0,5", "--lang", "fr"]);
    assert!(ran.exit != Exit::Trouble && !ran.err.contains("0,5"), "{}", ran.err);
    let wrong = run(["playtest", "mission", "--until", "0,05", "--lang", "fr"]);
    assert!(wrong.err.contains("de 0,1 à 50"), "{}", wrong.err);
}
