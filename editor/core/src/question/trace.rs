//! What a line of sight meets, step by step, in words and in serializable form.

use rules::board::los::{CrossedHexside, LineContact, Meeting, WayPastGraze};
use rules::hex::Hex;
use rules::hexside::{Hexside, Layer};
use rules::map::HexsideKind;
use rules::phrase::Phrase;
use serde::Serialize;

use super::sight::Blocking;
use crate::words::Voice;

/// One step of a line, in serializable form.
#[derive(Debug, Serialize)]
pub struct TraceStep {
    /// The hexside crossed, or along which the line runs; `None` at a corner.
    side: Option<Hexside>,
    /// Whether the line only grazes a hexside or a corner.
    graze: bool,
    /// The hexes that meet where the line grazes.
    hexes: Vec<Hex>,
    /// The kinds of the crossed hexside, per layer.
    kinds: Vec<LayerKind>,
    left: Option<TracedWay>,
    right: Option<TracedWay>,
    open: Option<bool>,
    blockers: Vec<Blocking>,
}

#[derive(Debug, Serialize)]
struct LayerKind {
    layer: Layer,
    kind: HexsideKind,
}

#[derive(Debug, Serialize)]
struct TracedWay {
    sides: Vec<Side>,
    open: Option<bool>,
}

#[derive(Debug, Serialize)]
struct Side {
    side: Hexside,
    kinds: Vec<LayerKind>,
}

impl TraceStep {
    /// Creates the serializable form of a step.
    #[must_use]
    pub fn new(meeting: &Meeting, voice: &Voice) -> Self {
        let blockers = meeting.blockers.iter().map(|blocker| Blocking::new(blocker, voice)).collect();
        let open = meeting.open;
        match &meeting.what {
            LineContact::Hexside(passage) => Self {
                side: Some(passage.side),
                graze: false,
                hexes: Vec::new(),
                kinds: standing(passage),
                left: None,
                right: None,
                open,
                blockers,
            },
            LineContact::Graze { hexes, along, left, right } => Self {
                side: *along,
                graze: true,
                hexes: hexes.clone(),
                kinds: Vec::new(),
                left: left.as_ref().map(way),
                right: right.as_ref().map(way),
                open,
                blockers,
            },
        }
    }
}

fn standing(passage: &CrossedHexside) -> Vec<LayerKind> {
    passage.kinds.iter().map(|(layer, kind)| LayerKind { layer: *layer, kind: *kind }).collect()
}

fn way(past: &WayPastGraze) -> TracedWay {
    let side = |own: &CrossedHexside| Side { side: own.side, kinds: standing(own) };
    TracedWay { sides: past.sides.iter().map(side).collect(), open: past.open }
}

/// Describes a step in words.
#[must_use]
pub fn told(meeting: &Meeting, voice: &Voice) -> String {
    let met = match &meeting.what {
        LineContact::Hexside(own) => Phrase::new("trace-across").with("side", passage(own, voice)),
        LineContact::Graze { hexes, along, left, right } => {
            let met = match along {
                Some(side) => Phrase::new("trace-along").with("side", side),
                None => Phrase::new("trace-corner")
                    .with("hexes", hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
            };
            met.with("left", way_past(left.as_ref(), voice)).with("right", way_past(right.as_ref(), voice))
        }
    };
    let mut words = voice.say(&met);
    for blocker in &meeting.blockers {
        words = voice.say(&Phrase::new("trace-ends").with("met", words).said("blocker", blocker.message()));
    }
    words
}

/// Describes a way past a graze: the hexsides it crosses, and whether it is open.
fn way_past(past: Option<&WayPastGraze>, voice: &Voice) -> String {
    let Some(WayPastGraze { sides, open }) = past else { return voice.text("trace-off-map") };
    let sides: Vec<_> = sides.iter().map(|own| passage(own, voice)).collect();
    let id = match open {
        Some(true) => "trace-open",
        Some(false) => "trace-blocked",
        None => "trace-beyond",
    };
    voice.say(&Phrase::new(id).with("sides", sides.join(" + ")))
}

/// Describes a hexside and its kinds; the layers are named if they differ.
fn passage(own: &CrossedHexside, voice: &Voice) -> String {
    let message = match own.kinds[..] {
        [] => Phrase::new("trace-side-clear"),
        [(_, ground), (_, upper)] if ground == upper => Phrase::new("trace-side").word("kind", ground.word()),
        [(layer, kind)] => Phrase::new("trace-side-layer").word("kind", kind.word()).word("layer", layer.word()),
        [(_, ground), (_, upper), ..] => {
            Phrase::new("trace-side-both").word("ground", ground.word()).word("upper", upper.word())
        }
    };
    voice.say(&message.with("side", own.side))
}
