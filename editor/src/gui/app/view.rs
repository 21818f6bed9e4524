//! The layout of the window: title bar, toolbar, map, side panel, drawer, status line.

use iced::widget::{button, column, container, keyed_column, opaque, row, space, stack, text, tooltip};
use iced::{Center, Element, Fill, Shrink};
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::map::HexsideKind;
use rules::phrase::Phrase;
use rules::report::Severity;
use rules::spot::Level;
use rules::words::Language;

use super::{App, Divider, Message, Notice, SidePage};
use crate::explain::help;
use crate::gui::balance;
use crate::gui::board::Pointed;
use crate::gui::designer_layer::DesignerLayer;
use crate::gui::desk;
use crate::gui::dialog::Dialog;
use crate::gui::keymap::{Command, key_of};
use crate::gui::layout::Layout;
use crate::gui::panel::{problems, tools};
use crate::gui::theme::{self, Mode, Tint};
use crate::gui::widget::{
    Icon, aside, chip, heading, hinted, icon_button, line, listening, modal, segment, unquoted, upright,
};

/// The maximum width of a notice of success, in px.
const NOTICE: f32 = 320.0;
/// The number of characters that a notice shows in one line.
const LINE: usize = 80;

impl App {
    /// Lays out the whole window.
    pub fn view(&self) -> Element<'_, Message> {
        let desk = self.desk();
        let tools = desk.toolbox_in_hand(&self.around);
        let subject = desk.subject(self.view_of_map());
        let board = desk.board.view(subject, tools, desk.chosen).map(desk::Message::Board);
        let minimap = self.around.layout.panels.minimap.then(|| desk.board.minimap(subject, self.map_size())).flatten();
        let minimap = minimap.map(|minimap| self.of_front(minimap.map(desk::Message::Board)));
        let steps = desk.steps_card(&self.around).map(|card| self.of_front(card));
        let card = desk.pointer_card(&self.around).map(|card| self.of_front(card));
        let board = stack![self.of_front(board)].push(minimap).push(steps).push(card);
        let board = board.push(self.cards()).push(self.trouble());
        // Another map is another canvas: a gesture on the previous one ends.
        let board = keyed_column([(desk.id, board.into())]).width(Fill).height(Fill);
        let middle = column![]
            .push(self.riders())
            .push(container(board).height(Fill))
            .push(self.map_bar())
            .push(self.around.layout.panels.drawer.then(|| Layout::divider(Divider::Drawer).map(Message::Grip)))
            .push(self.around.layout.panels.drawer.then(|| self.drawer()));
        let (tool, groups) = (self.around.toolbox.tool, self.around.workspace.groups());
        let rail = tools::toolbar::view(groups, tool, desk.document.has_areas(), &self.around.voice);
        let rail = self.of_front(rail.map(desk::Message::Tools));
        let desk = row![rail, upright(), container(middle).width(Fill)].push(self.side_panel());
        let window = column![self.bar(), line(), container(desk).height(Fill), line(), self.status()];
        let window = container(window).width(Fill).height(Fill).style(theme::panel).into();
        let window = match &self.dialog {
            // The window keeps its widget state while the layer above it comes and goes.
            None => stack![window].push(self.around.layout.dragging().map(|all| all.map(Message::Grip))).into(),
            Some(Dialog::Start(page)) => self.start_page(page),
            Some(dialog) => {
                let documents = match dialog {
                    Dialog::Unsaved(then) => self.names_of_unsaved(then),
                    _ => vec![self.document().name().to_owned()],
                };
                let dialog = dialog.view(&documents, &self.around.voice).map(Message::Dialog);
                let below = self.waiting.as_ref().map_or(window, |page| self.start_page(page));
                modal(below, dialog, Message::Dialog(crate::gui::dialog::Message::Closed))
            }
        };
        listening(window, Message::heard)
    }

    /// Wraps a message to the desk in front.
    pub fn to_front(&self, message: desk::Message) -> Message {
        Message::Desk(self.front(), message)
    }

    /// Maps the messages of a part of the window to the desk in front.
    pub(super) fn of_front<'a>(&self, part: Element<'a, desk::Message>) -> Element<'a, Message> {
        let id = self.front();
        part.map(move |message| Message::Desk(id, message))
    }

    /// Returns a toolbar button with its key in the tooltip.
    fn press(&self, icon: Icon, about: &str, command: Command, can: bool) -> Element<'_, Message> {
        let about = format!("{} ({})", self.around.voice.text(about), key_of(command));
        icon_button(icon, about, can.then_some(Message::Commanded(command)))
    }

    /// Returns the language switch.
    pub(super) fn languages(&self) -> Element<'_, Message> {
        let languages = row([(Language::English, "EN"), (Language::French, "FR")].map(|(language, name)| {
            let chosen = self.around.voice.language() == language;
            segment(name.to_owned(), 36, chosen, Message::LanguagePicked(language))
        }))
        .spacing(2);
        hinted(languages, format!("{} (F9)", self.around.voice.text("gui-language")), tooltip::Position::Bottom)
    }

    /// Returns the switch of the theme.
    pub(super) fn lamp(&self) -> Element<'_, Message> {
        let lamp = match self.around.mode {
            Mode::Light => Icon::Moon,
            Mode::Dark => Icon::Sun,
        };
        self.press(lamp, "gui-theme", Command::Theme, true)
    }

    fn bar(&self) -> Element<'_, Message> {
        let voice = &self.around.voice;
        let step = |icon, [some, none]: [&'static str; 2], stroke: Option<&Phrase>, command| {
            let about = stroke.map_or_else(
                || voice.text(none),
                |stroke| voice.say(&Phrase::new(some).with("stroke", voice.say(stroke))),
            );
            let press = stroke.map(|_| Message::Commanded(command));
            icon_button(icon, format!("{about} ({})", key_of(command)), press)
        };
        let edited = self.document().is_edited();
        let files = row![
            self.press(Icon::New, "gui-new", Command::New, true),
            self.press(Icon::Open, "gui-open", Command::Open, true),
            self.press(Icon::Save, "gui-save", Command::Save, edited || self.document().file().is_none()),
            self.press(Icon::Export, "gui-export", Command::Export, true),
            step(Icon::Undo, ["gui-undo", "gui-undo-nothing"], self.document().undo_label(), Command::Undo),
            step(Icon::Redo, ["gui-redo", "gui-redo-nothing"], self.document().redo_label(), Command::Redo),
            self.press(Icon::Contents, "gui-palette", Command::Palette, true),
        ];
        let aids = row![
            self.problems_badge(),
            self.press(Icon::Find, "gui-find-title", Command::Find, true),
            self.press(Icon::History, "gui-history-about", Command::History, true),
            self.languages(),
            self.lamp(),
            self.press(Icon::Steps, "gui-steps-about", Command::Steps, true),
            icon_button(
                Icon::Page,
                self.around.voice.text("gui-help-contents"),
                Some(self.to_front(desk::Message::HelpAsked(help::CONTENTS)))
            ),
        ]
        .spacing(2)
        .align_y(Center);
        let bar = row![files, gap(), self.workspaces(), container(self.name()).width(Fill).clip(true), aids]
            .spacing(theme::STEP)
            .align_y(Center);
        let bar = container(bar).padding([0, 8]).height(theme::HEAD).align_y(Center);
        bar.width(Fill).style(theme::bar).into()
    }

    /// Returns the title of the map, and whether it has unsaved edits.
    fn name(&self) -> Element<'_, Message> {
        let title = self.document().base_map().title.get(self.around.voice.language());
        // Hair spaces: the renderer clears a text only as far as it measures, and a bold letter overhangs.
        let title = text(format!("\u{200a}{title}\u{200a}")).size(theme::TEXT).font(theme::BOLD);
        let edited = self.document().is_edited();
        let name = row![title.wrapping(text::Wrapping::None)]
            .push(edited.then(|| chip(self.around.voice.text("gui-edited"), Tint::Warning)))
            .spacing(theme::NEAR)
            .align_y(Center);
        let name = hinted(name, self.document().name().to_owned(), tooltip::Position::Bottom);
        container(name).center_x(Fill).into()
    }

    /// Returns the number of errors and warnings, as a button that opens their page.
    fn problems_badge(&self) -> Element<'_, Message> {
        let report = self.document().report();
        let [errors, warnings] = [Severity::Error, Severity::Warning].map(|severity| report.count(severity));
        let (icon, tint) = match (errors, warnings) {
            (0, 0) => (Icon::Good, Tint::Good),
            (0, _) => problems::sign(Severity::Warning),
            _ => problems::sign(Severity::Error),
        };
        let open = self.around.side == SidePage::Problems && self.around.layout.panels.panel;
        let on = |tint| if open { Tint::OnAccent } else { tint };
        let counts = [(errors, Tint::Error), (warnings, Tint::Warning)];
        let chips =
            counts.into_iter().filter(|(count, _)| *count > 0).map(|(count, tint)| chip(count.to_string(), on(tint)));
        let face = row![icon.tinted(on(tint))].extend(chips).spacing(theme::STEP).align_y(Center);
        let press =
            button(face).padding([4, 6]).style(theme::flat(open)).on_press(Message::SidePicked(SidePage::Problems));
        let about = self
            .around
            .voice
            .say(&Phrase::new("gui-problems-count").count("errors", errors).count("warnings", warnings));
        hinted(press, about, tooltip::Position::Bottom)
    }

    /// Returns the bar below the map: the level shown, the optional layers, and the zoom.
    fn map_bar(&self) -> Element<'_, Message> {
        let voice = &self.around.voice;
        let choice = |id: &str, about: &str, chosen, command| {
            let about = format!("{} ({})", voice.text(about), key_of(command));
            let face = text(voice.text(id)).size(theme::TEXT);
            let press = button(face).padding([4, 10]).style(theme::flat(chosen)).on_press(Message::Commanded(command));
            hinted(press, about, tooltip::Position::Top)
        };
        let has_upper = rules::systems::levels(self.desk().document.project()).contains(&Level::Upper);
        let upper = has_upper.then_some((Level::Upper, "gui-show-upper"));
        let levels = [(Level::Ground, "gui-show-ground"), (Level::In, "gui-show-in")].into_iter().chain(upper);
        let levels = levels
            .chain([(Level::Roof, "gui-show-roof")])
            .map(|(level, id)| choice(id, "gui-show-about", self.desk().level == level, Command::Level(level)));
        let switches = [
            choice(
                "gui-show-numbers",
                "gui-show-numbers-about",
                self.around.shown.has(DesignerLayer::Numbers),
                Command::Numbers,
            ),
            choice("gui-show-names", "gui-show-names-about", self.around.shown.has_names(), Command::Names),
        ];
        let counters = self
            .desk()
            .document
            .is_scenario()
            .then(|| self.around.shown.has(DesignerLayer::Counters))
            .map(|shown| choice("gui-show-counters", "gui-show-counters-about", shown, Command::Counters));
        let choices = row![row(levels).spacing(2), upright(), row(switches).push(counters).spacing(2)];
        let choices = choices.spacing(theme::STEP).height(28).align_y(Center);
        let percent = self
            .around
            .voice
            .say(&Phrase::new("gui-zoom-percent").count("percent", self.board().percent(self.map_size())));
        let looks = row![
            self.press(Icon::ZoomOut, "gui-zoom-out", Command::ZoomOut, true),
            container(aside(percent)).center_x(44),
            self.press(Icon::ZoomIn, "gui-zoom-in", Command::ZoomIn, true),
            self.press(Icon::Fit, "gui-fit", Command::Fit, true),
            self.press(Icon::Minimap, "gui-minimap", Command::Minimap, true),
        ]
        .align_y(Center);
        let bar = row![container(choices).width(Fill).clip(true), looks].spacing(theme::STEP).align_y(Center);
        let bar = container(bar).padding([0, 4]).height(theme::MAP_BAR).align_y(Center);
        column![line(), bar.width(Fill).style(theme::bar)].into()
    }

    /// Returns the play-test drawer, below the map.
    fn drawer(&self) -> Element<'_, Message> {
        let help = self.to_front(desk::Message::HelpAsked("playtest"));
        let help = icon_button(Icon::Page, self.around.voice.text("gui-help-page"), Some(help));
        let close = format!("{} ({})", self.around.voice.text("gui-drawer-close"), key_of(Command::Drawer));
        let close = icon_button(Icon::Close, close, Some(Message::DrawerPicked(false)));
        let head = row![container(heading(self.around.voice.text("gui-playtest"))).width(Fill), help, close];
        let head = container(head.align_y(Center)).padding([2, 8]).width(Fill).style(theme::bar);
        let page = self.desk().playtest.view(self.document(), self.around.mode, &self.around.voice);
        let page = self.of_front(page.map(desk::Message::Playtest));
        let drawer = column![head, line(), container(page).height(Fill).width(Fill)];
        container(drawer).height(self.size_of(Divider::Drawer)).style(theme::panel).into()
    }

    fn status(&self) -> Element<'_, Message> {
        let done = match &self.around.notice {
            Some(Notice::Done(said)) => {
                let said = self.around.voice.say(said);
                let shown = aside(said.clone()).wrapping(text::Wrapping::None);
                Some(hinted(container(shown).max_width(NOTICE).clip(true), said, tooltip::Position::Top))
            }
            Some(Notice::Failed(_) | Notice::Unreadable(_)) | None => None,
        };
        let pointed = match self.board().hovered() {
            Some(Pointed { hex, side }) => {
                let side = side.map(|side| format!("   {}", self.describe_side(side))).unwrap_or_default();
                format!("{}{side}", self.describe(hex))
            }
            None => self.around.voice.text("gui-status-hint"),
        };
        // Always one line: a tooltip shows the full text if it is cut off.
        let shown = text(pointed.clone()).size(theme::SMALL).wrapping(text::Wrapping::None);
        let pointed = container(hinted(shown, pointed, tooltip::Position::Top)).width(Fill).clip(true);
        let line = row![pointed]
            .push(done)
            .push(self.locked_sign())
            .push(self.gauge())
            .push(self.drawer_handle())
            .push(self.panel_handle())
            .spacing(theme::APART)
            .align_y(Center);
        container(line).padding([0, 12]).height(theme::STATUS).align_y(Center).width(Fill).style(theme::bar).into()
    }

    /// Returns the gauge of the balance.
    fn gauge(&self) -> Element<'_, Message> {
        let gauge =
            balance::view(&self.desk().balance, self.document(), self.around.layout.panels.balance, &self.around.voice);
        self.of_front(gauge.map(desk::Message::Balance))
    }

    /// Returns the button of the play-test drawer, with an icon while a play-test runs.
    fn drawer_handle(&self) -> Element<'_, Message> {
        let runs = self.desk().playtest.is_running().then(|| Icon::Play.tinted(Tint::Good).width(10).height(10));
        let face = row![]
            .push(runs)
            .push(text(self.around.voice.text("gui-playtest")).size(theme::SMALL).wrapping(text::Wrapping::None));
        let open = !self.around.layout.panels.drawer;
        let press = button(face.spacing(theme::STEP).align_y(Center)).padding([2, 6]);
        let press = press.style(theme::flat(self.around.layout.panels.drawer)).on_press(Message::DrawerPicked(open));
        hinted(
            press,
            format!("{} ({})", self.around.voice.text("gui-drawer"), key_of(Command::Drawer)),
            tooltip::Position::Top,
        )
    }

    /// Returns the button that shows and hides the side panel.
    fn panel_handle(&self) -> Element<'_, Message> {
        self.press(Icon::Inspector, "gui-panel", Command::Panel, true)
    }

    /// Returns a sign that the layer of the current tool is locked; `None` if it is not.
    fn locked_sign(&self) -> Option<Element<'_, Message>> {
        let designer_layer = self.desk().locked_tool(&self.around)?;
        let said = self.around.voice.say(&Phrase::new("gui-locked-tool").word("layer", designer_layer.word()));
        let face = row![
            Icon::Lock.tinted(Tint::Warning),
            text(said).size(theme::SMALL).wrapping(text::Wrapping::None).style(Tint::Warning.text())
        ];
        Some(face.spacing(theme::STEP).align_y(Center).into())
    }

    /// Returns the error message over the lower edge of the map; it stays until it is dismissed or replaced.
    pub(super) fn trouble(&self) -> Option<Element<'_, Message>> {
        let said = match self.around.notice.as_ref()? {
            Notice::Done(_) => return None,
            Notice::Failed(said) => self.around.voice.say(said),
            Notice::Unreadable(errors) => {
                let said: Vec<_> = errors.iter().map(|error| self.around.voice.load_error(error)).collect();
                said.join("\n")
            }
        };
        let close = icon_button(Icon::Close, self.around.voice.text("gui-notice-close"), Some(Message::NoticeClosed));
        // A text of several lines would leave no room for the button.
        let width = if said.chars().count() > LINE { Fill } else { Shrink };
        let face = row![Icon::Error.tinted(Tint::Error), text(unquoted(&said)).size(theme::TEXT).width(width), close]
            .spacing(theme::NEAR)
            .align_y(Center);
        let card = container(face).padding([theme::STEP, theme::APART]).max_width(640).style(theme::raised);
        Some(container(opaque(card)).padding(theme::APART).center_x(Fill).align_bottom(Fill).into())
    }

    /// Describes a hex in one line: number, ground, room.
    fn describe(&self, hex: Hex) -> String {
        let map = self.document().map();
        let ground = self.around.voice.text(map.ground(hex).word());
        match map.room_in(hex) {
            Some(room) => format!("{hex} · {ground}, {}", room.name.get(self.around.voice.language())),
            None => format!("{hex} · {ground}"),
        }
    }

    /// Describes a hexside in one line: its kind on each layer that applies to it.
    fn describe_side(&self, side: Hexside) -> String {
        let map = self.document().map();
        let told = Layer::ALL.map(|layer| {
            let kind = map.kind(side, layer);
            let means = kind != HexsideKind::Clear || map.layer_applies(LayeredSide::new(side, layer));
            means.then_some(kind)
        });
        let word = |kind| map.side_word(side, kind);
        let said = match told {
            [Some(ground), Some(upper)] if ground == upper => Phrase::new("gui-side-both").word("kind", word(ground)),
            [Some(ground), Some(upper)] => {
                Phrase::new("gui-side-two").word("ground", word(ground)).word("upper", word(upper))
            }
            [Some(kind), None] | [None, Some(kind)] => Phrase::new("gui-side-one").word("kind", word(kind)),
            [None, None] => Phrase::new("gui-side-none"),
        };
        self.around.voice.say(&said.with("side", side))
    }
}

fn gap<'a>() -> Element<'a, Message> {
    space().width(theme::APART).into()
}
