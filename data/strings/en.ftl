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

## Line of sight

los-clear = the line of sight is clear ({ $ruling })
los-blocked-hexside = blocked at { $at } by: { $kind } ({ $ruling })
los-blocked-roof = blocked by the roof or platform in { $hex } ({ $ruling })
los-blocked-indoors = blocked by the building in { $hex } ({ $ruling })
los-blocked-apart = nothing joins the two: an interior and a roof in one hex or side by side do not see each other ({ $ruling })
