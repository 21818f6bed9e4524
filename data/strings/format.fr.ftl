### Ce qui est dit des formats de fichiers : `bexar explain format`.

sort-stamp = un tampon : un morceau de carte

format-list-name = nom
format-list-files = les fichiers finissent par
format-list-holds = contient
format-title = Format : { $name } ({ $files })
format-example = Exemple
format-fields-title = Champs
format-fields-about = D’abord le document, puis tout ce qu’il contient. Chaque champ montre ce qui peut y être écrit, et ce qui vaut s’il est omis.
format-field = `{ $field }` ({ $sort }) : { $remark }
format-field-optional = `{ $field }` ({ $sort } ; si omis : { $default }) : { $remark }
format-one-of = Au choix :
format-case = { $word }{ $held } : { $remark }
format-written = S’écrit : { $sort }.

format-text = texte entre guillemets
format-pattern = texte entre guillemets conforme à { $pattern }
format-flag = `true` ou `false`
format-number = nombre
format-whole = nombre entier
format-at-least = nombre entier, au moins { $least }
format-between = nombre entier, de { $least } à { $most }
format-list = liste de { $sort }
format-so-many = { $number } fois { $sort }, entre parenthèses
format-map = { $sort } par { $key }, entre accolades
format-fields = champs
format-or = { $several } ou { $last }
format-or-nothing = { $sort }, ou `None`
format-nothing = rien
format-of-document = le `by` du document
format-empty = vide

format-only-written = les fichiers { $name } sont écrits par ce programme et jamais lus
format-no-schema = { $name } n’a pas de schéma JSON. `bexar explain format NOM --schema` en donne un si NOM est { $names }
