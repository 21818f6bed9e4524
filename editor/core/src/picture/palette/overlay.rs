//! The colours of overlays.

use rules::provenance::Kind;

use super::{Colour, Theme};
use crate::picture::overlay::Tone;

/// The colours of marks, chosen to stay distinct for all kinds of colour vision; patterns distinguish them as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OverlayColours {
    preview: Colour,
    yes: Colour,
    no: Colour,
    doubt: Colour,
    changed: Colour,
    /// Content invented by the author.
    original: Colour,
    /// Letters.
    pub ink: Colour,
    /// The halo around letters and lines.
    pub paper: Colour,
    /// The colour that dims a hex.
    pub ground: Colour,
    /// Heat, from the coolest class to the hottest: lilac to violet, a hue no ground has.
    pub heat: [Colour; 5],
}

impl OverlayColours {
    /// Returns the colours of a theme.
    #[must_use]
    pub const fn for_theme(theme: Theme) -> Self {
        match theme {
            Theme::Light => Self {
                preview: Colour::hex(0x0014_4a78),
                yes: Colour::hex(0x0000_5a44),
                no: Colour::hex(0x00a0_1c10),
                doubt: Colour::hex(0x005c_2a80),
                changed: Colour::hex(0x006e_3a00),
                original: Colour::hex(0x0094_5600),
                ink: Colour::hex(0x0014_100c),
                paper: Colour::hex(0x00fb_f7ec),
                ground: Colour::hex(0x006a_6458),
                heat: [
                    Colour::hex(0x00dc_d8f0),
                    Colour::hex(0x00b7_aee0),
                    Colour::hex(0x008c_7fca),
                    Colour::hex(0x0060_4fae),
                    Colour::hex(0x0036_2080),
                ],
            },
            Theme::Dark => Self {
                preview: Colour::hex(0x0098_d4f6),
                yes: Colour::hex(0x007e_e0b4),
                no: Colour::hex(0x00ff_ab98),
                doubt: Colour::hex(0x00e3_b4ff),
                changed: Colour::hex(0x00ff_c86e),
                original: Colour::hex(0x00ff_bc58),
                ink: Colour::hex(0x00fb_f7ec),
                paper: Colour::hex(0x0014_100c),
                ground: Colour::hex(0x000c_0b0a),
                heat: [
                    Colour::hex(0x0038_3560),
                    Colour::hex(0x0050_4a90),
                    Colour::hex(0x0073_69c0),
                    Colour::hex(0x009d_94ea),
                    Colour::hex(0x00d2_caff),
                ],
            },
        }
    }

    /// Returns the colour of an origin.
    #[must_use]
    pub const fn of_origin(&self, kind: Kind) -> Colour {
        match kind {
            Kind::Cited => self.yes,
            Kind::Reconstructed => self.doubt,
            Kind::Original => self.original,
        }
    }

    /// Returns the colour of a tone.
    #[must_use]
    pub const fn of_tone(&self, tone: Tone) -> Colour {
        match tone {
            Tone::Preview => self.preview,
            Tone::Yes => self.yes,
            Tone::No => self.no,
            Tone::Doubt => self.doubt,
            Tone::Changed => self.changed,
        }
    }
}
