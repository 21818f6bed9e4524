//! The rules engine as a program of its own, for the inside of a page (`bexar page --engine`).

use std::io::{stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    match bexar::engine::serve(stdin().lock(), stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
