//! Messages about shards that are refused.

use std::path::PathBuf;

use rules::log::{Changed, VERSION};
use rules::phrase::Phrase;
use rules::playtest::{Conflict, Foreign, Refused, Shard, ShardFault, Why};

/// The shards and their files, in the same order.
pub(super) struct NamedShards<'a> {
    pub(super) files: &'a [PathBuf],
    pub(super) shards: &'a [Shard],
}

impl NamedShards<'_> {
    /// Returns the messages about refused shards.
    pub(super) fn refused(&self, refused: &[Refused]) -> Vec<Phrase> {
        refused.iter().map(|own| self.why(own)).collect()
    }

    fn why(&self, Refused { shard, why }: &Refused) -> Phrase {
        let of = |id| self.about(id, *shard);
        let first = &self.shards[0];
        match why {
            Why::Fault(ShardFault::Seal) => of("gather-fault-seal"),
            Why::Fault(ShardFault::Range) => of("gather-fault-range"),
            Why::Fault(ShardFault::Figure) => of("gather-fault-figure"),
            Why::Fault(ShardFault::Counts) => of("gather-fault-counts"),
            Why::Played(game) => of("gather-other-game").with("game", game + 1),
            Why::Counted => of("gather-other-counts"),
            Why::Foreign(Foreign::Version(version)) => {
                of("gather-other-version").with("version", version).with("own", VERSION)
            }
            Why::Foreign(Foreign::Seed(seed)) => of("gather-other-seed").with("seed", seed).with("own", first.seed),
            Why::Foreign(Foreign::Players(players)) => of("gather-other-players")
                .with("texan", &players.texan)
                .with("mexican", &players.mexican)
                .with("own-texan", &first.players.texan)
                .with("own-mexican", &first.players.mexican),
            Why::Foreign(Foreign::Until(until)) => {
                let told = |until: &Option<f64>| until.map_or("–".to_owned(), |points| points.to_string());
                of("gather-other-until").with("until", told(until)).with("own", told(&first.until))
            }
            // Without details, only the order differs.
            Why::Foreign(Foreign::Documents(changes)) => match Changed::message(changes) {
                Some(change) => of("gather-other-documents").said("change", change),
                None => of("gather-other-order"),
            },
        }
    }

    /// Returns the messages about games for which two shards have different results.
    pub(super) fn conflicts(&self, conflicts: &[Conflict]) -> Vec<Phrase> {
        let told = |own: &Conflict| {
            let [one, other] = own.shards;
            let message = self.about(if own.right.is_some() { "gather-conflict" } else { "gather-conflict-both" }, one);
            let message = message.with("other", self.files[other].display()).with("game", own.game + 1);
            match own.right {
                Some(right) => message.with("right", self.files[right].display()),
                None => message,
            }
        };
        conflicts.iter().map(told).collect()
    }

    fn about(&self, id: &'static str, shard: usize) -> Phrase {
        Phrase::new(id).with("file", self.files[shard].display())
    }
}
