//! The display of the versions of a value in a conflict.

use std::fmt::Display;

use super::versions::Three;
use crate::map::Protects;
use crate::phrase::Argument;
use crate::provenance::Provenance;
use crate::words::Words;

/// Wraps a message id.
pub(super) fn word(id: impl Into<String>) -> Argument {
    Argument::Word(id.into())
}

/// Formats a value as documents write it.
pub(super) fn plain(value: impl Display) -> Argument {
    Argument::Text(value.to_string())
}

/// Returns the word for an absent value.
pub(super) fn nothing() -> Argument {
    word("merge-nothing")
}

/// Returns a name or a text in quotation marks.
pub(super) fn quoted(text: &str) -> Argument {
    if text.is_empty() {
        return nothing();
    }
    Argument::Words(Words::new(format!("“{text}”"), format!("« {text} »")))
}

/// Returns a list of values, or the word for none.
pub(super) fn listed<T: Display>(things: &[T]) -> Argument {
    if things.is_empty() { nothing() } else { plain(texts(things).join(", ")) }
}

pub(super) fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// Returns what a hexside protects.
pub(super) fn protects(protects: Protects) -> Argument {
    match protects {
        Protects::Nobody => word("merge-protects-nobody"),
        Protects::Both => word("merge-protects-both"),
        Protects::Hex(hex) => plain(hex),
    }
}

/// Returns the words of an origin: a rule number or a reason.
pub(super) fn origin(by: &Provenance) -> Argument {
    if by.words().is_empty() { nothing() } else { Argument::Words(by.words()) }
}

/// Returns what each side did to an entry as a whole.
pub(super) fn fate<T>(versions: Three<&[T]>) -> Three<Argument> {
    let before = if versions.base.is_empty() { "merge-added" } else { "merge-changed" };
    let shown = |things: &[T], one: &str| match things {
        [] => nothing(),
        [_] => word(one),
        [_, _, ..] => word("merge-doubled"),
    };
    Three {
        base: shown(versions.base, "merge-there"),
        ours: shown(versions.ours, before),
        theirs: shown(versions.theirs, before),
    }
}
