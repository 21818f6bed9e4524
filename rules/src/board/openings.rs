//! What can be breached on a board, and what a breach there opens (R62, R65).

use std::collections::BTreeMap;

use petgraph::visit::EdgeRef;

use super::{BreachId, Breaches, Passage, SpotGraph, SpotId};
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;
use crate::rulebook::{Rulebook, Value};

/// The hexsides that can be breached, by number.
#[derive(Debug, Clone, Default)]
pub(super) struct Openings {
    sides: Vec<Hexside>,
    /// Whether a breach opens the ground layer and the upper one.
    layers: Vec<[bool; 2]>,
    /// Where the crossings of each start; one more entry closes the last.
    first: Vec<u32>,
    crossings: Vec<(SpotId, SpotId)>,
}

impl Openings {
    /// Finds them among the passages of a graph.
    pub(super) fn of(graph: &SpotGraph, rulebook: &Rulebook) -> Self {
        let breachable = kinds(rulebook);
        let roof_edge = rulebook.flag("breach.roof_edge");
        let mut kinds: BTreeMap<Hexside, [Option<HexsideKind>; 2]> = BTreeMap::new();
        for passage in graph.edge_weights() {
            kinds.entry(passage.side).or_default()[passage.layer as usize] = Some(passage.kind);
        }
        let mut openings = Self::default();
        for (side, [ground, upper]) in kinds {
            let can = |kind: Option<HexsideKind>| kind.is_some_and(|kind| breachable[kind as usize]);
            // In a building the ground layer alone; on a platform or a free wall the one layer there is (R65).
            let layers = [can(ground), can(upper) && (roof_edge || ground.is_none())];
            if layers != [false; 2] && openings.sides.len() < Breaches::MOST {
                openings.sides.push(side);
                openings.layers.push(layers);
            }
        }
        openings.add_crossings(graph);
        openings
    }

    fn add_crossings(&mut self, graph: &SpotGraph) {
        let mut opened: Vec<_> = graph
            .edge_references()
            .map(|edge| (self.of_passage(edge.weight()), edge.source(), edge.target()))
            .filter(|(breach, _, _)| *breach != BreachId::NONE)
            .map(|(breach, a, b)| (breach, SpotId(a.index() as u16), SpotId(b.index() as u16)))
            .collect();
        opened.sort_unstable();
        for breach in 0..=self.sides.len() {
            self.first.push(opened.partition_point(|(own, _, _)| own.index() < breach) as u32);
        }
        self.crossings = opened.into_iter().map(|(_, a, b)| (a, b)).collect();
    }

    pub(super) fn len(&self) -> usize {
        self.sides.len()
    }

    pub(super) fn id(&self, side: Hexside) -> Option<BreachId> {
        self.sides.binary_search(&side).ok().map(|index| BreachId(index as u16))
    }

    pub(super) fn side(&self, breach: BreachId) -> Hexside {
        self.sides[breach.index()]
    }

    pub(super) fn opens(&self, breach: BreachId, layer: Layer) -> bool {
        self.layers[breach.index()][layer as usize]
    }

    pub(super) fn crossings(&self, breach: BreachId) -> &[(SpotId, SpotId)] {
        let (start, end) = (self.first[breach.index()], self.first[breach.index() + 1]);
        &self.crossings[start as usize..end as usize]
    }

    /// The breach that would open a layer of a hexside; [`BreachId::NONE`] when none does.
    pub(super) fn of_layer(&self, side: Hexside, layer: Layer) -> BreachId {
        self.id(side).filter(|breach| self.opens(*breach, layer)).unwrap_or(BreachId::NONE)
    }

    /// The breach that would open a passage.
    pub(super) fn of_passage(&self, passage: &Passage) -> BreachId {
        self.of_layer(passage.side, passage.layer)
    }
}

/// The kinds `breach.types` lists (R62), by their place in [`HexsideKind::ALL`].
///
/// The high palisade is a wooden wall here. Where nothing stands, or where there is a hole already, nothing is opened.
fn kinds(rulebook: &Rulebook) -> [bool; HexsideKind::ALL.len()] {
    let list = match rulebook.value("breach.types") {
        Some(Value::Text(list)) => list,
        Some(Value::Flag(_) | Value::Number(_)) | None => String::new(),
    };
    let listed = |kind: HexsideKind| list.split_whitespace().any(|word| word == kind.name());
    let stands = |kind: HexsideKind| !matches!(kind, HexsideKind::Clear | HexsideKind::Breach);
    let wooden = |kind: HexsideKind| kind == HexsideKind::HighPalisade && listed(HexsideKind::WoodenWall);
    HexsideKind::ALL.map(|kind| stands(kind) && (listed(kind) || wooden(kind)))
}
