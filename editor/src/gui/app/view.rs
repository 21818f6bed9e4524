//! What the window looks like: bar, tools, map, inspector, dock, status line.

use iced::widget::{button, column, container, row, space, text, tooltip};
use iced::{Center, Element, Fill};
use rules::hex::Hex;
use rules::lint::Severity;
use rules::message::Message as Say;
use rules::spot::Level;
use rules::words::Language;

use super::{App, Dock, Message, Notice};
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::{inspector, problems, tools};
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{Icon, aside, chip, hinted, icon_button, line, modal, segment, tab, upright};

impl App {
    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        let map = self.document.map();
        let tools = tools::view(self.toolbox, &self.document, &self.swatches, &self.voice).map(Message::Tools);
        let board = self.board.view(map, self.toolbox, self.chosen).map(Message::Board);
        let shown = self.chosen.or(self.board.hovered().map(|pointed| pointed.hex));
        let inspector = inspector::view(&self.document, shown, &self.voice).map(Message::Inspector);
        let middle = column![container(board).height(Fill), self.map_bar(), line(), self.dock()];
        let desk = row![
            container(tools).width(theme::TOOLS).height(Fill).style(theme::panel),
            upright(),
            container(middle).width(Fill),
            upright(),
            container(inspector).width(theme::INSPECTOR).height(Fill).style(theme::panel),
        ];
        let window = column![self.bar(), line(), container(desk).height(Fill), line(), self.status()];
        let window = container(window).width(Fill).height(Fill).style(theme::panel).into();
        match &self.dialog {
            None => window,
            Some(dialog) => {
                let dialog = dialog.view(self.document.name(), &self.voice).map(Message::Dialog);
                modal(window, dialog, Message::Dialog(crate::gui::dialog::Message::Closed))
            }
        }
    }

    /// A button of the bar with its key in the hint.
    fn press(&self, icon: Icon, about: &str, command: Command, can: bool) -> Element<'_, Message> {
        let about = format!("{} ({})", self.voice.text(about), key_of(command));
        icon_button(icon, about, can.then_some(Message::Commanded(command)))
    }

    fn bar(&self) -> Element<'_, Message> {
        let voice = &self.voice;
        let step = |icon, [some, none]: [&'static str; 2], stroke: Option<&Say>, command| {
            let about = stroke.map_or_else(
                || voice.text(none),
                |stroke| voice.say(&Say::new(some).with("stroke", voice.say(stroke))),
            );
            let press = stroke.map(|_| Message::Commanded(command));
            icon_button(icon, format!("{about} ({})", key_of(command)), press)
        };
        let edited = self.document.is_edited();
        let title = self.document.base_map().title.get(voice.language());
        let languages = row([(Language::English, "EN"), (Language::French, "FR")].map(|(language, name)| {
            let chosen = voice.language() == language;
            segment(name.to_owned(), chosen, Message::LanguagePicked(language)).width(36).into()
        }))
        .spacing(2);
        let lamp = match self.mode {
            Mode::Light => Icon::Moon,
            Mode::Dark => Icon::Sun,
        };
        let bar = row![
            self.press(Icon::Open, "gui-open", Command::Open, true),
            self.press(Icon::Save, "gui-save", Command::Save, edited || self.document.file().is_none()),
            self.press(Icon::SaveAs, "gui-save-as", Command::SaveAs, true),
            gap(),
            step(Icon::Undo, ["gui-undo", "gui-undo-nothing"], self.document.undo_label(), Command::Undo),
            step(Icon::Redo, ["gui-redo", "gui-redo-nothing"], self.document.redo_label(), Command::Redo),
            gap(),
            space::horizontal(),
            text(title).size(theme::HEADING).font(theme::BOLD),
            aside(self.document.name()),
        ]
        .push(edited.then(|| chip(voice.text("gui-edited"), Tint::Warning)))
        .push(space::horizontal())
        .push(hinted(languages, format!("{} (F9)", voice.text("gui-language")), tooltip::Position::Bottom))
        .push(self.press(lamp, "gui-theme", Command::Theme, true))
        .spacing(theme::STEP)
        .align_y(Center);
        container(bar).padding([4, 8]).width(Fill).style(theme::bar).into()
    }

    /// Below the map: which level is shown, what besides, and how much of the map.
    fn map_bar(&self) -> Element<'_, Message> {
        let voice = &self.voice;
        let choice = |id: &str, about: &str, chosen, command| {
            let about = format!("{} ({})", voice.text(about), key_of(command));
            let face = text(voice.text(id)).size(theme::TEXT);
            let press = button(face).padding([4, 10]).style(theme::flat(chosen)).on_press(Message::Commanded(command));
            hinted(press, about, tooltip::Position::Top)
        };
        let levels = [(Level::Ground, "gui-show-ground"), (Level::In, "gui-show-in"), (Level::Roof, "gui-show-roof")]
            .map(|(level, id)| choice(id, "gui-show-about", self.level == level, Command::Level(level)));
        let switches = [
            choice("gui-show-numbers", "gui-show-numbers-about", self.shown.numbers, Command::Numbers),
            choice("gui-show-names", "gui-show-names-about", self.shown.names, Command::Names),
        ];
        let bar = row![aside(voice.text("gui-show")), row(levels).spacing(2), gap()]
            .push(row(switches).spacing(2))
            .push(space::horizontal())
            .push(self.press(Icon::ZoomOut, "gui-zoom-out", Command::ZoomOut, true))
            .push(self.press(Icon::ZoomIn, "gui-zoom-in", Command::ZoomIn, true))
            .push(self.press(Icon::Fit, "gui-fit", Command::Fit, true))
            .spacing(theme::NEAR)
            .align_y(Center);
        column![line(), container(bar).padding([2, 8]).width(Fill).style(theme::bar)].into()
    }

    fn dock(&self) -> Element<'_, Message> {
        let report = self.document.report();
        let counts = row([Severity::Error, Severity::Warning].into_iter().filter_map(|severity| {
            let count = report.count(severity);
            let tint = problems::sign(severity).1;
            (count > 0).then(|| chip(count.to_string(), tint))
        }))
        .spacing(theme::STEP);
        let problems_tab = tab(
            self.voice.text("gui-problems"),
            Some(counts.into()),
            self.dock == Dock::Problems,
            Message::DockPicked(Dock::Problems),
        );
        let playtest_tab = tab(
            self.voice.text("gui-playtest"),
            self.playtest.is_running().then(|| Icon::Play.tinted(Tint::Good).width(10).height(10).into()),
            self.dock == Dock::Playtest,
            Message::DockPicked(Dock::Playtest),
        );
        let page = match self.dock {
            Dock::Problems => problems::view(report, self.notes, self.finding, &self.voice).map(Message::Problems),
            Dock::Playtest => self.playtest.view(&self.voice).map(Message::Playtest),
        };
        let tabs = container(row![problems_tab, playtest_tab].spacing(2)).padding([2, 4]).width(Fill);
        let dock = column![tabs.style(theme::bar), line(), container(page).height(Fill).width(Fill)];
        container(dock).height(theme::DOCK).style(theme::panel).into()
    }

    fn status(&self) -> Element<'_, Message> {
        let notice = self.notice.as_ref().map(|notice| match notice {
            Notice::Done(said) => text(self.voice.say(said)).size(theme::SMALL).style(theme::faint),
            Notice::Failed(said) => text(self.voice.say(said)).size(theme::SMALL).style(Tint::Error.text()),
            Notice::Unreadable(errors) => {
                let said: Vec<_> = errors.iter().map(|error| self.voice.load_error(error)).collect();
                text(said.join("\n")).size(theme::SMALL).style(Tint::Error.text())
            }
        });
        let pointed = match self.board.hovered() {
            Some(pointed) => {
                let side = pointed.side.map(|side| format!("   {side}")).unwrap_or_default();
                format!("{}{side}", self.describe(pointed.hex))
            }
            None => self.voice.text("gui-status-hint"),
        };
        let line = row![text(pointed).size(theme::SMALL), space::horizontal()]
            .push(notice)
            .spacing(theme::APART)
            .align_y(Center);
        container(line).padding([4, 12]).width(Fill).style(theme::bar).into()
    }

    /// A hex in one line: number, ground, room.
    fn describe(&self, hex: Hex) -> String {
        let map = self.document.map();
        let ground = self.voice.text(map.ground(hex).word());
        match map.room_in(hex) {
            Some(room) => format!("{hex} · {ground}, {}", room.name.get(self.voice.language())),
            None => format!("{hex} · {ground}"),
        }
    }
}

fn gap<'a>() -> Element<'a, Message> {
    space().width(theme::APART).into()
}
