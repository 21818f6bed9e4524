//! The icon, the version and the manifest of the program for Windows.

use std::io;

const ICON: &str = "assets/bexar.ico";
/// Makes Windows use paths of any length, UTF-8, and sharp windows on every monitor.
const MANIFEST: &str = "packages/windows/bexar.exe.manifest";

/// The files that it is made of.
pub(crate) const FILES: [&str; 2] = [ICON, MANIFEST];

/// Links the resource into the programs that are built for Windows; does nothing for other systems.
///
/// # Errors
///
/// When the resource compiler is missing, which comes with the linker.
pub(crate) fn embed() -> io::Result<()> {
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST);
    resource.set("ProductName", "Bexar").set("FileDescription", "Bexar");
    resource.compile()
}
