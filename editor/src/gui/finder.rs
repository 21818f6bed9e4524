//! What can be found by typing: commands, kinds of hexsides and ground, objects on the map, counters, pages, hexes.

mod index;
mod rank;

use rules::hex::Hex;
use rules::map::{Grid, Ground, HexsideKind};
use rules::phrase::Phrase;

use super::document::OpenDocument;
use super::keymap::Command;
use super::pages::SidePage;
use crate::words::Voice;

/// What picking a found item does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Executes a command.
    Command(Command),
    /// Picks a kind of hexside for the brush.
    Hexside(HexsideKind),
    /// Picks a kind of ground for the brush.
    Ground(Ground),
    /// Opens a side page.
    Page(SidePage),
    /// Opens a page of the manual.
    Manual(&'static str),
    /// Highlights and selects a region.
    Region(String),
    /// Highlights and selects a room.
    Room(String),
    /// Highlights and selects an entry area.
    EntryArea(u8),
    /// Highlights a name on the map.
    Place(Hex),
    /// Selects a counter.
    Counter(String),
    /// Chooses a hex.
    Hex(Hex),
}

/// The kind of a found item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FinderKind {
    /// A hex of the map.
    Hex,
    /// A command.
    Command,
    /// Something a brush paints.
    Paint,
    /// A side page.
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

    /// Whether it is listed before anything is typed.
    const fn is_listed_at_once(self) -> bool {
        matches!(self, Self::Command | Self::Page | Self::Manual)
    }
}

/// An item that can be found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinderItem {
    /// What picking it does.
    pub goal: Goal,
    /// Its kind.
    pub kind: FinderKind,
    /// Its name.
    pub name: String,
    /// The text at the end of its line: its key, its id or its place.
    pub said: String,
}

/// All items that can be found in a window with a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finder {
    items: Vec<FinderItem>,
    grid: Option<Grid>,
    /// The name of a hex in the current language, with `{}` for its number.
    hex: String,
}

impl Finder {
    /// Collects all items.
    pub fn new(document: &OpenDocument, voice: &Voice) -> Self {
        let hex = voice.say(&Phrase::new("gui-found-go-to-hex").with("hex", "{}"));
        Self { items: index::items(document, voice), grid: Some(document.map().grid), hex }
    }

    /// The items that match every typed word, best first; items of one kind stay together, ordered by their best match.
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

    /// The hex with the typed number, if it is on the map.
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
