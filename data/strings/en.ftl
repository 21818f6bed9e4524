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

## Files

file-not-bundled = no document called `{ $name }` comes with the program. It has: { $known }
file-not-found = there is no such file
file-not-readable = the file may not be read by you
file-is-folder = this is a folder; name a file in it
file-too-large = the file has { $size } MB; documents have { $limit } MB at most
file-not-text = the file is not text in UTF-8, from line { $line } on
file-trouble = the file cannot be read: { $detail }
file-not-written = `{ $path }` could not be written: { $detail }. Nothing was changed.

## Terminal

terminal-output = the result could not be written: { $detail }
window-no-display = there is no display to open the editor on. Without one, `bexar` has these verbs: { $verbs }. `bexar help` explains them.
window-not-built = this `bexar` was built without the editor. It has these verbs: { $verbs }. `bexar help` explains them.
window-failed = the editor's window failed: { $detail }. If it never opened, a library of the system is missing. On Debian: apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 for X11, or libwayland-client0 libxkbcommon0 for Wayland. `bexar help` lists the verbs that need no window.
file-neither = there is no such file, and no document of this name comes with the program. It has: { $known }
file-no-document = this is none of our documents: they start with { $known }
file-correction-alone = a correction says nothing without its map: name the scenario that uses it, or see what it does with `bexar diff MAP CORRECTION`
correction-does-not-fit = the correction does not fit the map: { $place } does not hold what it expects to change. Switch it off in the scenario, or correct what it expects
place-room = room `{ $name }`
place-region = region `{ $name }`
place-entry-area = entry area { $name }
place-counter = counter `{ $name }`
place-rule = rule `{ $name }`
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

## Kinds of ground and hexside

ground-outside = open country
ground-plaza = plaza
ground-yard = pen or yard
ground-churchyard = churchyard
ground-platform = wooden platform
ground-floor = building
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
hexside-high-palisade = high palisade

## Picture of the map

picture-level-ground = Ground level
picture-level-in = Inside the buildings
picture-level-roof = Roofs and platforms
picture-legend-hexsides = Hexsides
picture-legend-hexes = Hexes and symbols
picture-roof = roof
picture-gun-printed = gun site
picture-gun-optional = optional gun site
picture-entry-area = entry area
picture-cited-number = hex stated by the rules
picture-scale = hexes
picture-reconstruction = This map is a reconstruction from what the published rules say. It is not the map that was printed with the game.
picture-cited = Drawn after { $source }.
picture-cited-share = The rules state { $hexes ->
    [one] one hex (bold number)
   *[other] { $hexes } hexes (bold numbers)
} and { $hexsides } of { $all } hexside features. The rest fills the gaps.
