//! Handles the messages of the page and the keys.

use iced::Task;
use rules::phrase::Phrase;
use rules::play::Roll;
use rules::table::TextStep;

use super::commands::PlayCommand;
use super::{Message, Play, Tab, series};
use crate::gui::action;
use crate::gui::document::OpenDocument;
use crate::gui::file::Purpose;

impl Play {
    /// Handles a message. `seed` is the seed of the dice of a new game.
    pub fn update(
        &mut self,
        message: Message,
        document: &OpenDocument,
        scenario: &str,
        seed: u64,
    ) -> action::Action<Message> {
        self.trouble = self.trouble.take().filter(|_| matches!(message, Message::Played(..) | Message::Ticked(_)));
        let warned = std::mem::take(&mut self.warned);
        let waited = match message {
            // A game without a file must not be lost by one click.
            Message::PutAway | Message::Started if self.is_unsaved() && !warned => {
                self.warned = true;
                self.trouble = Some(Phrase::new("gui-play-not-saved"));
                Task::none()
            }
            Message::HandPicked(side, name) => self.give(side, name),
            Message::RollsPicked(rolls) => {
                self.rolls = rolls;
                self.go_on()
            }
            Message::Started => {
                let head = self.head(document.project(), scenario.to_owned(), seed);
                self.begin(document, head)
            }
            Message::Compiled(ticket, game) => {
                self.game.deliver(&ticket, game);
                self.open()
            }
            Message::Did(action) if self.is_asked() && !self.amending => self.make(&[action]),
            // A key was pressed while another player decides.
            Message::Did(_) => Task::none(),
            Message::SetUpRest => self.set_up_rest(),
            Message::Rolled(sum) => {
                self.table.iter_mut().for_each(|table| drop(table.make(&TextStep::Roll(Roll(sum)))));
                self.go_on()
            }
            Message::RollAsked => {
                self.table.iter_mut().for_each(|table| table.throw());
                self.go_on()
            }
            Message::Taken(piece) => {
                if let Some(table) = self.table.as_deref() {
                    self.pick.take(table, piece);
                    self.pick.moves = self.pick.moves.take().filter(|_| !self.amending);
                }
                Task::none()
            }
            Message::Chosen(at) if self.amending => match (self.pick.piece, &self.table) {
                (Some(piece), Some(table)) => {
                    let put = table.put(piece, at);
                    self.amend(put, false)
                }
                _ => Task::none(),
            },
            Message::Chosen(spot) => {
                let actions = self.table.as_deref().map(|table| self.pick.choose(table, spot)).unwrap_or_default();
                self.make(&actions)
            }
            Message::LetGo => {
                self.pick.let_go(self.table.as_deref());
                Task::none()
            }
            Message::WentTo(steps) => self.go(Some(steps)),
            Message::Back => self.go(self.table.as_ref().and_then(|table| table.history().last_decision())),
            Message::Forward => self.go(self.table.as_ref().and_then(|table| table.history().next_decision())),
            Message::Seated(side) => {
                self.seated = Some(side);
                Task::none()
            }
            Message::Held(_)
            | Message::PacePicked(_)
            | Message::Ticked(_)
            | Message::Earlier
            | Message::Later
            | Message::Skipped => self.on_following(message),
            Message::TurnedTo { next } => {
                self.turn_to(next);
                Task::none()
            }
            Message::Played(ticket, made) => self.played(&ticket, made),
            Message::MoreAsked
            | Message::DetailsAsked(_)
            | Message::CitesAsked(_)
            | Message::GroupPicked(_)
            | Message::TabPicked(_)
            | Message::ThreatAsked(_) => {
                self.look_otherwise(&message);
                Task::none()
            }
            Message::PutAway => {
                self.put_away();
                Task::none()
            }
            Message::AmendAsked(amending) => self.turn_to_amend(amending),
            Message::Amended(amend) => self.amend(amend, true),
            // The page explains what prevents it.
            Message::Series(series::Message::Asked) if document.obstacles().is_some() => Task::none(),
            Message::Series(message) => {
                self.tab = Tab::Series;
                let Some(table) = self.table.as_deref() else { return action::Action::None };
                self.series.update(message, table, self.version).map(Message::Series)
            }
            Message::SaveAsked if document.is_scenario() => return action::Action::Choose(Purpose::SaveGame),
            Message::SaveAsked => return action::Action::Refused(Phrase::new("gui-play-no-scenario")),
            Message::OpenAsked => return action::Action::Choose(Purpose::OpenGame),
            Message::ProblemsAsked => return action::Action::ShowObstacles,
        };
        action::Action::Run(waited)
    }

    /// Shows more of the page, or another part of it.
    pub(super) fn look_otherwise(&mut self, message: &Message) {
        match *message {
            Message::MoreAsked => self.lines *= 4,
            Message::DetailsAsked(details) => self.details = details,
            Message::CitesAsked(cites) => self.cites = cites,
            Message::GroupPicked(group) => self.pick.group = Some(group),
            Message::TabPicked(tab) => self.tab = tab,
            Message::ThreatAsked(shown) => {
                self.threat.shown = shown;
                self.settle();
            }
            _ => {}
        }
    }

    /// Returns the message of a command; `None` if it needs a game and there is none.
    pub fn meant(&self, command: PlayCommand) -> Option<Message> {
        let done = self.table.as_ref().map(|table| table.done());
        Some(match command {
            PlayCommand::Start => Message::Started,
            PlayCommand::Open => Message::OpenAsked,
            PlayCommand::Pace => Message::PacePicked(self.pace.slower()),
            _ if self.table.is_none() => return None,
            PlayCommand::Done => Message::Did(done?),
            PlayCommand::Save => Message::SaveAsked,
            PlayCommand::Amend => Message::AmendAsked(!self.amending),
            PlayCommand::Series if self.series.job.is_running() => Message::Series(series::Message::Cancelled),
            PlayCommand::Series => Message::Series(series::Message::Asked),
            PlayCommand::Hold => Message::Held(!self.stands_still()),
            PlayCommand::Earlier => Message::Earlier,
            PlayCommand::Later => Message::Later,
            PlayCommand::Skip => Message::Skipped,
            PlayCommand::Threat => Message::ThreatAsked(!self.threat.shown),
        })
    }
}
