//! The three versions of a value: base, ours and theirs.

/// What the base holds, and what each side made of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Three<T> {
    pub(super) base: T,
    pub(super) ours: T,
    pub(super) theirs: T,
}

impl<T> Three<T> {
    /// The same of each version.
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
    /// What both sides made of it alike, or the only one that changed anything.
    ///
    /// # Errors
    ///
    /// The versions, when both sides have changed it and not alike.
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
    /// The versions, when each of them is there.
    pub(super) fn all_there(self) -> Option<Three<T>> {
        Some(Three { base: self.base?, ours: self.ours?, theirs: self.theirs? })
    }
}
