### What variants say: sentences made from their rules. A phrase is a message that others take in as an argument.

## Nouns. `form` is where the noun stands: a, start (of a sentence), this, that, first, each, every, no, some (at least one), bare and many behind a number, all (“the units”); of-… behind “of”.

telling-noun = { $side ->
    [texan] Texan{" "}
    [mexican] Mexican{" "}
   *[none] {""}
 }{ $noun ->
    [unit] combat { $many ->
        [yes] units
       *[no] unit
    }
    [infantry] infantry { $many ->
        [yes] units
       *[no] unit
    }
    [leader] { $many ->
        [yes] leaders
       *[no] leader
    }
    [gun] { $many ->
        [yes] batteries
       *[no] battery
    }
    [spot] { $many ->
        [yes] spots
       *[no] spot
    }
    [side] { $many ->
        [yes] hexsides
       *[no] hexside
    }
    [room] { $many ->
        [yes] rooms
       *[no] room
    }
    [thing] { $many ->
        [yes] things
       *[no] thing
    }
   *[piece] { $many ->
        [yes] pieces
       *[no] piece
    }
 }
telling-noun-end = {""}
telling-piece = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-unit = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-infantry = { $form ->
    [start] { $side ->
        [none] An
       *[other] A
    } { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] { $side ->
        [none] an
       *[other] a
    } { $noun }
 }
telling-leader = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-gun = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-spot = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-side = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-room = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-thing = { $form ->
    [start] A { $noun }
    [this] this { $noun }
    [of-this] this { $noun }
    [that] that { $noun }
    [of-that] that { $noun }
    [first] the first { $noun }
    [of-first] the first { $noun }
    [each] each { $noun }
    [every] every { $noun }
    [no] no { $noun }
    [some] at least one { $noun }
    [bare] { $noun }
    [many] { $noun }
    [all] the { $noun }
    [of-many] { $noun }
   *[a] a { $noun }
 }
telling-it = { $of ->
    [yes] { $many ->
        [yes] them
       *[no] { $noun ->
            [leader] him
           *[other] it
        }
    }
   *[no] { $many ->
        [yes] they
       *[no] { $noun ->
            [leader] he
           *[other] it
        }
    }
 }
telling-which = { $noun ->
    [leader] for whom
   *[other] for which
 }
telling-the-piece = the piece
telling-the-unit = the unit
telling-the-leader = the leader
telling-the-battery = the battery
telling-the-gun = the battery that fires
telling-the-active-piece = the active piece
telling-the-attacker = the attacker
telling-the-target = the target
telling-the-enemy = the enemy that caused it
telling-the-spot-left = the spot left
telling-the-spot-entered = the spot entered
telling-the-spot-seen-from = the spot looked from
telling-the-spot-seen = the spot looked at
telling-the-spot-behind = the spot behind the hexside
telling-the-spot = the spot
telling-the-hexside = the hexside
telling-the-hexside-attacked = the hexside attacked across
telling-the-game = the game
telling-spot-at = spot { $at }
telling-hex-at = hex { $at }
telling-side-at = hexside { $at }
telling-spot-of = the spot of { $who }
telling-room-of = the room of { $who }
telling-column-of = the column of { $who }
telling-area-of = the area of { $who }

## What is said of a thing. `form`: of one, of many, denied, and behind “no unit”.

telling-is = { $form ->
   *[one] is
    [one-not] is not
    [many] are
    [many-not] are not
    [none] is
 }
telling-carries = { $form ->
   *[one] carries
    [one-not] does not carry
    [many] carry
    [many-not] do not carry
    [none] carries
 }
telling-touches = { $form ->
   *[one] is next to
    [one-not] is not next to
    [many] are next to
    [many-not] are not next to
    [none] is next to
 }
telling-controls = { $form ->
   *[one] has its zone of control on
    [one-not] does not have its zone of control on
    [many] have their zones of control on
    [many-not] do not have their zones of control on
    [none] has its zone of control on
 }
telling-has-moved = { $form ->
   *[one] has moved this Game-Turn
    [one-not] has not moved this Game-Turn
    [many] have moved this Game-Turn
    [many-not] have not moved this Game-Turn
    [none] has moved this Game-Turn
 }
telling-has-attacked = { $form ->
   *[one] has attacked this Game-Turn
    [one-not] has not attacked this Game-Turn
    [many] have attacked this Game-Turn
    [many-not] have not attacked this Game-Turn
    [none] has attacked this Game-Turn
 }
telling-was-attacked = { $form ->
   *[one] has been attacked this Game-Turn
    [one-not] has not been attacked this Game-Turn
    [many] have been attacked this Game-Turn
    [many-not] have not been attacked this Game-Turn
    [none] has been attacked this Game-Turn
 }
telling-has-committed = { $form ->
   *[one] has seen the Reserve committed
    [one-not] has not seen the Reserve committed
    [many] have seen the Reserve committed
    [many-not] have not seen the Reserve committed
    [none] has seen the Reserve committed
 }
telling-sees = { $form ->
   *[one] sees
    [one-not] does not see
    [many] see
    [many-not] do not see
    [none] sees
 }
telling-has = { $form ->
   *[one] has
    [one-not] does not have
    [many] have
    [many-not] do not have
    [none] has
 }
telling-in-play = { $form ->
   *[one] is in play
    [one-not] is not in play
    [many] are in play
    [many-not] are not in play
    [none] is in play
 }
telling-exists = { $form ->
   *[one] exists
    [one-not] does not exist
    [many] exist
    [many-not] do not exist
    [none] exists
 }
telling-does = { $verb } { $what }
telling-clause = { $who } { $what }
telling-quoted = “{ $name }”
telling-param = “{ $name }”
telling-in-force = in force
telling-on-a-spot-with = on a spot that carries “{ $flag }”
telling-in-a-room-with = in a room that carries “{ $flag }”
telling-in-a-column-with = in a column that carries “{ $flag }”
telling-in-an-area-with = in an area that carries “{ $flag }”
telling-in-zone = in the zone of control of { $who }
telling-within = within { $number } hexes of { $who }
telling-within-none = in the hex of { $who }
telling-within-one = within 1 hex of { $who }
telling-in-line = in a straight line of hexes with { $who }
telling-same-hex = in the same hex as { $who }
telling-same-spot = on the same spot as { $who }
telling-same-room = in the same room as { $who }
telling-same-column = in the same column as { $who }
telling-same-area = in the same area as { $who }
telling-on-spot = on { $where }
telling-in-hex = in { $where }
telling-placed = { $noun } { $place }
telling-in-room = in { $where }
telling-in-column = in { $where }
telling-tag-texan = Texan
telling-tag-mexican = Mexican
telling-tag-combat = { $many ->
    [yes] combat units
   *[no] a combat unit
 }
telling-tag-infantry = infantry
telling-tag-leader = { $many ->
    [yes] leaders
   *[no] a leader
 }
telling-tag-gun = { $many ->
    [yes] batteries
   *[no] a battery
 }
telling-tag-good = in good order
telling-tag-disordered = disordered
telling-tag-routed = routed
telling-tag-full = at full strength
telling-tag-reduced = reduced
telling-tag-line = line infantry
telling-tag-scout = light infantry
telling-tag-grenadier = grenadiers
telling-tag-engineer = engineers
telling-tag-volunteer = volunteers
telling-tag-moved = moved this Game-Turn
telling-tag-attacked = { $many ->
    [yes] units that have attacked this Game-Turn
   *[no] a unit that has attacked this Game-Turn
 }
telling-tag-was-attacked = { $many ->
    [yes] units that have been attacked this Game-Turn
   *[no] a unit that has been attacked this Game-Turn
 }
telling-tag-reserve-committed = after the commitment of the Reserve
telling-tag-on-map = on the map
telling-tag-ground = on the ground
telling-tag-inside = inside a building
telling-tag-roof = on a roof
telling-tag-outside = in open country
telling-tag-high = on level 2
telling-tag-reserve = of the Reserve
telling-tag-column = of column { $name }
telling-tag-person = { $name }
telling-tag-origin = of { $name }
telling-tag-needs-ladder = { $many ->
    [yes] ones that need a ladder
   *[no] one that needs a ladder
 }
telling-tag-clear = { $many ->
    [yes] clear
   *[no] clear
 }
telling-tag-impassable = { $many ->
    [yes] impassable
   *[no] impassable
 }
telling-tag-wall = { $many ->
    [yes] walls
   *[no] a wall
 }
telling-tag-dry-streambed = { $many ->
    [yes] dry streambeds
   *[no] a dry streambed
 }
telling-tag-stone-wall = { $many ->
    [yes] stone walls
   *[no] a stone wall
 }
telling-tag-wooden-wall = { $many ->
    [yes] wooden walls
   *[no] a wooden wall
 }
telling-tag-inner-wall = { $many ->
    [yes] inner walls
   *[no] an inner wall
 }
telling-tag-outer-wall = { $many ->
    [yes] outer walls
   *[no] an outer wall
 }
telling-tag-church-wall = { $many ->
    [yes] church walls
   *[no] a church wall
 }
telling-tag-doorway = { $many ->
    [yes] doorways
   *[no] a doorway
 }
telling-tag-gunslit = { $many ->
    [yes] gunslits
   *[no] a gunslit
 }
telling-tag-gun-ramp = { $many ->
    [yes] gun ramps
   *[no] a gun ramp
 }
telling-tag-breach = { $many ->
    [yes] breaches
   *[no] a breach
 }
telling-tag-interior-wall = { $many ->
    [yes] interior walls
   *[no] an interior wall
 }
telling-tag-high-palisade = { $many ->
    [yes] high palisades
   *[no] a high palisade
 }
telling-tag-activated = activated
telling-tag-burning = on fire
telling-tag-casting = { $many ->
    [yes] castings
   *[no] a casting
 }
telling-tag-marching = with a column that still marches
telling-tag-stand = { $many ->
    [yes] stands
   *[no] a stand
 }
telling-tag-company = { $many ->
    [yes] companies
   *[no] a company
 }
telling-tag-crew = { $many ->
    [yes] gun crews
   *[no] a gun crew
 }
telling-tag-day = in daylight
telling-tag-exposed = leaning over the wall
telling-tag-flecha = { $many ->
    [yes] flechas
   *[no] a flecha
 }
telling-tag-at-wall = at the foot of the wall
telling-tag-in-fort = inside the fort
telling-tag-loaded = loaded
telling-tag-locked = locked in melee
telling-tag-wounded = wounded
telling-place-armory = in the armory
telling-place-cattle-pen = in the cattle pen
telling-place-cattle-yard = in the cattle yard
telling-place-church = in the church
telling-place-church-platform = on the church platform
telling-place-church-rooms = in one of the church rooms
telling-place-churchyard = in the churchyard
telling-place-confines = within the confines
telling-place-convent-yard = in the convent yard
telling-place-inside-walls = inside the walls
telling-place-long-barracks = in the Long Barracks
telling-place-low-barracks = in the Low Barracks
telling-place-magazine = in the powder magazine
telling-place-north-wall = on the North Wall
telling-place-plaza = on the plaza
telling-place-plotted = in the entry area plotted for their column
telling-place-south-wall = on the South Wall
telling-place-tambour = in the tambour
telling-place-west-wall = on the West Wall
telling-place = in “{ $name }”

## Sentences inside sentences

telling-comma = { $list }, { $item }
telling-and = { $list } and { $item }
telling-and-also = { $list }, and { $item }
telling-or = { $list } or { $item }
telling-or-else = { $list }, or { $item }
telling-either = either { $item }
telling-either-or = { $list } or { $item }
telling-then = { $list }, then { $item }
telling-thereupon = { $list }; then { $item }
telling-bracketed = ({ $item })
telling-always = this always holds
telling-never = this never holds
telling-that = { $noun } that { $said }
telling-there-is = there is { $what }
telling-there-is-not = there is { $what }
telling-for-which = { $noun } { $which } { $cond }
telling-that-and-for-which = { $noun } that { $said } and { $which } { $cond }
telling-the-one = { $thing } if it is { $noun }
telling-nearest = { $found } (only the nearest to { $to })
telling-soonest = { $found } (only the one that would reach { $to } first, marching as “{ $name }”)
telling-it-is = { $denied ->
    [yes] it is not { $what }
   *[no] it is { $what }
 }
telling-this-is = { $denied ->
    [yes] this is not { $what }
   *[no] this is { $what }
 }
telling-mode-walk = a move
telling-mode-haul = the towing of a battery
telling-mode-retreat = a retreat
telling-mode-advance = an advance after combat
telling-mode-climb = a climb up a ladder
telling-mode-enter = an arrival on the map
telling-mode-march = the march “{ $name }”
telling-mode-check = the Damage Check “{ $name }”
telling-the-attack = the attack
telling-a-fire = made by fire
telling-a-melee = made in melee
telling-a-battery-fire = made with a battery
telling-the-result = the result
telling-the-option = the option “{ $name }”
telling-got-counter = a counterattack
telling-got-hit = a hit
telling-got-nothing = no effect
telling-got-good = good order
telling-got-disordered = disorder
telling-got-routed = a rout
telling-got-better = one order better
telling-got-worse = one order worse
telling-got-front = its front side
telling-got-back = its back side

## Numbers

telling-number = { $number }
telling-minus = minus “{ $name }”
telling-flag-of = “{ $flag }” of { $who }
telling-the-turn = the number of the Game-Turn
telling-the-points = the number of movement points left
telling-the-margin = the margin of the failed Damage Check
telling-attacks-made = the number of { $way } made in this phase
telling-count = the number of { $what }
telling-distance = the distance in hexes from { $from } to { $to }
telling-direction = the direction from { $from } to { $to }
telling-fire-strength-of = the printed fire strength of { $who }
telling-melee-strength-of = the printed melee strength of { $who }
telling-battery-strength-of = the printed strength of the battery { $who }
telling-morale-of = the printed morale of { $who }
telling-rating-of = the printed rating of { $who }
telling-steps-of = the number of steps left to { $who }
telling-points-of = the number of movement points left to { $who }
telling-casualties = the casualty points of the attackers
telling-victory-points = the Texan victory points
telling-dice = the roll just made
telling-left = the number of cards left in the deck “{ $deck }”
telling-plus = { $one } plus { $other }
telling-less = { $one } minus { $other }
telling-times = { $one } times { $other }
telling-the-least = the lowest of { $numbers }
telling-the-most = the highest of { $numbers }
telling-fires = attacks by fire
telling-melees = attacks in melee
telling-battery-fires = attacks with a battery
telling-amount = { $than ->
    [at-most] at most { $number }
    [at-least] at least { $number }
    [more] more than { $number }
    [less] fewer than { $number }
    [other] not exactly { $number }
   *[exactly] exactly { $number }
 }
telling-points-left = { $amount } { $points ->
    [one] movement point
   *[other] movement points
 } left
telling-made = made { $amount } { $way } in this phase
telling-so-much = { $amount } “{ $flag }”
telling-turn-is = { $than ->
    [at-most] it is Game-Turn { $number } or earlier
    [at-least] it is Game-Turn { $number } or later
    [more] it is later than Game-Turn { $number }
    [less] it is earlier than Game-Turn { $number }
    [other] it is not Game-Turn { $number }
   *[exactly] it is Game-Turn { $number }
 }
telling-compared = { $than ->
    [at-most] { $subject } is at most { $number }
    [at-least] { $subject } is at least { $number }
    [more] { $subject } is more than { $number }
    [less] { $subject } is less than { $number }
    [other] { $subject } is not { $number }
   *[exactly] { $subject } is { $number }
 }
telling-there-are = { $many ->
    [yes] there are { $amount } { $what }
   *[no] there is { $amount } { $what }
 }

## Occasions

telling-player-texan = the Texan player
telling-player-mexican = the Mexican player
telling-when = { $event }: { $what }.
telling-when-if = { $event }, if { $cond }: { $what }.
telling-may = { $player } may { $what }
telling-must = { $player } must { $what }
telling-may-so = { $player } may do this: { $what }
telling-must-so = { $player } must do this: { $what }
telling-by = { $event } { $way }
telling-by-fire = by fire
telling-by-melee = in melee
telling-by-battery = with a battery
telling-called = { $event } “{ $name }”
telling-during = { $event } during { $what }
telling-in-phase = { $event } in { $phase }
telling-phase-replacement = the Replacement Phase
telling-phase-reserve-placement = the Reserve Placement Phase
telling-phase-texan-move = the Texan Movement Phase
telling-phase-texan-combat = the Texan Combat Phase
telling-phase-texan-rally = the Texan Rally Phase
telling-phase-reserve-commit = the Reserve Commitment Phase
telling-phase-mexican-move = the Mexican Movement Phase
telling-phase-mexican-combat = the Mexican Combat Phase
telling-phase-mexican-rally = the Mexican Rally Phase
telling-phase-withdrawal = the Withdrawal Phase
telling-phase-turn-end = the last phase of the Game-Turn
telling-phase-light = the phase of night or day
telling-phase-mexican-order = the Mexican activation
telling-phase-mexican-action = the Mexican actions
telling-phase-texan-order = the Texan activation
telling-phase-texan-action = the Texan actions
telling-phase-begins = At the start of { $phase }
telling-phase-ends = At the end of { $phase }
telling-offer = In { $phase }, for { $each }
telling-settled = Whenever a rule of a variant has changed something
telling-step-map = Before the set-up begins
telling-step-pre-guns = Before the batteries are set up
telling-step-guns = Once the batteries are set up
telling-step-plot = Once the columns are plotted
telling-step-pre-units = Before the garrison is set up
telling-step-units = Once the garrison is set up
telling-step-nominate = Between the set-up of the garrison and that of the columns
telling-step-mexican-units = Once the columns are set up
telling-try-cross = When { $unit } is about to cross a hexside
telling-did-cross = When { $unit } has crossed a hexside
telling-try-stop = When { $unit } is about to end its move
telling-did-stop = When { $unit } has ended its move
telling-try-attack = When { $unit } is about to attack { $foe }
telling-did-attack = When { $unit } has attacked { $foe }
telling-try-check = When { $unit } is about to make a Damage Check
telling-did-check = When { $unit } has made a Damage Check
telling-try-breach = When { $unit } is about to breach a hexside
telling-did-breach = When { $unit } has breached a hexside
telling-try-state = When { $unit } is about to lose or regain its order
telling-did-state = When { $unit } has lost or regained its order
telling-try-remove = When { $unit } is about to be lost
telling-did-remove = When { $unit } has been lost
telling-try-reduce = When { $unit } is about to lose a step
telling-did-reduce = When { $unit } has lost a step and stays on the map
telling-try-miss = When { $unit } is about to fail to breach a hexside
telling-did-miss = When { $unit } has fired at a hexside without breaching it
telling-try-commit = When the Reserve is about to be committed
telling-did-commit = When the Reserve has been committed
telling-try-rally = When { $unit } is about to rally
telling-did-rally = When { $unit } has rallied
telling-try-enter = When { $unit } is about to come onto the map
telling-did-enter = When { $unit } has come onto the map
telling-try-activate = When { $unit } is about to be activated
telling-did-activate = When { $unit } has been activated
telling-try-ladder = When { $unit } is about to put up a ladder
telling-did-ladder = When { $unit } has put up a ladder
telling-try-ignite = When a room is about to catch fire
telling-did-ignite = When a room has caught fire
telling-try-dawn = When day is about to break
telling-did-dawn = When day has broken
telling-require = { $step }, this must hold: { $cond }.

## What is adjusted

telling-adjust = { $sentence }.
telling-adjust-if = { $sentence }, if { $cond }.
telling-own-rule = { $allowed ->
    [no] The rule “{ $rule }” does not apply
   *[yes] The rule “{ $rule }” applies
 }
telling-base-rule = { $allowed ->
    [no] Rule { $rule } does not apply
   *[yes] Rule { $rule } applies
 }
telling-may-place = { $allowed ->
    [no] { $unit } may not be set up on a spot
   *[yes] { $unit } may be set up on a spot
 }
telling-may-cross = { $allowed ->
    [no] { $unit } may not cross a hexside
   *[yes] { $unit } may cross a hexside
 }
telling-may-enter = { $allowed ->
    [no] { $unit } may not enter a spot
   *[yes] { $unit } may enter a spot
 }
telling-may-haul = { $allowed ->
    [no] { $unit } may not take a battery in tow
   *[yes] { $unit } may take a battery in tow
 }
telling-may-activate = { $allowed ->
    [no] { $unit } may not be activated
   *[yes] { $unit } may be activated
 }
telling-may-breach = { $allowed ->
    [no] { $unit } may not put up a ladder, take an axe to a door or set a room on fire
   *[yes] { $unit } may put up a ladder, take an axe to a door or set a room on fire
 }
telling-may-attack = { $allowed ->
    [no] { $unit } may not attack { $way }
   *[yes] { $unit } may attack { $way }
 }
telling-may-counter = { $allowed ->
    [no] { $unit } may not answer an attack
   *[yes] { $unit } may answer an attack
 }
telling-may-target = { $allowed ->
    [no] { $unit } may not be attacked
   *[yes] { $unit } may be attacked like a combat unit
 }
telling-zoc-across = { $allowed ->
    [no] Zones of control do not extend across a hexside
   *[yes] Zones of control extend across a hexside
 }
telling-known = { $allowed ->
    [no] The enemy does not see which unit { $a-unit } is
   *[yes] The enemy sees which unit { $a-unit } is
 }
telling-sight-passes = { $allowed ->
    [no] Lines of sight do not cross a hexside
   *[yes] Lines of sight cross a hexside
 }
telling-sees-past = { $allowed ->
    [no] Lines of sight do not pass through, leave or enter a spot
   *[yes] Lines of sight pass through, leave and enter a spot
 }
telling-cross-cost = The cost for { $unit } to cross a hexside
telling-moves = The movement allowance of { $unit }
telling-fire-strength = The fire strength of { $unit }
telling-melee-strength = The melee strength of { $unit }
telling-battery-strength = The strength of { $unit } in an attack with a battery
telling-attacks = The number of { $way } of { $unit } in a Combat Phase
telling-attack-roll = The die roll of { $unit } for an attack
telling-column = The column of the combat table { $unit } uses in an attack
telling-row-of-table = The row of the combat table { $unit } uses in an attack
telling-check-roll = The Damage Check roll of { $unit }
telling-breach-strength = The strength of { $unit } against a hexside
telling-morale = The morale of { $unit }
telling-rating = The rating of { $unit }
telling-ferocity = The highest roll that makes { $unit } without a leader ferocious
telling-figure = The figure “{ $name }” of the rulebook
telling-roll-of = The roll on the table “{ $table }”
telling-sight = The range of sight, in hexes or areas,
telling-reach = The range of { $unit }, in hexes or areas,
telling-retreat = The retreat of { $unit }, in hexes,
telling-stack-max = The number of combat units a spot may hold
telling-withdrawal = The number of casualties at which the attackers withdraw
telling-game-length = The number of the last Game-Turn
telling-changed = { $what } { $op }
telling-raised = is raised by { $number }
telling-lowered = is lowered by { $number }
telling-set = is { $number }
telling-kept-above = is at least { $number }
telling-kept-below = is at most { $number }
telling-halved = is halved and rounded up
telling-allowed = is allowed
telling-forbidden = is forbidden

## What is done

telling-nothing = do nothing
telling-mark = put “{ $flag }” on { $who }
telling-mark-game = put “{ $flag }” in force
telling-clear = take “{ $flag }” off { $who }
telling-clear-game = put an end to “{ $flag }”
telling-put = set “{ $flag }” of { $who } to { $number }
telling-put-game = set “{ $flag }” to { $number }
telling-bump = add { $number } to “{ $flag }” of { $who }
telling-bump-game = add { $number } to “{ $flag }”
telling-drop = take { $number } from “{ $flag }” of { $who }
telling-drop-game = take { $number } from “{ $flag }”
telling-reveal = reveal all “{ $flag }” to both players, now and later
telling-become = turn into { $kind } { $what }
telling-into = “{ $name }”
telling-check = make a Damage Check (“{ $name }”) for { $what }
telling-order-good = return { $who } to good order
telling-order-disordered = disorder { $who }
telling-order-routed = rout { $who }
telling-order-better = improve the order of { $who } by one
telling-order-worse = worsen the order of { $who } by one
telling-order-front = turn { $who } to its front
telling-order-back = turn { $who } to its back
telling-order = put { $who } in the order “{ $name }”
telling-remove = eliminate { $what }
telling-withdraw = take { $what } off the map without a loss
telling-put-piece = put { $what } on { $other }
telling-swap = let { $what } and { $other } change places
telling-fall-back = { $one ->
    [one] have { $who } retreat { $number } hex
    [many] have { $who } retreat { $number } hexes
   *[as-many] have { $who } retreat as many hexes as { $number }
  }
telling-attack = have { $who } attack { $whom } { $way }
telling-march = march { $who } to { $to } by the shortest path (“{ $name }”)
telling-spend = { $one ->
    [one] spend { $number } movement point
    [as-many] spend as many movement points as { $number }
   *[many] spend { $number } movement points
 }
telling-halt = end the move there
telling-deny = cancel what was about to happen
telling-roll = roll on the table “{ $table }”
telling-look-up = consult the table “{ $table }”
telling-draw = draw a card from the deck “{ $table }”
telling-shuffle = shuffle all cards back into the deck “{ $deck }”
telling-random = draw one of { $each } at random, and with it { $what }
telling-choose = have { $player } choose { $amount } of { $from }, and for each choice { $what }
telling-choose-oneself = choose { $amount } of { $from }, and for each choice { $what }
telling-choose-exactly = { $number }
telling-choose-between = from { $least } to { $number }
telling-choose-one = at most one
telling-choose-any = any number
telling-choose-up-to = up to { $number }
telling-each = for { $each }, { $what }
telling-if = if { $cond }, { $what }
telling-if-else = if { $cond }, { $what }, otherwise { $otherwise }
telling-supply = supply these batteries: { $guns }
telling-so-many = { $number } × “{ $kind }”
telling-none = none
telling-enter = bring onto the first free spots { $where } { $what }
telling-score = give the { $side ->
    [texan] Texan
   *[mexican] Mexican
 } side { $one ->
    [one] { $number } victory point
    [as-many] as many victory points as { $number }
   *[many] { $number } victory points
 }
telling-score-taken = take { $one ->
    [one] { $number } victory point
    [as-many] as many victory points as { $number }
   *[many] { $number } victory points
 } from the { $side ->
    [texan] Texan
   *[mexican] Mexican
 } side
telling-end-game = end the game with { $victory }
telling-into-clear = a clear hexside
telling-into-impassable = an impassable hexside
telling-into-dry-streambed = a dry streambed
telling-into-stone-wall = a stone wall
telling-into-wooden-wall = a wooden wall
telling-into-inner-wall = an inner wall
telling-into-outer-wall = an outer wall
telling-into-church-wall = a church wall
telling-into-doorway = a doorway
telling-into-gunslit = a gunslit
telling-into-gun-ramp = a gun ramp
telling-into-breach = a breach
telling-into-interior-wall = an interior wall
telling-into-high-palisade = a high palisade
telling-decisive-mexican = a decisive Mexican victory
telling-decisive-texan = a decisive Texan victory
telling-substantial-mexican = a substantial Mexican victory
telling-substantial-texan = a substantial Texan victory
telling-marginal-mexican = a marginal Mexican victory
telling-marginal-texan = a marginal Texan victory

## Parameters, options, flags, kinds, regions, tables

telling-meaning = { $what }. { $says }
telling-a-param = “{ $name }”: { $is }, from { $least } to { $most }
telling-an-opt = “{ $name }”: { $choices }; { $first } when nothing is chosen
telling-a-flag = “{ $name }”: { $of }{ $most ->
    [one] {""}
   *[other] {""}, up to { $most }
 }, { $lasts }{ $hidden ->
    [texan] {""}, hidden from the Texan player
    [mexican] {""}, hidden from the Mexican player
   *[nobody] {""}
 }
telling-of-game = on the game
telling-of-column = on a column
telling-of-unit = on a piece
telling-of-spot = on a spot
telling-of-hexside = on a hexside
telling-of-room = on a room
telling-of-area = on an area
telling-lasts-game = until it is taken away
telling-lasts-turn = until the end of the Game-Turn
telling-lasts-phase = until the end of the phase
telling-a-kind = “{ $name }”: like “{ $like }”{ $cost ->
    [none] {""}
   *[other] {""}, { $cost } more movement points to cross
 }{ $adds ->
    [no] {""}
   *[other] {""}, and also { $add }
 }{ $drops ->
    [no] {""}
   *[other] {""}, but not { $drop }
 }{ $protects ->
    [inside] {""}; it protects those inside
    [outside] {""}; it protects those outside
    [both] {""}; it protects both sides
   *[none] {""}
 }
telling-a-region-of-hexes = “{ $name }”: hexes { $members }
telling-a-region-of-spots = “{ $name }”: spots { $members }
telling-a-region-of-hexsides = “{ $name }”: hexsides { $members }
telling-a-table = “{ $name }”: { $throw }
telling-throw-d6 = one die
telling-throw-2d6 = two dice
telling-throw-value = no dice: a value is looked up
telling-throw-deck = { $cards ->
    [one] a deck of one card
   *[other] a deck of { $cards } cards
  }
telling-span-one = { $value }
telling-span-or = { $from } or { $to }
telling-span-from-to = { $from } to { $to }
telling-span-to = { $value } or less
telling-span-from = { $value } or more
telling-row = { $span }: { $result }.
telling-row-do = { $span }, { $result }: { $what }.
