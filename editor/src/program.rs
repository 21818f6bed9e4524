//! What this program is: its version, and the commit it was built from.

/// The version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit it was built from; `None` for a program that was not made by `editor/packages/make`.
///
/// Only packages are handed to people who report what happened to them. If every build read the commit, every commit
/// would compile this crate anew.
pub const COMMIT: Option<&str> = option_env!("BEXAR_COMMIT");

/// Where reports are sent; empty as long as the project has no public address.
pub const PROJECT: &str = env!("CARGO_PKG_REPOSITORY");
