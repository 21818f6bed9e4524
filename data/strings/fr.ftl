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

## Terminal

terminal-output = le résultat n’a pas pu être écrit : { $detail }
window-no-display = il n’y a pas d’écran où ouvrir l’éditeur. Sans écran, `bexar` connaît ces verbes : { $verbs }. `bexar help` les explique.
window-not-built = ce `bexar` est construit sans l’éditeur. Il connaît ces verbes : { $verbs }. `bexar help` les explique.
window-failed = la fenêtre de l’éditeur a échoué : { $detail }. Si elle ne s’est jamais ouverte, il manque une bibliothèque au système. Sous Debian : apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 pour X11, ou libwayland-client0 libxkbcommon0 pour Wayland. `bexar help` donne les verbes qui se passent de fenêtre.
file-neither = ce fichier n’existe pas, et aucun document de ce nom n’accompagne le programme. Il contient : { $known }
file-no-document = ceci n’est aucun de nos documents : ils commencent par { $known }
file-correction-alone = une correction ne dit rien sans sa carte : nommez le scénario qui l’emploie, ou voyez ce qu’elle fait par `bexar diff CARTE CORRECTION`
correction-does-not-fit = la correction ne convient pas à la carte : { $place } ne porte pas ce qu’elle doit changer. Désactivez-la dans le scénario, ou corrigez ce qu’elle attend
place-room = pièce `{ $name }`
place-region = région `{ $name }`
place-entry-area = zone d’entrée { $name }
place-counter = pion `{ $name }`
place-rule = règle `{ $name }`
check-error = erreur
check-warning = avertissement
check-note = remarque
check-at = en { $place }
check-help = conseil : { $help }
check-total = { $errors ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $errors } erreurs
  }, { $warnings ->
    [0] aucun avertissement
    [one] 1 avertissement
   *[other] { $warnings } avertissements
  }{ $notes ->
    [0] { "" }
    [one] , 1 remarque
   *[other] , { $notes } remarques
  }
apply-conflict = la correction « { $correction } » ne convient pas : { $place } ne porte pas ce qu’elle doit changer. Peut-être est-elle déjà appliquée, ou faite pour une autre carte. Rien n’a été écrit.
apply-conflict-inverse = la correction « { $correction } » ne peut pas être retirée : { $place } ne porte pas ce qu’elle en fait. Peut-être n’a-t-elle jamais été appliquée. Rien n’a été écrit.
apply-done = { $changes ->
    [one] 1 changement fait
   *[other] { $changes } changements faits
  } ; écrit dans { $out }

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
picture-gun-printed = emplacement d’artillerie
picture-gun-optional = emplacement facultatif
picture-entry-area = zone d’entrée
picture-cited-number = hexagone cité par la règle
picture-scale = hexagones
picture-reconstruction = Cette carte est reconstituée d’après ce que disent les règles publiées. Ce n’est pas la carte imprimée du jeu.
picture-cited = D’après { $source }.
picture-cited-share = La règle cite { $hexes ->
    [one] un hexagone (numéro en gras)
   *[other] { $hexes } hexagones (numéros en gras)
} et { $hexsides } des { $all } côtés d’hexagone dessinés. Le reste comble les lacunes.
