//! Trees: a written variant, with its words as plain text.

/// A word with what follows it, a list, or the text of a name or a figure.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    /// The word, name or figure; empty for a list.
    pub head: String,
    /// What fills the slots of the word, or the members of the list.
    pub kids: Vec<Self>,
}

impl Tree {
    /// Creates a word with what follows it.
    #[must_use]
    pub fn new(head: impl Into<String>, kids: Vec<Self>) -> Self {
        Self { head: head.into(), kids }
    }

    /// Creates a name, a figure, or a word that nothing follows.
    #[must_use]
    pub fn leaf(head: &(impl ToString + ?Sized)) -> Self {
        Self { head: head.to_string(), kids: Vec::new() }
    }

    /// Creates a list.
    #[must_use]
    pub const fn list(kids: Vec<Self>) -> Self {
        Self { head: String::new(), kids }
    }

    /// Returns the node at a path, given as the indices of the kids on the way; `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::variant::grammar::Tree;
    ///
    /// let tree = Tree::new("Add", vec![Tree::new("N", vec![Tree::leaf(&2)])]);
    /// assert_eq!(tree.at(&[0, 0]), Some(&Tree::leaf("2")));
    /// assert_eq!(tree.at(&[1]), None);
    /// ```
    #[must_use]
    pub fn at(&self, path: &[usize]) -> Option<&Self> {
        path.iter().try_fold(self, |tree, step| tree.kids.get(*step))
    }

    /// Returns the node at a path for changing; `None` if there is none.
    #[must_use]
    pub fn at_mut(&mut self, path: &[usize]) -> Option<&mut Self> {
        path.iter().try_fold(self, |tree, step| tree.kids.get_mut(*step))
    }
}
