//! The features of a man in a portrait.

/// The headgear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Hat {
    /// Bareheaded.
    None,
    /// A broad-brimmed hat.
    Broad,
    /// A fur cap with a tail.
    Coonskin,
    /// A beaver hat.
    Tall,
    /// A forage cap.
    Forage,
    /// A cocked hat with cockade and plume.
    Cocked,
    /// A shako with a pompon.
    Shako,
    /// The shako of light troops, with a drooping plume.
    LightShako,
    /// The shako of grenadiers, with a tall plume.
    GrenadierShako,
}

/// The hair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Hair {
    /// Short.
    Short,
    /// Shoulder length.
    Long,
    /// Bald on top, with hair above the ears.
    Bald,
}

/// The beard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Beard {
    /// Clean-shaven.
    None,
    /// A moustache.
    Moustache,
    /// Whiskers along the jaws.
    Whiskers,
    /// A full beard.
    Full,
}

/// The coat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Coat {
    /// A frock coat over a shirt.
    Frock,
    /// A fringed hunting shirt.
    Hunting,
    /// An officer's uniform with epaulettes.
    Uniform,
    /// A jacket under crossed belts.
    Belted,
    /// A jacket under crossed belts, with the epaulettes of grenadiers.
    Epaulettes,
    /// A jacket under crossed belts, with the wings of light troops.
    Winged,
    /// A jacket under the leather apron of a sapper.
    Apron,
}

/// A man in a portrait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) struct Portrait {
    /// The headgear.
    pub(in crate::picture::counter) hat: Hat,
    /// The hair.
    pub(in crate::picture::counter) hair: Hair,
    /// The index of the hair colour in the palette: black, brown, auburn, sandy, grey.
    pub(in crate::picture::counter) shade: usize,
    /// The beard.
    pub(in crate::picture::counter) beard: Beard,
    /// The coat.
    pub(in crate::picture::counter) coat: Coat,
}
