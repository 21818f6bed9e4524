//! The line of sight between two spots, or everything that one spot sees.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;
use rules::board::los::{Blocker, SightLines};
use rules::board::{Board, Breaches, SpotId};
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::Project;
use rules::report::Report;
use rules::rulebook::{Rulebook, System};
use rules::spot::{Level, Spot};
use rules::systems::{self, AnyGame};

use super::QuestionNews;
use super::background_value::{Slot, Ticket};
use crate::gui::tool::gun_site;
use crate::picture::overlay::{Mark, Tone};
use crate::question::sight::Sighting;

/// Up to this number of spots, everything that one spot sees is computed at once; beyond it, in the background.
const FEW: usize = 3000;

/// The board, and who answers for its lines of sight.
#[derive(Debug)]
pub struct SightBoard {
    /// The board.
    pub board: Board,
    rulebook: Rulebook,
    lines: Lines,
}

/// Who answers for lines of sight.
#[derive(Debug)]
enum Lines {
    /// The map, by the rules of 1981; it need not be playable.
    Map(SightLines),
    /// The game of the scenario, before its first decision.
    Game(AnyGame),
}

impl SightBoard {
    /// Creates the board of a project in which these errors were found.
    ///
    /// # Errors
    ///
    /// The errors, if only a game can answer: one that sees by other rules than those of 1981.
    pub fn new(project: &Project, errors: Option<Report>) -> Result<Self, Report> {
        let rulebook = project.rulebook.clone();
        let other = project.has_scenario() && rulebook.system != System::Alamo;
        let is_asked = other || project.has_scenario() && project.variants.iter().any(|variant| variant.on);
        let game = match errors {
            Some(errors) if other => return Err(errors),
            None if is_asked => {
                AnyGame::compile(project).map(Some).or_else(|why| if other { Err(why) } else { Ok(None) })?
            }
            _ => None,
        };
        if let Some(game) = game {
            return Ok(Self { board: game.board().clone(), rulebook, lines: Lines::Game(game) });
        }
        let board = Board::new(&project.map, systems::charts(&rulebook));
        let lines = Lines::Map(SightLines::new(&project.map, &board));
        Ok(Self { board, rulebook, lines })
    }

    /// Whether a game answers, and of which system.
    pub fn game(&self) -> Option<System> {
        match &self.lines {
            Lines::Map(_) => None,
            Lines::Game(game) => Some(game.system()),
        }
    }

    fn line(&self, ends: [SpotId; 2]) -> Sighting {
        match &self.lines {
            Lines::Map(lines) => Sighting::on_map(&self.rulebook, &self.board, lines, &Breaches::NONE, ends),
            Lines::Game(game) => {
                let answer = Sighting::answered(
                    &self.board,
                    ends,
                    game.range(ends[0], ends[1]),
                    game.line_of_sight(ends[0], ends[1]),
                );
                match game.alamo() {
                    Some(own) => answer
                        .sheltered(&self.rulebook, &self.board, |by, at| own.sight().shelter(&Breaches::NONE, by, at)),
                    None => answer,
                }
            }
        }
    }

    fn seen_from(&self, from: SpotId) -> Vec<SpotId> {
        match &self.lines {
            Lines::Map(lines) => lines.seen_from(&Breaches::NONE, &self.board, from),
            Lines::Game(game) => {
                let others = self.board.ids().filter(|to| self.board.spot(*to).hex != self.board.spot(from).hex);
                others.filter(|to| game.line_of_sight(from, *to).is_ok()).collect()
            }
        }
    }
}

/// An end of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Its start.
    From,
    /// Its target.
    To,
}

/// The question, and the answer.
#[derive(Debug, Default)]
pub struct Sight {
    from: Option<Spot>,
    to: Option<Spot>,
    /// Whether the button is down: what one spot sees is computed when it is released.
    held: bool,
    line: Option<Sighting>,
    seen: Slot<Vec<SpotId>>,
    marks: Vec<Mark>,
}

impl Sight {
    /// Returns the spot of an end.
    pub const fn end(&self, end: End) -> Option<Spot> {
        match end {
            End::From => self.from,
            End::To => self.to,
        }
    }

    /// Returns the answer about the line between two ends.
    pub const fn line(&self) -> Option<&Sighting> {
        self.line.as_ref()
    }

    /// Returns everything that the first end sees, if there is no second.
    pub const fn seen(&self) -> &Slot<Vec<SpotId>> {
        &self.seen
    }

    /// Returns the marks on the map.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Handles a press of the button on a hex.
    pub fn pressed(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        self.ask(spot(map, hex, shown), None);
        self.held = true;
    }

    /// Handles the pointer being dragged to a hex.
    pub fn dragged(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        let to = spot(map, hex, shown).filter(|to| self.from.is_some_and(|from| from.hex != to.hex));
        self.ask(self.from, to);
    }

    /// Handles the release of the button.
    pub const fn released(&mut self) {
        self.held = false;
    }

    /// Handles a hex entered by key: the first is one end, the second the other, the third starts again.
    pub fn entered(&mut self, map: &MapDocument, hex: Hex, shown: Level) {
        let here = spot(map, hex, shown);
        match (self.from, self.to) {
            (Some(from), None) if from.hex != hex => self.ask(Some(from), here),
            _ => self.ask(here, None),
        }
    }

    /// Handles the choice of the level of an end.
    pub fn pick(&mut self, end: End, level: Level) {
        let moved = |spot: Option<Spot>| spot.map(|spot| Spot::new(spot.hex, level));
        match end {
            End::From => self.ask(moved(self.from), self.to),
            End::To => self.ask(self.from, moved(self.to)),
        }
    }

    /// Clears the question.
    pub fn forget(&mut self) {
        self.ask(None, None);
    }

    /// Asks the same question again after a change of the map.
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

    /// Computes the answer if it is missing, and returns a message about a new line.
    pub fn answer(&mut self, ground: &Arc<Result<SightBoard, Report>>) -> (Task<QuestionNews>, Option<Phrase>) {
        let Ok(own) = ground.as_ref() else { return (Task::none(), None) };
        let board = &own.board;
        let [from, to] = [self.from, self.to].map(|spot| spot.and_then(|spot| board.id(spot)));
        match (from, to) {
            (Some(a), Some(b)) if self.line.is_none() => {
                let line = own.line([a, b]);
                self.marks = along(&line);
                let said = line.messages().into_iter().next();
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

    fn look_around(&mut self, ground: &Arc<Result<SightBoard, Report>>, from: SpotId) -> Task<QuestionNews> {
        self.marks.clear();
        let few = ground.as_ref().as_ref().is_ok_and(|ground| ground.board.len() <= FEW);
        let ground = Arc::clone(ground);
        let look = move || ground.as_ref().as_ref().map_or_else(|_| Vec::new(), |ground| ground.seen_from(from));
        if few {
            self.seen.put(look());
            return Task::none();
        }
        self.seen.work(look).map(|(ticket, seen)| QuestionNews::Seen(ticket, seen))
    }
}

/// Returns the spot meant by a hex: the one on the level shown, the only one, otherwise the lowest.
fn spot(map: &MapDocument, hex: Hex, shown: Level) -> Option<Spot> {
    let lowest = || map.storeys(hex).first().map(|storey| Spot::new(hex, storey.level));
    gun_site::spot(map, hex, shown).or_else(|| lowest().filter(|_| map.grid.contains(hex)))
}

/// Marks a line with its ends, and what blocks it.
fn along(sighting: &Sighting) -> Vec<Mark> {
    let tone = if sighting.line.clear { Tone::Yes } else { Tone::No };
    let blockers = sighting.line.blockers.iter().filter_map(|blocker| match blocker {
        Blocker::Hexside { at, .. } => Some(Mark::Side(at.side, Tone::No)),
        Blocker::Hex { hex, .. } => Some(Mark::Hex(*hex, Tone::No, String::new())),
        Blocker::Apart { .. } => None,
    });
    let refused = sighting.refused().into_iter().flat_map(|refusal| refusal.hexes.iter());
    let ends = [sighting.from.hex, sighting.to.hex];
    let between = refused.filter(|hex| !ends.contains(hex)).map(|hex| Mark::Hex(*hex, Tone::No, String::new()));
    let blockers = blockers.chain(between);
    let end = |spot: Spot, letter: &str| Mark::Hex(spot.hex, Tone::Preview, letter.to_owned());
    let mut marks: Vec<_> = blockers.collect();
    marks.extend([
        end(sighting.from, "A"),
        end(sighting.to, "B"),
        Mark::Line(sighting.from.hex, sighting.to.hex, tone),
    ]);
    marks
}

/// Marks every hex of which something is seen; if not all of its spots are, with the elevations of those that are.
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
    /// Stores what was computed in the background.
    pub fn deliver(&mut self, ticket: &Ticket, seen: Option<Arc<Vec<SpotId>>>) {
        self.seen.deliver(ticket, seen);
    }
}

#[cfg(test)]
mod tests {
    use rules::log::{Log, Players};

    use super::*;
    use crate::files::Bundled;

    /// Every line of the window is that of the game, and lines of the third game are not those of 1981.
    #[test]
    fn the_game_of_the_document_answers() {
        let mut differ = 0;
        for name in ["guardhouse", "rancho", "mission"] {
            let project = Project::load(&Bundled, name).unwrap();
            let ground = SightBoard::new(&project, None).unwrap();
            assert_eq!(ground.game().is_some(), name != "mission", "the map alone decides in the game of 1981");
            let game = AnyGame::compile(&project).unwrap();
            let (table, _) = game.sit_down(Log::begin(&project, name, 1, Players::default()));
            let map = SightBoard::new(&Project::of_map(project.map.clone()), None).unwrap();
            for a in ground.board.ids().step_by(7) {
                let seen = ground.seen_from(a);
                for b in ground.board.ids().step_by(5).filter(|b| ground.board.spot(*b).hex != ground.board.spot(a).hex)
                {
                    let clear = table.line_of_sight(a, b).is_ok();
                    assert_eq!(ground.line([a, b]).line.clear, clear, "{name}");
                    assert_eq!(seen.contains(&b), clear, "{name}");
                    let ends = [a, b].map(|own| map.board.id(ground.board.spot(own)));
                    if let ([Some(a), Some(b)], "guardhouse") = (ends, name) {
                        differ += usize::from(map.line([a, b]).line.clear != clear);
                    }
                }
            }
        }
        assert!(differ > 0);
    }

    #[test]
    fn a_game_that_cannot_be_played_is_not_asked_unless_the_map_answers() {
        let errors = |project: &Project| Some(rules::lint::run(project).errors()).filter(|own| !own.is_playable());
        for (name, answers) in [("guardhouse", false), ("mission", true)] {
            let mut project = Project::load(&Bundled, name).unwrap();
            project.counters.units.clear();
            project.counters.pieces.clear();
            let errors = errors(&project).or_else(|| AnyGame::compile(&project).err());
            assert!(errors.is_some(), "{name}");
            assert_eq!(SightBoard::new(&project, errors).is_ok(), answers, "{name}");
        }
    }
}
