//! Restarts the program with other environment variables for its window libraries.
//!
//! The libraries read the environment once, at start. Changing it within the running process is `unsafe`; restarting
//! with a different environment is not.

use std::ffi::OsString;
use std::process::Command;

/// The variable with which iced chooses the renderer.
const RENDERER: &str = "ICED_BACKEND";
/// The renderer that needs no graphics card.
const SOFTWARE: &str = "tiny-skia";
/// The variable set in the new process, so that it never restarts again.
const DONE: &str = "BEXAR_RESTARTED";

/// The renderer to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Renderer {
    /// The software renderer, requested by the user.
    Software,
    /// The software renderer, because the machine has no graphics card, unless the user's environment chooses
    /// another.
    SoftwareUnlessChosen,
    /// The renderer the window library prefers.
    AsFound,
}

/// Restarts the program unless the variables are already right. Returns if they are, or if the restart fails; the
/// window is then opened with the current environment.
pub(super) fn when_needed(renderer: Renderer, only_x11: bool) {
    let choose = must_choose(renderer, std::env::var_os(RENDERER));
    if std::env::var_os(DONE).is_some() || !(choose || only_x11) {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut command = Command::new(program);
    command.args(std::env::args_os().skip(1)).env(DONE, "1");
    if choose {
        command.env(RENDERER, SOFTWARE);
    }
    if only_x11 {
        command.env_remove("WAYLAND_DISPLAY");
    }
    replace_this_process(command);
}

fn must_choose(renderer: Renderer, chosen: Option<OsString>) -> bool {
    match renderer {
        Renderer::Software => chosen.is_none_or(|chosen| chosen != SOFTWARE),
        Renderer::SoftwareUnlessChosen => chosen.is_none(),
        Renderer::AsFound => false,
    }
}

#[cfg(unix)]
fn replace_this_process(mut command: Command) {
    use std::os::unix::process::CommandExt;
    // Returns only if it fails.
    let _ = command.exec();
}

#[cfg(not(unix))]
fn replace_this_process(mut command: Command) {
    if let Ok(status) = command.status() {
        std::process::exit(status.code().unwrap_or(2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_switch_beats_the_variable_and_the_variable_beats_the_guess() {
        let chosen = |name: &str| Some(OsString::from(name));
        assert!(must_choose(Renderer::Software, chosen("wgpu")));
        assert!(!must_choose(Renderer::Software, chosen("tiny-skia")));
        assert!(must_choose(Renderer::SoftwareUnlessChosen, None));
        assert!(!must_choose(Renderer::SoftwareUnlessChosen, chosen("wgpu")));
        assert!(!must_choose(Renderer::AsFound, None));
    }
}
