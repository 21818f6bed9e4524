//! What a man in a portrait looks like.

/// What he wears on his head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Hat {
    /// Nothing.
    None,
    /// A broad-brimmed hat.
    Broad,
    /// A cap of fur with its tail.
    Coonskin,
    /// A beaver hat.
    Tall,
    /// A forage cap.
    Forage,
    /// A cocked hat with its cockade and plume.
    Cocked,
    /// A shako with its pompon.
    Shako,
    /// The shako of light troops, with a drooping plume.
    LightShako,
    /// The shako of grenadiers, with a tall plume.
    GrenadierShako,
}

/// His hair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Hair {
    /// Short.
    Short,
    /// Down to his shoulders.
    Long,
    /// Only above his ears.
    Bald,
}

/// His beard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) enum Beard {
    /// None.
    None,
    /// A moustache.
    Moustache,
    /// Whiskers along his jaws.
    Whiskers,
    /// A full beard.
    Full,
}

/// His coat.
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
    /// The same with the epaulettes of grenadiers.
    Epaulettes,
    /// The same with the wings of light troops.
    Winged,
    /// A jacket under the leather apron of a sapper.
    Apron,
}

/// A man in a portrait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::picture::counter) struct Portrait {
    /// What he wears on his head.
    pub(in crate::picture::counter) hat: Hat,
    /// His hair.
    pub(in crate::picture::counter) hair: Hair,
    /// The shade of his hair, by its place in the palette: black, brown, auburn, sandy, grey.
    pub(in crate::picture::counter) shade: usize,
    /// His beard.
    pub(in crate::picture::counter) beard: Beard,
    /// His coat.
    pub(in crate::picture::counter) coat: Coat,
}
