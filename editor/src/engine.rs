//! The rules engine inside a page: questions come in as lines of JSON, answers go out as lines of JSON.
//!
//! The program `engine` is nothing but [`serve`] between standard input and standard output. Compiled for WASI it is what
//! `bexar page --engine` puts into a page: it needs no machine but the few lines of script that hand it its input. It
//! works out no rule itself; it sits a scenario down at a [`Tabletop`](rules::table::Tabletop) and passes on what that
//! says, in both languages, so that nothing here knows a game system.
//!
//! The first line of an input opens a scenario ([`request::OpenRequest`]), every further one asks ([`request::Asking`]). What
//! takes long says how far it is, in lines that have a `progress`; the last line to a question is its answer.

mod answer;
mod finder;
mod game_state;
mod line_of_sight;
pub mod request;
mod session;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

use request::InputLine;
use session::Session;

/// Hears how far something is that takes long.
type Tell<'a> = dyn FnMut(usize) + Send + 'a;

/// Answers every line until the input ends.
///
/// # Errors
///
/// When the input cannot be read or the output cannot be written. What is wrong with a line is answered as `trouble`.
pub fn serve(input: impl BufRead, mut output: impl Write + Send) -> io::Result<()> {
    let mut session = None;
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match serde_json::from_str(&line) {
            Ok(InputLine::Open(opening)) => match Session::open(&opening) {
                Ok(opened) => {
                    session = Some(opened);
                    continue;
                }
                Err(why) => trouble(&why),
            },
            Ok(InputLine::Ask(asking)) => match &session {
                Some(session) => {
                    let mut tell = |progress: usize| {
                        // Whoever does not hear of it hears the answer.
                        drop(writeln!(output, "{}", json!({ "progress": progress })));
                        drop(output.flush());
                    };
                    session.answer(&asking, &mut tell).unwrap_or_else(|why| trouble(&why))
                }
                None => trouble("no scenario is open"),
            },
            Err(error) => trouble(&error.to_string()),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn trouble(why: &str) -> Value {
    json!({ "trouble": why })
}
