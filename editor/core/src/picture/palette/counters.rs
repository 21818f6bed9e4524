//! The colours of counters.

use super::Colour;

/// The colours of counters.
///
/// A counter has a band, on which names and column codes are printed, and a body, on which values are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterColours {
    /// The body of Texan counters: buff.
    pub texan: Colour,
    /// The band of Texan counters: blue.
    pub texan_band: Colour,
    /// The body of Mexican counters before it is tinted by column.
    pub mexican: Colour,
    /// The bands of the columns, in the order of the mix: green, red, blue, yellow, and two more for larger
    /// armies.
    pub columns: [Colour; 6],
    /// The band of the Reserve: grey.
    pub reserve: Colour,
    /// The band of a counter whose column is not in the mix.
    pub stray: Colour,
    /// The coats of volunteers, one per origin.
    pub coats: [Colour; 7],
    /// The facings of battalions, one each, also used for the stocks and bands of volunteers.
    pub facings: [Colour; 6],
    /// The coats of the regular army.
    pub regulars: Colour,
    /// Skin.
    pub skin: Colour,
    /// Hair: black, brown, auburn, sandy, grey.
    pub hair: [Colour; 5],
    /// Shirts and belts.
    pub linen: Colour,
    /// Hats.
    pub felt: Colour,
    /// Fur caps.
    pub fur: Colour,
    /// The plumes and epaulettes of grenadiers and of light troops.
    pub plumes: [Colour; 2],
    /// Epaulettes, lace and plates.
    pub gold: Colour,
    /// The body of batteries, which belong to the units stacked with them.
    pub battery: Colour,
    /// Values and symbols.
    pub ink: Colour,
    /// Letters on dark bands.
    pub ink_light: Colour,
    /// The edge of the cardboard.
    pub edge: Colour,
    /// The shadow under a counter.
    pub shadow: Colour,
    /// The badge of disordered units (9.3).
    pub disordered: Colour,
    /// The badge of routed units (9.4).
    pub routed: Colour,
    /// All other badges.
    pub badge: Colour,
}

impl CounterColours {
    pub(super) const LIGHT: Self = Self {
        texan: Colour::hex(0x00f0_dca6),
        texan_band: Colour::hex(0x0022_436c),
        mexican: Colour::hex(0x00f6_f3ea),
        columns: [
            Colour::hex(0x002c_6e3c),
            Colour::hex(0x00ab_2e28),
            Colour::hex(0x002f_66ae),
            Colour::hex(0x00e2_b121),
            Colour::hex(0x0070_458c),
            Colour::hex(0x0017_7377),
        ],
        reserve: Colour::hex(0x005e_6166),
        stray: Colour::hex(0x006b_4a2c),
        coats: [
            Colour::hex(0x006b_4e33),
            Colour::hex(0x005c_6a78),
            Colour::hex(0x0057_6340),
            Colour::hex(0x009a_7444),
            Colour::hex(0x0030_486a),
            Colour::hex(0x0074_5a52),
            Colour::hex(0x008d_8a80),
        ],
        facings: [
            Colour::hex(0x00c4_3a32),
            Colour::hex(0x00e4_b83c),
            Colour::hex(0x004e_9a5c),
            Colour::hex(0x006f_b0d8),
            Colour::hex(0x00e2_8a44),
            Colour::hex(0x00a9_74b4),
        ],
        regulars: Colour::hex(0x0026_3658),
        skin: Colour::hex(0x00e2_b691),
        hair: [
            Colour::hex(0x0022_1a16),
            Colour::hex(0x004e_3422),
            Colour::hex(0x0084_4a26),
            Colour::hex(0x00a8_8048),
            Colour::hex(0x0092_8e88),
        ],
        linen: Colour::hex(0x00f7_f2e4),
        felt: Colour::hex(0x0038_2e28),
        fur: Colour::hex(0x007a_5c3c),
        plumes: [Colour::hex(0x00c8_2a22), Colour::hex(0x003f_9a44)],
        gold: Colour::hex(0x00e0_b23c),
        battery: Colour::hex(0x00d8_d2c4),
        ink: Colour::hex(0x0017_1410),
        ink_light: Colour::hex(0x00ff_fbef),
        edge: Colour::hex(0x004a_3c28),
        shadow: Colour::hex(0x0018_1006),
        disordered: Colour::hex(0x00f2_b632),
        routed: Colour::hex(0x00b0_1e1e),
        badge: Colour::hex(0x00ff_fbef),
    };

    pub(super) const DARK: Self = Self {
        texan: Colour::hex(0x00cd_ba88),
        texan_band: Colour::hex(0x001b_3a60),
        mexican: Colour::hex(0x00d2_cfc6),
        columns: [
            Colour::hex(0x0022_5c31),
            Colour::hex(0x0092_2722),
            Colour::hex(0x0027_5794),
            Colour::hex(0x00c4_981a),
            Colour::hex(0x0060_3a78),
            Colour::hex(0x0012_6064),
        ],
        reserve: Colour::hex(0x0050_5358),
        stray: Colour::hex(0x005a_3e24),
        coats: [
            Colour::hex(0x0059_4029),
            Colour::hex(0x004d_5966),
            Colour::hex(0x0048_5334),
            Colour::hex(0x0082_6138),
            Colour::hex(0x0028_3d5a),
            Colour::hex(0x0062_4b44),
            Colour::hex(0x0077_746b),
        ],
        facings: [
            Colour::hex(0x00a8_302a),
            Colour::hex(0x00c8_a034),
            Colour::hex(0x0042_8450),
            Colour::hex(0x005f_98bc),
            Colour::hex(0x00c4_763a),
            Colour::hex(0x0092_629c),
        ],
        regulars: Colour::hex(0x0020_2e4c),
        skin: Colour::hex(0x00c4_9c7c),
        hair: [
            Colour::hex(0x001c_1612),
            Colour::hex(0x0042_2c1c),
            Colour::hex(0x0070_3e20),
            Colour::hex(0x0090_6e3e),
            Colour::hex(0x007e_7a74),
        ],
        linen: Colour::hex(0x00d8_d3c6),
        felt: Colour::hex(0x0030_2722),
        fur: Colour::hex(0x0068_4e33),
        plumes: [Colour::hex(0x00b4_2a22), Colour::hex(0x0038_8a3e)],
        gold: Colour::hex(0x00c4_9c34),
        battery: Colour::hex(0x00b2_ad9f),
        ink: Colour::hex(0x0010_0d0a),
        ink_light: Colour::hex(0x00f6_f0e0),
        edge: Colour::hex(0x0014_0f0a),
        shadow: Colour::hex(0x0000_0000),
        disordered: Colour::hex(0x00dc_a22a),
        routed: Colour::hex(0x009c_1a1a),
        badge: Colour::hex(0x00e8_e2d2),
    };

    /// Returns the ink that is more legible on this ground.
    #[must_use]
    pub fn ink_on(&self, ground: Colour) -> Colour {
        if self.ink.contrast(ground) >= self.ink_light.contrast(ground) { self.ink } else { self.ink_light }
    }
}
