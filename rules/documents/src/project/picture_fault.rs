//! The reasons why a picture that is there cannot be shown.

use crate::phrase::Phrase;

/// Why a picture that is there cannot be shown: the scan behind a map, or the board of a module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureFault {
    /// It is in no format that is read.
    Format,
    /// It is in such a format, and damaged.
    Broken,
    /// It has more pixels than can lie behind a map.
    TooLarge {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// It is a drawing that would take too long to paint.
    Costly,
}

impl PictureFault {
    /// The largest number of pixels that can lie behind a map: a sheet one metre square at 250 dpi.
    pub const MOST: u64 = 100_000_000;

    /// Returns the fault of a picture of this size; `None` if it fits.
    #[must_use]
    pub fn of_size(width: u32, height: u32) -> Option<Self> {
        let fits = u64::from(width) * u64::from(height) <= Self::MOST;
        if width == 0 || height == 0 { Some(Self::Broken) } else { (!fits).then_some(Self::TooLarge { width, height }) }
    }

    /// Returns the message to show to the user, a sentence without its end.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::project::PictureFault;
    ///
    /// let fault = PictureFault::of_size(20_000, 20_000).unwrap();
    /// assert_eq!(fault.message().id, "picture-large");
    /// assert_eq!(PictureFault::of_size(600, 800), None);
    /// ```
    #[must_use]
    pub fn message(self) -> Phrase {
        match self {
            Self::Format => Phrase::new("picture-format"),
            Self::Broken => Phrase::new("picture-broken"),
            Self::TooLarge { width, height } => Phrase::new("picture-large")
                .with("width", width)
                .with("height", height)
                .with("most", Self::MOST / 1_000_000),
            Self::Costly => Phrase::new("picture-costly"),
        }
    }
}
