//! The names to choose from: of the variant, of other variants of the scenario, of the map and the counters, and of the
//! game.

use std::collections::BTreeSet;

use rules::alamo::variant::tags_of;
use rules::counters::{BatteryCounter, CounterMix};
use rules::map::{HexsideKind, MapDocument};
use rules::phrase::Phrase;
use rules::project::LoadedVariant;
use rules::report::Finding;
use rules::rulebook::System;
use rules::systems::is_tag;
use rules::variant::LIFTABLE;
use rules::variant::grammar::NameClass;
use rules::variant::{Variant, named};
use rules::words::Words;

use crate::words::{Voice, language};

/// The context of a variant that is being edited.
#[derive(Debug, Clone, Copy, Default)]
pub struct Around<'a> {
    /// The game it is made for, as long as that is known.
    pub system: Option<System>,
    /// The map it is made for.
    pub map: Option<&'a MapDocument>,
    /// The counters it is made for.
    pub counters: Option<&'a CounterMix>,
    /// Other variants it may refer to.
    pub others: &'a [LoadedVariant],
    /// The findings about it.
    pub findings: &'a [Finding],
}

/// A name to choose, and its display name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) name: String,
    called: Called,
}

/// A display name, put into words only when it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Called {
    /// None besides the name itself.
    Bare,
    /// A phrase.
    Said(Phrase),
    /// A text, given by its id.
    Text(String),
    /// The words of its author.
    Words(Words),
    /// The text of a rule of the base game.
    Rule,
}

impl Known {
    /// The display name; empty if there is none besides the name itself.
    pub(super) fn called(&self, voice: &Voice) -> String {
        match &self.called {
            Called::Bare => String::new(),
            Called::Said(message) => voice.say(message),
            Called::Text(id) => voice.text(id),
            Called::Words(words) => voice.words(words),
            Called::Rule => language::rule_said(&self.name, voice),
        }
    }
}

/// The names of the pictures of markers.
const ICONS: [&str; 7] = ["armory", "closed", "fire", "ladder", "loading", "looted", "musket"];

/// The batteries of the bundled counters.
const GUNS: [&str; 5] = ["gun4", "gun6", "gun8", "gun12", "gun18"];

/// Whether names of this class are chosen from a list rather than typed.
pub(super) const fn is_chosen(names: NameClass) -> bool {
    !matches!(names, NameClass::Own | NameClass::Spot | NameClass::Hexside)
}

/// The known names of a class. `beside` is the name of the option if one of its choices is wanted.
pub(super) fn known(names: NameClass, variant: &Variant, around: &Around<'_>, beside: Option<&str>) -> Vec<Known> {
    let said = |name: &str, message| Known { name: name.to_owned(), called: Called::Said(message) };
    let bare = |name: &str| Known { name: name.to_owned(), called: Called::Bare };
    let says = |name: &str, says: &Words| Known { name: name.to_owned(), called: Called::Words(says.clone()) };
    let mut all: Vec<Known> = named(names).map(|(name, message)| said(name, message)).collect();
    let variants = || std::iter::once(variant).chain(around.others.iter().map(|own| &own.document));
    match names {
        NameClass::Flag => all.extend(variants().flat_map(|own| &own.flags).map(|own| says(&own.id, &own.says))),
        NameClass::Table => all.extend(variants().flat_map(|own| &own.tables).map(|own| says(&own.id, &own.says))),
        NameClass::Deck => {
            let decks = variants().flat_map(|own| &own.tables).filter(|own| own.throw.cards() > 0);
            all.extend(decks.map(|own| says(&own.id, &own.says)));
        }
        NameClass::Param => all.extend(variant.params.iter().map(|own| says(&own.id, &own.says))),
        NameClass::Opt => all.extend(variant.opts.iter().map(|own| says(&own.id, &own.says))),
        NameClass::Pick => {
            let picked = variant.opts.iter().find(|own| Some(own.id.as_str()) == beside);
            all.extend(picked.into_iter().flat_map(|own| &own.choices).map(|own| bare(own)));
        }
        NameClass::Kind => all.extend(variant.kinds.iter().map(|own| says(&own.id, &own.says))),
        NameClass::Chart => {
            let kinds =
                HexsideKind::ALL.map(|kind| Known { name: kind.name().to_owned(), called: Called::Text(kind.word()) });
            all = kinds.into();
        }
        NameClass::Region => {
            let placed = |name: &str| said(name, Phrase::new("telling-place").with("name", name));
            let own = variant.regions.iter().map(|own| placed(&own.id));
            let mapped = around.map.into_iter().flat_map(|map| &map.regions);
            let mapped: BTreeSet<&str> = mapped.map(|own| own.id.as_str()).collect();
            // Without a map, all regions of the bundled maps are offered.
            all.retain(|own| mapped.is_empty() || mapped.contains(own.name.as_str()));
            let new = mapped.into_iter().filter(|own| all.iter().all(|known| known.name != *own)).map(placed);
            let new: Vec<_> = new.collect();
            all = own.chain(all).chain(new).collect();
        }
        NameClass::Tag => {
            all.retain(|own| around.system.is_none_or(|system| is_tag(system, &own.name)));
            all.extend(variant.kinds.iter().map(|own| bare(&own.id)));
            all.extend(around.counters.into_iter().flat_map(tags_of).map(|own| bare(&own)));
        }
        NameClass::Rule => {
            all.extend(LIFTABLE.map(|name| Known { name: name.to_owned(), called: Called::Rule }));
            let rules = variants().flat_map(|own| &own.rules).filter(|own| !own.id().is_empty());
            all.extend(rules.map(|own| says(own.id(), own.says())));
        }
        NameClass::Battery => {
            let mixed = around.counters.into_iter().flat_map(|mix| &mix.batteries);
            let pounds = |own: &BatteryCounter| Phrase::new("gui-piece-battery").with("pounds", own.pounds);
            all.extend(mixed.map(|own| said(&own.id, pounds(own))));
            if around.counters.is_none() {
                all.extend(GUNS.map(bare));
            }
        }
        NameClass::Variant => {
            let others = around.others.iter().map(|own| &own.document);
            let own = others.filter(|own| own.id != variant.id);
            all.extend(own.map(|own| says(&own.id, &own.title)));
        }
        NameClass::Replaced => all.push(bare("victory")),
        NameClass::Parameter => {
            all.extend(System::ALL.iter().flat_map(|own| own.parameters()).map(|own| bare(own.name)));
        }
        NameClass::Icon => all.extend(ICONS.map(bare)),
        NameClass::Mode
        | NameClass::Result
        | NameClass::Order
        | NameClass::Victory
        | NameClass::Own
        | NameClass::Spot
        | NameClass::Hexside => {}
    }
    let mut seen = BTreeSet::new();
    all.retain(|own| seen.insert(own.name.clone()));
    all
}
