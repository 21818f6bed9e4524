//! Compares the stated odds of every kind of roll in whole games with all possible results of the dice.

use std::collections::BTreeMap;

use super::house::knapp_with;
use crate::dice::{Drawer, Streams};
use crate::fixture;
use crate::knapp::{
    Action, ColumnOrder, Event, Game, Happening, Life, Pending, Phase, PieceType, Position, Upshot, atoms,
};
use crate::phrase::Phrase;
use crate::play::{Actor, Dice, Fraction, Game as _, PieceId, Roll, Shown as _, Spoken as _};
use crate::player::{Player, Seat};
use crate::project::Project;
use crate::side::Side;
use crate::system::System as _;

/// Probabilities by result.
type Shares<T> = BTreeMap<T, Fraction>;

/// The number of rolls of each kind checked so far.
type Met = BTreeMap<&'static str, usize>;

/// The maximum number of rolls of each kind checked in one game.
const MOST: usize = 6;
/// The minimum number of rolls of each kind that must be checked in all games.
const LEAST: usize = 3;
/// The maximum number of dice in a batch of fights whose faces are all tried together: more would lead to too many
/// results.
const TOGETHER: usize = 3;

/// A rule that rolls often: half the shots of castings that miss a stand hit one of the adjacent ones.
const STRAY: &str = r#"
    tables: [(id: "stray", throw: D6, rows: [
        (on: Le(3), is: "spent"),
        (on: Ge(4), is: "another", do: [
            Random(Units(All([Is(It, "stand"), Within(It, Foe, N(3))])), [Remove(Units(Same(It, Up)))]),
        ]),
    ])],
    rules: [When(
        id: "stray.shot",
        on: Did(Attack),
        if: All([Using(Fire), Is(Unit, "casting"), Is(Foe, "stand"), Got("nothing")]),
        do: [Roll("stray")],
    )],
"#;

/// The sums of all possible throws, one entry for each throw.
fn ways(dice: Dice) -> Vec<u8> {
    let more = |sums: Vec<u8>| sums.iter().flat_map(|sum| (1..=dice.faces).map(move |face| sum + face)).collect();
    (0..dice.count).fold(vec![0], |sums, _| more(sums))
}

fn share(ways: usize) -> Fraction {
    Fraction::new(1, ways as u128).unwrap()
}

fn add<T: Ord>(shares: &mut Shares<T>, of: T, share: Fraction) {
    let own = shares.entry(of).or_insert(Fraction::ZERO);
    *own = *own + share;
}

/// The stated results, each listed once, with probabilities that add up to 1.
#[track_caller]
fn stated(chances: Vec<(Phrase, Fraction)>) -> Shares<Phrase> {
    let count = chances.len();
    let shares: Shares<Phrase> = chances.into_iter().collect();
    assert_eq!(shares.len(), count, "{shares:?}");
    assert_eq!(shares.values().copied().sum::<Fraction>(), Fraction::ONE, "{shares:?}");
    shares
}

/// The effect of a roll on a position.
fn done(game: &Game, pending: Pending, before: &Position, after: &Position, events: &[Event]) -> Upshot {
    let so = |is, upshot| if is { upshot } else { Upshot::Nothing };
    let told = |what: &dyn Fn(Happening) -> bool| events.iter().any(|event| what(event.what));
    let fallen = || {
        events.iter().find_map(|event| if let Happening::Killed { piece } = event.what { Some(piece) } else { None })
    };
    let of_column = || match fallen() {
        Some(piece) if game.piece_of(piece).kind == PieceType::Command => Upshot::CommandFalls,
        Some(_) => Upshot::StandFalls,
        None => Upshot::Nothing,
    };
    match pending {
        Pending::Wall { .. } => so(after.breached != before.breached, Upshot::Breached),
        Pending::Gun { gun, .. } => so(game.gun(after, gun).is_out, Upshot::Disabled),
        Pending::Counter { at, .. } => so(after.state(at).life == Life::Dead, Upshot::Silenced),
        Pending::Shot { target, .. } if game.column_at(before, target).is_none() => {
            so(after.state(target).life == Life::Dead, Upshot::Hit)
        }
        Pending::Shot { .. } | Pending::Command { .. } => of_column(),
        Pending::Morale { .. } => {
            let order = |wanted| told(&|what| matches!(what, Happening::Checked { order, .. } if order == wanted));
            match [ColumnOrder::Advance, ColumnOrder::Stand].map(order) {
                [true, _] => Upshot::Advances,
                [_, true] => Upshot::StandsFast,
                _ => Upshot::FallsBack,
            }
        }
        Pending::Pond { column } => so(after.columns[usize::from(column)].sinks > 0, Upshot::Bogged),
        Pending::Scale { piece, edge } | Pending::Push { piece, edge } => {
            let state = after.state(piece);
            if state.at == game.ground.edge(edge).top {
                Upshot::Over
            } else if state.hangs == edge {
                Upshot::HangsOn
            } else {
                so(told(&|what| matches!(what, Happening::Pushed { .. })), Upshot::ThrownDown)
            }
        }
        Pending::Bash { door, .. } | Pending::Blast { door, .. } => so(after.is_broken(door), Upshot::Broken),
        Pending::Bout { .. } => so(told(&|what| matches!(what, Happening::Fought { kills: true, .. })), Upshot::Kills),
    }
}

/// The results of a roll: every throw is tried, with those that follow at once. If a rule of a variant rolls in
/// between, it may remove additional stands: then the test only distinguishes whether the column loses any.
fn tried(game: &Game, position: &Position, pending: Pending) -> Shares<Upshot> {
    let ways = ways(game.chance(position).unwrap());
    let mut shares = Shares::new();
    for sum in &ways {
        let (mut after, mut events) = (position.clone(), Vec::new());
        assert!(game.resolve(&mut after, Roll(*sum), &mut events));
        let follows = match (pending, after.pending) {
            (Pending::Shot { .. }, Some(next @ Pending::Command { .. }))
            | (Pending::Scale { .. }, Some(next @ Pending::Push { .. })) => Some(next),
            _ => None,
        };
        match follows {
            Some(_) if !after.asked.is_empty() => add(&mut shares, Upshot::Hit, share(ways.len())),
            Some(next) => {
                for (upshot, own) in tried(game, &after, next) {
                    add(&mut shares, upshot, share(ways.len()) * own);
                }
            }
            None => add(&mut shares, done(game, pending, position, &after, &events), share(ways.len())),
        }
    }
    shares
}

/// Compares the stated odds of a roll with the results of all its throws.
#[track_caller]
fn compare(game: &Game, position: &Position, pending: Pending, mut stated: Shares<Phrase>) {
    let tried = tried(game, position, pending);
    let of_column = matches!(pending, Pending::Shot { target, .. } if game.column_at(position, target).is_some());
    if of_column && tried.contains_key(&Upshot::Hit) {
        let parts = [Upshot::CommandFalls, Upshot::StandFalls].map(|own| stated.remove(&own.message()));
        stated.insert(Upshot::Hit.message(), parts.into_iter().flatten().sum());
    }
    let tried: Shares<Phrase> = tried.into_iter().map(|(upshot, own)| (upshot.message(), own)).collect();
    assert_eq!(stated, tried, "{pending:?} in turn {}", position.turn);
}

/// The kind of a roll.
fn kind(game: &Game, position: &Position, pending: Pending) -> &'static str {
    match pending {
        Pending::Wall { .. } => "bombardment of a wall",
        Pending::Gun { .. } => "bombardment of a gun",
        Pending::Counter { .. } => "counter-fire",
        Pending::Shot { by, target, .. } => match (game.piece_of(by).kind, game.column_at(position, target)) {
            (PieceType::Gun, Some(_)) => "gun at a column",
            (PieceType::Gun, None) => "captured gun at a casting",
            (kind, _) if kind.is_stand() => "stand at a casting",
            (PieceType::Crockett | PieceType::Sharpshooter, _) => "sharpshooter",
            (_, Some(_)) => "casting at a column",
            (_, None) => "casting at a stand",
        },
        Pending::Command { .. } => "loss of a column",
        Pending::Morale { .. } => "morale",
        Pending::Pond { .. } => "pond",
        Pending::Scale { edge, .. } if game.is_opposed(position, edge) => "scaling against somebody",
        Pending::Scale { .. } => "scaling",
        Pending::Push { .. } => "push-off",
        Pending::Bash { .. } => "door by force",
        Pending::Blast { .. } => "door by gun",
        Pending::Bout { .. } => "hand-to-hand",
    }
}

/// Whether another roll of a kind is to be checked.
fn is_wanted(met: &mut Met, kind: &'static str) -> bool {
    let count = met.entry(kind).or_default();
    *count += 1;
    *count <= MOST
}

/// The pieces that fall when all dice of a batch are rolled: all faces of all dice together if there are few, otherwise
/// each die separately, combined as independent dice.
fn fallen(game: &Game, position: &Position) -> Shares<PieceId> {
    let left = position.bouts.iter().filter(|bout| bout.roll == 0).count();
    let mut shares: Shares<PieceId> = position.bouts.iter().map(|bout| (bout.target, Fraction::ZERO)).collect();
    if left <= TOGETHER {
        fall_together(game, position, Fraction::ONE, &mut shares);
        return shares;
    }
    let mut stays: Shares<PieceId> = shares.keys().map(|piece| (*piece, Fraction::ONE)).collect();
    let mut now = position.clone();
    for number in 0..position.bouts.len() {
        let bout = position.bouts[number];
        let misses = if bout.roll > 0 {
            [Fraction::ONE, Fraction::ZERO][usize::from(bout.kills)]
        } else {
            let pending = now.pending.unwrap();
            assert_eq!(pending, Pending::Bout { number: number as u16 });
            let misses = tried(game, &now, pending).get(&Upshot::Nothing).copied().unwrap_or(Fraction::ZERO);
            game.resolve(&mut now, Roll(1), &mut Vec::new());
            misses
        };
        let own = stays.get_mut(&bout.target).unwrap();
        *own = *own * misses;
    }
    let falls = |stays: Fraction| Fraction::new(stays.denominator() - stays.numerator(), stays.denominator()).unwrap();
    stays.into_iter().map(|(piece, stays)| (piece, falls(stays))).collect()
}

fn fall_together(game: &Game, position: &Position, chance: Fraction, shares: &mut Shares<PieceId>) {
    let last = position.bouts.iter().filter(|bout| bout.roll == 0).count() == 1;
    for face in 1..=6 {
        let (mut after, chance) = (position.clone(), chance * share(6));
        assert!(game.resolve(&mut after, Roll(face), &mut Vec::new()));
        if !last {
            fall_together(game, &after, chance, shares);
            continue;
        }
        for (piece, own) in shares.iter_mut().filter(|(piece, _)| after.state(**piece).life == Life::Dead) {
            assert_ne!(position.state(*piece).life, Life::Dead);
            *own = *own + chance;
        }
    }
}

/// Checks a roll that is due.
fn look_at_roll(game: &Game, position: &Position, met: &mut Met) {
    if !position.asked.is_empty() {
        return look_at_rule(game, position, met);
    }
    let pending = position.pending.unwrap();
    if !is_wanted(met, kind(game, position, pending)) {
        return;
    }
    let stakes = game.stakes(position).unwrap();
    compare(game, position, pending, stated(stakes.chances));
    if !matches!(pending, Pending::Bout { .. }) {
        assert!(stakes.together.is_empty());
        return;
    }
    let left = position.bouts.iter().filter(|bout| bout.roll == 0).count();
    if is_wanted(met, if left > TOGETHER { "batch of many dice" } else { "batch of few dice" }) {
        let name = |piece: PieceId| Phrase::new("upshot-knapp-falls").with("piece", game.name(piece));
        let fallen: Shares<Phrase> =
            fallen(game, position).into_iter().map(|(own, share)| (name(own), share)).collect();
        assert_eq!(stakes.together.into_iter().collect::<Shares<_>>(), fallen, "{:?}", position.bouts);
    }
}

/// Checks a roll of a rule: half the time it removes another stand, each of them equally likely.
fn look_at_rule(game: &Game, position: &Position, met: &mut Met) {
    let dice = game.chance(position).unwrap();
    if !is_wanted(met, if dice.is_draw() { "draw of a rule" } else { "roll of a rule" }) {
        return;
    }
    let stated = stated(game.stakes(position).unwrap().chances);
    let mut felled: Shares<Option<PieceId>> = Shares::new();
    for sum in ways(dice) {
        let mut after = position.clone();
        assert!(game.resolve(&mut after, Roll(sum), &mut Vec::new()));
        let fell = |own: &&PieceId| after.state(**own).life != position.state(**own).life;
        add(&mut felled, game.stands.iter().find(fell).copied(), share(usize::from(dice.faces)));
    }
    if dice.is_draw() {
        let told =
            |piece: &PieceId| game.tell(&Event { atom: atoms::K10_A, what: Happening::Killed { piece: *piece } });
        let tried: Shares<Phrase> =
            felled.iter().filter_map(|(own, share)| Some((told(own.as_ref()?), *share))).collect();
        assert_eq!(stated, tried);
        assert!(stated.values().all(|own| *own == share(usize::from(dice.faces))));
    } else {
        let spent = stated.get(&Upshot::Nothing.message()).copied();
        assert!(spent == Some(share(2)) || spent == Some(Fraction::ONE), "{stated:?}");
    }
}

/// Checks an attack that may be made: its odds are those of the roll it causes.
fn look_at_attack(game: &Game, position: &Position, legal: &[Action], met: &mut Met, lots: &mut Streams) {
    let attack = |action: &Action| match *action {
        Action::Fire { by, target } | Action::Cannon { gun: by, target } => Some(("fire", by, target)),
        Action::Shell { by, gun } => Some(("shelling", by, gun)),
        Action::Counter { gun, at } => Some(("answer", gun, at)),
        Action::Fight { by, target } => Some(("fight", by, target)),
        _ => None,
    };
    let attacks: Vec<Action> = legal.iter().copied().filter(|action| attack(action).is_some()).collect();
    let Some(action) = attacks.get(lots.below(Drawer::Chance, attacks.len())).copied() else { return };
    let Some((what, by, target)) = attack(&action).filter(|(what, ..)| is_wanted(met, what)) else { return };
    let text = game.write_action(action);
    let odds = game.odds(position, by, target);
    let own = odds.attacks.into_iter().find(|own| own.decision == text);
    let own = own.unwrap_or_else(|| panic!("{what}: {text} is allowed and has no odds: {:?}", odds.refused));
    let mut after = position.clone();
    game.apply(&mut after, action, &mut Vec::new()).unwrap();
    // The dice of all fights come after the last one is chosen.
    let mut legal = Vec::new();
    let is_it = |position: &Position| match position.pending {
        Some(Pending::Bout { number }) => {
            let bout = position.bouts[usize::from(number)];
            (bout.by, bout.target) == (by, target)
        }
        pending => pending.is_some(),
    };
    while !is_it(&after) {
        if after.pending.is_some() {
            game.resolve(&mut after, Roll(1), &mut Vec::new());
        } else {
            game.legal(&after, &mut legal);
            game.apply(&mut after, legal[0], &mut Vec::new()).unwrap();
        }
    }
    compare(game, &after, after.pending.unwrap(), stated(own.chances));
}

/// Plays a game and checks its rolls and attacks.
fn look(game: &Game, names: [&str; 2], seed: u64, all: &mut Met) {
    let mut players: [Box<dyn Player<Game>>; 2] = names.map(|name| (Game::player(name).unwrap().make)());
    let known = Side::ALL.map(|side| game.known_to(side));
    let (mut streams, mut lots) = (Streams::new(seed, 0), Streams::new(seed, 1));
    let (mut position, mut legal, mut met) = (game.start(), Vec::new(), Met::new());
    for step in 0..Game::MOST_STEPS {
        let moment = game.moment(&position);
        streams.at(moment.turn, moment.phase.number);
        match game.actor(&position) {
            Actor::Over => break,
            Actor::Chance => {
                look_at_roll(game, &position, &mut met);
                let roll = streams.roll(game.chance(&position).unwrap());
                assert!(game.resolve(&mut position, roll, &mut Vec::new()));
            }
            Actor::Player(side) => {
                let fires = matches!(
                    position.phase,
                    Phase::Bombard | Phase::Answer | Phase::TexanFire | Phase::MexicanFire | Phase::Melee
                );
                if fires && step % 3 == 0 {
                    game.legal(&position, &mut legal);
                    look_at_attack(game, &position, &legal, &mut met, &mut lots);
                }
                let view = game.view(&position, side).into_owned();
                let seat = Seat { game: &known[side.index()], view: &view, side };
                let chosen = players[side.index()].choose(seat, &mut streams);
                game.apply(&mut position, chosen, &mut Vec::new()).unwrap();
            }
        }
    }
    assert!(game.outcome(&position).is_some());
    for (kind, count) in met {
        *all.entry(kind).or_default() += count.min(MOST);
    }
}

#[test]
fn the_odds_of_every_roll_are_what_the_dice_do() {
    let knapp = Game::new(&Project::load(&fixture::Fixtures, "knapp").unwrap()).unwrap();
    let rancho = Game::new(&fixture::rancho()).unwrap();
    let bundled = knapp_with(&["knapp/deguello", "knapp/grapeshot", "knapp/short_powder"]);
    let house = Game::new(&fixture::and(bundled, STRAY)).unwrap();
    let mut met = Met::new();
    for (game, players, seeds) in [
        (&knapp, ["random", "captain"], 0..2),
        (&knapp, ["captain", "captain"], 2..5),
        (&knapp, ["random", "random"], 4..6),
        (&rancho, ["captain", "random"], 0..4),
        (&rancho, ["captain", "captain"], 4..48),
        (&rancho, ["recruit", "recruit"], 12..18),
        (&house, ["captain", "captain"], 0..3),
    ] {
        for seed in seeds {
            look(game, players, seed, &mut met);
        }
    }
    for kind in KINDS {
        assert!(met.get(kind).is_some_and(|count| *count >= LEAST), "{kind}: {met:?}");
    }
    assert_eq!(met.len(), KINDS.len(), "{met:?}");
}

/// All kinds of rolls, and of attacks with odds that are known in advance.
const KINDS: [&str; 26] = [
    "answer",
    "batch of few dice",
    "batch of many dice",
    "bombardment of a gun",
    "bombardment of a wall",
    "captured gun at a casting",
    "casting at a column",
    "casting at a stand",
    "counter-fire",
    "door by force",
    "door by gun",
    "draw of a rule",
    "fight",
    "fire",
    "gun at a column",
    "hand-to-hand",
    "loss of a column",
    "morale",
    "pond",
    "push-off",
    "roll of a rule",
    "scaling",
    "scaling against somebody",
    "sharpshooter",
    "shelling",
    "stand at a casting",
];
