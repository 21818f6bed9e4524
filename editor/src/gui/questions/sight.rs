//! The line of sight between two spots, or all that one spot sees.

use rules::systems;
use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;
use rules::board::los::{Blocker, SightLines};
use rules::board::{Board, Breaches, SpotId};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::spot::{Level, Spot};

use super::QuestionNews;
use super::background_value::{Slot, Ticket};
use crate::gui::tool::gun_site;
use crate::picture::overlay::{Mark, Tone};
use crate::question::sight::Sighting;

/// Beyond this many spots all that one spot sees is worked out beside the window.
const FEW: usize = 3000;

/// The board of the map and its lines: they answer whether the map can be played or not.
#[derive(Debug)]
pub struct SightBoard {
    /// The board.
    pub board: Board,
    /// Its lines.
    pub lines: SightLines,
}

impl SightBoard {
    /// The ground of a project.
    pub fn new(project: &Project) -> Self {
        let board = Board::new(&project.map, systems::charts(&project.rulebook));
        let lines = SightLines::new(&project.map, &board);
        Self { board, lines }
    }
}

/// An end of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Where it begins.
    From,
    /// Where it leads.
    To,
}

/// What is asked, and the answer.
#[derive(Debug, Default)]
pub struct Sight {
    from: Option<Spot>,
    to: Option<Spot>,
    /// The button is down: what one spot sees is worked out when it comes up.
    held: bool,
    line: Option<Sighting>,
    seen: Slot<Vec<SpotId>>,
    marks: Vec<Mark>,
}

impl Sight {
    /// The spot of an end.
    pub const fn end(&self, end: End) -> Option<Spot> {
        match end {
            End::From => self.from,
            End::To => self.to,
        }
    }

    /// The answer about the line between two ends.
    pub const fn line(&self) -> Option<&Sighting> {
        self.line.as_ref()
    }

    /// All that the first end sees, when there is no second.
    pub const fn seen(&self) -> &Slot<Vec<SpotId>> {
        &self.seen
    }

    /// What to lay over the map.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The button came down on a hex.
    pub fn pressed(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        self.ask(spot(map, hex, shown), None);
        self.held = true;
    }

    /// The pointer came upon a hex with the button down.
    pub fn dragged(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        let to = spot(map, hex, shown).filter(|to| self.from.is_some_and(|from| from.hex != to.hex));
        self.ask(self.from, to);
    }

    /// The button came up.
    pub const fn released(&mut self) {
        self.held = false;
    }

    /// A hex was entered by key: the first is one end, the second the other, the third begins again.
    pub fn entered(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        let here = spot(map, hex, shown);
        match (self.from, self.to) {
            (Some(from), None) if from.hex != hex => self.ask(Some(from), here),
            _ => self.ask(here, None),
        }
    }

    /// The level of an end was picked.
    pub fn pick(&mut self, end: End, level: Level) {
        let moved = |spot: Option<Spot>| spot.map(|spot| Spot::new(spot.hex, level));
        match end {
            End::From => self.ask(moved(self.from), self.to),
            End::To => self.ask(self.from, moved(self.to)),
        }
    }

    /// Nothing is asked any more.
    pub fn forget(&mut self) {
        self.ask(None, None);
    }

    /// The map has changed: the same is asked of the new one.
    pub fn ground_changed(&mut self, map: &MapDocument) {
        let (from, to) = (self.from.filter(|own| map.has_spot(*own)), self.to.filter(|own| map.has_spot(*own)));
        self.ask(None, None);
        self.ask(from, to.filter(|_| from.is_some()));
    }

    fn ask(&mut self, from: Option<Spot>, to: Option<Spot>) {
        if (from, to) != (self.from, self.to) {
            *self = Self { from, to, held: self.held, ..Self::default() };
        }
    }

    /// Answers what has no answer yet, and says what there is to tell at once.
    pub fn answer(&mut self, project: &Project, ground: &Arc<SightBoard>) -> (Task<QuestionNews>, Option<Phrase>) {
        let SightBoard { board, lines } = ground.as_ref();
        let [from, to] = [self.from, self.to].map(|spot| spot.and_then(|spot| board.id(spot)));
        match (from, to) {
            (Some(a), Some(b)) if self.line.is_none() => {
                let line = Sighting::new(project, board, lines, &Breaches::NONE, [a, b]);
                self.marks = along(&line);
                let said = line.line.messages().into_iter().next();
                self.line = Some(line);
                (Task::none(), said)
            }
            (Some(from), None) if !self.held => {
                let task = if self.seen.is_empty() { self.look_around(ground, from) } else { Task::none() };
                if let (Some(seen), true) = (self.seen.get(), self.marks.is_empty()) {
                    self.marks = shading(board, from, seen);
                }
                (task, None)
            }
            (Some(from), None) => {
                self.marks = vec![Mark::Hex(board.spot(from).hex, Tone::Preview, "A".to_owned())];
                (Task::none(), None)
            }
            _ => (Task::none(), None),
        }
    }

    fn look_around(&mut self, ground: &Arc<SightBoard>, from: SpotId) -> Task<QuestionNews> {
        self.marks.clear();
        let few = ground.board.len() <= FEW;
        let ground = Arc::clone(ground);
        let look = move || ground.lines.seen_from(&Breaches::NONE, &ground.board, from);
        if few {
            self.seen.put(look());
            return Task::none();
        }
        self.seen.work(look).map(|(ticket, seen)| QuestionNews::Seen(ticket, seen))
    }
}

/// The spot a hex means: the one on the level shown, the only one, or else the lowest.
fn spot(map: &MapDocument, hex: Hex, shown: Level) -> Option<Spot> {
    let lowest = || map.storeys(hex).first().map(|storey| Spot::new(hex, storey.level));
    gun_site::spot(map, hex, shown).or_else(|| lowest().filter(|_| map.grid.contains(hex)))
}

/// A line with its ends, and what blocks it.
fn along(sighting: &Sighting) -> Vec<Mark> {
    let tone = if sighting.line.clear { Tone::Yes } else { Tone::No };
    let blockers = sighting.line.blockers.iter().filter_map(|blocker| match blocker {
        Blocker::Hexside { at, .. } => Some(Mark::Side(at.side, Tone::No)),
        Blocker::Hex { hex, .. } => Some(Mark::Hex(*hex, Tone::No, String::new())),
        Blocker::Apart => None,
    });
    let end = |spot: Spot, letter: &str| Mark::Hex(spot.hex, Tone::Preview, letter.to_owned());
    let mut marks: Vec<_> = blockers.collect();
    marks.extend([
        end(sighting.from, "A"),
        end(sighting.to, "B"),
        Mark::Line(sighting.from.hex, sighting.to.hex, tone),
    ]);
    marks
}

/// Every hex of which something is seen; where it is not every spot of it, the letters are the elevations seen.
fn shading(board: &Board, from: SpotId, seen: &[SpotId]) -> Vec<Mark> {
    let mut hexes: BTreeMap<Hex, Vec<SpotId>> = BTreeMap::new();
    for spot in seen {
        hexes.entry(board.spot(*spot).hex).or_default().push(*spot);
    }
    let mark = |(hex, seen): (Hex, Vec<SpotId>)| {
        let all = board.spots_of(hex).count() == seen.len();
        let levels: Vec<_> = seen.iter().map(|spot| board.place(*spot).elevation.to_string()).collect();
        Mark::Hex(hex, Tone::Yes, if all { String::new() } else { levels.join("·") })
    };
    let own = Mark::Hex(board.spot(from).hex, Tone::Preview, "A".to_owned());
    hexes.into_iter().map(mark).chain([own]).collect()
}

impl Sight {
    /// Takes what was worked out beside the window.
    pub fn deliver(&mut self, ticket: &Ticket, seen: Option<Arc<Vec<SpotId>>>) {
        self.seen.deliver(ticket, seen);
    }
}
