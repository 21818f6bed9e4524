//! `bexar new`.

use bexar::cli::Exit;
use bexar::files::bundled_names;

use super::{Desk, read, run};

#[test]
fn a_copy_of_every_bundled_variant_is_called_otherwise_and_passes_check() {
    let desk = Desk::new();
    for name in bundled_names("variant.ron") {
        let own = format!("own_{}", name.rsplit('/').next().unwrap());
        let file = desk.path(&format!("{own}.variant.ron"));
        let out = file.to_str().unwrap();
        let ran = run(["new", "variant", "--like", name, "-o", out]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{name}");
        let text = read(&file);
        assert!(text.contains(&format!("\n  id: \"{own}\",\n")) && !text.contains("cites:"), "{name}");
        let checked = run(["check", out]);
        assert_eq!((checked.exit, checked.out.as_str()), (Exit::Fine, ""), "{name}");
    }
}

#[test]
fn what_was_begun_is_played_at_once() {
    let desk = Desk::new();
    for (like, file) in [(&["--like", "smoke"][..], "thick-smoke.variant.ron"), (&[], "dark.variant.ron")] {
        let file = desk.path(file);
        let out = file.to_str().unwrap();
        let ran = run([&["new", "variant", "-o", out], like].concat());
        assert!(ran.out.contains(&format!("bexar playtest alamo --variant {out}")), "{}", ran.out);
        for verb in ["playtest", "compare"] {
            let line = [verb, "mission", "--games", "2", "--texan", "random", "--mexican", "random", "--variant", out];
            let played = run(line);
            assert!(played.exit != Exit::Trouble, "{}", played.err);
        }
    }
}

#[test]
fn every_part_has_its_comment_in_the_language_of_the_messages() {
    for (language, rule) in [("en", "    // Lines of sight do not pass"), ("fr", "    // La vue ne traverse pas")] {
        let ran = run(["new", "variant", "--like", "smoke", "--lang", language]);
        let lines: Vec<_> = ran.out.lines().collect();
        assert!(lines.iter().any(|line| line.starts_with(rule)), "{}", ran.out);
        assert!(ran.out.contains("bexar explain language") && !ran.out.contains("begin-"));
        for part in ["id", "params", "flags", "tables", "rules", "// needs", "// regions", "// kinds"] {
            let at = lines.iter().position(|line| line.starts_with(&format!("  {part}: "))).unwrap();
            assert!(lines[at - 1].starts_with("  // "), "{part}");
        }
    }
}

#[test]
fn nothing_is_overwritten_and_names_are_names() {
    let desk = Desk::new();
    let file = desk.put("mine.variant.ron", "mine");
    let out = file.to_str().unwrap();
    for (line, says) in [
        (&["new", "variant", "-o", out][..], "already exists"),
        (&["new", "variant", "--id", "My Rule"], "cannot be the name"),
        (&["new", "variant", "--like", "smokes"], "smokes"),
    ] {
        let ran = run(line.iter().copied());
        assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{line:?}");
        assert!(ran.err.contains(says), "{}", ran.err);
    }
    assert_eq!(read(&file), "mine");
    assert_eq!(run(["new", "variant", "--id", "night"]).out.matches("\"night").count(), 2);
}
