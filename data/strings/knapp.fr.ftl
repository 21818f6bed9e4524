### Ce qui ne se dit que de « Remember the Alamo! » : titres, paramètres, constats.

explain-filled = La règle publiée laisse ici un vide ; une décision maison le comble.

group-k-general = généralités
group-k-phases = les temps du jeu
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
parameter-k-bombard-hit = Ce qu’il faut aux deux dés d’une batterie pour une brèche ou une pièce
parameter-k-counter-hit = Ce qu’il faut aux deux dés d’une pièce texane contre une batterie
parameter-k-reinforced = Pans de mur que le camp texan peut renforcer
parameter-k-columns-least = Colonnes d’assaut au moins
parameter-k-columns-most = Colonnes d’assaut au plus
parameter-k-column-stands = Socles d’une colonne d’assaut au moins, commandement compris
parameter-k-reserve-stands = Socles de la réserve au moins, commandement compris
parameter-k-positions = Positions de départ sur la carte
parameter-k-sharpshooters-span = Distance la plus grande entre deux hommes de Crockett, en demi-pouces
parameter-k-bowie-moves = Bowie se déplace comme toute figurine
parameter-k-command-struck = Dé à partir duquel un socle perdu au feu est celui de commandement
parameter-k-fire-texan-range = Portée d’un fusil texan, en demi-pouces
parameter-k-fire-gun-half-angle = Degrés que bat une pièce de part et d’autre de son axe
parameter-k-fire-gun-stand = Dé qu’il faut à une pièce texane contre un socle seul ; 0 : elle n’y tire pas
parameter-k-fire-crockett-bonus = Ce que Crockett ajoute à son dé quand il tire
parameter-k-fire-crockett-range = Portée du fusil de Crockett, en demi-pouces
parameter-k-fire-sharpshooter-bonus = Ce qu’un tireur d’élite ajoute à son dé quand il tire
parameter-k-fire-texan-column = Dé qu’il faut à un fusil texan contre une colonne
parameter-k-fire-texan-stand = Dé qu’il faut à un fusil texan contre un socle seul
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
parameter-k-front-growth = Socles dont croît par tour le front d’une colonne arrivée
parameter-k-move-gun = Mouvement d’une pièce prise, en demi-pouces
parameter-k-level-change = Coût d’un changement de niveau, en demi-pouces
parameter-k-stack-mexican = Socles mexicains par case
parameter-k-stack-texan = Figurines par case
parameter-k-stack-texan-room = Figurines par case d’une salle
parameter-k-texan-move-and-fire = Les Texans peuvent se déplacer et tirer dans un même tour
parameter-k-breach-hexsides = Côtés que prend une brèche
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
parameter-k-reserve-from-turn = Premier tour où la réserve peut partir
parameter-k-morale-command = Retiré au dé de moral quand le socle de commandement est perdu
parameter-k-morale-light = Retiré au dé de moral pour de légères pertes
parameter-k-morale-light-percent = Socles perdus, en pour cent, à partir desquels les pertes sont légères
parameter-k-morale-heavy = Retiré en plus au dé de moral pour de lourdes pertes
parameter-k-morale-heavy-percent = Socles perdus, en pour cent, à partir desquels les pertes sont lourdes
parameter-k-morale-advance = Dé de moral à partir duquel une colonne peut avancer
parameter-k-morale-stand = Dé de moral à partir duquel une colonne tient ; moins, elle recule
parameter-k-morale-fall-back = De combien recule une colonne, en demi-pouces
parameter-k-points-command-stand = Points texans par socle de commandement tué
parameter-k-points-infantry = Points texans pour tant de socles d’infanterie tués
parameter-k-points-infantry-each = Combien de socles d’infanterie cela fait
parameter-k-points-day = Points texans par jour de bombardement de trop
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
        [one] un côté du périmètre ne sépare rien
       *[other] { $sides } côtés du périmètre ne séparent rien
    }
   *[several] le périmètre enferme plusieurs terrains
 }
lint-broken-perimeter-help = { $reason ->
    [none] peignez les côtés qui séparent le fort de la campagne en région de nature `perimeter`
    [open] peignez le côté qui manque, pour fermer la boucle
    [idle] retirez ces côtés de la région, ou fermez la boucle dont ils sont
   *[several] ne laissez qu’une boucle
 }
lint-wall-beyond-perimeter = { $sides ->
    [one] le côté { $first } de `{ $region }` n’est pas du périmètre
   *[other] { $sides } côtés de `{ $region }`, dont { $first }, ne sont pas du périmètre
 }
lint-wall-beyond-perimeter-help = retirez-les de la région, ou peignez-les en périmètre
lint-broken-wall-section = { $reason ->
    [short] le pan de mur `{ $region }` a { $sides ->
        [0] zéro côté
        [one] un seul côté
       *[other] { $sides } côtés
    }, et une brèche en prend { $wanted }
   *[split] le pan de mur `{ $region }` est en plusieurs morceaux
 }
lint-broken-wall-section-help = { $reason ->
    [short] ajoutez des côtés voisins, ou joignez-le au pan suivant
   *[split] peignez les côtés entre les morceaux, ou faites de chacun un pan
 }
lint-wrong-start-position-count = la carte a { $found ->
    [0] zéro position de départ
    [one] une position de départ
   *[other] { $found } positions de départ
 }, mais le livret en veut { $wanted }
lint-wrong-start-position-count-help = peignez ou effacez des régions de nature `start_position`, ou changez `k.positions` dans le livret
lint-misplaced-start-position = { $reason ->
    [apart] les deux hexagones de la position de départ `{ $region }` ne se touchent pas
    [inside] la position de départ `{ $region }` est dans le périmètre ou hors carte
    [shared] la position de départ `{ $region }` a un hexagone de `{ $other }`
   *[count] la position de départ `{ $region }` a { $hexes ->
        [0] zéro hexagone
        [one] un hexagone
       *[other] { $hexes } hexagones
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
lint-homeless-bowie-help = peignez une salle dans le périmètre, ou retirez-le du jeu de pions
lint-gun-without-site = il y a { $guns ->
    [one] une pièce
   *[other] { $guns } pièces
 } et { $sites ->
    [0] zéro site d’artillerie
    [one] un site d’artillerie
   *[other] { $sites } sites d’artillerie
 } dans le périmètre
lint-gun-without-site-help = peignez un site par pièce, ou baissez la quantité de pièces
lint-gun-without-cannoneer = il y a { $guns ->
    [one] une pièce
   *[other] { $guns } pièces
 } et { $cannoneers ->
    [0] zéro canonnier
    [one] un canonnier
   *[other] { $cannoneers } canonniers
 }
lint-gun-without-cannoneer-help = donnez au jeu autant de canonniers que de pièces
lint-aimless-gun-site = le site d’artillerie { $spot } ne dit pas où regarde sa pièce
lint-aimless-gun-site-help = donnez son axe, `facing`, en degrés dans le sens des aiguilles d’une montre depuis le haut de la carte ; sans lui elle regarde au nord
