//! The dialog that gives a counter, a column, a room or a region a new id, and rooms and regions new names.

use iced::widget::{column, row, text_input};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::project_edit::{NotRenamed, Renamed};
use rules::words::Words;

use super::beside::BesideFiles;
use super::choices;
use crate::files::not_renamed;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{aside, heading, words};
use crate::words::Voice;

/// The id of the field for the new id.
pub const FIELD: &str = "rename";
/// The width of the field labels, in px.
const NAMES: f32 = 120.0;

/// The place of a change made by a renaming.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Where {
    /// In the counter mix.
    Counters,
    /// On the map.
    Map,
    /// In the set-up.
    SetUp,
    /// In the plot.
    Plot,
    /// In corrections.
    Corrections,
    /// In the allowances of any document.
    Allowances,
}

impl Where {
    /// The id of its text in the string files, which takes a count.
    const fn word(self) -> &'static str {
        match self {
            Self::Counters => "gui-rename-in-counters",
            Self::Map => "gui-rename-in-map",
            Self::SetUp => "gui-rename-in-set-up",
            Self::Plot => "gui-rename-in-plot",
            Self::Corrections => "gui-rename-in-corrections",
            Self::Allowances => "gui-rename-in-allowances",
        }
    }
}

/// The number of changes a renaming makes in each place.
pub type Places = Vec<(Where, usize)>;

/// The contents of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renaming {
    what: Renamed,
    from: String,
    typed: String,
    /// The display name before and as typed; counters and columns edit theirs on their own page.
    named: Option<[Words; 2]>,
    verdict: Result<Places, NotRenamed>,
    /// The files beside the document that refer to the object by its id.
    beside: BesideFiles,
}

/// An event in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The new id changed.
    Typed(String),
    /// The name in English changed.
    English(String),
    /// The name in French changed.
    French(String),
    /// The form was submitted.
    Entered,
}

impl Renaming {
    /// Creates the dialog for an object with this id and name.
    pub fn new(what: Renamed, from: String, name: Option<Words>, beside: BesideFiles) -> Self {
        let named = name.map(|name| [name.clone(), name]);
        Self { what, typed: from.clone(), from, named, verdict: Ok(Vec::new()), beside }
    }

    /// The kind of object, its id, and the id that is typed.
    pub fn asked(&self) -> (Renamed, &str, &str) {
        (self.what, &self.from, self.typed.trim())
    }

    /// The new display name, if it differs from the old one and is not empty.
    pub fn name(&self) -> Option<Words> {
        let [was, typed] = self.named.as_ref()?;
        let plain = Words { en: typed.en.trim().to_owned(), fr: typed.fr.trim().to_owned() };
        (plain != *was && !plain.is_empty()).then_some(plain)
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message) {
        match (message, &mut self.named) {
            (Message::Typed(typed), _) => self.typed = typed,
            (Message::English(typed), Some([_, name])) => name.en = typed,
            (Message::French(typed), Some([_, name])) => name.fr = typed,
            (Message::English(_) | Message::French(_), None) | (Message::Entered, _) => {}
        }
    }

    /// Stores the verdict on the typed id.
    pub fn judge(&mut self, verdict: Result<Places, NotRenamed>) {
        self.verdict = verdict;
    }

    /// Whether the renaming is possible and changes anything.
    pub fn can(&self) -> bool {
        let nameless =
            self.named.as_ref().is_some_and(|[_, typed]| typed.en.trim().is_empty() && typed.fr.trim().is_empty());
        let (_, from, to) = self.asked();
        !nameless && self.verdict.is_ok() && (from != to || self.name().is_some())
    }

    /// Lays out the dialog: the fields for id and names, and what the new id changes.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, super::Message> {
        let field = |name: &str, typed: &'a str, id: Option<&'static str>, changed: fn(String) -> Message| {
            let input = text_input("", typed)
                .size(theme::TEXT)
                .padding(theme::NEAR)
                .on_input(move |now| super::Message::Renaming(changed(now)))
                .on_submit(super::Message::Renaming(Message::Entered));
            let input = if let Some(id) = id { input.id(id) } else { input };
            row![words(voice.text(name)).width(NAMES), input].spacing(theme::NEAR).align_y(Center).width(Fill).into()
        };
        let title = Phrase::new("gui-rename-title").word("kind", kind(self.what)).with("name", &self.from);
        let mut fields = vec![field("gui-rename-id", &self.typed, Some(FIELD), Message::Typed)];
        if let Some([_, name]) = &self.named {
            fields.push(field("gui-rename-english", &name.en, None, Message::English));
            fields.push(field("gui-rename-french", &name.fr, None, Message::French));
        }
        let enter = self.can().then_some(super::Message::Renaming(Message::Entered));
        column![heading(voice.say(&title))]
            .extend(fields)
            .push(self.told(voice))
            .extend(self.beside.lines(voice).into_iter().map(|line| aside(line).into()))
            .push(choices("gui-rename-enter", enter, voice))
            .spacing(theme::APART)
            .width(440)
            .into()
    }

    /// The outcome of the typed id.
    fn told<'a>(&self, voice: &Voice) -> Element<'a, super::Message> {
        let (_, from, to) = self.asked();
        match &self.verdict {
            Err(why) => aside(voice.text(not_renamed(*why))).style(Tint::Error.text()).into(),
            Ok(_) if from == to => aside(voice.text("gui-rename-same")).into(),
            Ok(places) => {
                let count = places.iter().map(|(_, count)| count).sum();
                let each = places.iter().map(|(at, count)| voice.say(&Phrase::new(at.word()).count("count", *count)));
                let each = each.collect::<Vec<_>>().join(", ");
                words(voice.say(&Phrase::new("gui-rename-places").count("count", count).with("each", each))).into()
            }
        }
    }
}

/// The id of the kind of object in the string files.
pub const fn kind(what: Renamed) -> &'static str {
    match what {
        Renamed::Counter => "gui-rename-counter",
        Renamed::Column => "gui-rename-column",
        Renamed::Room => "gui-rename-room",
        Renamed::Region => "gui-rename-region",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_can_be_done_once_something_is_another_and_nothing_is_wrong() {
        let name = Some(Words::new("Ward", "Salle"));
        let mut dialog = Renaming::new(Renamed::Room, "LB5".to_owned(), name, BesideFiles::default());
        assert!(!dialog.can(), "nothing to do");
        dialog.update(Message::French(" Dortoir ".to_owned()));
        assert_eq!(dialog.name(), Some(Words::new("Ward", "Dortoir")));
        assert!(dialog.can());
        dialog.judge(Err(NotRenamed::Taken));
        assert!(!dialog.can());
        dialog.judge(Ok(Vec::new()));
        dialog.update(Message::English("  ".to_owned()));
        assert!(dialog.can(), "one language is enough");
        dialog.update(Message::French(String::new()));
        assert!(!dialog.can(), "a room has a name");
        let mut counter = Renaming::new(Renamed::Counter, "gun4".to_owned(), None, BesideFiles::default());
        counter.update(Message::Typed(" light ".to_owned()));
        assert!(counter.can());
        assert_eq!(counter.asked(), (Renamed::Counter, "gun4", "light"));
    }
}
