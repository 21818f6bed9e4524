//! Without a verb: the editor, or one message if it cannot open.

use std::process::Output;

use super::program;

#[track_caller]
fn is_one_message_naming_the_verbs(output: &Output) {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(said.lines().count(), 1, "{said}");
    for verb in ["check", "apply", "diff", "render", "playtest"] {
        assert!(said.contains(verb), "{verb}: {said}");
    }
}

#[test]
fn without_a_display_it_names_the_verbs() {
    is_one_message_naming_the_verbs(&program().output().unwrap());
    is_one_message_naming_the_verbs(&program().args(["alamo", "--software"]).output().unwrap());
}

#[test]
fn a_display_that_does_not_answer_is_none() {
    let dead_x11 = program().env("DISPLAY", ":64998").output().unwrap();
    is_one_message_naming_the_verbs(&dead_x11);
    let dead_wayland = program().env("WAYLAND_DISPLAY", "nobody").env("XDG_RUNTIME_DIR", "/no/such/folder").output();
    is_one_message_naming_the_verbs(&dead_wayland.unwrap());
}

/// A server that accepts connections and hangs up at once: the window library panics or fails, the program does not.
#[cfg(all(feature = "gui", target_os = "linux"))]
#[test]
fn a_window_that_fails_to_open_is_a_message() {
    use std::os::unix::net::UnixListener;

    let folder = tempfile::tempdir().unwrap();
    let server = UnixListener::bind(folder.path().join("wayland-0")).unwrap();
    std::thread::spawn(move || server.incoming().for_each(drop));
    let state = folder.path().join("state");
    let mut program = program();
    program.env("WAYLAND_DISPLAY", "wayland-0").env("XDG_RUNTIME_DIR", folder.path()).env("XDG_STATE_HOME", &state);
    let output = program.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("apt install") && !said.contains("RUST_BACKTRACE"), "{said}");
    assert!(!state.exists(), "a display that hangs up is no fault of the program, and nothing to report");
}
