//! The trial of a variant: the cases that switch it on, and games with it and without it on the same dice.

mod order;
mod result_text;
mod results;

use iced::widget::{button, column, container, progress_bar, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill};
use rules::phrase::Phrase;

use self::order::TrialOrder;
pub use self::results::Tried;
use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::job::{self, Job, JobNews, JobState};
use crate::gui::panel::obstacles;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, pressed, words};
use crate::words::Voice;

/// The number of games played with the variant, and of those without.
pub const GAMES: u32 = 200;
/// The maximum visible height of the strip, in px.
const MOST: f32 = 220.0;

/// An event of the trial.
#[derive(Debug, Clone)]
pub enum Message {
    /// A variant is to be tried, given by its index in the list.
    Asked(usize),
    /// News of the cases and games being played.
    News(JobNews<TrialProgress, Box<Tried>>),
    /// The trial was cancelled.
    Cancelled,
    /// The findings that prevent play were requested.
    ProblemsAsked,
}

/// The progress of a trial.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TrialProgress {
    /// The number of cases played.
    pub cases: usize,
    /// The number of games played, with the variant and without.
    pub games: u32,
}

/// The trial of a variant.
#[derive(Debug, Default)]
pub struct Trial {
    /// The scenario's name of the variant.
    of: String,
    /// The version of the document being tried.
    version: u64,
    job: Job<TrialProgress, Box<Tried>>,
}

impl job::Progress for TrialProgress {
    fn further(self, other: Self) -> Self {
        Self { cases: self.cases.max(other.cases), games: self.games.max(other.games) }
    }
}

impl Trial {
    /// Whether a trial is in progress.
    pub const fn is_running(&self) -> bool {
        self.job.is_running()
    }

    /// The results, once the trial is complete.
    pub fn tried(&self) -> Option<&Tried> {
        self.job.result().map(Box::as_ref)
    }

    /// Whether the results are of another state of the document.
    pub const fn is_stale(&self, document: &OpenDocument) -> bool {
        self.version != document.version()
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message, document: &OpenDocument) -> Action<Message> {
        match message {
            // The strip shows what prevents play.
            Message::Asked(_) if self.is_running() || document.obstacles().is_some() => {}
            Message::Asked(at) => {
                let Some(own) = document.variants().get(at) else { return Action::None };
                let folder = document.folder().map(ToOwned::to_owned);
                let order = TrialOrder { project: document.project().clone(), at, folder, games: GAMES };
                (self.of, self.version) = (own.name.clone(), document.version());
                let tried = self.job.start(move |teller| order.carry_out(teller).map(Box::new));
                return Action::Run(tried.map(Message::News));
            }
            Message::News(news) => {
                self.job.hear(news);
            }
            Message::Cancelled => self.job.cancel(),
            Message::ProblemsAsked => return Action::ShowObstacles,
        }
        Action::None
    }

    /// Whether a variant was tried before the latest changes: a save is a good moment to try it again.
    pub fn wants_another(&self, name: &str, document: &OpenDocument) -> bool {
        self.tried().is_some() && self.of == name && self.is_stale(document)
    }

    /// Builds the strip below the page of a variant.
    pub(super) fn view<'a>(
        &'a self,
        at: usize,
        name: &str,
        document: &OpenDocument,
        voice: &Voice,
    ) -> Element<'a, Message> {
        let is_own = self.of == name;
        let errors = document.obstacles();
        let body: Option<Element<'a, Message>> = match self.job.state() {
            JobState::Running { progress, .. } => Some(under_way(*progress, voice)),
            _ if errors.is_some() => {
                errors.as_ref().map(|report| obstacles::view(report, Some(Message::ProblemsAsked), voice))
            }
            JobState::Ended(tried) if is_own => Some(result_text::view(tried, voice)),
            JobState::Failed(why) if is_own => {
                let said = voice.say(&Phrase::new("gui-playtest-failed").with("detail", why));
                Some(words(said).style(Tint::Error.text()).into())
            }
            JobState::Idle | JobState::Ended(_) | JobState::Failed(_) | JobState::Cancelled(_) => None,
        };
        let stale = errors.is_none() && is_own && self.tried().is_some() && self.is_stale(document);
        let stale = stale.then(|| text(voice.text("trial-stale")).size(theme::SMALL).style(Tint::Warning.text()));
        let about = match (self.job.state(), body.is_some()) {
            (_, false) => Some(voice.text("trial-about")),
            _ if errors.is_some() => None,
            (JobState::Ended(tried), true) => tried.games.as_ref().ok().map(|games| {
                let fought = Phrase::new("trial-fought").count("games", games.with.games() as usize);
                voice.say(&fought.with("player", voice.player(&games.with.plan.players[0])))
            }),
            (_, true) => None,
        };
        let about = column![].push(about.map(aside)).push(stale).spacing(2).width(Fill);
        let head = row![self.start(at, voice), about].spacing(theme::APART).align_y(Center);
        let body = body.map(|body| container(scrollable(container(body).width(Fill))).max_height(MOST));
        container(column![head].push(body).spacing(theme::NEAR)).padding(theme::APART).width(Fill).into()
    }

    fn start<'a>(&self, at: usize, voice: &Voice) -> Element<'a, Message> {
        if self.is_running() {
            let face = row![Icon::Stop.tinted(Tint::Ink), words(voice.text("gui-cancel"))].spacing(6).align_y(Center);
            let press = button(face).padding([4, 10]).style(theme::outlined);
            let press = pressed(press, Message::Cancelled);
            return hinted(press, voice.text("trial-cancel"), tooltip::Position::Top);
        }
        let face = row![Icon::Play.tinted(Tint::OnAccent), words(voice.text("trial-start"))].spacing(6);
        let press = button(face.align_y(Center)).padding([4, 10]).style(theme::primary);
        hinted(pressed(press, Message::Asked(at)), voice.text("trial-about"), tooltip::Position::Top)
    }
}

fn under_way<'a>(progress: TrialProgress, voice: &Voice) -> Element<'a, Message> {
    let all = 2 * GAMES;
    let said = Phrase::new("trial-running")
        .count("cases", progress.cases)
        .count("done", progress.games as usize)
        .count("games", all as usize);
    column![words(voice.say(&said)), progress_bar(0.0..=all as f32, progress.games as f32).girth(8)]
        .spacing(6)
        .width(Fill)
        .into()
}
