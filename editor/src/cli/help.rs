//! The help of the command line in French. The English texts are the doc comments of the verbs and their arguments, and the
//! keys of the translation; the parser has its own words in English only, so they are put in here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use clap::builder::{PossibleValue, Str, StyledStr};
use clap::{Arg, ArgAction, Command};
use rules::phrase::Phrase;
use rules::words::Language;

use crate::words::Voice;

/// The French text of each English one.
static FRENCH: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| serde_json::from_str(TEXT).unwrap_or_default());
const TEXT: &str = include_str!("help.fr.json");

/// What a value is called in a usage line, in English and French. Others are the same in both.
const VALUES: [(&str, &str); 65] = [
    ("AFTER", "APRÈS"),
    ("BEFORE", "AVANT"),
    ("BOARD", "PLATEAU"),
    ("CASE", "CAS"),
    ("CASES", "CAS"),
    ("CASE|LOG[:STEP]", "CAS|JOURNAL[:ÉTAPE]"),
    ("COLUMNSxROWS", "COLONNESxRANGÉES"),
    ("COMMAND", "COMMANDE"),
    ("DEED", "ACTE"),
    ("DENY", "REFUSE"),
    ("DIR", "DOSSIER"),
    ("FILE", "FICHIER"),
    ("FILE.csv", "FICHIER.csv"),
    ("FILE.html", "FICHIER.html"),
    ("FILES", "FICHIERS"),
    ("FIRST", "PREMIER"),
    ("FOLDER", "DOSSIER"),
    ("HEXSIDE", "CÔTÉ"),
    ("INCREMENT", "PAS"),
    ("KIND", "SORTE"),
    ("KINDS", "NATURES"),
    ("LANGUAGE", "LANGUE"),
    ("LAYOUT", "PRÉSENTATION"),
    ("LENGTH", "LONGUEUR"),
    ("LEVEL", "NIVEAU"),
    ("LEVELS", "NIVEAUX"),
    ("LINT", "CONTRÔLE"),
    ("LOG", "JOURNAL"),
    ("LOG[:STEP]", "JOURNAL[:ÉTAPE]"),
    ("MAP", "CARTE"),
    ("NAME", "NOM"),
    ("NAME=1,2,3", "NOM=1,2,3"),
    ("NAME=a..b", "NOM=a..b"),
    ("NAMES", "NOMS"),
    ("NEW", "NOUVEAU"),
    ("NOW", "ACTUEL"),
    ("NUMBERS", "NUMÉROS"),
    ("OLD", "ANCIEN"),
    ("OURS", "LES_NÔTRES"),
    ("OUT", "SORTIE"),
    ("PAPER", "PAPIER"),
    ("PIECE", "PION"),
    ("PIECE@SPOT", "PION@EMPLACEMENT"),
    ("PIECE[@SPOT]", "PION[@EMPLACEMENT]"),
    ("PLAYER", "JOUEUR"),
    ("PLAYERS", "JOUEURS"),
    ("QUERY", "RECHERCHE"),
    ("REASON", "RAISON"),
    ("REMARK", "REMARQUE"),
    ("SCENARIO", "SCÉNARIO"),
    ("SHARD", "TRANCHE"),
    ("SHEETS", "FEUILLES"),
    ("SIDE", "CAMP"),
    ("SIDE,SIDE", "CÔTÉ,CÔTÉ"),
    ("SIDES", "CÔTÉS"),
    ("SPOT", "EMPLACEMENT"),
    ("STEP", "ÉTAPE"),
    ("TARGET[@SPOT]", "CIBLE[@EMPLACEMENT]"),
    ("THEIRS", "LES_LEURS"),
    ("THEME", "THÈME"),
    ("TITLE", "TITRE"),
    ("UNIT[@SPOT]", "UNITÉ[@EMPLACEMENT]"),
    ("VERB", "COMMANDE"),
    ("WHAT", "QUOI"),
    ("WHY", "POURQUOI"),
];

/// Returns the command line with its help in a language.
pub(super) fn in_language(command: Command, language: Language) -> Command {
    match language {
        Language::English => command,
        Language::French => {
            let voice = Voice::new(language);
            let mut command = french(command, &voice);
            // The verb `help` and its own verbs exist only once the command is built.
            command.build();
            with_help_verb(command, &voice)
        }
    }
}

fn french(command: Command, voice: &Voice) -> Command {
    let is_program = command.get_version().is_some();
    let short = command.get_about().map(|text| told(text, voice)).unwrap_or_default();
    let long = command.get_long_about().map(|text| match FRENCH.get(&text.to_string()) {
        // What programs read is described once, in English, as it is written.
        Some(long)
            if text.to_string().contains("standard output is one object")
                || text.to_string().contains("With `--json`: ") =>
        {
            format!("{}\n\n{}", voice.typeset(long), voice.text("cli-help-json-in-english"))
        }
        Some(long) => voice.typeset(long),
        None => format!("{short}\n\n{}", voice.text("cli-help-in-english")),
    });
    let after = command.get_after_help().map(|text| after(text, voice));
    // Under a heading of its own, the parser sorts an argument by its name unless it has a place.
    let mut place = 0;
    let mut placed = |argument: Arg| {
        place += 1;
        if argument.is_positional() { argument.display_order(place) } else { argument }
    };
    let mut command = command
        .mut_args(|argument| placed(french_argument(argument, voice)))
        .mut_subcommands(|inner| french(inner, voice))
        .about(short)
        .help_template(template(voice))
        .subcommand_help_heading(heading("cli-help-verbs"))
        .subcommand_value_name(value_called("COMMAND"))
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help, voice));
    if is_program {
        command = command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version, voice));
    }
    if let Some(long) = long {
        command = command.long_about(long);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command
}

/// Returns the order of the parts of a help page, with the heading of the usage.
fn template(voice: &Voice) -> String {
    let usage = voice.say(&Phrase::new("cli-usage").with("usage", "{usage}"));
    format!("{{before-help}}{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}")
}

/// Returns an option that the parser would add in English.
fn flag(name: &'static str, letter: char, action: ArgAction, voice: &Voice) -> Arg {
    let about = if name == "help" { "cli-help-help" } else { "cli-help-version" };
    let argument = Arg::new(name).short(letter).long(name).action(action);
    argument.help(voice.text(about)).help_heading(heading("cli-help-options"))
}

/// The headings of the parts of a help page, without the colon that the parser adds.
static HEADINGS: LazyLock<BTreeMap<&'static str, String>> = LazyLock::new(|| {
    let voice = Voice::new(Language::French);
    let ids = ["cli-help-verbs", "cli-help-arguments", "cli-help-options"];
    ids.map(|id| (id, voice.text(id).trim_end_matches(':').to_owned())).into()
});

/// Returns the heading of a part of a help page.
fn heading(id: &str) -> &'static str {
    HEADINGS.get(id).map(String::as_str).unwrap_or_default()
}

/// Gives the verb `help`, and those of verbs that have verbs, its words.
fn with_help_verb(command: Command, voice: &Voice) -> Command {
    command.mut_subcommands(|inner| match inner.get_name() {
        "help" => inner.about(voice.text("cli-help-verb-help")).help_template(template(voice)),
        _ => with_help_verb(inner, voice),
    })
}

fn french_argument(argument: Arg, voice: &Voice) -> Arg {
    let mut short = argument.get_help().map(|text| told(text, voice)).unwrap_or_default();
    let mut long = argument.get_long_help().map(|text| told(text, voice));
    let id = if argument.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
    let takes_values = argument.get_action().takes_values();
    let defaults = argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let defaults: Vec<_> = defaults.filter(|value| !value.is_empty()).collect();
    let shows_values = takes_values && !argument.is_hide_possible_values_set();
    let values: Vec<_> = if shows_values { argument.get_possible_values() } else { Vec::new() };
    let mut add = |text: &str| {
        short.extend([" [", text, "]"]);
        if let Some(long) = &mut long {
            long.extend(["\n\n[", text, "]"]);
        }
    };
    if takes_values && !defaults.is_empty() && !argument.is_hide_default_value_set() {
        add(&voice.say(&Phrase::new("cli-help-default").with("value", defaults.join(" "))));
    }
    let names: Vec<_> = values.iter().filter(|value| !value.is_hide_set()).map(PossibleValue::get_name).collect();
    if !names.is_empty() {
        add(&voice.say(&Phrase::new("cli-help-values").with("values", names.join(", "))));
    }
    let told_values = values.iter().filter_map(|value| Some((value.get_name(), told(value.get_help()?, voice))));
    let lines: Vec<_> = told_values.map(|(name, about)| format!("- {}", voice.labelled(name, &about))).collect();
    if !lines.is_empty() {
        long = Some(format!("{}\n\n{}", long.as_deref().unwrap_or(&short), lines.join("\n")));
    }
    let called: Vec<Str> = argument.get_value_names().unwrap_or_default().iter().map(called_in_french).collect();
    let mut argument = argument.help(short).help_heading(heading(id));
    if takes_values {
        argument = argument.hide_default_value(true).hide_possible_values(true);
    }
    if let Some(long) = long {
        argument = argument.long_help(long);
    }
    if takes_values && !called.is_empty() { argument.value_names(called) } else { argument }
}

/// Returns what a value is called in French.
fn called_in_french(name: &Str) -> Str {
    match value_called(name) {
        "" => name.clone(),
        french => Str::from(french),
    }
}

/// Returns the French name for that of a value; empty if both are the same.
fn value_called(name: &str) -> &'static str {
    VALUES.iter().find(|(english, _)| *english == name).map(|(_, french)| *french).unwrap_or_default()
}

/// Returns the French text of an English one; the English one itself if it has none, which a test rules out.
fn told(text: &StyledStr, voice: &Voice) -> String {
    let text = text.to_string();
    FRENCH.get(&text).map_or(text, |french| voice.typeset(french))
}

/// Returns the end of a help page, whose example is the same in every language.
fn after(text: &StyledStr, voice: &Voice) -> String {
    let text = text.to_string();
    let (before, example) = text.rsplit_once("Example: ").unwrap_or((&text, ""));
    let example = voice.say(&Phrase::new("cli-help-example").with("example", example));
    match before.trim() {
        "" => example,
        before => format!("{}\n\n{example}", FRENCH.get(before).map_or(before.to_owned(), |own| voice.typeset(own))),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cli::command;

    /// Collects every English text of a command, and those that are only told at length.
    fn texts(command: &Command, all: &mut BTreeSet<String>, long: &mut BTreeSet<String>) {
        let mut add = |text: Option<&StyledStr>| all.extend(text.map(ToString::to_string));
        add(command.get_about());
        for argument in command.get_arguments() {
            add(argument.get_help());
            add(argument.get_long_help());
            argument.get_possible_values().iter().for_each(|value| add(value.get_help()));
        }
        long.extend(command.get_long_about().map(ToString::to_string));
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let before = after.rsplit_once("Example: ").map_or(after.as_str(), |(before, _)| before).trim();
        all.extend((!before.is_empty()).then(|| before.to_owned()));
        command.get_subcommands().for_each(|inner| texts(inner, all, long));
    }

    /// Returns the sorted texts between backticks.
    fn code(text: &str) -> Vec<&str> {
        let mut all: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn every_text_stands_there_in_french_and_no_other() {
        let french: BTreeMap<String, String> = serde_json::from_str(TEXT).unwrap();
        let (mut all, mut long) = (BTreeSet::new(), BTreeSet::new());
        texts(&command(), &mut all, &mut long);
        let lacking: Vec<_> = all.iter().filter(|text| !french.contains_key(*text)).collect();
        assert!(lacking.is_empty(), "to be put into French in help.fr.json: {lacking:#?}");
        let stale: Vec<_> = french.keys().filter(|text| !all.contains(*text) && !long.contains(*text)).collect();
        assert!(stale.is_empty(), "no help says this any more: {stale:#?}");
        for (english, own) in &french {
            // At length, what programs read is left out.
            let same = if long.contains(english) {
                code(own).iter().all(|word| code(english).contains(word))
            } else {
                code(english) == code(own)
            };
            assert!(!own.trim().is_empty() && same, "{english}: {own}");
        }
    }

    /// Collects the help of a command and of its verbs, short and long.
    fn helps(command: &mut Command, all: &mut Vec<String>) {
        all.push(command.render_help().to_string());
        all.push(command.render_long_help().to_string());
        for inner in command.get_subcommands_mut().filter(|inner| inner.get_name() != "help") {
            helps(inner, all);
        }
    }

    #[test]
    fn no_help_in_french_has_the_english_words_of_the_parser() {
        let mut all = Vec::new();
        helps(&mut in_language(command(), Language::French), &mut all);
        assert!(all.len() > 60);
        let english = [
            "Usage:",
            "Options:",
            "Commands:",
            "Arguments:",
            "Print help",
            "[default:",
            "possible values:",
            "Possible values:",
            "Example:",
            "<FILE>",
            "Print this",
        ];
        for help in all {
            for word in english {
                assert!(!help.contains(word), "{word}: {help}");
            }
            assert!(help.contains("Utilisation\u{a0}: bexar") && help.contains("Options\u{a0}:"), "{help}");
        }
    }
}
