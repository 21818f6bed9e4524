//! The worked examples of the rules, on the bundled map.

mod acts;
mod combat;
mod guns;
mod movement;
mod moving_together;
mod replacement;
mod retreat;
mod setup;

use super::retreat::Due;
use super::*;
use crate::fixture;
use crate::side::Side;

/// A position that contains only the pieces an example needs.
struct Scene {
    game: Game,
    position: Position,
}

impl Scene {
    fn new(phase: Phase) -> Self {
        let game = acts::ALAMO.clone();
        let mut position = game.start();
        for piece in game.piece_ids() {
            position.put(piece, game.piece(piece).is_unit(), SpotId::NOWHERE);
            position.state_mut(piece).status = Status::Waiting;
        }
        position.phase = phase;
        position.turn = 1;
        let mut scene = Self { game, position };
        // Without a Texan piece on the map the game would be over.
        scene.named("bowie", "1717/in");
        scene
    }

    fn spot(&self, text: &str) -> SpotId {
        self.game.board.id(text.parse().unwrap()).unwrap_or_else(|| panic!("no spot {text}"))
    }

    /// Puts an unused unit of a side on a spot.
    #[track_caller]
    fn unit(&mut self, side: Side, at: &str) -> PieceId {
        let piece = self
            .game
            .piece_ids()
            .filter(|piece| {
                let own = self.game.piece(*piece);
                own.is_unit() && own.side == Some(side) && !self.position.state(*piece).is_on_map()
            })
            .min_by_key(|piece| self.game.piece(*piece).written)
            .unwrap();
        self.place(piece, at);
        piece
    }

    fn texan(&mut self, at: &str) -> PieceId {
        self.unit(Side::Texan, at)
    }

    fn mexican(&mut self, at: &str) -> PieceId {
        self.unit(Side::Mexican, at)
    }

    fn named(&mut self, name: &str, at: &str) -> PieceId {
        let piece = self.game.pieces.iter().position(|piece| piece.name == name).unwrap_or_else(|| panic!("no {name}"));
        let piece = PieceId(piece as u8);
        self.place(piece, at);
        piece
    }

    fn place(&mut self, piece: PieceId, at: &str) {
        let spot = self.spot(at);
        self.position.put(piece, self.game.piece(piece).is_unit(), spot);
        self.position.state_mut(piece).status = Status::Map;
    }

    fn step(&mut self, piece: PieceId, to: &str) -> Result<(), &'static str> {
        let to = self.spot(to);
        self.game
            .apply(&mut self.position, Action::Step { piece, to }, &mut Vec::new())
            .map_err(|refusal| refusal.atom.id())
    }

    fn try_step(&self, piece: PieceId, to: &str) -> Result<(), &'static str> {
        let to = self.spot(to);
        self.game.check(&self.position, Action::Step { piece, to }).map_err(|refusal| refusal.atom.id())
    }

    fn points(&self, piece: PieceId) -> u8 {
        self.game.points(&self.position, piece)
    }

    fn in_zone(&self, at: &str, side: Side) -> bool {
        self.game.is_controlled(&self.position, self.spot(at), side)
    }
}

#[test]
fn e3_a_low_wall_costs_two() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let unit = scene.texan("1417");
    scene.step(unit, "1317").unwrap();
    assert_eq!(scene.points(unit), 6);
}

#[test]
fn e4_zones_stop_at_an_outer_wall() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("1404/roof");
    assert!(!scene.in_zone("1403", Side::Mexican));
    assert!(scene.in_zone("1405/roof", Side::Mexican));
    assert!(scene.in_zone("1305", Side::Mexican), "an inner wall lets zones through");
}

#[test]
fn e5_e6_a_comrade_in_the_zone_negates_it() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("0903");
    let jimenez = scene.mexican("0702");
    scene.step(jimenez, "0802").unwrap();
    assert_eq!(scene.try_step(jimenez, "0803"), Err("A6.1.c"), "the zone of 0903 has stopped it");
    let toluca = scene.mexican("1002");
    let matamoros = scene.mexican("1003");
    assert_eq!(scene.try_step(matamoros, "0904"), Ok(()), "others stand in the zone");
    assert_eq!(scene.try_step(toluca, "1001"), Ok(()));
    let mut alone = Scene::new(Phase::MexicanMovement);
    alone.texan("0903");
    let matamoros = alone.mexican("1003");
    assert_eq!(alone.try_step(matamoros, "0904"), Err("A6.1.d"));
    assert_eq!(alone.try_step(matamoros, "1103"), Err("A6.1.d"));
}

#[test]
fn e5_with_a_comrade_the_move_goes_on() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("2105");
    scene.mexican("2004");
    let jimenez = scene.mexican("1905");
    for to in ["2005", "2106", "2107"] {
        scene.step(jimenez, to).unwrap();
    }
    assert_eq!(scene.points(jimenez), 5);
}

#[test]
fn e7_e8_the_wall_ban_reaches_as_far_as_the_zone() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("1404/roof");
    let mexican = scene.mexican("1506");
    assert_eq!(scene.try_step(mexican, "1405/roof"), Err("A6.3.a"));
    scene.step(mexican, "1406/roof").unwrap();
    assert_eq!(scene.points(mexican), 3);
}

#[test]
fn e9_e10_only_an_enemy_as_high_as_the_spot_entered_bans() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    scene.texan("1404/roof");
    let mexican = scene.mexican("1304");
    assert_eq!(scene.try_step(mexican, "1305"), Ok(()));
    scene.texan("1205");
    assert_eq!(scene.try_step(mexican, "1305"), Err("A6.3.a"));
}

#[test]
fn e11_an_enemy_behind_the_inner_wall_stops_but_does_not_ban() {
    for texan in ["1307", "1308"] {
        let mut scene = Scene::new(Phase::MexicanMovement);
        scene.texan(texan);
        let mexican = scene.mexican("1507");
        scene.step(mexican, "1407/roof").unwrap();
        assert!(scene.position.state(mexican).moved.is_over(), "it must stop there");
    }
}

#[test]
fn e2_bowie_never_moves() {
    let scene = Scene::new(Phase::TexanMovement);
    let bowie = scene.position.on(scene.spot("1717/in")).next().unwrap();
    assert_eq!(scene.try_step(bowie, "1718/in"), Err("A11.5.a"));
}

#[test]
fn x1_x2_a_disordered_unit_never_climbs_an_outer_wall() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let mexican = scene.mexican("1506");
    scene.position.state_mut(mexican).order = Order::Disordered;
    assert_eq!(scene.try_step(mexican, "1406/roof"), Err("A5.2.b"));
    scene.position.state_mut(mexican).order = Order::Good;
    scene.step(mexican, "1406/roof").unwrap();
    scene.step(mexican, "1306").unwrap();
    assert_eq!(scene.position.mover, None, "eight points are spent");
}

#[test]
fn texans_stay_in_the_confines_and_nobody_climbs_the_church() {
    let mut scene = Scene::new(Phase::TexanMovement);
    let texan = scene.texan("1305");
    assert_eq!(scene.try_step(texan, "1304"), Err("A2.3.a"));
    let mut scene = Scene::new(Phase::MexicanMovement);
    let mexican = scene.mexican("1616");
    assert_eq!(scene.try_step(mexican, "1717/in"), Err("A5.7.g"));
    assert_eq!(scene.try_step(mexican, "1619"), Err("A5.0.b"));
}

#[test]
fn a_move_ends_on_no_friend_but_passes_through() {
    let mut scene = Scene::new(Phase::MexicanMovement);
    let first = scene.mexican("0302");
    scene.mexican("0303");
    scene.step(first, "0303").unwrap();
    let end = |scene: &Scene| scene.game.check(&scene.position, Action::Done).map_err(|refusal| refusal.atom.id());
    assert_eq!(end(&scene), Err("A5.4.a"));
    scene.step(first, "0304").unwrap();
    assert_eq!(end(&scene), Ok(()));
}

/// The row used by a strike of a Mexican unit at a Texan unit.
#[track_caller]
fn row_of(mode: Mode, by: &str, at: &str) -> String {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let (target, by) = (scene.texan(at), scene.mexican(by));
    let strike = scene.game.attack(&scene.position, by, mode, target).unwrap_or_else(|why| panic!("{}", why.atom));
    fixture::alamo().rulebook.combat_rows[usize::from(strike.row)].row.clone()
}

#[test]
fn e14_an_attack_over_the_outer_wall_uses_its_row() {
    assert_eq!(row_of(Mode::Melee, "1403", "1404/roof"), "outer_wall");
    let table = CombatTable::new(&fixture::alamo().rulebook);
    let row = fixture::alamo().rulebook.combat_rows.iter().position(|row| row.row == "outer_wall").unwrap();
    let column = table.column(row as u8, 9).unwrap();
    assert_eq!(table.result(column, 3), crate::rulebook::CombatResult::Hit(0));
    assert_eq!(table.result(column, 6), crate::rulebook::CombatResult::Nothing);
}

#[test]
fn e16_e17_a_hexside_protects_one_side() {
    assert_eq!(row_of(Mode::Melee, "1618", "1718/in"), "doorway");
    assert_eq!(row_of(Mode::Melee, "1204", "1205"), "wooden_wall");
    assert_eq!(row_of(Mode::Melee, "1205", "1204"), "clear");
}

#[test]
fn e15_modifiers_are_added_up() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let target = scene.texan("1305");
    scene.named("travis", "1305");
    let by = scene.mexican("1306");
    let other = scene.mexican("1205");
    // Disordered, so that no unit in good order counts as inside the walls.
    scene.position.state_mut(by).order = Order::Disordered;
    scene.position.state_mut(other).order = Order::Disordered;
    let strike = scene.game.attack(&scene.position, by, Mode::Melee, target).unwrap();
    let sum: i8 = scene.game.modifiers(&scene.position, &strike, 2).iter().map(|modifier| modifier.value).sum();
    assert_eq!(sum, 2 + 2 - 3);
}

#[test]
fn e12_zones_bar_fire_and_walls_do_not() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let texan = scene.texan("1404/roof");
    let mexican = scene.mexican("1403");
    let fire = |scene: &Scene, by| {
        scene.game.attack(&scene.position, by, Mode::Fire, texan).map(|_| ()).map_err(|why| why.atom.id())
    };
    assert_eq!(fire(&scene, mexican), Ok(()));
    let near = scene.mexican("1305");
    assert_eq!(fire(&scene, near), Err("A8.2.b"));
}

/// Resolves a Damage Check of a Texan unit and returns its state afterwards.
fn checked(order: Order, flipped: bool, roll: u8) -> (Status, Order, bool) {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let target = scene.texan("1012");
    let by = scene.mexican("0924");
    scene.mexican("0925");
    scene.named("crockett", "1015");
    let state = scene.position.state_mut(target);
    (state.order, state.flipped) = (order, flipped);
    let strike = position::Strike { by, unit: by, target, mode: Mode::Fire, row: 0, column: 0 };
    let morale = scene.game.morale(&scene.position, target);
    let mut events = Vec::new();
    let from = scene.position.state(by).at;
    scene.position.pending.push(Pending::damage(&strike, 0, from));
    assert!(scene.game.resolve(&mut scene.position, Roll(morale + roll), &mut events));
    let state = scene.position.state(target);
    (state.status, state.order, state.flipped)
}

#[test]
fn x4_the_damage_check() {
    assert_eq!(checked(Order::Good, false, 0), (Status::Map, Order::Good, false));
    assert_eq!(checked(Order::Good, false, 1), (Status::Map, Order::Disordered, false));
    assert_eq!(checked(Order::Good, false, 2), (Status::Map, Order::Disordered, true));
    assert_eq!(checked(Order::Good, false, 3).0, Status::Gone);
    assert_eq!(checked(Order::Good, true, 2).0, Status::Gone);
    assert_eq!(checked(Order::Disordered, true, 0).0, Status::Gone, "two are added for disorder");
}

#[test]
fn x3_disorder_halves_upwards() {
    let mut scene = Scene::new(Phase::TexanCombat);
    let unit = scene.texan("1012");
    let strengths = |scene: &Scene| Mode::ALL.map(|mode| scene.game.strength(&scene.position, unit, mode));
    let [fire, melee] = strengths(&scene);
    scene.position.state_mut(unit).order = Order::Disordered;
    assert_eq!(strengths(&scene), [fire.div_ceil(2), melee.div_ceil(2)]);
}

#[test]
fn e21_x5_losses_go_to_their_space_of_the_track() {
    use damage::Loss;
    for (loss, flipped, space, back) in [
        (Loss::Outright, false, 2, false),
        (Loss::Step, true, 2, false),
        (Loss::Outright, true, 3, true),
        (Loss::NoRetreat, false, 3, true),
        (Loss::EntryArea, false, 2, false),
        (Loss::EntryArea, true, 3, true),
    ] {
        let mut scene = Scene::new(Phase::TexanCombat);
        let unit = scene.mexican("1010");
        scene.position.state_mut(unit).flipped = flipped;
        scene.game.eliminate(&mut scene.position, unit, None, loss, &mut Vec::new());
        let state = scene.position.state(unit);
        assert_eq!((state.status, state.flipped), (Status::Track(space), back), "{loss:?} {flipped}");
        assert_eq!(scene.position.casualties, u16::from(space));
    }
}

#[test]
fn x14_a_texan_without_a_safe_way_is_lost() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    let texan = scene.texan("1807");
    let mexican = scene.mexican("1808");
    let from = scene.position.state(mexican).at;
    assert!(scene.game.retreats(&scene.position, Due { unit: texan, from, hexes: 3, foe: None }).is_empty());
    let free = scene.texan("1012");
    let paths = scene.game.retreats(&scene.position, Due { unit: free, from: scene.spot("1013"), hexes: 3, foe: None });
    assert!(!paths.is_empty());
    for path in paths {
        let hexes = path.spots().iter().map(|spot| scene.game.board.spot(*spot).hex);
        let from: crate::hex::Hex = "1013".parse().unwrap();
        assert_eq!(hexes.map(|hex| hex.distance(from)).collect::<Vec<_>>(), [2, 3, 4]);
    }
}

#[test]
fn e27_x12_points_and_levels() {
    let mut scene = Scene::new(Phase::MexicanCombat);
    scene.position.turns_held = 8;
    scene.position.casualties = 45;
    assert_eq!(scene.game.victory_points(&scene.position), 13);
    scene.game.end(&mut scene.position, crate::alamo::Ending::GarrisonFallen, &mut Vec::new());
    let outcome = scene.position.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.degree), (Side::Mexican, crate::rulebook::Degree::Marginal));
    for (casualties, points) in [(4, 8), (5, 9), (14, 9), (15, 10)] {
        scene.position.casualties = casualties;
        assert_eq!(scene.game.victory_points(&scene.position), points);
    }
}

#[test]
fn x9_x10_the_reserve_needs_a_unit_in_good_order_inside() {
    let mut scene = Scene::new(Phase::ReserveCommitment);
    let unit = scene.mexican("1709");
    let commit = |scene: &Scene| scene.game.check(&scene.position, Action::Commit).map_err(|refusal| refusal.atom.id());
    assert_eq!(commit(&scene), Err("A2.2.a"), "the pen is not inside the walls");
    scene.place(unit, "1406/roof");
    assert_eq!(commit(&scene), Ok(()));
    scene.position.state_mut(unit).order = Order::Disordered;
    assert_eq!(commit(&scene), Err("A2.2.a"));
}
