//! The odds of attacks, with their calculation.

use crate::alamo::assault::{Assault, Check};
use crate::alamo::{self, Action, Game, Mode, Pending, Position, Strike};
use crate::phrase::Phrase;
use crate::play::{Atom, Attack, Cited, Odds, ReckoningLine, Shown};

/// The odds of an assault from a position.
pub(super) fn odds(game: &Game, position: &Position, assault: &Assault, heading: Option<Phrase>) -> Odds {
    let attacks = assault.attacks.iter().map(|(strike, odds)| attack(game, position, assault, strike, odds));
    let refused = assault.refused.iter().map(|(_, refusal)| refusal.clone());
    Odds { heading, attacks: attacks.collect(), refused: refused.collect() }
}

/// The odds of a counterattack, while a player is asked for it.
pub(super) fn answer(game: &Game, position: &Position) -> Option<Odds> {
    let Some(Pending::Counter(strike)) = position.pending.last() else { return None };
    let may = |mode: &Mode| game.check(position, Action::Counterattack { mode: *mode }).is_ok();
    let strikes = Mode::ALL.into_iter().filter(may).filter_map(|mode| {
        let strike = game.aim(position, strike.by, mode, strike.target).ok()?;
        Some((strike, game.odds(position, &strike)))
    });
    let assault = Assault {
        position: *position,
        unit: strike.unit,
        target: strike.target,
        phase: position.phase,
        attacks: strikes.collect(),
        refused: Vec::new(),
    };
    Some(odds(game, position, &assault, None))
}

fn attack(game: &Game, position: &Position, assault: &Assault, strike: &Strike, odds: &alamo::Odds) -> Attack {
    // The action that makes the strike: an attack or a counterattack.
    let action = match position.pending.last() {
        Some(Pending::Counter(_)) => Action::Counterattack { mode: strike.mode },
        _ => Action::Attack { by: strike.by, mode: strike.mode, target: strike.target },
    };
    Attack {
        decision: game.write_action(action),
        label: game.label(position, action),
        chances: Assault::chances(game, odds),
        reckoning: game.reckon(assault, strike),
    }
}

impl Game {
    /// The calculation of the odds of a strike: strength, row and column, the die, and the Damage Check.
    #[must_use]
    pub fn reckon(&self, assault: &Assault, strike: &Strike) -> Vec<ReckoningLine> {
        let strength = Phrase::new("reckoning-strength");
        let mut lines = vec![
            ReckoningLine::Title(Phrase::new(strike.mode.word())),
            ReckoningLine::Sum(strength, assault.strength(self, strike).to_string()),
        ];
        let portions = assault.portions(self, strike).into_iter().enumerate();
        lines.extend(portions.map(|(at, own)| {
            let figure = if at > 0 { format!("{:+}", own.value) } else { own.value.to_string() };
            self.item(figure, own.rule)
        }));
        lines.push(ReckoningLine::Said(
            assault.reading(self, strike),
            self.cited(self.cover(&assault.position, strike).atom),
        ));
        lines.push(ReckoningLine::Faces(self.table_line(strike.column).iter().map(ToString::to_string).collect()));
        if let Some(check) = assault.check(self, strike) {
            self.reckon_check(&check, &mut lines);
        }
        lines
    }

    /// The calculation of a Damage Check.
    fn reckon_check(&self, check: &Check, lines: &mut Vec<ReckoningLine>) {
        lines.push(ReckoningLine::Sum(Phrase::new("reckoning-check"), check.morale.to_string()));
        lines.extend(check.modifiers.iter().map(|own| self.item(format!("{:+}", own.value), own.rule)));
        lines.extend(check.number.map(|number| ReckoningLine::Item {
            figure: String::new(),
            says: Phrase::new("reckoning-number"),
            rule: self.cited(number),
        }));
        lines.push(ReckoningLine::Sum(Phrase::new("reckoning-sum"), check.sum()));
    }

    fn item(&self, figure: String, rule: Atom) -> ReckoningLine {
        let says = match self.credit(rule) {
            None => self.rule_says(rule),
            Some(credit) => {
                let title = Phrase::new("query-because").words("rule", credit.title.clone());
                title.said("text", self.rule_says(rule))
            }
        };
        ReckoningLine::Item { figure, says, rule: self.cited(rule) }
    }

    fn cited(&self, rule: Atom) -> Cited {
        Cited { rule, because: self.because(rule) }
    }

    /// A rule with its text; a rule of a variant is cited with the title of the variant.
    #[must_use]
    pub fn because(&self, rule: Atom) -> Phrase {
        Phrase::new("query-because").said("rule", self.cite(rule)).said("text", self.rule_says(rule))
    }
}
