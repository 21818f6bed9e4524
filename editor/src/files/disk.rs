//! Files on disk, and whether they have changed since they were read.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::regular;

/// The fingerprint of a text: texts with the same fingerprint are taken to be the same.
///
/// It guards against accidents, not against attacks, and is the same in every version of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Print(u64);

impl Print {
    /// Computes the fingerprint of a text (FNV-1a, 64 bits).
    #[must_use]
    pub fn of(text: &[u8]) -> Self {
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let start = 0xcbf2_9ce4_8422_2325;
        Self(text.iter().fold(start, |print, byte| (print ^ u64::from(*byte)).wrapping_mul(PRIME)))
    }
}

/// The state of a file when it was last read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    /// The fingerprint of its content.
    pub print: Print,
    /// The time of the last write; `None` on systems that do not report it.
    pub modified: Option<SystemTime>,
    size: u64,
}

/// The difference between a file and its stamp.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiskChange {
    /// The file is unchanged.
    Same,
    /// The file was written again with the same content.
    Touched(Stamp),
    /// The content has changed.
    Other(Stamp),
    /// The file is missing or unreadable.
    Gone,
}

impl Stamp {
    /// Reads a file; `None` if it is missing or cannot be a document.
    #[must_use]
    pub fn read(path: &Path) -> Option<Self> {
        let about = fs::metadata(path).ok()?;
        let text = regular::bytes(path, regular::DOCUMENT).ok()?;
        Some(Self { print: Print::of(&text), modified: about.modified().ok(), size: about.len() })
    }

    /// Checks whether the file is still the same. It is read only if its size or time has changed.
    #[must_use]
    pub fn look(&self, path: &Path) -> DiskChange {
        let Ok(about) = fs::metadata(path) else { return DiskChange::Gone };
        if about.len() == self.size && about.modified().ok() == self.modified {
            return DiskChange::Same;
        }
        match Self::read(path) {
            Some(now) if now.print == self.print => DiskChange::Touched(now),
            Some(now) => DiskChange::Other(now),
            None => DiskChange::Gone,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_file_is_changed_when_its_text_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.map.ron");
        fs::write(&path, "Map(1)").unwrap();
        let stamp = Stamp::read(&path).unwrap();
        assert_eq!(stamp.look(&path), DiskChange::Same);
        let later = SystemTime::now() + Duration::from_mins(1);
        fs::File::options().write(true).open(&path).unwrap().set_modified(later).unwrap();
        assert!(matches!(stamp.look(&path), DiskChange::Touched(now) if now.modified != stamp.modified));
        fs::write(&path, "Map(2)").unwrap();
        fs::File::options().write(true).open(&path).unwrap().set_modified(later).unwrap();
        assert!(matches!(stamp.look(&path), DiskChange::Other(now) if now.print == Print::of(b"Map(2)")));
        fs::remove_file(&path).unwrap();
        assert_eq!(stamp.look(&path), DiskChange::Gone);
    }

    #[test]
    fn fingerprints_are_those_of_every_version() {
        assert_eq!(Print::of(b""), Print(0xcbf2_9ce4_8422_2325));
        assert_eq!(Print::of(b"foobar"), Print(0x8594_4171_f739_67e8));
    }
}
