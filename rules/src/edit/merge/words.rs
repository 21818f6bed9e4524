//! How a conflict shows the versions of a value.

use std::fmt::Display;

use super::versions::Three;
use crate::map::Protects;
use crate::phrase::Argument;
use crate::provenance::Provenance;
use crate::words::Words;

/// The id of a text.
pub(super) fn word(id: impl Into<String>) -> Argument {
    Argument::Word(id.into())
}

/// A value as documents write it.
pub(super) fn plain(value: impl Display) -> Argument {
    Argument::Text(value.to_string())
}

/// Nothing at all.
pub(super) fn nothing() -> Argument {
    word("merge-nothing")
}

/// A name or a text in quotation marks.
pub(super) fn quoted(text: &str) -> Argument {
    if text.is_empty() {
        return nothing();
    }
    Argument::Words(Words::new(format!("“{text}”"), format!("« {text} »")))
}

/// Several values, or that there are none.
pub(super) fn listed<T: Display>(things: &[T]) -> Argument {
    if things.is_empty() { nothing() } else { plain(texts(things).join(", ")) }
}

pub(super) fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// Whom a hexside protects.
pub(super) fn protects(protects: Protects) -> Argument {
    match protects {
        Protects::Nobody => word("merge-protects-nobody"),
        Protects::Both => word("merge-protects-both"),
        Protects::Hex(hex) => plain(hex),
    }
}

/// A rule number or a reason.
pub(super) fn origin(by: &Provenance) -> Argument {
    if by.words().is_empty() { nothing() } else { Argument::Words(by.words()) }
}

/// What became of a thing as a whole.
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
