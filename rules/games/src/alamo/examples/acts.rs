//! Helpers for the examples.

use std::sync::LazyLock;

use super::*;
use crate::alamo::position::Strike;

/// The bundled game, shared so that its lines of sight are computed only once.
pub(super) static ALAMO: LazyLock<Game> = LazyLock::new(|| Game::new(&fixture::alamo()).unwrap());

impl Scene {
    pub(super) fn check(&self, action: Action) -> Result<(), &'static str> {
        self.game.check(&self.position, action).map_err(|refusal| refusal.atom.id())
    }

    pub(super) fn act(&mut self, action: Action) -> Result<(), &'static str> {
        self.game.apply(&mut self.position, action, &mut Vec::new()).map_err(|refusal| refusal.atom.id())
    }

    /// Resolves the pending roll with a sum.
    #[track_caller]
    pub(super) fn roll(&mut self, sum: u8) {
        assert!(self.game.resolve(&mut self.position, Roll(sum), &mut Vec::new()), "no dice give {sum} now");
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.position, &mut legal);
        legal
    }

    /// Begins a phase as the sequence of play does.
    pub(super) fn begin(&mut self, phase: Phase) {
        self.game.begin(&mut self.position, phase, &mut Vec::new());
    }

    pub(super) fn at(&self, piece: PieceId) -> String {
        match self.position.state(piece).at {
            SpotId::NOWHERE => "nowhere".to_owned(),
            at => self.game.board.spot(at).to_string(),
        }
    }

    /// Takes every piece that is not on the map out of the game.
    pub(super) fn nobody_else_comes(&mut self) {
        for state in self.position.pieces.iter_mut().filter(|state| !state.is_on_map()) {
            state.status = Status::Gone;
        }
    }

    /// Resolves a Damage Check of a unit attacked in melee that exceeds its morale by `over`, modifiers included. What
    /// two dice cannot reach is added as the number from the table.
    #[track_caller]
    pub(super) fn damage(&mut self, by: PieceId, target: PieceId, over: i8) {
        let strike = Strike { by, unit: by, target, mode: Mode::Melee, row: 0, column: 0 };
        let sum: i8 = self.game.modifiers(&self.position, &strike, 0).iter().map(|modifier| modifier.value).sum();
        let wanted = self.game.morale(&self.position, target) as i8 + over - sum;
        let number = (wanted - 12).max(0);
        let from = self.position.state(by).at;
        self.position.pending.push(Pending::damage(&strike, number as u8, from));
        self.roll((wanted - number) as u8);
    }

    /// The leader whose test is pending.
    pub(super) fn next_test(&self) -> Option<PieceId> {
        match self.position.pending.last() {
            Some(Pending::Leader(peril)) => Some(peril.leader),
            _ => None,
        }
    }

    /// The paths of the pending retreat.
    pub(super) fn paths(&self) -> Vec<[String; 3]> {
        let name = |spot: &SpotId| self.game.board.spot(*spot).to_string();
        self.legal()
            .into_iter()
            .filter_map(|action| match action {
                Action::Retreat { path } => path.spots().iter().map(name).collect::<Vec<_>>().try_into().ok(),
                _ => None,
            })
            .collect()
    }

    /// Retreats along the first path that contains all of `spots`.
    #[track_caller]
    pub(super) fn retreat_over(&mut self, spots: &[&str]) {
        let wanted: Vec<_> = spots.iter().map(|text| self.spot(text)).collect();
        let action = self
            .legal()
            .into_iter()
            .find(|action| matches!(action, Action::Retreat { path } if wanted.iter().all(|spot| path.spots().contains(spot))));
        let action = action.unwrap_or_else(|| panic!("no path over {spots:?} among {:?}", self.paths()));
        self.act(action).unwrap();
    }
}
