//! The changes that variants in force make to a chart.

use rules::phrase::Phrase;
use rules::project::Project;
use rules::variant::{Quantity, Rule, tell};

use crate::words::Voice;

/// A chart, by its subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AidChart {
    Terrain,
    Movement,
    Combat,
    Damage,
    Breach,
    Withdrawal,
    Turns,
}

/// Returns the charts that show a quantity; none if no chart shows it.
const fn charts_of(quantity: &Quantity) -> &'static [AidChart] {
    match quantity {
        Quantity::MayCross | Quantity::ZocAcross | Quantity::Sees | Quantity::SeesPast | Quantity::Sight => {
            &[AidChart::Terrain]
        }
        Quantity::CrossCost => &[AidChart::Terrain, AidChart::Movement],
        Quantity::MayEnter | Quantity::Moves | Quantity::MayHaul | Quantity::StackMax | Quantity::Retreat => {
            &[AidChart::Movement]
        }
        Quantity::MayTarget
        | Quantity::MayCounter
        | Quantity::MayAttack(_)
        | Quantity::AttackRoll
        | Quantity::Column
        | Quantity::Row
        | Quantity::Strength(_)
        | Quantity::Attacks(_)
        | Quantity::Reach
        | Quantity::Ferocity => &[AidChart::Combat],
        Quantity::CheckRoll | Quantity::Morale | Quantity::Rating => &[AidChart::Damage],
        Quantity::BreachStrength => &[AidChart::Breach],
        Quantity::Withdrawal => &[AidChart::Withdrawal],
        Quantity::GameLength => &[AidChart::Turns],
        Quantity::Applies(_)
        | Quantity::RollOf(_)
        | Quantity::Figure(_)
        | Quantity::MayPlace
        | Quantity::Known
        | Quantity::MayActivate
        | Quantity::MayBreach => &[],
    }
}

/// Returns the changes that the variants in force make to a chart, one sentence each, with the variant and the rule
/// number.
pub(super) fn changes(project: &Project, chart: AidChart, voice: &Voice) -> Vec<String> {
    let mut sentences = Vec::new();
    for own in super::variants::on(project) {
        let variant = &own.document;
        for (rule, atom) in variant.rules.iter().zip(variant.atoms()) {
            if matches!(rule, Rule::Adjust { what, .. } if charts_of(what).contains(&chart)) {
                let message = Phrase::new("aids-changed-by").words("variant", variant.title.clone());
                sentences.push(voice.say(&message.with("rule", atom).said("sentence", tell(rule, variant))));
            }
        }
    }
    sentences
}
