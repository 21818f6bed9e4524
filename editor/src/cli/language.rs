//! The language of the program's output.

use clap::ValueEnum;
use rules::words::Language;

/// A language as the option `--lang` names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LanguageArg {
    /// English
    En,
    /// French
    Fr,
}

impl From<LanguageArg> for Language {
    fn from(tongue: LanguageArg) -> Self {
        match tongue {
            LanguageArg::En => Self::English,
            LanguageArg::Fr => Self::French,
        }
    }
}

/// Returns the language of the user: French if the locale is French, otherwise English.
///
/// The variables are checked in the order POSIX gives; the first non-empty one decides. If there is none, `system` is
/// asked, see `of_system`.
pub fn preferred(variable: impl Fn(&str) -> Option<String>, system: impl FnOnce() -> Option<String>) -> Language {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| variable(name).filter(|text| !text.is_empty()));
    match locale.or_else(system) {
        Some(locale) if locale.to_ascii_lowercase().starts_with("fr") => Language::French,
        _ => Language::English,
    }
}

/// Returns the locale that the user has chosen for the system, where that is not a matter of variables.
#[cfg(any(windows, target_os = "macos"))]
pub(super) fn of_system() -> Option<String> {
    sys_locale::get_locale()
}

/// Other systems name their locale in variables.
#[cfg(not(any(windows, target_os = "macos")))]
pub(super) const fn of_system() -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_says_anything_decides() {
        let of = |set: &[(&str, &str)]| {
            let variable = |name: &str| set.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
            preferred(variable, || None)
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "fr_CA.UTF-8")]), Language::French);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), Language::English);
        assert_eq!(preferred(|_| None, || Some("fr-CA".to_owned())), Language::French);
        assert_eq!(preferred(|_| Some("C".to_owned()), || Some("fr-FR".to_owned())), Language::English);
    }
}
