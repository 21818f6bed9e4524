//! The library of stamps: pieces of maps that are kept by name, from one map and one start of the program to the next.

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

/// The field for the name of a stamp.
pub const NAME: &str = "library-name";

/// What happened in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The name changed.
    Typed(String),
    /// The stamp in hand is to be kept by the name typed, or the chosen one is to be called so.
    Entered,
    /// A stamp is to be taken in hand, by its place in the list.
    Used(usize),
    /// A stamp is to get another name.
    RenameAsked(usize),
    /// A stamp is to go.
    Removed(usize),
}

/// A stamp of the library.
#[derive(Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// What it holds, or why that cannot be read.
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
    /// How its pictures were drawn; `None` before the folder was read.
    view: Option<View>,
    /// The stamp of the library that is in hand, or was last.
    chosen: Option<usize>,
    /// What is typed for a name.
    pub typed: String,
    /// Whether the name is for the chosen stamp.
    renames: bool,
}

impl Stamps {
    /// The library in a folder of the user's state.
    pub fn new(state: Option<&Path>) -> Self {
        Self { folder: state.map(|state| state.join("stamps")), ..Self::default() }
    }

    /// The stamps, in order.
    pub fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// The index of the stamp that was taken in hand last.
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Whether the name that is typed is for the chosen stamp.
    pub const fn renames(&self) -> bool {
        self.renames
    }

    /// Reads the folder again and draws what is in it, unless that was done for this view already.
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

    /// Keeps a piece by the name that is typed, or gives the chosen stamp that name. Returns what to say about it.
    ///
    /// # Errors
    ///
    /// When there is no name, nothing to keep or nowhere to keep it.
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
    /// Why it cannot be read.
    pub fn take(&mut self, at: usize) -> Result<Arc<Fragment>, Phrase> {
        self.renames = false;
        self.chosen = Some(at).filter(|at| *at < self.kept.len());
        let own = self.kept.get(at).ok_or_else(|| Phrase::new("gui-stamps-none"))?;
        own.piece.clone()
    }

    /// The stamp after the one in hand, or before it, round and round.
    pub fn beside(&self, forward: bool) -> Option<usize> {
        let count = self.kept.len();
        let at = self.chosen.map_or(if forward { 0 } else { count }, |at| if forward { at + 1 } else { at + count });
        (count > 0).then(|| if forward { at % count } else { (at + count - 1) % count })
    }

    /// Begins to give a stamp another name.
    pub fn rename(&mut self, at: usize) {
        if let Some(own) = self.kept.get(at) {
            (self.typed, self.renames, self.chosen) = (own.name.clone(), own.piece.is_ok(), Some(at));
        }
    }

    /// Removes a stamp. Returns what to say about it.
    ///
    /// # Errors
    ///
    /// When there is none, or its folder is write-protected.
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
