//! Places of findings in words.

use std::fmt::Display;

use rules::lint::Place;
use rules::message::Message;

use super::Voice;

impl Voice {
    /// Where a finding is; `None` when it speaks of its document as a whole.
    #[must_use]
    pub fn place(&self, place: &Place) -> Option<String> {
        let named = |id, name: &dyn Display| Some(self.say(&Message::new(id).with("at", name)));
        match place {
            Place::Document => None,
            Place::Hex(hex) => Some(hex.to_string()),
            Place::Hexside(side) => Some(side.to_string()),
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
                let table = self.text(&format!("table-{}", table.replace('_', "-")));
                Some(self.say(&Message::new("place-row").with("table", table).with("row", row)))
            }
            Place::Plot(column) => named("place-plot", column),
            Place::Placement(piece) => named("place-placement", piece),
            Place::Item(index) => named("place-item", &(index + 1)),
            Place::Case(id) => named("place-case", id),
            Place::Step { case, step } => {
                Some(self.say(&Message::new("place-step").with("at", case).count("step", *step)))
            }
            Place::Field(name) => named("place-field", name),
            Place::Allowance(of) => named("place-allowance", of),
        }
    }
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
        assert_eq!(voice.place(&Place::EntryArea(3)).unwrap(), "zone d’entrée 3");
        assert_eq!(voice.place(&Place::Document), None);
    }
}
