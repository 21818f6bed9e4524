//! Finds the rules engine that `bexar page --engine` embeds in a page: a WebAssembly program next to this one.

use std::env;
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::regular;

/// The name of its file, in any of the places searched.
const FILE: &str = "engine.wasm";
/// The path at which `cargo engine` puts it, within cargo's target folder.
const BUILT: &str = "wasm32-wasip1/engine";
/// The command that builds it, run in the workspace folder.
const COMMAND: &str = "rustup target add wasm32-wasip1 && cargo engine";
/// The first bytes of every WebAssembly program.
const MAGIC: &[u8] = b"\0asm";
/// The maximum size in bytes, larger than a page should be.
const MOST: u64 = 64 << 20;

/// Returns the bytes of the engine: from the file `named`, or else from the first that exists of `engine.wasm` next
/// to this program, the one `cargo engine` built in the same target folder as this program, and the one it built in
/// the workspace this program comes from.
///
/// # Errors
///
/// When there is none, with the command that builds one, or when there is something wrong with the file.
pub fn engine(named: Option<&Path>) -> Result<Vec<u8>, Phrase> {
    let places = places();
    let file = named.map(Path::to_owned).or_else(|| places.iter().find(|place| place.is_file()).cloned());
    let Some(file) = file else {
        let place = places.last().map(|place| place.display().to_string()).unwrap_or_default();
        return Err(Phrase::new("web-engine-not-built").with("place", place).with("command", COMMAND));
    };
    let bytes = regular::bytes(&file, MOST)
        .map_err(|reason| Phrase::new("web-engine-not-read").with("file", file.display()).said("reason", reason))?;
    if !bytes.starts_with(MAGIC) {
        return Err(Phrase::new("web-engine-not-wasm").with("file", file.display()));
    }
    Ok(bytes)
}

/// Returns the places searched if no file is named, in order.
fn places() -> Vec<PathBuf> {
    let own = env::current_exe().ok();
    let folder = own.as_deref().and_then(Path::parent);
    let beside = folder.map(|folder| folder.join(FILE));
    // Cargo puts this program into a subfolder of its target folder.
    let built = folder.and_then(Path::parent).map(|folder| folder.join(BUILT).join(FILE));
    // This crate lies two folders below the workspace.
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let workspace = workspace.map(|own| own.join("target").join(BUILT).join(FILE));
    [beside, built, workspace].into_iter().flatten().collect()
}
