//! A game as a film: the position before its first step, and the changes made by every step.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::SpotId;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{HexsideEntry, MapDocument};
use rules::phrase::Phrase;
use rules::play::{Fact, UnitCondition};
use rules::project::Project;
use rules::systems;
use rules::words::Words;
use serde_json::{Value, json};

use super::bilingual::{Bilingual, pair};
use super::board::Changing;
use super::layers::number;
use super::stacks::{Looks, Stacks, Tokens, tenths};
use crate::account::AnyTable;
use crate::picture::counter::{Face, Token, named};
use crate::picture::layout::centre;
use crate::picture::marker::Sign;
use crate::picture::shape::Shape;
use crate::picture::theme_colours::Inks;
use crate::picture::{Moment, Theme, View};
use crate::words::Voice;

/// A game, step by step.
pub(super) struct Film {
    /// The data for the page's script.
    pub(super) data: Value,
    /// The hexsides that change.
    pub(super) changing: Changing,
}

/// The visible state of a moment, as indexes by place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Frame {
    /// The number of the stack, by the number of its hex.
    stacks: BTreeMap<usize, usize>,
    /// The symbol of the markers, by the number of their hex.
    markers: BTreeMap<usize, usize>,
    /// The state of each hexside that is not as printed.
    sides: BTreeMap<Hexside, usize>,
    /// The number of the text about what lies next to the map.
    beside: usize,
    /// The number of the text about the state of the game.
    stand: usize,
}

/// Builds a film.
pub(super) struct Camera<'m, 'i> {
    project: &'m Project,
    stacks: &'i mut Stacks<'m>,
    inks: &'i mut Inks,
    bilingual: &'i Bilingual,
    hexes: Numbered<Hex>,
    piles: Numbered<String>,
    /// The numbers of the stacks drawn so far, by their content.
    drawn: BTreeMap<String, usize>,
    texts: Numbered<Words>,
    changing: Changing,
    /// The last map that differed from the printed one, with its differences.
    altered: Option<(MapDocument, BTreeMap<Hexside, usize>)>,
}

/// Distinct values, numbered in order of first appearance.
#[derive(Debug)]
struct Numbered<T> {
    known: BTreeMap<T, usize>,
    all: Vec<T>,
}

impl<T: Ord + Clone> Numbered<T> {
    const fn new() -> Self {
        Self { known: BTreeMap::new(), all: Vec::new() }
    }

    fn number_of(&mut self, own: T) -> usize {
        if let Some(number) = self.known.get(&own) {
            return *number;
        }
        self.known.insert(own.clone(), self.all.len());
        self.all.push(own);
        self.all.len() - 1
    }
}

impl<'m, 'i> Camera<'m, 'i> {
    pub(super) fn new(
        project: &'m Project,
        stacks: &'i mut Stacks<'m>,
        inks: &'i mut Inks,
        bilingual: &'i Bilingual,
    ) -> Self {
        let (hexes, piles, texts) = (Numbered::new(), Numbered::new(), Numbered::new());
        Self {
            project,
            stacks,
            inks,
            bilingual,
            hexes,
            piles,
            drawn: BTreeMap::new(),
            texts,
            changing: Changing::new(),
            altered: None,
        }
    }

    /// Returns the film of a game on the table, which is left at its end.
    pub(super) fn film(mut self, table: &mut AnyTable) -> Film {
        let frames = self.frames(table, 0);
        let steps = self.told(table, Frame::default(), frames, 0);
        self.done(&steps)
    }

    /// Returns the film of the steps of a game from step `from` on: the changes made by each.
    pub(super) fn film_from(mut self, table: &mut AnyTable, from: usize) -> Film {
        let mut frames = self.frames(table, from);
        let before = frames.remove(0);
        let steps = self.told(table, before, frames, from + 1);
        self.done(&steps)
    }

    /// Returns the frames of a game from the one after `from` steps to the last. The table is left at the end of the
    /// game.
    fn frames(&mut self, table: &mut AnyTable, from: usize) -> Vec<Frame> {
        let all = table.history().steps().len();
        let moments = from..=all.max(from);
        let frame = |steps| {
            table.go(steps);
            self.frame(table)
        };
        moments.map(frame).collect()
    }

    /// Returns the changes made by each of these frames, the first of which follows `first` steps.
    fn told(&mut self, table: &AnyTable, mut before: Frame, frames: Vec<Frame>, first: usize) -> Vec<Value> {
        let mut steps = Vec::new();
        for (number, frame) in frames.into_iter().enumerate() {
            let facts = (first + number).checked_sub(1).map_or_else(Vec::new, |at| self.facts(table, at));
            steps.push(self.changes(&before, &frame, facts));
            before = frame;
        }
        steps
    }

    /// Returns the film of a set-up, which has no steps.
    pub(super) fn still(mut self) -> Film {
        let project = self.project;
        let mut hexes: BTreeMap<Hex, Tokens<'m>> = BTreeMap::new();
        let placed = systems::set_up(project).filter(|own| project.map.grid.contains(own.at.hex));
        for placement in placed {
            if let Some(piece) = named(&project.counters, &placement.piece) {
                hexes.entry(placement.at.hex).or_default().push((placement.at.level, piece.into()));
            }
        }
        let names: BTreeMap<Hex, Vec<String>> = hexes
            .keys()
            .map(|hex| {
                let own = systems::set_up(project).filter(|placement| placement.at.hex == *hex);
                (*hex, own.map(|placement| placement.piece.clone()).collect())
            })
            .collect();
        let mut frame = Frame { beside: self.texts.number_of(Words::default()), ..Frame::default() };
        for (hex, tokens) in hexes {
            let pile = self.pile(hex, &names[&hex], &tokens);
            frame.stacks.insert(self.hexes.number_of(hex), pile);
        }
        let first = self.changes(&Frame::default(), &frame, Vec::new());
        self.done(&[first])
    }

    fn done(self, steps: &[Value]) -> Film {
        let hexes: Vec<_> = self
            .hexes
            .all
            .iter()
            .map(|hex| {
                let at = centre(*hex);
                json!([hex.to_string(), tenths(at.x), tenths(at.y)])
            })
            .collect();
        // These texts were written above, so they parse.
        let piles: Vec<Value> = self.piles.all.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
        let texts: Vec<_> = self.texts.all.iter().map(pair).collect();
        let data = json!({ "hexes": hexes, "stacks": piles, "texts": texts, "steps": steps });
        Film { data, changing: self.changing }
    }

    /// Returns the frame for everything on the table.
    fn frame(&mut self, table: &AnyTable) -> Frame {
        let project = self.project;
        let scene = table.scene(&[], &project.map);
        let mut frame = Frame::default();
        let mut hexes: BTreeMap<Hex, (Vec<String>, Tokens<'m>)> = BTreeMap::new();
        for (name, at, token) in &scene.counters {
            if let Some(piece) = named(&project.counters, name) {
                let face = if token.back { Face::Back } else { Face::Front };
                let marks = crate::picture::counter::Marks { condition: token.condition, inside: false };
                let (names, tokens) = hexes.entry(at.hex).or_default();
                names.push(name.clone());
                tokens.push((at.level, Token { piece, face, marks }));
            }
        }
        for (hex, (names, tokens)) in hexes {
            let pile = self.pile(hex, &names, &tokens);
            frame.stacks.insert(self.hexes.number_of(hex), pile);
        }
        if let Some(map) = &scene.map {
            self.sides(map, &mut frame);
        }
        let moment = Moment::of_scene(scene, |spot| table.board().spot(spot).hex);
        self.markers(&moment, &mut frame);
        frame.stand = self.texts.number_of(self.bilingual.say(&table.stand()));
        frame
    }

    /// Returns the number of a stack.
    fn pile(&mut self, hex: Hex, names: &[String], tokens: &Tokens<'m>) -> usize {
        let pieces = names.iter().zip(tokens).map(|(name, (level, token))| {
            let condition = match token.marks.condition {
                UnitCondition::Good => 0,
                UnitCondition::Disordered => 1,
                UnitCondition::Routed => 2,
            };
            json!([name, number(*level), u8::from(token.face == Face::Back), condition])
        });
        let pieces: Value = pieces.collect();
        // On another kind of hex the same counters may be dimmed.
        let levels: Vec<_> = self.project.map.storeys(hex).iter().map(|storey| number(storey.level)).collect();
        let key = format!("{levels:?}{pieces}");
        if let Some(number) = self.drawn.get(&key) {
            return *number;
        }
        let mut laid = self.stacks.laid(hex, tokens, self.inks);
        laid["p"] = pieces;
        let number = self.piles.number_of(laid.to_string());
        self.drawn.insert(key, number);
        number
    }

    /// Records the hexsides that are not as printed. The map seldom changes; while it stays the same, so do they.
    fn sides(&mut self, map: &MapDocument, frame: &mut Frame) {
        if let Some((_, sides)) = self.altered.as_ref().filter(|(last, _)| last == map) {
            frame.sides.clone_from(sides);
            return;
        }
        let (printed, now) = (by_side(&self.project.map), by_side(map));
        let all: BTreeSet<_> = printed.keys().chain(now.keys()).copied().collect();
        for side in all.into_iter().filter(|side| printed.get(side) != now.get(side)) {
            let states = self.changing.entry(side).or_insert_with(|| vec![self.project.map.clone()]);
            let known = states.iter().position(|own| own.entries_at(side).eq(map.entries_at(side)));
            let state = known.unwrap_or_else(|| {
                states.push(map.clone());
                states.len() - 1
            });
            frame.sides.insert(side, state);
        }
        self.altered = Some((map.clone(), frame.sides.clone()));
    }

    /// Records the markers of variants, on the map and next to it.
    fn markers(&mut self, moment: &Moment, frame: &mut Frame) {
        let view = |theme| View { theme, ..View::default() };
        let [mut light, mut dark] = [Theme::Light, Theme::Dark].map(|theme| moment.markers(&view(theme)));
        for (hex, day) in std::mem::take(&mut light) {
            let night = dark.remove(&hex).unwrap_or_default();
            // A marker is a sign and a number, the same in both languages.
            let looks: Looks = [[sorted(day.clone()), sorted(night.clone())], [sorted(day), sorted(night)]];
            let symbol = self.stacks.symbol(looks, self.inks);
            frame.markers.insert(self.hexes.number_of(hex), symbol);
        }
        let beside = |voice: &Voice| {
            let says = |own: &Sign| voice.words(&own.says);
            let counted = moment.beside().iter().map(|own| {
                let words = says(own);
                own.count.map_or(words.clone(), |count| voice.labelled(&words, &count.to_string()))
            });
            let on_map: Vec<_> = moment.on_map().iter().map(says).collect();
            let key = Phrase::new("web-signs").with("signs", on_map.join(", "));
            let key = (!on_map.is_empty()).then(|| voice.say(&key));
            counted.chain(key).collect::<Vec<_>>().join(" · ")
        };
        frame.beside = self.texts.number_of(self.bilingual.each(beside));
    }

    /// Returns the events of a step visible on the map: a letter for the kind, and the hexes.
    fn facts(&mut self, table: &AnyTable, at: usize) -> Vec<Value> {
        let mut number = |spot: SpotId| table.hex(spot).map(|hex| self.hexes.number_of(hex));
        let facts = table.facts(at).into_iter().filter_map(|fact| {
            Some(match fact {
                Fact::Walked { from, to, .. } => json!(["w", number(from)?, number(to)?]),
                Fact::Went { from, to } => json!(["g", number(from)?, number(to)?]),
                Fact::Struck { from, to } => json!(["s", number(from)?, number(to)?]),
                Fact::Placed { at } => json!(["p", number(at)?]),
                Fact::Tested { at } => json!(["t", number(at)?]),
            })
        });
        facts.collect()
    }

    /// Returns what a frame shows that the previous one did not; `-1` means nothing.
    fn changes(&self, before: &Frame, after: &Frame, facts: Vec<Value>) -> Value {
        let mut step = serde_json::Map::new();
        let lists = [("s", &before.stacks, &after.stacks), ("m", &before.markers, &after.markers)];
        for (key, before, after) in lists {
            let changed = changed(before, after);
            if !changed.is_empty() {
                step.insert(key.to_owned(), changed.into());
            }
        }
        let numbers = |sides: &BTreeMap<_, usize>| -> BTreeMap<usize, usize> {
            let own = |(side, state): (&_, &usize)| Some((self.changing.keys().position(|own| own == side)?, *state));
            sides.iter().filter_map(own).collect()
        };
        let sides = changed(&numbers(&before.sides), &numbers(&after.sides));
        if !sides.is_empty() {
            step.insert("h".to_owned(), sides.into());
        }
        if !facts.is_empty() {
            step.insert("f".to_owned(), facts.into());
        }
        if before.beside != after.beside {
            step.insert("b".to_owned(), after.beside.into());
        }
        if before.stand != after.stand {
            step.insert("w".to_owned(), after.stand.into());
        }
        step.into()
    }
}

/// Returns the entries of every hexside.
fn by_side(map: &MapDocument) -> BTreeMap<Hexside, Vec<&HexsideEntry>> {
    let mut sides: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for entry in &map.hexsides {
        sides.entry(entry.at.side).or_default().push(entry);
    }
    sides
}

fn changed(before: &BTreeMap<usize, usize>, after: &BTreeMap<usize, usize>) -> Vec<Value> {
    let all: BTreeSet<_> = before.keys().chain(after.keys()).collect();
    let differs = all.into_iter().filter(|key| before.get(key) != after.get(key));
    differs.map(|key| after.get(key).map_or_else(|| json!([key, -1]), |now| json!([key, now]))).collect()
}

fn sorted(mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.sort_by_key(|shape| shape.rank);
    shapes
}
