### What is said of the formats of files: `bexar explain format`.

sort-stamp = a stamp: a piece of a map

format-list-name = name
format-list-files = files end in
format-list-holds = holds
format-title = Format: { $name } ({ $files })
format-example = Example
format-fields-title = Fields
format-fields-about = First the document, then everything it holds. Each field shows what may be written there, and what applies if it is left out.
format-field = `{ $field }` ({ $sort }): { $remark }
format-field-optional = `{ $field }` ({ $sort }; if left out: { $default }): { $remark }
format-one-of = One of these:
format-case = { $word }{ $held }: { $remark }
format-written = Written as { $sort }.

format-text = text in quotes
format-pattern = text in quotes that matches { $pattern }
format-flag = `true` or `false`
format-number = number
format-whole = whole number
format-at-least = whole number, { $least } or more
format-between = whole number, { $least } to { $most }
format-list = list of { $sort }
format-so-many = { $number } × { $sort }, in round brackets
format-map = { $sort } by { $key }, in braces
format-fields = fields
format-or = { $several } or { $last }
format-or-nothing = { $sort }, or `None`
format-nothing = nothing
format-of-document = the `by` of the document
format-empty = empty

format-only-written = { $name } files are written by this program and never read
format-no-schema = { $name } has no JSON Schema. These have one: `bexar explain format NAME --schema`, with NAME one of { $names }
