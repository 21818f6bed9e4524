//! The colours of sides and columns.

use rules::counters::{Column, PieceCounter};
use rules::side::Side;

use super::CounterLook;
use crate::picture::palette::Colour;

/// The share of the band colour mixed into the body of a Mexican counter.
const TINT: f32 = 0.13;

/// The colours of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SideColours {
    /// The body, on which values are printed.
    pub(super) body: Colour,
    /// The lettering on the body.
    pub(super) ink: Colour,
    /// The band, on which the name is printed.
    pub(super) band: Colour,
    /// The lettering on the band.
    pub(super) band_ink: Colour,
}

impl CounterLook<'_> {
    /// Returns the colours of a side and a column.
    pub(super) fn side_colours(&self, side: Side, column: &str) -> SideColours {
        let colours = self.colours;
        match side {
            Side::Texan => self.dressed(colours.texan, colours.texan_band),
            Side::Mexican => {
                let band = self.band(column);
                self.dressed(colours.mexican.mix(band, TINT), band)
            }
        }
    }

    /// Returns the band colour of a side and a column, by which players recognize them.
    #[must_use]
    pub fn band_of(&self, side: Side, column: &str) -> Colour {
        self.side_colours(side, column).band
    }

    /// Returns the band colour of batteries.
    #[must_use]
    pub fn band_of_batteries(&self) -> Colour {
        self.ordnance().band
    }

    /// Returns the colours of Mexican pieces that belong to no column.
    pub(super) fn uniform(&self) -> SideColours {
        let band = self.colours.columns[0];
        self.dressed(self.colours.mexican.mix(band, TINT), band)
    }

    /// Returns the band colour of a piece of a declared kind.
    #[must_use]
    pub fn band_of_piece(&self, piece: &PieceCounter) -> Colour {
        self.livery_of_piece(piece).band
    }

    /// Returns the colours of batteries, which belong to neither side.
    pub(super) fn ordnance(&self) -> SideColours {
        self.dressed(self.colours.battery, self.colours.edge)
    }

    fn dressed(&self, body: Colour, band: Colour) -> SideColours {
        SideColours { body, ink: self.colours.ink_on(body), band, band_ink: self.colours.ink_on(band) }
    }

    /// Returns the colour of a column: grey for a Reserve; otherwise by position in the mix.
    fn band(&self, code: &str) -> Colour {
        let colours = self.colours;
        let Some(at) = self.columns.iter().position(|column| column.id == code) else { return colours.stray };
        if self.columns[at].reserve {
            return colours.reserve;
        }
        let before = self.columns[..at].iter().filter(|column: &&Column| !column.reserve).count();
        colours.columns[before % colours.columns.len()]
    }
}
