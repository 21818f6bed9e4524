//! Normalises rules: different spellings of the same meaning become the same tree.

use rules::variant::grammar::Tree;

/// Returns the normal form of a tree, without the parts that no sentence mentions, such as names and citations.
pub(super) fn plain(own: &Tree) -> Tree {
    match own.head.as_str() {
        "When" => {
            let [on, by, cond, act] = &own.kids[2..6] else { return own.clone() };
            node("When", [plain(on), plain(by), asked(cond, &known(on)), plain(act)].into_iter())
        }
        "Adjust" => {
            let [what, cond, op] = &own.kids[2..5] else { return own.clone() };
            node("Adjust", [plain(what), asked(cond, &known(what)), plain(op)].into_iter())
        }
        "Require" => node("Require", own.kids[2..4].iter().map(plain)),
        "Always" | "All" | "Any" | "Not" => condition(own, false),
        _ if is_question(own) => condition(own, false),
        "RoomOf" => node("RoomOf", own.kids.iter().map(|kid| bearer(plain(kid)))),
        "Sum" if own.kids.first().is_some_and(|list| list.kids.len() == 1) => plain(&own.kids[0].kids[0]),
        _ => node(&own.head, own.kids.iter().map(plain)),
    }
}

/// Returns the conditions that an occasion or a quantity already implies, which a rule may leave out.
fn known(of: &Tree) -> Vec<Tree> {
    let happens = of.kids.first().map_or("", |own| own.head.as_str());
    let is = |thing: &str, tag: &str| vec![Tree::new("Is", vec![Tree::leaf(thing), Tree::leaf(tag)])];
    match (of.head.as_str(), happens) {
        ("Did" | "Try", "State" | "Rally") | ("MayHaul" | "Ferocity" | "Retreat" | "MayCounter", _) => {
            is("Unit", "combat")
        }
        ("Rating", _) => is("Unit", "leader"),
        ("MayTarget", _) => is("Foe", "leader"),
        _ => Vec::new(),
    }
}

/// Returns a condition without the parts that are implied.
fn asked(cond: &Tree, known: &[Tree]) -> Tree {
    let cond = condition(cond, false);
    let parts = if cond.head == "All" { cond.kids } else { vec![cond] };
    let mut left: Vec<Tree> = parts.into_iter().filter(|part| !known.contains(part)).collect();
    if left.len() == 1 { left.remove(0) } else { Tree::new("All", left) }
}

fn node(head: &str, kids: impl Iterator<Item = Tree>) -> Tree {
    Tree::new(head, kids.collect())
}

fn is_question(own: &Tree) -> bool {
    const QUESTIONS: [&str; 12] =
        ["Is", "In", "Has", "Same", "Near", "Zoc", "Within", "InLine", "SameHex", "Sees", "Le", "Ge"];
    QUESTIONS.contains(&own.head.as_str())
        // The span of a table has the same name and contains figures.
        || own.head == "Eq"
        || own.head == "Exists"
        || ["Now", "Mode", "Using", "Got", "Opt"].contains(&own.head.as_str())
}

/// Normalises a condition, or its negation if `denied`: "not" applies only to single questions; lists are flat and
/// sorted, and never have a single member.
fn condition(own: &Tree, denied: bool) -> Tree {
    match (own.head.as_str(), denied) {
        ("Always", false) => node("All", std::iter::empty()),
        ("Always", true) => node("Any", std::iter::empty()),
        ("Not", _) => condition(&own.kids[0], !denied),
        ("All", false) | ("Any", true) => list("All", own, denied),
        ("Any", false) | ("All", true) => list("Any", own, denied),
        _ => question(own, denied),
    }
}

fn list(head: &str, own: &Tree, denied: bool) -> Tree {
    let mut kids = Vec::new();
    for kid in &own.kids[0].kids {
        let kid = condition(kid, denied);
        if kid.head == head {
            kids.extend(kid.kids);
        } else if ["All", "Any"].contains(&kid.head.as_str()) && kid.kids.is_empty() {
            return kid;
        } else {
            kids.push(kid);
        }
    }
    kids.sort_by_key(|kid| format!("{kid:?}"));
    kids.dedup();
    if kids.len() == 1 { kids.remove(0) } else { Tree::new(head, kids) }
}

/// Normalises a single question: symmetric arguments are sorted, and the spot of a piece is replaced by the piece.
fn question(own: &Tree, denied: bool) -> Tree {
    let mut kids: Vec<Tree> = own.kids.iter().map(plain).collect();
    let mut head = own.head.clone();
    if ["Is", "In", "Near", "Within", "InLine", "SameHex", "Sees", "Zoc"].contains(&head.as_str()) {
        kids = kids.into_iter().map(bearer).collect();
    }
    if head == "Ge" {
        kids.swap(0, 1);
        "Le".clone_into(&mut head);
    }
    if ["Same", "Near", "Within", "InLine", "SameHex", "Eq"].contains(&head.as_str()) {
        kids[..2].sort_by_key(|kid| format!("{kid:?}"));
    }
    if head == "Le" && denied {
        kids.swap(0, 1);
        return Tree::new("Less", kids);
    }
    let own = Tree::new(head, kids);
    if denied { Tree::new("Not", vec![own]) } else { own }
}

fn bearer(own: Tree) -> Tree {
    if own.head == "At" { bearer(own.kids.into_iter().next().expect("it is the spot of something")) } else { own }
}
