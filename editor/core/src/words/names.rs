//! The names of counters during play: their printed names, not the ids used in logs.

use std::collections::{BTreeMap, BTreeSet};

use rules::counters::CounterMix;
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::RegionKind;
use rules::phrase::{Argument, Phrase};
use rules::project::Project;
use rules::spot::Spot;
use rules::words::{Language, Words};

use super::Voice;
use crate::picture::counter::{CounterPiece, pieces};

/// What the id of a command stand begins with after it has become a stand of infantry.
pub(crate) const FORMER: &str = "former ";

/// The printed names of the counters of a mix, by id. Counters with the same name are numbered.
#[derive(Debug, Clone, Default)]
pub struct Names {
    named: BTreeMap<String, Words>,
    /// The names of rooms, and of areas where there is no room.
    places: BTreeMap<Spot, Words>,
    /// The spots that belong to rooms.
    rooms: BTreeSet<Spot>,
    /// The hexes inside the walls.
    inside: BTreeSet<Hex>,
    /// The name for a unit that the viewer cannot identify.
    unknown: Words,
}

impl Names {
    /// Returns the names of a mix. A battery is named after the weight of its shot.
    #[must_use]
    pub fn new(mix: &CounterMix) -> Self {
        let voices = [Language::English, Language::French].map(Voice::new);
        let mut alike: BTreeMap<String, Vec<(String, Words)>> = BTreeMap::new();
        for (id, piece) in pieces(mix) {
            let name = match piece {
                CounterPiece::Unit(unit) => unit.name.clone(),
                CounterPiece::Leader(leader) => leader.name.clone(),
                CounterPiece::Declared(own) => own.name.clone(),
                CounterPiece::Battery(battery) => {
                    let said = Phrase::new("gui-piece-battery").with("pounds", battery.pounds);
                    let [english, french] = voices.each_ref().map(|voice| voice.say(&said));
                    Words::new(english, french)
                }
            };
            alike.entry(name.get(Language::English).to_owned()).or_default().push((id, name));
        }
        let spoken = &voices;
        let named = alike.into_values().flat_map(|own| {
            let several = own.len() > 1;
            own.into_iter().enumerate().map(move |(at, (id, name))| {
                let number = if several { format!("\u{a0}{}", at + 1) } else { String::new() };
                let [english, french] = spoken.each_ref().map(|voice| {
                    let name = voice.words(&name);
                    // In French, a number after a number needs a word of its own.
                    let is_numeric = name.contains(|sign: char| sign.is_ascii_digit());
                    let is_unclear = several && is_numeric && voice.language() == Language::French;
                    let of_number = if is_unclear { " n°" } else { "" };
                    format!("{name}{of_number}{number}")
                });
                (id, Words::new(english, french))
            })
        });
        let mut named: BTreeMap<String, Words> = named.collect();
        let commands = |(_, piece): &(String, CounterPiece<'_>)| matches!(piece, CounterPiece::Declared(own) if own.kind == "command");
        let former = pieces(mix).into_iter().filter(commands).filter_map(|(id, _)| {
            let called = named.get(&id)?.get(Language::English);
            let number = called.rsplit_once('\u{a0}').map_or(String::new(), |(_, number)| format!("\u{a0}{number}"));
            let [english, french] = voices.each_ref().map(|voice| voice.text("counter-former-command") + &number);
            Some((format!("{FORMER}{id}"), Words::new(english, french)))
        });
        let former: Vec<(String, Words)> = former.collect();
        named.extend(former);
        let [english, french] = voices.each_ref().map(|voice| voice.text("gui-play-unknown"));
        let unknown = Words::new(english, french);
        Self { named, places: BTreeMap::new(), rooms: BTreeSet::new(), inside: BTreeSet::new(), unknown }
    }

    /// Returns the names of the counters of a project, of the groups they belong to, and of places on its map.
    #[must_use]
    pub fn of(project: &Project) -> Self {
        let mut names = Self::new(&project.counters);
        for piece in project.counters.pieces.iter().filter(|own| own.group.contains(char::is_alphabetic)) {
            let called =
                || [Language::English, Language::French].map(|language| group_called(project, &piece.group, language));
            names.named.entry(piece.group.clone()).or_insert_with(|| {
                let [english, french] = called();
                Words::new(english, french)
            });
        }
        for area in project.map.areas() {
            let spots = project.map.area_spots(area).into_iter();
            names.places.extend(spots.map(|spot| (spot, area.name.clone())));
        }
        for room in &project.map.rooms {
            names.places.extend(room.spots.iter().map(|spot| (*spot, room.name.clone())));
            names.rooms.extend(room.spots.iter().copied());
        }
        names.places.retain(|_, name| !name.is_empty());
        names.inside = project.map.perimeter().1;
        names
    }

    /// Whether a hex is inside the walls.
    #[must_use]
    pub fn is_inside(&self, hex: Hex) -> bool {
        self.inside.contains(&hex)
    }

    /// Returns the name of the room or area that a spot belongs to.
    #[must_use]
    pub fn place(&self, spot: Spot) -> Option<&Words> {
        self.places.get(&spot)
    }

    /// Returns a spot by the hex and the name of its room or area; as it is said without one if it has no name.
    #[must_use]
    pub fn placed(&self, spot: Spot, said: Phrase) -> Phrase {
        match self.places.get(&spot) {
            Some(name) => Phrase::new("spot-place").with("hex", spot.hex).words("place", name.clone()),
            None => said,
        }
    }

    /// Says where a spot is, with the preposition: at its room or area, the hex behind it, or else at the spot.
    #[must_use]
    pub fn located(&self, spot: Spot, said: Phrase) -> Phrase {
        match self.places.get(&spot) {
            Some(name) => Phrase::new("spot-at-named").with("hex", spot.hex).words("place", name.clone()),
            None => Phrase::new("spot-at").said("hex", said),
        }
    }

    /// Returns a hexside with the name of the room on one of its sides, or else of the area, inside the walls if one is;
    /// alone if neither has a name.
    #[must_use]
    pub fn beside(&self, side: Hexside) -> Phrase {
        let hexes = side.hexes();
        let near = self.places.iter().filter(|(spot, _)| hexes.contains(&spot.hex));
        match near
            .min_by_key(|(spot, _)| (!self.rooms.contains(*spot), !self.is_inside(spot.hex)))
            .map(|(_, name)| name)
        {
            Some(name) => Phrase::new("spot-place").with("hex", side).words("place", name.clone()),
            None => Phrase::new("spot-hex").with("hex", side),
        }
    }

    /// Returns the printed name of a counter in a language; its id if it has none.
    #[must_use]
    pub fn called<'n>(&'n self, id: &'n str, language: Language) -> &'n str {
        self.get(id).map(|words| words.get(language)).filter(|name| !name.is_empty()).unwrap_or(id)
    }

    /// Returns that name as it stands in a sentence.
    #[must_use]
    pub fn in_sentence(&self, id: &str, voice: &Voice) -> String {
        voice.in_sentence(self.called(id, voice.language()))
    }

    /// Whether a counter bears its post, as in “Artillery officer”, and no name of its own: in English, the last word of a
    /// name has a capital.
    #[must_use]
    pub fn is_post(&self, id: &str) -> bool {
        let last = self.called(id, Language::English).rsplit(' ').next();
        last.is_some_and(|word| word.starts_with(char::is_lowercase))
    }

    /// Returns the printed name of a counter; `None` if it has none.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Words> {
        self.named.get(id)
    }

    /// Returns these names with the `unknown` units made anonymous.
    #[must_use]
    pub fn without<'u>(&self, unknown: impl Iterator<Item = &'u str>) -> Self {
        let mut names = self.clone();
        unknown.for_each(|id| _ = names.named.insert(id.to_owned(), self.unknown.clone()));
        names
    }

    /// Returns the message with printed names in place of counter ids.
    #[must_use]
    pub fn put(&self, message: Phrase) -> Phrase {
        self.with_names(message, &|words| Argument::Words(words.clone()))
    }

    /// Returns the message with the names as they stand in a sentence in place of counter ids.
    #[must_use]
    pub fn tell(&self, message: Phrase, voice: &Voice) -> Phrase {
        self.with_names(message, &|words| Argument::Text(voice.in_sentence(words.get(voice.language()))))
    }

    fn with_names(&self, message: Phrase, named: &dyn Fn(&Words) -> Argument) -> Phrase {
        let arguments = message.arguments.into_iter().map(|(name, argument)| {
            let argument = match argument {
                Argument::Text(id) => self.named.get(&id).map_or(Argument::Text(id), named),
                Argument::Said(inner) => Argument::Said(self.with_names(inner, named)),
                other => other,
            };
            (name, argument)
        });
        Phrase { id: message.id, arguments: arguments.collect() }
    }
}

/// Returns the name of a column, command or battery: that of the column in the mix, or of the place on the map where it
/// enters or sets up; without either, its id in words.
#[must_use]
pub fn group_called(project: &Project, id: &str, language: Language) -> String {
    let column = project.counters.columns.iter().find(|own| own.id == id).map(|own| &own.name);
    let place = || project.map.regions_of(RegionKind::GROUP_PLACE).find(|own| own.id == id).map(|own| &own.name);
    let name = column.filter(|name| !name.get(language).is_empty()).or_else(place);
    let name = name.map(|name| name.get(language)).filter(|name| !name.is_empty());
    name.map_or_else(|| id.replace('_', " "), ToOwned::to_owned)
}

/// Returns the name of a kind of counter, by its id in the mix; the id itself if it has no name.
#[must_use]
pub fn kind_called(mix: &CounterMix, id: &str, voice: &Voice) -> String {
    let named = |name: &Words| voice.words(name);
    let unit = mix.units.iter().find(|own| own.id == id).map(|own| named(&own.name));
    let leader = || mix.leaders.iter().find(|own| own.id == id).map(|own| named(&own.name));
    let piece = || mix.pieces.iter().find(|own| own.id == id).map(|own| named(&own.name));
    let battery = || {
        let own = mix.batteries.iter().find(|own| own.id == id)?;
        Some(voice.say(&Phrase::new("gui-piece-battery").with("pounds", own.pounds)))
    };
    let name = unit.or_else(leader).or_else(piece).or_else(battery);
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Bundled;

    #[test]
    fn counters_of_one_name_are_numbered_and_messages_name_them() {
        let names = Names::new(&Project::load(&Bundled, "alamo").unwrap().counters);
        let english = |id: &str| names.get(id).map(|words| words.get(Language::English).to_owned());
        assert_eq!(english("penn9").as_deref(), Some("Pennsylvania"));
        assert_eq!([english("kent6"), english("kent9")].map(Option::unwrap), ["Kentucky\u{a0}1", "Kentucky\u{a0}2"]);
        assert_eq!(english("travis").as_deref(), Some("Travis"));
        let inner = Phrase::new("event-left").with("piece", "penn9");
        let said = names.put(Phrase::new("event-taken").with("piece", "nobody").said("with", inner));
        let text = Argument::Text("nobody".to_owned());
        let penn = Argument::Words(names.get("penn9").unwrap().clone());
        let inner = Phrase { id: "event-left", arguments: vec![("piece", penn)] };
        assert_eq!(said.arguments, [("piece", text), ("with", Argument::Said(inner))]);
    }

    #[test]
    fn a_hexside_is_named_after_its_room_or_else_the_place_inside_the_walls() {
        let names = Names::of(&Project::load(&Bundled, "knapp").unwrap());
        let beside = |side: &str| Voice::new(Language::English).say(&names.beside(side.parse().unwrap()));
        assert_eq!(beside("0519/0619"), "0519/0619 (South house)", "outside is the foot of the wall");
        assert_eq!(beside("1204/1205"), "1204/1205 (Great square, first strip, east)");
        assert_eq!(beside("0619/0719"), "0619/0719 (South house)", "both sides are inside");
    }
}
