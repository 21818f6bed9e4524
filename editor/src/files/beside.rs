//! The scenario that cases and logs name.

use std::path::Path;

use rules::message::Message;
use rules::project::LoadError;

use super::{Kind, Source, bundled, bundled_names, is_file_name, read};

/// The scenario a document names: a file beside it, or one that comes with the program.
///
/// # Errors
///
/// When there is neither, with the message of this id; when the file cannot be read.
pub(super) fn beside(source: &Source, name: &str, missing: &'static str) -> Result<Source, LoadError> {
    let file = if is_file_name(name) { name.to_owned() } else { format!("{name}.{}", Kind::Scenario.extension()) };
    let beside = source.path.as_deref().and_then(Path::parent).map(|folder| folder.join(&file));
    if let Some(path) = beside.filter(|path| path.is_file()) {
        return Ok(Source { text: read(&path)?, name: path.display().to_string(), path: Some(path) });
    }
    if let Some(text) = bundled(&file) {
        return Ok(Source { name: file, path: None, text: text.to_owned() });
    }
    let known = bundled_names(Kind::Scenario.extension()).join(", ");
    let message = Message::new(missing).with("base", name).with("known", known);
    Err(LoadError::Missing { name: source.name.clone(), message })
}
