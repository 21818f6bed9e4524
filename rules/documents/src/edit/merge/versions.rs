//! The three versions of a value: base, ours and theirs.

/// The version of the base and those of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Three<T> {
    pub(super) base: T,
    pub(super) ours: T,
    pub(super) theirs: T,
}

impl<T> Three<T> {
    /// Applies a function to each version.
    pub(super) fn map<U>(self, mut of: impl FnMut(T) -> U) -> Three<U> {
        Three { base: of(self.base), ours: of(self.ours), theirs: of(self.theirs) }
    }

    pub(super) fn as_ref(&self) -> Three<&T> {
        Three { base: &self.base, ours: &self.ours, theirs: &self.theirs }
    }

    pub(super) fn all(&self, mut is: impl FnMut(&T) -> bool) -> bool {
        is(&self.base) && is(&self.ours) && is(&self.theirs)
    }

    pub(super) fn any(&self, is: impl FnMut(&T) -> bool) -> bool {
        let Three { base, ours, theirs } = self.as_ref().map(is);
        base || ours || theirs
    }
}

impl<T: PartialEq> Three<T> {
    /// Returns the version both sides agree on, or that of the only side that changed it.
    ///
    /// # Errors
    ///
    /// Returns the versions if both sides have changed it differently.
    pub(super) fn agreed(self) -> Result<T, Self> {
        if self.ours == self.theirs || self.theirs == self.base {
            Ok(self.ours)
        } else if self.ours == self.base {
            Ok(self.theirs)
        } else {
            Err(self)
        }
    }
}

impl<T> Three<Option<T>> {
    /// Returns the versions if all of them are present.
    pub(super) fn all_there(self) -> Option<Three<T>> {
        Some(Three { base: self.base?, ours: self.ours?, theirs: self.theirs? })
    }
}
