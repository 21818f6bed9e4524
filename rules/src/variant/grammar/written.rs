//! Trees as they are written in the text.

use super::{Class, Tree};

/// Writes a part of a variant on one line, as a document has it.
///
/// # Examples
///
/// ```
/// use rules::variant::grammar::{Class, Tree, written};
///
/// let tree = Tree::new("Add", vec![Tree::new("N", vec![Tree::leaf(&2)])]);
/// assert_eq!(written(&tree, Class::Operation), "Add(N(2))");
/// ```
#[must_use]
pub fn written(tree: &Tree, class: Class) -> String {
    let listed = |class: Class| tree.kids.iter().map(|kid| written(kid, class)).collect::<Vec<_>>().join(", ");
    match class {
        Class::Name(_) | Class::Text => format!("\"{}\"", tree.head.escape_default()),
        Class::Figure => tree.head.clone(),
        Class::List(inner) => format!("[{}]", listed(*inner)),
        Class::Maybe(inner) => listed(*inner),
        _ => {
            let slots = class.word(&tree.head).map_or(&[][..], |word| word.slots);
            let kids: Vec<_> = tree.kids.iter().zip(slots).map(|(kid, slot)| written(kid, slot.class)).collect();
            if kids.is_empty() { tree.head.clone() } else { format!("{}({})", tree.head, kids.join(", ")) }
        }
    }
}
