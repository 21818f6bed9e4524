//! Finds out whether there is a display for a window, and how to draw on it.
//!
//! The window library panics if there is none, so this connects first.

use std::path::Path;
#[cfg(all(unix, not(target_os = "macos")))]
use std::path::PathBuf;

/// The display found in the environment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Display {
    /// A display accepts connections.
    Answers,
    /// Wayland is named but does not respond, X11 does: Wayland must be hidden from the window library.
    OnlyX11,
    /// No display accepts connections.
    Missing,
}

/// Looks for a display named by the environment variables of this process.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn find(variable: &dyn Fn(&str) -> Option<String>) -> Display {
    // An open connection passed on by the parent process.
    if variable("WAYLAND_SOCKET").is_some_and(|descriptor| !descriptor.is_empty()) {
        return Display::Answers;
    }
    let wayland = wayland_socket(variable);
    let x11 = || variable("DISPLAY").is_some_and(|name| x11_answers(&name));
    match wayland {
        Some(socket) if connects(&socket) => Display::Answers,
        Some(_) if x11() => Display::OnlyX11,
        None if x11() => Display::Answers,
        _ => Display::Missing,
    }
}

/// Other systems always have a display.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) fn find(_: &dyn Fn(&str) -> Option<String>) -> Display {
    Display::Answers
}

/// Whether the machine has no graphics device, in which case the graphics library would emulate one, more slowly than
/// the software renderer draws.
pub(super) fn has_no_graphics_device() -> bool {
    cfg!(target_os = "linux") && !has_render_node(Path::new("/dev/dri"))
}

fn has_render_node(folder: &Path) -> bool {
    folder
        .read_dir()
        .is_ok_and(|entries| entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("renderD")))
}

#[cfg(all(unix, not(target_os = "macos")))]
fn connects(socket: &Path) -> bool {
    std::os::unix::net::UnixStream::connect(socket).is_ok()
}

/// Returns the path of the socket that `WAYLAND_DISPLAY` names: a path, or a name in the runtime folder.
#[cfg(all(unix, not(target_os = "macos")))]
fn wayland_socket(variable: &dyn Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let name = variable("WAYLAND_DISPLAY").filter(|name| !name.is_empty())?;
    Some(PathBuf::from(variable("XDG_RUNTIME_DIR").unwrap_or_default()).join(name))
}

/// Whether the X server with a name such as `:0`, `host:10.0` or `/path/to/socket:0` accepts a connection.
#[cfg(all(unix, not(target_os = "macos")))]
fn x11_answers(name: &str) -> bool {
    use std::net::{TcpStream, ToSocketAddrs};
    use std::time::Duration;

    let Some((host, number)) = name.rsplit_once(':') else { return false };
    let Ok(number) = number.split('.').next().unwrap_or_default().parse::<u16>() else { return false };
    match host {
        "" | "unix" => {
            let socket = PathBuf::from(format!("/tmp/.X11-unix/X{number}"));
            connects(&socket) || connects_by_name(&socket)
        }
        path if path.starts_with('/') => connects(Path::new(path)) || connects(Path::new(name)),
        host => {
            let port = number.checked_add(6000);
            port.and_then(|port| (host, port).to_socket_addrs().ok()).is_some_and(|mut found| {
                found.any(|at| TcpStream::connect_timeout(&at, Duration::from_secs(3)).is_ok())
            })
        }
    }
}

/// Linux X servers also listen on an abstract socket, and some only there.
#[cfg(target_os = "linux")]
fn connects_by_name(socket: &Path) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};

    SocketAddr::from_abstract_name(socket.as_os_str().as_bytes())
        .is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
}

#[cfg(all(unix, not(target_os = "macos"), not(target_os = "linux")))]
const fn connects_by_name(_: &Path) -> bool {
    false
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    fn find_with(set: &[(&str, &str)]) -> Display {
        find(&|name| set.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn nothing_named_or_nobody_there_is_no_display() {
        assert_eq!(find_with(&[]), Display::Missing);
        for name in ["", ":64999", "nonsense", ":x", "/no/such/socket:0"] {
            assert_eq!(find_with(&[("DISPLAY", name)]), Display::Missing, "{name}");
        }
        assert_eq!(
            find_with(&[("WAYLAND_DISPLAY", "no-such-socket"), ("XDG_RUNTIME_DIR", "/nowhere")]),
            Display::Missing
        );
    }

    #[test]
    fn a_server_that_listens_is_a_display() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("wayland-7");
        let _server = UnixListener::bind(&socket).unwrap();
        let runtime = folder.path().to_str().unwrap();
        assert_eq!(find_with(&[("WAYLAND_DISPLAY", "wayland-7"), ("XDG_RUNTIME_DIR", runtime)]), Display::Answers);
        assert_eq!(find_with(&[("WAYLAND_DISPLAY", socket.to_str().unwrap())]), Display::Answers);
    }

    #[test]
    fn a_dead_wayland_does_not_hide_an_x_server() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("X");
        let _server = UnixListener::bind(&socket).unwrap();
        let x11 = format!("{}:0", socket.display());
        assert_eq!(find_with(&[("DISPLAY", &x11)]), Display::Answers);
        assert_eq!(find_with(&[("WAYLAND_DISPLAY", "gone"), ("DISPLAY", &x11)]), Display::OnlyX11);
    }

    #[test]
    fn only_a_render_node_is_a_graphics_device() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("card0"), "").unwrap();
        assert!(!has_render_node(folder.path()));
        std::fs::write(folder.path().join("renderD128"), "").unwrap();
        assert!(has_render_node(folder.path()));
        assert!(!has_render_node(Path::new("/no/such/folder")));
    }
}
