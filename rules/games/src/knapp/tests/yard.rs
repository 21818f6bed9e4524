//! A small fort for testing rules: five hexes by five behind a low wall, a gun platform in the north, a room in the
//! south-east.

use std::collections::BTreeMap;

use crate::counters::{CounterMix, PieceCounter};
use crate::hex::Hex;
use crate::hexside::{Hexside, LayeredSide};
use crate::knapp::{Event, Game, Happening, Position};
use crate::map::{HexsideEntry, HexsideKind, MapDocument, Members, Protects, Region, RegionKind};
use crate::play::{Actor, Dice, Game as _, PieceId, Roll, Spoken};
use crate::project::Project;
use crate::provenance::Provenance;
use crate::rulebook::{ParameterValue, Rulebook, Setting, System};
use crate::scenario::Scenario;
use crate::words::Words;

/// A game in progress, driven by text.
pub(super) struct Scene {
    pub(super) game: Game,
    pub(super) position: Position,
    pub(super) events: Vec<Event>,
}

fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

fn region(id: &str, kind: &str, members: Members, figures: &[(&str, i32)]) -> Region {
    let mut region = Region::new(id, Words::default(), members, Provenance::default());
    region.kind = kind.to_owned();
    region.figures = figures.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect::<BTreeMap<_, _>>();
    region
}

/// The map.
fn map() -> MapDocument {
    let within: Vec<Hex> = (8..=12).flat_map(|column| (8..=12).map(move |row| Hex::new(column, row))).collect();
    let list: Vec<String> = within.iter().map(ToString::to_string).collect();
    let confines = format!("confines {}", list.join(" "));
    let lines = [
        "grid 22 20",
        confines.as_str(),
        "roof 1008",
        "in 1212",
        "gun_ramp 1008/1009:upper",
        "inner_wall 0908/1008:upper",
        "inner_wall 1008/1108:upper",
        "doorway 1112/1212",
        "interior_wall 1211/1212",
        "gunslit 1212/1213",
        "gun 1008/roof",
    ];
    let mut map = MapDocument::sketch(&lines).unwrap();
    let border = within.iter().flat_map(|own| own.neighbours().map(move |near| (*own, near)));
    let mut border: Vec<Hexside> =
        border.filter(|(_, near)| !within.contains(near)).map(|(own, near)| Hexside::new(own, near)).collect();
    border.sort();
    for side in &border {
        let known = map.hexsides.iter().any(|entry| entry.at.side == *side);
        if !known {
            let at = LayeredSide { side: *side, layer: None };
            let (kind, protects) = (HexsideKind::StoneWall, Protects::Both);
            map.hexsides.push(HexsideEntry { at, kind, protects, by: Provenance::default() });
        }
    }
    map.hexsides.sort();
    let hexes = |list: &[&str]| Members::Hexes(list.iter().map(|own| hex(own)).collect());
    let start = |id: &str, head: [&str; 2], facing, off| {
        region(id, RegionKind::START_POSITION, hexes(&head), &[("facing", facing), ("off_map", off)])
    };
    let wall = |id: &str, facing, here: &dyn Fn(Hex) -> bool| {
        let own = border.iter().filter(|side| side.hexes().into_iter().any(here)).copied().collect();
        region(id, RegionKind::WALL_SECTION, Members::Hexsides(own), &[("facing", facing)])
    };
    let pond = |id: &str, rows: std::ops::RangeInclusive<u16>| {
        region(id, RegionKind::POND, Members::Hexes(rows.map(|row| Hex::new(16, row)).collect()), &[])
    };
    map.regions.extend([
        start("east", ["2010", "2011"], 90, 29),
        start("north", ["1001", "1101"], 0, 30),
        start("north_2", ["0601", "0501"], 0, 28),
        start("south", ["1020", "1120"], 180, 29),
        start("west", ["0110", "0111"], 270, 29),
        wall("north_wall", 0, &|hex| hex.row == 7),
        wall("south_wall", 180, &|hex| hex.row == 13),
        pond("lower", 11..=20),
        pond("upper", 1..=9),
    ]);
    map.gun_sites[0].facing = Some(0);
    map
}

fn counters() -> CounterMix {
    let kinds = [
        ("battery", 3),
        ("bowie", 1),
        ("cannoneer", 1),
        ("command", 8),
        ("crockett", 1),
        ("gun", 1),
        ("infantry", 80),
        ("leader", 1),
        ("rifleman", 9),
        ("sharpshooter", 2),
    ];
    let counter = |(kind, quantity): (&str, i32)| PieceCounter {
        id: kind.to_owned(),
        name: Words::default(),
        side: crate::knapp::PieceType::named(kind).unwrap().side(),
        kind: kind.to_owned(),
        group: String::new(),
        figures: BTreeMap::new(),
        quantity,
        by: Provenance::default(),
    };
    CounterMix { pieces: kinds.map(counter).to_vec(), ..CounterMix::default() }
}

/// The yard with some parameters set.
pub(super) fn project(stated: &[(&str, i32)]) -> Project {
    let setting = |(name, value): &(&str, i32)| Setting {
        name: (*name).to_owned(),
        value: ParameterValue::Number(*value),
        by: Provenance::default(),
    };
    let parameters = stated.iter().map(setting).collect();
    let rulebook = Rulebook { system: System::Knapp, parameters, ..Rulebook::default() };
    Project::new(Scenario::default(), map(), Vec::new(), counters(), rulebook)
}

impl Scene {
    /// A scene at the first decision of a game.
    pub(super) fn new() -> Self {
        Self::with(&[])
    }

    /// A scene at the first decision of a game with some parameters set.
    pub(super) fn with(stated: &[(&str, i32)]) -> Self {
        let game = Game::new(&project(stated)).unwrap_or_else(|report| panic!("{report:?}"));
        let position = game.start();
        Self { game, position, events: Vec::new() }
    }

    /// A scene in a phase of the first turn, with the given pieces and no columns.
    pub(super) fn set(phase: &str, pieces: &[&str]) -> Self {
        Self::set_with(&[], phase, pieces)
    }

    /// A scene in a phase of the first turn, with the given pieces and parameters and no columns.
    pub(super) fn set_with(stated: &[(&str, i32)], phase: &str, pieces: &[&str]) -> Self {
        let mut scene = Self::with(stated);
        scene.amend(&format!("begin {phase}"));
        for own in pieces {
            scene.amend(&format!("put {own}"));
        }
        scene
    }

    /// A scene at the first decision of the assault, with columns at the given start positions and only
    /// Bowie in the fort.
    #[track_caller]
    pub(super) fn marching(starts: &[(&str, &str)]) -> Self {
        let mut scene = Self::new();
        scene.go(&["place gun 1008/roof", "done", "done"]);
        scene.pass("knapp_plan");
        for (number, (size, start)) in (1..).zip(starts) {
            scene.go(&[&format!("size {number} {size}"), &format!("start {number} {start}")]);
        }
        scene.go(&["size reserve 10", "start reserve west", "done"]);
        let mut posts = Vec::new();
        while scene.phase() == "knapp_posts" {
            scene.game.legal(&scene.position, &mut posts);
            let first = *posts.first().unwrap();
            scene.game.apply(&mut scene.position, first, &mut scene.events).unwrap();
        }
        // Only Bowie in the room could disturb the columns.
        for name in scene.game.castings.clone() {
            let name = scene.game.name(name).to_owned();
            if name != "bowie" {
                scene.amend(&format!("remove {name}"));
            }
        }
        scene
    }

    pub(super) fn phase(&self) -> &'static str {
        self.game.moment(&self.position).phase.word
    }

    /// Ends phases until the given phase begins.
    #[track_caller]
    pub(super) fn pass(&mut self, phase: &str) {
        for _ in 0..40 {
            if self.phase() == phase && self.game.chance(&self.position).is_none() {
                return;
            }
            assert!(self.game.chance(&self.position).is_none(), "a roll is due: {:?}", self.position.pending);
            self.go(&["done"]);
        }
        panic!("{phase} does not begin");
    }

    /// Takes actions.
    #[track_caller]
    pub(super) fn go(&mut self, texts: &[&str]) {
        for text in texts {
            let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let done = self.game.apply(&mut self.position, action, &mut self.events);
            assert!(done.is_ok(), "{text}: {done:?} in {}", self.phase());
        }
    }

    /// Resolves rolls.
    #[track_caller]
    pub(super) fn roll(&mut self, sums: &[u8]) {
        for sum in sums {
            let taken = self.game.resolve(&mut self.position, Roll(*sum), &mut self.events);
            assert!(taken, "{sum}: {:?} in {}", self.dice(), self.phase());
        }
    }

    #[track_caller]
    pub(super) fn amend(&mut self, text: &str) {
        let amend = self.game.read_amend(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(self.game.write_amend(amend), text);
        let done = self.game.amend(&mut self.position, amend);
        assert!(done.is_ok(), "{text}: {done:?}");
    }

    /// The rule that refuses an action.
    #[track_caller]
    pub(super) fn refused(&self, text: &str) -> &'static str {
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.check(&self.position, action).map_or_else(|refusal| refusal.atom.id(), |()| "allowed")
    }

    pub(super) fn dice(&self) -> Option<Dice> {
        self.game.chance(&self.position)
    }

    pub(super) fn actor(&self) -> Actor {
        self.game.actor(&self.position)
    }

    pub(super) fn piece(&self, name: &str) -> PieceId {
        self.game.find_piece(name).unwrap()
    }

    /// The spot of a piece; `nowhere` if it is off the map.
    pub(super) fn at(&self, name: &str) -> String {
        self.game.spot_text(self.position.state(self.piece(name)).at)
    }

    pub(super) fn is_dead(&self, name: &str) -> bool {
        self.position.state(self.piece(name)).life == crate::knapp::Life::Dead
    }

    /// The number of events that match `what`.
    pub(super) fn count(&self, what: impl Fn(Happening) -> bool) -> usize {
        self.events.iter().filter(|event| what(event.what)).count()
    }

    /// The probability that the dice that are due total at least `least`.
    pub(super) fn chance(&self, least: u8) -> String {
        let dice = self.dice().unwrap();
        let good = dice.sums().filter(|(roll, _)| roll.0 >= least).map(|(_, chance)| chance);
        good.sum::<crate::play::Fraction>().to_string()
    }
}

#[test]
fn the_yard_is_read_as_it_is_painted() {
    let scene = Scene::new();
    let ground = &scene.game.ground;
    assert_eq!(ground.inside.iter().filter(|inside| **inside).count(), 25);
    assert_eq!((ground.starts.len(), ground.sections.len(), ground.sites.len()), (5, 2, 1));
    assert!(ground.sites[0].foot.is_some());
    // The room cannot be climbed into.
    let room = hex("1212");
    let rooms = |edge: &&crate::knapp::Edge| edge.side.touches(room);
    assert!(ground.edges.iter().all(|edge| edge.scalable != rooms(&edge) && !edge.open), "{:?}", ground.edges);
    // Five columns of hexes: the slanting ones have two hexsides on the north.
    let north: usize = ground.sections[0].edges.len();
    assert!(north >= 5, "{north}");
    assert!(!ground.aims.is_empty());
}
