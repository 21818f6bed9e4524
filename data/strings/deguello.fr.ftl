### Ce qui se dit de « Deguello at Dawn » seul : titres, paramètres, ce que dit le jeu en cours de partie.

group-d-pieces = pions
group-d-sequence = activations
group-d-officers = officiers
group-d-light = nuit et jour
group-d-movement = mouvement
group-d-stacking = empilement
group-d-facing = orientation
group-d-fire = tir
group-d-cannon = canons
group-d-walls = murs, échelles, portes
group-d-sight = vue
group-d-melee = mêlée
group-d-ends = Bowie, feux, victoire
group-d-order-of-battle = ordre de bataille

parameter-d-reserve-round = Tour à partir duquel entre la Réserve
parameter-d-option-areas = En option : une zone peut être activée au lieu d’un commandement
parameter-d-officer-lost = Dé à partir duquel une touche emporte un officier
parameter-d-option-wounds = En option : les officiers sont d’abord blessés
parameter-d-night-rounds = Tours de nuit sans jet
parameter-d-day-target = Total à atteindre pour que le jour se lève : deux dés plus les tours écoulés
parameter-d-night-areas = Zones que l’on voit la nuit
parameter-d-move-points = Points de mouvement de chaque pion
parameter-d-split-full = Flechas d’une compagnie complète
parameter-d-split-reduced = Flechas d’une compagnie réduite
parameter-d-cost-slow = Coût d’entrée dans décombres, tranchée, marais, La Villita et acequia au-dehors
parameter-d-cost-roof = Coût de la montée sur un toit
parameter-d-cost-down = Coût de la descente d’un toit
parameter-d-cost-parapet = Coût de la montée sur un parapet, et de la descente
parameter-d-cost-over = Ce qu’ajoute une palissade, une redoute ou un muret
parameter-d-option-abatis = En option : les assaillants entrent dans les abattis
parameter-d-hex-capacity = Équivalents-flecha sur un emplacement
parameter-d-front-half-angle = Devant d’une unité, en degrés de part et d’autre de son orientation
parameter-d-fire-hit = Total de deux dés à partir duquel un tir touche
parameter-d-fire-wall = Modificateur de tir du dehors par-dessus une paroi extérieure
parameter-d-fire-carronade = Modificateur de tir vers l’étage du Fortin Carronade
parameter-d-fire-door = Modificateur de tir par une porte dans une salle
parameter-d-fire-exposed = Modificateur de tir sur une unité penchée par-dessus le mur
parameter-d-fire-trench = Modificateur de tir sur une unité dans une tranchée ou une acequia
parameter-d-fire-villita = Modificateur de tir vers La Villita
parameter-d-fire-bastion = Modificateur de tir du dehors à travers le Bastion
parameter-d-fire-marsh = Modificateur de tir sur une unité dans un marais
parameter-d-fire-rubble = Modificateur de tir vers des décombres ou des ruines
parameter-d-fire-palisade = Modificateur de tir à travers une palissade ou une redoute
parameter-d-fire-distance = Modificateur de tir par zone au-delà de la deuxième
parameter-d-fire-company = Modificateur de tir sur une compagnie
parameter-d-fire-stairs = Modificateur de tir sur une unité dans l’escalier extérieur
parameter-d-option-unfired = En option : les Texans derrière un mur sont à l’abri tant qu’ils n’ont pas tiré
parameter-d-cannon-eighteen = Essais d’un canon de 18 livres
parameter-d-cannon-twelve = Essais d’un canon de 12 livres
parameter-d-cannon-eight = Essais d’un canon de 8 ou de 6 livres
parameter-d-cannon-four = Essais d’un canon de 4 livres
parameter-d-cannon-move = Coût du déplacement d’un canon
parameter-d-ladder-stands = Dé à partir duquel une échelle tient
parameter-d-ladder-climb = La flecha qui dresse une échelle y monte aussitôt
parameter-d-ladder-lost = Dé à partir duquel une touche détruit une échelle
parameter-d-option-ladders = En option : les compagnies ne perdent d’échelles au mousquet qu’à 6
parameter-d-door-axe = Dé à partir duquel une hache brise une porte
parameter-d-door-zapadores = Points qu’une porte coûte aux Zapadores
parameter-d-door-arch = Dé à partir duquel une hache brise une arche renforcée
parameter-d-option-arches = En option : les arches sont renforcées
parameter-d-option-parts = En option : la partie libre d’une zone coûte moins
parameter-d-option-enfilade = En option : aucun abri dans une tranchée contre qui tire d’en haut dans son axe
parameter-d-option-ranges = En option : le mousquet a une portée
parameter-d-melee-company = Ce qu’une compagnie ajoute en mêlée
parameter-d-melee-flecha = Ce qu’une flecha ajoute en mêlée
parameter-d-melee-unit = Ce qu’une unité texane ajoute en mêlée
parameter-d-melee-crew = Ce que des servants ajoutent en mêlée
parameter-d-melee-wall = Modificateur de mêlée d’une unité devant une paroi extérieure
parameter-d-melee-several = Modificateur de mêlée de plusieurs contre moins
parameter-d-melee-rear = Modificateur de mêlée contre le flanc ou le dos du défenseur
parameter-d-melee-door = Modificateur de mêlée d’une unité devant une porte brisée
parameter-d-melee-over = Modificateur de mêlée par-dessus palissade, redoute ou muret
parameter-d-bowie-well = Dé à partir duquel Bowie peut se battre
parameter-d-arson-burns = Dé à partir duquel une salle prend feu
parameter-d-arson-ruins = Dé jusqu’auquel un feu s’éteint
parameter-d-arson-spreads = Dé à partir duquel un feu se propage
parameter-d-rounds = Nombre de tours de la partie
parameter-d-losses = Pourcentage de pertes à partir duquel les assaillants ne peuvent plus gagner
parameter-d-idle-rounds = Tours passés de suite par les deux camps avant la fin de la partie
amend-deguello-be = À la main : { $piece } : { $what }
amend-deguello-to = { $what }
amend-deguello-begin = À la main : { $phase } commence
amend-deguello-burn = À la main : { $area } brûle
amend-deguello-ruin = À la main : { $area } est en ruine
amend-deguello-strew = À la main : des décombres jonchent { $area }
amend-deguello-carry = À la main : { $piece } porte { $ladders ->
    [0] 0 échelle
    [one] { $ladders } échelle
   *[other] { $ladders } échelles
  } et { $axes ->
    [0] 0 hache
    [one] { $axes } hache
   *[other] { $axes } haches
  }
amend-deguello-day = À la main : il fait jour
amend-deguello-door = À la main : la porte { $side } est brisée
amend-deguello-face = À la main : { $piece } fait face { $way }
amend-deguello-ladder = À la main : une échelle est dressée en { $side }
amend-deguello-lock = À la main : { $piece } est aux prises avec { $target }
amend-deguello-put = À la main : { $piece } est en { $at }
amend-deguello-release = À la main : les officiers d’état-major sont libérés
amend-deguello-remove = À la main : perte de { $piece }
amend-deguello-round = À la main : c’est le tour { $round }
deguello-being-active = activation en cours
deguello-being-calling = activation en cours, avec son commandement
deguello-being-empty = à charger
deguello-being-exposed = se penche par-dessus le mur
deguello-being-fresh = vient d’arriver
deguello-being-loaded = chargé
deguello-being-reduced = à effectif réduit
deguello-being-seen = a déjà tiré
deguello-being-wounded = blessé
deguello-day = jour
deguello-night = nuit
deguello-rule = { $rule }
deguello-way-n = au nord
deguello-way-ne = au nord-est
deguello-way-se = au sud-est
deguello-way-s = au sud
deguello-way-sw = au sud-ouest
deguello-way-nw = au nord-ouest
deguello-no-abatis = des abattis barrent { $spot } aux assaillants
deguello-no-active = { $piece } n’a pas d’activation en cours
deguello-no-artillery-below = ni canon ni servants ne tirent vers le pied du mur : { $piece } leur échappe
deguello-no-answer = il faut d’abord décider d’autre chose
deguello-no-area = aucune unité avec son officier n’est dans cette zone
deguello-no-area-option = les zones ne s’activent qu’avec la règle facultative
deguello-no-area-there = { $spot } n’est dans aucune zone
deguello-no-at-door = { $piece } n’est pas à cette porte
deguello-no-breach-from-abatis = depuis des abattis { $piece } ne force ni mur ni porte
deguello-no-axe = { $piece } ne porte pas de hache
deguello-no-battery-named = { $piece } s’active avec une batterie
deguello-no-bed = { $piece } ne quitte pas son lit
deguello-no-beginning = cette phase ne peut recommencer
deguello-no-carrier = { $piece } ne porte ni échelles ni haches
deguello-no-chance = ce tir ne peut toucher : { $piece }
deguello-no-charge = { $piece } reste à charger
deguello-no-clear-top = des défenseurs sont près de l’échelle de { $piece }
deguello-no-climb-first = la flecha qui a dressé une échelle monte d’abord
deguello-no-column = personne de cette colonne n’attend hors carte
deguello-no-command = { $piece } relève d’un autre commandement
deguello-no-company = { $piece } n’est pas une compagnie sur la carte
deguello-no-company-inside = { $piece } est une compagnie et doit d’abord se diviser
deguello-no-contact = { $piece } est hors d’atteinte
deguello-no-crew = aucun servant de cette batterie n’est à portée de { $piece }
deguello-no-crew-of-column = { $piece } : des servants, que seuls les officiers d’artillerie activent
deguello-no-crew-there = { $piece } ne sert aucune pièce
deguello-no-defender = personne n’est près de l’échelle de { $piece }
deguello-no-door = il n’y a pas là de porte fermée
deguello-no-door-open = la porte de { $spot } est fermée
deguello-no-empty = { $piece } est déjà chargé
deguello-no-enemy = { $piece } n’est pas une unité ennemie sur la carte
deguello-no-enemy-there = un ennemi est en { $spot }
deguello-no-entry = { $piece } n’entre pas par { $spot }
deguello-no-entry-first = il y a de la place dans la zone de { $piece } : il faut d’abord y entrer
deguello-no-exposed = { $piece } se penche déjà par-dessus le mur
deguello-no-fighter = { $piece } ne se bat pas en mêlée
deguello-no-fire = { $spot } brûle
deguello-no-fired = { $piece } a déjà tiré
deguello-no-flecha = { $piece } n’est pas une flecha sur la carte
deguello-no-flechas = il ne reste pas de flechas pour { $piece }
deguello-no-foot = { $piece } n’est pas au pied de ce mur
deguello-no-free-foot = une autre flecha est aux prises à cette échelle : { $piece }
deguello-no-free-shot = ce n’est pas { $piece } qui peut tirer maintenant
deguello-no-front = { $spot } n’est pas devant le tireur
deguello-no-game = la partie est finie
deguello-no-group-place = { $piece } ne se place pas en { $spot }
deguello-no-gun = { $piece } n’est pas un canon sur la carte
deguello-no-gun-place = on n’emmène pas de canon en { $spot }
deguello-no-gun-there = { $piece } n’est pas ici
deguello-no-gun-twice = { $piece } a déjà tiré ou été chargé dans cette activation
deguello-no-gunner = { $piece } n’est pas un officier d’artillerie sur la carte
deguello-no-helper = { $piece } ne peut aider
deguello-no-inside = { $spot } n’est pas dans le fort
deguello-no-ladder = { $piece } n’est pas une flecha avec une échelle
deguello-no-ladder-here = on ne dresse pas d’échelle ici
deguello-no-ladder-there = aucune échelle n’y mène pour { $piece }
deguello-no-leaderless = un officier de { $piece } est encore là
deguello-no-leaning = { $piece } devrait se pencher par-dessus le mur
deguello-no-leaving = { $piece } est aux prises : rompre, c’est quitter la zone partagée avec l’ennemi, et s’éloigner de celui d’une autre zone
deguello-no-led = aucun officier n’est dans la zone de { $piece }
deguello-no-level = { $piece } est à un autre niveau
deguello-no-loader = { $piece } a déjà chargé
deguello-no-loader-there = aucun servant libre avec un officier d’artillerie n’est près de { $piece }
deguello-no-loading = seul un officier d’artillerie fait charger { $piece }
deguello-no-locked = { $piece } est aux prises
deguello-no-lone = { $piece } n’est pas une unité de la garnison sur la carte
deguello-no-lone-fight = { $piece } agit de son propre chef et n’attaque pas
deguello-no-loss = { $piece } ne peut pas subir cette perte
deguello-no-more-than-fire = { $piece } ne peut que tirer : aucun officier dans sa zone
deguello-no-moved = { $piece } a déjà bougé
deguello-no-night = { $spot } est trop loin pour être vu la nuit
deguello-no-officer = { $piece } n’est pas un officier sur la carte
deguello-no-officer-shot = des unités sont avec { $piece }
deguello-no-open-door = { $piece } n’est à aucune porte brisée
deguello-no-other-battery = { $piece } sert une autre batterie
deguello-no-other-facing = { $piece } fait déjà face de ce côté
deguello-no-phase = cela se fait dans une autre phase
deguello-no-piece = { $piece } n’est pas sur la carte
deguello-no-points = { $piece } a trop peu de points pour { $spot }
deguello-no-points-to-climb = { $piece } a trop peu de points pour monter
deguello-no-range = { $spot } est hors de portée
deguello-no-reach = { $piece } est hors de portée : seules cette zone et ses voisines comptent
deguello-no-release = { $piece } n’obéit pas à l’état-major avant qu’il soit libéré
deguello-no-reserve-yet = la Réserve n’entre pas encore
deguello-no-roll-first = il faut d’abord jeter les dés
deguello-no-room = il n’y a pas de place en { $spot }
deguello-no-room-fight = il faut entrer pour combattre { $piece }
deguello-no-room-in-area = la zone de { $spot } est pleine
deguello-no-room-there = cette zone n’est pas une salle
deguello-no-room-to-burn = il n’y a pas là de salle intacte que { $piece } puisse incendier
deguello-no-round = ce tour n’existe pas
deguello-no-second-attack = { $piece } a déjà attaqué cet ennemi
deguello-no-second-battery = une autre batterie a déjà tiré : { $piece } attend
deguello-no-second-flecha = { $piece } n’est pas au pied d’une seconde échelle près de ces défenseurs
deguello-no-second-ladder = une échelle y est déjà : { $piece }
deguello-no-server = personne ne peut servir { $piece }
deguello-no-shift = { $piece } a commencé à bouger
deguello-no-shooter = { $piece } ne tire pas
deguello-no-set-up = aucun scénario ne place { $piece } : l’assaillant vient de l’extérieur de la carte
deguello-no-sight = { $spot } est hors de vue
deguello-no-sight-door = une porte fermée cache { $spot }
deguello-no-sight-low-wall = un muret cache { $spot }
deguello-no-sight-window = aucune fenêtre de l’étage ne donne de ce côté vers { $spot }
deguello-no-sight-units = des unités en { $spot } masquent la vue
deguello-no-sortie = { $piece } ne quitte pas le fort
deguello-no-special = { $piece } a déjà fait son action spéciale
deguello-no-spread = le feu ne peut se propager là
deguello-no-start-yet = { $piece } n’a pas encore de place
deguello-no-such-being = { $piece } ne peut être dans cet état
deguello-no-such-piece = ce pion n’existe pas
deguello-no-such-spot = cet emplacement n’existe pas
deguello-no-taken-foot = au pied de l’échelle en { $spot } d’autres sont aux prises : { $piece } attend ailleurs
deguello-no-target = { $piece } n’est pas une cible
deguello-no-there = { $piece } est déjà en { $spot }
deguello-no-touch = { $piece } n’était pas au pied du mur avant cette activation
deguello-no-touching = qui touche le mur ne tire pas par-dessus sur { $spot }
deguello-no-turn = ce n’est pas à ce camp de jouer
deguello-no-turning = { $piece } ne peut pas se tourner maintenant
deguello-no-unfired = { $piece } n’a pas encore tiré, et se cache
deguello-no-waiting = { $piece } n’était pas au pied de l’échelle au début de l’activation
deguello-no-waiting-piece = { $piece } ne se place pas maintenant
deguello-no-wall-crossed = une paroi extérieure est devant { $spot }
deguello-no-wall-here = { $piece } n’est sur aucun mur
deguello-no-way = aucun chemin ne mène à { $spot }
deguello-no-way-upstairs = seul un escalier, ou son propre toit, mène à un étage, ou d’un étage à { $spot }
deguello-no-way-between = { $piece } est tout près, mais aucun passage ne mène d’une zone à l’autre
dice-deguello-arson = mise à feu
dice-deguello-attack = mêlée : les attaquants
dice-deguello-burning = un feu
dice-deguello-cannon = un canon
dice-deguello-day = lever du jour
dice-deguello-defence = mêlée : les défenseurs
dice-deguello-door = une porte
dice-deguello-fire = tir
dice-deguello-invalid = aptitude à se battre
dice-deguello-ladder = une échelle
dice-deguello-ladder-lost = perte d’une échelle
dice-deguello-officer = perte d’un officier
dice-deguello-wound = une blessure
do-deguello-activate = Activer { $piece }
do-deguello-area = Activer la zone « { $area } »
do-deguello-arson = { $piece } met le feu à la salle derrière { $side }
do-deguello-axe = { $piece } attaque à la hache la porte { $side }
do-deguello-battery = Activer { $piece } et une batterie : { $battery }
do-deguello-blast = { $piece } : tirer sur la porte { $side }
do-deguello-climb = { $piece } monte en { $to }
do-deguello-column = Une colonne entre : { $column }
do-deguello-emplace = { $piece } dresse une échelle en { $side }
do-deguello-expose = { $piece } se penche par-dessus le mur
do-deguello-face = { $piece } fait face { $way }
do-deguello-fire = { $piece } : tirer sur { $target }
do-deguello-haul = { $piece } emmène { $gun } en { $to }
do-deguello-ignite = Le feu gagne « { $area } »
do-deguello-join = { $piece } et { $with } attaquent ensemble { $target }
do-deguello-load = Charger { $piece }
do-deguello-lone = Activer { $piece } sans officier
do-deguello-lose = { $piece } tombe, ou subit la perte
do-deguello-melee = { $piece } attaque { $target } en mêlée
do-deguello-split = { $piece } se divise en flechas
do-deguello-storm = { $piece } force l’échelle en { $side }
do-deguello-storm-with = { $piece } et { $with } forcent l’échelle en { $side }
due-deguello-action = { $count ->
    [0] Plus personne ne peut agir.
    [one] Un pion peut agir.
    *[other] { $count } pions peuvent agir.
}
due-deguello-order = { $count ->
    [0] Personne sur la carte ne peut être activé.
    [one] Un pion peut être activé.
    *[other] { $count } pions peuvent être activés.
}
due-deguello-set-up = { $count ->
    [0] Tous sont placés.
    [one] Un pion est à placer ou à tourner.
    *[other] { $count } pions sont à placer ou à tourner.
}
due-deguello-arson = { $piece } met le feu : à { $need } ou plus, la salle prend feu.
due-deguello-attack = { $piece } attaque { $target } : les dés des attaquants.
due-deguello-defence = { $piece } attaque { $target } : les dés des défenseurs.
due-deguello-axe = { $piece } à la porte : à { $need } ou plus, elle cède.
due-deguello-beaten = Quelle unité subit la perte ?
due-deguello-burn = « { $area } » brûle : que devient le feu ?
due-deguello-cannon = { $piece } tire sur { $target } : { $need } ou plus touche ; essais restants : { $left }.
due-deguello-day = Fait-il jour ? À { $need } ou plus.
due-deguello-emplace = { $piece } dresse une échelle : à { $need } ou plus, elle tient.
due-deguello-free = { $target } rompt : faire tirer { $piece } ?
due-deguello-ignite = Où va le feu de « { $area } » ?
due-deguello-invalid = { $piece } peut se battre à { $need } ou plus.
due-deguello-ladder-hit = Une touche sur { $piece } : à { $need } ou plus, une échelle est détruite.
due-deguello-officer = Une touche dans « { $area } » : à { $need } ou plus, un officier tombe.
due-deguello-officers = Quel officier de « { $area } » est perdu ?
due-deguello-shot = { $piece } tire sur { $target } : { $need } ou plus touche.
due-deguello-wound = Jet de survie de { $piece } : un 6 tue.
event-deguello-activated = Activation { OF($piece) }.
    .on = { $piece } entre en action
    .same = entre en action
event-deguello-alone = { $piece } agit de son propre chef.
    .on = { $piece } agit de son propre chef
    .same = agit de son propre chef
event-deguello-attack-wins = { $attack } contre { $defence } : les attaquants l’emportent.
    .on = { $attack } contre { $defence }, les attaquants l’emportent
event-deguello-attacked = { $piece } { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée.
    .on = { $piece } { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée
    .same = { AGREE($piece, "attaque", "attaquent") } { $target } en mêlée
event-deguello-attackers-spent = Il ne reste aucun assaillant
event-deguello-before = { $phase } commence.
event-deguello-blasted = { $piece } { AGREE($piece, "tire", "tirent") } sur la porte { $side }.
    .on = { $piece } { AGREE($piece, "tire", "tirent") } sur la porte { $side }
    .same = { AGREE($piece, "tire", "tirent") } sur la porte { $side }
event-deguello-broke-off = { $piece } { AGREE($piece, "rompt", "rompent") }.
    .on = { $piece } { AGREE($piece, "rompt", "rompent") }
    .same = { AGREE($piece, "rompt", "rompent") }
event-deguello-burns-on = « { $area } » brûle encore : jet de { $roll }, il faut { $need } ou moins.
    .on = « { $area } » brûle encore (jet de { $roll }, il faut { $need } ou moins)
event-deguello-burnt-out = « { $area } » finit de brûler : jet de { $roll }, il faut { $need } ou moins.
    .on = « { $area } » finit de brûler (jet de { $roll }, il faut { $need } ou moins)
event-deguello-by-variant = Une règle de variante met fin à la partie
event-deguello-called = { $column }.
    .on = { $column }
event-deguello-covered = { $piece } { AGREE($piece, "se remet", "se remettent") } à couvert.
    .on = { $piece } { AGREE($piece, "se remet", "se remettent") } à couvert
    .same = { AGREE($piece, "se remet", "se remettent") } à couvert
    .many = { $pieces } se remettent à couvert
event-deguello-day = Jet de { $roll }, il faut { $need } : le jour se lève.
    .on = le jour se lève (jet de { $roll }, il faut { $need })
event-deguello-defence-wins = { $attack } contre { $defence } : les défenseurs l’emportent.
    .on = { $attack } contre { $defence }, les défenseurs l’emportent
event-deguello-dies = { $piece } meurt de sa blessure : jet de { $roll }, il faut { $need } ou moins.
    .on = { $piece } meurt de sa blessure (jet de { $roll }, il faut { $need } ou moins)
    .same = meurt de sa blessure (jet de { $roll }, il faut { $need } ou moins)
event-deguello-emptied = { $piece } est à recharger.
    .on = { $piece } est à recharger
    .same = est à recharger
event-deguello-ended = { $reason } : victoire des { $winner }s.
event-deguello-entered = { $piece } { AGREE($piece, "entre", "entrent") } en { $to }.
    .on = { $piece } { AGREE($piece, "entre", "entrent") } en { $to }
    .same = { AGREE($piece, "entre", "entrent") } en { $to }
    .many = { $pieces } entrent en { $to }
event-deguello-exposed = { $piece } { AGREE($piece, "se penche", "se penchent") } par-dessus le mur.
    .on = { $piece } { AGREE($piece, "se penche", "se penchent") } par-dessus le mur
    .same = { AGREE($piece, "se penche", "se penchent") } par-dessus le mur
    .many = { $pieces } se penchent par-dessus le mur
event-deguello-faced = { $piece } { AGREE($piece, "fait", "font") } face { $way }.
    .on = { $piece } { AGREE($piece, "fait", "font") } face { $way }
    .same = { AGREE($piece, "fait", "font") } face { $way }
event-deguello-fired = { $piece } { AGREE($piece, "tire", "tirent") } sur { $target }.
    .on = { $piece } { AGREE($piece, "tire", "tirent") } sur { $target }
    .same = { AGREE($piece, "tire", "tirent") } sur { $target }
event-deguello-hauled = { $piece } { AGREE($piece, "suit", "suivent") } en { $to }.
    .on = { $piece } { AGREE($piece, "suit", "suivent") } en { $to }
    .same = { AGREE($piece, "suit", "suivent") } en { $to }
event-deguello-hewed = { $piece } { AGREE($piece, "brise", "brisent") } la porte { $side } : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "brise", "brisent") } la porte { $side } (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "brise", "brisent") } la porte { $side } (jet de { $roll }, il faut { $need })
event-deguello-hewed-in-vain = { $piece } { AGREE($piece, "frappe", "frappent") } en vain la porte { $side } : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "frappe", "frappent") } en vain la porte { $side } (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "frappe", "frappent") } en vain la porte { $side } (jet de { $roll }, il faut { $need })
event-deguello-hit = Jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need } : une touche.
    .roll = jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need }, une touche
event-deguello-miss = Jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }, il faut { $need } : coup manqué.
    .roll = jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }, il faut { $need }, coup manqué
event-deguello-idle = Les deux camps n’ont rien fait pendant plusieurs tours
event-deguello-ignited = « { $area } » est en feu.
    .on = « { $area } » est en feu
event-deguello-ill = { $piece } est trop malade pour se battre : jet de { $roll }, il faut { $need }.
    .on = { $piece } est trop malade pour se battre (jet de { $roll }, il faut { $need })
    .same = est trop malade pour se battre (jet de { $roll }, il faut { $need })
event-deguello-well = { $piece } peut se battre : jet de { $roll }, il faut { $need }.
    .on = { $piece } peut se battre (jet de { $roll }, il faut { $need })
    .same = peut se battre (jet de { $roll }, il faut { $need })
event-deguello-killed = { $piece } { AGREE($piece, "tombe", "tombent") }.
    .on = { $piece } { AGREE($piece, "tombe", "tombent") }
    .same = { AGREE($piece, "tombe", "tombent") }
    .many = { $pieces } tombent
event-deguello-ladder-down = L’échelle { OF($piece) } en { $side } ne tient pas : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "ne parvient", "ne parviennent") } pas à dresser { AGREE($piece, "son", "leur") } échelle en { $side } (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "ne parvient", "ne parviennent") } pas à dresser { AGREE($piece, "son", "leur") } échelle en { $side } (jet de { $roll }, il faut { $need })
event-deguello-ladder-up = L’échelle { OF($piece) } en { $side } tient : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "dresse", "dressent") } { AGREE($piece, "son", "leur") } échelle en { $side } (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "dresse", "dressent") } { AGREE($piece, "son", "leur") } échelle en { $side } (jet de { $roll }, il faut { $need })
event-deguello-ladder-kept = { $piece } { AGREE($piece, "garde", "gardent") } { AGREE($piece, "son", "leur") } échelle : jet de { $roll }, il faut { $need } ou moins.
    .on = { $piece } { AGREE($piece, "garde", "gardent") } { AGREE($piece, "son", "leur") } échelle (jet de { $roll }, il faut { $need } ou moins)
    .same = { AGREE($piece, "garde", "gardent") } { AGREE($piece, "son", "leur") } échelle (jet de { $roll }, il faut { $need } ou moins)
event-deguello-ladder-lost = Une échelle { OF($piece) } est détruite : jet de { $roll }, il faut { $need } ou moins.
    .on = { $piece } { AGREE($piece, "perd", "perdent") } une échelle (jet de { $roll }, il faut { $need } ou moins)
    .same = { AGREE($piece, "perd", "perdent") } une échelle (jet de { $roll }, il faut { $need } ou moins)
event-deguello-lives = { $piece } survit : jet de { $roll }, il faut { $need } ou moins.
    .on = { $piece } survit (jet de { $roll }, il faut { $need } ou moins)
    .same = survit (jet de { $roll }, il faut { $need } ou moins)
event-deguello-loaded = { $piece } est chargé.
    .on = { $piece } est chargé
    .same = est chargé
event-deguello-locked = { $piece } et { $target } sont aux prises.
    .on = { $piece } { AGREE($piece, "est", "sont") } aux prises avec { $target }
    .same = { AGREE($piece, "est", "sont") } aux prises avec { $target }
event-deguello-manned = { $piece } active une batterie : { $battery }.
    .on = { $piece } active une batterie : { $battery }
    .same = active une batterie : { $battery }
event-deguello-night = Jet de { $roll }, il faut { $need } : il fait encore nuit.
    .on = il fait encore nuit (jet de { $roll }, il faut { $need })
event-deguello-officer-kept = Aucun officier de « { $area } » n’est perdu : jet de { $roll }, il faut { $need }.
    .on = aucun officier n’est touché (jet de { $roll }, il faut { $need })
event-deguello-officer-lost = Un officier de « { $area } » est touché : jet de { $roll }, il faut { $need }.
    .on = un officier est touché (jet de { $roll }, il faut { $need })
event-deguello-opened = La porte { $side } est ouverte.
    .on = la porte { $side } est ouverte
event-deguello-passed = { $side ->
    [side-texan] Les Texans passent.
   *[side-mexican] Les Mexicains passent.
 }
    .on = { $side ->
        [side-texan] les Texans passent
       *[side-mexican] les Mexicains passent
    }
event-deguello-phase = Tour { $round } : { $phase }.
event-deguello-reached = { $units ->
    [0] Aucune unité n’est activée.
    [one] Une unité est activée.
   *[other] { $units } unités sont activées.
 }
    .on = { $units ->
        [0] aucune unité ne peut agir
        [one] une unité peut agir
       *[other] { $units } unités peuvent agir
    }
event-deguello-reduced = { $piece } { AGREE($piece, "passe", "passent") } à effectif réduit.
    .on = { $piece } { AGREE($piece, "passe", "passent") } à effectif réduit
    .same = { AGREE($piece, "passe", "passent") } à effectif réduit
event-deguello-restored = { $piece } { AGREE($piece, "retrouve son plein effectif", "retrouvent leur plein effectif") }.
    .on = { $piece } { AGREE($piece, "retrouve son plein effectif", "retrouvent leur plein effectif") }
event-deguello-halted = { $piece } { AGREE($piece, "ne va", "ne vont") } pas plus loin.
    .on = { $piece } { AGREE($piece, "ne va", "ne vont") } pas plus loin
event-deguello-released = Les officiers d’état-major sont libérés.
    .on = les officiers d’état-major sont libérés
event-deguello-rounds-over = Fin du dernier tour
event-deguello-roused = La zone « { $area } » est activée.
    .on = la zone « { $area } » est activée
event-deguello-split = { $piece } { AGREE($piece, "se divise", "se divisent") } en { $flechas ->
    [one] { $flechas } flecha
   *[other] { $flechas } flechas
  }.
    .on = { $piece } { AGREE($piece, "se divise", "se divisent") } en { $flechas ->
        [one] { $flechas } flecha
       *[other] { $flechas } flechas
    }
    .same = { AGREE($piece, "se divise", "se divisent") } en { $flechas ->
        [one] { $flechas } flecha
       *[other] { $flechas } flechas
    }
event-deguello-stepped = { $piece } { AGREE($piece, "va", "vont") } de { $from } à { $to } pour { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
}.
    .on = { $piece } { AGREE($piece, "va", "vont") } de { $from } à { $to }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PM)
    }
    .same = { AGREE($piece, "va", "vont") } de { $from } à { $to }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PM)
    }
event-deguello-strewn = Des décombres jonchent « { $area } ».
    .on = des décombres jonchent « { $area } »
event-deguello-struck = Jet de { $roll }{ $bonus ->
      [0] {""}
     *[other] {" "}{ $add } = { $total }
  }.
    .roll = jet de { $roll }{ $bonus ->
        [0] {""}
       *[other] {" "}{ $add } = { $total }
    }
event-deguello-tie = { $attack } contre { $defence } : personne ne l’emporte.
    .on = { $attack } contre { $defence }, personne ne l’emporte
event-deguello-torched = { $piece } { AGREE($piece, "met", "mettent") } le feu à « { $area } » : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "met", "mettent") } le feu à « { $area } » (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "met", "mettent") } le feu à « { $area } » (jet de { $roll }, il faut { $need })
event-deguello-torched-in-vain = { $piece } { AGREE($piece, "tente", "tentent") } en vain de mettre le feu à « { $area } » : jet de { $roll }, il faut { $need }.
    .on = { $piece } { AGREE($piece, "ne parvient", "ne parviennent") } pas à mettre le feu à « { $area } » (jet de { $roll }, il faut { $need })
    .same = { AGREE($piece, "ne parvient", "ne parviennent") } pas à mettre le feu à « { $area } » (jet de { $roll }, il faut { $need })
event-deguello-wounded = { $piece } est blessé.
    .on = { $piece } est blessé
    .same = est blessé
event-deguello-zapadores = { $piece } { AGREE($piece, "brise", "brisent") } la porte { $side }.
    .on = { $piece } { AGREE($piece, "brise", "brisent") } la porte { $side }
    .same = { AGREE($piece, "brise", "brisent") } la porte { $side }
odds-deguello = { $piece } contre { $target }
odds-deguello-hit = une touche
odds-deguello-miss = coup manqué
odds-deguello-wins = l’attaquant l’emporte
odds-deguello-tie = aux prises
odds-deguello-loses = le défenseur l’emporte
upshot-deguello-well = en état de se battre
upshot-deguello-ill = trop malade pour se battre
upshot-deguello-day = le jour
upshot-deguello-night = encore la nuit
upshot-deguello-dies = l’officier meurt
upshot-deguello-lives = l’officier survit
upshot-deguello-ladder-lost = l’échelle est perdue
upshot-deguello-ladder-kept = l’échelle est conservée
upshot-deguello-officer-hit = un officier est touché
upshot-deguello-officer-spared = aucun officier n’est touché
upshot-deguello-stands = l’échelle tient
upshot-deguello-falls = l’échelle ne tient pas
upshot-deguello-broken = la porte est brisée
upshot-deguello-holds = la porte résiste
upshot-deguello-catches = la salle prend feu
upshot-deguello-goes-out = rien ne brûle
upshot-deguello-burnt-out = le feu est éteint
upshot-deguello-burns-on = il brûle encore
upshot-deguello-spreads = il s’étend
reckoning-deguello-melee = MÊLÉE
reckoning-deguello-shot = { $tries ->
    [one] TIR
   *[other] TIR, { $tries } ESSAIS
 }
score-deguello = { $units ->
    [0] Il ne restait plus personne dans la garnison,
    [one] Une unité de la garnison tenait encore,
   *[other] { $units } unités de la garnison tenaient encore,
  } et les assaillants avaient perdu { $losses ->
    [light] { $lost } des { $bearable } équivalents-flecha qu’ils pouvaient supporter
   *[heavy] { $lost } équivalents-flecha, { $percent } % de leur force : au-delà de { $bearable } ({ $limit } %), ils ne peuvent plus gagner
  }.
stand-deguello = Sur { $rounds } tours · { $light } · pertes en équivalents-flecha : { $lost }, { $percent } % (limite : { $limit } %) · unités texanes : { $units }
    .told = { $light } ; { $losses ->
        [light] { $verdict ->
            [known] pertes des assaillants : { $lost } sur { $bearable }
           *[new] pertes des assaillants en équivalents-flecha : { $lost } sur les { $bearable } qu’ils peuvent supporter
        }
       *[heavy] { $verdict ->
            [known] pertes des assaillants : { $lost }, limite { $bearable }
           *[new] pertes des assaillants en équivalents-flecha : { $lost }, trop pour gagner encore (limite : { $bearable })
        }
    } ; unités texanes : { $units } sur { $garrison }
unplayable-deguello-companies = il n’y a pas de compagnie parmi les pions
unplayable-deguello-flechas = une colonne a besoin de { $needed } flechas pour ses compagnies, les pions en ont { $found }
unplayable-deguello-garrison = aucune unité de la garnison ne peut être placée
unplayable-deguello-inside = aucune zone de la carte n’est dans le périmètre
unplayable-deguello-outside = aucune zone de la carte n’est hors du périmètre
phase-deguello-set-up = Placement de la garnison
phase-deguello-light = Nuit ou jour
phase-deguello-mexican-order = Activation mexicaine
phase-deguello-mexican-action = Actions mexicaines
phase-deguello-texan-order = Activation texane
phase-deguello-texan-action = Actions texanes
phase-deguello-fires = Feux
report-flechas-lost = équivalents-flecha perdus
report-flechas-lost-short = flechas
report-units-lost = unités texanes perdues
report-units-lost-short = unités
report-losses-percent = pertes des assaillants, en %
report-deguello-hits = touches
report-deguello-ladders = échelles dressées
report-deguello-doors = portes brisées
report-deguello-fights = mêlées
report-deguello-fires = salles en feu
report-deguello-day = tour où le jour s’est levé
choice-must = doit
choice-may = peut
player-deguello-captain = Active ceux qui peuvent faire le plus à la fois, grimpe là où il n’y a personne et emmène des officiers.
player-deguello-recruit = Prend le meilleur tir et le pan de mur le plus proche, et active n’importe qui.

# Ce que le contrôle signale
lint-spot-without-area = { $spots ->
    [one] { $at } n’est dans aucune zone
   *[other] { $spots } emplacements ne sont dans aucune zone : { $at }{ lint-and-more }
 }
lint-spot-without-area-help = ajoutez-{ $spots ->
    [one] le
   *[other] les
 } à une zone de ce niveau, ou peignez-en une : une région de nature `area`
lint-shared-area-spot = l’emplacement `{ $spot }` est dans plusieurs zones : { $at }{ lint-and-more }
lint-shared-area-spot-help = retirez-le de toutes sauf une
lint-split-area = la zone `{ $area }` est en { $pieces } morceaux ; un emplacement de chacun : { $at }{ lint-and-more }
lint-split-area-help = faites une zone de chaque morceau, ou peignez ce qui les sépare
lint-area-beyond-storeys = la zone `{ $area }` est de niveau { $level }, et rien n’est à ce niveau en { $at }{ lint-and-more }
lint-area-beyond-storeys-help = retirez-en ces hexagones, donnez-leur l’étage qui manque, ou changez le `level` de la zone
lint-door-within-area = les deux côtés de la porte { $side } sont dans la zone `{ $area }`
lint-door-within-area-help = faites-en deux zones, une de chaque côté de la porte, ou retirez la porte
lint-roof-area-over-church = la zone `{ $area }` est sur le toit d’une église : { $at }{ lint-and-more }
lint-roof-area-over-church-help = retirez ces hexagones de la zone : on n’entre dans une église que par ses portes, au sol
lint-misplaced-third-level = { $reason ->
    [higher] la zone `{ $area }` est de niveau { $level }, et il n’y en a que trois
    [open] la zone `{ $area }` est de niveau 3 et n’est sur aucun bâtiment
   *[second] la zone `{ $area }` est de niveau 3, comme des toits du bâtiment `{ $first }`
 }
lint-misplaced-third-level-help = { $reason ->
    [second] mettez-la au niveau 2, ou les toits de l’autre bâtiment
   *[other] mettez-la au niveau 2
 }
lint-area-without-way-up = aucun chemin ne monte à { $at }{ lint-and-more }
lint-area-without-way-up-help = peignez une rampe, ou un mur qui s’escalade, entre elle et la cour ; à un étage, il faut un escalier à côté
lint-isolated-area = la zone `{ $area }` est isolée : aucun chemin ne mène à une autre
lint-isolated-area-help = ouvrez l’un de ses côtés d’hexagone, ou joignez-la à une voisine
lint-scalable-church = des échelles peuvent se dresser contre une église : { $sides ->
    [one] au côté { $at }
   *[other] à { $sides } côtés, { $at }{ lint-and-more }
 }
lint-scalable-church-help = peignez-{ $sides ->
    [one] le en mur d’église, ou ajoutez-le
   *[other] les en mur d’église, ou ajoutez-les
 } à une région de nature `unscalable`
lint-misplaced-group-place = { $reason ->
    [unknown] le lieu `{ $place }` ne porte le nom d’aucun groupe du jeu de pions
    [bare] des emplacements du lieu `{ $place }` ne sont dans aucune zone : { $at }{ lint-and-more }
    [inside] la colonne `{ $place }` entrerait à l’intérieur du fort : { $at }{ lint-and-more }
   *[outside] la garnison se placerait hors du fort à `{ $place }` : { $at }{ lint-and-more }
 }
lint-misplaced-group-place-help = { $reason ->
    [unknown] donnez-lui le nom d’une colonne, d’un commandement ou d’une batterie
    [bare] peignez-y une zone, ou retirez ces emplacements de la région
   *[other] peignez la région de l’autre côté du périmètre
 }
lint-company-without-flechas = `{ $counter }` ne peut jamais entrer dans le fort : elle se divise en { $needed } flechas de portée { $range ->
    [0] illimitée
   *[other] { $range }
 }, et sa colonne { $found ->
    [0] n’en a aucune
   *[other] n’en a que { $found }
 }
lint-company-without-flechas-help = donnez aux flechas de la colonne la portée de la compagnie, ou ajoutez des flechas
lint-cramped-group-place = { $reason ->
    [guns] le lieu `{ $place }` a { $found ->
        [one] { $found } emplacement
       *[other] { $found } emplacements
    } pour { $needed } canons
   *[units] le lieu `{ $place }` peut contenir { $found ->
        [one] { $found } équivalent-flecha
       *[other] { $found } équivalents-flecha
    }, et { $needed } doivent s’y placer
 }
lint-cramped-group-place-help = peignez plus d’emplacements, ou retirez des pions du groupe
lint-bare-bastion = `{ $region }` n’a pas de mur { $sides ->
    [one] sur le côté { $at }
   *[other] sur { $sides } côtés : { $at }{ lint-and-more }
 }
lint-bare-bastion-help = peignez le mur du bastion, ou retirez { $sides ->
    [one] le côté
   *[other] les côtés
 } de la région
lint-open-perimeter = le périmètre est ouvert { $sides ->
    [one] au côté { $at }
   *[other] à { $sides } côtés : { $at }{ lint-and-more }
 }
lint-open-perimeter-help = peignez-y { $sides ->
    [one] un mur
   *[other] des murs
 }, ou admettez le trou en donnant la raison
