//! The sections of the form, and the items of each.

use iced::widget::{container, row};
use iced::{Element, Fill};
use rules::phrase::Phrase;
use rules::variant::grammar::{SlotClass, Tree};
use rules::variant::{Variant, tell, tell_flag, tell_kind, tell_opt, tell_param, tell_region, tell_table};
use rules::words::Words;

use super::{Message, SlotPath, ids};
use crate::gui::theme;
use crate::gui::widget::tab;
use crate::words::Voice;

/// A part of the form.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Section {
    /// The rules.
    #[default]
    Rules,
    /// The tables.
    Tables,
    /// The flags.
    Flags,
    /// Parameters and options.
    Figures,
    /// Regions and kinds of hexsides.
    Map,
    /// Title, notes and the variants it needs.
    About,
}

/// An item that can be added to a section: the slot of the list, the word if the list has several, and the key of its
/// texts in the string files.
pub(super) struct Addition {
    pub(super) slot: usize,
    pub(super) word: Option<&'static str>,
    pub(super) key: &'static str,
}

impl Section {
    pub(super) const ALL: [Self; 6] = [Self::Rules, Self::Tables, Self::Flags, Self::Figures, Self::Map, Self::About];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Tables => "tables",
            Self::Flags => "flags",
            Self::Figures => "figures",
            Self::Map => "map",
            Self::About => "about",
        }
    }

    /// The lists of a variant that it shows.
    const fn lists(self) -> &'static [&'static str] {
        match self {
            Self::Rules => &["rules"],
            Self::Tables => &["tables"],
            Self::Flags => &["flags"],
            Self::Figures => &["params", "opts"],
            Self::Map => &["regions", "kinds"],
            Self::About => &[],
        }
    }

    /// Whether a path belongs to one of its lists.
    pub(super) fn has(self, path: &[usize]) -> bool {
        path.first().is_some_and(|first| self.lists().iter().any(|list| slot(list) == *first))
    }

    /// The paths of all its items.
    pub(super) fn paths(self, whole: &Tree) -> impl Iterator<Item = SlotPath> {
        self.lists().iter().flat_map(move |list| {
            let slot = slot(list);
            (0..whole.kids[slot].kids.len()).map(move |at| vec![slot, at])
        })
    }

    /// The items that can be added to it.
    pub(super) fn additions(self) -> Vec<Addition> {
        let one = |list, key| Addition { slot: slot(list), word: None, key };
        match self {
            Self::Rules => [("When", "when"), ("Adjust", "adjust"), ("Require", "require")]
                .map(|(word, key)| Addition { slot: slot("rules"), word: Some(word), key })
                .into(),
            Self::Tables => vec![one("tables", "table")],
            Self::Flags => vec![one("flags", "flag")],
            Self::Figures => vec![one("params", "param"), one("opts", "choice")],
            Self::Map => vec![one("regions", "area"), one("kinds", "kind")],
            Self::About => Vec::new(),
        }
    }
}

/// The index of the slot of a variant with this name.
pub(super) fn slot(name: &str) -> usize {
    let slots = SlotClass::Variant.words()[0].slots;
    slots.iter().position(|slot| slot.name == name).unwrap_or_default()
}

/// The name of the list of a variant in this slot.
pub(super) fn list_of(slot: usize) -> Option<&'static str> {
    SlotClass::Variant.words()[0].slots.get(slot).map(|own| own.name)
}

/// The tabs of the sections.
pub(super) fn bar<'a>(open: Section, voice: &Voice) -> Element<'a, Message> {
    let riders = Section::ALL.map(|section| {
        let words = voice.text(&ids::section(section.key()));
        tab(words, None, section == open, Message::Sectioned(section))
    });
    container(row(riders).spacing(2).wrap().vertical_spacing(2)).padding(theme::STEP).width(Fill).into()
}

/// The name of an item of the variant, its short description, and its sentence.
pub(super) struct MemberText {
    pub(super) name: String,
    pub(super) says: Words,
    pub(super) sentence: Phrase,
}

/// The texts of an item of the variant.
pub(super) fn member_text(variant: &Variant, path: &[usize]) -> Option<MemberText> {
    let [list, at] = path else { return None };
    let name = SlotClass::Variant.words()[0].slots.get(*list)?.name;
    // Items other than rules have no description apart from their sentence.
    let new = |name: &str, sentence| MemberText { name: name.to_owned(), says: Words::default(), sentence };
    Some(match name {
        "rules" => {
            let own = variant.rules.get(*at)?;
            let cited = if own.cites().is_empty() { own.id() } else { own.cites() };
            MemberText { says: own.says().clone(), ..new(cited, tell(own, variant)) }
        }
        "tables" => variant.tables.get(*at).map(|own| new(&own.id, tell_table(own)))?,
        "flags" => variant.flags.get(*at).map(|own| new(&own.id, tell_flag(own)))?,
        "params" => variant.params.get(*at).map(|own| new(&own.id, tell_param(own)))?,
        "opts" => variant.opts.get(*at).map(|own| new(&own.id, tell_opt(own)))?,
        "regions" => variant.regions.get(*at).map(|own| new(&own.id, tell_region(own)))?,
        "kinds" => variant.kinds.get(*at).map(|own| new(&own.id, tell_kind(own)))?,
        _ => return None,
    })
}

/// The name of an item of the variant, as used by findings.
pub(super) fn called(variant: &Variant, path: &[usize]) -> Option<String> {
    let [list, at] = path else { return None };
    if *list == slot("rules") {
        let id = variant.rules.get(*at)?.id();
        return Some(if id.is_empty() { format!("{}.{}", variant.id, at + 1) } else { id.to_owned() });
    }
    member_text(variant, path).map(|member_text| member_text.name)
}

/// The section and path of the item with this name, in a given list or in any of them.
pub(super) fn find(list: Option<&str>, name: &str, variant: &Variant) -> Option<(Section, SlotPath)> {
    let whole = rules::variant::grammar::tree(variant);
    let all = Section::ALL.into_iter().flat_map(|section| section.paths(&whole).map(move |path| (section, path)));
    let is_meant = |path: &SlotPath| {
        list.is_none_or(|list| path.first() == Some(&slot(list))) && called(variant, path).as_deref() == Some(name)
    };
    all.into_iter().find(|(_, path)| is_meant(path))
}
