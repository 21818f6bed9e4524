//! The scenario page: the documents of the scenario, the columns and their entry areas, and the tray of counters to set
//! up.

mod plot;
mod tray;

use iced::widget::{Column, button, column, container, scrollable, text};
use iced::{Element, Fill};
use rules::edit::Change;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::play::PossiblePlaces;
use rules::project::{DocumentRef, Project};
use rules::project_edit::{ProjectEdit, ScenarioEdit};
use rules::scenario::{Placement, PlotLine};
use rules::spot::{Level, Spot};
use rules::systems;

use crate::gui::action::Action;
use crate::gui::document::OpenDocument;
use crate::gui::keymap::Command;
use crate::gui::theme;
use crate::gui::tool::Tool;
use crate::gui::widget::{aside, group, heading, line, pressed};
use crate::picture::overlay::{Mark, Tone};
use crate::words::Voice;

/// The counter chosen on the page, and where the rules allow it.
#[derive(Debug, Clone, Default)]
pub struct Tray {
    chosen: Option<String>,
    /// The version of the document, and where the chosen counter may be placed in it.
    places: Option<(u64, PossiblePlaces)>,
}

/// An event on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A counter was chosen, in the tray or on the map.
    Chosen(String),
    /// A counter is to go back to the tray.
    TakenBack(String),
    /// A column is to enter by this area; `None` leaves the choice to its player.
    Plotted(String, Option<u8>),
    /// A computer player is to set up the rest.
    Completed,
    /// All counters are to go back to the tray.
    Cleared,
}

impl Tray {
    /// The chosen counter.
    pub fn chosen(&self) -> Option<&str> {
        self.chosen.as_deref()
    }

    /// Chooses a counter.
    pub fn take(&mut self, piece: String) {
        self.chosen = Some(piece);
        self.places = None;
    }

    /// Clears the choice of a counter.
    pub fn let_go(&mut self) {
        *self = Self::default();
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message, project: &Project) -> Action<Message> {
        match message {
            Message::Chosen(piece) => {
                self.take(piece);
                Action::Command(Command::Tool(Tool::Counter))
            }
            Message::TakenBack(piece) => {
                let edits = place(project, &piece, None).into_iter().collect();
                Action::Make(Phrase::new("gui-stroke-take-back").with("piece", piece), edits)
            }
            Message::Plotted(column, area) => {
                let was: Vec<_> = project.scenario.plot.iter().filter(|line| line.column == column).cloned().collect();
                let becomes = area.map(|area| PlotLine { column: column.clone(), area }).into_iter().collect();
                let edit = ProjectEdit::Scenario(ScenarioEdit::Plot(Change { was, becomes }));
                Action::Make(Phrase::new("gui-stroke-plot").with("column", column), vec![edit])
            }
            // Handled by the desk.
            Message::Completed => Action::None,
            Message::Cleared => {
                let pieces = project.scenario.setup.iter().map(|line| line.piece.clone());
                let mut pieces: Vec<_> = pieces.collect();
                pieces.dedup();
                let edits = pieces.iter().filter_map(|piece| place(project, piece, None)).collect();
                Action::Make(Phrase::new("gui-stroke-clear-set-up"), edits)
            }
        }
    }

    /// Asks the rules where the chosen counter may be placed, unless the answer for this version of the document is
    /// known.
    pub fn ask(&mut self, document: &OpenDocument) {
        let Some(piece) = &self.chosen else { return };
        if self.places.as_ref().is_none_or(|(version, _)| *version != document.version()) {
            self.places = systems::places(document.project(), piece).map(|places| (document.version(), places));
        }
    }

    /// The spot that a click on a hex means for the chosen counter: on the level shown, or otherwise the first one that
    /// the rules allow.
    ///
    /// # Errors
    ///
    /// Returns why the counter may not stand there, with the rule.
    pub fn spot(&self, hex: Hex, shown: Level) -> Result<Spot, Phrase> {
        let spots = match &self.places {
            Some((_, PossiblePlaces::Spots(spots))) => spots,
            Some((_, PossiblePlaces::Later(atom))) => {
                return Err(Phrase::new("gui-tray-later").with("atom", atom).word("rule", atom.word()));
            }
            None => return Err(Phrase::new("gui-tray-unknown")),
        };
        let mut here: Vec<_> = spots.iter().filter(|(spot, _)| spot.hex == hex).collect();
        here.sort_by_key(|(spot, refused)| (refused.is_some(), spot.level != shown, spot.level));
        match here.first() {
            Some((spot, None)) => Ok(*spot),
            Some((_, Some(atom))) => {
                let said = Phrase::new("gui-tray-refused").with("hex", hex).with("atom", atom);
                Err(said.word("rule", atom.word()))
            }
            None => Err(Phrase::new("gui-tray-no-spot").with("hex", hex)),
        }
    }

    /// Marks the hexes where the chosen counter may be placed, and dims all others.
    pub fn marks(&self) -> Vec<Mark> {
        let Some((_, PossiblePlaces::Spots(spots))) = &self.places else { return Vec::new() };
        let mut marks: Vec<Mark> = Vec::new();
        for hexes in spots.chunk_by(|(a, _), (b, _)| a.hex == b.hex) {
            let (hex, open) = (hexes[0].0.hex, hexes.iter().any(|(_, refused)| refused.is_none()));
            marks.push(if open { Mark::Hex(hex, Tone::Yes, String::new()) } else { Mark::Dim(hex) });
        }
        marks
    }

    /// Lays out the page of the scenario.
    pub fn view<'a>(&'a self, document: &'a OpenDocument, voice: &Voice) -> Element<'a, Message> {
        let project = document.project();
        let scenario = &project.scenario;
        let title = document.scenario_title();
        let part = |word: &str, name: String| {
            iced::widget::row![aside(voice.text(word)).width(88), text(name).size(theme::TEXT)]
        };
        let map = document.file().and_then(|file| file.file_name()).map(|name| name.to_string_lossy().into_owned());
        let about = column![
            heading(voice.words(title)),
            part("gui-scenario-map", map.unwrap_or_else(|| scenario.map.clone())),
            part("gui-scenario-counters", document.name_of_part(DocumentRef::Counters)),
            part("gui-scenario-rulebook", document.name_of_part(DocumentRef::Rulebook)),
        ]
        .spacing(2);
        let press = |word: &str, message, can: bool| {
            let face = container(text(voice.text(word)).size(theme::TEXT)).center_x(Fill);
            let face = button(face).padding([5, 8]).width(Fill).style(theme::outlined);
            pressed(face, can.then_some(message))
        };
        let buttons = iced::widget::row![
            press("gui-tray-complete", Message::Completed, true),
            press("gui-tray-clear", Message::Cleared, !scenario.setup.is_empty()),
        ]
        .spacing(theme::NEAR);
        let has_plot = systems::has_plot(project.rulebook.system);
        let plot = has_plot.then(|| {
            let plot = column![group(voice.text("gui-scenario-plot")), plot::view(project, voice)];
            column![plot.spacing(theme::STEP), line()].spacing(theme::NEAR)
        });
        let later = (!has_plot).then(|| aside(voice.text("gui-tray-others-come-later")));
        let head = column![about, line()].push(plot).push(buttons).push(later);
        let head = head.spacing(theme::NEAR).padding(theme::APART);
        let tray = tray::view(project, self.chosen(), voice);
        let body = Column::new().push(head).push(tray).padding(iced::Padding { right: 8.0, ..0.0.into() });
        scrollable(body).height(Fill).width(Fill).into()
    }
}

/// The edit that places a counter on a spot, or returns it to the tray; `None` if nothing would change.
pub fn place(project: &Project, piece: &str, at: Option<Spot>) -> Option<ProjectEdit> {
    let was: Vec<_> = project.scenario.setup.iter().filter(|line| line.piece == piece).cloned().collect();
    let becomes: Vec<_> = at.map(|at| Placement { piece: piece.to_owned(), at }).into_iter().collect();
    (was != becomes).then_some(ProjectEdit::Scenario(ScenarioEdit::Placement(Change { was, becomes })))
}
