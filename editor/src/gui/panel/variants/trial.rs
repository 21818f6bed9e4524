//! A variant tried out: the cases that switch it on, and games with the same dice with it and without.

mod job;
mod results;
mod told;

use iced::widget::{button, column, container, progress_bar, row, scrollable, text, tooltip};
use iced::{Center, Element, Fill, task};
use rules::message::Message as Say;

use self::job::Order;
pub use self::results::Tried;
use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::panel::obstacles;
use crate::gui::theme::{self, Tint};
use crate::gui::widget::{Icon, aside, hinted, words};
use crate::words::Voice;

/// How many games are fought with the variant, and as many without.
pub const GAMES: u32 = 200;
/// What of the strip can be seen at once, in px.
const MOST: f32 = 220.0;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// A variant is to be tried out, by its place in the list.
    Asked(usize),
    /// So far it is.
    Advanced(Progress),
    /// It is over, or stopped for this reason.
    Ended(Result<Box<Tried>, String>),
    /// It was cancelled.
    Cancelled,
    /// What stands in the way of play is wanted.
    ProblemsAsked,
}

/// How far a trial is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many cases have been played.
    pub cases: usize,
    /// How many games have been fought, with it and without.
    pub games: u32,
}

/// The trial of a variant.
#[derive(Debug, Default)]
pub struct Trial {
    /// What the scenario calls the variant.
    of: String,
    /// The version of the document that is tried.
    version: u64,
    state: State,
}

#[derive(Debug, Default)]
enum State {
    /// None yet.
    #[default]
    Idle,
    /// It is under way. Dropping the handle stops it.
    Running { progress: Progress, _job: task::Handle },
    /// What came of it.
    Ended(Box<Tried>),
    /// It failed.
    Failed(String),
}

impl Trial {
    /// Whether one is under way.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. })
    }

    /// What came of it, once it is over.
    pub fn tried(&self) -> Option<&Tried> {
        match &self.state {
            State::Ended(tried) => Some(tried),
            State::Idle | State::Running { .. } | State::Failed(_) => None,
        }
    }

    /// Whether it tells of another state of the document.
    pub const fn is_stale(&self, document: &OpenDocument) -> bool {
        self.version != document.version()
    }

    /// Does what happened.
    pub fn update(&mut self, message: Message, document: &OpenDocument) -> Action<Message> {
        match (message, &mut self.state) {
            (Message::Asked(_), State::Running { .. }) => {}
            // The strip says what stands in the way.
            (Message::Asked(_), _) if document.obstacles().is_some() => {}
            (Message::Asked(at), _) => {
                let Some(own) = document.variants().get(at) else { return Action::None };
                let folder = document.folder().map(ToOwned::to_owned);
                let order = Order { project: document.project().clone(), at, folder, games: GAMES };
                let (task, handle) = job::try_out(order).abortable();
                (self.of, self.version) = (own.name.clone(), document.version());
                self.state = State::Running { progress: Progress::default(), _job: handle.abort_on_drop() };
                return Action::Run(task);
            }
            (Message::Advanced(now), State::Running { progress, .. }) => {
                *progress = Progress { cases: now.cases.max(progress.cases), games: now.games.max(progress.games) };
            }
            (Message::Ended(ended), State::Running { .. }) => {
                self.state = match ended {
                    Ok(tried) => State::Ended(tried),
                    Err(why) => State::Failed(why),
                };
            }
            (Message::Cancelled, State::Running { .. }) => self.state = State::Idle,
            // News of a trial that has been cancelled.
            (Message::Advanced(_) | Message::Ended(_) | Message::Cancelled, _) => {}
            (Message::ProblemsAsked, _) => return Action::ShowObstacles,
        }
        Action::None
    }

    /// Whether a variant was tried out before what has changed since: a save is a good moment to try it again.
    pub fn wants_another(&self, name: &str, document: &OpenDocument) -> bool {
        matches!(self.state, State::Ended(_)) && self.of == name && self.is_stale(document)
    }

    /// The strip below the page of a variant.
    pub(super) fn view<'a>(
        &'a self,
        at: usize,
        name: &str,
        document: &OpenDocument,
        voice: &Voice,
    ) -> Element<'a, Message> {
        let is_own = self.of == name;
        let errors = document.obstacles();
        let body: Option<Element<'a, Message>> = match &self.state {
            State::Running { progress, .. } => Some(under_way(*progress, voice)),
            _ if errors.is_some() => {
                errors.as_ref().map(|report| obstacles::view(report, Some(Message::ProblemsAsked), voice))
            }
            State::Ended(tried) if is_own => Some(told::view(tried, voice)),
            State::Failed(why) if is_own => {
                let said = voice.say(&Say::new("gui-playtest-failed").with("detail", why));
                Some(words(said).style(Tint::Error.text()).into())
            }
            State::Idle | State::Ended(_) | State::Failed(_) => None,
        };
        let stale = errors.is_none() && is_own && self.tried().is_some() && self.is_stale(document);
        let stale = stale.then(|| text(voice.text("trial-stale")).size(theme::SMALL).style(Tint::Warning.text()));
        let about = match (&self.state, body.is_some()) {
            (_, false) => Some(voice.text("trial-about")),
            _ if errors.is_some() => None,
            (State::Ended(tried), true) => tried.games.as_ref().ok().map(|games| {
                let fought = Say::new("trial-fought").count("games", games.with.games() as usize);
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
            let press = button(face).padding([4, 10]).style(theme::outlined).on_press(Message::Cancelled);
            return hinted(press, voice.text("trial-cancel"), tooltip::Position::Top);
        }
        let face = row![Icon::Play.tinted(Tint::OnAccent), words(voice.text("trial-start"))].spacing(6);
        let press = button(face.align_y(Center)).padding([4, 10]).style(theme::primary).on_press(Message::Asked(at));
        hinted(press, voice.text("trial-about"), tooltip::Position::Top)
    }
}

fn under_way<'a>(progress: Progress, voice: &Voice) -> Element<'a, Message> {
    let all = 2 * GAMES;
    let said = Say::new("trial-running")
        .count("cases", progress.cases)
        .count("done", progress.games as usize)
        .count("games", all as usize);
    column![words(voice.say(&said)), progress_bar(0.0..=all as f32, progress.games as f32).girth(8)]
        .spacing(6)
        .width(Fill)
        .into()
}
