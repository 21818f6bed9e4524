//! What the JSON Schema of documents needs beside the derive of each type.
//!
//! The schema is made from the types that read the documents, with their comments as the meaning of every field, so that
//! no field can be missing from it.

/// Stands in place of the test that leaves a default out of a written document: the schema states the default all the same.
pub(crate) const fn never<T>(_: &T) -> bool {
    false
}

/// The schema of a type that documents hold as a text of this form: a regular expression that every such text fits.
macro_rules! text_form {
    ($type:ident, $about:literal, $pattern:literal) => {
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "description": $about, "pattern": $pattern })
            }
        }
    };
}
pub(crate) use text_form;
