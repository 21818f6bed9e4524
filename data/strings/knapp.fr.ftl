### Ce qui ne se dit que de « Remember the Alamo! » : titres, paramètres, constats.

explain-filled = La règle laisse ici un vide ; une décision maison le comble.

group-k-general = généralités
group-k-phases = étapes du jeu
group-k-bombardment = bombardement
group-k-set-up = mise en place de l’assaut
group-k-command = socles de commandement
group-k-fire = tir
group-k-movement = mouvement
group-k-breaches = brèches
group-k-scaling = escalade
group-k-melee = corps à corps et portes
group-k-morale = moral
group-k-points = points
group-k-sequence = déroulement d’un tour d’assaut
group-k-order-of-battle = ordre de bataille
group-k-map = la carte
group-k-decisions = qui décide quoi
group-k-unknown = ce que le texte retrouvé laisse ouvert

parameter-k-turns = Tours de l’assaut
parameter-k-tie = Camp vainqueur à égalité de points
parameter-k-hex-inside = Demi-pouces que compte un hexagone dans le périmètre
parameter-k-hex-outside = Demi-pouces que compte un hexagone hors du périmètre
parameter-k-bombard-days = Jours de bombardement au plus
parameter-k-bombard-hit = Total des deux dés qu’il faut à une batterie pour ouvrir une brèche ou toucher une pièce
parameter-k-counter-hit = Total des deux dés qu’il faut à une pièce texane pour toucher une batterie
parameter-k-reinforced = Pans de mur que le camp texan peut renforcer
parameter-k-columns-least = Colonnes d’assaut au moins
parameter-k-columns-most = Colonnes d’assaut au plus
parameter-k-column-stands = Socles d’une colonne d’assaut au moins, commandement compris
parameter-k-reserve-stands = Socles de la Réserve au moins, commandement compris
parameter-k-positions = Positions de départ sur la carte
parameter-k-sharpshooters-span = Distance la plus grande entre deux hommes de Crockett, en demi-pouces
parameter-k-bowie-moves = Bowie se déplace comme toute figurine
parameter-k-command-struck = Dé à partir duquel un socle perdu au feu est celui de commandement
parameter-k-fire-texan-range = Portée d’un fusil texan, en demi-pouces
parameter-k-fire-gun-half-angle = Champ d’une pièce, en degrés de part et d’autre de son axe
parameter-k-fire-gun-stand = Dé qu’il faut à une pièce texane contre un socle isolé ; 0 : elle ne tire pas
parameter-k-fire-crockett-bonus = Ce que Crockett ajoute à son dé quand il tire
parameter-k-fire-crockett-range = Portée du fusil de Crockett, en demi-pouces
parameter-k-fire-sharpshooter-bonus = Ce qu’un tireur d’élite ajoute à son dé quand il tire
parameter-k-fire-texan-column = Dé qu’il faut à un fusil texan contre une colonne
parameter-k-fire-texan-stand = Dé qu’il faut à un fusil texan contre un socle isolé
parameter-k-fire-gun-column = Dé qu’il faut à une pièce texane contre une colonne
parameter-k-fire-mexican-open = Dé qu’il faut à un socle mexicain contre une figurine à découvert
parameter-k-fire-mexican-cover = Dé qu’il faut à un socle mexicain contre une figurine à couvert
parameter-k-fire-captured-open = Dé qu’il faut à une pièce prise contre une figurine à découvert
parameter-k-fire-captured-cover = Dé qu’il faut à une pièce prise contre une figurine à couvert
parameter-k-fire-mexican-range = Portée d’un socle mexicain, en demi-pouces
parameter-k-window-shots = Tirs par tour d’une même fenêtre
parameter-k-move-column = Mouvement d’une colonne, en demi-pouces
parameter-k-move-stand = Mouvement d’un socle d’une colonne arrivée, en demi-pouces
parameter-k-move-texan = Mouvement d’une figurine, en demi-pouces
parameter-k-contact-castings = Figurines qui peuvent venir au contact d’un même socle
parameter-k-pond-bogged = Dé à partir duquel un étang embourbe une colonne
parameter-k-pond-segments = Mouvements que perd une colonne embourbée
parameter-k-front-growth = Socles ajoutés par tour au front d’une colonne arrivée
parameter-k-move-gun = Mouvement d’une pièce prise, en demi-pouces
parameter-k-level-change = Coût d’un changement de niveau, en demi-pouces
parameter-k-stack-mexican = Socles mexicains par emplacement
parameter-k-stack-texan = Figurines par emplacement
parameter-k-stack-texan-room = Figurines par emplacement d’une salle
parameter-k-texan-move-and-fire = Les Texans peuvent se déplacer et tirer dans un même tour
parameter-k-breach-hexsides = Côtés qu’occupe une brèche
parameter-k-breach-stands = Socles mexicains par tour qui tirent ou combattent par une brèche
parameter-k-breach-castings = Figurines par tour qui tirent ou combattent par une brèche
parameter-k-scale-climbs = Dé à partir duquel un socle escalade le mur
parameter-k-scale-pushed = Dé à partir duquel une échelle est renversée
parameter-k-melee-mexican-kills = Dé à partir duquel un socle tue une figurine au corps à corps
parameter-k-melee-mexican-dice = Figurines que combat un socle par tour
parameter-k-melee-texan-kills = Dé à partir duquel une figurine tue un socle au corps à corps
parameter-k-melee-texan-dice = Figurines qui combattent un même socle
parameter-k-door-force = Dé à partir duquel un socle force une porte
parameter-k-door-force-held = Le même si une figurine est juste derrière la porte
parameter-k-door-gun = Dé à partir duquel une pièce prise enfonce une porte
parameter-k-door-range = Portée d’une pièce prise contre une porte, en demi-pouces
parameter-k-reserve-from-turn = Premier tour où la Réserve peut partir
parameter-k-morale-command = Retiré au dé de moral quand le socle de commandement est perdu
parameter-k-morale-light = Retiré au dé de moral pour de légères pertes
parameter-k-morale-light-percent = Pourcentage de socles perdus à partir duquel les pertes sont légères
parameter-k-morale-heavy = Retiré en plus au dé de moral pour de lourdes pertes
parameter-k-morale-heavy-percent = Pourcentage de socles perdus à partir duquel les pertes sont lourdes
parameter-k-morale-advance = Dé de moral à partir duquel une colonne peut avancer
parameter-k-morale-stand = Dé de moral à partir duquel une colonne tient ; moins, elle recule
parameter-k-morale-fall-back = De combien recule une colonne, en demi-pouces
parameter-k-points-command-stand = Points texans par socle de commandement tué
parameter-k-points-infantry = Points texans par groupe de socles d’infanterie tués
parameter-k-points-infantry-each = Socles d’infanterie d’un tel groupe, pour les points
parameter-k-points-day = Points texans par jour de bombardement supplémentaire
parameter-k-points-free-days = Jours de bombardement qui ne coûtent rien
parameter-k-points-castings = Points mexicains par part entière des figurines tuées
parameter-k-points-castings-parts = En combien de parts se divisent les figurines pour les points
parameter-k-points-leader = Points mexicains par figurine nommée tuée
parameter-k-points-nobody-left = Points mexicains si aucune figurine n’est en vie à la fin
parameter-k-ends-early = La partie s’arrête aussitôt qu’un camp n’a plus de pions

# Findings
lint-broken-perimeter = { $reason ->
    [none] aucun périmètre n’est peint, et il n’y a pas d’enceinte dont il serait le bord
    [open] le périmètre n’enferme rien : quelque part, un côté de la boucle manque
    [idle] { $sides ->
        [one] { $sides } côté du périmètre ne sépare rien
       *[other] { $sides } côtés du périmètre ne séparent rien
    }
   *[several] le périmètre enferme plusieurs terrains
 }
lint-broken-perimeter-help = { $reason ->
    [none] peignez les côtés qui séparent le fort de la campagne en région de nature `perimeter`
    [open] peignez le côté qui manque, pour fermer la boucle
    [idle] retirez ces côtés de la région, ou fermez la boucle dont ils font partie
   *[several] ne laissez qu’une boucle
 }
lint-wall-beyond-perimeter = { $sides ->
    [one] le côté { $first } de `{ $region }` n’appartient pas au périmètre
   *[other] { $sides } côtés de `{ $region }`, dont { $first }, n’appartiennent pas au périmètre
 }
lint-wall-beyond-perimeter-help = retirez-les de la région, ou peignez-les en périmètre
lint-broken-wall-section = { $reason ->
    [short] le pan de mur `{ $region }` { $sides ->
        [0] n’a aucun côté
        [one] n’a qu’un côté
       *[other] a { $sides } côtés
    }, et une brèche en occupe { $wanted }
   *[split] le pan de mur `{ $region }` est en plusieurs morceaux
 }
lint-broken-wall-section-help = { $reason ->
    [short] ajoutez des côtés voisins, ou joignez-le au pan suivant
   *[split] peignez les côtés entre les morceaux, ou faites de chacun un pan
 }
lint-unformable-columns = { $reason ->
    [most] il faut former au moins { $needed } colonnes d’assaut, et { $found } au plus sont permises
    [command] les colonnes et la Réserve demandent { $needed } socles de commandement, et le jeu de pions en a { $found }
   *[infantry] les colonnes et la Réserve demandent { $needed } socles d’infanterie, et le jeu de pions en a { $found }
 }
lint-unformable-columns-help = { $reason ->
    [most] baissez `k.columns.least` ou relevez `k.columns.most` dans le livret
   *[command] ajoutez des socles au jeu de pions, ou demandez moins de colonnes ou de plus petites : `k.columns.least`, `k.column.stands`, `k.reserve.stands`
 }
lint-wrong-start-position-count = la carte { $found ->
    [0] n’a aucune position de départ
    [one] a une position de départ
   *[other] a { $found } positions de départ
 }, mais le livret en exige { $wanted }
lint-wrong-start-position-count-help = peignez ou effacez des régions de nature `start_position`, ou changez `k.positions` dans le livret
lint-misplaced-start-position = { $reason ->
    [apart] les deux hexagones de la position de départ `{ $region }` ne se touchent pas
    [inside] la position de départ `{ $region }` est dans le périmètre ou hors carte
    [shared] la position de départ `{ $region }` a un hexagone de `{ $other }`
   *[count] la position de départ `{ $region }` { $hexes ->
        [0] n’a aucun hexagone
        [one] a un hexagone
       *[other] a { $hexes } hexagones
    } au lieu de deux
 }
lint-misplaced-start-position-help = peignez deux hexagones voisins hors du périmètre qu’aucune autre position n’a
lint-cut-off-start-position = de la position de départ `{ $region }`, aucun chemin ne mène au mur
lint-cut-off-start-position-help = ouvrez un chemin par des côtés libres, ou déplacez la position
lint-short-approach = la position de départ `{ $region }` est à { $way } demi-pouces du mur : sa colonne arrive avant le tour 3
lint-short-approach-help = augmentez `off_map` de { $more }, pour que le chemin fasse au moins { $least } demi-pouces
lint-dry-approach = la colonne de la position de départ `{ $region }` ne rencontre ni étang ni route
lint-dry-approach-help = peignez un étang ou la route en travers de son plus court chemin jusqu’au mur
lint-homeless-bowie = `{ $piece }` doit commencer dans une salle, et il n’y en a pas dans le périmètre
lint-homeless-bowie-help = peignez une salle dans le périmètre, ou retirez ce pion du jeu
lint-gun-without-site = il y a { $guns ->
    [one] { $guns } pièce
   *[other] { $guns } pièces
 } et { $sites ->
    [0] aucune position de batterie
    [one] une position de batterie
   *[other] { $sites } positions de batterie
 } dans le périmètre
lint-gun-without-site-help = peignez une position de batterie par pièce, ou baissez la quantité de pièces
lint-gun-without-cannoneer = le jeu de pions a { $guns ->
    [one] { $guns } pièce
   *[other] { $guns } pièces
 } et { $cannoneers ->
    [0] aucun canonnier
    [one] un canonnier
   *[other] { $cannoneers } canonniers
 }
lint-gun-without-cannoneer-help = donnez au jeu autant de canonniers que de pièces
lint-foreign-word = { $name } : { $why }
lint-foreign-word-help = écrivez-le avec les mots que lit ce système de jeu : `bexar explain language` les donne
lint-aimless-gun-site = la position de batterie { $spot } ne dit pas vers où pointe sa pièce
lint-aimless-gun-site-help = donnez son axe, `facing`, en degrés dans le sens des aiguilles d’une montre depuis le haut de la carte ; sans lui, elle pointe vers le nord

## Ce que dit le jeu en cours de partie

amend-knapp = Modifié à la main : { $what }.
amend-knapp-captured = Aux mains de l’ennemi
amend-knapp-down = Au bas de la rampe
amend-knapp-fresh = N’a encore rien fait
amend-knapp-order = La colonne : { $order }
amend-knapp-out = Hors de combat
amend-knapp-up = En haut, en état de tirer
dice-knapp-bombard = bombardement
dice-knapp-command = perte du socle de commandement
dice-knapp-counter = contre-batterie
dice-knapp-door = une porte
dice-knapp-fire = tir
dice-knapp-melee = corps à corps
dice-knapp-morale = moral d’une colonne
dice-knapp-pond = passage d’un étang
dice-knapp-push = repousser une échelle
dice-knapp-scale = escalade
do-knapp-aim = { $piece } : tirer sur { $side }
do-knapp-bash = { $piece } essaie d’enfoncer la porte de { $to }
do-knapp-commit = { $piece } riposte aujourd’hui
do-knapp-day = Bombarder le jour { $day }
do-knapp-haul = { $piece } emmène la pièce en { $to }
do-knapp-lower = Descendre { $piece } de sa rampe
do-knapp-march = { $column } avance
do-knapp-raise = Monter { $piece } sur sa rampe
do-knapp-reinforce = Renforcer { $section }
do-knapp-release = Engager la Réserve
do-knapp-scale = { $piece } escalade vers { $to }
do-knapp-shell = { $piece } : tirer sur { $target }
do-knapp-size = { $column } : { $stands } socles
do-knapp-start = { $column } part de « { $start } »
due-knapp-answer = À quelle batterie chaque pièce répond-elle ?
due-knapp-bash = { $piece } frappe la porte { $side } : { $need } ou plus la brise.
due-knapp-bombard = Désignez un mur ou une pièce pour chaque batterie.
due-knapp-bout = { $piece } se bat contre { $target }.
due-knapp-command = { $column } perd un socle : lequel ?
due-knapp-commit = Quelles pièces ripostent aujourd’hui ?
due-knapp-fire = { $count ->
    [0] Plus personne ne peut tirer.
    [one] Un pion peut tirer.
    *[other] { $count } pions peuvent tirer.
}
due-knapp-guns = Placez les pièces ; chacune peut descendre sa rampe.
due-knapp-melee = Qui se bat contre qui ?
due-knapp-morale = { $column } vérifie son moral : un dé, moins { $less }.
due-knapp-move = { $count ->
    [0] Plus personne ne peut bouger.
    [one] Un pion peut bouger.
    *[other] { $count } pions peuvent bouger.
}
due-knapp-plan = Composez les colonnes et la Réserve. Le joueur texan ne le voit pas.
due-knapp-pond = { $column } entre dans un étang.
due-knapp-posts = Placez les figurines dans le périmètre.
due-knapp-push = On repousse l’échelle de { $piece } : { $need } ou plus la renverse.
due-knapp-redeploy = Déplacez les pièces, montez-les ou descendez-les.
due-knapp-release = Engager la Réserve ?
due-knapp-scale = { $piece } dresse une échelle : { $need } ou plus et elle tient.
due-knapp-shell = { $piece } tire sur { $target }.
due-knapp-shot = { $piece } tire sur { $target } : { $need } ou plus touche.
due-knapp-siege = Bombarder un jour de plus, ou passer à l’assaut ?
due-knapp-wall = { $piece } tire sur le mur { $side }.
event-knapp-advances = { $column } avance : jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need }.
    .on = { $column } avance (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need })
event-knapp-aimed = { $piece } vise le mur { $side }.
    .on = { $piece } tire sur le mur { $side }
    .same = tire sur le mur { $side }
event-knapp-arrived = { $column } est arrivée au mur.
    .on = { $column } atteint le mur
event-knapp-attackers-spent = Il ne reste aucun socle
event-knapp-before = { $phase } : début.
event-knapp-blasted = { $piece } tire sur la porte { $side }.
    .on = { $piece } tire sur la porte { $side }
    .same = tire sur la porte { $side }
event-knapp-bogged = { $column } s’embourbe dans l’étang : jet de { $roll }, il faut { $need } ou moins.
    .on = { $column } s’embourbe dans l’étang (jet de { $roll }, il faut { $need } ou moins)
event-knapp-breached = Une brèche s’ouvre dans le mur { $side }.
    .on = une brèche s’ouvre dans le mur { $side }
event-knapp-command-struck = { $column } : jet de { $roll }, il faut { $need }, le socle de commandement tombe.
    .on = { $column } perd son socle de commandement (jet de { $roll }, il faut { $need })
    .many = { $column } perd { $pieces }
event-knapp-committed = { $piece } répondra aux batteries.
    .on = { $piece } répondra aux batteries
    .same = répondra aux batteries
    .many = { $pieces } répondront aux batteries
event-knapp-day = Jour { $day } : { $phase }, début.
event-knapp-disabled = { $piece } est hors de combat pour de bon.
    .on = { $piece } est hors de combat pour de bon
    .same = est hors de combat pour de bon
event-knapp-ended = { $reason } : victoire des { $winner }s (points : Texans { $texan }, Mexicains { $mexican }).
event-knapp-exchanged = { $piece } devient un socle d’infanterie.
    .on = { $piece } devient un socle d’infanterie
    .same = devient un socle d’infanterie
event-knapp-fell-back = { $column } recule de { $by ->
    [one] { $by } demi-pouce
   *[other] { $by } demi-pouces
}.
    .on = { $column } recule de { $by ->
        [one] { $by } demi-pouce
       *[other] { $by } demi-pouces
    }
event-knapp-fired = { $piece } tire sur { $target }.
    .on = { $piece } tire sur { $target }
    .same = tire sur { $target }
event-knapp-forced = { $piece } enfonce la porte { $side } : jet de { $roll }, il faut { $need }.
    .on = { $piece } enfonce la porte { $side } (jet de { $roll }, il faut { $need })
    .same = enfonce la porte { $side } (jet de { $roll }, il faut { $need })
event-knapp-fought = { $piece } abat { $target } : jet de { $roll }, il faut { $need }.
    .on = { $piece } abat { $target } (jet de { $roll }, il faut { $need })
    .same = abat { $target } (jet de { $roll }, il faut { $need })
    .back = tombe sous la riposte (jet de { $roll }, il faut { $need })
event-knapp-fought-in-vain = { $piece } frappe { $target } en vain : jet de { $roll }, il faut { $need }.
    .on = { $piece } manque { $target } (jet de { $roll }, il faut { $need })
    .same = manque { $target } (jet de { $roll }, il faut { $need })
    .back = échappe à la riposte (jet de { $roll }, il faut { $need })
event-knapp-halted = { $piece } ne va pas plus loin.
    .on = { $piece } ne va pas plus loin
    .same = ne va pas plus loin
event-knapp-scored = { $side ->
    [texan] Points pour la garnison : { $points }.
   *[mexican] Points pour les assaillants : { $points }.
 }
    .on = { $side ->
        [texan] points pour la garnison : { $points }
       *[mexican] points pour les assaillants : { $points }
    }
event-knapp-hauled = { $piece } suit en { $to }.
    .on = { $piece } suit en { $to }
    .same = suit en { $to }
event-knapp-hit = Jet de { $roll }, il faut { $need } : une touche.
    .roll = jet de { $roll }, il faut { $need }, une touche
event-knapp-infantry-struck = { $column } : jet de { $roll }, il faut { $need } pour le socle de commandement, un socle d’infanterie tombe.
    .on = { $column } perd un socle d’infanterie (jet de { $roll }, il faut { $need } pour le socle de commandement)
    .many = { $column } perd { $pieces }
event-knapp-joined = { $piece } rejoint la ligne en { $at }.
    .on = { $piece } rejoint la ligne en { $at }
    .same = rejoint la ligne en { $at }
    .many = { $pieces } rejoignent la ligne en { $at }
event-knapp-killed = { $piece } tombe.
    .on = { $piece } tombe
    .same = tombe
    .many = { $pieces } tombent
event-knapp-ladder-down = L’échelle { OF($piece) } en { $to } ne tient pas : jet de { $roll }, il faut { $need }.
    .on = { $piece } ne parvient pas à dresser son échelle en { $to } (jet de { $roll }, il faut { $need })
    .same = ne parvient pas à dresser son échelle en { $to } (jet de { $roll }, il faut { $need })
event-knapp-ladder-up = L’échelle { OF($piece) } en { $to } tient : jet de { $roll }, il faut { $need }.
    .on = { $piece } dresse son échelle en { $to } (jet de { $roll }, il faut { $need })
    .same = dresse son échelle en { $to } (jet de { $roll }, il faut { $need })
event-knapp-laddered = Une échelle reste en { $side }.
    .on = l’échelle reste en { $side }
event-knapp-lowered = { $piece } descend sa rampe.
    .on = { $piece } descend sa rampe
    .same = descend sa rampe
event-knapp-marched = { $column } avance de { $by ->
    [one] { $by } demi-pouce ;
   *[other] { $by } demi-pouces ;
} il en reste { $left } jusqu’à la carte.
    .on = { $column } avance de { $by ->
        [one] { $by } demi-pouce
       *[other] { $by } demi-pouces
    }{ $left ->
        [0] {" "}et atteint la carte
       *[other] {" "}(encore { $left } jusqu’à la carte)
    }
event-knapp-matched = { $piece } affrontera { $target }.
    .on = { $piece } affronte { $target }
    .same = affronte { $target }
event-knapp-mired = { $column } reste dans la boue ce tour.
    .on = { $column } reste dans la boue ce tour
event-knapp-miss = Jet de { $roll }, il faut { $need } : sans effet.
    .roll = jet de { $roll }, il faut { $need }, sans effet
event-knapp-not-forced = { $piece } n’enfonce pas la porte { $side } : jet de { $roll }, il faut { $need }.
    .on = { $piece } n’enfonce pas la porte { $side } (jet de { $roll }, il faut { $need })
    .same = n’enfonce pas la porte { $side } (jet de { $roll }, il faut { $need })
event-knapp-not-thrown = L’échelle { OF($piece) } tient bon : jet de { $roll }, il faut { $need }.
    .on = { $piece } maintient son échelle (jet de { $roll } de la garnison, il faut { $need })
    .same = maintient son échelle (jet de { $roll } de la garnison, il faut { $need })
event-knapp-opened = La porte { $side } reste ouverte.
    .on = la porte { $side } est ouverte pour de bon
event-knapp-planned = { $column } : le plan avance.
    .on = { $column } : plan noté
event-knapp-raised = { $piece } monte sa rampe.
    .on = { $piece } monte sa rampe
    .same = monte sa rampe
event-knapp-reinforced = Le pan de mur { $section } est renforcé.
    .on = le pan de mur { $section } est renforcé
event-knapp-released = La Réserve est engagée.
    .on = la Réserve est engagée
event-knapp-revealed = { $column } : { $stands ->
    [one] { $stands } socle
   *[other] { $stands } socles
} depuis « { $start } ».
    .on = { $column } : { $stands ->
        [one] { $stands } socle
       *[other] { $stands } socles
    } depuis « { $start } »
event-knapp-shelled = { $piece } tire sur { $target }.
    .on = { $piece } tire sur { $target }
    .same = tire sur { $target }
event-knapp-shot-hit = Jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need } : une touche.
    .roll = jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need }, une touche
event-knapp-shot-miss = Jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need } : coup manqué.
    .roll = jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need }, coup manqué
event-knapp-silenced = { $piece } se tait pour de bon.
    .on = { $piece } se tait pour de bon
    .same = se tait pour de bon
event-knapp-spent = { $column } n’a plus personne.
    .on = { $column } n’a plus personne
event-knapp-stands-fast = { $column } reste sur place : jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need }.
    .on = { $column } reste sur place (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need })
event-knapp-stepped = { $piece } va de { $from } à { $to } pour { $cost ->
    [one] { $cost } demi-pouce
   *[other] { $cost } demi-pouces
}.
    .on = { $piece } va de { $from } à { $to }{ $cost ->
        [0] {""}
        [one] {" "}({ $cost } demi-pouce)
       *[other] {" "}({ $cost } demi-pouces)
    }
    .same = va de { $from } à { $to }{ $cost ->
        [0] {""}
        [one] {" "}({ $cost } demi-pouce)
       *[other] {" "}({ $cost } demi-pouces)
    }
event-knapp-thrown = L’échelle { OF($piece) } est renversée : jet de { $roll }, il faut { $need }.
    .on = { $piece } voit son échelle renversée (jet de { $roll } de la garnison, il faut { $need })
    .same = voit son échelle renversée (jet de { $roll } de la garnison, il faut { $need })
event-knapp-turns-over = Fin du dernier tour
event-knapp-waded = { $column } traverse l’étang : jet de { $roll }, il faut { $need } ou moins.
    .on = { $column } traverse l’étang (jet de { $roll }, il faut { $need } ou moins)
event-knapp-wavers = { $column } fléchit : jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need }.
    .on = { $column } fléchit (jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need })
knapp-column = Colonne { $number }
knapp-reserve = La Réserve
    .within = la Réserve
knapp-rule = { $rule }
knapp-no-all-guns = { $piece } n’a pas encore de place
knapp-no-all-posts = { $piece } n’a pas encore de poste
knapp-no-arc = { $piece } n’a pas la cible dans son champ
knapp-no-batteries = il ne reste aucune batterie
knapp-no-bearing = { $piece } n’a pas dans son champ le côté d’où tire cette batterie
knapp-no-bed = { $piece } commence dans une salle
knapp-no-begun = { $piece } a commencé à bouger sans le canon
knapp-no-bowie = { $piece } ne bouge jamais
knapp-no-breached = ce pan de mur est déjà ouvert
knapp-no-cannoneer = aucun canonnier n’est libre pour servir { $piece }
knapp-no-closing-up = le deuxième socle ne rejoint pas le mur en { $spot }
knapp-no-column = cette colonne n’existe pas
knapp-no-column-order = les colonnes se composent dans l’ordre de leurs numéros
knapp-no-columns-yet = les colonnes se forment au début de l’assaut
knapp-no-command = il ne reste pas de socle de commandement pour elle
knapp-no-commitment = { $piece } ne riposte pas aujourd’hui
knapp-no-committed = { $piece } riposte déjà aujourd’hui
knapp-no-contact = { $piece } ne touche pas le mur à cet endroit
knapp-no-crowd = assez de figurines combattent déjà { $piece }
knapp-no-days = les jours de bombardement sont passés
knapp-no-defended = la brèche devant { $spot } est défendue
knapp-no-dice = { $piece } n’a plus de dé
knapp-no-door = la porte de { $spot } résiste
knapp-no-door-here = il n’y a pas de porte
knapp-no-door-left = la porte est déjà brisée
knapp-no-down = { $piece } est déjà en bas
knapp-no-end-of-fight = qui est au contact d’un ennemi doit se battre
knapp-no-enemy = un ennemi se tient en { $spot }
knapp-no-entered = { $piece } vient de l’arrière et ne peut qu’entrer tout droit
knapp-no-few-columns = il faut davantage de colonnes d’assaut
knapp-no-fired = { $piece } a déjà tiré
knapp-no-free-start = une autre colonne part de là
knapp-no-fresh = la prise de { $piece } vient d’avoir lieu
knapp-no-friends = des amis sont dans la ligne de tir de { $piece }
knapp-no-front = { $spot } ne touche pas au front
knapp-no-game = la partie est finie
knapp-no-gap = la brèche n’en laisse pas passer davantage ce tour
knapp-no-growth = le front s’est assez élargi ce tour
knapp-no-growth-yet = le front s’élargit à partir du tour suivant l’arrivée
knapp-no-gun = aucun canon pris n’est avec { $piece }
knapp-no-gun-captured = l’ennemi tient { $piece }
knapp-no-gun-down = { $piece } n’est pas en haut
knapp-no-gun-out = { $piece } est hors de combat
knapp-no-gun-way = un canon ne peut aller en { $spot }
knapp-no-head = les deux hexagones d’une tête doivent se toucher : { $spot }
knapp-no-held = la Réserve n’attend pas
knapp-no-infantry = il n’y a pas assez d’infanterie
knapp-no-inside = { $spot } n’est pas dans le périmètre
knapp-no-leaving = { $spot } est hors du périmètre
knapp-no-lowering = les canons ne descendent pas pendant l’assaut
knapp-no-marching = la colonne ne marche plus
knapp-no-matching = ce n’est pas à { $piece } de choisir
knapp-no-moved = { $piece } a déjà bougé
knapp-no-moving-fire = { $piece } a bougé et ne tire pas
knapp-no-mud = la colonne est embourbée
knapp-no-next = d’autres pions semblables passent avant { $piece }
knapp-no-off = elle part plus près de la carte que cela
knapp-no-on-map = la colonne n’est pas encore sur la carte
knapp-no-order = la colonne n’obéit pas ce tour
knapp-no-own-gun = ce camp ne dispose pas de { $piece }
knapp-no-phase = cela se fait dans une autre phase
knapp-no-piece = { $piece } ne peut pas faire cela
knapp-no-points = trop loin
knapp-no-ramp = { $piece } n’a pas de rampe
knapp-no-range = { $spot } est hors de portée
knapp-no-rank = seul le premier rang tire, pas { $piece }
knapp-no-reinforced = ce pan de mur est renforcé
knapp-no-reinforcement = aucun autre pan de mur ne peut être renforcé
knapp-no-release-yet = la Réserve ne s’engage pas avant son tour
knapp-no-reserve = la Réserve n’est pas encore composée
knapp-no-resize = la force de cette colonne est déjà fixée
knapp-no-restart = cette colonne a déjà sa position de départ
knapp-no-roll-first = il faut d’abord jeter les dés
knapp-no-room = il n’y a pas de place en { $spot }
knapp-no-scaling = on n’escalade pas vers { $spot }
knapp-no-section = ce pan de mur n’existe pas
knapp-no-served = { $piece } a servi sa pièce
knapp-no-server = aucun socle n’est libre pour servir { $piece }
knapp-no-serving = { $piece } sert un canon et ne fait rien d’autre
knapp-no-shifted = { $piece } a déjà changé de place aujourd’hui
knapp-no-shown = { $piece } ne s’est pas fait voir à la fenêtre
knapp-no-set-up = aucun scénario ne place { $piece } : les socles forment des colonnes, et les canonniers suivent leur canon
knapp-no-sight = pas de ligne de vue
knapp-no-silenced = { $piece } se tait pour de bon
knapp-no-site = { $spot } n’est pas une position de batterie
knapp-no-site-inside = { $spot } est hors du périmètre, où ne se tient aucune pièce
knapp-no-site-taken = une autre pièce occupe { $spot }
knapp-no-size = fixez d’abord la force de la colonne
knapp-no-small-column = cette colonne a trop peu de socles
knapp-no-span = { $piece } serait trop loin des autres tireurs d’élite
knapp-no-stands = les canons ne tirent que sur les colonnes, pas sur { $piece }
knapp-no-start = cela se fait au lieu de bouger
knapp-no-start-yet = chaque colonne doit recevoir sa position de départ
knapp-no-starts = il n’y a pas de position de départ libre pour elle
knapp-no-such-piece = ce pion n’existe pas
knapp-no-such-spot = ce lieu n’existe pas
knapp-no-such-start = cette position de départ n’existe pas
knapp-no-target = { $piece } n’est pas une cible
knapp-no-third = assez de figurines sont déjà au contact d’un socle près de { $spot }, et de là on ne peut aller plus loin
knapp-no-third-passing = { $piece } passe près d’un socle déjà au contact d’assez de figurines : il faut d’abord aller plus loin
knapp-no-touch = { $piece } n’est pas au contact de cet ennemi
knapp-no-track = la colonne est déjà sur la carte
knapp-no-turned = { $piece } a déjà monté ou descendu sa rampe
knapp-no-turns-yet = les tours se comptent depuis l’assaut
knapp-no-twice = ce socle combat déjà { $piece }
knapp-no-up = { $piece } est déjà en haut
knapp-no-wall = un mur se dresse devant { $spot }
knapp-no-wall-fire = le socle est trop près du pied du mur pour tirer sur { $piece }
knapp-no-way = aucun chemin ne mène en { $spot }
knapp-no-way-back = l’assaut a commencé
knapp-no-window = la fenêtre de { $piece } ne laisse plus passer de tir
odds-knapp = { $piece } contre { $target }
odds-knapp-hit = une touche
odds-knapp-kill = la cible tombe
odds-knapp-miss = sans effet
player-knapp-captain = Prévoit quelques colonnes fortes, grimpe là où il n’y a personne et se cache des socles derrière des portes fermées.
player-knapp-general = Simule la suite de la partie avec des capitaines de tempéraments différents et suit le meilleur ; lent.
player-knapp-recruit = Prend le meilleur tir et le plus court chemin par-dessus le mur.
reckoning-knapp-melee = CORPS À CORPS
reckoning-knapp-shot = TIR
report-castings-lost = figurines perdues
report-castings-lost-short = figurines
report-stands-lost = socles perdus
report-stands-lost-short = socles
stand-knapp = Sur { $turns } tours · jours { $days } · points : Texans { $texan }, Mexicains { $mexican } · perdus, socles : { $stands }, figurines : { $castings }
    .told = points : Texans { $texan }, Mexicains { $mexican }
score-commands = { $count ->
    [one] { $count } socle de commandement détruit
   *[other] { $count } socles de commandement détruits
  } ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-infantry = { $count ->
    [one] { $count } socle d’infanterie détruit
   *[other] { $count } socles d’infanterie détruits
  } ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  } de siège de plus ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-castings = { $count ->
    [one] { $count } figurine éliminée
   *[other] { $count } figurines éliminées
  } de la garnison ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-leaders = mort de { $count ->
    [one] { $count } chef
   *[other] { $count } chefs
  } ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-nobody = plus personne dans la garnison ({ $more ->
    [yes] +{ $points }
   *[no] { $points }
  })
score-knapp-needed = Le camp qui a le plus de points l’emporte ; à égalité, ce sont { $tie ->
    [side-texan] les Texans
   *[other] les Mexicains
  }.
unplayable-knapp-castings = aucune figurine de la garnison ne peut être placée
unplayable-knapp-command = il faut { $needed } socles de commandement, les pions en comptent { $found }
unplayable-knapp-infantry = il faut { $needed } socles d’infanterie, les pions en comptent { $found }
unplayable-knapp-inside = rien de la carte n’est dans le périmètre
unplayable-knapp-perimeter = la carte n’a pas de périmètre
unplayable-knapp-columns = il faut former au moins { $needed } colonnes, et { $found } au plus sont permises
unplayable-knapp-starts = il faut { $needed } positions de départ, la carte en compte { $found }
upshot-knapp-advances = la colonne peut avancer
upshot-knapp-bogged = embourbée
upshot-knapp-breached = une brèche
upshot-knapp-broken = la porte est ouverte
upshot-knapp-command = le socle de commandement tombe
upshot-knapp-disabled = la pièce est hors de combat
upshot-knapp-falls = { $piece } tombe dans ce combat
upshot-knapp-falls-back = la colonne recule
upshot-knapp-hangs-on = corps à corps en haut de l’échelle
upshot-knapp-over = par-dessus le mur
upshot-knapp-silenced = la batterie est réduite au silence
upshot-knapp-stand = un socle de la colonne tombe
upshot-knapp-stands-fast = la colonne tient sur place
upshot-knapp-thrown-down = l’échelle est renversée
phase-knapp-guns = Placement des canons
phase-knapp-siege = Le siège
phase-knapp-redeploy = Redéploiement des canons
phase-knapp-commit = Choix des ripostes
phase-knapp-bombard = Bombardement
phase-knapp-answer = Contre-batterie
phase-knapp-regroup = Dernier redéploiement
phase-knapp-plan = Plan des colonnes
phase-knapp-posts = Postes de la garnison
phase-knapp-texan-move = Mouvement texan
phase-knapp-texan-fire = Tir texan
phase-knapp-release = Engagement de la Réserve
phase-knapp-morale = Moral des colonnes
phase-knapp-mexican-fire = Tir mexicain
phase-knapp-mexican-move = Mouvement mexicain
phase-knapp-melee = Corps à corps

# Résultats de ses séries de parties
report-knapp-points = points
report-days = jours de bombardement
report-command-lost = socles de commandement perdus
report-knapp-breaches = pans de mur ouverts
report-shots = tirs
report-scaled = murs escaladés
report-first-arrival = tour où une colonne a atteint le mur
report-first-inside = tour où un premier socle est entré
knapp-order-advance = elle avance
knapp-order-back = elle recule
knapp-order-stand = elle tient sur place

report-points-ahead = points d’avance des Texans
lint-shared-wall-side = { $sides ->
    [one] le côté { $at } est
   *[other] { $sides } côtés ({ $at }{ lint-and-more }) sont
 } dans plusieurs pans de mur : { $sections }
lint-shared-wall-side-help = retirez-{ $sides ->
    [one] le
   *[other] les
 } de tous les pans sauf un
