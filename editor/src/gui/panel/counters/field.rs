//! The fields of a counter: the inputs of its form and the columns of its table.

use std::ops::RangeInclusive;

use rules::counters::{Branch, LeaderCounter, Replacement, UnitCounter};
use rules::phrase::Phrase;
use rules::provenance::{Kind as Origin, Provenance};
use rules::side::Side;
use rules::words::{Language, Words};

use super::entry::{MixEntry, MixKind};

/// The allowed numbers of counters with one name.
const QUANTITIES: RangeInclusive<i32> = 1..=999;
/// The choices of a yes/no field.
const SWITCH: &[&str] = &["gui-no", "gui-yes"];
/// The choices for the origin of values.
const SOURCES: &[&str] = &[Origin::Reconstructed.word(), Origin::Cited.word(), Origin::Original.word()];
const SIDES: &[&str] = &[Side::Texan.word(), Side::Mexican.word()];
const BRANCHES: &[(Branch, &str)] = &[
    (Branch::Volunteer, "branch-volunteer"),
    (Branch::Line, "branch-line"),
    (Branch::Scout, "branch-scout"),
    (Branch::Grenadier, "branch-grenadier"),
    (Branch::Engineer, "branch-engineer"),
];
const BRANCH_WORDS: &[&str] =
    &["branch-volunteer", "branch-line", "branch-scout", "branch-grenadier", "branch-engineer"];

macro_rules! fields {
    ($($(#[$about:meta])* $name:ident = $word:literal,)*) => {
        /// A field of a counter.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Field {
            $($(#[$about])* $name,)*
        }

        impl Field {
            /// Every field, in the order of a table. The meaning of a later one may depend on an earlier one.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The id of its name in the string files; also the id of its input.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }
        }
    };
}

fields! {
    /// The short name, unique in the mix.
    Id = "counter-field-id",
    /// The printed name in English.
    NameEn = "counter-field-name-en",
    /// The printed name in French.
    NameFr = "counter-field-name-fr",
    /// The side it belongs to.
    Side = "counter-field-side",
    /// The column it belongs to.
    Column = "counter-field-column",
    /// Home state, country or battalion.
    Origin = "counter-field-origin",
    /// The branch printed on it.
    Branch = "counter-field-branch",
    /// The number of counters.
    Quantity = "counter-field-quantity",
    /// Fire strength on the front.
    Fire = "counter-field-fire",
    /// Melee strength on the front.
    Melee = "counter-field-melee",
    /// Morale on the front.
    Morale = "counter-field-morale",
    /// Fire strength on the back.
    ReducedFire = "counter-field-reduced-fire",
    /// Melee strength on the back.
    ReducedMelee = "counter-field-reduced-melee",
    /// Morale on the back.
    ReducedMorale = "counter-field-reduced-morale",
    /// Leadership rating.
    Rating = "counter-field-rating",
    /// Name of the replacement in English.
    ReplacementEn = "counter-field-replacement-en",
    /// Name of the replacement in French.
    ReplacementFr = "counter-field-replacement-fr",
    /// Rating of the replacement; empty if there is none.
    ReplacementRating = "counter-field-replacement-rating",
    /// Weight of the shot, in pounds.
    Pounds = "counter-field-pounds",
    /// Strength of a battery.
    Strength = "counter-field-strength",
    /// The kind of a piece, as declared by the game system.
    PieceKind = "counter-field-piece-kind",
    /// The group a piece belongs to.
    Group = "counter-field-group",
    /// Whether a column is the Reserve.
    Reserve = "counter-field-reserve",
    /// The kind of origin: whether a published text states the values.
    Source = "counter-field-source",
    /// The text that states them, or the reason for a reconstruction, in English.
    ReasonEn = "counter-field-reason-en",
    /// The reason, in French.
    ReasonFr = "counter-field-reason-fr",
}

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Datum {
    /// A text, or a number as text.
    Text(String),
    /// One of the field's choices.
    Choice(&'static str),
}

impl Field {
    /// The allowed values; empty for a text field.
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::Side => SIDES,
            Self::Branch => BRANCH_WORDS,
            Self::Reserve => SWITCH,
            Self::Source => SOURCES,
            _ => &[],
        }
    }

    /// Whether the field must be given for a new entry because its value cannot be guessed.
    pub const fn is_needed(self, kind: MixKind) -> bool {
        match kind {
            MixKind::Unit => matches!(
                self,
                Self::Side
                    | Self::Fire
                    | Self::Melee
                    | Self::Morale
                    | Self::ReducedFire
                    | Self::ReducedMelee
                    | Self::ReducedMorale
            ),
            MixKind::Leader => matches!(self, Self::Side | Self::Rating),
            MixKind::Battery => matches!(self, Self::Pounds | Self::Strength),
            MixKind::Piece => matches!(self, Self::Side | Self::PieceKind),
            MixKind::Column => false,
        }
    }

    /// Whether an empty cell means that no value is given, rather than an empty text.
    pub const fn is_figure(self) -> bool {
        matches!(
            self,
            Self::Quantity
                | Self::Fire
                | Self::Melee
                | Self::Morale
                | Self::ReducedFire
                | Self::ReducedMelee
                | Self::ReducedMorale
                | Self::Rating
                | Self::Pounds
                | Self::Strength
        )
    }

    /// The value of this field in an entry; `None` if the entry does not have the field.
    pub fn read(self, entry: &MixEntry) -> Option<Datum> {
        let text = |text: &str| Some(Datum::Text(text.to_owned()));
        if let (Self::Source | Self::ReasonEn | Self::ReasonFr, Some(by)) = (self, entry.by()) {
            return match (self, by) {
                (Self::Source, _) => Some(Datum::Choice(by.kind().word())),
                (Self::ReasonEn, Provenance::Cited(en) | Provenance::Reconstructed(en, _))
                | (_, Provenance::Reconstructed(_, en)) => text(en),
                (_, Provenance::Cited(_) | Provenance::Original) => text(""),
                (Self::ReasonEn, _) => text(by.text(Language::English)),
                (_, _) => text(by.text(Language::French)),
            };
        }
        if self == Self::Id {
            return text(entry.id());
        }
        let number = |number: i32| Some(Datum::Text(number.to_string()));
        match (entry, self) {
            (MixEntry::Unit(own), Self::Origin) => text(&own.origin),
            (MixEntry::Unit(own), Self::Branch) => {
                BRANCHES.iter().find(|(branch, _)| *branch == own.branch).map(|(_, word)| Datum::Choice(word))
            }
            (MixEntry::Unit(_) | MixEntry::Battery(_) | MixEntry::Piece(_), Self::Quantity) => number(entry.quantity()),
            (MixEntry::Piece(own), Self::Side) => Some(Datum::Choice(own.side.word())),
            (MixEntry::Piece(own), Self::PieceKind) => text(&own.kind),
            (MixEntry::Piece(own), Self::Group) => text(&own.group),
            (MixEntry::Column(own), Self::Reserve) => Some(Datum::Choice(SWITCH[usize::from(own.reserve)])),
            (MixEntry::Leader(own), Self::ReplacementEn) => {
                text(own.replacement.as_ref().map_or("", |own| &own.name.en))
            }
            (MixEntry::Leader(own), Self::ReplacementFr) => {
                text(own.replacement.as_ref().map_or("", |own| &own.name.fr))
            }
            (MixEntry::Leader(own), Self::ReplacementRating) => match &own.replacement {
                Some(replacement) => number(i32::from(replacement.rating)),
                None => text(""),
            },
            _ => {
                let mut entry = entry.clone();
                if let Some(value) = value(&mut entry, self) {
                    return number(i32::from(*value));
                }
                if let Some(name) = name(&mut entry) {
                    match self {
                        Self::NameEn => return text(&name.en),
                        Self::NameFr => return text(&name.fr),
                        _ => {}
                    }
                }
                let (side, column) = belongs(&mut entry)?;
                match self {
                    Self::Side => Some(Datum::Choice(side.word())),
                    Self::Column => text(column),
                    _ => None,
                }
            }
        }
    }

    /// Sets the field of an entry to a text, or to the id of one of its choices.
    ///
    /// # Errors
    ///
    /// Returns why that is not possible; the entry is unchanged then.
    pub fn write(self, entry: &mut MixEntry, text: &str) -> Result<(), Phrase> {
        if !self.choices().is_empty() && !self.choices().contains(&text) {
            return Err(Phrase::new("gui-counter-no-choice"));
        }
        match self {
            Self::Id => write_id(entry, text),
            Self::Source | Self::ReasonEn | Self::ReasonFr => match entry.by_mut() {
                Some(by) => self.write_source(by, text),
                None => Err(Phrase::new("gui-counter-no-field")),
            },
            Self::Quantity => {
                let number = whole_number(text).parse().ok().filter(|number| QUANTITIES.contains(number));
                let limits = || {
                    Phrase::new("gui-counter-number").with("least", QUANTITIES.start()).with("most", QUANTITIES.end())
                };
                let quantity = match entry {
                    MixEntry::Unit(own) => &mut own.quantity,
                    MixEntry::Battery(own) => &mut own.quantity,
                    MixEntry::Piece(own) => &mut own.quantity,
                    MixEntry::Leader(_) | MixEntry::Column(_) => return Err(Phrase::new("gui-counter-no-field")),
                };
                *quantity = number.ok_or_else(limits)?;
                Ok(())
            }
            Self::ReplacementEn | Self::ReplacementFr | Self::ReplacementRating => match entry {
                MixEntry::Leader(own) => self.write_replacement(own, text),
                MixEntry::Unit(_) | MixEntry::Battery(_) | MixEntry::Piece(_) | MixEntry::Column(_) => {
                    Err(Phrase::new("gui-counter-no-field"))
                }
            },
            _ => self.write_plain(entry, text),
        }
    }

    fn write_plain(self, entry: &mut MixEntry, text: &str) -> Result<(), Phrase> {
        if let Some(slot) = value(entry, self) {
            *slot = figure(text)?;
            return Ok(());
        }
        match (entry, self) {
            (MixEntry::Unit(own), Self::Origin) => text.clone_into(&mut own.origin),
            (MixEntry::Unit(own), Self::Branch) => {
                let found = BRANCHES.iter().find(|(_, word)| *word == text);
                own.branch = found.map_or(own.branch, |(branch, _)| *branch);
            }
            (MixEntry::Piece(own), Self::Side) => {
                own.side = Side::ALL.into_iter().find(|side| side.word() == text).unwrap_or(own.side);
            }
            (MixEntry::Piece(own), Self::PieceKind) => text.trim().clone_into(&mut own.kind),
            (MixEntry::Piece(own), Self::Group) => text.trim().clone_into(&mut own.group),
            (MixEntry::Column(own), Self::Reserve) => own.reserve = text == SWITCH[1],
            (entry, Self::NameEn | Self::NameFr) => {
                let name = name(entry).ok_or(Phrase::new("gui-counter-no-field"))?;
                let slot = if self == Self::NameEn { &mut name.en } else { &mut name.fr };
                text.clone_into(slot);
            }
            (entry, Self::Side | Self::Column) => {
                let (side, column) = belongs(entry).ok_or(Phrase::new("gui-counter-no-field"))?;
                if self == Self::Column {
                    text.clone_into(column);
                } else {
                    *side = Side::ALL.into_iter().find(|own| own.word() == text).unwrap_or(*side);
                }
            }
            _ => return Err(Phrase::new("gui-counter-no-field")),
        }
        Ok(())
    }

    fn write_replacement(self, leader: &mut LeaderCounter, text: &str) -> Result<(), Phrase> {
        let named = leader.replacement.as_ref().is_some_and(|own| !own.name.is_empty());
        if self == Self::ReplacementRating && text.trim().is_empty() {
            if named {
                return Err(Phrase::new("gui-counter-replacement-rating"));
            }
            leader.replacement = None;
            return Ok(());
        }
        let rating = if self == Self::ReplacementRating { Some(figure(text)?) } else { None };
        if rating.is_none() && text.is_empty() && leader.replacement.is_none() {
            return Ok(());
        }
        let own = leader.replacement.get_or_insert_with(|| Replacement { name: Words::default(), rating: 0 });
        match self {
            Self::ReplacementEn => text.clone_into(&mut own.name.en),
            Self::ReplacementFr => text.clone_into(&mut own.name.fr),
            _ => own.rating = rating.unwrap_or(own.rating),
        }
        Ok(())
    }

    fn write_source(self, by: &mut Provenance, text: &str) -> Result<(), Phrase> {
        match self {
            Self::ReasonEn | Self::ReasonFr => self.write_reason(by, text),
            _ => {
                choose_source(by, text);
                Ok(())
            }
        }
    }

    fn write_reason(self, by: &mut Provenance, text: &str) -> Result<(), Phrase> {
        match (self, &mut *by) {
            (Self::ReasonEn, Provenance::Cited(en) | Provenance::Reconstructed(en, _))
            | (Self::ReasonFr, Provenance::Reconstructed(_, en)) => text.clone_into(en),
            (_, Provenance::Cited(_) | Provenance::Original) if text.is_empty() => {}
            (_, Provenance::Cited(_)) => return Err(Phrase::new("gui-counter-cited-once")),
            (_, Provenance::Original) => return Err(Phrase::new("gui-counter-original-silent")),
            _ => {
                let words = by.words();
                *by = if self == Self::ReasonEn {
                    Provenance::reconstructed(text, words.fr)
                } else {
                    Provenance::reconstructed(words.en, text)
                };
            }
        }
        Ok(())
    }
}

/// Changes the kind of an origin. Its words stay: a reason becomes a reference, a reference a reason.
fn choose_source(by: &mut Provenance, word: &str) {
    if by.kind().word() == word {
        return;
    }
    let said = if *by == Provenance::Original { String::new() } else { by.words().en };
    *by = if word == Origin::Cited.word() {
        Provenance::Cited(said)
    } else if word == Origin::Original.word() {
        Provenance::Original
    } else {
        Provenance::reconstructed(said, "")
    };
}

fn write_id(entry: &mut MixEntry, text: &str) -> Result<(), Phrase> {
    let id = text.trim();
    if id.is_empty() || id.contains(char::is_whitespace) {
        return Err(Phrase::new("gui-counter-id"));
    }
    id.clone_into(entry.id_mut());
    Ok(())
}

/// Parses a value that counters can print.
fn figure(text: &str) -> Result<u8, Phrase> {
    let limits = || Phrase::new("gui-counter-number").with("least", u8::MIN).with("most", u8::MAX);
    whole_number(text).parse().map_err(|_| limits())
}

/// Returns a number without spaces around it and without the decimals with which a spreadsheet may show it, `7,0` or
/// `7.00`.
fn whole_number(text: &str) -> &str {
    let text = text.trim();
    let whole =
        text.split_once([',', '.']).filter(|(_, part)| !part.is_empty() && part.bytes().all(|sign| sign == b'0'));
    whole.map_or(text, |(whole, _)| whole)
}

/// The value behind a numeric field.
const fn value(entry: &mut MixEntry, field: Field) -> Option<&mut u8> {
    match (entry, field) {
        (MixEntry::Unit(own), field) => unit_value(own, field),
        (MixEntry::Leader(own), Field::Rating) => Some(&mut own.rating),
        (MixEntry::Battery(own), Field::Pounds) => Some(&mut own.pounds),
        (MixEntry::Battery(own), Field::Strength) => Some(&mut own.strength),
        _ => None,
    }
}

const fn unit_value(unit: &mut UnitCounter, field: Field) -> Option<&mut u8> {
    match field {
        Field::Fire => Some(&mut unit.full.fire),
        Field::Melee => Some(&mut unit.full.melee),
        Field::Morale => Some(&mut unit.full.morale),
        Field::ReducedFire => Some(&mut unit.reduced.fire),
        Field::ReducedMelee => Some(&mut unit.reduced.melee),
        Field::ReducedMorale => Some(&mut unit.reduced.morale),
        _ => None,
    }
}

/// The printed name of an entry.
const fn name(entry: &mut MixEntry) -> Option<&mut Words> {
    match entry {
        MixEntry::Unit(own) => Some(&mut own.name),
        MixEntry::Leader(own) => Some(&mut own.name),
        MixEntry::Piece(own) => Some(&mut own.name),
        MixEntry::Column(own) => Some(&mut own.name),
        MixEntry::Battery(_) => None,
    }
}

/// The side and the column of an entry.
const fn belongs(entry: &mut MixEntry) -> Option<(&mut Side, &mut String)> {
    match entry {
        MixEntry::Unit(own) => Some((&mut own.side, &mut own.column)),
        MixEntry::Leader(own) => Some((&mut own.side, &mut own.column)),
        MixEntry::Battery(_) | MixEntry::Piece(_) | MixEntry::Column(_) => None,
    }
}
