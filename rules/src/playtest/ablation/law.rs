//! What the meaning of a change says about its effect: a side never wins less with one more unit, a stronger one, a
//! lower wall in its way. Games that say otherwise say something about the players.

use super::Ablation;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::knapp::PieceType;
use crate::map::{MapDocument, Members, Region};
use crate::playtest::ScenarioChange;
use crate::project::Project;
use crate::rulebook::{Figure, Home, ParameterValue, System};
use crate::side::Side;

/// The most changes of the table of signs that are tried.
const MOST: usize = 40;

impl Ablation {
    /// Returns the side that a change can only help; `None` if its meaning does not say.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Ablation;
    /// use rules::project::Project;
    /// use rules::side::Side;
    ///
    /// let longer = Ablation::Figure { name: "game.turns".to_owned(), was: 12, is: 14 };
    /// assert_eq!(longer.favours(&Project::default()), Some(Side::Mexican));
    /// ```
    #[must_use]
    pub fn favours(&self, project: &Project) -> Option<Side> {
        match self {
            Self::Fewer { id, .. } => owner(project, id).filter(|_| !is_prize(project, id)).map(Side::enemy),
            Self::Never { side, .. } => Some(side.enemy()),
            Self::Figure { name, was, is } => favoured(project, name, *was, *is),
            Self::Parameter { name, was: ParameterValue::Number(was), is: ParameterValue::Number(is) } => {
                favoured(project, name, *was, *is)
            }
            Self::Parameter { .. } | Self::Suspended { .. } | Self::RuleOfVariant { .. } => None,
        }
    }
}

/// Returns the side that owns a kind of counter; the batteries are the garrison's.
fn owner(project: &Project, id: &str) -> Option<Side> {
    let mix = &project.counters;
    let units = mix.units.iter().map(|own| (&own.id, own.side));
    let leaders = mix.leaders.iter().map(|own| (&own.id, own.side));
    let batteries = mix.batteries.iter().map(|own| (&own.id, Side::Texan));
    let pieces = mix.pieces.iter().map(|own| (&own.id, own.side));
    let mut all = units.chain(leaders).chain(batteries).chain(pieces);
    all.find(|own| own.0 == id).map(|own| own.1)
}

/// Whether the enemy scores for each of these counters that falls, so that one more may help either side (K12.e).
fn is_prize(project: &Project, id: &str) -> bool {
    let kind = project.counters.pieces.iter().find(|own| own.id == id).and_then(|own| PieceType::named(&own.kind));
    project.rulebook.system == System::Knapp && kind.is_some_and(PieceType::is_named)
}

/// Whether a counter is a company or the flechas it splits into: with another range, one does not fit the other (D7.12.c).
fn is_split(project: &Project, id: &str) -> bool {
    use crate::deguello::PieceType;

    let kind = project.counters.pieces.iter().find(|own| own.id == id).and_then(|own| PieceType::named(&own.kind));
    let is_part = |kind: PieceType| PieceType::ALL.iter().any(|(whole, _)| whole.split() == Some(kind));
    project.rulebook.system == System::Deguello && kind.is_some_and(|kind| kind.split().is_some() || is_part(kind))
}

/// Returns the side that another value of a figure can only help.
fn favoured(project: &Project, name: &str, was: i32, is: i32) -> Option<Side> {
    let more = is > was;
    let by_more = |side: Side| Some(if more { side } else { side.enemy() });
    if let Some((id, field)) = name.strip_prefix("counter.").and_then(|name| name.rsplit_once('.')) {
        let unknown = field == "quantity" && is_prize(project, id) || field == "range" && is_split(project, id);
        return if unknown { None } else { by_more(owner(project, id)?) };
    }
    if name.starts_with("withdrawal.") || name.starts_with("vp.level_bounds") {
        return by_more(Side::Mexican);
    }
    if name.starts_with("wall.") {
        return (is == 0 && is_outer(project, name)).then_some(Side::Mexican);
    }
    match name {
        "game.turns" | "mod.inside_texan" => by_more(Side::Mexican),
        "mod.inside_mexican" => by_more(Side::Texan),
        _ => match Figure::named(name)?.home {
            Home::Terrain(kind) if kind.is_wall() && name.rsplit('.').next() == Some("cost") => by_more(Side::Texan),
            _ => None,
        },
    }
}

/// Whether a hexside lies between the inside of the walls and the outside.
fn is_outer(project: &Project, name: &str) -> bool {
    let side: Option<Hexside> = name.strip_prefix("wall.").and_then(|side| side.parse().ok());
    let inside = inside_hexes(&project.map);
    side.is_some_and(|side| side.hexes().into_iter().filter(|hex| inside.contains(hex)).count() == 1)
}

fn inside_hexes(map: &MapDocument) -> Vec<Hex> {
    match map.region(Region::INSIDE_WALLS).map(|region| &region.members) {
        Some(Members::Hexes(hexes)) => hexes.clone(),
        Some(Members::Spots(spots)) => spots.iter().map(|spot| spot.hex).collect(),
        Some(Members::Hexsides(_)) | None => Vec::new(),
    }
}

/// Returns a table of changes that can only help one side, some forty of all that a project allows: more and better
/// units, a longer game, a cheaper climb, an open wall.
///
/// # Examples
///
/// ```
/// use rules::playtest::signed;
/// use rules::project::Project;
///
/// assert!(signed(&Project::default()).iter().all(|own| own.favours(&Project::default()).is_some()));
/// ```
#[must_use]
pub fn signed(project: &Project) -> Vec<Ablation> {
    let parameters = ["game.turns", "mod.inside_texan", "mod.inside_mexican"].map(str::to_owned);
    let figures = ScenarioChange::figures(project).into_iter().chain(parameters);
    let moved = figures.filter(|name| !is_one_of_many(name)).flat_map(|name| {
        let steps: &[i32] = if name.starts_with("counter.") { &[2] } else { &[-2, 2] };
        let step = |by: &i32| {
            let (was, (least, most)) = ScenarioChange::figure_now(project, &name)?;
            let by = if name.ends_with(".quantity") { by.signum() } else { *by };
            let is = (was + by).clamp(least, most);
            let own = Ablation::Figure { name: name.clone(), was, is };
            let counts = was > 0 || !name.starts_with("counter.");
            (is != was && counts && own.favours(project).is_some()).then_some(own)
        };
        steps.iter().filter_map(step).collect::<Vec<Ablation>>()
    });
    let walls = project.base_map().hexsides.iter().filter(|entry| entry.kind.is_wall() && entry.at.side.is_real());
    let opened = walls.filter_map(|entry| {
        let name = format!("wall.{}", entry.at.side);
        let (was, _) = ScenarioChange::figure_now(project, &name)?;
        let own = Ablation::Figure { name, was, is: 0 };
        (was != 0 && own.favours(project).is_some()).then_some(own)
    });
    let (moved, opened): (Vec<Ablation>, Vec<Ablation>) = (moved.collect(), opened.collect());
    let walls = MOST / 5;
    spread(opened, walls).into_iter().chain(spread(moved, MOST - walls)).collect()
}

/// Whether a figure is one line of a table that another figure moves as a whole.
fn is_one_of_many(name: &str) -> bool {
    let line = |table: &str| name.strip_prefix(table).is_some_and(|line| line.parse::<u32>().is_ok());
    line("withdrawal.") || line("vp.level_bounds.")
}

/// Returns as many of a list as wanted, spread evenly over it.
fn spread<T>(list: Vec<T>, most: usize) -> Vec<T> {
    let all = list.len();
    let is_taken = |at: usize| all <= most || (at * most) / all != ((at + 1) * most) / all;
    list.into_iter().enumerate().filter(|(at, _)| is_taken(*at)).map(|(_, own)| own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::playtest::Plan;
    use crate::systems::{AnyGame, ablate};

    #[test]
    fn the_table_has_forty_changes_that_help_either_side() {
        for project in [fixture::mission(), fixture::alamo(), fixture::rancho(), fixture::guardhouse()] {
            let all = signed(&project);
            let of = |side| all.iter().filter(|own| own.favours(&project) == Some(side)).count();
            // The smallest battle has three kinds of attackers, and one change for each.
            assert!(all.len() <= MOST && of(Side::Texan) >= 3 && of(Side::Mexican) >= 3, "{all:?}");
            assert!(all.iter().all(|own| own.made_in(&project).is_ok()));
        }
        assert!(signed(&fixture::mission()).len() > 30);
    }

    #[test]
    fn the_meaning_of_a_change_says_whom_it_helps() {
        let project = fixture::alamo();
        let of = |name: &str, was, is| Ablation::Figure { name: name.to_owned(), was, is }.favours(&project);
        assert_eq!(of("counter.c1-aldama.melee", 8, 10), Some(Side::Mexican));
        assert_eq!(of("counter.tenn9.quantity", 1, 0), Some(Side::Mexican));
        assert_eq!(of("tec.stone.cost", 5, 3), Some(Side::Mexican));
        assert_eq!(of("withdrawal.threshold", 0, -2), Some(Side::Texan));
        assert_eq!(of("move.ma", 8, 9), None, "both sides march");
        let of_rancho =
            |name: &str| Ablation::Figure { name: name.to_owned(), was: 1, is: 2 }.favours(&fixture::rancho());
        let leader = fixture::rancho().counters.pieces.into_iter().find(|own| own.kind == "leader").unwrap();
        assert_eq!(of_rancho(&format!("counter.{}.quantity", leader.id)), None, "the attackers score for a leader");
        let fewer = Ablation::Fewer { id: "c1-aldama".to_owned(), of: 8, like: Vec::new() };
        assert_eq!(fewer.favours(&project), Some(Side::Texan));
    }

    #[test]
    #[ignore = "fights some 16,000 games"]
    fn hardly_any_change_that_can_only_help_a_side_helps_the_other() {
        let project = fixture::mission();
        let game = AnyGame::compile(&project).unwrap();
        let plan = Plan { games: 400, seed: 1836, players: [(); 2].map(|()| "captain".to_owned()), jobs: 0 };
        let found = ablate(&game, &project, &signed(&project), &plan, false, &|_| true).unwrap();
        let wrong: Vec<&Ablation> =
            found.played.iter().filter(|own| own.1.is_suspect(own.0.favours(&project))).map(|own| &own.0).collect();
        println!("{} changes, wrong: {wrong:#?}", found.played.len());
        // The captain of the attackers does better the less the garrison's units tempt it: it goes for its objective
        // then. So the volunteers' morale and the rifles' fire have the wrong sign.
        assert!(wrong.len() <= 2, "{wrong:?}");
    }
}
