//! The first steps with the window, as a checklist: what each of them requires, and whether it has been done.
//!
//! A step is done when the document or the window shows it: there is nothing to tick. The text of a step is its page of
//! the manual.

use rules::edit::AreaPlan;
use rules::map::{Ground, HexsideKind, MapDocument, Members, Region, RegionKind};
use rules::report::Severity;
use rules::rulebook::System;

use super::document::OpenDocument;
use super::keymap::Command;
use super::pages::SidePage;
use super::tool::Tool;
use super::tool::question::Question;

/// An event in the checklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A step was picked to be read.
    Picked(usize),
    /// Whatever a step needs is to be opened.
    ShowAsked(usize),
    /// The checklist was closed.
    Closed,
}

/// A requirement of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepPart {
    /// A map of the user's own.
    Map,
    /// A wall.
    Wall,
    /// A plaza or a yard.
    Plaza,
    /// A house.
    House,
    /// Two rooms.
    Rooms,
    /// A doorway, a gunslit or a gun ramp.
    Opening,
    /// The regions every map of the 1981 game needs.
    Regions,
    /// The border of the fort: the perimeter, or confines that have one.
    Perimeter,
    /// Sections of the wall that batteries aim at.
    WallSections,
    /// Places where columns start.
    StartPositions,
    /// Every spot belongs to an area.
    Areas,
    /// Entry areas.
    EntryAreas,
    /// Gun sites.
    GunSites,
    /// There are no errors.
    Mended,
    /// A counter stands on the map.
    Counter,
    /// The rules have answered a question.
    Answer,
    /// Games were played.
    Games,
    /// The map is saved to disk.
    Saved,
    /// A layer was hidden, locked or faded.
    Layers,
    /// A variant is on.
    Variant,
}

/// The requirements of each step on a map for a game.
pub const fn steps(system: System) -> &'static [&'static [StepPart]] {
    match system {
        System::Alamo => ALAMO,
        System::Knapp => KNAPP,
        System::Deguello => DEGUELLO,
    }
}

const ALAMO: &[&[StepPart]] = &[
    &[StepPart::Map],
    &[StepPart::Wall, StepPart::Plaza],
    &[StepPart::House, StepPart::Rooms, StepPart::Opening],
    &[StepPart::Regions, StepPart::EntryAreas, StepPart::GunSites],
    &[StepPart::Mended],
    &[StepPart::Counter],
    &[StepPart::Answer],
    &[StepPart::Games, StepPart::Saved],
    &[StepPart::Layers],
    &[StepPart::Variant],
];

const KNAPP: &[&[StepPart]] = &[
    &[StepPart::Map],
    &[StepPart::Wall, StepPart::Plaza],
    &[StepPart::House, StepPart::Rooms, StepPart::Opening],
    &[StepPart::Perimeter, StepPart::WallSections, StepPart::StartPositions, StepPart::GunSites],
    &[StepPart::Mended],
    &[StepPart::Answer],
    &[StepPart::Games, StepPart::Saved],
    &[StepPart::Layers],
];

const DEGUELLO: &[&[StepPart]] = &[
    &[StepPart::Map],
    &[StepPart::Wall, StepPart::Plaza],
    &[StepPart::House, StepPart::Rooms, StepPart::Opening],
    &[StepPart::Perimeter, StepPart::Areas],
    &[StepPart::Mended],
    &[StepPart::Answer],
    &[StepPart::Games, StepPart::Saved],
    &[StepPart::Layers],
];

impl StepPart {
    /// The command that opens the place where it is done.
    pub const fn command(self) -> Command {
        match self {
            Self::Map => Command::New,
            Self::Wall => Command::Tool(Tool::ChooseHexes),
            Self::Plaza => Command::Tool(Tool::Fill),
            Self::House => Command::Tool(Tool::Building),
            Self::Rooms => Command::Tool(Tool::Room),
            Self::Opening => Command::Tool(Tool::Opening),
            Self::Regions | Self::Perimeter | Self::WallSections | Self::StartPositions => Command::Tool(Tool::Region),
            Self::Areas => Command::Tool(Tool::GameArea),
            Self::EntryAreas => Command::Tool(Tool::EntryArea),
            Self::GunSites => Command::Tool(Tool::GunSite),
            Self::Mended => Command::Side(SidePage::Problems),
            Self::Counter => Command::Tool(Tool::Counter),
            Self::Answer => Command::Tool(Tool::Ask(Question::Sight)),
            Self::Games => Command::Drawer,
            Self::Saved => Command::Save,
            Self::Layers => Command::Side(SidePage::Layers),
            Self::Variant => Command::Side(SidePage::Variants),
        }
    }
}

/// Requirements observed in the window, which the document itself does not show.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StepsSeen {
    /// The rules have answered a question.
    pub answer: bool,
    /// Games were played.
    pub games: bool,
    /// A layer was hidden, locked or faded.
    pub layers: bool,
}

/// The progress of a document.
#[derive(Debug, Clone, Default)]
pub struct Steps {
    /// What has been observed so far; it stays done.
    pub seen: StepsSeen,
    /// The game of the document.
    system: System,
    done: Vec<StepPart>,
    /// The state of the last check: the version of the document, whether it was on disk, and the observations.
    of: Option<(u64, bool, StepsSeen)>,
    picked: Option<usize>,
}

impl Steps {
    /// Checks what is done, unless nothing has changed since the last time.
    pub fn look(&mut self, document: &OpenDocument) {
        let of = (document.version(), document.own_file().is_some(), self.seen);
        if self.of != Some(of) {
            self.of = Some(of);
            self.system = document.project().rulebook.system;
            self.done = done(document, self.seen);
        }
    }

    /// The game whose steps these are.
    pub const fn system(&self) -> System {
        self.system
    }

    /// The number of steps.
    pub const fn all(&self) -> usize {
        steps(self.system).len()
    }

    /// Whether a step is done.
    pub fn is_done(&self, step: usize) -> bool {
        steps(self.system)[step].iter().all(|part| self.done.contains(part))
    }

    /// The number of steps that are done.
    pub fn count(&self) -> usize {
        (0..self.all()).filter(|step| self.is_done(*step)).count()
    }

    /// The first step that is not done.
    pub fn next(&self) -> Option<usize> {
        (0..self.all()).find(|step| !self.is_done(*step))
    }

    /// The step shown: the picked one, otherwise the next one that is not done.
    pub fn open(&self) -> Option<usize> {
        self.picked.or_else(|| self.next())
    }

    /// Picks a step to read; picking it again returns to the next one.
    pub fn pick(&mut self, step: usize) {
        self.picked = (self.picked != Some(step)).then_some(step);
    }

    /// Continues with a step and returns its first requirement that is not met, or its first one if all are.
    pub fn go_on(&mut self, step: usize) -> StepPart {
        self.picked = None;
        let parts = steps(self.system)[step];
        parts.iter().copied().find(|part| !self.done.contains(part)).unwrap_or(parts[0])
    }
}

/// The requirements met by a document.
fn done(document: &OpenDocument, seen: StepsSeen) -> Vec<StepPart> {
    // A bundled document is not the user's work: nothing counts as done on it.
    let is_own = document.own_file().is_some() || document.home().is_none();
    if !is_own {
        return Vec::new();
    }
    let (map, project) = (document.base_map(), document.project());
    let has_wall = map.hexsides.iter().any(|entry| entry.kind.is_wall());
    let ground = |kinds: &[Ground]| map.hexes.iter().any(|entry| kinds.contains(&entry.ground));
    let opens = |kind| matches!(kind, HexsideKind::Doorway | HexsideKind::Gunslit | HexsideKind::GunRamp);
    let has_kind = |kind: &str| map.regions.iter().any(|region| region.kind == kind);
    let parts = [
        (StepPart::Map, true),
        (StepPart::Wall, has_wall),
        (StepPart::Plaza, ground(&[Ground::Plaza, Ground::Yard, Ground::Churchyard])),
        (StepPart::House, ground(&[Ground::Floor])),
        (StepPart::Rooms, map.rooms.iter().filter(|room| !room.spots.is_empty()).count() >= 2),
        (StepPart::Opening, map.hexsides.iter().any(|entry| opens(entry.kind))),
        (StepPart::Regions, [Region::INSIDE_WALLS, Region::CONFINES].iter().all(|id| is_painted(map, id))),
        (StepPart::Perimeter, is_painted(map, Region::CONFINES) || has_kind(RegionKind::PERIMETER)),
        (StepPart::WallSections, has_kind(RegionKind::WALL_SECTION)),
        (StepPart::StartPositions, has_kind(RegionKind::START_POSITION)),
        (StepPart::Areas, has_kind(RegionKind::AREA) && AreaPlan::new(map).free().count() == 0),
        (StepPart::EntryAreas, map.entry_areas.iter().any(|area| !area.hexes.is_empty())),
        (StepPart::GunSites, !map.gun_sites.is_empty()),
        (StepPart::Mended, has_wall && document.report().count(Severity::Error) == 0),
        (StepPart::Counter, !project.scenario.setup.is_empty()),
        (StepPart::Answer, seen.answer),
        (StepPart::Games, seen.games),
        (StepPart::Saved, document.own_file().is_some()),
        (StepPart::Layers, seen.layers),
        (StepPart::Variant, document.variants().iter().any(|variant| variant.on)),
    ];
    parts.into_iter().filter(|(_, done)| *done).map(|(part, _)| part).collect()
}

/// Whether a region has members.
fn is_painted(map: &MapDocument, id: &str) -> bool {
    map.region(id).is_some_and(|region| match &region.members {
        Members::Hexes(hexes) => !hexes.is_empty(),
        Members::Spots(spots) => !spots.is_empty(),
        Members::Hexsides(sides) => !sides.is_empty(),
    })
}

#[cfg(test)]
mod tests {
    use rules::hex::Hex;
    use rules::map::Grid;
    use rules::phrase::Phrase;
    use rules::words::{Language, Words};

    use super::*;

    #[test]
    fn there_is_a_text_for_every_step() {
        let voices = [Language::English, Language::French].map(crate::words::Voice::new);
        for (system, voice) in
            System::ALL.into_iter().flat_map(|system| voices.iter().map(move |voice| (system, voice)))
        {
            assert_eq!(crate::explain::help::first_steps(system, voice).len(), steps(system).len(), "{system:?}");
        }
    }

    #[test]
    fn on_what_comes_with_the_program_nothing_is_done() {
        let mut steps = Steps { seen: StepsSeen { answer: true, games: true, layers: true }, ..Steps::default() };
        steps.look(&OpenDocument::open("alamo".as_ref()).unwrap());
        assert_eq!((steps.count(), steps.next()), (0, Some(0)));
    }

    #[test]
    fn a_step_is_done_when_the_map_shows_it_and_no_longer_after_undo() {
        let mut document =
            OpenDocument::empty(Words::new("Fort", "Fort"), Grid { columns: 12, rows: 12 }, System::Alamo);
        let mut steps = Steps::default();
        steps.look(&document);
        assert_eq!((steps.count(), steps.next()), (1, Some(1)), "the map is new");
        assert_eq!(steps.go_on(1), StepPart::Wall);
        let hexes = [Hex::new(5, 5), Hex::new(6, 5)];
        document.begin_stroke(Phrase::new("gui-undone"));
        document.paint_around(&hexes, &rules::hexside::Layer::ALL, HexsideKind::StoneWall);
        document.end_stroke();
        steps.look(&document);
        assert_eq!((steps.is_done(1), steps.go_on(1)), (false, StepPart::Plaza), "half of the step is done");
        document.begin_stroke(Phrase::new("gui-undone"));
        document.paint_hexes(&hexes, Ground::Plaza);
        document.end_stroke();
        steps.look(&document);
        assert!(steps.is_done(1) && steps.next() == Some(2));
        document.undo();
        steps.look(&document);
        assert!(!steps.is_done(1));
    }
}
