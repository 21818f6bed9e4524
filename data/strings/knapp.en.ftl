### What is said of “Remember the Alamo!” alone: headings, parameters, findings.

explain-filled = The published rule leaves a hole here; a house ruling fills it.

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
parameter-k-tie = Side that wins when both have as many points
parameter-k-hex-inside = Half inches a hex inside the perimeter counts
parameter-k-hex-outside = Half inches a hex outside the perimeter counts
parameter-k-bombard-days = Most days of bombardment
parameter-k-bombard-hit = What two dice of a battery need for a breach or a gun
parameter-k-counter-hit = What two dice of a Texan gun need against a battery
parameter-k-reinforced = Sections of the wall the Texan side may strengthen
parameter-k-columns-least = Fewest attack columns
parameter-k-columns-most = Most attack columns
parameter-k-column-stands = Fewest stands of an attack column, its command stand counted
parameter-k-reserve-stands = Fewest stands of the reserve, its command stand counted
parameter-k-positions = Start positions on the map
parameter-k-sharpshooters-span = Greatest distance between two of Crockett’s men, in half inches
parameter-k-bowie-moves = Bowie moves as any casting
parameter-k-command-struck = Die from which a stand lost to fire is the command stand
parameter-k-fire-texan-range = Range of a Texan rifle, in half inches
parameter-k-fire-gun-half-angle = Degrees a gun bears to either side of its facing
parameter-k-fire-gun-stand = Die a Texan gun needs against a single stand; 0: it may not fire at one
parameter-k-fire-crockett-bonus = What Crockett adds to his die when he fires
parameter-k-fire-crockett-range = Range of Crockett’s rifle, in half inches
parameter-k-fire-sharpshooter-bonus = What a sharpshooter adds to his die when he fires
parameter-k-fire-texan-column = Die a Texan rifle needs against a column
parameter-k-fire-texan-stand = Die a Texan rifle needs against a single stand
parameter-k-fire-gun-column = Die a Texan gun needs against a column
parameter-k-fire-mexican-open = Die a Mexican stand needs against a casting in the open
parameter-k-fire-mexican-cover = Die a Mexican stand needs against a casting under cover
parameter-k-fire-captured-open = Die a captured gun needs against a casting in the open
parameter-k-fire-captured-cover = Die a captured gun needs against a casting under cover
parameter-k-fire-mexican-range = Range of a Mexican stand, in half inches
parameter-k-window-shots = Shots a turn out of one window
parameter-k-move-column = Movement of a column, in half inches
parameter-k-move-stand = Movement of a stand of an arrived column, in half inches
parameter-k-move-texan = Movement of a casting, in half inches
parameter-k-contact-castings = Castings that may move into contact with one stand
parameter-k-pond-bogged = Die from which a pond bogs a column
parameter-k-pond-segments = Movements a bogged column forfeits
parameter-k-front-growth = Stands by which the front of an arrived column grows a turn
parameter-k-move-gun = Movement of a captured gun, in half inches
parameter-k-level-change = Cost of a change of level, in half inches
parameter-k-stack-mexican = Mexican stands on a spot
parameter-k-stack-texan = Castings on a spot
parameter-k-stack-texan-room = Castings on a spot of a room
parameter-k-texan-move-and-fire = Texans may move and fire in one turn
parameter-k-breach-hexsides = Hexsides a breach takes
parameter-k-breach-stands = Mexican stands a turn that fire or fight through a breach
parameter-k-breach-castings = Castings a turn that fire or fight through a breach
parameter-k-scale-climbs = Die from which a stand scales the wall
parameter-k-scale-pushed = Die from which a ladder is thrown down
parameter-k-melee-mexican-kills = Die from which a stand kills a casting hand to hand
parameter-k-melee-mexican-dice = Castings a stand fights a turn
parameter-k-melee-texan-kills = Die from which a casting kills a stand hand to hand
parameter-k-melee-texan-dice = Castings that fight one stand
parameter-k-door-force = Die from which a stand forces a door
parameter-k-door-force-held = The same where a casting is right behind the door
parameter-k-door-gun = Die from which a captured gun breaks a door
parameter-k-door-range = Range of a captured gun at a door, in half inches
parameter-k-reserve-from-turn = First turn on which the reserve may go
parameter-k-morale-command = Taken off the morale die when the command stand is lost
parameter-k-morale-light = Taken off the morale die for light losses
parameter-k-morale-light-percent = Lost stands, in percent, from which losses are light
parameter-k-morale-heavy = Taken off the morale die besides for heavy losses
parameter-k-morale-heavy-percent = Lost stands, in percent, from which losses are heavy
parameter-k-morale-advance = Morale die from which a column may advance
parameter-k-morale-stand = Morale die from which a column stands fast; less and it falls back
parameter-k-morale-fall-back = How far a column falls back, in half inches
parameter-k-points-command-stand = Texan points for a command stand killed
parameter-k-points-infantry = Texan points for so many infantry stands killed
parameter-k-points-infantry-each = How many infantry stands that is
parameter-k-points-day = Texan points for a day of bombardment too many
parameter-k-points-free-days = Days of bombardment that cost nothing
parameter-k-points-castings = Mexican points for a full part of the castings killed
parameter-k-points-castings-parts = Into how many parts the castings are divided for points
parameter-k-points-leader = Mexican points for each named casting killed
parameter-k-points-nobody-left = Mexican points when no casting is alive at the end
parameter-k-ends-early = The game ends at once when a side has no pieces left

# Findings
lint-broken-perimeter = { $reason ->
    [none] no perimeter is painted, and there are no confines whose border it could be
    [open] the perimeter encloses nothing: somewhere a hexside of the loop is missing
    [idle] { $sides ->
        [one] one hexside of the perimeter parts nothing
       *[other] { $sides } hexsides of the perimeter part nothing
    }
   *[several] the perimeter encloses several pieces of ground
 }
lint-broken-perimeter-help = { $reason ->
    [none] paint the hexsides that part the fort from the country as a region of the kind `perimeter`
    [open] paint the missing hexside, so that the loop is closed
    [idle] take these hexsides out of the region, or close the loop they belong to
   *[several] leave one loop
 }
lint-wall-beyond-perimeter = { $sides ->
    [one] hexside { $first } of `{ $region }` is none of the perimeter
   *[other] { $sides } hexsides of `{ $region }`, such as { $first }, are none of the perimeter
 }
lint-wall-beyond-perimeter-help = take them out of the region, or paint them as perimeter
lint-broken-wall-section = { $reason ->
    [short] wall section `{ $region }` has { $sides ->
        [0] no hexside
        [one] one hexside
       *[other] { $sides } hexsides
    }, and a breach takes { $wanted }
   *[split] wall section `{ $region }` is in several pieces
 }
lint-broken-wall-section-help = { $reason ->
    [short] add neighbouring hexsides, or join it with the next section
   *[split] paint the hexsides between the pieces, or make a section of each
 }
lint-wrong-start-position-count = the map has { $found ->
    [0] no start position
    [one] one start position
   *[other] { $found } start positions
 }, but the rulebook requires { $wanted }
lint-wrong-start-position-count-help = paint or delete regions of the kind `start_position`, or change `k.positions` in the rulebook
lint-misplaced-start-position = { $reason ->
    [apart] the two hexes of start position `{ $region }` do not touch
    [inside] start position `{ $region }` lies inside the perimeter or off the map
    [shared] start position `{ $region }` has a hex of `{ $other }`
   *[count] start position `{ $region }` has { $hexes ->
        [0] no hex
        [one] one hex
       *[other] { $hexes } hexes
    } instead of two
 }
lint-misplaced-start-position-help = paint two neighbouring hexes outside the perimeter that no other position has
lint-cut-off-start-position = from start position `{ $region }` no way leads to the wall
lint-cut-off-start-position-help = open a way over clear hexsides, or move the position
lint-short-approach = start position `{ $region }` is { $way } half inches from the wall: its column arrives before turn 3
lint-short-approach-help = raise `off_map` by { $more }, so that the way is { $least } half inches at least
lint-dry-approach = the column of start position `{ $region }` meets neither pond nor road
lint-dry-approach-help = paint a pond or the road across its shortest way to the wall
lint-homeless-bowie = `{ $piece }` has to begin in a room, and there is none inside the perimeter
lint-homeless-bowie-help = paint a room inside the perimeter, or take him out of the mix
lint-gun-without-site = there are { $guns ->
    [one] one gun
   *[other] { $guns } guns
 } and { $sites ->
    [0] no gun site
    [one] one gun site
   *[other] { $sites } gun sites
 } inside the perimeter
lint-gun-without-site-help = paint a gun site for each gun, or lower the quantity of guns
lint-gun-without-cannoneer = there are { $guns ->
    [one] one gun
   *[other] { $guns } guns
 } and { $cannoneers ->
    [0] no cannoneer
    [one] one cannoneer
   *[other] { $cannoneers } cannoneers
 }
lint-gun-without-cannoneer-help = give the mix as many cannoneers as guns
lint-aimless-gun-site = gun site { $spot } does not say which way its gun looks
lint-aimless-gun-site-help = state its `facing` in degrees clockwise from the top of the map; without one it looks north
