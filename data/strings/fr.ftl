## Lecture des documents

text-format-newer = ce fichier vient d’un Bexar plus récent (format { $written }) ; ce programme lit le format { $reads }. Prenez un programme plus récent.
text-format-zero = le format doit être { $reads }
text-unknown-field = champ inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? Champs possibles : { $known }
text-strange-field = champ inconnu `{ $found }`. Champs possibles : { $known }
text-unknown-value = mot inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? Mots possibles : { $known }
text-strange-value = mot inconnu `{ $found }`. Mots possibles : { $known }
text-missing-field = champ manquant : `{ $field }`
text-missing-format = champ manquant : `format` ; écrivez d’abord `format: { $number }`
text-expected-list = `[` attendu : une liste s’écrit `[…]`, même d’un seul élément
text-double-field = champ en double : `{ $field }`
text-unknown-source = source inconnue `{ $name }` : { $nearest ->
    [none] déclarez-la dans `sources`, ou écrivez la raison elle-même
   *[some] vouliez-vous dire `{ $near }` ? Sinon déclarez-la dans `sources`, ou écrivez la raison elle-même
}
text-doubled-source = source en double `{ $name }` : supprimez une des deux lignes
text-odd-source = source `{ $name }` : son id se compose de minuscules, de chiffres et de `_`
text-too-deep = les parenthèses sont trop imbriquées
text-cut-short = fin de texte inattendue : une parenthèse ou un guillemet reste ouvert
text-wrong-value = { $detail }
text-syntax = erreur de syntaxe : { $detail }
text-other-kind = ceci est un document `{ $found }`, et il faut ici un document `{ $expected }`
text-expected-sign = `{ $sign }` attendu
text-expected-comma = `,` attendu, ou la parenthèse qui ferme la liste
text-expected-string = texte entre guillemets attendu
text-open-string = guillemet jamais fermé
text-expected-number = nombre entier attendu, sans guillemets
text-not-a-digit = `{ $digit }` n’est pas un chiffre
text-number-out-of-range = nombre hors limites
text-expected-switch = `true` ou `false` attendu
text-expected-name = nom attendu : un champ, ou un mot que ce champ connaît ; dans une variante un nombre est `N(1)`, et plusieurs conditions sont `All([…])`
text-stray-sign = `{ $sign }` inattendu
text-bad-escape = séquence d’échappement inconnue : après `\` viennent `n`, `t`, `r`, `"`, `\` et quelques autres ; écrivez `\\` pour une barre oblique inverse
text-open-comment = commentaire jamais fermé : `/*` sans `*/`
text-trailing = fin du document attendue ; effacez ce qui suit
text-no-switches = un document n’a pas besoin de ligne `#!` ; effacez-la
text-other-word = `{ $found }` inattendu : une entrée entre parenthèses commence par `(`
text-word-length = `{ $word }` prend { $needed ->
    [one] { $needed } valeur
   *[other] { $needed } valeurs
  } entre ses parenthèses, trouvé : { $found }
text-strange-word = mot inconnu `{ $found }`. Mots possibles : { $known }. Voyez `bexar explain language`
text-misspelt = mot inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? Voyez `bexar explain { $nearest }`
text-manual-form = { $said }. Écrivez `{ $form }` ; voyez `bexar explain { $word }`
text-manual-form-list = { $said }. Écrivez `{ $form }`, avec `[]` où il n’y a rien à faire ; voyez `bexar explain { $word }`
text-list-length = { $needed ->
    [one] { $needed } valeur attendue
   *[other] { $needed } valeurs attendues
  } entre ces parenthèses, trouvé : { $found }
text-strange-kind-of-value = `true`, `false`, nombre entier ou texte entre guillemets attendu
text-not-a-hex = `{ $found }` n’est pas un numéro d’hexagone : deux chiffres pour la colonne et deux pour la rangée, comme `1404`
text-not-a-hexside = `{ $found }` n’est pas un côté d’hexagone : écrivez ses deux hexagones, comme `1304/1305`, suivis de `:ground` ou `:upper` pour une seule couche
text-not-a-spot = `{ $found }` n’est pas un emplacement : `1309` en terrain libre, `1409/in` dans un bâtiment, `1409/upper` à son étage, `1404/roof` sur un toit ou une plate-forme
text-not-protected = `{ $found }` n’est pas ce que protège un côté d’hexagone : écrivez `none`, `both` ou l’hexagone, comme `1305`
text-not-a-band = `{ $found }` n’est pas une plage de forces : écrivez `-`, `4`, `9-10` ou `11+`
text-not-a-result = `{ $found }` n’est pas un résultat de combat : écrivez `-`, `H`, un nombre comme `2`, ou `C`
text-not-a-fingerprint = `{ $found }` n’est pas l’empreinte d’un document : 32 chiffres de 0 à 9 et de a à f, comme le programme l’écrit

## Ponctuation

labelled = { $label } : { $text }
joined = { $before } ; { $after }
percent = { $number } %

## La ligne de commande

cli-error = erreur : { $what }
cli-near = Vouliez-vous dire `{ $near }` ?
cli-usage = Utilisation : { $usage }
cli-more = Pour en savoir plus : `--help`.
cli-help-in-english = Les détails sont dans l’aide en anglais, avec `--lang en`.
cli-help-json-in-english = Ce que lisent les programmes est décrit dans l’aide en anglais, avec `--lang en`.
cli-help-verbs = Commandes :
cli-help-arguments = Arguments :
cli-help-options = Options :
cli-help-help = Affiche l’aide (un résumé avec `-h`)
cli-help-version = Affiche la version
cli-help-verb-help = Affiche cette aide, ou celle d’une commande
cli-help-default = par défaut : { $value }
cli-help-values = valeurs : { $values }
cli-help-example = Exemple : { $example }
cli-no-value = `{ $argument }` demande une valeur
cli-other-value = valeur `{ $value }` non valable pour `{ $argument }`. Valeurs possibles : { $known }
cli-wrong-value = `{ $argument }` : { $reason }
cli-unknown-argument = argument inconnu : `{ $argument }`
cli-not-a-count = `{ $found }` n’est pas un comptage de `{ $file }`. Connus : { $known }
cli-unknown-verb = commande inconnue : `{ $verb }`
cli-no-verb = `{ $verb }` demande une sous-commande : { $known }
cli-missing = il manque : { $arguments }
cli-twice = `{ $argument }` ne se donne qu’une fois
cli-conflict = `{ $argument }` ne s’emploie pas avec `{ $prior }`
cli-verb-first = la commande vient en premier, ses fichiers et options après elle
cli-too-many = valeur de trop : `{ $value }` ; `{ $argument }` n’en prend pas d’autre
cli-too-few = mauvais nombre de valeurs pour `{ $argument }`
cli-no-equals = `{ $argument }` prend sa valeur après un `=`
cli-not-text = un argument n’est pas du texte UTF-8 valable
cli-strange-value = `{ $found }` est illisible
cli-not-a-number = `{ $found }` n’est pas un nombre entier
cli-number-out-of-range = `{ $found }` est hors limites
cli-number-too-small = `{ $found }` est trop petit : { $low } au moins
cli-number-outside = `{ $found }` est hors limites : de { $low } à { $high }
cli-not-a-game = `{ $found }` n’est pas un numéro de partie : écrivez des numéros et des intervalles, comme 1,5-8
cli-not-points = `{ $found }` n’est pas un nombre de points de pourcentage comme 3
cli-points-outside = `{ $found }` est hors limites : de 0,1 à 50 points de pourcentage
cli-not-an-overlay = `{ $found }` n’est pas un calque : écrivez heat:FICHIER.results.ron, suivi si l’on veut de :mexican-losses, ou walls:FICHIER.walls.ron
cli-not-a-region-kind = `{ $found }` n’est pas une nature de régions : écrivez l’une de celles que liste `bexar explain region-kinds`, entry_area, all ou none
cli-not-a-hex-size = `{ $found }` n’est pas une taille d’hexagone : écrivez un nombre de pixels de 4 à 1000
cli-not-values = `{ $found }` n’est pas un paramètre avec ses valeurs : écrivez un nom et des valeurs, comme move.ma=7,8,9
cli-not-placed = `{ $found }` ne place aucun pion : écrivez un pion, @ et son emplacement, comme kent9@1404/roof

## Fichiers

file-beside = aucun document fourni ne s’appelle `{ $name }`, et `{ $file }`, à côté, ne se trouve que par son nom entier : écrivez `"{ $file }"`
file-not-bundled = aucun document fourni ne s’appelle `{ $name }`. Fournis : { $known }
file-not-found = fichier introuvable
file-not-readable = accès refusé : vous n’avez pas le droit de lire ce fichier
file-is-no-folder = ceci est un fichier ; nommez un dossier
file-is-folder = ceci est un dossier ; nommez un fichier qu’il contient
file-too-large = le fichier fait { $size } Mo ; la limite est de { $limit } Mo
file-endless = le fichier dépasse la limite de { $limit } Mo
file-is-special = ceci est un périphérique ou un tube ; nommez un fichier
file-not-text = le fichier n’est pas du texte UTF-8 valable, à partir de la ligne { $line }
file-in-use = un autre programme l’a ouvert pour lui seul : fermez-le et réessayez
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
list-labels = inscriptions de la carte
lint-and-more = { $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
 }
lint-leaking-walls = l’enceinte est ouverte en { $at }{ lint-and-more } : on y entre de l’extérieur sans franchir de mur
lint-leaking-walls-help = peignez-y un mur, ou retirez de la région `confines` ce qui est derrière
lint-door-to-nowhere = la porte `{ $at }` ne mène dans aucun bâtiment
lint-door-to-nowhere-help = peignez en plancher l’hexagone qui est derrière, déplacez la porte vers un bâtiment, ou libérez le côté
lint-room-without-door = la salle `{ $room }` n’a pas de porte
lint-room-without-door-help = peignez une porte sur un côté qui l’entoure, ou réunissez-la à la salle voisine
lint-off-map-hexside = le côté d’hexagone `{ $at }` n’est pas sur la carte : `{ $hex }` est hors de ses { $columns } colonnes et { $rows } rangées
lint-off-map-hexside-help = corrigez le numéro, agrandissez la grille, ou effacez la ligne
lint-non-adjacent-hexside = `{ $at }` n’est pas un côté d’hexagone : les deux hexagones ne sont pas adjacents, ils sont à { $distance } hexagones l’un de l’autre
lint-non-adjacent-hexside-help = corrigez `{ $low }` ou `{ $high }`, ou effacez la ligne
lint-wrong-entry-area-count = la carte { $found ->
    [0] n’a aucune zone d’entrée
    [one] a une zone d’entrée
   *[other] a { $found } zones d’entrée
 }, mais le livret en exige { $wanted }{ $missing ->
    [0] {""}
   *[other] {" "}; manquent : { $at }{ lint-and-more }
 }
lint-wrong-entry-area-count-help = peignez ou effacez des zones d’entrée, ou changez `setup.entry_areas` dans le livret
lint-wrong-entry-area-size = la zone d’entrée `{ $area }` { $found ->
    [0] n’a aucun hexagone
    [one] a un hexagone
   *[other] a { $found } hexagones
 }, mais le livret en exige { $wanted }
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
lint-doubled-entry-help = effacez l’entrée de trop, ou donnez-lui son vrai numéro ou son vrai nom
lint-outdoor-room-spot = l’emplacement `{ $spot }` de la salle `{ $room }` n’est pas à l’intérieur sur la carte
lint-outdoor-room-spot-help = peignez `{ $hex }` en plancher, ou retirez l’emplacement de la salle
lint-missing-level = { $missing ->
    [one] l’emplacement `{ $spot }` ({ $list }) n’existe pas sur la carte
   *[other] { $missing } emplacements ({ $list }) n’existent pas sur la carte : { $at }{ lint-and-more }
 }
lint-missing-level-help = { $missing ->
    [one] { $all ->
        [0] donnez à l’hexagone le niveau voulu, ou effacez la ligne
       *[other] écrivez un emplacement de cet hexagone ({ $at }), ou peignez l’hexagone comme prévu
     }
   *[other] retirez-les de la liste, ou peignez leurs hexagones comme prévu
 }
lint-stray-protection = le côté d’hexagone `{ $at }` protège `{ $hex }`, qu’il ne touche pas
lint-stray-protection-help = écrivez `{ $low }`, `{ $high }`, `both` ou `none`
lint-walls-beyond-confines = dans les murs mais hors de l’enceinte : { $at }{ lint-and-more }
lint-walls-beyond-confines-help = ajoutez les hexagones à la région `confines`, ou retirez-les de `inside_walls`
lint-misfitting-correction = la correction `{ $correction }` ne convient pas à la carte ({ $where }) : elle attend « { $expected } », la carte porte « { $found } »
lint-misfitting-correction-help = rétablissez sur la carte ce que la correction attend, changez la correction, ou désactivez-la ; d’ici là elle est sans effet
correction-nothing = rien
correction-this = ce que décrit la correction
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
picture-level-upper = Étages
picture-level-roof = Toits et plates-formes
picture-legend-hexsides = Côtés d’hexagone
picture-legend-hexes = Hexagones et symboles
picture-legend-features = Ce que lit ce jeu
picture-legend-regions = Régions
picture-legend-markers = Marqueurs
picture-roof = toit
picture-gun-printed = position de batterie
picture-gun-optional = position de batterie facultative
picture-entry-area = zone d’entrée
picture-start-position = position de départ, avec le chemin hors de la carte en demi-pouces
picture-area-raised = un niveau plus haut
picture-area-room = capacité d’une zone
picture-cited-number = hexagone cité par la règle
picture-scale = hexagones
picture-own-work = Cette carte est l’œuvre de son auteur. Aucun autre jeu ne l’a.
picture-reconstruction = Cette carte est reconstituée d’après les règles du jeu. Ce n’est pas la carte imprimée avec lui.
picture-cited = D’après { $source }.
picture-cited-share = La règle cite { $hexes ->
    [one] { $hexes } hexagone (numéro en gras)
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
level-upper = étage
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
    [original] {" "}[original : { $source }]
   *[none] {""}
 }
edit-hexside = { $at }, { $layer } : { $was } → { $becomes }{ $protects ->
    [none] {""}
    [both] {" "}(protège les deux côtés)
   *[other] {" "}(protège { $protects })
 }{ edit-source }
edit-protects = { $at }, { $layer } : { $kind } protège { $becomes ->
    [none] aucun côté
    [both] les deux côtés
   *[other] { $becomes }
 }, auparavant { $was ->
    [none] aucun côté
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
edit-gun-facing = { $at } : axe { $was } → { $becomes }{ edit-source }
edit-region-kind = { $thing } { $name } : nature « { $was } » → « { $becomes } »{ edit-source }
edit-region-figure = { $thing } { $name } : `{ $figure }` { $was } → { $becomes }{ edit-source }
edit-turned = { $thing } { $name } : rotation { $was }° → { $becomes }°
edit-size = { $thing } { $name } : taille { $was } % → { $becomes } %
edit-doubles = { $thing } { $name } : mentions { $was } → { $becomes }
edit-grid = grille : { $columns-was } × { $rows-was } hexagones → { $columns } × { $rows } hexagones
edit-title = titre : « { $was-fr } » → « { $becomes-fr } »
thing-hex = hexagone
thing-hexside = côté d’hexagone
thing-room = salle
thing-region = région
thing-entry-area = zone d’entrée
thing-gun-site = position de batterie
thing-label = inscription de la carte

## Terminal

terminal-output = le résultat n’a pas pu être écrit : { $detail }
window-no-display = aucun écran où ouvrir l’éditeur. Sans écran, `bexar` connaît ces commandes : { $verbs }. `bexar help` les explique.
window-not-built = ce `bexar` est construit sans l’éditeur. Il connaît ces commandes : { $verbs }. `bexar help` les explique.
window-no-library = la fenêtre de l’éditeur ne peut pas s’ouvrir : il manque { $library } au système. Sous Debian : apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 pour X11, ou libwayland-client0 libxkbcommon0 pour Wayland. `bexar help` donne les commandes sans fenêtre.
window-failed = la fenêtre de l’éditeur a échoué : { $detail }. Si elle ne s’est jamais ouverte, il manque une bibliothèque au système. Sous Debian : apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 pour X11, ou libwayland-client0 libxkbcommon0 pour Wayland. `bexar help` donne les commandes sans fenêtre.
crash-reported = bexar a planté. C’est un défaut du programme, pas de vos fichiers. Un rapport se trouve dans { $file }. Il nomme la version, le système et l’endroit du programme, et ne contient rien de vos données : lisez-le, puis envoyez-le à { $to ->
    [none] la personne qui vous a donné le programme
   *[some] { $to }
  }.
crash-not-reported = bexar a planté. C’est un défaut du programme, pas de vos fichiers. Le rapport n’a pas pu être enregistré : { $why }. Dites à { $to ->
    [none] la personne qui vous a donné le programme
   *[some] { $to }
  } ce que vous avez fait, et ceci : { $place }
crash-again = bexar a planté encore une fois, dans { $place }
window-crashed = { $window }
  { $report }
man-done = { $pages ->
    [one] { $pages } page de manuel écrite
   *[other] { $pages } pages de manuel écrites
  } dans { $out }
man-unknown = il n’y a pas de commande `{ $verb }` : { $nearest ->
    [none] les commandes sont { $known }
   *[some] vouliez-vous dire `{ $nearest }` ? Les commandes sont { $known }
  }
sort-man = une page de manuel
file-opened-correction = une correction change la carte d’un scénario, et aucun scénario de son dossier ne l’emploie. Ouvrez un scénario et déposez ce fichier sur la fenêtre, ou voyez son effet avec `bexar diff CARTE CORRECTION`
file-opened-variant = une variante change les règles d’un scénario, et aucun scénario de son dossier ne l’emploie. Ouvrez un scénario et déposez ce fichier sur la fenêtre, ou lisez-la avec `bexar explain FICHIER`
file-opened-part = ceci est { $kind }, et aucun scénario de son dossier ne l’emploie. Ouvrez le scénario dont il fait partie, ou vérifiez ce fichier seul avec `bexar check`
file-opened-log = ceci est un journal de partie, mais son nom ne finit pas par `.log.ron`. Renommez-le, ou rejouez-le avec `bexar replay`
file-opened-shard = ceci est une tranche d’une série de parties. Rassemblez toutes les tranches avec `bexar gather`
file-neither = fichier introuvable, et aucun document fourni de la sorte voulue ne porte ce nom. Fournis : { $known }
file-near = fichier introuvable : vouliez-vous dire `{ $nearest }` ?
file-near-verb = ni un fichier ni une commande : vouliez-vous dire `bexar { $nearest }` ?
file-not-bundled-near = aucun document fourni ne s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ?
check-clean = { $files ->
    [one] Aucun problème.
   *[other] Aucun problème dans { $files } fichiers.
}
file-no-document = ceci n’est pas un document de Bexar : ils commencent par { $known }
file-variant-alone = une variante a besoin d’un scénario : inscrivez-la dans celui qui l’emploie, ou vérifiez-la avec `bexar check`
file-correction-alone = une correction a besoin de sa carte : nommez le scénario qui l’emploie, ou voyez son effet avec `bexar diff CARTE CORRECTION`
correction-does-not-fit = la correction ne convient pas à la carte : { $place } ne porte pas ce qu’elle doit changer. Désactivez-la dans le scénario, ou changez ce qu’elle attend
check-error = erreur
check-warning = avertissement
check-note = remarque
check-at = où : { $place }
check-help = conseil : { $help }
check-total = { $errors ->
    [0] aucune erreur
    [one] { $errors } erreur
   *[other] { $errors } erreurs
  }, { $warnings ->
    [0] aucun avertissement
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
  }{ $notes ->
    [0] { "" }
    [one] , { $notes } remarque
   *[other] , { $notes } remarques
  }
apply-conflict = la correction « { $correction } » ne convient pas : { $place } ne porte pas ce qu’elle doit changer. Peut-être est-elle déjà appliquée, ou faite pour une autre carte. Rien n’a été écrit.
apply-conflict-inverse = la correction « { $correction } » ne peut pas être annulée : { $place } ne porte pas ce qu’elle en fait. Peut-être n’a-t-elle jamais été appliquée. Rien n’a été écrit.
apply-done = { $changes ->
    [one] { $changes } changement fait
   *[other] { $changes } changements faits
  } ; carte écrite dans { $out }
diff-cited = { $text }, { $page }
diff-reconstructed = Notre reconstitution : { $text }, { $page }
diff-original = Original, { $text }, { $page }
diff-total = { $changes ->
    [one] { $changes } changement
   *[other] { $changes } changements
  }
render-no-such-format = `{ $out }` : les images sont écrites en SVG ou en PNG, les parties en GIF ; donnez un nom qui finit par `.svg`, `.png` ou `.gif`
render-gif-of-log = `{ $out }` : une animation montre une partie ; nommez son journal avec `--at JOURNAL`, ou donnez un nom qui finit par `.svg` ou `.png`
render-gif-overlay = `{ $out }` : une animation ne porte pas de calque ; retirez `--overlay`, ou donnez un nom qui finit par `.svg` ou `.png`
render-cancelled = arrêté avant la dernière image ; rien n’a été écrit
render-done = écrit dans { $out }
render-other-map = { $file } a été compté sur une autre carte : { $place } n’est que sur l’une des deux. Dessinez la carte du scénario qui a été joué
playtest-no-scenario = { $name } ne se joue pas seul : nommez un scénario qui l’emploie
playtest-not-playable = Le scénario ne se joue pas tant que ces erreurs subsistent. Rien n’a été joué.
errors-bar = Ceci ne se joue pas, et les règles ne répondent pas, tant que ces erreurs subsistent. `--despite-errors` passe outre, là où le moteur le peut.
despite-errors = { $file } a { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
  } et sert malgré tout : le résultat peut n’avoir aucun sens. `bexar check` { $errors ->
    [one] la montre
   *[other] les montre
  }
despite-not-in-force = la correction `{ $correction }` est activée mais pas appliquée : elle ne convient pas à la carte
mention-errors = { $file } a { $errors ->
    [one] { $errors } erreur : ceci ne peut être joué avant qu’elle soit corrigée. `bexar check` la montre
   *[other] { $errors } erreurs : ceci ne peut être joué avant qu’elles soient corrigées. `bexar check` les montre
  }
terminal-warning = avertissement : { $message }
playtest-unknown-player = aucun joueur ne s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ? Joueurs : { $known }
playtest-strange-player = aucun joueur ne s’appelle `{ $name }`. Joueurs : { $known }
playtest-cancelled = arrêté avant la dernière partie ; les chiffres comptent les parties finies
playtest-heading = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
playtest-texans = Texans
playtest-mexicans = Mexicains
playtest-wins = Victoires des { $side } (joueur { $player }) : { $wins }, soit { $share } % (intervalle de confiance à 95 % sur les dés et les joueurs : de { $low } % à { $high } %)
playtest-means = En moyenne, une partie compte :
playtest-attacks = attaques : Texans { $texan }, Mexicains { $mexican }
playtest-steps-lost = pas perdus : Texans { $texan }, Mexicains { $mexican }
playtest-eliminated = unités éliminées : Texans { $texan }, Mexicains { $mexican }
playtest-entries = entrées dans les murs : { $mean }
playtest-casualties = points de pertes des Mexicains : { $mean }
playtest-turns = tours de jeu : { $mean }
playtest-faults = { $faults ->
    [one] { $faults } partie ne s’est pas terminée
   *[other] { $faults } parties ne se sont pas terminées
  } comme la règle l’exige : c’est un défaut du programme ou d’un joueur, non du scénario
playtest-failed = partie { $game }, graine { $seed }, étape { $step }, { $rule ->
    [none] avant qu’une règle n’agisse
   *[other] après `{ $rule }`
  } : { $why }
playtest-failed-panic = le programme a échoué : { $detail }
playtest-failed-refused = un joueur a choisi ce qu’interdit `{ $detail }`
playtest-failed-endless = la partie n’a pas eu de fin

## Ligne de vue

los-clear = la ligne de vue est dégagée ({ $ruling })
los-blocked-hexside = bloquée en { $at } par : { $kind } ({ $ruling })
los-blocked-roof = bloquée par le toit ou la plate-forme en { $hex } ({ $ruling })
los-blocked-indoors = bloquée par le bâtiment en { $hex } ({ $ruling })
los-blocked-apart = non reliés : un intérieur et un toit du même hexagone ou d’hexagones voisins ne se voient pas ({ $ruling })

## Editor

gui-new = Nouvelle carte
gui-new-title-hint = Titre de la carte
gui-new-columns = Colonnes
gui-new-rows = Rangées
gui-new-limits = De { $least } à { $most } colonnes et rangées
gui-new-game = Pour le jeu
gui-new-about = Un pays dégagé, avec les pions et le livret de ce jeu.
gui-new-enter = Créer
gui-notice-close = Fermer
gui-drawer = Essais
gui-drawer-close = Fermer les essais
gui-panel = Afficher ou masquer le panneau de droite
gui-workspace-draw = Dessiner
gui-workspace-draw-about = Dessiner la carte : terrain, côtés, bâtiments, salles, zones d’entrée
gui-workspace-set-up = Placer
gui-workspace-set-up-about = Pions sur la carte, jeu de pions, plan d’entrée
gui-workspace-rules = Règles
gui-workspace-rules-about = Livret de règles, variantes et corrections
gui-workspace-play = Jouer
gui-workspace-play-about = Jouer une partie contre un ami ou l’ordinateur
gui-problems-count = { $errors ->
    [0] { $warnings ->
        [0] Aucun problème
        [one] Un avertissement
       *[other] { $warnings } avertissements
    }
    [one] Une erreur, { $warnings ->
        [0] aucun avertissement
        [one] un avertissement
       *[other] { $warnings } avertissements
    }
   *[other] { $errors } erreurs, { $warnings ->
        [0] aucun avertissement
        [one] un avertissement
       *[other] { $warnings } avertissements
    }
}
gui-zoom-percent = { $percent } %
gui-side-corrections = Corrections
gui-corrections-empty = Aucune correction pour l’instant. Dessinez sur la carte, puis enregistrez vos changements comme correction, avec leur source.
gui-show-counters = Pions
gui-show-counters-about = Afficher ou masquer les pions de la mise en place
gui-side-both = { $side } : { $kind } sur les deux couches
gui-side-two = { $side } : { $ground } au sol, { $upper } en haut
gui-side-one = { $side } : { $kind }
gui-side-none = { $side } : aucune unité ne passe ici
gui-inspector-pieces = PIONS
gui-piece-full = tir { $fire } · mêlée { $melee } · moral { $morale }
gui-piece-reduced = verso : { $fire } · { $melee } · { $morale }
gui-piece-leader = valeur { $rating }
gui-piece-replacement = remplaçant : { $name }, valeur { $rating }
gui-piece-battery = Pièce de { $pounds } livres
gui-piece-strength = force { $strength }
gui-open = Ouvrir…
gui-save = Enregistrer
gui-save-as = Enregistrer sous…
gui-replace = Remplacer
gui-cancel = Annuler
gui-edited = modifié
gui-language = Langue
gui-theme = Thème clair ou sombre
gui-undo = Annuler : { $stroke }
gui-undo-nothing = Rien à annuler
gui-redo = Rétablir : { $stroke }
gui-redo-nothing = Rien à rétablir
gui-undone = Annulé : { $stroke }
gui-redone = Rétabli : { $stroke }
gui-stroke-paint = peinture : { $kind }
gui-stroke-erase = effacer des côtés
gui-stroke-mend = corriger { $lint }
gui-stroke-edit = modifier { $place }
gui-opened = { $file } est ouvert
gui-saved = { $file } est enregistré
gui-file-filter = Cartes et scénarios
gui-minimap = Mini-carte, tant que seule une partie de la carte est visible
gui-fit = Ajuster à la fenêtre
gui-zoom-in = Zoom avant (molette)
gui-zoom-out = Zoom arrière (molette)
gui-show = Niveau
gui-show-ground = Sol
gui-show-in = Intérieur
gui-show-upper = Étage
gui-show-roof = Toits
gui-status-hint = Bouton droit ou barre d’espace et glisser : déplacer la vue. Molette : zoomer.
gui-tools-look = Sélection
gui-tools-ground = Terrain et bâtiments
gui-tools-walls = Côtés d’hexagone
gui-tools-areas = Zones et lieux
gui-tools-counters = Pions
gui-tools-ask = Mesurer et interroger
gui-tool-select = Sélection
gui-tool-select-about = Sélection : cliquez sur un hexagone pour l’inspecter, glissez pour déplacer la carte
gui-tool-hexside = Côtés d’hexagone
gui-tool-hexside-about = Peindre des côtés d’hexagone : cliquez dessus ou glissez le long
gui-tool-select-hint = Cliquez sur un hexagone pour l’inspecter. Glissez pour déplacer la carte. Les autres outils peignent.
gui-tool-hex = Terrain
gui-tool-hex-about = Peindre le terrain des hexagones : cliquez ou glissez dessus
gui-tool-entry-area = Zones d’entrée
gui-tool-entry-area-about = Peindre les hexagones par lesquels entrent les colonnes : cliquez ou glissez dessus
gui-tool-gun-site = Positions de batterie
gui-tool-gun-site-about = Placer des positions de batterie : cliquez sur un hexagone
gui-tools-ground-palette = TERRAIN
gui-tools-entry-area = ZONE D’ENTRÉE
gui-tools-gun-site = POSITION DE BATTERIE
gui-ground-outside-about = Rase campagne : efface ce qui est peint
gui-ground-open-about = Terrain découvert au niveau 1. Dans le jeu de 1981, le terrain est sans effet (3.1).
gui-ground-platform-about = Une plate-forme : niveau 2, rien en dessous (7.2)
gui-ground-floor-about = Un bâtiment : un sol au niveau 1 et un toit au niveau 2 (7.1)
gui-entry-area-count = { $found } sur { $wanted }
gui-entry-area-new = nouvelle
gui-entry-area-pick = Peindre des hexagones de la zone d’entrée { $number }
gui-entry-area-eraser = aucune (gomme)
gui-entry-area-eraser-about = Retirer des hexagones de leur zone d’entrée
gui-entry-area-about = Le livret dit combien il faut de zones, et de combien d’hexagones (2.0).
gui-gun-site-printed-about = Un symbole imprimé sur la carte : une batterie s’y place (2.0)
gui-gun-site-optional-about = Une position de plus, permise par les règles avancées
gui-gun-site-eraser = aucune (gomme)
gui-gun-site-eraser-about = Retirer la position de batterie du niveau affiché
gui-gun-site-count = Sur cette carte, imprimées : { $printed }, facultatives : { $optional }
gui-gun-site-about = La position est au niveau affiché ; un hexagone d’un seul niveau ne laisse pas de choix.
gui-gun-site-which-level = { $hex } n’a pas le niveau affiché. Choisissez-en un autre sous la carte, puis cliquez de nouveau.
gui-stroke-entry-area = peindre la zone d’entrée { $number }
gui-stroke-entry-area-erase = effacer des zones d’entrée
gui-stroke-gun-site = placer { $kind }
gui-stroke-gun-site-erase = effacer une position de batterie
gui-show-about = Afficher pleinement ce niveau
gui-show-numbers = Numéros
gui-show-numbers-about = Afficher ou masquer les numéros des hexagones
gui-show-names = Noms
gui-show-names-about = Afficher ou masquer les noms des lieux et des salles
gui-tools-layer = COUCHE
gui-tools-kind = CÔTÉ D’HEXAGONE
gui-tools-kind-about = Peindre ce type de côté d’hexagone
gui-tools-eraser = libre (gomme)
gui-tools-eraser-about = Dégager le côté d’hexagone
gui-layer-ground = Sol
gui-layer-upper = Haut
gui-layer-both = Les deux
gui-layer-ground-about = Ce que rencontrent les unités du niveau 1
gui-layer-upper-about = Ce que rencontrent les unités qui vont au niveau 2, en viennent ou s’y déplacent
gui-layer-both-about = Les deux couches du côté d’hexagone
gui-layer-means-nothing = { $side } : aucune unité ne rencontre jamais cette couche ici. Peignez l’autre.
gui-inspector-empty = Pointez un hexagone pour voir ce qu’il contient. Cliquez pour le garder ici.
gui-inspector-hex = Hexagone { $hex }
gui-inspector-area = Zone d’entrée { $number }
gui-inspector-open-top = sans toit
gui-inspector-plain = Rien de particulier ici : terrain découvert.
gui-inspector-sides = CÔTÉ
gui-level-ground = sol, niveau { $elevation }
gui-level-in = intérieur, niveau { $elevation }
gui-level-upper = étage, niveau { $elevation }
gui-level-roof = toit, niveau { $elevation }
gui-cited = cité
gui-reconstructed = reconstitué
gui-original = original
gui-north = N
gui-north-east = NE
gui-south-east = SE
gui-south = S
gui-south-west = SO
gui-north-west = NO
gui-corrections = CORRECTIONS
gui-corrections-about = Le pinceau peint la carte d’origine ; les corrections s’y ajoutent.
gui-correction-conflict = Ne convient pas : { $place } contient autre chose que prévu. Annulez ou désactivez-la.
gui-problems = Problèmes
gui-problems-none = Aucun problème
gui-problems-about = Les problèmes que les règles trouvent sur la carte s’affichent ici pendant que vous peignez. Cliquez sur l’un d’eux pour y aller.
gui-problems-jump = Aller au problème
gui-problems-mend = Corriger
gui-mend-conflict = Impossible à corriger : { $place } a changé
gui-path-open = Ouvrir un document
gui-path-save = Enregistrer la carte
gui-path-about = Ce système n’affiche pas de dialogue de fichiers. Saisissez le chemin du fichier.
gui-path-hint = /home/…/fort.map.ron
gui-path-exists = Un fichier porte déjà ce nom. Il sera remplacé.
gui-path-bundled = Ou un document fourni :
gui-unsaved-title = Enregistrer les modifications ?
gui-unsaved-about = { $document } a des modifications non enregistrées.
gui-unsaved-game = La partie de { $document }
gui-unsaved-discard = Ne pas enregistrer
gui-unsaved-save = Enregistrer
gui-balance-off = Équilibre : désactivé
gui-balance-off-about = Estimer l’équilibre après chaque modification
gui-balance-waiting = Équilibre : …
gui-balance-about = Après chaque modification, des joueurs automatiques jouent quelques parties en arrière-plan. Cliquez pour désactiver.
gui-balance-unplayable-about = Cliquez pour voir le premier problème.
gui-balance-share = Les Mexicains gagnent { $share } % ({ $low } à { $high })
gui-balance-drift = { $games ->
    [one] { $drift }, { $games } partie
   *[other] { $drift }, { $games } parties
  }
gui-balance-drift-about = De combien de points la dernière étape a changé la part des Mexicains, comparée partie par partie sur les { $games } parties, parmi { $all }, jouées avant comme après elle, avec les mêmes dés ; les deux camps sont joués par { $player }. Entre parenthèses, et après ±, l’intervalle de confiance à 95 %. Cliquez pour désactiver.
gui-balance-read-about = { $games } parties sur { $all } jouées sur la carte actuelle ; les deux camps sont joués par { $player }. Entre parenthèses, l’intervalle de confiance à 95 %. Cliquez pour désactiver.
gui-history-share = { $games ->
    [one] Les Mexicains gagnent { $share } % ({ $games } partie)
   *[other] Les Mexicains gagnent { $share } % ({ $games } parties)
  }
gui-history-unplayable = injouable
gui-history-drift = Les Mexicains gagnent { $share } % ({ $drift })
gui-playtest-games = Parties
gui-playtest-chart = Graphique
gui-playtest-heat = Carte de chaleur
gui-playtest-heat-none = aucune
gui-playtest-report = Enregistrer le rapport…
gui-playtest-report-about = Toutes les statistiques en une page pour navigateur : graphiques, tableaux et cartes de chaleur
gui-playtest-report-filter = Rapports d’essais
gui-playtest-report-written = Rapport enregistré : { $file }
gui-playtest = Parties d’essai
gui-playtest-about = Des joueurs automatiques jouent des parties entières sur cette carte et comptent les victoires.
gui-playtest-cancel = Arrêter
gui-playtest-interval = intervalle de confiance à 95 % sur les dés et les joueurs : de { $low } à { $high } %
gui-playtest-failed = Les parties d’essai ont échoué : { $detail }
gui-playtest-stale = Périmé : la carte a changé.
gui-problems-show-notes = Afficher les remarques
gui-problems-hide-notes = { $count ->
    [0] Masquer les remarques (aucune)
    [one] Masquer { $count } remarque
   *[other] Masquer { $count } remarques
  }
gui-playtest-start = Lancer { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
gui-playtest-running = { $done ->
    [one] { $done } partie sur { $games }
   *[other] { $done } parties sur { $games }
}
gui-playtest-cancelled = { $games ->
    [0] Arrêt avant la fin de la première partie.
    [one] Arrêt après { $games } partie.
   *[other] Arrêt après { $games } parties.
  }
gui-playtest-texan = { $wins ->
    [one] Texans : { $wins } victoire, { $share } %
   *[other] Texans : { $wins } victoires, { $share } %
  }
gui-playtest-mexican = { $wins ->
    [one] Mexicains : { $wins } victoire, { $share } %
   *[other] Mexicains : { $wins } victoires, { $share } %
  }
gui-playtest-fought = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $texans } pour les Texans contre { $mexicans } pour les Mexicains. Une partie compte en moyenne { $attacks } attaques, { $losses } pas perdus et { $entries } entrées dans les murs.
gui-playtest-faults = { $games ->
    [one] { $games } partie ne s’est pas terminée normalement : signalez-le.
   *[other] { $games } parties ne se sont pas terminées normalement : signalez-le.
  }

## Sortes de terrain et de côtés d’hexagone

hexside-clear = libre
hexside-dry-streambed = lit de ruisseau à sec
hexside-stone-wall = mur de pierre
hexside-wooden-wall = mur de bois
hexside-inner-wall = paroi intérieure
hexside-outer-wall = paroi extérieure
hexside-church-wall = mur d’église
hexside-doorway = porte
hexside-gunslit = meurtrière
hexside-gun-ramp = rampe d’artillerie

## Pions et images

png-too-large = une image de { $width } × { $height } pixels est trop grande pour un fichier PNG : choisissez `--hex-size { $fits }` ou moins, ou écrivez du SVG
png-not-painted = l’image n’a pas pu être dessinée : { $detail }
# Une lettre chacun, sur l’insigne d’une unité : en désordre, en fuite.
counter-disordered = D
counter-routed = Dr
## Règles et questions

refused = Interdit{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
  } : { $reason } [{ $rule }]
refused-because = { $refusal } – { $reason }
refused-too-far-to-see = personne ne voit aussi loin, d’après { $rule } : { $text }
refused-hidden = vue masquée en { $at } d’après { $rule } : { $text }
refused-hidden-past = personne ne voit au-delà de { $at }, d’après { $rule } : { $text }
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
group-counterattack = contre-attaque féroce (option)
group-victory = victoire
nature-executable = règle de jeu
nature-definition = définition
explain-definition = Une définition : elle dit ce que désignent mots, tables ou pions, sans effet par elle-même.
explain-optional = Facultative : en vigueur seulement là où `{ $name }` est activé.
explain-cases = Montrée par { $list }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre cas
   *[other] {" "}et { $more } autres cas
  }
explain-cases-of = { $ids } (`bexar test { $file }`)
explain-cited = Le moteur la cite pour ce qu’il fait et ce qu’il refuse.
explain-uncited = Aucun événement ni refus ne la cite : elle agit dans ce que d’autres règles coûtent, comptent, permettent ou interdisent.
explain-ruling = Une décision maison : les règles du jeu laissent ce point ouvert.
explain-parameters = Paramètres : { $names }
explain-parameter-number = par défaut { $default }, de { $low } à { $high }
explain-parameter-switch = activé ou désactivé, par défaut { $default }
explain-parameter-text = par défaut { $default }
explain-on = activé
explain-off = désactivé
check-alone-elsewhere = Une variante vérifiée seule l’est avec les cartes et les pions fournis, qui n’ont pas ce nom : `bexar explain language` donne les étiquettes et les régions de l’Alamo. Pour une carte à vous, activez la variante dans son scénario et vérifiez celui-ci.
explain-unknown = rien ne s’appelle `{ $name }` : vouliez-vous dire { $nearest } ?
explain-document = `{ $name }` est un document, que `bexar check { $name }` contrôle et que `bexar { $name }` ouvre. Pages : `bexar explain lints`, `rules`, `parameters`, `variants` ou `cases`
explain-strange = rien ne s’appelle `{ $name }`. Listes : `bexar explain lints`, `rules`, `parameters`, `variants`, `cases` ou `games`
explain-variant-cited = Publié : { $source }
explain-variant-reconstructed = Maison : { $source }
explain-variant-original = Original : { $source }
explain-variant-needs = Exige : { $names }
explain-variant-uses = S’accorde avec : { $names }
explain-variant-replaces = Remplace : { $names }
explain-variant-params = Réglages
explain-variant-opts = Options
explain-variant-flags = Marques
explain-variant-regions = Régions
explain-variant-kinds = Types de côtés d’hexagone
explain-variant-tables = Tables
explain-variant-rules = Règles
parameter-setup-entry-areas = Zones d’entrée de la carte
parameter-setup-entry-area-hexes = Hexagones par zone d’entrée
parameter-setup-bowie-hex = Hexagone où Bowie se place
parameter-texan-confined = Texans confinés dans l’enceinte
parameter-move-ma = Potentiel de mouvement d’une unité de combat ou d’un chef
parameter-move-ma-disordered = Potentiel de mouvement d’une unité de combat en désordre
parameter-move-ma-towing = Potentiel de mouvement d’une unité qui remorque une batterie
parameter-move-hex-cost = Coût de mouvement d’un hexagone, avant celui du côté franchi
parameter-damage-disorder-over = Dépassement du moral qui met en désordre
parameter-damage-step-over = Dépassement du moral qui coûte un pas
parameter-damage-eliminate-over = Dépassement du moral qui élimine
parameter-mod-inside-mexican = Modificateur des tests mexicains : une unité mexicaine en bon ordre dans les murs
parameter-mod-inside-texan = Modificateur des tests texans : une unité mexicaine en bon ordre dans les murs
parameter-mod-disordered = Modificateur des tests des unités en désordre ou en déroute
parameter-mod-per-mexican-in-zoc = Modificateur des tests texans par unité mexicaine dans la zone de contrôle du défenseur
parameter-battery-texan-tows = Batteries que les Texans peuvent remorquer dans une partie
parameter-track-full = Case de la piste des remplacements, et points de pertes, d’une unité entière perdue
parameter-track-reduced-step = Case de la piste des remplacements, et points de pertes, d’une unité réduite qui perd son dernier pas
parameter-track-reduced-elim = Case de la piste des remplacements, et points de pertes, d’une unité réduite éliminée d’un coup
parameter-track-no-retreat = Case de la piste des remplacements, et points de pertes, d’une unité qui ne peut reculer
parameter-entryretreat-space-full = Case de la piste des remplacements, et points de pertes, d’une unité entière qui reculerait depuis une zone d’entrée
parameter-entryretreat-space-reduced = Case de la piste des remplacements, et points de pertes, d’une unité réduite qui reculerait depuis une zone d’entrée
parameter-track-leader-first = Case de la piste des remplacements, pour un chef mexicain qui tombe
parameter-track-leader-again = Case de la piste des remplacements, pour un chef remplaçant qui tombe
parameter-leader-loss-max = Plus haut jet auquel un chef tombe avec l’unité
parameter-los-low-wall-blocks = Vue bloquée par les murs bas entre des unités qui ne les bordent pas
parameter-los-roof-depth-blocks = Vue d’une unité au niveau 2 bloquée par le toit devant elle
parameter-los-graze = Ligne de vue qui frôle un coin ou longe un côté d’hexagone : `lenient` ne la bloque que si ses deux passages le sont, `strict` dès que l’un l’est, ou si un mur qu’elle longe la bloquerait.
parameter-game-turns = Tours de jeu de la partie
parameter-withdrawal-last-turn = Dernier tour avec une vérification du retrait
parameter-vp-per-turn = Points de victoire texans par tour tenu
parameter-vp-casualty-divisor = Points de pertes par point de victoire texan
query-no-map = { $name } n’a pas de carte : nommez une carte ou un scénario
query-no-scenario = { $name } n’a pas de pions : nommez un scénario
query-no-spot = la carte n’a pas d’emplacement { $spot }. L’hexagone { $hex } a : { $known }
query-no-hex = la carte n’a pas d’hexagone { $hex }
query-no-piece = aucun pion ne s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ?
query-strange-piece = aucun pion ne s’appelle `{ $name }` ; voyez le jeu de pions
query-no-hexside = `{ $side }` n’est pas un côté d’hexagone de cette carte
not-done-dice = aucun jet attendu ici ne peut donner ce résultat
query-cannot-put = { $piece } ne peut pas prendre place en { $spot }. { $reason }
query-range = { $from } → { $to } : { $range }
range-hexes = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
 }
range-half-inches = { $count ->
    [one] { $count } demi-pouce
   *[other] { $count } demi-pouces
 }
range-areas = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
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
query-moves-points = { $piece } en { $spot }, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
query-phase-texan-movement = phase de mouvement texane
query-phase-mexican-movement = phase de mouvement mexicaine
query-reaches = { $count ->
    [0] Aucun emplacement accessible.
    [one] { $count } emplacement accessible :
   *[other] { $count } emplacements accessibles :
  }
query-way = { $spot } : coût { $cost }, { $steps ->
    [one] { $steps } hexagone
   *[other] { $steps } hexagones
  }
query-way-stopped = { $way } ; arrêt par la zone de contrôle de { $by } [{ $rule }]
query-refused = { $spots } : { $reason }
query-refused-heading = Inaccessibles d’ici :
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
lint-incomplete-region-help = ajoutez-les à la région `{ $region }`, ou fermez les côtés d’hexagone entre eux
lint-contradicted-region = { $listed ->
    [yes] la région `{ $region }` a l’hexagone `{ $hex }`
   *[no] l’hexagone `{ $hex }` manque à la région `{ $region }`
}, mais { $walls } murs le contredisent par le côté qu’ils protègent : { $at }{ lint-and-more }
lint-contradicted-region-help = { $listed ->
    [yes] retirez l’hexagone de la région
   *[no] ajoutez l’hexagone à la région
}, ou écrivez un autre côté dans `protects`
lint-lone-hexside = { $kind } `{ $at }` est isolé en terrain libre : rien ne le prolonge
lint-lone-hexside-help = prolongez-le, ou effacez-le
lint-broken-streambed = le lit de ruisseau s’interrompt à un bout de `{ $side }` : aucun de { $at } ne le prolonge
lint-broken-streambed-help = prolongez-le, ou faites-le finir contre un mur ou au bord de la carte
lint-odd-wall = { $kind } `{ $side }` interrompt une suite d’un autre type : { $rest }
lint-odd-wall-help = peignez-le comme ses voisins, ou admettez-le en donnant la raison
lint-odd-ground = l’hexagone `{ $hex }` est { $ground }, mais tout le reste du sol libre de la région `{ $region }` est { $rest }
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
lint-split-room-help = libérez les côtés d’hexagone qui la coupent, ou faites une salle de chaque morceau
lint-incomplete-building = à l’hexagone de bâtiment `{ $hex }` il manque { $at }
lint-incomplete-building-help = donnez-lui les niveaux d’un bâtiment ; marquez-le `open_top` s’il n’a pas de toit, ou peignez un autre sol si ce n’est pas un bâtiment
lint-idle-correction = la correction `{ $correction }` ne change rien{ $items ->
    [0] {" "}: elle n’a aucun point
   *[other] {""}
 }
lint-idle-correction-help = écrivez dans `becomes` ce que demande la publication, ou retirez la correction du scénario
lint-unknown-counter = { $known ->
    [few] la mise en place pose `{ $counter }`, mais le jeu de pions n’a que { $quantity } `{ $kind }` (3.2)
    [mix] le jeu de pions n’a aucun des { $pieces } pions de la mise en place : { $at }{ lint-and-more }
   *[other] aucun pion ne s’appelle `{ $counter }`
}
lint-unknown-counter-help = { $known ->
    [few] augmentez la quantité dans le jeu de pions, ou effacez la ligne
    [yes] écrivez `{ $nearest }`, augmentez la quantité dans le jeu de pions, ou effacez la ligne
    [mix] nommez le jeu de pions pour lequel la mise en place est faite
   *[other] corrigez le nom, ajoutez le pion, ou effacez la ligne
 }
lint-unfillable-columns = les règles permettent { $most } colonnes, mais { $stands } socles de commandement ne suffisent qu’à { $columns } et à la Réserve (K4.a)
lint-unfillable-columns-help = ajoutez des socles de commandement, ou baissez `k.columns.most`
lint-idle-officer = `{ $counter }` ne commande personne : aucune unité n’appartient au groupe `{ $group }`
lint-idle-officer-help = écrivez le groupe de ses unités, ou ajoutez des unités de son groupe
lint-foreign-counter-mix = le jeu de pions est celui de « { $mix } », le livret celui de « { $rulebook } »
lint-foreign-counter-mix-help = nommez le jeu de pions et le livret d’un même jeu
lint-doubled-counter = le pion `{ $counter }` est placé { $times } fois : { $at }{ lint-and-more }
lint-doubled-counter-help = gardez l’emplacement voulu, ou nommez un autre pion dans l’autre ligne
lint-off-map-set-up = le pion `{ $counter }` est placé en `{ $spot }`, qui n’est pas sur la carte
lint-off-map-set-up-help = { $all ->
    [0] écrivez un hexagone de la carte, ou effacez la ligne
   *[other] écrivez un emplacement de cet hexagone : { $at }
 }
lint-stacked-set-up = `{ $counter }` ne peut s’empiler en `{ $spot }` : `{ $holder }` s’y trouve ({ $rule })
lint-stacked-set-up-help = déplacez l’un des deux vers un emplacement libre
lint-refused-set-up = { $reason ->
    [plot] « { $system } » n’a pas de plan d’entrée : la ligne de la colonne `{ $column }` est sans effet
   *[line] le pion `{ $counter }` ne peut commencer en `{ $spot }` dans « { $system } » : { $said } ({ $rule })
 }
lint-refused-set-up-help = { $reason ->
    [plot] effacez la ligne : les colonnes se préparent en cours de partie, ou entrent là où leurs places sont peintes
   *[line] déplacez-le là où il peut commencer, ou effacez la ligne : le pion entre alors comme le veulent les règles
 }
lint-unmanned-fort = aucun pion de la garnison ne peut être placé
lint-unmanned-fort-help = ajoutez des pions à la garnison, ou peignez à l’intérieur des murs les places où ils commencent
lint-set-up-beyond-confines = le pion `{ $counter }` est placé en `{ $spot }`, hors de l’enceinte ({ $rule })
lint-set-up-beyond-confines-help = ramenez-le à l’intérieur, ou ajoutez l’hexagone à la région `confines`
lint-forbidden-set-up = { $reason ->
    [gun-site] le pion `{ $counter }` est placé en `{ $spot }`, où n’est imprimée aucune position de batterie
    [fixed-leader] le pion `{ $counter }` est placé en `{ $spot }`, mais son hexagone est fixé par `setup.bowie_hex` dans le livret
    [entry-area] le pion `{ $counter }` est placé en `{ $spot }`, hors de la zone d’entrée prévue pour sa colonne
    [too-early] le pion `{ $counter }` est placé en `{ $spot }`, mais n’est pas sur la carte au début de la partie
   *[other] le pion `{ $counter }` ne peut être placé en `{ $spot }`
 } ({ $rule })
lint-forbidden-set-up-help = { $reason ->
    [gun-site] déplacez-le vers une position de batterie, ou peignez-en une là
    [fixed-leader] déplacez-le vers cet hexagone, ou changez le livret
    [entry-area] ramenez-le dans la zone, ou changez le plan d’entrée
    [too-early] effacez la ligne ; la Réserve vient quand elle est engagée
   *[other] déplacez-le, ou effacez la ligne
 }
lint-illegal-plot = { $reason ->
    [unknown-column] le plan d’entrée nomme la colonne `{ $column }`, absente du jeu de pions
    [unknown-area] le plan d’entrée envoie la colonne `{ $column }` vers la zone d’entrée { $area }, absente de la carte
    [shared-area] le plan d’entrée envoie la colonne `{ $column }` vers la zone d’entrée { $area }, par où entre une autre colonne d’assaut
    [plotted-twice] le plan d’entrée a une seconde ligne pour la colonne `{ $column }`
   *[left-out] le plan d’entrée n’a pas de ligne pour la colonne `{ $column }`
 } ({ $rule })
lint-illegal-plot-help = { $reason ->
    [unknown-column] corrigez le nom, ou ajoutez la colonne au jeu de pions
    [plotted-twice] gardez une seule des lignes
    [left-out] ajoutez-lui une ligne, ou effacez tout le plan d’entrée et laissez-le aux joueurs
   *[other] donnez à la colonne une zone de la carte qu’aucune autre colonne d’assaut n’emploie
 }
unplayable-no-combat-table = le livret n’a pas de table de combat
unplayable-too-many-spots = la carte a plus d’emplacements qu’une partie n’en peut contenir
unplayable-too-many-pieces = il y a plus de pions que les { $limit } qu’une partie peut contenir
unplayable-no-column = le pion `{ $counter }` appartient à la colonne `{ $column }`, absente du jeu de pions
unplayable-plot-column = le plan d’entrée nomme la colonne `{ $column }`, absente du jeu de pions
unplayable-too-many-columns = il y a { $count } colonnes ; une partie peut en contenir { $limit }
unplayable-no-counter = aucun pion ne s’appelle `{ $counter }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
 }
unplayable-no-spot = le pion `{ $counter }` est placé en `{ $spot }`, qui n’est pas sur la carte
unplayable-missing-variant = la variante `{ $variant }` exige la variante `{ $need }` : activez celle-ci aussi, ou désactivez l’autre
unplayable-help = corrigez d’abord ceci ; d’ici là le scénario ne peut être joué

## Paquets

pack-only-zip = `{ $out }` : un scénario se met en paquet ZIP ; donnez un nom qui finit par `.zip`
pack-failed = `{ $out }` n’a pas pu être écrit : { $detail }. Rien n’a changé.
pack-done = { $files ->
    [one] { $files } fichier réuni
   *[other] { $files } fichiers réunis
  } dans { $out }

## Cas

file-cases-alone = un fichier de cas n’est ni une carte ni un scénario : jouez-le avec `bexar test`
file-no-base = les cas se jouent sur le scénario `{ $base }`, qui n’est ni à côté d’eux ni fourni. Fournis : { $known }.{ $nearest ->
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
case-too-many-rolls = les dés peuvent tomber de plus de { $most } façons
case-no-roll = aucun dé n’est attendu : { $due }
case-other-roll = { $dice ->
    [one] { $dice } dé est attendu
   *[other] { $dice } dés sont attendus
  }
case-event = l’événement `{ $event }`
case-events = ce qui s’est passé : `{ $events }`
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
case-unknown-area = la carte n’a pas de zone `{ $name }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-column = aucune colonne ne s’appelle `{ $name }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-variant = aucune variante n’a ce nom : ni dans le scénario, ni à côté, ni fournie{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-setting-form = un réglage s’écrit `VARIANTE.NOM`, le nom de la variante d’abord
case-no-setting = la variante `{ $variant }` n’a pas de réglage de ce nom ; elle a : { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-setting-number = nombre entier de { $least } à { $most } attendu
case-setting-choice = l’un de ceux-ci attendu : { $choices }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-correction = le scénario n’a aucune correction de ce nom{ $nearest ->
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
case-no-word = l’un de ceux-ci attendu au lieu de `{ $word }` : { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-no-number = nombre attendu au lieu de `{ $word }`
case-wrong-class = `{ $name }` n’est pas { $class }
class-unit = une unité de combat
class-leader = un chef
class-battery = une batterie
case-outside = l’unité est hors des murs : { $at }
case-refused-first = refusé par { $rule } : { $due }
case-due-nothing = la partie est finie
case-due-alone = `{ $phase }` se déroule d’elle-même à la fin de la phase précédente : commencez par celle-là
case-due-roll = { $dice ->
    [one] il faut d’abord jeter { $dice } dé ({ $purpose })
   *[other] il faut d’abord jeter { $dice } dés ({ $purpose })
  }
case-due-choice = { $side ->
    [side-texan] c’est aux Texans de décider
   *[other] c’est aux Mexicains de décider
  }, dans `{ $phase }` du tour { $turn } : `{ $actions }`
dice-combat = table de combat
dice-damage = test de dommages
dice-leader = perte d’un chef
dice-ferocity = férocité
dice-siege = table de la suite du siège
dice-breach = brèche
dice-variant = une règle de variante
dice-draw = ce qu’une règle de variante tire au sort
case-until-alone = `{ $phase }` se déroule d’elle-même ; la prochaine phase avec une décision est `{ $next }`
case-until-gone = `{ $phase }` est finie, ou s’est déroulée sans décision à prendre. Maintenant { $due }
case-no-phase = un cas de ce jeu doit dire dans `phase` quelle phase vient de commencer
case-refused-because = refusé par { $rule } : { $why }
case-other-field = un champ du jeu de 1981 : { $field ->
    [counters] les pions sont ceux du scénario
    [variants] ce jeu n’a pas de variantes
    [settings] ce jeu n’a pas de variantes
    [with_setup] les deux camps se placent en jouant
    [turn] dites dans `begin` quel est le tour
    [phase] dites dans `begin` laquelle commence : `begin PHASE`
    [pieces] dites dans `begin` où ils sont : `put PIECE SPOT`
    [mover] faites-le bouger dans une étape
    [plot] les colonnes viennent comme le disent `begin` ou les étapes
    [flags] ce jeu n’a pas de marques
    [breaches] dites dans `begin` ce qui est brisé
    [casualties] dites dans `begin` qui est perdu : `remove PIECE`
    [held] dites dans `begin` quel est le tour
    [committed] dites-le dans une étape
   *[other] les canons se déplacent dans des étapes
  }
case-no-parameter = aucun paramètre ne s’appelle ainsi{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
case-parameter-switch = `true` ou `false` attendu
case-parameter-text = mot entre guillemets attendu, comme "{ $default }"
case-twice = deux fois dans `{ $list }`
case-sketch-correction = les corrections du scénario ne vont pas avec un croquis
case-no-area = la carte n’a pas cette zone d’entrée ; elle a : { $known }
case-no-place = ce pion n’est nulle part : donnez-lui un emplacement (`at`), une case de la piste (`track`) ou `waiting: true`
case-several-places = ce pion ne peut être qu’à un endroit : à un emplacement (`at`), sur la piste (`track`) ou en attente (`waiting`)
case-no-order = seules les unités de combat sont en désordre ou en déroute ({ $rule })
case-no-track = seuls les unités et les chefs mexicains vont sur la piste des remplacements ({ $rule })
case-track-space = la piste des remplacements a les cases { $least } à { $most }
case-no-back = ce pion n’a pas de verso
case-wrong-mark = `{ $mark }` ne s’applique pas à un pion de ce type
case-mover-off = le pion en mouvement doit être sur la carte
case-mover-phase = ce pion ne bouge pas dans `{ $phase }`
case-mover-tow = `{ $gun }` n’est pas une batterie au même emplacement
test-no-cases = { $scenario } n’a pas de cas : aucun fichier en `.case.ron` à côté de lui ne porte `base: "{ $base }"`. Écrivez-en un, par exemple `{ $base }.case.ron` ; voyez `bexar explain cases`
told-form = forme
told-means = ce qui se passe
told-phase-of-turn = une phase commence
told-placed = un pion est posé
told-plotted = l’entrée d’une colonne est notée
told-applied = une règle change ce qu’aucun autre événement ne nomme
told-stepped-cost = un pion va du premier emplacement au second pour N points
told-taken = un chef se déplace avec une unité
told-left = un chef ou une batterie est laissé sur place
told-towed = une unité prend une batterie en remorque
told-stopped = la zone de contrôle de l’unité arrête le pion
told-captured = le pion capture la batterie
told-attacked-row-column = une attaque, avec sa ligne et sa colonne de la table de combat, comptées à partir de 0
told-counterattacked-row-column = une attaque qui répond à une autre
told-resulted-on = la table de combat donne cela pour le dé : `-`, `H`, un chiffre ou `C`
told-checked-against = un test de dommages : la somme des dés avec les modificateurs, contre le moral
told-led = le propriétaire a choisi le chef qui compte dans le test
told-tried-ferocious = un chef jette le dé pour une contre-attaque féroce, et réussit
told-tried-ordinary = le chef jette le dé et échoue : la contre-attaque est ordinaire
told-ferocious = l’unité peut faire N attaques
told-unanswered = l’unité n’a aucune attaque à faire
told-lapsed = il reste N attaques qui ne peuvent pas être faites
told-siege-line = on jette les dés sur la table de la suite du siège ; sa ligne dit la suite
told-siege-no-line = on jette les dés sur la table, mais aucune ligne ne convient
told-good = l’unité retrouve le bon ordre
told-disordered = l’unité est en désordre
told-routed = l’unité est en déroute
told-reduced = l’unité perd un pas
told-restored = une unité montre à nouveau son recto
told-withdrawn = une règle de variante retire un pion de la carte sans perte
told-eliminated = l’unité est éliminée
told-tracked = le pion va sur la case N de la piste des remplacements
told-casualties = N points de pertes s’ajoutent
told-tested-fell = un chef est testé après la perte de l’unité, et tombe
told-tested-lives = le chef est testé, et survit
told-killed = une unité ennemie tue un chef seul
told-rule = une règle de variante agit
told-threw = on jette les dés sur une table de variante
told-drew = une carte d’un paquet de variante est tirée, ou une chose au sort
told-drew-none-left = un paquet de variante n’a plus de cartes, et aucune n’est tirée
told-drew-from-too-many = le tirage au sort porterait sur trop de choses, et rien n’est tiré
told-shuffled = toutes les cartes retournent dans un paquet de variante
told-flag = une marque de variante vaut maintenant N
told-left-out = ce que ferait une règle de variante est omis : trop de choses attendent, ou trop de marques sont posées
told-cut-off = des règles de variantes se sont déclenchées trop souvent les unes les autres
told-waived = la mise en place reste telle quelle, bien qu’une règle de variante la veuille autrement
told-became-clear = une variante a ouvert un côté
told-became-raised = le côté peint est rétabli
told-scored = une variante donne ou retire des points de victoire, comme `+2`
told-retreated = l’unité recule d’un emplacement
told-advanced = l’unité avance dans l’emplacement que sa mêlée a vidé
told-entered = une unité des assaillants entre dans les murs
told-committed = la Réserve est engagée
told-breach-against = une batterie tire sur un côté : les dés, et la force qu’ils ne doivent pas dépasser
told-breached = le côté a une brèche
told-exposed = une unité à une nouvelle brèche doit faire un test de dommages
told-ended = la partie est finie, avec N points de victoire
test-position = position
test-step = étape { $step }
test-expected = attendu : { $what }
test-found = trouvé : { $what }
test-total = { $cases ->
    [0] aucun cas
    [one] { $cases } cas
   *[other] { $cases } cas
  }, { $failed ->
    [0] aucun échec
    [one] { $failed } échec
   *[other] { $failed } échecs
  }
test-no-log = pas de journal pour { $cases } cas { $why } : { $list }
test-uncovered = note : { $rules ->
    [one] { $rules } règle n’a
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
query-enemy = { $target } en { $spot }, { $range }
query-enemy-off-map = { $target }, hors de la carte
query-attacks = { $unit } en { $spot }, { $phase } : { $count ->
    [0] aucune attaque
    [one] { $count } attaque
   *[other] { $count } attaques
  }
query-attacks-any = { $unit } en { $spot } : { $count ->
    [0] aucun ennemi ne peut être attaqué
    [one] { $count } ennemi peut être attaqué
   *[other] { $count } ennemis peuvent être attaqués
  }
query-attack = { $mode } contre { $target } : force { $strength }, { $table }
query-attacks-refused = Hors d’atteinte :
query-attacks-left-out = et { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
  } plus loin ; `--all` les explique
query-odds = { $unit } en { $spot } contre { $target } en { $target-spot }, { $phase }
query-odds-mode = Attaque ({ $mode }) :
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
query-effect-eliminated = élimination
query-effect-counterattack = peut contre-attaquer
## Brèches

parameter-breach-types = Types de côtés d’hexagone qu’une batterie peut ouvrir, séparés par des espaces. La haute palissade compte comme un mur de bois.
parameter-breach-needs-los = Ligne de vue vers le milieu du côté d’hexagone nécessaire pour y ouvrir une brèche
parameter-breach-roof-edge = Brèche dans un bâtiment ouvrant aussi le bord du toit
query-no-breach = `{ $side }` ne peut pas être ouvert. R62 dit ce qui peut l’être : voyez `bexar explain R62`
## Questions about a moment

query-no-moment = `{ $what }` ne désigne aucun moment : écrivez le nom d’un cas fourni, comme `alamo/E7`, ou `FICHIER:CAS`, suivi au besoin de `:ÉTAPE`
query-no-case = { $file } n’a pas de cas `{ $id }`
query-past-the-end = { $what } n’a que { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }
query-moment-fails = { $what } ne peut être atteint. { $step ->
    [0] Sa position :
   *[other] Étape { $step } :
  } attendu : { $expected } ; trouvé : { $found }
query-not-on-map = { $piece } n’est pas sur la carte : dites d’où part ce pion
query-on-track = { $spot }, encore en chemin hors de la carte
query-moment-diverges = { $what } ne peut être atteint :
  { $lines }

## Événements et phases

phase-set-up-guns = placement des batteries
phase-plot = plan d’entrée des colonnes
phase-set-up-texans = placement des Texans
phase-set-up-mexicans = placement des Mexicains
phase-replacement = phase de remplacement
phase-reserve-placement = phase de placement de la Réserve
phase-texan-movement = phase de mouvement texane
phase-texan-combat = phase de combat texane
phase-texan-rally = phase de ralliement texane
phase-reserve-commitment = phase d’engagement de la Réserve
phase-mexican-movement = phase de mouvement mexicaine
phase-mexican-combat = phase de combat mexicaine
phase-mexican-rally = phase de ralliement mexicaine
phase-withdrawal = phase de retrait
phase-turn-end = fin du tour
event-phase = Tour { $turn } : { $phase }.
event-placed = { $piece } { AGREE($piece, "prend place", "prennent place") } en { $at }.
    .on = { $piece } en { $at }
    .many = { $pieces } en { $at }
event-plotted = La zone d’entrée de la colonne { $column } est notée.
    .on = la zone d’entrée de la colonne { $column } est notée
event-stepped = { $piece } { AGREE($piece, "va", "vont") } de { $from } à { $to } pour { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
  }.
    .on = { $piece } { AGREE($piece, "va", "vont") } de { $from } à { $to } ({ $cost } PM)
    .same = { AGREE($piece, "va", "vont") } de { $from } à { $to } ({ $cost } PM)
event-taken = { $piece } { AGREE($piece, "accompagne", "accompagnent") } { $with }.
    .on = { $with } { AGREE($with, "emmène", "emmènent") } { $piece }
    .same = { AGREE($with, "emmène", "emmènent") } { $piece }
event-left = { $piece } { AGREE($piece, "reste", "restent") } sur place.
    .on = { $piece } { AGREE($piece, "reste", "restent") } sur place
    .same = { AGREE($piece, "reste", "restent") } sur place
event-towed = { $by } { AGREE($by, "remorque", "remorquent") } { $piece }.
    .on = { $by } { AGREE($by, "remorque", "remorquent") } { $piece }
    .same = { AGREE($by, "remorque", "remorquent") } { $piece }
event-stopped = La zone de contrôle { OF($by) } arrête { $piece }.
    .on = { $piece } { AGREE($piece, "s’arrête", "s’arrêtent") } devant { $by } (zone de contrôle)
    .same = { AGREE($piece, "s’arrête", "s’arrêtent") } devant { $by } (zone de contrôle)
event-captured = { $by } { AGREE($by, "s’empare", "s’emparent") } { OF($piece) }.
    .on = { $by } { AGREE($by, "prend", "prennent") } { $piece }
    .same = { AGREE($by, "prend", "prennent") } { $piece }
event-fire = { $piece } { AGREE($piece, "tire", "tirent") } sur { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
    .on = { $piece } { AGREE($piece, "tire", "tirent") } sur { $target } (ligne « { $row } », colonne { $column })
    .same = { AGREE($piece, "tire", "tirent") } sur { $target } (ligne « { $row } », colonne { $column })
event-melee = { $piece } { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée : ligne « { $row } », colonne de force { $column } de la table de combat.
    .on = { $piece } { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée (ligne « { $row } », colonne { $column })
    .same = { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée (ligne « { $row } », colonne { $column })
event-counter-fire = { $piece } { AGREE($piece, "riposte", "ripostent") } par le tir sur { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
    .on = { $piece } { AGREE($piece, "riposte", "ripostent") } en tirant sur { $target } (ligne « { $row } », colonne { $column })
    .same = { AGREE($piece, "riposte", "ripostent") } en tirant sur { $target } (ligne « { $row } », colonne { $column })
event-counter-melee = { $piece } { AGREE($piece, "riposte", "ripostent") } en mêlée contre { $target } : ligne « { $row } », colonne de force { $column } de la table de combat.
    .on = { $piece } { AGREE($piece, "contre-attaque", "contre-attaquent") } { $target } (ligne « { $row } », colonne { $column })
    .same = { AGREE($piece, "contre-attaque", "contre-attaquent") } { $target } (ligne « { $row } », colonne { $column })
event-result-nothing = Jet de { $roll } : aucun effet.
    .roll = jet de { $roll }, aucun effet
event-result-hit = Jet de { $roll } : une touche{ $number ->
    [0] {""}
   *[other] {" "}(+{ $number } au test de dommages)
  }.
    .roll = jet de { $roll }, une touche{ $number ->
        [0] {""}
       *[other] {" "}(+{ $number } au test)
    }
event-result-counterattack = Jet de { $roll } : le défenseur peut contre-attaquer.
    .roll = jet de { $roll }, sans effet, contre-attaque permise
event-check-passed = { $piece } { AGREE($piece, "réussit", "réussissent") } un test de dommages : jet de { $roll }, modificateurs { $modifier }, moral { $morale }.
    .on = { $piece } { AGREE($piece, "réussit", "réussissent") } { AGREE($piece, "son", "leur") } test de dommages (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, il faut { $morale } ou moins)
    .same = { AGREE($piece, "réussit", "réussissent") } { AGREE($piece, "son", "leur") } test de dommages (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, il faut { $morale } ou moins)
event-check-failed = { $piece } { AGREE($piece, "échoue", "échouent") } à un test de dommages : jet de { $roll }, modificateurs { $modifier }, moral { $morale }.
    .on = { $piece } { AGREE($piece, "échoue", "échouent") } à { AGREE($piece, "son", "leur") } test de dommages (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, il faut { $morale } ou moins)
    .same = { AGREE($piece, "échoue", "échouent") } à { AGREE($piece, "son", "leur") } test de dommages (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $modifier } = { $total }
    }, il faut { $morale } ou moins)
event-good = { $piece } { AGREE($piece, "revient", "reviennent") } en bon ordre.
    .on = { $piece } { AGREE($piece, "revient", "reviennent") } en bon ordre
    .same = { AGREE($piece, "revient", "reviennent") } en bon ordre
    .many = { $pieces } reviennent en bon ordre
event-disordered = { $piece } { AGREE($piece, "passe", "passent") } en désordre.
    .on = { $piece } { AGREE($piece, "passe", "passent") } en désordre
    .same = { AGREE($piece, "passe", "passent") } en désordre
event-rallied-disordered = { $piece } { AGREE($piece, "se rallie mais reste", "se rallient mais restent") } en désordre.
    .on = { $piece } { AGREE($piece, "se rallie mais reste", "se rallient mais restent") } en désordre
    .same = { AGREE($piece, "se rallie mais reste", "se rallient mais restent") } en désordre
event-routed = { $piece } { AGREE($piece, "part", "partent") } en déroute.
    .on = { $piece } { AGREE($piece, "part", "partent") } en déroute
    .same = { AGREE($piece, "part", "partent") } en déroute
event-reduced = { $piece } { AGREE($piece, "perd", "perdent") } un pas.
    .on = { $piece } { AGREE($piece, "perd", "perdent") } un pas
    .same = { AGREE($piece, "perd", "perdent") } un pas
event-restored = { $piece } { AGREE($piece, "montre", "montrent") } à nouveau { AGREE($piece, "son", "leur") } recto.
    .on = { $piece } { AGREE($piece, "montre", "montrent") } à nouveau { AGREE($piece, "son", "leur") } recto
    .same = { AGREE($piece, "montre", "montrent") } à nouveau { AGREE($piece, "son", "leur") } recto
event-withdrawn = { $piece } { AGREE($piece, "quitte", "quittent") } la carte.
    .on = { $piece } { AGREE($piece, "quitte", "quittent") } la carte
    .same = { AGREE($piece, "quitte", "quittent") } la carte
event-eliminated = Élimination { OF($piece) }.
    .on = { $piece } { AGREE($piece, "est", "sont") } hors de combat
    .same = { AGREE($piece, "est", "sont") } hors de combat
event-tracked = { $piece } { AGREE($piece, "va", "vont") } dans la case { $space } de la piste des remplacements.
    .on = { $piece } { AGREE($piece, "va", "vont") } dans la case { $space } des remplacements
    .same = { AGREE($piece, "va", "vont") } dans la case { $space } des remplacements
    .many = { $pieces } vont dans la case { $space } des remplacements
event-casualties = Les pertes des assaillants montent de { $points }.
    .on = pertes des assaillants +{ $points }
event-leader-lives = { $piece } survit : jet de { $roll }, il faut { $need } ou plus.
    .on = { $piece } survit (jet de { $roll }, il faut { $need } ou plus)
    .same = survit (jet de { $roll }, il faut { $need } ou plus)
event-leader-fell = { $piece } tombe : jet de { $roll }, il faut { $need } ou plus.
    .on = { $piece } tombe (jet de { $roll }, il faut { $need } ou plus)
    .same = tombe (jet de { $roll }, il faut { $need } ou plus)
event-leader-killed = Une unité ennemie qui arrive tue { $piece }.
    .on = { $piece } tombe sous les coups d’une unité ennemie
    .same = tombe sous les coups d’une unité ennemie
event-retreated = { $piece } { AGREE($piece, "recule", "reculent") } en { $to }.
    .on = { $piece } { AGREE($piece, "recule", "reculent") } en { $to }
    .same = { AGREE($piece, "recule", "reculent") } en { $to }
event-advanced = { $piece } { AGREE($piece, "avance", "avancent") } en { $to }.
    .on = { $piece } { AGREE($piece, "avance", "avancent") } en { $to }
    .same = { AGREE($piece, "avance", "avancent") } en { $to }
event-entered = { $piece } { AGREE($piece, "franchit", "franchissent") } les murs en { $at }.
    .on = { $piece } { AGREE($piece, "franchit", "franchissent") } les murs en { $at }
    .same = { AGREE($piece, "franchit", "franchissent") } les murs en { $at }
event-committed = La Réserve est engagée.
    .on = la Réserve est engagée
event-ended = { $reason } : victoire { $winner ->
    [side-texan] texane
   *[other] mexicaine
  } { $degree } ({ $points ->
    [one] { $points } point de victoire texan
   *[other] { $points } points de victoire texans
  }).
story-end = { $before }.
story-next = { $before } { $after }
story-same = { $before }, { $after }
story-last = { $before } et { $after }
story-roll = { $before } : { $after }
story-turn = { $several ->
    [two] Tours { $from } et { $turn }
    [yes] Tours { $from } à { $turn }
   *[no] { $turn ->
        [0] Avant l’assaut
       *[other] Tour { $turn }
    }
  }
story-turn-open = { $turn ->
    [0] Avant l’assaut, jusqu’ici
   *[other] Tour { $turn }, jusqu’ici
  }
story-quiet = { $attacks ->
    [0] Aucun pion perdu.
    [one] { $attacks } attaque, aucun pion perdu.
   *[other] { $attacks } attaques, aucun pion perdu.
  }
story-lost = { $where ->
    [before] Le tir texan devant les murs a { $also ->
        [yes] aussi coûté
       *[no] coûté
    } aux Mexicains { $bare }
   *[there] { $side ->
        [side-texan] Les Texans
       *[other] Les Mexicains
    } ont { $also ->
        [yes] aussi perdu
       *[no] perdu
    } { $names }
  }{ $first ->
    [yes] {""}
   *[no] {" "}({ $total } depuis le début)
  }.
# Ce qui a fait tomber les pions.
story-lost-by = { $names }{ $means ->
    [fire] {" "}au tir
    [melee] {" "}en mêlée
    [hand] {" "}au corps à corps
    [overrun] {" "}isolément
    [burning] {" "}dans une salle en feu
   *[other] {" "}sans combat
  }
story-fell = { $names } ({ $turn ->
    [0] avant l’assaut
   *[other] tour { $turn }
  }{ $by ->
    [nobody] {""}
   *[other] , face { TO($by) }
  })
story-counted-as = { $counted } : { $means }
story-counted = { $counted } ({ $means })
story-level = { $points } partout ; à ce stade, l’égalité donne la victoire aux { $tie ->
    [side-texan] Texans
   *[other] Mexicains
  }.
story-lead = { $side ->
    [side-texan] Les Texans { $scorers ->
        [one] atteignent le seuil de la victoire
       *[both] prennent la tête
    }
    [side-mexican] Les Mexicains { $scorers ->
        [one] atteignent le seuil de la victoire
       *[both] prennent la tête
    }
   *[nobody] Aucun camp n’est en tête
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }{ $known ->
    [no] {""}
   *[yes] {" "}: { $gains }
  }.
story-returned = { $side ->
    [side-texan] { $count ->
        [one] { $count } unité texane est revenue en jeu.
       *[other] { $count } unités texanes sont revenues en jeu.
    }
   *[other] { $count ->
        [one] { $count } unité mexicaine est revenue en jeu.
       *[other] { $count } unités mexicaines sont revenues en jeu.
    }
  }
story-guns = Artillerie prise par { $side ->
    [side-texan] les Texans
   *[other] les Mexicains
  } : { $names }.
story-breached = { $by ->
    [nobody] { $count ->
        [one] Une brèche a été ouverte dans le mur { $at }
       *[other] Des brèches ont été ouvertes dans les murs { $at }
    }
   *[other] { $by } { AGREE($by, "a", "ont") } ouvert { $count ->
        [one] une brèche dans le mur { $at }
       *[other] des brèches dans les murs { $at }
    }
  }.
story-opened = { $by ->
    [nobody] { $count ->
        [one] La porte { $at } a été enfoncée
       *[other] Les portes { $at } ont été enfoncées
    }
   *[other] { $by } { AGREE($by, "a", "ont") } enfoncé { $count ->
        [one] la porte { $at }
       *[other] les portes { $at }
    }
  }.
story-silenced = { $by ->
    [nobody] { $names } { $count ->
        [one] a été réduite
       *[other] ont été réduites
    }
   *[other] { $by } { AGREE($by, "a", "ont") } réduit { $names }
  } au silence.
story-reduced = { $names } { $count ->
    [one] { AGREE($names, "a", "ont") } perdu un pas.
   *[other] ont perdu un pas.
  }
story-and-more = { $names } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
  }
story-alike = { $known ->
    [yes] { $count } { $name }
   *[no] { $count } × { $name }
  }
# Les noms communs des pions, chacun avec son pluriel.
counter-plurals = Ancien/Anciens socle/socles Fusilier/Fusiliers Canonnier/Canonniers Tireur/Tireurs Socle/Socles Pièce/Pièces Batterie/Batteries Ligne/Lignes Flecha/Flechas légère/légères Canon/Canons canon/canons Compagnie/Compagnies Bataillon/Bataillons Infanterie/Socles_d’infanterie
# Les noms communs des pions, au singulier et au pluriel, chacun avec son article.
counter-articles = Ancien/l’ Anciens/les Batterie/la Batteries/les Canon/le Canons/les Canonnier/le Canonniers/les Carolines/les Cazadores/les Colons/les Compagnie/la Compagnies/les Esclaves/les État-major/l’ Éclaireurs/les Flecha/la Flechas/les Fusilier/le Fusiliers/les Granaderos/les Grenadiers/les Inconnus/les Infanterie/l’ Invincibles/les Ligne/la Lignes/les Long/le Officier/l’ Patients/les Pièce/la Pièces/les Première/la Deuxième/la Troisième/la Quatrième/la Réserve/la Sapeurs/les Second/le Servants/les Socle/le Socles/les Tejanos/les Tireur/le Tireurs/les Volontaires/les Yankees/les Zapadores/les
story-inside = { $first ->
    [yes] { $count ->
        [one] Le premier assaillant a franchi les murs : { $pieces }
       *[other] Les premiers assaillants ont franchi les murs : { $pieces }
    }
   *[no] Les murs ont été franchis par { $pieces }
  } { $at }
story-inside-too = { $first ->
    [yes] { $pieces }
   *[no] par { $pieces }
  } { $at }
story-gathered = { $pieces } vont de { $from } à { $to }
story-elsewhere = { $first ->
    [yes] { $count }
   *[no] par { $count }
  } ailleurs
story-more-hexes = { $hexes } et { $more } autres hexagones
story-arrived = entrée en { $at } : { $pieces }
story-moves-on = { $piece } → { $to }
story-captured = { $piece } (prise à l’ennemi)
story-captured-by = { $piece }, prise à l’ennemi,
story-entered = { $count ->
    [one] { AGREE($piece, "franchit", "franchissent") }
   *[other] franchissent
  } les murs{ $place ->
    [nowhere] {""}
   *[other] {" "}({ $place })
  }
story-set-up = { $side ->
    [side-texan] Les Texans sont en place.
   *[other] Les Mexicains sont en place.
  } { $places }.
story-left-of = { $side ->
    [side-texan] Texans
   *[other] Mexicains
  }, { $any ->
    [no] personne
   *[yes] { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }{ $leaders ->
        [0] {""}
        [one] {" "}et { $leaders } chef ({ $names })
       *[other] {" "}et { $leaders } chefs ({ $names })
    }
  }
story-at-place = { $at } : { $pieces }
story-in-vain = sans effet : { $shots }
story-vain = { $shots }, sans effet
story-vain-shots = { $count ->
    [one] { $pieces } { AGREE($pieces, "tire", "tirent") } sur { $target } (résultat
   *[other] { $pieces } tirent sur { $target } (résultats
  } { $rolls }{ $need ->
    [any] {""}
   *[other] , il faut { $need }
  })
story-won = { $side ->
    [side-texan] Les Texans
   *[other] Les Mexicains
  } l’ont emporté au tour { $turn }.
story-stood = { $piece } { AGREE($piece, "a", "ont") } { $fell ->
    [yes] subi
   *[no] soutenu
  } { $attacks } attaques{ $fell ->
    [yes] {" "}avant de succomber
   *[no] {""}
  }.
story-destroyed = { $kills } de ces pertes sont dues au seul pion « { $piece } ».
story-all-guns = Les Mexicains ont pris { $guns ->
    [one] { $guns } pièce
   *[other] { $guns } pièces
  }.
story-first-inside = Le premier assaillant a franchi les murs au tour { $turn } : { $piece } { $at }{ $others ->
    [0] {""}
    [one] {" "}; une autre unité a suivi
   *[other] {" "}; { $others } autres unités ont suivi
  }.
story-nobody-inside = Aucun assaillant n’a franchi les murs.
story-busiest = De ces { $all } unités, { $count } sont passées { $at }.
story-heaviest = Tour le plus meurtrier : le { $turn }, avec { $losses }.
story-counters = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }
story-leaders = { $count ->
    [one] { $count } chef
   *[other] { $count } chefs
  }
story-all-reduced = { $count ->
    [one] { $count } autre unité { $side ->
        [side-texan] texane
       *[other] mexicaine
    } a perdu un pas.
   *[other] { $count } autres unités { $side ->
        [side-texan] texanes
       *[other] mexicaines
    } ont perdu un pas.
  }
story-losses = { $side ->
    [side-texan] Les Texans
   *[other] Les Mexicains
  } { $count ->
    [0] n’ont perdu aucun pion
   *[other] ont perdu { $counted }
  }{ $back ->
    [none] {""}
    [only] , qui est revenu
    [both] , tous deux revenus
    [all] , qui sont tous revenus
   *[some] , dont { $returned ->
        [one] { $returned } est revenu
       *[other] { $returned } sont revenus
    }
  }.
story-losses-leaders = { $side ->
    [side-texan] Les Texans
   *[other] Les Mexicains
  } ont perdu { $counted } : { $leaders }{ $back ->
    [none] {""}
    [only] , qui est revenu
    [both] {" "}; tous deux sont revenus
    [all] {" "}; tous sont revenus
   *[some] {" "}; { $returned ->
        [one] { $returned } est revenu
       *[other] { $returned } sont revenus
    }
  }.
story-stands = { $moment } : { $stand }
story-post = un { $post } { $side ->
    [side-texan] texan
   *[other] mexicain
  }
story-death = { $post ->
    [yes] {""}
   *[no] { $side ->
        [side-texan] { $count ->
            [one] Le chef texan
           *[other] Les chefs texans
        }
       *[other] { $count ->
            [one] Le chef mexicain
           *[other] Les chefs mexicains
        }
    }{" "}
  }{ $names } { $count ->
    [one] { $means ->
        [fire] est tombé sous le tir { OF($by) }
        [melee] est tombé en mêlée contre { $by }
        [hand] est tombé au corps à corps contre { $by }
        [overrun] a été surpris seul par { $by }
        [burning] est mort dans une salle en feu
       *[other] est tombé
    }
   *[other] { $means ->
        [fire] sont tombés sous le tir { OF($by) }
        [melee] sont tombés en mêlée contre { $by }
        [hand] sont tombés au corps à corps contre { $by }
        [overrun] ont été surpris seuls par { $by }
        [burning] sont morts dans une salle en feu
       *[other] sont tombés
    }
  }{ $at ->
    [nowhere] {""}
   *[other] {" "}{ $at }
  }{ $with ->
    [yes] , avec la dernière unité sur place
   *[no] {""}
  }
# Les morts de plusieurs chefs, chacune comme dans `story-death-of`.
story-deaths = { $number ->
    [two] Deux
    [three] Trois
    [four] Quatre
    [five] Cinq
    [six] Six
   *[more] { $count }
  } { $side ->
    [side-texan] chefs texans
   *[other] chefs mexicains
  } sont tombés : { $deaths }
story-death-of = { $names }{ $means ->
    [fire] {" "}sous le tir { OF($by) }
    [melee] {" "}en mêlée contre { $by }
    [hand] {" "}au corps à corps contre { $by }
    [overrun] {" "}par surprise face { TO($by) }
    [burning] {" "}dans une salle en feu
   *[other] {""}
  }{ $at ->
    [nowhere] {""}
   *[other] {" "}{ $at }
  }{ $with ->
    [yes] , avec la dernière unité sur place
   *[no] {""}
  }
story-further = { $before } ; { $after }
story-deed = { $by } { AGREE($by, "a", "ont") } détruit { $count ->
    [one] { $count } pion { $side ->
        [side-texan] texan
       *[other] mexicain
    }
   *[other] { $count } pions { $side ->
        [side-texan] texans
       *[other] mexicains
    }
  }.
story-bloodiest = Les combats les plus meurtriers ont eu lieu { $at }, avec { $losses }.
story-toll = { $count ->
    [one] { $count } perte { $side ->
        [side-texan] texane
       *[other] mexicaine
    }
   *[other] { $count } pertes { $side ->
        [side-texan] texanes
       *[other] mexicaines
    }
  }
story-score = { $own } à { $other }
story-score-alone = avec { $own ->
    [one] { $own } point
   *[other] { $own } points
  }
story-gun-taken = { $names } (par { $by })
story-points = Points { $side ->
    [side-texan] texans
   *[other] mexicains
  } : { $parts }.
story-came-ahead = { $side ->
    [side-texan] Les Texans
   *[other] Les Mexicains
  } { $when ->
    [whole] ont été en tête du début à la fin
    [last] { $scorers ->
        [one] n’ont atteint le seuil de la victoire
       *[both] n’ont pris la tête
    } qu’au dernier tour
   *[since] { $scorers ->
        [one] ont atteint le seuil de la victoire
       *[both] ont pris définitivement la tête
    } au tour { $turn }
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }{ $known ->
    [no] {""}
   *[yes] {" "}: { $gains }
  }.
story-turned = Tout a basculé { $several ->
    [no] au tour
   *[yes] aux tours { $from } et
  } { $turn } : la garnison est passée de { $before } unités à { $after ->
    [0] zéro
   *[other] { $after }
  }.
story-last-fell = Le dernier pion de la garnison, { $names }, est tombé face { TO($by) }.
story-left = Restent sur la carte : { $texan } ; { $mexican }.
counter-former-command = Ancien socle de commandement
counter-collectives = Grenadiers Zapadores Yankees Carolines Tireurs Canonniers Volontaires Sapeurs Colons Rangers Greys Tejanos Invincibles Patients Esclaves Granaderos Cazadores Éclaireurs Servants Inconnus
score-turns = { $count ->
    [one] { $count } tour tenu
   *[other] { $count } tours tenus
  }{ $more ->
    [yes] {" "}de plus (+{ $points })
   *[no] {" "}({ $points })
  }
score-casualties = { $count ->
    [one] { $count } point de pertes
   *[other] { $count } points de pertes
  }{ $more ->
    [yes] {" "}de plus (+{ $points })
   *[no] {" "}des assaillants ({ $points })
  }
score-rules = des règles de variantes ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-alamo-needed = Le tour où la garnison est tombée compte comme tenu. { $winner ->
    [side-texan] Il fallait { $needed } points : avec { $less }, c’était une victoire mexicaine { $degree }
   *[other] Avec { $needed } points, c’était une victoire texane { $degree } : il en a manqué { $short } aux Texans
  }.
score-alamo-held-out = Une garnison qui tient jusqu’au bout l’emporte, quels que soient les points.
score-alamo-withdrawal = Les assaillants avaient { $casualties } points de pertes ; à partir de { $figure }, ils se retirent à la fin du tour { $turn }.
spot-hex = { $hex }
spot-level = { $hex } ({ $level })
spot-nowhere = –
spot-place = { $hex } ({ $place })
spot-named = { $place } ({ $hex })
spot-at = en { $hex }
spot-at-place = à « { $place } »
spot-at-named = à « { $place } » ({ $hex })
event-garrison-fallen = La garnison est tombée
event-garrison-fallen-late = La garnison est tombée, mais trop tard
event-withdrawal = Les assaillants se retirent
event-held-out = La garnison a tenu
degree-marginal = marginale
degree-substantial = importante
degree-decisive = décisive

## Journaux

file-log-alone = un journal n’est ni une carte ni un scénario : rejouez-le avec `bexar replay`
file-counts-alone = les relevés d’une série de parties ne sont ni une carte ni un scénario : posez-les sur l’une avec `bexar render --overlay heat:FICHIER`
file-no-log-scenario = la partie s’est jouée sur le scénario `{ $base }`, qui n’est ni à côté du journal ni fourni : nommez-en un avec `--scenario`. Fournis : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire `{ $nearest }` ?
  }
log-note = Note : { $text }
log-changed = Changé depuis : { $what }.
log-changed-map = la carte
log-switched-on = la correction `{ $name }` (désactivée alors, activée maintenant)
log-unknown-player = Le journal nomme un joueur inconnu ({ $side }) : `{ $name }`. Vouliez-vous dire `{ $nearest }` ?
log-strange-player = Le journal nomme un joueur inconnu ({ $side }) : `{ $name }`.
log-later-version = Le journal a été écrit par la version { $version }, et celle-ci est la { $own } : les nouveautés y sont inconnues.
log-strange-version = Le journal se dit écrit par la version `{ $version }`, qui n’en est pas une ; celle-ci est la { $own }.
log-other-dice = L’étape { $step } a donné { $rolled }, et la graine du journal donne { $due } : dès lors les dés ont été saisis, ou viennent d’une autre graine.
log-switched-off = la correction `{ $name }` (activée alors, désactivée maintenant)
log-changed-correction = le contenu de la correction `{ $name }`
log-variant-on = la variante `{ $name }` (désactivée alors, activée maintenant)
log-variant-off = la variante `{ $name }` (activée alors, désactivée maintenant)
log-changed-variant = le contenu de la variante `{ $name }`
log-changed-settings = les réglages de la variante `{ $name }`
log-changed-counters = le jeu de pions
log-changed-rulebook = le livret
log-changed-set-up = le plan d’entrée ou la mise en place du scénario
playtest-at-no-log = { $what } n’est pas un journal : nommez-en un, comme `game-0001.log.ron:500`, écrit par `bexar playtest --out`
playtest-logs = { $logs ->
    [one] { $logs } journal écrit
   *[other] { $logs } journaux écrits
  } dans { $out }
playtest-not-a-log = { $file } n’est pas un journal et n’est pas écrasé : nommez un autre dossier. Rien n’a été joué.
replay-no-scenario = { $name } n’a pas de pions pour jouer : nommez un scénario
replay-no-corrections = le scénario n’a aucune correction ; `{ $name }` n’en est donc pas une
replay-no-correction = le scénario n’a pas de correction `{ $name }`. Il a : { $known }
replay-broken = { $file } : l’étape { $step } ne peut pas avoir été jouée : { $reason }
replay-head = { $title } · joueurs : { $texan } (Texans) et { $mexican } (Mexicains) · graine { $seed } · bexar { $version }
replay-moment = Tour { $turn } – { $phase }
replay-round = Tour { $turn } – { $phase }
replay-set-up = Mise en place – { $phase }
replay-identical = Étape { $step } sur { $of } : la partie est finie. Tout s’est passé comme le dit le journal.
replay-stops = Étape { $step } sur { $of } : tout s’est passé comme le dit le journal. Position : { $moment } ; à décider : { $side }.
replay-stops-at-roll = Étape { $step } sur { $of } : tout s’est passé comme le dit le journal. Position : { $moment } ; un jet de dés est attendu.
replay-nobody = personne
replay-diverges = L’étape { $step } diffère : tour { $turn }, { $phase }.
replay-diverges-at = L’étape { $step } diffère : tour { $turn }, { $phase }, { $at }.
replay-logged-event = Le journal : `{ $entry }` → `{ $event }`
replay-logged-nothing = Le journal : `{ $entry }`
replay-logged-end = Le journal : `{ $entry }` → plus rien
replay-now = Maintenant : { $reason }
replay-nothing = plus rien ne se passe.
replay-roll-due = il faut d’abord jeter { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }.
replay-other-dice = on jette ici { $dice ->
    [one] { $dice } dé, qui ne peut donner cette somme
   *[other] { $dice } dés, qui ne peuvent donner cette somme
  }.
replay-no-roll-due = aucun jet de dés n’est attendu.
replay-over = la partie est finie.
## Paramètres : chiffres et options des règles
parameter-setup-assault-columns-per-area = Colonnes d’assaut par zone d’entrée
parameter-setup-reserve-may-share = Zone d’entrée partagée par la Réserve avec une autre colonne
parameter-setup-units-per-hex = Unités de combat par hexagone, ou par niveau, à la mise en place
parameter-setup-per-layer = Empilement de la garnison compté par niveau à la mise en place
parameter-setup-zone = Zone de mise en place de la garnison
parameter-setup-assault-entry-turn = Tour d’entrée des colonnes d’assaut ; à 1, elles sont en place avant la partie
parameter-reserve-inside-units-needed = Unités mexicaines dans les murs nécessaires pour engager la Réserve
parameter-reserve-min-state = Pire état dans lequel ces unités comptent
parameter-reserve-delay-turns = Tours entre l’engagement de la Réserve et son placement ; à 0, elle se place aussitôt
parameter-unit-steps = Pas d’une unité de combat ; à 1, la perte d’un pas l’élimine
parameter-move-ma-routed = Potentiel de mouvement d’une unité de combat en déroute
parameter-stack-units-per-layer = Unités de combat par niveau d’un hexagone
parameter-stack-check = Moment de la vérification de l’empilement : fin de chaque mouvement ou fin de la phase
parameter-zoc-radius = Rayon des zones de contrôle ; 0 pour aucune
parameter-zoc-negators-vs-texan = Autres unités mexicaines dans la zone d’une unité texane qui la neutralisent ; 0 pour jamais
parameter-zoc-negators-vs-mexican = Autres unités texanes dans la zone d’une unité mexicaine qui la neutralisent ; 0 pour jamais
parameter-zoc-negator-min = Pire état dans lequel une unité neutralise une zone
parameter-zoc-leader-stops = Chefs isolés arrêtés et retenus par les zones de contrôle
parameter-zoc-texan-shift = Déplacement d’un Texan à l’intérieur de la zone ennemie qui le retient
parameter-zoc-mexican-shift = Déplacement d’un Mexicain à l’intérieur de la zone ennemie qui le retient
parameter-wallban-lifted-by-negation = Mur laissé sans garde par un ennemi dont la zone est neutralisée
parameter-los-units-block = Vue bloquée par une unité de combat sur le trajet, aussi haute que l’extrémité la plus élevée
parameter-attack-per-phase = Attaques d’une unité de combat par phase de combat
parameter-damage-dice = Dés d’un test de dommages
parameter-damage-step-loss = Pas perdus dans un test de dommages
parameter-mod-routed = Modificateur des tests des unités en déroute
parameter-mod-zoc-counts-routed = Unités mexicaines en déroute dans la zone du défenseur texan comptées contre lui
parameter-disorder-strength-factor = Part de sa force que garde une unité en désordre ; jamais moins de 1
parameter-disorder-rounding = Arrondi de cette force
parameter-disorder-hits-to-rout = Résultats de désordre qui mettent en déroute une unité en bon ordre
parameter-retreat-hexes = Recul d’une unité mise en déroute, en hexagones
parameter-retreat-extra-hexes = Recul d’une unité en déroute à chaque nouveau désordre, en hexagones
parameter-retreat-min-gain-per-step = Gain minimal de chaque pas d’un recul sur l’ennemi qui l’a causé, en hexagones. Le recul entier éloigne de toute façon.
parameter-retreat-mexican-zoc-companions = Unités amies dans une zone texane qui permettent à une unité mexicaine d’y reculer
parameter-retreat-far = Reculs aussi loin que possible des autres ennemis
parameter-advance-hexes = Avance après la mêlée, en hexagones
parameter-advance-counter = Avance après une contre-attaque
parameter-advance-leaders = Chefs dans une avance
parameter-battery-tow-hexes-mexican = Distance de remorquage mexicaine par phase, en hexagones
parameter-battery-texan-tow-hexes = Distance de remorquage texane, en hexagones
parameter-battery-per-tower = Batteries remorquées à la fois par une unité
parameter-battery-shots-per-unit = Batteries servies par une unité dans une phase
parameter-battery-silence-distance = Distance à laquelle un ennemi fait taire une batterie, en hexagones ; 0 pour jamais
parameter-battery-silence-by-routed = Batteries réduites au silence aussi par les ennemis en déroute
parameter-battery-split-targets = Cibles distinctes pour les servants et leur batterie
parameter-battery-capture-min = Pire état dans lequel une unité prend une batterie
parameter-leader-helps-battery = Bonus du chef au tir de la batterie
parameter-leader-loss-die = Dés du test de perte d’un chef
parameter-leader-captures = Batteries prises et chefs ennemis tués par un chef isolé
parameter-bowie-mobile = Bowie mobile comme tout chef
parameter-bowie-dies-on-rout = Mort de Bowie quand l’unité qui est avec lui recule
parameter-rally-disordered = Résultat du ralliement d’une unité en désordre
parameter-rally-routed = Résultat du ralliement d’une unité en déroute sans chef
parameter-rally-routed-with-leader = Résultat du ralliement d’une unité en déroute avec un chef
parameter-track-step-per-turn = Cases dont un pion avance chaque tour sur la piste des remplacements
parameter-track-entry-space = Case de la piste des remplacements d’où un pion peut revenir
parameter-track-mexican-permanent-loss = Pertes mexicaines définitives
parameter-vp-rounding = Arrondi des points de victoire pour les pertes

figure-map = figure sur la carte
figure-counters = figure sur les pions
figure-terrain = figure dans la table des terrains du livret, ligne { $kind }
figure-combat-table = figure dans la table de combat du livret
figure-withdrawal = figure parmi les seuils de retrait du livret
figure-victory = figure parmi les niveaux de victoire du livret
figure-procedure = fait partie de la procédure : aucune autre valeur n’a de sens
figure-scale = décrit l’échelle du jeu ; sans effet sur la partie
explain-parameter-words = par défaut { $default }, parmi : { $allowed }
unplayable-parameter-kind = le paramètre `{ $name }` a une valeur du mauvais type
unplayable-parameter-word = le paramètre `{ $name }` ne peut être `{ $value }` : c’est l’un de { $allowed } ; le plus proche est `{ $nearest }`
## Règles facultatives

parameter-mod-leaders-per-side = Chefs par camp qui comptent dans un test de dommages. Si un seul compte, le joueur le choisit ; si plusieurs comptent, ce sont les plus hautes valeurs.
parameter-range-enabled = Portée (règle facultative)
parameter-range-free = Portée sans pénalité, en hexagones
parameter-range-penalty-per-hex = Force de tir perdue par hexagone au-delà
parameter-range-max = Portée maximale du tir, en hexagones
parameter-range-exempt-batteries = Batteries exemptes de la portée
parameter-range-exempt-states = États d’origine des unités texanes exemptes de la portée, séparés par des virgules
parameter-range-order = Ordre du calcul pour une unité en désordre : `range_first` retranche la portée puis divise le reste, `halve_first` divise puis retranche.
parameter-ferocity-enabled = Contre-attaque féroce (règle facultative)
parameter-ferocity-die = Dés du jet de férocité ; leur somme ne doit pas dépasser la valeur du chef
parameter-ferocity-bonus-attacks = Attaques d’une contre-attaque féroce au-delà de la valeur du chef
parameter-ferocity-texan-phase = Contre-attaques féroces aussi dans la phase de combat texane
parameter-siege-enabled = Table de la suite du siège après un retrait (règle facultative)
parameter-siege-excess-casualties = Pertes au-delà du seuil de retrait du tour qui ajoutent 1 au jet de siège ; 0 pour jamais
parameter-siege-never-inside = Modificateur du jet de siège quand aucun assaillant n’est jamais entré dans les murs

## What optional rules and the choice of a leader make happen

event-led = Le chef qui compte est { $piece }.
    .on = { $piece } ajoute sa valeur de commandement
    .same = ajoute sa valeur de commandement
event-ferocity = { $piece } { AGREE($piece, "contre-attaque", "contre-attaquent") } férocement : { $roll } obtenu pour { $leader }.
    .on = { $piece } { AGREE($piece, "contre-attaque", "contre-attaquent") } férocement (jet de { $roll } pour { $leader })
    .same = { AGREE($piece, "contre-attaque", "contre-attaquent") } férocement (jet de { $roll } pour { $leader })
event-no-ferocity = La contre-attaque { OF($piece) } n’est pas féroce : { $roll } obtenu pour { $leader }.
    .on = la contre-attaque { OF($piece) } n’est pas féroce (jet de { $roll } pour { $leader })
event-ferocious = { $piece } { AGREE($piece, "peut", "peuvent") } mener { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
} de suite.
    .on = { $piece } { AGREE($piece, "peut", "peuvent") } mener { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    } de suite
    .same = { AGREE($piece, "peut", "peuvent") } mener { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    } de suite
event-unanswered = { $piece } { AGREE($piece, "ne peut", "ne peuvent") } pas répondre à une contre-attaque féroce.
    .on = { $piece } { AGREE($piece, "ne peut", "ne peuvent") } pas répondre à une contre-attaque féroce
    .same = { AGREE($piece, "ne peut", "ne peuvent") } pas répondre à une contre-attaque féroce
event-lapsed = { $attacks ->
    [one] { $attacks } attaque { OF($piece) } est perdue.
   *[other] { $attacks } attaques { OF($piece) } sont perdues.
}
    .on = { $attacks ->
        [one] { $attacks } attaque { OF($piece) } est perdue
       *[other] { $attacks } attaques { OF($piece) } sont perdues
    }
event-siege = Le siège continue : { $roll } obtenu, plus { $modifier }. { $outcome }
    .on = le siège continue (jet de { $roll } +{ $modifier }) : { $outcome }
event-siege-nothing = Le siège continue : { $roll } obtenu, plus { $modifier } ; aucune ligne de la table ne convient.
    .on = le siège continue (jet de { $roll } +{ $modifier }), aucune ligne de la table ne convient
## Cas sur des croquis

sketch-word = ligne { $line } du croquis : aucune ligne ne commence par `{ $word }`, mais par { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
sketch-form = ligne { $line } du croquis : cette ligne s’écrit `{ $form }`
sketch-place = ligne { $line } du croquis : `{ $place }` n’est pas un lieu
sketch-outside = ligne { $line } du croquis : `{ $place }` n’est pas sur ses { $columns } colonnes et { $rows } rangées
sketch-apart = ligne { $line } du croquis : les hexagones de `{ $place }` ne sont pas adjacents
sketch-layer = ligne { $line } du croquis : `{ $place }` n’a pas cette couche ; ajoutez un niveau avec `roof` ou `building`
sketch-twice = ligne { $line } du croquis : `{ $place }` figure deux fois
case-sketch-setup = la mise en place du scénario ne va pas sur un croquis ; énumérez plutôt les pions
unlogged-fails = où quelque chose ne se vérifie pas
unlogged-position = où la position est mise à la main, alors qu’un journal commence où commence son scénario
unlogged-changes = où `{ $field }` change quelque chose, alors qu’un journal se joue avec les documents de son scénario
unlogged-nothing = où rien n’est fait
unlogged-otherwise = dont l’étape { $step } se passe autrement quand on la rejoue
case-never = pas d’événement `{ $event }`
test-coverage = { $rules } règles sur { $all-rules }, { $switches } options sur { $all-switches } et { $variants } règles de variantes sur { $all-variants } ont un cas
test-coverage-of = { $system } : { $rules } règles sur { $all-rules }, { $switches } options sur { $all-switches }
system-alamo = Le jeu de 1981
system-knapp = Remember the Alamo!
system-deguello = Deguello at Dawn

## Les brèches en jeu

parameter-breach-dice = Dés d’une batterie qui tire sur un côté d’hexagone
event-breach-tested = { $piece } { AGREE($piece, "tire", "tirent") } sur le côté { $side } : jet de { $roll } contre une force de { $strength }.
    .on = { $piece } { AGREE($piece, "tire", "tirent") } sur le côté { $side } : jet de { $roll }, il faut { $strength } ou moins
    .same = { AGREE($piece, "tire", "tirent") } sur le côté { $side } : jet de { $roll }, il faut { $strength } ou moins
event-breached = Une brèche est ouverte en { $side }.
    .on = une brèche est ouverte en { $side }
event-exposed = { $piece } { AGREE($piece, "se trouve à la brèche et doit", "se trouvent à la brèche et doivent") } faire un test de dommages.
    .on = { $piece } { AGREE($piece, "se trouve", "se trouvent") } à la brèche
    .same = { AGREE($piece, "se trouve", "se trouvent") } à la brèche
query-breaches = { $count ->
    [0] Aucun côté où ouvrir une brèche
    [one] Brèche possible sur un côté
   *[other] Brèche possible sur { $count } côtés
}, avec une chance de { $chance } : { $sides }

## Dérogations, et endroits des documents

thing-allowance = dérogation
lint-idle-allowance = { $reason ->
    [error] la dérogation à `{ $lint }` ({ $where }) porte sur une erreur, mais une erreur ne s’admet pas
    [unknown] la dérogation nomme `{ $lint }`, mais ce contrôle n’existe pas
    [corrected] la dérogation à `{ $lint }` ({ $where }) est sans effet tant que la correction `{ $correction }` est activée : elle change l’endroit
   *[nothing] la dérogation à `{ $lint }` ({ $where }) est sans effet
}
lint-idle-allowance-help = { $reason ->
    [error] corrigez l’erreur, puis retirez la dérogation
    [unknown] le nom le plus proche est `{ $nearest }`
    [corrected] retirez-la si la correction doit rester activée ; sans elle, elle peut servir
   *[nothing] retirez-la, ou nommez l’endroit du problème
}
lint-doubled-allowance = { $reason ->
    [wide] la dérogation à `{ $lint }` ({ $where }) n’ajoute rien à celle de tout le document
   *[twice] la dérogation à `{ $lint }` ({ $where }) figure { $times } fois
}
lint-doubled-allowance-help = { $reason ->
    [wide] retirez l’une des deux
   *[twice] gardez celle dont la raison est vraie
}
place-gun-site = position de batterie { $at }
place-label = inscription en { $at }
place-column = colonne { $at }
place-row = { $table }, { $row }
place-plot = plan d’entrée de la colonne { $at }
place-placement = mise en place de { $at }
place-item = point { $at }
place-case = cas { $at }
place-step = cas { $at }, étape { $step }
place-field = champ { $at }
place-allowance = dérogation { $at }
table-terrain = table des terrains
table-combat-rows = table de combat, ligne
table-combat-results = table de combat, dé
table-withdrawal = table de retrait, tour
table-victory = barème de victoire, points
table-siege = table de siège, jet
table-flags = marque
table-params = paramètre de la variante
table-opts = option de la variante
table-regions = région de la variante
table-kinds = type de côté d’hexagone
table-tables = table de la variante
table-rules = règle de la variante

## Corrections rapides, et pages dans l’éditeur

thing-column = colonne
thing-counter = pion
thing-parameter = paramètre
thing-terrain = table des terrains
thing-combat-rows = lignes de la table de combat
thing-plot = plan d’entrée de la colonne
thing-placement = mise en place de
thing-correction = correction
thing-map-fingerprint = empreinte de la carte dans le scénario
thing-corrections = corrections du scénario
thing-items = points de la correction
edit-record = { $thing } { $name } : { $how ->
    [added] ajout
    [removed] retrait
    [once] doublons retirés
   *[changed] modification
}
edit-whole = { $thing } : modification
gui-problems-suggest = Appliquer la suggestion
gui-problems-mend-about = Corriger : il n’y a qu’une façon raisonnable
gui-problems-suggest-about = Appliquer une correction possible parmi d’autres ; annulez si vous en préférez une autre
gui-problems-page = Expliquer ce problème
gui-problems-notes-about = Les remarques sont bonnes à savoir et n’exigent aucun changement
gui-mend-worse = Pas de correction, car il resterait plus de problèmes qu’avant : { $problem }
gui-mend-nothing = Aucun des problèmes listés n’a de correction automatique
gui-page-show-place = Montrer sur la carte
gui-page-no-problem = Rien de tel ici
gui-page-close = Fermer la page

## bexar fix

fix-done = { $file } : { $done ->
    [0] rien à corriger
    [one] { $done } problème corrigé
   *[other] { $done } problèmes corrigés
}, { $left ->
    [0] aucun problème ne reste
    [one] { $left } problème reste à trancher
   *[other] { $left } problèmes restent à trancher
}
fix-would = { $file } : { $done ->
    [0] rien à corriger
    [one] { $done } problème serait corrigé
   *[other] { $done } problèmes seraient corrigés
}, { $left ->
    [0] aucun problème ne resterait
    [one] { $left } problème resterait à trancher
   *[other] { $left } problèmes resteraient à trancher
}
fix-bundled = { $name } fait partie du programme et n’est pas modifié ; copiez-le (`bexar pack`) et corrigez la copie
## Vérification : où et comment

check-misspelt-lint = `--allow` : il n’y a pas de contrôle `{ $name }` ; vouliez-vous dire `{ $nearest }` ?
check-unknown-lint = `--allow` : il n’y a pas de contrôle `{ $name }` ; `bexar explain lints` les énumère
## Chercher et remplacer par le sens

query-unknown-word = mot inconnu `{ $found }` : vouliez-vous dire `{ $nearest }` ? `bexar explain query` donne tous les mots
query-strange-word = mot inconnu `{ $found }`. `bexar explain query` donne tous les mots
query-expected = `{ $found }` inattendu : il faut { $expected }
query-missing = fin de texte inattendue : il faut { $expected }
query-expected-something = ce qu’il faut chercher, comme `murs de pierre touchant plaza`
query-expected-condition = une condition, comme `mur de pierre` ou `touchant plaza`
query-expected-place = un lieu, comme `confines` ou `(plaza ou 1404)`
query-expected-and = `et`, suivi du lieu de l’autre bout
query-expected-bracket = `)`
query-expected-end = `et`, `ou` ou la fin
query-expected-number = un nombre entier
query-expected-setting = ce qu’il faut mettre, comme `mur de pierre` ou `protège=les deux`
query-open-quote = guillemet jamais fermé
query-stray-sign = `{ $sign }` inattendu
query-too-deep = à partir d’ici, parenthèses et négations sont trop imbriquées
query-of-hexsides = ceci s’applique à un côté d’hexagone ; ici, il s’agit d’hexagones ou d’emplacements
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
    [one] { $count } hexagone
   *[other] { $count } hexagones
 }
query-count-hexsides = { $count ->
    [0] aucun côté
    [one] { $count } côté
   *[other] { $count } côtés
 }
query-count-spots = { $count ->
    [0] aucun emplacement
    [one] { $count } emplacement
   *[other] { $count } emplacements
 }
edit-not-understood = --{ $option } : { $why }{ $caret }
edit-no-map = ce document n’a pas de carte : nommez une carte, ou un scénario qui en emploie une
edit-nothing-set = rien à changer : dites avec `--set`, `--add-to` ou `--remove-from` que faire de ce qui est trouvé
edit-bundled = la carte vient avec le programme et ne se change pas sur place : nommez un fichier à vous avec `-o`
edit-corrected = cette carte a des corrections ; la recherche et les changements portent sur la carte telle qu’elle est peinte, sans elles
edit-heading = { $query } : { $found }
edit-kind = { $kind } ({ $count })
edit-kind-layer = { $kind }, { $layer } ({ $count })
edit-changes = { $changes ->
    [0] aucun changement
    [one] { $changes } changement
   *[other] { $changes } changements
 }
edit-newly = Nouveaux problèmes :
edit-mended = Problèmes corrigés :
edit-written = écrit dans { $out }
edit-pinned = empreinte de la carte mise à jour dans { $scenario }
edit-as-it-was = { $out } est inchangé
edit-sides = --resize : `{ $text }` n’est pas compris : écrivez les côtés avec leurs nombres, comme `left=2,top=-1` ; les côtés sont left, right, top et bottom
edit-rename-kind = --rename : `{ $kind }` n’est pas une sorte de chose : counter, column, room ou region
edit-no-counters = ce document n’a pas de pions : nommez un jeu de pions, ou un scénario qui en emploie un
edit-bundled-shared = le document vient avec le programme et ne se change pas sur place : changez une copie à vous, qu’un de vos scénarios nomme
edit-refused = { $file } ne peut pas suivre, rien n’est donc changé : { $why }
edit-follows = { $file } : { $places ->
    [one] { $places } endroit change
   *[other] { $places } endroits changent
  }
edit-left = { $file } reste tel quel : { $why }
edit-written-all = { $files ->
    [one] { $files } fichier écrit
   *[other] { $files } fichiers écrits
  }
edit-not-written-all = rien n’est écrit : `--in-place` écrit tous ces fichiers
dependents-broken = il est illisible, on ne sait donc pas s’il nomme ce qui change ; `bexar check` dit ce qui ne va pas
dependents-torn = deux scénarios le changeraient différemment
dependents-cases = ses étapes seraient illisibles ensuite ; changez-le à la main
dependents-log = c’est une partie telle qu’elle a été jouée, avec les anciens numéros et noms ; rejouez-la
dependents-counts = il compte des parties jouées avec les anciens numéros et noms ; rejouez-les
dependents-made = il a été fait à partir de l’ancienne version ; refaites-le
dependents-shared = il emploie { $files }, qui change, sur une autre carte ou avec d’autres pions : vérifiez-le
edit-not-written = rien n’est écrit : `-o FICHIER` ou `--in-place` pour l’écrire
## Fusion de cartes et enregistrement de corrections

file-no-map = ceci n’est ni une carte, ni un scénario, ni une correction. Les jeux de pions, les livrets et les autres documents ne se fusionnent ni ne s’enregistrent : modifiez leur texte
record-done = { $changes ->
    [one] { $changes } changement enregistré
   *[other] { $changes } changements enregistrés
  } dans { $out }
record-nothing = rien à enregistrer : les deux cartes sont identiques. Rien n’a été écrit
record-notes = il y a plus de remarques en français qu’en anglais : chaque `--note-fr` traduit la `--note-en` de même rang. Rien n’a été écrit
merge-conflict = { $thing } { $name }, { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-conflict-layer = { $thing } { $name }, { $layer }, { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-conflict-map = { $field } : { $base } dans la base, { $ours } chez nous, { $theirs } chez eux
merge-value = { $value }
merge-undecided = { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
  } ; rien n’a été écrit. Tranchez avec `--prefer ours` (nous) ou `--prefer theirs` (eux), ou modifiez l’une des versions
merge-decided-ours = { $conflicts ->
    [one] { $conflicts } conflit, tranché en notre faveur
   *[other] { $conflicts } conflits, tous tranchés en notre faveur
  }
merge-decided-theirs = { $conflicts ->
    [one] { $conflicts } conflit, tranché en leur faveur
   *[other] { $conflicts } conflits, tous tranchés en leur faveur
  }
merge-done = { $changes ->
    [one] { $changes } changement
   *[other] { $changes } changements
  } par rapport à la base ; carte écrite dans { $out }
merge-nothing = rien
merge-there = présent
merge-added = ajout
merge-changed = changement
merge-doubled = plusieurs mentions
merge-roof = un toit
merge-roof-none = pas de toit
merge-protects-nobody = aucun côté
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

gui-record-ask = Enregistrer une correction…
gui-record-hint = Enregistrer vos modifications comme correction avec sa source
gui-record = Enregistrer une correction
gui-record-title = Titre
gui-record-source = Source
gui-record-page = Page
gui-record-about = Tout ce qui a été peint depuis l’ouverture de la carte. Ce qui n’a pas d’origine propre reçoit la source.
gui-record-enter = Enregistrer
gui-record-path = Enregistrer la correction
gui-record-nothing = Aucune modification à enregistrer
gui-recorded = Enregistré dans { $file }
gui-recorded-on = Enregistré dans { $file } et ajouté au scénario, activé. La carte garde son aspect : ce que vous avez peint vient maintenant de la correction, et la carte d’origine est de nouveau telle qu’à l’ouverture.
gui-recorded-off = Enregistré dans { $file } et ajouté au scénario, désactivé : ce que vous avez peint reste dans la carte elle-même.
gui-record-listed = { $file } est une correction déjà dans la liste de ce scénario. Enregistrez sous un autre nom.
gui-correction-filter = Corrections
gui-correction-add = Ajouter une correction
gui-correction-add-ask = Ajouter une correction…
gui-correction-add-about = Ajouter au scénario la correction d’un fichier (.correction.ron), activée
gui-correction-path-hint = /home/…/porte.correction.ron
gui-correction-remove = Retirer de la liste ; le fichier reste
gui-correction-added = Correction « { $title } » ajoutée et activée
gui-correction-gone = cette correction n’est plus dans la liste
gui-correction-no-scenario = Seul un scénario a une liste de corrections, et ceci n’est qu’une carte : ouvrez un scénario, ou placez un pion sur la carte pour en faire un.
gui-correction-twice = La correction « { $title } » est déjà dans la liste.
gui-correction-unread = { $file } n’est pas une correction : ligne { $line } : { $why }
gui-correction-missing = { $file } : { $why }
gui-correction-misfit = La correction « { $title } » ne convient pas à cette carte et n’a pas été ajoutée : { $why }
gui-stroke-correction-add = ajouter la correction « { $title } »
gui-stroke-correction-remove = retirer la correction « { $title } »
gui-stroke-correction-record = enregistrer la correction « { $title } »
## Scénarios, errata, cas, jouabilité

lint-unfilled-gun-site = { $all ->
    [one] il ne reste pas de batterie pour la position { $at } : le jeu de pions { $batteries ->
        [0] n’en a aucune
        [one] en a une
       *[other] en a { $batteries }
    } ({ $rule })
   *[other] il ne reste pas de batterie pour { $all } positions : { $at }{ lint-and-more } ({ $rule })
}
lint-unfilled-gun-site-help = ajoutez une batterie au jeu de pions, retirez la position de la carte, ou rendez-la facultative
lint-homeless-counter = { $reason ->
    [gun-site] il ne reste pas de position pour { $all } des { $pieces } batteries : { $at }{ lint-and-more }
    [fixed-leader] il n’y a nulle part où placer { $at } : son hexagone fixe n’est pas dans l’enceinte
   *[garrison] il ne reste pas de place pour { $all } des { $pieces } pions de la garnison : { $at }{ lint-and-more }
} ({ $rule })
lint-homeless-counter-help = { $reason ->
    [gun-site] peignez une position de batterie, ou retirez des batteries du jeu de pions
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
    [twice] le scénario nomme deux fois la correction `{ $correction }`
   *[clash] les corrections `{ $other }` et `{ $correction }` se contredisent ({ $where }) : la seconde attend « { $expected } », la première y a mis « { $found } »
}
lint-clashing-corrections-help = { $reason ->
    [twice] retirez l’une des deux du scénario
   *[clash] désactivez l’une des deux, ou écrivez dans le `was` de la seconde ce que la première y a mis
}
lint-doubled-item = le point { $second } de la correction `{ $correction }` répète le point { $first } ({ $where })
lint-doubled-item-help = écrivez l’endroit voulu, ou effacez le point
lint-clashing-items = le point { $second } de la correction `{ $correction }` contredit le point { $first } ({ $where }) : le premier laisse « { $left } », le second attend « { $expected } »
lint-clashing-items-help = effacez l’un des deux, ou écrivez l’endroit voulu
lint-misplaced-item = le point { $item } de la correction `{ $correction }` { $reason ->
    [torn] attend un endroit et en laisse un autre
    [off] nomme { $low }, qui n’est pas sur la carte de { $high } hexagones
   *[apart] nomme un côté d’hexagone entre { $low } et { $high }, qui ne sont pas adjacents
} ({ $where })
lint-misplaced-item-help = { $reason ->
    [torn] écrivez le même hexagone, côté ou nom dans `was` et dans `becomes`
    [off] écrivez les hexagones voulus
   *[apart] écrivez deux hexagones adjacents : ceux-ci sont distants de { $distance }
}
lint-idle-item = le point { $item } de la correction `{ $correction }` { $reason ->
    [returns] annule le point { $first }
    [origin] ne change rien que la source
   *[same] ne change rien
} ({ $where })
lint-idle-item-help = { $reason ->
    [returns] effacez l’un et l’autre, ou corrigez l’un d’eux
   *[same] écrivez dans `becomes` ce que demande la publication, ou effacez le point
}
lint-raised-wooden-wall = le point { $item } de la correction `{ $correction }` fait d’un mur de bois une paroi extérieure : il faudrait des échelles (V10.b) ({ $where })
lint-raised-wooden-wall-help = écrivez `high_palisade` : aussi dur à franchir, sans échelle
lint-uncited-correction = la correction `{ $correction }` n’indique pas sa source
lint-uncited-correction-help = écrivez `Cited` et la publication, `Reconstructed` et votre raison, ou `Original` pour une invention à vous
lint-unknown-citation = { $known ->
    [nothing] `Cited` est vide ici : il ne cite rien
   *[other] { $times ->
        [one] `{ $rule }` est cité ici, mais les règles n’ont ni numéro ni chapitre de ce nom
       *[other] `{ $rule }` est cité ici et en { $times } endroits en tout, mais les règles n’ont ni numéro ni chapitre de ce nom
    }
}
lint-unknown-citation-help = { $known ->
    [nothing] écrivez le numéro du texte qui l’énonce, `Reconstructed` et votre raison, ou `Original` pour votre propre invention
    [yes] le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous ; ce qu’aucun texte n’énonce est `Reconstructed`, ou `Original` si vous l’avez inventé
}
lint-stale-correction = la correction `{ $correction }` est désactivée et ne pourrait être activée ({ $where }) : elle attend « { $expected } », la carte porte « { $found } »
lint-stale-correction-help = corrigez son `was` d’après la carte, ou retirez-la du scénario
lint-doubled-case = { $times } cas s’appellent `{ $case }`
lint-doubled-case-help = donnez à chacun un nom unique
lint-hollow-case = { $steps ->
    [0] le cas `{ $case }` n’a pas d’étape
   *[other] le cas `{ $case }` n’attend rien
}
lint-hollow-case-help = dites ce qui doit être vrai : des événements, un refus, ou `then`
lint-hidden-character-in-case = le texte `{ $field }` contient le caractère { $sign }, qui ne peut être montré
lint-hidden-character-in-case-help = supprimez ce caractère ; les messages mettent � à sa place
lint-unknown-rule = { $step ->
    [0] le cas `{ $case }` couvre `{ $rule }`, mais aucune règle n’a ce numéro
   *[other] l’étape { $step } du cas `{ $case }` cite `{ $rule }`, mais aucune règle n’a ce numéro
}
lint-unknown-rule-help = { $known ->
    [yes] le numéro le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous
}
lint-unknown-case-citation = le fichier ou le cas cite `{ $rule }`, mais les règles n’ont ni numéro ni chapitre de ce nom
lint-unknown-case-citation-help = { $known ->
    [yes] le plus proche est `{ $nearest }` ; `bexar explain rules` les donne tous
   *[other] `bexar explain rules` les donne tous ; un cas à vous est `Original`
}
lint-impossible-case = { $step ->
    [0] le cas `{ $case }` est impossible : { $text } : { $found }
   *[other] l’étape { $step } du cas `{ $case }` est impossible : { $text } : { $found }
}
lint-impossible-case-help = corrigez le texte ou le nom ; `bexar explain cases` dit comment s’écrivent les cas
lint-unreachable-inside = aucun assaillant n’atteint jamais { $first } et { $spots ->
    [one] l’emplacement voisin
   *[other] { $spots } emplacements d’un seul tenant avec lui
} : fermé en { $at }{ lint-and-more }
lint-unreachable-inside-help = peignez l’un de ces côtés d’hexagone en mur ou en porte, ou retirez les hexagones des régions
lint-blind-gun = une batterie sur la position { $spot } ne voit aucun emplacement sur lequel tirer ({ $rule })
lint-blind-gun-help = ouvrez-lui une ligne de vue, ou déplacez la position
lint-single-door = la porte { $door } est le seul accès à { $spots } emplacements : { $at }{ lint-and-more }
lint-single-door-help = rien à faire ; une seconde porte ouvrirait le bâtiment
lint-dead-end = { $all ->
    [one] une unité texane ne peut jamais reculer de { $at } : il n’y a pas de chemin de { $hexes } hexagones ({ $rule })
   *[other] une unité texane ne peut jamais reculer de { $all } emplacements : { $at }{ lint-and-more } ; il n’y a pas de chemin de { $hexes } hexagones ({ $rule })
}
lint-dead-end-help = rien à faire ; une issue sauverait l’unité qui y est mise en déroute
lint-idle-entry-area = de la zone d’entrée { $area }, rien ne peut être attaqué au premier tour
lint-idle-entry-area-help = rien à faire ; une zone plus proche ou une ligne de vue mettrait aussitôt la colonne au combat
## Ce que trouvent les contrôles dans les pions et les livrets

table-parameters = paramètre
lint-doubled-name = { $reason ->
    [numbered] `{ $counter }` est aussi l’un des pions `{ $other }`
    [column] la colonne `{ $column }` figure { $times } fois
   *[counter] `{ $counter }` est le nom de { $times } pions
 }
lint-doubled-name-help = donnez à chacun un nom unique, ou effacez ce qui est de trop
lint-overfull-mix = { $what ->
    [columns] il y a { $count } colonnes, mais la limite est de { $limit }
   *[counters] cela fait { $count } pions, mais la limite est de { $limit }
 }
lint-overfull-mix-help = { $what ->
    [columns] retirez des colonnes
   *[counters] corrigez la quantité trop grande, ou retirez des pions
 }
lint-empty-quantity = la quantité de `{ $counter }` est de { $quantity } : il n’y a aucun pion de ce nom
lint-empty-quantity-help = écrivez combien il y en a, ou effacez la ligne
lint-stronger-reduced-side = le pion `{ $counter }` est plus fort réduit ({ $reduced }) que complet ({ $full })
lint-stronger-reduced-side-help = mettez les valeurs complètes dans `full` et celles d’après la perte dans `reduced`
lint-morale-beyond-dice = le moral { $morale } de `{ $counter }` ({ $side ->
    [front] recto
   *[back] verso
  }) est hors de portée des dés, qui donnent de { $least } à { $most } : sans modificateur { $harm ->
    [always] tout jet l’atteint
   *[never] aucun jet ne l’atteint
  }
lint-morale-beyond-dice-help = écrivez un moral que certains jets dépassent et d’autres non
lint-unknown-column = { $reason ->
    [none] `{ $counter }` n’appartient à aucune colonne
   *[other] `{ $counter }` appartient à la colonne `{ $column }`, qui n’existe pas
 }
lint-unknown-column-help = { $reason ->
    [none] écrivez sa colonne ; tout assaillant en a une
    [near] écrivez `{ $nearest }`, ou ajoutez la colonne à `columns`
   *[unknown] corrigez la colonne, ou ajoutez-la à `columns`
 }
lint-stray-column = le pion `{ $counter }` défend, mais il appartient à la colonne `{ $column }` des assaillants
lint-stray-column-help = retirez la colonne, ou corrigez le camp
lint-empty-column = aucune unité de combat n’appartient à la colonne `{ $column }`
lint-empty-column-help = donnez-lui des unités, ou effacez-la ici et dans le plan d’entrée
lint-overfull-column = la colonne `{ $column }` a { $count } unités de combat, mais une zone d’entrée n’en contient que { $room }
lint-overfull-column-help = mettez des unités dans une autre colonne, ou agrandissez les zones d’entrée
lint-miscounted-garrison = les pions de la garnison font { $men } hommes, mais { $stated } sont annoncés
lint-miscounted-garrison-help = corrigez le pion fautif, ou le nombre d’hommes ; sans `garrison`, le jeu de pions n’annonce aucun total
lint-leader-without-replacement = `{ $counter }` n’a pas de remplaçant : si ce chef tombe, sa perte est définitive (13.7)
lint-leader-without-replacement-help = écrivez le nom et la valeur du verso de son pion
lint-stray-replacement = `{ $counter }` a un remplaçant, mais un chef de la garnison qui tombe n’est pas remplacé (13.7)
lint-stray-replacement-help = retirez le remplaçant, ou corrigez le camp
lint-doubled-leader = { $reason ->
    [himself] `{ $counter }` est aussi son propre remplaçant ({ $name })
    [counter] { $name } remplace `{ $counter }` et a son propre pion, `{ $other }`
   *[back] { $name } remplace à la fois `{ $other }` et `{ $counter }`
}
lint-doubled-leader-help = écrivez qui est au verso du pion
lint-mistaken-leader = `{ $counter }` s’appelle { $name }, mais les règles connaissent le chef qui ne bouge jamais par l’identifiant `{ $wanted }`
lint-mistaken-leader-help = changez l’identifiant en `{ $wanted }`
lint-track-beyond-game = { $reason ->
    [at-once] les pions de la case { $space } (`{ $what }`) reviennent aussitôt : on entre depuis la case { $entry }
   *[never] les pions de la case { $space } (`{ $what }`) ne reviennent jamais : la partie a { $turns } tours, et ils avancent de { $step } par tour
}
lint-track-beyond-game-help = écrivez la case voulue ; celles qui sont publiées sont 2 et 3
lint-terrain-beyond-range = { $reason ->
    [height] `{ $row }` a la hauteur { $figure } dans la table des terrains, mais un haut mur a { $highest }
   *[cost] `{ $row }` coûte { $figure } points dans la table des terrains, mais une unité en a { $points } : aucune unité ne peut le franchir
}
lint-terrain-beyond-range-help = { $reason ->
    [height] écrivez 0, 1 ou 2
   *[cost] corrigez le coût, ou écrivez `None`
}
lint-misquoted-terrain = la ligne `{ $row }` de la table des terrains cite { $rule } et la contredit : { $field ->
    [cost] son coût est de { $stated }, et la règle dit { $said }
    [height] sa hauteur est de { $stated }, et la règle dit { $said }
    [battery] { $said ->
        [true] la règle laisse une batterie le franchir, remorquée
       *[false] la règle ne laisse aucune batterie le franchir, remorquée
      }
    [zoc] { $said ->
        [true] selon la règle, les zones de contrôle le franchissent
       *[false] selon la règle, aucune zone de contrôle ne le franchit
      }
    [melee] { $said ->
        [true] la règle permet la mêlée au travers
       *[false] la règle ne permet aucune mêlée au travers
      }
   *[row] selon la règle il protège le défenseur, mais sa ligne de combat est celle d’un côté libre
  }
lint-misquoted-terrain-help = { $field ->
    [row] nommez sa propre ligne de combat, ou dites d’où vient la ligne si ce n’est de la règle, par exemple `by: Original`
   *[other] écrivez `{ $field }: { $said }`, ou dites d’où vient la ligne si ce n’est de la règle, par exemple `by: Original`
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
    [column] la colonne `{ $column }` n’a pas de nom
   *[counter] `{ $counter }` n’a pas de nom
 }
lint-nameless-counter-help = ajoutez son nom ; un nom dans une seule langue suffit
lint-missing-combat-table = la table de combat manque : `{ $list }` est vide
lint-missing-combat-table-help = ajoutez la table, ou copiez celle d’un livret fourni
lint-missing-table-line = { $table } `{ $row }` : cette ligne manque
lint-missing-table-line-help = ajoutez-la : chaque type de côté d’hexagone et chaque jet du dé a la sienne
lint-doubled-rulebook-line = { $table } `{ $row }` figure { $times } fois
lint-doubled-rulebook-line-help = effacez la ligne de trop, ou donnez-lui son vrai nom ou numéro
lint-table-gap = { $table } `{ $row }` : aucune ligne pour { $at }{ lint-and-more }
lint-table-gap-help = élargissez une ligne voisine, ou ajoutez celle qui manque
lint-table-overlap = { $table } `{ $row }` : { $at }{ lint-and-more } y { $all ->
    [one] figure
   *[other] figurent
} plus d’une fois
lint-table-overlap-help = resserrez l’un des intervalles
lint-backward-range = { $table } `{ $row }` : l’intervalle `{ $range }` est vide
lint-backward-range-help = écrivez d’abord le plus petit nombre
lint-uneven-combat-table = { $table } `{ $row }` a { $count } colonnes, la table en a { $width }
lint-uneven-combat-table-help = ajoutez ou effacez une colonne ; `-` marque une colonne vide
lint-unordered-columns = { $table } `{ $row }` : `{ $right }` est à droite de `{ $left }`
lint-unordered-columns-help = remettez les forces dans l’ordre, la plus faible à gauche
lint-unknown-combat-row = { $table } `{ $row }` nomme la ligne de combat `{ $name }`, absente de la table de combat
lint-unknown-combat-row-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou ajoutez la ligne à la table de combat
   *[no] corrigez le nom, ou ajoutez la ligne à la table de combat
 }
lint-unused-combat-row = { $table } `{ $row }` : aucune ligne de la table des terrains n’y renvoie
lint-unused-combat-row-help = nommez-la dans la table des terrains, ou effacez-la
lint-weaker-with-strength = { $table } `{ $row }` : la colonne de force { $column } (ligne `{ $head }`) donne `{ $result }`, la plus faible à sa gauche `{ $before }`
lint-weaker-with-strength-help = corrigez l’un des deux : une attaque plus forte ne fait jamais pire
lint-roll-beyond-dice = { $table } `{ $row }` : les dés donnent { $end ->
    [open] au moins { $least }
   *[closed] de { $least } à { $most }
  }
lint-roll-beyond-dice-help = corrigez le nombre, ou effacez la ligne
lint-hit-beyond-dice = { $table } `{ $row }` : avec { $number } de plus, tout test de dommages finit par une élimination
lint-hit-beyond-dice-help = écrivez un nombre qui laisse l’issue aux dés
lint-unused-column = aucune force d’aucune ligne n’emploie la colonne { $at }{ lint-and-more } de la table de combat
lint-unused-column-help = mettez-y une force, ou effacez la colonne dans toutes les lignes et pour tous les jets
lint-idle-withdrawal-figure = le retrait se vérifie jusqu’au tour { $last } : { $all ->
    [one] le seuil de retrait du tour { $at } est sans effet
   *[other] les seuils de retrait des tours { $at }{ lint-and-more } sont sans effet
}
lint-idle-withdrawal-figure-help = corrigez le tour, effacez la ligne, ou changez `withdrawal.last_turn`
lint-falling-withdrawal = { $reason ->
    [none] au tour { $row } les assaillants se retirent sans aucune perte : le seuil est de 0
    [great] le seuil { $casualties } du tour { $row } dépasse celui du tour { $other } ({ $before })
   *[small] le seuil { $casualties } du tour { $row } est inférieur à celui du tour { $other } ({ $before })
 }
lint-falling-withdrawal-help = corrigez-le : les pertes s’ajoutent de tour en tour, et les seuils doivent monter de même
lint-broken-victory-schedule = { $reason ->
    [empty] le barème de victoire est vide
    [start] le barème de victoire commence à { $row } points : au-dessous il ne nomme pas de vainqueur
    [back] le niveau de victoire à partir de { $row } points n’est pas à sa place : avoir plus de points n’est jamais pire pour la garnison
    [same] le niveau de victoire à partir de { $row } points dit la même chose que le précédent
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
    [hex] il attend le numéro d’un hexagone
    [word] c’est l’un de { $allowed }
    [text] il attend un texte
   *[figure] il attend un nombre ou un interrupteur
  }
lint-misfit-parameter-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou effacez la ligne pour garder la valeur par défaut
   *[no] écrivez une valeur du bon type, ou effacez la ligne pour garder la valeur par défaut
 }
lint-parameter-out-of-range = `{ $parameter }` vaut { $value } : { $reason ->
    [flag] c’est un interrupteur, `true` ou `false`
   *[range] il attend un nombre de { $least } à { $most }
  }
lint-parameter-out-of-range-help = corrigez-le, ou effacez la ligne pour garder la valeur par défaut
lint-unknown-list-word = `{ $word }`, dans le paramètre `{ $parameter }`, ne nomme rien
lint-unknown-list-word-help = { $known ->
    [yes] écrivez `{ $nearest }`, ou retirez le mot
   *[no] corrigez le mot, ou retirez-le
 }
lint-optional-rule-off = `{ $parameter }` est désactivé, ce qui laisse { $at }{ lint-and-more } sans effet
lint-optional-rule-off-help = activez la règle si elle doit être jouée
lint-siege-without-table = `{ $parameter }` est activé, mais le livret n’a pas de table de siège
lint-siege-without-table-help = ajoutez la table `siege`, ou désactivez la règle
lint-contradicting-parameters = `{ $smaller }` vaut { $low } et dépasse `{ $greater }`, qui vaut { $high }
lint-contradicting-parameters-help = corrigez l’un des deux
## Hexes, rooms, regions and ways

edit-scan = image de fond : { $was } → { $becomes }
lint-misplaced-gunslit = la meurtrière `{ $at }` n’est dans le mur d’aucun bâtiment
lint-misplaced-gunslit-help = peignez en plancher l’hexagone derrière, déplacez la meurtrière vers un bâtiment, ou libérez le côté d’hexagone
lint-ramp-without-platform = la rampe d’artillerie `{ $at }` ne monte à aucune plate-forme
lint-ramp-without-platform-help = peignez en plate-forme l’hexagone où elle mène, mettez-la sur la couche supérieure, ou libérez le côté d’hexagone
lint-hexside-without-level = le côté d’hexagone `{ $at }` n’a pas de { $layer }, mais quelque chose y est peint
lint-hexside-without-level-help = donnez à un hexagone voisin le niveau voulu, peignez l’autre couche, ou libérez celle-ci
lint-unsheltered-wall = { $kind } `{ $side }` ne protège aucun côté, mais { $at } se trouve derrière
lint-unsheltered-wall-help = nommez dans `protects` l’hexagone qui est derrière, ou admettez-le en donnant la raison
lint-wrong-sided-wall = { $kind } `{ $at }` protège `{ $outer }`, qui est au-dehors
lint-wrong-sided-wall-help = écrivez `{ $inner }` ou `both`
lint-idle-protection = { $kind } `{ $side }` protège { $at }, mais aucune unité ne s’y abrite
lint-idle-protection-help = écrivez l’hexagone abrité, ou `none`
lint-bare-level-change = la descente de `{ $high }` par `{ $at }` n’a ni mur ni rampe
lint-bare-level-change-help = peignez un mur ou une rampe d’artillerie sur la couche supérieure du côté d’hexagone
lint-roomless-interior = l’emplacement intérieur `{ $spot }` n’appartient à aucune salle
lint-roomless-interior-help = ajoutez-le à une salle, ou faites-en une salle
lint-levelless-hex = l’hexagone `{ $hex }` n’a aucun niveau où se tenir
lint-levelless-hex-help = supprimez ses `levels` vides, ou écrivez le niveau voulu
lint-doubled-level = l’hexagone a { $times } fois le niveau `{ $spot }`
lint-doubled-level-help = gardez celui qui était voulu
lint-wrong-elevation = l’hexagone `{ $hex }` a un niveau à une élévation impossible : { $at }
lint-wrong-elevation-help = le sol est à 1 ou 2, un intérieur à 1, un étage, un toit ou une plate-forme à 2
lint-ground-in-building = l’hexagone `{ $hex }` a du terrain libre en plus de { $at }
lint-ground-in-building-help = retirez le sol, ou l’autre niveau
lint-flat-platform = l’hexagone de plate-forme `{ $hex }` n’a pas de niveau 2
lint-flat-platform-help = donnez-lui `roof(2)`, ou peignez un autre sol
lint-distant-entry-area = des hexagones de la zone d’entrée `{ $area }` ne sont pas au bord de la carte : { $at }{ lint-and-more }
lint-distant-entry-area-help = déplacez-les au bord de la carte
lint-groundless-entry-hex = l’hexagone `{ $hex }` de la zone d’entrée `{ $area }` n’a pas de terrain libre
lint-groundless-entry-hex-help = remplacez-le par un autre hexagone, ou peignez-le en terrain libre
lint-empty-room = la salle `{ $room }` n’a aucun emplacement
lint-empty-room-help = ajoutez ses emplacements, ou supprimez-la
lint-empty-region = la région `{ $region }` est vide
lint-empty-region-help = peignez ses hexagones, ou supprimez-la
lint-unknown-building = la salle `{ $room }` nomme le bâtiment `{ $building }`, mais il n’y a aucune région de ce nom
lint-unknown-building-help = { $known ->
    [yes] le nom le plus proche est `{ $nearest }`
   *[no] peignez une région de ce nom, ou omettez `building`
}
lint-room-beyond-building = des emplacements de la salle `{ $room }` sont hors de son bâtiment `{ $building }` : { $at }{ lint-and-more }
lint-room-beyond-building-help = ajoutez-les à la région `{ $building }`, ou retirez-les de la salle
lint-doubled-member = `{ $name }` ({ $list }) inscrit deux fois : { $at }{ lint-and-more }
lint-doubled-member-help = remplacez la seconde mention par ce qui était voulu, ou retirez-la
lint-shared-room-spot = l’emplacement `{ $spot }` est dans plusieurs salles : { $at }{ lint-and-more }
lint-shared-room-spot-help = retirez-le de toutes sauf une
lint-misspelt-region = la région `{ $region }` est sans doute `{ $wanted }`, dont les règles ont besoin
lint-misspelt-region-help = renommez-la `{ $wanted }`
lint-missing-region = il manque la région `{ $region }`, dont les règles ont besoin
lint-missing-region-help = peignez la région `{ $region }`
lint-unnamed-thing = { $missing ->
    [english] les mots anglais manquent
    [french] les mots français manquent
   *[both] il n’y a pas de mots
}
lint-unnamed-thing-help = ajoutez-les ; si les deux langues emploient les mêmes mots, écrivez-les deux fois
lint-hidden-character = le texte `{ $field }` contient le caractère { $sign }, qui ne peut être montré
lint-hidden-character-help = supprimez ce caractère ; planches, modules et messages mettent � à sa place
lint-unprinted-character = aucune police du programme n’a le caractère { $sign } ({ $code }) de `{ $field }`
lint-unprinted-character-help = prenez une autre lettre ou une autre graphie ; images et planches montrent une case vide à sa place
lint-overlong-name = `{ $field }` a { $letters } lettres ; { $most } peuvent être imprimées
lint-overlong-name-help = raccourcissez-le ; le reste a sa place dans `notes`
lint-missing-scan = l’image de fond `{ $file }` est introuvable
lint-missing-scan-help = mettez le fichier à côté de la carte, corrigez son nom, ou retirez l’image
lint-unreadable-scan = l’image de fond `{ $file }` ne peut être montrée : { $why }
lint-unreadable-scan-help = enregistrez-la en PNG, JPEG, WebP ou TIFF, nommez le bon fichier, ou retirez l’image
lint-wrong-grid-size = { $reason ->
    [empty] une grille de { $columns } colonnes et de { $rows } rangées n’a aucun hexagone
    [huge] une grille de { $columns } colonnes et de { $rows } rangées est trop grande : le maximum est de { $most } pour chacune
   *[small] la carte nomme beaucoup d’hexagones au-delà de sa grille de { $columns } colonnes et de { $rows } rangées : { $at }{ lint-and-more }
}
lint-wrong-grid-size-help = { $reason ->
    [small] faites la grille aussi grande que la carte, ou retirez ce qui en dépasse
   *[other] écrivez de 1 à { $most } colonnes et rangées
}
lint-shifted-numbering = les numéros de la carte ne correspondent pas à sa grille de { $columns } colonnes et de { $rows } rangées ; décalés de { $by-columns } colonnes et de { $by-rows } rangées, ils y correspondraient{ $off ->
    [0] {""}
   *[other] {" "}; hors de la grille : { $off }
}{ $torn ->
    [0] {""}
   *[other] {" "}; côtés d’hexagone entre hexagones non adjacents : { $torn }
}{ $inland ->
    [0] {""}
   *[other] {" "}; hexagones d’entrée loin du bord : { $inland }
}{ $homeless ->
    [0] {""}
   *[other] {" "}; lignes de la mise en place sans emplacement : { $homeless }
}
lint-shifted-numbering-help = décalez ainsi tous les numéros, ou changez la taille de la grille
lint-unreachable-roof = aucune unité ne peut monter sur { $at }{ lint-and-more }
lint-unreachable-roof-help = peignez sur l’un des côtés une rampe d’artillerie ou un mur qui s’escalade
lint-isolated-spot = `{ $spot }` est isolé : aucun passage n’y mène
lint-isolated-spot-help = ouvrez l’un de ses côtés d’hexagone, ou admettez-le en donnant la raison
lint-unservable-gun-site = { $reason ->
    [beyond] personne ne peut servir la position de batterie `{ $spot }` : elle est hors de l’enceinte
    [stranded] une batterie sur la position `{ $spot }` n’en descend jamais : aucune rampe ne part de { $at }{ lint-and-more }
   *[cut-off] personne ne peut servir la position de batterie `{ $spot }` : aucun passage n’y mène
}
lint-unservable-gun-site-help = { $reason ->
    [stranded] peignez une rampe sur la couche supérieure d’un côté au-dessous, ou admettez-le en donnant la raison
    [beyond] déplacez-la à l’intérieur, ou ajoutez son hexagone à la région `confines`
   *[cut-off] ouvrez l’un de ses côtés d’hexagone, ou déplacez-la
}
lint-ramp-without-gun = la rampe d’artillerie `{ $side }` descend de { $at }{ lint-and-more }, où il n’y a aucune batterie
lint-ramp-without-gun-help = peignez à la place un mur sur le côté d’hexagone, mettez une position de batterie en haut, ou admettez-le en donnant la raison
lint-impossible-tow = { $reason ->
    [hexside] le côté d’hexagone `{ $at }` cite { $rule }, mais aucune batterie ne se remorque à travers ce qui y est peint
    [site] la position de batterie `{ $at }` cite { $rule }, mais aucune batterie ne peut en être remorquée
    [from-site] `{ $at }` cite { $rule }, mais aucune batterie ne peut y être remorquée depuis la position `{ $site }`
   *[no-site] `{ $at }` cite { $rule }, mais il n’y a à côté aucune position d’où remorquer une batterie
  }
lint-impossible-tow-help = { $reason ->
    [no-site] mettez une position de batterie à côté, ou corrigez la citation
   *[other] libérez le côté d’hexagone ou peignez-y une rampe, ou corrigez la citation
  }
lint-cut-off-entry-area = la zone d’entrée `{ $area }` est coupée : aucun chemin ne mène aux murs
lint-cut-off-entry-area-help = ouvrez un chemin, ou déplacez la zone

## Sol qui ne convient pas

lint-unpainted-confines = l’hexagone `{ $hex }` de l’enceinte est resté en rase campagne, alors que le reste est peint
lint-unpainted-confines-help = peignez-le, ou retirez-le de la région `confines`
lint-unfloored-interior = l’hexagone `{ $hex }` a un intérieur, mais son sol est : { $ground }
lint-unfloored-interior-help = peignez-le en plancher, ou retirez-lui ses niveaux si ce n’est pas un bâtiment

# The pages at the right.
gui-side-inspector = Inspecteur

# Les outils qui choisissent, bâtissent, nomment, tamponnent et mesurent.
gui-tool-choose-hexes = Sélection multiple
gui-tool-choose-hexes-about = Sélectionner des hexagones pour les copier, couper ou effacer : glissez ; Maj ajoute, Ctrl retire
gui-tool-fill = Remplir
gui-tool-fill-about = Remplir de terrain jusqu’au prochain mur ou autre terrain : cliquez sur un hexagone
gui-tool-building = Bâtiments
gui-tool-building-about = Bâtir maisons et plates-formes avec leurs murs : cliquez ou glissez sur des hexagones
gui-tool-room = Salles
gui-tool-room-about = Peindre des salles avec les murs entre elles : cliquez ou glissez sur des hexagones couverts
gui-tool-opening = Portes et meurtrières
gui-tool-opening-about = Poser portes, meurtrières et rampes : cliquez sur un côté d’hexagone
gui-tool-wall = Mur
gui-tool-wall-about = Tracer un mur d’un hexagone à un autre : glissez ; le mur suit un bord du chemin
gui-tool-region = Régions
gui-tool-region-about = Peindre les régions dont parlent les règles : cliquez ou glissez sur des hexagones
gui-tool-label = Inscriptions
gui-tool-label-about = Placer des inscriptions sur la carte : tapez un nom, puis cliquez sur un hexagone
gui-tool-stamp = Tampon
gui-tool-stamp-about = Tamponner ce qui a été copié : cliquez sur un hexagone
gui-tool-measure = Mesurer
gui-tool-measure-about = Mesurer la distance en hexagones : glissez d’hexagone en hexagone
gui-selection-rectangle = Rectangle
gui-selection-rectangle-about = Tous les hexagones entre deux coins
gui-selection-lasso = Lasso
gui-selection-lasso-about = Tous les hexagones dans un contour à main levée
gui-selection-same = Baguette
gui-selection-same-about = Baguette magique : tous les hexagones contigus peints de même ; cliquez sur l’un d’eux
gui-selection-hint = Glissez sur la carte. Maj ajoute, Ctrl retire, Échap désélectionne.
gui-chosen = { $count ->
    [0] Aucun hexagone sélectionné
    [one] { $count } hexagone sélectionné
   *[other] { $count } hexagones sélectionnés
  }
gui-copy = Copier
gui-copy-about = Copier les hexagones sélectionnés avec tout ce qu’ils portent, pour le tampon et d’autres fenêtres
gui-cut = Couper
gui-cut-about = Copier les hexagones sélectionnés et en faire du terrain libre
gui-clear-area = Effacer
gui-clear-area-about = Faire des hexagones sélectionnés du terrain libre
gui-wall-around = Entourer d’un mur
gui-wall-around-about = Tracer le type de mur actuel autour des hexagones sélectionnés
gui-choose-all = Tout sélectionner
gui-choose-all-about = Sélectionner tous les hexagones de la carte
gui-paste = Coller
gui-paste-about = Prendre comme tampon ce qui a été copié
gui-turn = Tourner à droite
gui-turn-about = Tourner le tampon de 60°, dans le sens horaire
gui-turn-back = Tourner à gauche
gui-turn-back-about = Tourner le tampon de 60°, dans le sens inverse
gui-mirror = Retourner
gui-mirror-about = Retourner le tampon de gauche à droite
gui-reach = TAILLE DU PINCEAU
gui-reach-about = Nombre d’hexagones couverts par le pinceau
gui-tools-building = BÂTIR
gui-building-roofed = maison avec toit
gui-building-roofed-about = Une salle au niveau 1 et un toit où se tenir, au niveau 2 (7.1)
gui-building-open = maison sans toit
gui-building-open-about = Une salle au niveau 1 sans toit, comme dans l’église
gui-building-platform = plate-forme
gui-building-platform-about = Une plate-forme : niveau 2 sans rien dessous (7.2)
gui-building-storeyed = maison à étage
gui-building-storeyed-about = Une salle, un étage et un toit : seul le troisième jeu connaît l’étage
gui-building-none = démolir (gomme)
gui-building-none-about = Faire des bâtiments du terrain libre, et retirer leurs murs
gui-building-about = Les murs s’ajoutent et se retirent avec le bâtiment. Portes et meurtrières vers le dehors restent.
gui-tools-opening = OUVERTURE
gui-opening-doorway-about = Une porte
gui-opening-gunslit-about = Une meurtrière : le tir passe, pas les unités
gui-opening-ramp-about = Une rampe d’artillerie vers une plate-forme
gui-tools-hand = CÔTÉ DU CHEMIN
gui-hand-left = gauche
gui-hand-right = droite
gui-hand-about = Le côté du chemin où court le mur
gui-tools-wall = MUR
gui-tools-room = SALLE
gui-room-new = NOUVELLE SALLE
gui-room-name = Nom de la salle
gui-room-size = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
  }
gui-room-pick = Peindre { $name }
gui-room-none = aucune salle (gomme)
gui-room-none-about = Retirer des hexagones de leur salle
gui-room-about = Tapez un nom et peignez des hexagones d’un bâtiment. Des murs s’ajoutent entre les salles et s’effacent dans une même salle.
gui-room-outdoors = { $hex } est dehors : bâtissez-y d’abord une maison (U).
gui-room-unnamed = Donnez d’abord un nom à la nouvelle salle, ou choisissez une salle de la liste.
gui-tools-region = RÉGION
gui-region-new = NOUVELLE RÉGION
gui-region-name = Nom de la région
gui-region-pick = Peindre { $name } (`{ $id }`)
gui-region-erase = Retirer de cette région
gui-region-erases = Retrait de cette région
gui-region-about = Les règles désignent les régions par leur identifiant : l’intérieur des murs (2.2), l’enceinte que les Texans ne quittent jamais (2.3), et les vôtres pour vos règles maison.
gui-region-holds = PEINDRE
gui-region-hexes = Hexagones
gui-region-spots = Un niveau
gui-region-hexsides = Côtés
gui-region-holds-about = Ce que le pinceau ajoute à la région : des hexagones avec tous leurs niveaux, le seul niveau affiché (F2 à F4), ou des côtés d’hexagone
gui-region-holds-other = Cette région contient autre chose
gui-region-no-spot = { $hex } n’a pas ce niveau : { $level }
gui-region-against = RÉGIONS ET MURS SE CONTREDISENT
gui-region-against-more = { $count ->
    [one] … et { $count } autre dans Problèmes
   *[other] … et { $count } autres dans Problèmes
  }
gui-region-unnamed = Donnez d’abord un nom à la nouvelle région, ou choisissez une région de la liste.
gui-tools-label = INSCRIPTION
gui-label-name = Inscription
gui-label-size = Taille
gui-label-percent = { $size } %
gui-label-turned = Rotation
gui-label-degrees = { $turned }°
gui-label-change = Changer
gui-label-delete = Effacer
gui-label-about = Tapez une inscription et cliquez sur l’hexagone en son milieu. Cliquez sur une inscription de la carte pour la modifier.
gui-label-held = Une inscription est sélectionnée : changez-la ou effacez-la. Échap désélectionne.
gui-label-unnamed = Tapez d’abord l’inscription.
gui-stamp-holds = { $count ->
    [one] { $count } hexagone dans le tampon. Cliquez pour le poser.
   *[other] { $count } hexagones dans le tampon. Cliquez pour les poser.
  }
gui-stamp-empty = Rien n’a encore été copié : sélectionnez des hexagones (A) et copiez-les (Ctrl+C).
gui-stamps-title = BIBLIOTHÈQUE
gui-stamps-keep-title = GARDER CE TAMPON
gui-stamps-keep-enter = Garder
gui-stamps-keep-about = Garder le tampon dans la bibliothèque, sous un nom
gui-stamps-rename-title = RENOMMER LE TAMPON
gui-stamps-rename-enter = Renommer
gui-stamps-rename = Renommer le tampon
gui-stamps-remove = Supprimer le tampon de la bibliothèque
gui-stamps-next = Prendre le tampon suivant de la bibliothèque
gui-stamps-previous = Prendre le tampon précédent de la bibliothèque
gui-stamps-use = Prendre ce tampon ; le suivant
gui-stamps-name = Nom
gui-stamps-none-yet = Aucun tampon pour l’instant. Copiez des hexagones, donnez-leur un nom et gardez-les pour cette carte et d’autres.
gui-stamps-none = Aucun tampon de la bibliothèque n’est en main.
gui-stamps-unnamed = Donnez d’abord un nom au tampon.
gui-stamps-nowhere = Ce système n’a pas de dossier pour la bibliothèque de tampons.
gui-stamps-kept = Tampon « { $name } » gardé
gui-stamps-renamed = Tampon renommé « { $name } »
gui-stamps-removed = Tampon « { $name } » supprimé. Tant qu’il est en main, vous pouvez le garder de nouveau.
stamp-broken = Ce n’est pas un tampon : ligne { $line } : { $why }
stamp-too-large = Le tampon est trop grand : il dépasse les numéros d’hexagone possibles.
gui-stamp-same = Le tampon ne change rien ici.
gui-copied = { $count ->
    [one] { $count } hexagone copié
   *[other] { $count } hexagones copiés
  }
gui-nothing-chosen = Sélectionnez d’abord des hexagones (A).
gui-measure-hint = Glissez d’hexagone en hexagone. Échap efface la ligne.
gui-measured = { $count ->
    [one] De { $from } à { $to } : { $count } hexagone
   *[other] De { $from } à { $to } : { $count } hexagones
  }
gui-filled = { $count ->
    [0] Rien à remplir : déjà peint
    [one] { $count } hexagone rempli
   *[other] { $count } hexagones remplis
  }
gui-wall-nothing = Aucun mur tracé : glissez d’un hexagone à un autre.
gui-pick-nothing = Pointez d’abord un hexagone ou un côté d’hexagone pour en prendre le type.
gui-stroke-fill = remplir de { $kind }
gui-stroke-build = bâtir
gui-stroke-tear-down = démolir
gui-stroke-room = peindre la salle { $name }
gui-stroke-room-erase = retirer des salles
gui-stroke-region = peindre la région { $name }
gui-stroke-region-erase = retirer de la région { $name }
gui-stroke-label = inscrire { $name }
gui-stroke-cut = effacer des hexagones
gui-stroke-stamp = tamponner

# Les commandes par leur nom.
gui-palette = Rechercher partout
gui-palette-hint = Une commande, un mur, une salle, un pion, une page, ou un numéro d’hexagone
gui-found-hex = HEXAGONE
gui-found-go-to-hex = Aller à l’hexagone { $hex }
gui-found-command = COMMANDES
gui-found-paint = MURS ET SOLS
gui-found-page = PANNEAUX
gui-found-place = LIEUX
gui-found-room = SALLES
gui-found-region = RÉGIONS
gui-found-entry-area = ZONES D’ENTRÉE
gui-found-entry-area-number = Zone d’entrée { $number }
gui-found-counter = PIONS
gui-found-manual = MANUEL
gui-palette-keys = ↑ ↓ et ⏎ choisissent, Échap ferme.
gui-palette-nothing = Rien trouvé
gui-command-tool = Outil : { $tool }
gui-command-layers = Couche des côtés d’hexagone : { $layers }
gui-command-side = Panneau de droite : { $page }
gui-command-level = Niveau : { $level }
gui-command-quit = Quitter
gui-command-undo = Annuler
gui-command-redo = Rétablir
gui-command-zoom-in = Zoom avant
gui-command-zoom-out = Zoom arrière
gui-command-erase = Gomme de l’outil actuel
gui-command-pick-next = Choix suivant de l’outil actuel
gui-command-pick-previous = Choix précédent de l’outil actuel
gui-command-turn-variant = Vue suivante de la variante : page, formulaire, texte
gui-command-pick-up = Pipette : prendre ce qui est sous le pointeur
gui-command-reach = Taille du pinceau
gui-command-hand = Autre côté pour les murs
gui-command-next-problem = Problème suivant
gui-command-previous-problem = Problème précédent
gui-command-mend = Corriger le problème en surbrillance
gui-command-page = Aide : le problème en surbrillance, l’outil actuel ou le panneau actuel
gui-command-playtest = Lancer ou arrêter les parties d’essai
gui-command-balance = Estimer l’équilibre pendant le dessin
gui-command-escape = Fermer, annuler, désélectionner
gui-command-use = Employer l’outil actuel sur l’hexagone sélectionné
gui-command-north = Curseur vers le haut
gui-command-south = Curseur vers le bas
gui-command-west = Curseur vers la gauche
gui-command-east = Curseur vers la droite
gui-use-nothing = Sélectionnez d’abord un hexagone : les flèches déplacent le curseur.

# Chercher et remplacer.
gui-find = Chercher
gui-find-title = Chercher et remplacer
gui-find-hint = murs de bois entre confines et dehors
gui-find-setting-hint = Devient : high_palisade
gui-find-about = Décrivez ce qu’il faut chercher sur la carte telle qu’elle est peinte : types de côtés d’hexagone et de terrain, lieux, niveaux, origines. Pour le remplacer, dites par quoi : un type, `clear`, `protects=both`, `+région` ; s’il y en a plusieurs, séparez-les par des points-virgules.
gui-find-replace = Tout remplacer
gui-find-page = Mots des requêtes
gui-find-none = Aucun résultat
gui-find-nothing = Aucun résultat à remplacer
gui-find-wrong = { $why } ({ $at })
gui-find-replaced = { $count ->
    [0] Rien à remplacer : déjà ainsi
    [one] { $count } résultat remplacé
   *[other] { $count } résultats remplacés
  }
gui-stroke-replace = remplacer les résultats

# Le scénario : mise en place et tracé.
gui-side-scenario = Scénario
gui-tool-counter = Pions
gui-tool-counter-about = Mettre des pions en place : prenez-en un dans le casier à droite, puis cliquez sur un hexagone
gui-tool-counter-hint = Prenez un pion dans le casier à droite, puis cliquez sur son hexagone de départ. Les hexagones que les règles refusent sont assombris ; cliquez sur l’un d’eux pour voir la règle. Sans pion en main, cliquez sur un pion de la carte pour le prendre. Échap désélectionne.
gui-scenario-map = Carte
gui-scenario-counters = Pions
gui-scenario-rulebook = Livret
gui-scenario-plot = PLAN D’ENTRÉE : ZONES DES COLONNES (2.0)
gui-scenario-no-plot = Peignez d’abord des zones d’entrée (E) : les colonnes y entrent.
gui-tray-others-come-later = Qui n’est pas dans la liste est placé par les règles, ou par son joueur pendant la partie.
gui-tray-complete = Placer le reste
gui-tray-clear = Tout retirer
gui-tray-batteries = Batteries
gui-tray-count = { $name } : { $placed } sur { $all } en place
gui-tray-empty = Il n’y a pas de pions. Ajoutez-en sous Pions.
gui-tray-pick = Mettre ce pion en place
gui-tray-move = Déplacer ce pion, ou voir où il peut aller
gui-tray-back = Retirer de la carte
gui-tray-later = Pas de placement avant le premier tour ({ $atom }) : { $rule }
gui-tray-unknown = Prenez d’abord un pion dans le casier.
gui-tray-refused = { $hex } n’est pas permis ({ $atom }) : { $rule }
gui-tray-no-spot = Aucun pion ne peut être placé sur { $hex }.
gui-tray-placed = { $piece } commence sur { $at }
gui-tray-unplayable = Le scénario ne peut pas encore être joué : voyez les problèmes.
gui-tray-completed = { $count ->
    [0] Il ne restait rien à placer
    [one] { $count } ligne de mise en place et de plan d’entrée ajoutée
   *[other] { $count } lignes de mise en place et de plan d’entrée ajoutées
  }
gui-stroke-place = placer { $piece } sur { $at }
gui-stroke-take-back = retirer { $piece }
gui-stroke-plot = noter l’entrée de la colonne { $column }
gui-stroke-clear-set-up = retirer tous les pions
gui-stroke-complete = placer le reste
# Le journal, la récupération, les fichiers changés ailleurs, l’historique
file-write-protected = il est protégé en écriture
file-disk-full = le disque est plein
file-no-folder = son dossier n’existe pas
file-pipe-unread = c’est un tube, et aucun programme n’y lit
file-held = un autre programme l’a ouvert : fermez-le, ou attendez la fin de la synchronisation, et réessayez ; ou choisissez un autre nom
file-bad-name = le système n’admet pas ce nom de fichier : choisissez-en un autre, sans `: * ? " < > |` et sans point ni espace à la fin
place-other-sort = `{ $path }` est { $found } et n’est pas écrasé par { $wanted } : nommez un autre fichier. Rien n’a été écrit.
place-is-input = `{ $path }` est lu ici et n’est pas écrasé par le résultat : nommez un autre fichier. Rien n’a été écrit.
place-named-twice = `{ $path }` est nommé pour deux résultats : nommez un autre fichier pour l’un d’eux. Rien n’a été écrit.
place-has-comments = `{ $path }` a { $comments ->
    [one] { $comments } commentaire, à la ligne { $line }, et il serait perdu
   *[other] { $comments } commentaires, le premier à la ligne { $line }, et ils seraient perdus
  }. Mettez ce qui doit rester dans les `notes` du document, ou passez outre avec `--despite-comments`. Rien n’a été écrit.
comments-not-copied = { $comments ->
    [one] le commentaire de `{ $path }`, à la ligne { $line }, n’est
   *[other] les { $comments } commentaires de `{ $path }`, le premier à la ligne { $line }, ne sont
  } pas dans `{ $out }`
picture-too-many-hexes = une carte de { $columns } × { $rows } hexagones est trop grande pour une image : la limite est de { $limit } hexagones, par exemple { $side } × { $side }
sort-scenario = un scénario
sort-map = une carte
sort-correction = une correction
sort-variant = une variante
sort-counters = un jeu de pions
sort-rulebook = un livret
sort-cases = un fichier de cas
sort-log = un journal de partie
sort-results = les résultats de parties d’essai
sort-walls = une analyse de la valeur des murs
sort-svg = une image (SVG)
sort-png = une image (PNG)
sort-gif = une animation (GIF)
sort-sheets = des planches à imprimer (PDF)
sort-archive = une archive (ZIP)
sort-page = une page web
sort-spreadsheet = une liste de parties
sort-other = un fichier que ce programme n’a pas écrit
series-jobs = { $asked } parties en parallèle se gêneraient : { $most ->
    [one] { $most } seule partie est jouée à la fois
   *[other] { $most } sont jouées en parallèle
  }.
playtest-pictures = { $written ->
    [one] { $written } image est écrite
   *[other] { $written } images sont écrites
  } dans { $out } ; les autres ne le sont pas
pack-outside = `{ $file }` se trouve hors du dossier du scénario et est joint au paquet : assurez-vous que vous avez le droit de le donner
gui-not-saved = { $why } Votre travail reste ouvert ici : enregistrez-le ailleurs avec Ctrl+Maj+S.
gui-journal-trouble = Le journal de récupération ne peut pas être écrit ({ $detail }). Vous pouvez continuer, mais un plantage ferait perdre les modifications non enregistrées.
gui-journal-no-home = Il n’y a pas de dossier pour le journal de récupération. Vous pouvez continuer, mais un plantage ferait perdre les modifications non enregistrées.
gui-offer-title = Modifications non enregistrées
gui-offer-edits = { $count ->
    [one] { $count } modification, { $when }
   *[other] { $count } modifications, la dernière { $when }
}
gui-offer-no-file = Elles n’existent nulle part ailleurs : le document n’a pas de fichier.
gui-offer-file-older = Les modifications sont plus récentes : le fichier sur le disque ne les a pas.
gui-offer-file-newer = Le fichier est plus récent : `{ $file }` a été changé ailleurs après la dernière modification. Ce qui convient encore est réappliqué.
gui-offer-file-changed = Les modifications sont plus récentes, mais `{ $file }` a aussi été changé ailleurs. Ce qui convient encore est réappliqué.
gui-offer-file-gone = `{ $file }` n’existe plus. Remettez-le en place pour récupérer les modifications.
gui-offer-recover = Récupérer
gui-offer-recover-about = Ouvrir le document et réappliquer les modifications, comme des étapes que l’on peut annuler
gui-offer-look = Ouvrir le fichier enregistré
gui-offer-look-about = Ouvrir le document tel qu’il est sur le disque ; les modifications restent récupérables
gui-offer-discard = Supprimer
gui-offer-discard-about = Supprimer définitivement ces modifications
gui-offer-later = Redemander au prochain démarrage (Échap)
gui-offer-game = { $count ->
    [one] Une partie en cours : { $count } coup, { $when }.
   *[other] Une partie en cours : { $count } coups, le dernier { $when }.
} Texans : { $texan }. Mexicains : { $mexican }.
gui-offer-game-about = Elle reprend à la même décision, avec la carte et les règles de son début.
gui-offer-game-go-on = Reprendre la partie
gui-offer-game-go-on-about = Ouvrir le document avec ses modifications récupérées et reprendre la partie
gui-offer-game-discard-about = Supprimer définitivement cette partie
gui-offer-game-lost = Une partie qui ne peut pas être récupérée
gui-game-taken-up = { $steps ->
    [0] Partie récupérée à son début
    [one] Partie récupérée : un coup
   *[other] Partie récupérée : { $steps } coups
}
gui-game-in-the-way = Une autre partie de ce document est en cours et n’est pas enregistrée. Enregistrez-la ou fermez-la, puis récupérez celle-ci.
game-journal-broken = La ligne { $line } de son journal est endommagée.
game-journal-version = Son journal a été écrit par la version { $program } du programme, sous une forme que cette version ne lit pas. Ouvrez-le avec cette version.
game-journal-document = le journal de la partie ne contient pas ce document
gui-age-now = à l’instant
gui-age-minutes = { $count ->
    [0] il y a un instant
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
gui-age-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
gui-age-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
gui-recovered = { $strokes ->
    [0] Rien à récupérer.
    [one] Une modification récupérée. Elle n’est pas encore enregistrée.
   *[other] { $strokes } modifications récupérées. Elles ne sont pas encore enregistrées.
}
gui-recovered-partly = Récupéré jusqu’à la modification { $entry } sur { $entries }, qui ne convient pas : { $place } contient autre chose que ce qu’elle attend. Le journal est gardé et sera proposé de nouveau au prochain démarrage.
gui-recover-nothing = Aucune modification à récupérer
gui-discard-failed = Le journal n’a pas pu être supprimé : { $detail }
gui-disk-changed = `{ $file }` a été changé par un autre programme.
gui-disk-changed-edited = `{ $file }` a été changé par un autre programme, et vous avez des modifications non enregistrées.
gui-disk-gone = { $file } n’existe plus. L’enregistrement le recrée.
gui-disk-reload = Recharger
gui-disk-reload-about = Le relire sur le disque ; la récupération de vos modifications est proposée
gui-disk-keep = Garder les miennes
gui-disk-keep-about = Garder votre version ; enregistrer écrase le fichier
gui-reload-nothing = Ce document n’a pas de fichier à recharger
gui-overwrite-title = Écraser le fichier ?
gui-overwrite-about = { $document } a été changé sur le disque depuis son ouverture. L’écraser ferait perdre ces changements.
gui-comments-title = Enregistrer sans les commentaires ?
gui-comments-file = { $file } a { $comments ->
    [one] { $comments } commentaire, à la ligne { $line }
   *[other] { $comments } commentaires, le premier à la ligne { $line }
  }{ $says ->
    [nothing] .
   *[words] {" "}: « { $first } »
  }
gui-comments-about = L’enregistrement réécrit { $files ->
    [one] le fichier
   *[other] les fichiers
  }, et les commentaires se perdent. Ce qui est dans les notes d’un document et dans les raisons de ses entrées est conservé.
gui-comments-about-other = { $files ->
    [one] Le fichier est remplacé
   *[other] Les fichiers sont remplacés
  }, et les commentaires se perdent.
gui-comments-anyway = Enregistrer quand même
gui-history = Historique
gui-history-about = Toutes les modifications du document. Cliquez sur l’une d’elles pour y revenir.
gui-history-none = Aucune modification
gui-history-opened = ouverture
gui-history-back = Annuler tout ce qui suit
gui-history-here = État actuel
gui-history-forward = Rétablir tout jusqu’ici
gui-history-saved = enregistré
gui-history-undone = annulé
gui-history-jumped = { $steps ->
    [0] Aucune étape dans l’historique
    [one] Une étape dans l’historique
   *[other] { $steps } étapes dans l’historique
}
# Les outils qui interrogent les règles.
gui-tool-sight = Ligne de vue
gui-tool-sight-about = Vérifier la ligne de vue : glissez d’un hexagone à l’autre ; cliquez sur un hexagone pour montrer tout ce qu’on en voit
gui-tool-zones = Zones de contrôle
gui-tool-zones-about = Montrer les zones de contrôle des camps ; cliquez sur un hexagone pour savoir de quel camp elles sont
gui-tool-moves = Mouvement
gui-tool-moves-about = Montrer la portée de mouvement d’un pion : cliquez dessus, puis pointez un hexagone
gui-tool-odds = Probabilités
gui-tool-odds-about = Montrer les probabilités d’une attaque : cliquez sur l’attaquant, puis sur la cible, ou glissez de l’un à l’autre
gui-ask-working = Calcul en cours…
gui-ask-failed = Échec du calcul : le moteur s’est arrêté. Merci de le signaler avec cette carte.
gui-ask-unplayable = Les règles ne peuvent répondre : en l’état, ceci ne peut être joué.
gui-ask-problems = Voir les problèmes
gui-obstacles = { $errors ->
    [one] Pas encore jouable : { $errors } erreur.
   *[other] Pas encore jouable : { $errors } erreurs.
  }
gui-obstacles-more = { $errors ->
    [one] … et { $errors } autre
   *[other] … et { $errors } autres
  }
gui-ask-in-hex = DANS CET HEXAGONE
gui-ask-which-level = { $hex } a plusieurs niveaux, mais pas le niveau affiché : choisissez d’abord un niveau sous la carte
gui-sight-hint = Glissez d’un hexagone à l’autre pour vérifier la ligne de vue. Cliquez sur un hexagone pour ombrer tout ce qu’on en voit. Là où un hexagone a plusieurs niveaux, le niveau affiché compte. Clavier : choisissez un hexagone avec les flèches, Entrée pour un bout, Entrée pour l’autre.
gui-sight-drag = Glissez vers un autre hexagone pour une seule ligne.
gui-sight-clear = Dégagée
gui-sight-blocked = Bloquée
gui-sight-count = { $spots ->
    [one] Voit { $spots } emplacement sur { $all }
   *[other] Voit { $spots } emplacements sur { $all }
}
gui-sight-count-about = Ombrés sur la carte. Un chiffre dans un hexagone : seul ce niveau est vu.
gui-sight-assumed = D’après la carte, avec les corrections activées et sans brèche. Les pions ne bloquent jamais.
gui-sight-assumed-game = Selon les règles de « { $system } », avant la première décision de la partie, avec les corrections et variantes actives.
gui-zones-both = Les deux
gui-zones-letters = T : Texans. M : Mexicains. TM : les deux, hachuré dans les deux sens.
gui-zones-by = EXERCÉES PAR
gui-moves-hint = Cliquez sur un pion : les chiffres dans les hexagones sont ses coûts de mouvement. Cliquez encore pour le suivant de la pile. Clavier : choisissez son hexagone avec les flèches, puis Entrée.
gui-moves-count = { $count ->
    [0] Aucun autre emplacement où finir le mouvement.
    [one] { $count } autre emplacement où finir le mouvement.
   *[other] { $count } autres emplacements où finir le mouvement.
  }
gui-moves-point = Pointez un hexagone pour voir le chemin qui y mène, ou la raison pour laquelle il n’y en a pas. Hachuré dans les deux sens : une zone de contrôle ennemie y arrête le mouvement.
gui-moves-refused = NON ACCESSIBLES D’ICI
gui-odds-hint = Cliquez sur l’attaquant, puis sur la cible ; ou glissez de l’un à l’autre. Cliquez encore pour le pion suivant d’une pile. Clavier : choisissez un hexagone avec les flèches, puis Entrée.
gui-odds-target = Cliquez maintenant sur la cible.
reckoning-strength = FORCE
reckoning-check = TEST DE DOMMAGES CONTRE LE MORAL
reckoning-number = et le chiffre de la table
reckoning-sum = MODIFICATEURS DES DÉS
gui-odds-chances = RÉSULTATS
gui-stage = PIONS D’ESSAI
gui-stage-hint = Choisissez un hexagone pour y placer un pion d’essai.
gui-stage-put = Placer un pion d’essai en { $hex }…
gui-stage-put-about = Au niveau affiché ; le document ne change pas. Pion suivant et précédent au clavier
gui-stage-clear = Retirer les pions d’essai
gui-stage-alone = Sans la mise en place
gui-stage-assumed = Supposé : la mise en place avant le premier tour, colonnes pas encore entrées, aucune unité en désordre, aucune brèche.
gui-stage-assumed-map = Supposé : pions et livret de l’Alamo fourni, aucun pion en place, aucune brèche.

gui-command-recover = Récupérer les modifications non enregistrées
gui-command-reload = Recharger depuis le disque
gui-command-next-counter = Pion d’essai suivant dans l’hexagone sélectionné
gui-command-previous-counter = Pion d’essai précédent dans l’hexagone sélectionné
# La page des pions.
gui-side-counters = Pions
gui-yes = oui
gui-no = non
gui-edit-conflict = { $place } : il y a déjà autre chose. Rien n’a été changé.
gui-typing = Tant qu’on écrit dans un champ, seules les modifications de ce panneau peuvent être annulées ou rétablies. Cliquez d’abord hors du champ pour : { $stroke }
branch-volunteer = volontaires
branch-line = ligne
branch-scout = légère
branch-grenadier = grenadiers
branch-engineer = génie
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
counter-field-melee = Mêlée
counter-field-morale = Moral
counter-field-reduced-fire = Tir réduit
counter-field-reduced-melee = Mêlée réduite
counter-field-reduced-morale = Moral réduit
counter-field-rating = Valeur
counter-field-replacement-en = Remplaçant (anglais)
counter-field-replacement-fr = Remplaçant (français)
counter-field-replacement-rating = Valeur du remplaçant
counter-field-pounds = Livres
counter-field-strength = Force
counter-field-reserve = Réserve
counter-field-source = Provenance
counter-field-reason-en = Raison (anglais)
counter-field-reason-fr = Raison (français)
counter-head-name = Nom
counter-head-quantity = Qté
counter-head-front = Recto
counter-head-back = Verso
counter-leaders = CHEFS
counter-batteries = BATTERIES
counter-columns = COLONNES
counter-none = Aucun pion. Ajoutez une unité, ou collez un tableau venu d’un tableur.
counter-rated = valeur { $rating }
counter-pounds = pièce de { $pounds } livres
counter-new = Nouveau
counter-name = Nom
counter-id = Identifiant
counter-front = Recto
counter-back = Verso
counter-replacement = Remplaçant
counter-replacement-rating = Valeur du remplaçant
counter-replacement-about = Le verso du pion (13.7). Sans nom ni valeur, il n’y a pas de remplaçant.
counter-column-about = Montrée ci-dessus sur sa première unité. La couleur des bandeaux suit l’ordre des colonnes ; la Réserve est grise.
counter-no-column = aucune
counter-cited = Référence
counter-reason = Raison
counter-fewer = Un de moins
counter-more = Un de plus
counter-add-unit = + Unité
counter-add-leader = + Chef
counter-add-battery = + Batterie
counter-add-column = + Colonne
counter-add-about = En ajoute un, à remplir ci-dessous
counter-paste = Coller un tableau
counter-paste-about = Importer les lignes copiées d’un tableur. La première nomme les colonnes, en anglais ou en français. Les identifiants connus sont modifiés, les autres ajoutés.
counter-copy = Copier le tableau
counter-copy-about = Copier tous les pions dans le presse-papiers, pour un tableur
counter-twin = Dupliquer
counter-twin-about = Faire une copie sous un autre identifiant
counter-delete = Supprimer
counter-delete-about = Le retire du jeu de pions
counter-close = Fermer la fiche
gui-counter-copied = Copié dans le presse-papiers.
gui-counter-pasted = Pions importés : { $new ->
    [0] aucun nouveau
    [one] { $new } nouveau
   *[other] { $new } nouveaux
  }, { $changed ->
    [0] aucun modifié
    [one] { $changed } modifié
   *[other] { $changed } modifiés
  }.
gui-counter-number = nombre entier de { $least } à { $most } attendu
gui-counter-id = identifiant sans espace attendu
gui-counter-taken = cet identifiant est déjà pris
gui-counter-no-choice = valeur impossible ici
gui-counter-no-field = ce type de pion n’a pas ce champ
gui-counter-missing = obligatoire
gui-counter-replacement-rating = un remplaçant nommé a besoin d’une valeur de 0 à 255
gui-counter-cited-once = une référence est la même dans les deux langues : laissez ce champ vide
gui-counter-original-silent = ce qui est original n’a pas de raison : laissez ce champ vide
gui-counter-set-up = { $piece } a sa place en { $spot } : retirez d’abord ce pion de la carte
gui-column-used = La colonne { $column } est employée par { $counter } : donnez-lui-en d’abord une autre.
gui-column-plotted = La colonne { $column } est inscrite à la zone d’entrée { $area } : changez d’abord le plan d’entrée.
gui-counter-paste-broken = La ligne { $row } ne se lit pas comme un tableau.
gui-counter-paste-empty = Le presse-papiers ne contient pas de tableau. Copiez des lignes d’un tableur, dont la première nomme les colonnes.
gui-counter-paste-strange = « { $column } » n’est pas une colonne des pions. « Copier le tableau » montre celles qui existent.
gui-counter-paste-doubled = La colonne « { $column } » y est deux fois.
gui-counter-paste-no-id = La première ligne ne nomme aucune colonne « Identifiant » : impossible de savoir de quels pions il s’agit.
gui-counter-paste-twice = cet identifiant figure déjà plus haut
gui-counter-paste-wrong = Ligne { $row }, colonne « { $column } », « { $cell } » : { $why }. Rien n’a été changé.
gui-stroke-counter-field = { $field } de { $name }
gui-stroke-counter-id = renommer ({ $kind })
gui-stroke-counter-add = ajouter { $name }
gui-stroke-counter-delete = supprimer { $name }
gui-stroke-counter-paste = { $count ->
    [one] coller { $count } pion
   *[other] coller { $count } pions
}

# La page des règles.
gui-side-rulebook = Livret
rulebook-parameters = Paramètres
rulebook-terrain = Terrain
rulebook-combat = Combat
rulebook-victory = Victoire
rulebook-siege = Siège
rulebook-search = Chercher un paramètre
rulebook-changed-only = Modifiés seulement
rulebook-none = Aucun paramètre ne correspond
rulebook-optional = RÈGLES FACULTATIVES
rulebook-all = PARAMÈTRES
rulebook-reset = Revenir à la valeur par défaut
rulebook-table-terrain = EFFETS DU TERRAIN (5.7)
rulebook-table-rows = TABLE DE COMBAT : FORCES PAR COLONNE (8.3)
rulebook-table-dice = TABLE DE COMBAT : RÉSULTATS DU DÉ (8.8)
rulebook-table-withdrawal = RETRAIT (16.2)
rulebook-table-victory = NIVEAUX DE VICTOIRE (16.5)
rulebook-table-siege = SUITE DU SIÈGE (16.7)
rulebook-head-kind = Côté d’hexagone
rulebook-head-cost = Coût
rulebook-head-battery = Canons
rulebook-head-zoc = ZdC
rulebook-head-height = Hauteur
rulebook-head-melee = Mêlée
rulebook-head-row = Ligne
rulebook-head-die = Dé
rulebook-head-turn = Tour
rulebook-head-casualties = Pertes
rulebook-head-points = Points min.
rulebook-head-winner = Vainqueur
rulebook-head-degree = Degré
rulebook-head-rolls = Jets
rulebook-head-en = Anglais
rulebook-head-fr = Français
rulebook-add-line = + Ligne
rulebook-add-line-about = Ajouter une ligne à cette table, à remplir
rulebook-delete-line = Supprimer la ligne
rulebook-no-row = la table de combat n’a pas de ligne de ce nom
rulebook-no-result = résultat attendu : -, H, un nombre comme 2, ou C
rulebook-no-band = intervalle attendu : -, 4, 9-10 ou 11+
rulebook-no-name = une ligne a besoin d’un nom
rulebook-taken = une autre ligne l’a déjà
rulebook-full = Aucune ligne ne peut plus être ajoutée.
rulebook-row-used = La ligne { $row } est employée par « { $kind } » dans la table des terrains : donnez-lui-en d’abord une autre.
gui-rule-gone = cette ligne n’existe plus
gui-rule-text = valeur comme { $default } attendue
gui-stroke-rule-parameter = modifier { $name }
gui-stroke-rule-cell = modifier une valeur ({ $table })
gui-stroke-rule-line = modifier les lignes ({ $table })
choice-confines = l’enceinte
choice-inside-walls = à l’intérieur des murs
choice-map = partout sur la carte
choice-good = bon ordre
choice-disordered = en désordre
choice-routed = en déroute
choice-unrouted = pas en déroute
choice-any = quel que soit l’état
choice-move-end = à la fin de chaque mouvement
choice-phase-end = à la fin de la phase
choice-lenient = indulgent
choice-strict = strict
choice-up = vers le haut
choice-nearest = au plus près
choice-down = vers le bas
choice-advisory = indicatif
choice-range-first = d’abord la portée
choice-halve-first = d’abord la moitié
choice-half-up = à partir de la moitié, vers le haut
# Une longue liste de constats, page par page
gui-problems-before = … { $count ->
    [one] encore { $count } avant ceux-ci
   *[other] encore { $count } avant ceux-ci
  }
gui-problems-after = … { $count ->
    [one] encore { $count } après ceux-ci
   *[other] encore { $count } après ceux-ci
  }
gui-problems-others-about = Aller au premier d’entre eux

# Les images et la taille de la carte.
gui-export = Exporter une image…
gui-export-limits = Donnez un nom qui finit par .png ou .svg ; taille d’un hexagone de { $least } à { $most } pixels.
gui-export-size = Taille d’un hexagone en pixels
gui-export-numbers = Numéros des hexagones
gui-export-names = Noms des lieux et des salles
gui-export-counters = Pions
gui-export-overlay = Calques des outils
gui-export-surround = Titre, légende et cadre
gui-export-selection = Hexagones sélectionnés seulement
gui-export-enter = Exporter
gui-exported = Exporté : { $file }
gui-size = Taille de la carte
gui-size-now = Taille actuelle : { $columns } colonnes et { $rows } rangées
gui-size-left = À gauche
gui-size-right = À droite
gui-size-top = En haut
gui-size-bottom = En bas
gui-size-drop = Supprimer ce qui tombe de la carte
gui-size-about = Colonnes et rangées à ajouter ; un nombre négatif en retire. Tout est renuméroté, ainsi que la mise en place, les corrections et les règles qui nomment des hexagones.
gui-size-enter = Redimensionner
gui-size-impossible = Une carte ne peut avoir { $columns } colonnes et { $rows } rangées : les limites sont 1 et { $most }.
gui-size-lost = { $more ->
    [0] Tomberaient de la carte : { $lost }.
   *[other] Tomberaient de la carte : { $lost } et { $more } de plus.
  }
gui-stroke-size = redimensionner la carte

# Plusieurs documents dans une fenêtre.
gui-tab-more = Ouvrir un autre document
gui-tab-close = Fermer le document
gui-tab-new = Une nouvelle carte, pas encore enregistrée
gui-tab-again = { $file } est déjà ouvert
gui-command-start = Page d’accueil : fichiers récents, nouvelle carte, scénarios fournis
gui-command-next-tab = Document suivant
gui-command-previous-tab = Document précédent
gui-unsaved-several = { $count } documents ont des modifications non enregistrées :
gui-unsaved-discard-all = Ne rien enregistrer
gui-unsaved-save-all = Tout enregistrer

# La page d’accueil.
gui-steps = Premiers pas
gui-steps-count = { $done } sur { $all }
gui-steps-about = Liste des premiers pas, sur la carte
gui-steps-next = Me montrer ce que demande l’étape suivante
gui-steps-show = Me montrer
gui-steps-all = Tout est fait : le fort est à vous.
gui-steps-own = Ces étapes se cochent d’elles-mêmes sur une carte à vous.
gui-steps-close = Fermer la liste
gui-start-title = Bexar
gui-start-about = Dessinez un Alamo, confrontez-le aux règles et voyez qui gagne.
gui-start-bundled = SCÉNARIOS FOURNIS
gui-start-recent = FICHIERS RÉCENTS
gui-start-no-recent = Les cartes et scénarios ouverts ou enregistrés apparaissent ici.
gui-start-gone = { $file } n’existe plus
gui-start-size = { $columns } × { $rows } hexagones
gui-start-picture = Alamo : cliquez pour l’ouvrir
gui-start-play = Jouer tout de suite
gui-start-play-about = Alamo contre le capitaine de l’ordinateur. Vous tenez les murs.
gui-start-draw = Dessiner un fort
gui-start-draw-about = Une carte vide à vous, et dix étapes jusqu’à un fort jouable.
gui-start-correct = Corriger la carte
gui-start-correct-about = Les errata publiés d’Alamo, en vigueur ou non, et les vôtres à côté.
gui-start-change = Changer une règle
gui-start-change-about = Des variantes en mots simples : activez-les, écrivez les vôtres, essayez-les.
gui-start-help = { $commands } trouve tout, { $start } ouvre cette page, { $map } mène à la carte ; flèches et ⏎ choisissent, les fichiers se déposent ici.
# L’image d’une carte imprimée : ce qui y change.
edit-scan-anchored = image de fond : ancrée en { $members }
edit-scan-unanchored = image de fond : n’est plus ancrée en { $members }
edit-scan-checked = vérifié sur l’image : { $members }
edit-scan-unchecked = n’est plus vérifié sur l’image : { $members }
merge-field-anchors = points d’ancrage de l’image de fond
gui-tool-scan = Image de fond
gui-tool-scan-about = Placer l’image d’une carte imprimée sous la vôtre, et les comparer hexagone par hexagone ; choisissez l’outil encore une fois pour passer du calage à la comparaison
gui-scan-hint = Dessinez par-dessus une carte imprimée : chargez-en une image (PNG, JPEG, WebP ou TIFF), faites-en glisser au moins trois points sur les hexagones correspondants, et cochez chaque hexagone que vous avez comparé.
gui-scan-load = Charger une image…
gui-scan-another = Charger une autre image…
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
gui-scan-opacity-about = Opacité de l’image
gui-scan-percent = { $percent } %
gui-scan-fainter = Image plus transparente
gui-scan-stronger = Image plus opaque
gui-scan-align = Caler
gui-scan-align-about = Faire glisser des points de l’image sur les hexagones correspondants
gui-scan-check = Comparer
gui-scan-check-about = Cocher les hexagones comparés à l’image
gui-scan-anchors = Points d’ancrage
gui-scan-anchor-first = Appuyez sur un point de l’image et faites-le glisser jusqu’au centre ou au coin de l’hexagone correspondant. ⏎ saisit le point sous le curseur, et ⏎ sur un autre hexagone l’y dépose.
gui-scan-anchor-second = Un point d’ancrage déplace l’image. Un deuxième, loin du premier, la tourne et la redimensionne.
gui-scan-anchor-third = Deux points tournent et redimensionnent l’image. Un troisième, hors de leur ligne, l’étire aussi.
gui-scan-anchor-fourth = Trois points s’ajustent toujours exactement. Un quatrième montre si l’image s’ajuste bien.
gui-scan-anchor-more = Maj et une flèche poussent l’image d’un pixel au point d’ancrage de l’hexagone sélectionné.
gui-scan-anchor-about = Pixel { $x }, { $y } de l’image. L’afficher.
gui-scan-anchor-remove = Retirer ce point d’ancrage
gui-scan-at-corner = { $hex }, { $corner }
gui-scan-corner-upper-left = en haut à gauche
gui-scan-corner-upper-right = en haut à droite
gui-scan-corner-right = à droite
gui-scan-corner-lower-right = en bas à droite
gui-scan-corner-lower-left = en bas à gauche
gui-scan-corner-left = à gauche
gui-scan-pixels = { $pixels } px
gui-scan-residual = Écart moyen : { $pixels } px, soit { $share } % d’un hexagone
gui-scan-lies = Un hexagone mesure { $across } px sur l’image, tournée de { $turned }°, étirée de { $stretched } %
gui-scan-doubtful = Sans le point { $number }, en { $hex }, les autres s’accordent le mieux : vérifiez-le.
gui-scan-doubled = Deux points d’ancrage ont le même point de l’image. Retirez-en un, ou choisissez un autre point.
gui-scan-on-one-line = Tous les points d’ancrage seraient sur une même ligne, et rien n’empêcherait l’image de basculer. Choisissez un point hors de cette ligne.
gui-scan-mirrored = Ces points montreraient l’image comme dans un miroir : deux d’entre eux sont sans doute échangés.
gui-scan-none = Cette carte n’a pas encore d’image de fond : chargez-en une d’abord (Ctrl+6).
gui-scan-not-shown = L’image n’est pas encore chargée.
gui-scan-beside = Commencez sur l’image, et lâchez sur un hexagone de la carte.
gui-scan-no-anchor = L’hexagone sélectionné n’a pas de point d’ancrage. ⏎ deux fois en ajoute un.
gui-scan-push-up = Pousser l’image vers le haut au point d’ancrage sélectionné
gui-scan-push-down = Pousser l’image vers le bas au point d’ancrage sélectionné
gui-scan-push-left = Pousser l’image vers la gauche au point d’ancrage sélectionné
gui-scan-push-right = Pousser l’image vers la droite au point d’ancrage sélectionné
gui-scan-checked = { $done ->
    [one] { $done } hexagone comparé sur { $all }
   *[other] { $done } hexagones comparés sur { $all }
}
gui-scan-next = Prochain hexagone à comparer
gui-scan-check-hint = Cliquez sur un hexagone ou glissez sur plusieurs pour les cocher ; commencez sur un hexagone coché pour décocher. ⏎ coche l’hexagone sélectionné.
gui-scan-many = Trop de coches pour les montrer sur la carte.
gui-scan-all-checked = Tous les hexagones ont été comparés à l’image.
gui-stroke-scan-load = charger une image de fond
gui-stroke-scan-remove = retirer l’image de fond
gui-stroke-scan-anchor = ancrer l’image en { $hex }
gui-stroke-scan-unanchor = retirer un point d’ancrage
gui-stroke-scan-push = pousser l’image en { $hex }
gui-stroke-scan-check = cocher des hexagones comparés
gui-stroke-scan-uncheck = décocher des hexagones
# Autres identifiants et noms.
gui-rename = Renommer…
gui-rename-about = Changer l’identifiant de la sélection ; toutes les références suivent
gui-rename-this = Renommer { $kind } { $name }
gui-rename-nothing = Sélectionnez d’abord ce que vous voulez renommer : un pion dans son panneau, une salle ou une région dans le panneau de son outil, ou un hexagone d’une salle.
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
    [one] { $count } référence change : { $each }.
   *[other] { $count } références changent : { $each }.
  }
gui-rename-in-counters = { $count } dans le jeu de pions
gui-rename-in-map = { $count } sur la carte
gui-rename-in-set-up = { $count } dans la mise en place
gui-rename-in-plot = { $count } dans le plan d’entrée
gui-rename-in-corrections = { $count } dans les corrections
gui-rename-in-allowances = { $count ->
    [one] { $count } dérogation
   *[other] { $count } dérogations
  }
gui-beside-follow = { $more ->
    [0] Au prochain enregistrement, ces fichiers suivent : { $files }.
    [one] Au prochain enregistrement, ces fichiers suivent : { $files } et { $more } autre.
   *[other] Au prochain enregistrement, ces fichiers suivent : { $files } et { $more } autres.
  }
gui-beside-left = { $more ->
    [0] Ces fichiers en parlent et restent tels quels ; `bexar edit` dit pourquoi : { $files }.
    [one] Ces fichiers en parlent et restent tels quels ; `bexar edit` dit pourquoi : { $files } et { $more } autre.
   *[other] Ces fichiers en parlent et restent tels quels ; `bexar edit` dit pourquoi : { $files } et { $more } autres.
  }
gui-rename-enter = Renommer
gui-rename-unknown = Plus rien ne porte cet identifiant.
gui-rename-empty = Un identifiant a au moins un caractère.
gui-rename-malformed = Un identifiant se fait de lettres, de chiffres, de _ - et . sans espace.
gui-rename-taken = Cet identifiant est déjà pris.
gui-rename-asked = Les règles le désignent par cet identifiant, qui ne peut changer. Son nom, si.
gui-renamed = { $from } s’appelle maintenant { $to }
gui-stroke-rename = renommer { $kind } { $name }

# Le manuel.
gui-help-key = Touche
gui-help-back = Retour
gui-help-contents = Aide : le sommaire
gui-help-tool = Aide sur cet outil
gui-help-page = Aide sur ce panneau
about-commit = commit { $commit }
about-no-commit = construit depuis une copie de travail
licence-bexar-mit = Bexar : licence MIT
licence-bexar-apache = Bexar : licence Apache 2.0
licence-dejavu = Polices DejaVu Sans et DejaVu Sans Mono
licence-roboto = Police Roboto Condensed
licence-capitals = Police Bexar Capitals
licences-title = Licences
licences-libraries = Bibliothèques
licences-libraries-about = Les bibliothèques de ce programme, sur tous les systèmes. Chaque texte n’apparaît qu’une fois, avec toutes celles qu’il régit. Ils sont en anglais.
licences-count = { $libraries ->
    [one] { $libraries } bibliothèque
   *[other] { $libraries } bibliothèques
  }

# Pour un ami.
gui-pack = Enregistrer pour un ami : le scénario et tout ce à quoi il se réfère en un fichier
gui-pack-filter = Archives ZIP
gui-packed = { $files ->
    [one] { $files } document réuni
   *[other] { $files } documents réunis
} dans { $out }
gui-packed-unsaved = { $files ->
    [one] { $files } document réuni
   *[other] { $files } documents réunis
} dans { $out }, modifications non enregistrées comprises

# Régions à soi.
gui-region-id = Identifiant (par défaut : d’après le nom)
gui-region-joins = Cette région existe : ce que vous peignez s’y ajoute.
# Calques.
gui-side-layers = Calques
gui-ply-title = CALQUES DE LA CARTE
gui-ply-judging = VÉRIFICATION
gui-ply-ground = Terrain
gui-ply-grid = Trait de la grille
gui-ply-entry-areas = Zones d’entrée
gui-ply-features = Ce que lit ce jeu
gui-ply-hexsides = Côtés d’hexagone
gui-ply-gun-sites = Positions de batterie
gui-ply-rooms = Salles
gui-ply-regions = Régions
gui-ply-names = Inscriptions
gui-ply-numbers = Numéros des hexagones
gui-ply-counters = Pions
gui-ply-provenance = Sources
gui-ply-corrections = Changements des corrections
gui-ply-keys = { $up } et { $down } sélectionnent un calque ; { $show } l’affiche ou le masque, { $lock } le verrouille, { $fade } l’atténue.
gui-ply-choose = Sélectionner ce calque : les touches des calques s’y appliquent
gui-ply-show-about = Afficher : { $layer }
gui-ply-hide-about = Masquer : { $layer }
gui-ply-lock-about = Verrouiller : { $layer }. Il ne peut être peint tant qu’il n’est pas déverrouillé
gui-ply-open-about = Déverrouiller : { $layer }
gui-ply-strength = Opacité du calque
gui-ply-percent = { $percent } %
gui-ply-next = Calque suivant
gui-ply-previous = Calque précédent
gui-ply-show = Afficher ou masquer le calque sélectionné
gui-ply-lock = Verrouiller ou déverrouiller le calque sélectionné
gui-ply-fade = Atténuer d’un cran le calque sélectionné
gui-ply-provenance-about = Afficher ou masquer ce qui est cité, reconstitué ou original
gui-ply-corrections-about = Afficher ou masquer ce que les corrections ont changé
gui-ply-cannot = { $layer } : ce calque n’a pas ce réglage.
gui-ply-list = { $before }, { $last }
gui-locked = Verrouillé : { $layers }. Rien n’a changé. Déverrouillez-le dans le panneau des calques ({ $key }).
gui-locked-part = Inchangé, car verrouillé : { $layers }
gui-locked-tool = { $layer } : verrouillé
gui-origins-hidden = Teinte et compte ce qui est cité d’un texte, ce qui a été reconstitué et ce que l’auteur a inventé.
gui-origins-all = cités { $cited }, reconstitués { $reconstructed }, originaux { $original }
gui-origins-hexes = Hexagones
gui-origins-unsaid = { $count ->
    [one] { $count } hexagone sans origine : terrain découvert.
   *[other] { $count } hexagones sans origine : terrain découvert.
  }
gui-origins-legend = C, cité : teinte unie, traits pleins, pastille ronde. R, reconstitué : hachures, tirets, pastille carrée. O, original, invention de l’auteur : hachures en sens inverse, pointillés, pastille sur la pointe. Un liseré entoure salles, régions et zones d’entrée. Les inscriptions n’ont pas d’origine.
gui-origins-list-about = En dresser la liste, chacun avec sa source
gui-origins-listed = { $thing } : { $from } à { $to } sur { $count }
gui-origins-close = Fermer la liste
gui-origins-before = Précédents
gui-origins-after = Suivants
gui-corrected-none = Cette carte n’a pas de corrections.
gui-corrected-hidden = Marque sur la carte ce que les corrections activées ont changé.
gui-corrected-crowded = Trop de changements pour marquer chacun.
gui-corrected-more = { $count ->
    [one] … et { $count } autre changement
   *[other] … et { $count } autres changements
  }
# Une image de la fenêtre.
gui-photograph = Enregistrer une capture de la fenêtre…
gui-photograph-filter = Images PNG

# Sous les tables des règles
rulebook-table-none = Pas encore de ligne. « + Ligne » ajoute la première.
rulebook-about-rows = Une case donne les forces qui vont dans la colonne : 4, 9-10, 11+, ou - pour aucune.
rulebook-about-dice = H ou un nombre : une touche, et le nombre s’ajoute au test de dommages. C : le défenseur peut contre-attaquer. - : aucun effet (9.1). Les colonnes portent les forces de la première ligne.

# Les variantes en jeu.
unplayable-variant = la variante `{ $variant }` n’a pas de sens ici, à `{ $place }` : { $why }
unplayable-variant-help = corrigez-la dans la variante, ou désactivez la variante
lint-clashing-rules = { $always ->
    [yes] `{ $name }` contredit `{ $other }` de la variante `{ $variant }` : les deux s’appliquent toujours
   *[no] `{ $name }` contredit `{ $other }` de la variante `{ $variant }` : les deux s’appliquent avec { $facts }
}
lint-clashing-rules-help = resserrez la condition de l’une, ou n’employez pas les deux variantes ensemble
lint-leaking-secret = `{ $name }` trahit la marque cachée `{ $flag }` (joueur : { $side })
lint-leaking-secret-help = ajoutez `Reveal("{ $flag }")` à la règle, ou n’y mentionnez que ce que ce joueur peut savoir
lint-impossible-set-up = { $bound ->
    [sites] les { $batteries } batteries { $from ->
        [table] de la ligne `{ $row }`
       *[mix] du jeu de pions
    } n’ont que { $sites } positions
   *[want] les { $batteries } batteries { $from ->
        [table] de la ligne `{ $row }`
       *[mix] du jeu de pions
    } ne peuvent être placées comme le veut `{ $want }`
}
lint-impossible-set-up-help = permettez plus de positions, demandez moins, ou donnez d’autres nombres
lint-unknown-name = { $why }
lint-unknown-name-help = écrivez le nom tel qu’il est déclaré, ou déclarez-le
lint-unknown-place = { $why }
lint-unknown-place-help = nommez un lieu de la carte ; les deux hexagones d’un côté se touchent
lint-repeated-name = `{ $name }` figure deux fois
lint-repeated-name-help = donnez un autre nom à l’un des deux
lint-senseless-rule = { $why }
lint-senseless-rule-help = changez un nombre avec `Set`, `Add`, `AtLeast`, `AtMost` ou `Halve`, une permission avec `Allow` ou `Forbid`, et faites marcher vers un emplacement comme `Hex("1816/in")`
lint-other-map = la carte `{ $map }` n’est pas celle pour laquelle le scénario est fait : son empreinte est `{ $found }`, et le scénario dit `{ $made_for }`
lint-other-map-help = retrouvez la carte pour laquelle il est fait, ou relisez la mise en place sur celle-ci et appliquez la suggestion, qui écrit l’empreinte de cette carte dans le scénario
lint-missing-variant = la variante `{ $variant }` exige la variante `{ $need }`, absente ou désactivée
lint-missing-variant-help = ajoutez l’autre variante et activez-la, ou désactivez celle-ci
lint-unbound-role = `{ $role }` n’a pas de sens dans `{ $name }` : l’occasion ne le donne pas
lint-unbound-role-help = employez ce que fournit l’occasion ou la grandeur de la règle ; `bexar explain language` mène à la page de ce mot, qui l’énumère
lint-misfit-thing = `{ $word }` dans `{ $name }` ne s’applique pas à `{ $thing }` : c’est { $is }, et il faut { $fits }
lint-misfit-thing-help = écrivez `At(…)` pour l’emplacement d’un pion, `RoomOf(…)` pour sa salle, `ColumnOf(…)` pour sa colonne ; `bexar explain { $thing }` dit ce qu’est `{ $thing }`
misfit-one = { $one }
misfit-or = { $one } ou { $other }
misfit-bare-hex = un hexagone avec tous ses niveaux
lint-misplaced-effect = `{ $effect }` est sans effet dans `{ $name }` : rien n’y est sur le point d’arriver, ou aucun pion ne se déplace
lint-misplaced-effect-help = employez-le lors d’un déplacement ou avant que quelque chose arrive
lint-idle-pair = `{ $word }` ne fait rien avec `{ $with }` dans `{ $name }` : { $instead }
lint-idle-pair-help = écrivez ce qui est proposé, ou supprimez la règle
pair-before-guns = écrivez `Setup(PreGuns)`, avant que le premier canon soit placé
pair-with-units = écrivez `Setup(Units)` ou une occasion plus tardive, quand il y a des unités
pair-with-enemies = écrivez `Setup(MexicanUnits)` ou une occasion plus tardive, quand les deux camps ont des unités
pair-on-try = écrivez `Try`, avant que cela arrive
pair-after-check = écrivez `Did(Check)`, la seule occasion qui a une marge
pair-with-result = écrivez `Did(Attack)`, ou `Try(State)` pour l’état qu’une unité est sur le point d’avoir
pair-with-attack = écrivez `Try(Attack)`, `Did(Attack)`, `Try(Breach)` ou `Did(Breach)`
pair-after-stop = écrivez `Did(Stop)` ; pour laisser une unité continuer, suspendez `Applies("A6.1")`
pair-may = écrivez `May` : une offre peut se refuser ; pour ce qui doit se faire, écrivez `Phase` avec `Must`
pair-did-only = écrivez `Did` : cela ne s’empêche pas à part
pair-own-phase = écrivez le camp dont c’est la phase, ou une phase où personne ne se déplace ni n’attaque
pair-holds-anyway = une règle s’applique de toute façon ; pour la suspendre, écrivez `Forbid`
pair-known-anyway = toute unité est connue de toute façon ; pour en cacher une, écrivez `Forbid`
pair-lift-entry = suspendez la règle qui l’interdit : `Applies("A5.3")` ou `Applies("A2.3")` avec `Forbid`
pair-order-attack = écrivez `Attack` comme effet d’une offre, ou `Attacks` pour en avoir davantage
pair-other-hexside = faites-en un autre côté d’hexagone avec `Become`
pair-limit-first = écrivez `AtMost` ou `Set` : il n’y a pas de limite à changer
pair-raise-first = écrivez `Set` ou `Add` : c’est 0 tant qu’aucune règle ne l’augmente
pair-attack-result = une attaque finit par `hit`, `nothing` ou `counter` ; pour ce que devient l’unité, écrivez `Did(State)`, `Did(Reduce)` ou `Did(Remove)`
pair-order-result = une unité passe dans l’état `good`, `disordered` ou `routed`
pair-other-mode = `walk`, `haul`, `retreat` et `advance` sont des modes de pas, `enter` celui de `Enter`, le nom d’un test celui de `Check`, le nom d’une marche celui de tout ce qui s’y passe
lint-unanswered-roll = aucune ligne de `{ $name }` ne couvre { $at }{ lint-and-more }
lint-unanswered-roll-help = ouvrez la première et la dernière ligne avec `Le` et `Ge`, ou ajoutez celle qui manque
lint-ambiguous-roll = plus d’une ligne de `{ $name }` couvre { $at }{ lint-and-more }
lint-ambiguous-roll-help = réduisez ce que couvre l’une des lignes
lint-circular-roll = un jet sur la table `{ $name }` finit par y ramener
lint-circular-roll-help = retirez l’un des jets de la boucle
lint-impossible-condition = `{ $name }` ne peut jamais s’appliquer : `{ $fact }` ne peut pas y être vrai
lint-impossible-condition-help = retirez ce qui contredit le reste, ou joignez les deux avec `Any`
lint-unspoken-mode = { $nearest ->
    [none] rien dans la partie ne s’appelle jamais `{ $mode }`
   *[other] rien dans la partie ne s’appelle jamais `{ $mode }` ; vouliez-vous dire `{ $nearest }` ?
}
lint-unspoken-mode-help = donnez à ce qui arrive le nom qu’emploie le jeu, ou une marche ou un test d’une variante
lint-unset-flag = la marque `{ $name }` est lue mais jamais posée
lint-unset-flag-help = posez-la avec `Mark`, `Put` ou `Bump`, ou retirez ce qui la lit
lint-unplaced-change = `{ $name }` ne change rien en `{ $kind }`
lint-unplaced-change-help = dites avec `In(It, ..)` dans quelle région sont les côtés ; avant la mise en place on ne peut dégager aucun côté, et une table ne peut jamais en dresser
lint-idle-declaration = { $list } `{ $name }` : aucune règle ne l’emploie
lint-idle-declaration-help = employez-la dans une règle, ou effacez-la
lint-idle-variant = la variante `{ $variant }` ne change rien
lint-idle-variant-help = ajoutez ses règles, ou effacez-la
lint-figure-out-of-range = { $reason ->
    [range] le chiffre `{ $name }` n’a pas de plage : son minimum, { $least }, dépasse son maximum, { $most }
    [set] le scénario règle `{ $name }` à { $figure }, et il va de { $least } à { $most }
   *[own] le chiffre `{ $name }` vaut { $figure }, et il va de { $least } à { $most }
}
lint-figure-out-of-range-help = corrigez la valeur, ou élargissez la plage
lint-ambiguous-tag = `{ $name }` désigne `{ $tag }`, qui est un chef, mais l’unité `{ $unit }` s’appelle aussi ainsi
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
variant-sort-kind = type de côté d’hexagone
variant-sort-order = état d’une unité
variant-sort-table = table
variant-sort-deck = paquet de cartes (une table avec `Deck`)
variant-sort-counter = batterie
variant-sort-chart = table qu’une variante peut remplacer
variant-sort-end = victoire
variant-sort-figure = paramètre du livret qui est un nombre
variant-sort-rule = règle que l’on peut suspendre
variant-doubled = `{ $name }` figure deux fois
variant-too-many-hexsides = la carte a plus de côtés d’hexagone que n’en distinguent des règles qui en demandent de libres : retirez `Is(…, "clear")`
variant-too-many-flags = avec `{ $name }` il y a plus de marques qu’une partie n’en peut contenir
variant-no-such-thing = une salle ou une colonne n’a ni emplacement, ni salle, ni colonne à elle
variant-no-place = la carte n’a pas de `{ $name }`
variant-too-long = les variantes activées ont plus de règles, de nombres ou de requêtes qu’une partie n’en peut contenir
variant-asks-itself = cette règle change une grandeur dont dépend sa propre condition : la réponse dépendrait d’elle-même. Demandez la valeur imprimée, ou gardez d’abord cette grandeur dans une marque
variant-suspends-itself = cette règle se suspend elle-même, directement ou par d’autres : personne ne pourrait dire si elle s’applique
variant-table-circle = un jet sur cette table y ramène : une telle partie ne finirait jamais
variant-too-much = ceci peut examiner { $things } choses en un pas, mais la limite est de { $most } : demandez d’abord ce qui laisse peu de choses, par exemple une région dans `Spots(All([In(It, "confines"), …]))` ou une marque, et évitez une recherche dans une recherche ; voyez `bexar explain Spots`
variant-flags-at-once = ceci pose `{ $flag }` sur plus de { $most } choses à la fois, mais c’est la limite des marques d’une partie : restreignez ce que cherche la requête
variant-nearest-twice = le plus proche des plus proches est le plus proche : dites-le une fois
variant-soonest-pieces = seuls des pions marchent : demandez qui serait le premier parmi des unités ou des chefs
variant-march-to-a-spot = une marche mène à un emplacement comme `1816/in`
variant-march-word = `{ $name }` désigne déjà un mouvement du jeu : donnez un autre nom à la marche
variant-foreign-word = « { $word } » n’est pas un mot que lit ce système de jeu
variant-wrong-operation = une permission se donne ou se refuse ; un nombre se fixe, s’augmente ou se borne
case-no-thing = les variantes de cette partie n’ont rien qui s’appelle `{ $name }`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }
event-rule = { $rule } : { $says }
    .on = { $rule } : { $says }
event-threw = Jet sur la table { $table } : { $roll }{ $modifier }, { $result }.
    .on = jet sur la table { $table } : { $roll } { $modifier }, { $result }
event-drew = Tirage du paquet { $deck } : carte { $card }, { $result }.
    .on = tirage du paquet { $deck } : carte { $card }, { $result }
event-no-card = Le paquet { $deck } n’a plus de cartes : aucune n’est tirée.
    .on = le paquet { $deck } n’a plus de cartes
event-shuffled = Toutes les cartes retournent dans le paquet { $deck }.
    .on = toutes les cartes retournent dans le paquet { $deck }
event-drawn = Tirage au sort : { $what }.
    .on = tirage au sort : { $what }
event-drawn-none = Omis : le tirage au sort porterait sur plus de { $most } choses ; nommez-en moins, par exemple celles d’une région.
    .on = omis : un tirage au sort parmi plus de { $most } choses
event-flag-up = Marque posée : { $flag } ({ $value }).
    .on = marque posée : { $flag } ({ $value })
event-left-out-flag = Omis : { $flag } dépasserait la limite de { $most } marques dans une partie.
    .on = omis : { $flag } dépasserait la limite de { $most } marques
event-left-out-rule = Omis : { $most } règles sont en attente, ce qui est la limite ; il faut que moins de règles se déclenchent.
    .on = omis : { $most } règles sont en attente, ce qui est la limite
event-applied = La règle prend effet.
    .on = la règle prend effet
event-cut-off = Des règles se sont déclenchées trop souvent les unes les autres ; aucune autre ne commence avant la prochaine action de la phase. Il faut que moins de règles se déclenchent.
    .on = des règles se sont déclenchées trop souvent les unes les autres, aucune autre ne commence avant la prochaine action de la phase
event-waived = La mise en place ne peut satisfaire cette règle : elle peut rester telle quelle.
    .on = la mise en place ne peut satisfaire cette règle et peut rester telle quelle
event-flag-down = Marque retirée : { $flag }.
    .on = marque retirée : { $flag }
event-opened = Le côté d’hexagone { $side } est désormais libre.
    .on = le côté d’hexagone { $side } est désormais libre
event-raised = Le côté d’hexagone { $side } est rétabli tel que peint.
    .on = le côté d’hexagone { $side } est rétabli tel que peint
event-scored = Points de victoire pour les Texans : { $points }.
    .on = points de victoire pour les Texans : { $points }
event-by-variant = une règle de variante met fin à la partie
case-no-flag = ce n’est pas une marque d’une variante activée, ou rien ne peut la porter : elle s’écrit `closed 1310/1409 1`{ $nearest ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire `{ $nearest }` ?
  }

# The page of variants.
gui-side-variants = Variantes
gui-variant-filter = Variantes
gui-variant-path = Ajouter une variante
gui-variant-path-hint = /home/…/nuit.variant.ron
variant-page-none = Une variante est une règle qui n’est pas dans le livret : l’une des règles avancées, une règle maison fournie, ou l’une des vôtres.
variant-list-none = Aucune variante. Ajoutez-en une fournie, ou un fichier.
variant-add = + Variante
variant-add-about = Ajouter une variante fournie, ou celle d’un fichier
variant-add-title = AJOUTER UNE VARIANTE
variant-add-back = Revenir à la liste
variant-add-file = Depuis un fichier…
variant-add-file-about = Ajouter une variante à vous (.variant.ron)
variant-add-this = Ajouter au scénario, désactivée
variant-add-published = PUBLIÉES
variant-add-homebrew = MAISON
variant-add-none = Toutes les variantes fournies sont déjà dans la liste.
variant-up = Monter
variant-down = Descendre
variant-remove = Retirer de la liste
variant-switch-on = Activer
variant-switch-off = Désactiver
variant-cited = publiée
variant-own = maison
variant-cites = { $rule } de : { $source }
variant-head-roll = Jet
variant-head-result = Résultat
variant-head-effect = Effet
gui-variant-gone = cette variante n’est plus dans la liste
gui-variant-twice = Une variante nommée `{ $id }` est déjà dans la liste.
gui-variant-unread = { $file } n’est pas une variante : ligne { $line } : { $why }
gui-variant-missing = { $file } : { $why }
gui-stroke-variant-on = activer « { $title } »
gui-stroke-variant-off = désactiver « { $title } »
gui-stroke-variant-needs = activer ce qu’exige « { $title } »
gui-variant-nowhere = Il n’y a pas de variante `{ $id }` dans la liste ni dans le programme : ajoutez d’abord son fichier.
variant-needs-on = Activer : { $names }
gui-stroke-variant-move = déplacer « { $title } » dans la liste
gui-stroke-variant-remove = retirer « { $title } » de la liste
gui-stroke-variant-add = ajouter « { $title } »
thing-file = fichier
thing-variant = variante
thing-variants = variantes du scénario
variant-settings = RÉGLAGES
gui-stroke-variant-set = régler { $name }
choice-yes = oui
choice-no = non
choice-door-hex = l’hexagone de la porte
choice-room = la salle
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
variant-text-bundled = Cette variante est fournie avec le programme. Son texte est en lecture seule.
variant-text-copy = Faire une copie modifiable
variant-text-copy-about = Modifier le texte ; une fois enregistrée, votre copie se trouve à côté du scénario
variant-text-fine = Aucune erreur ; le texte est employé.
variant-text-line = ligne { $line } sur { $lines }
variant-text-at = Ligne { $line }
gui-stroke-variant-text = modifier le texte de { $name }
trial-start = Tester la variante
trial-about = Jouer les cas qui l’activent, puis 200 parties avec elle et 200 sans elle, avec les mêmes dés.
trial-cancel = Arrêter le test
trial-stale = Périmé : quelque chose a changé.
trial-running = { $cases ->
    [one] { $cases } cas joué
   *[other] { $cases } cas joués
  }, { $done ->
    [one] { $done } partie jouée sur { $games }
   *[other] { $done } parties jouées sur { $games }
}
trial-cases = { $failed ->
    [0] { $cases ->
        [1] Son cas réussit
       *[other] Les { $cases } cas réussissent
      }
    [one] { $failed } cas sur { $cases } échoue
   *[other] { $failed } cas sur { $cases } échouent
  }
trial-no-case = Aucun cas ne l’active. Les cas d’un fichier à côté du scénario qui la nomment sont joués ici.
trial-failure = { $step ->
    [0] position
   *[other] étape { $step }
  } : attendu { $expected } ; trouvé { $found }
trial-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
trial-wins = Victoires mexicaines : { $with } % avec elle, { $without } % sans
trial-casualties = Points de pertes mexicaines : { $with } avec elle, { $without } sans
trial-clear = différence moyenne { $mean }, intervalle de confiance à 95 % sur les dés et les joueurs de { $low } à { $high }
trial-unclear = différence moyenne { $mean }, intervalle de confiance à 95 % sur les dés et les joueurs de { $low } à { $high } : pas encore nette
trial-small = différence moyenne { $mean }, intervalle de confiance à 95 % sur les dés et les joueurs de { $low } à { $high } : pas de différence supérieure à { $margin }
trial-unused = différence moyenne { $mean }, mais les joueurs ne se sont guère servis de { $names } : cela ne dit rien { $rules ->
    [one] d’elle
   *[other] d’elles
} (`bexar exploit` y regarde de plus près)
trial-fought = { $games ->
    [one] { $games } paire
   *[other] { $games } paires
  } de parties, { $player } des deux côtés
trial-refused = Pas de parties : le scénario ne peut se jouer avec cette variante.
gui-variant-discarded = Les parties non valables du texte ont été abandonnées.
variant-add-new = Nouvelle variante
variant-add-new-about = Créer une variante à vous

## Comptes rendus des parties d’essai

playtest-sequential = Arrêt d’après les résultats : les intervalles de confiance des victoires valent quel que soit l’arrêt.
report-title = Parties d’essai de { $title }
report-who = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; Texans : joueur { $texan }, Mexicains : joueur { $mexican }
report-reconstruction = Une grande part des pions et de la table de combat est reconstituée, ou inventée avec tout le jeu : ces chiffres décrivent le jeu tel qu’il est ici et ces joueurs, non le jeu imprimé.
report-outcomes = Issues des parties
report-outcomes-unit = Parties, et leur pourcentage avec son intervalle de confiance à 95 %
report-outcome = { $side } : { $degree }, { $reason }
report-result = résultat
report-games = parties
report-percent = %
report-low = de %
report-high = à %
report-percent-of-games = pourcentage des parties
report-garrison-fallen = garnison tombée
report-withdrawal = retrait
report-held-out = la garnison tient
report-by-variant = par une variante
report-figures = Statistiques
report-figures-unit = Moyenne ± demi-largeur de son intervalle de confiance à 95 % ; 5e centile, médiane et 95e centile
report-figure = statistique
report-mean = moyenne
report-plus-minus = ±
report-p5 = 5e cent.
report-median = médiane
report-p95 = 95e cent.
report-points = points de victoire texans
report-turns = tours de jeu
report-casualties = points de pertes des Mexicains
report-breaches = côtés d’hexagone percés
report-first-entry = tour de la première entrée
report-committed = tour d’engagement de la Réserve
report-lead-changes = changements d’avantage
report-by-turn = Tour par tour
report-by-turn-unit = Par partie arrivée à ce tour ; les trois dernières colonnes comptent des parties
report-turn = tour
report-casualties-short = pertes
report-texan-steps = pertes tex.
report-mexican-steps = pertes mex.
report-texan-attacks = attaques T
report-mexican-attacks = attaques M
report-routs = déroutes
report-leaders-short = chefs
report-entries = entrées
report-first-entries = 1re entrée
report-commitments = Réserve
report-ended = finies
report-steps-a-turn = pas perdus par partie
report-entry = Première entrée dans les murs
report-entry-unit = Parties selon l’hexagone de la première entrée, les plus fréquents d’abord
report-hex = hexagone
report-percent-of-entered = pourcentage des parties avec une entrée
report-crossings = Murs et portes franchis
report-crossings-unit = Franchissements par partie, et pourcentage des parties où il y en a ; les plus fréquentés d’abord
report-hexside = côté d’hexagone
report-kind = type
report-texan-a-game = T par partie
report-mexican-a-game = M par partie
report-texan-games = T % des parties
report-mexican-games = M % des parties
report-never-doors = Portes jamais franchies :
report-never-walls = Murs jamais franchis :
report-breached = Percés, pourcentage des parties :
report-never-hexes = Hexagones que personne n’a occupés, d’où personne n’a tiré et que personne n’a visés :
report-combat = Tir et mêlée
report-combat-unit = Attaques par partie selon la ligne de la table de combat, et leurs résultats en pourcentage
report-row = ligne
report-attacks-a-game = attaques
report-hits = touches %
report-counters = contre-attaques %
report-nothing = sans effet %
report-fire = tir : { $row }
report-melee = mêlée : { $row }
report-never-cells = Colonnes de la table jamais employées, par force :
report-leaders = Pertes
report-leaders-unit = Par partie
report-side = camp
report-leaders-fallen = chefs tombés
report-eliminated = unités éliminées
report-steps = pas perdus
report-survivors = unités restantes
report-counter = pion
report-full = % intacts
report-reduced = % réduits
report-off = % perdus
report-waiting = % jamais entrés
report-fell = tombés
report-choices = Décisions
report-choices-unit = Décisions par partie ; actions permises et coups forcés relevés à une décision sur 32
report-decisions = décisions
report-legal = actions permises
report-forced = forcé %
report-rules = Règles employées
report-rules-unit = Événements qui citent une règle, par partie, et pourcentage des parties ; les plus fréquentes d’abord
report-rule = règle
report-times = fois
report-in-games = % des parties
report-variant-rules = Règles de variantes, emplois par partie :
report-variant-use = { $rule } { $times } (dans { $share } % des parties ; { $changed } ont changé quelque chose)
report-variant-rules-impossible = Règles de variantes qui ne peuvent jamais servir dans ce scénario :
report-variant-rules-nothing = Règles de variantes employées sans rien changer :
report-never-variant-rules = Règles de variantes jamais employées :
report-never-rules = Règles jamais citées par un événement (une règle qui ne fait qu’interdire est citée par des refus, que ces joueurs ne rencontrent pas) :
report-counters-unit = À la fin, pourcentage des parties ; chefs tombés et attaques par partie
report-survival = Survie des pions
report-map-unit = Pour cent parties, tous niveaux d’un hexagone ; hachures plus serrées : davantage
report-map-first-entry = Premières entrées des assaillants
report-map-mexican-losses = Pertes mexicaines en pas
report-map-texan-losses = Pertes texanes en pas
report-map-fire = Cibles des tirs
report-map-melee = Mêlées
report-map-traffic = Mouvements mexicains

## Comparaisons et classement

compare-nothing = rien à comparer : nommez un second scénario, ou `--variant NOM`, `--corrections`, `--vary NOM=1,2,3`, `--wall CÔTÉ,CÔTÉ`, `--map FICHIER`, `--each-variant`, `--each-wall`
compare-no-variants = aucune variante du scénario n’est activée : aucune ne peut être désactivée
compare-unknown = le scénario n’a rien qui s’appelle `{ $name }` : vouliez-vous dire `{ $nearest }` ?
compare-strange = le scénario n’a rien qui s’appelle `{ $name }` : `bexar explain parameters` énumère les paramètres, `bexar explain variants` les variantes
compare-out-of-range = `{ $name }` va de { $least } à { $most } : { $value } est hors limites. La valeur la plus proche est { $nearest }
compare-no-figure = `{ $name }` n’est pas un nombre, et seuls les nombres peuvent varier : écrivez un livret avec une autre valeur et nommez un scénario qui l’emploie
compare-only-words = `{ $name }` est un mot ({ $allowed }), et seuls les nombres peuvent varier : écrivez un livret avec un autre mot et nommez un scénario qui l’emploie
compare-variant-off = `{ $name }` est sans effet : la variante `{ $variant }` est désactivée. Activez-la dans le scénario, puis faites varier le nombre
compare-no-corrections = le scénario n’a aucune correction à activer ou à désactiver
compare-idle-corrections = les corrections du scénario ne changent pas la carte : les parties avec et sans elles sont les mêmes
compare-heading = { $title } : scénario d’origine et scénario modifié (joueurs : Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
compare-same = Le scénario lui-même
compare-scenario = { $name }
compare-with-variant = La variante { $name }
compare-without-variant = L’absence de la variante { $name }
compare-with-corrections = La correction
compare-without-corrections = L’absence de la correction
compare-figure = { $name } = { $value }
compare-costs = { $what } coûte aux Mexicains { $points } parties sur cent (intervalle de confiance à 95 % sur les dés et les joueurs : de { $low } à { $high }).
compare-gives = { $what } donne aux Mexicains { $points } parties sur cent (intervalle de confiance à 95 % sur les dés et les joueurs : de { $low } à { $high }).
compare-open = { $what } : pas encore net. Sur cent parties, les Mexicains peuvent en gagner de { $low } de moins à { $high } de plus.
compare-unused = { $what } : les joueurs ne se sont guère servis { $rules ->
    [one] de la règle
   *[other] des règles
} { $names }, dans { $used ->
    [0] aucune partie
    [one] une partie au plus
   *[other] { $used } parties au plus
} sur { $games } ; cela ne dit rien { $rules ->
    [one] d’elle
   *[other] d’elles
} (intervalle de confiance à 95 % sur les dés et les joueurs, pour des joueurs qui ne s’en servent guère : de { $low } à { $high }).
compare-exploit = { "  " }Pour en savoir plus : { $command }
compare-small = { $what } ne fait pas de différence supérieure à { $margin } parties sur cent (intervalle de confiance à 95 % sur les dés et les joueurs : de { $low } à { $high }).
compare-detail = { "  " }Victoires mexicaines : { $first } % d’origine, { $second } % avec le changement. { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
  } ; gagnées seulement avec : { $gained } ; seulement sans : { $lost }
compare-level = niveau de victoire (−3 à 3, texan au-dessus de 0)
compare-mexican-wins = parties gagnées par les Mexicains
compare-figure-line = { "  " }{ $figure } : { $first } d’origine, { $second } avec le changement ; différence { $difference } ± { $half }
compare-one-look = { "  " }Le nombre de parties dépend du nombre de paires qui diffèrent, dans quelque sens que ce soit : l’intervalle de confiance des victoires est celui d’un nombre fixe de parties.
compare-sequential = { "  " }Arrêt d’après les résultats : l’intervalle de confiance des victoires vaut quel que soit l’arrêt, ceux des autres chiffres non.
compare-power = { "  " }4 fois sur 5, ce nombre de parties montrerait une différence réelle, si elle est d’au moins { $smallest } parties sur cent.
uses-impossible = { $rules ->
    [one] { $rules } règle de variante ne peut jamais servir dans ce scénario
   *[other] Règles de variantes qui ne peuvent jamais servir dans ce scénario
  } : { $names }
uses-never = { $rules ->
    [one] { $rules } règle de variante n’a jamais été employée dans ces parties
   *[other] Règles de variantes jamais employées dans ces parties
  } : { $names }
uses-nothing = { $rules ->
    [one] { $rules } règle de variante a été employée sans rien changer
   *[other] Règles de variantes employées sans rien changer
  } : { $names }
compare-uses = { "  " }{ $line }
compare-wall-open = { $walls ->
    [one] L’ouverture du mur { $sides }
   *[other] L’ouverture des murs { $sides }
 }
compare-map = La carte { $name }
compare-no-map = { $name } n’est pas une carte
compare-no-wall = aucun mur n’est sur { $side } de la carte de { $name } : `bexar compare … --each-wall` donne ceux qu’il y a
compare-every-heading = { $map }, version d’origine et version modifiée, dans { $scenarios ->
    [one] le seul scénario
   *[other] les { $scenarios } scénarios
 } qui { $scenarios ->
    [one] la nomme
   *[other] la nomment
 }. { $change }, { $games } parties avec et sans (graine { $seed })
compare-in-game = { "  " }{ $title } (Texans { $texan }, Mexicains { $mexican }) : le changement
compare-game-alike = { "  " }{ $title } : { $games ->
    [one] sur { $games } partie, rien n’a changé
   *[other] aucune des { $games } parties ne s’est déroulée autrement
  }
compare-game-errors = { "  " }{ $title } : pas jouée, `bexar check { $file }` trouve des erreurs
compare-game-unplayable = { "  " }{ $title } : ne se joue pas avec le changement
compare-game-alone = Aucun autre scénario à côté ne nomme cette carte.
compare-walls = { $walls ->
    [one] { $walls } pan de mur ouvert
   *[other] { $walls } pans de mur ouverts
  } tour à tour, { $games ->
    [one] { $games } partie chacun
   *[other] { $games } parties chacun
} ; plus grands effets pour les Mexicains, en parties sur cent :
compare-walls-left-out = { $walls ->
    [one] { $walls } pan de mur est omis : l’ouvrir causerait des erreurs dans le scénario
   *[other] { $walls } pans de mur sont omis : ouvrir l’un d’eux causerait des erreurs dans le scénario
  }
compare-wall = { "  " }{ $kind } { $sides } : { $points } ± { $half }
compare-wall-clear = * { $kind } { $sides } : { $points } ± { $half }
compare-walls-chance = L’astérisque marque un effet significatif. Sur tant de pans, jusqu’à { $false } peuvent en porter un par hasard.
ladder-too-few = un classement demande au moins deux joueurs
ladder-heading = { $title } : { $matches ->
    [one] { $matches } rencontre
   *[other] { $matches } rencontres
  } par paire, graine { $seed }
ladder-player = joueur
ladder-rating = cote (95 %)
ladder-about = Pourcentage des rencontres que le joueur de la ligne gagne contre celui de la colonne, une égalité comptant pour moitié, avec l’intervalle de confiance à 95 %. Une rencontre se compose de deux parties avec les mêmes dés, une de chaque camp. 400 points d’écart veulent dire dix contre un.
## Jouer à la main

gui-side-play = Jouer
gui-play-about = Jouez le scénario tel qu’il est : contre un joueur automatique, ou à deux devant le même ordinateur. Vous pouvez continuer à modifier ; la partie garde les documents du début.
gui-play-saved-about = Une partie enregistrée est un journal : ouvrez-la ici pour continuer, ou rejouez-la avec `bexar replay`.
gui-play-texans = Texans
gui-play-mexicans = Mexicains
gui-play-person = humain
gui-play-dice = Dés
gui-play-rolls = jetés par le programme
gui-play-types = saisis par moi
gui-play-start = Commencer la partie
gui-play-open = Ouvrir une partie…
gui-play-save = Enregistrer la partie
gui-play-filter = Journaux de parties
gui-play-put-away = Fermer la partie
gui-play-unsaved = non enregistrée
gui-play-saved-edited = Enregistrée : { $file }. La carte ou son scénario a des modifications non enregistrées : enregistrez-les aussi, sinon la partie ne pourra être reprise telle quelle.
gui-play-no-scenario = Une partie enregistrée a besoin d’un scénario. Placez au moins un pion et enregistrez la carte pour en créer un.
gui-play-back = Annuler la dernière décision
gui-play-forward = Rétablir
gui-play-back-to = Revenir à cette décision
gui-play-hold = Mettre les joueurs automatiques en pause
gui-play-go-on = Relancer les joueurs automatiques
stand-alamo = Sur { $turns } tours · pertes { $casualties } · { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } : à ce stade, victoire { $winner ->
    [side-texan] texane
   *[other] mexicaine
  } { $degree }
    .told = points de pertes des assaillants : { $casualties } ; points de victoire texans : { $points }{ $verdict ->
        [known] {""}
       *[new] { $needed ->
            [0] {""}
           *[other] {" "}sur les { $needed } qui font gagner
        }{ $verdict ->
            [early] {""}
           *[new] {" "}; à ce stade, victoire { $winner ->
                [side-texan] texane
               *[other] mexicaine
            } { $degree }
        }
    }
gui-play-hand-over = Au joueur { $side ->
    [side-texan] texan
   *[other] mexicain
  }
gui-play-hand-over-about = Changez de place : ce qu’un seul de vous peut savoir reste caché jusque-là.
gui-play-take-seat = Je joue les { $side ->
    [side-texan] Texans
   *[other] Mexicains
  }
gui-play-thinks = Le joueur { $name } réfléchit…
gui-play-waits = Le joueur { $name } attend.
gui-play-waits-roll = Les joueurs attendent.
gui-play-diverges = L’étape { $step } sur { $of } diffère avec les documents actuels. La partie reprend avant elle.
gui-play-broken-down = Un joueur automatique s’est arrêté. Annulez une décision, ou donnez son camp à un autre joueur.
gui-play-against-rules = Un joueur automatique a tenté un coup que les règles interdisent, et est en pause.
due-over = La partie est finie.
gui-play-over-about = Vous pouvez revenir à toute décision du journal.
gui-play-account-empty = Les événements de la partie apparaissent ici, chacun avec sa règle.
gui-play-more = Plus tôt…
gui-play-more-about = Montrer plus du journal
gui-play-let-go = Désélectionner
gui-play-let-go-about = Désélectionner le pion (Échap)
gui-play-details = Détail des chances
gui-play-cites = Numéros des règles
gui-play-fork = Quel niveau ?
gui-play-disordered = en désordre
gui-play-routed = en déroute
gui-play-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
gui-play-plot-into = Entre par la zone { $area }
gui-play-roll = Jeter pour moi
gui-play-dice-hint = { $dice ->
    [one] Jetez { $dice } dé et choisissez ce qu’il montre.
   *[other] Jetez { $dice } dés et choisissez leur somme.
  }
gui-play-draw-hint = Tirez au sort entre { $things } choses et indiquez le rang de celle qui sort.
gui-play-hint-place = Cliquez sur un hexagone en surbrillance.
gui-play-hint-plot = Choisissez une colonne, puis sa zone d’entrée, sur la carte ou par son numéro.
gui-play-hint-move = Cliquez sur un pion, puis sur sa destination, ou glissez-le jusque-là.
gui-play-hint-move-to = Les coûts sont sur la carte. Cliquez sur une destination ou un autre pion. Cliquez sur tout autre hexagone pour voir pourquoi il n’est pas permis.
gui-play-hint-attack = Cliquez sur le pion qui attaque, puis sur sa cible.
gui-play-hint-target = Les cibles sont en surbrillance. Cliquez sur l’une d’elles pour voir les chances ; cliquez sur tout autre pion pour voir pourquoi il ne peut être attaqué.
gui-play-hint-retreat = Cliquez sur les hexagones en surbrillance l’un après l’autre ; un clic sur tout autre hexagone fait recommencer le chemin.
gui-play-hint-aim = Cliquez sur un hexagone derrière un côté en surbrillance, ou choisissez le côté ici.
due-roll-combat = { $piece } attaque { $target } : jet sur la table de combat.
due-roll-damage = { $piece } fait un test de dommages.
due-roll-leader = Est-ce que { $piece } tombe avec l’unité ?
due-roll-ferocity = La contre-attaque de { $piece } est-elle féroce ? Jet pour { $leader }.
due-roll-breach = { $piece } tire sur le côté { $side }.
due-roll-siege = Jet sur la table de la suite du siège.
due-roll-variant = Une règle de variante demande un jet.
gui-play-unknown = une unité face cachée
due-roll-draw = Une règle de variante tire au sort.
due-counter = { $piece } peut contre-attaquer { $target }.
due-ferocity = Jeter le dé d’un chef pour une contre-attaque féroce de { $piece } ?
due-ferocious = { $piece } contre-attaque férocement : { $left ->
    [0] il ne reste aucune attaque.
    [one] il reste une attaque.
   *[other] il reste { $left } attaques.
  }
due-lead = Quel chef compte au test de dommages de { $piece } ?
due-retreat = { $piece } part en déroute et doit reculer { $hexes ->
    [one] de { $hexes } hexagone.
   *[other] de { $hexes } hexagones.
  }
due-company = Est-ce que { $piece } accompagne { $unit } ?
due-advance = { $piece } peut avancer en { $to }.
due-aim = Sur quel côté tire { $piece } ?
due-consult = La partie est décidée. Consulter la table de la suite du siège ?
due-question = Décision demandée par une règle de variante.
due-plot = Notez où entre chaque colonne. Le joueur texan ne le voit pas.
due-set-up = Tout est placé pour cette étape.
due-place = { $count ->
    [0] Tous les pions sont placés.
    [one] Un pion à placer.
   *[other] { $count } pions à placer.
  }
due-replacement = { $count ->
    [0] Aucun remplacement.
    [one] Un pion peut arriver en remplacement.
   *[other] { $count } pions peuvent arriver en remplacement.
  }
due-reserve = { $count ->
    [0] La Réserve est placée.
    [one] Un pion de la Réserve à placer.
   *[other] { $count } pions de la Réserve à placer.
  }
due-commitment = Engager la Réserve ?
due-moving = { $piece } est en mouvement : { $points ->
    [one] il reste { $points } point.
   *[other] il reste { $points } points.
  }
due-move = { $count ->
    [0] Plus aucun pion ne peut bouger.
    [one] Un pion peut encore bouger.
   *[other] { $count } pions peuvent encore bouger.
  }
due-attack = { $count ->
    [0] Plus aucun pion ne peut attaquer.
    [one] Un pion peut encore attaquer.
   *[other] { $count } pions peuvent encore attaquer.
  }
do-place = Placer { $piece } en { $at }
do-plot = La colonne { $column } entre par la zone { $area }
do-step = { $piece } va en { $to }
do-take = { $piece } accompagne { $with }
do-leave = Laisser { $piece }
do-tow = { $by } remorque { $piece }
do-fire = Tirer sur { $target }
do-melee = Attaquer { $target } en mêlée
do-counter-fire = Riposter par le tir
do-counter-melee = Contre-attaquer en mêlée
do-retreat = Reculer { $way }
do-follow = Suivre
do-stay = Rester
do-advance = Avancer
do-commit = Engager la Réserve
do-decline = Non
do-no-counter = Ne pas contre-attaquer
do-no-ferocity = Aucun chef
do-no-more = Cesser d’attaquer
do-no-advance = Ne pas avancer
do-done = Finir : { $phase }
do-lead = Employer { $piece }
do-ferocity = Jet pour { $piece }
do-consult = Consulter la table
do-breach = Tirer avec { $piece } sur un côté
do-at = Côté { $side }
do-accept = Oui
do-pick = { $item }
do-use = Employer { $what }
amend-put = À la main : { $piece } prend place en { $at }.
amend-remove = À la main : { $piece } quitte la partie.
amend-good = À la main : { $piece } est en bon ordre.
amend-disordered = À la main : { $piece } est en désordre.
amend-routed = À la main : { $piece } est en déroute.
amend-front = À la main : { $piece } montre son recto.
amend-back = À la main : { $piece } montre son verso.
phase-name = { $phase }
amend-begin = À la main : cette phase recommence : { $phase }.
gui-play-amend = Modifier la position
gui-play-amend-about = Placez les pions où vous voulez et continuez à partir de là. Le journal et la partie enregistrée le notent.
gui-play-amend-done = Continuer à partir d’ici
gui-play-amend-hint = Cliquez sur un pion, puis sur sa destination, ou glissez-le jusque-là. Les positions impossibles sont refusées.
gui-play-amend-off = Hors de la carte
amend-do-remove = Retirer
amend-do-good = En bon ordre
amend-do-disordered = En désordre
amend-do-routed = En déroute
amend-do-front = Recto
amend-do-back = Verso
gui-play-amend-begin = Recommencer la phase
gui-play-pace-instant = Aussitôt
gui-play-pace-fast = Rapide
gui-play-pace-normal = Vitesse normale
gui-play-pace-slow = Lent
gui-play-pace = Vitesse suivante des joueurs automatiques
gui-play-earlier = Une décision en arrière
gui-play-later = Une décision en avant
gui-play-skip = Passer à mon tour
gui-play-set-up-rest-about = L’ordinateur place le reste et joue jusqu’à la fin de la mise en place
gui-play-skip-about = Tout montrer d’un coup jusqu’à ce qu’un humain décide ou que la partie finisse
gui-play-threat = Montrer jusqu’où les ennemis peuvent aller
gui-play-account = Récit
gui-play-plays = Le joueur { $name } joue.
gui-play-nothing-in-hand = Le pion en main et ses chances apparaissent ici.
gui-play-series = Qui gagne d’ici ?
gui-play-series-about = Des joueurs automatiques jouent { $games ->
    [one] { $games } partie depuis
   *[other] { $games } parties depuis
} cette position.
gui-play-series-start = Lancer { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
gui-play-series-stale = Périmé : la position a changé.
gui-play-series-of = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } depuis { $moment }, { $player } contre { $player }.
gui-play-done = Finir la phase
gui-play-hides = Une partie est en cours, et le plan d’entrée est caché au joueur texan. Fermez la partie pour voir le scénario.
gui-play-your-plot = Plan d’entrée, pour vous seul : { $plot }
gui-play-again = Nouvelle partie
gui-play-not-saved = La partie n’est pas enregistrée. Enregistrez-la, ou répétez la commande pour l’abandonner.
gui-play-hands = Joueurs

## Joueurs automatiques

player-random-title = Hasard
player-random = Joue n’importe quel coup permis, tous également probables.
player-recruit-title = Recrue
player-recruit = Prend les meilleures chances du moment, sans jamais prévoir.
player-captain-title = Capitaine
player-captain = Prévoit toute une phase : qui attaque qui et d’où, et quels emplacements sont à l’abri de l’ennemi.
player-captain-aggressive-title = Capitaine, hardi
player-captain-aggressive = Un capitaine qui attaque à tout prix.
player-captain-cautious-title = Capitaine, prudent
player-captain-cautious = Un capitaine qui ménage ses unités.
player-captain-blind-title = Capitaine, borné
player-captain-blind = Un capitaine qui se bat bien et oublie l’objectif.
player-general-title = Général
player-general = Simule la suite de la bataille avec des capitaines de toutes sortes et suit le meilleur ; lent.
player-advance-title = Fonceur
player-advance = Marche sur l’ennemi le plus proche et attaque ; ni plan ni calcul.

# La légende de ce qui est posé sur la carte.
gui-key-sight = Ligne de vue
gui-key-sight-ends = Les bouts de la ligne
gui-key-sight-yes = Vu
gui-key-sight-no = Caché, ou coupe la ligne
gui-key-zones = Zones de contrôle
gui-key-zones-texan = Texane (T)
gui-key-zones-mexican = Mexicaine (M)
gui-key-zones-both = Les deux (TM)
gui-key-moves = Mouvement, en points de mouvement
gui-key-moves-own = Le pion
gui-key-moves-yes = À portée
gui-key-moves-stop = Doit s’y arrêter
gui-key-moves-no = Interdit
gui-key-odds = Attaque
gui-key-odds-own = L’attaquant
gui-key-odds-yes = Peut être attaqué
gui-key-odds-no = Interdit
gui-key-set-up = Mise en place
gui-key-set-up-yes = Peut être placé ici
gui-key-set-up-no = Pas ici
gui-key-play = Sur la carte
gui-key-play-own = Choisi, ou concerné par le dernier coup
gui-key-play-yes = Possible maintenant
gui-key-play-no = Fait obstacle
gui-key-play-enemy = Tir, ou portée de l’ennemi
gui-key-play-went = Déplacé
key-walls = Ce que change l’ouverture d’un mur, en victoires sur 100 parties
key-walls-attackers = Aide les assaillants
key-walls-garrison = Aide la garnison
key-walls-chance = Peut-être dû au hasard
gui-key-corrected = Modifié par une correction
gui-key-regions = Régions et murs
gui-key-region-lacks = Dans la région, d’après les murs
gui-key-region-has = Hors de la région, d’après les murs

## Commencer une variante

begin-exists = { $path } existe déjà : rien n’a été écrit. Choisissez un autre nom
begin-bad-name = `{ $name }` ne peut pas être le nom d’une variante : des minuscules sans accent, des chiffres et `_`, une lettre d’abord, par exemple `fumee_dense`
begin-written = variante écrite dans { $out }
begin-check = la vérifier : bexar check { $out }
begin-play = la jouer : bexar playtest alamo --variant { $out }
begin-words = tous les mots : bexar explain language
begin-head = Une variante à vous, à modifier. Les lignes qui commencent par // sont des commentaires : elles sont pour vous, et le jeu les ignore.
begin-head-check = bexar check FICHIER : trouve les erreurs
begin-head-told = bexar explain FICHIER : dit les règles en phrases
begin-head-play = bexar playtest alamo --variant FICHIER : la joue
begin-head-compare = bexar compare alamo --variant FICHIER : mesure la différence
begin-head-language = bexar explain language : le manuel du langage
begin-head-word = bexar explain MOT : la page d’un mot, par exemple Adjust
begin-head-cookbook = bexar explain cookbook : des recettes
begin-part-id = Nom sous lequel les autres variantes, les cas et les rapports la désignent.
begin-part-title = Le titre, en anglais et en français. Une langue suffit : elle vaut aussi pour l’autre.
begin-part-by = D’où elle vient : `Cited("une publication")`, `Reconstructed("a reason", "une raison")`, ou `Original` pour ce que vous avez inventé.
begin-part-notes = Sa page : ce qu’elle fait et pourquoi, un paragraphe par note.
begin-part-allow = Avertissements de `bexar check` qui ont leur place ici, chacun avec sa raison : (lint: "leaking-secret", reason: (en: "…", fr: "…")).
begin-part-needs = Variantes dont elle ne peut se passer, par exemple "doors". Elles sont activées avec elle.
begin-part-uses = Variantes dont elle mentionne les marques, les tables ou les règles là où elles sont employées.
begin-part-replaces = Tables du livret qu’elle remplace.
begin-part-params = Réglages : des nombres que les joueurs peuvent changer. Une règle écrit P("nom") pour un tel nombre.
begin-part-opts = Choix que les joueurs ont, en mots. Une règle en demande un avec Opt("nom", "mot").
begin-part-flags = Ce dont elle se souvient : marqueurs et comptes de la partie, d’une colonne, d’un pion, d’un emplacement, d’un côté d’hexagone ou d’une salle. Rien d’autre n’est retenu.
begin-part-regions = Parties de la carte que ses règles nomment.
begin-part-kinds = Types de côtés d’hexagone qu’elle ajoute.
begin-part-tables = Tables pour ses dés : ce qu’on lance, et ce que fait chaque résultat. Une règle y lance les dés avec Roll("nom").
begin-part-rules = Les règles, dans l’ordre où elles s’appliquent. When agit à une occasion donnée, Adjust modifie un chiffre ou une permission, Require est une condition de la mise en place. Au-dessus de chacune, ce qu’elle dit.

kind-of-region-perimeter = périmètre
kind-of-region-about-perimeter = la boucle fermée de côtés d’hexagone qui sépare le fort de la campagne
kind-of-region-unscalable = inescaladable
kind-of-region-about-unscalable = côtés du périmètre contre lesquels on ne peut dresser d’échelle
kind-of-region-wall-section = pan de mur
kind-of-region-about-wall-section = une portion du périmètre que visent les batteries
kind-of-region-two-storeys = deux niveaux
kind-of-region-about-two-storeys = hexagones de bâtiments à étage
kind-of-region-start-position = position de départ
kind-of-region-about-start-position = où une colonne entre sur la carte
kind-of-region-pond = étang
kind-of-region-about-pond = de l’eau qui peut retenir une colonne
kind-of-region-road = route
kind-of-region-about-road = du sol ferme entre les étangs
kind-of-region-battery-site = position de batterie
kind-of-region-about-battery-site = un emplacement pour une batterie du bombardement
kind-of-region-sector = secteur
kind-of-region-about-sector = la partie de la carte d’un côté du fort
kind-of-region-area = zone
kind-of-region-about-area = partie de la carte que les unités traversent comme un tout ; tout emplacement où l’on peut se tenir est dans une zone
kind-of-region-acequia = acequia
kind-of-region-about-acequia = hexagones d’une acequia : on y entre lentement hors des murs, et on y est à l’abri
kind-of-region-trench = tranchée
kind-of-region-about-trench = hexagones d’une tranchée : on y entre lentement, et on y est à l’abri
kind-of-region-marsh = marais
kind-of-region-about-marsh = hexagones d’un marais : on y entre et on en sort lentement
kind-of-region-rubble = décombres
kind-of-region-about-rubble = hexagones de décombres ou de ruines : on y entre lentement, et on y est un peu à l’abri
kind-of-region-abatis = abattis
kind-of-region-about-abatis = hexagones d’abattis, qui arrêtent les assaillants
kind-of-region-villita = huttes
kind-of-region-about-villita = hexagones des huttes de La Villita : on y entre lentement, et on y est à l’abri
kind-of-region-carronade = batterie couverte
kind-of-region-about-carronade = hexagones dont l’étage abrite comme celui du Fortin Carronade
kind-of-region-staircase = escalier extérieur
kind-of-region-about-staircase = hexagones d’un escalier extérieur, où l’on est vite touché ; il monte à l’étage voisin
kind-of-region-parapet = parapet (niveau 2)
kind-of-region-about-parapet = hexagones dont le sol est un parapet : il compte pour le niveau 2, au-dessus de la cour voisine
kind-of-region-outhouse = appentis
kind-of-region-about-outhouse = hexagones d’appentis : du sol, personne ne voit au travers
kind-of-region-yard-wall = mur entre deux cours
kind-of-region-about-yard-wall = côtés d’un haut mur dans le fort : du sol, personne ne passe ni ne voit au travers
kind-of-region-window = fenêtre d’un étage
kind-of-region-about-window = côtés d’un bâtiment par lesquels on tire hors de son étage et vers lui
kind-of-region-redoubt = redoute
kind-of-region-about-redoubt = côtés d’une redoute : on les franchit à un coût, et on y est un peu à l’abri
kind-of-region-bastion = bastion
kind-of-region-about-bastion = côtés du front d’un bastion
kind-of-region-arch = arche
kind-of-region-about-arch = portes par où passent les canons, et que l’on peut renforcer
kind-of-region-group-place = lieu d’un groupe
kind-of-region-about-group-place = où entrent les pions du groupe de son nom : une colonne, un commandement, une batterie
kind-of-region-holds-hexes = hexagones
kind-of-region-holds-hexsides = côtés d’hexagone
kind-of-region-figure-facing = orientation
kind-of-region-figure-about-facing = de quel côté du fort elle est, en degrés dans le sens des aiguilles d’une montre depuis le haut de la carte : 0 au nord, 90 à l’est
kind-of-region-figure-off-map = hors de la carte
kind-of-region-figure-about-off-map = chemin à faire avant la carte, en demi-pouces
kind-of-region-figure-level = niveau
kind-of-region-figure-about-level = niveau de ses emplacements : 1 le sol, 2 toits et parapets, 3 toits plus hauts
kind-of-region-figure-capacity = capacité
kind-of-region-figure-about-capacity = unités qu’elle peut contenir ; 0 : autant que ses emplacements en contiennent
gui-region-kind = NATURE, POUR LES JEUX
gui-region-kind-none = sans nature
gui-region-kind-about = Les jeux cherchent leurs couches de la carte par nature ; le jeu de 1981 connaît ses régions par leur nom
gui-stroke-region-kind = décrire la région { $region }
gui-gun-facing = AXE DU CANON
gui-gun-facing-open = non fixé
gui-gun-facing-degrees = { $degrees }°
gui-gun-facing-about = Axe du canon d’une nouvelle position, ou d’une position cliquée de nouveau : degrés dans le sens des aiguilles d’une montre depuis le haut de la carte
merge-field-figures = chiffres
merge-field-facing = orientation
lint-unknown-region-kind = la région `{ $region }` est de nature `{ $kind }`, qu’aucun jeu ne lit
lint-unknown-region-kind-help = { $reason ->
    [strange] omettez `kind`, ou prenez une nature de `bexar explain region-kinds`
   *[other] vouliez-vous dire `{ $nearest }` ?
}
lint-misfit-region = { $reason ->
    [holds] la région `{ $region }` est de nature `{ $kind }`, qui se compose de { $holds }
    [plain] la région `{ $region }` a un chiffre `{ $figure }`, qu’une région sans nature n’a pas
    [unknown] la région `{ $region }` a un chiffre `{ $figure }`, que la nature `{ $kind }` n’a pas
    [near] la région `{ $region }` a un chiffre `{ $figure }`, que la nature `{ $kind }` n’a pas
    [range] la région `{ $region }` a { $value } pour `{ $figure }`, qui va de { $least } à { $most }
   *[missing] il manque à la région `{ $region }` le chiffre `{ $figure }` de la nature `{ $kind }`
}
lint-misfit-region-help = { $reason ->
    [holds] repeignez-la avec des { $holds }, ou donnez-lui une autre nature
    [plain] donnez-lui une nature, ou retirez le chiffre
    [unknown] retirez le chiffre
    [near] vouliez-vous dire `{ $nearest }` ?
    [range] écrivez une valeur de { $least } à { $most }
   *[missing] écrivez `{ $figure }`, une valeur de { $least } à { $most }
}
lint-unknown-piece-kind = le jeu n’a pas de pions de nature `{ $kind }`
lint-unknown-piece-kind-help = { $reason ->
    [strange] écrivez-la comme une unité, un chef ou une batterie, ou retirez-la
   *[other] vouliez-vous dire `{ $nearest }` ?
}
## Exporter

exporting-failed = l’export n’a pas pu être écrit : { $detail }. Rien n’a changé.
exporting-only-vmod = `{ $out }` : les modules VASSAL finissent par `.vmod` ; donnez un nom qui finit ainsi
exporting-no-scenario = `{ $name }` n’est pas un scénario : un module a besoin aussi de pions et d’une mise en place. Nommez un scénario, ou servez-vous de `bexar export simple`
exporting-vassal-done = { $placed ->
    [one] { $placed } pion sur la carte
   *[other] { $placed } pions sur la carte
}, { $waiting } à côté, { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
  } ; écrit dans { $out }
exporting-simple-done = { $files ->
    [one] { $files } fichier écrit
   *[other] { $files } fichiers écrits
} dans { $out }
exporting-art = Les dessins sont ceux du programme. L’éditeur du jeu imprimé peut refuser qu’on en fasse des modules : demandez avant d’en donner un.
sort-table = un tableau (CSV)
sort-export = un scénario exporté (JSON)

## Ce que dit un module VASSAL

vassal-about = À propos de ce module
vassal-about-art = Cartes, pions et marqueurs ont tous été dessinés par Bexar d’après ces documents. Rien n’a été numérisé ni copié du jeu imprimé, dont les droits restent à l’éditeur ; il peut refuser qu’on en fasse des modules : demandez avant de donner celui-ci.
vassal-about-made = Ce module a été fait par Bexar, l’atelier des wargames sur Alamo, d’après un scénario de son utilisateur.
vassal-about-play = Comment y jouer
vassal-about-print = La carte et la plupart des tables sont des reconstitutions : ce ne sont pas celles du jeu imprimé. Les sources de chaque partie sont indiquées plus bas.
vassal-about-print-original = La carte et les pions sont des inventions de leur auteur : aucun autre jeu ne les a. Les sources de chaque partie sont indiquées plus bas.
vassal-about-sources = D’où vient chaque chose
vassal-area = Zone d’entrée
vassal-batteries = Batteries
vassal-battery = Pièce de { $pounds } livres
vassal-beside = Pistes et forces
vassal-beside-about = Les pistes, et les pions qui ne sont pas sur la carte
vassal-box-mexicans-out = Mexicains perdus
vassal-box-texans-out = Texans perdus
vassal-change-side = Changer de camp ou le quitter
vassal-charts = Tables
vassal-charts-about = Les tables, et les règles en vigueur
vassal-delete = Supprimer
vassal-described = Un scénario du jeu de l’Alamo, fait par Bexar
vassal-dice = { $dice ->
    [one] { $dice } dé
   *[other] deux dés
  }
vassal-disordered = (en désordre)
vassal-figures = Chiffres maison
vassal-flip = Retourner
vassal-forces = Forces hors de la carte
vassal-hint-beside = Les pions qui ne commencent pas sur la carte attendent dans la fenêtre « Pistes et forces ». Faites-les glisser sur la carte quand ils entrent.
vassal-hint-keys = Ctrl+F retourne un pion, Ctrl+O change l’état d’une unité (en bon ordre, en désordre, en déroute), Ctrl+L met un pion au niveau suivant de son hexagone, Ctrl+M le marque comme déplacé, Ctrl+D le supprime.
vassal-hint-keys-alone = Ctrl+F retourne un pion, Ctrl+L met un pion au niveau suivant de son hexagone, Ctrl+M le marque comme déplacé, Ctrl+D le supprime.
vassal-hint-levels = Les boutons Sol, Intérieur et Toit changent l’image de la carte. Une maison à côté d’un pion indique qu’il est dans une salle, un homme sur une maison qu’il est sur un toit ou une plate-forme.
vassal-hint-markers = Brèches et marqueurs de variantes sont dans la liste des pions. Ils restent où on les pose, même sur un côté d’hexagone ; Ctrl+T tourne une brèche, ou donne à un marqueur le nombre suivant.
vassal-hint-plot = La fenêtre « Plan d’entrée » est réservée aux Mexicains. Mettez le marqueur de chaque colonne là où elle commence avant que les Texans se placent.
vassal-level-picture = Image du niveau
vassal-map = Carte
vassal-markers = Marqueurs
vassal-moved = Déplacé
vassal-next-level = Niveau suivant
vassal-next-order = État suivant
vassal-not-plotted = Pas encore prévues
vassal-notes = Notes
vassal-on-level = ({ $level })
vassal-pieces = Pions
vassal-pieces-about = Tous les pions et marqueurs
vassal-plan-note = Réservé à un seul camp. Mettez le marqueur de chaque colonne que vous formez, et ses socles à côté, dans la case de la position où elle commence.
vassal-plot = Plan d’entrée
vassal-plot-about = Le plan d’entrée secret des colonnes
vassal-plot-note = Réservé à un seul camp. Mettez le marqueur de chaque colonne dans la case de la zone par où elle entre.
vassal-column = Colonne
vassal-reserve = Réserve
vassal-published = Publié
vassal-reconstructed = Reconstitué ou choisi par nous
vassal-original = Original : inventé par son auteur
vassal-unloaded = (déchargé)
vassal-down = (hors de son embrasure)
vassal-reduced = (réduit)
vassal-routed = (en déroute)
vassal-rules-as-usual = Rien n’est changé : ni variantes, ni corrections, et chaque chiffre a sa valeur habituelle.
vassal-rules-in-force = Règles en vigueur
vassal-save-picture = Enregistrer la carte comme image
vassal-set-up = La mise en place du scénario
vassal-show-level = Montrer ce niveau de la carte
vassal-side = Camp
vassal-side-mexicans = Mexicains
vassal-side-texans = Texans
vassal-tells-change = $location$ : $newPieceName$ *
vassal-tells-flip = $location$ : $oldPieceName$ → $newPieceName$ *
vassal-tells-gone = $location$ : retrait de $oldPieceName$ *
vassal-tells-move = $pieceName$ : $previousLocation$ → $location$ *
vassal-tells-new = $pieceName$ apparaît en $location$ *
vassal-thread = Ligne de vue
vassal-thread-about = Ligne de vue : tirez d’un hexagone à l’autre
vassal-turn = Tour
vassal-turns = Tours et phases
vassal-unmark = Marquer tous les pions comme non déplacés
vassal-unmask = L’adversaire peut retourner mes pions
vassal-zoom-in = Agrandir
vassal-zoom-out = Réduire
vassal-zoom-pick = Choisir l’échelle

## Une carte tirée d’un module VASSAL

import-not-a-module = `{ $file }` n’est pas un module VASSAL : { $detail }
import-no-build-file = il n’y a pas de `buildFile.xml` dedans
import-not-an-archive = ce n’est pas une archive ZIP
import-broken-build-file = son `buildFile.xml` ne se lit pas : { $detail }
import-no-boards = `{ $file }` n’a pas de plateau avec des hexagones et une image. { $others ->
    [none] Il n’a aucun plateau.
   *[some] Ses plateaux : { $names }
  }
import-which-board = `{ $file }` a plusieurs plateaux à hexagones : { $names }. Choisissez-en un avec `--board NOM` ; zone et numéro font partie du nom
import-no-such-board = `{ $file }` n’a pas de plateau `{ $name }` avec des hexagones et une image. Il a : { $names }
import-odd-board = le plateau `{ $board }` ne peut être importé : { $why }
import-odd-attribute = `{ $attribute }="{ $value }"` de son `{ $element }` ne peut être lu
import-lettering = Le texte du plateau est écrit en DejaVu Sans : le module demande des polices que ce programme n’a pas.
picture-missing = ce fichier n’existe pas
picture-format = ce n’est pas une image que ce programme lit : PNG, JPEG, WebP et TIFF le sont, et dans les modules GIF et SVG aussi
picture-broken = l’image est abîmée
picture-large = ses { $width } × { $height } pixels sont trop nombreux : la limite est de { $most } millions
picture-costly = le dessin serait trop long à peindre : il a trop d’éléments, ou des filtres sur une trop grande surface
import-no-picture = l’image `{ $image }` du plateau `{ $board }` ne peut pas être prise : { $detail }
import-on-their-points = les hexagones du plateau `{ $board }` sont sur une pointe ; ceux des cartes de ce programme ont un côté plat en haut. Tournez l’image d’un quart, et posez-la derrière une nouvelle carte avec des points d’ancrage
import-odd-grid = la grille du plateau `{ $board }` a des hexagones sans taille
import-nothing-seen = aucun hexagone du plateau `{ $board }` n’est en entier sur son image
import-too-large = il faut au plateau `{ $board }` { $columns } colonnes et { $rows } rangées ; une carte en a { $limit } au plus
import-numbering = les numéros du plateau `{ $board }` ne peuvent pas être repris : { $why }. Avec `--renumber` ses hexagones reçoivent des numéros à eux, à partir de 0101 en haut à gauche
import-no-numbers = ses hexagones n’en ont pas
import-rows-first = ils nomment la rangée avant la colonne, et les cartes de ce programme, la colonne avant la rangée
import-letters = ce sont en partie des lettres
import-backwards = ils vont de droite à gauche ou de bas en haut
import-other-columns = ses colonnes de numéro impair sont un demi-hexagone plus bas, et ici ce sont celles de numéro pair
import-slanting = d’une colonne à l’autre ses rangées montent ou descendent d’un hexagone, et courent de biais
import-below-one = ils commencent par la colonne { $column } et la rangée { $row }, et ici les deux commencent à 1
import-done = plateau `{ $board }` de { $module } : { $columns } colonnes, { $rows } rangées, hexagones { $first } à { $last } ; écrit dans { $out }
import-scan-done = son image, { $width } × { $height } pixels, posée derrière la carte avec { $anchors ->
    [one] { $anchors } point d’ancrage
   *[other] { $anchors } points d’ancrage
} ; écrite dans { $out }
import-renumbered = les hexagones ont de nouveaux numéros : celui que le module nomme { $theirs } est ici { $ours }
import-shifted = l’image commence par l’hexagone { $first } : les colonnes et rangées précédentes sont hors de l’image
import-rights = L’image appartient à son auteur : décalquez-la pour vous, et demandez avant de la donner.
import-next = l’ouvrir : bexar { $out }
import-by = disposée d’après le plateau `{ $board }` d’un module VASSAL
begin-map-size = une nouvelle carte a besoin d’une taille : `--size COLONNESxRANGÉES`, par exemple `--size 25x27`, ou d’un module où la prendre : `--from-vassal FICHIER.vmod`
begin-map-written = une carte vide de { $columns } colonnes et { $rows } rangées ; écrite dans { $out }
begin-scenario-written = le scénario pour « { $game } » ; écrit dans { $out }
begin-map-needs = ce qu’il y manque encore : bexar check { $out }
cli-not-a-map-size = `{ $found }` n’est pas la taille d’une carte : écrivez des colonnes et des rangées, de 1 à 999 chacune, par exemple `25x27`
## Pages pour un navigateur

web-done = page écrite dans { $out }
web-diverges = la page montre la partie jusqu’à l’étape qui diffère. { $lines }
web-notes-without-log = { $notes } : les notes portent sur les étapes d’une partie, et le document nommé n’est pas un journal : nommez-en un
web-note-no-step = { $file }, ligne { $line } : une note commence par le numéro de son étape, comme `120 Le mur nord tombe` ; une ligne qui la continue commence par une espace
web-note-beyond = { $file }, ligne { $line } : il n’y a pas d’étape { $step } : la partie en a { $steps ->
    [one] { $steps }
   *[other] { $steps }
}
web-skip = Passer la carte
web-map = Carte
web-map-about = Tout ce qui se trouve sur la carte est décrit en mots ci-dessous.
web-contents = Sommaire
web-account = La partie
web-set-up = Mise en place
web-set-up-in-play = Les joueurs choisissent où placer leurs pions au début de la partie.
web-rules = Règles en vigueur
web-rules-usual = Rien n’est changé : aucune variante n’est activée, et chaque chiffre a sa valeur habituelle.
web-rules-figures = Chiffres et options maison
web-charts = Tables
web-errata = Corrections
web-errata-none = Aucune n’est en vigueur : la carte est telle qu’elle a été dessinée.
web-findings = Ce que trouvent les contrôles
web-findings-none = Rien.
web-findings-notes = Bon à savoir
web-results = Essais
web-cites = Règles
web-cited = Règles citées
web-players = Texans : { $texan } · Mexicains : { $mexican } · graine { $seed }
web-levels = Niveau
web-level-ground = Sol
web-level-inside = Intérieur
web-level-upper = Étage
web-level-roof = Toits
web-on-ground = au sol
web-on-inside = à l’intérieur
web-on-upper = à l’étage
web-on-roof = sur le toit
web-reduced = réduite
web-disordered = en désordre
web-routed = en déroute
web-hex = Hexagone
web-find = Aller à un hexagone, par exemple 1404
web-nobody = Personne ne s’y trouve.
web-step = Étape
web-begin = Avant la première étape.
web-nearer = Plus près
web-farther = Plus loin
web-fit = Toute la carte
web-close = Fermer
web-to-start = Au début
web-to-end = À la fin
web-phase-back = Une phase en arrière
web-phase-on = Une phase en avant
web-beat-back = Au mouvement ou à l’attaque qui précède
web-beat-on = Au mouvement ou à l’attaque qui suit
web-step-back = Une étape ou un dé en arrière
web-step-on = Une étape ou un dé en avant
web-other-side = Autre camp
web-play = Laisser défiler
web-pace = Allure
web-pace-slow = lente
web-pace-middle = moyenne
web-pace-fast = rapide
web-slider = Étape de la partie
web-standing = Qui se trouve où
web-note = Note sur cette étape
web-note-about = Note sur l’étape affichée
web-note-keep = Garder
web-note-copy = Enregistrer une copie de la page avec toutes les notes
web-language = Langue
web-dark = Sombre
web-quiet = Cacher le résultat
web-keys = Touches
web-key-beat = au mouvement ou à l’attaque qui précède, qui suit
web-key-step = une étape ou un dé en arrière, en avant
web-key-phase = une phase en arrière, en avant
web-key-other = au prochain mouvement de l’autre camp
web-key-ends = au début, à la fin
web-key-zoom = plus près, plus loin, toute la carte
web-key-pan = déplacer la carte
web-key-level = sol, intérieur, toits
web-key-close = fermer la fiche d’un hexagone
web-not-unpacked = Ce navigateur ne sait pas déballer ce que contient la page : il en faut un plus récent pour parcourir la partie et voir les pions.
web-no-script = Les pions et la partie ont besoin du script de cette page, qui est désactivé ici.
web-signs = signes sur la carte : { $signs }
web-made = Faite avec Bexar. Cette page n’a besoin de rien d’autre et ne se connecte à aucune autre machine.

## The engine inside a page

web-engine = Moteur : rejouer à partir d’ici
web-engine-about = Les règles elles-mêmes sont dans cette page. Ce qui est joué ici remplace ce qui suit l’étape montrée ; rien n’est envoyé nulle part.
web-engine-texans = Texans
web-engine-mexicans = Mexicains
web-engine-seed = Graine des dés
web-engine-rolls = Lancer les dés sans demander
web-engine-end = Continuer
web-engine-count = Nombre d’étapes
web-engine-some = étapes de plus
web-engine-series = { $games ->
    [one] { $games } partie à partir
   *[other] { $games } parties à partir
} d’ici
web-engine-undo = Annuler
web-engine-back = Revenir à la partie de cette page
web-engine-stop = Arrêter
web-engine-works = En cours…
web-engine-stopped = Arrêté.
web-engine-trouble = Le moteur a échoué :
web-engine-played = { $steps ->
    [one] { $steps } étape,
   *[other] { $steps } étapes,
} graine { $seed } : comme la première partie d’un test à partir d’ici.
web-engine-won = { $games ->
    [one] { $games } partie à partir
   *[other] { $games } parties à partir
} d’ici, graine { $seed } : les Mexicains en gagnent { $wins } (intervalle à 95 % : de { $low } à { $high }).
web-engine-computers = Confiez d’abord les deux camps à des joueurs automatiques.
web-engine-roll = Lancer
web-engine-draw = Tirer
web-engine-hand = En main : { $piece }
web-engine-drop = Reposer
web-engine-odds = Chances en
web-engine-pick = Cliquez sur un pion de la carte, ou choisissez ici : { $count } peuvent agir.
web-engine-sight = Qui voit qui
web-engine-from = De
web-engine-to = à
web-engine-ask = Demander
web-engine-on-map = Choisir sur la carte
web-engine-forget = Effacer
web-engine-sight-about = Un hexagone, avec /in pour l’intérieur d’un bâtiment ou /roof pour son toit. Sur la carte, c’est le niveau montré qui compte.
web-engine-sees = { $a } voit { $b }.
web-engine-blocked = { $a } ne voit pas { $b }.
web-engine-not-built = la page a été faite sans le moteur : { $place } n’est pas là. Compilez-le avec `{ $command }`, ou nommez-le avec `--engine=FICHIER`
web-engine-not-wasm = la page a été faite sans le moteur : { $file } n’est pas un programme WebAssembly
web-engine-not-read = la page a été faite sans le moteur : { $file } : { $reason }
web-engine-no-scenario = la page a été faite sans le moteur : il lui faut un scénario ou une partie qu’on peut jouer
web-key-engine = au moteur

## Aides de jeu : tables, pistes, règles en vigueur, mise en place

aids-roll = Jet
aids-result = Résultat
aids-what = Ce qui se passe
aids-table-of = { $variant } : { $table }
aids-changed-by = { $variant } ({ $rule }) : { $sentence }
aids-kind-of = { $variant } : { $kind }.
aids-instead-of = { $origin ->
    [published] { $value } (publié : { $usual })
   *[usual] { $value } (d’usage : { $usual })
 }
aids-head-what = Quoi
aids-head-value = Valeur
aids-head-rule = Règle
aids-head-row = Ligne de la table de combat
aids-head-column-of-table = Colonne
aids-head-phase = Phase
aids-head-player = Qui décide
aids-head-casualties = Points de pertes
aids-head-points = Points de victoire
aids-head-counter = Pion
aids-head-values = Valeurs
aids-head-hex = Hexagone
aids-head-piece = Dans les documents
aids-head-column = Colonne
aids-head-area = Zone d’entrée
aids-sequence = Séquence de jeu (4.0)
aids-sequence-set-up = Mise en place
aids-sequence-turn = Chaque tour de jeu
aids-terrain = Table des effets du terrain (5.7)
aids-terrain-about = Coût : points de mouvement en plus de ceux de l’hexagone ; × ne se franchit pas. Canons : une batterie peut y être remorquée. ZdC : les zones de contrôle le traversent. Hauteur : pour la ligne de vue.
aids-movement = Mouvement et empilement (5.0)
aids-combat = Table des résultats de combat (8.8)
aids-combat-strengths = Force de l’attaque, selon ce qui protège la cible
aids-combat-dice = Résultat, selon un dé
aids-combat-about = H : une touche, la cible fait un test de dommages. Un nombre : une touche, et le nombre s’ajoute aux dés. C : la cible peut contre-attaquer. – : rien.
aids-damage = Test de dommages (8.4)
aids-modifiers = Modificateurs du test de dommages (8.5)
aids-retreat = Recul, avance et ralliement (9.0, 12.0)
aids-breaches = Batteries et brèches (10.0)
aids-breach-types = Ce qu’une batterie peut ouvrir (la haute palissade compte comme un mur de bois)
aids-range-states = États d’origine des unités texanes dont la force de tir ne diminue pas avec la portée
aids-range-order = Portée et réduction de moitié d’une unité en désordre
aids-losses = Pertes et remplacements (13.0)
aids-reserve = La Réserve (2.2)
aids-range = Portée (14.0, règle facultative en vigueur)
aids-ferocity = Contre-attaque féroce (15.0, règle facultative en vigueur)
aids-withdrawal = Retrait (16.2)
aids-withdrawal-about = Les assaillants se retirent, et perdent, quand leurs points de pertes atteignent le seuil à la fin de ce tour de jeu.
aids-victory = Niveaux de victoire (16.5)
aids-victory-about = Points de victoire texans : { $turn } par tour de jeu tenu, et 1 par { $divisor } points de pertes des assaillants. Une garnison qui vit encore après le tour { $last } remporte une victoire décisive.
aids-siege = Suite du siège (16.7, règle facultative en vigueur)
aids-all-reconstructed = Cette table est une reconstitution : aucun texte du jeu ne la donne.
aids-all-original = Cette table est originale : son auteur l’a inventée.
aids-some-reconstructed = * Reconstitution : aucun texte du jeu ne donne cette ligne.
aids-some-original = † Original : son auteur a inventé cette ligne.
aids-track-turns = Tours de jeu
aids-track-casualties = Points de pertes des assaillants
aids-track-casualties-about = Un marqueur pour les unités, un autre pour les dizaines.
aids-track-replacements = Remplacements
aids-track-replacements-about = Un pion perdu se pose sur la case de sa perte et avance vers 0 à chaque tour de jeu.
aids-track-enters = peut entrer
aids-withdraws-at = retrait à { $points }
aids-origin-scenario = Scénario
aids-origin-map = Carte
aids-origin-counters = Pions
aids-origin-rulebook = Règles
aids-set-up-garrison = Garnison
aids-set-up-batteries = Batteries
aids-set-up-free = placé par son joueur
aids-battery = Batterie de { $pounds } livres
aids-at = { $hex }, { $level }
aids-plot = Plan d’entrée (2.0)

## Planches à imprimer

print-only-pdf = `{ $out }` : les planches s’impriment en PDF ; donnez un nom qui finit par `.pdf`
print-nothing = { $file } n’a aucune de ces planches : une carte seule n’a que le plan, la légende et la carte, et les errata demandent une correction activée (`--corrections`)
print-misfit = la correction « { $correction } » ne convient pas à la carte : { $place } ne porte pas ce qu’elle doit changer. Désactivez-la ou corrigez-la ; rien n’a été écrit
print-too-many-tiles = des hexagones de { $hex } demanderaient { $tiles } feuilles pour la carte, mais le maximum est de { $most } : choisissez des hexagones plus petits ou un papier plus grand
print-failed = les planches n’ont pas pu être écrites : { $detail }
print-done = { $sheets ->
    [one] { $sheets } planche écrite
   *[other] { $sheets } planches écrites
  } dans { $out } : à imprimer à 100 %
cli-not-a-printed-hex = `{ $found }` n’est pas une taille d’hexagone : écrivez une longueur de 4mm à 60mm, comme `5/8in` ou `16mm`
cli-not-a-printed-counter = `{ $found }` n’est pas une taille de pion : écrivez une longueur de 8mm à 40mm, comme `1/2in` ou `14mm`
cli-not-a-shift = `{ $found }` n’est pas un décalage : écrivez deux longueurs de -20mm à 20mm séparées par une virgule, comme `0.5mm,-1mm`
print-content-plan = Contenu et assemblage
print-content-key = Légende de la carte
print-content-map = Carte en feuilles
print-content-counters = Pions
print-content-markers = Marqueurs
print-content-charts = Tables de jeu
print-content-tracks = Pistes
print-content-rules = Règles en vigueur
print-content-errata = Errata
print-content-set-up = Mise en place
print-content-plot = Plan d’entrée
print-tile = Carte, { $tile } ({ $level })
print-tile-label = feuille { $tile } · { $level }{ $above ->
    [no] { "" }
   *[other] {" "}· au-dessus : { $above }
  }{ $below ->
    [no] { "" }
   *[other] {" "}· au-dessous : { $below }
  }{ $left ->
    [no] { "" }
   *[other] {" "}· à gauche : { $left }
  }{ $right ->
    [no] { "" }
   *[other] {" "}· à droite : { $right }
  }
print-counters-both = { $name } { $number }
print-counters-front = { $name } { $number }, rectos
print-counters-back = { $name } { $number }, versos
print-hint-fold = Pliez le long des tirets, l’imprimé dehors, collez, puis coupez aux repères.
print-hint-duplex = Imprimez recto verso en retournant sur le bord long. Coupez aux repères.
print-hint-duplex-back = Versos de la planche précédente. Si les croix du bas ne se superposent pas, corrigez avec --shift.
print-hint-single = Collez sur du carton et coupez aux repères ; les versos ont leurs propres planches.
print-hint-single-back = Dans le même ordre que les rectos.
print-fold = plier ici, l’imprimé dehors
print-hint-scale = Papier { $paper }, hexagones de { $hex }, pions de { $counter }. Imprimez à 100 % (« taille réelle »), jamais ajusté à la page, et vérifiez l’échelle ci-dessous avec une règle.
print-hint-pages-fold = Les pages { $first } à { $last } se découpent : imprimez-les d’un seul côté, pliez chacune le long des tirets, collez, coupez. Tout le reste s’imprime aussi d’un seul côté.
print-hint-pages-duplex = Imprimez à part les pages { $first } à { $last }, recto verso, en retournant sur le bord long. Tout le reste s’imprime d’un seul côté.
print-hint-pages-single = Les pages { $first } à { $last } se découpent : les rectos d’abord, puis les versos. Tout s’imprime d’un seul côté.
print-hint-plot = La page { $page } est secrète : pliez-la dès l’impression, avant que quiconque ne la voie.
print-ruler = 100 mm. Si elle mesure plus ou moins, l’impression a changé d’échelle.
print-marker-turn = Tour
print-marker-ones = Pertes × 1
print-marker-tens = Pertes × 10
print-marker-reserve = Réserve engagée
print-as-usual = Rien n’est changé : aucune variante, aucune correction, et chaque chiffre a sa valeur habituelle.
print-house-figures = Chiffres maison
print-corrections = Corrections
print-corrections-see = Ce qu’elles changent est sur la planche d’errata.
print-settings = Réglages
print-terms = Termes
print-remarks = Remarques
print-colon = {" : "}
print-usually = (sinon { $value })
print-figure = { $origin ->
    [published] { $meaning } : { $value }, publié { $usual } ({ $rule })
   *[usual] { $meaning } : { $value }, d’usage { $usual } ({ $rule })
 }
print-origin-published = Publié : { $source }
print-origin-reconstructed = Reconstitué ou choisi par nous : { $source }
print-origin-original = Original : inventé par son auteur.
print-plot-about = Pour les seuls assaillants. Rabattez le tiers inférieur sur le milieu, puis le tiers supérieur, et scellez. À ouvrir quand les colonnes entrent.
gui-print = Imprimer…
gui-print-enter = Écrire le PDF
gui-print-paper = Papier
gui-print-hex = Un hexagone, d’un côté à l’autre
gui-print-counter = Un pion
gui-print-layout = Verso des pions
gui-print-fold = de l’autre côté d’un pli
gui-print-duplex = sur l’autre face
gui-print-single = sur des feuilles à part
gui-print-ink = Économiser l’encre
gui-print-sheets = FEUILLES
gui-print-sheet = Feuille { $sheet } sur { $of }
gui-print-before = La feuille précédente
gui-print-after = La feuille suivante
gui-print-drawing = La feuille se dessine…
gui-print-nothing = Il ne reste rien à imprimer.

report-turns-over = le dernier tour est joué
report-attackers-spent = plus aucun assaillant
report-rounds-over = le dernier tour est joué
report-both-idle = plus aucun camp n’agit
report-figure-of = { $figure } ({ $side })
playtest-figure = { $name } : { $mean }
compare-other-system = les deux scénarios sont de systèmes de jeu différents : rien de ce qu’on mesure de l’un ne se compare à l’autre
query-other-system = cette question n’a pas de sens dans « { $system } », le jeu de « { $name } » : seul le jeu de 1981 y répond
query-alone-other-system = `--alone` n’a pas de sens dans « { $system } », le jeu de « { $name } » : seule la carte du jeu de 1981 se vide. Omettez-le ; `--with` ajoute des pions
query-points-other-system = `--points` n’a pas de sens dans « { $system } », le jeu de « { $name } » : seul le jeu de 1981 déplace un pion d’autant de points qu’on veut. Omettez-le
query-cannot-breach = Pas de brèche possible en `{ $side }`. { $reason }
query-trace-other-system = `--trace` n’a pas de sens dans « { $system } », le jeu de « { $name } » : ses lignes vont de zone en zone, non de côté en côté. Omettez-le
query-breach-other-system = `--breach` n’a pas de sens dans « { $system } », le jeu de « { $name } » : rien n’y ouvre de brèche dans les murs. Omettez-le
query-mode-other-system = `--mode` n’a pas de sens dans « { $system } », le jeu de « { $name } » : il a ses propres façons d’attaquer. Omettez-le ; la réponse les nomme toutes
unplayable-other-system = le livret est d’un autre système que le jeu de 1981 : seul ce jeu répond à ces questions

counter-kind-piece = Pion
counter-add-piece = + Pion
counter-pieces = PIONS
counter-field-piece-kind = Genre de pion
counter-field-group = Fait partie de

# L’outil des zones.
gui-tool-game-area = Zones
gui-tool-game-area-about = Tracer les zones de « Deguello at Dawn » : cliquez pour remplir, glissez pour diviser ou réunir
gui-tools-game-area = { $count ->
    [one] { $count } ZONE
   *[other] { $count } ZONES
}
gui-game-area-how = Cliquez sur un terrain qui n’est dans aucune zone : il en devient une, jusqu’au prochain mur, à la prochaine porte, à un autre terrain ou à une autre zone. Glissez dans une zone pour la diviser à mi-chemin, d’une zone à sa voisine pour les réunir, d’une zone vers un terrain libre pour l’agrandir. Un clic sur une zone la prend en main.
gui-game-area-most = Hexagones remplis au plus
gui-game-area-most-about = En terrain découvert, aucun mur n’arrête le remplissage : un clic ne remplit pas plus d’hexagones que cela, les plus proches d’abord
gui-game-area-name = Nom de la prochaine zone (sinon un numéro)
gui-game-area-named = Zone { $count }
gui-game-area-pick = Prendre { $name } en main (`{ $id }`)
gui-game-area-size = niveau { $level } · { $count }
gui-game-area-free = { $count ->
    [0] Chaque hexagone est dans une zone.
    [one] Un emplacement n’est dans aucune zone.
   *[other] { $count } emplacements ne sont dans aucune zone.
}
gui-game-area-plain = terrain libre
gui-game-area-surface-about = Ce qui couvre tous les hexagones de la zone : ce qu’il en coûte d’y entrer, et l’abri qu’on y trouve
gui-game-area-remove = Retirer la zone
gui-game-area-remove-about = Ses hexagones ne sont plus dans aucune zone ; ce qui les couvre reste
gui-game-area-none = Cliquez d’abord sur une zone.
gui-stroke-game-area = tracer des zones
gui-stroke-game-area-fill = remplir { $area }
gui-stroke-game-area-split = détacher { $area }
gui-stroke-game-area-join = réunir des zones
gui-stroke-game-area-grow = agrandir une zone
gui-stroke-game-area-remove = retirer { $area }
gui-key-game-area-joins = rejoint la zone
gui-key-game-area-parts = devient une zone à part
gui-key-game-area-no = rien à faire ici
game-area-nowhere = `{ $spot }` n’est pas sur la carte
game-area-taken = `{ $spot }` est déjà dans { $area }
game-area-free = `{ $spot }` n’est dans aucune zone
game-area-same = `{ $a }` et `{ $b }` sont dans la même zone
game-area-different = `{ $a }` et `{ $b }` sont dans deux zones
game-area-apart = `{ $a }` et `{ $b }` : leurs zones ne se touchent pas au même niveau, ou un mur les sépare

# Qui un officier active.
gui-play-hint-call = Cliquez sur un officier de la carte pour voir qui il active.
gui-play-calls = { $count ->
    [0] N’active aucune unité
    [one] Active { $count } unité
   *[other] Active { $count } unités
}
gui-play-calls-bound = ACTIVÉES, MAIS POUR TIRER SEULEMENT
gui-play-calls-not = LAISSÉES DE CÔTÉ
gui-key-calls = Activation
gui-key-calls-reach = portée des officiers, de proche en proche
gui-key-calls-yes = activées
gui-key-calls-bound = ne peuvent que tirer
gui-key-calls-no = laissées de côté, tout près

# Ce qu’une étape change aux autres jeux de la même carte.
gui-history-others = LES AUTRES JEUX DE CETTE CARTE
gui-history-others-ask = Comparer
gui-history-others-about = Faire jouer chacun des autres jeux de cette carte avant et après la dernière étape, avec les mêmes dés : combien de parties de plus gagnent les Mexicains
gui-history-others-stop = Arrêter
gui-history-others-stop-about = Arrêter ces parties

## Les règles maison à l’œuvre

variant-rule-forbids = la règle maison { $rule } l’interdit
variant-no-offer = la règle { $rule } ne sert à rien à { $piece } pour l’instant
due-house-rule = La règle { $rule } demande un jet de dés.
event-house-flagged = { $thing } : { $flag } vaut maintenant { $to }.
    .on = { $thing } : { $flag } vaut maintenant { $to }
event-house-threw = Jet de { $roll } sur la table « { $table } ».
    .on = jet de { $roll } sur la table « { $table } »
event-house-shifted = Le jet est modifié de { $by }.
    .on = le jet est modifié de { $by }
event-house-ruled = La règle { $name } prend effet.
    .on = la règle { $name } prend effet
upshot-house-rolls-on = la règle demande encore un jet de dés
upshot-house-nothing = il ne se passe rien

explain-games = Les jeux
explain-games-about = Un livret nomme son jeu. Les documents d’un scénario sont d’un seul jeu ; une carte peut servir à tous.
explain-games-rulebook = dans le livret
explain-games-scenarios = scénarios
explain-games-pieces = genres de pions
explain-games-own-pieces = des unités, des chefs et des batteries aux valeurs propres : `bexar explain format counters`
explain-games-regions = natures de régions
explain-games-piece = { $what } ({ $side })
explain-games-figure = `{ $name }` de { $least } à { $most }, { $what }
explain-games-tags = étiquettes du langage de règles
kind-of-piece-infantry = un socle d’infanterie d’une colonne d’attaque ou de la réserve
kind-of-piece-command = le socle de commandement d’une colonne
kind-of-piece-battery = une batterie du bombardement
kind-of-piece-commander = le commandant, à côté de la carte
kind-of-piece-rifleman = un tireur
kind-of-piece-sharpshooter = un des tireurs d’élite de Crockett
kind-of-piece-cannoneer = un canonnier, qui vient avec un canon
kind-of-piece-gun = un canon de la garnison
kind-of-piece-crockett = Crockett
kind-of-piece-bowie = Bowie
kind-of-piece-leader = un autre chef de la garnison
kind-of-piece-company = une compagnie, qui peut se diviser en flechas
kind-of-piece-zapadores = une compagnie de sapeurs
kind-of-piece-flecha = un quart de compagnie
kind-of-piece-zapador-flecha = un quart de compagnie de sapeurs
kind-of-piece-mexican-crew = des servants qui peuvent servir les canons pris
kind-of-piece-column-officer = un officier de colonne
kind-of-piece-staff-officer = un officier d’état-major
kind-of-piece-mexican-artillery-officer = un officier d’artillerie
kind-of-piece-texan-unit = une unité de tireurs
kind-of-piece-texan-crew = des servants
kind-of-piece-invalid = une unité peut-être trop malade pour combattre
kind-of-piece-texan-officer = un officier
kind-of-piece-texan-artillery-officer = un officier d’artillerie
kind-of-piece-texan-leader = un officier qui peut activer presque tous les commandements
kind-of-piece-cannon = un canon, à qui se tient à côté
kind-of-piece-figure-axes = haches et pinces
kind-of-piece-figure-ladders = échelles qu’elle a au début
kind-of-piece-figure-range = portée en zones ; 0 : sans limite
kind-of-piece-figure-pounds = poids du boulet, en livres
