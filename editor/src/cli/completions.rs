//! `bexar completions`: prints the script with which a shell completes command lines.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, Command};
use clap_complete::Shell;

use super::terminal::{Exit, Terminal, VerbError};
use super::{NAME, command};
use crate::explain::{LISTS, manual_pages, variant};
use crate::files::{DocumentKind, bundled_names};
use crate::program::VERSION;

/// Prints a script for a shell that completes commands, options, their values and the names of bundled documents
///
/// Where to put it: for bash into `~/.local/share/bash-completion/completions/bexar`, for zsh into a file called `_bexar` in
/// a folder that `fpath` names, for fish into `~/.config/fish/completions/bexar.fish`; in PowerShell add
/// `bexar completions powershell | Out-String | Invoke-Expression` to `$PROFILE`, in elvish
/// `eval (bexar completions elvish | slurp)` to `rc.elv`. The packages for Debian do this for you. The names of documents are
/// completed in bash, zsh and fish.
#[derive(Debug, Args)]
#[command(after_help = "Example: bexar completions fish > ~/.config/fish/completions/bexar.fish")]
pub(super) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, terminal: &mut Terminal<'_>) -> Result<Exit, VerbError> {
        terminal.print(&script(self.shell))?;
        Ok(Exit::Fine)
    }
}

/// Returns the script for a shell.
fn script(shell: Shell) -> String {
    let written = |mut command: Command| {
        let mut bytes = Vec::new();
        clap_complete::generate(shell, &mut command, NAME, &mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    };
    match shell {
        // Bash completes files as soon as no name fits.
        Shell::Bash => written(with_names(command())),
        Shell::Zsh => names_or_files(&written(without_file(&with_names(command())))),
        Shell::Fish => written(command()) + &names_for_fish(),
        _ => written(command()),
    }
}

/// Returns the command line with the names it accepts as the values of every argument that takes one in place of a file.
fn with_names(command: Command) -> Command {
    let named = command.mut_args(|argument| match names(&argument) {
        names if names.is_empty() => argument,
        names => argument.value_parser(PossibleValuesParser::new(names)),
    });
    named.mut_subcommands(with_names)
}

/// Returns the command line without the file that may stand in place of a verb: zsh would offer nothing else there.
fn without_file(command: &Command) -> Command {
    Command::new(NAME)
        .version(VERSION)
        .args(command.get_arguments().filter(|argument| !argument.is_positional()).cloned())
        .subcommands(command.get_subcommands().cloned())
}

/// Returns the names an argument accepts in place of a file; none for most arguments.
fn names(argument: &Arg) -> Vec<&'static str> {
    if !argument.is_positional() {
        return Vec::new();
    }
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default().to_lowercase();
    let mut names = if help.contains("bundled name") || argument.get_id() == "file" {
        let kinds = [
            ("scenario", DocumentKind::Scenario),
            ("map", DocumentKind::Map),
            ("correction", DocumentKind::Correction),
        ];
        let named = kinds.into_iter().filter(|(word, _)| help.contains(word));
        named.flat_map(|(_, kind)| bundled_names(kind.extension())).collect()
    } else if argument.get_id() == "what" {
        LISTS.into_iter().chain(manual_pages()).chain(variant::names()).collect()
    } else {
        Vec::new()
    };
    names.sort_unstable();
    names.dedup();
    names
}

/// Returns the script for zsh, in which each argument that accepts names accepts files too, and so does the first word.
fn names_or_files(script: &str) -> String {
    let mut lists: Vec<(bool, Vec<&str>)> = Vec::new();
    for_each_argument(&command(), &mut |verbs, names| lists.push((verbs.is_empty(), names)));
    lists.iter().fold(script.to_owned(), |script, (is_first, names)| {
        // With a space before it, zsh calls the function as it stands here.
        let both = format!("\"names\\:name\\:({})\" \"files\\:file\\:_files\"'", names.join(" "));
        if *is_first {
            let verbs = format!("':: : _alternative \"verbs\\:verb\\:_{NAME}_commands\" {both}");
            return script.replacen(&format!("\":: :_{NAME}_commands\""), &verbs, 1);
        }
        script.replace(&format!(":({})'", names.join(" ")), &format!(": _alternative {both}"))
    })
}

/// Returns the lines that complete names in fish, whose scripts otherwise complete files alone for such arguments.
fn names_for_fish() -> String {
    let mut lines = Vec::new();
    for_each_argument(&command(), &mut |verbs, names| {
        let place = match verbs {
            [] => "__fish_bexar_needs_command".to_owned(),
            [verb, inner @ ..] => {
                let seen = inner.iter().map(|inner| format!("; and __fish_seen_subcommand_from {inner}"));
                format!("__fish_bexar_using_subcommand {verb}") + &seen.collect::<String>()
            }
        };
        lines.push(format!("complete -c {NAME} -n \"{place}\" -a \"{}\"\n", names.join(" ")));
    });
    lines.concat()
}

/// Calls a function with every argument that accepts names: the verbs before it, and the names.
fn for_each_argument(command: &Command, found: &mut impl FnMut(&[&str], Vec<&'static str>)) {
    fn go<'a>(command: &'a Command, verbs: &mut Vec<&'a str>, found: &mut impl FnMut(&[&str], Vec<&'static str>)) {
        for names in command.get_positionals().map(names).filter(|names| !names.is_empty()) {
            found(verbs, names);
        }
        for inner in command.get_subcommands() {
            verbs.push(inner.get_name());
            go(inner, verbs, found);
            verbs.pop();
        }
    }
    go(command, &mut Vec::new(), found);
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn a_name_is_offered_wherever_a_bundled_document_may_stand() {
        let mut taken = Vec::new();
        for_each_argument(&command(), &mut |verbs, names| taken.push((verbs.join(" "), names)));
        let of = |verb: &str| &taken.iter().find(|(own, _)| own == verb).unwrap_or_else(|| panic!("{verb}")).1;
        for verb in ["", "check", "playtest", "render", "print", "pack", "query", "export vassal", "compare"] {
            assert!(of(verb).contains(&"mission"), "{verb}: {:?}", of(verb));
        }
        assert!(of("apply").contains(&"palisade"));
        assert!(of("explain").contains(&"lints") && !of("explain").contains(&"mission"));
        assert!(!taken.iter().any(|(verb, _)| verb == "gather"), "shards are files");
    }

    #[test]
    fn every_shell_gets_a_script_with_every_verb() {
        for shell in Shell::value_variants() {
            let script = script(*shell);
            for verb in command().get_subcommands() {
                assert!(script.contains(verb.get_name()), "{shell}: {}", verb.get_name());
            }
            // The two others cannot complete arguments without an option.
            let knows = script.contains("guardhouse");
            assert_eq!(knows, matches!(shell, Shell::Bash | Shell::Zsh | Shell::Fish), "{shell}");
        }
    }

    #[test]
    fn in_zsh_a_file_may_stand_wherever_a_name_may() {
        let script = script(Shell::Zsh);
        assert!(script.contains("':: : _alternative \"verbs\\:verb\\:_bexar_commands\" \"names"), "{script}");
        let alone = script.lines().find(|line| line.contains("guardhouse") && !line.contains("_files"));
        assert_eq!(alone, None);
    }
}
