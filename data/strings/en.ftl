## Reading documents

text-format-newer = this file was written by a newer Bexar (format { $written }); this program reads format { $reads }. Use a newer program for it.
text-format-zero = the format must be { $reads }
text-unknown-field = unknown field `{ $found }`: did you mean `{ $nearest }`? Expected one of: { $known }
text-strange-field = unknown field `{ $found }`. Expected one of: { $known }
text-unknown-value = unknown word `{ $found }`: did you mean `{ $nearest }`? Expected one of: { $known }
text-strange-value = unknown word `{ $found }`. Expected one of: { $known }
text-missing-field = missing field `{ $field }`
text-missing-format = missing field `format`: write `format: { $number }` first
text-expected-list = expected `[`: a list is written `[…]`, even a list of one
text-double-field = duplicate field `{ $field }`
text-unknown-source = unknown source `{ $name }`: { $nearest ->
    [none] declare it in `sources`, or write the reason itself
   *[some] did you mean `{ $near }`? Otherwise declare it in `sources`, or write the reason itself
}
text-doubled-source = duplicate source `{ $name }`: remove one of the two lines
text-odd-source = source `{ $name }`: its id must consist of lowercase letters, digits and `_`
text-too-deep = brackets are nested too deeply
text-cut-short = unexpected end of text: a bracket or a quotation mark is still open
text-wrong-value = { $detail }
text-syntax = syntax error: { $detail }
text-other-kind = this is a { $found } document; expected a { $expected } document
text-expected-sign = expected `{ $sign }`
text-expected-comma = expected `,` or the closing bracket of the list
text-expected-string = expected text in quotation marks
text-open-string = unterminated quotation mark
text-expected-number = expected a whole number without quotation marks
text-not-a-digit = `{ $digit }` is not a digit
text-number-out-of-range = number out of range
text-expected-switch = expected `true` or `false`
text-expected-name = expected a name: a field, or a word this field knows; in a variant a number is `N(1)`, and several conditions are `All([…])`
text-stray-sign = unexpected `{ $sign }`
text-bad-escape = unknown escape sequence: after `\` come `n`, `t`, `r`, `"`, `\` and the like; write `\\` for a backslash
text-open-comment = unterminated comment: `/*` without `*/`
text-trailing = expected the end of the document; delete what follows
text-no-switches = a document needs no `#!` line; delete it
text-other-word = unexpected `{ $found }`: an entry in brackets begins with `(`
text-word-length = `{ $word }` takes { $needed ->
    [one] 1 value
   *[other] { $needed } values
  } in its brackets, found { $found }
text-strange-word = unknown word `{ $found }`. Expected one of: { $known }. See `bexar explain language`
text-misspelt = unknown word `{ $found }`: did you mean `{ $nearest }`? See `bexar explain { $nearest }`
text-manual-form = { $said }. Write `{ $form }`; see `bexar explain { $word }`
text-manual-form-list = { $said }. Write `{ $form }`, with `[]` where nothing is to be done; see `bexar explain { $word }`
text-list-length = expected { $needed ->
    [one] 1 value
   *[other] { $needed } values
  } in these brackets, found { $found }
text-strange-kind-of-value = expected `true`, `false`, a whole number or text in quotation marks
text-not-a-hex = `{ $found }` is not a hex number: write two digits for the column and two for the row, as in `1404`
text-not-a-hexside = `{ $found }` is not a hexside: write its two hexes, as in `1304/1305`, followed by `:ground` or `:upper` for one layer
text-not-a-spot = `{ $found }` is not a spot: write `1309` for open ground, `1409/in` for inside a building, `1409/upper` for its upper floor, `1404/roof` for a roof or platform
text-not-protected = `{ $found }` is not a side a hexside can protect: write `none`, `both` or the hex, as in `1305`
text-not-a-band = `{ $found }` is not a range of strengths: write `-`, `4`, `9-10` or `11+`
text-not-a-result = `{ $found }` is not a combat result: write `-`, `H`, a number such as `2`, or `C`
text-not-a-fingerprint = `{ $found }` is not the fingerprint of a document: 32 digits from 0 to 9 and a to f, as the program writes it

## Punctuation

labelled = { $label }: { $text }
joined = { $before }; { $after }
percent = { $number }%

## The command line

cli-error = error: { $what }
cli-near = Did you mean `{ $near }`?
cli-usage = Usage: { $usage }
cli-more = For more information, try `--help`.
cli-help-in-english = See the English help for the details.
cli-help-json-in-english = The format for programs is described in the English help.
cli-help-verbs = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-help = Prints the help (a summary with `-h`)
cli-help-version = Prints the version
cli-help-verb-help = Prints this help, or that of a command
cli-help-default = default: { $value }
cli-help-values = values: { $values }
cli-help-example = Example: { $example }
cli-no-value = `{ $argument }` needs a value
cli-other-value = invalid value `{ $value }` for `{ $argument }`. Possible values: { $known }
cli-wrong-value = `{ $argument }`: { $reason }
cli-unknown-argument = unknown argument `{ $argument }`
cli-not-a-count = there is no count `{ $found }` in `{ $file }`. Known: { $known }
cli-unknown-verb = unknown command or question `{ $verb }`
cli-no-verb = `{ $verb }` needs a subcommand: { $known }
cli-missing = missing: { $arguments }
cli-twice = `{ $argument }` may be given only once
cli-conflict = `{ $argument }` cannot be used with `{ $prior }`
cli-verb-first = the command comes first, then its files and options
cli-too-many = unexpected value `{ $value }`: `{ $argument }` takes no more
cli-too-few = wrong number of values for `{ $argument }`
cli-no-equals = `{ $argument }` takes its value after a `=`
cli-not-text = an argument is not valid UTF-8
cli-strange-value = `{ $found }` cannot be read
cli-not-a-number = `{ $found }` is not a whole number
cli-number-out-of-range = `{ $found }` is out of range
cli-number-too-small = `{ $found }` is too small: { $low } or more
cli-number-outside = `{ $found }` is out of range: { $low } to { $high }
cli-not-a-game = `{ $found }` is not a game number: write numbers and ranges such as 1,5-8
cli-not-points = `{ $found }` is not a number of percentage points such as 3
cli-points-outside = `{ $found }` is out of range: from 0.1 to 50 percentage points
cli-not-an-overlay = `{ $found }` is not an overlay: write heat:FILE.results.ron, optionally followed by :mexican-losses, or walls:FILE.walls.ron
cli-not-a-region-kind = `{ $found }` is not a kind of region: write one that `bexar explain region-kinds` lists, entry_area, all, or none
cli-not-a-hex-size = `{ $found }` is not a hex size: write a number of pixels from 4 to 1000
cli-not-values = `{ $found }` is not a parameter with values: write a name and values, such as move.ma=7,8,9
cli-not-placed = `{ $found }` does not place a counter: write a counter, @ and its spot, such as kent9@1404/roof

## Files

file-beside = no bundled document is called `{ $name }`, and `{ $file }` beside it is found by its whole name only: write `"{ $file }"`
file-not-bundled = no bundled document is called `{ $name }`. Bundled: { $known }
file-not-found = file not found
file-not-readable = permission denied: you may not read this file
file-is-no-folder = this is a file; name a folder
file-is-folder = this is a folder; name a file in it
file-too-large = the file is { $size } MB; the limit is { $limit } MB
file-endless = the file exceeds the limit of { $limit } MB
file-is-special = this is a device or a pipe; name a file
file-not-text = the file is not valid UTF-8 text, from line { $line } on
file-in-use = another program has locked it: close it there and try again
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
list-labels = map labels
lint-and-more = { $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }
lint-leaking-walls = the walls are open at { $at }{ lint-and-more }: units can enter the confines from outside without crossing a wall
lint-leaking-walls-help = paint a wall there, or remove what lies behind from the region `confines`
lint-door-to-nowhere = the doorway `{ $at }` does not lead into a building
lint-door-to-nowhere-help = paint the hex behind it as floor, move the doorway to a building, or clear the hexside
lint-room-without-door = the room `{ $room }` has no doorway
lint-room-without-door-help = paint a doorway on a hexside around it, or join it to the room beside it
lint-off-map-hexside = the hexside `{ $at }` is not on the map: `{ $hex }` is outside its { $columns } columns and { $rows } rows
lint-off-map-hexside-help = correct the number, enlarge the grid, or delete the line
lint-non-adjacent-hexside = `{ $at }` is not a hexside: the two hexes are not adjacent, they are { $distance } hexes apart
lint-non-adjacent-hexside-help = correct `{ $low }` or `{ $high }`, or delete the line
lint-wrong-entry-area-count = the map has { $found ->
    [0] no entry area
    [one] one entry area
   *[other] { $found } entry areas
 }, but the rulebook requires { $wanted }{ $missing ->
    [0] {""}
   *[other] ; missing: { $at }{ lint-and-more }
 }
lint-wrong-entry-area-count-help = paint or delete entry areas, or change `setup.entry_areas` in the rulebook
lint-wrong-entry-area-size = entry area `{ $area }` has { $found ->
    [0] no hex
    [one] one hex
   *[other] { $found } hexes
 }, but the rulebook requires { $wanted }
lint-wrong-entry-area-size-help = add or remove hexes, or change `setup.entry_area_hexes` in the rulebook
lint-doubled-entry-hex = entry area `{ $area }` lists the hex `{ $hex }` { $times } times
lint-doubled-entry-hex-help = replace the second `{ $hex }` with the intended hex, or remove it
lint-shared-entry-hex = the hex `{ $hex }` belongs to several entry areas: { $at }{ lint-and-more }
lint-shared-entry-hex-help = keep it in one area only and give the others another hex
lint-off-map-hex = the hex `{ $hex }` ({ $list }) is not on the map, which has { $columns } columns and { $rows } rows
lint-off-map-hex-help = correct the number, enlarge the grid, or delete the line
lint-doubled-hexside = several features are on the same layer of `{ $side }`: { $at }{ lint-and-more }
lint-doubled-hexside-help = keep the intended one; a feature without a layer is on both
lint-doubled-entry = `{ $name }` ({ $list }) is listed { $times } times
lint-doubled-entry-help = delete the extra entry, or give it its correct number or name
lint-outdoor-room-spot = the spot `{ $spot }` of the room `{ $room }` is not indoors on the map
lint-outdoor-room-spot-help = paint `{ $hex }` as floor, or remove the spot from the room
lint-missing-level = { $missing ->
    [1] there is no spot `{ $spot }` ({ $list }) on the map
   *[other] { $missing } spots ({ $list }) are not on the map: { $at }{ lint-and-more }
 }
lint-missing-level-help = { $missing ->
    [1] { $all ->
        [0] give the hex the intended level, or delete the line
       *[other] write a spot this hex has ({ $at }), or paint the hex as intended
     }
   *[other] remove them from the list, or paint their hexes as intended
 }
lint-stray-protection = the hexside `{ $at }` protects `{ $hex }`, which it does not touch
lint-stray-protection-help = write `{ $low }`, `{ $high }`, `both` or `none`
lint-walls-beyond-confines = inside the walls but not in the confines: { $at }{ lint-and-more }
lint-walls-beyond-confines-help = add the hexes to the region `confines`, or remove them from `inside_walls`
lint-misfitting-correction = the correction `{ $correction }` does not fit ({ $where }): it expects “{ $expected }”, but the map has “{ $found }”
lint-misfitting-correction-help = restore what the correction expects on the map, change the correction, or switch it off; until then none of it applies
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
picture-level-upper = Upper floors
picture-level-roof = Roofs and platforms
picture-legend-hexsides = Hexsides
picture-legend-hexes = Hexes and symbols
picture-legend-features = Used by this game
picture-legend-regions = Regions
picture-legend-markers = Markers
picture-roof = roof
picture-gun-printed = gun site
picture-gun-optional = optional gun site
picture-entry-area = entry area
picture-start-position = start position (half inches off the map)
picture-area-raised = one level higher
picture-area-room = capacity of an area
picture-cited-number = hex stated by the rules
picture-scale = hexes
picture-own-work = This map is its author’s own work. It comes with no other game.
picture-reconstruction = This map is a reconstruction based on the rules of the game. It is not the map printed with it.
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
level-upper = upper floor
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
    [original] {" "}[original: { $source }]
   *[none] {""}
 }
edit-hexside = { $at }, { $layer }: { $was } → { $becomes }{ $protects ->
    [none] {""}
    [both] {" "}(protects both sides)
   *[other] {" "}(protects { $protects })
 }{ edit-source }
edit-protects = { $at }, { $layer }: { $kind } protects { $becomes ->
    [none] neither side
    [both] both sides
   *[other] { $becomes }
 }, previously { $was ->
    [none] neither side
    [both] both sides
   *[other] { $was }
 }{ edit-source }
edit-origin = { $at }: only the origin changes{ edit-source }
edit-ground = { $at }: { $was } → { $becomes }{ edit-source }
edit-levels = { $at }: levels { $was } → { $becomes }{ edit-source }
edit-open-top = { $at }: no longer has a roof{ edit-source }
edit-closed-top = { $at }: now has a roof{ edit-source }
edit-added = { $thing } { $name }: new{ edit-with }{ edit-source }
edit-removed = { $thing } { $name }: removed{ edit-with }
edit-with = { $count ->
    [0] {""}
   *[other] , with { $members }
 }
edit-gained = { $thing } { $name }: + { $members }{ edit-source }
edit-lost = { $thing } { $name }: − { $members }{ edit-source }
edit-renamed = { $thing } { $name }: named “{ $was-en }” → “{ $becomes-en }”{ edit-source }
edit-building = { $thing } { $name }: building “{ $was }” → “{ $becomes }”{ edit-source }
edit-gun-site = { $at }: { $was } → { $becomes }{ edit-source }
edit-gun-facing = { $at }: faces { $was } → { $becomes }{ edit-source }
edit-region-kind = { $thing } { $name }: kind “{ $was }” → “{ $becomes }”{ edit-source }
edit-region-figure = { $thing } { $name }: `{ $figure }` { $was } → { $becomes }{ edit-source }
edit-turned = { $thing } { $name }: rotation { $was }° → { $becomes }°
edit-size = { $thing } { $name }: size { $was }% → { $becomes }%
edit-doubles = { $thing } { $name }: { $was ->
    [one] listed once
   *[other] listed { $was } times
} → { $becomes } times
edit-grid = grid: { $columns-was } × { $rows-was } hexes → { $columns } × { $rows } hexes
edit-title = title: “{ $was-en }” → “{ $becomes-en }”
thing-hex = hex
thing-hexside = hexside
thing-room = room
thing-region = region
thing-entry-area = entry area
thing-gun-site = gun site
thing-label = map label

## Terminal

terminal-output = the result could not be written: { $detail }
window-no-display = no display to open the editor on. Without one, `bexar` has these commands: { $verbs }. `bexar help` explains them.
window-not-built = this `bexar` was built without the editor. It has these commands: { $verbs }. `bexar help` explains them.
window-no-library = the editor window cannot open: the system lacks { $library }. On Debian: apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 for X11, or libwayland-client0 libxkbcommon0 for Wayland. `bexar help` lists the commands that need no window.
window-failed = the editor window failed: { $detail }. If it never opened, a system library is missing. On Debian: apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 for X11, or libwayland-client0 libxkbcommon0 for Wayland. `bexar help` lists the commands that need no window.
crash-reported = bexar has crashed. This is a bug in the program, not a fault in your files. A report is in { $file }. It names the version, the system and the place in the program, and contains nothing from your files: read it, then send it to { $to ->
    [none] whoever gave you the program
   *[some] { $to }
  }.
crash-not-reported = bexar has crashed. This is a bug in the program, not a fault in your files. No report could be saved: { $why }. Please tell { $to ->
    [none] whoever gave you the program
   *[some] { $to }
  } what you did, and this: { $place }
crash-again = bexar has crashed again, in { $place }
window-crashed = { $window }
  { $report }
man-done = { $pages ->
    [one] 1 manual page
   *[other] { $pages } manual pages
  } written to { $out }
man-unknown = there is no command `{ $verb }`: { $nearest ->
    [none] the commands are { $known }
   *[some] did you mean `{ $nearest }`? The commands are { $known }
  }
sort-man = a manual page
file-opened-correction = a correction changes the map of a scenario, and no scenario in its folder uses it. Open a scenario and drop this file on the window, or see what it does with `bexar diff MAP CORRECTION`
file-opened-variant = a variant changes the rules of a scenario, and no scenario in its folder uses it. Open a scenario and drop this file on the window, or read it with `bexar explain FILE`
file-opened-part = this is { $kind }, and no scenario in its folder uses it. Open the scenario it belongs to, or check this file alone with `bexar check`
file-opened-log = this is a game log, but its name does not end in `.log.ron`. Rename it, or replay it with `bexar replay`
file-opened-shard = this is a part of a series of games. Combine all parts with `bexar gather`
file-neither = file not found, and no bundled document has this name. Bundled: { $known }
file-near = file not found: did you mean `{ $nearest }`?
file-near-verb = neither a file nor a command: did you mean `bexar { $nearest }`?
file-not-bundled-near = no bundled document is named `{ $name }`: did you mean `{ $nearest }`?
check-clean = { $files ->
    [one] No problems.
   *[other] No problems in { $files } files.
}
file-no-document = this is not a Bexar document: those start with { $known }
file-variant-alone = a variant needs a scenario: list it in the scenario that uses it, or check it with `bexar check`
file-correction-alone = a correction needs its map: name the scenario that uses it, or see what it does with `bexar diff MAP CORRECTION`
correction-does-not-fit = the correction does not fit the map: { $place } is not what it expects to change. Switch it off in the scenario, or change what it expects
check-error = error
check-warning = warning
check-note = note
check-at = where: { $place }
check-help = help: { $help }
check-total = { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] { $warnings } warnings
  }{ $notes ->
    [0] { "" }
    [one] , 1 note
   *[other] , { $notes } notes
  }
apply-conflict = the correction “{ $correction }” does not fit: { $place } is not what it expects to change. It may have been applied already, or be meant for another map. Nothing was written.
apply-conflict-inverse = the correction “{ $correction }” cannot be reverted: { $place } is not what it changes it to. It may never have been applied. Nothing was written.
apply-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } made; written to { $out }
diff-cited = { $text }, { $page }
diff-reconstructed = Our reconstruction: { $text }, { $page }
diff-original = Original, { $text }, { $page }
diff-total = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  }
render-no-such-format = `{ $out }`: images are written as SVG or PNG, games as GIF; use a name that ends in `.svg`, `.png` or `.gif`
render-gif-of-log = `{ $out }`: an animation shows a game; name its log with `--at LOG`, or use a name that ends in `.svg` or `.png`
render-gif-overlay = `{ $out }`: nothing can be laid over an animation; leave out `--overlay`, or use a name that ends in `.svg` or `.png`
render-cancelled = stopped before the last picture; nothing was written
render-done = written to { $out }
render-other-map = { $file } was recorded on another map: only one of the two has { $place }. Draw the map of the scenario that was played
playtest-no-scenario = { $name } cannot be played alone: name a scenario that uses it
playtest-not-playable = The scenario cannot be played until these errors are fixed. Nothing was played.
errors-bar = Until these errors are fixed this cannot be played, and the rules cannot answer questions about it. `--despite-errors` continues anyway, as far as possible.
despite-errors = { $file } has { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  } and is used anyway: the results may be meaningless. `bexar check` shows { $errors ->
    [one] it
   *[other] them
  }
despite-not-in-force = the correction `{ $correction }` is on but not applied: it does not fit the map
mention-errors = { $file } has { $errors ->
    [one] 1 error: it cannot be played until it is fixed. `bexar check` shows it
   *[other] { $errors } errors: it cannot be played until they are fixed. `bexar check` shows them
  }
terminal-warning = warning: { $message }
playtest-unknown-player = no player is called `{ $name }`: did you mean `{ $nearest }`? Players: { $known }
playtest-strange-player = no player is called `{ $name }`. Players: { $known }
playtest-cancelled = stopped before the last game; the figures cover the finished games
playtest-heading = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
playtest-texans = Texans
playtest-mexicans = Mexicans
playtest-wins = { $side } (player { $player }) win { $wins }: { $share }% (95% confidence interval over dice and players: { $low }% to { $high }%)
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
  } did not end as the rules require: this is a bug in the program or in a computer player, not a fault in the scenario
playtest-failed = game { $game }, seed { $seed }, step { $step }, { $rule ->
    [none] before any rule applied
   *[other] after `{ $rule }`
  }: { $why }
playtest-failed-panic = the program failed: { $detail }
playtest-failed-refused = a computer player chose an action that `{ $detail }` forbids
playtest-failed-endless = the game did not come to an end

## Line of sight

los-clear = the line of sight is clear ({ $ruling })
los-blocked-hexside = blocked at { $at } by { $kind } ({ $ruling })
los-blocked-roof = blocked by the roof or platform in { $hex } ({ $ruling })
los-blocked-indoors = blocked by the building in { $hex } ({ $ruling })
los-blocked-apart = not connected: an interior and a roof in the same hex or in adjacent hexes do not see each other ({ $ruling })

## Editor

gui-new = New map
gui-new-title-hint = Map title
gui-new-columns = Columns
gui-new-rows = Rows
gui-new-limits = { $least } to { $most } columns and rows
gui-new-game = For the game
gui-new-about = Open country, with the counters and the rulebook of that game.
gui-new-enter = Create
gui-notice-close = Dismiss
gui-drawer = Play-test
gui-drawer-close = Close the play-test
gui-panel = Show or hide the right panel
gui-workspace-draw = Draw
gui-workspace-draw-about = Draw the map: ground, hexsides, buildings, rooms, entry areas
gui-workspace-set-up = Set up
gui-workspace-set-up-about = Counters on the map, the counter mix, the plot
gui-workspace-rules = Rules
gui-workspace-rules-about = Rulebook, variants and corrections
gui-workspace-play = Play
gui-workspace-play-about = Play a game against a friend or the computer
gui-problems-count = { $errors ->
    [0] { $warnings ->
        [0] No problems
        [one] One warning
       *[other] { $warnings } warnings
    }
    [one] One error, { $warnings ->
        [one] one warning
       *[other] { $warnings } warnings
    }
   *[other] { $errors } errors, { $warnings ->
        [one] one warning
       *[other] { $warnings } warnings
    }
}
gui-zoom-percent = { $percent }%
gui-side-corrections = Corrections
gui-corrections-empty = No corrections yet. Draw on the map, then record what you changed as a correction with its source.
gui-show-counters = Counters
gui-show-counters-about = Show or hide the counters of the set-up
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
gui-language = Language
gui-theme = Light or dark theme
gui-undo = Undo: { $stroke }
gui-undo-nothing = Nothing to undo
gui-redo = Redo: { $stroke }
gui-redo-nothing = Nothing to redo
gui-undone = Undone: { $stroke }
gui-redone = Redone: { $stroke }
gui-stroke-paint = paint { $kind }
gui-stroke-erase = erase hexsides
gui-stroke-mend = fix { $lint }
gui-stroke-edit = change { $place }
gui-opened = Opened { $file }
gui-saved = Saved { $file }
gui-file-filter = Maps and scenarios
gui-minimap = Minimap, while only a part of the map is shown
gui-fit = Zoom to fit
gui-zoom-in = Zoom in (mouse wheel)
gui-zoom-out = Zoom out (mouse wheel)
gui-show = Level
gui-show-ground = Ground
gui-show-in = Inside
gui-show-upper = Upper floor
gui-show-roof = Roofs
gui-status-hint = Drag with the right button or hold Space to pan; turn the wheel to zoom.
gui-tools-look = Select
gui-tools-ground = Ground and buildings
gui-tools-walls = Hexsides
gui-tools-areas = Areas and places
gui-tools-counters = Counters
gui-tools-ask = Measure and ask
gui-tool-select = Select
gui-tool-select-about = Select: click a hex to inspect it, drag to pan the map
gui-tool-hexside = Hexsides
gui-tool-hexside-about = Paint hexsides: click or drag along them
gui-tool-select-hint = Click a hex to inspect it. Drag to pan the map. The other tools paint.
gui-tool-hex = Ground
gui-tool-hex-about = Paint the ground of hexes: click or drag over them
gui-tool-entry-area = Entry areas
gui-tool-entry-area-about = Paint the hexes where columns enter: click or drag over them
gui-tool-gun-site = Gun sites
gui-tool-gun-site-about = Place gun sites: click a hex
gui-tools-ground-palette = GROUND
gui-tools-entry-area = ENTRY AREA
gui-tools-gun-site = GUN SITE
gui-ground-outside-about = Open country: erases what is painted
gui-ground-open-about = Open ground on level 1. In the 1981 game ground has no effect on play (3.1).
gui-ground-platform-about = A platform: level 2 with nothing under it (7.2)
gui-ground-floor-about = A building: a floor on level 1 and a roof on level 2 (7.1)
gui-entry-area-count = { $found } of { $wanted }
gui-entry-area-new = new
gui-entry-area-pick = Paint hexes of entry area { $number }
gui-entry-area-eraser = none (eraser)
gui-entry-area-eraser-about = Remove hexes from their entry area
gui-entry-area-about = The rulebook says how many areas of how many hexes there must be (2.0).
gui-gun-site-printed-about = A symbol printed on the map: a battery is set up here (2.0)
gui-gun-site-optional-about = An additional site that the advanced rules allow
gui-gun-site-eraser = none (eraser)
gui-gun-site-eraser-about = Remove the gun site on the current level
gui-gun-site-count = On this map: { $printed } printed, { $optional } optional
gui-gun-site-about = The site is placed on the current level; on a hex with a single level, on that one.
gui-gun-site-which-level = { $hex } does not have the current level. Pick another level below the map, then click again.
gui-stroke-entry-area = paint entry area { $number }
gui-stroke-entry-area-erase = erase entry areas
gui-stroke-gun-site = place { $kind }
gui-stroke-gun-site-erase = erase gun site
gui-show-about = Show this level at full opacity
gui-show-numbers = Numbers
gui-show-numbers-about = Show or hide hex numbers
gui-show-names = Names
gui-show-names-about = Show or hide the names of places and rooms
gui-tools-layer = LAYER
gui-tools-kind = HEXSIDE
gui-tools-kind-about = Paint this type of hexside
gui-tools-eraser = clear (eraser)
gui-tools-eraser-about = Clear the hexside
gui-layer-ground = Ground
gui-layer-upper = Upper
gui-layer-both = Both
gui-layer-ground-about = The layer that affects units on level 1
gui-layer-upper-about = The layer that affects units going to, from or along level 2
gui-layer-both-about = Both layers of the hexside
gui-layer-means-nothing = { $side }: this layer has no effect here. Paint the other one.
gui-inspector-empty = Point at a hex to see what is in it. Click to keep it here.
gui-inspector-hex = Hex { $hex }
gui-inspector-area = Entry area { $number }
gui-inspector-open-top = without a roof
gui-inspector-plain = Nothing recorded here: plain open ground.
gui-inspector-sides = SIDE
gui-level-ground = ground, level { $elevation }
gui-level-in = inside, level { $elevation }
gui-level-upper = upper floor, level { $elevation }
gui-level-roof = roof, level { $elevation }
gui-cited = cited
gui-reconstructed = reconstructed
gui-original = original
gui-north = N
gui-north-east = NE
gui-south-east = SE
gui-south = S
gui-south-west = SW
gui-north-west = NW
gui-corrections = CORRECTIONS
gui-corrections-about = The brush paints the underlying map; corrections are applied on top.
gui-correction-conflict = Does not fit: { $place } is not what it expects. Undo, or switch it off.
gui-problems = Problems
gui-problems-none = No problems
gui-problems-about = Problems found in the map appear here while you paint. Click one to jump to it.
gui-problems-jump = Go to problem
gui-problems-mend = Fix
gui-mend-conflict = Cannot be fixed: { $place } has changed
gui-path-open = Open a document
gui-path-save = Save the map
gui-path-about = This system has no file dialog. Type the path of the file.
gui-path-hint = /home/…/fort.map.ron
gui-path-exists = A file with this name exists. It will be replaced.
gui-path-bundled = Or a bundled one:
gui-unsaved-title = Save changes?
gui-unsaved-about = { $document } has unsaved changes.
gui-unsaved-game = The game of { $document }
gui-unsaved-discard = Don’t save
gui-unsaved-save = Save
gui-balance-off = Balance: off
gui-balance-off-about = Estimate the balance after each change
gui-balance-waiting = Balance: …
gui-balance-about = After each change, computer players play some games in the background. Click to switch this off.
gui-balance-unplayable-about = Click to see the first problem.
gui-balance-share = Mexicans win { $share }% ({ $low } to { $high })
gui-balance-drift = { $games ->
    [one] { $drift }, 1 game
   *[other] { $drift }, { $games } games
  }
gui-balance-drift-about = By how many percentage points the last step changed the Mexicans’ share of wins. Of { $all } games, { $games } have been played both before and after it with the same dice, and are compared one by one; { $player } plays both sides. In brackets, and after ±, the 95% confidence interval. Click to switch this off.
gui-balance-read-about = { $games } of { $all } games played on the current map; both sides played by { $player }. In brackets, the 95% confidence interval. Click to switch this off.
gui-history-share = { $games ->
    [one] Mexicans win { $share }% (1 game)
   *[other] Mexicans win { $share }% ({ $games } games)
  }
gui-history-unplayable = cannot be played
gui-history-drift = Mexicans win { $share }% ({ $drift })
gui-playtest-games = Games
gui-playtest-chart = Chart
gui-playtest-heat = Heat map
gui-playtest-heat-none = none
gui-playtest-report = Save report…
gui-playtest-report-about = All statistics as one page for a browser: charts, tables and heat maps
gui-playtest-report-filter = Play-test reports
gui-playtest-report-written = Report saved: { $file }
gui-playtest = Play-test
gui-playtest-about = Computer players play whole games on this map and count who wins.
gui-playtest-cancel = Stop
gui-playtest-interval = 95% confidence interval over dice and players: { $low } to { $high }%
gui-playtest-failed = The play-test failed: { $detail }
gui-playtest-stale = Out of date: the map has changed.
gui-problems-show-notes = Show notes
gui-problems-hide-notes = { $count ->
    [0] Hide notes (none found)
    [one] Hide 1 note
   *[other] Hide { $count } notes
  }
gui-playtest-start = Run { $games ->
    [one] { $games } game
   *[other] { $games } games
}
gui-playtest-running = { $games ->
    [one] { $done } of { $games } game
   *[other] { $done } of { $games } games
}
gui-playtest-cancelled = { $games ->
    [0] Cancelled before the end of the first game.
    [one] Cancelled after 1 game.
   *[other] Cancelled after { $games } games.
  }
gui-playtest-texan = { $wins ->
    [one] Texans: 1 win, { $share }%
   *[other] Texans: { $wins } wins, { $share }%
  }
gui-playtest-mexican = { $wins ->
    [one] Mexicans: 1 win, { $share }%
   *[other] Mexicans: { $wins } wins, { $share }%
  }
gui-playtest-fought = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $texans } for the Texans against { $mexicans } for the Mexicans. Average per game: { $attacks } attacks, { $losses } steps lost, { $entries } entries inside the walls.
gui-playtest-faults = { $games ->
    [one] 1 game did not end properly: please report it.
   *[other] { $games } games did not end properly: please report this.
  }

## Counters and pictures

png-too-large = a picture of { $width } × { $height } pixels is too large for a PNG file: choose `--hex-size { $fits }` or less, or write SVG
png-not-painted = the image could not be rendered: { $detail }
# One letter each, on the badge of a unit: disordered, routed.
counter-disordered = D
counter-routed = R
## Rules and questions

refused = Not allowed{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
  }: { $reason } [{ $rule }]
refused-because = { $refusal } – { $reason }
refused-too-far-to-see = too far to see by { $rule }: { $text }
refused-hidden = hidden at { $at } by { $rule }: { $text }
refused-hidden-past = nobody sees past { $at }, by { $rule }: { $text }
refused-unit-in-the-way = { $unit } is in the way, in { $spot }
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
explain-cited = The engine cites it for what it does and what it refuses.
explain-uncited = No event and no refusal cites it: it takes effect in what other rules cost, count, allow or forbid.
explain-definition = A definition: it says what words, charts or counters mean and has no effect of its own.
explain-optional = Optional: in force only where `{ $name }` is switched on.
explain-cases = Shown by { $list }{ $more ->
    [0] {""}
    [one] {" "}and 1 more case
   *[other] {" "}and { $more } more cases
  }
explain-cases-of = { $ids } (`bexar test { $file }`)
explain-ruling = A house ruling: the rules of the game leave this open.
explain-parameters = Parameters: { $names }
explain-parameter-number = default { $default }, from { $low } to { $high }
explain-parameter-switch = on or off, default { $default }
explain-parameter-text = default { $default }
explain-on = on
explain-off = off
check-alone-elsewhere = A name from the Alamo is expected here: `bexar explain language` lists its tags and regions. For a map of your own, switch the variant on in its scenario and check the scenario.
explain-unknown = nothing is called `{ $name }`: did you mean { $nearest }?
explain-document = `{ $name }` is a document, which `bexar check { $name }` checks and `bexar { $name }` opens. Pages: `bexar explain lints`, `rules`, `parameters`, `variants` or `cases`
explain-strange = nothing is called `{ $name }`. Lists: `bexar explain lints`, `rules`, `parameters`, `variants`, `cases` or `games`
explain-variant-cited = Published: { $source }
explain-variant-reconstructed = Homebrew: { $source }
explain-variant-original = Original: { $source }
explain-variant-needs = Requires: { $names }
explain-variant-uses = Works with: { $names }
explain-variant-replaces = Replaces: { $names }
explain-variant-params = Settings
explain-variant-opts = Options
explain-variant-flags = Flags
explain-variant-regions = Regions
explain-variant-kinds = Hexside types
explain-variant-tables = Tables
explain-variant-rules = Rules
parameter-setup-entry-areas = Entry areas on the map
parameter-setup-entry-area-hexes = Hexes per entry area
parameter-setup-bowie-hex = Bowie’s set-up hex
parameter-texan-confined = Texans must stay within the confines
parameter-move-ma = Movement allowance of a combat unit or leader
parameter-move-ma-disordered = Movement allowance of a disordered combat unit
parameter-move-ma-towing = Movement allowance of a unit that tows a battery
parameter-move-hex-cost = Movement cost of a hex, before its hexside
parameter-damage-disorder-over = Excess over morale that disorders
parameter-damage-step-over = Excess over morale that costs a step
parameter-damage-eliminate-over = Excess over morale that eliminates
parameter-mod-inside-mexican = Modifier to Mexican Damage Checks: a Mexican unit in good order inside the walls
parameter-mod-inside-texan = Modifier to Texan Damage Checks: a Mexican unit in good order inside the walls
parameter-mod-disordered = Modifier to the Damage Checks of disordered and routed units
parameter-mod-per-mexican-in-zoc = Modifier to Texan Damage Checks per Mexican unit in the defender’s zone of control
parameter-battery-texan-tows = Texan tows per game
parameter-track-full = Replacement Track space, and casualty points, of a full-strength unit lost
parameter-track-reduced-step = Replacement Track space, and casualty points, of a reduced unit that loses its last step
parameter-track-reduced-elim = Replacement Track space, and casualty points, of a reduced unit eliminated outright
parameter-track-no-retreat = Replacement Track space, and casualty points, of a unit that cannot retreat
parameter-entryretreat-space-full = Replacement Track space, and casualty points, of a full-strength unit that would retreat from an entry area
parameter-entryretreat-space-reduced = Replacement Track space, and casualty points, of a reduced unit that would retreat from an entry area
parameter-track-leader-first = Replacement Track space of a Mexican leader who falls
parameter-track-leader-again = Replacement Track space of a replacement leader who falls
parameter-leader-loss-max = Highest roll at which a leader falls with the unit
parameter-los-low-wall-blocks = Sight between units that are not beside them is blocked by low walls
parameter-los-roof-depth-blocks = Sight of a unit on level 2 is blocked by the roof in front
parameter-los-graze = Line of sight that grazes a corner or runs along a hexside: `lenient` blocks it only when both ways past are blocked, `strict` when one is, or when a wall it runs along would block it.
parameter-game-turns = Game-Turns in the game
parameter-withdrawal-last-turn = Last Game-Turn with a withdrawal check
parameter-vp-per-turn = Texan victory points per Game-Turn held
parameter-vp-casualty-divisor = Casualty points per Texan victory point
query-no-map = { $name } has no map: name a map or a scenario
query-no-scenario = { $name } has no counters: name a scenario
query-no-spot = the map has no spot { $spot }. Hex { $hex } has: { $known }
query-no-hex = the map has no hex { $hex }
query-no-piece = no counter is called `{ $name }`: did you mean `{ $nearest }`?
query-strange-piece = no counter is called `{ $name }`; see the counter mix
query-no-hexside = `{ $side }` is not a hexside of this map
not-done-dice = no roll is due that could give this result
query-cannot-put = { $piece } cannot be placed in { $spot }. { $reason }
query-range = { $from } → { $to }: { $range }
range-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 }
range-half-inches = { $count ->
    [one] 1 half inch
   *[other] { $count } half inches
 }
range-areas = { $count ->
    [one] 1 area
   *[other] { $count } areas
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
query-fire = Fire from { $from } at { $to }: row “{ $row }”, because of { $side }
query-fire-clear = Fire from { $from } at { $to }: row “{ $row }”, no cover
query-moves = { $piece } in { $spot }, { $phase }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
query-moves-points = { $piece } in { $spot }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
query-phase-texan-movement = Texan Movement Phase
query-phase-mexican-movement = Mexican Movement Phase
query-reaches = { $count ->
    [0] No spot within reach.
    [one] 1 spot within reach:
   *[other] { $count } spots within reach:
  }
query-way = { $spot }: cost { $cost }, { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
  }
query-way-stopped = { $way }; stopped by the zone of control of { $by } [{ $rule }]
query-refused = { $spots }: { $reason }
query-refused-heading = Cannot be entered from here:
query-unreached = { $spot } is out of reach.
query-stride = → { $spot }: { $cost } ({ $over }) [{ $rule }], { $spent } in all
query-not-straight = Not directly from { $from }: { $reason }
query-zone = Spots in { $side ->
    [texan] Texan
   *[mexican] Mexican
  } zones of control: { $count }
query-zone-nobody = No { $side ->
    [texan] Texan
   *[mexican] Mexican
  } combat unit is on the map.
query-zone-spot = { $spot }: { $by }
## What the lints find in scenarios, rooms and corrections

lint-incomplete-region = walls enclose { $at }{ lint-and-more } together with the region `{ $region }`, but it lacks { $hexes ->
    [one] this hex
   *[other] these hexes
}
lint-incomplete-region-help = add them to the region `{ $region }`, or close the hexsides in between
lint-contradicted-region = the region `{ $region }` { $listed ->
    [yes] has
   *[no] lacks
} the hex `{ $hex }`, but the sides that { $walls } walls protect contradict this: { $at }{ lint-and-more }
lint-contradicted-region-help = { $listed ->
    [yes] remove the hex from the region
   *[no] add the hex to the region
}, or change the side in `protects`
lint-lone-hexside = { $kind } `{ $at }` is alone in the open: neither end continues
lint-lone-hexside-help = continue it, or clear it
lint-broken-streambed = the streambed breaks off at an end of `{ $side }`: none of { $at } continues it
lint-broken-streambed-help = continue it, or end it at a wall or at the edge of the map
lint-odd-wall = { $kind } `{ $side }` interrupts a run of another type: { $rest }
lint-odd-wall-help = paint it like its neighbours, or allow it with a reason
lint-odd-ground = the hex `{ $hex }` is { $ground }, but all other open ground of the region `{ $region }` is { $rest }
lint-odd-ground-help = paint it like the rest, or remove it from the region
lint-unwalled-room = { $to ->
    [air] the room `{ $room }` is open to the air: no wall stands on { $at }{ lint-and-more }
   *[room] no wall separates the rooms `{ $room }` and `{ $other }` on { $at }{ lint-and-more }
}
lint-unwalled-room-help = { $to ->
    [air] paint the wall or the doorway that is missing there
   *[room] paint a wall or a doorway between them, or merge the two rooms
}
lint-misplaced-fixed-hex = { $reason ->
    [off-map] the hex of `{ $leader }`, `{ $hex }`, is not on the map
    [elsewhere] the hex of `{ $leader }` is `{ $hex }`, but the map names its place at { $at }{ lint-and-more }
   *[nameless] no room, region or label of the map names `{ $hex }`, the hex of `{ $leader }`
}
lint-misplaced-fixed-hex-help = { $reason ->
    [off-map] write a hex on the map for `setup.bowie_hex`
    [elsewhere] write one of these for `setup.bowie_hex`, or name its place on the map
   *[nameless] name it on the map, or write another hex for `setup.bowie_hex`
}
lint-split-room = the room `{ $room }` is split into { $pieces } pieces; one spot of each: { $at }{ lint-and-more }
lint-split-room-help = clear the hexsides that divide it, or make each piece a room
lint-incomplete-building = the building hex `{ $hex }` is missing { $at }
lint-incomplete-building-help = give it the levels of a building; mark it `open_top` if it has no roof, or paint it as other ground if it is not a building
lint-idle-correction = the correction `{ $correction }` changes nothing{ $items ->
    [0] : it has no items
   *[other] {""}
 }
lint-idle-correction-help = in `becomes`, write what the publication asks for, or remove the correction from the scenario
lint-unknown-counter = { $known ->
    [few] the set-up places `{ $counter }`, but the mix has only { $quantity } of `{ $kind }` (3.2)
    [mix] the mix has none of { $pieces } counters of the set-up: { $at }{ lint-and-more }
   *[other] the mix has no counter `{ $counter }`
}
lint-unknown-counter-help = { $known ->
    [few] raise the quantity in the counter mix, or delete the line
    [yes] write `{ $nearest }`, raise the quantity in the counter mix, or delete the line
    [mix] name the counter mix that the set-up was made for
   *[other] correct the name, add the counter to the mix, or delete the line
 }
lint-unfillable-columns = the rules allow { $most } columns, but { $stands } command stands suffice for { $columns } and the Reserve (K4.a)
lint-unfillable-columns-help = add command stands, or lower `k.columns.most`
lint-idle-officer = `{ $counter }` commands nobody: no unit belongs to the group `{ $group }`
lint-idle-officer-help = write the group of his units, or add units of his group
lint-foreign-counter-mix = the counter mix belongs to “{ $mix }”, the rulebook to “{ $rulebook }”
lint-foreign-counter-mix-help = name the counter mix and the rulebook of one game
lint-doubled-counter = the counter `{ $counter }` is set up { $times } times: { $at }{ lint-and-more }
lint-doubled-counter-help = keep the intended spot, or name another counter in the other line
lint-off-map-set-up = `{ $counter }` is set up on `{ $spot }`, which the map does not have
lint-off-map-set-up-help = { $all ->
    [0] write a hex on the map, or delete the line
   *[other] write a spot this hex has: { $at }
 }
lint-stacked-set-up = `{ $counter }` cannot stack on `{ $spot }`: `{ $holder }` is there ({ $rule })
lint-stacked-set-up-help = move one of the two to a free spot
lint-refused-set-up = { $reason ->
    [plot] “{ $system }” has no entry plot: the line for column `{ $column }` has no effect
   *[line] `{ $counter }` cannot begin in `{ $spot }` in “{ $system }”: { $said } ({ $rule })
 }
lint-refused-set-up-help = { $reason ->
    [plot] delete the line: columns are planned in the course of the game, or enter where their places are painted
   *[line] move it to where it may begin, or delete the line: the counter then comes into play as the rules say
 }
lint-unmanned-fort = none of the garrison can be set up
lint-unmanned-fort-help = add counters for the garrison, or paint the places where they begin inside the walls
lint-set-up-beyond-confines = `{ $counter }` is set up on `{ $spot }`, outside the confines ({ $rule })
lint-set-up-beyond-confines-help = move it inside, or add the hex to the region `confines`
lint-forbidden-set-up = { $reason ->
    [gun-site] `{ $counter }` is set up on `{ $spot }`, where no gun site is printed
    [fixed-leader] `{ $counter }` is set up on `{ $spot }`, but its hex is fixed by `setup.bowie_hex` in the rulebook
    [entry-area] `{ $counter }` is set up on `{ $spot }`, outside the entry area its column is plotted for
    [too-early] `{ $counter }` is set up on `{ $spot }`, but is not on the map when the game starts
   *[other] `{ $counter }` may not be set up on `{ $spot }`
 } ({ $rule })
lint-forbidden-set-up-help = { $reason ->
    [gun-site] move it to a gun site, or paint one there
    [fixed-leader] move it to that hex, or change the rulebook
    [entry-area] move it into the area, or change the plot
    [too-early] delete the line; the Reserve comes when it is committed
   *[other] move it, or delete the line
 }
lint-illegal-plot = { $reason ->
    [unknown-column] the plot names the column `{ $column }`, which the counter mix does not have
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
unplayable-plot-column = the plot names the column `{ $column }`, which the counter mix does not have
unplayable-no-counter = the mix has no counter `{ $counter }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
 }
unplayable-no-spot = `{ $counter }` is set up on `{ $spot }`, which the map does not have
unplayable-missing-variant = the variant `{ $variant }` requires the variant `{ $need }`: switch that one on too, or this one off
unplayable-help = fix this first; the scenario cannot be played until then

## Packing

pack-only-zip = `{ $out }`: scenarios are packed as ZIP; use a name that ends in `.zip`
pack-failed = `{ $out }` could not be written: { $detail }. Nothing was changed.
pack-done = { $files ->
    [one] 1 file
   *[other] { $files } files
  } packed; written to { $out }

## Cases

file-cases-alone = a case file is not a map or a scenario: run it with `bexar test`
file-no-base = the cases use the scenario `{ $base }`, which is neither beside them nor bundled. Bundled: { $known }.{ $nearest ->
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
case-too-many-rolls = the dice can fall in more than { $most } ways
case-no-roll = no roll is due: { $due }
case-other-roll = { $dice ->
    [one] a roll of one die is due
   *[other] a roll of { $dice } dice is due
  }
case-event = the event `{ $event }`
case-events = what happened: `{ $events }`
case-no-events = nothing happened: { $due }
case-playable = a scenario that can be played
case-unplayable = with the changes of this case, the documents have errors
case-no-rule = no rule has this number{ $nearest ->
    [none] ; `bexar explain rules` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-no-verb = `{ $word }` is not an action{ $nearest ->
    [none] ; `bexar explain cases` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-other-form = an action of this kind is written `{ $form }`
case-no-spot = the map has no spot `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-unknown-area = the map has no area `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-column = no column is called `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-variant = there is no variant of this name: not in the scenario, not beside it, and not bundled{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-setting-form = a setting is written `VARIANT.NAME`, with the name of the variant first
case-no-setting = the variant `{ $variant }` has no setting of this name; it has: { $known }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-setting-number = expected a whole number from { $least } to { $most }
case-setting-choice = expected one of these: { $choices }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-correction = the scenario has no correction of this name{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-expectation = no expectation of a case begins with `{ $word }`{ $nearest ->
    [none] ; `bexar explain cases` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-expectation-form = an expectation of this kind is written `{ $form }`
case-no-event = no event begins with `{ $word }`{ $nearest ->
    [none] ; `bexar explain cases` lists them
   *[other] {""}: did you mean `{ $nearest }`?
  }
case-event-form = an event of this kind is written `{ $form }`
case-no-word = expected one of { $known } instead of `{ $word }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-no-number = expected a number instead of `{ $word }`
case-wrong-class = `{ $name }` is not a { $class }
class-unit = combat unit
class-leader = leader
class-battery = battery
case-outside = it is outside the walls: { $at }
case-refused-first = refused by { $rule }: { $due }
case-due-nothing = the game is over
case-due-alone = `{ $phase }` runs by itself when the phase before it ends: begin with that one
case-due-roll = { $dice ->
    [one] a roll of one die comes next ({ $purpose })
   *[other] a roll of { $dice } dice comes next ({ $purpose })
  }
case-due-choice = { $side ->
    [side-texan] the Texans decide
   *[other] the Mexicans decide
  } next, in `{ $phase }` of turn { $turn }: `{ $actions }`
dice-combat = combat table
dice-damage = Damage Check
dice-leader = loss of a leader
dice-ferocity = ferocity
dice-siege = Continued Siege Table
dice-breach = breach
dice-variant = a rule of a variant
dice-draw = a random draw by a rule of a variant
case-until-alone = `{ $phase }` runs by itself; the next phase with a decision is `{ $next }`
case-until-gone = `{ $phase }` is over, or was skipped because it had no decision. Now { $due }
case-no-phase = a case of this game says in `phase` which phase has just begun
case-refused-because = refused by { $rule }: { $why }
case-other-field = a field of the 1981 game: { $field ->
    [counters] the counters are those of the scenario
    [variants] this game has no variants
    [settings] this game has no variants
    [with_setup] both sides set up in play
    [turn] say in `begin` which turn it is
    [phase] say in `begin` which one begins: `begin PHASE`
    [pieces] say in `begin` where they stand: `put PIECE SPOT`
    [mover] let it move in a step
    [plot] columns enter as lines of `begin` or steps say
    [flags] this game has no flags
    [breaches] say in `begin` what is broken
    [casualties] say in `begin` who is lost: `remove PIECE`
    [held] say in `begin` which turn it is
    [committed] say it in a step
   *[other] guns are moved in steps
  }
case-no-parameter = no parameter has this name{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
case-parameter-switch = expected `true` or `false`
case-parameter-text = expected a word in quotes, such as "{ $default }"
case-twice = listed twice in `{ $list }`
case-sketch-correction = the corrections of the scenario cannot be applied to a sketch
case-no-area = the map has no such entry area; it has: { $known }
case-no-place = it has no place: give it `at` with a spot, a space of the `track`, or `waiting: true`
case-several-places = it can be in one place only: `at` a spot, on the `track`, or `waiting`
case-no-order = only combat units can be disordered or routed ({ $rule })
case-no-track = only Mexican units and leaders go to the Replacement Track ({ $rule })
case-track-space = the Replacement Track has the spaces { $least } to { $most }
case-no-back = it has no back
case-wrong-mark = `{ $mark }` does not apply to a counter of this kind
case-mover-off = the moving piece must be on the map
case-mover-phase = it does not move in `{ $phase }`
case-mover-tow = `{ $gun }` is not a battery in the same spot
test-no-cases = { $scenario } has no cases: no file beside it ending in `.case.ron` has `base: "{ $base }"`. Write one, such as `{ $base }.case.ron`; see `bexar explain cases`
told-form = form
told-means = what happens
told-phase-of-turn = a phase begins
told-placed = a piece is placed
told-plotted = a column is plotted
told-applied = a rule changes something that no other event names
told-stepped-cost = a piece moves from the first spot to the second for N points
told-taken = a leader moves with a unit
told-left = a leader or a battery is left behind
told-towed = a unit takes a battery in tow
told-stopped = the zone of control of the unit stops the piece
told-captured = the piece captures the battery
told-attacked-row-column = an attack, with its row and column of the combat table, both counted from 0
told-counterattacked-row-column = an attack that answers another
told-resulted-on = the combat table gives this for the die: `-`, `H`, a number or `C`
told-checked-against = a Damage Check: the sum of the dice with the modifiers, against the morale
told-led = the owner has chosen the leader who counts in the check
told-tried-ferocious = a leader rolls for a ferocious counterattack and succeeds
told-tried-ordinary = the leader rolls and fails: the counterattack is ordinary
told-ferocious = the unit may make N attacks
told-unanswered = the unit has no attack to make
told-lapsed = N attacks left over that cannot be made
told-siege-line = the Continued Siege Table is rolled on; its line gives the outcome
told-siege-no-line = the table is rolled on, but no line matches
told-good = the unit is in good order again
told-disordered = the unit becomes disordered
told-routed = the unit routs
told-reduced = the unit loses a step
told-restored = a unit is turned to its front again
told-withdrawn = a rule of a variant takes a piece off the map without a loss
told-eliminated = the unit is eliminated
told-tracked = the piece goes to space N of the Replacement Track
told-casualties = N casualty points are added
told-tested-fell = a leader is checked after the unit is lost, and falls
told-tested-lives = the leader is checked, and survives
told-killed = an enemy unit kills a leader who is alone
told-rule = a rule of a variant takes effect
told-threw = a roll is made on a table of a variant
told-drew = a card is drawn from a deck of a variant, or something is drawn at random
told-drew-none-left = a deck of a variant has no cards left, and none is drawn
told-drew-from-too-many = there are too many things to draw one at random, and none is drawn
told-shuffled = all cards are shuffled back into a deck of a variant
told-flag = a flag of a variant is now N
told-left-out = an effect of a variant’s rule is skipped: too much is pending, or too many flags are set
told-cut-off = rules of variants have triggered one another too often
told-waived = the set-up stays as it is, although a rule of a variant requires otherwise
told-became-clear = a variant has opened a hexside
told-became-raised = the painted hexside is restored
told-scored = a variant gives or takes victory points, such as `+2`
told-retreated = the unit retreats one spot
told-advanced = the unit moves into the spot its melee has cleared
told-entered = an attacking unit comes inside the walls
told-committed = the Reserve is committed
told-breach-against = a battery fires at a hexside: the roll, and the strength it must not exceed
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
test-no-log = { $cases ->
    [one] no log for 1 case
   *[other] no log for { $cases } cases
  } { $why }: { $list }
test-uncovered = note: { $rules ->
    [one] 1 rule has
   *[other] { $rules } rules have
  } no case: { $list }

## Attacks and their odds

query-phase-texan-combat = Texan Combat Phase
query-phase-mexican-combat = Mexican Combat Phase
query-mode-fire = fire
query-mode-melee = melee
query-not-there = { $piece } is not on the map: write { $piece }@SPOT to place it
query-strike-row = row “{ $row }”, because of { $side } [{ $rule }], strength column { $column }
query-strike-row-clear = row “{ $row }”, no cover [{ $rule }], strength column { $column }
query-strike-refused = { $mode }: { $reason }
query-enemy = { $target } in { $spot }, { $range }
query-enemy-off-map = { $target }, off the map
query-attacks = { $unit } in { $spot }, { $phase }: { $count ->
    [0] no attack
    [one] 1 attack
   *[other] { $count } attacks
  }
query-attacks-any = { $unit } in { $spot }: { $count ->
    [0] no enemy can be attacked
    [one] 1 enemy can be attacked
   *[other] { $count } enemies can be attacked
  }
query-attack = { $mode } against { $target }: strength { $strength }, { $table }
query-attacks-refused = Cannot be attacked:
query-attacks-left-out = and { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
  } farther away; `--all` lists them
query-odds = { $unit } in { $spot } against { $target } in { $target-spot }, { $phase }
query-odds-mode = By { $mode }:
query-odds-strength = strength { $strength }: { $portions }
query-odds-line = table: { $line }
query-odds-check = Damage Check against morale { $morale }: { $modifiers }; total { $sum }
query-odds-check-plain = Damage Check against morale { $morale }, no modifier
query-odds-number = the table number [{ $rule }]
query-chance = { $what }: { $chance } ({ $percent }%)
query-leader-falls = { $leader } falls
query-effect-nothing = no effect
query-effect-disorder = disordered
query-effect-step = step lost and disordered
query-effect-step-and-rout = step lost and routed
query-effect-rout = routed
query-effect-eliminated = eliminated
query-effect-counterattack = may counterattack
## Breaches

parameter-breach-types = Hexside types a battery can breach, separated by spaces. A high palisade counts as a wooden wall.
parameter-breach-needs-los = Breaching a hexside needs a line of sight to its middle
parameter-breach-roof-edge = A breach in a building also opens the roof edge
query-no-breach = `{ $side }` cannot be breached. R62 says what can: see `bexar explain R62`
## Questions about a moment

query-no-moment = `{ $what }` is not a moment: write the name of a bundled case, such as `alamo/E7`, or `FILE:CASE`, optionally followed by `:STEP`
query-no-case = { $file } has no case `{ $id }`
query-past-the-end = { $what } has only { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
query-moment-fails = { $what } cannot be reached. { $step ->
    [0] Its position:
   *[other] Step { $step }:
  } expected { $expected }; found: { $found }
query-not-on-map = { $piece } is not on the map: say where it starts
query-on-track = { $spot }, still on its way there off the map
query-moment-diverges = { $what } cannot be reached:
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
event-placed = { $piece } { AGREE($piece, "is", "are") } placed in { $at }.
    .on = { $piece } in { $at }
    .many = { $pieces } in { $at }
event-plotted = The entry area of column { $column } is plotted.
    .on = the entry area of column { $column } is plotted
event-stepped = { $piece } { AGREE($piece, "moves", "move") } from { $from } to { $to } for { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
  }.
    .on = { $piece } { AGREE($piece, "moves", "move") } { $from } → { $to } ({ $cost } MP)
    .same = { AGREE($piece, "moves", "move") } { $from } → { $to } ({ $cost } MP)
event-taken = { $piece } { AGREE($piece, "moves", "move") } along with { $with }.
    .on = { $with } { AGREE($with, "takes", "take") } { $piece } along
    .same = { AGREE($with, "takes", "take") } { $piece } along
event-left = { $piece } { AGREE($piece, "stays", "stay") } behind.
    .on = { $piece } { AGREE($piece, "stays", "stay") } behind
    .same = { AGREE($piece, "stays", "stay") } behind
event-towed = { $by } { AGREE($by, "takes", "take") } { $piece } in tow.
    .on = { $by } { AGREE($by, "takes", "take") } { $piece } in tow
    .same = { AGREE($by, "takes", "take") } { $piece } in tow
event-stopped = { $piece } { AGREE($piece, "is", "are") } stopped by the zone of control of { $by }.
    .on = { $piece } { AGREE($piece, "stops", "stop") } in the zone of control of { $by }
    .same = { AGREE($piece, "stops", "stop") } in the zone of control of { $by }
event-captured = { $piece } { AGREE($piece, "is", "are") } captured by { $by }.
    .on = { $by } { AGREE($by, "takes", "take") } { $piece }
    .same = { AGREE($by, "takes", "take") } { $piece }
event-fire = { $piece } { AGREE($piece, "fires", "fire") } at { $target }: row “{ $row }”, strength column { $column } of the combat table.
    .on = { $piece } { AGREE($piece, "fires", "fire") } at { $target } ({ $row }, column { $column })
    .same = { AGREE($piece, "fires", "fire") } at { $target } ({ $row }, column { $column })
event-melee = { $piece } { AGREE($piece, "attacks", "attack") } { $target } in melee: row “{ $row }”, strength column { $column } of the combat table.
    .on = { $piece } { AGREE($piece, "attacks", "attack") } { $target } in melee ({ $row }, column { $column })
    .same = { AGREE($piece, "attacks", "attack") } { $target } in melee ({ $row }, column { $column })
event-counter-fire = { $piece } { AGREE($piece, "returns", "return") } fire at { $target }: row “{ $row }”, strength column { $column } of the combat table.
    .on = { $piece } { AGREE($piece, "returns", "return") } fire at { $target } ({ $row }, column { $column })
    .same = { AGREE($piece, "returns", "return") } fire at { $target } ({ $row }, column { $column })
event-counter-melee = { $piece } { AGREE($piece, "counterattacks", "counterattack") } { $target } in melee: row “{ $row }”, strength column { $column } of the combat table.
    .on = { $piece } { AGREE($piece, "counterattacks", "counterattack") } { $target } ({ $row }, column { $column })
    .same = { AGREE($piece, "counterattacks", "counterattack") } { $target } ({ $row }, column { $column })
event-result-nothing = Rolled { $roll }: no effect.
    .roll = rolls { $roll }, no effect
event-result-hit = Rolled { $roll }: a hit{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number } to the Damage Check)
  }.
    .roll = rolls { $roll }, a hit{ $number ->
        [0] {""}
       *[other] {" "}(+{ $number } to the check)
    }
event-result-counterattack = Rolled { $roll }: the defender may counterattack.
    .roll = rolls { $roll }, no hit, a counterattack is allowed
event-check-passed = { $piece } { AGREE($piece, "passes", "pass") } a Damage Check: rolled { $roll }, modifiers { $modifier }, morale { $morale }.
    .on = { $piece } { AGREE($piece, "passes", "pass") } { AGREE($piece, "its", "their") } Damage Check (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, needs { $morale } or less)
    .same = { AGREE($piece, "passes", "pass") } { AGREE($piece, "its", "their") } Damage Check (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, needs { $morale } or less)
event-check-failed = { $piece } { AGREE($piece, "fails", "fail") } a Damage Check: rolled { $roll }, modifiers { $modifier }, morale { $morale }.
    .on = { $piece } { AGREE($piece, "fails", "fail") } { AGREE($piece, "its", "their") } Damage Check (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, needs { $morale } or less)
    .same = { AGREE($piece, "fails", "fail") } { AGREE($piece, "its", "their") } Damage Check (roll { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, needs { $morale } or less)
event-good = { $piece } { AGREE($piece, "is", "are") } back in good order.
    .on = { $piece } { AGREE($piece, "is", "are") } back in good order
    .same = { AGREE($piece, "is", "are") } back in good order
    .many = { $pieces } are back in good order
event-disordered = { $piece } { AGREE($piece, "is", "are") } disordered.
    .on = { $piece } { AGREE($piece, "is", "are") } disordered
    .same = { AGREE($piece, "is", "are") } disordered
event-rallied-disordered = { $piece } { AGREE($piece, "rallies", "rally") }, still disordered.
    .on = { $piece } { AGREE($piece, "rallies", "rally") }, still disordered
    .same = { AGREE($piece, "rallies", "rally") }, still disordered
event-routed = { $piece } { AGREE($piece, "routs", "rout") }.
    .on = { $piece } { AGREE($piece, "routs", "rout") }
    .same = { AGREE($piece, "routs", "rout") }
event-reduced = { $piece } { AGREE($piece, "loses", "lose") } a step.
    .on = { $piece } { AGREE($piece, "loses", "lose") } a step
    .same = { AGREE($piece, "loses", "lose") } a step
event-restored = { $piece } { AGREE($piece, "is", "are") } turned to { AGREE($piece, "its", "their") } front again.
    .on = { $piece } { AGREE($piece, "is", "are") } turned to { AGREE($piece, "its", "their") } front again
    .same = { AGREE($piece, "is", "are") } turned to { AGREE($piece, "its", "their") } front again
event-withdrawn = { $piece } { AGREE($piece, "is", "are") } taken off the map.
    .on = { $piece } { AGREE($piece, "is", "are") } taken off the map
    .same = { AGREE($piece, "is", "are") } taken off the map
event-eliminated = { $piece } { AGREE($piece, "is", "are") } eliminated.
    .on = { $piece } { AGREE($piece, "is", "are") } eliminated
    .same = { AGREE($piece, "is", "are") } eliminated
event-tracked = { $piece } { AGREE($piece, "goes", "go") } to space { $space } of the Replacement Track.
    .on = { $piece } { AGREE($piece, "goes", "go") } to Replacement Track space { $space }
    .same = { AGREE($piece, "goes", "go") } to Replacement Track space { $space }
    .many = { $pieces } go to Replacement Track space { $space }
event-casualties = The attackers’ casualties rise by { $points }.
    .on = attackers’ casualties +{ $points }
event-leader-lives = { $piece } survives: rolled { $roll }, needs { $need } or more.
    .on = { $piece } survives (roll { $roll }, needs { $need } or more)
    .same = survives (roll { $roll }, needs { $need } or more)
event-leader-fell = { $piece } falls: rolled { $roll }, needs { $need } or more.
    .on = { $piece } falls (roll { $roll }, needs { $need } or more)
    .same = falls (roll { $roll }, needs { $need } or more)
event-leader-killed = { $piece } is killed by an enemy unit entering the spot.
    .on = { $piece } is killed by an enemy unit entering the spot
    .same = is killed by an enemy unit entering the spot
event-retreated = { $piece } { AGREE($piece, "retreats", "retreat") } to { $to }.
    .on = { $piece } { AGREE($piece, "retreats", "retreat") } to { $to }
    .same = { AGREE($piece, "retreats", "retreat") } to { $to }
event-advanced = { $piece } { AGREE($piece, "advances", "advance") } to { $to }.
    .on = { $piece } { AGREE($piece, "advances", "advance") } to { $to }
    .same = { AGREE($piece, "advances", "advance") } to { $to }
event-entered = { $piece } { AGREE($piece, "comes", "come") } inside the walls at { $at }.
    .on = { $piece } { AGREE($piece, "comes", "come") } inside the walls at { $at }
    .same = { AGREE($piece, "comes", "come") } inside the walls at { $at }
event-committed = The Reserve is committed.
    .on = the Reserve is committed
event-ended = { $reason }: a { $degree } { $winner ->
    [side-texan] Texan
   *[other] Mexican
  } victory, with { $points ->
    [one] 1 Texan victory point
   *[other] { $points } Texan victory points
  }.
story-end = { $before }.
story-next = { $before } { $after }
story-same = { $before }, { $after }
story-last = { $before } and { $after }
story-roll = { $before }: { $after }
story-turn = { $several ->
    [two] { $unit ->
        [round] Rounds
       *[turn] Turns
    } { $from } and { $turn }
    [yes] { $unit ->
        [round] Rounds
       *[turn] Turns
    } { $from } to { $turn }
   *[no] { $turn ->
        [0] Before the assault
       *[other] { $unit ->
            [round] Round
           *[turn] Turn
        } { $turn }
    }
  }
story-turn-open = { $turn ->
    [0] Before the assault, so far
   *[other] { $unit ->
        [round] Round
       *[turn] Turn
    } { $turn } so far
  }
story-quiet = { $attacks ->
    [0] No counter was lost.
    [one] One attack; no counter was lost.
   *[other] { $attacks } attacks; no counter was lost.
  }
story-lost = { $where ->
    [before] Texan fire before the walls { $also ->
        [yes] also cost
       *[no] cost
    } the Mexicans { $bare }
   *[there] { $side ->
        [side-texan] The Texans
       *[other] The Mexicans
    } { $also ->
        [yes] also lost
       *[no] lost
    } { $names }
  }{ $first ->
    [yes] {""}
   *[no] {" "}({ $total } so far)
  }.
# What the counters fell to.
story-lost-by = { $names }{ $means ->
    [fire] {" "}to fire
    [melee] {" "}in melee
    [hand] {" "}hand to hand
    [overrun] {" "}caught alone
    [burning] {" "}in burning rooms
   *[other] {" "}without a fight
  }
story-fell = { $names } ({ $turn ->
    [0] before the assault
   *[other] { $unit ->
        [round] round
       *[turn] turn
    } { $turn }
  }{ $by ->
    [nobody] {""}
   *[other] , to { $by }
  })
story-counted-as = { $counted }: { $means }
story-counted = { $counted } ({ $means })
story-level = Level at { $points }; as it stands, the { $tie ->
    [side-texan] Texans
   *[other] Mexicans
  } would win.
story-lead = { $side ->
    [side-texan] The Texans { $scorers ->
        [one] pass the winning mark
       *[both] take the lead
    }
    [side-mexican] The Mexicans { $scorers ->
        [one] pass the winning mark
       *[both] take the lead
    }
   *[nobody] Neither side is ahead
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }{ $known ->
    [no] {""}
   *[yes] : { $gains }
  }.
story-returned = { $side ->
    [side-texan] { $count ->
        [one] One Texan unit
       *[other] { $count } Texan units
    }
   *[other] { $count ->
        [one] One Mexican unit
       *[other] { $count } Mexican units
    }
  } came back.
story-guns = Guns taken by { $side ->
    [side-texan] the Texans
   *[other] the Mexicans
  }: { $names }.
story-breached = { $by ->
    [nobody] { $count ->
        [one] The wall { $at } was breached
       *[other] The walls { $at } were breached
    }
   *[other] { $by } breached { $count ->
        [one] the wall { $at }
       *[other] the walls { $at }
    }
  }.
story-opened = { $by ->
    [nobody] { $count ->
        [one] The door { $at } was broken open
       *[other] The doors { $at } were broken open
    }
   *[other] { $by } broke open { $count ->
        [one] the door { $at }
       *[other] the doors { $at }
    }
  }.
story-silenced = { $by ->
    [nobody] { $names } { $count ->
        [one] was
       *[other] were
    }
   *[other] { $by } put { $names }
  }{ $by ->
    [nobody] {" "}put
   *[other] {""}
  } out of action.
story-reduced = { $names } lost a step{ $count ->
    [one] {""}
   *[other] {" "}each
  }.
story-and-more = { $names } and { $more } more
story-alike = { $known ->
    [yes] { $count } { $name }
   *[no] { $count } × { $name }
  }
# Nouns in the names of counters, each with its plural.
counter-plurals = Rifleman/Riflemen Cannoneer/Cannoneers Sharpshooter/Sharpshooters stand/stands Gun/Guns Battery/Batteries pounder/pounders Flecha/Flechas flecha/flechas Cannon/Cannons cannon/cannons Crew/Crews crew/crews company/companies Scout/Scouts Line/Lines Infantry/Infantry_stands
counter-articles = { "" }
story-inside = { $first ->
    [yes] { $count ->
        [one] The first attacker came inside the walls: { $pieces }
       *[other] The first attackers came inside the walls: { $pieces }
    }
   *[no] { $pieces } came inside the walls
  } { $at }
story-inside-too = { $first ->
    [yes] { $pieces }
   *[no] { $pieces }
  } { $at }
story-gathered = { $pieces } move { $from } → { $to }
story-elsewhere = { $first ->
    [yes] { $count }
   *[no] { $count }
  } elsewhere
story-more-hexes = { $hexes } and { $more } more hexes
story-arrived = entry at { $at }: { $pieces }
story-moves-on = { $piece } → { $to }
story-captured = captured { $piece }
story-captured-by = The captured { $piece }
story-entered = { $count ->
    [one] { AGREE($piece, "comes", "come") }
   *[other] come
  } inside the walls{ $place ->
    [nowhere] {""}
   *[other] {" "}({ $place })
  }
story-set-up = { $side ->
    [side-texan] The Texans stand ready.
   *[other] The Mexicans stand ready.
  } { $places }.
story-left-of = { $side ->
    [side-texan] Texans
   *[other] Mexicans
  } { $any ->
    [no] none
   *[yes] { $units ->
        [one] one unit
       *[other] { $units } units
    }{ $leaders ->
        [0] {""}
        [one] {" "}and one leader ({ $names })
       *[other] {" "}and { $leaders } leaders ({ $names })
    }
  }
story-at-place = { $at }: { $pieces }
story-in-vain = without effect: { $shots }
story-vain = { $shots }, without effect
story-vain-shots = { $count ->
    [one] { $pieces } { AGREE($pieces, "fires", "fire") } at { $target }
   *[other] { $pieces } fire at { $target }
  } (scores { $rolls }{ $need ->
    [any] {""}
   *[other] , needs { $need }
  })
story-won = { $side ->
    [side-texan] The Texans
   *[other] The Mexicans
  } won in { $unit ->
    [round] round
   *[turn] turn
  } { $turn }.
story-stood = { $piece } { $fell ->
    [yes] { AGREE($piece, "was", "were") } attacked { $attacks } times before { AGREE($piece, "it", "they") } fell
   *[no] withstood { $attacks } attacks
  }.
story-destroyed = { $piece } alone { AGREE($piece, "accounts", "account") } for { $kills } of these losses.
story-all-guns = The Mexicans took { $guns ->
    [one] one gun
   *[other] { $guns } guns
  }.
story-first-inside = The first attacker came inside the walls in { $unit ->
    [round] round
   *[turn] turn
  } { $turn }: { $piece } { $at }{ $others ->
    [0] {""}
    [one] ; one more unit followed
   *[other] ; { $others } more units followed
  }.
story-nobody-inside = No attacker came inside the walls.
story-busiest = Of these { $all }, { $count } came in { $at }.
story-heaviest = The costliest { $unit ->
    [round] round
   *[turn] turn
  } was { $turn }, with { $losses }.
story-counters = { $count ->
    [one] one counter
   *[other] { $count } counters
  }
story-leaders = { $count ->
    [one] one leader
   *[other] { $count } leaders
  }
story-all-reduced = { $count ->
    [one] One more { $side ->
        [side-texan] Texan
       *[other] Mexican
    } unit was reduced.
   *[other] { $count } more { $side ->
        [side-texan] Texan
       *[other] Mexican
    } units were reduced.
  }
story-losses = { $side ->
    [side-texan] The Texans
   *[other] The Mexicans
  } lost { $count ->
    [0] no counter
   *[other] { $counted }
  }{ $back ->
    [none] {""}
    [only] , which came back
    [both] , both of which came back
    [all] , all of which came back
   *[some] , { $returned } of which came back
  }.
story-losses-leaders = { $side ->
    [side-texan] The Texans
   *[other] The Mexicans
  } lost { $counted }: { $leaders }{ $back ->
    [none] {""}
    [only] , who came back
    [both] ; both of them came back
    [all] ; all of them came back
   *[some] ; { $returned } of them came back
  }.
story-stands = { $moment }: { $stand }
story-post = { $side ->
    [side-texan] a Texan
   *[other] a Mexican
  } { $post }
story-death = { $post ->
    [yes] {""}
   *[no] { $side ->
        [side-texan] { $count ->
            [one] The Texan leader
           *[other] The Texan leaders
        }
       *[other] { $count ->
            [one] The Mexican leader
           *[other] The Mexican leaders
        }
    }{" "}
  }{ $names } { $means ->
    [fire] fell to the fire of { $by }
    [melee] fell in melee with { $by }
    [hand] fell hand to hand with { $by }
    [overrun] { $count ->
        [one] was
       *[other] were
    } caught alone by { $by }
    [burning] died in a burning room
   *[other] { $count ->
        [one] was
       *[other] were
    } lost
  }{ $at ->
    [nowhere] {""}
   *[other] {" "}{ $at }
  }{ $with ->
    [yes] , with the last unit there
   *[no] {""}
  }
# The deaths of several leaders, each as in `story-death-of`.
story-deaths = { $number ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
    [six] Six
   *[more] { $count }
  } { $side ->
    [side-texan] Texan leaders
   *[other] Mexican leaders
  } fell: { $deaths }
story-death-of = { $names }{ $means ->
    [fire] {" "}to the fire of { $by }
    [melee] {" "}in melee with { $by }
    [hand] {" "}hand to hand with { $by }
    [overrun] , caught alone by { $by }
    [burning] {" "}in a burning room
   *[other] {""}
  }{ $at ->
    [nowhere] {""}
   *[other] {" "}{ $at }
  }{ $with ->
    [yes] , with the last unit there
   *[no] {""}
  }
story-further = { $before }; { $after }
story-deed = { $by } destroyed { $count ->
    [one] 1 { $side ->
        [side-texan] Texan
       *[other] Mexican
    } counter
   *[other] { $count } { $side ->
        [side-texan] Texan
       *[other] Mexican
    } counters
  }.
story-bloodiest = The bloodiest fighting was { $at }, with { $losses }.
story-toll = { $count ->
    [one] 1 { $side ->
        [side-texan] Texan
       *[other] Mexican
    } loss
   *[other] { $count } { $side ->
        [side-texan] Texan
       *[other] Mexican
    } losses
  }
story-score = { $own } to { $other }
story-score-alone = with { $own ->
    [one] 1 point
   *[other] { $own } points
  }
story-gun-taken = { $names } (by { $by })
story-points = { $side ->
    [side-texan] Texan
   *[other] Mexican
  } points: { $parts }.
story-came-ahead = { $side ->
    [side-texan] The Texans
   *[other] The Mexicans
  } { $when ->
    [whole] were ahead from beginning to end
    [last] { $scorers ->
        [one] passed the winning mark
       *[both] came ahead
    } only in the last { $unit ->
        [round] round
       *[turn] turn
    }
   *[since] { $scorers ->
        [one] passed the winning mark
       *[both] took the lead for good
    } in { $unit ->
        [round] round
       *[turn] turn
    } { $turn }
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }{ $known ->
    [no] {""}
   *[yes] : { $gains }
  }.
story-turned = It turned in { $unit ->
    [round] { $several ->
        [no] round
       *[yes] rounds { $from } and
    }
   *[turn] { $several ->
        [no] turn
       *[yes] turns { $from } and
    }
  } { $turn }: the garrison fell from { $before } units to { $after ->
    [0] none
   *[other] { $after }
  }.
story-last-fell = The last of the garrison, { $names }, fell to { $by }.
story-left = Left on the map: { $texan }; { $mexican }.
counter-former-command = Former command stand
counter-collectives = Grenadiers Zapadores Yanks Carolinas Rifles Gunners Volunteers Sappers Settlers Rangers Greys Tejanos Invincibles Patients prisoners Granaderos cazadores
score-turns = { $count ->
    [one] 1 { $more ->
        [yes] more turn
       *[no] turn
    }
   *[other] { $count } { $more ->
        [yes] more turns
       *[no] turns
    }
  } held ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-casualties = { $count ->
    [one] 1 { $more ->
        [yes] more casualty point
       *[no] casualty point
    }
   *[other] { $count } { $more ->
        [yes] more casualty points
       *[no] casualty points
    }
  } of the attackers ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-rules = rules of variants ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-alamo-needed = The turn in which the garrison fell counts as held. { $winner ->
    [side-texan] { $needed } points were needed: with { $less } it would have been a { $degree } Mexican victory
   *[other] With { $needed } points it would have been a { $degree } Texan victory: the Texans were { $short ->
        [one] 1 point
       *[other] { $short } points
    } short
  }.
score-alamo-held-out = A garrison that holds out wins, whatever the points.
score-alamo-withdrawal = The attackers had { $casualties } casualty points; with { $figure } or more they withdraw at the end of turn { $turn }.
spot-hex = { $hex }
spot-level = { $hex } ({ $level })
spot-nowhere = –
spot-place = { $hex } ({ $place })
spot-named = { $place } ({ $hex })
spot-at = at { $hex }
spot-at-place = at “{ $place }”
spot-at-named = at “{ $place }” ({ $hex })
event-garrison-fallen = The garrison has fallen
event-garrison-fallen-late = The garrison fell, but too late
event-withdrawal = The attackers withdraw
event-held-out = The garrison has held out
degree-marginal = marginal
degree-substantial = substantial
degree-decisive = decisive

## Logs

file-log-alone = a log is not a map or a scenario: replay it with `bexar replay`
file-counts-alone = play-test results are not a map or a scenario: overlay them on one with `bexar render --overlay heat:FILE`
file-no-log-scenario = the game was played on the scenario `{ $base }`, which is neither beside the log nor bundled: name one with `--scenario`. Bundled: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean `{ $nearest }`?
  }
log-note = Note: { $text }
log-changed = Changed since: { $what }.
log-changed-map = the map
log-switched-on = the correction `{ $name }` (off then, on now)
log-unknown-player = The log names an unknown { $side } player: `{ $name }`. Did you mean `{ $nearest }`?
log-strange-player = The log names an unknown { $side } player: `{ $name }`.
log-later-version = The log was written by version { $version }, and this is { $own }: newer features are unknown here.
log-strange-version = The log says it was written by version `{ $version }`, which is not a version number; this is { $own }.
log-other-dice = Step { $step } rolled { $rolled }, but the seed of the log gives { $due }: from there on the dice were typed in or come from another seed.
log-switched-off = the correction `{ $name }` (on then, off now)
log-changed-correction = the contents of the correction `{ $name }`
log-variant-on = the variant `{ $name }` (off then, on now)
log-variant-off = the variant `{ $name }` (on then, off now)
log-changed-variant = the contents of the variant `{ $name }`
log-changed-settings = the settings of the variant `{ $name }`
log-changed-counters = the counter mix
log-changed-rulebook = the rulebook
log-changed-set-up = the plot or the set-up of the scenario
playtest-at-no-log = { $what } is not a log: name one, such as `game-0001.log.ron:500`, written by `bexar playtest --out`
playtest-logs = { $logs ->
    [one] 1 log
   *[other] { $logs } logs
  } written to { $out }
playtest-not-a-log = { $file } is not a log and is not overwritten: name another folder. Nothing was played.
replay-no-scenario = { $name } has no counters to play with: name a scenario
replay-no-corrections = the scenario has no corrections, so it has no correction `{ $name }`
replay-no-correction = the scenario has no correction `{ $name }`. It has: { $known }
replay-broken = { $file }: step { $step } cannot have been played: { $reason }
replay-head = { $title } · Texans: { $texan } · Mexicans: { $mexican } · seed { $seed } · bexar { $version }
replay-moment = Game-Turn { $turn }, { $phase }
replay-round = Round { $turn }, { $phase }
replay-set-up = { $phase }
replay-identical = Step { $step } of { $of }: the game is over. The replay matches the log.
replay-stops = Step { $step } of { $of }: the replay matches the log. Position: { $moment }; to decide: { $side }.
replay-stops-at-roll = Step { $step } of { $of }: the replay matches the log. Position: { $moment }; a roll is due.
replay-nobody = no one
replay-diverges = Step { $step } differs: Game-Turn { $turn }, { $phase }.
replay-diverges-at = Step { $step } differs: Game-Turn { $turn }, { $phase }, { $at }.
replay-logged-event = The log: `{ $entry }` → `{ $event }`
replay-logged-nothing = The log: `{ $entry }`
replay-logged-end = The log: `{ $entry }` → nothing more
replay-now = Now: { $reason }
replay-nothing = nothing more happens.
replay-roll-due = { $dice ->
    [one] a roll of one die is due
   *[other] a roll of { $dice } dice is due
  } before the next action.
replay-other-dice = { $dice ->
    [one] a roll of one die is due, which cannot give this sum
   *[other] a roll of { $dice } dice is due, which cannot give this sum
  }.
replay-no-roll-due = no roll is due.
replay-over = the game is over.
## Parameters: figures and switches of the rules
parameter-setup-assault-columns-per-area = Assault columns per entry area
parameter-setup-reserve-may-share = The Reserve may share an entry area with another column
parameter-setup-units-per-hex = Combat units per hex, or per level of a hex, at set-up
parameter-setup-per-layer = Stacking of the garrison at set-up is counted per level
parameter-setup-zone = Set-up zone of the garrison
parameter-setup-assault-entry-turn = Entry turn of the assault columns; with 1 they are set up before the game
parameter-reserve-inside-units-needed = Mexican units inside the walls needed to commit the Reserve
parameter-reserve-min-state = Worst order in which these units count
parameter-reserve-delay-turns = Game-Turns from commitment of the Reserve to its placement; 0 places it at once
parameter-unit-steps = Steps of a combat unit; with 1, a step loss eliminates it
parameter-move-ma-routed = Movement allowance of a routed combat unit
parameter-stack-units-per-layer = Combat units per level of a hex
parameter-stack-check = Time of the stacking check: end of each move or end of the phase
parameter-zoc-radius = Radius of zones of control; 0 for none
parameter-zoc-negators-vs-texan = Other Mexican units in a Texan unit’s zone that negate it; 0 for never
parameter-zoc-negators-vs-mexican = Other Texan units in a Mexican unit’s zone that negate it; 0 for never
parameter-zoc-negator-min = Worst order in which a unit negates a zone
parameter-zoc-leader-stops = Lone leaders are stopped and held by zones of control
parameter-zoc-texan-shift = A Texan may shift within an enemy zone that holds it
parameter-zoc-mexican-shift = A Mexican may shift within an enemy zone that holds it
parameter-wallban-lifted-by-negation = An enemy whose zone is negated no longer guards a wall
parameter-los-units-block = Sight is blocked by a combat unit in between that is as high as the higher of the two ends
parameter-attack-per-phase = Attacks of a combat unit per Combat Phase
parameter-damage-dice = Dice of a Damage Check
parameter-damage-step-loss = Steps lost in a Damage Check
parameter-mod-routed = Modifier to the Damage Checks of routed units
parameter-mod-zoc-counts-routed = Routed Mexican units in a Texan defender’s zone count against it
parameter-disorder-strength-factor = Fraction of its strength a disordered unit keeps; never less than 1
parameter-disorder-rounding = Rounding of that strength
parameter-disorder-hits-to-rout = Disorder results that rout a unit in good order
parameter-retreat-hexes = Retreat of a unit that routs, in hexes
parameter-retreat-extra-hexes = Retreat of a routed unit at each further disorder result, in hexes
parameter-retreat-min-gain-per-step = Minimum number of hexes by which each step of a retreat increases the distance from the enemy that caused it. The retreat as a whole leads away in any case.
parameter-retreat-mexican-zoc-companions = Friendly units in a Texan zone that let a Mexican unit retreat into it
parameter-retreat-far = Retreats as far as possible from other enemies
parameter-advance-hexes = Advance after melee, in hexes
parameter-advance-counter = A unit may advance after a counterattack
parameter-advance-leaders = Leaders may go along with an advance
parameter-battery-tow-hexes-mexican = Mexican towing distance per phase, in hexes
parameter-battery-texan-tow-hexes = Texan towing distance, in hexes
parameter-battery-per-tower = Batteries towed by one unit at a time
parameter-battery-shots-per-unit = Batteries fired by one unit per phase
parameter-battery-silence-distance = Distance at which an enemy silences a battery, in hexes; 0 for never
parameter-battery-silence-by-routed = Batteries are silenced by routed enemies too
parameter-battery-split-targets = A crew and its battery may fire at different targets
parameter-battery-capture-min = Worst order in which a unit captures a battery
parameter-leader-helps-battery = A leader’s rating helps battery fire
parameter-leader-loss-die = Dice of a leader loss check
parameter-leader-captures = A lone leader captures batteries and kills enemy leaders
parameter-bowie-mobile = Bowie moves like any leader
parameter-bowie-dies-on-rout = Bowie dies when the unit with him retreats
parameter-rally-disordered = Rally result of a disordered unit
parameter-rally-routed = Rally result of a routed unit without a leader
parameter-rally-routed-with-leader = Rally result of a routed unit with a leader
parameter-track-step-per-turn = Spaces a piece moves on the Replacement Track each turn
parameter-track-entry-space = Replacement Track space from which a piece may return
parameter-track-mexican-permanent-loss = Mexican losses are permanent
parameter-vp-rounding = Rounding of casualty victory points

figure-map = is on the map
figure-counters = is on the counters
figure-terrain = is in the Terrain Effects Chart of the rulebook, row { $kind }
figure-combat-table = is in the Combat Results Table of the rulebook
figure-withdrawal = is among the withdrawal figures of the rulebook
figure-victory = is among the victory levels of the rulebook
figure-procedure = is part of the procedure; no other value makes sense
figure-scale = describes the scale of the game; it has no effect on play
explain-parameter-words = default { $default }, one of: { $allowed }
unplayable-parameter-kind = the parameter `{ $name }` has a value of the wrong type
unplayable-parameter-word = the parameter `{ $name }` cannot be `{ $value }`: it is one of { $allowed }; the nearest is `{ $nearest }`
## Optional rules

parameter-mod-leaders-per-side = Leaders per side that count in a Damage Check. One is the owner’s choice; of several, those with the highest ratings count.
parameter-range-enabled = Range (optional rule)
parameter-range-free = Range without penalty, in hexes
parameter-range-penalty-per-hex = Fire strength lost per hex beyond
parameter-range-max = Maximum range of fire, in hexes
parameter-range-exempt-batteries = Batteries exempt from range
parameter-range-exempt-states = Home states of Texan units exempt from range, separated by commas
parameter-range-order = Order of range and halving for a disordered unit: `range_first` subtracts the range and halves the rest, `halve_first` halves and then subtracts.
parameter-ferocity-enabled = Ferocious counterattack (optional rule)
parameter-ferocity-die = Dice of the ferocity roll; the sum may not exceed the leader’s rating
parameter-ferocity-bonus-attacks = Attacks of a ferocious counterattack beyond the leader’s rating
parameter-ferocity-texan-phase = Counterattacks may be ferocious in the Texan Combat Phase too
parameter-siege-enabled = Continued Siege Table after a withdrawal (optional rule)
parameter-siege-excess-casualties = Casualties beyond the figure of the turn that add 1 to the siege roll; 0 for never
parameter-siege-never-inside = Modifier to the siege roll when no attacker ever came inside the walls

## What optional rules and the choice of a leader make happen

event-led = { $piece } is chosen as the leader who counts.
    .on = { $piece } lends his rating
    .same = lends his rating
event-ferocity = { $piece } { AGREE($piece, "counterattacks", "counterattack") } ferociously: rolled { $roll } for { $leader }.
    .on = { $piece } { AGREE($piece, "counterattacks", "counterattack") } ferociously (roll { $roll } for { $leader })
    .same = { AGREE($piece, "counterattacks", "counterattack") } ferociously (roll { $roll } for { $leader })
event-no-ferocity = The counterattack of { $piece } { AGREE($piece, "is", "are") } not ferocious: rolled { $roll } for { $leader }.
    .on = the counterattack of { $piece } { AGREE($piece, "is", "are") } not ferocious (roll { $roll } for { $leader })
event-ferocious = { $piece } may make { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
} in succession.
    .on = { $piece } may make { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    } in succession
    .same = may make { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    } in succession
event-unanswered = { $piece } may not answer a ferocious counterattack.
    .on = { $piece } may not answer a ferocious counterattack
    .same = may not answer a ferocious counterattack
event-lapsed = { $attacks ->
    [one] One attack of { $piece } lapses.
   *[other] { $attacks } attacks of { $piece } lapse.
}
    .on = { $attacks ->
        [one] one attack of { $piece } lapses
       *[other] { $attacks } attacks of { $piece } lapse
    }
event-siege = The siege goes on: rolled { $roll }, plus { $modifier }. { $outcome }
    .on = the siege goes on (roll { $roll } +{ $modifier }): { $outcome }
event-siege-nothing = The siege goes on: rolled { $roll }, plus { $modifier }; no line of the table matches.
    .on = the siege goes on (roll { $roll } +{ $modifier }), no line of the table matches
## Cases on sketches

sketch-word = line { $line } of the sketch: `{ $word }` cannot begin a line; expected one of { $known }{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
sketch-form = line { $line } of the sketch: this line is written `{ $form }`
sketch-place = line { $line } of the sketch: `{ $place }` is not a place
sketch-outside = line { $line } of the sketch: there is no `{ $place }` on its { $columns } columns and { $rows } rows
sketch-apart = line { $line } of the sketch: the hexes of `{ $place }` are not adjacent
sketch-layer = line { $line } of the sketch: `{ $place }` has no such layer; add a level with `roof` or `building`
sketch-twice = line { $line } of the sketch: `{ $place }` is listed twice
case-sketch-setup = the set-up of the scenario does not fit a sketch; list the pieces instead
unlogged-fails = where something does not hold
unlogged-position = where the position is set by hand, while a log begins where its scenario does
unlogged-changes = where `{ $field }` changes something, while a log is played with the documents of its scenario
unlogged-nothing = where nothing is done
unlogged-otherwise = where step { $step } goes differently when it is replayed
case-never = no event `{ $event }`
test-coverage = { $rules } of { $all-rules } rules, { $switches } of { $all-switches } switches and { $variants } of { $all-variants } rules of variants have a case
test-coverage-of = { $system }: { $rules } of { $all-rules } rules, { $switches } of { $all-switches } switches
system-alamo = The 1981 game
system-knapp = Remember the Alamo!
system-deguello = Deguello at Dawn

## Breaches in play

parameter-breach-dice = Dice of a battery firing at a hexside
event-breach-tested = { $piece } { AGREE($piece, "fires", "fire") } at the hexside { $side }: rolled { $roll } against strength { $strength }.
    .on = { $piece } { AGREE($piece, "fires", "fire") } at the hexside { $side }: rolls { $roll }, needs { $strength } or less
    .same = { AGREE($piece, "fires", "fire") } at the hexside { $side }: rolls { $roll }, needs { $strength } or less
event-breached = The hexside { $side } is breached.
    .on = the hexside { $side } is breached
event-exposed = { $piece } { AGREE($piece, "is", "are") } at the breach and must make a Damage Check.
    .on = { $piece } { AGREE($piece, "is", "are") } at the breach
    .same = { AGREE($piece, "is", "are") } at the breach
query-breaches = { $count ->
    [one] It can breach one hexside
   *[other] It can breach { $count } hexsides
}, with a chance of { $chance }: { $sides }

## Allowances, and places in documents

thing-allowance = allowance
lint-idle-allowance = { $reason ->
    [error] the allowance for `{ $lint }` ({ $where }) covers an error, but errors cannot be allowed
    [unknown] the allowance names `{ $lint }`, but there is no such lint
    [corrected] the allowance for `{ $lint }` ({ $where }) has no effect while the correction `{ $correction }` is on: it changes the place
   *[nothing] the allowance for `{ $lint }` ({ $where }) has no effect
}
lint-idle-allowance-help = { $reason ->
    [error] fix the error, then remove the allowance
    [unknown] the nearest name is `{ $nearest }`
    [corrected] remove it if the correction is to stay on; without the correction it may be needed
   *[nothing] remove it, or name the place of the problem
}
lint-doubled-allowance = { $reason ->
    [wide] the allowance for `{ $lint }` ({ $where }) adds nothing to the one for the whole document
   *[twice] the allowance for `{ $lint }` ({ $where }) is listed { $times } times
}
lint-doubled-allowance-help = { $reason ->
    [wide] remove one of the two
   *[twice] keep the one with the right reason
}
place-gun-site = gun site { $at }
place-label = label at { $at }
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
table-kinds = hexside type
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
thing-correction = correction
thing-map-fingerprint = fingerprint of the map in the scenario
thing-corrections = corrections of the scenario
thing-items = items of the correction
edit-record = { $thing } { $name }: { $how ->
    [added] added
    [removed] removed
    [once] duplicates removed
   *[changed] changed
}
edit-whole = { $thing }: changed
gui-problems-suggest = Apply suggestion
gui-problems-mend-about = Fix it: there is only one sensible way
gui-problems-suggest-about = Apply one of several possible fixes; undo if you prefer another
gui-problems-page = Explain this problem
gui-problems-notes-about = Notes are worth knowing and need no change
gui-mend-worse = Not fixed: it would leave more problems than before: { $problem }
gui-mend-nothing = None of the listed problems has an automatic fix
gui-page-show-place = Show it on the map
gui-page-no-problem = Nothing of this kind here
gui-page-close = Close page

## bexar fix

fix-done = { $file }: { $done ->
    [0] nothing to fix
    [one] { $done } problem fixed
   *[other] { $done } problems fixed
}, { $left ->
    [0] nothing left
    [one] { $left } problem left for you to decide
   *[other] { $left } problems left for you to decide
}
fix-would = { $file }: { $done ->
    [0] nothing to fix
    [one] 1 problem would be fixed
   *[other] { $done } problems would be fixed
}, { $left ->
    [0] nothing would be left
   *[other] { $left } would be left
}
fix-bundled = { $name } is bundled with the program and is not changed; copy it (`bexar pack`) and fix the copy
## Check: where and how

check-misspelt-lint = `--allow`: there is no lint `{ $name }`; did you mean `{ $nearest }`?
check-unknown-lint = `--allow`: there is no lint `{ $name }`; `bexar explain lints` lists them
## Finding and replacing by meaning

query-unknown-word = unknown word `{ $found }`: did you mean `{ $nearest }`? `bexar explain query` lists all words
query-strange-word = unknown word `{ $found }`. `bexar explain query` lists all words
query-expected = unexpected `{ $found }`: expected { $expected }
query-missing = unexpected end of text: expected { $expected }
query-expected-something = what to find, such as `stone walls touching plaza`
query-expected-condition = a condition, such as `stone_wall` or `touching plaza`
query-expected-place = a place, such as `confines` or `(plaza or 1404)`
query-expected-and = `and` with the place at the other end
query-expected-bracket = `)`
query-expected-end = `and`, `or` or the end
query-expected-number = a whole number
query-expected-setting = what to set, such as `stone_wall` or `protects=both`
query-open-quote = unterminated quotation mark
query-stray-sign = unexpected `{ $sign }`
query-too-deep = brackets and negations are nested too deeply from here
query-of-hexsides = this applies to hexsides, but hexes or spots are meant here
query-two-things = a query looks for one thing: hexes, hexsides or spots
query-not-for-hexsides-hexes = this is set on hexes, and the query finds hexsides; begin it with `hexes`
query-not-for-hexsides-spots = an elevation is set on spots, and the query finds hexsides; begin it with `spots`
query-not-for-hexes-hexsides = this is set on hexsides, and the query finds hexes; begin it with `hexsides`
query-not-for-hexes-spots = an elevation is set on spots, and the query finds hexes; begin it with `spots`
query-not-for-spots = spots have only their elevation to set; for anything else begin the query with `hexes` or `hexsides`
query-unknown-region = the map has no region `{ $region }`: did you mean `{ $nearest }`?
query-no-region = the map has no region `{ $region }`
query-other-region = the region `{ $region }` consists of { $what }, and the query finds something else
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
edit-nothing-set = nothing to change: say with `--set`, `--add-to` or `--remove-from` what to do with the matches
edit-bundled = the map is bundled with the program and cannot be changed in place: name a file of your own with `-o`
edit-corrected = this map has corrections; the search and the changes apply to the map as painted, without them
edit-heading = { $query }: { $found }
edit-kind = { $kind } ({ $count })
edit-kind-layer = { $kind }, { $layer } ({ $count })
edit-changes = { $changes ->
    [0] no change
    [one] 1 change
   *[other] { $changes } changes
 }
edit-newly = New problems:
edit-mended = Problems fixed:
edit-written = written to { $out }
edit-pinned = map fingerprint updated in { $scenario }
edit-as-it-was = { $out } is unchanged
edit-sides = --resize: `{ $text }` is not understood: write the sides with their numbers, as in `left=2,top=-1`; the sides are left, right, top and bottom
edit-rename-kind = --rename: `{ $kind }` is not a kind of thing: use counter, column, room or region
edit-no-counters = this document has no counters: name a counter mix, or a scenario that uses one
edit-bundled-shared = the document is bundled with the program and cannot be changed in place: copy it, name the copy in a scenario of your own, and change the copy
edit-refused = { $file } cannot be changed to match, so nothing is changed: { $why }
edit-follows = { $file }: { $places ->
    [one] 1 place changes
   *[other] { $places } places change
  }
edit-left = { $file } stays as it is: { $why }
edit-written-all = { $files ->
    [one] 1 file written
   *[other] { $files } files written
  }
edit-not-written-all = nothing written: use `--in-place` to write all of these files
dependents-broken = it cannot be read, so it is not known whether it names what is changed; `bexar check` says what is wrong with it
dependents-torn = two scenarios would change it differently
dependents-cases = its steps could not be read afterwards; change it by hand
dependents-log = it is a game as it was played, with the old numbers and names; play it again
dependents-counts = it counts games that were played with the old numbers and names; play them again
dependents-made = it was made from the old version; make it again
dependents-shared = it uses { $files }, which changes, on another map or with other counters: check it
edit-not-written = nothing written: use `-o FILE` or `--in-place` to write it
## Merging maps and recording corrections

file-no-map = this is not a map, a scenario or a correction. Counter mixes, rulebooks and the other documents are not merged or recorded: edit their text
record-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } recorded in { $out }
record-nothing = nothing to record: the two maps are identical. Nothing was written
record-notes = there are more French notes than English ones: every `--note-fr` translates the `--note-en` at the same position. Nothing was written
merge-conflict = { $thing } { $name }, { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-conflict-layer = { $thing } { $name }, { $layer }, { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-conflict-map = { $field }: { $base } in the base, { $ours } in ours, { $theirs } in theirs
merge-value = { $value }
merge-undecided = { $conflicts ->
    [one] 1 conflict
   *[other] { $conflicts } conflicts
  }; nothing was written. Resolve them with `--prefer ours` or `--prefer theirs`, or change one of the sides
merge-decided-ours = { $conflicts ->
    [one] 1 conflict, resolved with ours
   *[other] { $conflicts } conflicts, all resolved with ours
  }
merge-decided-theirs = { $conflicts ->
    [one] 1 conflict, resolved with theirs
   *[other] { $conflicts } conflicts, all resolved with theirs
  }
merge-done = { $changes ->
    [one] 1 change
   *[other] { $changes } changes
  } to the base; written to { $out }
merge-nothing = nothing
merge-there = there
merge-added = new
merge-changed = changed
merge-doubled = listed more than once
merge-roof = a roof
merge-roof-none = no roof
merge-protects-nobody = neither side
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
merge-field-turned = rotation
merge-field-size = size
merge-field-columns = number of columns
merge-field-rows = number of rows
merge-field-notes = number of remarks
thing-spot = spot
thing-map = map

## Recording a correction in the editor

gui-record-ask = Record correction…
gui-record-hint = Save your changes as a correction with its source
gui-record = Record a correction
gui-record-title = Title
gui-record-source = Source
gui-record-page = Page
gui-record-about = Everything painted since the map was opened. Changes without an origin of their own get this source.
gui-record-enter = Record
gui-record-path = Save the correction
gui-record-nothing = No changes to record
gui-recorded = Recorded in { $file }
gui-recorded-on = Recorded in { $file } and added to the scenario, switched on. The map looks the same: what you painted now comes from the correction, and the map under it is back to the state in which it was opened.
gui-recorded-off = Recorded in { $file } and added to the scenario, switched off: what you painted stays in the map itself.
gui-record-listed = { $file } is a correction this scenario lists already. Record under another name.
gui-correction-filter = Corrections
gui-correction-add = Add a correction
gui-correction-add-ask = Add correction…
gui-correction-add-about = Add a correction in a file (.correction.ron) to the scenario, switched on
gui-correction-path-hint = /home/…/gate.correction.ron
gui-correction-remove = Remove from the list; the file stays
gui-correction-added = Correction “{ $title }” added and switched on
gui-correction-gone = this correction is no longer in the list
gui-correction-no-scenario = Only a scenario lists corrections, and this is only a map: open a scenario, or place a counter on the map to turn it into one.
gui-correction-twice = The correction “{ $title }” is already in the list.
gui-correction-unread = { $file } is not a correction: line { $line }: { $why }
gui-correction-missing = { $file }: { $why }
gui-correction-misfit = The correction “{ $title }” does not fit this map and was not added: { $why }
gui-stroke-correction-add = add correction “{ $title }”
gui-stroke-correction-remove = remove correction “{ $title }”
gui-stroke-correction-record = record correction “{ $title }”
## Scenarios, corrections, cases, playability

lint-unfilled-gun-site = { $all ->
    [one] no battery is left for the gun site { $at }: the mix has { $batteries ->
        [0] none
        [one] one
       *[other] { $batteries }
    } ({ $rule })
   *[other] no battery is left for { $all } gun sites: { $at }{ lint-and-more } ({ $rule })
}
lint-unfilled-gun-site-help = add a battery to the counter mix, remove the site from the map, or make it optional
lint-homeless-counter = { $reason ->
    [gun-site] no gun site is left for { $pieces ->
        [one] the only battery
       *[other] { $all } of { $pieces } batteries
    }: { $at }{ lint-and-more }
    [fixed-leader] { $at } cannot be set up: its fixed hex is not within the confines
   *[garrison] no spot is left for { $pieces ->
        [one] the only counter
       *[other] { $all } of { $pieces } counters
    } of the garrison: { $at }{ lint-and-more }
} ({ $rule })
lint-homeless-counter-help = { $reason ->
    [gun-site] paint a gun site, or remove batteries from the counter mix
    [fixed-leader] change `setup.bowie_hex` in the rulebook, or widen the confines
   *[garrison] widen the confines, or remove counters from the mix
}
lint-column-never-entering = the column `{ $column }` never enters: { $reason ->
    [no-spot] entry area { $area } has no spot to enter by
    [too-late] it could enter on Game-Turn { $turn }, but the game ends with Game-Turn { $last }
   *[too-few] it waits for { $needed } units inside the walls, but the assault columns have only { $units }
} ({ $rule })
lint-column-never-entering-help = { $reason ->
    [no-spot] give the area a hex with ground, or plot the column for another area
    [too-late] make the game longer, or let the column enter sooner
   *[too-few] lower `reserve.inside_units_needed`, or strengthen the assault columns
}
lint-clashing-corrections = { $reason ->
    [twice] the scenario names the correction `{ $correction }` twice
   *[clash] the corrections `{ $other }` and `{ $correction }` contradict each other ({ $where }): the second expects “{ $expected }”, but the first has put “{ $found }” there
}
lint-clashing-corrections-help = { $reason ->
    [twice] remove one of the two lines from the scenario
   *[clash] switch one of them off, or change `was` of the second to what the first has put there
}
lint-doubled-item = item { $second } of the correction `{ $correction }` repeats item { $first } ({ $where })
lint-doubled-item-help = write the intended place, or remove the item
lint-clashing-items = item { $second } of the correction `{ $correction }` contradicts item { $first } ({ $where }): the first leaves “{ $left }”, but the second expects “{ $expected }”
lint-clashing-items-help = remove one of the two, or write the intended place
lint-misplaced-item = item { $item } of the correction `{ $correction }` { $reason ->
    [torn] expects one place and changes another
    [off] names { $low }, which is not on the map of { $high } hexes
   *[apart] names a hexside between { $low } and { $high }, which are not adjacent
} ({ $where })
lint-misplaced-item-help = { $reason ->
    [torn] write the same hex, hexside or name in `was` and in `becomes`
    [off] write the intended hexes
   *[apart] write two adjacent hexes: these are { $distance } apart
}
lint-idle-item = item { $item } of the correction `{ $correction }` { $reason ->
    [returns] undoes item { $first }
    [origin] changes nothing but the source
   *[same] changes nothing
} ({ $where })
lint-idle-item-help = { $reason ->
    [returns] remove both items, or correct one of them
   *[same] in `becomes`, write what the publication asks for, or remove the item
}
lint-raised-wooden-wall = item { $item } of the correction `{ $correction }` turns a wooden wall into an outer wall: it would need ladders (V10.b) ({ $where })
lint-raised-wooden-wall-help = write `high_palisade`: it is as hard to cross, but needs no ladders
lint-uncited-correction = the correction `{ $correction }` does not state its source
lint-uncited-correction-help = write `Cited` with the publication, `Reconstructed` with your reason, or `Original` for an invention of your own
lint-unknown-citation = { $known ->
    [nothing] `Cited` is empty here: it cites nothing
   *[other] { $times ->
        [1] `{ $rule }` is cited here, but the rules have no such number or chapter
       *[other] `{ $rule }` is cited in { $times } places, including here, but the rules have no such number or chapter
    }
}
lint-unknown-citation-help = { $known ->
    [nothing] write the number of the text that states it, `Reconstructed` and your reason, or `Original` for your own invention
    [yes] the nearest is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them; what no text states is `Reconstructed`, or `Original` if you invented it
}
lint-stale-correction = the correction `{ $correction }` is off and could not be switched on ({ $where }): it expects “{ $expected }”, but the map has “{ $found }”
lint-stale-correction-help = correct its `was` to match the map, or remove it from the scenario
lint-doubled-case = { $times } cases are called `{ $case }`
lint-doubled-case-help = give each a unique name
lint-hollow-case = { $steps ->
    [0] the case `{ $case }` has no steps
   *[other] the case `{ $case }` expects nothing
}
lint-hollow-case-help = say what must hold: events, a refusal, or `then`
lint-hidden-character-in-case = the text `{ $field }` contains the character { $sign }, which cannot be shown
lint-hidden-character-in-case-help = delete the character; messages show � in its place
lint-unknown-rule = { $step ->
    [0] the case `{ $case }` covers `{ $rule }`, but no rule has this number
   *[other] step { $step } of the case `{ $case }` cites `{ $rule }`, but no rule has this number
}
lint-unknown-rule-help = { $known ->
    [yes] the nearest number is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them
}
lint-unknown-case-citation = the file or the case cites `{ $rule }`, but the rules have no such number or chapter
lint-unknown-case-citation-help = { $known ->
    [yes] the nearest is `{ $nearest }`; `bexar explain rules` lists them
   *[other] `bexar explain rules` lists them; a case of your own is `Original`
}
lint-impossible-case = { $step ->
    [0] the case `{ $case }` is impossible: { $text }: { $found }
   *[other] step { $step } of the case `{ $case }` is impossible: { $text }: { $found }
}
lint-impossible-case-help = correct the text or the name; `bexar explain cases` says how cases are written
lint-unreachable-inside = no attacker can ever reach { $first } or { $spots ->
    [one] the spot beside it
   *[other] the { $spots } spots connected to it
}: closed off at { $at }{ lint-and-more }
lint-unreachable-inside-help = paint one of these hexsides as a wall or a doorway, or remove the hexes from the regions
lint-blind-gun = a battery on the gun site { $spot } does not see any spot to fire at ({ $rule })
lint-blind-gun-help = open a line of sight for it, or move the site
lint-single-door = the doorway { $door } is the only way into { $spots } spots: { $at }{ lint-and-more }
lint-single-door-help = no action needed; a second doorway would open the building
lint-dead-end = { $all ->
    [one] a Texan unit can never retreat from { $at }: there is no path of { $hexes } hexes ({ $rule })
   *[other] a Texan unit can never retreat from { $all } spots: { $at }{ lint-and-more }; there is no path of { $hexes } hexes ({ $rule })
}
lint-dead-end-help = no action needed; a way out would save a unit that routs there
lint-idle-entry-area = nothing can be attacked from entry area { $area } on the first turn
lint-idle-entry-area-help = no action needed; a nearer area or a line of sight would bring the column into battle at once
## What the lints find in counter mixes and rulebooks

table-parameters = parameter
lint-doubled-name = { $reason ->
    [numbered] `{ $counter }` is also one of the several counters `{ $other }`
    [column] the column `{ $column }` is listed { $times } times
   *[counter] `{ $counter }` is the name of { $times } counters
 }
lint-doubled-name-help = give each a unique name, or delete the extra one
lint-overfull-mix = { $what ->
    [columns] the mix has { $count } columns, but the limit is { $limit }
   *[counters] the mix has { $count } counters, but the limit is { $limit }
 }
lint-overfull-mix-help = { $what ->
    [columns] remove columns
   *[counters] correct the quantity that is too high, or remove counters
 }
lint-empty-quantity = the quantity of `{ $counter }` is { $quantity }: there is no such counter
lint-empty-quantity-help = write how many there are, or delete the line
lint-stronger-reduced-side = `{ $counter }` is stronger reduced ({ $reduced }) than at full strength ({ $full })
lint-stronger-reduced-side-help = put the full values in `full` and those after a step loss in `reduced`
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
    [none] write its column; every attacker has one
    [near] write `{ $nearest }`, or add the column to `columns`
   *[unknown] correct the column, or add it to `columns`
 }
lint-stray-column = `{ $counter }` defends, but belongs to the column `{ $column }` of the attackers
lint-stray-column-help = remove the column, or correct the side
lint-empty-column = no combat unit belongs to the column `{ $column }`
lint-empty-column-help = give it units, or delete it here and in the plot
lint-overfull-column = the column `{ $column }` has { $count } combat units, but an entry area has room for { $room }
lint-overfull-column-help = move units to another column, or enlarge the entry areas
lint-miscounted-garrison = the counters of the garrison add up to { $men } men, but { $stated } are stated
lint-miscounted-garrison-help = correct the wrong counter, or the number of men; without `garrison`, the mix states no total
lint-leader-without-replacement = `{ $counter }` has no replacement: once this leader falls, the loss is final (13.7)
lint-leader-without-replacement-help = write the name and the rating on the back of the counter
lint-stray-replacement = `{ $counter }` has a replacement, but a fallen leader of the garrison is not replaced (13.7)
lint-stray-replacement-help = remove the replacement, or correct the side
lint-doubled-leader = { $reason ->
    [himself] `{ $counter }` has itself as its replacement ({ $name })
    [counter] { $name } replaces `{ $counter }` and has a counter of his own, `{ $other }`
   *[back] { $name } replaces both `{ $other }` and `{ $counter }`
}
lint-doubled-leader-help = write who is on the back of the counter
lint-mistaken-leader = `{ $counter }` is called { $name }, but the rules know the leader who never moves by the id `{ $wanted }`
lint-mistaken-leader-help = change the id to `{ $wanted }`
lint-track-beyond-game = { $reason ->
    [at-once] pieces on space { $space } (`{ $what }`) come back at once: they enter from space { $entry }
   *[never] pieces on space { $space } (`{ $what }`) never come back: the game has { $turns } turns, and they move { $step } a turn
}
lint-track-beyond-game-help = write the intended space; the published ones are 2 and 3
lint-terrain-beyond-range = { $reason ->
    [height] `{ $row }` has height { $figure } in the terrain chart, but a high wall has { $highest }
   *[cost] `{ $row }` costs { $figure } points in the terrain chart, but a unit has { $points }: no unit can ever cross it
}
lint-terrain-beyond-range-help = { $reason ->
    [height] write 0, 1 or 2
   *[cost] correct the cost, or write `None`
}
lint-misquoted-terrain = the line `{ $row }` of the terrain chart cites { $rule } and contradicts it: { $field ->
    [cost] its cost is { $stated }, and the rule says { $said }
    [height] its height is { $stated }, and the rule says { $said }
    [battery] { $said ->
        [true] the rule lets a battery be towed across it
       *[false] the rule forbids towing a battery across it
      }
    [zoc] { $said ->
        [true] the rule says that zones of control extend across it
       *[false] the rule says that zones of control do not extend across it
      }
    [melee] { $said ->
        [true] the rule allows melee across it
       *[false] the rule forbids melee across it
      }
   *[row] the rule says that it protects a defender, but its combat row is that of a clear hexside
  }
lint-misquoted-terrain-help = { $field ->
    [row] name the combat row of its own, or say where the line comes from instead of the rule, such as `by: Original`
   *[other] write `{ $field }: { $said }`, or say where the line comes from instead of the rule, such as `by: Original`
  }
lint-rating-beyond-die = the rating { $rating } of { $who ->
    [leader] `{ $counter }`
   *[replacement] the replacement of `{ $counter }`
  } is never exceeded: the die gives { $most } at most
lint-rating-beyond-die-help = write a rating below { $most }
lint-battery-beyond-dice = the strength { $strength } of `{ $counter }` is out of reach of the dice, which give { $least } to { $most }: { $chance ->
    [never] it never opens a breach
   *[always] its fire at a hexside never fails
  }
lint-battery-beyond-dice-help = write a strength from { $least } to { $most }
lint-nameless-counter = { $what ->
    [column] the column `{ $column }` has no name
   *[counter] `{ $counter }` has no name
 }
lint-nameless-counter-help = add its name; a name in one language is enough
lint-missing-combat-table = the combat table is missing: `{ $list }` is empty
lint-missing-combat-table-help = add the table, or copy it from a bundled rulebook
lint-missing-table-line = { $table } `{ $row }`: this line is missing
lint-missing-table-line-help = add it: each hexside type and each roll of the die has a line
lint-doubled-rulebook-line = { $table } `{ $row }` is listed { $times } times
lint-doubled-rulebook-line-help = delete the extra line, or give it its correct name or number
lint-table-gap = { $table } `{ $row }`: no line for { $at }{ lint-and-more }
lint-table-gap-help = widen an adjacent line, or add the missing one
lint-table-overlap = { $table } `{ $row }`: { $at }{ lint-and-more } { $all ->
    [one] is
   *[other] are
} covered more than once
lint-table-overlap-help = narrow one of the ranges
lint-backward-range = { $table } `{ $row }`: the range `{ $range }` is empty
lint-backward-range-help = write the smaller number first
lint-uneven-combat-table = { $table } `{ $row }` has { $count } columns, but the table has { $width }
lint-uneven-combat-table-help = add or delete a column; `-` stands for an empty one
lint-unordered-columns = { $table } `{ $row }`: `{ $right }` is to the right of `{ $left }`
lint-unordered-columns-help = put the strengths in order, with the weakest on the left
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
lint-hit-beyond-dice-help = write a number that leaves the outcome to the dice
lint-unused-column = no strength of any row uses { $all ->
    [one] column { $at }
   *[other] columns { $at }{ lint-and-more }
} of the combat table
lint-unused-column-help = put a strength in it, or delete the column from all rows and die rolls
lint-idle-withdrawal-figure = withdrawal is checked on Game-Turns 1 to { $last }: { $all ->
    [one] the figure for Game-Turn { $at } has no effect
   *[other] the figures for Game-Turns { $at }{ lint-and-more } have no effect
}
lint-idle-withdrawal-figure-help = correct the turn, delete the line, or change `withdrawal.last_turn`
lint-falling-withdrawal = { $reason ->
    [none] on Game-Turn { $row } the attackers withdraw without any loss: the figure is 0
    [great] the figure { $casualties } of Game-Turn { $row } is above that of Game-Turn { $other } ({ $before })
   *[small] the figure { $casualties } of Game-Turn { $row } is below that of Game-Turn { $other } ({ $before })
 }
lint-falling-withdrawal-help = correct it: casualties add up from turn to turn, and so must the figures
lint-broken-victory-schedule = { $reason ->
    [empty] the victory schedule is empty
    [start] the victory schedule begins at { $row } points: below that it names no winner
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
    [figure] `{ $parameter }` is not a parameter: the figure { $home }
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
    [text] it takes text
   *[figure] it takes a number or a switch
  }
lint-misfit-parameter-help = { $known ->
    [yes] write `{ $nearest }`, or delete the line to use the usual value
   *[no] write a value of the right type, or delete the line to use the usual value
 }
lint-parameter-out-of-range = `{ $parameter }` is { $value }: { $reason ->
    [flag] it is a switch, `true` or `false`
   *[range] it takes a number from { $least } to { $most }
  }
lint-parameter-out-of-range-help = correct it, or delete the line to use the usual value
lint-unknown-list-word = `{ $word }` in the parameter `{ $parameter }` names nothing
lint-unknown-list-word-help = { $known ->
    [yes] write `{ $nearest }`, or remove the word
   *[no] correct the word, or remove it
 }
lint-optional-rule-off = `{ $parameter }` is off, so { $at }{ lint-and-more } { $all ->
    [one] has
   *[other] have
} no effect
lint-optional-rule-off-help = switch the rule on if it is to be used
lint-siege-without-table = `{ $parameter }` is on, but the rulebook has no siege table
lint-siege-without-table-help = add the table `siege`, or switch the rule off
lint-contradicting-parameters = `{ $smaller }` is { $low } and exceeds `{ $greater }`, which is { $high }
lint-contradicting-parameters-help = correct one of the two
## Hexes, rooms, regions and ways

edit-scan = background scan: { $was } → { $becomes }
lint-misplaced-gunslit = the gunslit `{ $at }` is not in the wall of a building
lint-misplaced-gunslit-help = paint the hex behind it as floor, move the gunslit to a building, or clear the hexside
lint-ramp-without-platform = the gun ramp `{ $at }` does not lead up to a platform
lint-ramp-without-platform-help = paint the hex it leads to as a platform, put it on the upper layer, or clear the hexside
lint-hexside-without-level = the hexside `{ $at }` has no { $layer }, but something is painted on it
lint-hexside-without-level-help = give a hex beside it the intended level, paint the other layer, or clear this one
lint-unsheltered-wall = { $kind } `{ $side }` protects neither side, but { $at } lies behind it
lint-unsheltered-wall-help = name the hex behind it in `protects`, or allow it with a reason
lint-wrong-sided-wall = { $kind } `{ $at }` protects `{ $outer }`, which is outside
lint-wrong-sided-wall-help = write `{ $inner }` or `both`
lint-idle-protection = { $kind } `{ $side }` protects { $at }, but no unit can shelter there
lint-idle-protection-help = write the hex it shelters, or `none`
lint-bare-level-change = the drop from `{ $high }` over `{ $at }` has no wall and no ramp
lint-bare-level-change-help = paint a wall or a gun ramp on the upper layer of the hexside
lint-roomless-interior = the indoor spot `{ $spot }` belongs to no room
lint-roomless-interior-help = add it to a room, or make it a room
lint-levelless-hex = the hex `{ $hex }` has no level to stand on
lint-levelless-hex-help = delete its empty `levels`, or write the intended level
lint-doubled-level = the hex has the level `{ $spot }` { $times } times
lint-doubled-level-help = keep the intended one
lint-wrong-elevation = the hex `{ $hex }` has a level at an elevation it cannot have: { $at }
lint-wrong-elevation-help = ground is at 1 or 2, an interior at 1, an upper floor, a roof or a platform at 2
lint-ground-in-building = the hex `{ $hex }` has open ground as well as { $at }
lint-ground-in-building-help = remove the ground, or the other level
lint-flat-platform = the platform hex `{ $hex }` has no level 2
lint-flat-platform-help = give it `roof(2)`, or paint it as other ground
lint-distant-entry-area = hexes of entry area `{ $area }` are not on the edge of the map: { $at }{ lint-and-more }
lint-distant-entry-area-help = move them to the edge of the map
lint-groundless-entry-hex = the hex `{ $hex }` of entry area `{ $area }` has no open ground
lint-groundless-entry-hex-help = replace it with another hex, or paint it as open ground
lint-empty-room = the room `{ $room }` has no spot
lint-empty-room-help = add its spots, or delete it
lint-empty-region = the region `{ $region }` is empty
lint-empty-region-help = paint its hexes, or delete it
lint-unknown-building = the room `{ $room }` names the building `{ $building }`, but there is no such region
lint-unknown-building-help = { $known ->
    [yes] the nearest name is `{ $nearest }`
   *[no] paint a region of this name, or leave `building` out
}
lint-room-beyond-building = spots of the room `{ $room }` are outside its building `{ $building }`: { $at }{ lint-and-more }
lint-room-beyond-building-help = add them to the region `{ $building }`, or remove them from the room
lint-doubled-member = `{ $name }` ({ $list }) lists twice: { $at }{ lint-and-more }
lint-doubled-member-help = replace the second entry with the intended one, or remove it
lint-shared-room-spot = the spot `{ $spot }` is in several rooms: { $at }{ lint-and-more }
lint-shared-room-spot-help = remove it from all but one
lint-misspelt-region = the region `{ $region }` probably means `{ $wanted }`, which the rules need
lint-misspelt-region-help = rename it to `{ $wanted }`
lint-missing-region = the region `{ $region }`, which the rules need, is missing
lint-missing-region-help = paint the region `{ $region }`
lint-unnamed-thing = { $missing ->
    [english] the English text is missing
    [french] the French text is missing
   *[both] the texts are missing
}
lint-unnamed-thing-help = add them; if both languages use the same words, write them twice
lint-hidden-character = the text `{ $field }` contains the character { $sign }, which cannot be shown
lint-hidden-character-help = delete the character; printed sheets, modules and messages show � in its place
lint-unprinted-character = no typeface of the program has the character { $sign } ({ $code }) of `{ $field }`
lint-unprinted-character-help = use another letter, or another spelling; pictures and sheets show an empty box in its place
lint-overlong-name = `{ $field }` has { $letters } letters; { $most } can be printed
lint-overlong-name-help = shorten it; `notes` have room for everything else
lint-missing-scan = the background scan `{ $file }` was not found
lint-missing-scan-help = put the file beside the map, correct its name, or remove the scan
lint-unreadable-scan = the background scan `{ $file }` cannot be shown: { $why }
lint-unreadable-scan-help = save it as PNG, JPEG, WebP or TIFF, name the right file, or remove the scan
lint-wrong-grid-size = { $reason ->
    [empty] a grid of { $columns } columns and { $rows } rows has no hex
    [huge] a grid of { $columns } columns and { $rows } rows is too large: the limit is { $most } of each
   *[small] the map lists many hexes beyond its grid of { $columns } columns and { $rows } rows: { $at }{ lint-and-more }
}
lint-wrong-grid-size-help = { $reason ->
    [small] make the grid as large as the map, or remove what lies beyond it
   *[other] write from 1 to { $most } columns and rows
}
lint-shifted-numbering = the numbers of the map do not match its grid of { $columns } columns and { $rows } rows; with { $by-columns } added to the columns and { $by-rows } to the rows they would{ $off ->
    [0] {""}
   *[other] ; now off the grid: { $off }
}{ $torn ->
    [0] {""}
   *[other] ; hexsides between hexes that are not adjacent: { $torn }
}{ $inland ->
    [0] {""}
   *[other] ; entry hexes away from the edge: { $inland }
}{ $homeless ->
    [0] {""}
   *[other] ; lines of the set-up without a spot: { $homeless }
}
lint-shifted-numbering-help = shift all numbers of the map accordingly, or change the size of the grid
lint-unreachable-roof = no unit can get onto { $at }{ lint-and-more }
lint-unreachable-roof-help = paint a gun ramp or a wall that can be climbed on one of the sides
lint-isolated-spot = `{ $spot }` is isolated: no crossing leads to it
lint-isolated-spot-help = open one of its hexsides, or allow it with a reason
lint-unservable-gun-site = { $reason ->
    [beyond] no crew can serve the gun site `{ $spot }`: it lies outside the confines
    [stranded] a battery on the gun site `{ $spot }` can never come down: no gun ramp leads from { $at }{ lint-and-more }
   *[cut-off] no crew can serve the gun site `{ $spot }`: no crossing leads to it
}
lint-unservable-gun-site-help = { $reason ->
    [stranded] paint a gun ramp on the upper layer of a hexside below, or allow it with a reason
    [beyond] move it inside, or add its hex to the region `confines`
   *[cut-off] open one of its hexsides, or move it
}
lint-ramp-without-gun = the gun ramp `{ $side }` leads down from { $at }{ lint-and-more }, where no gun stands
lint-ramp-without-gun-help = paint a wall on the hexside instead, put a gun site at the top, or allow it with a reason
lint-impossible-tow = { $reason ->
    [hexside] the hexside `{ $at }` cites { $rule }, but no battery can be towed across what is painted on it
    [site] the gun site `{ $at }` cites { $rule }, but no battery can be towed away from it
    [from-site] `{ $at }` cites { $rule }, but no battery can be towed there from the gun site `{ $site }`
   *[no-site] `{ $at }` cites { $rule }, but beside it there is no gun site from which a battery could be towed
  }
lint-impossible-tow-help = { $reason ->
    [no-site] put a gun site beside it, or correct the citation
   *[other] clear the hexside or paint a gun ramp on it, or correct the citation
  }
lint-cut-off-entry-area = entry area `{ $area }` is cut off: no path leads to the walls
lint-cut-off-entry-area-help = open a path, or move the area

## Ground that does not fit

lint-unpainted-confines = the hex `{ $hex }` of the confines is still open country, although the rest of them is painted
lint-unpainted-confines-help = paint it, or remove it from the region `confines`
lint-unfloored-interior = the hex `{ $hex }` has an interior, but its ground is { $ground }
lint-unfloored-interior-help = paint it as floor, or remove its levels if it is not a building

# The pages at the right.
gui-side-inspector = Inspector

# The tools that choose, build, name, stamp and measure.
gui-tool-choose-hexes = Select area
gui-tool-choose-hexes-about = Select hexes to copy, cut or delete: drag; Shift adds, Ctrl subtracts
gui-tool-fill = Fill
gui-tool-fill-about = Fill ground up to the next wall or other ground: click a hex
gui-tool-building = Buildings
gui-tool-building-about = Build houses and platforms with their walls: click or drag over hexes
gui-tool-room = Rooms
gui-tool-room-about = Paint rooms with the walls between them: click or drag over indoor hexes
gui-tool-opening = Doors and gunslits
gui-tool-opening-about = Place doorways, gunslits and gun ramps: click a hexside
gui-tool-wall = Wall
gui-tool-wall-about = Draw a wall from one hex to another: drag; the wall runs on one side of the path
gui-tool-region = Regions
gui-tool-region-about = Paint the regions rules refer to: click or drag over hexes
gui-tool-label = Labels
gui-tool-label-about = Place labels on the map: type a name, then click a hex
gui-tool-stamp = Stamp
gui-tool-stamp-about = Stamp the copied hexes: click a hex
gui-tool-measure = Measure
gui-tool-measure-about = Measure distance in hexes: drag from hex to hex
gui-selection-rectangle = Rectangle
gui-selection-rectangle-about = All hexes between two corners
gui-selection-lasso = Lasso
gui-selection-lasso-about = All hexes within a freehand outline
gui-selection-same = Wand
gui-selection-same-about = Magic wand: all connected hexes painted alike; click one
gui-selection-hint = Drag over the map. Shift adds, Ctrl subtracts, Esc deselects.
gui-chosen = { $count ->
    [0] No hexes selected
    [one] { $count } hex selected
   *[other] { $count } hexes selected
  }
gui-copy = Copy
gui-copy-about = Copy the selected hexes with everything on them, for the stamp and for other windows
gui-cut = Cut
gui-cut-about = Copy the selected hexes and turn them into open country
gui-clear-area = Clear
gui-clear-area-about = Turn the selected hexes into open country
gui-wall-around = Wall around
gui-wall-around-about = Draw the current wall type around the selected hexes
gui-choose-all = Select all
gui-choose-all-about = Select every hex of the map
gui-paste = Paste
gui-paste-about = Pick up the copied hexes as a stamp
gui-turn = Rotate right
gui-turn-about = Rotate the stamp by 60°, clockwise
gui-turn-back = Rotate left
gui-turn-back-about = Rotate the stamp by 60°, counter-clockwise
gui-mirror = Flip
gui-mirror-about = Flip the stamp left to right
gui-reach = BRUSH SIZE
gui-reach-about = How many hexes the brush covers
gui-tools-building = BUILD
gui-building-roofed = house with a roof
gui-building-roofed-about = A room on level 1 and a roof to stand on, on level 2 (7.1)
gui-building-open = house without a roof
gui-building-open-about = A room on level 1 without a roof, as in the church
gui-building-platform = platform
gui-building-platform-about = A platform: level 2 with nothing under it (7.2)
gui-building-storeyed = house with an upper floor
gui-building-storeyed-about = A room, an upper floor and a roof: only the third game uses the upper floor
gui-building-none = demolish (eraser)
gui-building-none-about = Turn buildings back into open ground and remove their walls
gui-building-about = Walls are added and removed with the building. Doorways and gunslits to the outside stay.
gui-tools-opening = OPENING
gui-opening-doorway-about = A doorway
gui-opening-gunslit-about = A gunslit: fire goes through, units do not
gui-opening-ramp-about = A gun ramp up to a platform
gui-tools-hand = SIDE OF THE PATH
gui-hand-left = left
gui-hand-right = right
gui-hand-about = The side of the path on which the wall runs
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
gui-room-none-about = Remove hexes from their room
gui-room-about = Type a name and paint hexes of a building. Walls are added between rooms and removed within one.
gui-room-outdoors = { $hex } is outdoors: build a house there first (U).
gui-room-unnamed = Name the new room first, or pick a room from the list.
gui-tools-region = REGION
gui-region-new = NEW REGION
gui-region-name = Name of the region
gui-region-pick = Paint { $name } (`{ $id }`)
gui-region-erase = Remove from this region
gui-region-erases = Removing from this region
gui-region-about = Rules refer to regions by id: the area inside the walls (2.2), the confines that Texans never leave (2.3), and your own for house rules.
gui-region-holds = PAINTS
gui-region-hexes = Hexes
gui-region-spots = One level
gui-region-hexsides = Hexsides
gui-region-holds-about = What the brush adds to the region: hexes with all their levels, only the level shown (F2 to F4), or hexsides
gui-region-holds-other = This region holds something else
gui-region-no-spot = { $hex } has no such level: { $level }
gui-region-against = REGIONS AND WALLS DISAGREE
gui-region-against-more = { $count ->
    [one] … and 1 more under Problems
   *[other] … and { $count } more under Problems
  }
gui-region-unnamed = Name the new region first, or pick a region from the list.
gui-tools-label = LABEL
gui-label-name = Label
gui-label-size = Size
gui-label-percent = { $size }%
gui-label-turned = Rotation
gui-label-degrees = { $turned }°
gui-label-change = Change
gui-label-delete = Delete
gui-label-about = Type a label and click the hex at its centre. Click a label on the map to edit it.
gui-label-held = A label is selected: change or delete it. Esc deselects.
gui-label-unnamed = Type the label first.
gui-stamp-holds = { $count ->
    [one] { $count } hex in the stamp. Click to place it.
   *[other] { $count } hexes in the stamp. Click to place them.
  }
gui-stamp-empty = Nothing copied yet: select hexes (A) and copy them (Ctrl+C).
gui-stamps-title = LIBRARY
gui-stamps-keep-title = KEEP THIS STAMP
gui-stamps-keep-enter = Keep
gui-stamps-keep-about = Keep the stamp in the library under a name
gui-stamps-rename-title = RENAME THE STAMP
gui-stamps-rename-enter = Rename
gui-stamps-rename = Rename the stamp
gui-stamps-remove = Delete the stamp from the library
gui-stamps-next = Use the next stamp in the library
gui-stamps-previous = Use the previous stamp in the library
gui-stamps-use = Use this stamp. Next stamp
gui-stamps-name = Name
gui-stamps-none-yet = No stamps yet. Copy hexes, give them a name and keep them for this map and others.
gui-stamps-none = No stamp in the library is selected.
gui-stamps-unnamed = Type a name for the stamp first.
gui-stamps-nowhere = There is no folder for the library of stamps on this system.
gui-stamps-kept = Stamp “{ $name }” kept
gui-stamps-renamed = Stamp renamed “{ $name }”
gui-stamps-removed = Stamp “{ $name }” deleted. It is still selected, so you can keep it again.
stamp-broken = Not a stamp: line { $line }: { $why }
stamp-too-large = The stamp extends beyond the highest possible hex number.
gui-stamp-same = The stamp changes nothing here.
gui-copied = { $count ->
    [one] { $count } hex copied
   *[other] { $count } hexes copied
  }
gui-nothing-chosen = Select hexes first (A).
gui-measure-hint = Drag from hex to hex. Esc clears the line.
gui-measured = { $count ->
    [one] { $from } to { $to }: { $count } hex
   *[other] { $from } to { $to }: { $count } hexes
  }
gui-filled = { $count ->
    [0] Nothing to fill: already painted
    [one] { $count } hex filled
   *[other] { $count } hexes filled
  }
gui-wall-nothing = No wall drawn: drag from one hex to another.
gui-pick-nothing = Point at a hex or hexside first to pick up its type.
gui-stroke-fill = fill with { $kind }
gui-stroke-build = build
gui-stroke-tear-down = demolish
gui-stroke-room = paint room { $name }
gui-stroke-room-erase = remove from rooms
gui-stroke-region = paint region { $name }
gui-stroke-region-erase = remove from region { $name }
gui-stroke-label = label { $name }
gui-stroke-cut = clear hexes
gui-stroke-stamp = stamp

# Commands by name.
gui-palette = Find anything
gui-palette-hint = A command, wall, room, counter, page, or a hex number
gui-found-hex = HEX
gui-found-go-to-hex = Go to hex { $hex }
gui-found-command = COMMANDS
gui-found-paint = WALLS AND GROUND
gui-found-page = PANELS
gui-found-place = PLACES
gui-found-room = ROOMS
gui-found-region = REGIONS
gui-found-entry-area = ENTRY AREAS
gui-found-entry-area-number = Entry area { $number }
gui-found-counter = COUNTERS
gui-found-manual = MANUAL
gui-palette-keys = ↑ ↓ and ⏎ pick, Esc closes.
gui-palette-nothing = Nothing found
gui-command-tool = Tool: { $tool }
gui-command-layers = Hexside layer: { $layers }
gui-command-side = Right panel: { $page }
gui-command-level = Level: { $level }
gui-command-quit = Quit
gui-command-undo = Undo
gui-command-redo = Redo
gui-command-zoom-in = Zoom in
gui-command-zoom-out = Zoom out
gui-command-erase = Eraser of the current tool
gui-command-pick-next = Next choice of the current tool
gui-command-pick-previous = Previous choice of the current tool
gui-command-turn-variant = Next view of the variant: page, form, text
gui-command-pick-up = Eyedropper: pick up what is under the pointer
gui-command-reach = Brush size
gui-command-hand = Draw walls on the other side of the path
gui-command-next-problem = Next problem
gui-command-previous-problem = Previous problem
gui-command-mend = Fix the highlighted problem
gui-command-page = Help: the highlighted problem, the current tool or the current panel
gui-command-playtest = Start or stop the play-test
gui-command-balance = Estimate the balance while you draw
gui-command-escape = Close, cancel, deselect
gui-command-use = Use the current tool on the selected hex
gui-command-north = Hex cursor up
gui-command-south = Hex cursor down
gui-command-west = Hex cursor left
gui-command-east = Hex cursor right
gui-use-nothing = Select a hex first: the arrow keys move the hex cursor.

# Find and replace.
gui-find = Find
gui-find-title = Find and replace
gui-find-hint = wooden walls between confines and outside
gui-find-setting-hint = Becomes: high_palisade
gui-find-about = Describe what to find on the map as painted: types of hexsides and ground, places, levels, origins. To replace it, say what it becomes: a type, `clear`, `protects=both`, `+region`; separate several with semicolons.
gui-find-replace = Replace all
gui-find-page = Query words
gui-find-none = No matches
gui-find-nothing = No matches to replace
gui-find-wrong = { $why } ({ $at })
gui-find-replaced = { $count ->
    [0] Nothing to replace: already as wanted
    [one] { $count } match replaced
   *[other] { $count } matches replaced
  }
gui-stroke-replace = replace matches

# The scenario: set-up and plot.
gui-side-scenario = Scenario
gui-tool-counter = Counters
gui-tool-counter-about = Set up counters: pick one in the tray on the right, then click a hex
gui-tool-counter-hint = Pick a counter in the tray on the right, then click its starting hex. Hexes the rules refuse are dimmed; click one to see the rule. With nothing picked, click a counter to pick it up. Esc deselects.
gui-scenario-map = Map
gui-scenario-counters = Counters
gui-scenario-rulebook = Rulebook
gui-scenario-plot = PLOT: ENTRY AREAS OF THE COLUMNS (2.0)
gui-scenario-no-plot = Paint entry areas first (E): columns enter there.
gui-tray-others-come-later = Who is not listed is placed by the rules, or by its player during the game.
gui-tray-complete = Set up the rest
gui-tray-clear = Remove all
gui-tray-batteries = Batteries
gui-tray-count = { $name }: { $placed } of { $all } on the map
gui-tray-empty = There are no counters. Add some under Counters.
gui-tray-pick = Set up this counter
gui-tray-move = Move this counter, or see where it may go
gui-tray-back = Remove from the map
gui-tray-later = Not set up before the first turn ({ $atom }): { $rule }
gui-tray-unknown = Pick a counter in the tray first.
gui-tray-refused = { $hex } is not allowed ({ $atom }): { $rule }
gui-tray-no-spot = No counter can be placed on { $hex }.
gui-tray-placed = { $piece } starts on { $at }
gui-tray-unplayable = The scenario cannot be played yet: see Problems.
gui-tray-completed = { $count ->
    [0] Nothing was left to set up
    [one] { $count } line of set-up and plot added
   *[other] { $count } lines of set-up and plot added
  }
gui-stroke-place = set up { $piece } on { $at }
gui-stroke-take-back = remove { $piece }
gui-stroke-plot = plot column { $column }
gui-stroke-clear-set-up = remove all counters
gui-stroke-complete = set up the rest
# The journal, recovery, files changed by others, the history
file-write-protected = it is write-protected
file-disk-full = the disk is full
file-no-folder = its folder does not exist
file-pipe-unread = it is a pipe that no program reads from
file-held = another program has it open: close it there, or wait until it is synchronised, and try again; or choose another name
file-bad-name = the system does not allow this file name: choose another one, without `: * ? " < > |` and without a full stop or a space at its end
place-other-sort = `{ $path }` is { $found } and is not overwritten by { $wanted }: name another file. Nothing was written.
place-is-input = `{ $path }` is an input and is not overwritten by the result: name another file. Nothing was written.
place-named-twice = `{ $path }` is named for two outputs: name another file for one of them. Nothing was written.
place-has-comments = `{ $path }` has { $comments ->
    [one] a comment, on line { $line }, and it
   *[other] { $comments } comments, the first on line { $line }, and they
  } would be lost. Move what should stay to the document’s `notes`, or continue with `--despite-comments`. Nothing was written.
comments-not-copied = { $comments ->
    [one] the comment in `{ $path }`, on line { $line }, is
   *[other] the { $comments } comments in `{ $path }`, the first on line { $line }, are
  } not in `{ $out }`
picture-too-many-hexes = a map of { $columns } × { $rows } hexes is too large for one image: the limit is { $limit } hexes, such as { $side } × { $side }
sort-scenario = a scenario
sort-map = a map
sort-correction = a correction
sort-variant = a variant
sort-counters = a counter mix
sort-rulebook = a rulebook
sort-cases = a case file
sort-log = a game log
sort-results = play-test results
sort-walls = an analysis of wall values
sort-svg = an image (SVG)
sort-png = an image (PNG)
sort-gif = an animation (GIF)
sort-sheets = sheets for print (PDF)
sort-archive = an archive (ZIP)
sort-page = a web page
sort-spreadsheet = a list of games
sort-other = a file this program did not write
series-jobs = { $asked } games in parallel would slow each other down: { $most ->
    [one] one is played at a time
   *[other] { $most } are played in parallel
  }.
playtest-pictures = { $written ->
    [one] one image is
   *[other] { $written } images are
  } written to { $out }; the others are not
pack-outside = `{ $file }` is outside the scenario’s folder and is packed too: make sure your friend may have it
gui-not-saved = { $why } Your work is still open here: save it elsewhere with Ctrl+Shift+S.
gui-journal-trouble = The recovery journal cannot be written ({ $detail }). You can go on, but unsaved changes would be lost in a crash.
gui-journal-no-home = There is no folder for the recovery journal. You can go on, but unsaved changes would be lost in a crash.
gui-offer-title = Unsaved changes found
gui-offer-edits = { $count ->
    [one] One edit, { $when }
   *[other] { $count } edits, the last { $when }
}
gui-offer-no-file = They exist nowhere else: the document was never saved to a file.
gui-offer-file-older = The changes are newer: the file on disk does not have them.
gui-offer-file-newer = The file is newer: `{ $file }` was changed elsewhere after the last edit. Edits that still fit are reapplied.
gui-offer-file-changed = The changes are newer, but `{ $file }` was changed elsewhere too. Edits that still fit are reapplied.
gui-offer-file-gone = `{ $file }` no longer exists. Put it back to recover the changes.
gui-offer-recover = Recover
gui-offer-recover-about = Open the document and reapply the changes, as steps that can be undone
gui-offer-look = Open saved file
gui-offer-look-about = Open the document as saved on disk; the changes can still be recovered later
gui-offer-discard = Delete
gui-offer-discard-about = Delete these changes permanently
gui-offer-later = Ask again at the next start (Esc)
gui-offer-game = { $count ->
    [one] A game in progress: one step, { $when }.
   *[other] A game in progress: { $count } steps, the last { $when }.
} Texans: { $texan }. Mexicans: { $mexican }.
gui-offer-game-about = It continues at the same decision, with the map and rules it started with.
gui-offer-game-go-on = Go on playing
gui-offer-game-go-on-about = Open the document with its recovered changes and go on with the game
gui-offer-game-discard-about = Delete this game permanently
gui-offer-game-lost = A game that cannot be recovered
gui-game-taken-up = { $steps ->
    [one] Game recovered: one step
   *[other] Game recovered: { $steps } steps
}
gui-game-in-the-way = Another game of this document is in progress and not saved. Save it or close it, then recover this one.
game-journal-broken = Line { $line } of its journal is broken.
game-journal-version = Its journal was written by version { $program } of the program, in a form this version does not read. Open it with that version.
game-journal-document = the journal of the game does not hold this document
gui-age-now = just now
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
    [one] One edit recovered, not saved yet.
   *[other] { $strokes } edits recovered, not saved yet.
}
gui-recovered-partly = Recovered up to edit { $entry } of { $entries }, which does not fit: { $place } is not what it expects. The journal is kept and offered again at the next start.
gui-recover-nothing = No changes to recover
gui-discard-failed = The journal could not be removed: { $detail }
gui-disk-changed = `{ $file }` was changed by another program.
gui-disk-changed-edited = `{ $file }` was changed by another program, and you have unsaved changes.
gui-disk-gone = { $file } no longer exists. Saving creates it again.
gui-disk-reload = Reload
gui-disk-reload-about = Read it from disk again; your unsaved changes are offered for recovery
gui-disk-keep = Keep mine
gui-disk-keep-about = Keep your version; saving overwrites the file
gui-reload-nothing = This document has no file to reload
gui-overwrite-title = Overwrite the file?
gui-overwrite-about = { $document } was changed on disk since it was opened. Overwriting it loses those changes.
gui-comments-title = Save without the comments?
gui-comments-file = { $file } has { $comments ->
    [one] a comment, on line { $line }
   *[other] { $comments } comments, the first on line { $line }
  }{ $says ->
    [nothing] .
   *[words] : “{ $first }”
  }
gui-comments-about = Saving rewrites the { $files ->
    [one] file
   *[other] files
  }, and comments are lost. The notes of a document and the reasons of its entries are kept.
gui-comments-about-other = The { $files ->
    [one] file is
   *[other] files are
  } replaced, and the comments are lost.
gui-comments-anyway = Save anyway
gui-history = History
gui-history-about = All edits of the document. Click one to go back or forward to it.
gui-history-none = No edits yet
gui-history-opened = opened
gui-history-back = Undo everything after this
gui-history-here = Current state
gui-history-forward = Redo everything up to here
gui-history-saved = saved
gui-history-undone = undone
gui-history-jumped = { $steps ->
    [one] One step in the history
   *[other] { $steps } steps in the history
}
# The tools that ask the rules.
gui-tool-sight = Line of sight
gui-tool-sight-about = Check line of sight: drag from hex to hex; click a hex for all it sees
gui-tool-zones = Zones of control
gui-tool-zones-about = Show the zones of control of either side; click a hex to see whose they are
gui-tool-moves = Movement
gui-tool-moves-about = Show a counter’s movement range: click it, then point at a hex
gui-tool-odds = Combat odds
gui-tool-odds-about = Show the odds of an attack: click the attacker, then the target, or drag from one to the other
gui-ask-working = Calculating…
gui-ask-failed = Calculation failed: the engine stopped. Please report it with this map.
gui-ask-unplayable = The rules cannot answer: this cannot be played as it stands.
gui-ask-problems = Show problems
gui-obstacles = { $errors ->
    [one] Cannot be played yet: 1 error.
   *[other] Cannot be played yet: { $errors } errors.
  }
gui-obstacles-more = { $errors ->
    [one] … and 1 more
   *[other] … and { $errors } more
  }
gui-ask-in-hex = IN THIS HEX
gui-ask-which-level = { $hex } has several levels, and the current one is not among them: pick a level below the map first
gui-sight-hint = Drag from one hex to another to check the line of sight. Click a hex to shade all it sees. Where a hex has several levels, the current level counts. Keyboard: select a hex with the arrows, Enter for one end, Enter for the other.
gui-sight-drag = Drag to another hex for a single line.
gui-sight-clear = Clear
gui-sight-blocked = Blocked
gui-sight-count = { $all ->
    [one] Sees { $spots } of { $all } spot
   *[other] Sees { $spots } of { $all } spots
}
gui-sight-count-about = Shaded on the map. A number in a hex: only that level is seen.
gui-sight-assumed = Based on the map, with active corrections and no breach. Counters never block.
gui-sight-assumed-game = By the rules of “{ $system }”, before the first decision of the game, with active corrections and variants.
gui-zones-both = Both
gui-zones-letters = T: Texan. M: Mexican. TM: both, cross-hatched.
gui-zones-by = EXERTED BY
gui-moves-hint = Click a counter: the numbers in the hexes are its movement costs. Click again for the next one in the stack. Keyboard: select its hex with the arrows, then Enter.
gui-moves-count = { $count ->
    [0] It cannot end its move anywhere else.
    [one] It can end its move in 1 other spot.
   *[other] It can end its move in { $count } other spots.
  }
gui-moves-point = Point at a hex for the path there, or the reason why there is none. Cross-hatched: an enemy zone of control ends the move.
gui-moves-refused = CANNOT ENTER FROM HERE
gui-odds-hint = Click the attacker, then the target, or drag from one to the other. Click again for the next counter of a stack. Keyboard: select a hex with the arrows, then Enter.
gui-odds-target = Now click the target.
reckoning-strength = STRENGTH
reckoning-check = DAMAGE CHECK AGAINST MORALE
reckoning-number = and the table number
reckoning-sum = DIE ROLL MODIFIERS
gui-odds-chances = OUTCOMES
gui-stage = TEST COUNTERS
gui-stage-hint = Select a hex to place a test counter there.
gui-stage-put = Place a test counter in { $hex }…
gui-stage-put-about = On the current level; the document does not change. Next and previous counter
gui-stage-clear = Remove test counters
gui-stage-alone = Without the set-up
gui-stage-assumed = Assumed: the set-up before the first turn, no columns on the map, no unit disordered, no breach.
gui-stage-assumed-map = Assumed: counters and rulebook of the bundled Alamo, no counters set up, no breach.

gui-command-recover = Recover unsaved changes
gui-command-reload = Reload from disk
gui-command-next-counter = Next test counter in the selected hex
gui-command-previous-counter = Previous test counter in the selected hex
# The page of counters.
gui-side-counters = Counters
gui-yes = yes
gui-no = no
gui-edit-conflict = { $place }: something else is already there. Nothing was changed.
gui-typing = While you type in a field, only edits of this panel can be undone or redone. Click outside the field first for: { $stroke }
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
counter-field-reason-en = Reference or reason (English)
counter-field-reason-fr = Reference or reason (French)
counter-head-name = Name
counter-head-quantity = Count
counter-head-front = Front
counter-head-back = Back
counter-leaders = LEADERS
counter-batteries = BATTERIES
counter-columns = COLUMNS
counter-none = No counters. Add a unit, or paste a table from a spreadsheet.
counter-rated = rating { $rating }
counter-pounds = { $pounds }-pounder
counter-new = New
counter-name = Name
counter-id = Id
counter-front = Front
counter-back = Back
counter-replacement = Replacement
counter-replacement-rating = Replacement’s rating
counter-replacement-about = The back of the counter (13.7). Without a name and a rating there is no replacement.
counter-column-about = Shown above on the first unit of the column. Band colours follow the order of the columns; the Reserve is grey.
counter-no-column = none
counter-cited = Reference
counter-reason = Reason
counter-fewer = One fewer
counter-more = One more
counter-add-unit = + Unit
counter-add-leader = + Leader
counter-add-battery = + Battery
counter-add-column = + Column
counter-add-about = Add one to the mix and edit it below
counter-paste = Paste table
counter-paste-about = Import rows copied from a spreadsheet. The first row names the columns, in English or French. Known ids are changed, others are added.
counter-copy = Copy table
counter-copy-about = Copy the whole mix to the clipboard, for a spreadsheet
counter-twin = Duplicate
counter-twin-about = Make a copy with a new id
counter-delete = Delete
counter-delete-about = Remove it from the mix
counter-close = Close the form
gui-counter-copied = Copied to the clipboard.
gui-counter-pasted = Imported: { $new } new, { $changed } changed.
gui-counter-number = expected a whole number from { $least } to { $most }
gui-counter-id = expected an id without spaces
gui-counter-taken = this id is already in use
gui-counter-no-choice = not one of the possible values
gui-counter-no-field = this type has no such field
gui-counter-missing = required
gui-counter-replacement-rating = a named replacement needs a rating from 0 to 255
gui-counter-cited-once = a citation is the same in both languages: leave this empty
gui-counter-original-silent = an original entry needs no reason: leave this empty
gui-counter-set-up = { $piece } is set up on { $spot }: remove it from the map first
gui-column-used = Column { $column } is used by { $counter }: give it another one first.
gui-column-plotted = Column { $column } is plotted for entry area { $area }: change the plot first.
gui-counter-paste-broken = Row { $row } cannot be read as a table.
gui-counter-paste-empty = The clipboard has no table. Copy rows of a spreadsheet, with column names in the first one.
gui-counter-paste-strange = “{ $column }” is not a counter column. “Copy table” shows the possible ones.
gui-counter-paste-doubled = The column “{ $column }” appears twice.
gui-counter-paste-no-id = The first row has no column “Id”, so it is unclear which counters are meant.
gui-counter-paste-twice = this id already appears above
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
rulebook-search = Search parameters
rulebook-changed-only = Changed only
rulebook-none = No matching parameters
rulebook-optional = OPTIONAL RULES
rulebook-all = PARAMETERS
rulebook-reset = Reset to default
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
rulebook-head-points = Points from
rulebook-head-winner = Winner
rulebook-head-degree = Degree
rulebook-head-rolls = Rolls
rulebook-head-en = English
rulebook-head-fr = French
rulebook-add-line = + Row
rulebook-add-line-about = Add a row to this table and edit it
rulebook-delete-line = Delete row
rulebook-no-row = the combat table has no row of this name
rulebook-no-result = expected a result: -, H, a number such as 2, or C
rulebook-no-band = expected a range: -, 4, 9-10 or 11+
rulebook-no-name = a row needs a name
rulebook-taken = another row has this already
rulebook-full = No more rows can be added.
rulebook-row-used = The row { $row } is used by { $kind } in the terrain chart: give that another row first.
gui-rule-gone = this row no longer exists
gui-rule-text = expected a value such as { $default }
gui-stroke-rule-parameter = change { $name }
gui-stroke-rule-cell = change a value ({ $table })
gui-stroke-rule-line = change the rows ({ $table })
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
gui-problems-others-about = Go to the first of them

# Pictures and the size of the map.
gui-export = Export image…
gui-export-limits = Use a file name ending in .png or .svg; hex size from { $least } to { $most } pixels.
gui-export-size = Hex size in pixels
gui-export-numbers = Hex numbers
gui-export-names = Names of places and rooms
gui-export-counters = Counters
gui-export-overlay = Tool overlays
gui-export-surround = Title, legend and frame
gui-export-selection = Selected hexes only
gui-export-enter = Export
gui-exported = Exported: { $file }
gui-size = Map size
gui-size-now = Current size: { $columns } columns and { $rows } rows
gui-size-left = Left
gui-size-right = Right
gui-size-top = Top
gui-size-bottom = Bottom
gui-size-drop = Delete what falls off the map
gui-size-about = Columns and rows to add; negative numbers remove. Everything on the map is renumbered, as are the set-up, corrections and rules that name hexes.
gui-size-enter = Resize
gui-size-impossible = A map cannot have { $columns } columns and { $rows } rows: the limits are 1 and { $most }.
gui-size-lost = { $more ->
    [0] These would fall off the map: { $lost }.
   *[other] These would fall off the map: { $lost } and { $more } more.
  }
gui-stroke-size = resize the map

# Several documents in one window.
gui-tab-more = Open another document
gui-tab-close = Close the document
gui-tab-new = A new map, not saved yet
gui-tab-again = { $file } is already open
gui-command-start = Start page: recent files, new map, bundled scenarios
gui-command-next-tab = Next document
gui-command-previous-tab = Previous document
gui-unsaved-several = { $count } documents have unsaved changes:
gui-unsaved-discard-all = Save none
gui-unsaved-save-all = Save all

# The start page.
gui-steps = First steps
gui-steps-count = { $done } of { $all } done
gui-steps-about = Checklist of the first steps, over the map
gui-steps-next = Show me what the next step needs
gui-steps-show = Show me
gui-steps-all = All done: the fort is yours.
gui-steps-own = These steps tick themselves off on a map of your own.
gui-steps-close = Close the checklist
gui-start-title = Bexar
gui-start-about = Draw an Alamo, check it against the rules, and see who wins.
gui-start-bundled = BUNDLED SCENARIOS
gui-start-recent = RECENT FILES
gui-start-no-recent = Maps and scenarios you open or save appear here.
gui-start-gone = { $file } no longer exists
gui-start-size = { $columns } × { $rows } hexes
gui-start-picture = The Alamo: click to open it
gui-start-play = Play it now
gui-start-play-about = The Alamo against the computer’s captain. You hold the walls.
gui-start-draw = Draw a fort
gui-start-draw-about = An empty map of your own, and ten steps to a fort that can be played.
gui-start-correct = Correct the map
gui-start-correct-about = The published errata of the Alamo, on or off, and yours beside them.
gui-start-change = Change a rule
gui-start-change-about = Variants in plain words: switch them on, write your own, try them out.
gui-start-help = { $commands } finds everything, { $start } opens this page, { $map } goes to the map; arrow keys and ⏎ pick, files can be dropped here.
# The scan of a printed map: what changes about it.
edit-scan-anchored = background scan: anchored at { $members }
edit-scan-unanchored = background scan: no longer anchored at { $members }
edit-scan-checked = checked against the scan: { $members }
edit-scan-unchecked = no longer checked against the scan: { $members }
merge-field-anchors = anchors of the background scan
gui-tool-scan = Scan
gui-tool-scan-about = Place the scan of a printed map under yours and compare them hex by hex; choose it again to switch between aligning and comparing
gui-scan-hint = Draw over a printed map: load an image of it (PNG, JPEG, WebP or TIFF), drag at least three of its points to the hexes where they belong, and tick off each hex you have compared.
gui-scan-load = Load scan…
gui-scan-another = Load another image…
gui-scan-path-hint = /home/…/sheet.png
gui-scan-filter = Images
gui-scan-remove = Remove the scan with its anchors and ticks
gui-scan-reading = Loading image…
gui-scan-unread = The scan { $file } cannot be shown: { $why }.
gui-scan-size = { $across } × { $down } pixels
gui-scan-hidden = Hidden
gui-scan-hidden-about = The scan is not shown
gui-scan-below = Below
gui-scan-below-about = The scan lies on the ground, under walls, grid and numbers
gui-scan-above = Above
gui-scan-above-about = The scan lies over the whole map
gui-scan-opacity = Opacity
gui-scan-opacity-about = Opacity of the scan
gui-scan-percent = { $percent }%
gui-scan-fainter = Scan fainter
gui-scan-stronger = Scan stronger
gui-scan-align = Align
gui-scan-align-about = Drag points of the scan to the hexes where they belong
gui-scan-check = Compare
gui-scan-check-about = Tick off the hexes you have compared with the scan
gui-scan-anchors = Anchors
gui-scan-anchor-first = Press on a point of the scan and drag it to the centre or corner of the hex where it belongs. ⏎ picks up the point under the hex cursor, ⏎ on another hex drops it there.
gui-scan-anchor-second = One anchor moves the scan. A second one, far from it, rotates and scales it.
gui-scan-anchor-third = Two anchors rotate and scale the scan. A third one, off their line, stretches it too.
gui-scan-anchor-fourth = Three anchors always fit exactly. A fourth one shows how well the scan fits.
gui-scan-anchor-more = Shift with an arrow key nudges the scan by a pixel at the anchor of the selected hex.
gui-scan-anchor-about = Pixel { $x }, { $y } of the scan. Show it.
gui-scan-anchor-remove = Remove this anchor
gui-scan-at-corner = { $hex }, { $corner }
gui-scan-corner-upper-left = upper left
gui-scan-corner-upper-right = upper right
gui-scan-corner-right = right
gui-scan-corner-lower-right = lower right
gui-scan-corner-lower-left = lower left
gui-scan-corner-left = left
gui-scan-pixels = { $pixels } px
gui-scan-residual = Average error: { $pixels } px, { $share }% of a hex
gui-scan-lies = A hex is { $across } px across on the scan, rotated by { $turned }°, stretched by { $stretched }%
gui-scan-doubtful = Without anchor { $number } at { $hex } the others fit best: check it.
gui-scan-doubled = Two anchors share a point of the scan. Remove one, or pick another point.
gui-scan-on-one-line = All anchors would be on one line, which leaves the scan free to tilt. Pick a point off that line.
gui-scan-mirrored = These anchors would mirror the scan: two of them are probably swapped.
gui-scan-none = This map has no scan yet: load one first (Ctrl+6).
gui-scan-not-shown = The image is not loaded yet.
gui-scan-beside = Start on the scan, and release on a hex of the map.
gui-scan-no-anchor = The selected hex has no anchor. Press ⏎ twice to add one.
gui-scan-push-up = Nudge the scan up at the selected anchor
gui-scan-push-down = Nudge the scan down at the selected anchor
gui-scan-push-left = Nudge the scan left at the selected anchor
gui-scan-push-right = Nudge the scan right at the selected anchor
gui-scan-checked = { $all ->
    [one] { $done } of { $all } hex compared
   *[other] { $done } of { $all } hexes compared
}
gui-scan-next = Next hex to compare
gui-scan-check-hint = Click a hex or drag over several to tick them off; start on a ticked one to untick. ⏎ ticks the selected hex.
gui-scan-many = Too many ticks to show on the map.
gui-scan-all-checked = Every hex has been compared with the scan.
gui-stroke-scan-load = load a scan
gui-stroke-scan-remove = remove the scan
gui-stroke-scan-anchor = anchor the scan at { $hex }
gui-stroke-scan-unanchor = remove an anchor
gui-stroke-scan-push = nudge the scan at { $hex }
gui-stroke-scan-check = tick off hexes compared with the scan
gui-stroke-scan-uncheck = untick hexes
# Other ids and names.
gui-rename = Rename…
gui-rename-about = Change the id of the selection; all references follow
gui-rename-this = Rename { $kind } { $name }
gui-rename-nothing = Select what to rename first: a counter in its panel, a room or a region in the panel of its tool, or a hex of a room.
gui-rename-title = Rename { $kind } { $name }
gui-rename-counter = counter
gui-rename-column = column
gui-rename-room = room
gui-rename-region = region
gui-rename-id = Id
gui-rename-english = Name, English
gui-rename-french = Name, French
gui-rename-same = The id stays the same.
gui-rename-places = { $count ->
    [one] 1 reference changes: { $each }.
   *[other] { $count } references change: { $each }.
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
gui-beside-follow = { $more ->
    [0] The next save also updates these files: { $files }.
   *[other] The next save also updates these files: { $files } and { $more } more.
  }
gui-beside-left = { $more ->
    [0] These files refer to it but stay as they are; `bexar edit` says why: { $files }.
   *[other] These files refer to it but stay as they are; `bexar edit` says why: { $files } and { $more } more.
  }
gui-rename-enter = Rename
gui-rename-unknown = Nothing has this id any more.
gui-rename-empty = An id needs at least one character.
gui-rename-malformed = An id consists of letters, digits, _ - and . without spaces.
gui-rename-taken = This id is already in use.
gui-rename-asked = The rules refer to it by this id, so it cannot change. Its name can.
gui-renamed = { $from } is now { $to }
gui-stroke-rename = rename { $kind } { $name }

# The manual.
gui-help-key = Key
gui-help-back = Back
gui-help-contents = Help: contents
gui-help-tool = Help on this tool
gui-help-page = Help on this panel
about-commit = commit { $commit }
about-no-commit = built from a working copy
licence-bexar-mit = Bexar: MIT licence
licence-bexar-apache = Bexar: Apache licence 2.0
licence-dejavu = DejaVu Sans and DejaVu Sans Mono typefaces
licence-roboto = Roboto Condensed typeface
licence-capitals = Bexar Capitals typeface
licences-title = Licences
licences-libraries = Libraries
licences-libraries-about = The libraries in this program on any system. Each text is shown once, with all the libraries it covers.
licences-count = { $libraries ->
    [one] 1 library
   *[other] { $libraries } libraries
  }

# Save for a friend.
gui-pack = Save for a friend: pack the scenario and everything it refers to into one file
gui-pack-filter = ZIP archives
gui-packed = { $files ->
    [one] { $files } document packed
   *[other] { $files } documents packed
} into { $out }
gui-packed-unsaved = { $files ->
    [one] { $files } document packed
   *[other] { $files } documents packed
} into { $out }, including unsaved changes

# Regions of one’s own.
gui-region-id = Id (default: from the name)
gui-region-joins = This region exists: what you paint is added to it.
# Layers.
gui-side-layers = Layers
gui-ply-title = MAP LAYERS
gui-ply-judging = REVIEW
gui-ply-ground = Ground
gui-ply-grid = Grid lines
gui-ply-entry-areas = Entry areas
gui-ply-features = Used by this game
gui-ply-hexsides = Hexsides
gui-ply-gun-sites = Gun sites
gui-ply-rooms = Rooms
gui-ply-regions = Regions
gui-ply-names = Labels
gui-ply-numbers = Hex numbers
gui-ply-counters = Counters
gui-ply-provenance = Sources
gui-ply-corrections = Changes by corrections
gui-ply-keys = { $up } and { $down } select a layer; { $show } shows or hides it, { $lock } locks it, { $fade } fades it.
gui-ply-choose = Select this layer: the layer keys apply to it
gui-ply-show-about = Show: { $layer }
gui-ply-hide-about = Hide: { $layer }
gui-ply-lock-about = Lock: { $layer }. It cannot be painted until it is unlocked
gui-ply-open-about = Unlock: { $layer }
gui-ply-strength = Layer opacity
gui-ply-percent = { $percent }%
gui-ply-next = Next layer
gui-ply-previous = Previous layer
gui-ply-show = Show or hide the selected layer
gui-ply-lock = Lock or unlock the selected layer
gui-ply-fade = Fade the selected layer one step
gui-ply-provenance-about = Show or hide what is cited, reconstructed or original
gui-ply-corrections-about = Show or hide what the corrections have changed
gui-ply-cannot = { $layer }: this layer has no such setting.
gui-ply-list = { $before }, { $last }
gui-locked = Locked: { $layers }. Nothing was changed. Unlock it in the Layers panel ({ $key }).
gui-locked-part = Unchanged because locked: { $layers }
gui-locked-tool = { $layer }: locked
gui-origins-hidden = Tints and counts what is cited from a text, what was reconstructed and what its author invented.
gui-origins-all = cited { $cited }, reconstructed { $reconstructed }, original { $original }
gui-origins-hexes = Hexes
gui-origins-unsaid = { $count ->
    [one] 1 hex without an origin: open ground.
   *[other] { $count } hexes without an origin: open ground.
  }
gui-origins-legend = C, cited: solid tint, solid lines, round badge. R, reconstructed: hatched, dashed, square badge. O, original, its author’s invention: hatched the other way, dotted, badge on its corner. Rims surround rooms, regions and entry areas. Labels have no origin.
gui-origins-list-about = List them, each with its source
gui-origins-listed = { $thing }: { $from } to { $to } of { $count }
gui-origins-close = Close list
gui-origins-before = Previous
gui-origins-after = Next
gui-corrected-none = This map has no corrections.
gui-corrected-hidden = Marks what the active corrections have changed on the map.
gui-corrected-crowded = Too many changes to mark each one.
gui-corrected-more = { $count ->
    [one] … and one more change
   *[other] … and { $count } more changes
  }
# A picture of the window.
gui-photograph = Save a screenshot of the window…
gui-photograph-filter = PNG images

# Below the tables of the rulebook
rulebook-table-none = No rows yet. “+ Row” adds the first one.
rulebook-about-rows = A cell contains the strengths that use the column: 4, 9-10, 11+, or - for none.
rulebook-about-dice = H or a number: a hit; the number is added to the Damage Check. C: the defender may counterattack. -: no effect (9.1). Column headings are the strengths of the first row.

# Variants in play.
unplayable-variant = the variant `{ $variant }` makes no sense at `{ $place }`: { $why }
unplayable-variant-help = correct it in the variant, or switch the variant off
lint-clashing-rules = { $always ->
    [yes] `{ $name }` contradicts `{ $other }` of the variant `{ $variant }`: both always hold
   *[no] `{ $name }` contradicts `{ $other }` of the variant `{ $variant }`: both hold under { $facts }
}
lint-clashing-rules-help = narrow the condition of one of them, or do not use both variants together
lint-leaking-secret = `{ $name }` reveals the hidden flag `{ $flag }` to the { $side } player
lint-leaking-secret-help = add `Reveal("{ $flag }")` to the rule, or mention only what may be known
lint-impossible-set-up = { $bound ->
    [sites] the { $batteries } batteries of { $from ->
        [table] the row `{ $row }`
       *[mix] the counter mix
    } have only { $sites } gun sites
   *[want] the { $batteries } batteries of { $from ->
        [table] the row `{ $row }`
       *[mix] the counter mix
    } cannot be placed as `{ $want }` requires
}
lint-impossible-set-up-help = allow more sites, require less, or supply other numbers
lint-unknown-name = { $why }
lint-unknown-name-help = write the name as it is declared, or declare it
lint-unknown-place = { $why }
lint-unknown-place-help = name a place on the map; for a hexside, name two adjacent hexes
lint-repeated-name = `{ $name }` appears twice
lint-repeated-name-help = give one of them another name
lint-senseless-rule = { $why }
lint-senseless-rule-help = change a number by `Set`, `Add`, `AtLeast`, `AtMost` or `Halve`, a permission by `Allow` or `Forbid`, and march to a spot such as `Hex("1816/in")`
lint-other-map = the map `{ $map }` is not the one the scenario was made for: its fingerprint is `{ $found }`, and the scenario says `{ $made_for }`
lint-other-map-help = find the map it was made for, or check the set-up on this one and apply the suggestion, which writes the fingerprint of this map into the scenario
lint-missing-variant = the variant `{ $variant }` requires the variant `{ $need }`, which is missing or off
lint-missing-variant-help = list the other variant and switch it on, or switch this one off
lint-unbound-role = `{ $role }` means nothing in `{ $name }`: its occasion does not bind it
lint-unbound-role-help = use what the occasion or the quantity of the rule binds; `bexar explain language` leads to the page of that word, which lists what it binds
lint-misfit-thing = `{ $word }` in `{ $name }` does not apply to `{ $thing }`: that is { $is }, and it needs { $fits }
lint-misfit-thing-help = write `At(…)` for the spot of a piece, `RoomOf(…)` for its room, `ColumnOf(…)` for its column; `bexar explain { $thing }` tells what `{ $thing }` is
misfit-one = { $one }
misfit-or = { $one } or { $other }
misfit-bare-hex = a hex with all its levels
lint-misplaced-effect = `{ $effect }` has no effect in `{ $name }`: nothing is about to happen there, or no piece is moving
lint-misplaced-effect-help = use it on an occasion of a move or before something happens
lint-idle-pair = `{ $word }` does nothing with `{ $with }` in `{ $name }`: { $instead }
lint-idle-pair-help = write what is proposed, or leave the rule out
pair-before-guns = write `Setup(PreGuns)`, before the first battery is placed
pair-with-units = write `Setup(Units)` or a later occasion, when there are units
pair-with-enemies = write `Setup(MexicanUnits)` or a later occasion, when both sides have units
pair-on-try = write `Try`, before it happens
pair-after-check = write `Did(Check)`, the only occasion with a margin
pair-with-result = write `Did(Attack)`, or `Try(State)` for the order a unit is about to have
pair-with-attack = write `Try(Attack)`, `Did(Attack)`, `Try(Breach)` or `Did(Breach)`
pair-after-stop = write `Did(Stop)`; to let a unit go on, suspend `Applies("A6.1")`
pair-may = write `May`: an offer may be declined; for what must be done write `Phase` with `Must`
pair-did-only = write `Did`: it cannot be kept from happening by itself
pair-own-phase = write the side whose phase it is, or a phase in which nobody moves or attacks
pair-holds-anyway = a rule holds anyway; to suspend it, write `Forbid`
pair-known-anyway = every unit is known anyway; to turn one face down, write `Forbid`
pair-lift-entry = suspend the rule that forbids it: `Applies("A5.3")` or `Applies("A2.3")` with `Forbid`
pair-order-attack = write `Attack` as the effect of an offer, or `Attacks` for more of them
pair-other-hexside = turn the hexside into another type with `Become`
pair-limit-first = write `AtMost` or `Set`: there is no limit that could be changed
pair-raise-first = write `Set` or `Add`: it is 0 until a rule raises it
pair-attack-result = an attack ends in `hit`, `nothing` or `counter`; for what becomes of the unit write `Did(State)`, `Did(Reduce)` or `Did(Remove)`
pair-order-result = a unit gets into the order `good`, `disordered` or `routed`
pair-other-mode = `walk`, `haul`, `retreat` and `advance` are modes of steps and `enter` is the mode of `Enter`; the mode of a check is its name, and everything on a march has the name of the march as its mode
lint-unanswered-roll = no row of `{ $name }` covers { $at }{ lint-and-more }
lint-unanswered-roll-help = open the first and the last row with `Le` and `Ge`, or add the missing row
lint-ambiguous-roll = more than one row of `{ $name }` covers { $at }{ lint-and-more }
lint-ambiguous-roll-help = narrow one of the rows
lint-circular-roll = a roll on the table `{ $name }` leads back to the same table
lint-circular-roll-help = remove one of the rolls that form the loop
lint-impossible-condition = `{ $name }` can never apply: `{ $fact }` cannot hold there
lint-impossible-condition-help = remove what contradicts the rest, or join the two with `Any`
lint-unspoken-mode = { $nearest ->
    [none] nothing in the game is ever called `{ $mode }`
   *[other] nothing in the game is ever called `{ $mode }`; did you mean `{ $nearest }`?
}
lint-unspoken-mode-help = name what happens as the game, or a march or check of a variant, calls it
lint-unset-flag = the flag `{ $name }` is read but never set
lint-unset-flag-help = set it with `Mark`, `Put` or `Bump`, or remove what reads it
lint-unplaced-change = `{ $name }` turns nothing into `{ $kind }`
lint-unplaced-change-help = say with `In(It, ..)` in which region the hexsides lie; before the set-up nothing can be cleared, and no table can raise anything
lint-idle-declaration = { $list } `{ $name }`: no rule uses it
lint-idle-declaration-help = use it in a rule, or delete it
lint-idle-variant = the variant `{ $variant }` changes nothing
lint-idle-variant-help = add its rules, or delete it
lint-figure-out-of-range = { $reason ->
    [range] the figure `{ $name }` has an empty range: its minimum, { $least }, exceeds its maximum, { $most }
    [set] the scenario sets `{ $name }` to { $figure }, but its range is { $least } to { $most }
   *[own] the figure `{ $name }` is { $figure }, but its range is { $least } to { $most }
}
lint-figure-out-of-range-help = correct the value, or widen the range
lint-ambiguous-tag = `{ $name }` refers to `{ $tag }`, which is a leader, but the unit `{ $unit }` is also called that
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
variant-sort-kind = hexside type
variant-sort-order = order of a unit
variant-sort-table = table
variant-sort-deck = deck of cards (a table with `Deck`)
variant-sort-counter = battery
variant-sort-chart = chart a variant can replace
variant-sort-end = victory
variant-sort-figure = parameter of the rulebook that is a number
variant-sort-rule = rule that can be suspended
variant-doubled = `{ $name }` appears twice
variant-too-many-hexsides = the map has too many hexsides for rules that ask for clear ones: leave `Is(…, "clear")` out
variant-too-many-flags = with `{ $name }` there are more flags than a game can hold
variant-no-such-thing = a room or a column has no spot, room or column of its own
variant-no-place = the map has no `{ $name }`
variant-too-long = the active variants have more rules, numbers or queries than a game can hold
variant-asks-itself = this rule changes a quantity its own condition asks for: the answer would wait for itself. Ask for what is printed, or put it into a flag first
variant-suspends-itself = this rule suspends itself, directly or through others: it cannot be decided whether it applies
variant-table-circle = a roll on this table leads back to it: such a game would never end
variant-too-much = this can examine { $things } things in one step, but the limit is { $most }: first narrow it down, with a region as in `Spots(All([In(It, "confines"), …]))` or with a flag, and avoid a query within a query; see `bexar explain Spots`
variant-flags-at-once = this sets `{ $flag }` on more than { $most } things at once, but that is the limit of flags set in a game: narrow down what the query looks for
variant-nearest-twice = `Nearest` within `Nearest` gives the same result: use it once
variant-soonest-pieces = only pieces march: ask which unit or leader would arrive first
variant-march-to-a-spot = a march leads to a spot such as `1816/in`
variant-march-word = `{ $name }` is already a move of the base game: give the march another name
variant-foreign-word = “{ $word }” is not a word this game system uses
variant-wrong-operation = a permission can be allowed or forbidden; a number can be set, added to or bounded
case-no-thing = the variants of this game have nothing called `{ $name }`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }
event-rule = { $rule }: { $says }
    .on = { $rule }: { $says }
event-threw = Rolled on the table { $table }: { $roll }{ $modifier }, { $result }.
    .on = rolled on the table { $table }: { $roll } { $modifier }, { $result }
event-drew = Drawn from the deck { $deck }: card { $card }, { $result }.
    .on = drawn from the deck { $deck }: card { $card }, { $result }
event-no-card = The deck { $deck } has no cards left: none is drawn.
    .on = the deck { $deck } has no cards left
event-shuffled = All cards are shuffled back into the deck { $deck }.
    .on = all cards are shuffled back into the deck { $deck }
event-drawn = Drawn at random: { $what }.
    .on = drawn at random: { $what }
event-drawn-none = Skipped: a random draw would be from more than { $most } things; name fewer of them, such as those of a region.
    .on = skipped: a random draw from more than { $most } things
event-flag-up = Flag set: { $flag } ({ $value }).
    .on = flag set: { $flag } ({ $value })
event-left-out-flag = Skipped: { $flag } would exceed the limit of { $most } flags in a game.
    .on = skipped: { $flag } would exceed the limit of { $most } flags
event-left-out-rule = Skipped: { $most } rules are pending, which is the limit; let fewer of them trigger each other.
    .on = skipped: { $most } rules are pending, which is the limit
event-applied = The rule takes effect.
    .on = the rule takes effect
event-cut-off = Rules have triggered one another too often; no other starts before the next action of the phase. Let fewer of them trigger each other.
    .on = rules have triggered one another too often, no other starts before the next action of the phase
event-waived = The set-up cannot be made to satisfy this rule: it may stay as it is.
    .on = the set-up cannot satisfy this rule and may stay as it is
event-flag-down = Flag removed: { $flag }.
    .on = flag removed: { $flag }
event-opened = The hexside { $side } is now clear.
    .on = the hexside { $side } is now clear
event-raised = The painted hexside { $side } is restored.
    .on = the painted hexside { $side } is restored
event-scored = Victory points for the Texans: { $points }.
    .on = victory points for the Texans: { $points }
event-by-variant = a rule of a variant ends the game
case-no-flag = not a flag of an active variant, or not a thing that carries it: it is written `closed 1310/1409 1`{ $nearest ->
    [none] {""}
   *[other] ; did you mean `{ $nearest }`?
  }

# The page of variants.
gui-side-variants = Variants
gui-variant-filter = Variants
gui-variant-path = Add a variant
gui-variant-path-hint = /home/…/night.variant.ron
variant-page-none = A variant is a rule that is not in the rulebook: one of the advanced rules, a bundled homebrew one, or one of your own.
variant-list-none = No variants. Add a bundled one or a file.
variant-add = + Variant
variant-add-about = Add a bundled variant, or one in a file
variant-add-title = ADD A VARIANT
variant-add-back = Back to the list
variant-add-file = From file…
variant-add-file-about = Add a variant of your own (.variant.ron)
variant-add-this = Add to the scenario, switched off
variant-add-published = PUBLISHED
variant-add-homebrew = HOMEBREW
variant-add-none = All bundled variants are already in the list.
variant-up = Move up
variant-down = Move down
variant-remove = Remove from the list
variant-switch-on = Switch on
variant-switch-off = Switch off
variant-cited = published
variant-own = homebrew
variant-cites = { $rule } of: { $source }
variant-head-roll = Roll
variant-head-result = Result
variant-head-effect = Effect
gui-variant-gone = this variant is no longer in the list
gui-variant-twice = A variant called `{ $id }` is already in the list.
gui-variant-unread = { $file } is not a variant: line { $line }: { $why }
gui-variant-missing = { $file }: { $why }
gui-stroke-variant-on = switch on “{ $title }”
gui-stroke-variant-off = switch off “{ $title }”
gui-stroke-variant-needs = switch on what “{ $title }” requires
gui-variant-nowhere = There is no variant `{ $id }` in the list or in the program: add its file first.
variant-needs-on = Switch on: { $names }
gui-stroke-variant-move = move “{ $title }” in the list
gui-stroke-variant-remove = remove “{ $title }” from the list
gui-stroke-variant-add = add “{ $title }”
thing-file = file
thing-variant = variant
thing-variants = variants of the scenario
variant-settings = SETTINGS
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
variant-text-bundled = This variant is bundled with the program. Its text is read-only.
variant-text-copy = Make an editable copy
variant-text-copy-about = Edit the text; once saved, your copy is placed beside the scenario
variant-text-fine = No errors; the text is in use.
variant-text-line = line { $line } of { $lines }
variant-text-at = Line { $line }
gui-stroke-variant-text = change the text of { $name }
trial-start = Test variant
trial-about = Run the cases that switch it on, then 200 games with it and 200 without, using the same dice.
trial-cancel = Stop the test
trial-stale = Out of date: something has changed.
trial-running = { $cases ->
    [one] 1 case played
   *[other] { $cases } cases played
  }, { $games ->
    [one] { $done } of { $games } game played
   *[other] { $done } of { $games } games played
}
trial-cases = { $failed ->
    [0] { $cases ->
        [one] Its case passes
       *[other] All { $cases } cases pass
      }
    [one] 1 case of { $cases } fails
   *[other] { $failed } cases of { $cases } fail
  }
trial-no-case = No case switches it on. Cases for it in a case file beside the scenario are run here.
trial-failure = { $step ->
    [0] position
   *[other] step { $step }
  }: expected { $expected }; found { $found }
trial-more = … and { $count ->
    [one] one more
   *[other] { $count } more
  }
trial-wins = Mexican wins: { $with }% with it, { $without }% without
trial-casualties = Mexican casualty points: { $with } with it, { $without } without
trial-clear = mean difference { $mean }, 95% confidence interval over dice and players { $low } to { $high }
trial-unclear = mean difference { $mean }, 95% confidence interval over dice and players { $low } to { $high }: not clear yet
trial-small = mean difference { $mean }, 95% confidence interval over dice and players { $low } to { $high }: no difference above { $margin }
trial-unused = mean difference { $mean }, but the players hardly used { $names }: this says nothing about { $rules ->
    [one] it
   *[other] them
} (`bexar exploit` takes a closer look)
trial-fought = { $games ->
    [one] 1 pair
   *[other] { $games } pairs
  } of games, { $player } on both sides
trial-refused = No games: the scenario cannot be played with this variant.
gui-variant-discarded = Invalid parts of the text were dropped.
variant-add-new = New variant
variant-add-new-about = Create a variant of your own

## Reports of play-tests

playtest-sequential = Stopped by the results: the confidence intervals of wins are valid at any stopping point.
report-title = Play-test of { $title }
report-who = { $games ->
    [one] 1 game
   *[other] { $games } games
  }; Texans: player { $texan }, Mexicans: player { $mexican }
report-reconstruction = Many values of the counters and the combat table are reconstructed, or invented like the rest of the game: the figures describe this version and these players, not the printed game.
report-outcomes = Outcomes
report-outcomes-unit = Games, and their percentage with its 95% confidence interval
report-outcome = { $side }: { $degree }, { $reason }
report-result = result
report-games = games
report-percent = %
report-low = from %
report-high = to %
report-percent-of-games = percentage of games
report-garrison-fallen = garrison fallen
report-withdrawal = withdrawal
report-held-out = held out
report-by-variant = by a variant
report-figures = Statistics
report-figures-unit = Mean ± half the width of its 95% confidence interval; 5th percentile, median and 95th percentile
report-figure = statistic
report-mean = mean
report-plus-minus = ±
report-p5 = 5th pct.
report-median = median
report-p95 = 95th pct.
report-points = Texan victory points
report-turns = Game-Turns
report-casualties = casualty points of the Mexicans
report-breaches = hexsides breached
report-first-entry = turn of the first entry
report-committed = turn the Reserve is committed
report-lead-changes = lead changes
report-by-turn = Turn by turn
report-by-turn-unit = Per game that reached the turn; the last three columns count games
report-turn = turn
report-casualties-short = casualties
report-texan-steps = Texan steps
report-mexican-steps = Mexican steps
report-texan-attacks = T attacks
report-mexican-attacks = M attacks
report-routs = routs
report-leaders-short = leaders
report-entries = entries
report-first-entries = first entry
report-commitments = Reserve
report-ended = ended
report-steps-a-turn = steps lost per game
report-entry = First entry inside the walls
report-entry-unit = Games by hex of the first entry, most frequent first
report-hex = hex
report-percent-of-entered = percentage of games with an entry
report-crossings = Walls and doorways crossed
report-crossings-unit = Crossings per game, and percentage of games with one; busiest first
report-hexside = hexside
report-kind = type
report-texan-a-game = T per game
report-mexican-a-game = M per game
report-texan-games = T % of games
report-mexican-games = M % of games
report-never-doors = Doorways never crossed:
report-never-walls = Walls never crossed:
report-breached = Breached, percentage of games:
report-never-hexes = Hexes never entered, fired from or fired at:
report-combat = Fire and melee
report-combat-unit = Attacks per game by row of the combat table, and their results in percent
report-row = row
report-attacks-a-game = attacks
report-hits = hits %
report-counters = counterattacks %
report-nothing = no effect %
report-fire = fire: { $row }
report-melee = melee: { $row }
report-never-cells = Combat table columns never used, by strength:
report-leaders = Losses
report-leaders-unit = Per game
report-side = side
report-leaders-fallen = leaders fallen
report-eliminated = units eliminated
report-steps = steps lost
report-survivors = units left
report-counter = counter
report-full = % full
report-reduced = % reduced
report-off = % lost
report-waiting = % never entered
report-fell = fell
report-choices = Decisions
report-choices-unit = Decisions per game; legal actions and forced moves sampled at one decision in 32
report-decisions = decisions
report-legal = legal actions
report-forced = forced %
report-rules = Rules used
report-rules-unit = Events that cite a rule, per game, and percentage of games; most frequent first
report-rule = rule
report-times = times
report-in-games = % of games
report-variant-rules = Rules of variants, times used per game:
report-variant-use = { $rule } { $times } (in { $share }% of games; { $changed } changed something)
report-variant-rules-impossible = Rules of variants that can never be used in this scenario:
report-variant-rules-nothing = Rules of variants that were used and changed nothing:
report-never-variant-rules = Rules of variants never used:
report-never-rules = Rules never cited by an event (a rule that only forbids is cited by refusals, which these players never meet):
report-counters-unit = At the end, percentage of games; fallen leaders and attacks per game
report-survival = Survival of the counters
report-map-unit = Per hundred games, all levels of a hex; denser hatching means more
report-map-first-entry = First entries of the attackers
report-map-mexican-losses = Mexican step losses
report-map-texan-losses = Texan step losses
report-map-fire = Targets of fire
report-map-melee = Melees
report-map-traffic = Mexican movement

## Comparisons and the ladder

compare-nothing = nothing to compare: name a second scenario, or `--variant NAME`, `--corrections`, `--vary NAME=1,2,3`, `--wall SIDE,SIDE`, `--map FILE`, `--each-variant`, `--each-wall`
compare-no-variants = no variant of the scenario is on, so none can be switched off
compare-unknown = the scenario has nothing called `{ $name }`: did you mean `{ $nearest }`?
compare-strange = the scenario has nothing called `{ $name }`: `bexar explain parameters` lists what can be varied
compare-out-of-range = `{ $name }` ranges from { $least } to { $most }: { $value } is out of range. The nearest value is { $nearest }
compare-no-figure = `{ $name }` is not a number, and only numbers can be varied: write a rulebook with another value and name a scenario that uses it
compare-only-words = `{ $name }` is a word ({ $allowed }), and only numbers can be varied: write a rulebook with another word and name a scenario that uses it
compare-variant-off = `{ $name }` has no effect: the variant `{ $variant }` is off. Switch it on in the scenario, then vary it
compare-no-corrections = the scenario has no corrections to switch on or off
compare-idle-corrections = the corrections of the scenario do not change the map: games with and without them are the same
compare-heading = { $title }, original against changed (players: Texans { $texan }, Mexicans { $mexican }; seed { $seed })
compare-same = The scenario itself
compare-scenario = { $name }
compare-with-variant = The variant { $name }
compare-without-variant = Leaving out the variant { $name }
compare-with-corrections = The correction
compare-without-corrections = Leaving out the correction
compare-figure = { $name } = { $value }
compare-costs = { $what } costs the Mexicans { $points } games in a hundred (95% confidence interval over dice and players { $low } to { $high }).
compare-gives = { $what } gives the Mexicans { $points } games in a hundred (95% confidence interval over dice and players { $low } to { $high }).
compare-open = { $what }: not clear yet. Of a hundred games, the Mexicans may win anything from { $low } fewer to { $high } more.
compare-unused = { $what }: the players hardly used { $rules ->
    [one] the rule
   *[other] the rules
} { $names }, in { $used ->
    [0] none
   *[other] at most { $used }
} of { $games } games; this says nothing about { $rules ->
    [one] it
   *[other] them
} (95% confidence interval over dice and players, for players that hardly use { $rules ->
    [one] it
   *[other] them
}: { $low } to { $high }).
compare-exploit = { "  " }For a closer look: { $command }
compare-small = { $what } makes no difference above { $margin } games in a hundred (95% confidence interval over dice and players { $low } to { $high }).
compare-detail = { "  " }Mexican wins: { $first }% original, { $second }% with the change. { $games ->
    [one] 1 pair of games
   *[other] { $games } pairs of games
  }: { $gained } won only with the change, { $lost } only without
compare-level = victory level (−3 to 3, Texan above 0)
compare-mexican-wins = games won by the Mexicans
compare-figure-line = { "  " }{ $figure }: { $first } original, { $second } with the change; difference { $difference } ± { $half }
compare-one-look = { "  " }The number of games depends only on how many pairs differ, not on which side gains: the confidence interval of the wins is the one for a fixed number of games.
compare-sequential = { "  " }Stopped by the results: the confidence interval of the wins is valid at any stopping point, those of the other figures are not.
compare-power = { "  " }With 80% power, this many games detect a true difference of { $smallest } in a hundred or more.
uses-impossible = { $rules ->
    [one] A rule of a variant can never be used in this scenario
   *[other] Rules of variants that can never be used in this scenario
  }: { $names }
uses-never = { $rules ->
    [one] A rule of a variant was never used in these games
   *[other] Rules of variants never used in these games
  }: { $names }
uses-nothing = { $rules ->
    [one] A rule of a variant was used and changed nothing
   *[other] Rules of variants that were used and changed nothing
  }: { $names }
compare-uses = { "  " }{ $line }
compare-wall-open = { $walls ->
    [one] Opening the wall { $sides }
   *[other] Opening the walls { $sides }
 }
compare-map = The map { $name }
compare-no-map = { $name } is not a map
compare-no-wall = no wall stands on { $side } of the map of { $name }: `bexar compare … --each-wall` lists those there are
compare-every-heading = { $map }, original against changed, in { $scenarios ->
    [one] the one scenario
   *[other] the { $scenarios } scenarios
 } that { $scenarios ->
    [one] names it
   *[other] name it
 }. { $change }, { $games } games each way (seed { $seed })
compare-in-game = { "  " }{ $title } (Texans { $texan }, Mexicans { $mexican }): the change
compare-game-alike = { "  " }{ $title }: { $games ->
    [one] the one game went as without the change
   *[other] none of { $games } games went differently
  }
compare-game-errors = { "  " }{ $title }: not played, `bexar check { $file }` finds errors
compare-game-unplayable = { "  " }{ $title }: cannot be played with the change
compare-game-alone = No other scenario beside it names this map.
compare-walls = { $walls ->
    [one] 1 stretch of wall
   *[other] { $walls } stretches of wall
  } opened in turn, { $games ->
    [one] { $games } game each
   *[other] { $games } games each
}; largest effects for the Mexicans, in games of a hundred:
compare-walls-left-out = { $walls ->
    [one] 1 stretch of wall is skipped: opening it would cause errors in the scenario
   *[other] { $walls } stretches of wall are skipped: opening any of them would cause errors in the scenario
  }
compare-wall = { "  " }{ $kind } { $sides }: { $points } ± { $half }
compare-wall-clear = * { $kind } { $sides }: { $points } ± { $half }
compare-walls-chance = An asterisk marks a significant effect. Among so many walls, up to { $false } may have one by chance.
ladder-too-few = a ladder needs at least two players
ladder-heading = { $title }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  } per pair, seed { $seed }
ladder-player = player
ladder-rating = rating (95%)
ladder-about = Percentage of the matches the player of the row wins against that of the column, with ties as a half and the 95% confidence interval. A match is two games with the same dice, one with each side. 400 points are ten to one.
## Play by hand

gui-side-play = Play
gui-play-about = Play the scenario as it is: against a computer player, or two people at one computer. You can go on editing; the game keeps the documents it was started with.
gui-play-saved-about = A saved game is a log: open it here to continue, or replay it with `bexar replay`.
gui-play-texans = Texans
gui-play-mexicans = Mexicans
gui-play-person = human
gui-play-dice = Dice
gui-play-rolls = rolled by the program
gui-play-types = typed in by me
gui-play-start = Start game
gui-play-open = Open game…
gui-play-save = Save game
gui-play-filter = Game logs
gui-play-put-away = Close game
gui-play-unsaved = not saved
gui-play-saved-edited = Saved: { $file }. The map or its scenario has unsaved changes: save them too, or the game cannot be continued as it was.
gui-play-no-scenario = A saved game needs a scenario. Set up at least one counter and save the map to create one.
gui-play-back = Undo the last decision
gui-play-forward = Redo
gui-play-back-to = Back to this decision
gui-play-hold = Pause the computer players
gui-play-go-on = Resume the computer players
stand-alamo = Of { $turns } turns · casualties { $casualties } · { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }: { $winner ->
    [side-texan] Texans
   *[other] Mexicans
  } ahead ({ $degree })
    .told = attackers’ casualty points { $casualties }; Texan victory points { $points }{ $verdict ->
        [known] {""}
       *[new] { $needed ->
            [0] {""}
           *[other] {" "}of the { $needed } that win
        }{ $verdict ->
            [early] {""}
           *[new] ; as it stands, a { $degree } { $winner ->
                [side-texan] Texan
               *[other] Mexican
            } victory
        }
    }
gui-play-hand-over = The { $side ->
    [side-texan] Texan
   *[other] Mexican
  } player’s turn
gui-play-hand-over-about = Change seats: what only one of you may know is hidden until then.
gui-play-take-seat = I play the { $side ->
    [side-texan] Texans
   *[other] Mexicans
  }
gui-play-thinks = The player { $name } is thinking…
gui-play-waits = The player { $name } waits.
gui-play-waits-roll = The players wait.
gui-play-diverges = Step { $step } of { $of } differs with the current documents. The game continues from before it.
gui-play-broken-down = A computer player has crashed. Undo a decision, or assign its side to another player.
gui-play-against-rules = A computer player tried a move the rules forbid, and is now paused.
due-over = The game is over.
gui-play-over-about = You can go back to any decision in the log.
gui-play-account-empty = Game events appear here, each with its rule.
gui-play-more = Earlier …
gui-play-more-about = Show more of the log
gui-play-let-go = Deselect
gui-play-let-go-about = Deselect the counter (Esc)
gui-play-details = Odds in detail
gui-play-cites = Rule numbers
gui-play-fork = Which level?
gui-play-disordered = disordered
gui-play-routed = routed
gui-play-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
gui-play-plot-into = Enters at area { $area }
gui-play-roll = Roll for me
gui-play-dice-hint = { $dice ->
    [one] Roll one die and pick what it shows.
   *[other] Roll { $dice } dice and pick their sum.
  }
gui-play-draw-hint = Draw one of { $things } and pick its place among them.
gui-play-hint-place = Click a highlighted hex.
gui-play-hint-plot = Pick a column, then its entry area, on the map or by number.
gui-play-hint-move = Click a counter, then its destination, or drag it there.
gui-play-hint-move-to = Costs are shown on the map. Click a destination or another counter. Click any other hex to see why it is not allowed.
gui-play-hint-attack = Click the counter that attacks, then its target.
gui-play-hint-target = Targets are highlighted. Click one to see the odds; click any other to see why it is not allowed.
gui-play-hint-retreat = Click the highlighted hexes one after another; any other hex restarts the path.
gui-play-hint-aim = Click a hex behind a highlighted hexside, or pick the hexside here.
due-roll-combat = { $piece } attacks { $target }: combat table roll.
due-roll-damage = { $piece } makes a Damage Check.
due-roll-leader = Does { $piece } fall with the unit?
due-roll-ferocity = Is the counterattack of { $piece } ferocious? Roll for { $leader }.
due-roll-breach = { $piece } fires at the hexside { $side }.
due-roll-siege = Continued Siege Table roll.
due-roll-variant = A rule of a variant requires a roll.
gui-play-unknown = a face-down unit
due-roll-draw = A rule of a variant draws at random.
due-counter = { $piece } may counterattack { $target }.
due-ferocity = Roll a leader’s die for a ferocious counterattack by { $piece }?
due-ferocious = { $piece } counterattacks ferociously: { $left ->
    [one] one attack is left.
   *[other] { $left } attacks are left.
  }
due-lead = Which leader counts in the Damage Check of { $piece }?
due-retreat = { $piece } routs and must retreat { $hexes ->
    [one] one hex.
   *[other] { $hexes } hexes.
  }
due-company = Does { $piece } accompany { $unit }?
due-advance = { $piece } may advance into { $to }.
due-aim = At which hexside does { $piece } fire?
due-consult = The game is decided. Consult the Continued Siege Table?
due-question = Decision required by a rule of a variant.
due-plot = Plot where each column enters. The Texan player does not see it.
due-set-up = Everything in this step is set up.
due-place = { $count ->
    [one] One counter to place.
   *[other] { $count } counters to place.
  }
due-replacement = { $count ->
    [0] No replacements.
    [one] One counter may enter as a replacement.
   *[other] { $count } counters may enter as replacements.
  }
due-reserve = { $count ->
    [0] The Reserve is placed.
    [one] One counter of the Reserve to place.
   *[other] { $count } counters of the Reserve to place.
  }
due-commitment = Commit the Reserve?
due-moving = { $piece } is on the move: { $points ->
    [one] 1 point is left.
   *[other] { $points } points are left.
  }
due-move = { $count ->
    [0] No counter can move any more.
    [one] One counter can still move.
   *[other] { $count } counters can still move.
  }
due-attack = { $count ->
    [0] No counter can attack any more.
    [one] One counter can still attack.
   *[other] { $count } counters can still attack.
  }
do-place = Place { $piece } in { $at }
do-plot = Column { $column } enters at area { $area }
do-step = { $piece } moves to { $to }
do-take = { $piece } moves along with { $with }
do-leave = Leave { $piece } behind
do-tow = { $by } takes { $piece } in tow
do-fire = Fire at { $target }
do-melee = Attack { $target } in melee
do-counter-fire = Return fire
do-counter-melee = Counterattack in melee
do-retreat = Retreat { $way }
do-follow = Go along
do-stay = Stay
do-advance = Advance
do-commit = Commit the Reserve
do-decline = No
do-no-counter = Do not counterattack
do-no-ferocity = No leader
do-no-more = No further attacks
do-no-advance = Do not advance
do-done = End { $phase }
do-lead = Use { $piece }
do-ferocity = Roll for { $piece }
do-consult = Consult the table
do-breach = Fire { $piece } at a hexside
do-at = Hexside { $side }
do-accept = Yes
do-pick = { $item }
do-use = Use { $what }
amend-put = Set by hand: { $piece } is placed in { $at }.
amend-remove = Set by hand: { $piece } is removed from the game.
amend-good = Set by hand: { $piece } is in good order.
amend-disordered = Set by hand: { $piece } is disordered.
amend-routed = Set by hand: { $piece } is routed.
amend-front = Set by hand: { $piece } is on its front.
amend-back = Set by hand: { $piece } is on its back.
phase-name = { $phase }
amend-begin = Set by hand: the { $phase } restarts.
gui-play-amend = Edit position
gui-play-amend-about = Place counters anywhere and continue from there. The log and the saved game record it.
gui-play-amend-done = Continue from here
gui-play-amend-hint = Click any counter, then its destination, or drag it there. Impossible positions are refused.
gui-play-amend-off = Not on the map
amend-do-remove = Remove
amend-do-good = In good order
amend-do-disordered = Disordered
amend-do-routed = Routed
amend-do-front = Front
amend-do-back = Back
gui-play-amend-begin = Restart phase
gui-play-pace-instant = Instantly
gui-play-pace-fast = Fast
gui-play-pace-normal = Normal speed
gui-play-pace-slow = Slow
gui-play-pace = Next speed of the computer players
gui-play-earlier = One decision back
gui-play-later = One decision forward
gui-play-skip = Skip to my turn
gui-play-set-up-rest-about = The computer places what is left and goes on until the set-up is over
gui-play-skip-about = Show everything at once until a human decides or the game ends
gui-play-threat = Show where enemies can move
gui-play-account = Events
gui-play-plays = The player { $name } plays.
gui-play-nothing-in-hand = The counter in hand and its odds appear here.
gui-play-series = Who wins from here?
gui-play-series-about = Computer players play { $games ->
    [one] { $games } game from
   *[other] { $games } games from
} this position.
gui-play-series-start = Run { $games ->
    [one] { $games } game
   *[other] { $games } games
}
gui-play-series-stale = Out of date: the position has changed.
gui-play-series-of = { $games ->
    [one] One game
   *[other] { $games } games
  } from { $moment }, { $player } against { $player }.
gui-play-done = End phase
gui-play-hides = A game is in progress, and the plot is hidden from the Texan player. Close the game to see the scenario.
gui-play-your-plot = Plot (for you only): { $plot }
gui-play-again = New game
gui-play-not-saved = The game is not saved. Save it, or repeat the command to discard it.
gui-play-hands = Players

## Computer players

player-random-title = Random
player-random = Makes any legal move, all equally likely.
player-recruit-title = Recruit
player-recruit = Takes the best odds of the moment and never plans ahead.
player-captain-title = Captain
player-captain = Plans a whole phase: who attacks whom and from where, and which spots are safe from the enemy.
player-captain-aggressive-title = Captain, aggressive
player-captain-aggressive = A captain who attacks at any price.
player-captain-cautious-title = Captain, cautious
player-captain-cautious = A captain who keeps units intact.
player-captain-blind-title = Captain, single-minded
player-captain-blind = A captain who fights well and forgets the objective.
player-general-title = General
player-general = Plays the battle out in advance with many kinds of captain and follows the best; slow.
player-advance-title = Advance
player-advance = Moves towards the nearest enemy and attacks; no plan, no odds.

# The key to what is laid over the map.
gui-key-sight = Line of sight
gui-key-sight-ends = The ends of the line
gui-key-sight-yes = Seen
gui-key-sight-no = Blocked, or blocks the line
gui-key-zones = Zones of control
gui-key-zones-texan = Texan (T)
gui-key-zones-mexican = Mexican (M)
gui-key-zones-both = Both (TM)
gui-key-moves = Movement, in movement points
gui-key-moves-own = The counter
gui-key-moves-yes = Within reach
gui-key-moves-stop = Must stop there
gui-key-moves-no = Not allowed
gui-key-odds = Attack
gui-key-odds-own = The attacker
gui-key-odds-yes = Can be attacked
gui-key-odds-no = Not allowed
gui-key-set-up = Set-up
gui-key-set-up-yes = May be set up here
gui-key-set-up-no = Not here
gui-key-play = On the map
gui-key-play-own = Selected, or took part in the last move
gui-key-play-yes = Possible now
gui-key-play-no = Stands in the way
gui-key-play-enemy = Enemy fire or enemy reach
gui-key-play-went = Moved
key-walls = What opening a wall changes, in wins of 100 games
key-walls-attackers = Helps the attackers
key-walls-garrison = Helps the garrison
key-walls-chance = May be chance
gui-key-corrected = Changed by a correction
gui-key-regions = Regions and walls
gui-key-region-lacks = The walls put it in the region
gui-key-region-has = The walls put it outside

## Beginning a variant

begin-exists = { $path } already exists: nothing was written. Choose another name
begin-bad-name = `{ $name }` cannot be the name of a variant: use lowercase letters, digits and `_`, with a letter first, such as `thick_smoke`
begin-written = written to { $out }
begin-check = check it: bexar check { $out }
begin-play = play it: bexar playtest alamo --variant { $out }
begin-words = all words: bexar explain language
begin-head = A variant of your own to edit. Lines that begin with // are comments: they are for you, and the game skips them.
begin-head-check = bexar check FILE: finds mistakes
begin-head-told = bexar explain FILE: explains the rules in sentences
begin-head-play = bexar playtest alamo --variant FILE: plays it
begin-head-compare = bexar compare alamo --variant FILE: measures the difference
begin-head-language = bexar explain language: the manual of the language
begin-head-word = bexar explain WORD: the page of a word, such as Adjust
begin-head-cookbook = bexar explain cookbook: recipes
begin-part-id = What other variants, cases and reports call it.
begin-part-title = The title, in English and in French. One language is enough: it is then used for both.
begin-part-by = Where it comes from: `Cited("a publication")`, `Reconstructed("a reason", "une raison")`, or `Original` for what you invented.
begin-part-notes = Its page: what it does and why, in paragraphs.
begin-part-allow = Warnings of `bexar check` that are meant to be there, each with its reason: (lint: "leaking-secret", reason: (en: "…", fr: "…")).
begin-part-needs = Variants it cannot do without, such as "doors". They are switched on with it.
begin-part-uses = Variants whose flags, tables or rules it refers to where they are in use.
begin-part-replaces = Charts of the rulebook that it replaces.
begin-part-params = Settings: numbers that players may change. A rule writes P("name") for such a number.
begin-part-opts = Choices that players have, in words. A rule asks for one with Opt("name", "word").
begin-part-flags = What it remembers: markers and counts of the game, a column, a unit, a spot, a hexside or a room. Nothing else is remembered.
begin-part-regions = Parts of the map that its rules name.
begin-part-kinds = Hexside types that it adds.
begin-part-tables = Tables for its dice: which dice are rolled, and what each result does. A rule rolls with Roll("name").
begin-part-rules = The rules, in the order in which they apply. When does something on an occasion, Adjust changes a figure or a permission, Require is a condition of the set-up. The comment above each says what it does.

kind-of-region-perimeter = perimeter
kind-of-region-about-perimeter = the closed loop of hexsides that separates the fort from the country
kind-of-region-unscalable = unscalable
kind-of-region-about-unscalable = hexsides of the perimeter where no ladder can be placed
kind-of-region-wall-section = wall section
kind-of-region-about-wall-section = a stretch of the perimeter that batteries aim at
kind-of-region-two-storeys = two storeys
kind-of-region-about-two-storeys = hexes of buildings with an upper floor
kind-of-region-start-position = start position
kind-of-region-about-start-position = where a column enters the map
kind-of-region-pond = pond
kind-of-region-about-pond = water that may hold up a column
kind-of-region-road = road
kind-of-region-about-road = firm ground between ponds
kind-of-region-battery-site = battery site
kind-of-region-about-battery-site = a place for a battery of the bombardment
kind-of-region-sector = sector
kind-of-region-about-sector = the part of the map on one side of the fort
kind-of-region-area = area
kind-of-region-about-area = a part of the map that counts as one place when units move; every spot a unit may stand on belongs to one
kind-of-region-acequia = acequia
kind-of-region-about-acequia = hexes of an acequia: slow to enter outside the walls, and they shelter the units in them
kind-of-region-trench = trench
kind-of-region-about-trench = hexes of a trench: slow to enter, and they shelter the units in them
kind-of-region-marsh = marsh
kind-of-region-about-marsh = hexes of a marsh: slow to enter and to leave
kind-of-region-rubble = rubble
kind-of-region-about-rubble = hexes of rubble or of ruins: slow to enter, and they give some shelter
kind-of-region-abatis = abatis
kind-of-region-about-abatis = hexes with abatis, which keep attackers out
kind-of-region-villita = huts
kind-of-region-about-villita = hexes of the huts of La Villita: slow to enter, and they give shelter
kind-of-region-carronade = covered battery
kind-of-region-about-carronade = hexes whose upper level gives the cover of the Fortin Carronade
kind-of-region-staircase = exterior staircase
kind-of-region-about-staircase = hexes of an exterior staircase, where units are easily hit; it leads up to an upper floor beside it
kind-of-region-parapet = parapet
kind-of-region-about-parapet = hexes whose ground is a parapet: it counts as level 2, above the yard beside it
kind-of-region-outhouse = outhouses
kind-of-region-about-outhouse = hexes of outhouses: nobody on the ground can see through them
kind-of-region-yard-wall = wall between yards
kind-of-region-about-yard-wall = hexsides of a high wall inside the fort: nobody on the ground can cross it or see through it
kind-of-region-window = window of an upper floor
kind-of-region-about-window = hexsides of a building through which units fire into and out of its upper floor
kind-of-region-redoubt = redoubt
kind-of-region-about-redoubt = hexsides of a redoubt: they cost extra to cross and give some shelter
kind-of-region-bastion = bastion
kind-of-region-about-bastion = hexsides of the front of a bastion
kind-of-region-arch = arch
kind-of-region-about-arch = doorways that guns can pass through; they may be reinforced
kind-of-region-group-place = place of a group
kind-of-region-about-group-place = where the pieces of the group it is named after come onto the map: a column, a command, a battery
kind-of-region-holds-hexes = hexes
kind-of-region-holds-hexsides = hexsides
kind-of-region-figure-facing = facing
kind-of-region-figure-about-facing = the side of the fort it is on, in degrees clockwise from the top of the map: 0 north, 90 east
kind-of-region-figure-off-map = off the map
kind-of-region-figure-about-off-map = distance still to go before the edge of the map, in half inches
kind-of-region-figure-level = level
kind-of-region-figure-about-level = the level of its spots: 1 the ground, 2 roofs and parapets, 3 higher roofs
kind-of-region-figure-capacity = capacity
kind-of-region-figure-about-capacity = units it holds; 0: as many as its spots hold
gui-region-kind = KIND, FOR GAME SYSTEMS
gui-region-kind-none = no kind
gui-region-kind-about = Game systems look for their layers of the map by kind; the 1981 game finds its regions by name
gui-stroke-region-kind = describe region { $region }
gui-gun-facing = GUN FACING
gui-gun-facing-open = not set
gui-gun-facing-degrees = { $degrees }°
gui-gun-facing-about = The facing of the gun of a new site, or of one that you click again, in degrees clockwise from the top of the map
merge-field-figures = figures
merge-field-facing = facing
lint-unknown-region-kind = the region `{ $region }` is of the kind `{ $kind }`, which no game system uses
lint-unknown-region-kind-help = { $reason ->
    [strange] leave `kind` out, or pick one of `bexar explain region-kinds`
   *[other] did you mean `{ $nearest }`?
}
lint-misfit-region = { $reason ->
    [holds] the region `{ $region }` is of the kind `{ $kind }`, which is made of { $holds }
    [plain] the region `{ $region }` has a figure `{ $figure }`, which a region without a kind does not have
    [unknown] the region `{ $region }` has a figure `{ $figure }`, which the kind `{ $kind }` does not have
    [near] the region `{ $region }` has a figure `{ $figure }`, which the kind `{ $kind }` does not have
    [range] the region `{ $region }` has { $value } for `{ $figure }`, which takes { $least } to { $most }
   *[missing] the region `{ $region }` lacks the figure `{ $figure }` of the kind `{ $kind }`
}
lint-misfit-region-help = { $reason ->
    [holds] repaint it with { $holds }, or give it another kind
    [plain] give it a kind, or take the figure out
    [unknown] take the figure out
    [near] did you mean `{ $nearest }`?
    [range] write a value from { $least } to { $most }
   *[missing] write `{ $figure }`, a value from { $least } to { $most }
}
lint-unknown-piece-kind = the game has no pieces of the kind `{ $kind }`
lint-unknown-piece-kind-help = { $reason ->
    [strange] write it as a unit, a leader or a battery, or take it out
   *[other] did you mean `{ $nearest }`?
}
## Exporting

exporting-failed = the export could not be written: { $detail }. Nothing was changed.
exporting-only-vmod = `{ $out }`: VASSAL modules end in `.vmod`; use a name that does
exporting-no-scenario = `{ $name }` is not a scenario: a module needs counters and a set-up too. Name a scenario, or use `bexar export simple`
exporting-vassal-done = { $placed ->
    [one] { $placed } counter on the map
   *[other] { $placed } counters on the map
}, { $waiting } beside it, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  }; written to { $out }
exporting-simple-done = { $files ->
    [one] { $files } file written
   *[other] { $files } files written
} to { $out }
exporting-art = The drawings are the program’s own. The publisher of the printed game may object to modules of it: ask before you pass one on.
sort-table = a table (CSV)
sort-export = an exported scenario (JSON)

## What stands in a VASSAL module

vassal-about = About this module
vassal-about-art = All maps, counters and markers were drawn by Bexar from these documents. Nothing was scanned or copied from the printed game, and the rights in that game stay with its publisher, who may object to modules of it: ask before you pass this one on.
vassal-about-made = This module was made by Bexar, the workshop for Alamo board wargames, from a user’s scenario.
vassal-about-play = How to play it
vassal-about-print = The map and most tables are reconstructions: they are not those printed with the game. The sources of each part are listed below.
vassal-about-print-original = Map and counters are inventions of their author: no other game has them. The sources of each part are listed below.
vassal-about-sources = Where everything comes from
vassal-area = Entry area
vassal-batteries = Batteries
vassal-battery = { $pounds }-pounder
vassal-beside = Tracks and forces
vassal-beside-about = Tracks, and the counters that are not on the map
vassal-box-mexicans-out = Mexicans lost
vassal-box-texans-out = Texans lost
vassal-change-side = Change or leave your side
vassal-charts = Charts
vassal-charts-about = Charts, and the rules in force
vassal-delete = Delete
vassal-described = A scenario of the Alamo game, made by Bexar
vassal-dice = { $dice ->
    [one] one die
   *[other] two dice
  }
vassal-column = Column
vassal-disordered = (disordered)
vassal-figures = House figures
vassal-flip = Flip
vassal-forces = Forces that are not on the map
vassal-hint-beside = Counters that do not start on the map wait in the window “Tracks and forces”. Drag them onto the map when they enter.
vassal-hint-keys = Ctrl+F flips a counter, Ctrl+O changes the order of a unit (good, disordered, routed), Ctrl+L puts a counter on the next level of its hex, Ctrl+M marks it as moved, Ctrl+D deletes it.
vassal-hint-keys-alone = Ctrl+F flips a counter, Ctrl+L puts a counter on the next level of its hex, Ctrl+M marks it as moved, Ctrl+D deletes it.
vassal-hint-levels = The buttons Ground, Inside and Roof change the picture of the map. A house beside a counter means that it is in a room; a man on a house means that it is on a roof or a platform.
vassal-hint-markers = Breaches and the markers of variants are in the list of pieces. They stay where they are dropped, on a hexside too; Ctrl+T turns a breach, or gives a marker its next number.
vassal-hint-plot = The window “Plot” is for the Mexicans only. Put the marker of each column on the place where it begins before the Texans set up.
vassal-level-picture = Picture of the level
vassal-map = Map
vassal-markers = Markers
vassal-moved = Moved
vassal-next-level = Next level
vassal-next-order = Next order
vassal-not-plotted = Not plotted yet
vassal-notes = Notes
vassal-on-level = ({ $level })
vassal-pieces = Pieces
vassal-pieces-about = All counters and markers
vassal-plan-note = For the eyes of one side. Put the marker of each column you form, and its stands beside it, into the box of the position where it starts.
vassal-plot = Plot
vassal-plot-about = The secret plot of the columns
vassal-plot-note = For the eyes of one side. Put the marker of each column into the box of the area by which it enters.
vassal-published = Published
vassal-reconstructed = Reconstructed or our own
vassal-original = Original: invented by its author
vassal-unloaded = (not loaded)
vassal-down = (not in its embrasure)
vassal-reduced = (reduced)
vassal-routed = (routed)
vassal-reserve = Reserve
vassal-rules-as-usual = Nothing is changed: no variants, no corrections, and every figure is the usual one.
vassal-rules-in-force = Rules in force
vassal-save-picture = Save the map as a picture
vassal-set-up = The set-up of the scenario
vassal-show-level = Show this level of the map
vassal-side = Side
vassal-side-mexicans = Mexicans
vassal-side-texans = Texans
vassal-tells-change = $location$: $newPieceName$ *
vassal-tells-flip = $location$: $oldPieceName$ → $newPieceName$ *
vassal-tells-gone = $location$: $oldPieceName$ is removed *
vassal-tells-move = $pieceName$: $previousLocation$ → $location$ *
vassal-tells-new = $pieceName$ appears in $location$ *
vassal-thread = Line of sight
vassal-thread-about = Line of sight: drag from hex to hex
vassal-turn = Turn
vassal-turns = Turns and phases
vassal-unmark = Mark all pieces as not moved
vassal-unmask = Opponents may turn up my pieces
vassal-zoom-in = Zoom in
vassal-zoom-out = Zoom out
vassal-zoom-pick = Choose the zoom

## A map from a VASSAL module

import-not-a-module = `{ $file }` is not a VASSAL module: { $detail }
import-no-build-file = there is no `buildFile.xml` in it
import-not-an-archive = it is not a ZIP archive
import-broken-build-file = its `buildFile.xml` cannot be read: { $detail }
import-no-boards = `{ $file }` has no board with hexes and a picture. { $others ->
    [none] It has no boards at all.
   *[some] Its boards are: { $names }
  }
import-which-board = `{ $file }` has several boards with hexes: { $names }. Choose one with `--board NAME`; write the whole name as listed, with its zone and number
import-no-such-board = `{ $file }` has no board `{ $name }` with hexes and a picture. It has: { $names }
import-odd-board = the board `{ $board }` cannot be imported: { $why }
import-odd-attribute = `{ $attribute }="{ $value }"` of its `{ $element }` cannot be read
import-lettering = The lettering of the board is drawn in DejaVu Sans: the module names typefaces that this program does not have.
picture-missing = there is no such file
picture-format = it is not a picture this program can read: it reads PNG, JPEG, WebP and TIFF, and in modules also GIF and SVG
picture-broken = the picture is damaged
picture-large = its { $width } × { $height } pixels are too many: the limit is { $most } million
picture-costly = the drawing would take too long to paint: it has too many elements, or filters over too large an area
import-no-picture = the picture `{ $image }` of the board `{ $board }` cannot be used: { $detail }
import-on-their-points = the hexes of the board `{ $board }` have a point at the top; maps here have hexes with a flat side at the top. Rotate its picture by 90°, and place it behind a new map with anchors
import-odd-grid = the grid of the board `{ $board }` has hexes of no size
import-nothing-seen = no hex of the board `{ $board }` is entirely on its picture
import-too-large = the board `{ $board }` needs { $columns } columns and { $rows } rows; maps have { $limit } at most
import-numbering = the numbers of the board `{ $board }` cannot be kept: { $why }. With `--renumber` its hexes get new numbers, from 0101 at the upper left
import-no-numbers = its hexes have none
import-rows-first = they name the row before the column, and maps here the column first
import-letters = they contain letters
import-backwards = they run from right to left or from bottom to top
import-other-columns = its odd columns are half a hex lower, and here the even ones are
import-slanting = its rows rise or fall by a hex from one column to the next, so that they run at a slant
import-below-one = they begin with column { $column } and row { $row }; here both begin with 1
import-done = board `{ $board }` of { $module }: { $columns } columns, { $rows } rows, hexes { $first } to { $last }; written to { $out }
import-scan-done = its picture, { $width } × { $height } pixels, placed behind the map with { $anchors ->
    [one] { $anchors } anchor
   *[other] { $anchors } anchors
}; written to { $out }
import-renumbered = the hexes have new numbers: what the module calls { $theirs } is { $ours } here
import-shifted = the picture begins with hex { $first }: the columns and rows before it are outside it
import-rights = The picture belongs to whoever made it: trace it for yourself, and ask before you pass it on.
import-next = open it: bexar { $out }
import-by = from the board `{ $board }` of a VASSAL module
begin-map-size = a new map needs a size: `--size COLUMNSxROWS`, such as `--size 25x27`, or a module to take it from: `--from-vassal FILE.vmod`
begin-map-written = an empty map of { $columns } columns and { $rows } rows; written to { $out }
begin-scenario-written = the scenario for “{ $game }”; written to { $out }
begin-map-needs = what it still needs: bexar check { $out }
cli-not-a-map-size = `{ $found }` is not a map size: write columns and rows, 1 to 999 each, such as `25x27`
## Pages for a browser

web-done = page written to { $out }
web-diverges = the page shows the game up to the step that differs. { $lines }
web-notes-without-log = { $notes }: notes belong to the steps of a game, and this is not a game: name a log
web-note-no-step = { $file }, line { $line }: a note begins with the number of its step, as in `120 The north wall falls`; a line that continues a note begins with a space
web-note-beyond = { $file }, line { $line }: there is no step { $step }: the game has { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-skip = Skip the map
web-map = Map
web-map-about = Everything that stands on the map is listed below it in words.
web-contents = Contents
web-account = The game
web-set-up = Set-up
web-set-up-in-play = The players choose where their counters start when a game begins.
web-rules = Rules in force
web-rules-usual = Nothing is changed: no variant is on, and every figure is the usual one.
web-rules-figures = House figures and options
web-charts = Charts and tables
web-errata = Corrections
web-errata-none = None is in force: the map is as it was drawn.
web-findings = What the checks find
web-findings-none = Nothing.
web-findings-notes = Worth knowing
web-results = Play-test
web-cites = Rules
web-cited = Rules cited
web-players = Texans: { $texan } · Mexicans: { $mexican } · seed { $seed }
web-levels = Level
web-level-ground = Ground
web-level-inside = Inside
web-level-upper = Upper floor
web-level-roof = Roofs
web-on-ground = on the ground
web-on-inside = inside
web-on-upper = on the upper floor
web-on-roof = on the roof
web-reduced = reduced
web-disordered = disordered
web-routed = routed
web-hex = Hex
web-find = Go to a hex, such as 1404
web-nobody = Nobody stands here.
web-step = Step
web-begin = Before the first step.
web-nearer = Zoom in
web-farther = Zoom out
web-fit = Whole map
web-close = Close
web-to-start = To the beginning
web-to-end = To the end
web-phase-back = Back a phase
web-phase-on = Forward a phase
web-beat-back = Back to the previous move or attack
web-beat-on = Forward to the next move or attack
web-step-back = Back a step or die roll
web-step-on = Forward a step or die roll
web-other-side = Other side
web-play = Play automatically
web-pace = Pace
web-pace-slow = slow
web-pace-middle = steady
web-pace-fast = fast
web-slider = Step of the game
web-standing = Who stands where
web-note = Note on this step
web-note-about = Note on the step shown
web-note-keep = Keep
web-note-copy = Save a copy of the page with all notes
web-language = Language
web-dark = Dark
web-quiet = Hide the result
web-keys = Keys
web-key-beat = to the previous move or attack, to the next
web-key-step = a step or die roll back, forward
web-key-phase = a phase back, forward
web-key-other = to the next move of the other side
web-key-ends = to the beginning, to the end
web-key-zoom = zoom in, zoom out, the whole map
web-key-pan = move the map
web-key-level = ground, inside, roofs
web-key-close = close the card of a hex
web-not-unpacked = This browser cannot unpack the contents of this page. Use a newer one to step through the game and see the counters.
web-no-script = The counters and the game need the script of this page, which is switched off here.
web-signs = symbols on the map: { $signs }
web-made = Made with Bexar. This page is complete in itself and contacts no other machine.

## The engine inside a page

web-engine = Engine: play on from here
web-engine-about = The rules themselves are in this page. What is played here takes the place of what comes after the step shown; nothing is sent anywhere.
web-engine-texans = Texans
web-engine-mexicans = Mexicans
web-engine-seed = Seed of the dice
web-engine-rolls = Roll the dice without asking
web-engine-end = Play on
web-engine-count = How many steps
web-engine-some = steps forward
web-engine-series = { $games ->
    [one] { $games } game from
   *[other] { $games } games from
} here
web-engine-undo = Undo
web-engine-back = Back to the game of this page
web-engine-stop = Stop
web-engine-works = Working…
web-engine-stopped = Stopped.
web-engine-trouble = The engine has failed:
web-engine-played = { $steps ->
    [one] { $steps } step,
   *[other] { $steps } steps,
} seed { $seed }: the same as the first game of a play-test from here.
web-engine-won = { $games ->
    [one] { $games } game from
   *[other] { $games } games from
} here, seed { $seed }: the Mexicans win { $wins } of them (95% interval: { $low } to { $high }).
web-engine-computers = Give both sides to computer players first.
web-engine-roll = Roll
web-engine-draw = Draw
web-engine-hand = In hand: { $piece }
web-engine-drop = Put down
web-engine-odds = Odds at
web-engine-pick = Click a counter on the map, or pick one here: { $count } can act.
web-engine-sight = Who sees whom
web-engine-from = From
web-engine-to = to
web-engine-ask = Ask
web-engine-on-map = Pick on the map
web-engine-forget = Clear
web-engine-sight-about = A hex, with /in for inside a building or /roof for its roof. On the map the level shown counts.
web-engine-sees = { $a } sees { $b }.
web-engine-blocked = { $a } does not see { $b }.
web-engine-not-built = the page was made without the engine: { $place } is not there. Make it with `{ $command }`, or name it with `--engine=FILE`
web-engine-not-wasm = the page was made without the engine: { $file } is not a WebAssembly program
web-engine-not-read = the page was made without the engine: { $file }: { $reason }
web-engine-no-scenario = the page was made without the engine: it needs a scenario or a game that can be played
web-key-engine = to the engine

## Aids of a game: charts, tracks, the rules in force, the set-up

aids-roll = Roll
aids-result = Result
aids-what = Effect
aids-table-of = { $variant }: { $table }
aids-changed-by = { $variant } ({ $rule }): { $sentence }
aids-kind-of = { $variant }: { $kind }.
aids-instead-of = { $origin ->
    [published] { $value } (published: { $usual })
   *[usual] { $value } (usually { $usual })
 }
aids-head-what = What
aids-head-value = Value
aids-head-rule = Rule
aids-head-row = Row of the combat table
aids-head-column-of-table = Column
aids-head-phase = Phase
aids-head-player = Who decides
aids-head-casualties = Casualty points
aids-head-points = Victory points
aids-head-counter = Counter
aids-head-values = Values
aids-head-hex = Hex
aids-head-piece = In documents
aids-head-column = Column
aids-head-area = Entry area
aids-sequence = Sequence of play (4.0)
aids-sequence-set-up = Set-up
aids-sequence-turn = Each Game-Turn
aids-terrain = Terrain Effects Chart (5.7)
aids-terrain-about = Cost: movement points beyond those of the hex; × cannot be crossed. Guns: a battery may be towed across. ZOC: zones of control reach across. Height: for line of sight.
aids-movement = Movement and stacking (5.0)
aids-combat = Combat Results Table (8.8)
aids-combat-strengths = Strength of the attack, by what protects the target
aids-combat-dice = Result, by die roll
aids-combat-about = H: hit, the target makes a Damage Check. A number: hit, and the number is added to the dice. C: the target may counterattack. –: nothing.
aids-damage = Damage Check (8.4)
aids-modifiers = Modifiers of the Damage Check (8.5)
aids-retreat = Retreat, advance and rally (9.0, 12.0)
aids-breaches = Batteries and breaches (10.0)
aids-breach-types = What a battery can breach (a high palisade counts as a wooden wall)
aids-range-states = Home states of Texan units whose fire loses no strength with range
aids-range-order = Range and halving of a disordered unit
aids-losses = Losses and replacements (13.0)
aids-reserve = The Reserve (2.2)
aids-range = Range (14.0, optional rule in force)
aids-ferocity = Ferocious counterattack (15.0, optional rule in force)
aids-withdrawal = Withdrawal (16.2)
aids-withdrawal-about = The attackers withdraw, and lose, when their casualty points reach the figure at the end of that Game-Turn.
aids-victory = Victory levels (16.5)
aids-victory-about = Texan victory points: { $turn } per Game-Turn held, and 1 per { $divisor } casualty points of the attackers. A garrison that survives Game-Turn { $last } wins decisively.
aids-siege = Continued Siege Table (16.7, optional rule in force)
aids-all-reconstructed = This table is a reconstruction: no text of the game states it.
aids-all-original = This table is original: its author invented it.
aids-some-reconstructed = * Reconstruction: no text of the game states this line.
aids-some-original = † Original: its author invented this line.
aids-track-turns = Game-Turns
aids-track-casualties = Casualty points of the attackers
aids-track-casualties-about = One marker for the ones, one for the tens.
aids-track-replacements = Replacements
aids-track-replacements-about = A lost piece is placed on the space for its loss and moves towards 0 each Game-Turn.
aids-track-enters = may enter
aids-withdraws-at = withdrawal at { $points }
aids-origin-scenario = Scenario
aids-origin-map = Map
aids-origin-counters = Counters
aids-origin-rulebook = Rulebook
aids-set-up-garrison = Garrison
aids-set-up-batteries = Batteries
aids-set-up-free = placed by its player
aids-battery = Battery, { $pounds } lb
aids-at = { $hex }, { $level }
aids-plot = Entry plot (2.0)

## Sheets for print

print-only-pdf = `{ $out }`: sheets are printed as PDF; use a name that ends in `.pdf`
print-nothing = { $file } has none of these sheets: a map alone has only its plan, key and map, and errata need a correction that is on (`--corrections`)
print-misfit = the correction “{ $correction }” does not fit the map: { $place } is not what it expects to change. Switch it off, or correct it; nothing was written
print-too-many-tiles = hexes of { $hex } would take { $tiles } sheets for the map, but the limit is { $most }: choose smaller hexes or larger paper
print-failed = the sheets could not be written: { $detail }
print-done = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
  } written to { $out }: print at 100%
cli-not-a-printed-hex = `{ $found }` is not a hex size: write a length from 4mm to 60mm, such as `5/8in` or `16mm`
cli-not-a-printed-counter = `{ $found }` is not a counter size: write a length from 8mm to 40mm, such as `1/2in` or `14mm`
cli-not-a-shift = `{ $found }` is not a shift: write two lengths from -20mm to 20mm with a comma between, such as `0.5mm,-1mm`
print-content-plan = Contents and assembly
print-content-key = Key to the map
print-content-map = Map in tiles
print-content-counters = Counters
print-content-markers = Markers
print-content-charts = Charts and tables
print-content-tracks = Tracks
print-content-rules = The rules in force
print-content-errata = Errata
print-content-set-up = Set-up
print-content-plot = Entry plot
print-tile = Map, { $tile } ({ $level })
print-tile-label = tile { $tile } · { $level }{ $above ->
    [no] { "" }
   *[other] {" "}· above: { $above }
  }{ $below ->
    [no] { "" }
   *[other] {" "}· below: { $below }
  }{ $left ->
    [no] { "" }
   *[other] {" "}· left: { $left }
  }{ $right ->
    [no] { "" }
   *[other] {" "}· right: { $right }
  }
print-counters-both = { $name } { $number }
print-counters-front = { $name } { $number }, fronts
print-counters-back = { $name } { $number }, backs
print-hint-fold = Fold along the dashed line with the printed side out, glue, then cut at the marks.
print-hint-duplex = Print both sides, flipped on the long edge. Cut at the marks.
print-hint-duplex-back = Backs of the previous sheet. If the crosses at the bottom do not line up, correct them with --shift.
print-hint-single = Glue to cardboard and cut at the marks; the backs are on separate sheets.
print-hint-single-back = In the same order as the fronts.
print-fold = fold here, printed side out
print-hint-scale = { $paper } paper, hexes of { $hex }, counters of { $counter }. Print at 100% (“actual size”), never fitted to the page, and hold a ruler to the one below.
print-hint-pages-fold = Pages { $first } to { $last } are cut up: print them on one side, fold each along its dashed line, glue it, cut it. Everything else is printed on one side too.
print-hint-pages-duplex = Print pages { $first } to { $last } by themselves, on both sides, flipped on the long edge. Everything else is printed on one side.
print-hint-pages-single = Pages { $first } to { $last } are cut up: fronts first, then backs. Everything is printed on one side.
print-hint-plot = Page { $page } is secret: whoever prints it should fold it before anybody looks.
print-ruler = 100 mm. If it is longer or shorter, the sheets were printed at another scale.
print-marker-turn = Turn
print-marker-ones = Losses × 1
print-marker-tens = Losses × 10
print-marker-reserve = Reserve committed
print-as-usual = Nothing is changed: no variant is on, no correction, and every figure is the usual one.
print-house-figures = House figures
print-corrections = Corrections
print-corrections-see = The errata sheet shows what they change.
print-settings = Settings
print-terms = Terms
print-remarks = Remarks
print-colon = {": "}
print-usually = (otherwise { $value })
print-figure = { $origin ->
    [published] { $meaning }: { $value }, published { $usual } ({ $rule })
   *[usual] { $meaning }: { $value }, usually { $usual } ({ $rule })
 }
print-origin-published = Published: { $source }
print-origin-reconstructed = Reconstructed or our own: { $source }
print-origin-original = Original: invented by its author.
print-plot-about = For the attackers only. Fold the lower third up over the middle, then the upper third down, and seal it. Open it when the columns enter.
gui-print = Print…
gui-print-enter = Write PDF
gui-print-paper = Paper
gui-print-hex = Hex size, side to side
gui-print-counter = Counter size
gui-print-layout = Backs of counters
gui-print-fold = on the same sheet, to be folded
gui-print-duplex = on the other side
gui-print-single = on separate sheets
gui-print-ink = Save ink
gui-print-sheets = SHEETS
gui-print-sheet = Sheet { $sheet } of { $of }
gui-print-before = Previous sheet
gui-print-after = Next sheet
gui-print-drawing = Drawing the sheet…
gui-print-nothing = Nothing is left to print.

report-turns-over = the last turn is over
report-attackers-spent = no attacker left
report-rounds-over = the last round is over
report-both-idle = neither side acts any more
report-figure-of = { $figure } ({ $side })
playtest-figure = { $name }: { $mean }
compare-other-system = the two scenarios are of different game systems: nothing measured in one can be compared with the other
query-other-system = this query does not apply to “{ $system }”, the game of “{ $name }”: it works only in the 1981 game
query-alone-other-system = `--alone` does not apply to “{ $system }”, the game of “{ $name }”: only the map of the 1981 game can be emptied. Leave it out; `--with` adds counters
query-points-other-system = `--points` does not apply to “{ $system }”, the game of “{ $name }”: only in the 1981 game can the number of points be chosen. Leave it out
query-cannot-breach = `{ $side }` cannot be breached. { $reason }
query-trace-other-system = `--trace` does not apply to “{ $system }”, the game of “{ $name }”: its lines go by areas, not from hexside to hexside. Leave it out
query-breach-other-system = `--breach` does not apply to “{ $system }”, the game of “{ $name }”: nothing breaches its walls. Leave it out
query-mode-other-system = `--mode` does not apply to “{ $system }”, the game of “{ $name }”: it has its own ways to attack. Leave it out; the answer names each of them
unplayable-other-system = the rulebook belongs to a game system other than the 1981 game, and these queries work only in that game

counter-kind-piece = Piece
counter-add-piece = + Piece
counter-pieces = PIECES
counter-field-piece-kind = Kind of piece
counter-field-group = Belongs to

# The tool for areas.
gui-tool-game-area = Areas
gui-tool-game-area-about = Draw the areas of “Deguello at Dawn”: click to fill, drag to split or join
gui-tools-game-area = { $count ->
    [one] { $count } AREA
   *[other] { $count } AREAS
}
gui-game-area-how = Click on ground that belongs to no area: it becomes one, up to the next wall, door, other ground or area. Drag within an area to split it midway, from one area to the next to join them, from an area to free ground to make it larger. Click on an area to select it.
gui-game-area-most = Maximum number of hexes filled
gui-game-area-most-about = Open ground has no walls: a click fills no more hexes than this, the nearest first
gui-game-area-name = Name of the next area (otherwise a number)
gui-game-area-named = Area { $count }
gui-game-area-pick = Select { $name } (`{ $id }`)
gui-game-area-size = level { $level } · { $count }
gui-game-area-free = { $count ->
    [0] Every hex is in an area.
    [one] One spot is in no area.
   *[other] { $count } spots are in no area.
}
gui-game-area-plain = clear ground
gui-game-area-surface-about = What is on all hexes of this area: what it costs to enter, and the cover it gives
gui-game-area-remove = Remove the area
gui-game-area-remove-about = Its hexes then belong to no area; what is on them stays
gui-game-area-none = Click on an area first.
gui-stroke-game-area = draw areas
gui-stroke-game-area-fill = fill { $area }
gui-stroke-game-area-split = split off { $area }
gui-stroke-game-area-join = join areas
gui-stroke-game-area-grow = make an area larger
gui-stroke-game-area-remove = remove { $area }
gui-key-game-area-joins = joins the area
gui-key-game-area-parts = becomes an area of its own
gui-key-game-area-no = nothing to do here
game-area-nowhere = `{ $spot }` is not on the map
game-area-taken = `{ $spot }` is already in { $area }
game-area-free = `{ $spot }` is in no area
game-area-same = `{ $a }` and `{ $b }` are in the same area
game-area-different = `{ $a }` and `{ $b }` are in different areas
game-area-apart = `{ $a }` and `{ $b }`: their areas do not touch at one level, or a wall stands between them

# Whom an officer activates.
gui-play-hint-call = Click an officer on the map to see whom he activates.
gui-play-calls = { $count ->
    [0] Activates no unit
    [one] Activates { $count } unit
   *[other] Activates { $count } units
}
gui-play-calls-bound = ACTIVATED, BUT ONLY TO FIRE
gui-play-calls-not = NOT ACTIVATED
gui-key-calls = Activation
gui-key-calls-reach = reach of the officers of the chain
gui-key-calls-yes = activated
gui-key-calls-bound = may only fire
gui-key-calls-no = close by, not activated

# What one step does to the other games on the same map.
gui-history-others = OTHER GAMES ON THIS MAP
gui-history-others-ask = Compare
gui-history-others-about = Play each of the other games on this map before and after the last step, with the same dice: how many more games the Mexicans win
gui-history-others-stop = Stop
gui-history-others-stop-about = Stop these games

## House rules at work

variant-rule-forbids = the house rule { $rule } forbids it
variant-no-offer = { $piece } cannot use the rule { $rule } now
due-house-rule = The rule { $rule } calls for a roll.
event-house-flagged = { $thing }: { $flag } is now { $to }.
    .on = { $thing }: { $flag } is now { $to }
event-house-threw = Rolled { $roll } on the table “{ $table }”.
    .on = rolled { $roll } on the table “{ $table }”
event-house-shifted = The die roll is modified by { $by }.
    .on = the die roll is modified by { $by }
event-house-ruled = The rule { $name } takes effect.
    .on = the rule { $name } takes effect
upshot-house-rolls-on = the rule calls for another roll
upshot-house-nothing = nothing happens

explain-games = The games
explain-games-about = A rulebook names its game. The documents of a scenario belong to one game; a map can serve all of them.
explain-games-rulebook = in the rulebook
explain-games-scenarios = scenarios
explain-games-pieces = kinds of pieces
explain-games-own-pieces = units, leaders and batteries with values of their own: `bexar explain format counters`
explain-games-regions = kinds of regions
explain-games-piece = { $what } ({ $side })
explain-games-figure = `{ $name }` from { $least } to { $most }, { $what }
explain-games-tags = tags of the rule language
kind-of-piece-infantry = a stand of infantry of an attack column or of the Reserve
kind-of-piece-command = the command stand of a column
kind-of-piece-battery = a battery of the bombardment
kind-of-piece-commander = the commander, who stands beside the map
kind-of-piece-rifleman = a rifleman
kind-of-piece-sharpshooter = one of Crockett’s sharpshooters
kind-of-piece-cannoneer = a cannoneer, who comes with a gun
kind-of-piece-gun = a gun of the garrison
kind-of-piece-crockett = Crockett
kind-of-piece-bowie = Bowie
kind-of-piece-leader = another leader of the garrison
kind-of-piece-company = a company, which can split into flechas
kind-of-piece-zapadores = a company of Zapadores
kind-of-piece-flecha = a quarter of a company
kind-of-piece-zapador-flecha = a quarter of a company of Zapadores
kind-of-piece-mexican-crew = a crew that can serve captured guns
kind-of-piece-column-officer = an officer of a column
kind-of-piece-staff-officer = a staff officer
kind-of-piece-mexican-artillery-officer = an artillery officer
kind-of-piece-texan-unit = a unit of riflemen
kind-of-piece-texan-crew = a crew
kind-of-piece-invalid = a unit that may be too ill to fight
kind-of-piece-texan-officer = an officer
kind-of-piece-texan-artillery-officer = an artillery officer
kind-of-piece-texan-leader = an officer who can activate almost any command
kind-of-piece-cannon = a gun, which belongs to whoever stands with it
kind-of-piece-figure-axes = axes and crowbars
kind-of-piece-figure-ladders = ladders it begins with
kind-of-piece-figure-range = range in areas; 0: unlimited
kind-of-piece-figure-pounds = weight of the ball, in pounds
