//! Kinds of faults the validator may miss, with the reasons.

const ANOTHER_MAP: &str = "a streambed, a partition or a wall within the fort may lie elsewhere: this is another map, and nothing in it says so";
const ANOTHER_KIND: &str =
    "another kind that closes as well, or stands in the open: this is another map, and nothing in it says so";
const ANOTHER_GROUND: &str = "open ground of one sort for another changes the picture, and no rule asks (3.1)";
const OPEN_COUNTRY: &str = "beyond the confines painted ground and bare ground are the same";

const OUTLINE: &str = "what is inside the walls or the confines is said in one place only: where no wall stands beside, no other statement contradicts";
const STILL_WHOLE: &str = "the smaller grid cuts off nothing the map lists";

const ONE_LANGUAGE: &str = "a remark without its English is a remark in French: one language is enough";

const A_NOTE: &str = "nothing calls this counter by its name: it is played all the same, and only a note says so";

/// The kinds that may be missed, each with its reason.
pub(crate) const SURVIVORS: &[(&str, &str)] = &[
    ("any-hexside-dropped", ANOTHER_MAP),
    ("any-hexside-added", ANOTHER_MAP),
    ("any-hexside-misnumbered", ANOTHER_MAP),
    ("any-hexside-retyped", ANOTHER_KIND),
    ("any-hex-repainted", ANOTHER_GROUND),
    ("any-hex-misnumbered", OPEN_COUNTRY),
    ("any-hex-dropped", OPEN_COUNTRY),
    ("zone-hex-dropped", OUTLINE),
    ("counter-unnamed", A_NOTE),
    ("grid-too-small", STILL_WHOLE),
    ("key-missing", ONE_LANGUAGE),
];

/// Returns the reason why a fault of a kind may be missed, if it may.
pub(crate) fn reason(kind: &str) -> Option<&'static str> {
    SURVIVORS.iter().find(|(own, _)| *own == kind).map(|(_, reason)| *reason)
}
