//! What the window looks like: bar, tools, map, inspector, dock, status line.

use iced::widget::{button, column, container, keyed_column, opaque, row, space, stack, text, tooltip};
use iced::{Center, Element, Fill, Shrink};
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::lint::Severity;
use rules::map::HexsideKind;
use rules::message::Message as Say;
use rules::spot::Level;
use rules::words::Language;

use super::{App, Divider, Dock, Message, Notice, subject};
use crate::explain::help;
use crate::gui::balance;
use crate::gui::board::Pointed;
use crate::gui::dialog::Dialog;
use crate::gui::keymap::{Command, key_of};
use crate::gui::panel::{history, problems, tools};
use crate::gui::ply::Ply;
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::tool::Tool;
use crate::gui::widget::{Icon, aside, chip, hinted, icon_button, line, modal, segment, tab, unquoted, upright};

impl App {
    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        let shown = tools::Shown {
            toolbox: self.toolbox,
            drafts: &self.sheet.drafts,
            document: &self.sheet.document,
            swatches: &self.swatches,
            selection: &self.sheet.selection,
            measured: self.sheet.measured,
            copied: self.copied(),
            asked: self.asked(),
            backdrop: &self.sheet.backdrop,
        };
        let tools = tools::view(shown, &self.voice).map(Message::Tools);
        let subject = subject(&self.sheet.document, self.sheet.moment(), self.view_of_map());
        let board = self.sheet.board.view(subject, self.toolbox_in_hand(), self.sheet.chosen).map(Message::Board);
        let board = stack![board].push(self.cards()).push(self.trouble());
        // Another map is another canvas: what the hand was doing on the one before is over.
        let board = keyed_column([(self.sheet.id, board.into())]).width(Fill).height(Fill);
        let riders = self.riders();
        let middle = column![]
            .push(riders)
            .push(container(board).height(Fill))
            .push(self.map_bar())
            .push(self.panels.dock.then(|| self.divider(Divider::Dock)))
            .push(self.panels.dock.then(|| self.dock()));
        let side_panel = self.side_panel();
        let desk = row![
            container(tools).width(self.tools_width()).height(Fill).style(theme::panel),
            upright(),
            container(middle).width(Fill),
        ]
        .push(side_panel);
        let window = column![self.bar(), line(), container(desk).height(Fill), line(), self.status()];
        let window = container(window).width(Fill).height(Fill).style(theme::panel).into();
        match &self.dialog {
            // A layer above the window comes and goes, and the window is the same one.
            None => stack![window].push(self.dragging()).into(),
            Some(Dialog::Start(page)) => self.start_page(page),
            Some(dialog) => {
                let documents = match dialog {
                    Dialog::Unsaved(then) => self.names_of_unsaved(then),
                    _ => vec![self.sheet.document.name().to_owned()],
                };
                let dialog = dialog.view(&documents, &self.voice).map(Message::Dialog);
                let below = self.waiting.as_ref().map_or(window, |page| self.start_page(page));
                modal(below, dialog, Message::Dialog(crate::gui::dialog::Message::Closed))
            }
        }
    }

    /// A button of the bar with its key in the hint.
    fn press(&self, icon: Icon, about: &str, command: Command, can: bool) -> Element<'_, Message> {
        let about = format!("{} ({})", self.voice.text(about), key_of(command));
        icon_button(icon, about, can.then_some(Message::Commanded(command)))
    }

    /// How wide the tools are, in px.
    pub(super) const fn tools_width(&self) -> f32 {
        let wide = self.question().is_some() || matches!(self.toolbox.tool, Tool::Scan);
        if wide { theme::ASKING } else { theme::TOOLS }
    }

    /// The choice of languages.
    pub(super) fn languages(&self) -> Element<'_, Message> {
        let languages = row([(Language::English, "EN"), (Language::French, "FR")].map(|(language, name)| {
            let chosen = self.voice.language() == language;
            segment(name.to_owned(), chosen, Message::LanguagePicked(language)).width(36).into()
        }))
        .spacing(2);
        hinted(languages, format!("{} (F9)", self.voice.text("gui-language")), tooltip::Position::Bottom)
    }

    /// The switch of the theme.
    pub(super) fn lamp(&self) -> Element<'_, Message> {
        let lamp = match self.mode {
            Mode::Light => Icon::Moon,
            Mode::Dark => Icon::Sun,
        };
        self.press(lamp, "gui-theme", Command::Theme, true)
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
        let edited = self.sheet.document.is_edited();
        let title = self.sheet.document.base_map().title.get(voice.language());
        let bar = row![
            self.press(Icon::New, "gui-new", Command::New, true),
            self.press(Icon::Open, "gui-open", Command::Open, true),
            self.press(Icon::Save, "gui-save", Command::Save, edited || self.sheet.document.file().is_none()),
            self.press(Icon::SaveAs, "gui-save-as", Command::SaveAs, true),
            self.press(Icon::Pack, "gui-pack", Command::Pack, true),
            self.press(Icon::Export, "gui-export", Command::Export, true),
            self.press(Icon::Size, "gui-size", Command::Size, true),
            gap(),
            step(Icon::Undo, ["gui-undo", "gui-undo-nothing"], self.sheet.document.undo_label(), Command::Undo),
            step(Icon::Redo, ["gui-redo", "gui-redo-nothing"], self.sheet.document.redo_label(), Command::Redo),
            gap(),
            space::horizontal(),
            // Hair spaces: the renderer takes a text away no farther than it measures, and a bold letter leans out.
            text(format!("\u{200a}{title}\u{200a}")).size(theme::HEADING).font(theme::BOLD),
            aside(self.sheet.document.name()),
        ]
        .push(edited.then(|| chip(voice.text("gui-edited"), Tint::Warning)))
        .push(space::horizontal())
        .push(self.languages())
        .push(self.lamp())
        .push(icon_button(Icon::Page, self.voice.text("gui-help-contents"), Some(Message::HelpAsked(help::CONTENTS))))
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
            .map(|(level, id)| choice(id, "gui-show-about", self.sheet.level == level, Command::Level(level)));
        let switches = [
            choice("gui-show-numbers", "gui-show-numbers-about", self.shown.has(Ply::Numbers), Command::Numbers),
            choice("gui-show-names", "gui-show-names-about", self.shown.has_names(), Command::Names),
        ];
        let counters = self
            .sheet
            .document
            .is_scenario()
            .then(|| self.shown.has(Ply::Counters))
            .map(|shown| choice("gui-show-counters", "gui-show-counters-about", shown, Command::Counters));
        // In a narrow window the choices take a second line, so that none is pushed out.
        let choices =
            row![aside(voice.text("gui-show")), row(levels).spacing(2), row(switches).push(counters).spacing(2)]
                .spacing(theme::APART)
                .align_y(Center)
                .wrap()
                .vertical_spacing(2);
        let looks = row![
            self.press(Icon::ZoomOut, "gui-zoom-out", Command::ZoomOut, true),
            self.press(Icon::ZoomIn, "gui-zoom-in", Command::ZoomIn, true),
            self.press(Icon::Fit, "gui-fit", Command::Fit, true),
            gap(),
            self.press(Icon::Dock, "gui-dock", Command::Dock, true),
            self.press(Icon::Inspector, "gui-inspector", Command::Inspector, true),
        ];
        let bar = row![container(choices).width(Fill), looks].spacing(theme::NEAR).align_y(Center);
        column![line(), container(bar).padding([2, 8]).width(Fill).style(theme::bar)].into()
    }

    fn dock(&self) -> Element<'_, Message> {
        let report = self.sheet.document.report();
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
            self.sheet.playtest.is_running().then(|| Icon::Play.tinted(Tint::Good).width(10).height(10).into()),
            self.dock == Dock::Playtest,
            Message::DockPicked(Dock::Playtest),
        );
        let find_tab = tab(self.voice.text("gui-find"), None, self.dock == Dock::Find, Message::DockPicked(Dock::Find));
        let history_tab =
            tab(self.voice.text("gui-history"), None, self.dock == Dock::History, Message::DockPicked(Dock::History));
        let history_tab = hinted(
            history_tab,
            format!("{} ({})", self.voice.text("gui-history-about"), key_of(Command::History)),
            tooltip::Position::Top,
        );
        let page = match self.dock {
            Dock::Problems => {
                let list = problems::Shown {
                    document: &self.sheet.document,
                    notes: self.sheet.notes,
                    chosen: self.sheet.finding,
                    wording: &self.sheet.wording,
                };
                problems::view(list, &self.voice).map(Message::Problems)
            }
            Dock::Find => self.sheet.find.view(&self.voice).map(Message::Find),
            Dock::Playtest => self.sheet.playtest.view(self.mode, &self.voice).map(Message::Playtest),
            Dock::History => {
                history::view(&self.sheet.document.strokes(), &self.sheet.balance, &self.voice).map(Message::History)
            }
        };
        let about = Message::HelpAsked(help::of_dock(self.dock));
        let about = icon_button(Icon::Page, self.voice.text("gui-help-page"), Some(about));
        // Where there is little room the riders take a second line, and the help stays.
        let tabs = row![problems_tab, playtest_tab, find_tab, history_tab].spacing(2).wrap();
        let tabs = row![container(tabs).width(Fill), about].align_y(Center);
        let tabs = container(tabs).padding([2, 4]).width(Fill);
        let dock = column![tabs.style(theme::bar), line(), container(page).height(Fill).width(Fill)];
        container(dock).height(self.size_of(Divider::Dock)).style(theme::panel).into()
    }

    fn status(&self) -> Element<'_, Message> {
        let done = match &self.notice {
            Some(Notice::Done(said)) => Some(aside(self.voice.say(said))),
            Some(Notice::Failed(_) | Notice::Unreadable(_)) | None => None,
        };
        let pointed = match self.sheet.board.hovered() {
            Some(Pointed { hex, side }) => {
                let side = side.map(|side| format!("   {}", self.describe_side(side))).unwrap_or_default();
                format!("{}{side}", self.describe(hex))
            }
            None => self.voice.text("gui-status-hint"),
        };
        let line = row![text(pointed).size(theme::SMALL).width(Fill)]
            .push(done)
            .push(self.locked_sign())
            .push(self.gauge())
            .spacing(theme::APART)
            .align_y(Center);
        container(line).padding([4, 12]).width(Fill).style(theme::bar).into()
    }

    /// Who wins now.
    fn gauge(&self) -> Element<'_, Message> {
        let gauge = balance::view(&self.sheet.balance, &self.sheet.document, self.panels.balance, &self.voice);
        gauge.map(Message::Balance)
    }

    /// That the layer of the tool in hand is locked.
    fn locked_sign(&self) -> Option<Element<'_, Message>> {
        let ply = self.locked_tool()?;
        let said = self.voice.say(&Say::new("gui-locked-tool").word("layer", ply.word()));
        let face = row![Icon::Lock.tinted(Tint::Warning), text(said).size(theme::SMALL).style(Tint::Warning.text())];
        Some(face.spacing(theme::STEP).align_y(Center).into())
    }

    /// What went wrong, over the lower edge of the map: it stays until it is read or something else happens.
    pub(super) fn trouble(&self) -> Option<Element<'_, Message>> {
        let said = match self.notice.as_ref()? {
            Notice::Done(_) => return None,
            Notice::Failed(said) => self.voice.say(said),
            Notice::Unreadable(errors) => {
                let said: Vec<_> = errors.iter().map(|error| self.voice.load_error(error)).collect();
                said.join("\n")
            }
        };
        let close = icon_button(Icon::Close, self.voice.text("gui-notice-close"), Some(Message::NoticeClosed));
        let face = row![Icon::Error.tinted(Tint::Error), text(unquoted(&said)).size(theme::TEXT).width(Shrink), close]
            .spacing(theme::NEAR)
            .align_y(Center);
        let card = container(face).padding([theme::STEP, theme::APART]).max_width(640).style(theme::raised);
        Some(container(opaque(card)).padding(theme::APART).center_x(Fill).align_bottom(Fill).into())
    }

    /// A hex in one line: number, ground, room.
    fn describe(&self, hex: Hex) -> String {
        let map = self.sheet.document.map();
        let ground = self.voice.text(map.ground(hex).word());
        match map.room_in(hex) {
            Some(room) => format!("{hex} · {ground}, {}", room.name.get(self.voice.language())),
            None => format!("{hex} · {ground}"),
        }
    }

    /// A hexside in one line: what stands on each layer that means something there.
    fn describe_side(&self, side: Hexside) -> String {
        let map = self.sheet.document.map();
        let told = Layer::ALL.map(|layer| {
            let kind = map.kind(side, layer);
            let means = kind != HexsideKind::Clear || map.layer_applies(LayeredSide::new(side, layer));
            means.then_some(kind)
        });
        let word = |kind| map.side_word(side, kind);
        let said = match told {
            [Some(ground), Some(upper)] if ground == upper => Say::new("gui-side-both").word("kind", word(ground)),
            [Some(ground), Some(upper)] => {
                Say::new("gui-side-two").word("ground", word(ground)).word("upper", word(upper))
            }
            [Some(kind), None] | [None, Some(kind)] => Say::new("gui-side-one").word("kind", word(kind)),
            [None, None] => Say::new("gui-side-none"),
        };
        self.voice.say(&said.with("side", side))
    }
}

fn gap<'a>() -> Element<'a, Message> {
    space().width(theme::APART).into()
}
