## Lecture des documents

text-format-newer = ce fichier vient d’un Bexar plus récent (format { $written }) ; ce programme lit le format { $reads }. Prenez un programme plus récent.
text-format-zero = le format doit être { $reads }
text-unknown-field = champ inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? Connus ici : { $known }
text-strange-field = champ inconnu `{ $found }`. Connus ici : { $known }
text-unknown-value = mot inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? Connus ici : { $known }
text-strange-value = mot inconnu `{ $found }`. Connus ici : { $known }
text-missing-field = le champ `{ $field }` manque
text-double-field = le champ `{ $field }` figure deux fois ici
text-too-deep = les parenthèses sont trop imbriquées pour un document
text-cut-short = le texte finit trop tôt : une parenthèse ou un guillemet reste ouvert
text-wrong-value = { $detail }
text-syntax = un document ne s’écrit pas ainsi à cet endroit : { $detail }
text-other-kind = ceci est un document { $found } ; il faut ici un document { $expected }

## Fichiers

file-not-bundled = aucun document nommé `{ $name }` n’accompagne le programme. Il contient : { $known }
file-not-found = ce fichier n’existe pas
file-not-readable = vous n’avez pas le droit de lire ce fichier
file-is-folder = ceci est un dossier ; nommez un fichier qu’il contient
file-too-large = le fichier fait { $size } Mo ; un document fait au plus { $limit } Mo
file-not-text = le fichier n’est pas du texte UTF-8 à partir de la ligne { $line }
file-trouble = le fichier ne peut pas être lu : { $detail }
file-not-written = `{ $path }` n’a pas pu être écrit : { $detail }. Rien n’a changé.

## Ligne de vue

los-clear = la ligne de vue est dégagée ({ $ruling })
los-blocked-hexside = bloquée en { $at } par : { $kind } ({ $ruling })
los-blocked-roof = bloquée par le toit ou la plate-forme en { $hex } ({ $ruling })
los-blocked-indoors = bloquée par le bâtiment en { $hex } ({ $ruling })
los-blocked-apart = rien ne relie les deux : un intérieur et un toit du même hexagone ou voisins ne se voient pas ({ $ruling })
