//! Drawing areas: the meaning of a press or a drag, depending on its start and end.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use rules::edit::{AreaPlan, NoArea};
use rules::hex::Hex;
use rules::map::{MapDocument, Region};
use rules::spot::{Level, Spot};

/// The maximum number of hexes of a new area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Most(u16);

impl Default for Most {
    /// Defaults to about one side of a fort, outside.
    fn default() -> Self {
        Self(40)
    }
}

impl Most {
    /// The range of useful values.
    pub const RANGE: RangeInclusive<u16> = 1..=250;

    /// Creates the maximum, clamped to the useful range.
    pub fn new(hexes: u16) -> Self {
        Self(hexes.clamp(*Self::RANGE.start(), *Self::RANGE.end()))
    }

    /// Returns the number of hexes.
    pub const fn hexes(self) -> u16 {
        self.0
    }
}

/// The counts on the page of the tool.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of spots that are in no area.
    pub free: usize,
    /// The id of each area with its number of spots.
    pub sizes: Vec<(String, usize)>,
}

impl Tally {
    /// Counts the areas of a map.
    pub fn new(map: &MapDocument) -> Self {
        let plan = AreaPlan::new(map);
        let size = |area: &Region| (area.id.clone(), plan.spots(area).len());
        Self { free: plan.free().count(), sizes: map.areas().into_iter().map(size).collect() }
    }
}

/// An action on areas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AreaCommand {
    /// Select the area with this id.
    Pick(String),
    /// Start a new area at a spot.
    Fill(Spot),
    /// Split the area of two spots.
    Split(Spot, Spot),
    /// Merge the area of the second spot into that of the first.
    Join(Spot, Spot),
    /// Extend the area of the first spot by free ground around the second.
    Grow(Spot, Spot),
}

impl AreaCommand {
    /// Returns the meaning of a drag from one hex to another while this level is shown. A press is a drag that ends
    /// where it began.
    pub fn new(plan: &AreaPlan<'_>, map: &MapDocument, [from, to]: [Hex; 2], shown: Level) -> Self {
        let (from, to) = (spot(map, from, shown), spot(map, to, shown));
        match (plan.area(from), plan.area(to)) {
            (Some(area), _) if from == to => Self::Pick(area.id.clone()),
            (Some(one), Some(other)) if one == other => Self::Split(from, to),
            (Some(_), Some(_)) => Self::Join(from, to),
            (Some(_), None) => Self::Grow(from, to),
            (None, Some(_)) => Self::Grow(to, from),
            (None, None) => Self::Fill(from),
        }
    }

    /// Returns the spots that change their area.
    ///
    /// # Errors
    ///
    /// The reason why none would.
    pub fn spots(&self, plan: &AreaPlan<'_>, most: Most) -> Result<BTreeSet<Spot>, NoArea> {
        let most = usize::from(most.hexes());
        match self {
            Self::Pick(_) => Ok(BTreeSet::new()),
            Self::Fill(from) => plan.fill(*from, most),
            Self::Split(from, to) => plan.split(*from, *to),
            Self::Join(from, to) => plan.join(*from, *to).map(|[_, goes]| plan.spots(goes)),
            Self::Grow(from, to) => plan.grow(*from, *to, most),
        }
    }
}

/// Returns the spot of a hex that is meant while this level is shown: the one on that level, otherwise the lowest.
pub fn spot(map: &MapDocument, hex: Hex, shown: Level) -> Spot {
    let levels = || map.storeys(hex).iter().map(|storey| storey.level);
    let level = levels().find(|level| *level == shown).or_else(|| levels().min()).unwrap_or(Level::Ground);
    Spot::new(hex, level)
}

#[cfg(test)]
mod tests {
    use rules::edit::fill_area;
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn a_drag_means_what_lies_at_its_ends() {
        let mut map = MapDocument::sketch(&["grid 1 6"]).unwrap();
        for (name, from) in [("a", "0101"), ("b", "0103")] {
            let spot = from.parse().unwrap();
            let filled = fill_area(&map, spot, 2, &Words::new(name, name), &Provenance::by_hand()).unwrap();
            filled.apply(&mut map).unwrap();
        }
        let plan = AreaPlan::new(&map);
        let at = |text: &str| -> Spot { text.parse().unwrap() };
        let command = |from, to| AreaCommand::new(&plan, &map, [hex(from), hex(to)], Level::Ground);
        assert_eq!(command("0101", "0101"), AreaCommand::Pick("a".to_owned()));
        assert_eq!(command("0101", "0102"), AreaCommand::Split(at("0101"), at("0102")));
        assert_eq!(command("0102", "0103"), AreaCommand::Join(at("0102"), at("0103")));
        assert_eq!(command("0104", "0105"), AreaCommand::Grow(at("0104"), at("0105")));
        assert_eq!(command("0105", "0104"), AreaCommand::Grow(at("0104"), at("0105")));
        assert_eq!(command("0105", "0106"), AreaCommand::Fill(at("0105")));
        assert_eq!(command("0105", "0104").spots(&plan, Most::new(1)).map(|spots| spots.len()), Ok(1));
        assert_eq!(command("0101", "0101").spots(&plan, Most::default()), Ok(BTreeSet::new()));
    }

    #[test]
    fn the_level_that_is_shown_is_meant_where_a_hex_has_it() {
        let map = MapDocument::sketch(&["grid 5 5", "building 0303", "roof 0304"]).unwrap();
        let at = |text, shown| spot(&map, hex(text), shown).to_string();
        assert_eq!(
            [at("0303", Level::Roof), at("0303", Level::In), at("0303", Level::Ground)].join(" "),
            "0303/roof 0303/in 0303/in"
        );
        assert_eq!([at("0304", Level::Ground), at("0101", Level::Roof)].join(" "), "0304/roof 0101");
    }
}
