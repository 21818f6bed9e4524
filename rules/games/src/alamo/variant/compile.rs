//! Compiles variants to a program: every name is resolved once, and what cannot be resolved is reported.

mod asks_itself;
mod circle;
mod code;
mod effects;
mod effort;
mod flags;
mod ground;
mod layout;
mod queries;
mod rules;
mod suspended;

#[cfg(test)]
pub(super) use code::phase_of;
pub(super) use ground::CompileBase;
pub use layout::InForce;
#[cfg(test)]
pub(super) use layout::{kind_of, painted_as};
pub(in crate::alamo) use layout::{repaint, supplied};

use std::collections::HashMap;
use std::sync::Arc;

use super::altered_steps::StepChanges;
use super::blocked_sight::BlockingSides;
use super::branches::Jumps;
use super::precheck::Guard;
use super::program::{Adjust, FlagPlace, Number};
use super::report::VariantProblem;
use super::zone::{self, SideList, Ways};
use super::{Occasion, Program, Quantity};
use crate::alamo::piece_set::PieceSet;
use crate::alamo::{Game, Phase};
use crate::board::Board;
use crate::board::los::Sight;
use crate::map::{HexsideKind, MapDocument};
use crate::phrase::Phrase;
use crate::report::Finding;
use crate::variant::{Condition, Flag, Happens, Lasts, Said, Scope, Variant, walk_variant, words_by_areas};

/// Compiles variants for a game that has its board and its pieces. `known` are all existing variants, in force or not:
/// a name from one of them is not an error, it just finds nothing. `map` is the map as designed; what variants raise on
/// it is on the board.
pub(in crate::alamo) fn compile(
    variants: &[InForce<'_>],
    known: &[&Variant],
    map: &MapDocument,
    game: &Game,
) -> Result<Option<Program>, Vec<Finding>> {
    if variants.is_empty() {
        return Ok(None);
    }
    let foreign = variants.iter().flat_map(|own| {
        let word = |(list, name, word): (_, _, String)| VariantProblem {
            variant: own.variant.id.clone(),
            list,
            name,
            message: Phrase::new("variant-foreign-word").with("word", word),
        };
        words_by_areas(own.variant, known).into_iter().map(word)
    });
    let foreign: Vec<Finding> = foreign.map(VariantProblem::finding).collect();
    if !foreign.is_empty() {
        return Err(foreign);
    }
    let ground = CompileBase::new(map, game);
    let writer = Writer::of(variants, known, map, game, &ground);
    if writer.troubles.is_empty() {
        let mut program = writer.program;
        program.make_fast(&game.board, &ground.sides);
        Ok(Some(program))
    } else {
        Err(writer.troubles.into_iter().map(VariantProblem::finding).collect())
    }
}

impl Program {
    /// Adds what is only needed for lines of sight.
    pub(in crate::alamo) fn see(&mut self, board: &Board, sight: &Sight) {
        self.hiding_spots = self.hiding_spot_flags();
        let hides = &self.changes[usize::from(Quantity::Sees.number())];
        if !hides.is_empty() {
            let flags = hides.iter().map(|change| change.guard.side_flag()).collect();
            self.blocking_sides = BlockingSides::new(&self.sides, board, sight, flags);
        }
    }

    /// Adds what is only needed in play.
    fn make_fast(&mut self, board: &Board, sides: &[PieceSet; 2]) {
        let list = &self.sides;
        self.zones.iter_mut().for_each(|zone| zone.number(list));
        self.guard(board, sides);
        self.find_prizes(board, sides);
        self.jumps = Jumps::new(&self.conditions);
        self.ways = Ways::new(&self.sides, board);
        self.bends = (0..Phase::COUNT).map(|phase| StepChanges::new(self, board, phase)).collect();
        for (flag, place) in (0..).zip(&self.flags) {
            if let Some(side) = place.hide_from {
                self.hidden[side.index()].push(flag);
            }
        }
    }

    /// Computes the guard of each condition: what must be so for it to hold. A condition that never holds need not be
    /// evaluated.
    fn guard(&mut self, board: &Board, sides: &[PieceSet; 2]) {
        let of = |test: u32| Guard::new(self, board, sides, test);
        let steps = |guard: Guard| guard.with_ends_beside(self, board);
        let mut rules: Vec<Guard> = self.rules.iter().map(|rule| of(rule.condition)).collect();
        for list in [Happens::Cross].into_iter().flat_map(|step| [Occasion::Try(step), Occasion::Did(step)]) {
            for rule in &self.lists[usize::from(list.number())] {
                let guard = &mut rules[usize::from(*rule)];
                *guard = steps(std::mem::take(guard));
            }
        }
        let changes: Vec<Vec<Guard>> =
            self.changes.iter().map(|changes| changes.iter().map(|change| of(change.condition)).collect()).collect();
        self.rules.iter_mut().zip(rules).for_each(|(rule, guard)| rule.guard = guard);
        for (changes, guards) in self.changes.iter_mut().zip(changes) {
            changes.iter_mut().zip(guards).for_each(|(change, guard)| change.guard = guard);
            changes.retain(|change| change.guard.can_hold());
        }
        let rules = &self.rules;
        self.lists.iter_mut().for_each(|list| list.retain(|rule| rules[usize::from(*rule)].guard.can_hold()));
        let any = |changes: &Vec<Adjust>| Guard::of_any(changes.iter().map(|change| change.guard.clone()));
        self.guards = self.changes.iter().map(any).collect();
        let bars = [Quantity::MayCross, Quantity::MayEnter].map(|figure| usize::from(figure.number()));
        self.bars = Guard::of_any(bars.into_iter().map(|figure| self.guards[figure].clone()));
    }
}

/// Returns the problems that keep variants from being compiled, in document order. See [`compile`].
pub(super) fn troubles(
    variants: &[InForce<'_>],
    known: &[&Variant],
    map: &MapDocument,
    game: &Game,
    ground: &CompileBase,
) -> Vec<VariantProblem> {
    Writer::of(variants, known, map, game, ground).troubles
}

/// Whether a variant asks if hexsides are clear; then unpainted hexsides are things to it too.
fn asks_for_clear(variant: &Variant, known: &[&Variant]) -> bool {
    let mut asks = false;
    walk_variant(variant, known, &mut |said, _| {
        asks |= matches!(said, Said::Condition(Condition::Is(_, tag)) if tag == HexsideKind::Clear.name());
    });
    asks
}

/// The state of writing a program.
struct Writer<'a> {
    variants: &'a [InForce<'a>],
    known: &'a [&'a Variant],
    map: &'a MapDocument,
    game: &'a Game,
    ground: &'a CompileBase,
    program: Program,
    flags: HashMap<String, u16>,
    tables: HashMap<String, u16>,
    /// The numbers of the program's own quantities: tables and named rules.
    own: HashMap<String, u16>,
    zones: HashMap<String, u16>,
    bands: HashMap<String, u16>,
    /// The next free address of a flag.
    free: u32,
    /// The same for what the map counts as: an edit of a level or a wall seldom changes it.
    counted: u32,
    troubles: Vec<VariantProblem>,
    /// The variant being written, and its rule or table with the list it is in.
    at: usize,
    list: &'static str,
    place: String,
}

impl<'a> Writer<'a> {
    fn new(
        variants: &'a [InForce<'a>],
        known: &'a [&'a Variant],
        map: &'a MapDocument,
        game: &'a Game,
        ground: &'a CompileBase,
    ) -> Self {
        let mut program = Program {
            modes: super::occasions::MODES.map(str::to_owned).to_vec(),
            lists: vec![Vec::new(); super::Occasion::COUNT],
            ..ground.program.clone()
        };
        if variants.iter().any(|own| asks_for_clear(own.variant, known)) {
            program.sides = Arc::new(SideList::with_clear(&game.board));
        }
        Self {
            variants,
            known,
            map,
            game,
            ground,
            program,
            flags: HashMap::new(),
            tables: HashMap::new(),
            own: HashMap::new(),
            zones: HashMap::new(),
            bands: HashMap::new(),
            free: 0,
            counted: 0,
            troubles: Vec::new(),
            at: 0,
            list: "rules",
            place: String::new(),
        }
    }

    /// Returns a writer that has written everything.
    fn of(
        variants: &'a [InForce<'a>],
        known: &'a [&'a Variant],
        map: &'a MapDocument,
        game: &'a Game,
        ground: &'a CompileBase,
    ) -> Self {
        let mut writer = Self::new(variants, known, map, game, ground);
        if writer.program.sides.len() >= usize::from(u16::MAX) {
            // Without variants hexsides are not numbered.
            if !variants.is_empty() {
                writer.trouble(Phrase::new("variant-too-many-hexsides"));
            }
            return writer;
        }
        writer.lay_out();
        for at in 0..variants.len() {
            writer.write_tables(at);
            writer.write_rules(at);
        }
        writer.refuse_circles();
        writer.refuse_asking_itself();
        if writer.troubles.is_empty() {
            writer.weigh();
        }
        writer
    }

    /// Returns the cost of searching all layers of hexsides that rules refer to.
    fn layers(&self) -> usize {
        if Arc::ptr_eq(&self.program.sides, &self.ground.program.sides) {
            super::zone::layers(self.map)
        } else {
            super::zone::counted(self.program.sides.len())
        }
    }

    /// Records which item is being written.
    fn turn_to(&mut self, list: &'static str, name: &str) {
        self.list = list;
        name.clone_into(&mut self.place);
    }

    fn variant(&self) -> &'a Variant {
        self.variants[self.at].variant
    }

    fn trouble(&mut self, message: Phrase) {
        let variant = self.variant().id.clone();
        self.troubles.push(VariantProblem { variant, list: self.list, name: self.place.clone(), message });
    }

    fn number(&mut self, amount: Number) -> u16 {
        self.program.numbers.push(amount);
        (self.program.numbers.len() - 1) as u16
    }

    /// Returns the set of pieces with a name, created on first use.
    fn band(&mut self, name: String, belongs: impl Fn(&crate::alamo::Piece) -> bool) -> u16 {
        if let Some(known) = self.bands.get(&name) {
            return *known;
        }
        let mut set = PieceSet::default();
        for (id, piece) in self.game.piece_ids().zip(&self.game.pieces) {
            if belongs(piece) {
                set.insert(id);
            }
        }
        self.program.bands.push(set);
        let at = (self.program.bands.len() - 1) as u16;
        self.bands.insert(name, at);
        at
    }

    /// Reserves room for a flag.
    fn place_flag(&mut self, flag: &Flag) -> u16 {
        self.place_flags(flag, 1)
    }

    /// Reserves room for the flags that record which of `cards` cards are out.
    fn card_flags(&mut self, deck: &str, cards: u8) -> u16 {
        let flag = Self::noted(format!("{deck}#out"), Scope::Game, Lasts::Game);
        self.place_flags(&flag, cards)
    }

    /// Reserves room for a flag; one of the game gets a place for each card.
    fn place_flags(&mut self, flag: &Flag, cards: u8) -> u16 {
        let game = self.game;
        let places = match flag.of {
            Scope::Game => usize::from(cards),
            Scope::Column => game.columns.len(),
            Scope::Unit => game.pieces.len(),
            Scope::Spot => game.board.len(),
            Scope::Hexside => self.program.sides.len(),
            Scope::Room => self.map.rooms.len(),
            // This game has no areas, and refuses their flags before.
            Scope::Area => 0,
        };
        let counts = match flag.of {
            Scope::Spot => zone::counted(places),
            // The layers of the map as designed.
            Scope::Hexside => self.layers(),
            _ => places,
        };
        self.counted += counts as u32;
        if self.counted.max(self.free + places as u32) > u32::from(u16::MAX) {
            self.trouble(Phrase::new("variant-too-many-flags").with("name", &flag.id));
        }
        let revealed = flag.hide_from.map(|_| {
            let game = Flag {
                id: format!("{}#revealed", flag.id),
                of: Scope::Game,
                most: 1,
                lasts: Lasts::Game,
                hide_from: None,
                icon: String::new(),
                says: flag.says.clone(),
            };
            // Its room comes before that of the flag itself.
            self.place_flag(&game)
        });
        let first = self.free.min(u32::from(u16::MAX)) as u16;
        let end = (self.free + places as u32).min(u32::from(u16::MAX));
        self.free = end;
        self.program.flags.push(FlagPlace {
            name: flag.id.clone(),
            variant: self.at as u16,
            of: flag.of,
            first,
            end: end as u16,
            most: flag.most,
            lasts: flag.lasts,
            hide_from: flag.hide_from,
            revealed,
            icon: flag.icon.clone(),
            says: flag.says.clone(),
        });
        (self.program.flags.len() - 1) as u16
    }

    /// Reserves a flag that no variant declares, for the program's own notes.
    fn own_flag(&mut self, name: &str, of: Scope, lasts: Lasts) -> u16 {
        let flag = Self::noted(format!("{name}#{}", self.program.flags.len()), of, lasts);
        self.place_flag(&flag)
    }

    const fn noted(id: String, of: Scope, lasts: Lasts) -> Flag {
        let says = crate::words::Words { en: String::new(), fr: String::new() };
        Flag { id, of, most: 1, lasts, hide_from: None, icon: String::new(), says }
    }
}
