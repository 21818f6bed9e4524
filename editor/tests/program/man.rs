//! `bexar man`.

use bexar::cli::Exit;

use super::{Desk, read, run};

#[test]
fn a_page_goes_to_standard_output() {
    for (arguments, title) in [
        (&["man"][..], ".TH bexar 1"),
        (&["man", "check"], ".TH bexar-check 1"),
        (&["man", "query", "los"], ".TH bexar-query-los 1"),
    ] {
        let ran = run(arguments);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{arguments:?}");
        assert!(ran.out.contains(title) && ran.out.contains("Example: bexar"), "{arguments:?}: {}", ran.out);
    }
}

#[test]
fn all_pages_go_into_a_folder_and_replace_nothing_but_such_pages() {
    let desk = Desk::new();
    let out = desk.path("new/man1");
    let write = || run(["man".as_ref(), "-o".as_ref(), out.as_os_str()]);
    let ran = write();
    assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
    assert!(ran.out.contains("manual pages written to"), "{}", ran.out);
    let page = read(&out.join("bexar-render.1"));
    assert_eq!(page, run(["man", "render"]).out);
    assert_eq!(write().exit, Exit::Fine, "a second time");
    std::fs::write(out.join("bexar-check.1"), "my notes").unwrap();
    let ran = write();
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("bexar-check.1") && ran.err.contains("a manual page"), "{}", ran.err);
}

#[test]
fn a_verb_that_is_not_there_is_named_with_the_nearest() {
    let ran = run(["man", "chekc"]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("did you mean `check`") && ran.err.contains("playtest"), "{}", ran.err);
    let ran = run(["man", "chekc", "--lang", "fr"]);
    assert!(ran.err.contains("vouliez-vous dire `check`"), "{}", ran.err);
}
