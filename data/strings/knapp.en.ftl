### What is said of “Remember the Alamo!” alone: headings, parameters, findings.

explain-filled = The rule leaves a gap here; a house ruling fills it.

group-k-general = general
group-k-phases = the parts of the game
group-k-bombardment = bombardment
group-k-set-up = set-up of the assault
group-k-command = command stands
group-k-fire = fire
group-k-movement = movement
group-k-breaches = breaches
group-k-scaling = scaling
group-k-melee = hand-to-hand and doors
group-k-morale = morale
group-k-points = points
group-k-sequence = sequence of an assault turn
group-k-order-of-battle = order of battle
group-k-map = the map
group-k-decisions = who decides what
group-k-unknown = what the recovered text leaves open

parameter-k-turns = Turns of the assault
parameter-k-tie = Side that wins when both have the same points
parameter-k-hex-inside = Half inches that a hex inside the perimeter counts as
parameter-k-hex-outside = Half inches that a hex outside the perimeter counts as
parameter-k-bombard-days = Maximum days of bombardment
parameter-k-bombard-hit = Total of two dice that a battery needs for a breach or against a gun
parameter-k-counter-hit = Total of two dice that a Texan gun needs against a battery
parameter-k-reinforced = Sections of the wall the Texan side may strengthen
parameter-k-columns-least = Fewest attack columns
parameter-k-columns-most = Most attack columns
parameter-k-column-stands = Fewest stands of an attack column, including its command stand
parameter-k-reserve-stands = Fewest stands of the Reserve, including its command stand
parameter-k-positions = Start positions on the map
parameter-k-sharpshooters-span = Greatest distance between two of Crockett’s men, in half inches
parameter-k-bowie-moves = Bowie moves like any casting
parameter-k-command-struck = Lowest roll at which a stand lost to fire is the command stand
parameter-k-fire-texan-range = Range of a Texan rifle, in half inches
parameter-k-fire-gun-half-angle = Degrees a gun bears to either side of its facing
parameter-k-fire-gun-stand = Roll a Texan gun needs against a single stand; 0: it may not fire at one
parameter-k-fire-crockett-bonus = What Crockett adds to his die when he fires
parameter-k-fire-crockett-range = Range of Crockett’s rifle, in half inches
parameter-k-fire-sharpshooter-bonus = What a sharpshooter adds to his die when he fires
parameter-k-fire-texan-column = Roll a Texan rifle needs against a column
parameter-k-fire-texan-stand = Roll a Texan rifle needs against a single stand
parameter-k-fire-gun-column = Roll a Texan gun needs against a column
parameter-k-fire-mexican-open = Roll a Mexican stand needs against a casting in the open
parameter-k-fire-mexican-cover = Roll a Mexican stand needs against a casting in cover
parameter-k-fire-captured-open = Roll a captured gun needs against a casting in the open
parameter-k-fire-captured-cover = Roll a captured gun needs against a casting in cover
parameter-k-fire-mexican-range = Range of a Mexican stand, in half inches
parameter-k-window-shots = Shots per turn from one window
parameter-k-move-column = Movement of a column, in half inches
parameter-k-move-stand = Movement of a stand of an arrived column, in half inches
parameter-k-move-texan = Movement of a casting, in half inches
parameter-k-contact-castings = Castings that may move into contact with one stand
parameter-k-pond-bogged = Lowest roll at which a pond bogs a column
parameter-k-pond-segments = Moves forfeited by a bogged column
parameter-k-front-growth = Stands by which the front of an arrived column grows per turn
parameter-k-move-gun = Movement of a captured gun, in half inches
parameter-k-level-change = Cost of a change of level, in half inches
parameter-k-stack-mexican = Mexican stands on a spot
parameter-k-stack-texan = Castings on a spot
parameter-k-stack-texan-room = Castings on a spot of a room
parameter-k-texan-move-and-fire = Texans may move and fire in one turn
parameter-k-breach-hexsides = Width of a breach, in hexsides
parameter-k-breach-stands = Mexican stands that may fire or fight through a breach per turn
parameter-k-breach-castings = Castings that may fire or fight through a breach per turn
parameter-k-scale-climbs = Lowest roll at which a stand scales the wall
parameter-k-scale-pushed = Lowest roll at which a ladder is thrown down
parameter-k-melee-mexican-kills = Lowest roll at which a stand kills a casting in hand-to-hand
parameter-k-melee-mexican-dice = Castings a stand fights per turn
parameter-k-melee-texan-kills = Lowest roll at which a casting kills a stand in hand-to-hand
parameter-k-melee-texan-dice = Castings that fight one stand
parameter-k-door-force = Lowest roll at which a stand forces a door
parameter-k-door-force-held = Lowest roll at which a stand forces a door with a casting right behind it
parameter-k-door-gun = Lowest roll at which a captured gun breaks a door
parameter-k-door-range = Range of a captured gun at a door, in half inches
parameter-k-reserve-from-turn = First turn on which the Reserve may be released
parameter-k-morale-command = Subtracted from the morale roll when the command stand is lost
parameter-k-morale-light = Subtracted from the morale roll for light losses
parameter-k-morale-light-percent = Percentage of its stands lost at which a column’s losses are light
parameter-k-morale-heavy = Also subtracted from the morale roll for heavy losses
parameter-k-morale-heavy-percent = Percentage of its stands lost at which a column’s losses are heavy
parameter-k-morale-advance = Lowest morale roll, as modified, at which a column may advance
parameter-k-morale-stand = Lowest morale roll, as modified, at which a column stands fast; below that, it falls back
parameter-k-morale-fall-back = How far a column falls back, in half inches
parameter-k-points-command-stand = Texan points for a command stand killed
parameter-k-points-infantry = Texan points for each group of infantry stands killed
parameter-k-points-infantry-each = Infantry stands in such a group
parameter-k-points-day = Texan points for each day of bombardment beyond the free ones
parameter-k-points-free-days = Days of bombardment that cost nothing
parameter-k-points-castings = Mexican points for each full share of the castings killed
parameter-k-points-castings-parts = Shares into which the castings are divided for points
parameter-k-points-leader = Mexican points for each named casting killed
parameter-k-points-nobody-left = Mexican points when no casting is alive at the end
parameter-k-ends-early = The game ends at once when a side has no pieces left

# Findings
lint-broken-perimeter = { $reason ->
    [none] no perimeter is painted, and there are no confines whose border it could be
    [open] the perimeter encloses nothing: somewhere a hexside of the loop is missing
    [idle] { $sides ->
        [one] one hexside of the perimeter separates nothing
       *[other] { $sides } hexsides of the perimeter separate nothing
    }
   *[several] the perimeter encloses several pieces of ground
 }
lint-broken-perimeter-help = { $reason ->
    [none] paint the hexsides that separate the fort from the country as a region of the kind `perimeter`
    [open] paint the missing hexside, so that the loop is closed
    [idle] remove these hexsides from the region, or close the loop they belong to
   *[several] leave one loop
 }
lint-wall-beyond-perimeter = { $sides ->
    [one] hexside { $first } of `{ $region }` is not part of the perimeter
   *[other] { $sides } hexsides of `{ $region }`, such as { $first }, are not part of the perimeter
 }
lint-wall-beyond-perimeter-help = remove them from the region, or paint them as perimeter
lint-broken-wall-section = { $reason ->
    [short] wall section `{ $region }` has { $sides ->
        [0] no hexside
        [one] one hexside
       *[other] { $sides } hexsides
    }, but a breach takes { $wanted }
   *[split] wall section `{ $region }` is in several pieces
 }
lint-broken-wall-section-help = { $reason ->
    [short] add neighbouring hexsides, or join it with the next section
   *[split] paint the hexsides between the pieces, or make a section of each
 }
lint-unformable-columns = { $reason ->
    [most] at least { $needed } attack columns must be formed, but at most { $found } are allowed
    [command] the columns and the Reserve need { $needed } command stands, but the mix has { $found }
   *[infantry] the columns and the Reserve need { $needed } stands of infantry, but the mix has { $found }
 }
lint-unformable-columns-help = { $reason ->
    [most] lower `k.columns.least` or raise `k.columns.most` in the rulebook
   *[command] add stands to the mix, or ask for fewer columns or smaller ones: `k.columns.least`, `k.column.stands`, `k.reserve.stands`
 }
lint-wrong-start-position-count = the map has { $found ->
    [0] no start position
    [one] one start position
   *[other] { $found } start positions
 }, but the rulebook requires { $wanted }
lint-wrong-start-position-count-help = paint or delete regions of the kind `start_position`, or change `k.positions` in the rulebook
lint-misplaced-start-position = { $reason ->
    [apart] the two hexes of start position `{ $region }` are not adjacent
    [inside] start position `{ $region }` is inside the perimeter or off the map
    [shared] start position `{ $region }` has a hex of `{ $other }`
   *[count] start position `{ $region }` has { $hexes ->
        [0] no hex
        [one] one hex
       *[other] { $hexes } hexes
    } instead of two
 }
lint-misplaced-start-position-help = paint two adjacent hexes outside the perimeter that no other position has
lint-cut-off-start-position = no path leads from start position `{ $region }` to the wall
lint-cut-off-start-position-help = open a path over clear hexsides, or move the position
lint-short-approach = start position `{ $region }` is { $way } half inches from the wall: its column arrives before turn 3
lint-short-approach-help = raise `off_map` by { $more }, so that the path is at least { $least } half inches
lint-dry-approach = the column of start position `{ $region }` meets neither pond nor road
lint-dry-approach-help = paint a pond or the road across its shortest path to the wall
lint-homeless-bowie = `{ $piece }` has to begin in a room, but there is none inside the perimeter
lint-homeless-bowie-help = paint a room inside the perimeter, or remove him from the counter mix
lint-gun-without-site = there are { $guns ->
    [one] one gun
   *[other] { $guns } guns
 } but { $sites ->
    [0] no gun site
    [one] one gun site
   *[other] { $sites } gun sites
 } inside the perimeter
lint-gun-without-site-help = paint a gun site for each gun, or lower the quantity of guns
lint-gun-without-cannoneer = the mix has { $guns ->
    [one] one gun
   *[other] { $guns } guns
 } but { $cannoneers ->
    [0] no cannoneer
    [one] one cannoneer
   *[other] { $cannoneers } cannoneers
 }
lint-gun-without-cannoneer-help = give the mix as many cannoneers as guns
lint-foreign-word = { $name }: { $why }
lint-foreign-word-help = write it with words this game system uses: `bexar explain language` lists them
lint-aimless-gun-site = gun site { $spot } does not say which way its gun faces
lint-aimless-gun-site-help = state its `facing` in degrees clockwise from the top of the map; without one it faces north

## What the game says while it is played

amend-knapp = Set by hand: { $what }.
amend-knapp-captured = Captured
amend-knapp-down = Down the ramp
amend-knapp-fresh = Has done nothing yet
amend-knapp-order = The column: { $order }
amend-knapp-out = Out of action
amend-knapp-up = Up and ready
dice-knapp-bombard = bombardment
dice-knapp-command = loss of the command stand
dice-knapp-counter = counter-fire
dice-knapp-door = a door
dice-knapp-fire = fire
dice-knapp-melee = hand-to-hand
dice-knapp-morale = morale of a column
dice-knapp-pond = crossing of a pond
dice-knapp-push = pushing a ladder down
dice-knapp-scale = scaling
do-knapp-aim = { $piece }: fire at { $side }
do-knapp-bash = { $piece } tries to break the door to { $to }
do-knapp-commit = { $piece } answers today
do-knapp-day = Bombard for day { $day }
do-knapp-haul = { $piece } takes the gun to { $to }
do-knapp-lower = Bring { $piece } down its ramp
do-knapp-march = { $column } marches on
do-knapp-raise = Bring { $piece } up its ramp
do-knapp-reinforce = Reinforce { $section }
do-knapp-release = Release the Reserve
do-knapp-scale = { $piece } scales the wall to { $to }
do-knapp-shell = { $piece }: fire at { $target }
do-knapp-size = { $column }: { $stands } stands
do-knapp-start = { $column } starts at “{ $start }”
due-knapp-answer = Which battery does each gun answer?
due-knapp-bash = { $piece } at the door { $side }: { $need } or more breaks it.
due-knapp-bombard = Name a wall or a gun for each battery.
due-knapp-bout = { $piece } fights { $target }.
due-knapp-command = { $column } loses a stand: which one?
due-knapp-commit = Which guns answer the batteries today?
due-knapp-fire = { $count ->
    [one] One piece can fire.
    *[other] { $count } pieces can fire.
}
due-knapp-guns = Place the guns; each may be brought down its ramp.
due-knapp-melee = Who fights whom?
due-knapp-morale = { $column } checks its morale: one die, less { $less }.
due-knapp-move = { $count ->
    [0] Nobody can move any more.
    [one] One piece can move.
    *[other] { $count } pieces can move.
}
due-knapp-plan = Plan the columns and the Reserve. The Texan player does not see the plan.
due-knapp-pond = { $column } wades into a pond.
due-knapp-posts = Place the castings inside the perimeter.
due-knapp-push = The ladder of { $piece } is pushed: { $need } or more throws it down.
due-knapp-redeploy = Move the guns, bring them up or down.
due-knapp-release = Release the Reserve?
due-knapp-scale = { $piece } puts up a ladder: { $need } or more and it stands.
due-knapp-shell = { $piece } fires at { $target }.
due-knapp-shot = { $piece } fires at { $target }: { $need } or more hits.
due-knapp-siege = Bombard for another day, or begin the assault?
due-knapp-wall = { $piece } fires at the wall { $side }.
event-knapp-advances = { $column } advances: rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }.
    .on = { $column } advances (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need })
event-knapp-aimed = { $piece } aims at the wall { $side }.
    .on = { $piece } fires at the wall { $side }
    .same = fires at the wall { $side }
event-knapp-arrived = { $column } has reached the wall.
    .on = { $column } reaches the wall
event-knapp-attackers-spent = No stand is left
event-knapp-before = { $phase } begins.
event-knapp-blasted = { $piece } fires at the door { $side }.
    .on = { $piece } fires at the door { $side }
    .same = fires at the door { $side }
event-knapp-bogged = { $column } is bogged in the pond: rolled { $roll }, needs { $need } or less.
    .on = { $column } is bogged in the pond (roll { $roll }, needs { $need } or less)
event-knapp-breached = The wall { $side } is breached.
    .on = the wall { $side } is breached
event-knapp-command-struck = { $column }: rolled { $roll }, needs { $need }, the command stand falls.
    .on = { $column } loses its command stand (roll { $roll }, needs { $need })
    .many = { $column } loses { $pieces }
event-knapp-committed = { $piece } will answer the batteries.
    .on = { $piece } will answer the batteries
    .same = will answer the batteries
    .many = { $pieces } will answer the batteries
event-knapp-day = Day { $day }: { $phase } begins.
event-knapp-disabled = { $piece } is out of action for good.
    .on = { $piece } is out of action for good
    .same = is out of action for good
event-knapp-ended = { $reason }: a { $winner } victory. Points: Texans { $texan }, Mexicans { $mexican }.
event-knapp-exchanged = { $piece } becomes a stand of infantry.
    .on = { $piece } becomes a stand of infantry
    .same = becomes a stand of infantry
event-knapp-fell-back = { $column } falls back { $by ->
    [one] { $by } half inch
   *[other] { $by } half inches
}.
    .on = { $column } falls back { $by ->
        [one] { $by } half inch
       *[other] { $by } half inches
    }
event-knapp-fired = { $piece } fires at { $target }.
    .on = { $piece } fires at { $target }
    .same = fires at { $target }
event-knapp-forced = { $piece } breaks the door { $side }: rolled { $roll }, needs { $need }.
    .on = { $piece } breaks the door { $side } (roll { $roll }, needs { $need })
    .same = breaks the door { $side } (roll { $roll }, needs { $need })
event-knapp-fought = { $piece } strikes { $target } down: rolled { $roll }, needs { $need }.
    .on = { $piece } strikes { $target } down (roll { $roll }, needs { $need })
    .same = strikes { $target } down (roll { $roll }, needs { $need })
    .back = is struck down in return (roll { $roll }, needs { $need })
event-knapp-fought-in-vain = { $piece } misses { $target }: rolled { $roll }, needs { $need }.
    .on = { $piece } misses { $target } (roll { $roll }, needs { $need })
    .same = misses { $target } (roll { $roll }, needs { $need })
    .back = is missed in return (roll { $roll }, needs { $need })
event-knapp-halted = { $piece } goes no farther.
    .on = { $piece } goes no farther
    .same = goes no farther
event-knapp-scored = { $side ->
    [texan] Points for the garrison: { $points }.
   *[mexican] Points for the attackers: { $points }.
 }
    .on = { $side ->
        [texan] points for the garrison: { $points }
       *[mexican] points for the attackers: { $points }
    }
event-knapp-hauled = { $piece } is taken along to { $to }.
    .on = { $piece } is taken along to { $to }
    .same = is taken along to { $to }
event-knapp-hit = Rolled { $roll }, needs { $need }: a hit.
    .roll = rolls { $roll }, needs { $need }, a hit
event-knapp-infantry-struck = { $column }: rolled { $roll }, needs { $need } for the command stand, a stand of infantry falls.
    .on = { $column } loses a stand of infantry (roll { $roll }, needs { $need } for the command stand)
    .many = { $column } loses { $pieces }
event-knapp-joined = { $piece } joins the line at { $at }.
    .on = { $piece } joins the line at { $at }
    .same = joins the line at { $at }
    .many = { $pieces } join the line at { $at }
event-knapp-killed = { $piece } is lost.
    .on = { $piece } is lost
    .same = is lost
    .many = { $pieces } are lost
event-knapp-ladder-down = The ladder of { $piece } at { $to } does not stand: rolled { $roll }, needs { $need }.
    .on = { $piece } fails to raise its ladder at { $to } (roll { $roll }, needs { $need })
    .same = fails to raise its ladder at { $to } (roll { $roll }, needs { $need })
event-knapp-ladder-up = The ladder of { $piece } at { $to } stands: rolled { $roll }, needs { $need }.
    .on = { $piece } raises its ladder at { $to } (roll { $roll }, needs { $need })
    .same = raises its ladder at { $to } (roll { $roll }, needs { $need })
event-knapp-laddered = A ladder stays at { $side }.
    .on = the ladder stays at { $side }
event-knapp-lowered = { $piece } goes down its ramp.
    .on = { $piece } goes down its ramp
    .same = goes down its ramp
event-knapp-marched = { $column } marches { $by ->
    [one] { $by } half inch;
   *[other] { $by } half inches;
} { $left } to go before it reaches the map.
    .on = { $column } marches { $by ->
        [one] { $by } half inch
       *[other] { $by } half inches
    }{ $left ->
        [0] {" "}and reaches the map
       *[other] {" "}({ $left } short of the map)
    }
event-knapp-matched = { $piece } will fight { $target }.
    .on = { $piece } engages { $target }
    .same = engages { $target }
event-knapp-mired = { $column } is stuck in the mud this turn.
    .on = { $column } is stuck in the mud this turn
event-knapp-miss = Rolled { $roll }, needs { $need }: no effect.
    .roll = rolls { $roll }, needs { $need }, no effect
event-knapp-not-forced = { $piece } does not break the door { $side }: rolled { $roll }, needs { $need }.
    .on = { $piece } does not break the door { $side } (roll { $roll }, needs { $need })
    .same = does not break the door { $side } (roll { $roll }, needs { $need })
event-knapp-not-thrown = The ladder of { $piece } holds: rolled { $roll }, needs { $need }.
    .on = { $piece } keeps its ladder up (the garrison rolls { $roll }, needs { $need })
    .same = keeps its ladder up (the garrison rolls { $roll }, needs { $need })
event-knapp-opened = The door { $side } is open for good.
    .on = the door { $side } is open for good
event-knapp-planned = { $column } is planned.
    .on = { $column } is planned
event-knapp-raised = { $piece } goes up its ramp.
    .on = { $piece } goes up its ramp
    .same = goes up its ramp
event-knapp-reinforced = Wall section { $section } is reinforced.
    .on = wall section { $section } is reinforced
event-knapp-released = The Reserve is released.
    .on = the Reserve is released
event-knapp-revealed = { $column }: { $stands ->
    [one] { $stands } stand
   *[other] { $stands } stands
} from “{ $start }”.
    .on = { $column }: { $stands ->
        [one] { $stands } stand
       *[other] { $stands } stands
    } from “{ $start }”
event-knapp-shelled = { $piece } fires at { $target }.
    .on = { $piece } fires at { $target }
    .same = fires at { $target }
event-knapp-shot-hit = Rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }: a hit.
    .roll = rolls { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need }, a hit
event-knapp-shot-miss = Rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }: a miss.
    .roll = rolls { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need }, a miss
event-knapp-silenced = { $piece } is silenced for good.
    .on = { $piece } is silenced for good
    .same = is silenced for good
event-knapp-spent = { $column } has no stands left.
    .on = { $column } has no stands left
event-knapp-stands-fast = { $column } stands fast: rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }.
    .on = { $column } stands fast (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need })
event-knapp-stepped = { $piece } moves from { $from } to { $to } for { $cost ->
    [one] { $cost } half inch
   *[other] { $cost } half inches
}.
    .on = { $piece } moves { $from } → { $to }{ $cost ->
        [0] {""}
        [one] {" "}({ $cost } half inch)
       *[other] {" "}({ $cost } half inches)
    }
    .same = moves { $from } → { $to }{ $cost ->
        [0] {""}
        [one] {" "}({ $cost } half inch)
       *[other] {" "}({ $cost } half inches)
    }
event-knapp-thrown = The ladder of { $piece } is thrown down: rolled { $roll }, needs { $need }.
    .on = { $piece } has its ladder thrown down (the garrison rolls { $roll }, needs { $need })
    .same = has its ladder thrown down (the garrison rolls { $roll }, needs { $need })
event-knapp-turns-over = The last turn is over
event-knapp-waded = { $column } wades through the pond: rolled { $roll }, needs { $need } or less.
    .on = { $column } wades through the pond (roll { $roll }, needs { $need } or less)
event-knapp-wavers = { $column } wavers: rolled { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, needs { $need }.
    .on = { $column } wavers (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, needs { $need })
knapp-column = Column { $number }
knapp-reserve = The Reserve
    .within = the Reserve
knapp-rule = { $rule }
knapp-no-all-guns = { $piece } has no place yet
knapp-no-all-posts = { $piece } has no post yet
knapp-no-arc = { $piece } does not bear on the target
knapp-no-batteries = no battery is left
knapp-no-bearing = { $piece } does not bear on the side this battery fires from
knapp-no-bed = { $piece } starts in a room
knapp-no-begun = { $piece } has begun to move without the gun
knapp-no-bowie = { $piece } never moves
knapp-no-breached = this section is already breached
knapp-no-cannoneer = no cannoneer is free to serve { $piece }
knapp-no-closing-up = the second stand cannot close up to the wall in { $spot }
knapp-no-column = there is no such column
knapp-no-column-order = columns are planned in the order of their numbers
knapp-no-columns-yet = columns muster when the assault begins
knapp-no-command = no command stand is left for it
knapp-no-commitment = { $piece } was not committed today
knapp-no-committed = { $piece } is already committed
knapp-no-contact = { $piece } does not touch the wall there
knapp-no-crowd = enough castings already fight { $piece }
knapp-no-days = the days of bombardment are over
knapp-no-defended = the breach in front of { $spot } is defended
knapp-no-dice = { $piece } has no die left
knapp-no-door = the door to { $spot } holds
knapp-no-door-here = there is no door here
knapp-no-door-left = the door is already broken
knapp-no-down = { $piece } is already down
knapp-no-end-of-fight = every piece that touches an enemy must fight
knapp-no-enemy = an enemy stands in { $spot }
knapp-no-entered = { $piece } has come up from behind and may only go straight in
knapp-no-few-columns = more attack columns are needed
knapp-no-fired = { $piece } has already fired
knapp-no-free-start = another column starts there
knapp-no-fresh = { $piece } has just been captured
knapp-no-friends = friends stand in the line of fire of { $piece }
knapp-no-front = { $spot } is not next to the front
knapp-no-game = the game is over
knapp-no-gap = no more of them may fire or fight through this breach this turn
knapp-no-growth = the front has grown enough this turn
knapp-no-growth-yet = the front may not grow before the turn after arrival
knapp-no-gun = { $piece } has no captured gun with it
knapp-no-gun-captured = the enemy has { $piece }
knapp-no-gun-down = { $piece } is not up
knapp-no-gun-out = { $piece } is out of action
knapp-no-gun-way = a gun cannot be moved to { $spot }
knapp-no-head = the two hexes of a head must touch: { $spot }
knapp-no-held = the Reserve is not waiting to be released
knapp-no-infantry = there is not enough infantry
knapp-no-inside = { $spot } is not inside the perimeter
knapp-no-leaving = { $spot } is outside the perimeter
knapp-no-lowering = guns cannot be lowered during the assault
knapp-no-marching = the column no longer marches
knapp-no-matching = it is not for { $piece } to choose now
knapp-no-moved = { $piece } has already moved
knapp-no-moving-fire = { $piece } has moved and cannot fire
knapp-no-mud = the column is stuck in the mud
knapp-no-next = others of its kind come before { $piece }
knapp-no-off = it starts closer to the map than that
knapp-no-on-map = the column is not on the map yet
knapp-no-order = the column does not obey orders this turn
knapp-no-own-gun = this side may not fire { $piece }
knapp-no-phase = this is done in another phase
knapp-no-piece = { $piece } cannot do this
knapp-no-points = too far
knapp-no-ramp = { $piece } has no ramp
knapp-no-range = { $spot } is out of range
knapp-no-rank = only the leading rank fires, not { $piece }
knapp-no-reinforced = this section is already reinforced
knapp-no-reinforcement = no more sections may be reinforced
knapp-no-release-yet = the Reserve cannot be released before its turn
knapp-no-reserve = the Reserve is not planned yet
knapp-no-resize = the strength of this column is already planned
knapp-no-restart = this column already has its start position
knapp-no-roll-first = a roll is due first
knapp-no-room = there is no room in { $spot }
knapp-no-scaling = the wall to { $spot } cannot be scaled
knapp-no-section = there is no such section of wall
knapp-no-served = { $piece } has served his gun
knapp-no-server = no stand is free to serve { $piece }
knapp-no-serving = { $piece } serves a gun and does nothing else
knapp-no-shifted = { $piece } has already been moved today
knapp-no-shown = { $piece } has not shown himself at the window
knapp-no-set-up = a scenario cannot set up { $piece }: stands form columns, and cannoneers go with their guns
knapp-no-sight = no line of sight
knapp-no-silenced = { $piece } is silenced
knapp-no-site = { $spot } is not a place for a gun
knapp-no-site-inside = { $spot } is outside the perimeter, where no gun stands
knapp-no-site-taken = another gun stands in { $spot }
knapp-no-size = plan first how many stands the column has
knapp-no-small-column = this column has too few stands
knapp-no-span = { $piece } would be too far from the other sharpshooters
knapp-no-stands = guns fire at columns only, not at { $piece }
knapp-no-start = this is done instead of moving
knapp-no-start-yet = every column needs its start position
knapp-no-starts = there is no free start position for it
knapp-no-such-piece = there is no such piece
knapp-no-such-spot = there is no such place
knapp-no-such-start = there is no such start position
knapp-no-target = { $piece } is not a valid target
knapp-no-third = enough castings already touch a stand beside { $spot }, and nobody can move on from there
knapp-no-third-passing = { $piece } passes a stand that enough castings already touch, and must move on first
knapp-no-touch = { $piece } does not touch this enemy
knapp-no-track = the column is already on the map
knapp-no-turned = { $piece } has already gone up or down
knapp-no-turns-yet = turns are counted only from the assault on
knapp-no-twice = the same stand already fights { $piece }
knapp-no-up = { $piece } is already up
knapp-no-wall = a wall stands in front of { $spot }
knapp-no-wall-fire = the stand is too close to the foot of the wall to fire at { $piece }
knapp-no-way = no path leads to { $spot }
knapp-no-way-back = the assault has already begun
knapp-no-window = no more shots may be fired out of the window of { $piece }
odds-knapp = { $piece } against { $target }
odds-knapp-hit = a hit
odds-knapp-kill = a kill
odds-knapp-miss = no effect
player-knapp-captain = Plans a few strong columns, climbs where nobody stands, and keeps castings behind shut doors, away from stands.
player-knapp-general = Plays the game out in advance with many kinds of captain and follows the best; slow.
player-knapp-recruit = Takes the best shot and the shortest way over the wall.
reckoning-knapp-melee = HAND-TO-HAND
reckoning-knapp-shot = SHOT
report-castings-lost = castings lost
report-castings-lost-short = castings
report-stands-lost = stands lost
report-stands-lost-short = stands
stand-knapp = Of { $turns } turns · days { $days } · Texans { $texan }, Mexicans { $mexican } points · lost: { $stands } stands, { $castings } castings
    .told = points: Texans { $texan }, Mexicans { $mexican }
score-commands = { $count ->
    [one] 1 { $more ->
        [yes] more command stand
       *[no] command stand
    }
   *[other] { $count } { $more ->
        [yes] more command stands
       *[no] command stands
    }
  } destroyed ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-infantry = { $count ->
    [one] 1 { $more ->
        [yes] more stand
       *[no] stand
    }
   *[other] { $count } { $more ->
        [yes] more stands
       *[no] stands
    }
  } of infantry destroyed ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-days = { $count ->
    [one] 1 further day
   *[other] { $count } further days
  } of siege ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-castings = { $count ->
    [one] 1 { $more ->
        [yes] more casting
       *[no] casting
    }
   *[other] { $count } { $more ->
        [yes] more castings
       *[no] castings
    }
  } of the garrison destroyed ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-leaders = { $count ->
    [one] 1 { $more ->
        [yes] more named leader
       *[no] named leader
    }
   *[other] { $count } { $more ->
        [yes] more named leaders
       *[no] named leaders
    }
  } killed ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-nobody = none of the garrison left ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-knapp-needed = The side with more points wins; with equal points { $tie ->
    [side-texan] the Texans
   *[other] the Mexicans
  } do.
unplayable-knapp-castings = no casting of the garrison can be set up
unplayable-knapp-command = { $needed } command stands are needed, but the counter mix has { $found }
unplayable-knapp-infantry = { $needed } stands of infantry are needed, but the counter mix has { $found }
unplayable-knapp-inside = no part of the map is inside the perimeter
unplayable-knapp-perimeter = the map has no perimeter
unplayable-knapp-columns = at least { $needed } columns must be formed, but at most { $found } are allowed
unplayable-knapp-starts = { $needed } start positions are needed, but the map has { $found }
upshot-knapp-advances = the column may go on
upshot-knapp-bogged = bogged
upshot-knapp-breached = a breach
upshot-knapp-broken = the door is open
upshot-knapp-command = the command stand falls
upshot-knapp-disabled = the gun is out of action
upshot-knapp-falls = { $piece } falls in this fight
upshot-knapp-falls-back = the column falls back
upshot-knapp-hangs-on = hand-to-hand at the top of the ladder
upshot-knapp-over = over the wall
upshot-knapp-silenced = the battery is silenced
upshot-knapp-stand = a stand of the column falls
upshot-knapp-stands-fast = the column stands fast
upshot-knapp-thrown-down = the ladder is thrown down
phase-knapp-guns = Placement of the guns
phase-knapp-siege = The siege
phase-knapp-redeploy = Redeployment of the guns
phase-knapp-commit = Commitment to counter-fire
phase-knapp-bombard = Bombardment
phase-knapp-answer = Counter-fire
phase-knapp-regroup = Last redeployment
phase-knapp-plan = Plan of the columns
phase-knapp-posts = Placement of the garrison
phase-knapp-texan-move = Texan movement
phase-knapp-texan-fire = Texan fire
phase-knapp-release = Release of the Reserve
phase-knapp-morale = Morale of the columns
phase-knapp-mexican-fire = Mexican fire
phase-knapp-mexican-move = Mexican movement
phase-knapp-melee = Hand-to-hand

# Results of its play-tests
report-knapp-points = points
report-days = days of bombardment
report-command-lost = command stands lost
report-knapp-breaches = sections of wall breached
report-shots = shots
report-scaled = walls scaled
report-first-arrival = turn a column first reached the wall
report-first-inside = turn the first stand came inside
knapp-order-advance = it advances
knapp-order-back = it falls back
knapp-order-stand = it stands fast

report-points-ahead = points by which the Texans lead
lint-shared-wall-side = { $sides ->
    [one] the hexside { $at } is
   *[other] { $sides } hexsides ({ $at }{ lint-and-more }) are
 } in several wall sections: { $sections }
lint-shared-wall-side-help = remove { $sides ->
    [one] it
   *[other] them
 } from all sections but one
