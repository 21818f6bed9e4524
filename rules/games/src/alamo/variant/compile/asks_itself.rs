//! Quantities that depend on themselves: computing one would wait for its own result.

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use super::Writer;
use crate::alamo::variant::report::VariantProblem;
use crate::phrase::Phrase;
use crate::variant::{
    Bindings, Condition, LIFTABLE, Number, Quantity, Query, Rule, Said, Variant, suspending, walk_rule_within,
};

/// A rule that changes a quantity, with the quantities its words depend on.
struct Asker<'a> {
    variant: &'a str,
    name: String,
    what: usize,
    asks: Vec<usize>,
}

/// The quantities of the game that words of rules may depend on.
const ASKED: [Quantity; 7] = [
    Quantity::Sees,
    Quantity::Sight,
    Quantity::ZocAcross,
    Quantity::Moves,
    Quantity::MayCross,
    Quantity::MayEnter,
    Quantity::SeesPast,
];

/// The index of the lifting of a rule of the base game that lets a piece go somewhere.
const LIFTED: usize = ASKED.len();

/// Returns the index of a quantity; `None` if no word depends on it.
fn index_of(what: &Quantity) -> Option<usize> {
    match what {
        Quantity::Applies(name) => LIFTABLE.contains(&name.as_str()).then_some(LIFTED),
        what => ASKED.iter().position(|asked| asked == what),
    }
}

/// The indices of the quantities a word depends on.
const fn asked_by(said: &Said<'_>) -> &'static [usize] {
    match said {
        Said::Condition(Condition::Sees(..)) => &[0, 1, 6],
        Said::Condition(Condition::Zoc(..)) => &[2],
        Said::Number(number) => asked_by_number(number),
        Said::Query(Query::Soonest(..)) => &[4, 5, LIFTED],
        Said::Condition(_) | Said::Query(_) | Said::Thing(_) | Said::Effect(_) => &[],
    }
}

/// The indices of the quantities a number depends on. The words inside it are visited separately.
const fn asked_by_number(number: &Number) -> &'static [usize] {
    match number {
        Number::Mp | Number::PointsOf(_) => &[3],
        Number::N(_)
        | Number::P(_)
        | Number::Neg(_)
        | Number::F(..)
        | Number::Turn
        | Number::Margin
        | Number::Made(_)
        | Number::Count(_)
        | Number::Distance(..)
        | Number::Direction(..)
        | Number::StrengthOf(..)
        | Number::MoraleOf(_)
        | Number::RatingOf(_)
        | Number::StepsOf(_)
        | Number::Casualties
        | Number::VictoryPoints
        | Number::Dice
        | Number::Left(_)
        | Number::Sum(_)
        | Number::Difference(..)
        | Number::Product(..)
        | Number::Least(_)
        | Number::Most(_) => &[],
    }
}

impl Writer<'_> {
    /// Refuses every rule that changes a quantity while a word of it depends on that quantity, directly or through
    /// others.
    pub(super) fn refuse_asking_itself(&mut self) {
        let all = self.evaluator();
        let mut asks: DiGraph<(), ()> = DiGraph::new();
        let nodes: Vec<NodeIndex> = (0..=LIFTED).map(|_| asks.add_node(())).collect();
        for own in &all {
            for other in &own.asks {
                asks.update_edge(nodes[own.what], nodes[*other], ());
            }
        }
        let circles: Vec<Vec<usize>> = tarjan_scc(&asks)
            .into_iter()
            .filter(|circle| circle.len() > 1 || asks.contains_edge(circle[0], circle[0]))
            .map(|circle| circle.into_iter().map(NodeIndex::index).collect())
            .collect();
        let is_round = |own: &&Asker<'_>| {
            circles.iter().any(|circle| circle.contains(&own.what) && own.asks.iter().any(|at| circle.contains(at)))
        };
        let troubles: Vec<VariantProblem> = all
            .iter()
            .filter(is_round)
            .map(|own| VariantProblem {
                variant: own.variant.to_owned(),
                list: "rules",
                name: own.name.clone(),
                message: Phrase::new("variant-asks-itself"),
            })
            .collect();
        self.troubles.extend(troubles);
    }

    /// Returns the rules that change a quantity on which words depend.
    fn evaluator(&self) -> Vec<Asker<'_>> {
        let mut all = Vec::new();
        let in_force: Vec<&Variant> = self.variants.iter().map(|own| own.variant).collect();
        for own in self.variants {
            for (number, rule) in (1..).zip(&own.variant.rules) {
                let Rule::Adjust { what, .. } = rule else { continue };
                let Some(what) = index_of(what) else { continue };
                let looks = Bindings::of_rule(rule, self.known).it;
                let mut asks = Vec::new();
                // Whether it applies is asked as well.
                for rule in suspending(rule.id(), &in_force).into_iter().chain([rule]) {
                    walk_rule_within(rule, &looks, &mut |said, _| asks.extend(asked_by(&said)));
                }
                if !asks.is_empty() {
                    let variant = own.variant.id.as_str();
                    all.push(Asker { variant, name: rule.name_in(variant, number), what, asks });
                }
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use crate::alamo::scenario_check::judge;
    use crate::board::Board;
    use crate::fixture;
    use crate::project::LoadedVariant;
    use crate::text;

    /// Returns the refused rules of a variant with these rules.
    fn refused(rules: &str) -> Vec<String> {
        let document = text::read(&format!(
            r#"Variant(format: 1, id: "mirror", title: (en: "Mirror", fr: "Miroir"), by: Reconstructed("a test"),
                rules: [{rules}])"#
        ));
        let mut project = fixture::alamo();
        project.variants.push(LoadedVariant::off("mirror".to_owned(), document.unwrap()));
        let (opening, _) = judge(&project, Board::new(&project.map, crate::alamo::charts(&project.rulebook)));
        opening.proof.troubles.into_iter().map(|(_, own)| format!("{} {}", own.name, own.message.id)).collect()
    }

    #[test]
    fn nothing_is_asked_for_while_it_is_reckoned() {
        let itself = |name: &str| format!("mirror.{name} variant-asks-itself");
        assert_eq!(refused("Adjust(what: Moves, if: Ge(Mp, N(3)), op: Add(N(1)))"), [itself("1")]);
        assert_eq!(refused("Adjust(what: Sees, if: Sees(From, To), op: Forbid)"), [itself("1")]);
        assert_eq!(refused("Adjust(what: ZocAcross, if: Exists(Units(Zoc(It, From))), op: Forbid)"), [itself("1")]);
        let round = "Adjust(what: Moves, if: Exists(Spots(Sees(At(Unit), It))), op: Add(N(1))),
            Adjust(what: Sight, if: Exists(Units(Ge(PointsOf(It), N(3)))), op: Add(N(1)))";
        assert_eq!(refused(round), [itself("1"), itself("2")]);
        let suspended =
            "Adjust(id: \"x\", what: Moves, op: Add(N(1))), Adjust(what: Applies(\"x\"), if: Ge(Mp, N(3)), op: Forbid)";
        assert_eq!(refused(suspended), ["x variant-asks-itself"]);
        assert_eq!(refused("Adjust(what: Moves, if: Ge(MoraleOf(Unit), N(8)), op: Add(N(1)))"), [""; 0]);
        let round =
            "Adjust(id: \"x\", what: Applies(\"y\"), op: Forbid), Adjust(id: \"y\", what: Applies(\"x\"), op: Forbid)";
        assert_eq!(refused(round), ["x variant-suspends-itself", "y variant-suspends-itself"]);
    }
}
