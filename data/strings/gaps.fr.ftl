### Ce qui se dit de ce qu’un scénario laisse sans emploi : `bexar gaps`.

gap-title = { $title } : ce qui ne sert pas
gap-heading = { $title } : ce qui ne sert pas dans { $drawn } parties de joueurs qui tirent au sort et { $played } parties de joueurs qui choisissent (Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
gap-who = { $drawn } parties au sort, { $played } de { $texan } contre { $mexican }
gap-spoken = À chaque décision il y avait quelque chose de possible, et tout ce qui est arrivé ou a été refusé nommait sa règle.
gap-silent = Il y a une chose dont aucune règle ne parle : elle vient en premier.
gap-cancelled = arrêté avant la dernière partie : ce qui n’a pas encore été vu peut encore venir
gap-more = et { $more } de plus
gap-at-drawn = au sort { $game }:{ $step }
gap-at-played = { $game }:{ $step }
gap-what = quoi
gap-how = constat
gap-where = partie:étape
gap-times = fois
gap-times-had = choix offerts
gap-games = parties
gap-of = sur
gap-share = %
gap-kind = { $kind }, { $group }

## Ce dont aucune règle ne parle

gap-silences = Là où les règles se taisent
gap-silences-unit = décisions, jets, refus et événements sans règle
gap-no-choice = un camp doit décider et ne peut rien faire (phase { $about })
gap-no-dice = un jet est attendu et aucun dé n’est nommé (phase { $about })
gap-refused = une action de la liste est refusée, par { $about }
gap-unlisted = une action permise n’est pas sur la liste : { $about }
gap-no-rule = quelque chose cite une règle qui n’existe pas : { $about }
gap-endless = une partie ne finit pas (phase { $about })

## Les choix

gap-choices = Les choix
gap-choices-unit = sortes d’actions, avec les mots que les journaux emploient
gap-choice = choix
gap-standing-drawn = possible, jamais atteint
gap-standing-unworthy = n’en vaut jamais la peine
gap-standing-texan = n’en vaut jamais la peine pour les Texans
gap-standing-mexican = n’en vaut jamais la peine pour les Mexicains
gap-choices-never = Jamais possibles dans les { $games } parties, { $number } sur { $all } :

## Les règles et les tables

gap-rules = Les règles
gap-rules-unit = règles qui se voient en jeu, dans ce qui arrive et dans ce qui est refusé
gap-own-rules = Vos propres règles
gap-own-rules-unit = règles des variantes en vigueur qui ne font rien dans les parties de joueurs qui choisissent
gap-rule-head = règle
gap-variant = variante
gap-started = déclenchée
gap-standing-never = jamais déclenchée
gap-standing-idle = déclenchée sans rien changer
gap-rules-never = Jamais citées dans les { $games } parties, { $number } sur { $all } :
gap-rules-drawn = Citées dans les seules parties au sort, { $number } sur { $all } (entre parenthèses : dans combien de { $drawn } parties) :
gap-tables = Les tables
gap-tables-unit = cases de la table qui décident des attaques
gap-cells-never = Jamais lues dans les { $games } parties, { $number } sur { $all } :
gap-cells-drawn = Lues dans les seules parties au sort, { $number } sur { $all } (entre parenthèses : dans combien de { $drawn } parties) :
gap-strength = { $strength }
gap-rule = { $rule }
gap-knapp-rifle = fusils :
gap-knapp-gun = canons de la garnison :
gap-knapp-musket = mousquets :
gap-knapp-captured = canons pris :
gap-knapp-column = sur une colonne
gap-knapp-stand = sur un socle
gap-knapp-open = sur une figurine à découvert
gap-knapp-cover = sur une figurine à couvert
gap-deguello-unit = tirs d’unités :
gap-deguello-gun = tirs de canons :
gap-deguello-plain = rien d’ajouté

## Les lieux

gap-places = Les hexagones et leurs côtés
gap-places-unit = où personne ne vient ; les murs et les portes sont ceux qui se franchissent
gap-areas = Les zones
gap-areas-unit = zones d’entrée, positions de batterie, salles et régions où personne ne vient
gap-place = lieu
gap-all = tous
gap-never = jamais
gap-only-drawn = au sort seul
gap-entry-area = zones d’entrée
gap-gun-site = positions de batterie
gap-room = salles
gap-region = régions
gap-hexside = côtés d’hexagone
gap-spot = emplacements
gap-places-never = jamais dans les { $games } parties, { $number } sur { $all } :
gap-places-drawn = au sort seul, { $number } sur { $all } (entre parenthèses : dans combien de { $drawn } parties) :

## Les pions

gap-counters = Les pions
gap-counters-unit = pions qui ne comptent pas
gap-counter = pion
gap-pieces-never = Jamais sur la carte dans les { $games } parties, { $number } sur { $all } :
gap-pieces-drawn = Sur la carte dans les seules parties au sort, { $number } sur { $all } (entre parenthèses : dans combien de { $drawn } parties) :
gap-idle-never = Sur la carte, mais jamais en état d’agir dans les { $games } parties, { $number } sur { $all } :
gap-idle-drawn = En état d’agir dans les seules parties au sort, { $number } sur { $all } (entre parenthèses : dans combien de { $played } parties de choix ils sont sur la carte) :
gap-idle-unworthy = Sur la carte et jamais employés, { $number } sur { $all } (entre parenthèses : dans combien de { $played } parties de choix ils y sont) :
gap-stranded = Pions sans issue
gap-stranded-unit = parties à la fin desquelles un pion est sur la carte et ne peut plus rien faire depuis trois tours ; l’étape est la dernière où il pouvait agir

## Les parties qui ne mènent nulle part

gap-course = Sans progrès
gap-course-unit = décisions et tours qui ne mènent nulle part
gap-loop = la même position revient dans une phase
gap-loop-drawn = la même position revient dans une phase, au sort seul
gap-idle-turn = tours où rien n’arrive
gap-idle-turn-drawn = tours où rien n’arrive, au sort seul
gap-standstill = tours après lesquels tout est comme avant
gap-standstill-drawn = tours après lesquels tout est comme avant, au sort seul
gap-forced = Des décisions qui n’en sont pas
gap-forced-unit = décisions où il n’y a qu’une chose à faire ; l’étape est celle de la première
gap-decisions = camp et phase
gap-run = la plus longue suite de ces décisions
