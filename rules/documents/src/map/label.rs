//! Names printed on the map.

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::words::Words;

/// A name on the map, centred on a hex.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The hex on which the name is centred.
    pub at: Hex,
    /// The name, as it is printed.
    pub text: Words,
    /// The rotation of the name, in degrees clockwise.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub turned: i16,
    /// The height of the letters, in percent of the normal height.
    #[serde(default = "full_size", skip_serializing_if = "is_full_size")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub size: u16,
}

fn is_zero(turned: &i16) -> bool {
    *turned == 0
}

fn full_size() -> u16 {
    100
}

fn is_full_size(size: &u16) -> bool {
    *size == 100
}
