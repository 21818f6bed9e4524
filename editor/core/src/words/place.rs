//! Places of findings in words.

use std::fmt::Display;

use rules::hexside::{Layer, LayeredSide};
use rules::phrase::Phrase;
use rules::place::Place;

use super::{Voice, formed};

impl Voice {
    /// Returns the place of a finding; `None` if it is about the document as a whole.
    #[must_use]
    pub fn place(&self, place: &Place) -> Option<String> {
        let named = |id, name: &dyn Display| Some(self.say(&Phrase::new(id).with("at", name)));
        match place {
            Place::Document => None,
            Place::Hex(hex) => Some(hex.to_string()),
            Place::Hexside(side) => Some(self.say(&side.message())),
            Place::Hexsides(sides) => {
                Some(sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")).filter(|all| !all.is_empty())
            }
            Place::Spot(spot) => Some(spot.to_string()),
            Place::Room(name) => named("place-room", name),
            Place::Region(name) => named("place-region", name),
            Place::EntryArea(number) => named("place-entry-area", number),
            Place::GunSite(spot) => named("place-gun-site", spot),
            Place::Label(hex) => named("place-label", hex),
            Place::Counter(name) => named("place-counter", name),
            Place::Column(name) => named("place-column", name),
            Place::Rule(name) => named("place-rule", name),
            Place::Row { table, row } => {
                let table = self.text(&formed::table(table));
                Some(self.say(&Phrase::new("place-row").with("table", table).with("row", row)))
            }
            Place::Plot(column) => named("place-plot", column),
            Place::Placement(piece) => named("place-placement", piece),
            Place::Item(index) => named("place-item", &(index + 1)),
            Place::Case(id) => named("place-case", id),
            Place::Step { case, step } => {
                Some(self.say(&Phrase::new("place-step").with("at", case).count("step", *step)))
            }
            Place::Field(name) => named("place-field", name),
            Place::Allowance(of) => named("place-allowance", of),
        }
    }
}

/// Groups places by hexside layer, so that the layer need not be repeated for each. Places are in document notation.
#[must_use]
pub fn layered(places: &[String]) -> Vec<(Option<Layer>, Vec<String>)> {
    let mut parts: Vec<(Option<Layer>, Vec<String>)> = Vec::new();
    for place in places {
        let (layer, place) = match place.parse() {
            Ok(LayeredSide { side, layer }) => (layer, side.to_string()),
            // A hex or a spot.
            Err(_) => (None, place.clone()),
        };
        match parts.iter_mut().find(|(own, _)| *own == layer) {
            Some((_, all)) => all.push(place),
            None => parts.push((layer, vec![place])),
        }
    }
    parts.sort_by_key(|(layer, _)| *layer);
    parts
}

/// Returns the message that describes `count` places of a kind; `kind` is the id of its name.
#[must_use]
pub fn kind_of(kind: &str, layer: Option<Layer>, count: usize) -> Phrase {
    let message = match layer {
        None => Phrase::new("edit-kind"),
        Some(layer) => Phrase::new("edit-kind-layer").word("layer", layer.word()),
    };
    message.word("kind", kind).count("count", count)
}

#[cfg(test)]
mod tests {
    use rules::words::Language;

    use super::*;

    #[test]
    fn hexes_stand_bare_and_names_say_what_they_name() {
        let voice = Voice::new(Language::French);
        let sides = vec!["1403/1404".parse().unwrap(), "1304/1305".parse().unwrap()];
        assert_eq!(voice.place(&Place::Hexsides(sides)).unwrap(), "1403/1404, 1304/1305");
        assert_eq!(voice.place(&Place::Spot("1404/roof".parse().unwrap())).unwrap(), "1404/roof");
        let layer = Place::Hexside("1405/1406:ground".parse().unwrap());
        assert_eq!(voice.place(&layer).unwrap(), "1405/1406 (couche du sol)");
        assert_eq!(voice.place(&Place::Hexside("1405/1406".parse().unwrap())).unwrap(), "1405/1406");
        assert_eq!(voice.place(&Place::EntryArea(3)).unwrap(), "zone d’entrée 3");
        assert_eq!(voice.place(&Place::Document), None);
    }
}
