//! The effect of one counter fewer of each kind: ablations, from the point of view of the side whose wins are
//! measured.

use rules::phrase::Phrase;
use rules::playtest::{Ablated, Ablation, Difference, Plan, Wanted, ablations};
use rules::side::Side;
use rules::systems::{AnyGame, ablate};

use crate::cli::admission::Admitted;
use crate::cli::series::play;
use crate::cli::terminal::{Terminal, VerbError};

/// The price of each kind, the highest first.
pub(super) struct Price {
    pub(super) lines: Vec<CounterPrice>,
    /// Kinds of which the scenario needs every counter.
    pub(super) needed: Vec<String>,
}

/// The effect of one counter fewer of a kind.
pub(super) struct CounterPrice {
    pub(super) id: String,
    /// The number of counters of this kind.
    pub(super) of: i32,
    pub(super) difference: Difference,
}

impl Price {
    pub(super) fn measure(
        game: &AnyGame,
        admitted: Admitted<'_>,
        plan: &Plan,
        side: Side,
        terminal: &Terminal<'_>,
    ) -> Result<Self, VerbError> {
        let project = &admitted.opened().project;
        let list = ablations(project, Wanted { units: true, ..Wanted::default() });
        let all = u32::try_from(list.len() + 1).unwrap_or(u32::MAX).saturating_mul(plan.games);
        let found =
            play(all, terminal, &|progress| ablate(game, project, &list, plan, admitted.despite_errors(), progress))?;
        if found.cancelled {
            return Err(Phrase::new("playtest-cancelled").into());
        }
        let line = |(ablation, own): &(Ablation, Ablated)| {
            let Ablation::Fewer { id, of, like } = ablation else { return None };
            let difference = own.shift.of_side(side).difference()?;
            let id = [std::slice::from_ref(id), like].concat().join(", ");
            Some(CounterPrice { id, of: *of, difference })
        };
        let mut lines: Vec<CounterPrice> = found.played.iter().filter_map(line).collect();
        lines.sort_by(|a, b| b.difference.mean.abs().total_cmp(&a.difference.mean.abs()));
        let needed = found.left_out.iter().filter_map(|own| match own {
            Ablation::Fewer { id, .. } => Some(id.clone()),
            _ => None,
        });
        Ok(Self { lines, needed: needed.collect() })
    }
}
