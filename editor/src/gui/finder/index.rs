//! Everything the finder can find, with names and descriptions.

use rules::map::{Ground, HexsideKind};
use rules::phrase::Phrase;
use rules::words::Words;

use super::{FinderItem, FinderKind, Goal};
use crate::explain::help;
use crate::gui::document::OpenDocument;
use crate::gui::keymap::{self, Command, key_of};
use crate::gui::pages::SidePage;
use crate::gui::play::names::Names;
use crate::gui::tool::drafts::regions;
use crate::gui::tool::entry_area::tallies;
use crate::picture::counter::pieces;
use crate::words::Voice;

/// Returns all items, in the order of menus, palettes and lists.
pub(super) fn items(document: &OpenDocument, voice: &Voice) -> Vec<FinderItem> {
    let mut items: Vec<_> = commands(voice).chain(paints(voice)).chain(sides(voice)).chain(manual(voice)).collect();
    items.extend(on_map(document, voice));
    items.extend(counters(document, voice));
    items
}

/// Returns the commands, except those that open pages, which are listed as pages.
fn commands(voice: &Voice) -> impl Iterator<Item = FinderItem> {
    let own = keymap::all().into_iter().filter(|(command, _)| !matches!(command, Command::Side(_)));
    own.map(|(command, keys)| FinderItem {
        goal: Goal::Command(command),
        kind: FinderKind::Command,
        name: voice.say(&command.named()),
        said: keys,
    })
}

/// Returns what brushes paint, with the key of the brush.
fn paints(voice: &Voice) -> impl Iterator<Item = FinderItem> {
    use crate::gui::tool::Tool;
    let kinds = HexsideKind::ALL.into_iter().filter(|kind| *kind != HexsideKind::Breach && *kind != HexsideKind::Clear);
    let sides = kinds.map(|kind| (Goal::Hexside(kind), voice.text(&kind.word()), Tool::Hexside));
    let grounds = Ground::ALL.into_iter().map(|ground| (Goal::Ground(ground), voice.text(ground.word()), Tool::Hex));
    sides.chain(grounds).map(|(goal, name, tool)| {
        let said = format!("{} · {}", voice.text(tool.word()), key_of(tool.command()));
        FinderItem { goal, kind: FinderKind::Paint, name, said }
    })
}

/// Returns the pages of the side panel.
fn sides(voice: &Voice) -> impl Iterator<Item = FinderItem> {
    SidePage::ALL.into_iter().map(|side| FinderItem {
        goal: Goal::Page(side),
        kind: FinderKind::Page,
        name: voice.text(side.word()),
        said: key_of(Command::Side(side)).to_owned(),
    })
}

/// Returns the pages of the manual, by title.
fn manual(voice: &Voice) -> impl Iterator<Item = FinderItem> {
    help::names().map(|name| FinderItem {
        goal: Goal::Manual(name),
        kind: FinderKind::Manual,
        name: help::title(name, voice).to_owned(),
        said: name.to_owned(),
    })
}

/// Returns everything on the map that has a name.
fn on_map(document: &OpenDocument, voice: &Voice) -> Vec<FinderItem> {
    let map = document.map();
    let language = voice.language();
    let named = |goal, kind, name: &Words, said: String| {
        let own = name.get(language);
        let name = if own.is_empty() { said.clone() } else { own.to_owned() };
        FinderItem { goal, kind, name, said }
    };
    let labels = map.labels.iter().map(|label| {
        // Names are broken into lines on the map.
        let name = label.text.get(language).split_whitespace().collect::<Vec<_>>().join(" ");
        FinderItem { goal: Goal::Place(label.at), kind: FinderKind::Place, name, said: label.at.to_string() }
    });
    let rooms =
        map.rooms.iter().map(|room| named(Goal::Room(room.id.clone()), FinderKind::Room, &room.name, room.id.clone()));
    let game_areas = map.areas().into_iter().map(|area| (area.id.clone(), area.name.clone()));
    let regions = regions(map).into_iter().chain(game_areas);
    let regions = regions.map(|(id, name)| named(Goal::Region(id.clone()), FinderKind::Region, &name, id.clone()));
    // The entry areas that the rules require can be found before they are painted.
    let areas = tallies(map, &document.project().rulebook).into_iter().map(|tally| {
        let number = voice.say(&Phrase::new("gui-found-entry-area-number").with("number", tally.number));
        let painted = map.entry_areas.iter().find(|area| area.number == tally.number);
        let own = painted.map(|area| voice.words(&area.name)).filter(|own| !own.is_empty());
        let name = own.map_or_else(|| number.clone(), |own| voice.labelled(&number, &own));
        FinderItem { goal: Goal::EntryArea(tally.number), kind: FinderKind::EntryArea, name, said: String::new() }
    });
    labels.chain(rooms).chain(regions).chain(areas).collect()
}

/// Returns the counters by their printed names, with the place where they are set up.
fn counters(document: &OpenDocument, voice: &Voice) -> Vec<FinderItem> {
    let project = document.project();
    let names = Names::of(project);
    let counter = |id: &String| {
        let name = names.get(id).map_or(id.as_str(), |name| name.get(voice.language())).to_owned();
        let at = project.scenario.setup.iter().find(|line| line.piece == *id).map(|line| line.at.to_string());
        let said = at.map_or_else(|| id.clone(), |at| format!("{id} · {at}"));
        FinderItem { goal: Goal::Counter(id.clone()), kind: FinderKind::Counter, name, said }
    };
    pieces(&project.counters).keys().map(counter).collect()
}
