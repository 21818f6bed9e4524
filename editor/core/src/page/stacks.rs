//! The counters of a page: each face drawn once, as a symbol, and arranged like on the program's map.

use std::collections::BTreeMap;

use rules::hex::Hex;
use rules::map::MapDocument;
use rules::project::Project;
use rules::spot::Level;
use serde_json::{Value, json};

use super::board::{LANGUAGES, drawn_in};
use super::layers::{LayeredDrawings, Visibility, levels};
use crate::picture::counter::{CounterLook, Marks, Stack, StackItem, Token, stacked};
use crate::picture::geometry::Point;
use crate::picture::shape::{Place, Shape};
use crate::picture::theme_colours::Inks;
use crate::picture::{Theme, View};

/// The counters on one hex, each with its level.
pub(super) type Tokens<'m> = Vec<(Level, Token<'m>)>;

/// Draws stacks and collects the symbols they consist of.
pub(super) struct Stacks<'m> {
    map: &'m MapDocument,
    /// The levels, in the order of their numbers.
    levels: Vec<Level>,
    /// The looks: English and French, each in the light and the dark theme.
    looks: [[CounterLook<'m>; 2]; 2],
    symbols: Vec<String>,
    known: BTreeMap<String, usize>,
}

impl<'m> Stacks<'m> {
    pub(super) fn new(project: &'m Project) -> Self {
        let look = |language, theme| CounterLook::new(&project.counters, &View { theme, language, ..View::default() });
        let looks = LANGUAGES.map(|language| [Theme::Light, Theme::Dark].map(|theme| look(language, theme)));
        Self { map: &project.map, levels: levels(project), looks, symbols: Vec::new(), known: BTreeMap::new() }
    }

    /// Returns the arrangement of a stack for each level shown: the symbols with their positions relative to the centre
    /// of the hex, and the levels on which it is dimmed, as bits.
    pub(super) fn laid(&mut self, hex: Hex, tokens: &Tokens<'m>, inks: &mut Inks) -> Value {
        let stacks: Vec<_> = self.levels.iter().map(|level| stacked(self.map, *level, hex, tokens)).collect();
        let back = stacks.iter().enumerate().filter(|(_, stack)| stack.as_ref().is_some_and(|own| own.back));
        let back: u8 = back.map(|(level, _)| 1 << level).sum();
        let drawn = stacks.into_iter().map(|stack| stack.map_or_else(Vec::new, |stack| self.drawn(&stack, inks)));
        let mut views: Vec<_> = drawn.collect();
        if views.iter().all(|own| *own == views[0]) {
            views.truncate(1);
        }
        json!({ "v": views, "b": back })
    }

    /// Returns the symbol number and position of each item of a stack.
    fn drawn(&mut self, stack: &Stack<'m>, inks: &mut Inks) -> Vec<Value> {
        let mut drawn = Vec::new();
        for number in 0..stack.laid.len() {
            let at = stack.laid[number].at;
            // Badges on a counter are a separate symbol, so that a counter looks the same throughout the game.
            let plain = unmarked(stack, number);
            let [body, all] = [&plain, stack].map(|stack| self.shapes(stack, number));
            let pinned = self.pinned(&body, &all);
            let parts = match pinned {
                Some(pins) if !pins.iter().flatten().all(Vec::is_empty) => vec![body, pins],
                Some(_) => vec![body],
                None => vec![all],
            };
            for part in parts {
                let symbol = self.symbol(part, inks);
                drawn.push(json!([symbol, tenths(at.x), tenths(at.y)]));
            }
        }
        drawn
    }

    /// Draws an item of a stack at the origin, in every look.
    fn shapes(&self, stack: &Stack<'m>, number: usize) -> Looks {
        self.looks.each_ref().map(|themes| {
            themes.each_ref().map(|look| {
                let mut shapes = stack.draw(look, number, Point::default(), Place::Sheet);
                shapes.sort_by_key(|shape| shape.rank);
                // Symbols are independent of the stack: identical drawings share a symbol wherever they are.
                let lowest = shapes.first().map_or(0, |shape| shape.rank);
                for shape in &mut shapes {
                    shape.rank -= lowest;
                }
                shapes
            })
        })
    }

    /// Returns the shapes drawn with marks but not without; `None` if the marks do more than add shapes.
    fn pinned(&self, body: &Looks, all: &Looks) -> Option<Looks> {
        let mut pins = Looks::default();
        for (language, themes) in all.iter().enumerate() {
            for (theme, shapes) in themes.iter().enumerate() {
                pins[language][theme] = shapes.strip_prefix(&body[language][theme][..])?.to_vec();
            }
        }
        Some(pins)
    }

    /// Returns the symbol of a drawing.
    pub(super) fn symbol(&mut self, drawn: Looks, inks: &mut Inks) -> usize {
        let mut laid = LayeredDrawings::default();
        for (language, [light, dark]) in drawn.into_iter().enumerate() {
            laid.lay(Visibility::always(language), drawn_in(inks, light, dark));
        }
        let text = laid.elements(|_| true, 0, u8::MAX);
        let symbols = &mut self.symbols;
        *self.known.entry(text).or_insert_with_key(|text| {
            symbols.push(text.clone());
            symbols.len() - 1
        })
    }

    /// Returns the symbols, in the order of their numbers.
    pub(super) fn symbols(&self) -> &[String] {
        &self.symbols
    }
}

/// A drawing in English and French, each in the light and the dark theme.
pub(super) type Looks = [[Vec<Shape>; 2]; 2];

/// Returns the stack without the badges on one of its counters.
fn unmarked<'m>(stack: &Stack<'m>, number: usize) -> Stack<'m> {
    let mut plain = stack.clone();
    if let Some(StackItem::Counter(token)) = plain.laid.get_mut(number).map(|laid| &mut laid.what) {
        token.marks = Marks::default();
    }
    plain
}

/// Rounds a coordinate to tenths of a unit.
pub(super) fn tenths(value: f32) -> f64 {
    (f64::from(value) * 10.0).round() / 10.0
}
