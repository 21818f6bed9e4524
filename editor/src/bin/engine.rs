//! The rules engine as a separate program, to be embedded in a page (`bexar page --engine`).

use std::io::{stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    match bexar::engine::serve(stdin().lock(), stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
