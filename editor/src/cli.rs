//! The terminal: verbs, arguments, exit codes.
//!
//! A verb takes its arguments and a [`Terminal`] and returns an [`Exit`] or a [`VerbError`]. Nothing here ends the
//! process, so tests can run every verb in process. Results go to standard output, problems to standard error.

mod ablate;
mod admission;
mod apply;
mod balance;
mod check;
mod comments;
mod compare;
mod completions;
mod crash;
mod diff;
#[cfg(feature = "gui")]
mod display;
mod edit;
mod explain;
mod exploit;
mod export;
mod fix;
mod gaps;
mod gather;
mod help;
mod interrupt;
mod ladder;
mod language;
mod man;
mod matrix;
mod merge;
mod moment;
mod new;
mod open;
mod openings;
mod pack;
mod page;
mod playtest;
mod print;
mod query;
mod record;
mod render;
mod replay;
mod selftest;
mod series;
mod terminal;
mod test;
mod unseen;
mod usage_error;
mod variants;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use rules::characters::escaped;
use rules::phrase::Phrase;
use rules::words::Language;

use crate::words::Voice;
pub use language::{LanguageArg, preferred};
pub use terminal::{Exit, StreamLook, Terminal, VerbError};

/// The name of the program in a terminal.
const NAME: &str = "bexar";

/// The command line of `bexar`.
#[derive(Debug, Parser)]
#[command(
    name = NAME,
    version,
    about = "A workshop for people who design, correct and play-test Alamo board wargames",
    long_about = "A workshop for people who design, correct and play-test Alamo board wargames.\n\n\
        Without a command it opens the editor. FILE is a path, or the name of a document that comes with the program, \
        such as `alamo`.",
    after_help = "Exit codes: 0 success, 1 findings or differences, 2 failure.\n\n\
        Example: bexar check alamo"
)]
struct Arguments {
    /// The map or scenario to open in the editor
    file: Option<PathBuf>,
    /// Draws the editor without the graphics card
    #[arg(long)]
    software: bool,
    /// Language of the messages; defaults to the language of the system
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE")]
    lang: Option<LanguageArg>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

/// What the program can do without a window.
#[derive(Debug, Subcommand)]
enum Verb {
    Check(check::Check),
    Fix(fix::Fix),
    Apply(apply::Apply),
    Diff(diff::Diff),
    Edit(edit::Edit),
    Merge(merge::Merge),
    Record(record::Record),
    Render(render::Render),
    Print(print::Print),
    Playtest(playtest::Playtest),
    Gather(gather::Gather),
    Compare(compare::Compare),
    Ladder(ladder::Ladder),
    Balance(balance::Balance),
    Matrix(matrix::Matrix),
    Ablate(ablate::Ablate),
    #[command(name = "selftest")]
    SelfTest(selftest::SelfTestVerb),
    Gaps(gaps::Gaps),
    Exploit(exploit::Exploit),
    Openings(openings::Openings),
    Replay(replay::Replay),
    Query(query::Query),
    Odds(query::Shortcut),
    Test(test::Test),
    Explain(explain::Explain),
    New(new::New),
    Pack(pack::Pack),
    Export(export::Export),
    Page(page::Page),
    Completions(completions::Completions),
    Man(man::ManualPages),
}

/// Runs the program on the arguments, streams and language of this process.
#[must_use]
pub fn main() -> ExitCode {
    crash::watch();
    let variable = |name: &str| std::env::var(name).ok();
    if variable(unseen::UNSEEN).is_some() {
        let (mut nowhere, mut messages) = (io::sink(), Vec::new());
        let mut terminal = Terminal::new(&mut nowhere, &mut messages, preferred(variable, language::of_system));
        let exit = whatever_happens(&mut terminal);
        if exit == Exit::Trouble {
            unseen::show(&messages);
        }
        return exit.into();
    }
    let (mut out, mut err) = (io::stdout(), io::stderr());
    let watched = [out.is_terminal(), err.is_terminal()];
    let [out_look, err_look] =
        watched.map(|watched| if watched { StreamLook::terminal(variable) } else { StreamLook::default() });
    let mut terminal = Terminal::new(&mut out, &mut err, preferred(variable, language::of_system));
    terminal.show_progress(watched[1]);
    terminal.show(out_look, err_look);
    terminal.catch_interrupts();
    whatever_happens(&mut terminal).into()
}

/// Runs the program on the arguments of this process, and survives a panic: the hook has told the user about it, and
/// nothing is used again after it.
fn whatever_happens(terminal: &mut Terminal<'_>) -> Exit {
    catch_unwind(AssertUnwindSafe(|| run(arguments(), terminal))).unwrap_or(Exit::Trouble)
}

/// Returns the arguments of this process. The shells of Windows leave patterns such as `*.map.ron` to the programs.
#[cfg(windows)]
fn arguments() -> impl Iterator<Item = OsString> {
    wild::args_os()
}

/// Returns the arguments of this process.
#[cfg(not(windows))]
fn arguments() -> impl Iterator<Item = OsString> {
    std::env::args_os()
}

/// Runs the program on a command line, starting with the program name.
#[must_use = "the exit code says whether it worked"]
pub fn run(arguments: impl IntoIterator<Item = OsString>, terminal: &mut Terminal<'_>) -> Exit {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let asked = usage_error::language(&arguments);
    let language = asked.map_or_else(|| terminal.voice().language(), Into::into);
    let first = arguments.get(1).and_then(|first| first.to_str()).map(ToOwned::to_owned);
    let done = match parsed(arguments, language).and_then(one_thing_at_a_time) {
        Ok(arguments) => {
            if let Some(tongue) = arguments.lang {
                terminal.speak(tongue.into());
            }
            match &arguments.verb {
                None => open::open(arguments.file.as_deref(), arguments.software, arguments.lang.is_some(), terminal),
                Some(Verb::Check(check)) => check.run(terminal),
                Some(Verb::Fix(fix)) => fix.run(terminal),
                Some(Verb::Apply(apply)) => apply.run(terminal),
                Some(Verb::Diff(diff)) => diff.run(terminal),
                Some(Verb::Edit(edit)) => edit.run(terminal),
                Some(Verb::Merge(merge)) => merge.run(terminal),
                Some(Verb::Record(record)) => record.run(terminal),
                Some(Verb::Render(render)) => render.run(terminal),
                Some(Verb::Print(print)) => print.run(terminal),
                Some(Verb::Playtest(playtest)) => playtest.run(terminal),
                Some(Verb::Gather(gather)) => gather.run(terminal),
                Some(Verb::Compare(compare)) => compare.run(terminal),
                Some(Verb::Ladder(ladder)) => ladder.run(terminal),
                Some(Verb::Balance(balance)) => balance.run(terminal),
                Some(Verb::Matrix(matrix)) => matrix.run(terminal),
                Some(Verb::Ablate(ablate)) => ablate.run(terminal),
                Some(Verb::SelfTest(selftest)) => selftest.run(terminal),
                Some(Verb::Gaps(gaps)) => gaps.run(terminal),
                Some(Verb::Exploit(exploit)) => exploit.run(terminal),
                Some(Verb::Openings(openings)) => openings.run(terminal),
                Some(Verb::Replay(replay)) => replay.run(terminal),
                Some(Verb::Query(query)) => query.run(terminal),
                Some(Verb::Odds(odds)) => odds.run(terminal),
                Some(Verb::Test(test)) => test.run(terminal),
                Some(Verb::Explain(explain)) => explain.run(terminal),
                Some(Verb::New(new)) => new.run(terminal),
                Some(Verb::Pack(pack)) => pack.run(terminal),
                Some(Verb::Export(export)) => export.run(terminal),
                Some(Verb::Page(page)) => page.run(terminal),
                Some(Verb::Completions(completions)) => completions.run(terminal),
                Some(Verb::Man(pages)) => pages.run(terminal),
            }
        }
        Err(help) if !help.use_stderr() => {
            terminal.print(&format!("{}\n", help.render().to_string().trim_end())).map(|()| Exit::Fine)
        }
        Err(error) => {
            if let Some(tongue) = asked {
                terminal.speak(tongue.into());
            }
            let words = usage_error::words(&error, first.as_deref(), terminal.voice());
            terminal.complain(words.trim_end());
            return Exit::Trouble;
        }
    };
    done.unwrap_or_else(|trouble| {
        terminal.tell(&trouble);
        Exit::Trouble
    })
}

/// Parses a command line, with the help in a language.
fn parsed(arguments: Vec<OsString>, language: Language) -> Result<Arguments, clap::Error> {
    let mut command = help::in_language(command(), language);
    let matches = command.try_get_matches_from_mut(arguments)?;
    Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// Returns the command line as the parser knows it.
fn command() -> clap::Command {
    Arguments::command()
}

/// Returns the names of the verbs, in the order in which the help lists them.
fn verbs() -> Vec<String> {
    Arguments::command().get_subcommands().map(|verb| verb.get_name().to_owned()).collect()
}

/// Formats messages as text, one per line.
fn lines(messages: &[Phrase], voice: &Voice) -> String {
    messages.iter().fold(String::new(), |text, message| text + &voice.say(message) + "\n")
}

/// Formats a result as JSON, indented so that people can read it too.
fn json(value: &impl serde::Serialize) -> String {
    // Results are structs of texts and numbers, which JSON can always represent.
    serde_json::to_string_pretty(value).map(|text| escaped(&text).into_owned() + "\n").unwrap_or_default()
}

/// Refuses a file or editor option in front of a verb: `bexar alamo check` most likely meant `bexar check alamo`.
fn one_thing_at_a_time(arguments: Arguments) -> Result<Arguments, clap::Error> {
    if arguments.verb.is_some() && (arguments.file.is_some() || arguments.software) {
        let command = Arguments::command();
        // The message is put into words with all other usage errors.
        return Err(clap::Error::new(ErrorKind::ArgumentConflict).with_cmd(&command));
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    /// Collects the help of a verb and its subverbs, each with the words of its command.
    fn helps(command: &mut clap::Command, words: &str, all: &mut Vec<(String, String)>) {
        all.push((words.to_owned(), command.render_long_help().to_string()));
        for inner in command.get_subcommands_mut().filter(|inner| inner.get_name() != "help") {
            let words = format!("{words} {}", inner.get_name());
            helps(inner, words.trim(), all);
        }
    }

    #[test]
    fn every_help_ends_with_an_example_and_offers_both_languages() {
        let mut command = Arguments::command();
        command.build();
        let mut all = Vec::new();
        helps(&mut command, "", &mut all);
        assert!(all.len() > 7);
        for (words, help) in all {
            let last = help.trim_end().lines().last().unwrap_or_default().trim();
            assert!(last.starts_with("Example: bexar "), "{words}: {last}");
            for word in words.split_whitespace() {
                assert!(last.split_whitespace().any(|own| own == word), "{words}: {last}");
            }
            assert!(help.contains("--lang"), "{words}");
        }
    }
}
