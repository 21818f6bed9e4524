## Reading documents

text-format-newer = this file was written by a newer Bexar (format { $written }); this program reads format { $reads }. Use a newer program for it.
text-format-zero = the format must be { $reads }
text-unknown-field = unknown field `{ $found }`: did you mean `{ $nearest }`? Known here: { $known }
text-strange-field = unknown field `{ $found }`. Known here: { $known }
text-unknown-value = unknown word `{ $found }`: did you mean `{ $nearest }`? Known here: { $known }
text-strange-value = unknown word `{ $found }`. Known here: { $known }
text-missing-field = the field `{ $field }` is missing
text-double-field = the field `{ $field }` stands here twice
text-too-deep = brackets are nested too deeply for any document
text-cut-short = the text ends too early: a bracket or a quotation mark is still open
text-wrong-value = { $detail }
text-syntax = this is not what a document looks like here: { $detail }
text-other-kind = this is a { $found } document; a { $expected } document is needed here
text-expected-sign = `{ $sign }` must stand here
text-expected-comma = a `,` must stand here, or the bracket that closes the list
text-expected-string = a text in quotation marks must stand here
text-open-string = the quotation mark that opens here is never closed
text-expected-number = a whole number must stand here, without quotation marks
text-not-a-digit = `{ $digit }` is no digit
text-number-out-of-range = this number is too large or too small for what it means here
text-expected-switch = `true` or `false` must stand here
text-expected-name = a name must stand here: a field, or a word this field knows
text-stray-sign = the sign `{ $sign }` has no place here
text-bad-escape = after `\` only `n`, `t`, `r`, `"`, `\` and the like may stand; write `\\` for the sign itself
text-open-comment = a comment is opened with `/*` and never closed
text-trailing = the document ends before this; delete what follows
text-no-switches = documents need no `#!` lines; delete it
text-other-word = `{ $found }` does not belong here: an entry in brackets begins with `(`
text-word-length = `{ $word }` takes { $needed ->
    [one] 1 value
   *[other] { $needed } values
  } in its brackets, and here { $found ->
    [0] is none
    [one] is 1
   *[other] are { $found }
  }
text-list-length = { $needed ->
    [one] 1 value
   *[other] { $needed } values
  } must stand in these brackets, and here { $found ->
    [0] is none
    [one] is 1
   *[other] are { $found }
  }
text-strange-kind-of-value = `true`, `false`, a whole number or a text in quotation marks must stand here
text-not-a-hex = `{ $found }` is not a hex number: write two digits for the column and two for the row, as in `1404`
text-not-a-hexside = `{ $found }` is not a hexside: write its two hexes, as in `1304/1305`, with `:ground` or `:upper` behind for one layer
text-not-a-spot = `{ $found }` is not a spot: write `1309` for open ground, `1409/in` for inside a building, `1404/roof` for a roof or platform
text-not-protected = `{ $found }` is nobody a hexside protects: write `none`, `both` or the hex, as in `1305`
text-not-a-band = `{ $found }` is not a range of strengths: write `-`, `4`, `9-10` or `11+`
text-not-a-result = `{ $found }` is not a combat result: write `-`, `H`, a number such as `2`, or `C`
text-not-a-fingerprint = `{ $found }` is not the fingerprint of a document: 32 digits from 0 to 9 and a to f, as the program writes it

## The command line

cli-error = error: { $what }
cli-near = Did you mean `{ $near }`?
cli-usage = Usage: { $usage }
cli-more = `--help` says more.
cli-no-value = `{ $argument }` needs a value
cli-other-value = `{ $value }` is no value of `{ $argument }`. It takes: { $known }
cli-wrong-value = `{ $argument }`: { $reason }
cli-unknown-argument = nothing is known of `{ $argument }` here
cli-unknown-verb = there is no verb or question `{ $verb }`
cli-no-verb = `{ $verb }` needs to know what to do: { $known }
cli-missing = missing: { $arguments }
cli-twice = `{ $argument }` may be given only once
cli-conflict = `{ $argument }` does not go together with `{ $prior }`
cli-verb-first = a verb stands first, its files and switches after it
cli-too-many = `{ $argument }` takes no further value: `{ $value }` is one too many
cli-too-few = `{ $argument }` takes another number of values
cli-no-equals = `{ $argument }` takes its value after a `=`
cli-not-text = an argument is not text in UTF-8
cli-strange-value = `{ $found }` cannot be read
cli-not-a-number = `{ $found }` is not a whole number
cli-number-out-of-range = `{ $found }` is out of range
cli-number-too-small = `{ $found }` is too small: { $low } or more
cli-number-outside = `{ $found }` is out of range: { $low } to { $high }
cli-not-a-game = `{ $found }` is no number of a game: write numbers and ranges such as 1,5-8
cli-not-points = `{ $found }` is no number of percent points such as 3
cli-points-outside = `{ $found }` is out of range: from 0.1 to 50 percent points
cli-not-an-overlay = `{ $found }` is no overlay: write heat:FILE.results.ron, perhaps with :mexican-losses after it, or walls:FILE.walls.ron
cli-not-a-hex-size = `{ $found }` is no size of a hex: write a number of pixels from 4 to 1000
cli-not-values = `{ $found }` is no figure with values: write a name and values, such as move.ma=7,8,9
cli-not-placed = `{ $found }` puts nobody anywhere: write a counter, @ and its spot, such as kent9@1404/roof

## Files

file-not-bundled = no document called `{ $name }` comes with the program. It has: { $known }
file-not-found = there is no such file
file-not-readable = the file may not be read by you
file-is-folder = this is a folder; name a file in it
file-too-large = the file has { $size } MB; { $limit } MB are read at most
file-endless = the file goes on after { $limit } MB, which are read at most
file-is-special = this is a device or a pipe; name a file
file-not-text = the file is not text in UTF-8, from line { $line } on
file-trouble = the file cannot be read: { $detail }
file-not-written = `{ $path }` could not be written: { $detail }. Nothing was changed.

## What the lints find

severity-error = error
severity-warning = warning
severity-note = note
place-document = the whole document
place-room = room { $at }
place-region = region { $at }
place-entry-area = entry area { $at }
place-counter = counter { $at }
place-rule = rule { $at }
list-hexes = painted hexes
list-rooms = rooms
list-regions = regions
list-entry-areas = entry areas
list-gun-sites = gun sites
list-labels = names on the map
lint-and-more = { $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }
lint-leaking-walls = the walls leak at { $at }{ lint-and-more }: the way from outside into the confines is open there
lint-leaking-walls-help = paint a wall there, or take what lies behind out of the region `confines`
lint-door-to-nowhere = the doorway `{ $at }` leads into no building
lint-door-to-nowhere-help = paint the hex behind it as floor, move the doorway to a building, or clear the hexside
lint-room-without-door = the room `{ $room }` has no doorway
lint-room-without-door-help = paint a doorway on a hexside around it, or join it to the room beside it
lint-off-map-hexside = the hexside `{ $at }` is not on the map: `{ $hex }` is outside its { $columns } columns and { $rows } rows
lint-off-map-hexside-help = correct the number, enlarge the grid, or delete the line
lint-non-adjacent-hexside = `{ $at }` is no hexside: the two hexes do not touch, they are { $distance } hexes apart
lint-non-adjacent-hexside-help = correct `{ $low }` or `{ $high }`, or delete the line
lint-wrong-entry-area-count = the map has { $found ->
    [0] no entry area
    [one] one entry area
   *[other] { $found } entry areas
 }, the rulebook wants { $wanted }{ $missing ->
    [0] {""}
   *[other] ; not there: { $at }{ lint-and-more }
 }
lint-wrong-entry-area-count-help = paint or delete entry areas, or change `setup.entry_areas` in the rulebook
lint-wrong-entry-area-size = entry area `{ $area }` has { $found ->
    [0] no hex
    [one] one hex
   *[other] { $found } hexes
 }, the rulebook wants { $wanted }
lint-wrong-entry-area-size-help = add or remove hexes, or change `setup.entry_area_hexes` in the rulebook
lint-doubled-entry-hex = entry area `{ $area }` lists the hex `{ $hex }` { $times } times
lint-doubled-entry-hex-help = put the hex that was meant in place of the second `{ $hex }`, or remove it
lint-shared-entry-hex = the hex `{ $hex }` belongs to several entry areas: { $at }{ lint-and-more }
lint-shared-entry-hex-help = take it out of all but one and give the others another hex
lint-off-map-hex = the hex `{ $hex }` ({ $list }) is not on the map, which has { $columns } columns and { $rows } rows
lint-off-map-hex-help = correct the number, enlarge the grid, or delete the line
lint-doubled-hexside = several features stand on the same layer of `{ $side }`: { $at }{ lint-and-more }
lint-doubled-hexside-help = keep the one that was meant; a feature without a layer stands on both
lint-doubled-entry = `{ $name }` ({ $list }) is listed { $times } times
lint-doubled-entry-help = delete what was not meant, or give it its right number or name
lint-outdoor-room-spot = the spot `{ $spot }` of the room `{ $room }` is not indoors on the map
lint-outdoor-room-spot-help = paint `{ $hex }` as floor, or take the spot out of the room
lint-missing-level = { $missing ->
    [1] there is no spot `{ $spot }` ({ $list }) on the map
   *[other] { $missing } spots ({ $list }) are not on the map: { $at }{ lint-and-more }
 }
lint-missing-level-help = { $missing ->
    [1] { $all ->
        [0] give the hex the level it is meant to have, or delete the line
       *[other] write a spot this hex has ({ $at }), or paint the hex as what it was meant to be
     }
   *[other] take them out of the list, or paint their hexes as what they were meant to be
 }
lint-stray-protection = the hexside `{ $at }` protects `{ $hex }`, which it does not touch
lint-stray-protection-help = write `{ $low }`, `{ $high }`, `both` or `none`
lint-walls-beyond-confines = inside the walls but not in the confines: { $at }{ lint-and-more }
lint-walls-beyond-confines-help = add the hexes to the region `confines`, or take them out of `inside_walls`
lint-misfitting-correction = the correction `{ $correction }` does not fit ({ $where }): it expects “{ $expected }”, the map has “{ $found }”
lint-misfitting-correction-help = restore on the map what the correction expects, change the correction, or switch it off; until then none of it is in force
correction-nothing = nothing
correction-this = one as the correction describes it
correction-other = one with other details

## Words of the map

hexside-clear = clear
hexside-dry-streambed = dry streambed
hexside-stone-wall = stone wall
hexside-wooden-wall = wooden wall
hexside-inner-wall = inner wall
hexside-outer-wall = outer wall
hexside-church-wall = church wall
hexside-doorway = doorway
hexside-gunslit = gunslit
hexside-gun-ramp = gun ramp
hexside-breach = breach
hexside-impassable = impassable
hexside-interior-wall = interior wall
hexside-blank-wall = house wall without an opening
hexside-high-palisade = high palisade

## Picture of the map

picture-level-ground = Ground level
picture-level-in = Inside the buildings
picture-level-roof = Roofs and platforms
picture-legend-hexsides = Hexsides
picture-legend-hexes = Hexes and symbols
picture-legend-markers = Markers
picture-roof = roof
picture-gun-printed = gun site
picture-gun-optional = optional gun site
picture-entry-area = entry area
picture-cited-number = hex stated by the rules
picture-scale = hexes
picture-own-work = This map is its maker’s own. No published rules state anything on it.
picture-reconstruction = This map is a reconstruction from what the published rules say. It is not the map that was printed with the game.
picture-cited = Drawn after { $source }.
picture-cited-share = The rules state { $hexes ->
    [one] one hex (bold number)
   *[other] { $hexes } hexes (bold numbers)
} and { $hexsides } of { $all } hexside features. The rest fills the gaps.
ground-outside = open country
ground-plaza = plaza
ground-yard = yard
ground-churchyard = churchyard
ground-platform = platform
ground-floor = floor
layer-ground = ground layer
layer-upper = upper layer
layer-both = both layers
level-ground = ground
level-in = inside
level-roof = roof
side-texan = Texan
side-mexican = Mexican
gun-site-printed = printed gun site
gun-site-optional = optional gun site
picture-building = building
picture-open-top = building without a roof
picture-other-level = thin line: the other level

## Changes of a map, as an errata list

edit-source = { $origin ->
    [cited] {" "}[cited: { $source }]
    [reconstructed] {" "}[reconstructed: { $source }]
   *[none] {""}
 }
edit-hexside = { $at }, { $layer }: { $was } → { $becomes }{ $protects ->
    [none] {""}
    [both] {" "}(protects both sides)
   *[other] {" "}(protects { $protects })
 }{ edit-source }
edit-protects = { $at }, { $layer }: { $kind } protects { $becomes ->
    [none] nobody
    [both] both sides
   *[other] { $becomes }
 }, before { $was ->
    [none] nobody
    [both] both sides
   *[other] { $was }
 }{ edit-source }
edit-origin = { $at }: only its origin changes{ edit-source }
edit-ground = { $at }: { $was } → { $becomes }{ edit-source }
edit-levels = { $at }: levels { $was } → { $becomes }{ edit-source }
edit-open-top = { $at }: has no roof any more{ edit-source }
edit-closed-top = { $at }: has a roof now{ edit-source }
edit-added = { $thing } { $name }: new{ edit-with }{ edit-source }
edit-removed = { $thing } { $name }: gone{ edit-with }
edit-with = { $count ->
    [0] {""}
   *[other] , with { $members }
 }
edit-gained = { $thing } { $name }: + { $members }{ edit-source }
edit-lost = { $thing } { $name }: − { $members }{ edit-source }
edit-renamed = { $thing } { $name }: named “{ $was-en }” → “{ $becomes-en }”{ edit-source }
edit-building = { $thing } { $name }: building “{ $was }” → “{ $becomes }”{ edit-source }
edit-gun-site = { $at }: { $was } → { $becomes }{ edit-source }
edit-turned = { $thing } { $name }: turned { $was }° → { $becomes }°
edit-size = { $thing } { $name }: size { $was } % → { $becomes } %
edit-doubles = { $thing } { $name }: listed { $was } times → { $becomes } times
edit-grid = grid: { $columns-was } × { $rows-was } hexes → { $columns } × { $rows } hexes
edit-title = title: “{ $was-en }” → “{ $becomes-en }”
thing-hex = hex
thing-hexside = hexside
thing-room = room
thing-region = region
thing-entry-area = entry area
thing-gun-site = gun site
thing-label = name on the map

## Terminal

terminal-output = the result could not be written: { $detail }
window-no-display = there is no display to open the editor on. Without one, `bexar` has these verbs: { $verbs }. `bexar help` explains them.
window-not-built = this `bexar` was built without the editor. It has these verbs: { $verbs }. `bexar help` explains them.
window-no-library = the editor's window cannot open: the system lacks { $library }. On Debian: apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 for X11, or libwayland-client0 libxkbcommon0 for Wayland. `bexar help` lists the verbs that need no window.
window-failed = the editor's window failed: { $detail }. If it never opened, a library of the system is missing. On Debian: apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 for X11, or libwayland-client0 libxkbcommon0 for Wayland. `bexar help` lists the verbs that need no window.
file-neither = there is no such file, and no document of this name comes with the program. It has: { $known }
file-no-document = this is none of our documents: they start with { $known }
file-variant-alone = a variant says nothing without a scenario: list it in the scenario that uses it, or look for mistakes in it with `bexar check`
file-correction-alone = a correction says nothing without its map: name the scenario that uses it, or see what it does with `bexar diff MAP CORRECTION`
correction-does-not-fit = the correction does not fit the map: { $place } does not hold what it expects to change. Switch it off in the scenario, or correct what it expects
check-error = error
check-warning = warning
check-note = note
check-at = at { $place }
check-help = help: { $help }
check-total = { $errors ->
    [0] no error
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [0] no warning
    [one] 1 warning
   *[other] { $warnings } warnings
  }{ $notes ->
    [0] { "" }
    [one] , 1 note
   *[other] , { $notes } notes
  }
apply-conflict = the correction “{ $correction }” does not fit: { $place } does not hold what it expects to change. Perhaps it is applied already, or meant for another map. Nothing was written.
apply-conflict-inverse = the correction “{ $correction }” cannot be taken back: { $place } does not hold what it makes of it. Perhaps it was never applied. Nothing was written.
apply-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } made; written to { $out }
diff-cited = { $text }, { $page }
diff-reconstructed = Our reconstruction: { $text }, { $page }
diff-total = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  }
render-no-such-format = `{ $out }`: pictures are written as SVG or PNG; let the name end in `.svg` or `.png`
render-done = written to { $out }
render-other-map = { $file } was counted on another map: only one of the two has { $place }. Draw the map of the scenario that was played
playtest-no-scenario = { $name } cannot be played alone: name a scenario that uses it
playtest-not-playable = The scenario cannot be played until these errors are mended. Nothing was played.
errors-bar = Nobody can play this, and the rules do not answer, until these errors are mended. `--despite-errors` goes on all the same, where the engine can.
despite-errors = { $file } has { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  } and is used all the same: what comes of it may mean nothing. `bexar check` shows { $errors ->
    [one] it
   *[other] them
  }
despite-not-in-force = the correction `{ $correction }` is on, but not in force: it does not fit the map
mention-errors = { $file } has { $errors ->
    [one] 1 error: nobody can play it before it is mended. `bexar check` shows it
   *[other] { $errors } errors: nobody can play it before they are mended. `bexar check` shows them
  }
terminal-warning = warning: { $message }
playtest-unknown-player = no player is called `{ $name }`: did you mean `{ $nearest }`? There are: { $known }
playtest-strange-player = no player is called `{ $name }`. There are: { $known }
playtest-cancelled = stopped before the last game; the figures count the finished ones
playtest-heading = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
playtest-texans = Texans
playtest-mexicans = Mexicans
playtest-wins = { $side } (player { $player }) win { $wins }: { $share } % (95 % interval: { $low } % to { $high } %)
playtest-means = On average, each game has:
playtest-attacks = attacks: Texans { $texan }, Mexicans { $mexican }
playtest-steps-lost = steps lost: Texans { $texan }, Mexicans { $mexican }
playtest-eliminated = units eliminated: Texans { $texan }, Mexicans { $mexican }
playtest-entries = entries inside the walls: { $mean }
playtest-casualties = casualty points of the Mexicans: { $mean }
playtest-turns = Game-Turns: { $mean }
playtest-faults = { $faults ->
    [one] 1 game
   *[other] { $faults } games
  } did not end as the rules demand: this is a fault of the program or of a player, not of the scenario

## Line of sight

los-clear = the line of sight is clear ({ $ruling })
los-blocked-hexside = blocked at { $at } by: { $kind } ({ $ruling })
los-blocked-roof = blocked by the roof or platform in { $hex } ({ $ruling })
los-blocked-indoors = blocked by the building in { $hex } ({ $ruling })
los-blocked-apart = nothing joins the two: an interior and a roof in one hex or side by side do not see each other ({ $ruling })

## Editor

gui-new = New map
gui-new-title-hint = Title of the map
gui-new-columns = Columns
gui-new-rows = Rows
gui-new-limits = From { $least } to { $most } columns and rows
gui-new-about = Open country from edge to edge, with the counters and the rulebook of the Alamo.
gui-new-enter = Begin
gui-dock = Panel below the map on or off
gui-inspector = Panel at the right on or off
gui-notice-close = Read
gui-show-counters = Counters
gui-show-counters-about = Counters where the scenario sets them up, on or off
gui-side-both = { $side }: { $kind } on both layers
gui-side-two = { $side }: { $ground } on the ground, { $upper } above
gui-side-one = { $side }: { $kind }
gui-side-none = { $side }: no unit passes here
gui-inspector-pieces = COUNTERS
gui-piece-full = fire { $fire } · melee { $melee } · morale { $morale }
gui-piece-reduced = reduced: { $fire } · { $melee } · { $morale }
gui-piece-leader = rating { $rating }
gui-piece-replacement = replaced by { $name }, rating { $rating }
gui-piece-battery = { $pounds }-pounder
gui-piece-strength = strength { $strength }
gui-open = Open…
gui-save = Save
gui-save-as = Save as…
gui-replace = Replace
gui-cancel = Cancel
gui-edited = edited
gui-language = Language of the window
gui-theme = Light or dark
gui-undo = Undo: { $stroke }
gui-undo-nothing = Nothing to undo
gui-redo = Redo: { $stroke }
gui-redo-nothing = Nothing to redo
gui-undone = Undone: { $stroke }
gui-redone = Redone: { $stroke }
gui-stroke-paint = paint { $kind }
gui-stroke-erase = erase hexsides
gui-stroke-mend = mend { $lint }
gui-stroke-edit = change { $place }
gui-opened = Opened { $file }
gui-saved = Saved { $file }
gui-file-filter = Maps and scenarios
gui-fit = Whole map
gui-zoom-in = Zoom in (or turn the wheel)
gui-zoom-out = Zoom out (or turn the wheel)
gui-show = Level shown
gui-show-ground = Ground
gui-show-in = Inside
gui-show-roof = Roofs
gui-status-hint = Drag with the right button or hold the space bar to move the map; turn the wheel to zoom.
gui-tools-look = Look and choose
gui-tools-paint = Paint
gui-tools-build = Build
gui-tools-set-up = Set up
gui-tools-ask = Measure and ask
gui-tool-select = Look
gui-tool-select-about = Look: click a hex to inspect it, drag to move the map
gui-tool-hexside = Hexsides
gui-tool-hexside-about = Paint hexsides: click or drag along them
gui-tool-select-hint = Click a hex to inspect it. Drag to move the map. The other tools paint.
gui-tool-hex = Ground
gui-tool-hex-about = Paint the ground of hexes: click or drag over them
gui-tool-entry-area = Entry areas
gui-tool-entry-area-about = Paint the hexes by which columns enter: click or drag over them
gui-tool-gun-site = Gun sites
gui-tool-gun-site-about = Place gun sites: click a hex
gui-tools-ground = GROUND
gui-tools-entry-area = ENTRY AREA
gui-tools-gun-site = GUN SITE
gui-ground-outside-about = Open country: takes away what is painted
gui-ground-open-about = Open ground on level 1. In the 1981 game ground has no effect on play (3.1).
gui-ground-platform-about = A platform: level 2 with nothing under it (7.2)
gui-ground-floor-about = A building: a floor on level 1 and a roof on level 2 (7.1)
gui-entry-area-count = { $found } of { $wanted }
gui-entry-area-new = new
gui-entry-area-pick = Paint hexes of entry area { $number }
gui-entry-area-eraser = none (eraser)
gui-entry-area-eraser-about = Take hexes out of their entry area
gui-entry-area-about = The rulebook says how many areas of how many hexes there must be (2.0).
gui-gun-site-printed-about = A symbol printed on the map: a battery is set up here (2.0)
gui-gun-site-optional-about = A further site that the advanced rules allow
gui-gun-site-eraser = none (eraser)
gui-gun-site-eraser-about = Take the gun site of the level shown away
gui-gun-site-count = On this map: { $printed } printed, { $optional } optional
gui-gun-site-about = The site stands on the level shown; a hex of one level needs no choice.
gui-gun-site-which-level = { $hex } has not the level shown. Choose another one below the map, then click again.
gui-stroke-entry-area = paint entry area { $number }
gui-stroke-entry-area-erase = erase entry areas
gui-stroke-gun-site = place { $kind }
gui-stroke-gun-site-erase = erase gun site
gui-show-about = Show this level in full strength
gui-show-numbers = Numbers
gui-show-numbers-about = Hex numbers on or off
gui-show-names = Names
gui-show-names-about = Names of places and rooms on or off
gui-tools-layer = LAYER
gui-tools-kind = HEXSIDE
gui-tools-kind-about = Paint this kind of hexside
gui-tools-eraser = clear (eraser)
gui-tools-eraser-about = Take away what stands on the hexside
gui-layer-ground = Ground
gui-layer-upper = Upper
gui-layer-both = Both
gui-layer-ground-about = What units on level 1 meet
gui-layer-upper-about = What units going to, from or along level 2 meet
gui-layer-both-about = Both layers of the hexside
gui-layer-means-nothing = { $side }: no unit ever meets this layer here. Paint the other one.
gui-inspector-empty = Point at a hex to see what lies in it. Click it to keep it here.
gui-inspector-hex = Hex { $hex }
gui-inspector-area = Entry area { $number }
gui-inspector-open-top = without a roof
gui-inspector-plain = The map says nothing here: plain open ground.
gui-inspector-sides = SIDE
gui-level-ground = ground, level { $elevation }
gui-level-in = inside, level { $elevation }
gui-level-roof = roof, level { $elevation }
gui-cited = cited
gui-reconstructed = reconstructed
gui-north = N
gui-north-east = NE
gui-south-east = SE
gui-south = S
gui-south-west = SW
gui-north-west = NW
gui-corrections = CORRECTIONS
gui-corrections-about = The brush paints the map beneath; corrections lie over it.
gui-correction-conflict = Does not fit: { $place } holds something else than it expects. Undo, or switch it off.
gui-problems = Problems
gui-problems-none = Nothing found
gui-problems-about = What the rules find wrong with the map appears here while you paint. A click jumps to the place.
gui-problems-jump = Jump to the place
gui-problems-mend = Mend
gui-mend-conflict = Cannot be mended: { $place } has changed
gui-path-open = Open a document
gui-path-save = Save the map
gui-path-about = This system shows no file dialog. Type the path of the file.
gui-path-hint = /home/…/fort.map.ron
gui-path-exists = There is a file of this name. It will be replaced.
gui-path-bundled = Or one that comes with the program:
gui-unsaved-title = Save the changes?
gui-unsaved-about = { $document } has changes that are not on disk.
gui-unsaved-game = The game of { $document }
gui-unsaved-discard = Discard
gui-unsaved-save = Save
gui-balance-off = Balance: off
gui-balance-off-about = Read the balance after each change
gui-balance-waiting = Balance: …
gui-balance-about = After each change computer players fight some games in the background. Press to switch this off.
gui-balance-unplayable = Balance: cannot be played yet
gui-balance-unplayable-about = No games can be fought on this map as it is: see what is listed under Problems. Press to switch the balance off.
gui-balance-share = Mexicans win { $share } % ({ $low } to { $high })
gui-balance-drift = { $drift } since saved
gui-balance-read-about = { $games } of { $all } games fought on the map as it is now; both sides played by { $player }. In brackets the interval that holds the true share in 95 of 100 cases. Press to switch this off.
gui-history-share = Mexicans win { $share } %
gui-history-drift = Mexicans win { $share } % ({ $drift })
gui-playtest-games = Games
gui-playtest-chart = Chart
gui-playtest-heat = On the map
gui-playtest-heat-none = nothing
gui-playtest-report = Save the report
gui-playtest-report-about = Everything that was counted, as one page for a browser: charts, tables and heat maps
gui-playtest-report-filter = Reports of play-tests
gui-playtest-report-written = The report is written: { $file }
gui-playtest = Play-test
gui-playtest-about = Computer players fight whole games on this map and count who wins.
gui-playtest-cancel = Stop the play-test
gui-playtest-interval = { $low } to { $high } % of all such games
gui-playtest-failed = The play-test stopped: { $detail }
gui-playtest-stale = The map has changed since: these numbers speak of the map before.
gui-problems-show-notes = Show notes
gui-problems-hide-notes = { $count ->
    [0] Hide notes (none found)
    [one] Hide 1 note
   *[other] Hide { $count } notes
  }
gui-playtest-start = Fight { $games } games
gui-playtest-running = { $done } of { $games } games fought
gui-playtest-cancelled = { $games ->
    [0] Cancelled before the first game ended.
    [one] Cancelled after 1 game.
   *[other] Cancelled after { $games } games.
  }
gui-playtest-texan = { $wins ->
    [one] Texans: 1 win, { $share } %
   *[other] Texans: { $wins } wins, { $share } %
  }
gui-playtest-mexican = { $wins ->
    [one] Mexicans: 1 win, { $share } %
   *[other] Mexicans: { $wins } wins, { $share } %
  }
gui-playtest-fought = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $texans } for the Texans against { $mexicans } for the Mexicans. A game has { $attacks } attacks, { $losses } steps lost and { $entries } entries into the walls on average.
gui-playtest-faults = { $games ->
    [one] 1 game did not end properly: please report it.
   *[other] { $games } games did not end properly: please report it.
  }

## Counters and pictures

png-too-large = a picture of { $width } × { $height } pixels is too large for a PNG file: choose `--hex-size { $fits }` or less, or write SVG
png-not-painted = the picture could not be painted: { $detail }
# One letter each, on the badge of a unit: disordered, routed.
counter-disordered = D
counter-routed = R
## Rules and questions

refused = Not allowed{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
  }: { $reason } [{ $rule }]
refused-because = { $refusal } – { $reason }
refused-too-far-to-see = too far to be seen by { $rule }: { $text }
refused-hidden = hidden at { $at } by { $rule }: { $text }
refused-unit-in-the-way = { $unit } stands in the way, in { $spot }
hexside-plain = { $side }
hexside-layer = { $side } ({ $layer })
group-setup = set-up
group-components = components and definitions
group-sequence = sequence of play
group-movement = movement
group-zones = zones of control
group-terrain = terrain and sight
group-combat = combat
group-results = combat results
group-batteries = batteries
group-leaders = leaders
group-rally = rally
group-replacements = replacements
group-range = range (optional)
group-counterattack = ferocious counterattack (optional)
group-victory = victory
nature-executable = rule of play
nature-definition = definition
explain-cited = The engine explains by it what it does and refuses.
explain-uncited = No event and no refusal names it: it is at work in what other rules cost, count, allow or forbid.
explain-definition = A definition: it says what words, charts or counters mean. By itself it orders nothing.
explain-optional = Optional: in force only where `{ $name }` is switched on.
explain-cases = Shown by { $list }{ $more ->
    [0] {""}
    [one] {" "}and 1 more case
   *[other] {" "}and { $more } more cases
  }
explain-cases-of = { $ids } (`bexar test { $file }`)
explain-ruling = A house ruling: the published rules leave this open.
explain-parameters = Parameters: { $names }
explain-parameter-number = default { $default }, from { $low } to { $high }
explain-parameter-switch = switch, by default { $default }
explain-parameter-text = default { $default }
explain-on = on
explain-off = off
explain-unknown = nothing is called `{ $name }`: did you mean { $nearest }? All there is: `bexar explain lints`, `rules`, `parameters`, `variants` or `cases`
explain-strange = nothing is called `{ $name }`. All there is: `bexar explain lints`, `rules`, `parameters`, `variants` or `cases`
explain-variant-cited = Published: { $source }
explain-variant-reconstructed = Our own: { $source }
explain-variant-needs = Needs: { $names }
explain-variant-uses = Works with: { $names }
explain-variant-replaces = Takes the place of: { $names }
explain-variant-params = Parameters
explain-variant-opts = Options
explain-variant-flags = Flags
explain-variant-regions = Regions
explain-variant-kinds = Kinds of hexsides
explain-variant-tables = Tables
explain-variant-rules = Rules
parameter-setup-entry-areas = How many entry areas a map has.
parameter-setup-entry-area-hexes = How many hexes an entry area has.
parameter-setup-bowie-hex = The hex Bowie is set up in.
parameter-texan-confined = Whether Texans never leave the confines.
parameter-move-ma = Movement points of a combat unit or leader.
parameter-move-ma-disordered = Movement points of a disordered combat unit.
parameter-move-ma-towing = Movement points of a unit that tows a battery.
parameter-move-hex-cost = Movement points a hex costs before its hexside is added.
parameter-damage-disorder-over = By how much a Damage Check must exceed morale to disorder.
parameter-damage-step-over = By how much it must exceed morale to cost a step.
parameter-damage-eliminate-over = By how much it must exceed morale to eliminate.
parameter-mod-inside-mexican = Added to Mexican checks while a Mexican unit in good order is inside the walls.
parameter-mod-inside-texan = Added to Texan checks while a Mexican unit in good order is inside the walls.
parameter-mod-disordered = Added to the checks of disordered and routed units.
parameter-mod-per-mexican-in-zoc = Added to Texan checks for each Mexican unit in the defender’s zone of control.
parameter-battery-texan-tows = How many batteries the Texan side may tow in a game.
parameter-track-full = Space of the Replacement Track, and casualty points, of a unit lost at full strength.
parameter-track-reduced-step = The same for a reduced unit that loses its last step.
parameter-track-reduced-elim = The same for a reduced unit eliminated outright.
parameter-track-no-retreat = The same for a unit that cannot retreat.
parameter-entryretreat-space-full = The same for a full unit that would have to retreat from an entry area.
parameter-entryretreat-space-reduced = The same for a reduced unit that would have to retreat from an entry area.
parameter-track-leader-first = Space of the track for a Mexican leader who falls.
parameter-track-leader-again = Space of the track for a replacement leader who falls.
parameter-leader-loss-max = Highest roll at which a leader falls with his unit.
parameter-los-low-wall-blocks = Whether low walls block sight between units that are not beside them.
parameter-los-roof-depth-blocks = Whether a roof blocks what a unit on level 2 would see behind it.
parameter-los-graze = What happens to a line that grazes a corner or runs along a hexside: `lenient` blocks it only when both ways past are blocked, `strict` when one is, or when a wall it runs along would block it.
parameter-game-turns = How many Game-Turns there are.
parameter-withdrawal-last-turn = The last Game-Turn that ends with a withdrawal check.
parameter-vp-per-turn = Texan victory points for each Game-Turn held.
parameter-vp-casualty-divisor = Casualty points that make one Texan victory point.
query-no-map = { $name } has no map to look at: name a map or a scenario
query-no-scenario = { $name } has no pieces to ask about: name a scenario
query-no-spot = the map has no spot { $spot }. Hex { $hex } has: { $known }
query-no-hex = the map has no hex { $hex }
query-no-piece = no counter is called `{ $name }`: did you mean `{ $nearest }`?
query-strange-piece = no counter is called `{ $name }`; the counter mix lists them
query-no-hexside = `{ $side }` is no hexside of this map
query-cannot-put = { $piece } cannot stand in { $spot }. { $reason }
query-range = { $from } → { $to }: { $range ->
    [one] 1 hex
   *[other] { $range } hexes
  }
trace-across = across { $side }
trace-along = along { $side }: left { $left }; right { $right }
trace-corner = by the corner of { $hexes }: left { $left }; right { $right }
trace-open = { $sides }, open
trace-blocked = { $sides }, blocked
trace-beyond = { $sides }
trace-off-map = off the map
trace-side = { $side } ({ $kind })
trace-side-layer = { $side } ({ $layer }: { $kind })
trace-side-both = { $side } ({ layer-ground }: { $ground }, { layer-upper }: { $upper })
trace-side-clear = { $side } (clear)
trace-ends = { $met } – { $blocker }
query-because = { $rule }: { $text }
rule-says = { $text }
cited-rule = { $rule }
replay-variant = { $title } ({ $source }): `bexar explain { $page }`
cited-variant-rule = { $rule }, { $title }
query-fire = Fire from { $from } at { $to }: row “{ $row }”, by { $side }
query-fire-clear = Fire from { $from } at { $to }: row “{ $row }”, no cover
query-moves = { $piece } in { $spot }, { $phase }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
query-phase-texan-movement = Texan Movement Phase
query-phase-mexican-movement = Mexican Movement Phase
query-reaches = { $count ->
    [0] It reaches no spot.
    [one] It reaches 1 spot:
   *[other] It reaches { $count } spots:
  }
query-way = { $spot }: cost { $cost }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
query-way-stopped = { $way }; stopped by the zone of control of { $by } [{ $rule }]
query-refused = { $spots }: { $reason }
query-refused-heading = Not entered from here:
query-unreached = { $spot } is not within reach.
query-stride = → { $spot }: { $cost } ({ $over }) [{ $rule }], { $spent } in all
query-not-straight = Not straight from { $from }: { $reason }
query-zone = Spots in { $side ->
    [texan] Texan
   *[mexican] Mexican
  } zones of control: { $count }
query-zone-nobody = No { $side ->
    [texan] Texan
   *[mexican] Mexican
  } combat unit is on the map at this moment.
query-zone-spot = { $spot }: { $by }
## What the lints find in scenarios, rooms and corrections

lint-incomplete-region = walls enclose { $at }{ lint-and-more } together with the region `{ $region }`, but it lacks { $hexes ->
    [one] this hex
   *[other] these hexes
}
lint-incomplete-region-help = add them to the region `{ $region }`, or close the hexsides between
lint-contradicted-region = the region `{ $region }` { $listed ->
    [yes] has
   *[no] lacks
} the hex `{ $hex }`, but { $walls } walls tell otherwise by the side they protect: { $at }{ lint-and-more }
lint-contradicted-region-help = { $listed ->
    [yes] take the hex out of the region
   *[no] add the hex to the region
}, or write another side into `protects`
lint-lone-hexside = { $kind } `{ $at }` stands alone in the open: nothing goes on from either end
lint-lone-hexside-help = paint how it goes on, or clear it
lint-broken-streambed = the streambed breaks off at an end of `{ $side }`: neither of { $at } goes on
lint-broken-streambed-help = paint how it goes on, or let it end at a wall or at the edge of the map
lint-odd-wall = { $kind } `{ $side }` interrupts a run of another kind: { $rest }
lint-odd-wall-help = paint it as its neighbours, or allow it with the reason
lint-odd-ground = the hex `{ $hex }` is { $ground }, and all other open ground of the region `{ $region }` is { $rest }
lint-odd-ground-help = paint it as the rest, or take it out of the region
lint-unwalled-room = { $to ->
    [air] the room `{ $room }` is open to the air: no wall stands on { $at }{ lint-and-more }
   *[room] no wall parts the rooms `{ $room }` and `{ $other }` on { $at }{ lint-and-more }
}
lint-unwalled-room-help = { $to ->
    [air] paint the wall or the doorway that stands there
   *[room] paint a wall or a doorway between them, or make one room of the two
}
lint-misplaced-fixed-hex = { $reason ->
    [off-map] the hex of `{ $leader }`, `{ $hex }`, is not on the map
    [elsewhere] the hex of `{ $leader }` is `{ $hex }`, but the map names his place at { $at }{ lint-and-more }
   *[nameless] no room, region or label of the map names `{ $hex }`, the hex of `{ $leader }`
}
lint-misplaced-fixed-hex-help = { $reason ->
    [off-map] write a hex of the map for `setup.bowie_hex`
    [elsewhere] write one of these for `setup.bowie_hex`, or name his place on the map
   *[nameless] name it on the map, or write another hex for `setup.bowie_hex`
}
lint-split-room = the room `{ $room }` falls into { $pieces } pieces; a spot of each: { $at }{ lint-and-more }
lint-split-room-help = clear the hexsides that part it, or make a room of each piece
lint-incomplete-building = the building hex `{ $hex }` lacks { $at }
lint-incomplete-building-help = give it the levels of a building; mark it `open_top` if it has no roof, or paint it as other ground if it is no building
lint-idle-correction = the correction `{ $correction }` changes nothing{ $items ->
    [0] : it has no items
   *[other] {""}
 }
lint-idle-correction-help = write into `becomes` what the publication asks for, or take the correction out of the scenario
lint-unknown-counter = { $known ->
    [few] the set-up places `{ $counter }`, but the mix has only { $quantity } of `{ $kind }` (3.2)
   *[other] the mix has no counter `{ $counter }`
}
lint-unknown-counter-help = { $known ->
    [few] raise the quantity in the counter mix, or delete the line
    [yes] write `{ $nearest }`, raise the quantity in the counter mix, or delete the line
   *[other] correct the name, add the counter to the mix, or delete the line
 }
lint-doubled-counter = the counter `{ $counter }` is set up { $times } times: { $at }{ lint-and-more }
lint-doubled-counter-help = keep the spot that was meant, or name another counter in the other line
lint-off-map-set-up = `{ $counter }` is set up on `{ $spot }`, which the map does not have
lint-off-map-set-up-help = { $all ->
    [0] write a hex of the map, or delete the line
   *[other] write a spot this hex has: { $at }
 }
lint-stacked-set-up = `{ $counter }` has no room on `{ $spot }`: `{ $holder }` stands there ({ $rule })
lint-stacked-set-up-help = move one of the two to a free spot
lint-set-up-beyond-confines = `{ $counter }` is set up on `{ $spot }`, outside the confines ({ $rule })
lint-set-up-beyond-confines-help = move it inside, or add the hex to the region `confines`
lint-forbidden-set-up = { $reason ->
    [gun-site] `{ $counter }` is set up on `{ $spot }`, where no gun site is printed
    [fixed-leader] `{ $counter }` is set up on `{ $spot }`, but his hex is fixed by `setup.bowie_hex` in the rulebook
    [entry-area] `{ $counter }` is set up on `{ $spot }`, outside the entry area its column is plotted for
    [too-early] `{ $counter }` is set up on `{ $spot }`, but is not on the map when the game starts
   *[other] `{ $counter }` may not be set up on `{ $spot }`
 } ({ $rule })
lint-forbidden-set-up-help = { $reason ->
    [gun-site] move it to a gun site, or paint one there
    [fixed-leader] move him to that hex, or change the rulebook
    [entry-area] move it into the area, or change the plot
    [too-early] delete the line; the Reserve comes when it is committed
   *[other] move it, or delete the line
 }
lint-illegal-plot = { $reason ->
    [unknown-column] the plot speaks of the column `{ $column }`, which the counter mix does not have
    [unknown-area] the plot sends the column `{ $column }` to entry area { $area }, which the map does not have
    [shared-area] the plot sends the column `{ $column }` to entry area { $area }, where another assault column enters
    [plotted-twice] the plot has a second line for the column `{ $column }`
   *[left-out] the plot has no line for the column `{ $column }`
 } ({ $rule })
lint-illegal-plot-help = { $reason ->
    [unknown-column] correct the name, or add the column to the counter mix
    [plotted-twice] keep one of the lines
    [left-out] add a line for it, or delete the whole plot and leave it to the players
   *[other] give the column an area that the map has and no other assault column uses
 }
unplayable-no-combat-table = the rulebook has no combat results table
unplayable-too-many-spots = the map has more spots than a game can hold
unplayable-too-many-pieces = the counter mix has more counters than the { $limit } a game can hold
unplayable-too-many-columns = the counter mix has { $count } columns; a game can hold { $limit }
unplayable-no-column = the counter `{ $counter }` belongs to the column `{ $column }`, which the mix does not have
unplayable-plot-column = the plot speaks of the column `{ $column }`, which the counter mix does not have
unplayable-no-counter = the mix has no counter `{ $counter }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`
 }
unplayable-no-spot = `{ $counter }` is set up on `{ $spot }`, which the map does not have
unplayable-missing-variant = the variant `{ $variant }` needs the variant `{ $need }`: switch that one on too, or this one off
unplayable-help = mend this first; nobody can play the scenario until then

## Packing

pack-only-zip = `{ $out }`: scenarios are packed as ZIP; let the name end in `.zip`
pack-failed = `{ $out }` could not be written: { $detail }. Nothing was changed.
pack-done = { $files ->
    [one] 1 file
   *[other] { $files } files
  } packed; written to { $out }

## Cases

file-cases-alone = a file of cases is no map and no scenario: run it with `bexar test`
file-no-base = the cases are played on the scenario `{ $base }`, which is neither beside them nor comes with the program. It has: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean `{ $nearest }`?
  }
case-text = `{ $text }`
case-found = { $text }
case-allowed = it is allowed
case-refused = refused by { $rule }
case-do = `{ $action }` is allowed
case-do-not = `{ $action }` is refused by { $rule }
case-goes-on = the game goes on
case-clear = the line is clear both ways
case-blocked = the line is blocked both ways
case-one-way = the line is clear one way and blocked the other
case-roll = a roll of { $roll }
case-no-roll = no die is due: { $due }
case-other-roll = { $dice ->
    [one] one die is due
   *[other] { $dice } dice are due
  }
case-event = the event `{ $event }`
case-events = what happened: { $events }
case-no-events = nothing happened: { $due }
case-playable = a scenario that can be played
case-unplayable = with the changes of this case, the documents have errors
case-no-rule = no rule has this number{ $nearest ->
    [none] ; `bexar explain rules` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-no-verb = `{ $word }` is no action{ $nearest ->
    [none] ; `bexar explain cases` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-other-form = an action of this kind is written `{ $form }`
case-no-spot = the map has no spot `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-column = no column is called `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-variant = there is no variant of this name: the scenario lists none, and none lies beside it or comes with the program{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-setting-form = a setting is written `VARIANT.NAME`, with the name of the variant first
case-no-setting = the variant `{ $variant }` has no figure or choice of this name; it has: { $known }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-setting-number = a whole number from { $least } to { $most } is wanted
case-setting-choice = one of these is wanted: { $choices }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-correction = the scenario knows no correction of this name{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-expectation = `{ $word }` begins nothing a case can expect{ $nearest ->
    [none] ; `bexar explain cases` lists what it can
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-expectation-form = such an expectation is written `{ $form }`
case-no-event = `{ $word }` begins no event{ $nearest ->
    [none] ; `bexar explain cases` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-event-form = such an event is written `{ $form }`
case-no-word = `{ $word }` is none of these: { $known }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-number = a number is wanted in place of `{ $word }`
case-wrong-class = `{ $name }` is no { $class }
class-unit = combat unit
class-leader = leader
class-battery = battery
case-outside = it is outside the walls: { $at }
case-refused-first = refused by { $rule }: { $due }
case-due-nothing = the game is over
case-due-alone = `{ $phase }` waits for nobody and runs only when the phase before it ends: begin with that one
case-due-roll = { $dice ->
    [one] a roll of one die comes next ({ $purpose })
   *[other] a roll of { $dice } dice comes next ({ $purpose })
  }
case-due-choice = { $side ->
    [side-texan] the Texans decide
   *[other] the Mexicans decide
  } next, in `{ $phase }` of turn { $turn }: { $actions }
case-due-combat = combat table
case-due-damage = Damage Check
case-due-leader = loss of a leader
case-due-ferocity = ferocity
case-due-siege = Continued Siege Table
case-due-breach = breach
case-due-variant = a rule of a variant
case-until-alone = `{ $phase }` runs by itself and waits for nobody; the next phase in which somebody decides is `{ $next }`
case-until-gone = `{ $phase }` is over, or went by because nothing was to be decided in it. Now { $due }
case-no-parameter = no parameter has this name{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-parameter-switch = `true` or `false` is wanted
case-parameter-text = a word in quotes is wanted, such as "{ $default }"
case-twice = it stands twice in `{ $list }`
case-sketch-correction = the corrections of the scenario do not fit a sketch
case-no-area = the map has no such entry area; it has: { $known }
case-no-place = it stands nowhere: give it `at` with a spot, a space of the `track`, or `waiting: true`
case-several-places = it can be in one place only: `at` a spot, on the `track`, or `waiting`
case-no-order = only combat units are disordered or routed ({ $rule })
case-no-track = only Mexican units and leaders go to the Replacement Track ({ $rule })
case-track-space = the Replacement Track has the spaces { $least } to { $most }
case-no-back = it has no back
case-wrong-mark = `{ $mark }` is nothing a counter of this kind does
case-mover-off = the piece on the move must stand on the map
case-mover-phase = it does not move in `{ $phase }`
case-mover-tow = `{ $gun }` is no battery in the same spot
test-no-cases = { $scenario } has no cases: no file that ends in `.case.ron` beside it has `base: "{ $base }"`. Write one, such as `{ $base }.case.ron`; `bexar explain cases` says how
told-form = form
told-means = what happens
told-phase-of-turn = a phase begins
told-placed = a piece is placed
told-plotted = a column is plotted
told-stepped-cost = a piece moves from the first spot to the second for N points
told-taken = a leader travels with a unit
told-left = a leader or a battery is left behind
told-towed = a unit takes a battery in tow
told-stopped = the zone of control of the unit stops the piece
told-captured = the piece captures the battery
told-attacked-row-column = an attack, with its row and column of the combat table, both from 0
told-counterattacked-row-column = an attack that answers another
told-resulted-on = the combat table gives this for the die: `-`, `H`, a number or `C`
told-checked-against = a Damage Check: the sum of the dice with the modifiers, against the morale
told-led = the owner has named the leader who counts in the check
told-tried-ferocious = a leader is tried for a ferocious counterattack, and it is one
told-tried-ordinary = he is tried, and it is an ordinary one
told-ferocious = the unit may make N attacks
told-unanswered = the unit has no attack to make
told-lapsed = N attacks are left that cannot be made
told-siege-line = the Continued Siege Table is read, and its line says how it went on
told-siege-no-line = it is read, and no line fits
told-good = the unit is in good order again
told-disordered = the unit is disordered
told-routed = the unit is routed
told-reduced = the unit loses a step
told-eliminated = the unit is eliminated
told-tracked = the piece comes to space N of the Replacement Track
told-casualties = N casualty points are added
told-tested-fell = a leader is tested after the loss of his unit, and falls
told-tested-lives = he is tested, and lives
told-killed = an enemy unit kills a leader who stands alone
told-rule = a rule of a variant acts
told-threw = a table of a variant is rolled on
told-flag = a flag of a variant is N now
told-left-out = what a rule of a variant would do is left out: too much waits, or too many flags are up
told-cut-off = rules of variants have started one another too often
told-waived = the set-up stays as it is, though a rule of a variant wants it otherwise
told-became-clear = a variant has opened a hexside
told-became-raised = what was painted there stands again
told-scored = a variant gives or takes victory points, such as `+2`
told-retreated = the unit retreats one spot
told-advanced = the unit moves into the spot its melee has emptied
told-entered = a unit of the attackers comes inside the walls
told-committed = the Reserve is committed
told-breach-against = a battery fires at a hexside: the dice, and the strength they must not exceed
told-breached = the hexside is breached
told-exposed = a unit at a new breach must make a Damage Check
told-ended = the game is over, with N victory points
test-position = position
test-step = step { $step }
test-expected = expected: { $what }
test-found = found: { $what }
test-total = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
  }, { $failed } failed
test-uncovered = note: { $rules ->
    [one] 1 rule has
   *[other] { $rules } rules have
  } no case: { $list }

## Attacks and their odds

query-phase-texan-combat = Texan Combat Phase
query-phase-mexican-combat = Mexican Combat Phase
query-mode-fire = fire
query-mode-melee = melee
query-not-there = { $piece } is not on the map: write { $piece }@SPOT to put it onto a spot
query-strike-row = row “{ $row }”, by { $side } [{ $rule }], strength column { $column }
query-strike-row-clear = row “{ $row }”, no cover [{ $rule }], strength column { $column }
query-strike-refused = { $mode }: { $reason }
query-enemy = { $target } in { $spot }, { $range ->
    [one] 1 hex
   *[other] { $range } hexes
  }
query-attacks = { $unit } in { $spot }, { $phase }: { $count ->
    [0] no attack
    [one] 1 attack
   *[other] { $count } attacks
  }
query-attack = { $mode } against { $target }: strength { $strength }, { $table }
query-attacks-refused = Not attacked:
query-attacks-left-out = and { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
  } farther off; `--all` names everybody
query-odds = { $unit } in { $spot } against { $target } in { $target-spot }, { $phase }
query-odds-mode = By { $mode }:
query-odds-strength = strength { $strength }: { $portions }
query-odds-line = table: { $line }
query-odds-check = Damage Check against morale { $morale }: { $modifiers }; together { $sum }
query-odds-check-plain = Damage Check against morale { $morale }, no modifier
query-odds-number = the number of the table [{ $rule }]
query-chance = { $what }: { $chance } ({ $percent } %)
query-leader-falls = { $leader } falls
query-effect-nothing = no effect
query-effect-disorder = disordered
query-effect-step = step lost and disordered
query-effect-step-and-rout = step lost and routed
query-effect-rout = routed
query-effect-eliminated = eliminated
query-effect-counterattack = may counterattack
## Breaches

parameter-breach-types = The kinds of hexside a battery can breach, parted by spaces. A high palisade goes with the wooden walls.
parameter-breach-needs-los = Whether a battery must see the middle of a hexside to breach it.
parameter-breach-roof-edge = Whether a breach in a building also opens the edge of its roof.
query-no-breach = `{ $side }` cannot be breached. R62 says what can; `bexar explain R62` shows it
## Questions about a moment

query-no-moment = `{ $what }` names no moment: write the name of a case that comes with the program, such as `alamo/E7`, or `FILE:CASE`, perhaps with `:STEP` behind it
query-no-case = { $file } has no case `{ $id }`
query-past-the-end = { $what } has only { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
query-moment-fails = { $what } does not get there. { $step ->
    [0] Its position:
   *[other] Step { $step }:
  } expected { $expected }; found: { $found }
query-not-on-map = { $piece } is not on the map: say where it starts
query-moment-diverges = { $what } does not get there:
  { $lines }

## Events and phases

phase-set-up-guns = Set-up of the batteries
phase-plot = Plot of the columns
phase-set-up-texans = Set-up of the Texans
phase-set-up-mexicans = Set-up of the Mexicans
phase-replacement = Replacement Phase
phase-reserve-placement = Reserve Placement Phase
phase-texan-movement = Texan Movement Phase
phase-texan-combat = Texan Combat Phase
phase-texan-rally = Texan Rally Phase
phase-reserve-commitment = Reserve Commitment Phase
phase-mexican-movement = Mexican Movement Phase
phase-mexican-combat = Mexican Combat Phase
phase-mexican-rally = Mexican Rally Phase
phase-withdrawal = Withdrawal Phase
phase-turn-end = End of the Game-Turn
event-phase = Game-Turn { $turn }: { $phase } begins.
event-placed = { $piece } is placed in { $at }.
event-plotted = The entry area of column { $column } is plotted.
event-stepped = { $piece } moves from { $from } to { $to } for { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
  }.
event-taken = { $piece } goes along with { $with }.
event-left = { $piece } stays behind.
event-towed = { $piece } is taken in tow by { $by }.
event-stopped = { $piece } is stopped by the zone of control of { $by }.
event-captured = { $piece } is captured by { $by }.
event-fire = { $piece } fires at { $target }: row “{ $row }”, strength column { $column } of the combat table.
event-melee = { $piece } attacks { $target } hand to hand: row “{ $row }”, strength column { $column } of the combat table.
event-counter-fire = { $piece } fires back at { $target }: row “{ $row }”, strength column { $column } of the combat table.
event-counter-melee = { $piece } strikes back at { $target } hand to hand: row “{ $row }”, strength column { $column } of the combat table.
event-result-nothing = Rolled { $roll }: no effect.
event-result-hit = Rolled { $roll }: a hit{ $number ->
    [0] {""}
   *[other] {" "}with { $number }
  }.
event-result-counterattack = Rolled { $roll }: the defender may strike back.
event-checked = { $piece } makes a Damage Check: rolled { $roll }, modifiers { $modifier }, morale { $morale }.
event-good = { $piece } is back in good order.
event-disordered = { $piece } is disordered.
event-routed = { $piece } routs.
event-reduced = { $piece } loses a step.
event-eliminated = { $piece } is eliminated.
event-tracked = { $piece } goes to space { $space } of the Replacement Track.
event-casualties = The attackers’ casualties rise by { $points }.
event-leader-lives = { $piece } lives: rolled { $roll }.
event-leader-fell = { $piece } falls: rolled { $roll }.
event-leader-killed = { $piece } is killed by the enemy who comes upon him.
event-retreated = { $piece } retreats to { $to }.
event-advanced = { $piece } advances to { $to }.
event-entered = { $piece } comes inside the walls at { $at }.
event-committed = The Reserve is committed.
event-ended = { $reason }: a { $degree } { $winner ->
    [side-texan] Texan
   *[other] Mexican
  } victory, with { $points ->
    [one] 1 Texan victory point
   *[other] { $points } Texan victory points
  }.
event-garrison-fallen = The garrison has fallen
event-withdrawal = The attackers withdraw
event-held-out = The garrison has held out
degree-marginal = marginal
degree-substantial = substantial
degree-decisive = decisive

## Logs

file-log-alone = a log is no map and no scenario: play it again with `bexar replay`
file-counts-alone = counts of a play-test are no map and no scenario: lay them over one with `bexar render --overlay heat:FILE`
file-no-log-scenario = the game was played on the scenario `{ $base }`, which is neither beside the log nor comes with the program: name one with `--scenario`. The program has: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean `{ $nearest }`?
  }
log-changed-map = Changed since: the map.
log-switched-on = Changed since: the correction `{ $name }` was off and is on.
log-unknown-player = The log names a { $side } player there is not: `{ $name }`. Perhaps `{ $nearest }` is meant.
log-strange-player = The log names a { $side } player there is not: `{ $name }`.
log-later-version = The log was written by version { $version }, and this is { $own }: what is new since, nobody here knows.
log-strange-version = The log says it was written by version `{ $version }`, which is none; this is { $own }.
log-other-dice = Step { $step } rolled { $rolled }, and the seed of the log gives { $due }: from there on dice were typed in, or they are of another seed.
log-switched-off = Changed since: the correction `{ $name }` was on and is off.
log-changed-correction = Changed since: what the correction `{ $name }` says.
log-variant-on = Changed since: the variant `{ $name }` was off and is on.
log-variant-off = Changed since: the variant `{ $name }` was on and is off.
log-changed-variant = Changed since: what the variant `{ $name }` says.
log-changed-settings = Changed since: the figures or choices of the variant `{ $name }`.
log-changed-counters = Changed since: the counter mix.
log-changed-rulebook = Changed since: the rulebook.
log-changed-set-up = Changed since: the plot or the set-up of the scenario.
playtest-logs = { $logs ->
    [one] 1 log
   *[other] { $logs } logs
  } written to { $out }
playtest-not-a-log = { $file } is no log and is not replaced: name another folder. Nothing was played.
replay-no-scenario = { $name } has no pieces to play with: name a scenario
replay-no-correction = the scenario knows no correction `{ $name }`. It has: { $known }
replay-broken = { $file }: step { $step } cannot have been played: { $reason }
replay-head = { $title } · Texans: { $texan } · Mexicans: { $mexican } · seed { $seed } · bexar { $version }
replay-moment = Game-Turn { $turn }, { $phase }
replay-set-up = { $phase }
replay-identical = Step { $step } of { $of }: the game is over. Everything went as the log says.
replay-stops = Step { $step } of { $of }: everything went as the log says. The position is that of { $moment }; to decide: { $side }.
replay-stops-at-roll = Step { $step } of { $of }: everything went as the log says. The position is that of { $moment }; a roll is due.
replay-nobody = nobody
replay-diverges = Step { $step } goes otherwise: Game-Turn { $turn }, { $phase }.
replay-diverges-at = Step { $step } goes otherwise: Game-Turn { $turn }, { $phase }, { $at }.
replay-logged-event = The log: { $entry } → { $event }
replay-logged-nothing = The log: { $entry }
replay-logged-end = The log: { $entry } → nothing more
replay-now = Now: { $reason }
replay-nothing = nothing more happens.
replay-roll-due = { $dice ->
    [one] one die is due
   *[other] { $dice } dice are due
  } before anybody acts.
replay-other-dice = { $dice ->
    [one] one die is due, and cannot give this sum
   *[other] { $dice } dice are due, and cannot give this sum
  }.
replay-no-roll-due = no roll is due.
replay-over = the game is over.
## Parameters: figures and switches of the rules
parameter-setup-assault-columns-per-area = How many assault columns may be plotted for one entry area.
parameter-setup-reserve-may-share = Whether the Reserve may share its entry area with another column.
parameter-setup-units-per-hex = How many combat units are set up together in a hex, or on each of its levels.
parameter-setup-per-layer = Whether the garrison counts the units of a hex level by level as it is set up.
parameter-setup-zone = Where the garrison is set up.
parameter-setup-assault-entry-turn = The Game-Turn in which the assault columns are placed; in the first they are set up before it begins.
parameter-reserve-inside-units-needed = How many Mexican units must be inside the walls for the Reserve to be committed.
parameter-reserve-min-state = The worst order in which these units count.
parameter-reserve-delay-turns = Game-Turns from the commitment of the Reserve to its placement; with 0 it is placed at once.
parameter-unit-steps = Steps of a combat unit; with 1 the loss of a step eliminates it.
parameter-move-ma-routed = Movement points of a routed combat unit.
parameter-stack-units-per-layer = How many combat units may share a level of a hex.
parameter-stack-check = When stacking is judged: as each move ends, or as the phase ends.
parameter-zoc-radius = How far zones of control reach; with 0 there are none.
parameter-zoc-negators-vs-texan = How many other Mexican units in a Texan unit’s zone negate it; with 0 none do.
parameter-zoc-negators-vs-mexican = How many other Texan units in a Mexican unit’s zone negate it; with 0 none do.
parameter-zoc-negator-min = The worst order in which a unit negates a zone.
parameter-zoc-leader-stops = Whether zones of control stop and hold leaders on their own.
parameter-zoc-texan-shift = Whether a Texan held by a zone may shift within it.
parameter-zoc-mexican-shift = Whether a Mexican held by a zone may shift within it.
parameter-wallban-lifted-by-negation = Whether an enemy whose zone is negated no longer guards his wall.
parameter-los-units-block = Whether a combat unit on the way blocks sight, if it stands as high as the higher end.
parameter-attack-per-phase = How often a combat unit may attack in its Combat Phase.
parameter-damage-dice = How many dice a Damage Check takes.
parameter-damage-step-loss = How many steps such a check costs.
parameter-mod-routed = Added to the checks of routed units.
parameter-mod-zoc-counts-routed = Whether routed Mexican units in a Texan defender’s zone count against it.
parameter-disorder-strength-factor = The part of its strength a disordered unit keeps; never less than 1.
parameter-disorder-rounding = What becomes of a fraction of that strength.
parameter-disorder-hits-to-rout = How many disorder results rout a unit in good order.
parameter-retreat-hexes = Hexes a unit retreats when it routs.
parameter-retreat-extra-hexes = Hexes a routed unit retreats at each further disorder result.
parameter-retreat-min-gain-per-step = By how many hexes each step of a retreat must lead away from the enemy that caused it. The retreat as a whole leads away in any case.
parameter-retreat-mexican-zoc-companions = How many comrades in a Texan zone let a Mexican retreat into it.
parameter-retreat-far = Whether a retreat must end as far from the other enemies as can be.
parameter-advance-hexes = How many hexes a unit advances after melee.
parameter-advance-counter = Whether a counterattack gives an advance.
parameter-advance-leaders = Whether leaders may go along in an advance.
parameter-battery-tow-hexes-mexican = How many hexes a Mexican unit tows a battery in a phase.
parameter-battery-texan-tow-hexes = How many hexes a Texan unit tows a battery.
parameter-battery-per-tower = How many batteries one unit tows at a time.
parameter-battery-shots-per-unit = How many batteries one unit may fire in a phase.
parameter-battery-silence-distance = How near, in hexes, an enemy silences a battery; with 0 none does.
parameter-battery-silence-by-routed = Whether routed enemies silence a battery too.
parameter-battery-split-targets = Whether a crew may fire at another enemy than its battery.
parameter-battery-capture-min = The worst order in which a unit captures a battery it comes upon.
parameter-leader-helps-battery = Whether a leader with the crew helps the battery’s fire.
parameter-leader-loss-die = How many dice decide whether a leader falls.
parameter-leader-captures = Whether a leader on his own captures batteries and kills enemy leaders.
parameter-bowie-mobile = Whether Bowie moves like any leader.
parameter-bowie-dies-on-rout = Whether Bowie dies when the unit with him has to retreat.
parameter-rally-disordered = What becomes of a disordered unit in its Rally Phase.
parameter-rally-routed = What becomes of a routed unit without a leader in its Rally Phase.
parameter-rally-routed-with-leader = What becomes of a routed unit with a leader in its Rally Phase.
parameter-track-step-per-turn = Spaces a piece on the Replacement Track moves each turn.
parameter-track-entry-space = The space from which a piece may come back.
parameter-track-mexican-permanent-loss = Whether Mexican units that are lost never come back.
parameter-vp-rounding = What becomes of a fraction of a point for casualties.

figure-map = stands in the map
figure-counters = stands on the counters
figure-terrain = stands in the Terrain Effects Chart of the rulebook, row { $kind }
figure-combat-table = stands in the Combat Results Table of the rulebook
figure-withdrawal = stands among the withdrawal figures of the rulebook
figure-victory = stands among the victory levels of the rulebook
figure-procedure = is part of the procedure: no other value makes sense
figure-scale = tells how large the things of the game are; play does not ask
explain-parameter-words = default { $default }, one of: { $allowed }
unplayable-parameter-kind = the parameter `{ $name }` has a value of another kind than it takes
unplayable-parameter-word = the parameter `{ $name }` cannot be `{ $value }`: it is one of { $allowed }; the nearest is `{ $nearest }`
## Optional rules

parameter-mod-leaders-per-side = How many leaders of a side count in a Damage Check: one is its owner’s choice, of more those with the highest ratings count.
parameter-range-enabled = Whether the optional rule of range is played.
parameter-range-free = Up to how many hexes fire loses nothing.
parameter-range-penalty-per-hex = Strength fire loses for each hex beyond.
parameter-range-max = Beyond how many hexes fire does not carry.
parameter-range-exempt-batteries = Whether range does not matter to batteries.
parameter-range-exempt-states = Home states whose Texan units range does not matter to, with commas between.
parameter-range-order = What comes first for a disordered unit: `range_first` takes the range off and halves the rest, `halve_first` halves and takes it off then.
parameter-ferocity-enabled = Whether the optional rule of the ferocious counterattack is played.
parameter-ferocity-die = How many dice a leader is tried with; their sum may not exceed his rating.
parameter-ferocity-bonus-attacks = How many attacks a ferocious counterattack has beyond the leader’s rating.
parameter-ferocity-texan-phase = Whether counterattacks can be ferocious in the Texan Combat Phase too.
parameter-siege-enabled = Whether the Continued Siege Table may be consulted after a withdrawal.
parameter-siege-excess-casualties = For each so many casualties beyond the figure of the turn, 1 is added to the dice of that table; 0 for never.
parameter-siege-never-inside = Added to those dice when no attacker ever came inside the walls.

## What optional rules and the choice of a leader make happen

event-led = { $piece } is named as the leader who counts.
event-ferocity = { $piece } counterattacks ferociously: rolled { $roll } for { $leader }.
event-no-ferocity = { $piece } is not ferocious: rolled { $roll } for { $leader }.
event-ferocious = { $piece } may make { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
} in succession.
event-unanswered = { $piece } may not answer a ferocious counterattack.
event-lapsed = { $attacks ->
    [one] One attack
   *[other] { $attacks } attacks
} of { $piece } lapse.
event-siege = The siege goes on: rolled { $roll }, plus { $modifier }. { $outcome }
event-siege-nothing = The siege goes on: rolled { $roll }, plus { $modifier }; the table has no line for it.
## Cases on sketches

sketch-word = line { $line } of the sketch: `{ $word }` begins no line; these words do: { $known }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
sketch-form = line { $line } of the sketch: such a line is written `{ $form }`
sketch-place = line { $line } of the sketch: `{ $place }` is no place
sketch-outside = line { $line } of the sketch: there is no `{ $place }` on its { $columns } columns and { $rows } rows
sketch-apart = line { $line } of the sketch: the hexes of `{ $place }` do not touch
sketch-layer = line { $line } of the sketch: `{ $place }` has no such layer; a level there is said with `roof` or `building`
sketch-twice = line { $line } of the sketch: `{ $place }` stands there already
case-sketch-setup = the set-up of the scenario does not fit a sketch; list the pieces instead
case-never = no event `{ $event }`
test-coverage = { $rules } of { $all-rules } rules, { $switches } of { $all-switches } switches and { $variants } of { $all-variants } rules of variants have a case

## Breaches in play

parameter-breach-dice = Dice rolled when a battery fires at a hexside.
event-breach-tested = { $piece } fires at the hexside { $side }: rolled { $roll } against strength { $strength }.
event-breached = The hexside { $side } is breached.
event-exposed = { $piece } stands at the breach and must make a Damage Check.
query-breaches = { $count ->
    [one] It can breach one hexside
   *[other] It can breach { $count } hexsides
}, with a chance of { $chance }: { $sides }

## Allowances, and places in documents

thing-allowance = allowance
lint-idle-allowance = { $reason ->
    [error] the allowance for `{ $lint }` ({ $where }) meets an error, and errors cannot be allowed
    [unknown] the allowance names `{ $lint }`, and there is no such check
    [corrected] the allowance for `{ $lint }` ({ $where }) passes over nothing while the correction `{ $correction }` is on: it changes the place
   *[nothing] the allowance for `{ $lint }` ({ $where }) passes over nothing
}
lint-idle-allowance-help = { $reason ->
    [error] mend the error, then take the allowance out
    [unknown] the nearest name is `{ $nearest }`
    [corrected] take it out where the correction is to stay on; without the correction it may be needed
   *[nothing] take it out, or name the place the finding names
}
lint-doubled-allowance = { $reason ->
    [wide] the allowance for `{ $lint }` ({ $where }) says nothing that the one for the whole document does not say
   *[twice] the allowance for `{ $lint }` ({ $where }) stands here { $times } times
}
lint-doubled-allowance-help = { $reason ->
    [wide] take one of the two out
   *[twice] keep the one whose reason is true
}
place-gun-site = gun site { $at }
place-label = name at { $at }
place-column = column { $at }
place-row = { $table }, { $row }
place-plot = plot of column { $at }
place-placement = set-up of { $at }
place-item = item { $at }
place-case = case { $at }
place-step = case { $at }, step { $step }
place-field = field { $at }
place-allowance = allowance { $at }
table-terrain = terrain chart
table-combat-rows = combat table, row
table-combat-results = combat table, die
table-withdrawal = withdrawal table, Game-Turn
table-victory = victory schedule, points
table-siege = siege table, roll
table-flags = flag
table-params = parameter of the variant
table-opts = option of the variant
table-regions = region of the variant
table-kinds = kind of hexside
table-tables = table of the variant
table-rules = rule of the variant

## Fixes, and pages in the editor

thing-column = column
thing-counter = counter
thing-parameter = parameter
thing-terrain = terrain chart
thing-combat-rows = rows of the combat table
thing-plot = plot of column
thing-placement = set-up of
thing-corrections = corrections of the scenario
thing-items = items of the correction
edit-record = { $thing } { $name }: { $how ->
    [added] added
    [removed] taken out
    [once] listed less often
   *[changed] changed
}
edit-whole = { $thing }: changed
gui-problems-suggest = Suggestion
gui-problems-mend-about = Mends it; there is no other sensible way
gui-problems-suggest-about = One way to mend it; undo if you want another
gui-problems-page = What this means and how it is mended
gui-problems-notes-about = Notes are things worth knowing that need no change
gui-mend-nothing = Nothing that is listed can be mended by a key
gui-page-close = Put the page away

## bexar fix

fix-done = { $file }: { $done ->
    [0] nothing to mend
    [one] 1 finding mended
   *[other] { $done } findings mended
}, { $left ->
    [0] nothing left
   *[other] { $left } left
}
fix-would = { $file }: { $done ->
    [0] nothing to mend
    [one] 1 finding would be mended
   *[other] { $done } findings would be mended
}, { $left ->
    [0] nothing would be left
   *[other] { $left } would be left
}
fix-bundled = { $name } comes with the program and is not changed; copy it (`bexar pack`) and mend the copy
## Check: where and how

check-misspelt-lint = `--allow`: there is no lint `{ $name }`; did you mean `{ $nearest }`?
check-unknown-lint = `--allow`: there is no lint `{ $name }`; `bexar explain lints` lists them
## Finding and replacing by meaning

query-unknown-word = `{ $found }` is not known here: did you mean `{ $nearest }`? `bexar explain query` tells all words
query-strange-word = `{ $found }` is not known here. `bexar explain query` tells all words
query-expected = `{ $found }` does not belong here: { $expected } is expected
query-missing = the text ends too early: { $expected } is expected
query-expected-something = what to find, such as `stone walls touching plaza`,
query-expected-condition = a condition, such as `stone_wall` or `touching plaza`,
query-expected-place = a place, such as `confines` or `(plaza or 1404)`,
query-expected-and = `and` with the place of the other end
query-expected-bracket = `)`
query-expected-end = `and`, `or` or the end
query-expected-number = a whole number
query-expected-setting = what to set, such as `stone_wall` or `protects=both`,
query-open-quote = the quotation mark opened here is never closed
query-stray-sign = the sign `{ $sign }` has no place here
query-too-deep = brackets and negations stand too deep in each other from here
query-of-hexsides = this is said of hexsides, and here hexes or spots are meant
query-two-things = one query looks for one thing: hexes, hexsides or spots
query-not-for-hexsides-hexes = this is set on hexes, and the query finds hexsides; begin it with `hexes`
query-not-for-hexsides-spots = an elevation is set on spots, and the query finds hexsides; begin it with `spots`
query-not-for-hexes-hexsides = this is set on hexsides, and the query finds hexes; begin it with `hexsides`
query-not-for-hexes-spots = an elevation is set on spots, and the query finds hexes; begin it with `spots`
query-not-for-spots = spots have only their elevation to set; for anything else begin the query with `hexes` or `hexsides`
query-unknown-region = the map has no region `{ $region }`: did you mean `{ $nearest }`?
query-no-region = the map has no region `{ $region }`
query-other-region = the region `{ $region }` is made of { $what }, and the query finds something else
query-what-hexes = hexes
query-what-hexsides = hexsides
query-what-spots = spots
query-count-hexes = { $count ->
    [0] no hex
    [one] 1 hex
   *[other] { $count } hexes
 }
query-count-hexsides = { $count ->
    [0] no hexside
    [one] 1 hexside
   *[other] { $count } hexsides
 }
query-count-spots = { $count ->
    [0] no spot
    [one] 1 spot
   *[other] { $count } spots
 }
edit-not-understood = --{ $option }: { $why }{ $caret }
edit-no-map = this document has no map: name a map, or a scenario that uses one
edit-nothing-set = there is nothing to write: say with `--set`, `--add-to` or `--remove-from` what shall become of what is found
edit-bundled = the map comes with the program and cannot be changed in its place: name a file of your own with `-o`
edit-corrected = corrections lie over this map; what is found and changed is the map as painted, without them
edit-heading = { $query }: { $found }
edit-kind = { $kind } ({ $count })
edit-kind-layer = { $kind }, { $layer } ({ $count })
edit-changes = { $changes ->
    [0] no change
    [one] 1 change
   *[other] { $changes } changes
 }
edit-newly = The validator would newly find:
edit-mended = The validator would no longer find:
edit-written = written to { $out }
edit-as-it-was = { $out } stays as it is
edit-not-written = nothing written: `-o FILE` or `--in-place` writes it
## Merging maps and recording corrections

file-no-map = this is neither a map nor a scenario nor a correction. Counter mixes, rulebooks and the other documents are not merged or recorded: edit their text
record-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } recorded in { $out }
record-nothing = there is nothing to record: the two maps hold the same. Nothing was written
record-notes = there are more French remarks than English ones: every `--note-fr` translates the `--note-en` of its place. Nothing was written
merge-conflict = { $thing } { $name }, { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-conflict-layer = { $thing } { $name }, { $layer }, { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-conflict-map = { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-value = { $value }
merge-undecided = { $conflicts ->
    [one] 1 conflict
   *[other] { $conflicts } conflicts
  }; nothing was written. Decide with `--prefer ours` or `--prefer theirs`, or change one of the sides
merge-decided-ours = { $conflicts ->
    [one] 1 conflict, decided as in ours
   *[other] { $conflicts } conflicts, all decided as in ours
  }
merge-decided-theirs = { $conflicts ->
    [one] 1 conflict, decided as in theirs
   *[other] { $conflicts } conflicts, all decided as in theirs
  }
merge-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } of the base; written to { $out }
merge-nothing = nothing
merge-there = there
merge-added = new
merge-changed = changed
merge-doubled = listed more than once
merge-roof = a roof
merge-roof-none = no roof
merge-protects-nobody = nobody
merge-protects-both = both sides
merge-field-whole = as a whole
merge-field-ground = ground
merge-field-levels = levels
merge-field-roof = roof
merge-field-kind = kind
merge-field-protects = protected side
merge-field-origin = origin
merge-field-name-en = English name
merge-field-name-fr = French name
merge-field-scan = background scan
merge-field-title-en = English title
merge-field-title-fr = French title
merge-field-building = building
merge-field-members = members
merge-field-room = room
merge-field-entry-area = entry area
merge-field-turned = turn
merge-field-size = size
merge-field-columns = number of columns
merge-field-rows = number of rows
merge-field-notes = number of remarks
thing-spot = spot
thing-map = map

## Recording a correction in the editor

gui-record-ask = Record a correction
gui-record-hint = Save what was painted as a correction with its source
gui-record = Record a correction
gui-record-title = Title
gui-record-source = Source
gui-record-page = Page
gui-record-about = Everything painted since the map was opened. What has no origin of its own takes the source.
gui-record-enter = Record
gui-record-path = Save the correction
gui-record-nothing = Nothing has been painted that could be recorded
gui-recorded = Recorded in { $file }
## Scenarios, corrections, cases, playability

lint-unfilled-gun-site = { $all ->
    [one] no battery is left for the gun site { $at }: the mix has { $batteries ->
        [0] none
        [one] one
       *[other] { $batteries }
    } ({ $rule })
   *[other] no battery is left for { $all } gun sites: { $at }{ lint-and-more } ({ $rule })
}
lint-unfilled-gun-site-help = add a battery to the counter mix, take the site off the map, or make it optional
lint-homeless-counter = { $reason ->
    [gun-site] no gun site is left for { $all } of { $pieces } batteries: { $at }{ lint-and-more }
    [fixed-leader] nowhere can { $at } be set up: the hex fixed for him is not within the confines
   *[garrison] no spot is left for { $all } of { $pieces } counters of the garrison: { $at }{ lint-and-more }
} ({ $rule })
lint-homeless-counter-help = { $reason ->
    [gun-site] paint a gun site, or take batteries out of the counter mix
    [fixed-leader] change `setup.bowie_hex` in the rulebook, or widen the confines
   *[garrison] widen the confines, or take counters out of the mix
}
lint-column-never-entering = the column `{ $column }` never enters: { $reason ->
    [no-spot] entry area { $area } has no spot to enter by
    [too-late] it could enter in Game-Turn { $turn }, and the game ends with Game-Turn { $last }
   *[too-few] it waits for { $needed } units inside the walls, and the assault columns have { $units }
} ({ $rule })
lint-column-never-entering-help = { $reason ->
    [no-spot] give the area a hex with a ground, or plot the column for another area
    [too-late] let the game last longer, or the column come sooner
   *[too-few] lower `reserve.inside_units_needed`, or strengthen the assault columns
}
lint-clashing-corrections = { $reason ->
    [twice] the scenario names the correction `{ $correction }` twice
   *[clash] the corrections `{ $other }` and `{ $correction }` contradict each other ({ $where }): the second expects “{ $expected }”, the first has put “{ $found }” there
}
lint-clashing-corrections-help = { $reason ->
    [twice] take one of the two out of the scenario
   *[clash] switch one of them off, or write into `was` of the second what the first has put there
}
lint-doubled-item = item { $second } of the correction `{ $correction }` is item { $first } again ({ $where })
lint-doubled-item-help = write the place that was meant, or take the item out
lint-clashing-items = item { $second } of the correction `{ $correction }` contradicts item { $first } ({ $where }): that one leaves “{ $left }”, this one expects “{ $expected }”
lint-clashing-items-help = take one of the two out, or write the place that was meant
lint-misplaced-item = item { $item } of the correction `{ $correction }` { $reason ->
    [torn] expects one place and leaves another
    [off] speaks of { $low }, which is not on the map of { $high } hexes
   *[apart] speaks of a hexside between { $low } and { $high }, which do not touch
} ({ $where })
lint-misplaced-item-help = { $reason ->
    [torn] write the same hex, hexside or name in `was` and in `becomes`
    [off] write the hexes that were meant
   *[apart] write two hexes that touch: these are { $distance } apart
}
lint-idle-item = item { $item } of the correction `{ $correction }` { $reason ->
    [returns] takes back item { $first }
    [origin] changes nothing but who vouches for it
   *[same] changes nothing
} ({ $where })
lint-idle-item-help = { $reason ->
    [returns] take both items out, or correct one of them
   *[same] write into `becomes` what the publication asks for, or take the item out
}
lint-raised-wooden-wall = item { $item } of the correction `{ $correction }` makes an outer wall of a wooden one: it would need ladders (V10.b) ({ $where })
lint-raised-wooden-wall-help = write `high_palisade`: as hard to cross, without ladders
lint-uncited-correction = the correction `{ $correction }` does not say where it comes from
lint-uncited-correction-help = write `Cited` with the publication, or `Reconstructed` with your reason
lint-unknown-citation = { $known ->
    [nothing] `Cited` is empty here: it cites nothing
   *[other] { $times ->
        [1] `{ $rule }` is cited here, and the rules have no such number or chapter
       *[other] `{ $rule }` is cited here and in { $times } places in all, and the rules have no such number or chapter
    }
}
lint-unknown-citation-help = { $known ->
    [nothing] write the number of the text that states it, or `Reconstructed` and your reason
    [yes] the nearest is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them; what no text states is `Reconstructed`
}
lint-stale-correction = the correction `{ $correction }` is off and could not be switched on ({ $where }): it expects “{ $expected }”, the map has “{ $found }”
lint-stale-correction-help = correct its `was` to what the map holds, or take it out of the scenario
lint-doubled-case = { $times } cases are called `{ $case }`
lint-doubled-case-help = give each a name of its own
lint-hollow-case = { $steps ->
    [0] the case `{ $case }` has no steps
   *[other] the case `{ $case }` expects nothing
}
lint-hollow-case-help = say what must hold: events, a refusal, or `then`
lint-unknown-rule = { $step ->
    [0] the case `{ $case }` covers `{ $rule }`, and no rule has this number
   *[other] step { $step } of the case `{ $case }` cites `{ $rule }`, and no rule has this number
}
lint-unknown-rule-help = { $known ->
    [yes] the nearest number is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them
}
lint-unknown-case-citation = the file or the case says it comes from `{ $rule }`, and the rules have no such number or chapter
lint-unknown-case-citation-help = { $known ->
    [yes] the nearest is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them; a case of your own is `Reconstructed`
}
lint-impossible-case = { $step ->
    [0] the case `{ $case }` cannot be: { $text }: { $found }
   *[other] step { $step } of the case `{ $case }` cannot be: { $text }: { $found }
}
lint-impossible-case-help = correct the text or the name; `bexar explain cases` says how cases are written
lint-unreachable-inside = no attacker can ever reach { $first } and { $spots ->
    [one] the spot beside it
   *[other] { $spots } spots that hang together with it
}: shut at { $at }{ lint-and-more }
lint-unreachable-inside-help = paint one of these hexsides as a wall or a doorway, or take the hexes out of the regions
lint-blind-gun = from the gun site { $spot } a battery sees no spot it could fire at ({ $rule })
lint-blind-gun-help = open a line of sight for it, or move the site
lint-single-door = the doorway { $door } is the only way into { $spots } spots: { $at }{ lint-and-more }
lint-single-door-help = nothing need be done; a second doorway would open the building
lint-dead-end = { $all ->
    [one] a Texan unit never retreats from { $at }: there is no way of { $hexes } hexes ({ $rule })
   *[other] a Texan unit never retreats from { $all } spots: { $at }{ lint-and-more }; there is no way of { $hexes } hexes ({ $rule })
}
lint-dead-end-help = nothing need be done; a way on would save whoever routs there
lint-idle-entry-area = from entry area { $area } nothing can be attacked in the first turn
lint-idle-entry-area-help = nothing need be done; a nearer area or a line of sight would bring the column into battle at once
## What the lints find in counter mixes and rulebooks

table-parameters = parameter
lint-doubled-name = { $reason ->
    [numbered] `{ $counter }` is also one of the several counters `{ $other }`
    [column] the column `{ $column }` is listed { $times } times
   *[counter] `{ $counter }` is the name of { $times } counters
 }
lint-doubled-name-help = give each a name of its own, or delete what was not meant
lint-overfull-mix = { $what ->
    [columns] the mix has { $count } columns, and a game holds { $limit }
   *[counters] the mix makes { $count } counters, and a game holds { $limit }
 }
lint-overfull-mix-help = { $what ->
    [columns] take columns out
   *[counters] correct the quantity that is too great, or take counters out
 }
lint-empty-quantity = the quantity of `{ $counter }` is { $quantity }: there is no such counter
lint-empty-quantity-help = write how many there are, or delete the line
lint-stronger-reduced-side = `{ $counter }` is stronger reduced ({ $reduced }) than at full strength ({ $full })
lint-stronger-reduced-side-help = write the full values into `full` and those after a step loss into `reduced`
lint-morale-beyond-dice = the morale { $morale } of `{ $counter }` ({ $side ->
    [front] front
   *[back] back
  }) is out of reach of the dice, which give { $least } to { $most }: without modifiers { $harm ->
    [always] every roll harms it
   *[never] no roll harms it
  }
lint-morale-beyond-dice-help = write a morale that some rolls exceed and others do not
lint-unknown-column = { $reason ->
    [none] `{ $counter }` belongs to no column
   *[other] `{ $counter }` belongs to the column `{ $column }`, which the mix does not have
 }
lint-unknown-column-help = { $reason ->
    [none] write the column it marches in; every attacker has one
    [near] write `{ $nearest }`, or add the column to `columns`
   *[unknown] correct the column, or add it to `columns`
 }
lint-stray-column = `{ $counter }` defends, but belongs to the column `{ $column }` of the attackers
lint-stray-column-help = take the column away, or correct the side
lint-empty-column = no combat unit belongs to the column `{ $column }`
lint-empty-column-help = give it units, or delete it here and in the plot
lint-overfull-column = the column `{ $column }` has { $count } combat units, and an entry area has room for { $room }
lint-overfull-column-help = move units to another column, or enlarge the entry areas
lint-miscounted-garrison = the counters of the garrison make { $men } men, and { $stated } are stated
lint-miscounted-garrison-help = correct the counter that is off, or the number of men; a mix without `garrison` promises no sum
lint-leader-without-replacement = `{ $counter }` has no replacement: when he falls, he is gone for good (13.7)
lint-leader-without-replacement-help = write the name and the rating on the back of his counter
lint-stray-replacement = `{ $counter }` has a replacement, but a fallen leader of the garrison is not replaced (13.7)
lint-stray-replacement-help = take the replacement out, or correct the side
lint-doubled-leader = { $reason ->
    [himself] `{ $counter }` is replaced by himself ({ $name })
    [counter] { $name } replaces `{ $counter }` and has a counter of his own, `{ $other }`
   *[back] { $name } replaces both `{ $other }` and `{ $counter }`
}
lint-doubled-leader-help = write who is on the back of the counter
lint-mistaken-leader = `{ $counter }` is called { $name }, and the rules know the leader who never moves by the id `{ $wanted }`
lint-mistaken-leader-help = give him the id `{ $wanted }`
lint-track-beyond-game = { $reason ->
    [at-once] pieces on space { $space } (`{ $what }`) come back at once: they enter from space { $entry }
   *[never] pieces on space { $space } (`{ $what }`) never come back: the game has { $turns } turns, and they move { $step } a turn
}
lint-track-beyond-game-help = write the space that was meant; the published ones are 2 and 3
lint-terrain-beyond-range = { $reason ->
    [height] `{ $row }` is { $figure } high in the terrain chart, and a high wall is { $highest }
   *[cost] `{ $row }` costs { $figure } points in the terrain chart, and a unit has { $points }: nobody ever crosses it
}
lint-terrain-beyond-range-help = { $reason ->
    [height] write 0, 1 or 2
   *[cost] correct the cost, or write `None`
}
lint-rating-beyond-die = the rating { $rating } of { $who ->
    [leader] `{ $counter }`
   *[replacement] the replacement of `{ $counter }`
  } is never exceeded: the die gives { $most } at most
lint-rating-beyond-die-help = write a rating below { $most }
lint-battery-beyond-dice = the strength { $strength } of `{ $counter }` is out of reach of the dice, which give { $least } to { $most }: { $chance ->
    [never] it never opens a breach
   *[always] no shot of it at a hexside can fail
  }
lint-battery-beyond-dice-help = write a strength from { $least } to { $most }
lint-nameless-counter = { $what ->
    [column] the column `{ $column }` has no name in English
   *[counter] `{ $counter }` has no name in English
 }
lint-nameless-counter-help = write its name; a name that is the same in French is written once
lint-missing-combat-table = the combat table is missing: `{ $list }` is empty
lint-missing-combat-table-help = write the table, or copy it from a bundled rulebook
lint-missing-table-line = { $table } `{ $row }`: this line is missing
lint-missing-table-line-help = write it: each kind of hexside and each roll of the die has a line
lint-doubled-rulebook-line = { $table } `{ $row }` stands { $times } times
lint-doubled-rulebook-line-help = delete what was not meant, or give it its right name or number
lint-table-gap = { $table } `{ $row }`: nothing is said of { $at }{ lint-and-more }
lint-table-gap-help = widen the line beside it, or write the one that is missing
lint-table-overlap = { $table } `{ $row }`: { $at }{ lint-and-more } stands there more than once
lint-table-overlap-help = narrow one of the ranges
lint-backward-range = { $table } `{ $row }`: nothing falls into the range `{ $range }`
lint-backward-range-help = write the smaller number first
lint-uneven-combat-table = { $table } `{ $row }` has { $count } columns, the table has { $width }
lint-uneven-combat-table-help = add or delete a column; `-` holds the place of one that is empty
lint-unordered-columns = { $table } `{ $row }`: `{ $right }` stands right of `{ $left }`
lint-unordered-columns-help = put the strengths into order, the weakest on the left
lint-unknown-combat-row = { $table } `{ $row }` names the combat row `{ $name }`, which the combat table does not have
lint-unknown-combat-row-help = { $known ->
    [yes] write `{ $nearest }`, or add the row to the combat table
   *[no] correct the name, or add the row to the combat table
 }
lint-unused-combat-row = { $table } `{ $row }`: no line of the terrain chart refers to it
lint-unused-combat-row-help = name it in the terrain chart, or delete it
lint-weaker-with-strength = { $table } `{ $row }`: the column of strength { $column } (row `{ $head }`) gives `{ $result }`, the weaker one on its left `{ $before }`
lint-weaker-with-strength-help = correct one of the two: a stronger attack never does worse
lint-roll-beyond-dice = { $table } `{ $row }`: the dice give { $end ->
    [open] no less than { $least }
   *[closed] { $least } to { $most }
  }
lint-roll-beyond-dice-help = correct the number, or delete the line
lint-hit-beyond-dice = { $table } `{ $row }`: with { $number } added, every Damage Check ends in elimination
lint-hit-beyond-dice-help = write a number that leaves the dice something to decide
lint-unused-column = no strength of any row uses column { $at }{ lint-and-more } of the combat table
lint-unused-column-help = put a strength into it, or delete the column in all rows and dice
lint-idle-withdrawal-figure = withdrawal is checked on Game-Turns 1 to { $last }: the figure for Game-Turn { $at }{ lint-and-more } has no effect
lint-idle-withdrawal-figure-help = correct the turn, delete the line, or change `withdrawal.last_turn`
lint-falling-withdrawal = { $reason ->
    [none] on Game-Turn { $row } the attackers withdraw without any loss: the figure is 0
    [great] the figure { $casualties } of Game-Turn { $row } is above that of Game-Turn { $other } ({ $before })
   *[small] the figure { $casualties } of Game-Turn { $row } is below that of Game-Turn { $other } ({ $before })
 }
lint-falling-withdrawal-help = correct it: casualties add up from turn to turn, and so do the figures that are borne
lint-broken-victory-schedule = { $reason ->
    [empty] the victory schedule is empty
    [start] the victory schedule begins with { $row } points: below that it names no winner
    [back] the victory level from { $row } points is out of order: more points are never worse for the garrison
    [same] the victory level from { $row } points says the same as the one below it
    [one-sided] the victory schedule has no level for one of the sides
    [skipped] the victory schedule skips a degree below { $row } points that it has for the other side
   *[unreachable] the victory level from { $row } points is out of reach: no game brings more than { $most }
 }
lint-broken-victory-schedule-help = { $reason ->
    [empty] write the levels, from 0 points on
    [start] let the first level begin with 0
    [one-sided] give both sides a level
    [unreachable] correct the points
   *[other] correct points, winner or degree, or delete the level
 }
lint-unknown-parameter = { $reason ->
    [figure] `{ $parameter }` is no parameter: the figure { $home }
   *[other] there is no parameter `{ $parameter }`
 }
lint-unknown-parameter-help = { $reason ->
    [figure] change it there, and delete this line
    [near] write `{ $nearest }`, or delete the line
   *[unknown] correct the name, or delete the line
 }
lint-misfit-parameter = the parameter `{ $parameter }` cannot be `{ $value }`: { $reason ->
    [hex] it takes the number of a hex
    [word] it is one of { $allowed }
    [text] it takes a text
   *[figure] it takes a figure or a switch
  }
lint-misfit-parameter-help = { $known ->
    [yes] write `{ $nearest }`, or delete the line: then the published value holds
   *[no] write a value of the right kind, or delete the line: then the published value holds
 }
lint-parameter-out-of-range = `{ $parameter }` is { $value }: { $reason ->
    [flag] it is a switch, `true` or `false`
   *[range] it takes a figure from { $least } to { $most }
  }
lint-parameter-out-of-range-help = correct it, or delete the line: then the published value holds
lint-unknown-list-word = `{ $word }` in the parameter `{ $parameter }` names nothing
lint-unknown-list-word-help = { $known ->
    [yes] write `{ $nearest }`, or take the word out
   *[no] correct the word, or take it out
 }
lint-optional-rule-off = `{ $parameter }` is off, which leaves { $at }{ lint-and-more } without effect
lint-optional-rule-off-help = switch the rule on if it is to be played
lint-siege-without-table = `{ $parameter }` is on, but the rulebook has no siege table
lint-siege-without-table-help = write the table `siege`, or switch the rule off
lint-contradicting-parameters = `{ $smaller }` is { $low } and exceeds `{ $greater }`, which is { $high }
lint-contradicting-parameters-help = correct one of the two
## Hexes, rooms, regions and ways

edit-scan = background scan: { $was } → { $becomes }
lint-misplaced-gunslit = the gunslit `{ $at }` is in the wall of no building
lint-misplaced-gunslit-help = paint the hex behind it as floor, move the gunslit to a building, or clear the hexside
lint-ramp-without-platform = the gun ramp `{ $at }` leads up to no platform
lint-ramp-without-platform-help = paint the hex it leads to as platform, put it on the upper layer, or clear the hexside
lint-hexside-without-level = the hexside `{ $at }` has no { $layer }, yet something is painted on it
lint-hexside-without-level-help = give a hex beside it the level that was meant, paint the other layer, or clear this one
lint-unsheltered-wall = { $kind } `{ $side }` protects nobody; behind it lies { $at }
lint-unsheltered-wall-help = name in `protects` the hex that is behind it, or allow it with the reason
lint-wrong-sided-wall = { $kind } `{ $at }` protects `{ $outer }`, which lies outside
lint-wrong-sided-wall-help = write `{ $inner }` or `both`
lint-idle-protection = { $kind } `{ $side }` protects { $at }, but shelters nobody there
lint-idle-protection-help = write the hex it shelters, or `none`
lint-bare-level-change = from `{ $high }` one steps down over `{ $at }` with no wall and no ramp between
lint-bare-level-change-help = paint a wall or a gun ramp on the upper layer of the hexside
lint-roomless-interior = the indoor spot `{ $spot }` belongs to no room
lint-roomless-interior-help = add it to a room, or make a room of it
lint-levelless-hex = the hex `{ $hex }` has no level to stand on
lint-levelless-hex-help = delete its empty `levels`, or write the level that was meant
lint-doubled-level = the hex has the level `{ $spot }` { $times } times
lint-doubled-level-help = keep the one that was meant
lint-wrong-elevation = the hex `{ $hex }` has a level at an elevation it cannot have: { $at }
lint-wrong-elevation-help = ground lies on 1 or 2, an interior on 1, a roof or a platform on 2
lint-ground-in-building = the hex `{ $hex }` has open ground besides { $at }
lint-ground-in-building-help = take the ground out, or the other level
lint-flat-platform = the platform hex `{ $hex }` has no level 2
lint-flat-platform-help = give it `roof(2)`, or paint it as other ground
lint-distant-entry-area = hexes of entry area `{ $area }` are not on the edge of the map: { $at }{ lint-and-more }
lint-distant-entry-area-help = move them to the edge of the map
lint-groundless-entry-hex = the hex `{ $hex }` of entry area `{ $area }` has no open ground
lint-groundless-entry-hex-help = put another hex in its place, or paint it as open ground
lint-empty-room = the room `{ $room }` has no spot
lint-empty-room-help = give it the spots it is made of, or delete it
lint-empty-region = nothing belongs to the region `{ $region }`
lint-empty-region-help = paint its hexes, or delete it
lint-unknown-building = the room `{ $room }` is in the building `{ $building }`, and there is no such region
lint-unknown-building-help = { $known ->
    [yes] the nearest name is `{ $nearest }`
   *[no] paint a region of this name, or leave `building` out
}
lint-room-beyond-building = spots of the room `{ $room }` lie outside its building `{ $building }`: { $at }{ lint-and-more }
lint-room-beyond-building-help = add them to the region `{ $building }`, or take them out of the room
lint-doubled-member = `{ $name }` ({ $list }) lists twice: { $at }{ lint-and-more }
lint-doubled-member-help = put in what was meant, or take the second out
lint-shared-room-spot = the spot `{ $spot }` is in several rooms: { $at }{ lint-and-more }
lint-shared-room-spot-help = take it out of all but one
lint-misspelt-region = the region `{ $region }` is probably meant to be `{ $wanted }`, for which the rules ask
lint-misspelt-region-help = call it `{ $wanted }`
lint-missing-region = there is no region `{ $region }`, for which the rules ask
lint-missing-region-help = paint the region `{ $region }`
lint-unnamed-thing = { $missing ->
    [english] the English words are missing
    [french] the French words are missing
   *[both] there are no words
}
lint-unnamed-thing-help = write them; where both languages say the same, write them twice
lint-missing-scan = the background scan `{ $file }` is not there
lint-missing-scan-help = put the file beside the map, correct its name, or take it out
lint-unreadable-scan = the background scan `{ $file }` is no picture
lint-unreadable-scan-help = save it as PNG, JPEG, WebP or TIFF, name the right file, or take it out
lint-wrong-grid-size = { $reason ->
    [empty] a grid of { $columns } columns and { $rows } rows has no hex
    [huge] a grid of { $columns } columns and { $rows } rows is too large: { $most } of each is the most
   *[small] the map lists many hexes beyond its grid of { $columns } columns and { $rows } rows: { $at }{ lint-and-more }
}
lint-wrong-grid-size-help = { $reason ->
    [small] make the grid as large as the map, or take out what lies beyond it
   *[other] write from 1 to { $most } columns and rows
}
lint-shifted-numbering = the numbers of the map do not match its grid of { $columns } columns and { $rows } rows; shifted by { $by-columns } columns and { $by-rows } rows they would{ $off ->
    [0] {""}
   *[other] ; off the grid: { $off }
}{ $torn ->
    [0] {""}
   *[other] ; hexsides between hexes that do not touch: { $torn }
}{ $inland ->
    [0] {""}
   *[other] ; entry hexes away from the edge: { $inland }
}{ $homeless ->
    [0] {""}
   *[other] ; lines of the set-up without a spot: { $homeless }
}
lint-shifted-numbering-help = shift every number of the map so, or change the size of the grid
lint-unreachable-roof = nobody can get onto { $at }{ lint-and-more }
lint-unreachable-roof-help = paint a gun ramp or a wall that can be climbed on one of the sides
lint-isolated-spot = no crossing leads to `{ $spot }`
lint-isolated-spot-help = open one of its hexsides, or allow it with the reason
lint-unservable-gun-site = { $reason ->
    [beyond] no crew can serve the gun site `{ $spot }`: it lies outside the confines
    [stranded] a battery on the gun site `{ $spot }` never comes down: no gun ramp leads from { $at }{ lint-and-more }
   *[cut-off] no crew can serve the gun site `{ $spot }`: no crossing leads to it
}
lint-unservable-gun-site-help = { $reason ->
    [stranded] paint a gun ramp on the upper layer of a hexside below, or allow it with the reason
    [beyond] move it inside, or add its hex to the region `confines`
   *[cut-off] open one of its hexsides, or move it
}
lint-cut-off-entry-area = no way leads from entry area `{ $area }` to the walls
lint-cut-off-entry-area-help = open a way, or move the area

## Ground that does not fit

lint-unpainted-confines = the hex `{ $hex }` of the confines is still open country, though the rest of them is painted
lint-unpainted-confines-help = paint it, or take it out of the region `confines`
lint-unfloored-interior = the hex `{ $hex }` has an interior, but its ground is { $ground }
lint-unfloored-interior-help = paint it as floor, or take its levels away if it is no building

# The pages at the right.
gui-side-inspector = Inspector

# The tools that choose, build, name, stamp and measure.
gui-tool-area = Choose hexes
gui-tool-area-about = Choose hexes, to copy, cut or delete them: drag, Shift adds, Ctrl takes away
gui-tool-fill = Fill
gui-tool-fill-about = Fill with ground up to the next wall and the next other ground: click a hex
gui-tool-building = Buildings
gui-tool-building-about = Build houses and platforms with their walls: click or drag over hexes
gui-tool-room = Rooms
gui-tool-room-about = Paint rooms with the walls between them: click or drag over hexes indoors
gui-tool-opening = Doors and gunslits
gui-tool-opening-about = Set doorways, gunslits and gun ramps: click a hexside
gui-tool-wall = Wall line
gui-tool-wall-about = Draw a wall from one hex to another: drag, the wall runs on one hand of the way
gui-tool-region = Regions
gui-tool-region-about = Paint the regions rules ask for: click or drag over hexes
gui-tool-label = Names
gui-tool-label-about = Write names on the map: type one, then click a hex
gui-tool-stamp = Stamp
gui-tool-stamp-about = Stamp what was copied: click a hex
gui-tool-measure = Measure
gui-tool-measure-about = Measure how many hexes it is: drag from hex to hex
gui-area-rectangle = Box
gui-area-rectangle-about = All hexes between two corners
gui-area-lasso = Lasso
gui-area-lasso-about = All hexes within a line drawn by hand
gui-area-same = Kind
gui-area-same-about = All hexes that hang together and are painted alike: click one
gui-area-hint = Drag over the map. Shift adds, Ctrl takes away, Esc lets go.
gui-chosen = { $count ->
    [0] No hexes chosen
    [one] { $count } hex chosen
   *[other] { $count } hexes chosen
  }
gui-copy = Copy
gui-copy-about = Copy the chosen hexes with all that stands on them, for the stamp and for other windows
gui-cut = Cut
gui-cut-about = Copy the chosen hexes and make open country of them
gui-clear-area = Clear
gui-clear-area-about = Make open country of the chosen hexes
gui-wall-around = Wall around
gui-wall-around-about = Draw the wall of the hexside brush around the chosen hexes
gui-choose-all = Choose all
gui-choose-all-about = Choose every hex of the map
gui-paste = Paste
gui-paste-about = Take what was copied in hand as a stamp
gui-turn = Turn right
gui-turn-about = Turn the stamp by a sixth, clockwise
gui-turn-back = Turn left
gui-turn-back-about = Turn the stamp by a sixth, counter-clockwise
gui-mirror = Mirror
gui-mirror-about = Mirror the stamp, left and right
gui-reach = BRUSH
gui-reach-about = How many hexes the brush covers
gui-tools-building = BUILD
gui-building-roofed = house with a roof
gui-building-roofed-about = A room on level 1 and a roof to stand on, on level 2 (7.1)
gui-building-open = house open at the top
gui-building-open-about = A room on level 1 without a roof, as in the church
gui-building-platform = platform
gui-building-platform-about = A platform: level 2 with nothing under it (7.2)
gui-building-none = tear down (eraser)
gui-building-none-about = Make open ground of buildings again, and take their walls away
gui-building-about = Walls come and go with the building. Doorways and gunslits between it and the open stay.
gui-tools-opening = OPENING
gui-opening-doorway-about = A doorway
gui-opening-gunslit-about = A gunslit: fire goes through, units do not
gui-opening-ramp-about = A gun ramp up to a platform
gui-tools-hand = THE WALL RUNS
gui-hand-left = on the left
gui-hand-right = on the right
gui-hand-about = On which hand of the way from hex to hex the wall is drawn
gui-tools-wall = WALL
gui-tools-room = ROOM
gui-room-new = NEW ROOM
gui-room-name = Name of the room
gui-room-size = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
  }
gui-room-pick = Paint { $name }
gui-room-none = no room (eraser)
gui-room-none-about = Take hexes out of their room
gui-room-about = Type a name and paint hexes of a building. Walls appear between rooms and go within one.
gui-room-outdoors = { $hex } is not indoors: build a house there first (U).
gui-room-unnamed = Give the new room a name first, or pick a room from the list.
gui-tools-region = REGION
gui-region-new = NEW REGION
gui-region-name = Name of the region
gui-region-pick = Paint { $name } (`{ $id }`)
gui-region-erase = Take hexes out of this region
gui-region-erases = Hexes are taken out of this region
gui-region-about = Rules ask for regions by id: what is inside the walls (2.2), the confines no Texan leaves (2.3), and your own for house rules.
gui-region-unnamed = Give the new region a name first, or pick a region from the list.
gui-tools-label = NAME
gui-label-name = Name on the map
gui-label-size = Size
gui-label-percent = { $size } %
gui-label-turned = Turned by
gui-label-degrees = { $turned }°
gui-label-change = Change
gui-label-delete = Delete
gui-label-about = Type a name and click the hex in its middle. Click a name on the map to change it.
gui-label-held = A name of the map is taken up: change it or delete it. Esc lets go.
gui-label-unnamed = Type the name first.
gui-stamp-holds = { $count ->
    [one] The stamp holds { $count } hex. Click where it shall go.
   *[other] The stamp holds { $count } hexes. Click where they shall go.
  }
gui-stamp-empty = Nothing was copied yet: choose hexes (A) and copy them (Ctrl+C).
gui-stamp-same = The stamp changes nothing here.
gui-copied = { $count ->
    [one] { $count } hex copied
   *[other] { $count } hexes copied
  }
gui-nothing-chosen = Choose hexes first (A).
gui-measure-hint = Drag from hex to hex. Esc takes the line away.
gui-measured = { $count ->
    [one] { $from } to { $to }: { $count } hex
   *[other] { $from } to { $to }: { $count } hexes
  }
gui-filled = { $count ->
    [0] Nothing to fill: all of it is painted so already
    [one] { $count } hex filled
   *[other] { $count } hexes filled
  }
gui-wall-nothing = No wall was drawn: drag from one hex to another on the map.
gui-pick-nothing = Point at a hex or hexside first: its paint is taken up.
gui-stroke-fill = fill with { $kind }
gui-stroke-build = build
gui-stroke-tear-down = tear down
gui-stroke-room = paint room { $name }
gui-stroke-room-erase = take out of rooms
gui-stroke-region = paint region { $name }
gui-stroke-region-erase = take out of region { $name }
gui-stroke-label = name { $name }
gui-stroke-cut = clear hexes
gui-stroke-stamp = stamp

# Commands by name.
gui-palette = Commands and keys
gui-palette-hint = Type a few letters of a command or of its key
gui-palette-nothing = No command is called so.
gui-command-tool = Tool: { $tool }
gui-command-layers = Layer of hexsides: { $layers }
gui-command-side = Page at the right: { $page }
gui-command-level = Level shown: { $level }
gui-command-quit = Quit
gui-command-undo = Undo
gui-command-redo = Redo
gui-command-zoom-in = Zoom in
gui-command-zoom-out = Zoom out
gui-command-erase = Eraser of the tool in hand
gui-command-pick-up = Pipette: take up what lies under the pointer
gui-command-reach = Size of the brush
gui-command-hand = Other hand for wall lines
gui-command-next-problem = Next finding
gui-command-previous-problem = Finding before
gui-command-mend = Mend the finding that is lit up
gui-command-page = Help: the finding that is lit up, the tool in hand, the page at the right
gui-command-playtest = Fight a play-test, or stop it
gui-command-balance = Read the balance while you draw
gui-command-escape = Close, let go, choose nothing
gui-command-use = Use the tool in hand on the chosen hex
gui-command-north = Hex cursor up
gui-command-south = Hex cursor down
gui-command-west = Hex cursor left
gui-command-east = Hex cursor right
gui-use-nothing = Choose a hex first: the arrow keys move the hex cursor.

# Find and replace.
gui-find = Find
gui-find-title = Find and replace
gui-find-hint = wooden walls between confines and outside
gui-find-setting-hint = Becomes: high_palisade
gui-find-about = Say in words what to find on the map as painted: kinds of hexsides and grounds, places, levels, origins. To replace it, say what it shall become: a kind, `clear`, `protects=both`, `+region`; several with a semicolon between them.
gui-find-replace = Replace all
gui-find-page = The words
gui-find-none = Nothing is found.
gui-find-nothing = Nothing is found that could be replaced.
gui-find-wrong = { $why } ({ $at })
gui-find-replaced = { $count ->
    [0] Nothing to replace: all of it is so already
    [one] { $count } place replaced
   *[other] { $count } places replaced
  }
gui-stroke-replace = replace what was found

# The scenario: set-up and plot.
gui-side-scenario = Scenario
gui-tool-counter = Counters
gui-tool-counter-about = Set up counters: pick one in the tray at the right, then click a hex
gui-tool-counter-hint = Pick a counter in the tray at the right, then click where it starts. Hexes the rules refuse are dimmed; a click on one tells the rule. Without a pick, a click takes up the counter that stands there. Esc lets go.
gui-scenario-map = Map
gui-scenario-counters = Counters
gui-scenario-rulebook = Rulebook
gui-scenario-plot = PLOT: WHICH COLUMN ENTERS WHERE (2.0)
gui-scenario-no-plot = Paint entry areas (E) first: columns enter by them.
gui-tray-complete = Set up the rest
gui-tray-clear = Back to the tray
gui-tray-batteries = Batteries
gui-tray-count = { $name }: { $placed } of { $all } on the map
gui-tray-empty = There are no counters. Make some on the page Counters.
gui-tray-pick = Set up this counter
gui-tray-move = Move this counter, or look where it may stand
gui-tray-back = Back to the tray
gui-tray-later = Not set up before the first turn ({ $atom }): { $rule }
gui-tray-unknown = Pick a counter in the tray first.
gui-tray-refused = { $hex } is refused ({ $atom }): { $rule }
gui-tray-no-spot = Nobody can stand on { $hex }.
gui-tray-placed = { $piece } starts on { $at }
gui-tray-unplayable = The scenario cannot be played yet: the list of problems says why.
gui-tray-completed = { $count ->
    [0] Nothing was left to set up
    [one] { $count } line of set-up and plot added
   *[other] { $count } lines of set-up and plot added
  }
gui-stroke-place = set up { $piece } on { $at }
gui-stroke-take-back = take { $piece } back
gui-stroke-plot = plot column { $column }
gui-stroke-clear-set-up = all counters back to the tray
gui-stroke-complete = set up the rest
# The journal, recovery, files changed by others, the history
file-write-protected = it is write-protected
file-disk-full = the disk is full
file-no-folder = its folder is not there
file-pipe-unread = it is a pipe, and no program reads from it
place-other-sort = `{ $path }` is { $found } and is not replaced by { $wanted }: name another file. Nothing was written.
place-is-input = `{ $path }` is read here and is not replaced by what comes of it: name another file. Nothing was written.
place-named-twice = `{ $path }` is named for two things: name another file for one of them. Nothing was written.
picture-too-many-hexes = a map of { $columns } × { $rows } hexes is too large for one picture: { $limit } hexes fit, such as { $side } × { $side }
sort-scenario = a scenario
sort-map = a map
sort-correction = a correction
sort-variant = a variant
sort-counters = a counter mix
sort-rulebook = a rulebook
sort-cases = a file of cases
sort-log = a game log
sort-results = the counts of a play-test
sort-walls = a document on what walls are worth
sort-svg = a picture (SVG)
sort-png = a picture (PNG)
sort-archive = an archive (ZIP)
sort-page = a page for a browser
sort-spreadsheet = a list of games
sort-other = something this program has not written
series-jobs = { $asked } games at the same time would be in each other’s way: { $most ->
    [one] one is played at a time
   *[other] { $most } are played at the same time
  }.
playtest-pictures = { $written ->
    [one] one picture is
   *[other] { $written } pictures are
  } written to { $out }; the others are not
pack-outside = `{ $file }` lies outside the folder of the scenario and goes along: see that your friend may have it
gui-not-saved = { $why } Your work is still open here: save it elsewhere with Ctrl+Shift+S.
gui-journal-trouble = The journal of your edits cannot be written ({ $detail }). You can go on, but a crash would lose what is not saved.
gui-journal-no-home = There is no folder for the journal of your edits. You can go on, but a crash would lose what is not saved.
gui-offer-title = Edits that were never saved
gui-offer-edits = { $count ->
    [one] One edit, made { $when }
   *[other] { $count } edits, the last { $when }
}
gui-offer-no-file = They are nowhere else: the document was not saved to a file.
gui-offer-file-older = The edits are newer: the file lies on disk as it was before them.
gui-offer-file-newer = The file is newer: `{ $file }` was changed elsewhere after the last edit. What still fits is made again.
gui-offer-file-changed = The edits are newer, but `{ $file }` was changed elsewhere too. What still fits is made again.
gui-offer-file-gone = `{ $file }` is not there any more. Put it back to recover the edits.
gui-offer-recover = Recover
gui-offer-recover-about = Open the document and make the edits again, as steps that can be undone
gui-offer-look = Look at the file
gui-offer-look-about = Open the document as it lies on disk; the edits stay on offer
gui-offer-discard = Discard
gui-offer-discard-about = Give these edits up for good
gui-offer-later = Ask again at the next start (Esc)
gui-age-now = a moment ago
gui-age-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
gui-age-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
gui-age-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
gui-recovered = { $strokes ->
    [one] Recovered one edit. It is not saved yet.
   *[other] Recovered { $strokes } edits. They are not saved yet.
}
gui-recovered-partly = Recovered up to edit { $entry } of { $entries }, which does not fit: { $place } holds something else than it expects. The journal is kept and offered again at the next start.
gui-recover-nothing = There are no edits to recover
gui-discard-failed = The journal could not be removed: { $detail }
gui-disk-changed = `{ $file }` was changed by another program.
gui-disk-changed-edited = `{ $file }` was changed by another program, and you have edits that are not in it.
gui-disk-gone = { $file } is not there any more. Saving writes it again.
gui-disk-reload = Reload
gui-disk-reload-about = Read it from disk again; edits that are not in it are offered for recovery
gui-disk-keep = Keep mine
gui-disk-keep-about = Keep what is in the window; saving replaces the file
gui-reload-nothing = This document has no file to read again
gui-overwrite-title = Replace what another program wrote?
gui-overwrite-about = { $document } was changed on disk since it was opened. Replacing it loses those changes.
gui-history = History
gui-history-about = What was done to the document. A click goes back to a stroke or forward again.
gui-history-none = Nothing done yet
gui-history-opened = as it was opened
gui-history-back = Take back everything after this
gui-history-here = This is where the document stands
gui-history-forward = Make everything up to here again
gui-history-saved = saved
gui-history-undone = taken back
gui-history-jumped = { $steps ->
    [one] One step in the history
   *[other] { $steps } steps in the history
}
# The tools that ask the rules.
gui-tool-sight = Line of sight
gui-tool-sight-about = Ask who sees whom: drag from hex to hex; click a hex for all it sees
gui-tool-zones = Zones of control
gui-tool-zones-about = Show the zones of control of either side; click a hex for whose they are
gui-tool-moves = Movement
gui-tool-moves-about = Ask how far a counter gets: click it, then point at a hex
gui-tool-odds = Odds
gui-tool-odds-about = Ask what comes of an attack: click who attacks, then whom, or drag from one to the other
gui-ask-working = Working it out…
gui-ask-failed = The answer could not be worked out: the engine broke off. Please report it with this map.
gui-ask-unplayable = The rules cannot answer: as it stands, this cannot be played.
gui-ask-problems = Show the problems
gui-obstacles = { $errors ->
    [one] Cannot be played yet: 1 error stands in the way.
   *[other] Cannot be played yet: { $errors } errors stand in the way.
  }
gui-obstacles-more = { $errors ->
    [one] … and 1 more
   *[other] … and { $errors } more
  }
gui-ask-in-hex = IN THIS HEX
gui-ask-which-level = { $hex } has several levels, and none of them is shown: pick the level shown below the map first
gui-sight-hint = Drag from one hex to another: is the line of sight clear, and what blocks it? Click a hex to shade all it sees. The level shown decides where a hex has several. By key: choose a hex with the arrows, Enter for one end, Enter for the other.
gui-sight-drag = Drag to another hex for a single line.
gui-sight-clear = Clear
gui-sight-blocked = Blocked
gui-sight-range = { $range ->
    [one] 1 hex
   *[other] { $range } hexes
  }
gui-sight-count = Sees { $spots } of { $all } spots
gui-sight-count-about = Shaded on the map. A number in a hex: only that level of it is seen.
gui-sight-assumed = The map decides, with the corrections that are on and no breach. Counters never block.
gui-zones-both = Both
gui-zones-letters = T: Texan. M: Mexican. TM: both, hatched both ways.
gui-zones-by = BY WHOM
gui-moves-hint = Click a counter: the numbers in the hexes are what it pays to get there. Click it again for the next one of its stack. By key: choose its hex with the arrows, then Enter.
gui-moves-count = { $count ->
    [0] It can end its move nowhere else.
    [one] It can end its move in 1 other spot.
   *[other] It can end its move in { $count } other spots.
  }
gui-moves-point = Point at a hex for the way there, or for why there is none. Hatched both ways: an enemy zone of control ends the move.
gui-moves-refused = NOT ENTERED FROM HERE
gui-odds-hint = Click who attacks, then whom; or drag from one to the other. Click again for the next counter of a stack. By key: choose a hex with the arrows, then Enter.
gui-odds-target = Now click whom it attacks.
gui-odds-strength = STRENGTH
gui-odds-check = DAMAGE CHECK AGAINST MORALE
gui-odds-number = and the number of the table
gui-odds-sum = ADDED TO THE DICE
gui-odds-chances = WHAT COMES OF IT
gui-stage = COUNTERS FOR THE ASKING
gui-stage-hint = Choose a hex to put a counter there, only for the asking.
gui-stage-put = Put a counter into { $hex }…
gui-stage-put-about = On the level shown. The document stays as it is. Next and previous counter by key
gui-stage-clear = Take them away
gui-stage-alone = Without the set-up
gui-stage-assumed = Assumed: the set-up before the first turn, columns not yet entered, nobody disordered, no breach.
gui-stage-assumed-map = Assumed: counters and rulebook of the bundled Alamo, nobody set up, no breach.

gui-command-recover = Recover the edits of a window that ended
gui-command-reload = Read the file again that somebody has changed
gui-command-next-counter = Next counter into the chosen hex, for the asking
gui-command-previous-counter = Counter before into the chosen hex, for the asking
# The page of counters.
gui-side-counters = Counters
gui-yes = yes
gui-no = no
gui-edit-conflict = { $place }: something else stands there already. Nothing was changed.
gui-typing = With the caret in a field, only what was done on this page can be taken back or made again. Click beside the field first for: { $stroke }
branch-volunteer = volunteers
branch-line = line
branch-scout = light
branch-grenadier = grenadiers
branch-engineer = engineers
counter-kind-unit = Unit
counter-kind-leader = Leader
counter-kind-battery = Battery
counter-kind-column = Column
counter-field-kind = Kind
counter-field-id = Id
counter-field-name-en = Name (English)
counter-field-name-fr = Name (French)
counter-field-side = Side
counter-field-column = Column code
counter-field-origin = Origin
counter-field-branch = Branch
counter-field-quantity = Quantity
counter-field-fire = Fire
counter-field-melee = Melee
counter-field-morale = Morale
counter-field-reduced-fire = Reduced fire
counter-field-reduced-melee = Reduced melee
counter-field-reduced-morale = Reduced morale
counter-field-rating = Rating
counter-field-replacement-en = Replacement (English)
counter-field-replacement-fr = Replacement (French)
counter-field-replacement-rating = Replacement’s rating
counter-field-pounds = Pounds
counter-field-strength = Strength
counter-field-reserve = Reserve
counter-field-source = Source
counter-field-reason-en = Where from (English)
counter-field-reason-fr = Where from (French)
counter-head-name = Name
counter-head-quantity = Count
counter-head-front = Front
counter-head-back = Back
counter-leaders = LEADERS
counter-batteries = BATTERIES
counter-columns = COLUMNS
counter-none = The mix is empty. Add a unit, or paste a table from a spreadsheet.
counter-rated = rating { $rating }
counter-pounds = { $pounds }-pounder
counter-new = New
counter-name = Name
counter-id = Short name
counter-front = Front
counter-back = Back
counter-replacement = Replacement
counter-replacement-rating = Its rating
counter-replacement-about = The back of the counter (13.7). Without a name and a rating there is none.
counter-column-about = Shown above on the first unit of the column. Bands are coloured by the order of the columns; the Reserve is grey.
counter-no-column = none
counter-cited = Where
counter-reason = Why so
counter-fewer = One fewer
counter-more = One more
counter-add-unit = + Unit
counter-add-leader = + Leader
counter-add-battery = + Battery
counter-add-column = + Column
counter-add-about = Add one to the mix and fill it in below
counter-paste = Paste table
counter-paste-about = Take over rows copied from a spreadsheet. The first row names the columns, in English or French. Ids that are known are changed, others are new.
counter-copy = Copy table
counter-copy-about = Put the whole mix on the clipboard, for a spreadsheet
counter-twin = Duplicate
counter-twin-about = The same again under another short name
counter-delete = Delete
counter-delete-about = Take it out of the mix
counter-close = Close the form
gui-counter-copied = The mix is on the clipboard.
gui-counter-pasted = Taken over: { $new } new, { $changed } changed.
gui-counter-number = a whole number from { $least } to { $most }, please
gui-counter-id = a short name without spaces, please
gui-counter-taken = something else has this short name
gui-counter-no-choice = none of the words that may stand here
gui-counter-no-field = a thing of this kind has no such field
gui-counter-missing = a new one needs this
gui-counter-replacement-rating = he has a name, so he needs a rating from 0 to 255
gui-counter-cited-once = a citation is the same in both languages: leave this empty
gui-counter-set-up = { $piece } is set up on { $spot }: take it off the map first
gui-column-used = Column { $column } is that of { $counter }: give it another one first.
gui-column-plotted = Column { $column } is plotted for entry area { $area }: change the plot first.
gui-counter-paste-broken = Row { $row } cannot be read as a table.
gui-counter-paste-empty = The clipboard holds no table. Copy rows of a spreadsheet, the first of which names the columns.
gui-counter-paste-strange = “{ $column }” is no column of counters. “Copy table” shows the columns there are.
gui-counter-paste-doubled = The column “{ $column }” is there twice.
gui-counter-paste-no-id = The first row names no column “Id”: nobody could tell which counters are meant.
gui-counter-paste-twice = this short name was there already, higher up
gui-counter-paste-wrong = Row { $row }, column “{ $column }”, “{ $cell }”: { $why }. Nothing was changed.
gui-stroke-counter-field = { $field } of { $name }
gui-stroke-counter-id = rename ({ $kind })
gui-stroke-counter-add = add { $name }
gui-stroke-counter-delete = delete { $name }
gui-stroke-counter-paste = { $count ->
    [one] paste a counter
   *[other] paste { $count } counters
}

# The page of the rulebook.
gui-side-rulebook = Rulebook
rulebook-parameters = Parameters
rulebook-terrain = Terrain
rulebook-combat = Combat
rulebook-victory = Victory
rulebook-siege = Siege
rulebook-search = Search: words, a name, a rule
rulebook-changed-only = Changed only
rulebook-none = No parameter has all these words. Try fewer of them.
rulebook-optional = OPTIONAL RULES
rulebook-all = PARAMETERS
rulebook-reset = Back to the default
rulebook-table-terrain = TERRAIN EFFECTS (5.7)
rulebook-table-rows = COMBAT TABLE: STRENGTHS OF EACH COLUMN (8.3)
rulebook-table-dice = COMBAT TABLE: RESULTS OF THE DIE (8.8)
rulebook-table-withdrawal = WITHDRAWAL (16.2)
rulebook-table-victory = VICTORY LEVELS (16.5)
rulebook-table-siege = CONTINUED SIEGE (16.7)
rulebook-head-kind = Hexside
rulebook-head-cost = Cost
rulebook-head-battery = Guns
rulebook-head-zoc = ZOC
rulebook-head-height = Height
rulebook-head-melee = Melee
rulebook-head-row = Row
rulebook-head-die = Die
rulebook-head-turn = Turn
rulebook-head-casualties = Losses
rulebook-head-points = From
rulebook-head-winner = Winner
rulebook-head-degree = How clearly
rulebook-head-rolls = Rolls
rulebook-head-en = English
rulebook-head-fr = French
rulebook-add-line = + Line
rulebook-add-line-about = Add a line to this table and fill it in
rulebook-delete-line = Take this line out
rulebook-no-row = the combat table has no row of this name
rulebook-no-result = a result, please: -, H, a number such as 2, or C
rulebook-no-band = a range, please: -, 4, 9-10 or 11+
rulebook-no-name = a row needs a name
rulebook-taken = another line has this already
rulebook-full = There is no line left to add.
rulebook-row-used = The row { $row } is that of { $kind } in the terrain chart: give it another one first.
gui-rule-gone = this line is no longer there
gui-rule-text = something like { $default }, please
gui-stroke-rule-parameter = change { $name }
gui-stroke-rule-cell = change a figure ({ $table })
gui-stroke-rule-line = change the lines ({ $table })
choice-confines = the confines
choice-inside-walls = inside the walls
choice-map = anywhere on the map
choice-good = good order
choice-disordered = disordered
choice-routed = routed
choice-unrouted = not routed
choice-any = any order
choice-move-end = as each move ends
choice-phase-end = as the phase ends
choice-lenient = lenient
choice-strict = strict
choice-up = up
choice-nearest = to the nearest
choice-down = down
choice-advisory = advisory
choice-range-first = range first
choice-halve-first = halving first
choice-half-up = half up
# A long list of findings, page by page
gui-problems-before = … { $count ->
    [one] one more before these
   *[other] { $count } more before these
  }
gui-problems-after = … { $count ->
    [one] one more after these
   *[other] { $count } more after these
  }
gui-problems-others-about = Jump to the first of them

# Pictures and the size of the map.
gui-export = Write a picture
gui-export-limits = The file ends in .png or .svg; a hex has from { $least } to { $most } pixels from side to side.
gui-export-size = Pixels a hex has from side to side
gui-export-numbers = Hex numbers
gui-export-names = Names of places and rooms
gui-export-counters = Counters
gui-export-overlay = What tools have laid over the map
gui-export-surround = Title, legend and frame
gui-export-selection = The chosen hexes alone
gui-export-enter = Write
gui-exported = Written: { $file }
gui-size = Size of the map
gui-size-now = Now { $columns } columns and { $rows } rows
gui-size-left = Left
gui-size-right = Right
gui-size-top = Top
gui-size-bottom = Bottom
gui-size-drop = What falls off the map may go
gui-size-about = Columns and rows to add; a minus cuts. Everything on the map is renumbered, and set-up, corrections and rules that name hexes follow. Files of cases do not.
gui-size-enter = Resize
gui-size-impossible = No map has { $columns } columns and { $rows } rows: at least 1 and at most { $most }.
gui-size-lost = { $more ->
    [0] These would fall off the map: { $lost }.
   *[other] These would fall off the map: { $lost } and { $more } more.
  }
gui-stroke-size = resize the map

# Several documents in one window.
gui-tab-more = Open another document
gui-tab-close = Close the document
gui-tab-new = A new map, not saved yet
gui-tab-again = { $file } is open already: here it is
gui-command-start = Start page: recent files, new map, bundled scenarios
gui-command-next-tab = Next document
gui-command-previous-tab = Document before
gui-unsaved-several = { $count } documents have changes that are not on disk:
gui-unsaved-discard-all = Discard all
gui-unsaved-save-all = Save all

# The start page.
gui-start-title = Bexar
gui-start-about = Draw an Alamo, check it against the rules, and see who wins.
gui-start-bundled = COMES WITH THE PROGRAM
gui-start-recent = WORKED ON LAST
gui-start-no-recent = The maps and scenarios you open and save are listed here.
gui-start-gone = { $file } is not there any more
gui-start-size = { $columns } × { $rows } hexes
gui-start-help = Pick an entry by its number, or with the arrow keys and ⏎; files can be dropped on the window. { $commands } lists every command with its key, { $start } brings this page back, { $map } leaves it for the map.
# The scan of a printed map: what changes about it.
edit-scan-anchored = background scan: anchored at { $members }
edit-scan-unanchored = background scan: no longer anchored at { $members }
edit-scan-checked = checked against the scan: { $members }
edit-scan-unchecked = no longer checked against the scan: { $members }
merge-field-anchors = anchors of the background scan
gui-tool-scan = Scan
gui-tool-scan-about = Lay the scan of a printed map under yours, and compare them hex by hex; again for the other of the two
gui-scan-hint = Draw over a printed map: load a picture of it (PNG, JPEG, WebP or TIFF), pull three points of it or more to the hexes where they belong, and tick off each hex you have compared.
gui-scan-load = Load a scan
gui-scan-another = Another picture
gui-scan-path-hint = /home/…/sheet.png
gui-scan-filter = Pictures
gui-scan-remove = Take the scan away, with its anchors and ticks
gui-scan-reading = The picture is being read …
gui-scan-unread = The scan { $file } cannot be shown: { $why }.
gui-scan-size = { $across } × { $down } pixels
gui-scan-hidden = Hidden
gui-scan-hidden-about = The scan does not show
gui-scan-below = Below
gui-scan-below-about = The scan lies on the ground, under walls, grid and numbers
gui-scan-above = Above
gui-scan-above-about = The scan lies over the whole map
gui-scan-opacity = Opacity
gui-scan-opacity-about = How much the scan hides
gui-scan-percent = { $percent } %
gui-scan-fainter = Scan fainter
gui-scan-stronger = Scan stronger
gui-scan-align = Align
gui-scan-align-about = Pull points of the scan to the hexes where they belong
gui-scan-check = Compare
gui-scan-check-about = Tick off the hexes you have compared with the scan
gui-scan-anchors = Anchors
gui-scan-anchor-first = Press on a point of the scan and drag it to the centre or corner of the hex where it belongs. ⏎ takes up the point under the hex cursor, and ⏎ on another hex lets it go there.
gui-scan-anchor-second = One anchor moves the scan. A second one, far from it, turns and enlarges it.
gui-scan-anchor-third = Two anchors turn and enlarge the scan. A third one, off their line, stretches it too.
gui-scan-anchor-fourth = Three anchors are always met. A fourth one shows how well the scan fits.
gui-scan-anchor-more = Shift with an arrow pushes the scan at the anchor of the chosen hex by a pixel.
gui-scan-anchor-about = Pixel { $x }, { $y } of the scan. Show it.
gui-scan-anchor-remove = Take this anchor away
gui-scan-at-corner = { $hex }, { $corner }
gui-scan-corner-upper-left = upper left
gui-scan-corner-upper-right = upper right
gui-scan-corner-right = right
gui-scan-corner-lower-right = lower right
gui-scan-corner-lower-left = lower left
gui-scan-corner-left = left
gui-scan-pixels = { $pixels } px
gui-scan-residual = Missed by { $pixels } px on the average: { $share } % of a hex
gui-scan-lies = A hex is { $across } px across on the scan, turned by { $turned }°, stretched by { $stretched } %
gui-scan-doubtful = Without anchor { $number } at { $hex } the others agree best: look at it again.
gui-scan-doubled = Two anchors have the same point of the scan. Take one of them away, or choose another point.
gui-scan-on-one-line = All anchors would lie on one line, and nothing would hold the scan across it. Choose a point off that line.
gui-scan-mirrored = These anchors would show the scan as in a mirror: two of them are probably exchanged.
gui-scan-none = There is no scan behind this map yet: load one first (Ctrl+6).
gui-scan-not-shown = The picture is not there yet.
gui-scan-beside = Begin on the scan, and let go on a hex of the map.
gui-scan-no-anchor = The chosen hex has no anchor. ⏎ twice gives it one.
gui-scan-push-up = Push the scan up at the chosen anchor
gui-scan-push-down = Push the scan down at the chosen anchor
gui-scan-push-left = Push the scan left at the chosen anchor
gui-scan-push-right = Push the scan right at the chosen anchor
gui-scan-checked = { $done } of { $all } hexes compared
gui-scan-next = Next hex to compare
gui-scan-check-hint = Click a hex or drag over several to tick them off; begin on a ticked one to take ticks away. ⏎ ticks the chosen hex.
gui-scan-many = So many ticks are not shown on the map.
gui-scan-all-checked = Every hex has been compared with the scan.
gui-stroke-scan-load = load a scan
gui-stroke-scan-remove = take the scan away
gui-stroke-scan-anchor = anchor the scan at { $hex }
gui-stroke-scan-unanchor = take an anchor of the scan away
gui-stroke-scan-push = push the scan at { $hex }
gui-stroke-scan-check = tick off hexes compared with the scan
gui-stroke-scan-uncheck = take ticks away
scan-no-picture = the file is no PNG, JPEG, WebP or TIFF picture
scan-too-large = the picture is too large; it may have { $limit } million pixels at most
scan-broken = the picture is broken: { $detail }
# Other ids and names.
gui-rename = Rename…
gui-rename-about = Give what is picked another id; all that refers to it follows
gui-rename-this = Rename { $kind } { $name }
gui-rename-nothing = Pick what to rename first: a counter on its page, a room or a region in the page of its tool, or a hex of a room.
gui-rename-title = Rename { $kind } { $name }
gui-rename-counter = counter
gui-rename-column = column
gui-rename-room = room
gui-rename-region = region
gui-rename-id = Id
gui-rename-english = Name, English
gui-rename-french = Name, French
gui-rename-same = The id stays as it is.
gui-rename-places = { $count ->
    [one] One place changes: { $each }.
   *[other] { $count } places change: { $each }.
  }
gui-rename-in-counters = { $count } in the counter mix
gui-rename-in-map = { $count } on the map
gui-rename-in-set-up = { $count } in the set-up
gui-rename-in-plot = { $count } in the plot
gui-rename-in-corrections = { $count } in corrections
gui-rename-in-allowances = { $count ->
    [one] one allowance
   *[other] { $count } allowances
  }
gui-rename-elsewhere = Case files and game logs are no part of the scenario: whatever they call by the old id does not follow.
gui-rename-left = { $more ->
    [0] The old id stays in { $files }, which is no part of the scenario: change it there by hand.
   *[other] The old id stays in { $files } and { $more } more files, which are no part of the scenario: change it there by hand.
  }
gui-rename-enter = Rename
gui-rename-unknown = There is nothing of this id any more.
gui-rename-empty = An id has at least one sign.
gui-rename-malformed = An id is made of letters, digits, _ - and . without spaces.
gui-rename-taken = This id is taken.
gui-rename-asked = The rules ask for it by this id: it stays. Its name can change.
gui-renamed = { $from } is now { $to }
gui-stroke-rename = rename { $kind } { $name }

# The manual.
gui-help-key = Key
gui-help-back = Back to the page before
gui-help-contents = Help: the contents
gui-help-tool = Help on this tool
gui-help-page = Help on this page

# Save for a friend.
gui-pack = Save for a friend: the scenario and all it refers to in one file
gui-pack-filter = ZIP archives
gui-packed = { $files } documents packed in { $out }
gui-packed-unsaved = { $files } documents packed in { $out }, with the changes that are not saved yet

# Regions of one’s own.
gui-region-id = Id; by default like the name
gui-region-joins = There is such a region: hexes will join it.
# Layers.
gui-side-layers = Layers
gui-ply-title = LAYERS OF THE MAP
gui-ply-judging = JUDGING THE MAP
gui-ply-ground = Ground
gui-ply-grid = Grid lines
gui-ply-entry-areas = Entry areas
gui-ply-hexsides = Hexsides
gui-ply-gun-sites = Gun sites
gui-ply-rooms = Rooms
gui-ply-regions = Regions
gui-ply-names = Names of places
gui-ply-numbers = Hex numbers
gui-ply-counters = Counters
gui-ply-provenance = Where it comes from
gui-ply-corrections = What corrections changed
gui-ply-keys = { $up } and { $down } choose a layer; { $show } shows or hides it, { $lock } locks it, { $fade } makes it fainter.
gui-ply-choose = Take this layer in hand: keys act on it
gui-ply-show-about = Show: { $layer }
gui-ply-hide-about = Hide: { $layer }
gui-ply-lock-about = Lock: { $layer }. Nothing is painted there until it is opened again
gui-ply-open-about = Open the lock: { $layer }
gui-ply-strength = How strong the layer is painted
gui-ply-percent = { $percent } %
gui-ply-next = The next layer in hand
gui-ply-previous = The layer before in hand
gui-ply-show = Show or hide the layer in hand
gui-ply-lock = Lock or open the layer in hand
gui-ply-fade = The layer in hand a step fainter
gui-ply-provenance-about = Show what is cited and what is reconstructed, on or off
gui-ply-corrections-about = Show what the corrections have changed, on or off
gui-ply-cannot = { $layer }: this layer has nothing of the kind to switch.
gui-ply-list = { $before }, { $last }
gui-locked = Locked: { $layers }. Nothing was changed. Open the lock on the page of layers ({ $key }).
gui-locked-part = Left as it was, because it is locked: { $layers }
gui-locked-tool = { $layer }: locked
gui-origins-hidden = Tints what a published text states and what was reconstructed, and counts both.
gui-origins-all = cited { $cited }, reconstructed { $reconstructed }
gui-origins-hexes = Hexes
gui-origins-unsaid = { $count ->
    [one] Nothing is said of one hex: open ground.
   *[other] Nothing is said of { $count } hexes: open ground.
  }
gui-origins-legend = C, cited: an even tint, whole lines, a round badge. R, reconstructed: hatched, dashed, a square badge. Rims lie around rooms, regions and entry areas. Names of places state no origin.
gui-origins-list-about = List them, each with its words
gui-origins-listed = { $thing }: { $from } to { $to } of { $count }
gui-origins-close = Put the list away
gui-origins-before = Those before
gui-origins-after = Those after
gui-corrected-none = This map has no corrections.
gui-corrected-hidden = Marks on the map what the corrections in force have changed.
gui-corrected-crowded = Too much has been corrected to mark each place.
gui-corrected-more = { $count ->
    [one] … and one more change
   *[other] … and { $count } more changes
  }
# A picture of the window.
gui-photograph = The window as a picture, to show a friend
gui-photograph-filter = PNG pictures

# Below the tables of the rulebook
rulebook-table-none = No line yet. “+ Line” adds the first one.
rulebook-about-rows = A cell holds the strengths that use the column: 4, 9-10, 11+, or - for none.
rulebook-about-dice = H or a number: a hit, and the number is added to the Damage Check. C: the defender may strike back. -: no effect (9.1). The columns are headed by the strengths of the first row.

# Variants in play.
unplayable-variant = the variant `{ $variant }` means nothing here at `{ $place }`: { $why }
unplayable-variant-help = correct it in the variant, or switch the variant off
lint-clashing-rules = { $always ->
    [yes] `{ $name }` contradicts `{ $other }` of the variant `{ $variant }`: both always hold
   *[no] `{ $name }` contradicts `{ $other }` of the variant `{ $variant }`: both hold under { $facts }
}
lint-clashing-rules-help = narrow the condition of one of them, or do not use both variants together
lint-leaking-secret = `{ $name }` gives the hidden flag `{ $flag }` away to the { $side } player
lint-leaking-secret-help = add `Reveal("{ $flag }")` to the rule, or let it speak of what may be known
lint-impossible-set-up = { $bound ->
    [sites] the { $batteries } batteries of { $from ->
        [table] the row `{ $row }`
       *[mix] the counter mix
    } have only { $sites } sites
   *[want] the { $batteries } batteries of { $from ->
        [table] the row `{ $row }`
       *[mix] the counter mix
    } cannot be placed as `{ $want }` wants
}
lint-impossible-set-up-help = allow more sites, ask for less, or supply other numbers
lint-unknown-name = { $why }
lint-unknown-name-help = write the name as it is declared, or declare it
lint-unknown-place = { $why }
lint-unknown-place-help = name a place of the map; the two hexes of a hexside touch
lint-repeated-name = `{ $name }` is there twice
lint-repeated-name-help = give one of them another name
lint-senseless-rule = { $why }
lint-senseless-rule-help = say it in another way
lint-missing-variant = the variant `{ $variant }` needs the variant `{ $need }`, which is not there or not on
lint-missing-variant-help = list the other variant and switch it on, or switch this one off
lint-unbound-role = `{ $role }` is nothing in `{ $name }`: its occasion does not bind it
lint-unbound-role-help = speak of what the occasion binds, or choose another occasion
lint-misfit-thing = `{ $word }` in `{ $name }` does not fit `{ $thing }`: it is said of another sort of thing
lint-misfit-thing-help = speak of a thing of the right sort, with `At`, `RoomOf` or `ColumnOf` where it is that of a piece
lint-misplaced-effect = `{ $effect }` does nothing in `{ $name }`: nothing is about to happen there, or nobody is on the move
lint-misplaced-effect-help = use it on an occasion of a move or before something happens
lint-unanswered-roll = no row of `{ $name }` answers { $at }{ lint-and-more }
lint-unanswered-roll-help = let the first and the last row be open with `Le` and `Ge`, or write the row that is missing
lint-ambiguous-roll = more than one row of `{ $name }` answers { $at }{ lint-and-more }
lint-ambiguous-roll-help = narrow one of the rows
lint-circular-roll = the table `{ $name }` rolls on itself in the end
lint-circular-roll-help = take one of the rolls out of the circle
lint-impossible-condition = `{ $name }` can never be used: `{ $fact }` cannot hold there
lint-impossible-condition-help = take out what contradicts the rest, or join the two with `Any`
lint-unspoken-mode = { $nearest ->
    [none] nothing that happens is ever called `{ $mode }`
   *[other] nothing that happens is ever called `{ $mode }`; did you mean `{ $nearest }`?
}
lint-unspoken-mode-help = name what happens as the game or a march or check of a variant calls it
lint-unset-flag = the flag `{ $name }` is read and never put up
lint-unset-flag-help = put it up with `Mark`, `Put` or `Bump`, or take out what reads it
lint-unplaced-change = `{ $name }` turns nothing into `{ $kind }`
lint-unplaced-change-help = say with `In(It, ..)` in which region the hexsides lie; before the set-up nothing can be cleared, and no table can raise anything
lint-idle-declaration = { $list } `{ $name }`: no rule asks for it
lint-idle-declaration-help = use it in a rule, or delete it
lint-idle-variant = the variant `{ $variant }` changes nothing
lint-idle-variant-help = write its rules, or delete it
lint-figure-out-of-range = { $reason ->
    [range] the figure `{ $name }` has no range: its least, { $least }, is more than its most, { $most }
    [set] the scenario sets `{ $name }` to { $figure }, and it takes { $least } to { $most }
   *[own] the figure `{ $name }` is { $figure }, and it takes { $least } to { $most }
}
lint-figure-out-of-range-help = correct the value, or widen the range
lint-ambiguous-tag = `{ $name }` speaks of `{ $tag }`: that is a leader, and the unit `{ $unit }` is called so too
lint-ambiguous-tag-help = rename the unit or its origin, or give the leader another id
variant-unknown = no { $sort } is called `{ $name }`
variant-unknown-near = no { $sort } is called `{ $name }`; did you mean `{ $nearest }`?
variant-sort-result = result
variant-sort-option = option
variant-sort-choice = choice
variant-sort-param = parameter
variant-sort-flag = flag
variant-sort-region = region
variant-sort-tag = tag
variant-sort-kind = kind of hexside
variant-sort-order = order of a unit
variant-sort-table = table
variant-sort-counter = battery
variant-sort-chart = chart a variant can replace
variant-sort-end = victory
variant-sort-rule = rule that can be suspended
variant-doubled = `{ $name }` is there twice
variant-too-many-flags = with `{ $name }` there are more flags than a game can hold
variant-no-such-thing = a room or a column has no spot, room or column of its own
variant-no-place = the map has no `{ $name }`
variant-too-long = the variants in force have more rules, numbers or queries than a game can hold
variant-table-circle = a roll on this table leads back to it: such a game would never end
variant-too-much = this can look at { $things } things at one step, and { $most } are the most: narrow down what its queries look for, for example to a region or to what carries a flag
variant-flags-at-once = this puts up `{ $flag }` on more than { $most } things at once, and a game holds no more flags that are up: narrow down what the query looks for
variant-nearest-twice = the nearest of the nearest is the nearest: say it once
variant-soonest-pieces = only pieces march: ask who would be the first of units or leaders
variant-march-to-a-spot = a march leads to a spot such as `1816/in`
variant-march-word = `{ $name }` is what the base game calls a move: give the march a word of its own
variant-wrong-operation = a permission is allowed or forbidden, and a number is set, added to or bounded
case-no-thing = `{ $name }` is nothing the variants of this game speak of{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
event-rule = { $rule }: { $says }
event-threw = The table { $table } is rolled on: { $roll }{ $modifier }, { $result }.
event-flag-up = Marked: { $flag } ({ $value }).
event-left-out-flag = Left out: { $flag } would be one flag more than the { $most } a game holds.
event-left-out-rule = Left out: { $most } rules wait for one another, and no more can; let them start fewer.
event-cut-off = Rules have started one another so often that no other starts before the next action of the phase; let them start fewer.
event-waived = However often the set-up is mended, it is not as this rule wants it: it may stay as it is.
event-flag-down = No longer marked: { $flag }.
event-opened = The hexside { $side } is clear from now on.
event-raised = What is painted on the hexside { $side } stands again.
event-scored = Victory points for the Texans: { $points }.
event-by-variant = a rule of a variant ends the game
case-no-flag = no flag of a variant in force, or nothing that carries it: it is written `closed 1310/1409 1`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }

# The page of variants.
gui-side-variants = Variants
gui-variant-filter = Variants
gui-variant-path = Add a variant
gui-variant-path-hint = /home/…/night.variant.ron
variant-page-none = A variant is a rule that is not in the rulebook: one of the published advanced rules, one of the homebrew ones that come with the program, or one of your own.
variant-list-none = No variant is on the list. Add one of those that come with the program, or a file.
variant-add = + Variant
variant-add-about = Add a published or homebrew variant, or one in a file
variant-add-title = ADD A VARIANT
variant-add-back = Back to the list
variant-add-file = A file…
variant-add-file-about = Add a variant of your own (.variant.ron)
variant-add-this = Add it to the scenario, switched off
variant-add-published = PUBLISHED
variant-add-homebrew = HOMEBREW
variant-add-none = Every variant that comes with the program is on the list.
variant-up = Let it speak sooner
variant-down = Let it speak later
variant-remove = Take it off the list
variant-switch-on = Switch it on
variant-switch-off = Switch it off
variant-cited = published
variant-own = our own
variant-cites = { $rule } of: { $source }
variant-head-roll = Roll
variant-head-result = Result
variant-head-effect = What comes of it
gui-variant-gone = this variant is no longer on the list
gui-variant-twice = A variant called `{ $id }` is on the list already.
gui-variant-unread = { $file } is no variant: line { $line }: { $why }
gui-variant-missing = { $file }: { $why }
gui-stroke-variant-on = switch on “{ $title }”
gui-stroke-variant-off = switch off “{ $title }”
gui-stroke-variant-move = move “{ $title }” in the list
gui-stroke-variant-remove = take “{ $title }” off the list
gui-stroke-variant-add = add “{ $title }”
thing-variant = variant
thing-variants = variants of the scenario
variant-settings = TO SET
gui-stroke-variant-set = set { $name }
choice-yes = yes
choice-no = no
choice-door-hex = the hex of the door
choice-room = the room
choice-blocked = blocked
choice-open = open
choice-allowed = allowed
choice-rout-only = only when routed
choice-walls = the walls
choice-mexican = the Mexicans
choice-texan = the Texans
variant-face-page = Page
variant-face-form = Form
variant-face-text = Text
variant-text-bundled = This variant comes with the program. Its text can be read here and not changed.
variant-text-copy = Make a copy of my own
variant-text-copy-about = Change the text; once saved, your copy lies beside the scenario
variant-text-fine = It reads, and is in use as it stands.
variant-text-line = line { $line } of { $lines }
variant-text-at = Line { $line }
gui-stroke-variant-text = change the text of { $name }
trial-start = Try it
trial-about = Plays the cases that switch it on, and 200 games with it and 200 without, with the same dice.
trial-cancel = Stop the trial
trial-stale = Changed since: these numbers speak of the state before.
trial-running = { $cases ->
    [one] 1 case played
   *[other] { $cases } cases played
  }, { $done } of { $games } games fought
trial-cases = { $failed ->
    [0] { $cases ->
        [one] Its case holds
       *[other] All { $cases } cases hold
      }
    [one] 1 of { $cases } cases fails
   *[other] { $failed } of { $cases } cases fail
  }
trial-no-case = No case switches it on. A file of cases beside the scenario that names it is played here.
trial-failure = { $step ->
    [0] position
   *[other] step { $step }
  }: expected { $expected }; found { $found }
trial-more = … and { $count ->
    [one] one more
   *[other] { $count } more
  }
trial-wins = Mexican wins: { $with } % with it, { $without } % without
trial-casualties = Mexican casualty points: { $with } with it, { $without } without
trial-clear = { $mean } on average, surely between { $low } and { $high }
trial-unclear = { $mean } on average, between { $low } and { $high }: no clear difference
trial-fought = { $games ->
    [one] 1 pair
   *[other] { $games } pairs
  } of games, { $player } on both sides
trial-refused = No games: the scenario cannot be played with it.
gui-variant-discarded = What did not read is gone from the text.
variant-add-new = A new one
variant-add-new-about = Begin a variant of your own

## Reports of play-tests

playtest-sequential = The games decided when to stop: the intervals of wins hold at any stop.
report-title = Play-test of { $title }
report-who = { $games ->
    [one] 1 game
   *[other] { $games } games
  }; Texans: player { $texan }, Mexicans: player { $mexican }
report-reconstruction = Much of the counters and the combat table is reconstructed: these are numbers of the reconstruction and of these players, not of the printed game.
report-outcomes = How games end
report-outcomes-unit = Games, and in percent of all with the interval that holds 95 times in 100
report-outcome = { $side }: { $degree }, { $reason }
report-result = result
report-games = games
report-percent = %
report-low = from %
report-high = to %
report-percent-of-games = percent of the games
report-garrison-fallen = garrison fallen
report-withdrawal = withdrawal
report-held-out = held out
report-by-variant = by a variant
report-figures = Figures of a game
report-figures-unit = Mean with half the width of its 95 % interval; 5, 50 and 95 in a hundred games do not exceed the others
report-figure = figure
report-mean = mean
report-plus-minus = ±
report-p5 = 5 %
report-median = 50 %
report-p95 = 95 %
report-points = Texan victory points
report-turns = Game-Turns
report-casualties = casualty points of the Mexicans
report-breaches = hexsides breached
report-first-entry = turn of the first entry
report-committed = turn the Reserve is committed
report-lead-changes = changes of the lead
report-by-turn = Turn by turn
report-by-turn-unit = Per game that reached the turn; the last three columns are games
report-turn = turn
report-casualties-short = casualties
report-texan-steps = T steps
report-mexican-steps = M steps
report-texan-attacks = T attacks
report-mexican-attacks = M attacks
report-routs = routs
report-leaders-short = leaders
report-entries = entries
report-first-entries = first entry
report-commitments = Reserve
report-ended = ended
report-steps-a-turn = steps lost a game
report-entry = The first entry inside the walls
report-entry-unit = Games by the hex of the first entry, the most frequent ones
report-hex = hex
report-percent-of-entered = percent of the games with an entry
report-crossings = Walls and doors crossed
report-crossings-unit = Pieces that crossed, per game, and percent of the games in which one did; the busiest ones
report-hexside = hexside
report-kind = kind
report-texan-a-game = T a game
report-mexican-a-game = M a game
report-texan-games = T % of games
report-mexican-games = M % of games
report-never-doors = Doors never crossed:
report-never-walls = Walls never crossed:
report-breached = Breached, in percent of the games:
report-never-hexes = Hexes never entered, fired from or fired at:
report-combat = Fire and melee
report-combat-unit = Attacks per game by row of the combat table, and what came of them in percent
report-row = row
report-attacks-a-game = attacks
report-hits = hits %
report-counters = counterattacks %
report-nothing = nothing %
report-fire = fire: { $row }
report-melee = melee: { $row }
report-never-cells = Columns of the table never used, by their strengths:
report-leaders = Losses of the sides
report-leaders-unit = Per game
report-side = side
report-leaders-fallen = leaders fallen
report-eliminated = units eliminated
report-steps = steps lost
report-survivors = units left
report-counter = counter
report-full = full %
report-reduced = reduced %
report-off = lost %
report-waiting = never came %
report-fell = fell
report-choices = Decisions
report-choices-unit = Decisions per game; legal actions and forced moves were counted at one decision in 32
report-decisions = decisions
report-legal = legal actions
report-forced = forced %
report-rules = Rules used
report-rules-unit = Events that cite a rule, per game, and percent of the games; the most frequent ones
report-rule = rule
report-times = times
report-in-games = % of games
report-variant-rules = Rules of variants, times a game:
report-never-variant-rules = Rules of variants never used:
report-never-rules = Rules no event ever cited (one that only forbids is cited by refusals alone, which these players never meet):
report-counters-unit = At the end, in percent of the games; fallen and attacks per game
report-survival = What becomes of the counters
report-map-unit = Per hundred games, all levels of a hex; closer hatching is more
report-map-first-entry = Where the attackers first come in
report-map-mexican-losses = Where Mexicans lose steps
report-map-texan-losses = Where Texans lose steps
report-map-fire = Where fire falls
report-map-melee = Where there is melee
report-map-traffic = Where Mexicans move

## Comparisons and the ladder

compare-nothing = nothing to compare: name a second scenario, or `--variant NAME`, `--corrections`, `--vary NAME=1,2,3`, `--each-variant`, `--each-wall`
compare-no-variants = no variant of the scenario is on: there is none to switch off
compare-unknown = the scenario knows nothing called `{ $name }`: did you mean `{ $nearest }`?
compare-strange = the scenario knows nothing called `{ $name }`: `bexar explain parameters` lists what can be varied
compare-out-of-range = `{ $name }` goes from { $least } to { $most }: { $value } cannot be tried. The nearest value is { $nearest }
compare-no-figure = `{ $name }` is no figure, and only figures can be varied: write a rulebook with another value and name a scenario that uses it
compare-only-words = `{ $name }` is a word ({ $allowed }), and only figures can be varied: write a rulebook with another word and name a scenario that uses it
compare-variant-off = `{ $name }` is not in force: the variant `{ $variant }` is off. Switch it on in the scenario, then vary it
compare-no-corrections = the scenario names no correction: there is none to switch
compare-idle-corrections = the corrections of the scenario leave the map as it is: with and without them the games are the same
compare-heading = { $title }, as it stands and changed (players: Texans { $texan }, Mexicans { $mexican }; seed { $seed })
compare-same = The scenario itself
compare-scenario = { $name }
compare-with-variant = The variant { $name }
compare-without-variant = Leaving out the variant { $name }
compare-with-corrections = The correction
compare-without-corrections = Leaving out the correction
compare-figure = { $name } = { $value }
compare-costs = { $what } costs the Mexicans { $points } ± { $half } games in a hundred.
compare-gives = { $what } gives the Mexicans { $points } ± { $half } games in a hundred.
compare-unclear = { $what } makes no difference that these games show: { $points } ± { $half } games in a hundred for the Mexicans.
compare-alike = { $what } changes the winner of none of these games.
compare-detail = { "  " }Mexican wins: { $first } % as it stands, { $second } % with the change; difference { $low } to { $high } (95 %). { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
  }: { $gained } won only with the change, { $lost } only without
compare-level = victory level (−3 to 3, Texan above 0)
compare-mexican-wins = games won by the Mexicans
compare-figure-line = { "  " }{ $figure }: { $first } as it stands, { $second } with the change; difference { $difference } ± { $half }
compare-sequential = { "  " }The games decided when to stop: the interval of the wins holds at any stop, those of the other figures do not.
compare-power = { "  " }Four times in five this many games would show a true difference of { $smallest } in a hundred or more.
compare-walls = { $walls ->
    [one] 1 stretch of wall
   *[other] { $walls } stretches of wall
  } opened in turn, { $games } games each; what changes most for the Mexicans, in games of a hundred:
compare-walls-left-out = { $walls ->
    [one] 1 stretch of wall is left out: open, it would leave the scenario with errors
   *[other] { $walls } stretches of wall are left out: open, each would leave the scenario with errors
  }
compare-wall = { "  " }{ $kind } { $sides }: { $points } ± { $half }
compare-wall-clear = * { $kind } { $sides }: { $points } ± { $half }
compare-walls-chance = A star marks what chance alone hardly does. Of so many stretches up to { $false } may bear one by chance.
ladder-too-few = a ladder needs two players at least
ladder-heading = { $title }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  } a pair, seed { $seed }
ladder-player = player
ladder-rating = rating (95 %)
ladder-about = Percent of the matches the player of the row gets from that of the column, a tie a half, with the 95 % interval. A match is two games with the same dice, one with each side. 400 points are ten to one.
## Play by hand

gui-side-play = Play
gui-play-about = Play the scenario as it stands: against a computer player, or two at one window. The documents may change meanwhile; the game goes on with those it began with.
gui-play-saved-about = A saved game is a log: it can be taken up again here, and `bexar replay` tells it.
gui-play-texans = Texans
gui-play-mexicans = Mexicans
gui-play-person = person
gui-play-dice = Dice
gui-play-rolls = the program rolls
gui-play-types = I type in what I roll
gui-play-start = Start the game
gui-play-open = Open a saved game
gui-play-save = Save the game
gui-play-filter = Game logs
gui-play-put-away = Put the game away
gui-play-unsaved = not saved
gui-play-saved-edited = Saved: { $file }. The map or its scenario has unsaved changes: save them too, or the game cannot be taken up as it was.
gui-play-no-scenario = A game needs a scenario to be taken up again. Set up at least one counter and save the map: that makes one.
gui-play-back = Take the last decision back
gui-play-forward = Make it again
gui-play-back-to = Back to this decision
gui-play-hold = Stop the players
gui-play-go-on = Let the players go on
gui-play-stand = Of { $turns } turns · casualties { $casualties } · { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }: { $winner ->
    [side-texan] Texans
   *[other] Mexicans
  } ahead, { $degree }
gui-play-hand-over = The { $side ->
    [side-texan] Texan
   *[other] Mexican
  } player’s turn
gui-play-hand-over-about = Hand over the seat: what only one of you may know is hidden until then.
gui-play-take-seat = I play the { $side ->
    [side-texan] Texans
   *[other] Mexicans
  }
gui-play-thinks = The player { $name } is thinking …
gui-play-waits = The player { $name } waits.
gui-play-waits-roll = The players wait.
gui-play-diverges = Step { $step } of { $of } goes otherwise with the documents as they are now. The game goes on from before it.
gui-play-broken-down = A computer player has broken down. Take a decision back, or give its side to somebody else.
gui-play-against-rules = A computer player wanted something the rules forbid, and waits now.
gui-play-over = The game is over.
gui-play-over-about = Any decision in the account can be taken up again.
gui-play-account-empty = Here stands what happens, each sentence with its rule.
gui-play-more = Earlier …
gui-play-more-about = Show more of the account
gui-play-let-go = Let go
gui-play-let-go-about = Take no counter in hand (Esc)
gui-play-details = How the odds come about
gui-play-fork = Onto which level?
gui-play-disordered = disordered
gui-play-routed = routed
gui-play-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
gui-play-plot-into = Enters by area { $area }
gui-play-roll = Roll for me
gui-play-dice-hint = { $dice ->
    [one] Roll one die and pick what it shows.
   *[other] Roll { $dice } dice and pick their sum.
  }
gui-play-hint-place = Click one of the lit hexes.
gui-play-hint-plot = Pick a column, then its entry area, on the map or by its number.
gui-play-hint-move = Click a counter, then where it goes; or drag it there.
gui-play-hint-move-to = Costs are on the map. Click where it goes, or another counter. Any hex tells why it is refused.
gui-play-hint-attack = Click the counter that attacks, then its target.
gui-play-hint-target = Targets are lit. Click one to see the odds; any other tells why it is refused.
gui-play-hint-retreat = Click the lit hexes one after the other; any other hex begins the way anew.
gui-play-hint-aim = Click a hex behind one of the lit hexsides, or pick the hexside here.
gui-play-roll-combat = { $piece } attacks { $target }: the combat table is rolled.
gui-play-roll-damage = { $piece } makes a Damage Check.
gui-play-roll-leader = Does { $piece } fall with his unit?
gui-play-roll-ferocity = Is the counterattack of { $piece } ferocious? { $leader } is tried.
gui-play-roll-breach = { $piece } fires at the hexside { $side }.
gui-play-roll-siege = The Continued Siege Table is rolled.
gui-play-roll-variant = A rule of a variant asks for a roll.
gui-play-counter = { $piece } may strike back at { $target }.
gui-play-ferocity = Shall a leader be tried for a ferocious counterattack of { $piece }?
gui-play-ferocious = { $piece } strikes back ferociously: { $left ->
    [one] one attack is left.
   *[other] { $left } attacks are left.
  }
gui-play-lead = Which leader counts in the Damage Check of { $piece }?
gui-play-retreat = { $piece } routs and must retreat { $hexes ->
    [one] one hex.
   *[other] { $hexes } hexes.
  }
gui-play-company = Does { $piece } go along with { $unit }?
gui-play-advance = { $piece } may advance into { $to }.
gui-play-aim = At which hexside does { $piece } fire?
gui-play-consult = The game is decided. Is the Continued Siege Table consulted?
gui-play-question = A rule of a variant asks.
gui-play-plot = Plot where each column enters. The Texan player does not see it.
gui-play-set-up = Everything of this step is set up.
gui-play-place = { $count ->
    [one] One counter waits to be placed.
   *[other] { $count } counters wait to be placed.
  }
gui-play-replacement = { $count ->
    [0] Nobody comes in as a replacement.
    [one] One counter may come in as a replacement.
   *[other] { $count } counters may come in as replacements.
  }
gui-play-reserve = { $count ->
    [0] The Reserve is placed.
    [one] One counter of the Reserve is to be placed.
   *[other] { $count } counters of the Reserve are to be placed.
  }
gui-play-commitment = Is the Reserve committed?
gui-play-moving = { $piece } is on the move: { $points ->
    [one] 1 point is left.
   *[other] { $points } points are left.
  }
gui-play-move = { $count ->
    [0] Nobody can move any more.
    [one] One counter can still move.
   *[other] { $count } counters can still move.
  }
gui-play-attack = { $count ->
    [0] Nobody can attack any more.
    [one] One counter can still attack.
   *[other] { $count } counters can still attack.
  }
gui-play-do-place = Place { $piece } in { $at }
gui-play-do-plot = Column { $column } enters by area { $area }
gui-play-do-step = { $piece } moves to { $to }
gui-play-do-take = { $piece } goes along with { $with }
gui-play-do-leave = Leave { $piece } behind
gui-play-do-tow = { $by } takes { $piece } in tow
gui-play-do-fire = Fire at { $target }
gui-play-do-melee = Attack { $target } hand to hand
gui-play-do-counter-fire = Fire back
gui-play-do-counter-melee = Strike back hand to hand
gui-play-do-retreat = Retreat { $way }
gui-play-do-follow = He goes along
gui-play-do-stay = He stays
gui-play-do-advance = Advance
gui-play-do-commit = Commit the Reserve
gui-play-do-decline = No
gui-play-do-no-counter = Do not strike back
gui-play-do-no-ferocity = No leader
gui-play-do-no-more = No further attack
gui-play-do-no-advance = Do not advance
gui-play-do-done = End: { $phase }
gui-play-do-lead = { $piece } counts
gui-play-do-ferocity = Try { $piece }
gui-play-do-consult = Consult the table
gui-play-do-breach = Fire { $piece } at a hexside
gui-play-do-at = Hexside { $side }
gui-play-do-accept = Yes
gui-play-do-pick = { $item }
gui-play-do-use = Use { $what }
amend-put = By hand: { $piece } is put into { $at }.
amend-remove = By hand: { $piece } is taken out of the game.
amend-good = By hand: { $piece } is in good order.
amend-disordered = By hand: { $piece } is disordered.
amend-routed = By hand: { $piece } is routed.
amend-front = By hand: { $piece } shows its front.
amend-back = By hand: { $piece } shows its back.
amend-begin = By hand: the { $phase } begins anew.
gui-play-amend = Set the position
gui-play-amend-about = Put counters where you like, and go on from there. The account and the saved game say so.
gui-play-amend-done = Play on from here
gui-play-amend-hint = Click any counter, then where it is to stand; or drag it there. What no position may be is refused.
gui-play-amend-off = Not on the map
gui-play-amend-remove = Take it away
gui-play-amend-good = In good order
gui-play-amend-disordered = Disordered
gui-play-amend-routed = Routed
gui-play-amend-front = Front
gui-play-amend-back = Back
gui-play-amend-begin = Begin anew
gui-play-series = Who wins from here?
gui-play-series-about = Computer players fight { $games } games from this position on.
gui-play-series-start = Fight { $games } games
gui-play-series-stale = The position has changed since.
gui-play-series-of = { $games ->
    [one] One game
   *[other] { $games } games
  } from { $moment }, { $player } against { $player }.
gui-play-done = End the phase of the game
gui-play-hides = A game is on, and the plot is hidden from whoever plays the Texans. Put the game away to see the scenario.
gui-play-your-plot = Plot, for you alone: { $plot }
gui-play-again = Another game
gui-play-not-saved = The game is not saved. Save it, or do the same again to lose it.
gui-play-hands = Who plays

## Computer players

player-random-title = Random
player-random = Does anything the rules allow, each as likely as the rest.
player-recruit-title = Recruit
player-recruit = Takes what the odds offer now and never asks what comes next.
player-captain-title = Captain
player-captain = Plans a phase: who strikes whom and from where, who stands where the enemy cannot hurt him.
player-captain-aggressive-title = Captain, aggressive
player-captain-aggressive = A captain who strikes whatever the price.
player-captain-cautious-title = Captain, cautious
player-captain-cautious = A captain who keeps his units whole.
player-captain-blind-title = Captain, single-minded
player-captain-blind = A captain who fights well and forgets what the battle is about.
player-general-title = General
player-general = Fights the battle out in his mind under captains of many kinds and follows the best; slow.
player-advance-title = Advance
player-advance = Walks at the nearest enemy and attacks; no plan, no odds.
