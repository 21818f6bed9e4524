//! The page "Balance": searches for the value of a figure at which a side wins as often as desired. Games are played in
//! the background; the value found is set in one undo step.

mod answer;
mod chart;
mod controls;
mod figures;
mod forecast;
mod goal;
mod order;
mod progress;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::widget::{Column, column, row, scrollable, space};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;
use rules::playtest::ScenarioChange;
use rules::project_edit::project_difference;
use rules::rulebook::System;
use rules::side::Side;
use rules::systems;

pub use self::goal::Field;
use self::goal::Goal;
pub use self::order::{TuningOrder, TuningOutcome};
pub use self::progress::TuningProgress;
use super::obstacles;
use super::playtest::Halt;
use crate::gui::action::Action;
use crate::gui::document::{DocumentState as Stand, OpenDocument};
use crate::gui::job::{Job, JobNews, JobState, PLAYER};
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{Icon, aside, hinted, icon_button, pressed, words};
use crate::report::tuned::figure_value;
use crate::words::Voice;

/// The id of the field that searches for a figure.
pub const SEARCH: &str = "tuning-search";

/// An event on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// A figure was picked, given by its name.
    Picked(String),
    /// The picked figure was dropped, to choose another one.
    Dropped,
    /// The search text for figures changed.
    Sought(String),
    /// Text was typed into a field.
    Typed(Field, String),
    /// The side whose wins are counted was picked.
    SidePicked(Side),
    /// Another player was picked for a side.
    PlayerPicked(Side, &'static str),
    /// Another number of games was picked.
    GamesPicked(u32),
    /// The search is to start.
    Asked,
    /// News of the games being played.
    News(JobNews<TuningProgress, Arc<TuningOutcome>, Halt>),
    /// The search was cancelled.
    Cancelled,
    /// The value found is to be set.
    Taken,
    /// The findings that prevent play were requested.
    ProblemsAsked,
}

/// The balance page of a document.
#[derive(Debug)]
pub struct Tuning {
    figure: Option<String>,
    goal: Goal,
    players: [&'static str; 2],
    system: System,
    job: Job<TuningProgress, Arc<TuningOutcome>, Halt>,
    begun: Option<Instant>,
    /// The states of the document the answer applies to: the state it was searched in, and the one with the value set.
    of: Vec<Stand>,
    figures: figures::Figures,
    chart: chart::AnswerChart,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            figure: None,
            goal: Goal::default(),
            players: [PLAYER; 2],
            system: System::default(),
            job: Job::default(),
            begun: None,
            of: Vec::new(),
            figures: figures::Figures::default(),
            chart: chart::AnswerChart::default(),
        }
    }
}

impl Tuning {
    /// Whether games are being played.
    pub const fn is_running(&self) -> bool {
        self.job.is_running()
    }

    /// The picked figure.
    pub fn figure(&self) -> Option<&str> {
        self.figure.as_deref()
    }

    /// The outcome of the last search.
    pub fn outcome(&self) -> Option<&TuningOutcome> {
        self.job.result().map(Arc::as_ref)
    }

    /// Picks a figure, with a range of values around its current one. A common prefix of several names only narrows the
    /// list.
    pub fn take(&mut self, name: &str, document: &OpenDocument) {
        if self.figure.as_deref() == Some(name) {
            return;
        }
        self.job.forget();
        self.chart.forget();
        if let Some((now, range)) = ScenarioChange::figure_now(document.project(), name) {
            self.goal.fit(now, range);
            self.figure = Some(name.to_owned());
        } else {
            self.figure = None;
            self.figures.seek(name.to_owned());
        }
    }

    /// Sets the game system of the document; players that it does not have are replaced by its default player.
    pub fn of_system(&mut self, system: System) {
        self.system = system;
        let known = systems::roster(system);
        for player in &mut self.players {
            if !known.iter().any(|own| own.name == *player) {
                *player = systems::usual(system);
            }
        }
    }

    /// Notes that the document has changed: what prevented play may be fixed.
    pub fn document_changed(&mut self, system: System) {
        self.of_system(system);
        if matches!(self.job.state(), JobState::Failed(Halt::Refused(_))) {
            self.job.forget();
        }
    }

    /// Notes that the value found has been set.
    pub fn is_taken(&mut self, document: &OpenDocument) {
        self.of.push(document.state());
    }

    /// Whether the answer applies to another state of the document.
    pub fn is_stale(&self, document: &OpenDocument) -> bool {
        self.outcome().is_some() && !self.of.contains(&document.state())
    }

    /// The search to carry out.
    ///
    /// # Errors
    ///
    /// Returns why there is none: no figure is picked, or the input is invalid.
    pub fn order(&self, document: &OpenDocument, voice: &Voice) -> Result<TuningOrder, Phrase> {
        let gone = || Phrase::new("tuning-gone");
        let name = self.figure.clone().ok_or_else(gone)?;
        let (now, range) = ScenarioChange::figure_now(document.project(), &name).ok_or_else(gone)?;
        let search = self.goal.search(&name, now, range)?;
        Ok(TuningOrder {
            title: voice.words(document.scenario_title()),
            project: document.project().clone(),
            figure: name,
            search,
            side: self.goal.side,
            players: self.players.map(str::to_owned),
        })
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message, document: &OpenDocument, voice: &Voice) -> Action<Message> {
        match message {
            Message::Picked(name) => self.take(&name, document),
            Message::Dropped => {
                self.job.forget();
                self.figure = None;
            }
            Message::Sought(typed) => self.figures.seek(typed),
            Message::Typed(field, typed) => self.goal.enter(field, typed),
            Message::SidePicked(side) => self.goal.side = side,
            Message::PlayerPicked(side, player) => self.players[side.index()] = player,
            Message::GamesPicked(games) => self.goal.games = games,
            Message::Asked if self.is_running() => {}
            Message::Asked => return self.begin(document, voice),
            Message::News(news) => {
                if self.job.hear(news) {
                    self.chart.forget();
                }
            }
            Message::Cancelled => self.job.cancel(),
            Message::Taken => return self.set(document),
            Message::ProblemsAsked => return Action::ShowObstacles,
        }
        Action::None
    }

    fn begin(&mut self, document: &OpenDocument, voice: &Voice) -> Action<Message> {
        if let Some(errors) = document.obstacles() {
            self.job.refuse(Halt::Refused(errors));
            return Action::None;
        }
        let order = match self.order(document, voice) {
            Ok(order) => order,
            Err(why) => return Action::Refused(why),
        };
        self.of = vec![document.state()];
        self.begun = Some(Instant::now());
        let found = self.job.start(move |teller| order.carry_out(&|progress| teller.tell(progress)).map(Arc::new));
        Action::Run(found.map(Message::News))
    }

    /// The edits that set the value found.
    fn set(&self, document: &OpenDocument) -> Action<Message> {
        let Some((outcome, value)) = self.outcome().and_then(|outcome| Some((outcome, outcome.value()?))) else {
            return Action::None;
        };
        let change = ScenarioChange::Figure { name: outcome.figure().to_owned(), value };
        let Ok(changed) = change.made_in(document.project()) else {
            return Action::Refused(Phrase::new("tuning-gone"));
        };
        let label = Phrase::new("gui-stroke-tuned").with("name", outcome.figure());
        let label = match ScenarioChange::kind(outcome.figure(), value) {
            Some(kind) => label.word("value", kind.word()),
            None => label.with("value", value),
        };
        Action::Make(label, project_difference(document.project(), &changed))
    }

    /// Lays out the page: the list of figures, or the search for a value of the picked one.
    pub fn view<'a>(&'a self, document: &'a OpenDocument, mode: Mode, voice: &Voice) -> Element<'a, Message> {
        let Some(name) = &self.figure else { return self.figures.view(document, voice) };
        let Some((now, range)) = ScenarioChange::figure_now(document.project(), name) else {
            let again = self.again(voice);
            return column![row![words(voice.text("tuning-gone")).width(Fill), again]].padding(theme::APART).into();
        };
        let called = self.figures.called(name, document, voice);
        let head = row![words(called).font(theme::BOLD).width(Fill), self.again(voice)].align_y(Center);
        let range = if ScenarioChange::is_ordered(name) {
            let [least, most] = [range.0, range.1].map(|own| own.to_string());
            Phrase::new("tuning-now").with("name", name).with("value", now).with("least", least).with("most", most)
        } else {
            Phrase::new("tuning-now-kind").with("name", name).with("value", figure_value(name, now, voice))
        };
        let errors = document.obstacles();
        let body: Element<'a, Message> = match self.job.state() {
            _ if errors.is_some() => Column::with_children(
                errors.iter().map(|report| obstacles::view(report, Some(Message::ProblemsAsked), voice)),
            )
            .into(),
            JobState::Idle => aside(voice.text("tuning-how")).into(),
            JobState::Running { progress, .. } => progress.view(name, self.elapsed(), voice),
            JobState::Ended(outcome) => answer::view(self, outcome, document, mode, voice),
            JobState::Failed(Halt::Refused(report)) => obstacles::view(report, Some(Message::ProblemsAsked), voice),
            JobState::Failed(Halt::Failed(why)) => {
                words(voice.say(&Phrase::new("gui-playtest-failed").with("detail", why)))
                    .style(Tint::Error.text())
                    .into()
            }
            JobState::Cancelled(done) => {
                words(voice.say(&Phrase::new("gui-playtest-cancelled").count("games", done.games as usize))).into()
            }
        };
        let page = column![column![head, aside(voice.say(&range))].spacing(2), self.controls(name, voice), body];
        scrollable(page.spacing(theme::APART).padding(theme::BESIDE_BAR)).height(Fill).width(Fill).into()
    }

    fn again<'a>(&self, voice: &Voice) -> Element<'a, Message> {
        icon_button(Icon::Find, voice.text("tuning-another"), Some(Message::Dropped))
    }

    fn elapsed(&self) -> Duration {
        self.begun.map(|begun| begun.elapsed()).unwrap_or_default()
    }
}

/// A small button next to a figure that leads to this page.
pub fn button<'a, M: Clone + 'a>(press: M, voice: &Voice) -> Element<'a, M> {
    let face = iced::widget::button(Icon::Balance.tinted(Tint::Faint).width(12).height(12)).padding(3);
    let face = pressed(face.style(theme::flat(false)), press);
    hinted(face, voice.text("tuning-this"), iced::widget::tooltip::Position::Bottom)
}

/// A space as wide as [`button`], for figures without one.
pub fn no_button<'a, M: 'a>() -> Element<'a, M> {
    space().width(18).into()
}
