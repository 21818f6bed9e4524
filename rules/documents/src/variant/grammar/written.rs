//! Trees written as text.

use super::{SlotClass, Tree};

/// Writes a part of a variant on one line, as in a document.
///
/// # Examples
///
/// ```
/// use rules::variant::grammar::{SlotClass, Tree, written};
///
/// let tree = Tree::new("Add", vec![Tree::new("N", vec![Tree::leaf(&2)])]);
/// assert_eq!(written(&tree, SlotClass::Operation), "Add(N(2))");
/// ```
#[must_use]
pub fn written(tree: &Tree, class: SlotClass) -> String {
    let listed = |class: SlotClass| tree.kids.iter().map(|kid| written(kid, class)).collect::<Vec<_>>().join(", ");
    match class {
        SlotClass::Name(_) | SlotClass::Text => format!("\"{}\"", tree.head.escape_default()),
        SlotClass::Figure => tree.head.clone(),
        SlotClass::List(inner) => format!("[{}]", listed(*inner)),
        SlotClass::Maybe(inner) => listed(*inner),
        _ => {
            let slots = class.word(&tree.head).map_or(&[][..], |word| word.slots);
            let kids: Vec<_> = tree.kids.iter().zip(slots).map(|(kid, slot)| written(kid, slot.class)).collect();
            if kids.is_empty() { tree.head.clone() } else { format!("{}({})", tree.head, kids.join(", ")) }
        }
    }
}
