//! Conversion of the typed words of the language to trees and back.

use std::collections::BTreeMap;

use super::Tree;
use crate::map::HexsideKind;

/// A word that can be converted to a tree and back.
pub(super) trait Grown: Sized {
    /// Returns it as a tree.
    fn tree(&self) -> Tree;
    /// Reads it from a tree; `None` if a word, a name or a figure in it is invalid.
    fn read(tree: &Tree) -> Option<Self>;
}

/// Defines the words of a class, their slots, and their conversion to and from trees. An omitted word does not compile;
/// `unwritten` names one that no document contains.
macro_rules! grammar {
    ($kind:ty, $words:ident: $(
        $word:ident $(= $name:literal)? $( ( $($slot:ident: $class:expr),+ ) )? $( { $($field:ident: $of:expr),+ $(,)? } )?
    ),+ $(,)? $(; unwritten $none:ident)?) => {
        pub(super) const $words: &[$crate::variant::grammar::GrammarWord] = &[$(
            $crate::variant::grammar::GrammarWord {
                name: grammar!(@name $word $($name)?),
                slots: &[
                    $($($crate::variant::grammar::Slot { name: stringify!($slot), class: $class }),+)?
                    $($($crate::variant::grammar::Slot { name: stringify!($field), class: $of }),+)?
                ],
            },
        )+];

        impl $crate::variant::grammar::convert::Grown for $kind {
            fn tree(&self) -> $crate::variant::grammar::Tree {
                match self {
                    $(Self::$word $( ( $($slot),+ ) )? $( { $($field),+ } )? => {
                        $crate::variant::grammar::Tree::new(
                            grammar!(@name $word $($name)?),
                            vec![
                                $($($crate::variant::grammar::convert::Grown::tree($slot)),+)?
                                $($($crate::variant::grammar::convert::Grown::tree($field)),+)?
                            ],
                        )
                    })+
                    $(Self::$none => $crate::variant::grammar::Tree::leaf(""),)?
                }
            }

            fn read(tree: &$crate::variant::grammar::Tree) -> Option<Self> {
                match (tree.head.as_str(), tree.kids.as_slice()) {
                    $((grammar!(@name $word $($name)?), [$($($slot),+)? $($($field),+)?]) => {
                        Some(Self::$word
                            $( ( $($crate::variant::grammar::convert::Grown::read($slot)?),+ ) )?
                            $( { $($field: $crate::variant::grammar::convert::Grown::read($field)?),+ } )?
                        )
                    })+
                    _ => None,
                }
            }
        }
    };
    (@name $word:ident) => { stringify!($word) };
    (@name $word:ident $name:literal) => { $name };
}

/// Defines a record, which has one word: its own name. An omitted field does not compile.
macro_rules! record {
    ($kind:ident, $words:ident: $($field:ident: $of:expr),+ $(,)?) => {
        pub(super) const $words: &[$crate::variant::grammar::GrammarWord] = &[$crate::variant::grammar::GrammarWord {
            name: stringify!($kind),
            slots: &[$($crate::variant::grammar::Slot { name: stringify!($field), class: $of }),+],
        }];

        impl $crate::variant::grammar::convert::Grown for $kind {
            fn tree(&self) -> $crate::variant::grammar::Tree {
                let Self { $($field),+ } = self;
                let kids = vec![$($crate::variant::grammar::convert::Grown::tree($field)),+];
                $crate::variant::grammar::Tree::new(stringify!($kind), kids)
            }

            fn read(tree: &$crate::variant::grammar::Tree) -> Option<Self> {
                match (tree.head.as_str(), tree.kids.as_slice()) {
                    (stringify!($kind), [$($field),+]) => {
                        Some(Self { $($field: $crate::variant::grammar::convert::Grown::read($field)?),+ })
                    }
                    _ => None,
                }
            }
        }
    };
}

pub(super) use {grammar, record};

macro_rules! leaves {
    ($($kind:ty),+) => {$(
        impl Grown for $kind {
            fn tree(&self) -> Tree {
                Tree::leaf(self)
            }

            fn read(tree: &Tree) -> Option<Self> {
                tree.head.trim().parse().ok()
            }
        }
    )+};
}

leaves!(i32, u32, u8);

impl Grown for String {
    fn tree(&self) -> Tree {
        Tree::leaf(self)
    }

    fn read(tree: &Tree) -> Option<Self> {
        Some(tree.head.clone())
    }
}

impl Grown for HexsideKind {
    fn tree(&self) -> Tree {
        Tree::leaf(self.name())
    }

    fn read(tree: &Tree) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == tree.head)
    }
}

impl<T: Grown> Grown for Box<T> {
    fn tree(&self) -> Tree {
        (**self).tree()
    }

    fn read(tree: &Tree) -> Option<Self> {
        T::read(tree).map(Self::new)
    }
}

impl<T: Grown> Grown for Vec<T> {
    fn tree(&self) -> Tree {
        Tree::list(self.iter().map(T::tree).collect())
    }

    fn read(tree: &Tree) -> Option<Self> {
        tree.kids.iter().map(T::read).collect()
    }
}

impl<T: Grown> Grown for Option<T> {
    fn tree(&self) -> Tree {
        Tree::list(self.iter().map(T::tree).collect())
    }

    fn read(tree: &Tree) -> Option<Self> {
        match tree.kids.as_slice() {
            [] => Some(None),
            [only] => T::read(only).map(Some),
            _ => None,
        }
    }
}

impl Grown for BTreeMap<String, u8> {
    fn tree(&self) -> Tree {
        let stock = |(name, count): (&String, &u8)| Tree::new("Stock", vec![name.tree(), count.tree()]);
        Tree::list(self.iter().map(stock).collect())
    }

    fn read(tree: &Tree) -> Option<Self> {
        let stock = |own: &Tree| match own.kids.as_slice() {
            [name, count] => Some((String::read(name)?, u8::read(count)?)),
            _ => None,
        };
        let read: Option<Self> = tree.kids.iter().map(stock).collect();
        // Two entries with the same name would silently become one.
        read.filter(|own| own.len() == tree.kids.len())
    }
}
