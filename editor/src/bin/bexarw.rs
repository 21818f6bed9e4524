//! Starts `bexar` on Windows without a console window beside the editor: for the Start menu and for double clicks.
//!
//! A program for Windows is either one for the console or one for windows; `bexar` has verbs and needs the console. So
//! this one, which is for windows, starts it without one, passes everything on, and ends with it.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Tells `bexar` that nobody sees its messages, so that it shows them in a dialog.
const UNSEEN: &str = "BEXAR_WITHOUT_CONSOLE";

fn main() -> ExitCode {
    let Ok(own) = std::env::current_exe() else { return ExitCode::from(2) };
    let mut bexar = Command::new(beside(&own));
    bexar.args(std::env::args_os().skip(1)).env(UNSEEN, "1");
    without_console(&mut bexar);
    let code = bexar.status().ok().and_then(|status| status.code());
    code.and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::from(2), ExitCode::from)
}

/// Returns the path of `bexar`, which lies beside this program.
fn beside(own: &Path) -> PathBuf {
    own.with_file_name(format!("bexar{}", std::env::consts::EXE_SUFFIX))
}

#[cfg(windows)]
fn without_console(command: &mut Command) {
    use std::os::windows::process::CommandExt;

    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

/// Other systems open no console by themselves.
#[cfg(not(windows))]
const fn without_console(_: &mut Command) {}
