//! The play-test: whole games in the background, and who won them.

mod job;

use iced::widget::{button, column, container, progress_bar, row, scrollable, space, text, tooltip};
use iced::{Border, Center, Element, Fill, FillPortion, Task, Theme, task};
use rules::lint::Report;
use rules::message::Message as Say;
use rules::playtest::{Interval, Results};
use rules::project::Project;
use rules::side::Side;
use rules::words::Language;

use self::job::Halt;
pub(in crate::gui) use self::job::Stop;
pub(super) use self::job::spare_threads;
use crate::gui::keymap::{Command, key_of};
use crate::gui::theme::{self, Look, Tint};
use crate::gui::widget::{Icon, aside, hinted, words};
use crate::words::Voice;

/// How many games a play-test of the editor has.
pub const GAMES: u32 = 100;
/// Where the dice of a play-test of the editor start: two maps are compared with the same dice.
pub(in crate::gui) const SEED: u64 = 1836;
/// The player both sides have.
pub(in crate::gui) const PLAYER: &str = "advance";

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// A play-test was asked for.
    Asked,
    /// So many games are over.
    Advanced(u32),
    /// The play-test is over, or could not begin.
    Ended(Result<Results, Halt>),
    /// The play-test was cancelled.
    Cancelled,
}

/// The play-test of a document.
#[derive(Debug, Default)]
pub struct Playtest {
    state: State,
    /// Whether the document has changed since the numbers were counted.
    stale: bool,
}

#[derive(Debug, Default)]
enum State {
    /// None yet.
    #[default]
    Idle,
    /// Games are being fought. Dropping the handle stops them.
    Running { done: u32, _job: task::Handle },
    /// The numbers.
    Ended(Results),
    /// It could not begin.
    Refused(Report),
    /// It failed.
    Failed(String),
    /// It was cancelled after so many games.
    Cancelled(u32),
}

impl Playtest {
    /// Whether games are being fought.
    pub const fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. })
    }

    /// The numbers, once there are some.
    pub const fn results(&self) -> Option<&Results> {
        match &self.state {
            State::Ended(results) => Some(results),
            State::Idle | State::Running { .. } | State::Refused(_) | State::Failed(_) | State::Cancelled(_) => None,
        }
    }

    /// Notes that the document has changed: the numbers speak of an older one.
    pub const fn document_changed(&mut self) {
        self.stale = true;
    }

    /// Does what happened.
    pub fn update(&mut self, message: Message, project: &Project) -> Task<Message> {
        match (message, &mut self.state) {
            (Message::Asked, State::Running { .. }) => {}
            (Message::Asked, _) => {
                let (task, handle) = job::fight(project.clone(), GAMES, SEED, PLAYER).abortable();
                self.state = State::Running { done: 0, _job: handle.abort_on_drop() };
                self.stale = false;
                return task;
            }
            (Message::Advanced(games), State::Running { done, .. }) => *done = games.max(*done),
            (Message::Ended(ended), State::Running { .. }) => {
                self.state = match ended {
                    Ok(results) => State::Ended(results),
                    Err(Halt::Refused(report)) => State::Refused(report),
                    Err(Halt::Failed(why)) => State::Failed(why),
                };
            }
            (Message::Cancelled, State::Running { done, .. }) => self.state = State::Cancelled(*done),
            // News of a play-test that has been cancelled.
            (Message::Advanced(_) | Message::Ended(_) | Message::Cancelled, _) => {}
        }
        Task::none()
    }

    /// The panel.
    pub fn view<'a>(&'a self, voice: &Voice) -> Element<'a, Message> {
        let body = match &self.state {
            State::Idle => container(aside(voice.text("gui-playtest-about")).size(theme::TEXT))
                .padding(iced::padding::top(7))
                .into(),
            State::Running { done, .. } => progress(*done, voice),
            State::Ended(results) => numbers(results, voice),
            State::Refused(report) => refusal(report, voice),
            State::Failed(why) => {
                words(voice.say(&Say::new("gui-playtest-failed").with("detail", why))).style(Tint::Error.text()).into()
            }
            State::Cancelled(done) => {
                words(voice.say(&Say::new("gui-playtest-cancelled").count("games", *done as usize))).into()
            }
        };
        let stale = self.stale && matches!(self.state, State::Ended(_));
        let page = column![row![self.start(voice), body].spacing(4.0 * theme::STEP)]
            .push(stale.then(|| text(voice.text("gui-playtest-stale")).size(theme::SMALL).style(Tint::Warning.text())))
            .spacing(theme::NEAR)
            .padding(theme::APART);
        scrollable(page).height(Fill).width(Fill).into()
    }

    fn start<'a>(&self, voice: &Voice) -> Element<'a, Message> {
        let key = key_of(Command::Playtest);
        if self.is_running() {
            let face = row![Icon::Stop.tinted(Tint::Ink), words(voice.text("gui-cancel"))].spacing(6).align_y(Center);
            let press = button(face).padding([6, 12]).style(theme::outlined).on_press(Message::Cancelled);
            return hinted(press, format!("{} ({key})", voice.text("gui-playtest-cancel")), tooltip::Position::Top);
        }
        let name = voice.say(&Say::new("gui-playtest-start").count("games", GAMES as usize));
        let face = row![Icon::Play.tinted(Tint::OnAccent), words(name)].spacing(6).align_y(Center);
        let press = button(face).padding([6, 12]).style(theme::primary).on_press(Message::Asked);
        hinted(press, format!("{} ({key})", voice.text("gui-playtest-about")), tooltip::Position::Top)
    }
}

fn progress<'a>(done: u32, voice: &Voice) -> Element<'a, Message> {
    let said = Say::new("gui-playtest-running").count("done", done as usize).count("games", GAMES as usize);
    column![words(voice.say(&said)), progress_bar(0.0..=GAMES as f32, done as f32).girth(8)]
        .spacing(6)
        .width(Fill)
        .into()
}

/// Who won: a bar of two colours, each side's share with its interval, and whether games were really fought.
fn numbers<'a>(results: &Results, voice: &Voice) -> Element<'a, Message> {
    let side = |side: Side| -> Element<'a, Message> {
        let id = match side {
            Side::Texan => "gui-playtest-texan",
            Side::Mexican => "gui-playtest-mexican",
        };
        let interval = results.interval(side);
        let (share, low, high) = percent(interval);
        let said = Say::new(id).count("wins", results.wins(side) as usize).with("share", share);
        let between = Say::new("gui-playtest-interval").with("low", low).with("high", high);
        row![
            container(space()).width(10).height(10).style(move |_: &Theme| block(side)),
            words(voice.say(&said)).font(theme::BOLD).width(240),
            aside(voice.say(&between)),
        ]
        .spacing(theme::NEAR)
        .align_y(Center)
        .into()
    };
    let wins = Side::ALL.map(|side| results.wins(side) as u16);
    let bar = row(Side::ALL.into_iter().zip(wins).filter(|(_, wins)| *wins > 0).map(|(side, wins)| {
        container(space()).width(FillPortion(wins)).height(12).style(move |_: &Theme| block(side)).into()
    }))
    .spacing(1);
    let mean = |figure: fn(&rules::playtest::Record) -> f64| {
        let written = format!("{:.1}", results.mean(figure));
        match voice.language() {
            Language::English => written,
            Language::French => written.replace('.', ","),
        }
    };
    let fought = Say::new("gui-playtest-fought")
        .count("games", results.games() as usize)
        .with("player", &results.plan.players[0])
        .with("attacks", mean(|record| f64::from(record.attacks.iter().sum::<u32>())))
        .with("losses", mean(|record| f64::from(record.steps_lost.iter().sum::<u32>())))
        .with("entries", mean(|record| f64::from(record.entries)));
    let faults = (results.faults() > 0).then(|| {
        let said = voice.say(&Say::new("gui-playtest-faults").count("games", results.faults() as usize));
        text(said).size(theme::SMALL).style(Tint::Error.text())
    });
    column(Side::ALL.map(side))
        .push(bar)
        .push(aside(voice.say(&fought)))
        .push(faults)
        .spacing(theme::NEAR)
        .width(Fill)
        .into()
}

fn percent(interval: Interval) -> (String, String, String) {
    let whole = |share: f64| format!("{:.0}", share * 100.0);
    (whole(interval.share), whole(interval.low), whole(interval.high))
}

fn block(side: Side) -> container::Style {
    container::Style::default().background(Look::side(side)).border(Border::default().rounded(2))
}

fn refusal<'a>(report: &Report, voice: &Voice) -> Element<'a, Message> {
    let first = report.findings.first().map(|finding| aside(voice.say(&finding.message)));
    column![words(voice.text("gui-playtest-refused")).style(Tint::Error.text())]
        .push(first)
        .spacing(theme::STEP)
        .width(Fill)
        .into()
}
