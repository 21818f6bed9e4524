//! Answers the questions.

use rules::play::PieceId;
use rules::playtest::{Plan, Results};
use rules::side::Side;
use rules::table::{NotDone, TextStep};
use serde_json::{Value, json};

use super::Tell;
use super::finder::{piece, spot};
use super::request::{Asking, Request, StepRecord};
use super::session::Session;
use crate::account::AnyTable;
use crate::page::play_on;

impl Session {
    /// Answers a question, reporting progress to `tell`.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be answered.
    pub(super) fn answer(&self, asking: &Asking, tell: &mut Tell<'_>) -> Result<Value, String> {
        let mut own = self.table(asking)?;
        let table = &mut *own;
        let from = asking.made.len();
        match &asking.what {
            Request::Stand => Ok(json!({ "stand": self.stand(table) })),
            Request::Sight(ends) => Ok(self.sight(table, ends)),
            Request::Odds { piece: by, hex } => {
                let by = piece(table, by)?;
                let side = table.piece(by).side;
                let there = |other: &PieceId| {
                    table.piece(*other).side != side && table.hex_of(*other).is_some_and(|at| at.to_string() == *hex)
                };
                let targets: Vec<_> = table.pieces().filter(there).collect();
                Ok(targets.into_iter().map(|target| self.odds(table.odds(by, target))).collect())
            }
            Request::Reach(name) => Ok(Self::reach(table, &table.reach(piece(table, name)?, false))),
            Request::Make(decision) => {
                let made = table.make(&TextStep::Action(decision.clone()));
                self.done(table, from, asking, made, tell)
            }
            Request::Walk { piece: name, to } => {
                let (piece, to) =
                    (piece(table, name)?, spot(table.board(), to).map_err(|_| format!("no spot is called {to}"))?);
                let way = table.reach(piece, false).way_to(to).map(|way| way.steps.clone());
                let path: Vec<_> = way.iter().flatten().map(|stride| stride.to).collect();
                let steps = table.walk(piece, &path);
                let made = steps.into_iter().try_for_each(|step| table.make(&TextStep::Action(step)));
                self.done(table, from, asking, made, tell)
            }
            Request::Roll => {
                table.throw();
                self.done(table, from, asking, Ok(()), tell)
            }
            Request::GoOn(most) => {
                let mut goes_on = heard(*most, tell);
                let made = table.let_play(asking.rolls, &mut goes_on);
                Ok(self.shown(table, from, asking, made))
            }
            Request::Game(most) => {
                let (results, entries) = table.game_from_here(&plan(table, 1)).map_err(|error| error.to_string())?;
                let wanted = entries.iter().take(most.unwrap_or(usize::MAX));
                let made = wanted.map(StepRecord::from).try_for_each(|step| table.make(&(&step).into()));
                let mut shown = self.shown(table, from, asking, made);
                shown["result"] = self.won(&results);
                Ok(shown)
            }
            Request::Series(games) => {
                // All games run on one thread, so the lock is never contended.
                let series = table.series();
                let heard = std::sync::Mutex::new(tell);
                let progress = |done: u32| {
                    let mut tell = heard.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    tell(done as usize);
                    true
                };
                let results = play(series, &plan(table, *games), progress)?;
                Ok(json!({ "series": self.won(&results) }))
            }
        }
    }

    /// Lets the computer players continue after a person has done something, and returns the result.
    #[expect(clippy::unnecessary_wraps, reason = "it answers as the others do")]
    fn done(
        &self,
        table: &mut AnyTable,
        from: usize,
        asking: &Asking,
        made: Result<(), NotDone>,
        tell: &mut Tell<'_>,
    ) -> Result<Value, String> {
        let made = made.and_then(|()| table.let_play(asking.rolls, &mut heard(None, tell)));
        Ok(self.shown(table, from, asking, made))
    }

    /// Returns the steps that were made, for the page to show, and the state of the game now.
    fn shown(&self, table: &mut AnyTable, from: usize, asking: &Asking, made: Result<(), NotDone>) -> Value {
        let refused = match made {
            Ok(()) => None,
            Err(NotDone::Refused(refusal)) => Some(self.refused(refusal)),
            Err(other) => Some(json!({ "said": self.say(other.message()), "rule": null, "hexes": [] })),
        };
        let steps = (from..table.history().steps().len()).filter_map(|at| table.entry(at));
        let steps: Vec<_> = steps.map(|entry| json!(StepRecord::from(&entry))).collect();
        let film = play_on(&self.project, table, from, &asking.inks, &self.names, &self.tongues);
        json!({ "made": steps, "film": film, "stand": self.stand(table), "refused": refused })
    }

    /// Returns the results of games between computer players.
    fn won(&self, results: &Results) -> Value {
        let wins = Side::ALL.map(|side| results.wins(side));
        let interval = results.interval(Side::Mexican);
        let record = results.records.first();
        json!({
            "games": results.games(), "wins": wins, "low": interval.low * 100.0, "high": interval.high * 100.0,
            "faults": results.faults(), "seed": results.plan.seed, "players": results.plan.players,
            "first": record.map(|record| json!(record)),
        })
    }
}

fn play(series: rules::table::Series, plan: &Plan, progress: impl Fn(u32) -> bool + Sync) -> Result<Results, String> {
    series(plan, &progress).map_err(|error| error.to_string())
}

/// Returns the plan of games from here, with the current players.
fn plan(table: &AnyTable, games: u32) -> Plan {
    let players = table.history().hands().map(|hand| hand.name().to_owned());
    Plan { games, seed: table.head().seed, players, jobs: 1 }
}

/// Returns a callback that reports progress and returns whether to go on.
fn heard(most: Option<usize>, tell: &mut Tell<'_>) -> impl FnMut(usize) -> bool {
    move |made| {
        if made % 8 == 7 {
            tell(made);
        }
        most.is_none_or(|most| made < most)
    }
}
