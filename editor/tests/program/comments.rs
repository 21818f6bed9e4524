//! Comments in documents: no verb overwrites them unless told to continue.

use std::ffi::OsStr;
use std::path::Path;

use bexar::cli::Exit;
use bexar::files::bundled;

use super::{Desk, Ran, alamo, alamo_with_clear, read, run};

/// Returns a text with a comment on its third line and one after its end.
fn noted(text: &str) -> String {
    text.replacen("  title:", "  // As of March.\n  title:", 1) + "/* The end. */\n"
}

fn despite(arguments: &[&OsStr]) -> Ran {
    run(arguments.iter().copied().chain(["--despite-comments".as_ref()]))
}

/// Checks that a verb refuses to overwrite a file with comments, which is left unchanged, and writes if told to
/// continue.
#[track_caller]
fn binds(file: &Path, arguments: &[&OsStr]) -> Ran {
    let before = noted(&read(file));
    std::fs::write(file, &before).unwrap();
    let ran = run(arguments);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""), "{}", ran.err);
    let told = format!("`{}` has 2 comments, the first on line 3, and they would be lost.", file.display());
    assert!(ran.err.contains(&told) && ran.err.contains("--despite-comments"), "{}", ran.err);
    assert!(ran.err.ends_with("Nothing was written.\n"), "{}", ran.err);
    assert_eq!(read(file), before);
    let ran = despite(arguments);
    assert!(ran.exit != Exit::Trouble, "{}", ran.err);
    assert_eq!(rules::text::comments(&read(file)), []);
    ran
}

#[test]
fn a_file_that_is_mended_keeps_its_comments() {
    let desk = Desk::new();
    let map = desk.put("hole.map.ron", alamo_with_clear("1403/1404"));
    let [fix, suggestions] = ["fix", "--suggestions"].map(OsStr::new);
    let ran = binds(&map, &[fix, map.as_os_str(), suggestions]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    // If there is nothing to write, nothing is lost, and nor is it in a dry run.
    let text = noted(alamo());
    let map = desk.put("whole.map.ron", &text);
    assert_eq!(run([fix, map.as_os_str()]).exit, Exit::Fine);
    let hole = noted(&alamo_with_clear("1403/1404"));
    let map = desk.put("hole.map.ron", &hole);
    let ran = run([fix, map.as_os_str(), suggestions, "--dry-run".as_ref()]);
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert_eq!((read(&desk.path("whole.map.ron")), read(&map)), (text, hole));
}

#[test]
fn a_file_that_is_mended_beside_one_with_comments_is_mended() {
    let desk = Desk::new();
    let noted = desk.put("noted.map.ron", noted(&alamo_with_clear("1403/1404")));
    let plain = desk.put("plain.map.ron", alamo_with_clear("1403/1404"));
    let ran = run(["fix".as_ref(), noted.as_os_str(), plain.as_os_str(), "--suggestions".as_ref()]);
    assert_eq!(ran.exit, Exit::Trouble);
    assert!(ran.err.contains("noted.map.ron") && !ran.err.contains("plain.map.ron"), "{}", ran.err);
    assert_ne!(read(&plain), alamo_with_clear("1403/1404"));
}

#[test]
fn what_is_found_and_replaced_keeps_comments() {
    let desk = Desk::new();
    let edit = |map: &Path, find: &str, rest: &[&OsStr]| {
        let fixed = ["edit".as_ref(), map.as_os_str(), "--find".as_ref(), find.as_ref()];
        let set = ["--set", "high_palisade"].map(OsStr::new);
        fixed.into_iter().chain(set).chain(rest.iter().copied()).map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    let map = desk.put("fort.map.ron", alamo());
    let in_place = edit(&map, "wooden walls", &["--in-place".as_ref()]);
    let ran = binds(&map, &in_place.iter().map(AsRef::as_ref).collect::<Vec<_>>());
    assert_eq!(ran.err, "");
    // No such hexside is left: the file is unchanged.
    let text = noted(&read(&map));
    desk.put("fort.map.ron", &text);
    let ran = run(&in_place);
    assert_eq!((ran.exit, ran.err.as_str(), read(&map)), (Exit::Fine, "", text));
    // Writing a copy loses nothing of the file; the message says what the copy lacks.
    let map = desk.put("fort.map.ron", noted(alamo()));
    let out = desk.path("copy.map.ron");
    let ran = run(edit(&map, "wooden walls", &["-o".as_ref(), out.as_os_str()]));
    let told = format!("the 2 comments in `{}`, the first on line 3, are not in `{}`", map.display(), out.display());
    assert!(ran.err.contains(&told), "{}", ran.err);
    assert!(out.exists());
}

#[test]
fn what_others_made_is_not_written_over_comments() {
    let desk = Desk::new();
    let [out, mine] = ["out.map.ron", "mine.map.ron"].map(|name| desk.put(name, alamo()));
    let write = OsStr::new("-o");
    let ran = binds(
        &out,
        &["apply", "palisade", "alamo"].map(OsStr::new).into_iter().chain([write, out.as_os_str()]).collect::<Vec<_>>(),
    );
    assert_eq!(ran.err, "");
    desk.put("mine.map.ron", noted(&alamo_with_clear("1403/1404")));
    let merge = ["merge".as_ref(), "alamo".as_ref(), mine.as_os_str(), "alamo".as_ref(), write, out.as_os_str()];
    let ran = binds(&out, &merge);
    assert!(ran.err.contains("mine.map.ron") && ran.err.contains("are not in"), "{}", ran.err);
    let correction = desk.put("mine.correction.ron", bundled("palisade.correction.ron").unwrap());
    let record = ["record".as_ref(), "alamo".as_ref(), mine.as_os_str(), write, correction.as_os_str()];
    let about = ["--title-en", "A gap", "--source", "A letter"].map(OsStr::new);
    let ran = binds(&correction, &record.into_iter().chain(about).collect::<Vec<_>>());
    assert_eq!(ran.err, "", "a correction is no copy");
}

#[test]
fn found_figures_and_openings_are_not_written_over_comments() {
    let desk = Desk::new();
    let rules = desk.put("mission.rules.ron", bundled("mission.rules.ron").unwrap());
    let tune = ["balance", "mission", "--tune", "withdrawal.threshold=-1..1", "--games", "20", "-o"].map(OsStr::new);
    let before = noted(&read(&rules));
    desk.put("mission.rules.ron", &before);
    let ran = run(tune.into_iter().chain([rules.as_os_str()]));
    assert!(ran.exit == Exit::Trouble && ran.err.contains("--despite-comments"), "{}", ran.err);
    assert_eq!((read(&rules), ran.out.as_str()), (before, ""), "before any game is fought");
    let opening = desk.put("opening-01.scenario.ron", noted(bundled("mission.scenario.ron").unwrap()));
    let folder = opening.parent().unwrap();
    let openings = ["openings", "mission", "--openings", "1", "--out"].map(OsStr::new);
    let ran = run(openings.into_iter().chain([folder.as_os_str()]));
    assert!(ran.exit == Exit::Trouble && ran.err.contains("opening-01.scenario.ron"), "{}", ran.err);
}

#[test]
fn comments_are_told_in_french() {
    let desk = Desk::new();
    let out = desk.put("out.map.ron", format!("// Une.\n{}", alamo()));
    let verb = ["apply", "palisade", "alamo", "--lang", "fr", "-o"].map(OsStr::new);
    let ran = run(verb.into_iter().chain([out.as_os_str()]));
    let told = format!("`{}` a 1 commentaire, à la ligne 1, et il serait perdu.", out.display());
    assert!(ran.exit == Exit::Trouble && ran.err.contains(&told), "{}", ran.err);
}
