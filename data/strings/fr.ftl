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

## Sortes de terrain et de côtés d’hexagone

ground-outside = rase campagne
ground-plaza = place
ground-yard = enclos ou cour
ground-churchyard = cimetière
ground-platform = plate-forme de bois
ground-floor = bâtiment
hexside-clear = libre
hexside-dry-streambed = lit de ruisseau à sec
hexside-stone-wall = mur de pierre
hexside-wooden-wall = mur de bois
hexside-inner-wall = mur intérieur
hexside-outer-wall = mur extérieur
hexside-church-wall = mur d’église
hexside-doorway = porte
hexside-gunslit = meurtrière
hexside-gun-ramp = rampe d’artillerie
hexside-breach = brèche
hexside-impassable = infranchissable
hexside-interior-wall = cloison
hexside-high-palisade = haute palissade

## Image de la carte

picture-level-ground = Niveau du sol
picture-level-in = Intérieur des bâtiments
picture-level-roof = Toits et plates-formes
picture-legend-hexsides = Côtés d’hexagone
picture-legend-hexes = Hexagones et symboles
picture-roof = toit
picture-open-top = bâtiment sans toit
picture-gun-printed = emplacement d’artillerie
picture-gun-optional = emplacement facultatif
picture-entry-area = zone d’entrée
picture-cited-number = hexagone cité par la règle
picture-other-level = trait fin : l’autre niveau
picture-scale = hexagones
picture-reconstruction = Cette carte est reconstituée d’après ce que disent les règles publiées. Ce n’est pas la carte imprimée du jeu.
picture-cited = D’après { $source }.
picture-cited-share = La règle cite { $hexes ->
    [one] un hexagone (numéro en gras)
   *[other] { $hexes } hexagones (numéros en gras)
} et { $hexsides } des { $all } côtés d’hexagone dessinés. Le reste comble les lacunes.
