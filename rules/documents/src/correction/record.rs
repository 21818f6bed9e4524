//! Records everything edited since a base as a correction with a citation.

use super::{Correction, Edit};
use crate::edit::{Conflict, apply_all, canonical, difference, settle_hexes, settle_hexsides, settle_things};
use crate::map::MapDocument;
use crate::provenance::Provenance;
use crate::text::FORMAT;
use crate::words::Words;

/// The head of a recorded correction, and the origin of its changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Citation {
    /// The title.
    pub title: Words,
    /// The publication.
    pub by: Provenance,
    /// The page or section of the publication.
    pub page: String,
    /// The remarks.
    pub notes: Vec<Words>,
    /// The origin of every single change: short, as the map will show it.
    pub each: Provenance,
}

impl Citation {
    /// Creates a citation that is the same for the document and for every change.
    #[must_use]
    pub fn new(title: Words, by: Provenance) -> Self {
        Self { title, each: by.clone(), by, ..Self::default() }
    }
}

impl Correction {
    /// Returns the correction that turns a base map into the current map.
    ///
    /// It has one item for each place, in the order of the map's lists, so that the same changes always give the same
    /// text, in whatever order they were painted. The origin of what an item puts on the map follows three rules:
    ///
    /// 1. Painted by hand ([`Provenance::is_by_hand`]) and otherwise equal to the base's entry: it *is* the base's
    ///    entry, origin included. A wall painted over and painted back is not a change.
    /// 2. Painted by hand and different: it gets the citation.
    /// 3. An entry with its own origin keeps it: a stated reason is intended.
    ///
    /// Removed entries leave no origin behind, and printed names have none. Notes and the origin of the map as a whole
    /// describe the document, not the map, and are not recorded; nor is the scan it was drawn over, which belongs to
    /// the designer's work and is not an error of the map.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::correction::{Citation, Correction};
    /// use rules::map::MapDocument;
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let base = MapDocument::sketch(&["grid 5 5"])?;
    /// let now = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let by = Provenance::Cited("errata, page 2".to_owned());
    /// let correction = Correction::record(&base, &now, Citation::new(Words::new("Erratum", ""), by.clone()));
    /// let mut corrected = base.clone();
    /// correction.apply(&mut corrected)?;
    /// assert_eq!(corrected.hexsides[0].by, by, "the citation vouches for what nobody else does");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn record(base: &MapDocument, now: &MapDocument, about: Citation) -> Self {
        let (base, mut now) = (canonical(base.clone()), canonical(now.clone()));
        settle_hexes(&base.hexes, &mut now.hexes, &about.each);
        settle_hexsides(&base.hexsides, &mut now.hexsides, &about.each);
        settle_things(&base.rooms, &mut now.rooms, &about.each);
        settle_things(&base.regions, &mut now.regions, &about.each);
        settle_things(&base.entry_areas, &mut now.entry_areas, &about.each);
        settle_things(&base.gun_sites, &mut now.gun_sites, &about.each);
        now.scan.clone_from(&base.scan);
        let Citation { title, by, page, notes, each: _ } = about;
        Self { format: FORMAT, title, by, page, notes, allow: Vec::new(), items: difference(&base, &now) }
    }

    /// Returns the correction with the same effect on a base map as edits applied one by one, such as the strokes of an
    /// undo history. Edits that cancel out leave nothing.
    ///
    /// # Errors
    ///
    /// Returns the first edit that does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::correction::{Citation, Correction};
    /// use rules::edit::paint_hex;
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    /// use rules::provenance::Provenance;
    ///
    /// let base = MapDocument::sketch(&["grid 5 5"])?;
    /// let plaza = paint_hex(&base, Hex::new(3, 3), Ground::Plaza, &Provenance::Painted);
    /// let one = Correction::record_edits(&base, &[plaza.clone()], Citation::default())?;
    /// assert_eq!(one.items.len(), 1);
    /// let none = Correction::record_edits(&base, &[plaza.clone(), plaza.inverse()], Citation::default())?;
    /// assert!(none.items.is_empty(), "painted and taken back");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn record_edits(base: &MapDocument, edits: &[Edit], about: Citation) -> Result<Self, Conflict> {
        let base = canonical(base.clone());
        let mut now = base.clone();
        apply_all(&mut now, edits)?;
        Ok(Self::record(&base, &now, about))
    }
}
