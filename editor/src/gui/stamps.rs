//! The library of stamps: named pieces of maps, kept across maps and sessions of the program.

mod commands;
mod drawn;

pub use commands::StampCommand;
pub use drawn::{Ghost, SMALL, ghost, on};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::image::Handle;
use rules::edit::Fragment;
use rules::phrase::Phrase;
use rules::text::Document;
use rules::words::{Language, Words};

use crate::files::{StampFile, drop_stamp, keep_stamp, stamps};
use crate::picture::View;

/// The id of the field for the name of a stamp.
pub const NAME: &str = "library-name";

/// An event in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The name changed.
    Typed(String),
    /// The name was submitted: for the stamp in hand, which is to be kept, or for the chosen stamp, which is to be
    /// renamed.
    Entered,
    /// A stamp is to be taken in hand, given by its index.
    Used(usize),
    /// A stamp is to be renamed.
    RenameAsked(usize),
    /// A stamp is to be removed.
    Removed(usize),
}

/// A stamp of the library.
#[derive(Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// Its contents, or the reason why they cannot be read.
    pub piece: Result<Arc<Fragment>, Phrase>,
    /// A small picture of it.
    pub picture: Option<Handle>,
    path: PathBuf,
}

/// The library.
#[derive(Debug, Default)]
pub struct Stamps {
    folder: Option<PathBuf>,
    kept: Vec<Kept>,
    /// The view its pictures were drawn with; `None` until the folder is read.
    view: Option<View>,
    /// The stamp of the library taken in hand last.
    chosen: Option<usize>,
    /// The text in the name field.
    pub typed: String,
    /// Whether the name field renames the chosen stamp.
    renames: bool,
}

impl Stamps {
    /// Creates the library in a subfolder of the user's state folder.
    pub fn new(state: Option<&Path>) -> Self {
        Self { folder: state.map(|state| state.join("stamps")), ..Self::default() }
    }

    /// The stamps, in the order of the list.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// The index of the stamp taken in hand last.
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Whether the name field renames the chosen stamp.
    pub const fn renames(&self) -> bool {
        self.renames
    }

    /// Reads the folder again and draws its stamps, unless that was already done for this view.
    pub fn look(&mut self, view: View) {
        if self.view != Some(view) {
            self.read(view);
        }
    }

    fn read(&mut self, view: View) {
        let own = |file: StampFile| {
            let piece = file.piece.map(Arc::new);
            let stem = file.path.file_name().unwrap_or_default().to_string_lossy();
            let stem = stem.split('.').next().unwrap_or_default().to_owned();
            let name = piece.as_ref().map_or(stem, |piece| piece.title().get(view.language).to_owned());
            let picture = piece.as_ref().ok().and_then(|piece| drawn::small(piece, view));
            Kept { name, piece, picture, path: file.path }
        };
        let chosen = self.chosen.and_then(|at| self.kept.get(at)).map(|own| own.path.clone());
        self.kept = self.folder.as_deref().map(stamps).unwrap_or_default().into_iter().map(own).collect();
        self.chosen = chosen.and_then(|path| self.kept.iter().position(|own| own.path == path));
        self.view = Some(view);
    }

    /// Stores a piece under the typed name, or renames the chosen stamp. Returns the message for the user.
    ///
    /// # Errors
    ///
    /// Fails if there is no name, nothing to store or nowhere to store it.
    pub fn enter(&mut self, piece: Option<&Fragment>, language: Language) -> Result<Phrase, Phrase> {
        let (folder, view) = self.ready()?;
        let name = self.typed.trim().to_owned();
        if name.is_empty() {
            return Err(Phrase::new("gui-stamps-unnamed"));
        }
        let old = self.chosen.filter(|_| self.renames).and_then(|at| self.kept.get(at));
        let renamed = old.and_then(|own| Some((own.path.clone(), Arc::clone(own.piece.as_ref().ok()?))));
        let piece = renamed.as_ref().map_or(piece, |(_, piece)| Some(&**piece)).filter(|piece| !piece.is_empty());
        let piece = piece.ok_or_else(|| Phrase::new("gui-stamp-empty"))?;
        let title = match language {
            Language::English => Words::new(&name, ""),
            Language::French => Words::new(&name, &name),
        };
        let path = keep_stamp(&folder, &piece.called(title))?;
        let id = if let Some((old, _)) = renamed {
            drop_stamp(&old).map_err(|error| Phrase::new("gui-discard-failed").with("detail", error))?;
            "gui-stamps-renamed"
        } else {
            "gui-stamps-kept"
        };
        (self.typed, self.renames) = (String::new(), false);
        self.read(view);
        self.chosen = self.kept.iter().position(|own| own.path == path);
        Ok(Phrase::new(id).with("name", name))
    }

    fn ready(&self) -> Result<(PathBuf, View), Phrase> {
        self.folder.clone().zip(self.view).ok_or_else(|| Phrase::new("gui-stamps-nowhere"))
    }

    /// Takes a stamp in hand.
    ///
    /// # Errors
    ///
    /// Returns the reason why it cannot be read.
    pub fn take(&mut self, at: usize) -> Result<Arc<Fragment>, Phrase> {
        self.renames = false;
        self.chosen = Some(at).filter(|at| *at < self.kept.len());
        let own = self.kept.get(at).ok_or_else(|| Phrase::new("gui-stamps-none"))?;
        own.piece.clone()
    }

    /// The index of the stamp after or before the one in hand, wrapping around; `None` if the library is empty.
    pub fn beside(&self, forward: bool) -> Option<usize> {
        let count = self.kept.len();
        let at = self.chosen.map_or(if forward { 0 } else { count }, |at| if forward { at + 1 } else { at + count });
        (count > 0).then(|| if forward { at % count } else { (at + count - 1) % count })
    }

    /// Starts renaming a stamp.
    pub fn rename(&mut self, at: usize) {
        if let Some(own) = self.kept.get(at) {
            (self.typed, self.renames, self.chosen) = (own.name.clone(), own.piece.is_ok(), Some(at));
        }
    }

    /// Removes a stamp. Returns the message for the user.
    ///
    /// # Errors
    ///
    /// Fails if there is no such stamp, or if its folder is write-protected.
    pub fn remove(&mut self, at: usize) -> Result<Phrase, Phrase> {
        let (_, view) = self.ready()?;
        let own = self.kept.get(at).ok_or_else(|| Phrase::new("gui-stamps-none"))?;
        let name = own.name.clone();
        drop_stamp(&own.path).map_err(|error| Phrase::new("gui-discard-failed").with("detail", error))?;
        self.renames = false;
        self.read(view);
        Ok(Phrase::new("gui-stamps-removed").with("name", name))
    }
}
