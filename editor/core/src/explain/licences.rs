//! The licences of the program, of its typefaces and of every library in it.
//!
//! The texts of libraries are collected in one file by `editor/packages/licences`, each text once with all libraries that
//! are under it. It is large, and read only when somebody asks.

use std::cmp::Reverse;
use std::collections::HashMap;

use rules::phrase::Phrase;

use crate::words::Voice;

/// The name of the page that lists all licences.
pub const LICENCES: &str = "licences";

/// The beginning of the name of a page with the text of a licence.
const PAGE: &str = "licence-";

/// The texts of the licences of libraries.
const LIBRARIES: &str = include_str!("../../../assets/LICENSE-libraries");

/// The line between two licences in that file. After it come a line with the name of the licence, the libraries, one
/// per line, an empty line and the text.
const RULE: &str = "================================================================================";

/// A licence with a page of its own.
struct Own {
    /// The end of the name of its page.
    name: &'static str,
    /// The id of its title.
    title: &'static str,
    text: &'static str,
}

/// The licences of the program and of its typefaces.
const OWN: [Own; 5] = [
    Own { name: "mit", title: "licence-bexar-mit", text: include_str!("../../../../LICENSE-MIT") },
    Own { name: "apache", title: "licence-bexar-apache", text: include_str!("../../../../LICENSE-APACHE") },
    Own { name: "dejavu", title: "licence-dejavu", text: include_str!("../../../assets/LICENSE-DejaVu") },
    Own { name: "roboto", title: "licence-roboto", text: include_str!("../../../assets/LICENSE-RobotoCondensed") },
    Own { name: "capitals", title: "licence-capitals", text: include_str!("../../../assets/LICENSE-BexarCapitals") },
];

/// The licence of libraries.
#[derive(Debug, PartialEq, Eq)]
pub struct LibraryLicence {
    /// Its name, such as `MIT License`.
    pub name: &'static str,
    /// The libraries under it, each with its version.
    pub libraries: Vec<&'static str>,
    /// Its text.
    pub text: &'static str,
}

/// Returns the licences of all libraries, those of most libraries first. Texts that differ only in their line breaks are
/// one.
#[must_use]
pub fn of_libraries() -> Vec<LibraryLicence> {
    let mut licences: Vec<LibraryLicence> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for part in LIBRARIES.split(RULE).skip(1) {
        let Some((head, text)) = part.split_once("\n\n") else { continue };
        let mut lines = head.lines().filter(|line| !line.is_empty());
        let Some(name) = lines.next() else { continue };
        let words = text.split_whitespace().collect();
        let at = *known.entry(words).or_insert(licences.len());
        if at == licences.len() {
            licences.push(LibraryLicence { name, libraries: Vec::new(), text: text.trim_matches('\n') });
        }
        licences[at].libraries.extend(lines);
    }
    licences.sort_by_key(|licence| Reverse(licence.libraries.len()));
    licences
}

/// Returns the list of all licences, or the page of one; `None` if nothing has this name.
#[must_use]
pub fn page(what: &str, voice: &Voice) -> Option<String> {
    if what == LICENCES {
        return Some(list(voice));
    }
    let name = what.strip_prefix(PAGE)?;
    if let Some(own) = OWN.iter().find(|own| own.name == name) {
        return Some(written(&voice.text(own.title), "", own.text));
    }
    let at = name.parse::<usize>().ok()?.checked_sub(1)?;
    let licence = of_libraries().into_iter().nth(at)?;
    Some(written(licence.name, &format!("{}\n\n", licence.libraries.join(", ")), licence.text))
}

/// Returns a page with the text of a licence as it is.
fn written(title: &str, about: &str, text: &str) -> String {
    format!("# {title}\n\n{about}````\n{}\n````\n", text.trim_end())
}

fn list(voice: &Voice) -> String {
    let mut page = vec![format!("# {}\n\n", voice.text("licences-title"))];
    page.extend(OWN.iter().map(|own| format!("- [{}]({PAGE}{})\n", voice.text(own.title), own.name)));
    let [libraries, about] = ["licences-libraries", "licences-libraries-about"].map(|id| voice.text(id));
    page.push(format!("\n## {libraries}\n\n{about}\n\n"));
    page.extend(of_libraries().iter().zip(1..).map(|(licence, number)| {
        let count = voice.say(&Phrase::new("licences-count").count("libraries", licence.libraries.len()));
        let head = format!("[{}]({PAGE}{number}), {count}", licence.name);
        format!("- {}\n", voice.labelled(&head, &named(&licence.libraries)))
    }));
    page.concat()
}

/// Returns the names of libraries without their versions.
fn named(libraries: &[&str]) -> String {
    let mut names: Vec<_> = libraries.iter().filter_map(|own| own.split(' ').next()).collect();
    names.dedup();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;

    #[test]
    fn every_licence_has_its_text_and_its_page() {
        let voice = Voice::new(Language::English);
        let list = list(&voice);
        let all = of_libraries();
        assert!(all.len() > 100 && all.len() <= LIBRARIES.matches(RULE).count());
        for (at, licence) in all.iter().enumerate() {
            assert!(licence.text.len() > 200 && !licence.libraries.is_empty(), "{licence:?}");
            let name = format!("{PAGE}{}", at + 1);
            let page = page(&name, &voice).unwrap();
            assert!(
                page.contains(licence.text.lines().next().unwrap()) && list.contains(&format!("({name})")),
                "{name}"
            );
        }
        for own in &OWN {
            assert!(page(&format!("{PAGE}{}", own.name), &voice).unwrap().contains(own.text.trim_end()));
        }
        assert_eq!(page(&format!("{PAGE}{}", all.len() + 1), &voice), None);
        assert_eq!((page("licence-0", &voice), page("licence-bsd", &voice)), (None, None));
    }

    #[test]
    fn every_library_of_the_file_has_a_licence() {
        let heads =
            LIBRARIES.split(RULE).skip(1).map(|part| part.trim_start().lines().take_while(|line| !line.is_empty()));
        let named: usize = heads.map(|head| head.count() - 1).sum();
        assert_eq!(of_libraries().iter().map(|licence| licence.libraries.len()).sum::<usize>(), named);
    }
}
