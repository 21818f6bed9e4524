//! Converts charts and figures to the types of the JSON.

use rules::rulebook::{Degree, ParameterValue as Stated, Rulebook};

use super::data::{CombatRow, DieLine, Parameter, Rules, Siege, Terrain, Value, Victory, Withdrawal};
use super::gather::{side, source, text};

/// Converts the charts and figures of a rulebook.
pub(super) fn rules(book: &Rulebook) -> Rules {
    Rules {
        title: text(&book.title),
        source: source(&book.by),
        system: book.system.name().to_owned(),
        parameters: parameters(book),
        terrain: book.terrain.iter().map(terrain).collect(),
        combat_rows: (book.combat_rows.iter())
            .map(|own| CombatRow {
                row: own.row.clone(),
                strengths: own.strengths.iter().map(ToString::to_string).collect(),
                source: source(&own.by),
            })
            .collect(),
        combat_results: (book.combat_results.iter())
            .map(|own| DieLine { die: own.die, results: own.results.iter().map(ToString::to_string).collect() })
            .collect(),
        withdrawal: (book.withdrawal.iter())
            .map(|own| Withdrawal { turn: own.turn, casualties: own.casualties, source: source(&own.by) })
            .collect(),
        victory: book.victory.iter().map(victory).collect(),
        siege: (book.siege.iter())
            .map(|own| Siege { rolls: own.rolls.to_string(), words: text(&own.words), source: source(&own.by) })
            .collect(),
    }
}

fn parameters(book: &Rulebook) -> Vec<Parameter> {
    let known = book.system.parameters().iter().filter_map(|own| {
        let value = match book.value(own.name)? {
            Stated::Flag(flag) => Value::Flag(flag),
            Stated::Number(number) => Value::Number(number),
            Stated::Text(word) => Value::Word(word),
        };
        let stated = book.parameters.iter().any(|setting| setting.name == own.name);
        Some(Parameter { name: own.name.to_owned(), value, rule: own.atom.to_owned(), stated })
    });
    known.collect()
}

fn terrain(own: &rules::rulebook::TerrainEffect) -> Terrain {
    Terrain {
        kind: own.kind.name().to_owned(),
        cost: own.cost,
        battery: own.battery,
        zone: own.zoc,
        height: own.height,
        melee: own.melee,
        row: own.row.clone(),
        source: source(&own.by),
    }
}

fn victory(own: &rules::rulebook::VictoryLevel) -> Victory {
    let degree = match own.degree {
        Degree::Marginal => "marginal",
        Degree::Substantial => "substantial",
        Degree::Decisive => "decisive",
    };
    Victory { from: own.from, winner: side(own.winner), degree: degree.to_owned() }
}
