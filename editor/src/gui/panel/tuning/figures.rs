//! The searchable list of figures.

use std::cell::{Ref, RefCell};

use iced::widget::{Column, button, column, container, row, scrollable, text, text_input};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;
use rules::project::Project;
use rules::rulebook::ParameterValue;
use rules::words::Language;

use super::{Message, SEARCH};
use crate::gui::document::OpenDocument;
use crate::gui::theme;
use crate::gui::widget::{aside, line, pressed, words};
use crate::report::tuned::figure_called;
use crate::words::Voice;

/// The maximum number of figures listed.
const MOST: usize = 40;

/// A figure.
#[derive(Debug)]
struct Known {
    name: String,
    called: String,
    now: i32,
}

/// All figures of a document in one of its states.
#[derive(Debug)]
struct All {
    of: (u64, Language),
    known: Vec<Known>,
}

/// The figures and the search text.
#[derive(Debug, Default)]
pub(super) struct Figures {
    sought: String,
    all: RefCell<Option<All>>,
}

impl Figures {
    /// Sets the search text.
    pub(super) fn seek(&mut self, words: String) {
        self.sought = words;
    }

    fn all(&self, document: &OpenDocument, voice: &Voice) -> Ref<'_, [Known]> {
        let of = (document.version(), voice.language());
        if self.all.borrow().as_ref().is_none_or(|all| all.of != of) {
            *self.all.borrow_mut() = Some(All { of, known: known(document.project(), voice) });
        }
        Ref::map(self.all.borrow(), |all| all.as_ref().map_or(&[][..], |all| &all.known[..]))
    }

    /// The display name of a figure.
    pub(super) fn called(&self, name: &str, document: &OpenDocument, voice: &Voice) -> String {
        let known = self.all(document, voice).iter().find(|own| own.name == name).map(|own| own.called.clone());
        known.unwrap_or_else(|| figure_called(document.project(), name, voice))
    }

    /// Builds the list.
    pub(super) fn view<'a>(&'a self, document: &OpenDocument, voice: &Voice) -> Element<'a, Message> {
        let search = text_input(&voice.text("tuning-search"), &self.sought)
            .id(SEARCH)
            .size(theme::TEXT)
            .padding([5, 8])
            .on_input(Message::Sought);
        let wanted = self.sought.to_lowercase();
        let all = self.all(document, voice);
        let found: Vec<&Known> = all.iter().filter(|own| is_sought(own, &wanted)).collect();
        let entries = found.iter().take(MOST).map(|own| {
            let said = aside(format!("{} · {}", own.name, own.now));
            let face = column![text(own.called.clone()).size(theme::TEXT), said].spacing(2);
            let face = button(face).padding([4, 8]).width(Fill).style(theme::flat(false));
            pressed(face, Message::Picked(own.name.clone()))
        });
        let more = found.len().saturating_sub(MOST);
        let more = (more > 0).then(|| aside(voice.say(&Phrase::new("tuning-more").count("count", more))));
        let none = found.is_empty().then(|| words(voice.text("tuning-none")).style(theme::faint));
        let list = Column::with_children(entries).push(more).push(none).spacing(2).padding(theme::BESIDE_BAR);
        let head = column![aside(voice.text("tuning-about")), row![search]].spacing(theme::NEAR);
        let head = container(head).padding([theme::NEAR, theme::APART]);
        column![head, line(), scrollable(list).height(Fill).width(Fill)].into()
    }
}

/// Whether each search word occurs in the name or the display name of a figure.
fn is_sought(own: &Known, wanted: &str) -> bool {
    let about = format!("{} {}", own.name, own.called).to_lowercase();
    wanted.split_whitespace().all(|word| about.contains(word))
}

/// All figures with numeric values: parameters, figures of active variants, charts and counters.
fn known(project: &Project, voice: &Voice) -> Vec<Known> {
    let parameters = project.rulebook.system.parameters().iter();
    let parameters = parameters.filter(|own| matches!(own.default_value(), ParameterValue::Number(_)));
    let parameters = parameters.map(|own| own.name.to_owned());
    let variants = project
        .variants
        .iter()
        .filter(|own| own.on)
        .flat_map(|own| own.document.params.iter().map(move |param| format!("{}.{}", own.document.id, param.id)));
    let names = ScenarioChange::figures(project).into_iter().chain(variants).chain(parameters);
    let of = |name: String| {
        let (now, (least, most)) = ScenarioChange::figure_now(project, &name)?;
        let called = figure_called(project, &name, voice);
        (least < most).then_some(Known { name, called, now })
    };
    names.filter_map(of).collect()
}
