//! Where the rules engine lies that `bexar page --engine` puts into a page: a WebAssembly program beside this one.

use std::env;
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::regular;

/// How its file is called, wherever it is looked for.
const FILE: &str = "engine.wasm";
/// Where `cargo engine` leaves it, in the folder cargo builds in.
const BUILT: &str = "wasm32-wasip1/engine";
/// What makes it, in the folder of the workspace.
const COMMAND: &str = "rustup target add wasm32-wasip1 && cargo engine";
/// How every WebAssembly program begins.
const MAGIC: &[u8] = b"\0asm";
/// More bytes than a page may have.
const MOST: u64 = 64 << 20;

/// The bytes of the engine: of the file that is named, or of the first that is there of `engine.wasm` beside this program,
/// the one `cargo engine` has built in the same folder as this program, and the one it has built in the workspace this
/// program comes from.
///
/// # Errors
///
/// That there is none, with the command that makes one, or what is wrong with the file.
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

/// Where it may lie when nobody names it, in the order it is looked for.
fn places() -> Vec<PathBuf> {
    let own = env::current_exe().ok();
    let folder = own.as_deref().and_then(Path::parent);
    let beside = folder.map(|folder| folder.join(FILE));
    // Cargo builds this program into a folder of the one it builds everything in.
    let built = folder.and_then(Path::parent).map(|folder| folder.join(BUILT).join(FILE));
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(|own| own.join("target").join(BUILT).join(FILE));
    [beside, built, workspace].into_iter().flatten().collect()
}
