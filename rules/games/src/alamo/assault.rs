//! The results of an attack with their probabilities and the calculation behind them, for display.

use serde::Serialize;

use super::{Action, Cover, Game, Mode, Odds, Phase, PieceId, Position, Strike, StrikeEffect};
use crate::phrase::Phrase;
use crate::play::{Atom, Fraction, Refusal};
use crate::rulebook::CombatResult;
use crate::side::Side;

/// An attack by one unit or battery on one enemy, in the attacker's own Combat Phase.
#[derive(Debug, Clone)]
pub struct Assault {
    /// The position at the start of the phase.
    pub position: Position,
    /// The attacking unit or battery.
    pub unit: PieceId,
    /// The target.
    pub target: PieceId,
    /// The Combat Phase of the attack.
    pub phase: Phase,
    /// The modes of attack that are allowed, with their odds.
    pub attacks: Vec<(Strike, Odds)>,
    /// The modes of attack that are not allowed, with the reasons.
    pub refused: Vec<(Mode, Refusal)>,
}

/// A figure with the rule it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct CitedFigure {
    /// The rule.
    pub rule: Atom,
    /// The amount added, negative if subtracted.
    pub value: i16,
}

/// The inputs of a Damage Check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// The morale of the target.
    pub morale: u8,
    /// The modifiers of the dice with their rules, except the number from the combat table.
    pub modifiers: Vec<CitedFigure>,
    /// The rule that adds the number from the table; `None` if no result has a number.
    pub number: Option<Atom>,
    /// The smallest sum of all modifiers over the results of the column.
    pub least: i16,
    /// The largest sum of all modifiers over the results of the column.
    pub most: i16,
}

impl Assault {
    /// Computes the assault. Both pieces must be on the map.
    #[must_use]
    pub fn new(game: &Game, mut position: Position, unit: PieceId, target: PieceId, modes: &[Mode]) -> Self {
        let phase = game.open_combat(&mut position, unit);
        let (mut attacks, mut refused) = (Vec::new(), Vec::new());
        for mode in modes.iter().copied() {
            let allowed = game.check(&position, Action::Attack { by: unit, mode, target });
            match allowed.and_then(|()| game.aim(&position, unit, mode, target)) {
                Ok(strike) => attacks.push((strike, game.odds(&position, &strike))),
                Err(refusal) => refused.push((mode, refusal)),
            }
        }
        Self { position, unit, target, phase, attacks, refused }
    }

    /// A heading that names the attacker, the target, their spots and the phase.
    #[must_use]
    pub fn heading(&self, game: &Game) -> Phrase {
        Phrase::new("query-odds")
            .with("unit", &game.piece(self.unit).name)
            .with("spot", game.spot_shown(self.position.state(self.unit).at))
            .with("target", &game.piece(self.target).name)
            .with("target-spot", game.spot_shown(self.position.state(self.target).at))
            .word("phase", self.phase.combat_word())
    }

    /// Describes the row, cover and column of a strike in a sentence.
    #[must_use]
    pub fn reading(&self, game: &Game, strike: &Strike) -> Phrase {
        game.tell_reading(&self.position, strike)
    }

    /// The components of the strength of a strike.
    #[must_use]
    pub fn portions(&self, game: &Game, strike: &Strike) -> Vec<CitedFigure> {
        let portions = game.strength_items_against(&self.position, strike.by, strike.mode, strike.target);
        portions.iter().map(|own| CitedFigure { rule: own.atom, value: own.value }).collect()
    }

    /// The strength of a strike.
    #[must_use]
    pub fn strength(&self, game: &Game, strike: &Strike) -> u8 {
        game.strength_against(&self.position, strike.by, strike.mode, strike.target)
    }

    /// The dice modifiers of a Damage Check with their rules, for `number` from the combat table.
    #[must_use]
    pub fn modifiers(&self, game: &Game, strike: &Strike, number: u8) -> Vec<CitedFigure> {
        let modifiers = game.modifiers(&self.position, strike, number);
        modifiers.iter().map(|own| CitedFigure { rule: own.atom, value: i16::from(own.value) }).collect()
    }

    /// The sum of the dice modifiers of the Damage Check that `result` calls for; `None` if it calls for none.
    #[must_use]
    pub fn added(&self, game: &Game, strike: &Strike, result: CombatResult) -> Option<i16> {
        match result {
            CombatResult::Hit(number) => Some(self.modifiers(game, strike, number).iter().map(|own| own.value).sum()),
            CombatResult::Nothing | CombatResult::Counterattack => None,
        }
    }

    /// The inputs of the Damage Check; `None` if no face of the die leads to one.
    #[must_use]
    pub fn check(&self, game: &Game, strike: &Strike) -> Option<Check> {
        let line = game.table_line(strike.column);
        let added: Vec<_> = line.into_iter().filter_map(|result| self.added(game, strike, result)).collect();
        let (least, most) = (*added.iter().min()?, *added.iter().max()?);
        let modifiers = self.modifiers(game, strike, 0);
        let number = line.into_iter().find_map(|result| match result {
            CombatResult::Hit(number) if number > 0 => {
                let with = self.modifiers(game, strike, number);
                with.iter().map(|own| own.rule).find(|rule| modifiers.iter().all(|own| own.rule != *rule))
            }
            CombatResult::Hit(_) | CombatResult::Nothing | CombatResult::Counterattack => None,
        });
        Some(Check { morale: game.morale(&self.position, strike.target), modifiers, number, least, most })
    }

    /// Every possible effect and every leader who may fall, in words with its probability.
    #[must_use]
    pub fn chances(game: &Game, odds: &Odds) -> Vec<(Phrase, Fraction)> {
        let effects = StrikeEffect::ALL.into_iter().map(|effect| (effect, odds.chance_of(effect)));
        let effects = effects
            .filter(|(_, chance)| chance.is_possible())
            .map(|(effect, chance)| (Phrase::new(effect_word(effect)), chance));
        let leaders = odds.leaders().iter().map(|(leader, chance)| {
            (Phrase::new("query-leader-falls").with("leader", &game.piece(*leader).name), *chance)
        });
        effects.chain(leaders).collect()
    }
}

impl Check {
    /// The sum of all modifiers, or its range, as text.
    #[must_use]
    pub fn sum(&self) -> String {
        let Self { least, most, .. } = self;
        if least == most { format!("{least:+}") } else { format!("{least:+} … {most:+}") }
    }
}

/// The message id of the name of an effect.
#[must_use]
pub const fn effect_word(effect: StrikeEffect) -> &'static str {
    match effect {
        StrikeEffect::Nothing => "query-effect-nothing",
        StrikeEffect::Disordered => "query-effect-disorder",
        StrikeEffect::Reduced => "query-effect-step",
        StrikeEffect::ReducedAndRouted => "query-effect-step-and-rout",
        StrikeEffect::Routed => "query-effect-rout",
        StrikeEffect::Eliminated => "query-effect-eliminated",
        StrikeEffect::Counterattack => "query-effect-counterattack",
    }
}

impl Phase {
    /// The message id of the name of a Combat Phase in a query's answer.
    #[must_use]
    pub const fn combat_word(self) -> &'static str {
        match self {
            Self::MexicanCombat => "query-phase-mexican-combat",
            _ => "query-phase-texan-combat",
        }
    }
}

impl Mode {
    /// The message id of the name of a mode in a query's answer.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fire => "query-mode-fire",
            Self::Melee => "query-mode-melee",
        }
    }
}

impl Game {
    /// Opens the Combat Phase in which a piece attacks, unless it is already under way. A battery attacks in the phase
    /// of the unit stacked with it.
    pub fn open_combat(&self, position: &mut Position, piece: PieceId) -> Phase {
        let crew = || position.unit_on(position.state(piece).at).and_then(|unit| self.piece(unit).side);
        let phase = Phase::combat(self.piece(piece).side.or_else(crew).unwrap_or(Side::Texan));
        if position.phase != phase || !position.pending.is_empty() {
            self.open(position, phase);
        }
        phase
    }

    /// Describes the row, cover and column of a strike in a sentence.
    #[must_use]
    pub fn tell_reading(&self, position: &Position, strike: &Strike) -> Phrase {
        let Cover { side, atom } = self.cover(position, strike);
        let message = match side {
            Some(side) => Phrase::new("query-strike-row").with("side", side),
            None => Phrase::new("query-strike-row-clear"),
        };
        let message = self.tell_row(message, strike.row);
        message.with("rule", atom).with("column", self.strengths(strike.row, strike.column))
    }
}
