//! Counters that call others to act: picking one up, and the reach of its call.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::play::{Activation, CounterClass, Offered, PieceId, Task};
use rules::spot::Level;

use super::{AnyTable, Play, on_map_or_button};
use crate::picture::overlay::{Mark, Tone};

/// Returns the counters that may call others now: leaders with buttons of their own, unless an answer is due.
pub fn callers(table: &AnyTable) -> BTreeSet<PieceId> {
    if table.task() != Task::Answer || table.is_answer() || table.asked().is_none() {
        return BTreeSet::new();
    }
    let own = table.decisions().iter().filter_map(|decision| match decision.offered {
        Offered::WithOrFree(piece) => Some(piece),
        Offered::OnMap | Offered::Always | Offered::With(_) => None,
    });
    own.filter(|piece| table.piece(*piece).class == CounterClass::Leader && table.summons(*piece).is_some()).collect()
}

/// Returns the callers in a hex, those on the level shown first.
pub(super) fn callers_in(table: &AnyTable, hex: Hex, shown: Level) -> Vec<PieceId> {
    let able = callers(table);
    on_map_or_button::pieces_in(table, hex, shown).into_iter().filter(|piece| able.contains(piece)).collect()
}

impl Play {
    /// Returns the call of the counter in hand, otherwise that of a counter under the pointer.
    pub fn summons(&self) -> Option<&Activation> {
        let pointed = || self.pointed.as_ref().and_then(|pointed| pointed.summons.as_ref());
        self.pick.summons.as_ref().or_else(pointed)
    }
}

/// Marks the hexes of the counters that may call others.
pub(super) fn ready(table: &AnyTable) -> Vec<Mark> {
    let hexes: BTreeSet<Hex> = callers(table).into_iter().filter_map(|piece| table.hex_of(piece)).collect();
    hexes.into_iter().map(|hex| Mark::Hex(hex, Tone::Yes, String::new())).collect()
}

/// Marks the reach of a call: its outline, the chain of leaders, the counters called, those that may not do everything,
/// and those nearby that are left out.
pub(super) fn marks(table: &AnyTable, summons: &Activation) -> Vec<Mark> {
    let reach: BTreeSet<Hex> = summons.reach.iter().filter_map(|spot| table.hex(*spot)).collect();
    let rim = reach.iter().flat_map(|hex| {
        let others = hex.neighbours().filter(|near| !reach.contains(near));
        others.map(|near| Mark::Side(Hexside::new(*hex, near), Tone::Preview))
    });
    let near = |hex: &Hex| reach.contains(hex) || hex.neighbours().any(|near| reach.contains(&near));
    let mut tones: BTreeMap<Hex, Tone> = BTreeMap::new();
    // Later tones override earlier ones.
    let left = summons.left_out.iter().filter_map(|(piece, _)| table.hex_of(*piece)).filter(near);
    tones.extend(left.map(|hex| (hex, Tone::No)));
    let bound = summons.bound.iter().filter_map(|(piece, _)| table.hex_of(*piece));
    tones.extend(bound.map(|hex| (hex, Tone::Doubt)));
    tones.extend(summons.called.iter().filter_map(|piece| table.hex_of(*piece)).map(|hex| (hex, Tone::Yes)));
    tones.extend(summons.chain.iter().filter_map(|piece| table.hex_of(*piece)).map(|hex| (hex, Tone::Preview)));
    rim.chain(tones.into_iter().map(|(hex, tone)| Mark::Hex(hex, tone, String::new()))).collect()
}

#[cfg(test)]
mod tests {
    use rules::log::{Log, Players};
    use rules::play::{Actor, DecisionKind};
    use rules::project::Project;
    use rules::side::Side;
    use rules::systems::AnyGame;
    use rules::table::TextStep;

    use super::*;
    use crate::files::Bundled;
    use crate::gui::play::in_hand::Pick;

    /// Returns the third game at the point where the garrison is to give an order; both sides are persons.
    fn ordering() -> Box<AnyTable> {
        let project = Project::load(&Bundled, "guardhouse").unwrap();
        let both = Players { texan: "person".to_owned(), mexican: "person".to_owned() };
        let mut table = AnyGame::compile(&project).unwrap().sit_down(Log::begin(&project, "guardhouse", 7, both)).0;
        for _ in 0..200 {
            if table.actor() == Actor::Player(Side::Texan) && !callers(&*table).is_empty() {
                return table;
            }
            if table.actor() == Actor::Chance {
                table.roll_on();
                continue;
            }
            let done = table
                .decisions()
                .iter()
                .find(|decision| decision.kind == DecisionKind::Done)
                .or(table.decisions().first());
            let done = done.unwrap().text.clone();
            table.make(&TextStep::Action(done)).unwrap();
        }
        panic!("the garrison never orders")
    }

    #[test]
    fn an_officer_is_taken_in_hand_on_the_map_and_shows_whom_he_calls() {
        let table = ordering();
        let caller = callers(&*table).into_iter().next().unwrap();
        let (hex, at) = (table.hex_of(caller).unwrap(), table.token(caller).at.unwrap());
        let level = table.board().spot(at).level;
        assert!(ready(&*table).contains(&Mark::Hex(hex, Tone::Yes, String::new())));
        let mut pick = Pick::default();
        assert!(pick.pressed(&*table, hex, level).is_empty(), "nothing is decided by that");
        let held = pick.piece.unwrap();
        assert_eq!(table.hex_of(held), Some(hex));
        let summons = pick.summons.as_ref().unwrap();
        assert_eq!(summons.caller, held);
        let marks = marks(&*table, summons);
        assert!(marks.contains(&Mark::Hex(hex, Tone::Preview, String::new())));
        assert!(marks.iter().any(|mark| matches!(mark, Mark::Side(_, Tone::Preview))), "the rim of the reach");
        // Only its own buttons are shown; those of the others return when it is let go.
        let before = on_map_or_button::buttons(&*table, None).len();
        assert!(on_map_or_button::buttons(&*table, Some(held)).len() < before);
        pick.let_go(Some(&*table));
        assert!(pick.piece.is_none() && pick.summons.is_none());
    }

    #[test]
    fn nobody_calls_where_a_game_knows_no_such_thing() {
        let project = Project::load(&Bundled, "mission").unwrap();
        let both = Players { texan: "person".to_owned(), mexican: "person".to_owned() };
        let table = AnyGame::compile(&project).unwrap().sit_down(Log::begin(&project, "mission", 7, both)).0;
        assert!(callers(&*table).is_empty() && table.pieces().all(|piece| table.summons(piece).is_none()));
    }
}
