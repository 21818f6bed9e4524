### Ce qui se dit des essais : `bexar balance`, `bexar matrix`, `bexar ablate`, `bexar selftest`, `bexar exploit` et `bexar openings`.

## Les valeurs qui amènent une part à un but

cli-not-a-tune = `{ $found }` n’est pas un chiffre avec ses valeurs : écrivez NOM=a..b, par exemple withdrawal.threshold=-5..5
cli-not-a-target = `{ $found }` n’est pas un but : écrivez un pourcentage et l’écart permis, par exemple 50±3 ou 50+-3
balance-twice = `{ $name }` est nommé deux fois : chaque chiffre a une seule plage de valeurs
balance-too-many = on règle ensemble { $most } chiffres au plus
balance-not-a-document = `{ $out }` doit se terminer par `.scenario.ron`, par `.rules.ron` pour le seul livret de règles, ou par `.variant.ron`
balance-not-beside = `{ $out }` doit se trouver dans le dossier du scénario, qui nomme ses autres documents par rapport à ce dossier
balance-not-in-rulebook = `{ $out }` ne peut contenir la réponse : elle change des pions, la carte ou une variante. Écrivez-la dans un `.scenario.ron`
balance-not-in-variant = `{ $out }` ne peut contenir la réponse : une variante ne peut fixer que `withdrawal.threshold` ou un seul chiffre d’une variante. Écrivez-la dans un `.scenario.ron`
balance-heading = { $title } : les { $side } doivent gagner { $share } ± { $within } % des parties (joueurs : Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
balance-found-surely = Avec { $settings } l’équilibre est atteint : les { $side } gagnent { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec de nouveaux dés, et tout l’intervalle de confiance tient dans l’écart permis ({ $low } à { $high }).
balance-found = Avec { $settings } l’équilibre est atteint : les { $side } gagnent { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec de nouveaux dés (intervalle de confiance à 95 % : { $low } à { $high }).
balance-none = Aucune valeur n’atteint le but : { $values ->
    [one] la seule valeur a été jouée, et ses parties l’excluent
   *[other] les { $values } valeurs ont toutes été jouées, et leurs parties les excluent
}. La plus proche est { $settings }, avec laquelle les { $side } gagnent { $share } % ({ $low } à { $high }).
balance-not-found = Aucune valeur qui convienne n’a été trouvée, parmi { $values ->
    [one] { $values } candidate jouée
   *[other] { $values } candidates jouées
}. La plus proche est { $settings }, avec laquelle les { $side } gagnent { $share } % ({ $low } à { $high }).
balance-nothing-played = Le scénario ne peut se jouer avec aucune de ces valeurs.
balance-hardly = { $figures ->
    [one] Ce chiffre n’importe guère
   *[other] Ces chiffres n’importent guère
} : sur toute l’étendue, les { $side } gagnent de { $least } à { $most } % des parties, et ce nombre de parties est trop petit pour distinguer les valeurs. Un autre chiffre aura plus d’effet.
balance-as-it-is = Tel quel, { $settings } : { $share } % ({ $low } à { $high }).
balance-failed = { $failed ->
    [one] { $failed } candidate prometteuse a manqué le but
   *[other] { $failed } candidates prometteuses ont manqué le but
} avec de nouveaux dés.
balance-unplayable = { $values ->
    [one] { $values } candidate a été omise : elle causerait des erreurs dans le scénario
   *[other] { $values } candidates ont été omises : elles causeraient des erreurs dans le scénario
}.
balance-about = { $tried ->
    [one] { $tried } candidate
   *[other] { $tried } candidates
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en tout. Les intervalles sont ceux de la recherche : ils valent quel que soit le moment de l’arrêt, et pour toutes les candidates ensemble.
balance-share = %
balance-interval = 95 %

## La page qui équilibre un chiffre

gui-side-balance = Équilibrer
gui-stroke-tuned = équilibrer { $name } : { $value }
tuning-this = Équilibrer ceci…
tuning-about = Choisissez un chiffre : des parties se jouent avec des valeurs proches de l’actuelle, jusqu’à ce qu’un camp gagne aussi souvent que vous le voulez.
tuning-search = Chercher parmi les chiffres
tuning-none = Aucun chiffre ne correspond.
tuning-more = et { $count } de plus : tapez quelques lettres de celui que vous voulez
tuning-another = Un autre chiffre
tuning-gone = Le document n’a plus ce chiffre.
tuning-now = { $name } · à présent { $value } · { $least } à { $most }
tuning-now-kind = { $name } · à présent : { $value }
tuning-how = Jouer des parties avec plusieurs valeurs, toutes avec les mêmes dés, et confirmer la meilleure avec de nouveaux dés. Vous pouvez continuer à travailler.
tuning-from = Valeurs de
tuning-to = à
tuning-side = Parties gagnées
tuning-share = But, en %
tuning-player = Joueur, { $side }
tuning-games = Parties par valeur
tuning-start = Trouver la valeur
tuning-cancel = Arrêter la recherche
tuning-running = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
tuning-left-seconds = { $seconds ->
    [one] encore { $seconds } seconde environ
   *[other] encore { $seconds } secondes environ
}
tuning-left-minutes = { $minutes ->
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
}
tuning-trying = à l’essai : { $value }
tuning-confirming = à confirmer avec de nouveaux dés : { $value }
tuning-best = la plus proche jusqu’ici : { $value }, { $share } %
tuning-stale = Périmé : le document a changé.
tuning-set = Adopter { $value }
tuning-is-set = Valeur adoptée : { $value }
tuning-done = Fait : { $stroke }
tuning-wrong-values = Valeurs : il faut deux nombres entiers de { $least } à { $most }, le plus petit d’abord.
tuning-wrong-target = But : il faut un pourcentage de 1 à 99, et un écart de 0,5 à 49.
tuned-withdrawals = Points ajoutés à chaque seuil de retrait
tuned-withdrawal = Seuil de retrait du tour { $turn }
tuned-levels = Points ajoutés à chaque niveau de victoire
tuned-level = Points du niveau de victoire { $number }
tuned-cell = Table de combat : dé { $die }, colonne { $column }
tuned-cost = Points de mouvement pour franchir : { $kind }
tuned-wall = Côté { $side }
tuned-counter = { $counter } : { $value }
tuned-up = % de parties gagnées par les { $side }

## Pour qui c’est équitable

matrix-heading = { $title } : parties gagnées par les Mexicains, en %, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire, graine { $seed }
matrix-corner = Texans \ Mexicains
matrix-fair = Équitable entre égaux, de { $weak } à { $strong } : aucun écart de plus de { $margin } points n’est prouvé.
matrix-leans = Inéquitable pour tous : entre égaux les { $side } gagnent trop souvent, de { $weak } à { $strong }.
matrix-unfair-for-beginners = Inéquitable pour les seuls débutants : entre deux { $weak } les { $side } gagnent trop souvent, entre deux { $strong } c’est équitable.
matrix-unfair-for-experts = Inéquitable pour les seuls connaisseurs : entre deux { $strong } les { $side } gagnent trop souvent, entre deux { $weak } c’est équitable.
matrix-turns = L’équilibre se renverse avec le talent : entre deux { $weak } les { $first } gagnent trop souvent, entre deux { $strong } les { $last }.
matrix-open = Pas encore net pour tous : il faut d’autres parties.
matrix-mixed = Équitable pour les uns, mais pas pour les autres.
matrix-equals-fair = { "  " }{ $player } contre { $player } : Texans { $texan } %, Mexicains { $mexican } % : équitable
matrix-equals-texan = { "  " }{ $player } contre { $player } : Texans { $texan } %, Mexicains { $mexican } % : les Texans gagnent trop souvent
matrix-equals-mexican = { "  " }{ $player } contre { $player } : Texans { $texan } %, Mexicains { $mexican } % : les Mexicains gagnent trop souvent
matrix-equals-open = { "  " }{ $player } contre { $player } : Texans { $texan } %, Mexicains { $mexican } % : pas encore net
matrix-upset = Le camp décide, non le joueur : { $strong } avec les { $side } ne gagne que { $points } % contre { $weak }.
matrix-no-upset = Rien ne prouve qu’un joueur plus fort perde contre un plus faible, dans un camp ou dans l’autre.
matrix-distance = Distance à une matrice équitable : { $points } points par case en moyenne.

## Ce que vaut chaque règle, unité et chiffre

cli-not-a-deed = `{ $found }` ne peut être interdit : choisissez climbing, doors, roofs, rooms, fire, melee, cannon, counterattacks ou hauling
ablate-nothing = rien à retirer : écrivez `--each-rule`, `--each-unit`, `--each-parameter` ou `--forbid ACTE`
ablate-forbid-other-system = `--forbid` n’a pas de sens dans « { $system } », le jeu de « { $name } » : elle interdit par une règle maison, et ce jeu n’en lit aucune
ablate-none-played = le scénario ne peut se jouer avec rien de tout cela
ablate-heading = { $title }, une chose retirée à la fois (joueurs : Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
ablate-settings = { $settings ->
    [one] { $settings } réglage
   *[other] { $settings } réglages
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacun ; tel quel, les Mexicains gagnent { $share } %. Les points sont les parties sur cent que les Mexicains gagnent en plus ou en moins.
ablate-effects = { $effects ->
    [0] Aucun effet n’est prouvé.
    [one] { $effects } effet est prouvé, compte tenu de toute la liste :
   *[other] { $effects } effets sont prouvés, compte tenu de toute la liste :
}
ablate-effect = * { $what } : { $points } ({ $low } à { $high }) ; { $changed } % des parties se sont déroulées autrement
ablate-no-effect = { "  " }{ $what } : { $points } ({ $low } à { $high }) ; { $changed } % des parties se sont déroulées autrement
ablate-suspects = { $settings ->
    [one] { $settings } semble aider le camp auquel il ne peut que nuire : c’est sans doute le fait des joueurs, non un résultat
   *[other] { $settings } semblent aider le camp auquel ils ne peuvent que nuire : c’est sans doute le fait des joueurs, non un résultat
} :
ablate-suspect = ? { $what } : { $points } ({ $low } à { $high }) ; { $changed } % des parties se sont déroulées autrement
ablate-rest = { $settings ->
    [one] { $settings } change des parties sans effet prouvé sur le vainqueur
   *[other] { $settings } changent des parties sans effet prouvé sur le vainqueur ; les plus grands
} :
ablate-idle = { $settings ->
    [0] Chacun a changé au moins une partie.
    [one] { $settings } ne change rien ; aucune partie ne s’est déroulée autrement :
   *[other] { $settings } ne changent rien ; aucune partie ne s’est déroulée autrement :
}
ablate-left-out = { $settings ->
    [one] { $settings } a été omis : il causerait des erreurs dans le scénario
   *[other] { $settings } ont été omis : chacun causerait des erreurs dans le scénario
} :
ablate-name = { "  " }{ $what }
ablate-figure = { $name } : { $was } → { $is }
ablate-suspended = règle { $rule } suspendue
ablate-rule-of-variant = règle { $rule } de la variante { $variant } retirée
ablate-fewer = { $id } : un pion de moins, sur { $of }
ablate-fewer-like = { $id } : un pion de moins, sur { $of } (de même pour { $like })
ablate-never = les { $side } : jamais { $deed }
ablate-deed-climbing = escalader un mur
ablate-deed-doors = franchir une porte
ablate-deed-roofs = aller sur un toit
ablate-deed-rooms = entrer dans une salle
ablate-deed-fire = tirer au mousquet
ablate-deed-melee = attaquer en mêlée
ablate-deed-cannon = tirer au canon
ablate-deed-counterattacks = contre-attaquer
ablate-deed-hauling = remorquer un canon

## Ce que valent les nombres

selftest-heading = { $title } : des changements qui ne changent rien (joueurs : Texans { $texan }, Mexicains { $mexican } ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacun, graine { $seed })
selftest-kind = { "  " }{ $kind }, { $changes ->
    [one] { $changes } fois
   *[other] { $changes } fois
} : { $alarms ->
    [0] aucune fausse alerte
    [one] { $alarms } fausse alerte
   *[other] { $alarms } fausses alertes
}, { $changed ->
    [0] aucune partie ne s’est déroulée autrement
    [one] { $changed } partie s’est déroulée autrement
   *[other] { $changed } parties se sont déroulées autrement
}
selftest-ids = d’autres identifiants pour tous les pions
selftest-order = un autre ordre des lignes
selftest-columns = d’autres identifiants pour les colonnes
selftest-split = une ligne pour chacun des pions égaux
selftest-shift = la carte décalée vers la droite et vers le bas
selftest-flip = la carte retournée, en miroir ou d’un demi-tour
selftest-exact = Comme il se doit, aucune partie ne s’est déroulée autrement.
selftest-exact-averages = Comme il se doit, aucune partie ne s’est déroulée autrement, sauf sur la carte retournée, où seules les moyennes doivent s’accorder.
selftest-no-alarm = Ces changements sans portée modifient quelques parties, mais aucune des { $changes } comparaisons n’y voit un effet net.
selftest-alarms = { $alarms ->
    [one] { $alarms } comparaison sur { $changes } voit
   *[other] { $alarms } comparaisons sur { $changes } voient
  } un effet net dans un changement sans portée : ne vous fiez pas aux différences de ce scénario.
selftest-members = { $members } membres de la population : contre eux-mêmes, les Mexicains gagnent { $mean } % en moyenne, de { $low } à { $high }.
selftest-play = Écart-type entre les membres, en points : { $all } ; les dés seuls en donneraient { $dice } ; le reste, { $play }, dépend de qui joue. Une série est une moyenne sur les membres ; `--mexican captain#7` n’en fait jouer qu’un.
selftest-dice = Écart-type entre les membres, en points : { $all } ; les dés seuls en donneraient { $dice }. Presque rien ne dépend de celui qui joue.
selftest-signs = Signes : { $changes ->
    [one] { $changes } changement qui ne peut aider qu’un camp
   *[other] { $changes } changements qui ne peuvent aider qu’un camp
}, { $games } parties chacun. { $wrong ->
    [0] Aucun n’aide l’autre camp.
    [one] { $wrong } semble nettement aider l’autre camp : c’est le fait des joueurs.
   *[other] { $wrong } semblent nettement aider l’autre camp : c’est le fait des joueurs.
}
selftest-sign = ? { $what }, qui ne peut aider que les { $side } : { $points } parties sur cent pour les Mexicains (de { $low } à { $high })

## Plans qui battent les joueurs habituels

exploit-cancelled = arrêté avant toute confirmation
exploit-heading = { $title } : des plans contre les joueurs habituels (Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
exploit-side = { $side } : { $tried ->
    [one] { $tried } plan essayé
   *[other] { $tried } plans essayés
}, { $confirmed ->
    [one] { $confirmed } rejoué
   *[other] { $confirmed } rejoués
} en { $games ->
    [one] { $games } partie chacun
   *[other] { $games } parties chacun
} avec de nouveaux dés, avec lesquels { $player } gagne { $share } %.
exploit-none = { "  " }Rien ne prouve qu’un plan gagne plus que { $player }.
exploit-slight = { "  " }Pas de faille : un plan gagne plus que { $player }, mais il n’est pas prouvé qu’il gagne { $margin } points de plus.
exploit-answered = { "  " }Pas de faille : un plan bat l’adversaire habituel de plus de { $margin } points, mais l’autre camp a une réponse.
exploit-hole = { "  " }UNE FAILLE : un plan gagne plus de { $margin } points de plus que { $player }, quoi que l’autre camp ait essayé.
exploit-usual-beaten = { "  " }Un plan simple bat { $player } : { $plan }. Les chiffres mesurés avec { $player } sur ce scénario sont suspects.
exploit-plan = { $mark } { $plan } : { $share } %, { $points } points ({ $low } à { $high })
exploit-reply = { "    " }{ $answers ->
    [one] { $answers } réponse essayée
   *[other] { $answers } réponses essayées
} ; la meilleure, { $plan } : le plan gagne encore { $share } %, { $points } points ({ $low } à { $high })
exploit-differs = { "  " }Dans les parties du premier plan, au lieu de celles des joueurs habituels :
exploit-share = { "    " }{ $what } : { $after } % des parties au lieu de { $before } %
exploit-mean = { "    " }{ $what } : { $after } au lieu de { $before }
exploit-first-entry = le premier assaillant entre en { $at }
exploit-crossed = { $at } franchi ({ $kind })
exploit-counterattacks = contre-attaques
exploit-win = { "  " }Une victoire rapide : partie { $game }, graine { $seed }, finie en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
exploit-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en tout. Les intervalles valent pour tous les plans et toutes les réponses ensemble. Il y a faille quand un plan gagne, contre la meilleure réponse trouvée, plus que le hasard ne l’explique.

scheme-usual = joue comme le capitaine
scheme-into = tous entrent en { $at }
scheme-gates = personne n’escalade de mur
scheme-building = tous vont dans le bâtiment « { $name } »
scheme-wall = tous vont au mur { $quarter }
scheme-north = nord
scheme-east = est
scheme-south = sud
scheme-west = ouest
scheme-roofs = tous montent sur les toits
scheme-rooms = tous vont à l’intérieur
scheme-never = personne ne bouge jamais
scheme-wait = personne ne bouge avant le tour { $turn }
scheme-wait-round = personne ne bouge avant le tour { $turn }
scheme-against = toutes les colonnes partent du côté { $quarter } et vont au mur de ce côté
scheme-go = toutes les colonnes vont au mur { $quarter }
scheme-column = seule la colonne « { $name } » entre
scheme-columns = { $columns ->
        [one] { $columns } seule colonne
       *[other] { $columns } colonnes
    }
scheme-no-ladders = personne n’escalade le mur
scheme-no-siege = l’assaut se fait sans siège
scheme-long-siege = les batteries tirent autant de jours que possible
scheme-equal = des colonnes égales, et la plus petite Réserve
scheme-feint = une colonne n’a que la moitié de la force des autres
scheme-held = une Réserve deux fois plus forte qu’elle ne doit l’être
scheme-straight = les colonnes prennent au plus court
scheme-covered = les colonnes évitent le tir de la garnison
scheme-massed = les colonnes restent groupées
scheme-rooms-stay = tous sont placés à l’intérieur et y restent
scheme-close = personne ne tire, tous vont au contact
scheme-no-fire = personne ne tire
scheme-no-melee = personne n’attaque en mêlée
scheme-enter = toutes les colonnes entrent par la zone { $area }
scheme-weighs = { $what } : { $much }
scheme-weighs-outside = { $what } : { $much } tant que les murs tiennent
scheme-weighs-inside = { $what } : { $much } une fois l’ennemi dans les murs
scheme-much = { $percent } % du poids qu’y met le capitaine
scheme-much-new = compte, alors que le capitaine n’en tient pas compte
scheme-much-none = ne compte pas
scheme-weight-strike = une attaque à portée
scheme-weight-contact = le contact avec un ennemi
scheme-weight-way = le chemin vers l’ennemi
scheme-weight-arrived = le chemin de qui peut déjà frapper
scheme-weight-exposed = le tir ennemi
scheme-weight-danger = un ennemi qui peut venir attaquer en mêlée
scheme-weight-open = un lieu ouvert
scheme-weight-first = être le premier dans les murs
scheme-weight-inside = être dans les murs
scheme-weight-thrift = la prudence près du seuil de retrait
scheme-weight-zeal = l’audace près du seuil de retrait
scheme-weight-gone = prendre la place d’un ennemi
scheme-weight-answer = la riposte à une attaque
scheme-weight-fear = le danger que représentent les assaillants proches
scheme-weight-stand = un socle de son camp
scheme-weight-later = un gain au tour suivant
scheme-weight-fight = le moins qu’une mêlée doive promettre
scheme-weight-fire = le moins qu’un tir doive promettre avant un mouvement
scheme-weight-volley = les tirs de l’intérieur
scheme-weight-load = charger un canon
scheme-weight-close = aller au-devant de l’ennemi
scheme-weight-climb = une compagnie au pied du mur
scheme-weight-march = une compagnie en marche
scheme-weight-door = une porte derrière laquelle se tient la garnison
scheme-weight-cross = une flecha qui peut franchir le mur
scheme-weight-column = une colonne qui entre
scheme-weight-least = le minimum que doit promettre une attaque

## Positions de départ équitables et différentes

openings-cancelled = arrêté avant que toutes les positions soient trouvées : rien n’est confirmé
openings-heading = { $title } : des positions de départ où les { $side } gagnent { $share } ± { $within } parties sur cent (joueurs : Texans { $texan }, Mexicains { $mexican } ; graine { $seed })
openings-none = Aucune position sur { $wanted } n’a été trouvée.
openings-found = { $found ->
    [one] { $found } position sur { $wanted } a été trouvée et confirmée
   *[other] { $found } positions sur { $wanted } ont été trouvées et confirmées
}, en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacune avec de nouveaux dés : l’intervalle entier de chacune tient dans l’écart permis.
openings-too-few-games = { $games } parties ne confirment aucune position pour ce but : donnez au moins { $fewest } à `--games`, un but plus large, ou moins de positions
openings-too-narrow = aucune position ne peut être confirmée pour un but aussi étroit : il faut { $fewest } parties pour chacune, et le maximum est de { $most } ; donnez un `--target` plus large
openings-nothing-varies = Rien dans le scénario ne peut varier sans que les règles ou les contrôles y trouvent à redire.
openings-tries-spent = La recherche a épuisé { $tried ->
    [one] son essai
   *[other] ses { $tried } essais
} : demandez-en plus avec `--tries`, un but plus large avec `--target`, ou moins de positions.
openings-nothing-new = Après { $tried ->
    [one] { $tried } position
   *[other] { $tried } positions
}, la recherche ne trouve presque plus de position nouvelle et permise.
openings-as-it-is = Tel quel : les { $side } gagnent { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, qui durent { $length } tours en moyenne ; pertes des assaillants : { $losses }.
openings-head-number = n°
openings-head-length = tours
openings-head-losses = pertes
openings-head-cell = case
openings-head-apart = écart
openings-head-differs = ce qui diffère du scénario
openings-stands = { $id } { $from } → { $to }
openings-enters = colonne { $column } : zone { $from } → { $to }
openings-boxed = { $count } { $id } de moins
openings-more = et { $count } de plus
openings-apart = Deux positions quelconques diffèrent par au moins { $least } pions et colonnes, par { $mean } en moyenne (« écart » : avec la position la plus proche). Elles se répartissent sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, chacune large de { $length } tours et de { $losses } pertes ; la recherche a rencontré { $met } cases.
openings-losses = Tours et pertes sont des moyennes par partie ; les pertes se comptent en { $figure }.
openings-about = { $tried ->
    [one] { $tried } position jouée
   *[other] { $tried } positions jouées
}, { $refused ->
    [0] aucune refusée
    [one] { $refused } refusée
   *[other] { $refused } refusées
} par les règles ou les contrôles, { $dropped ->
    [0] aucune non confirmée par de nouveaux dés
    [one] { $dropped } non confirmée par de nouveaux dés
   *[other] { $dropped } non confirmées par de nouveaux dés
}, { $alike } dont les parties sont celles d’une autre ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en tout. Les intervalles valent pour toutes ensemble.
openings-prices = Effet d’un pion de moins sur la part des { $side }, en points, le scénario tel quel ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacun avec les mêmes dés ; ± la moitié de l’intervalle de confiance à 95 %) :
openings-price = { "  " }{ $kind }, un pion de moins ({ $id }, sur { $of }) : { $points } ± { $half }
openings-needed = { "  " }Le scénario ne se joue plus si l’on retire un seul de ces pions : { $ids }
openings-written = { $count ->
    [0] Rien n’a été écrit dans { $out }
    [one] { $count } position écrite dans { $out }
   *[other] { $count } positions écrites dans { $out }
}
openings-title = { $title } : position { $number }
openings-by = trouvé par des parties d’essai, graine { $seed }
openings-note = Position { $number } sur { $all }, trouvée par des parties d’essai avec la graine { $seed } (Texans { $texan }, Mexicains { $mexican }) : les { $side } gagnent { $share } % ({ $low } à { $high }) de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec de nouveaux dés ; une partie dure { $length } tours et coûte { $losses } { $figure }.
