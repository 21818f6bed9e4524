//! A place of the variant, word by word: words and names in a row, and whatever does not fit in the row below it.

use iced::widget::{Button, Row, button, column, text, text_input, tooltip};
use iced::{Center, Element};
use rules::variant::Variant;
use rules::variant::grammar::{NameClass, Slot, SlotClass, Tree, class_at, written};

use super::frame::{Weight, indented, token};
use super::{Around, Message, SlotPath, State, id_of, names, word_id};
use crate::gui::theme;
use crate::gui::widget::{aside, focusable_by_id, hinted};
use crate::words::pattern::{PatternPiece, pieces};
use crate::words::{Voice, language};

/// The width of a number field, in px.
const FIGURE: f32 = 48.0;
/// The width of the field of a hex, a spot or a hexside, in px.
const PLACE: f32 = 92.0;
/// The width of a text field inside a row, in px.
const TEXT: f32 = 180.0;

/// The maximum number of letters of a text shown as a tooltip.
const LONGEST: usize = 240;

/// The context of the form while it is built.
#[derive(Clone, Copy)]
pub(super) struct FormContext<'a, 'f> {
    pub(super) state: &'a State,
    pub(super) variant: &'f Variant,
    pub(super) whole: &'f Tree,
    pub(super) around: &'f Around<'f>,
    pub(super) voice: &'f Voice,
    /// Whether there is no room next to the fields.
    pub(super) narrow: bool,
}

/// A row of words under construction.
#[derive(Default)]
pub(super) struct WordRow<'a> {
    pub(super) words: Vec<Element<'a, Message>>,
    /// The places shown below the row, each with its caption.
    pub(super) below: Vec<(Option<String>, SlotPath)>,
    /// The place in the row whose alternatives are open.
    pub(super) unfolded: Option<SlotPath>,
}

impl<'a> FormContext<'a, '_> {
    /// The tree at a path; empty if there is none.
    pub(super) fn tree(&self, path: &[usize]) -> &Tree {
        static NOTHING: Tree = Tree::list(Vec::new());
        self.whole.at(path).unwrap_or(&NOTHING)
    }

    /// The class of a path: what is allowed there.
    pub(super) fn class(&self, path: &[usize]) -> SlotClass {
        class_at(self.whole, path).unwrap_or(SlotClass::Text)
    }

    /// The slots of the word at a path, each with its path.
    pub(super) fn slots(&self, path: &[usize]) -> impl Iterator<Item = (&'static Slot, SlotPath)> {
        let word = self.class(path).word(&self.tree(path).head);
        let path = path.to_vec();
        word.map_or(&[][..], |word| word.slots).iter().enumerate().map(move |(at, slot)| (slot, joined(&path, at)))
    }

    /// A place with everything inside it.
    pub(super) fn node(&self, path: &[usize]) -> Element<'a, Message> {
        match self.class(path) {
            SlotClass::List(_) => self.list(path),
            SlotClass::Maybe(_) => self.maybe(path),
            _ => {
                let mut line = WordRow::default();
                self.words(path, &mut line);
                self.put_together(line)
            }
        }
    }

    /// The row of a place without what is shown below it.
    pub(super) fn node_head(&self, path: &[usize]) -> Element<'a, Message> {
        let mut line = WordRow::default();
        self.words(path, &mut line);
        line.below.clear();
        self.put_together(line)
    }

    pub(super) fn put_together(&self, line: WordRow<'a>) -> Element<'a, Message> {
        let words = Row::with_children(line.words).spacing(theme::STEP).align_y(Center).wrap();
        let unfolded = line.unfolded.map(|path| self.chooser(&path));
        let below = line.below.into_iter().map(|(caption, path)| {
            let caption = caption.map(aside);
            column![].push(caption).push(indented(self.node(&path))).spacing(2).into()
        });
        let below: Vec<Element<'a, Message>> = below.collect();
        column![words.vertical_spacing(2.0)].push(unfolded).extend(below).spacing(theme::STEP).into()
    }

    /// Adds the words of a place to a row.
    pub(super) fn words(&self, path: &[usize], line: &mut WordRow<'a>) {
        if self.state.unfolded.as_deref() == Some(path) {
            line.unfolded = Some(path.to_vec());
        }
        let (class, tree) = (self.class(path), self.tree(path));
        match class {
            SlotClass::Name(names) if names::is_chosen(names) => line.words.push(self.name(path, names)),
            SlotClass::Name(NameClass::Own) | SlotClass::Text => line.words.push(self.input(path, TEXT)),
            SlotClass::Name(_) => line.words.push(self.input(path, PLACE)),
            SlotClass::Figure => line.words.push(self.input(path, FIGURE)),
            SlotClass::List(_) => line.below.push((None, path.to_vec())),
            SlotClass::Maybe(_) => self.maybe_words(path, line),
            _ => {
                let Some(word) = class.word(&tree.head) else { return };
                let pieces = pieces(class, word, Some(tree), self.voice);
                let bare = !pieces.iter().any(|piece| matches!(piece, PatternPiece::Said(_)));
                let mut named: Vec<usize> = Vec::new();
                for piece in pieces {
                    match piece {
                        PatternPiece::Said(said) => line.words.push(self.word(path, class, said)),
                        PatternPiece::Slot(at) => {
                            named.push(at);
                            self.words(&joined(path, at), line);
                        }
                    }
                }
                if bare && class.words().len() > 1 {
                    line.words.push(self.word(path, class, "▾".to_owned()));
                }
                for (at, slot) in word.slots.iter().enumerate().filter(|(at, _)| !named.contains(at)) {
                    // A list of conditions needs no caption: the word in front of it says what they are.
                    let caption =
                        (!["conds", "numbers", "stocks"].contains(&slot.name)).then(|| self.caption(word.name, slot));
                    line.below.push((caption, joined(path, at)));
                }
            }
        }
    }

    /// A word, which opens its alternatives.
    fn word(&self, path: &[usize], class: SlotClass, said: String) -> Element<'a, Message> {
        if class.words().len() < 2 {
            return aside(said).into();
        }
        let open = self.state.unfolded.as_deref() == Some(path);
        let weight = if self.is_blamed(path) { Weight::Wrong } else { weight(class) };
        let press = button(text(said).size(theme::TEXT)).padding([2, 5]).style(token(weight, open));
        let press = unfolding(press, path);
        // The tooltip shows the written form, for users who also write the text.
        let written = written(self.tree(path), class);
        if written.chars().count() > LONGEST {
            return press;
        }
        hinted(press, written, tooltip::Position::Top)
    }

    /// A name, which opens the list of known names.
    fn name(&self, path: &[usize], names: NameClass) -> Element<'a, Message> {
        let tree = self.tree(path);
        let known = self.known(path, names);
        let found = known.iter().find(|own| own.name == tree.head);
        let said = match found {
            _ if tree.head.is_empty() => "…".to_owned(),
            Some(own) if speaks(names) => {
                Some(own.called(self.voice)).filter(|called| !called.is_empty()).unwrap_or_else(|| own.name.clone())
            }
            _ => tree.head.clone(),
        };
        let open = self.state.unfolded.as_deref() == Some(path);
        let wrong = (found.is_none() && strict(names)) || self.is_blamed(path);
        let style = token(if wrong { Weight::Wrong } else { Weight::Name }, open);
        let press = button(text(said).size(theme::TEXT)).padding([2, 6]).style(style);
        unfolding(press, path)
    }

    pub(super) fn known(&self, path: &[usize], names: NameClass) -> Vec<names::Known> {
        let beside = path.split_last().and_then(|(_, around)| self.tree(around).kids.first());
        names::known(names, self.variant, self.around, beside.map(|own| own.head.as_str()))
    }

    /// A text field.
    pub(super) fn input(&self, path: &[usize], width: impl Into<iced::Length>) -> Element<'a, Message> {
        let held = self.tree(path).head.as_str();
        let draft = self.state.draft.as_ref().filter(|draft| draft.at == path && draft.held == held);
        let shown = draft.map_or(held, |draft| draft.text.as_str());
        let wrong = draft.is_some_and(|draft| draft.wrong);
        let own = path.to_vec();
        text_input("", shown)
            .id(id_of(path))
            .size(theme::TEXT)
            .padding([3, 6])
            .width(width)
            .style(move |theme, status| super::frame::field(theme, status, wrong))
            .on_input(move |text| Message::Typed(own.clone(), text))
            .into()
    }

    /// The name of the slot that a path leads to.
    pub(super) fn last_slot(&self, path: &[usize]) -> Option<&'static str> {
        let (at, around) = path.split_last()?;
        let word = self.class(around).word(&self.tree(around).head)?;
        word.slots.get(*at).map(|slot| slot.name)
    }

    /// The caption of a slot; a caption specific to its word takes precedence over the general one.
    pub(super) fn caption(&self, word: &str, slot: &Slot) -> String {
        let own = language::slot_of(word, slot.name);
        let text = self.voice.text(&own);
        if text == own { self.voice.text(&language::slot(slot.name)) } else { text }
    }
}

/// A button that opens or closes the alternatives at a path.
fn unfolding<'a>(face: Button<'a, Message>, path: &[usize]) -> Element<'a, Message> {
    let message = Message::Unfolded(path.to_vec());
    focusable_by_id(word_id(path), face.on_press(message.clone()), message)
}

const fn weight(class: SlotClass) -> Weight {
    match class {
        SlotClass::Thing
        | SlotClass::Number
        | SlotClass::Phase
        | SlotClass::Way
        | SlotClass::Side
        | SlotClass::Happening => Weight::Thing,
        SlotClass::Scope
        | SlotClass::Lasts
        | SlotClass::Throw
        | SlotClass::Step
        | SlotClass::Members
        | SlotClass::Provenance
        | SlotClass::Quantity => Weight::Lone,
        _ => Weight::Verb,
    }
}

/// Whether names of this class are shown by their display names.
const fn speaks(names: NameClass) -> bool {
    matches!(
        names,
        NameClass::Tag
            | NameClass::Region
            | NameClass::Kind
            | NameClass::Chart
            | NameClass::Result
            | NameClass::Order
            | NameClass::Victory
            | NameClass::Mode
    )
}

/// Whether a name of this class is invalid unless it is known.
const fn strict(names: NameClass) -> bool {
    matches!(
        names,
        NameClass::Flag
            | NameClass::Table
            | NameClass::Deck
            | NameClass::Param
            | NameClass::Opt
            | NameClass::Pick
            | NameClass::Chart
    )
}

/// A path extended by one step.
pub(super) fn joined(path: &[usize], at: usize) -> SlotPath {
    path.iter().copied().chain([at]).collect()
}
