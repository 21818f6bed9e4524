### What is said of “Deguello at Dawn” alone: headings, parameters, what the game says while it is played.

group-d-pieces = pieces
group-d-sequence = activations
group-d-officers = officers
group-d-light = night and day
group-d-movement = movement
group-d-stacking = stacking
group-d-facing = facing
group-d-fire = fire
group-d-cannon = cannon
group-d-walls = walls, ladders, doors
group-d-sight = sight
group-d-melee = melee
group-d-ends = Bowie, fires, victory
group-d-order-of-battle = order of battle

parameter-d-reserve-round = Round from which the Reserve enters
parameter-d-option-areas = Optional: an area may be activated in place of a command
parameter-d-officer-lost = Lowest roll at which an officer is hit along with the unit
parameter-d-option-wounds = Optional: officers are wounded first
parameter-d-night-rounds = Rounds that are night without a roll
parameter-d-day-target = Total at which day breaks: two dice plus the rounds since the first roll
parameter-d-night-areas = Range of sight at night, in areas
parameter-d-move-points = Movement points of every piece
parameter-d-split-full = Flechas that a full company splits into
parameter-d-split-reduced = Flechas that a reduced company splits into
parameter-d-cost-slow = Cost of entering rubble, a trench, a marsh, La Villita or the acequia outside
parameter-d-cost-roof = Cost of going up to a roof
parameter-d-cost-down = Cost of going down from a roof
parameter-d-cost-parapet = Cost of going up to a parapet, or down from one
parameter-d-cost-over = Extra cost of crossing a palisade, a redoubt or a low wall
parameter-d-option-abatis = Optional: the attackers may enter abatis
parameter-d-hex-capacity = Flecha-equivalents on a spot
parameter-d-front-half-angle = Degrees to either side of a facing that are in front
parameter-d-fire-hit = Total of two dice needed to hit
parameter-d-fire-wall = Fire modifier from outside across an exterior wall
parameter-d-fire-carronade = Fire modifier into the upper Fortin Carronade
parameter-d-fire-door = Fire modifier through a door into a room
parameter-d-fire-exposed = Fire modifier at a unit that leans over the wall
parameter-d-fire-trench = Fire modifier at a unit in a trench or an acequia
parameter-d-fire-villita = Fire modifier into La Villita
parameter-d-fire-bastion = Fire modifier from outside through the Bastion
parameter-d-fire-marsh = Fire modifier at a unit in a marsh
parameter-d-fire-rubble = Fire modifier into rubble or ruins
parameter-d-fire-palisade = Fire modifier through a palisade or a redoubt
parameter-d-fire-distance = Fire modifier for each area beyond the second
parameter-d-fire-company = Fire modifier at a company
parameter-d-fire-stairs = Fire modifier at a unit on an exterior staircase
parameter-d-option-unfired = Optional: Texans behind a wall are safe until they have fired
parameter-d-cannon-eighteen = Tries for an 18-pounder
parameter-d-cannon-twelve = Tries for a 12-pounder
parameter-d-cannon-eight = Tries for an 8-pounder or a 6-pounder
parameter-d-cannon-four = Tries for a 4-pounder
parameter-d-cannon-move = Cost of moving a cannon
parameter-d-ladder-stands = Lowest roll at which a ladder stands
parameter-d-ladder-climb = Whether a flecha that puts a ladder up climbs it at once
parameter-d-ladder-lost = Lowest roll at which a hit destroys a ladder
parameter-d-option-ladders = Optional: companies lose ladders to musketry only on a 6
parameter-d-door-axe = Lowest roll at which an axe breaks a door
parameter-d-door-zapadores = Movement points a door costs Zapadores
parameter-d-door-arch = Lowest roll at which an axe breaks a reinforced arch
parameter-d-option-arches = Optional: arches are reinforced
parameter-d-option-parts = Optional: the clear part of an area is cheaper to enter
parameter-d-option-enfilade = Optional: a trench gives no cover from an enemy above who fires along it
parameter-d-option-ranges = Optional: musketry has ranges
parameter-d-melee-company = Melee factor of a company
parameter-d-melee-flecha = Melee factor of a flecha
parameter-d-melee-unit = Melee factor of a Texan unit
parameter-d-melee-crew = Melee factor of a crew
parameter-d-melee-wall = Melee modifier when attacking from outside an exterior wall
parameter-d-melee-several = Melee modifier when several units attack fewer
parameter-d-melee-rear = Melee modifier when attacking from outside the defender’s front
parameter-d-melee-door = Melee modifier when attacking from outside a broken door
parameter-d-melee-over = Melee modifier when attacking over a palisade, a redoubt or a low wall
parameter-d-bowie-well = Lowest roll at which Bowie can fight
parameter-d-arson-burns = Lowest roll at which a room catches fire
parameter-d-arson-ruins = Highest roll at which a fire burns out
parameter-d-arson-spreads = Lowest roll at which a fire spreads
parameter-d-rounds = Rounds of the game
parameter-d-losses = Losses that cost the attackers the game, in percent
parameter-d-idle-rounds = Successive rounds passed by both sides that end the game
amend-deguello-be = Set by hand: { $piece }: { $what }
amend-deguello-to = { $what }
amend-deguello-begin = Set by hand: { $phase } begins
amend-deguello-burn = Set by hand: { $area } is on fire
amend-deguello-ruin = Set by hand: { $area } is in ruins
amend-deguello-strew = Set by hand: there is rubble in { $area }
amend-deguello-carry = Set by hand: { $piece } carries { $ladders } ladders and { $axes } axes
amend-deguello-day = Set by hand: it is day
amend-deguello-door = Set by hand: the door { $side } is broken
amend-deguello-face = Set by hand: { $piece } faces { $way }
amend-deguello-ladder = Set by hand: a ladder stands at { $side }
amend-deguello-lock = Set by hand: { $piece } is locked with { $target }
amend-deguello-put = Set by hand: { $piece } is at { $at }
amend-deguello-release = Set by hand: the staff officers are released
amend-deguello-remove = Set by hand: { $piece } is lost
amend-deguello-round = Set by hand: it is round { $round }
deguello-being-active = activated
deguello-being-calling = activated, with his command
deguello-being-empty = not loaded
deguello-being-exposed = leans over the wall
deguello-being-fresh = has just arrived
deguello-being-loaded = loaded
deguello-being-reduced = reduced
deguello-being-seen = has fired before
deguello-being-wounded = wounded
deguello-day = day
deguello-night = night
deguello-rule = { $rule }
deguello-way-n = north
deguello-way-ne = north-east
deguello-way-se = south-east
deguello-way-s = south
deguello-way-sw = south-west
deguello-way-nw = north-west
deguello-no-abatis = abatis keep the attackers out of { $spot }
deguello-no-active = { $piece } is not activated
deguello-no-artillery-below = no gun and no crew fires down at the foot of the wall: { $piece } is out of their reach
deguello-no-answer = something else must be decided first
deguello-no-area = no unit with its officer stands in this area
deguello-no-area-option = areas are activated only with the optional rule
deguello-no-area-there = { $spot } belongs to no area
deguello-no-at-door = { $piece } does not stand at this door
deguello-no-breach-from-abatis = { $piece } cannot breach a wall or a door from abatis
deguello-no-axe = { $piece } does not have an axe
deguello-no-battery-named = { $piece } must be activated together with a battery
deguello-no-bed = { $piece } cannot leave his bed
deguello-no-beginning = this phase cannot restart
deguello-no-carrier = { $piece } cannot carry ladders or axes
deguello-no-chance = this shot cannot hit: { $piece }
deguello-no-charge = { $piece } is not loaded
deguello-no-clear-top = defenders stand beside the ladder of { $piece }
deguello-no-climb-first = the flecha that has put a ladder up must climb first
deguello-no-column = no piece of this column is waiting off the map
deguello-no-command = { $piece } belongs to another command
deguello-no-company = { $piece } is not a company on the map
deguello-no-company-inside = { $piece } is a company and must split first
deguello-no-contact = { $piece } is out of reach
deguello-no-crew = no crew of this battery is within reach of { $piece }
deguello-no-crew-of-column = { $piece } is a crew: only artillery officers activate it
deguello-no-crew-there = { $piece } is not a crew
deguello-no-defender = nobody stands beside the ladder of { $piece }
deguello-no-door = there is no barred door there
deguello-no-door-open = the door to { $spot } is barred
deguello-no-empty = { $piece } is already loaded
deguello-no-enemy = { $piece } is not an enemy unit on the map
deguello-no-enemy-there = an enemy stands at { $spot }
deguello-no-entry = { $piece } may not enter at { $spot }
deguello-no-entry-first = there is room in the area of { $piece }: enter it first
deguello-no-exposed = { $piece } already leans over the wall
deguello-no-fighter = { $piece } cannot fight in melee
deguello-no-fire = { $spot } is on fire
deguello-no-fired = { $piece } has already fired
deguello-no-flecha = { $piece } is not a flecha on the map
deguello-no-flechas = there are no flechas left for { $piece }
deguello-no-foot = { $piece } does not stand at this wall
deguello-no-free-foot = another flecha is locked at this ladder: { $piece }
deguello-no-free-shot = { $piece } may not fire now
deguello-no-front = { $spot } is not in front of the firer
deguello-no-game = the game is over
deguello-no-group-place = { $piece } may not be set up at { $spot }
deguello-no-gun = { $piece } is not a cannon on the map
deguello-no-gun-place = a cannon cannot be moved to { $spot }
deguello-no-gun-there = { $piece } does not stand here
deguello-no-gun-twice = { $piece } has already been fired or loaded in this activation
deguello-no-gunner = { $piece } is not an artillery officer on the map
deguello-no-helper = { $piece } cannot help
deguello-no-inside = { $spot } is not inside the fort
deguello-no-ladder = { $piece } is not a flecha with a ladder
deguello-no-ladder-here = no ladder can be put up here
deguello-no-ladder-there = no ladder leads there for { $piece }
deguello-no-leaderless = an officer of { $piece } is still alive
deguello-no-leaning = { $piece } would have to lean over the wall
deguello-no-leaving = { $piece } is locked: to break off, it must leave the area it shares with its enemy, or move away from an enemy across a line
deguello-no-led = no officer is in the area of { $piece }
deguello-no-level = { $piece } is on another level
deguello-no-loader = { $piece } has already loaded
deguello-no-loader-there = no free crew with an artillery officer stands with { $piece }
deguello-no-loading = only an artillery officer can have { $piece } loaded
deguello-no-locked = { $piece } is locked in melee
deguello-no-lone = { $piece } is not a unit of the garrison on the map
deguello-no-lone-fight = { $piece } acts alone and cannot attack
deguello-no-loss = { $piece } cannot take this loss
deguello-no-more-than-fire = { $piece } may only fire: no officer is in its area
deguello-no-moved = { $piece } has already moved
deguello-no-night = { $spot } is too far away to be seen at night
deguello-no-officer = { $piece } is not an officer on the map
deguello-no-officer-shot = { $piece } is not alone, and an officer with units cannot be fired at
deguello-no-open-door = { $piece } does not stand at a broken door
deguello-no-other-battery = { $piece } belongs to another battery
deguello-no-other-facing = { $piece } already faces that way
deguello-no-phase = not in this phase
deguello-no-piece = { $piece } is not on the map
deguello-no-points = { $piece } has too few movement points for { $spot }
deguello-no-points-to-climb = { $piece } has too few movement points to climb
deguello-no-range = { $spot } is out of range
deguello-no-reach = { $piece } is out of reach: only this area and those next to it count
deguello-no-release = { $piece } does not obey the staff officers until they are released
deguello-no-reserve-yet = the Reserve may not enter yet
deguello-no-roll-first = a roll is due first
deguello-no-room = there is no room at { $spot }
deguello-no-room-fight = { $piece } must be fought inside
deguello-no-room-in-area = the area of { $spot } is full
deguello-no-room-there = this area is not a room
deguello-no-room-to-burn = there is no intact room there for { $piece } to set on fire
deguello-no-round = there is no such round
deguello-no-second-attack = { $piece } has already attacked this enemy
deguello-no-second-battery = another battery has already fired: { $piece } waits
deguello-no-second-flecha = { $piece } does not stand at a second ladder there
deguello-no-second-ladder = a ladder already stands there: { $piece }
deguello-no-server = nobody can serve { $piece }
deguello-no-shift = { $piece } has already begun to move
deguello-no-shooter = { $piece } cannot fire
deguello-no-set-up = a scenario cannot set up { $piece }: the attackers come from off the map
deguello-no-sight = { $spot } is out of sight
deguello-no-sight-door = a barred door hides { $spot }
deguello-no-sight-low-wall = a low wall hides { $spot }
deguello-no-sight-window = no window of the upper floor faces { $spot }
deguello-no-sight-units = units at { $spot } stand in the way
deguello-no-sortie = { $piece } may not leave the fort
deguello-no-special = { $piece } has already taken its special action
deguello-no-spread = the fire cannot spread there
deguello-no-start-yet = { $piece } has no place yet
deguello-no-such-being = { $piece } cannot be in this state
deguello-no-such-piece = there is no such piece
deguello-no-such-spot = there is no such spot
deguello-no-taken-foot = others are locked in melee at the foot of the ladder in { $spot }: { $piece } waits elsewhere
deguello-no-target = { $piece } is not a valid target
deguello-no-there = { $piece } is already at { $spot }
deguello-no-touch = { $piece } has not been at the wall since before this activation
deguello-no-touching = a unit that touches the wall cannot fire over it at { $spot }
deguello-no-turn = it is not the turn of this side
deguello-no-turning = { $piece } cannot be turned now
deguello-no-unfired = { $piece } has not fired yet and cannot be fired at
deguello-no-waiting = { $piece } was not at the foot of the ladder when the activation began
deguello-no-waiting-piece = { $piece } cannot be set up now
deguello-no-wall-crossed = an exterior wall stands in front of { $spot }
deguello-no-wall-here = { $piece } does not stand on a wall
deguello-no-way = no path leads to { $spot }
deguello-no-way-upstairs = an upper floor is entered and left only by its staircase or its own roof: { $spot }
deguello-no-way-between = { $piece } stands close by, but no path leads from one area to the other
dice-deguello-arson = setting a fire
dice-deguello-attack = melee: the attackers
dice-deguello-burning = a fire
dice-deguello-cannon = a cannon
dice-deguello-day = daybreak
dice-deguello-defence = melee: the defenders
dice-deguello-door = a door
dice-deguello-fire = fire
dice-deguello-invalid = whether he can fight
dice-deguello-ladder = a ladder
dice-deguello-ladder-lost = loss of a ladder
dice-deguello-officer = loss of an officer
dice-deguello-wound = a wound
do-deguello-activate = Activate { $piece }
do-deguello-area = Activate the area “{ $area }”
do-deguello-arson = { $piece } sets the room behind { $side } on fire
do-deguello-axe = { $piece } takes an axe to the door { $side }
do-deguello-battery = Activate { $piece } and a battery: { $battery }
do-deguello-blast = { $piece }: fire at the door { $side }
do-deguello-climb = { $piece } climbs to { $to }
do-deguello-column = A column enters: { $column }
do-deguello-emplace = { $piece } puts a ladder up at { $side }
do-deguello-expose = { $piece } leans over the wall
do-deguello-face = { $piece } faces { $way }
do-deguello-fire = { $piece }: fire at { $target }
do-deguello-haul = { $piece } takes { $gun } to { $to }
do-deguello-ignite = The fire spreads to “{ $area }”
do-deguello-join = { $piece } and { $with } attack { $target } together
do-deguello-load = Load { $piece }
do-deguello-lone = Activate { $piece } alone
do-deguello-lose = { $piece } is lost, or takes the loss
do-deguello-melee = { $piece } attacks { $target } in melee
do-deguello-split = { $piece } splits into flechas
do-deguello-storm = { $piece } storms the ladder at { $side }
do-deguello-storm-with = { $piece } and { $with } storm the ladder at { $side }
due-deguello-action = { $count ->
    [0] Nobody can act any more.
    [one] One piece can act.
    *[other] { $count } pieces can act.
}
due-deguello-order = { $count ->
    [0] Nobody on the map can be activated.
    [one] One piece can be activated.
    *[other] { $count } pieces can be activated.
}
due-deguello-set-up = { $count ->
    [0] Everything is placed.
    [one] One piece can be placed or turned.
    *[other] { $count } pieces can be placed or turned.
}
due-deguello-arson = { $piece } sets a fire: it burns on { $need } or more.
due-deguello-attack = { $piece } attacks { $target }: roll for the attackers.
due-deguello-defence = { $piece } attacks { $target }: roll for the defenders.
due-deguello-axe = { $piece } at the door: { $need } or more breaks it.
due-deguello-beaten = Which unit takes the loss?
due-deguello-burn = “{ $area }” is on fire: does it go out, or spread?
due-deguello-cannon = { $piece } fires at { $target }: { $need } or more hits; tries left: { $left }.
due-deguello-day = Is it day? { $need } or more.
due-deguello-emplace = { $piece } puts a ladder up: { $need } or more and it stands.
due-deguello-free = { $target } breaks off: does { $piece } fire?
due-deguello-ignite = Where does the fire in “{ $area }” spread?
due-deguello-invalid = { $piece }: { $need } or more and he can fight.
due-deguello-ladder-hit = { $piece } is hit: { $need } or more destroys a ladder.
due-deguello-officer = A hit in “{ $area }”: on { $need } or more an officer is hit too.
due-deguello-officers = Which officer in “{ $area }” is lost?
due-deguello-shot = { $piece } fires at { $target }: { $need } or more hits.
due-deguello-wound = Does { $piece } live? A 6 kills.
event-deguello-activated = { $piece } is activated.
    .on = { $piece } is activated
    .same = is activated
event-deguello-alone = { $piece } acts alone.
    .on = { $piece } acts alone
    .same = acts alone
event-deguello-attack-wins = { $attack } against { $defence }: the attackers win.
    .on = { $attack } against { $defence }, the attackers win
event-deguello-attacked = { $piece } { AGREE($piece, "attacks", "attack") } { $target } in melee.
    .on = { $piece } { AGREE($piece, "attacks", "attack") } { $target } in melee
    .same = { AGREE($piece, "attacks", "attack") } { $target } in melee
event-deguello-attackers-spent = No attacker is left
event-deguello-before = { $phase } begins.
event-deguello-blasted = { $piece } { AGREE($piece, "fires", "fire") } at the door { $side }.
    .on = { $piece } { AGREE($piece, "fires", "fire") } at the door { $side }
    .same = { AGREE($piece, "fires", "fire") } at the door { $side }
event-deguello-broke-off = { $piece } { AGREE($piece, "breaks", "break") } off.
    .on = { $piece } { AGREE($piece, "breaks", "break") } off
    .same = { AGREE($piece, "breaks", "break") } off
event-deguello-burns-on = “{ $area }” is still on fire: rolled { $roll }, needs { $need } or less.
    .on = “{ $area }” is still on fire (roll { $roll }, needs { $need } or less)
event-deguello-burnt-out = “{ $area }” has burnt out: rolled { $roll }, needs { $need } or less.
    .on = “{ $area }” has burnt out (roll { $roll }, needs { $need } or less)
event-deguello-by-variant = A rule of a variant ends the game
event-deguello-called = A column enters: { $column }.
    .on = { $column }
event-deguello-covered = { $piece } { AGREE($piece, "takes", "take") } cover again.
    .on = { $piece } { AGREE($piece, "takes", "take") } cover again
    .same = { AGREE($piece, "takes", "take") } cover again
    .many = { $pieces } take cover again
event-deguello-day = Rolled { $roll }, needs { $need }: it is day.
    .on = it is day (roll { $roll }, needs { $need })
event-deguello-defence-wins = { $attack } against { $defence }: the defenders win.
    .on = { $attack } against { $defence }, the defenders win
event-deguello-dies = { $piece } dies of his wound: rolled { $roll }, needs { $need } or less.
    .on = { $piece } dies of his wound (roll { $roll }, needs { $need } or less)
    .same = dies of his wound (roll { $roll }, needs { $need } or less)
event-deguello-emptied = { $piece } must be reloaded.
    .on = { $piece } must be reloaded
    .same = must be reloaded
event-deguello-ended = { $reason }: a { $winner } victory.
event-deguello-entered = { $piece } { AGREE($piece, "enters", "enter") } at { $to }.
    .on = { $piece } { AGREE($piece, "enters", "enter") } at { $to }
    .same = { AGREE($piece, "enters", "enter") } at { $to }
    .many = { $pieces } enter at { $to }
event-deguello-exposed = { $piece } { AGREE($piece, "leans", "lean") } over the wall.
    .on = { $piece } { AGREE($piece, "leans", "lean") } over the wall
    .same = { AGREE($piece, "leans", "lean") } over the wall
    .many = { $pieces } lean over the wall
event-deguello-faced = { $piece } { AGREE($piece, "faces", "face") } { $way }.
    .on = { $piece } { AGREE($piece, "faces", "face") } { $way }
    .same = { AGREE($piece, "faces", "face") } { $way }
event-deguello-fired = { $piece } { AGREE($piece, "fires", "fire") } at { $target }.
    .on = { $piece } { AGREE($piece, "fires", "fire") } at { $target }
    .same = { AGREE($piece, "fires", "fire") } at { $target }
event-deguello-hauled = { $piece } { AGREE($piece, "is", "are") } moved to { $to }.
    .on = { $piece } { AGREE($piece, "is", "are") } moved to { $to }
    .same = { AGREE($piece, "is", "are") } moved to { $to }
event-deguello-hewed = { $piece } { AGREE($piece, "breaks", "break") } the door { $side }: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "breaks", "break") } the door { $side } (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "breaks", "break") } the door { $side } (roll { $roll }, needs { $need })
event-deguello-hewed-in-vain = { $piece } { AGREE($piece, "fails", "fail") } to break the door { $side }: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "fails", "fail") } to break the door { $side } (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "fails", "fail") } to break the door { $side } (roll { $roll }, needs { $need })
event-deguello-hit = Rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }: a hit.
    .roll = rolls { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need }, a hit
event-deguello-miss = Rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }: a miss.
    .roll = rolls { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need }, a miss
event-deguello-idle = Neither side has acted for several rounds
event-deguello-ignited = “{ $area }” is on fire.
    .on = “{ $area }” is on fire
event-deguello-ill = { $piece } is too ill to fight: rolled { $roll }, needs { $need }.
    .on = { $piece } is too ill to fight (roll { $roll }, needs { $need })
    .same = is too ill to fight (roll { $roll }, needs { $need })
event-deguello-well = { $piece } can fight: rolled { $roll }, needs { $need }.
    .on = { $piece } can fight (roll { $roll }, needs { $need })
    .same = can fight (roll { $roll }, needs { $need })
event-deguello-killed = { $piece } { AGREE($piece, "is", "are") } lost.
    .on = { $piece } { AGREE($piece, "is", "are") } lost
    .same = { AGREE($piece, "is", "are") } lost
    .many = { $pieces } are lost
event-deguello-ladder-down = The ladder of { $piece } at { $side } does not stand: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "fails", "fail") } to raise { AGREE($piece, "its", "their") } ladder at { $side } (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "fails", "fail") } to raise { AGREE($piece, "its", "their") } ladder at { $side } (roll { $roll }, needs { $need })
event-deguello-ladder-up = The ladder of { $piece } at { $side } stands: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "raises", "raise") } { AGREE($piece, "its", "their") } ladder at { $side } (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "raises", "raise") } { AGREE($piece, "its", "their") } ladder at { $side } (roll { $roll }, needs { $need })
event-deguello-ladder-kept = { $piece } { AGREE($piece, "keeps", "keep") } { AGREE($piece, "its", "their") } ladder: rolled { $roll }, needs { $need } or less.
    .on = { $piece } { AGREE($piece, "keeps", "keep") } { AGREE($piece, "its", "their") } ladder (roll { $roll }, needs { $need } or less)
    .same = { AGREE($piece, "keeps", "keep") } { AGREE($piece, "its", "their") } ladder (roll { $roll }, needs { $need } or less)
event-deguello-ladder-lost = A ladder of { $piece } is destroyed: rolled { $roll }, needs { $need } or less.
    .on = { $piece } { AGREE($piece, "loses", "lose") } a ladder (roll { $roll }, needs { $need } or less)
    .same = { AGREE($piece, "loses", "lose") } a ladder (roll { $roll }, needs { $need } or less)
event-deguello-lives = { $piece } lives: rolled { $roll }, needs { $need } or less.
    .on = { $piece } lives (roll { $roll }, needs { $need } or less)
    .same = lives (roll { $roll }, needs { $need } or less)
event-deguello-loaded = { $piece } is loaded.
    .on = { $piece } is loaded
    .same = is loaded
event-deguello-locked = { $piece } and { $target } are locked.
    .on = { $piece } { AGREE($piece, "is", "are") } locked with { $target }
    .same = { AGREE($piece, "is", "are") } locked with { $target }
event-deguello-manned = { $piece } activates a battery: { $battery }.
    .on = { $piece } activates a battery: { $battery }
    .same = activates a battery: { $battery }
event-deguello-night = Rolled { $roll }, needs { $need }: it is still night.
    .on = it is still night (roll { $roll }, needs { $need })
event-deguello-officer-kept = No officer in “{ $area }” is lost: rolled { $roll }, needs { $need }.
    .on = no officer is hit (roll { $roll }, needs { $need })
event-deguello-officer-lost = An officer in “{ $area }” is hit: rolled { $roll }, needs { $need }.
    .on = an officer is hit (roll { $roll }, needs { $need })
event-deguello-opened = The door { $side } is open.
    .on = the door { $side } is open
event-deguello-passed = { $side ->
    [side-texan] The Texans pass.
   *[side-mexican] The Mexicans pass.
 }
    .on = { $side ->
        [side-texan] the Texans pass
       *[side-mexican] the Mexicans pass
    }
event-deguello-phase = Round { $round }: { $phase }.
event-deguello-reached = { $units ->
    [0] No unit is activated.
    [one] One unit is activated.
   *[other] { $units } units are activated.
 }
    .on = { $units ->
        [0] no unit may act
        [one] one unit may act
       *[other] { $units } units may act
    }
event-deguello-reduced = { $piece } { AGREE($piece, "is", "are") } reduced.
    .on = { $piece } { AGREE($piece, "is", "are") } reduced
    .same = { AGREE($piece, "is", "are") } reduced
event-deguello-restored = { $piece } { AGREE($piece, "is", "are") } at full strength again.
    .on = { $piece } { AGREE($piece, "is", "are") } at full strength again
event-deguello-halted = { $piece } { AGREE($piece, "goes", "go") } no farther.
    .on = { $piece } { AGREE($piece, "goes", "go") } no farther
event-deguello-released = The staff officers are released.
    .on = the staff officers are released
event-deguello-rounds-over = The last round is over
event-deguello-roused = The area “{ $area }” is activated.
    .on = the area “{ $area }” is activated
event-deguello-split = { $piece } { AGREE($piece, "splits", "split") } into { $flechas ->
    [one] { $flechas } flecha
   *[other] { $flechas } flechas
  }.
    .on = { $piece } { AGREE($piece, "splits", "split") } into { $flechas ->
        [one] { $flechas } flecha
       *[other] { $flechas } flechas
    }
    .same = { AGREE($piece, "splits", "split") } into { $flechas ->
        [one] { $flechas } flecha
       *[other] { $flechas } flechas
    }
event-deguello-stepped = { $piece } { AGREE($piece, "moves", "move") } from { $from } to { $to } for { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}.
    .on = { $piece } { AGREE($piece, "moves", "move") } { $from } → { $to }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } MP)
    }
    .same = { AGREE($piece, "moves", "move") } { $from } → { $to }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } MP)
    }
event-deguello-strewn = There is rubble in “{ $area }”.
    .on = there is rubble in “{ $area }”
event-deguello-struck = Rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }.
    .roll = rolls { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }
event-deguello-tie = { $attack } against { $defence }: nobody wins.
    .on = { $attack } against { $defence }, nobody wins
event-deguello-torched = { $piece } { AGREE($piece, "sets", "set") } “{ $area }” on fire: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "sets", "set") } “{ $area }” on fire (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "sets", "set") } “{ $area }” on fire (roll { $roll }, needs { $need })
event-deguello-torched-in-vain = { $piece } { AGREE($piece, "fails", "fail") } to set “{ $area }” on fire: rolled { $roll }, needs { $need }.
    .on = { $piece } { AGREE($piece, "fails", "fail") } to set “{ $area }” on fire (roll { $roll }, needs { $need })
    .same = { AGREE($piece, "fails", "fail") } to set “{ $area }” on fire (roll { $roll }, needs { $need })
event-deguello-wounded = { $piece } is wounded.
    .on = { $piece } is wounded
    .same = is wounded
event-deguello-zapadores = { $piece } { AGREE($piece, "breaks", "break") } the door { $side }.
    .on = { $piece } { AGREE($piece, "breaks", "break") } the door { $side }
    .same = { AGREE($piece, "breaks", "break") } the door { $side }
odds-deguello = { $piece } against { $target }
odds-deguello-hit = a hit
odds-deguello-miss = a miss
odds-deguello-wins = the attacker wins
odds-deguello-tie = they are locked
odds-deguello-loses = the defender wins
upshot-deguello-well = well enough to fight
upshot-deguello-ill = too ill to fight
upshot-deguello-day = day
upshot-deguello-night = still night
upshot-deguello-dies = the officer dies
upshot-deguello-lives = the officer lives
upshot-deguello-ladder-lost = the ladder is lost
upshot-deguello-ladder-kept = the ladder is kept
upshot-deguello-officer-hit = an officer is hit
upshot-deguello-officer-spared = no officer is hit
upshot-deguello-stands = the ladder stands
upshot-deguello-falls = the ladder does not stand
upshot-deguello-broken = the door is broken
upshot-deguello-holds = the door holds
upshot-deguello-catches = the room catches fire
upshot-deguello-goes-out = it does not burn
upshot-deguello-burnt-out = the fire has burnt out
upshot-deguello-burns-on = it keeps burning
upshot-deguello-spreads = it spreads
reckoning-deguello-melee = MELEE
reckoning-deguello-shot = { $tries ->
    [one] SHOT
   *[other] SHOT, { $tries } TRIES
 }
score-deguello = { $units ->
    [0] None of the garrison was left, and
    [one] One unit of the garrison still held, and
   *[other] { $units } units of the garrison still held, and
  } the attackers had lost { $losses ->
    [light] { $lost } of the { $bearable } flecha-equivalents that they could bear
   *[heavy] { $lost } flecha-equivalents, { $percent }% of their strength: with more than { $bearable } ({ $limit }%) they cannot win
  }.
stand-deguello = Of { $rounds } rounds · { $light } · lost: { $lost } flecha-equivalents, { $percent }% (limit: { $limit }%) · Texan units: { $units }
    .told = { $light }: { $losses ->
        [light] { $verdict ->
            [known] attackers’ losses { $lost } of { $bearable }
           *[new] the attackers have lost { $lost } of the { $bearable } flecha-equivalents that they can bear
        }
       *[heavy] { $verdict ->
            [known] attackers’ losses { $lost }, limit { $bearable }
           *[new] the attackers have lost { $lost } flecha-equivalents and can no longer win, the limit being { $bearable }
        }
    }; { $units } of { $garrison } Texan units left
unplayable-deguello-companies = the counter mix has no company
unplayable-deguello-flechas = a column needs { $needed } flechas for its companies, but the counter mix has { $found }
unplayable-deguello-garrison = no unit of the garrison can be set up
unplayable-deguello-inside = no area of the map is inside the perimeter
unplayable-deguello-outside = no area of the map is outside the perimeter
phase-deguello-set-up = Set-up of the garrison
phase-deguello-light = Night or day
phase-deguello-mexican-order = Mexican activation
phase-deguello-mexican-action = Mexican actions
phase-deguello-texan-order = Texan activation
phase-deguello-texan-action = Texan actions
phase-deguello-fires = Fires
report-flechas-lost = flecha-equivalents lost
report-flechas-lost-short = flechas
report-units-lost = Texan units lost
report-units-lost-short = units
report-losses-percent = losses of the attackers, in percent
report-deguello-hits = hits
report-deguello-ladders = ladders put up
report-deguello-doors = doors broken
report-deguello-fights = melees
report-deguello-fires = rooms set on fire
report-deguello-day = round of daybreak
choice-must = must
choice-may = may
player-deguello-captain = Activates whoever can do most at once, climbs where nobody stands, and takes officers along.
player-deguello-recruit = Takes the best shot and the nearest stretch of wall, and does not care whom it activates.

# Findings
lint-spot-without-area = { $spots ->
    [one] { $at } is in no area
   *[other] { $spots } spots are in no area: { $at }{ lint-and-more }
 }
lint-spot-without-area-help = add { $spots ->
    [one] it
   *[other] them
 } to an area of that level, or paint a new one: a region of the kind `area`
lint-shared-area-spot = the spot `{ $spot }` is in several areas: { $at }{ lint-and-more }
lint-shared-area-spot-help = remove it from all but one
lint-split-area = the area `{ $area }` is in { $pieces } pieces; one spot of each: { $at }{ lint-and-more }
lint-split-area-help = make each piece an area, or paint what is between them
lint-area-beyond-storeys = the area `{ $area }` is at level { $level }, but there is nothing at that level in { $at }{ lint-and-more }
lint-area-beyond-storeys-help = remove these hexes from it, give them the missing storey, or change the `level` of the area
lint-door-within-area = both sides of the doorway { $side } are in the area `{ $area }`
lint-door-within-area-help = make two areas of it, one on each side of the door, or remove the door
lint-roof-area-over-church = the area `{ $area }` is on the roof of a church: { $at }{ lint-and-more }
lint-roof-area-over-church-help = remove these hexes from the area: a church is entered only by its doors on the ground
lint-misplaced-third-level = { $reason ->
    [higher] the area `{ $area }` is at level { $level }, but there are only three levels
    [open] the area `{ $area }` is at level 3 but not on a building
   *[second] the area `{ $area }` is at level 3, but so are roofs of the building `{ $first }`
 }
lint-misplaced-third-level-help = { $reason ->
    [second] make it level 2, or make the roofs of the other building level 2
   *[other] make it level 2
 }
lint-area-without-way-up = no path leads up to { $at }{ lint-and-more }
lint-area-without-way-up-help = paint a ramp, or a wall that can be climbed, between it and the yard; an upper floor needs a staircase beside it
lint-isolated-area = the area `{ $area }` is isolated: no path leads to another
lint-isolated-area-help = open one of its hexsides, or join it with a neighbour
lint-scalable-church = ladders can be put against a church at { $sides ->
    [one] the hexside { $at }
   *[other] { $sides } hexsides: { $at }{ lint-and-more }
 }
lint-scalable-church-help = paint { $sides ->
    [one] it as church wall, or add it
   *[other] them as church wall, or add them
 } to a region of the kind `unscalable`
lint-misplaced-group-place = { $reason ->
    [unknown] the place `{ $place }` does not have the name of a group of the counter mix
    [bare] spots of the place `{ $place }` are in no area: { $at }{ lint-and-more }
    [inside] the column `{ $place }` would enter inside the fort: { $at }{ lint-and-more }
   *[outside] the garrison would set up outside the fort at `{ $place }`: { $at }{ lint-and-more }
 }
lint-misplaced-group-place-help = { $reason ->
    [unknown] give it the name of a column, a command or a battery
    [bare] paint an area there, or remove them from the place
   *[other] paint the place on the other side of the perimeter
 }
lint-company-without-flechas = `{ $counter }` can never enter the fort: it splits into { $needed } flechas of { $range ->
    [0] unlimited range
   *[other] range { $range }
 }, and its column has { $found ->
    [0] none
   *[other] only { $found }
 }
lint-company-without-flechas-help = give the flechas of the column the range of the company, or add flechas
lint-cramped-group-place = { $reason ->
    [guns] the place `{ $place }` has { $found ->
        [one] { $found } spot
       *[other] { $found } spots
    } for { $needed } guns
   *[units] the place `{ $place }` takes { $found ->
        [one] { $found } flecha-equivalent
       *[other] { $found } flecha-equivalents
    }, but { $needed } are to be set up there
 }
lint-cramped-group-place-help = paint more spots, or remove pieces from the group
lint-bare-bastion = `{ $region }` has no wall at { $sides ->
    [one] the hexside { $at }
   *[other] { $sides } hexsides: { $at }{ lint-and-more }
 }
lint-bare-bastion-help = paint the wall of the bastion, or remove { $sides ->
    [one] the hexside
   *[other] the hexsides
 } from the region
lint-open-perimeter = the perimeter is open at { $sides ->
    [one] the hexside { $at }
   *[other] { $sides } hexsides: { $at }{ lint-and-more }
 }
lint-open-perimeter-help = paint { $sides ->
    [one] a wall there
   *[other] walls there
 }, or allow the gap with a reason
