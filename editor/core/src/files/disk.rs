//! Files on disk, and whether they have changed since they were read.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::regular;
use super::text_form::plain_bytes;

/// The checksum of a text: texts with the same checksum are taken to be the same.
///
/// It guards against accidents, not against attacks, and is the same in every version of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename = "Print")]
pub struct Checksum(u64);

impl Checksum {
    /// Computes the checksum of a text (FNV-1a, 64 bits). Its line ends and a byte order mark do not count: a text in
    /// memory has the checksum of its file.
    #[must_use]
    pub fn from_bytes(text: &[u8]) -> Self {
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let start = 0xcbf2_9ce4_8422_2325;
        Self(plain_bytes(text).fold(start, |checksum, byte| (checksum ^ u64::from(byte)).wrapping_mul(PRIME)))
    }
}

/// The state of a file when it was last read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    /// The checksum of its content.
    pub checksum: Checksum,
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
        Some(Self { checksum: Checksum::from_bytes(&text), modified: about.modified().ok(), size: about.len() })
    }

    /// Checks whether the file is still the same. It is read only if its size or time has changed.
    #[must_use]
    pub fn look(&self, path: &Path) -> DiskChange {
        let Ok(about) = fs::metadata(path) else { return DiskChange::Gone };
        if about.len() == self.size && about.modified().ok() == self.modified {
            return DiskChange::Same;
        }
        match Self::read(path) {
            Some(now) if now.checksum == self.checksum => DiskChange::Touched(now),
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
        assert!(matches!(stamp.look(&path), DiskChange::Other(now) if now.checksum == Checksum::from_bytes(b"Map(2)")));
        fs::remove_file(&path).unwrap();
        assert_eq!(stamp.look(&path), DiskChange::Gone);
    }

    #[test]
    fn checksums_are_those_of_every_version() {
        assert_eq!(Checksum::from_bytes(b""), Checksum(0xcbf2_9ce4_8422_2325));
        assert_eq!(Checksum::from_bytes(b"foobar"), Checksum(0x8594_4171_f739_67e8));
        assert_eq!(Checksum::from_bytes("\u{feff}a\r\nb".as_bytes()), Checksum::from_bytes(b"a\nb"));
    }
}
