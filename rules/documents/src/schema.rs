//! Helpers for the JSON Schema of documents, in addition to the derive on each type.
//!
//! The schema is generated from the types that deserialize the documents, with their doc comments as descriptions, so
//! no field can be missing from it.

/// Replaces the `skip_serializing_if` test in the schema, so that the schema states defaults that documents leave out.
pub const fn never<T>(_: &T) -> bool {
    false
}

/// Implements `JsonSchema` for a type that documents hold as text. The pattern is a regular expression that matches
/// every valid text.
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
