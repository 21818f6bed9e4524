//! The strings of a document: every text that it holds, each with its place, whatever the kind of document.
//!
//! They are found by writing the document to nowhere, so no field can be forgotten.

use std::fmt;

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// A step on the way from a document to a string.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Field(&'static str),
    Index(usize),
}

/// The place of a string in its document.
#[derive(Debug, Clone, Default)]
pub struct StringPlace {
    steps: Vec<Step>,
    /// The first string of the list entry that it is in: the key of the entry.
    key: Option<String>,
}

impl StringPlace {
    /// Returns the field of the document that holds it; empty if the document itself is a string.
    #[must_use]
    pub fn list(&self) -> &'static str {
        match self.steps.first() {
            Some(Step::Field(field)) => field,
            _ => "",
        }
    }

    /// Returns its entry in that field, if the field is a list: the index, and the key the entry begins with.
    #[must_use]
    pub fn entry(&self) -> Option<(usize, &str)> {
        match self.steps.get(1) {
            Some(Step::Index(index)) => Some((*index, self.key.as_deref().unwrap_or_default())),
            _ => None,
        }
    }

    /// Returns the innermost field that holds it.
    #[must_use]
    pub fn field(&self) -> &'static str {
        let named = |step: &Step| if let Step::Field(field) = step { Some(*field) } else { None };
        self.steps.iter().rev().find_map(named).unwrap_or_default()
    }

    /// Whether both are places of the same words, in different languages.
    #[must_use]
    pub fn is_other_language(&self, other: &Self) -> bool {
        let (Some((Step::Field(own), words)), Some((Step::Field(theirs), their_words))) =
            (self.steps.split_last(), other.steps.split_last())
        else {
            return false;
        };
        own != theirs && [own, theirs].into_iter().all(|field| matches!(*field, "en" | "fr")) && words == their_words
    }

    /// Returns the place of the words of which this is one language.
    #[must_use]
    pub fn of_all_languages(&self) -> Self {
        let mut words = self.clone();
        words.steps.pop_if(|last| matches!(last, Step::Field("en" | "fr")));
        words
    }
}

impl fmt::Display for StringPlace {
    /// Writes the fields as documents name them: `units.line.name.en`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.steps.iter().enumerate() {
            let dot = if at > 0 { "." } else { "" };
            match (step, &self.key) {
                (Step::Field(field), _) => write!(f, "{dot}{field}")?,
                (Step::Index(_), Some(key)) if at == 1 && !key.is_empty() => write!(f, "{dot}{key}")?,
                (Step::Index(index), _) => write!(f, "{dot}{}", index + 1)?,
            }
        }
        Ok(())
    }
}

/// Calls `see` with every string of a document, keys of entries included.
///
/// # Examples
///
/// ```
/// use rules::counters::CounterMix;
/// use rules::{strings, text};
///
/// let mix: CounterMix = text::read(r#"Counters(format: 1, title: (en: "Two"), by: Painted,
///     columns: [(id: "R", name: (en: "Reserve", fr: "Réserve"))])"#)?;
/// let mut places = Vec::new();
/// strings::each(&mix, &mut |place, text| places.push(format!("{place}: {text}")));
/// assert_eq!(places, ["title.en: Two", "columns.R.id: R", "columns.R.name.en: Reserve", "columns.R.name.fr: Réserve"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn each<T: Serialize>(document: &T, see: &mut dyn FnMut(&StringPlace, &str)) {
    let mut walk = Walk { place: StringPlace::default(), see };
    // Plain data can always be written.
    let _ = document.serialize(&mut walk);
}

struct Walk<'a> {
    place: StringPlace,
    see: &'a mut dyn FnMut(&StringPlace, &str),
}

impl Walk<'_> {
    fn say(&mut self, text: &str) {
        if self.place.key.is_none() && self.place.steps.len() > 2 {
            // An entry that begins with words for people has no key.
            let is_key = !matches!(self.place.field(), "en" | "fr");
            self.place.key = Some(if is_key { text.to_owned() } else { String::new() });
        }
        (self.see)(&self.place, text);
    }

    fn within<T: Serialize + ?Sized>(&mut self, step: Step, value: &T) -> Result<(), fmt::Error> {
        if self.place.steps.len() == 1 {
            self.place.key = None;
        }
        self.place.steps.push(step);
        let done = value.serialize(&mut *self);
        self.place.steps.pop();
        done
    }
}

/// The values of a list, a struct or a map, one after the other.
struct Parts<'w, 'a> {
    walk: &'w mut Walk<'a>,
    next: usize,
}

impl<'w, 'a> Parts<'w, 'a> {
    #[expect(clippy::unnecessary_wraps, reason = "what a serializer returns")]
    const fn new(walk: &'w mut Walk<'a>) -> Result<Self, fmt::Error> {
        Ok(Self { walk, next: 0 })
    }

    fn next<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        self.next += 1;
        self.walk.within(Step::Index(self.next - 1), value)
    }
}

/// Implements the traits of lists, whose values have no names.
macro_rules! lists {
    ($($list:ident $add:ident),*) => {$(
        impl $list for Parts<'_, '_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
                self.next(value)
            }

            fn end(self) -> Result<(), fmt::Error> {
                Ok(())
            }
        }
    )*};
}

lists!(
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
);

/// Implements the traits of structs, whose values have names.
macro_rules! structs {
    ($($kind:ident),*) => {$(
        impl $kind for Parts<'_, '_> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), fmt::Error> {
                self.walk.within(Step::Field(name), value)
            }

            fn end(self) -> Result<(), fmt::Error> {
                Ok(())
            }
        }
    )*};
}

structs!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Parts<'_, '_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> {
        self.next(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        self.next(value)
    }

    fn end(self) -> Result<(), fmt::Error> {
        Ok(())
    }
}

/// Implements the methods for values that are no strings.
macro_rules! silent {
    ($($method:ident $kind:ty),*) => {$(
        fn $method(self, _: $kind) -> Result<(), fmt::Error> {
            Ok(())
        }
    )*};
}

impl<'w, 'a> Serializer for &'w mut Walk<'a> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Parts<'w, 'a>;
    type SerializeTuple = Parts<'w, 'a>;
    type SerializeTupleStruct = Parts<'w, 'a>;
    type SerializeTupleVariant = Parts<'w, 'a>;
    type SerializeMap = Parts<'w, 'a>;
    type SerializeStruct = Parts<'w, 'a>;
    type SerializeStructVariant = Parts<'w, 'a>;

    silent!(
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_u8 u8,
        serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_f32 f32, serialize_f64 f64, serialize_bytes &[u8],
        serialize_unit_struct &'static str
    );

    fn serialize_char(self, sign: char) -> Result<(), fmt::Error> {
        self.say(sign.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Result<(), fmt::Error> {
        self.say(text);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), fmt::Error> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), fmt::Error> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), fmt::Error> {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'w, 'a>, fmt::Error> {
        Parts::new(self)
    }
}
