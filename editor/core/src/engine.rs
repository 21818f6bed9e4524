//! The rules engine inside a page: reads questions as lines of JSON and writes answers as lines of JSON.
//!
//! The program `engine` just runs [`serve`] between standard input and standard output. Compiled for WASI it is what
//! `bexar page --engine` embeds in a page, where a few lines of script hand it its input. It implements no rule
//! itself: it opens a scenario as a [`Tabletop`](rules::table::Tabletop) and passes on its answers in both languages,
//! so nothing here depends on a game system.
//!
//! The first line of the input opens a scenario ([`request::OpenRequest`]); every later one is a question
//! ([`request::Asking`]). Long computations report how far they are in lines with a `progress`; the last line for a
//! question is its answer.

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

/// A callback that receives the progress of a long computation.
type Tell<'a> = dyn FnMut(usize) + Send + 'a;

/// Answers every line until the input ends.
///
/// # Errors
///
/// When the input cannot be read or the output cannot be written. An invalid line is answered with a `trouble`.
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
                        // A failed progress line can be ignored: the answer follows anyway.
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
