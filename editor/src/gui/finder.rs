//! What can be found by typing: commands, kinds of walls and ground, what is on the map, counters, pages, hexes.

mod index;
mod rank;

use rules::hex::Hex;
use rules::map::{Grid, Ground, HexsideKind};
use rules::phrase::Phrase;

use super::document::OpenDocument;
use super::keymap::Command;
use super::pages::SidePage;
use crate::words::Voice;

/// Where something found leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// A command is given.
    Command(Command),
    /// The brush paints this on hexsides.
    Hexside(HexsideKind),
    /// The brush paints this ground.
    Ground(Ground),
    /// A page opens.
    Page(SidePage),
    /// A page of the manual opens.
    Manual(&'static str),
    /// A region is lit up and chosen.
    Region(String),
    /// A room is lit up and chosen.
    Room(String),
    /// An entry area is lit up and chosen.
    EntryArea(u8),
    /// A name on the map is lit up.
    Place(Hex),
    /// A counter is chosen.
    Counter(String),
    /// A hex is chosen.
    Hex(Hex),
}

/// What kind of thing was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FinderKind {
    /// A hex of the map.
    Hex,
    /// A command.
    Command,
    /// Something a brush paints.
    Paint,
    /// A page at the right.
    Page,
    /// A name on the map.
    Place,
    /// A room.
    Room,
    /// A region.
    Region,
    /// An entry area.
    EntryArea,
    /// A counter.
    Counter,
    /// A page of the manual.
    Manual,
}

impl FinderKind {
    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hex => "gui-found-hex",
            Self::Command => "gui-found-command",
            Self::Paint => "gui-found-paint",
            Self::Page => "gui-found-page",
            Self::Place => "gui-found-place",
            Self::Room => "gui-found-room",
            Self::Region => "gui-found-region",
            Self::EntryArea => "gui-found-entry-area",
            Self::Counter => "gui-found-counter",
            Self::Manual => "gui-found-manual",
        }
    }

    /// Whether it is listed while nothing is typed.
    const fn is_listed_at_once(self) -> bool {
        matches!(self, Self::Command | Self::Page | Self::Manual)
    }
}

/// Something that can be found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinderItem {
    /// Where it leads.
    pub goal: Goal,
    /// What it is.
    pub kind: FinderKind,
    /// Its name.
    pub name: String,
    /// What is said at its end: its key, its id, where it is.
    pub said: String,
}

/// Everything that can be found in a window with a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finder {
    items: Vec<FinderItem>,
    grid: Option<Grid>,
    /// What a hex is called in the language spoken, with its number as the argument.
    hex: String,
}

impl Finder {
    /// Everything there is to find.
    pub fn new(document: &OpenDocument, voice: &Voice) -> Self {
        let hex = voice.say(&Phrase::new("gui-found-go-to-hex").with("hex", "{}"));
        Self { items: index::items(document, voice), grid: Some(document.map().grid), hex }
    }

    /// What has every word that is typed, the best first; kinds stay together, in the order of their best.
    pub fn found(&self, typed: &str) -> Vec<FinderItem> {
        let wanted = rank::words(typed);
        if wanted.is_empty() {
            let mut all: Vec<_> = self.items.iter().filter(|item| item.kind.is_listed_at_once()).cloned().collect();
            all.sort_by_key(|item| item.kind);
            return all;
        }
        let mut ranked: Vec<_> = self.hex(typed).map(|hex| ((0, 0), hex)).into_iter().collect();
        ranked.extend(self.items.iter().filter_map(|item| Some((rank::rank(item, &wanted)?, item.clone()))));
        let best =
            |kind: FinderKind| ranked.iter().filter(|(_, item)| item.kind == kind).map(|((fit, _), _)| *fit).min();
        let mut keyed: Vec<_> = ranked.iter().map(|(rank, item)| ((best(item.kind), item.kind, *rank), item)).collect();
        keyed.sort_by_key(|(key, _)| *key);
        keyed.into_iter().map(|(_, item)| item.clone()).collect()
    }

    /// The hex whose number is typed.
    fn hex(&self, typed: &str) -> Option<FinderItem> {
        let hex: Hex = typed.trim().parse().ok()?;
        let is_there = self.grid.is_some_and(|grid| grid.contains(hex));
        let name = self.hex.replace("{}", &hex.to_string());
        is_there.then(|| FinderItem { goal: Goal::Hex(hex), kind: FinderKind::Hex, name, said: String::new() })
    }
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;
    use crate::gui::keymap::all;

    fn finder(language: Language) -> Finder {
        let alamo = OpenDocument::open("alamo".as_ref()).unwrap();
        Finder::new(&alamo, &Voice::new(language))
    }

    fn first(typed: &str, language: Language) -> Option<Goal> {
        finder(language).found(typed).first().map(|item| item.goal.clone())
    }

    #[test]
    fn everything_is_found_by_its_name() {
        for (typed, goal) in [
            ("map new", Goal::Command(Command::New)),
            ("ctrl+z", Goal::Command(Command::Undo)),
            ("stone wall", Goal::Hexside(HexsideKind::StoneWall)),
            ("crockett", Goal::Counter("crockett".to_owned())),
            ("churchyard", Goal::Ground(Ground::Churchyard)),
            ("confines", Goal::Region("confines".to_owned())),
            ("1208", Goal::Hex(Hex::new(12, 8))),
            ("layers", Goal::Page(SidePage::Layers)),
        ] {
            assert_eq!(first(typed, Language::English), Some(goal), "{typed}");
        }
        assert_eq!(finder(Language::English).found("no such thing"), []);
        assert_eq!(finder(Language::English).found("9908"), [], "no hex of this map");
    }

    #[test]
    fn accents_and_capitals_are_left_out_by_whoever_is_in_a_hurry() {
        let found = finder(Language::French).found("retablir");
        assert!(found.iter().any(|item| item.goal == Goal::Command(Command::Redo)), "{found:?}");
        let with = finder(Language::French).found("RÉTABLIR");
        assert_eq!(found, with);
    }

    #[test]
    fn kinds_stay_together_and_the_best_comes_first() {
        let found = finder(Language::English).found("wall");
        let kinds: Vec<_> = found.iter().map(|item| item.kind).collect();
        let mut runs = kinds.clone();
        runs.dedup();
        let mut once = runs.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(runs.len(), once.len(), "{kinds:?}");
        assert!(kinds.contains(&FinderKind::Paint) && kinds.contains(&FinderKind::Command));
    }

    #[test]
    fn every_command_is_listed_before_anything_is_typed_and_has_a_name_in_both_languages() {
        for language in [Language::English, Language::French] {
            let all_items = finder(language).found("");
            let listed = |command| all_items.iter().any(|item| item.goal == Goal::Command(command));
            for (command, keys) in all() {
                let page = matches!(command, Command::Side(_));
                assert!(listed(command) != page && !keys.is_empty(), "{command:?}");
            }
            for item in &all_items {
                assert!(!item.name.starts_with("gui-") && !item.name.contains('{'), "{item:?}");
            }
        }
    }
}
