//! Find and replace by meaning: a query in words, its matches highlighted on the map, and a replacement.

use iced::widget::{Column, button, column, container, row, scrollable, text, text_input};
use iced::{Center, Element, Fill};
use rules::edit::Edit;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project_edit::ProjectEdit;
use rules::query::{CannotSet, Matches, Query, QueryError, Replacement, Setting};

use crate::gui::action::Action;
use crate::gui::panel::page::Page;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, pressed, unquoted, words};
use crate::picture::overlay::{Mark, Tone};
use crate::words::Voice;
use crate::words::place::{kind_of, layered};

/// The id of the query field.
pub const QUERY: &str = "find-query";
/// The id of the replacement field.
pub const SETTING: &str = "find-setting";
/// The maximum number of matches marked one by one; more are only counted.
const MANY: usize = 4_000;

/// The typed query and replacement, and the matches.
#[derive(Debug, Clone, Default)]
pub struct Find {
    query: String,
    setting: String,
    found: Option<Result<QueryAnswer, Phrase>>,
    /// The version of the document that was searched last.
    seen: Option<u64>,
    /// Why the replacement is refused.
    refused: Option<Phrase>,
}

/// The result of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
struct QueryAnswer {
    matches: Matches,
    /// The matches by kind: the id of its name, and the places.
    kinds: Vec<(String, Vec<String>)>,
}

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The query changed.
    QueryTyped(String),
    /// The replacement changed.
    SettingTyped(String),
    /// All matches are to be replaced.
    Replaced,
    /// The page about the query language was requested.
    PageAsked,
}

impl Find {
    /// Handles a message.
    pub fn update(&mut self, message: Message, map: &MapDocument, voice: &Voice) -> Action<Message> {
        match message {
            Message::QueryTyped(now) => {
                self.query = now;
                self.look(map, voice);
            }
            Message::SettingTyped(now) => {
                self.setting = now;
                self.refused = None;
            }
            Message::Replaced => match self.edits(map, voice) {
                Ok(edits) => {
                    let edits = edits.into_iter().map(ProjectEdit::Map).collect();
                    return Action::Make(Phrase::new("gui-stroke-replace"), edits);
                }
                Err(refused) => self.refused = Some(refused),
            },
            Message::PageAsked => return Action::Help(Page::QUERIES),
        }
        Action::None
    }

    /// Searches again if the document has changed. Call this only while the page is shown: on a large map, a search
    /// costs more than a stroke.
    pub fn follow(&mut self, version: u64, map: &MapDocument, voice: &Voice) {
        if self.seen != Some(version) {
            self.seen = Some(version);
            self.look(map, voice);
        }
    }

    fn look(&mut self, map: &MapDocument, voice: &Voice) {
        let typed = self.query.trim();
        self.found = (!typed.is_empty()).then(|| {
            let query = Query::parse(typed, map).map_err(|wrong| not_understood(typed, &wrong, voice))?;
            let matches = query.find(map);
            Ok(QueryAnswer { kinds: matches.kinds(map), matches })
        });
    }

    fn edits(&self, map: &MapDocument, voice: &Voice) -> Result<Vec<Edit>, Phrase> {
        let Some(Ok(found)) = &self.found else { return Err(Phrase::new("gui-find-nothing")) };
        let typed = self.setting.split(';').map(str::trim).filter(|setting| !setting.is_empty());
        let mut replacement = Replacement {
            settings: Vec::new(),
            add_to: Vec::new(),
            remove_from: Vec::new(),
            by: Replacement::own_choice(),
        };
        for setting in typed {
            // A region gains or loses the matches: `+confines`, `-confines`.
            if let Some(region) = setting.strip_prefix('+') {
                replacement.add_to.push(region.trim().to_owned());
            } else if let Some(region) = setting.strip_prefix('-') {
                replacement.remove_from.push(region.trim().to_owned());
            } else {
                let setting = Setting::parse(setting, map).map_err(|wrong| not_understood(setting, &wrong, voice))?;
                replacement.settings.push(setting);
            }
        }
        replacement.edits(map, &found.matches).map_err(|CannotSet(why)| why)
    }

    /// The matches to highlight on the map.
    pub fn marks(&self) -> Vec<Mark> {
        let Some(Ok(found)) = &self.found else { return Vec::new() };
        if found.matches.len() > MANY {
            return Vec::new();
        }
        match &found.matches {
            Matches::Hexes(_) | Matches::Spots(_) => {
                let hexes = found.matches.hexes().into_iter();
                hexes.map(|hex| Mark::Hex(hex, Tone::Preview, String::new())).collect()
            }
            Matches::Hexsides(sides) => sides.iter().map(|at| Mark::Side(at.side, Tone::Preview)).collect(),
        }
    }

    /// Builds the page.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, Message> {
        let field = |hint: &str, typed: &'a str, id, changed: fn(String) -> Message| {
            text_input(&voice.text(hint), typed).id(id).size(theme::TEXT).padding(6).on_input(changed)
        };
        let query = field("gui-find-hint", &self.query, QUERY, Message::QueryTyped);
        let setting = field("gui-find-setting-hint", &self.setting, SETTING, Message::SettingTyped);
        let can = self.found.as_ref().is_some_and(|found| found.as_ref().is_ok_and(|found| !found.matches.is_empty()));
        let can = can && !self.setting.trim().is_empty();
        let replace = button(text(voice.text("gui-find-replace")).size(theme::TEXT).wrapping(text::Wrapping::None))
            .padding([5, 12]);
        let replace = pressed(replace.style(theme::primary), can.then_some(Message::Replaced));
        let page =
            button(text(voice.text("gui-find-page")).size(theme::SMALL).wrapping(text::Wrapping::None)).padding([4, 8]);
        let page = pressed(page.style(theme::outlined), Message::PageAsked);
        let fields = column![
            row![query, page].spacing(theme::NEAR).align_y(Center),
            row![setting.on_submit(Message::Replaced), replace].spacing(theme::NEAR).align_y(Center),
        ]
        .spacing(theme::NEAR);
        let refused = self.refused.as_ref().map(|why| trouble(why, voice));
        let said: Element<'a, Message> = match &self.found {
            None => aside(unquoted(&voice.text("gui-find-about"))).into(),
            Some(Err(why)) => trouble(why, voice),
            Some(Ok(found)) => told(found, voice),
        };
        let page = column![fields].push(refused).push(scrollable(container(said).width(Fill)).height(Fill));
        page.spacing(theme::NEAR).padding(theme::APART).into()
    }
}

/// The numbers of matches, by kind.
fn told<'a>(found: &QueryAnswer, voice: &Voice) -> Element<'a, Message> {
    if found.matches.is_empty() {
        return aside(voice.text("gui-find-none")).into();
    }
    let count = match found.matches {
        Matches::Hexes(_) => "query-count-hexes",
        Matches::Hexsides(_) => "query-count-hexsides",
        Matches::Spots(_) => "query-count-spots",
    };
    let count = words(voice.say(&Phrase::new(count).count("count", found.matches.len())));
    let kinds = found
        .kinds
        .iter()
        .flat_map(|(kind, places)| layered(places).into_iter().map(move |(layer, places)| (kind, layer, places)));
    let kinds = kinds.map(|(kind, layer, places)| {
        let name = words(voice.say(&kind_of(kind, layer, places.len())));
        column![name, aside(places.join("  ")).width(Fill)].spacing(2).into()
    });
    column![count, Column::with_children(kinds).spacing(theme::STEP)].spacing(theme::STEP).into()
}

fn trouble<'a>(why: &Phrase, voice: &Voice) -> Element<'a, Message> {
    text(unquoted(&voice.say(why))).size(theme::TEXT).style(Tint::Error.text()).into()
}

/// The message for an error in a query, with the words it refers to.
fn not_understood(typed: &str, wrong: &QueryError, voice: &Voice) -> Phrase {
    let at = typed.get(wrong.at.clone()).unwrap_or_default();
    Phrase::new("gui-find-wrong").with("why", voice.say(&wrong.message)).with("at", at)
}

#[cfg(test)]
mod tests {
    use rules::map::Grid;
    use rules::words::{Language, Words};

    use super::*;

    #[test]
    fn it_looks_again_only_when_the_document_is_another() {
        let voice = Voice::new(Language::English);
        let maps = [9, 3].map(|size| MapDocument::new(Words::default(), Grid { columns: size, rows: size }));
        let mut find = Find::default();
        find.update(Message::QueryTyped("column 1".to_owned()), &maps[0], &voice);
        find.follow(1, &maps[0], &voice);
        let count = |find: &Find| find.marks().len();
        assert_eq!(count(&find), 9);
        find.follow(1, &maps[1], &voice);
        assert_eq!(count(&find), 9, "nothing has changed");
        find.follow(2, &maps[1], &voice);
        assert_eq!(count(&find), 3);
    }
}
