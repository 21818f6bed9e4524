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
text-expected-sign = il faut ici `{ $sign }`
text-expected-comma = il faut ici `,`, ou la parenthèse qui ferme la liste
text-expected-string = il faut ici un texte entre guillemets
text-open-string = le guillemet ouvert ici n’est jamais fermé
text-expected-number = il faut ici un nombre entier, sans guillemets
text-not-a-digit = `{ $digit }` n’est pas un chiffre
text-number-out-of-range = ce nombre est trop grand ou trop petit pour ce qu’il désigne ici
text-expected-switch = il faut ici `true` ou `false`
text-expected-name = il faut ici un nom : un champ, ou un mot que ce champ connaît
text-stray-sign = le signe `{ $sign }` n’a pas sa place ici
text-bad-escape = après `\` ne peuvent venir que `n`, `t`, `r`, `"`, `\` et leurs pareils ; écrivez `\\` pour le signe lui-même
text-open-comment = un commentaire est ouvert par `/*` et n’est jamais fermé
text-trailing = le document finit avant ceci ; effacez ce qui suit
text-no-switches = un document n’a pas besoin de ligne `#!` ; effacez-la
text-other-word = `{ $found }` n’a rien à faire ici : une entrée entre parenthèses commence par `(`
text-word-length = `{ $word }` prend { $needed ->
    [one] 1 valeur
   *[other] { $needed } valeurs
  } entre ses parenthèses, et il y en a { $found }
text-list-length = il faut { $needed ->
    [one] 1 valeur
   *[other] { $needed } valeurs
  } entre ces parenthèses, et il y en a { $found }
text-strange-kind-of-value = il faut ici `true`, `false`, un nombre entier ou un texte entre guillemets
text-not-a-hex = `{ $found }` n’est pas un numéro d’hexagone : deux chiffres pour la colonne et deux pour la rangée, comme `1404`
text-not-a-hexside = `{ $found }` n’est pas un côté : écrivez ses deux hexagones, comme `1304/1305`, suivis de `:ground` ou `:upper` pour une seule couche
text-not-a-spot = `{ $found }` n’est pas un emplacement : `1309` en terrain libre, `1409/in` dans un bâtiment, `1404/roof` sur un toit ou une plate-forme
text-not-protected = un côté ne protège pas `{ $found }` : écrivez `none`, `both` ou l’hexagone, comme `1305`
text-not-a-band = `{ $found }` n’est pas une plage de forces : écrivez `-`, `4`, `9-10` ou `11+`
text-not-a-result = `{ $found }` n’est pas un résultat de combat : écrivez `-`, `H`, un nombre comme `2`, ou `C`
text-not-a-fingerprint = `{ $found }` n’est pas l’empreinte d’un document : 32 chiffres de 0 à 9 et de a à f, comme le programme l’écrit

## La ligne de commande

cli-error = erreur : { $what }
cli-near = Vouliez-vous dire `{ $near }` ?
cli-usage = Emploi : { $usage }
cli-more = `--help` en dit plus, en anglais.
cli-no-value = `{ $argument }` demande une valeur
cli-other-value = `{ $value }` n’est pas une valeur de `{ $argument }`. Sont admises : { $known }
cli-wrong-value = `{ $argument }` : { $reason }
cli-unknown-argument = `{ $argument }` est inconnu ici
cli-unknown-verb = il n’y a ni verbe ni question `{ $verb }`
cli-no-verb = il faut dire à `{ $verb }` quoi faire : { $known }
cli-missing = il manque : { $arguments }
cli-twice = `{ $argument }` ne se donne qu’une fois
cli-conflict = `{ $argument }` ne va pas avec `{ $prior }`
cli-verb-first = le verbe vient en premier, ses fichiers et options après lui
cli-too-many = `{ $argument }` ne prend pas d’autre valeur : `{ $value }` est de trop
cli-too-few = `{ $argument }` demande un autre nombre de valeurs
cli-no-equals = `{ $argument }` prend sa valeur après un `=`
cli-not-text = un argument n’est pas du texte en UTF-8
cli-strange-value = `{ $found }` est illisible
cli-not-a-number = `{ $found }` n’est pas un nombre entier
cli-number-out-of-range = `{ $found }` est hors limites
cli-number-too-small = `{ $found }` est trop petit : { $low } au moins
cli-number-outside = `{ $found }` est hors limites : de { $low } à { $high }
cli-not-a-game = `{ $found }` n’est pas un numéro de partie : écrivez des numéros et des intervalles, comme 1,5-8
cli-not-points = `{ $found }` n’est pas un nombre de points de pourcentage comme 3
cli-points-outside = `{ $found }` est hors limites : de 0.1 à 50 points de pourcentage
cli-not-an-overlay = `{ $found }` n’est pas un calque : écrivez heat:FICHIER.results.ron, suivi si l’on veut de :mexican-losses, ou walls:FICHIER.walls.ron
cli-not-a-hex-size = `{ $found }` n’est pas une taille d’hexagone : écrivez un nombre de pixels de 4 à 1000
cli-not-values = `{ $found }` n’est pas un chiffre avec ses valeurs : écrivez un nom et des valeurs, comme move.ma=7,8,9
cli-not-placed = `{ $found }` ne place personne : écrivez un pion, @ et son emplacement, comme kent9@1404/roof

## Fichiers

file-not-bundled = aucun document nommé `{ $name }` n’accompagne le programme. Il contient : { $known }
file-not-found = ce fichier n’existe pas
file-not-readable = vous n’avez pas le droit de lire ce fichier
file-is-folder = ceci est un dossier ; nommez un fichier qu’il contient
file-too-large = le fichier fait { $size } Mo ; on en lit au plus { $limit } Mo
file-endless = le fichier continue après { $limit } Mo, le plus qu’on en lise
file-is-special = ceci est un périphérique ou un tube ; nommez un fichier
file-not-text = le fichier n’est pas du texte UTF-8 à partir de la ligne { $line }
file-trouble = le fichier ne peut pas être lu : { $detail }
file-not-written = `{ $path }` n’a pas pu être écrit : { $detail }. Rien n’a changé.

## Ce que trouvent les contrôles

severity-error = erreur
severity-warning = avertissement
severity-note = remarque
place-document = tout le document
place-room = salle { $at }
place-region = région { $at }
place-entry-area = zone d’entrée { $at }
place-counter = pion { $at }
place-rule = règle { $at }
list-hexes = hexagones peints
list-rooms = salles
list-regions = régions
list-entry-areas = zones d’entrée
list-gun-sites = positions de batterie
list-labels = noms sur la carte
lint-and-more = { $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
 }
lint-leaking-walls = les murs fuient en { $at }{ lint-and-more } : le chemin de l’extérieur vers l’enceinte y est ouvert
lint-leaking-walls-help = peignez-y un mur, ou retirez de la région `confines` ce qui est derrière
lint-door-to-nowhere = la porte `{ $at }` ne mène dans aucun bâtiment
lint-door-to-nowhere-help = peignez en plancher l’hexagone qui est derrière, déplacez la porte vers un bâtiment, ou libérez le côté
lint-room-without-door = la salle `{ $room }` n’a pas de porte
lint-room-without-door-help = peignez une porte sur un côté qui l’entoure, ou réunissez-la à la salle voisine
lint-off-map-hexside = le côté `{ $at }` n’est pas sur la carte : `{ $hex }` est hors de ses { $columns } colonnes et { $rows } rangées
lint-off-map-hexside-help = corrigez le numéro, agrandissez la grille, ou effacez la ligne
lint-non-adjacent-hexside = `{ $at }` n’est pas un côté : les deux hexagones ne se touchent pas, ils sont à { $distance } hexagones l’un de l’autre
lint-non-adjacent-hexside-help = corrigez `{ $low }` ou `{ $high }`, ou effacez la ligne
lint-wrong-entry-area-count = la carte a { $found ->
    [0] zéro zone d’entrée
    [one] une zone d’entrée
   *[other] { $found } zones d’entrée
 }, le livret en veut { $wanted }{ $missing ->
    [0] {""}
   *[other] {" "}; manquent : { $at }{ lint-and-more }
 }
lint-wrong-entry-area-count-help = peignez ou effacez des zones d’entrée, ou changez `setup.entry_areas` dans le livret
lint-wrong-entry-area-size = la zone d’entrée `{ $area }` a { $found ->
    [0] zéro hexagone
    [one] un hexagone
   *[other] { $found } hexagones
 }, le livret en veut { $wanted }
lint-wrong-entry-area-size-help = ajoutez ou retirez des hexagones, ou changez `setup.entry_area_hexes` dans le livret
lint-doubled-entry-hex = la zone d’entrée `{ $area }` cite { $times } fois l’hexagone `{ $hex }`
lint-doubled-entry-hex-help = mettez l’hexagone voulu à la place du second `{ $hex }`, ou retirez-le
lint-shared-entry-hex = l’hexagone `{ $hex }` appartient à plusieurs zones d’entrée : { $at }{ lint-and-more }
lint-shared-entry-hex-help = ne le laissez que dans une seule et donnez aux autres un autre hexagone
lint-off-map-hex = l’hexagone `{ $hex }` ({ $list }) n’est pas sur la carte, qui a { $columns } colonnes et { $rows } rangées
lint-off-map-hex-help = corrigez le numéro, agrandissez la grille, ou effacez la ligne
lint-doubled-hexside = plusieurs éléments sont sur la même couche de `{ $side }` : { $at }{ lint-and-more }
lint-doubled-hexside-help = gardez celui qui était voulu ; un élément sans couche est sur les deux
lint-doubled-entry = `{ $name }` ({ $list }) est cité { $times } fois
lint-doubled-entry-help = effacez ce qui n’était pas voulu, ou donnez-lui son vrai numéro ou son vrai nom
lint-outdoor-room-spot = l’emplacement `{ $spot }` de la salle `{ $room }` n’est pas à l’intérieur sur la carte
lint-outdoor-room-spot-help = peignez `{ $hex }` en plancher, ou retirez l’emplacement de la salle
lint-missing-level = { $missing ->
    [1] l’emplacement `{ $spot }` ({ $list }) n’existe pas sur la carte
   *[other] { $missing } emplacements ({ $list }) n’existent pas sur la carte : { $at }{ lint-and-more }
 }
lint-missing-level-help = { $missing ->
    [1] { $all ->
        [0] donnez à l’hexagone le niveau qu’il devait avoir, ou effacez la ligne
       *[other] écrivez un emplacement que cet hexagone possède ({ $at }), ou peignez l’hexagone comme il devait l’être
     }
   *[other] retirez-les de la liste, ou peignez leurs hexagones comme ce qu’ils devaient être
 }
lint-stray-protection = le côté `{ $at }` protège `{ $hex }`, qu’il ne touche pas
lint-stray-protection-help = écrivez `{ $low }`, `{ $high }`, `both` ou `none`
lint-walls-beyond-confines = dans les murs mais hors de l’enceinte : { $at }{ lint-and-more }
lint-walls-beyond-confines-help = ajoutez les hexagones à la région `confines`, ou retirez-les de `inside_walls`
lint-misfitting-correction = l’erratum `{ $correction }` ne va pas à la carte ({ $where }) : il attend « { $expected } », la carte porte « { $found } »
lint-misfitting-correction-help = rétablissez sur la carte ce que l’erratum attend, changez l’erratum, ou désactivez-le ; d’ici là rien n’en est en vigueur
correction-nothing = rien
correction-this = ce que décrit l’erratum
correction-other = la même chose avec d’autres détails

## Mots de la carte

hexside-breach = brèche
hexside-impassable = infranchissable
hexside-interior-wall = cloison
hexside-blank-wall = mur de maison sans ouverture
hexside-high-palisade = haute palissade

## Image de la carte

picture-level-ground = Niveau du sol
picture-level-in = Intérieur des bâtiments
picture-level-roof = Toits et plates-formes
picture-legend-hexsides = Côtés d’hexagone
picture-legend-hexes = Hexagones et symboles
picture-legend-markers = Marqueurs
picture-roof = toit
picture-gun-printed = emplacement d’artillerie
picture-gun-optional = emplacement facultatif
picture-entry-area = zone d’entrée
picture-cited-number = hexagone cité par la règle
picture-scale = hexagones
picture-own-work = Cette carte est l’œuvre de son auteur. Aucune règle publiée n’en établit quoi que ce soit.
picture-reconstruction = Cette carte est reconstituée d’après ce que disent les règles publiées. Ce n’est pas la carte imprimée du jeu.
picture-cited = D’après { $source }.
picture-cited-share = La règle cite { $hexes ->
    [one] un hexagone (numéro en gras)
   *[other] { $hexes } hexagones (numéros en gras)
} et { $hexsides } des { $all } côtés d’hexagone dessinés. Le reste comble les lacunes.
ground-outside = terrain libre
ground-plaza = place
ground-yard = cour
ground-churchyard = cimetière
ground-platform = plate-forme
ground-floor = plancher
layer-ground = couche du sol
layer-upper = couche supérieure
layer-both = les deux couches
level-ground = sol
level-in = intérieur
level-roof = toit
side-texan = Texan
side-mexican = Mexicain
gun-site-printed = position de batterie imprimée
gun-site-optional = position de batterie facultative
picture-building = bâtiment
picture-open-top = bâtiment sans toit
picture-other-level = trait fin : l’autre niveau

## Changements d’une carte, en liste d’errata

edit-source = { $origin ->
    [cited] {" "}[cité : { $source }]
    [reconstructed] {" "}[reconstitué : { $source }]
   *[none] {""}
 }
edit-hexside = { $at }, { $layer } : { $was } → { $becomes }{ $protects ->
    [none] {""}
    [both] {" "}(protège les deux côtés)
   *[other] {" "}(protège { $protects })
 }{ edit-source }
edit-protects = { $at }, { $layer } : { $kind } protège { $becomes ->
    [none] personne
    [both] les deux côtés
   *[other] { $becomes }
 }, avant { $was ->
    [none] personne
    [both] les deux côtés
   *[other] { $was }
 }{ edit-source }
edit-origin = { $at } : seule l’origine change{ edit-source }
edit-ground = { $at } : { $was } → { $becomes }{ edit-source }
edit-levels = { $at } : niveaux { $was } → { $becomes }{ edit-source }
edit-open-top = { $at } : n’a plus de toit{ edit-source }
edit-closed-top = { $at } : a désormais un toit{ edit-source }
edit-added = { $thing } { $name } : ajout{ edit-with }{ edit-source }
edit-removed = { $thing } { $name } : retrait{ edit-with }
edit-with = { $count ->
    [0] {""}
   *[other] , avec { $members }
 }
edit-gained = { $thing } { $name } : + { $members }{ edit-source }
edit-lost = { $thing } { $name } : − { $members }{ edit-source }
edit-renamed = { $thing } { $name } : nom « { $was-fr } » → « { $becomes-fr } »{ edit-source }
edit-building = { $thing } { $name } : bâtiment « { $was } » → « { $becomes } »{ edit-source }
edit-gun-site = { $at } : { $was } → { $becomes }{ edit-source }
edit-turned = { $thing } { $name } : tourné de { $was }° → { $becomes }°
edit-size = { $thing } { $name } : taille { $was } % → { $becomes } %
edit-doubles = { $thing } { $name } : cité { $was } fois → { $becomes } fois
edit-grid = grille : { $columns-was } × { $rows-was } hexagones → { $columns } × { $rows } hexagones
edit-title = titre : « { $was-fr } » → « { $becomes-fr } »
thing-hex = hexagone
thing-hexside = côté
thing-room = salle
thing-region = région
thing-entry-area = zone d’entrée
thing-gun-site = position de batterie
thing-label = nom sur la carte

## Terminal

terminal-output = le résultat n’a pas pu être écrit : { $detail }
window-no-display = il n’y a pas d’écran où ouvrir l’éditeur. Sans écran, `bexar` connaît ces verbes : { $verbs }. `bexar help` les explique.
window-not-built = ce `bexar` est construit sans l’éditeur. Il connaît ces verbes : { $verbs }. `bexar help` les explique.
window-no-library = la fenêtre de l’éditeur ne peut pas s’ouvrir : il manque { $library } au système. Sous Debian : apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 pour X11, ou libwayland-client0 libxkbcommon0 pour Wayland. `bexar help` donne les commandes sans fenêtre.
window-failed = la fenêtre de l’éditeur a échoué : { $detail }. Si elle ne s’est jamais ouverte, il manque une bibliothèque au système. Sous Debian : apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 pour X11, ou libwayland-client0 libxkbcommon0 pour Wayland. `bexar help` donne les verbes qui se passent de fenêtre.
file-neither = ce fichier n’existe pas, et aucun document de ce nom n’accompagne le programme. Il contient : { $known }
file-no-document = ceci n’est aucun de nos documents : ils commencent par { $known }
file-variant-alone = une variante ne dit rien sans scénario : inscrivez-la dans celui qui l’emploie, ou cherchez-y des fautes par `bexar check`
file-correction-alone = une correction ne dit rien sans sa carte : nommez le scénario qui l’emploie, ou voyez ce qu’elle fait par `bexar diff CARTE CORRECTION`
correction-does-not-fit = la correction ne convient pas à la carte : { $place } ne porte pas ce qu’elle doit changer. Désactivez-la dans le scénario, ou corrigez ce qu’elle attend
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
diff-cited = { $text }, { $page }
diff-reconstructed = Notre reconstitution : { $text }, { $page }
diff-total = { $changes ->
    [one] 1 changement
   *[other] { $changes } changements
  }
render-no-such-format = `{ $out }` : les images sont écrites en SVG ou en PNG ; donnez un nom qui finit par `.svg` ou `.png`
render-done = écrit dans { $out }
render-other-map = { $file } a été compté sur une autre carte : { $place } n’est que sur l’une des deux. Dessinez la carte du scénario qui a été joué
playtest-no-scenario = { $name } ne se joue pas seul : nommez un scénario qui l’emploie
playtest-not-playable = Le scénario ne se joue pas tant que ces erreurs subsistent. Rien n’a été joué.
errors-bar = Ceci ne se joue pas, et les règles ne répondent pas, tant que ces erreurs subsistent. `--despite-errors` passe outre, là où le moteur le peut.
despite-errors = { $file } a { $errors ->
    [one] 1 erreur
   *[other] { $errors } erreurs
  } et sert malgré tout : le résultat peut n’avoir aucun sens. `bexar check` { $errors ->
    [one] la montre
   *[other] les montre
  }
despite-not-in-force = la correction `{ $correction }` est activée, mais pas en vigueur : elle ne convient pas à la carte
mention-errors = { $file } a { $errors ->
    [one] 1 erreur : ceci ne se joue pas avant qu’elle soit corrigée. `bexar check` la montre
   *[other] { $errors } erreurs : ceci ne se joue pas avant qu’elles soient corrigées. `bexar check` les montre
  }
terminal-warning = avertissement : { $message }
playtest-unknown-player = aucun joueur ne s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ? Il y a : { $known }
playtest-strange-player = aucun joueur ne s’appelle `{ $name }`. Il y a : { $known }
playtest-cancelled = arrêté avant la dernière partie ; les chiffres comptent les parties finies
playtest-heading = { $title } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, graine { $seed }
playtest-texans = Texans
playtest-mexicans = Mexicains
playtest-wins = Victoires des { $side } (joueur { $player }) : { $wins }, soit { $share } % (intervalle à 95 % : de { $low } % à { $high } %)
playtest-means = En moyenne, une partie compte :
playtest-attacks = attaques : Texans { $texan }, Mexicains { $mexican }
playtest-steps-lost = pas perdus : Texans { $texan }, Mexicains { $mexican }
playtest-eliminated = unités éliminées : Texans { $texan }, Mexicains { $mexican }
playtest-entries = entrées dans les murs : { $mean }
playtest-casualties = points de pertes des Mexicains : { $mean }
playtest-turns = tours de jeu : { $mean }
playtest-faults = { $faults ->
    [one] 1 partie ne s’est pas terminée
   *[other] { $faults } parties ne se sont pas terminées
  } comme la règle l’exige : c’est une faute du programme ou d’un joueur, non du scénario

## Ligne de vue

los-clear = la ligne de vue est dégagée ({ $ruling })
los-blocked-hexside = bloquée en { $at } par : { $kind } ({ $ruling })
los-blocked-roof = bloquée par le toit ou la plate-forme en { $hex } ({ $ruling })
los-blocked-indoors = bloquée par le bâtiment en { $hex } ({ $ruling })
los-blocked-apart = rien ne relie les deux : un intérieur et un toit du même hexagone ou voisins ne se voient pas ({ $ruling })

## Editor

gui-new = Nouvelle carte
gui-new-title-hint = Titre de la carte
gui-new-columns = Colonnes
gui-new-rows = Rangées
gui-new-limits = De { $least } à { $most } colonnes et rangées
gui-new-about = De la rase campagne d’un bord à l’autre, avec les pions et le livret de l’Alamo.
gui-new-enter = Commencer
gui-dock = Panneau sous la carte affiché ou non
gui-inspector = Panneau de droite affiché ou non
gui-notice-close = Lu
gui-show-counters = Pions
gui-show-counters-about = Pions là où le scénario les place, affichés ou non
gui-side-both = { $side } : { $kind } sur les deux couches
gui-side-two = { $side } : { $ground } au sol, { $upper } en haut
gui-side-one = { $side } : { $kind }
gui-side-none = { $side } : aucune unité ne passe ici
gui-inspector-pieces = PIONS
gui-piece-full = feu { $fire } · mêlée { $melee } · moral { $morale }
gui-piece-reduced = réduit : { $fire } · { $melee } · { $morale }
gui-piece-leader = valeur { $rating }
gui-piece-replacement = remplacé par { $name }, valeur { $rating }
gui-piece-battery = Pièce de { $pounds } livres
gui-piece-strength = force { $strength }
gui-open = Ouvrir…
gui-save = Enregistrer
gui-save-as = Enregistrer sous…
gui-replace = Remplacer
gui-cancel = Annuler
gui-edited = modifié
gui-language = Langue de la fenêtre
gui-theme = Clair ou sombre
gui-undo = Annuler : { $stroke }
gui-undo-nothing = Rien à annuler
gui-redo = Rétablir : { $stroke }
gui-redo-nothing = Rien à rétablir
gui-undone = Annulé : { $stroke }
gui-redone = Rétabli : { $stroke }
gui-stroke-paint = peindre { $kind }
gui-stroke-erase = effacer des côtés
gui-stroke-mend = corriger { $lint }
gui-stroke-edit = modifier { $place }
gui-opened = { $file } est ouvert
gui-saved = { $file } est enregistré
gui-file-filter = Cartes et scénarios
gui-fit = Carte entière
gui-zoom-in = Agrandir (ou la molette)
gui-zoom-out = Réduire (ou la molette)
gui-show = Niveau affiché
gui-show-ground = Sol
gui-show-in = Intérieur
gui-show-roof = Toits
gui-status-hint = Glissez avec le bouton droit ou la barre d’espace pour déplacer la carte ; tournez la molette pour zoomer.
gui-tools-look = Regarder et choisir
gui-tools-paint = Peindre
gui-tools-build = Bâtir
gui-tools-set-up = Mettre en place
gui-tools-ask = Mesurer et demander
gui-tool-select = Regarder
gui-tool-select-about = Regarder : cliquez sur un hex pour l’inspecter, glissez pour déplacer la carte
gui-tool-hexside = Côtés d’hex
gui-tool-hexside-about = Peindre des côtés d’hex : cliquez ou glissez le long
gui-tool-select-hint = Cliquez sur un hex pour l’inspecter. Glissez pour déplacer la carte. Les autres outils peignent.
gui-tool-hex = Terrain
gui-tool-hex-about = Peindre le terrain des hexs : cliquez ou glissez dessus
gui-tool-entry-area = Zones d’entrée
gui-tool-entry-area-about = Peindre les hexs par lesquels entrent les colonnes : cliquez ou glissez dessus
gui-tool-gun-site = Positions de batterie
gui-tool-gun-site-about = Placer des positions de batterie : cliquez sur un hex
gui-tools-ground = TERRAIN
gui-tools-entry-area = ZONE D’ENTRÉE
gui-tools-gun-site = POSITION DE BATTERIE
gui-ground-outside-about = Rase campagne : ôte ce qui est peint
gui-ground-open-about = Terrain découvert au niveau 1. Dans le jeu de 1981, le terrain est sans effet (3.1).
gui-ground-platform-about = Une plate-forme : niveau 2, rien en dessous (7.2)
gui-ground-floor-about = Un bâtiment : un sol au niveau 1 et un toit au niveau 2 (7.1)
gui-entry-area-count = { $found } sur { $wanted }
gui-entry-area-new = nouvelle
gui-entry-area-pick = Peindre des hexs de la zone d’entrée { $number }
gui-entry-area-eraser = aucune (gomme)
gui-entry-area-eraser-about = Ôter des hexs de leur zone d’entrée
gui-entry-area-about = Le livret dit combien il faut de zones, et de combien d’hexs (2.0).
gui-gun-site-printed-about = Un symbole imprimé sur la carte : une batterie s’y place (2.0)
gui-gun-site-optional-about = Une position de plus, permise par les règles avancées
gui-gun-site-eraser = aucune (gomme)
gui-gun-site-eraser-about = Ôter la position de batterie du niveau affiché
gui-gun-site-count = Sur cette carte : { $printed } imprimées, { $optional } facultatives
gui-gun-site-about = La position est au niveau affiché ; un hex d’un seul niveau ne laisse pas de choix.
gui-gun-site-which-level = { $hex } n’a pas le niveau affiché. Choisissez-en un autre sous la carte, puis cliquez de nouveau.
gui-stroke-entry-area = peindre la zone d’entrée { $number }
gui-stroke-entry-area-erase = effacer des zones d’entrée
gui-stroke-gun-site = placer { $kind }
gui-stroke-gun-site-erase = effacer une position de batterie
gui-show-about = Afficher pleinement ce niveau
gui-show-numbers = Numéros
gui-show-numbers-about = Numéros des hexs affichés ou non
gui-show-names = Noms
gui-show-names-about = Noms des lieux et des pièces affichés ou non
gui-tools-layer = COUCHE
gui-tools-kind = CÔTÉ D’HEX
gui-tools-kind-about = Peindre ce genre de côté d’hex
gui-tools-eraser = libre (gomme)
gui-tools-eraser-about = Ôter ce qui se trouve sur le côté d’hex
gui-layer-ground = Sol
gui-layer-upper = Haut
gui-layer-both = Les deux
gui-layer-ground-about = Ce que rencontrent les unités du niveau 1
gui-layer-upper-about = Ce que rencontrent les unités qui vont au niveau 2, en viennent ou s’y déplacent
gui-layer-both-about = Les deux couches du côté d’hex
gui-layer-means-nothing = { $side } : aucune unité ne rencontre jamais cette couche ici. Peignez l’autre.
gui-inspector-empty = Pointez un hex pour voir ce qu’il contient. Cliquez pour le garder ici.
gui-inspector-hex = Hex { $hex }
gui-inspector-area = Zone d’entrée { $number }
gui-inspector-open-top = sans toit
gui-inspector-plain = La carte ne dit rien ici : terrain découvert.
gui-inspector-sides = CÔTÉ
gui-level-ground = sol, niveau { $elevation }
gui-level-in = intérieur, niveau { $elevation }
gui-level-roof = toit, niveau { $elevation }
gui-cited = cité
gui-reconstructed = reconstitué
gui-north = N
gui-north-east = NE
gui-south-east = SE
gui-south = S
gui-south-west = SO
gui-north-west = NO
gui-corrections = CORRECTIONS
gui-corrections-about = Le pinceau peint la carte du dessous ; les corrections la recouvrent.
gui-correction-conflict = Ne convient pas : { $place } contient autre chose que prévu. Annulez ou désactivez-la.
gui-problems = Problèmes
gui-problems-none = Rien à signaler
gui-problems-about = Ce que les règles trouvent à redire à la carte s’affiche ici pendant que vous peignez. Un clic mène à l’endroit.
gui-problems-jump = Aller à l’endroit
gui-problems-mend = Corriger
gui-mend-conflict = Impossible à corriger : { $place } a changé
gui-path-open = Ouvrir un document
gui-path-save = Enregistrer la carte
gui-path-about = Ce système n’affiche pas de dialogue de fichiers. Saisissez le chemin du fichier.
gui-path-hint = /home/…/fort.map.ron
gui-path-exists = Un fichier porte déjà ce nom. Il sera remplacé.
gui-path-bundled = Ou l’un de ceux du programme :
gui-unsaved-title = Enregistrer les modifications ?
gui-unsaved-about = { $document } a des modifications qui ne sont pas sur le disque.
gui-unsaved-game = La partie de { $document }
gui-unsaved-discard = Abandonner
gui-unsaved-save = Enregistrer
gui-balance-off = Équilibre : éteint
gui-balance-off-about = Mesurer l’équilibre après chaque modification
gui-balance-waiting = Équilibre : …
gui-balance-about = Après chaque modification, des joueurs automatiques livrent quelques parties en arrière-plan. Cliquez pour éteindre.
gui-balance-unplayable = Équilibre : pas encore jouable
gui-balance-unplayable-about = Aucune partie ne peut être livrée sur cette carte : voyez la liste des problèmes. Cliquez pour éteindre l’équilibre.
gui-balance-share = Les Mexicains gagnent { $share } % ({ $low } à { $high })
gui-balance-drift = { $drift } depuis l’enregistrement
gui-balance-read-about = { $games } parties sur { $all } livrées sur la carte telle qu’elle est ; les deux camps sont joués par { $player }. Entre parenthèses, l’intervalle qui contient la vraie part dans 95 cas sur 100. Cliquez pour éteindre.
gui-history-share = Les Mexicains gagnent { $share } %
gui-history-drift = Les Mexicains gagnent { $share } % ({ $drift })
gui-playtest-games = Parties
gui-playtest-chart = Graphique
gui-playtest-heat = Sur la carte
gui-playtest-heat-none = rien
gui-playtest-report = Enregistrer le rapport
gui-playtest-report-about = Tout ce qui a été compté, en une page pour navigateur : graphiques, tableaux et cartes de chaleur
gui-playtest-report-filter = Rapports d’essais
gui-playtest-report-written = Le rapport est écrit : { $file }
gui-playtest = Parties d’essai
gui-playtest-about = Des joueurs automatiques livrent des parties entières sur cette carte et comptent les victoires.
gui-playtest-cancel = Arrêter les parties d’essai
gui-playtest-interval = de { $low } à { $high } % de telles parties
gui-playtest-failed = Les parties d’essai se sont arrêtées : { $detail }
gui-playtest-stale = La carte a changé depuis : ces chiffres parlent de la carte d’avant.
gui-problems-show-notes = Afficher les notes
gui-problems-hide-notes = { $count ->
    [0] Masquer les notes (aucune)
    [one] Masquer 1 note
   *[other] Masquer { $count } notes
  }
gui-playtest-start = Livrer { $games } parties
gui-playtest-running = { $done } parties livrées sur { $games }
gui-playtest-cancelled = { $games ->
    [0] Arrêt avant la fin de la première partie.
    [one] Arrêt après 1 partie.
   *[other] Arrêt après { $games } parties.
  }
gui-playtest-texan = { $wins ->
    [one] Texians : { $wins } victoire, { $share } %
   *[other] Texians : { $wins } victoires, { $share } %
  }
gui-playtest-mexican = { $wins ->
    [one] Mexicains : { $wins } victoire, { $share } %
   *[other] Mexicains : { $wins } victoires, { $share } %
  }
gui-playtest-fought = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, { $texans } pour les Texans contre { $mexicans } pour les Mexicains. Une partie compte en moyenne { $attacks } attaques, { $losses } pas perdus et { $entries } entrées dans l’enceinte.
gui-playtest-faults = { $games ->
    [one] 1 partie ne s’est pas terminée normalement : signalez-le.
   *[other] { $games } parties ne se sont pas terminées normalement : signalez-le.
  }

## Sortes de terrain et de côtés d’hexagone

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

## Pions et images

png-too-large = une image de { $width } × { $height } pixels est trop grande pour un fichier PNG : choisissez `--hex-size { $fits }` ou moins, ou écrivez du SVG
png-not-painted = l’image n’a pas pu être peinte : { $detail }
# Une lettre chacun, sur l’insigne d’une unité : désorganisée, en fuite.
counter-disordered = D
counter-routed = F
## Règles et questions

refused = Interdit{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
  } : { $reason } [{ $rule }]
refused-because = { $refusal } – { $reason }
refused-too-far-to-see = trop loin pour être vu selon { $rule } : { $text }
refused-hidden = caché en { $at } par { $rule } : { $text }
refused-unit-in-the-way = { $unit } est sur le trajet, en { $spot }
hexside-plain = { $side }
hexside-layer = { $side } ({ $layer })
group-setup = mise en place
group-components = matériel et définitions
group-sequence = séquence de jeu
group-movement = mouvement
group-zones = zones de contrôle
group-terrain = terrain et vue
group-combat = combat
group-results = résultats de combat
group-batteries = batteries
group-leaders = chefs
group-rally = ralliement
group-replacements = remplacements
group-range = portée (option)
group-counterattack = contre-attaque furieuse (option)
group-victory = victoire
nature-executable = règle de jeu
nature-definition = définition
explain-definition = Une définition : elle dit ce que désignent mots, tables ou pions. Par elle-même, elle n’ordonne rien.
explain-optional = Facultative : en vigueur seulement là où `{ $name }` est activé.
explain-cases = Montrée par { $list }{ $more ->
    [0] {""}
    [one] {" "}et 1 autre cas
   *[other] {" "}et { $more } autres cas
  }
explain-cases-of = { $ids } (`bexar test { $file }`)
explain-cited = Le moteur explique par elle ce qu’il fait et refuse.
explain-uncited = Aucun événement ni refus ne la nomme : elle agit dans ce que d’autres règles coûtent, comptent, permettent ou interdisent.
explain-ruling = Une décision de notre part : les règles publiées laissent ce point ouvert.
explain-parameters = Paramètres : { $names }
explain-parameter-number = par défaut { $default }, de { $low } à { $high }
explain-parameter-switch = interrupteur, par défaut { $default }
explain-parameter-text = par défaut { $default }
explain-on = oui
explain-off = non
explain-unknown = rien ne s’appelle `{ $name }` : vouliez-vous dire { $nearest } ? Tout ce qu’il y a : `bexar explain lints`, `rules`, `parameters`, `variants` ou `cases`
explain-strange = rien ne s’appelle `{ $name }`. Tout ce qu’il y a : `bexar explain lints`, `rules`, `parameters`, `variants` ou `cases`
explain-variant-cited = Publié : { $source }
explain-variant-reconstructed = De notre part : { $source }
explain-variant-needs = Demande : { $names }
explain-variant-uses = S’accorde avec : { $names }
explain-variant-replaces = Prend la place de : { $names }
explain-variant-params = Paramètres
explain-variant-opts = Options
explain-variant-flags = Drapeaux
explain-variant-regions = Régions
explain-variant-kinds = Sortes de côtés
explain-variant-tables = Tables
explain-variant-rules = Règles
parameter-setup-entry-areas = Le nombre de zones d’entrée d’une carte.
parameter-setup-entry-area-hexes = Le nombre d’hexagones d’une zone d’entrée.
parameter-setup-bowie-hex = L’hexagone où Bowie se place.
parameter-texan-confined = Si les Texans ne quittent jamais l’enceinte.
parameter-move-ma = Les points de mouvement d’une unité de combat ou d’un chef.
parameter-move-ma-disordered = Les points de mouvement d’une unité de combat en désordre.
parameter-move-ma-towing = Les points de mouvement d’une unité qui remorque une batterie.
parameter-move-hex-cost = Les points que coûte un hexagone avant ce qu’ajoute son côté.
parameter-damage-disorder-over = De combien un test de dommages doit dépasser le moral pour mettre en désordre.
parameter-damage-step-over = De combien il doit dépasser le moral pour coûter un pas.
parameter-damage-eliminate-over = De combien il doit dépasser le moral pour éliminer.
parameter-mod-inside-mexican = Ajouté aux tests mexicains tant qu’une unité mexicaine en bon ordre est dans les murs.
parameter-mod-inside-texan = Ajouté aux tests texans tant qu’une unité mexicaine en bon ordre est dans les murs.
parameter-mod-disordered = Ajouté aux tests des unités en désordre ou en déroute.
parameter-mod-per-mexican-in-zoc = Ajouté aux tests texans par unité mexicaine dans la zone de contrôle du défenseur.
parameter-battery-texan-tows = Le nombre de batteries que le Texan peut remorquer dans une partie.
parameter-track-full = La case de la piste des remplacements, et les points de pertes, d’une unité perdue entière.
parameter-track-reduced-step = De même pour une unité réduite qui perd son dernier pas.
parameter-track-reduced-elim = De même pour une unité réduite éliminée d’un coup.
parameter-track-no-retreat = De même pour une unité qui ne peut reculer.
parameter-entryretreat-space-full = De même pour une unité entière qui devrait reculer depuis une zone d’entrée.
parameter-entryretreat-space-reduced = De même pour une unité réduite qui devrait reculer depuis une zone d’entrée.
parameter-track-leader-first = La case de la piste d’un chef mexicain qui tombe.
parameter-track-leader-again = La case de la piste d’un chef remplaçant qui tombe.
parameter-leader-loss-max = Le plus haut jet auquel un chef tombe avec son unité.
parameter-los-low-wall-blocks = Si les murs bas cachent entre des unités qui ne les bordent pas.
parameter-los-roof-depth-blocks = Si un toit cache ce qu’une unité au niveau 2 verrait derrière lui.
parameter-los-graze = Le sort d’une ligne qui frôle un coin ou longe un côté : `lenient` ne la bloque que si ses deux passages le sont, `strict` dès que l’un l’est, ou si un mur qu’elle longe la bloquerait.
parameter-game-turns = Le nombre de tours de jeu.
parameter-withdrawal-last-turn = Le dernier tour qui finit par une vérification du retrait.
parameter-vp-per-turn = Les points de victoire texans par tour tenu.
parameter-vp-casualty-divisor = Les points de pertes qui font un point de victoire texan.
query-no-map = { $name } n’a pas de carte à regarder : nommez une carte ou un scénario
query-no-scenario = { $name } n’a pas de pions : nommez un scénario
query-no-spot = la carte n’a pas d’emplacement { $spot }. L’hexagone { $hex } a : { $known }
query-no-hex = la carte n’a pas d’hexagone { $hex }
query-no-piece = aucun pion ne s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ?
query-strange-piece = aucun pion ne s’appelle `{ $name }` ; le jeu de pions les énumère
query-no-hexside = `{ $side }` n’est pas un côté de cette carte
query-cannot-put = { $piece } ne peut pas être en { $spot }. { $reason }
query-range = { $from } → { $to } : { $range ->
    [one] { $range } hexagone
   *[other] { $range } hexagones
  }
trace-across = par { $side }
trace-along = le long de { $side } : à gauche { $left } ; à droite { $right }
trace-corner = par le sommet commun à { $hexes } : à gauche { $left } ; à droite { $right }
trace-open = { $sides }, libre
trace-blocked = { $sides }, bloqué
trace-beyond = { $sides }
trace-off-map = hors de la carte
trace-side = { $side } ({ $kind })
trace-side-layer = { $side } ({ $layer } : { $kind })
trace-side-both = { $side } ({ layer-ground } : { $ground }, { layer-upper } : { $upper })
trace-side-clear = { $side } (dégagé)
trace-ends = { $met } – { $blocker }
query-because = { $rule } : { $text }
rule-says = { $text }
cited-rule = { $rule }
replay-variant = { $title } ({ $source }) : `bexar explain { $page }`
cited-variant-rule = { $rule }, { $title }
query-fire = Tir de { $from } sur { $to } : ligne « { $row } », par { $side }
query-fire-clear = Tir de { $from } sur { $to } : ligne « { $row } », sans couvert
query-moves = { $piece } en { $spot }, { $phase }, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
query-phase-texan-movement = phase de mouvement texane
query-phase-mexican-movement = phase de mouvement mexicaine
query-reaches = { $count ->
    [0] Aucun emplacement n’est à portée.
    [one] Un emplacement est à portée :
   *[other] { $count } emplacements sont à portée :
  }
query-way = { $spot } : coût { $cost }, { $steps } pas
query-way-stopped = { $way } ; arrêt par la zone de contrôle de { $by } [{ $rule }]
query-refused = { $spots } : { $reason }
query-refused-heading = On n’entre pas d’ici en :
query-unreached = { $spot } est hors de portée.
query-stride = → { $spot } : { $cost } ({ $over }) [{ $rule }], { $spent } en tout
query-not-straight = Pas directement depuis { $from } : { $reason }
query-zone = Emplacements en zone de contrôle { $side ->
    [texan] texane
   *[mexican] mexicaine
  } : { $count }
query-zone-nobody = Aucune unité de combat { $side ->
    [texan] texane
   *[mexican] mexicaine
  } n’est sur la carte à ce moment.
query-zone-spot = { $spot } : { $by }
## Ce que trouvent les contrôles dans les scénarios, les salles et les errata

lint-incomplete-region = des murs enferment { $at }{ lint-and-more } avec la région `{ $region }`, mais { $hexes ->
    [one] cet hexagone y manque
   *[other] ces hexagones y manquent
}
lint-incomplete-region-help = ajoutez-les à la région `{ $region }`, ou fermez les côtés entre eux
lint-contradicted-region = { $listed ->
    [yes] la région `{ $region }` a l’hexagone `{ $hex }`
   *[no] l’hexagone `{ $hex }` manque à la région `{ $region }`
}, mais { $walls } murs disent le contraire par le côté qu’ils protègent : { $at }{ lint-and-more }
lint-contradicted-region-help = { $listed ->
    [yes] retirez l’hexagone de la région
   *[no] ajoutez l’hexagone à la région
}, ou écrivez un autre côté dans `protects`
lint-lone-hexside = { $kind } `{ $at }` est seul en terrain libre : rien ne continue à aucun bout
lint-lone-hexside-help = peignez sa suite, ou effacez-le
lint-broken-streambed = le lit de ruisseau s’interrompt à un bout de `{ $side }` : ni l’un ni l’autre de { $at } ne continue
lint-broken-streambed-help = peignez sa suite, ou faites-le finir à un mur ou au bord de la carte
lint-odd-wall = { $kind } `{ $side }` interrompt une suite d’une autre sorte : { $rest }
lint-odd-wall-help = peignez-le comme ses voisins, ou admettez-le avec la raison
lint-odd-ground = l’hexagone `{ $hex }` est { $ground }, et tout le reste du sol libre de la région `{ $region }` est { $rest }
lint-odd-ground-help = peignez-le comme le reste, ou retirez-le de la région
lint-unwalled-room = { $to ->
    [air] la salle `{ $room }` est ouverte sur le dehors : aucun mur ne se dresse sur { $at }{ lint-and-more }
   *[room] aucun mur ne sépare les salles `{ $room }` et `{ $other }` sur { $at }{ lint-and-more }
}
lint-unwalled-room-help = { $to ->
    [air] peignez le mur ou la porte qui s’y trouve
   *[room] peignez un mur ou une porte entre elles, ou faites-en une seule salle
}
lint-misplaced-fixed-hex = { $reason ->
    [off-map] l’hexagone de `{ $leader }`, `{ $hex }`, n’est pas sur la carte
    [elsewhere] l’hexagone de `{ $leader }` est `{ $hex }`, mais la carte nomme sa place en { $at }{ lint-and-more }
   *[nameless] aucune salle, région ni inscription de la carte ne nomme `{ $hex }`, l’hexagone de `{ $leader }`
}
lint-misplaced-fixed-hex-help = { $reason ->
    [off-map] écrivez un hexagone de la carte pour `setup.bowie_hex`
    [elsewhere] écrivez l’un d’eux pour `setup.bowie_hex`, ou nommez sa place sur la carte
   *[nameless] nommez-le sur la carte, ou écrivez un autre hexagone pour `setup.bowie_hex`
}
lint-split-room = la salle `{ $room }` est en { $pieces } morceaux ; un emplacement de chacun : { $at }{ lint-and-more }
lint-split-room-help = libérez les côtés qui la coupent, ou faites une salle de chaque morceau
lint-incomplete-building = à l’hexagone de bâtiment `{ $hex }` il manque { $at }
lint-incomplete-building-help = donnez-lui les niveaux d’un bâtiment ; marquez-le `open_top` s’il n’a pas de toit, ou peignez un autre sol si ce n’est pas un bâtiment
lint-idle-correction = l’erratum `{ $correction }` ne change rien{ $items ->
    [0] {" "}: il n’a aucun article
   *[other] {""}
 }
lint-idle-correction-help = écrivez dans `becomes` ce que demande la publication, ou retirez l’erratum du scénario
lint-unknown-counter = { $known ->
    [few] le placement pose `{ $counter }`, mais le jeu n’a que { $quantity } `{ $kind }` (3.2)
   *[other] aucun pion ne s’appelle `{ $counter }`
}
lint-unknown-counter-help = { $known ->
    [few] augmentez la quantité dans le jeu de pions, ou effacez la ligne
    [yes] écrivez `{ $nearest }`, augmentez la quantité parmi les pions, ou effacez la ligne
   *[other] corrigez le nom, ajoutez le pion, ou effacez la ligne
 }
lint-doubled-counter = le pion `{ $counter }` est placé { $times } fois : { $at }{ lint-and-more }
lint-doubled-counter-help = gardez l’emplacement voulu, ou nommez un autre pion dans l’autre ligne
lint-off-map-set-up = `{ $counter }` est placé en `{ $spot }`, que la carte ne possède pas
lint-off-map-set-up-help = { $all ->
    [0] écrivez un hexagone de la carte, ou effacez la ligne
   *[other] écrivez un emplacement de cet hexagone : { $at }
 }
lint-stacked-set-up = `{ $counter }` n’a pas de place en `{ $spot }` : `{ $holder }` s’y tient ({ $rule })
lint-stacked-set-up-help = déplacez l’un des deux vers un emplacement libre
lint-set-up-beyond-confines = `{ $counter }` est placé en `{ $spot }`, hors de l’enceinte ({ $rule })
lint-set-up-beyond-confines-help = ramenez-le à l’intérieur, ou ajoutez l’hexagone à la région `confines`
lint-forbidden-set-up = { $reason ->
    [gun-site] `{ $counter }` est placé en `{ $spot }`, où n’est imprimée aucune position de batterie
    [fixed-leader] `{ $counter }` est placé en `{ $spot }`, mais son hexagone est fixé par `setup.bowie_hex` dans le livret
    [entry-area] `{ $counter }` est placé en `{ $spot }`, hors de la zone d’entrée prévue pour sa colonne
    [too-early] `{ $counter }` est placé en `{ $spot }`, mais n’est pas sur la carte au début de la partie
   *[other] `{ $counter }` ne peut être placé en `{ $spot }`
 } ({ $rule })
lint-forbidden-set-up-help = { $reason ->
    [gun-site] déplacez-le vers une position de batterie, ou peignez-en une là
    [fixed-leader] déplacez-le vers cet hexagone, ou changez le livret
    [entry-area] ramenez-le dans la zone, ou changez le plan
    [too-early] effacez la ligne ; la réserve vient quand elle est engagée
   *[other] déplacez-le, ou effacez la ligne
 }
lint-illegal-plot = { $reason ->
    [unknown-column] le plan parle de la colonne `{ $column }`, absente des pions
    [unknown-area] le plan envoie la colonne `{ $column }` vers la zone d’entrée { $area }, absente de la carte
    [shared-area] le plan envoie la colonne `{ $column }` vers la zone d’entrée { $area }, par où entre une autre colonne d’assaut
    [plotted-twice] le plan a une seconde ligne pour la colonne `{ $column }`
   *[left-out] le plan n’a pas de ligne pour la colonne `{ $column }`
 } ({ $rule })
lint-illegal-plot-help = { $reason ->
    [unknown-column] corrigez le nom, ou ajoutez la colonne aux pions
    [plotted-twice] gardez une seule des lignes
    [left-out] ajoutez-lui une ligne, ou effacez tout le plan et laissez-le aux joueurs
   *[other] donnez à la colonne une zone que la carte possède et qu’aucune autre colonne d’assaut n’emploie
 }
unplayable-no-combat-table = le livret n’a pas de table des combats
unplayable-too-many-spots = la carte a plus d’emplacements qu’une partie n’en peut contenir
unplayable-too-many-pieces = il y a plus de pions que les { $limit } qu’une partie peut contenir
unplayable-too-many-columns = il y a { $count } colonnes ; une partie peut en contenir { $limit }
unplayable-no-column = le pion `{ $counter }` appartient à la colonne `{ $column }`, qui n’est pas parmi les pions
unplayable-plot-column = le plan parle de la colonne `{ $column }`, absente des pions
unplayable-no-counter = aucun pion ne s’appelle `{ $counter }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }`
 }
unplayable-no-spot = `{ $counter }` est placé en `{ $spot }`, que la carte ne possède pas
unplayable-missing-variant = la variante `{ $variant }` demande la variante `{ $need }` : mettez celle-ci aussi en vigueur, ou n’employez pas l’autre
unplayable-help = corrigez d’abord ceci ; d’ici là personne ne peut jouer le scénario

## Paquets

pack-only-zip = `{ $out }` : un scénario se met en paquet ZIP ; que le nom finisse par `.zip`
pack-failed = `{ $out }` n’a pas pu être écrit : { $detail }. Rien n’a changé.
pack-done = { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
  } en paquet, écrit dans { $out }

## Cas

file-cases-alone = un fichier de cas n’est ni une carte ni un scénario : jouez-le avec `bexar test`
file-no-base = les cas se jouent sur le scénario `{ $base }`, qui n’est ni à côté d’eux ni dans le programme. Il contient : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire `{ $nearest }` ?
  }
case-text = `{ $text }`
case-found = { $text }
case-allowed = c’est permis
case-refused = refusé par { $rule }
case-do = `{ $action }` est permis
case-do-not = `{ $action }` est refusé par { $rule }
case-goes-on = la partie continue
case-clear = la ligne est libre dans les deux sens
case-blocked = la ligne est bloquée dans les deux sens
case-one-way = la ligne est libre dans un sens et bloquée dans l’autre
case-roll = un jet de { $roll }
case-no-roll = aucun dé n’est attendu : { $due }
case-other-roll = { $dice ->
    [one] un dé est attendu
   *[other] { $dice } dés sont attendus
  }
case-event = l’événement `{ $event }`
case-events = ce qui s’est passé : { $events }
case-no-events = rien ne s’est passé : { $due }
case-playable = un scénario jouable
case-unplayable = avec les changements de ce cas, les documents ont des erreurs
case-no-rule = aucune règle ne porte ce numéro{ $nearest ->
    [none] {" "}; `bexar explain rules` les énumère
   *[other] {" "}: vouliez-vous dire `{ $nearest }` ?
  }
case-no-verb = `{ $word }` n’est pas une action{ $nearest ->
    [none] {" "}; `bexar explain cases` les énumère
   *[other] {" "}: vouliez-vous dire `{ $nearest }` ?
  }
case-other-form = une telle action s’écrit `{ $form }`
case-no-spot = la carte n’a pas d’emplacement `{ $name }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-column = aucune colonne ne s’appelle `{ $name }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-variant = aucune variante n’a ce nom : le scénario n’en inscrit pas, et aucune ne se trouve à côté ni n’est fournie avec le programme{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-setting-form = un réglage s’écrit `VARIANTE.NOM`, le nom de la variante d’abord
case-no-setting = la variante `{ $variant }` n’a ni chiffre ni choix de ce nom ; elle a : { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-setting-number = il faut un nombre entier de { $least } à { $most }
case-setting-choice = il faut l’un de ceux-ci : { $choices }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-correction = le scénario ne connaît aucune correction de ce nom{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-expectation = aucune attente d’un cas ne commence par `{ $word }`{ $nearest ->
    [none] {" "}; `bexar explain cases` les énumère
   *[other] {" "}: vouliez-vous dire `{ $nearest }` ?
  }
case-expectation-form = une telle attente s’écrit `{ $form }`
case-no-event = aucun événement ne commence par `{ $word }`{ $nearest ->
    [none] {" "}; `bexar explain cases` les énumère
   *[other] {" "}: vouliez-vous dire `{ $nearest }` ?
  }
case-event-form = un tel événement s’écrit `{ $form }`
case-no-word = `{ $word }` n’est aucun de ceux-ci : { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-number = il faut un nombre au lieu de `{ $word }`
case-wrong-class = `{ $name }` n’est pas { $class }
class-unit = une unité de combat
class-leader = un chef
class-battery = une batterie
case-outside = elle est hors des murs : { $at }
case-refused-first = refusé par { $rule } : { $due }
case-due-nothing = la partie est finie
case-due-alone = `{ $phase }` n’attend personne et ne se déroule que quand finit la phase d’avant : commencez par celle-ci
case-due-roll = { $dice ->
    [one] il faut d’abord jeter un dé ({ $purpose })
   *[other] il faut d’abord jeter { $dice } dés ({ $purpose })
  }
case-due-choice = { $side ->
    [side-texan] c’est aux Texans de décider
   *[other] c’est aux Mexicains de décider
  }, dans `{ $phase }` du tour { $turn } : { $actions }
case-due-combat = table de combat
case-due-damage = test de dommages
case-due-leader = perte d’un chef
case-due-ferocity = furie
case-due-siege = table de la suite du siège
case-due-breach = brèche
case-due-variant = une règle de variante
case-until-alone = `{ $phase }` se déroule sans attendre personne ; la prochaine phase où quelqu’un décide est `{ $next }`
case-until-gone = `{ $phase }` est finie, ou a passé sans rien à décider. Maintenant { $due }
case-no-parameter = aucun paramètre ne s’appelle ainsi{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-parameter-switch = il faut `true` ou `false`
case-parameter-text = il faut un mot entre guillemets, comme "{ $default }"
case-twice = il est deux fois dans `{ $list }`
case-sketch-correction = les corrections du scénario ne vont pas avec un croquis
case-no-area = la carte n’a pas cette zone d’entrée ; elle a : { $known }
case-no-place = il n’est nulle part : donnez-lui un emplacement (`at`), une case de la piste (`track`) ou `waiting: true`
case-several-places = il ne peut être qu’à un endroit : à un emplacement (`at`), sur la piste (`track`) ou en attente (`waiting`)
case-no-order = seules les unités de combat sont désorganisées ou en déroute ({ $rule })
case-no-track = seuls les unités et les chefs mexicains vont sur la piste de remplacement ({ $rule })
case-track-space = la piste de remplacement a les cases { $least } à { $most }
case-no-back = il n’a pas de verso
case-wrong-mark = `{ $mark }` n’est rien que fasse un pion de cette sorte
case-mover-off = le pion en mouvement doit être sur la carte
case-mover-phase = il ne bouge pas dans `{ $phase }`
case-mover-tow = `{ $gun }` n’est pas une batterie au même emplacement
test-no-cases = { $scenario } n’a pas de cas : aucun fichier en `.case.ron` à côté de lui ne porte `base: "{ $base }"`. Écrivez-en un, par exemple `{ $base }.case.ron` ; `bexar explain cases` dit comment
told-form = forme
told-means = ce qui se passe
told-phase-of-turn = une phase commence
told-placed = un pion est posé
told-plotted = l’entrée d’une colonne est écrite
told-stepped-cost = un pion va du premier emplacement au second pour N points
told-taken = un chef voyage avec une unité
told-left = un chef ou une batterie est laissé sur place
told-towed = une unité attelle une batterie
told-stopped = la zone de contrôle de l’unité arrête le pion
told-captured = le pion capture la batterie
told-attacked-row-column = une attaque, avec sa ligne et sa colonne de la table de combat, comptées de 0
told-counterattacked-row-column = une attaque qui répond à une autre
told-resulted-on = la table de combat donne cela pour le dé : `-`, `H`, un chiffre ou `C`
told-checked-against = un test de dommages : la somme des dés avec les modificateurs, contre le moral
told-led = le propriétaire a nommé le chef qui compte dans le test
told-tried-ferocious = un chef est éprouvé pour une contre-attaque furieuse, et c’en est une
told-tried-ordinary = il est éprouvé, et c’est une contre-attaque ordinaire
told-ferocious = l’unité peut faire N attaques
told-unanswered = l’unité n’a aucune attaque à faire
told-lapsed = il reste N attaques qui ne peuvent pas être faites
told-siege-line = la table de la suite du siège est lue, et sa ligne dit la suite
told-siege-no-line = elle est lue, et aucune ligne ne convient
told-good = l’unité retrouve le bon ordre
told-disordered = l’unité est désorganisée
told-routed = l’unité est en déroute
told-reduced = l’unité perd un pas
told-eliminated = l’unité est éliminée
told-tracked = le pion vient sur la case N de la piste de remplacement
told-casualties = N points de pertes s’ajoutent
told-tested-fell = un chef est éprouvé après la perte de son unité, et tombe
told-tested-lives = il est éprouvé, et vit
told-killed = une unité ennemie tue un chef seul
told-rule = une règle de variante agit
told-threw = on jette les dés sur une table de variante
told-flag = une marque de variante vaut maintenant N
told-left-out = ce que ferait une règle de variante est omis : trop de choses attendent, ou trop de marques sont posées
told-cut-off = des règles de variantes se sont déclenchées trop souvent l’une l’autre
told-waived = la mise en place reste telle quelle, bien qu’une règle de variante la veuille autrement
told-became-clear = une variante a ouvert un côté
told-became-raised = ce qui y était peint est de nouveau là
told-scored = une variante donne ou prend des points de victoire, comme `+2`
told-retreated = l’unité recule d’un emplacement
told-advanced = l’unité avance dans l’emplacement que sa mêlée a vidé
told-entered = une unité des assaillants entre dans les murs
told-committed = la réserve est engagée
told-breach-against = une batterie tire sur un côté : les dés, et la force qu’ils ne doivent pas dépasser
told-breached = le côté a une brèche
told-exposed = une unité à une nouvelle brèche doit faire un test de dommages
told-ended = la partie est finie, avec N points de victoire
test-position = position
test-step = étape { $step }
test-expected = attendu : { $what }
test-found = trouvé : { $what }
test-total = { $cases ->
    [one] 1 cas
   *[other] { $cases } cas
  }, { $failed ->
    [0] aucun échec
    [one] 1 échec
   *[other] { $failed } échecs
  }
test-uncovered = note : { $rules ->
    [one] 1 règle n’a
   *[other] { $rules } règles n’ont
  } aucun cas : { $list }

## Attaques et leurs chances

query-phase-texan-combat = phase de combat texane
query-phase-mexican-combat = phase de combat mexicaine
query-mode-fire = tir
query-mode-melee = mêlée
query-not-there = { $piece } n’est pas sur la carte : écrivez { $piece }@EMPLACEMENT pour l’y mettre
query-strike-row = ligne « { $row } », par { $side } [{ $rule }], colonne de force { $column }
query-strike-row-clear = ligne « { $row } », sans couvert [{ $rule }], colonne de force { $column }
query-strike-refused = { $mode } : { $reason }
query-enemy = { $target } en { $spot }, { $range ->
    [one] 1 hexagone
   *[other] { $range } hexagones
  }
query-attacks = { $unit } en { $spot }, { $phase } : { $count ->
    [0] aucune attaque
    [one] 1 attaque
   *[other] { $count } attaques
  }
query-attack = { $mode } contre { $target } : force { $strength }, { $table }
query-attacks-refused = Hors d’atteinte :
query-attacks-left-out = et { $count ->
    [one] 1 ennemi
   *[other] { $count } ennemis
  } plus loin ; `--all` les nomme tous
query-odds = { $unit } en { $spot } contre { $target } en { $target-spot }, { $phase }
query-odds-mode = Par { $mode } :
query-odds-strength = force { $strength } : { $portions }
query-odds-line = table : { $line }
query-odds-check = test de dommages contre un moral de { $morale } : { $modifiers } ; en tout { $sum }
query-odds-check-plain = test de dommages contre un moral de { $morale }, sans modificateur
query-odds-number = le chiffre de la table [{ $rule }]
query-chance = { $what } : { $chance } ({ $percent } %)
query-leader-falls = { $leader } tombe
query-effect-nothing = aucun effet
query-effect-disorder = en désordre
query-effect-step = un pas perdu, en désordre
query-effect-step-and-rout = un pas perdu, en déroute
query-effect-rout = en déroute
query-effect-eliminated = éliminée
query-effect-counterattack = peut contre-attaquer
## Brèches

parameter-breach-types = Les sortes de côtés qu’une batterie peut ouvrir, séparées par des espaces. La haute palissade suit les murs de bois.
parameter-breach-needs-los = Si une batterie doit voir le milieu d’un côté pour y ouvrir une brèche.
parameter-breach-roof-edge = Si une brèche dans un bâtiment ouvre aussi le bord de son toit.
query-no-breach = `{ $side }` ne peut pas être ouvert. R62 dit ce qui peut l’être ; `bexar explain R62` le montre
## Questions about a moment

query-no-moment = `{ $what }` ne désigne aucun moment : écrivez le nom d’un cas fourni avec le programme, comme `alamo/E7`, ou `FICHIER:CAS`, suivi au besoin de `:ÉTAPE`
query-no-case = { $file } n’a pas de cas `{ $id }`
query-past-the-end = { $what } n’a que { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
  }
query-moment-fails = { $what } n’arrive pas jusque-là. { $step ->
    [0] Sa position :
   *[other] Étape { $step } :
  } attendu : { $expected } ; trouvé : { $found }
query-not-on-map = { $piece } n’est pas sur la carte : dites d’où part ce pion
query-moment-diverges = { $what } n’arrive pas jusque-là :
  { $lines }

## Événements et phases

phase-set-up-guns = placement des batteries
phase-plot = plan d’entrée des colonnes
phase-set-up-texans = placement des Texans
phase-set-up-mexicans = placement des Mexicains
phase-replacement = phase de remplacement
phase-reserve-placement = phase de placement de la réserve
phase-texan-movement = phase de mouvement texane
phase-texan-combat = phase de combat texane
phase-texan-rally = phase de ralliement texane
phase-reserve-commitment = phase d’engagement de la réserve
phase-mexican-movement = phase de mouvement mexicaine
phase-mexican-combat = phase de combat mexicaine
phase-mexican-rally = phase de ralliement mexicaine
phase-withdrawal = phase de retrait
phase-turn-end = fin du tour
event-phase = Tour { $turn } : { $phase }.
event-placed = { $piece } prend place en { $at }.
event-plotted = La zone d’entrée de la colonne { $column } est notée.
event-stepped = { $piece } va de { $from } en { $to } pour { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
  }.
event-taken = { $piece } accompagne { $with }.
event-left = { $piece } reste sur place.
event-towed = { $by } remorque { $piece }.
event-stopped = La zone de contrôle de { $by } arrête { $piece }.
event-captured = { $by } s’empare de { $piece }.
event-fire = { $piece } tire sur { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
event-melee = { $piece } attaque { $target } en mêlée : ligne « { $row } », colonne de force { $column } de la table de combat.
event-counter-fire = { $piece } riposte par le tir sur { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
event-counter-melee = { $piece } riposte en mêlée contre { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
event-result-nothing = Jet de { $roll } : aucun effet.
event-result-hit = Jet de { $roll } : une touche{ $number ->
    [0] {""}
   *[other] {" "}avec { $number }
  }.
event-result-counterattack = Jet de { $roll } : le défenseur peut riposter.
event-checked = { $piece } fait un test de dommages : jet de { $roll }, modificateurs { $modifier }, moral { $morale }.
event-good = { $piece } revient en bon ordre.
event-disordered = { $piece } passe en désordre.
event-routed = { $piece } part en déroute.
event-reduced = { $piece } perd un pas.
event-eliminated = { $piece } disparaît.
event-tracked = { $piece } va en case { $space } de la piste des remplacements.
event-casualties = Les pertes des assaillants montent de { $points }.
event-leader-lives = { $piece } survit : jet de { $roll }.
event-leader-fell = { $piece } tombe : jet de { $roll }.
event-leader-killed = { $piece } meurt sous les coups de l’ennemi qui arrive sur lui.
event-retreated = { $piece } recule en { $to }.
event-advanced = { $piece } avance en { $to }.
event-entered = { $piece } franchit l’enceinte en { $at }.
event-committed = La réserve est engagée.
event-ended = { $reason } : victoire { $winner ->
    [side-texan] texane
   *[other] mexicaine
  } { $degree }, avec { $points ->
    [one] { $points } point de victoire texan
   *[other] { $points } points de victoire texans
  }.
event-garrison-fallen = La garnison est tombée
event-withdrawal = Les assaillants se retirent
event-held-out = La garnison a tenu
degree-marginal = marginale
degree-substantial = nette
degree-decisive = décisive

## Journaux

file-log-alone = un journal n’est ni une carte ni un scénario : rejouez-le avec `bexar replay`
file-counts-alone = les relevés d’une série de parties ne sont ni une carte ni un scénario : posez-les sur l’une avec `bexar render --overlay heat:FICHIER`
file-no-log-scenario = la partie s’est jouée sur le scénario `{ $base }`, qui n’est pas à côté du journal et ne vient pas avec le programme : nommez-en un avec `--scenario`. Le programme a : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire `{ $nearest }` ?
  }
log-changed-map = Changé depuis : la carte.
log-switched-on = Changé depuis : la correction `{ $name }` n’était pas en vigueur et l’est.
log-unknown-player = Le journal nomme un joueur inconnu ({ $side }) : `{ $name }`. C’est peut-être `{ $nearest }`.
log-strange-player = Le journal nomme un joueur inconnu ({ $side }) : `{ $name }`.
log-later-version = Le journal a été écrit par la version { $version }, et celle-ci est { $own } : ce qui est nouveau depuis, nul ne le sait ici.
log-strange-version = Le journal se dit écrit par la version `{ $version }`, qui n’en est pas une ; celle-ci est { $own }.
log-other-dice = L’étape { $step } a donné { $rolled }, et la graine du journal donne { $due } : dès lors les dés ont été saisis, ou viennent d’une autre graine.
log-switched-off = Changé depuis : la correction `{ $name }` était en vigueur et ne l’est plus.
log-changed-correction = Changé depuis : ce que dit la correction `{ $name }`.
log-variant-on = Changé depuis : la variante `{ $name }` n’était pas en vigueur et l’est.
log-variant-off = Changé depuis : la variante `{ $name }` était en vigueur et ne l’est plus.
log-changed-variant = Changé depuis : ce que dit la variante `{ $name }`.
log-changed-settings = Changé depuis : les chiffres ou les choix de la variante `{ $name }`.
log-changed-counters = Changé depuis : les pions.
log-changed-rulebook = Changé depuis : le livre de règles.
log-changed-set-up = Changé depuis : le plan d’entrée ou le placement du scénario.
playtest-logs = { $logs ->
    [one] { $logs } journal écrit
   *[other] { $logs } journaux écrits
  } dans { $out }
playtest-not-a-log = { $file } n’est pas un journal et n’est pas remplacé : nommez un autre dossier. Rien n’a été joué.
replay-no-scenario = { $name } n’a pas de pions pour jouer : nommez un scénario
replay-no-correction = le scénario ne connaît pas de correction `{ $name }`. Il a : { $known }
replay-broken = { $file } : l’étape { $step } n’a pu être jouée : { $reason }
replay-head = { $title } · Texans : { $texan } · Mexicains : { $mexican } · graine { $seed } · bexar { $version }
replay-moment = Tour { $turn }, { $phase }
replay-set-up = Mise en place : { $phase }
replay-identical = Étape { $step } sur { $of } : la partie est finie. Tout s’est passé comme le dit le journal.
replay-stops = Étape { $step } sur { $of } : tout s’est passé comme le dit le journal. La position est celle-ci : { $moment } ; à décider : { $side }.
replay-stops-at-roll = Étape { $step } sur { $of } : tout s’est passé comme le dit le journal. La position est celle-ci : { $moment } ; un jet de dés est dû.
replay-nobody = personne
replay-diverges = L’étape { $step } va autrement : tour { $turn }, { $phase }.
replay-diverges-at = L’étape { $step } va autrement : tour { $turn }, { $phase }, { $at }.
replay-logged-event = Le journal : { $entry } → { $event }
replay-logged-nothing = Le journal : { $entry }
replay-logged-end = Le journal : { $entry } → plus rien
replay-now = Maintenant : { $reason }
replay-nothing = plus rien ne se passe.
replay-roll-due = { $dice ->
    [one] un dé est dû
   *[other] { $dice } dés sont dus
  } avant toute action.
replay-other-dice = { $dice ->
    [one] un seul dé est dû, et ne peut donner cette somme
   *[other] { $dice } dés sont dus, et ne peuvent donner cette somme
  }.
replay-no-roll-due = aucun jet de dés n’est dû.
replay-over = la partie est finie.
## Paramètres : chiffres et options des règles
parameter-setup-assault-columns-per-area = Combien de colonnes d’assaut peuvent viser une même zone d’entrée.
parameter-setup-reserve-may-share = Si la Réserve peut partager sa zone d’entrée avec une autre colonne.
parameter-setup-units-per-hex = Combien d’unités de combat se placent ensemble dans un hexagone, ou à chacun de ses niveaux.
parameter-setup-per-layer = Si la garnison compte les unités d’un hexagone niveau par niveau quand elle se place.
parameter-setup-zone = Où se place la garnison.
parameter-setup-assault-entry-turn = Le tour où se placent les colonnes d’assaut ; au premier, elles sont déjà en place.
parameter-reserve-inside-units-needed = Combien d’unités mexicaines doivent être dans les murs pour engager la Réserve.
parameter-reserve-min-state = Le pire état dans lequel ces unités comptent.
parameter-reserve-delay-turns = Les tours entre l’engagement de la Réserve et son arrivée ; à 0, elle se place aussitôt.
parameter-unit-steps = Les pas d’une unité de combat ; à 1, la perte d’un pas l’élimine.
parameter-move-ma-routed = Les points de mouvement d’une unité de combat en déroute.
parameter-stack-units-per-layer = Combien d’unités de combat peuvent partager un niveau d’un hexagone.
parameter-stack-check = Quand l’empilement se vérifie : à la fin de chaque mouvement ou de la phase.
parameter-zoc-radius = La portée des zones de contrôle ; à 0, il n’y en a pas.
parameter-zoc-negators-vs-texan = Combien d’autres unités mexicaines dans la zone d’une unité texane l’annulent ; à 0, aucune.
parameter-zoc-negators-vs-mexican = Combien d’autres unités texanes dans la zone d’une unité mexicaine l’annulent ; à 0, aucune.
parameter-zoc-negator-min = Le pire état dans lequel une unité annule une zone.
parameter-zoc-leader-stops = Si les zones de contrôle arrêtent et retiennent les chefs isolés.
parameter-zoc-texan-shift = Si un Texan retenu par une zone peut s’y déplacer.
parameter-zoc-mexican-shift = Si un Mexicain retenu par une zone peut s’y déplacer.
parameter-wallban-lifted-by-negation = Si un ennemi dont la zone est annulée ne garde plus son mur.
parameter-los-units-block = Si une unité de combat sur le trajet cache la vue, quand elle est aussi haute que l’extrémité la plus élevée.
parameter-attack-per-phase = Combien de fois une unité de combat peut attaquer dans sa phase de combat.
parameter-damage-dice = Le nombre de dés d’un test de dommages.
parameter-damage-step-loss = Le nombre de pas que coûte un tel test.
parameter-mod-routed = Ajouté aux tests des unités en déroute.
parameter-mod-zoc-counts-routed = Si les unités mexicaines en déroute dans la zone du défenseur texan comptent contre lui.
parameter-disorder-strength-factor = La part de sa force que garde une unité en désordre ; jamais moins de 1.
parameter-disorder-rounding = Le sort d’une fraction de cette force.
parameter-disorder-hits-to-rout = Combien de résultats de désordre mettent en déroute une unité en bon ordre.
parameter-retreat-hexes = Les hexagones dont recule une unité mise en déroute.
parameter-retreat-extra-hexes = Les hexagones dont recule une unité en déroute à chaque nouveau désordre.
parameter-retreat-min-gain-per-step = De combien d’hexagones chaque pas d’un recul doit éloigner de l’ennemi qui l’a causé. Le recul entier éloigne de toute façon.
parameter-retreat-mexican-zoc-companions = Combien de camarades dans une zone texane permettent à un Mexicain d’y reculer.
parameter-retreat-far = Si un recul doit finir aussi loin que possible des autres ennemis.
parameter-advance-hexes = De combien d’hexagones une unité avance après un corps à corps.
parameter-advance-counter = Si une contre-attaque donne droit à une avance.
parameter-advance-leaders = Si les chefs peuvent suivre une avance.
parameter-battery-tow-hexes-mexican = Sur combien d’hexagones une unité mexicaine remorque une batterie dans une phase.
parameter-battery-texan-tow-hexes = Sur combien d’hexagones une unité texane remorque une batterie.
parameter-battery-per-tower = Combien de batteries une unité remorque à la fois.
parameter-battery-shots-per-unit = Combien de batteries une unité peut servir dans une phase.
parameter-battery-silence-distance = À combien d’hexagones un ennemi fait taire une batterie ; à 0, jamais.
parameter-battery-silence-by-routed = Si les ennemis en déroute font aussi taire une batterie.
parameter-battery-split-targets = Si les servants peuvent tirer sur un autre ennemi que leur batterie.
parameter-battery-capture-min = Le pire état dans lequel une unité prend une batterie qu’elle trouve.
parameter-leader-helps-battery = Si un chef auprès des servants aide le tir de la batterie.
parameter-leader-loss-die = Combien de dés décident si un chef tombe.
parameter-leader-captures = Si un chef isolé prend les batteries et tue les chefs ennemis.
parameter-bowie-mobile = Si Bowie se déplace comme tout chef.
parameter-bowie-dies-on-rout = Si Bowie meurt quand l’unité qui est avec lui doit reculer.
parameter-rally-disordered = Ce que devient une unité en désordre dans sa phase de ralliement.
parameter-rally-routed = Ce que devient une unité en déroute sans chef dans sa phase de ralliement.
parameter-rally-routed-with-leader = Ce que devient une unité en déroute avec un chef dans sa phase de ralliement.
parameter-track-step-per-turn = Les cases dont avance chaque tour un pion de la piste des remplacements.
parameter-track-entry-space = La case d’où un pion peut revenir.
parameter-track-mexican-permanent-loss = Si les unités mexicaines perdues ne reviennent jamais.
parameter-vp-rounding = Le sort d’une fraction de point pour les pertes.

figure-map = figure sur la carte
figure-counters = figure sur les pions
figure-terrain = figure dans la table des effets du terrain du livret, ligne { $kind }
figure-combat-table = figure dans la table des combats du livret
figure-withdrawal = figure parmi les chiffres de retrait du livret
figure-victory = figure parmi les niveaux de victoire du livret
figure-procedure = fait partie de la procédure : aucune autre valeur n’a de sens
figure-scale = dit la taille des choses du jeu ; la partie n’en dépend pas
explain-parameter-words = par défaut { $default }, parmi : { $allowed }
unplayable-parameter-kind = le paramètre `{ $name }` a une valeur d’une autre nature que la sienne
unplayable-parameter-word = le paramètre `{ $name }` ne peut être `{ $value }` : c’est l’un de { $allowed } ; le plus proche est `{ $nearest }`
## Règles facultatives

parameter-mod-leaders-per-side = Combien de chefs d’un camp comptent dans un test de dommages : un seul est au choix du joueur, de plusieurs comptent les plus hautes valeurs.
parameter-range-enabled = Si l’on joue la règle facultative de la portée.
parameter-range-free = Jusqu’à combien d’hexagones le tir ne perd rien.
parameter-range-penalty-per-hex = La force que le tir perd par hexagone au-delà.
parameter-range-max = Au-delà de combien d’hexagones le tir ne porte plus.
parameter-range-exempt-batteries = Si la portée ne touche pas les batteries.
parameter-range-exempt-states = Les États d’origine dont les unités texanes ne perdent rien à la portée, séparés par des virgules.
parameter-range-order = Ce qui passe d’abord pour une unité en désordre : `range_first` retranche la portée puis divise le reste, `halve_first` divise puis retranche.
parameter-ferocity-enabled = Si l’on joue la règle facultative de la contre-attaque furieuse.
parameter-ferocity-die = Combien de dés éprouvent un chef ; leur somme ne doit pas dépasser sa valeur.
parameter-ferocity-bonus-attacks = Combien d’attaques une contre-attaque furieuse compte de plus que la valeur du chef.
parameter-ferocity-texan-phase = Si les contre-attaques peuvent être furieuses aussi dans la phase de combat texane.
parameter-siege-enabled = Si l’on peut consulter la table de la suite du siège après un retrait.
parameter-siege-excess-casualties = Par tranche entière de ces pertes au-delà du chiffre du tour, on ajoute 1 aux dés de cette table ; 0 pour jamais.
parameter-siege-never-inside = Ajouté à ces dés quand aucun assaillant n’est jamais entré dans les murs.

## What optional rules and the choice of a leader make happen

event-led = { $piece } est désigné comme le chef qui compte.
event-ferocity = { $piece } contre-attaque férocement : { $roll } obtenu pour { $leader }.
event-no-ferocity = { $piece } n’est pas féroce : { $roll } obtenu pour { $leader }.
event-ferocious = { $piece } peut mener { $attacks ->
    [one] une attaque
   *[other] { $attacks } attaques
} de suite.
event-unanswered = { $piece } ne peut pas répondre à une contre-attaque féroce.
event-lapsed = { $attacks ->
    [one] Une attaque
   *[other] { $attacks } attaques
} de { $piece } sont perdues.
event-siege = Le siège continue : { $roll } obtenu, plus { $modifier }. { $outcome }
event-siege-nothing = Le siège continue : { $roll } obtenu, plus { $modifier } ; le tableau n’a pas de ligne pour cela.
## Cas sur des croquis

sketch-word = ligne { $line } du croquis : aucune ligne ne commence par `{ $word }`, mais par { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
sketch-form = ligne { $line } du croquis : une telle ligne s’écrit `{ $form }`
sketch-place = ligne { $line } du croquis : `{ $place }` n’est pas un lieu
sketch-outside = ligne { $line } du croquis : `{ $place }` n’est pas sur ses { $columns } colonnes et { $rows } rangées
sketch-apart = ligne { $line } du croquis : les hexagones de `{ $place }` ne se touchent pas
sketch-layer = ligne { $line } du croquis : `{ $place }` n’a pas cette couche ; un niveau s’y écrit avec `roof` ou `building`
sketch-twice = ligne { $line } du croquis : `{ $place }` y figure déjà
case-sketch-setup = la mise en place du scénario ne va pas sur un croquis ; énumérez plutôt les pions
case-never = pas d’événement `{ $event }`
test-coverage = { $rules } règles sur { $all-rules }, { $switches } options sur { $all-switches } et { $variants } règles de variantes sur { $all-variants } ont un cas

## Les brèches en jeu

parameter-breach-dice = Dés jetés quand une batterie tire sur un côté d’hexagone.
event-breach-tested = { $piece } tire sur le côté { $side } : jet de { $roll } contre une force de { $strength }.
event-breached = Une brèche est ouverte en { $side }.
event-exposed = { $piece } se trouve à la brèche et doit faire un test de dommages.
query-breaches = { $count ->
    [one] Elle peut ouvrir une brèche sur un côté
   *[other] Elle peut ouvrir une brèche sur { $count } côtés
}, avec une chance de { $chance } : { $sides }

## Dérogations, et endroits des documents

thing-allowance = dérogation
lint-idle-allowance = { $reason ->
    [error] la dérogation à `{ $lint }` ({ $where }) porte sur une erreur, et une erreur ne se permet pas
    [unknown] la dérogation nomme `{ $lint }`, et ce contrôle n’existe pas
    [corrected] la dérogation à `{ $lint }` ({ $where }) ne laisse rien passer tant que l’erratum `{ $correction }` est activé : il change l’endroit
   *[nothing] la dérogation à `{ $lint }` ({ $where }) ne laisse rien passer
}
lint-idle-allowance-help = { $reason ->
    [error] corriger l’erreur, puis retirer la dérogation
    [unknown] le nom le plus proche est `{ $nearest }`
    [corrected] la retirer si l’erratum doit rester activé ; sans lui elle peut servir
   *[nothing] la retirer, ou nommer l’endroit que nomme le constat
}
lint-doubled-allowance = { $reason ->
    [wide] la dérogation à `{ $lint }` ({ $where }) ne dit rien que celle de tout le document ne dise
   *[twice] la dérogation à `{ $lint }` ({ $where }) figure { $times } fois
}
lint-doubled-allowance-help = { $reason ->
    [wide] retirer l’une des deux
   *[twice] garder celle dont la raison est vraie
}
place-gun-site = emplacement de batterie { $at }
place-label = nom en { $at }
place-column = colonne { $at }
place-row = { $table }, { $row }
place-plot = plan de la colonne { $at }
place-placement = placement de { $at }
place-item = point { $at }
place-case = cas { $at }
place-step = cas { $at }, étape { $step }
place-field = champ { $at }
place-allowance = dérogation { $at }
table-terrain = tableau des terrains
table-combat-rows = table de combat, ligne
table-combat-results = table de combat, dé
table-withdrawal = table de retraite, tour
table-victory = barème de victoire, points
table-siege = table de siège, jet
table-flags = marque
table-params = paramètre de la variante
table-opts = option de la variante
table-regions = région de la variante
table-kinds = type de côté
table-tables = table de la variante
table-rules = règle de la variante

## Corrections rapides, et pages dans l’éditeur

thing-column = colonne
thing-counter = pion
thing-parameter = paramètre
thing-terrain = tableau des terrains
thing-combat-rows = lignes de la table de combat
thing-plot = plan de la colonne
thing-placement = placement de
thing-corrections = corrections du scénario
thing-items = points de la correction
edit-record = { $thing } { $name } : { $how ->
    [added] ajouté
    [removed] retiré
    [once] cité moins souvent
   *[changed] modifié
}
edit-whole = { $thing } : modifié
gui-problems-suggest = Proposition
gui-problems-mend-about = Corrige ; il n’y a pas d’autre façon raisonnable
gui-problems-suggest-about = Une façon de corriger ; annulez si vous en préférez une autre
gui-problems-page = Ce que cela signifie et comment on corrige
gui-problems-notes-about = Les notes signalent ce qui est bon à savoir sans rien exiger
gui-mend-nothing = Rien de ce qui est listé ne se corrige par une touche
gui-page-close = Ranger la page

## bexar fix

fix-done = { $file } : { $done ->
    [0] rien à corriger
    [one] 1 constat corrigé
   *[other] { $done } constats corrigés
}, { $left ->
    [0] rien ne reste
   *[other] { $left } restants
}
fix-would = { $file } : { $done ->
    [0] rien à corriger
    [one] 1 constat serait corrigé
   *[other] { $done } constats seraient corrigés
}, { $left ->
    [0] rien ne resterait
   *[other] { $left } resteraient
}
fix-bundled = { $name } fait partie du programme et n’est pas modifié ; copiez-le (`bexar pack`) et corrigez la copie
## Vérification : où et comment

check-misspelt-lint = `--allow` : il n’y a pas de contrôle `{ $name }` ; vouliez-vous dire `{ $nearest }` ?
check-unknown-lint = `--allow` : il n’y a pas de contrôle `{ $name }` ; `bexar explain lints` les énumère
## Chercher et remplacer par le sens

query-unknown-word = `{ $found }` n’est pas connu ici : vouliez-vous dire `{ $nearest }` ? `bexar explain query` donne tous les mots
query-strange-word = `{ $found }` n’est pas connu ici. `bexar explain query` donne tous les mots
query-expected = `{ $found }` n’a pas sa place ici : il faut { $expected }
query-missing = le texte finit trop tôt : il faut { $expected }
query-expected-something = ce qu’il faut chercher, comme `murs de pierre touchant plaza`
query-expected-condition = une condition, comme `mur de pierre` ou `touchant plaza`
query-expected-place = un lieu, comme `confines` ou `(plaza ou 1404)`
query-expected-and = `et`, suivi du lieu de l’autre bout
query-expected-bracket = `)`
query-expected-end = `et`, `ou` ou la fin
query-expected-number = un nombre entier
query-expected-setting = ce qu’il faut mettre, comme `mur de pierre` ou `protège=les deux`
query-open-quote = le guillemet ouvert ici n’est jamais fermé
query-stray-sign = le signe `{ $sign }` n’a pas sa place ici
query-too-deep = à partir d’ici, parenthèses et négations sont trop imbriquées
query-of-hexsides = ceci se dit d’un côté ; ici, il s’agit d’hexagones ou d’emplacements
query-two-things = une requête ne cherche qu’une chose : des hexagones, des côtés ou des emplacements
query-not-for-hexsides-hexes = ceci se met sur des hexagones, et la requête trouve des côtés ; commencez-la par `hexagones`
query-not-for-hexsides-spots = une hauteur se met sur des emplacements, et la requête trouve des côtés ; commencez-la par `emplacements`
query-not-for-hexes-hexsides = ceci se met sur des côtés, et la requête trouve des hexagones ; commencez-la par `côtés`
query-not-for-hexes-spots = une hauteur se met sur des emplacements, et la requête trouve des hexagones ; commencez-la par `emplacements`
query-not-for-spots = d’un emplacement on ne change que la hauteur ; pour le reste, commencez la requête par `hexagones` ou `côtés`
query-unknown-region = la carte n’a pas de région `{ $region }` : vouliez-vous dire `{ $nearest }` ?
query-no-region = la carte n’a pas de région `{ $region }`
query-other-region = la région `{ $region }` est faite { $what }, et la requête trouve autre chose
query-what-hexes = d’hexagones
query-what-hexsides = de côtés
query-what-spots = d’emplacements
query-count-hexes = { $count ->
    [0] aucun hexagone
    [one] 1 hexagone
   *[other] { $count } hexagones
 }
query-count-hexsides = { $count ->
    [0] aucun côté
    [one] 1 côté
   *[other] { $count } côtés
 }
query-count-spots = { $count ->
    [0] aucun emplacement
    [one] 1 emplacement
   *[other] { $count } emplacements
 }
edit-not-understood = --{ $option } : { $why }{ $caret }
edit-no-map = ce document n’a pas de carte : nommez une carte, ou un scénario qui en emploie une
edit-nothing-set = il n’y a rien à écrire : dites par `--set`, `--add-to` ou `--remove-from` ce que doit devenir ce qui est trouvé
edit-bundled = la carte vient avec le programme et ne se change pas sur place : nommez un fichier à vous par `-o`
edit-corrected = des corrections recouvrent cette carte ; on cherche et on change dans la carte telle qu’elle est peinte, sans elles
edit-heading = { $query } : { $found }
edit-kind = { $kind } ({ $count })
edit-kind-layer = { $kind }, { $layer } ({ $count })
edit-changes = { $changes ->
    [0] aucun changement
    [one] 1 changement
   *[other] { $changes } changements
 }
edit-newly = Le contrôle trouverait en plus :
edit-mended = Le contrôle ne trouverait plus :
edit-written = écrit dans { $out }
edit-as-it-was = { $out } reste tel quel
edit-not-written = rien n’est écrit : `-o FICHIER` ou `--in-place` l’écrit
## Fusion de cartes et enregistrement de corrections

file-no-map = ceci n’est ni une carte, ni un scénario, ni une correction. Les jeux de pions, les règlements et les autres documents ne se fusionnent ni ne s’enregistrent : modifiez leur texte
record-done = { $changes ->
    [one] 1 changement enregistré
   *[other] { $changes } changements enregistrés
  } dans { $out }
record-nothing = il n’y a rien à enregistrer : les deux cartes portent la même chose. Rien n’a été écrit
record-notes = il y a plus de remarques en français qu’en anglais : chaque `--note-fr` traduit la `--note-en` de même rang. Rien n’a été écrit
merge-conflict = { $thing } { $name }, { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-conflict-layer = { $thing } { $name }, { $layer }, { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-conflict-map = { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-value = { $value }
merge-undecided = { $conflicts ->
    [one] 1 conflit
   *[other] { $conflicts } conflits
  } ; rien n’a été écrit. Tranchez avec `--prefer ours` (nous) ou `--prefer theirs` (eux), ou modifiez l’une des versions
merge-decided-ours = { $conflicts ->
    [one] 1 conflit, tranché en notre faveur
   *[other] { $conflicts } conflits, tous tranchés en notre faveur
  }
merge-decided-theirs = { $conflicts ->
    [one] 1 conflit, tranché en leur faveur
   *[other] { $conflicts } conflits, tous tranchés en leur faveur
  }
merge-done = { $changes ->
    [one] 1 changement
   *[other] { $changes } changements
  } par rapport à la base ; écrit dans { $out }
merge-nothing = rien
merge-there = présent
merge-added = ajout
merge-changed = changement
merge-doubled = plusieurs mentions
merge-roof = un toit
merge-roof-none = pas de toit
merge-protects-nobody = personne
merge-protects-both = les deux côtés
merge-field-whole = en entier
merge-field-ground = sol
merge-field-levels = niveaux
merge-field-roof = toit
merge-field-kind = nature
merge-field-protects = côté protégé
merge-field-origin = origine
merge-field-name-en = nom anglais
merge-field-name-fr = nom français
merge-field-scan = fond numérisé
merge-field-title-en = titre anglais
merge-field-title-fr = titre français
merge-field-building = bâtiment
merge-field-members = membres
merge-field-room = salle
merge-field-entry-area = zone d’entrée
merge-field-turned = rotation
merge-field-size = taille
merge-field-columns = nombre de colonnes
merge-field-rows = nombre de rangées
merge-field-notes = nombre de remarques
thing-spot = emplacement
thing-map = carte

## Enregistrer une correction dans l’éditeur

gui-record-ask = Enregistrer une correction
gui-record-hint = Enregistre ce qui est peint comme correction avec sa source
gui-record = Enregistrer une correction
gui-record-title = Titre
gui-record-source = Source
gui-record-page = Page
gui-record-about = Tout ce qui a été peint depuis l’ouverture de la carte. Ce qui n’a pas d’origine propre reçoit la source.
gui-record-enter = Enregistrer
gui-record-path = Enregistrer la correction
gui-record-nothing = Rien n’a été peint qui puisse être enregistré
gui-recorded = Enregistré dans { $file }
## Scénarios, errata, cas, jouabilité

lint-unfilled-gun-site = { $all ->
    [one] il ne reste pas de batterie pour l’emplacement { $at } : le jeu en a { $batteries ->
        [0] zéro
        [one] une
       *[other] { $batteries }
    } ({ $rule })
   *[other] il ne reste pas de batterie pour { $all } emplacements : { $at }{ lint-and-more } ({ $rule })
}
lint-unfilled-gun-site-help = ajoutez une batterie au jeu de pions, retirez l’emplacement de la carte, ou rendez-le facultatif
lint-homeless-counter = { $reason ->
    [gun-site] il ne reste pas d’emplacement pour { $all } des { $pieces } batteries : { $at }{ lint-and-more }
    [fixed-leader] { $at } ne peut être placé nulle part : son hexagone fixe n’est pas dans l’enceinte
   *[garrison] il ne reste pas de place pour { $all } des { $pieces } pions de la garnison : { $at }{ lint-and-more }
} ({ $rule })
lint-homeless-counter-help = { $reason ->
    [gun-site] peignez un emplacement de batterie, ou retirez des batteries du jeu de pions
    [fixed-leader] changez `setup.bowie_hex` dans le livret, ou élargissez l’enceinte
   *[garrison] élargissez l’enceinte, ou retirez des pions du jeu
}
lint-column-never-entering = la colonne `{ $column }` n’entre jamais : { $reason ->
    [no-spot] la zone d’entrée { $area } n’a pas d’emplacement où entrer
    [too-late] elle pourrait entrer au tour { $turn }, et la partie s’arrête au tour { $last }
   *[too-few] elle attend { $needed } unités dans les murs, et les colonnes d’assaut en ont { $units }
} ({ $rule })
lint-column-never-entering-help = { $reason ->
    [no-spot] donnez à la zone un hexagone avec un sol, ou prévoyez une autre zone pour la colonne
    [too-late] allongez la partie, ou faites venir la colonne plus tôt
   *[too-few] baissez `reserve.inside_units_needed`, ou renforcez les colonnes d’assaut
}
lint-clashing-corrections = { $reason ->
    [twice] le scénario nomme deux fois l’erratum `{ $correction }`
   *[clash] les errata `{ $other }` et `{ $correction }` se contredisent ({ $where }) : le second attend « { $expected } », le premier y a mis « { $found } »
}
lint-clashing-corrections-help = { $reason ->
    [twice] retirez l’un des deux du scénario
   *[clash] désactivez l’un des deux, ou écrivez dans le `was` du second ce que le premier y a mis
}
lint-doubled-item = le point { $second } de l’erratum `{ $correction }` répète le point { $first } ({ $where })
lint-doubled-item-help = écrivez l’endroit voulu, ou effacez le point
lint-clashing-items = le point { $second } de l’erratum `{ $correction }` contredit le point { $first } ({ $where }) : celui-là laisse « { $left } », celui-ci attend « { $expected } »
lint-clashing-items-help = effacez l’un des deux, ou écrivez l’endroit voulu
lint-misplaced-item = le point { $item } de l’erratum `{ $correction }` { $reason ->
    [torn] attend un endroit et en laisse un autre
    [off] parle de { $low }, qui n’est pas sur la carte de { $high } hexagones
   *[apart] parle d’un côté entre { $low } et { $high }, qui ne se touchent pas
} ({ $where })
lint-misplaced-item-help = { $reason ->
    [torn] écrivez le même hexagone, côté ou nom dans `was` et dans `becomes`
    [off] écrivez les hexagones voulus
   *[apart] écrivez deux hexagones qui se touchent : ceux-ci sont distants de { $distance }
}
lint-idle-item = le point { $item } de l’erratum `{ $correction }` { $reason ->
    [returns] annule le point { $first }
    [origin] ne change rien que la source
   *[same] ne change rien
} ({ $where })
lint-idle-item-help = { $reason ->
    [returns] effacez les deux points, ou corrigez l’un d’eux
   *[same] écrivez dans `becomes` ce que demande la publication, ou effacez le point
}
lint-raised-wooden-wall = le point { $item } de l’erratum `{ $correction }` fait d’un mur de bois un mur extérieur : il faudrait des échelles (V10.b) ({ $where })
lint-raised-wooden-wall-help = écrivez `high_palisade` : aussi dur à franchir, sans échelle
lint-uncited-correction = l’erratum `{ $correction }` ne dit pas d’où il vient
lint-uncited-correction-help = écrivez `Cited` et la publication, ou `Reconstructed` et votre raison
lint-unknown-citation = { $known ->
    [nothing] `Cited` est vide ici : il ne cite rien
   *[other] { $times ->
        [1] `{ $rule }` est cité ici, et les règles n’ont ni numéro ni chapitre de ce nom
       *[other] `{ $rule }` est cité ici et en { $times } endroits en tout, et les règles n’ont ni numéro ni chapitre de ce nom
    }
}
lint-unknown-citation-help = { $known ->
    [nothing] écrivez le numéro du texte qui l’énonce, ou `Reconstructed` et votre raison
    [yes] le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous ; ce qu’aucun texte n’énonce est `Reconstructed`
}
lint-stale-correction = l’erratum `{ $correction }` est désactivé et ne pourrait être activé ({ $where }) : il attend « { $expected } », la carte porte « { $found } »
lint-stale-correction-help = corrigez son `was` d’après la carte, ou retirez-le du scénario
lint-doubled-case = { $times } cas s’appellent `{ $case }`
lint-doubled-case-help = donnez à chacun son propre nom
lint-hollow-case = { $steps ->
    [0] le cas `{ $case }` n’a pas d’étape
   *[other] le cas `{ $case }` n’attend rien
}
lint-hollow-case-help = dites ce qui doit être vrai : des événements, un refus, ou `then`
lint-unknown-rule = { $step ->
    [0] le cas `{ $case }` couvre `{ $rule }`, et aucune règle n’a ce numéro
   *[other] l’étape { $step } du cas `{ $case }` cite `{ $rule }`, et aucune règle n’a ce numéro
}
lint-unknown-rule-help = { $known ->
    [yes] le numéro le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous
}
lint-unknown-case-citation = le fichier ou le cas dit venir de `{ $rule }`, et les règles n’ont ni numéro ni chapitre de ce nom
lint-unknown-case-citation-help = { $known ->
    [yes] le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous ; un cas à vous est `Reconstructed`
}
lint-impossible-case = { $step ->
    [0] le cas `{ $case }` est impossible : { $text } : { $found }
   *[other] l’étape { $step } du cas `{ $case }` est impossible : { $text } : { $found }
}
lint-impossible-case-help = corrigez le texte ou le nom ; `bexar explain cases` dit comment s’écrivent les cas
lint-unreachable-inside = nul assaillant n’atteint jamais { $first } et { $spots ->
    [one] l’emplacement voisin
   *[other] { $spots } emplacements d’un seul tenant avec lui
} : fermé en { $at }{ lint-and-more }
lint-unreachable-inside-help = peignez l’un de ces côtés en mur ou en porte, ou retirez les hexagones des régions
lint-blind-gun = de l’emplacement { $spot }, une batterie ne voit rien sur quoi tirer ({ $rule })
lint-blind-gun-help = ouvrez-lui une ligne de vue, ou déplacez-le
lint-single-door = la porte { $door } est le seul accès à { $spots } emplacements : { $at }{ lint-and-more }
lint-single-door-help = rien n’est à faire ; une seconde porte ouvrirait le bâtiment
lint-dead-end = { $all ->
    [one] une unité texane ne fait jamais retraite de { $at } : il n’y a pas de chemin de { $hexes } hexagones ({ $rule })
   *[other] une unité texane ne fait jamais retraite de { $all } emplacements : { $at }{ lint-and-more } ; il n’y a pas de chemin de { $hexes } hexagones ({ $rule })
}
lint-dead-end-help = rien n’est à faire ; un passage sauverait qui y est mis en déroute
lint-idle-entry-area = de la zone d’entrée { $area }, rien ne peut être attaqué au premier tour
lint-idle-entry-area-help = rien n’est à faire ; une zone plus proche ou une ligne de vue mettrait aussitôt la colonne au combat
## Ce que trouvent les contrôles dans les pions et les livrets

table-parameters = paramètre
lint-doubled-name = { $reason ->
    [numbered] `{ $counter }` est aussi l’un des pions `{ $other }`
    [column] la colonne `{ $column }` figure { $times } fois
   *[counter] `{ $counter }` est le nom de { $times } pions
 }
lint-doubled-name-help = donnez à chacun son propre nom, ou effacez ce qui est de trop
lint-overfull-mix = { $what ->
    [columns] il y a { $count } colonnes, et une partie en tient { $limit }
   *[counters] cela fait { $count } pions, et une partie en tient { $limit }
 }
lint-overfull-mix-help = { $what ->
    [columns] retirez des colonnes
   *[counters] corrigez la quantité trop grande, ou retirez des pions
 }
lint-empty-quantity = la quantité de `{ $counter }` est { $quantity } : il n’y a aucun pion de ce nom
lint-empty-quantity-help = écrivez combien il y en a, ou effacez la ligne
lint-stronger-reduced-side = `{ $counter }` est plus fort réduit ({ $reduced }) que complet ({ $full })
lint-stronger-reduced-side-help = mettez les valeurs complètes dans `full` et celles d’après la perte dans `reduced`
lint-morale-beyond-dice = le moral { $morale } de `{ $counter }` ({ $side ->
    [front] face
   *[back] revers
  }) est hors de portée des dés, qui donnent de { $least } à { $most } : sans modificateur { $harm ->
    [always] tout jet l’atteint
   *[never] aucun jet ne l’atteint
  }
lint-morale-beyond-dice-help = écrivez un moral que certains jets dépassent et d’autres non
lint-unknown-column = { $reason ->
    [none] `{ $counter }` n’est d’aucune colonne
   *[other] `{ $counter }` est de la colonne `{ $column }`, qui n’existe pas
 }
lint-unknown-column-help = { $reason ->
    [none] écrivez la colonne où il marche ; tout assaillant en a une
    [near] écrivez `{ $nearest }`, ou ajoutez la colonne à `columns`
   *[unknown] corrigez la colonne, ou ajoutez-la à `columns`
 }
lint-stray-column = `{ $counter }` défend, mais il est de la colonne `{ $column }` des assaillants
lint-stray-column-help = retirez la colonne, ou corrigez le camp
lint-empty-column = aucune unité de combat n’est de la colonne `{ $column }`
lint-empty-column-help = donnez-lui des unités, ou effacez-la ici et dans le plan
lint-overfull-column = la colonne `{ $column }` a { $count } unités de combat, et une zone d’entrée en tient { $room }
lint-overfull-column-help = mettez des unités dans une autre colonne, ou agrandissez les zones d’entrée
lint-miscounted-garrison = les pions de la garnison font { $men } hommes, et { $stated } sont annoncés
lint-miscounted-garrison-help = corrigez le pion qui a changé, ou le nombre d’hommes ; sans `garrison`, aucune somme n’est promise
lint-leader-without-replacement = personne ne remplace `{ $counter }` : s’il tombe, il est perdu pour de bon (13.7)
lint-leader-without-replacement-help = écrivez le nom et la valeur du revers de son pion
lint-stray-replacement = `{ $counter }` a un remplaçant, mais un chef de la garnison qui tombe n’est pas remplacé (13.7)
lint-stray-replacement-help = retirez le remplaçant, ou corrigez le camp
lint-doubled-leader = { $reason ->
    [himself] `{ $counter }` est remplacé par lui-même ({ $name })
    [counter] { $name } remplace `{ $counter }` et a son propre pion, `{ $other }`
   *[back] { $name } remplace à la fois `{ $other }` et `{ $counter }`
}
lint-doubled-leader-help = écrivez qui est au dos du pion
lint-mistaken-leader = `{ $counter }` s’appelle { $name }, et les règles connaissent le chef qui ne bouge jamais par l’identifiant `{ $wanted }`
lint-mistaken-leader-help = donnez-lui l’identifiant `{ $wanted }`
lint-track-beyond-game = { $reason ->
    [at-once] les pions de la case { $space } (`{ $what }`) reviennent aussitôt : on entre depuis la case { $entry }
   *[never] les pions de la case { $space } (`{ $what }`) ne reviennent jamais : la partie a { $turns } tours, et ils avancent de { $step } par tour
}
lint-track-beyond-game-help = écrivez la case voulue ; celles qui sont publiées sont 2 et 3
lint-terrain-beyond-range = { $reason ->
    [height] `{ $row }` a la hauteur { $figure } dans la table des terrains, et un haut mur { $highest }
   *[cost] `{ $row }` coûte { $figure } points dans la table des terrains, et une unité en a { $points } : nul ne le franchit
}
lint-terrain-beyond-range-help = { $reason ->
    [height] écrivez 0, 1 ou 2
   *[cost] corrigez le coût, ou écrivez `None`
}
lint-rating-beyond-die = aucun jet ne dépasse la valeur { $rating } { $who ->
    [leader] de `{ $counter }`
   *[replacement] du remplaçant de `{ $counter }`
  } : le dé donne { $most } au plus
lint-rating-beyond-die-help = écrivez une valeur inférieure à { $most }
lint-battery-beyond-dice = la force { $strength } de `{ $counter }` est hors de portée des dés, qui donnent de { $least } à { $most } : { $chance ->
    [never] elle n’ouvre jamais de brèche
   *[always] aucun de ses coups contre un côté ne peut manquer
  }
lint-battery-beyond-dice-help = écrivez une force de { $least } à { $most }
lint-nameless-counter = { $what ->
    [column] la colonne `{ $column }` n’a pas de nom anglais
   *[counter] `{ $counter }` n’a pas de nom anglais
 }
lint-nameless-counter-help = écrivez son nom ; un nom identique en français s’écrit une fois
lint-missing-combat-table = la table de combat manque : `{ $list }` est vide
lint-missing-combat-table-help = écrivez la table, ou copiez celle d’un livret fourni
lint-missing-table-line = { $table } `{ $row }` : cette ligne manque
lint-missing-table-line-help = écrivez-la : chaque genre de côté et chaque jet du dé a la sienne
lint-doubled-rulebook-line = { $table } `{ $row }` figure { $times } fois
lint-doubled-rulebook-line-help = effacez ce qui est de trop, ou donnez-lui son vrai nom ou numéro
lint-table-gap = { $table } `{ $row }` : rien n’est dit de { $at }{ lint-and-more }
lint-table-gap-help = élargissez la ligne voisine, ou écrivez celle qui manque
lint-table-overlap = { $table } `{ $row }` : { $at }{ lint-and-more } y figure plus d’une fois
lint-table-overlap-help = resserrez l’un des intervalles
lint-backward-range = { $table } `{ $row }` : rien ne tombe dans l’intervalle `{ $range }`
lint-backward-range-help = écrivez d’abord le plus petit nombre
lint-uneven-combat-table = { $table } `{ $row }` a { $count } colonnes, la table en a { $width }
lint-uneven-combat-table-help = ajoutez ou effacez une colonne ; `-` tient la place d’une colonne vide
lint-unordered-columns = { $table } `{ $row }` : `{ $right }` est à droite de `{ $left }`
lint-unordered-columns-help = remettez les forces dans l’ordre, la plus faible à gauche
lint-unknown-combat-row = { $table } `{ $row }` nomme la ligne de combat `{ $name }`, absente de la table de combat
lint-unknown-combat-row-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou ajoutez la ligne à la table de combat
   *[no] corrigez le nom, ou ajoutez la ligne à la table de combat
 }
lint-unused-combat-row = { $table } `{ $row }` : aucune ligne du tableau des terrains n’y renvoie
lint-unused-combat-row-help = nommez-la dans le tableau des terrains, ou effacez-la
lint-weaker-with-strength = { $table } `{ $row }` : la colonne de force { $column } (ligne `{ $head }`) donne `{ $result }`, la plus faible à sa gauche `{ $before }`
lint-weaker-with-strength-help = corrigez l’un des deux : une attaque plus forte ne fait jamais pire
lint-roll-beyond-dice = { $table } `{ $row }` : les dés donnent { $end ->
    [open] au moins { $least }
   *[closed] de { $least } à { $most }
  }
lint-roll-beyond-dice-help = corrigez le nombre, ou effacez la ligne
lint-hit-beyond-dice = { $table } `{ $row }` : avec { $number } de plus, tout test de dommages finit par une élimination
lint-hit-beyond-dice-help = écrivez un nombre qui laisse quelque chose aux dés
lint-unused-column = aucune force d’aucune ligne n’emploie la colonne { $at }{ lint-and-more } de la table de combat
lint-unused-column-help = mettez-y une force, ou effacez la colonne dans toutes les lignes et tous les dés
lint-idle-withdrawal-figure = la retraite se contrôle aux tours 1 à { $last } : le chiffre du tour { $at }{ lint-and-more } est sans effet
lint-idle-withdrawal-figure-help = corrigez le tour, effacez la ligne, ou changez `withdrawal.last_turn`
lint-falling-withdrawal = { $reason ->
    [none] au tour { $row } les assaillants se retirent sans aucune perte : le chiffre est 0
    [great] le chiffre { $casualties } du tour { $row } dépasse celui du tour { $other } ({ $before })
   *[small] le chiffre { $casualties } du tour { $row } est inférieur à celui du tour { $other } ({ $before })
 }
lint-falling-withdrawal-help = corrigez-le : les pertes s’ajoutent de tour en tour, et les chiffres supportés de même
lint-broken-victory-schedule = { $reason ->
    [empty] le barème de victoire est vide
    [start] le barème de victoire commence à { $row } points : au-dessous il ne nomme pas de vainqueur
    [back] le niveau de victoire à partir de { $row } points n’est pas à sa place : plus de points ne sont jamais pires pour la garnison
    [same] le niveau de victoire à partir de { $row } points dit la même chose que celui d’avant
    [one-sided] le barème de victoire n’a aucun niveau pour l’un des camps
    [skipped] le barème de victoire saute, au-dessous de { $row } points, un degré qu’il a pour l’autre camp
   *[unreachable] le niveau de victoire à partir de { $row } points est hors d’atteinte : aucune partie n’en apporte plus de { $most }
 }
lint-broken-victory-schedule-help = { $reason ->
    [empty] écrivez les niveaux, à partir de 0 point
    [start] faites commencer le premier niveau à 0
    [one-sided] donnez un niveau à chaque camp
    [unreachable] corrigez les points
   *[other] corrigez points, vainqueur ou degré, ou effacez le niveau
 }
lint-unknown-parameter = { $reason ->
    [figure] `{ $parameter }` n’est pas un paramètre : ce chiffre { $home }
   *[other] il n’y a pas de paramètre `{ $parameter }`
 }
lint-unknown-parameter-help = { $reason ->
    [figure] changez-le là, et effacez cette ligne
    [near] écrivez `{ $nearest }`, ou effacez la ligne
   *[unknown] corrigez le nom, ou effacez la ligne
 }
lint-misfit-parameter = le paramètre `{ $parameter }` ne peut être `{ $value }` : { $reason ->
    [hex] il prend le numéro d’un hexagone
    [word] c’est l’un de { $allowed }
    [text] il prend un texte
   *[figure] il prend un chiffre ou un interrupteur
  }
lint-misfit-parameter-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou effacez la ligne : la valeur publiée vaut alors
   *[no] écrivez une valeur du bon genre, ou effacez la ligne : la valeur publiée vaut alors
 }
lint-parameter-out-of-range = `{ $parameter }` vaut { $value } : { $reason ->
    [flag] c’est un interrupteur, `true` ou `false`
   *[range] il prend un chiffre de { $least } à { $most }
  }
lint-parameter-out-of-range-help = corrigez-le, ou effacez la ligne : la valeur publiée vaut alors
lint-unknown-list-word = `{ $word }`, dans le paramètre `{ $parameter }`, ne nomme rien
lint-unknown-list-word-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou retirez le mot
   *[no] corrigez le mot, ou retirez-le
 }
lint-optional-rule-off = `{ $parameter }` est désactivé, ce qui laisse { $at }{ lint-and-more } sans effet
lint-optional-rule-off-help = activez la règle si elle doit être jouée
lint-siege-without-table = `{ $parameter }` est activé, mais le livret n’a pas de table de siège
lint-siege-without-table-help = écrivez la table `siege`, ou désactivez la règle
lint-contradicting-parameters = `{ $smaller }` vaut { $low } et dépasse `{ $greater }`, qui vaut { $high }
lint-contradicting-parameters-help = corrigez l’un des deux
## Hexes, rooms, regions and ways

edit-scan = image de fond : { $was } → { $becomes }
lint-misplaced-gunslit = la meurtrière `{ $at }` n’est dans le mur d’aucun bâtiment
lint-misplaced-gunslit-help = peignez en plancher l’hexagone derrière, portez la meurtrière à un bâtiment, ou libérez le côté
lint-ramp-without-platform = la rampe d’artillerie `{ $at }` ne monte à aucune plate-forme
lint-ramp-without-platform-help = peignez en plate-forme l’hexagone où elle mène, mettez-la sur la couche supérieure, ou libérez le côté
lint-hexside-without-level = le côté `{ $at }` n’a pas de { $layer }, et quelque chose y est peint
lint-hexside-without-level-help = donnez à un hexagone voisin le niveau voulu, peignez l’autre couche, ou libérez celle-ci
lint-unsheltered-wall = { $kind } `{ $side }` : rien n’est protégé ; derrière se trouve { $at }
lint-unsheltered-wall-help = nommez dans `protects` l’hexagone qui est derrière, ou admettez-le avec la raison
lint-wrong-sided-wall = { $kind } `{ $at }` : c’est `{ $outer }`, au-dehors, qui est protégé
lint-wrong-sided-wall-help = écrivez `{ $inner }` ou `both`
lint-idle-protection = { $kind } `{ $side }` : { $at } doit être protégé, mais personne n’y est abrité
lint-idle-protection-help = écrivez l’hexagone abrité, ou `none`
lint-bare-level-change = de `{ $high }` on descend par `{ $at }` sans mur ni rampe entre les deux
lint-bare-level-change-help = peignez un mur ou une rampe d’artillerie sur la couche supérieure du côté
lint-roomless-interior = l’emplacement intérieur `{ $spot }` n’appartient à aucune salle
lint-roomless-interior-help = ajoutez-le à une salle, ou faites-en une salle
lint-levelless-hex = l’hexagone `{ $hex }` n’a aucun niveau où se tenir
lint-levelless-hex-help = supprimez ses `levels` vides, ou écrivez le niveau voulu
lint-doubled-level = l’hexagone a { $times } fois le niveau `{ $spot }`
lint-doubled-level-help = gardez celui qui était voulu
lint-wrong-elevation = l’hexagone `{ $hex }` a un niveau à une élévation impossible : { $at }
lint-wrong-elevation-help = le sol est à 1 ou 2, un intérieur à 1, un toit ou une plate-forme à 2
lint-ground-in-building = l’hexagone `{ $hex }` a du terrain libre en plus de { $at }
lint-ground-in-building-help = retirez le sol, ou l’autre niveau
lint-flat-platform = l’hexagone de plate-forme `{ $hex }` n’a pas de niveau 2
lint-flat-platform-help = donnez-lui `roof(2)`, ou peignez un autre sol
lint-distant-entry-area = des hexagones de la zone d’entrée `{ $area }` ne sont pas au bord de la carte : { $at }{ lint-and-more }
lint-distant-entry-area-help = portez-les au bord de la carte
lint-groundless-entry-hex = l’hexagone `{ $hex }` de la zone d’entrée `{ $area }` n’a pas de terrain libre
lint-groundless-entry-hex-help = mettez un autre hexagone à sa place, ou peignez-le en terrain libre
lint-empty-room = la salle `{ $room }` n’a aucun emplacement
lint-empty-room-help = donnez-lui les emplacements qui la forment, ou supprimez-la
lint-empty-region = rien n’appartient à la région `{ $region }`
lint-empty-region-help = peignez ses hexagones, ou supprimez-la
lint-unknown-building = la salle `{ $room }` est dans le bâtiment `{ $building }`, et il n’y a aucune région de ce nom
lint-unknown-building-help = { $known ->
    [yes] le nom le plus proche est `{ $nearest }`
   *[no] peignez une région de ce nom, ou omettez `building`
}
lint-room-beyond-building = des emplacements de la salle `{ $room }` sont hors de son bâtiment `{ $building }` : { $at }{ lint-and-more }
lint-room-beyond-building-help = ajoutez-les à la région `{ $building }`, ou retirez-les de la salle
lint-doubled-member = `{ $name }` ({ $list }) inscrit deux fois : { $at }{ lint-and-more }
lint-doubled-member-help = mettez ce qui était voulu, ou retirez le second
lint-shared-room-spot = l’emplacement `{ $spot }` est dans plusieurs salles : { $at }{ lint-and-more }
lint-shared-room-spot-help = retirez-le de toutes sauf une
lint-misspelt-region = la région `{ $region }` est sans doute `{ $wanted }`, que les règles demandent
lint-misspelt-region-help = appelez-la `{ $wanted }`
lint-missing-region = il n’y a pas de région `{ $region }`, que les règles demandent
lint-missing-region-help = peignez la région `{ $region }`
lint-unnamed-thing = { $missing ->
    [english] les mots anglais manquent
    [french] les mots français manquent
   *[both] il n’y a pas de mots
}
lint-unnamed-thing-help = écrivez-les ; s’ils sont les mêmes dans les deux langues, écrivez-les deux fois
lint-missing-scan = l’image de fond `{ $file }` est introuvable
lint-missing-scan-help = mettez le fichier à côté de la carte, corrigez son nom, ou retirez-la
lint-unreadable-scan = l’image de fond `{ $file }` n’est pas une image
lint-unreadable-scan-help = enregistrez-la en PNG, JPEG, WebP ou TIFF, nommez le bon fichier, ou retirez-la
lint-wrong-grid-size = { $reason ->
    [empty] une grille de { $columns } colonnes et de { $rows } rangées n’a aucun hexagone
    [huge] une grille de { $columns } colonnes et de { $rows } rangées est trop grande : { $most } de chaque est le maximum
   *[small] la carte nomme beaucoup d’hexagones au-delà de sa grille de { $columns } colonnes et de { $rows } rangées : { $at }{ lint-and-more }
}
lint-wrong-grid-size-help = { $reason ->
    [small] faites la grille aussi grande que la carte, ou retirez ce qui la dépasse
   *[other] écrivez de 1 à { $most } colonnes et rangées
}
lint-shifted-numbering = les numéros de la carte ne correspondent pas à sa grille de { $columns } colonnes et de { $rows } rangées ; décalés de { $by-columns } colonnes et de { $by-rows } rangées, ils y correspondraient{ $off ->
    [0] {""}
   *[other] {" "}; hors de la grille : { $off }
}{ $torn ->
    [0] {""}
   *[other] {" "}; côtés entre hexagones qui ne se touchent pas : { $torn }
}{ $inland ->
    [0] {""}
   *[other] {" "}; hexagones d’entrée loin du bord : { $inland }
}{ $homeless ->
    [0] {""}
   *[other] {" "}; lignes du placement sans emplacement : { $homeless }
}
lint-shifted-numbering-help = décalez ainsi tous les numéros, ou changez la taille de la grille
lint-unreachable-roof = nul ne peut monter sur { $at }{ lint-and-more }
lint-unreachable-roof-help = peignez sur l’un des côtés une rampe d’artillerie ou un mur qui s’escalade
lint-isolated-spot = aucun passage ne mène à `{ $spot }`
lint-isolated-spot-help = ouvrez l’un de ses côtés, ou admettez-le avec la raison
lint-unservable-gun-site = { $reason ->
    [beyond] nul ne peut servir l’emplacement de batterie `{ $spot }` : il est hors de l’enceinte
    [stranded] une batterie sur l’emplacement `{ $spot }` n’en descend jamais : aucune rampe ne part de { $at }{ lint-and-more }
   *[cut-off] nul ne peut servir l’emplacement de batterie `{ $spot }` : aucun passage n’y mène
}
lint-unservable-gun-site-help = { $reason ->
    [stranded] peignez une rampe sur la couche supérieure d’un côté au-dessous, ou admettez-le avec la raison
    [beyond] portez-le à l’intérieur, ou ajoutez son hexagone à la région `confines`
   *[cut-off] ouvrez l’un de ses côtés, ou déplacez-le
}
lint-cut-off-entry-area = aucun chemin ne mène de la zone d’entrée `{ $area }` aux murs
lint-cut-off-entry-area-help = ouvrez un chemin, ou déplacez la zone

## Sol qui ne convient pas

lint-unpainted-confines = l’hexagone `{ $hex }` de l’enceinte est resté en rase campagne, alors que le reste est peint
lint-unpainted-confines-help = peignez-le, ou retirez-le de la région `confines`
lint-unfloored-interior = l’hexagone `{ $hex }` a un intérieur, mais son sol est : { $ground }
lint-unfloored-interior-help = peignez-le en plancher, ou retirez-lui ses niveaux si ce n’est pas un bâtiment

# The pages at the right.
gui-side-inspector = Inspecteur

# Les outils qui choisissent, bâtissent, nomment, tamponnent et mesurent.
gui-tool-area = Choisir
gui-tool-area-about = Choisir des hexagones, pour les copier, couper ou effacer : glisser, Maj ajoute, Ctrl retire
gui-tool-fill = Remplir
gui-tool-fill-about = Remplir de terrain jusqu’au prochain mur et au prochain autre terrain : cliquer un hexagone
gui-tool-building = Bâtiments
gui-tool-building-about = Bâtir maisons et plates-formes avec leurs murs : cliquer ou glisser sur des hexagones
gui-tool-room = Salles
gui-tool-room-about = Peindre des salles avec les murs entre elles : cliquer ou glisser sur des hexagones couverts
gui-tool-opening = Portes et meurtrières
gui-tool-opening-about = Poser portes, meurtrières et rampes : cliquer un côté
gui-tool-wall = Ligne de mur
gui-tool-wall-about = Tracer un mur d’un hexagone à un autre : glisser, le mur suit un bord du chemin
gui-tool-region = Régions
gui-tool-region-about = Peindre les régions que demandent les règles : cliquer ou glisser sur des hexagones
gui-tool-label = Noms
gui-tool-label-about = Écrire des noms sur la carte : en taper un, puis cliquer un hexagone
gui-tool-stamp = Tampon
gui-tool-stamp-about = Tamponner ce qui a été copié : cliquer un hexagone
gui-tool-measure = Mesurer
gui-tool-measure-about = Mesurer la distance en hexagones : glisser d’hexagone en hexagone
gui-area-rectangle = Cadre
gui-area-rectangle-about = Tous les hexagones entre deux coins
gui-area-lasso = Lasso
gui-area-lasso-about = Tous les hexagones dans une ligne tracée à la main
gui-area-same = Genre
gui-area-same-about = Tous les hexagones qui se tiennent et sont peints de même : en cliquer un
gui-area-hint = Glisser sur la carte. Maj ajoute, Ctrl retire, Échap relâche.
gui-chosen = { $count ->
    [0] Aucun hexagone choisi
    [one] { $count } hexagone choisi
   *[other] { $count } hexagones choisis
  }
gui-copy = Copier
gui-copy-about = Copier les hexagones choisis avec tout ce qu’ils portent, pour le tampon et d’autres fenêtres
gui-cut = Couper
gui-cut-about = Copier les hexagones choisis et en faire du terrain libre
gui-clear-area = Effacer
gui-clear-area-about = Faire des hexagones choisis du terrain libre
gui-wall-around = Entourer d’un mur
gui-wall-around-about = Tracer le mur du pinceau des côtés autour des hexagones choisis
gui-choose-all = Tout choisir
gui-choose-all-about = Choisir tous les hexagones de la carte
gui-paste = Coller
gui-paste-about = Prendre en main, comme tampon, ce qui a été copié
gui-turn = Tourner à droite
gui-turn-about = Tourner le tampon d’un sixième, dans le sens horaire
gui-turn-back = Tourner à gauche
gui-turn-back-about = Tourner le tampon d’un sixième, dans le sens inverse
gui-mirror = Miroir
gui-mirror-about = Retourner le tampon, gauche et droite
gui-reach = PINCEAU
gui-reach-about = Combien d’hexagones le pinceau couvre
gui-tools-building = BÂTIR
gui-building-roofed = maison à toit
gui-building-roofed-about = Une salle au niveau 1 et un toit où se tenir, au niveau 2 (7.1)
gui-building-open = maison sans toit
gui-building-open-about = Une salle au niveau 1 sans toit, comme dans l’église
gui-building-platform = plate-forme
gui-building-platform-about = Une plate-forme : niveau 2 sans rien dessous (7.2)
gui-building-none = démolir (gomme)
gui-building-none-about = Faire des bâtiments du terrain libre, et ôter leurs murs
gui-building-about = Les murs vont et viennent avec le bâtiment. Portes et meurtrières vers le dehors restent.
gui-tools-opening = OUVERTURE
gui-opening-doorway-about = Une porte
gui-opening-gunslit-about = Une meurtrière : le tir passe, pas les unités
gui-opening-ramp-about = Une rampe d’artillerie vers une plate-forme
gui-tools-hand = LE MUR SUIT
gui-hand-left = la gauche
gui-hand-right = la droite
gui-hand-about = De quel côté du chemin d’hexagone en hexagone le mur est tracé
gui-tools-wall = MUR
gui-tools-room = SALLE
gui-room-new = NOUVELLE SALLE
gui-room-name = Nom de la salle
gui-room-size = { $count ->
    [one] { $count } hex.
   *[other] { $count } hex.
  }
gui-room-pick = Peindre { $name }
gui-room-none = aucune salle (gomme)
gui-room-none-about = Retirer des hexagones de leur salle
gui-room-about = Taper un nom et peindre des hexagones d’un bâtiment. Des murs naissent entre les salles et s’effacent dans une même salle.
gui-room-outdoors = { $hex } est dehors : y bâtir d’abord une maison (U).
gui-room-unnamed = Donnez d’abord un nom à la nouvelle salle, ou choisissez une salle de la liste.
gui-tools-region = RÉGION
gui-region-new = NOUVELLE RÉGION
gui-region-name = Nom de la région
gui-region-pick = Peindre { $name } (`{ $id }`)
gui-region-erase = Retirer des hexagones de cette région
gui-region-erases = Des hexagones sont retirés de cette région
gui-region-about = Les règles demandent des régions par leur identifiant : l’intérieur des murs (2.2), l’enceinte que nul Texan ne quitte (2.3), et les vôtres pour vos règles maison.
gui-region-unnamed = Donnez d’abord un nom à la nouvelle région, ou choisissez une région de la liste.
gui-tools-label = NOM
gui-label-name = Nom sur la carte
gui-label-size = Taille
gui-label-percent = { $size } %
gui-label-turned = Tourné de
gui-label-degrees = { $turned }°
gui-label-change = Changer
gui-label-delete = Effacer
gui-label-about = Taper un nom et cliquer l’hexagone en son milieu. Cliquer un nom de la carte pour le changer.
gui-label-held = Un nom de la carte est pris en main : le changer ou l’effacer. Échap le relâche.
gui-label-unnamed = Tapez d’abord le nom.
gui-stamp-holds = { $count ->
    [one] Le tampon porte { $count } hexagone. Cliquez où le poser.
   *[other] Le tampon porte { $count } hexagones. Cliquez où les poser.
  }
gui-stamp-empty = Rien n’a encore été copié : choisir des hexagones (A) et les copier (Ctrl+C).
gui-stamp-same = Le tampon ne change rien ici.
gui-copied = { $count ->
    [one] { $count } hexagone copié
   *[other] { $count } hexagones copiés
  }
gui-nothing-chosen = Choisissez d’abord des hexagones (A).
gui-measure-hint = Glisser d’hexagone en hexagone. Échap ôte la ligne.
gui-measured = { $count ->
    [one] De { $from } à { $to } : { $count } hexagone
   *[other] De { $from } à { $to } : { $count } hexagones
  }
gui-filled = { $count ->
    [0] Rien à remplir : tout est déjà peint ainsi
    [one] { $count } hexagone rempli
   *[other] { $count } hexagones remplis
  }
gui-wall-nothing = Aucun mur n’a été tracé : glissez d’un hexagone à un autre sur la carte.
gui-pick-nothing = Pointez d’abord un hexagone ou un côté : sa peinture est prise en main.
gui-stroke-fill = remplir de { $kind }
gui-stroke-build = bâtir
gui-stroke-tear-down = démolir
gui-stroke-room = peindre la salle { $name }
gui-stroke-room-erase = retirer des salles
gui-stroke-region = peindre la région { $name }
gui-stroke-region-erase = retirer de la région { $name }
gui-stroke-label = nommer { $name }
gui-stroke-cut = effacer des hexagones
gui-stroke-stamp = tamponner

# Les commandes par leur nom.
gui-palette = Commandes et touches
gui-palette-hint = Tapez quelques lettres d’une commande ou de sa touche
gui-palette-nothing = Aucune commande ne s’appelle ainsi.
gui-command-tool = Outil : { $tool }
gui-command-layers = Couche des côtés : { $layers }
gui-command-side = Page de droite : { $page }
gui-command-level = Niveau montré : { $level }
gui-command-quit = Quitter
gui-command-undo = Défaire
gui-command-redo = Refaire
gui-command-zoom-in = Agrandir
gui-command-zoom-out = Réduire
gui-command-erase = Gomme de l’outil en main
gui-command-pick-up = Pipette : prendre ce qui est sous le pointeur
gui-command-reach = Taille du pinceau
gui-command-hand = Autre bord pour les lignes de mur
gui-command-next-problem = Constat suivant
gui-command-previous-problem = Constat précédent
gui-command-mend = Réparer le constat éclairé
gui-command-page = Aide : le constat éclairé, l’outil en main, la page de droite
gui-command-playtest = Livrer une partie d’essai, ou l’arrêter
gui-command-balance = Mesurer l’équilibre pendant le dessin
gui-command-escape = Fermer, relâcher, ne rien choisir
gui-command-use = User de l’outil en main sur l’hexagone choisi
gui-command-north = Curseur vers le haut
gui-command-south = Curseur vers le bas
gui-command-west = Curseur vers la gauche
gui-command-east = Curseur vers la droite
gui-use-nothing = Choisissez d’abord un hexagone : les flèches déplacent le curseur.

# Chercher et remplacer.
gui-find = Chercher
gui-find-title = Chercher et remplacer
gui-find-hint = murs de bois entre confines et dehors
gui-find-setting-hint = Devient : high_palisade
gui-find-about = Dites en mots ce qu’il faut chercher sur la carte peinte : genres de côtés et de terrains, lieux, niveaux, origines. Pour le remplacer, dites ce que cela devient : un genre, `clear`, `protects=both`, `+région` ; plusieurs, séparés par un point-virgule.
gui-find-replace = Tout remplacer
gui-find-page = Les mots
gui-find-none = Rien n’est trouvé.
gui-find-nothing = Rien n’est trouvé qui puisse être remplacé.
gui-find-wrong = { $why } ({ $at })
gui-find-replaced = { $count ->
    [0] Rien à remplacer : tout est déjà ainsi
    [one] { $count } endroit remplacé
   *[other] { $count } endroits remplacés
  }
gui-stroke-replace = remplacer ce qui a été trouvé

# Le scénario : mise en place et tracé.
gui-side-scenario = Scénario
gui-tool-counter = Pions
gui-tool-counter-about = Mettre des pions en place : en prendre un dans la réserve à droite, puis cliquer un hexagone
gui-tool-counter-hint = Prenez un pion dans la réserve à droite, puis cliquez où il commence. Les hexagones que les règles refusent sont assombris ; un clic dit la règle. Sans choix, un clic prend le pion qui s’y trouve. Échap relâche.
gui-scenario-map = Carte
gui-scenario-counters = Pions
gui-scenario-rulebook = Règles
gui-scenario-plot = TRACÉ : QUELLE COLONNE ENTRE OÙ (2.0)
gui-scenario-no-plot = Peignez d’abord des zones d’entrée (E) : les colonnes entrent par elles.
gui-tray-complete = Placer le reste
gui-tray-clear = Tout retirer
gui-tray-batteries = Batteries
gui-tray-count = { $name } : { $placed } sur { $all } en place
gui-tray-empty = Il n’y a pas de pions. Faites-en sur la page Pions.
gui-tray-pick = Mettre ce pion en place
gui-tray-move = Déplacer ce pion, ou voir où il peut se tenir
gui-tray-back = Retirer de la carte
gui-tray-later = Pas placé avant le premier tour ({ $atom }) : { $rule }
gui-tray-unknown = Prenez d’abord un pion dans la réserve.
gui-tray-refused = { $hex } est refusé ({ $atom }) : { $rule }
gui-tray-no-spot = Nul ne peut se tenir sur { $hex }.
gui-tray-placed = { $piece } commence sur { $at }
gui-tray-unplayable = Le scénario ne peut pas encore être joué : la liste des problèmes dit pourquoi.
gui-tray-completed = { $count ->
    [0] Il ne restait rien à placer
    [one] { $count } ligne de mise en place et de tracé ajoutée
   *[other] { $count } lignes de mise en place et de tracé ajoutées
  }
gui-stroke-place = placer { $piece } sur { $at }
gui-stroke-take-back = retirer { $piece }
gui-stroke-plot = tracer la colonne { $column }
gui-stroke-clear-set-up = retirer tous les pions
gui-stroke-complete = placer le reste
# Le journal, la récupération, les fichiers changés ailleurs, l’historique
file-write-protected = il est protégé en écriture
file-disk-full = le disque est plein
file-no-folder = son dossier n’existe pas
file-pipe-unread = c’est un tube, et aucun programme n’y lit
place-other-sort = `{ $path }` est { $found } et n’est pas remplacé par { $wanted } : nommez un autre fichier. Rien n’a été écrit.
place-is-input = `{ $path }` est lu ici et n’est pas remplacé par ce qui en résulte : nommez un autre fichier. Rien n’a été écrit.
place-named-twice = `{ $path }` est nommé pour deux choses : nommez un autre fichier pour l’une d’elles. Rien n’a été écrit.
picture-too-many-hexes = une carte de { $columns } × { $rows } hexs est trop grande pour une image : { $limit } hexs y tiennent, par exemple { $side } × { $side }
sort-scenario = un scénario
sort-map = une carte
sort-correction = une correction
sort-variant = une variante
sort-counters = un jeu de pions
sort-rulebook = un livret
sort-cases = un fichier de cas
sort-log = un journal de partie
sort-results = le relevé d’une série de parties
sort-walls = un document sur ce que valent les murs
sort-svg = une image (SVG)
sort-png = une image (PNG)
sort-archive = une archive (ZIP)
sort-page = une page pour un navigateur
sort-spreadsheet = une liste de parties
sort-other = quelque chose que ce programme n’a pas écrit
series-jobs = { $asked } parties en même temps se gêneraient : { $most ->
    [one] une seule est jouée à la fois
   *[other] { $most } sont jouées en même temps
  }.
playtest-pictures = { $written ->
    [one] une image est écrite
   *[other] { $written } images sont écrites
  } dans { $out } ; les autres ne le sont pas
pack-outside = `{ $file }` se trouve hors du dossier du scénario et part avec lui : assurez-vous que votre ami peut l’avoir
gui-not-saved = { $why } Votre travail reste ouvert ici : enregistrez-le ailleurs avec Ctrl+Maj+S.
gui-journal-trouble = Le journal de vos modifications ne peut pas être écrit ({ $detail }). Vous pouvez continuer, mais un plantage perdrait ce qui n’est pas enregistré.
gui-journal-no-home = Il n’y a pas de dossier pour le journal de vos modifications. Vous pouvez continuer, mais un plantage perdrait ce qui n’est pas enregistré.
gui-offer-title = Des modifications jamais enregistrées
gui-offer-edits = { $count ->
    [one] Une modification, faite { $when }
   *[other] { $count } modifications, la dernière { $when }
}
gui-offer-no-file = Elles ne sont nulle part ailleurs : le document n’avait pas été enregistré dans un fichier.
gui-offer-file-older = Les modifications sont plus récentes : le fichier est tel qu’il était avant elles.
gui-offer-file-newer = Le fichier est plus récent : `{ $file }` a été changé ailleurs après la dernière modification. Ce qui convient encore est refait.
gui-offer-file-changed = Les modifications sont plus récentes, mais `{ $file }` a aussi été changé ailleurs. Ce qui convient encore est refait.
gui-offer-file-gone = `{ $file }` n’existe plus. Remettez-le en place pour récupérer les modifications.
gui-offer-recover = Récupérer
gui-offer-recover-about = Ouvrir le document et refaire les modifications, comme des étapes que l’on peut annuler
gui-offer-look = Voir le fichier
gui-offer-look-about = Ouvrir le document tel qu’il est sur le disque ; les modifications restent proposées
gui-offer-discard = Abandonner
gui-offer-discard-about = Renoncer pour de bon à ces modifications
gui-offer-later = Redemander au prochain démarrage (Échap)
gui-age-now = à l’instant
gui-age-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
gui-age-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
gui-age-days = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
}
gui-recovered = { $strokes ->
    [one] Une modification récupérée. Elle n’est pas encore enregistrée.
   *[other] { $strokes } modifications récupérées. Elles ne sont pas encore enregistrées.
}
gui-recovered-partly = Récupéré jusqu’à la modification { $entry } sur { $entries }, qui ne convient pas : { $place } contient autre chose que ce qu’elle attend. Le journal est gardé et sera proposé de nouveau au prochain démarrage.
gui-recover-nothing = Il n’y a pas de modifications à récupérer
gui-discard-failed = Le journal n’a pas pu être supprimé : { $detail }
gui-disk-changed = `{ $file }` a été changé par un autre programme.
gui-disk-changed-edited = `{ $file }` a été changé par un autre programme, et vous avez des modifications qui n’y sont pas.
gui-disk-gone = { $file } n’existe plus. Enregistrer l’écrit de nouveau.
gui-disk-reload = Relire
gui-disk-reload-about = Le relire sur le disque ; la récupération des modifications qui n’y sont pas est proposée
gui-disk-keep = Garder les miennes
gui-disk-keep-about = Garder ce qui est dans la fenêtre ; enregistrer remplace le fichier
gui-reload-nothing = Ce document n’a pas de fichier à relire
gui-overwrite-title = Remplacer ce qu’un autre programme a écrit ?
gui-overwrite-about = { $document } a été changé sur le disque depuis son ouverture. Le remplacer perd ces changements.
gui-history = Historique
gui-history-about = Ce qui a été fait au document. Un clic revient à un trait, ou y retourne.
gui-history-none = Rien n’a encore été fait
gui-history-opened = tel qu’il a été ouvert
gui-history-back = Annuler tout ce qui suit
gui-history-here = Le document en est ici
gui-history-forward = Refaire tout jusqu’ici
gui-history-saved = enregistré
gui-history-undone = annulé
gui-history-jumped = { $steps ->
    [one] Une étape dans l’historique
   *[other] { $steps } étapes dans l’historique
}
# Les outils qui interrogent les règles.
gui-tool-sight = Ligne de vue
gui-tool-sight-about = Demander qui voit qui : glissez d’un hex à l’autre ; cliquez sur un hex pour tout ce qu’il voit
gui-tool-zones = Zones de contrôle
gui-tool-zones-about = Montrer les zones de contrôle des camps ; cliquez sur un hex pour savoir de qui
gui-tool-moves = Mouvement
gui-tool-moves-about = Demander jusqu’où va un pion : cliquez dessus, puis pointez un hex
gui-tool-odds = Probabilités
gui-tool-odds-about = Demander ce que donne une attaque : cliquez sur l’attaquant, puis sur la cible, ou glissez de l’un à l’autre
gui-ask-working = Calcul en cours…
gui-ask-failed = La réponse n’a pas pu être calculée : le moteur s’est arrêté. Merci de le signaler avec cette carte.
gui-ask-unplayable = Les règles ne peuvent répondre : en l’état, ceci ne peut être joué.
gui-ask-problems = Voir les problèmes
gui-obstacles = { $errors ->
    [one] Pas encore jouable : 1 erreur y fait obstacle.
   *[other] Pas encore jouable : { $errors } erreurs y font obstacle.
  }
gui-obstacles-more = { $errors ->
    [one] … et 1 autre
   *[other] … et { $errors } autres
  }
gui-ask-in-hex = DANS CET HEX
gui-ask-which-level = { $hex } a plusieurs niveaux et aucun n’est affiché : choisissez d’abord le niveau affiché sous la carte
gui-sight-hint = Glissez d’un hex à l’autre : la ligne de vue est-elle libre, et qu’est-ce qui la coupe ? Cliquez sur un hex pour ombrer tout ce qu’il voit. Le niveau affiché décide là où un hex en a plusieurs. Au clavier : choisissez un hex avec les flèches, Entrée pour un bout, Entrée pour l’autre.
gui-sight-drag = Glissez vers un autre hex pour une seule ligne.
gui-sight-clear = Libre
gui-sight-blocked = Coupée
gui-sight-range = { $range ->
    [one] { $range } hex
   *[other] { $range } hexs
  }
gui-sight-count = Voit { $spots } emplacements sur { $all }
gui-sight-count-about = Ombrés sur la carte. Un chiffre dans un hex : seul ce niveau est vu.
gui-sight-assumed = La carte décide, avec les corrections en vigueur et sans brèche. Les pions ne coupent jamais la vue.
gui-zones-both = Les deux
gui-zones-letters = T : Texians. M : Mexicains. TM : les deux, hachuré dans les deux sens.
gui-zones-by = PAR QUI
gui-moves-hint = Cliquez sur un pion : les chiffres dans les hexs sont ce qu’il paie pour y aller. Cliquez encore pour le suivant de sa pile. Au clavier : choisissez son hex avec les flèches, puis Entrée.
gui-moves-count = { $count ->
    [0] Il ne peut finir son mouvement nulle part ailleurs.
    [one] Il peut finir son mouvement dans { $count } autre emplacement.
   *[other] Il peut finir son mouvement dans { $count } autres emplacements.
  }
gui-moves-point = Pointez un hex pour le chemin qui y mène, ou pour savoir pourquoi il n’y en a pas. Hachuré dans les deux sens : une zone de contrôle ennemie y arrête le mouvement.
gui-moves-refused = NON ACCESSIBLES D’ICI
gui-odds-hint = Cliquez sur l’attaquant, puis sur la cible ; ou glissez de l’un à l’autre. Cliquez encore pour le pion suivant d’une pile. Au clavier : choisissez un hex avec les flèches, puis Entrée.
gui-odds-target = Cliquez maintenant sur la cible.
gui-odds-strength = FORCE
gui-odds-check = TEST DE DOMMAGES CONTRE LE MORAL
gui-odds-number = et le chiffre de la table
gui-odds-sum = AJOUTÉ AUX DÉS
gui-odds-chances = CE QUI EN RÉSULTE
gui-stage = PIONS POUR LA QUESTION
gui-stage-hint = Choisissez un hex pour y poser un pion, seulement pour la question.
gui-stage-put = Poser un pion en { $hex }…
gui-stage-put-about = Au niveau affiché. Le document reste tel quel. Pion suivant et précédent au clavier
gui-stage-clear = Les retirer
gui-stage-alone = Sans la mise en place
gui-stage-assumed = Supposé : la mise en place avant le premier tour, colonnes pas encore entrées, personne en désordre, aucune brèche.
gui-stage-assumed-map = Supposé : pions et règles de l’Alamo fourni, personne en place, aucune brèche.

gui-command-recover = Récupérer les modifications d’une fenêtre disparue
gui-command-reload = Relire le fichier que quelqu’un a changé
gui-command-next-counter = Pion suivant dans l’hexagone choisi, pour la question
gui-command-previous-counter = Pion précédent dans l’hexagone choisi, pour la question
# La page des pions.
gui-side-counters = Pions
gui-yes = oui
gui-no = non
gui-edit-conflict = { $place } : il y a déjà autre chose. Rien n’a été changé.
gui-typing = Tant qu’on écrit dans un champ, seul ce qui a été fait sur cette page peut être annulé ou rétabli. Cliquez d’abord à côté du champ pour : { $stroke }
branch-volunteer = volontaires
branch-line = ligne
branch-scout = légère
branch-grenadier = grenadiers
branch-engineer = sapeurs
counter-kind-unit = Unité
counter-kind-leader = Chef
counter-kind-battery = Batterie
counter-kind-column = Colonne
counter-field-kind = Genre
counter-field-id = Identifiant
counter-field-name-en = Nom (anglais)
counter-field-name-fr = Nom (français)
counter-field-side = Camp
counter-field-column = Code de colonne
counter-field-origin = Origine
counter-field-branch = Arme
counter-field-quantity = Nombre
counter-field-fire = Tir
counter-field-melee = Corps à corps
counter-field-morale = Moral
counter-field-reduced-fire = Tir réduit
counter-field-reduced-melee = Corps à corps réduit
counter-field-reduced-morale = Moral réduit
counter-field-rating = Valeur
counter-field-replacement-en = Remplaçant (anglais)
counter-field-replacement-fr = Remplaçant (français)
counter-field-replacement-rating = Valeur du remplaçant
counter-field-pounds = Livres
counter-field-strength = Force
counter-field-reserve = Réserve
counter-field-source = Provenance
counter-field-reason-en = D’où (anglais)
counter-field-reason-fr = D’où (français)
counter-head-name = Nom
counter-head-quantity = Nombre
counter-head-front = Recto
counter-head-back = Verso
counter-leaders = CHEFS
counter-batteries = BATTERIES
counter-columns = COLONNES
counter-none = Il n’y a aucun pion. Ajoutez une unité, ou collez un tableau venu d’un tableur.
counter-rated = valeur { $rating }
counter-pounds = pièce de { $pounds }
counter-new = Nouveau
counter-name = Nom
counter-id = Nom court
counter-front = Recto
counter-back = Verso
counter-replacement = Remplaçant
counter-replacement-rating = Sa valeur
counter-replacement-about = Le verso du pion (13.7). Sans nom ni valeur, il n’y en a pas.
counter-column-about = Montrée ci-dessus sur sa première unité. La couleur des bandeaux suit l’ordre des colonnes ; la Réserve est grise.
counter-no-column = aucune
counter-cited = Où
counter-reason = Pourquoi
counter-fewer = Un de moins
counter-more = Un de plus
counter-add-unit = + Unité
counter-add-leader = + Chef
counter-add-battery = + Batterie
counter-add-column = + Colonne
counter-add-about = En ajoute un, à remplir ci-dessous
counter-paste = Coller un tableau
counter-paste-about = Reprend les lignes copiées d’un tableur. La première nomme les colonnes, en anglais ou en français. Les identifiants connus sont modifiés, les autres ajoutés.
counter-copy = Copier le tableau
counter-copy-about = Met tous les pions dans le presse-papiers, pour un tableur
counter-twin = Dupliquer
counter-twin-about = Le même encore, sous un autre nom court
counter-delete = Supprimer
counter-delete-about = Le retire du jeu de pions
counter-close = Fermer la fiche
gui-counter-copied = Les pions sont dans le presse-papiers.
gui-counter-pasted = Repris : { $new } en plus, { $changed } modifiés.
gui-counter-number = il faut un nombre entier de { $least } à { $most }
gui-counter-id = il faut un nom court sans espace
gui-counter-taken = ce nom court est déjà pris
gui-counter-no-choice = aucun des mots possibles ici
gui-counter-no-field = ce genre de pion n’a pas ce champ
gui-counter-missing = il le faut pour un nouveau pion
gui-counter-replacement-rating = il a un nom : il lui faut une valeur de 0 à 255
gui-counter-cited-once = une référence est la même dans les deux langues : laissez ce champ vide
gui-counter-set-up = { $piece } est placé en { $spot } : retirez-le d’abord de la carte
gui-column-used = La colonne { $column } est celle de { $counter } : donnez-lui-en d’abord une autre.
gui-column-plotted = La colonne { $column } est inscrite à la zone d’entrée { $area } : changez d’abord le plan.
gui-counter-paste-broken = La ligne { $row } ne se lit pas comme un tableau.
gui-counter-paste-empty = Le presse-papiers ne contient pas de tableau. Copiez des lignes d’un tableur, dont la première nomme les colonnes.
gui-counter-paste-strange = « { $column } » n’est pas une colonne des pions. « Copier le tableau » montre celles qui existent.
gui-counter-paste-doubled = La colonne « { $column } » y est deux fois.
gui-counter-paste-no-id = La première ligne ne nomme aucune colonne « Identifiant » : impossible de savoir de quels pions il s’agit.
gui-counter-paste-twice = ce nom court figure déjà plus haut
gui-counter-paste-wrong = Ligne { $row }, colonne « { $column } », « { $cell } » : { $why }. Rien n’a été changé.
gui-stroke-counter-field = { $field } de { $name }
gui-stroke-counter-id = renommer ({ $kind })
gui-stroke-counter-add = ajouter { $name }
gui-stroke-counter-delete = supprimer { $name }
gui-stroke-counter-paste = { $count ->
    [one] coller un pion
   *[other] coller { $count } pions
}

# La page des règles.
gui-side-rulebook = Règles
rulebook-parameters = Paramètres
rulebook-terrain = Terrain
rulebook-combat = Combat
rulebook-victory = Victoire
rulebook-siege = Siège
rulebook-search = Chercher : mots, nom, règle
rulebook-changed-only = Modifiés seuls
rulebook-none = Aucun paramètre ne contient tous ces mots. Essayez-en moins.
rulebook-optional = RÈGLES FACULTATIVES
rulebook-all = PARAMÈTRES
rulebook-reset = Revenir à la valeur par défaut
rulebook-table-terrain = EFFETS DU TERRAIN (5.7)
rulebook-table-rows = TABLE DE COMBAT : FORCES PAR COLONNE (8.3)
rulebook-table-dice = TABLE DE COMBAT : RÉSULTATS DU DÉ (8.8)
rulebook-table-withdrawal = RETRAIT (16.2)
rulebook-table-victory = NIVEAUX DE VICTOIRE (16.5)
rulebook-table-siege = SUITE DU SIÈGE (16.7)
rulebook-head-kind = Côté
rulebook-head-cost = Coût
rulebook-head-battery = Canons
rulebook-head-zoc = ZdC
rulebook-head-height = Hauteur
rulebook-head-melee = Mêlée
rulebook-head-row = Ligne
rulebook-head-die = Dé
rulebook-head-turn = Tour
rulebook-head-casualties = Pertes
rulebook-head-points = Dès
rulebook-head-winner = Vainqueur
rulebook-head-degree = Netteté
rulebook-head-rolls = Jets
rulebook-head-en = Anglais
rulebook-head-fr = Français
rulebook-add-line = + Ligne
rulebook-add-line-about = Ajoute une ligne à cette table, à remplir
rulebook-delete-line = Retirer cette ligne
rulebook-no-row = la table de combat n’a pas de ligne de ce nom
rulebook-no-result = il faut un résultat : -, H, un nombre comme 2, ou C
rulebook-no-band = il faut un intervalle : -, 4, 9-10 ou 11+
rulebook-no-name = une ligne a besoin d’un nom
rulebook-taken = une autre ligne l’a déjà
rulebook-full = Il n’y a plus de ligne à ajouter.
rulebook-row-used = La ligne { $row } est celle de « { $kind } » dans la table des terrains : donnez-lui-en d’abord une autre.
gui-rule-gone = cette ligne n’existe plus
gui-rule-text = il faut quelque chose comme { $default }
gui-stroke-rule-parameter = modifier { $name }
gui-stroke-rule-cell = modifier un chiffre ({ $table })
gui-stroke-rule-line = modifier les lignes ({ $table })
choice-confines = l’enceinte
choice-inside-walls = à l’intérieur des murs
choice-map = partout sur la carte
choice-good = bon ordre
choice-disordered = en désordre
choice-routed = en déroute
choice-unrouted = pas en déroute
choice-any = quel que soit l’ordre
choice-move-end = à la fin de chaque mouvement
choice-phase-end = à la fin de la phase
choice-lenient = indulgent
choice-strict = rigoureux
choice-up = vers le haut
choice-nearest = au plus près
choice-down = vers le bas
choice-advisory = indicatif
choice-range-first = d’abord la portée
choice-halve-first = d’abord la moitié
choice-half-up = moitié vers le haut
# Une longue liste de constats, page par page
gui-problems-before = … { $count ->
    [one] encore un avant ceux-ci
   *[other] encore { $count } avant ceux-ci
  }
gui-problems-after = … { $count ->
    [one] encore un après ceux-ci
   *[other] encore { $count } après ceux-ci
  }
gui-problems-others-about = Aller au premier d’entre eux

# Les images et la taille de la carte.
gui-export = Écrire une image
gui-export-limits = Le fichier finit par .png ou .svg ; un hexagone a de { $least } à { $most } pixels d’un côté à l’autre.
gui-export-size = Pixels d’un hexagone, d’un côté à l’autre
gui-export-numbers = Numéros des hexagones
gui-export-names = Noms des lieux et des salles
gui-export-counters = Pions
gui-export-overlay = Ce que les outils ont posé sur la carte
gui-export-surround = Titre, légende et cadre
gui-export-selection = Les seuls hexagones choisis
gui-export-enter = Écrire
gui-exported = Écrit : { $file }
gui-size = Taille de la carte
gui-size-now = À présent { $columns } colonnes et { $rows } rangées
gui-size-left = À gauche
gui-size-right = À droite
gui-size-top = En haut
gui-size-bottom = En bas
gui-size-drop = Ce qui tombe de la carte peut partir
gui-size-about = Colonnes et rangées à ajouter ; un moins en retire. Tout est renuméroté, et mise en place, corrections et règles qui nomment des hexagones suivent. Les fichiers de cas, non.
gui-size-enter = Changer
gui-size-impossible = Nulle carte n’a { $columns } colonnes et { $rows } rangées : au moins 1 et au plus { $most }.
gui-size-lost = { $more ->
    [0] Tomberaient de la carte : { $lost }.
   *[other] Tomberaient de la carte : { $lost } et { $more } de plus.
  }
gui-stroke-size = changer la taille

# Plusieurs documents dans une fenêtre.
gui-tab-more = Ouvrir un autre document
gui-tab-close = Fermer le document
gui-tab-new = Une nouvelle carte, pas encore enregistrée
gui-tab-again = { $file } est déjà ouvert : le voici
gui-command-start = Page d’accueil : fichiers récents, nouvelle carte, scénarios fournis
gui-command-next-tab = Document suivant
gui-command-previous-tab = Document précédent
gui-unsaved-several = { $count } documents ont des modifications qui ne sont pas sur le disque :
gui-unsaved-discard-all = Tout abandonner
gui-unsaved-save-all = Tout enregistrer

# La page d’accueil.
gui-start-title = Bexar
gui-start-about = Dessinez un Alamo, confrontez-le aux règles et voyez qui gagne.
gui-start-bundled = FOURNI AVEC LE PROGRAMME
gui-start-recent = DERNIERS TRAVAUX
gui-start-no-recent = Les cartes et les scénarios que vous ouvrez et enregistrez figurent ici.
gui-start-gone = { $file } n’est plus là
gui-start-size = { $columns } × { $rows } hexagones
gui-start-help = Choisissez une entrée par son numéro, ou avec les flèches et ⏎ ; on peut aussi déposer des fichiers sur la fenêtre. { $commands } liste toutes les commandes avec leurs touches, { $start } ramène à cette page, { $map } la quitte pour la carte.
# L’image d’une carte imprimée : ce qui y change.
edit-scan-anchored = image de fond : ancrée en { $members }
edit-scan-unanchored = image de fond : n’est plus ancrée en { $members }
edit-scan-checked = vérifié sur l’image : { $members }
edit-scan-unchecked = n’est plus vérifié sur l’image : { $members }
merge-field-anchors = points d’ancrage de l’image de fond
gui-tool-scan = Image de fond
gui-tool-scan-about = Glisser l’image d’une carte imprimée sous la vôtre, et les comparer hexagone par hexagone ; encore une fois pour passer de l’un à l’autre
gui-scan-hint = Dessinez par-dessus une carte imprimée : chargez-en une image (PNG, JPEG, WebP ou TIFF), tirez-en au moins trois points vers les hexagones où est leur place, et cochez chaque hexagone que vous avez comparé.
gui-scan-load = Charger une image
gui-scan-another = Une autre image
gui-scan-path-hint = /home/…/carte.png
gui-scan-filter = Images
gui-scan-remove = Retirer l’image, avec ses points d’ancrage et ses coches
gui-scan-reading = Lecture de l’image…
gui-scan-unread = L’image { $file } ne peut pas être affichée : { $why }.
gui-scan-size = { $across } × { $down } pixels
gui-scan-hidden = Cachée
gui-scan-hidden-about = L’image n’apparaît pas
gui-scan-below = Dessous
gui-scan-below-about = L’image est posée sur le terrain, sous les murs, la grille et les numéros
gui-scan-above = Dessus
gui-scan-above-about = L’image recouvre toute la carte
gui-scan-opacity = Opacité
gui-scan-opacity-about = À quel point l’image cache ce qui est dessous
gui-scan-percent = { $percent } %
gui-scan-fainter = Image plus pâle
gui-scan-stronger = Image plus forte
gui-scan-align = Caler
gui-scan-align-about = Tirer des points de l’image vers les hexagones où est leur place
gui-scan-check = Comparer
gui-scan-check-about = Cocher les hexagones comparés à l’image
gui-scan-anchors = Points d’ancrage
gui-scan-anchor-first = Appuyez sur un point de l’image et tirez-le vers le centre ou le coin de l’hexagone où est sa place. ⏎ saisit le point sous le curseur, et ⏎ sur un autre hexagone l’y dépose.
gui-scan-anchor-second = Un point d’ancrage déplace l’image. Un deuxième, loin du premier, la tourne et l’agrandit.
gui-scan-anchor-third = Deux points tournent et agrandissent l’image. Un troisième, hors de leur ligne, l’étire aussi.
gui-scan-anchor-fourth = Trois points sont toujours atteints. Un quatrième montre si l’image s’ajuste bien.
gui-scan-anchor-more = Maj et une flèche poussent l’image d’un pixel au point d’ancrage de l’hexagone choisi.
gui-scan-anchor-about = Pixel { $x }, { $y } de l’image. L’afficher.
gui-scan-anchor-remove = Retirer ce point d’ancrage
gui-scan-at-corner = { $hex }, { $corner }
gui-scan-corner-upper-left = en haut à gauche
gui-scan-corner-upper-right = en haut à droite
gui-scan-corner-right = à droite
gui-scan-corner-lower-right = en bas à droite
gui-scan-corner-lower-left = en bas à gauche
gui-scan-corner-left = à gauche
gui-scan-pixels = { $pixels } px
gui-scan-residual = Écart moyen : { $pixels } px, soit { $share } % d’un hexagone
gui-scan-lies = Un hexagone mesure { $across } px sur l’image, tournée de { $turned }°, étirée de { $stretched } %
gui-scan-doubtful = Sans le point { $number }, en { $hex }, les autres s’accordent le mieux : vérifiez-le.
gui-scan-doubled = Deux points d’ancrage ont le même point de l’image. Retirez-en un, ou choisissez un autre point.
gui-scan-on-one-line = Tous les points d’ancrage seraient sur une même ligne, et rien ne tiendrait l’image en travers. Choisissez un point hors de cette ligne.
gui-scan-mirrored = Ces points montreraient l’image comme dans un miroir : deux d’entre eux sont sans doute échangés.
gui-scan-none = Cette carte n’a pas encore d’image de fond : chargez-en une d’abord (Ctrl+6).
gui-scan-not-shown = L’image n’est pas encore là.
gui-scan-beside = Commencez sur l’image, et lâchez sur un hexagone de la carte.
gui-scan-no-anchor = L’hexagone choisi n’a pas de point d’ancrage. ⏎ deux fois lui en donne un.
gui-scan-push-up = Pousser l’image vers le haut au point d’ancrage choisi
gui-scan-push-down = Pousser l’image vers le bas au point d’ancrage choisi
gui-scan-push-left = Pousser l’image vers la gauche au point d’ancrage choisi
gui-scan-push-right = Pousser l’image vers la droite au point d’ancrage choisi
gui-scan-checked = { $done } hexagones comparés sur { $all }
gui-scan-next = Prochain hexagone à comparer
gui-scan-check-hint = Cliquez un hexagone ou glissez sur plusieurs pour les cocher ; commencez sur un hexagone coché pour décocher. ⏎ coche l’hexagone choisi.
gui-scan-many = Autant de coches ne sont pas montrées sur la carte.
gui-scan-all-checked = Tous les hexagones ont été comparés à l’image.
gui-stroke-scan-load = charger une image de fond
gui-stroke-scan-remove = retirer l’image de fond
gui-stroke-scan-anchor = ancrer l’image en { $hex }
gui-stroke-scan-unanchor = retirer un point d’ancrage
gui-stroke-scan-push = pousser l’image en { $hex }
gui-stroke-scan-check = cocher des hexagones comparés
gui-stroke-scan-uncheck = décocher des hexagones
scan-no-picture = le fichier n’est pas une image PNG, JPEG, WebP ou TIFF
scan-too-large = l’image est trop grande ; elle peut avoir { $limit } millions de pixels au plus
scan-broken = l’image est abîmée : { $detail }
# Autres identifiants et noms.
gui-rename = Renommer…
gui-rename-about = Donner un autre identifiant à ce qui est choisi ; tout ce qui s’y réfère suit
gui-rename-this = Renommer { $kind } { $name }
gui-rename-nothing = Choisissez d’abord que renommer : un pion sur sa page, une salle ou une région dans la page de son outil, ou un hexagone d’une salle.
gui-rename-title = Renommer { $kind } { $name }
gui-rename-counter = le pion
gui-rename-column = la colonne
gui-rename-room = la salle
gui-rename-region = la région
gui-rename-id = Identifiant
gui-rename-english = Nom anglais
gui-rename-french = Nom français
gui-rename-same = L’identifiant reste le même.
gui-rename-places = { $count ->
    [one] Un endroit change : { $each }.
   *[other] { $count } endroits changent : { $each }.
  }
gui-rename-in-counters = { $count } dans le jeu de pions
gui-rename-in-map = { $count } sur la carte
gui-rename-in-set-up = { $count } dans la mise en place
gui-rename-in-plot = { $count } dans le plan d’entrée
gui-rename-in-corrections = { $count } dans les corrections
gui-rename-in-allowances = { $count ->
    [one] une tolérance
   *[other] { $count } tolérances
  }
gui-rename-elsewhere = Fichiers de cas et journaux de partie ne font pas partie du scénario : ce qu’ils nomment par l’ancien identifiant ne suit pas.
gui-rename-left = { $more ->
    [0] L’ancien identifiant reste dans { $files }, hors du scénario : à changer à la main.
   *[other] L’ancien identifiant reste dans { $files } et { $more } autres fichiers, hors du scénario : à changer à la main.
  }
gui-rename-enter = Renommer
gui-rename-unknown = Plus rien ne porte cet identifiant.
gui-rename-empty = Un identifiant a au moins un signe.
gui-rename-malformed = Un identifiant se fait de lettres, de chiffres, de _ - et . sans espace.
gui-rename-taken = Cet identifiant est pris.
gui-rename-asked = Les règles le demandent sous cet identifiant : il reste. Son nom peut changer.
gui-renamed = { $from } s’appelle maintenant { $to }
gui-stroke-rename = renommer { $kind } { $name }

# Le manuel.
gui-help-key = Touche
gui-help-back = Retour à la page précédente
gui-help-contents = Aide : le sommaire
gui-help-tool = Aide sur cet outil
gui-help-page = Aide sur cette page

# Pour un ami.
gui-pack = Enregistrer pour un ami : le scénario et tout ce à quoi il se réfère en un fichier
gui-pack-filter = Archives ZIP
gui-packed = { $files } documents réunis dans { $out }
gui-packed-unsaved = { $files } documents réunis dans { $out }, avec les changements non encore enregistrés

# Régions à soi.
gui-region-id = Identifiant, si autre
gui-region-joins = Cette région existe : les hexagones la rejoindront.
# Calques.
gui-side-layers = Calques
gui-ply-title = CALQUES DE LA CARTE
gui-ply-judging = JUGER LA CARTE
gui-ply-ground = Terrain
gui-ply-grid = Trait de la grille
gui-ply-entry-areas = Zones d’entrée
gui-ply-hexsides = Côtés d’hexs
gui-ply-gun-sites = Positions de batterie
gui-ply-rooms = Salles
gui-ply-regions = Régions
gui-ply-names = Noms de lieux
gui-ply-numbers = Numéros des hexs
gui-ply-counters = Pions
gui-ply-provenance = D’où cela vient
gui-ply-corrections = Ce que les corrections ont changé
gui-ply-keys = { $up } et { $down } choisissent un calque ; { $show } l’affiche ou le masque, { $lock } le verrouille, { $fade } l’atténue.
gui-ply-choose = Prendre ce calque en main : les touches agissent sur lui
gui-ply-show-about = Afficher : { $layer }
gui-ply-hide-about = Masquer : { $layer }
gui-ply-lock-about = Verrouiller : { $layer }. Rien n’y est peint avant qu’il soit rouvert
gui-ply-open-about = Ouvrir le verrou : { $layer }
gui-ply-strength = Force du calque
gui-ply-percent = { $percent } %
gui-ply-next = Prendre en main le calque suivant
gui-ply-previous = Prendre en main le calque précédent
gui-ply-show = Afficher ou masquer le calque en main
gui-ply-lock = Verrouiller ou ouvrir le calque en main
gui-ply-fade = Atténuer d’un cran le calque en main
gui-ply-provenance-about = Montrer ce qui est cité et ce qui est reconstitué, ou non
gui-ply-corrections-about = Montrer ce que les corrections ont changé, ou non
gui-ply-cannot = { $layer } : ce calque n’a rien de tel à régler.
gui-ply-list = { $before }, { $last }
gui-locked = Verrouillé : { $layers }. Rien n’a changé. Ouvrez le verrou à la page des calques ({ $key }).
gui-locked-part = Laissé tel quel, car verrouillé : { $layers }
gui-locked-tool = { $layer } : verrouillé
gui-origins-hidden = Teinte ce qu’un texte publié énonce et ce qui a été reconstitué, et compte les deux.
gui-origins-all = cités { $cited }, reconstitués { $reconstructed }
gui-origins-hexes = Hexs
gui-origins-unsaid = { $count ->
    [one] Rien n’est dit d’un hex : terrain ouvert.
   *[other] Rien n’est dit de { $count } hexs : terrain ouvert.
  }
gui-origins-legend = C, cité : teinte unie, traits pleins, pastille ronde. R, reconstitué : hachures, tirets, pastille carrée. Un liseré entoure salles, régions et zones d’entrée. Les noms de lieux n’énoncent pas d’origine.
gui-origins-list-about = En dresser la liste, chacun avec son texte
gui-origins-listed = { $thing } : { $from } à { $to } sur { $count }
gui-origins-close = Ranger la liste
gui-origins-before = Les précédents
gui-origins-after = Les suivants
gui-corrected-none = Cette carte n’a pas de corrections.
gui-corrected-hidden = Marque sur la carte ce que les corrections en vigueur ont changé.
gui-corrected-crowded = Trop de corrections pour marquer chaque endroit.
gui-corrected-more = { $count ->
    [one] … et un autre changement
   *[other] … et { $count } autres changements
  }
# Une image de la fenêtre.
gui-photograph = La fenêtre en image, à montrer à un ami
gui-photograph-filter = Images PNG

# Sous les tables des règles
rulebook-table-none = Pas encore de ligne. « + Ligne » ajoute la première.
rulebook-about-rows = Une case donne les forces qui vont dans la colonne : 4, 9-10, 11+, ou - pour aucune.
rulebook-about-dice = H ou un nombre : une touche, et le nombre s’ajoute au test de dommages. C : le défenseur peut riposter. - : aucun effet (9.1). Les colonnes portent les forces de la première ligne.

# Les variantes en jeu.
unplayable-variant = la variante `{ $variant }` n’a pas de sens ici, à `{ $place }` : { $why }
unplayable-variant-help = corrigez-la dans la variante, ou n’employez pas la variante
lint-clashing-rules = { $always ->
    [yes] `{ $name }` contredit `{ $other }` de la variante `{ $variant }` : les deux valent toujours
   *[no] `{ $name }` contredit `{ $other }` de la variante `{ $variant }` : les deux valent avec { $facts }
}
lint-clashing-rules-help = resserrez la condition de l’une, ou n’employez pas les deux variantes ensemble
lint-leaking-secret = `{ $name }` trahit la marque cachée `{ $flag }` (joueur : { $side })
lint-leaking-secret-help = ajoutez `Reveal("{ $flag }")` à la règle, ou faites-la parler de ce qu’on peut savoir
lint-impossible-set-up = { $bound ->
    [sites] les { $batteries } batteries { $from ->
        [table] de la ligne `{ $row }`
       *[mix] de la planche
    } n’ont que { $sites } emplacements
   *[want] les { $batteries } batteries { $from ->
        [table] de la ligne `{ $row }`
       *[mix] de la planche
    } ne peuvent être placées comme le veut `{ $want }`
}
lint-impossible-set-up-help = permettez plus d’emplacements, demandez moins, ou donnez d’autres nombres
lint-unknown-name = { $why }
lint-unknown-name-help = écrivez le nom tel qu’il est déclaré, ou déclarez-le
lint-unknown-place = { $why }
lint-unknown-place-help = nommez un lieu de la carte ; les deux hexagones d’un côté se touchent
lint-repeated-name = `{ $name }` est là deux fois
lint-repeated-name-help = donnez un autre nom à l’un des deux
lint-senseless-rule = { $why }
lint-senseless-rule-help = dites-le autrement
lint-missing-variant = la variante `{ $variant }` demande la variante `{ $need }`, absente ou non employée
lint-missing-variant-help = ajoutez l’autre variante et employez-la, ou n’employez pas celle-ci
lint-unbound-role = `{ $role }` n’est rien dans `{ $name }` : l’occasion ne le donne pas
lint-unbound-role-help = parlez de ce que donne l’occasion, ou choisissez-en une autre
lint-misfit-thing = `{ $word }` dans `{ $name }` ne convient pas à `{ $thing }` : cela se dit d’autre chose
lint-misfit-thing-help = parlez d’une chose de la bonne sorte, avec `At`, `RoomOf` ou `ColumnOf` quand c’est celle d’une pièce
lint-misplaced-effect = `{ $effect }` ne fait rien dans `{ $name }` : rien n’y est sur le point d’arriver, ou personne ne se déplace
lint-misplaced-effect-help = employez-le lors d’un déplacement ou avant que quelque chose arrive
lint-unanswered-roll = aucune ligne de `{ $name }` ne répond à { $at }{ lint-and-more }
lint-unanswered-roll-help = ouvrez la première et la dernière ligne avec `Le` et `Ge`, ou écrivez celle qui manque
lint-ambiguous-roll = plus d’une ligne de `{ $name }` répond à { $at }{ lint-and-more }
lint-ambiguous-roll-help = resserrez l’une des lignes
lint-circular-roll = la table `{ $name }` finit par se jeter elle-même
lint-circular-roll-help = ôtez l’un des jets du cercle
lint-impossible-condition = `{ $name }` ne peut jamais servir : `{ $fact }` ne peut pas y valoir
lint-impossible-condition-help = ôtez ce qui contredit le reste, ou joignez les deux par `Any`
lint-unspoken-mode = { $nearest ->
    [none] rien de ce qui arrive ne s’appelle jamais `{ $mode }`
   *[other] rien de ce qui arrive ne s’appelle jamais `{ $mode }` ; vouliez-vous dire `{ $nearest }` ?
}
lint-unspoken-mode-help = nommez ce qui arrive comme le jeu ou une marche ou un test d’une variante l’appelle
lint-unset-flag = la marque `{ $name }` est lue et jamais posée
lint-unset-flag-help = posez-la avec `Mark`, `Put` ou `Bump`, ou ôtez ce qui la lit
lint-unplaced-change = `{ $name }` ne change rien en `{ $kind }`
lint-unplaced-change-help = dites avec `In(It, ..)` dans quelle région sont les côtés ; avant la mise en place on ne dégage rien, et aucune table ne dresse rien
lint-idle-declaration = { $list } `{ $name }` : aucune règle n’en parle
lint-idle-declaration-help = parlez-en dans une règle, ou ôtez la déclaration
lint-idle-variant = la variante `{ $variant }` ne change rien
lint-idle-variant-help = écrivez ses règles, ou effacez-la
lint-figure-out-of-range = { $reason ->
    [range] le chiffre `{ $name }` n’a pas de plage : son minimum, { $least }, dépasse son maximum, { $most }
    [set] le scénario règle `{ $name }` à { $figure }, et il va de { $least } à { $most }
   *[own] le chiffre `{ $name }` est { $figure }, et il va de { $least } à { $most }
}
lint-figure-out-of-range-help = corrigez la valeur, ou élargissez la plage
lint-ambiguous-tag = `{ $name }` parle de `{ $tag }` : c’est un chef, et l’unité `{ $unit }` s’appelle aussi ainsi
lint-ambiguous-tag-help = renommez l’unité ou son origine, ou donnez au chef un autre identifiant
variant-unknown = { $sort } : `{ $name }` est inconnu
variant-unknown-near = { $sort } : `{ $name }` est inconnu ; vouliez-vous dire `{ $nearest }` ?
variant-sort-result = résultat
variant-sort-option = option
variant-sort-choice = choix
variant-sort-param = paramètre
variant-sort-flag = marque
variant-sort-region = région
variant-sort-tag = étiquette
variant-sort-kind = sorte de côté
variant-sort-order = ordre d’une unité
variant-sort-table = table
variant-sort-counter = batterie
variant-sort-chart = table qu’une variante peut remplacer
variant-sort-end = victoire
variant-sort-rule = règle que l’on peut suspendre
variant-doubled = `{ $name }` s’y trouve deux fois
variant-too-many-flags = avec `{ $name }` il y a plus de marques qu’une partie n’en peut tenir
variant-no-such-thing = une salle ou une colonne n’a ni emplacement, ni salle, ni colonne à elle
variant-no-place = la carte n’a pas de `{ $name }`
variant-too-long = les variantes en vigueur ont plus de règles, de nombres ou de requêtes qu’une partie n’en peut tenir
variant-table-circle = un jet sur cette table y ramène : une telle partie ne finirait jamais
variant-too-much = ceci peut regarder { $things } choses en un pas, et { $most } sont le plus permis : restreignez ce que cherchent ses requêtes, par exemple à une région ou à ce qui porte une marque
variant-flags-at-once = ceci met `{ $flag }` sur plus de { $most } choses à la fois, et une partie ne tient pas plus de marques : restreignez ce que cherche la requête
variant-nearest-twice = le plus proche des plus proches est le plus proche : dites-le une fois
variant-soonest-pieces = seuls des pions marchent : demandez qui serait le premier parmi des unités ou des chefs
variant-march-to-a-spot = une marche mène à un emplacement comme `1816/in`
variant-march-word = `{ $name }` désigne déjà un mouvement du jeu : donnez à la marche un mot à elle
variant-wrong-operation = une permission se donne ou se refuse, un nombre se fixe, s’augmente ou se borne
case-no-thing = `{ $name }` n’est rien dont parlent les variantes de cette partie{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
event-rule = { $rule } : { $says }
event-threw = On lance le dé sur la table { $table } : { $roll }{ $modifier }, { $result }.
event-flag-up = Marqué : { $flag } ({ $value }).
event-left-out-flag = Laissé de côté : avec { $flag } il y aurait plus que les { $most } marques qu’une partie peut tenir.
event-left-out-rule = Laissé de côté : { $most } règles s’attendent les unes les autres, et pas une de plus ne le peut ; faites-les s’appeler moins.
event-cut-off = Des règles se sont appelées si souvent les unes les autres qu’aucune autre ne commence avant la prochaine action de la phase ; faites-les s’appeler moins.
event-waived = Si souvent qu’on reprenne le placement, il n’est pas comme cette règle le veut : il peut rester tel quel.
event-flag-down = N’est plus marqué : { $flag }.
event-opened = Le côté { $side } est désormais libre.
event-raised = Ce qui est peint sur le côté { $side } se dresse de nouveau.
event-scored = Points de victoire pour les Texans : { $points }.
event-by-variant = une règle de variante met fin à la partie
case-no-flag = aucune marque d’une variante en vigueur, ou rien qui la porte : elle s’écrit `closed 1310/1409 1`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }

# The page of variants.
gui-side-variants = Variantes
gui-variant-filter = Variantes
gui-variant-path = Ajouter une variante
gui-variant-path-hint = /home/…/nuit.variant.ron
variant-page-none = Une variante est une règle qui n’est pas dans le livret : l’une des règles avancées publiées, l’une de celles du programme, ou l’une des vôtres.
variant-list-none = Aucune variante n’est sur la liste. Ajoutez l’une de celles du programme, ou un fichier.
variant-add = + Variante
variant-add-about = Ajouter une variante publiée ou maison, ou celle d’un fichier
variant-add-title = AJOUTER UNE VARIANTE
variant-add-back = Revenir à la liste
variant-add-file = Un fichier…
variant-add-file-about = Ajouter une variante à vous (.variant.ron)
variant-add-this = L’ajouter au scénario, désactivée
variant-add-published = PUBLIÉES
variant-add-homebrew = MAISON
variant-add-none = Toutes les variantes du programme sont sur la liste.
variant-up = La faire parler plus tôt
variant-down = La faire parler plus tard
variant-remove = L’ôter de la liste
variant-switch-on = L’activer
variant-switch-off = La désactiver
variant-cited = publiée
variant-own = de notre part
variant-cites = { $rule } de : { $source }
variant-head-roll = Dé
variant-head-result = Résultat
variant-head-effect = Ce qui s’ensuit
gui-variant-gone = cette variante n’est plus sur la liste
gui-variant-twice = Une variante nommée `{ $id }` est déjà sur la liste.
gui-variant-unread = { $file } n’est pas une variante : ligne { $line } : { $why }
gui-variant-missing = { $file } : { $why }
gui-stroke-variant-on = activer « { $title } »
gui-stroke-variant-off = désactiver « { $title } »
gui-stroke-variant-move = déplacer « { $title } » dans la liste
gui-stroke-variant-remove = ôter « { $title } » de la liste
gui-stroke-variant-add = ajouter « { $title } »
thing-variant = variante
thing-variants = variantes du scénario
variant-settings = À RÉGLER
gui-stroke-variant-set = régler { $name }
choice-yes = oui
choice-no = non
choice-door-hex = l’hex de la porte
choice-room = la pièce
choice-blocked = bloquée
choice-open = libre
choice-allowed = permis
choice-rout-only = en déroute seulement
choice-walls = les murs
choice-mexican = les Mexicains
choice-texan = les Texans
variant-face-page = Page
variant-face-form = Formulaire
variant-face-text = Texte
variant-text-bundled = Cette variante vient du programme. Son texte se lit ici et ne se change pas.
variant-text-copy = En faire ma copie
variant-text-copy-about = Changer le texte ; une fois enregistrée, votre copie se trouve à côté du scénario
variant-text-fine = Il se lit, et sert tel quel.
variant-text-line = ligne { $line } sur { $lines }
variant-text-at = Ligne { $line }
gui-stroke-variant-text = modifier le texte de { $name }
trial-start = L’essayer
trial-about = Joue les cas qui l’activent, puis 200 parties avec elle et 200 sans elle, avec les mêmes dés.
trial-cancel = Arrêter l’essai
trial-stale = Changé depuis : ces chiffres parlent de l’état d’avant.
trial-running = { $cases ->
    [one] 1 cas joué
   *[other] { $cases } cas joués
  }, { $done } parties livrées sur { $games }
trial-cases = { $failed ->
    [0] { $cases ->
        [one] Son cas tient
       *[other] Les { $cases } cas tiennent
      }
    [one] 1 cas sur { $cases } échoue
   *[other] { $failed } cas sur { $cases } échouent
  }
trial-no-case = Aucun cas ne l’active. Un fichier de cas à côté du scénario qui la nomme est joué ici.
trial-failure = { $step ->
    [0] position
   *[other] étape { $step }
  } : attendu { $expected } ; trouvé { $found }
trial-more = … et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
trial-wins = Victoires mexicaines : { $with } % avec elle, { $without } % sans
trial-casualties = Points de pertes mexicaines : { $with } avec elle, { $without } sans
trial-clear = { $mean } en moyenne, sûrement entre { $low } et { $high }
trial-unclear = { $mean } en moyenne, entre { $low } et { $high } : pas d’écart net
trial-fought = { $games ->
    [one] 1 paire
   *[other] { $games } paires
  } de parties, { $player } des deux côtés
trial-refused = Pas de parties : le scénario ne peut se jouer avec elle.
gui-variant-discarded = Ce qui ne se lisait pas est ôté du texte.
variant-add-new = Une neuve
variant-add-new-about = Commencer une variante à vous

## Comptes rendus des parties d’essai

playtest-sequential = Les parties ont décidé de la fin : les intervalles des victoires valent à tout arrêt.
report-title = Parties d’essai de { $title }
report-who = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  } ; Texans : joueur { $texan }, Mexicains : joueur { $mexican }
report-reconstruction = Une grande part des pions et de la table de combat est reconstituée : ces chiffres sont ceux de la reconstitution et de ces joueurs, non du jeu imprimé.
report-outcomes = Comment finissent les parties
report-outcomes-unit = Parties, et en pour cent de toutes avec l’intervalle qui vaut 95 fois sur 100
report-outcome = { $side } : { $degree }, { $reason }
report-result = résultat
report-games = parties
report-percent = %
report-low = de %
report-high = à %
report-percent-of-games = pour cent des parties
report-garrison-fallen = garnison tombée
report-withdrawal = retraite
report-held-out = la garnison tient
report-by-variant = par une variante
report-figures = Chiffres d’une partie
report-figures-unit = Moyenne et demi-largeur de son intervalle à 95 % ; 5, 50 et 95 parties sur cent ne dépassent pas les autres
report-figure = chiffre
report-mean = moyenne
report-plus-minus = ±
report-p5 = 5 %
report-median = 50 %
report-p95 = 95 %
report-points = points de victoire texans
report-turns = tours de jeu
report-casualties = points de pertes des Mexicains
report-breaches = côtés d’hex percés
report-first-entry = tour de la première entrée
report-committed = tour d’engagement de la Réserve
report-lead-changes = changements d’avantage
report-by-turn = Tour par tour
report-by-turn-unit = Par partie arrivée à ce tour ; les trois dernières colonnes sont des parties
report-turn = tour
report-casualties-short = pertes
report-texan-steps = pas T
report-mexican-steps = pas M
report-texan-attacks = attaques T
report-mexican-attacks = attaques M
report-routs = déroutes
report-leaders-short = chefs
report-entries = entrées
report-first-entries = 1re entrée
report-commitments = Réserve
report-ended = finies
report-steps-a-turn = pas perdus par partie
report-entry = La première entrée dans les murs
report-entry-unit = Parties selon l’hex de la première entrée, les plus fréquents
report-hex = hex
report-percent-of-entered = pour cent des parties avec une entrée
report-crossings = Murs et portes franchis
report-crossings-unit = Pions qui ont franchi, par partie, et pour cent des parties où cela arrive ; les plus fréquentés
report-hexside = côté d’hex
report-kind = genre
report-texan-a-game = T par partie
report-mexican-a-game = M par partie
report-texan-games = T % des parties
report-mexican-games = M % des parties
report-never-doors = Portes jamais franchies :
report-never-walls = Murs jamais franchis :
report-breached = Percés, en pour cent des parties :
report-never-hexes = Hex où nul n’est entré, n’a tiré ni n’a reçu de tir :
report-combat = Tir et mêlée
report-combat-unit = Attaques par partie selon la ligne de la table de combat, et leur effet en pour cent
report-row = ligne
report-attacks-a-game = attaques
report-hits = touché %
report-counters = contre-attaque %
report-nothing = rien %
report-fire = tir : { $row }
report-melee = mêlée : { $row }
report-never-cells = Colonnes de la table jamais employées, par leurs forces :
report-leaders = Pertes des camps
report-leaders-unit = Par partie
report-side = camp
report-leaders-fallen = chefs tombés
report-eliminated = unités éliminées
report-steps = pas perdus
report-survivors = unités restantes
report-counter = pion
report-full = entier %
report-reduced = réduit %
report-off = perdu %
report-waiting = jamais venu %
report-fell = tombé
report-choices = Décisions
report-choices-unit = Décisions par partie ; actions permises et coups forcés comptés à une décision sur 32
report-decisions = décisions
report-legal = actions permises
report-forced = forcé %
report-rules = Règles employées
report-rules-unit = Événements qui citent une règle, par partie, et pour cent des parties ; les plus fréquentes
report-rule = règle
report-times = fois
report-in-games = % des parties
report-variant-rules = Règles de variantes, fois par partie :
report-never-variant-rules = Règles de variantes jamais employées :
report-never-rules = Règles qu’aucun événement n’a citées (celle qui interdit seulement n’est citée que par des refus, que ces joueurs ne rencontrent pas) :
report-counters-unit = À la fin, en pour cent des parties ; tombés et attaques par partie
report-survival = Ce que deviennent les pions
report-map-unit = Pour cent parties, tous niveaux d’un hex ; hachure serrée : davantage
report-map-first-entry = Où les assaillants entrent d’abord
report-map-mexican-losses = Où les Mexicains perdent des pas
report-map-texan-losses = Où les Texans perdent des pas
report-map-fire = Où tombe le tir
report-map-melee = Où l’on se bat en mêlée
report-map-traffic = Où passent les Mexicains

## Comparaisons et classement

compare-nothing = rien à comparer : nommez un second scénario, ou `--variant NOM`, `--corrections`, `--vary NOM=1,2,3`, `--each-variant`, `--each-wall`
compare-no-variants = aucune variante du scénario n’est en vigueur : il n’y en a pas à retirer
compare-unknown = le scénario ne connaît rien qui s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ?
compare-strange = le scénario ne connaît rien qui s’appelle `{ $name }` : `bexar explain parameters` liste ce qui peut varier
compare-out-of-range = `{ $name }` va de { $least } à { $most } : { $value } ne peut être essayé. La valeur la plus proche est { $nearest }
compare-no-figure = `{ $name }` n’est pas un nombre, et seuls les nombres peuvent varier : écrivez un livre de règles avec une autre valeur et nommez un scénario qui l’emploie
compare-only-words = `{ $name }` est un mot ({ $allowed }), et seuls les nombres peuvent varier : écrivez un livre de règles avec un autre mot et nommez un scénario qui l’emploie
compare-variant-off = `{ $name }` n’est pas en vigueur : la variante `{ $variant }` est désactivée. Activez-la dans le scénario, puis faites varier le nombre
compare-no-corrections = le scénario ne nomme aucune correction : il n’y en a aucune à activer ou à retirer
compare-idle-corrections = les corrections du scénario laissent la carte telle quelle : avec et sans elles, les parties sont les mêmes
compare-heading = { $title }, tel quel et modifié (joueurs : Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
compare-same = Le scénario lui-même
compare-scenario = { $name }
compare-with-variant = La variante { $name }
compare-without-variant = L’absence de la variante { $name }
compare-with-corrections = La correction
compare-without-corrections = L’absence de la correction
compare-figure = { $name } = { $value }
compare-costs = { $what } coûte aux Mexicains { $points } ± { $half } parties sur cent.
compare-gives = { $what } donne aux Mexicains { $points } ± { $half } parties sur cent.
compare-unclear = { $what } ne fait aucune différence que ces parties montrent : { $points } ± { $half } parties sur cent pour les Mexicains.
compare-alike = { $what } ne change le vainqueur d’aucune de ces parties.
compare-detail = { "  " }Victoires mexicaines : { $first } % tel quel, { $second } % avec le changement ; différence de { $low } à { $high } (95 %). { $games ->
    [one] 1 paire de parties
   *[other] { $games } paires de parties
  } : { $gained } gagnées seulement avec, { $lost } seulement sans
compare-level = niveau de victoire (−3 à 3, texan au-dessus de 0)
compare-mexican-wins = parties gagnées par les Mexicains
compare-figure-line = { "  " }{ $figure } : { $first } tel quel, { $second } avec le changement ; différence { $difference } ± { $half }
compare-sequential = { "  " }Les parties ont décidé de la fin : l’intervalle des victoires vaut à tout arrêt, ceux des autres chiffres non.
compare-power = { "  " }Quatre fois sur cinq, autant de parties montreraient une vraie différence de { $smallest } sur cent ou plus.
compare-walls = { $walls ->
    [one] 1 pan de mur ouvert
   *[other] { $walls } pans de mur ouverts
  } tour à tour, { $games } parties chacun ; ce qui change le plus pour les Mexicains, en parties sur cent :
compare-walls-left-out = { $walls ->
    [one] 1 pan de mur est laissé de côté : ouvert, il laisserait des erreurs dans le scénario
   *[other] { $walls } pans de mur sont laissés de côté : ouverts, ils laisseraient des erreurs dans le scénario
  }
compare-wall = { "  " }{ $kind } { $sides } : { $points } ± { $half }
compare-wall-clear = * { $kind } { $sides } : { $points } ± { $half }
compare-walls-chance = L’étoile marque ce que le hasard seul ne fait guère. Sur tant de pans, { $false } peuvent en porter une par hasard.
ladder-too-few = un classement demande au moins deux joueurs
ladder-heading = { $title } : { $matches ->
    [one] 1 rencontre
   *[other] { $matches } rencontres
  } par paire, graine { $seed }
ladder-player = joueur
ladder-rating = cote (95 %)
ladder-about = Pour cent des rencontres que le joueur de la ligne obtient de celui de la colonne, l’égalité pour moitié, avec l’intervalle à 95 %. Une rencontre fait deux parties avec les mêmes dés, une de chaque camp. 400 points font dix contre un.
## Jouer à la main

gui-side-play = Jouer
gui-play-about = Jouez le scénario tel qu’il est : contre un joueur automatique, ou à deux devant la même fenêtre. Les documents peuvent changer entre-temps ; la partie continue avec ceux du début.
gui-play-saved-about = Une partie enregistrée est un journal : elle se reprend ici, et `bexar replay` la raconte.
gui-play-texans = Texans
gui-play-mexicans = Mexicains
gui-play-person = une personne
gui-play-dice = Dés
gui-play-rolls = le programme les jette
gui-play-types = je saisis mes jets
gui-play-start = Commencer la partie
gui-play-open = Ouvrir une partie enregistrée
gui-play-save = Enregistrer la partie
gui-play-filter = Journaux de parties
gui-play-put-away = Ranger la partie
gui-play-unsaved = non enregistrée
gui-play-saved-edited = Enregistrée : { $file }. La carte ou son scénario a des changements non enregistrés : enregistrez-les aussi, sinon la partie ne se reprendra pas telle quelle.
gui-play-no-scenario = Pour se reprendre, une partie a besoin d’un scénario. Placez au moins un pion et enregistrez la carte : cela en fait un.
gui-play-back = Reprendre la dernière décision
gui-play-forward = La refaire
gui-play-back-to = Revenir à cette décision
gui-play-hold = Arrêter les joueurs
gui-play-go-on = Laisser les joueurs continuer
gui-play-stand = Sur { $turns } tours · pertes { $casualties } · { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } : à ce stade, victoire { $winner ->
    [side-texan] texane
   *[other] mexicaine
  } { $degree }
gui-play-hand-over = Au joueur { $side ->
    [side-texan] texan
   *[other] mexicain
  }
gui-play-hand-over-about = Passez la place : ce qu’un seul de vous peut savoir reste caché jusque-là.
gui-play-take-seat = Je joue les { $side ->
    [side-texan] Texans
   *[other] Mexicains
  }
gui-play-thinks = Le joueur { $name } réfléchit…
gui-play-waits = Le joueur { $name } attend.
gui-play-waits-roll = Les joueurs attendent.
gui-play-diverges = L’étape { $step } sur { $of } se passe autrement avec les documents actuels. La partie reprend avant elle.
gui-play-broken-down = Un joueur automatique est tombé en panne. Reprenez une décision, ou donnez son camp à quelqu’un d’autre.
gui-play-against-rules = Un joueur automatique a voulu ce que les règles interdisent, et attend.
gui-play-over = La partie est finie.
gui-play-over-about = Chaque décision du récit peut être reprise.
gui-play-account-empty = Ici se lit ce qui arrive, chaque phrase avec sa règle.
gui-play-more = Plus tôt…
gui-play-more-about = Montrer plus du récit
gui-play-let-go = Lâcher
gui-play-let-go-about = Ne prendre aucun pion en main (Échap)
gui-play-details = D’où viennent les chances
gui-play-fork = À quel niveau ?
gui-play-disordered = en désordre
gui-play-routed = en déroute
gui-play-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
gui-play-plot-into = Entre par la zone { $area }
gui-play-roll = Jetez pour moi
gui-play-dice-hint = { $dice ->
    [one] Jetez un dé et choisissez ce qu’il montre.
   *[other] Jetez { $dice } dés et choisissez leur somme.
  }
gui-play-hint-place = Cliquez sur un des hexagones éclairés.
gui-play-hint-plot = Choisissez une colonne, puis sa zone d’entrée, sur la carte ou par son numéro.
gui-play-hint-move = Cliquez sur un pion, puis où il va ; ou tirez-le jusque-là.
gui-play-hint-move-to = Les coûts sont sur la carte. Cliquez où il va, ou sur un autre pion. Tout hexagone dit pourquoi il est refusé.
gui-play-hint-attack = Cliquez sur le pion qui attaque, puis sur sa cible.
gui-play-hint-target = Les cibles sont éclairées. Cliquez-en une pour voir les chances ; toute autre dit pourquoi elle est refusée.
gui-play-hint-retreat = Cliquez sur les hexagones éclairés l’un après l’autre ; tout autre recommence le chemin.
gui-play-hint-aim = Cliquez sur un hexagone derrière un des côtés éclairés, ou choisissez le côté ici.
gui-play-roll-combat = { $piece } attaque { $target } : jet sur la table de combat.
gui-play-roll-damage = { $piece } fait un test de dommages.
gui-play-roll-leader = { $piece } tombe-t-il avec son unité ?
gui-play-roll-ferocity = La contre-attaque de { $piece } est-elle féroce ? On met { $leader } à l’épreuve.
gui-play-roll-breach = { $piece } tire sur le côté { $side }.
gui-play-roll-siege = Jet sur la table du siège prolongé.
gui-play-roll-variant = Une règle d’une variante demande un jet.
gui-play-counter = { $piece } peut riposter contre { $target }.
gui-play-ferocity = Mettre un chef à l’épreuve pour une contre-attaque féroce de { $piece } ?
gui-play-ferocious = { $piece } riposte férocement : { $left ->
    [one] il reste une attaque.
   *[other] il reste { $left } attaques.
  }
gui-play-lead = Quel chef compte au test de dommages de { $piece } ?
gui-play-retreat = { $piece } part en déroute et doit reculer { $hexes ->
    [one] d’un hexagone.
   *[other] de { $hexes } hexagones.
  }
gui-play-company = { $piece } accompagne-t-il { $unit } ?
gui-play-advance = { $piece } peut avancer en { $to }.
gui-play-aim = Sur quel côté { $piece } tire-t-il ?
gui-play-consult = La partie est décidée. Consulte-t-on la table du siège prolongé ?
gui-play-question = Une règle d’une variante demande.
gui-play-plot = Notez où entre chaque colonne. Le joueur texan ne le voit pas.
gui-play-set-up = Tout est placé pour cette étape.
gui-play-place = { $count ->
    [one] Un pion attend sa place.
   *[other] { $count } pions attendent leur place.
  }
gui-play-replacement = { $count ->
    [0] Personne n’arrive en remplacement.
    [one] Un pion peut arriver en remplacement.
   *[other] { $count } pions peuvent arriver en remplacement.
  }
gui-play-reserve = { $count ->
    [0] La réserve est placée.
    [one] Un pion de la réserve est à placer.
   *[other] { $count } pions de la réserve sont à placer.
  }
gui-play-commitment = La réserve est-elle engagée ?
gui-play-moving = { $piece } est en mouvement : { $points ->
    [one] il reste { $points } point.
   *[other] il reste { $points } points.
  }
gui-play-move = { $count ->
    [0] Plus personne ne peut bouger.
    [one] Un pion peut encore bouger.
   *[other] { $count } pions peuvent encore bouger.
  }
gui-play-attack = { $count ->
    [0] Plus personne ne peut attaquer.
    [one] Un pion peut encore attaquer.
   *[other] { $count } pions peuvent encore attaquer.
  }
gui-play-do-place = Placer { $piece } en { $at }
gui-play-do-plot = La colonne { $column } entre par la zone { $area }
gui-play-do-step = { $piece } va en { $to }
gui-play-do-take = { $piece } accompagne { $with }
gui-play-do-leave = Laisser { $piece }
gui-play-do-tow = { $by } remorque { $piece }
gui-play-do-fire = Tirer sur { $target }
gui-play-do-melee = Attaquer { $target } en mêlée
gui-play-do-counter-fire = Riposter par le tir
gui-play-do-counter-melee = Riposter en mêlée
gui-play-do-retreat = Reculer { $way }
gui-play-do-follow = Il suit
gui-play-do-stay = Il reste
gui-play-do-advance = Avancer
gui-play-do-commit = Engager la réserve
gui-play-do-decline = Non
gui-play-do-no-counter = Ne pas riposter
gui-play-do-no-ferocity = Aucun chef
gui-play-do-no-more = Plus d’attaque
gui-play-do-no-advance = Ne pas avancer
gui-play-do-done = Finir : { $phase }
gui-play-do-lead = { $piece } compte
gui-play-do-ferocity = Essayer { $piece }
gui-play-do-consult = Consulter la table
gui-play-do-breach = Tirer avec { $piece } sur un côté
gui-play-do-at = Côté { $side }
gui-play-do-accept = Oui
gui-play-do-pick = { $item }
gui-play-do-use = Employer { $what }
amend-put = À la main : { $piece } est mis en { $at }.
amend-remove = À la main : { $piece } est retiré de la partie.
amend-good = À la main : { $piece } est en bon ordre.
amend-disordered = À la main : { $piece } est en désordre.
amend-routed = À la main : { $piece } est en déroute.
amend-front = À la main : { $piece } montre sa face.
amend-back = À la main : { $piece } montre son dos.
amend-begin = À la main : cette phase recommence : { $phase }.
gui-play-amend = Poser la position
gui-play-amend-about = Mettez les pions où vous voulez, et continuez de là. Le récit et la partie enregistrée le disent.
gui-play-amend-done = Continuer d’ici
gui-play-amend-hint = Cliquez sur un pion quelconque, puis où il doit être ; ou tirez-le jusque-là. Ce qu’aucune position ne peut être est refusé.
gui-play-amend-off = Hors de la carte
gui-play-amend-remove = Le retirer
gui-play-amend-good = En bon ordre
gui-play-amend-disordered = En désordre
gui-play-amend-routed = En déroute
gui-play-amend-front = Face
gui-play-amend-back = Dos
gui-play-amend-begin = Recommencer
gui-play-series = Qui gagne d’ici ?
gui-play-series-about = Des joueurs automatiques livrent { $games } parties depuis cette position.
gui-play-series-start = Livrer { $games } parties
gui-play-series-stale = La position a changé depuis.
gui-play-series-of = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } depuis { $moment }, { $player } contre { $player }.
gui-play-done = Finir la phase de la partie
gui-play-hides = Une partie est en cours, et le plan d’entrée est caché à qui joue les Texans. Rangez la partie pour voir le scénario.
gui-play-your-plot = Plan d’entrée, pour vous seul : { $plot }
gui-play-again = Une autre partie
gui-play-not-saved = La partie n’est pas enregistrée. Enregistrez-la, ou refaites la même chose pour la perdre.
gui-play-hands = Qui joue

## Joueurs automatiques

player-random-title = Hasard
player-random = Fait n’importe quoi de permis, chaque choix aussi probable que les autres.
player-recruit-title = Recrue
player-recruit = Prend ce que les chances offrent sur le moment, sans jamais songer à la suite.
player-captain-title = Capitaine
player-captain = Prévoit une phase : qui frappe qui et d’où, qui se tient là où l’ennemi ne peut lui nuire.
player-captain-aggressive-title = Capitaine, hardi
player-captain-aggressive = Un capitaine qui frappe quoi qu’il en coûte.
player-captain-cautious-title = Capitaine, prudent
player-captain-cautious = Un capitaine qui garde ses unités entières.
player-captain-blind-title = Capitaine, borné
player-captain-blind = Un capitaine qui se bat bien et oublie l’enjeu de la bataille.
player-general-title = Général
player-general = Livre la bataille en pensée avec des capitaines de toutes sortes et suit le meilleur ; lent.
player-advance-title = Fonceur
player-advance = Marche sur l’ennemi le plus proche et attaque ; ni plan ni calcul.
