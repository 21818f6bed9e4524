//! The constant data of a scenario while its games are watched: pieces, crossings and rules, indexed for lookups.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::board::{Crossing, SpotId};
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::HexsideKind;
use crate::play::{NotAnAction, PieceId, Shown};
use crate::project::Project;
use crate::system::System;

/// The scenario being watched: its pieces by name, the hexsides that can be crossed, the existing rules.
#[derive(Debug)]
pub(super) struct ScenarioView<'g, G> {
    pub(super) game: &'g G,
    pieces: HashMap<String, PieceId>,
    /// The hexsides that are not clear and can be crossed, with their kinds.
    pub(super) sides: Vec<(LayeredSide, HexsideKind)>,
    /// The index of the hexside in `sides`, by the ends of a crossing.
    over: HashMap<(SpotId, SpotId), usize>,
    /// Every rule that may be cited.
    rules: BTreeSet<String>,
}

impl<'g, G: System + Shown> ScenarioView<'g, G> {
    pub(super) fn new(game: &'g G, project: &Project) -> Self {
        let board = game.board();
        let mut kinds: BTreeMap<(Hexside, Layer), HexsideKind> = BTreeMap::new();
        let mut crossings = Vec::new();
        for from in board.ids() {
            let passable = |crossing: &&Crossing| crossing.cost != Crossing::PROHIBITED;
            let drawn = board.crossings(from).iter().filter(|own| own.kind != HexsideKind::Clear);
            for crossing in drawn.filter(passable) {
                let side = (board.side(from, crossing), crossing.layer);
                kinds.insert(side, crossing.kind);
                crossings.push(((from, crossing.to), side));
            }
        }
        let place: BTreeMap<_, usize> = kinds.keys().copied().zip(0..).collect();
        let over = crossings.into_iter().filter_map(|(ends, side)| Some((ends, *place.get(&side)?))).collect();
        let sides = kinds.into_iter().map(|((side, layer), kind)| (LayeredSide::new(side, layer), kind)).collect();
        let pieces = (0..game.piece_count()).map(|own| PieceId(own as u16));
        let pieces = pieces.map(|piece| (game.piece(piece).name.to_owned(), piece)).collect();
        let published = G::index().rules().map(|rule| rule.atom.id().to_owned());
        let registered = G::index().registered.iter().copied().flatten().map(|atom| atom.id().to_owned());
        let of_variants = project.variants.iter().filter(|own| own.on).flat_map(|own| own.document.atoms());
        let rules = published.chain(registered).chain(of_variants).collect();
        Self { game, pieces, sides, over, rules }
    }

    /// Returns the piece of a name.
    pub(super) fn piece(&self, name: &str) -> Option<PieceId> {
        self.pieces.get(name).copied()
    }

    /// Returns the index of the hexside between two spots; `None` if it is clear or cannot be crossed.
    pub(super) fn over(&self, from: SpotId, to: SpotId) -> Option<usize> {
        self.over.get(&(from, to)).copied()
    }

    /// Whether there is a rule of this number.
    pub(super) fn has_rule(&self, number: &str) -> bool {
        self.rules.contains(number)
    }

    /// Returns the kinds of actions of the system: the first words of the texts of actions.
    pub(super) fn verbs(&self) -> Vec<&'static str> {
        match self.game.read_action("") {
            Err(NotAnAction::Verb { known, .. }) => known,
            _ => Vec::new(),
        }
    }
}

/// Returns the kind of action of a text: its first word, followed by the name of the rule for the use of a variant's
/// rule.
pub(super) fn verb_of(text: &str) -> &str {
    const USE: &str = "use ";
    let begin = if text.starts_with(USE) { USE.len() } else { 0 };
    let end = text[begin..].find(' ').map_or(text.len(), |space| begin + space);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::systems::AnyGame;

    #[test]
    fn a_kind_of_action_is_its_first_word_and_the_name_of_a_rule() {
        assert_eq!(
            ["step tenn9 1205", "done", "use ladders.2 tenn9 1205"].map(verb_of),
            ["step", "done", "use ladders.2"]
        );
    }

    #[test]
    fn what_can_be_crossed_and_cited_is_known() {
        let project = fixture::mission();
        let AnyGame::Alamo(game) = AnyGame::compile(&project).unwrap() else { panic!("it is of the 1981 game") };
        let ground = ScenarioView::new(&*game, &project);
        assert!(ground.verbs().contains(&"tow") && ground.piece("rifles-1").is_some() && ground.has_rule("A6.3.a"));
        assert!(!ground.has_rule("A99.z") && ground.piece("nobody").is_none());
        assert!(ground.sides.iter().any(|(_, kind)| *kind == HexsideKind::Doorway));
        assert!(ground.sides.iter().all(|(_, kind)| *kind != HexsideKind::Impassable && *kind != HexsideKind::Clear));
        let board = game.board();
        for from in board.ids() {
            for crossing in board.crossings(from) {
                let own = ground.over(from, crossing.to).map(|place| ground.sides[place]);
                let due = crossing.kind != HexsideKind::Clear && crossing.cost != Crossing::PROHIBITED;
                let side = LayeredSide::new(board.side(from, crossing), crossing.layer);
                assert_eq!(own, due.then_some((side, crossing.kind)));
            }
        }
    }
}
