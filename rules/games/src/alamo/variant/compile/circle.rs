//! Tables that roll on each other in a cycle: such a game would never end.

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use super::Writer;
use crate::alamo::variant::program::{CompiledEffect, Program};
use crate::alamo::variant::report::VariantProblem;
use crate::phrase::Phrase;

impl Writer<'_> {
    /// Refuses every table on which a roll can lead back to the same table.
    pub(super) fn refuse_circles(&mut self) {
        let program = &self.program;
        let mut rolls: DiGraph<(), ()> = DiGraph::new();
        let nodes: Vec<NodeIndex> = program.tables.iter().map(|_| rolls.add_node(())).collect();
        for (from, table) in nodes.iter().zip(&program.tables) {
            for (_, _, block) in &table.rows {
                each_roll(program, *block, &mut |to| {
                    rolls.update_edge(*from, nodes[usize::from(to)], ());
                });
            }
        }
        let mut round: Vec<usize> = tarjan_scc(&rolls)
            .into_iter()
            .filter(|circle| circle.len() > 1 || rolls.contains_edge(circle[0], circle[0]))
            .flatten()
            .map(NodeIndex::index)
            .collect();
        round.sort_unstable();
        for table in round {
            let name = self.program.tables[table].name.clone();
            let declares = |own: &&super::InForce<'_>| own.variant.tables.iter().any(|known| known.id == name);
            let variant = self.variants.iter().find(declares).map(|own| own.variant.id.clone());
            let message = Phrase::new("variant-table-circle");
            self.troubles.push(VariantProblem { variant: variant.unwrap_or_default(), list: "tables", name, message });
        }
    }
}

/// Visits the tables on which the effects of a block roll. Blocks are nested without cycles.
fn each_roll(program: &Program, block: u16, visit: &mut dyn FnMut(u16)) {
    for act in &program.blocks[usize::from(block)] {
        match act {
            CompiledEffect::Roll(table) => visit(*table),
            CompiledEffect::Each(_, inner) | CompiledEffect::Random(_, inner) => each_roll(program, *inner, visit),
            CompiledEffect::If(_, then, otherwise) => {
                each_roll(program, *then, visit);
                each_roll(program, *otherwise, visit);
            }
            CompiledEffect::Choose(choice) => each_roll(program, program.choices[usize::from(*choice)].block, visit),
            _ => {}
        }
    }
}
