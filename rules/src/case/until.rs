//! The step `until PHASE TURN`: ends phases and declines offers until the given phase begins.

use super::due::due;
use super::steps::{Rehearsed, StepFailure};
use super::{Happenings, NotAnExpectation};
use crate::phrase::Phrase;
use crate::play::{Actor, Moment, Phase, Roll};

/// The form of the step.
pub(super) const FORM: &str = "until PHASE TURN";

/// The first word of the form.
const VERB: &str = "until";

/// Returns the first word of the step; `None` if the game system has no phases to go to.
pub(super) fn verb<G: Rehearsed>() -> Option<&'static str> {
    (!G::phases().is_empty()).then_some(VERB)
}

/// Performs the step; `None` if the text is not such a step. Rolls on the way consume the dice, in order.
///
/// # Errors
///
/// If the step cannot be performed.
pub(super) fn leap<G: Rehearsed>(
    text: &str,
    game: &G,
    position: &mut G::Position,
    dice: &mut dyn Iterator<Item = u8>,
    happenings: &mut Happenings<G>,
) -> Option<Result<(), StepFailure>> {
    let until = Until::read(text, game)?;
    Some(until.map_err(StepFailure::Unreadable).and_then(|until| until.go(game, position, dice, happenings)))
}

/// The phase to go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Until {
    phase: Phase,
    /// The Game-Turn; `None` for the next one in which the phase waits for a player.
    turn: Option<u8>,
}

impl Until {
    /// Reads the step; `None` for any other action.
    pub(super) fn read<G: Rehearsed>(text: &str, game: &G) -> Option<Result<Self, Phrase>> {
        let words: Vec<&str> = text.split_whitespace().collect();
        verb::<G>().filter(|verb| words.first() == Some(verb))?;
        let (phase, turn) = match words[1..] {
            [phase] => (phase, None),
            [phase, turn] => (phase, Some(turn)),
            _ => return Some(Err(Phrase::new("case-other-form").with("form", FORM))),
        };
        let until = Self::new::<G>(phase, turn);
        Some(until.and_then(|own| game.waits(own.phase).map(|()| own)))
    }

    fn new<G: Rehearsed>(word: &str, turn: Option<&str>) -> Result<Self, Phrase> {
        let phases = G::phases();
        let Some(phase) = phases.iter().copied().find(|phase| phase.word == word) else {
            let known: Vec<String> = phases.iter().map(|phase| phase.word.to_owned()).collect();
            return Err(NotAnExpectation::Word { word: word.to_owned(), known }.message());
        };
        let number =
            |text: &str| text.parse().map_err(|_| NotAnExpectation::Number { word: text.to_owned() }.message());
        Ok(Self { phase, turn: turn.map(number).transpose()? })
    }

    /// Goes to the phase. Rolls on the way consume the dice, in order.
    ///
    /// # Errors
    ///
    /// At a decision that cannot be declined, at a roll without a die left, or if the phase passes without waiting.
    pub(super) fn go<G: Rehearsed>(
        self,
        game: &G,
        position: &mut G::Position,
        dice: &mut dyn Iterator<Item = u8>,
        happenings: &mut Happenings<G>,
    ) -> Result<(), StepFailure> {
        let phases = G::phases();
        let place = |own: Phase| phases.iter().position(|phase| phase.word == own.word);
        loop {
            let seen = happenings.events().len();
            match game.actor(position) {
                Actor::Over => return Err(StepFailure::Due(due(game, position))),
                Actor::Chance => {
                    let rolled = dice.next().is_some_and(|roll| happenings.roll(game, position, Roll(roll)));
                    if !rolled {
                        return Err(StepFailure::Due(due(game, position)));
                    }
                }
                Actor::Player(_) => game.pass(position, happenings).map_err(StepFailure::Refused)?,
            }
            let now = game.moment(position);
            let began = happenings.events()[seen..].iter().filter_map(G::begun).any(|moment| self.is_meant(moment));
            if began && now.phase.word == self.phase.word {
                return Ok(());
            }
            if self.turn.is_some_and(|turn| (turn, place(self.phase)) < (now.turn, place(now.phase))) {
                let phase = self.phase.word;
                return Err(StepFailure::Due(
                    Phrase::new("case-until-gone").with("phase", phase).said("due", due(game, position)),
                ));
            }
        }
    }

    fn is_meant(self, moment: Moment) -> bool {
        moment.phase.word == self.phase.word && self.turn.is_none_or(|own| own == moment.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alamo::Phase;
    use crate::case::{Case, Cases, StartingPiece, Step, run};
    use crate::fixture;

    fn step(action: &str, dice: &[u8], refused: &str) -> Step {
        Step { action: action.to_owned(), dice: dice.to_vec(), refused: refused.to_owned(), ..Step::default() }
    }

    /// Returns the failures of these steps: the step, what was found, and what is due then.
    fn failed(
        phase: Phase,
        pieces: &[(&str, &str)],
        steps: Vec<Step>,
    ) -> Vec<(usize, &'static str, Option<&'static str>)> {
        let standing = |(piece, at): &(&str, &str)| StartingPiece {
            piece: (*piece).to_owned(),
            at: Some(at.parse().unwrap()),
            ..StartingPiece::default()
        };
        let pieces = pieces.iter().map(standing).collect();
        let cases = Cases {
            cases: vec![Case { turn: 1, phase: Some(phase), pieces, steps, ..Case::default() }],
            ..Cases::default()
        };
        let reports = run(&cases, &fixture::alamo());
        let due = |found: &Phrase| {
            found.arguments.iter().find_map(|(_, own)| match own {
                crate::phrase::Argument::Said(message) => Some(message.id),
                _ => None,
            })
        };
        reports[0].failures.iter().map(|own| (own.step, own.found.id, due(&own.found))).collect()
    }

    #[test]
    fn it_goes_through_turns_that_ask_nothing() {
        let mut far = step("until mexican_movement 3", &[], "");
        far.then = vec!["turn 3".to_owned(), "phase mexican_movement".to_owned()];
        assert_eq!(failed(Phase::TexanMovement, &[("kent9", "1013")], vec![far]), []);
    }

    #[test]
    fn a_roll_without_a_die_and_a_decision_stop_it_and_are_named() {
        let pieces = [("kent9", "1518"), ("c1-aldama-1", "1517")];
        let melee = || step("melee c1-aldama-1 kent9", &[], "");
        let until = |dice| step("until mexican_movement", dice, "");
        assert_eq!(failed(Phase::MexicanCombat, &pieces, vec![melee(), until(&[])]), [(2, "case-due-roll", None)]);
        assert_eq!(failed(Phase::MexicanCombat, &pieces, vec![melee(), until(&[6])]), []);
    }

    #[test]
    fn what_is_over_is_over() {
        let gone = failed(Phase::TexanCombat, &[("kent9", "1013")], vec![step("until texan_movement 1", &[], "")]);
        assert_eq!(gone, [(1, "case-until-gone", Some("case-due-choice"))]);
        let skipped = failed(Phase::TexanCombat, &[("kent9", "1013")], vec![step("until replacement 2", &[], "")]);
        assert_eq!(skipped, [(1, "case-until-gone", Some("case-due-choice"))]);
    }

    #[test]
    fn where_nothing_happened_it_is_said_what_is_due() {
        let pieces = [("kent9", "1518"), ("c1-aldama-1", "1517")];
        let looks = Step { events: vec!["A8.4.a".to_owned()], ..Step::default() };
        assert_eq!(
            failed(Phase::MexicanCombat, &pieces, vec![looks.clone()]),
            [(1, "case-no-events", Some("case-due-choice"))]
        );
        let melee = step("melee c1-aldama-1 kent9", &[], "");
        assert_eq!(
            failed(Phase::MexicanCombat, &pieces, vec![melee.clone(), looks]),
            [(2, "case-no-events", Some("case-due-roll"))]
        );
        assert_eq!(
            failed(Phase::MexicanCombat, &pieces, vec![melee, step("done", &[], "")]),
            [(2, "case-refused-first", Some("case-due-roll"))]
        );
        let die = Step { dice: vec![3], ..Step::default() };
        assert_eq!(failed(Phase::MexicanCombat, &pieces, vec![die]), [(1, "case-no-roll", Some("case-due-choice"))]);
    }
}
