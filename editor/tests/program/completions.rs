//! `bexar completions`.

use std::process::Command;

use bexar::cli::Exit;

use super::{Desk, run};

#[test]
fn a_shell_that_nobody_knows_is_refused_with_those_that_are_known() {
    let ran = run(["completions", "tcsh"]);
    assert_eq!((ran.exit, ran.out.as_str()), (Exit::Trouble, ""));
    assert!(ran.err.contains("bash") && ran.err.contains("powershell"), "{}", ran.err);
}

/// Bash itself completes verbs, options, values, bundled names, and files.
#[cfg(target_os = "linux")]
#[test]
fn bash_completes_with_the_script() {
    let desk = Desk::new();
    let script = desk.put("bexar.bash", run(["completions", "bash"]).out);
    let complete = |line: &str| {
        let words: Vec<_> = line.split(' ').map(|word| format!("'{word}'")).collect();
        let last = words.len() - 1;
        let code = format!(
            "source '{}'; COMP_WORDS=({}); COMP_CWORD={last}; _bexar bexar {} {}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            script.display(),
            words.join(" "),
            words[last],
            words[last - 1],
        );
        let output = Command::new("bash").args(["--norc", "-c", &code]).output().unwrap();
        let offered = String::from_utf8(output.stdout).unwrap();
        offered.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(complete("bexar comp"), ["compare", "completions"]);
    assert_eq!(complete("bexar check --deny w"), ["warnings"]);
    assert_eq!(complete("bexar check miss"), ["mission"]);
    assert_eq!(complete("bexar query mission lo"), ["los"]);
    assert_eq!(complete("bexar completions po"), ["powershell"]);
    // With nothing to offer, bash turns to files.
    assert_eq!(complete("bexar check ./my-f"), [""]);
}
