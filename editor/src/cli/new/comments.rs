//! Writes a variant with comments: the purpose of each of its lists, the lists it lacks, and each rule as a sentence.

use rules::text::outline::{Branch, Outline};
use rules::text::write;
use rules::variant::{Variant, tell};

use crate::words::Voice;

/// The maximum width of a line of comments.
const WIDE: usize = 100;

/// The parts of a variant in the order of its text, each with the id of its description.
const PARTS: [(&str, &str); 15] = [
    ("id", "begin-part-id"),
    ("title", "begin-part-title"),
    ("by", "begin-part-by"),
    ("notes", "begin-part-notes"),
    ("allow", "begin-part-allow"),
    ("needs", "begin-part-needs"),
    ("uses", "begin-part-uses"),
    ("replaces", "begin-part-replaces"),
    ("params", "begin-part-params"),
    ("opts", "begin-part-opts"),
    ("flags", "begin-part-flags"),
    ("regions", "begin-part-regions"),
    ("kinds", "begin-part-kinds"),
    ("tables", "begin-part-tables"),
    ("rules", "begin-part-rules"),
];

/// The ids of the comments at the top.
const HEAD: [&str; 8] = [
    "begin-head",
    "begin-head-check",
    "begin-head-told",
    "begin-head-play",
    "begin-head-compare",
    "begin-head-language",
    "begin-head-word",
    "begin-head-cookbook",
];

/// A byte offset in the text and the text to insert there.
type Insert = (usize, String);

/// Returns a variant as a commented file to start from.
pub(super) fn commented(variant: &Variant, voice: &Voice) -> String {
    let text = write(variant);
    let outline = Outline::new(&text);
    let mut inserts: Vec<Insert> = Vec::new();
    if let Some(root) = outline.root() {
        // An absent part is described before the next part that is present.
        let mut absent = String::new();
        for (part, about) in PARTS {
            let about = comment(&voice.text(about), 2);
            match root.field(part) {
                Some(list) => {
                    inserts.push((line_of(&text, list.field_span().start), format!("\n{absent}{about}")));
                    absent.clear();
                    if part == "rules" {
                        inserts.extend(sentences(&text, list, variant, voice));
                    }
                }
                None => absent = absent + &about + "  // " + part + ": [],\n\n",
            }
        }
    }
    let head = HEAD.map(|id| comment(&voice.text(id), 0));
    // Insert from the end, so that earlier offsets stay valid.
    let body = inserts.iter().rev().fold(text.clone(), |mut body, (at, insert)| {
        body.insert_str(*at, insert);
        body
    });
    head.concat() + &body
}

/// Returns each rule's sentence, to be inserted before the rule.
fn sentences(text: &str, rules: Branch<'_>, variant: &Variant, voice: &Voice) -> Vec<Insert> {
    let told = rules.children().zip(&variant.rules);
    told.map(|(branch, rule)| {
        let at = line_of(text, branch.span().start);
        (at, comment(&voice.say(&tell(rule, variant)), 4))
    })
    .collect()
}

/// Returns the offset of the start of the line that contains a byte.
fn line_of(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// Formats comment lines, indented like the text they precede.
fn comment(said: &str, blanks: usize) -> String {
    let begin = format!("{}//", " ".repeat(blanks));
    let mut lines = String::new();
    let mut columns = 0;
    for word in said.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let wide = word.chars().count() + 1;
        if columns == 0 || columns + wide > WIDE {
            if columns > 0 {
                lines.push('\n');
            }
            lines += &begin;
            columns = begin.len();
        }
        lines.push(' ');
        lines += word;
        columns += wide;
    }
    lines + "\n"
}
