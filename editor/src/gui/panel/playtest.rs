//! The play-test: whole games in the background, and statistics on who won, where and how.

mod charts;
mod controls;
mod job;
mod numbers;

use std::sync::Arc;

use iced::widget::{Column, column, container, progress_bar, row, scrollable, text};
use iced::{Element, Fill};
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::playtest::{Plan, Results};
use rules::report::Report;
use rules::rulebook::System;
use rules::side::Side;
use rules::systems;

use self::charts::Charts;
pub use self::job::{Halt, PlaytestOutcome};
use super::obstacles;
use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::file::Purpose;
use crate::gui::job::{Job, JobNews, JobState, PLAYER, SEED};
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{aside, words};
use crate::report::{heat_maps, page};
use crate::words::Voice;

/// The default number of games of a play-test in the editor.
pub const GAMES: u32 = 100;

/// The values of a heat map by hex.
pub type Values = Vec<(Hex, u32)>;

/// An event of the play-test.
#[derive(Debug, Clone)]
pub enum Message {
    /// A play-test was asked for.
    Asked,
    /// Another player was picked for a side.
    PlayerPicked(Side, &'static str),
    /// Another number of games was picked.
    GamesPicked(u32),
    /// News of the games being played.
    News(JobNews<u32, Arc<PlaytestOutcome>, Halt>),
    /// The play-test was cancelled.
    Cancelled,
    /// A chart was picked, given by its index.
    ChartPicked(usize),
    /// A heat map was picked, given by its index, or none.
    HeatPicked(Option<usize>),
    /// The report was requested as a file.
    ReportAsked,
    /// The findings that prevent play were requested.
    ProblemsAsked,
}

/// The play-test of a document.
#[derive(Debug)]
pub struct Playtest {
    job: Job<u32, Arc<PlaytestOutcome>, Halt>,
    /// The game system of the document.
    system: System,
    players: [&'static str; 2],
    games: u32,
    /// Whether the document has changed since the games were played.
    stale: bool,
    charts: Charts,
    /// The index of the heat map laid over the map, and its values.
    heat: Option<(usize, Arc<Values>)>,
    /// Its title, and a note on what its values are and what they are based on.
    heat_title: (String, String),
}

impl Default for Playtest {
    fn default() -> Self {
        let (job, charts) = (Job::default(), Charts::default());
        Self {
            job,
            system: System::default(),
            players: [PLAYER; 2],
            games: GAMES,
            stale: false,
            charts,
            heat: None,
            heat_title: Default::default(),
        }
    }
}

impl Playtest {
    /// Whether games are being played.
    pub const fn is_running(&self) -> bool {
        self.job.is_running()
    }

    /// The results, once there are some.
    pub fn results(&self) -> Option<&Results> {
        self.outcome().map(|outcome| &outcome.results)
    }

    fn outcome(&self) -> Option<&PlaytestOutcome> {
        self.job.result().map(Arc::as_ref)
    }

    /// The heat map to lay over the map while the drawer is open.
    pub fn heat(&self) -> Option<&Arc<Values>> {
        self.heat.as_ref().map(|(_, values)| values)
    }

    /// The report as an HTML page.
    pub fn page(&self, voice: &Voice) -> Option<String> {
        self.outcome().map(|outcome| page(&outcome.summary, &outcome.map, voice))
    }

    /// The findings that prevented the games from being played, if any.
    pub const fn refused(&self) -> Option<&Report> {
        match self.job.state() {
            JobState::Failed(Halt::Refused(report)) => Some(report),
            _ => None,
        }
    }

    /// Notes that the document has changed: the results are out of date, and what prevented play may be fixed.
    pub fn document_changed(&mut self, system: System) {
        self.stale = true;
        self.of_system(system);
        if self.refused().is_some() {
            self.job.forget();
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

    /// Handles a message.
    pub fn update(&mut self, message: Message, document: &OpenDocument, voice: &Voice) -> Action<Message> {
        match message {
            Message::Asked if self.job.is_running() => {}
            Message::Asked => {
                if let Some(errors) = document.obstacles() {
                    self.job.refuse(Halt::Refused(errors));
                    self.lay(None, voice);
                    return Action::None;
                }
                let project = document.project();
                let players = self.players.map(str::to_owned);
                let plan = Plan { games: self.games, seed: SEED, players, jobs: 0 };
                let name = voice.words(&project.scenario.title);
                let project = project.clone();
                self.stale = false;
                let fought = self.job.start(move |teller| job::fight(project, &name, plan, teller));
                return Action::Run(fought.map(Message::News));
            }
            Message::PlayerPicked(side, player) => self.players[side.index()] = player,
            Message::GamesPicked(games) => self.games = games,
            Message::News(news) => {
                if self.job.hear(news) {
                    self.charts.forget();
                    self.lay(self.heat.as_ref().map(|(at, _)| *at), voice);
                }
            }
            Message::Cancelled => self.job.cancel(),
            Message::ChartPicked(at) => self.charts.pick(at),
            Message::HeatPicked(at) => self.lay(at, voice),
            Message::ReportAsked => return Action::Choose(Purpose::Report),
            Message::ProblemsAsked => return Action::ShowObstacles,
        }
        Action::None
    }

    fn lay(&mut self, at: Option<usize>, voice: &Voice) {
        let laid = at.and_then(|at| Some((at, heat_maps(&self.outcome()?.summary, voice).into_iter().nth(at)?)));
        self.heat_title = laid.as_ref().map(|(_, own)| (own.title.clone(), own.about())).unwrap_or_default();
        self.heat = laid.map(|(at, own)| (at, Arc::new(own.values)));
    }

    /// The title of the heat map on the map, and the note on its values.
    pub fn heat_title(&self) -> Option<(&str, &str)> {
        self.heat.as_ref().map(|_| (self.heat_title.0.as_str(), self.heat_title.1.as_str()))
    }

    /// Builds the panel. For a document with errors, it shows the errors instead of results and charts.
    pub fn view<'a>(&'a self, document: &OpenDocument, mode: Mode, voice: &Voice) -> Element<'a, Message> {
        let errors = document.obstacles();
        let body = match self.job.state() {
            _ if errors.is_some() => Column::with_children(
                errors.iter().map(|report| obstacles::view(report, Some(Message::ProblemsAsked), voice)),
            )
            .into(),
            JobState::Idle => container(aside(voice.text("gui-playtest-about")).size(theme::TEXT))
                .padding(iced::padding::top(7))
                .into(),
            JobState::Running { progress: done, .. } => progress(*done, self.games, voice),
            JobState::Ended(outcome) => numbers::view(&outcome.results, voice),
            JobState::Failed(Halt::Refused(report)) => obstacles::view(report, Some(Message::ProblemsAsked), voice),
            JobState::Failed(Halt::Failed(why)) => {
                words(voice.say(&Phrase::new("gui-playtest-failed").with("detail", why)))
                    .style(Tint::Error.text())
                    .into()
            }
            JobState::Cancelled(done) => {
                words(voice.say(&Phrase::new("gui-playtest-cancelled").count("games", *done as usize))).into()
            }
        };
        let outcome = self.outcome().filter(|_| errors.is_none());
        let stale = self.stale && outcome.is_some();
        let shown = outcome.map(|outcome| {
            let heat = self.heat.as_ref().map(|(at, _)| *at);
            self.charts.view(&outcome.summary, heat, mode, voice)
        });
        let page = column![row![self.controls(voice), body].spacing(4.0 * theme::STEP)]
            .push(stale.then(|| text(voice.text("gui-playtest-stale")).size(theme::SMALL).style(Tint::Warning.text())))
            .push(shown)
            .spacing(theme::NEAR)
            .padding(theme::APART);
        scrollable(page).height(Fill).width(Fill).into()
    }
}

fn progress<'a>(done: u32, games: u32, voice: &Voice) -> Element<'a, Message> {
    let said = Phrase::new("gui-playtest-running").count("done", done as usize).count("games", games as usize);
    column![words(voice.say(&said)), progress_bar(0.0..=games as f32, done as f32).girth(8)]
        .spacing(6)
        .width(Fill)
        .into()
}
