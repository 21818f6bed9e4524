//! All colours of the picture, named once, for both themes.

mod counters;
mod overlay;

pub use counters::CounterColours;
pub use overlay::OverlayColours;

use rules::map::Ground;

/// A colour: red, green, blue and opacity, 0 to 255 each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
    /// The opacity: 0 is invisible, 255 hides what is below.
    pub alpha: u8,
}

impl Colour {
    /// Creates an opaque colour from `0xRRGGBB`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { red, green, blue, alpha: 255 }
    }

    /// Returns the colour with another opacity.
    #[must_use]
    pub const fn faded(self, alpha: u8) -> Self {
        Self { alpha, ..self }
    }

    /// Mixes two colours: 0 is this colour, 1 the other.
    #[must_use]
    pub fn mix(self, other: Self, part: f32) -> Self {
        let blend = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part).round() as u8;
        Self {
            red: blend(self.red, other.red),
            green: blend(self.green, other.green),
            blue: blend(self.blue, other.blue),
            alpha: blend(self.alpha, other.alpha),
        }
    }

    /// Returns the contrast with another opaque colour, 1 to 21, as the Web Content Accessibility Guidelines define it.
    #[must_use]
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }
}

/// The theme of the picture: light or dark paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light paper, also used for printing.
    #[default]
    Light,
    /// Dark paper, for long evenings at the screen.
    Dark,
}

/// The colours of a theme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palette {
    /// The sheet.
    pub paper: Colour,
    /// Letters and symbols.
    pub ink: Colour,
    /// Secondary letters.
    pub ink_soft: Colour,
    /// Letters on ground that is too dark for ink, or in the dark theme too bright.
    pub ink_turned: Colour,
    /// Outlines of the hexes.
    pub grid: Colour,
    /// The colour mixed into light grounds and floors for their marks.
    pub shade: Colour,
    /// The opacity of shadows, which are painted in the shade colour: 0 to 255.
    pub shadow: u8,
    /// Open country.
    pub outside: Colour,
    /// The plaza.
    pub plaza: Colour,
    /// Pens and yards.
    pub yard: Colour,
    /// The churchyard.
    pub churchyard: Colour,
    /// The planks of a platform.
    pub platform: Colour,
    /// The floor of a building without a roof.
    pub flagstone: Colour,
    /// Brick and clay: one colour per building.
    pub floors: [Colour; 6],
    /// An outer wall.
    pub outer_wall: Colour,
    /// The upper face of an outer wall.
    pub outer_face: Colour,
    /// The lit edge of an outer wall.
    pub outer_edge: Colour,
    /// An inner wall.
    pub inner_wall: Colour,
    /// An inner wall as the other layer of a hexside.
    pub inner_edge: Colour,
    /// A church wall.
    pub church_wall: Colour,
    /// The upper face of a church wall.
    pub church_core: Colour,
    /// The lit edge of a church wall.
    pub church_edge: Colour,
    /// A stone wall.
    pub stone: Colour,
    /// The outline and stipple of a stone wall.
    pub stone_edge: Colour,
    /// Posts and pickets.
    pub wood: Colour,
    /// The outline and rail of posts and pickets.
    pub wood_edge: Colour,
    /// Walls between rooms.
    pub interior_wall: Colour,
    /// An interior wall as the other layer of a hexside.
    pub interior_edge: Colour,
    /// Jambs of a doorway.
    pub jamb: Colour,
    /// The core of the jambs.
    pub jamb_core: Colour,
    /// A gunslit.
    pub slit: Colour,
    /// The light that falls through a gunslit.
    pub slit_light: Colour,
    /// Arrows of a gun ramp.
    pub ramp: Colour,
    /// The slope below the arrows of a gun ramp.
    pub ramp_slope: Colour,
    /// The bed of a stream.
    pub bed: Colour,
    /// The wavy line in a streambed.
    pub water: Colour,
    /// The rubble of a breach.
    pub rubble: Colour,
    /// An impassable hexside.
    pub barred: Colour,
    /// Entry areas.
    pub entry: Colour,
    /// Borders and names of areas.
    pub area: Colour,
    /// Artillery symbols.
    pub gun: Colour,
    /// The rim of artillery symbols, and the body of those drawn in outline.
    pub gun_rim: Colour,
    /// Regions, one colour each.
    pub regions: [Colour; 12],
    /// Counters.
    pub counters: CounterColours,
}

const LIGHT: Palette = Palette {
    paper: Colour::hex(0x00e8_dec2),
    ink: Colour::hex(0x001e_1409),
    ink_soft: Colour::hex(0x0055_4530),
    ink_turned: Colour::hex(0x00fb_f5e4),
    grid: Colour::hex(0x00a3_9468),
    shade: Colour::hex(0x0040_2c14),
    shadow: 82,
    outside: Colour::hex(0x00d6_c898),
    plaza: Colour::hex(0x00e9_d9aa),
    yard: Colour::hex(0x00a9_a96a),
    churchyard: Colour::hex(0x00d8_cbd4),
    platform: Colour::hex(0x00b9_823f),
    flagstone: Colour::hex(0x00c4_beb3),
    floors: [
        Colour::hex(0x00d0_a083),
        Colour::hex(0x00da_b094),
        Colour::hex(0x00c4_9176),
        Colour::hex(0x00d5_a888),
        Colour::hex(0x00ca_9880),
        Colour::hex(0x00d7_b29e),
    ],
    outer_wall: Colour::hex(0x0026_160b),
    outer_face: Colour::hex(0x006e_4c2e),
    outer_edge: Colour::hex(0x00c9_a270),
    inner_wall: Colour::hex(0x0083_5024),
    inner_edge: Colour::hex(0x00d2_9a5e),
    church_wall: Colour::hex(0x003c_444e),
    church_core: Colour::hex(0x0092_9ca6),
    church_edge: Colour::hex(0x00cf_d6dc),
    stone: Colour::hex(0x00a6_a49c),
    stone_edge: Colour::hex(0x0055_534c),
    wood: Colour::hex(0x00c0_823a),
    wood_edge: Colour::hex(0x0058_3513),
    interior_wall: Colour::hex(0x0045_3328),
    interior_edge: Colour::hex(0x00dc_c8b2),
    jamb: Colour::hex(0x00a6_2a1a),
    jamb_core: Colour::hex(0x00f0_bd48),
    slit: Colour::hex(0x0012_0c08),
    slit_light: Colour::hex(0x00f4_ecd6),
    ramp: Colour::hex(0x0024_6b34),
    ramp_slope: Colour::hex(0x00c8_d6a8),
    bed: Colour::hex(0x00b9_ae8e),
    water: Colour::hex(0x005c_7c93),
    rubble: Colour::hex(0x0080_6a54),
    barred: Colour::hex(0x008c_2330),
    entry: Colour::hex(0x001a_482a),
    area: Colour::hex(0x001c_3870),
    gun: Colour::hex(0x001c_1712),
    gun_rim: Colour::hex(0x00f1_e2bd),
    regions: [
        Colour::hex(0x00b3_214a),
        Colour::hex(0x001f_5fa8),
        Colour::hex(0x001f_7a3d),
        Colour::hex(0x007a_3a9e),
        Colour::hex(0x00c0_5000),
        Colour::hex(0x0000_757c),
        Colour::hex(0x00b0_308c),
        Colour::hex(0x005f_6b00),
        Colour::hex(0x002d_3a94),
        Colour::hex(0x008f_3a1c),
        Colour::hex(0x001b_7fae),
        Colour::hex(0x004a_5464),
    ],
    counters: CounterColours::LIGHT,
};

const DARK: Palette = Palette {
    paper: Colour::hex(0x0027_221b),
    ink: Colour::hex(0x00f0_e6cd),
    ink_soft: Colour::hex(0x00c4_b696),
    ink_turned: Colour::hex(0x0012_0c06),
    grid: Colour::hex(0x006e_6347),
    shade: Colour::hex(0x0012_0d06),
    shadow: 150,
    outside: Colour::hex(0x0034_3123),
    plaza: Colour::hex(0x0072_664a),
    yard: Colour::hex(0x0052_5e36),
    churchyard: Colour::hex(0x006a_5f72),
    platform: Colour::hex(0x0078_5326),
    flagstone: Colour::hex(0x0057_534d),
    floors: [
        Colour::hex(0x0079_4a42),
        Colour::hex(0x0080_564c),
        Colour::hex(0x006c_4640),
        Colour::hex(0x007a_5147),
        Colour::hex(0x0070_443b),
        Colour::hex(0x0078_5a55),
    ],
    outer_wall: Colour::hex(0x00c8_a06a),
    outer_face: Colour::hex(0x009a_7448),
    outer_edge: Colour::hex(0x00f0_d4a4),
    inner_wall: Colour::hex(0x00a0_6a38),
    inner_edge: Colour::hex(0x00d8_a468),
    church_wall: Colour::hex(0x00a8_b6c4),
    church_core: Colour::hex(0x0062_707e),
    church_edge: Colour::hex(0x00e0_eaf2),
    stone: Colour::hex(0x0092_9088),
    stone_edge: Colour::hex(0x0022_211d),
    wood: Colour::hex(0x00b4_7a36),
    wood_edge: Colour::hex(0x001c_1006),
    interior_wall: Colour::hex(0x0014_0d08),
    interior_edge: Colour::hex(0x00b8_a48c),
    jamb: Colour::hex(0x00c0_3a26),
    jamb_core: Colour::hex(0x00f4_c454),
    slit: Colour::hex(0x0006_0402),
    slit_light: Colour::hex(0x00d8_ceb4),
    ramp: Colour::hex(0x0086_c48e),
    ramp_slope: Colour::hex(0x003a_5236),
    bed: Colour::hex(0x0052_5c60),
    water: Colour::hex(0x007c_a0b8),
    rubble: Colour::hex(0x00a4_8c72),
    barred: Colour::hex(0x00d8_6a70),
    entry: Colour::hex(0x0098_cca4),
    area: Colour::hex(0x00a6_c4f6),
    gun: Colour::hex(0x00f0_e2c2),
    gun_rim: Colour::hex(0x0016_110a),
    regions: [
        Colour::hex(0x00ff_7d99),
        Colour::hex(0x007d_b7ff),
        Colour::hex(0x0077_d48f),
        Colour::hex(0x00cf_9bff),
        Colour::hex(0x00ff_a55c),
        Colour::hex(0x005f_d5d8),
        Colour::hex(0x00ff_8fdc),
        Colour::hex(0x00c7_d65a),
        Colour::hex(0x00a9_b0ff),
        Colour::hex(0x00f0_937a),
        Colour::hex(0x008f_d8ff),
        Colour::hex(0x00c3_ccd8),
    ],
    counters: CounterColours::DARK,
};

impl Palette {
    /// Returns the colours of a theme.
    #[must_use]
    pub const fn for_theme(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// Returns the colour of a ground. Floors are painted by building instead; for them this is the first of those
    /// colours.
    #[must_use]
    pub const fn ground(&self, ground: Ground) -> Colour {
        match ground {
            Ground::Outside => self.outside,
            Ground::Plaza => self.plaza,
            Ground::Yard => self.yard,
            Ground::Churchyard => self.churchyard,
            Ground::Platform => self.platform,
            Ground::Floor => self.floors[0],
        }
    }

    /// Returns the ink that is more legible on this ground.
    #[must_use]
    pub fn ink_on(&self, ground: Colour) -> Colour {
        if self.ink.contrast(ground) >= self.ink_turned.contrast(ground) { self.ink } else { self.ink_turned }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_written_and_mixed() {
        let colour = Colour::hex(0x0012_3456);
        assert_eq!((colour.red, colour.green, colour.blue, colour.alpha), (0x12, 0x34, 0x56, 255));
        assert_eq!(colour.mix(Colour::hex(0), 1.0), Colour::hex(0));
        assert!((Colour::hex(0).contrast(Colour::hex(0x00ff_ffff)) - 21.0).abs() < 0.01);
    }

    #[test]
    fn letters_stand_out_from_the_paper() {
        for theme in [Theme::Light, Theme::Dark] {
            let palette = Palette::for_theme(theme);
            for letters in [palette.ink, palette.ink_soft] {
                assert!(letters.contrast(palette.paper) >= 4.5, "{theme:?} {letters:?}");
            }
        }
    }
}
