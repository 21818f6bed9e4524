//! The program `bexar`.

use std::process::ExitCode;

fn main() -> ExitCode {
    bexar::cli::main()
}
