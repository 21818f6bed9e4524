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
picture-open-top = building without a roof
picture-gun-printed = gun site
picture-gun-optional = optional gun site
picture-entry-area = entry area
picture-cited-number = hex stated by the rules
picture-other-level = thin line: the other level
picture-scale = hexes
picture-reconstruction = This map is a reconstruction from what the published rules say. It is not the map that was printed with the game.
picture-cited = Drawn after { $source }.
picture-cited-share = The rules state { $hexes ->
    [one] one hex (bold number)
   *[other] { $hexes } hexes (bold numbers)
} and { $hexsides } of { $all } hexside features. The rest fills the gaps.
