//! Output places of a verb. They are checked before its work starts, so that no games are played in vain; a file is
//! only replaced by one of the same sort.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::comments::FileComments;
use super::folder_of;
use super::save::{SaveError, pipe};
use super::sort::OutputFormat;

/// A place to write to, named on the command line.
#[derive(Debug, Clone, Copy)]
pub struct OutputPlace<'a> {
    path: &'a Path,
    /// The sort of file that will be written; `None` for a folder of files.
    sort: Option<OutputFormat>,
}

/// Why a place may not be written to.
#[derive(Debug)]
pub enum Refusal {
    /// It cannot be written.
    Unwritable(SaveError),
    /// A file of another sort is already there.
    OtherSort {
        /// The file.
        path: PathBuf,
        /// The sort of the existing file; `None` for a sort no verb writes.
        found: Option<OutputFormat>,
        /// The sort of file that would be written.
        wanted: OutputFormat,
    },
    /// It is also an input of the verb.
    Input(PathBuf),
    /// Another output would be written there too.
    Twice(PathBuf),
    /// It has comments, which would be lost.
    Comments(FileComments),
}

impl Refusal {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let of = |id, path: &PathBuf| Phrase::new(id).with("path", path.display());
        match self {
            Self::Unwritable(error) => error.message(),
            Self::OtherSort { path, found, wanted } => {
                let message = of("place-other-sort", path).word("wanted", wanted.word());
                message.word("found", found.map_or("sort-other", OutputFormat::word))
            }
            Self::Input(path) => of("place-is-input", path),
            Self::Twice(path) => of("place-named-twice", path),
            Self::Comments(own) => own.say("place-has-comments"),
        }
    }
}

impl<'a> OutputPlace<'a> {
    /// A file of the given sort.
    #[must_use]
    pub const fn file(path: &'a Path, sort: OutputFormat) -> Self {
        Self { path, sort: Some(sort) }
    }

    /// A folder, which is created if it is missing.
    #[must_use]
    pub const fn folder(path: &'a Path) -> Self {
        Self { path, sort: None }
    }

    /// Checks that files can be written at all these places, without leaving anything there.
    ///
    /// # Errors
    ///
    /// Returns the first place that cannot be written: a folder that is missing or write-protected, a folder in place
    /// of a file or the reverse, a file of another sort, one of `inputs`, or a place that is named twice.
    pub fn try_all(places: &[Self], inputs: &[&Path]) -> Result<(), Refusal> {
        for (at, place) in places.iter().enumerate() {
            place.check(inputs)?;
            if places[..at].iter().any(|other| is_same_file(other.path, place.path)) {
                return Err(Refusal::Twice(place.path.to_owned()));
            }
        }
        Ok(())
    }

    /// Checks that no comments would be lost at these places: what is written has none.
    ///
    /// # Errors
    ///
    /// Returns the first document that has comments.
    pub fn try_comments(places: &[Self]) -> Result<(), Refusal> {
        let documents = places.iter().filter(|place| matches!(place.sort, Some(OutputFormat::Document(_))));
        documents.map(|place| place.path).find_map(FileComments::read).map_or(Ok(()), |own| Err(Refusal::Comments(own)))
    }

    fn check(&self, inputs: &[&Path]) -> Result<(), Refusal> {
        let path = self.path;
        let failed = |source| Refusal::Unwritable(SaveError { path: path.display().to_string(), source });
        let Some(wanted) = self.sort else { return try_folder(path).map_err(failed) };
        match fs::metadata(path) {
            Ok(about) if about.is_dir() => return Err(failed(ErrorKind::IsADirectory.into())),
            Ok(about) if about.is_file() => {
                if inputs.iter().any(|input| is_same_file(input, path)) {
                    return Err(Refusal::Input(path.to_owned()));
                }
                let found = OutputFormat::from_file(path);
                if about.len() > 0 && found != Some(wanted) {
                    return Err(Refusal::OtherSort { path: path.to_owned(), found, wanted });
                }
                if about.permissions().readonly() {
                    return Err(failed(ErrorKind::PermissionDenied.into()));
                }
            }
            // A device or a pipe accepts any content.
            Ok(_) => return pipe::try_writing(path).map_err(failed),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(failed(error)),
        }
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        tempfile::tempfile_in(folder_of(&target)).map(drop).map_err(failed)
    }
}

/// Checks that files can be written into a folder, or that it can be created.
fn try_folder(folder: &Path) -> std::io::Result<()> {
    match fs::metadata(folder) {
        Ok(about) if about.is_dir() => tempfile::tempfile_in(folder).map(drop),
        Ok(_) => Err(ErrorKind::NotADirectory.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => match folder.parent() {
            Some(above) if above.as_os_str().is_empty() => try_folder(Path::new(".")),
            Some(above) => try_folder(above),
            None => Err(error),
        },
        Err(error) => Err(error),
    }
}

/// Whether two paths lead to the same file, or would once it is written.
#[must_use]
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| {
        fs::canonicalize(path).ok().or_else(|| Some(fs::canonicalize(folder_of(path)).ok()?.join(path.file_name()?)))
    };
    let (a, b) = (whole(one), whole(other));
    a.is_some() && a == b || is_linked(one, other)
}

/// Whether two paths are hard links to the same file.
#[cfg(unix)]
fn is_linked(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let own = |path| fs::metadata(path).ok().map(|about| (about.dev(), about.ino()));
    own(one).is_some() && own(one) == own(other)
}

#[cfg(not(unix))]
const fn is_linked(_: &Path, _: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::DocumentKind;

    const MAP: OutputFormat = OutputFormat::Document(DocumentKind::Map);

    fn refused(place: &Path, sort: OutputFormat, inputs: &[&Path]) -> &'static str {
        OutputPlace::try_all(&[OutputPlace::file(place, sort)], inputs)
            .map_or_else(|refusal| refusal.message().id, |()| "")
    }

    #[test]
    fn only_what_is_of_the_same_sort_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            fs::write(folder.path().join(name), text).unwrap();
            folder.path().join(name)
        };
        let (map, scenario) = (put("a.map.ron", "// Mine.\nMap("), put("a.scenario.ron", "Scenario("));
        assert_eq!(refused(&map, MAP, &[]), "");
        assert_eq!(refused(&scenario, MAP, &[]), "place-other-sort");
        assert_eq!(refused(&map, OutputFormat::Svg, &[]), "place-other-sort");
        assert_eq!(refused(&put("notes.txt", "Remember!"), OutputFormat::Spreadsheet, &[]), "place-other-sort");
        assert_eq!(refused(&put("empty.txt", ""), MAP, &[]), "");
        assert_eq!(refused(&folder.path().join("new.map.ron"), MAP, &[&map]), "");
        assert_eq!(refused(&map, MAP, &[&folder.path().join("./a.map.ron")]), "place-is-input");
        assert_eq!(refused(&folder.path().join("gone/new.map.ron"), MAP, &[]), "file-not-written");
        assert_eq!(refused(&map.join("new.map.ron"), MAP, &[]), "file-not-written");
        assert_eq!(refused(folder.path(), MAP, &[]), "file-not-written");
    }

    #[test]
    fn a_folder_is_there_or_can_be_made_and_is_not_made_by_trying() {
        let folder = tempfile::tempdir().unwrap();
        let new = folder.path().join("new/below");
        assert!(OutputPlace::try_all(&[OutputPlace::folder(&new), OutputPlace::folder(folder.path())], &[]).is_ok());
        assert!(!folder.path().join("new").exists());
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        for taken in [file.clone(), file.join("below")] {
            assert!(OutputPlace::try_all(&[OutputPlace::folder(&taken)], &[]).is_err(), "{}", taken.display());
        }
        let (one, same) = (folder.path().join("x"), folder.path().join("./x"));
        let twice = OutputPlace::try_all(&[OutputPlace::file(&one, MAP), OutputPlace::file(&same, MAP)], &[]);
        assert!(matches!(twice, Err(Refusal::Twice(_))));
    }

    #[test]
    fn documents_with_comments_are_told_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let [plain, noted, picture] = ["a.map.ron", "b.map.ron", "c.svg"].map(|name| folder.path().join(name));
        fs::write(&plain, "Map(title: (en: \"http://fort\"))").unwrap();
        fs::write(&noted, "// Mine.\nMap( // Yours.\n)").unwrap();
        fs::write(&picture, "<svg/> // no comment").unwrap();
        let mut places = vec![OutputPlace::folder(folder.path()), OutputPlace::file(&picture, OutputFormat::Svg)];
        places.push(OutputPlace::file(&plain, MAP));
        assert!(OutputPlace::try_comments(&places).is_ok());
        places.push(OutputPlace::file(&noted, MAP));
        let Err(Refusal::Comments(own)) = OutputPlace::try_comments(&places) else { panic!("it has comments") };
        assert_eq!((own.file, own.line, own.count), (noted, 1, 2));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_nobody_reads_and_another_name_of_an_input_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [pipe, map, link] = ["pipe", "a.map.ron", "b.map.ron"].map(|name| folder.path().join(name));
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert_eq!(refused(&pipe, MAP, &[]), "file-not-written");
        fs::write(&map, "Map(").unwrap();
        fs::hard_link(&map, &link).unwrap();
        assert_eq!(refused(&link, MAP, &[&map]), "place-is-input");
    }
}
